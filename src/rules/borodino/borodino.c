/* The Battle of Borodino: the sequence of play as a table, and the game's entry in the list of games. */
#include "rules/borodino/borodino.h"
#include "rules/deal.h"

#include <string.h>

static const struct verb verbs[] = {
	{"exit", GESTURE_BUTTON, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	{"redoubt", GESTURE_PLACE, NOUN_NONE, NOUN_PLACE, NOUN_NONE, true},
	{"accept", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	{NULL, 0, 0, 0, 0, false},
};

/* Every list proposes legal orders only: nothing is left to sift. */
#define ROW(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_STEM(bo_##f), .exact = true}

/* Parts of an attack, after its die: what is decided there can be taken back without it. */
#define PART(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_STEM(bo_##f), .exact = true, .single = true, .battle = true}

/* [Turns of Play] Each player-turn is a Movement Phase and a Combat Phase; the other rows are parts of an attack. */
static const struct phase phases[ROWS] = {
	ROW(ROW_MOVE, "Movement", CITE_MOVEMENT, move),
	ROW(ROW_FIGHT, "Combat", CITE_COMBAT, fight),
	PART(ROW_EXCHANGE, "Exchange", CITE_CRT, exchange),
	PART(ROW_ACCEPT, "Artillery stands or goes back", CITE_ARTILLERY_C, accept),
	PART(ROW_RETREAT, "Retreat", CITE_RETREAT, retreat),
	PART(ROW_ADVANCE, "Advance", CITE_ADVANCE, advance),
	[ROW_END] = {.name = "End of the player-turn", .rule = CITE_TURNS, .enter = bo_turn_end},
};

const struct rules borodino_rules = {
	.id = "borodino",
	.verbs = verbs,
	.cites = borodino_cites,
	.levels = borodino_levels,
	.choices = borodino_choices,
	.phases = phases,
	.rows = ROWS,
	.position_size = sizeof(struct battle),
	.load = borodino_load,
	.setup = borodino_setup,
	.show = borodino_show,
	.imagine = imagine_open,
	.odds = bo_battle_odds,
	.query = borodino_query,
	.duties = true,
	.automaton = NULL,
	.sound = borodino_sound,
};
