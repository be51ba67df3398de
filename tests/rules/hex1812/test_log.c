/* What is said: buttons, what may be forgotten, what is about to cost something. */
#include "marches.h"

#include "words/words.h"

#include <string.h>

static struct text said(struct game *g, const char *order)
{
	struct order o;
	struct text words;
	assert_true(order_parse(&g->s, order, (enum side)frame_now(now(g))->side, &o, &g->e));
	words_of(&g->s)->say(&g->s, now(g), &o, &words);
	return words;
}

static struct forgotten forgotten_now(struct game *g)
{
	struct forgotten f = {.n = 0};
	rules_orders(&g->s, now(g), &g->list);
	words_of(&g->s)->forgets(&g->s, now(g), &g->list, &f);
	return f;
}

/* One of many alike is told by its hex. */
static void hex1812_buttons_name_the_hex(void **unused)
{
	(void)unused;
	struct game *g = marches(2, RUSSIAN, "RU-ic-01 2325; RU-ic-02 2326; RU-su-1 2326");
	assert_string_equal(said(g, "take RU-ic-01").at, "Take up Infantry Corps at Vilna (2325)");
	dice_are(g, (const int[]){6, 0});
	run_row(g, ROW_ATTRITION, RUSSIAN);
	assert_string_equal(said(g, "lose RU-ic-01").at, "Lose Infantry Corps at Vilna (2325)");
	leave(g);
}

/* [Fortresses C] [Fortresses G] [Victory A] [Terrain Effects Chart] A hex says what it is worth and to whom, and how far its area is
 * used up. */
static void hex1812_the_ground_is_told(void **unused)
{
	(void)unused;
	struct text out;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034");
	state(g)->depleted[ground_of(&g->s)->region[hex(g, "4325")]] = DEPLETED_HALF;
	words_of(&g->s)->ground(&g->s, now(g), hex(g, "4325"), &out);
	assert_string_equal(out.at, "Defence \u00d73; Russian control, 1 point\nSupply area Smolensk (R44): 50% depleted");
	words_of(&g->s)->ground(&g->s, now(g), hex(g, "5919"), &out);
	assert_string_equal(out.at, "Russian control, 5 points\nSupply area Moscow (R57): undepleted");
	words_of(&g->s)->ground(&g->s, now(g), hex(g, "6034"), &out);
	assert_string_equal(out.at, "Supply area Orel (R55): undepleted");
	leave(g);
}

/* [Supply A] [Unsupplied Chart] [Supply B] At the end of the march who would go hungry, before combat idle supply units too. */
static void hex1812_hunger_is_not_forgotten(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-id-01 6035; RU-ic-01 5034; FR-su-1 2030");
	int r = ground_of(&g->s)->region[hex(g, "6034")];
	assert_int_equal(forgotten_now(g).n, 0);
	state(g)->depleted[r] = DEPLETED_FULL;
	struct forgotten f = forgotten_now(g);
	assert_int_equal(f.n, 1);
	assert_string_equal(f.at[0].what.at, "1 unit would go hungry where it stands.");
	assert_int_equal(f.at[0].piece, piece(g, "FR-ic-01"));
	play(g, "done");
	row_is(g, ROW_DEPOT, FRENCH);
	f = forgotten_now(g);
	assert_int_equal(f.n, 2);
	assert_int_equal(f.at[1].piece, piece(g, "FR-su-1"));
	play(g, "depot FR-su-1");
	assert_true(frame_now(now(g))->row != ROW_DEPOT);
	leave(g);
}

/* [Victory B] Below the index of the turn the French are warned, the Russians are not. */
static void hex1812_points_are_warned_of(void **unused)
{
	(void)unused;
	struct game *g = marches(1, FRENCH, "FR-ic-01 6034; RU-ic-01 5034");
	struct text out;
	words_of(&g->s)->warn(&g->s, now(g), (enum side)FRENCH, &out);
	assert_string_equal(out.at, "6 of 7 points: a corps is lost at the end of this turn");
	words_of(&g->s)->warn(&g->s, now(g), (enum side)RUSSIAN, &out);
	assert_string_equal(out.at, "");
	now(g)->header.track[TRACK_POINTS] = 7;
	words_of(&g->s)->warn(&g->s, now(g), (enum side)FRENCH, &out);
	assert_string_equal(out.at, "");
	leave(g);
}

static struct text told(struct game *g, int number)
{
	struct text words = {""};
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_NOTE && g->ev.at[i].number == number)
			words_of(&g->s)->tell(&g->s, &g->ev.at[i], &words);
	return words;
}

/* [Victory A] Whose loss Napoleon is. [Victory B] Below the index a corps is owed; without one nothing is lost. */
static void hex1812_losses_are_told_of_the_french(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, RUSSIAN, "RU-ic-01 6034; FR-A 6035; FR-id-01 2030");
	play(g, "declare RU-ic-01 6035; commit; done");
	dice(g, 6);
	play(g, "name 6035");
	lost(g, "FR-A");
	assert_string_equal(told(g, TEXT_NAPOLEON).at, "Napoleon is lost, and the French have 5 points less");
	g->ev.n = 0;
	run_row(g, ROW_SCORE, FRENCH);
	assert_string_equal(told(g, TEXT_POLITICS).at, "The French: below the index, a corps is owed");
	assert_string_equal(told(g, TEXT_LAPSES).at, "The French: no such corps is left, so nothing is lost");
	assert_true(frame_now(now(g))->row != ROW_POLITICS);
	leave(g);
}

/* [Attrition, reading 5] Which arm is gone is said. */
static void hex1812_attrition_names_the_arm_that_is_gone(void **unused)
{
	(void)unused;
	struct game *g = marches(2, RUSSIAN, "RU-ic-01 2325; RU-ic-02 2326");
	dice_are(g, (const int[]){5, 0});
	run_row(g, ROW_ATTRITION, RUSSIAN);
	assert_string_equal(told(g, TEXT_NO_CAV).at, "The Russians: no cavalry corps is left, so none is lost");
	leave(g);
	g = marches(2, FRENCH, "FR-cc-01 2325; FR-cc-02 2326");
	dice_are(g, (const int[]){4, 0});
	run_row(g, ROW_ATTRITION, FRENCH);
	assert_string_equal(told(g, TEXT_NO_INF).at, "The French: no infantry corps is left, so none is lost");
	leave(g);
}

/* [Forced March G] [Combat K] Who is lost by a forced march stands among them, who is overrun at 500 percent does not. */
static void hex1812_overruns_are_no_forced_marches(void **unused)
{
	(void)unused;
	static struct chart page;
	struct game *g = marches(2, FRENCH, "FR-ic-01 2325");
	struct event e = {.kind = EVENT_ELIMINATE, .side = FRENCH, .piece = (int16_t)piece(g, "FR-ic-01"), .from = (int16_t)hex(g, "2325")};
	struct heard h = {.n = 1, .at = &e};
	int which = 0;
	while (strcmp(words_of(&g->s)->pages[which].name, "Marches") != 0)
		which++;
	for (int k = 0; k < 2; k++) {
		e.rule = k ? CITE_COMBAT_K : CITE_FORCED_G;
		chart_clear(&page);
		words_of(&g->s)->page(&g->s, which, &h, 0, now(g), (enum side)FRENCH, &page);
		assert_int_equal(page.n, k ? 0 : 1);
	}
	leave(g);
}

/* [Disruption B] Who recovers at the end of the Combat Phase stands under a head of his own, not at the end of a battle. */
static void hex1812_recovery_is_told_apart_from_battles(void **unused)
{
	(void)unused;
	int head = 0, recovers = 0;
	struct game *g = battlefield(3, RUSSIAN, "RU-ic-01 6034; RU-ic-02 2030*; FR-id-01 6035");
	now(g)->piece[piece(g, "RU-ic-02")].fatigue = TIME_RUSSIAN_FIGHT;
	now(g)->piece[piece(g, "RU-ic-02")].foot = 2;
	g->ev.n = 0;
	run_row(g, ROW_COMBAT_END, RUSSIAN);
	for (int i = 0; i < g->ev.n; i++) {
		head = g->ev.at[i].kind == EVENT_PHASE && g->ev.at[i].number == ROW_COMBAT_END ? i + 1 : head;
		recovers = g->ev.at[i].kind == EVENT_NOTE && g->ev.at[i].number == TEXT_RECOVERS ? i + 1 : recovers;
	}
	assert_int_equal(head, 1);
	assert_int_equal(recovers, 2);
	leave(g);
}

/* [Reinforcements] Who is left waiting because his owner wants it so was not without a way in. */
static void hex1812_reinforcements_may_be_left_waiting(void **unused)
{
	(void)unused;
	struct game *g = scenario("hex1812/1-invasion", NULL);
	state(g)->want_inf = state(g)->want_cav = 0;
	now(g)->header.turn = 2;
	run_row(g, ROW_ARRIVE, FRENCH);
	row_is(g, ROW_ARRIVE, FRENCH);
	play(g, "done");
	assert_string_equal(told(g, TEXT_WAITS).at, "The French: reinforcements wait");
	leave(g);
}

/* [Combat Results Table half ex] Half of what is lost, not half of who attacks. [Reinforcements] A force due at a fortress comes elsewhere
 * also when that was passed or is besieged. */
static void hex1812_texts_say_what_the_rules_do(void **unused)
{
	(void)unused;
	struct game *g = scenario("hex1812/1-invasion", NULL);
	struct event half = {.kind = EVENT_RESULT, .rule = CITE_CRT, .piece = NONE, .from = NONE, .to = (int16_t)hex(g, "6034"),
			     .number = TABLE_CRT * RESULT_STEP + CRT_HALF};
	struct text words;
	int ertel = NONE;
	words_of(&g->s)->tell(&g->s, &half, &words);
	assert_non_null(strstr(words.at, "lose half of that"));
	for (int i = 0; i < g->s.pieces && ertel == NONE; i++)
		if (ground_of(&g->s)->deploy[0].entry[i] != NONE && ground_of(&g->s)->entry[ground_of(&g->s)->deploy[0].entry[i]].by == BY_HEX)
			ertel = i;
	assert_int_not_equal(ertel, NONE);
	words_of(&g->s)->comes(&g->s, now(g), ertel, &words);
	assert_non_null(strstr(words.at, "passed or besieged"));
	leave(g);
}

static struct text meaning(struct game *g, int choice)
{
	struct order o = order_make(VERB_CHOOSE, FRENCH, NONE, NONE, choice);
	struct text words;
	words_of(&g->s)->explain(&g->s, &o, &words);
	return words;
}

/* [Forced March G] [Forced March H] What is said of the dice holds for both tables: a 3, a 4 or a 6 means the same in both, a 5 does
 * not. */
static void hex1812_forced_march_dice_are_told_for_both_tables(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034");
	const struct ground *f = ground_of(&g->s);
	assert_int_not_equal(table_result(&g->s.table[f->table[TABLE_DOUBLE]], 0, 5), table_result(&g->s.table[f->table[TABLE_TRIPLE]], 0, 5));
	assert_non_null(strstr(meaning(g, CHOICE_FORCE).at, "5 or 6 on a triple march"));
	assert_int_equal(table_result(&g->s.table[f->table[TABLE_DOUBLE_AGAIN]], 2, 5), AGAIN_ELIMINATED);
	assert_null(strstr(meaning(g, CHOICE_GO).at, "with a 6"));
	leave(g);
}

/* [Combat K] An elimination on the march is no battle. */
static void hex1812_eliminations_are_no_battles(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; FR-P 6035; RU-id-01 6034");
	int n = 0;
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_ATTACK) {
			assert_null(words_of(&g->s)->tally(&g->s, &g->ev.at[i]));
			n++;
		}
	assert_int_equal(n, 1);
	leave(g);
}

/* [Combat H] Leaders who are left alone have no strength to be a percentage of. */
static void hex1812_attacks_on_leaders_alone_tell_no_percentage(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; RU-ic-01 6035");
	struct event ev = {.kind = EVENT_ATTACK, .side = FRENCH, .piece = (int16_t)piece(g, "RU-ic-01"), .from = NONE, .to = (int16_t)hex(g, "6035"),
			   .number = 166, .rule = CITE_COMBAT};
	struct text words;
	words_of(&g->s)->tell(&g->s, &ev, &words);
	assert_non_null(strstr(words.at, "at 166\u00a0%"));
	ev.number = HX_PERCENT_MOST;
	words_of(&g->s)->tell(&g->s, &ev, &words);
	assert_null(strchr(words.at, '%'));
	assert_non_null(strstr(words.at, "no strength"));
	leave(g);
}

/* [Scenarios] Free set-up: units that look the same are told apart by where they may stand, the Russians as the French. */
static void hex1812_set_up_units_say_where(void **unused)
{
	(void)unused;
	struct game *g = scenario("hex1812/2-road-to-moscow", "free_setup=1");
	int told = 0, zones = 0;
	for (int i = 0; i < g->s.pieces; i++) {
		struct text where;
		words_of(&g->s)->comes(&g->s, now(g), i, &where);
		if (now(g)->piece[i].place != AT_TRAY)
			continue;
		assert_true(where.at[0]);
		told++;
		zones += !strcmp(where.at, "within 4 hexes of Smolensk (4325)");
	}
	assert_true(told > 20 && zones > 10 && zones < told);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_losses_are_told_of_the_french),
		cmocka_unit_test(hex1812_attrition_names_the_arm_that_is_gone),
		cmocka_unit_test(hex1812_overruns_are_no_forced_marches),
		cmocka_unit_test(hex1812_recovery_is_told_apart_from_battles),
		cmocka_unit_test(hex1812_attacks_on_leaders_alone_tell_no_percentage),
		cmocka_unit_test(hex1812_buttons_name_the_hex),
		cmocka_unit_test(hex1812_the_ground_is_told),
		cmocka_unit_test(hex1812_set_up_units_say_where),
		cmocka_unit_test(hex1812_hunger_is_not_forgotten),
		cmocka_unit_test(hex1812_points_are_warned_of),
		cmocka_unit_test(hex1812_reinforcements_may_be_left_waiting),
		cmocka_unit_test(hex1812_forced_march_dice_are_told_for_both_tables),
		cmocka_unit_test(hex1812_texts_say_what_the_rules_do),
		cmocka_unit_test(hex1812_eliminations_are_no_battles),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
