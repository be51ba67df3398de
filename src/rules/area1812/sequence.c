/* The sequence of play, and what its rows share. */
#include "rules/area1812/area1812.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void ar_ask(struct prompt *out, uint64_t verbs, int depth, const char *format, ...)
{
	va_list list;
	out->verbs = verbs;
	out->depth = (uint8_t)depth;
	va_start(list, format);
	vsnprintf(out->ask.at, sizeof out->ask.at, format, list);
	va_end(list);
}

bool ar_refuse(const struct scenario *s, const struct order *o, struct error *e, int cite, const char *legal)
{
	const struct verb *v = verb_at(s, o->verb);
	return error_set(e, NULL, NULL, CITE(cite), "\"%s\" is not possible so: %s", v ? v->name : "?", legal);
}

bool ar_listed(const struct scenario *s, const struct position *p, const struct order *o, int cite, const char *legal,
	       struct error *e)
{
	return phase_lists(s, p, o, ar_phases[frame_now(p)->row].list) || ar_refuse(s, o, e, cite, legal);
}

void ar_turn_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	(void)s;
	c->lost[0] = c->lost[1] = 0;
	event_note(ev, EVENT_TURN, NOBODY, NONE, NONE, NONE, p->header.turn, CITE_SEQUENCE);
	p->header.phasing = RUSSIAN;
	phase_goto(p, ROW_ARRIVE, (enum side)RUSSIAN);
}

#define ROW(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_STEM(ar_##f)}
#define ASKED(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_ASKED(ar_##f)}
#define PASSING(row, title, cite, f) [row] = {.name = title, .rule = cite, .enter = ar_##f##_enter}
const struct phase ar_phases[ROWS] = {
	ROW(ROW_SETUP, "Set-up", CITE_SETUP, place),
	PASSING(ROW_TURN, "Turn", CITE_SEQUENCE, turn),
	ROW(ROW_ARRIVE, "Reinforcements", CITE_REINFORCEMENTS, place),
	ROW(ROW_ATTRITION, "Attrition", CITE_ATTRITION, attrition),
	[ROW_MARCH] = {.name = "Basic Movement", .rule = CITE_MOVEMENT, PHASE_STEM(ar_march), .builds = VERB(VERB_REST)},
	ROW(ROW_FORCE, "Forced March Movement", CITE_FORCED, force),
	ROW(ROW_DEPOT, "Depots", CITE_DEPOTS_B, depot),
	ROW(ROW_BATTLES, "Combat", CITE_COMBAT, battles),
	PASSING(ROW_BATTLE, "Battle", CITE_COMBAT, battle),
	ROW(ROW_PLAN, "Battle Plans", CITE_STEP_1, plan),
	ROW(ROW_RETIRE, "Retreat Before Combat", CITE_COMBAT_A, retire),
	ROW(ROW_SEND, "Retreat Before Combat", CITE_COMBAT_A, send),
	ROW(ROW_CHOICE, "Battle Plan Resolution", CITE_PLAN, choice),
	ROW(ROW_LOSE, "Losses", CITE_PLAN, lose),
	ROW(ROW_CHASE, "Pursuit", CITE_PURSUIT, chase),
	ROW(ROW_BID, "Pursuit", CITE_PURSUIT, bid),
	ROW(ROW_WAY, "Retreat", CITE_COMBAT_K, way),
	PASSING(ROW_SUPPLY, "Supply Interphase", CITE_SUPPLY_A, supply),
	ASKED(ROW_ORDER, "Supply Interphase", CITE_SUPPLY_G, order),
	ROW(ROW_SOURCE, "Supply Interphase", CITE_SUPPLY_G, source),
	ASKED(ROW_SHARE, "Supply Interphase", CITE_SUPPLY_F, share),
	ASKED(ROW_KEEP, "Supply Interphase", CITE_FORTRESS, keep),
	ASKED(ROW_TRACK, "Supply Interphase", CITE_SUPPLY_H, track),
	PASSING(ROW_SCORE, "Victory Points Interphase", CITE_CONTROL, score),
	ROW(ROW_POLITICS, "Political Losses", CITE_POLITICS, politics),
};
