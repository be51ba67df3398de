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
	says(g, "done", "Combat B", "2nd Division at 3321 must still attack 12th Division at 3320");
	says(g, "assault 3320", "Redoubts", "no redoubt");
	says(g, "stand", "Turns of Play", "choose an enemy to attack, or end the phase");
	says(g, "march FR-I-2 3322", "Turns of Play", "Combat Phase");
	play(g, "attack RU-VII-26");
	says(g, "attack RU-VII-26", "Combat D", "target of this attack already");
	says(g, "attack RU-VIII-12", "Combat F", "attack it by itself");
	says(g, "commit", "Combat B", "Choose who attacks");
	says(g, "with FR-I-2", "Combat E", "2 hexes from 26th Division at 3121");
	says(g, "with RU-VII-26", "Combat", "no unit of yours");
	says(g, "done", "Combat", "press Commit");
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
	says(g, "with FR-III-A", "Artillery A", "artillery reaches 2");
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
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-G-OG\":\"4020\",\"FR-I-A\":\"3322\",\"RU-COS-1\":\"3222\","
				      "\"RU-II-4\":\"3324\"}", NULL);
	says(g, "attack RU-II-4", "Combat B", "With I Corps Artillery at 3322, 1st Cossacks at 3222 would go unattacked");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2619\",\"RU-II-4\":\"1610\"}", NULL);
	says(g, "done", "Combat B", "2nd Division at 2619 must still attack the redoubt: Great Redoubt (2618)");
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
	says(g, "stand", "Retreat", "4th Division at 3323 must retreat first");
	leave(g);
}

/* [Turns of Play 1, Movement 2, Reinforcements, Night Movement A] */
static void borodino_refusals_of_moves(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_5 ",\"lost\":[\"FR-V-16\"],"
			       "\"setup\":{\"FR-I-2\":\"2529\",\"RU-II-4\":\"1610\"},"
			       "\"enter\":{\"FR-IC-1\":{\"turn\":1,\"at\":\"B\"},\"FR-I-A\":{\"turn\":4,\"at\":\"B\"}}", NULL);
	says(g, "take FR-IC-1", "Reinforcements", "place it in 2530");
	says(g, "put FR-IC-1 1830", "Reinforcements", "comes in at 2530, not at 1830");
	says(g, "take FR-I-A", "Reinforcements", "turn 4");
	says(g, "take FR-V-16", "Movement", "eliminated");
	says(g, "take FR-V-18", "Reinforcements", "no part");
	says(g, "attack RU-II-4", "Turns of Play", "Movement Phase");
	says(g, "march FR-I-2 2529", "Movement", "already");
	leave(g);
	/* all the hexes are named where there are several */
	g = field(GRAND ",\"setup\":{\"FR-I-2\":\"4020\"},\"enter\":{\"RU-LEVY-1\":{\"turn\":11,\"at\":\"M\"}},"
			"\"start\":{\"turn\":11,\"side\":\"russian\"}", "additional_forces=1");
	says(g, "put RU-LEVY-1 2530", "Reinforcements", "comes in at 2701, 2801, 2901, 3001, 3101 or 3401, not at 2530");
	says(g, "take RU-LEVY-1", "Reinforcements", "place it in 2701, 2801, 2901, 3001, 3101 or 3401 first");
	leave(g);
	/* at night: too near, no farther than before, out of reach */
	g = field(GRAND ",\"start\":{\"turn\":9},\"setup\":{\"FR-I-2\":\"3324\",\"FR-I-5\":\"3322\","
			"\"RU-VIII-12\":\"3320\"}", NULL);
	says(g, "march FR-I-2 3222", "Night Movement A", "no nearer than three");
	play(g, "march FR-I-2 3323");
	says(g, "march FR-I-5 3321", "Night Movement A", "starts 2 hexes");
	says(g, "march FR-I-5 3328", "Terrain Effects Chart", "woods");
	says(g, "march FR-I-5 3327", "Movement 9", "costs 5 points, and it has 4");
	leave(g);
}

#define LINE "\"RU-COS-1\":\"3103\",\"RU-COS-2\":\"3108\",\"RU-COS-3\":\"3113\",\"RU-PLT\":\"3118\",\"RU-UVR\":\"3126\""

/* [Movement 3, Movement 9, Terrain Effects Chart Fords and Bridges, Terrain Effects Chart Rivers]
 * [Redoubts B, Redoubts C] Every unreachable hex has its own reason. */
static void borodino_refusals_of_hexes_out_of_reach(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-A\":\"1614\",\"FR-I-2\":\"2618\",\"FR-I-4\":\"2720\","
			       "\"RU-II-4\":\"1308\"}", NULL);
	play(g, "take FR-I-A");
	says(g, "march FR-I-A 1413", "Movement 9", "costs 5 points (3 of them at a ford), and it has 3");
	says(g, "march FR-I-A 1618", "Movement 9", "costs 7 points (3 of them at a ford), and it has 3");
	says(g, "march FR-I-A 1615", "Terrain Effects Chart", "river without bridge or ford lies between");
	play(g, "march FR-I-A 1613; take FR-I-2");
	says(g, "march FR-I-2 2619", "Redoubts B", "front of a redoubt lies between 2nd Division at 2618 and 2619");
	says(g, "march FR-I-2 2620", "Redoubts C", "must stop in 2718, in the zone of control of a redoubt");
	play(g, "march FR-I-2 2617; take FR-I-4");
	says(g, "march FR-I-4 2618", "Redoubts B", "entered from behind only");
	leave(g);
	/* a zone on the way stops it, whose it is and where is said */
	g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2609\",\"RU-II-4\":\"2507\",\"RU-III-3\":\"2707\"}", NULL);
	play(g, "take FR-I-2");
	says(g, "march FR-I-2 2606", "Zones of Control C", "must stop in 2608, in the zone of control of");
	says(g, "march FR-I-2 2604", "Movement 9", "costs 5 points, and it has 4");
	leave(g);
	/* at night nobody is stopped, and one hex is one hex */
	g = field(GRAND ",\"start\":{\"turn\":9},\"setup\":{\"FR-I-2\":\"2610\",\"RU-II-4\":\"2606\"}", NULL);
	play(g, "take FR-I-2");
	says(g, "march FR-I-2 2607", "Night Movement A", "2607 is 1 hex from the enemy");
	leave(g);
	/* a line of Russians right across the map: by day it is far, at night and for the Guard there is no way */
	g = field(GRAND ",\"start\":{\"turn\":9},\"setup\":{\"FR-I-2\":\"2115\"," LINE ",\"RU-II-4\":\"3123\"}", NULL);
	play(g, "take FR-I-2");
	says(g, "march FR-I-2 4020", "Night Movement A", "leads too near to the enemy for the night");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2115\",\"FR-G-OG\":\"2412\"," LINE "}", "imperial_guard=1");
	play(g, "take FR-G-OG");
	says(g, "march FR-G-OG 4020", "Imperial Guard A", "every way to 4020 leads within four hexes of the enemy");
	play(g, "march FR-G-OG 2411; take FR-I-2");
	says(g, "march FR-I-2 4020", "Movement 9", "points, and it has 4");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2610\",\"RU-II-4\":\"2606\"}", NULL);
	says(g, "release FR-I-2", "Imperial Guard B", "not in use");
	says(g, "stand", "Turns of Play", "move units, then end the phase");
	leave(g);
}

/* [Combat E, Combat F, Artillery D, Artillery I] What keeps a unit from an attack is said. */
static void borodino_refusals_of_attacks_together(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-A\":\"3818\",\"RU-V-3G\":\"3717\","
			       "\"FR-I-2\":\"2609\",\"RU-II-4\":\"2608\"}", NULL);
	says(g, "attack RU-V-3G", "Artillery I", "3rd Guard Division at 3717 stands on a road through woods");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2505\",\"RU-III-3\":\"2606\","
			  "\"RU-II-4\":\"2706\"}", NULL);
	play(g, "attack RU-III-3");
	says(g, "with FR-I-2", "Combat B",
	     "4th Division at 2505 would have to join in, and then 4th Division at 2706 would go unattacked");
	says(g, "attack RU-II-4", "Combat F", "4th Division at 2505 cannot attack 4th Division at 2706");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-A\":\"2505\",\"RU-III-3\":\"2606\","
			  "\"RU-II-4\":\"2706\"}", NULL);
	play(g, "attack RU-III-3");
	says(g, "attack RU-II-4", "Artillery D", "not adjacent to 4th Division at 2706");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-A\":\"2808\",\"FR-I-2\":\"3107\",\"RU-III-3\":\"3007\"}", NULL);
	play(g, "attack RU-III-3");
	says(g, "with FR-I-A", "Artillery I", "woods lie between I Corps Artillery at 2808 and 3rd Division at 3007");
	leave(g);
	/* a redoubt is no help to a unit that is not adjacent to both */
	g = field(DAY_7 RUSSIAN_FIGHT ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2611\",\"RU-III-3\":\"2606\","
			  "\"RU-II-4\":\"2610\"}", NULL);
	play(g, "attack FR-I-2");
	says(g, "attack FR-I-4", "Combat F", "attack it by itself");
	leave(g);
	/* over a river */
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2419\",\"RU-VI-7\":\"2319\",\"FR-I-4\":\"2609\","
			  "\"RU-II-4\":\"2608\"}", NULL);
	says(g, "attack RU-VI-7", "Combat K", "a river lies between 2nd Division at 2419 and 7th Division at 2319");
	leave(g);
}

/* [Retreat] All the hexes he may be sent to are named. */
static void borodino_refusals_of_retreats(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2609\",\"RU-II-4\":\"2608\"}", NULL);
	dice(g, 1);
	play(g, "attack RU-II-4; with FR-I-2; commit");
	row_is(g, ROW_RETREAT, FRENCH);
	says(g, "retreat RU-II-4 2605", "Retreat", "4th Division at 2608 may go to 2607, 2707 or 2507");
	says(g, "lose RU-II-4", "Retreat", "can retreat to 2607, 2707 or 2507");
	leave(g);
}

/* [Redoubts G, Combat B] Guns before an empty redoubt must attack that one, and it is the one that is named, though another is in
 * range. */
static void borodino_refusal_names_the_redoubt_that_is_near(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-A\":\"3318\"}", NULL);
	bool far = false;
	const struct field *f = field_of(&g->s);
	int guns = board_find(&g->s.board, "3318");
	for (int k = 0; k < f->fires[guns]; k++)
		far |= f->fire[guns][k].to == board_find(&g->s.board, "3117");
	assert_true(far);
	says(g, "done", "Combat B", "3218");
	leave(g);
}

/* [Combat B, Artillery A] Guns that may not fire at whom they touch owe a shot at whoever is in range: the one enemy is named, or
 * one of several as one of them; and a redoubt in range where there is nobody. */
static void borodino_refusals_name_whom_guns_can_still_reach(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-A\":\"3818\",\"RU-V-3G\":\"3717\",\"RU-II-4\":\"3816\"}", NULL);
	says(g, "done", "Combat B", "I Corps Artillery at 3818 must still attack 4th Division at 3816");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-A\":\"3818\",\"RU-V-3G\":\"3717\",\"RU-II-4\":\"3816\","
			  "\"RU-II-17\":\"3820\"}", NULL);
	says(g, "done", "Combat B", "I Corps Artillery at 3818 must still attack an enemy in range, such as");
	leave(g);
}

/* [Imperial Guard B, Imperial Guard C, reading 30] What losses allow is counted, with the next figure that allows one more; the Old
 * Guard waits for those who are yet to come as well. */
static void borodino_refusals_of_releases(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2612\",\"FR-G-YG\":\"2613\",\"FR-G-MG\":\"2614\",\"FR-G-C1\":\"2714\","
				     "\"RU-III-3\":\"2604\"},\"losses\":{\"french\":17,\"russian\":0}", "imperial_guard=1");
	says(g, "release FR-G-OG", "Imperial Guard C", "must be the last");
	play(g, "release FR-G-YG");
	says(g, "release FR-G-MG", "Imperial Guard B", "your losses of 17 allow 1 release, used already; the next comes at 25");
	now(g)->header.track[TRACK_LOSSES] = 26;
	play(g, "release FR-G-MG");
	says(g, "release FR-G-C1", "Imperial Guard B", "your losses of 26 allow 2 releases, used already; the next comes at 35");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2612\",\"RU-III-3\":\"2604\"},\"enter\":{\"FR-G-YG\":{\"turn\":30,\"at\":\"B\"}},"
			"\"losses\":{\"french\":25,\"russian\":0}", "imperial_guard=1");
	says(g, "release FR-G-OG", "Imperial Guard C", "must be the last");
	leave(g);
	g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2612\",\"RU-III-3\":\"2604\"},\"losses\":{\"french\":25,\"russian\":0}",
		  "imperial_guard=1");
	play(g, "release FR-G-OG");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_refusals_of_attacks),
		cmocka_unit_test(borodino_refusals_of_attackers),
		cmocka_unit_test(borodino_refusals_name_who_is_left),
		cmocka_unit_test(borodino_refusal_names_the_redoubt_that_is_near),
		cmocka_unit_test(borodino_refusals_name_whom_guns_can_still_reach),
		cmocka_unit_test(borodino_refusals_of_releases),
		cmocka_unit_test(borodino_refusals_of_moves),
		cmocka_unit_test(borodino_refusals_of_hexes_out_of_reach),
		cmocka_unit_test(borodino_refusals_of_attacks_together),
		cmocka_unit_test(borodino_refusals_of_retreats),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
