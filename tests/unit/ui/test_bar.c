/* The bar below the map: what is asked, its buttons and their keys. */
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

/* Pressed twice in a row it does not answer what has not been seen yet. */
static void a_key_counts_for_what_is_on_the_screen(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 1);
	key(s, KEY_SPACE, 0);
	int now = match_length(s->match);
	assert_true(now > 0);
	ui_input(s->ui, &(struct input){.kind = INPUT_KEY, .key = KEY_SPACE});
	assert_int_equal(match_length(s->match), now);
	key(s, KEY_SPACE, 0);
	assert_true(match_length(s->match) > now);
	stage_close(s);
}

/* Where only some of those in the tray may come, how many still may is what is asked about, not how many lie there. */
static void who_may_still_come_is_asked_about(void **unused)
{
	(void)unused;
	static const char *const ids[] = {"FR-I-4", "FR-I-5", "FR-III-10"};
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 1);
	for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
		struct counter *k = (struct counter *)view_find(&s->seat[0]->view, scenario_piece(s->seat[0]->scenario, ids[i]));
		assert_non_null(k);
		k->place = NONE;
		k->box = BOX_ARRIVING;
	}
	s->seat[0]->prompt.left = 2;
	s->config.asks_end = true;
	key(s, KEY_SPACE, 0);
	assert_true(text_holds(ui_text(s->ui, "message"), "2 of the 3 pieces in the tray may still come into play."));
	assert_int_equal(match_length(s->match), 0);
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
	ui_hint(s->ui, 10, 10, "this cannot be done now", "");
	assert_string_equal(ui_text(s->ui, "hint"), "This cannot be done now");
	stage_close(s);
}

static void give(struct stage *s, const char *order)
{
	struct error e = {0};
	if (!match_play_text(s->match, order, NULL, &e))
		fail_msg("%s: %s", order, e.reason);
	ui_changed(s->ui, NONE);
	ui_settle(s->ui);
}

/* The same as a part of what the hand builds. */
static void build(struct stage *s, int verb, const char *id)
{
	int piece = scenario_piece(s->seat[0]->scenario, id);
	struct order o = order_make(verb, SIDE_0, piece, NONE, NONE);
	struct error e = {0};
	if (!seat_play(s->seat[0], &o, &e))
		fail_msg("%s: %s", id, e.reason);
	ui_changed(s->ui, NONE);
	ui_settle(s->ui);
}

/* Why an attack cannot be given yet has two lines where it is long, and the greyed button stands first. */
static void the_reason_is_not_cut(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	s->config.quiet = true;
	stage_game(s, "borodino/7-september", 3);
	give(s, "march FR-I-4 3318");
	give(s, "march FR-I-5 3219");
	give(s, "done");
	build(s, VERB_ATTACK, "RU-VIII-2GR");
	build(s, VERB_WITH, "FR-I-4");
	assert_true(text_holds(ui_text(s->ui, "why-not"), "would have nothing left to attack"));
	assert_false(there(s, "ask"));
	struct widget *root = s->ui->pane[PANE_BAR].root;
	const struct widget *why = widget_find(root, "why-not"), *commit = widget_find(root, "commit"), *drop = widget_find(root, "drop-draft");
	struct text_style small = {FONT_BODY_ITALIC, points(s->ui, 10), INK, SEA, false, 0};
	assert_true(text_height(s->canvas, &small, why->text, why->at.w) <= why->at.h);
	assert_true(commit->at.y < drop->at.y || (commit->at.y == drop->at.y && commit->at.x < drop->at.x));
	stage_close(s);
}

/* What must still be attacked is read whole, however long its name. */
static void lists_of_duties_are_not_cut(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	stage_game(s, "borodino/7-september", 3);
	give(s, "march FR-I-4 3318");
	give(s, "march FR-I-5 3219");
	give(s, "done");
	press(s, "tab-combat");
	ui_settle(s->ui);
	static const char *const lists[] = {"to-be-attacked", "must-attack", "candidates"};
	for (int i = 0; i < 3; i++) {
		const struct widget *list = widget_find(s->ui->pane[PANE_SIDE].root, lists[i]);
		assert_non_null(list);
		assert_true(list->items->n > 0 && list->content <= list->at.h);
	}
	stage_close(s);
}

/* Two who stand on a hex attack as one: what may be declared names the attack once. */
static void an_attack_of_two_is_listed_once(void **unused)
{
	(void)unused;
	static const char *const before[] = {"lose RU-cc-05", "take RU-ic-07", "march RU-ic-07 1629", "take RU-cc-04", "march RU-cc-04 1629", "take RU-ic-03",
					     "march RU-ic-03 2220", "choose 2", "choose 4", "halt", "take RU-ic-06", "march RU-ic-06 2523", "halt", "take RU-ic-04", "march RU-ic-04 2025", "halt", "done", "done", "declare RU-ic-04 1925"};
	struct stage *s = stage_open(1280, 800);
	stage_game(s, "hex1812/1-invasion", 4);
	stage_look(s, SIDE_1);
	for (size_t i = 0; i < sizeof before / sizeof *before; i++)
		give(s, before[i]);
	press(s, "tab-combat");
	ui_settle(s->ui);
	const struct widget *list = widget_find(s->ui->pane[PANE_SIDE].root, "candidates");
	assert_non_null(list);
	assert_true(list->items->n > 0);
	for (int i = 0; i < list->items->n; i++)
		for (int k = 0; k < i; k++)
			assert_string_not_equal(list->items->at[i].text, list->items->at[k].text);
	stage_close(s);
}

/* A button that turns grey under the keys does not swallow the next of them. */
static void what_turns_grey_gives_up_the_keys(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	press(s, "done");
	ui_focus(s->ui, widget_find(s->ui->pane[PANE_BAR].root, "undo"));
	key(s, KEY_ENTER, 0);
	assert_int_equal(match_now(s->match), 0);
	assert_true(widget_find(s->ui->pane[PANE_BAR].root, "undo")->off);
	assert_null(s->ui->focus);
	stage_close(s);
}

/* Whoever decides, and while the past is looked at: the line for the notes is never blank, and no tool comes or goes. */
static void the_bar_is_steady(void **unused)
{
	(void)unused;
	static const char *const always[] = {"undo", "redo", "advise", "help", "menu"};
	uint64_t state = 4;
	struct stage *s = stage_open(1280, 800);
	s->config.guide = true;
	stage_game(s, "borodino/schevardino", 5);
	bool folded = there(s, "show");
	for (int n = 0; n < 60 && stage_play(s, 1, &state); n++) {
		assert_true(strlen(ui_text(s->ui, "note")) > 10);
		for (size_t i = 0; i < sizeof always / sizeof *always; i++)
			assert_true(there(s, always[i]));
		assert_int_equal(there(s, "show"), folded);
	}
	press(s, "to-begin");
	assert_true(strlen(ui_text(s->ui, "note")) > 10);
	assert_true(there(s, "advise"));
	stage_close(s);
}

/* What a side has left is not broken in two lines where the window is narrow: the sentence beside it gives way. */
static void what_is_left_has_one_line(void **unused)
{
	(void)unused;
	static const char *const orders[] = {"rest", "rest", "rest", "rest", "pass", "pass"};
	struct stage *s = stage_open(760, 600);
	s->config.guide = true;
	stage_game(s, "gamble/1812", 7);
	for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
		give(s, orders[i]);
	for (int side = 0; side < SIDES; side++) {
		struct rect r = {0};
		const char *left = s->seat[0]->view.left[side];
		assert_true(left[0]);
		assert_true(ui_find(s->ui, left, &r));
		assert_true(r.w >= canvas_text_width(s->canvas, FONT_DATA, 14, left));
	}
	stage_close(s);
}

static void a_popup_gives_the_chosen_order(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 2);
	struct order o[2] = {order_make(VERB_DONE, 0, NONE, NONE, NONE), order_make(VERB_DONE, 0, NONE, NONE, NONE)};
	ui_menu(s->ui, 300, 300, o, 2);
	key(s, KEY_ESCAPE, 0);
	assert_string_equal(s->order, "");
	ui_menu(s->ui, 300, 300, o, 2);
	key(s, KEY_DOWN, 0);
	assert_string_equal(s->order, "");
	key(s, KEY_ENTER, 0);
	assert_string_equal(s->order, "done");
	s->order[0] = 0;
	ui_menu(s->ui, 300, 300, o, 2);
	press(s, "End phase");
	assert_string_equal(s->order, "done");
	stage_close(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_default_button_and_space_end_the_phase),
		cmocka_unit_test(a_key_counts_for_what_is_on_the_screen),
		cmocka_unit_test(who_may_still_come_is_asked_about),
		cmocka_unit_test(the_greyed_button_says_why),
		cmocka_unit_test(the_reason_is_not_cut),
		cmocka_unit_test(lists_of_duties_are_not_cut),
		cmocka_unit_test(an_attack_of_two_is_listed_once),
		cmocka_unit_test(what_turns_grey_gives_up_the_keys),
		cmocka_unit_test(the_bar_is_steady),
		cmocka_unit_test(what_is_left_has_one_line),
		cmocka_unit_test(a_popup_gives_the_chosen_order),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
