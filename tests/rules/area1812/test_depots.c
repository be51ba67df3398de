/* Depots and stripped areas: who is asked when, and the numbers of counters that may be changed then. */
#include "field.h"

#define FAR "{\"at\":\"R63\",\"ic\":1}"

/* [Supply B, reading 28] */
static void area1812_depots_nobody_is_asked_in_vain(void **unused)
{
	(void)unused;
	/* The Russian supply unit stands on ground that gives nothing more; the French are asked in any case: what is asked
	 * in the other's turn must not tell where their supply unit stands. */
	struct game *g = field(STACKS(8, FAR ",{\"at\":\"R33\",\"su\":1}", "{\"at\":\"R44\",\"ic\":1,\"su\":1}")
				",\"depleted_100\":[\"R33\",\"R44\"]", NULL);
	play(g, "done; done");
	row_is(g, ROW_DEPOT, FRENCH);
	assert_int_equal(now(g)->header.phasing, RUSSIAN);
	/* Who is asked, and what there is to do, is said. */
	struct prompt ask;
	static struct view seen;
	rules_ask(&g->s, now(g), &ask);
	assert_string_equal(ask.ask.at, "No depot can be set up or given up: press Done");
	g->s.rules->show(&g->s, now(g), SIDE_0, &seen);
	assert_string_equal(seen.phase, "French Depots");
	DICE(g, 1);
	play(g, "done; done; done");
	assert_true(now(g)->header.turn > 8 || frame_now(now(g))->row != ROW_DEPOT); /* no depot, no undepleted area */
	leave(g);
}

/* [Supply D, Supply F, reading 28] */
static void area1812_depots_given_up_before_supply_only_where_they_bind(void **unused)
{
	(void)unused;
	for (int half = 0; half < 2; half++) {
		struct game *g = half ? field(STACKS(8, FAR, "{\"at\":\"R44\",\"ic\":5,\"dp\":1}") ",\"depleted_50\":[\"R44\"]", NULL) :
					field(STACKS(8, FAR, "{\"at\":\"R44\",\"ic\":3,\"dp\":1}") ",\"depleted_100\":[\"R44\"]", NULL);
		to_french(g);
		play(g, "done; done");
		row_is(g, ROW_DEPOT, FRENCH); /* at the end of the movement */
		play(g, "done");
		assert_int_equal(frame_now(now(g))->row == ROW_DEPOT, half);
		if (half) { /* five corps live off the area now, and it is depleted for good */
			play(g, "burn FR-dp-01; done");
			assert_int_equal(state(g)->depleted[region_of(g, "R44")], DEPLETED_FULL);
		}
		leave(g);
	}
}

/* [reading 11] */
static void area1812_depots_markers_may_be_changed(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, FAR, "{\"at\":\"R44\",\"ic\":5,\"su\":1},{\"at\":\"R45\",\"ic\":1}"), NULL);
	to_french(g);
	play(g, "take FR-ic-06; march FR-ic-06 R44; markers R44 3; done; done");
	row_is(g, ROW_DEPOT, FRENCH);
	assert_int_equal(state(g)->backs[FRENCH][place_of(g, "R44")], 3);
	play(g, "markers R44 7");
	assert_int_equal(state(g)->backs[FRENCH][place_of(g, "R44")], 7);
	refused(g, "markers R44 2", "Stacking"); /* once a segment */
	leave(g);
}

/* [Supply B, Supply D] Every depot of the box is on the map already: only a scenario of one's own can bring that
 * about. */
static void area1812_depots_when_all_are_on_the_map(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, FAR, "{\"at\":\"R44\",\"ic\":1,\"dp\":66},{\"at\":\"R45\",\"su\":1}"), NULL);
	to_french(g);
	play(g, "done; done");
	row_is(g, ROW_DEPOT, FRENCH);
	refused(g, "depot FR-su-1", "Supply B");
	play(g, "burn FR-dp-09; depot FR-su-1");
	assert_int_equal(count_of(g, FRENCH, "R45", ARM_DP), 1);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_depots_nobody_is_asked_in_vain),
		cmocka_unit_test(area1812_depots_given_up_before_supply_only_where_they_bind),
		cmocka_unit_test(area1812_depots_markers_may_be_changed),
		cmocka_unit_test(area1812_depots_when_all_are_on_the_map),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
