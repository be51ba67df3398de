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

/* Engineers are units like any other: below a stack nobody knows them. */
static void berezina_3_4_engineers_are_hidden_too(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "french") ",\"two_player\":true,\"setup\":{\"ENG-chas\":\"5308\",\"II-6a\":\"5307\",\"LAN-jg1\":\"5613\"}";
	struct game *g = field(keys, NULL);
	static struct view view;
	assert_true(knows(g, RUSSIAN, "ENG-chas")); /* alone */
	play(g, "march II-6a 5308");
	assert_false(knows(g, RUSSIAN, "ENG-chas"));
	assert_false(knows(g, NOBODY, "ENG-chas"));
	assert_true(knows(g, FRENCH, "ENG-chas"));
	g->s.rules->show(&g->s, now(g), (enum side)RUSSIAN, &view);
	for (int i = 0; i < view.counters; i++)
		assert_int_not_equal(view.counter[i].piece, piece(g, "ENG-chas"));
	leave(g);
}

/* [8.1] What is built is seen by all; by whom, only when he lies on top. */
static void berezina_3_4_work_of_hidden_engineers(void **unused)
{
	(void)unused;
	for (int top = 0; top < 2; top++) {
		struct game *g = field(AT(9, "engineer") ",\"two_player\":true,\"exit\":\"1013\",\"dice\":[6],\"setup\":{\"II-6a\":\"2012\",\"ENG-elbe\":\"2012\","
							 "\"LAN-jg1\":\"5613\"}", NULL);
		bz_put_on(&g->s, state(g), piece(g, "ENG-elbe"), place(g, "2012"), !top);
		assert_int_equal(knows(g, RUSSIAN, "ENG-elbe"), top);
		events_clear(&g->ev);
		play(g, "build ENG-elbe 1");
		int named = 0, told = 0;
		for (int i = 0; i < g->ev.n; i++)
			if (g->ev.at[i].kind == EVENT_CHECK && g->ev.at[i].rule == CITE_ENGINEER && g->ev.at[i].seen & SEEN_1) {
				named += g->ev.at[i].piece == piece(g, "ENG-elbe");
				told += g->ev.at[i].number > 0 && g->ev.at[i].account != NONE;
			}
		assert_int_equal(named, top);
		assert_int_equal(told, 1);
		leave(g);
	}
}

/* [6.3.1, 3.4] Russians without a target guard the ford of the engineers that they see, not of those that are hidden from them. */
static void berezina_3_4_the_ford_of_seen_engineers_is_guarded(void **unused)
{
	(void)unused;
	int16_t end[2];
	for (int top = 0; top < 2; top++) {
		struct game *g = field(AT(9, "french") ",\"two_player\":true,\"tchlaplatz\":1,\"setup\":{\"II-6a\":\"4405\",\"ENG-elbe\":\"4405\",\"ENG-chas\":\"1405\","
						       "\"TCH-tver\":\"2820\",\"R-tchl\":\"2820\"}", NULL);
		struct plan plan;
		bz_put_on(&g->s, state(g), piece(g, "ENG-elbe"), place(g, "4405"), !top);
		now(g)->piece[piece(g, "ENG-chas")].place = PLACE_OUT;
		bz_put_on(&g->s, state(g), piece(g, "II-6b"), place(g, "1405"), false);
		bz_plan_find(&g->s, state(g), piece(g, "TCH-tver"), &plan);
		assert_int_equal(plan.kind, PLAN_NONE);
		assert_true(plan.n > 0);
		end[top] = plan.goal[0];
		leave(g);
	}
	assert_int_not_equal(end[0], end[1]);
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
		cmocka_unit_test(berezina_3_4_engineers_are_hidden_too),
		cmocka_unit_test(berezina_3_4_work_of_hidden_engineers),
		cmocka_unit_test(berezina_3_4_the_ford_of_seen_engineers_is_guarded),
		cmocka_unit_test(berezina_3_4_marching_under_a_stack),
		cmocka_unit_test(berezina_3_4_inspection_in_combat),
		cmocka_unit_test(berezina_3_4_guns_from_afar_learn_nothing),
		cmocka_unit_test(berezina_3_4_who_wakes_is_shown),
		cmocka_unit_test(berezina_11_set_up_unseen),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
