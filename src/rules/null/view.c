/* What a side sees of the position. */
#include "rules/null/null.h"

#include <stdio.h>
#include <string.h>

/* The row that runs, or NONE when the game is over. */
static int row_now(const struct position *p)
{
	return p->header.result.over ? NONE : frame_now(p)->row;
}

/* --- counters --- */

/* What an assault that is being built, or was declared, says of a counter. */
static uint32_t fight_badges(const struct scenario *s, const struct position *p, int piece)
{
	const struct frame *f = frame_now(p);
	bool building = f->row == NULL_COMBAT, declared = f->row == NULL_ASSAULT && null_own(s)->with;
	int attacker = declared ? side_other((enum side)f->side) : f->side, at = p->piece[piece].place;
	uint32_t b = 0;
	if ((building && set_has(&p->hand, piece)) || p->piece[piece].flags & FLAG_ATTACKS)
		b |= BADGE_ATTACKS;
	if ((building || declared) && f->place != NONE && at == f->place && s->piece[piece].side != attacker)
		b |= BADGE_TARGET;
	if (building && f->place == NONE && s->piece[piece].side == f->side && at >= 0) {
		const struct place *here = &s->board.at[at];
		for (int i = 0; i < here->links; i++)
			if (here->link[i].to >= 0 && null_can_assault(s, p, piece, here->link[i].to) &&
			    null_count(s, p, here->link[i].to, side_other((enum side)f->side)))
				b |= BADGE_READY;
	}
	return b;
}

/* Badges tell the owner what he does; the enemy sees only what is open. */
static uint32_t badges(const struct scenario *s, const struct position *p, int piece, bool owner)
{
	const struct piece *k = &p->piece[piece];
	uint32_t b = row_now(p) == NONE ? 0 : fight_badges(s, p, piece);
	if (set_has(&p->used, piece))
		b |= BADGE_MOVED;
	if (owner && row_now(p) != NULL_COMBAT && set_has(&p->hand, piece))
		b |= BADGE_IN_HAND;
	if (set_has(&p->free, piece))
		b |= BADGE_FIRED;
	if (k->flags & FLAG_FROZEN)
		b |= BADGE_FROZEN;
	if (k->flags & FLAG_RETREATS)
		b |= BADGE_RETREATS;
	if (k->flags & FLAG_HUNGRY)
		b |= BADGE_HUNGRY;
	return b;
}

/* Foot, horse, fatigue and points of march, of the counters of which they are known. */
static void figures(const struct scenario *s, const struct position *p, int piece, struct counter *c)
{
	const struct piece *k = &p->piece[piece];
	bool horse = null_horse(s, piece);
	if (!null_with(s, NULL_BUILT | NULL_TURNS) || c->place < 0)
		return;
	c->figure[NULL_FIGURE_FOOT] = (int16_t)(horse ? NONE : null_strength(s, p, piece));
	c->figure[NULL_FIGURE_HORSE] = (int16_t)(horse ? null_strength(s, p, piece) : NONE);
	if (k->fatigue || null_with(s, NULL_BLOCKS))
		c->figure[NULL_FIGURE_FATIGUE] = k->fatigue;
	if (null_with(s, NULL_POINTS) && row_now(p) == NULL_MOVE && s->piece[piece].side == frame_now(p)->side)
		c->figure[NULL_FIGURE_MARCH] = (int16_t)((horse ? NULL_HORSE_POINTS : NULL_FOOT_POINTS) - k->used);
}

static int box_of(const struct scenario *s, const struct position *p, int piece)
{
	switch (p->piece[piece].place) {
	case NULL_EXITED:
		return BOX_EXITED;
	case NULL_LATER:
		return s->piece[piece].enter_turn <= p->header.turn ? BOX_ARRIVING : BOX_LATER;
	case NULL_WAITING:
		return BOX_ARRIVING;
	case NULL_UNUSED:
		return BOX_UNUSED;
	default:
		return BOX_LOST;
	}
}

/* A block that has marched lies, to its owner with its face up; a counter that has lost a point shows its reverse. */
static int face_of(const struct scenario *s, const struct position *p, int piece, bool known)
{
	bool lies = null_with(s, NULL_BLOCKS) && p->piece[piece].place >= 0 && set_has(&p->used, piece);
	bool hurt = null_with(s, NULL_BUILT) && null_strength(s, p, piece) < s->piece[piece].strength;
	if (!known)
		return lies ? COUNTER_ACTED : COUNTER_BACK;
	return lies || hurt ? COUNTER_REVERSE : COUNTER_FRONT;
}

static void show_counter(const struct scenario *s, const struct position *p, int piece, enum side viewer, int height,
			 struct view *out)
{
	bool known = null_known(s, p, piece, viewer);
	struct counter *c = view_add(out, known ? piece : NONE, p->piece[piece].place, s->piece[piece].side);
	c->face = (uint8_t)face_of(s, p, piece, known);
	c->height = (uint8_t)height;
	c->badges = badges(s, p, piece, s->piece[piece].side == viewer);
	if (known)
		figures(s, p, piece, c);
	if (c->place >= 0)
		return;
	c->box = (uint8_t)box_of(s, p, piece);
	if (p->piece[piece].place == NULL_LATER)
		c->number = s->piece[piece].enter_turn;
}

/* Those of a place that are known, then those that are not, by what is seen of them. */
static void show_place(const struct scenario *s, const struct position *p, int at, enum side viewer, struct view *out)
{
	int height = 0;
	for (int pass = 0; pass < 3; pass++)
		for (int i = null_standing(s, p, at); i >= 0; i = null_next(s, p, at, NOBODY, i + 1)) {
			int look = null_known(s, p, i, viewer) ? 0 : set_has(&p->used, i) ? 2 : 1;
			if (look == pass)
				show_counter(s, p, i, viewer, height++, out);
		}
}

/* In the order of places, so that the order tells nothing; those in boxes, whom all know, after them. */
static void show_counters(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	for (int at = 0; at < s->board.count; at++)
		show_place(s, p, at, viewer, out);
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].place < 0)
			show_counter(s, p, i, viewer, 0, out);
}

/* --- cards --- */

static bool hand_open(const struct scenario *s, const struct position *p, int side, enum side viewer)
{
	return side == (int)viewer || scenario_value(s, "open_hands") || p->header.result.over;
}

/* Could its owner lay it in the assault that runs, or play it to some point? */
static bool ready(const struct scenario *s, const struct position *p, int side, int card)
{
	int row = row_now(p);
	if (row == NONE || frame_now(p)->side != side)
		return false;
	if (row == NULL_ASSAULT)
		return true;
	for (int at = 0; row == NULL_OPERATIONS && null_with(s, NULL_EVENTS) && at < s->board.count; at++)
		if (set_empty(&p->hand) && null_can_play(s, p, side, card, at, NULL))
			return true;
	return false;
}

static void lay_pile(const struct position *p, int pile, int where, int side, bool open, struct view *out)
{
	for (int i = deck_next(p, where, 0); i >= 0; i = deck_next(p, where, i + 1))
		view_lay(out, pile, open ? i : NONE, side, false);
}

static void show_cards(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	for (int side = 0; side < SIDES; side++) {
		bool open = hand_open(s, p, side, viewer);
		int hand = NULL_HAND_0 + side;
		for (int i = deck_next(p, hand, 0); open && i >= 0; i = deck_next(p, hand, i + 1))
			view_lay(out, NULL_PILE_HAND + side, i, side, side == (int)viewer && ready(s, p, side, i));
		if (!open)
			lay_pile(p, NULL_PILE_HAND + side, hand, side, false, out);
	}
	lay_pile(p, NULL_PILE_DECK, NULL_PILE, NOBODY, false, out);
	lay_pile(p, NULL_PILE_DISCARD, NULL_DISCARD, NOBODY, true, out);
	for (int side = 0; side < SIDES; side++)
		lay_pile(p, NULL_PILE_LAID + side, NULL_LAID_0 + side, side, true, out);
}

/* --- tracks --- */

static void show_hand(const struct scenario *s, const struct position *p, enum side side, enum side viewer,
		      struct view *out)
{
	char name[32], cards[64] = "";
	snprintf(name, sizeof name, "Cards of %.20s", s->side_name[side]);
	for (int i = deck_next(p, NULL_HAND_0 + side, 0); i >= 0; i = deck_next(p, NULL_HAND_0 + side, i + 1))
		snprintf(cards + strlen(cards), sizeof cards - strlen(cards), "%sno. %d (+%d)", cards[0] ? ", " : "", i,
			 null_value(s, i));
	if (hand_open(s, p, side, viewer))
		view_track(out, side, name, "%s", cards);
	else
		view_track(out, side, name, "%d face down", null_hand(p, side));
}

static void show_plan(const struct scenario *s, const struct position *p, enum side side, enum side viewer,
		      struct view *out)
{
	const struct null_position *n = null_see(p);
	bool open = side == viewer || (n->shown & side_bit(side)) || p->header.result.over;
	char name[32];
	snprintf(name, sizeof name, "Plan of %.20s", s->side_name[side]);
	view_track(out, side, name, "%s",
		   n->plan[side] == NONE ? "-" : open ? s->rules->choices[n->plan[side]] : "chosen");
}

static void show_side(const struct scenario *s, const struct position *p, enum side side, enum side viewer, struct view *out)
{
	show_hand(s, p, side, viewer, out);
	show_plan(s, p, side, viewer, out);
	view_stands(out, "%d to %d counters", null_alive(s, p, SIDE_0), null_alive(s, p, SIDE_1));
	view_line(out, "%s has %d counters", s->side_name[side], null_alive(s, p, side));
	if (!null_own(s)->with)
		return;
	char name[32];
	snprintf(name, sizeof name, "Points of %.20s", s->side_name[side]);
	view_track(out, side, name, "%d", null_points(s, p, side));
}

/* --- what lies on the map --- */

/* The flag of who holds a village flies while nobody stands in it; otherwise its points are told beside who does. */
static void show_village(const struct scenario *s, const struct position *p, const struct marker *m, struct view *out)
{
	static const char *const flags[] = {"flag-fr", "flag-ru"};
	bool flag = m->side < SIDES && null_standing(s, p, m->place) == NONE;
	view_mark(out, m->place, m->value, m->side < SIDES ? m->side : NOBODY, flag ? flags[m->side] : "village",
		  "a village, and its points");
}

static void show_marker(const struct scenario *s, const struct position *p, const struct marker *m, struct view *out)
{
	int side = m->side;
	switch (m->kind) {
	case MARK_TOWN:
		show_village(s, p, m, out);
		break;
	case MARK_WORKS:
		view_mark(out, m->place, m->value, side, "siege", "works: added to the defence this turn");
		break;
	case MARK_BROKEN:
		view_mark_bridge(out, m->place, m->other, BRIDGE_BROKEN, "the bridge is broken this turn");
		break;
	default:
		view_point(out, ARROW_IS_AXIS, m->place, m->other, side, NONE);
	}
}

/* Who assaults whom: as far as it is built, or as it was declared. */
static void show_attack(const struct scenario *s, const struct position *p, struct view *out)
{
	int row = row_now(p);
	const struct frame *f = frame_now(p);
	if ((row != NULL_COMBAT && row != NULL_ASSAULT) || f->place == NONE)
		return;
	for (int i = 0; i < s->pieces; i++)
		if (row == NULL_COMBAT ? set_has(&p->hand, i) : i == f->piece || p->piece[i].flags & FLAG_ATTACKS)
			view_point(out, ARROW_IS_ATTACK, p->piece[i].place, f->place, s->piece[i].side,
				   null_with(s, NULL_BUILT) ? null_strength(s, p, i) : NONE);
}

/* From the home that feeds it to every counter in the field. */
static void show_supply(const struct scenario *s, const struct position *p, struct view *out)
{
	int16_t steps[MAX_PLACES], from[MAX_PLACES];
	for (int side = 0; null_with(s, NULL_FED) && side < SIDES; side++) {
		null_supply(s, p, side, steps, from);
		for (int at = 0; at < s->board.count; at++)
			if (steps[at] > 0 && steps[at] <= NULL_SUPPLY_REACH && null_count(s, p, at, side))
				view_point(out, ARROW_IS_SUPPLY, from[at], at, side, steps[at]);
	}
}

/* [8.1] In the free set-up each counter is alone; where stacks are allowed they are piles, else heaps of an area. */
static enum lie lie_of(const struct scenario *s, const struct position *p)
{
	if (row_now(p) == NULL_SETUP)
		return LIE_ONE;
	return null_with(s, NULL_BLOCKS) ? LIE_BLOCK : null_with(s, NULL_STACKS) ? LIE_PILE : LIE_HEAP;
}

/* [7] Who takes turns has so many blocks that have not marched. */
static void show_left(const struct scenario *s, const struct position *p, struct view *out)
{
	int n[SIDES] = {0};
	if (row_now(p) != NULL_OPERATIONS)
		return;
	for (int i = 0; i < s->pieces; i++)
		n[s->piece[i].side] += p->piece[i].place >= 0 && !set_has(&p->used, i);
	for (int side = 0; side < SIDES; side++)
		view_left(out, side, "%d block%s", n[side], n[side] == 1 ? "" : "s");
}

void null_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	view_clear(out, lie_of(s, p));
	show_counters(s, p, viewer, out);
	for (int side = 0; side < SIDES; side++)
		show_side(s, p, (enum side)side, viewer, out);
	if (null_own(s)->with)
		view_track(out, NOBODY, "Cards left", "%d", deck_count(p, NULL_PILE));
	for (int i = 0; i < MAX_MARKERS; i++)
		if (p->marker[i].place >= 0)
			show_marker(s, p, &p->marker[i], out);
	show_attack(s, p, out);
	show_supply(s, p, out);
	show_cards(s, p, viewer, out);
	show_left(s, p, out);
	snprintf(out->turn, sizeof out->turn, "%.40s", scenario_turn(s, p->header.turn));
	if (!p->header.result.over)
		snprintf(out->phase, sizeof out->phase, "%s: %s", s->side_name[frame_now(p)->side],
			 null_phases[frame_now(p)->row].name);
	out->curtain = !p->header.result.over;
}
