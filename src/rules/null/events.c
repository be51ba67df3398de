/* What is told, and to whom: the sieve. */
#include "rules/null/null.h"

#include <string.h>

void null_say_piece(const struct scenario *s, const struct position *p, struct events *ev, enum event_kind kind,
		    int piece, int from, int to)
{
	enum side side = (enum side)s->piece[piece].side;
	struct event named = event_make(kind, side, piece, from, to, NONE, CITE_MARCH);
	bool open = null_known(s, p, piece, side_other(side));
	if (kind == EVENT_MOVE)
		event_step(ev, &named);
	if (!open && kind == EVENT_TAKE) { /* what is in the hand of the other side nobody sees */
		named.seen = side_bit(side);
		open = true;
	}
	event_note_piece(ev, named, open);
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
