/* Combat results tables and other charts read from tables.json; the only probability code.
 *
 * tables.json: {"tables":[{"id":"crt","title":"...","dice":[6],"columns":["1-5",...],"rows":["1",...],
 * "results":["Ae",...],"cells":[["Ae",...] one array per row]}]}. Row r is a roll of r + first_row. "reads" tells the
 * player what rows and columns are; it is read by whoever prints the table.
 */
#ifndef GROGNARD_CORE_TABLE_H
#define GROGNARD_CORE_TABLE_H

#include "core/base.h"
#include "core/json.h"
#include "core/range.h"

enum { TABLE_MAX_COLUMNS = 24, TABLE_MAX_ROWS = 24, TABLE_MAX_RESULTS = 24, MAX_TABLES = 16,
       TABLE_NAME = 20 }; /* bytes, with the end */

struct table {
	char id[24], title[64];
	int columns, rows, results;
	int dice, sides, first_row; /* `dice` dice of `sides` added; row = sum - first_row */
	char column[TABLE_MAX_COLUMNS][TABLE_NAME], row[TABLE_MAX_ROWS][TABLE_NAME], result[TABLE_MAX_RESULTS][TABLE_NAME];
	struct range range[TABLE_MAX_COLUMNS]; /* columns named by numbers: "3", "3-4", "5+"; else empty */
	uint8_t odds[TABLE_MAX_COLUMNS][2]; /* columns named "3-1": 3 and 1; else 0 */
	uint8_t cell[TABLE_MAX_ROWS][TABLE_MAX_COLUMNS]; /* index into result */
};

/* Reads one table; false with `e` filled when a cell is missing or names no result. */
bool table_read(struct table *t, const cJSON *json, const char *file, struct error *e);

/* Column named `name`, or NONE. */
int table_column(const struct table *t, const char *name);

/* Row of a roll; rolls beyond the table use its first or last row. */
int table_row_of(const struct table *t, int roll);

/* Are all columns named by numbers, in rising order? */
bool table_by_number(const struct table *t);

/* The column of a number where columns are named by numbers (range.h), in rising order; beyond the ends the nearest one. */
int table_column_for(const struct table *t, int number);

/* Result of a roll in a column; rolls beyond the table use its first or last row. */
int table_result(const struct table *t, int column, int roll);

/* The column of an odds table ("1-5" ... "6-1") for attacker : defender, rounded in the defender's favour, clamped to the
 * table's ends. defender > 0, attacker >= 0. */
int table_odds_column(const struct table *t, int attacker, int defender);

/* In how many of the equally likely rolls each result comes: fills ways[results], returns the number of rolls. */
int table_chances(const struct table *t, int column, int drm, int ways[TABLE_MAX_RESULTS]);

#endif
