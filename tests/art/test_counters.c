/* Every figure that counts in some scenario is printed on a counter. */
#include "art/counter_piece.h"
#include "check.h"
#include "core/scenario.h"
#include "files.h"

#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct counter_piece *piece_of(const struct counter_list *list, const char *id)
{
	for (int i = 0; i < list->count; i++)
		if (!strcmp(list->piece[i].id, id))
			return &list->piece[i];
	return NULL;
}

static void put(char *path, const char *text)
{
	strcpy(path, "/tmp/grognard-counters-XXXXXX");
	assert_true(mkstemp(path) >= 0);
	files_put(path, text, strlen(text));
}

/* One counter for each strength; their names, symbols and speeds are the same. */
static void strengths_have_counters(void **unused)
{
	(void)unused;
	struct counter_list *list = malloc(sizeof *list);
	struct error e = {0};
	char path[64];
	put(path, "{\"pieces\":[{\"id\":\"a\",\"side\":\"french\",\"type\":\"inf\",\"name\":\"First\",\"strength\":3,\"move\":4,"
		  "\"strengths\":[5,12]},{\"id\":\"b\",\"side\":\"french\",\"type\":\"cav\",\"strength\":2,\"move\":6}]}");
	assert_true(counter_list_read(list, path, &e));
	assert_int_equal(list->count, 4);
	assert_string_equal(piece_of(list, "a")->value, "3-4");
	assert_string_equal(piece_of(list, "a_5")->value, "5-4");
	assert_string_equal(piece_of(list, "a_12")->value, "12-4");
	assert_string_equal(piece_of(list, "a_12")->name, "First");
	assert_int_equal(piece_of(list, "a_12")->kind, COUNTER_INFANTRY);
	assert_string_equal(piece_of(list, "b")->value, "2-6");
	remove(path);
	put(path, "{\"pieces\":[{\"id\":\"a\",\"side\":\"french\",\"type\":\"inf\",\"strength\":3,\"strengths\":[\"x\"]}]}");
	assert_false(counter_list_read(list, path, &e));
	assert_non_null(strstr(e.reason, "numbers"));
	remove(path);
	free(list);
}

/* What a scenario sets on a piece stands on the counter that is drawn for it. */
static int check_scenario(const char *data, const char *game, const char *id, const struct counter_list *list)
{
	struct scenario *s = calloc(1, sizeof *s);
	struct error e = {0};
	char name[120];
	int others = 0;
	snprintf(name, sizeof name, "%s/%s", game, id);
	if (!scenario_read(s, data, name, NULL, &e))
		fail_msg("%s: %s", name, e.reason);
	for (int i = 0; i < s->pieces; i++) {
		const struct print *p = &s->piece[i];
		const struct counter_piece *counter = piece_of(list, p->face);
		if (!counter)
			fail_msg("%s: no counter %s: add its strength to \"strengths\" of pieces.json", name, p->face);
		if (strcmp(p->face, p->id) != 0) {
			assert_int_equal(atoi(counter->value), p->strength);
			others++;
		}
	}
	scenario_free(s);
	free(s);
	return others;
}

static void scenarios_find_their_counters(void **unused)
{
	(void)unused;
	static const char *const games[] = {"borodino", "berezina", "area1812", "hex1812", "gamble", "napoleon1807"};
	struct counter_list *list = malloc(sizeof *list);
	const char *data = getenv("GROGNARD_DATA");
	int others = 0;
	for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
		struct error e = {0};
		char path[512];
		glob_t files;
		snprintf(path, sizeof path, "%s/scenarios/%s/pieces.json", data, games[g]);
		assert_true(counter_list_read(list, path, &e));
		snprintf(path, sizeof path, "%s/scenarios/%s/*.json", data, games[g]);
		assert_int_equal(glob(path, 0, NULL, &files), 0);
		for (size_t i = 0; i < files.gl_pathc; i++) {
			cJSON *json = json_read(files.gl_pathv[i], &e);
			const char *id = json_string_or(json, "id", NULL);
			if (id && json_get(json, "first_turn"))
				others += check_scenario(data, games[g], id, list);
			cJSON_Delete(json);
		}
		globfree(&files);
	}
	assert_true(others > 0);
	free(list);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(strengths_have_counters),
		cmocka_unit_test(scenarios_find_their_counters),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
