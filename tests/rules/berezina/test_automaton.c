/* The printed solitaire player: targets, ways, waiting, retreats, and that it never stalls. */
#include "field.h"

static int piece_of(struct game *g, const char *id)
{
	return scenario_piece(&g->s, id);
}

static int choice(struct game *g, struct account *why)
{
	rules_orders(&g->s, now(g), &g->list);
	return g->s.rules->automaton(&g->s, now(g), &g->list, why);
}

/* Lets the automaton move until the Russians have nothing left to decide. */
static void run(struct game *g)
{
	struct account why;
	while (frame_now(now(g))->side == RUSSIAN && frame_now(now(g))->row == ROW_RUSSIAN) {
		int i = choice(g, &why);
		assert_true(i >= 0 && i < g->list.n);
		assert_true(why.n > 0);
		assert_true(rules_play(&g->s, now(g), &g->list.at[i], NULL, &g->e));
		assert_true(g->s.rules->sound(&g->s, now(g), &g->e));
	}
}

static void berezina_6_3_1_own_bank_first(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "russian") ",\"danube\":1,\"tchlaplatz\":1,\"exit\":\"1013\",\"track\":13,\"setup\":"
						"{\"LAN-ajit\":\"5515\",\"R-lang\":\"5515\",\"II-6a\":\"5612\",\"II-6b\":\"5318\"}", NULL);
	run(g);
	int at = now(g)->piece[piece_of(g, "LAN-ajit")].place;
	assert_int_equal(bz_distance(ground_of(&g->s), at, board_find(&g->s.board, "5318")), 1);
	leave(g);
}

static void berezina_6_3_1_over_the_river_next(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "russian") ",\"danube\":1,\"tchlaplatz\":1,\"track\":13,\"setup\":"
						"{\"LAN-ajit\":\"5515\",\"R-lang\":\"5515\",\"II-6a\":\"5612\"}", NULL);
	run(g);
	int at = now(g)->piece[piece_of(g, "LAN-ajit")].place;
	assert_int_equal(bz_distance(ground_of(&g->s), at, board_find(&g->s.board, "5612")), 1);
	assert_int_equal(ground_of(&g->s)->bank[at], WEST);
	leave(g);
}

/* Seven points bring it to 4308 or to 4408, with five still to go on either way. */
static struct plan equal_ways(const char *more)
{
	char keys[400];
	struct plan plan;
	snprintf(keys, sizeof keys, AT(14, "russian") ",\"track\":1,\"contact\":10,\"entry\":{\"WIT\":\"1400\"},\"arrived\":{\"WIT\":12},%s\"WIT-03\":\"3903\","
				    "\"II-6a\":\"5310\"}", more);
	struct game *g = field(keys, NULL);
	bz_plan_find(&g->s, state(g), piece_of(g, "WIT-03"), &plan);
	assert_int_equal(plan.kind, PLAN_FIRE);
	leave(g);
	return plan;
}

static bool ends_at(const struct plan *plan, const char *hex)
{
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"5310\"}", NULL);
	int at = board_find(&g->s.board, hex);
	bool found = false;
	for (int i = 0; i < plan->n; i++)
		found |= plan->end[i] == at;
	leave(g);
	return found;
}

/* (6): of equal moves the Russian player of the game for two has the choice, the printed one takes the lowest hexes. */
static void berezina_6_3_1_equal_ways_are_the_players_choice(void **unused)
{
	(void)unused;
	struct plan one = equal_ways("\"setup\":{"), two = equal_ways("\"two_player\":true,\"setup\":{");
	assert_int_equal(one.n, 1);
	assert_true(ends_at(&one, "4308"));
	assert_true(ends_at(&two, "4308") && ends_at(&two, "4408"));
	assert_int_equal(two.end[0], one.end[0]);
	struct game *g = field(AT(14, "russian") ",\"two_player\":true,\"track\":1,\"contact\":10,\"entry\":{\"WIT\":\"1400\"},\"arrived\":{\"WIT\":12},"
						 "\"setup\":{\"WIT-03\":\"3903\",\"II-6a\":\"5310\"}", NULL);
	play(g, "take WIT-03");
	assert_true(offered(g, "march WIT-03 4308"));
	refused(g, "march WIT-03 4208", "6.3.1"); /* not as near */
	play(g, "march WIT-03 4408");
	stands(g, "WIT-03", "4408");
	leave(g);
}

/* (5): as close as possible: a full hex on the one way does not keep it back when another, as cheap, has room. */
static void berezina_6_3_1_another_way_when_one_is_full(void **unused)
{
	(void)unused;
	struct plan plan = equal_ways("\"setup\":{\"WIT-05\":\"4308\",\"WIT-06\":\"4308\",");
	assert_int_equal(plan.n, 1);
	assert_true(ends_at(&plan, "4408"));
}

static void berezina_6_3_4_frozen_armies_stay(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "russian") ",\"setup\":{\"LAN-ajit\":\"5515\",\"TCH-tver\":\"1914\",\"II-6a\":\"5009\"}", NULL);
	stands(g, "LAN-ajit", "5515");
	stands(g, "TCH-tver", "1914");
	leave(g);
}

/* [6.1.6] */
static void berezina_5_4_stays_near_its_leaders(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "russian") ",\"danube\":1,\"exit\":\"1013\",\"track\":13,\"setup\":{\"LAN-jg1\":\"5318\","
						"\"LAN-ajit\":\"5317\",\"R-lang\":\"5318\",\"II-6a\":\"3822\"}", NULL);
	run(g);
	const struct position *p = now(g);
	int far = bz_distance(ground_of(&g->s), p->piece[piece_of(g, "LAN-ajit")].place, p->piece[piece_of(g, "R-lang")].place);
	assert_true(far <= 4);
	leave(g);
}

/* [6.3.5] */
static void berezina_11_2_waits_at_the_earthworks(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "russian") ",\"setup\":{\"II-6a\":\"3009\"},\"enter\":{\"DAN-12\":{\"turn\":3,\"at\":\"6012\"},"
						"\"DAN-01\":{\"turn\":3,\"at\":\"6012\"},\"R-tchi\":{\"turn\":3,\"at\":\"6012\"}}", NULL);
	run(g);
	const struct ground *at = ground_of(&g->s);
	int there = now(g)->piece[piece_of(g, "DAN-12")].place;
	assert_true(there >= 0);
	assert_true(bz_distance(at, there, at->works_hex[0]) <= 3 || bz_distance(at, there, at->works_hex[1]) <= 3);
	assert_true(now(g)->piece[piece_of(g, "R-tchi")].place >= 0);
	leave(g);
}

static void berezina_6_3_6_mandatory_retreat(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"danube\":1,\"exit\":\"1013\",\"dice\":[6,6],\"steps\":{\"LAN-jg1\":3,\"LAN-jg2\":3},"
					      "\"setup\":{\"OG-gren\":\"4518\",\"OG-chas\":\"4518\",\"LAN-jg1\":\"4519\",\"LAN-jg2\":\"4519\","
					      "\"LAN-asta\":\"4521\",\"R-lang\":\"4521\"}", NULL);
	int before = bz_nearest_unit(&g->s, state(g), FRENCH, now(g)->piece[piece_of(g, "LAN-asta")].place);
	play(g, "take OG-gren; fire LAN-jg1; take OG-chas; fire LAN-jg2");
	run(g);
	lost(g, "LAN-jg1");
	int after = bz_nearest_unit(&g->s, state(g), FRENCH, now(g)->piece[piece_of(g, "LAN-asta")].place);
	assert_int_equal(after, before + 2);
	leave(g);
}

static void berezina_7_5_russian_cavalry_goes_back(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"setup\":{\"OG-gren\":\"5003\",\"LAN-ajit\":\"5004\"}", NULL);
	play(g, "take OG-gren; fire LAN-ajit");
	assert_int_equal(steps_of(g, "LAN-ajit"), 0);
	assert_int_equal(bz_nearest_unit(&g->s, state(g), RUSSIAN, board_find(&g->s.board, "5003")), 2);
	leave(g);
}

static void berezina_7_5_french_cavalry_may_stand(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"dice\":[6],\"track\":15,\"setup\":{\"GC-pol\":\"5003\",\"LAN-jg1\":\"5004\"}", NULL);
	row_is(g, ROW_RETIRE, FRENCH);
	play(g, "stand");
	assert_int_equal(steps_of(g, "GC-pol"), 1);
	leave(g);
}

static void berezina_7_1_2_best_rating_first(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire2") ",\"dice\":[6],\"track\":15,\"setup\":{\"OG-fus\":\"5003\",\"III-16\":\"5003\",\"LAN-jg1\":\"5004\"}", NULL);
	assert_int_equal(steps_of(g, "OG-fus"), 1);
	assert_int_equal(steps_of(g, "III-16"), 0);
	leave(g);
}

static void berezina_automaton_plays_a_whole_game(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	uint64_t seed = 3;
	int n = 0;
	while (!now(g)->header.result.over && n++ < 30000) {
		struct account why;
		int i = choice(g, &why);
		if (frame_now(now(g))->side == RUSSIAN)
			assert_true(i >= 0 && i < g->list.n && why.n > 0);
		else
			i = (int)(random_next(&seed) % (unsigned)g->list.n);
		assert_true(rules_play(&g->s, now(g), &g->list.at[i], NULL, &g->e));
	}
	assert_true(now(g)->header.result.over);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_6_3_1_own_bank_first),
		cmocka_unit_test(berezina_6_3_1_over_the_river_next),
		cmocka_unit_test(berezina_6_3_1_equal_ways_are_the_players_choice),
		cmocka_unit_test(berezina_6_3_1_another_way_when_one_is_full),
		cmocka_unit_test(berezina_6_3_4_frozen_armies_stay),
		cmocka_unit_test(berezina_5_4_stays_near_its_leaders),
		cmocka_unit_test(berezina_11_2_waits_at_the_earthworks),
		cmocka_unit_test(berezina_6_3_6_mandatory_retreat),
		cmocka_unit_test(berezina_7_5_russian_cavalry_goes_back),
		cmocka_unit_test(berezina_7_5_french_cavalry_may_stand),
		cmocka_unit_test(berezina_7_1_2_best_rating_first),
		cmocka_unit_test(berezina_automaton_plays_a_whole_game),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
