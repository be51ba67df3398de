#include "rules/phases.h"

#include <assert.h>
#include <string.h>

enum { ENTERED = 5 }; /* the slot of frame.spare that says the row was entered */

void phase_goto(struct position *p, int row, enum side side)
{
	frame_pop(p);
	frame_push(p, row, side);
}

void phase_again(struct position *p)
{
	frame_top(p)->spare[ENTERED] = 0;
}

void phase_return(struct position *p)
{
	frame_pop(p);
	phase_again(p);
}

void phases_run(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct rules *r = s->rules;
	while (!p->header.result.over) {
		struct frame *f = frame_top(p);
		const struct phase *row = &r->phases[f->row];
		if (f->spare[ENTERED] == 1)
			break;
		f->spare[ENTERED] = 1;
		if (row->enter)
			row->enter(s, p, ev);
	}
}

/* Is the order of a form that the verb has? Guards every `can` against nouns off the board. */
static bool order_formed(const struct scenario *s, const struct order *o, struct error *e)
{
	const struct verb *v = verb_at(s, o->verb);
	if (!v)
		return error_set(e, NULL, NULL, NULL, "there is no order with number %d in this game", o->verb);
	if (v->piece == NOUN_PIECE ? o->piece < 0 || o->piece >= s->pieces : o->piece != NONE)
		return error_set(e, NULL, NULL, NULL, "\"%s\" %s", v->name,
				 v->piece == NOUN_PIECE ? "needs a piece of this game" : "takes no piece");
	if (v->place == NOUN_PLACE ? o->place < 0 || o->place >= s->board.count : o->place != NONE)
		return error_set(e, NULL, NULL, NULL, "\"%s\" %s", v->name,
				 v->place == NOUN_PLACE ? "needs a place on the map" : "takes no place");
	if (v->number == NOUN_CARD && (o->number < 0 || o->number >= s->cards))
		return error_set(e, NULL, NULL, NULL, "\"%s\" needs a card of this game", v->name);
	if (v->number == NOUN_NONE && o->number != NONE)
		return error_set(e, NULL, NULL, NULL, "\"%s\" takes no number", v->name);
	return true;
}

bool rules_allow(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (p->header.result.over)
		return error_set(e, NULL, NULL, NULL, "the game is over");
	const struct frame *f = frame_now(p);
	if (o->side != f->side)
		return error_set(e, NULL, NULL, NULL, "it is the %s player's decision now",
				 s->side_name[f->side & 1]);
	if (!order_formed(s, o, e))
		return false;
	return s->rules->phases[f->row].can(s, p, o, e);
}

void rules_add_lost(const struct scenario *s, const struct event *ev, int lost[SIDES])
{
	int side = ev->piece >= 0 ? s->piece[ev->piece].side : ev->side;
	if (side == SIDE_0 || side == SIDE_1)
		lost[side] += s->rules->lost ? s->rules->lost(s, ev) : ev->kind == EVENT_ELIMINATE;
}

bool rules_costs(const struct scenario *s, const struct position *p, const struct order *o, struct outlook *out)
{
	bool loses = !p->header.result.over && s->rules->phases[frame_now(p)->row].costs >> o->verb & 1;
	outlook_clear(out);
	if (s->rules->odds)
		s->rules->odds(s, p, o, NULL, out);
	for (int i = 0; i < out->warnings; i++)
		loses |= out->warn[i].loses;
	return loses;
}

void rules_orders(const struct scenario *s, const struct position *p, struct orders *out)
{
	out->n = 0;
	if (p->header.result.over)
		return;
	const struct phase *row = &s->rules->phases[frame_now(p)->row];
	row->list(s, p, out);
	if (row->exact)
		return;
	int kept = 0;
	for (int i = 0; i < out->n; i++)
		if (row->can(s, p, &out->at[i], NULL))
			out->at[kept++] = out->at[i];
	out->n = kept;
}

bool rules_play(const struct scenario *s, struct position *p, const struct order *o, struct events *ev,
		 struct error *e)
{
	if (!rules_allow(s, p, o, e))
		return false;
	rules_carry_out(s, p, o, ev);
	return true;
}

void rules_carry_out(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	s->rules->phases[frame_now(p)->row].act(s, p, o, ev);
	phases_run(s, p, ev);
}

static void propose(const struct scenario *s, const struct position *p, struct orders *out)
{
	out->n = 0;
	s->rules->phases[frame_now(p)->row].list(s, p, out);
}

bool phase_empty(const struct scenario *s, const struct position *p)
{
	struct orders all;
	propose(s, p, &all);
	return !all.n;
}

bool phase_refuse(const struct scenario *s, int cite, const char *legal, struct error *e)
{
	return error_set(e, NULL, NULL, s->rules->cites[cite], "this cannot be done now: %s", legal);
}

bool phase_listed(const struct scenario *s, const struct position *p, const struct order *o, int cite, const char *legal,
		  struct error *e)
{
	struct orders all;
	propose(s, p, &all);
	return orders_find(&all, o) != NONE || phase_refuse(s, cite, legal, e);
}

void rules_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	memset(out, 0, sizeof *out);
	out->place = out->left = out->of = NONE;
	out->result = p->header.result;
	out->side = NOBODY;
	if (p->header.result.over)
		return;
	const struct frame *f = frame_now(p);
	out->side = (enum side)f->side;
	out->row = f->row;
	out->rule = s->rules->phases[f->row].rule;
	out->hand = p->hand;
	s->rules->phases[f->row].ask(s, p, out);
}

bool phases_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct rules *r = s->rules;
	int levels = 0;
	if (!position_sound(s, p, r->rows, e))
		return false;
	while (r->levels[levels])
		levels++;
	if (p->header.result.level < 0 || p->header.result.level >= levels)
		return error_set(e, NULL, "result", NULL, "there is no degree of victory %d", p->header.result.level);
	for (int i = 0; i < p->depth; i++)
		if (p->frame[i].spare[ENTERED] & ~1)
			return error_set(e, NULL, "frame", NULL, "frame %d was neither entered nor not", i);
	if (p->header.result.over)
		return true;
	const struct frame *f = frame_now(p);
	return (r->phases[f->row].list && f->spare[ENTERED]) ||
	       error_set(e, NULL, "frame", NULL, "nobody is asked anything in the row that runs");
}

bool phase_builds(const struct scenario *s, const struct position *p, const struct order *o)
{
	const struct verb *v = verb_at(s, o->verb);
	if (!v || p->header.result.over)
		return false;
	return v->builds || (o->verb < 64 && s->rules->phases[frame_now(p)->row].builds >> o->verb & 1);
}

bool phases_alternate(const struct scenario *s, const struct position *p)
{
	bool alternates = false;
	for (int i = 0; i < p->depth && !p->header.result.over; i++)
		alternates |= s->rules->phases[p->frame[i].row].alternates;
	return alternates;
}

bool phases_fight(const struct scenario *s, const struct position *p)
{
	bool fight = false;
	for (int i = 0; i < p->depth && !p->header.result.over; i++)
		fight |= s->rules->phases[p->frame[i].row].battle;
	return fight;
}
