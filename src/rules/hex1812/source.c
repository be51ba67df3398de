/* The window of the larder on a campaign: what the Supply Interphase needs of the hex game. */
#include "rules/hex1812/hex1812.h"

/* [Fortresses A, Supply J, reading 19] A fortress of one's own country that no enemy has ever been in or gone through. */
bool hx_feeds(const struct scenario *s, const struct campaign *c, int side, int place)
{
	int fort = hx_is_fortress(s, place) ? ground_of(s)->fort[place] : NONE;
	return fort != NONE && ground_of(s)->theirs[side] >> fort & 1 && !(c->passed[1 - side] >> fort & 1);
}

/* [Fortresses A, reading 34] The one combat unit on the hex that its fortress feeds: a corps before a division, of two arms the one
 * that its owner has named. NONE without any. */
int hx_fed(const struct scenario *s, const struct campaign *c, int place)
{
	int first[KINDS] = {NONE, NONE, NONE, NONE, NONE, NONE, NONE}, side = hx_owner(s, c, place);
	if (side == NOBODY || !hx_feeds(s, c, side, place))
		return NONE;
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i)) {
		int kind = ground_of(s)->kind[i];
		first[kind] = first[kind] == NONE ? i : first[kind];
	}
	if (first[KIND_IC] != NONE && first[KIND_CC] != NONE)
		return first[c->keep[side][ground_of(s)->region[place]] == 2 ? KIND_CC : KIND_IC];
	static const uint8_t order[] = {KIND_IC, KIND_CC, KIND_ID, KIND_CD};
	for (size_t i = 0; i < sizeof order; i++)
		if (first[order[i]] != NONE)
			return first[order[i]];
	return NONE;
}

/* Units of some kinds of a side in a region; `able`: not the disrupted. */
static int units(const struct scenario *s, const struct campaign *c, int side, int region, unsigned kinds, bool able)
{
	const struct ground *g = ground_of(s);
	int n = 0;
	for (int k = 0; k < KINDS; k++)
		for (int i = g->begin[side][k]; kinds >> k & 1 && i < g->end[side][k]; i++) {
			int at = c->p.piece[i].place;
			n += at >= 0 && g->region[at] == region && !(able && hx_is_disrupted(c, i));
		}
	return n;
}

/* Units that the fortresses of a region feed, corps or divisions. */
static int fed(const struct scenario *s, const struct campaign *c, int side, int region, bool corps)
{
	const struct ground *g = ground_of(s);
	int n = 0;
	for (int i = 0; i < g->fortresses; i++) {
		int at = g->fortress[i];
		if (g->region[at] != region || hx_owner(s, c, at) != side)
			continue;
		int unit = hx_fed(s, c, at);
		n += unit != NONE && hx_is_corps(s, unit) == corps;
	}
	return n;
}

enum { CORPS = 1 << KIND_IC | 1 << KIND_CC, DIVISIONS = 1 << KIND_ID | 1 << KIND_CD };

int hx_divisions(const struct scenario *s, const struct campaign *c, int side, int region)
{
	int n = units(s, c, side, region, DIVISIONS, false);
	return n ? n - fed(s, c, side, region, false) : 0;
}

/* [Supply G, Supply H, reading 35] Combat units alone make an area the enemy's too, or crowd it. [Disruption A] Disrupted supply units
 * and depots are of no use. [reading 18] Corps alone deplete. */
int hx_count(const struct scenario *s, const struct campaign *c, int side, int region, enum larder_what what)
{
	switch (what) {
	case LARDER_CORPS:
		return units(s, c, side, region, CORPS, false);
	case LARDER_SUPPLY:
		return units(s, c, side, region, 1 << KIND_SU, true);
	case LARDER_DEPOTS:
		return units(s, c, side, region, 1 << KIND_DP, true);
	case LARDER_FED:
		return fed(s, c, side, region, true);
	default:
		return units(s, c, side, region, CORPS | DIVISIONS, false);
	}
}

static int count(const struct scenario *s, const struct position *p, int side, int region, enum larder_what what)
{
	return hx_count(s, campaign_of(p), side, region, what);
}

static int place(const struct scenario *s, const struct position *p, int side, int region, enum larder_what what)
{
	const struct ground *g = ground_of(s);
	int kind = what == LARDER_DEPOTS ? KIND_DP : KIND_SU;
	for (int i = g->begin[side][kind]; i < g->end[side][kind]; i++) {
		int at = p->piece[i].place;
		if (at >= 0 && g->region[at] == region && !hx_is_disrupted(campaign_of(p), i))
			return at;
	}
	return NONE;
}

int hx_seat(const struct scenario *s, const struct campaign *c, int side, int region)
{
	const struct ground *g = ground_of(s);
	for (int i = g->first[side]; i < g->last[side]; i++) {
		int at = c->p.piece[i].place;
		if (at >= 0 && g->region[at] == region)
			return at;
	}
	return g->box[region];
}

static int seat(const struct scenario *s, const struct position *p, int side, int region)
{
	return hx_seat(s, campaign_of(p), side, region);
}

static bool mixed(const struct scenario *s, const struct position *p, int side, int region)
{
	const struct ground *g = ground_of(s);
	const struct campaign *c = campaign_of(p);
	for (int i = 0; i < g->fortresses; i++) {
		unsigned kinds = 0;
		if (g->region[g->fortress[i]] != region || !hx_feeds(s, c, side, g->fortress[i]))
			continue;
		for (int k = hx_top(c, g->fortress[i]); k != NONE; k = hx_below(c, k))
			kinds |= s->piece[k].side == side ? 1u << g->kind[k] : 0;
		if ((kinds & CORPS) == CORPS)
			return true;
	}
	return false;
}

/* [Supply D, Supply F, reading 18] Divisions in an area that is depleted, however far, live off its depots. */
static int riders(const struct scenario *s, const struct position *p, int region)
{
	const struct campaign *c = campaign_of(p);
	if (c->depleted[region] == DEPLETED_NOT || !hx_count(s, c, FRENCH, region, LARDER_DEPOTS))
		return 0;
	return hx_divisions(s, c, FRENCH, region);
}

static const struct larder_law law = {
	.depots_of = FRENCH,
	.order = ROW_ORDER, .source = ROW_SOURCE, .share = ROW_SHARE, .keep = ROW_KEEP, .track = ROW_TRACK,
	.draw = VERB_DRAW,
	.keep_foot = CHOICE_KEEP_INF, .keep_horse = CHOICE_KEEP_CAV, .with = CHOICE_WITH, .without = CHOICE_WITHOUT,
	.cite_share = CITE_SUPPLY_F, .cite_source = CITE_SUPPLY_G, .cite_fortress = CITE_FORTRESS_A, .cite_track = CITE_SUPPLY_H,
	.count = count, .place = place, .seat = seat, .mixed = mixed, .riders = riders,
};

struct larder hx_larder(const struct scenario *s, const struct campaign *seen)
{
	const struct ground *g = ground_of(s);
	struct campaign *c = (struct campaign *)(uintptr_t)seen; /* who may not change it does not */
	return (struct larder){
		.s = s, .law = &law, .charts = &g->charts, .p = &c->p, .regions = g->regions, .turn = c->p.header.turn,
		.feeds = g->figures.supply.depot_feeds, .crowd = g->figures.supply.crowd,
		.places = g->places, .near = g->near, .region = g->region, .id = g->region_id,
		.depleted = c->depleted, .uses = {c->uses[0], c->uses[1]}, .left = {c->left[0], c->left[1]},
		.on_depot = c->on_depot, .guests = c->guests, .host_of = c->host_of, .track = c->track,
		.keep = {c->keep[0], c->keep[1]}, .leaves = c->leaves, .stage = &c->stage, .side = &c->side,
	};
}

static struct larder opened(const struct scenario *s, const struct position *p)
{
	return hx_larder(s, campaign_of(p));
}

LARDER_ROWS(hx, opened)
