/* Living off the land: how corps that eat in an area deplete it, and what hunger does. For games whose charts are made so.
 *
 * The charts are tables of tables.json. "depletion" there lists the seasons: {"turns": [1, 8], "with": table id,
 * "without": table id}; the columns of these tables are numbers of corps ("0-4", "3", "15+"), their rows the state
 * before ("undepleted", "50%"), their results "n", "50d" and "100d". The columns of "unsupplied" are game-turns.
 */
#ifndef GROGNARD_CORE_SUPPLY_H
#define GROGNARD_CORE_SUPPLY_H

#include "core/table.h"

/* What an area has left to give. Full means depleted for the rest of the game. */
enum depleted { DEPLETED_NOT, DEPLETED_HALF, DEPLETED_FULL };

/* In a sentence, "50% depleted"; where there is little room, "50%". */
const char *supply_state_words(int state);
const char *supply_state_short(int state);

enum { SUPPLY_SEASONS = 4 };

struct supply_charts {
	const struct table *table;  /* of the scenario */
	int seasons;
	struct {
		int16_t first, last;
		int16_t track[2];   /* index of the table, without and with a supply unit */
	} season[SUPPLY_SEASONS];
	int16_t hunger;             /* index of "unsupplied" */
};

/* Reads "depletion" of `json` (the root of tables.json, `file` in messages) against the `n` tables. False with `e`
 * filled when a season, a table or a result is missing. */
bool supply_read(struct supply_charts *out, const cJSON *json, const struct table *table, int n, const char *file,
		 struct error *e);

/* Index of the depletion table of a game-turn (the last season's beyond its end). */
int supply_track(const struct supply_charts *c, int turn, bool with_supply_unit);

/* The state of an area after `corps` have used it. An area that is used by nobody, or is depleted for good, keeps
 * its state. */
enum depleted supply_depletes(const struct supply_charts *c, int turn, bool with_supply_unit, int corps,
			      enum depleted before);

/* Most corps that can use the area and leave it as it is; 0 when even one changes it. */
int supply_room(const struct supply_charts *c, int turn, bool with_supply_unit, enum depleted before);

/* Is a corps without supply lost at this roll? */
bool supply_starves(const struct supply_charts *c, int turn, int roll);

/* The lowest roll of a die from 1 to 6 at which it is; 7: none. */
int supply_starves_from(const struct supply_charts *c, int turn);

#endif
