/* A value of the wrong kind (a list where an object is meant, a text for a number, a text of many pages ...) at every key of every
 * file of the data folder, at any depth: it is refused with file and reason, or the game can be played. Never is anything read
 * that is not there.
 */
#include "match/match.h"
#include "check.h"
#include "files.h"
#include "wanted.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ORDERS = 4, PATHS = 4096, DEEP = 6, PAGES = 20000 };

static char data[64];

struct game {
	const char *scenario, *file[7]; /* NULL ends it */
};

static const struct game games[] = {
	{"null/duel", {"maps/null.json", "scenarios/null/game.json", "scenarios/null/pieces.json",
		"scenarios/null/tables.json", "scenarios/null/cards.json", "scenarios/null/duel.json"}},
	{"null/ford", {"maps/null-hex.json", "scenarios/null/ford.json"}},
	{"null/valley", {"maps/null-points.json", "scenarios/null/valley.json"}},
	{"borodino/7-september", {"maps/borodino.json", "scenarios/borodino/game.json", "scenarios/borodino/pieces.json",
		"scenarios/borodino/tables.json", "scenarios/borodino/7-september.json"}},
	{"area1812/2-road-to-moscow", {"maps/area1812.json", "scenarios/area1812/game.json",
		"scenarios/area1812/pieces.json", "scenarios/area1812/tables.json",
		"scenarios/area1812/2-road-to-moscow.json"}},
	{"hex1812/3-retreat", {"maps/hex1812.json", "scenarios/hex1812/game.json", "scenarios/hex1812/pieces.json",
		"scenarios/hex1812/tables.json", "scenarios/hex1812/3-retreat.json"}},
	{"gamble/two-year", {"maps/gamble.json", "scenarios/gamble/game.json", "scenarios/gamble/pieces.json",
		"scenarios/gamble/tables.json", "scenarios/gamble/cards.json", "scenarios/gamble/two-year.json"}},
	{"napoleon1807/friedland", {"maps/napoleon1807.json", "scenarios/napoleon1807/game.json", "scenarios/napoleon1807/pieces.json",
		"scenarios/napoleon1807/tables.json", "scenarios/napoleon1807/cards.json", "scenarios/napoleon1807/friedland.json"}},
	{"berezina/two-player", {"maps/berezina.json", "scenarios/berezina/game.json", "scenarios/berezina/pieces.json",
		"scenarios/berezina/tables.json", "scenarios/berezina/two-player.json"}},
};

static char pages[PAGES]; /* a text much longer than any that is meant */

/* Values to put in another's place, one of each kind. */
static const char *const kinds[] = {"[\"A1\"]", "{\"A1\": \"A1\"}", "\"A1\"", "7", "true", "null", "[[7]]", "{\"A1\": [7]}", pages};
enum { KINDS = sizeof kinds / sizeof *kinds };

static int make_folder(void **state)
{
	(void)state;
	snprintf(pages, sizeof pages, "\"%0*d\"", PAGES - 3, 7);
	return files_data_folder(data);
}

static int remove_folder(void **state)
{
	(void)state;
	return files_remove(data);
}

static void put(const char *name, const char *text)
{
	char path[128];
	snprintf(path, sizeof path, "%s/%s", data, name);
	files_put(path, text, strlen(text));
}

/* Loaded and played a little, or refused with a reason. */
static bool try_game(const char *scenario, const char *what)
{
	struct error e = {0};
	struct match *m = match_new(data, scenario, NULL, NULL, 1, &e);
	struct orders *list;
	uint64_t state = 5;

	if (!m) {
		if (!e.reason[0] || !e.file[0])
			fail_msg("%s is refused without file or reason", what);
		return false;
	}
	list = calloc(1, sizeof *list);
	for (int i = 0; i < ORDERS; i++) {
		if (!match_scenario(m)->rules->sound(match_scenario(m), match_position(m), &e))
			fail_msg("%s was accepted, but is not sound after %d orders: %s", what, i, e.reason);
		match_orders(m, list);
		if (!list->n || !match_play(m, &list->at[random_next(&state) % (uint32_t)list->n], 1, NULL))
			break;
	}
	free(list);
	match_free(m);
	return true;
}

/* One value of a file, and the way to it: numbers of children from the root. */
struct way {
	int depth, child[DEEP];
	char said[100]; /* the same in names, alike for like values: those are tried once */
};

static cJSON *follow(cJSON *root, const struct way *w)
{
	for (int i = 0; i < w->depth; i++)
		root = cJSON_GetArrayItem(root, w->child[i]);
	return root;
}

static bool tried(const struct way *ways, int n, const char *said)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(ways[i].said, said))
			return true;
	return false;
}

/* Is it a list in disguise: an object whose names are ids, like hexes or set-up? Its first members stand for all. */
static int worth(const cJSON *item)
{
	return cJSON_IsArray(item) ? 2 : cJSON_GetArraySize(item) > 24 ? 3 : 1000;
}

static int collect(const cJSON *item, const struct way *at, struct way *ways, int n)
{
	int i = 0, most = worth(item);

	for (const cJSON *child = item->child; child && i < most; child = child->next, i++) {
		struct way w = *at;
		size_t used = strlen(w.said);
		if (w.depth == DEEP || n == PATHS)
			return n;
		w.child[w.depth++] = i;
		snprintf(w.said + used, sizeof w.said - used, "/%s%d", child->string ? child->string : "", cJSON_IsArray(item) ? 0 : i);
		if (tried(ways, n, w.said))
			continue;
		ways[n++] = w;
		n = collect(child, &w, ways, n);
	}
	return n;
}

/* The file with another value at the end of a way. */
static char *with(const char *text, const struct way *w, const char *value)
{
	cJSON *root = cJSON_Parse(text), *item = follow(root, w);
	struct way parent = *w;
	cJSON *other = cJSON_Parse(value), *holder;
	char *out;

	parent.depth--;
	holder = follow(root, &parent);
	if (cJSON_IsObject(holder)) {
		char name[64];
		snprintf(name, sizeof name, "%s", item->string);
		assert_true(cJSON_ReplaceItemInObjectCaseSensitive(holder, name, other));
	} else {
		assert_true(cJSON_ReplaceItemInArray(holder, w->child[parent.depth], other));
	}
	out = cJSON_PrintUnformatted(root);
	cJSON_Delete(root);
	return out;
}

/* At the root every kind, below it the two that hold others, and one more in turn. GROGNARD_FUZZ_KINDS: of what lies deeper only each
 * so manieth. */
static bool worth_trying(const struct way *w, int number, int kind)
{
	int each = wanted("GROGNARD_FUZZ_KINDS", 1);
	return w->depth < 2 || (number / KINDS % each == 0 && (kind == number % KINDS || (w->depth < 3 && kind < 2)));
}

static void wrong_kinds(const struct game *g, const char *file)
{
	static struct way ways[PATHS];
	size_t size;
	char *text = files_small(file, 1, &size);
	cJSON *root = cJSON_Parse(text);
	int refused = 0, n = collect(root, &(struct way){0}, ways, 0);

	cJSON_Delete(root);
	for (int i = 0; i < n; i++)
		for (int k = 0; k < KINDS; k++) {
			char what[160], *changed;
			if (!worth_trying(&ways[i], i, k))
				continue;
			changed = with(text, &ways[i], kinds[k]);
			snprintf(what, sizeof what, "%s with %s at %s", file, kinds[k], ways[i].said);
			put(file, changed);
			refused += !try_game(g->scenario, what);
			free(changed);
		}
	assert_true(refused > 0);
	put(file, text);
	free(text);
}

static void wrong_kind_anywhere(void **state)
{
	(void)state;
	for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
		const struct game *g = &games[i];
		for (int k = 0; g->file[k]; k++) {
			size_t size;
			char *text = files_small(g->file[k], 1, &size);
			put(g->file[k], text);
			free(text);
		}
		assert_true(try_game(g->scenario, g->scenario));
		for (int k = 0; g->file[k]; k++)
			wrong_kinds(g, g->file[k]);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(wrong_kind_anywhere),
	};
	return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
