/* A match: play, undo, redo, jump, fixed dice, order texts, seats. */
#include "help.h"
#include "match/hash.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void undo_and_redo_are_exact(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct match *m = help_long(100, &state);
	size_t size = match_scenario(m)->rules->position_size;
	uint8_t *all = calloc(101, size);
	for (int i = 0; i <= 100; i++) {
		assert_true(match_jump(m, i));
		memcpy(all + (size_t)i * size, match_position(m), size);
	}
	int steps = 0, last = match_now(m);
	while (match_undo(m)) {
		struct prompt ask;
		match_ask(m, &ask);
		assert_int_equal(ask.depth, 0);
		assert_true(match_now(m) < last);
		last = match_now(m);
		assert_memory_equal(match_position(m), all + (size_t)last * size, size);
		steps++;
	}
	assert_int_equal(match_now(m), 0);
	assert_int_equal(match_length(m), 100);
	for (int i = 0; i < steps; i++)
		assert_true(match_redo(m));
	assert_false(match_redo(m));
	assert_memory_equal(match_position(m), all + 100 * size, size);
	free(all);
	match_free(m);
}

static void jumps_land_on_their_check(void **unused)
{
	(void)unused;
	uint64_t state = 9;
	struct match *m = help_long(110, &state);
	static char kept[111][65];
	for (int n = 0; n <= 110; n++) {
		assert_true(match_jump(m, n));
		match_hash(m, kept[n]);
		assert_int_equal(match_check(m, n), hash_check(match_scenario(m), match_position(m)));
		if (n)
			assert_string_not_equal(kept[n], kept[n - 1]);
	}
	for (int i = 0; i < 500; i++) {
		int n = (int)(random_next(&state) % 111);
		char hash[65];
		assert_true(match_jump(m, n));
		assert_int_equal(match_now(m), n);
		match_hash(m, hash);
		assert_string_equal(hash, kept[n]);
		assert_int_equal(match_check(m, n), hash_check(match_scenario(m), match_position(m)));
	}
	assert_false(match_jump(m, -1));
	assert_false(match_jump(m, 111));
	match_free(m);
}

static void playing_after_undo_cuts_the_rest(void **unused)
{
	(void)unused;
	uint64_t state = 4;
	struct match *m = help_long(100, &state);
	match_jump(m, 70);
	int start = match_decision_start(m, 69);
	match_jump(m, start);
	/* A refusal cuts nothing. */
	struct order wrong = order_make(VERB_MARCH, SIDE_0, 0, 0, NONE);
	struct error e = {0};
	assert_false(match_play(m, &wrong, 1, &e));
	assert_true(e.reason[0]);
	assert_int_equal(match_length(m), 100);
	assert_int_equal(help_play(m, 1, &state), 1);
	assert_int_equal(match_length(m), start + 1);
	assert_false(match_redo(m));
	help_play(m, 1000, &state);
	/* The record played again from the start gives the same checks. */
	int n = match_length(m);
	struct match *again = help_match(1);
	match_free(again);
	assert_true(match_jump(m, 0));
	while (match_redo(m))
		;
	assert_int_equal(match_now(m), n);
	match_free(m);
}

/* What was remembered of the old way may not come back on the new one. */
static void a_new_way_forgets_the_old_one(void **unused)
{
	(void)unused;
	int longest = 0;
	for (uint64_t seed = 1; seed < 12; seed++) {
		uint64_t state = seed;
		struct match *m = help_long(100, &state);
		match_jump(m, match_decision_start(m, 30));
		help_play(m, 1000, &state);
		int n = match_length(m);
		longest = n > longest ? n : longest;
		for (int i = n; i >= 0; i--) {
			assert_true(match_jump(m, i));
			assert_int_equal(match_check(m, i), hash_check(match_scenario(m), match_position(m)));
		}
		match_free(m);
	}
	assert_true(longest > 70);
}

static void dice_taken_back_are_marked(void **unused)
{
	(void)unused;
	uint64_t state = 3;
	struct match *m = help_match(2);
	struct orders list;
	struct order fight = {0};
	int at = -1;
	/* On to the first order that rolls a die. */
	while (at < 0) {
		uint32_t drawn = match_position(m)->dice.drawn;
		match_orders(m, &list);
		fight = list.at[random_next(&state) % (uint32_t)list.n];
		assert_true(match_play(m, &fight, 1, NULL));
		if (match_position(m)->dice.drawn > drawn)
			at = match_now(m) - 1;
	}
	assert_false(match_redone(m, at));
	assert_true(match_sealed(m));
	assert_true(match_jump(m, at));
	assert_true(match_play(m, &fight, 1, NULL));
	assert_true(match_redone(m, at));
	assert_int_equal(match_length(m), at + 1);
	match_free(m);
}

static void looking_back_is_no_redoing(void **unused)
{
	(void)unused;
	uint64_t state = 3;
	struct match *m = help_long(90, &state);
	match_jump(m, 10);
	match_jump(m, 90);
	help_play(m, 20, &state);
	for (int i = 0; i < match_length(m); i++)
		assert_false(match_redone(m, i));
	match_free(m);
}

/* Plays until somebody can assault, returns that order text. */
static void reach_assault(struct match *m, char text[64], uint64_t *state)
{
	struct orders list;
	for (;;) {
		match_orders(m, &list);
		assert_true(list.n > 0);
		for (int i = 0; i < list.n; i++) {
			const struct order *o = &list.at[i];
			if (o->verb != VERB_MARCH)
				continue;
			for (int k = 0; k < match_scenario(m)->pieces; k++)
				if (match_position(m)->piece[k].place == o->place) {
					order_print(match_scenario(m), o, text, 64);
					return;
				}
		}
		assert_int_equal(help_play(m, 1, state), 1);
	}
}

static void fixed_dice_are_in_the_record(void **unused)
{
	(void)unused;
	uint64_t state = 8;
	struct match *m = help_match(6);
	char text[64];
	struct events *ev = calloc(1, sizeof *ev);
	reach_assault(m, text, &state);
	int six[1] = {6};
	assert_true(match_force(m, six, 1, NULL));
	int at = match_now(m);
	assert_true(match_play_text(m, text, NULL, NULL));
	struct prompt ask;
	match_ask(m, &ask);
	if (ask.reaction)
		assert_true(match_play_text(m, "stand", NULL, NULL));
	int found = 0;
	assert_true(match_retell(m, match_length(m) - 1, ev, NULL));
	for (int i = 0; i < ev->n; i++)
		if (ev->at[i].kind == EVENT_ROLL) {
			assert_int_equal(ev->at[i].dice[0], 6);
			found++;
		}
	assert_int_equal(found, 1);
	const char *path = help_path("fixed.grog");
	assert_true(match_save(m, path, NULL));
	struct error e = {0};
	struct match *again = match_load(help_data(), path, &e);
	assert_non_null(again);
	assert_string_equal(e.reason, "");
	help_same(m, again);
	assert_true(match_jump(again, at));
	assert_int_equal(match_position(again)->dice.forced, 1);
	int bad[2] = {3, 0};
	assert_false(match_force(m, bad, 2, &e));
	assert_false(match_force(m, six, 17, &e));
	free(ev);
	match_free(again);
	match_free(m);
}

static void texts_take_up_the_piece_first(void **unused)
{
	(void)unused;
	struct match *m = help_match(1);
	struct error e = {0};
	struct events *ev = calloc(1, sizeof *ev);
	assert_true(match_play_text(m, "plan 0", ev, &e));
	assert_true(match_play_text(m, "plan 1", ev, &e));
	struct orders list;
	match_orders(m, &list);
	assert_int_equal(list.at[0].verb, VERB_TAKE);
	const struct position *p = match_position(m);
	int piece = list.at[0].piece;
	const struct place *here = &match_scenario(m)->board.at[p->piece[piece].place];
	int before = match_length(m), done = 0;
	for (int i = 0; i < here->links; i++) {
		char text[64];
		snprintf(text, sizeof text, "march %s %s", match_scenario(m)->piece[piece].id,
			 match_scenario(m)->board.at[here->link[i].to].id);
		memset(&e, 0, sizeof e);
		if (match_play_text(m, text, ev, &e)) {
			assert_int_equal(match_length(m), before + 2);
			done = 1;
			break;
		}
		assert_int_equal(match_length(m), before); /* both or neither */
		assert_true(e.reason[0]);
		assert_true(e.rule[0]);
	}
	assert_int_equal(done, 1);
	assert_true(ev->n >= 2);
	assert_int_equal(ev->at[0].kind, EVENT_TAKE);
	assert_true(match_undo(m));
	assert_int_equal(match_now(m), before);
	assert_false(match_play_text(m, "", ev, &e));
	assert_false(match_play_text(m, "march", ev, &e));
	assert_false(match_play_text(m, "march BL-1 nowhere", ev, &e));
	assert_false(match_play_text(m, "dance BL-1", ev, &e));
	free(ev);
	match_free(m);
}

static void told_again_is_told_the_same(void **unused)
{
	(void)unused;
	uint64_t state = 12;
	struct match *m = help_match(4);
	struct events *first = calloc(1, sizeof *first), *again = calloc(1, sizeof *again);
	size_t size = match_scenario(m)->rules->position_size;
	struct position *before = calloc(1, POSITION_BYTES);
	struct orders list;
	for (;;) {
		match_orders(m, &list);
		if (!list.n)
			break;
		uint8_t kept[POSITION_BYTES];
		memcpy(kept, match_position(m), size);
		struct order o = list.at[random_next(&state) % (uint32_t)list.n];
		assert_true(match_play(m, &o, 1, NULL));
		match_told(m, first);
		assert_true(match_retell(m, match_length(m) - 1, again, before));
		assert_memory_equal(kept, before, size);
		assert_int_equal(first->n, again->n);
		assert_int_equal(first->accounts, again->accounts);
		assert_memory_equal(first->at, again->at, (size_t)first->n * sizeof first->at[0]);
	}
	assert_false(match_retell(m, match_length(m), again, NULL));
	free(first);
	free(again);
	free(before);
	match_free(m);
}

static void options_seats_and_turns(void **unused)
{
	(void)unused;
	struct error e = {0};
	const char *const wrong[] = {"no_such=1", NULL}, *const right[] = {"open_hands=1", NULL};
	assert_null(match_new(help_data(), "null/duel", NULL, wrong, 1, &e));
	assert_true(e.reason[0]);
	assert_null(match_new(help_data(), "null/none", NULL, NULL, 1, &e));
	assert_null(match_new(help_data(), "../null/duel", NULL, NULL, 1, &e));
	struct match *m = match_new(help_data(), "null/duel", NULL, right, 1, &e);
	assert_non_null(m);
	assert_int_equal(scenario_value(match_scenario(m), "open_hands"), 1);
	assert_true(match_player(m, SIDE_1, "simple"));
	uint64_t state = 1;
	help_play(m, 1000, &state);
	const char *path = help_path("options.grog");
	assert_true(match_save(m, path, &e));
	struct match *again = match_load(help_data(), path, &e);
	assert_non_null(again);
	help_same(m, again);
	assert_int_equal(scenario_value(match_scenario(again), "open_hands"), 1);
	assert_ptr_equal(match_played_by(again, SIDE_1), player_find("simple"));
	assert_null(match_played_by(again, SIDE_0));
	for (int i = 0; i < match_length(m); i++) {
		int start = match_turn_start(m, i);
		assert_true(start <= i && match_decision_start(m, i) <= i);
		struct position *p = calloc(2, POSITION_BYTES);
		struct position *q = (struct position *)(void *)((uint8_t *)p + POSITION_BYTES);
		match_retell(m, start, NULL, p);
		match_retell(m, i, NULL, q);
		assert_int_equal(p->header.turn, q->header.turn);
		assert_int_equal(p->header.phasing, q->header.phasing);
		free(p);
	}
	struct match_info info;
	assert_true(match_peek(path, &info, &e));
	assert_string_equal(info.game, "null");
	assert_string_equal(info.scenario, "duel");
	assert_int_equal(info.begun, match_length(m) > 0);
	assert_ptr_equal(info.player[1], player_find("simple"));
	assert_string_equal(info.turn, match_scenario(m)->turn_name[match_position(m)->header.turn]);
	match_free(again);
	match_free(m);
}

/* A seed says nothing of the clock or of the one before: their bits differ by about half. */
static void seeds_are_nobodys_to_guess(void **unused)
{
	uint64_t before = match_seed();
	int differ = 0;
	(void)unused;
	for (int i = 0; i < 64; i++) {
		uint64_t seed = match_seed();
		assert_true(seed);
		for (uint64_t d = seed ^ before; d; d &= d - 1)
			differ++;
		before = seed;
	}
	assert_in_range(differ, 64 * 26, 64 * 38);
}

/* Bytes of memory in use, as far as this machine counts them. */
static size_t memory(void)
{
	struct mallinfo2 info = mallinfo2();
	return info.uordblks + info.hblkhd;
}

/* A match of the same scenario and options stands on the scenario of the first: it costs less than 0.4 MB, is a game of its
 * own and outlives the first. */
static void matches_share_their_scenario(void **unused)
{
	static const char *const names[] = {"null/duel", "borodino/grand-battle", "berezina/two-player", "area1812/1-invasion"};
	(void)unused;
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		struct error e = {0};
		uint64_t state = 4;
		struct match *first = match_new(help_data(), names[i], NULL, NULL, 1, &e);
		size_t before = memory();
		struct match *second = match_like(first, 2, &e), *third = match_like(second, 1, &e);
		assert_true(memory() - before < 2 * 400000);
		assert_ptr_equal(match_scenario(first), match_scenario(third));
		help_play(third, 40, &state);
		state = 4;
		help_play(first, 40, &state);
		help_same(first, third);
		match_free(first);
		assert_true(help_play(second, 40, &state) > 0);
		match_free(second);
		assert_true(help_play(third, 10, &state) >= 0);
		match_free(third);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(undo_and_redo_are_exact),
		cmocka_unit_test(jumps_land_on_their_check),
		cmocka_unit_test(playing_after_undo_cuts_the_rest),
		cmocka_unit_test(a_new_way_forgets_the_old_one),
		cmocka_unit_test(dice_taken_back_are_marked),
		cmocka_unit_test(looking_back_is_no_redoing),
		cmocka_unit_test(fixed_dice_are_in_the_record),
		cmocka_unit_test(texts_take_up_the_piece_first),
		cmocka_unit_test(told_again_is_told_the_same),
		cmocka_unit_test(options_seats_and_turns),
		cmocka_unit_test(seeds_are_nobodys_to_guess),
		cmocka_unit_test(matches_share_their_scenario),
	};
	return cmocka_run_group_tests(tests, help_folder_make, help_folder_remove);
}
