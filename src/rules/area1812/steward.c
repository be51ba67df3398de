/* The Supply Interphase without its owner: what the program chooses when he leaves the rest to it, and what every
 * forecast supposes. It starves as few as it can, then depletes as little as it can, then keeps depots. */
#include "rules/area1812/area1812.h"

#include <limits.h>

enum { COST_STARVES = 100, COST_DEPOT = 3 };

static int cost_of(enum depleted state)
{
	static const int cost[] = {[DEPLETED_NOT] = 0, [DEPLETED_HALF] = 2, [DEPLETED_FULL] = 5};
	return cost[state];
}

/* Corps of its own that live off a region next door whose supply unit feeds others. */
static int eaters(const struct scenario *s, const struct campaign *c, int side, int host)
{
	const struct land *g = land_of(s);
	bool depots = c->depleted[host] == DEPLETED_HALF && ar_region(g, c, side, host, ARM_DP);
	return depots ? 0 : ar_region_corps(g, c, side, host) - ar_fed(s, c, side, host);
}

enum depleted ar_host_after(const struct scenario *s, const struct campaign *c, int side, int host, int more, bool with)
{
	int n = eaters(s, c, side, host) + c->guests[host] + more;
	return supply_depletes(&land_of(s)->charts, c->p.header.turn, with, n, (enum depleted)c->depleted[host]);
}

/* Corps of other regions that have nothing but this neighbour. */
static int rely_on(const struct scenario *s, const struct campaign *c, int side, int region, int host)
{
	struct ar_sources from;
	int n = 0;
	for (uint64_t all = ar_drawing(s, c, side); all; all &= all - 1) {
		int r = __builtin_ctzll(all);
		if (r == region)
			continue;
		ar_sources_of(s, c, side, r, &from);
		n += from.n == 1 && from.hosts >> host & 1 ? c->left[side][r] : 0;
	}
	return n;
}

/* What one more corps on this source costs. */
static int cost_of_one(const struct scenario *s, const struct campaign *c, int side, int region, int place)
{
	const struct land *g = land_of(s);
	int host = g->region[place];
	if (host == region)
		return c->on_depot[region] == DEPOT_FEEDS * ar_region(g, c, side, region, ARM_DP) ? COST_DEPOT : 0;
	int claimed = c->host_of[host] ? 0 : COST_STARVES * rely_on(s, c, side, region, host);
	return claimed + cost_of(ar_host_after(s, c, side, host, 1, true)) - cost_of(ar_host_after(s, c, side, host, 0, true));
}

void ar_draw_best(const struct scenario *s, struct campaign *c, int side, int region)
{
	struct ar_sources from;
	while (c->left[side][region]) {
		int best = INT_MAX, place = NONE;
		ar_sources_of(s, c, side, region, &from);
		for (int i = 0; i < from.n; i++) {
			int cost = cost_of_one(s, c, side, region, from.place[i]);
			if (cost >= best)
				continue;
			best = cost;
			place = from.place[i];
		}
		if (place == NONE)
			return;
		ar_draw(s, c, side, region, place, 1);
	}
}

int ar_best_order(const struct scenario *s, const struct campaign *c, int side)
{
	struct ar_sources from;
	int best = INT_MAX, first = NONE;
	for (uint64_t all = ar_drawing(s, c, side); all; all &= all - 1) {
		int r = __builtin_ctzll(all);
		ar_sources_of(s, c, side, r, &from);
		int rank = from.n * 16 - c->left[side][r]; /* the fewest ways out, then the most mouths */
		if (rank >= best)
			continue;
		best = rank;
		first = r;
	}
	return first;
}

enum depleted ar_share_after(const struct scenario *s, const struct campaign *c, int side, int region, int on, bool with)
{
	int users = c->left[side][region] - on + c->guests[region] + c->uses[1 - side][region];
	return supply_depletes(&land_of(s)->charts, c->p.header.turn, with, users, (enum depleted)c->depleted[region]);
}

/* One digit for all that a share brings about. */
static int outcome(const struct scenario *s, const struct campaign *c, int side, int region, int on)
{
	bool may = ar_may_track(s, c, side, region);
	return 16 * ar_spends(land_of(s), c, region, on) + 4 * (int)ar_share_after(s, c, side, region, on, may) +
	       (int)ar_share_after(s, c, side, region, on, false);
}

bool ar_share_tells(const struct scenario *s, const struct campaign *c, int side, int region, int on)
{
	return on == c->left[side][region] ||
	       outcome(s, c, side, region, on) != outcome(s, c, side, region, on + 1);
}

int ar_best_share(const struct scenario *s, const struct campaign *c, int side, int region)
{
	int best = INT_MAX, chosen = 0;
	bool may = ar_may_track(s, c, side, region);
	for (int on = 0; on <= c->left[side][region]; on++) {
		int cost = cost_of(ar_share_after(s, c, side, region, on, may)) +
			   (ar_spends(land_of(s), c, region, on) ? COST_DEPOT : 0);
		if (cost > best || (cost == best && !ar_share_tells(s, c, side, region, on)))
			continue;
		best = cost;
		chosen = on;
	}
	return chosen;
}
