/* The Supply Interphase: sources of all corps (the larder), then of divisions, then dice for the hungry, then depletion. */
#include "rules/hex1812/hex1812.h"

#include <string.h>

/* === divisions: they need a source as corps do, but deplete nothing (reading 18) === */

/* [Supply F] In a half depleted area they have to use its depots: they count for their end. */
static void riders_begin(const struct scenario *s, struct campaign *c)
{
	const struct ground *g = ground_of(s);
	for (int r = 0; r < g->regions; r++)
		c->riders[r] = (uint8_t)(c->depleted[r] == DEPLETED_HALF && hx_count(s, c, FRENCH, r, LARDER_DEPOTS) ?
						 hx_divisions(s, c, FRENCH, r) :
						 0);
}

/* [Supply G] A supply unit next door that feeds nobody else. */
static int host_for(struct larder *l, int side, int region)
{
	struct larder_sources from;
	larder_sources(l, side, region, &from);
	for (int h = 0; h < l->regions; h++)
		if (from.hosts >> h & 1 && l->host_of[h] == region + 1)
			return h;
	return from.hosts ? __builtin_ctzll(from.hosts) : NONE;
}

/* [Supply A] First the areas that have nothing but a neighbour, as many of their units as can be fed; only then those with depots of their
 * own. */
static void settle(struct campaign *c, struct larder *l, int side)
{
	uint8_t host[LARDER_REGIONS];
	larder_match(l, side, NONE, NONE, host);
	for (int r = 0; r < l->regions; r++)
		if (host[r])
			c->host_of[host[r] - 1] = (uint8_t)(r + 1);
}

void hx_small(const struct scenario *s, struct campaign *c, uint8_t hungry[2][REGIONS], uint8_t drew[REGIONS])
{
	struct larder l = hx_larder(s, c);
	memset(hungry, 0, sizeof(uint8_t[2][REGIONS]));
	memset(drew, 0, REGIONS);
	for (int side = RUSSIAN; side >= FRENCH; side--) {
		settle(c, &l, side);
		for (int r = 0; r < l.regions; r++) {
			int n = c->depleted[r] == DEPLETED_FULL ? hx_divisions(s, c, side, r) : 0, host;
			if (!n)
				continue;
			if ((host = host_for(&l, side, r)) != NONE) {
				c->host_of[host] = (uint8_t)(r + 1);
				drew[host] = (uint8_t)(drew[host] + n);
			} else if (hx_count(s, c, side, r, LARDER_DEPOTS))
				c->riders[r] = (uint8_t)n;
			else
				hungry[side][r] = (uint8_t)n;
		}
	}
}

int hx_riders(const struct scenario *s, const struct position *p, int region)
{
	struct campaign c = *campaign_of(p);
	uint8_t hungry[2][REGIONS], drew[REGIONS];
	hx_small(s, &c, hungry, drew);
	return c.riders[region];
}

/* === what comes of it === */

static void line(struct account *a, int op, int n, int place, int text, int cite)
{
	if (n || op == LINE_SUM)
		account_line(a, 0, (enum line_op)op, n, 1, NONE, place, text, cite);
}

/* [Supply G] Of divisions too it is told where they draw: who finds the supply unit next door taken has to see by whom. */
static void lines(const struct scenario *s, const struct campaign *c, int r, const struct hx_forecast *f, struct account *a)
{
	const struct ground *g = ground_of(s);
	struct larder l = hx_larder(s, c);
	int users = larder_users(&l, r);
	for (int side = 0; side < 2; side++) {
		int at = hx_seat(s, c, side, r);
		line(a, LINE_BASE, c->uses[side][r], at, TEXT_USE_AREA, CITE_SUPPLY_F);
		line(a, LINE_NOTE, hx_count(s, c, side, r, LARDER_FED), at, TEXT_FORT_FEEDS, CITE_SUPPLY_J);
		line(a, LINE_NOTE, f->hungry[side][r] + f->small[side][r], at, TEXT_HUNGRY, CITE_UNSUPPLIED);
	}
	line(a, LINE_ADD, c->guests[r], NONE, TEXT_GUESTS, CITE_SUPPLY_G);
	line(a, LINE_NOTE, c->on_depot[r] + c->riders[r], NONE, TEXT_USE_DEPOT, CITE_SUPPLY_D);
	for (int h = 0; h < g->regions; h++)
		if (c->host_of[h] == r + 1)
			line(a, LINE_NOTE, c->guests[h] + f->drew[h], g->box[h], TEXT_DRAW_ON, CITE_SUPPLY_G);
	if (!users)
		return;
	bool with = c->track[r] == 1;
	line(a, LINE_NOTE, 1, NONE, with ? TEXT_WITH : TEXT_WITHOUT, CITE_SUPPLY_H);
	line(a, LINE_SUM, users, NONE, TEXT_USERS, CITE_SUPPLY_H);
	a->table = (int16_t)supply_track(&g->charts, c->p.header.turn, with);
	a->column = (int16_t)table_column_for(&s->table[a->table], users);
	a->row = (int16_t)c->depleted[r];
	a->result = s->table[a->table].cell[a->row][a->column];
}

/* [Fortresses A] Those whom fortresses feed, one on each: of two arms the one that was chosen, infantry without a choice; a
 * division where no corps stands, again of the arm that was chosen. */
static void spare(const struct scenario *s, const struct campaign *c, int side, int region, struct set *out)
{
	const struct ground *g = ground_of(s);
	static const int first[2][4] = {{KIND_IC, KIND_CC, KIND_ID, KIND_CD}, {KIND_CC, KIND_IC, KIND_CD, KIND_ID}};
	for (int i = 0; i < g->fortresses; i++) {
		int at = g->fortress[i], fed = NONE;
		if (g->region[at] != region || !hx_feeds(s, c, side, at))
			continue;
		for (int k = 0; k < 4 && fed == NONE; k++)
			for (int u = hx_top(c, at); u != NONE && fed == NONE; u = hx_below(c, u))
				if (s->piece[u].side == side && g->kind[u] == first[c->keep[side][region] == 2][k])
					fed = u;
		if (fed != NONE)
			set_add(out, fed);
	}
}

/* Who starves in a region: corps, divisions. */
static void hungry_in(const struct scenario *s, const struct campaign *c, int side, int r, bool corps, bool small, struct set *out)
{
	const struct ground *g = ground_of(s);
	struct set fed = {{0}};
	spare(s, c, side, r, &fed);
	for (int i = g->first[side]; i < g->last[side]; i++) {
		int at = c->p.piece[i].place;
		if (at >= 0 && hx_fights(s, i) && g->region[at] == r && !set_has(&fed, i) && (hx_is_corps(s, i) ? corps : small))
			set_add(out, i);
	}
}

/* [Unsupplied Chart] The die of one unit: the event names it, for not every one of them is lost. */
static int roll_for(const struct scenario *s, struct campaign *c, int unit, struct account *a, struct events *ev)
{
	int die = hx_roll(c, ev, a, s->piece[unit].side, CITE_UNSUPPLIED);
	if (ev && ev->n && ev->at[ev->n - 1].kind == EVENT_ROLL) {
		ev->at[ev->n - 1].piece = (int16_t)unit;
		ev->at[ev->n - 1].from = c->p.piece[unit].place;
	}
	return die;
}

/* [Supply F, Unsupplied Chart] A die for each unit without source, divisions too. */
static void starve(const struct scenario *s, struct campaign *c, const struct set *hungry, int r, struct account *a, struct events *ev)
{
	const struct ground *g = ground_of(s);
	for (int i = set_next(hungry, 0); i >= 0; i = set_next(hungry, i + 1)) {
		int at = c->p.piece[i].place;
		if (at < 0 || g->region[at] != r)
			continue;
		if (supply_starves(&g->charts, c->p.header.turn, roll_for(s, c, i, a, ev)))
			hx_kill(s, c, i, CITE_UNSUPPLIED, ev);
	}
}

/* [Supply D] A depot, where more units than it feeds have used it: the one that its owner has named. */
static void expend(const struct scenario *s, struct campaign *c, int r, struct events *ev)
{
	struct larder l = hx_larder(s, c);
	if (!larder_spends(&l, r, c->on_depot[r]))
		return;
	int depot = larder_expended(&l, r);
	if (depot == NONE)
		return;
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, c->p.piece[depot].place, TEXT_EXPENDED, CITE_SUPPLY_D);
	hx_kill(s, c, depot, CITE_SUPPLY_D, ev);
}

void hx_starving(const struct scenario *s, const struct campaign *c, const struct hx_forecast *f, struct set *out)
{
	set_clear(out);
	for (int side = 0; side < 2; side++)
		for (int r = 0; r < ground_of(s)->regions; r++)
			if (f->hungry[side][r] || f->small[side][r])
				hungry_in(s, c, side, r, f->hungry[side][r], f->small[side][r], out);
}

/* [Supply, Sequence of Play C] Area by area. */
static void resolve_region(const struct scenario *s, struct campaign *c, int r, const struct hx_forecast *f, struct events *ev)
{
	int units[2];
	for (int side = 0; side < 2; side++)
		units[side] = hx_count(s, c, side, r, LARDER_UNITS);
	if (!units[FRENCH] && !units[RUSSIAN] && !c->guests[r])
		return;
	int side = units[FRENCH] ? FRENCH : RUSSIAN;
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_SUPPLY, side, ground_of(s)->box[r]);
	if (ev)
		lines(s, c, r, f, a);
	starve(s, c, &f->starving, r, a, ev);
	expend(s, c, r, ev);
	event_account(ev, event_note(ev, EVENT_CHECK, side, NONE, NONE, ground_of(s)->box[r], NONE, CITE_SUPPLY_H), a);
}

/* [Supply I] What the areas come to is known before the dice, and laid down after them. */
static void resolve(const struct scenario *s, struct campaign *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	struct hx_forecast f = {.units = {0}};
	struct larder l = hx_larder(s, c);
	hx_small(s, c, f.small, f.drew);
	memcpy(f.hungry, c->left, sizeof f.hungry);
	hx_starving(s, c, &f, &f.starving);
	larder_after(&l, f.after);
	for (int r = 0; r < g->regions; r++)
		resolve_region(s, c, r, &f, ev);
	for (int r = 0; r < g->regions; r++)
		hx_deplete(s, c, r, f.after[r], f.after[r] == DEPLETED_FULL ? TEXT_FULL : TEXT_HALF, ev);
}

/* [Sequence of Play C] Sources, hunger, depletion; then the points. */
void hx_supply_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct larder l = hx_larder(s, c);
	if (!larder_begun(&l)) {
		event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_SUPPLY, CITE_SUPPLY_A);
		riders_begin(s, c);
	}
	if (larder_run(&l, true))
		return;
	resolve(s, c, ev);
	larder_end(&l);
	memset(c->riders, 0, sizeof c->riders);
	hx_depots(s, c, ev);
	phase_goto(p, ROW_SCORE, (enum side)FRENCH);
}

/* What supply would do now: the interphase itself, run on a copy with everything left to the program. [Combat M] The doomed will not
 * be there. */
void hx_forecast(const struct scenario *s, const struct campaign *truth, struct hx_forecast *out)
{
	struct campaign c;
	hx_bury(s, truth, &c);
	struct larder l = hx_larder(s, &c);
	memset(out, 0, sizeof *out);
	if (!larder_begun(&l))
		riders_begin(s, &c);
	larder_run(&l, false);
	hx_small(s, &c, out->small, out->drew);
	memcpy(out->hungry, c.left, sizeof out->hungry);
	larder_after(&l, out->after);
	hx_starving(s, &c, out, &out->starving);
	memcpy(out->host_of, c.host_of, sizeof out->host_of);
	for (int r = 0; r < l.regions; r++) {
		out->spent[r] = larder_spends(&l, r, c.on_depot[r]);
		out->uses[r] = (uint8_t)(c.uses[0][r] + c.uses[1][r]);
		out->on_depot[r] = (uint8_t)(c.on_depot[r] + c.riders[r]);
	}
	for (int i = 0; i < s->pieces; i++)
		if (c.p.piece[i].place >= 0 && hx_fights(s, i)) {
			out->units[s->piece[i].side]++;
			out->without[s->piece[i].side] += set_has(&out->starving, i);
		}
}
