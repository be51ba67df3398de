/* The Supply Interphase without its owner: what the program chooses when he leaves the rest to it, and what every
 * forecast supposes. It starves as few as it can, then depletes as little as it can, then keeps depots. */
#include "rules/larder/larder.h"

#include <limits.h>

enum { COST_STARVES = 100, COST_DEPOT = 3 };

static int cost_of(enum depleted state)
{
	static const int cost[] = {[DEPLETED_NOT] = 0, [DEPLETED_HALF] = 2, [DEPLETED_FULL] = 5};
	return cost[state];
}

/* What one more corps on this source costs. */
static int cost_of_one(const struct larder *l, int side, int region, int place)
{
	int host = l->region[place];
	if (host == region)
		return l->on_depot[region] == l->feeds * larder_count(l, side, region, LARDER_DEPOTS) ? COST_DEPOT : 0;
	return cost_of(larder_host_after(l, side, host, 1, true)) - cost_of(larder_host_after(l, side, host, 0, true));
}

/* [Supply A] Nobody is left hungry while a source is open. */
void larder_draw_best(struct larder *l, int side, int region)
{
	struct larder_sources from;
	while (l->left[side][region]) {
		int best = INT_MAX, place = NONE;
		larder_fair_sources(l, side, region, &from);
		for (int i = 0; i < from.n; i++) {
			int cost = cost_of_one(l, side, region, from.place[i]);
			if (cost >= best)
				continue;
			best = cost;
			place = from.place[i];
		}
		if (place == NONE)
			return;
		larder_draw(l, side, region, place, 1);
	}
}

/* Who stays hungry when this region draws first. */
static int hungry_after(const struct larder *l, int side, int region, const struct larder_sources *fair)
{
	uint8_t host[LARDER_REGIONS];
	return larder_match(l, side, region, l->region[fair->place[0]], host);
}

int larder_best_order(const struct larder *l, int side)
{
	struct larder_sources from;
	int best = INT_MAX, first = NONE;
	for (uint64_t all = larder_drawing(l, side); all; all &= all - 1) {
		int r = __builtin_ctzll(all);
		larder_fair_sources(l, side, r, &from);
		/* nobody else's last source, then the fewest ways out, then the most mouths */
		int rank = COST_STARVES * 16 * hungry_after(l, side, r, &from) + from.n * 16 - l->left[side][r];
		if (rank >= best)
			continue;
		best = rank;
		first = r;
	}
	return first;
}

int larder_best_share(const struct larder *l, int side, int region)
{
	int best = INT_MAX, chosen = 0;
	bool may = larder_may_track(l, side, region);
	for (int on = 0; on <= l->left[side][region]; on++) {
		int cost = cost_of(larder_share_after(l, side, region, on, may)) +
			   (larder_spends(l, region, on) ? COST_DEPOT : 0);
		if (cost > best || (cost == best && !larder_share_tells(l, side, region, on)))
			continue;
		best = cost;
		chosen = on;
	}
	return chosen;
}
