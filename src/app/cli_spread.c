#include "app/cli_spread.h"

#include "rules/rules.h"

#include <stdlib.h>
#include <string.h>

bool spread_begin(struct spread *all, int games)
{
	memset(all, 0, sizeof *all);
	all->most = games;
	for (int side = 0; side < SIDES; side++)
		all->points[side] = calloc((size_t)games, sizeof *all->points[side]);
	return all->points[0] && all->points[1];
}

void spread_free(struct spread *all)
{
	free(all->points[0]);
	free(all->points[1]);
}

void spread_add(struct spread *all, const struct result *r)
{
	int winner = r->winner == NOBODY ? 2 : r->winner;
	if (all->games == all->most)
		return;
	all->wins[winner]++;
	if (r->level >= 0 && r->level < SPREAD_LEVELS)
		all->level[winner][r->level]++;
	for (int side = 0; side < SIDES; side++)
		all->points[side][all->games] = r->score[side];
	all->games++;
}

static int by_size(const void *a, const void *b)
{
	int16_t x, y;
	memcpy(&x, a, sizeof x);
	memcpy(&y, b, sizeof y);
	return x - y;
}

static const char *winner_name(const struct scenario *s, int winner)
{
	return winner == 2 ? "nobody" : s->side_id[winner];
}

static void print_levels(const struct scenario *s, const struct spread *all, cJSON *out)
{
	cJSON *levels = cJSON_AddObjectToObject(out, "levels");
	for (int winner = 0; winner < 3; winner++) {
		if (!all->wins[winner])
			continue;
		cJSON *by = cJSON_AddObjectToObject(levels, winner_name(s, winner));
		for (int i = 0; i < SPREAD_LEVELS; i++)
			if (all->level[winner][i])
				cJSON_AddNumberToObject(by, s->rules->levels[i], all->level[winner][i]);
	}
}

void spread_print(const struct scenario *s, struct spread *all, cJSON *out)
{
	cJSON *wins = cJSON_AddObjectToObject(out, "wins");
	for (int winner = 0; winner < 3; winner++)
		cJSON_AddNumberToObject(wins, winner_name(s, winner), all->wins[winner]);
	print_levels(s, all, out);
	cJSON *points = cJSON_AddObjectToObject(out, "points");
	for (int side = 0; side < SIDES && all->games; side++) {
		cJSON *quarters = cJSON_AddArrayToObject(points, s->side_id[side]);
		qsort(all->points[side], (size_t)all->games, sizeof *all->points[side], by_size);
		for (int i = 0; i <= 4; i++)
			cJSON_AddItemToArray(quarters, cJSON_CreateNumber(all->points[side][(all->games - 1) * i / 4]));
	}
}
