/* What may be forgotten at the end of a phase: enemies that could still be attacked or bombarded; and who stays at night by rights. */
#include "words/borodino/own.h"

/* [Combat A] Who may be attacked and need not be. */
void borodino_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	int n = 0, first = NONE;
	(void)s;
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb != VERB_ATTACK)
			continue;
		first = first == NONE ? list->at[i].piece : first;
		n++;
	}
	if (n)
		forgotten_add(out, NONE, p->piece[first].place, n == 1 ? "1 enemy unit could still be attacked." :
			      "%d enemy units could still be attacked.", n);
}

/* [Night Movement A] At night who is near the enemy may only go away from him. */
bool borodino_settled(const struct scenario *s, const struct position *p, int piece)
{
	const struct battle *b = battle_of(p);
	int at = p->piece[piece].place;
	return at >= 0 && is_night(s, b) && bo_nearest_enemy(s, b, s->piece[piece].side, at) <= figures_of(s)->night.near;
}
