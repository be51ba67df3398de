/* Rabble walks by itself (6.2). */
#include "turns.h"

/* Where one Rabble counter of this hex stands after the French Movement Phase of the turn. */
static struct game *walked(const char *from, int turn, const char *more, const char *option)
{
	char keys[600];
	snprintf(keys, sizeof keys, "\"first_turn\":1,\"last_turn\":25,\"start\":{\"turn\":%d,\"phase\":\"french\"},\"exit\":\"1013\",\"rabble\":[\"%s\"],%s",
		 turn, from, more);
	struct game *g = field(keys, option);
	dice_are(g, (const int[]){1, 1, 1, 1, 0});
	play(g, "done");
	return g;
}

static void goes(const char *from, int turn, const char *more, const char *to)
{
	struct game *g = walked(from, turn, more, NULL);
	if (!rabble_at(g, to))
		fail_msg("Rabble of %s does not come to %s but stands in %s", from, to,
			 state(g)->rabble[0] >= 0 ? g->s.board.at[state(g)->rabble[0]].id : "none");
	leave(g);
}

static void berezina_6_2_to_the_nearest_bridge_works_by_road(void **unused)
{
	(void)unused;
	static const char works[] = "\"bridges\":{\"studianka\":[[1,0]]},\"setup\":{\"ENG-elbe\":\"3000\"}";
	goes("2611", 9, works, "2411"); /* as short as over the fields */
	goes("2311", 9, works, "2111");
	goes("2012", 9, works, "2012"); /* and there it waits */
	goes("4409", 9, "\"bridges\":{\"middle\":[[0,1]]},\"setup\":{\"ENG-elbe\":\"3000\"}", "4411"); /* off the road: clearly shorter */
}

static void berezina_6_2_bridges_before_engineers(void **unused)
{
	(void)unused;
	goes("4609", 9, "\"setup\":{\"ENG-elbe\":\"4209\"}", "4409");
	goes("4609", 9, "\"bridges\":{\"borissow\":[[1,0]]},\"setup\":{\"ENG-elbe\":\"4209\"}", "4809");
	goes("4609", 9, "\"bridges\":{\"borissow\":[[1,0]],\"middle\":[[2,0]]},\"setup\":{\"ENG-elbe\":\"3000\"}", "4410"); /* the nearest */
	goes("4609", 9, "\"setup\":{\"II-6a\":\"3000\"}", "4609"); /* no objective: it stands */
}

static void berezina_6_2_engineers_beyond_the_river_draw_it_to_their_ford(void **unused)
{
	(void)unused;
	goes("2311", 9, "\"setup\":{\"ENG-elbe\":\"2013\"}", "2111");
	goes("2012", 9, "\"setup\":{\"ENG-elbe\":\"2013\"}", "2012");
}

static void berezina_6_2_west_of_the_river_to_the_nearest_exit(void **unused)
{
	(void)unused;
	goes("2014", 9, "\"setup\":{\"ENG-elbe\":\"3000\"}", "1814"); /* ten hexes; by the road eleven */
	goes("5423", 9, "\"setup\":{\"ENG-elbe\":\"3000\"}", "5425"); /* 5428, though 1013 is chosen */
	struct game *g = walked("1112", 9, "\"setup\":{\"ENG-elbe\":\"3000\"}", NULL);
	assert_int_equal(state(g)->rabble[0], NONE); /* one hex to 1013, one off the map */
	leave(g);
	goes("1213", 9, "\"setup\":{\"ENG-elbe\":\"3000\"}", "1013");
}

static void berezina_6_2_over_a_bridge_within_the_five(void **unused)
{
	(void)unused;
	static const char up[] = AT(9, "french") ",\"exit\":\"1013\",\"rabble\":[\"2111\"],\"bridges\":{\"studianka\":[[4,4]]},\"setup\":"
						 "{\"ENG-elbe\":\"3000\",\"II-6a\":\"2012\"}";
	struct game *g = field(up, NULL);
	play(g, "march II-6a 2013; halt");
	events_clear(&g->ev);
	play(g, "done");
	assert_true(rabble_at(g, "2013"));
	leave(g);
	g = field(up, NULL);
	state(g)->crossed[1][0] = state(g)->crossed_french[1][0] = 5;
	play(g, "done");
	assert_true(rabble_at(g, "2012")); /* the bridge is full */
	leave(g);
	g = field(AT(9, "french") ",\"exit\":\"1013\",\"rabble\":[\"2012\"],\"setup\":{\"ENG-elbe\":\"2013\",\"TCH-jg\":\"3020\"},"
				  "\"bridges\":{\"studianka\":[[4,3]]}", NULL);
	play(g, "done");
	assert_true(rabble_at(g, "2012")); /* it never wades */
	leave(g);
}

/* [13.3] */
static void berezina_6_2_not_at_night(void **unused)
{
	(void)unused;
	static const char works[] = "\"bridges\":{\"studianka\":[[1,0]]},\"setup\":{\"ENG-elbe\":\"3000\"}";
	goes("2611", 5, works, "2611");
	goes("2611", 6, works, "2611");
	goes("2611", 24, works, "2611");
	goes("2611", 4, works, "2411");
	struct game *g = walked("2611", 7, works, "longer_nights=1"); /* 13.3: not a true night */
	assert_true(rabble_at(g, "2411"));
	leave(g);
}

static void berezina_6_2_not_into_russian_zones(void **unused)
{
	(void)unused;
	static const char works[] = "\"bridges\":{\"studianka\":[[1,0]]},\"setup\":{\"ENG-elbe\":\"3000\",\"LAN-jg1\":\"%s\",\"LAN-jg2\":\"%s\"}";
	char keys[200];
	snprintf(keys, sizeof keys, works, "1002", "1200");
	goes("1000", 9, keys, "1000"); /* shut in: it stands */
	snprintf(keys, sizeof keys, works, "2112", "2828");
	goes("1912", 9, keys, "1912"); /* the bridge itself lies in a zone */
	snprintf(keys, sizeof keys, works, "2511", "2509");
	goes("2711", 9, keys, "2613"); /* round the zones of both */
}

/* Where it wants to go does not depend on where Russians stand: the nearest, as near as free steps bring it. */
static void berezina_6_2_a_zone_on_the_nearest_objective_sends_it_to_no_other(void **unused)
{
	(void)unused;
	static const char up[] = "\"bridges\":{\"studianka\":[[4,4]]%s},\"setup\":{\"ENG-elbe\":\"3000\",\"TCH-jg\":\"%s\"}";
	char keys[200];
	snprintf(keys, sizeof keys, up, ",\"middle\":[[1,0]]", "1911"); /* its zone lies on 2012 */
	goes("2612", 8, keys, "2411");
	snprintf(keys, sizeof keys, up, "", "1911");
	goes("2612", 8, keys, "2411");
	snprintf(keys, sizeof keys, up, "", "1608");
	goes("2612", 8, keys, "2411");
	snprintf(keys, sizeof keys, up, "", "1014"); /* its zone lies on the exit 1013 */
	struct game *g = walked("1613", 8, keys, NULL);
	int at = state(g)->rabble[0];
	assert_true(at >= 0 && bz_distance(ground_of(&g->s), at, board_find(&g->s.board, "1013")) < 6);
	leave(g);
}

static void berezina_6_2_a_full_bridge_is_waited_for(void **unused)
{
	(void)unused;
	struct game *g = field(AT(8, "french") ",\"exit\":\"1013\",\"road_bridge\":3,\"rabble\":[\"2112\"],\"bridges\":{\"studianka\":[[4,4]]},"
					      "\"setup\":{\"ENG-elbe\":\"3000\"}", NULL);
	state(g)->crossed[1][0] = state(g)->crossed_french[1][0] = 5;
	play(g, "done");
	assert_true(rabble_at(g, "2012")); /* not away to Borissow */
	leave(g);
}

static void berezina_5_3_rabble_starts_the_clock(void **unused)
{
	(void)unused;
	struct game *g = walked("4409", 9, "\"bridges\":{\"middle\":[[0,1]]},\"setup\":{\"ENG-elbe\":\"3000\",\"LAN-jg1\":\"4413\"}", NULL);
	assert_true(rabble_at(g, "4411"));
	assert_int_equal(state(g)->contact, 0);
	play(g, "done"); /* to 4412, with 4413 across the ford */
	assert_int_equal(state(g)->contact, 10);
	assert_false(rabble_at(g, "4411") || rabble_at(g, "4412")); /* where it was fired at (7.3.2) */
	leave(g);
}

/* Stragglers that a morale check leaves beside Russians are a contact as well. */
static void berezina_5_3_rabble_of_a_check_starts_the_clock(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "turn") ",\"dice\":[6,6,1,1],\"steps\":{\"IV-13\":2},\"setup\":{\"IV-13\":\"4412\",\"IV-14\":\"1400\","
					     "\"LAN-jg1\":\"4413\"}", NULL);
	assert_true(rabble_at(g, "4412"));
	assert_int_equal(state(g)->contact, 9);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_6_2_to_the_nearest_bridge_works_by_road),
		cmocka_unit_test(berezina_6_2_bridges_before_engineers),
		cmocka_unit_test(berezina_6_2_engineers_beyond_the_river_draw_it_to_their_ford),
		cmocka_unit_test(berezina_6_2_west_of_the_river_to_the_nearest_exit),
		cmocka_unit_test(berezina_6_2_over_a_bridge_within_the_five),
		cmocka_unit_test(berezina_6_2_not_at_night),
		cmocka_unit_test(berezina_6_2_not_into_russian_zones),
		cmocka_unit_test(berezina_6_2_a_zone_on_the_nearest_objective_sends_it_to_no_other),
		cmocka_unit_test(berezina_6_2_a_full_bridge_is_waited_for),
		cmocka_unit_test(berezina_5_3_rabble_starts_the_clock),
		cmocka_unit_test(berezina_5_3_rabble_of_a_check_starts_the_clock),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
