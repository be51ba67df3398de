/* Events as lines of the log. */
#include "words/borodino/own.h"
#include "words/note.h"

static const char *name(const struct scenario *s, int piece)
{
	return piece >= 0 && piece < s->pieces ? s->piece[piece].name : "?";
}

static struct text hex(const struct scenario *s, int at)
{
	struct text none = {"?"};
	return at >= 0 && at < s->board.count ? bo_hex(s, at) : none;
}

static void tell_result(const struct event *ev, struct text *out)
{
	static const char *const results[] = {"attackers eliminated", "attackers retreat", "exchange",
					      "defenders retreat", "defenders eliminated"};
	if (ev->number >= 0 && ev->number < RESULTS)
		text_set(out, "Result: %s", results[ev->number]);
}

/* Something that a unit, or else a place, does or has done to it. */
static void tell_note(const struct scenario *s, const struct event *ev, const char *what, struct text *out)
{
	if (ev->number == TEXT_ATTACKED_TOO && ev->piece == NONE)
		text_set(out, "%s %s", hex(s, ev->to).at, what);
	else if (ev->number == TEXT_ATTACKED_TOO)
		text_set(out, "%s in %s %s", name(s, ev->piece), hex(s, ev->to).at, what);
	else if (ev->number == TEXT_ATTACKS || ev->number == TEXT_FIRES)
		text_set(out, "%s %s from %s", name(s, ev->piece), what, hex(s, ev->to).at);
	else if (ev->piece == NONE)
		text_set(out, "%s: %s", hex(s, ev->to).at, what);
	else
		text_set(out, "%s: %s", name(s, ev->piece), what);
}

static void tell_end(const struct scenario *s, const struct event *ev, struct text *out)
{
	static const char *const levels[] = {"draw", "victory", "marginal victory", "substantial victory",
					     "decisive victory"};
	if (ev->side != FRENCH && ev->side != RUSSIAN)
		text_set(out, "The battle ends in a draw");
	else
		text_set(out, "The battle ends: %s %s", s->side_name[ev->side],
			 levels[ev->number >= 0 && ev->number <= LEVEL_DECISIVE ? ev->number : LEVEL_DRAW]);
}

static void tell_state(const struct scenario *s, const struct event *ev, struct text *out)
{
	const char *what = ev->number >= 0 && ev->number < TEXTS ? borodino_texts[ev->number] : "";
	switch (ev->kind) {
	case EVENT_RELEASE:
	case EVENT_LAPSE:
	case EVENT_NOTE:
		tell_note(s, ev, what, out);
		break;
	case EVENT_MARKER:
		text_set(out, "%s: %s", hex(s, ev->to).at, what);
		break;
	case EVENT_END:
		tell_end(s, ev, out);
		break;
	default:
		break;
	}
}

static const char *odds(const struct scenario *s, int column)
{
	const struct table *t = &s->table[field_of(s)->crt];
	return column >= 0 && column < t->columns ? t->column[column] : "?";
}

static void tell_combat(const struct scenario *s, const struct event *ev, struct text *out)
{
	switch (ev->kind) {
	case EVENT_ATTACK:
		if (ev->piece == NONE)
			text_set(out, "%s attack %s at %s", side_they(s, ev->side).at, hex(s, ev->to).at,
				 odds(s, ev->number));
		else
			text_set(out, "%s attack %s in %s at %s", side_they(s, ev->side).at, name(s, ev->piece), hex(s, ev->to).at,
				 odds(s, ev->number));
		break;
	case EVENT_ROLL:
		text_set(out, "%s roll a %d", side_they(s, ev->side).at, ev->dice[0]);
		break;
	case EVENT_RESULT:
		tell_result(ev, out);
		break;
	case EVENT_RETREAT:
		text_set(out, "%s retreats from %s to %s", name(s, ev->piece), hex(s, ev->from).at, hex(s, ev->to).at);
		break;
	case EVENT_DISPLACE:
		text_set(out, "%s is displaced from %s to %s", name(s, ev->piece), hex(s, ev->from).at, hex(s, ev->to).at);
		break;
	case EVENT_ADVANCE:
		text_set(out, "%s advances to %s", name(s, ev->piece), hex(s, ev->to).at);
		break;
	case EVENT_ELIMINATE:
		text_set(out, ev->rule == CITE_RETREAT ? "%s: %s cannot retreat and is eliminated in %s: strength %d lost"
						       : "%s: %s is eliminated in %s: strength %d lost", s->side_name[ev->side & 1],
			 name(s, ev->piece), hex(s, ev->from).at, ev->number);
		break;
	default:
		tell_state(s, ev, out);
	}
}

void borodino_tell(const struct scenario *s, const struct event *ev, struct text *out)
{
	text_set(out, "%s", "");
	switch (ev->kind) {
	case EVENT_TURN:
		tell_turn(s, ev, out);
		break;
	case EVENT_PHASE:
		text_set(out, "%s %s", s->side_name[ev->side == RUSSIAN], ev->number == ROW_MOVE ? "Movement" : "Combat");
		break;
	case EVENT_TAKE:
		break;
	case EVENT_MOVE:
		text_set(out, "%s marches from %s to %s", name(s, ev->piece), hex(s, ev->from).at, hex(s, ev->to).at);
		break;
	case EVENT_ARRIVE:
		text_set(out, "%s arrives in %s", name(s, ev->piece), hex(s, ev->to).at);
		break;
	case EVENT_EXIT:
		text_set(out, "%s leaves the map from %s (%d)", name(s, ev->piece), hex(s, ev->from).at, ev->number);
		break;
	default:
		tell_combat(s, ev, out);
	}
}

bool borodino_trapped(const struct event *ev)
{
	return ev->kind == EVENT_ELIMINATE && ev->rule == CITE_RETREAT;
}
