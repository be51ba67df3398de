/* Operations turn about: who may be named, who goes along, passing, and how an operation ends. */
#include "theatre.h"

#include "words/words.h"

#include <string.h>

/* The button of an order says this. */
static void button(struct game *g, const char *order, const char *says)
{
	struct order o;
	struct text text;
	assert_true(order_parse(&g->s, order, (enum side)frame_now(now(g))->side, &o, &g->e));
	words_of(&g->s)->say(&g->s, now(g), &o, &text);
	assert_string_equal(text.at, says);
}

static bool turned(struct game *g, const char *block)
{
	return now(g)->piece[piece(g, block)].flags & FLAG_ACTIVATED;
}

/* [Operations] One operation each in turn; who has passed does no more; both: recovery. */
static void n7_turn_about(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-SOU WAR 6/1; R-OLS ALB 2/1; R-SAC BIS 3/1");
	next_cards(g, "FR01 RU01 FR02");
	operations(g, FRENCH);
	operate(g, "F-LAN");
	play(g, "halt");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	assert_true(turned(g, "F-LAN"));
	operate(g, "R-OLS");
	march(g, "FRI");
	play(g, "halt");
	row_is(g, ROW_OPERATIONS, FRENCH);
	play(g, "pass");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	refused(g, "take R-OLS", "Operations");
	operate(g, "R-SAC");
	play(g, "halt");
	/* [Operations Pass] who has activated all his corps is forced to pass, and the turn goes on */
	assert_true(noted(g, TEXT_MUST_PASS));
	assert_int_equal(now(g)->header.turn, g->s.first_turn + 1);
	assert_false(turned(g, "R-OLS"));
	leave(g);
}

/* [Operations] Who is to march and cannot be activated is told why, and not to activate him first. */
static void n7_a_march_of_who_has_been_activated(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-NEY PEY 4/1 *; R-OLS ALB 2/1");
	operations(g, FRENCH);
	play(g, "take F-LAN");
	says(g, "march F-NEY KRE", "Operations", "has been activated this turn");
	leave(g);
}

/* [Operations] Blocks of one area, not yet activated, of one's own; not all of them need go. */
static void n7_who_may_be_named(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-SOU PEY 6/1; F-NEY PEY 4/1 *; F-DAV WAR 5/1; R-OLS ALB 2/1");
	operations(g, FRENCH);
	refused(g, "take R-OLS", "Operations");
	refused(g, "take F-NEY", "Operations");
	refused(g, "with F-LAN", "Operations");
	refused(g, "commit", "Operations");
	play(g, "take F-LAN");
	refused(g, "with F-DAV", "Operations");
	refused(g, "with F-NEY", "Operations");
	refused(g, "pass", "Operations");
	next_cards(g, "FR01");
	play(g, "commit");
	march(g, "KRE");
	play(g, "halt");
	stands(g, "F-SOU", "PEY");
	assert_false(turned(g, "F-SOU"));
	leave(g);
}

/* [Commanders and Corps, reading 28] A commander never goes alone and is never left alone; he turns with the corps he went with. */
static void n7_commanders(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NAP PEY; F-LAN PEY 3/2; F-SOU WAR 6/1; R-OLS ALB 2/1; R-SAC ALB 3/1 *; R-BEN ALB *");
	operations(g, FRENCH);
	play(g, "take F-NAP");
	refused(g, "commit", "Commanders and Corps");
	play(g, "with F-LAN");
	next_cards(g, "FR01");
	play(g, "commit");
	march(g, "KRE");
	play(g, "halt");
	stands(g, "F-NAP", "KRE");
	assert_true(turned(g, "F-NAP"));
	/* he stays with a corps that stays */
	operate(g, "R-OLS");
	leave(g);
	g = theatre("eylau", NULL, "F-NAP PEY; F-LAN PEY 3/2; F-SOU WAR 6/1; R-OLS ALB 2/1; R-BEN ALB *");
	operations(g, FRENCH);
	play(g, "take F-LAN");
	refused(g, "commit", "Commanders and Corps");
	play(g, "with F-NAP");
	leave(g);
	/* beside an activated commander the last ready corps cannot march off */
	g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS ALB 2/1; R-BEN ALB *; R-SAC BIS 3/1");
	operations(g, RUSSIAN);
	refused(g, "take R-OLS", "Commanders and Corps");
	assert_true(offered(g, "take R-SAC"));
	leave(g);
}

/* [Operations] In a contested area: march off or fight; who stays to fight may leave a commander where he is. */
static void n7_march_or_fight(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS PEY 2/1; R-BEN PEY *; R-SAC BIS 3/1");
	operations(g, FRENCH);
	operate(g, "F-LAN");
	row_is(g, ROW_WAY, FRENCH);
	assert_true(offered(g, "choose 0"));
	assert_true(offered(g, "choose 1"));
	leave(g);
	g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS PEY 2/1; R-BEN PEY *; R-SAC BIS 3/1");
	operations(g, RUSSIAN);
	/* [Commanders and Corps] nobody is told how it would march */
	struct outlook before;
	int said = 0;
	play(g, "take R-OLS");
	odds_of(g, "commit", &before);
	for (int i = 0; i < before.warnings; i++) {
		assert_int_not_equal(before.warn[i].rule, CITE_MOVE_1);
		said += !strcmp(before.warn[i].words.at, "It cannot march off: Bennigsen would be left alone");
	}
	assert_int_equal(said, 1);
	play(g, "commit");
	/* it cannot march and leave Bennigsen: it fights, or stays where it is */
	row_is(g, ROW_WAY, RUSSIAN);
	refused(g, "choose 0", "Operations");
	button(g, "choose 1", "&Fight here");
	button(g, "choose 2", "&Stay, and do not attack");
	play(g, "choose 2");
	assert_false(happened(g, EVENT_ATTACK, "F-LAN"));
	assert_true(now(g)->piece[piece(g, "R-OLS")].flags & FLAG_ACTIVATED);
	leave(g);
	g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS PEY 2/1; R-BEN PEY *; R-SAC BIS 3/1");
	operations(g, RUSSIAN);
	operate(g, "R-OLS");
	play(g, "choose 1");
	assert_true(happened(g, EVENT_ATTACK, "F-LAN"));
	leave(g);
}

/* [Combat 1C] After a march into a contested area: attack, or stay. */
static void n7_moving_attack_or_stay(void **unused)
{
	(void)unused;
	for (int stay = 0; stay < 2; stay++) {
		struct game *g = theatre("eylau", NULL, "F-LAN KRE 3/2; R-OLS PEY 2/1; R-SAC BIS 3/1");
		next_cards(g, "FR01");
		operate(g, "F-LAN");
		march(g, "PEY");
		row_is(g, ROW_ATTACK, FRENCH);
		is(g, "F-LAN", "3/2 +1");
		refused(g, "choose 0", "Combat");
		events_clear(&g->ev);
		play(g, stay ? "choose 2" : "choose 1");
		assert_int_equal(happened(g, EVENT_ATTACK, "R-OLS"), !stay);
		assert_true(turned(g, "F-LAN") || !stay);
		leave(g);
	}
}

/* [Movement 1, reading 41] No points: the stack does not move, and fights no more in this operation. */
static void n7_no_points(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-SOU PEY 6/1; R-OLS PEY 2/1; R-SAC BIS 3/1");
	next_cards(g, "FR10");
	operations(g, FRENCH);
	operate(g, "F-LAN F-SOU");
	play(g, "choose 0");
	assert_true(noted(g, TEXT_STAYS));
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	assert_true(turned(g, "F-LAN"));
	is(g, "F-LAN", "3/2 +0");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_turn_about), cmocka_unit_test(n7_a_march_of_who_has_been_activated),
		cmocka_unit_test(n7_who_may_be_named), cmocka_unit_test(n7_commanders),
		cmocka_unit_test(n7_march_or_fight), cmocka_unit_test(n7_moving_attack_or_stay), cmocka_unit_test(n7_no_points),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
