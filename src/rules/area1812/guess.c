/* What a side may think the other's closed stacks to be. */
#include "rules/area1812/area1812.h"

bool ar_guess(const struct scenario *s, const struct campaign *c, int side, uint64_t *state, struct campaign *out)
{
	*out = *c;
	dice_seed(&out->p.dice, 1);
	if (c->battle.place != NONE && !c->battle.chits)
		out->battle.plan[1 - side] = NONE;
	return ar_deal(s, out, 1 - side, side, state);
}
