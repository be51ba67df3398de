/* Events as lines of the log. */
#include "words/hex1812/own.h"

static const char *unit(const struct scenario *s, const struct event *ev)
{
	return ev->piece >= 0 && ev->piece < s->pieces ? s->piece[ev->piece].name : "a unit";
}

static struct text place(const struct scenario *s, int at)
{
	struct text none = {"its box"};
	return at >= 0 && at < s->board.count ? hx_place(s, at) : none;
}

static const char *side(const struct scenario *s, int i)
{
	return i == FRENCH || i == RUSSIAN ? s->side_name[i] : "Nobody";
}

static const char *text(const struct event *ev)
{
	return ev->number >= 0 && ev->number < TEXTS ? hx_texts[ev->number] : "";
}

/* Supply knows whole areas only. */
static const char *area(const struct scenario *s, int at)
{
	const struct ground *g = ground_of(s);
	return at >= 0 && at < g->places && g->region[at] < g->regions ? g->region_id[g->region[at]] : "";
}

/* number: table * RESULT_STEP + result; a supply check names its area; else it is the points. */
static void tell_account(const struct scenario *s, const struct event *ev, struct text *out)
{
	static const char *const what[TABLES] = {"Attrition", "Double march", "Double march, second die", "Triple march",
						 "Triple march, second die", "Combat", "Unsupplied"};
	int t = ev->number >= 0 ? ev->number / RESULT_STEP : NONE, result = ev->number % RESULT_STEP;
	if (ev->kind == EVENT_CHECK && ev->to >= 0)
		text_set(out, "Supply in %s", area(s, ev->to));
	else if (ev->kind == EVENT_CHECK)
		text_set(out, "Victory Points: %d", ev->number);
	else if (t >= 0 && t < TABLES && result < s->table[ground_of(s)->table[t]].results)
		text_set(out, "%s%s%s: %s", what[t], ev->piece >= 0 ? ", " : "", ev->piece >= 0 ? unit(s, ev) : "",
			 s->table[ground_of(s)->table[t]].result[result]);
}

static void tell_rest(const struct scenario *s, const struct event *ev, struct text *out)
{
	switch (ev->kind) {
	case EVENT_RESULT:
	case EVENT_CHECK:
		tell_account(s, ev, out);
		break;
	case EVENT_MARKER:
		text_set(out, "%s: %s", area(s, ev->to), text(ev));
		break;
	case EVENT_CHANGE:
		text_set(out, "%s %s", place(s, ev->to).at, text(ev));
		break;
	case EVENT_NOTE:
		if (ev->piece >= 0 && ev->to >= 0)
			text_set(out, "%s in %s %s", unit(s, ev), place(s, ev->to).at, text(ev));
		else if (ev->piece >= 0)
			text_set(out, "%s %s", unit(s, ev), text(ev));
		else if (ev->to >= 0)
			text_set(out, "%s: %s", place(s, ev->to).at, text(ev));
		else
			text_set(out, "%s: %s", side(s, ev->side), text(ev));
		break;
	case EVENT_END:
		text_set(out, "The campaign ends: %s", ev->number >= 0 && ev->number < 5 ? hx_levels[ev->number] : "");
		break;
	default:
		break;
	}
}

void hx_tell(const struct scenario *s, const struct event *ev, struct text *out)
{
	out->at[0] = 0;
	if (hx_tell_battle(s, ev, out))
		return;
	switch (ev->kind) {
	case EVENT_TURN:
		text_set(out, "Turn %d: %s", ev->number, ev->number >= 0 && ev->number < 96 ? s->turn_name[ev->number] : "");
		break;
	case EVENT_PHASE:
		text_set(out, "%s%s%s", ev->side < 0 ? "" : side(s, ev->side), ev->side < 0 ? "" : ": ",
			 ev->number >= 0 && ev->number < ROWS ? hx_phases[ev->number].name : "");
		break;
	case EVENT_TAKE:
		break;
	case EVENT_MOVE:
		text_set(out, "%s marches from %s to %s", unit(s, ev), place(s, ev->from).at, place(s, ev->to).at);
		break;
	case EVENT_ARRIVE:
		text_set(out, "%s: %s in %s", side(s, ev->side), unit(s, ev), place(s, ev->to).at);
		break;
	case EVENT_ELIMINATE:
		text_set(out, ev->rule == CITE_RETREAT ? "%s: %s cannot retreat and is eliminated in %s" :
			      ev->rule == CITE_ATTRITION ? "%s: %s is lost to attrition in %s" :
			      ev->rule == CITE_UNSUPPLIED ? "%s: %s is lost without supply in %s" : "%s: %s is eliminated in %s",
			 side(s, ev->side), unit(s, ev), place(s, ev->from).at);
		break;
	case EVENT_ROLL:
		text_set(out, "%s: a roll of %d", side(s, ev->side), ev->dice[0]);
		break;
	default:
		tell_rest(s, ev, out);
	}
}

const char *hx_tally(const struct scenario *s, const struct event *ev)
{
	(void)s;
	if (ev->kind == EVENT_MOVE)
		return "march|marches";
	if (ev->kind == EVENT_ATTACK)
		return "battle|battles";
	if (ev->kind == EVENT_RESULT && ev->number >= 0 && ev->number / RESULT_STEP >= TABLE_DOUBLE &&
	    ev->number / RESULT_STEP <= TABLE_TRIPLE_AGAIN)
		return "die of a forced march|dice of forced marches";
	if (ev->kind != EVENT_NOTE)
		return NULL;
	switch (ev->number) {
	case TEXT_DOOMED:
		return "unit eliminated on the march|units eliminated on the march";
	case TEXT_DEPOT_MADE:
		return "depot set up|depots set up";
	case TEXT_STRIPPED:
		return "area stripped|areas stripped";
	default:
		return NULL;
	}
}
