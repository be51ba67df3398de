/* Odds: beside the pointer, as a bar, and who adds to them. */
#include "stage.h"

#include "ui/game.h"

#include <stdlib.h>
#include <string.h>

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

/* In a small window, too, what is told beside the pointer in plain words lies off it, and on the map while there is room. */
static void words_stand_beside_a_fan(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1024, 600);
	struct rect fan;
	stage_game(s, "napoleon1807/eylau", 5);
	s->ui->calls.fan_box = a_fan;
	a_fan(NULL, &fan);
	const int at[][2] = {{250, 150}, {fan.x + 20, fan.y + 20}, {fan.x - 20, fan.y + 60}, {fan.x + 100, fan.y - 20}};
	for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
		ui_hint(s->ui, at[i][0], at[i][1], "3 points left; halted there the march costs 0 fatigue. It stops there, among friends", "");
		ui_draw(s->ui);
		assert_null(s->ui->hint.card);
		assert_true(s->ui->hint.at.w > 0 && !rect_touches(s->ui->hint.at, fan));
		assert_true(rect_within(s->ui->hint.at, ui_map_area(s->ui)));
	}
	stage_close(s);
}

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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(odds_beside_the_pointer_have_two_sides),
		cmocka_unit_test(odds_stand_beside_a_fan), cmocka_unit_test(words_stand_beside_a_fan),
		cmocka_unit_test(a_small_chance_can_be_read),
		cmocka_unit_test(what_leaders_add_names_them),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
