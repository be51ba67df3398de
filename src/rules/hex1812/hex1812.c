/* 1812, Grand Tactical Game (Hex-Grid Version), as the rest of the program knows it. */
#include "rules/hex1812/hex1812.h"

#include "rules/deal.h"

#include <stddef.h>

_Static_assert(sizeof(struct campaign) == 6408 && offsetof(struct campaign, attack) == 4676, "layout");
_Static_assert(offsetof(struct campaign, pledged) == 5192 && offsetof(struct campaign, live) == 6280, "layout");
_Static_assert(sizeof(struct campaign) <= POSITION_BYTES, "a position is at most 8 KB");

static const struct verb verbs[] = {
	[VERB_DECLARE - VERB_COMMON] = {"declare", GESTURE_DROP, NOUN_PIECE, NOUN_PLACE, NOUN_NONE, true},
	[VERB_JOIN - VERB_COMMON] = {"join", GESTURE_DROP, NOUN_PIECE, NOUN_PLACE, NOUN_NONE, true},
	[VERB_DEPOT - VERB_COMMON] = {"depot", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	[VERB_STRIP - VERB_COMMON] = {"strip", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, false},
	[VERB_DRAW - VERB_COMMON] = {"draw", GESTURE_PLACE, NOUN_NONE, NOUN_PLACE, NOUN_NUMBER, false},
	{NULL, 0, 0, 0, 0, false},
};

extern const struct rules hex1812_rules;
const struct rules hex1812_rules = {
	.id = "hex1812",
	.verbs = verbs,
	.cites = hx_cites,
	.levels = hx_levels,
	.choices = hx_choices,
	.phases = hx_phases,
	.rows = ROWS,
	.position_size = sizeof(struct campaign),
	.load = hx_load,
	.setup = hx_setup,
	.show = hx_show,
	.imagine = imagine_open,
	.odds = hx_odds,
	.query = hx_query,
	.duties = true,
	.sound = hx_sound,
};
