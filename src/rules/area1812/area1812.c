/* 1812, Strategic Game (Area Version), as the rest of the program knows it. */
#include "rules/area1812/area1812.h"

static const struct verb verbs[] = {
	[VERB_DEPOT - VERB_COMMON] = {"depot", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	[VERB_STRIP - VERB_COMMON] = {"strip", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	[VERB_BURN - VERB_COMMON] = {"burn", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	[VERB_RETIRE - VERB_COMMON] = {"retire", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, true},
	[VERB_DRAW - VERB_COMMON] = {"draw", GESTURE_PLACE, NOUN_NONE, NOUN_PLACE, NOUN_NUMBER, false},
	[VERB_MARKERS - VERB_COMMON] = {"markers", GESTURE_NUMBER, NOUN_NONE, NOUN_PLACE, NOUN_NUMBER, true},
	{NULL, 0, 0, 0, 0, false},
};

extern const struct rules area1812_rules;
const struct rules area1812_rules = {
	.id = "area1812",
	.hides = hides_always,
	.verbs = verbs,
	.cites = ar_cites,
	.levels = ar_levels,
	.choices = ar_choices,
	.phases = ar_phases,
	.rows = ROWS,
	.position_size = sizeof(struct campaign),
	.load = ar_load,
	.setup = ar_setup,
	.show = ar_show,
	.imagine = ar_imagine,
	.odds = ar_odds,
	.query = ar_query,
	.sound = ar_sound,
};
