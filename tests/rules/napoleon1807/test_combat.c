/* Combat of Napoleon 1807, steps A to I, its result, retreat and pursuit; worked examples X06, X07, X11, X12 and X15. */
#include "theatre.h"

#include <string.h>

static const char *const eylau = "F-LAN PEY 3/2 +2; R-BEN PEY; R-OLS PEY 2/1 +4; R-OST PEY 2/1 +6 *";

/* Cards counted for both sides in a fight that has not begun: French, Russian. */
static void counts(struct game *g, int french, int russian)
{
	int cards[2];
	n7_count_cards(&g->s, pos(g), cards, NULL);
	assert_int_equal(cards[FRENCH], french);
	assert_int_equal(cards[RUSSIAN], russian);
}

/* A fight of these blocks, as a moving attack or not, that nobody is asked about. */
static void face(struct game *g, const char *blocks, bool moving)
{
	struct n7_position *n = pos(g);
	n7_mask who = blocks_of(g, blocks);
	int lead = n7_mask_next(who, 0);
	n->op.side = (uint8_t)g->s.piece[lead].side;
	now(g)->used = n7_mask_set(who);
	n7_fight_begin(&g->s, n, now(g)->piece[lead].place, moving, NULL);
}

/* [Combat] [Combat 1] [Combat 1A] [Combat 1B] [Combat 1D] [Combat 1H] [Combat 2] [Combat 3] [Combat 4] [Combat 5] [Combat 6] [Combat 7] [Skirmishers] Worked
 * example X06, click by click. */
static void n7_x06_combat_at_preussisch_eylau(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, eylau);
	hold(g, "FR43");
	axis(g, FRENCH, "PEY", "LAN");
	attack(g, "F-LAN");
	assert_true(happened(g, EVENT_ATTACK, NULL));
	row_is(g, ROW_WINDOW, FRENCH);
	play(g, "card FR43");
	/* the Russians have no card to counter it and place the point */
	row_is(g, ROW_TIRE, RUSSIAN);
	next_cards(g, "FR04 FR14 FR12 RU16 RU11");
	play(g, "tire R-OST");
	assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_LINE_CARDS), 3);
	assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_LINE_CARDS), 2);
	assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_LINE_TIRED), -1);
	assert_int_equal(told(g, ACCOUNT_LOSSES, 0, TEXT_LINE_LOSSES), 2);
	assert_int_equal(told(g, ACCOUNT_LOSSES, 1, TEXT_LINE_LOSSES), 0);
	assert_int_equal(told(g, ACCOUNT_TIRED, 0, TEXT_LINE_FATIGUE), 3);
	assert_int_equal(told(g, ACCOUNT_TIRED, 1, TEXT_LINE_FATIGUE), 4);
	assert_true(noted(g, TEXT_WINS));
	row_is(g, ROW_TIRE, RUSSIAN);
	is(g, "F-LAN", "3/2 +2");
	play(g, "tire R-OLS");
	is(g, "R-OLS", "2/1 +6");
	is(g, "R-OST", "2/1 +8");
	row_is(g, ROW_LOSE, RUSSIAN);
	play(g, "hit R-OST 0");
	/* one of two must be a cavalry point: nothing is left to choose */
	is(g, "R-OST", "1/1 +8");
	is(g, "R-OLS", "2/0 +6");
	assert_int_equal(marker_at(g), 8);
	/* the Russian draw comes after the French one */
	is(g, "F-LAN", "3/2 +6");
	row_is(g, ROW_RETREAT, RUSSIAN);
	says(g, "retreat R-BEN LAN", "Combat 6", "axis of retreat bars");
	says(g, "retreat R-BEN KON", "Combat 6", "no link leads");
	play(g, "retreat R-BEN FRI");
	stands(g, "R-OLS", "FRI");
	stands(g, "R-BEN", "FRI");
	says(g, "retreat R-BEN PEY", "Combat 6", "away from");
	next_cards(g, "FR01");
	play(g, "retreat R-BEN ALB");
	assert_true(noted(g, TEXT_PURSUIT));
	is(g, "R-OLS", "2/0 +7");
	is(g, "R-OST", "lost");
	stands(g, "R-OLS", "ALB");
	stands(g, "R-BEN", "ALB");
	assert_int_equal(marker_at(g), 6);
	assert_true(now(g)->piece[piece(g, "F-LAN")].flags & FLAG_ACTIVATED);
	assert_true(now(g)->piece[piece(g, "R-OLS")].flags & FLAG_ACTIVATED);
	assert_true(now(g)->piece[piece(g, "R-BEN")].flags & FLAG_ACTIVATED);
	assert_int_equal(pos(g)->fight.stage, FIGHT_NONE);
	leave(g);
}

/* [Combat 1C] [reading 1] Worked example X07: one card less for the stack. */
static void n7_x07_moving_attack(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, eylau);
	now(g)->piece[piece(g, "R-OST")].fatigue = 7;
	face(g, "F-LAN", true);
	counts(g, 2, 2);
	leave(g);
	g = theatre("eylau", NULL, "F-SOU PEY 6/1; F-NEY PEY 4/1; R-OLS PEY 2/1");
	face(g, "F-SOU F-NEY", true);
	counts(g, 3, 1);
	/* [Quick Deployment] */
	pos(g)->fight.flags |= FIGHT_QUICK;
	counts(g, 4, 1);
	leave(g);
}

/* [Combat 1D] [reading 2] [reading 3] Worked example X11: nothing left at step D; the attackers alone are turned. Bonuses come too late. */
static void n7_x11_attack_that_never_happens(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-AUG ALL 3/1 +4; F-NAP ALL; R-SAC ALL 3/1");
	assault(g, "F-AUG F-NAP");
	assert_true(noted(g, TEXT_CALLED_OFF));
	assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_LINE_CANCELLED), 0);
	assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_LINE_CARDS), 1); /* what it was made against is told all the same */
	assert_true(now(g)->piece[piece(g, "F-AUG")].flags & FLAG_ACTIVATED);
	assert_false(now(g)->piece[piece(g, "R-SAC")].flags & FLAG_ACTIVATED);
	assert_int_equal(pos(g)->fight.stage, FIGHT_NONE);
	leave(g);
	/* a defender with nothing reveals nothing, and is fought all the same */
	g = theatre("eylau", NULL, "F-SOU ALL 6/1; R-SAC ALL 1/1 +5");
	attack(g, "F-SOU");
	assert_false(noted(g, TEXT_CALLED_OFF));
	assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_LINE_CARDS), 0);
	leave(g);
}

/* [Combat 1E] [Audacity] Worked example X12: woods help the defender alone; no pursuit there, Audacity or not. */
static void n7_x12_terrain_and_audacity(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-DAV LAN 5/1; R-TUC LAN 3/1");
	face(g, "F-DAV", false);
	counts(g, 3, 2);
	pos(g)->fight.flags |= FIGHT_AUDACITY;
	counts(g, 3, 1);
	pos(g)->fight.losses[FRENCH] = 1;
	now(g)->piece[piece(g, "R-TUC")].horse = 0;
	assert_int_equal(n7_pursuit_cards(&g->s, pos(g)), 0);
	leave(g);
	/* the attacker has nothing of the woods */
	g = theatre("eylau", NULL, "F-DAV LAN 5/1; R-TUC LAN 3/1");
	face(g, "R-TUC", false);
	counts(g, 4, 1);
	leave(g);
}

/* [Combat 1F] [Combat 1G] [reading 4] A fortified town helps the defender who holds it; a citadel whoever's marker lies there. */
static void n7_combat_1f_and_1g_walls(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU HLS 6/1; R-TUC HLS 3/1");
	face(g, "F-SOU", false);
	counts(g, 2, 2);
	pos(g)->control[n7_own(&g->s)->town[area(g, "HLS")]] = FRENCH;
	counts(g, 2, 1);
	leave(g);
	g = theatre("eylau", NULL, "F-SOU HLS 6/1; R-TUC HLS 3/1");
	face(g, "R-TUC", false);
	counts(g, 2, 1);
	leave(g);
	g = theatre("eylau", NULL, "F-SOU KON 6/1; R-TUC KON 3/1");
	face(g, "R-TUC", false);
	counts(g, 2, 2);
	leave(g);
	g = theatre("eylau", NULL, "F-SOU KON 6/1; R-TUC KON 3/1");
	face(g, "F-SOU", false);
	counts(g, 2, 2);
	pos(g)->fight.flags |= FIGHT_AUDACITY;
	counts(g, 2, 1);
	leave(g);
	g = theatre("eylau", NULL, "F-SOU THO 6/1; R-TUC THO 3/1");
	face(g, "F-SOU", false);
	counts(g, 3, 1);
	leave(g);
}

/* [Combat 1B] [Combat 1H] One card up to 4 points, two from 5; every bonus counts, also beside other corps. [Marie Walewska] */
static void n7_combat_1b_and_1h(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NAP PEY; F-DAV PEY 4/0; F-LAN PEY 3/2; R-TUC PEY 8/0; R-BEN PEY");
	face(g, "F-DAV F-LAN F-NAP", false);
	counts(g, 1 + 2 + 1 + 1 + 1, 3);
	pos(g)->turn_rules |= RULE_MARIE;
	counts(g, 5, 3);
	leave(g);
	/* [reading 28] a commander who stays out adds nothing; in defence he always counts */
	g = theatre("eylau", NULL, "F-NAP PEY; F-SOU PEY 6/1; R-TUC PEY 3/0; R-BEN PEY *");
	face(g, "F-SOU", false);
	counts(g, 2, 2);
	leave(g);
	/* [reading 29] friends who were not picked stay out; all defend */
	g = theatre("eylau", NULL, "F-NEY PEY 4/1; F-SOU PEY 6/1; R-TUC PEY 3/0; R-SAC PEY 3/1 *");
	face(g, "F-NEY", false);
	counts(g, 2, 2);
	leave(g);
}

/* [The Rougeaud] Worked example X15: the card is turned over before fatigue is looked at. */
static void n7_x15_the_rougeaud(void **unused)
{
	(void)unused;
	for (int good = 0; good < 2; good++) {
		struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1 +3; R-TUC PEY 3/1");
		hold(g, "FR47");
		attack(g, "F-NEY");
		next_cards(g, good ? "FR01 FR02 FR04 FR05 RU01" : "FR43 FR02 RU01");
		play(g, "card FR47");
		assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_LINE_CARDS), good ? 3 : 1);
		leave(g);
	}
}

/* [The Rougeaud] Up to 3 the card tires Ney by two, from 4 on it brings a card; the value of the card is all that counts. */
static void n7_rougeaud_by_the_value_of_the_card(void **unused)
{
	(void)unused;
	static const struct {
		const char *cards;
		bool good;
	} rows[] = {{"FR01 FR02 FR04 FR05 RU01", true}, {"FR24 FR02 FR04 FR05 RU01", true}, {"FR04 FR02 RU01", false}, {"FR07 FR02 RU01", false}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1 +0; R-TUC PEY 3/1");
		hold(g, "FR47");
		attack(g, "F-NEY");
		next_cards(g, rows[i].cards);
		play(g, "card FR47");
		assert_int_equal(tired_by(g, EV_ROUGEAUD), rows[i].good ? 0 : 2);
		leave(g);
	}
}

/* [Combat 5] A tie: nobody wins, both stay, both are turned. */
static void n7_combat_5_nobody_wins(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 3/1; R-TUC PEY 3/1");
	axis(g, FRENCH, "PEY", "LAN");
	hold(g, "FR30");
	attack(g, "F-NEY");
	next_cards(g, "FR14 RU05");
	play(g, "pass");
	/* a loss each: nobody goes, the axis stays */
	assert_true(noted(g, TEXT_NOBODY_WINS));
	row_is(g, ROW_LOSE, RUSSIAN);
	play(g, "hit R-TUC 0; hit F-NEY 0");
	is(g, "F-NEY", "2/1 +1");
	stands(g, "R-TUC", "PEY");
	stands(g, "F-NEY", "PEY");
	assert_int_equal(n7_axis_side(pos(g), area(g, "PEY")), FRENCH);
	assert_true(now(g)->piece[piece(g, "R-TUC")].flags & FLAG_ACTIVATED);
	leave(g);
}

/* [Elimination] Nobody wins by losses, but a whole side dies of its fatigue: the other holds the ground, and it is said. */
static void n7_combat_left_alone(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 3/1; F-SOU WAR 6/1; R-TUC PEY 3/1 +8; R-SAC BIS 3/1");
	attack(g, "F-NEY");
	next_cards(g, "FR14 RU05");
	while (frame_now(now(g))->row == ROW_WINDOW)
		play(g, "pass");
	while (frame_now(now(g))->row == ROW_LOSE)
		play(g, "hit F-NEY 0");
	is(g, "R-TUC", "lost");
	assert_true(noted(g, TEXT_LEFT_ALONE));
	leave(g);
}

/* [Combat 4, reading 46] What the attacker has drawn comes first, as in the example: at the end of the track it decides. */
static void n7_combat_4_the_defender_first(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 3/0; F-SOU WAR 6/1; R-TUC PEY 3/0; R-SAC BIS 3/1");
	now(g)->header.track[TRACK_VP] = 19;
	next_cards(g, "FR14 RU05");
	attack(g, "F-NEY");
	assert_false(now(g)->header.result.over);
	is(g, "R-TUC", "2/0 +1");
	is(g, "F-NEY", "2/0 +1");
	assert_int_equal(marker_at(g), 19);
	leave(g);
}

/* [Combat 2] [Playing cards] Cards that lie open are not shuffled back for the same combat: what is gone is gone. */
static void n7_combat_2_no_card_counts_twice(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 5/0; F-SOU WAR 6/1; R-TUC PEY 3/0; R-SAC BIS 3/1");
	int great = card_of(g, "FR34");
	for (int i = 0; i < g->s.cards; i++)
		if (g->s.card[i].side == FRENCH && (now(g)->card[i] == CARD_DECK || now(g)->card[i] == CARD_DISCARD))
			now(g)->card[i] = n7_event(n7_own(&g->s)->event[i])->colour == COLOUR_RED ? CARD_WEATHER : CARD_HAND;
	now(g)->card[great] = CARD_DECK;
	now(g)->card[card_of(g, "FR33")] = CARD_DECK;
	now(g)->card[card_of(g, "FR04")] = CARD_DISCARD;
	attack(g, "F-LAN");
	while (!noted(g, TEXT_COUNTED))
		play(g, "pass");
	/* three cards are due: two of the pile, then the one that was discarded before */
	int open = 0;
	for (int i = 0; i < g->ev.n; i++)
		open += g->ev.at[i].kind == EVENT_CARD && g->ev.at[i].number == great;
	assert_int_equal(open, 1);
	for (const char *const *id = (const char *const[]){"FR34", "FR33", "FR04", NULL}; *id; id++)
		assert_int_equal(now(g)->card[card_of(g, *id)], CARD_DISCARD);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_x06_combat_at_preussisch_eylau),
		cmocka_unit_test(n7_x07_moving_attack),
		cmocka_unit_test(n7_x11_attack_that_never_happens),
		cmocka_unit_test(n7_x12_terrain_and_audacity),
		cmocka_unit_test(n7_combat_1f_and_1g_walls),
		cmocka_unit_test(n7_combat_1b_and_1h),
		cmocka_unit_test(n7_x15_the_rougeaud),
		cmocka_unit_test(n7_rougeaud_by_the_value_of_the_card),
		cmocka_unit_test(n7_combat_5_nobody_wins), cmocka_unit_test(n7_combat_left_alone),
		cmocka_unit_test(n7_combat_4_the_defender_first),
		cmocka_unit_test(n7_combat_2_no_card_counts_twice),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
