/* The printed figures are read from the data, and what is wrong with them is named. */
#include "field.h"

#include "rules/berezina/berezina.h"

#include <stdlib.h>
#include <string.h>

static cJSON *group(struct game *g, const char *name)
{
	return cJSON_GetObjectItem(cJSON_GetObjectItem(g->s.tables_json, "figures"), name);
}

static bool reads(struct game *g, struct ground *ground)
{
	*ground = *ground_of(&g->s);
	memset(&g->e, 0, sizeof g->e);
	return bz_figures_read(&g->s, ground, &g->e);
}

static void berezina_figures_come_from_the_data(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	struct ground *ground = calloc(1, sizeof *ground);
	cJSON_SetNumberHelper(cJSON_GetObjectItem(group(g, "fire"), "works"), -3);
	cJSON_SetNumberHelper(cJSON_GetObjectItem(group(g, "arrival"), "main"), 17);
	assert_true(reads(g, ground));
	assert_int_equal(ground->figures.fire.works, -3);
	assert_int_equal(ground->figures.arrival.main, 17);
	const struct table *ford = &g->s.table[ground->table[TABLE_FORD]];
	static const int steps[] = {0, 0, 1, 1, 2, 3};
	static const bool loot[] = {false, true, false, true, true, true};
	for (int die = 1; die <= 6; die++) {
		int result = table_result(ford, 0, die);
		assert_int_equal(ground->figures.ford_result[result].steps, steps[die - 1]);
		assert_int_equal(ground->figures.ford_result[result].loot, loot[die - 1]);
	}
	free(ground);
	leave(g);
}

static void berezina_figures_name_what_is_wrong(void **unused)
{
	(void)unused;
	static const char *const missing[][2] = {{"fire", "worst"}, {"danube", "few_units"}, {"breakdown", "rabble"},
						 {"ford", "ice"}, {"check", "end"}, {"arrival", "main_early"}, {"fire", "range"}, {"bridge", "most"}, {"command", "leader_hexes"},
						 {"command", "wait_hexes"}, {"retreat", "units"}, {"retreat", "hexes"}, {"event", "austrians"},
						 {"event", "thaw"}, {"event", "astray"}, {"event", "astray_led"}, {"event", "hurrah"}, {"event", "stirs"}};
	struct ground *ground = calloc(1, sizeof *ground);
	for (size_t i = 0; i < sizeof missing / sizeof *missing; i++) {
		struct game *g = scenario("berezina/crossing", NULL);
		cJSON_DeleteItemFromObject(group(g, missing[i][0]), missing[i][1]);
		assert_false(reads(g, ground));
		assert_string_equal(g->e.file, "tables.json");
		assert_string_equal(g->e.place, missing[i][0]);
		assert_non_null(strstr(g->e.reason, missing[i][1]));
		leave(g);
	}
	struct game *g = scenario("berezina/crossing", NULL);
	cJSON_SetNumberHelper(cJSON_GetObjectItem(group(g, "danube"), "near_hexes"), 61);
	assert_false(reads(g, ground));
	cJSON_SetNumberHelper(cJSON_GetObjectItem(group(g, "danube"), "near_hexes"), 10);
	assert_true(reads(g, ground));
	cJSON *hexes = cJSON_GetObjectItem(g->s.tables_json, "hexes");
	cJSON_SetValuestring(cJSON_GetObjectItem(hexes, "danube_near"), "9999");
	assert_false(reads(g, ground));
	assert_non_null(strstr(g->e.reason, "9999"));
	cJSON_SetValuestring(cJSON_GetObjectItem(hexes, "danube_near"), "5514");
	assert_true(reads(g, ground));
	cJSON_DeleteItemFromObject(hexes, "main_on_heels");
	assert_false(reads(g, ground));
	assert_non_null(strstr(g->e.reason, "main_on_heels"));
	cJSON_AddStringToObject(hexes, "main_on_heels", "6005");
	assert_true(reads(g, ground));
	cJSON *counter = cJSON_GetObjectItem(cJSON_GetObjectItem(g->s.tables_json, "named"), "austrian_grenadiers");
	cJSON_SetValuestring(counter, "DAN-99");
	assert_false(reads(g, ground));
	assert_non_null(strstr(g->e.reason, "DAN-99"));
	cJSON_SetValuestring(counter, "DAN-11");
	assert_true(reads(g, ground));
	strcpy(g->s.table[ground->table[TABLE_FORD]].result[1], "X");
	assert_false(reads(g, ground));
	assert_string_equal(g->e.place, "ford");
	free(ground);
	leave(g);
}

/* [2.2.5, 2.2.6] Numbers of counters, and what they are worth in the end, are held to what they can be. */
static void berezina_numbers_do_not_wrap(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	cJSON *oudinot = cJSON_GetObjectItem(cJSON_GetObjectItem(g->s.tables_json, "counters"), "L-oud");
	static const struct {
		const char *key;
		double wrong;
	} numbers[] = {{"bonus", 257}, {"bonus", -1}, {"bonus", 1.5}, {"move", 137}, {"move", -1}, {"move", 1e9}};
	for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
		cJSON *item = cJSON_GetObjectItem(oudinot, numbers[i].key);
		double was = item->valuedouble;
		cJSON_SetNumberHelper(item, numbers[i].wrong);
		data_refused(g, "tables.json", "L-oud", numbers[i].key);
		cJSON_SetNumberHelper(item, was);
	}
	cJSON *face = cJSON_GetArrayItem(cJSON_GetObjectItem(cJSON_GetObjectItem(g->s.tables_json, "victory_points"), "faces"), 0);
	double was = face->valuedouble;
	cJSON_SetNumberHelper(face, 1e9);
	data_refused(g, "tables.json", "victory_points", "faces");
	cJSON_SetNumberHelper(face, was);
	cJSON_SetNumberHelper(cJSON_GetArrayItem(cJSON_GetObjectItem(g->s.tables_json, "victory_levels"), 1), 70000);
	data_refused(g, "tables.json", "victory_levels", "whole numbers");
	leave(g);
}

static void berezina_night_follows_the_record_of_turns(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	const struct ground *ground = ground_of(&g->s);
	for (int turn = 1; turn <= 25; turn++) {
		int hour = 4 * turn % 24;
		assert_int_equal(ground->night[turn], hour == 20 || hour == 0);
		assert_int_equal(ground->faux[turn], hour == 4 || hour == 16);
	}
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_figures_come_from_the_data),
		cmocka_unit_test(berezina_figures_name_what_is_wrong),
		cmocka_unit_test(berezina_numbers_do_not_wrap),
		cmocka_unit_test(berezina_night_follows_the_record_of_turns),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
