/* Scenario files from anywhere: changed bytes, cut ends, numbers and names out of range. Each is refused with a
 * reason, or it can be played: nothing crashes.
 */
#include "match/match.h"
#include "rules/check.h"
#include "check.h"
#include "files.h"
#include "wanted.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 64, ORDERS = 60 };

static int rounds(void)
{
	return 300 * wanted("GROGNARD_FUZZ_GAMES", 2);
}

/* A scenario that was accepted is played a while. */
static void play(const struct scenario *s, uint64_t *state)
{
	union any_position *at = calloc(1, sizeof *at);
	struct orders *list = calloc(1, sizeof *list);
	struct error e = {0};
	if (!s->rules->setup(s, 1, &at->common, NULL, &e)) {
		assert_true(e.reason[0]);
	} else {
		for (int i = 0; i < ORDERS; i++) {
			if (!s->rules->sound(s, &at->common, &e))
				fail_msg("was accepted, but is not sound after %d orders: %s %s", i, e.place, e.reason);
			rules_orders(s, &at->common, list);
			if (!list->n)
				break;
			struct order o = list->at[random_next(state) % (uint32_t)list->n];
			assert_true(rules_play(s, &at->common, &o, NULL, &e));
		}
	}
	free(at);
	free(list);
}

/* Loads the text as a scenario. Returns whether it was accepted. */
static bool try_text(const char *text, size_t size, uint64_t *state)
{
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	bool good = scenario_load_text(s, getenv("GROGNARD_DATA"), text, size, &e);
	if (good) {
		play(s, state);
		scenario_free(s);
	} else {
		assert_true(e.reason[0]);
	}
	free(s);
	return good;
}

static size_t change(char *text, size_t size, uint64_t *state)
{
	static const char *const words[] = {"-1", "0", "99999999999", "1e9", "null", "[]", "{}", "\"\"", "\"9999\"", "true",
					    "3.5", "\"null\"", "\"RU-MIL-1\"", "300", "\"OG-art\"", "\"5209\""};
	size_t at = random_next(state) % size;
	switch (random_next(state) % 4) {
	case 0:
		text[at] = (char)random_next(state);
		return size;
	case 1: /* another digit */
		while (at < size && (text[at] < '0' || text[at] > '9'))
			at++;
		if (at < size)
			text[at] = (char)('0' + random_next(state) % 10);
		return size;
	case 2: { /* another value after a colon */
		const char *word = words[random_next(state) % (sizeof words / sizeof words[0])];
		char *colon = memchr(text + at, ':', size - at);
		return colon ? files_reword(text, size, colon, ",}\n", word) : size;
	}
	default:
		return random_next(state) % 8 ? size : at;
	}
}

static void fuzz(const char *name, int rounds)
{
	size_t size;
	char path[128];
	snprintf(path, sizeof path, "scenarios/%s.json", name);
	char *text = files_original(path, ROOM, &size), *copy = malloc(size + ROOM);
	uint64_t state = 7;
	int accepted = 0, refused = 0;
	assert_true(try_text(text, size, &state));
	for (int i = 0; i < rounds; i++) {
		memcpy(copy, text, size);
		size_t n = size;
		for (uint32_t k = 1 + random_next(&state) % 2; k && n; k--)
			n = change(copy, n, &state);
		if (try_text(copy, n, &state))
			accepted++;
		else
			refused++;
	}
	assert_true(accepted > rounds / 16 && refused > rounds / 16);
	free(text);
	free(copy);
}

static void changed_scenarios_of_borodino(void **unused)
{
	(void)unused;
	fuzz("borodino/5-september", rounds());
	fuzz("borodino/7-september", rounds());
}

static void changed_scenarios_of_the_berezina(void **unused)
{
	(void)unused;
	fuzz("berezina/crossing", rounds());
	fuzz("berezina/two-player", rounds());
}

static void changed_scenarios_of_the_area_game(void **unused)
{
	(void)unused;
	fuzz("area1812/1-invasion", rounds());
	fuzz("area1812/3-retreat", rounds());
}

static void changed_scenarios_of_the_hex_game(void **unused)
{
	(void)unused;
	fuzz("hex1812/2-road-to-moscow", rounds() / 4);
}

static void changed_scenarios_of_the_invasion_of_russia(void **unused)
{
	(void)unused;
	fuzz("gamble/1812", rounds() / 4);
}

static void changed_scenarios_of_1807(void **unused)
{
	(void)unused;
	fuzz("napoleon1807/pultusk", rounds() / 4);
}

static void changed_scenarios_of_the_template(void **unused)
{
	(void)unused;
	fuzz("null/duel", rounds());
	fuzz("null/ford", rounds());
	fuzz("null/valley", rounds());
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(changed_scenarios_of_borodino),
		cmocka_unit_test(changed_scenarios_of_the_berezina),
		cmocka_unit_test(changed_scenarios_of_the_area_game),
		cmocka_unit_test(changed_scenarios_of_the_hex_game),
		cmocka_unit_test(changed_scenarios_of_the_invasion_of_russia),
		cmocka_unit_test(changed_scenarios_of_1807),
		cmocka_unit_test(changed_scenarios_of_the_template),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
