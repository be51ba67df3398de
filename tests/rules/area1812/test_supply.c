/* Supply by rule: who draws on what, depletion, hunger, depots, fortresses; control, the index, the end. */
#include "field.h"

#include "words/words.h"

#include "words/secrets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* On to the Supply Interphase and through it as far as nobody has to decide; these dice fall from the French attrition
 * (which costs nothing) on. */
static void to_supply(struct game *g, const int *hunger)
{
	int dice[12] = {1};
	for (int i = 0; hunger && hunger[i] && i < 10; i++)
		dice[i + 1] = hunger[i];
	dice_are(g, dice);
	go_on_to(g, ROW_FORCE, FRENCH);
	events_clear(&g->ev);
	while (!now(g)->header.result.over && frame_now(now(g))->side == FRENCH &&
	       (frame_now(now(g))->row == ROW_FORCE || frame_now(now(g))->row == ROW_DEPOT)) {
		struct order o = order_make(VERB_DONE, FRENCH, NONE, NONE, NONE);
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
}

static int state_of(struct game *g, const char *region)
{
	return state(g)->depleted[region_of(g, region)];
}

/* One far Russian corps that never matters. */
#define FAR "{\"at\":\"R63\",\"ic\":1}"

/* [Supply H, Area Depletion Chart] */
static void area1812_depletion_with_supply_unit(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(3, FAR, "{\"at\":\"FW9\",\"ic\":9,\"su\":1}"), NULL);
	to_supply(g, NULL);
	row_is(g, ROW_TRACK, FRENCH); /* 9 without would be 100 percent */
	play(g, "choose 11");
	assert_int_equal(state_of(g, "FW9"), DEPLETED_HALF);
	const struct account *a = NULL;
	for (int i = 0; i < g->ev.accounts; i++)
		if (g->ev.account[i].kind == ACCOUNT_SUPPLY && g->ev.account[i].place == place_of(g, "FW9"))
			a = &g->ev.account[i];
	assert_non_null(a);
	assert_string_equal(g->s.table[a->table].id, "depletion-1-8-with");
	assert_string_equal(g->s.table[a->table].column[a->column], "7-14");
	leave(g);
}

/* [Supply H] How far an area is depleted after the last turn of the game is all one, and one button answers; before it is not. */
static void area1812_depletion_after_the_last_turn(void **unused)
{
	(void)unused;
	for (int last = 0; last < 2; last++) {
		struct text one = {""};
		struct game *g = last ? field(STACKS(13, FAR, "{\"at\":\"FW9\",\"ic\":5,\"su\":1}"), NULL)
				      : field(STACKS(12, FAR, "{\"at\":\"FW9\",\"ic\":5,\"su\":1}"), NULL);
		to_supply(g, NULL);
		row_is(g, ROW_TRACK, FRENCH);
		words_of(&g->s)->all_one(&g->s, now(g), &one);
		assert_string_equal(one.at, last ? "&Any will do: the game ends" : "");
		leave(g);
	}
}

/* The report of an area's supply. */
static const struct account *report_of(struct game *g, const char *place)
{
	for (int i = 0; i < g->ev.accounts; i++) {
		const struct account *a = &g->ev.account[i];
		if (a->kind == ACCOUNT_SUPPLY && a->place >= 0 && land_of(&g->s)->region[a->place] == region_of(g, place))
			return a;
	}
	fail_msg("no report of %s", place);
	return NULL;
}

/* [Area Depletion Chart] And the report shows the row by which the area was used. */
static void area1812_depletion_of_a_half_depleted_area(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(4, FAR, "{\"at\":\"FW9\",\"ic\":5,\"su\":1}") ",\"depleted_50\":[\"FW9\"]", NULL);
	to_supply(g, NULL);
	assert_int_equal(state_of(g, "FW9"), DEPLETED_FULL);
	assert_int_equal(report_of(g, "FW9")->row, DEPLETED_HALF);
	assert_int_equal(report_of(g, "FW9")->result, DEPLETED_FULL);
	leave(g);
}

/* [Supply E, Area Depletion Chart] */
static void area1812_depletion_in_winter(void **unused)
{
	(void)unused;
	static const struct { int corps; bool half; int after; } want[] = {
		{1, false, DEPLETED_NOT}, {2, false, DEPLETED_NOT}, {3, false, DEPLETED_HALF}, {4, false, DEPLETED_HALF},
		{5, false, DEPLETED_FULL}, {1, true, DEPLETED_HALF}, {2, true, DEPLETED_FULL}};
	for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
		char keys[512];
		snprintf(keys, sizeof keys, STACKS(10, FAR, "{\"at\":\"R35\",\"ic\":%d}") "%s", want[i].corps,
			 want[i].half ? ",\"depleted_50\":[\"R35\"]" : "");
		struct game *g = field(keys, NULL);
		to_supply(g, NULL);
		assert_int_equal(state_of(g, "R35"), want[i].after);
		leave(g);
	}
}

/* [Supply, Supply H, reading 42, reading 47] */
static void area1812_both_sides_use_the_track_without(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(3, "{\"at\":\"R31a\",\"ic\":2}", "{\"at\":\"R31b\",\"ic\":2,\"su\":1}"), NULL);
	to_supply(g, NULL); /* four corps in the two halves of one area, no choice of track */
	assert_int_equal(state_of(g, "R31"), DEPLETED_HALF);
	assert_string_equal(g->s.table[account_of(g, ACCOUNT_SUPPLY)->table].id, "depletion-1-8-without");
	leave(g);
}

/* [Supply F, Unsupplied Chart, reading 51] */
static void area1812_unsupplied_dice(void **unused)
{
	(void)unused;
	static const struct { int turn, die; bool lost; } want[] = {
		{8, 2, false}, {8, 3, false}, {8, 4, true}, {9, 2, false}, {9, 3, true}, {9, 6, true}};
	for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
		char keys[512];
		snprintf(keys, sizeof keys,
			 "\"first_turn\":%d,\"last_turn\":13,\"points\":0,\"reinforcements\":false,\"historical\":{\"russian\":["
			 "{\"at\":\"R63\",\"cc\":1},{\"at\":\"R22\",\"ic\":1}],\"french\":[{\"at\":\"FW9\",\"ic\":1}]},"
			 "\"depleted_100\":[\"R22\"]", want[i].turn);
		struct game *g = field(keys, NULL);
		to_supply(g, (const int[]){want[i].die, 0});
		if (want[i].lost)
			assert_int_equal(now(g)->piece[piece(g, "RU-ic-01")].place, AT_LOST);
		else
			stands(g, "RU-ic-01", "R22");
		assert_int_equal(state(g)->lost[RUSSIAN], 0);
		leave(g);
	}
}

/* [Supply D] */
static void area1812_depot_feeds_three_for_nothing(void **unused)
{
	(void)unused;
	for (int corps = 3; corps <= 4; corps++) {
		char keys[512];
		snprintf(keys, sizeof keys, STACKS(8, FAR, "{\"at\":\"R44\",\"ic\":%d,\"dp\":1}") ",\"depleted_100\":[\"R44\"]",
			 corps);
		struct game *g = field(keys, NULL);
		to_supply(g, (const int[]){6, 6, 6, 6, 0});
		assert_int_equal(count_of(g, FRENCH, "R44", ARM_DP), corps == 3);
		assert_int_equal(state(g)->lost[FRENCH], 0);
		assert_true(count_of(g, FRENCH, "R44", ARM_IC) >= corps - 1); /* politics may take one */
		leave(g);
	}
}

/* [Supply F] */
static void area1812_depot_must_be_used_in_a_half_depleted_area(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, FAR, "{\"at\":\"R44\",\"ic\":5,\"dp\":1}") ",\"depleted_50\":[\"R44\"]", NULL);
	to_supply(g, NULL);
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_DP), 0);
	assert_int_equal(state_of(g, "R44"), DEPLETED_HALF);
	leave(g);
}

/* [Supply F, reading 45] */
static void area1812_area_or_depot_as_the_owner_likes(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, FAR, "{\"at\":\"R44\",\"ic\":5,\"dp\":1}"), NULL);
	to_supply(g, NULL);
	row_is(g, ROW_SHARE, FRENCH);
	refused(g, "spend 6", "Supply F");
	play(g, "spend 3");
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_DP), 1);
	assert_int_equal(state_of(g, "R44"), DEPLETED_NOT); /* two corps only */
	leave(g);
}

/* [Supply G] */
static void area1812_neighbour_feeds_under_five_conditions(void **unused)
{
	(void)unused;
	static const struct { const char *russian, *french, *more; bool fed; } want[] = {
		{FAR, "{\"at\":\"R44\",\"ic\":3},{\"at\":\"R45\",\"ic\":2,\"su\":1}", "", true},
		{FAR ",{\"at\":\"R45\",\"ic\":1}", "{\"at\":\"R44\",\"ic\":3},{\"at\":\"R45\",\"su\":1}", "", false},
		{FAR, "{\"at\":\"R44\",\"ic\":3},{\"at\":\"R45\",\"ic\":3,\"su\":1}", "", false},
		{FAR, "{\"at\":\"R44\",\"ic\":3},{\"at\":\"R45\",\"ic\":2,\"su\":1}", ",\"R45\"", false},
		{FAR, "{\"at\":\"R44\",\"ic\":3},{\"at\":\"R45\",\"ic\":2}", "", false}};
	for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
		char keys[700];
		snprintf(keys, sizeof keys, STACKS(8, "%s", "%s") ",\"depleted_100\":[\"R44\"%s]", want[i].russian,
			 want[i].french, want[i].more);
		struct game *g = field(keys, NULL);
		struct ar_forecast f;
		ar_forecast(&g->s, state(g), FRENCH, &f);
		if ((f.hungry[region_of(g, "R44")] == 0) != want[i].fed)
			fail_msg("case %d", (int)i);
		leave(g);
	}
}

/* [Supply G, Supply H] */
static void area1812_guests_deplete_their_host(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, FAR, "{\"at\":\"R44\",\"ic\":3},{\"at\":\"R45\",\"ic\":2,\"su\":1}")
				",\"depleted_100\":[\"R44\"]", NULL);
	struct ar_forecast f;
	ar_forecast(&g->s, state(g), FRENCH, &f);
	assert_int_equal(f.guests[region_of(g, "R45")], 3); /* and so does the page of supply foresee it */
	to_supply(g, NULL);
	row_is(g, ROW_TRACK, FRENCH); /* five corps: nothing with, half without the supply unit */
	play(g, "choose 12");
	assert_int_equal(state_of(g, "R45"), DEPLETED_HALF);
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_IC) >= 2, 1);
	leave(g);
}

/* [Supply G, reading 44] */
static void area1812_a_neighbour_feeds_one_area_only(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, FAR, "{\"at\":\"R44\",\"ic\":1},{\"at\":\"R38\",\"ic\":1},{\"at\":\"R37\",\"su\":1}")
				",\"depleted_100\":[\"R44\",\"R38\"]", NULL);
	to_supply(g, (const int[]){1, 0});
	row_is(g, ROW_ORDER, FRENCH);
	play(g, "name R38");
	stands(g, "FR-ic-02", "R38");
	bool rolled = false;
	for (int i = 0; i < g->ev.n; i++)
		rolled = rolled || (g->ev.at[i].kind == EVENT_ROLL && g->ev.at[i].rule == CITE_UNSUPPLIED);
	assert_true(rolled); /* the corps in R44 */
	leave(g);
}

/* [Supply F, Supply G] */
static void area1812_sources_of_choice(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, FAR, "{\"at\":\"R44\",\"ic\":5,\"dp\":1},{\"at\":\"R37\",\"su\":1}")
				",\"depleted_100\":[\"R44\"]", NULL);
	to_supply(g, NULL);
	row_is(g, ROW_SOURCE, FRENCH);
	refused(g, "draw R45 1", "Supply G");
	play(g, "draw R44 3");
	row_is(g, ROW_SOURCE, FRENCH);
	play(g, "draw R37 2");
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_DP), 1);
	assert_int_equal(state_of(g, "R37"), DEPLETED_NOT);
	leave(g);
}

/* [Supply D] Four use one depot up: which of two in different sub-areas their owner says. The other side knows no more of it than before
 * till it goes. Left to the program the one nearer to the enemy goes, of two as near the one without a supply unit. */
static void area1812_supply_d_the_owner_says_which_depot(void **unused)
{
	(void)unused;
	static const struct { const char *russian, *order; bool first; } cases[] = {
		{FAR, "name R31a", true}, {FAR, "name R31b", false}, {FAR, "pass", false},
		{"{\"at\":\"R21\",\"ic\":1}", "pass", true},
	};
	for (int k = 0; k < 4; k++) {
		char keys[600];
		snprintf(keys, sizeof keys, STACKS(3, "%s", "{\"at\":\"R31a\",\"ic\":4,\"dp\":1,\"su\":1},{\"at\":\"R31b\",\"ic\":3,\"dp\":1}") ",\"depleted_100\":[\"R31\"]",
			 cases[k].russian);
		struct game *g = field(keys, NULL);
		to_supply(g, NULL);
		row_is(g, ROW_EXPEND, FRENCH);
		struct prompt ask;
		rules_ask(&g->s, now(g), &ask);
		assert_non_null(strstr(ask.ask.at, "7 corps use the depots of"));
		refused(g, "name R30", "Supply D");
		play(g, cases[k].order);
		assert_int_equal(count_of(g, FRENCH, "R31a", ARM_DP), !cases[k].first);
		assert_int_equal(count_of(g, FRENCH, "R31b", ARM_DP), cases[k].first);
		leave(g);
	}
}

/* [Supply D] [Stacking] Which depots the French have named is not known to the Russians before they go, though they lie open. */
static void area1812_supply_d_is_no_secret_told_early(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(3, FAR, "{\"at\":\"R27a\",\"ic\":4,\"dp\":1},{\"at\":\"R27b\",\"ic\":3,\"dp\":1},"
					      "{\"at\":\"R31a\",\"ic\":4,\"dp\":1},{\"at\":\"R31b\",\"ic\":3,\"dp\":1}") ",\"depleted_100\":[\"R27\",\"R31\"]", NULL);
	static union any_position seen;
	uint64_t chance = 3;
	int differ = 0;
	to_supply(g, NULL);
	for (int k = 0; k < 2; k++) {
		row_is(g, ROW_EXPEND, FRENCH);
		if (!rules_secrets(&g->s, now(g), 8, &chance, &differ, &g->e))
			fail_msg("%s %s", g->e.place, g->e.reason);
		assert_int_equal(set_count(&now(g)->used), k);
		for (uint64_t seed = 0; seed < 20; seed++) {
			g->s.rules->imagine(&g->s, now(g), (enum side)RUSSIAN, seed, &seen.common);
			assert_true(set_empty(&seen.common.used));
			assert_true(g->s.rules->sound(&g->s, &seen.common, &g->e));
		}
		play(g, k ? "name R31b" : "name R27a");
	}
	assert_int_equal(count_of(g, FRENCH, "R27a", ARM_DP) + count_of(g, FRENCH, "R31b", ARM_DP), 0);
	assert_int_equal(count_of(g, FRENCH, "R27b", ARM_DP) + count_of(g, FRENCH, "R31a", ARM_DP), 2);
	leave(g);
}

/* [Supply D] Where both lie in one sub-area, and where all are fed for nothing, nobody is asked. */
static void area1812_supply_d_asks_only_for_a_cost(void **unused)
{
	(void)unused;
	static const char *const french[] = {
		"{\"at\":\"R31a\",\"ic\":7,\"dp\":2}", "{\"at\":\"R31a\",\"ic\":6,\"dp\":1},{\"at\":\"R31b\",\"dp\":1}",
	};
	for (int k = 0; k < 2; k++) {
		char keys[600];
		snprintf(keys, sizeof keys, STACKS(3, FAR, "%s") ",\"depleted_100\":[\"R31\"]", french[k]);
		struct game *g = field(keys, NULL);
		to_supply(g, NULL);
		assert_int_not_equal(frame_now(now(g))->row, ROW_EXPEND);
		assert_int_equal(count_of(g, FRENCH, "R31a", ARM_DP) + count_of(g, FRENCH, "R31b", ARM_DP), 1 + k);
		leave(g);
	}
}

/* [Supply F, reading 46] Corps beside a supply unit that live off a depot leave the land to the guests: two of them change
 * neither neighbour, and nobody is asked which. */
static void area1812_corps_on_a_depot_leave_room_for_guests(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(8, FAR, "{\"at\":\"R44\",\"ic\":2},{\"at\":\"R45\",\"su\":1},"
				      "{\"at\":\"R37\",\"ic\":2,\"su\":1,\"dp\":1}")
				",\"depleted_100\":[\"R44\"],\"depleted_50\":[\"R37\"]", NULL);
	to_supply(g, NULL);
	assert_int_not_equal(frame_now(now(g))->row, ROW_SOURCE);
	assert_int_equal(state_of(g, "R37"), DEPLETED_HALF);
	assert_int_equal(state_of(g, "R45"), DEPLETED_NOT);
	assert_int_equal(count_of(g, FRENCH, "R37", ARM_DP), 1);
	leave(g);
}

/* [Fortresses, reading 48] */
static void area1812_fortress_feeds_one_corps(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(9, "{\"at\":\"R30\",\"ic\":1,\"cc\":1},{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"FW9\",\"ic\":1}")
				",\"depleted_100\":[\"R30\"]", "optional_rules=1");
	to_supply(g, (const int[]){6, 0});
	row_is(g, ROW_KEEP, RUSSIAN);
	play(g, "choose 14"); /* the cavalry is fed */
	assert_int_equal(count_of(g, RUSSIAN, "R30", ARM_IC), 0);
	assert_int_equal(count_of(g, RUSSIAN, "R30", ARM_CC), 1);
	leave(g);
	g = field(STACKS(9, "{\"at\":\"R30\",\"ic\":1},{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"FW9\",\"ic\":1}")
		   ",\"depleted_100\":[\"R30\"]", NULL);
	to_supply(g, (const int[]){6, 0}); /* standard game: nobody feeds it */
	assert_int_equal(count_of(g, RUSSIAN, "R30", ARM_IC), 0);
	leave(g);
}

/* [Fortresses A] */
static void area1812_fortress_of_the_other_side_feeds_nobody(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(9, FAR, "{\"at\":\"R30\",\"ic\":1},{\"at\":\"FW7\",\"ic\":1}"), "optional_rules=1");
	assert_int_equal(state(g)->fort[place_of(g, "R30")], 0);
	assert_int_equal(state(g)->fort[place_of(g, "FW7")], FRENCH + 1);
	leave(g);
}

static void area1812_forecast(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(9, FAR, "{\"at\":\"R44\",\"ic\":2,\"cc\":1},{\"at\":\"R35\",\"ic\":5}")
				",\"depleted_100\":[\"R44\"]", NULL);
	struct overlay o;
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_SUPPLY_NEXT, NONE, NONE, &o);
	assert_int_equal(o.value[place_of(g, "R35")], 100);
	assert_int_equal(o.value[place_of(g, "R57")], 0);
	assert_int_equal(o.verdict[piece(g, "FR-ic-01")], 2);
	assert_int_equal(o.verdict[piece(g, "FR-cc-01")], 2);
	assert_int_equal(o.verdict[piece(g, "FR-ic-03")], 1);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_SUPPLY, NONE, NONE, &o);
	assert_int_equal(o.value[place_of(g, "R35")], 0);
	assert_int_equal(o.value[place_of(g, "R44")], 100);
	leave(g);
}

/* [Supply I] The ground that feeds nine corps early in the interphase is depleted only when the last die has fallen. */
static void area1812_depletion_comes_last(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, FAR, "{\"at\":\"FW9\",\"ic\":9},{\"at\":\"R44\",\"ic\":1}") ",\"depleted_100\":[\"R44\"]", NULL);
	int rolled = NONE, marked = NONE;
	to_supply(g, (const int[]){1, 0});
	for (int i = 0; i < g->ev.n; i++) {
		if (g->ev.at[i].kind == EVENT_ROLL && g->ev.at[i].rule == CITE_UNSUPPLIED)
			rolled = i;
		if (g->ev.at[i].kind == EVENT_MARKER && marked == NONE)
			marked = i;
	}
	assert_true(rolled != NONE && marked > rolled);
	assert_int_equal(state_of(g, "FW9"), DEPLETED_FULL);
	leave(g);
}

/* [Supply A, Leaders E, reading 43] Leaders, supply units and depots neither starve nor eat; ground without corps keeps
 * its state. */
static void area1812_corps_alone_eat(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(10, FAR, "{\"at\":\"R44\",\"su\":1,\"dp\":1,\"leaders\":\"AB\"},"
				      "{\"at\":\"R35\",\"ic\":2,\"leaders\":\"CDE\"},{\"at\":\"R22\",\"su\":1,\"leaders\":\"F\"}")
				",\"depleted_100\":[\"R44\"],\"depleted_50\":[\"R22\",\"R36\"]", "optional_rules=1");
	to_supply(g, NULL);
	for (int i = 0; i < g->ev.n; i++)
		assert_false(g->ev.at[i].kind == EVENT_ROLL && g->ev.at[i].rule == CITE_UNSUPPLIED);
	stands(g, "FR-A", "R44");
	stands(g, "FR-su-1", "R44");
	stands(g, "FR-dp-01", "R44");
	assert_int_equal(state_of(g, "R35"), DEPLETED_NOT); /* two corps; three eaters would halve it */
	assert_int_equal(state_of(g, "R22"), DEPLETED_HALF);
	assert_int_equal(state_of(g, "R36"), DEPLETED_HALF);
	leave(g);
}

/* --- victory --- */

/* [Victory A, reading 49] */
static void area1812_control_follows_who_is_alone(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"su\":1},{\"at\":\"R58\",\"ic\":1}", "{\"at\":\"R44\",\"ic\":1}"), NULL);
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 0); /* the set-up changes nothing */
	play(g, "take RU-su-1; march RU-su-1 R50");
	assert_int_equal(state(g)->control[place_of(g, "R44")], 1);
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 1);
	leave(g);
	g = field(STACKS(5, "{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"R52\",\"ic\":1}"), NULL);
	to_french(g);
	play(g, "take FR-ic-01; march FR-ic-01 R57");
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 5);
	DICE(g, 1);
	play(g, "done; take FR-ic-01; march FR-ic-01 R58"); /* passing through leaves the marker */
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 5);
	leave(g);
}

/* [Victory A] */
static void area1812_russians_take_control_away(void **unused)
{
	(void)unused;
	struct game *g = field("\"first_turn\":5,\"last_turn\":13,\"points\":5,\"control\":[\"R57\"],\"reinforcements\":false,"
			       "\"historical\":{\"russian\":[{\"at\":\"R58\",\"ic\":1}],\"french\":[{\"at\":\"R22\",\"ic\":1}]}", NULL);
	play(g, "take RU-ic-01; march RU-ic-01 R57");
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 0);
	leave(g);
}

/* [Victory, Victory B, Sequence of Play D, reading 50] */
static void area1812_index_and_political_loss(void **unused)
{
	(void)unused;
	for (int both = 0; both < 2; both++) {
		char keys[700];
		snprintf(keys, sizeof keys,
			 "\"first_turn\":2,\"last_turn\":13,\"points\":7,\"control\":[\"FP2\",\"FP3\",\"FP5\",\"FW7\",\"FW11\","
			 "\"FW13\",\"FA16\"],\"reinforcements\":false,\"historical\":{\"russian\":[{\"at\":\"R63\",\"ic\":1}],"
			 "\"french\":[{\"at\":\"R24\",\"ic\":1},{\"at\":\"%s\",\"ic\":1}]}", both ? "R32" : "FA14");
		struct game *g = field(keys, NULL);
		to_french(g);
		play(g, "take FR-ic-01; march FR-ic-01 R25");
		if (both)
			play(g, "take FR-ic-02; march FR-ic-02 R31a");
		play(g, "done; done");
		assert_int_equal(now(g)->header.track[TRACK_POINTS], both ? 9 : 8);
		if (both) {
			assert_int_equal(now(g)->header.turn, 3); /* the index of turn 2 is met */
		} else {
			row_is(g, ROW_POLITICS, FRENCH);
			play(g, "lose FR-ic-02");
			assert_int_equal(state(g)->alive[FRENCH][ARM_IC], 1);
		}
		leave(g);
	}
}

/* [Victory C, Game Length] */
static void area1812_levels(void **unused)
{
	(void)unused;
	static const struct { int points, level, winner; } want[] = {
		{22, 0, FRENCH}, {21, 1, FRENCH}, {18, 1, FRENCH}, {17, 2, NOBODY}, {15, 2, NOBODY}, {14, 3, RUSSIAN},
		{12, 3, RUSSIAN}, {11, 4, RUSSIAN}, {0, 4, RUSSIAN}};
	for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
		struct game *g = field(STACKS(13, "{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"FW9\",\"ic\":1}"), NULL);
		now(g)->header.track[TRACK_POINTS] = (int16_t)want[i].points;
		now(g)->header.track[TRACK_VICTORIES] = (int16_t)want[i].points;
		to_french(g);
		play(g, "done; done");
		if (frame_now(now(g))->row == ROW_POLITICS)
			play(g, "lose FR-ic-01");
		assert_true(now(g)->header.result.over);
		assert_int_equal(now(g)->header.result.level, want[i].level);
		assert_int_equal(now(g)->header.result.winner, want[i].winner);
		leave(g);
	}
}

/* A line of the view says this. */
static void shows(struct game *g, const char *words)
{
	static struct view seen;
	bool found = false;
	g->s.rules->show(&g->s, now(g), SIDE_0, &seen);
	for (int i = 0; i < seen.lines; i++)
		found = found || !strcmp(seen.line[i], words);
	assert_true(found);
}

/* [Victory Conditions B, Victory B] The point of this turn's battles comes before the index is asked: what is shown before
 * that counts it, in the optional game alone. */
static void area1812_points_of_battles_are_shown_before_they_count(void **unused)
{
	(void)unused;
	for (int optional = 0; optional < 2; optional++) {
		struct game *g = field(STACKS(1, "{\"at\":\"R63\",\"ic\":2}", "{\"at\":\"FA14\",\"ic\":2}"),
				       optional ? "optional_rules=1" : NULL);
		int16_t *track = now(g)->header.track;
		track[TRACK_POINTS] = track[TRACK_VICTORIES] = 7; /* 8 are asked for */
		state(g)->lost[RUSSIAN] = 1;
		assert_int_equal(ar_battles_due(&g->s, state(g)), optional);
		shows(g, optional ? "The index of this turn (8) is met" : "1 below the index: a French corps will be lost");
		track[TRACK_POINTS] = track[TRACK_VICTORIES] = 8;
		state(g)->lost[FRENCH] = 2;
		shows(g, optional ? "1 below the index: a French corps will be lost" : "The index of this turn (8) is met");
		leave(g);
	}
}

/* [Victory Conditions B, reading 51] */
static void area1812_victory_and_defeat_in_battle(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":1},{\"at\":\"R63\",\"ic\":1}",
				      "{\"at\":\"R35\",\"ic\":6,\"leaders\":\"AB\"}"), "optional_rules=1");
	to_french(g);
	march_all(g, "FR-ic-01", "R44");
	DICE(g, 6);
	go_on_to(g, ROW_PLAN, FRENCH);
	play(g, "plan 1; plan 5");
	while (frame_now(now(g))->row == ROW_RETIRE)
		play(g, "stand");
	assert_int_equal(state(g)->lost[RUSSIAN], 1); /* 500 percent */
	go_on_to(g, ROW_POLITICS, FRENCH);
	assert_int_equal(now(g)->header.track[TRACK_VICTORIES], 1);
	assert_int_equal(now(g)->header.track[TRACK_POINTS], 2); /* and Smolensk */
	assert_int_equal(ar_battles_due(&g->s, state(g)), 0); /* counted, not twice */
	shows(g, "14 below the index: a French corps will be lost");
	leave(g);
}

/* [Victory Conditions A, Leaders B] */
static void area1812_napoleon_is_worth_five(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":1}", "{\"at\":\"R44\",\"leaders\":\"A\"},{\"at\":\"R22\",\"ic\":1}"),
			       "optional_rules=1");
	play(g, "take RU-ic-01; march RU-ic-01 R44");
	go_on_to(g, ROW_RETIRE, FRENCH); /* no chits against a leader alone; leaders may always retreat */
	play(g, "stand");
	assert_int_equal(now(g)->header.track[TRACK_POINTS], -5);
	assert_int_equal(now(g)->piece[piece(g, "FR-A")].place, AT_LOST);
	leave(g);
}

/* Does the page of supply name the area so? */
static bool area_told(struct game *g, const char *words)
{
	static struct chart page;
	uint8_t *packed[MAX_ACCOUNTS];
	struct heard h = {.n = g->ev.n, .at = g->ev.at, .accounts = g->ev.accounts, .account = (const uint8_t *const *)packed};
	bool told = false;
	for (int i = 0; i < h.accounts; i++) {
		packed[i] = malloc((size_t)account_packed(&g->ev.account[i]));
		account_pack(&g->ev.account[i], packed[i]);
	}
	for (int i = 0; i < h.n && !told; i++) {
		memset(&page, 0, sizeof page);
		words_of(&g->s)->page(&g->s, page_called(&g->s, "Supply"), &h, i, now(g), SIDE_0, &page);
		told = page.n && !strcmp(page.row[0].cell[0], words);
	}
	for (int i = 0; i < h.accounts; i++)
		free(packed[i]);
	return told;
}

/* [Supply] An area in halves is called after the half in which those stand who were fed. */
static void area1812_the_half_is_named_that_was_fed(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(3, FAR, "{\"at\":\"R31b\",\"ic\":2}"), NULL);
	to_supply(g, NULL);
	assert_true(area_told(g, "Polotsk (R31)"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_the_half_is_named_that_was_fed),
		cmocka_unit_test(area1812_depletion_with_supply_unit),
		cmocka_unit_test(area1812_depletion_after_the_last_turn),
		cmocka_unit_test(area1812_depletion_of_a_half_depleted_area),
		cmocka_unit_test(area1812_depletion_in_winter),
		cmocka_unit_test(area1812_both_sides_use_the_track_without),
		cmocka_unit_test(area1812_unsupplied_dice),
		cmocka_unit_test(area1812_depot_feeds_three_for_nothing),
		cmocka_unit_test(area1812_depot_must_be_used_in_a_half_depleted_area),
		cmocka_unit_test(area1812_area_or_depot_as_the_owner_likes),
		cmocka_unit_test(area1812_neighbour_feeds_under_five_conditions),
		cmocka_unit_test(area1812_guests_deplete_their_host),
		cmocka_unit_test(area1812_a_neighbour_feeds_one_area_only),
		cmocka_unit_test(area1812_sources_of_choice),
		cmocka_unit_test(area1812_supply_d_the_owner_says_which_depot),
		cmocka_unit_test(area1812_supply_d_is_no_secret_told_early),
		cmocka_unit_test(area1812_supply_d_asks_only_for_a_cost),
		cmocka_unit_test(area1812_corps_on_a_depot_leave_room_for_guests),
		cmocka_unit_test(area1812_fortress_feeds_one_corps),
		cmocka_unit_test(area1812_fortress_of_the_other_side_feeds_nobody),
		cmocka_unit_test(area1812_forecast),
		cmocka_unit_test(area1812_depletion_comes_last),
		cmocka_unit_test(area1812_corps_alone_eat),
		cmocka_unit_test(area1812_control_follows_who_is_alone),
		cmocka_unit_test(area1812_russians_take_control_away),
		cmocka_unit_test(area1812_index_and_political_loss),
		cmocka_unit_test(area1812_levels),
		cmocka_unit_test(area1812_victory_and_defeat_in_battle),
		cmocka_unit_test(area1812_points_of_battles_are_shown_before_they_count),
		cmocka_unit_test(area1812_napoleon_is_worth_five),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
