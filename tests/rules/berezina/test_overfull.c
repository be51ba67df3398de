/* Hexes with more than two units: allowed while the French move (3.1.1), paid for when their phase ends (3.1.4). */
#include "turns.h"

#include <string.h>

static const char stacks[] = AT(9, "french") ",\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5003\",\"II-8a\":\"5005\",\"II-8b\":\"5005\",\"L-oud\":\"5005\","
					     "\"II-9a\":\"5007\"}";

static const char *asked(struct game *g)
{
	static struct prompt ask;
	rules_ask(&g->s, now(g), &ask);
	return ask.ask.at;
}

static void sound(struct game *g, bool want)
{
	if (g->s.rules->sound(&g->s, now(g), &g->e) != want)
		fail_msg("sound: %s %s", g->e.place, g->e.reason);
}

/* Does the order warn of a loss, with this rule? */
static bool warns(struct game *g, int verb, const char *id, const char *hex, const char *rule, bool *loses)
{
	static struct outlook out;
	struct order o = order_make(verb, FRENCH, id ? piece(g, id) : NONE, hex ? place(g, hex) : NONE, NONE);
	g->s.rules->odds(&g->s, now(g), &o, NULL, &out);
	for (int i = 0; i < out.warnings; i++)
		if (!strcmp(berezina_cites[out.warn[i].rule], rule)) {
			*loses = out.warn[i].loses;
			return true;
		}
	return false;
}

/* [3.1.1] */
static void berezina_overstack_3_1_1_two_full_stacks_change_places(void **unused)
{
	(void)unused;
	struct game *g = field(stacks, NULL);
	bool loses = false;
	assert_null(strstr(asked(g), "5005"));
	assert_false(warns(g, VERB_DONE, NULL, NULL, "3.1.4", &loses));
	assert_true(warns(g, VERB_MARCH, "II-6a", "5005", "3.1.1", &loses));
	assert_false(loses); /* he can still make room */
	assert_false(warns(g, VERB_MARCH, "L-oud", "5003", "3.1.1", &loses));
	play(g, "march II-6a 5005; march II-6b 5005");
	sound(g, true);
	assert_non_null(strstr(asked(g), "Too many units in 5005"));
	assert_true(warns(g, VERB_DONE, NULL, NULL, "3.1.4", &loses));
	assert_true(loses);
	play(g, "march II-8a 5003; march II-8b 5003");
	assert_false(warns(g, VERB_DONE, NULL, NULL, "3.1.4", &loses));
	play(g, "done");
	assert_int_not_equal(frame_now(now(g))->row, ROW_OVERFULL);
	stands(g, "II-6b", "5005");
	stands(g, "II-8b", "5003");
	leave(g);
}

/* [3.1.4] */
static void berezina_overstack_3_1_4_the_owner_says_who_is_lost(void **unused)
{
	(void)unused;
	struct game *g = field(stacks, NULL);
	play(g, "march II-6a 5005; march II-6b 5005; done");
	row_is(g, ROW_OVERFULL, FRENCH);
	sound(g, true);
	assert_non_null(strstr(asked(g), "5005"));
	refused(g, "remove L-oud", "3.1.4"); /* leaders do not count */
	refused(g, "remove II-9a", "3.1.4"); /* another hex */
	refused(g, "done", "3.1.4");
	play(g, "remove II-8a");
	lost(g, "II-8a");
	row_is(g, ROW_OVERFULL, FRENCH); /* there were four */
	play(g, "remove II-6b");
	lost(g, "II-6b");
	assert_false(rabble_at(g, "5005"));
	assert_int_not_equal(frame_now(now(g))->row, ROW_OVERFULL);
	stands(g, "II-6a", "5005");
	stands(g, "II-8b", "5005");
	stands(g, "L-oud", "5005");
	leave(g);
}

/* [3.1.2] The way and its price stay as they were: into a hex with friends by the open ground, and no farther than points last. */
static void berezina_overstack_3_1_2_the_road_rate_is_gone(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"4908\",\"II-6b\":\"4708\",\"II-8a\":\"4708\"}", NULL);
	assert_int_equal(cost_of(g, "II-6a", "4708"), 3);
	play(g, "march II-6a 4708; done");
	row_is(g, ROW_OVERFULL, FRENCH);
	leave(g);
}

/* [3.1.1] */
static void berezina_overstack_3_1_1_coming_in(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"6005\",\"II-6b\":\"6005\"},\"enter\":{\"OG-gren\":{\"turn\":9,\"at\":\"6005\"}}", NULL);
	play(g, "march OG-gren 6005");
	sound(g, true);
	play(g, "march II-6a 5905; done");
	stands(g, "OG-gren", "6005");
	assert_int_not_equal(frame_now(now(g))->row, ROW_OVERFULL);
	leave(g);
}

/* [3.1.1] Whoever moves away at the end of the phase must do it before `done`; combat never begins with three in a hex. */
static void berezina_overstack_3_1_1_not_in_combat(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5003\",\"II-8a\":\"5003\",\"LAN-jg1\":\"5004\"}", NULL);
	sound(g, true);
	play(g, "done; remove II-8a");
	row_is(g, ROW_FIRE, FRENCH);
	sound(g, true);
	now(g)->piece[piece(g, "II-8a")].place = (int16_t)place(g, "5003");
	sound(g, false);
	leave(g);
}

/* [3.4] Two players: who lies on top when the top is lost. */
static void berezina_overstack_3_4_another_comes_on_top(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"two_player\":true,\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5003\",\"II-8a\":\"5005\",\"LAN-jg1\":\"5515\"}", NULL);
	play(g, "march II-8a 5003; done");
	assert_true(bz_known_to(&g->s, state(g), piece(g, "II-8a"), RUSSIAN));
	play(g, "remove II-8a");
	assert_int_equal(bz_known_to(&g->s, state(g), piece(g, "II-6a"), RUSSIAN) +
			 bz_known_to(&g->s, state(g), piece(g, "II-6b"), RUSSIAN), 1);
	leave(g);
}

/* [3.4] The same when the top of three marches off, and when it leaves the map. */
static void berezina_overstack_3_4_two_who_stay(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "french") ",\"two_player\":true,\"exit\":\"1013\",\"crossing\":3,\"setup\":{\"II-6a\":\"1013\",\"II-6b\":\"1013\","
						   "\"II-8a\":\"1013\",\"LAN-jg1\":\"5515\"}";
	static const char *const orders[] = {"march II-8a 1113", "exit II-8a 1013"};
	for (int k = 0; k < 2; k++) {
		struct game *g = field(keys, NULL);
		assert_true(has(state(g), piece(g, "II-8a"), IS_TOP));
		play(g, orders[k]);
		assert_int_equal(has(state(g), piece(g, "II-6a"), IS_TOP) + has(state(g), piece(g, "II-6b"), IS_TOP), 1);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_overstack_3_1_1_two_full_stacks_change_places),
		cmocka_unit_test(berezina_overstack_3_1_4_the_owner_says_who_is_lost),
		cmocka_unit_test(berezina_overstack_3_1_2_the_road_rate_is_gone),
		cmocka_unit_test(berezina_overstack_3_1_1_coming_in),
		cmocka_unit_test(berezina_overstack_3_1_1_not_in_combat),
		cmocka_unit_test(berezina_overstack_3_4_another_comes_on_top),
		cmocka_unit_test(berezina_overstack_3_4_two_who_stay),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
