/* What a player can ask of the map: where depots feed, who would be hungry, what cavalry bars, where a group could go, what threatens it. */
#include "rules/gamble/combat.h"
#include "rules/gamble/forecast.h"
#include "rules/gamble/show.h"

#include <string.h>

/* value: hexes to the nearest depot (6.2), next turn's range; from: the next hex on the route. With a depot that is asked about: the
 * units that have no other, verdict 2. */
static void query_supply(const struct scenario *s, const struct gamble *g, int side, int piece, struct overlay *out)
{
	struct gb_supply supply;
	gb_ranges_now(s, g, side, &supply);
	for (int i = 0; i < gb_own(s)->places; i++)
		if (supply.steps[i] != FAR) {
			out->value[i] = supply.steps[i];
			out->from[i] = supply.from[i];
		}
	if (piece == NONE || !(g->p.piece[piece].flags & FLAG_DEPOT) || s->piece[piece].side != side)
		return;
	struct gamble copy = *g;
	copy.p.piece[piece].place = AT_POOL;
	gb_ranges_now(s, &copy, side, &supply);
	for (int i = 0; i < s->pieces; i++)
		if (copy.p.piece[i].place >= 0 && s->piece[i].side == side && gb_fights(s, i) && out->value[copy.p.piece[i].place] != NONE &&
		    !gb_supplied(s, &copy, &supply, i))
			out->verdict[i] = 2;
}

/* verdict: 1 fed, 2 out of supply in the next General Supply, 3 a forage die; and the sum of it. */
static void query_next(const struct scenario *s, const struct gamble *g, int side, struct overlay *out)
{
	struct gb_forecast f;
	gb_forecast(s, g, side, &f);
	out->why.side = (int8_t)side;
	out->why.kind = ACCOUNT_SUPPLY;
	account_line(&out->why, 0, LINE_BASE, f.units, 1, NONE, NONE, TEXT_UNITS, CITE_6_1);
	for (int i = 0; i < f.stacks; i++) {
		const struct gb_fed *k = &f.stack[i];
		out->value[k->place] = (int16_t)(k->steps == FAR ? NONE : k->steps);
		if (k->hungry)
			account_line(&out->why, 0, LINE_ADD, -k->hungry, 1, NONE, k->place, TEXT_NO_ROUTE, CITE_6_2);
		for (int j = gb_next_fighter(s, g, k->place, side, 0); j >= 0; j = gb_next_fighter(s, g, k->place, side, j + 1))
			out->verdict[j] = set_has(&f.starving, j) ? 2 : k->die ? 3 : 1;
	}
	account_line(&out->why, 0, LINE_SUM, f.units - f.hungry, 1, NONE, NONE, TEXT_UNITS, CITE_6_1);
}

/* [8.4] value: hexes from where the group in hand stands; from: the hex before. Without a group nobody marches. */
static void query_reach(const struct scenario *s, const struct gamble *g, int side, int piece, struct overlay *out)
{
	struct gb_survey v;
	struct gb_reach r;
	if (g->p.header.result.over || frame_now(&g->p)->row != ROW_MOVE || s->piece[piece].side != side || !set_has(&g->p.hand, piece))
		return;
	gb_survey(s, g, &v);
	gb_march_reach(s, g, &v, &r);
	for (int i = 0; i < gb_own(s)->places; i++)
		if (r.steps[i] != FAR) {
			out->value[i] = r.steps[i];
			out->from[i] = r.from[i];
		}
}

/* [8.4] Bit 1: hexes that own cavalry bars for the enemy, bit 2: that the enemy's bars. */
static void query_zoc(const struct scenario *s, const struct gamble *g, int side, struct overlay *out)
{
	struct gb_survey v;
	gb_survey(s, g, &v);
	for (int i = 0; i < gb_own(s)->places; i++) {
		int own = !gb_own(s)->dead[i] && gb_cavalry_near(s, g, &v, 1 - side, i, true);
		int enemy = !gb_own(s)->dead[i] && gb_cavalry_near(s, g, &v, side, i, true);
		if (own || enemy)
			out->value[i] = (int16_t)(own | enemy << 1);
	}
}

/* [10.1, 15.1, 16.10] Could the stack attack, as far as the viewer may know? Whether it is all Austrian a closed one does not say. */
static bool threatens(const struct scenario *s, const struct gamble *g, enum side viewer, int side, int from)
{
	for (int i = gb_next_fighter(s, g, from, side, 0); i != NONE; i = gb_next_fighter(s, g, from, side, i + 1))
		if (!gb_knows(s, g, i, viewer))
			return gb_fit_to_attack(s, g, side, from, NULL);
	return gb_may_attack(s, g, side, from, NULL);
}

/* verdict 1, of pieces that are known: an enemy stack that could attack this hex where it stands now (10.1); value 1 on its hex. */
static void query_threat(const struct scenario *s, const struct gamble *g, enum side viewer, int side, int place, struct overlay *out)
{
	struct gb_survey v;
	if (place < 0 || place >= gb_own(s)->places)
		return;
	gb_survey(s, g, &v);
	for (int d = 0; d < DIRECTIONS; d++) {
		int from = gb_own(s)->to[place][d];
		if (from == NONE || v.side[from] != 1 - side || !threatens(s, g, viewer, 1 - side, from))
			continue;
		out->value[from] = 1;
		for (int i = gb_next_fighter(s, g, from, 1 - side, 0); i != NONE; i = gb_next_fighter(s, g, from, 1 - side, i + 1))
			if (gb_knows(s, g, i, viewer))
				out->verdict[i] = 1;
	}
}

void gb_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place, struct overlay *out)
{
	const struct gamble *g = gamble_of(p);
	overlay_clear(out, q);
	if (side != SIDE_0 && side != SIDE_1)
		return;
	bool there = piece >= 0 && piece < s->pieces && p->piece[piece].place >= 0 && gb_knows(s, g, piece, side);
	switch (q) {
	case QUERY_SUPPLY:
		query_supply(s, g, (int)side, there ? piece : NONE, out);
		break;
	case QUERY_SUPPLY_NEXT:
		query_next(s, g, (int)side, out);
		break;
	case QUERY_REACH:
		if (there)
			query_reach(s, g, (int)side, piece, out);
		break;
	case QUERY_ZOC:
		query_zoc(s, g, (int)side, out);
		break;
	case QUERY_THREAT:
		query_threat(s, g, side, there ? s->piece[piece].side : (int)side, there ? p->piece[piece].place : place, out);
		break;
	default:
		break;
	}
}
