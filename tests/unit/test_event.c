/* Events and their ways: what is appended, for whom, and what happens when nobody listens or no room is left. */
#include "help.h"

#include "core/chart.h"
#include "core/event.h"
#include "core/position.h"

#include <stdlib.h>
#include <string.h>

static struct events *fresh(void)
{
	struct events *list = malloc(sizeof *list);
	memset(list, 0xee, sizeof *list);
	events_clear(list);
	return list;
}

static void a_note_has_its_nouns_and_all_see_it(void **unused)
{
	(void)unused;
	struct events *list = fresh();
	struct event *ev = event_note(list, EVENT_MOVE, SIDE_1, 3, 4, 5, 6, 7);
	assert_ptr_equal(ev, &list->at[0]);
	assert_int_equal(ev->kind, EVENT_MOVE);
	assert_int_equal(ev->side, SIDE_1);
	assert_int_equal(ev->piece, 3);
	assert_int_equal(ev->from, 4);
	assert_int_equal(ev->to, 5);
	assert_int_equal(ev->number, 6);
	assert_int_equal(ev->rule, 7);
	assert_int_equal(ev->seen, SEEN_ALL);
	assert_int_equal(ev->account, NONE);
	assert_int_equal(ev->way, NONE);
	assert_false(ev->seals);
	assert_int_equal(ev->dice[0], 0);
	assert_null(event_note(NULL, EVENT_MOVE, SIDE_1, 3, 4, 5, 6, 7));
	event_note_piece(NULL, *ev, false);
	for (int i = 0; i < MAX_EVENTS + 5; i++)
		assert_non_null(event_note(list, EVENT_NOTE, NOBODY, NONE, NONE, NONE, i, NONE));
	assert_int_equal(list->n, MAX_EVENTS);
	assert_int_equal(list->at[MAX_EVENTS - 1].number, MAX_EVENTS + 4);
	free(list);
}

static void a_hidden_piece_is_named_for_its_side_alone(void **unused)
{
	(void)unused;
	struct events *list = fresh();
	static const int16_t way[] = {4, 8, 5};
	struct event named = event_make(EVENT_MOVE, SIDE_1, 3, 4, 5, 2, NONE);
	event_way(list, &named, way, 3);
	event_note_piece(list, named, true);
	assert_int_equal(list->n, 1);
	assert_int_equal(list->at[0].seen, SEEN_ALL);
	assert_int_not_equal(list->at[0].way, NONE);
	event_note_piece(list, named, false);
	assert_int_equal(list->n, 3);
	assert_int_equal(list->at[1].seen, SEEN_1);
	assert_int_equal(list->at[1].piece, 3);
	assert_int_equal(list->at[1].way, named.way);
	assert_int_equal(list->at[2].seen, SEEN_0);
	assert_int_equal(list->at[2].piece, NONE);
	assert_int_equal(list->at[2].from, 4);
	assert_int_equal(list->at[2].to, 5);
	assert_int_equal(list->at[2].way, NONE);
	free(list);
}

static void dice_are_rolled_told_and_seal(void **unused)
{
	(void)unused;
	struct events *list = fresh();
	struct position p, other;
	position_clear(&p, sizeof p);
	dice_seed(&p.dice, 5);
	dice_force(&p.dice, (int[]){2, 6, 9}, 3);
	other = p;
	assert_int_equal(event_roll(&p, list, SIDE_0, 6, 2, 1), 8);
	assert_int_equal(event_roll(&p, list, SIDE_1, 10, 1, NONE), 9);
	assert_int_equal(list->n, 2);
	assert_int_equal(list->at[0].kind, EVENT_ROLL);
	assert_int_equal(list->at[0].number, 8);
	assert_memory_equal(list->at[0].dice, ((uint8_t[]){2, 6, 0, 0}), 4);
	assert_true(list->at[0].seals);
	assert_int_equal(list->at[1].dice[0], 9);
	assert_int_equal(list->at[1].side, SIDE_1);
	/* with nobody listening the dice are the same */
	assert_int_equal(event_roll(&other, NULL, SIDE_0, 6, 2, 1), 8);
	assert_int_equal(event_roll(&other, NULL, SIDE_0, 10, 1, 1), 9);
	assert_memory_equal(&p, &other, sizeof p);
	free(list);
}

static void ways_are_kept_while_there_is_room(void **unused)
{
	(void)unused;
	struct events *list = fresh();
	int16_t way[100];
	int n, kept = 0;
	for (int i = 0; i < 100; i++)
		way[i] = (int16_t)(i * 3);
	struct event *step = event_note(list, EVENT_MOVE, SIDE_0, 1, 7, 9, NONE, NONE);
	event_step(list, step);
	const int16_t *at = event_way_of(list, step, &n);
	assert_int_equal(n, 2);
	assert_int_equal(at[0], 7);
	assert_int_equal(at[1], 9);
	for (int i = 0; i < 40; i++) {
		struct event *ev = event_note(list, EVENT_MOVE, SIDE_0, i, NONE, NONE, NONE, NONE);
		event_way(list, ev, way, 100);
		at = event_way_of(list, ev, &n);
		assert_int_equal(!at, !n);
		kept += n > 0;
		if (n)
			assert_memory_equal(at, way, sizeof way);
	}
	assert_int_equal(kept, (MAX_WAYS - 3) / 101);
	assert_true(list->ways <= MAX_WAYS);
	event_way(list, step, way, 1); /* a place is no way: nothing happens */
	event_way_of(list, step, &n);
	assert_int_equal(n, 2);
	event_way(NULL, step, way, 100);
	event_way(list, NULL, way, 100);
	events_clear(list);
	assert_int_equal(list->ways, 0);
	free(list);
}

static void dice_of_an_account_are_kept_while_there_is_room(void **unused)
{
	(void)unused;
	struct events *list = fresh();
	struct account *a = account_open(list, NULL, 3, SIDE_1, 7);
	struct event *ev = event_note(list, EVENT_RESULT, SIDE_1, NONE, NONE, NONE, NONE, NONE);
	assert_ptr_equal(a, &list->account[0]);
	assert_int_equal(a->kind, 3);
	assert_int_equal(a->side, SIDE_1);
	assert_int_equal(a->place, 7);
	assert_int_equal(a->table, NONE);
	event_account(list, ev, a);
	assert_int_equal(ev->account, 0);
	event_account(NULL, NULL, a);
	struct account scratch;
	assert_ptr_equal(account_open(NULL, &scratch, 3, SIDE_0, NONE), &scratch);
	assert_int_equal(scratch.seen, SEEN_ALL);
	assert_int_equal(scratch.n, 0);
	account_die(NULL, SIDE_0, 1, 0, NONE);
	for (int i = 0; i < MAX_DICE + 3; i++)
		account_die(a, SIDE_1, 1 + i % 6, -2, 4);
	assert_int_equal(a->dice, MAX_DICE);
	assert_int_equal(a->die[MAX_DICE - 1].value, 1 + (MAX_DICE - 1) % 6);
	assert_int_equal(a->die[0].side, SIDE_1);
	assert_int_equal(a->die[0].drm, -2);
	assert_int_equal(a->die[0].why, 4);
	free(list);
}

static void lines_of_one_text_are_added_up(void **unused)
{
	(void)unused;
	struct account a;
	account_clear(&a);
	assert_int_equal(account_sum(&a, 4), 0);
	account_line(&a, 0, LINE_ADD, 3, 1, NONE, NONE, 4, NONE);
	account_line(&a, 0, LINE_ADD, 5, 1, NONE, NONE, 6, NONE);
	account_line(&a, 1, LINE_NOTE, -1, 1, NONE, NONE, 4, NONE);
	assert_int_equal(account_sum(&a, 4), 2);
	assert_int_equal(account_sum(&a, 6), 5);
}

static void a_list_of_numbers_leaves_out_what_is_none(void **unused)
{
	(void)unused;
	char list[20] = "", tight[6] = "12";
	chart_listed(list, sizeof list, 0, "nobody");
	assert_string_equal(list, "");
	chart_listed(list, sizeof list, 3, "here");
	chart_listed(list, sizeof list, 0, "nobody");
	chart_listed(list, sizeof list, 12, "there");
	assert_string_equal(list, "3 here, 12 there");
	chart_listed(list, sizeof list, 1, "more");
	assert_string_equal(list, "3 here, 12 there");
	chart_listed(tight, sizeof tight, 0, "");
	assert_string_equal(tight, "12");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_note_has_its_nouns_and_all_see_it),
		cmocka_unit_test(a_hidden_piece_is_named_for_its_side_alone),
		cmocka_unit_test(dice_are_rolled_told_and_seal),
		cmocka_unit_test(ways_are_kept_while_there_is_room),
		cmocka_unit_test(dice_of_an_account_are_kept_while_there_is_room),
		cmocka_unit_test(lines_of_one_text_are_added_up),
		cmocka_unit_test(a_list_of_numbers_leaves_out_what_is_none),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
