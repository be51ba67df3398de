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

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_advanced_enemy_makes_no_duty),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
