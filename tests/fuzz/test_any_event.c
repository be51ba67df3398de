/* What is told of an event may come from far away: whatever its number, rule and places are, it is told in words or not at
 * all. GROGNARD_FUZZ_EVENTS says how many events each scenario gets (default 20000). */
#include "check.h"
#include "core/listing.h"
#include "wanted.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int16_t any(uint64_t *state, int n)
{
	switch (random_below(state, 6)) {
	case 0:
		return NONE;
	case 1:
		return (int16_t)random_next(state);
	case 2:
		return (int16_t)(n + random_below(state, 3));
	default:
		return (int16_t)random_below(state, n);
	}
}

static struct event any_event(const struct scenario *s, uint64_t *state)
{
	int kind = random_below(state, 16) ? random_below(state, EVENT_COMMON) : random_below(state, 256);
	struct event e = event_make(kind, random_below(state, 3) - 1, NONE, any(state, s->board.count), any(state, s->board.count),
				    any(state, random_below(state, 2) ? 8 : 60), NONE);
	e.piece = (int16_t)(random_below(state, 3) ? random_below(state, s->pieces) : NONE);
	for (int i = 0; s->rules->cites[i]; i++)
		if (!random_below(state, i + 2))
			e.rule = (int16_t)i;
	for (int i = 0; i < 4; i++)
		e.dice[i] = (uint8_t)(random_below(state, 3) ? 0 : random_next(state));
	return e;
}

static void tell_any(const char *name, int *said)
{
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	uint64_t state = 5;
	assert_non_null(s);
	if (!scenario_load(s, getenv("GROGNARD_DATA"), name, NULL, &e))
		fail_msg("%s: %s: %s", e.file, e.place, e.reason);
	const struct words *w = words_of(s);
	for (int i = wanted("GROGNARD_FUZZ_EVENTS", 20000); i > 0; i--) {
		struct event ev = any_event(s, &state);
		struct text out;
		memset(&out, 'x', sizeof out);
		w->tell(s, &ev, &out);
		assert_non_null(memchr(out.at, 0, sizeof out.at));
		*said += out.at[0] != 0;
		if (w->tally)
			w->tally(s, &ev);
	}
	scenario_free(s);
	free(s);
}

static void any_event_is_told(void **unused)
{
	(void)unused;
	char names[LISTING_MOST][LISTING_NAME], id[128];
	for (int g = 0; rules_all[g]; g++) {
		int n = listing_scenarios(getenv("GROGNARD_DATA"), rules_all[g]->id, names), said = 0;
		assert_true(n > 0);
		for (int i = 0; i < n; i++) {
			snprintf(id, sizeof id, "%.31s/%.63s", rules_all[g]->id, names[i]);
			tell_any(id, &said);
		}
		assert_true(said > 1000);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(any_event_is_told)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
