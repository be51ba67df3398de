/* A game as a whole: taking back, looking back, saving, leaving, keys of the map, pages at the side. */
#include "stage.h"

#include "ui/game.h"

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

static void the_slider_goes_through_the_game(void **unused)
{
	(void)unused;
	uint64_t state = 9;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 4);
	stage_play(s, 60, &state);
	const struct seat *seat = s->ui->game->seat;
	int n = seat->length;
	press(s, "to-begin");
	assert_int_equal(seat->at, 0);
	press(s, "time-slider");
	assert_in_range(seat->at, n * 4 / 10, n * 6 / 10);
	press(s, "to-end");
	assert_int_equal(seat->at, n);
	press(s, "step-back");
	assert_int_equal(seat->at, n - 1);
	press(s, "turn-back");
	assert_int_equal(seat->at, chronicle_turn(seat->chronicle, n - 2));
	press(s, "turn-on");
	assert_true(seat->at == n || chronicle_turn(seat->chronicle, seat->at) == seat->at);
	assert_int_equal(match_now(s->match), 60); /* looking back moves nothing but the eye */
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
	ui_changed(s->ui, NONE);
	assert_int_equal(match_position(s->match)->piece[piece].place, to);
	ui_overlay(s->ui, QUERY_THREAT);
	assert_int_equal(s->overlay_place, NONE);
	stage_close(s);
}

static void typing_replaces_the_suggested_name(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	key(s, 's', MOD_CTRL);
	assert_string_equal(ui_text(s->ui, "save-name"), "7 September, turn 27");
	type(s, "ev");
	type(s, "ening");
	key(s, KEY_ENTER, 0);
	assert_string_equal(s->saved, "evening");
	key(s, 's', MOD_CTRL);
	key(s, KEY_LEFT, 0);
	type(s, "x");
	assert_string_equal(ui_text(s->ui, "save-name"), "7 September, turn 2x7");
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

/* All pages stand in one row; those for which there is no room are in a list at its end, and what is open is in the row. */
static void tabs_without_room_are_in_a_list(void **unused)
{
	(void)unused;
	static const char *const pages[] = {"page-Forecast", "page-Supply", "page-Enemy", "page-Attrition", "page-Marches", "tab-viewer"};
	struct stage *s = stage_open(1280, 800);
	stage_game(s, "area1812/1-invasion", 3);
	assert_true(there(s, "tab-log") && there(s, "tab-forces") && there(s, "tab-more"));
	for (size_t i = 0; i < sizeof pages / sizeof *pages; i++) {
		struct widget *open, *log;
		if (!there(s, pages[i])) {
			press(s, "tab-more");
			press(s, pages[i]);
		} else {
			press(s, pages[i]);
		}
		ui_settle(s->ui);
		open = widget_find(s->ui->pane[PANE_SIDE].root, pages[i]);
		log = widget_find(s->ui->pane[PANE_SIDE].root, "fold");
		assert_true(open && open->on && log);
		assert_int_equal(open->at.y, log->at.y);
		assert_true(open->at.x + open->at.w <= 1280);
	}
	stage_close(s);
}

static void pages_follow_the_record(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct stage *s = stage_open(1680, 720);
	stage_game(s, "berezina/crossing", 3);
	s->config.quiet = true;
	assert_int_equal(stage_play(s, 400, &state), 400);
	const struct chronicle *c = s->seat[0]->chronicle;
	int runs = chronicle_runs(c);
	assert_true(runs > 2);
	press(s, "page-Bridges");
	assert_true(there(s, "Studianka, 2012/2013"));
	press(s, "page-Fire");
	assert_true(there(s, "run-title"));
	/* going back forgets nothing; another order does */
	assert_true(match_jump(s->match, 40));
	ui_changed(s->ui, NONE);
	assert_true(there(s, "run-title"));
	assert_int_equal(stage_play(s, 1, &state), 1);
	assert_true(chronicle_runs(c) < runs);
	assert_int_equal(stage_play(s, 200, &state), 200);
	assert_true(there(s, "run-title"));
	stage_close(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(undo_and_redo_by_keys),
		cmocka_unit_test(the_slider_goes_through_the_game),
		cmocka_unit_test(nobody_asks_about_closed_units),
		cmocka_unit_test(typing_replaces_the_suggested_name),
		cmocka_unit_test(saving_asks_for_a_good_name),
		cmocka_unit_test(leaving_asks_first),
		cmocka_unit_test(the_map_keeps_its_drag),
		cmocka_unit_test(tab_is_the_map_s_until_f6),
		cmocka_unit_test(tabs_without_room_are_in_a_list),
		cmocka_unit_test(pages_follow_the_record),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
