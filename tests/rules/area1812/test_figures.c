/* The printed figures and the results of the tables are read from the data, and what is wrong with them is named. */
#include "field.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static cJSON *group(struct game *g, const char *name)
{
	return cJSON_GetObjectItem(cJSON_GetObjectItem(g->s.tables_json, "figures"), name);
}

static struct land *ground(struct game *g)
{
	return g->s.own;
}

/* Another number in the file is another number in the game. */
static void set(struct game *g, const char *in, const char *key, int to)
{
	cJSON_SetNumberHelper(cJSON_GetObjectItem(group(g, in), key), to);
	if (!ar_figures_read(&g->s, ground(g), &g->e))
		fail_msg("%s %s", g->e.place, g->e.reason);
}

/* [Combat G, Combat H] */
static void area1812_figures_on_the_die_come_from_the_data(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/1-invasion", NULL);
	struct ar_sum sum;
	struct ar_clash in = {.place = place_of(g, "R44"), .attacker = FRENCH, .ic = {2, 2}};
	set(g, "combat", "french", 3);
	set(g, "combat", "russian", -2);
	set(g, "combat", "fortress", -5);
	ar_clash_add(&g->s, &in, &sum, NULL);
	assert_int_equal(sum.drm, 3 - 5);
	in.attacker = RUSSIAN;
	ar_clash_add(&g->s, &in, &sum, NULL);
	assert_int_equal(sum.drm, -2);
	leave(g);
}

/* [Supply D, Supply G] */
static void area1812_figures_of_supply_come_from_the_data(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, "{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"R44\",\"ic\":4,\"dp\":1},{\"at\":\"R38\",\"ic\":1},"
				      "{\"at\":\"R37\",\"su\":1,\"ic\":3}") ",\"depleted_100\":[\"R44\",\"R38\"]", NULL);
	for (int more = 0; more < 2; more++) {
		struct ar_forecast f;
		set(g, "supply", "depot_feeds", 3 + more);
		set(g, "supply", "crowd", 2 + more);
		ar_forecast(&g->s, state(g), FRENCH, &f);
		assert_int_equal(f.spent[region_of(g, "R44")], !more);
		assert_int_equal(f.hungry[region_of(g, "R38")], !more);
	}
	leave(g);
}

static void area1812_figures_name_what_is_wrong(void **unused)
{
	(void)unused;
	static const char *const missing[][2] = {{"combat", "fortress"}, {"supply", "crowd"}, {"battles", "defeat"}};
	for (size_t i = 0; i < sizeof missing / sizeof *missing; i++) {
		struct game *g = scenario("area1812/1-invasion", NULL);
		cJSON_DeleteItemFromObject(group(g, missing[i][0]), missing[i][1]);
		assert_false(ar_figures_read(&g->s, ground(g), &g->e));
		assert_string_equal(g->e.file, "tables.json");
		assert_string_equal(g->e.place, missing[i][0]);
		assert_non_null(strstr(g->e.reason, missing[i][1]));
		leave(g);
	}
}

/* Results are known by their place in the list: a list in another order would be another game. */
static void area1812_results_in_another_order_are_refused(void **unused)
{
	(void)unused;
	static const struct { const char *table; int result; } swapped[] = {
		{"attrition", 1}, {"forced-march", 0}, {"crt", 3}, {"pursuit", 2}, {"unsupplied", 0}};
	for (size_t i = 0; i < sizeof swapped / sizeof *swapped; i++) {
		struct game *g = scenario("area1812/1-invasion", NULL);
		struct table *t = &g->s.table[scenario_table(&g->s, swapped[i].table)];
		void *before = g->s.own;
		char kept[sizeof t->result[0]];
		int k = swapped[i].result;
		memcpy(kept, t->result[k], sizeof kept);
		memcpy(t->result[k], t->result[k + 1], sizeof kept);
		memcpy(t->result[k + 1], kept, sizeof kept);
		assert_false(g->s.rules->load(&g->s, &g->e));
		assert_string_equal(g->e.place, swapped[i].table);
		assert_non_null(strstr(g->e.reason, "must be"));
		free(g->s.own);
		g->s.own = before;
		leave(g);
	}
}

/* [Victory B] The index of a turn is held to what it can be. */
static void area1812_an_index_does_not_wrap(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/1-invasion", NULL);
	cJSON_SetNumberHelper(cJSON_GetArrayItem(cJSON_GetObjectItem(g->s.tables_json, "index"), 2), 70000);
	data_refused(g, "tables.json", "index", "-99 to 99");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_figures_on_the_die_come_from_the_data),
		cmocka_unit_test(area1812_figures_of_supply_come_from_the_data),
		cmocka_unit_test(area1812_figures_name_what_is_wrong),
		cmocka_unit_test(area1812_an_index_does_not_wrap),
		cmocka_unit_test(area1812_results_in_another_order_are_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
