/* Shares of fatigue and losses (march 4, combat 4): what falls on everybody falls at once, the rest is placed by the owner. */
#include "rules/napoleon1807/n7.h"

#include <stdio.h>

/* frame.step of ROW_TIRE. */
enum { PUT_ON, TAKE_OFF };

/* Corps of the mask that are still alive. */
static n7_mask bearers(const struct scenario *s, const struct n7_position *n, n7_mask who)
{
	n7_mask out = 0;
	for (int i = n7_mask_next(who & n7_own(s)->corps, 0); i >= 0; i = n7_mask_next(who & n7_own(s)->corps, i + 1))
		if (n->p.piece[i].place >= 0)
			out |= n7_bit(i);
	return out;
}

static n7_mask tired(const struct scenario *s, const struct n7_position *n, n7_mask who)
{
	n7_mask out = 0;
	who = bearers(s, n, who);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		if (n->p.piece[i].fatigue)
			out |= n7_bit(i);
	return out;
}

static int fatigue_of(const struct n7_position *n, n7_mask who)
{
	int sum = 0;
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		sum += n->p.piece[i].fatigue;
	return sum;
}

static void open_row(const struct scenario *s, struct n7_position *n, int row, n7_mask who, int points, int step, int cite)
{
	struct frame *f = frame_push(&n->p, row, (enum side)s->piece[n7_mask_next(who, 0)].side);
	f->number = (int16_t)points;
	f->step = (uint8_t)step;
	f->count = (uint8_t)cite;
	n7_mask_put(f, who);
}

/* --- fatigue --- */

/* Everything on one, or off all who have some, where nothing is to be chosen. What is left to choose is returned. */
static int compelled(const struct scenario *s, struct n7_position *n, n7_mask who, int points, int step, int cite, struct events *ev)
{
	bool all = step == TAKE_OFF && fatigue_of(n, who) <= points;
	if (!who || n->p.header.result.over)
		return 0;
	if (!all && n7_mask_count(who) > 1)
		return points;
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		if (step == TAKE_OFF)
			n7_ease(s, n, i, points, cite, ev);
		else
			n7_add_fatigue(s, n, i, points, cite, ev);
	return 0;
}

void n7_tire_freely(const struct scenario *s, struct n7_position *n, n7_mask who, int points, int cite, struct events *ev)
{
	who = bearers(s, n, who);
	if (points > 0 && compelled(s, n, who, points, PUT_ON, cite, ev))
		open_row(s, n, ROW_TIRE, who, points, PUT_ON, cite);
}

void n7_tire_even(const struct scenario *s, struct n7_position *n, n7_mask who, int points, int cite, struct events *ev)
{
	int rest;
	who = bearers(s, n, who);
	if (!who || points <= 0)
		return;
	int each = n7_even(points, n7_mask_count(who), &rest);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		n7_add_fatigue(s, n, i, each, cite, ev);
	n7_tire_freely(s, n, who, rest, cite, ev);
}

void n7_relieve(const struct scenario *s, struct n7_position *n, n7_mask who, int points, int cite, struct events *ev)
{
	who = tired(s, n, who);
	if (points > 0 && compelled(s, n, who, points, TAKE_OFF, cite, ev))
		open_row(s, n, ROW_TIRE, who, points, TAKE_OFF, cite);
}

static n7_mask eligible(const struct scenario *s, const struct n7_position *n, const struct frame *f)
{
	n7_mask who = n7_mask_get(f);
	return f->step == TAKE_OFF ? tired(s, n, who) : bearers(s, n, who);
}

void n7_tire_row_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	struct frame *f = frame_top(p);
	if (f->number > 0)
		f->number = (int16_t)compelled(s, n, eligible(s, n, f), f->number, f->step, f->count, ev);
	if (f->number <= 0 && !p->header.result.over)
		phase_return(p);
}

void n7_tire_row_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct frame *f = frame_now(p);
	n7_mask who = eligible(s, n7_of(p), f);
	out->place = p->piece[n7_mask_next(who, 0)].place;
	out->left = f->number;
	out->rule = f->count;
	out->reaction = f->side != n7_of(p)->op.side;
	if (f->step == TAKE_OFF)
		prompt_ask(out, VERB(VERB_EASE), 1, "Fatigue to be taken off: %d. Choose a corps for each point", f->number);
	else
		prompt_ask(out, VERB(VERB_TIRE), 1, "Fatigue to be placed freely: %d. Choose a corps for each point", f->number);
	text_set(&out->why_not, "the fatigue has to be placed");
}

void n7_tire_row_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	n7_mask who = eligible(s, n7_of(p), f);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		orders_add(out, order_make(f->step == TAKE_OFF ? VERB_EASE : VERB_TIRE, f->side, i, NONE, NONE));
}

bool n7_tire_row_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct frame *f = frame_now(p);
	return phase_listed(s, p, o, f->count, f->step == TAKE_OFF ? "choose a tired corps of the stack" : "choose a corps of the stack", e);
}

void n7_tire_row_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct frame *f = frame_top(p);
	f->number--;
	if (o->verb == VERB_EASE)
		n7_ease(s, n7_at(p), o->piece, 1, f->count, ev);
	else
		n7_add_fatigue(s, n7_at(p), o->piece, 1, f->count, ev);
	phase_again(p);
}

/* --- losses. What a corps has to pay lies in piece.used, the rest that is free in frame.number; frame.step: a cavalry point is owed. --- */

static bool pays(const struct n7_position *n, const struct frame *f, int piece)
{
	return n->p.piece[piece].used > 0 || f->number > 0;
}

/* May the corps pay with this arm? [Combat 4] Not with infantry where the cavalry point that is owed would be out of reach then. */
static bool may_pay(const struct scenario *s, const struct n7_position *n, const struct frame *f, int piece, int arm)
{
	const struct piece *k = &n->p.piece[piece];
	if (!pays(n, f, piece) || !(arm == ARM_HORSE ? k->horse : k->foot))
		return false;
	if (arm == ARM_HORSE || !f->step)
		return true;
	int due = k->used - (k->used > 0), rest = f->number - !k->used;
	n7_mask who = bearers(s, n, n7_mask_get(f));
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		if (n->p.piece[i].horse && (rest > 0 || (i == piece ? due : n->p.piece[i].used) > 0))
			return true;
	return false;
}

static void pay(const struct scenario *s, struct n7_position *n, int piece, int arm, struct events *ev)
{
	struct frame *f = frame_top(&n->p);
	struct piece *k = &n->p.piece[piece];
	if (k->used)
		k->used--;
	else
		f->number--;
	if (arm == ARM_HORSE)
		f->step = 0;
	n7_lose_point(s, n, piece, (enum n7_arm)arm, f->count, ev);
}

void n7_owe_losses(const struct scenario *s, struct n7_position *n, n7_mask who, int points, bool cavalry, int cite, struct events *ev)
{
	uint8_t room[N7_BLOCKS], due[N7_BLOCKS];
	int corps = 0, horse = 0, k = 0;
	(void)ev;
	who = bearers(s, n, who);
	if (!who || points <= 0 || n->p.header.result.over)
		return;
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1)) {
		room[corps++] = (uint8_t)n7_strength(n, i);
		horse += n->p.piece[i].horse;
	}
	int rest = n7_even_losses(points, corps, room, due);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		n->p.piece[i].used = due[k++];
	open_row(s, n, ROW_LOSE, who, rest, cavalry && points > 1 && horse, cite);
}

/* Orders that are open; the only one, or the first, in *piece and *arm. A corps that has to give all it owes from one arm is compelled,
 * whatever the others choose. */
static int open_orders(const struct scenario *s, const struct n7_position *n, const struct frame *f, int *piece, int *arm)
{
	n7_mask who = bearers(s, n, n7_mask_get(f));
	int count = 0;
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1)) {
		const struct piece *k = &n->p.piece[i];
		bool all = k->used && (k->used == k->foot + k->horse || !k->foot || !k->horse);
		for (int a = ARMS - 1; a >= 0; a--) {
			if (!may_pay(s, n, f, i, a))
				continue;
			if (!count || all) {
				*piece = i;
				*arm = a;
			}
			if (all)
				return 1;
			count++;
		}
	}
	return count;
}

void n7_lose_row_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct n7_position *n = n7_at(p);
	int piece = NONE, arm = 0, open;
	while (!p->header.result.over && (open = open_orders(s, n, frame_top(p), &piece, &arm)) == 1)
		pay(s, n, piece, arm, ev);
	if (p->header.result.over || open)
		return;
	phase_return(p);
}

void n7_lose_row_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	const struct n7_position *n = n7_of(p);
	const struct frame *f = frame_now(p);
	n7_mask who = bearers(s, n, n7_mask_get(f));
	int left = f->number;
	char forced[64] = "";
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		left += p->piece[i].used;
	if (f->step)
		snprintf(forced, sizeof forced, ", at least one of them cavalry");
	out->place = p->piece[n7_mask_next(who, 0)].place;
	out->left = (int16_t)left;
	out->rule = f->count;
	out->reaction = f->side != n->op.side;
	if (f->number && f->number < left)
		prompt_ask(out, VERB(VERB_HIT), 1, "Strength points to be lost: %d%s; %d of them from %s of your choice", left, forced, f->number,
			   f->number == 1 ? "a corps" : "corps");
	else
		prompt_ask(out, VERB(VERB_HIT), 1, "Strength points to be lost: %d%s", left, forced);
	text_set(&out->why_not, "the losses have to be placed");
}

void n7_lose_row_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct frame *f = frame_now(p);
	n7_mask who = bearers(s, n7_of(p), n7_mask_get(f));
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		for (int arm = 0; arm < ARMS; arm++)
			if (may_pay(s, n7_of(p), f, i, arm))
				orders_add(out, order_make(VERB_HIT, f->side, i, NONE, arm));
}

bool n7_lose_row_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	const struct n7_position *n = n7_of(p);
	const struct frame *f = frame_now(p);
	if (o->verb != VERB_HIT || o->number < 0 || o->number >= ARMS || !(n7_mask_get(f) & n7_bit(o->piece)) || p->piece[o->piece].place < 0)
		return phase_refuse(s, f->count, "choose a corps of the stack, and infantry or cavalry", e);
	if (!pays(n, f, o->piece))
		return error_set(e, NULL, NULL, n7_cites[f->count], "%s has borne its share; losses are shared evenly", n7_name(s, o->piece));
	if (!(o->number == ARM_HORSE ? p->piece[o->piece].horse : p->piece[o->piece].foot))
		return error_set(e, NULL, NULL, n7_cites[f->count], "%s has no %s left", n7_name(s, o->piece),
				 o->number == ARM_HORSE ? "cavalry" : "infantry");
	return may_pay(s, n, f, o->piece, o->number) ||
	       error_set(e, NULL, NULL, n7_cites[CITE_COMBAT_4], "of two losses or more at least one must be a cavalry point");
}

void n7_lose_row_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	pay(s, n7_at(p), o->piece, o->number, ev);
	phase_again(p);
}
