/* Outlooks: cases with their chances, chances of a table, warnings; what happens when no room is left. */
#include "help.h"

#include "core/outlook.h"
#include "rules/rules.h"

#include <stdlib.h>
#include <string.h>

static void nothing_is_said_of_what_is_cleared(void **unused)
{
	(void)unused;
	struct outlook out;
	memset(&out, 0xee, sizeof out);
	outlook_clear(&out);
	assert_int_equal(out.kind, OUTLOOK_UNKNOWN);
	assert_int_equal(out.cases + out.guesses + out.warnings, 0);
	assert_int_equal(out.sum.n, 0);
	assert_int_equal(out.sum.seen, SEEN_ALL);
	assert_int_equal(out.sum.place, NONE);
	assert_int_equal(out.sum.table, NONE);
	assert_string_equal(out.on[7].how, "");
}

static void a_case_keeps_what_can_come(void **unused)
{
	(void)unused;
	struct outlook out;
	outlook_clear(&out);
	assert_int_equal(outlook_case(&out, 4, 9, (const int[]){0, 3, 0, 2, 1}, 5), 0);
	assert_int_equal(out.cases, 1);
	assert_int_equal(out.on[0].if_text, 4);
	assert_int_equal(out.on[0].if_number, 9);
	assert_int_equal(out.on[0].attacker, NOBODY);
	assert_int_equal(out.on[0].of, 6);
	assert_int_equal(out.on[0].n, 3);
	assert_int_equal(out.on[0].at[0].result, 1);
	assert_int_equal(out.on[0].at[0].ways, 3);
	assert_int_equal(out.on[0].at[2].result, 4);
	for (int i = 1; i < OUTLOOK_CASES + 3; i++)
		assert_int_equal(outlook_case(&out, i, NONE, (const int[]){i}, 1), i < OUTLOOK_CASES ? i : OUTLOOK_CASES - 1);
	assert_int_equal(out.cases, OUTLOOK_CASES);
	assert_int_equal(out.on[OUTLOOK_CASES - 1].of, OUTLOOK_CASES + 2);
	for (int i = 0; i < OUTLOOK_WARNINGS + 2; i++)
		text_set(&outlook_warn(&out, i)->words, "%d", i);
	assert_int_equal(out.warnings, OUTLOOK_WARNINGS);
	assert_string_equal(out.warn[0].words.at, "0");
	assert_string_equal(out.warn[OUTLOOK_WARNINGS - 1].words.at, "7");
}

/* The chances of every column of every table of a game are those of all its rolls. */
static void chances_of_a_table_are_those_of_its_dice(void **unused)
{
	(void)unused;
	struct scenario *s = calloc(1, sizeof *s);
	struct error e;
	struct outlook out;
	assert_true(scenario_load(s, help_data(), "berezina/crossing", NULL, &e));
	for (int i = 0; i < s->tables; i++)
		for (int drm = -2; drm <= 2; drm++) {
			const struct table *t = &s->table[i];
			int rolls = 1, ways = 0;
			for (int k = 0; k < t->dice; k++)
				rolls *= t->sides;
			outlook_clear(&out);
			outlook_table(&out, s, i, t->columns - 1, drm);
			assert_int_equal(out.kind, OUTLOOK_EXACT);
			assert_int_equal(out.cases, 1);
			assert_int_equal(out.sum.table, i);
			assert_int_equal(out.sum.column, t->columns - 1);
			assert_int_equal(out.on[0].of, rolls);
			for (int k = 0; k < out.on[0].n; k++)
				ways += out.on[0].at[k].ways;
			assert_int_equal(ways, rolls);
		}
	scenario_free(s);
	free(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nothing_is_said_of_what_is_cleared),
		cmocka_unit_test(a_case_keeps_what_can_come),
		cmocka_unit_test(chances_of_a_table_are_those_of_its_dice),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
