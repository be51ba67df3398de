/* Arrivals, freeze, night, Guard, militia, victory: what the scenarios add. */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* [Reinforcements, reading 2] */
static void borodino_reinforcements_are_compulsory(void **unused)
{
	(void)unused;
	struct game *g = scenario("borodino/5-september", NULL);
	refused(g, "done", "Reinforcements");
	refused(g, "put FR-IC-1 2529", "Reinforcements");
	refused(g, "put FR-I-5 2530", "Reinforcements"); /* turn 2 */
	play(g, "put FR-IC-2 2530"); /* the owner's order */
	assert_false(offered(g, "put FR-IC-1 2530"));
	refused(g, "put FR-IC-1 2530", "Reinforcements");
	refused(g, "done", "Reinforcements");
	play(g, "march FR-IC-2 2525"); /* nothing paid for the entry hex: five points left */
	play(g, "put FR-IC-1 2530; march FR-IC-1 2526; put FR-IC-3 2530");
	assert_true(offered(g, "done"));
	leave(g);
}

/* [Reinforcements, reading 3] */
static void borodino_reinforcements_blocked_entry(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"RU-III-3\":\"2530\"},\"enter\":{\"FR-I-2\":{\"turn\":27,"
				     "\"at\":\"B\"}}", NULL);
	hexes_offered(g, VERB_PUT, "FR-I-2", "2330 2730");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"RU-III-3\":\"1830\"},\"enter\":{\"FR-I-2\":{\"turn\":27,\"at\":\"A\"}}", NULL);
	hexes_offered(g, VERB_PUT, "FR-I-2", "2230");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"RU-III-3\":\"4030\"},\"enter\":{\"FR-I-2\":{\"turn\":27,\"at\":\"C\"}}", NULL);
	hexes_offered(g, VERB_PUT, "FR-I-2", "3830");
	leave(g);
	/* an enemy zone over the entry does not block it: he is pinned at once */
	g = field(DAY_7 ",\"setup\":{\"RU-III-3\":\"2529\"},\"enter\":{\"FR-I-2\":{\"turn\":27,\"at\":\"B\"}}", NULL);
	play(g, "put FR-I-2 2530");
	refused(g, "take FR-I-2", "Zones of Control D");
	leave(g);
}

/* [Reinforcements, reading 2] */
static void borodino_reinforcements_friend_stuck_on_the_entry(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"RU-III-3\":\"2529\",\"FR-I-4\":\"2530\"},"
				     "\"enter\":{\"FR-I-2\":{\"turn\":27,\"at\":\"B\"}}", NULL);
	assert_true(offered(g, "put FR-I-2 2630") || offered(g, "put FR-I-2 2330") || offered(g, "put FR-I-2 2430"));
	refused(g, "done", "Reinforcements");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-4\":\"2530\"},\"enter\":{\"FR-I-2\":{\"turn\":27,\"at\":\"B\"}}", NULL);
	refused(g, "put FR-I-2 2530", "Reinforcements"); /* the friend must move off first */
	refused(g, "done", "Reinforcements");
	play(g, "march FR-I-4 2529; put FR-I-2 2530; done");
	leave(g);
}

/* [5 September Special Rules, Grand Battle Special Rules, reading 25] */
static void borodino_freeze_one_a_turn(void **unused)
{
	(void)unused;
	struct game *g = field(GRAND ",\"freeze\":true,\"setup\":{\"RU-V-1G\":\"2313\",\"RU-V-2G\":\"2414\","
				     "\"RU-II-4\":\"1610\",\"RU-VII-26\":\"3122\",\"FR-I-2\":\"4020\"},"
				     "\"start\":{\"turn\":3,\"side\":\"russian\"}", NULL);
	refused(g, "take RU-V-1G", "5 September Special Rules");
	assert_true(offered(g, "take RU-VII-26")); /* south of the Great Redoubt */
	play(g, "done; done");
	assert_int_equal(now(g)->header.turn, 4);
	play(g, "march RU-V-1G 2312");
	refused(g, "take RU-V-2G", "5 September Special Rules");
	play(g, "done; done; march RU-V-1G 2313; march RU-V-2G 2413");
	refused(g, "take RU-II-4", "5 September Special Rules");
	leave(g);
	/* a start not used lapses: on turn 5 only one */
	g = field(GRAND ",\"freeze\":true,\"setup\":{\"RU-V-1G\":\"2313\",\"RU-V-2G\":\"2414\",\"FR-I-2\":\"4020\"},"
			"\"start\":{\"turn\":5,\"side\":\"russian\"}", NULL);
	play(g, "march RU-V-1G 2312");
	refused(g, "take RU-V-2G", "5 September Special Rules");
	leave(g);
	/* from turn 9 on all are free */
	g = field(GRAND ",\"freeze\":true,\"setup\":{\"RU-V-1G\":\"2313\",\"RU-V-2G\":\"2414\",\"FR-I-2\":\"4020\"},"
			"\"start\":{\"turn\":9,\"side\":\"russian\"}", NULL);
	play(g, "march RU-V-1G 2312; march RU-V-2G 2413");
	leave(g);
}

/* [Grand Battle Special Rules] */
static void borodino_freeze_attack_frees(void **unused)
{
	(void)unused;
	struct game *g = field(GRAND ",\"freeze\":true,\"setup\":{\"RU-V-1G\":\"2313\",\"RU-V-2G\":\"2314\","
				     "\"RU-II-4\":\"1610\",\"FR-I-A\":\"2315\"},\"start\":{\"turn\":2,"
				     "\"side\":\"french\",\"phase\":\"combat\"}", NULL);
	refused(g, "attack RU-V-1G", "Combat B"); /* the adjacent RU-V-2G would go unattacked */
	leave(g);
	g = field(GRAND ",\"freeze\":true,\"setup\":{\"RU-V-1G\":\"2313\",\"RU-II-4\":\"1610\",\"FR-I-A\":\"2315\"},"
			"\"start\":{\"turn\":4,\"side\":\"french\",\"phase\":\"combat\"}", NULL);
	dice(g, 6);
	play(g, "attack RU-V-1G; with FR-I-A; commit"); /* Ae: safe at two hexes */
	assert_true(happened(g, EVENT_RELEASE, "RU-V-1G"));
	row_is(g, ROW_MOVE, RUSSIAN);
	play(g, "march RU-V-1G 2312; march RU-II-4 1611"); /* outside the count */
	leave(g);
}

/* [Night Movement, Night Movement A] */
static void borodino_night_a(void **unused)
{
	(void)unused;
	struct game *g = field(GRAND ",\"setup\":{\"FR-I-2\":\"2608\",\"FR-I-4\":\"2612\",\"RU-III-3\":\"2606\"},"
				     "\"start\":{\"turn\":9}", NULL);
	play(g, "take FR-I-2");
	assert_true(offered(g, "march FR-I-2 2609"));  /* three away */
	assert_false(offered(g, "march FR-I-2 2607"));
	assert_false(offered(g, "march FR-I-2 2507")); /* still two away */
	play(g, "march FR-I-2 2610; take FR-I-4");
	assert_true(offered(g, "march FR-I-4 2609"));
	assert_false(offered(g, "march FR-I-4 2608"));
	refused(g, "march FR-I-4 2608", "Night Movement A");
	play(g, "march FR-I-4 2609; done");
	row_is(g, ROW_MOVE, RUSSIAN); /* no combat */
	leave(g);
}

/* [Night Movement B, reading 26] */
static void borodino_night_b_no_pinning_no_duty(void **unused)
{
	(void)unused;
	struct game *g = field(GRAND ",\"setup\":{\"FR-I-2\":\"2607\",\"RU-III-3\":\"2606\"},\"start\":{\"turn\":9}",
			       NULL);
	assert_true(offered(g, "take FR-I-2"));
	play(g, "take FR-I-2");
	assert_false(offered(g, "march FR-I-2 2506"));
	play(g, "march FR-I-2 2608; done; done");
	assert_int_equal(now(g)->header.turn, 10);
	leave(g);
	/* who stays owes nothing by night, and an attack in the morning */
	g = field(GRAND ",\"setup\":{\"FR-I-2\":\"2607\",\"RU-III-3\":\"2606\"},\"start\":{\"turn\":10}", NULL);
	play(g, "done");
	row_is(g, ROW_MOVE, RUSSIAN);
	play(g, "done; done");
	assert_int_equal(now(g)->header.turn, 11);
	row_is(g, ROW_FIGHT, FRENCH);
	refused(g, "done", "Combat B");
	leave(g);
}

/* [Night Movement C, reading 24] */
static void borodino_night_c_rebuilt(void **unused)
{
	(void)unused;
	struct game *g = field(GRAND ",\"destroyed\":[\"2618\",\"3018\"],\"setup\":{\"RU-VII-26\":\"2617\","
				     "\"FR-I-2\":\"4020\"},\"start\":{\"turn\":9,\"side\":\"russian\"}", NULL);
	int work = redoubt(g, "2618");
	play(g, "march RU-VII-26 2618; done");
	assert_int_equal(state(g)->destroyed >> work & 1, 1); /* turn 9 is not the last night turn */
	play(g, "done; done");
	assert_int_equal(now(g)->header.turn, 11);
	assert_int_equal(state(g)->destroyed >> work & 1, 0);
	assert_int_equal(state(g)->live >> work & 1, 1);
	assert_int_equal(state(g)->destroyed >> redoubt(g, "3018") & 1, 1); /* nobody in it */
	leave(g);
}

/* [Optional Rules, Imperial Guard, Imperial Guard A, reading 28] */
static void borodino_guard_a_keeps_away(void **unused)
{
	(void)unused;
	const char *keys = DAY_7 ",\"setup\":{\"FR-G-OG\":\"2612\",\"FR-G-LV\":\"2512\",\"RU-III-3\":\"2605\"}";
	struct game *g = field(keys, "imperial_guard=1");
	play(g, "take FR-G-OG");
	assert_true(offered(g, "march FR-G-OG 2610"));
	refused(g, "march FR-G-OG 2609", "Imperial Guard A");
	play(g, "march FR-G-OG 2610; march FR-G-LV 2508"); /* the Vistula is not bound */
	leave(g);
	g = field(keys, NULL);
	play(g, "march FR-G-OG 2608");
	leave(g);
}

/* [Imperial Guard A, reading 29] The chart brings it in however near the enemy is, and it goes from there no nearer. */
static void borodino_guard_a_arrives_near_the_enemy(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_6 ",\"setup\":{\"RU-COS-1\":\"2528\"},\"enter\":{\"FR-G-YG\":{\"turn\":11,\"at\":\"B\"}}",
			       "imperial_guard=1");
	refused(g, "done", "Reinforcements");
	play(g, "put FR-G-YG 2530");
	assert_false(happened(g, EVENT_RELEASE, NULL)); /* the enemy has not come */
	refused(g, "take FR-G-YG", "Movement");
	leave(g);
	/* nor has an enemy come near who stood near when it came, and goes away */
	g = field(DAY_6 ",\"setup\":{\"RU-COS-1\":\"2527\"},\"enter\":{\"FR-G-YG\":{\"turn\":11,\"at\":\"B\"}}",
		  "imperial_guard=1");
	play(g, "put FR-G-YG 2530; done; march RU-COS-1 2526");
	assert_false(happened(g, EVENT_RELEASE, NULL));
	leave(g);
}

/* [Imperial Guard A, reading 29] */
static void borodino_guard_a_already_within_four(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2612\",\"RU-III-3\":\"2608\"}", "imperial_guard=1");
	play(g, "take FR-G-OG");
	says(g, "march FR-G-OG 2511", "Imperial Guard A", "may not move to within four hexes"); /* four as before */
	play(g, "march FR-G-OG 2613");
	leave(g);
}

/* [Imperial Guard B, reading 28] */
static void borodino_guard_b_released_by_approach(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2612\",\"FR-G-YG\":\"2613\",\"RU-COS-1\":\"2606\"}"
			       RUSSIAN_MOVE, "imperial_guard=1");
	play(g, "march RU-COS-1 2609");
	assert_true(happened(g, EVENT_RELEASE, "FR-G-OG"));
	assert_false(happened(g, EVENT_RELEASE, "FR-G-YG"));
	play(g, "done; march FR-G-OG 2610");
	leave(g);
	/* four hexes off is not near enough */
	g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2612\",\"RU-COS-1\":\"2606\"}" RUSSIAN_MOVE, "imperial_guard=1");
	play(g, "march RU-COS-1 2608");
	assert_false(happened(g, EVENT_RELEASE, NULL));
	leave(g);
}

/* [Imperial Guard B, reading 28] A march takes the way that releases nobody where there is one, and none is hidden. */
static void borodino_guard_b_quiet_way(void **unused)
{
	(void)unused;
	static struct reach quiet;
	static union any_position then;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2612\",\"FR-I-2\":\"4020\",\"RU-COS-1\":\"2409\"}" RUSSIAN_MOVE,
			       "imperial_guard=1");
	int who = piece(g, "RU-COS-1"), guard = piece(g, "FR-G-OG"), loud = 0, silent = 0;
	play(g, "take RU-COS-1");
	bo_reach_find(&g->s, state(g), who, UINT64_C(1) << (guard - field_of(&g->s)->first[FRENCH]), &quiet);
	rules_orders(&g->s, now(g), &g->list);
	for (int i = 0; i < g->list.n; i++) {
		int to = g->list.at[i].place;
		memcpy(&then, now(g), g->s.rules->position_size);
		assert_true(rules_play(&g->s, &then.common, &g->list.at[i], NULL, &g->e));
		bool near = bo_hex_distance(field_of(&g->s), to, now(g)->piece[guard].place) <= 3;
		bool released = set_has(&battle_of(&then.common)->released, guard);
		assert_int_equal(released, near || !quiet.cost[to]);
		*(released ? &loud : &silent) += 1;
	}
	assert_true(loud > 0 && silent > 0);
	leave(g);
}

/* [Imperial Guard B, Imperial Guard C, reading 30] */
static void borodino_guard_b_released_by_losses(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2612\",\"FR-G-YG\":\"2613\",\"FR-G-MG\":\"2614\","
				     "\"RU-III-3\":\"2604\"},\"losses\":{\"french\":25,\"russian\":0}",
			       "imperial_guard=1");
	refused(g, "release FR-G-OG", "Imperial Guard C");
	play(g, "release FR-G-YG; release FR-G-MG");
	assert_true(happened(g, EVENT_RELEASE, "FR-G-MG"));
	refused(g, "release FR-G-OG", "Imperial Guard B"); /* 25 losses: two releases */
	now(g)->header.track[TRACK_LOSSES] = 35;
	play(g, "release FR-G-OG");
	leave(g);
}

/* [Imperial Guard B, reading 28] */
static void borodino_guard_released_by_the_quiet_way(void **unused)
{
	(void)unused;
	/* a march that can go round the Guard's three hexes does so */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2613\",\"RU-COS-1\":\"2407\"}" RUSSIAN_MOVE,
			       "imperial_guard=1");
	play(g, "march RU-COS-1 2507");
	assert_false(happened(g, EVENT_RELEASE, NULL));
	leave(g);
}

/* [Imperial Guard B, reading 28] Where no way releases nobody the one is taken that releases the fewest. */
static void borodino_guard_b_the_way_that_releases_fewest(void **unused)
{
	(void)unused;
	static const char *const second[] = {"3220", "2620"}, *const to[] = {"2821", "3021"},
				 *const way[] = {"2924 2923 2922 2822 2821", "2924 2923 2922 3022 3021"};
	char keys[256], march[32];
	for (int i = 0; i < 2; i++) {
		snprintf(keys, sizeof keys, DAY_7 ",\"setup\":{\"FR-IC-1\":\"2924\",\"RU-V-1G\":\"2919\",\"RU-V-2G\":\"%s\"}",
			 second[i]);
		snprintf(march, sizeof march, "march FR-IC-1 %s", to[i]);
		struct game *g = field(keys, "imperial_guard=1");
		play(g, march);
		assert_true(happened(g, EVENT_RELEASE, "RU-V-1G")); /* two hexes from the march's end */
		assert_false(happened(g, EVENT_RELEASE, "RU-V-2G"));
		went(g, "FR-IC-1", way[i]);
		leave(g);
	}
}

/* [Imperial Guard A, reading 21] */
static void borodino_guard_a_no_advance_near_the_enemy(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2607\",\"RU-III-A\":\"2606\",\"RU-II-4\":\"2603\"},"
				     "\"strength\":{\"RU-III-A\":1}" FRENCH_FIGHT, "imperial_guard=1");
	dice(g, 6);
	play(g, "attack RU-III-A; with FR-G-OG; commit");
	lost(g, "RU-III-A");
	stands(g, "FR-G-OG", "2607");
	row_is(g, ROW_MOVE, RUSSIAN);
	leave(g);
}

/* [Imperial Guard B, reading 30] Losses release Guard in its own Combat Phase too, so that it may advance; not while an
 * attack is put together, nor in the enemy's. */
static void borodino_guard_b_released_before_an_attack(void **unused)
{
	(void)unused;
	const char *keys = DAY_7 ",\"setup\":{\"FR-G-OG\":\"2607\",\"FR-G-YG\":\"2924\",\"RU-SIW\":\"2925\",\"RU-PHI\":\"2928\"},"
			   "\"losses\":{\"french\":20,\"russian\":20}" FRENCH_FIGHT;
	struct game *g = field(keys, "imperial_guard=1");
	refused(g, "release FR-G-OG", "Imperial Guard C");
	assert_false(offered(g, "release RU-V-1G"));
	play(g, "attack RU-SIW");
	refused(g, "release FR-G-YG", "Combat");
	leave(g);
	for (int released = 0; released < 2; released++) {
		g = field(keys, "imperial_guard=1");
		dice(g, 1);
		if (released) {
			play(g, "release FR-G-YG");
			assert_true(happened(g, EVENT_RELEASE, "FR-G-YG"));
			assert_false(offered(g, "release FR-G-YG"));
		}
		play(g, "attack RU-SIW; with FR-G-YG; commit"); /* 3-1, De */
		if (released)
			play(g, "advance FR-G-YG 2925");
		stands(g, "FR-G-YG", released ? "2925" : "2924");
		row_is(g, ROW_MOVE, RUSSIAN);
		leave(g);
	}
}

/* [Imperial Guard B, reading 28] */
static void borodino_guard_b_forced_retreat_frees_nobody(void **unused)
{
	(void)unused;
	/* thrown back to three hexes from the Old Guard, the Russian has not "moved" there */
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2611\",\"FR-I-2\":\"2606\",\"FR-I-4\":\"2506\","
				     "\"FR-I-5\":\"2706\",\"RU-III-A\":\"2607\"},\"strength\":{\"RU-III-A\":5}"
				     FRENCH_FIGHT, "imperial_guard=1");
	play(g, "attack RU-III-A; with FR-I-2; with FR-I-4; with FR-I-5");
	odds_are(g, "3-1", 32, 5);
	dice(g, 2);
	play(g, "commit"); /* Dr: 2608 is the only hex outside French zones */
	stands(g, "RU-III-A", "2608");
	assert_false(happened(g, EVENT_RELEASE, NULL));
	leave(g);
}

static void borodino_query_threat(void **unused)
{
	(void)unused;
	static struct overlay o;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2607\",\"RU-III-3\":\"2603\",\"RU-III-A\":\"2602\","
				     "\"RU-II-4\":\"1610\"}", NULL);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_THREAT, scenario_piece(&g->s, "FR-I-2"), NONE, &o);
	assert_int_equal(o.verdict[scenario_piece(&g->s, "RU-III-3")], 1);
	assert_int_equal(o.verdict[scenario_piece(&g->s, "RU-III-A")], 1); /* three points and two hexes of range */
	assert_int_equal(o.verdict[scenario_piece(&g->s, "RU-II-4")], 0);
	assert_true(o.value[board_find(&g->s.board, "2606")] >= 1);
	leave(g);
}

/* [Additional Forces B] */
static void borodino_additional_forces(void **unused)
{
	(void)unused;
	struct game *g = scenario("borodino/grand-battle", "additional_forces=1");
	assert_int_equal(now(g)->piece[scenario_piece(&g->s, "RU-LEVY-1")].place, PLACE_LATER);
	assert_int_equal(g->s.piece[scenario_piece(&g->s, "RU-LEVY-1")].enter_turn, 11);
	assert_int_equal(g->s.piece[scenario_piece(&g->s, "RU-LEVY-11")].enter_turn, 21);
	leave(g);
	g = scenario("borodino/grand-battle", NULL);
	assert_int_equal(now(g)->piece[scenario_piece(&g->s, "RU-LEVY-1")].place, NONE);
	leave(g);
	g = field(GRAND ",\"setup\":{\"FR-I-2\":\"4020\"},\"enter\":{\"RU-LEVY-1\":{\"turn\":11,\"at\":\"M\"}},"
			"\"start\":{\"turn\":11,\"side\":\"russian\"}", "additional_forces=1");
	hexes_offered(g, VERB_PUT, "RU-LEVY-1", "2701 2801 2901 3001 3101 3401");
	leave(g);
}

/* [5 September Victory, reading 31] */
static void borodino_victory_5_september(void **unused)
{
	(void)unused;
	const char *last = ",\"start\":{\"turn\":8,\"side\":\"russian\"}";
	char keys[300];
	snprintf(keys, sizeof keys, DAY_5 ",\"setup\":{\"FR-I-2\":\"3224\",\"RU-II-4\":\"1610\"}%s", last);
	struct game *g = field(keys, NULL);
	play(g, "done");
	assert_true(now(g)->header.result.over);
	assert_int_equal(now(g)->header.result.winner, FRENCH);
	leave(g);
	snprintf(keys, sizeof keys, DAY_5 ",\"setup\":{\"FR-I-2\":\"3226\",\"RU-II-4\":\"1610\"}%s", last);
	g = field(keys, NULL); /* empty: the last occupant, at first the Russians */
	play(g, "done");
	assert_int_equal(now(g)->header.result.winner, RUSSIAN);
	leave(g);
}

/* [6 September Victory, reading 22, reading 31] */
static void borodino_victory_6_september(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_6 ",\"destroyed\":[\"3117\"],\"held\":{\"3224\":\"french\",\"3018\":\"french\"},\"setup\":{"
				     "\"FR-I-2\":\"3217\",\"RU-II-4\":\"1610\"},\"start\":{\"turn\":24}", NULL);
	play(g, "march FR-I-2 3218; done; done");
	assert_true(now(g)->header.result.over);
	assert_int_equal(now(g)->header.result.winner, FRENCH); /* three held, one of them by its last garrison */
	leave(g);
	g = field(DAY_6 ",\"destroyed\":[\"3117\"],\"held\":{\"3224\":\"french\"},\"setup\":{\"FR-I-2\":\"3217\",\"RU-II-4\":\"1610\"},"
			"\"start\":{\"turn\":24}", NULL);
	play(g, "march FR-I-2 3218; done; done");
	assert_int_equal(now(g)->header.result.winner, RUSSIAN);
	leave(g);
}

#define EASTERN "\"RU-VII-26\":\"2618\",\"RU-VIII-12\":\"3018\",\"RU-VIII-CG\":\"3117\",\"RU-VIII-2GR\":\"3218\""

static int ending(const char *setup, int french, int russian, int *level)
{
	char keys[400];
	snprintf(keys, sizeof keys, DAY_7 ",\"destroyed\":[\"3224\"],\"held\":{\"3224\":\"french\"},\"setup\":{%s},"
		 "\"losses\":{\"french\":%d,\"russian\":%d},\"start\":{\"turn\":40,\"side\":\"russian\"}",
		 setup, french, russian);
	struct game *g = field(keys, NULL);
	play(g, "done");
	assert_true(now(g)->header.result.over);
	int winner = now(g)->header.result.winner;
	*level = now(g)->header.result.level;
	leave(g);
	return winner;
}

/* [7 September French Substantial, 7 September French Marginal]
 * [7 September Russian Marginal, 7 September Russian Substantial]
 * [7 September Russian Decisive, reading 22, reading 31, reading 33] */
static void borodino_victory_levels(void **unused)
{
	(void)unused;
	int level;
	assert_int_equal(ending(EASTERN, 21, 44, &level), FRENCH);
	assert_int_equal(level, LEVEL_SUBSTANTIAL);
	assert_int_equal(ending(EASTERN, 21, 41, &level), RUSSIAN);
	assert_int_equal(level, LEVEL_MARGINAL);
	assert_int_equal(ending(EASTERN, 21, 20, &level), RUSSIAN);
	assert_int_equal(level, LEVEL_DECISIVE);
	assert_int_equal(ending("\"RU-VII-26\":\"2618\"", 21, 20, &level), RUSSIAN);
	assert_int_equal(level, LEVEL_SUBSTANTIAL);
	assert_int_equal(ending("\"RU-VII-26\":\"2618\"", 20, 20, &level), NOBODY);
	assert_int_equal(level, LEVEL_DRAW);
	assert_int_equal(ending("\"RU-VII-26\":\"2618\"", 5, 39, &level), NOBODY); /* less than forty */
	assert_int_equal(ending("\"FR-I-2\":\"2618\",\"FR-I-4\":\"3018\",\"FR-I-5\":\"3117\",\"FR-III-10\":\"3218\","
				"\"FR-III-11\":\"3224\",\"RU-II-4\":\"1610\"", 10, 10, &level), FRENCH);
	assert_int_equal(level, LEVEL_MARGINAL);
	assert_int_equal(ending("\"FR-I-2\":\"2618\",\"FR-I-4\":\"3018\",\"FR-I-5\":\"3117\",\"FR-III-10\":\"3218\","
				"\"RU-II-4\":\"1610\"", 10, 10, &level), NOBODY); /* all five, Schevardino too */
}

/* [Game Length, Setting Up, reading 35] */
static void borodino_scenarios_as_printed(void **unused)
{
	(void)unused;
	static const struct {
		const char *name;
		int first, last, french, russian, points[2];
	} want[] = {
		{"borodino/5-september", 1, 8, 0, 36, {0, 141}},
		{"borodino/6-september", 11, 24, 27, 36, {93, 139}},
		{"borodino/7-september", 27, 40, 43, 36, {172, 139}},
		{"borodino/grand-battle", 1, 40, 0, 36, {0, 141}},
	};
	for (int k = 0; k < 4; k++) {
		struct game *g = scenario(want[k].name, NULL);
		int n[2] = {0, 0}, points[2] = {0, 0};
		for (int i = 0; i < g->s.pieces; i++) {
			if (now(g)->piece[i].place < 0)
				continue;
			n[g->s.piece[i].side]++;
			points[g->s.piece[i].side] += g->s.piece[i].strength;
		}
		assert_int_equal(g->s.first_turn, want[k].first);
		assert_int_equal(g->s.last_turn, want[k].last);
		assert_int_equal(n[0], want[k].french);
		assert_int_equal(n[1], want[k].russian);
		assert_int_equal(points[0], want[k].points[0]);
		assert_int_equal(points[1], want[k].points[1]);
		leave(g);
	}
}

/* [Turns of Play, Turns of Play 1, Turns of Play 2, Turns of Play 3, Movement 2] */
static void borodino_turns_french_then_russian(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2609\",\"RU-III-3\":\"2606\"}", NULL);
	row_is(g, ROW_MOVE, FRENCH);
	refused(g, "take RU-III-3", "Movement 1");
	refused(g, "attack RU-III-3", "Turns of Play");
	play(g, "march FR-I-2 2607; done");
	row_is(g, ROW_FIGHT, FRENCH);
	refused(g, "take FR-I-2", "Turns of Play");
	dice(g, 4);
	play(g, "attack RU-III-3; with FR-I-2; commit; retreat FR-I-2 2608; stand"); /* 7 to 5: Ar */
	row_is(g, ROW_MOVE, RUSSIAN);
	refused(g, "take FR-I-2", "Movement 1");
	play(g, "march RU-III-3 2607; done");
	row_is(g, ROW_FIGHT, RUSSIAN);
	assert_int_equal(now(g)->header.turn, 27);
	dice(g, 1);
	play(g, "attack FR-I-2; with RU-III-3; commit; retreat FR-I-2 2609; stand"); /* 5 to 7: Dr */
	row_is(g, ROW_MOVE, FRENCH);
	assert_int_equal(now(g)->header.turn, 28);
	leave(g);
}

/* [Imperial Guard] Neither the Italians nor the Vistula nor the militia. */
static void borodino_guard_who_is_bound(void **unused)
{
	(void)unused;
	char bound[256] = "";
	struct game *g = scenario("borodino/7-september", "imperial_guard=1");
	for (int i = 0; i < g->s.pieces; i++)
		if (bo_guard_bound(&g->s, state(g), i))
			snprintf(bound + strlen(bound), sizeof bound - strlen(bound), "%s ", g->s.piece[i].id);
	assert_string_equal(bound, "FR-G-YG FR-G-MG FR-G-OG FR-G-C1 FR-G-C2 FR-G-A "
				   "RU-V-1G RU-V-2G RU-V-3G RU-V-1GC RU-V-2GC RU-V-A ");
	leave(g);
}

/* [Additional Forces A, Additional Forces B] A levy a turn in the Grand Battle, and none in the battle of one day. */
static void borodino_additional_forces_of_the_grand_battle(void **unused)
{
	(void)unused;
	static const char *const names[] = {"borodino/5-september", "borodino/6-september", "borodino/7-september",
					    "borodino/grand-battle"};
	char id[16];
	for (int k = 0; k < 4; k++) {
		struct game *g = scenario(names[k], k == 3 ? "additional_forces=1" : NULL);
		assert_int_equal(scenario_option(&g->s, "additional_forces=1", &g->e), k == 3);
		for (int i = 1; i <= 11; i++) {
			snprintf(id, sizeof id, "RU-LEVY-%d", i);
			const struct print *p = &g->s.piece[piece(g, id)];
			assert_int_equal(now(g)->piece[piece(g, id)].place, k == 3 ? PLACE_LATER : NONE);
			assert_true(p->strength == 3 && p->move == 3 && p->arm == ARM_INF);
			if (k == 3)
				assert_int_equal(p->enter_turn, 10 + i);
		}
		leave(g);
	}
}

/* [Victory Conditions, Grand Battle Victory, reading 32] Each day has its own conditions, the Grand Battle those of the 7th. */
static void borodino_victory_by_scenario(void **unused)
{
	(void)unused;
	static const char *const names[] = {"borodino/5-september", "borodino/6-september", "borodino/7-september",
					    "borodino/grand-battle"};
	static const int want[] = {VICTORY_SCHEVARDINO, VICTORY_REDOUBTS, VICTORY_LEVELS, VICTORY_LEVELS};
	for (int k = 0; k < 4; k++) {
		struct game *g = scenario(names[k], NULL);
		assert_int_equal(field_of(&g->s)->victory, want[k]);
		leave(g);
	}
	struct game *g = field(GRAND ",\"setup\":{\"FR-I-2\":\"4020\",\"RU-II-4\":\"1610\"},\"losses\":{\"french\":21,"
				     "\"russian\":20},\"start\":{\"turn\":40,\"side\":\"russian\"}", NULL);
	play(g, "done");
	assert_true(now(g)->header.result.over);
	assert_int_equal(now(g)->header.result.winner, RUSSIAN);
	assert_int_equal(now(g)->header.result.level, LEVEL_SUBSTANTIAL);
	leave(g);
	/* without Schevardino: the front line is that of the 7th */
	g = field(GRAND ",\"setup\":{\"FR-I-2\":\"3224\"," EASTERN "},\"losses\":{\"french\":20,\"russian\":20},"
			"\"start\":{\"turn\":40,\"side\":\"russian\"}", NULL);
	play(g, "done");
	assert_int_equal(now(g)->header.result.winner, RUSSIAN);
	assert_int_equal(now(g)->header.result.level, LEVEL_MARGINAL);
	leave(g);
}

/* How near to Schevardino a unit can come in one march. */
static int nearest_reach(struct game *g, const char *id)
{
	static struct reach r;
	int best = 99, work = board_find(&g->s.board, "3224");
	bo_reach_find(&g->s, state(g), piece(g, id), 0, &r);
	for (int i = 0; i < r.n; i++) {
		int far = bo_hex_distance(field_of(&g->s), r.at[i], work);
		best = far < best ? far : best;
	}
	return best;
}

/* The first scenario's note of the first move promises what can be done. */
static void borodino_schevardino_note_of_the_first_move(void **unused)
{
	(void)unused;
	struct game *g = scenario("borodino/schevardino", NULL);
	assert_int_equal(nearest_reach(g, "FR-I-5"), 1);
	assert_int_equal(nearest_reach(g, "FR-I-2"), 1);
	assert_int_equal(nearest_reach(g, "FR-I-A"), 3);
	play(g, "march FR-I-A 3026");
	state(g)->p.used = (struct set){{0}}; /* as if a turn had gone by */
	assert_in_range(nearest_reach(g, "FR-I-A"), 1, 2);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_reinforcements_are_compulsory),
		cmocka_unit_test(borodino_reinforcements_blocked_entry),
		cmocka_unit_test(borodino_reinforcements_friend_stuck_on_the_entry),
		cmocka_unit_test(borodino_freeze_one_a_turn),
		cmocka_unit_test(borodino_freeze_attack_frees),
		cmocka_unit_test(borodino_night_a),
		cmocka_unit_test(borodino_night_b_no_pinning_no_duty),
		cmocka_unit_test(borodino_night_c_rebuilt),
		cmocka_unit_test(borodino_guard_a_keeps_away),
		cmocka_unit_test(borodino_guard_a_arrives_near_the_enemy),
		cmocka_unit_test(borodino_guard_a_already_within_four),
		cmocka_unit_test(borodino_guard_b_released_by_approach),
		cmocka_unit_test(borodino_guard_b_quiet_way),
		cmocka_unit_test(borodino_guard_b_released_by_losses),
		cmocka_unit_test(borodino_guard_b_released_before_an_attack),
		cmocka_unit_test(borodino_guard_released_by_the_quiet_way),
		cmocka_unit_test(borodino_guard_b_the_way_that_releases_fewest),
		cmocka_unit_test(borodino_guard_a_no_advance_near_the_enemy),
		cmocka_unit_test(borodino_guard_b_forced_retreat_frees_nobody),
		cmocka_unit_test(borodino_query_threat),
		cmocka_unit_test(borodino_schevardino_note_of_the_first_move),
		cmocka_unit_test(borodino_additional_forces),
		cmocka_unit_test(borodino_victory_5_september),
		cmocka_unit_test(borodino_victory_6_september),
		cmocka_unit_test(borodino_victory_levels),
		cmocka_unit_test(borodino_scenarios_as_printed),
		cmocka_unit_test(borodino_turns_french_then_russian),
		cmocka_unit_test(borodino_guard_who_is_bound),
		cmocka_unit_test(borodino_additional_forces_of_the_grand_battle),
		cmocka_unit_test(borodino_victory_by_scenario),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
