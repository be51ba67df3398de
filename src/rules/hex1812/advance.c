/* After all battles: attackers may go into hexes that they have won (Combat J). */
#include "rules/hex1812/combat.h"

/* [Combat J] Into the hex it attacked, and no other. An enemy who has come there since bars it. */
static bool may_advance(const struct scenario *s, const struct campaign *c, int piece, int to)
{
	int from = c->p.piece[piece].place;
	if (from < 0 || !set_has(&c->pledged, piece))
		return false;
	int own = c->p.piece[piece].flags; /* its elimination on the march, and then no other battle */
	for (int k = 0; k < c->attacks; k++) {
		const struct hx_attack *a = &c->attack[k];
		if (a->from == from && a->to == to && a->flags & ATTACK_OPEN && own == (a->flags & ATTACK_MARCHED ? a->battle : 0))
			return hx_owner(s, c, to) != (int)side_other((enum side)c->p.header.phasing);
	}
	return false;
}

void hx_advance_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct campaign *c = campaign_of(p);
	const struct ground *g = ground_of(s);
	for (int i = set_next(&c->pledged, 0); i >= 0; i = set_next(&c->pledged, i + 1)) {
		int from = p->piece[i].place;
		for (int d = 0; from >= 0 && d < DIRECTIONS; d++)
			if (g->to[from][d] >= 0 && may_advance(s, c, i, g->to[from][d]))
				orders_add(out, order_make(VERB_ADVANCE, p->header.phasing, i, g->to[from][d], NONE));
	}
	if (out->n)
		orders_add(out, order_make(VERB_DONE, p->header.phasing, NONE, NONE, NONE));
}

void hx_advance_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)ev;
	if (phase_empty(s, p))
		phase_goto(p, ROW_COMBAT_END, (enum side)p->header.phasing);
}

void hx_advance_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	prompt_ask(out, VERB(VERB_ADVANCE) | VERB(VERB_DONE), 0, "Advance into the hexes that were won, or press Done");
}

bool hx_advance_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (o->verb == VERB_DONE)
		return true;
	if (o->verb != VERB_ADVANCE)
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_J), "advance units that have attacked, or press Done");
	if (!set_has(&campaign_of(p)->pledged, o->piece))
		return error_set(e, NULL, NULL, CITE(CITE_COMBAT_J), "%s has not attacked, or was driven back",
				 hx_unit(s, o->piece).at);
	return may_advance(s, campaign_of(p), o->piece, o->place) ||
	       error_set(e, NULL, NULL, CITE(CITE_COMBAT_J),
			 "%s may not advance to %s: only into the empty hex it attacked, over a river, a fortress, or left before combat",
			 hx_unit(s, o->piece).at, hx_place(s, o->place).at);
}

void hx_advance_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	if (o->verb == VERB_DONE) {
		phase_goto(p, ROW_COMBAT_END, (enum side)p->header.phasing);
		return;
	}
	int from = p->piece[o->piece].place;
	event_step(ev, event_note(ev, EVENT_ADVANCE, o->side, o->piece, from, o->place, NONE, CITE_COMBAT_J));
	set_drop(&c->pledged, o->piece);
	hx_move(s, c, o->piece, o->place, ev);
	hx_depots(s, c, ev);
	phase_again(p);
}
