/* Retreats and displacement. */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* [Retreat, Combat Resolution Table Dr, reading 18] */
static void borodino_retreat_winner_chooses(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2607\",\"RU-III-3\":\"2606\"}" FRENCH_FIGHT, NULL);
	dice(g, 1);
	play(g, "attack RU-III-3; with FR-G-OG; commit");
	row_is(g, ROW_RETREAT, FRENCH);
	static struct prompt ask;
	rules_ask(&g->s, now(g), &ask); /* the beaten unit is named and framed */
	assert_true(set_has(&ask.hand, piece(g, "RU-III-3")));
	assert_int_equal(set_count(&ask.hand), 1);
	assert_int_equal(ask.place, board_find(&g->s.board, "2606"));
	hexes_offered(g, VERB_RETREAT, "RU-III-3", "2505 2605 2705");
	says(g, "retreat RU-III-3 2506", "Retreat", "lies in an enemy zone of control");
	says(g, "retreat RU-III-3 2603", "Retreat", "is not adjacent");
	says(g, "retreat RU-III-3 2607", "Retreat", "is held by the enemy");
	refused(g, "retreat FR-G-OG 2608", "Retreat");
	play(g, "retreat RU-III-3 2605");
	assert_true(happened(g, EVENT_RETREAT, "RU-III-3"));
	leave(g);
}

/* [Retreat, Displacement] */
static void borodino_retreat_not_into_zones_even_of_friends_hexes(void **unused)
{
	(void)unused;
	/* 2505, 2605 and 2705 all lie in French zones, one of them holds a friend: eliminated */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2607\",\"RU-III-3\":\"2606\",\"RU-II-4\":\"2605\","
				     "\"FR-I-2\":\"2504\",\"FR-I-4\":\"2704\"}" FRENCH_FIGHT, NULL);
	dice(g, 1);
	play(g, "attack RU-III-3; with FR-G-OG; commit");
	lost(g, "RU-III-3");
	leave(g);
}

/* [Retreat] */
static void borodino_retreat_not_over_rivers_or_off_the_map(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2802\",\"RU-III-3\":\"2801\",\"FR-I-2\":\"2702\"}"
			       FRENCH_FIGHT, NULL);
	int16_t hexes[6];
	bool push;
	int n = bo_retreat_hexes(&g->s, state(g), scenario_piece(&g->s, "RU-III-3"), hexes, &push);
	/* 2701 and 2901 lie in French zones, beyond row 01 is nothing */
	assert_int_equal(n, 0);
	leave(g);
}

/* Beaten in `from` by the Old Guard in `by`: false when that comes to no retreat. Else he is asked to go to `to`, and refused for this. */
static bool barred_way(const char *from, const char *by, const char *to, const char *why)
{
	char keys[160], order[40];
	snprintf(keys, sizeof keys, DAY_7 ",\"setup\":{\"FR-G-OG\":\"%s\",\"RU-III-3\":\"%s\"}" FRENCH_FIGHT, by, from);
	struct game *g = field(keys, NULL);
	bool comes = offered(g, "attack RU-III-3");
	if (comes) {
		dice(g, 1);
		play(g, "attack RU-III-3; with FR-G-OG; commit");
		comes = frame_now(now(g))->row == ROW_RETREAT;
	}
	if (comes) {
		snprintf(order, sizeof order, "retreat RU-III-3 %s", to);
		says(g, order, "Retreat", why);
	}
	leave(g);
	return comes;
}

/* [Retreat, Terrain Effects Chart] Neither over a river nor into woods without a road: the refusal says which, all over the map. */
static void borodino_retreat_is_told_what_bars_it(void **unused)
{
	(void)unused;
	struct game *g = scenario("borodino/7-september", NULL);
	const struct field *f = field_of(&g->s);
	int rivers = 0, woods = 0;
	for (int at = 0; at < HEXES && (rivers < 3 || woods < 3); at++)
		for (int d = 0; d < DIRECTIONS; d++) {
			int to = f->to[at][d], by = f->to[at][(d + 1) % DIRECTIONS];
			bool river = f->side[at][d] & SIDE_RIVER;
			if (to < 0 || by < 0 || !(f->hex[at] & HEX_ENTERABLE) || !(f->hex[by] & HEX_ENTERABLE) || f->hex[at] & HEX_OUT ||
			    f->hex[by] & HEX_OUT || f->side[at][d] & SIDE_PASS || !(f->side[at][(d + 1) % DIRECTIONS] & SIDE_PASS) ||
			    (river ? rivers : woods) >= 3)
				continue;
			bool asked = barred_way(g->s.board.at[at].id, g->s.board.at[by].id, g->s.board.at[to].id,
						river ? "lies across a river" : "lies in or behind woods without a road");
			rivers += asked && river;
			woods += asked && !river;
		}
	assert_true(rivers >= 3 && woods >= 3);
	leave(g);
}

/* [Retreat, reading 18] */
static void borodino_retreat_over_bridges_and_fords_is_free(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"1614\",\"RU-V-1G\":\"1613\"}" RUSSIAN_FIGHT, NULL);
	int16_t hexes[6];
	bool push, ford = false;
	int n = bo_retreat_hexes(&g->s, state(g), scenario_piece(&g->s, "FR-I-A"), hexes, &push);
	for (int i = 0; i < n; i++)
		ford = ford || hexes[i] == board_find(&g->s.board, "1514");
	assert_true(ford);
	leave(g);
}

/* [Retreat] */
static void borodino_retreat_order_is_the_choosers(void **unused)
{
	(void)unused;
	/* two attackers thrown back, the second may take the hex the first one left */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2608\",\"FR-III-A\":\"2706\","
				     "\"RU-V-1G\":\"2606\"}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-V-1G; with FR-I-2; with FR-III-A; commit"); /* 12 to 10: Ar */
	row_is(g, ROW_RETREAT, RUSSIAN);
	assert_true(offered(g, "retreat FR-I-2 2507"));
	assert_true(offered(g, "retreat FR-III-A 2806") || offered(g, "retreat FR-III-A 2807"));
	leave(g);
}

/* FR-I-2 in 2607 with every safe hex full of friends. */
#define PACKED                                                                                                \
	"\"RU-V-1G\":\"2606\",\"FR-I-2\":\"2607\",\"FR-I-4\":\"2608\",\"FR-I-5\":\"2507\",\"FR-I-A\":\"2707\""

/* [Displacement] */
static void borodino_displacement_only_when_no_hex_is_free(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"RU-V-1G\":\"2606\",\"FR-I-2\":\"2607\",\"FR-I-4\":\"2608\"}"
			       FRENCH_FIGHT, NULL);
	dice(g, 3);
	play(g, "attack RU-V-1G; with FR-I-2; commit"); /* 1-2: Ar */
	refused(g, "retreat FR-I-2 2608", "Displacement");
	leave(g);
}

/* [Displacement] */
static void borodino_displacement_pushes_a_friend(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{" PACKED "}" FRENCH_FIGHT, NULL);
	dice(g, 3);
	play(g, "attack RU-V-1G; with FR-I-2; commit");
	row_is(g, ROW_RETREAT, RUSSIAN);
	hexes_offered(g, VERB_RETREAT, "FR-I-2", "2507 2608 2707");
	play(g, "retreat FR-I-2 2707");
	stands(g, "FR-I-2", "2607"); /* waits until the guns have made room */
	row_is(g, ROW_RETREAT, RUSSIAN);
	play(g, "retreat FR-I-A 2708");
	stands(g, "FR-I-2", "2707");
	stands(g, "FR-I-A", "2708");
	assert_true(happened(g, EVENT_DISPLACE, "FR-I-A"));
	leave(g);
}

/* [Displacement] Who is pushed and has one hex alone goes there unasked, and makes room. */
static void borodino_displacement_without_a_choice(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{" PACKED ",\"FR-III-10\":\"2708\",\"FR-III-11\":\"2808\"}" FRENCH_FIGHT, NULL);
	dice(g, 3);
	play(g, "attack RU-V-1G; with FR-I-2; commit; retreat FR-I-2 2707");
	stands(g, "FR-I-A", "2807");
	stands(g, "FR-I-2", "2707");
	assert_true(happened(g, EVENT_DISPLACE, "FR-I-A"));
	leave(g);
}

/* [Displacement] */
static void borodino_displacement_takes_the_guns_their_shot(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{" PACKED ",\"RU-III-3\":\"2805\"}" FRENCH_FIGHT, NULL);
	dice(g, 3);
	play(g, "attack RU-V-1G; with FR-I-2; commit; retreat FR-I-2 2707; retreat FR-I-A 2807");
	assert_true(happened(g, EVENT_LAPSE, "FR-I-A"));
	if (frame_now(now(g))->row == ROW_ADVANCE)
		play(g, "stand");
	row_is(g, ROW_MOVE, RUSSIAN); /* RU-III-3 in 2805 is two hexes from the guns, but they fire no more */
	leave(g);
}

/* [Displacement, reading 20] */
static void borodino_displacement_chain(void **unused)
{
	(void)unused;
	/* 2608 is free to be pushed only through 2609 */
	struct game *g = field(DAY_7 ",\"setup\":{" PACKED ",\"FR-III-10\":\"2609\",\"FR-III-11\":\"2508\","
				     "\"FR-III-25\":\"2708\",\"FR-VIII-23\":\"2506\"}" FRENCH_FIGHT, NULL);
	dice(g, 3);
	play(g, "attack RU-V-1G; with FR-I-2; with FR-VIII-23; commit");
	row_is(g, ROW_RETREAT, RUSSIAN);
	assert_true(offered(g, "retreat FR-I-2 2608"));
	play(g, "retreat FR-I-2 2608");
	hexes_offered(g, VERB_RETREAT, "FR-I-4", "2507 2508 2609 2707 2708");
	play(g, "retreat FR-I-4 2609");
	hexes_offered(g, VERB_RETREAT, "FR-III-10", "2509 2610 2709");
	play(g, "retreat FR-III-10 2610");
	stands(g, "FR-III-10", "2610");
	stands(g, "FR-I-4", "2609");
	stands(g, "FR-I-2", "2608");
	leave(g);
}

/* [Displacement] */
static void borodino_displacement_never_kills_the_pushed(void **unused)
{
	(void)unused;
	/* the only friend to push stands in the corner with no way out: the retreating unit dies instead */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2802\",\"RU-III-3\":\"2801\",\"RU-II-4\":\"2701\","
				     "\"FR-I-2\":\"2902\",\"FR-I-4\":\"2603\"}" FRENCH_FIGHT, NULL);
	int16_t hexes[6];
	bool push;
	int who = scenario_piece(&g->s, "RU-III-3");
	set_add(&now(g)->against, who);
	assert_int_equal(bo_retreat_hexes(&g->s, state(g), who, hexes, &push), 0);
	set_drop(&now(g)->against, who);
	leave(g);
}

/* [Displacement] */
static void borodino_displacement_not_of_the_involved(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-A\":\"2608\",\"FR-I-4\":\"2507\","
				     "\"FR-I-5\":\"2707\",\"RU-V-1G\":\"2606\"},\"strength\":{\"FR-I-A\":1}" FRENCH_FIGHT,
			       NULL);
	dice(g, 3);
	play(g, "attack RU-V-1G; with FR-I-2; with FR-I-A; commit; stand");
	hexes_offered(g, VERB_RETREAT, "FR-I-2", "2507 2707"); /* not the guns that fired */
	leave(g);
}

/* [Displacement, Artillery H] Two beaten by guns from over the river: neither pushes the other, which was in it too. */
static void borodino_displacement_not_of_the_other_beaten(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"1212\",\"RU-COS-1\":\"1211\",\"RU-COS-2\":\"1311\","
				     "\"RU-II-4\":\"1210\",\"RU-II-17\":\"1110\",\"RU-II-A\":\"1310\"}" FRENCH_FIGHT, NULL);
	dice(g, 2);
	play(g, "attack RU-COS-1; attack RU-COS-2; with FR-I-A; commit");
	row_is(g, ROW_RETREAT, FRENCH);
	hexes_offered(g, VERB_RETREAT, "RU-COS-1", "1110 1210 1310");
	play(g, "retreat RU-COS-1 1310");
	hexes_offered(g, VERB_RETREAT, "RU-II-A", "1309 1410 1411"); /* nor does a friend who is pushed */
	leave(g);
}

/* [Displacement] Guns that have fired, and guns of the defender, lose no shot by it. */
static void borodino_displacement_of_guns_that_fire_no_more(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{" PACKED ",\"RU-III-3\":\"2705\"}" FRENCH_FIGHT, NULL);
	dice(g, 6);
	play(g, "attack RU-III-3; with FR-I-A; commit; stand");
	dice(g, 3);
	play(g, "attack RU-V-1G; with FR-I-2; commit; retreat FR-I-2 2707; retreat FR-I-A 2708");
	assert_true(happened(g, EVENT_DISPLACE, "FR-I-A"));
	assert_false(happened(g, EVENT_LAPSE, NULL));
	leave(g);
	g = field(DAY_7 ",\"setup\":{" PACKED "}" RUSSIAN_FIGHT, NULL);
	dice(g, 1);
	play(g, "attack FR-I-2; with RU-V-1G; commit; retreat FR-I-2 2707; retreat FR-I-A 2708");
	assert_true(happened(g, EVENT_DISPLACE, "FR-I-A"));
	assert_false(happened(g, EVENT_LAPSE, NULL));
	leave(g);
}

/* [Displacement] Displaced guns have no shot, though they stand where they could fire, and the phase tells why. */
static void borodino_displaced_guns_join_in_no_attack(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{" PACKED ",\"RU-III-3\":\"2709\",\"FR-III-10\":\"2710\"}" FRENCH_FIGHT, NULL);
	dice(g, 3);
	play(g, "attack RU-V-1G; with FR-I-2; commit; retreat FR-I-2 2707; retreat FR-I-A 2807");
	if (frame_now(now(g))->row == ROW_ADVANCE)
		play(g, "stand");
	row_is(g, ROW_FIGHT, FRENCH);
	play(g, "attack RU-III-3");
	says(g, "with FR-I-A", "Displacement", "I Corps Artillery at 2807 was displaced and may not fire");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_retreat_winner_chooses),
		cmocka_unit_test(borodino_retreat_not_into_zones_even_of_friends_hexes),
		cmocka_unit_test(borodino_retreat_not_over_rivers_or_off_the_map),
		cmocka_unit_test(borodino_retreat_is_told_what_bars_it),
		cmocka_unit_test(borodino_retreat_over_bridges_and_fords_is_free),
		cmocka_unit_test(borodino_retreat_order_is_the_choosers),
		cmocka_unit_test(borodino_displacement_only_when_no_hex_is_free),
		cmocka_unit_test(borodino_displacement_pushes_a_friend),
		cmocka_unit_test(borodino_displacement_without_a_choice),
		cmocka_unit_test(borodino_displacement_takes_the_guns_their_shot),
		cmocka_unit_test(borodino_displacement_chain),
		cmocka_unit_test(borodino_displacement_never_kills_the_pushed),
		cmocka_unit_test(borodino_displacement_not_of_the_involved),
		cmocka_unit_test(borodino_displacement_not_of_the_other_beaten),
		cmocka_unit_test(borodino_displacement_of_guns_that_fire_no_more),
		cmocka_unit_test(borodino_displaced_guns_join_in_no_attack),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
