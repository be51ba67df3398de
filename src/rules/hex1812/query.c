/* What a player can ask: reach, zones, supply, threats, duties. */
#include "rules/hex1812/combat.h"

/* [Winter M] Points of one allowance in the next Movement Phase of its side, which is that of the next turn when this turn's is over. */
static int next_allowance(const struct scenario *s, const struct campaign *c, int piece)
{
	struct campaign ahead = *c;
	int side = s->piece[piece].side, row = c->p.depth ? c->p.frame[0].row : ROW_TURN;
	if (side == c->p.header.phasing ? row > ROW_MARCH : side == RUSSIAN)
		ahead.p.header.turn++;
	return hx_allowance(s, &ahead, piece);
}

/* --- reach: up to three allowances --- */

/* value: points spent in all, counting whole allowances that lie behind; from: the hex before; band: what a double, a triple march
 * would add. [reading 30] Each allowance begins
 * where the last one ended, not where a zone has stopped the unit. */
static void query_reach(const struct scenario *s, const struct campaign *c, int piece, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	bool hand = set_has(&c->p.hand, piece);
	int at = c->p.piece[piece].place, whole = next_allowance(s, c, piece), legs = hx_arm(s, piece) == ARM_INF ? 3 : 2;
	int leg = hand ? c->march.leg : 1, points = hand ? c->march.left : whole - c->p.piece[piece].used;
	if (leg > 1 && !c->march.triple)
		legs = 2;
	struct hx_reach r;
	if (hx_arm(s, piece) == ARM_DEPOT || hx_is_disrupted(c, piece))
		return;
	out->value[at] = 0;
	bool named = hand && leg == 1 && c->march.triple; /* [Forced March H] its second allowance needs no die */
	out->step = (int16_t)(named ? points : 0);
	for (int k = named; k < legs - leg; k++)
		out->band[k - named] = (int16_t)(points + k * whole);
	r.n = 1;
	r.at[0] = (int16_t)at;
	for (int before = 0; leg <= legs; leg++, before += points, points = whole) {
		hx_reach_on(s, c, piece, points, &r);
		int sources = 0;
		for (int i = 0; i < r.n; i++) {
			int to = r.at[i];
			if (out->value[to] == NONE) {
				out->value[to] = (int16_t)(before + r.cost[to]);
				out->from[to] = g->to[to][(r.way[to] + 3) % DIRECTIONS];
			}
			if (!hx_stops(s, c, piece, to))
				r.at[sources++] = (int16_t)to;
		}
		r.n = sources;
	}
	out->from[at] = NONE;
}

/* A retreat has a way of its own to each of its ends, by hexes that are ends of others: one is told at a time. */
static void query_retreat(const struct scenario *s, const struct campaign *c, int piece, int place, struct overlay *out)
{
	struct hx_way way;
	const struct frame *f = frame_now(&c->p);
	enum hx_drive drive = f->row == ROW_RETIRE ? DRIVE_BEFORE : (enum hx_drive)f->number;
	if (place < 0 || place >= ground_of(s)->places || !hx_way_to(s, c, piece, drive, place, &way))
		return;
	for (int i = 1; i < way.n; i++)
		out->from[way.at[i]] = way.at[i - 1];
}

/* value: bit 1 own, bit 2 the enemy's; 4, 8 beside it: a total one. */
static void query_zoc(const struct scenario *s, const struct campaign *c, int side, struct overlay *out)
{
	uint8_t zone[PLACES];
	for (int k = 0; k < 2; k++) {
		hx_zones(s, c, k ? 1 - side : side, zone);
		for (int i = 0; i < PLACES; i++)
			if (zone[i])
				out->value[i] = (int16_t)((out->value[i] == NONE ? 0 : out->value[i]) | (zone[i] == ZONE_TOTAL ? 5 : 1) << k);
	}
}

/* value: depletion of every area, 0, 50 or 100 percent, now or after supply; verdict: 1 fed, 2 without a source. */
static void query_supply(const struct scenario *s, const struct campaign *c, int side, bool next, struct overlay *out)
{
	static const int16_t percent[] = {0, 50, 100};
	const struct ground *g = ground_of(s);
	struct hx_forecast f;
	hx_forecast(s, c, &f);
	out->why.side = (int8_t)side;
	out->why.kind = ACCOUNT_SUPPLY;
	account_line(&out->why, 0, LINE_BASE, f.units[side], 1, NONE, NONE, TEXT_ALL_FED, CITE_SUPPLY_A);
	for (int r = 0; r < g->regions; r++) {
		int n = f.hungry[side][r] + f.small[side][r];
		if (n)
			account_line(&out->why, 0, LINE_ADD, -n, 1, NONE, g->box[r], TEXT_HUNGRY, CITE_UNSUPPLIED);
		if (next && f.after[r] != c->depleted[r])
			account_line(&out->why, 0, LINE_NOTE, 0, 1, NONE, g->box[r], TEXT_BECOMES, CITE_SUPPLY_H);
	}
	account_line(&out->why, 0, LINE_SUM, f.units[side] - f.without[side], 1, NONE, NONE, TEXT_ALL_FED, CITE_SUPPLY_A);
	for (int i = 0; i < g->places; i++)
		if (g->region[i] < g->regions)
			out->value[i] = percent[next ? f.after[g->region[i]] : c->depleted[g->region[i]]];
	for (int i = 0; i < s->pieces; i++)
		if (c->p.piece[i].place >= 0 && hx_fights(s, i) && (next || s->piece[i].side == side))
			out->verdict[i] = set_has(&f.starving, i) ? 2 : 1;
}

/* verdict 1: an enemy combat unit that could come beside this hex with its next allowance; value 1 on the hexes it could attack from. */
static void query_threat(const struct scenario *s, const struct campaign *c, int side, int place, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	struct hx_reach r;
	if (place < 0 || place >= g->places)
		return;
	for (int i = g->first[1 - side]; i < g->last[1 - side]; i++) {
		int at = c->p.piece[i].place;
		if (at < 0 || !hx_fights(s, i) || hx_is_disrupted(c, i) || set_has(&c->doomed, i) || board_distance(&s->board, at, place) > REACH_POINTS)
			continue;
		hx_reach(s, c, i, at, next_allowance(s, c, i), &r);
		for (int d = 0; d < DIRECTIONS; d++)
			if (g->to[place][d] != NONE && r.cost[g->to[place][d]] != FAR) {
				out->verdict[i] = 1;
				out->value[g->to[place][d]] = 1;
			}
	}
}

/* [Stacking J] verdict 1: units of a stack that must attack and has not declared it yet. */
static void query_duty(const struct scenario *s, const struct campaign *c, int side, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	if (side != c->p.header.phasing || !c->p.depth || frame_now(&c->p)->row != ROW_DECLARE)
		return;
	for (int i = g->first[side]; i < g->last[side]; i++) {
		int at = c->p.piece[i].place;
		if (at >= 0 && hx_fights(s, i) && hx_can_attack(s, c, i) && hx_owes(s, c, at))
			out->verdict[i] = 1;
	}
}

/* value 1: enemies beside the unit. */
static void query_fire(const struct scenario *s, const struct campaign *c, int piece, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	int at = c->p.piece[piece].place;
	for (int d = 0; d < DIRECTIONS; d++)
		if (g->to[at][d] != NONE && hx_owner(s, c, g->to[at][d]) == 1 - s->piece[piece].side)
			out->value[g->to[at][d]] = 1;
}

void hx_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place,
	      struct overlay *out)
{
	const struct campaign *c = campaign_of(p);
	overlay_clear(out, q);
	if (side != SIDE_0 && side != SIDE_1)
		return;
	bool there = piece >= 0 && piece < s->pieces && p->piece[piece].place >= 0;
	switch (q) {
	case QUERY_REACH:
		if (there && p->depth && (frame_now(p)->row == ROW_RETIRE || frame_now(p)->row == ROW_RETREAT))
			query_retreat(s, c, piece, place, out);
		else if (there)
			query_reach(s, c, piece, out);
		break;
	case QUERY_FIRE:
		if (there && hx_fights(s, piece))
			query_fire(s, c, piece, out);
		break;
	case QUERY_SUPPLY:
	case QUERY_SUPPLY_NEXT:
		query_supply(s, c, (int)side, q == QUERY_SUPPLY_NEXT, out);
		break;
	case QUERY_ZOC:
		query_zoc(s, c, (int)side, out);
		break;
	case QUERY_THREAT:
		query_threat(s, c, there ? s->piece[piece].side : (int)side, there ? p->piece[piece].place : place, out);
		break;
	case QUERY_DUTY:
		query_duty(s, c, (int)side, out);
		break;
	default:
		break;
	}
}
