/* How the results of many games spread: degrees of victory counted, points in quarters. */
#ifndef GROGNARD_APP_CLI_SPREAD_H
#define GROGNARD_APP_CLI_SPREAD_H

#include "core/json.h"
#include "core/position.h"
#include "core/scenario.h"

enum { SPREAD_LEVELS = 16 };

struct spread {
	int games, most;
	int wins[3];                   /* side 0, side 1, nobody */
	int level[3][SPREAD_LEVELS];   /* by winner */
	int16_t *points[2];            /* of every game */
};

/* Room for `games` results; false without memory. spread_free in every case. */
bool spread_begin(struct spread *all, int games);
void spread_free(struct spread *all);

/* Counts one more result. */
void spread_add(struct spread *all, const struct result *r);

/* Adds "wins", "levels" (by winner and name of the degree) and "points" (by side: the least, the quarter, the median,
 * the three quarters, the most) to `out`. Sorts what it holds. */
void spread_print(const struct scenario *s, struct spread *all, cJSON *out);

#endif
