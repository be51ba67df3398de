/* Random play of every scenario of every game to its end. At every step rules_check holds: invariants, no dead end,
 * each listed order can be played, random other orders are refused without changing one byte. At intervals so does
 * rules_secrets: no side learns what it may not know. GROGNARD_FUZZ_GAMES says how many games of each scenario (default
 * 2); the first is played with the options at their other ends too.
 */
#include "core/listing.h"
#include "match/match.h"
#include "rules/check.h"
#include "words/secrets.h"
#include "check.h"
#include "wanted.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STRANGERS = 24, TOO_MANY = 50000, SECRETS_EVERY = 32, PROBES = 4 };

static int scenarios(const char *game, char names[LISTING_MOST][LISTING_NAME])
{
	int n = listing_scenarios(getenv("GROGNARD_DATA"), game, names);
	assert_true(n > 0);
	return n;
}

static struct scenario *open_scenario(const char *game, const char *name, bool turned)
{
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	char id[128];
	snprintf(id, sizeof id, "%.31s/%.63s", game, name);
	assert_non_null(s);
	if (!scenario_load(s, getenv("GROGNARD_DATA"), id, NULL, &e))
		fail_msg("%s: %s: %s", e.file, e.place, e.reason);
	for (int i = 0; turned && i < s->options; i++)
		s->option[i].value = s->option[i].value == s->option[i].low ? s->option[i].high : s->option[i].low;
	return s;
}

/* Does the first position hide anything from anybody? */
static bool has_secrets(const struct scenario *s)
{
	union any_position *at = calloc(1, sizeof *at);
	struct view *view = calloc(1, sizeof *view);
	assert_true(s->rules->setup(s, 1, &at->common, NULL, NULL));
	s->rules->show(s, &at->common, SIDE_0, view);
	bool curtain = view->curtain;
	free(at);
	free(view);
	return curtain;
}

/* One game. Counts into `differ` the imagined positions that were not like the truth. */
/* A way begins where the piece was, ends where it is told to go, and goes from neighbour to neighbour. */
static bool way_holds(const struct scenario *s, const struct events *list, const struct event *ev)
{
	int n;
	const int16_t *way = event_way_of(list, ev, &n);
	if (!way)
		return true;
	for (int i = 1; i < n; i++)
		if (board_link(&s->board, way[i - 1], way[i]) == NONE)
			return false;
	return n >= 2 && (ev->from < 0 || way[0] == ev->from) && (ev->to == NONE || way[n - 1] == ev->to);
}

static void play_game(const struct scenario *s, uint64_t seed, int *differ)
{
	union any_position *at = calloc(1, sizeof *at);
	struct orders *list = calloc(1, sizeof *list);
	struct events *ev = calloc(1, sizeof *ev);
	struct error e = {0};
	uint64_t state = seed, check = seed ^ 99;
	int n = 0;
	assert_true(s->rules->setup(s, seed, &at->common, ev, &e));
	for (;; n++) {
		if (!rules_check(s, &at->common, STRANGERS, &check, &e) ||
		    (n % SECRETS_EVERY == 0 && !rules_secrets(s, &at->common, PROBES, &check, differ, &e)))
			fail_msg("%s, seed %d, after %d orders: %s: %s", s->id, (int)seed, n, e.place, e.reason);
		rules_orders(s, &at->common, list);
		if (!list->n)
			break;
		if (n > TOO_MANY)
			fail_msg("%s, seed %d: no end after %d orders", s->id, (int)seed, n);
		struct order o = list->at[(uint64_t)random_next(&state) * (uint32_t)list->n >> 32];
		events_clear(ev);
		if (!rules_play(s, &at->common, &o, ev, &e))
			fail_msg("%s, seed %d: a listed order was refused: %s", s->id, (int)seed, e.reason);
		if (ev->n >= MAX_EVENTS || ev->accounts >= MAX_ACCOUNTS)
			fail_msg("%s, seed %d: the list of events is full", s->id, (int)seed);
		for (int i = 0; i < ev->n; i++) {
			struct text text;
			assert_true(ev->at[i].account < ev->accounts);
			if (!way_holds(s, ev, &ev->at[i]))
				fail_msg("%s, seed %d: a way does not hold together", s->id, (int)seed);
			words_of(s)->tell(s, &ev->at[i], &text);
			assert_non_null(memchr(text.at, 0, sizeof text.at));
		}
	}
	assert_true(at->common.header.result.over);
	free(at);
	free(list);
	free(ev);
}

static void every_scenario_to_its_end(void **unused)
{
	(void)unused;
	for (int g = 0; rules_all[g]; g++) {
		char names[LISTING_MOST][LISTING_NAME];
		int n = scenarios(rules_all[g]->id, names);
		for (int i = 0; i < n; i++)
			for (int turned = 0; turned < 2; turned++) {
				struct scenario *s = open_scenario(rules_all[g]->id, names[i], turned);
				int differ = 0;
				for (int k = 0; k < wanted("GROGNARD_FUZZ_GAMES", 2); k++)
					play_game(s, (uint64_t)(k + 1), &differ);
				if (has_secrets(s) && !differ)
					fail_msg("%s: what is hidden is never imagined otherwise", s->id);
				scenario_free(s);
				free(s);
			}
	}
}

/* Any bytes as an order: out of range verbs, sides, nouns. Nothing may crash and nothing may change. */
static void nonsense_is_refused(void **unused)
{
	(void)unused;
	for (int g = 0; rules_all[g]; g++) {
		char names[LISTING_MOST][LISTING_NAME];
		int n = scenarios(rules_all[g]->id, names);
		struct scenario *s = open_scenario(rules_all[g]->id, names[n - 1], false);
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
		cmocka_unit_test(every_scenario_to_its_end),
		cmocka_unit_test(nonsense_is_refused),
		cmocka_unit_test(matches_of_every_scenario),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
