/* Victory Points: control, the index, political losses, sieges at the end, the winner. */
#include "marches.h"

#include "words/words.h"

/* [Victory] [Victory A] [Victory Points Table] [Fortresses G] [reading 31] Who last moved onto or through it controls it; Moscow too. */
static void hex1812_control(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-cc-01 3943; FR-cc-02 5918");
	assert_false(hx_controls(&g->s, state(g), FRENCH, hex(g, "3944")));
	play(g, "take FR-cc-01; march FR-cc-01 3944; halt");
	assert_true(hx_controls(&g->s, state(g), FRENCH, hex(g, "3944")));
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 6 + 3);
	play(g, "take FR-cc-02; march FR-cc-02 5919; halt");
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 6 + 3 + 5);
	leave(g);
}

/* [Victory B] Example 13: below the index the French remove a corps of their choice; at the index they do not. */
static void hex1812_victory_b(void **unused)
{
	(void)unused;
	struct game *g = marches(1, FRENCH, "FR-ic-01 6034; FR-cc-01 5934; FR-id-01 5834");
	run_row(g, ROW_SCORE, FRENCH);
	row_is(g, ROW_POLITICS, FRENCH);
	refused(g, "lose FR-id-01", "Victory B");
	play(g, "lose FR-cc-01");
	lost(g, "FR-cc-01");
	assert_int_equal(now(g)->header.turn, 2);
	leave(g);
	g = scenario("hex1812/3-retreat", NULL);
	state(g)->want_inf = state(g)->want_cav = 0;
	run_row(g, ROW_SCORE, FRENCH);
	assert_int_equal(now(g)->header.turn, 12);
	leave(g);
}

/* [Game Length] [Victory C] After turn 19 the points decide. */
static void hex1812_victory_c(void **unused)
{
	(void)unused;
	static const struct { int points, level, winner; } want[] = {{22, 0, FRENCH}, {18, 1, FRENCH}, {17, 2, NOBODY}, {15, 2, NOBODY},
								   {14, 3, RUSSIAN}, {12, 3, RUSSIAN}, {11, 4, RUSSIAN}};
	for (int i = 0; i < 7; i++) {
		struct game *g = marches(19, FRENCH, "RU-ic-01 6034");
		now(g)->header.track[TRACK_POINTS] = (int16_t)want[i].points;
		run_row(g, ROW_SCORE, FRENCH);
		assert_true(now(g)->header.result.over);
		assert_int_equal(now(g)->header.result.level, want[i].level);
		assert_int_equal(now(g)->header.result.winner, want[i].winner);
		leave(g);
	}
}

/* [Fortresses] [Fortresses F] [reading 20] At the end a besieged fortress counts for the besieger and who is in it is destroyed. */
static void hex1812_fortresses_f(void **unused)
{
	(void)unused;
	struct game *g = marches(19, FRENCH, "RU-ic-01 3944");
	const struct ground *f = ground_of(&g->s);
	int kiev = hex(g, "3944"), n = 0;
	for (int i = f->begin[FRENCH][KIND_CD], d = 0; d < DIRECTIONS; d++)
		if (f->to[kiev][d] != NONE) {
			hx_put(&g->s, state(g), i++, f->to[kiev][d]);
			n++;
		}
	assert_true(n > 3);
	run_row(g, ROW_SCORE, FRENCH);
	lost(g, "RU-ic-01");
	assert_int_equal(now(g)->header.track[TRACK_SIEGES], 3);
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 6 + 3);
	assert_false(hx_controls(&g->s, state(g), FRENCH, kiev)); /* not control */
	leave(g);
}

/* Free-standing riders around a fortress that would besiege it. */
static void ring(struct game *g, const char *fortress, int side)
{
	const struct ground *f = ground_of(&g->s);
	int at = hex(g, fortress);
	for (int i = f->begin[side][KIND_CD], d = 0; d < DIRECTIONS; d++)
		if (f->to[at][d] != NONE)
			hx_put(&g->s, state(g), i++, f->to[at][d]);
}

static const char *how_it_stands(struct game *g)
{
	static struct view v;
	g->s.rules->show(&g->s, now(g), (enum side)FRENCH, &v);
	return v.stands;
}

static bool warned(struct game *g)
{
	struct text words;
	words_of(&g->s)->warn(&g->s, now(g), (enum side)FRENCH, &words);
	return words.at[0] != 0;
}

/* [Fortresses F] [Victory C] How the game stands is what would come of it if it ended so: sieges count, and Napoleon in a besieged
 * fortress. [Victory B] In the last turn they count before the index. */
static void hex1812_sieges_count_in_how_it_stands(void **unused)
{
	(void)unused;
	struct game *g = marches(19, FRENCH, "RU-ic-01 3944");
	now(g)->header.track[TRACK_POINTS] = 19;
	assert_string_equal(how_it_stands(g), hx_levels[1]);
	assert_true(warned(g));
	ring(g, "3944", FRENCH);
	assert_string_equal(how_it_stands(g), hx_levels[0]);
	assert_false(warned(g));
	now(g)->header.turn = 18; /* the end is still to come: points alone */
	assert_true(warned(g));
	assert_string_equal(how_it_stands(g), "19 points, index 21");
	leave(g);
	g = marches(19, RUSSIAN, "FR-A 0924");
	now(g)->header.track[TRACK_POINTS] = 22;
	assert_string_equal(how_it_stands(g), hx_levels[0]);
	ring(g, "0924", RUSSIAN);
	assert_string_equal(how_it_stands(g), hx_levels[2]);
	run_row(g, ROW_SCORE, FRENCH);
	assert_int_equal(now(g)->header.result.level, 2);
	assert_string_equal(how_it_stands(g), hx_levels[2]);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_control),
		cmocka_unit_test(hex1812_victory_b),
		cmocka_unit_test(hex1812_victory_c),
		cmocka_unit_test(hex1812_fortresses_f),
		cmocka_unit_test(hex1812_sieges_count_in_how_it_stands),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
