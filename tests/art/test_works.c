/* Works on the sheet have the strength by which they count in the rules. */
#include "art/sheet_work.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>

static void redoubts_are_printed_as_strong_as_they_are(void **unused)
{
	static const struct {
		const char *hex;
		int strength;
	} rows[] = {{"3224", 3}, {"2618", 4}, {"3018", 2}, {"3117", 2}, {"3218", 2}};
	static struct board board;
	struct error e = {0};
	char path[512];
	const cJSON *one;
	int i = 0;

	(void)unused;
	snprintf(path, sizeof path, "%s/maps/borodino.json", getenv("GROGNARD_DATA"));
	assert_true(board_load(&board, path, &e));
	for (size_t k = 0; k < sizeof rows / sizeof *rows; k++)
		assert_int_equal(work_strength(&board, board_find(&board, rows[k].hex)), rows[k].strength);
	cJSON_ArrayForEach(one, json_get(board.json, "redoubts")) {
		const cJSON *hex = json_get(json_get(board.json, "hexes"), json_string_or(one, "hex", ""));
		assert_int_equal(work_strength(&board, board_find(&board, json_string_or(one, "hex", ""))), json_int_or(one, "strength", 0));
		assert_non_null(hex);
		assert_null(json_get(hex, "strength")); /* no second copy, which nobody would read */
		assert_null(json_get(hex, "front"));
		i++;
	}
	assert_int_equal(i, 5);
	board_free(&board);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(redoubts_are_printed_as_strong_as_they_are)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
