/* How many corps stand in an area is open where the chart of depletion is looked into, and nowhere else. */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* From the French march on through the Supply Interphase, on the dice of those who starve. */
static void through_supply(struct game *g, int die)
{
	go_on_to(g, ROW_FORCE, FRENCH);
	DICE(g, die, die, die);
	events_clear(&g->ev);
	play(g, "done");
	while (frame_now(now(g))->row == ROW_DEPOT)
		play(g, "done");
}

/* Is anything about supply in this area told to a side? */
static bool hears(struct game *g, int side, const char *region, int kind)
{
	for (int i = 0; i < g->ev.n; i++) {
		const struct event *e = &g->ev.at[i];
		if (e->kind == kind && e->rule == CITE_SUPPLY_H && e->piece == NONE && e->to >= 0 && e->seen & side_bit(side) &&
		    land_of(&g->s)->region[e->to] == region_of(g, region))
			return true;
	}
	return false;
}

/* The number in a line of what a side is told of an area; NONE without such a line. */
static int line_told(struct game *g, int side, const char *region, int text)
{
	for (int i = 0; i < g->ev.n; i++) {
		const struct event *e = &g->ev.at[i];
		if (e->kind != EVENT_CHECK || e->account == NONE || !(e->seen & side_bit(side)) || e->to < 0 ||
		    land_of(&g->s)->region[e->to] != region_of(g, region))
			continue;
		const struct account *a = &g->ev.account[e->account];
		assert_true(a->seen & side_bit(side));
		for (int k = 0; k < a->n; k++)
			if (a->at[k].text == text)
				return a->at[k].num;
	}
	return NONE;
}

static int counted_of(struct game *g, int side, const char *region)
{
	return state(g)->counted[side][region_of(g, region)];
}

/* One French corps has marched from R35 to those in R36: both stacks have closed. */
static struct game *closed_stack(const char *at_36, const char *depleted)
{
	char keys[512];
	snprintf(keys, sizeof keys, STACKS(9, "{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"R35\",\"ic\":1},{\"at\":\"R36\",%s}") ",%s",
		 at_36, depleted);
	struct game *g = field(keys, NULL);
	to_french(g);
	play(g, "take FR-ic-01; march FR-ic-01 R36");
	assert_int_equal(counted_of(g, FRENCH, "R36"), NONE);
	return g;
}

/* [Supply H, Stacking, reading 18] Corps on a depot leave the chart alone: their number is nobody's business. */
static void area1812_corps_on_a_depot_stay_closed(void **unused)
{
	(void)unused;
	struct game *g = closed_stack("\"ic\":1,\"dp\":1", "\"depleted_50\":[\"R36\"]");
	through_supply(g, 1);
	assert_int_equal(counted_of(g, FRENCH, "R36"), NONE);
	assert_false(hears(g, RUSSIAN, "R36", EVENT_REVEAL) || hears(g, RUSSIAN, "R36", EVENT_CHECK));
	assert_true(hears(g, FRENCH, "R36", EVENT_CHECK));
	assert_int_equal(line_told(g, FRENCH, "R36", TEXT_USE_DEPOT), 2);
	leave(g);
}

/* [Supply D, Supply H, reading 18] That a depot is used up is seen, not by how many. */
static void area1812_a_depot_that_is_used_up_is_told_without_number(void **unused)
{
	(void)unused;
	struct game *g = closed_stack("\"ic\":4,\"dp\":1", "\"depleted_50\":[\"R36\"]");
	through_supply(g, 1);
	assert_int_equal(count_of(g, FRENCH, "R36", ARM_DP), 0);
	assert_true(hears(g, RUSSIAN, "R36", EVENT_CHECK));
	assert_int_equal(line_told(g, RUSSIAN, "R36", TEXT_USE_DEPOT), NONE);
	assert_int_equal(line_told(g, FRENCH, "R36", TEXT_USE_DEPOT), 5);
	assert_int_equal(counted_of(g, FRENCH, "R36"), NONE);
	leave(g);
}

/* [Supply H, reading 18] Where the land feeds them both players say how many corps they have there. */
static void area1812_corps_on_the_chart_are_counted(void **unused)
{
	(void)unused;
	struct game *g = closed_stack("\"ic\":1", "\"depleted_50\":[\"R36\"]");
	through_supply(g, 1);
	assert_int_equal(counted_of(g, FRENCH, "R36"), 2);
	assert_true(hears(g, RUSSIAN, "R36", EVENT_REVEAL));
	assert_int_equal(line_told(g, RUSSIAN, "R36", TEXT_USE_AREA), 2);
	leave(g);
}

/* [Unsupplied Chart, reading 18] A die for each corps tells how many there are, and who dies is seen. */
static void area1812_dice_tell_who_is_without_supply(void **unused)
{
	(void)unused;
	for (int die = 1; die <= 6; die += 5) {
		struct game *g = closed_stack("\"ic\":1", "\"depleted_100\":[\"R36\"]");
		through_supply(g, die);
		assert_int_equal(line_told(g, RUSSIAN, "R36", TEXT_HUNGRY), 2);
		assert_int_equal(counted_of(g, FRENCH, "R36"), die == 1 ? 2 : 0);
		leave(g);
	}
}

/* [Supply G, Supply H, reading 18] Who draws next door is laid beside the supply unit there, where all can count. With a depot
 * on the map there may be more of them. */
static void area1812_guests_are_counted_where_they_draw(void **unused)
{
	(void)unused;
	for (int depot = 0; depot < 2; depot++) {
		char stack[64];
		snprintf(stack, sizeof stack, "\"ic\":1},{\"at\":\"R37\",\"su\":1},{\"at\":\"FW9\",\"dp\":%d", depot);
		struct game *g = closed_stack(stack, "\"depleted_100\":[\"R36\"]");
		through_supply(g, 1);
		assert_int_equal(line_told(g, RUSSIAN, "R37", TEXT_GUESTS), 2);
		assert_int_equal(line_told(g, RUSSIAN, "R36", TEXT_DRAW_ON), 2);
		assert_int_equal(counted_of(g, FRENCH, "R36"), depot ? NONE : 2);
		assert_int_equal(counted_of(g, FRENCH, "R37"), 0);
		leave(g);
	}
}

/* [Fortresses, Supply H, reading 18] The corps that a fortress feeds counts for no depletion: whether it is one stays closed. */
static void area1812_a_corps_in_a_fortress_stays_closed(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(9, "{\"at\":\"R63\",\"ic\":1},{\"at\":\"R29\",\"ic\":1}", "{\"at\":\"FW9\",\"ic\":1}"),
			       "optional_rules=1");
	play(g, "take RU-ic-02; march RU-ic-02 R30");
	to_french(g);
	through_supply(g, 1);
	assert_int_equal(state(g)->fort[place_of(g, "R30")], RUSSIAN + 1);
	assert_int_equal(counted_of(g, RUSSIAN, "R30"), NONE);
	assert_false(hears(g, FRENCH, "R30", EVENT_REVEAL) || hears(g, FRENCH, "R30", EVENT_CHECK));
	assert_int_equal(line_told(g, RUSSIAN, "R30", TEXT_FORT_FEEDS), 1);
	leave(g);
}

/* [Stacking, reading 18, reading 44] While the Russians name their sources they know of the French no more than before. */
static void area1812_sources_that_are_not_named_tell_nothing(void **unused)
{
	(void)unused;
	static union any_position is;
	struct error e = {0};
	int corps[2] = {99, 0};
	struct game *g = field(STACKS(3, "{\"at\":\"R57\",\"ic\":9,\"su\":1}",
				      "{\"at\":\"R35\",\"ic\":2},{\"at\":\"R36\",\"ic\":2,\"dp\":1},{\"at\":\"FW9\",\"ic\":3,\"su\":2}"), NULL);
	to_french(g);
	play(g, "take FR-ic-01; march FR-ic-01 R36; take FR-ic-05; march FR-ic-05 FW8");
	go_on_to(g, ROW_TRACK, RUSSIAN);
	for (uint64_t seed = 0; seed < 60; seed++) {
		g->s.rules->imagine(&g->s, now(g), SIDE_1, seed, &is.common);
		assert_true(g->s.rules->sound(&g->s, &is.common, &e));
		int n = ar_region_corps(land_of(&g->s), campaign_of(&is.common), FRENCH, region_of(g, "R36"));
		corps[0] = n < corps[0] ? n : corps[0];
		corps[1] = n > corps[1] ? n : corps[1];
	}
	assert_true(corps[0] < 3 && corps[1] > 3);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_corps_on_a_depot_stay_closed),
		cmocka_unit_test(area1812_a_depot_that_is_used_up_is_told_without_number),
		cmocka_unit_test(area1812_corps_on_the_chart_are_counted),
		cmocka_unit_test(area1812_dice_tell_who_is_without_supply),
		cmocka_unit_test(area1812_guests_are_counted_where_they_draw),
		cmocka_unit_test(area1812_a_corps_in_a_fortress_stays_closed),
		cmocka_unit_test(area1812_sources_that_are_not_named_tell_nothing),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
