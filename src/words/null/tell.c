/* The log of the template game. */
#include "words/null/own.h"

extern const struct words null_words;

/* The number of an event in a list of words, "?" beyond it. */
static const char *word(const char *const *list, int number)
{
	for (int i = 0; list[i]; i++)
		if (i == number)
			return list[i];
	return "?";
}

static const char *result(const struct scenario *s, int number)
{
	const struct table *t = &s->table[null_own(s)->table];
	return number >= 0 && number < t->results ? t->result[number] : "?";
}

static const char *piece_name(const struct scenario *s, const struct event *ev)
{
	return ev->piece >= 0 && ev->piece < s->pieces ? s->piece[ev->piece].name : "a face-down counter";
}

const char *null_place_name(const struct scenario *s, int place)
{
	if (place < 0 || place >= s->board.count)
		return "the box";
	return s->board.at[place].name[0] ? s->board.at[place].name : s->board.at[place].id;
}

/* What befalls a counter; false where the event is of another kind. */
static bool tell_counter(const struct scenario *s, const struct event *ev, const char *side, struct text *out)
{
	const char *piece = piece_name(s, ev), *from = null_place_name(s, ev->from), *to = null_place_name(s, ev->to);
	switch (ev->kind) {
	case EVENT_MOVE:
		text_set(out, "%s: %s from %s to %s", side, piece, from, to);
		return true;
	case EVENT_ATTACK:
		text_set(out, "%s: %s assaults %s from %s", side, piece, to, from);
		return true;
	case EVENT_ARRIVE:
		text_set(out, "%s: %s comes to %s", side, piece, to);
		return true;
	case EVENT_RETREAT:
		text_set(out, "%s: %s retreats to %s", side, piece, to);
		return true;
	case EVENT_ADVANCE:
		text_set(out, "%s: %s advances to %s", side, piece, to);
		return true;
	case EVENT_EXIT:
		text_set(out, "%s: %s leaves the map at %s", side, piece, from);
		return true;
	case EVENT_RELEASE:
		text_set(out, "%s: %s is free to march", side, piece);
		return true;
	case EVENT_HURT:
		text_set(out, "%s: %s loses a point, %d left", side, piece, ev->number);
		return true;
	case EVENT_CHECK:
		text_set(out, "%s: %s is %s", side, piece, ev->number ? "fed" : "hungry");
		return true;
	case EVENT_ELIMINATE:
		text_set(out, "%s loses %s at %s", side, piece, from);
		return true;
	default:
		return false;
	}
}

static void tell_card(const struct scenario *s, const struct event *ev, const char *side, struct text *out)
{
	if (ev->number < 0 || ev->number >= s->cards)
		text_set(out, "%s draws a card", side);
	else if (ev->to != NONE)
		text_set(out, "%s plays %s at %s", side, s->card[ev->number].title, null_place_name(s, ev->to));
	else
		text_set(out, "%s: card of value %d", side, null_value(s, ev->number));
}

void null_tell(const struct scenario *s, const struct event *ev, struct text *out)
{
	const char *side = ev->side >= 0 ? s->side_name[ev->side] : "Nobody";
	out->at[0] = 0;
	if (tell_counter(s, ev, side, out))
		return;
	switch (ev->kind) {
	case EVENT_TURN:
		text_set(out, "Turn %d begins", ev->number);
		break;
	case EVENT_PHASE:
		text_set(out, "%s", ev->number >= 0 && ev->number < s->rules->rows ? s->rules->phases[ev->number].name : "?");
		break;
	case EVENT_CHANGE:
		text_set(out, "%s holds %s", side, null_place_name(s, ev->to));
		break;
	case EVENT_REVEAL:
		if (ev->number == NONE)
			text_set(out, "%s: %s is shown", side, piece_name(s, ev));
		else
			text_set(out, "%s: the plan was to %s", side, word(s->rules->choices, ev->number));
		break;
	case EVENT_ROLL:
		text_set(out, "%s rolls %d", side, ev->dice[0]);
		break;
	case EVENT_RESULT:
		text_set(out, "The assault: %s", result(s, ev->number));
		break;
	case EVENT_CARD:
		tell_card(s, ev, side, out);
		break;
	case EVENT_SECRET:
		text_set(out, "%s has chosen a plan", side);
		break;
	case EVENT_NOTE:
		text_set(out, "%s%s%s", ev->side >= 0 ? side : "", ev->side >= 0 ? ": " : "", word(null_words.texts, ev->number));
		break;
	case EVENT_END:
		if (ev->side == NOBODY)
			text_set(out, "The game is drawn");
		else
			text_set(out, "%s wins: %s", side, word(s->rules->levels, ev->number));
		break;
	default:
		break;
	}
}
