/* [16.1] What the cards do in the phases they speak of: marches, forage, cossacks, attacks, trains. That each is in force when it is laid is in
 * test_cards.c. */
#include "campaign.h"

#include "words/words.h"

#include <stdio.h>
#include <string.h>

static void card(struct game *g, int side, int number, const char *rolls)
{
	dice(g, rolls);
	lays(g, side, number);
}

/* The card's own rows are over; this row begins, as in its turn. */
static void then(struct game *g, int row, int side)
{
	while (now(g)->depth)
		frame_pop(now(g));
	begins(g, row, side);
}

static void chooses(struct game *g, int number)
{
	char order[24];
	snprintf(order, sizeof order, "choose %d", number);
	play(g, order);
}

/* The farthest that the group in hand could go. */
static int farthest(struct game *g)
{
	struct gb_survey v;
	struct gb_reach reach;
	int most = 0;
	gb_survey(&g->s, state(g), &v);
	gb_march_reach(&g->s, state(g), &v, &reach);
	for (int at = 0; at < PLACES; at++)
		if (reach.steps[at] != FAR && reach.steps[at] > most)
			most = reach.steps[at];
	return most;
}

/* A French and a Russian stack far from each other, fed, with a train each, after turn 5. */
static struct game *march_of(int turn)
{
	struct game *g = war("advanced=1", turn, "FR-I-1 2208; FR-I-6 2208; FR-Davout 2208; RU-1V-1 0810; RU-1V-2 0810; RU-Barclay 0810");
	depot(g, FRENCH, "2207");
	depot(g, RUSSIAN, "1008");
	train(g, FRENCH, "2208");
	train(g, RUSSIAN, "0810");
	return g;
}

static void takes_all(struct game *g, const char *lead)
{
	char order[48];
	snprintf(order, sizeof order, "take %s; rest", lead);
	play(g, order);
}

static void marches(struct game *g, const char *piece_id, const char *to)
{
	char order[48];
	snprintf(order, sizeof order, "march %s %s", piece_id, to);
	play(g, order);
}

static void gamble_16_1_card_1_no_forced_march(void **unused)
{
	(void)unused;
	struct game *g = march_of(7);
	then(g, ROW_MOVE, RUSSIAN);
	takes_all(g, "RU-Barclay");
	assert_int_equal(farthest(g), 5);
	card(g, FRENCH, 1, "");
	then(g, ROW_MOVE, RUSSIAN);
	set_clear(&now(g)->hand);
	takes_all(g, "RU-Barclay");
	assert_int_equal(farthest(g), 3);
	set_clear(&now(g)->hand);
	card(g, RUSSIAN, 1, "");
	then(g, ROW_MOVE, FRENCH);
	takes_all(g, "FR-Davout");
	assert_int_equal(farthest(g), 3);
	dice(g, "1");
	marches(g, "FR-I-1", reached(g, 3));
	/* a stack with cavalry */
	assert_int_equal(told(g, ACCOUNT_ATTRITION, 0, TEXT_CARD), 1);
	leave(g);
}

static void gamble_16_1_card_2_wells_and_thirst(void **unused)
{
	(void)unused;
	struct game *g = march_of(7);
	card(g, FRENCH, 2, "");
	then(g, ROW_MOVE, FRENCH);
	takes_all(g, "FR-Davout");
	marches(g, "FR-I-1", reached(g, 3));
	play(g, "halt");
	row_is(g, ROW_SPARE, FRENCH);
	chooses(g, CHOICE_SPARE);
	assert_false(happened(g, EVENT_CHECK, NULL));
	leave(g);
	g = march_of(7);
	card(g, RUSSIAN, 2, "");
	then(g, ROW_MOVE, FRENCH);
	takes_all(g, "FR-Davout");
	marches(g, "FR-I-1", reached(g, 3));
	dice(g, "1");
	play(g, "halt");
	assert_int_equal(told(g, ACCOUNT_ATTRITION, 0, TEXT_CARD), 1);
	leave(g);
}

static int in_tray(struct game *g, const struct set *of)
{
	int n = 0;
	for (int i = set_next(of, 0); i >= 0; i = set_next(of, i + 1))
		n += now(g)->piece[i].place == AT_TRAY;
	return n;
}

/* Cards 3 and 10: a train more to lay, no dummies to lay. */
static void gamble_16_1_cards_3_and_10_in_the_tray(void **unused)
{
	(void)unused;
	struct game *g = march_of(7);
	const struct gb_own *own = gb_own(&g->s);
	now(g)->piece[gb_train(&g->s, state(g), hex(g, "2208"), FRENCH)].place = AT_POOL;
	now(g)->piece[gb_train(&g->s, state(g), hex(g, "0810"), RUSSIAN)].place = AT_POOL;
	card(g, FRENCH, 3, "");
	card(g, RUSSIAN, 10, "");
	then(g, ROW_SHORTAGE, FRENCH);
	row_is(g, ROW_ALLOT, FRENCH);
	/* 14 by the table, one by the card, a depot on the map; no dummies */
	assert_int_equal(in_tray(g, &own->trains[FRENCH]), 14);
	assert_int_equal(in_tray(g, &own->dummies[FRENCH]), 0);
	assert_int_equal(in_tray(g, &own->trains[RUSSIAN]), 10);
	assert_int_equal(in_tray(g, &own->dummies[RUSSIAN]), 2);
	leave(g);
}

static void gamble_16_1_card_5_jerome(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 3, "FR-VIII-1 2211; FR-VIII-2 2211; FR-Junot 2211; RU-1I-1 0407");
	depot(g, FRENCH, "2207");
	depot(g, FRENCH, "2412");
	train(g, FRENCH, "2211");
	then(g, ROW_MOVE, FRENCH);
	takes_all(g, "FR-Junot");
	assert_int_equal(farthest(g), 3);
	set_clear(&now(g)->hand);
	card(g, RUSSIAN, 5, "");
	then(g, ROW_MOVE, FRENCH);
	refused(g, "take FR-VIII-1", "16.1");
	gb_effects_end(&g->s, state(g), NULL);
	then(g, ROW_MOVE, FRENCH);
	takes_all(g, "FR-Junot");
	assert_int_equal(farthest(g), 5);
	leave(g);
}

static void gamble_16_1_card_6_army_chiefs(void **unused)
{
	(void)unused;
	for (int n = 0; n < 3; n++) {
		/* with the card of the French a 4 is needed, with that of the Russians no die */
		struct game *g = march_of(4);
		card(g, n < 2 ? FRENCH : RUSSIAN, 6, "");
		then(g, ROW_MOVE, RUSSIAN);
		takes_all(g, "RU-Barclay");
		const char *to = reached(g, 1);
		dice(g, n == 0 ? "3" : n == 1 ? "4" : "1");
		marches(g, "RU-1V-1", to);
		stands(g, "RU-1V-1", n == 0 ? "0810" : to);
		assert_true(noted(g, TEXT_GARBLED) == (n == 0));
		leave(g);
	}
}

static void gamble_16_1_card_7_cossacks(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 4, "FR-I-1 1009; FR-I-2 1109; FR-I-3 1109; RU-1I-1 0407; RU-Barclay 0407");
	card(g, RUSSIAN, 7, "5 6");
	then(g, ROW_COSSACKS, RUSSIAN);
	/* on a five, and on a stack of two, whose owner chooses */
	assert_true(disrupted(g, "FR-I-1"));
	row_is(g, ROW_STRIKE, FRENCH);
	play(g, "hit FR-I-3");
	assert_true(disrupted(g, "FR-I-3") && !disrupted(g, "FR-I-2"));
	leave(g);
	for (int number = 7; number <= 22; number += 15) {
		g = war("advanced=1", number == 7 ? 4 : 12, "FR-I-1 1009; RU-1I-1 0407; RU-Barclay 0407");
		card(g, FRENCH, number, "6");
		then(g, ROW_COSSACKS, RUSSIAN);
		assert_false(disrupted(g, "FR-I-1"));
		leave(g);
	}
}

/* What the log says of the card that holds from now on. */
static void in_force(struct game *g, const char *words)
{
	struct text told = {""};
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_IN_FORCE)
			words_of(&g->s)->tell(&g->s, &g->ev.at[i], &told);
	assert_string_equal(told.at, words);
}

/* Cards 8 and 16: the next forage dice, and no later ones. */
static void gamble_16_1_cards_8_and_16_foragers(void **unused)
{
	(void)unused;
	for (int n = 0; n < 3; n++) {
		struct game *g = war("advanced=1", 5, "FR-I-1 1808?; FR-I-2 1808?; RU-1I-1 0407; RU-Barclay 0407");
		depot(g, FRENCH, "1808");
		if (n)
			card(g, n == 1 ? RUSSIAN : FRENCH, n == 1 ? 8 : 16, "");
		in_force(g, n == 1 ? "Burnt Magazines is in force" : n ? "Peasants is in force" : "");
		dice(g, n == 2 ? "1" : "3");
		then(g, ROW_SUPPLY, FRENCH);
		assert_int_equal(disrupted(g, "FR-I-1"), n == 1);
		assert_true(!state(g)->effects.forage && !state(g)->effects.forage_safe);
		leave(g);
	}
}

/* Card 19: after the fire the stack in Moscow lives on a die above three, forager or not, and the sum is told. */
static void gamble_16_1_card_19_ashes(void **unused)
{
	(void)unused;
	for (int die = 3; die <= 4; die++) {
		struct game *g = war("advanced=1", 9, "FR-I-1 0407; FR-I-2 0407; FR-I-3 1808; RU-1I-1 0811; RU-Barclay 0811");
		struct text words;
		depot(g, FRENCH, "0407");
		depot(g, FRENCH, "1808");
		card(g, RUSSIAN, 19, "");
		dice(g, die == 3 ? "3" : "4");
		then(g, ROW_SUPPLY, FRENCH);
		assert_int_equal(disrupted(g, "FR-I-1"), die == 3);
		assert_int_equal(disrupted(g, "FR-I-2"), die == 3);
		assert_false(disrupted(g, "FR-I-3"));
		assert_int_equal(told(g, ACCOUNT_FORAGE, 0, TEXT_ASHES), 3);
		for (int i = 0; i < g->ev.n; i++)
			if (g->ev.at[i].kind == EVENT_CHECK && g->ev.at[i].rule == CITE_16_1) {
				words_of(&g->s)->tell(&g->s, &g->ev.at[i], &words);
				assert_non_null(strstr(words.at, die == 3 ? "nothing in Moscow" : "is enough"));
			}
		leave(g);
	}
}

static void gamble_16_1_card_11_drissa(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 7, "RU-1V-1 1507; RU-Barclay 1507; RU-1V-2 1508; RU-1V-3 1509; RU-Constantine 1509; FR-I-1 2208; FR-Davout 2208");
	depot(g, RUSSIAN, "1407");
	train(g, RUSSIAN, "1507");
	card(g, FRENCH, 11, "");
	then(g, ROW_MOVE, RUSSIAN);
	refused(g, "take RU-1V-1", "16.1");
	/* nor do commanders ride away later in the turn */
	then(g, ROW_COMMANDERS, RUSSIAN);
	assert_true(offered(g, "take RU-Constantine"));
	refused(g, "take RU-Barclay", "12.1");
	leave(g);
	/* the works: -2 for an attack without guns */
	g = war("advanced=1", 7, "RU-1V-1 1407; FR-I-1 1408; FR-I-2 1408; FR-Davout 1408");
	card(g, RUSSIAN, 11, "");
	play(g, "name 1407");
	while (now(g)->depth)
		frame_pop(now(g));
	combat_begins(g, FRENCH, 4, 1);
	play(g, "take FR-Davout; assault 1407; spend 4");
	dice(g, "6 3 3 3");
	play(g, "commit");
	assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_AT_FORTRESS), -2);
	leave(g);
}

/* Card 12: the first group still to come to Kiev comes this turn. */
static void gamble_16_1_card_12_danube(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 3, "RU-1V-1 1008; RU-Barclay 1008; FR-I-1 2208");
	int unit = piece(g, "RU-Dan-4"), later = piece(g, "RU-3OS-2");
	now(g)->piece[unit].place = now(g)->piece[later].place = AT_LATER;
	assert_int_equal(gb_own(&g->s)->turn[unit], 4);
	card(g, RUSSIAN, 12, "");
	then(g, ROW_ARRIVE, RUSSIAN);
	row_is(g, ROW_ARRIVE, RUSSIAN);
	play(g, "take RU-Dan-4; put RU-Dan-4 1317");
	stands(g, "RU-Dan-4", "1317");
	assert_int_equal(now(g)->piece[later].place, AT_LATER);
	leave(g);
}

/* Card 14: who could attack and ordered nothing has a command fewer next turn. */
static void gamble_16_1_card_14_penalty(void **unused)
{
	(void)unused;
	for (int attacks = 0; attacks < 2; attacks++) {
		struct game *g = war("advanced=1", 7, "RU-1V-1 1108; RU-Barclay 1108; FR-I-1 1208; FR-Davout 1208");
		gb_commands(&g->s, state(g), NULL);
		card(g, RUSSIAN, 14, "");
		int french = state(g)->cc[FRENCH];
		while (now(g)->depth)
			frame_pop(now(g));
		combat_begins(g, FRENCH, french, 1);
		if (attacks) {
			play(g, "take FR-Davout; assault 1108");
			dice(g, "2"); /* ordered, though it fails */
			play(g, "commit");
		} else {
			play(g, "pass");
		}
		while (frame_now(now(g))->row == ROW_ORDER)
			play(g, "pass");
		assert_int_equal(state(g)->effects.cc_next[FRENCH], attacks ? 0 : -1);
		assert_int_equal(state(g)->effects.cc_next[RUSSIAN], -1);
		gb_effects_end(&g->s, state(g), NULL);
		now(g)->header.turn++;
		gb_commands(&g->s, state(g), NULL);
		assert_int_equal(state(g)->cc[RUSSIAN], 2);
		leave(g);
	}
}

/* Card 14 asks for a stack with a commander beside an enemy stack: not for troops alone, nor for a lone depot beside them. */
static void gamble_16_1_card_14_who_is_meant(void **unused)
{
	(void)unused;
	static const struct { const char *units; bool depot; int penalty; } war_of[] = {
		{"FR-I-1 1208; FR-II-1 1308; FR-Ney 1308; FR-Davout 1208; RU-1V-1 1108", false, -1},
		{"FR-I-1 1208; FR-II-1 1308; FR-Ney 1308; RU-1V-1 1108", false, 0},
		{"FR-I-1 1208; FR-II-1 1308; FR-Ney 1308; FR-Davout 1208; RU-Barclay 1108", false, -1},
		{"FR-I-1 1108; FR-II-1 1109; FR-Ney 1109; FR-Davout 1108; RU-1V-1 0407", true, 0},
	};
	for (size_t i = 0; i < sizeof war_of / sizeof *war_of; i++) {
		struct game *g = war("advanced=1", 7, war_of[i].units);
		if (war_of[i].depot)
			depot(g, RUSSIAN, "1208");
		card(g, RUSSIAN, 14, "");
		while (now(g)->depth)
			frame_pop(now(g));
		combat_begins(g, FRENCH, 4, 1);
		while (frame_now(now(g))->row == ROW_ORDER)
			play(g, "pass");
		row_is(g, ROW_COMMANDERS, FRENCH);
		assert_int_equal(state(g)->effects.cc_next[FRENCH], war_of[i].penalty);
		leave(g);
	}
}

/* The attack of Davout over the river without a bridge from 1009 to 1109: final value of the French with a 3. */
static int over_river(struct game *g, const char *before)
{
	while (now(g)->depth)
		frame_pop(now(g));
	combat_begins(g, FRENCH, 4, 1);
	play(g, "take FR-Davout; assault 1109; spend 4");
	play(g, before);
	dice(g, "6 3 3 3");
	play(g, "commit");
	return told(g, ACCOUNT_COMBAT, 0, TEXT_FINAL);
}

/* Cards 17, 24 and 32: a river that costs nothing, that is frozen, that costs more. */
static void gamble_16_1_attacks_over_rivers(void **unused)
{
	(void)unused;
	static const char field[] = "FR-I-1 1009; FR-I-2 1009; FR-Davout 1009; RU-1V-1 1109; RU-1II-1 0914";
	char pontoons[24];
	snprintf(pontoons, sizeof pontoons, "choose %d", CHOICE_NO_RIVER);
	struct game *g = war("advanced=1", 9, field);
	int usual = over_river(g, "");
	assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_OVER_RIVER), -3);
	leave(g);
	g = war("advanced=1", 9, field);
	card(g, FRENCH, 17, "");
	chooses(g, CHOICE_PONTOONS_ATTACK);
	assert_int_equal(over_river(g, pontoons), usual + 3);
	assert_false(state(g)->effects.allow & ALLOW_NO_RIVER);
	leave(g);
	g = war("advanced=1", 9, field);
	card(g, RUSSIAN, 24, "1");
	assert_int_equal(over_river(g, ""), usual + 3);
	leave(g);
	g = war("advanced=1", 9, field);
	card(g, RUSSIAN, 32, "");
	play(g, "name 0914; name 1014");
	assert_int_equal(over_river(g, ""), usual - 1);
	leave(g);
}

/* Cards 17 and 32: bridges built, for the turn and for the game; [6.2] supply goes over them, and over ice. */
static void gamble_16_1_supply_over_new_bridges(void **unused)
{
	(void)unused;
	for (int n = 0; n < 4; n++) {
		struct game *g = war("advanced=1", n == 3 ? 12 : 4, "FR-I-1 1009; RU-1II-1 0407; RU-1V-1 1108; RU-1V-2 1110; RU-1II-2 1008");
		int from = hex(g, "1009"), d = gb_direction(&g->s, from, hex(g, "1109"));
		assert_int_equal(gb_between(&g->s, state(g), from, d), SIDE_RIVER);
		if (n == 1 || n == 2) {
			card(g, FRENCH, n == 1 ? 17 : 32, "");
			if (n == 1)
				chooses(g, CHOICE_PONTOONS_BRIDGE);
			play(g, "name 1009; name 1109");
		} else if (n == 3) {
			card(g, RUSSIAN, 24, "1 1");
		}
		assert_int_equal(gb_between(&g->s, state(g), from, d), n ? SIDE_RIVER | SIDE_BRIDGE : SIDE_RIVER);
		depot(g, FRENCH, "1109");
		assert_true((range_of(g, FRENCH, "1009") == 1) == (n != 0));
		gb_effects_end(&g->s, state(g), NULL);
		now(g)->header.turn++;
		gb_effects_end(&g->s, state(g), NULL);
		assert_int_equal(gb_between(&g->s, state(g), from, d), n == 2 ? SIDE_RIVER | SIDE_BRIDGE : SIDE_RIVER);
		leave(g);
	}
}

/* [6.2] Enemy cavalry across a river looks into the hex beside it over a bridge that card 32 built, and not before. */
static void gamble_16_1_cavalry_bars_over_a_new_bridge(void **unused)
{
	(void)unused;
	for (int built = 0; built < 2; built++) {
		struct game *g = war("advanced=1", 4, "FR-I-1 1009; RU-1II-1 0407; RU-1I-3 1109*");
		if (built) {
			now(g)->piece[piece(g, "RU-1I-3")].place = AT_GONE;
			card(g, FRENCH, 32, "");
			play(g, "name 1009; name 1109");
			now(g)->piece[piece(g, "RU-1I-3")].place = (int16_t)hex(g, "1109");
		}
		now(g)->piece[piece(g, "FR-I-1")].place = AT_GONE;
		depot(g, FRENCH, "1008");
		assert_int_equal(range_of(g, FRENCH, "1010"), 2);
		now(g)->piece[piece(g, "RU-1I-3")].flags = 0;
		assert_true((range_of(g, FRENCH, "1010") > 2) == (built != 0));
		leave(g);
	}
}

/* Card 17 of the Russians: whole again at the end of a later movement phase in which idle French foot or guns stood beside it. */
static void gamble_16_1_card_17_bridge_mended(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 4, "RU-1II-1 1009; FR-I-6 1008; FR-I-1 1808; FR-Davout 1808; RU-1V-1 0407; RU-Barclay 0407");
	int from = hex(g, "1008"), d = gb_direction(&g->s, from, hex(g, "1009"));
	card(g, RUSSIAN, 17, "");
	play(g, "name 1009; name 1008");
	now(g)->piece[piece(g, "RU-1II-1")].place = AT_GONE;
	for (int turn = 4; turn <= 6; turn++) {
		/* on turn 5 cavalry stands there, on turn 6 foot */
		now(g)->piece[piece(g, "FR-I-2")].place = (int16_t)(turn == 6 ? hex(g, "1009") : AT_GONE);
		now(g)->header.turn = (int16_t)turn;
		then(g, ROW_MOVE, FRENCH);
		assert_int_equal(gb_between(&g->s, state(g), from, d), turn == 6 ? SIDE_RIVER | SIDE_BRIDGE : SIDE_RIVER);
	}
	leave(g);
}

static void gamble_16_1_card_20_napoleon_waits(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 9, "FR-IG-1 2208; FR-I-1 2208; FR-Napoleon 2208; FR-Davout 2208; RU-1V-1 0407");
	depot(g, FRENCH, "2207");
	train(g, FRENCH, "2208");
	card(g, RUSSIAN, 20, "3");
	then(g, ROW_MOVE, FRENCH);
	refused(g, "take FR-Napoleon", "16.1");
	/* unless he stays behind */
	takes_all(g, "FR-Davout");
	marches(g, "FR-IG-1", "2209");
	stands(g, "FR-Napoleon", "2208");
	stands(g, "FR-I-1", "2209");
	leave(g);
}

/* Cards 21 and 31: four hexes without forced march, and with 31 without attrition. */
static void gamble_16_1_cards_21_and_31_one_hex_more(void **unused)
{
	(void)unused;
	for (int number = 21; number <= 31; number += 10) {
		struct game *g = march_of(9);
		card(g, RUSSIAN, number, "");
		then(g, ROW_MOVE, RUSSIAN);
		takes_all(g, "RU-Barclay");
		chooses(g, CHOICE_LONGER);
		assert_false(offered(g, "choose 9"));
		marches(g, "RU-1V-1", reached(g, 4));
		dice(g, "1");
		play(g, "halt");
		assert_false(now(g)->piece[piece(g, "RU-1V-1")].flags & FLAG_FORCED);
		assert_int_equal(happened(g, EVENT_CHECK, NULL) || happened(g, EVENT_CHECK, "RU-1V-1"), number == 21);
		assert_int_equal(state(g)->effects.longer[RUSSIAN], number == 21 ? 1 : 0);
		leave(g);
	}
}

/* Card 23 of the French: a stack with foot in it leaves before combat, once. */
static void gamble_16_1_card_23_slips_away(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 10, "RU-1V-1 1108; RU-1V-2 1108; RU-Barclay 1108; FR-I-1 1208; FR-I-2 1208; FR-Davout 1208");
	card(g, FRENCH, 23, "");
	while (now(g)->depth)
		frame_pop(now(g));
	combat_begins(g, RUSSIAN, 1, 6);
	play(g, "take RU-Barclay; assault 1208; spend 6");
	dice(g, "6");
	play(g, "commit");
	row_is(g, ROW_EVADE, FRENCH);
	rules_orders(&g->s, now(g), &g->list);
	assert_int_equal(g->list.at[0].verb, VERB_SEND);
	assert_true(rules_play(&g->s, now(g), &g->list.at[0], &g->ev, &g->e));
	assert_true(now(g)->piece[piece(g, "FR-I-1")].place != hex(g, "1208") && !disrupted(g, "FR-I-1"));
	assert_false(state(g)->effects.allow & ALLOW_SLIP_AWAY);
	assert_true(noted(g, TEXT_SLIPS_AWAY) && !noted(g, TEXT_EVADES)); /* no word of cavalry that need not wait */
	leave(g);
}

/* Card 24: a thaw gives the French their three hexes and five of supply back. */
static void gamble_16_1_card_24_thaw(void **unused)
{
	(void)unused;
	for (int thaw = 0; thaw < 2; thaw++) {
		struct game *g = march_of(12);
		if (thaw)
			card(g, FRENCH, 24, "");
		then(g, ROW_MOVE, FRENCH);
		takes_all(g, "FR-Davout");
		assert_int_equal(gb_march_normal(&g->s, state(g)), thaw ? 3 : 2);
		assert_true((range_of(g, FRENCH, "2311") != FAR) == (thaw == 1));
		leave(g);
	}
	/* before turn 11 a train more instead */
	struct game *g = march_of(9);
	card(g, FRENCH, 24, "");
	assert_int_equal(state(g)->trains_turn[FRENCH], 1);
	leave(g);
}

/* Card 31 of the French: the stack neither attacks nor supports. */
static void gamble_16_1_card_31_deceived(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 10, "RU-1V-1 1108; RU-Barclay 1108; RU-1II-1 1209; RU-1II-2 1209; FR-I-1 1208; FR-Davout 1208");
	card(g, FRENCH, 31, "");
	play(g, "name 1108");
	while (now(g)->depth)
		frame_pop(now(g));
	combat_begins(g, RUSSIAN, 1, 6);
	refused(g, "take RU-1V-1", "16.1");
	play(g, "take RU-1II-1; assault 1208; spend 6");
	dice(g, "6 3 3 3");
	play(g, "commit");
	/* nobody could be called: the combat is fought without a question */
	assert_true(frame_now(now(g))->row != ROW_SUPPORT);
	leave(g);
}

/* Card 33 of the Russians: French who withdraw past Russian cavalry take a hit. */
static void gamble_16_1_card_33_road_cut(void **unused)
{
	(void)unused;
	for (int cut = 0; cut < 2; cut++) {
		struct game *g = war("advanced=1", 12, "RU-1V-1 1108; RU-1V-2 1108; RU-1II-1 1108; RU-Barclay 1108; RU-1VI-3 1209; FR-I-1 1208; FR-I-2 1208; FR-I-3 1208");
		if (cut)
			card(g, RUSSIAN, 33, "");
		while (now(g)->depth)
			frame_pop(now(g));
		combat_begins(g, RUSSIAN, 1, 6);
		play(g, "take RU-Barclay; assault 1208; spend 6");
		dice(g, "6");
		play(g, "commit");
		row_is(g, ROW_SUPPORT, RUSSIAN);
		/* 3 + 2 + 1 to 3 + 4: the French win, and may withdraw */
		dice(g, "1 4 1");
		play(g, "done");
		while (frame_now(now(g))->row == ROW_HITS) {
			rules_orders(&g->s, now(g), &g->list);
			assert_true(rules_play(&g->s, now(g), &g->list.at[0], &g->ev, &g->e));
		}
		row_is(g, ROW_WITHDRAW, FRENCH);
		rules_orders(&g->s, now(g), &g->list);
		assert_int_equal(g->list.at[0].verb, VERB_SEND);
		assert_true(rules_play(&g->s, now(g), &g->list.at[0], &g->ev, &g->e));
		assert_int_equal(frame_now(now(g))->row == ROW_HITS, cut);
		if (cut) {
			play(g, "hit FR-I-3");
			assert_true(disrupted(g, "FR-I-3"));
		}
		leave(g);
	}
}

/* The tip of the mark on a hex that names who is kept; "" without one. */
static const char *held_at(struct game *g, const char *at, enum side viewer)
{
	static struct view view;
	g->s.rules->show(&g->s, now(g), viewer, &view);
	for (int i = 0; i < view.markers; i++)
		if (view.marker[i].place == hex(g, at) && !strcmp(view.marker[i].sprite, "frozen"))
			return view.marker[i].tip;
	return "";
}

/* [16.1] Whom a card keeps for a turn bears a mark with its name; in the fog (15.1) only what is open is told to the enemy. */
static void gamble_16_1_who_is_kept_bears_a_mark(void **unused)
{
	(void)unused;
	for (int fog = 0; fog < 2; fog++) {
		struct game *g = war(fog ? "fog=1" : NULL, 2, "FR-VIII-1 1808; FR-Junot 1808; FR-I-1 2208; RU-1V-1 0407");
		then(g, ROW_MOVE, FRENCH);
		assert_string_equal(held_at(g, "1808", SIDE_0), "");
		card(g, FRENCH, 5, "");
		then(g, ROW_MOVE, FRENCH);
		assert_string_equal(held_at(g, "1808", SIDE_0), "Jerome Goes Home: no march of VIII Corps this turn");
		assert_string_equal(held_at(g, "1808", SIDE_1), fog ? "" : "Jerome Goes Home: no march of VIII Corps this turn");
		assert_string_equal(held_at(g, "2208", SIDE_0), "");
		leave(g);
	}
}

/* [16.1] What a card forbids a whole side stands in its bar where it would be done, with the name of the card. */
static void gamble_16_1_a_ban_on_a_whole_side_is_told(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 2, "RU-Riga-1 1904; FR-I-1 1808; FR-Davout 1808");
	struct text words;
	depot(g, FRENCH, "1808");
	lays(g, FRENCH, 1);
	assert_true(state(g)->effects.ban[RUSSIAN] & BAN_FORCED_MARCH);
	frame_push(now(g), ROW_MOVE, (enum side)RUSSIAN);
	words_of(&g->s)->warn(&g->s, now(g), (enum side)RUSSIAN, &words);
	assert_string_equal(words.at, "Cloudbursts: no stack may force march this turn");
	words_of(&g->s)->warn(&g->s, now(g), (enum side)FRENCH, &words);
	assert_string_equal(words.at, "");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_16_1_a_ban_on_a_whole_side_is_told),
		cmocka_unit_test(gamble_16_1_who_is_kept_bears_a_mark),
		cmocka_unit_test(gamble_16_1_card_1_no_forced_march),
		cmocka_unit_test(gamble_16_1_card_2_wells_and_thirst),
		cmocka_unit_test(gamble_16_1_cards_3_and_10_in_the_tray),
		cmocka_unit_test(gamble_16_1_card_5_jerome),
		cmocka_unit_test(gamble_16_1_card_6_army_chiefs),
		cmocka_unit_test(gamble_16_1_card_7_cossacks),
		cmocka_unit_test(gamble_16_1_cards_8_and_16_foragers),
		cmocka_unit_test(gamble_16_1_card_19_ashes),
		cmocka_unit_test(gamble_16_1_card_11_drissa),
		cmocka_unit_test(gamble_16_1_card_12_danube),
		cmocka_unit_test(gamble_16_1_card_14_penalty),
		cmocka_unit_test(gamble_16_1_card_14_who_is_meant),
		cmocka_unit_test(gamble_16_1_attacks_over_rivers),
		cmocka_unit_test(gamble_16_1_supply_over_new_bridges),
		cmocka_unit_test(gamble_16_1_cavalry_bars_over_a_new_bridge),
		cmocka_unit_test(gamble_16_1_card_17_bridge_mended),
		cmocka_unit_test(gamble_16_1_card_20_napoleon_waits),
		cmocka_unit_test(gamble_16_1_cards_21_and_31_one_hex_more),
		cmocka_unit_test(gamble_16_1_card_23_slips_away),
		cmocka_unit_test(gamble_16_1_card_24_thaw),
		cmocka_unit_test(gamble_16_1_card_31_deceived),
		cmocka_unit_test(gamble_16_1_card_33_road_cut),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
