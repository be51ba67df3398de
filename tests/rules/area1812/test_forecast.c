/* The forecast of supply is what comes when nothing changes and the program chooses; questions without a difference are
 * not asked. */
#include "field.h"

#include <string.h>

struct foretold {
	struct ar_forecast of[2];
	uint8_t before[REGIONS];
	int region[MAX_PIECES]; /* where corps stood, or NONE */
};

static void foretell(struct game *g, struct foretold *f)
{
	const struct land *land = land_of(&g->s);
	memcpy(f->before, state(g)->depleted, sizeof f->before);
	for (int side = 0; side < 2; side++)
		ar_forecast(&g->s, state(g), side, &f->of[side]);
	for (int i = 0; i < g->s.pieces; i++) {
		int at = now(g)->piece[i].place;
		f->region[i] = at >= 0 && land->arm[i] <= ARM_CC ? land->region[at] : NONE;
	}
}

/* Unsupplied dice that were rolled in a region: they belong to the account of the region, of which each side has its own
 * where something stays closed. */
static int dice_in(struct game *g, int region)
{
	int n = 0;
	for (int i = 0; i < g->ev.n; i++) {
		const struct event *e = &g->ev.at[i];
		if (e->kind == EVENT_CHECK && e->rule == CITE_SUPPLY_H && e->seen & SEEN_0 && land_of(&g->s)->region[e->to] == region)
			n += g->ev.account[e->account].dice;
	}
	return n;
}

static void compare(struct game *g, const struct foretold *f)
{
	const struct land *land = land_of(&g->s);
	for (int r = 0; r < land->regions; r++) {
		int hungry = f->of[FRENCH].hungry[r] + f->of[RUSSIAN].hungry[r];
		if (dice_in(g, r) != hungry)
			fail_msg("%s: %d without supply foretold, %d dice", land->region_id[r], hungry, dice_in(g, r));
		for (int side = 0; side < 2; side++) {
			bool there = false;
			for (int i = land->first[side]; i < land->last[side]; i++)
				there = there || f->region[i] == r;
			if (there && !f->of[side].unsure[r] && state(g)->depleted[r] != f->of[side].after[r])
				fail_msg("%s: state %d foretold, %d came", land->region_id[r], f->of[side].after[r],
					 state(g)->depleted[r]);
		}
	}
}

static bool in_supply(struct game *g)
{
	int row = now(g)->header.result.over ? NONE : frame_now(now(g))->row;
	return row == ROW_ORDER || row == ROW_SOURCE || row == ROW_SHARE || row == ROW_KEEP || row == ROW_TRACK || row == ROW_EXPEND;
}

/* Is the next order the one after which supply comes, with nothing between? */
static bool before_supply(struct game *g)
{
	const struct frame *f = frame_now(now(g));
	return f->row == ROW_FORCE && f->side == FRENCH && set_empty(&now(g)->hand);
}

/* Ends the French movement and lets the program choose; false when battles or depots came between. */
static bool supply_comes(struct game *g)
{
	struct order done = order_make(VERB_DONE, FRENCH, NONE, NONE, NONE);
	events_clear(&g->ev);
	assert_true(rules_play(&g->s, now(g), &done, &g->ev, &g->e));
	while (!now(g)->header.result.over && frame_now(now(g))->row == ROW_DEPOT && frame_now(now(g))->side == FRENCH)
		assert_true(rules_play(&g->s, now(g), &done, &g->ev, &g->e));
	while (in_supply(g)) {
		struct order pass = order_make(VERB_PASS, frame_now(now(g))->side, NONE, NONE, NONE);
		assert_true(rules_play(&g->s, now(g), &pass, &g->ev, &g->e));
	}
	return now(g)->header.result.over || frame_now(now(g))->row == ROW_POLITICS || frame_now(now(g))->row < ROW_MARCH ||
	       (frame_now(now(g))->row == ROW_MARCH && frame_now(now(g))->side == RUSSIAN);
}

/* Random campaigns: at every end of a French movement without a battle the forecast is held against what comes. */
static void area1812_forecast_is_what_comes(void **unused)
{
	(void)unused;
	static struct foretold f;
	int held = 0, hungry = 0;
	for (uint64_t seed = 1; seed <= 12; seed++) {
		struct game *g = scenario(seed % 3 ? "area1812/3-retreat" : "area1812/1-invasion", NULL);
		assert_true(scenario_option(&g->s, seed % 2 ? "optional_rules=1" : "optional_rules=0", &g->e));
		assert_true(g->s.rules->setup(&g->s, seed, now(g), NULL, &g->e));
		uint64_t luck = seed;
		for (int n = 0; n < 3000 && !now(g)->header.result.over; n++) {
			if (before_supply(g)) {
				foretell(g, &f);
				if (!supply_comes(g))
					continue;
				compare(g, &f);
				held++;
				hungry += f.of[0].starving + f.of[1].starving;
				continue;
			}
			rules_orders(&g->s, now(g), &g->list);
			struct order o = g->list.at[tempered(g, &luck)];
			events_clear(&g->ev);
			assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
		}
		leave(g);
	}
	assert_true(held > 20);
	assert_true(hungry > 20);
}

static void area1812_forecast_names_the_sources(void **unused)
{
	(void)unused;
	struct ar_forecast f;
	struct game *g = field(STACKS(8, "{\"at\":\"R63\",\"ic\":1}",
				      "{\"at\":\"R44\",\"ic\":5,\"dp\":1},{\"at\":\"R37\",\"su\":1},{\"at\":\"R38\",\"ic\":1},{\"at\":\"R57\",\"ic\":3}")
				",\"depleted_100\":[\"R44\",\"R38\"]", NULL);
	ar_forecast(&g->s, state(g), FRENCH, &f);
	/* R38 has only the supply unit in R37: it is left to it, and the depot in Smolensk is used up. */
	assert_int_equal(f.starving, 0);
	assert_int_equal(f.host_of[region_of(g, "R37")], region_of(g, "R38") + 1);
	assert_int_equal(f.on_depot[region_of(g, "R44")], 5);
	assert_true(f.spent[region_of(g, "R44")]);
	assert_int_equal(f.uses[region_of(g, "R57")], 3);
	leave(g);
}

/* Of the enemy's areas nothing is foretold. */
static void area1812_forecast_is_of_ones_own(void **unused)
{
	(void)unused;
	struct ar_forecast f;
	struct game *g = field(STACKS(8, "{\"at\":\"R57\",\"ic\":8}", "{\"at\":\"FW9\",\"ic\":8}"), NULL);
	ar_forecast(&g->s, state(g), FRENCH, &f);
	assert_int_equal(f.after[region_of(g, "FW9")], DEPLETED_FULL);
	assert_int_equal(f.after[region_of(g, "R57")], DEPLETED_NOT);
	leave(g);
}

/* [reading 46] Two corps, an untouched area, a depot: whatever they use, nothing changes and nothing is asked. */
static void area1812_sources_without_a_difference_are_not_asked(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, "{\"at\":\"R63\",\"ic\":1}",
				      "{\"at\":\"R44\",\"ic\":2,\"dp\":1},{\"at\":\"R38\",\"ic\":1,\"dp\":1},{\"at\":\"R37\",\"su\":1}")
				",\"depleted_100\":[\"R38\"]", NULL);
	to_french(g);
	play(g, "done; done; done");
	assert_false(in_supply(g));
	row_is(g, ROW_POLITICS, FRENCH);
	assert_int_equal(state(g)->alive[FRENCH][ARM_DP], 2);
	leave(g);
}

/* [reading 46] */
static void area1812_the_rest_is_left_to_the_program(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, "{\"at\":\"R63\",\"ic\":1}",
				      "{\"at\":\"R44\",\"ic\":5,\"dp\":1},{\"at\":\"R45\",\"su\":1},{\"at\":\"R57\",\"ic\":5,\"dp\":1},{\"at\":\"FW9\",\"ic\":9,\"su\":1}")
				",\"depleted_100\":[\"R44\"]", NULL);
	to_french(g);
	play(g, "done; done; done");
	row_is(g, ROW_SOURCE, FRENCH);
	play(g, "pass");
	assert_false(in_supply(g));
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_DP), 1);
	assert_int_equal(count_of(g, FRENCH, "R57", ARM_DP), 1);
	assert_int_equal(state(g)->depleted[region_of(g, "FW9")], DEPLETED_HALF);
	assert_int_equal(state(g)->depleted[region_of(g, "R45")], DEPLETED_NOT);
	assert_int_equal(state(g)->leaves[FRENCH], 0); /* for this turn only */
	leave(g);
}

/* [reading 45, reading 46] Depots by the number that makes a difference: 5 corps, one depot, turn 8: none of them
 * (50 percent), three, or all. */
static void area1812_numbers_that_come_to_the_same_are_one(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, "{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"R44\",\"ic\":5,\"dp\":1}"), NULL);
	to_french(g);
	play(g, "done; done; done");
	row_is(g, ROW_SHARE, FRENCH);
	assert_true(offered(g, "spend 1"));
	assert_true(offered(g, "spend 3"));
	assert_true(offered(g, "spend 5"));
	assert_false(offered(g, "spend 2"));
	refused(g, "spend 2", "Supply F");
	play(g, "spend 1");
	assert_int_equal(state(g)->depleted[region_of(g, "R44")], DEPLETED_HALF);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_forecast_is_what_comes),
		cmocka_unit_test(area1812_forecast_names_the_sources),
		cmocka_unit_test(area1812_forecast_is_of_ones_own),
		cmocka_unit_test(area1812_sources_without_a_difference_are_not_asked),
		cmocka_unit_test(area1812_the_rest_is_left_to_the_program),
		cmocka_unit_test(area1812_numbers_that_come_to_the_same_are_one),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
