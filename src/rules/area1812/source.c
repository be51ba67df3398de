/* The window of the larder on a campaign: what the Supply Interphase needs of the area game. */
#include "rules/area1812/area1812.h"

int ar_part_of(const struct land *g, const struct campaign *c, int side, int region)
{
	for (int i = 0; i < g->parts[region]; i++)
		if (ar_units(c, side, g->part[region][i]))
			return g->part[region][i];
	return g->part[region][0];
}

/* [Supply, reading 42] For supply an area is one, sub-areas or not. [Leaders E] Leaders eat nothing. */
static int count(const struct scenario *s, const struct position *p, int side, int region, enum larder_what what)
{
	const struct land *g = land_of(s);
	const struct campaign *c = campaign_of(p);
	switch (what) {
	case LARDER_CORPS:
	case LARDER_CROWD:
		return ar_region_corps(g, c, side, region);
	case LARDER_SUPPLY:
		return c->alive[side][ARM_SU] ? ar_region(g, c, side, region, ARM_SU) : 0;
	case LARDER_DEPOTS:
		return ar_region(g, c, side, region, ARM_DP);
	case LARDER_FED:
		return ar_fed(s, c, side, region);
	default:
		return ar_region(g, c, side, region, ARMS);
	}
}

static int place(const struct scenario *s, const struct position *p, int side, int region, enum larder_what what)
{
	const struct land *g = land_of(s);
	int arm = what == LARDER_DEPOTS ? ARM_DP : ARM_SU;
	for (int i = 0; i < g->parts[region]; i++)
		if (campaign_of(p)->at[side][g->part[region][i]][arm])
			return g->part[region][i];
	return NONE;
}

static int seat(const struct scenario *s, const struct position *p, int side, int region)
{
	return ar_part_of(land_of(s), campaign_of(p), side, region);
}

static bool mixed(const struct scenario *s, const struct position *p, int side, int region)
{
	const struct land *g = land_of(s);
	const struct campaign *c = campaign_of(p);
	for (int i = 0; i < g->parts[region]; i++) {
		int at = g->part[region][i];
		if (c->fort[at] == side + 1 && c->at[side][at][ARM_IC] && c->at[side][at][ARM_CC])
			return true;
	}
	return false;
}

/* An area of several parts is named after the first of them. */
static struct text called(const struct scenario *s, int region)
{
	struct text out;
	text_set(&out, "%s (%s)", s->board.at[land_of(s)->part[region][0]].name, land_of(s)->region_id[region]);
	return out;
}

static bool depot(const struct scenario *s, const struct position *p, int piece)
{
	return land_of(s)->arm[piece] == ARM_DP && p->piece[piece].place >= 0;
}

static bool tended(const struct scenario *s, const struct position *p, int place)
{
	(void)s;
	return campaign_of(p)->at[FRENCH][place][ARM_SU];
}

/* Whatever stands there: both see where stacks are, not what is in them. */
static int danger(const struct scenario *s, const struct position *p, int place)
{
	const struct land *g = land_of(s);
	int near = PLACES;
	for (int i = 0; i < g->places; i++)
		if (ar_units(campaign_of(p), RUSSIAN, i))
			near = int_min(near, g->distance[place][i]);
	return near;
}

/* [reading 43, reading 44, reading 45, reading 46, reading 47] The larder does it so, with these rows and options. */
static const struct larder_law law = {
	.depots_of = FRENCH,
	.order = ROW_ORDER, .source = ROW_SOURCE, .share = ROW_SHARE, .keep = ROW_KEEP, .track = ROW_TRACK, .expend = ROW_EXPEND,
	.draw = VERB_DRAW,
	.keep_foot = CHOICE_KEEP_IC, .keep_horse = CHOICE_KEEP_CC, .with = CHOICE_WITH, .without = CHOICE_WITHOUT,
	.cite_share = CITE_SUPPLY_F, .cite_source = CITE_SUPPLY_G, .cite_fortress = CITE_FORTRESS, .cite_track = CITE_SUPPLY_H, .cite_depot = CITE_DEPOTS_D,
	.count = count, .place = place, .seat = seat, .mixed = mixed, .called = called,
	.depot = depot, .tended = tended, .danger = danger,
};

struct larder ar_larder(const struct scenario *s, const struct campaign *seen)
{
	const struct land *g = land_of(s);
	struct campaign *c = (struct campaign *)(uintptr_t)seen; /* who may not change it does not */
	return (struct larder){
		.s = s, .law = &law, .charts = &g->charts, .p = &c->p, .regions = g->regions, .turn = c->p.header.turn,
		.feeds = g->figures.supply.depot_feeds, .crowd = g->figures.supply.crowd,
		.places = g->places, .near = g->near, .region = g->region,
		.depleted = c->depleted, .uses = {c->uses[0], c->uses[1]}, .left = {c->left[0], c->left[1]},
		.on_depot = c->on_depot, .guests = c->guests, .host_of = c->host_of, .track = c->track,
		.keep = {c->keep[0], c->keep[1]}, .leaves = c->leaves, .stage = &c->stage, .side = &c->side,
	};
}

static struct larder opened(const struct scenario *s, const struct position *p)
{
	return ar_larder(s, campaign_of(p));
}

LARDER_ROWS(ar, opened)
