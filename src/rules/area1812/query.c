/* What a player can ask about the map: reach, supply now and next, control, threat, battles. */
#include "rules/area1812/area1812.h"

static void reach_from(const struct land *g, int from, int value, struct overlay *out)
{
	for (int i = 0; i < g->links[from]; i++) {
		int to = g->to[from][i];
		if (out->value[to] != NONE)
			continue;
		out->value[to] = (int16_t)value;
		out->from[to] = (int16_t)from;
	}
}

/* value 1: by a basic march, 2: by a forced march after it (or now, when only that is left). */
static void query_reach(const struct scenario *s, const struct campaign *c, int piece, struct overlay *out)
{
	const struct land *g = land_of(s);
	int at = c->p.piece[piece].place, arm = g->arm[piece], side = s->piece[piece].side;
	int row = c->p.header.result.over ? NONE : frame_now(&c->p)->row;
	bool mine = row != NONE && frame_now(&c->p)->side == side, used = set_has(&c->p.used, piece);
	bool forces = arm != ARM_SU && arm != ARM_DP;
	if (at < 0 || (mine && row == ROW_FORCE && (used || !forces)))
		return;
	out->value[at] = 0;
	int16_t first[PLACES], n = 0;
	if (!(mine && row == ROW_FORCE) && !(mine && row == ROW_MARCH && used)) {
		reach_from(g, at, 1, out);
		for (int i = 0; i < g->places; i++)
			if (out->value[i] == 1)
				first[n++] = (int16_t)i;
	} else if (forces) {
		reach_from(g, at, 2, out);
	}
	for (int i = 0; forces && i < n; i++)
		reach_from(g, first[i], 2, out);
	for (int i = 0; i < g->places; i++)
		if (out->value[i] != NONE && arm > ARM_CC && ar_units(c, 1 - side, i) && !ar_corps(c, side, i) && !ar_total(c, side))
			out->value[i] = out->from[i] = NONE; /* without a corps nobody comes here */
	out->value[at] = 0;
}

/* value: depletion of every area, 0, 50 or 100 percent, now or after supply; verdict: 1 fed, 2 without a source,
 * 3 fed, but how the area comes out depends on enemies that are not counted. */
static void query_supply(const struct scenario *s, const struct campaign *c, int side, bool next, struct overlay *out)
{
	static const int16_t percent[] = {0, 50, 100};
	const struct land *g = land_of(s);
	struct ar_forecast f;
	ar_forecast(s, c, side, &f);
	out->why.side = (int8_t)side;
	out->why.kind = ACCOUNT_SUPPLY;
	account_line(&out->why, 0, LINE_BASE, f.corps, 1, NONE, NONE, TEXT_ALL_FED, CITE_SUPPLY_A);
	for (int r = 0; r < g->regions; r++) {
		for (int i = 0; i < g->parts[r]; i++)
			out->value[g->part[r][i]] = percent[next ? f.after[r] : c->depleted[r]];
		if (f.hungry[r])
			account_line(&out->why, 0, LINE_ADD, -f.hungry[r], 1, NONE, ar_part_of(g, c, side, r), TEXT_HUNGRY,
				     CITE_UNSUPPLIED);
		if (f.unsure[r] && ar_region_corps(g, c, side, r))
			account_line(&out->why, 0, LINE_NOTE, 0, 1, NONE, ar_part_of(g, c, side, r), TEXT_MAY, CITE_SUPPLY_H);
		else if (next && f.after[r] != c->depleted[r])
			account_line(&out->why, 0, LINE_NOTE, 0, 1, NONE, g->part[r][0], TEXT_BECOMES, CITE_SUPPLY_H);
	}
	account_line(&out->why, 0, LINE_SUM, f.corps - f.starving, 1, NONE, NONE, TEXT_ALL_FED, CITE_SUPPLY_A);
	for (int i = g->begin[side][ARM_IC]; i < g->end[side][ARM_CC]; i++) {
		int at = c->p.piece[i].place, r = at < 0 ? 0 : g->region[at];
		if (at >= 0)
			out->verdict[i] = f.hungry[r] ? 2 : f.unsure[r] ? 3 : 1;
	}
}

static void query_control(const struct scenario *s, const struct campaign *c, int side, struct overlay *out)
{
	const struct land *g = land_of(s);
	for (int i = 0; i < g->places; i++)
		if (g->vp[i])
			out->value[i] = (int16_t)((c->control[i] ? FRENCH : RUSSIAN) == side ? 1 : 2);
}

/* value: 1 an enemy stack that could march here, 2 one that needs a forced march as well; verdict 1: a known enemy
 * unit among them. */
static void query_threat(const struct scenario *s, const struct campaign *c, int side, int place, struct overlay *out)
{
	const struct land *g = land_of(s);
	if (place < 0 || place >= g->places)
		return;
	for (int i = 0; i < g->places; i++)
		if (ar_units(c, 1 - side, i) && g->distance[i][place] >= 1 && g->distance[i][place] <= 2)
			out->value[i] = g->distance[i][place];
	for (int i = g->first[1 - side]; i < g->last[1 - side]; i++) {
		int at = c->p.piece[i].place;
		if (at >= 0 && out->value[at] != NONE && ar_knows(s, c, i, side))
			out->verdict[i] = 1;
	}
}

static void query_duty(const struct scenario *s, const struct campaign *c, struct overlay *out)
{
	for (int i = 0; i < land_of(s)->places; i++)
		if (ar_units(c, FRENCH, i) && ar_units(c, RUSSIAN, i))
			out->value[i] = 1;
}

void ar_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place,
	      struct overlay *out)
{
	struct campaign copy;
	const struct campaign *c = ar_seen_by(s, campaign_of(p), (int)side, &copy);
	overlay_clear(out, q);
	if (side != SIDE_0 && side != SIDE_1)
		return;
	bool known = piece >= 0 && piece < s->pieces && ar_knows(s, c, piece, (int)side);
	switch (q) {
	case QUERY_REACH:
	case QUERY_FIRE:
		if (known && c->p.piece[piece].place >= 0)
			query_reach(s, c, piece, out);
		break;
	case QUERY_SUPPLY:
	case QUERY_SUPPLY_NEXT:
		query_supply(s, c, (int)side, q == QUERY_SUPPLY_NEXT, out);
		break;
	case QUERY_ZOC:
		query_control(s, c, (int)side, out);
		break;
	case QUERY_THREAT:
		query_threat(s, c, (int)side, known && c->p.piece[piece].place >= 0 ? c->p.piece[piece].place : place, out);
		break;
	case QUERY_DUTY:
		query_duty(s, c, out);
		break;
	default:
		break;
	}
}
