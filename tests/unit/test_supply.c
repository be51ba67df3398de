/* Depletion of areas and hunger, by their charts. */
#include "core/supply.h"

#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char tables[] =
	"{\"tables\":["
	"{\"id\":\"w\",\"columns\":[\"0-4\",\"5-6\",\"7-14\",\"15+\"],\"rows\":[\"undepleted\",\"50%\"],\"results\":[\"n\",\"50d\","
	"\"100d\"],\"cells\":[[\"n\",\"n\",\"50d\",\"100d\"],[\"50d\",\"100d\",\"100d\",\"100d\"]]},"
	"{\"id\":\"o\",\"columns\":[\"0-2\",\"3\",\"4-7\",\"8+\"],\"rows\":[\"undepleted\",\"50%\"],\"results\":[\"n\",\"50d\","
	"\"100d\"],\"cells\":[[\"n\",\"n\",\"50d\",\"100d\"],[\"50d\",\"100d\",\"100d\",\"100d\"]]},"
	"{\"id\":\"unsupplied\",\"columns\":[\"1-8\",\"9-13\"],\"rows\":[\"1\",\"2\",\"3\",\"4\",\"5\",\"6\"],\"results\":[\"-\","
	"\"lost\"],\"cells\":[[\"-\",\"-\"],[\"-\",\"-\"],[\"-\",\"lost\"],[\"lost\",\"lost\"],[\"lost\",\"lost\"],[\"lost\",\"lost\"]]}"
	"],\"depletion\":[{\"turns\":[1,8],\"with\":\"w\",\"without\":\"o\"},{\"turns\":[9,13],\"with\":\"o\",\"without\":\"o\"}]}";

struct charts {
	cJSON *json;
	struct table table[3];
	struct supply_charts charts;
	struct error e;
};

static struct charts *read_charts(const char *text, bool fine)
{
	struct charts *c = calloc(1, sizeof *c);
	const cJSON *item;
	int n = 0;
	c->json = json_parse(text, strlen(text), "test", &c->e);
	assert_non_null(c->json);
	cJSON_ArrayForEach(item, json_get(c->json, "tables")) assert_true(table_read(&c->table[n++], item, "test", &c->e));
	assert_int_equal(supply_read(&c->charts, c->json, c->table, n, "test", &c->e), fine);
	return c;
}

static void done(struct charts *c)
{
	cJSON_Delete(c->json);
	free(c);
}

static void corps_deplete_an_area(void **unused)
{
	(void)unused;
	static const struct { int turn; bool with; int corps; enum depleted before, after; } want[] = {
		{1, true, 6, DEPLETED_NOT, DEPLETED_NOT}, {1, true, 7, DEPLETED_NOT, DEPLETED_HALF},
		{8, true, 14, DEPLETED_NOT, DEPLETED_HALF}, {8, true, 15, DEPLETED_NOT, DEPLETED_FULL},
		{9, true, 7, DEPLETED_NOT, DEPLETED_HALF}, {9, true, 8, DEPLETED_NOT, DEPLETED_FULL},
		{1, false, 3, DEPLETED_NOT, DEPLETED_NOT}, {1, false, 4, DEPLETED_NOT, DEPLETED_HALF},
		{1, true, 4, DEPLETED_HALF, DEPLETED_HALF}, {1, true, 5, DEPLETED_HALF, DEPLETED_FULL},
		{1, true, 0, DEPLETED_HALF, DEPLETED_HALF}, {1, true, 3, DEPLETED_FULL, DEPLETED_FULL}};
	struct charts *c = read_charts(tables, true);
	for (size_t i = 0; i < sizeof want / sizeof *want; i++)
		assert_int_equal(supply_depletes(&c->charts, want[i].turn, want[i].with, want[i].corps, want[i].before),
				 want[i].after);
	done(c);
}

static void room_is_what_leaves_the_area_as_it_is(void **unused)
{
	(void)unused;
	struct charts *c = read_charts(tables, true);
	assert_int_equal(supply_room(&c->charts, 1, true, DEPLETED_NOT), 6);
	assert_int_equal(supply_room(&c->charts, 1, false, DEPLETED_NOT), 3);
	assert_int_equal(supply_room(&c->charts, 1, true, DEPLETED_HALF), 4);
	assert_int_equal(supply_room(&c->charts, 1, true, DEPLETED_FULL), 0);
	done(c);
}

static void hunger_is_worse_in_winter(void **unused)
{
	(void)unused;
	struct charts *c = read_charts(tables, true);
	for (int roll = 1; roll <= 6; roll++) {
		assert_int_equal(supply_starves(&c->charts, 8, roll), roll >= 4);
		assert_int_equal(supply_starves(&c->charts, 9, roll), roll >= 3);
	}
	assert_int_equal(supply_starves_from(&c->charts, 8), 4);
	assert_int_equal(supply_starves_from(&c->charts, 9), 3);
	done(c);
}

static void columns_are_numbers_of_corps(void **unused)
{
	(void)unused;
	struct charts *c = read_charts(tables, true);
	static const int column[] = {0, 0, 0, 0, 0, 1, 1, 2};
	for (int n = 0; n < 8; n++)
		assert_int_equal(table_column_for(&c->table[0], n), column[n]);
	assert_int_equal(table_column_for(&c->table[0], 99), 3);
	done(c);
}

static void bad_charts_are_refused(void **unused)
{
	(void)unused;
	static const struct { const char *find, *put; } bad[] = {
		{"\"with\":\"w\"", "\"with\":\"x\""}, {"\"turns\":[1,8]", "\"turns\":[8,1]"},
		{"\"unsupplied\"", "\"unsupplies\""}, {"\"with\":\"w\"", "\"with\":\"unsupplied\""},
		{"\"5-6\"", "\"many\""}, {"\"9-13\"", "\"7-13\""}};
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		char text[sizeof tables + 16];
		const char *at = strstr(tables, bad[i].find);
		snprintf(text, sizeof text, "%.*s%s%s", (int)(at - tables), tables, bad[i].put, at + strlen(bad[i].find));
		struct charts *c = read_charts(text, false);
		assert_true(c->e.reason[0]);
		done(c);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(corps_deplete_an_area),
		cmocka_unit_test(room_is_what_leaves_the_area_as_it_is),
		cmocka_unit_test(hunger_is_worse_in_winter),
		cmocka_unit_test(columns_are_numbers_of_corps),
		cmocka_unit_test(bad_charts_are_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
