/* What is imagined of the lower counters of stacks leans no more towards the truth than chance does (3.4). */
#include "field.h"

#include "rules/honesty.h"

#include <string.h>

static void berezina_3_4_lower_counters_are_dealt_by_chance_alone(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/two-player", NULL);
	struct shares shares = {0};
	for (uint64_t seed = 1; seed <= 2; seed++)
		shares_play(g, seed, 40, NULL, &shares);
	shares_fair(&shares, 3);
	leave(g);
}

/* Who is closed to a side, and who lies on top, is found piece by piece and all at once. */
static void berezina_3_4_closed_is_what_is_not_known(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/two-player", NULL);
	uint64_t state = 4;
	int n = 0;
	assert_true(g->s.rules->setup(&g->s, 4, now(g), NULL, &g->e));
	for (int step = 0; !now(g)->header.result.over; step++) {
		const struct crossing *c = crossing_of(now(g));
		for (int viewer = NOBODY; viewer < SIDES && step % 16 == 0; viewer++)
			for (int side = 0; side < SIDES; side++) {
				struct sight sight;
				bz_sight_of(&g->s, c, side, viewer, &sight);
				for (int i = 0; i < g->s.pieces; i++)
					if (g->s.piece[i].side == side) {
						bool stands = c->p.piece[i].place >= 0;
						assert_int_equal(set_has(&sight.closed, i), !bz_known_to(&g->s, c, i, viewer));
						assert_int_equal(set_has(&sight.top, i), stands && bz_top_of(&g->s, c, i));
					}
				n += set_count(&sight.closed);
			}
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[random_below(&state, g->list.n)];
		assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
	}
	assert_true(n > 1000);
	leave(g);
}

/* Units stay units, losses stay where they were told of, and commands that wait stand where they were set up. */
static void berezina_3_4_what_is_open_of_a_closed_counter_stays(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"two_player\":true,\"steps\":{\"II-6a\":1,\"II-6b\":1},\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5003\","
					       "\"II-8a\":\"5005\",\"II-8b\":\"5005\",\"L-oud\":\"5003\",\"L-ney\":\"5005\",\"LAN-jg1\":\"5204\"}", NULL);
	static union any_position seen;
	int changed = 0;
	for (uint64_t seed = 0; seed < 60; seed++) {
		int losses = 0, leaders[2] = {0, 0};
		g->s.rules->imagine(&g->s, now(g), (enum side)RUSSIAN, seed, &seen.common);
		for (int i = 0; i < g->s.pieces; i++) {
			int at = seen.common.piece[i].place;
			if (at < 0 || g->s.piece[i].side != FRENCH)
				continue;
			losses += !strcmp(g->s.board.at[at].id, "5003") ? seen.common.piece[i].steps : 0;
			leaders[!strcmp(g->s.board.at[at].id, "5003")] += ground_of(&g->s)->more[i].leader;
			changed += at != now(g)->piece[i].place;
		}
		assert_int_equal(losses, 2);
		assert_true(leaders[0] == 1 && leaders[1] == 1);
	}
	assert_true(changed > 60);
	leave(g);
}

/* Engineers have no treasure and are never out of command; while the exit is open they alone are across (10.1); and who works on a
 * bridge is of them (8.1). */
static void berezina_3_4_engineers_where_they_may_be(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "engineer") ",\"two_player\":true,\"poor\":[\"II-6a\"],\"loose\":[\"II-6b\"],\"dice\":[1],\"setup\":{"
						     "\"II-6a\":\"5003\",\"II-8a\":\"5003\",\"II-6b\":\"5005\",\"II-8b\":\"5005\",\"II-9a\":\"5007\",\"II-9b\":\"5007\","
						     "\"ENG-elbe\":\"%s\",\"ENG-chas\":\"%s\",\"LAN-jg1\":\"4515\"%s}";
	static const char *const at[][3] = {{"2013", "2013", ""}, {"1411", "2012", ",\"II-17\":\"2012\""}, {"5009", "5009", ""}};
	static union any_position seen;
	for (int k = 0; k < 3; k++) {
		char text[600];
		snprintf(text, sizeof text, keys, at[k][0], at[k][1], at[k][2]);
		struct game *g = field(text, NULL);
		int elbe = piece(g, "ENG-elbe"), chas = piece(g, "ENG-chas"), moved = 0;
		for (int i = 0; i < 2; i++) { /* who could not be engineers lies below */
			bz_put_on(&g->s, state(g), piece(g, i ? "II-6b" : "II-6a"), now(g)->piece[piece(g, i ? "II-8b" : "II-8a")].place, true);
			set_add(&now(g)->used, k == 1 ? chas : piece(g, "LAN-jg1"));
		}
		bz_put_on(&g->s, state(g), chas, now(g)->piece[chas].place, true);
		for (uint64_t seed = 0; seed < 60; seed++) {
			g->s.rules->imagine(&g->s, now(g), (enum side)RUSSIAN, seed, &seen.common);
			assert_true(g->s.rules->sound(&g->s, &seen.common, &g->e));
			assert_int_equal(seen.common.piece[elbe].place, now(g)->piece[elbe].place); /* on top */
			assert_false(seen.common.piece[chas].flags & (IS_POOR | IS_LOOSE));
			moved += seen.common.piece[chas].place != now(g)->piece[chas].place;
		}
		if (k < 2)
			assert_int_equal(moved, 0);
		else
			assert_true(moved > 10);
		leave(g);
	}
}

/* [6.3.3] While Tchlaplatz sleeps no piece of his stands beside the French: nobody imagines one there, or a march would tell of a
 * release on the one map and not on the other. */
static void berezina_6_3_3_who_would_have_woken_is_not_imagined(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"two_player\":true,\"areas\":{\"TCH\":{\"hexes\":[\"1914\",\"1916\",\"2013\"],\"required\":[]}},"
					       "\"setup\":{\"II-6a\":\"2012\",\"DAN-01\":\"2013\",\"DAN-02\":\"2013\","
					       "\"TCH-jg\":\"1914\",\"TCH-tver\":\"1914\",\"TCH-pavl\":\"1916\",\"DAN-03\":\"1916\"}", NULL);
	static union any_position seen;
	int elsewhere = 0;
	assert_int_equal(state(g)->tch, 0);
	for (uint64_t seed = 0; seed < 60; seed++) {
		g->s.rules->imagine(&g->s, now(g), (enum side)FRENCH, seed, &seen.common);
		for (int i = 0; i < g->s.pieces; i++) {
			int at = seen.common.piece[i].place;
			if (ground_of(&g->s)->more[i].formation != CORPS_TCH || at < 0)
				continue;
			assert_true(bz_distance(ground_of(&g->s), at, now(g)->piece[piece(g, "II-6a")].place) > 1);
			elsewhere += at != now(g)->piece[i].place;
		}
	}
	assert_true(elsewhere > 0);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_3_4_lower_counters_are_dealt_by_chance_alone),
		cmocka_unit_test(berezina_3_4_closed_is_what_is_not_known),
		cmocka_unit_test(berezina_3_4_what_is_open_of_a_closed_counter_stays),
		cmocka_unit_test(berezina_3_4_engineers_where_they_may_be),
		cmocka_unit_test(berezina_6_3_3_who_would_have_woken_is_not_imagined),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
