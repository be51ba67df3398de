/* Who may draw on what. */
#include "rules/larder/larder.h"

#include <limits.h>

/* [Supply D] A depot feeds its own area only, enemies there or not. [Supply G] The five conditions, in their order. */
const char *larder_no_source(const struct larder *l, int side, int region, int host)
{
	if (host == region)
		return larder_count(l, side, region, LARDER_DEPOTS) ? NULL : "no depot is here";
	if (!(l->near[region] >> host & 1))
		return "it has no common border with this area";
	if (!larder_count(l, side, host, LARDER_SUPPLY))
		return "no supply unit of yours stands there";
	if (larder_count(l, 1 - side, host, LARDER_UNITS))
		return "the enemy stands there";
	if (larder_count(l, side, host, LARDER_CROWD) > l->crowd)
		return "too many corps of yours stand there";
	if (l->depleted[host] == DEPLETED_FULL)
		return "it is 100% depleted";
	return l->host_of[host] && l->host_of[host] != region + 1 ? "it feeds corps of another area already" : NULL;
}

void larder_sources(const struct larder *l, int side, int region, struct larder_sources *out)
{
	out->n = 0;
	out->hosts = 0;
	int depot = l->law->place(l->s, l->p, side, region, LARDER_DEPOTS);
	if (depot != NONE)
		out->place[out->n++] = (int16_t)depot;
	for (uint64_t left = l->near[region]; left; left &= left - 1) {
		int r = __builtin_ctzll(left);
		if (larder_no_source(l, side, region, r))
			continue;
		out->hosts |= UINT64_C(1) << r;
		out->place[out->n++] = (int16_t)l->law->place(l->s, l->p, side, r, LARDER_SUPPLY);
	}
}

void larder_fair_sources(const struct larder *l, int side, int region, struct larder_sources *out)
{
	struct larder_sources all;
	uint8_t host[LARDER_REGIONS];
	int least = INT_MAX;
	larder_sources(l, side, region, &all);
	*out = all;
	for (int i = 0; i < all.n && all.n > 1; i++) {
		int at = l->region[all.place[i]], hungry = larder_match(l, side, region, at, host);
		if (hungry < least) {
			out->n = 0;
			out->hosts = 0;
			least = hungry;
		}
		if (hungry > least)
			continue;
		out->place[out->n++] = all.place[i];
		out->hosts |= at == region ? 0 : UINT64_C(1) << at;
	}
}

/* [Supply E, Supply F] A wholly depleted area feeds nobody: its corps have to look for a depot or a neighbour. */
uint64_t larder_drawing(const struct larder *l, int side)
{
	struct larder_sources from;
	uint64_t all = 0;
	for (int r = 0; r < l->regions; r++) {
		if (!l->left[side][r] || l->depleted[r] != DEPLETED_FULL)
			continue;
		larder_sources(l, side, r, &from);
		if (from.n)
			all |= UINT64_C(1) << r;
	}
	return all;
}

/* [Supply G] Who fed one area feeds no third. */
void larder_draw(struct larder *l, int side, int region, int place, int n)
{
	int host = l->region[place];
	l->left[side][region] = (uint8_t)(l->left[side][region] - n);
	if (host == region) {
		l->on_depot[region] = (uint8_t)(l->on_depot[region] + n);
		return;
	}
	l->guests[host] = (uint8_t)(l->guests[host] + n);
	l->host_of[host] = (uint8_t)(region + 1);
}

/* [Supply E] The rest lives off the area, however many. */
void larder_share(struct larder *l, int side, int region, int on)
{
	l->on_depot[region] = (uint8_t)(l->on_depot[region] + on);
	l->uses[side][region] = (uint8_t)(l->left[side][region] - on);
	l->left[side][region] = 0;
}
