/* What an attack, a card of a combat and a march bring, before they are ordered. */
#include "theatre.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

static int chance(const struct outlook *out, int kase, int result)
{
	for (int i = 0; i < out->on[kase].n; i++)
		if (out->on[kase].at[i].result == result)
			return out->on[kase].at[i].ways;
	return 0;
}

/* How many cards one side reveals, by the account. */
static int cards_of(const struct outlook *out, int ledger)
{
	for (int i = 0; i < out->sum.n; i++)
		if (out->sum.at[i].ledger == ledger && (out->sum.at[i].text == TEXT_LINE_CARDS || out->sum.at[i].text == TEXT_LINE_DICE))
			return out->sum.at[i].num;
	return NONE;
}

/* The chances of facts.md for dice; for cards the same a little less spread. Never a word about what lies in the pile next. */
static void n7_odds_of_an_attack(void **unused)
{
	(void)unused;
	static const struct {
		const char *blocks;
		int wins, nobody, loses; /* of 1000, by dice */
	} known[] = {
		{"F-NEY PEY 4/0; R-OST PEY 4/0", 222, 556, 222}, {"F-NEY PEY 5/0; R-OST PEY 4/0", 407, 444, 148},
		{"F-NEY PEY 5/0; R-OST PEY 5/0", 296, 407, 296}, {"F-LAN PEY 3/2; R-OST PEY 5/0", 432, 354, 214},
	};
	for (size_t i = 0; i < sizeof known / sizeof *known; i++)
		for (int dice = 0; dice < 2; dice++) {
			struct game *g = theatre("eylau", dice ? "dice=1" : NULL, known[i].blocks);
			struct outlook out;
			operate(g, i == 3 ? "F-LAN" : "F-NEY");
			row_is(g, ROW_WAY, FRENCH);
			odds_of(g, "choose 1", &out);
			assert_int_equal(out.kind, OUTLOOK_EXACT);
			assert_int_equal(out.cases, 1);
			assert_int_equal(out.on[0].of, 10000);
			int wins = chance(&out, 0, 1) + chance(&out, 0, 2) + chance(&out, 0, 3), nobody = chance(&out, 0, 4);
			int off = dice ? 6 : 150;
			assert_in_range(wins, known[i].wins * 10 - off, known[i].wins * 10 + off);
			assert_in_range(nobody, known[i].nobody * 10 - off, known[i].nobody * 10 + off);
			leave(g);
		}
	/* an attack that is called off */
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/0 +5; R-OST PEY 4/0");
	struct outlook out;
	operate(g, "F-NEY");
	odds_of(g, "choose 1", &out);
	assert_int_equal(chance(&out, 0, 0), 10000);
	leave(g);
	/* a card is weighed before it is played; the Rougeaud by cases, though the next card is known to be good */
	g = theatre("eylau", NULL, "F-NEY PEY 4/2; R-OST PEY 4/0; R-SAC PEY 3/1");
	hold(g, "FR30 FR47");
	attack(g, "F-NEY");
	odds_of(g, "card FR30", &out);
	assert_int_equal(out.cases, 1);
	odds_of(g, "card FR47", &out);
	assert_int_equal(out.cases, 2);
	assert_int_equal(out.on[0].if_text, TEXT_IF_GOOD);
	assert_true(out.warnings > 0);
	leave(g);
	/* [Fog of War] enemies that stand upright are guessed at */
	g = theatre("eylau", "grognard=1", "F-NEY PEY 4/1; R-OST PEY 6/0; R-SAC PEY 6/1");
	operate(g, "F-NEY");
	odds_of(g, "choose 1", &out);
	assert_int_equal(out.guesses, 1);
	assert_int_equal(out.guess[0].value, 2);
	int guess = chance(&out, 0, 4);
	now(g)->piece[piece(g, "R-OST")].foot = 1;
	odds_of(g, "choose 1", &out);
	assert_int_equal(chance(&out, 0, 4), guess);
	leave(g);
}

/* [Elimination] [Victory Napoleon] Who may die of the combat is named with the chance, and that Napoleon would be left alone; what a card
 * itself puts on is in the figures. */
static void n7_odds_of_dying(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-BES PEY 3/2 +2; F-NAP PEY; F-SOU WAR 6/1; R-OST PEY 5/0; R-SAC PEY 5/0");
	struct outlook out;
	struct text words;
	hold(g, "FR25");
	attack(g, "F-BES F-NAP");
	odds_of(g, "pass", &out);
	assert_null(strstr(out.on[0].how, "at once"));
	odds_of(g, "card FR25", &out);
	assert_non_null(strstr(out.on[0].how, "(2 of it at once)"));
	assert_int_equal(out.warn[0].rule, CITE_ELIMINATION);
	assert_non_null(strstr(out.warn[0].words.at, "Bessières dies of 5 more fatigue or above"));
	assert_non_null(strstr(out.warn[0].words.at, "Napoléon stays alone and the game is lost"));
	leave(g);
	/* of two corps the first that dies is named, and from how many on Napoleon is alone */
	g = theatre("eylau", NULL, "F-BES PEY 3/2 +8; F-SOU PEY 6/1 +7; F-NAP PEY; F-NEY WAR 3/1; R-OST PEY 5/0; R-SAC PEY 5/0");
	hold(g, "FR25");
	attack(g, "F-BES F-SOU F-NAP");
	odds_of(g, "pass", &out);
	assert_non_null(strstr(out.warn[0].words.at, "dies of 2 more fatigue or above"));
	assert_non_null(strstr(out.warn[0].words.at, "; from 3 on the game is lost: "));
	leave(g);
	/* a corps of one point dies of a loss; the line stands under the question too */
	g = theatre("eylau", NULL, "F-NEY PEY 1/0; F-SOU WAR 6/1; R-BAG PEY 3/1; R-SAC BIS 3/1");
	hold(g, "FR25");
	attack(g, "F-NEY");
	odds_of(g, "pass", &out);
	assert_non_null(strstr(out.warn[0].words.at, "Ney dies of 1 loss or more"));
	words_of(&g->s)->warn(&g->s, now(g), SIDE_0, &words);
	assert_string_equal(words.at, out.warn[0].words.at);
	leave(g);
}

/* Of all throws of `dice` dice, in whole per cent, those that show so many marks or more. */
static int thrown(const uint8_t face[6], int dice, int marks)
{
	int all = 1, good = 0;
	for (int i = 0; i < dice; i++)
		all *= 6;
	for (int way = 0; way < all; way++) {
		int sum = 0;
		for (int i = 0, rest = way; i < dice; i++, rest /= 6)
			sum += face[rest % 6];
		good += sum >= marks;
	}
	return (200 * good + all) / (2 * all);
}

/* [Elimination] The per cent of a death, counted anew throw by throw: of fatigue, of losses, and of the game being lost with it. */
static void n7_odds_of_dying_counted(void **unused)
{
	(void)unused;
	char want[160];
	for (int tired = 3; tired <= 4; tired++) {
		char blocks[120];
		struct outlook out;
		snprintf(blocks, sizeof blocks, "F-BES PEY 4/0 +%d; F-NAP PEY; F-NEY WAR 3/1; R-OST PEY 6/0; R-SAC PEY 6/1", tired);
		struct game *g = theatre("eylau", "dice=1", blocks);
		operate(g, "F-BES F-NAP");
		odds_of(g, "choose 1", &out);
		int dice = cards_of(&out, 1), from = 9 - tired;
		assert_in_range(dice, 2, 7);
		snprintf(want, sizeof want, "Bessières dies of %d more fatigue or above: %d %%. Napoléon stays alone and the game is lost", from,
			 thrown(n7_own(&g->s)->face_fatigue, dice, from));
		assert_string_equal(out.warn[0].words.at, want);
		leave(g);
	}
	struct outlook out;
	struct game *g = theatre("eylau", "dice=1", "F-NEY PEY 1/1; F-SOU WAR 6/1; R-OST PEY 5/0");
	operate(g, "F-NEY");
	odds_of(g, "choose 1", &out);
	snprintf(want, sizeof want, "Ney dies of 2 losses or more: %d %%", thrown(n7_own(&g->s)->face_losses, cards_of(&out, 1), 2));
	assert_string_equal(out.warn[0].words.at, want);
	leave(g);
}

/* [Cannon Sounds] [Commanders and Corps] Whoever comes along because he would be left alone is named before the corps is chosen, and after. */
static void n7_cannon_sounds_names_who_comes(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LEF PEY 3/1; F-BES LAN 3/2; F-NAP LAN; F-SOU WAR 6/1; R-BAG PEY 3/1; R-SAC BIS 3/1");
	struct outlook out;
	struct prompt ask;
	struct text words;
	hold(g, "FR04");
	attack(g, "F-LEF");
	play(g, "card FR04");
	row_is(g, ROW_JOIN, FRENCH);
	odds_of(g, "take F-BES", &out);
	assert_string_equal(out.warn[0].words.at, "Napoléon goes with Bessières into the combat: he would be left alone");
	struct order o = order_make(VERB_TAKE, FRENCH, piece(g, "F-BES"), NONE, NONE);
	words_of(&g->s)->say(&g->s, now(g), &o, &words);
	assert_string_equal(words.at, "Bessières marches to the guns with Napoléon");
	play(g, "take F-BES");
	rules_ask(&g->s, now(g), &ask);
	assert_non_null(strstr(ask.ask.at, "Send Bessières and Napoléon to "));
	leave(g);
}

static bool serves(struct game *g, const char *card)
{
	struct order o = order_make(VERB_CARD, FRENCH, NONE, NONE, card_of(g, card));
	return words_of(&g->s)->serves(&g->s, now(g), &o, NULL);
}

/* [Combat 1D] An attack that will be called off: it is said while a card is asked for, and no card is advised that comes too late. */
static void n7_called_off_before_a_card(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 3/1; F-SOU WAR 6/1; R-BAG PEY 3/1; R-SAC BIS 3/1");
	struct text words;
	hold(g, "FR25 FR41 FR43");
	assault(g, "F-NEY");
	row_is(g, ROW_WINDOW, FRENCH);
	words_of(&g->s)->warn(&g->s, now(g), SIDE_0, &words);
	assert_string_equal(words.at, "Not one card to reveal: the attack will be called off");
	assert_false(serves(g, "FR25"));
	assert_true(serves(g, "FR41"));
	assert_true(serves(g, "FR43"));
	leave(g);
	g = theatre("eylau", NULL, "F-NEY PEY 5/1; F-SOU WAR 6/1; R-BAG PEY 3/1; R-SAC BIS 3/1");
	hold(g, "FR25");
	assault(g, "F-NEY");
	assert_true(serves(g, "FR25"));
	leave(g);
}

/* [Snow Storm] What the card would bring: the French leave out the corps that costs them fewest cards. */
static void n7_odds_of_a_snow_storm(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/1; F-DAV PEY 5/1; F-AUG PEY 3/0; R-OST PEY 3/1; R-SAC PEY 3/1");
	struct outlook out;
	hold(g, "RU45");
	attack(g, "F-NEY F-DAV F-AUG");
	assert_int_equal(frame_now(now(g))->side, RUSSIAN);
	odds_of(g, "pass", &out);
	assert_int_equal(cards_of(&out, 0), 6); /* 2 + 2 + 1, and 1 by Davout */
	odds_of(g, "card RU45", &out);
	assert_int_equal(out.cases, 1);
	assert_int_equal(cards_of(&out, 0), 5);
	assert_int_equal(cards_of(&out, 1), 2);
	leave(g);
}

/* Chances that the defender wins, in ten thousandths. */
static int defender(const struct outlook *out)
{
	return chance(out, 0, 5) + chance(out, 0, 6) + chance(out, 0, 7);
}

/* Moves every Russian card that shows a loss. */
static void losses_to(struct game *g, int pile)
{
	for (int i = 0; i < g->s.cards; i++)
		if (now(g)->card[i] && g->s.card[i].side == RUSSIAN && n7_own(&g->s)->losses[i])
			now(g)->card[i] = (uint8_t)pile;
}

/* What the enemy holds may lie in his pile, but for cards he has shown; a pile that runs out is made of the discards; a guess stands for who
 * cannot be told. */
static void n7_odds_know_what_the_side_knows(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 5/0; R-OST PEY 5/0");
	struct outlook out;
	operate(g, "F-NEY");
	odds_of(g, "choose 1", &out);
	int even = defender(&out);
	losses_to(g, CARD_HAND_RUSSIAN);
	odds_of(g, "choose 1", &out);
	assert_int_equal(defender(&out), even);
	for (int i = 0; i < g->s.cards; i++)
		if (now(g)->card[i] == CARD_HAND_RUSSIAN)
			set_add(&pos(g)->seen, i);
	odds_of(g, "choose 1", &out);
	assert_int_equal(defender(&out), 0);
	losses_to(g, CARD_DISCARD_RUSSIAN);
	odds_of(g, "choose 1", &out);
	assert_int_equal(defender(&out), 0);
	deck_move(now(g), CARD_DECK_RUSSIAN, CARD_DISCARD_RUSSIAN);
	odds_of(g, "choose 1", &out);
	assert_int_equal(defender(&out), even);
	leave(g);
	g = theatre("eylau", "grognard=1", "F-NEY PEY 5/0; R-OST PEY 5/0");
	operate(g, "F-NEY");
	struct order o;
	assert_true(order_parse(&g->s, "choose 1", SIDE_0, &o, &g->e));
	n7_odds(&g->s, now(g), &o, (const int16_t[OUTLOOK_GUESSES]){0}, &out);
	assert_int_equal(defender(&out), 0);
	n7_odds(&g->s, now(g), &o, (const int16_t[OUTLOOK_GUESSES]){3}, &out);
	assert_true(defender(&out) > even);
	/* the account adds up with it */
	assert_int_equal(out.sum.at[out.sum.n - 1].op, LINE_SUM);
	assert_int_equal(out.sum.at[out.sum.n - 1].num, 3);
	leave(g);
}

/* [Quick Deployment] The own hand may make up for the march into the enemy: said before, never of a card that the enemy holds, and never where
 * nobody has moved. */
static void n7_odds_tell_quick_deployment(void **unused)
{
	(void)unused;
	static const struct {
		const char *blocks, *hand, *says;
	} cases[] = {
		{"F-AUG KRE 6/1; R-SAC UDE 3/1", "FR41", "it gives you one combat card more"},
		{"F-AUG KRE 3/1; R-SAC UDE 3/1", "FR41", "it lets this attack be made"},
		{"F-AUG KRE 3/1 +6; R-SAC UDE 3/1", "FR41", "it would not be enough"},
		{"F-AUG KRE 6/1; R-SAC UDE 3/1", "FR30", NULL},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct game *g = theatre("eylau", NULL, cases[i].blocks);
		struct outlook out;
		hold(g, cases[i].hand);
		next_cards(g, "FR01");
		operate(g, "F-AUG");
		while (frame_now(now(g))->row == ROW_WINDOW)
			play(g, "pass");
		odds_of_march(g, "UDE", &out);
		assert_int_equal(out.warn[0].rule == CITE_EVENT + EV_QUICK_DEPLOYMENT, cases[i].says != NULL);
		march(g, "UDE");
		row_is(g, ROW_ATTACK, FRENCH);
		odds_of(g, "choose 1", &out);
		bool told = out.warnings && out.warn[0].rule == CITE_EVENT + EV_QUICK_DEPLOYMENT;
		assert_int_equal(told, cases[i].says != NULL);
		assert_true(!told || strstr(out.warn[0].words.at, cases[i].says));
		leave(g);
	}
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/2; R-OST PEY 4/0");
	struct outlook out;
	hold(g, "FR41");
	operate(g, "F-NEY");
	odds_of(g, "choose 1", &out);
	for (int i = 0; i < out.warnings; i++)
		assert_int_not_equal(out.warn[i].rule, CITE_EVENT + EV_QUICK_DEPLOYMENT);
	leave(g);
}

/* [Mud] [Movement 1] Of a stack that no movement card lets go that is said, and asked about before it is begun: not where it fights, nor with
 * Forced March in hand. */
static void n7_odds_tell_a_hopeless_march(void **unused)
{
	(void)unused;
	static const struct {
		const char *blocks, *hand, *says;
		bool asked;
	} cases[] = {
		{"F-LAN LAN 3/2; F-NEY LAN 4/1; F-SOU LAN 6/1; F-DAV LAN 4/1", "FR30", "for nothing, and take 1 fatigue", true},
		{"F-LAN LAN 3/2; F-NEY LAN 4/1; F-SOU LAN 6/1; F-DAV LAN 4/1", "FR11", "with Forced March it goes over one link", false},
		{"F-LAN LAN 3/2; F-NEY LAN 4/1; F-SOU LAN 6/1; F-DAV LAN 4/1; R-OST LAN 2/1", "FR30", "it can only fight where it stands", false},
		{"F-LAN LAN 3/2", "FR30", " cards let it march", false},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		struct game *g = theatre("eylau", NULL, cases[i].blocks);
		struct outlook out;
		struct order o;
		bool said = false;
		hold(g, cases[i].hand);
		operations(g, FRENCH);
		pos(g)->weather = WEATHER_MUD;
		play(g, i == 3 ? "take F-LAN" : "take F-LAN;with F-NEY;with F-SOU;with F-DAV");
		assert_true(order_parse(&g->s, "commit", SIDE_0, &o, &g->e));
		assert_int_equal(rules_costs(&g->s, now(g), &o, &out), cases[i].asked);
		for (int k = 0; k < out.warnings; k++)
			said |= strstr(out.warn[k].words.at, cases[i].says) != NULL;
		assert_true(said);
		leave(g);
	}
}

/* A march says what is left, what it costs and who could stop it; into the enemy what an attack would bring, tired as the stack then is. */
static void n7_odds_of_a_march(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY LAN 4/1 +4; F-SOU BAR 6/1; R-OST PEY 4/0; R-PLA KON 0/2");
	struct outlook out;
	hold(g, "RU44");
	operations(g, FRENCH);
	odds_of(g, "take F-NEY", &out);
	assert_int_equal(out.warnings, 1);
	assert_int_equal(out.warn[0].rule, CITE_MOVE_1);
	assert_int_equal(out.sum.n, 0);
	next_cards(g, "FR01");
	operate(g, "F-NEY");
	play(g, "pass");
	while (frame_now(now(g))->row == ROW_WINDOW)
		play(g, "pass");
	odds_of_march(g, "MEH", &out);
	assert_string_equal(out.warn[0].words.at, "3 points left; halted there the march costs 0 fatigue");
	assert_int_equal(out.warn[1].rule, CITE_EVENT + EV_CONFUSION);
	odds_of_march(g, "BAR", &out);
	assert_int_equal(out.warn[1].rule, CITE_MOVE_2);
	/* he would be at 5 then: 2 - 1 - 1 cards, no attack at all */
	odds_of_march(g, "PEY", &out);
	assert_int_equal(chance(&out, 0, 0), 10000);
	now(g)->piece[piece(g, "F-NEY")].fatigue = 0;
	odds_of_march(g, "PEY", &out);
	assert_true(chance(&out, 0, 1) + chance(&out, 0, 2) + chance(&out, 0, 3) > 0);
	leave(g);
	/* over several links: all points, all fatigue, and where Confusion could end it before; what is out of reach is not told of */
	g = theatre("eylau", NULL, "F-NEY LAN 4/1; R-PLA KON 0/2");
	hold(g, "RU44");
	next_cards(g, "FR01");
	operate(g, "F-NEY");
	play(g, "pass");
	while (frame_now(now(g))->row == ROW_WINDOW)
		play(g, "pass");
	assert_int_equal(points(g), 4);
	odds_of_march(g, "ELB", &out);
	assert_string_equal(out.warn[0].words.at, "4 links: 0 points left; halted there the march costs 1 fatigue");
	assert_string_equal(out.warn[1].words.at, "On the way the enemy could stop it in Mehlsack or later by Confusion, if he holds the card");
	odds_of_march(g, "DAN", &out);
	assert_int_equal(out.warnings, 0);
	odds_of_march(g, "LAN", &out);
	assert_int_equal(out.warnings, 0);
	leave(g);
	/* [Fog of War] who stands there is not known, and the words do not tell */
	g = theatre("eylau", "grognard=1", "F-NEY LAN 4/1; R-OST PEY 4/0; R-PLA KON 0/2");
	next_cards(g, "FR01");
	operate(g, "F-NEY");
	odds_of_march(g, "PEY", &out);
	assert_int_equal(out.cases, 0);
	assert_int_equal(out.warnings, 1);
	leave(g);
}

/* [Combat 6] Before a retreat: where it stops, what it costs, and who would die of it. */
static void n7_odds_of_a_retreat(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/0; F-SOU FRI 6/1; R-OST PEY 4/0; R-SAC SCH 3/1; R-PLA BIB 0/2");
	struct outlook out;
	next_cards(g, "FR04 RU01");
	attack(g, "F-NEY");
	while (frame_now(now(g))->row == ROW_LOSE || frame_now(now(g))->row == ROW_TIRE) {
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[0];
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
	row_is(g, ROW_RETREAT, RUSSIAN);
	now(g)->piece[piece(g, "R-OST")].fatigue = 7;
	odds_of(g, "retreat R-OST FRI", &out);
	assert_string_equal(out.warn[0].words.at, "It stops there: 1 enemy corps, 2 fatigue");
	assert_string_equal(out.warn[1].words.at, "2 fatigue for the retreat so far, shared evenly");
	assert_string_equal(out.warn[2].words.at, "Ostermann would die of fatigue");
	assert_true(out.warn[2].loses);
	now(g)->piece[piece(g, "R-OST")].fatigue = 6;
	odds_of(g, "retreat R-OST FRI", &out);
	assert_int_equal(out.warnings, 2);
	odds_of(g, "retreat R-OST UDE", &out);
	assert_int_equal(out.warnings, 1);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_odds_of_an_attack),
		cmocka_unit_test(n7_odds_tell_quick_deployment),
		cmocka_unit_test(n7_odds_tell_a_hopeless_march),
		cmocka_unit_test(n7_odds_of_a_march),
		cmocka_unit_test(n7_odds_of_a_retreat),
		cmocka_unit_test(n7_odds_of_dying), cmocka_unit_test(n7_odds_of_dying_counted),
		cmocka_unit_test(n7_cannon_sounds_names_who_comes), cmocka_unit_test(n7_called_off_before_a_card), cmocka_unit_test(n7_odds_of_a_snow_storm),
		cmocka_unit_test(n7_odds_know_what_the_side_knows),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
