/* Events as lines of the log. */
#include "words/area1812/own.h"


static const char *unit(const struct scenario *s, const struct event *ev)
{
	return ev->piece >= 0 && ev->piece < s->pieces ? s->piece[ev->piece].name : "a unit";
}

static const char *place(const struct scenario *s, int at)
{
	return at >= 0 && at < s->board.count ? s->board.at[at].id : "the box";
}

/* Supply knows whole areas only: "R53" for "R53a". */
static const char *area(const struct scenario *s, int at)
{
	const struct land *g = land_of(s);
	return at >= 0 && at < g->places ? g->region_id[g->region[at]] : "the box";
}

static const char *side(const struct scenario *s, int i)
{
	return i == FRENCH || i == RUSSIAN ? s->side_name[i] : "Nobody";
}

static const char *text(const struct event *ev)
{
	return ev->number >= 0 && ev->number < TEXTS ? ar_texts[ev->number] : "";
}

static const char *plan(const struct event *ev)
{
	return ev->number >= 0 && ev->number < CHOICES ? ar_choices[ev->number] : "";
}

/* number: table * RESULT_STEP + result; NONE for a supply check, the points where no place is named. */
static void tell_account(const struct scenario *s, const struct event *ev, struct text *out)
{
	static const char *const what[TABLES] = {"Attrition", "Forced march", "Battle plans", "Combat", "Pursuit",
						 "Unsupplied"};
	int t = ev->number >= 0 ? ev->number / RESULT_STEP : NONE, result = ev->number % RESULT_STEP;
	if (ev->kind == EVENT_CHECK) {
		if (ev->to >= 0)
			text_set(out, "Supply in %s", area(s, ev->to));
		else
			text_set(out, "Victory Points: %d", ev->number);
		return;
	}
	if (t < 0 || t >= TABLES || result >= s->table[land_of(s)->table[t]].results)
		return;
	text_set(out, "%s%s%s: %s", what[t], ev->to >= 0 ? " in " : "", ev->to >= 0 ? place(s, ev->to) : "",
		 s->table[land_of(s)->table[t]].result[result]);
}

static void tell_rest(const struct scenario *s, const struct event *ev, struct text *out)
{
	switch (ev->kind) {
	case EVENT_REVEAL: /* a unit; the corps counted in a place; a chit */
		if (ev->piece == NONE && ev->to == NONE)
			text_set(out, "%s: battle plan %s", side(s, ev->side), plan(ev));
		else if (ev->piece == NONE)
			text_set(out, "%s: %d corps in %s", side(s, ev->side), ev->number, area(s, ev->to));
		else
			text_set(out, "%s: %s is shown in %s", side(s, ev->side), unit(s, ev), place(s, ev->to));
		break;
	case EVENT_SECRET:
		if (ev->number >= 0 && ev->number < CHOICES)
			text_set(out, "%s: %s is laid", side(s, ev->side), ar_choices[ev->number]);
		else
			text_set(out, "%s: a battle plan is laid", side(s, ev->side));
		break;
	case EVENT_ATTACK:
		text_set(out, "%s attack in %s", side(s, ev->side), place(s, ev->to));
		break;
	case EVENT_RESULT:
	case EVENT_CHECK:
		tell_account(s, ev, out);
		break;
	case EVENT_MARKER:
		if (ev->rule == CITE_STACKING)
			text_set(out, "%s: the stack in %s shows %d counter%s", side(s, ev->side), place(s, ev->to), ev->number,
				 ev->number == 1 ? "" : "s");
		else
			text_set(out, "%s: %s", area(s, ev->to), text(ev));
		break;
	case EVENT_CHANGE:
		text_set(out, "%s: %s", place(s, ev->to), text(ev));
		break;
	case EVENT_NOTE:
		if (ev->to >= 0)
			text_set(out, "%s: %s", place(s, ev->to), text(ev));
		else
			text_set(out, "%s: %s", side(s, ev->side), text(ev));
		break;
	case EVENT_END:
		text_set(out, "The campaign ends: %s", ev->number >= 0 && ev->number < 5 ? ar_levels[ev->number] : "");
		break;
	default:
		break;
	}
}

void ar_tell(const struct scenario *s, const struct event *ev, struct text *out)
{
	out->at[0] = 0;
	switch (ev->kind) {
	case EVENT_TURN:
		text_set(out, "Turn %d: %s", ev->number,
			 ev->number >= 0 && ev->number < 96 ? s->turn_name[ev->number] : "");
		break;
	case EVENT_PHASE:
		text_set(out, "%s%s%s", ev->side < 0 ? "" : side(s, ev->side), ev->side < 0 ? "" : ": ",
			 ev->number >= 0 && ev->number < ROWS ? ar_phases[ev->number].name : "");
		break;
	case EVENT_TAKE:
		break;
	case EVENT_MOVE:
		text_set(out, "%s: %s marches from %s to %s", side(s, ev->side), unit(s, ev), place(s, ev->from),
			 place(s, ev->to));
		break;
	case EVENT_ARRIVE:
		text_set(out, "%s: %s in %s", side(s, ev->side), unit(s, ev), place(s, ev->to));
		break;
	case EVENT_RETREAT:
		text_set(out, "%s: %s retreats from %s to %s", side(s, ev->side), unit(s, ev), place(s, ev->from),
			 place(s, ev->to));
		break;
	case EVENT_ELIMINATE:
		text_set(out, "%s: %s is eliminated in %s", side(s, ev->side), unit(s, ev), place(s, ev->from));
		break;
	case EVENT_ROLL:
		text_set(out, "%s roll %d", side(s, ev->side), ev->dice[0]);
		break;
	default:
		tell_rest(s, ev, out);
	}
}
