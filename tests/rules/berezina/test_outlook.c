/* What is told before an order and beside it: odds, warnings, the page of bridges, the page of morale, who is in command. */
#include "turns.h"

#include "words/words.h"

#include <string.h>

static struct outlook odds;

static void ask(struct game *g, int verb, const char *id, const char *hex, int number)
{
	struct order o = order_make(verb, FRENCH, piece(g, id), hex ? place(g, hex) : NONE, number);
	g->s.rules->odds(&g->s, now(g), &o, NULL, &odds);
}

/* No chances and no warnings. */
static void nothing_told(struct game *g, int verb, const char *id, const char *hex, int number)
{
	ask(g, verb, id, hex, number);
	if (odds.kind != OUTLOOK_UNKNOWN || odds.cases || odds.warnings)
		fail_msg("%s: something is told of an order that is not allowed", id);
}

/* Does the march set the Russian track going? */
static bool meets(struct game *g, const char *id, const char *hex)
{
	ask(g, VERB_MARCH, id, hex, NONE);
	for (int i = 0; i < odds.warnings; i++)
		if (!strcmp(berezina_cites[odds.warn[i].rule], "5.3"))
			return true;
	return false;
}

/* [5.3] Whoever becomes adjacent on his way has met them, wherever he ends: what is foretold is what comes. */
static void berezina_5_3_foretold_of_the_whole_way(void **unused)
{
	(void)unused;
	struct game *g = field(AT(2, "french") ",\"setup\":{\"II-cast\":\"1911\",\"II-6a\":\"2210\",\"TCH-jg\":\"2013\"}", NULL);
	assert_true(meets(g, "II-cast", "2012"));
	assert_true(meets(g, "II-cast", "2111"));
	assert_false(meets(g, "II-6a", "2209"));
	play(g, "march II-6a 2209");
	assert_int_equal(state(g)->contact, 0);
	play(g, "march II-cast 2111");
	assert_int_equal(state(g)->contact, 2);
	leave(g);
}

/* [7.2] A shot has one sum, and is told by the die it needs. */
static void berezina_7_2_the_die_that_a_shot_needs(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"setup\":{\"OG-gren\":\"5004\",\"II-6a\":\"5104\",\"DAN-01\":\"5005\"}", NULL);
	play(g, "take OG-gren");
	ask(g, VERB_FIRE, "DAN-01", NULL, NONE);
	assert_int_equal(odds.cases, 1);
	assert_string_equal(odds.on[0].how, "Needs 3+ with rating A");
	for (int i = 0; i < odds.sum.n; i++)
		assert_int_equal(odds.sum.at[i].ledger, 0);
	leave(g);
}

/* [6.1.7, 7.1, 8.1] Of an order that is refused nothing is foretold. */
static void berezina_6_1_7_no_odds_of_what_is_refused(void **unused)
{
	(void)unused;
	struct game *g = field(AT(2, "french") ",\"setup\":{\"II-6a\":\"2210\",\"TCH-jg\":\"2013\"}", NULL);
	play(g, "take II-6a");
	refused(g, "march II-6a 2018", "8.3");
	nothing_told(g, VERB_MARCH, "II-6a", "2018", NONE);
	nothing_told(g, VERB_EXIT, "II-6a", "1013", NONE);
	leave(g);
	g = field(AT(9, "fire1") ",\"dice\":[2],\"setup\":{\"OG-gren\":\"5004\",\"OG-chas\":\"5004\",\"DAN-01\":\"5005\",\"DAN-02\":\"5005\"}", NULL);
	play(g, "take OG-gren; fire DAN-01; take OG-chas");
	refused(g, "fire DAN-01", "7.1");
	nothing_told(g, VERB_FIRE, "DAN-01", NULL, NONE);
	ask(g, VERB_FIRE, "DAN-02", NULL, NONE);
	assert_int_equal(odds.kind, OUTLOOK_EXACT);
	leave(g);
	g = field(AT(9, "engineer") ",\"setup\":{\"ENG-elbe\":\"2012\",\"ENG-chas\":\"2011\"}", NULL);
	nothing_told(g, VERB_BUILD, "ENG-chas", NULL, 1);
	ask(g, VERB_BUILD, "ENG-elbe", NULL, 1);
	assert_int_equal(odds.kind, OUTLOOK_EXACT);
	leave(g);
}

static struct chart page;

/* [3.4] A side that may not know whose check it is finds a row without a name and without a loss on the page. */
static void berezina_3_4_the_page_of_the_phase_names_nobody_hidden(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "engineer") ",\"two_player\":true,\"setup\":{\"ENG-elbe\":\"2012\"}", NULL);
	struct event checks[] = {{.kind = EVENT_CHECK, .rule = CITE_FMET, .piece = NONE, .from = NONE, .number = 1, .dice = {3, 4}, .account = NONE},
				 {.kind = EVENT_RESULT, .piece = NONE, .number = NONE, .account = NONE},
				 {.kind = EVENT_NOTE, .number = TEXT_LOOSE, .piece = NONE, .from = NONE, .account = NONE}};
	struct heard h = {.n = 3, .at = checks};
	const struct words *w = words_of(&g->s);
	for (int i = 0; i < h.n; i += 2) {
		memset(&page, 0, sizeof page);
		w->page(&g->s, page_called(&g->s, "Morale"), &h, i, now(g), SIDE_1, &page);
		assert_int_equal(page.n, 1);
		assert_string_equal(page.row[0].cell[0], "a hidden unit");
		if (!i)
			assert_string_equal(page.row[0].cell[7], "");
	}
	leave(g);
}

/* [13.2] Event B takes a level from every result: the odds, the page and the log say what is built. */
static void berezina_13_2_b_high_water_is_foretold(void **unused)
{
	(void)unused;
	static const int high[] = {9, -1};
	for (int k = 0; k < 2; k++) {
		struct game *g = field(AT(9, "engineer") ",\"dice\":[5],\"setup\":{\"ENG-elbe\":\"2012\",\"ENG-chas\":\"4412\",\"LAN-jg1\":\"2013\"}", NULL);
		state(g)->thaw = (int16_t)high[k];
		ask(g, VERB_BUILD, "ENG-elbe", NULL, 1);
		assert_int_equal(odds.on[0].of, 6);
		assert_int_equal(odds.on[0].at[0].result, 0);
		assert_int_equal(odds.on[0].at[0].ways, k ? 4 : 6);
		play(g, "build ENG-elbe 1");
		assert_int_equal(state(g)->half[1][EAST][0], k);
		assert_true(logged(g, k ? "one level" : "nothing"));
		assert_true(page_says(g, "Bridges", k ? "column 1-2: nothing 4 in 6, B 2 in 6" : "column 1-2: nothing 6 in 6"));
		leave(g);
	}
}

/* [13.1] The die of the alternative table opens the page of the phase. */
static void berezina_13_1_the_die_is_a_row_of_its_page(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "engineer") ",\"dice\":[3],\"setup\":{\"ENG-elbe\":\"2012\",\"IV-13\":\"5004\",\"IV-14\":\"5005\"}",
			       "alternative_morale=1");
	play(g, "done");
	row_is(g, ROW_LOOT, FRENCH);
	assert_true(page_says(g, "Morale", "Die 3: so many treasures are to be abandoned"));
	leave(g);
}

static int in_command(struct game *g, const char *id)
{
	static struct overlay over;
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_COMMAND, NONE, NONE, &over);
	return over.verdict[piece(g, id)];
}

/* [5.4] Four hexes of a leader of its army; without any the limit binds nobody, so nobody is called out of command. */
static void berezina_5_4_an_army_without_leaders_is_not_out_of_command(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"danube\":1,\"setup\":{\"II-6a\":\"2210\",\"R-lang\":\"5516\",\"LAN-jg1\":\"5514\",\"LAN-jg2\":\"4915\","
					       "\"WIT-01\":\"3305\"}", NULL);
	assert_int_equal(in_command(g, "LAN-jg1"), 1);
	assert_int_equal(in_command(g, "LAN-jg2"), 2);
	assert_int_equal(in_command(g, "WIT-01"), 0);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_7_2_the_die_that_a_shot_needs),
		cmocka_unit_test(berezina_5_3_foretold_of_the_whole_way),
		cmocka_unit_test(berezina_6_1_7_no_odds_of_what_is_refused),
		cmocka_unit_test(berezina_3_4_the_page_of_the_phase_names_nobody_hidden),
		cmocka_unit_test(berezina_13_2_b_high_water_is_foretold),
		cmocka_unit_test(berezina_13_1_the_die_is_a_row_of_its_page),
		cmocka_unit_test(berezina_5_4_an_army_without_leaders_is_not_out_of_command),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
