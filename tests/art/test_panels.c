/* The terrain key and the turn record that the map files describe: what is drawn, and what is refused. */
#include "art/sheet_key.h"
#include "art/sheet_record.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct board map_of(const char *name)
{
	char path[512];
	struct board b;
	struct error e = {0};
	snprintf(path, sizeof path, "%s/maps/%s.json", getenv("GROGNARD_DATA"), name);
	if (!board_load(&b, path, &e))
		fail_msg("%s: %s", e.place, e.reason);
	return b;
}

static void keys_and_records_of_the_maps_can_be_drawn(void **unused)
{
	(void)unused;
	static const struct { const char *map; bool key, record; } maps[] = {
		{"borodino", true, false}, {"berezina", true, true}, {"area1812", false, false}};
	for (size_t i = 0; i < sizeof maps / sizeof *maps; i++) {
		struct board b = map_of(maps[i].map);
		struct error e = {0};
		double w, h;
		assert_true(key_check(&b, &e) && record_check(&b, &e));
		assert_int_equal(key_size(&b, &w, &h), maps[i].key);
		assert_int_equal(record_size(&b, &w, &h), maps[i].record);
		board_free(&b);
	}
}

/* Something else in the place of a member of the key or the record; NULL: without it. */
static void spoiled(const char *panel, int row, const char *member, const char *by, const char *reason)
{
	struct board b = map_of("berezina");
	struct error e = {0};
	cJSON *at = cJSON_GetObjectItemCaseSensitive(b.json, panel);
	if (row != NONE)
		at = cJSON_GetArrayItem(cJSON_GetObjectItemCaseSensitive(at, strcmp(panel, "key") ? "hours" : "rows"), row);
	cJSON_DeleteItemFromObjectCaseSensitive(at, member);
	if (by)
		cJSON_AddItemToObject(at, member, cJSON_Parse(by));
	assert_false(strcmp(panel, "key") ? record_check(&b, &e) : key_check(&b, &e));
	char line[1024];
	error_print(&e, line, sizeof line);
	if (!strstr(line, reason) || !strstr(line, "berezina.json"))
		fail_msg("\"%s\" does not say \"%s\"", line, reason);
	board_free(&b);
}

static void a_wrong_key_is_refused(void **unused)
{
	(void)unused;
	spoiled("key", NONE, "rows", NULL, "rows");
	spoiled("key", NONE, "rows", "[]", "3 to 24 rows, not 0");
	spoiled("key", NONE, "columns", "9", "columns");
	spoiled("key", 2, "sample", "\"lava\"", "no sample \"lava\"");
	spoiled("key", 2, "name", "4", "name");
	spoiled("key", 2, "cost", NULL, "cost");
	char text[200] = "\"";
	memset(text + 1, 'x', 130);
	strcpy(text + 131, "\"");
	spoiled("key", 2, "combat", text, "longer than 127 bytes");
}

static void a_wrong_record_is_refused(void **unused)
{
	(void)unused;
	spoiled("turn_record", NONE, "turns", "0", "turns");
	spoiled("turn_record", NONE, "hours", "[]", "1 to 8, not 0");
	spoiled("turn_record", 1, "light", "\"dusk\"", "\"dusk\" is none of day, twilight, night");
	spoiled("turn_record", 1, "hour", "8", "hour");
	spoiled("turn_record", NONE, "arrivals", "{\"26\": \"Ney\"}", "\"26\" is no turn from 1 to 25");
	spoiled("turn_record", NONE, "arrivals", "{\"06\": \"Ney\"}", "\"06\" is no turn");
	spoiled("turn_record", NONE, "arrivals", "{\"6\": 1}", "turn 6 must be a text");
	spoiled("turn_record", NONE, "note", NULL, "note");
	spoiled("turn_record", NONE, "month", NULL, "month");
	spoiled("turn_record", NONE, "first_day", "32", "first_day");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(keys_and_records_of_the_maps_can_be_drawn),
		cmocka_unit_test(a_wrong_key_is_refused),
		cmocka_unit_test(a_wrong_record_is_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
