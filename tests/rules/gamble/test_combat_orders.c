/* Orders, evasion, withdrawals, pursuit and what is decisive: 9, 10, 11. */
#include "war.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

/* [9.1] [9.2] [9.3] Decisive victories count for the rest of the game, capitals for one turn; at least one and at most seven; who has more is
 * first, the French if both have as many. */
static void gamble_9_2_commands_of_a_turn(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 0407; RU-1V-1 1008");
	struct gamble *c = state(g);
	gb_effects_clear(c);
	gb_commands(&g->s, c, NULL);
	assert_true(c->cc[FRENCH] == 4 && c->cc[RUSSIAN] == 3 && c->cc_first == FRENCH);
	gb_watch(&g->s, c, NULL);
	c->effects.decisive[RUSSIAN] = 2;
	gb_effects_end(&g->s, c, NULL);
	gb_commands(&g->s, c, NULL);
	/* 4 - 2 + 1 for Moscow, 3 + 2 - 1 */
	assert_true(c->cc[FRENCH] == 3 && c->cc[RUSSIAN] == 4 && c->cc_first == RUSSIAN);
	now(g)->piece[piece(g, "FR-I-1")].place = (int16_t)hex(g, "1808");
	gb_effects_end(&g->s, c, NULL);
	gb_commands(&g->s, c, NULL);
	/* Moscow left: one less, one more */
	assert_true(c->cc[FRENCH] == 1 && c->cc[RUSSIAN] == 6);
	gb_effects_end(&g->s, c, NULL);
	gb_commands(&g->s, c, NULL);
	assert_true(c->cc[FRENCH] == 2 && c->cc[RUSSIAN] == 5);
	c->effects.decisive[RUSSIAN] = 5;
	gb_effects_end(&g->s, c, NULL);
	gb_commands(&g->s, c, NULL);
	assert_true(c->cc[FRENCH] == 1 && c->cc[RUSSIAN] == 7);
	leave(g);
}

/* [10.1] Not with a disrupted unit in the stack, not under a forage marker, [6.4, reading 40] not with one who was out of supply in Riga. */
static void gamble_10_1_who_may_attack(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1009; FR-I-2 1009*; FR-II-1 1109?; FR-VI-1 0909; RU-1V-1 1008; RU-Riga-1 1904; FR-X-1 2005");
	combat_begins(g, FRENCH, 4, 3);
	refused(g, "take FR-I-1", "10.1");
	refused(g, "take FR-II-1", "10.1");
	assert_true(offered(g, "take FR-VI-1"));
	assert_true(gb_may_attack(&g->s, state(g), RUSSIAN, hex(g, "1904"), NULL));
	now(g)->piece[piece(g, "RU-Riga-1")].flags = FLAG_SHUT_IN;
	assert_false(gb_may_attack(&g->s, state(g), RUSSIAN, hex(g, "1904"), NULL));
	/* [10.4] a forager supports no attack, [10.5] but a defence */
	play(g, "take FR-VI-1; assault 1008");
	gb_order_draft(&g->s, state(g), &state(g)->fight);
	assert_false(gb_may_support(&g->s, state(g), FRENCH, hex(g, "1109"), false, NULL));
	assert_true(gb_may_support(&g->s, state(g), FRENCH, hex(g, "1109"), true, NULL));
	leave(g);
}

/* [10.1, 16.1, 16.10] What threatens a hex could attack it: not who forages or is disrupted, not whom a card bars, nor Austrians alone; but
 * [15.1] of a closed stack nobody says that it is all Austrian. */
static void gamble_10_1_what_threatens(void **unused)
{
	(void)unused;
	static struct overlay o;
	for (int fog = 0; fog < 2; fog++) {
		struct game *g = war(NULL, 5, "RU-1V-1 1008; FR-I-1 1009; FR-II-1 1109?; FR-Aus-1 0909; FR-VI-1 1107*; FR-III-1 1007");
		options_set(g, fog ? "advanced=1 fog=1" : "advanced=1 fog=0");
		set_add(&state(g)->effects.barred, piece(g, "FR-III-1"));
		frame_push(now(g), ROW_COMMANDERS, SIDE_0);
		g->s.rules->query(&g->s, now(g), (enum side)RUSSIAN, QUERY_THREAT, piece(g, "RU-1V-1"), hex(g, "1008"), &o);
		assert_int_equal(o.value[hex(g, "1009")], 1);
		assert_int_equal(o.value[hex(g, "1109")], NONE);
		assert_int_equal(o.value[hex(g, "1107")], NONE);
		assert_int_equal(o.value[hex(g, "1007")], NONE);
		assert_int_equal(o.value[hex(g, "0909")], fog ? 1 : NONE);
		leave(g);
	}
}

/* [10.2] Where no die is enough the question says so, till commands or a commander make one enough; [10.3] commands are explained to who defends
 * without a word of an order of his. */
static void gamble_10_2_no_die_is_enough(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1009; RU-1V-1 1008");
	struct prompt asked;
	struct text words;
	combat_begins(g, FRENCH, 4, 3);
	play(g, "take FR-I-1; assault 1008");
	rules_ask(&g->s, now(g), &asked);
	assert_non_null(strstr(asked.ask.at, "no die is enough"));
	play(g, "spend 1");
	rules_ask(&g->s, now(g), &asked);
	assert_non_null(strstr(asked.ask.at, "on a die of 6 or more"));
	struct order o = order_make(VERB_SPEND, RUSSIAN, NONE, NONE, 1);
	words_of(&g->s)->explain(&g->s, &o, &words);
	assert_null(strstr(words.at, "aborted"));
	assert_non_null(strstr(words.at, "10.3"));
	leave(g);
}

/* [10.4] [reading 12] Each conscript of a support takes one off, rating and commands of the attack add. */
static void gamble_10_4_conscripts_are_slow(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1009; FR-II-3 0909; FR-II-4 0909*; FR-Ney 0909; RU-1V-1 1008");
	struct gamble *c = state(g);
	c->fight.to = (int16_t)hex(g, "1008");
	c->fight.from = (int16_t)hex(g, "1009");
	c->fight.spent[FRENCH] = 1;
	assert_int_equal(gb_support_needs(&g->s, c, hex(g, "0909"), FRENCH), 7 - 2 - 1 + 2);
	assert_int_equal(gb_order_needs(&g->s, c, hex(g, "0909"), FRENCH, 2), 3);
	assert_int_equal(gb_order_needs(&g->s, c, hex(g, "0909"), FRENCH, 6), 2);
	leave(g);
}

static bool left(struct game *g, int side, const char *text)
{
	struct view *v = calloc(1, sizeof *v);
	g->s.rules->show(&g->s, now(g), (enum side)FRENCH, v);
	bool same = !strcmp(v->left[side], text);
	free(v);
	return same;
}

/* What is told of commands is what can still be done with them: those on the attack that is built are spent. */
static void gamble_10_6_commands_that_are_left(void **unused)
{
	(void)unused;
	struct prompt p = {0};
	struct game *g = war(NULL, 5, "FR-I-1 1009; FR-I-2 1009; FR-Davout 1009; RU-1V-1 1008*");
	combat_begins(g, FRENCH, 3, 2);
	assert_true(left(g, FRENCH, "3 commands") && left(g, RUSSIAN, "no attack possible"));
	play(g, "take FR-I-1; assault 1008");
	rules_ask(&g->s, now(g), &p);
	assert_non_null(strstr(p.ask.at, "spend Commands, leave units out"));
	play(g, "spend 2");
	assert_true(left(g, FRENCH, "1 command"));
	rules_ask(&g->s, now(g), &p);
	assert_null(strstr(p.ask.at, "spend"));
	leave(g);
}

/* [10.4] Rating, commands and die have to reach seven: seven is enough, and what is told is what happens. */
static void gamble_10_4_seven_is_enough(void **unused)
{
	(void)unused;
	for (int die = 3; die <= 4; die++) {
		struct game *g = war(NULL, 5, "FR-I-1 1009; FR-Davout 1009; FR-III-1 0909; FR-Ney 0909; RU-1V-1 1008; RU-1VI-1 1007; RU-Platov 1007");
		combat_begins(g, FRENCH, 1, 0);
		play(g, "take FR-I-1; assault 1008; spend 1");
		dice(g, die == 3 ? "3 3 3 3 3" : "3 4 3 3 3");
		play(g, "commit");
		row_is(g, ROW_SUPPORT, FRENCH);
		assert_int_equal(gb_support_needs(&g->s, state(g), hex(g, "0909"), FRENCH), 4);
		play(g, "name 0909; done");
		assert_int_equal(told(g, ACCOUNT_ORDER, 0, TEXT_FINAL), die + 3);
		assert_int_equal(noted(g, TEXT_COMES), die == 4);
		assert_int_equal(noted(g, TEXT_STAYS_AWAY), die == 3);
		assert_int_equal(state(g)->fight.called[FRENCH], die == 4);
		leave(g);
	}
}

/* [11.1] [reading 14] Cavalry alone leaves infantry standing: no combat, no mark, and the attackers may come in; not cavalry among them. */
static void gamble_11_1_cavalry_evades(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1109; FR-I-6 1109; RU-1VI-3 1108; RU-Platov 1108; FR-X-1 1610; RU-Dan-1 1609");
	combat_begins(g, FRENCH, 7, 0);
	play(g, "take FR-I-1; assault 1108; spend 5; leave FR-I-6");
	dice(g, "2");
	play(g, "commit");
	row_is(g, ROW_EVADE, RUSSIAN);
	refused(g, "send RU-1VI-3 1008", "11.11");
	play(g, "send RU-1VI-3 1007");
	stands(g, "RU-Platov", "1007");
	row_is(g, ROW_ADVANCE, FRENCH);
	refused(g, "advance FR-I-6 1108", "11.12");
	play(g, "advance FR-I-1 1108");
	assert_int_equal(now(g)->piece[piece(g, "FR-I-1")].fatigue, 0);
	assert_int_equal(state(g)->cc[FRENCH], 2);
	leave(g);
	g = war(NULL, 5, "FR-I-1 1109; FR-I-6 1109; RU-1VI-3 1108; RU-Platov 1108; FR-X-1 1610; RU-Dan-1 1609");
	combat_begins(g, FRENCH, 7, 0);
	play(g, "take FR-I-1; assault 1108; spend 5");
	dice(g, "2 3 3 3");
	play(g, "commit");
	assert_true(frame_now(now(g))->row != ROW_EVADE && state(g)->fight.flags & FIGHT_FOUGHT);
	leave(g);
}

/* [8.7] [reading 32] A lone depot falls to an order alone, for good; [11.19] lone commanders flee. */
static void gamble_8_7_lone_depots_and_commanders(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1109; RU-Barclay 1108; RU-1V-1 1007; FR-VI-1 1711; FR-X-1 1510; RU-Dan-1 1509");
	depot(g, RUSSIAN, "1610");
	combat_begins(g, FRENCH, 7, 0);
	play(g, "take FR-VI-1; assault 1610; spend 5");
	dice(g, "2");
	play(g, "commit");
	assert_true(noted(g, TEXT_DEPOT_STORMED));
	assert_int_equal(state(g)->lost[RUSSIAN], 1);
	stands(g, "FR-VI-1", "1711");
	row_is(g, ROW_ORDER, RUSSIAN);
	play(g, "pass; take FR-I-1; assault 1108; spend 2");
	dice(g, "5 4");
	play(g, "commit");
	row_is(g, ROW_ESCAPE, RUSSIAN);
	refused(g, "put RU-Barclay 1509", "11.19");
	play(g, "put RU-Barclay 1007; advance FR-I-1 1108");
	stands(g, "FR-I-1", "1108");
	leave(g);
}

/* [11.12] [11.16] [14.7] Beaten by three or more they must go; cavalry takes a disrupted unit on the way; three more lost than the winner is
 * decisive and costs the Russians a point. */
static void gamble_11_16_pursuit_and_14_7_decisive(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1109; FR-I-2 1109; FR-I-3 1109; FR-I-6 1109; FR-IG-6 1109; FR-Davout 1109;"
				      "RU-1II-1 1108*; RU-1II-2 1108*; RU-1VI-1 1108*; RU-1IV-1 1108; FR-X-1 1610; RU-Dan-1 1609");
	combat_begins(g, FRENCH, 4, 0);
	int bonus = now(g)->header.track[TRACK_BONUS];
	play(g, "take FR-I-1; assault 1108; spend 4");
	/* 5 + 4 + 3 + 1 = 13 to 1 + 6 = 7: six hits of five that can be borne; so all are lost */
	dice(g, "6 1 6 1");
	play(g, "commit");
	assert_true(lost(g, "RU-1II-1") && lost(g, "RU-1IV-1"));
	assert_int_equal(state(g)->effects.decisive[FRENCH], 0);
	/* 3 - 2 by the die of 1, and they had one unit in good order */
	play(g, "hit FR-I-1; done");
	row_is(g, ROW_ADVANCE, FRENCH);
	play(g, "done");
	assert_int_equal(state(g)->effects.decisive[FRENCH], 1);
	assert_int_equal(now(g)->header.track[TRACK_BONUS], bonus - 1);
	leave(g);
	g = war(NULL, 5, "FR-I-1 1109; FR-I-2 1109; FR-I-6 1109; FR-Davout 1109; RU-1II-1 1108; RU-1II-2 1108; RU-1VI-1 1108; FR-X-1 1610; RU-Dan-1 1609");
	combat_begins(g, FRENCH, 4, 0);
	play(g, "take FR-I-1; assault 1108; spend 4");
	/* 3 + 2 + 3 + 1 = 9 to 3 + 3 = 6 */
	dice(g, "6 1 3 3");
	play(g, "commit; hit RU-1II-1; hit RU-1II-2; hit RU-1VI-1");
	while (frame_now(now(g))->row == ROW_HITS && frame_now(now(g))->side == RUSSIAN)
		play(g, "done");
	play(g, "hit FR-I-1; hit FR-I-2");
	/* the only way back needs no decision; the pursuit comes before they go */
	row_is(g, ROW_HITS, RUSSIAN);
	stands(g, "RU-1II-1", "1108");
	play(g, "hit RU-1II-2");
	assert_true(lost(g, "RU-1II-2"));
	assert_true(gb_next(&g->s, state(g), hex(g, "1108"), RUSSIAN, 0) == NONE && !lost(g, "RU-1II-1") && !lost(g, "RU-1VI-1"));
	leave(g);
}

/* [8.7] [11.19] Lone commanders and depots: what is said before the order is the order alone. */
static void gamble_8_7_odds_without_a_combat(void **unused)
{
	(void)unused;
	for (int n = 0; n < 2; n++) {
		struct game *g = war(NULL, 5, n ? "FR-I-1 1808; FR-I-2 1808; FR-Napoleon 1808; RU-Barclay 1708" : "FR-I-1 1808; FR-I-2 1808; FR-Napoleon 1808");
		static struct outlook out;
		if (!n)
			depot(g, RUSSIAN, "1708");
		combat_begins(g, FRENCH, 2, 1);
		play(g, "take FR-I-1; assault 1708; spend 1");
		gb_odds(&g->s, now(g), NULL, NULL, &out);
		assert_int_equal(out.kind, OUTLOOK_EXACT);
		assert_int_equal(out.on[0].of, 6);
		/* 4 and 1: a two is enough, a one aborts */
		assert_int_equal(out.on[0].n, 2);
		assert_int_equal(out.on[0].at[1].ways, 5);
		assert_true(strstr(out.on[0].how, n ? "each commander" : "the depot is destroyed"));
		leave(g);
	}
}

/* [10.3] [10.5] Before the defender spends commands he is told, for each number, who would come and what the combat would be: the more he
 * spends, the more surely. */
static void gamble_10_3_odds_of_the_defence(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1808; FR-I-2 1808; FR-Davout 1808; RU-1II-1 1708; RU-1V-1 1608; RU-Constantine 1608");
	static struct outlook out[3];
	combat_begins(g, FRENCH, 2, 2);
	dice(g, "6");
	play(g, "take FR-I-1; assault 1708; commit");
	row_is(g, ROW_PLEDGE, RUSSIAN);
	for (int n = 0; n < 3; n++) {
		struct order o = order_make(VERB_SPEND, RUSSIAN, NONE, NONE, n);
		gb_odds(&g->s, now(g), &o, NULL, &out[n]);
		assert_int_equal(out[n].kind, OUTLOOK_EXACT);
		assert_non_null(strstr(out[n].on[0].how, "comes on a"));
	}
	assert_string_not_equal(out[0].on[0].how, out[2].on[0].how);
	int held[2];
	for (int n = 0; n < 3; n += 2)
		held[n / 2] = out[n].on[0].at[0].ways * 1000 / out[n].on[0].of;
	assert_true(held[1] > held[0]);
	leave(g);
}

/* [16.8] [16.9] The rising of the Ukraine. */
static void gamble_16_8_the_ukraine_rises(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 5, "FR-V-1 1317; RU-3X-1 1008; RU-Tormasov 1008; RU-1V-1 1008");
	now(g)->piece[piece(g, "RU-3OS-1")].place = AT_LATER;
	dice(g, "3");
	gb_rising(&g->s, state(g), NULL);
	assert_true(state(g)->state & STATE_UPRISING);
	assert_true(lost(g, "RU-3X-1") && lost(g, "RU-Tormasov") && !lost(g, "RU-1V-1"));
	assert_int_equal(now(g)->piece[piece(g, "RU-3OS-1")].place, AT_GONE);
	now(g)->header.turn++;
	frame_push(now(g), ROW_ORDER, SIDE_0)->count = 1;
	frame_push(now(g), ROW_POLITICS, SIDE_0);
	phases_run(&g->s, now(g), &g->ev);
	row_is(g, ROW_POLITICS, FRENCH);
	struct order o = order_make(VERB_CHOOSE, FRENCH, NONE, NONE, CHOICE_INDEPENDENCE);
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	assert_true(state(g)->state & STATE_INDEPENDENCE);
	leave(g);
	/* [16.8] once only, and from turn 6 a 3 is not enough */
	g = war("advanced=1", 6, "FR-V-1 1317; RU-3X-1 1008");
	dice(g, "4");
	gb_rising(&g->s, state(g), NULL);
	dice(g, "6");
	gb_rising(&g->s, state(g), NULL);
	assert_false(lost(g, "RU-3X-1"));
	leave(g);
}

/* [16.2] [16.10] [16.4.1] Who counts in the advanced game; Austrians alone do not attack; the three chiefs together are worth nothing. */
static void gamble_16_2_who_commands(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 5, "FR-I-1 1009; FR-I-6 1009; FR-III-1 1009; FR-Ney 1009; FR-Davout 1009; FR-Aus-1 0909; RU-1V-1 1008;"
					      "RU-Barclay 1008; RU-Bagration 1008; RU-2VII-1 1007; RU-Tormasov 1007");
	struct set units = {{0}};
	int counts;
	for (int i = 0; i < 3; i++)
		set_add(&units, piece(g, ((const char *const[]){"FR-I-1", "FR-I-6", "FR-III-1"})[i]));
	assert_int_equal(gb_chief(&g->s, state(g), hex(g, "1009"), FRENCH, &units, &counts), piece(g, "FR-Davout"));
	assert_int_equal(counts, 2);
	/* disrupted units say who commands, but give no weight to his rating */
	now(g)->piece[piece(g, "FR-I-1")].flags = now(g)->piece[piece(g, "FR-I-6")].flags = FLAG_DISRUPTED;
	assert_int_equal(gb_chief(&g->s, state(g), hex(g, "1009"), FRENCH, &units, &counts), piece(g, "FR-Davout"));
	assert_int_equal(counts, 0);
	now(g)->piece[piece(g, "FR-I-6")].flags = 0;
	gb_chief(&g->s, state(g), hex(g, "1009"), FRENCH, &units, &counts);
	assert_int_equal(counts, 1);
	assert_false(gb_leads(&g->s, piece(g, "RU-Bagration"), piece(g, "RU-1V-2")) && !set_has(&gb_own(&g->s)->guards, piece(g, "RU-1V-2")));
	assert_true(gb_leads(&g->s, piece(g, "RU-Bagration"), piece(g, "RU-2VII-1")));
	assert_false(gb_leads(&g->s, piece(g, "RU-Barclay"), piece(g, "RU-2VII-1")));
	assert_false(gb_may_attack(&g->s, state(g), FRENCH, hex(g, "0909"), NULL));
	now(g)->piece[piece(g, "RU-Kutuzov")].place = AT_LATER;
	gb_effects_clear(state(g));
	assert_int_equal(gb_rating(&g->s, state(g), piece(g, "RU-Barclay")), 0);
	assert_true(gb_estranged(&g->s, state(g), hex(g, "1007"), hex(g, "1008"), RUSSIAN));
	now(g)->piece[piece(g, "RU-Kutuzov")].place = (int16_t)hex(g, "0407");
	assert_int_equal(gb_rating(&g->s, state(g), piece(g, "RU-Barclay")), 2);
	leave(g);
}

/* [16.2, 11.7] In a defence disrupted units count for who commands most of the stack, and those in good order that he commands for how much of his
 * rating: three disrupted of Davout's corps against one good one of Junot's. */
static void gamble_16_2_the_disrupted_say_who_commands(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 5, "FR-I-1 1009*; FR-I-2 1009*; FR-I-3 1009*; FR-VIII-1 1009; FR-Davout 1009; FR-Junot 1009; RU-1V-1 1008");
	struct gb_fight *f = &state(g)->fight;
	struct gb_sum sum;
	*f = (struct gb_fight){.from = (int16_t)hex(g, "1008"), .to = (int16_t)hex(g, "1009"), .side = RUSSIAN};
	set_add(&f->attackers, piece(g, "RU-1V-1"));
	for (int i = gb_next(&g->s, state(g), f->to, FRENCH, 0); i >= 0; i = gb_next(&g->s, state(g), f->to, FRENCH, i + 1))
		set_add(&f->defenders, i);
	gb_add_up(&g->s, state(g), &sum, NULL);
	assert_int_equal(sum.value[1], 1);
	now(g)->piece[piece(g, "FR-I-1")].flags = 0;
	gb_add_up(&g->s, state(g), &sum, NULL);
	assert_int_equal(sum.value[1], 2 + 1);
	leave(g);
}

/* [10.7] The same stack may attack again, halved; [10.8] the marks go with the phase. [11.8] [11.9] A tie costs the attackers one hit, nobody
 * moves. */
static void gamble_10_7_again_and_11_9_ties(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1109; FR-I-2 1109; FR-I-3 1109; RU-1II-1 1108; RU-1II-2 1108; RU-1VI-1 1108; FR-X-1 1610; RU-Dan-1 1609");
	combat_begins(g, FRENCH, 7, 0);
	play(g, "take FR-I-1; assault 1108; spend 4");
	/* 3 + 2 to 3 + 3: the defenders win by one, the die of 1 spares them; one hit, no other taken */
	dice(g, "6 2 3 1");
	play(g, "commit");
	play(g, "hit FR-I-1; done; stand");
	stands(g, "RU-1II-1", "1108");
	now(g)->piece[piece(g, "FR-I-1")].flags = 0;
	play(g, "pass; take FR-I-1; assault 1108; spend 3");
	/* 3 halved 1 + 4 to 3 halved 1 + 4 */
	dice(g, "6 4 4");
	play(g, "commit");
	assert_int_equal(told(g, ACCOUNT_COMBAT, 0, TEXT_FINAL), 5);
	assert_int_equal(told(g, ACCOUNT_COMBAT, 1, TEXT_FINAL), 5);
	assert_true(noted(g, TEXT_TIE));
	play(g, "hit FR-I-2; done");
	stands(g, "RU-1II-1", "1108");
	stands(g, "FR-I-2", "1109");
	assert_int_equal(now(g)->piece[piece(g, "FR-I-1")].fatigue, 2);
	frame_pop(now(g));
	frame_push(now(g), ROW_COMBAT_END, SIDE_0);
	gb_combat_end_enter(&g->s, now(g), NULL);
	assert_int_equal(now(g)->piece[piece(g, "FR-I-1")].fatigue, 0);
	leave(g);
}

/* Value of a side without the dice, in the attack of everybody on `from` on `to`. */
static int value(struct game *g, int side, const char *from, const char *to, int ledger)
{
	struct gamble copy = *state(g);
	struct gb_sum sum;
	copy.fight = (struct gb_fight){.from = (int16_t)hex(g, from), .to = (int16_t)hex(g, to), .side = (uint8_t)side};
	for (int i = gb_next(&g->s, &copy, copy.fight.from, side, 0); i != NONE; i = gb_next(&g->s, &copy, copy.fight.from, side, i + 1))
		set_add(&copy.fight.attackers, i);
	for (int i = gb_next(&g->s, &copy, copy.fight.to, 1 - side, 0); i != NONE; i = gb_next(&g->s, &copy, copy.fight.to, 1 - side, i + 1))
		set_add(&copy.fight.defenders, i);
	gb_add_up(&g->s, &copy, &sum, NULL);
	return sum.value[ledger];
}

/* [16.4.3] [16.4.7] Platov, Murat and Grouchy add one for each cavalry unit when they attack, not when they defend, and only as the senior
 * of their stack. [16.2] Their rating counts for cavalry alone. */
static void gamble_16_4_3_and_16_4_7_charges(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 5, "FR-I-6 1109; FR-III-4 1109; FR-I-1 1109; FR-Murat 1109; RU-1VI-3 1108; RU-1VI-4 1108; RU-Platov 1108");
	/* 3 + 2 + 2 arms + rating 3, at most the 2 horse */
	assert_int_equal(value(g, FRENCH, "1109", "1108", 0), 9);
	assert_int_equal(value(g, FRENCH, "1109", "1108", 1), 2 + 2);
	assert_int_equal(value(g, RUSSIAN, "1108", "1109", 0), 2 + 2 + 2);
	assert_int_equal(value(g, RUSSIAN, "1108", "1109", 1), 3 + 2 + 2);
	now(g)->piece[piece(g, "FR-Lefebvre")].place = (int16_t)hex(g, "1109");
	/* Lefebvre is senior: nothing for the horse */
	assert_int_equal(value(g, FRENCH, "1109", "1108", 0), 7);
	leave(g);
}

/* [16.12] The Swedes come on 4 or more. */
static void gamble_16_12_the_swedes(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 6, "RU-1V-1 1008");
	for (int die = 1; die <= 6; die++) {
		dice_force(&now(g)->dice, &die, 1);
		assert_int_equal(gb_sweden(&g->s, state(g), NULL), die >= 4);
	}
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_8_7_odds_without_a_combat),
		cmocka_unit_test(gamble_10_3_odds_of_the_defence),
		cmocka_unit_test(gamble_9_2_commands_of_a_turn),
		cmocka_unit_test(gamble_10_1_who_may_attack),
		cmocka_unit_test(gamble_10_1_what_threatens),
		cmocka_unit_test(gamble_10_2_no_die_is_enough),
		cmocka_unit_test(gamble_10_4_conscripts_are_slow),
		cmocka_unit_test(gamble_10_4_seven_is_enough),
		cmocka_unit_test(gamble_11_1_cavalry_evades),
		cmocka_unit_test(gamble_8_7_lone_depots_and_commanders),
		cmocka_unit_test(gamble_11_16_pursuit_and_14_7_decisive),
		cmocka_unit_test(gamble_16_8_the_ukraine_rises),
		cmocka_unit_test(gamble_16_2_who_commands),
		cmocka_unit_test(gamble_16_2_the_disrupted_say_who_commands),
		cmocka_unit_test(gamble_10_6_commands_that_are_left),
		cmocka_unit_test(gamble_10_7_again_and_11_9_ties),
		cmocka_unit_test(gamble_16_4_3_and_16_4_7_charges),
		cmocka_unit_test(gamble_16_12_the_swedes),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
