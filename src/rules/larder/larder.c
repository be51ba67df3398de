/* What the land gives, and what is left of it. */
#include "rules/larder/larder.h"

int larder_users(const struct larder *l, int region)
{
	return l->uses[SIDE_0][region] + l->uses[SIDE_1][region] + l->guests[region];
}

/* [Supply H] Only who is alone in the area and has a supply unit there. */
bool larder_may_track(const struct larder *l, int side, int region)
{
	return larder_count(l, side, region, LARDER_SUPPLY) && !larder_count(l, 1 - side, region, LARDER_UNITS);
}

bool larder_track_matters(const struct larder *l, int region)
{
	int n = larder_users(l, region);
	enum depleted before = (enum depleted)l->depleted[region];
	return supply_depletes(l->charts, l->turn, true, n, before) != supply_depletes(l->charts, l->turn, false, n, before);
}

/* [Supply D] More corps than its depots feed for nothing. */
bool larder_spends(const struct larder *l, int region, int users)
{
	return users + (l->riders ? l->riders[region] : 0) > l->feeds * larder_count(l, l->law->depots_of, region, LARDER_DEPOTS);
}

/* Corps of its own that live off a region next door whose supply unit feeds others. */
static int eaters(const struct larder *l, int side, int host)
{
	bool depots = l->depleted[host] == DEPLETED_HALF && larder_count(l, side, host, LARDER_DEPOTS);
	return depots ? 0 : larder_count(l, side, host, LARDER_CORPS) - larder_count(l, side, host, LARDER_FED);
}

enum depleted larder_host_after(const struct larder *l, int side, int host, int more, bool with)
{
	int n = eaters(l, side, host) + l->guests[host] + more;
	return supply_depletes(l->charts, l->turn, with, n, (enum depleted)l->depleted[host]);
}

enum depleted larder_share_after(const struct larder *l, int side, int region, int on, bool with)
{
	int users = l->left[side][region] - on + l->guests[region] + l->uses[1 - side][region];
	return supply_depletes(l->charts, l->turn, with, users, (enum depleted)l->depleted[region]);
}

/* One number for all that a share brings about. */
static int outcome(const struct larder *l, int side, int region, int on)
{
	bool may = larder_may_track(l, side, region);
	return 16 * larder_spends(l, region, on) + 4 * (int)larder_share_after(l, side, region, on, may) +
	       (int)larder_share_after(l, side, region, on, false);
}

bool larder_share_tells(const struct larder *l, int side, int region, int on)
{
	return on == l->left[side][region] || outcome(l, side, region, on) != outcome(l, side, region, on + 1);
}

/* [Area Depletion Chart, Supply H] All who use the area, guests too; nobody leaves it as it is. */
void larder_after(const struct larder *l, uint8_t after[LARDER_REGIONS])
{
	for (int r = 0; r < l->regions; r++)
		after[r] = (uint8_t)supply_depletes(l->charts, l->turn, l->track[r] == 1, larder_users(l, r),
						   (enum depleted)l->depleted[r]);
}
