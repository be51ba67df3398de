/* Events as lines of the log. */
#include "words/berezina/own.h"
#include "words/note.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *name(const struct scenario *s, const struct event *ev)
{
	if (ev->piece >= 0 && ev->piece < s->pieces)
		return s->piece[ev->piece].name;
	if (ev->kind == EVENT_MOVE && ev->number == TEXT_RABBLE)
		return "Rabble";
	return ev->side == FRENCH ? "A hidden French unit" : ev->side == RUSSIAN ? "A hidden Russian unit" : "A hidden unit";
}

/* "Studianka (2714)", "2313" */
static struct called hex(const struct scenario *s, int place)
{
	struct called off = {"off the map"};
	return place >= 0 && place < s->board.count ? board_called(&s->board, place) : off;
}

static const char *text(const struct event *ev)
{
	return ev->number >= 0 && ev->number < TEXTS ? berezina_texts[ev->number] : "";
}

static const char *result_name(const struct scenario *s, int table, int result)
{
	const struct table *t = &s->table[ground_of(s)->table[table]];
	return result >= 0 && result < t->results ? t->result[result] : "?";
}

static const char *levels_built(const struct scenario *s, int result)
{
	static const char *const built[] = {"nothing", "one level", "two levels"};
	size_t levels = strspn(result_name(s, TABLE_ENGINEERING, result), "B");
	return built[levels < 3 ? levels : 0];
}

/* What a die is rolled for, by its rule; NULL when it is told otherwise. */
static const char *purpose(int rule)
{
	switch (rule) {
	case CITE_AFMET:
		return "the morale of the army";
	case CITE_FORD:
		return "the ford";
	case CITE_DANUBE:
		return "the release of the Army of the Danube";
	case CITE_ENGINEER:
		return "the work on a bridge";
	case CITE_RUSSIAN_BRIDGE:
		return "a Russian bridge at Borissow";
	case CITE_BREAKDOWN:
		return "the bridge to hold";
	case CITE_ARRIVALS:
		return "Russian arrivals";
	case CITE_EVENTS:
		return "a random event";
	default:
		return NULL;
	}
}

static void tell_check(const struct scenario *s, const struct event *ev, struct text *out)
{
	switch (ev->rule) {
	case CITE_FMET:
		text_set(out, "%s checks its morale: %d and %d, %s", name(s, ev), ev->dice[0], ev->dice[1],
			 result_words(s, result_name(s, TABLE_FMET, ev->number)));
		break;
	case CITE_FORD:
		text_set(out, "%s wades through the ford: %s", name(s, ev), result_words(s, result_name(s, TABLE_FORD, ev->number)));
		break;
	case CITE_DANUBE:
		text_set(out, "Army of the Danube: %s", ev->number ? "released" : "it does not move yet");
		break;
	case CITE_ENGINEER:
		text_set(out, ev->piece >= 0 ? "%s works on a bridge in %s: %s" : "%s work on a bridge in %s: %s",
			 ev->piece >= 0 ? name(s, ev) : "Engineers", hex(s, ev->from).at, levels_built(s, ev->number));
		break;
	default:
		text_set(out, "Bridge at %s: %s", hex(s, ev->to).at, result_words(s, result_name(s, TABLE_BREAKDOWN, ev->number)));
	}
}

/* [13.2] The number is that of the event. */
static void tell_random(const struct scenario *s, const struct event *ev, struct text *out)
{
	const cJSON *row = cJSON_GetArrayItem(json_get(s->tables_json, "events"), ev->number);
	text_set(out, "Random event %s, %s: %s", json_string_or(row, "event", "?"), json_string_or(row, "title", ""),
		 json_string_or(row, "brief", ""));
}

/* [6.3.6] The number is that of the command. */
static void tell_duty(const struct scenario *s, const struct event *ev, struct text *out)
{
	const cJSON *command = cJSON_GetArrayItem(json_get(s->tables_json, "formations"), ev->number);
	text_set(out, "%s: two of its units are destroyed, it goes back two hexes", json_string_or(command, "name", "A command"));
}

/* A sentence of its own. */
static void tell_text(const struct event *ev, struct text *out)
{
	text_set(out, "%s", text(ev));
	text_capital(out->at);
}

/* [5.3] "from 6 to 7" */
static void tell_track(const struct event *ev, struct text *out)
{
	int from = ev->number < 0 ? 0 : ev->number / BOXES, to = ev->number < 0 ? 0 : ev->number % BOXES;
	char start[16] = "Start";
	if (from)
		snprintf(start, sizeof start, "%d", from);
	if (to)
		text_set(out, "The Russian Morale Track goes from %s to %d", start, to);
	else
		text_set(out, "The Russian Morale Track goes from %s to Start", start);
}

static void tell_note(const struct scenario *s, const struct event *ev, struct text *out)
{
	if (ev->rule == CITE_RETREATS)
		tell_duty(s, ev, out);
	else if (ev->rule == CITE_EVENTS && ev->side == NOBODY)
		tell_random(s, ev, out);
	else if (ev->piece != NONE)
		text_set(out, "%s: %s", name(s, ev), text(ev));
	else if (ev->number == TEXT_LOST_SHOT)
		text_set(out, "Fire from %s: %s", hex(s, ev->from).at, text(ev));
	else
		tell_text(ev, out);
}

static void tell_roll(const struct event *ev, struct text *out)
{
	if (ev->rule == CITE_BREAKDOWN && ev->number != ev->dice[0])
		text_set(out, "Die for %s: %d %s %d = %d", purpose(ev->rule), ev->dice[0], ev->number > ev->dice[0] ? "+" : "\u2212",
			 abs(ev->number - ev->dice[0]), ev->number);
	else if (purpose(ev->rule))
		text_set(out, "Die for %s: %d", purpose(ev->rule), ev->dice[0]);
	else
		text_set(out, "Die: %d", ev->dice[0]);
}

static void tell_state(const struct scenario *s, const struct event *ev, struct text *out)
{
	static const char *const faces[] = {"unhurt", "one loss", "reduced", "reduced, one loss"};
	switch (ev->kind) {
	case EVENT_NOTE:
		tell_note(s, ev, out);
		break;
	case EVENT_TRACK:
		tell_track(ev, out);
		break;
	case EVENT_LAPSE:
		text_set(out, "%s in %s %s", name(s, ev), hex(s, ev->from).at, text(ev));
		break;
	case EVENT_RESULT:
		if (ev->number == NONE)
			text_set(out, "%s in %s loses a step", name(s, ev), hex(s, ev->from).at);
		else
			text_set(out, "%s in %s loses a step: %s", name(s, ev), hex(s, ev->from).at, faces[ev->number & 3]);
		break;
	case EVENT_REVEAL:
		text_set(out, "%s is seen in %s", name(s, ev), hex(s, ev->to).at);
		break;
	case EVENT_RELEASE:
		tell_text(ev, out);
		break;
	case EVENT_MARKER:
		text_set(out, "%s: %s", hex(s, ev->to).at, text(ev));
		break;
	case EVENT_CHECK:
		tell_check(s, ev, out);
		break;
	case EVENT_ROLL:
		tell_roll(ev, out);
		break;
	case EVENT_END:
		text_set(out, "The game ends: %s", berezina_levels[ev->number >= 0 && ev->number < 6 ? ev->number : 5]);
		break;
	default:
		break;
	}
}

void berezina_tell(const struct scenario *s, const struct event *ev, struct text *out)
{
	static const char *const rows[ROWS] = {[ROW_CHECKS] = "Morale Effects",	  [ROW_FRENCH] = "French Movement",
					       [ROW_FIRE] = "Joint Combat",	  [ROW_RUSSIAN] = "Russian Movement",
					       [ROW_ENGINEER] = "Engineering"};
	text_set(out, "%s", "");
	switch (ev->kind) {
	case EVENT_TURN:
		tell_turn(s, ev, out);
		break;
	case EVENT_PHASE:
		text_set(out, "%s", ev->number >= 0 && ev->number < ROWS && rows[ev->number] ? rows[ev->number] : "");
		break;
	case EVENT_TAKE:
		break;
	case EVENT_MOVE:
		text_set(out, "%s marches from %s to %s", name(s, ev), hex(s, ev->from).at, hex(s, ev->to).at);
		break;
	case EVENT_ARRIVE:
		text_set(out, "%s comes to %s", name(s, ev), hex(s, ev->to).at);
		break;
	case EVENT_EXIT:
		text_set(out, "%s leaves the map by %s", name(s, ev), hex(s, ev->to).at);
		break;
	case EVENT_RETREAT:
		text_set(out, "%s goes back from %s to %s", name(s, ev), hex(s, ev->from).at, hex(s, ev->to).at);
		break;
	case EVENT_DISPLACE:
		text_set(out, "%s makes room: %s to %s", name(s, ev), hex(s, ev->from).at, hex(s, ev->to).at);
		break;
	case EVENT_ELIMINATE:
		text_set(out, ev->piece >= 0 ? "%s: %s is lost in %s" : "%s%s is lost in %s",
			 ev->piece >= 0 ? s->side_name[ev->side & 1] : "", name(s, ev), hex(s, ev->from).at);
		break;
	case EVENT_ATTACK:
		text_set(out, "%s in %s fires at %s in %s: %d, %s",
			 ev->by >= 0 && ev->by < s->pieces ? s->piece[ev->by].name : "A hidden unit", hex(s, ev->from).at,
			 ev->piece >= 0 ? name(s, ev) : "a hidden unit", hex(s, ev->to).at, ev->dice[0],
			 ev->number ? "a hit" : "a miss");
		break;
	default:
		tell_state(s, ev, out);
	}
}
