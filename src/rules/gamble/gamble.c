/* Napoleon's Greatest Gamble, as the rest of the program knows it. */
#include "rules/gamble/gamble.h"

#include <stdlib.h>

_Static_assert(sizeof(struct gamble) <= POSITION_BYTES && sizeof(struct gamble) % 8 == 0, "a position is at most 8 KB, without padding");

static const struct verb verbs[] = {
	[VERB_EXPAND - VERB_COMMON] = {"expand", GESTURE_PLACE, NOUN_NONE, NOUN_PLACE, NOUN_NONE, false},
	{NULL, 0, 0, 0, 0, false},
};

#define GB_NUMBER(name, number) [CITE_##name] = number,
const char *const gb_cites[CITES + 1] = {GB_CITES(GB_NUMBER) NULL};

const char *const gb_levels[] = {[LEVEL_POINTS] = "on points", [LEVEL_NAPOLEON] = "Napoleon is lost",
				 [LEVEL_INDEPENDENCE] = "after independence was declared", NULL};

const char *const gb_choices[CHOICES + 1] = {[CHOICE_CAMPAIGN_ON] = "go on", [CHOICE_WINTER_QUARTERS] = "winter quarters", NULL};

extern const struct rules gamble_rules;
const struct rules gamble_rules = {
	.id = "gamble",
	.hidden = true,
	.verbs = verbs,
	.cites = gb_cites,
	.levels = gb_levels,
	.choices = gb_choices,
	.phases = gb_phases,
	.rows = ROWS,
	.position_size = sizeof(struct gamble),
	.hides = hides_always,
	.load = gb_load,
	.setup = gb_setup,
	.show = gb_show,
	.imagine = gb_imagine,
	.odds = gb_odds,
	.query = gb_query,
	.sound = gb_sound,
};
