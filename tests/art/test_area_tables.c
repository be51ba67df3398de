/* What the sheet of areas prints is what the game plays with: turns, index, arrivals, points, charts. */
#include "art/area_chart.h"
#include "art/area_key.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static struct board board;
static cJSON *game, *tables, *pieces;

static cJSON *file_of(const char *name)
{
	char path[512];
	struct error e = {0};
	snprintf(path, sizeof path, "%s/scenarios/area1812/%s.json", getenv("GROGNARD_DATA"), name);
	return json_read(path, &e);
}

static int open_all(void **state)
{
	char path[512];
	struct error e = {0};
	(void)state;
	snprintf(path, sizeof path, "%s/maps/area1812.json", getenv("GROGNARD_DATA"));
	game = file_of("game");
	tables = file_of("tables");
	pieces = file_of("pieces");
	return board_load(&board, path, &e) && game && tables && pieces ? 0 : -1;
}

static int close_all(void **state)
{
	(void)state;
	cJSON_Delete(game);
	cJSON_Delete(tables);
	cJSON_Delete(pieces);
	board_free(&board);
	return 0;
}

static const cJSON *table(const char *id)
{
	const cJSON *one;
	cJSON_ArrayForEach(one, json_get(tables, "tables")) if (!strcmp(json_string_or(one, "id", ""), id)) return one;
	fail_msg("there is no table %s", id);
	return NULL;
}

static const cJSON *chart(const char *title)
{
	const cJSON *one;
	cJSON_ArrayForEach(one, json_get(board.json, "charts")) if (!strcmp(json_string_or(one, "title", ""), title)) return
		json_get(one, "rows");
	fail_msg("there is no chart %s", title);
	return NULL;
}

static const char *cell(const cJSON *rows, int row, int column)
{
	const cJSON *at = cJSON_GetArrayItem(cJSON_GetArrayItem(rows, row), column);
	assert_true(cJSON_IsString(at));
	return at->valuestring;
}

/* The same text with plain hyphens for the printed dashes. */
static const char *plain(const char *text)
{
	static char out[64];
	size_t n = 0;
	for (; *text && n < sizeof out - 1; text++)
		if (!strncmp(text, "\342\200\223", 3)) {
			out[n++] = '-';
			text += 2;
		} else {
			out[n++] = *text;
		}
	out[n] = 0;
	return out;
}

static void the_record_has_the_turns_and_the_index_of_the_game(void **unused)
{
	(void)unused;
	const cJSON *record = json_get(board.json, "record"), *turns = json_get(game, "turns"), *one;
	int i = 0;
	assert_int_equal(cJSON_GetArraySize(record), cJSON_GetArraySize(turns));
	cJSON_ArrayForEach(one, record)
	{
		const cJSON *turn = cJSON_GetArrayItem(turns, i);
		const char *date = json_string_or(one, "date", "?"), *name = json_string_or(turn, "name", "");
		assert_int_equal(json_int_or(one, "turn", 0), json_int_or(turn, "turn", -1));
		assert_int_equal(strncasecmp(date, name, strlen(date)), 0);
		assert_int_equal(json_bool_or(one, "winter", false), json_bool_or(turn, "winter", true));
		assert_int_equal(json_int_or(one, "index", 0), cJSON_GetArrayItem(json_get(tables, "index"), i)->valueint);
		i++;
	}
}

static const char *leader(const char *side, char letter)
{
	const cJSON *one;
	cJSON_ArrayForEach(one, json_get(pieces, "pieces")) if (
		!strcmp(json_string_or(one, "type", ""), "leader") && !strcmp(json_string_or(one, "side", ""), side) &&
		json_string_or(one, "letter", " ")[0] == letter) return json_string_or(one, "name", "");
	fail_msg("%s has no leader %c", side, letter);
	return NULL;
}

static bool printed(const cJSON *names, const char *name)
{
	const cJSON *one;
	cJSON_ArrayForEach(one, names) if (cJSON_IsString(one) && !strcmp(one->valuestring, name)) return true;
	return false;
}

static void the_record_has_the_arrivals_of_the_game(void **unused)
{
	(void)unused;
	static const char *const sides[] = {"french", "russian"};
	const cJSON *turn, *entry;
	int arrivals = 0;
	cJSON_ArrayForEach(turn, json_get(board.json, "record")) for (int side = 0; side < 2; side++)
	{
		const cJSON *who = json_get(turn, sides[side]), *names = json_get(who, "leaders");
		int ic = 0, cc = 0, led = 0;
		cJSON_ArrayForEach(entry, json_get(tables, "reinforcements"))
		{
			if (json_int_or(entry, "turn", 0) != json_int_or(turn, "turn", -1) ||
			    strcmp(json_string_or(entry, "side", ""), sides[side]) != 0)
				continue;
			ic += json_int_or(entry, "ic", 0);
			cc += json_int_or(entry, "cc", 0);
			for (const char *c = json_string_or(entry, "leaders", ""); *c; c++, led++)
				assert_true(printed(names, leader(sides[side], *c)));
			arrivals++;
		}
		assert_int_equal(json_int_or(who, "ic", 0), ic);
		assert_int_equal(json_int_or(who, "cc", 0), cc);
		assert_int_equal(cJSON_GetArraySize(names), led);
	}
	assert_int_equal(arrivals, cJSON_GetArraySize(json_get(tables, "reinforcements")));
}

static void areas_have_the_points_and_entries_of_the_game(void **unused)
{
	(void)unused;
	const cJSON *worth = json_get(tables, "worth"), *one;
	int entries = 0;
	for (int i = 0; i < board.count; i++) {
		const struct place *p = &board.at[i];
		int points = json_int_or(json_get(json_get(board.json, "areas"), p->id), "vp", 0);
		int fort = p->kind & KIND_FORTRESS ? json_int_or(worth, "fortress", 0) : 0;
		assert_int_equal(points, json_int_or(worth, p->id, fort));
		entries += (p->kind & KIND_FALLBACK_ENTRY) != 0;
	}
	cJSON_ArrayForEach(one, json_get(tables, "fallback"))
		assert_true(board.at[board_find(&board, one->valuestring)].kind & KIND_FALLBACK_ENTRY);
	assert_int_equal(entries, cJSON_GetArraySize(json_get(tables, "fallback")));
}

static void the_chart_of_attrition_is_the_table(void **unused)
{
	(void)unused;
	const cJSON *rows = chart("Attrition"), *cells = json_get(table("attrition"), "cells");
	for (int die = 1; die <= 6; die++)
		for (int side = 0; side < 2; side++) {
			const char *is = plain(cell(rows, 1 + side, die)), *should = cell(cells, die - 1, side);
			const char *want = !strcmp(should, "none") ? "-" : !strcmp(should, "1 cavalry") ? "cc"
							   : !strcmp(should, "1 infantry") ? "ic"
											  : "ic cc";
			assert_string_equal(is, want);
		}
}

static void the_charts_of_forced_marches_and_of_units_without_supply_are_the_tables(void **unused)
{
	(void)unused;
	const cJSON *march = chart("Forced March"), *cells = json_get(table("forced-march"), "cells");
	for (int die = 1; die <= 6; die++) {
		int told = 0;
		const char *should = cell(cells, die - 1, 0);
		for (int row = 1; row < cJSON_GetArraySize(march); row++)
			if (strchr(cell(march, row, 0), '0' + die)) {
				assert_string_equal(cell(march, row, 1), strcmp(should, "eliminated") ? should : "is lost");
				told++;
			}
		assert_int_equal(told, 1);
	}
	const cJSON *lost = chart("Unsupplied"), *columns = json_get(table("unsupplied"), "columns");
	for (int column = 0; column < 2; column++) {
		assert_string_equal(plain(cell(lost, column + 1, 0)), cJSON_GetArrayItem(columns, column)->valuestring);
		for (int die = 1; die <= 6; die++) {
			bool goes = !strcmp(cell(json_get(table("unsupplied"), "cells"), die - 1, column), "eliminated");
			assert_int_equal(strchr(cell(lost, column + 1, 1), '0' + die) != NULL, goes);
		}
	}
}

static void the_chart_of_depletion_is_the_tables(void **unused)
{
	(void)unused;
	static const char *const ids[] = {"depletion-1-8-with", "depletion-1-8-without", "depletion-9-13-with",
					  "depletion-9-13-without"};
	const cJSON *rows = chart("Depletion");
	for (int i = 0; i < 4; i++)
		for (int column = 0; column < 4; column++) {
			const cJSON *from = table(ids[i]);
			assert_string_equal(plain(cell(rows, i, column + 1)),
					    cJSON_GetArrayItem(json_get(from, "columns"), column)->valuestring);
			for (int state = 0; state < 2; state++) {
				const char *should = cell(json_get(from, "cells"), state, column);
				const char *want = *should == 'n' ? "-" : *should == '5' ? "50%" : "100%";
				assert_string_equal(plain(cell(rows, 4 + state, column + 1)), want);
			}
		}
}

/* Something else in place of a member: refused with a reason. */
static void spoiled(const char *list, int i, const char *member, const char *by, bool (*check)(const struct board *, struct error *))
{
	struct error e = {0};
	cJSON *one = cJSON_GetArrayItem(cJSON_GetObjectItemCaseSensitive(board.json, list), i);
	cJSON *was = cJSON_DetachItemFromObjectCaseSensitive(one, member);
	assert_non_null(was);
	assert_true(cJSON_AddItemToObject(one, member, cJSON_Parse(by)));
	assert_false(check(&board, &e));
	assert_true(e.reason[0]);
	cJSON_DeleteItemFromObjectCaseSensitive(one, member);
	assert_true(cJSON_AddItemToObject(one, member, was));
	assert_true(check(&board, &e));
}

static void a_wrong_key_or_chart_is_refused(void **unused)
{
	(void)unused;
	spoiled("signs", 2, "sample", "\"lava\"", area_key_check);
	spoiled("signs", 2, "name", "4", area_key_check);
	spoiled("charts", 1, "title", "null", area_charts_check);
	spoiled("charts", 1, "width", "3", area_charts_check);
	spoiled("charts", 1, "rows", "[[\"a\", \"b\"], [\"c\"]]", area_charts_check);
	spoiled("charts", 1, "rows", "[[\"a\", 4]]", area_charts_check);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_record_has_the_turns_and_the_index_of_the_game),
		cmocka_unit_test(the_record_has_the_arrivals_of_the_game),
		cmocka_unit_test(areas_have_the_points_and_entries_of_the_game),
		cmocka_unit_test(the_chart_of_attrition_is_the_table),
		cmocka_unit_test(the_charts_of_forced_marches_and_of_units_without_supply_are_the_tables),
		cmocka_unit_test(the_chart_of_depletion_is_the_tables),
		cmocka_unit_test(a_wrong_key_or_chart_is_refused),
	};
	return cmocka_run_group_tests(tests, open_all, close_all);
}
