/* Those who die at the same time: the ground is settled when all of them are off. */
#include "theatre.h"

/* Whose flag flies over a fortified town. */
static int flag(struct game *g, const char *town)
{
	return pos(g)->control[n7_own(&g->s)->town[area(g, town)]];
}

static void raise_flag(struct game *g, const char *town, int side)
{
	pos(g)->control[n7_own(&g->s)->town[area(g, town)]] = (int8_t)side;
}

static void recovery(struct game *g)
{
	events_clear(&g->ev);
	frame_push(now(g), ROW_RECOVERY, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
}

/* [Vedettes] Opposing vedettes eliminate each other: neither crosses the town or occupies it, whoever comes. */
static void n7_vedettes_that_meet_take_no_town(void **unused)
{
	(void)unused;
	for (int comer = 0; comer < SIDES; comer++) {
		struct game *g = theatre("eylau", "grognard=1", comer == RUSSIAN ? "F-DAV THO 5/1; V1FR ELB; R-LES BIS 3/2; V1RU PHO" :
								"F-DAV THO 5/1; V1FR PHO; R-LES BIS 3/2; V1RU ELB");
		raise_flag(g, "ELB", !comer);
		operations(g, comer);
		next_cards(g, comer == RUSSIAN ? "RU01" : "FR01");
		operate(g, comer == RUSSIAN ? "V1RU" : "V1FR");
		march(g, "ELB");
		is(g, "V1FR", "lost");
		is(g, "V1RU", "lost");
		assert_int_equal(flag(g, "ELB"), !comer);
		assert_int_equal(marker_at(g), 10);
		leave(g);
	}
	/* a corps that comes upon the vedette is there, and takes the town */
	struct game *g = theatre("eylau", "grognard=1", "F-DAV THO 5/1; V1FR ELB; R-LES PHO 3/2");
	operations(g, RUSSIAN);
	next_cards(g, "RU01");
	operate(g, "R-LES");
	march(g, "ELB");
	assert_int_equal(flag(g, "ELB"), RUSSIAN);
	leave(g);
}

/* [Cold] [reading 58] Who dies of it dies at once with everybody else: the town stays whose it was. */
static void n7_cold_kills_together(void **unused)
{
	(void)unused;
	for (int holder = 0; holder < SIDES; holder++) {
		struct game *g = theatre("eylau", NULL, "F-DAV THO 5/1; F-SOU ELB 1/0 +8 *; R-LES ELB 1/0 +8 *; R-SAC BIS 3/1");
		raise_flag(g, "ELB", holder);
		axis(g, FRENCH, "ELB", "PHO");
		pos(g)->weather = WEATHER_COLD;
		recovery(g);
		is(g, "F-SOU", "lost");
		is(g, "R-LES", "lost");
		assert_int_equal(flag(g, "ELB"), holder);
		assert_int_equal(n7_axis_side(pos(g), area(g, "ELB")), NOBODY);
		assert_int_equal(marker_at(g), 10);
		leave(g);
	}
	/* who is left alone has it */
	struct game *g = theatre("eylau", NULL, "F-DAV THO 5/1; F-SOU ELB 1/0 +8 *; R-LES ELB 1/0 +7 *; R-SAC BIS 3/1");
	raise_flag(g, "ELB", FRENCH);
	pos(g)->weather = WEATHER_COLD;
	recovery(g);
	assert_int_equal(flag(g, "ELB"), RUSSIAN);
	leave(g);
}

/* [Recovery 3] [reading 58] One step for both sides: a siege is not lifted by a corps that goes in the same step. */
static void n7_recovery_3_kills_together(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-DAV THO 5/1; F-SOU DAN 1/0 +5 *; R-LES DAN 1/0 +5 *; R-SAC BIS 3/1");
	int danzig = n7_own(&g->s)->fortress[area(g, "DAN")];
	assert_int_equal(pos(g)->siege[danzig], FRENCH);
	recovery(g);
	is(g, "F-SOU", "lost");
	is(g, "R-LES", "lost");
	assert_int_equal(pos(g)->siege[danzig], FRENCH);
	leave(g);
	/* [Siege] L'Estocq lives on: he is alone there, though another corps is asked about first */
	g = theatre("eylau", NULL, "F-DAV THO 5/1; F-SOU DAN 1/0 +5 *; R-LES DAN 2/1 +5 *; R-SAC BIS 3/1");
	recovery(g);
	assert_int_equal(pos(g)->siege[danzig], NOBODY);
	row_is(g, ROW_LOSE, RUSSIAN);
	leave(g);
	/* they come first: nobody is asked while one of them is dead and the other is not */
	g = theatre("eylau", NULL, "F-SOU ELB 1/0 +5 *; F-NEY THO 3/1 +5 *; R-LES ELB 1/0 +5 *; R-SAC BIS 3/1");
	assert_true(piece(g, "F-NEY") != piece(g, "F-SOU"));
	raise_flag(g, "ELB", FRENCH);
	axis(g, FRENCH, "ELB", "PHO");
	recovery(g);
	row_is(g, ROW_LOSE, FRENCH);
	is(g, "F-SOU", "lost");
	is(g, "R-LES", "lost");
	assert_true(g->s.rules->sound(&g->s, now(g), &g->e));
	assert_int_equal(flag(g, "ELB"), FRENCH);
	assert_int_equal(n7_axis_side(pos(g), area(g, "ELB")), NOBODY);
	play(g, "hit F-NEY 0");
	leave(g);
}

/* [Combat 4] [reading 46] The result is dealt out to both sides before the ground is settled: where nobody is left the flag stays. */
static void n7_combat_kills_together(void **unused)
{
	(void)unused;
	for (int attacker = 0; attacker < SIDES; attacker++) {
		struct game *g = theatre("eylau", NULL, "F-DAV THO 5/1; F-SOU ELB 5/0 +8; R-LES ELB 5/0 +8; R-SAC BIS 3/1");
		raise_flag(g, "ELB", !attacker);
		axis(g, attacker, "ELB", "PHO");
		next_cards(g, attacker == FRENCH ? "FR14 RU16 RU11" : "RU16 FR14 FR12");
		attack(g, attacker == FRENCH ? "F-SOU" : "R-LES");
		is(g, "F-SOU", "lost");
		is(g, "R-LES", "lost");
		assert_int_equal(flag(g, "ELB"), !attacker);
		assert_int_equal(n7_axis_side(pos(g), area(g, "ELB")), NOBODY);
		leave(g);
	}
}

/* [reading 46] While the attacker places fatigue that may still take his last corps the flag waits; it falls to who is left. */
static void n7_combat_settles_when_nobody_can_fall_any_more(void **unused)
{
	(void)unused;
	for (int tired = 6; tired <= 7; tired++) {
		struct game *g = theatre("eylau", NULL, tired == 7 ? "F-DAV THO 5/1; F-SOU ELB 5/0 +7; F-NEY ELB 3/1 +7; R-LES ELB 5/0 +8; R-SAC BIS 3/1" :
								     "F-DAV THO 5/1; F-SOU ELB 5/0 +6; F-NEY ELB 3/1 +6; R-LES ELB 5/0 +8; R-SAC BIS 3/1");
		raise_flag(g, "ELB", RUSSIAN);
		axis(g, FRENCH, "ELB", "PHO");
		next_cards(g, "FR01 RU01 RU11");
		attack(g, "F-SOU F-NEY");
		is(g, "R-LES", "lost");
		row_is(g, ROW_TIRE, FRENCH);
		assert_int_equal(flag(g, "ELB"), tired == 7 ? RUSSIAN : FRENCH);
		assert_int_equal(n7_axis_side(pos(g), area(g, "ELB")), tired == 7 ? FRENCH : NOBODY);
		assert_true(g->s.rules->sound(&g->s, now(g), &g->e));
		play(g, "tire F-SOU");
		is(g, "F-SOU", tired == 7 ? "lost" : "5/0 +8");
		assert_int_equal(flag(g, "ELB"), FRENCH);
		assert_int_equal(n7_axis_side(pos(g), area(g, "ELB")), NOBODY);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_vedettes_that_meet_take_no_town),
		cmocka_unit_test(n7_cold_kills_together),
		cmocka_unit_test(n7_recovery_3_kills_together),
		cmocka_unit_test(n7_combat_kills_together),
		cmocka_unit_test(n7_combat_settles_when_nobody_can_fall_any_more),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
