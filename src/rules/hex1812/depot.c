/* At the end of a side's Movement Phase: French supply units set up depots, Russian ones strip the land (Supply B). */
#include "rules/hex1812/hex1812.h"

static int region_at(const struct scenario *s, const struct campaign *c, int piece)
{
	return ground_of(s)->region[c->p.piece[piece].place];
}

/* [Supply B] A supply unit in an undepleted area makes a depot; Russians may strip what is not wholly depleted.
 * [Disruption A] The disrupted are good for nothing. */
static bool may_use(const struct scenario *s, const struct campaign *c, int side, int piece, struct error *e)
{
	const struct ground *g = ground_of(s);
	if (s->piece[piece].side != side || hx_arm(s, piece) != ARM_SUPPLY || c->p.piece[piece].place < 0)
		return error_set(e, NULL, NULL, CITE(CITE_SUPPLY_B), "only a supply unit of yours on the map can do this");
	if (hx_is_disrupted(c, piece))
		return error_set(e, NULL, NULL, CITE(CITE_DISRUPTION_A), "this supply unit is disrupted and of no use");
	int r = region_at(s, c, piece);
	if (side == RUSSIAN)
		return c->depleted[r] != DEPLETED_FULL ||
		       error_set(e, NULL, NULL, CITE(CITE_SUPPLY_B), "%s is 100%% depleted already", g->region_name[r]);
	if (c->depleted[r] != DEPLETED_NOT)
		return error_set(e, NULL, NULL, CITE(CITE_SUPPLY_B), "%s is %s: a depot needs an undepleted area", g->region_name[r],
				 supply_state_words(c->depleted[r]));
	return hx_boxed(s, c, FRENCH, KIND_DP, AT_POOL) != NONE ||
	       error_set(e, NULL, NULL, CITE(CITE_SUPPLY_B), "all depots are on the map");
}

/* [Sequence of Play A3] When the depots are made the Combat Phase begins. */
void hx_depot_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct orders list = {.n = 0};
	(void)ev;
	hx_depot_list(s, p, &list);
	if (list.n == 1)
		phase_goto(p, ROW_DECLARE, (enum side)p->header.phasing);
}

void hx_depot_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	if (p->header.phasing == FRENCH)
		prompt_ask(out, VERB(VERB_DEPOT) | VERB(VERB_DONE), 0,
			   "Click a supply unit to set up a depot (its area is 100%% depleted at once), or press Done");
	else
		prompt_ask(out, VERB(VERB_STRIP) | VERB(VERB_DONE), 0,
			   "Click a supply unit to strip its area (100%% depleted at once), or press Done");
}

void hx_depot_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct ground *g = ground_of(s);
	int side = p->header.phasing;
	for (int i = g->begin[side][KIND_SU]; i < g->end[side][KIND_SU]; i++)
		if (may_use(s, campaign_of(p), side, i, NULL))
			orders_add(out, order_make(side == FRENCH ? VERB_DEPOT : VERB_STRIP, side, i, NONE, NONE));
	orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool hx_depot_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb == VERB_DONE)
		return true;
	if (o->verb != (o->side == FRENCH ? VERB_DEPOT : VERB_STRIP))
		return phase_refuse(s, CITE_SUPPLY_B, "use a supply unit, or end the phase", e);
	return may_use(s, campaign_of(p), o->side, o->piece, e);
}

/* [Supply B] The depot lies with its supply unit, and the area is depleted for it. [Supply C] Beside an enemy it is safe only in
 * company. */
void hx_depot_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	if (o->verb == VERB_DONE) {
		phase_goto(p, ROW_DECLARE, (enum side)p->header.phasing);
		return;
	}
	int at = p->piece[o->piece].place;
	if (o->verb == VERB_DEPOT) {
		int depot = hx_boxed(s, c, FRENCH, KIND_DP, AT_POOL);
		hx_put(s, c, depot, at);
		event_note(ev, EVENT_NOTE, FRENCH, NONE, NONE, at, TEXT_DEPOT_MADE, CITE_SUPPLY_B);
	} else {
		event_note(ev, EVENT_NOTE, RUSSIAN, NONE, NONE, at, TEXT_STRIPPED, CITE_SUPPLY_B);
	}
	hx_deplete(s, c, ground_of(s)->region[at], DEPLETED_FULL, TEXT_FULL, ev);
	phase_again(p);
}
