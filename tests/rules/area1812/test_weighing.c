/* What is weighed before a chit is laid: a closed stack as the player supposes it, never as it is; what a choice means. */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* The French march from R35 into R44: closed to the Russians, who lay their chit when the French have laid `chit`. A corps
 * of each arm and a supply unit stand closed elsewhere. */
static struct game *closed_attack(const char *french, const char *russian, const char *options, const char *chit)
{
	char keys[512];
	snprintf(keys, sizeof keys, STACKS(5, "{\"at\":\"R44\",%s}", "{\"at\":\"R35\",%s},{\"at\":\"FP3\",\"ic\":1,\"cc\":1,\"su\":1}"),
		 russian, french);
	struct game *g = field(keys, options);
	to_french(g);
	close_stack(g, FRENCH, "FP3");
	close_stack(g, FRENCH, "R35");
	march_all(g, "FR-ic-01", "R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	play(g, chit);
	row_is(g, ROW_PLAN, RUSSIAN);
	return g;
}

static void weigh(struct game *g, int plan, const int16_t *value, struct outlook *out)
{
	struct order o = order_make(VERB_PLAN, frame_now(now(g))->side, NONE, NONE, plan);
	g->s.rules->odds(&g->s, now(g), &o, value, out);
}

static void area1812_a_closed_stack_is_guessed(void **unused)
{
	(void)unused;
	struct game *g = closed_attack("\"ic\":6,\"cc\":2,\"su\":1", "\"ic\":3,\"cc\":1", NULL, "plan 1");
	struct outlook out;
	weigh(g, PLAN_F, NULL, &out);
	assert_int_equal(out.guesses, 2);
	assert_int_equal(out.guess[0].value, 3); /* as strong as who asks */
	assert_int_equal(out.guess[0].low, 0);
	assert_int_equal(out.guess[0].high, 7);  /* all the infantry of the French */
	assert_int_equal(out.guess[1].value, 1);
	assert_int_equal(out.guess[1].high, 3);
	assert_string_equal(out.on[1].how, "3 : 3 = 100%, die +1 French -1 fortress = 0");
	weigh(g, PLAN_F, (const int16_t[]){5, 0, 0}, &out);
	assert_string_equal(out.on[1].how, "5 : 3 = 166%, die +1 French -1 fortress = 0");
	assert_string_equal(out.on[0].how, "attackers count double, 10 : 3 = 333%, die +1 French -1 fortress = 0");
	weigh(g, PLAN_F, (const int16_t[]){99, -4, 0}, &out); /* brought into the range */
	assert_int_equal(out.guess[0].value, 7);
	assert_int_equal(out.guess[1].value, 0);
	weigh(g, PLAN_F, (const int16_t[]){0, 1, 0}, &out); /* cavalry alone: nothing comes to the chits, it has to leave */
	assert_int_equal(out.on[1].at[0].result, CRT_HE_FLEES);
	leave(g);
}

/* [Stacking B] Before the player says what he takes them for, every counter is a corps: three of them are no weak stack with a train. */
static void area1812_closed_counters_are_taken_for_corps(void **unused)
{
	(void)unused;
	struct game *g = closed_attack("\"ic\":1,\"cc\":2,\"su\":1", "\"ic\":1", NULL, "plan 1");
	struct outlook out;
	state(g)->backs[FRENCH][place_of(g, "R44")] = 3;
	weigh(g, PLAN_F, NULL, &out);
	assert_int_equal(out.guess[0].value, 1);
	assert_int_equal(out.guess[1].value, 2);
	weigh(g, PLAN_F, (const int16_t[]){1, 1, 0}, &out); /* he may think otherwise */
	assert_int_equal(out.guess[1].value, 1);
	leave(g);
}

/* [Battle Plan Chart] Where each loses its only corps nobody is left: no pursuit is told, nobody is there to flee. */
static void area1812_nobody_is_left_to_pursue(void **unused)
{
	(void)unused;
	struct game *g = closed_attack("\"ic\":1", "\"ic\":1", NULL, "plan 2");
	struct outlook out;
	weigh(g, PLAN_G, (const int16_t[]){1, 0, 0}, &out);
	assert_non_null(strstr(out.on[2].how, "each loses a corps, with that nobody is left"));
	assert_int_equal(out.on[2].at[0].result, CRT_BOTH_GONE); /* and not that there is no combat */
	leave(g);
}

/* [Stacking B] Public: one counter holds corps of one arm alone. [Supply H] What was counted in the area is the sum. */
static void area1812_guesses_keep_to_what_is_public(void **unused)
{
	(void)unused;
	struct game *g = closed_attack("\"ic\":6", "\"ic\":3,\"cc\":1", NULL, "plan 1");
	struct outlook out;
	weigh(g, PLAN_F, (const int16_t[]){4, 1, 0}, &out);
	assert_int_equal(out.guess[0].value, 4);
	assert_int_equal(out.guess[1].high, 0); /* under one counter: no cavalry beside infantry */
	assert_true(out.guess[1].follows);      /* but without infantry */
	assert_false(out.guess[0].follows);
	weigh(g, PLAN_F, (const int16_t[]){0, 0, 0}, &out);
	assert_int_equal(out.guess[1].value, 1); /* a battle is fought: it is not empty */
	assert_int_equal(out.guess[1].low, 1);
	state(g)->counted[FRENCH][region_of(g, "R44")] = 6;
	weigh(g, PLAN_F, (const int16_t[]){1, 1, 0}, &out);
	assert_int_equal(out.guess[0].value, 6);
	assert_int_equal(out.guess[0].low, 6);
	assert_string_equal(out.on[1].how, "6 : 3 = 200%, die +1 French -1 fortress = 0");
	leave(g);
	g = closed_attack("\"ic\":4,\"cc\":2,\"su\":1", "\"ic\":3,\"cc\":1", NULL, "plan 1");
	state(g)->counted[FRENCH][region_of(g, "R44")] = 6;
	weigh(g, PLAN_F, (const int16_t[]){5, 3, 0}, &out);
	assert_int_equal(out.guess[0].value, 5);
	assert_int_equal(out.guess[1].value, 1); /* six were counted */
	assert_int_equal(out.guess[1].low, 1);
	assert_int_equal(out.guess[1].high, 1);
	assert_true(out.guess[1].follows); /* with four infantry there were two */
	leave(g);
	g = closed_attack("\"ic\":4,\"cc\":2", "\"ic\":3", NULL, "plan 1");
	for (int i = 0; i < g->s.pieces; i++)
		if (now(g)->piece[i].place == place_of(g, "FP3"))
			now(g)->piece[i].known = SEEN_ALL;
	ar_markers_settle(&g->s, state(g), FRENCH, place_of(g, "FP3"));
	weigh(g, PLAN_F, (const int16_t[]){1, 1, 0}, &out); /* all others lie open: who is here is known */
	assert_int_equal(out.guess[0].value, 4);
	assert_int_equal(out.guess[1].value, 2);
	assert_false(out.guess[1].follows);
	leave(g);
}

/* [reading 17] Both have read the set-up and seen a whole stack march: it lies closed, but what it is need not be guessed. */
static void area1812_who_marched_whole_is_known(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":3,\"cc\":1}", "{\"at\":\"R35\",\"ic\":4,\"cc\":2},"
				      "{\"at\":\"FP3\",\"ic\":1,\"cc\":1,\"su\":1}"), NULL);
	struct outlook out;
	_Alignas(16) static unsigned char memory[POSITION_BYTES];
	struct position *other = (struct position *)(void *)memory;
	to_french(g);
	close_stack(g, FRENCH, "FP3");
	march_all(g, "FR-ic-01", "R44");
	assert_int_equal(state(g)->backs[FRENCH][place_of(g, "R44")], 2);
	assert_false(ar_knows(&g->s, state(g), piece(g, "FR-ic-01"), RUSSIAN));
	static struct view view;
	int told = 0;
	ar_show(&g->s, now(g), (enum side)RUSSIAN, &view);
	for (int i = 0; i < view.markers; i++)
		told += view.marker[i].place == place_of(g, "R44") && !strcmp(view.marker[i].tip, "Known: 4 ic, 2 cc");
	assert_int_equal(told, 1);
	for (uint64_t seed = 1; seed <= 20; seed++) {
		g->s.rules->imagine(&g->s, now(g), (enum side)RUSSIAN, seed, other);
		assert_int_equal(campaign_of(other)->at[FRENCH][place_of(g, "R44")][ARM_IC], 4);
		assert_int_equal(campaign_of(other)->at[FRENCH][place_of(g, "R44")][ARM_CC], 2);
	}
	go_on_to(g, ROW_PLAN, FRENCH);
	play(g, "plan 1");
	row_is(g, ROW_PLAN, RUSSIAN);
	weigh(g, PLAN_F, NULL, &out);
	assert_int_equal(out.guesses, 0);
	assert_string_equal(out.on[1].how, "4 : 3 = 133%, die +1 French -1 fortress = 0");
	leave(g);
}

/* [reading 13] Who comes is on the chart: where all go to one place it is known what lies there, where they part it is not. */
static void area1812_recruits_of_one_place_are_known(void **unused)
{
	(void)unused;
	for (int parted = 0; parted < 2; parted++) {
		struct game *g = scenario("area1812/3-retreat", NULL);
		struct set told;
		assert_true(g->s.rules->setup(&g->s, 3, now(g), NULL, &g->e));
		for (int n = 0; frame_now(now(g))->row == ROW_ARRIVE; n++) {
			rules_orders(&g->s, now(g), &g->list);
			struct order o = g->list.at[0];
			for (int i = 0; i < g->list.n; i++)
				if (g->list.at[i].verb == VERB_PUT && g->list.at[i].place == place_of(g, n > 2 && parted ? "R40c" : "R54"))
					o = g->list.at[i];
			assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
		}
		ar_told_places(&g->s, state(g), RUSSIAN, &told);
		assert_true(count_of(g, RUSSIAN, "R54", ARM_IC) > 0);
		assert_int_equal(set_has(&told, place_of(g, "R54")), !parted);
		leave(g);
	}
}

/* [Reinforcements] Who is left to the program comes where no enemy stands, and it is said before where that is. */
static void area1812_recruits_come_where_no_enemy_is(void **unused)
{
	(void)unused;
	struct game *g = scenario("area1812/3-retreat", NULL);
	struct prompt ask;
	assert_true(g->s.rules->setup(&g->s, 3, now(g), NULL, &g->e));
	rules_ask(&g->s, now(g), &ask);
	assert_non_null(strstr(ask.ask.at, "leave the rest to the program: in Tula (R54)"));
	play(g, "rest");
	assert_int_equal(count_of(g, RUSSIAN, "R54", ARM_IC), 1);
	assert_int_equal(count_of(g, RUSSIAN, "R54", ARM_CC), 1);
	leave(g);
}

/* [reading 17] Parted, or joined by others whom nobody has seen, it is forgotten. */
static void area1812_who_is_parted_or_joined_is_guessed(void **unused)
{
	(void)unused;
	for (int joined = 0; joined < 2; joined++) {
		struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":3}", "{\"at\":\"R36\",\"ic\":2,\"cc\":2},"
					      "{\"at\":\"R32\",\"ic\":1},{\"at\":\"FP3\",\"ic\":1,\"cc\":1}"), NULL);
		struct set told;
		to_french(g);
		close_stack(g, FRENCH, "R32");
		if (joined) {
			march_all(g, "FR-ic-01", "R32");
			ar_told_places(&g->s, state(g), FRENCH, &told);
			assert_false(set_has(&told, place_of(g, "R32")));
		} else {
			play(g, "take FR-ic-01; with FR-cc-01; march FR-ic-01 R35");
			ar_told_places(&g->s, state(g), FRENCH, &told);
			assert_true(set_empty(&told));
		}
		leave(g);
	}
}

/* What a forced march may cost is in its chances, and asked about; it is not said twice. */
static void area1812_a_forced_march_tells_its_price_once(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":3}", "{\"at\":\"R22\",\"ic\":1}"), NULL);
	struct outlook out;
	go_on_to(g, ROW_FORCE, RUSSIAN);
	play(g, "take RU-ic-01");
	struct order o = order_make(VERB_MARCH, RUSSIAN, piece(g, "RU-ic-01"), place_of(g, "R45"), NONE);
	g->s.rules->odds(&g->s, now(g), &o, NULL, &out);
	assert_int_equal(out.on[0].n, 3);
	assert_true(out.warnings > 0 && out.warn[0].loses);
	assert_non_null(strstr(out.warn[0].words.at, " force marches from "));
	leave(g);
}

/* The cavalry that is supposed says who could withdraw. */
static void area1812_guessed_cavalry_bars_the_withdrawal(void **unused)
{
	(void)unused;
	struct game *g = closed_attack("\"ic\":4,\"cc\":3", "\"ic\":2,\"cc\":2", NULL, "plan 0");
	struct outlook out;
	weigh(g, PLAN_E, (const int16_t[]){2, 2, 0}, &out);
	assert_string_equal(out.on[0].how, "too little cavalry to withdraw, 2 : 2 = 100%, die +1 French -1 fortress = 0");
	weigh(g, PLAN_E, (const int16_t[]){2, 1, 0}, &out);
	assert_string_equal(out.on[0].how, "defender may withdraw; else, 2 : 2 = 100%, die +1 French -1 fortress = 0");
	assert_string_equal(out.on[2].how, "defender may give up a corps and withdraw; else, 2 : 2 = 100%, die +1 French -1 fortress = 0");
	leave(g);
}

/* [Leaders C, Leaders D] Optional rules: the best general of the enemy is guessed too; without one he cannot attack
 * (Leaders C). */
static void area1812_a_guessed_general_moves_the_die(void **unused)
{
	(void)unused;
	struct game *g = closed_attack("\"ic\":4,\"leaders\":\"AB\"", "\"ic\":4,\"leaders\":\"A\"", "optional_rules=1", "plan 1");
	struct outlook out;
	weigh(g, PLAN_F, NULL, &out);
	assert_int_equal(out.guesses, 3);
	assert_int_equal(out.guess[2].high, 3);
	weigh(g, PLAN_F, (const int16_t[]){4, 0, 3}, &out);
	assert_string_equal(out.on[1].how, "4 : 4 = 100%, die +3 general -2 Barclay -1 fortress = 0");
	weigh(g, PLAN_F, (const int16_t[]){4, 0, 0}, &out);
	assert_int_equal(out.on[1].at[0].result, CRT_NO_GENERAL);
	leave(g);
}

/* Roles change: the letters of the results speak of the new ones. */
static void area1812_weighing_names_the_new_attacker(void **unused)
{
	(void)unused;
	struct game *g = closed_attack("\"ic\":2", "\"ic\":3", NULL, "plan 3");
	struct outlook out;
	weigh(g, PLAN_G, (const int16_t[]){2, 0, 0}, &out);
	assert_int_equal(out.on[3].attacker, RUSSIAN);
	assert_string_equal(out.on[3].how, "roles change, 3 : 2 = 150%, die -1 Russian");
	assert_int_equal(out.on[2].attacker, FRENCH);
	assert_string_equal(out.on[2].how, "each loses a corps, 1 : 2 = 50%");
	leave(g);
}

/* Who retreats after a pursuit is said by sides, and the letters colour it. */
static void area1812_weighing_says_who_retreats(void **unused)
{
	(void)unused;
	struct outlook out;
	struct game *g = closed_attack("\"ic\":3", "\"ic\":3", NULL, "plan 1");
	weigh(g, PLAN_G, NULL, &out);
	assert_int_equal(out.on[1].at[0].result, CRT_HE_FLEES); /* the French attacked */
	assert_int_equal(out.on[1].attacker, RUSSIAN);
	assert_string_equal(out.on[1].how, "roles change, he retreats after a pursuit");
	weigh(g, PLAN_H, NULL, &out);
	assert_int_equal(out.on[2].at[0].result, CRT_YOU_FLEE);
	assert_string_equal(out.on[2].how, "you retreat after a pursuit");
	weigh(g, PLAN_E, NULL, &out);
	assert_string_equal(out.on[1].how, "you retreat to an area of your choice, no pursuit");
	weigh(g, PLAN_F, NULL, &out);
	assert_string_equal(out.on[3].how, "nobody fights, the battle ends");
	leave(g);
}

/* [Leaders C] What the generals cannot lead is said, and who is on the die. */
static void area1812_weighing_names_the_generals(void **unused)
{
	(void)unused;
	struct outlook out;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":2,\"leaders\":\"A\"}", "{\"at\":\"R35\",\"ic\":5,\"leaders\":\"A\"}"),
			       "optional_rules=1");
	to_french(g);
	march_all(g, "FR-ic-01", "R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	weigh(g, PLAN_B, NULL, &out);
	assert_string_equal(out.on[1].how, "generals lead 3 of 5, 3 : 2 = 150%, die +3 Napoleon -2 Barclay -1 fortress = 0");
	int named = 0;
	for (int i = 0; i < out.sum.n; i++)
		named += out.sum.at[i].piece == piece(g, "FR-A") || out.sum.at[i].piece == piece(g, "RU-A");
	assert_int_equal(named, 2);
	leave(g);
}

/* What stands open needs no guess, and none is heard. */
static void area1812_an_open_stack_is_not_guessed(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":3}", "{\"at\":\"R35\",\"ic\":6}"), NULL);
	struct outlook out;
	to_french(g);
	march_all(g, "FR-ic-01", "R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	weigh(g, PLAN_B, (const int16_t[]){1, 1, 1}, &out);
	assert_int_equal(out.guesses, 0);
	assert_string_equal(out.on[1].how, "6 : 3 = 200%, die +1 French -1 fortress = 0");
	leave(g);
}

/* [Battle Plan Chart D choice] Both choices of the defender are told with what they cost. */
static void area1812_withdraw_or_fight_is_told(void **unused)
{
	(void)unused;
	struct game *g = closed_attack("\"ic\":4", "\"ic\":2", NULL, "plan 2");
	struct outlook out;
	play(g, "plan 4");
	go_on_to(g, ROW_CHOICE, RUSSIAN);
	struct order o = order_make(VERB_CHOOSE, RUSSIAN, NONE, NONE, CHOICE_WITHDRAW);
	g->s.rules->odds(&g->s, now(g), &o, NULL, &out);
	assert_string_equal(out.on[0].how, "you lose a corps of your choice, and the stack retreats to an area you name; the battle ends");
	o.number = CHOICE_FIGHT;
	g->s.rules->odds(&g->s, now(g), &o, NULL, &out);
	assert_string_equal(out.on[0].how, "4 : 2 = 200%, die +1 French -1 fortress = 0");
	leave(g);
	/* who has one corps gives up all he has */
	g = closed_attack("\"ic\":4", "\"ic\":1", NULL, "plan 2");
	play(g, "plan 4");
	go_on_to(g, ROW_CHOICE, RUSSIAN);
	o.number = CHOICE_WITHDRAW;
	g->s.rules->odds(&g->s, now(g), &o, NULL, &out);
	assert_string_equal(out.on[0].how, "your only corps is lost: none is left to retreat; the battle ends");
	leave(g);
}

/* Reports name the leaders, the chits, and what bars or softens. */
static void area1812_reports_name_what_counts(void **unused)
{
	(void)unused;
	struct game *g = closed_attack("\"ic\":4,\"cc\":1,\"leaders\":\"AB\"", "\"ic\":2,\"leaders\":\"AB\"", "optional_rules=1", "plan 0");
	play(g, "plan 4; stand; stand");
	assert_int_equal(line_of(g, ACCOUNT_PLAN, TEXT_CHIT + PLAN_A)->ledger, 0);
	assert_int_equal(line_of(g, ACCOUNT_PLAN, TEXT_CHIT + PLAN_E)->ledger, 1);
	assert_non_null(line_of(g, ACCOUNT_PLAN, TEXT_BARRED));
	assert_int_equal(line_of(g, ACCOUNT_COMBAT, TEXT_LEADER)->piece, piece(g, "FR-A"));
	leave(g);
	g = closed_attack("\"ic\":5", "\"ic\":1", NULL, "plan 1");
	play(g, "plan 7");
	assert_non_null(line_of(g, ACCOUNT_COMBAT, TEXT_SOFT)); /* 500%: De, which Cordon turns into Dr(A) */
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_closed_counters_are_taken_for_corps),
		cmocka_unit_test(area1812_nobody_is_left_to_pursue),
		cmocka_unit_test(area1812_a_closed_stack_is_guessed),
		cmocka_unit_test(area1812_guesses_keep_to_what_is_public),
		cmocka_unit_test(area1812_who_marched_whole_is_known),
		cmocka_unit_test(area1812_who_is_parted_or_joined_is_guessed),
		cmocka_unit_test(area1812_recruits_of_one_place_are_known),
		cmocka_unit_test(area1812_weighing_says_who_retreats),
		cmocka_unit_test(area1812_weighing_names_the_generals),
		cmocka_unit_test(area1812_recruits_come_where_no_enemy_is),
		cmocka_unit_test(area1812_a_forced_march_tells_its_price_once),
		cmocka_unit_test(area1812_guessed_cavalry_bars_the_withdrawal),
		cmocka_unit_test(area1812_a_guessed_general_moves_the_die),
		cmocka_unit_test(area1812_weighing_names_the_new_attacker),
		cmocka_unit_test(area1812_an_open_stack_is_not_guessed),
		cmocka_unit_test(area1812_withdraw_or_fight_is_told),
		cmocka_unit_test(area1812_reports_name_what_counts),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
