/* What is said: buttons, what may be forgotten, what is about to cost something. */
#include "marches.h"

#include "words/words.h"

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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_buttons_name_the_hex),
		cmocka_unit_test(hex1812_hunger_is_not_forgotten),
		cmocka_unit_test(hex1812_points_are_warned_of),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
