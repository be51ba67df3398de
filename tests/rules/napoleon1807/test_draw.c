/* The draw phase: three cards a side, red ones that act at once and cancel each other, weather, mud, Winter Quarters, an empty pile. */
#include "theatre.h"

static const char *const army = "F-LAN PEY 3/2; R-OLS ALB 2/1; R-BEN ALB; R-SAC BIS 3/1";

/* A turn begins; these cards are drawn, three a side, the French first. Ends at the first decision. */
static void draw(struct game *g, const char *cards)
{
	while (now(g)->depth)
		frame_pop(now(g));
	next_cards(g, cards);
	events_clear(&g->ev);
	frame_push(now(g), ROW_DRAW, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	if (!g->s.rules->sound(&g->s, now(g), &g->e))
		fail_msg("%s %s", g->e.place, g->e.reason);
}

static bool lies(struct game *g, const char *card, int pile)
{
	return now(g)->card[card_of(g, card)] == pile;
}

/* [Draw] Three cards each, added to the hand, which the other side does not see. */
static void n7_three_cards(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, army);
	int named = 0, unnamed = 0;
	hold(g, "FR30");
	draw(g, "FR01 FR02 FR04 RU01 RU02 RU04");
	assert_int_equal(n7_hand(pos(g), FRENCH), 4);
	assert_int_equal(n7_hand(pos(g), RUSSIAN), 3);
	assert_true(lies(g, "FR02", CARD_HAND));
	for (int i = 0; i < g->ev.n; i++) {
		const struct event *ev = &g->ev.at[i];
		if (ev->kind != EVENT_DRAWN)
			continue;
		assert_int_equal(ev->seen, ev->number == NONE ? side_bit(side_other((enum side)ev->side)) : side_bit(ev->side));
		named += ev->number != NONE;
		unnamed += ev->number == NONE;
	}
	assert_int_equal(named, 6);
	assert_int_equal(unnamed, 6);
	leave(g);
}

/* [Draw] [Rain] [Snow] [Cold] One red card takes effect and lies on the space of the weather all turn. */
static void n7_weather(void **unused)
{
	(void)unused;
	static const struct {
		const char *scenario, *cards, *red;
		int weather;
	} one[] = {{"pultusk", "FR22 FR02 FR04 RU01 RU02 RU04", "FR22", WEATHER_RAIN}, {"eylau", "FR01 FR02 FR04 RU01 RU23 RU04", "RU23", WEATHER_SNOW},
		   {"eylau", "FR01 FR02 FR24 RU01 RU02 RU04", "FR24", WEATHER_COLD}};
	for (size_t i = 0; i < sizeof one / sizeof *one; i++) {
		struct game *g = theatre(one[i].scenario, NULL, army);
		draw(g, one[i].cards);
		assert_int_equal(pos(g)->weather, one[i].weather);
		assert_true(lies(g, one[i].red, CARD_WEATHER));
		assert_int_equal(n7_hand(pos(g), FRENCH) + n7_hand(pos(g), RUSSIAN), 5);
		/* the turn after, it goes to the discards */
		draw(g, "FR05 FR07 FR08 RU05 RU06 RU07");
		assert_true(lies(g, one[i].red, CARD_DISCARD + g->s.card[card_of(g, one[i].red)].side));
		leave(g);
	}
}

/* [Draw, reading 8] Two red cards cancel each other, of both sides or of one; [reading 61] even if one could not apply. */
static void n7_reds_cancel(void **unused)
{
	(void)unused;
	static const char *const cards[] = {"FR22 FR02 FR04 RU22 RU02 RU04", "FR22 FR23 FR04 RU01 RU02 RU04", "FR22 FR02 FR04 RU21 RU02 RU04"};
	for (size_t i = 0; i < sizeof cards / sizeof *cards; i++) {
		struct game *g = theatre("pultusk", NULL, army);
		draw(g, cards[i]);
		assert_int_equal(pos(g)->weather, 0);
		assert_true(noted(g, TEXT_REDS_CANCEL));
		assert_true(lies(g, "FR22", CARD_DISCARD));
		row_is(g, ROW_INITIATIVE, FRENCH);
		leave(g);
	}
	struct game *g = theatre("eylau", NULL, army);
	pos(g)->siege[n7_own(&g->s)->fortress[area(g, "GRA")]] = NOBODY;
	draw(g, "FR45 FR35 FR04 RU01 RU02 RU04");
	assert_int_equal(marker_at(g), 10);
	assert_true(noted(g, TEXT_REDS_CANCEL));
	leave(g);
}

/* [Impatience in Paris] The marker goes up one. */
static void n7_impatience_in_paris(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, army);
	draw(g, "FR35 FR02 FR04 RU01 RU02 RU04");
	assert_int_equal(marker_at(g), 11);
	assert_true(lies(g, "FR35", CARD_DISCARD));
	leave(g);
}

/* [Surrender] A besieged Graudenz turns French and costs one point; otherwise nothing happens. */
static void n7_surrender(void **unused)
{
	(void)unused;
	for (int besieged = 0; besieged < 2; besieged++) {
		struct game *g = theatre("eylau", NULL, army);
		int fortress = n7_own(&g->s)->fortress[area(g, "GRA")];
		pos(g)->siege[fortress] = (int8_t)(besieged ? FRENCH : NOBODY);
		draw(g, "FR45 FR02 FR04 RU01 RU02 RU04");
		assert_int_equal(pos(g)->citadel[fortress], besieged ? FRENCH : RUSSIAN);
		assert_int_equal(pos(g)->siege[fortress], NOBODY);
		assert_int_equal(marker_at(g), besieged ? 9 : 10);
		assert_int_equal(noted(g, TEXT_NO_EFFECT), !besieged);
		assert_true(lies(g, "FR45", CARD_DISCARD));
		leave(g);
	}
}

/* [Surrender] [Vedettes special cases] A Russian vedette that is in Graudenz when it is given up is taken with it. */
static void n7_vedette_in_a_surrender(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-LAN PEY 3/2; R-OLS ALB 2/1; V1RU GRA");
	draw(g, "FR45 FR02 FR04 RU01 RU02 RU04");
	assert_int_equal(pos(g)->citadel[n7_own(&g->s)->fortress[area(g, "GRA")]], FRENCH);
	assert_int_equal(now(g)->piece[piece(g, "V1RU")].place, AT_LOST);
	assert_int_equal(marker_at(g), 9);
	leave(g);
}

/* [Inactivity] Everybody in the area is activated, vedettes too; vedettes alone cannot be named. */
static void n7_inactivity(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-LAN PEY 3/2; R-OLS ALB 2/1; R-BEN ALB; V1RU ALB; V2RU SCH; R-SAC BIS 3/1");
	draw(g, "FR01 FR02 FR04 RU21 RU02 RU04");
	row_is(g, ROW_INACTIVITY, RUSSIAN);
	refused(g, "name SCH", "Inactivity");
	refused(g, "name PEY", "Inactivity");
	play(g, "name ALB");
	static const char *const there[] = {"R-OLS", "R-BEN", "V1RU"};
	for (int i = 0; i < 3; i++)
		assert_int_equal(now(g)->piece[piece(g, there[i])].flags, FLAG_ACTIVATED);
	assert_int_equal(now(g)->piece[piece(g, "R-SAC")].flags, 0);
	leave(g);
}

/* [Mud, reading 14] In force after a turn of rain or snow, when neither is in force now; mud leaves no mud; none on turn 1. */
static void n7_mud(void **unused)
{
	(void)unused;
	static const struct {
		int before;
		const char *cards;
		int after;
	} turn[] = {{WEATHER_RAIN, "FR01 FR02 FR04 RU01 RU02 RU04", WEATHER_MUD}, {WEATHER_SNOW, "FR01 FR02 FR04 RU01 RU02 RU04", WEATHER_MUD},
		    {WEATHER_RAIN, "FR01 FR02 FR22 RU01 RU02 RU04", WEATHER_RAIN}, {WEATHER_MUD, "FR01 FR02 FR04 RU01 RU02 RU04", 0},
		    {0, "FR01 FR02 FR04 RU01 RU02 RU04", 0}, {WEATHER_RAIN, "FR23 FR02 FR22 RU01 RU02 RU04", WEATHER_MUD}};
	for (size_t i = 0; i < sizeof turn / sizeof *turn; i++) {
		struct game *g = theatre("pultusk", NULL, army);
		pos(g)->weather = (uint8_t)turn[i].before;
		draw(g, turn[i].cards);
		assert_int_equal(pos(g)->weather, turn[i].after);
		assert_int_equal(lies(g, "MUD", CARD_WEATHER), turn[i].after == WEATHER_MUD);
		leave(g);
	}
}

/* [Rain] [Mud] [Snow] Points less; and one fatigue for whoever is activated, not with snow. A defender is not tired. */
static void n7_weather_tires(void **unused)
{
	(void)unused;
	static const struct {
		int weather, points, fatigue;
	} w[] = {{WEATHER_RAIN, 3, 1}, {WEATHER_MUD, 2, 1}, {WEATHER_SNOW, 3, 0}, {WEATHER_COLD, 4, 0}};
	for (size_t i = 0; i < sizeof w / sizeof *w; i++) {
		struct game *g = theatre("pultusk", NULL, "F-SOU PEY 6/1; R-OLS ALB 2/1");
		pos(g)->weather = (uint8_t)w[i].weather;
		next_cards(g, "FR01");
		operate(g, "F-SOU");
		assert_int_equal(points(g), w[i].points);
		assert_int_equal(now(g)->piece[piece(g, "F-SOU")].fatigue, w[i].fatigue);
		leave(g);
	}
	struct game *g = theatre("pultusk", NULL, "F-SOU PEY 6/1; F-DAV PEY 6/1; R-OLS PEY 2/1");
	pos(g)->weather = WEATHER_RAIN;
	operate(g, "F-SOU F-DAV");
	/* placed freely, at once, before it is known whether they march or fight */
	row_is(g, ROW_TIRE, FRENCH);
	play(g, "tire F-DAV");
	row_is(g, ROW_WAY, FRENCH);
	is(g, "F-DAV", "6/1 +1");
	is(g, "F-SOU", "6/1 +0");
	is(g, "R-OLS", "2/1 +0");
	leave(g);
}

/* [Winter Quarters] When the card comes up it is laid beside the board, and the next one replaces it. */
static void n7_winter_quarters_come_up(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, army);
	now(g)->card[card_of(g, "WQRU")] = CARD_DECK_RUSSIAN;
	draw(g, "FR01 FR02 FR04 RU01 WQRU RU02 RU04");
	assert_true(lies(g, "WQRU", CARD_ASIDE));
	assert_int_equal(n7_hand(pos(g), RUSSIAN), 3);
	leave(g);
}

/* [Playing cards, reading 34] An empty pile is made anew from the discards, and the draw goes on. */
static void n7_empty_pile(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, army);
	deck_move(now(g), CARD_DECK, CARD_DISCARD);
	now(g)->card[card_of(g, "FR01")] = CARD_DECK;
	next_cards(g, "FR01");
	frame_push(now(g), ROW_DRAW, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	assert_true(noted(g, TEXT_SHUFFLED));
	assert_true(lies(g, "FR01", CARD_HAND));
	assert_int_equal(deck_count(now(g), CARD_DISCARD) <= 3, true);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_three_cards), cmocka_unit_test(n7_weather), cmocka_unit_test(n7_reds_cancel),
		cmocka_unit_test(n7_impatience_in_paris), cmocka_unit_test(n7_surrender), cmocka_unit_test(n7_vedette_in_a_surrender), cmocka_unit_test(n7_inactivity),
		cmocka_unit_test(n7_mud), cmocka_unit_test(n7_weather_tires), cmocka_unit_test(n7_winter_quarters_come_up),
		cmocka_unit_test(n7_empty_pile),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
