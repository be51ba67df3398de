/* The cards of a retreat and of a pursuit, with and without a Counter Order. */
#include "theatre.h"

#include <string.h>

enum { PLAIN, COUNTERED, BOTH };

/* Ney wins by so many losses as his cards show; the Russian loss is foot where there is a choice. Somebody is asked where to go back. */
static struct game *beaten(const char *place, const char *blocks, const char *hands, const char *cards)
{
	struct game *g = theatre(place, NULL, blocks);
	hold(g, hands);
	attack(g, "F-NEY");
	while (frame_now(now(g))->row == ROW_WINDOW) {
		if (frame_now(now(g))->side == RUSSIAN || !strstr(hands, "RU"))
			next_cards(g, cards);
		play(g, "pass");
	}
	if (frame_now(now(g))->row == ROW_LOSE)
		play(g, "hit R-OST 0");
	return g;
}

/* [Back to the River] [reading 48] The winner, when the first link has a bridge: a point, the owner's choice. The retreat goes on. */
static void n7_back_to_the_river(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = beaten("friedland", "F-NEY FRI 4/1; R-OST FRI 4/2; R-PLA BIB 0/2", "FR03 RU09", "FR04 FR07 RU01");
		row_is(g, ROW_RETREAT, RUSSIAN);
		play(g, "retreat R-OST SCH");
		row_is(g, ROW_WINDOW, FRENCH);
		lay(g, "FR03", how == COUNTERED);
		if (how == PLAIN) {
			row_is(g, ROW_LOSE, RUSSIAN);
			play(g, "hit R-OST 1");
		}
		assert_int_equal(n7_strength(pos(g), piece(g, "R-OST")), how == PLAIN ? 3 : 4);
		assert_int_equal(marker_at(g), how == PLAIN ? 7 : 8);
		row_is(g, ROW_RETREAT, RUSSIAN);
		leave(g);
	}
	/* not over dry land; with the bridge down the retreat costs its 2 fatigue besides, at its end */
	struct game *g = beaten("friedland", "F-NEY FRI 4/1; R-OST FRI 4/2; R-PLA BIB 0/2", "FR03 RU09", "FR04 FR07 RU01");
	play(g, "retreat R-OST BAR");
	row_is(g, ROW_RETREAT, RUSSIAN);
	leave(g);
	g = theatre("friedland", NULL, "F-NEY FRI 4/1; R-OST FRI 4/2; R-PLA BIB 0/2");
	hold(g, "FR03 RU09");
	down(g, "FRI", "SCH");
	attack(g, "F-NEY");
	play(g, "pass");
	next_cards(g, "FR04 FR01 RU01");
	play(g, "pass; hit R-OST 0; retreat R-OST SCH");
	row_is(g, ROW_WINDOW, FRENCH);
	is(g, "R-OST", "3/2 +2");
	lay(g, "FR03", false);
	play(g, "hit R-OST 0");
	is(g, "R-OST", "2/2 +4");
	leave(g);
}

/* [Panic] [reading 49] One link more, away from the combat, and 2 fatigue. */
static void n7_panic(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = beaten("eylau", "F-NEY PEY 4/0; R-OST PEY 4/1; R-PLA BIB 0/2", "FR38 RU09", "FR04 RU01");
		play(g, "retreat R-OST FRI");
		row_is(g, ROW_WINDOW, FRENCH);
		lay(g, "FR38", how == COUNTERED);
		if (how == COUNTERED) {
			is(g, "R-OST", "3/1 +0");
			stands(g, "R-OST", "FRI");
			leave(g);
			continue;
		}
		row_is(g, ROW_RETREAT, RUSSIAN);
		refused(g, "retreat R-OST BAR", "Combat 6");
		play(g, "retreat R-OST SCH");
		is(g, "R-OST", "3/1 +2");
		leave(g);
	}
	/* where the stack has stopped among friends it goes on all the same; where no link leads away only the fatigue falls */
	struct game *g = beaten("eylau", "F-NEY PEY 4/0; R-OST PEY 4/1; R-SAC FRI 3/1; R-PLA BIB 0/2", "FR38 RU09", "FR04 RU01");
	play(g, "retreat R-OST FRI");
	lay(g, "FR38", false);
	play(g, "retreat R-OST ALB");
	stands(g, "R-SAC", "FRI");
	stands(g, "R-OST", "ALB");
	is(g, "R-OST", "3/1 +2");
	leave(g);
	/* it is for a beaten Russian stack alone */
	g = theatre("eylau", NULL, "F-NEY PEY 4/0; F-SOU THO 6/1; R-OST PEY 4/1");
	hold(g, "FR38");
	attack(g, "R-OST");
	if (frame_now(now(g))->row == ROW_WINDOW) {
		next_cards(g, "RU10 RU06 FR01");
		play(g, "pass");
	}
	assert_int_not_equal(frame_now(now(g))->row, ROW_WINDOW);
	leave(g);
}

static const char *const chase = "F-NEY PEY 3/2; R-OST PEY 4/1; R-PLA BIB 0/2; F-SOU THO 6/1";

/* [Orderly Retreat] The stack that goes back still has cavalry: no pursuit. */
static void n7_orderly_retreat(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = beaten("eylau", chase, "FR09 RU17", "FR04 FR05 RU01");
		/* the French might hold Panic */
		play(g, "retreat R-OST FRI; pass");
		row_is(g, ROW_WINDOW, RUSSIAN);
		if (how == COUNTERED)
			next_cards(g, "FR01");
		lay(g, "RU17", how == COUNTERED);
		assert_int_equal(noted(g, TEXT_PURSUIT), how == COUNTERED);
		is(g, "R-OST", how == COUNTERED ? "3/1 +3" : "3/1 +1");
		leave(g);
	}
	/* without cavalry it cannot be played: nobody is asked */
	struct game *g = beaten("eylau", "F-NEY PEY 3/2; R-OST PEY 4/0; R-PLA BIB 0/2; F-SOU THO 6/1", "RU17", "FR04 FR05 RU01");
	next_cards(g, "FR01");
	play(g, "retreat R-OST FRI");
	assert_true(noted(g, TEXT_PURSUIT));
	leave(g);
}

/* [Great Charge] [reading 50] A French pursuit turns over one card more; the winner is asked after the loser. */
static void n7_great_charge(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = beaten("eylau", chase, "FR33 RU09", "FR04 FR05 RU01");
		play(g, "retreat R-OST FRI; pass");
		/* the Russians might hold Orderly Retreat */
		row_is(g, ROW_WINDOW, RUSSIAN);
		play(g, "pass");
		row_is(g, ROW_WINDOW, FRENCH);
		play(g, "card FR33");
		next_cards(g, how == COUNTERED ? "FR01" : "FR01 FR02");
		play(g, how == COUNTERED ? "card RU09" : "pass");
		is(g, "R-OST", how == COUNTERED ? "3/1 +3" : "3/1 +4");
		assert_int_equal(line_by(g, EV_GREAT_CHARGE), how == PLAIN);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_back_to_the_river),
		cmocka_unit_test(n7_panic),
		cmocka_unit_test(n7_orderly_retreat),
		cmocka_unit_test(n7_great_charge),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
