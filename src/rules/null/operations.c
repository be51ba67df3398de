/* === 7 Turn about === The sides take turns: a group marches, a card is played to a point, or one passes. */
#include "rules/null/null.h"

/* --- 7.2 cards played to a point --- */

/* The next neighbour to which an unbroken bridge leads, by its slot. */
static int next_bridge(const struct scenario *s, const struct position *p, int place, int from)
{
	const struct place *here = &s->board.at[place];
	for (int i = from; i < here->links; i++)
		if (here->link[i].to >= 0 && here->link[i].feature & EDGE_BRIDGE && null_way(s, p, place, i) != NONE)
			return i;
	return NONE;
}

bool null_can_play(const struct scenario *s, const struct position *p, int side, int card, int place, struct error *e)
{
	const char *rule = s->rules->cites[CITE_EVENT], *id = s->board.at[place].id;
	int event = null_own(s)->event[card];
	if (p->card[card] != NULL_HAND_0 + side)
		return error_set(e, NULL, NULL, rule, "%s is not in your hand", s->card[card].title);
	if (!event)
		return error_set(e, NULL, NULL, rule, "%s helps in an assault only", s->card[card].title);
	if (!null_count(s, p, place, side))
		return error_set(e, NULL, NULL, rule, "none of your blocks stands in %s", id);
	if (event == CARD_BRIDGE)
		return next_bridge(s, p, place, 0) != NONE || error_set(e, NULL, NULL, rule, "no bridge stands at %s", id);
	return null_marked(p, MARK_WORKS, place, NONE, NONE) == NONE ||
	       error_set(e, NULL, NULL, rule, "%s has works already", id);
}

/* It stays in force, in front of its side, till the end of the turn. */
static void play(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	int link[MAX_LINKS], n = 0;
	p->card[o->number] = (uint8_t)(NULL_LAID_0 + o->side);
	struct event *at = event_note(ev, EVENT_CARD, o->side, NONE, NONE, o->place, o->number, CITE_EVENT);
	if (at)
		at->seals = true;
	if (null_own(s)->event[o->number] == CARD_WORKS) {
		null_mark(p, MARK_WORKS, o->side, o->place, NONE, null_value(s, o->number));
		return;
	}
	for (int i = next_bridge(s, p, o->place, 0); i >= 0; i = next_bridge(s, p, o->place, i + 1))
		link[n++] = i;
	for (int i = 0; i < n; i++)
		null_mark(p, MARK_BROKEN, o->side, o->place, s->board.at[o->place].link[link[i]].to, 0);
	event_note(ev, EVENT_NOTE, o->side, NONE, NONE, NONE, TEXT_BRIDGES, CITE_EVENT);
}

/* --- the row --- */

/* Who acts next, and how often in a row was passed. */
static void turn_about(struct position *p, int passes)
{
	struct frame *f = frame_top(p);
	f->side = (uint8_t)side_other((enum side)f->side);
	f->count = (uint8_t)passes;
	f->piece = NONE;
	p->header.phasing = (int8_t)f->side;
}

void null_operations_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	p->header.phasing = (int8_t)frame_now(p)->side;
	event_note(ev, EVENT_PHASE, NOBODY, NONE, NONE, NONE, NULL_OPERATIONS, NONE);
}

void null_operations_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	int held = set_next(&p->hand, 0);
	uint64_t group = VERB(VERB_TAKE) | VERB(VERB_WITH) | VERB(VERB_MARCH) | VERB(VERB_EXIT);
	uint64_t cards = null_with(s, NULL_EVENTS) ? VERB(VERB_PLAY) : 0;
	if (held == NONE) {
		prompt_ask(out, group | cards | VERB(VERB_PASS), 0, "%s", frame_now(p)->count
				   ? "The enemy has passed: march, play a card, or pass and end the turn"
				   : "March, play a card, or pass");
		return;
	}
	prompt_ask(out, group, 1, "Where does %s march?", s->piece[held].name);
	text_set(&out->why_not, "%s is in hand and has to march first", s->piece[held].name);
}

static void list_cards(const struct scenario *s, const struct position *p, int side, struct orders *out)
{
	if (!null_with(s, NULL_EVENTS))
		return;
	for (int i = deck_next(p, NULL_HAND_0 + side, 0); i >= 0; i = deck_next(p, NULL_HAND_0 + side, i + 1))
		for (int at = 0; at < s->board.count; at++)
			if (null_can_play(s, p, side, i, at, NULL))
				orders_add(out, order_make(VERB_PLAY, side, NONE, at, i));
}

void null_operations_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	int side = frame_now(p)->side;
	null_list_group(s, p, out);
	if (set_empty(&p->hand)) {
		list_cards(s, p, side, out);
		orders_add(out, order_make(VERB_PASS, side, NONE, NONE, NONE));
	} else {
		orders_add(out, order_make(VERB_EXIT, side, frame_now(p)->piece, NONE, NONE));
	}
}

/* [7.4] One block at a time leaves by the exit of its side. */
static bool can_exit(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	if (set_empty(&p->hand) || o->piece != frame_now(p)->piece)
		return phase_refuse(s, CITE_EXIT, "take the block that leaves", e);
	if (set_count(&p->hand) > 1)
		return phase_refuse(s, CITE_EXIT, "blocks leave one by one", e);
	return p->piece[o->piece].place == null_own(s)->exit[o->side] ||
	       error_set(e, NULL, NULL, s->rules->cites[CITE_EXIT], "%s does not stand at the exit of its side",
			 s->piece[o->piece].name);
}

bool null_operations_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	bool held = !set_empty(&p->hand);
	switch (o->verb) {
	case VERB_TAKE:
	case VERB_WITH:
	case VERB_MARCH:
		return null_can_group(s, p, o, e);
	case VERB_EXIT:
		return can_exit(s, p, o, e);
	case VERB_PLAY:
	case VERB_PASS:
		if (held)
			return phase_refuse(s, CITE_TURNS, "march the block that is in hand", e);
		if (o->verb == VERB_PASS)
			return true;
		return null_with(s, NULL_EVENTS) ? null_can_play(s, p, o->side, o->number, o->place, e)
						 : phase_refuse(s, CITE_EVENT, "cards are laid in assaults only", e);
	default:
		return phase_refuse(s, CITE_TURNS, "march a group, play a card, or pass", e);
	}
}

static void leave(const struct scenario *s, struct position *p, int piece, struct events *ev)
{
	null_reveal(s, p, piece, ev);
	event_note(ev, EVENT_EXIT, s->piece[piece].side, piece, p->piece[piece].place, NONE, NONE, CITE_EXIT);
	p->piece[piece].place = NULL_EXITED;
	set_clear(&p->hand);
}

/* [7.3] The axis of a side lies along its last march. */
static void lay_axis(struct position *p, int side, int from, int to)
{
	int old = null_marked(p, MARK_AXIS, NONE, NONE, side);
	if (old != NONE)
		null_unmark(p, old);
	null_mark(p, MARK_AXIS, side, from, to, 0);
}

static void march(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	int from = p->piece[o->piece].place, depth = p->depth;
	turn_about(p, 0);
	null_march(s, p, o->place, ev);
	if (p->depth == depth)
		lay_axis(p, o->side, from, o->place);
}

void null_operations_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	switch (o->verb) {
	case VERB_TAKE:
	case VERB_WITH:
		null_group(s, p, o, ev);
		return;
	case VERB_MARCH:
		march(s, p, o, ev);
		return;
	case VERB_EXIT:
		leave(s, p, o->piece, ev);
		break;
	case VERB_PLAY:
		play(s, p, o, ev);
		break;
	default:
		event_note(ev, EVENT_NOTE, o->side, NONE, NONE, NONE, TEXT_PASSES, CITE_TURNS);
		if (frame_now(p)->count) {
			phase_goto(p, NULL_END, SIDE_1);
			return;
		}
		turn_about(p, 1);
		return;
	}
	turn_about(p, 0);
}
