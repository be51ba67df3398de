/* The decisions of the Supply Interphase: who draws on what. */
#include "rules/area1812/area1812.h"

#include <stdio.h>

int ar_part_of(const struct land *g, const struct campaign *c, int side, int region)
{
	for (int i = 0; i < g->parts[region]; i++)
		if (ar_units(c, side, g->part[region][i]))
			return g->part[region][i];
	return g->part[region][0];
}

/* The part of a region where a unit of the arm stands, or NONE. */
static int part_with(const struct land *g, const struct campaign *c, int side, int region, int arm)
{
	for (int i = 0; i < g->parts[region]; i++)
		if (c->at[side][g->part[region][i]][arm])
			return g->part[region][i];
	return NONE;
}

/* Why corps of the region cannot draw there, by the first of the five conditions that fails; NULL when
 * they can. */
static const char *no_source(const struct land *g, const struct campaign *c, int side, int region, int host)
{
	if (host == region)
		return ar_region(g, c, side, region, ARM_DP) ? NULL : "no depot is here";
	if (!(g->near[region] >> host & 1))
		return "it has no common border with this area";
	if (!ar_region(g, c, side, host, ARM_SU))
		return "no supply unit of yours stands there";
	if (ar_region(g, c, 1 - side, host, ARMS))
		return "the enemy stands there";
	if (ar_region_corps(g, c, side, host) > 2)
		return "more than two corps stand there";
	if (c->depleted[host] == DEPLETED_FULL)
		return "it is 100% depleted";
	return c->host_of[host] && c->host_of[host] != region + 1 ? "it feeds corps of another area already" : NULL;
}

void ar_sources_of(const struct scenario *s, const struct campaign *c, int side, int region, struct ar_sources *out)
{
	const struct land *g = land_of(s);
	out->n = 0;
	out->hosts = 0;
	int depot = part_with(g, c, side, region, ARM_DP);
	if (depot != NONE)
		out->place[out->n++] = (int8_t)depot;
	if (!c->alive[side][ARM_SU])
		return;
	for (uint64_t left = g->near[region]; left; left &= left - 1) {
		int r = __builtin_ctzll(left);
		if (no_source(g, c, side, region, r))
			continue;
		out->hosts |= UINT64_C(1) << r;
		out->place[out->n++] = (int8_t)part_with(g, c, side, r, ARM_SU);
	}
}

uint64_t ar_drawing(const struct scenario *s, const struct campaign *c, int side)
{
	struct ar_sources from;
	uint64_t all = 0;
	for (int r = 0; r < land_of(s)->regions; r++) {
		if (!c->left[side][r] || c->depleted[r] != DEPLETED_FULL)
			continue;
		ar_sources_of(s, c, side, r, &from);
		if (from.n)
			all |= UINT64_C(1) << r;
	}
	return all;
}

void ar_draw(const struct scenario *s, struct campaign *c, int side, int region, int place, int n)
{
	int host = land_of(s)->region[place];
	c->left[side][region] = (uint8_t)(c->left[side][region] - n);
	if (host == region) {
		c->on_depot[region] = (uint8_t)(c->on_depot[region] + n);
		return;
	}
	c->guests[host] = (uint8_t)(c->guests[host] + n);
	c->host_of[host] = (uint8_t)(region + 1);
}

/* The button that is in every one of these decisions. */
static void add_pass(const struct position *p, struct orders *out)
{
	orders_add(out, order_make(VERB_PASS, frame_now(p)->side, NONE, NONE, NONE));
}

/* Passes when that was chosen: the owner leaves the rest to the program. */
static bool passed(struct position *p, const struct order *o)
{
	if (o->verb != VERB_PASS)
		return false;
	campaign_at(p)->leaves[o->side] = 1;
	frame_pop(p);
	return true;
}

/* --- which area draws first, where two could use the same neighbour --- */

void ar_order_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s, (void)p, (void)ev;
}

void ar_order_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct campaign *c = campaign_of(p);
	const struct land *g = land_of(s);
	char names[96] = "";
	size_t used = 0;
	int side = frame_now(p)->side;
	for (uint64_t left = ar_drawing(s, c, side); left && used + 16 < sizeof names; left &= left - 1)
		used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", used ? ", " : "",
					 g->region_id[__builtin_ctzll(left)]);
	ar_ask(out, VERB(VERB_NAME) | VERB(VERB_PASS), 1,
	       "A supply unit feeds corps of one area next door only. Of %s, which draws first?", names);
}

void ar_order_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side;
	for (uint64_t left = ar_drawing(s, c, side); left; left &= left - 1)
		orders_add(out, order_make(VERB_NAME, side, NONE, ar_part_of(land_of(s), c, side, __builtin_ctzll(left)), NONE));
	add_pass(p, out);
}

bool ar_order_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return ar_listed(s, p, o, CITE_SUPPLY_G, "name an area whose corps have to draw on a neighbour", e);
}

void ar_order_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct ar_sources from;
	(void)ev;
	if (passed(p, o))
		return;
	int r = land_of(s)->region[o->place];
	frame_pop(p);
	ar_sources_of(s, c, o->side, r, &from);
	if (from.n == 1) {
		ar_draw(s, c, o->side, r, from.place[0], c->left[o->side][r]);
		return;
	}
	struct frame *f = frame_push(p, ROW_SOURCE, (enum side)o->side);
	f->place = o->place;
	f->number = (int16_t)r;
}

/* --- the sources of a depleted area --- */

void ar_source_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s, (void)ev;
	if (!campaign_of(p)->left[frame_now(p)->side][frame_now(p)->number])
		frame_pop(p);
}

void ar_source_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	int left = campaign_of(p)->left[f->side][f->number];
	ar_ask(out, VERB(VERB_DRAW) | VERB(VERB_PASS), 1,
	       "%d corps in %s %s: click the depot there or the supply unit next door that %s", left,
	       land_of(s)->region_id[f->number], left == 1 ? "needs a source of supply" : "need a source of supply",
	       left == 1 ? "feeds it" : "feeds them");
	out->place = f->place;
	out->left = (int16_t)left;
}

void ar_source_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	struct ar_sources from;
	ar_sources_of(s, campaign_of(p), f->side, f->number, &from);
	for (int i = 0; i < from.n; i++)
		for (int n = campaign_of(p)->left[f->side][f->number]; n > 0; n--)
			orders_add(out, order_make(VERB_DRAW, f->side, NONE, from.place[i], n));
	add_pass(p, out);
}

bool ar_source_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct land *g = land_of(s);
	const struct frame *f = frame_now(p);
	int host = o->verb == VERB_DRAW && o->place >= 0 && o->place < g->places ? g->region[o->place] : NONE;
	const char *why = host == NONE ? NULL : no_source(g, campaign_of(p), f->side, f->number, host);
	if (why)
		return error_set(e, NULL, NULL, CITE(CITE_SUPPLY_G), "%s cannot be the source: %s", g->region_id[host], why);
	return ar_listed(s, p, o, CITE_SUPPLY_G, "draw on a depot here or a supply unit next door, with a number of corps", e);
}

void ar_source_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)ev;
	if (passed(p, o))
		return;
	ar_draw(s, campaign_at(p), o->side, frame_now(p)->number, o->place, o->number);
	phase_again(p);
}

/* --- area or depot, where the area still gives everything --- */

void ar_share_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s, (void)p, (void)ev;
}

void ar_share_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	int left = campaign_of(p)->left[f->side][f->number];
	ar_ask(out, VERB(VERB_SPEND) | VERB(VERB_PASS), 1, "How many of the %d corps in %s use depots? The others live off the area",
	       left, land_of(s)->region_id[f->number]);
	out->place = f->place;
	out->left = (int16_t)left;
}

void ar_share_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	const struct campaign *c = campaign_of(p);
	for (int i = 0; i <= c->left[f->side][f->number]; i++)
		if (ar_share_tells(s, c, f->side, f->number, i))
			orders_add(out, order_make(VERB_SPEND, f->side, NONE, NONE, i));
	add_pass(p, out);
}

bool ar_share_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return ar_listed(s, p, o, CITE_SUPPLY_F, "spend one of the numbers of corps offered; others come to the same", e);
}

void ar_share_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s, (void)ev;
	if (passed(p, o))
		return;
	ar_share(campaign_at(p), o->side, frame_now(p)->number, o->number);
	frame_pop(p);
}

/* --- whom the fortress feeds --- */

void ar_keep_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s, (void)p, (void)ev;
}

void ar_keep_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	ar_ask(out, VERB(VERB_CHOOSE) | VERB(VERB_PASS), 1, "%s feeds one corps, %d are without supply: which is fed?",
	       s->board.at[f->place].name, campaign_of(p)->left[f->side][f->number]);
	out->place = frame_now(p)->place;
}

void ar_keep_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_KEEP_IC));
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_KEEP_CC));
	add_pass(p, out);
}

bool ar_keep_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return ar_listed(s, p, o, CITE_FORTRESS, "choose infantry or cavalry", e);
}

void ar_keep_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s, (void)ev;
	if (passed(p, o))
		return;
	campaign_at(p)->keep[o->side][frame_now(p)->number] = o->number == CHOICE_KEEP_IC ? 1 : 2;
	frame_pop(p);
}

/* --- with or without the supply unit --- */

void ar_track_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s, (void)p, (void)ev;
}

static const char *column_of(const struct scenario *s, int turn, bool with, int n)
{
	const struct table *t = &s->table[supply_track(&land_of(s)->charts, turn, with)];
	return t->column[table_column_for(t, n)];
}

void ar_track_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	const struct campaign *c = campaign_of(p);
	int n = ar_users(c, f->number), guests = c->guests[f->number];
	char more[48] = "";
	if (guests)
		snprintf(more, sizeof more, ", %d of them from next door", guests);
	ar_ask(out, VERB(VERB_CHOOSE) | VERB(VERB_PASS), 1, "%d corps live off %s%s: with the help of the supply unit (column %s) or without (%s)?",
	       n, land_of(s)->region_id[f->number], more, column_of(s, p->header.turn, true, n), column_of(s, p->header.turn, false, n));
	out->place = f->place;
}

void ar_track_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_WITH));
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_WITHOUT));
	add_pass(p, out);
}

bool ar_track_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return ar_listed(s, p, o, CITE_SUPPLY_H, "choose the track with or without the supply unit", e);
}

void ar_track_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s, (void)ev;
	if (passed(p, o))
		return;
	campaign_at(p)->track[frame_now(p)->number] = o->number == CHOICE_WITH ? 1 : 2;
	frame_pop(p);
}
