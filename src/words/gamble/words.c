/* What the map of the Invasion of Russia shows, and all that is said of it. */
#include "words/gamble/own.h"

static const struct showing showings[] = {
	SHOWING_ZOC, SHOWING_REACH, SHOWING_THREAT,
	{.query = QUERY_SUPPLY, .key = 'g', .ink = INK_OUTLINE | INK_NUMBER | INK_RING, .name = "supply", .icon = "supplied-small",
	 .words = "Where depots feed, in hexes; with a depot selected, who has no other", .colour = 0x6fae5aff,
	 .means = {"a depot feeds it; the number: hexes to it"}, .verdict = {[2] = {0xd5482cff, BADGE_HUNGRY, "no depot feeds it"}}},
	{.query = QUERY_SUPPLY_NEXT, .key = 'n', .ink = INK_RING, .name = "supply-next", .icon = "skull",
	 .words = "Next General Supply: who has a route, who forages, who starves",
	 .verdict = {[1] = {0x6fae5aff, 0, "has a route"}, [2] = {0xd5482cff, BADGE_HUNGRY, "starves"},
		     [3] = {0xf0a020ff, BADGE_FORAGE, "forages: a die"}}},
	{.words = NULL},
};

static const struct badge badges[] = {
	{"disrupted", "badge-broken", "disrupted: till it is rallied its stack neither marches nor attacks", "d", 5, true, false, 0x9a3b2eff},
	{"forced", "forced", "force marched: its stack counts half in combat", "f", 4, false, false, 0x8a5a1eff},
	{"forages", "forages", "forages: may neither attack nor support an attack, and a die in General Supply", "g", 6, true, false, 0x6d7d2aff},
	{"fought", "fired", "has been in combat: its stack counts half", "x", 12, false, false, 0x54483aff},
	{"hungry", "skull", "out of supply", "c", 5, true, false, 0x4b5563ff},
	{"horse", "horse", "cavalry in good order is declared", "h", 3, false, false, 0x4a3a6aff},
	{"shut-out", "skull", "no room where it comes in: lost for good (13.3)", "r", 5, true, false, 0x9a3b2eff},
	{NULL, NULL, NULL, NULL, 0, false, false, 0},
};

static const struct helper helpers[] = {
	{"commander", "commander|commanders"}, {"train", "train or depot|trains and depots"}, {"dummy", NULL}, {"blank", NULL}, {NULL, NULL},
};

static const struct figure figures[] = {
	[GB_FIGURE_LEFT] = {"left", NULL, "left to lay", CORNER_LOWER_RIGHT, NULL},
	[GB_FIGURE_GROUP] = {"group", NULL, "combat units in hand", CORNER_UPPER_LEFT, NULL},
	[GB_FIGURE_DISRUPTED] = {"disrupted", NULL, "disrupted among them", CORNER_LOWER_LEFT, NULL},
	[GB_FIGURE_HEIGHT] = {"height", NULL, "counters in the closed stack", CORNER_LOWER_RIGHT, NULL},
	{NULL, NULL, NULL, 0, NULL},
};

static const struct pile piles[] = {
	[GB_PILE_HAND] = {"French hand", PILE_HAND, FRENCH, "deck-1"},
	[GB_PILE_HAND + 1] = {"Russian hand", PILE_HAND, RUSSIAN, "deck-1"},
	[GB_PILE_LAID] = {"Laid by the French", PILE_LAID, FRENCH, "deck-1"},
	[GB_PILE_LAID + 1] = {"Laid by the Russians", PILE_LAID, RUSSIAN, "deck-1"},
	[GB_PILE_DECK] = {"First deck", PILE_DOWN, NOBODY, "deck-1"},
	[GB_PILE_DECK + 1] = {"Second deck", PILE_DOWN, NOBODY, "deck-2"},
	[GB_PILE_DISCARD] = {"Discards", PILE_UP, NOBODY, "deck-1"},
	[GB_PILES] = {NULL, 0, NOBODY, NULL},
};

const struct words gamble_words = {
	.id = "gamble",
	.matched = TEXT_FINAL,
	.lost_of = "combat unit",
	.lost_ofs = "combat units",
	.luck = "An attack wants a high die; a march, and whoever has lost a combat, want a low one.",
	.over = "The campaign is over",
	.texts = gb_texts,
	.showings = showings,
	.badges = badges,
	.helpers = helpers,
	.figures = figures,
	.piles = piles,
	.pages = gb_pages,
	.tell = gb_tell,
	.say = gb_say,
	.explain = gb_explain,
	.comes = gb_comes,
	.printed = gb_printed,
	.about = gb_about,
	.forgets = gb_forgets,
	.yields = VERB(VERB_EXPAND), /* [15.2] a train, for room that nobody may need */
	.aided = ROW_BIT(ROW_ALLOT), /* [7.4] a dozen trains, one by one */
	.rests = ROW_BIT(ROW_SETUP_DEPOTS), /* [14.1] an army without depots is out of supply at once */
	.holds = gb_holds_aim,
	.tally = gb_tally,
	.die_for = gb_die_for,
	.vain = gb_vain,
	.warn = gb_warn,
	.page = gb_page,
};
