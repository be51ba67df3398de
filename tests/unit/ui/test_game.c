/* The panels of a game: buttons, log, forces, undo, time, reports, saving. */
#include "stage.h"

#include "ui/game.h"

#include <stdlib.h>
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
	int lines = s->ui->game->log->lines;
	assert_true(lines > 20);
	press(s, "log");
	assert_int_equal(s->pointed, 1);
	press(s, "log-Moves");
	press(s, "log");
	assert_int_equal(s->pointed, 2);
	press(s, "undo-to-here");
	for (int i = 0; i < 4 && ui_modal(s->ui); i++)
		key(s, KEY_ENTER, 0);
	const struct seat *seat = s->ui->game->seat;
	assert_true(s->jumped < seat->length);
	assert_int_equal(seat->at, s->jumped);
	assert_int_equal(s->ui->game->log->lines, lines); /* what is undone stays, greyed */
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
		stage_order(s, &o);
		planned |= there(s, "odds") && there(s, "chance");
		const struct events *told = stage_told(s);
		for (int k = 0; k < told->n; k++)
			reported |= told->at[k].kind == EVENT_RESULT && told->at[k].account >= 0;
	}
	assert_true(reported);
	assert_true(planned);
	assert_true(ui_waits(s->ui));
	assert_true(there(s, "result"));
	assert_true(text_holds(ui_text(s->ui, "title"), "Battle "));
	assert_true(strlen(ui_text(s->ui, "dice")) >= 1);
	assert_true(text_holds(ui_text(s->ui, "table"), "column"));
	key(s, KEY_ENTER, 0);
	assert_false(ui_waits(s->ui));
	stage_close(s);
}

/* In a small window a report has its result in sight, and neither head nor foot is cut off. */
static void a_report_in_little_room_shows_its_result(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct stage *s = stage_open(900, 400);
	struct orders *list = &(struct orders){0};
	int cut = 0;
	stage_game(s, "borodino/7-september", 5);
	for (int i = 0; i < 600 && cut < 8; i++) {
		list->n = 0;
		match_orders(s->match, list);
		struct order o = list->at[random_next(&state) % (unsigned)list->n];
		stage_order(s, &o);
		const struct dialog *d = dialog_top(s->ui);
		const struct widget *w = d ? widget_find(d->root, "result") : NULL, *body = d ? widget_find(d->root, "chapter") : NULL;
		if (!w || !body || body->content <= body->at.h)
			continue;
		const struct widget *foot = widget_find(d->root, "dialog-foot");
		cut++;
		assert_true(widget_seen(w).h == w->at.h);
		assert_true(body->at.h > 0 && body->at.y + body->at.h <= foot->at.y);
		assert_true(foot->at.y + foot->at.h <= d->root->at.y + d->root->at.h);
	}
	assert_true(cut > 0);
	stage_close(s);
}

/* The odds beside the pointer tell the sides and their sums apart; a word of another kind takes their place. */
static void odds_beside_the_pointer_have_two_sides(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct outlook *o = calloc(1, sizeof *o);
	stage_game(s, "borodino/7-september", 5);
	outlook_clear(o);
	outlook_table(o, s->seat[0]->scenario, 0, 4, 0);
	o->sum.side = SIDE_0;
	account_line(&o->sum, 0, LINE_SUM, 11, 1, NONE, NONE, NONE, NONE);
	account_line(&o->sum, 1, LINE_TIMES, 2, 1, NONE, NONE, NONE, NONE);
	account_line(&o->sum, 1, LINE_SUM, 10, 1, NONE, NONE, NONE, NONE);
	ui_outlook(s->ui, 40, 90, o);
	struct widget *card = s->ui->hint.card;
	assert_non_null(card);
	assert_string_equal(widget_find(card, "slip-0")->text, "11");
	assert_string_equal(widget_find(card, "slip-1")->text, "10");
	assert_string_equal(widget_find(card, "odds")->text, "11 to 10: column 1-1");
	ui_hint(s->ui, 40, 90, "no", "");
	assert_null(s->ui->hint.card);
	free(o);
	stage_close(s);
}

static bool a_fan(void *who, struct rect *out)
{
	(void)who;
	*out = (struct rect){200, 200, 220, 150};
	return true;
}

/* Over a stack that lies spread out the odds stand beside it: none of it is covered. */
/* A result that hardly ever comes has its code and its percentage in their size, and no dark frame over them. */
static void a_small_chance_can_be_read(void **unused)
{
	(void)unused;
	enum { WIDE = 117, EDGE = 3 };
	struct stage *s = stage_open(1280, 800);
	stage_game(s, "area1812/3-retreat", 4);
	struct outlook o;
	int n, texts = 0, x = 10 + EDGE;
	outlook_clear(&o);
	o.kind = OUTLOOK_BY_CASE;
	o.cases = 1;
	while (strcmp(s->seat[0]->scenario->table[o.sum.table < 0 ? 0 : o.sum.table].id, "crt"))
		o.sum.table = (int16_t)(o.sum.table < 0 ? 1 : o.sum.table + 1);
	o.sum.side = SIDE_0;
	o.on[0].attacker = SIDE_1;
	o.on[0].n = 3;
	o.on[0].of = 6;
	for (int i = 0; i < 3; i++) {
		o.on[0].at[i].result = (int16_t)i;
		o.on[0].at[i].ways = i + 1;
	}
	struct widget *root = widget_new(NULL, ROLE_COLUMN, "root", "");
	account_bar(s->ui, root, &o, 0, SIDE_0);
	widget_place(s->ui, root, (struct rect){10, 10, WIDE, 60});
	canvas_present(s->canvas);
	widget_paint(s->ui, root);
	const struct canvas_item *item = canvas_drawn(s->canvas, &n);
	for (int i = 0; i < n; i++) {
		if (item[i].kind != DRAWN_TEXT)
			continue;
		assert_true(item[i].at.x >= x && item[i].at.x + item[i].at.w <= 10 + WIDE - EDGE);
		if (!strcmp(item[i].name, "17 %"))
			assert_int_equal(item[i].at.w, canvas_text_width(s->canvas, FONT_DATA_BOLD, points(s->ui, 12), "17 %"));
		texts++;
	}
	assert_int_equal(texts, 6);
	widget_free(root);
	stage_close(s);
}

static void odds_stand_beside_a_fan(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct outlook *o = calloc(1, sizeof *o);
	struct rect fan;
	stage_game(s, "borodino/7-september", 5);
	outlook_clear(o);
	outlook_table(o, s->seat[0]->scenario, 0, 4, 0);
	o->sum.side = SIDE_0;
	account_line(&o->sum, 0, LINE_SUM, 11, 1, NONE, NONE, NONE, NONE);
	s->ui->calls.fan_box = a_fan;
	ui_outlook(s->ui, 240, 260, o);
	ui_draw(s->ui);
	a_fan(NULL, &fan);
	assert_non_null(s->ui->hint.card);
	assert_true(s->ui->hint.at.w > 0 && !rect_touches(s->ui->hint.at, fan));
	free(o);
	stage_close(s);
}

/* What is added to a sum is told with the name of who adds it. */
static void what_leaders_add_names_them(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct outlook *o = calloc(1, sizeof *o);
	struct text words;
	stage_game(s, "borodino/7-september", 5);
	outlook_clear(o);
	outlook_table(o, s->seat[0]->scenario, 0, 4, 0);
	account_line(&o->sum, 0, LINE_ADD, 1, 1, 3, NONE, 0, NONE);
	account_line(&o->sum, 0, LINE_ADD, 2, 1, NONE, NONE, 0, NONE);
	ui_outlook(s->ui, 40, 90, o);
	const char *text = say_text(s->seat[0]->scenario, 0);
	text_set(&words, "(+1 %s, %s; +2 %s)", s->seat[0]->scenario->piece[3].name, text, text);
	assert_non_null(strstr(ui_text(s->ui, "hint"), words.at));
	free(o);
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
		stage_order(s, &list.at[random_next(&state) % (unsigned)list.n]);
		assert_false(ui_waits(s->ui));
		assert_false(there(s, "title"));
	}
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

/* Who looks for "Napoleon" or for the beaten finds the figures and the words that are on the counters. */
static void forces_say_what_the_counters_say(void **unused)
{
	(void)unused;
	uint64_t state = 3;
	struct stage *s = stage_open(1280, 720);
	char name[WORDS];
	int hurt = NONE;
	stage_game(s, "hex1812/3-retreat", 3);
	const struct scenario *sc = match_scenario(s->match);
	assert_string_equal(say_piece(sc, scenario_piece(sc, "FR-A"), name), "Napoleon (25|25)");
	assert_string_equal(say_piece(sc, scenario_piece(sc, "FR-ic-01"), name), "Infantry Corps (5-5)");
	for (int n = 0; n < 1500 && hurt == NONE && stage_play(s, 1, &state); n++)
		for (int i = 0; i < s->ui->game->seat->view.counters; i++) {
			const struct counter *c = &s->ui->game->seat->view.counter[i];
			if (c->face == COUNTER_REVERSE && c->place >= 0)
				hurt = c->piece;
		}
	assert_int_not_equal(hurt, NONE);
	press(s, "tab-forces");
	const struct items *l = widget_find(s->ui->pane[PANE_SIDE].root, "forces")->items;
	int said = 0;
	for (int i = 0; i < l->n; i++) {
		said += text_holds(l->at[i].right, ", disrupted");
		assert_false(text_holds(l->at[i].right, "reduced"));
	}
	assert_true(said > 0);
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

/* A report comes once, however much more is heard of the decision it belongs to. */
static void a_report_comes_once(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct stage *s = stage_open(1280, 720);
	struct orders *list = &(struct orders){0};
	int reports = 0, results = 0;
	stage_game(s, "borodino/7-september", 5);
	for (int i = 0; i < 800; i++) {
		list->n = 0;
		match_orders(s->match, list);
		stage_order(s, &list->at[random_next(&state) % (unsigned)list->n]);
		const struct events *told = stage_told(s);
		for (int k = 0; k < told->n; k++)
			results += told->at[k].kind == EVENT_RESULT && told->at[k].account >= 0;
		for (; ui_waits(s->ui); reports++)
			key(s, KEY_ENTER, 0);
	}
	assert_true(results > 2);
	assert_int_equal(reports, results);
	stage_close(s);
}

/* Plays until a die is thrown. */
static void play_to_a_die(struct stage *s, uint64_t *state)
{
	bool rolled = false;
	for (int i = 0; i < 600 && !rolled; i++) {
		assert_int_equal(stage_play(s, 1, state), 1);
		const struct events *told = stage_told(s);
		for (int k = 0; k < told->n; k++)
			rolled |= told->at[k].kind == EVENT_ROLL;
	}
	assert_true(rolled);
}

/* What was taken back past a seal stands in the log of both sides, and a die rolled again says so. */
static void the_log_tells_what_was_taken_back(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 5);
	play_to_a_die(s, &state);
	key(s, 'z', MOD_CTRL);
	play_to_a_die(s, &state);
	press(s, "tab-log");
	for (int side = 0; side < SIDES; side++) {
		stage_look(s, (enum side)side);
		const struct log *log = s->ui->game->log;
		int back = 0, again = 0;
		for (int i = 0; i < log->items.n; i++) {
			back += text_holds(log->items.at[i].text, "Taken back: a die of ");
			again += text_holds(log->items.at[i].text, "rolled again");
		}
		assert_int_equal(back, 1);
		assert_int_equal(again, 1);
	}
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

/* Units that are alike and stand together are one line with their number. */
static void alike_units_are_one_line(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	stage_game(s, "area1812/1-invasion", 3);
	press(s, "tab-forces");
	assert_true(there(s, "9 Infantry Corps"));
	assert_false(there(s, "Others"));
	press(s, "arrivals-only");
	assert_true(there(s, "Turn 2: Early July 1812"));
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

/* At one screen two sides look in turn: each finds in the log just what it was told. */
static void each_side_reads_its_own_log(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "berezina/two-player", 3);
	s->config.quiet = true;
	stage_play(s, 800, &state); /* far enough that one side was told more */
	int lines[2];
	for (int k = 0; k < 4; k++) {
		stage_look(s, (enum side)(k & 1));
		press(s, "tab-log");
		const struct log *log = s->ui->game->log;
		assert_true(log->items.n > 20);
		for (int i = 0; i < log->lines; i++)
			assert_true(log->line[i].event.seen >> (k & 1) & 1);
		if (k > 1)
			assert_int_equal(lines[k & 1], log->lines);
		lines[k & 1] = log->lines;
	}
	assert_int_not_equal(lines[0], lines[1]);
	stage_close(s);
}

/* What was ordered and what the Captain would have: where they differ; whole where one holds all of the other. */
static void two_plans_are_told_by_their_difference(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct order did[3], better[3];
	struct error e;
	stage_game(s, "borodino/7-september", 1);
	const struct scenario *sc = s->seat[0]->scenario;
	assert_true(order_parse(sc, "march FR-I-2 3121", SIDE_0, &did[0], &e) && order_parse(sc, "march FR-I-4 3021", SIDE_0, &did[1], &e) &&
		    order_parse(sc, "done", SIDE_0, &did[2], &e));
	memcpy(better, did, sizeof better);
	assert_true(order_parse(sc, "march FR-I-4 2920", SIDE_0, &better[1], &e));
	ui_compare(s->ui, did, 3, better, 3);
	const char *words = s->ui->game->advice, *captain = strstr(words, "The Captain");
	assert_non_null(captain);
	assert_null(strstr(words, "3121"));
	assert_true(strstr(words, "3021") && strstr(words, "3021") < captain && strstr(captain, "2920"));
	assert_non_null(strstr(captain, "The same in both: 2 more."));
	ui_compare(s->ui, did, 1, did, 3);
	assert_non_null(strstr(words, "3121"));
	assert_true(strstr(words, "3021") > strstr(words, "The Captain"));
	assert_null(strstr(words, "The same"));
	stage_close(s);
}

/* Its slip lies on none of the places it is about, while a corner or a side has room: here they are a band through the middle. */
static void a_plan_lies_beside_what_it_is_about(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct order plan;
	struct error e;
	stage_game(s, "borodino/7-september", 1);
	assert_true(order_parse(s->seat[0]->scenario, "march FR-I-2 3121", SIDE_0, &plan, &e));
	const struct rect map = ui_map_area(s->ui), *box = &s->ui->game->advice_at;
	s->map_seen = true;
	s->place_at = (struct rect){map.x + map.w / 2 - 20, map.y, 40, map.h};
	ui_compare(s->ui, &plan, 1, &plan, 1);
	ui_draw(s->ui);
	assert_true(box->w > 0 && rect_within(*box, map));
	assert_false(rect_touches(*box, s->place_at));
	stage_close(s);
}

/* What comes after the end of the phase does not stand among what is to be done before it. */
static void a_plan_is_told_to_the_end_of_its_phase(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct order plan[4];
	struct error e;
	char words[600];
	stage_game(s, "borodino/7-september", 1);
	const struct scenario *sc = s->seat[0]->scenario;
	assert_true(order_parse(sc, "march FR-I-2 3121", SIDE_0, &plan[0], &e) && order_parse(sc, "done", SIDE_0, &plan[1], &e) &&
		    order_parse(sc, "march FR-I-4 3021", SIDE_0, &plan[2], &e) && order_parse(sc, "march FR-I-5 3020", SIDE_0, &plan[3], &e));
	say_plan(s->ui->game, plan, 4, words, sizeof words);
	assert_non_null(strstr(words, "to 3121; then End phase, and 2 more after it"));
	say_plan(s->ui->game, plan, 2, words, sizeof words);
	assert_non_null(strstr(words, "to 3121; End phase"));
	/* a long name is told whole, its bracket closed */
	assert_true(order_parse(sc, "march RU-VIII-2GR 2917", SIDE_1, &plan[0], &e));
	say_plan(s->ui->game, plan, 1, words, sizeof words);
	assert_non_null(strstr(words, "2nd Grenadier Division (Prince Karl of Mecklenburg) (6-4) to Semenovskaya (2917)"));
	stage_close(s);
}

/* A plan is told from where its units stood when it was given, wherever they are by now, and an order that takes the rest of a stack
 * is told by whom it took. */
static void a_plan_is_told_from_where_it_was_given(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	static const char *const texts[] = {"take FR-ic-01", "rest", "march FR-ic-01 FP2", "done"};
	struct order plan[4];
	struct error e = {0};
	char then[600], now[600];
	stage_game(s, "area1812/1-invasion", 7);
	for (int i = 0; i < 4; i++)
		assert_true(match_play_text(s->match, "done", NULL, &e));
	ui_changed(s->ui, NONE);
	int moment = s->seat[0]->now;
	for (int i = 0; i < 4; i++)
		assert_true(order_parse(s->seat[0]->scenario, texts[i], SIDE_0, &plan[i], &e));
	ui_say_compare(s->ui, moment, plan, 3, plan + 3, 1, then, sizeof then);
	assert_non_null(strstr(then, "Infantry Corps"));
	assert_non_null(strstr(then, " from "));
	assert_non_null(strstr(then, "Supply Unit"));
	assert_null(strstr(then, "All the others"));
	assert_true(match_play(s->match, plan, 4, &e));
	ui_changed(s->ui, NONE);
	ui_say_compare(s->ui, moment, plan, 3, plan + 3, 1, now, sizeof now);
	assert_string_equal(then, now);
	stage_close(s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_plan_is_told_from_where_it_was_given),
		cmocka_unit_test(the_default_button_and_space_end_the_phase),
		cmocka_unit_test(a_key_counts_for_what_is_on_the_screen),
		cmocka_unit_test(who_may_still_come_is_asked_about),
		cmocka_unit_test(the_greyed_button_says_why),
		cmocka_unit_test(the_reason_is_not_cut), cmocka_unit_test(lists_of_duties_are_not_cut),
		cmocka_unit_test(the_reason_is_not_cut),
		cmocka_unit_test(lists_of_duties_are_not_cut),
		cmocka_unit_test(undo_and_redo_by_keys),
		cmocka_unit_test(the_log_tells_and_points),
		cmocka_unit_test(forces_find_and_look),
		cmocka_unit_test(the_slider_goes_through_the_game),
		cmocka_unit_test(nobody_asks_about_closed_units),
		cmocka_unit_test(a_battle_is_reported),
		cmocka_unit_test(a_report_in_little_room_shows_its_result),
		cmocka_unit_test(odds_beside_the_pointer_have_two_sides),
		cmocka_unit_test(odds_stand_beside_a_fan),
		cmocka_unit_test(a_small_chance_can_be_read),
		cmocka_unit_test(what_leaders_add_names_them),
		cmocka_unit_test(quiet_means_no_reports),
		cmocka_unit_test(typing_replaces_the_suggested_name),
		cmocka_unit_test(saving_asks_for_a_good_name),
		cmocka_unit_test(a_popup_gives_the_chosen_order),
		cmocka_unit_test(leaving_asks_first),
		cmocka_unit_test(the_map_keeps_its_drag),
		cmocka_unit_test(tab_is_the_map_s_until_f6),
		cmocka_unit_test(what_turns_grey_gives_up_the_keys),
		cmocka_unit_test(forces_say_what_the_counters_say),
		cmocka_unit_test(the_bar_is_steady),
		cmocka_unit_test(what_is_left_has_one_line),
		cmocka_unit_test(a_report_comes_once),
		cmocka_unit_test(the_log_tells_what_was_taken_back),
		cmocka_unit_test(tabs_without_room_are_in_a_list),
		cmocka_unit_test(alike_units_are_one_line),
		cmocka_unit_test(pages_follow_the_record),
		cmocka_unit_test(each_side_reads_its_own_log),
		cmocka_unit_test(two_plans_are_told_by_their_difference),
		cmocka_unit_test(a_plan_lies_beside_what_it_is_about),
		cmocka_unit_test(a_plan_is_told_to_the_end_of_its_phase),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
