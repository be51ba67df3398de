/* Everything that chance decides. */
#include "rules/null/null.h"

#include <string.h>

/* --- cards --- */

/* The card that is drawn is told to its owner only. */
static void say_draw(const struct scenario *s, struct events *ev, enum side side, int card)
{
	struct event drawn = event_make(EVENT_CARD, side, NONE, NONE, NONE, card, CITE_DRAW), closed = drawn;
	closed.number = NONE;
	drawn.seals = closed.seals = true;
	if (scenario_value(s, "open_hands"))
		event_add(ev, drawn);
	else
		event_note_hidden(ev, drawn, closed);
}

static void draw_one(const struct scenario *s, struct position *p, enum side side, struct events *ev)
{
	if (!deck_count(p, NULL_PILE)) {
		deck_move(p, NULL_DISCARD, NULL_PILE);
		event_note(ev, EVENT_NOTE, NOBODY, NONE, NONE, NONE, TEXT_SHUFFLE, NONE);
	}
	int card = deck_draw(p, NULL_PILE, NULL_HAND_0 + side);
	if (card != NONE)
		say_draw(s, ev, side, card);
}

void null_draw(const struct scenario *s, struct position *p, struct events *ev)
{
	for (int side = 0; side < SIDES; side++)
		for (int n = null_hand(p, (enum side)side); n < NULL_HAND_LIMIT; n++)
			draw_one(s, p, (enum side)side, ev);
}

/* --- the assault --- */

struct sum {
	int attack, defence, column;
};

static struct sum add_up(const struct scenario *s, const struct position *p, const struct frame *f, int card,
			 struct account *a)
{
	const struct null_position *n = null_see(p);
	const struct null_own *own = null_own(s);
	struct sum sum = {s->piece[f->piece].strength, s->piece[f->target].strength, 0};
	account_line(a, 0, LINE_BASE, sum.attack, 1, f->piece, NONE, TEXT_STRENGTH, CITE_ASSAULT);
	account_line(a, 1, LINE_BASE, sum.defence, 1, f->target, f->place, TEXT_STRENGTH, CITE_ASSAULT);
	if (n->plan[s->piece[f->piece].side] == NULL_STORM) {
		sum.attack++;
		account_line(a, 0, LINE_ADD, 1, 1, NONE, NONE, TEXT_STORM, CITE_PLAN);
	}
	if (n->plan[s->piece[f->target].side] == NULL_HOLD) {
		sum.defence++;
		account_line(a, 1, LINE_ADD, 1, 1, NONE, NONE, TEXT_HOLD, CITE_PLAN);
	}
	if (card != NONE) {
		sum.defence += null_value(s, card);
		account_line(a, 1, LINE_ADD, null_value(s, card), 1, NONE, NONE, TEXT_CARD, CITE_CARD);
	}
	account_line(a, 0, LINE_SUM, sum.attack, 1, NONE, NONE, TEXT_DIFFERENCE, CITE_ASSAULT);
	account_line(a, 1, LINE_SUM, sum.defence, 1, NONE, NONE, TEXT_DIFFERENCE, CITE_ASSAULT);
	int column = own->zero_column + sum.attack - sum.defence, last = s->table[own->table].columns - 1;
	sum.column = column < 0 ? 0 : column > last ? last : column;
	return sum;
}

static void reveal(const struct scenario *s, struct position *p, int piece, struct events *ev)
{
	if (p->piece[piece].known)
		return;
	p->piece[piece].known = SEEN_ALL;
	struct event *at = event_note(ev, EVENT_REVEAL, s->piece[piece].side, piece, NONE, p->piece[piece].place, NONE, NONE);
	if (at)
		at->seals = true;
}

/* An assault shows what both had planned. */
static void reveal_plans(struct position *p, struct events *ev)
{
	struct null_position *n = null_at(p);
	for (int side = 0; side < SIDES; side++) {
		if (n->shown & side_bit((enum side)side))
			continue;
		event_note(ev, EVENT_REVEAL, side, NONE, NONE, NONE, n->plan[side], CITE_PLAN);
	}
	n->shown = SEEN_ALL;
}

/* A counter leaves the game. Both have seen it: it has just fought. */
static void lose(const struct scenario *s, struct position *p, int piece, struct events *ev)
{
	event_note(ev, EVENT_ELIMINATE, s->piece[piece].side, piece, p->piece[piece].place, NONE, s->piece[piece].strength,
		   CITE_ASSAULT);
	p->piece[piece].place = NULL_LOST;
	if (null_general(s, piece))
		null_finish(s, p, side_other((enum side)s->piece[piece].side), LEVEL_GENERAL, ev);
}

static void say_result(struct events *ev, const struct scenario *s, const struct frame *f, struct account *a, int die,
		       int result)
{
	struct event *at = event_note(ev, EVENT_RESULT, s->piece[f->piece].side, f->piece, NONE, f->place, result,
				      CITE_ASSAULT);
	event_account(ev, at, a);
	a->row = (int16_t)(die - s->table[a->table].first_row);
	a->result = (int16_t)result;
	account_die(a, s->piece[f->piece].side, die, 0, CITE_ASSAULT);
}

void null_fight(const struct scenario *s, struct position *p, int card, struct events *ev)
{
	struct frame f = *frame_now(p);
	const struct null_own *own = null_own(s);
	struct account scratch, *a = account_open(ev, &scratch, 0, s->piece[f.piece].side, f.place);
	reveal(s, p, f.piece, ev);
	reveal(s, p, f.target, ev);
	reveal_plans(p, ev);
	struct sum sum = add_up(s, p, &f, card, a);
	a->table = (int16_t)own->table;
	a->column = (int16_t)sum.column;
	int die = event_roll(p, ev, s->piece[f.piece].side, s->table[own->table].sides, 1, CITE_ASSAULT);
	int result = table_result(&s->table[own->table], sum.column, die);
	if (ev)
		say_result(ev, s, &f, a, die, result);
	frame_pop(p);
	if (result == RESULT_ATTACKER_LOST)
		lose(s, p, f.piece, ev);
	if (result != RESULT_DEFENDER_LOST)
		return;
	int from = p->piece[f.piece].place;
	lose(s, p, f.target, ev);
	p->piece[f.piece].place = f.place;
	null_say_piece(s, p, ev, EVENT_ADVANCE, f.piece, from, f.place);
}

void null_finish(const struct scenario *s, struct position *p, int winner, int level, struct events *ev)
{
	struct result *r = &p->header.result;
	r->over = 1;
	r->winner = (int8_t)winner;
	r->level = (int16_t)level;
	for (int side = 0; side < SIDES; side++)
		r->score[side] = (int16_t)null_alive(s, p, (enum side)side);
	event_note(ev, EVENT_END, winner, NONE, NONE, NONE, level, CITE_VICTORY);
}
