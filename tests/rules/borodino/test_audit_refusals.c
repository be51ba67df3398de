/* What a refusal says: the rule it rests on and what stands in the way, so that the player sees what he may do. */
#include "field.h"

#include <string.h>

/* [Turns of Play 2, Combat A, Combat D, Combat E, Combat F] */
static void borodino_refusals_of_attacks(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT
			       ",\"setup\":{\"FR-I-2\":\"3321\",\"FR-I-5\":\"3222\",\"FR-I-A\":\"3422\","
			       "\"RU-VIII-12\":\"3320\",\"RU-VII-26\":\"3121\",\"RU-II-4\":\"3410\",\"RU-COS-1\":\"3219\"}", NULL);
	says(g, "attack RU-II-4", "Combat A", "reaches");
	says(g, "assault 2618", "Redoubts I", "before its front");
	says(g, "done", "Combat B", "FR-I-2 must still attack, RU-VIII-12 for one");
	says(g, "assault 3320", "Redoubts", "no redoubt");
	says(g, "march FR-I-2 3322", "Turns of Play", "Combat Phase");
	play(g, "attack RU-VII-26");
	says(g, "attack RU-VII-26", "Combat D", "target of this attack already");
	says(g, "attack RU-VIII-12", "Combat F", "attack it by itself");
	says(g, "commit", "Combat B", "choose who attacks");
	says(g, "with FR-I-2", "Combat E", "2 hexes from RU-VII-26");
	says(g, "with RU-VII-26", "Combat", "no unit of yours");
	says(g, "done", "Combat", "commit it");
	leave(g);
}

/* [Combat K, Artillery D, Artillery I] */
static void borodino_refusals_of_attackers(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT
			       ",\"setup\":{\"FR-I-2\":\"2419\",\"FR-IV-A\":\"2420\",\"FR-III-A\":\"2422\","
			       "\"RU-VI-7\":\"2319\",\"RU-VI-24\":\"2320\"}", NULL);
	play(g, "attack RU-VI-7");
	says(g, "with FR-I-2", "Combat K", "river");
	says(g, "with FR-III-A", "Combat E", "artillery reaches two");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-A\":\"3818\",\"FR-V-16\":\"3617\","
			  "\"RU-V-3G\":\"3717\"}", NULL);
	play(g, "attack RU-V-3G");
	says(g, "with FR-I-A", "Artillery I", "woods");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-A\":\"3322\",\"FR-I-2\":\"3321\",\"RU-VIII-12\":\"3320\","
			  "\"RU-VII-26\":\"3221\"}", NULL);
	play(g, "attack RU-VII-26; attack RU-VIII-12");
	says(g, "with FR-I-A", "Artillery D", "single unit");
	leave(g);
}

/* [Combat B, Redoubts C, Redoubts I, Retreat] */
static void borodino_refusals_name_who_is_left(void **unused)
{
	(void)unused;
	/* the only gun beside RU-COS-1 may not bombard RU-II-4 and leave him alone */
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-A\":\"3322\",\"RU-COS-1\":\"3222\","
				      "\"RU-II-4\":\"3324\"}", NULL);
	says(g, "attack RU-II-4", "Combat B", "With FR-I-A, RU-COS-1 would go unattacked");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2619\",\"RU-II-4\":\"1610\"}", NULL);
	says(g, "done", "Combat B", "FR-I-2 must still attack the redoubt in 2618");
	play(g, "assault 2618");
	says(g, "assault 2618", "Combat D", "target of this attack already");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2618\",\"RU-II-4\":\"2617\"}", NULL);
	says(g, "assault 2618", "Redoubts I", "your own hands");
	leave(g);
	/* who is to retreat is named */
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"3322\",\"RU-II-4\":\"3323\"}", NULL);
	dice(g, 1);
	play(g, "attack RU-II-4; with FR-I-2; commit");
	row_is(g, ROW_RETREAT, FRENCH);
	says(g, "stand", "Retreat", "RU-II-4 must retreat first");
	leave(g);
}

/* [Turns of Play 1, Movement 2, Reinforcements, Night Movement A] */
static void borodino_refusals_of_moves(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_5 ",\"lost\":[\"FR-V-16\"],"
			       "\"setup\":{\"FR-I-2\":\"2529\",\"RU-II-4\":\"1610\"},"
			       "\"enter\":{\"FR-IC-1\":{\"turn\":1,\"at\":\"B\"},\"FR-I-A\":{\"turn\":4,\"at\":\"B\"}}", NULL);
	says(g, "take FR-IC-1", "Reinforcements", "put it in 2530");
	says(g, "take FR-I-A", "Reinforcements", "turn 4");
	says(g, "take FR-V-16", "Movement", "eliminated");
	says(g, "take FR-V-18", "Reinforcements", "no part");
	says(g, "attack RU-II-4", "Turns of Play", "Movement Phase");
	says(g, "march FR-I-2 2529", "Movement", "already");
	leave(g);
	/* at night: too near, no farther than before, out of reach */
	g = field(GRAND ",\"start\":{\"turn\":9},\"setup\":{\"FR-I-2\":\"3324\",\"FR-I-5\":\"3322\","
			"\"RU-VIII-12\":\"3320\"}", NULL);
	says(g, "march FR-I-2 3222", "Night Movement A", "no nearer than three");
	play(g, "march FR-I-2 3323");
	says(g, "march FR-I-5 3321", "Night Movement A", "starts 2 hexes");
	says(g, "march FR-I-5 3328", "Terrain Effects Chart", "woods");
	says(g, "march FR-I-5 3327", "Night Movement A", "4 points");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_refusals_of_attacks),
		cmocka_unit_test(borodino_refusals_of_attackers),
		cmocka_unit_test(borodino_refusals_name_who_is_left),
		cmocka_unit_test(borodino_refusals_of_moves),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
