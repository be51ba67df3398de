/* Events as lines of the log. */
#include "words/borodino/own.h"

static const char *name(const struct scenario *s, int piece)
{
	return piece >= 0 && piece < s->pieces ? s->piece[piece].name : "?";
}

static const char *hex(const struct scenario *s, int at)
{
	return at >= 0 && at < s->board.count ? s->board.at[at].id : "?";
}

static const char *side(const struct scenario *s, int i)
{
	return i == FRENCH || i == RUSSIAN ? s->side_name[i] : "Nobody";
}

static void tell_result(const struct event *ev, struct text *out)
{
	static const char *const results[] = {"attackers eliminated", "attackers retreat", "exchange",
					      "defenders retreat", "defenders eliminated"};
	if (ev->number >= 0 && ev->number < RESULTS)
		text_set(out, "Result: %s", results[ev->number]);
}

static void tell_state(const struct scenario *s, const struct event *ev, struct text *out)
{
	const char *what = ev->number >= 0 && ev->number < TEXTS ? borodino_texts[ev->number] : "";
	switch (ev->kind) {
	case EVENT_RELEASE:
	case EVENT_LAPSE:
	case EVENT_NOTE:
		text_set(out, "%s: %s", name(s, ev->piece), what);
		break;
	case EVENT_MARKER:
		text_set(out, "%s: %s", hex(s, ev->to), what);
		break;
	case EVENT_END:
		if (ev->side == NOBODY)
			text_set(out, "The battle ends in a draw");
		else
			text_set(out, "The battle ends: %s, %s", side(s, ev->side),
				 borodino_levels[ev->number >= 0 && ev->number <= LEVEL_DECISIVE ? ev->number : 0]);
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
			text_set(out, "%s attack the redoubt in %s at %s", side(s, ev->side), hex(s, ev->to),
				 odds(s, ev->number));
		else
			text_set(out, "%s attack %s in %s at %s", side(s, ev->side), name(s, ev->piece), hex(s, ev->to),
				 odds(s, ev->number));
		break;
	case EVENT_ROLL:
		text_set(out, "%s roll %d", side(s, ev->side), ev->dice[0]);
		break;
	case EVENT_RESULT:
		tell_result(ev, out);
		break;
	case EVENT_RETREAT:
		text_set(out, "%s retreats from %s to %s", name(s, ev->piece), hex(s, ev->from), hex(s, ev->to));
		break;
	case EVENT_DISPLACE:
		text_set(out, "%s is displaced from %s to %s", name(s, ev->piece), hex(s, ev->from), hex(s, ev->to));
		break;
	case EVENT_ADVANCE:
		text_set(out, "%s advances to %s", name(s, ev->piece), hex(s, ev->to));
		break;
	case EVENT_ELIMINATE:
		text_set(out, ev->rule == CITE_RETREAT ? "%s cannot retreat and is eliminated in %s (%d)"
						       : "%s is eliminated in %s (%d)",
			 name(s, ev->piece), hex(s, ev->from), ev->number);
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
		text_set(out, "Turn %d: %s", ev->number,
			 ev->number >= 0 && ev->number < 96 ? s->turn_name[ev->number] : "");
		break;
	case EVENT_PHASE:
		text_set(out, "%s %s", side(s, ev->side), ev->number == ROW_MOVE ? "Movement" : "Combat");
		break;
	case EVENT_TAKE:
		break;
	case EVENT_MOVE:
		text_set(out, "%s: %s to %s", name(s, ev->piece), hex(s, ev->from), hex(s, ev->to));
		break;
	case EVENT_ARRIVE:
		text_set(out, "%s arrives in %s", name(s, ev->piece), hex(s, ev->to));
		break;
	case EVENT_EXIT:
		text_set(out, "%s leaves the map from %s (%d)", name(s, ev->piece), hex(s, ev->from), ev->number);
		break;
	default:
		tell_combat(s, ev, out);
	}
}
