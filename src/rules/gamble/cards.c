/* The 35 cards of 16.1: what each does for the side that lays it, in the operations of cards.h. Words stand in cards.json. */
#include "rules/gamble/cards.h"

enum { F = FRENCH, R = RUSSIAN, MOST_OPS = 13 };

#define IF(cond, n) {.kind = OP_IF, .arg = (cond), .skip = (n)}
#define SKIP(n) {.kind = OP_SKIP, .skip = (n)}
#define ROLL(lowest, highest, n) {.kind = OP_ROLL, .low = (lowest), .high = (highest), .skip = (n)}
#define TRAINS(who, more) {.kind = OP_TRAINS, .side = (who), .n = (more)}
#define THEY_ROLL(lowest, highest, n) {.kind = OP_ROLL, .arg = 1, .low = (lowest), .high = (highest), .skip = (n)}
#define COMMANDS(who, more) {.kind = OP_COMMANDS, .side = (who), .n = (more)}
#define BAN(who, what) {.kind = OP_BAN, .side = (who), .arg = (what)}
#define RETURN(who, where, which) {.kind = OP_RETURN, .side = (who), .n = (where), .arg = (which)}
#define STRIKE(who, blow, which, lowest, highest) \
	{.kind = OP_STRIKE, .side = (who), .n = (blow), .arg = (which), .low = (lowest), .high = (highest)}
#define REMOVE(count, which) {.kind = OP_REMOVE, .n = (count), .arg = (which)}
#define LOOK(who) {.kind = OP_LOOK, .side = (who)}
#define ALLOW(what) {.kind = OP_ALLOW, .arg = (what)}

/* [16.1] Each card by its number less one; first what the French do with it, then the Russians. A single instruction stands alone. */
static const struct gb_op ops[][2][MOST_OPS] = {
	/* 1 Cloudbursts */
	{{BAN(R, BAN_FORCED_MARCH)}, {BAN(F, BAN_FORCED_MARCH), {.kind = OP_HORSE_ATTRITION, .side = F, .n = 1}}},
	/* 2 Dust and Thirst */
	{{{.kind = OP_SPARE, .side = F, .n = 1}}, {{.kind = OP_ATTRITION, .side = F, .n = 1}}},
	/* 3 Convoys Arrive */
	{{TRAINS(F, 1)}, {TRAINS(R, 1)}},
	/* 4 Polish Hopes */
	{{IF(COND_RETURNS, 2), RETURN(F, WHERE_LITHUANIA, WHO_POLISH | WHO_INF | WHO_CAV), SKIP(1),
	  TRAINS(F, 1)}, {BAN(F, BAN_DEPOT_RUSSIA)}},
	/* 5 Jerome Goes Home */
	{{BAN(F, BAN_MOVE_VIII), {.kind = OP_JEROME}}},
	/* 6 Barclay and Bagration */
	{{{.kind = OP_CHAOS, .n = 4}}, {ALLOW(ALLOW_NO_CHAOS | ALLOW_TOGETHER)}},
	/* 7 Platov's Ambush */
	{{ALLOW(ALLOW_NO_COSSACKS)}, {{.kind = OP_COSSACKS, .n = 1}, ALLOW(ALLOW_COSSACKS_TWO)}},
	/* 8 Burnt Magazines */
	{{{.kind = OP_DEPOT, .side = F}}, {{.kind = OP_FORAGE, .n = 1}}},
	/* 9 Sickness in the Ranks */
	{{STRIKE(F, BLOW_CAMP, WHO_INF | WHO_NOT_VETERAN | WHO_GOOD, 1, 2)}},
	/* 10 Captured Despatches */
	{{LOOK(F), LOOK(F), BAN(R, BAN_DUMMIES)}, {LOOK(R), LOOK(R), BAN(F, BAN_DUMMIES)}},
	/* 11 The Camp at Drissa */
	{{BAN(R, BAN_MOVE_DRISSA)}, {{.kind = OP_WORKS, .side = R}}},
	/* 12 Peace with the Turk */
	{{IF(COND_DANUBE, 2), ALLOW(ALLOW_DANUBE), SKIP(1), TRAINS(R, 1)}},
	/* 13 The Tsar in Moscow */
	{{COMMANDS(R, 1), RETURN(R, WHERE_MOSCOW, WHO_INF)}},
	/* 14 The Army Demands Battle */
	{{COMMANDS(F, 1), COMMANDS(R, 1), ALLOW(ALLOW_MUST_ATTACK)}},
	/* 15 The Hour Makes the Man */
	{{{.kind = OP_RAISE, .side = F, .arg = 1}}, {{.kind = OP_RAISE, .side = R}}},
	/* 16 Peasants */
	{{{.kind = OP_FORAGE_SAFE}}, {ROLL(4, 6, 1), {.kind = OP_DEPOT_LOST, .side = R, .arg = DEPOT_BARE}}},
	/* 17 Bridges */
	{{{.kind = OP_EITHER, .side = F}, ALLOW(ALLOW_NO_RIVER), {.kind = OP_BUILD, .side = F, .n = 1}}, {{.kind = OP_BREAK, .side = R}}},
	/* 18 New Levies */
	{{RETURN(F, WHERE_WEST, WHO_FRENCH | WHO_INF | WHO_NOT_VETERAN)},
	 {RETURN(R, WHERE_CENTRE, WHO_INF | WHO_NOT_VETERAN)}},
	/* 19 Moscow Burns */
	{{IF(COND_MOSCOW, 2), {.kind = OP_RALLY, .side = F, .n = 2, .arg = WHO_ANY, .low = 1}, TRAINS(F, 1)},
	 {IF(COND_MOSCOW, 3), {.kind = OP_MOSCOW, .n = 3}, COMMANDS(F, -1), SKIP(1), COMMANDS(R, 1)}},
	/* 20 Lauriston's Mission */
	{{COMMANDS(R, -1)}, {THEY_ROLL(1, 3, 1), BAN(F, BAN_MOVE_NAPOLEON)}},
	/* 21 Frozen Roads */
	{{{.kind = OP_LONGER, .side = F, .n = 1}}, {{.kind = OP_LONGER, .side = R, .n = 2}}},
	/* 22 Davydov's Partisans */
	{{ALLOW(ALLOW_NO_COSSACKS | ALLOW_DEPOTS_SAFE)}, {ROLL(3, 6, 1), {.kind = OP_DEPOT_LOST, .side = R, .arg = DEPOT_BARE | DEPOT_LASTING}}},
	/* 23 Surprise at Vinkovo */
	{{ALLOW(ALLOW_SLIP_AWAY)}, {ALLOW(ALLOW_AUTOMATIC)}},
	/* 24 Black Frost */
	{{IF(COND_TURN_11, 2), ALLOW(ALLOW_NO_WINTER), SKIP(1), TRAINS(F, 1)},
	 {ALLOW(ALLOW_FROZEN), IF(COND_TURN_11, 2), STRIKE(F, BLOW_FROST, WHO_INF | WHO_CAV, 5, 6),
	  SKIP(1), STRIKE(F, BLOW_FROST, WHO_INF | WHO_CAV, 6, 6)}},
	/* 25 Tauroggen */
	{{IF(COND_TWO_YEARS, 3), ROLL(4, 6, 1), REMOVE(1, WHO_PRUSSIAN), SKIP(8),
	  IF(COND_CAPITAL, 3), ROLL(5, 6, 1), REMOVE(1, WHO_PRUSSIAN), SKIP(4),
	  IF(COND_UNTIL_11, 2), REMOVE(1, WHO_PRUSSIAN), SKIP(1), REMOVE(0, WHO_PRUSSIAN)}},
	/* 26 Malet's Plot */
	{{COMMANDS(F, 1)},
	 {COMMANDS(F, -1), IF(COND_TURN_11, 6), IF(COND_TURN_13, 3), ROLL(5, 6, 4), ALLOW(ALLOW_NAPOLEON_LEAVES), SKIP(2), ROLL(6, 6, 1),
	  ALLOW(ALLOW_NAPOLEON_LEAVES)}},
	/* 27 Reserves Come Up */
	{{RETURN(F, WHERE_DEPOTS, WHO_FRENCH | WHO_INF)},
	 {RETURN(R, WHERE_PETERSBURG, WHO_INF)}},
	/* 28 Dying Horses */
	{{{.kind = OP_RALLY, .side = F, .n = 2, .arg = WHO_CAV}}, {STRIKE(F, BLOW_THREE, WHO_CAV | WHO_ART, 0, 0)}},
	/* 29 Typhus */
	{{STRIKE(R, BLOW_TWO, WHO_INF | WHO_GOOD | WHO_NEAR_CITY, 0, 0)},
	 {STRIKE(F, BLOW_HOSPITAL, WHO_ANY, 0, 0)}},
	/* 30 Schwarzenberg's Truce */
	{{IF(COND_CAPITAL, 2), REMOVE(1, WHO_FOREIGN | WHO_NOT_POLISH), SKIP(5), REMOVE(1, WHO_FOREIGN | WHO_NOT_POLISH | WHO_NOT_AUSTRIAN),
	  IF(COND_TURN_13, 2), REMOVE(0, WHO_AUSTRIAN), SKIP(1), REMOVE(1, WHO_AUSTRIAN)}},
	/* 31 Chichagov Deceived */
	{{{.kind = OP_BAR, .side = F}}, {{.kind = OP_LONGER, .side = R, .n = 1, .arg = 1}}},
	/* 32 The Berezina */
	{{{.kind = OP_BUILD, .side = F}}, {{.kind = OP_BREAK, .side = R, .arg = 1}, ALLOW(ALLOW_RIVERS_WORSE)}},
	/* 33 The Guard at Krasnyi */
	{{ALLOW(ALLOW_GUARD)}, {ALLOW(ALLOW_CUT_ROAD)}},
	/* 34 Stores at Smolensk */
	{{IF(COND_STORES, 1), TRAINS(F, 1), TRAINS(F, 1)}, {TRAINS(F, -1), {.kind = OP_DEPOT_LOST, .side = F}}},
	/* 35 Stragglers Rejoin */
	{{{.kind = OP_RALLY, .side = F, .n = 2, .arg = WHO_ANY}}, {{.kind = OP_RALLY, .side = R, .n = 3, .arg = WHO_ANY}}},
};

bool gb_single(int card)
{
	static const uint8_t numbers[] = {5, 9, 12, 13, 14, 25, 30};
	for (size_t i = 0; i < sizeof numbers; i++)
		if (numbers[i] == card + 1)
			return true;
	return false;
}

const struct gb_op *gb_ops(int card, int side)
{
	return ops[card][gb_single(card) ? 0 : side];
}
