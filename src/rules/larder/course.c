/* The Supply Interphase as a whole, up to dice and depletion: sources of all corps, stage by stage. */
#include "rules/larder/larder.h"

#include <string.h>

enum { STAGE_BEGIN, STAGE_NEIGHBOURS, STAGE_AREAS, STAGE_FORTRESS, STAGE_TRACK, STAGE_DEPOT, STAGE_RESOLVE };

bool larder_begun(const struct larder *l)
{
	return *l->stage != STAGE_BEGIN;
}

/* Somebody has to decide: always false, for "the interphase does not run on". */
static bool call(struct larder *l, int row, int region)
{
	int side = *l->side;
	phase_again(l->p);
	struct frame *f = frame_push(l->p, row, (enum side)side);
	f->place = (int16_t)l->law->seat(l->s, l->p, side, region);
	f->number = (int16_t)region;
	return false;
}

/* [Supply] First all that the side without depots decides, then all that the other does. Neither depends on the
 * other: a neighbour that feeds is free of enemies, depots are one side's alone, the track is chosen only by a side
 * that is alone. */
static void next_stage(struct larder *l)
{
	++*l->stage;
	if (*l->stage < STAGE_RESOLVE || *l->side == l->law->depots_of)
		return;
	*l->side = (uint8_t)l->law->depots_of;
	*l->stage = STAGE_NEIGHBOURS;
}

/* --- corps in depleted areas: depots and supply units next door --- */

/* No other region that still has to draw could use the same neighbour. */
static bool independent(const struct larder *l, int region, uint64_t all)
{
	struct larder_sources mine, other;
	larder_sources(l, *l->side, region, &mine);
	for (int r = 0; r < l->regions; r++) {
		if (r == region || !(all >> r & 1))
			continue;
		larder_sources(l, *l->side, r, &other);
		if (mine.hosts & other.hosts)
			return false;
	}
	return true;
}

/* Could it make a difference on which of its sources the corps of a region draw? */
static bool source_matters(const struct larder *l, int side, int region, const struct larder_sources *from)
{
	int n = l->left[side][region];
	for (int i = 0; i < from->n && from->n > 1; i++) {
		int host = l->region[from->place[i]];
		bool changes = host == region ? larder_spends(l, region, l->on_depot[region] + n) :
			       larder_host_after(l, side, host, n, false) != larder_host_after(l, side, host, 0, false);
		if (changes)
			return true;
	}
	return false;
}

static bool draw_or_ask(struct larder *l, int region, bool asks)
{
	struct larder_sources from;
	larder_fair_sources(l, *l->side, region, &from);
	if (asks && source_matters(l, *l->side, region, &from))
		return call(l, l->law->source, region);
	larder_draw_best(l, *l->side, region);
	return true;
}

/* [Supply] Those that draw next door go before the rest. [Supply G] Of units that are no corps only the choice is made here who is fed at
 * the cost of another: nothing but their owner's will decides it. */
static bool neighbours(struct larder *l, bool asks)
{
	uint64_t all = larder_drawing(l, *l->side);
	if (!all) {
		uint64_t rivals = asks ? larder_rivals(l, *l->side) : 0;
		if (rivals)
			return call(l, l->law->order, __builtin_ctzll(rivals));
		next_stage(l);
		return true;
	}
	for (int r = 0; r < l->regions; r++)
		if (all >> r & 1 && independent(l, r, all))
			return draw_or_ask(l, r, asks);
	if (!asks)
		return draw_or_ask(l, larder_best_order(l, *l->side), false);
	return call(l, l->law->order, __builtin_ctzll(all));
}

/* --- corps in areas that still give something --- */

/* Does the number of corps on depots make any difference? */
static bool share_matters(const struct larder *l, int side, int region)
{
	for (int on = 0; on < l->left[side][region]; on++)
		if (larder_share_tells(l, side, region, on))
			return true;
	return false;
}

/* [Supply E, Supply F] Undepleted: area or depot; half depleted: the depot, if there is one. */
static bool areas(struct larder *l, bool asks)
{
	int side = *l->side;
	for (int r = 0; r < l->regions; r++) {
		if (!l->left[side][r] || l->depleted[r] == DEPLETED_FULL)
			continue;
		bool depots = larder_count(l, side, r, LARDER_DEPOTS);
		if (depots && l->depleted[r] == DEPLETED_NOT && asks && share_matters(l, side, r))
			return call(l, l->law->share, r);
		larder_share(l, side, r, !depots ? 0 : l->depleted[r] == DEPLETED_HALF ? l->left[side][r] :
					       larder_best_share(l, side, r));
	}
	next_stage(l);
	return true;
}

/* --- which corps the fortress feeds, where the others starve --- */

bool larder_keeps_small(const struct larder *l, int side, int region)
{
	return l->law->mixed_small && l->law->mixed_small(l->s, l->p, side, region) && larder_starves(l, side, region);
}

/* [Supply J] A fortress feeds one unit, of either arm; asked only where others starve. */
static bool fortress(struct larder *l, bool asks)
{
	int side = *l->side;
	for (int r = 0; r < l->regions && asks; r++)
		if (!l->keep[side][r] && ((l->left[side][r] && l->law->mixed(l->s, l->p, side, r)) || larder_keeps_small(l, side, r)))
			return call(l, l->law->keep, r);
	next_stage(l);
	return true;
}

/* [Supply H] With the supply unit by choice, without it where it is not allowed. */
static bool tracks(struct larder *l, bool asks)
{
	for (int r = 0; r < l->regions; r++) {
		if (!larder_users(l, r) || l->track[r])
			continue;
		bool may = larder_may_track(l, *l->side, r);
		if (may && asks && larder_track_matters(l, r))
			return call(l, l->law->track, r);
		if (may || !larder_may_track(l, 1 - *l->side, r))
			l->track[r] = may ? 1 : 2;
	}
	next_stage(l);
	return true;
}

/* --- which depot is used up, where it could be one here or there --- */

/* [Supply D] Who uses which depot is the owner's matter, and so is which of them too many use. */
static bool depots(struct larder *l, bool asks)
{
	int16_t at[LARDER_REGIONS];
	for (int r = 0; r < l->regions && asks && *l->side == l->law->depots_of; r++)
		if (larder_named_depot(l, r) == NONE && larder_depots(l, r, at) > 1 && larder_expends(l, r))
			return call(l, l->law->expend, r);
	next_stage(l);
	return true;
}

/* --- the course --- */

/* [Supply A] Corps alone need a source; supply units, depots and leaders never do. */
void larder_begin(struct larder *l)
{
	if (larder_begun(l))
		return;
	for (int side = 0; side < SIDES; side++)
		for (int r = 0; r < l->regions; r++) {
			int corps = larder_count(l, side, r, LARDER_CORPS);
			l->left[side][r] = (uint8_t)(corps ? corps - larder_count(l, side, r, LARDER_FED) : 0);
		}
	*l->stage = STAGE_NEIGHBOURS;
	*l->side = (uint8_t)(1 - l->law->depots_of);
	set_clear(&l->p->used);
}

bool larder_run(struct larder *l, bool ask)
{
	bool on = true;
	larder_begin(l);
	while (on && *l->stage != STAGE_RESOLVE) {
		bool asks = ask && !l->leaves[*l->side];
		if (*l->stage == STAGE_NEIGHBOURS)
			on = neighbours(l, asks);
		else if (*l->stage == STAGE_AREAS)
			on = areas(l, asks);
		else if (*l->stage == STAGE_FORTRESS)
			on = fortress(l, asks);
		else if (*l->stage == STAGE_TRACK)
			on = tracks(l, asks);
		else
			on = depots(l, asks);
	}
	return !on;
}

void larder_end(struct larder *l)
{
	size_t n = (size_t)l->regions;
	*l->stage = *l->side = 0;
	set_clear(&l->p->used);
	for (int side = 0; side < SIDES; side++) {
		memset(l->uses[side], 0, n);
		memset(l->left[side], 0, n);
		memset(l->keep[side], 0, n);
		l->leaves[side] = 0;
	}
	memset(l->on_depot, 0, n);
	memset(l->guests, 0, n);
	memset(l->host_of, 0, n);
	memset(l->track, 0, n);
}
