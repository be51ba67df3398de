/* Redoubts: retreats through their fronts, several of them together, and their own attacks. */
#include "field.h"

/* Redoubts B closes the fronts in the Movement Phase only: a French garrison may be sent back west. */
/* [Redoubts B, Redoubts J, reading 19] */
static void borodino_redoubt_b_retreat_through_the_front(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 RUSSIAN_FIGHT ",\"setup\":{\"FR-I-2\":\"2618\",\"RU-V-1G\":\"2617\","
				      "\"RU-VI-7\":\"2517\",\"RU-VII-26\":\"2717\"}", NULL);
	play(g, "attack FR-I-2; with RU-V-1G; with RU-VI-7; with RU-VII-26");
	odds_are(g, "2-1", 38, 7);
	dice(g, 1);
	play(g, "commit");
	stands(g, "FR-I-2", "2619");
	/* thrown out, the redoubt is live again */
	assert_int_equal(state(g)->live >> redoubt(g, "2618") & 1, 1);
	leave(g);
}

static void alone_defends(struct game *g, const char *order, int sum, int text)
{
	struct outlook look;
	bool said = text == NONE;
	play(g, order);
	g->s.rules->odds(&g->s, now(g), NULL, NULL, &look);
	assert_int_equal(look.kind, OUTLOOK_UNKNOWN);
	assert_int_equal(look.sum.table, NONE);
	for (int i = 0; i < look.sum.n; i++) {
		assert_int_equal(look.sum.at[i].ledger, 1);
		if (look.sum.at[i].op == LINE_SUM)
			assert_int_equal(look.sum.at[i].num, sum);
		said |= look.sum.at[i].text == text;
	}
	assert_true(said);
	leave(g);
}

/* While nobody is chosen to attack it, it defends as against all who may: through the front, from behind, in the open. */
/* [Redoubts E, Redoubts F, Redoubts G, Combat J] */
static void borodino_redoubt_before_anybody_attacks(void **unused)
{
	(void)unused;
	alone_defends(field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"3318\",\"RU-VIII-2GR\":\"3218\"}", NULL), "attack RU-VIII-2GR", 14,
		      TEXT_REDOUBT_DOUBLE);
	alone_defends(field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"3217\",\"RU-VIII-2GR\":\"3218\"}", NULL), "attack RU-VIII-2GR", 6,
		      TEXT_REDOUBT_REAR);
	alone_defends(field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"3217\",\"FR-I-4\":\"3219\",\"RU-VIII-2GR\":\"3218\"}", NULL),
		      "attack RU-VIII-2GR", 8, TEXT_REDOUBT_BOTH);
	alone_defends(field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2609\",\"RU-VIII-2GR\":\"2608\"}", NULL), "attack RU-VIII-2GR", 6,
		      NONE);
}

/* Combat D: a redoubt bombarded empty has had its attack; who is pushed into it then has its walls, not its guns. */
/* [Combat D, Redoubts E, Redoubts I, reading 13] */
static void borodino_combat_d_a_redoubt_defends_once(void **unused)
{
	(void)unused;
	static const char *const keys = DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-A\":\"3020\",\"FR-III-A\":\"3120\",\"FR-I-2\":\"2922\","
				       "\"RU-VIII-12\":\"3014\",\"RU-SIW\":\"3122\"}";
	for (int bombarded = 0; bombarded < 2; bombarded++) {
		struct game *g = field(keys, NULL);
		dice(g, 6);
		if (bombarded)
			play(g, "assault 3018; with FR-I-A; commit");
		bo_unit_shift(&g->s, state(g), piece(g, "RU-VIII-12"), board_find(&g->s.board, "3018"));
		bo_unit_shift(&g->s, state(g), piece(g, "FR-I-2"), board_find(&g->s.board, "3019"));
		play(g, "attack RU-VIII-12; with FR-I-2");
		odds_are(g, "1-2", 14, bombarded ? 10 : 12);
		assert_int_equal(bo_strength_sum(&g->s, state(g), FRENCH, NULL).printed, bombarded ? 5 : 7);
		leave(g);
	}
}

/* A French unit may be sent into an empty redoubt that no Russian unit covers; the redoubt is then silent. */
/* [Retreat, Redoubts C, Redoubts J] */
static void borodino_redoubt_retreat_into_an_empty_one(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 RUSSIAN_FIGHT ",\"setup\":{\"FR-I-2\":\"2717\",\"RU-V-1G\":\"2716\"}", NULL);
	dice(g, 1);
	play(g, "attack FR-I-2; with RU-V-1G; commit");
	row_is(g, ROW_RETREAT, RUSSIAN);
	assert_true(offered(g, "retreat FR-I-2 2618"));
	refused(g, "retreat FR-I-2 2718", "Retreat"); /* zone of the redoubt while it is live */
	play(g, "retreat FR-I-2 2618");
	assert_int_equal(state(g)->live >> redoubt(g, "2618") & 1, 0);
	leave(g);
}

/* The three fleches all face 3118: together or one by one they attack whoever stands there, and suffer nothing. */
/* [Redoubts I, Redoubts J, reading 23] */
static void borodino_redoubt_three_fleches_on_one_hex(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 RUSSIAN_FIGHT ",\"setup\":{\"FR-I-4\":\"3118\",\"RU-II-4\":\"1610\"}", NULL);
	play(g, "attack FR-I-4; redoubt 3018; redoubt 3117; redoubt 3218");
	odds_are(g, "1-1", 12, 5);
	dice(g, 6);
	play(g, "commit"); /* Ar: nobody to go back */
	assert_int_equal(state(g)->live >> redoubt(g, "3018") & 1, 1);
	assert_int_equal(now(g)->header.track[TRACK_LOSSES + 1], 0);
	stands(g, "FR-I-4", "3118");
	leave(g);
}

/* A French unit in one fleche stands before the rear one, which attacks it and gives it no help. */
/* [Redoubts I, Redoubts J] */
static void borodino_redoubt_rear_fleche_attacks_a_lost_one(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 RUSSIAN_FIGHT ",\"setup\":{\"FR-VIII-23\":\"3018\",\"RU-II-4\":\"1610\"}", NULL);
	play(g, "attack FR-VIII-23; redoubt 3117");
	odds_are(g, "1-1", 4, 2);
	refused(g, "redoubt 3018", "Redoubts J");
	dice(g, 1);
	play(g, "commit");
	refused(g, "retreat FR-VIII-23 3118", "Retreat"); /* before two live works */
	play(g, "retreat FR-VIII-23 2918"); /* and no Russian to follow */
	row_is(g, ROW_MOVE, FRENCH);
	assert_int_equal(state(g)->live >> redoubt(g, "3018") & 1, 1);
	leave(g);
}

/* One unit for each hex left: two defenders gone, two advances, and nobody goes twice. */
/* [Optional Advance, reading 21] */
static void borodino_advance_into_each_hex(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-G-OG\":\"3321\",\"FR-G-YG\":\"3423\","
				      "\"RU-COS-1\":\"3322\",\"RU-COS-2\":\"3422\"}", NULL);
	dice(g, 1);
	play(g, "attack RU-COS-1; attack RU-COS-2; with FR-G-YG");
	refused(g, "commit", "Combat B"); /* the Old Guard touches nobody else */
	play(g, "with FR-G-OG; commit; advance FR-G-OG 3322");
	refused(g, "advance FR-G-OG 3422", "Optional Advance");
	refused(g, "advance FR-G-YG 3322", "Optional Advance");
	play(g, "advance FR-G-YG 3422");
	stands(g, "FR-G-OG", "3322");
	stands(g, "FR-G-YG", "3422");
	row_is(g, ROW_MOVE, RUSSIAN);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_redoubt_before_anybody_attacks),
		cmocka_unit_test(borodino_redoubt_b_retreat_through_the_front),
		cmocka_unit_test(borodino_combat_d_a_redoubt_defends_once),
		cmocka_unit_test(borodino_redoubt_retreat_into_an_empty_one),
		cmocka_unit_test(borodino_redoubt_three_fleches_on_one_hex),
		cmocka_unit_test(borodino_redoubt_rear_fleche_attacks_a_lost_one),
		cmocka_unit_test(borodino_advance_into_each_hex),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
