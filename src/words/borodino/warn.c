/* What is about to cost something: redoubts that are destroyed as the player-turn ends. */
#include "words/borodino/own.h"

/* [Redoubts J] A redoubt in French hands at the end of a Russian player-turn is destroyed. */
void borodino_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out)
{
	const struct battle *b = battle_of(p);
	const struct field *f = field_of(s);
	unsigned taken = 0;
	struct text names = {""};
	text_set(out, "%s", "");
	for (int i = 0; i < REDOUBTS && viewer == (enum side)RUSSIAN; i++) {
		int unit = unit_at(b, f->redoubt_at[i]);
		if (!(b->destroyed >> i & 1) && unit != NONE && is_side(f, FRENCH, unit))
			taken |= 1u << i;
	}
	int n = __builtin_popcount(taken), k = 0;
	for (; taken; taken &= taken - 1)
		text_listed(&names, k++, n, bo_hex(s, f->redoubt_at[__builtin_ctz(taken)]).at);
	if (n)
		text_set(out, n == 1 ? "The French stand in the redoubt at %.120s: it is destroyed at the end of this turn" :
			 "The French stand in the redoubts at %.160s: they are destroyed at the end of this turn", names.at);
}

/* A redoubt, or Schevardino on 5 September, that is in the hands of the side. */
bool borodino_holds(const struct scenario *s, const struct position *p, int side, int place)
{
	const struct field *f = field_of(s);
	for (int i = 0; i < REDOUBTS; i++)
		if (f->redoubt_at[i] == place)
			return (int)(battle_of(p)->held >> i & 1) == side;
	return false;
}
