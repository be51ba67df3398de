/* The sequence of play, and what stands between its phases. */
#include "rules/hex1812/hex1812.h"

#include <string.h>

/* === Sequence of Play === */

/* [Sequence of Play A] The Russian player-turn is the first of each turn. */
void hx_turn_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	event_note(ev, EVENT_TURN, NOBODY, NONE, NONE, NONE, p->header.turn, CITE_SEQUENCE);
	p->header.phasing = RUSSIAN;
	phase_goto(p, ROW_ARRIVE, (enum side)RUSSIAN);
}

/* [Sequence of Play B, Sequence of Play C] After the Russians the French, after the French supply. [Disruption B] Who was
 * disrupted in this phase a turn ago recovers. */
void hx_combat_end_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct campaign *c = campaign_at(p);
	struct set *const sets[] = {&p->hand, &p->used, &c->pledged, &c->spent, &c->pinned, &c->leaving, &c->optional, &c->excused, &c->retired};
	for (size_t i = 0; i < sizeof sets / sizeof *sets; i++)
		set_clear(sets[i]);
	for (int i = 0; i < s->pieces; i++)
		p->piece[i].flags = 0;
	memset(c->attack, 0, sizeof c->attack);
	c->attacks = c->battles = c->fighting = c->result = 0;
	c->owed = 0;
	int time = (int)hx_time_now(c, true);
	if (hx_any_recovers(s, c, time)) /* under a head of its own: it belongs to no battle */
		event_note(ev, EVENT_PHASE, p->header.phasing, NONE, NONE, NONE, ROW_COMBAT_END, CITE_DISRUPTION_B);
	hx_recover(s, c, time, ev);
	if (p->header.phasing == RUSSIAN) {
		p->header.phasing = FRENCH;
		phase_goto(p, ROW_ARRIVE, (enum side)FRENCH);
	} else {
		phase_goto(p, ROW_SUPPLY, (enum side)RUSSIAN);
	}
}

#define ROW(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_STEM(hx_##f)}
#define EXACT(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_STEM(hx_##f), .exact = true}
/* Parts of one battle, after its die. */
#define PART(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_STEM(hx_##f), .exact = true, .battle = true}
#define ASKED(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_ASKED(hx_##f)}
#define PASSING(row, title, cite, f) [row] = {.name = title, .rule = cite, .enter = hx_##f##_enter}
/* [Sequence of Play] Each row ends by going to the next: arrivals, attrition, movement, depots, combat, for each side in
 * turn, then supply and points. */
const struct phase hx_phases[ROWS] = {
	[ROW_SETUP] = {.name = "Set-up", .rule = CITE_SETUP, PHASE_STEM(hx_place), .exact = true, .setup = true},
	PASSING(ROW_TURN, "Turn", CITE_SEQUENCE, turn),
	EXACT(ROW_ARRIVE, "Reinforcements", CITE_REINFORCEMENTS, place),
	EXACT(ROW_ATTRITION, "Attrition", CITE_ATTRITION, attrition),
	EXACT(ROW_MARCH, "Movement", CITE_MOVEMENT, march),
	EXACT(ROW_OPTION, "Forced March", CITE_FORCED, option),
	EXACT(ROW_DEPOT, "Depots", CITE_SUPPLY_B, depot),
	EXACT(ROW_DECLARE, "Attacks", CITE_COMBAT, declare),
	EXACT(ROW_RETIRE, "Retreat Before Combat", CITE_COMBAT_D, retire),
	EXACT(ROW_RESOLVE, "Combat", CITE_COMBAT, resolve),
	PART(ROW_RETREAT, "Retreat", CITE_RETREAT, retreat),
	PART(ROW_PAY, "Half Exchange", CITE_CRT, pay),
	EXACT(ROW_ADVANCE, "Advance After Combat", CITE_COMBAT_J, advance),
	PASSING(ROW_COMBAT_END, "End of Combat", CITE_COMBAT, combat_end),
	PASSING(ROW_SUPPLY, "Supply Interphase", CITE_SUPPLY_A, supply),
	ASKED(ROW_ORDER, "Supply Interphase", CITE_SUPPLY_G, order),
	ROW(ROW_SOURCE, "Supply Interphase", CITE_SUPPLY_G, source),
	ASKED(ROW_SHARE, "Supply Interphase", CITE_SUPPLY_F, share),
	ASKED(ROW_KEEP, "Supply Interphase", CITE_SUPPLY_J, keep),
	ASKED(ROW_TRACK, "Supply Interphase", CITE_SUPPLY_H, track),
	PASSING(ROW_SCORE, "Victory Points Interphase", CITE_VICTORY_A, score),
	ASKED(ROW_EXPEND, "Supply Interphase", CITE_SUPPLY_D, expend),
	ASKED(ROW_VICTIM, "Automatic Elimination", CITE_COMBAT_K, victim),
	[ROW_POLITICS] = {.name = "Political Losses", .rule = CITE_VICTORY_B, PHASE_ASKED(hx_politics), .exact = true},
};
