/* Forced marches: the dice for another allowance (Movement F to H, Forced March Tables). */
#include "rules/hex1812/hex1812.h"

#include <string.h>

/* [Forced March F] Any unit may try a double march, infantry a triple one. [reading 30] Not after a stop in a zone; a triple one is
 * declared before the unit goes beyond its first allowance. */
bool hx_may_force(const struct scenario *s, const struct campaign *c, int choice, struct error *e)
{
	const struct hx_march *m = &c->march;
	int last = m->triple ? 2 : 1;
	if (choice < CHOICE_TRIPLE || choice > CHOICE_FORCE)
		return error_set(e, NULL, NULL, CITE(CITE_FORCED_F), "choose a forced march, or march and halt");
	if (m->stopped)
		return error_set(e, NULL, NULL, CITE(CITE_ZONES_B), "a zone of control has stopped it");
	if (choice == CHOICE_TRIPLE) {
		if (hx_arm(s, m->lead) != ARM_INF)
			return error_set(e, NULL, NULL, CITE(CITE_FORCED_H), "only infantry may try a triple march");
		return (m->leg == 1 && !m->triple) ||
		       error_set(e, NULL, NULL, CITE(CITE_FORCED_H), "a triple march is declared before the first allowance is left behind");
	}
	if (choice == CHOICE_SECOND && !(m->triple && m->leg == 1))
		return error_set(e, NULL, NULL, CITE(CITE_FORCED_H), "only a triple march has a second allowance without dice");
	if (choice == CHOICE_FORCE && m->leg != last)
		return error_set(e, NULL, NULL, CITE(CITE_FORCED_G), "this forced march has no further allowance to try for");
	return m->moved || error_set(e, NULL, NULL, CITE(CITE_FORCED_G), "it marches its own allowance first");
}

/* [Forced March G, Forced March H] The double march has its table after one allowance, the triple one after two. */
static int cite_of(const struct campaign *c)
{
	return c->march.triple ? CITE_FORCED_H : CITE_FORCED_G;
}

/* [Forced March Tables e] Corps come through and are divisions then, others are gone where they stand. [Supply C] A depot that is
 * left alone so beside an enemy goes with its supply unit. */
static void ruin(const struct scenario *s, struct campaign *c, int piece, struct events *ev)
{
	if (piece == c->march.lead && hx_is_corps(s, piece)) {
		c->march.reduced = 1;
		return;
	}
	bool lead = piece == c->march.lead;
	hx_kill(s, c, piece, CITE_FORCED, ev);
	if (lead)
		hx_march_over(s, c, ev);
	hx_depots(s, c, ev);
}

/* [Depot Movement L] A depot that stays behind has moved. */
static void stay(const struct scenario *s, struct campaign *c, int piece, struct events *ev)
{
	event_note(ev, EVENT_NOTE, s->piece[piece].side, piece, NONE, c->p.piece[piece].place, TEXT_HALTS, CITE_FORCED);
	if (piece == c->march.lead) {
		hx_march_over(s, c, ev);
		return;
	}
	set_drop(&c->p.hand, piece);
	set_add(&c->p.used, piece);
}

static struct account *table_of(const struct scenario *s, struct campaign *c, int table, int piece, int column, int die,
				struct account *scratch, struct events *ev)
{
	struct account *a = account_open(ev, scratch, ACCOUNT_FORCE, s->piece[piece].side, c->p.piece[piece].place);
	const struct table *t = &s->table[ground_of(s)->table[table]];
	a->column = (int16_t)column;
	a->row = (int16_t)(die - t->first_row);
	account_die(a, s->piece[piece].side, die, 0, cite_of(c));
	return a;
}

/* The first die of one unit. True: the owner has to say whether it goes on. */
static bool first_die(const struct scenario *s, struct campaign *c, int piece, struct events *ev)
{
	int table = c->march.triple ? TABLE_TRIPLE : TABLE_DOUBLE, side = s->piece[piece].side;
	int die = event_roll(&c->p, ev, side, 6, 1, cite_of(c));
	int result = table_result(&s->table[ground_of(s)->table[table]], 0, die);
	struct account scratch;
	if (ev)
		hx_result(s, ev, table_of(s, c, table, piece, 0, die, &scratch, ev), table, piece, result, cite_of(c));
	if (result == FORCE_ELIMINATED)
		ruin(s, c, piece, ev);
	if (result != FORCE_OPTION)
		return false;
	c->march.die = (uint8_t)die;
	return true;
}

/* [Forced March Tables d] Disrupted, but only when the march is over, and leaders never. */
static void second_die(const struct scenario *s, struct campaign *c, int piece, struct events *ev)
{
	int table = c->march.triple ? TABLE_TRIPLE_AGAIN : TABLE_DOUBLE_AGAIN, column = c->march.die - 3;
	int side = s->piece[piece].side, die = event_roll(&c->p, ev, side, 6, 1, cite_of(c));
	int result = table_result(&s->table[ground_of(s)->table[table]], column, die);
	struct account scratch;
	c->march.die = 0;
	if (ev)
		hx_result(s, ev, table_of(s, c, table, piece, column, die, &scratch, ev), table, piece, result, cite_of(c));
	if (result == AGAIN_DISRUPTED && hx_arm(s, piece) != ARM_LEADER)
		set_add(&c->weary, piece);
	else if (result == AGAIN_ELIMINATED)
		ruin(s, c, piece, ev);
}

/* [reading 30] A supply unit and its depots roll one after the other, the supply unit first. When all have, the next allowance
 * begins. */
static void go_on(const struct scenario *s, struct campaign *c, struct events *ev)
{
	struct hx_march *m = &c->march;
	while (!set_empty(&c->p.hand) && !set_empty(&c->p.free)) {
		int piece = set_has(&c->p.free, m->lead) ? m->lead : set_next(&c->p.free, 0);
		set_drop(&c->p.free, piece);
		if (first_die(s, c, piece, ev)) {
			frame_push(&c->p, ROW_OPTION, (enum side)c->p.header.phasing)->piece = (int16_t)piece;
			return;
		}
	}
	if (set_empty(&c->p.hand))
		return;
	m->leg++;
	m->left = (uint8_t)hx_allowance(s, c, m->lead);
	m->moved = 0;
	if (!hx_can_march(s, c, m->lead, m->left))
		hx_march_over(s, c, ev);
}

/* [Forced March H] Whoever has gone on into the second allowance of a triple march owes its table, wherever he stops. */
bool hx_owes_die(const struct campaign *c)
{
	return c->march.triple && c->march.leg == 2 && c->march.moved;
}

void hx_pay_die(const struct scenario *s, struct campaign *c, struct events *ev)
{
	first_die(s, c, c->march.lead, ev);
	c->march.die = 0;
}

void hx_force(const struct scenario *s, struct campaign *c, struct events *ev)
{
	c->p.free = c->p.hand;
	go_on(s, c, ev);
}

/* --- the option --- */

void hx_option_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	(void)p;
	(void)ev;
}

void hx_option_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	prompt_ask(out, VERB(VERB_CHOOSE), 1, "%s may stop here unharmed, or go on and roll again", hx_unit_at(s, campaign_of(p), frame_now(p)->piece).at);
	out->place = p->piece[frame_now(p)->piece].place;
}

/* [Forced March Tables Op] Stop unharmed, or go on and roll again. */
void hx_option_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	(void)s;
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_STOP));
	orders_add(out, order_make(VERB_CHOOSE, frame_now(p)->side, NONE, NONE, CHOICE_GO));
}

bool hx_option_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	(void)p;
	return (o->verb == VERB_CHOOSE && (o->number == CHOICE_STOP || o->number == CHOICE_GO)) ||
	       phase_refuse(s, CITE_FORCED, "stop here, or go on and roll again", e);
}

void hx_option_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	int piece = frame_now(p)->piece;
	phase_return(p);
	if (o->number == CHOICE_STOP) {
		c->march.die = 0;
		stay(s, c, piece, ev);
	} else {
		second_die(s, c, piece, ev);
	}
	if (!set_empty(&p->hand))
		go_on(s, c, ev);
}
