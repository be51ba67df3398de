/* Memory runs out at every place in turn: whoever asks gets a message, nobody falls. See refuse.h. */
#include "check.h"
#include "core/json.h"
#include "match/match.h"
#include "memory/refuse.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *data, *game;
static char path[] = "/tmp/grognard-memory-XXXXXX";

static bool parses(struct error *e)
{
	static const char text[] = "{\"a\": [1, 2, {\"b\": \"c\"}], \"d\": \"e\"}";
	cJSON *tree = json_parse(text, sizeof text - 1, "text", e);
	cJSON_Delete(tree);
	return tree != NULL;
}

static bool begins(struct error *e)
{
	struct match *m = match_new(data, game, NULL, NULL, 1, e);
	bool good = m && match_save(m, path, e);
	match_free(m);
	return good;
}

static bool loads(struct error *e)
{
	struct match *m = match_load(data, path, e);
	match_free(m);
	return m != NULL;
}

/* The first requests one by one, later ones ever farther apart. */
static void runs_out(bool (*deed)(struct error *))
{
	for (long n = 1;; n += 1 + n / 6) {
		struct error e = {0};
		refuse_from(n);
		bool good = deed(&e);
		bool refused = refuse_no_more();
		if (!good && !strstr(e.reason, "memory"))
			fail_msg("%s, request %ld: %s: %s", game ? game : "text", n, e.file, e.reason);
		if (!refused) {
			assert_true(good);
			return;
		}
	}
}

static void a_text_is_not_called_wrong(void **unused)
{
	(void)unused;
	cJSON_Hooks hooks = {malloc, free}; /* unless the reader has its own */
	cJSON_InitHooks(&hooks);
	runs_out(parses);
}

static void matches_begin_and_are_read_or_it_is_said_why(void **unused)
{
	(void)unused;
	static const char *const games[] = {"null/duel", "borodino/5-september", "berezina/crossing", "area1812/1-invasion",
					  "hex1812/2-road-to-moscow", "gamble/1812", "napoleon1807/pultusk"};
	int fd = mkstemp(path);
	assert_true(fd >= 0);
	close(fd);
	data = getenv("GROGNARD_DATA");
	for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
		game = games[i];
		runs_out(begins);
		runs_out(loads);
	}
	unlink(path);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_text_is_not_called_wrong),
		cmocka_unit_test(matches_begin_and_are_read_or_it_is_said_why),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
