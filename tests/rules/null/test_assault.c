/* The rules of the template game, by rule: plans, marches, assaults with their account, cards, victory. */
#include "match/match.h"
#include "rules/null/null.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct fight {
	struct match *m;
	struct events ev;
	int attacker, target, place;
};

/* Plays on until the next order is a march onto an enemy, given by the first counter that can. */
static bool find_fight(struct fight *f, uint64_t seed)
{
	struct orders list;
	uint64_t state = seed;
	struct error e = {0};
	f->m = match_new(getenv("GROGNARD_DATA"), "null/duel", NULL, NULL, seed, &e);
	if (!f->m)
		fail_msg("%s: %s", e.file, e.reason);
	for (;;) {
		match_orders(f->m, &list);
		for (int i = 0; i < list.n; i++) {
			int there = list.at[i].verb == VERB_MARCH
					    ? null_standing(match_scenario(f->m), match_position(f->m), list.at[i].place)
					    : NONE;
			if (there == NONE)
				continue;
			f->attacker = list.at[i].piece;
			f->target = there;
			f->place = list.at[i].place;
			return true;
		}
		if (!list.n)
			return false;
		struct order o = list.at[random_next(&state) % (uint32_t)list.n];
		assert_true(match_play(f->m, &o, 1, NULL));
	}
}

/* What the log tells of the die. */
static int rolled(const struct fight *f)
{
	for (int i = 0; i < f->ev.n; i++)
		if (f->ev.at[i].kind == EVENT_ROLL)
			return f->ev.at[i].seals ? f->ev.at[i].dice[0] : 0;
	return 0;
}

static const struct account *fought(const struct fight *f, const struct event **result)
{
	for (int i = 0; i < f->ev.n; i++)
		if (f->ev.at[i].kind == EVENT_RESULT) {
			*result = &f->ev.at[i];
			return &f->ev.account[f->ev.at[i].account];
		}
	fail_msg("no result was told");
	return NULL;
}

/* Lines of a ledger add up to its sum, and the sums to the column. */
static void adds_up(const struct scenario *s, const struct account *a)
{
	int sum[2] = {0, 0}, said[2] = {0, 0};
	for (int i = 0; i < a->n; i++) {
		if (a->at[i].op == LINE_SUM)
			said[a->at[i].ledger] = a->at[i].num;
		else
			sum[a->at[i].ledger] += a->at[i].num;
	}
	assert_int_equal(sum[0], said[0]);
	assert_int_equal(sum[1], said[1]);
	int column = null_own(s)->zero_column + sum[0] - sum[1], last = s->table[a->table].columns - 1;
	assert_int_equal(a->column, column < 0 ? 0 : column > last ? last : column);
	assert_int_equal(a->result, s->table[a->table].cell[a->row][a->column]);
}

static void every_face_of_the_die(void **unused)
{
	(void)unused;
	int fights = 0, results[3] = {0, 0, 0};
	struct fight *f = calloc(1, sizeof *f);
	for (uint64_t seed = 1; seed <= 60; seed++) {
		int die = (int)(seed % 6) + 1;
		if (find_fight(f, seed)) {
			const struct scenario *s = match_scenario(f->m);
			struct order march = order_make(VERB_MARCH, s->piece[f->attacker].side, f->attacker, f->place,
							NONE);
			int from = match_position(f->m)->piece[f->attacker].place;
			assert_true(match_force(f->m, &die, 1, NULL));
			assert_true(match_play(f->m, &march, 1, NULL));
			match_told(f->m, &f->ev);
			struct prompt ask;
			match_ask(f->m, &ask);
			if (ask.reaction)
				assert_true(match_play_text(f->m, "stand", &f->ev, NULL));
			const struct event *result = NULL;
			const struct account *a = fought(f, &result);
			assert_int_equal(a->die[0].value, die);
			assert_int_equal(a->dice, 1);
			assert_int_equal(rolled(f), die);
			adds_up(s, a);
			const struct position *p = match_position(f->m);
			assert_true(p->piece[f->attacker].known && p->piece[f->target].known);
			assert_int_equal(p->piece[f->target].place,
					 result->number == RESULT_DEFENDER_LOST ? NULL_LOST : f->place);
			assert_int_equal(p->piece[f->attacker].place, result->number == RESULT_DEFENDER_LOST ? f->place
								      : result->number == RESULT_REPULSED
									      ? from
									      : NULL_LOST);
			results[result->number]++;
			fights++;
		}
		match_free(f->m);
	}
	assert_true(fights > 30);
	assert_true(results[0] && results[1] && results[2]);
	free(f);
}

static void a_card_helps_the_defender(void **unused)
{
	(void)unused;
	struct fight *f = calloc(1, sizeof *f);
	int laid = 0;
	for (uint64_t seed = 1; seed <= 40; seed++) {
		if (find_fight(f, seed)) {
			const struct scenario *s = match_scenario(f->m);
			struct order march = order_make(VERB_MARCH, s->piece[f->attacker].side, f->attacker, f->place,
							NONE);
			struct orders list;
			struct error e = {0};
			assert_true(match_play(f->m, &march, 1, NULL));
			match_orders(f->m, &list);
			if (list.n && list.at[0].verb == VERB_CARD) {
				int card = list.at[0].number;
				assert_true(match_play(f->m, &list.at[0], 1, &e));
				match_told(f->m, &f->ev);
				const struct event *result = NULL;
				const struct account *a = fought(f, &result);
				adds_up(s, a);
				int value = -1;
				for (int i = 0; i < a->n; i++)
					if (a->at[i].text == TEXT_CARD)
						value = a->at[i].num;
				assert_int_equal(value, null_value(s, card));
				assert_int_equal(match_position(f->m)->card[card], NULL_DISCARD);
				laid++;
			}
		}
		match_free(f->m);
	}
	assert_true(laid > 10);
	free(f);
}

static void refusals_name_the_rule(void **unused)
{
	(void)unused;
	struct error e = {0};
	struct match *m = match_new(getenv("GROGNARD_DATA"), "null/duel", NULL, NULL, 1, &e);
	assert_non_null(m);
	static const struct {
		const char *order, *rule;
	} wrong[] = {{"plan 2", "2.1"}, {"plan -1", "2.1"}, {"done", "2.1"}, {"take BL-1", "2.1"}};
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		memset(&e, 0, sizeof e);
		assert_false(match_play_text(m, wrong[i].order, NULL, &e));
		assert_string_equal(e.rule, wrong[i].rule);
		assert_true(e.reason[0]);
	}
	assert_true(match_play_text(m, "plan 0", NULL, &e));
	assert_true(match_play_text(m, "plan 0", NULL, &e));
	assert_false(match_play_text(m, "take RD-1", NULL, &e));
	assert_string_equal(e.rule, "3.1");
	assert_false(match_play_text(m, "stand", NULL, &e));
	assert_int_equal(match_length(m), 2);
	match_free(m);
}

static void bad_setups_are_refused(void **unused)
{
	(void)unused;
	static const char *const bad[] = {
		"{\"game\":\"null\",\"id\":\"x\",\"first_turn\":1,\"last_turn\":8,\"setup\":{}}",
		"{\"game\":\"null\",\"id\":\"x\",\"first_turn\":1,\"last_turn\":8,\"setup\":{\"BL-1\":\"Z9\"}}",
		"{\"game\":\"null\",\"id\":\"x\",\"first_turn\":8,\"last_turn\":1,\"setup\":{}}",
		"{\"game\":\"null\",\"id\":\"x\",\"first_turn\":1,\"last_turn\":8,\"setup\":{\"BL-1\":\"A1\","
		"\"BL-2\":\"A1\",\"BL-3\":\"A3\",\"BL-4\":\"B1\",\"BL-5\":\"B2\",\"RD-1\":\"C1\",\"RD-2\":\"C2\","
		"\"RD-3\":\"C3\",\"RD-4\":\"D1\",\"RD-5\":\"D2\"}}",
		"{\"game\":\"null\"}", "[]", "{}", ""};
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		struct scenario *s = calloc(1, sizeof *s);
		struct error e = {0};
		assert_false(scenario_load_text(s, getenv("GROGNARD_DATA"), bad[i], strlen(bad[i]), &e));
		assert_true(e.reason[0]);
		free(s);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(every_face_of_the_die),
		cmocka_unit_test(a_card_helps_the_defender),
		cmocka_unit_test(refusals_name_the_rule),
		cmocka_unit_test(bad_setups_are_refused),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
