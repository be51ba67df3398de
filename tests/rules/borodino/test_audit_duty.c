/* Duties to attack: what results and advances leave of them. */
#include "field.h"

/* Combat B; Optional Advance: an enemy that advanced takes part in nothing more, so it owes nobody an attack. Guns it
 * has come up to may bombard somebody else, but need not. */
/* [Combat B, Optional Advance, reading 7] */
static void borodino_advanced_enemy_makes_no_duty(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-5\":\"3321\",\"FR-I-A\":\"3322\","
				      "\"RU-VIII-12\":\"3320\",\"RU-VII-26\":\"3324\"}", NULL);
	assert_true(offered(g, "done") == false);
	dice(g, 3);
	play(g, "attack RU-VIII-12; with FR-I-5; commit");
	row_is(g, ROW_RETREAT, RUSSIAN);
	play(g, "retreat FR-I-5 3422; advance RU-VIII-12 3321");
	row_is(g, ROW_FIGHT, FRENCH);
	assert_true(offered(g, "attack RU-VII-26"));
	refused(g, "attack RU-VIII-12", "Combat D");
	assert_true(offered(g, "done"));
	play(g, "done");
	leave(g);
}

#define BETWEEN_TWO ",\"setup\":{\"FR-I-2\":\"2924\",\"FR-I-A\":\"3023\",\"RU-SIW\":\"2925\",\"RU-PHI\":\"3025\",\"RU-KOR\":\"3222\"}"

/* Combat B and C: an attack that is allowed because guns can see to the other enemy still binds them when the attacker has
 * gone forward, and everything else is refused until they have kept it. */
/* [Combat B, Combat C, Optional Advance, reading 7] */
static void borodino_combat_c_an_advance_leaves_no_neighbour_behind(void **unused)
{
	(void)unused;
	for (int advances = 0; advances < 2; advances++) {
		struct game *g = field(DAY_7 FRENCH_FIGHT BETWEEN_TWO, NULL);
		dice(g, 1);
		play(g, "attack RU-SIW; with FR-I-2; commit");
		lost(g, "RU-SIW");
		play(g, advances ? "advance FR-I-2 2925" : "stand");
		says(g, "done", "Combat B", "at 3025 must still be attacked");
		refused(g, "attack RU-KOR", "Combat B");
		leave(g);
	}
	struct game *g = field(DAY_7 FRENCH_FIGHT BETWEEN_TWO, NULL);
	dice_are(g, (const int[]){1, 5, 0}); /* 3-1, De; 3-1, Dr */
	play(g, "attack RU-SIW; with FR-I-2; commit; advance FR-I-2 2925; attack RU-PHI; with FR-I-A; commit");
	leave(g);
	/* the other way about the guns are spent: then nobody would be left for the neighbour */
	g = field(DAY_7 FRENCH_FIGHT BETWEEN_TWO, NULL);
	dice(g, 1);
	play(g, "attack RU-KOR; with FR-I-A; commit; attack RU-SIW; attack RU-PHI; with FR-I-2; commit");
	leave(g);
}

/* The same with a redoubt that was to see to the second French unit before it. */
/* [Combat B, Combat C, Redoubts I, reading 7] */
static void borodino_combat_c_an_advance_leaves_the_rest_to_the_redoubt(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 RUSSIAN_FIGHT ",\"setup\":{\"FR-I-2\":\"3019\",\"FR-I-5\":\"2918\",\"RU-VIII-12\":\"3018\"}",
			       NULL);
	dice(g, 1);
	play(g, "attack FR-I-5; with RU-VIII-12; commit; retreat FR-I-5 2819; advance RU-VIII-12 2918");
	says(g, "done", "Combat B", "at 3019 must still be attacked");
	play(g, "attack FR-I-2; redoubt 3018; commit");
	leave(g);
}

/* A neighbour of his own side owes nothing because a unit advances from beside him. */
/* [Combat B, Combat C, reading 7] */
static void borodino_combat_c_an_advance_makes_no_duty_for_friends(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 RUSSIAN_FIGHT ",\"setup\":{\"FR-I-5\":\"2918\",\"RU-VIII-12\":\"3018\",\"RU-VIII-2GR\":\"3118\"}",
			       NULL);
	dice(g, 1);
	play(g, "attack FR-I-5; with RU-VIII-12; commit; retreat FR-I-5 2819; advance RU-VIII-12 2918");
	assert_true(set_empty(&state(g)->due));
	assert_false(happened(g, EVENT_LAPSE, NULL));
	leave(g);
}

/* What was owed lapses when nobody reaches him any more: here the guns, on which it hung, are displaced. */
/* [Combat B, Displacement, reading 7] */
static void borodino_combat_b_a_neighbour_left_behind_whom_nobody_reaches(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT BETWEEN_TWO, NULL);
	dice(g, 1);
	play(g, "attack RU-SIW; with FR-I-2; commit; advance FR-I-2 2925");
	set_add(&state(g)->no_shot, piece(g, "FR-I-A"));
	assert_true(offered(g, "done"));
	play(g, "done");
	assert_true(set_empty(&state(g)->due));
	leave(g);
}

#define GUNS_BEHIND ",\"setup\":{\"FR-I-5\":\"2924\",\"FR-I-A\":\"3025\",\"RU-VIII-12\":\"2925\",\"RU-PHI\":\"3027\"}"

/* Artillery A: guns in contact that left their neighbour to others owe their shot still when he has come forward. */
/* [Combat B, Artillery A, Optional Advance, reading 7] */
static void borodino_combat_b_who_owed_an_attack_owes_it_after_an_enemy_advance(void **unused)
{
	(void)unused;
	for (int advances = 0; advances < 2; advances++) {
		struct game *g = field(DAY_7 FRENCH_FIGHT GUNS_BEHIND, NULL);
		dice(g, 4);
		play(g, "attack RU-VIII-12; with FR-I-5; commit"); /* 1-2, Ar */
		rules_orders(&g->s, now(g), &g->list);
		assert_true(rules_play(&g->s, now(g), &g->list.at[0], &g->ev, &g->e));
		play(g, advances ? "advance RU-VIII-12 2924" : "stand");
		assert_false(happened(g, EVENT_LAPSE, NULL));
		says(g, "done", "Combat B", "must still attack");
		play(g, "attack RU-PHI; with FR-I-A; commit");
		leave(g);
	}
}

/* Whom no enemy is beside any more owes nothing, though guns could fire at somebody; the log says why. */
/* [Combat B, Artillery A, reading 7] */
static void borodino_combat_b_a_neighbour_driven_off_relieves_guns(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT GUNS_BEHIND ",\"strength\":{\"FR-I-5\":30}", NULL);
	dice(g, 1);
	play(g, "attack RU-VIII-12; with FR-I-5; commit; stand"); /* 6-1, De */
	lost(g, "RU-VIII-12");
	assert_true(happened(g, EVENT_LAPSE, "FR-I-A"));
	assert_true(logged(g, "stands in no enemy zone any more"));
	assert_true(offered(g, "done"));
	assert_true(offered(g, "attack RU-PHI"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_advanced_enemy_makes_no_duty),
		cmocka_unit_test(borodino_combat_c_an_advance_leaves_no_neighbour_behind),
		cmocka_unit_test(borodino_combat_c_an_advance_leaves_the_rest_to_the_redoubt),
		cmocka_unit_test(borodino_combat_c_an_advance_makes_no_duty_for_friends),
		cmocka_unit_test(borodino_combat_b_a_neighbour_left_behind_whom_nobody_reaches),
		cmocka_unit_test(borodino_combat_b_who_owed_an_attack_owes_it_after_an_enemy_advance),
		cmocka_unit_test(borodino_combat_b_a_neighbour_driven_off_relieves_guns),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
