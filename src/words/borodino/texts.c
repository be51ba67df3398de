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
	[TEXTS] = NULL,
};

const struct words borodino_words = {
	.id = "borodino",
	.texts = borodino_texts,
	.tell = borodino_tell,
};
