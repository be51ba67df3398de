/* The printed board of the hex game of 1812, its units and its set-ups, as the files have them. */
#include "check.h"
#include "core/hex.h"
#include "core/scenario.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const files[] = {"1-invasion", "2-road-to-moscow", "3-retreat"};
static struct scenario *scenario[3];

static int read_all(void **state)
{
	(void)state;
	for (int i = 0; i < 3; i++) {
		char name[64];
		struct error e = {0};
		snprintf(name, sizeof name, "hex1812/%s", files[i]);
		scenario[i] = calloc(1, sizeof *scenario[i]);
		if (!scenario_read(scenario[i], getenv("GROGNARD_DATA"), name, NULL, &e)) {
			fprintf(stderr, "%s: %s: %s\n", e.file, e.place, e.reason);
			return -1;
		}
	}
	return 0;
}

static int forget_all(void **state)
{
	(void)state;
	for (int i = 0; i < 3; i++) {
		scenario_free(scenario[i]);
		free(scenario[i]);
	}
	return 0;
}

static const struct board *board(void)
{
	return &scenario[0]->board;
}

static bool in_play(int place)
{
	return place != NONE && !board()->at[place].missing;
}

/* [Game Map] */
static void the_board_has_its_hexes(void **unused)
{
	(void)unused;
	const struct board *b = board();
	int hexes = 0, terrain[TERRAINS] = {0}, forts = 0, cities = 0;
	for (int i = 0; i < b->count; i++) {
		if (!in_play(i))
			continue;
		hexes++;
		terrain[b->at[i].terrain]++;
		forts += (b->at[i].kind & KIND_FORTRESS) != 0;
		cities += (b->at[i].kind & KIND_CITY) != 0;
		assert_true(b->at[i].area[0]);
	}
	assert_int_equal(b->columns * b->rows, 2835);
	assert_int_equal(hexes, 2182);
	assert_int_equal(terrain[TERRAIN_CLEAR], 1696);
	assert_int_equal(terrain[TERRAIN_FOREST], 342);
	assert_int_equal(terrain[TERRAIN_MARSH], 107);
	assert_int_equal(terrain[TERRAIN_ROUGH], 37);
	assert_int_equal(forts, 21);
	assert_int_equal(cities, 1);
}

static void neighbours_and_rivers_hold_both_ways(void **unused)
{
	(void)unused;
	const struct board *b = board();
	for (int i = 0; i < b->count; i++)
		for (int d = 0; d < 6; d++) {
			int to = board_step(b, i, d);
			if (to == NONE)
				continue;
			assert_int_equal(board_step(b, to, (d + 3) % 6), i);
			assert_int_equal(b->at[i].link[d].feature, b->at[to].link[(d + 3) % 6].feature);
			if (b->at[i].link[d].feature & EDGE_BRIDGE)
				assert_true(b->at[i].link[d].feature & EDGE_RIVER && in_play(i) && in_play(to));
		}
}

/* Hexes that can be reached from one without leaving `area` (NULL: the land). */
static int reached(int from, const char *area, bool *seen)
{
	int *queue = calloc((size_t)board()->count, sizeof *queue), head = 0, tail = 0;
	seen[from] = true;
	queue[tail++] = from;
	while (head < tail) {
		int at = queue[head++];
		for (int d = 0; d < 6; d++) {
			int to = board_step(board(), at, d);
			if (!in_play(to) || seen[to] || (area && strcmp(board()->at[to].area, area) != 0))
				continue;
			seen[to] = true;
			queue[tail++] = to;
		}
	}
	free(queue);
	return tail;
}

/* [Game Map] An area is one piece of land, and all land hangs together. */
static void areas_hang_together(void **unused)
{
	(void)unused;
	const struct board *b = board();
	const cJSON *one;
	int areas = 0, all = 0;
	bool *seen = calloc((size_t)b->count, sizeof *seen);
	cJSON_ArrayForEach(one, json_get(b->json, "regions")) {
		int box = board_find(b, json_string_or(one, "box", "")), hexes = 0;
		assert_true(in_play(box));
		assert_string_equal(b->at[box].area, one->string);
		for (int i = 0; i < b->count; i++)
			hexes += in_play(i) && !strcmp(b->at[i].area, one->string);
		memset(seen, 0, (size_t)b->count);
		if (reached(box, one->string, seen) != hexes)
			fail_msg("%s is in pieces", one->string);
		areas++;
		all += hexes;
	}
	assert_int_equal(areas, 61);
	assert_int_equal(all, 2182);
	memset(seen, 0, (size_t)b->count);
	assert_int_equal(reached(board_find(b, "5919"), NULL, seen), 2182);
	free(seen);
}

/* [Reinforcements] Beyond an entry hex, on its side of the sheet, no land is played on. */
static void entries_lie_at_the_edge(void **unused)
{
	(void)unused;
	static const struct { const char *id; int way[3]; } entries[] = {
		{"W", {4, 5, 3}}, {"E", {1, 2, 0}}, {"N", {0, 1, 5}}, {"S", {3, 2, 4}}};
	const struct board *b = board();
	for (int k = 0; k < 4; k++) {
		const cJSON *list = json_get(json_get(json_get(b->json, "entries"), entries[k].id), "hexes"), *one;
		assert_true(cJSON_GetArraySize(list) > 9);
		cJSON_ArrayForEach(one, list) {
			int place = board_find(b, one->valuestring), open = 0;
			assert_true(in_play(place));
			for (int i = 0; i < 3; i++)
				open += !in_play(board_step(b, place, entries[k].way[i]));
			if (!open)
				fail_msg("%s is no hex of the edge %s", one->valuestring, entries[k].id);
		}
	}
}

static int worth(const struct scenario *s, int place)
{
	return json_int_or(json_get(json_get(s->board.json, "hexes"), s->board.at[place].id), "vp", 0);
}

/* [Scenario 1, Scenario 2, Scenario 3, Victory Points Table] What the French control is worth what is printed. */
static void control_adds_up(void **unused)
{
	(void)unused;
	static const int level[] = {6, 14, 19}, first[] = {1, 7, 11};
	for (int i = 0; i < 3; i++) {
		const cJSON *one;
		int sum = 0;
		cJSON_ArrayForEach(one, json_get(scenario[i]->json, "control")) {
			int place = board_find(board(), one->valuestring);
			assert_true(in_play(place) && worth(scenario[i], place) > 0);
			sum += worth(scenario[i], place);
		}
		assert_int_equal(sum, level[i]);
		assert_int_equal(json_int_or(scenario[i]->json, "points", 0), sum);
		assert_int_equal(scenario[i]->first_turn, first[i]);
		assert_int_equal(scenario[i]->last_turn, 19);
	}
}

/* --- set-ups --- */

static const char *const arms[] = {"ic", "id", "cc", "cd", "su", "dp"};

struct tally {
	int n[6];
	char leaders[32];
};

static int by_letter(const void *a, const void *b)
{
	return *(const char *)a - *(const char *)b;
}

static struct tally count(const cJSON *groups)
{
	struct tally t = {{0}, ""};
	const cJSON *one;
	cJSON_ArrayForEach(one, groups) {
		for (int k = 0; k < 6; k++)
			t.n[k] += json_int_or(one, arms[k], 0);
		size_t at = strlen(t.leaders);
		snprintf(t.leaders + at, sizeof t.leaders - at, "%s", json_string_or(one, "leaders", ""));
	}
	qsort(t.leaders, strlen(t.leaders), 1, by_letter);
	return t;
}

/* [Scenario 1, Scenario 2, Scenario 3] So many of each kind, and these leaders, stand at the start. */
static void set_ups_are_those_of_the_rulebook(void **unused)
{
	(void)unused;
	static const struct tally printed[3][2] = {
		{{{18, 0, 9, 0, 4, 0}, "ABCDEFGHJKLMNS"}, {{7, 0, 5, 0, 2, 0}, "ABCHJL"}},
		{{{8, 13, 2, 7, 5, 0}, "ABCDEFGHJKLNS"}, {{7, 0, 2, 4, 2, 0}, "ACEHJL"}},
		{{{8, 10, 1, 8, 3, 2}, "ABCDEFGHJKLNPS"}, {{7, 5, 5, 1, 2, 0}, "ADEFJKL"}}};
	static const char *const sides[] = {"french", "russian"};
	for (int i = 0; i < 3; i++)
		for (int side = 0; side < 2; side++) {
			const cJSON *free_ones = json_get(json_get(scenario[i]->json, "free"), sides[side]);
			struct tally a = count(json_get(json_get(scenario[i]->json, "historical"), sides[side])), b = count(free_ones);
			for (int k = 0; k < 6; k++)
				if (a.n[k] != printed[i][side].n[k])
					fail_msg("%s: %s: %d %s", files[i], sides[side], a.n[k], arms[k]);
			assert_string_equal(a.leaders, printed[i][side].leaders);
			assert_true(!free_ones == (i == 0));
			if (free_ones)
				assert_memory_equal(&a, &b, sizeof a);
		}
}

/* Is the hex one that the zone of a group allows? */
static bool zone_holds(const cJSON *group, int place)
{
	const char *at = json_string_or(group, "at", NULL), *area = json_string_or(group, "area", NULL);
	int of = board_find(board(), json_string_or(group, "of", "0101"));
	if (at)
		return place == board_find(board(), at);
	int far = board_distance(board(), place, of);
	if (area)
		return !strcmp(board()->at[place].area, area) && far > json_int_or(group, "not_within", -1);
	return far <= json_int_or(group, "within", 0);
}

/* [Scenarios] Without free set-up all stand in the zones that the rulebook prints, and on nobody's hex but their own. */
static void given_places_lie_in_the_zones(void **unused)
{
	(void)unused;
	static const char *const sides[] = {"french", "russian"};
	for (int i = 0; i < 3; i++) {
		const cJSON *given = json_get(scenario[i]->json, "historical"), *zones = json_get(scenario[i]->json, "free"), *one, *zone;
		for (int side = 0; side < 2; side++)
			cJSON_ArrayForEach(one, json_get(given, sides[side])) {
				int place = board_find(board(), json_string_or(one, "at", ""));
				bool held = !zones;
				assert_true(in_play(place));
				cJSON_ArrayForEach(zone, json_get(zones, sides[side])) held = held || zone_holds(zone, place);
				if (!held)
					fail_msg("%s: %s is in no zone of the %s", files[i], board()->at[place].id, sides[side]);
				const cJSON *enemy;
				cJSON_ArrayForEach(enemy, json_get(given, sides[!side]))
					assert_true(board_find(board(), json_string_or(enemy, "at", "")) != place);
			}
	}
}

/* [Scenario 3] Kutusov's army stands neither on nor beside the French. */
static void kutusov_keeps_apart(void **unused)
{
	(void)unused;
	const cJSON *given = json_get(scenario[2]->json, "historical"), *one, *enemy;
	int kaluga = board_find(board(), "5525"), near = 0;
	cJSON_ArrayForEach(one, json_get(given, "russian")) {
		int place = board_find(board(), json_string_or(one, "at", ""));
		if (board_distance(board(), place, kaluga) > 4)
			continue;
		near++;
		cJSON_ArrayForEach(enemy, json_get(given, "french"))
			assert_true(board_distance(board(), place, board_find(board(), json_string_or(enemy, "at", ""))) > 1);
	}
	assert_int_equal(near, 9);
}

/* [Playing Pieces] Enough counters for all who stand and come, with a division for every corps that may be reduced. */
static void there_are_counters_for_all(void **unused)
{
	(void)unused;
	static const char *const types[] = {"infantry-corps", "infantry-division", "cavalry-corps", "cavalry-division", "supply", "depot"};
	static const int strength[] = {5, 2, 3, 1, 1, 0}, move[] = {5, 3, 6, 4, 3, 0};
	const struct scenario *s = scenario[0];
	const cJSON *list = json_get(s->pieces_json, "pieces");
	int have[2][6] = {{0}};
	for (int i = 0; i < s->pieces; i++)
		for (int k = 0; k < 6; k++)
			if (!strcmp(json_string_or(cJSON_GetArrayItem(list, i), "type", ""), types[k])) {
				have[s->piece[i].side][k]++;
				assert_int_equal(s->piece[i].strength, strength[k]);
				assert_int_equal(s->piece[i].move, move[k]);
			}
	static const char *const sides[] = {"french", "russian"};
	for (int i = 0; i < 3; i++)
		for (int side = 0; side < 2; side++) {
			struct tally t = count(json_get(json_get(scenario[i]->json, "historical"), sides[side]));
			const cJSON *one;
			cJSON_ArrayForEach(one, json_get(s->tables_json, "reinforcements"))
				for (int k = 0; k < 6; k++)
					if (!strcmp(json_string_or(one, "side", ""), sides[side]) && json_int_or(one, "turn", 0) >= scenario[i]->first_turn)
						t.n[k] += json_int_or(one, arms[k], 0);
			for (int k = 0; k < 5; k++)
				assert_true(t.n[k] <= have[side][k]);
			assert_true(t.n[0] + t.n[1] <= have[side][1] && t.n[2] + t.n[3] <= have[side][3]);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_board_has_its_hexes),
		cmocka_unit_test(neighbours_and_rivers_hold_both_ways),
		cmocka_unit_test(areas_hang_together),
		cmocka_unit_test(entries_lie_at_the_edge),
		cmocka_unit_test(control_adds_up),
		cmocka_unit_test(set_ups_are_those_of_the_rulebook),
		cmocka_unit_test(given_places_lie_in_the_zones),
		cmocka_unit_test(kutusov_keeps_apart),
		cmocka_unit_test(there_are_counters_for_all),
	};
	return cmocka_run_group_tests(tests, read_all, forget_all);
}
