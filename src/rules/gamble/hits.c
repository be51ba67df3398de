/* Hits, allotted by their owner (11.16, 11.17). */
#include "rules/gamble/combat.h"

/* How many hits a combat unit can bear. */
static int bears(const struct gamble *g, int piece)
{
	return gb_disrupted(g, piece) ? 1 : 2;
}

/* What all of a side in the fight, or its main stack alone, can still bear. */
static int bearable(const struct scenario *s, const struct gamble *g, int side, bool main_only)
{
	int n = 0;
	for (int i = set_next(&gb_own(s)->fighters, 0); i >= 0; i = set_next(&gb_own(s)->fighters, i + 1))
		if (gb_in_fight(s, g, i, side) && (!main_only || gb_in_main(g, i)))
			n += bears(g, i);
	return n;
}

/* [11.17, reading 34] The main stack takes half, rounded up, as far as it can; [11.9] all of a tie's one hit. What nobody can bear is
 * void. */
void gb_open_hits(struct gamble *g, int side, enum gb_hits why)
{
	struct gb_fight *f = &g->fight;
	f->hits = (uint8_t)why;
	f->main_owed[side] = (uint8_t)(why == HITS_COMBAT ? (f->owed[side] + 1) / 2 : f->owed[side]);
	f->taken[side] = f->odd[side] = 0;
	frame_push(&g->p, ROW_HITS, (enum side)side);
}

static void trim(const struct scenario *s, struct gamble *g, int side)
{
	struct gb_fight *f = &g->fight;
	f->main_owed[side] = (uint8_t)int_min(f->main_owed[side], bearable(s, g, side, true));
	f->owed[side] = (uint8_t)int_min(f->owed[side], bearable(s, g, side, f->hits != HITS_COMBAT));
}

/* The bit of its stack in gb_fight.odd. */
static unsigned stack_bit(const struct gamble *g, int side, int piece)
{
	if (gb_in_main(g, piece))
		return 1;
	for (int k = 0; k < g->fight.called[side]; k++)
		if (g->fight.call[side][k] == g->p.piece[piece].place)
			return 2u << k;
	return 0;
}

/* May this unit take the next hit? A pursuit takes who is disrupted; a hit more than was owed kills who is disrupted, in a stack that took an
 * odd number. */
static bool may_take(const struct scenario *s, const struct gamble *g, int side, int piece)
{
	const struct gb_fight *f = &g->fight;
	if (!gb_in_fight(s, g, piece, side))
		return false;
	switch (f->hits) {
	case HITS_PURSUIT:
		return gb_in_main(g, piece) && gb_disrupted(g, piece);
	case HITS_ROAD:
		return gb_in_main(g, piece);
	case HITS_EXTRA:
		return gb_disrupted(g, piece) && f->odd[side] & stack_bit(g, side, piece);
	default:
		return gb_in_main(g, piece) || f->owed[side] > f->main_owed[side];
	}
}

static int next_taker(const struct scenario *s, const struct gamble *g, int side, int from)
{
	for (int i = set_next(&gb_own(s)->fighters, from); i >= 0; i = set_next(&gb_own(s)->fighters, i + 1))
		if (may_take(s, g, side, i))
			return i;
	return NONE;
}

static void take(const struct scenario *s, struct gamble *g, int side, int piece, struct events *ev)
{
	struct gb_fight *f = &g->fight;
	if (f->main_owed[side] && gb_in_main(g, piece))
		f->main_owed[side]--;
	if (f->owed[side])
		f->owed[side]--;
	f->taken[side]++;
	f->odd[side] ^= (uint8_t)stack_bit(g, side, piece);
	gb_strike(s, g, piece, f->hits == HITS_PURSUIT ? CITE_11_16 : f->hits == HITS_ROAD ? CITE_16_1 : CITE_11_17, ev);
}

/* [11.17] A stack that took an odd number of hits may take one more, to be rid of a disrupted unit. */
static bool offers_extra(const struct scenario *s, struct gamble *g, int side)
{
	struct gb_fight *f = &g->fight;
	if (f->hits != HITS_COMBAT && f->hits != HITS_EXTRA)
		return false;
	f->hits = HITS_EXTRA;
	if (next_taker(s, g, side, 0) != NONE)
		return true;
	f->hits = HITS_COMBAT;
	return false;
}

/* Where only one can take it, or all are lost, there is nothing to choose. */
void gb_hits_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	struct gb_fight *f = &g->fight;
	int side = frame_top(p)->side;
	trim(s, g, side);
	while (f->owed[side] && !p->header.result.over) {
		int one = next_taker(s, g, side, 0);
		bool all = f->owed[side] >= bearable(s, g, side, f->hits != HITS_COMBAT);
		if (one != NONE && !all && next_taker(s, g, side, one + 1) != NONE)
			return;
		if (one == NONE)
			f->owed[side] = 0;
		else
			take(s, g, side, one, ev);
		trim(s, g, side);
	}
	if (!p->header.result.over && !offers_extra(s, g, side))
		phase_return(p);
}

void gb_hits_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct gamble *g = gamble_of(p);
	int side = frame_now(p)->side, owed = g->fight.owed[side];
	(void)s;
	out->reaction = side != g->fight.side;
	if (g->fight.hits == HITS_EXTRA) {
		prompt_ask(out, VERB(VERB_HIT) | VERB(VERB_DONE), 1, "You may take one hit more, to lose a disrupted unit for good; or press Done");
		return;
	}
	if (g->fight.taken[side]) {
		out->left = (int16_t)owed;
		out->of = (int16_t)(owed + g->fight.taken[side]);
	}
	prompt_ask(out, VERB(VERB_HIT), 1, g->fight.hits == HITS_PURSUIT ? "The pursuit takes a disrupted unit: choose it"
			   : g->fight.hits == HITS_ROAD ? "The road is cut: choose the unit that takes a hit"
			   : g->fight.main_owed[side] && g->fight.called[side] ? owed == g->fight.main_owed[side] ? "Hits to be allotted to the main stack: %d" :
		     "Hits to be allotted: %d, at least %d of them to the main stack" : "Hits to be allotted: %d",
		   owed, g->fight.main_owed[side]);
	text_set(&out->why_not, "the hits have to be allotted");
}

void gb_hits_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct gamble *g = gamble_of(p);
	int side = frame_now(p)->side;
	for (int i = next_taker(s, g, side, 0); i != NONE; i = next_taker(s, g, side, i + 1))
		orders_add(out, order_make(VERB_HIT, side, i, NONE, NONE));
	if (g->fight.hits == HITS_EXTRA)
		orders_add(out, order_make(VERB_DONE, side, NONE, NONE, NONE));
}

bool gb_hits_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct gamble *g = gamble_of(p);
	if (o->verb == VERB_DONE && g->fight.hits == HITS_EXTRA)
		return true;
	if (o->verb != VERB_HIT || o->number != NONE)
		return phase_refuse(s, CITE_11_17, "choose the units that take the hits", e);
	if (gb_is_commander(s, o->piece) && s->piece[o->piece].side == o->side)
		return error_set(e, NULL, NULL, CITE(CITE_11_17), "%s is a commander: combat units take the hits", gb_name(s, o->piece));
	if (!gb_in_fight(s, g, o->piece, o->side))
		return error_set(e, NULL, NULL, CITE(CITE_11_17), "%s is no unit of yours in this combat", gb_name(s, o->piece));
	return may_take(s, g, o->side, o->piece) ||
	       error_set(e, NULL, NULL, CITE(g->fight.hits == HITS_PURSUIT ? CITE_11_16 : CITE_11_17),
			 g->fight.hits == HITS_PURSUIT || g->fight.hits == HITS_EXTRA ? "only a disrupted unit can be chosen"
			 : "the main stack has to take its half of the hits first");
}

void gb_hits_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	if (o->verb == VERB_HIT) {
		take(s, g, o->side, o->piece, ev);
		phase_again(p);
	} else {
		g->fight.hits = HITS_COMBAT;
		phase_return(p);
	}
}
