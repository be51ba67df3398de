/* Nonsense as orders in a position of every game, and a match around random play of every scenario. Whole games with all
 * that must hold of them are in tests/rules/<game>/test_hundred.c.
 */
#include "core/listing.h"
#include "match/match.h"
#include "rules/check.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int scenarios(const char *game, char names[LISTING_MOST][LISTING_NAME])
{
	int n = listing_scenarios(getenv("GROGNARD_DATA"), game, names);
	assert_true(n > 0);
	return n;
}

static struct scenario *open_scenario(const char *game, const char *name)
{
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	char id[128];
	snprintf(id, sizeof id, "%.31s/%.63s", game, name);
	assert_non_null(s);
	if (!scenario_load(s, getenv("GROGNARD_DATA"), id, NULL, &e))
		fail_msg("%s: %s: %s", e.file, e.place, e.reason);
	return s;
}

/* Any bytes as an order: out of range verbs, sides, nouns. Nothing may crash and nothing may change. */
static void nonsense_is_refused(void **unused)
{
	(void)unused;
	for (int g = 0; rules_all[g]; g++) {
		char names[LISTING_MOST][LISTING_NAME];
		int n = scenarios(rules_all[g]->id, names);
		struct scenario *s = open_scenario(rules_all[g]->id, names[n - 1]);
		union any_position *at = calloc(1, sizeof *at), *copy = calloc(1, sizeof *copy);
		struct orders *list = calloc(1, sizeof *list);
		struct outlook *odds = calloc(1, sizeof *odds);
		uint64_t state = 17;
		assert_true(s->rules->setup(s, 1, &at->common, NULL, NULL));
		for (int round = 0; round < 20000; round++) {
			struct error e = {0};
			struct order o;
			uint32_t raw[2] = {random_next(&state), random_next(&state)};
			memcpy(&o, raw, sizeof o);
			if (round % 3)
				o = rules_stranger(s, (enum side)(raw[0] & 1), &state);
			*copy = *at;
			rules_orders(s, &at->common, list);
			if (!list->n) {
				assert_true(s->rules->setup(s, raw[0], &at->common, NULL, NULL));
				continue;
			}
			s->rules->odds(s, &at->common, &o, NULL, odds);
			bool listed = false;
			for (int i = 0; i < list->n; i++)
				listed = listed || order_same(&list->at[i], &o);
			assert_int_equal(rules_play(s, &at->common, &o, NULL, &e), listed);
			if (!listed)
				assert_memory_equal(at, copy, sizeof *at);
			else
				continue;
			if (round % 40 == 0) {
				o = list->at[raw[1] % (uint32_t)list->n];
				assert_true(rules_play(s, &at->common, &o, NULL, &e));
			}
		}
		free(at);
		free(copy);
		free(list);
		free(odds);
		scenario_free(s);
		free(s);
	}
}

/* A match around random play: saved, loaded, jumped through, hashed the same. */
static void matches_of_every_scenario(void **unused)
{
	(void)unused;
	char path[] = "/tmp/grognard-fuzz-XXXXXX";
	int fd = mkstemp(path);
	assert_true(fd >= 0);
	for (int g = 0; rules_all[g]; g++) {
		char names[LISTING_MOST][LISTING_NAME], id[128];
		int n = scenarios(rules_all[g]->id, names);
		for (int i = 0; i < n; i++) {
			struct error e = {0};
			struct orders list;
			uint64_t state = 3;
			snprintf(id, sizeof id, "%.31s/%.63s", rules_all[g]->id, names[i]);
			struct match *m = match_new(getenv("GROGNARD_DATA"), id, NULL, NULL, 11, &e);
			assert_non_null(m);
			for (match_orders(m, &list); list.n; match_orders(m, &list)) {
				struct order o = list.at[(uint64_t)random_next(&state) * (uint32_t)list.n >> 32];
				assert_true(match_play(m, &o, 1, &e));
			}
			char first[65], again[65];
			match_hash(m, first);
			assert_true(match_save(m, path, &e));
			struct match *loaded = match_load(getenv("GROGNARD_DATA"), path, &e);
			assert_non_null(loaded);
			assert_string_equal(e.reason, "");
			match_hash(loaded, again);
			assert_string_equal(first, again);
			assert_true(match_jump(loaded, match_length(loaded) / 2));
			while (match_redo(loaded))
				;
			match_hash(loaded, again);
			assert_string_equal(first, again);
			match_free(loaded);
			match_free(m);
		}
	}
	remove(path);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(nonsense_is_refused),
		cmocka_unit_test(matches_of_every_scenario),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
