/* The Supply Interphase: sources of all combat units (the larder, then the divisions), dice for the hungry, depletion. */
#include "rules/hex1812/hex1812.h"

#include <string.h>

/* === Supply: who finds a source === */

/* A neighbour that a division of a depleted area may draw on: one that feeds its area already before another. */
static int host_for(const struct larder *l, int side, int region)
{
	int best = NONE;
	for (uint64_t left = l->near[region]; left; left &= left - 1) {
		int r = __builtin_ctzll(left);
		if (larder_no_source(l, side, region, r))
			continue;
		if (l->host_of[r] == region + 1)
			return r;
		best = best == NONE ? r : best;
	}
	return best;
}

/* [Supply A, Supply E, Supply F, Supply G, reading 18] Divisions find their sources after the corps: the area while it gives
 * something, else its depots, else a supply unit next door. They deplete nothing. hungry: those that find none. */
void hx_small(const struct scenario *s, struct campaign *c, uint8_t hungry[2][REGIONS])
{
	const struct ground *g = ground_of(s);
	struct larder l = hx_larder(s, c);
	memset(hungry, 0, 2 * sizeof *hungry);
	for (int side = 0; side < 2; side++)
		for (int r = 0; r < g->regions; r++) {
			if (c->depleted[r] != DEPLETED_FULL || larder_count(&l, side, r, LARDER_DEPOTS))
				continue;
			int n = hx_divisions(s, c, side, r), host = n ? host_for(&l, side, r) : NONE;
			if (host == NONE)
				hungry[side][r] = (uint8_t)n;
			else
				c->host_of[host] = (uint8_t)(r + 1);
		}
}

/* Does this unit go hungry: of a region whose corps, or whose divisions, have no source, and not fed by its fortress? */
static bool starves(const struct scenario *s, const struct campaign *c, int piece, const uint8_t small[2][REGIONS])
{
	int at = c->p.piece[piece].place, side = s->piece[piece].side;
	if (at < 0 || !hx_fights(s, piece))
		return false;
	int r = ground_of(s)->region[at];
	return (hx_is_corps(s, piece) ? c->left[side][r] : small[side][r]) && hx_fed(s, c, at) != piece;
}

/* === What comes of it === */

static void line(struct account *a, int op, int n, int place, int text, int cite)
{
	if (n || op == LINE_SUM)
		account_line(a, 0, (enum line_op)op, n, 1, NONE, place, text, cite);
}

static void lines(const struct scenario *s, const struct campaign *c, int r, const uint8_t small[2][REGIONS], struct account *a)
{
	const struct ground *g = ground_of(s);
	struct larder l = hx_larder(s, c);
	int users = larder_users(&l, r), turn = c->p.header.turn;
	bool with = c->track[r] == 1;
	for (int side = 0; side < 2; side++) {
		int at = hx_seat(s, c, side, r);
		line(a, LINE_BASE, c->uses[side][r], at, TEXT_USE_AREA, CITE_SUPPLY_F);
		line(a, LINE_NOTE, hx_count(s, c, side, r, LARDER_FED), at, TEXT_FORT_FEEDS, CITE_FORTRESS_A);
		line(a, LINE_NOTE, hx_divisions(s, c, side, r) - small[side][r], at, TEXT_RIDERS, CITE_SUPPLY_H);
		line(a, LINE_NOTE, c->left[side][r] + small[side][r], at, TEXT_HUNGRY, CITE_UNSUPPLIED);
	}
	line(a, LINE_ADD, c->guests[r], NONE, TEXT_GUESTS, CITE_SUPPLY_G);
	line(a, LINE_NOTE, c->on_depot[r], NONE, TEXT_USE_DEPOT, CITE_SUPPLY_D);
	for (int h = 0; h < g->regions; h++)
		if (c->host_of[h] == r + 1)
			line(a, LINE_NOTE, c->guests[h], g->box[h], TEXT_DRAW_ON, CITE_SUPPLY_G);
	if (!users)
		return;
	line(a, LINE_NOTE, 1, NONE, with ? TEXT_WITH : TEXT_WITHOUT, CITE_SUPPLY_H);
	line(a, LINE_SUM, users, NONE, TEXT_USERS, CITE_SUPPLY_H);
	a->table = (int16_t)supply_track(&g->charts, turn, with);
	a->column = (int16_t)table_column_for(&s->table[a->table], users);
	a->row = (int16_t)c->depleted[r];
	a->result = s->table[a->table].cell[a->row][a->column];
}

/* [Supply F, Unsupplied Chart] A die for each unit without source. Who that is was settled before the first die. */
static void starve(const struct scenario *s, struct campaign *c, int r, const struct set *hungry, struct account *a, struct events *ev)
{
	const struct ground *g = ground_of(s);
	for (int i = set_next(hungry, 0); i >= 0; i = set_next(hungry, i + 1)) {
		if (g->region[c->p.piece[i].place] != r)
			continue;
		if (supply_starves(&g->charts, c->p.header.turn, hx_roll(c, ev, a, s->piece[i].side, CITE_UNSUPPLIED)))
			hx_kill(s, c, i, CITE_UNSUPPLIED, ev);
	}
}

/* [Supply D] One depot, where more units than the depots feed have used them. */
static void expend(const struct scenario *s, struct campaign *c, int r, bool spent, struct events *ev)
{
	const struct ground *g = ground_of(s);
	for (int i = g->begin[FRENCH][KIND_DP]; spent && i < g->end[FRENCH][KIND_DP]; i++) {
		int at = c->p.piece[i].place;
		if (at < 0 || g->region[at] != r || hx_is_disrupted(c, i))
			continue;
		event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, at, TEXT_EXPENDED, CITE_SUPPLY_D);
		hx_kill(s, c, i, CITE_SUPPLY_D, ev);
		return;
	}
}

/* [Supply, Procedure] Area by area, for both sides at once. */
static void resolve_region(const struct scenario *s, struct campaign *c, int r, const uint8_t small[2][REGIONS], const struct set *hungry,
			   struct events *ev)
{
	struct larder l = hx_larder(s, c);
	int n[2] = {hx_count(s, c, FRENCH, r, LARDER_UNITS), hx_count(s, c, RUSSIAN, r, LARDER_UNITS)};
	if (!n[0] && !n[1] && !c->guests[r])
		return;
	int side = n[0] || !n[1] ? FRENCH : RUSSIAN, at = hx_seat(s, c, side, r);
	bool spent = larder_spends(&l, r, c->on_depot[r]);
	struct account scratch, *a = account_open(ev, &scratch, ACCOUNT_SUPPLY, side, at);
	lines(s, c, r, small, a);
	starve(s, c, r, hungry, a, ev);
	expend(s, c, r, spent, ev);
	event_account(ev, event_note(ev, EVENT_CHECK, side, NONE, NONE, at, NONE, CITE_SUPPLY_H), a);
}

static void find_hungry(const struct scenario *s, const struct campaign *c, const uint8_t small[2][REGIONS], struct set *out)
{
	set_clear(out);
	for (int i = 0; i < s->pieces; i++)
		if (starves(s, c, i, small))
			set_add(out, i);
}

/* [Supply I] What the areas come to is known before the dice, and laid down after them. */
static void resolve(const struct scenario *s, struct campaign *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	uint8_t after[LARDER_REGIONS], small[2][REGIONS];
	struct set hungry;
	struct larder l = hx_larder(s, c);
	larder_after(&l, after);
	hx_small(s, c, small);
	find_hungry(s, c, (const uint8_t(*)[REGIONS])small, &hungry);
	for (int r = 0; r < g->regions; r++)
		resolve_region(s, c, r, (const uint8_t(*)[REGIONS])small, &hungry, ev);
	for (int r = 0; r < g->regions; r++)
		hx_deplete(s, c, r, after[r], after[r] == DEPLETED_FULL ? TEXT_FULL : TEXT_HALF, ev);
}

/* [Sequence of Play C] Sources, hunger, depletion; then the points. */
void hx_supply_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct larder l = hx_larder(s, c);
	if (!larder_begun(&l))
		event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, ROW_SUPPLY, CITE_SUPPLY_A);
	if (larder_run(&l, true))
		return;
	resolve(s, c, ev);
	larder_end(&l);
	phase_goto(p, ROW_SCORE, (enum side)FRENCH);
}

/* === What it would do now === */

void hx_forecast(const struct scenario *s, const struct campaign *truth, struct hx_forecast *out)
{
	struct campaign c = *truth;
	struct larder l = hx_larder(s, &c);
	memset(out, 0, sizeof *out);
	larder_run(&l, false);
	larder_after(&l, out->after);
	for (int r = 0; r < l.regions; r++)
		out->spent[r] = larder_spends(&l, r, c.on_depot[r]);
	hx_small(s, &c, out->small);
	memcpy(out->hungry, c.left, sizeof out->hungry);
	find_hungry(s, &c, (const uint8_t(*)[REGIONS])out->small, &out->starving);
	for (int i = 0; i < s->pieces; i++) {
		out->units[s->piece[i].side] += c.p.piece[i].place >= 0 && hx_fights(s, i);
		out->without[s->piece[i].side] += set_has(&out->starving, i);
	}
}
