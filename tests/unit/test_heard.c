/* Accounts at their length: packed and back they are the same. */
#include "check.h"
#include "core/dice.h"
#include "core/heard.h"

#include <stdlib.h>
#include <string.h>

static struct account some(uint64_t *state)
{
	struct account a;
	memset(&a, 0, sizeof a);
	a.kind = (uint8_t)random_below(state, 9);
	a.seen = (uint8_t)random_below(state, 4);
	a.side = (int8_t)(random_below(state, 3) - 1);
	a.place = (int16_t)(random_below(state, 900) - 1);
	a.table = (int16_t)(random_below(state, 9) - 1);
	a.column = (int16_t)random_below(state, 20);
	a.row = (int16_t)random_below(state, 20);
	a.result = (int16_t)random_below(state, 20);
	a.n = random_below(state, MAX_LINES + 1);
	a.dice = random_below(state, MAX_DICE + 1);
	for (int i = 0; i < a.n; i++)
		a.at[i] = (struct line){.op = LINE_ADD, .num = (int16_t)random_below(state, 99), .den = 1,
					.piece = (int16_t)random_below(state, 99), .place = NONE};
	for (int i = 0; i < a.dice; i++) {
		a.die[i].value = (uint8_t)(1 + random_below(state, 6));
		a.die[i].drm = (int8_t)(random_below(state, 7) - 3);
	}
	return a;
}

static void an_account_comes_back_as_it_was(void **unused)
{
	(void)unused;
	uint64_t state = 7;
	for (int i = 0; i < 200; i++) {
		struct account a = some(&state), b;
		uint8_t *bytes = malloc(account_packed(&a));
		assert_non_null(bytes);
		account_pack(&a, bytes);
		assert_int_equal(account_length(bytes), account_packed(&a));
		account_unpack(bytes, &b);
		assert_memory_equal(&a, &b, sizeof a);
		assert_true(account_packed(&a) <= sizeof a);
		free(bytes);
	}
}

static void an_event_knows_its_account(void **unused)
{
	(void)unused;
	uint64_t state = 8;
	struct account a = some(&state), b;
	uint8_t bytes[sizeof a];
	const uint8_t *const list[] = {bytes};
	struct event at[2] = {event_make(EVENT_ROLL, 0, NONE, NONE, NONE, NONE, NONE),
			      event_make(EVENT_RESULT, 0, NONE, NONE, NONE, NONE, NONE)};
	at[1].account = 0;
	account_pack(&a, bytes);
	struct heard h = {.n = 2, .at = at, .accounts = 1, .account = list};
	assert_false(heard_account_of(&h, 0, &b));
	assert_true(heard_account_of(&h, 1, &b));
	assert_memory_equal(&a, &b, sizeof a);
	assert_false(heard_account_of(&h, 2, &b));
	assert_false(heard_account_of(&h, NONE, &b));
	assert_false(heard_account(&h, 1, &b));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_account_comes_back_as_it_was),
		cmocka_unit_test(an_event_knows_its_account),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
