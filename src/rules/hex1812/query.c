/* What a player can ask about the map: reach, zones, threat, duties, supply now and next. */
#include "rules/hex1812/combat.h"

/* value: points spent, from: the way. What is left of the allowance of the one in hand, else a whole one. */
static void query_reach(const struct scenario *s, const struct campaign *c, int piece, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	struct hx_reach r;
	int at = c->p.piece[piece].place, side = s->piece[piece].side;
	bool marches = !c->p.header.result.over && frame_now(&c->p)->row == ROW_MARCH && frame_now(&c->p)->side == side;
	bool held = marches && set_has(&c->p.hand, piece);
	if (at < 0 || hx_is_disrupted(c, piece) || (marches && !held && set_has(&c->p.used, piece)))
		return;
	hx_reach(s, c, piece, at, held ? c->march.left : hx_allowance(s, c, piece), &r);
	for (int i = 0; i < r.n; i++) {
		int to = r.at[i];
		if (!hx_may_end(s, c, piece, to) && i)
			continue;
		out->value[to] = r.cost[to];
	}
	for (int i = 1; i < r.n; i++)
		out->from[r.at[i]] = g->to[r.at[i]][(r.way[r.at[i]] + 3) % DIRECTIONS];
}

static void query_zones(const struct scenario *s, const struct campaign *c, int side, struct overlay *out)
{
	uint8_t zone[2][PLACES];
	hx_zones(s, c, FRENCH, zone[FRENCH]);
	hx_zones(s, c, RUSSIAN, zone[RUSSIAN]);
	for (int i = 0; i < ground_of(s)->places; i++)
		if (zone[0][i] || zone[1][i])
			out->value[i] = (int16_t)((zone[side][i] ? 1 : 0) | (zone[1 - side][i] ? 2 : 0));
}

/* Enemies that could stand beside a hex after a march of one allowance: verdict 1; value: how many of them on which hex. */
static void query_threat(const struct scenario *s, const struct campaign *c, int side, int place, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	struct hx_reach r;
	for (int i = g->first[1 - side]; i < g->last[1 - side]; i++) {
		int at = c->p.piece[i].place;
		if (at < 0 || !hx_fights(s, i) || hx_is_disrupted(c, i) ||
		    board_distance(&s->board, at, place) > s->piece[i].move + 1)
			continue;
		hx_reach(s, c, i, at, hx_allowance(s, c, i), &r);
		for (int k = 0; k < r.n; k++) {
			if (hx_direction(s, r.at[k], place) == NONE)
				continue;
			out->verdict[i] = 1;
			out->value[r.at[k]] = (int16_t)(out->value[r.at[k]] < 0 ? 1 : out->value[r.at[k]] + 1);
		}
	}
}

/* [Stacking J] Verdict 1: stands stacked and must attack, 2: is attacked, 3: attacks. */
static void query_duty(const struct scenario *s, const struct campaign *c, struct overlay *out)
{
	for (int i = 0; i < s->pieces; i++) {
		int at = c->p.piece[i].place;
		if (at < 0)
			continue;
		if (set_has(&c->pledged, i))
			out->verdict[i] = 3;
		else if (s->piece[i].side == c->p.header.phasing && hx_fights(s, i) && hx_owes(s, c, at))
			out->verdict[i] = 1;
		for (int k = 0; k < c->attacks; k++)
			if (c->attack[k].to == at && !(c->attack[k].flags & (ATTACK_FOUGHT | ATTACK_LEFT)))
				out->verdict[i] = 2;
	}
}

/* value: depletion of every area in percent, now or after supply; verdict: 1 fed, 2 without a source. */
static void query_supply(const struct scenario *s, const struct campaign *c, int side, bool next, struct overlay *out)
{
	static const int16_t percent[] = {0, 50, 100};
	const struct ground *g = ground_of(s);
	struct hx_forecast f;
	hx_forecast(s, c, &f);
	out->why.side = (int8_t)side;
	out->why.kind = ACCOUNT_SUPPLY;
	account_line(&out->why, 0, LINE_BASE, f.units[side], 1, NONE, NONE, TEXT_ALL_FED, CITE_SUPPLY_A);
	for (int i = 0; i < g->places; i++)
		if (g->region[i] < g->regions)
			out->value[i] = percent[next ? f.after[g->region[i]] : c->depleted[g->region[i]]];
	for (int r = 0; r < g->regions; r++) {
		int hungry = f.hungry[side][r] + f.small[side][r], at = hx_seat(s, c, side, r);
		if (hungry)
			account_line(&out->why, 0, LINE_ADD, -hungry, 1, NONE, at, TEXT_HUNGRY, CITE_UNSUPPLIED);
		if (next && f.after[r] != c->depleted[r])
			account_line(&out->why, 0, LINE_NOTE, 0, 1, NONE, at, TEXT_BECOMES, CITE_SUPPLY_H);
	}
	account_line(&out->why, 0, LINE_SUM, f.units[side] - f.without[side], 1, NONE, NONE, TEXT_ALL_FED, CITE_SUPPLY_A);
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place >= 0 && hx_fights(s, i))
			out->verdict[i] = set_has(&f.starving, i) ? 2 : 1;
}

void hx_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place,
	      struct overlay *out)
{
	const struct campaign *c = campaign_of(p);
	bool known = piece >= 0 && piece < s->pieces && p->piece[piece].place >= 0;
	overlay_clear(out, q);
	if (side != SIDE_0 && side != SIDE_1)
		return;
	int at = known ? p->piece[piece].place : place, target = known ? s->piece[piece].side : (int)side;
	if (q == QUERY_REACH && known)
		query_reach(s, c, piece, out);
	else if (q == QUERY_ZOC)
		query_zones(s, c, (int)side, out);
	else if (q == QUERY_THREAT && at >= 0 && at < ground_of(s)->places)
		query_threat(s, c, target, at, out);
	else if (q == QUERY_DUTY)
		query_duty(s, c, out);
	else if ((q == QUERY_SUPPLY || q == QUERY_SUPPLY_NEXT) && !p->header.result.over)
		query_supply(s, c, (int)side, q == QUERY_SUPPLY_NEXT, out);
}
