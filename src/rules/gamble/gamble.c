/* Napoleon's Greatest Gamble, as the rest of the program knows it. */
#include "rules/gamble/gamble.h"

#include <stddef.h>
#include <stdlib.h>

_Static_assert(sizeof(struct gamble) == 4896 && offsetof(struct gamble, led) == 4416, "layout");
_Static_assert(offsetof(struct gamble, fight) == 4640 && offsetof(struct gamble, effects) == 4792, "layout");
_Static_assert(sizeof(struct gamble) <= POSITION_BYTES && sizeof(struct gamble) % 8 == 0, "a position is at most 8 KB, without padding");

static const struct verb verbs[] = {
	[VERB_EXPAND - VERB_COMMON] = {"expand", GESTURE_PLACE, NOUN_NONE, NOUN_PLACE, NOUN_NONE, false},
	[VERB_LEAVE - VERB_COMMON] = {"leave", GESTURE_PIECE, NOUN_PIECE, NOUN_NONE, NOUN_NONE, true},
	{NULL, 0, 0, 0, 0, false},
};

#define GB_NUMBER(name, number) [CITE_##name] = number,
const char *const gb_cites[CITES + 1] = {GB_CITES(GB_NUMBER) NULL};

const char *const gb_levels[] = {[LEVEL_POINTS] = "on points", [LEVEL_NAPOLEON] = "Napoleon is lost",
				 [LEVEL_INDEPENDENCE] = "after independence was declared", NULL};

#define GB_KINDS(nation, word) \
	[CHOICE_KIND + nation * 3] = word " infantry", [CHOICE_KIND + nation * 3 + 1] = word " cavalry", \
	[CHOICE_KIND + nation * 3 + 2] = word " artillery"
const char *const gb_choices[CHOICES + 1] = {
	[CHOICE_CAMPAIGN_ON] = "go on", [CHOICE_WINTER_QUARTERS] = "winter quarters", [CHOICE_NO_RIVER] = "pontoons",
	[CHOICE_AUTOMATIC] = "surprise", [CHOICE_GUARD] = "the Guard", [CHOICE_PONTOONS_ATTACK] = "for an attack",
	[CHOICE_PONTOONS_BRIDGE] = "a bridge now", [CHOICE_INDEPENDENCE] = "independence", [CHOICE_NO_INDEPENDENCE] = "no independence",
	[CHOICE_LONGER] = "one hex more", [CHOICE_SPARE] = "no attrition", [CHOICE_ROLL] = "roll",
	GB_KINDS(NATION_FRENCH, "French"),
	GB_KINDS(NATION_AUSTRIAN, "Austrian"),
	GB_KINDS(NATION_BAVARIAN, "Bavarian"),
	GB_KINDS(NATION_ITALIAN, "Italian"),
	GB_KINDS(NATION_POLISH, "Polish"),
	GB_KINDS(NATION_PRUSSIAN, "Prussian"),
	GB_KINDS(NATION_SAXON, "Saxon"),
	GB_KINDS(NATION_SWISS, "Swiss"),
	GB_KINDS(NATION_WESTPHALIAN, "Westphalian"),
	GB_KINDS(NATION_RUSSIAN, "Russian"),
	GB_KINDS(NATION_SWEDISH, "Swedish"),
	NULL};
#undef GB_KINDS

/* [14.7] Losses are combat units, as a decisive victory counts them; the loss of a commander is told by his name. */
static int lost(const struct scenario *s, const struct event *ev)
{
	return ev->kind == EVENT_ELIMINATE && (ev->piece < 0 || gb_fights(s, ev->piece));
}

extern const struct rules gamble_rules;
const struct rules gamble_rules = {
	.id = "gamble",
	.verbs = verbs,
	.cites = gb_cites,
	.levels = gb_levels,
	.choices = gb_choices,
	.phases = gb_phases,
	.rows = ROWS,
	.position_size = sizeof(struct gamble),
	.hides = hides_always,
	.lost = lost,
	.load = gb_load,
	.setup = gb_setup,
	.show = gb_show,
	.imagine = gb_imagine,
	.odds = gb_odds,
	.query = gb_query,
	.sound = gb_sound,
};
