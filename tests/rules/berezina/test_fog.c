/* The fog of war of the two-player game (3.4): tops of stacks, the combat phases, guns from afar. */
#include "turns.h"

static bool knows(struct game *g, int side, const char *id)
{
	return bz_known_to(&g->s, state(g), piece(g, id), side);
}

static const char *below(struct game *g, const char *one, const char *other)
{
	return has(state(g), piece(g, one), IS_TOP) ? other : one;
}

static void berezina_3_4_only_the_top_is_seen(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"two_player\":true,\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5003\",\"L-oud\":\"5003\",\"L-ney\":\"5005\","
					       "\"LAN-jg1\":\"5004\"}", NULL);
	assert_int_equal(knows(g, RUSSIAN, "II-6a") + knows(g, RUSSIAN, "II-6b"), 1);
	assert_false(knows(g, RUSSIAN, "L-oud"));
	assert_true(knows(g, RUSSIAN, "L-ney")); /* alone */
	assert_true(knows(g, FRENCH, "II-6a") && knows(g, FRENCH, "L-oud"));
	leave(g);
	g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5003\",\"L-oud\":\"5003\",\"LAN-jg1\":\"5004\"}", NULL);
	assert_true(knows(g, RUSSIAN, "II-6a") && knows(g, RUSSIAN, "II-6b") && knows(g, RUSSIAN, "L-oud")); /* alone at the table */
	leave(g);
}

/* Over or under the stack, as the mover says. */
static void berezina_3_4_marching_under_a_stack(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "french") ",\"two_player\":true,\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5005\",\"LAN-jg1\":\"5204\"}";
	struct game *g = field(keys, NULL);
	play(g, "take II-6b; by II-6b 5003 1");
	assert_true(knows(g, RUSSIAN, "II-6a"));
	assert_false(knows(g, RUSSIAN, "II-6b"));
	leave(g);
	g = field(keys, NULL);
	play(g, "march II-6b 5003");
	assert_true(knows(g, RUSSIAN, "II-6b"));
	assert_false(knows(g, RUSSIAN, "II-6a"));
	play(g, "march II-6a 5004"); /* who rises to the top is seen */
	assert_true(knows(g, RUSSIAN, "II-6a") && knows(g, RUSSIAN, "II-6b"));
	leave(g);
}

static void berezina_3_4_inspection_in_combat(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"two_player\":true,\"danube\":1,\"setup\":{\"II-6a\":\"5003\",\"DAN-01\":\"5004\",\"DAN-02\":\"5004\",\"R-lang\":\"5004\","
					      "\"DAN-03\":\"5006\",\"DAN-04\":\"5006\"}", NULL);
	assert_true(knows(g, FRENCH, "DAN-01") && knows(g, FRENCH, "DAN-02") && knows(g, FRENCH, "R-lang")); /* next to them */
	assert_int_equal(knows(g, FRENCH, "DAN-03") + knows(g, FRENCH, "DAN-04"), 1);
	leave(g);
}

/* A gun from afar fires at a hidden unit by its hex, is told neither its name nor its losses, and no reason gives it away. */
static void berezina_3_4_guns_from_afar_learn_nothing(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"two_player\":true,\"danube\":1,\"dice\":[6,6],\"setup\":{\"OG-art\":\"5003\",\"II-art\":\"5003\",\"DAN-03\":\"5005\","
					      "\"DAN-04\":\"5005\"}", NULL);
	const char *low = below(g, "DAN-03", "DAN-04"), *top = low[5] == '3' ? "DAN-04" : "DAN-03";
	char order[60];
	play(g, "take OG-art");
	snprintf(order, sizeof order, "fire %s", low);
	refused(g, order, "3.4");
	snprintf(order, sizeof order, "fire %s", top);
	assert_true(offered(g, order));
	play(g, "bombard 5005");
	assert_int_equal(steps_of(g, low), 1);
	assert_int_equal(steps_of(g, top), 0);
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].seen & SEEN_0) {
			assert_int_not_equal(g->ev.at[i].piece, piece(g, low));
			assert_false(g->ev.at[i].kind == EVENT_RESULT && g->ev.at[i].number != NONE);
		}
	assert_false(knows(g, FRENCH, low));
	play(g, "take II-art");
	refused(g, "bombard 5005", "7.1.1"); /* fired at once: now the other */
	play(g, order);
	assert_int_equal(steps_of(g, top), 1);
	leave(g);
}

/* [3.4, 6.3.3] Tchlaplatz's men wake when a Frenchman comes beside them: that shows who they are. */
static void berezina_3_4_who_wakes_is_shown(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"two_player\":true,\"setup\":{\"II-6a\":\"2409\",\"TCH-jg\":\"2412\",\"TCH-pavl\":\"2412\"}", NULL);
	play(g, "march II-6a 2411");
	assert_true(happened(g, EVENT_RELEASE, NULL));
	assert_true(happened(g, EVENT_REVEAL, "TCH-jg") || happened(g, EVENT_REVEAL, "TCH-pavl"));
	leave(g);
}

/* [11.0] The side that is away does not see the other set up. */
static void berezina_11_set_up_unseen(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/two-player", NULL);
	play(g, "take LAN-jg1; put LAN-jg1 5713");
	assert_true(g->ev.n > 0);
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_ARRIVE)
			assert_int_equal(g->ev.at[i].seen, SEEN_1);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_3_4_only_the_top_is_seen),
		cmocka_unit_test(berezina_3_4_marching_under_a_stack),
		cmocka_unit_test(berezina_3_4_inspection_in_combat),
		cmocka_unit_test(berezina_3_4_guns_from_afar_learn_nothing),
		cmocka_unit_test(berezina_3_4_who_wakes_is_shown),
		cmocka_unit_test(berezina_11_set_up_unseen),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
