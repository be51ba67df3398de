/* Movement: stacking (3.1), zones (3.2), leaders and Rabble in the way (6.1), coming and leaving. */
#include "turns.h"

static bool zone(struct game *g, int side, const char *hex)
{
	static struct overlay over;
	g->s.rules->query(&g->s, now(g), (enum side)side, QUERY_ZOC, NONE, NONE, &over);
	return over.value[place(g, hex)] != NONE && over.value[place(g, hex)] & 1;
}

static void berezina_3_1_1_two_units_a_hex(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"5004\",\"II-6b\":\"5004\",\"II-8a\":\"5006\",\"L-oud\":\"5006\"}", NULL);
	assert_int_equal(cost_of(g, "II-8a", "5003"), 6); /* through them it goes */
	play(g, "march L-oud 5004; march II-8a 5003");
	went(g, "II-8a", "5006 5005 5004 5003");
	play(g, "done");
	assert_int_not_equal(frame_now(now(g))->row, ROW_OVERFULL); /* leaders do not count */
	leave(g);
}

/* Two units wait beyond the bridge: who crosses all the same goes on, or halts and makes three. */
static void berezina_3_1_1_crossing_into_a_full_hex(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "french") ",\"exit\":\"1013\",\"loose\":[\"I-1\"],\"bridges\":{\"studianka\":[[4,4]]},\"setup\":"
						   "{\"II-6a\":\"2013\",\"II-6b\":\"2013\",\"II-8a\":\"2012\",\"I-1\":\"2012\"}";
	struct game *g = field(keys, NULL);
	play(g, "march I-1 2013"); /* two points: it has to stay there */
	assert_true(set_empty(&now(g)->hand));
	play(g, "take II-8a; march II-8a 2013");
	assert_true(offered(g, "halt"));
	play(g, "march II-8a 2014");
	stands(g, "II-8a", "2014");
	assert_int_equal(state(g)->crossed[1][0], 2);
	play(g, "done");
	row_is(g, ROW_OVERFULL, FRENCH);
	leave(g);
	g = field(AT(9, "french") ",\"exit\":\"1013\",\"dice\":[1],\"setup\":{\"II-6a\":\"2013\",\"II-6b\":\"2013\",\"II-8a\":\"2012\"}", NULL);
	play(g, "take II-8a; march II-8a 2013; march II-8a 1914");
	stands(g, "II-8a", "1914");
	leave(g);
}

/* Why a hex is out of reach, with the rule that says so. */
static void berezina_6_1_refusals_say_why(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"setup\":{\"II-6a\":\"2012\",\"LAN-jg1\":\"2311\"}", NULL);
	refused(g, "march II-6a 2014", "6.4");	 /* first the ford, then on */
	refused(g, "march II-6a 3000", "6.1.7"); /* points */
	refused(g, "march II-6a 2311", "6.1.4");
	refused(g, "take LAN-jg1", "6.1");
	refused(g, "pass", "4.0");
	leave(g);
}

static void berezina_3_1_2_stacks_spoil_roads(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"4908\",\"L-oud\":\"4809\",\"II-6b\":\"4708\",\"II-8a\":\"4908\"}", NULL);
	assert_int_equal(cost_of(g, "II-6a", "4809"), 1); /* out of a stack, past a leader: the road */
	assert_int_equal(cost_of(g, "II-6a", "4708"), 3); /* a unit there: the open ground */
	assert_int_equal(cost_of(g, "II-6a", "4609"), 4);
	leave(g);
	g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"5107\",\"II-6b\":\"5106\"}", NULL);
	assert_int_equal(cost_of(g, "II-6a", "5106"), 6); /* woods and uphill in place of the trail */
	leave(g);
}

/* [3.2, 3.2.1] */
static void berezina_3_2_3_forts_and_the_river(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"setup\":{\"LAN-jg1\":\"5513\",\"LAN-jg2\":\"4413\",\"II-6a\":\"5713\"}", NULL);
	assert_true(zone(g, RUSSIAN, "5613"));
	assert_false(zone(g, RUSSIAN, "5512"));
	assert_false(zone(g, RUSSIAN, "5614")); /* earthworks */
	assert_false(zone(g, RUSSIAN, "4412")); /* the ford */
	assert_true(zone(g, RUSSIAN, "4414"));
	assert_true(zone(g, FRENCH, "5813")); /* out of the earthworks */
	assert_false(zone(g, FRENCH, "5614"));
	assert_false(zone(g, FRENCH, "5712"));
	leave(g);
	g = field(AT(9, "french") ",\"exit\":\"1013\",\"bridges\":{\"middle\":[[4,4]]},\"setup\":{\"LAN-jg2\":\"4413\",\"II-6a\":\"5003\"}", NULL);
	assert_false(zone(g, RUSSIAN, "4412")); /* bridged or not */
	leave(g);
	g = field(AT(9, "french") ",\"setup\":{\"LAN-jg1\":\"5308\",\"R-lang\":\"5003\",\"II-6a\":\"3000\"},\"rabble\":[\"2005\"]", NULL);
	assert_true(zone(g, RUSSIAN, "5409")); /* over a stream */
	assert_false(zone(g, RUSSIAN, "5004")); /* leaders have none */
	assert_false(zone(g, FRENCH, "2006"));	/* nor has Rabble */
	leave(g);
	g = field(AT(9, "french") ",\"steps\":{\"LAN-jg1\":3},\"setup\":{\"LAN-jg1\":\"5004\",\"II-6a\":\"3000\"}", NULL);
	assert_true(zone(g, RUSSIAN, "5005"));
	leave(g);
}

static void berezina_3_2_4_a_zone_ends_the_march(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"5006\",\"L-oud\":\"5006\",\"LAN-jg1\":\"5004\"}", NULL);
	assert_int_equal(cost_of(g, "II-6a", "5005"), 2);
	refused(g, "march II-6a 5003", "3.2.4");
	assert_int_equal(cost_of(g, "L-oud", "5005"), 2); /* leaders stop, too */
	leave(g);
	g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"5005\",\"LAN-jg1\":\"5004\"}", NULL);
	assert_int_equal(cost_of(g, "II-6a", "5007"), 4); /* out of it freely */
	assert_int_equal(cost_of(g, "II-6a", "4904"), 4); /* and by a free hex into the next one */
	leave(g);
}

static void berezina_3_2_4_from_zone_to_zone_with_a_friend(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"rabble\":[\"4905\",\"4805\"],\"setup\":{\"II-6a\":\"5005\",\"II-6b\":\"4804\",\"LAN-jg1\":\"5004\"}", NULL);
	refused(g, "march II-6a 4904", "3.2.4"); /* one hex is free, but not against a zone (6.1.7) */
	play(g, "march II-6b 4904; march II-6a 4904");
	stands(g, "II-6a", "4904");
	leave(g);
	g = field(AT(9, "french") ",\"rabble\":[\"4905\",\"4805\"],\"setup\":{\"II-6a\":\"5005\",\"L-oud\":\"4904\",\"LAN-jg1\":\"5004\"}", NULL);
	refused(g, "march II-6a 4904", "3.2.4"); /* a leader is no combat unit */
	leave(g);
}

static void berezina_6_1_4_lone_leaders_are_ridden_down(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"5006\",\"R-lang\":\"5005\",\"R-tchi\":\"4805\",\"LAN-jg1\":\"4805\"}", NULL);
	refused(g, "march II-6a 4805", "6.1.4");
	play(g, "march II-6a 5003"); /* through him */
	lost(g, "R-lang");
	stands(g, "R-tchi", "4805");
	leave(g);
}

static void berezina_6_1_4_a_leader_rides_down_a_leader(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"3000\",\"L-oud\":\"5006\",\"R-lang\":\"5005\"}", NULL);
	play(g, "march L-oud 5005");
	lost(g, "R-lang");
	stands(g, "L-oud", "5005");
	assert_true(happened(g, EVENT_ELIMINATE, "R-lang"));
	leave(g);
	g = field(AT(15, "russian") ",\"danube\":1,\"tchlaplatz\":1,\"track\":13,\"setup\":{\"L-oud\":\"5005\",\"II-6a\":\"5003\",\"WIT-01\":\"5007\"}", NULL);
	run_russians(g);
	lost(g, "L-oud");
	leave(g);
}

static void berezina_6_1_5_stragglers_choke_the_way(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"rabble\":[\"4809\"],\"setup\":{\"II-6a\":\"4908\",\"L-oud\":\"4908\"}", NULL);
	refused(g, "march II-6a 4809", "6.1.5");
	assert_int_equal(cost_of(g, "L-oud", "4809"), 7); /* half a point and three */
	assert_int_equal(cost_of(g, "L-oud", "4708"), 4); /* round it */
	leave(g);
	g = field(AT(9, "french") ",\"rabble\":[\"4908\"],\"setup\":{\"II-6a\":\"4908\"}", NULL);
	assert_int_equal(cost_of(g, "II-6a", "4809"), 1); /* out of it freely */
	leave(g);
}

static void berezina_6_1_7_one_hex_is_free_once(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"loose\":[\"I-1\"],\"dice\":[1],\"setup\":{\"I-1\":\"4412\"}", NULL);
	assert_int_equal(cost_of(g, "I-1", "4413"), 4);
	leave(g);
	g = field(AT(9, "french") ",\"exit\":\"1013\",\"loose\":[\"I-1\"],\"dice\":[1],\"setup\":{\"I-1\":\"5613\"}", NULL);
	assert_int_equal(cost_of(g, "I-1", "5612"), 4); /* town and ford: four points, it has two */
	play(g, "march I-1 5612");
	stands(g, "I-1", "5612");
	refused(g, "march I-1 5611", "6.1");
	leave(g);
}

static void berezina_6_1_coming_in_elsewhere(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"LAN-jg1\":\"6005\"},\"enter\":{\"VIII-23\":{\"turn\":9,\"at\":\"6005\"}}", NULL);
	assert_int_equal(cost_of(g, "VIII-23", "6004"), 2);
	play(g, "march VIII-23 6004"); /* beside the Russians it stops at once */
	stands(g, "VIII-23", "6004");
	leave(g);
	g = field(AT(9, "french") ",\"rabble\":[\"6005\"],\"setup\":{\"II-6a\":\"3000\"},\"enter\":{\"VIII-23\":{\"turn\":9,\"at\":\"6005\"}}", NULL);
	assert_int_equal(cost_of(g, "VIII-23", "6004"), 2);
	leave(g);
	g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"3000\"},\"enter\":{\"VIII-23\":{\"turn\":10,\"at\":\"6005\"}}", NULL);
	refused(g, "march VIII-23 6005", "11.4");
	leave(g);
}

static void berezina_10_1_leaving_costs_a_step_more(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"setup\":{\"I-1\":\"1413\",\"II-6a\":\"1013\",\"II-6b\":\"3323\",\"II-8a\":\"1400\","
					       "\"LAN-jg1\":\"1014\"}", NULL);
	refused(g, "exit II-8a 1400", "10.1");
	refused(g, "exit I-1 1013", "10.1"); /* 1013 lies in a Russian zone: the march ends there */
	refused(g, "exit II-6b 3328", "10.1"); /* five trail hexes and one point more */
	play(g, "exit II-6a 1013"); /* he who stands there goes, zone or not */
	assert_true(happened(g, EVENT_EXIT, "II-6a"));
	leave(g);
	g = field(AT(9, "french") ",\"exit\":\"1013\",\"setup\":{\"I-1\":\"1413\",\"I-2\":\"1514\"}", NULL);
	play(g, "exit I-1 1013"); /* five road hexes and half a point */
	assert_int_equal(now(g)->piece[piece(g, "I-1")].place, PLACE_EXITED);
	leave(g);
}

/* [3.1.3, 6.1.1] Pieces of a hex march one after the other: who goes with the foot has to stop where the foot stops. */
static void berezina_3_1_3_everybody_by_his_own_pace(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"OG-gren\":\"4909\",\"GC-chas\":\"4909\",\"L-nap\":\"4909\"}", NULL);
	assert_int_equal(cost_of(g, "OG-gren", "3909"), NONE); /* five points and a half */
	assert_true(cost_of(g, "GC-chas", "3909") == 11 && cost_of(g, "L-nap", "3909") == 11);
	play(g, "take OG-gren");
	refused(g, "take GC-chas", "6.1"); /* one after the other */
	play(g, "march OG-gren 4009");
	assert_int_equal(cost_of(g, "L-nap", "3909"), 11); /* nothing is lent or shared */
	refused(g, "take OG-gren", "6.1");
	leave(g);
}

/* [3.2.2] Zones of both sides lie over one another, and whoever stands in one takes it away from nobody. */
static void berezina_3_2_2_a_friend_takes_no_zone_away(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "french") ",\"rabble\":[\"4805\",\"5005\"],\"setup\":{\"II-6a\":\"4904\",\"II-8a\":\"4804\",\"OG-gren\":\"3000\",\"%s\":\"5004\"}";
	char text[400];
	snprintf(text, sizeof text, keys, "R-lang"); /* a leader has no zone */
	struct game *g = field(text, NULL);
	int into = cost_of(g, "II-8a", "4904"), through = cost_of(g, "II-8a", "4905"), beside = cost_of(g, "II-6a", "4903");
	assert_true(into > 0 && through > into && beside > 0);
	leave(g);
	snprintf(text, sizeof text, keys, "LAN-jg1");
	g = field(text, NULL);
	assert_true(zone(g, RUSSIAN, "4904")); /* with a Frenchman in it */
	assert_true(zone(g, FRENCH, "4903") && zone(g, RUSSIAN, "4903"));
	assert_int_equal(cost_of(g, "II-8a", "4904"), into);
	assert_int_not_equal(cost_of(g, "II-8a", "4905"), through); /* in 4904 it has to stop */
	assert_true(cost_of(g, "II-6a", "4903") > beside); /* his own zone there does not help: he goes round */
	leave(g);
}

/* By hexsides with a road, not by hexes that have one somewhere. */
static void berezina_6_1_3_the_rate_holds_along_the_road(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"4909\",\"II-8a\":\"4908\"}", NULL);
	assert_int_equal(cost_of(g, "II-6a", "4809"), 2); /* onto the road from the field */
	assert_int_equal(cost_of(g, "II-6a", "4708"), 3); /* along it */
	assert_int_equal(cost_of(g, "II-6a", "4709"), 4); /* and off again */
	assert_int_equal(cost_of(g, "II-8a", "4809"), 1);
	leave(g);
}

/* [6.3] The French as printed; Russians by the box of the track, horse artillery and leaders with the horse. */
static void berezina_2_2_6_points_of_foot_and_horse(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"OG-gren\":\"5003\",\"LAN-jg1\":\"3000\"}", NULL);
	static const struct {
		const char *id;
		int start, late; /* half points in the first box and in the thirteenth */
	} rows[] = {{"OG-gren", 10, 10}, {"GC-chas", 16, 16}, {"L-nap", 20, 20}, {"LAN-jg1", 6, 10}, {"DAN-17", 6, 10},
		    {"LAN-ajit", 14, 20}, {"LAN-hart", 14, 20}, {"R-lang", 14, 20}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		now(g)->header.track[TRACK_BOX] = 0;
		assert_int_equal(bz_allowance(ground_of(&g->s), state(g), piece(g, rows[i].id)), rows[i].start);
		now(g)->header.track[TRACK_BOX] = 13;
		assert_int_equal(bz_allowance(ground_of(&g->s), state(g), piece(g, rows[i].id)), rows[i].late);
	}
	leave(g);
}

/* "In any direction or combination of directions": a march may be given in parts. The cheap way of the cavalry by 2012 wakes
 * Tchlaplatz, the way through the town does not. */
static void berezina_6_1_1_by_any_way(void **unused)
{
	(void)unused;
	static const char *const keys = AT(2, "french") ",\"setup\":{\"II-cast\":\"1911\",\"II-6a\":\"1909\",\"TCH-jg\":\"2013\"}";
	struct game *g = field(keys, NULL);
	play(g, "march II-cast 2111");
	went(g, "II-cast", "1911 2012 2111");
	assert_int_equal(state(g)->tch, 1);
	leave(g);
	g = field(keys, NULL);
	play(g, "march II-cast 2011");
	assert_true(offered(g, "take II-cast"));
	play(g, "march II-cast 2111");
	went(g, "II-cast", "2011 2111");
	assert_int_equal(state(g)->tch, 0);
	assert_int_equal(now(g)->piece[piece(g, "II-cast")].used, 12);
	leave(g);
}

/* "Must complete its movement before the next ... may be moved." */
static void berezina_6_1_1_one_after_the_other(void **unused)
{
	(void)unused;
	struct game *g = field(AT(2, "french") ",\"setup\":{\"II-cast\":\"1908\",\"II-6a\":\"1709\",\"TCH-jg\":\"2416\"}", NULL);
	play(g, "march II-6a 1708; march II-6a 1707; take II-6a; halt");
	refused(g, "take II-6a", "6.1");
	play(g, "march II-cast 1907; march II-cast 1906");
	refused(g, "take II-6a", "6.1");
	leave(g);
}

/* [6.1.7] The parts together cost no more than the unit has; the free hex is the first of all. */
static void berezina_6_1_7_parts_share_the_points(void **unused)
{
	(void)unused;
	struct game *g = field(AT(2, "french") ",\"setup\":{\"II-6a\":\"1909\",\"TCH-jg\":\"2416\"}", NULL);
	int points = bz_allowance(ground_of(&g->s), state(g), piece(g, "II-6a")), parts = 0;
	for (bool on = true; on; parts++) {
		on = false;
		play(g, "take II-6a");
		rules_orders(&g->s, now(g), &g->list);
		for (int i = 0; i < g->list.n && !on; i++) {
			struct order o = g->list.at[i];
			if (o.verb != VERB_MARCH || bz_distance(ground_of(&g->s), o.place, now(g)->piece[o.piece].place) != 1)
				continue;
			assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
			on = offered(g, "take II-6a");
			break;
		}
	}
	assert_true(parts > 1 && now(g)->piece[piece(g, "II-6a")].used <= points);
	leave(g);
}

/* [6.1.4] A leader alone is ridden down on any way that leads over him. */
static void berezina_6_1_4_a_leader_on_the_chosen_way(void **unused)
{
	(void)unused;
	struct game *g = field(AT(2, "french") ",\"setup\":{\"II-cast\":\"2606\",\"R-tchl\":\"2605\",\"TCH-jg\":\"2416\"}", NULL);
	play(g, "march II-cast 2605; march II-cast 2604");
	assert_int_equal(now(g)->piece[piece(g, "R-tchl")].place, PLACE_LOST);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_6_1_1_by_any_way),
		cmocka_unit_test(berezina_6_1_1_one_after_the_other),
		cmocka_unit_test(berezina_6_1_7_parts_share_the_points),
		cmocka_unit_test(berezina_6_1_4_a_leader_on_the_chosen_way),
		cmocka_unit_test(berezina_3_1_1_two_units_a_hex),
		cmocka_unit_test(berezina_3_1_1_crossing_into_a_full_hex),
		cmocka_unit_test(berezina_6_1_refusals_say_why),
		cmocka_unit_test(berezina_3_1_2_stacks_spoil_roads),
		cmocka_unit_test(berezina_3_2_3_forts_and_the_river),
		cmocka_unit_test(berezina_3_2_4_a_zone_ends_the_march),
		cmocka_unit_test(berezina_3_2_4_from_zone_to_zone_with_a_friend),
		cmocka_unit_test(berezina_6_1_4_lone_leaders_are_ridden_down),
		cmocka_unit_test(berezina_6_1_4_a_leader_rides_down_a_leader),
		cmocka_unit_test(berezina_6_1_5_stragglers_choke_the_way),
		cmocka_unit_test(berezina_6_1_7_one_hex_is_free_once),
		cmocka_unit_test(berezina_6_1_coming_in_elsewhere),
		cmocka_unit_test(berezina_10_1_leaving_costs_a_step_more),
		cmocka_unit_test(berezina_3_1_3_everybody_by_his_own_pace),
		cmocka_unit_test(berezina_3_2_2_a_friend_takes_no_zone_away),
		cmocka_unit_test(berezina_6_1_3_the_rate_holds_along_the_road),
		cmocka_unit_test(berezina_2_2_6_points_of_foot_and_horse),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
