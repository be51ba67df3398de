/* Small print of combat: fog, what is an attack, half of a rule that only the other half shows. */
#include "theatre.h"

/* [Fog of War] All blocks of the area lie open from the attack on, before any card; at the end they stand upright again. Fatigue and points
 * outside a combat are told to their owner alone. */
static void n7_fog_of_war_in_combat(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-NEY PEY 4/1; F-SOU PEY 6/1; R-OST PEY 4/1; R-SAC BIS 3/1; R-PLA BIB 0/2");
	hold(g, "FR30");
	assert_false(n7_known(&g->s, pos(g), piece(g, "R-OST"), FRENCH));
	attack(g, "F-NEY");
	row_is(g, ROW_WINDOW, FRENCH);
	assert_true(happened(g, EVENT_REVEAL, "R-OST"));
	assert_true(n7_known(&g->s, pos(g), piece(g, "R-OST"), FRENCH));
	assert_true(n7_known(&g->s, pos(g), piece(g, "F-SOU"), RUSSIAN));
	assert_false(n7_known(&g->s, pos(g), piece(g, "R-SAC"), FRENCH));
	next_cards(g, "FR01 FR02 RU01 RU06");
	play(g, "pass");
	assert_int_equal(pos(g)->fight.stage, FIGHT_NONE);
	assert_false(n7_known(&g->s, pos(g), piece(g, "R-OST"), FRENCH));
	assert_false(n7_known(&g->s, pos(g), piece(g, "F-SOU"), RUSSIAN));
	events_clear(&g->ev);
	n7_add_fatigue(&g->s, pos(g), piece(g, "R-SAC"), 2, CITE_MOVE_3, &g->ev);
	assert_int_equal(g->ev.n, 1);
	assert_int_equal(g->ev.at[0].seen, SEEN_1);
	/* [Elimination] a death is seen by both */
	n7_add_fatigue(&g->s, pos(g), piece(g, "R-SAC"), 7, CITE_MOVE_3, &g->ev);
	assert_true(happened(g, EVENT_ELIMINATE, "R-SAC"));
	leave(g);
}

/* [Recovery 2] With fog the asking tells nothing: who has a block turned and a card is asked, tired or not; the corps is not told. */
static void n7_recovery_2_in_fog(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-NEY PEY 4/1 *; F-SOU PEY 6/1 +2 *; R-SAC BIS 3/1");
	hold(g, "FR30 RU01");
	frame_push(now(g), ROW_RECOVERY, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	row_is(g, ROW_REST, FRENCH);
	play(g, "card FR30; ease F-SOU");
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].piece == piece(g, "F-SOU"))
			assert_int_equal(g->ev.at[i].seen, SEEN_0);
	assert_true(happened(g, EVENT_SPENT, NULL));
	leave(g);
	g = theatre("eylau", "grognard=1", "F-NEY PEY 4/1 *; F-SOU PEY 6/1; R-SAC BIS 3/1");
	hold(g, "FR30");
	frame_push(now(g), ROW_RECOVERY, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	row_is(g, ROW_REST, FRENCH);
	assert_false(offered(g, "card FR30"));
	play(g, "done");
	leave(g);
}

/* [Tsar's Impatience] [reading 55] A Russian attack that is fought satisfies the Tsar, one that is called off does not, nor does a French one. */
static void n7_tsars_impatience_what_is_an_attack(void **unused)
{
	(void)unused;
	static const struct {
		const char *blocks, *who;
		int made;
	} tries[] = {{"F-NEY PEY 4/1; R-OST PEY 4/1; F-SOU THO 6/1", "R-OST", 1},
		     {"F-NEY PEY 4/1; R-OST PEY 3/1 +5; F-SOU THO 6/1", "R-OST", 0},
		     {"F-NEY PEY 4/1; R-OST PEY 4/1; R-PLA BIB 0/2", "F-NEY", 0}};
	for (int i = 0; i < 3; i++) {
		struct game *g = theatre("friedland", NULL, tries[i].blocks);
		hold(g, "FR01 RU01");
		attack(g, tries[i].who);
		while (pos(g)->fight.stage && frame_now(now(g))->row == ROW_WINDOW)
			play(g, "pass");
		assert_int_equal((pos(g)->turn_rules & RULE_ATTACKED) != 0, tries[i].made);
		leave(g);
	}
	/* one in which a card has killed the attackers was made */
	struct game *g = theatre("friedland", NULL, "F-NEY PEY 4/1; R-OST PEY 4/1 +8; R-SAC PEY 3/1; F-SOU THO 6/1");
	hold(g, "FR43 RU01");
	attack(g, "R-OST");
	while (frame_now(now(g))->row == ROW_WINDOW && frame_now(now(g))->side == RUSSIAN)
		play(g, "pass");
	play(g, "card FR43");
	while (frame_now(now(g))->row == ROW_COUNTER)
		play(g, "pass");
	is(g, "R-OST", "lost");
	assert_true(pos(g)->turn_rules & RULE_ATTACKED);
	assert_int_equal(pos(g)->fight.stage, FIGHT_NONE);
	leave(g);
}

/* [The Guard] The French win: nobody of them is tired for it. */
static void n7_the_guard_wins(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1; F-BES PEY 3/2; R-OST PEY 4/0; R-PLA BIB 0/2");
	hold(g, "FR46");
	axis(g, RUSSIAN, "PEY", "FRI");
	attack(g, "F-NEY F-BES");
	next_cards(g, "FR04 FR07 FR09 FR02 RU20 FR01");
	play(g, "card FR46");
	assert_int_equal(tired_by(g, EV_THE_GUARD), 0);
	leave(g);
}

/* [Combat 6] As many links as the losses differ: two inflicted, one suffered, one link. */
static void n7_combat_6_the_difference(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 5/0; R-OST PEY 4/0; R-PLA BIB 0/2");
	axis(g, RUSSIAN, "PEY", "FRI");
	next_cards(g, "FR04 FR07 RU10");
	attack(g, "F-NEY");
	stands(g, "R-OST", "FRI");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	leave(g);
	/* three links; where it is stopped by friends at the second the way counts as good, though it is a dead end */
	g = theatre("eylau", NULL, "F-DAV ELB 5/1; R-OST ELB 4/0; R-SAC DAN 3/1; R-PLA BIB 0/2");
	next_cards(g, "FR04 FR07 FR09 RU01");
	attack(g, "F-DAV");
	row_is(g, ROW_RETREAT, RUSSIAN);
	assert_true(offered(g, "retreat R-OST TIE"));
	leave(g);
	g = theatre("eylau", NULL, "F-DAV ELB 5/1; R-OST ELB 4/0; R-SAC KON 3/1; R-PLA BIB 0/2");
	next_cards(g, "FR04 FR07 FR09 RU01");
	attack(g, "F-DAV");
	says(g, "retreat R-OST TIE", "Combat 6", "full number");
	leave(g);
}

/* [Rear Guard] [Back to the River] [reading 48] Over a bridge: no window for the French afterwards. */
static void n7_rear_guard_over_a_bridge(void **unused)
{
	(void)unused;
	struct game *g = theatre("friedland", NULL, "F-NEY FRI 4/1; R-OST FRI 4/0; R-PLA BIB 0/2");
	hold(g, "FR03 RU39");
	axis(g, RUSSIAN, "FRI", "SCH");
	attack(g, "F-NEY");
	while (frame_now(now(g))->side == FRENCH)
		play(g, "pass");
	play(g, "card RU39");
	if (frame_now(now(g))->row == ROW_COUNTER)
		play(g, "pass");
	row_is(g, ROW_RETREAT, RUSSIAN);
	stands(g, "R-OST", "SCH");
	leave(g);
}

/* [Combat 6] [reading 17] The dead are asked nothing. */
static void n7_combat_6_the_dead(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 5/2; R-OST PEY 1/0; R-PLA BIB 0/2");
	next_cards(g, "FR04 FR07 RU01");
	attack(g, "F-NEY");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	leave(g);
}

/* [Snow Storm] Two corps are not enough, and a corps that is short of none has nothing to be cared for. */
static void n7_small_conditions(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1; F-SOU PEY 6/1; R-OST PEY 4/1; R-PLA BIB 0/2");
	hold(g, "RU45");
	attack(g, "F-NEY F-SOU");
	row_is(g, ROW_WINDOW, RUSSIAN);
	refused(g, "card RU45", "Snow Storm");
	leave(g);
	/* [Care] the mark goes with its corps */
	g = theatre("eylau", NULL, "F-NEY PEY 4/1 +8; R-OST BIS 4/1");
	idle(g);
	pos(g)->care = (int16_t)piece(g, "F-NEY");
	n7_add_fatigue(&g->s, pos(g), piece(g, "F-NEY"), 1, CITE_COMBAT_4, &g->ev);
	assert_int_equal(pos(g)->care, NONE);
	leave(g);
	/* [Care] nothing comes back to a corps that has all its infantry */
	g = theatre("eylau", NULL, "F-NEY PEY 4/1; R-OST BIS 4/1");
	pos(g)->care = (int16_t)piece(g, "F-NEY");
	frame_push(now(g), ROW_RECOVERY, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	is(g, "F-NEY", "4/1 +0");
	assert_int_equal(now(g)->header.track[TRACK_GAINED], 0);
	leave(g);
	/* [Great Charge] not for a Russian pursuit; [Panic] not against the French */
	g = theatre("eylau", NULL, "F-NEY PEY 4/0; R-OST PEY 4/2; R-SAC PEY 3/1; F-SOU THO 6/1");
	hold(g, "FR33 FR38");
	axis(g, FRENCH, "PEY", "LAN");
	attack(g, "R-OST R-SAC");
	while (frame_now(now(g))->row == ROW_WINDOW && pos(g)->fight.stage <= FIGHT_COUNT) {
		next_cards(g, "RU10 RU12 RU18 FR01 RU01");
		play(g, "pass");
	}
	assert_int_not_equal(frame_now(now(g))->row, ROW_WINDOW);
	stands(g, "F-NEY", "LAN");
	leave(g);
}

/* [Coordination] At the end of a French operation another stack acts at once, and both sides have a card again; countered, it is the
 * Russians' turn. It needs another stack that is ready. */
static void n7_coordination(void **unused)
{
	(void)unused;
	for (int countered = 0; countered < 2; countered++) {
		struct game *g = theatre("eylau", NULL, "F-NEY THO 4/1; F-SOU WAR 6/1; R-PLA BIB 0/2");
		hold(g, "FR29 FR30 RU09");
		next_cards(g, "FR01");
		operate(g, "F-NEY");
		while (frame_now(now(g))->row == ROW_WINDOW)
			play(g, "pass");
		row_is(g, ROW_MARCH, FRENCH);
		play(g, "halt");
		row_is(g, ROW_WINDOW, FRENCH);
		lay(g, "FR29", countered);
		row_is(g, ROW_OPERATIONS, countered ? RUSSIAN : FRENCH);
		if (!countered) {
			refused(g, "take F-NEY", "Operations");
			assert_int_equal(pos(g)->op.laid, 0);
			operate(g, "F-SOU");
		}
		leave(g);
	}
	struct game *g = theatre("eylau", NULL, "F-NEY THO 4/1; F-SOU WAR 6/1 *; R-PLA BIB 0/2");
	hold(g, "FR29 FR30");
	next_cards(g, "FR01");
	operate(g, "F-NEY");
	while (frame_now(now(g))->row == ROW_WINDOW)
		play(g, "pass");
	play(g, "halt");
	assert_int_not_equal(frame_now(now(g))->side, FRENCH);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_fog_of_war_in_combat),
		cmocka_unit_test(n7_recovery_2_in_fog),
		cmocka_unit_test(n7_tsars_impatience_what_is_an_attack),
		cmocka_unit_test(n7_the_guard_wins),
		cmocka_unit_test(n7_combat_6_the_difference),
		cmocka_unit_test(n7_rear_guard_over_a_bridge),
		cmocka_unit_test(n7_combat_6_the_dead),
		cmocka_unit_test(n7_small_conditions),
		cmocka_unit_test(n7_coordination),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
