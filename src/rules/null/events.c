/* What is told, and to whom: the sieve. */
#include "rules/null/null.h"

#include <string.h>

struct event *null_say(struct events *ev, enum event_kind kind, enum side side, uint8_t seen, int number)
{
	if (!ev)
		return NULL;
	struct event *at = events_add(ev, kind, side);
	at->seen = seen;
	at->number = (int16_t)number;
	return at;
}

static void say_one(struct events *ev, enum event_kind kind, enum side side, uint8_t seen, int piece, int from, int to)
{
	struct event *at = null_say(ev, kind, side, seen, NONE);
	at->piece = (int16_t)piece;
	at->from = (int16_t)from;
	at->to = (int16_t)to;
	at->rule = CITE_MARCH;
}

void null_say_piece(const struct scenario *s, const struct position *p, struct events *ev, enum event_kind kind,
		    int piece, int from, int to)
{
	if (!ev)
		return;
	enum side side = (enum side)s->piece[piece].side, other = side_other(side);
	if (null_known(s, p, piece, other)) {
		say_one(ev, kind, side, SEEN_ALL, piece, from, to);
		return;
	}
	say_one(ev, kind, side, null_bit(side), piece, from, to);
	if (kind != EVENT_TAKE) /* what is in the hand of the other side nobody sees */
		say_one(ev, kind, side, null_bit(other), NONE, from, to);
}

static const char *piece_name(const struct scenario *s, const struct event *ev)
{
	return ev->piece == NONE ? "a face-down counter" : s->piece[ev->piece].name;
}

static const char *place_name(const struct scenario *s, int place)
{
	if (place == NONE)
		return "the box";
	return s->board.at[place].name[0] ? s->board.at[place].name : s->board.at[place].id;
}

void null_tell(const struct scenario *s, const struct event *ev, struct text *out)
{
	const char *side = ev->side >= 0 ? s->side_name[ev->side] : "Nobody";
	const char *piece = piece_name(s, ev);
	out->at[0] = 0;
	switch (ev->kind) {
	case EVENT_TURN:
		text_set(out, "Turn %d begins", ev->number);
		break;
	case EVENT_PHASE:
		text_set(out, "%s", s->rules->phases[ev->number].name);
		break;
	case EVENT_MOVE:
		text_set(out, "%s: %s from %s to %s", side, piece, place_name(s, ev->from), place_name(s, ev->to));
		break;
	case EVENT_ATTACK:
		text_set(out, "%s: %s assaults %s from %s", side, piece, place_name(s, ev->to),
			 place_name(s, ev->from));
		break;
	case EVENT_REVEAL:
		if (ev->number == NONE)
			text_set(out, "%s: %s is shown", side, piece);
		else
			text_set(out, "%s: the plan was to %s", side, s->rules->choices[ev->number]);
		break;
	case EVENT_ELIMINATE:
		text_set(out, "%s loses %s at %s", side, piece, place_name(s, ev->from));
		break;
	case EVENT_RESULT:
		text_set(out, "The die shows %d: %s", ev->dice[0],
			 s->table[null_own(s)->table].result[ev->number]);
		break;
	case EVENT_CARD:
		if (ev->number == NONE)
			text_set(out, "%s draws a card", side);
		else
			text_set(out, "%s: card of value %d", side, null_own(s)->value[ev->number]);
		break;
	case EVENT_SECRET:
		text_set(out, "%s has chosen a plan", side);
		break;
	case EVENT_NOTE:
		text_set(out, "%s", s->rules->texts[ev->number]);
		break;
	case EVENT_END:
		if (ev->side == NOBODY)
			text_set(out, "The game is drawn");
		else
			text_set(out, "%s wins: %s", side, s->rules->levels[ev->number]);
		break;
	default:
		break;
	}
}
