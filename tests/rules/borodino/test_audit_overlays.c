/* What the overlays say of units that the special rules hold back. */
#include "field.h"

#include <stdio.h>

static struct overlay over;

static int reach(struct game *g, const char *unit, const char *hex)
{
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_REACH, scenario_piece(&g->s, unit), NONE, &over);
	return over.value[board_find(&g->s.board, hex)];
}

static int threat(struct game *g, const char *hex, const char *by)
{
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_THREAT, NONE, board_find(&g->s.board, hex), &over);
	return over.verdict[scenario_piece(&g->s, by)];
}

/* 5 September: a frozen unit reaches nothing and threatens only what it touches. */
/* [5 September Special Rules] */
static void borodino_overlays_know_the_freeze(void **unused)
{
	(void)unused;
	static const char *const units = ",\"setup\":{\"RU-COS-1\":\"1505\",\"RU-COS-2\":\"1705\",\"FR-I-2\":\"3322\"}";
	char keys[512];
	for (int turn = 3; turn <= 4; turn++) {
		snprintf(keys, sizeof keys, DAY_5 "%s,\"freeze\":true,\"start\":{\"turn\":%d,\"side\":\"french\","
			 "\"phase\":\"movement\"}", units, turn);
		struct game *g = field(keys, NULL);
		assert_int_equal(reach(g, "RU-COS-1", "1507"), turn == 3 ? NONE : 2);
		assert_int_equal(threat(g, "1508", "RU-COS-1"), turn == 3 ? 0 : 1);
		assert_int_equal(threat(g, "1506", "RU-COS-1"), 1);
		play(g, "done");
		if (turn == 4) {
			play(g, "march RU-COS-2 1706");
			assert_int_equal(reach(g, "RU-COS-1", "1507"), NONE);
			assert_int_equal(reach(g, "RU-COS-2", "1707"), 1);
		}
		leave(g);
	}
}

/* Zones of Control D: a pinned unit reaches nothing. */
/* [Zones of Control D, Movement 8] */
static void borodino_overlays_know_the_pinned(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"3322\",\"RU-II-4\":\"3321\"}", NULL);
	assert_int_equal(reach(g, "FR-I-2", "3323"), NONE);
	assert_int_equal(reach(g, "RU-II-4", "3320"), NONE);
	assert_int_equal(threat(g, "3322", "RU-II-4"), 1);
	leave(g);
}

/* Nobody attacks in the night turns 9, 10, 25 and 26. */
/* [Night Movement] */
static void borodino_overlays_know_the_night(void **unused)
{
	(void)unused;
	char keys[256];
	for (int turn = 8; turn <= 9; turn++) {
		snprintf(keys, sizeof keys, GRAND ",\"setup\":{\"FR-I-2\":\"3322\",\"RU-II-4\":\"3320\"},\"start\":{\"turn\":%d,"
			 "\"side\":\"french\",\"phase\":\"movement\"}", turn);
		struct game *g = field(keys, NULL);
		assert_int_equal(threat(g, "3322", "RU-II-4"), turn == 8);
		leave(g);
	}
}

/* In the last night turn of the Russians the French of the coming dawn threaten already; after the last turn nobody. */
/* [Night Movement A, Turns of Play] */
static void borodino_overlays_know_the_dawn(void **unused)
{
	(void)unused;
	char keys[256];
	for (int turn = 9; turn <= 11; turn++) {
		snprintf(keys, sizeof keys, GRAND ",\"setup\":{\"FR-I-2\":\"3322\",\"RU-II-4\":\"3319\"},\"start\":{\"turn\":%d,"
			 "\"side\":\"russian\",\"phase\":\"movement\"}", turn);
		struct game *g = field(keys, NULL);
		g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_THREAT, NONE, board_find(&g->s.board, "3319"), &over);
		assert_int_equal(over.verdict[piece(g, "FR-I-2")], turn > 9);
		leave(g);
	}
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"3322\",\"RU-II-4\":\"3319\"},\"start\":{\"turn\":40,"
			       "\"side\":\"russian\",\"phase\":\"movement\"}", NULL);
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_THREAT, NONE, board_find(&g->s.board, "3319"), &over);
	assert_int_equal(over.verdict[piece(g, "FR-I-2")], 0);
	leave(g);
}

/* In the Russian half of a turn the French reach what they will by the hour of their own next movement: in the last night
 * turn that is the dawn, when zones hold them and the enemy may be come near to; after the last turn there is none. */
/* [Night Movement A, Night Movement B, Zones of Control D] */
static void borodino_overlays_reach_by_the_next_hour(void **unused)
{
	(void)unused;
	char keys[256];
	for (int turn = 9; turn <= 11; turn++) {
		snprintf(keys, sizeof keys, GRAND ",\"setup\":{\"FR-I-2\":\"3320\",\"FR-I-4\":\"3424\",\"RU-II-4\":\"3319\"},"
			 "\"start\":{\"turn\":%d,\"side\":\"russian\",\"phase\":\"movement\"}", turn);
		struct game *g = field(keys, NULL);
		assert_int_equal(reach(g, "FR-I-2", "3321"), turn == 9 ? 1 : NONE);
		assert_int_equal(reach(g, "FR-I-4", "3321"), turn == 9 ? NONE : 3);
		leave(g);
	}
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"3322\",\"RU-II-4\":\"3310\"},\"start\":{\"turn\":40,"
			       "\"side\":\"russian\",\"phase\":\"movement\"}", NULL);
	assert_int_equal(reach(g, "FR-I-2", "3321"), NONE);
	assert_int_equal(reach(g, "RU-II-4", "3311"), 1);
	leave(g);
}

/* In its own Combat Phase a side moves next a turn later: before the night it is free of zones then, in the last turn of
 * the game it moves no more. The other side's hour is what it was. */
/* [Turns of Play, Night Movement A, Night Movement B] */
static void borodino_overlays_reach_after_ones_own_movement(void **unused)
{
	(void)unused;
	char keys[384];
	for (int side = FRENCH; side <= RUSSIAN; side++) {
		for (int turn = 7; turn <= 40; turn += turn == 7 ? 1 : 32) {
			snprintf(keys, sizeof keys, GRAND ",\"setup\":{\"FR-I-2\":\"3320\",\"FR-I-4\":\"3424\",\"RU-II-4\":\"3319\","
				 "\"RU-VI-7\":\"3215\"},\"start\":{\"turn\":%d,\"side\":\"%s\",\"phase\":\"combat\"}", turn,
				 side == FRENCH ? "french" : "russian");
			struct game *g = field(keys, NULL);
			bool night = turn == 8, own = side == FRENCH;
			assert_int_equal(reach(g, "FR-I-2", "3321"), night ? 1 : NONE);
			assert_int_equal(reach(g, "FR-I-4", "3423"), turn == 40 ? NONE : 1);
			assert_int_equal(reach(g, "RU-II-4", "3318"), night && !own ? 1 : NONE);
			assert_int_equal(reach(g, "RU-VI-7", "3214"), turn == 40 && !own ? NONE : 1);
			leave(g);
		}
	}
}

/* 5 September: who has not begun to move this turn may begin in the next. */
/* [5 September Special Rules, Turns of Play] */
static void borodino_overlays_know_the_freeze_of_the_next_turn(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_5 ",\"setup\":{\"RU-COS-1\":\"1505\",\"RU-COS-2\":\"1705\",\"RU-II-4\":\"3321\",\"FR-I-2\":\"3322\"},"
			       "\"freeze\":true,\"start\":{\"turn\":4,\"side\":\"russian\",\"phase\":\"movement\"}", NULL);
	play(g, "march RU-COS-2 1706");
	assert_int_equal(reach(g, "RU-COS-1", "1507"), NONE);
	play(g, "done");
	row_is(g, ROW_FIGHT, RUSSIAN);
	assert_int_equal(reach(g, "RU-COS-1", "1507"), 2);
	leave(g);
}

/* [Combat A, Combat K, Artillery A, Artillery H, Artillery I] Hexes in reach of an attack: beside, and two off for guns. */
static void borodino_overlay_of_fire(void **unused)
{
	(void)unused;
	static struct overlay o;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2419\",\"FR-IV-A\":\"2420\",\"FR-I-A\":\"3818\","
				     "\"RU-VI-7\":\"2319\"}", NULL);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_FIRE, piece(g, "FR-I-2"), NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "2319")], NONE); /* over the river */
	int near = 0;
	for (int i = 0; i < HEXES; i++)
		near += o.value[i] == 1;
	assert_in_range(near, 1, 5);
	assert_int_equal(o.verdict[piece(g, "RU-VI-7")], 0);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_FIRE, piece(g, "FR-IV-A"), NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "2319")], 1); /* guns fire over it */
	assert_int_equal(o.value[board_find(&g->s.board, "2422")], 2);
	assert_int_equal(o.verdict[piece(g, "RU-VI-7")], 1);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_FIRE, piece(g, "FR-I-A"), NONE, &o);
	assert_int_equal(o.value[board_find(&g->s.board, "3717")], NONE); /* woods */
	leave(g);
}

/* [Redoubts I, Redoubts J] A redoubt threatens the French before its front, by day, while it can fire. */
static void borodino_overlays_know_the_redoubts(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2617\",\"RU-II-4\":\"1610\"}", NULL);
	int at = board_find(&g->s.board, "2618");
	threat(g, "2619", "RU-II-4");
	assert_int_equal(over.value[at], 1);
	assert_int_equal(over.from[at], board_find(&g->s.board, "2619"));
	threat(g, "2517", "RU-II-4");
	assert_int_equal(over.value[at], NONE); /* behind it */
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2618\",\"RU-II-4\":\"1610\"}", NULL);
	threat(g, "2619", "RU-II-4");
	assert_int_equal(over.value[at], NONE); /* silent */
	leave(g);
	g = field(GRAND ",\"start\":{\"turn\":9},\"setup\":{\"FR-I-2\":\"2630\",\"RU-II-4\":\"1610\"}", NULL);
	threat(g, "2619", "RU-II-4");
	assert_int_equal(over.value[at], NONE);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_overlay_of_fire),
		cmocka_unit_test(borodino_overlays_know_the_freeze),
		cmocka_unit_test(borodino_overlays_know_the_pinned),
		cmocka_unit_test(borodino_overlays_know_the_night),
		cmocka_unit_test(borodino_overlays_know_the_dawn),
		cmocka_unit_test(borodino_overlays_reach_by_the_next_hour),
		cmocka_unit_test(borodino_overlays_reach_after_ones_own_movement),
		cmocka_unit_test(borodino_overlays_know_the_freeze_of_the_next_turn),
		cmocka_unit_test(borodino_overlays_know_the_redoubts),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
