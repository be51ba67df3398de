/* Every card of a combat, with and without a Counter Order. The other side always holds one, so its window is open. */
#include "theatre.h"

#include <string.h>

enum { PLAIN, COUNTERED, BOTH };

/* The last order is followed through: passes in the windows, the first order that is offered elsewhere, to the end of the combat. */
static void to_the_end(struct game *g)
{
	while (pos(g)->fight.stage && !now(g)->header.result.over) {
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[g->list.n - 1];
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
}

/* The French attack with `blocks`, and play `card` at once: the account and the events since then are looked at. */
static struct game *french_plays(const char *place, const char *blocks, const char *card, int how)
{
	struct game *g = theatre(place, NULL, blocks);
	hold(g, card);
	hold(g, "RU09");
	attack(g, "F-NEY");
	row_is(g, ROW_WINDOW, FRENCH);
	lay(g, card, how == COUNTERED);
	return g;
}

/* The French attack, pass, and the Russians play `card`. */
static struct game *russian_plays(const char *place, const char *blocks, const char *card, int how)
{
	struct game *g = theatre(place, NULL, blocks);
	hold(g, card);
	hold(g, "FR09");
	attack(g, "F-NEY");
	if (frame_now(now(g))->side == FRENCH)
		play(g, "pass");
	row_is(g, ROW_WINDOW, RUSSIAN);
	lay(g, card, how == COUNTERED);
	return g;
}

static const char *const pair = "F-NEY PEY 4/1; F-SOU LIE 6/1; R-OST PEY 3/1; R-SAC PEY 3/1";

/* [Combat 1I] [Elan] [Counter Order] One card more for a French attacker. */
static void n7_elan(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = french_plays("eylau", pair, "FR30", how);
		to_the_end(g);
		assert_int_equal(line_by(g, EV_ELAN), how == PLAIN);
		leave(g);
	}
	struct game *g = theatre("eylau", NULL, pair);
	hold(g, "FR30 FR25 FR26 FR41 RU09");
	attack(g, "R-OST");
	play(g, "pass");
	row_is(g, ROW_WINDOW, FRENCH);
	/* [Assault Column] [Audacity] [Quick Deployment] none of them in defence */
	says(g, "card FR30", "Elan", "this event is not for this moment");
	refused(g, "card FR25", "Assault Column");
	refused(g, "card FR26", "Audacity");
	refused(g, "card FR41", "Quick Deployment");
	leave(g);
}

/* [Assault Column] A card more, two fatigue at once, shared evenly. */
static void n7_assault_column(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = french_plays("eylau", pair, "FR25", how);
		assert_int_equal(tired_by(g, EV_ASSAULT_COLUMN), how == PLAIN ? 2 : 0);
		to_the_end(g);
		assert_int_equal(line_by(g, EV_ASSAULT_COLUMN), how == PLAIN);
		leave(g);
	}
}

/* [Audacity] The defender has nothing of the ground. */
static void n7_audacity(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = french_plays("eylau", "F-NEY LAN 4/1; R-OST LAN 3/1", "FR26", how);
		to_the_end(g);
		assert_int_equal(told(g, ACCOUNT_COMBAT, 1, how == PLAIN ? TEXT_LINE_AUDACITY : TEXT_LINE_WOODED), how == COUNTERED);
		assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_LINE_CARDS), how == PLAIN ? 1 : 2);
		leave(g);
	}
}

/* [Quick Deployment] A moving attack costs no card; it is for no other. */
static void n7_quick_deployment(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = theatre("eylau", NULL, pair);
		hold(g, "FR41 RU09");
		assault(g, "F-NEY");
		lay(g, "FR41", how == COUNTERED);
		to_the_end(g);
		assert_int_equal(told(g, ACCOUNT_COMBAT, 0, how == PLAIN ? TEXT_LINE_QUICK : TEXT_LINE_MOVING), how == PLAIN ? 0 : -1);
		leave(g);
	}
	struct game *g = theatre("eylau", NULL, pair);
	hold(g, "FR41");
	attack(g, "F-NEY");
	refused(g, "card FR41", "Quick Deployment");
	leave(g);
}

/* [Skirmishers] [Ambush] One fatigue on the other stack, placed by its owner. */
static void n7_skirmishers_and_ambush(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = french_plays("eylau", pair, "FR43", how);
		if (how == PLAIN) {
			row_is(g, ROW_TIRE, RUSSIAN);
			play(g, "tire R-SAC");
			assert_int_equal(tired_by(g, EV_SKIRMISHERS), 1);
		}
		to_the_end(g);
		leave(g);
		g = russian_plays("eylau", pair, "RU25", how);
		/* a single French corps: nothing to choose */
		assert_int_equal(tired_by(g, EV_AMBUSH), how == PLAIN);
		leave(g);
	}
}

/* [Great Battery] Three corps: each takes a fatigue, the Russians a loss more, which counts for the winner. */
static void n7_great_battery(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = theatre("friedland", NULL, "F-NEY PEY 4/1; F-SOU PEY 6/1; F-MOR PEY 4/1; R-OST PEY 3/1; R-SAC PEY 3/1");
		hold(g, "FR32 RU09");
		attack(g, "F-NEY F-SOU F-MOR");
		lay(g, "FR32", how == COUNTERED);
		assert_int_equal(tired_by(g, EV_GREAT_BATTERY), how == PLAIN ? 3 : 0);
		if (how == PLAIN) {
			/* nobody's cards show a loss: the battery alone decides */
			row_is(g, ROW_WINDOW, RUSSIAN);
			next_cards(g, "FR01 FR02 FR03 FR05 RU01 RU03");
			play(g, "pass");
			assert_int_equal(line_by(g, EV_GREAT_BATTERY), 1);
			assert_true(noted(g, TEXT_WINS));
		}
		to_the_end(g);
		leave(g);
	}
	struct game *g = theatre("friedland", NULL, "F-NEY PEY 4/1; F-SOU PEY 6/1; F-MOR LIE 4/1; R-OST PEY 3/1");
	hold(g, "FR32");
	attack(g, "F-NEY F-SOU");
	refused(g, "card FR32", "Great Battery");
	leave(g);
}

/* [Square] Two fatigue less, never below nothing, if the Russians had cavalry when the combat began. */
static void n7_square(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1; R-OST PEY 3/1; R-SAC PEY 3/0");
		hold(g, "FR44 RU09");
		attack(g, "F-NEY");
		if (how == COUNTERED)
			next_cards(g, "FR01 FR02 RU10 RU06");
		lay(g, "FR44", how == COUNTERED);
		if (how == PLAIN) {
			next_cards(g, "FR01 FR02 RU10 RU06");
			play(g, "pass");
		}
		/* a loss and a fatigue: the relief takes the one there is */
		assert_int_equal(line_by(g, EV_SQUARE), how == PLAIN ? -1 : 0);
		assert_int_equal(told(g, ACCOUNT_TIRED, 1, TEXT_LINE_FATIGUE), how == PLAIN ? 0 : 1);
		leave(g);
	}
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1; R-OST PEY 3/0");
	hold(g, "FR44");
	attack(g, "F-NEY");
	refused(g, "card FR44", "Square");
	leave(g);
}

/* [Grapeshot] Two fatigue more for the French in the result. */
static void n7_grapeshot(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = russian_plays("eylau", pair, "RU33", how);
		to_the_end(g);
		assert_int_equal(line_by(g, EV_GRAPESHOT), how == PLAIN ? 2 : 0);
		leave(g);
	}
}

/* [The Guard] A card more; when the French lose, each corps of the stack takes one more fatigue. Lefebvre is the Guard in Pultusk, Bessieres
 * later. */
static void n7_the_guard(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1; F-BES PEY 3/2; R-OST PEY 3/1; R-SAC PEY 3/1; R-BEN PEY");
		hold(g, "FR46 RU09");
		attack(g, "F-NEY F-BES");
		if (how == COUNTERED)
			next_cards(g, "FR01 FR02 FR05 FR06 RU10 RU12 RU06");
		lay(g, "FR46", how == COUNTERED);
		if (how == PLAIN) {
			next_cards(g, "FR01 FR02 FR05 FR06 FR07 RU10 RU12 RU02");
			play(g, "pass");
		}
		assert_int_equal(line_by(g, EV_THE_GUARD), how == PLAIN);
		to_the_end(g);
		int guard = 0;
		for (int i = 0; i < g->ev.n; i++)
			guard += g->ev.at[i].kind == EVENT_TIRED && g->ev.at[i].rule == CITE_EVENT + EV_THE_GUARD;
		assert_int_equal(guard, how == PLAIN ? 2 : 0);
		leave(g);
	}
	struct game *g = theatre("pultusk", NULL, "F-LEF PEY 3/1; F-BES LIE 0/3; R-OST PEY 3/1");
	hold(g, "FR46");
	attack(g, "F-LEF");
	assert_true(offered(g, "card FR46"));
	leave(g);
	g = theatre("eylau", NULL, pair);
	hold(g, "FR46");
	attack(g, "F-NEY");
	refused(g, "card FR46", "The Guard");
	leave(g);
}

/* [The Rougeaud] Countered, no card is turned over; without Ney it cannot be played. */
static void n7_rougeaud_countered(void **unused)
{
	(void)unused;
	struct game *g = french_plays("eylau", pair, "FR47", COUNTERED);
	assert_int_equal(tired_by(g, EV_ROUGEAUD), 0);
	for (int i = 0; i < g->ev.n; i++)
		assert_false(g->ev.at[i].kind == EVENT_CARD && g->ev.at[i].rule == CITE_EVENT + EV_ROUGEAUD);
	leave(g);
	g = theatre("eylau", NULL, pair);
	hold(g, "FR47");
	now(g)->piece[piece(g, "F-SOU")].place = (int16_t)area(g, "PEY");
	attack(g, "F-SOU");
	refused(g, "card FR47", "The Rougeaud");
	leave(g);
}

/* [Sacrifice] [Reinforced Position] A card more for the Russians; the first tires them, the second is for the defender alone. */
static void n7_sacrifice_and_reinforced_position(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = russian_plays("eylau", pair, "RU44", how);
		/* one each */
		assert_int_equal(tired_by(g, EV_SACRIFICE), how == PLAIN ? 2 : 0);
		assert_int_equal(line_by(g, EV_SACRIFICE), how == PLAIN);
		leave(g);
		g = russian_plays("eylau", pair, "RU41", how);
		assert_int_equal(line_by(g, EV_REINFORCED_POSITION), how == PLAIN);
		leave(g);
	}
	struct game *g = theatre("eylau", NULL, pair);
	hold(g, "RU41 RU44 RU39");
	attack(g, "R-OST");
	refused(g, "card RU41", "Reinforced Position");
	refused(g, "card RU39", "Rear Guard");
	assert_true(offered(g, "card RU44"));
	leave(g);
}

/* [Snow Storm] Of three French corps one, theirs to choose, adds nothing in steps B, D and H and takes a fatigue; it shares the result. */
static void n7_snow_storm(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1; F-DAV PEY 5/1 +5; F-AUG PEY 4/1; R-OST PEY 3/1; R-SAC PEY 3/1");
		hold(g, "RU45 FR09");
		attack(g, "F-NEY F-DAV F-AUG");
		play(g, "pass");
		lay(g, "RU45", how == COUNTERED);
		if (how == PLAIN) {
			row_is(g, ROW_SNOWED, FRENCH);
			refused(g, "tire R-OST", "Snow Storm");
			play(g, "tire F-DAV");
			assert_int_equal(tired_by(g, EV_SNOW_STORM), 1);
		}
		/* 2 + 2 + 2 - 1 + 1 with Davout; 2 + 2 without him */
		assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_LINE_CARDS), how == PLAIN ? 4 : 6);
		to_the_end(g);
		if (now(g)->piece[piece(g, "F-DAV")].place >= 0)
			assert_true(now(g)->piece[piece(g, "F-DAV")].flags & FLAG_ACTIVATED);
		leave(g);
	}
	struct game *g = theatre("eylau", NULL, pair);
	hold(g, "RU45");
	attack(g, "F-NEY");
	refused(g, "card RU45", "Snow Storm");
	leave(g);
}

/* [Snow Storm] [The Rougeaud] The card that Ney reveals besides is his: lost in the snow, he brings none. */
static void n7_snow_storm_takes_the_rougeaud(void **unused)
{
	(void)unused;
	for (int ney = 0; ney < 2; ney++) {
		struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/0; F-DAV PEY 4/0; F-AUG PEY 4/0; R-OST PEY 3/1; R-SAC PEY 3/1");
		hold(g, "FR47 RU45");
		attack(g, "F-NEY F-DAV F-AUG");
		next_cards(g, "FR01");
		play(g, "card FR47");
		while (frame_now(now(g))->row == ROW_COUNTER)
			play(g, "pass");
		play(g, "card RU45");
		row_is(g, ROW_SNOWED, FRENCH);
		play(g, ney ? "tire F-NEY" : "tire F-AUG");
		assert_int_equal(line_by(g, EV_ROUGEAUD), !ney);
		leave(g);
	}
}

/* [Rear Guard] A single Russian corps goes back two links, loses a point and takes a fatigue; no cards, no winner, no pursuit; both are turned.
 * [reading 45] Its commander goes along. */
static void n7_rear_guard(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/4; R-OST PEY 3/1; R-BEN PEY; R-PLA BIB 0/2");
		hold(g, "RU39 FR09");
		axis(g, FRENCH, "PEY", "LAN");
		attack(g, "F-NEY");
		play(g, "pass");
		lay(g, "RU39", how == COUNTERED);
		if (how == COUNTERED) {
			assert_int_not_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_LINE_CARDS), 0);
			leave(g);
			continue;
		}
		row_is(g, ROW_RETREAT, RUSSIAN);
		refused(g, "retreat R-BEN LAN", "Combat 6");
		play(g, "retreat R-BEN FRI; retreat R-BEN ALB");
		row_is(g, ROW_LOSE, RUSSIAN);
		play(g, "hit R-OST 0");
		is(g, "R-OST", "2/1 +1");
		stands(g, "R-BEN", "ALB");
		assert_int_equal(marker_at(g), 9);
		assert_false(noted(g, TEXT_COUNTED));
		assert_false(noted(g, TEXT_PURSUIT));
		assert_true(now(g)->piece[piece(g, "F-NEY")].flags & now(g)->piece[piece(g, "R-OST")].flags & FLAG_ACTIVATED);
		leave(g);
	}
	struct game *g = theatre("eylau", NULL, pair);
	hold(g, "RU39");
	attack(g, "F-NEY");
	refused(g, "card RU39", "Rear Guard");
	leave(g);
}

/* [Cannon Sounds] [Fog of War] Its owner knows who stands beside the combat: for a vedette the card is refused, and not lost. */
static void n7_cannon_sounds_is_not_wasted(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", "grognard=1", "F-NEY PEY 4/1; V1FR LAN; F-SOU WAR 6/1; R-OST PEY 3/1; R-SAC BIS 3/1");
	for (int i = 0; i < g->s.pieces; i++)
		now(g)->piece[i].known = 0;
	hold(g, "FR04");
	attack(g, "F-NEY");
	/* he is asked all the same: what stands there might be a corps */
	row_is(g, ROW_WINDOW, FRENCH);
	refused(g, "card FR04", "Cannon Sounds");
	leave(g);
}

/* [Cannon Sounds] A corps one link away joins without fatigue, activated or not, with commanders; it is counted from step B on. */
static void n7_cannon_sounds(void **unused)
{
	(void)unused;
	for (int how = 0; how < BOTH; how++) {
		struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1; F-SOU LAN 6/1 *; F-NAP LAN; F-AUG BAR 4/1; R-OST PEY 3/1; R-SAC BAR 3/1");
		hold(g, "FR04 RU09");
		attack(g, "F-NEY");
		lay(g, "FR04", how == COUNTERED);
		if (how == COUNTERED) {
			stands(g, "F-SOU", "LAN");
			leave(g);
			continue;
		}
		row_is(g, ROW_JOIN, FRENCH);
		/* Augereau stands in a contested area, or too far */
		refused(g, "take F-AUG", "Cannon Sounds");
		play(g, "take F-SOU");
		/* Soult is the last there: Napoleon comes with him */
		assert_true(set_has(&now(g)->hand, piece(g, "F-NAP")));
		play(g, "commit");
		stands(g, "F-NAP", "PEY");
		is(g, "F-SOU", "6/1 +0");
		row_is(g, ROW_WINDOW, RUSSIAN);
		play(g, "pass");
		assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_LINE_CARDS), 2 + 2 + 1);
		leave(g);
	}
	/* in defence: the attackers' axis on the way is cut, 2 fatigue; the commander may stay with another corps */
	for (int how = 0; how < BOTH; how++) {
		struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1; R-OST PEY 3/1; R-SAC LAN 3/1; R-TUC LAN 3/1; R-BEN LAN");
		hold(g, "RU04 FR09");
		axis(g, FRENCH, "PEY", "LAN");
		attack(g, "F-NEY");
		play(g, "pass");
		lay(g, "RU04", how == COUNTERED);
		if (how == PLAIN) {
			play(g, "take R-TUC");
			assert_true(offered(g, "with R-BEN"));
			next_cards(g, "FR01 FR02 RU01 RU05");
			play(g, "commit");
			stands(g, "R-TUC", "PEY");
			stands(g, "R-BEN", "LAN");
		} else {
			stands(g, "R-TUC", "LAN");
		}
		assert_int_equal(n7_axis_side(pos(g), area(g, "PEY")), how == PLAIN ? NOBODY : FRENCH);
		assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_LINE_CARDS), how == PLAIN ? 2 : 1);
		leave(g);
	}
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1; R-OST PEY 3/1; F-SOU WAR 6/1");
	hold(g, "FR04");
	attack(g, "F-NEY");
	refused(g, "card FR04", "Cannon Sounds");
	leave(g);
}

/* [Counter Order] [reading 12] It is its player's card of the operation: nothing more of his, and it is met by nothing. */
static void n7_counter_order(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, pair);
	hold(g, "FR30 FR09 RU09 RU44");
	attack(g, "F-NEY");
	says(g, "card FR09", "Counter Order", "not for this moment");
	play(g, "card FR30");
	row_is(g, ROW_COUNTER, RUSSIAN);
	refused(g, "card RU44", "Sacrifice");
	refused(g, "take R-OST", "Counter Order");
	play(g, "card RU09");
	/* no window for the defender: the combat is fought at once */
	assert_true(noted(g, TEXT_COUNTED));
	assert_int_equal(line_by(g, EV_ELAN), 0);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_elan),
		cmocka_unit_test(n7_assault_column),
		cmocka_unit_test(n7_audacity),
		cmocka_unit_test(n7_quick_deployment),
		cmocka_unit_test(n7_skirmishers_and_ambush),
		cmocka_unit_test(n7_great_battery),
		cmocka_unit_test(n7_square),
		cmocka_unit_test(n7_grapeshot),
		cmocka_unit_test(n7_the_guard),
		cmocka_unit_test(n7_rougeaud_countered),
		cmocka_unit_test(n7_sacrifice_and_reinforced_position),
		cmocka_unit_test(n7_snow_storm), cmocka_unit_test(n7_snow_storm_takes_the_rougeaud),
		cmocka_unit_test(n7_rear_guard),
		cmocka_unit_test(n7_cannon_sounds), cmocka_unit_test(n7_cannon_sounds_is_not_wasted),
		cmocka_unit_test(n7_counter_order),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
