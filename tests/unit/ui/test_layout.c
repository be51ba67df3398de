/* Every window from 320x200 to 8000x4000: things lie inside, can be reached, and nothing breaks under a wild hand. */
#include "stage.h"

#include "core/memory.h"
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

static const int sizes[][2] = {{320, 200}, {640, 480}, {1024, 600}, {1280, 720}, {1920, 1080}, {8000, 4000}};
enum { SIZES = 6 };

/* No shown widget is wider than the window, and children of scrolled columns keep their width. */
static void inside(struct stage *s)
{
	int w, h;
	canvas_size(s->canvas, &w, &h);
	struct widget *top = ui_top_root(s->ui);
	for (int i = 0; i < (top ? 1 : PANES); i++) {
		struct widget *root = top ? top : s->ui->pane[i].root;
		if (!top && (!s->ui->pane[i].used || !root->at.h))
			continue; /* the time bar is left out of low windows */
		assert_true(root->at.x >= 0 && root->at.y >= 0);
		assert_true(root->at.x + root->at.w <= w && root->at.y + root->at.h <= h);
		for (struct widget *x = root; x; x = widget_walk(root, x))
			if (x->stop && !x->hidden && x->at.x + x->at.w > root->at.x + root->at.w)
				fail_msg("%s reaches beyond its window at %d x %d", x->name, w, h);
	}
}

static void everything_lies_inside(void **unused)
{
	(void)unused;
	for (int i = 0; i < SIZES; i++)
		for (int scale = 100; scale <= 200; scale += 100) {
			uint64_t state = 8;
			struct stage *s = stage_open(sizes[i][0], sizes[i][1]);
			s->config.scale = scale;
			style_open(&s->ui->style, s->canvas, scale);
			ui_launcher(s->ui, NULL);
			inside(s);
			open_settings(s->ui);
			ui_settle(s->ui);
			inside(s);
			open_load(s->ui);
			ui_settle(s->ui);
			inside(s);
			stage_game(s, "borodino/7-september", 3);
			inside(s);
			stage_play(s, 60, &state);
			inside(s);
			open_help(s->ui, "Combat B");
			ui_settle(s->ui);
			inside(s);
			ui_draw(s->ui);
			stage_close(s);
		}
}

static struct widget *button_of(struct widget *flow, int wide)
{
	struct widget *b = widget_button(flow, NULL, "b", NULL);
	b->wide = wide;
	return b;
}

/* Buttons that had to go in two lines leave what they do not need to the text beside them. */
static void a_broken_line_leaves_its_room(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 800);
	stage_game(s, "borodino/7-september", 3);
	struct widget *root = s->ui->pane[PANE_BAR].root, *row = widget_new(root, ROLE_ROW, "pressed", "");
	struct widget *text = widget_new(row, ROLE_COLUMN, "text", ""), *flow = widget_new(row, ROLE_FLOW, "buttons", "");
	text->grow = 1;
	text->wide = text->narrowest = 200;
	button_of(flow, 300);
	button_of(flow, 100);
	widget_place(s->ui, row, (struct rect){0, 0, points(s->ui, 580), 100});
	assert_int_equal(flow->at.w, points(s->ui, 300));
	assert_true(text->at.w >= points(s->ui, 270));
	stage_close(s);
}

/* Whatever is asked the map keeps its size, and what the bar holds fits into it. */
static void the_bar_keeps_its_height(void **unused)
{
	(void)unused;
	static const char *const games[] = {"borodino/7-september", "berezina/crossing", "area1812/1-invasion"};
	static const int windows[][2] = {{640, 480}, {1024, 600}, {1440, 900}};
	for (int g = 0; g < 3; g++)
		for (int i = 0; i < 3; i++) {
			uint64_t state = 5;
			struct stage *s = stage_open(windows[i][0], windows[i][1]);
			stage_game(s, games[g], 4);
			const struct widget *bar = s->ui->pane[PANE_BAR].root;
			struct rect before = ui_map_area(s->ui);
			for (int n = 0; n < 150 && stage_play(s, 1, &state); n++) {
				struct rect now = ui_map_area(s->ui);
				assert_int_equal(now.y, before.y);
				assert_int_equal(now.h, before.h);
				assert_true(bar->content <= bar->at.h);
			}
			stage_close(s);
		}
}

static void tab_brings_what_it_reaches_into_sight(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(320, 200);
	for (int i = 0; i < 40; i++) {
		key(s, KEY_TAB, 0);
		assert_non_null(s->ui->focus);
		assert_true(widget_shown(s->ui->focus));
		if (!strcmp(s->ui->focus->name, "start"))
			break;
	}
	assert_string_equal(s->ui->focus->name, "start");
	key(s, KEY_ENTER, 0);
	assert_int_equal(s->starts, 1);
	stage_close(s);
}

static void a_list_scrolls_by_wheel_and_keys(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 3);
	press(s, "tab-forces");
	assert_true(there(s, "FR-G-YG"));
	wheel(s, "forces", -20);
	assert_false(there(s, "FR-G-YG"));
	wheel(s, "forces", 40);
	assert_true(there(s, "FR-G-YG"));
	ui_focus(s->ui, widget_find(s->ui->pane[PANE_SIDE].root, "forces"));
	key(s, KEY_END, 0);
	assert_false(there(s, "FR-G-YG"));
	key(s, KEY_HOME, 0);
	assert_true(there(s, "FR-G-YG"));
	stage_close(s);
}

static void resizing_keeps_what_was_open(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	stage_game(s, "borodino/7-september", 3);
	press(s, "tab-victory");
	open_help(s->ui, NULL);
	for (int i = 0; i < SIZES; i++) {
		struct input in = {.kind = INPUT_RESIZE, .width = sizes[i][0], .height = sizes[i][1]};
		ui_input(s->ui, &in);
		ui_draw(s->ui);
		assert_int_equal(s->ui->dialogs, 1);
		assert_int_equal(s->ui->game->tab, TAB_VICTORY);
		assert_true(ui_map_area(s->ui).w >= 0);
	}
	stage_close(s);
}

/* Presses everywhere, types everything; the address sanitizer watches. */
static void a_wild_hand_breaks_nothing(void **unused)
{
	(void)unused;
	for (int i = 0; i < SIZES; i++) {
		uint64_t state = 77 + (uint64_t)i;
		struct stage *s = stage_open(sizes[i][0], sizes[i][1]);
		for (int n = 0; n < 1500; n++) {
			uint32_t r = random_next(&state);
			int x = (int)(random_next(&state) % (uint32_t)sizes[i][0]);
			int y = (int)(random_next(&state) % (uint32_t)sizes[i][1]);
			static const int keys[] = {KEY_TAB, KEY_ENTER, KEY_SPACE, KEY_ESCAPE, KEY_UP, KEY_DOWN, KEY_LEFT,
				KEY_RIGHT, KEY_HOME, KEY_END, KEY_PAGE_DOWN, KEY_F1, KEY_F6, KEY_F9, KEY_F10, 'l', 's', 'r'};
			if (s->starts && !s->ui->game) {
				s->starts = 0;
				stage_game(s, "borodino/7-september", r);
			}
			struct input in = {.kind = r % 7 == 0 ? INPUT_WHEEL : INPUT_TEXT, .x = x, .y = y, .dy = r & 8 ? 1 : -1,
					   .text = "q"};
			if (r % 7 < 3)
				press_at(s, x, y, r & 64 ? BUTTON_LEFT : BUTTON_RIGHT);
			else if (r % 7 < 6)
				key(s, keys[(r >> 8) % 18], (r >> 16) % 5 == 0 ? MOD_SHIFT : (r >> 16) % 9 == 0 ? MOD_ALT : 0);
			else
				ui_input(s->ui, &in);
			if (n % 20 == 0)
				ui_draw(s->ui);
		}
		stage_close(s);
	}
}

/* Words too long for the line beside their box stand in several, and nothing of them is cut off. */
static void a_choice_of_many_words_takes_as_many_lines(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct widget *w = widget_new(NULL, ROLE_CHECK, "choice", "Alternative French Morale Table");
	struct text_style style;
	widget_style(s->ui, w, &style);
	int whole = widget_wide(s->ui, w), line = widget_tall(s->ui, w, whole), words = whole - (int)points(s->ui, 26);
	assert_int_equal(widget_check_room(s->ui, w, whole), 0);
	assert_int_equal(widget_check_room(s->ui, w, whole - 1), words - 1);
	assert_true(widget_tall(s->ui, w, whole - 1) >= text_height(s->canvas, &style, w->text, words - 1));
	assert_true(widget_tall(s->ui, w, whole - 1) > line);
	assert_true(widget_tall(s->ui, w, whole / 2) > widget_tall(s->ui, w, whole - 1));
	widget_free(w);
	stage_close(s);
}

/* What stands at the right end of an item goes to a line of its own where the text beside it would be squeezed into a few letters. */
static void the_right_end_of_an_item_gives_way(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct widget *w = widget_new(NULL, ROLE_LIST, "list", "");
	w->items = memory_zeroed(sizeof *w->items);
	w->items_owned = true;
	struct item *it = items_add(w->items, "The Battle of Eylau");
	text_copy(it->right, sizeof it->right, "4 turns, about an hour and a half");
	int left = canvas_text_width(s->canvas, (enum font)w->font, points(s->ui, w->size), it->text);
	int right = canvas_text_width(s->canvas, FONT_DATA, points(s->ui, w->size), it->right);
	int line = list_whole(s->ui, w, left + right + points(s->ui, 60));
	assert_false(it->below);
	assert_true(list_whole(s->ui, w, left + right) > line);
	assert_true(it->below);
	int two = list_whole(s->ui, w, left + right);
	assert_int_equal(two - line, canvas_line_height(s->canvas, FONT_DATA, points(s->ui, w->size)));
	text_copy(it->right, sizeof it->right, "1");
	assert_int_equal(list_whole(s->ui, w, left + points(s->ui, 60)), line);
	assert_false(it->below);
	widget_free(w);
	stage_close(s);
}

/* A line that sums up what comes after it moves behind it. */
static void an_item_becomes_the_last(void **unused)
{
	(void)unused;
	struct items l = {0};
	items_add(&l, "sum");
	items_add(&l, "one");
	items_add(&l, "two");
	assert_string_equal(items_last(&l, &l.at[0])->text, "sum");
	assert_int_equal(l.n, 3);
	assert_string_equal(l.at[0].text, "one");
	assert_string_equal(l.at[1].text, "two");
	assert_string_equal(l.at[2].text, "sum");
	assert_ptr_equal(items_last(&l, &l.at[2]), &l.at[2]);
	items_free(&l);
}

/* An item that is to be seen comes into sight when its list is placed, once: then the reader scrolls as he likes. */
static void an_item_is_brought_into_sight_once(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct widget *w = widget_new(NULL, ROLE_LIST, "list", "");
	struct rect at = {10, 10, 300, 200}, r;
	w->items = memory_zeroed(sizeof *w->items);
	w->items_owned = true;
	for (int i = 0; i < 90; i++)
		items_add(w->items, "a line");
	for (int item = 80; item >= 40; item -= 40) {
		w->reveal = item + 1;
		widget_place(s->ui, w, at);
		r = list_item_rect(s->ui, w, item);
		assert_true(r.y >= at.y && r.y + r.h <= at.y + at.h);
	}
	w->scroll = 0;
	widget_place(s->ui, w, at);
	assert_int_equal(w->scroll, 0);
	widget_free(w);
	stage_close(s);
}

/* The lowest line of words that is drawn for a list of one item, so wide. */
static int lowest_line(struct stage *s, struct widget *w, int wide)
{
	int n, low = 0;
	widget_place(s->ui, w, (struct rect){10, 10, wide, 200});
	canvas_present(s->canvas);
	widget_paint(s->ui, w);
	const struct canvas_item *item = canvas_drawn(s->canvas, &n);
	for (int i = 0; i < n; i++)
		if (item[i].kind == DRAWN_TEXT && item[i].at.y > low)
			low = item[i].at.y;
	return low + canvas_line_height(s->canvas, (enum font)w->font, points(s->ui, w->size));
}

/* What is drawn of an item stays in its row, however its words break, at every scale: they are measured as wide as they are drawn. */
static void an_item_is_as_tall_as_its_words(void **unused)
{
	(void)unused;
	for (int scale = 100; scale <= 200; scale += 25) {
		struct stage *s = stage_open(1280, 720);
		struct widget *w = widget_new(NULL, ROLE_LIST, "list", "");
		s->config.scale = scale;
		style_open(&s->ui->style, s->canvas, scale);
		w->items = memory_zeroed(sizeof *w->items);
		w->items_owned = true;
		items_add(w->items, "Soult marches from Osterode to Mohrungen")->indent = 1;
		for (int wide = 300; wide < 800; wide++) {
			int low = lowest_line(s, w, wide);
			struct rect r = list_item_rect(s->ui, w, 0);
			assert_in_range(low, r.y + 1, r.y + r.h);
		}
		widget_free(w);
		stage_close(s);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(everything_lies_inside),
		cmocka_unit_test(a_broken_line_leaves_its_room),
		cmocka_unit_test(the_bar_keeps_its_height), cmocka_unit_test(tab_brings_what_it_reaches_into_sight),
		cmocka_unit_test(a_list_scrolls_by_wheel_and_keys),
		cmocka_unit_test(resizing_keeps_what_was_open),
		cmocka_unit_test(a_choice_of_many_words_takes_as_many_lines),
		cmocka_unit_test(the_right_end_of_an_item_gives_way),
		cmocka_unit_test(an_item_is_brought_into_sight_once),
		cmocka_unit_test(an_item_becomes_the_last),
		cmocka_unit_test(an_item_is_as_tall_as_its_words),
		cmocka_unit_test(a_wild_hand_breaks_nothing),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
