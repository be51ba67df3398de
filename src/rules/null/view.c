/* What a side sees of the position, and what it may ask about it. */
#include "rules/null/null.h"

#include <stdio.h>
#include <string.h>

/* Badges tell the owner what he does; the enemy sees only that a counter has marched. */
static uint32_t badges(const struct position *p, int piece, bool owner)
{
	uint32_t b = 0;
	if (set_has(&p->used, piece))
		b |= BADGE_MOVED;
	if (owner && set_has(&p->hand, piece))
		b |= BADGE_IN_HAND;
	return b;
}

static void show_counter(const struct scenario *s, const struct position *p, int piece, enum side viewer,
			 struct view *out)
{
	bool known = null_known(s, p, piece, viewer);
	struct counter *c = view_add(out, known ? piece : NONE, p->piece[piece].place, s->piece[piece].side);
	c->face = known ? COUNTER_FRONT : COUNTER_BACK;
	c->badges = badges(p, piece, s->piece[piece].side == viewer);
	if (c->place < 0)
		c->box = BOX_LOST;
}

/* In the order of places, so that the order tells nothing; the lost ones, whom all know, after them. */
static void show_counters(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	for (int at = 0; at < s->board.count; at++) {
		int piece = null_standing(s, p, at);
		if (piece != NONE)
			show_counter(s, p, piece, viewer, out);
	}
	for (int i = 0; i < s->pieces; i++)
		if (p->piece[i].place == NULL_LOST)
			show_counter(s, p, i, viewer, out);
}

static void show_hand(const struct scenario *s, const struct position *p, enum side side, enum side viewer,
		      struct view *out)
{
	bool open = side == viewer || scenario_value(s, "open_hands") || p->header.result.over;
	char name[32], cards[64] = "";
	snprintf(name, sizeof name, "Cards of %.20s", s->side_name[side]);
	for (int i = deck_next(p, NULL_HAND_0 + side, 0); i >= 0; i = deck_next(p, NULL_HAND_0 + side, i + 1))
		snprintf(cards + strlen(cards), sizeof cards - strlen(cards), "%sno. %d (+%d)", cards[0] ? ", " : "", i,
			 null_value(s, i));
	if (open)
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

/* Pile by pile as in words.piles; of a closed hand and of the draw pile only the backs. */
static void show_cards(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	bool all = scenario_value(s, "open_hands") || p->header.result.over;
	for (int pile = NULL_PILE; pile <= NULL_DISCARD; pile++) {
		int side = pile == NULL_HAND_0 ? SIDE_0 : pile == NULL_HAND_1 ? SIDE_1 : NOBODY;
		bool open = pile == NULL_DISCARD || (side != NOBODY && (all || side == (int)viewer));
		bool asked = !p->header.result.over && frame_now(p)->row == NULL_ASSAULT && frame_now(p)->side == side;
		for (int i = deck_next(p, pile, 0); i >= 0; i = deck_next(p, pile, i + 1))
			view_lay(out, pile - NULL_PILE, open ? i : NONE, side, asked && open);
	}
}

void null_show(const struct scenario *s, const struct position *p, enum side viewer, struct view *out)
{
	view_clear(out, LIE_HEAP);
	show_counters(s, p, viewer, out);
	show_cards(s, p, viewer, out);
	for (int side = 0; side < SIDES; side++) {
		show_hand(s, p, (enum side)side, viewer, out);
		show_plan(s, p, (enum side)side, viewer, out);
		view_line(out, "%s has %d counters", s->side_name[side],
			  null_alive(s, p, (enum side)side));
	}
	snprintf(out->turn, sizeof out->turn, "%.40s", s->turn_name[p->header.turn]);
	if (!p->header.result.over)
		snprintf(out->phase, sizeof out->phase, "%s: %s", s->side_name[frame_now(p)->side],
			 null_phases[frame_now(p)->row].name);
	out->curtain = !p->header.result.over;
}

static void query_reach(const struct scenario *s, const struct position *p, int piece, struct overlay *out)
{
	int from = p->piece[piece].place;
	if (from < 0 || set_has(&p->used, piece))
		return;
	const struct place *here = &s->board.at[from];
	for (int i = 0; i < here->links; i++) {
		int there = null_standing(s, p, here->link[i].to);
		if (there != NONE && s->piece[there].side == s->piece[piece].side)
			continue;
		out->value[here->link[i].to] = 1;
		out->from[here->link[i].to] = (int16_t)from;
	}
}

/* Places next to counters of a side: standing is open, so this tells nothing hidden. */
static void query_zones(const struct scenario *s, const struct position *p, enum side viewer, struct overlay *out)
{
	for (int i = 0; i < s->pieces; i++) {
		if (p->piece[i].place < 0)
			continue;
		const struct place *here = &s->board.at[p->piece[i].place];
		int bit = s->piece[i].side == viewer ? 1 : 2;
		for (int k = 0; k < here->links; k++) {
			int16_t *value = &out->value[here->link[k].to];
			*value = (int16_t)((*value == NONE ? 0 : *value) | bit);
		}
	}
}

static void query_threat(const struct scenario *s, const struct position *p, enum side viewer, int place,
			 struct overlay *out)
{
	if (place < 0 || place >= s->board.count)
		return;
	const struct place *here = &s->board.at[place];
	for (int i = 0; i < here->links; i++) {
		int there = null_standing(s, p, here->link[i].to);
		if (there == NONE || s->piece[there].side == viewer)
			continue;
		out->value[here->link[i].to] = 1;
		if (null_known(s, p, there, viewer))
			out->verdict[there] = 1;
	}
}

void null_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place,
		struct overlay *out)
{
	overlay_clear(out, q);
	/* Asked about a counter that the side does not know, the answer is empty: it would say where it stands. */
	bool known = piece >= 0 && piece < s->pieces && null_known(s, p, piece, side);
	if (q == QUERY_REACH && known)
		query_reach(s, p, piece, out);
	else if (q == QUERY_ZOC)
		query_zones(s, p, side, out);
	else if (q == QUERY_THREAT)
		query_threat(s, p, side, known ? p->piece[piece].place : place, out);
}
