/* The Supply Interphase as a whole: sources of all corps, then dice for the hungry, then depletion. */
#include "rules/area1812/area1812.h"

#include <string.h>

enum { STAGE_BEGIN, STAGE_NEIGHBOURS, STAGE_AREAS, STAGE_FORTRESS, STAGE_TRACK, STAGE_RESOLVE };

int ar_fed(const struct scenario *s, const struct campaign *c, int side, int region)
{
	const struct land *g = land_of(s);
	int n = 0;
	for (int i = 0; i < g->parts[region]; i++)
		n += c->fort[g->part[region][i]] == side + 1 && ar_corps(c, side, g->part[region][i]);
	return n;
}

static void needs(const struct scenario *s, struct campaign *c)
{
	const struct land *g = land_of(s);
	for (int side = 0; side < 2; side++)
		for (int r = 0; r < g->regions; r++)
			c->left[side][r] = (uint8_t)(ar_region_corps(g, c, side, r) - ar_fed(s, c, side, r));
}

int ar_users(const struct campaign *c, int region)
{
	return c->uses[FRENCH][region] + c->uses[RUSSIAN][region] + c->guests[region];
}

bool ar_may_track(const struct scenario *s, const struct campaign *c, int side, int region)
{
	const struct land *g = land_of(s);
	return ar_region(g, c, side, region, ARM_SU) && !ar_region(g, c, 1 - side, region, ARMS);
}

bool ar_track_matters(const struct scenario *s, const struct campaign *c, int region)
{
	const struct land *g = land_of(s);
	int turn = c->p.header.turn, n = ar_users(c, region);
	enum depleted before = (enum depleted)c->depleted[region];
	return supply_depletes(&g->charts, turn, true, n, before) != supply_depletes(&g->charts, turn, false, n, before);
}

/* Somebody has to decide: always false, for "the interphase does not run on". */
static bool call(struct campaign *c, int row, int side, int region, const struct land *g)
{
	phase_again(&c->p);
	struct frame *f = frame_push(&c->p, row, (enum side)side);
	f->place = (int16_t)ar_part_of(g, c, side, region);
	f->number = (int16_t)region;
	return false;
}

/* First all that the Russians decide, then all that the French do. Neither depends on the other: a neighbour that feeds
 * is free of enemies, depots are French, the track is chosen only by a side that is alone. */
static void next_stage(struct campaign *c)
{
	c->stage++;
	if (c->stage < STAGE_RESOLVE || c->side == FRENCH)
		return;
	c->side = FRENCH;
	c->stage = STAGE_NEIGHBOURS;
}

/* --- corps in depleted areas: depots and supply units next door --- */

/* No other region that still has to draw could use the same neighbour. */
static bool independent(const struct scenario *s, const struct campaign *c, int region, uint64_t all)
{
	struct ar_sources mine, other;
	ar_sources_of(s, c, c->side, region, &mine);
	for (int r = 0; r < land_of(s)->regions; r++) {
		if (r == region || !(all >> r & 1))
			continue;
		ar_sources_of(s, c, c->side, r, &other);
		if (mine.hosts & other.hosts)
			return false;
	}
	return true;
}

/* Could it make a difference on which of its sources the corps of a region draw? */
static bool source_matters(const struct scenario *s, const struct campaign *c, int side, int region,
			   const struct ar_sources *from)
{
	const struct land *g = land_of(s);
	int n = c->left[side][region];
	for (int i = 0; i < from->n && from->n > 1; i++) {
		int host = g->region[from->place[i]];
		bool changes = host == region ? ar_spends(g, c, region, c->on_depot[region] + n) :
			       ar_host_after(s, c, side, host, n, false) != ar_host_after(s, c, side, host, 0, false);
		if (changes)
			return true;
	}
	return false;
}

static bool draw_or_ask(const struct scenario *s, struct campaign *c, int region, bool asks)
{
	struct ar_sources from;
	ar_sources_of(s, c, c->side, region, &from);
	if (asks && source_matters(s, c, c->side, region, &from))
		return call(c, ROW_SOURCE, c->side, region, land_of(s));
	ar_draw_best(s, c, c->side, region);
	return true;
}

static bool neighbours(const struct scenario *s, struct campaign *c, bool asks)
{
	const struct land *g = land_of(s);
	uint64_t all = ar_drawing(s, c, c->side);
	if (!all) {
		next_stage(c);
		return true;
	}
	for (int r = 0; r < g->regions; r++)
		if (all >> r & 1 && independent(s, c, r, all))
			return draw_or_ask(s, c, r, asks);
	if (!asks)
		return draw_or_ask(s, c, ar_best_order(s, c, c->side), false);
	return call(c, ROW_ORDER, c->side, __builtin_ctzll(all), g);
}

/* --- corps in areas that still give something --- */

/* Does the number of corps on depots make any difference? */
static bool share_matters(const struct scenario *s, const struct campaign *c, int side, int region)
{
	for (int on = 0; on < c->left[side][region]; on++)
		if (ar_share_tells(s, c, side, region, on))
			return true;
	return false;
}

void ar_share(struct campaign *c, int side, int region, int on)
{
	c->on_depot[region] = (uint8_t)(c->on_depot[region] + on);
	c->uses[side][region] = (uint8_t)(c->left[side][region] - on);
	c->left[side][region] = 0;
}

static bool areas(const struct scenario *s, struct campaign *c, bool asks)
{
	const struct land *g = land_of(s);
	int side = c->side;
	for (int r = 0; r < g->regions; r++) {
		if (!c->left[side][r] || c->depleted[r] == DEPLETED_FULL)
			continue;
		bool depots = ar_region(g, c, side, r, ARM_DP);
		if (depots && c->depleted[r] == DEPLETED_NOT && asks && share_matters(s, c, side, r))
			return call(c, ROW_SHARE, side, r, g);
		ar_share(c, side, r, !depots ? 0 : c->depleted[r] == DEPLETED_HALF ? c->left[side][r] :
					       ar_best_share(s, c, side, r));
	}
	next_stage(c);
	return true;
}

/* --- which corps the fortress feeds, where the others starve --- */

static bool mixed(const struct campaign *c, const struct land *g, int side, int region)
{
	for (int i = 0; i < g->parts[region]; i++) {
		int at = g->part[region][i];
		if (c->fort[at] == side + 1 && c->at[side][at][ARM_IC] && c->at[side][at][ARM_CC])
			return true;
	}
	return false;
}

static bool fortress(const struct scenario *s, struct campaign *c, bool asks)
{
	const struct land *g = land_of(s);
	for (int r = 0; r < g->regions && asks; r++)
		if (c->left[c->side][r] && !c->keep[c->side][r] && mixed(c, g, c->side, r))
			return call(c, ROW_KEEP, c->side, r, g);
	next_stage(c);
	return true;
}

static bool tracks(const struct scenario *s, struct campaign *c, bool asks)
{
	const struct land *g = land_of(s);
	for (int r = 0; r < g->regions; r++) {
		if (!ar_users(c, r) || c->track[r])
			continue;
		bool may = ar_may_track(s, c, c->side, r);
		if (may && asks && ar_track_matters(s, c, r))
			return call(c, ROW_TRACK, c->side, r, g);
		if (may || !ar_may_track(s, c, 1 - c->side, r))
			c->track[r] = may ? 1 : 2;
	}
	next_stage(c);
	return true;
}

/* --- what comes of it --- */

static void line(struct account *a, int op, int n, int place, int text, int cite)
{
	if (n || op == LINE_SUM)
		account_line(a, 0, (enum line_op)op, n, 1, NONE, place, text, cite);
}

static void lines(const struct scenario *s, const struct campaign *c, int r, struct account *a)
{
	const struct land *g = land_of(s);
	int users = ar_users(c, r);
	for (int side = 0; side < 2; side++) {
		int part = ar_part_of(g, c, side, r);
		line(a, LINE_BASE, c->uses[side][r], part, TEXT_USE_AREA, CITE_SUPPLY_F);
		line(a, LINE_NOTE, ar_fed(s, c, side, r), part, TEXT_FORT_FEEDS, CITE_FORTRESS);
		line(a, LINE_NOTE, c->left[side][r], part, TEXT_HUNGRY, CITE_UNSUPPLIED);
	}
	line(a, LINE_ADD, c->guests[r], NONE, TEXT_GUESTS, CITE_SUPPLY_G);
	line(a, LINE_NOTE, c->on_depot[r], NONE, TEXT_USE_DEPOT, CITE_DEPOTS_D);
	for (int h = 0; h < g->regions; h++)
		if (c->host_of[h] == r + 1)
			line(a, LINE_NOTE, c->guests[h], g->part[h][0], TEXT_DRAW_ON, CITE_SUPPLY_G);
	if (!users)
		return;
	int turn = c->p.header.turn;
	bool with = c->track[r] == 1;
	line(a, LINE_NOTE, 1, NONE, with ? TEXT_WITH : TEXT_WITHOUT, CITE_SUPPLY_H);
	line(a, LINE_SUM, users, NONE, TEXT_USERS, CITE_SUPPLY_H);
	a->table = (int16_t)supply_track(&g->charts, turn, with);
	a->column = (int16_t)table_column_for(&s->table[a->table], users);
	a->row = (int16_t)c->depleted[r];
	a->result = s->table[a->table].cell[a->row][a->column];
}

static void starve_at(const struct scenario *s, struct campaign *c, int side, int place, bool fort, struct account *a,
		      struct events *ev)
{
	const struct land *g = land_of(s);
	bool ic = c->at[side][place][ARM_IC], cc = c->at[side][place][ARM_CC];
	int spare = !fort ? NONE :
		    ic && (!cc || c->keep[side][g->region[place]] != 2) ? ARM_IC : ARM_CC;
	for (int i = g->begin[side][ARM_IC]; i < g->end[side][ARM_CC]; i++) {
		if (c->p.piece[i].place != place)
			continue;
		if (g->arm[i] == spare) {
			spare = NONE;
			continue;
		}
		if (supply_starves(&g->charts, c->p.header.turn, ar_roll(c, ev, a, side, 0, CITE_UNSUPPLIED)))
			ar_lose(s, c, i, CITE_UNSUPPLIED, ev);
	}
}

static void starve(const struct scenario *s, struct campaign *c, int r, struct account *a, struct events *ev)
{
	const struct land *g = land_of(s);
	uint8_t fort[PARTS]; /* as it stood when sources were named: who starves now opens it to nobody */
	for (int i = 0; i < g->parts[r]; i++)
		fort[i] = c->fort[g->part[r][i]];
	for (int side = 0; side < 2; side++)
		for (int i = 0; c->left[side][r] && i < g->parts[r]; i++)
			starve_at(s, c, side, g->part[r][i], fort[i] == side + 1, a, ev);
}

bool ar_spends(const struct land *g, const struct campaign *c, int region, int users)
{
	return users > DEPOT_FEEDS * ar_region(g, c, FRENCH, region, ARM_DP);
}

static void expend(const struct scenario *s, struct campaign *c, int r, struct events *ev)
{
	const struct land *g = land_of(s);
	if (!ar_spends(g, c, r, c->on_depot[r]))
		return;
	for (int i = 0; i < g->parts[r]; i++) {
		int depot = ar_find(s, c, FRENCH, g->part[r][i], ARM_DP, NULL);
		if (depot == NONE)
			continue;
		event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, g->part[r][i], TEXT_EXPENDED, CITE_DEPOTS_D);
		ar_lose(s, c, depot, CITE_DEPOTS_D, ev);
		return;
	}
}

/* Both players reveal how many corps stand in the area. */
static void count_openly(const struct land *g, const struct campaign *c, int r, struct events *ev)
{
	for (int side = 0; side < 2; side++) {
		struct event *e;
		int n = ar_region_corps(g, c, side, r);
		bool open = n || (c->guests[r] && ar_region(g, c, side, r, ARM_SU));
		if (!open || !(e = event_note(ev, EVENT_REVEAL, side, NONE, NONE, ar_part_of(g, c, side, r), n, CITE_SUPPLY_H)))
			continue;
		e->seals = true;
	}
}

static void resolve_region(const struct scenario *s, struct campaign *c, int r, struct events *ev)
{
	const struct land *g = land_of(s);
	int corps = ar_region_corps(g, c, FRENCH, r) + ar_region_corps(g, c, RUSSIAN, r);
	if (!corps && !c->guests[r])
		return;
	int side = ar_region(g, c, FRENCH, r, ARMS) ? FRENCH : RUSSIAN;
	count_openly(g, c, r, ev);
	struct account scratch, *a = ar_account(ev, &scratch, ACCOUNT_SUPPLY, side, g->part[r][0]);
	lines(s, c, r, a);
	starve(s, c, r, a, ev);
	expend(s, c, r, ev);
	struct event *e = event_note(ev, EVENT_CHECK, side, NONE, NONE, g->part[r][0], NONE, CITE_SUPPLY_H);
	if (e)
		e->account = (int16_t)(a - ev->account);
}

void ar_supply_after(const struct scenario *s, const struct campaign *c, uint8_t after[REGIONS])
{
	const struct land *g = land_of(s);
	for (int r = 0; r < g->regions; r++)
		after[r] = (uint8_t)supply_depletes(&g->charts, c->p.header.turn, c->track[r] == 1, ar_users(c, r),
						   (enum depleted)c->depleted[r]);
}

static void resolve(const struct scenario *s, struct campaign *c, struct events *ev)
{
	const struct land *g = land_of(s);
	uint8_t after[REGIONS];
	ar_supply_after(s, c, after);
	for (int r = 0; r < g->regions; r++)
		resolve_region(s, c, r, ev);
	for (int r = 0; r < g->regions; r++)
		ar_deplete(s, c, r, after[r], after[r] == DEPLETED_FULL ? TEXT_FULL : TEXT_HALF, ev);
	/* Who saw how many corps ate where. */
	for (int side = 0; side < 2; side++)
		for (int r = 0; r < g->regions; r++)
			c->counted[side][r] = (int8_t)(ar_region(g, c, side, r, ARMS) ? ar_region_corps(g, c, side, r) : NONE);
}

static void clear(struct campaign *c)
{
	c->stage = c->side = 0;
	memset(c->uses, 0, sizeof c->uses);
	memset(c->left, 0, sizeof c->left);
	memset(c->on_depot, 0, sizeof c->on_depot);
	memset(c->guests, 0, sizeof c->guests);
	memset(c->host_of, 0, sizeof c->host_of);
	memset(c->track, 0, sizeof c->track);
	memset(c->keep, 0, sizeof c->keep);
	memset(c->leaves, 0, sizeof c->leaves);
}

void ar_supply_begin(const struct scenario *s, struct campaign *c)
{
	if (c->stage != STAGE_BEGIN)
		return;
	needs(s, c);
	c->stage = STAGE_NEIGHBOURS;
	c->side = RUSSIAN;
}

bool ar_supply_run(const struct scenario *s, struct campaign *c, bool ask)
{
	bool on = true;
	ar_supply_begin(s, c);
	while (on && c->stage != STAGE_RESOLVE) {
		bool asks = ask && !c->leaves[c->side];
		if (c->stage == STAGE_NEIGHBOURS)
			on = neighbours(s, c, asks);
		else if (c->stage == STAGE_AREAS)
			on = areas(s, c, asks);
		else if (c->stage == STAGE_FORTRESS)
			on = fortress(s, c, asks);
		else
			on = tracks(s, c, asks);
	}
	return !on;
}

void ar_supply_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	if (c->stage == STAGE_BEGIN)
		event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_SUPPLY, CITE_SUPPLY_A);
	if (ar_supply_run(s, c, true))
		return;
	resolve(s, c, ev);
	clear(c);
	phase_goto(p, ROW_SCORE, (enum side)FRENCH);
}
