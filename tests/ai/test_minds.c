/* Minds of all games: each game has its own, what is good for one side is as bad for the other, judging changes
 * nothing, and a counsel names a legal order or none. */
#include "seen.h"

#include "ai/mind.h"

#include <stdlib.h>
#include <string.h>

enum { DECISIONS = 60 };

static const char *const scenarios[] = {"borodino/7-september", "berezina/two-player", "area1812/3-retreat",
					 "hex1812/1-invasion", "gamble/1812", "napoleon1807/eylau", "null/duel", "null/ford", "null/valley"};

static void a_mind_for_every_game(void **unused)
{
	(void)unused;
	for (int i = 0; rules_all[i]; i++) {
		struct scenario s = {.rules = rules_all[i]};
		const struct mind *mind = mind_of(&s);
		assert_string_equal(mind->id, rules_all[i]->id);
		assert_non_null(mind->judge);
		assert_true(mind->thinks);
		assert_true(mind->point > 0 && mind->points);
		for (int k = 0; mind->tempers && mind->tempers[k]; k++) /* for people who never read this program */
			assert_true(!mind->tempers[k][0] || strchr(mind->tempers[k], ' '));
		for (int row = 0; row < 64; row++) /* a row that nobody decides in is not worth thinking about */
			if (mind->thinks >> row & 1)
				assert_true(row < rules_all[i]->rows && rules_all[i]->phases[row].list);
		for (int row = 0; mind->goes_by && row < rules_all[i]->rows; row++)
			if (mind->goes_by[row]) { /* where somebody decides, and as the second half of a sentence */
				assert_non_null(rules_all[i]->phases[row].list);
				assert_in_range(mind->goes_by[row][0], 'a', 'z');
				assert_true(mind->goes_by[row][strlen(mind->goes_by[row]) - 1] != '.');
			}
		for (const struct weight *w = mind->weights; w && w->name; w++)
			assert_true(w->low <= w->value && w->value <= w->high);
	}
}

static void judging_takes_no_side(const char *id)
{
	struct seen_game *g = seen_open(id);
	const struct mind *mind = mind_of(&g->s);
	union any_position before;
	void *own = player_find("simple")->open(&g->s, SIDE_0, 1);
	int sum = 0, n = 0, was[SIDES] = {0}, apart = 0;
	long long together = 0; /* do both find the same better, from one decision to the next? */
	do {
		before = g->known;
		int first = mind->judge(&g->s, &g->known.common, SIDE_0), second = mind->judge(&g->s, &g->known.common, SIDE_1);
		together += n ? (long long)(first - was[0]) * (second - was[1]) : 0;
		was[0] = first;
		was[1] = second;
		assert_int_equal(first, mind->judge(&g->s, &g->known.common, SIDE_0));
		apart += first != -second;
		assert_memory_equal(&before, &g->known, sizeof before);
		sum += abs(first);
	} while (++n < DECISIONS && seen_next(g, seen_simple(g, own)));
	assert_true(sum > 0);
	assert_true(together < 0);
	if (strcmp(mind->id, "area1812") != 0) /* whose armies judge by figures of their own */
		assert_int_equal(apart, 0);
	player_find("simple")->close(own);
	seen_close(g);
}

static void what_is_good_for_one_is_bad_for_the_other(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios; i++)
		judging_takes_no_side(scenarios[i]);
}

/* Who asks why the usual way is the usual way is told by what it goes, decision by decision. */
static void a_counsel_says_what_it_goes_by(void **unused)
{
	(void)unused;
	static const char *const asked[] = {"borodino/7-september", "berezina/two-player", "area1812/3-retreat", "hex1812/1-invasion", "gamble/1812", "napoleon1807/friedland"};
	for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
		struct seen_game *g = seen_open(asked[i]);
		const struct mind *mind = mind_of(&g->s);
		void *own = player_find("simple")->open(&g->s, SIDE_0, 1);
		struct text words;
		int told = 0;
		for (int n = 0; n < DECISIONS; n++) {
			int row = frame_now(&g->known.common)->row;
			mind_say_usual(mind, &g->known.common, &words);
			if (mind->goes_by[row])
				assert_non_null(strstr(words.at, mind->goes_by[row]));
			else
				assert_string_equal(words.at, "the usual way to play this");
			told += mind->goes_by[row] != NULL;
			if (!seen_next(g, seen_simple(g, own)))
				break;
		}
		assert_true(told > 0);
		player_find("simple")->close(own);
		seen_close(g);
	}
}

static void counsels_are_legal(void **unused)
{
	(void)unused;
	int given = 0;
	for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios; i++) {
		struct seen_game *g = seen_open(scenarios[i]);
		const struct mind *mind = mind_of(&g->s);
		void *own = player_find("simple")->open(&g->s, SIDE_0, 1);
		for (int n = 0; mind->counsel && n < DECISIONS; n++) {
			uint64_t one = g->seed, two = g->seed;
			int order = mind->counsel(&g->s, &g->known.common, &g->list, 0, &one, NULL);
			assert_in_range(order + 1, 0, g->list.n);
			assert_int_equal(order, mind->counsel(&g->s, &g->known.common, &g->list, 0, &two, NULL));
			assert_int_equal(one, two);
			given += order != NONE;
			if (!seen_next(g, seen_simple(g, own)))
				break;
		}
		player_find("simple")->close(own);
		seen_close(g);
	}
	assert_true(given > DECISIONS);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_mind_for_every_game),
		cmocka_unit_test(what_is_good_for_one_is_bad_for_the_other),
		cmocka_unit_test(a_counsel_says_what_it_goes_by),
		cmocka_unit_test(counsels_are_legal),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
