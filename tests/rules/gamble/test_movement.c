/* Marches: how far, past whom, into what, and what they cost (4.1, 8.2 to 8.8). */
#include "campaign.h"

#include "words/gamble/own.h"

#include <stdio.h>
#include <string.h>

static void marches(struct game *g, const char *lead, int steps)
{
	char order[64];
	snprintf(order, sizeof order, "march %s %s", lead, reached(g, steps));
	play(g, order);
}

/* [8.5] [8.6] Example 4: five hexes on turn 4 are 5 + 1 + 2 = 8: one lost, one disrupted. */
static void gamble_8_5_forced_march(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 4, "FR-I-1 2208; FR-I-2 2208; FR-I-3 2208; FR-Davout 2208; RU-1V-1 1708; RU-Constantine 1708");
	train(g, FRENCH, "2208");
	train(g, RUSSIAN, "1708");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-I-1; rest");
	dice(g, "5");
	marches(g, "FR-I-1", 5);
	row_is(g, ROW_ATTRITION, FRENCH);
	play(g, "lose FR-I-2");
	play(g, "hit FR-I-3 1");
	assert_true(lost(g, "FR-I-2") && disrupted(g, "FR-I-3") && !disrupted(g, "FR-I-1"));
	assert_true(now(g)->piece[piece(g, "FR-I-1")].flags & FLAG_FORCED);
	leave(g);
}

/* [16.2] [16.4] Example 4: led all the way by Davout with his own corps: -2, one lost. */
static void gamble_16_2_davout_leads_his_corps(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 4, "FR-I-1 2208; FR-I-2 2208; FR-I-3 2208; FR-Davout 2208");
	train(g, FRENCH, "2208");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-I-1; rest");
	dice(g, "5");
	marches(g, "FR-I-1", 5);
	play(g, "lose FR-I-2");
	assert_true(lost(g, "FR-I-2") && !disrupted(g, "FR-I-1") && !disrupted(g, "FR-I-3"));
	leave(g);
}

/* [8.5] A unit alone is disrupted. */
static void gamble_8_5_single_units(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 4, "FR-I-1 2208; FR-Davout 2208");
	train(g, FRENCH, "2208");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-I-1; rest");
	dice(g, "5");
	marches(g, "FR-I-1", 5);
	assert_true(disrupted(g, "FR-I-1") && !lost(g, "FR-I-1"));
	leave(g);
}

/* [8.6] Example 5: three Russian hexes in winter are 4 + 1 + 1 = 6: one lost. */
static void gamble_8_6_winter_march(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 12, "RU-1I-1 0607; RU-1I-2 0607; RU-Wittgenstein 0607");
	train(g, RUSSIAN, "0607");
	begins(g, ROW_MOVE, RUSSIAN);
	play(g, "take RU-1I-1; rest");
	marches(g, "RU-1I-1", 3);
	dice(g, "4");
	play(g, "halt; lose RU-1I-2");
	assert_true(lost(g, "RU-1I-2") && !disrupted(g, "RU-1I-1"));
	leave(g);
}

/* [4.1] Example 13: 5.5 OF and a conscript are too many. [15.2] With a train that raises the hex nine are allowed. */
static void gamble_4_1_stacking(void **unused)
{
	(void)unused;
	static const char *const where = "FR-IV-2 2209; FR-IV-3 2209; FR-IV-4 2209; FR-IV-1 2209; FR-VIII-2 2208; FR-Junot 2208; FR-Eugene 2209";
	struct game *g = war(NULL, 1, where);
	train(g, FRENCH, "2208");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-VIII-2; rest");
	refused(g, "march FR-VIII-2 2209", "4.1");
	leave(g);
	g = war("capacity=1", 1, where);
	train(g, FRENCH, "2208");
	train(g, FRENCH, "2209");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "expand 2209; take FR-VIII-2; rest; march FR-VIII-2 2209");
	stands(g, "FR-VIII-2", "2209");
	leave(g);
}

/* [15.2] Two trains are the most: a stack that brings two to a hex with two makes no more room than twelve. */
static void gamble_15_2_two_trains_at_most(void **unused)
{
	(void)unused;
	struct game *g = war("capacity=1", 1, "FR-IV-2 2209; FR-IV-3 2209; FR-IV-4 2209; FR-VI-1 2209; FR-VIII-1 2209; FR-II-1 2209; FR-Eugene 2209;"
					      "FR-VIII-2 2208; FR-II-3 2208; FR-Junot 2208");
	for (int i = 0; i < 2; i++)
		train(g, FRENCH, "2209");
	for (int i = 0; i < 3; i++)
		train(g, FRENCH, "2208");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "expand 2209; expand 2209; expand 2208; expand 2208; take FR-VIII-2; rest");
	/* nine OF and four more are thirteen */
	refused(g, "march FR-VIII-2 2209", "4.1");
	leave(g);
}

/* [8.2] Who passes says which of his trains is thrown away; the only one goes by itself. */
static void gamble_8_2_the_train_thrown_away(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 2208; FR-Davout 2208; FR-V-1 2210; FR-Poniatowski 2210");
	train(g, FRENCH, "2208");
	train(g, FRENCH, "2210");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "pass");
	row_is(g, ROW_MOVE, FRENCH);
	refused(g, "take FR-V-1", "8.2");
	int kept = gb_train(&g->s, state(g), hex(g, "2208"), FRENCH);
	play(g, "name 2210");
	row_is(g, ROW_MOVE, FRENCH);
	assert_int_equal(gb_train(&g->s, state(g), hex(g, "2208"), FRENCH), kept);
	assert_int_equal(gb_train(&g->s, state(g), hex(g, "2210"), FRENCH), NONE);
	play(g, "pass");
	assert_true(frame_now(now(g))->row != ROW_MOVE);
	leave(g);
}

/* [8.2] A train that was laid for a depot moves nobody, but it is a genuine one: it may be thrown away to keep the others. */
static void gamble_8_2_an_idle_train_is_thrown_away(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 2208; FR-Davout 2208");
	train(g, FRENCH, "2208");
	train(g, FRENCH, "2413");
	now(g)->piece[gb_train(&g->s, state(g), hex(g, "2413"), FRENCH)].used = 1;
	begins(g, ROW_MOVE, FRENCH);
	play(g, "pass");
	row_is(g, ROW_MOVE, FRENCH);
	assert_true(offered(g, "name 2208"));
	play(g, "name 2413");
	row_is(g, ROW_MOVE, FRENCH);
	assert_int_equal(counters(g, FRENCH, "2413"), 0);
	assert_int_equal(counters(g, FRENCH, "2208"), 1);
	leave(g);
}

/* [8.2] [8.4] A train, a commander, all in good order; who has moved moves no more. */
static void gamble_8_4_who_may_march(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 2208; FR-I-2 2208; FR-Davout 2208; FR-III-1 2108; FR-II-1 2308*; FR-II-2 2308; FR-Oudinot 2308; FR-V-1 2210; FR-Poniatowski 2210");
	train(g, FRENCH, "2208");
	train(g, FRENCH, "2208");
	train(g, FRENCH, "2108");
	train(g, FRENCH, "2308");
	begins(g, ROW_MOVE, FRENCH);
	refused(g, "take FR-III-1", "8.4");
	refused(g, "take FR-II-2", "8.4");
	refused(g, "take FR-V-1", "8.2");
	play(g, "take FR-I-1");
	refused(g, "march FR-I-1 2207", "8.4");
	play(g, "take FR-I-1; with FR-Davout; march FR-I-1 2207; halt");
	/* [8.3] the commander has gone: the second division stays */
	refused(g, "take FR-I-1", "8.3");
	refused(g, "take FR-I-2", "8.4");
	leave(g);
}

/* [8.4] Next to cavalry in good order a march ends, unless a friend who stays holds the hex; then he stays. */
static void gamble_8_4_cavalry_stops(void **unused)
{
	(void)unused;
	struct gb_survey v;
	struct gb_reach reach;
	struct game *g = war(NULL, 1, "FR-I-1 1809; FR-Davout 1809; RU-1V-3 1609");
	train(g, FRENCH, "1809");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-I-1; rest");
	gb_survey(&g->s, state(g), &v);
	gb_march_reach(&g->s, state(g), &v, &reach);
	for (int at = 0; at < PLACES; at++)
		if (reach.from[at] != NONE && reach.steps[reach.from[at]] > 0)
			assert_false(gb_cavalry_near(&g->s, state(g), &v, FRENCH, reach.from[at], true));
	int stopped = 0;
	for (int at = 0; at < PLACES; at++)
		stopped += reach.steps[at] != FAR && gb_cavalry_near(&g->s, state(g), &v, FRENCH, at, true);
	assert_true(stopped > 0);
	leave(g);
}

/* Hexes that the group in hand has to go to come there. */
static int steps_to(struct game *g, const char *at)
{
	struct gb_survey v;
	struct gb_reach reach;
	gb_survey(&g->s, state(g), &v);
	gb_march_reach(&g->s, state(g), &v, &reach);
	return reach.steps[hex(g, at)];
}

/* [8.4] What is next to cavalry may be reached, but is no way to what lies behind. */
static void gamble_8_4_no_way_past_cavalry(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 1809; FR-Davout 1809; RU-1V-3 1609; RU-1VI-3 1708");
	train(g, FRENCH, "1809");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-I-1; rest");
	/* 1808 and 1709 are next to it */
	assert_true(offered(g, "march FR-I-1 1808") && offered(g, "march FR-I-1 1709"));
	refused(g, "march FR-I-1 1706", "8.4");
	leave(g);
}

/* [8.4] Who begins next to cavalry may go where there is none first, and on from there. */
static void gamble_8_4_away_from_cavalry(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 1809; FR-Davout 1809; RU-1V-3 1609; RU-1VI-3 1709");
	train(g, FRENCH, "1809");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-I-1; rest");
	assert_true(offered(g, "march FR-I-1 1810") && offered(g, "march FR-I-1 2013"));
	/* beside it, and next to the same cavalry: only all the way round */
	assert_int_equal(steps_to(g, "1808"), 5);
	leave(g);
}

/* [8.4] On the march a hex that a friend holds is as good as any, and so is a hex of the enemy's cavalry beyond it. */
static void gamble_8_4_a_friend_holds_the_way(void **unused)
{
	(void)unused;
	for (int held = 0; held < 2; held++) {
		struct game *g = war(NULL, 1, held ? "FR-I-1 1809; FR-Davout 1809; FR-I-2 1709; RU-1V-3 1609" : "FR-I-1 1809; FR-Davout 1809; RU-1V-3 1609");
		train(g, FRENCH, "1809");
		begins(g, ROW_MOVE, FRENCH);
		play(g, "take FR-I-1; rest; march FR-I-1 1709");
		assert_int_equal(!set_empty(&now(g)->hand), held);
		stands(g, "FR-I-1", "1709");
		if (held)
			assert_int_equal(steps_to(g, "1608"), 1);
		leave(g);
	}
}

/* [8.4] [reading 6] One unit in a city with two enemies in good order beside it is besieged. */
static void gamble_8_4_siege(void **unused)
{
	(void)unused;
	struct gb_survey v;
	struct game *g = war(NULL, 1, "FR-I-1 1610; FR-Davout 1610; RU-1V-1 1609; RU-1V-2 1609");
	train(g, FRENCH, "1610");
	gb_survey(&g->s, state(g), &v);
	bool river = gb_between(&g->s, state(g), hex(g, "1610"), gb_direction(&g->s, hex(g, "1610"), hex(g, "1609"))) & SIDE_RIVER;
	assert_int_equal(gb_besieged(&g->s, state(g), &v, hex(g, "1610")), !river);
	now(g)->piece[piece(g, "RU-1V-2")].flags = FLAG_DISRUPTED;
	gb_survey(&g->s, state(g), &v);
	assert_false(gb_besieged(&g->s, state(g), &v, hex(g, "1610")));
	leave(g);
}

/* [8.7] A depot that is marched over is lost for good, with a train of every turn. [8.8] A commander alone flees or is caught. */
static void gamble_8_7_a_depot_falls(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 1908; FR-Davout 1908; RU-1V-1 1708; RU-Barclay 1808");
	depot(g, RUSSIAN, "1808");
	train(g, FRENCH, "1908");
	int before = gb_trains(&g->s, state(g), RUSSIAN);
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-I-1; rest");
	dice(g, "3");
	play(g, "march FR-I-1 1808");
	assert_int_equal(state(g)->lost[RUSSIAN], 1);
	assert_int_equal(gb_trains(&g->s, state(g), RUSSIAN), before);
	row_is(g, ROW_ESCAPE, RUSSIAN);
	play(g, "put RU-Barclay 1708");
	stands(g, "RU-Barclay", "1708");
	leave(g);
}

/* [11.19] A commander who escapes may go three hexes at once: the log has no way from neighbour to neighbour to show. */
static void gamble_11_19_flight_has_no_way(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 1908; FR-Davout 1908; RU-1V-1 1608; RU-1V-2 1708; RU-Barclay 1808");
	struct game *near = war(NULL, 1, "FR-I-1 1908; FR-Davout 1908; RU-1V-1 1608; RU-1V-2 1708; RU-Barclay 1808");
	train(g, FRENCH, "1908");
	train(near, FRENCH, "1908");
	struct game *both[] = {g, near};
	static const char *const to[] = {"put RU-Barclay 1608", "put RU-Barclay 1708"};
	for (int i = 0; i < 2; i++) {
		int places = 0;
		begins(both[i], ROW_MOVE, FRENCH);
		play(both[i], "take FR-I-1; rest");
		dice(both[i], "3");
		play(both[i], "march FR-I-1 1808");
		row_is(both[i], ROW_ESCAPE, RUSSIAN);
		play(both[i], to[i]);
		assert_true(happened(both[i], EVENT_RETREAT, "RU-Barclay"));
		for (int k = 0; k < both[i]->ev.n; k++)
			if (both[i]->ev.at[k].kind == EVENT_RETREAT)
				event_way_of(&both[i]->ev, &both[i]->ev.at[k], &places);
		assert_int_equal(places, i ? 2 : 0);
		leave(both[i]);
	}
}

/* [8.2] By turns; who passes throws a genuine train away. */
static void gamble_8_2_by_turns(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 2208; FR-Davout 2208; RU-1V-1 1708; RU-Constantine 1708");
	train(g, FRENCH, "2208");
	train(g, FRENCH, "2208");
	train(g, RUSSIAN, "1708");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "pass");
	row_is(g, ROW_MOVE, RUSSIAN);
	play(g, "pass");
	row_is(g, ROW_MOVE, FRENCH);
	assert_int_equal(counters(g, FRENCH, "2208"), 1);
	play(g, "pass");
	assert_int_not_equal(frame_now(now(g))->row, ROW_MOVE);
	leave(g);
}

/* [16.1] A card lets one stack go a hex more: its owner chooses which before it marches. */
static void gamble_16_1_one_stack_goes_farther(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 9, "RU-1I-1 0607; RU-Wittgenstein 0607");
	train(g, RUSSIAN, "0607");
	state(g)->effects.longer[RUSSIAN] = 1;
	begins(g, ROW_MOVE, RUSSIAN);
	play(g, "take RU-1I-1; rest");
	int before = gb_march_normal(&g->s, state(g));
	rules_orders(&g->s, now(g), &g->list);
	int found = NONE;
	for (int i = 0; i < g->list.n; i++)
		if (g->list.at[i].verb == VERB_CHOOSE)
			found = i;
	assert_int_not_equal(found, NONE);
	struct order o = g->list.at[found];
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	assert_int_equal(gb_march_normal(&g->s, state(g)), before + 1);
	leave(g);
}

static bool goes_on(struct game *g, const char *order)
{
	return set_next(&now(g)->hand, 0) != NONE && offered(g, order);
}

/* [8.4] Who holds a hex open against cavalry has not moved: a second group goes through as well. */
static void gamble_8_4_a_hex_stays_open(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "RU-1V-3 1609; FR-II-1 1607; FR-Oudinot 1607; FR-III-1 1607; FR-Ney 1607; FR-I-1 1608");
	train(g, FRENCH, "1607");
	train(g, FRENCH, "1607");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-II-1; with FR-Oudinot; march FR-II-1 1608; march FR-II-1 1508; halt");
	assert_true(gb_holding(state(g), piece(g, "FR-I-1")) && !set_has(&now(g)->used, piece(g, "FR-I-1")));
	play(g, "take FR-III-1; with FR-Ney; march FR-III-1 1608");
	assert_true(goes_on(g, "march FR-III-1 1508"));
	leave(g);
}

/* [8.4] From beside cavalry into a hex that is beside it too one goes only past a friend who does not move this turn: he stays, though the march
 * ends there. */
static void gamble_8_4_who_lets_him_out_stays(void **unused)
{
	(void)unused;
	for (int n = 0; n < 2; n++) {
		struct game *g = war(NULL, 1, n ? "RU-1V-3 1609; FR-II-1 1807; FR-Oudinot 1807; FR-I-1 1608; FR-Davout 1608"
						: "RU-1V-3 1609; FR-II-1 1709; FR-Oudinot 1709; FR-I-1 1608; FR-Davout 1608");
		train(g, FRENCH, n ? "1807" : "1709");
		train(g, FRENCH, "1608");
		begins(g, ROW_MOVE, FRENCH);
		play(g, n ? "take FR-II-1; with FR-Oudinot; march FR-II-1 1707; march FR-II-1 1608" : "take FR-II-1; with FR-Oudinot; march FR-II-1 1608");
		if (!set_empty(&now(g)->hand))
			play(g, "halt");
		assert_int_equal(gb_holding(state(g), piece(g, "FR-I-1")), !n);
		if (n)
			play(g, "take FR-I-1");
		else
			refused(g, "take FR-I-1", "8.4");
		leave(g);
	}
}

/* [8.4] Who began the phase beside cavalry is bound though it has gone; who has got it beside him since is not, and goes where else it stands. */
static void gamble_8_4_who_began_beside_cavalry(void **unused)
{
	(void)unused;
	for (int gone = 0; gone < 2; gone++) {
		struct game *g = war(NULL, 1, gone ? "FR-I-1 1809; FR-Davout 1809; RU-1V-3 1709; RU-1VI-3 1609; RU-Constantine 1709"
						   : "FR-I-1 1809; FR-Davout 1809; RU-1V-3 1606; RU-1VI-3 1609; RU-Constantine 1606");
		train(g, FRENCH, "1809");
		train(g, RUSSIAN, gone ? "1709" : "1606");
		begins(g, ROW_MOVE, RUSSIAN);
		play(g, "take RU-1V-3; rest");
		play(g, gone ? "march RU-1V-3 1607" : "march RU-1V-3 1708");
		if (frame_now(now(g))->side == RUSSIAN)
			play(g, "halt");
		row_is(g, ROW_MOVE, FRENCH);
		play(g, "take FR-I-1; with FR-Davout");
		/* 1709 is beside 1609, 1810 is free */
		assert_int_equal(offered(g, "march FR-I-1 1810"), true);
		assert_int_equal(steps_to(g, "1709") == 1, !gone);
		leave(g);
	}
}

/* [8.4] Which unit holds a hex open is its owner's business: any of them may march as long as one stays that has not, a commander too, and two groups
 * that go through bind no more than one. What would leave nobody is refused, whoever is taken up. */
static void gamble_8_4_the_owner_says_who_stays(void **unused)
{
	(void)unused;
	static const char *const who[][3] = {{"take FR-I-1; with FR-Davout", "with FR-I-2", "FR-I-2"},
					     {"take FR-I-2; with FR-Davout", "with FR-I-1", "FR-I-1"},
					     {"take FR-I-1; with FR-I-2", "rest", "FR-Davout"}};
	for (int n = 0; n < 3; n++) {
		struct game *g = war(NULL, 1, "RU-1V-3 1609; FR-II-1 1607; FR-Oudinot 1607; FR-III-1 1607; FR-Ney 1607; FR-I-1 1608; FR-I-2 1608; FR-Davout 1608");
		train(g, FRENCH, "1607");
		train(g, FRENCH, "1607");
		train(g, FRENCH, "1608");
		begins(g, ROW_MOVE, FRENCH);
		play(g, "take FR-II-1; with FR-Oudinot; march FR-II-1 1608; march FR-II-1 1508; halt");
		play(g, "take FR-III-1; with FR-Ney; march FR-III-1 1608; march FR-III-1 1508; halt");
		if (n == 2) {
			play(g, "take FR-I-1");
			refused(g, "with FR-I-2", "8.4"); /* Davout would have to go with them */
			says(g, "march FR-I-1 1707", "8.4", "stays there this turn"); /* who drags the whole stack is told why it does not go */
			leave(g);
			continue;
		}
		play(g, who[n][0]);
		refused(g, who[n][1], "8.4");
		says(g, "rest", "8.4", "stays there this turn");
		play(g, n ? "march FR-I-2 1707" : "march FR-I-1 1707");
		stands(g, who[n][2], "1608");
		leave(g);
	}
}

/* [8.4, 12.1] A commander who alone has held a hex does not ride this turn; with another who has not moved one of them does, and who has a
 * combat unit beside him that has not moved goes where he likes. */
static void gamble_8_4_a_commander_who_holds_does_not_ride(void **unused)
{
	(void)unused;
	static const char *const with[] = {"", "; FR-Davout 1608", "; FR-I-1 1608"};
	for (int n = 0; n < 3; n++) {
		char where[200];
		snprintf(where, sizeof where, "RU-1V-3 1609; FR-II-1 1607; FR-Oudinot 1607; FR-III-1 1507; FR-Ney 1608%s", with[n]);
		struct game *g = war(NULL, 1, where);
		train(g, FRENCH, "1607");
		begins(g, ROW_MOVE, FRENCH);
		play(g, "take FR-II-1; with FR-Oudinot; march FR-II-1 1608; march FR-II-1 1508; halt");
		assert_int_equal(gb_holding(state(g), piece(g, "FR-Ney")), n < 2);
		while (frame_now(now(g))->row == ROW_ORDER)
			play(g, "pass");
		row_is(g, ROW_COMMANDERS, FRENCH);
		assert_true(offered(g, "take FR-Oudinot"));
		if (!n) {
			says(g, "take FR-Ney", "8.4", "held");
			leave(g);
			continue;
		}
		play(g, "take FR-Ney; march FR-Ney 1508");
		if (n == 1)
			refused(g, "take FR-Davout", "8.4");
		leave(g);
	}
}

/* [8.4] All units of a stack have to be in good order, the one that holds the hex open as well. */
static void gamble_8_4_a_disrupted_holder(void **unused)
{
	(void)unused;
	for (int sick = 0; sick < 3; sick++) {
		struct game *g = war(NULL, 1, "RU-1V-3 1609; FR-II-1 1607; FR-Oudinot 1607; FR-I-1 1608; FR-I-2 1608; FR-I-3 1608; FR-Davout 1608");
		now(g)->piece[piece(g, sick == 2 ? "FR-I-2" : "FR-I-1")].flags = sick ? FLAG_DISRUPTED : 0;
		train(g, FRENCH, "1607");
		train(g, FRENCH, "1608");
		begins(g, ROW_MOVE, FRENCH);
		assert_int_equal(offered(g, "take FR-I-3"), !sick);
		play(g, "take FR-II-1; with FR-Oudinot; march FR-II-1 1608; march FR-II-1 1508; halt");
		assert_true(gb_holding(state(g), piece(g, "FR-I-1")) && gb_holding(state(g), piece(g, "FR-Davout")));
		if (sick)
			refused(g, "take FR-I-3", "8.4");
		assert_int_equal(offered(g, "take FR-I-3"), !sick);
		leave(g);
	}
}

/* [15.2] Trains that raise a hex go along with the whole stack and make room where its march ends: not on the way, nor for a part of it. */
static void gamble_15_2_room_at_the_end(void **unused)
{
	(void)unused;
	static const char *const where = "FR-IV-2 2209; FR-IV-3 2209; FR-Eugene 2209; RU-1V-1 0407;"
					 "FR-I-1 2208; FR-I-2 2208; FR-I-3 2208; FR-I-4 2208; FR-III-1 2208; FR-III-2 2208";
	struct game *g = war("capacity=1", 1, where);
	train(g, FRENCH, "2209");
	train(g, FRENCH, "2209");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "expand 2209; take FR-IV-2; with FR-Eugene");
	refused(g, "march FR-IV-2 2208", "4.1"); /* a part of the stack */
	play(g, "take FR-IV-2; rest; march FR-IV-2 2208");
	stands(g, "FR-IV-3", "2208");
	assert_true(set_empty(&now(g)->hand)); /* it ends there */
	leave(g);
	/* a stack of nine sets out with its train, for the next hex only */
	g = war("capacity=1", 1, "FR-IV-2 2209; FR-IV-3 2209; FR-IV-4 2209; FR-V-2 2209; FR-V-3 2209; FR-Eugene 2209; RU-1V-1 0407");
	train(g, FRENCH, "2209");
	train(g, FRENCH, "2209");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "expand 2209; take FR-IV-2; rest");
	assert_true(offered(g, "march FR-IV-2 2208") && !offered(g, "march FR-IV-2 2207"));
	play(g, "march FR-IV-2 2208");
	stands(g, "FR-V-3", "2208");
	assert_true(set_empty(&now(g)->hand));
	leave(g);
}

/* [15.2] [11.11] Room that a train made lasts to the end of the turn: units that withdraw there after the marches find it. It goes with the last
 * unit of its stack, and with the turn. */
static void gamble_15_2_room_to_the_end_of_the_turn(void **unused)
{
	(void)unused;
	struct game *g = war("capacity=1", 5, "RU-1VI-1 1007; RU-1VI-2 1007; RU-1IV-1 1007; RU-2VII-2 1007; RU-Barclay 1007; RU-1II-1 1108; RU-1II-2 1108;"
					      "FR-I-1 1109; FR-I-2 1109; FR-X-1 1610; RU-Dan-1 1609");
	train(g, RUSSIAN, "1007");
	begins(g, ROW_MOVE, RUSSIAN);
	play(g, "expand 1007");
	row_is(g, ROW_ORDER, FRENCH);
	assert_int_equal(gb_capacity(&g->s, state(g), hex(g, "1007")), 18);
	state(g)->cc[FRENCH] = 4;
	play(g, "take FR-I-1; assault 1108; spend 4");
	dice(g, "6 2 6 1"); /* 2 + 2 to 2 + 6, four hits on two divisions */
	play(g, "commit");
	while (frame_now(now(g))->row != ROW_WITHDRAW)
		play(g, "done");
	play(g, "send RU-1II-1 1007");
	assert_true(frame_now(now(g))->row != ROW_OVERFLOW && !disrupted(g, "RU-1II-1") && !disrupted(g, "RU-1II-2"));
	stands(g, "RU-1II-2", "1007");
	while (now(g)->header.turn == 5 && frame_now(now(g))->row != ROW_ALLOT) {
		assert_int_equal(gb_capacity(&g->s, state(g), hex(g, "1007")), 18);
		play(g, frame_now(now(g))->row == ROW_ORDER ? "pass" : frame_now(now(g))->row == ROW_ARRIVE ? "rest" : "done");
	}
	assert_int_equal(now(g)->header.turn, 6);
	assert_int_equal(gb_capacity(&g->s, state(g), hex(g, "1007")), 12);
	leave(g);
	/* the stack is gone, and so is the room */
	g = war("capacity=1", 5, "RU-1VI-1 1007; RU-1VI-2 0907; RU-Barclay 1007");
	int raiser = gb_boxed(state(g), &gb_own(&g->s)->trains[RUSSIAN], AT_POOL);
	now(g)->piece[raiser].place = (int16_t)hex(g, "1007");
	now(g)->piece[raiser].flags = FLAG_OPEN | FLAG_CAPACITY;
	gb_move(&g->s, state(g), piece(g, "RU-Barclay"), hex(g, "0907"), EVENT_RETREAT, CITE_11_11, &g->ev);
	assert_int_equal(gb_capacity(&g->s, state(g), hex(g, "1007")), 18);
	gb_move(&g->s, state(g), piece(g, "RU-1VI-1"), hex(g, "0907"), EVENT_RETREAT, CITE_11_11, &g->ev);
	assert_int_equal(gb_capacity(&g->s, state(g), hex(g, "1007")), 12);
	assert_true(noted(g, TEXT_ROOM_GONE) && now(g)->piece[raiser].place == AT_POOL);
	leave(g);
}

/* [7.3] [1.1] The southern edge feeds Austrians only: others of the stack do not march on their train; with a depot they do. */
static void gamble_7_3_the_train_of_the_austrians(void **unused)
{
	(void)unused;
	for (int n = 0; n < 3; n++) {
		struct game *g = war(NULL, 2, "FR-Aus-1 2217; FR-Aus-2 2217; FR-VII-1 2217; FR-Grouchy 2217; RU-1V-1 0407");
		train(g, FRENCH, "2217");
		if (n == 1)
			depot(g, FRENCH, "2217");
		if (n == 2) /* [7.1] a depot that was made a train */
			now(g)->piece[gb_train(&g->s, state(g), hex(g, "2217"), FRENCH)].flags = FLAG_OPEN;
		begins(g, ROW_MOVE, FRENCH);
		if (n) {
			play(g, "take FR-VII-1");
		} else {
			refused(g, "take FR-VII-1", "7.3");
			play(g, "take FR-Grouchy");
			refused(g, "with FR-VII-1", "7.3");
			play(g, "rest");
			assert_true(set_has(&now(g)->hand, piece(g, "FR-Aus-2")) && !set_has(&now(g)->hand, piece(g, "FR-VII-1")));
		}
		leave(g);
	}
}

/* [8.6] [14.5] [16.2] [16.4] Before the march its odds count the leaders who go along, as after the first hex. */
static void gamble_8_6_odds_with_leaders(void **unused)
{
	(void)unused;
	static const struct { const char *options, *units, *lead; int sum; } all[] = {
		{NULL, "FR-I-1 2208; FR-I-2 2208; FR-Davout 2208", "FR-I-1", 0},
		{NULL, "FR-I-1 2208; FR-I-2 2208; FR-Napoleon 2208", "FR-I-1", -1},
		{"advanced=1", "FR-I-1 2208; FR-I-2 2208; FR-Davout 2208", "FR-I-1", -2},
		{"advanced=1", "FR-III-1 2208; FR-III-2 2208; FR-Murat 2208", "FR-III-1", 1},
	};
	for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
		struct game *g = war(all[i].options, 1, all[i].units);
		static struct outlook out;
		char order[48];
		int drm = 0;
		train(g, FRENCH, "2208");
		begins(g, ROW_MOVE, FRENCH);
		snprintf(order, sizeof order, "take %s; rest", all[i].lead);
		play(g, order);
		struct order o = order_make(VERB_MARCH, FRENCH, set_next(&now(g)->hand, 0), hex(g, reached(g, 3)), NONE);
		gb_odds(&g->s, now(g), &o, NULL, &out);
		assert_int_equal(out.sum.kind, ACCOUNT_ATTRITION);
		for (int k = 0; k < out.sum.n; k++)
			drm += out.sum.at[k].op == LINE_ADD ? out.sum.at[k].num : 0;
		assert_int_equal(drm, all[i].sum);
		leave(g);
	}
}

/* [16.1] A march that a card lengthens and spares the roll has no table of attrition before it is ordered, and says so. */
static void gamble_16_1_odds_of_a_spared_march(void **unused)
{
	(void)unused;
	for (int spared = 0; spared < 2; spared++) {
		struct game *g = war("advanced=1", 9, "RU-1I-1 0607; RU-1I-2 0607; RU-Wittgenstein 0607");
		static struct outlook out;
		bool says_so = false;
		train(g, RUSSIAN, "0607");
		state(g)->effects.longer[RUSSIAN] = 1;
		state(g)->effects.longer_spares[RUSSIAN] = (int8_t)spared;
		begins(g, ROW_MOVE, RUSSIAN);
		play(g, "take RU-1I-1; rest");
		struct order longer = order_make(VERB_CHOOSE, RUSSIAN, NONE, NONE, CHOICE_LONGER);
		assert_true(rules_play(&g->s, now(g), &longer, &g->ev, &g->e));
		struct order o = order_make(VERB_MARCH, RUSSIAN, set_next(&now(g)->hand, 0), hex(g, reached(g, 4)), NONE);
		gb_odds(&g->s, now(g), &o, NULL, &out);
		assert_int_equal(out.sum.kind == ACCOUNT_ATTRITION, !spared);
		for (int k = 0; k < out.warnings; k++)
			says_so |= strstr(out.warn[k].words.at, "spares it the roll") != NULL;
		assert_int_equal(says_so, spared);
		leave(g);
	}
}

/* [6.3, 10.1, reading 81] Before a march that brings a forage marker and units without one together it is said that all of them forage then; not before
 * one that does not. */
static void gamble_6_3_a_marker_for_the_whole_stack(void **unused)
{
	(void)unused;
	static const struct { const char *units; bool said; } all[] = {
		{"FR-I-1 1009?; FR-Davout 1009; FR-I-2 1008", true}, {"FR-I-1 1009; FR-Davout 1009; FR-I-2 1008?", true},
		{"FR-I-1 1009?; FR-Davout 1009; FR-I-2 1008?", false}, {"FR-I-1 1009?; FR-Davout 1009", false},
	};
	for (size_t n = 0; n < sizeof all / sizeof *all; n++) {
		struct game *g = war(NULL, 5, all[n].units);
		static struct outlook out;
		bool said = false;
		train(g, FRENCH, "1009");
		begins(g, ROW_MOVE, FRENCH);
		play(g, "take FR-I-1; rest");
		struct order o = order_make(VERB_MARCH, FRENCH, set_next(&now(g)->hand, 0), hex(g, "1008"), NONE);
		gb_odds(&g->s, now(g), &o, NULL, &out);
		for (int k = 0; k < out.warnings; k++)
			said |= strstr(out.warn[k].words.at, "forage marker") != NULL;
		assert_int_equal(said, all[n].said);
		leave(g);
	}
}

/* [8.8] [14.7] Napoleon is taken on the march, and the war is over: who was with him gets away or is lost too, nobody stays among enemies. */
static void gamble_8_8_the_war_ends_on_the_march(void **unused)
{
	(void)unused;
	for (int die = 1; die <= 6; die += 5) {
		struct game *g = war(NULL, 1, "FR-Napoleon 1808; FR-Ney 1808; FR-I-1 1809; RU-1V-1 1708; RU-Barclay 1708");
		train(g, RUSSIAN, "1708");
		begins(g, ROW_MOVE, RUSSIAN);
		play(g, "take RU-1V-1; rest");
		dice(g, die == 1 ? "1 1" : "1 6");
		play(g, "march RU-1V-1 1808");
		assert_true(now(g)->header.result.over && lost(g, "FR-Napoleon"));
		assert_int_equal(lost(g, "FR-Ney"), die == 1);
		leave(g);
	}
}

/* The rows of a page of reports for what was told last. */
static int rows_of_page(struct game *g, const char *title)
{
	static uint8_t packed[16][4096];
	static struct chart page;
	const uint8_t *account[16];
	int which = 0, n = 0;
	assert_true(g->ev.accounts <= 16);
	for (int i = 0; i < g->ev.accounts; i++) {
		assert_true(account_packed(&g->ev.account[i]) <= sizeof packed[i]);
		account_pack(&g->ev.account[i], packed[i]);
		account[i] = packed[i];
	}
	struct heard h = {.n = g->ev.n, .at = g->ev.at, .accounts = g->ev.accounts, .account = account};
	while (strcmp(gb_pages[which].name, title))
		which++;
	for (int i = 0; i < h.n; i++) {
		memset(&page, 0, sizeof page);
		gb_page(&g->s, which, &h, i, now(g), SIDE_0, &page);
		n += page.n;
	}
	return n;
}

/* [8.5] [13.1] Each die of attrition and of the cossacks is a row of its page. */
static void gamble_8_5_pages_of_dice(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 4, "FR-I-1 1808; FR-I-2 1808; FR-Oudinot 1808; RU-1V-1 0407");
	char order[48];
	train(g, FRENCH, "1808");
	depot(g, FRENCH, "1808");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-I-1; rest");
	snprintf(order, sizeof order, "march FR-I-1 %s", reached(g, 5));
	dice(g, "1");
	play(g, order);
	assert_int_equal(rows_of_page(g, "Attrition"), 1);
	leave(g);
	g = war(NULL, 4, "FR-I-1 1009; FR-I-2 1509; RU-1I-1 0407; RU-Barclay 0407; RU-1V-1 0609");
	dice(g, "6 1");
	begins(g, ROW_COSSACKS, RUSSIAN);
	assert_int_equal(rows_of_page(g, "Cossacks"), 2);
	leave(g);
}

/* [4.1, 8.4, 14.6] Why a group cannot come to a hex is told: the ground, enemies in it, how far it is, or what lies between. */
static void gamble_8_4_why_not_there(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 4, "FR-I-1 1808; FR-I-2 1808; FR-Oudinot 1808; RU-1V-1 1608; RU-1V-2 0407");
	int told[4] = {0}, lead = piece(g, "FR-I-1");
	train(g, FRENCH, "1808");
	depot(g, FRENCH, "1808");
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-I-1; rest");
	rules_orders(&g->s, now(g), &g->list);
	for (int at = 0; at < gb_own(&g->s)->places; at++) {
		struct order march = order_make(VERB_MARCH, FRENCH, lead, at, NONE);
		if (g->s.board.at[at].missing || at == hex(g, "1808") || orders_find(&g->list, &march) != NONE)
			continue;
		bool ground = !gb_passable(&g->s, FRENCH, at), enemy = at == hex(g, "1608") || at == hex(g, "0407");
		bool far = board_distance(&g->s.board, hex(g, "1808"), at) > gb_march_most(&g->s, state(g));
		const char *says = ground ? "ground" : enemy ? "enemy troops stand in" : far ? "hexes away" : "no way of";
		assert_false(rules_allow(&g->s, now(g), &march, &g->e));
		if (!strstr(g->e.reason, says))
			fail_msg("%s: \"%s\" lacks \"%s\"", g->s.board.at[at].id, g->e.reason, says);
		told[ground ? 0 : enemy ? 1 : far ? 2 : 3]++;
	}
	assert_true(told[0] && told[1] == 2 && told[2]);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_8_4_why_not_there),
		cmocka_unit_test(gamble_8_5_pages_of_dice),
		cmocka_unit_test(gamble_8_8_the_war_ends_on_the_march),
		cmocka_unit_test(gamble_8_4_a_hex_stays_open),
		cmocka_unit_test(gamble_8_4_a_disrupted_holder),
		cmocka_unit_test(gamble_8_4_the_owner_says_who_stays),
		cmocka_unit_test(gamble_8_4_a_commander_who_holds_does_not_ride),
		cmocka_unit_test(gamble_8_4_who_lets_him_out_stays),
		cmocka_unit_test(gamble_8_4_who_began_beside_cavalry),
		cmocka_unit_test(gamble_15_2_room_at_the_end),
		cmocka_unit_test(gamble_15_2_room_to_the_end_of_the_turn),
		cmocka_unit_test(gamble_7_3_the_train_of_the_austrians),
		cmocka_unit_test(gamble_8_6_odds_with_leaders),
		cmocka_unit_test(gamble_16_1_odds_of_a_spared_march),
		cmocka_unit_test(gamble_6_3_a_marker_for_the_whole_stack),
		cmocka_unit_test(gamble_8_5_forced_march),
		cmocka_unit_test(gamble_16_2_davout_leads_his_corps),
		cmocka_unit_test(gamble_8_5_single_units),
		cmocka_unit_test(gamble_8_6_winter_march),
		cmocka_unit_test(gamble_4_1_stacking),
		cmocka_unit_test(gamble_15_2_two_trains_at_most),
		cmocka_unit_test(gamble_8_2_the_train_thrown_away),
		cmocka_unit_test(gamble_8_2_an_idle_train_is_thrown_away),
		cmocka_unit_test(gamble_8_4_who_may_march),
		cmocka_unit_test(gamble_8_4_cavalry_stops),
		cmocka_unit_test(gamble_8_4_no_way_past_cavalry),
		cmocka_unit_test(gamble_8_4_away_from_cavalry),
		cmocka_unit_test(gamble_8_4_a_friend_holds_the_way),
		cmocka_unit_test(gamble_8_4_siege),
		cmocka_unit_test(gamble_8_7_a_depot_falls),
		cmocka_unit_test(gamble_11_19_flight_has_no_way),
		cmocka_unit_test(gamble_8_2_by_turns),
		cmocka_unit_test(gamble_16_1_one_stack_goes_farther),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
