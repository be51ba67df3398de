/* What follows the dice of a combat: hits stack by stack, commanders who stay behind (11.12, 11.17, 11.19). */
#include "war.h"

#include "words/words.h"

#include <string.h>

/* [11.12] [11.19] Beaten by one or two the defenders leave, only cavalry follows: Murat stays behind alone and nobody rolls for him, for he has
 * lost nobody. */
static void gamble_11_19_left_behind_by_an_advance(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-6 1109; FR-II-4 1109; FR-Murat 1109; RU-1II-1 1108; RU-1VI-3 1108; FR-X-1 1610; RU-Dan-1 1609");
	combat_begins(g, FRENCH, 4, 0);
	play(g, "take FR-I-6; assault 1108; spend 4");
	/* order; 2 + 2 + 5 to 2 + 2 + 4: by one; no hit back */
	dice(g, "6 5 4 1");
	play(g, "commit");
	play(g, "hit RU-1II-1; done");
	row_is(g, ROW_WITHDRAW, RUSSIAN);
	dice(g, "1 1");
	play(g, "send RU-1II-1 1007");
	row_is(g, ROW_ADVANCE, FRENCH);
	refused(g, "advance FR-Murat 1108", "11.13");
	play(g, "advance FR-I-6 1108; advance FR-II-4 1108");
	stands(g, "FR-Murat", "1109");
	stands(g, "FR-I-6", "1108");
	leave(g);
}

/* [11.17] Each stack with an odd number of hits may take one more, to be rid of a disrupted unit: here both, though four fell. */
static void gamble_11_17_one_more_for_each_stack(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1109; FR-I-2 1109; FR-I-3 1109; FR-I-4 1109; FR-Davout 1109; RU-1II-1 1108; RU-1II-2 1108;"
				      "RU-1VI-1 1007; RU-1VI-2 1007; RU-Kutuzov 1007; FR-X-1 1610; RU-Dan-1 1609");
	combat_begins(g, FRENCH, 4, 3);
	play(g, "take FR-I-1; assault 1108; spend 4");
	dice(g, "6");
	play(g, "commit");
	play(g, "spend 3; name 1007");
	/* Kutuzov comes; 4 + 3 + 6 = 13 to 2 + 3 + 4 = 9: four hits; die of 1: none back */
	dice(g, "6 6 4 1");
	play(g, "done");
	row_is(g, ROW_HITS, RUSSIAN);
	play(g, "hit RU-1II-1; hit RU-1II-2; hit RU-1II-1; hit RU-1VI-1");
	row_is(g, ROW_HITS, RUSSIAN);
	refused(g, "hit RU-1VI-2", "11.17");
	assert_true(offered(g, "hit RU-1II-2") && offered(g, "hit RU-1VI-1"));
	play(g, "hit RU-1VI-1");
	assert_true(offered(g, "hit RU-1II-2"));
	struct order enough = order_make(VERB_DONE, RUSSIAN, NONE, NONE, NONE);
	struct text words;
	words_of(&g->s)->say(&g->s, now(g), &enough, &words);
	assert_string_equal(words.at, "&No more hits"); /* the phase does not end with them */
	words_of(&g->s)->about(&g->s, now(g), piece(g, "RU-1II-2"), (enum side)RUSSIAN, &words);
	assert_null(strstr(words.at, "isrupted")); /* its badge says it */
	play(g, "done");
	assert_true(lost(g, "RU-1VI-1") && lost(g, "RU-1II-1") && !lost(g, "RU-1II-2"));
	leave(g);
}

/* [11.17] An even number in either stack: nothing more. */
static void gamble_11_17_nothing_more(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1109; FR-I-2 1109; FR-I-3 1109; FR-Davout 1109; RU-1II-1 1108; RU-1II-2 1108; FR-X-1 1610; RU-Dan-1 1609");
	combat_begins(g, FRENCH, 4, 0);
	play(g, "take FR-I-1; assault 1108; spend 4");
	/* 3 + 3 + 1 to 2 + 3: two hits, none back */
	dice(g, "6 1 3 1");
	play(g, "commit");
	row_is(g, ROW_HITS, RUSSIAN);
	play(g, "hit RU-1II-1; hit RU-1II-2");
	row_is(g, ROW_WITHDRAW, RUSSIAN);
	leave(g);
}

/* [11.19] Why he is taken: the die, or that none of his own stands within three hexes. */
static void gamble_11_19_nobody_near(void **unused)
{
	(void)unused;
	for (int die = 1; die <= 6; die += 5) {
		struct game *g = war(NULL, 5, die == 1 ? "RU-Bagration 1709; RU-1V-1 1708; FR-I-1 1908" : "RU-Bagration 1709; RU-1V-1 1309; FR-I-1 1908");
		events_clear(&g->ev);
		dice(g, die == 1 ? "1" : "6");
		gb_catch(&g->s, state(g), piece(g, "RU-Bagration"), &g->ev);
		assert_true(lost(g, "RU-Bagration"));
		assert_true(noted(g, die == 1 ? TEXT_CAUGHT : TEXT_NO_REFUGE));
		leave(g);
	}
}

/* [14.7] Losses are combat units, as for a decisive victory: a commander is none. */
static void gamble_14_7_losses_are_combat_units(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "RU-Bagration 1709; RU-1V-1 1708");
	int n[SIDES] = {0, 0};
	events_clear(&g->ev);
	gb_eliminate(&g->s, state(g), piece(g, "RU-Bagration"), CITE_11_19, &g->ev);
	gb_eliminate(&g->s, state(g), piece(g, "RU-1V-1"), CITE_11_17, &g->ev);
	for (int i = 0; i < g->ev.n; i++)
		rules_add_lost(&g->s, &g->ev.at[i], n);
	assert_int_equal(n[RUSSIAN], 1);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_11_19_left_behind_by_an_advance),
		cmocka_unit_test(gamble_11_17_one_more_for_each_stack),
		cmocka_unit_test(gamble_11_17_nothing_more),
		cmocka_unit_test(gamble_11_19_nobody_near),
		cmocka_unit_test(gamble_14_7_losses_are_combat_units),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
