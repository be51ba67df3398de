/* What is about to cost something: redoubts that are destroyed as the player-turn ends. */
#include "words/borodino/own.h"

/* [Redoubts J] A redoubt in French hands at the end of a Russian player-turn is destroyed. */
void borodino_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out)
{
	const struct battle *b = battle_of(p);
	const struct field *f = field_of(s);
	text_set(out, "%s", "");
	for (int i = 0; i < REDOUBTS && viewer == (enum side)RUSSIAN; i++) {
		int unit = unit_at(b, f->redoubt_at[i]);
		if (b->destroyed >> i & 1 || unit == NONE || !is_side(f, FRENCH, unit))
			continue;
		text_set(out, "The French stand in the redoubt at %s: it is destroyed at the end of this turn",
			 bo_hex(s, f->redoubt_at[i]).at);
		return;
	}
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
