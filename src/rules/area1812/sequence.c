/* The sequence of play, and what its rows share. */
#include "rules/area1812/area1812.h"

#include <string.h>

/* === Sequence of Play === */

/* [Sequence of Play A] The Russian player-turn is the first of each turn. */
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
/* [Sequence of Play] Each row ends by going to the next: arrivals, attrition, march, forced march, depots, combat,
 * for each side in turn, then supply and points. */
const struct phase ar_phases[ROWS] = {
	[ROW_SETUP] = {.name = "Set-up", .rule = CITE_SETUP, PHASE_STEM(ar_place), .setup = true},
	PASSING(ROW_TURN, "Turn", CITE_SEQUENCE, turn),
	ROW(ROW_ARRIVE, "Reinforcements", CITE_REINFORCEMENTS, place),
	ROW(ROW_ATTRITION, "Attrition", CITE_ATTRITION, attrition),
	[ROW_MARCH] = {.name = "Basic Movement", .rule = CITE_MOVEMENT, PHASE_STEM(ar_march), .builds = VERB(VERB_REST)},
	ROW(ROW_FORCE, "Forced March Movement", CITE_FORCED, force),
	[ROW_DEPOT] = {.name = "Depots", .rule = CITE_DEPOTS_B, PHASE_STEM(ar_depot),
		       .costs = VERB(VERB_DEPOT) | VERB(VERB_STRIP) | VERB(VERB_BURN)},
	ROW(ROW_BATTLES, "Combat", CITE_COMBAT, battles),
	[ROW_BATTLE] = {.name = "Battle", .rule = CITE_COMBAT, .enter = ar_battle_enter, .battle = true},
	ASKED(ROW_PLAN, "Battle Plans", CITE_STEP_1, plan),
	ROW(ROW_RETIRE, "Retreat Before Combat", CITE_COMBAT_A, retire),
	ROW(ROW_SEND, "Retreat Before Combat", CITE_COMBAT_A, send),
	ASKED(ROW_CHOICE, "Battle Plan Resolution", CITE_PLAN, choice),
	ROW(ROW_LOSE, "Losses", CITE_PLAN, lose),
	ASKED(ROW_CHASE, "Pursuit", CITE_PURSUIT, chase),
	ASKED(ROW_BID, "Pursuit", CITE_PURSUIT, bid),
	ASKED(ROW_WAY, "Retreat", CITE_COMBAT_K, way),
	PASSING(ROW_SUPPLY, "Supply Interphase", CITE_SUPPLY_A, supply),
	ASKED(ROW_ORDER, "Supply Interphase", CITE_SUPPLY_G, order),
	ROW(ROW_SOURCE, "Supply Interphase", CITE_SUPPLY_G, source),
	ASKED(ROW_SHARE, "Supply Interphase", CITE_SUPPLY_F, share),
	ASKED(ROW_KEEP, "Supply Interphase", CITE_FORTRESS, keep),
	ASKED(ROW_TRACK, "Supply Interphase", CITE_SUPPLY_H, track),
	PASSING(ROW_SCORE, "Victory Points Interphase", CITE_CONTROL, score),
	ASKED(ROW_EXPEND, "Supply Interphase", CITE_DEPOTS_D, expend),
	[ROW_POLITICS] = {.name = "Political Losses", .rule = CITE_POLITICS, PHASE_ASKED(ar_politics), .costs = VERB(VERB_LOSE)},
};
