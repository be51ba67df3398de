/* Plans of a hint, in words. */
#include "stage.h"

#include "ui/game.h"

#include <string.h>

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

/* Where there is little room the first deed is told all the same, and none before another that comes earlier. */
static void a_plan_is_told_in_its_order_whatever_the_room(void **unused)
{
	(void)unused;
	struct stage *s = stage_open(1280, 720);
	struct order plan[4];
	struct error e;
	char words[130], brief[40];
	stage_game(s, "borodino/7-september", 1);
	const struct scenario *sc = s->seat[0]->scenario;
	assert_true(order_parse(sc, "march FR-I-2 3121", SIDE_0, &plan[0], &e) && order_parse(sc, "march RU-VIII-2GR 2917", SIDE_1, &plan[1], &e) &&
		    order_parse(sc, "march FR-I-4 3021", SIDE_0, &plan[2], &e) && order_parse(sc, "done", SIDE_0, &plan[3], &e));
	say_plan(s->ui->game, plan, 4, words, sizeof words);
	assert_non_null(strstr(words, "to 3121; and 2 more; End phase"));
	say_plan(s->ui->game, plan + 1, 1, brief, sizeof brief);
	assert_true(!strncmp(brief, "2nd Grenadier Division", 22) && strstr(brief, "\u2026"));
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
		cmocka_unit_test(two_plans_are_told_by_their_difference),
		cmocka_unit_test(a_plan_lies_beside_what_it_is_about),
		cmocka_unit_test(a_plan_is_told_to_the_end_of_its_phase),
		cmocka_unit_test(a_plan_is_told_in_its_order_whatever_the_room),
		cmocka_unit_test(a_plan_is_told_from_where_it_was_given),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
