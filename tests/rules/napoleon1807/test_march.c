/* The march: points, links, bridges, stops, fatigue, axes of retreat, control and sieges. */
#include "theatre.h"

static int fatigue(struct game *g, const char *block)
{
	return now(g)->piece[piece(g, block)].fatigue;
}

static int axis_of(struct game *g, const char *in)
{
	return n7_axis_side(pos(g), area(g, in));
}

/* [Movement 2] Up to its points; what is left is lost. A destroyed bridge costs 3. */
static void n7_points_and_links(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS WAR 2/1");
	next_cards(g, "FR11");
	operate(g, "F-LAN");
	assert_int_equal(points(g), 3);
	barred(g, "ALB", "Movement 2");
	barred(g, "ELB", "Movement 2");
	assert_string_equal(g->e.reason, "Elbing is out of reach with 3 points left");
	barred(g, "MEH", "Movement 2");
	assert_string_equal(g->e.reason, "Mehlsack is more than one link from Preussisch Eylau: drag the stack there");
	down(g, "PEY", "UDE");
	march(g, "UDE");
	/* three points, and no fatigue: only those above the third tire */
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	is(g, "F-LAN", "3/2 +0");
	leave(g);
	g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS WAR 2/1");
	next_cards(g, "FR06");
	operate(g, "F-LAN");
	down(g, "PEY", "UDE");
	barred(g, "UDE", "Movement 2");
	leave(g);
}

/* [Movement 2] It must stop among friends and among enemies, commanders or corps; not for an empty area. */
static void n7_it_stops(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-SOU KRE 6/1; R-OLS FRI 2/1; R-SAC WAR 3/1");
	next_cards(g, "FR01");
	operate(g, "F-LAN");
	march(g, "KRE");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	is(g, "F-LAN", "3/2 +0");
	leave(g);
	g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-SOU KRE 6/1; R-OLS FRI 2/1; R-SAC WAR 3/1");
	next_cards(g, "FR01");
	operate(g, "F-LAN");
	march(g, "FRI");
	row_is(g, ROW_ATTACK, FRENCH);
	assert_int_equal(axis_of(g, "FRI"), FRENCH);
	assert_int_equal(n7_axis_slot(pos(g), area(g, "FRI")), n7_slot(&g->s, area(g, "FRI"), area(g, "PEY")));
	leave(g);
}

/* [Movement 3A] [Movement 4] For each corps a point above the third, evenly. [Movement 3B] [Movement 3C] One for a contested area each. */
static void n7_fatigue_of_a_march(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-BES WAR 3/2; R-OLS WAR 2/1");
	next_cards(g, "FR02");
	operate(g, "F-LAN");
	march(g, "KRE UDE FRI BAR LAN");
	assert_int_equal(fatigue(g, "F-LAN"), 2);
	leave(g);
	/* out of one contested area into another */
	g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS PEY 2/1; R-SAC FRI 3/1");
	next_cards(g, "FR01");
	operate(g, "F-LAN");
	play(g, "choose 0");
	march(g, "FRI");
	assert_int_equal(fatigue(g, "F-LAN"), 2);
	assert_int_equal(told(g, ACCOUNT_FATIGUE, 0, TEXT_LINE_BEGAN), 1);
	assert_int_equal(told(g, ACCOUNT_FATIGUE, 0, TEXT_LINE_ENDED), 1);
	leave(g);
}

/* [Axis of Retreat] Friends inherit it; no second one; a new enemy stack places none; it goes when the area is not contested. */
static void n7_one_axis_an_area(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-SOU KRE 6/1; R-OLS PEY 2/1; R-SAC BAR 3/1; R-TUC KON 3/1");
	axis(g, FRENCH, "PEY", "LAN");
	operations(g, FRENCH);
	next_cards(g, "FR01 RU01");
	operate(g, "F-SOU");
	march(g, "PEY");
	play(g, "choose 2");
	assert_int_equal(n7_axis_slot(pos(g), area(g, "PEY")), n7_slot(&g->s, area(g, "PEY"), area(g, "LAN")));
	operate(g, "R-SAC");
	march(g, "PEY");
	play(g, "choose 2");
	assert_int_equal(axis_of(g, "PEY"), FRENCH);
	leave(g);
}

/* [Axis of Retreat] Who comes over the link of the axis takes it off: 2 fatigue for the enemy stack, shared evenly. */
static void n7_axis_cut(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; F-SOU PEY 6/1; R-OLS PEY 2/1; R-SAC LAN 3/1; R-TUC KON 3/1");
	axis(g, FRENCH, "PEY", "LAN");
	operations(g, RUSSIAN);
	next_cards(g, "RU01");
	operate(g, "R-SAC");
	march(g, "PEY");
	assert_int_equal(axis_of(g, "PEY"), NOBODY);
	is(g, "F-LAN", "3/2 +1");
	is(g, "F-SOU", "6/1 +1");
	assert_true(noted(g, TEXT_AXIS_CUT));
	leave(g);
}

/* [Axis of Retreat] Out of a contested area by one's own axis alone, and never by the enemy's. */
static void n7_axis_binds(void **unused)
{
	(void)unused;
	for (int side = 0; side < 2; side++) {
		struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS PEY 2/1; R-TUC KON 3/1");
		axis(g, side, "PEY", "LAN");
		operations(g, FRENCH);
		next_cards(g, "FR01");
		operate(g, "F-LAN");
		play(g, "choose 0");
		if (side == FRENCH) {
			barred(g, "FRI", "Axis of Retreat");
			march(g, "LAN");
			/* nobody fights there any more */
			assert_int_equal(axis_of(g, "PEY"), NOBODY);
		} else {
			barred(g, "LAN", "Axis of Retreat");
			march(g, "FRI");
		}
		leave(g);
	}
}

/* [Victory control, reading 26] A fortified town turns when it is crossed or occupied uncontested; not among enemies; again when they go. */
static void n7_control(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN LAN 3/2; R-OLS WAR 2/1");
	int town = n7_own(&g->s)->town[area(g, "HLS")];
	next_cards(g, "FR01");
	operate(g, "F-LAN");
	march(g, "HLS GUT");
	assert_int_equal(pos(g)->control[town], FRENCH);
	assert_int_equal(marker_at(g), 9);
	leave(g);
	g = theatre("eylau", NULL, "F-LAN LAN 3/2; R-OLS HLS 2/1; R-SAC WAR 3/1");
	next_cards(g, "FR01 RU01");
	operate(g, "F-LAN");
	march(g, "HLS");
	assert_int_equal(pos(g)->control[town], RUSSIAN);
	play(g, "choose 2");
	operate(g, "R-OLS");
	play(g, "choose 0");
	march(g, "BAR");
	assert_int_equal(pos(g)->control[town], FRENCH);
	assert_int_equal(marker_at(g), 9);
	leave(g);
}

/* [Siege, reading 24] Lifted at once where the citadel's own side stands alone; [reading 22] an enemy citadel is no bar, and no siege is laid. */
static void n7_siege_lifted(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN PEY 3/2; R-OLS SCW 2/1; F-SOU KAY 6/1");
	int danzig = n7_own(&g->s)->fortress[area(g, "DAN")], konigsberg = n7_own(&g->s)->fortress[area(g, "KON")];
	assert_int_equal(pos(g)->siege[danzig], FRENCH);
	now(g)->piece[piece(g, "R-OLS")].place = (int16_t)n7_own(&g->s)->to[area(g, "DAN")][0];
	next_cards(g, "RU01 FR01");
	operations(g, RUSSIAN);
	operate(g, "R-OLS");
	march(g, "DAN");
	assert_int_equal(pos(g)->siege[danzig], NOBODY);
	assert_true(noted(g, TEXT_SIEGE_LIFTED));
	play(g, "halt");
	/* not while the enemy is there */
	pos(g)->siege[konigsberg] = FRENCH;
	now(g)->piece[piece(g, "R-OLS")].place = (int16_t)area(g, "KON");
	now(g)->piece[piece(g, "F-LAN")].place = (int16_t)area(g, "KON");
	n7_settle(&g->s, pos(g), area(g, "KON"), &g->ev);
	assert_int_equal(pos(g)->siege[konigsberg], FRENCH);
	pos(g)->siege[konigsberg] = NOBODY;
	now(g)->piece[piece(g, "R-OLS")].place = now(g)->piece[piece(g, "F-LAN")].place = (int16_t)area(g, "DAN");
	operate(g, "F-SOU");
	march(g, "KON");
	assert_int_equal(pos(g)->citadel[konigsberg], RUSSIAN);
	assert_int_equal(pos(g)->siege[konigsberg], NOBODY);
	assert_int_equal(marker_at(g), 10);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_points_and_links), cmocka_unit_test(n7_it_stops), cmocka_unit_test(n7_fatigue_of_a_march),
		cmocka_unit_test(n7_one_axis_an_area), cmocka_unit_test(n7_axis_cut), cmocka_unit_test(n7_axis_binds),
		cmocka_unit_test(n7_control), cmocka_unit_test(n7_siege_lifted),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
