/* === 5 Sequence of play === The table of phases, and how a turn begins. */
#include "rules/gamble/cards.h"
#include "rules/gamble/closed.h"
#include "rules/gamble/combat.h"

/* [5.1, 10.8] What ended with the last turn is cleared away. */
void gb_turn_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	struct gamble *g = gamble_at(p);
	set_clear(&p->used);
	set_clear(&p->free);
	for (int i = 0; i < s->pieces; i++) {
		p->piece[i].fatigue = 0;
		p->piece[i].flags &= (uint16_t)~(FLAG_FORCED | FLAG_TRIED | FLAG_HOLDS);
	}
	g->trains_turn[0] = g->trains_turn[1] = 0;
	event_note(ev, EVENT_TURN, NOBODY, NONE, NONE, NONE, p->header.turn, CITE_5_1);
	gb_commands(s, g, ev);
	if (gb_fog(s))
		gb_begin_blanks(s, p, false);
	else
		phase_goto(p, gb_cards(s) || gb_political(s) ? ROW_EVENTS : ROW_SUPPLY, SIDE_0);
}

#define EXACT(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_STEM(gb_##f), .exact = true}
#define SETUP(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_STEM(gb_##f), .exact = true, .setup = true}
#define TURNS(row, title, cite, f, b, c) \
	[row] = {.name = title, .rule = cite, PHASE_STEM(gb_##f), .builds = b, .costs = c, .exact = true, .alternates = true}
#define PASSING(row, title, cite, f) [row] = {.name = title, .rule = cite, .enter = gb_##f##_enter}
/* [5.1] In the order of the rulebook; each row ends by going to the next. */
const struct phase gb_phases[ROWS] = {
	SETUP(ROW_SETUP, "Set-up", CITE_14_1, place),
	SETUP(ROW_SETUP_DEPOTS, "First depots", CITE_14_1, setup_depots),
	PASSING(ROW_TURN, "Turn", CITE_5_1, turn),
	PASSING(ROW_SUPPLY, "General Supply and Attrition", CITE_6_1, supply),
	EXACT(ROW_CONVERT, "Convert a depot", CITE_7_1, convert),
	EXACT(ROW_SHORTAGE, "Too few trains", CITE_7_2, shortage),
	TURNS(ROW_ALLOT, "Allocate supply trains", CITE_7_4, allot, 0, VERB(VERB_PASS)),
	PASSING(ROW_FORAGE, "Forage markers", CITE_7_6, forage),
	EXACT(ROW_DEPOTS, "Establish depots", CITE_7_7, depots),
	[ROW_RALLY] = {.name = "Rally", .rule = CITE_8_1, PHASE_STEM(gb_rally_row), .builds = VERB(VERB_REST), .exact = true},
	TURNS(ROW_MOVE, "Movement", CITE_8_2, march, VERB(VERB_REST) | VERB(VERB_CHOOSE) | VERB(VERB_RELEASE), VERB(VERB_PASS)),
	EXACT(ROW_ATTRITION, "March attrition", CITE_8_5, attrition),
	PASSING(ROW_MOVE_END, "End of movement", CITE_8_2, move_end),
	EXACT(ROW_EXCESS, "Overfull stack", CITE_15_2, excess),
	TURNS(ROW_COMMANDERS, "Commanders' movement", CITE_12_1, commander, 0, 0),
	PASSING(ROW_COSSACKS, "Cossack activity", CITE_13_1, cossacks),
	EXACT(ROW_ARRIVE, "Reinforcements", CITE_13_2, arrive),
	PASSING(ROW_END, "End of the turn", CITE_5_2, end),
	EXACT(ROW_QUARTERS, "Winter quarters", CITE_16_13, quarters),
	SETUP(ROW_QUARTERS_PLACE, "Into winter quarters", CITE_16_13, billet),
	EXACT(ROW_QUARTERS_SOURCE, "A new source of supply", CITE_16_13, source),
	EXACT(ROW_QUARTERS_LOSS, "Losses of the winter", CITE_16_13, winter_loss),
	PASSING(ROW_SECOND_YEAR, "The second year", CITE_16_13, second_year),
	EXACT(ROW_RETURN, "Units return", CITE_16_13, return),
	EXACT(ROW_ESCAPE, "Escape of a commander", CITE_11_19, escape),
	TURNS(ROW_ORDER, "Combat", CITE_10_1, order, VERB(VERB_LEAVE) | VERB(VERB_SPEND) | VERB(VERB_CHOOSE), 0),
	[ROW_BATTLE] = {.name = "Battle", .rule = CITE_11_2, .enter = gb_battle_enter, .battle = true},
	EXACT(ROW_EVADE, "Cavalry evades", CITE_11_1, evade),
	[ROW_SUPPORT] = {.name = "Support", .rule = CITE_10_3, PHASE_STEM(gb_support), .builds = VERB(VERB_NAME), .exact = true},
	EXACT(ROW_PLEDGE, "Defence", CITE_10_3, pledge),
	EXACT(ROW_HITS, "Hits", CITE_11_17, hits),
	EXACT(ROW_WITHDRAW, "Withdrawal", CITE_11_11, withdraw),
	EXACT(ROW_OVERFLOW, "Withdrawal goes on", CITE_11_11, overflow),
	EXACT(ROW_ADVANCE, "Advance after combat", CITE_11_12, advance),
	PASSING(ROW_COMBAT_END, "End of combat", CITE_10_8, combat_end),
	PASSING(ROW_EVENTS, "Random events", CITE_16_1, events),
	EXACT(ROW_CARD, "Event card", CITE_16_1, card),
	PASSING(ROW_EFFECT, "What the card does", CITE_16_1, effect),
	EXACT(ROW_PICK, "A commander rises", CITE_16_1, pick),
	EXACT(ROW_SPOT, "A hex for the card", CITE_16_1, spot),
	EXACT(ROW_RESTORE, "A unit returns", CITE_16_1, restore),
	EXACT(ROW_STRIKE, "Struck units", CITE_16_1, strikes),
	EXACT(ROW_REVIVE, "Units rally", CITE_16_1, revive),
	EXACT(ROW_SPAN, "A bridge", CITE_16_1, span),
	EXACT(ROW_CHOICE, "One of two", CITE_16_1, choice),
	EXACT(ROW_POLITICS, "Independence", CITE_16_9, politics),
	EXACT(ROW_DESERT, "Allies leave", CITE_16_11, desert),
	EXACT(ROW_SPARE, "A march spared", CITE_16_1, spare),
	EXACT(ROW_YIELD, "The unit that leaves", CITE_16_11, yield),
	EXACT(ROW_BLANKS, "Dummies on stacks", CITE_15_1, blanks),
};
