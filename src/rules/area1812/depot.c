/* At the end of a Movement Phase: depots are set up or given up, Russian supply units strip the land. */
#include "rules/area1812/area1812.h"

/* === Supply: depots and stripped areas === */

/* Frame: number 1 when depots may only be given up (before sources of supply are named). */
static bool only_burn(const struct position *p)
{
	return frame_now(p)->number == 1;
}

/* [reading 28] Before supply it matters only where corps would have to use a depot and might rather use the area.
 * The enemy reads it in the report that follows at once. */
static bool forced_on_depots(const struct scenario *s, const struct campaign *c)
{
	const struct land *g = land_of(s);
	for (int r = 0; r < g->regions; r++)
		if (c->depleted[r] == DEPLETED_HALF && ar_region(g, c, FRENCH, r, ARM_DP) && ar_region_corps(g, c, FRENCH, r))
			return true;
	return false;
}

/* [reading 28] Has this side anything to decide here? In the other's turn it must not tell what is where, only what
 * both know: how many supply units and depots live. */
static bool decides(const struct scenario *s, const struct position *p, int side)
{
	const struct campaign *c = campaign_of(p);
	struct orders list;
	if (only_burn(p))
		return forced_on_depots(s, c);
	if (side != p->header.phasing)
		return c->alive[side][ARM_DP] || c->alive[side][ARM_SU];
	list.n = 0;
	ar_depot_list(s, p, &list);
	for (int i = 0; i < list.n; i++)
		if (list.at[i].verb != VERB_DONE && list.at[i].verb != VERB_MARKERS && ar_depot_can(s, p, &list.at[i], NULL))
			return true;
	return false;
}

/* [Supply B] Depots come at the end of both Movement Phases, the French after the Russians. [Sequence of Play A3]
 * Then combat. */
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
	(void)ev;
	int side = frame_now(p)->side;
	set_clear(&p->used);
	set_clear(&campaign_at(p)->marked);
	if (!decides(s, p, side))
		next(p, side);
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
	if (!only_burn(p))
		ar_markers_list(s, p, out);
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

/* A depot that is not on the map. There is one for every area, so that only a scenario that begins with dozens of them
 * can run out. */
static int spare_depot(const struct land *g, const struct campaign *c)
{
	for (int i = g->begin[FRENCH][ARM_DP]; i < g->end[FRENCH][ARM_DP]; i++)
		if (c->p.piece[i].place < 0)
			return i;
	return NONE;
}

/* [Supply B] An undepleted area without enemies in any part of it. */
static bool can_depot(const struct scenario *s, const struct campaign *c, int piece, struct error *e)
{
	const struct land *g = land_of(s);
	int r = g->region[c->p.piece[piece].place];
	if (c->depleted[r] != DEPLETED_NOT)
		return error_set(e, NULL, NULL, CITE(CITE_DEPOTS_B), "%s is %s: a depot needs an undepleted area",
				 g->region_id[r], supply_state_words(c->depleted[r]));
	if (ar_region(g, c, RUSSIAN, r, ARMS))
		return error_set(e, NULL, NULL, CITE(CITE_DEPOTS_B), "the enemy stands in %s: no depot can be set up there",
				 g->region_id[r]);
	return spare_depot(g, c) != NONE ||
	       error_set(e, NULL, NULL, CITE(CITE_DEPOTS_B), "all %d depots are on the map", c->alive[FRENCH][ARM_DP]);
}

/* [Supply B] The French set up depots, the Russians strip what is not wholly depleted. [Supply D] Any depot may be
 * given up. */
bool ar_depot_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct land *g = land_of(s);
	const struct campaign *c = campaign_of(p);
	if (o->verb == VERB_DONE)
		return true;
	if (o->verb == VERB_MARKERS && !only_burn(p))
		return ar_markers_can(s, p, o, e);
	bool make = o->verb == (o->side == FRENCH ? VERB_DEPOT : VERB_STRIP) && !only_burn(p);
	if (!make && (o->verb != VERB_BURN || o->side != FRENCH))
		return phase_refuse(s, CITE_DEPOTS_B, "set up depots, give them up, strip areas, or end the phase", e);
	if (s->piece[o->piece].side != o->side || g->arm[o->piece] != (make ? ARM_SU : ARM_DP) ||
	    p->piece[o->piece].place < 0)
		return error_set(e, NULL, NULL, CITE(make ? CITE_DEPOTS_B : CITE_DEPOTS_D), "%s",
				 !make ? "only depots on the map can be given up" :
				 o->side == FRENCH ? "only a supply unit can set up a depot" : "only a supply unit can strip its area");
	if (!make)
		return true;
	if (o->side == FRENCH)
		return can_depot(s, c, o->piece, e);
	int r = g->region[p->piece[o->piece].place];
	return c->depleted[r] != DEPLETED_FULL ||
	       error_set(e, NULL, NULL, CITE(CITE_DEPOTS_B), "%s is 100 percent depleted already", g->region_id[r]);
}

/* Is there anybody who could do this now? */
static bool may(const struct scenario *s, const struct position *p, int verb)
{
	struct orders list = {.n = 0};
	ar_depot_list(s, p, &list);
	for (int i = 0; i < list.n; i++)
		if (list.at[i].verb == verb && ar_depot_can(s, p, &list.at[i], NULL))
			return true;
	return false;
}

/* What is asked in the other's turn whatever is where names what there is to do. */
void ar_depot_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int side = frame_now(p)->side;
	bool makes = may(s, p, side == FRENCH ? VERB_DEPOT : VERB_STRIP), burns = may(s, p, VERB_BURN);
	if (only_burn(p))
		prompt_ask(out, VERB(VERB_BURN) | VERB(VERB_DONE), 0,
		       "Corps in 50%% depleted areas have to use the depots there. Click those to be given up (any depot may be), or press Done");
	else if (side == RUSSIAN)
		prompt_ask(out, VERB(VERB_STRIP) | VERB(VERB_MARKERS) | VERB(VERB_DONE), 0, "%s",
		       makes ? "Click a supply unit to strip its area (100% depleted at once), or press Done" : "No supply unit can strip its area: press Done");
	else
		prompt_ask(out, VERB(VERB_DEPOT) | VERB(VERB_BURN) | VERB(VERB_MARKERS) | VERB(VERB_DONE), 0, "%s",
		       makes && burns ? "Click a supply unit to set up a depot (its area is 100% depleted at once), a depot to give it up, or press Done" :
		       makes ? "Click a supply unit to set up a depot (its area is 100% depleted at once), or press Done" :
		       burns ? "No supply unit can set up a depot. Click a depot to give it up, or press Done" :
		       "No depot can be set up or given up: press Done");
}

/* [Supply B] The depot lies with its supply unit. [reading 15] Both saw it made. */
static void set_up(const struct scenario *s, struct campaign *c, int place, struct events *ev)
{
	const struct land *g = land_of(s);
	int i = spare_depot(g, c);
	event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, place, TEXT_DEPOT_MADE, CITE_DEPOTS_B);
	c->p.piece[i].known = SEEN_ALL; /* before it stands there: no closed counter is for it */
	ar_place(s, c, i, place);
}

/* [Supply B] The area is depleted for it there and then. */
void ar_depot_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct frame *f = frame_top(p);
	int at = o->piece == NONE ? NONE : p->piece[o->piece].place;
	if (o->verb != VERB_DONE && !f->step) { /* that it begins is told when something is done: who has nothing to do may hide it */
		f->step = 1;
		event_note(ev, EVENT_PHASE, o->side, NONE, NONE, NONE, ROW_DEPOT, CITE_DEPOTS_B);
	}
	switch (o->verb) {
	case VERB_DEPOT:
		set_up(s, c, at, ev);
		ar_deplete(s, c, land_of(s)->region[at], DEPLETED_FULL, TEXT_FULL, ev);
		break;
	case VERB_STRIP:
		event_note(ev, EVENT_NOTE, RUSSIAN, NONE, NONE, at, TEXT_STRIPPED, CITE_DEPOTS_B);
		ar_deplete(s, c, land_of(s)->region[at], DEPLETED_FULL, TEXT_FULL, ev);
		break;
	case VERB_BURN:
		event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, at, TEXT_BURNT, CITE_DEPOTS_D);
		ar_lose(s, c, o->piece, CITE_DEPOTS_D, ev);
		break;
	case VERB_MARKERS:
		ar_markers_act(c, o, ev);
		break;
	default:
		next(p, o->side);
	}
}
