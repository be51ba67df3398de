/* Reports of battles: they come by themselves, once, and can be read in little room. */
#include "stage.h"

#include "ui/game.h"

#include <string.h>

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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_battle_is_reported),
		cmocka_unit_test(a_report_in_little_room_shows_its_result),
		cmocka_unit_test(quiet_means_no_reports),
		cmocka_unit_test(a_report_comes_once),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
