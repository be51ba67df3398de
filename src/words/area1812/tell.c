/* Events as lines of the log. */
#include "words/area1812/own.h"
#include "words/note.h"

#include <stdio.h>
#include <string.h>

/* "The French", "The Russians" */
#define THEY(s, side) side_they(s, side).at

static const char *side(const struct scenario *s, int i)
{
	return i == FRENCH || i == RUSSIAN ? s->side_name[i] : "Both";
}

/* "French Infantry Corps", "Davout", "A closed Russian unit" */
static struct text unit(const struct scenario *s, const struct event *ev)
{
	struct text out;
	if (ev->piece < 0 || ev->piece >= s->pieces)
		text_set(&out, "A closed %s unit", side(s, ev->side));
	else if (land_of(s)->arm[ev->piece] == ARM_LEADER)
		text_set(&out, "%s", s->piece[ev->piece].name);
	else
		text_set(&out, "%s %s", side(s, s->piece[ev->piece].side), s->piece[ev->piece].name);
	return out;
}

struct text ar_area(const struct scenario *s, int at)
{
	const struct land *g = land_of(s);
	struct text out;
	if (at < 0 || at >= g->places)
		return side_they(s, NOBODY);
	text_set(&out, "%s (%s)", s->board.at[at].name, g->region_id[g->region[at]]);
	return out;
}

struct text ar_whole_area(const struct scenario *s, int at)
{
	const struct land *g = land_of(s);
	struct text out;
	size_t used = 0;
	if (at < 0 || at >= g->places || g->parts[g->region[at]] == 1)
		return ar_area(s, at);
	int r = g->region[at];
	for (int i = 0; i < g->parts[r] && used < sizeof out.at; i++)
		used += (size_t)snprintf(out.at + used, sizeof out.at - used, "%s%s", i ? "/" : "", s->board.at[g->part[r][i]].name);
	if (used < sizeof out.at)
		snprintf(out.at + used, sizeof out.at - used, " (%s)", g->region_id[r]);
	return out;
}

static const char *text(const struct event *ev)
{
	return ev->number >= 0 && ev->number < TEXTS ? ar_texts[ev->number] : "";
}

static const char *plan(const struct event *ev)
{
	return ev->number >= 0 && ev->number < CHOICES ? ar_choices[ev->number] : "a battle plan";
}

/* [Combat D] A corps is cavalry that meets infantry; all else falls to whatever corps the enemy has. */
static const char *left_alone(const struct scenario *s, int piece)
{
	int arm = piece >= 0 && piece < s->pieces ? land_of(s)->arm[piece] : ARM_CC;
	if (arm == ARM_IC || arm == ARM_CC)
		return "no infantry is with it against infantry";
	return arm == ARM_LEADER ? "no corps is left with him" : "no corps is left with it";
}

/* Why somebody is lost, and what a die is rolled for. */
static const char *reason(int rule, bool lost)
{
	switch (rule) {
	case CITE_ATTRITION:
		return "attrition";
	case CITE_FORCED:
		return "a forced march";
	case CITE_UNSUPPLIED:
		return lost ? "no supply" : "corps without supply";
	case CITE_CRT:
		return "combat";
	case CITE_PURSUIT:
		return "the pursuit";
	case CITE_PLAN:
		return "the battle plans";
	case CITE_POLITICS:
		return "a political loss";
	case CITE_DEPOTS_D:
		return "the depot is given up";
	case CITE_COMBAT_J:
		return "overrun after the battle";
	case CITE_COMBAT_K:
		return "no way to retreat";
	default:
		return NULL;
	}
}

/* number: table * RESULT_STEP + result; NONE for a supply check, the points where no place is named. */
static void tell_account(const struct scenario *s, const struct event *ev, struct text *out)
{
	static const char *const what[TABLES] = {"Attrition", "Forced march", "Battle plans", "Combat", "Pursuit",
						 "Without supply"};
	int t = ev->number >= 0 ? ev->number / RESULT_STEP : NONE, result = ev->number % RESULT_STEP;
	if (ev->kind == EVENT_CHECK) {
		if (ev->to >= 0)
			text_set(out, "Supply in %s", ar_whole_area(s, ev->to).at);
		else
			text_set(out, "Victory Points: %d", ev->number);
		return;
	}
	if (t < 0 || t >= TABLES || result >= s->table[land_of(s)->table[t]].results)
		return;
	const char *came = result_words(s, s->table[land_of(s)->table[t]].result[result]);
	if (ev->from >= 0 && ev->to >= 0)
		text_set(out, "%s from %s to %s: %s", what[t], CALLED(s, ev->from), CALLED(s, ev->to), came);
	else
		text_set(out, "%s%s%s: %s", what[t], ev->to >= 0 ? " in " : "", ev->to >= 0 ? CALLED(s, ev->to) : "", came);
}

static void tell_reveal(const struct scenario *s, const struct event *ev, struct text *out)
{
	if (ev->piece == NONE && ev->to == NONE)
		text_set(out, "%s open %s", THEY(s, ev->side), plan(ev));
	else if (ev->piece == NONE)
		text_set(out, "%s have %d corps in %s", THEY(s, ev->side), ev->number, ar_area(s, ev->to).at);
	else
		text_set(out, "%s is seen in %s", unit(s, ev).at, CALLED(s, ev->to));
}

static void tell_rest(const struct scenario *s, const struct event *ev, struct text *out)
{
	switch (ev->kind) {
	case EVENT_REVEAL: /* a unit; the corps counted in a place; a chit */
		tell_reveal(s, ev, out);
		break;
	case EVENT_SECRET:
		text_set(out, "%s lay %s", THEY(s, ev->side), plan(ev));
		break;
	case EVENT_ATTACK:
		text_set(out, "%s attack in %s", THEY(s, ev->side), CALLED(s, ev->to));
		break;
	case EVENT_RESULT:
	case EVENT_CHECK:
		tell_account(s, ev, out);
		break;
	case EVENT_MARKER:
		if (ev->rule == CITE_STACKING)
			text_set(out, "The %s stack in %s shows %d counter%s", side(s, ev->side), CALLED(s, ev->to), ev->number,
				 ev->number == 1 ? "" : "s");
		else
			text_set(out, "%s: %s", ar_whole_area(s, ev->to).at, text(ev));
		break;
	case EVENT_CHANGE:
		text_set(out, "%s %s", CALLED(s, ev->to), text(ev));
		break;
	case EVENT_NOTE:
		if (ev->to >= 0)
			text_set(out, "%s: %s", CALLED(s, ev->to), text(ev));
		else
			text_set(out, "%s: %s", THEY(s, ev->side), text(ev));
		break;
	case EVENT_END:
		text_set(out, "The campaign ends: %s", ev->number >= 0 && ev->number < 5 ? ar_levels[ev->number] : "");
		break;
	default:
		break;
	}
}

/* number of a closed march: the counters that then lie there. */
static void tell_unit(const struct scenario *s, const struct event *ev, struct text *out)
{
	const char *why = ev->rule == CITE_COMBAT_D ? left_alone(s, ev->piece) : reason(ev->rule, true);
	switch (ev->kind) {
	case EVENT_MOVE:
		if (ev->piece == NONE && ev->number > 1)
			text_set(out, "A closed %s stack marches from %s to %s: %d counters there", side(s, ev->side), CALLED(s, ev->from),
				 CALLED(s, ev->to), ev->number);
		else if (ev->piece == NONE && ev->number == 1)
			text_set(out, "A closed %s counter marches from %s to %s", side(s, ev->side), CALLED(s, ev->from), CALLED(s, ev->to));
		else
			text_set(out, "%s marches from %s to %s", unit(s, ev).at, CALLED(s, ev->from), CALLED(s, ev->to));
		break;
	case EVENT_ARRIVE:
		text_set(out, ev->rule == CITE_SETUP ? "%s is set up in %s" : "%s arrives in %s", unit(s, ev).at, CALLED(s, ev->to));
		break;
	case EVENT_RETREAT:
		text_set(out, "%s retreats from %s to %s", unit(s, ev).at, CALLED(s, ev->from), CALLED(s, ev->to));
		break;
	default:
		text_set(out, "%s is lost in %s%s%s", unit(s, ev).at, CALLED(s, ev->from), why ? ": " : "", why ? why : "");
	}
}

void ar_tell(const struct scenario *s, const struct event *ev, struct text *out)
{
	const char *why = reason(ev->rule, false);
	out->at[0] = 0;
	switch (ev->kind) {
	case EVENT_TURN:
		tell_turn(s, ev, out);
		break;
	case EVENT_PHASE:
		if (ev->number == ROW_DEPOT)
			text_set(out, "%s: %s", s->side_name[ev->side & 1], ar_phase_name(ROW_DEPOT, ev->side));
		else
			tell_phase(s, ev, out);
		break;
	case EVENT_TAKE:
		break;
	case EVENT_MOVE:
	case EVENT_ARRIVE:
	case EVENT_RETREAT:
	case EVENT_ELIMINATE:
		tell_unit(s, ev, out);
		break;
	case EVENT_ROLL:
		text_set(out, "%s roll a %d%s%s", THEY(s, ev->side), ev->dice[0], why ? " for " : "", why ? why : "");
		break;
	default:
		tell_rest(s, ev, out);
	}
}
