/* The worked examples of draw, initiative and march: X01 to X05, X07 as a march, X13 and X14. Those of combat, recovery and victory stand with
 * their rules: X06, X07, X11, X12, X15 in test_combat.c, X08 to X10 and X16 in test_recovery.c. */
#include "theatre.h"

#include <string.h>

/* [Draw] [Initiative] [Inactivity] [Reinforcement] Worked example X01. */
static void n7_x01_draw_and_initiative(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS ALB 2/1; R-BEN ALB; R-SAC BIS 3/1");
	next_cards(g, "FR11 FR30 FR27 RU21 RU43 RU12");
	frame_push(now(g), ROW_DRAW, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	row_is(g, ROW_INACTIVITY, RUSSIAN);
	play(g, "name ALB");
	assert_true(now(g)->piece[piece(g, "R-OLS")].flags & FLAG_ACTIVATED);
	assert_true(now(g)->piece[piece(g, "R-BEN")].flags & FLAG_ACTIVATED);
	assert_false(now(g)->piece[piece(g, "R-SAC")].flags & FLAG_ACTIVATED);
	assert_int_equal(now(g)->card[card_of(g, "RU21")], CARD_DISCARD_RUSSIAN);
	/* no card is drawn in its place; the French declare first */
	assert_int_equal(n7_hand(pos(g), RUSSIAN), 2);
	row_is(g, ROW_INITIATIVE, FRENCH);
	play(g, "pass");
	row_is(g, ROW_INITIATIVE, RUSSIAN);
	refused(g, "card RU12", "Forced March");
	play(g, "card RU43");
	next_cards(g, "FR01 RU01");
	play(g, "mark R-SAC");
	is(g, "R-SAC", "4/1 +0");
	/* four each: a tie goes to the French */
	row_is(g, ROW_OPERATIONS, FRENCH);
	assert_int_equal(now(g)->card[card_of(g, "FR01")], CARD_DISCARD);
	assert_int_equal(now(g)->card[card_of(g, "RU01")], CARD_DISCARD_RUSSIAN);
	assert_int_equal(now(g)->card[card_of(g, "RU43")], CARD_DISCARD_RUSSIAN);
	leave(g);
}

static const char *const gildenburg = "F-NAP GIL; F-SOU GIL 6/1; F-BES GIL 3/2; R-PLA KON 0/2";

/* [Movement 1] [Movement 1A] [Movement 1C] [Movement 1D] Worked example X02: the points of six groupings with a card of 4. */
static void n7_x02_points_of_six_groupings(void **unused)
{
	(void)unused;
	static const struct {
		const char *blocks;
		int points;
	} group[] = {{"F-SOU", 4}, {"F-BES", 5}, {"F-NAP F-SOU", 5}, {"F-NAP F-BES", 6}, {"F-NAP F-SOU F-BES", 4}, {"F-SOU F-BES", 3}};
	struct game *g = theatre("eylau", NULL, gildenburg);
	for (size_t i = 0; i < sizeof group / sizeof *group; i++)
		assert_int_equal(n7_points_of(&g->s, pos(g), blocks_of(g, group[i].blocks), FRENCH, 4, 0, NULL), group[i].points);
	leave(g);
	/* and on the way, with a card of the pile; Napoleon is not left alone */
	g = theatre("eylau", NULL, gildenburg);
	next_cards(g, "FR01");
	operate(g, "F-SOU F-NAP");
	row_is(g, ROW_MARCH, FRENCH);
	assert_int_equal(points(g), 5);
	leave(g);
}

/* [Movement 2] [Movement 3A] [Movement 3E] [Movement 4] [Victory control] Worked example X03: four links. */
static void n7_x03_march_of_four_links(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, gildenburg);
	next_cards(g, "FR01");
	operate(g, "F-SOU F-BES F-NAP");
	march(g, "HOH ALL GUT");
	assert_int_equal(points(g), 1);
	march(g, "HLS");
	/* 1 a corps for the fourth point, one of the two taken off by Napoleon, the other placed by choice */
	assert_int_equal(told(g, ACCOUNT_FATIGUE, 0, TEXT_LINE_MARCH_FATIGUE), 1);
	row_is(g, ROW_TIRE, FRENCH);
	assert_int_equal(marker_at(g), 9);
	play(g, "tire F-BES");
	is(g, "F-BES", "3/2 +1");
	is(g, "F-SOU", "6/1 +0");
	stands(g, "F-NAP", "HLS");
	assert_int_equal(pos(g)->control[n7_own(&g->s)->town[area(g, "HLS")]], FRENCH);
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	for (int i = 0; i < 3; i++)
		assert_true(now(g)->piece[piece(g, i == 0 ? "F-NAP" : i == 1 ? "F-SOU" : "F-BES")].flags & FLAG_ACTIVATED);
	leave(g);
}

/* [Movement 2] Worked example X04: it stops among friends, and nobody is tired. */
static void n7_x04_march_among_friends(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NAP GIL; F-SOU GIL 6/1; F-BES GIL 3/2; F-DAV MOH 5/1; R-PLA KON 0/2");
	next_cards(g, "FR01");
	operate(g, "F-SOU F-BES F-NAP");
	march(g, "OST MOH");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	stands(g, "F-SOU", "MOH");
	is(g, "F-SOU", "6/1 +0");
	is(g, "F-BES", "3/2 +0");
	leave(g);
}

/* [Axis of Retreat] [Contested and free areas] [Movement 3C] Worked example X05: into the enemy; who may leave by which link. */
static void n7_x05_axis_of_retreat(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NAP GIL; F-SOU GIL 6/1; F-BES GIL 3/2; F-NEY RYP 4/1; R-ESS STR 3/1; R-TUC NMK 3/1; R-PLA KON 0/2");
	next_cards(g, "FR01");
	operate(g, "F-SOU F-BES F-NAP");
	march(g, "LAU STR");
	assert_int_equal(told(g, ACCOUNT_FATIGUE, 0, TEXT_LINE_MARCH_FATIGUE), 0);
	row_is(g, ROW_ATTACK, FRENCH);
	play(g, "choose 2");
	int at = area(g, "STR");
	assert_true(n7_contested(&g->s, pos(g), at));
	assert_int_equal(n7_axis_side(pos(g), at), FRENCH);
	assert_int_equal(n7_own(&g->s)->to[at][n7_axis_slot(pos(g), at)], area(g, "LAU"));
	for (int k = 0; k < n7_own(&g->s)->degree[at]; k++) {
		bool to_lautenburg = n7_own(&g->s)->to[at][k] == area(g, "LAU");
		assert_int_equal(n7_axis_allows(&g->s, pos(g), RUSSIAN, at, k, NULL), !to_lautenburg);
		assert_int_equal(n7_axis_allows(&g->s, pos(g), FRENCH, at, k, NULL), to_lautenburg);
	}
	/* a second French stack, by Rypin: its axis is the one that lies there */
	unsigned char before[POSITION_BYTES];
	memcpy(before, g->memory, sizeof before);
	operations(g, FRENCH);
	next_cards(g, "FR30");
	operate(g, "F-NEY");
	march(g, "STR");
	assert_int_equal(n7_own(&g->s)->to[at][n7_axis_slot(pos(g), at)], area(g, "LAU"));
	/* the Russians by the link of the axis: it goes, 2 fatigue; by another: no marker */
	memcpy(g->memory, before, sizeof before);
	n7_enter(&g->s, pos(g), blocks_of(g, "R-TUC"), area(g, "NMK"), at, ENTER_MARCH, &g->ev);
	assert_int_equal(n7_axis_side(pos(g), at), FRENCH);
	is(g, "F-SOU", "6/1 +0");
	memcpy(g->memory, before, sizeof before);
	now(g)->piece[piece(g, "R-TUC")].place = (int16_t)area(g, "LAU");
	n7_enter(&g->s, pos(g), blocks_of(g, "R-TUC"), area(g, "LAU"), at, ENTER_MARCH, &g->ev);
	assert_int_equal(n7_axis_side(pos(g), at), NOBODY);
	is(g, "F-SOU", "6/1 +1");
	is(g, "F-BES", "3/2 +1");
	leave(g);
}

/* [Combat 1C] [Movement 3C] Worked example X07 as it is marched: a fatigue for the contested area, a card less in the combat; and a card
 * played in the march is the card of the operation. */
static void n7_x07_attack_out_of_the_march(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN LAN 3/2 +2; R-BEN PEY; R-OLS PEY 2/1 +4; R-OST PEY 2/1 +7 *; R-PLA BIB 0/2");
	next_cards(g, "FR01");
	operate(g, "F-LAN");
	march(g, "PEY");
	is(g, "F-LAN", "3/2 +3");
	row_is(g, ROW_ATTACK, FRENCH);
	play(g, "choose 1");
	assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_LINE_CARDS), 2);
	assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_LINE_CARDS), 2);
	leave(g);
	g = theatre("eylau", NULL, "F-LAN LAN 3/2 +2; R-BEN PEY; R-OLS PEY 2/1 +4; R-PLA BIB 0/2");
	hold(g, "FR43 FR11");
	next_cards(g, "FR01");
	operate(g, "F-LAN");
	row_is(g, ROW_WINDOW, FRENCH);
	play(g, "card FR11");
	march(g, "PEY");
	play(g, "choose 1");
	assert_int_not_equal(frame_now(now(g))->row, ROW_WINDOW);
	leave(g);
}

/* [Combat 1D] Worked example X11 as it is marched: called off, the axis marker lies on the link. */
static void n7_x11_called_off_after_a_march(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-AUG HOH 3/1 +3; R-SAC ALL 3/1; R-PLA BIB 0/2");
	next_cards(g, "FR01");
	operate(g, "F-AUG");
	march(g, "ALL");
	is(g, "F-AUG", "3/1 +4");
	play(g, "choose 1");
	assert_true(noted(g, TEXT_CALLED_OFF));
	stands(g, "F-AUG", "ALL");
	assert_true(now(g)->piece[piece(g, "F-AUG")].flags & FLAG_ACTIVATED);
	assert_false(now(g)->piece[piece(g, "R-SAC")].flags & FLAG_ACTIVATED);
	assert_int_equal(n7_own(&g->s)->to[area(g, "ALL")][n7_axis_slot(pos(g), area(g, "ALL"))], area(g, "HOH"));
	leave(g);
}

/* Lannes at Radzymin with a card of this value before him; the bridge to Serock is down. */
static struct game *radzymin(const char *hand, const char *card)
{
	struct game *g = theatre("pultusk", NULL, "F-LAN RAD 4/1; R-BAR ALB 1/1; R-SED ROZ 3/1");
	memset(pos(g)->broken, 0, sizeof pos(g)->broken);
	down(g, "RAD", "SER");
	hold(g, hand);
	next_cards(g, card);
	operate(g, "F-LAN");
	return g;
}

/* [Movement 2] [Ford] [Forced March] Worked example X13: a destroyed bridge costs 3, points above the third tire. */
static void n7_x13_destroyed_bridge(void **unused)
{
	(void)unused;
	struct game *g = radzymin("", "FR01");
	assert_int_equal(points(g), 4);
	march(g, "SER");
	assert_int_equal(points(g), 1);
	march(g, "NAS");
	is(g, "F-LAN", "4/1 +1");
	leave(g);
	/* a ford */
	g = radzymin("FR16", "FR01");
	play(g, "pass; card FR16");
	march(g, "SER");
	assert_int_equal(points(g), 3);
	leave(g);
	/* 2 points do not do; Forced March makes three of them */
	g = radzymin("", "FR05");
	assert_int_equal(points(g), 2);
	barred(g, "SER", "Movement 2");
	leave(g);
	g = radzymin("FR11", "FR05");
	play(g, "card FR11");
	march(g, "SER");
	is(g, "F-LAN", "4/1 +0");
	leave(g);
	/* with none it crosses that one link and stops */
	g = theatre("pultusk", NULL, "F-LAN RAD 4/1; F-DAV RAD 6/1; F-SOU RAD 6/1; R-BAR ALB 1/1; R-SED ROZ 3/1");
	memset(pos(g)->broken, 0, sizeof pos(g)->broken);
	down(g, "RAD", "SER");
	hold(g, "FR11");
	next_cards(g, "FR43");
	operate(g, "F-LAN F-DAV F-SOU");
	assert_true(n7_points(&g->s, pos(g), NULL) <= 0);
	play(g, "card FR11");
	assert_true(points(g) <= 0);
	march(g, "SER");
	stands(g, "F-SOU", "SER");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	leave(g);
}

/* [Rain] [Mud] Worked example X14: rain this turn, mud the next, neither the one after. */
static void n7_x14_rain_then_mud(void **unused)
{
	(void)unused;
	struct game *g = theatre("pultusk", NULL, "F-SOU WYS 6/1; R-BAR ALB 1/1; R-SED ROZ 3/1");
	pos(g)->weather = WEATHER_RAIN;
	next_cards(g, "FR04");
	operate(g, "F-SOU");
	is(g, "F-SOU", "6/1 +1");
	assert_int_equal(points(g), 2);
	leave(g);
	/* three turns: each side draws cards that are not red */
	g = theatre("pultusk", NULL, "F-SOU WYS 6/1; R-BAR ALB 1/1; R-SED ROZ 3/1");
	pos(g)->weather = WEATHER_RAIN;
	now(g)->card[card_of(g, "FR22")] = CARD_WEATHER;
	next_cards(g, "FR01 FR02 FR03 RU01 RU02 RU03");
	frame_push(now(g), ROW_TURN_END, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	assert_int_equal(pos(g)->weather, WEATHER_MUD);
	assert_int_equal(now(g)->card[card_of(g, "FR22")], CARD_DISCARD);
	while (now(g)->depth)
		frame_pop(now(g));
	deck_move(now(g), CARD_HAND, CARD_DISCARD);
	deck_move(now(g), CARD_HAND_RUSSIAN, CARD_DISCARD_RUSSIAN);
	next_cards(g, "FR04");
	operations(g, FRENCH);
	operate(g, "F-SOU");
	is(g, "F-SOU", "6/1 +1");
	assert_int_equal(points(g), 1);
	while (now(g)->depth)
		frame_pop(now(g));
	next_cards(g, "FR07 FR05 FR06 RU04 RU05 RU06");
	frame_push(now(g), ROW_TURN_END, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	assert_int_equal(pos(g)->weather, 0);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_x01_draw_and_initiative),
		cmocka_unit_test(n7_x02_points_of_six_groupings),
		cmocka_unit_test(n7_x03_march_of_four_links),
		cmocka_unit_test(n7_x04_march_among_friends),
		cmocka_unit_test(n7_x05_axis_of_retreat),
		cmocka_unit_test(n7_x07_attack_out_of_the_march),
		cmocka_unit_test(n7_x11_called_off_after_a_march),
		cmocka_unit_test(n7_x13_destroyed_bridge),
		cmocka_unit_test(n7_x14_rain_then_mud),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
