/* What supply would do now: every corps takes the source that starves fewest and depletes least. */
#include "rules/area1812/area1812.h"

#include <string.h>

/* Corps in depleted areas: those with the fewest sources first. */
static void draw_all(const struct scenario *s, struct campaign *c, int side)
{
	struct ar_sources from, best;
	for (uint64_t all; (all = ar_drawing(s, c, side)) != 0;) {
		int first = NONE;
		for (; all; all &= all - 1) {
			int r = __builtin_ctzll(all);
			ar_sources_of(s, c, side, r, &from);
			if (first != NONE && from.n >= best.n)
				continue;
			first = r;
			best = from;
		}
		ar_draw(s, c, side, first, best.place[best.n - 1], c->left[side][first]);
	}
}

static void eat(const struct scenario *s, struct campaign *c, int side)
{
	const struct land *g = land_of(s);
	for (int r = 0; r < g->regions; r++) {
		if (!c->left[side][r] || c->depleted[r] == DEPLETED_FULL)
			continue;
		int n = c->left[side][r], depots = ar_region(g, c, side, r, ARM_DP);
		int on = !depots ? 0 : c->depleted[r] == DEPLETED_HALF ? n : n < 3 * depots ? n : 3 * depots;
		c->uses[side][r] = (uint8_t)(n - on);
		c->left[side][r] = 0;
	}
}

void ar_forecast(const struct scenario *s, const struct campaign *truth, int side, struct ar_forecast *out)
{
	const struct land *g = land_of(s);
	struct campaign c = *truth;
	memset(out, 0, sizeof *out);
	if (!c.stage) {
		ar_needs(s, &c);
		memset(c.left[1 - side], 0, sizeof c.left[0]);
	} else {
		memset(c.uses[1 - side], 0, sizeof c.uses[0]);
	}
	draw_all(s, &c, side);
	eat(s, &c, side);
	for (int r = 0; r < g->regions; r++) {
		bool alone = !ar_region(g, &c, 1 - side, r, ARMS);
		int others = alone ? 0 : c.counted[1 - side][r];
		int users = c.uses[side][r] + c.guests[r] + (others > 0 ? others : 0);
		bool with = alone && ar_region(g, &c, side, r, ARM_SU);
		out->unsure[r] = !alone && others == NONE;
		out->after[r] = (uint8_t)supply_depletes(&g->charts, c.p.header.turn, with, users,
							    (enum depleted)c.depleted[r]);
		out->hungry[r] = c.left[side][r];
		out->starving += c.left[side][r];
		out->corps += ar_region_corps(g, &c, side, r);
	}
}
