#include "core/table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool read_names(const cJSON *json, const char *key, int limit, char names[][TABLE_NAME], int *count,
		       const char *file, const char *where, struct error *e)
{
	const cJSON *list = json_need_array(json, key, file, where, e), *item;
	if (!list)
		return false;
	if (cJSON_GetArraySize(list) > limit || cJSON_GetArraySize(list) < 1)
		return error_set(e, file, where, NULL, "\"%s\" must hold 1 to %d names", key, limit);
	*count = 0;
	cJSON_ArrayForEach(item, list) {
		if (!cJSON_IsString(item) || strlen(item->valuestring) >= TABLE_NAME)
			return error_set(e, file, where, NULL, "\"%s\" must hold names of %d letters at most", key, TABLE_NAME - 1);
		snprintf(names[(*count)++], TABLE_NAME, "%s", item->valuestring);
	}
	return true;
}

static int find_name(char names[][TABLE_NAME], int n, const char *name)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(names[i], name))
			return i;
	return NONE;
}

static bool read_cells(struct table *t, const cJSON *json, const char *file, struct error *e)
{
	const cJSON *cells = json_need_array(json, "cells", file, t->id, e), *row, *cell;
	if (!cells)
		return false;
	if (cJSON_GetArraySize(cells) != t->rows)
		return error_set(e, file, t->id, NULL, "\"cells\" must have a row for each of the %d rows", t->rows);
	int r = 0;
	cJSON_ArrayForEach(row, cells) {
		if (cJSON_GetArraySize(row) != t->columns)
			return error_set(e, file, t->id, NULL, "row %d must have %d cells", r + 1, t->columns);
		int c = 0;
		cJSON_ArrayForEach(cell, row) {
			int found = cJSON_IsString(cell) ? find_name(t->result, t->results, cell->valuestring) : NONE;
			if (found == NONE)
				return error_set(e, file, t->id, NULL, "row %d, cell %d names no result", r + 1, c + 1);
			t->cell[r][c++] = (uint8_t)found;
		}
		r++;
	}
	return true;
}

bool table_read(struct table *t, const cJSON *json, const char *file, struct error *e)
{
	memset(t, 0, sizeof *t);
	const char *id;
	if (!json_need_string(json, "id", file, "tables", &id, e))
		return false;
	if (!json_text(json, "id", NULL, t->id, sizeof t->id, file, "tables", e) ||
	    !json_text(json, "title", id, t->title, sizeof t->title, file, id, e))
		return false;
	const cJSON *dice = json_get(json, "dice");
	t->dice = cJSON_IsArray(dice) ? cJSON_GetArraySize(dice) : 1;
	const cJSON *first = cJSON_IsArray(dice) ? cJSON_GetArrayItem(dice, 0) : NULL;
	t->sides = cJSON_IsNumber(first) ? first->valueint : 6;
	if (t->dice < 1 || t->dice > 3 || t->sides < 2 || t->sides > 20)
		return error_set(e, file, id, NULL, "\"dice\" must name 1 to 3 dice of 2 to 20 sides");
	if (!json_int(json, "first_row", t->dice, -99, 99, file, id, &t->first_row, e) ||
	    !read_names(json, "columns", TABLE_MAX_COLUMNS, t->column, &t->columns, file, id, e) ||
	    !read_names(json, "rows", TABLE_MAX_ROWS, t->row, &t->rows, file, id, e) ||
	    !read_names(json, "results", TABLE_MAX_RESULTS, t->result, &t->results, file, id, e))
		return false;
	for (int c = 0; c < t->columns; c++) {
		unsigned a, b;
		range_read(t->column[c], &t->range[c]);
		if (sscanf(t->column[c], "%3u-%3u", &a, &b) == 2 && a < 256 && b < 256) {
			t->odds[c][0] = (uint8_t)a;
			t->odds[c][1] = (uint8_t)b;
		}
	}
	return read_cells(t, json, file, e);
}

int table_column(const struct table *t, const char *name)
{
	for (int c = 0; c < t->columns; c++)
		if (!strcmp(t->column[c], name))
			return c;
	return NONE;
}

int table_row_of(const struct table *t, int roll)
{
	int row = roll - t->first_row;
	return row < 0 ? 0 : row >= t->rows ? t->rows - 1 : row;
}

bool table_by_number(const struct table *t)
{
	for (int c = 0; c < t->columns; c++)
		if (t->range[c].low > t->range[c].high || (c && t->range[c].low <= t->range[c - 1].high))
			return false;
	return true;
}

int table_column_for(const struct table *t, int number)
{
	int at = 0;
	for (int c = 1; c < t->columns && number >= t->range[c].low; c++)
		at = c;
	return at;
}

int table_result(const struct table *t, int column, int roll)
{
	return t->cell[table_row_of(t, roll)][column];
}

int table_odds_column(const struct table *t, int attacker, int defender)
{
	int best = 0;
	for (int c = 0; c < t->columns; c++)
		if (attacker * t->odds[c][1] >= defender * t->odds[c][0])
			best = c;
	return best;
}

static int count_rolls(const struct table *t, int column, int sum, int dice, int ways[TABLE_MAX_RESULTS])
{
	if (!dice) {
		ways[table_result(t, column, sum)]++;
		return 1;
	}
	int n = 0;
	for (int face = 1; face <= t->sides; face++)
		n += count_rolls(t, column, sum + face, dice - 1, ways);
	return n;
}

int table_chances(const struct table *t, int column, int drm, int ways[TABLE_MAX_RESULTS])
{
	memset(ways, 0, TABLE_MAX_RESULTS * sizeof *ways);
	return count_rolls(t, column, drm, t->dice, ways);
}
