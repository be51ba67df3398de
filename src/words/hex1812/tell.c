/* Events as lines of the log. */
#include "words/hex1812/own.h"
#include "words/note.h"

/* "French Infantry Corps", "Davout" */
static struct text unit(const struct scenario *s, const struct event *ev)
{
	struct text none = {"A unit"};
	return ev->piece >= 0 && ev->piece < s->pieces ? hx_unit(s, ev->piece) : none;
}

static struct text place(const struct scenario *s, int at)
{
	struct text none = {"its box"};
	return at >= 0 && at < s->board.count ? hx_place(s, at) : none;
}

static const char *text(const struct event *ev)
{
	return ev->number >= 0 && ev->number < TEXTS ? hx_texts[ev->number] : "";
}

/* Supply knows whole areas only: "Mogilev (R37)". */
static struct text area(const struct scenario *s, int at)
{
	const struct ground *g = ground_of(s);
	struct text out = {""};
	if (at >= 0 && at < g->places && g->region[at] < g->regions)
		text_set(&out, "%s (%s)", g->region_name[g->region[at]], g->region_id[g->region[at]]);
	return out;
}

/* The side before a name that does not say it: corps are called French or Russian, leaders by their names alone. */
static const char *whose(const struct scenario *s, const struct event *ev)
{
	bool named = ev->piece >= 0 && ev->piece < s->pieces && ground_of(s)->arm[ev->piece] == ARM_LEADER;
	return !named ? "" : s->piece[ev->piece].side == FRENCH ? "French: " : "Russian: ";
}

/* Why somebody is lost, and what a die is rolled for. */
static const char *reason(int rule, bool lost)
{
	switch (rule) {
	case CITE_ATTRITION:
		return "attrition";
	case CITE_FORCED_G:
		return "the double march";
	case CITE_FORCED_H:
		return "the triple march";
	case CITE_FORCED:
		return "the forced march";
	case CITE_UNSUPPLIED:
		return "no supply";
	case CITE_CRT:
		return "combat";
	case CITE_COMBAT:
	case CITE_COMBAT_H:
		return "combat";
	case CITE_COMBAT_I:
		return lost ? "too weak to cross the river" : "combat";
	case CITE_COMBAT_K:
	case CITE_COMBAT_M:
	case CITE_COMBAT_N:
		return "odds of 500 percent on the march";
	case CITE_RETREAT:
		return "no way to retreat";
	case CITE_DISRUPTION_C:
		return "disrupted a second time";
	case CITE_SUPPLY_C:
		return "a depot alone beside an enemy";
	case CITE_SUPPLY_D:
		return "used up";
	case CITE_FORTRESS_F:
		return "besieged at the end";
	case CITE_VICTORY_B:
		return "a political loss";
	default:
		return NULL;
	}
}

/* number: table * RESULT_STEP + result; a supply check names its area; else it is the points. */
static void tell_account(const struct scenario *s, const struct event *ev, struct text *out)
{
	static const char *const what[TABLES] = {"Attrition", "Double march", "Double march, second die", "Triple march",
						 "Triple march, second die", "Combat", "Unsupplied"};
	int t = ev->number >= 0 ? ev->number / RESULT_STEP : NONE, result = ev->number % RESULT_STEP;
	if (ev->kind == EVENT_CHECK && ev->to >= 0)
		text_set(out, "Supply in %s", area(s, ev->to).at);
	else if (ev->kind == EVENT_CHECK)
		text_set(out, "Victory Points: %d", ev->number);
	else if (t >= 0 && t < TABLES && result < s->table[ground_of(s)->table[t]].results)
		text_set(out, "%s%s%s: %s", what[t], ev->piece >= 0 ? ", " : "", ev->piece >= 0 ? unit(s, ev).at : "",
			 result_words(s, s->table[ground_of(s)->table[t]].result[result]));
}

static void tell_rest(const struct scenario *s, const struct event *ev, struct text *out)
{
	switch (ev->kind) {
	case EVENT_RESULT:
	case EVENT_CHECK:
		tell_account(s, ev, out);
		break;
	case EVENT_MARKER:
		text_set(out, "%s: %s", area(s, ev->to).at, text(ev));
		break;
	case EVENT_CHANGE:
		text_set(out, "%s %s", place(s, ev->to).at, text(ev));
		break;
	case EVENT_NOTE:
		if (ev->number == TEXT_NAPOLEON)
			text_set(out, "%s, and the French have %d points less", text(ev), -ground_of(s)->napoleon_worth);
		else if (ev->piece >= 0 && ev->to >= 0)
			text_set(out, "%s at %s %s", unit(s, ev).at, place(s, ev->to).at, text(ev));
		else if (ev->piece >= 0)
			text_set(out, "%s %s", unit(s, ev).at, text(ev));
		else if (ev->to >= 0)
			text_set(out, "%s: %s", place(s, ev->to).at, text(ev));
		else
			text_set(out, "%s: %s", THEY(s, ev->side), text(ev));
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
	const char *why = reason(ev->rule, ev->kind == EVENT_ELIMINATE);
	out->at[0] = 0;
	if (hx_tell_battle(s, ev, out))
		return;
	switch (ev->kind) {
	case EVENT_TURN:
		tell_turn(s, ev, out);
		break;
	case EVENT_PHASE:
		tell_phase(s, ev, out);
		break;
	case EVENT_TAKE:
		break;
	case EVENT_MOVE:
		text_set(out, "%s marches from %s to %s", unit(s, ev).at, place(s, ev->from).at, place(s, ev->to).at);
		break;
	case EVENT_ARRIVE:
		text_set(out, ev->rule == CITE_SETUP ? "%s is set up in %s" : "%s arrives in %s", unit(s, ev).at, place(s, ev->to).at);
		break;
	case EVENT_ELIMINATE:
		text_set(out, "%s%s is lost in %s%s%s", whose(s, ev), unit(s, ev).at, place(s, ev->from).at, why ? ": " : "",
			 why ? why : "");
		break;
	case EVENT_ROLL:
		if (ev->rule == CITE_UNSUPPLIED)
			text_set(out, "%s in %s is without supply and rolls a %d", unit(s, ev).at, place(s, ev->from).at, ev->dice[0]);
		else
			text_set(out, "%s roll a %d%s%s", THEY(s, ev->side), ev->dice[0], why ? " for " : "", why ? why : "");
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
		return ev->rule == CITE_COMBAT_K ? NULL : "battle|battles";
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

bool hx_trapped(const struct event *ev)
{
	return ev->kind == EVENT_ELIMINATE && ev->rule == CITE_RETREAT;
}
