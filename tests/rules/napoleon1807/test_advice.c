/* What now: a card is named where it does something. */
#include "theatre.h"
#include "words/now.h"

#include <string.h>

static void tells(struct game *g, const char *words)
{
	struct now out = advice(g);
	if (!strstr(out.words.at, words))
		fail_msg("it says \"%s\", not \"%s\"", out.words.at, words);
	leave(g);
}

static struct game *declares(const char *blocks, const char *hands)
{
	struct game *g = theatre("eylau", NULL, blocks);
	hold(g, hands);
	frame_push(now(g), ROW_INITIATIVE, SIDE_1);
	phases_run(&g->s, now(g), &g->ev);
	row_is(g, ROW_INITIATIVE, RUSSIAN);
	return g;
}

/* [Supply] [For the Tsar] They take off fatigue that somebody must have; of two cards that one is named which does something. */
static void n7_a_blue_card_that_does_nothing_is_not_named(void **unused)
{
	(void)unused;
	tells(declares("R-OLS ALB 2/1; F-LAN PEY 3/2 +3", "RU47 RU32"), "Press \u201cNo blue card\u201d");
	tells(declares("R-OLS ALB 2/1 +1; F-LAN PEY 3/2", "RU47"), "Supply for one, or press \u201cNo blue card\u201d");
	tells(declares("R-OLS ALB 2/1; F-LAN PEY 3/2", "RU47 RU43"), "Reinforcement");
	/* [Marie Walewska] Napoleon must be there */
	tells(declares("R-OLS ALB 2/1; F-LAN PEY 3/2", "RU37"), "Press");
	tells(declares("R-OLS ALB 2/1; F-LAN PEY 3/2; F-NAP PEY", "RU37"), "Marie Walewska");
}

/* [Forage] Who is not tired gives up two points for nothing. */
static void n7_forage_is_for_the_tired(void **unused)
{
	(void)unused;
	for (int tired = 0; tired < 2; tired++) {
		struct game *g = theatre("eylau", NULL, tired ? "F-LAN PEY 3/2 +2; R-OLS ALB 2/1" : "F-LAN PEY 3/2; R-OLS ALB 2/1");
		hold(g, "FR14");
		next_cards(g, "FR02");
		operations(g, FRENCH);
		operate(g, "F-LAN");
		row_is(g, ROW_WINDOW, FRENCH);
		tells(g, tired ? "Forage" : "Press");
	}
}

/* [Fatigue] [Movement 3E] Napoleon spares his stack the point. */
static void n7_fatigue_is_for_who_can_be_tired(void **unused)
{
	(void)unused;
	for (int spared = 0; spared < 2; spared++) {
		struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-NAP PEY; F-NEY PEY 3/1; R-OLS ALB 2/1");
		hold(g, "RU10");
		next_cards(g, "FR02");
		operate(g, spared ? "F-LAN F-NAP" : "F-LAN");
		while (frame_now(now(g))->row == ROW_WINDOW)
			play(g, "pass");
		march(g, "LAN");
		while (frame_now(now(g))->row == ROW_WINDOW)
			play(g, "pass");
		play(g, "halt");
		row_is(g, ROW_WINDOW, RUSSIAN);
		for (int i = 0; i < g->s.pieces; i++)
			now(g)->piece[i].known = true;
		tells(g, spared ? "Press" : "Fatigue");
	}
}

/* [Audacity] There is a card for the ground to be taken away. */
static void n7_audacity_wants_ground(void **unused)
{
	(void)unused;
	for (int wooded = 0; wooded < 2; wooded++) {
		struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS PEY 2/1");
		int at = area(g, "PEY");
		((struct n7_own *)(uintptr_t)n7_own(&g->s))->wooded[at] = wooded != 0;
		hold(g, "FR26");
		attack(g, "F-LAN");
		row_is(g, ROW_WINDOW, FRENCH);
		tells(g, wooded ? "Audacity" : "Press");
	}
}

/* [Combat 1C] [Combat 1D] Who would attack with nothing to reveal is warned before he does; who has a card is not. */
static void n7_void_attack_warned(void **unused)
{
	(void)unused;
	for (int weak = 0; weak < 2; weak++) {
		struct game *g = theatre("eylau", NULL, weak ? "F-AUG KRE 3/1; R-SAC UDE 3/1" : "F-AUG KRE 6/1; R-SAC UDE 3/1");
		struct text words;
		next_cards(g, "FR01");
		operate(g, "F-AUG");
		march(g, "UDE");
		row_is(g, ROW_ATTACK, FRENCH);
		words_of(&g->s)->warn(&g->s, now(g), (enum side)FRENCH, &words);
		assert_int_equal(strstr(words.at, "an attack would be called off") != NULL, weak);
		leave(g);
	}
}

/* What is to be had is shown by the way round a pile of the enemy; a citadel that is besieged, and pays, is no goal. */
static void n7_goals_of_a_march(void **unused)
{
	(void)unused;
	struct game *g = theatre("pultusk", NULL, "F-SOU PLN 6/1; R-OST NAS 3/1; R-SAC NAS 3/1; R-TUC NAS 3/1; R-ESS NAS 3/1");
	next_cards(g, "FR01");
	operate(g, "F-SOU");
	while (frame_now(now(g))->row == ROW_WINDOW)
		play(g, "pass");
	if (frame_now(now(g))->row == ROW_WAY)
		play(g, "choose 0");
	row_is(g, ROW_MARCH, FRENCH);
	tells(g, "can reach Pultusk");
	g = theatre("eylau", NULL, "F-LEF KLS 3/0; R-OST ALB 3/1");
	pos(g)->siege[n7_own(&g->s)->fortress[area(g, "GRA")]] = FRENCH;
	assert_true(words_of(&g->s)->holds(&g->s, now(g), FRENCH, area(g, "GRA")));
	assert_false(words_of(&g->s)->holds(&g->s, now(g), RUSSIAN, area(g, "GRA")));
	int aim = NONE;
	words_of(&g->s)->far(&g->s, now(g), piece(g, "F-LEF"), area(g, "KUL"), &aim);
	assert_true(aim != area(g, "GRA"));
	pos(g)->siege[n7_own(&g->s)->fortress[area(g, "GRA")]] = NOBODY;
	words_of(&g->s)->far(&g->s, now(g), piece(g, "F-LEF"), area(g, "KUL"), &aim);
	assert_int_equal(aim, area(g, "GRA"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_a_blue_card_that_does_nothing_is_not_named),
		cmocka_unit_test(n7_forage_is_for_the_tired),
		cmocka_unit_test(n7_fatigue_is_for_who_can_be_tired),
		cmocka_unit_test(n7_audacity_wants_ground),
		cmocka_unit_test(n7_void_attack_warned),
		cmocka_unit_test(n7_goals_of_a_march),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
