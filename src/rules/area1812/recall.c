/* What both remember of closed stacks: a part of a stack that was seen holds at most what that held of each arm, parts that
 * meet at most their sums, and corps that were counted are still as many when all of them have marched together.
 */
#include "rules/area1812/area1812.h"

#include <string.h>

static int sum(int a, int b)
{
	return int_min(a == UNBOUND || b == UNBOUND ? UNBOUND : a + b, UNBOUND);
}

void ar_most(const struct scenario *s, const struct campaign *c, int side, int place, uint8_t out[MOSTS])
{
	const uint8_t *n = c->at[side][place], *most = c->most[side][place];
	bool told = ar_all_told(s, c, side, place);
	for (int arm = ARM_IC; arm <= ARM_CC; arm++)
		out[arm] = told ? n[arm] : most[arm];
	int both = sum(out[MOST_IC], out[MOST_CC]), counted = c->counted[side][land_of(s)->region[place]];
	out[MOST_CORPS] = (uint8_t)(told ? both : int_min(both, most[MOST_CORPS]));
	if (counted != NONE)
		out[MOST_CORPS] = (uint8_t)int_min(out[MOST_CORPS], counted);
}

void ar_recall(const struct scenario *s, struct campaign *c, int side, int place)
{
	uint8_t most[MOSTS];
	ar_most(s, c, side, place, most);
	memcpy(c->most[side][place], most, sizeof most);
}

void ar_recall_unit(const struct scenario *s, struct campaign *c, int piece, int place, int by)
{
	int arm = land_of(s)->arm[piece];
	uint8_t *most = c->most[s->piece[piece].side][place];
	for (int what = 0; what < MOSTS; what++)
		if (arm <= ARM_CC && (what == arm || what == MOST_CORPS) && most[what] != UNBOUND && most[what] + by >= 0)
			most[what] = (uint8_t)(most[what] + by);
}

void ar_recall_some(const struct scenario *s, struct campaign *c, int piece, int from, int to)
{
	int side = s->piece[piece].side;
	uint8_t *most = c->most[side][to];
	for (int what = 0; what < MOSTS; what++)
		most[what] = (uint8_t)sum(most[what], from >= 0 ? int_min(1, c->most[side][from][what]) : 1);
}

/* Corps of a side in a region, where the enemy has counted them or sees them all; else NONE. */
static int known_in(const struct scenario *s, const struct campaign *c, int side, int region)
{
	const struct land *g = land_of(s);
	if (c->counted[side][region] != NONE)
		return c->counted[side][region];
	for (int i = 0; i < g->parts[region]; i++)
		if (!ar_all_told(s, c, side, g->part[region][i]))
			return NONE;
	return ar_region_corps(g, c, side, region);
}

struct ar_word ar_word_of(const struct scenario *s, const struct campaign *c, int side, int from, int to, int corps)
{
	const uint8_t *region = land_of(s)->region;
	struct ar_word out;
	uint8_t there[MOSTS];
	ar_most(s, c, side, from, out.most);
	ar_most(s, c, side, to, there);
	for (int what = 0; what < MOSTS; what++)
		out.most[what] = (uint8_t)sum(int_min(out.most[what], corps), there[what]);
	int set_out = known_in(s, c, side, region[from]), meet = region[from] == region[to] ? 0 : known_in(s, c, side, region[to]);
	out.counted = (int8_t)(set_out == NONE || meet == NONE ? NONE : set_out + meet);
	return out;
}

/* [reading 18] The count goes with the corps where none of their region stay behind. */
void ar_word_keep(const struct scenario *s, struct campaign *c, int side, int from, int to, const struct ar_word *word)
{
	const struct land *g = land_of(s);
	memcpy(c->most[side][to], word->most, sizeof word->most);
	bool all = g->region[from] == g->region[to] || !ar_region(g, c, side, g->region[from], ARMS);
	if (all && word->counted != NONE && !ar_all_told(s, c, side, to))
		c->counted[side][g->region[to]] = word->counted;
}
