/* Refusals say what stands in the way, and lines of the log who did what and why a die was rolled. */
#include "turns.h"

#include "words/words.h"

#include <stdio.h>
#include <string.h>

static void berezina_6_1_where_it_stands_already(void **unused)
{
	(void)unused;
	struct game *g = field(AT(2, "french") ",\"setup\":{\"II-6a\":\"2012\",\"TCH-jg\":\"2416\"}", NULL);
	play(g, "take II-6a");
	says(g, "march II-6a 2012", "6.1", "stands in 2012 already");
	says(g, "march II-6a 1908", "6.1.7", "5 points left; the way to 1908 costs");
	leave(g);
}

/* Beyond the river it is the river that stands in the way. */
static void berezina_8_3_the_river_between(void **unused)
{
	(void)unused;
	struct game *g = field(AT(2, "french") ",\"happened\":[],\"setup\":{\"II-6a\":\"3305\",\"TCH-jg\":\"2013\",\"TCH-tver\":\"1412\",\"TCH-pavl\":\"4413\","
					       "\"TCH-kalm\":\"5613\"}", NULL);
	play(g, "take II-6a");
	says(g, "march II-6a 3316", "8.3", "the Berezina lies between");
	leave(g);
}

static void berezina_6_1_7_half_points_are_told_as_such(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "french") ",\"enter\":{\"OG-gren\":{\"turn\":3,\"at\":\"6005\"}},\"setup\":{\"TCH-jg\":\"2013\"}", NULL);
	play(g, "take OG-gren"); /* off the map no hex is free */
	says(g, "march OG-gren 2606", "6.1.7", "5 points left");
	assert_null(strstr(g->e.reason, "free"));
	play(g, "march OG-gren 6005; take OG-gren");
	says(g, "march OG-gren 2606", "6.1.7", "4½ points left");
	leave(g);
}

static void berezina_7_1_1_why_it_does_not_fire(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"setup\":{\"OG-gren\":\"5004\",\"II-6a\":\"5104\",\"OG-chas\":\"4803\",\"OG-art\":\"4603\",\"DAN-01\":\"5005\"}", NULL);
	says(g, "take II-6a", "7.1.1", "its turn comes later");
	says(g, "take OG-chas", "7.1", "no enemy unit stands next to it");
	says(g, "take OG-art", "7.4", "no enemy in sight");
	says(g, "take DAN-01", "7.1.1", "French units of rating A");
	play(g, "take OG-gren; fire DAN-01");
	says(g, "take OG-gren", "7.1", "has fired in this phase");
	leave(g);
}

static void berezina_7_2_the_log_names_who_fires(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"dice\":[6],\"setup\":{\"OG-gren\":\"5004\",\"DAN-01\":\"5005\"}", NULL);
	play(g, "take OG-gren; fire DAN-01");
	char words[200];
	snprintf(words, sizeof words, "%s in 5004 fires at %s in 5005: 6, a hit", g->s.piece[piece(g, "OG-gren")].name,
		 g->s.piece[piece(g, "DAN-01")].name);
	assert_true(logged(g, words));
	leave(g);
}

/* [3.4] With two players a gun that is not seen is not named to the side it fires at. */
static void berezina_3_4_a_hidden_gun_is_not_named(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"two_player\":true,\"dice\":[6],\"setup\":{\"OG-art\":\"5004\",\"OG-gren\":\"5004\",\"DAN-01\":\"5006\"}", NULL);
	bool top = has(state(g), piece(g, "OG-art"), IS_TOP);
	play(g, "take OG-art; fire DAN-01");
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_ATTACK)
			assert_int_equal(g->ev.at[i].by, top ? piece(g, "OG-art") : NONE);
	leave(g);
}

/* A die says what it is for; results come in words. */
static void berezina_6_4_the_die_of_a_ford(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "french") ",\"exit\":\"1013\",\"dice\":[5],\"setup\":{\"GC-chas\":\"2012\",\"TCH-jg\":\"2416\"}", NULL);
	play(g, "march GC-chas 2013");
	assert_true(logged(g, "Die for the ford: 5"));
	assert_true(logged(g, "wades through the ford: treasure and a step"));
	leave(g);
}

static void berezina_11_2_who_does_not_come(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	now(g)->header.turn = 15;
	dice_are(g, (const int[]){1, 1, 0});
	events_clear(&g->ev);
	bz_arrivals_roll(&g->s, state(g), &g->ev);
	assert_true(logged(g, "Wittgenstein's Army arrives"));
	assert_true(logged(g, "The Main Army does not come yet"));
	assert_true(logged(g, "Die for Russian arrivals: 1"));
	leave(g);
}

static void warned(struct game *g, int side, const char *words)
{
	struct text line;
	words_of(&g->s)->warn(&g->s, now(g), (enum side)side, &line);
	assert_string_equal(line.at, words);
}

/* [10.1] The French are told in the last turn what those cost whom they leave behind, and before it that an exit closes. */
static void berezina_10_1_warned_of_the_end(void **unused)
{
	(void)unused;
	const char *const left = ",\"exit\":\"1013\",\"setup\":{\"IX-12b\":\"5004\",\"L-nap\":\"2012\"}";
	char keys[240];
	snprintf(keys, sizeof keys, AT(%d, "french") "%s", 25, left);
	struct game *g = field(keys, NULL);
	warned(g, FRENCH, "The last turn: 2 pieces are left behind, 4 points lost");
	warned(g, RUSSIAN, "");
	leave(g);
	g = field(AT(25, "french") ",\"setup\":{\"L-nap\":\"2013\"}", NULL);
	warned(g, FRENCH, ""); /* he stands beyond the river, out of every zone */
	leave(g);
	snprintf(keys, sizeof keys, AT(%d, "french") "%s", 24, left);
	g = field(keys, NULL);
	warned(g, FRENCH, "");
	leave(g);
	snprintf(keys, sizeof keys, AT(%d, "french") "%s", 23, left);
	g = field(keys, NULL);
	warned(g, FRENCH, "From turn 24 on who leaves elsewhere than at 1013 counts as lost");
	leave(g);
}

/* [3.1.4] */
static void berezina_3_1_4_warned_of_too_many(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"5003\",\"II-8a\":\"5005\",\"II-8b\":\"5005\"}", NULL);
	warned(g, FRENCH, "");
	play(g, "march II-6a 5005");
	warned(g, FRENCH, "More than two units in 5005: 1 is lost when the movement ends");
	play(g, "march II-8a 5004");
	warned(g, FRENCH, "");
	leave(g);
}

static int lines_with(struct game *g, const char *words)
{
	static struct view v;
	int n = 0;
	g->s.rules->show(&g->s, now(g), SIDE_0, &v);
	for (int i = 0; i < v.lines; i++)
		n += strstr(v.line[i], words) != NULL;
	return n;
}

/* [10.1] While it is played the score says that it is that of the moment; when the game is over it does not. */
static void berezina_10_1_the_last_score_is_no_moment(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	assert_int_equal(lines_with(g, "Victory points at this moment"), 1);
	assert_int_equal(lines_with(g, "if it ended now"), 1);
	now(g)->header.result.over = true;
	assert_int_equal(lines_with(g, "at this moment") + lines_with(g, "if it ended now"), 0);
	assert_int_equal(lines_with(g, "Victory points: "), 1);
	/* before its last turn it ends when no French are left, and says so */
	assert_int_equal(lines_with(g, "no French are left on the map"), 1);
	now(g)->header.turn = (int16_t)g->s.last_turn;
	assert_int_equal(lines_with(g, "no French are left on the map"), 0);
	leave(g);
}

static void berezina_7_1_no_enemy_where_it_stands(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"setup\":{\"OG-gren\":\"5004\",\"DAN-01\":\"5005\"}", NULL);
	play(g, "take OG-gren");
	says(g, "fire OG-gren", "7.1", "no enemy here");
	leave(g);
}

static void in_words(struct game *g, struct order o, const char *part)
{
	struct text said;
	words_of(&g->s)->say(&g->s, now(g), &o, &said);
	if (!strstr(said.at, part))
		fail_msg("\"%s\" does not hold \"%s\"", said.at, part);
}

/* [8.1, 10.1] What hangs on a choice stands in its words. */
static void berezina_8_1_choices_say_what_they_mean(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"ENG-elbe\":\"2012\",\"II-6a\":\"2013\",\"TCH-jg\":\"2016\"}", NULL);
	in_words(g, order_make(VERB_BUILD, FRENCH, piece(g, "ENG-elbe"), NONE, 1), "work on bridge 1 (now nothing): nothing ");
	in_words(g, order_make(VERB_BUILD, FRENCH, piece(g, "ENG-elbe"), NONE, 1), " in 6");
	in_words(g, order_make(VERB_NAME, FRENCH, NONE, place(g, "1013"), NONE), "By 1013, Zembin road: 6\u00bd movement points");
	/* [9.0] by which bridge: what it has borne then, and what that risks */
	struct crossing *c = (struct crossing *)now(g);
	int ford = ground_of(&g->s)->ford_at[place(g, "2013")];
	c->crossed[ford][0] = 3;
	in_words(g, order_make(VERB_BY, FRENCH, piece(g, "II-6a"), place(g, "2013"), 2), "by bridge 1 (4 of 5: one end breaks 1 in 6");
	in_words(g, order_make(VERB_BY, FRENCH, piece(g, "II-6a"), place(g, "2013"), 4), "by bridge 2 (1 of 5: cannot break so far)");
	leave(g);
}

/* [3.1.3] A Russian leader is told the points he has: those of foot, while his command has any. */
static void berezina_3_1_3_a_leader_goes_with_his_foot(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"track\":6,\"setup\":{\"II-6a\":\"2012\",\"TCH-jg\":\"2016\",\"R-tchl\":\"2016\"}", NULL);
	struct text text;
	words_of(&g->s)->about(&g->s, now(g), piece(g, "R-tchl"), (enum side)FRENCH, &text);
	assert_non_null(strstr(text.at, "moves 4 with his foot"));
	now(g)->piece[piece(g, "TCH-jg")].place = PLACE_LOST;
	words_of(&g->s)->about(&g->s, now(g), piece(g, "R-tchl"), (enum side)FRENCH, &text);
	assert_non_null(strstr(text.at, "moves 8"));
	leave(g);
}

/* [10.1] One exit is chosen: only that is aimed at then. */
static void berezina_10_1_only_the_chosen_exit_is_an_aim(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	assert_true(words_of(&g->s)->aims(&g->s, now(g), FRENCH, place(g, "1013")));
	state(g)->exit = (int16_t)place(g, "3328");
	assert_false(words_of(&g->s)->aims(&g->s, now(g), FRENCH, place(g, "1013")));
	assert_true(words_of(&g->s)->aims(&g->s, now(g), FRENCH, place(g, "3328")));
	leave(g);
}

/* [10.1] No line of the points is cut. */
static void a_line_of_the_points_is_whole(void **unused)
{
	(void)unused;
	static struct chart chart;
	struct game *g = field(AT(9, "fire1") ",\"exit\":\"1013\",\"setup\":{\"OG-gren\":\"5003\"}", NULL);
	const struct words *w = words_of(&g->s);
	bool whole = false;
	for (int page = 0; w->pages[page].name; page++) {
		if (!w->pages[page].in_victory)
			continue;
		chart_clear(&chart);
		w->page(&g->s, page, NULL, 0, now(g), (enum side)FRENCH, &chart);
		for (int i = 0; i < chart.n; i++)
			whole |= !strcmp(chart.row[i].cell[0], "on the west bank, in a Russian zone, -2 each");
	}
	assert_true(whole);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_7_1_no_enemy_where_it_stands),
		cmocka_unit_test(berezina_8_1_choices_say_what_they_mean),
		cmocka_unit_test(berezina_3_1_3_a_leader_goes_with_his_foot),
		cmocka_unit_test(berezina_10_1_only_the_chosen_exit_is_an_aim),
		cmocka_unit_test(berezina_10_1_the_last_score_is_no_moment),
		cmocka_unit_test(berezina_6_1_where_it_stands_already),
		cmocka_unit_test(berezina_8_3_the_river_between),
		cmocka_unit_test(berezina_6_1_7_half_points_are_told_as_such),
		cmocka_unit_test(berezina_7_1_1_why_it_does_not_fire),
		cmocka_unit_test(berezina_7_2_the_log_names_who_fires),
		cmocka_unit_test(berezina_3_4_a_hidden_gun_is_not_named),
		cmocka_unit_test(berezina_6_4_the_die_of_a_ford),
		cmocka_unit_test(berezina_11_2_who_does_not_come),
		cmocka_unit_test(berezina_10_1_warned_of_the_end),
		cmocka_unit_test(berezina_3_1_4_warned_of_too_many),
		cmocka_unit_test(a_line_of_the_points_is_whole),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
