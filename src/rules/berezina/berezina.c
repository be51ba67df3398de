/* Napoleon at the Berezina: the sequence of play as a table, and the game's entry in the list of games. */
#include "rules/berezina/berezina.h"

static const struct verb verbs[] = {
	{"exit", GESTURE_DROP, NOUN_PIECE, NOUN_PLACE, NOUN_NONE, false},
	{"bombard", GESTURE_PLACE, NOUN_NONE, NOUN_PLACE, NOUN_NONE, false},
	{"scatter", GESTURE_PLACE, NOUN_NONE, NOUN_PLACE, NOUN_NONE, false},
	{"build", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NUMBER, false},
	{"abandon", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	{"attach", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NUMBER, false},
	{"check", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	{"by", GESTURE_DROP, NOUN_PIECE, NOUN_PLACE, NOUN_NUMBER, false}, /* a march under a stack, or by a bridge */
	{"remove", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false}, /* one unit too many (3.1.4) */
	{NULL, 0, 0, 0, 0, false},
};

/* Every list proposes legal orders only, and every `can` asks the list: nothing is left to sift. */
#define ROW(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_STEM(bz_##f), .exact = true}
#define ASKED(row, title, cite, f) [row] = {.name = title, .rule = cite, PHASE_ASKED(bz_##f), .exact = true}
#define PASSING(row, title, cite, f) [row] = {.name = title, .rule = cite, .enter = bz_##f##_enter}

/* [4.0] The phases of a turn in the printed order; decisions that come up inside them are rows of their own. */
static const struct phase phases[ROWS] = {
	[ROW_PLACE] = {.name = "Set-up", .rule = CITE_SETUP, PHASE_STEM(bz_place), .exact = true, .setup = true},
	PASSING(ROW_TURN, "Start of the turn", CITE_SEQUENCE, turn),
	[ROW_CHECKS] = {.name = "Morale Effects", .rule = CITE_FMET, PHASE_STEM(bz_checks), .exact = true, .each = true},
	ROW(ROW_LOOT, "Morale Effects", CITE_AFMET, loot),
	ROW(ROW_PANIC, "Random event", CITE_EVENTS, panic),
	ASKED(ROW_ASTRAY, "Random event", CITE_EVENTS, astray),
	PASSING(ROW_ROLLS, "Command and Russian morale", CITE_COMMAND, rolls),
	ROW(ROW_FRENCH, "French Movement", CITE_MOVE, french),
	ASKED(ROW_EXIT, "Choice of the exit", CITE_VICTORY, exit),
	ROW(ROW_OVERFULL, "Too many in a hex", CITE_VIOLATION, overfull),
	PASSING(ROW_RABBLE, "Rabble", CITE_RABBLE, rabble),
	ROW(ROW_FIRE, "Joint Combat", CITE_FIRE_ORDER, fire),
	ROW(ROW_RETIRE, "Cavalry retreats before combat", CITE_RETIRE, retire),
	ROW(ROW_DISPLACE, "Displacement", CITE_VIOLATION, displace),
	[ROW_LEADER] = {.name = "A leader alone", .rule = CITE_STEPS, PHASE_ASKED(bz_leader), .exact = true, .battle = true},
	ROW(ROW_ATTACH, "Yermaloff's command", CITE_ARMIES, attach),
	[ROW_BACK] = {.name = "Compulsory retreat", .rule = CITE_RETREATS, PHASE_STEM(bz_back), .exact = true, .each = true},
	[ROW_RUSSIAN] = {.name = "Russian Movement", .rule = CITE_PRIORITY, PHASE_STEM(bz_russian), .exact = true, .each = true},
	ROW(ROW_ENGINEER, "Engineering", CITE_ENGINEER, engineer),
	PASSING(ROW_BREAK, "Bridge Breakdown", CITE_BREAKDOWN, break),
};

/* [3.4] With two players the enemy sees the top of a stack alone. */
static bool hides(const struct scenario *s)
{
	return ground_of(s)->two_player;
}

const struct rules berezina_rules = {
	.id = "berezina",
	.verbs = verbs,
	.cites = berezina_cites,
	.levels = berezina_levels,
	.choices = berezina_choices,
	.phases = phases,
	.rows = ROWS,
	.position_size = sizeof(struct crossing),
	.hides = hides,
	.load = berezina_load,
	.setup = berezina_setup,
	.show = berezina_show,
	.imagine = berezina_imagine,
	.odds = berezina_odds,
	.query = berezina_query,
	.automaton = berezina_automaton,
	.automaton_plays = 1u << RUSSIAN,
	.sound = berezina_sound,
};
