/* Redoubts: zone, fronts, defence, attack, destruction. The Great Redoubt is 2618, its front 2518, 2619, 2718. */
#include "field.h"
#include "words/words.h"

#include <string.h>

/* [Redoubts A] */
static void borodino_redoubt_a_french_gain_nothing(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2618\",\"RU-V-1G\":\"2619\"}" RUSSIAN_FIGHT, NULL);
	play(g, "attack FR-I-2; with RU-V-1G");
	odds_are(g, "1-1", 20, 7);
	leave(g);
}

/* [Redoubts B, Redoubts D] */
static void borodino_redoubt_b_front_closed_in_movement(void **unused)
{
	(void)unused;
	/* no zone to stop him: a friend holds the redoubt, then nobody at night */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2620\",\"FR-I-4\":\"2616\",\"FR-I-5\":\"2618\"}", NULL);
	play(g, "take FR-I-5");
	assert_true(offered(g, "march FR-I-5 2617"));
	static struct overlay o;
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, scenario_piece(&g->s, "FR-I-5"), NONE, &o);
	assert_true(o.value[board_find(&g->s.board, "2619")] != 1); /* not straight out of the front */
	play(g, "march FR-I-5 2617; take FR-I-4");
	assert_true(offered(g, "march FR-I-4 2618")); /* from behind (D) */
	play(g, "march FR-I-4 2618; take FR-I-2");
	assert_false(offered(g, "march FR-I-2 2618"));
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2620\"}", NULL);
	refused(g, "march FR-I-2 2618", "Redoubts B");
	leave(g);
}

/* [Redoubts B] */
static void borodino_redoubt_b_open_to_russians(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"RU-III-3\":\"2619\"}" RUSSIAN_MOVE, NULL);
	play(g, "take RU-III-3");
	assert_true(offered(g, "march RU-III-3 2618"));
	leave(g);
}

/* [Redoubts J, Destroyed Marker] */
static void borodino_redoubt_b_open_when_destroyed(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"destroyed\":[\"2618\"],\"setup\":{\"FR-I-2\":\"2620\",\"FR-I-4\":\"2619\"}",
			       NULL);
	play(g, "take FR-I-2");
	assert_true(offered(g, "march FR-I-2 2618"));
	assert_true(offered(g, "march FR-I-2 2617"));
	play(g, "march FR-I-2 2616");
	leave(g);
}

/* [Redoubts C] */
static void borodino_redoubt_c_zone_stops_and_pins_the_french(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2619\",\"FR-IC-1\":\"2421\",\"RU-III-3\":\"2715\"}",
			       NULL);
	refused(g, "take FR-I-2", "Redoubts C");
	static struct overlay o;
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_ZOC, NONE, NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "2518")] & 2, 2);
	assert_int_equal(o.value[board_find(&g->s.board, "2517")], NONE);
	play(g, "done");
	/* Russians pass through the front hexes freely */
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"RU-III-3\":\"2518\"}" RUSSIAN_MOVE, NULL);
	play(g, "take RU-III-3");
	assert_true(offered(g, "march RU-III-3 2620"));
	leave(g);
}

/* [Redoubts C, reading 8] */
static void borodino_redoubt_c_must_attack_unit_or_redoubt(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2619\"}" FRENCH_FIGHT, NULL);
	refused(g, "done", "Combat B");
	play(g, "assault 2618; with FR-I-2; commit");
	leave(g);
	/* with a unit to attack, the empty redoubt may be left alone */
	g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2619\",\"RU-III-A\":\"2620\"}" FRENCH_FIGHT, NULL);
	dice(g, 4);
	play(g, "attack RU-III-A; with FR-I-2; commit; stand");
	leave(g);
}

/* [Redoubts D, Redoubts J] */
static void borodino_redoubt_d_entering_silences_it(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2616\",\"FR-I-4\":\"2619\",\"RU-III-3\":\"2614\"}", NULL);
	refused(g, "take FR-I-4", "Redoubts C");
	play(g, "march FR-I-2 2618");
	assert_int_equal(state(g)->live >> redoubt(g, "2618") & 1, 0);
	refused(g, "take FR-I-4", "Redoubts C"); /* it began the phase in the zone that is gone now */
	play(g, "done");
	assert_int_equal(now(g)->header.phasing, RUSSIAN); /* and owes the work no attack */
	leave(g);
}

/* [Redoubts C, Redoubts J] The zone is back when the French unit leaves, so the first front hex it enters stops it. */
static void borodino_redoubt_c_stops_who_comes_out_of_it(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-C\":\"2618\",\"RU-III-3\":\"1610\"}", NULL);
	static struct overlay o;
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, scenario_piece(&g->s, "FR-I-C"), NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "2718")], 2); /* by 2717: he may go there, not beyond */
	assert_int_equal(o.value[board_find(&g->s.board, "2619")], 5); /* round it, not on from there */
	assert_int_equal(o.value[board_find(&g->s.board, "2620")], 5);
	play(g, "take FR-I-C");
	play(g, "march FR-I-C 2718");
	leave(g);
	/* destroyed works have none */
	g = field(DAY_7 ",\"destroyed\":[\"2618\"],\"setup\":{\"FR-I-C\":\"2618\",\"RU-III-3\":\"1610\"}", NULL);
	play(g, "take FR-I-C");
	assert_true(offered(g, "march FR-I-C 2620"));
	leave(g);
	/* at night no zone stops anybody */
	g = field(GRAND ",\"start\":{\"turn\":9},\"setup\":{\"FR-I-C\":\"2618\",\"RU-III-3\":\"1610\"}", NULL);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, scenario_piece(&g->s, "FR-I-C"), NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "2620")], 4);
	leave(g);
}

/* [Redoubts E] */
static void borodino_redoubt_e_front(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2619\",\"FR-I-2\":\"2518\",\"RU-VII-26\":\"2618\"}"
			       FRENCH_FIGHT, NULL);
	play(g, "attack RU-VII-26; with FR-G-OG; with FR-I-2");
	odds_are(g, "1-1", 36, 12);
	leave(g);
}

/* [Redoubts F, Redoubts G] */
static void borodino_redoubt_f_and_g(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2617\",\"RU-VII-26\":\"2618\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-VII-26; with FR-G-OG");
	odds_are(g, "2-1", 22, 4);
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2617\",\"FR-I-2\":\"2619\",\"RU-VII-26\":\"2618\"}" FRENCH_FIGHT,
		  NULL);
	play(g, "attack RU-VII-26; with FR-G-OG; with FR-I-2");
	odds_are(g, "2-1", 36, 8);
	leave(g);
}

/* [Redoubts H] */
static void borodino_redoubt_h_guns_at_the_rear_of_an_empty_one(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2616\",\"FR-I-2\":\"2617\"}" FRENCH_FIGHT, NULL);
	play(g, "assault 2618");
	refused(g, "with FR-I-2", "Redoubts I"); /* infantry only through the front */
	play(g, "with FR-I-A");
	odds_are(g, "1-1", 14, 4);
	dice(g, 6);
	play(g, "commit; stand");
	stands(g, "FR-I-A", "2616");
	leave(g);
	/* an infantry unit attacking from the front beside them: a diversion */
	g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"2616\",\"FR-I-2\":\"2619\"}" FRENCH_FIGHT, NULL);
	play(g, "assault 2618; with FR-I-A");
	refused(g, "commit", "Combat B");
	play(g, "with FR-I-2");
	odds_are(g, "3-1", 28, 4);
	leave(g);
}

/* [Redoubts, Redoubts I, reading 9] */
static void borodino_redoubt_i_attacks_front_hexes(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-4\":\"2619\",\"RU-VII-26\":\"2618\"}" RUSSIAN_FIGHT, NULL);
	play(g, "attack FR-I-4; redoubt 2618");
	refused(g, "commit", "Combat B"); /* the occupant owes an attack and has no other target */
	play(g, "with RU-VII-26");
	odds_are(g, "1-1", 16, 5);
	leave(g);
	/* alone, empty: optional */
	g = field(DAY_7 ",\"setup\":{\"FR-I-4\":\"2619\"}" RUSSIAN_FIGHT, NULL);
	assert_true(offered(g, "done"));
	play(g, "attack FR-I-4; redoubt 2618");
	odds_are(g, "1-2", 8, 5);
	says(g, "redoubt 2618", "Combat D", "takes part in this attack already");
	dice(g, 6);
	play(g, "commit"); /* Ae: a redoubt suffers nothing */
	assert_int_equal(now(g)->header.track[TRACK_LOSSES + 1], 0);
	assert_int_equal(state(g)->destroyed >> redoubt(g, "2618") & 1, 0);
	leave(g);
	/* not to the rear */
	g = field(DAY_7 ",\"setup\":{\"FR-I-4\":\"2617\",\"RU-VII-26\":\"2618\"}" RUSSIAN_FIGHT, NULL);
	play(g, "attack FR-I-4");
	refused(g, "redoubt 2618", "Redoubts I");
	leave(g);
}

/* [Redoubts I] */
static void borodino_redoubt_i_occupant_and_redoubt_apart(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-4\":\"2619\",\"FR-I-5\":\"2518\",\"RU-VII-26\":\"2618\"}"
			       RUSSIAN_FIGHT, NULL);
	play(g, "attack FR-I-4; redoubt 2618");
	dice(g, 6);
	play(g, "commit");
	refused(g, "done", "Combat B");
	play(g, "attack FR-I-5");
	says(g, "redoubt 2618", "Combat D", "has attacked in this phase");
	play(g, "with RU-VII-26");
	odds_are(g, "1-1", 8, 4);
	leave(g);
}

/* [Redoubts I] */
static void borodino_redoubt_i_occupied_is_one_target(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-4\":\"2619\",\"RU-VII-26\":\"2618\"}" FRENCH_FIGHT, NULL);
	refused(g, "assault 2618", "Redoubts I");
	leave(g);
}

/* [Redoubts J, Destroyed Marker, reading 24] */
static void borodino_redoubt_j_destroyed_after_a_russian_turn(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2617\",\"RU-III-3\":\"2614\"}", NULL);
	int work = redoubt(g, "2618");
	play(g, "march FR-I-2 2618; done");
	assert_int_equal(state(g)->destroyed >> work & 1, 0);
	row_is(g, ROW_MOVE, RUSSIAN);
	play(g, "done");
	assert_int_equal(state(g)->destroyed >> work & 1, 1);
	assert_true(happened(g, EVENT_MARKER, NULL));
	play(g, "march FR-I-2 2620; done"); /* plain ground now: straight over the front */
	play(g, "march RU-III-3 2616; done; march FR-I-2 2622; done; march RU-III-3 2618; done");
	stands(g, "RU-III-3", "2618");
	assert_int_equal(state(g)->destroyed >> work & 1, 1);
	leave(g);
}

/* [Redoubts J, reading 19] */
static void borodino_redoubt_j_recovers_when_the_french_are_thrown_out(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-4\":\"2618\",\"RU-V-1G\":\"2617\"}" RUSSIAN_FIGHT, NULL);
	int work = redoubt(g, "2618");
	assert_int_equal(state(g)->live >> work & 1, 0);
	play(g, "attack FR-I-4; with RU-V-1G");
	odds_are(g, "2-1", 20, 5);
	dice(g, 1);
	play(g, "commit"); /* Dr: out by the front, which is open to retreats */
	assert_true(offered(g, "retreat FR-I-4 2619"));
	play(g, "retreat FR-I-4 2619; advance RU-V-1G 2618");
	assert_int_equal(state(g)->live >> work & 1, 1);
	assert_int_equal(state(g)->destroyed >> work & 1, 0);
	leave(g);
}

/* [Redoubts I, Combat D] */
static void borodino_redoubt_i_not_attacked_twice(void **unused)
{
	(void)unused;
	/* garrison and redoubt fall to the guns together; the infantry in its zone owes no second attack */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2619\",\"FR-I-2\":\"2518\",\"RU-VII-A\":\"2618\","
				     "\"RU-III-A\":\"2519\"},\"strength\":{\"FR-G-OG\":60}" FRENCH_FIGHT, NULL);
	dice(g, 1);
	play(g, "attack RU-VII-A; with FR-G-OG; commit; stand"); /* 6-1: De */
	lost(g, "RU-VII-A");
	refused(g, "assault 2618", "Combat D");
	play(g, "attack RU-III-A; with FR-I-2");
	leave(g);
}

/* [Redoubts E] */
static void borodino_redoubt_rear_fleche_faces_the_others(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"3018\",\"RU-VIII-CG\":\"3117\"}" FRENCH_FIGHT, NULL);
	play(g, "attack RU-VIII-CG; with FR-I-2");
	odds_are(g, "1-3", 14, 16);
	leave(g);
}

/* [Redoubts J] The Russians are told of every redoubt that their player-turn will cost. */
static void borodino_redoubt_j_all_that_will_be_destroyed_are_named(void **unused)
{
	(void)unused;
	struct text words;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-4\":\"2618\",\"FR-I-5\":\"3018\",\"RU-VII-26\":\"2615\"}" RUSSIAN_MOVE, NULL);
	words_of(&g->s)->warn(&g->s, now(g), (enum side)RUSSIAN, &words);
	assert_non_null(strstr(words.at, "redoubts at Great Redoubt (2618) and "));
	assert_non_null(strstr(words.at, "(3018): they are destroyed at the end of this turn"));
	words_of(&g->s)->warn(&g->s, now(g), (enum side)FRENCH, &words);
	assert_string_equal(words.at, "");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-4\":\"2618\",\"RU-VII-26\":\"2615\"}" RUSSIAN_MOVE, NULL);
	words_of(&g->s)->warn(&g->s, now(g), (enum side)RUSSIAN, &words);
	assert_non_null(strstr(words.at, "redoubt at Great Redoubt (2618): it is destroyed"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_redoubt_a_french_gain_nothing),
		cmocka_unit_test(borodino_redoubt_b_front_closed_in_movement),
		cmocka_unit_test(borodino_redoubt_b_open_to_russians),
		cmocka_unit_test(borodino_redoubt_b_open_when_destroyed),
		cmocka_unit_test(borodino_redoubt_c_zone_stops_and_pins_the_french),
		cmocka_unit_test(borodino_redoubt_c_must_attack_unit_or_redoubt),
		cmocka_unit_test(borodino_redoubt_d_entering_silences_it),
		cmocka_unit_test(borodino_redoubt_c_stops_who_comes_out_of_it),
		cmocka_unit_test(borodino_redoubt_e_front),
		cmocka_unit_test(borodino_redoubt_f_and_g),
		cmocka_unit_test(borodino_redoubt_h_guns_at_the_rear_of_an_empty_one),
		cmocka_unit_test(borodino_redoubt_i_attacks_front_hexes),
		cmocka_unit_test(borodino_redoubt_i_occupant_and_redoubt_apart),
		cmocka_unit_test(borodino_redoubt_i_occupied_is_one_target),
		cmocka_unit_test(borodino_redoubt_i_not_attacked_twice),
		cmocka_unit_test(borodino_redoubt_j_destroyed_after_a_russian_turn),
		cmocka_unit_test(borodino_redoubt_j_recovers_when_the_french_are_thrown_out),
		cmocka_unit_test(borodino_redoubt_rear_fleche_faces_the_others),
		cmocka_unit_test(borodino_redoubt_j_all_that_will_be_destroyed_are_named),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
