/* Corps markers: stacks that look larger or smaller than they are, by rule. */
#include "field.h"

#include "words/secrets.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

/* Four infantry and two cavalry corps and a supply unit, closed in R51 after a march; the French far off. */
static struct game *closed_stack(void)
{
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":4,\"cc\":2,\"su\":1}", "{\"at\":\"R22\",\"ic\":3}"), NULL);
	march_all(g, "RU-ic-01", "R51");
	return g;
}

static int backs_in(struct game *g, int viewer, const char *place)
{
	struct view view;
	int n = 0;
	g->s.rules->show(&g->s, now(g), (enum side)viewer, &view);
	for (int i = 0; i < view.counters; i++)
		if (view.counter[i].place == place_of(g, place) && view.counter[i].piece == NONE) {
			assert_int_equal(view.counter[i].face, 2);
			n++;
		}
	return n;
}

/* [Playing Pieces Corps Markers, Stacking B, reading 10] */
static void area1812_markers_split_and_merge(void **unused)
{
	(void)unused;
	struct game *g = closed_stack();
	assert_int_equal(backs_in(g, FRENCH, "R51"), 3); /* infantry, cavalry, the supply unit */
	assert_int_equal(backs_in(g, RUSSIAN, "R51"), 0); /* the owner sees his units */
	assert_false(offered(g, "markers R51 3")); /* they show that already */
	assert_true(offered(g, "markers R51 4") && offered(g, "markers R51 7") && !offered(g, "markers R51 8"));
	events_clear(&g->ev);
	play(g, "markers R51 7");
	assert_int_equal(backs_in(g, FRENCH, "R51"), 7);
	assert_int_equal(g->ev.n, 1);
	struct text line, about;
	words_of(&g->s)->tell(&g->s, &g->ev.at[0], &line);
	assert_string_equal(line.at, "The Russian stack in Vyazma (R51) shows 7 counters");
	assert_int_equal(g->ev.at[0].seen & (SEEN_0 | SEEN_1), SEEN_0 | SEEN_1);
	words_of(&g->s)->about(&g->s, now(g), piece(g, "RU-ic-01"), SIDE_1, &about);
	assert_non_null(strstr(about.at, "shows the enemy 7 counters"));
	play(g, "done; markers R51 4"); /* merged in the next segment */
	assert_int_equal(backs_in(g, FRENCH, "R51"), 4);
	leave(g);
}

/* [Playing Pieces Corps Markers, Playing Pieces Supply Units and Depots, reading 10] */
static void area1812_markers_never_show_fewer_than_they_can(void **unused)
{
	(void)unused;
	struct game *g = closed_stack();
	refused(g, "markers R51 2", "Stacking");
	refused(g, "markers R51 0", "Stacking");
	refused(g, "markers R51 8", "Stacking");
	refused(g, "markers R51 3", "Stacking"); /* shown already */
	refused(g, "markers R50 1", "Stacking"); /* nobody there */
	refused(g, "markers R22 2", "Stacking"); /* the enemy's */
	int least, most;
	ar_markers_range(&g->s, state(g), RUSSIAN, place_of(g, "R51"), &least, &most);
	assert_int_equal(least, 3);
	assert_int_equal(most, 7);
	leave(g);
}

/* [reading 16] What both sides have seen is no closed stack: the printed set-up until it changes. */
static void area1812_markers_of_an_open_stack_stay(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":4}", "{\"at\":\"R22\",\"ic\":3}"), NULL);
	refused(g, "markers R50 2", "Stacking");
	refused(g, "markers R50 1", "Stacking");
	assert_int_equal(backs_in(g, FRENCH, "R50"), 0);
	leave(g);
}

/* [reading 11] */
static void area1812_markers_change_once_in_a_segment(void **unused)
{
	(void)unused;
	struct game *g = closed_stack();
	play(g, "markers R51 5");
	refused(g, "markers R51 3", "Stacking");
	refused(g, "markers R51 6", "Stacking");
	play(g, "done; take RU-ic-01");
	refused(g, "markers R51 6", "Stacking"); /* with a corps in hand */
	leave(g);
}

/* [reading 12] Units that go leave the number as it was, as far as the rest can show it; units that come raise it
 * to what they need. */
static void area1812_markers_follow_the_stack(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":4,\"cc\":2},{\"at\":\"R51\",\"su\":1}",
				      "{\"at\":\"R22\",\"ic\":3}"), NULL);
	play(g, "take RU-su-1; march RU-su-1 R50"); /* closes the stack that is there */
	assert_int_equal(backs_in(g, FRENCH, "R50"), 3);
	play(g, "markers R50 6; take RU-ic-01; with RU-cc-01; march RU-ic-01 R51");
	assert_int_equal(backs_in(g, FRENCH, "R50"), 5); /* five units are left */
	assert_int_equal(backs_in(g, FRENCH, "R51"), 2);
	play(g, "take RU-ic-02; march RU-ic-02 R51");
	assert_int_equal(backs_in(g, FRENCH, "R50"), 4);
	assert_int_equal(backs_in(g, FRENCH, "R51"), 2); /* more infantry under the same marker */
	play(g, "take RU-cc-02; rest; march RU-cc-02 R51");
	assert_int_equal(backs_in(g, FRENCH, "R50"), 1);
	assert_int_equal(backs_in(g, FRENCH, "R51"), 2);
	leave(g);
}

/* [reading 12] A group that leaves an open stack closes it: what stays shows the fewest counters, whoever went
 * first. */
static void area1812_markers_of_the_rest_do_not_tell_who_went(void **unused)
{
	(void)unused;
	static const char *const groups[] = {"take RU-cc-01; with RU-su-1; march RU-cc-01 R51",
					     "take RU-su-1; with RU-cc-01; march RU-su-1 R51"};
	for (int i = 0; i < 2; i++) {
		struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":3,\"cc\":1,\"su\":1}", "{\"at\":\"R22\",\"ic\":3}"), NULL);
		play(g, groups[i]);
		assert_int_equal(backs_in(g, FRENCH, "R50"), 1);
		assert_int_equal(backs_in(g, FRENCH, "R51"), 2);
		leave(g);
	}
}

/* [Stacking B, reading 10] The bluff holds: what the enemy imagines under the same counters is not always what is
 * there. */
static void area1812_markers_hide_what_is_under_them(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":4,\"cc\":1},{\"at\":\"R57\",\"ic\":1,\"cc\":1,\"su\":1}",
				      "{\"at\":\"R22\",\"ic\":3}"), NULL);
	close_stack(g, RUSSIAN, "R50");
	close_stack(g, RUSSIAN, "R57");
	march_all(g, "RU-ic-01", "R51");
	march_all(g, "RU-ic-05", "R58");
	play(g, "markers R51 3");
	_Alignas(16) static unsigned char memory[POSITION_BYTES];
	struct position *other = (struct position *)(void *)memory;
	int seen = 0, at = place_of(g, "R51");
	for (uint64_t seed = 1; seed <= 60; seed++) {
		g->s.rules->imagine(&g->s, now(g), SIDE_0, seed, other);
		const struct campaign *c = campaign_of(other);
		int least, most, corps = ar_corps(c, RUSSIAN, at);
		ar_markers_range(&g->s, c, RUSSIAN, at, &least, &most);
		assert_true(least <= 3 && most >= 3);
		assert_int_equal(c->backs[RUSSIAN][at], 3);
		seen |= 1 << corps;
	}
	assert_true(seen & (1 << 5));
	assert_true(seen & ((1 << 2) | (1 << 3)));
	uint64_t random = 7;
	for (int i = 0; i < 20; i++)
		if (!rules_secrets(&g->s, now(g), 8, &random, NULL, &g->e))
			fail_msg("%s %s", g->e.place, g->e.reason);
	leave(g);
}

/* [Combat Step 2, reading 12, reading 17] A battle opens the stack; when it closes again it shows the fewest
 * counters. */
static void area1812_markers_after_a_battle(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":4,\"cc\":2}", "{\"at\":\"R51\",\"ic\":1}"), NULL);
	march_all(g, "RU-ic-01", "R51");
	play(g, "markers R51 6");
	assert_int_equal(backs_in(g, FRENCH, "R51"), 6);
	DICE(g, 3, 3, 3, 3);
	go_on_to(g, ROW_MARCH, FRENCH);
	stands(g, "RU-ic-01", "R51");
	assert_int_equal(backs_in(g, FRENCH, "R51"), 0); /* what the battle has shown stays open */
	go_on_to(g, ROW_MARCH, RUSSIAN);
	refused(g, "markers R51 2", "Stacking");
	play(g, "take RU-ic-01; march RU-ic-01 R50");
	int most, now_shown = backs_in(g, FRENCH, "R51"), least;
	ar_markers_range(&g->s, state(g), RUSSIAN, place_of(g, "R51"), &least, &most);
	assert_true(now_shown == least && least < most);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_markers_split_and_merge),
		cmocka_unit_test(area1812_markers_never_show_fewer_than_they_can),
		cmocka_unit_test(area1812_markers_of_an_open_stack_stay),
		cmocka_unit_test(area1812_markers_change_once_in_a_segment),
		cmocka_unit_test(area1812_markers_follow_the_stack),
		cmocka_unit_test(area1812_markers_of_the_rest_do_not_tell_who_went),
		cmocka_unit_test(area1812_markers_hide_what_is_under_them),
		cmocka_unit_test(area1812_markers_after_a_battle),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
