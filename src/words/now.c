/* Which advice comes first. */
#include "words/now_own.h"

#include <string.h>

/* The phase cannot end yet: who has to come on comes first, or else it is told what is owed. */
static bool owed(const struct look *k, bool comes)
{
	struct orders waiting = {.n = 0};
	struct text text;
	if (!k->prompt->why_not.at[0] || !(k->prompt->verbs >> VERB_DONE & 1) || first_of(k->list, VERB_DONE) != NONE)
		return false;
	for (int i = 0; i < k->list->n && comes; i++)
		if (now_moves(k, &k->list->at[i]) && k->p->piece[k->list->at[i].piece].place < 0)
			orders_add(&waiting, k->list->at[i]);
	int best = !comes ? 0 : waiting.n ? now_nearest(k, &waiting, waiting.at[0].piece) : NONE; /* the first: the question speaks of it */
	if (best == NONE)
		return false;
	k->out->order = comes ? orders_find(k->list, &waiting.at[best]) : best;
	if (comes) {
		now_say_reach(k, &waiting.at[best], &text);
		text_set(&k->out->words, "Drag from the tray: %s; the phase cannot end before", text.at);
	} else {
		text_set(&k->out->words, "Before the phase can end: %s", k->prompt->why_not.at);
	}
	return true;
}

void now_look(const struct scenario *s, const struct position *p, const struct prompt *prompt, const struct orders *list, int held,
	      struct now *out)
{
	struct way_to way;
	struct look k = {s, p, prompt, list, &way, words_of(s), 0, held, out};
	memset(out, 0, sizeof *out);
	out->order = NONE;
	if (!list->n)
		return;
	k.edges = now_edge_verbs(s);
	now_find_ways(&k, prompt->side, &way);
	if (now_to_press_any(&k) || now_to_press_all(&k) || now_in_hand(&k) || now_to_commit(&k) || owed(&k, true) || now_to_rest(&k) ||
	    now_to_click(&k) || owed(&k, false) || now_to_leave(&k) || now_to_take(&k) || now_to_move(&k) || now_to_play(&k) || now_to_begin(&k))
		return;
	now_to_press(&k);
}
