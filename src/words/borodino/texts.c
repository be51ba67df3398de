#include "words/borodino/own.h"

const char *const borodino_texts[TEXTS + 1] = {
	[TEXT_STRENGTH] = "strength",
	[TEXT_HALVED] = "attacks across a bridge or ford: halved",
	[TEXT_TOWN] = "defends in a town: doubled",
	[TEXT_WOODS] = "defends on a road through woods: doubled",
	[TEXT_REDOUBT_DOUBLE] = "attacked through the front of the redoubt alone: doubled",
	[TEXT_REDOUBT_OWN] = "the redoubt's own strength",
	[TEXT_REDOUBT_REAR] = "attacked from the rear alone: the redoubt does not help",
	[TEXT_REDOUBT_BOTH] = "attacked from front and rear: not doubled",
	[TEXT_REDOUBT_SPENT] = "the redoubt's own strength has been attacked in this phase",
	[TEXT_BY_FRONT] = "attacked through the front of the redoubt alone",
	[TEXT_BY_BOTH] = "attacked from front and rear",
	[TEXT_BY_REAR] = "attacked from the rear alone",
	[TEXT_REDOUBT_ATTACK] = "the redoubt attacks",
	[TEXT_BOMBARDS] = "bombards, suffers no result",
	[TEXT_SAFE] = "stands in no enemy zone, suffers no result",
	[TEXT_SUM] = "sum",
	[TEXT_DESTROYED] = "the redoubt is destroyed",
	[TEXT_REBUILT] = "the redoubt is rebuilt",
	[TEXT_FREED] = "attacked: free to move",
	[TEXT_RELEASED_NEAR] = "released: the enemy is within three hexes",
	[TEXT_RELEASED_LOSSES] = "released: losses",
	[TEXT_NO_SHOT] = "displaced before it fired: no shot this phase",
	[TEXT_WAITS] = "no hex to enter by: waits a turn",
	[TEXT_LAPSED] = "nobody is left for it to attack: its duty lapses",
	[TEXT_RELIEVED] = "it stands in no enemy zone any more: its duty lapses",
	[TEXT_ATTACKS] = "attacks",
	[TEXT_FIRES] = "bombards",
	[TEXT_ATTACKED_TOO] = "is attacked too",
	[TEXTS] = NULL,
};

static const struct showing showings[] = {
	SHOWING_ZOC, SHOWING_REACH, SHOWING_THREAT, SHOWING_FIRE,
	{.query = QUERY_DUTY, .key = 'u', .ink = INK_RING, .name = "duty", .words = "Who must still fight",
	 .verdict = {[1] = {0xf0a020ff, BADGE_MUST_ATTACK, "must still attack"},
		     [2] = {0xf0a020ff, BADGE_MUST_BE_ATTACKED, "must still be attacked"},
		     [3] = {0x9a907fff, BADGE_FIRED, "has attacked"}}},
	{.words = NULL},
};

static const struct badge badges[] = {
	{"must-attack", "must-attack", "must still attack", "!", 3, false, true, 0xd98a12ff},
	{"must-be-attacked", "must-be-attacked", "must still be attacked", "?", 4, false, true, 0xd98a12ff},
	{"released", NULL, "released", "G", 8, false, false, 0x2f7d4fff}, /* the padlock that is gone says it: an open one looks much like a closed one */
	{"pinned", "pinned", "held in an enemy zone of control", "Z", 5, false, false, 0x54483aff},
	{"attacked", "fired", "has been attacked", "x", 12, false, false, 0x54483aff},
	{"guard", "held", "Guard, not released: comes no nearer to an enemy than five hexes", "g", 8, false, false, 0x4b7fa5ff},
	{"waits", "turn-marker", "of the north: one such unit a turn may begin to move", "w", 6, false, false, 0x4b7fa5ff},
	{NULL, NULL, NULL, NULL, 0, false, false, 0},
};

const struct words borodino_words = {
	.id = "borodino",
	.degrees = true,
	.luck = "In an attack a low die is good for the attacker, a high one for the defender.",
	.values = true,
	.showings = showings,
	.badges = badges,
	.texts = borodino_texts,
	.tell = borodino_tell,
	.trapped = borodino_trapped,
	.say = borodino_say,
	.buttons = VERB(VERB_RELEASE),
	.leaves = VERB(VERB_EXIT),
	.forgets = borodino_forgets,
	.settled = borodino_settled,
	.holds = borodino_holds,
	.warn = borodino_warn,
	.ground = borodino_ground,
};
