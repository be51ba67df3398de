/* What is said of the template game. */
#include "rules/null/null.h"
#include "words/words.h"

static const char *const texts[] = {
	[TEXT_STRENGTH] = "strength",
	[TEXT_STORM] = "plan: storm",
	[TEXT_HOLD] = "plan: hold",
	[TEXT_CARD] = "card laid by the defender",
	[TEXT_DIFFERENCE] = "in all",
	[TEXT_HIDDEN] = "a face-down counter",
	[TEXT_MAY_CARD] = "the defender may still lay a card",
	[TEXT_IF_STRENGTH] = "if the face-down counter has strength",
	[TEXT_IF_PLAN] = "if his plan gives",
	[TEXT_SHUFFLE] = "The discarded cards are shuffled back into the pile",
	[TEXTS] = NULL};

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

static void tell(const struct scenario *s, const struct event *ev, struct text *out)
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
	case EVENT_ROLL:
		text_set(out, "%s rolls %d", side, ev->dice[0]);
		break;
	case EVENT_RESULT:
		text_set(out, "The assault: %s", s->table[null_own(s)->table].result[ev->number]);
		break;
	case EVENT_CARD:
		if (ev->number == NONE)
			text_set(out, "%s draws a card", side);
		else
			text_set(out, "%s: card of value %d", side, null_value(s, ev->number));
		break;
	case EVENT_SECRET:
		text_set(out, "%s has chosen a plan", side);
		break;
	case EVENT_NOTE:
		text_set(out, "%s", texts[ev->number]);
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

/* In the order of the piles of a position. */
static const struct pile piles[] = {
	{"Draw", PILE_DOWN, NOBODY, "deck"},
	{"Hand of Blue", PILE_HAND, SIDE_0, "deck"},
	{"Hand of Red", PILE_HAND, SIDE_1, "deck"},
	{"Discards", PILE_UP, NOBODY, "deck"},
	{NULL, 0, 0, NULL}};

extern const struct words null_words;
const struct words null_words = {
	.id = "null",
	.piles = piles,
	.texts = texts,
	.tell = tell,
};
