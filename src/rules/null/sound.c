/* Invariants: what holds in every position, whatever bytes it was read from. */
#include "rules/null/null.h"

enum { ENTERED = 5 }; /* the slot of frame.spare in which the engine keeps that a row was entered */

static bool boxed(const struct scenario *s, const struct position *p, int i)
{
	const struct print *k = &s->piece[i];
	switch (p->piece[i].place) {
	case NULL_LOST:
		return true;
	case NULL_EXITED:
		return null_own(s)->exit[k->side] != NONE && null_with(s, NULL_TURNS);
	case NULL_LATER:
		return k->enter_turn != NONE;
	case NULL_UNUSED:
		return k->setup == NONE && k->enter_turn == NONE;
	case NULL_WAITING:
		return null_with(s, NULL_FREE_SETUP) && k->setup != NONE && !p->header.result.over && frame_now(p)->row == NULL_SETUP;
	default:
		return false;
	}
}

/* Alone, or with friends as far as stacks are allowed. */
static bool stands_well(const struct scenario *s, const struct position *p, int i)
{
	int at = p->piece[i].place, side = s->piece[i].side;
	return !null_count(s, p, at, side_other((enum side)side)) &&
	       null_count(s, p, at, side) <= (null_with(s, NULL_STACKS) ? NULL_STACK_LIMIT : 1);
}

static bool may_be_held(const struct scenario *s, const struct position *p, int i)
{
	const struct frame *f = frame_now(p);
	return !p->header.result.over && p->piece[i].place >= 0 && s->piece[i].side == f->side &&
	       (f->row == NULL_MOVE || f->row == NULL_COMBAT || f->row == NULL_OPERATIONS);
}

static bool sound_piece(const struct scenario *s, const struct position *p, int i, struct error *e)
{
	const char *id = s->piece[i].id;
	const struct piece *k = &p->piece[i];
	if (k->place < 0 && !boxed(s, p, i))
		return error_set(e, NULL, id, NULL, "stands nowhere (%d)", k->place);
	if (k->place >= 0 && !stands_well(s, p, i))
		return error_set(e, NULL, id, NULL, "shares %s with another", s->board.at[k->place].id);
	if (k->place >= 0 && s->piece[i].setup == NONE && s->piece[i].enter_turn == NONE)
		return error_set(e, NULL, id, NULL, "takes no part, but stands on the board");
	if (k->place < 0 && null_general(s, i) && k->place != NULL_WAITING && k->place != NULL_UNUSED && k->place != NULL_LATER &&
	    k->place != NULL_EXITED && !p->header.result.over)
		return error_set(e, NULL, id, NULL, "is lost, but the game goes on");
	if (set_has(&p->hand, i) && !may_be_held(s, p, i))
		return error_set(e, NULL, id, NULL, "is in hand, but does not march");
	return true;
}

/* Points, fatigue and flags belong to scenarios that have them. What is not open to all says nothing of a hidden counter. */
static bool sound_state(const struct scenario *s, const struct position *p, int i, struct error *e)
{
	const struct piece *k = &p->piece[i];
	bool built = null_with(s, NULL_BUILT), closed = k->known != SEEN_ALL;
	int points = k->foot + k->horse;
	if (!null_own(s)->with)
		return (!k->flags && !k->fatigue && !points && !k->used) ||
		       error_set(e, NULL, s->piece[i].id, NULL, "has what counters of this scenario have not");
	if (k->flags & ~FLAGS || k->fatigue > NULL_FATIGUE || k->used > NULL_HORSE_POINTS || points > s->piece[i].strength ||
	    (!built && points) || (built && k->place >= 0 && !points) || (closed && (k->flags || k->fatigue || k->used)))
		return error_set(e, NULL, s->piece[i].id, NULL, "has points or fatigue out of range");
	if (k->place < 0 && k->place != NULL_WAITING && k->place != NULL_LATER && (closed || k->flags & ~FLAG_FROZEN))
		return error_set(e, NULL, s->piece[i].id, NULL, "is off the board, but not as who was seen to go");
	return null_with(s, NULL_OPEN) ? !closed || error_set(e, NULL, s->piece[i].id, NULL, "lies face down") : true;
}

static bool sound_pieces(const struct scenario *s, const struct position *p, struct error *e)
{
	for (int i = 0; i < s->pieces; i++)
		if (!sound_piece(s, p, i, e) || !sound_state(s, p, i, e))
			return false;
	return true;
}

/* --- the rows that run --- */

static int flagged(const struct scenario *s, const struct position *p, int flag, int side, int place)
{
	int n = 0;
	for (int i = 0; i < s->pieces; i++)
		n += p->piece[i].flags & flag && s->piece[i].side == side && (place == NONE || p->piece[i].place == place);
	return n;
}

static bool all_stand_by(const struct scenario *s, const struct position *p, int place)
{
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].flags & FLAG_ATTACKS && p->piece[i].place != place &&
		    (p->piece[i].place < 0 || board_link(&s->board, p->piece[i].place, place) == NONE))
			return false;
	return true;
}

/* The running assault: attackers beside the place, the target in it, and its side decides. */
static bool sound_assault(const struct scenario *s, const struct position *p, const struct frame *f, struct error *e)
{
	int attackers = flagged(s, p, FLAG_ATTACKS, side_other((enum side)f->side), NONE);
	if (f->piece < 0 || f->target < 0 || f->place < 0 || p->piece[f->piece].place < 0 || p->piece[f->target].place != f->place ||
	    s->piece[f->piece].side == f->side || s->piece[f->target].side != f->side)
		return error_set(e, NULL, NULL, NULL, "an assault without its two counters");
	if (board_link(&s->board, p->piece[f->piece].place, f->place) == NONE || !all_stand_by(s, p, f->place))
		return error_set(e, NULL, s->piece[f->piece].id, NULL, "assaults from afar");
	if (null_own(s)->with & (NULL_BUILT | NULL_TURNS) && !(p->piece[f->piece].flags & FLAG_ATTACKS))
		return error_set(e, NULL, s->piece[f->piece].id, NULL, "leads an assault without taking part");
	if (attackers > (null_with(s, NULL_STACKS) ? s->pieces : 0) || flagged(s, p, FLAG_ATTACKS, f->side, NONE))
		return error_set(e, NULL, NULL, NULL, "the wrong counters take part in the assault");
	if (null_with(s, NULL_TURNS))
		for (int i = 0; i < s->pieces; i++)
			if (p->piece[i].place == f->place && !p->piece[i].known)
				return error_set(e, NULL, s->piece[i].id, NULL, "is assaulted face down");
	return null_with(s, NULL_BUILT) ? f->number == NULL_PROBE || f->number == NULL_PRESS : f->number == NONE;
}

/* After a lost defence: retreats above, the advance below. */
static bool sound_after(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct frame *f = frame_now(p), *below = &p->frame[1];
	int winner = below->side, loser = side_other((enum side)below->side);
	if (below->place < 0 || (f->row == NULL_RETREAT && (f->place != below->place || f->side != loser)))
		return error_set(e, NULL, "frame", NULL, "a retreat without its advance");
	bool stands = null_count(s, p, below->place, loser) > 0;
	if (flagged(s, p, FLAG_RETREATS, loser, below->place) != flagged(s, p, FLAG_RETREATS, loser, NONE) ||
	    flagged(s, p, FLAG_RETREATS, winner, NONE) || flagged(s, p, FLAG_ATTACKS, loser, NONE) ||
	    flagged(s, p, FLAG_RETREATS, loser, NONE) != (stands ? null_count(s, p, below->place, loser) : 0))
		return error_set(e, NULL, "frame", NULL, "the wrong counters retreat");
	if ((f->row == NULL_RETREAT) != stands || (f->row == NULL_ADVANCE && p->frame[1].spare[ENTERED] != 1))
		return error_set(e, NULL, "frame", NULL, "nobody is left to retreat, or somebody is");
	if (f->row == NULL_ADVANCE && !null_with(s, NULL_BUILT))
		return error_set(e, NULL, "frame", NULL, "a group advances as one");
	return (flagged(s, p, FLAG_ATTACKS, winner, NONE) && all_stand_by(s, p, below->place)) ||
	       error_set(e, NULL, "frame", NULL, "nobody is there to advance");
}

/* Which row may run on which in this scenario. */
static bool sound_rows(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct frame *f = frame_now(p);
	int base = p->frame[0].row, called = p->depth > 1 ? p->frame[1].row : NONE, top = p->depth > 2 ? p->frame[2].row : NONE;
	int fights = null_with(s, NULL_BUILT) ? NULL_COMBAT : null_with(s, NULL_TURNS) ? NULL_OPERATIONS : NULL_MOVE;
	bool fine = base == NULL_PLAN || base == fights || (base == NULL_MOVE && !null_with(s, NULL_TURNS)) ||
		    (base == NULL_SETUP && null_with(s, NULL_FREE_SETUP));
	if (called != NONE)
		fine = fine && base == fights && (called == NULL_ASSAULT || (called == NULL_ADVANCE && null_own(s)->with)) &&
		       p->frame[0].spare[ENTERED] == 1;
	if (top != NONE)
		fine = fine && called == NULL_ADVANCE && top == NULL_RETREAT && p->frame[1].spare[ENTERED] == 0;
	if (!fine || p->depth > 3)
		return error_set(e, NULL, "frame", NULL, "the rows do not follow each other");
	if (called == NULL_ASSAULT)
		return (p->depth == 2 && sound_assault(s, p, f, e)) || error_set(e, NULL, "frame", NULL, "an assault that is none");
	if (called == NULL_ADVANCE)
		return sound_after(s, p, e);
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].flags & (FLAG_ATTACKS | FLAG_RETREATS))
			return error_set(e, NULL, s->piece[i].id, NULL, "attacks or retreats, but there is no assault");
	return true;
}

/* What is being built up in the running row. */
static bool sound_hand(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct frame *f = frame_now(p);
	int held = set_next(&p->hand, 0), at = held == NONE ? NONE : p->piece[held].place;
	bool group = f->row == NULL_MOVE || f->row == NULL_OPERATIONS, stacks = null_with(s, NULL_STACKS);
	if (f->row == NULL_COMBAT) {
		if (f->number != NONE && f->number != NULL_PROBE && f->number != NULL_PRESS)
			return error_set(e, NULL, "frame", NULL, "there is no way %d to assault", f->number);
		if (f->place == NONE && (f->number != NONE || held != NONE))
			return error_set(e, NULL, "frame", NULL, "an assault without a target");
		for (int i = held; i >= 0; i = set_next(&p->hand, i + 1))
			if (!null_can_assault(s, p, i, f->place))
				return error_set(e, NULL, s->piece[i].id, NULL, "cannot take part in the assault");
		return f->place == NONE || null_target(s, p, f->side, f->place) ||
		       error_set(e, NULL, "frame", NULL, "an assault by nobody, or on nobody");
	}
	if (!group)
		return held == NONE || error_set(e, NULL, "hand", NULL, "something is in hand where nothing is taken up");
	if (set_count(&p->hand) > (stacks ? NULL_STACK_LIMIT : 1))
		return error_set(e, NULL, NULL, NULL, "more than one counter is in hand");
	for (int i = held; i >= 0; i = set_next(&p->hand, i + 1))
		if (p->piece[i].place != at)
			return error_set(e, NULL, s->piece[i].id, NULL, "is in hand with others of another place");
	return (stacks && held != NONE ? f->piece != NONE && set_has(&p->hand, f->piece) : f->piece == NONE) ||
	       error_set(e, NULL, "frame", NULL, "who leads the march is not in hand");
}

/* Whoever decides has an order. */
static bool sound_end(const struct scenario *s, const struct position *p, struct error *e)
{
	struct orders all;
	rules_orders(s, p, &all);
	return all.n > 0 || error_set(e, NULL, "frame", NULL, "a dead end");
}

/* --- cards and markers --- */

static bool sound_marker(const struct scenario *s, const struct position *p, int i)
{
	const struct marker *m = &p->marker[i];
	bool side = m->side < SIDES, linked = m->other >= 0 && m->place >= 0 && board_link(&s->board, m->place, m->other) != NONE;
	if (m->place < 0)
		return m->place == NONE && m->other == NONE && !m->kind && !m->side && !m->value;
	switch (m->kind) {
	case MARK_TOWN:
		return (side || m->side == (uint8_t)NOBODY) && m->other == NONE && m->value > 0 && m->value <= 9;
	case MARK_BROKEN:
		return side && linked && !m->value && null_with(s, NULL_EVENTS);
	case MARK_WORKS:
		return side && m->other == NONE && m->value >= 0 && m->value <= 9 && null_with(s, NULL_EVENTS);
	case MARK_AXIS:
		return side && linked && !m->value && null_with(s, NULL_TURNS);
	default:
		return false;
	}
}

static bool sound_table(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct null_position *n = null_see(p);
	int last = null_with(s, NULL_EVENTS) ? NULL_LAID_1 : NULL_DISCARD;
	for (int i = 0; i < MAX_MARKERS; i++)
		if (!sound_marker(s, p, i))
			return error_set(e, NULL, "marker", NULL, "marker %d means nothing", i);
	if (null_hand(p, SIDE_0) > NULL_HAND_LIMIT || null_hand(p, SIDE_1) > NULL_HAND_LIMIT)
		return error_set(e, NULL, NULL, NULL, "a hand holds more than %d cards", NULL_HAND_LIMIT);
	for (int i = 0; i < MAX_CARDS; i++)
		if ((i < s->cards) != (p->card[i] >= NULL_PILE && p->card[i] <= last))
			return error_set(e, NULL, NULL, NULL, "card %d is nowhere", i);
	if (n->shown & ~SEEN_ALL)
		return error_set(e, NULL, NULL, NULL, "plans are shown to whom?");
	for (int i = 0; i < SIDES; i++)
		if (n->plan[i] < NONE || n->plan[i] >= NULL_PLANS)
			return error_set(e, NULL, NULL, NULL, "plan %d does not exist", n->plan[i]);
	return true;
}

bool null_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	if (!phases_sound(s, p, e) || !sound_table(s, p, e) || !sound_pieces(s, p, e))
		return false;
	if (p->header.result.over)
		return true;
	return sound_rows(s, p, e) && sound_hand(s, p, e) && sound_end(s, p, e);
}
