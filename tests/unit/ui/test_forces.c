/* The forces: found, looked at, and told as the counters tell them. */
#include "stage.h"

#include "ui/game.h"

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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(forces_find_and_look),
		cmocka_unit_test(forces_say_what_the_counters_say),
		cmocka_unit_test(alike_units_are_one_line),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
