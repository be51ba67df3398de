/* A set-up file of the Invasion of Russia with one thing wrong is refused, with the place and the reason. */
#include "war.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *text_of(const char *name)
{
	char path[512];
	snprintf(path, sizeof path, "%s/scenarios/gamble/%s.json", data(), name);
	FILE *f = fopen(path, "rb");
	assert_non_null(f);
	char *text = calloc(1, 65536);
	assert_non_null(text);
	assert_true(fread(text, 1, 65535, f) > 0);
	fclose(f);
	return text;
}

/* The scenario with `good` (its first place) written as `bad`: refused there, for a reason with these words. */
static void wrong(const char *good, const char *bad, const char *place, const char *words)
{
	struct scenario s;
	struct error e = {0};
	char *text = text_of("1812"), *all = calloc(1, 70000), *at = strstr(text, good);
	assert_non_null(all);
	assert_non_null(at);
	*at = 0;
	snprintf(all, 70000, "%s%s%s", text, bad, at + strlen(good));
	memset(&s, 0, sizeof s);
	if (scenario_load_text(&s, data(), all, strlen(all), &e))
		fail_msg("\"%s\" is taken", bad);
	if (!strstr(e.place, place) || !strstr(e.reason, words))
		fail_msg("%s: %s, not %s: %s", e.place, e.reason, place, words);
	scenario_free(&s);
	free(all);
	free(text);
}

/* [14.1] Groups, usual places and depots name what there is. */
static void gamble_14_1_bad_setups(void **unused)
{
	(void)unused;
	wrong("\"RU-1I-1\", \"RU-1I-2\"", "\"RU-1I-9\", \"RU-1I-2\"", "groups", "no unit of the");
	wrong("\"RU-1I-1\", \"RU-1I-2\"", "\"FR-I-1\", \"RU-1I-2\"", "groups", "no unit of the");
	wrong("{\"hexes\": [\"1806\"],", "{\"hexes\": [\"9906\"],", "groups", "not on the map");
	wrong("{\"hexes\": [\"1806\"],", "{", "groups", "neither");
	wrong("{\"hexes\": [\"2307\"],", "{\"hexes\": [\"1307\"],", "groups", "cannot stand in 1307"); /* [14.6] forest */
	wrong("\"FR-IG-1\": \"2308\"", "\"FR-IG-1\": \"1307\"", "suggest", "no hex where it could stand");
	wrong("\"RU-1I-1\", \"RU-1I-2\"", "\"RU-1I-1\"", "RU-1I-2", "must be in a group");
	wrong("\"FR-IG-1\": \"2308\"", "\"FR-IG-1\": \"0000\"", "suggest", "no hex where it could stand");
	wrong("\"russian\": [\"1413\"", "\"russian\": [\"14x3\"", "depots", "not on the map");
	wrong("\"RU-1I-1\", \"RU-1I-2\"", "\"RU-Kutuzov\", \"RU-1I-1\", \"RU-1I-2\"", "RU-Kutuzov", "not both");
}

/* [3.4] A commander's rating is held to what it can be. */
static void gamble_3_4_a_rating_does_not_wrap(void **unused)
{
	(void)unused;
	struct game *g = scenario("gamble/1812", NULL);
	g->s.piece[scenario_piece(&g->s, "RU-Kutuzov")].strength = 258;
	data_refused(g, "pieces.json", "RU-Kutuzov", "from 0 to 9");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_14_1_bad_setups),
		cmocka_unit_test(gamble_3_4_a_rating_does_not_wrap),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
