/* Core parts: texts and errors, sets, dice, tables, orders, the board. */
#include "help.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void errors_say_all_they_know(void **unused)
{
	(void)unused;
	struct error e;
	char line[1024];
	assert_false(error_set(&e, "a.json", "line 3", "Combat B", "%d is too many", 7));
	error_print(&e, line, sizeof line);
	assert_string_equal(line, "a.json: line 3: 7 is too many (Combat B)");
	error_set(&e, NULL, NULL, NULL, "no");
	error_print(&e, line, sizeof line);
	assert_string_equal(line, "no");
	assert_false(error_set(NULL, "a", "b", "c", "d"));
	char *endless = malloc(5000);
	memset(endless, 'x', 4999);
	endless[4999] = 0;
	error_set(&e, endless, endless, endless, "%s", endless);
	assert_int_equal(strlen(e.reason), sizeof e.reason - 1);
	error_print(&e, line, 10);
	assert_int_equal(strlen(line), 9);
	free(endless);
}

static void sets_agree_with_a_plain_array(void **unused)
{
	(void)unused;
	uint64_t state = 1;
	struct set s, t;
	bool plain[256] = {0};
	set_clear(&s);
	set_clear(&t);
	for (int round = 0; round < 5000; round++) {
		int i = (int)(random_next(&state) & 255);
		plain[i] = random_next(&state) & 1;
		if (plain[i])
			set_add(&s, i);
		else
			set_drop(&s, i);
	}
	int n = 0, seen = 0;
	for (int i = 0; i < 256; i++) {
		assert_int_equal(set_has(&s, i), plain[i]);
		n += plain[i];
	}
	assert_int_equal(set_count(&s), n);
	for (int i = set_next(&s, 0), last = -1; i >= 0; last = i, i = set_next(&s, i + 1), seen++)
		assert_true(i > last && plain[i]);
	assert_int_equal(seen, n);
	assert_int_equal(set_next(&s, 256), NONE);
	set_join(&t, &s);
	assert_memory_equal(&s, &t, sizeof s);
	assert_true(set_meets(&s, &t));
	set_less(&t, &s);
	assert_true(set_empty(&t));
	assert_false(set_meets(&s, &t));
}

static void dice_are_fair_and_repeat(void **unused)
{
	(void)unused;
	struct dice d, same;
	int faces[6] = {0};
	dice_seed(&d, 42);
	dice_seed(&same, 42);
	for (int i = 0; i < 60000; i++) {
		int roll = dice_roll(&d, 6);
		assert_in_range(roll, 1, 6);
		assert_int_equal(roll, dice_roll(&same, 6));
		faces[roll - 1]++;
	}
	assert_int_equal(d.drawn, 60000);
	for (int i = 0; i < 6; i++)
		assert_in_range(faces[i], 9600, 10400); /* fixed seed: this does not change from run to run */
	assert_memory_equal(&d, &same, sizeof d);
	int one = dice_roll(&d, 1);
	assert_int_equal(one, 1);
	int fixed[4] = {5, 2, 9, 0};
	dice_force(&d, fixed, 4);
	assert_int_equal(dice_roll(&d, 6), 5);
	assert_int_equal(dice_roll(&d, 6), 2);
	assert_int_equal(dice_roll(&d, 6), 6);
	assert_int_equal(dice_roll(&d, 6), 1);
	assert_int_equal(d.forced, 0);
	for (int i = 0; i < MAX_FORCED; i++)
		assert_int_equal(d.next[i], 0); /* used dice leave no trace in the bytes of a position */
}

/* The stream itself is part of every saved game: these numbers never change. */
static void the_stream_of_seed_one(void **unused)
{
	(void)unused;
	struct dice d;
	uint64_t sum = 0;
	dice_seed(&d, 1);
	for (int i = 0; i < 1000; i++)
		sum = sum * 7 + (uint64_t)dice_roll(&d, 6);
	assert_int_equal(sum, UINT64_C(0x13cf529cedde3cbc));
}

static struct table read_table(const char *json)
{
	struct table t;
	struct error e = {0};
	cJSON *tree = json_parse(json, strlen(json), "test", &e);
	assert_non_null(tree);
	if (!table_read(&t, tree, "test", &e))
		fail_msg("%s", e.reason);
	cJSON_Delete(tree);
	return t;
}

static const char odds_table[] =
	"{\"id\":\"crt\",\"dice\":[6],\"columns\":[\"1-2\",\"1-1\",\"2-1\",\"3-1\"],\"rows\":[\"1\",\"2\",\"3\",\"4\","
	"\"5\",\"6\"],\"results\":[\"A\",\"B\"],\"cells\":[[\"A\",\"A\",\"B\",\"B\"],[\"A\",\"A\",\"A\",\"B\"],[\"A\","
	"\"B\",\"B\",\"B\"],[\"A\",\"B\",\"B\",\"B\"],[\"A\",\"B\",\"B\",\"B\"],[\"B\",\"B\",\"B\",\"B\"]]}";

static void odds_round_for_the_defender(void **unused)
{
	(void)unused;
	struct table t = read_table(odds_table);
	static const int cases[][3] = {{1, 9, 0}, {1, 2, 0}, {99, 100, 0}, {1, 1, 1}, {199, 100, 1}, {2, 1, 2},
				       {29, 10, 2}, {3, 1, 3}, {50, 1, 3}, {0, 5, 0}};
	for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
		assert_int_equal(table_odds_column(&t, cases[i][0], cases[i][1]), cases[i][2]);
}

static void columns_are_found_by_ranges(void **unused)
{
	(void)unused;
	static const char *const names[] = {"\"1-2\",\"3-5\",\"6-9\",\"10+\"", "\"1st-3rd\",\"4\",\"5th-9th\",\"10th on\""};
	static const int last[2][3] = {{2, 5, 9}, {3, 4, 9}};
	for (int k = 0; k < 2; k++) {
		char text[512];
		snprintf(text, sizeof text,
			 "{\"id\":\"far\",\"dice\":[6],\"columns\":[%s],\"rows\":[\"1\"],\"results\":[\"A\"],"
			 "\"cells\":[[\"A\",\"A\",\"A\",\"A\"]]}", names[k]);
		struct table t = read_table(text);
		for (int number = 0; number < 30; number++) {
			int want = 0;
			while (want < 3 && number > last[k][want])
				want++;
			assert_int_equal(table_column_for(&t, number), want);
		}
		assert_true(table_by_number(&t));
	}
	struct table t = read_table(odds_table);
	assert_false(table_by_number(&t));
}

static void ranges_are_read_as_printed(void **unused)
{
	(void)unused;
	static const struct { const char *text; int low, high; } good[] = {
		{"3", 3, 3}, {"3-4", 3, 4}, {"5+", 5, INT16_MAX}, {"5-", INT16_MIN, 5}, {"-2", -2, -2}, {"+3", 3, 3}, {"0", 0, 0},
		{"60-79%", 60, 79}, {"1st-3rd", 1, 3}, {"7th on", 7, INT16_MAX}, {"-3--1", -3, -1}, {"22nd", 22, 22}};
	static const char *const bad[] = {"", "A", "A Outflank", "3-1", "3 4", "3-4-5", " 3", "3- 4", "+", "-", "99999", "4x", "3-x"};
	struct range r;
	for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
		if (!range_read(good[i].text, &r) || r.low != good[i].low || r.high != good[i].high)
			fail_msg("\"%s\" is read as %d to %d", good[i].text, r.low, r.high);
		assert_true(range_has(r, good[i].low) && range_has(r, good[i].high) && !range_has(r, good[i].low - 1));
	}
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
		if (range_read(bad[i], &r) || range_has(r, 0) || range_has(r, 3))
			fail_msg("\"%s\" is read as a range", bad[i]);
}

static void chances_count_every_roll(void **unused)
{
	(void)unused;
	struct table t = read_table(odds_table);
	int ways[TABLE_MAX_RESULTS];
	for (int column = 0; column < t.columns; column++)
		for (int drm = -7; drm <= 7; drm++) {
			int want[2] = {0, 0};
			for (int roll = 1; roll <= 6; roll++)
				want[table_result(&t, column, roll + drm)]++;
			assert_int_equal(table_chances(&t, column, drm, ways), 6);
			assert_int_equal(ways[0], want[0]);
			assert_int_equal(ways[1], want[1]);
		}
	struct table two = read_table("{\"id\":\"2d\",\"dice\":[6,6],\"columns\":[\"x\"],\"rows\":[\"2\",\"3+\"],"
				      "\"results\":[\"A\",\"B\"],\"cells\":[[\"A\"],[\"B\"]]}");
	assert_int_equal(table_chances(&two, 0, 0, ways), 36);
	assert_int_equal(ways[0], 1);
	assert_int_equal(ways[1], 35);
}

static void order_texts_come_back(void **unused)
{
	(void)unused;
	struct match *m = help_match(1);
	const struct scenario *s = match_scenario(m);
	char text[64], again[64];
	for (int verb = 0; verb < VERB_COMMON; verb++) {
		const struct verb *v = verb_at(s, verb);
		for (int number = -40; number <= 40; number += 8) {
			int noun = v->number == NOUN_CARD ? (number + 40) % s->cards : v->number ? number : NONE;
			struct order o = order_make(verb, SIDE_1, v->piece ? 3 : NONE, v->place ? 7 : NONE, noun), back;
			struct error e = {0};
			int n = order_print(s, &o, text, sizeof text);
			assert_int_equal((size_t)n, strlen(text));
			if (!order_parse(s, text, SIDE_1, &back, &e))
				fail_msg("\"%s\": %s", text, e.reason);
			assert_true(order_same(&o, &back));
			order_print(s, &back, again, sizeof again);
			assert_string_equal(text, again);
		}
	}
	static const char *const wrong[] = {"", " ", "dance", "take", "take X", "take BL-1 x", "march BL-1", "march BL-1 Z9",
					    "done 5", "done done", "take BL-1 99999", "card 1 2", "card 40", "card -1", "TAKE BL-1",
					    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"};
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		struct order o;
		struct error e = {0};
		if (order_parse(s, wrong[i], SIDE_0, &o, &e))
			fail_msg("\"%s\" was read", wrong[i]);
		assert_true(e.reason[0]);
	}
	match_free(m);
}

static bool json_is_refused(const char *text)
{
	struct error e = {0};
	cJSON *tree = json_parse(text, strlen(text), "test", &e);
	cJSON_Delete(tree);
	return !tree && e.reason[0];
}

static void kinds_of_members_are_held(void **unused)
{
	static const char *const kinds[] = {"setup{$", "areas{{[$", "turn#", "free?", "any*", "rows[[#", NULL};
	static const struct {
		const char *text, *says;
	} wrong[] = {
		{"{\"setup\": [\"A1\"]}", "\"setup\" must be an object of texts"},
		{"{\"setup\": {\"A\": 1}}", "\"setup\" must be an object of texts"},
		{"{\"areas\": {\"A\": {\"h\": \"A1\"}}}", "\"areas\" must be an object of objects of lists of texts"},
		{"{\"turn\": 3.5}", "\"turn\" must be a whole number"},
		{"{\"turn\": 1e12}", "\"turn\" must be a whole number"},
		{"{\"free\": 1}", "\"free\" must be true or false"},
		{"{\"rows\": [[1], [2, null]]}", "\"rows\" must be a list of lists of whole numbers"},
	};
	static const char good[] = "{\"setup\": {}, \"areas\": {\"A\": {\"h\": [\"A1\"], \"n\": []}}, \"turn\": -3, \"free\": false, "
				   "\"any\": [1, {}], \"rows\": [[], [1]], \"else\": null}";
	(void)unused;
	for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
		struct error e = {0};
		cJSON *tree = json_parse(wrong[i].text, strlen(wrong[i].text), "test", &e);
		assert_non_null(tree);
		assert_false(json_kinds(tree, kinds, "a.json", NULL, &e));
		assert_string_equal(e.reason, wrong[i].says);
		assert_string_equal(e.file, "a.json");
		assert_false(json_kinds(tree, kinds, "a.json", "Ney", &e));
		assert_string_equal(e.place, "Ney");
		cJSON_Delete(tree);
	}
	struct error e = {0};
	cJSON *tree = json_parse(good, sizeof good - 1, "test", &e);
	assert_non_null(tree);
	assert_true(json_kinds(tree, kinds, "a.json", NULL, &e));
	cJSON_Delete(tree);
	assert_true(json_kind_known(kinds, "turn"));
	assert_false(json_kind_known(kinds, "tur"));
	assert_false(json_kind_known(kinds, "turn#"));
}

static void json_is_strict(void **unused)
{
	(void)unused;
	assert_true(json_is_refused(""));
	assert_true(json_is_refused("{\"a\":1,\"a\":2}"));
	assert_true(json_is_refused("{\"x\":[{\"a\":1,\"b\":0,\"a\":2}]}"));
	assert_true(json_is_refused("{} {}"));
	assert_true(json_is_refused("{\"a\":1"));
	assert_false(json_is_refused("{\"a\":1,\"A\":2}"));
	char deep[200];
	memset(deep, '[', 65);
	memset(deep + 65, ']', 65);
	deep[130] = 0;
	assert_true(json_is_refused(deep));
	deep[129] = 0;
	assert_false(json_is_refused(deep + 1));
	struct error e;
	int value;
	static const char numbers[] = "{\"a\":1.5,\"b\":99999999999,\"c\":7,\"d\":\"7\"}";
	cJSON *tree = json_parse(numbers, sizeof numbers - 1, "test", &e);
	assert_non_null(tree);
	assert_false(json_need_int(tree, "a", 0, 9, "f", "w", &value, &e));
	assert_false(json_need_int(tree, "b", 0, INT32_MAX, "f", "w", &value, &e));
	assert_false(json_need_int(tree, "d", 0, 9, "f", "w", &value, &e));
	assert_false(json_need_int(tree, "C", 0, 9, "f", "w", &value, &e));
	assert_false(json_need_int(tree, "c", 0, 6, "f", "w", &value, &e));
	assert_string_equal(e.file, "f");
	assert_true(json_need_int(tree, "c", 0, 9, "f", "w", &value, &e));
	assert_int_equal(value, 7);
	cJSON_Delete(tree);
}

/* What an option needs decides whether it counts. */
/* Bytes that are no text are refused with the line they stand in; so are too long characters, halves and what lies beyond the last. */
static void json_is_text(void **unused)
{
	(void)unused;
	static const char *const wrong[] = {"\xff", "\xc3(", "\xc3", "\xe2\x82", "\xc0\xaf", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80",
					    "\xf0\x80\x80\x80", "\x80"};
	char text[64];
	struct error e = {0};
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		snprintf(text, sizeof text, "{\n\"a\": \"%s\"}", wrong[i]);
		assert_null(json_parse(text, strlen(text), "names.json", &e));
		assert_string_equal(e.file, "names.json");
		assert_string_equal(e.place, "line 2");
		assert_non_null(strstr(e.reason, "no UTF-8"));
	}
	assert_null(json_parse("{\n\"a\": \"Ney\\u0000\"}", 18, "names.json", &e)); /* it would cut the name */
	assert_string_equal(e.place, "line 2");
	assert_non_null(strstr(e.reason, "zero byte"));
	assert_false(json_is_refused("{\"a\": \"\\\\u0000\"}")); /* a backslash, and digits */
	assert_false(json_is_refused("{\"a\": \"Bagration \u00e9 \u20ac \U0001f600\"}"));
}

static void a_number_may_be_absent_but_not_wrong(void **unused)
{
	(void)unused;
	static const char json[] = "{\"a\": 5, \"b\": 300, \"c\": 2.5, \"d\": \"5\", \"e\": -129}";
	cJSON *tree = json_parse(json, sizeof json - 1, "test", NULL);
	struct error e = {0};
	int value;
	assert_true(json_int(tree, "a", 7, 0, 9, "a.json", "Ney", &value, &e));
	assert_int_equal(value, 5);
	assert_true(json_int(tree, "none", -7, 0, 9, "a.json", "Ney", &value, &e)); /* what it is without one is anybody's choice */
	assert_int_equal(value, -7);
	for (const char *key = "bcde"; *key; key++) {
		char name[2] = {*key, 0};
		assert_false(json_int(tree, name, 0, INT8_MIN, INT8_MAX, "a.json", "Ney", &value, &e));
		assert_string_equal(e.place, "Ney");
	}
	cJSON_Delete(tree);
}

static void a_number_of_a_list_is_whole_and_in_range(void **unused)
{
	(void)unused;
	static const char json[] = "[5, 0, 9, 10, -1, 2.5, \"5\", 1e300, null]";
	cJSON *list = json_parse(json, sizeof json - 1, "test", NULL);
	int value = 77;
	for (int i = 0; i < 3; i++)
		assert_true(json_whole(cJSON_GetArrayItem(list, i), 0, 9, &value) && value == cJSON_GetArrayItem(list, i)->valueint);
	for (int i = 3; i < 9; i++)
		assert_false(json_whole(cJSON_GetArrayItem(list, i), 0, 9, &value));
	assert_false(json_whole(NULL, 0, 9, &value));
	assert_int_equal(value, 9);
	cJSON_Delete(list);
}

/* A text that has no room is refused with its key and the place it stands at, and never cut. */
static void a_text_has_to_fit(void **unused)
{
	(void)unused;
	static const char json[] = "{\"id\": \"1234567\", \"name\": \"12345678\", \"turn\": 3}";
	cJSON *tree = json_parse(json, sizeof json - 1, "test", NULL);
	struct error e = {0};
	char out[8];
	assert_true(json_text(tree, "id", NULL, out, sizeof out, "a.json", "Ney", &e));
	assert_string_equal(out, "1234567");
	assert_true(json_text(tree, "none", "", out, sizeof out, "a.json", "Ney", &e));
	assert_string_equal(out, "");
	assert_false(json_text(tree, "none", NULL, out, sizeof out, "a.json", "Ney", &e));
	assert_false(json_text(tree, "turn", "", out, sizeof out, "a.json", "Ney", &e));
	assert_false(json_text(tree, "name", "", out, sizeof out, "a.json", "Ney", &e));
	assert_string_equal(e.file, "a.json");
	assert_string_equal(e.place, "Ney");
	assert_non_null(strstr(e.reason, "\"name\" has 8 bytes"));
	cJSON_Delete(tree);
}

static void an_option_without_the_one_it_needs_is_off(void **unused)
{
	(void)unused;
	struct scenario *s = calloc(1, sizeof *s);
	struct error e;
	assert_true(scenario_load(s, help_data(), "gamble/1812", NULL, &e));
	assert_int_equal(scenario_value(s, "cards"), 0);
	assert_true(scenario_option(s, "reserve=1", &e));
	assert_int_equal(scenario_value(s, "reserve"), 0);
	assert_true(scenario_option(s, "advanced=1", &e));
	assert_int_equal(scenario_value(s, "cards"), 1);
	assert_int_equal(scenario_value(s, "reserve"), 1);
	assert_int_equal(scenario_value(s, "no-such"), 0);
	scenario_free(s);
	free(s);
}

/* As whoever types them would say them. */
static void an_option_is_on_or_off(void **unused)
{
	(void)unused;
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	assert_true(scenario_load(s, help_data(), "gamble/1812", NULL, &e));
	assert_true(scenario_option(s, "advanced=on", &e));
	assert_int_equal(scenario_value(s, "advanced"), 1);
	assert_true(scenario_option(s, "advanced=off", &e));
	assert_int_equal(scenario_value(s, "advanced"), 0);
	assert_true(scenario_option(s, "advanced", &e));
	assert_int_equal(scenario_value(s, "advanced"), 1);
	assert_false(scenario_option(s, "advanced=yes", &e));
	assert_false(scenario_option(s, "advanced=", &e));
	assert_false(scenario_option(s, "guards=1", &e));
	assert_non_null(strstr(e.reason, "; it has "));
	assert_non_null(strstr(e.reason, "advanced"));
	scenario_free(s);
	free(s);
}

static void the_map_of_borodino(void **unused)
{
	(void)unused;
	char path[512];
	struct board b;
	struct error e = {0};
	snprintf(path, sizeof path, "%s/maps/borodino.json", help_data());
	if (!board_load(&b, path, &e))
		fail_msg("%s: %s", e.place, e.reason);
	assert_int_equal(b.kind, BOARD_HEX);
	assert_int_equal(b.count, 43 * 30);
	for (int i = 0; i < b.count; i++) {
		assert_int_equal(board_find(&b, b.at[i].id), i);
		for (int d = 0; d < 6; d++) {
			int to = board_step(&b, i, d);
			if (to == NONE)
				continue;
			assert_int_equal(board_step(&b, to, (d + 3) % 6), i);
			assert_int_equal(board_distance(&b, i, to), 1);
			/* Rivers and roads are the same from both sides; only a redoubt's front is not. */
			unsigned both = EDGE_RIVER | EDGE_BRIDGE | EDGE_FORD | EDGE_STREAM | EDGE_ROAD | EDGE_TRAIL;
			assert_int_equal(b.at[i].link[d].feature & both, b.at[to].link[(d + 3) % 6].feature & both);
		}
	}
	uint64_t state = 9;
	for (int i = 0; i < 2000; i++) {
		int x = (int)(random_next(&state) % (uint32_t)b.count), y = (int)(random_next(&state) % (uint32_t)b.count);
		int z = (int)(random_next(&state) % (uint32_t)b.count);
		assert_int_equal(board_distance(&b, x, y), board_distance(&b, y, x));
		assert_true(board_distance(&b, x, z) <= board_distance(&b, x, y) + board_distance(&b, y, z));
		assert_true((board_distance(&b, x, y) == 0) == (x == y));
	}
	board_free(&b);
	assert_false(board_load(&b, "/nowhere.json", &e));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(errors_say_all_they_know),
		cmocka_unit_test(sets_agree_with_a_plain_array),
		cmocka_unit_test(dice_are_fair_and_repeat),
		cmocka_unit_test(the_stream_of_seed_one),
		cmocka_unit_test(odds_round_for_the_defender),
		cmocka_unit_test(columns_are_found_by_ranges),
		cmocka_unit_test(ranges_are_read_as_printed),
		cmocka_unit_test(chances_count_every_roll),
		cmocka_unit_test(order_texts_come_back),
		cmocka_unit_test(json_is_strict),
		cmocka_unit_test(json_is_text),
		cmocka_unit_test(a_text_has_to_fit),
		cmocka_unit_test(a_number_may_be_absent_but_not_wrong),
		cmocka_unit_test(a_number_of_a_list_is_whole_and_in_range),
		cmocka_unit_test(kinds_of_members_are_held),
		cmocka_unit_test(an_option_without_the_one_it_needs_is_off),
		cmocka_unit_test(an_option_is_on_or_off),
		cmocka_unit_test(the_map_of_borodino),
	};
	return cmocka_run_group_tests(tests, help_folder_make, help_folder_remove);
}
