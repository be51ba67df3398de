/* The bar below the map: what was is shown decision by decision, and turns are chosen from a list. */
#include "stage.h"

#include "ui/game.h"

#include <stdio.h>
#include <string.h>

static const struct seat *seat_of(const struct stage *s)
{
	return s->ui->game->seat;
}

/* The clock goes on, and the program with it. */
static void pass(struct stage *s, uint32_t ms)
{
	canvas_advance(s->canvas, ms);
	ui_work(s->ui);
}

static struct stage *played(void)
{
	uint64_t state = 9;
	struct stage *s = stage_open(1280, 800);
	stage_game(s, "borodino/7-september", 5);
	assert_int_equal(stage_play(s, 60, &state), 60);
	canvas_advance(s->canvas, 10);
	return s;
}

static void the_game_is_shown_decision_by_decision(void **unused)
{
	(void)unused;
	struct stage *s = played();
	int n = seat_of(s)->length;
	key(s, 'p', 0);
	assert_int_equal(seat_of(s)->at, 0);
	for (int i = 1; i <= 3; i++) {
		pass(s, 100);
		assert_int_equal(seat_of(s)->at, i - 1); /* time to see it */
		pass(s, 700);
		assert_int_equal(seat_of(s)->at, i);
	}
	s->moving = true; /* a march is still under way on the map */
	pass(s, 5000);
	assert_int_equal(seat_of(s)->at, 3);
	s->moving = false;
	key(s, 'p', 0); /* stop */
	pass(s, 5000);
	assert_int_equal(seat_of(s)->at, 3);
	press(s, "show-on"); /* on from there, to the end */
	for (int i = 0; i < 2 * n; i++)
		pass(s, 700);
	assert_int_equal(seat_of(s)->at, seat_of(s)->length);
	assert_false(ui_work(s->ui));
	stage_close(s);
}

static void the_other_sides_last_turn_is_shown_again(void **unused)
{
	(void)unused;
	struct stage *s = played();
	const struct chronicle *c = seat_of(s)->chronicle;
	int own = seat_of(s)->side, at = 0, seen = 0;
	uint64_t state = 3;
	for (int i = 0; i < 400 && !seen; i++) { /* until both have ordered something */
		stage_play(s, 1, &state);
		c = seat_of(s)->chronicle;
		own = seat_of(s)->side;
		for (int k = 0; k < seat_of(s)->length; k++)
			seen |= chronicle_heard(c, k)->side != own;
	}
	assert_true(seen);
	key(s, 'p', MOD_SHIFT);
	at = seat_of(s)->at;
	assert_true(at < seat_of(s)->length);
	assert_int_not_equal(chronicle_heard(c, at)->side, own);
	assert_true(at == 0 || chronicle_heard(c, at - 1)->side == own);
	for (int i = 0; i < 1000 && ui_work(s->ui); i++)
		canvas_advance(s->canvas, 700);
	assert_int_equal(seat_of(s)->at, seat_of(s)->length); /* and then the present */
	stage_close(s);
}

static void a_turn_is_chosen_from_the_list(void **unused)
{
	(void)unused;
	struct stage *s = played();
	key(s, 'p', 0);
	press(s, "turns");
	const struct heard *first = chronicle_heard(seat_of(s)->chronicle, 0);
	char turn[64];
	snprintf(turn, sizeof turn, "Turn %d, ", first->turn);
	assert_true(text_holds(ui_text(s->ui, "turn-at-0"), turn));
	assert_true(text_holds(ui_text(s->ui, "turn-at-0"), seat_of(s)->scenario->rules->phases[first->row].name));
	press(s, "turn-at-0");
	assert_int_equal(seat_of(s)->at, 0);
	pass(s, 5000); /* that has ended the showing */
	assert_int_equal(seat_of(s)->at, 0);
	stage_close(s);
}

static void the_small_map_is_put_away_by_a_key(void **unused)
{
	(void)unused;
	struct stage *s = played();
	s->config.small_map = true;
	key(s, 'm', 0);
	assert_false(s->config.small_map);
	assert_int_equal(s->settings, 1);
	stage_close(s);
}

/* After the game was gone on with from an earlier moment the log stands at what happened last, above what was taken back. */
static void the_log_stands_at_what_happened_last(void **unused)
{
	(void)unused;
	struct stage *s = played();
	press(s, "tab-log");
	for (int i = 0; i < 40; i++)
		match_undo(s->match);
	s->ui->game->log_fresh = true;
	ui_changed(s->ui, NONE);
	struct widget *list = widget_find(s->ui->pane[PANE_SIDE].root, "log");
	int last = NONE;
	for (int i = 0; i < list->items->n; i++)
		last = list->items->at[i].faded ? last : i;
	assert_in_range(last, 0, list->items->n - 10);
	struct rect r = list_item_rect(s->ui, list, last);
	assert_true(r.y >= list->at.y && r.y + r.h <= list->at.y + list->at.h);
	stage_close(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_game_is_shown_decision_by_decision),
		cmocka_unit_test(the_other_sides_last_turn_is_shown_again),
		cmocka_unit_test(a_turn_is_chosen_from_the_list),
		cmocka_unit_test(the_small_map_is_put_away_by_a_key),
		cmocka_unit_test(the_log_stands_at_what_happened_last),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
