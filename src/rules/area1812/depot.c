/* At the end of a Movement Phase: depots are set up or given up, Russian supply units strip the land. */
#include "rules/area1812/area1812.h"

/* Frame: number 1 when depots may only be given up (before sources of supply are named). */
static bool only_burn(const struct position *p)
{
	return frame_now(p)->number == 1;
}

/* Has this side anything to decide here? How many supply units and depots live is known to both. */
static bool decides(const struct campaign *c, int side, bool burn)
{
	return c->alive[side][ARM_DP] || (!burn && c->alive[side][ARM_SU]);
}

static void next(struct position *p, int side)
{
	if (only_burn(p))
		phase_goto(p, ROW_SUPPLY, (enum side)RUSSIAN);
	else if (side == RUSSIAN)
		phase_goto(p, ROW_DEPOT, (enum side)FRENCH);
	else
		phase_goto(p, ROW_BATTLES, (enum side)p->header.phasing);
}

void ar_depot_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s, (void)ev;
	int side = frame_now(p)->side;
	set_clear(&p->used);
	if (!decides(campaign_of(p), side, only_burn(p)))
		next(p, side);
}

void ar_depot_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	if (only_burn(p))
		ar_ask(out, VERB(VERB_BURN) | VERB(VERB_DONE), 0, "Before supply: give up depots, or go on");
	else if (frame_now(p)->side == RUSSIAN)
		ar_ask(out, VERB(VERB_STRIP) | VERB(VERB_DONE), 0, "Strip areas by supply units, or go on");
	else
		ar_ask(out, VERB(VERB_DEPOT) | VERB(VERB_BURN) | VERB(VERB_DONE), 0, "Set up or give up depots, or go on");
}

void ar_depot_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct land *g = land_of(s);
	int side = frame_now(p)->side;
	for (int i = g->begin[side][ARM_SU]; i < g->end[side][ARM_SU]; i++)
		orders_add(out, order_make(side == FRENCH ? VERB_DEPOT : VERB_STRIP, side, i, NONE, NONE));
	for (int i = g->begin[side][ARM_DP]; i < g->end[side][ARM_DP]; i++)
		if (p->piece[i].place >= 0)
			orders_add(out, order_make(VERB_BURN, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

static bool can_depot(const struct scenario *s, const struct campaign *c, int piece, struct error *e)
{
	const struct land *g = land_of(s);
	int r = g->region[c->p.piece[piece].place];
	if (c->depleted[r] != DEPLETED_NOT)
		return error_set(e, NULL, NULL, CITE(CITE_DEPOTS_B), "%s is depleted: no depot can be made of it",
				 g->region_id[r]);
	if (ar_region(g, c, RUSSIAN, r, ARMS))
		return error_set(e, NULL, NULL, CITE(CITE_DEPOTS_B), "the enemy stands in %s", g->region_id[r]);
	return true;
}

bool ar_depot_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct land *g = land_of(s);
	const struct campaign *c = campaign_of(p);
	if (o->verb == VERB_DONE)
		return true;
	bool make = o->verb == (o->side == FRENCH ? VERB_DEPOT : VERB_STRIP) && !only_burn(p);
	if (!make && (o->verb != VERB_BURN || o->side != FRENCH))
		return ar_refuse(s, o, e, CITE_DEPOTS_B, "use a supply unit, give up a depot, or end with \"done\"");
	if (s->piece[o->piece].side != o->side || g->arm[o->piece] != (make ? ARM_SU : ARM_DP) ||
	    p->piece[o->piece].place < 0)
		return error_set(e, NULL, NULL, CITE(make ? CITE_DEPOTS_B : CITE_DEPOTS_D),
				 "this is no %s of yours on the map", make ? "supply unit" : "depot");
	if (!make)
		return true;
	if (o->side == FRENCH)
		return can_depot(s, c, o->piece, e);
	int r = g->region[p->piece[o->piece].place];
	return c->depleted[r] != DEPLETED_FULL ||
	       error_set(e, NULL, NULL, CITE(CITE_DEPOTS_B), "%s is 100 percent depleted already", g->region_id[r]);
}

static void set_up(const struct scenario *s, struct campaign *c, int place, struct events *ev)
{
	const struct land *g = land_of(s);
	int i = g->begin[FRENCH][ARM_DP];
	while (i < g->end[FRENCH][ARM_DP] && c->p.piece[i].place >= 0)
		i++;
	ar_say(ev, FRENCH, place, TEXT_DEPOT_MADE, CITE_DEPOTS_B);
	c->p.piece[i].known = SEEN_ALL; /* before it stands there: no closed counter is for it */
	ar_place(s, c, i, place);
}

void ar_depot_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	int at = o->piece == NONE ? NONE : p->piece[o->piece].place;
	switch (o->verb) {
	case VERB_DEPOT:
		set_up(s, c, at, ev);
		ar_deplete(s, c, land_of(s)->region[at], DEPLETED_FULL, TEXT_FULL, ev);
		break;
	case VERB_STRIP:
		ar_say(ev, RUSSIAN, at, TEXT_STRIPPED, CITE_DEPOTS_B);
		ar_deplete(s, c, land_of(s)->region[at], DEPLETED_FULL, TEXT_FULL, ev);
		break;
	case VERB_BURN:
		ar_say(ev, FRENCH, at, TEXT_BURNT, CITE_DEPOTS_D);
		ar_lose(s, c, o->piece, CITE_DEPOTS_D, ev);
		break;
	default:
		next(p, o->side);
	}
}
