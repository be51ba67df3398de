/* The panels of a game: buttons, log, forces, undo, time, reports, saving. */
#include "stage.h"

#include "ui/game.h"

#include <string.h>

static void the_default_button_and_space_end_the_phase(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 1);
	assert_string_equal(ui_text(s->ui, "phase"), "French Movement");
	press(s, "done");
	assert_string_equal(s->order, "done");
	assert_true(match_length(s->match) == 1);
	s->order[0] = 0;
	key(s, KEY_SPACE, 0);
	assert_string_equal(s->order, "done");
	stage_close(s);
}

static void the_greyed_button_says_why(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/5-september", 1);
	assert_true(strlen(ui_text(s->ui, "why-not")) > 5);
	press(s, "done");
	assert_int_equal(match_length(s->match), 0);
	assert_string_equal(ui_text(s->ui, "hint"), ui_text(s->ui, "why-not"));
	stage_close(s);
}

static void undo_and_redo_by_keys(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 1);
	press(s, "done");
	key(s, 'z', MOD_CTRL);
	assert_int_equal(match_now(s->match), 0);
	assert_true(there(s, "play-on"));
	key(s, 'y', MOD_CTRL);
	assert_int_equal(match_now(s->match), 1);
	assert_false(there(s, "play-on"));
	stage_close(s);
}

static void the_log_tells_and_points(void **unused)
{
	(void)unused;
	uint64_t state = 3;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	assert_int_equal(stage_play(s, 120, &state), 120);
	press(s, "tab-log");
	int lines = s->ui->game->lines;
	assert_true(lines > 20);
	press(s, "log");
	assert_int_equal(s->pointed, 1);
	press(s, "log-Moves");
	press(s, "log");
	assert_int_equal(s->pointed, 2);
	press(s, "undo-to-here");
	for (int i = 0; i < 4 && ui_modal(s->ui); i++)
		key(s, KEY_ENTER, 0);
	assert_true(match_now(s->match) < 120);
	assert_int_equal(s->ui->game->lines, lines); /* what is undone stays, greyed */
	stage_close(s);
}

static void forces_find_and_look(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	press(s, "tab-forces");
	press(s, "find-force");
	type(s, "Old Gu");
	assert_string_equal(ui_text(s->ui, "find-force"), "Old Gu");
	assert_true(there(s, "FR-G-OG"));
	assert_false(there(s, "FR-I-2"));
	press(s, "FR-G-OG");
	assert_int_equal(s->looked, scenario_piece(match_scenario(s->match), "FR-G-OG"));
	press(s, "tab-viewer");
	assert_string_equal(ui_text(s->ui, "piece"), "Old Guard");
	stage_close(s);
}

static void the_slider_goes_through_the_game(void **unused)
{
	(void)unused;
	uint64_t state = 9;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 4);
	stage_play(s, 60, &state);
	press(s, "to-begin");
	assert_int_equal(match_now(s->match), 0);
	press(s, "time-slider");
	assert_in_range(match_now(s->match), 25, 35);
	press(s, "to-end");
	assert_int_equal(match_now(s->match), match_length(s->match));
	press(s, "step-back");
	assert_int_equal(match_now(s->match), match_decision_start(s->match, match_length(s->match) - 1));
	stage_close(s);
}

/* A unit that was seen once and has marched closed: what is asked about it is not asked about the place where it is. */
static void nobody_asks_about_closed_units(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "area1812/1-invasion", 7);
	const struct scenario *sc = match_scenario(s->match);
	struct prompt ask;
	match_ask(s->match, &ask);
	assert_int_equal(ask.side, SIDE_1);
	int piece = scenario_piece(sc, "RU-ic-02"), at = board_find(&sc->board, "R22"), to = board_find(&sc->board, "R36");
	ui_hover(s->ui, piece, at);
	ui_hover(s->ui, NONE, NONE);
	ui_overlay(s->ui, QUERY_THREAT);
	assert_int_equal(s->overlay_place, at);
	ui_overlay(s->ui, QUERY_THREAT);
	assert_true(match_play_text(s->match, "march RU-ic-02 R36", NULL, NULL));
	ui_changed(s->ui, s->match, SIDE_0, NULL);
	assert_int_equal(match_position(s->match)->piece[piece].place, to);
	ui_overlay(s->ui, QUERY_THREAT);
	assert_int_equal(s->overlay_place, NONE);
	stage_close(s);
}

/* Plays until a battle is reported; the report must add up to what the account says. */
static void a_battle_is_reported(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct stage *s = stage_open(1280, 720);
	struct orders *list = &(struct orders){0};
	bool reported = false, planned = false;
	stage_game(s, "borodino/7-september", 5);
	for (int i = 0; i < 600 && !reported; i++) {
		list->n = 0;
		match_orders(s->match, list);
		struct order o = list->at[random_next(&state) % (unsigned)list->n];
		events_clear(s->events);
		assert_true(match_play(s->match, &o, 1, NULL));
		*s->events = *match_told(s->match);
		ui_changed(s->ui, s->match, SIDE_0, s->events);
		planned |= there(s, "odds") && there(s, "chance");
		for (int k = 0; k < s->events->n; k++)
			reported |= s->events->at[k].kind == EVENT_RESULT && s->events->at[k].account >= 0;
	}
	assert_true(reported);
	assert_true(planned);
	assert_true(ui_modal(s->ui));
	assert_true(there(s, "result"));
	assert_true(text_holds(ui_text(s->ui, "title"), "Report of a battle"));
	assert_true(strlen(ui_text(s->ui, "dice")) >= 1);
	assert_true(text_holds(ui_text(s->ui, "table"), "column"));
	key(s, KEY_ENTER, 0);
	assert_false(ui_modal(s->ui));
	stage_close(s);
}

static void quiet_means_no_reports(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct stage *s = stage_open(1280, 720);
	s->config.quiet = true;
	stage_game(s, "borodino/7-september", 5);
	struct orders list;
	for (int i = 0; i < 150; i++) {
		list.n = 0;
		match_orders(s->match, &list);
		struct order o = list.at[random_next(&state) % (unsigned)list.n];
		events_clear(s->events);
		assert_true(match_play(s->match, &o, 1, NULL));
		*s->events = *match_told(s->match);
		ui_changed(s->ui, s->match, SIDE_0, s->events);
		assert_false(ui_modal(s->ui));
	}
	stage_close(s);
}

static void typing_replaces_the_suggested_name(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	key(s, 's', MOD_CTRL);
	assert_string_equal(ui_text(s->ui, "save-name"), "7-september turn 27");
	type(s, "ev");
	type(s, "ening");
	key(s, KEY_ENTER, 0);
	assert_string_equal(s->saved, "evening");
	key(s, 's', MOD_CTRL);
	key(s, KEY_LEFT, 0);
	type(s, "x");
	assert_string_equal(ui_text(s->ui, "save-name"), "7-september turn 2x7");
	stage_close(s);
}

static void saving_asks_for_a_good_name(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	key(s, 's', MOD_CTRL);
	for (int i = 0; i < 60; i++)
		key(s, KEY_BACKSPACE, 0);
	assert_string_equal(ui_text(s->ui, "save-name"), "");
	key(s, KEY_ENTER, 0);
	assert_string_equal(s->saved, "");
	type(s, "a/b");
	key(s, KEY_ENTER, 0);
	assert_string_equal(s->saved, "");
	key(s, KEY_BACKSPACE, 0);
	key(s, KEY_BACKSPACE, 0);
	type(s, "fter tea");
	key(s, KEY_HOME, 0);
	type(s, "T");
	key(s, KEY_DELETE, 0);
	key(s, KEY_ENTER, 0);
	assert_string_equal(s->saved, "Tfter tea");
	stage_close(s);
}

static void a_popup_gives_the_chosen_order(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	const char *const texts[] = {"End it", "End it as well"};
	struct order o[2] = {order_make(VERB_DONE, 0, NONE, NONE, NONE), order_make(VERB_DONE, 0, NONE, NONE, NONE)};
	ui_menu(s->ui, 300, 300, texts, o, 2);
	key(s, KEY_ESCAPE, 0);
	assert_string_equal(s->order, "");
	ui_menu(s->ui, 300, 300, texts, o, 2);
	key(s, KEY_DOWN, 0);
	assert_string_equal(s->order, "");
	key(s, KEY_ENTER, 0);
	assert_string_equal(s->order, "done");
	s->order[0] = 0;
	ui_menu(s->ui, 300, 300, texts, o, 2);
	press(s, "End it");
	assert_string_equal(s->order, "done");
	stage_close(s);
}

static void leaving_asks_first(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	key(s, KEY_F10, 0);
	press(s, "menu-leave");
	key(s, KEY_ESCAPE, 0);
	assert_int_equal(s->left, 0);
	key(s, KEY_F10, 0);
	press(s, "menu-leave");
	press(s, "yes");
	assert_int_equal(s->left, 1);
	assert_true(there(s, "start"));
	stage_close(s);
}

static void the_map_keeps_its_drag(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	struct rect map = ui_map_area(s->ui);
	struct input in = {.kind = INPUT_PRESS, .x = map.x + 50, .y = map.y + 50, .button = BUTTON_LEFT, .clicks = 1};
	assert_false(ui_input(s->ui, &in));
	in.kind = INPUT_MOTION;
	in.x = 1270;
	assert_false(ui_input(s->ui, &in));
	in.kind = INPUT_RELEASE;
	assert_false(ui_input(s->ui, &in));
	in.kind = INPUT_MOTION;
	assert_true(ui_input(s->ui, &in));
	stage_close(s);
}

static void tab_is_the_map_s_until_f6(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	key(s, KEY_TAB, 0);
	assert_int_equal(s->next, 1);
	assert_null(s->ui->focus);
	key(s, KEY_F6, 0);
	assert_non_null(s->ui->focus);
	key(s, KEY_TAB, 0);
	assert_int_equal(s->next, 1);
	key(s, KEY_ESCAPE, 0);
	assert_null(s->ui->focus);
	stage_close(s);
}

/* Rows come in the order of play, none from what is no longer played, and the sums only grow. */
static void check_runs(const struct stage *s)
{
	const struct game *g = s->ui->game;
	for (int i = 0; i < g->runs; i++) {
		const struct run *r = &g->run[i];
		assert_true(r->first < match_length(s->match));
		assert_true(!i || r->first >= g->run[i - 1].first);
		for (int k = 0; k < r->n; k++) {
			assert_in_range(r->row[k].order, r->first, match_length(s->match) - 1);
			for (int n = 0; n < CHART_SUMS && k; n++)
				for (int v = 0; v < 2; v++)
					assert_true(r->row[k].sum[v][n] >= r->row[k - 1].sum[v][n]);
		}
	}
}

static void pages_follow_the_record(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "berezina/crossing", 3);
	s->config.quiet = true;
	assert_int_equal(stage_play(s, 400, &state), 400);
	check_runs(s);
	int runs = s->ui->game->runs;
	assert_true(runs > 2);
	press(s, "page-Bridges");
	assert_true(there(s, "Studianka, 2012/2013"));
	press(s, "page-Fire");
	assert_true(there(s, "run-title"));
	/* going back forgets nothing; another order does */
	assert_true(match_jump(s->match, 40));
	ui_changed(s->ui, s->match, SIDE_0, NULL);
	assert_int_equal(s->ui->game->runs, runs);
	assert_int_equal(stage_play(s, 1, &state), 1);
	assert_true(s->ui->game->runs < runs);
	check_runs(s);
	assert_int_equal(stage_play(s, 200, &state), 200);
	check_runs(s);
	stage_close(s);
}

/* At one screen two sides look in turn: each finds in log and pages only what it may know. */
static void each_side_reads_its_own_log(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "berezina/two-player", 3);
	s->config.quiet = true;
	stage_play(s, 400, &state);
	const struct game *g = s->ui->game;
	int hidden[2] = {0, 0};
	for (int viewer = 0; viewer < 2; viewer++) {
		ui_changed(s->ui, s->match, (enum side)viewer, NULL);
		press(s, "tab-log");
		for (int i = 0; i < g->log_items.n; i++)
			assert_true(g->line[g->log_items.at[i].id].event.seen >> viewer & 1);
		for (int i = 0; i < g->lines; i++)
			hidden[viewer] += !(g->line[i].event.seen >> viewer & 1);
	}
	assert_true(hidden[0] && hidden[1]);
	stage_close(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_default_button_and_space_end_the_phase),
		cmocka_unit_test(the_greyed_button_says_why),
		cmocka_unit_test(undo_and_redo_by_keys),
		cmocka_unit_test(the_log_tells_and_points),
		cmocka_unit_test(forces_find_and_look),
		cmocka_unit_test(the_slider_goes_through_the_game),
		cmocka_unit_test(nobody_asks_about_closed_units),
		cmocka_unit_test(a_battle_is_reported),
		cmocka_unit_test(quiet_means_no_reports),
		cmocka_unit_test(typing_replaces_the_suggested_name),
		cmocka_unit_test(saving_asks_for_a_good_name),
		cmocka_unit_test(a_popup_gives_the_chosen_order),
		cmocka_unit_test(leaving_asks_first),
		cmocka_unit_test(the_map_keeps_its_drag),
		cmocka_unit_test(tab_is_the_map_s_until_f6),
		cmocka_unit_test(pages_follow_the_record),
		cmocka_unit_test(each_side_reads_its_own_log),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
