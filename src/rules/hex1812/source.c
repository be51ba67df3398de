/* The window of the larder on a campaign: what the Supply Interphase needs of the hex game. */
#include "rules/hex1812/hex1812.h"

static int region_of(const struct ground *g, const struct campaign *c, int piece)
{
	int at = c->p.piece[piece].place;
	return at < 0 ? REGIONS : g->region[at];
}

/* Pieces of some kinds of a side in a region; `fit`: the disrupted are not counted. */
static int count_kinds(const struct ground *g, const struct campaign *c, int side, int region, int first, int last, bool fit)
{
	int n = 0;
	if (!c->live[side][region])
		return 0;
	for (int i = g->begin[side][first]; i < g->end[side][last]; i++)
		n += region_of(g, c, i) == region && (!fit || !hx_is_disrupted(c, i));
	return n;
}

/* [Fortresses A, Supply J] Own fortresses in the own country, Russia or the rest, never entered by the enemy. */
bool hx_feeds(const struct scenario *s, const struct campaign *c, int side, int place)
{
	const struct ground *g = ground_of(s);
	int fort = g->fort[place];
	return hx_is_fortress(s, place) && g->theirs[side] >> fort & 1 && !(c->passed[1 - side] >> fort & 1);
}

/* Corps (or divisions) of a side on a hex, by arm. */
static int on_hex(const struct scenario *s, const struct campaign *c, int side, int place, int kind)
{
	int n = 0;
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i))
		n += s->piece[i].side == side && ground_of(s)->kind[i] == kind;
	return n;
}

/* [Fortresses A] One combat unit on each fortress; a corps where there is one, for it eats most. */
static int fed_in(const struct scenario *s, const struct campaign *c, int side, int region, bool corps)
{
	const struct ground *g = ground_of(s);
	int n = 0;
	if (!c->live[side][region])
		return 0;
	for (int i = 0; i < g->fortresses; i++) {
		int at = g->fortress[i];
		if (g->region[at] != region || !hx_feeds(s, c, side, at))
			continue;
		bool big = on_hex(s, c, side, at, KIND_IC) || on_hex(s, c, side, at, KIND_CC);
		bool small = on_hex(s, c, side, at, KIND_ID) || on_hex(s, c, side, at, KIND_CD);
		n += corps ? big : !big && small;
	}
	return n;
}

int hx_divisions(const struct scenario *s, const struct campaign *c, int side, int region)
{
	const struct ground *g = ground_of(s);
	return count_kinds(g, c, side, region, KIND_ID, KIND_ID, false) + count_kinds(g, c, side, region, KIND_CD, KIND_CD, false) -
	       fed_in(s, c, side, region, false);
}

/* [reading 18] Only corps deplete; [reading 35] what keeps a neighbour from feeding are all combat units. [Disruption A] The
 * disrupted serve no function of supply. */
int hx_count(const struct scenario *s, const struct campaign *c, int side, int region, enum larder_what what)
{
	const struct ground *g = ground_of(s);
	switch (what) {
	case LARDER_CORPS:
		return count_kinds(g, c, side, region, KIND_IC, KIND_IC, false) + count_kinds(g, c, side, region, KIND_CC, KIND_CC, false);
	case LARDER_SUPPLY:
		return count_kinds(g, c, side, region, KIND_SU, KIND_SU, true);
	case LARDER_DEPOTS:
		return count_kinds(g, c, side, region, KIND_DP, KIND_DP, true);
	case LARDER_FED:
		return fed_in(s, c, side, region, true);
	default:
		return count_kinds(g, c, side, region, KIND_IC, KIND_CD, false);
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
	for (int i = g->begin[side][kind]; i < g->end[side][kind]; i++)
		if (region_of(g, campaign_of(p), i) == region && !hx_is_disrupted(campaign_of(p), i))
			return p->piece[i].place;
	return NONE;
}

int hx_seat(const struct scenario *s, const struct campaign *c, int side, int region)
{
	const struct ground *g = ground_of(s);
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (region_of(g, c, i) == region)
			return c->p.piece[i].place;
	return g->box[region];
}

static int seat(const struct scenario *s, const struct position *p, int side, int region)
{
	return hx_seat(s, campaign_of(p), side, region);
}

/* Does a fortress of the region feed one of those on it, with both arms to choose from, and no corps before divisions? */
static bool both_arms(const struct scenario *s, const struct campaign *c, int side, int region, bool corps)
{
	const struct ground *g = ground_of(s);
	for (int i = 0; i < g->fortresses; i++) {
		int at = g->fortress[i];
		if (g->region[at] != region || !hx_feeds(s, c, side, at))
			continue;
		bool foot = on_hex(s, c, side, at, KIND_IC), horse = on_hex(s, c, side, at, KIND_CC);
		if (corps ? foot && horse : !foot && !horse && on_hex(s, c, side, at, KIND_ID) && on_hex(s, c, side, at, KIND_CD))
			return true;
	}
	return false;
}

static bool mixed(const struct scenario *s, const struct position *p, int side, int region)
{
	return both_arms(s, campaign_of(p), side, region, true);
}

static bool mixed_small(const struct scenario *s, const struct position *p, int side, int region)
{
	return both_arms(s, campaign_of(p), side, region, false);
}

static int small(const struct scenario *s, const struct position *p, int side, int region)
{
	return hx_divisions(s, campaign_of(p), side, region);
}

static struct text called(const struct scenario *s, int region)
{
	struct text out;
	text_set(&out, "%s (%s)", ground_of(s)->region_name[region], ground_of(s)->region_id[region]);
	return out;
}

static bool depot(const struct scenario *s, const struct position *p, int piece)
{
	return ground_of(s)->kind[piece] == KIND_DP && p->piece[piece].place >= 0 && !hx_is_disrupted(campaign_of(p), piece);
}

static bool tended(const struct scenario *s, const struct position *p, int place)
{
	const struct campaign *c = campaign_of(p);
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i))
		if (hx_arm(s, i) == ARM_SUPPLY && s->piece[i].side == FRENCH)
			return true;
	return false;
}

static int danger(const struct scenario *s, const struct position *p, int place)
{
	const struct ground *g = ground_of(s);
	int near = PLACES;
	for (int i = g->begin[RUSSIAN][KIND_IC]; i < g->end[RUSSIAN][KIND_CD]; i++)
		if (p->piece[i].place >= 0)
			near = int_min(near, board_distance(&s->board, place, p->piece[i].place));
	return near;
}

static const struct larder_law law = {
	.depots_of = FRENCH,
	.order = ROW_ORDER, .source = ROW_SOURCE, .share = ROW_SHARE, .keep = ROW_KEEP, .track = ROW_TRACK, .expend = ROW_EXPEND,
	.draw = VERB_DRAW,
	.keep_foot = CHOICE_KEEP_INF, .keep_horse = CHOICE_KEEP_CAV, .with = CHOICE_WITH, .without = CHOICE_WITHOUT,
	.cite_share = CITE_SUPPLY_F, .cite_source = CITE_SUPPLY_G, .cite_fortress = CITE_SUPPLY_J, .cite_track = CITE_SUPPLY_H, .cite_depot = CITE_SUPPLY_D,
	.count = count, .place = place, .seat = seat, .small = small, .mixed = mixed, .called = called,
	.mixed_small = mixed_small, .depot = depot, .tended = tended, .danger = danger, .riders = hx_riders,
};

struct larder hx_larder(const struct scenario *s, const struct campaign *seen)
{
	const struct ground *g = ground_of(s);
	struct campaign *c = (struct campaign *)(uintptr_t)seen; /* who may not change it does not */
	return (struct larder){
		.s = s, .law = &law, .charts = &g->charts, .p = &c->p, .regions = g->regions, .turn = c->p.header.turn,
		.feeds = g->figures.supply.depot_feeds, .crowd = g->figures.supply.crowd, .riders = c->riders,
		.places = g->places, .near = g->near, .region = g->region,
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
