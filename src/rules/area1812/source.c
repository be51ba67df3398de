/* The decisions of the Supply Interphase: who draws on what. */
#include "rules/area1812/area1812.h"

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

/* The five conditions for drawing on a neighbour. */
static bool hosts(const struct land *g, const struct campaign *c, int side, int region, int host)
{
	return !ar_region(g, c, 1 - side, host, ARMS) && ar_region_corps(g, c, side, host) <= 2 &&
	       c->depleted[host] != DEPLETED_FULL && ar_region(g, c, side, host, ARM_SU) &&
	       (!c->host_of[host] || c->host_of[host] == region + 1);
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
		if (!hosts(g, c, side, region, r))
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

/* --- which area draws first, where two could use the same neighbour --- */

void ar_order_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s, (void)p, (void)ev;
}

void ar_order_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s, (void)p;
	ar_ask(out, VERB(VERB_NAME), 1, "Several areas could draw on the same supply unit: name the one that draws first");
}

void ar_order_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side;
	for (uint64_t left = ar_drawing(s, c, side); left; left &= left - 1)
		orders_add(out, order_make(VERB_NAME, side, NONE, ar_part_of(land_of(s), c, side, __builtin_ctzll(left)), NONE));
}

bool ar_order_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return ar_listed(s, p, o, CITE_SUPPLY_G, "name an area whose corps have to draw on a neighbour", e);
}

void ar_order_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	int r = land_of(s)->region[o->place];
	struct ar_sources from;
	(void)ev;
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
	ar_ask(out, VERB(VERB_DRAW), 1, "%d corps in %s need supply: draw on which depot or neighbour, and how many?", left,
	       s->board.at[f->place].id);
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
}

bool ar_source_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return ar_listed(s, p, o, CITE_SUPPLY_G, "draw on a depot here or a supply unit next door, with a number of corps", e);
}

void ar_source_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)ev;
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
	ar_ask(out, VERB(VERB_SPEND), 1, "How many of the %d corps in %s use depots? The others live off the area", left,
	       s->board.at[f->place].id);
	out->place = f->place;
	out->left = (int16_t)left;
}

void ar_share_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	(void)s;
	for (int i = 0; i <= campaign_of(p)->left[f->side][f->number]; i++)
		orders_add(out, order_make(VERB_SPEND, f->side, NONE, NONE, i));
}

bool ar_share_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return ar_listed(s, p, o, CITE_SUPPLY_F, "spend a number of corps on the depots, or 0", e);
}

void ar_share_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	int r = frame_now(p)->number;
	(void)s, (void)ev;
	c->on_depot[r] = (uint8_t)o->number;
	c->uses[o->side][r] = (uint8_t)(c->left[o->side][r] - o->number);
	c->left[o->side][r] = 0;
	frame_pop(p);
}

/* --- whom the fortress feeds --- */

void ar_keep_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s, (void)p, (void)ev;
}

void ar_keep_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	ar_ask(out, VERB(VERB_CHOOSE), 1, "The fortress in %s feeds one corps: which?", s->board.at[frame_now(p)->place].id);
	out->place = frame_now(p)->place;
}

void ar_keep_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_KEEP_IC));
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_KEEP_CC));
}

bool ar_keep_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return ar_listed(s, p, o, CITE_FORTRESS, "choose infantry or cavalry", e);
}

void ar_keep_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s, (void)ev;
	campaign_at(p)->keep[o->side][frame_now(p)->number] = o->number == CHOICE_KEEP_IC ? 1 : 2;
	frame_pop(p);
}

/* --- with or without the supply unit --- */

void ar_track_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s, (void)p, (void)ev;
}

void ar_track_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	static const char *const states[] = {"undepleted", "50% depleted", "100% depleted"};
	const struct frame *f = frame_now(p);
	const struct campaign *c = campaign_of(p);
	int r = f->number, n = ar_users(c, r), turn = p->header.turn;
	enum depleted before = (enum depleted)c->depleted[r];
	ar_ask(out, VERB(VERB_CHOOSE), 1, "%d corps live off %s. With the help of the supply unit it is %s afterwards, without %s", n,
	       s->board.at[f->place].id, states[supply_depletes(&land_of(s)->charts, turn, true, n, before)],
	       states[supply_depletes(&land_of(s)->charts, turn, false, n, before)]);
	out->place = f->place;
}

void ar_track_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_WITH));
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_WITHOUT));
}

bool ar_track_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return ar_listed(s, p, o, CITE_SUPPLY_H, "choose the track with or without the supply unit", e);
}

void ar_track_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	(void)s, (void)ev;
	campaign_at(p)->track[frame_now(p)->number] = o->number == CHOICE_WITH ? 1 : 2;
	frame_pop(p);
}
