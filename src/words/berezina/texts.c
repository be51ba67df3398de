#include "words/berezina/own.h"

const char *const berezina_texts[TEXTS + 1] = {
	[TEXT_RATING] = "fires with its rating",
	[TEXT_LEADER] = "a leader is with it",
	[TEXT_WOODS] = "the target stands in woods",
	[TEXT_TOWN] = "the target stands in a town",
	[TEXT_WORKS] = "the target stands in earthworks",
	[TEXT_WATER] = "across a river or stream",
	[TEXT_HEIGHT] = "the target stands higher",
	[TEXT_CAP] = "the ground never takes more than two",
	[TEXT_LONG] = "long range",
	[TEXT_WITH_LEADER] = "stacked with its leader or Napoleon",
	[TEXT_TREASURE] = "abandons its treasure",
	[TEXT_FORD_CAVALRY] = "horses wade better",
	[TEXT_FORD_ENGINEER] = "engineers know the ford",
	[TEXT_FORD_GUNS] = "foot guns stick in the mud",
	[TEXT_FORD_ICE] = "drifting ice",
	[TEXT_NEAR] = "French within ten hexes of 5514",
	[TEXT_RAID] = "fewer than four units are across: a raid is not believed",
	[TEXT_BRIDGED] = "a French bridge is finished",
	[TEXT_FEINT] = "the feint was believed",
	[TEXT_FEW] = "two pieces or fewer have crossed",
	[TEXT_STRAGGLERS] = "Rabble has crossed",
	[TEXT_SUM] = "together",
	[TEXT_LEVEL] = "levels of this half-bridge now",
	[TEXT_FINIS] = "half a bridge is finished",
	[TEXT_BROKEN] = "this end of the bridge breaks: back to two levels",
	[TEXT_RABBLE] = "Rabble",
	[TEXT_RABBLE_GONE] = "the Rabble is scattered and taken",
	[TEXT_RABBLE_EXIT] = "Rabble leaves the map",
	[TEXT_CONTACT] = "first contact or crossing: the Russian track moves from next turn",
	[TEXT_TCHLAPLATZ] = "Tchlaplatz's command is released",
	[TEXT_DANUBE] = "the Army of the Danube is released",
	[TEXT_WITTGENSTEIN] = "Wittgenstein's Army arrives this turn",
	[TEXT_AVANT_GARDE] = "the Avant Garde of the Main Army arrives this turn and releases all Russians",
	[TEXT_MAIN] = "the Main Army arrives this turn",
	[TEXT_NO_WITTGENSTEIN] = "Wittgenstein's Army does not come yet",
	[TEXT_NO_MAIN] = "the Main Army does not come yet",
	[TEXT_LOOSE] = "out of command: two points less",
	[TEXT_LOST_SHOT] = "the target is gone: the shot is lost",
	[TEXT_EXIT] = "the exit of the army",
	[TEXT_ROAD_PLANNED] = "the Russians will have a bridge at Borissow next turn",
	[TEXT_ROAD_UP] = "the Russian bridge at Borissow stands",
	[TEXT_ROAD_CAPTURED] = "the Russian bridge is captured",
	[TEXT_ROAD_BURNT] = "the Russian bridge is destroyed",
	[TEXT_STAYS] = "stays",
	[TEXT_CHECKS_END] = "a low natural roll: the checks of this turn end",
	[TEXT_FORDS_CLOSED] = "high water: one grade less",
	[TEXT_WHY_CLASS_1] = "French on its own bank come first",
	[TEXT_WHY_CLASS_2] = "no French within reach on its bank: those at the river on the other side",
	[TEXT_WHY_CLASS_3] = "only French beyond the river are left: by the bridge",
	[TEXT_WHY_CLASS_4] = "only French beyond the river are left: by the ford",
	[TEXT_WHY_FULL] = "every hex to fire from is full: as near as there is room",
	[TEXT_WHY_NONE] = "no French can be reached: it guards the ford nearest to the engineers",
	[TEXT_WHY_COMMAND] = "it is too far from its leaders and goes to the nearest",
	[TEXT_WHY_WAIT] = "not released: it marches to its waiting place",
	[TEXT_WHY_LEADER] = "leaders move before the units of their army",
	[TEXT_WHY_COST] = "cost of the way in half points",
	[TEXT_WHY_TIE] = "of equal hexes: cover first, then the lower number",
	[TEXT_WHY_TARGET] = "the best rating among the French it may fire at",
	[TEXT_WHY_SHOTS] = "shots at it so far",
	[TEXT_WHY_WEAK] = "then the most worn, then the lowest hex",
	[TEXT_WHY_FIRST] = "the cheapest way moves first, then the printed order",
	[TEXT_WHY_JOIN] = "a leader alone joins his troops",
	[TEXT_WHY_SETUP] = "the suggested set-up",
	[TEXT_WHY_HEX] = "hex by hex, the lowest number first",
	[TEXT_ENTRY] = "they come in here",
	[TEXT_WADES] = "a hidden unit wades through the ford",
	[TEXT_IF_STANDS] = "it stands",
	[TEXT_IF_BACK] = "if it goes back to",
	[TEXT_IF_AWAY] = "it goes back out of reach",
	[TEXT_FOLLOWS_DANUBE] = "follows the Army of the Danube this turn",
	[TEXT_FOLLOWS_WITTGENSTEIN] = "follows Wittgenstein's Army this turn",
	[TEXT_FOLLOWS_MAIN] = "follows the Main Army this turn",
	[TEXTS] = NULL,
};

static const struct showing showings[] = {
	SHOWING_ZOC, SHOWING_REACH, SHOWING_THREAT, SHOWING_FIRE,
	{.query = QUERY_COMMAND, .key = 'c', .ink = INK_OUTLINE | INK_NUMBER | INK_RING, .name = "command", .icon = "crown",
	 .words = "Who is in command", .colour = 0xf4cf57ff,
	 .means = {"where units are in command, and the hexes to there"},
	 .verdict = {[1] = {0x6fae5aff, 0, "in command"}, [2] = {0xd5482cff, BADGE_LOOSE, "out of command"}}},
	{.query = QUERY_SIGHT, .key = 'e', .needs_piece = true, .ink = INK_OUTLINE, .name = "sight", .icon = "eye",
	 .words = "What is seen from there", .colour = 0x4f86c6ff, .means = {"seen from there"}},
	{.words = NULL},
};

static const struct badge badges[] = {
	{"loss", "badge-loss", "has lost a step", "1", 3, true, false, 0xa3241fff},
	{"poor", "badge-poor", "has lost its treasure", "$", 8, true, false, 0x8a4a24ff},
	{"loose", "badge-loose", "out of command this turn", "c", 5, true, false, 0x4b5563ff},
	{NULL, NULL, NULL, NULL, 0, false, false, 0},
};

static const struct helper helpers[] = {{"leader", "leader|leaders"}, {"rabble", NULL}, {NULL, NULL}};

/* High dice are good in fire and at bridges, low ones everywhere else. */
static const char *luck_of(const struct scenario *s, const struct event *ev)
{
	(void)s;
	if (ev->kind == EVENT_ATTACK)
		return "Fire";
	if (ev->rule == CITE_FMET || ev->rule == CITE_AFMET)
		return "Morale checks";
	if (ev->rule == CITE_FORD)
		return "Fords";
	if (ev->rule == CITE_ENGINEER)
		return "Bridge building";
	return ev->rule == CITE_BREAKDOWN ? "Bridges in use" : "All else";
}

const struct words berezina_words = {
	.id = "berezina",
	.degrees = true,
	.luck = "In fire and in bridge building a high die is good; at morale checks, fords and bridges in use a low one.",
	.fights = "Both sides fire unit by unit, the best ratings first (7.1.1). Take up a unit and rest the pointer on a target: what the die must show, and why, "
		  "stands beside it (7.2). The page Fire keeps every shot.",
	.texts = berezina_texts,
	.showings = showings,
	.badges = badges,
	.told = BADGE_LOSS | BADGE_POOR,
	.helpers = helpers,
	.attacked = "shot|shots",
	.luck_of = luck_of,
	.pages = berezina_pages,
	.tell = berezina_tell,
	.say = berezina_say,
	.all_of = berezina_all_of,
	.about = berezina_about,
	.forgets = berezina_forgets,
	.aims = berezina_aims,
	.leaves = VERB(VERB_EXIT),
	.draws = true, /* 6.1.1: who comes by a place may wake the units there, whatever the way costs */
	.far = berezina_far,
	.warn = berezina_warn,
	.page = berezina_page,
};
