/* Who stands where, how far he goes and what zones he has. */
#include "rules/hex1812/hex1812.h"

#include <string.h>

/* --- stacks --- */

/* The pieces of a hash in the order of their numbers, whatever way they came: positions that are alike are equal. */
static void chain_out(struct campaign *c, int piece)
{
	uint8_t *first = &c->bucket[hx_hash(c->p.piece[piece].place)];
	int i = *first - 1;
	if (i == piece) {
		*first = (uint8_t)(c->p.piece[piece].on + 1);
	} else {
		while (c->p.piece[i].on != piece)
			i = c->p.piece[i].on;
		c->p.piece[i].on = c->p.piece[piece].on;
	}
	c->p.piece[piece].on = NONE;
}

static void chain_in(struct campaign *c, int piece)
{
	uint8_t *first = &c->bucket[hx_hash(c->p.piece[piece].place)];
	int i = *first - 1;
	if (i < 0 || i > piece) {
		c->p.piece[piece].on = (int16_t)i;
		*first = (uint8_t)(piece + 1);
		return;
	}
	while (c->p.piece[i].on != NONE && c->p.piece[i].on < piece)
		i = c->p.piece[i].on;
	c->p.piece[piece].on = c->p.piece[i].on;
	c->p.piece[i].on = (int16_t)piece;
}

void hx_put(const struct scenario *s, struct campaign *c, int piece, int to)
{
	const struct ground *g = ground_of(s);
	struct piece *k = &c->p.piece[piece];
	uint8_t *live = c->live[s->piece[piece].side];
	if (k->place >= 0) {
		chain_out(c, piece);
		live[g->region[k->place]]--;
	}
	k->place = (int16_t)to;
	if (to >= 0) {
		chain_in(c, piece);
		live[g->region[to]]++;
	}
}

int hx_owner(const struct scenario *s, const struct campaign *c, int place)
{
	int top = hx_top(c, place);
	for (int i = top; i != NONE; i = hx_below(c, i))
		if (!set_has(&c->doomed, i))
			return s->piece[i].side;
	return top == NONE ? NOBODY : s->piece[top].side;
}

int hx_fighters(const struct scenario *s, const struct campaign *c, int place, int but)
{
	int n = 0;
	for (int i = hx_top(c, place); i != NONE; i = hx_below(c, i))
		n += hx_fights(s, i) && i != but && !set_has(&c->doomed, i);
	return n;
}

int hx_boxed(const struct scenario *s, const struct campaign *c, int side, int kind, int box)
{
	const struct ground *g = ground_of(s);
	for (int i = g->begin[side][kind]; i < g->end[side][kind]; i++)
		if (c->p.piece[i].place == box)
			return i;
	return NONE;
}

int hx_direction(const struct scenario *s, int from, int to)
{
	const struct ground *g = ground_of(s);
	for (int d = 0; d < DIRECTIONS && to >= 0; d++)
		if (g->to[from][d] == to)
			return d;
	return NONE;
}

/* --- names --- */

struct text hx_unit(const struct scenario *s, int piece)
{
	struct text out;
	const struct print *p = &s->piece[piece];
	if (hx_arm(s, piece) == ARM_LEADER)
		text_set(&out, "%s", p->name);
	else
		text_set(&out, "%s %s", s->piece[piece].side == FRENCH ? "French" : "Russian", p->name);
	return out;
}

struct text hx_place(const struct scenario *s, int place)
{
	struct text out;
	text_set(&out, "%s", board_called(&s->board, place).at);
	return out;
}

/* --- points --- */

/* [Winter M, reading 22] From the first turn of winter every allowance is less. */
int hx_allowance(const struct scenario *s, const struct campaign *c, int piece)
{
	const struct figures *f = figures_of(s);
	int move = s->piece[piece].move - (c->p.header.turn >= f->winter.first ? f->winter.less : 0);
	return move > 0 ? move : 0;
}

/* --- zones --- */

/* [Zones of Control] Cavalry total, infantry partial; [Zones of Control F] leaders, supply units and depots have none. [Combat M] Nor who
 * is automatically eliminated. [reading 37] The disrupted keep theirs. */
enum hx_zone hx_exerts(const struct scenario *s, const struct campaign *c, int piece)
{
	if (!hx_fights(s, piece) || set_has(&c->doomed, piece))
		return ZONE_NONE;
	return hx_arm(s, piece) == ARM_CAV ? ZONE_TOTAL : ZONE_PARTIAL;
}

/* [Zones of Control A] Where both kinds reach, the zone is total. */
enum hx_zone hx_zone(const struct scenario *s, const struct campaign *c, int side, int place)
{
	const struct ground *g = ground_of(s);
	enum hx_zone best = ZONE_NONE;
	for (int d = 0; d < DIRECTIONS && best != ZONE_TOTAL; d++) {
		if (!(g->open[place] >> d & 1))
			continue;
		for (int i = hx_top(c, g->to[place][d]); i != NONE; i = hx_below(c, i)) {
			enum hx_zone one = s->piece[i].side == side ? hx_exerts(s, c, i) : ZONE_NONE;
			best = one > best ? one : best;
		}
	}
	return best;
}

struct hx_span hx_span_of(const struct ground *g, int place, int hexes)
{
	int first = place - (hexes + 1) * g->rows, last = place + (hexes + 1) * g->rows;
	return (struct hx_span){(int16_t)(first < 0 ? 0 : first), (int16_t)int_min(last, g->places - 1)};
}

void hx_zones_of(const struct scenario *s, const struct campaign *c, int side, struct hx_span span, uint8_t *zone)
{
	const struct ground *g = ground_of(s);
	memset(zone, ZONE_NONE, PLACES);
	for (int i = g->begin[side][KIND_IC]; i < g->end[side][KIND_CD]; i++) {
		int at = c->p.piece[i].place;
		if (!hx_span_has(span, at))
			continue;
		uint8_t own = (uint8_t)hx_exerts(s, c, i);
		for (int d = 0; d < DIRECTIONS; d++) {
			if (!(g->open[at] >> d & 1))
				continue;
			uint8_t *there = &zone[g->to[at][d]];
			*there = *there < own ? own : *there;
		}
	}
}

void hx_zones(const struct scenario *s, const struct campaign *c, int side, uint8_t *zone)
{
	hx_zones_of(s, c, side, (struct hx_span){0, PLACES - 1}, zone);
}
