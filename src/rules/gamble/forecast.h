/* General Supply as it would be judged next turn if everybody stayed where he is: for the pages, the overlays and the warnings. */
#ifndef GROGNARD_RULES_GAMBLE_FORECAST_H
#define GROGNARD_RULES_GAMBLE_FORECAST_H

#include "rules/gamble/gamble.h"

enum { MAX_STACKS = 96, MAX_DEPOTS = 24 };

/* What would come of the combat units of one hex. */
struct gb_fed {
	int16_t place;
	int16_t depot;         /* hex of the depot that feeds them, or NONE */
	uint8_t steps;         /* hexes to it; FAR: no route */
	uint8_t units, hungry; /* combat units; of them without a route */
	uint8_t lost;          /* of the hungry: eliminated, not disrupted (6.4) */
	uint8_t spared, same;  /* of the hungry: keep their order in Riga; are disrupted already and stay so (6.4) */
	uint8_t die;           /* [6.3, 16.1] foragers: this or less on a die makes all of them hungry; 0: no die */
	bool forages;          /* a forage marker lies on them */
};

/* What hangs on a depot. */
struct gb_store {
	int16_t piece, place;
	uint8_t feeds;         /* combat units whose route ends here */
	uint8_t alone;         /* of them: no route to another depot */
	uint8_t cut;           /* other depots that could not be linked any more without it (7.8) */
	bool linked;           /* [7.8] hangs together with a source itself */
	bool guarded;          /* an own combat unit stands there */
};

struct gb_forecast {
	int turn;              /* of the General Supply that is foreseen */
	int stacks, units, hungry, lost, spared, dice;
	struct gb_fed stack[MAX_STACKS];
	struct set starving;
};

/* [6.1] [6.3] [6.4] [7.8] Of one side. Reads no secret but what is in the position: for a position imagined it is what the side may know. */
void gb_forecast(const struct scenario *s, const struct gamble *g, int side, struct gb_forecast *out);

/* What keeps a route of supply from a hex; NONE: it has one. */
enum gb_bar { BAR_NONE, BAR_NO_DEPOT, BAR_RANGE, BAR_RIVER, BAR_ENEMY };
struct gb_why {
	enum gb_bar bar;
	int16_t depot;         /* hex of the nearest depot, or NONE */
	uint8_t away, range;   /* hexes to it, and how many may be [6.2] */
};

/* The routes of a side at that General Supply: as they are, over the ground alone, and over the ground without the rivers. */
struct gb_routes {
	struct gb_supply real, dry, free;
	uint8_t range;
};
void gb_forecast_routes(const struct scenario *s, const struct gamble *g, int side, struct gb_routes *out);
/* [6.2] Why units would be out of supply in this hex, by routes alone. */
void gb_forecast_why(const struct gb_routes *r, int place, struct gb_why *out);

/* [6.1] The ranges of a side's depots at the same General Supply. */
void gb_forecast_ranges(const struct scenario *s, const struct gamble *g, int side, struct gb_supply *out);

struct gb_stores {
	int n;
	struct gb_store at[MAX_DEPOTS];
};

/* [7.8] The depots of one side on the map, by their numbers, and what would come of the same General Supply without each of them. Every depot
 * costs as much as gb_forecast. */
void gb_forecast_depots(const struct scenario *s, const struct gamble *g, int side, struct gb_stores *out);

#endif
