/* What supply would do now: the interphase itself, run on a copy with everything left to the program. */
#include "rules/area1812/area1812.h"

#include <string.h>

/* Corps of the enemy there, as far as this side has counted or seen them, or NONE. */
static int known_corps(const struct land *g, const struct campaign *c, int enemy, int region)
{
	if (c->counted[enemy][region] != NONE)
		return c->counted[enemy][region];
	for (int i = 0; i < g->parts[region]; i++)
		if (c->backs[enemy][g->part[region][i]])
			return NONE;
	return ar_region_corps(g, c, enemy, region);
}

/* May French corps there have a depot to live on, for all the Russians know? */
static bool may_hide_depot(const struct scenario *s, const struct campaign *c, int region)
{
	const struct land *g = land_of(s);
	for (int i = 0; i < g->parts[region]; i++)
		if (c->backs[FRENCH][g->part[region][i]] && c->alive[FRENCH][ARM_DP])
			return true;
	for (int i = g->begin[FRENCH][ARM_DP]; i < g->end[FRENCH][ARM_DP]; i++) {
		int at = c->p.piece[i].place;
		if (at >= 0 && g->region[at] == region && ar_knows(s, c, i, RUSSIAN))
			return true;
	}
	return false;
}

/* Only what this side can know: of the enemy, the corps that were counted where both stand. */
static void forget_enemy(const struct scenario *s, struct campaign *c, int side, struct ar_forecast *out)
{
	const struct land *g = land_of(s);
	int enemy = 1 - side;
	struct larder l = ar_larder(s, c);
	larder_begin(&l);
	memset(c->left[enemy], 0, sizeof c->left[enemy]);
	memset(c->uses[enemy], 0, sizeof c->uses[enemy]);
	for (int r = 0; r < g->regions; r++) {
		if (!ar_region(g, c, side, r, ARMS) || !ar_region(g, c, enemy, r, ARMS))
			continue;
		int n = known_corps(g, c, enemy, r);
		out->unsure[r] = n == NONE || (n && side == RUSSIAN && may_hide_depot(s, c, r));
		for (int i = 0; i < g->parts[r]; i++)
			n -= n > 0 && c->fort[g->part[r][i]] == enemy + 1;
		c->uses[enemy][r] = (uint8_t)(n > 0 && c->depleted[r] != DEPLETED_FULL ? n : 0);
	}
}

static void region_forecast(const struct scenario *s, const struct campaign *c, int side, int r, struct ar_forecast *out)
{
	struct larder l = ar_larder(s, c);
	out->uses[r] = c->uses[side][r];
	out->on_depot[r] = side == FRENCH ? c->on_depot[r] : 0;
	out->guests[r] = c->guests[r];
	out->host_of[r] = c->host_of[r];
	out->spent[r] = side == FRENCH && larder_spends(&l, r, c->on_depot[r]);
	out->fed[r] = (uint8_t)ar_fed(s, c, side, r);
	out->hungry[r] = c->left[side][r];
	out->starving += c->left[side][r];
	out->corps += ar_region_corps(land_of(s), c, side, r);
}

void ar_forecast(const struct scenario *s, const struct campaign *truth, int side, struct ar_forecast *out)
{
	const struct land *g = land_of(s);
	struct campaign c = *truth;
	memset(out, 0, sizeof *out);
	forget_enemy(s, &c, side, out);
	struct larder l = ar_larder(s, &c);
	larder_run(&l, false);
	larder_after(&l, out->after);
	for (int r = 0; r < g->regions; r++)
		if (ar_region(g, &c, side, r, ARMS))
			region_forecast(s, &c, side, r, out);
		else
			out->after[r] = c.depleted[r]; /* what the enemy does there is his */
}
