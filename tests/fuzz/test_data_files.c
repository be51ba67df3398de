/* Boards, pieces, tables and games from a damaged data folder: cut off, changed, too large, too deep, of another
 * format, missing. Each is refused with the name of the file and a reason, or the game can be played.
 */
#include "match/match.h"
#include "check.h"
#include "files.h"
#include "wanted.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { ROOM = 64, ORDERS = 25, TAIL = 40 };

static char data[64];

static int make_folder(void **state)
{
	(void)state;
	return files_data_folder(data);
}

static int remove_folder(void **state)
{
	(void)state;
	return files_remove(data);
}

static void put(const char *name, const char *text, size_t size)
{
	char path[128];
	snprintf(path, sizeof path, "%s/%s", data, name);
	files_put(path, text, size);
}

struct game {
	const char *scenario, *file[7]; /* NULL ends it */
};

static const struct game null_game = {"null/duel", {"maps/null.json", "scenarios/null/game.json",
	"scenarios/null/pieces.json", "scenarios/null/tables.json", "scenarios/null/cards.json", "scenarios/null/duel.json"}};
static const struct game null_ford = {"null/ford", {"maps/null-hex.json", "scenarios/null/ford.json"}};
static const struct game null_valley = {"null/valley", {"maps/null-points.json", "scenarios/null/valley.json"}};
static const struct game borodino = {"borodino/7-september", {"maps/borodino.json", "scenarios/borodino/game.json",
	"scenarios/borodino/pieces.json", "scenarios/borodino/tables.json", "scenarios/borodino/7-september.json"}};

static const struct game area1812 = {"area1812/2-road-to-moscow", {"maps/area1812.json", "scenarios/area1812/game.json",
	"scenarios/area1812/pieces.json", "scenarios/area1812/tables.json", "scenarios/area1812/2-road-to-moscow.json"}};

static const struct game hex1812 = {"hex1812/3-retreat", {"maps/hex1812.json", "scenarios/hex1812/game.json",
	"scenarios/hex1812/pieces.json", "scenarios/hex1812/tables.json", "scenarios/hex1812/3-retreat.json"}};

static const struct game gamble = {"gamble/two-year", {"maps/gamble.json", "scenarios/gamble/game.json",
	"scenarios/gamble/pieces.json", "scenarios/gamble/tables.json", "scenarios/gamble/cards.json", "scenarios/gamble/two-year.json"}};

static const struct game napoleon1807 = {"napoleon1807/friedland", {"maps/napoleon1807.json", "scenarios/napoleon1807/game.json",
	"scenarios/napoleon1807/pieces.json", "scenarios/napoleon1807/tables.json", "scenarios/napoleon1807/cards.json",
	"scenarios/napoleon1807/friedland.json"}};

static const struct game berezina = {"berezina/two-player", {"maps/berezina.json", "scenarios/berezina/game.json",
	"scenarios/berezina/pieces.json", "scenarios/berezina/tables.json", "scenarios/berezina/two-player.json"}};

static void put_whole(const struct game *g)
{
	for (int i = 0; g->file[i]; i++) {
		size_t size;
		char *text = files_small(g->file[i], ROOM, &size);
		put(g->file[i], text, size);
		free(text);
	}
}

static void play(struct match *m, uint64_t *state)
{
	const struct scenario *s = match_scenario(m);
	struct orders *list = calloc(1, sizeof *list);
	struct error e = {0};
	for (int i = 0; i < ORDERS; i++) {
		if (!s->rules->sound(s, match_position(m), &e))
			fail_msg("was accepted, but is not sound after %d orders: %s %s", i, e.place, e.reason);
		match_orders(m, list);
		if (!list->n)
			break;
		assert_true(match_play(m, &list->at[random_next(state) % (uint32_t)list->n], 1, NULL));
	}
	free(list);
}

/* Whether the game can be played now; when not, the message names `file` and says why. */
static bool try_game(const struct game *g, const char *file, uint64_t *state)
{
	struct error e = {0};
	struct match *m = match_new(data, g->scenario, NULL, NULL, 1, &e);
	if (m) {
		play(m, state);
		match_free(m);
		return true;
	}
	if (!e.reason[0])
		fail_msg("%s is refused without a reason", file);
	if (file && !strstr(e.file, strrchr(file, '/') + 1))
		fail_msg("%s is damaged, but the message is about \"%s\": %s: %s", file, e.file, e.place, e.reason);
	return false;
}

/* Where the file is cut off next: `step` bytes further, in the last ones each byte further. */
static size_t next_cut(size_t n, size_t step, size_t last)
{
	size_t tail = last > TAIL ? last - TAIL : 0;
	if (n >= tail)
		return n + 1;
	return n + step < tail ? n + step : tail;
}

/* Cut off at every `step`-th byte. */
static void cut(const struct game *g, size_t step)
{
	uint64_t state = 3;
	for (int i = 0; g->file[i]; i++) {
		size_t size;
		char *text = files_small(g->file[i], ROOM, &size);
		size_t last = size;
		while (last && text[last - 1] != '}')
			last--;
		for (size_t n = 0; n < last; n = next_cut(n, step, last)) {
			put(g->file[i], text, n);
			if (try_game(g, g->file[i], &state))
				fail_msg("%s was accepted with %zu of its %zu bytes", g->file[i], n, size);
		}
		put(g->file[i], text, size);
		free(text);
	}
}

static void cut_off_anywhere(void **unused)
{
	(void)unused;
	uint64_t state = 1;
	put_whole(&null_game);
	assert_true(try_game(&null_game, NULL, &state));
	cut(&null_game, 3);
	put_whole(&null_ford);
	assert_true(try_game(&null_ford, NULL, &state));
	cut(&null_ford, 3);
	put_whole(&null_valley);
	assert_true(try_game(&null_valley, NULL, &state));
	cut(&null_valley, 7);
	put_whole(&borodino);
	assert_true(try_game(&borodino, NULL, &state));
	cut(&borodino, 211);
	put_whole(&berezina);
	assert_true(try_game(&berezina, NULL, &state));
	cut(&berezina, 499);
	put_whole(&area1812);
	assert_true(try_game(&area1812, NULL, &state));
	cut(&area1812, 499);
	put_whole(&hex1812);
	assert_true(try_game(&hex1812, NULL, &state));
	cut(&hex1812, 997);
	put_whole(&gamble);
	assert_true(try_game(&gamble, NULL, &state));
	cut(&gamble, 997);
	put_whole(&napoleon1807);
	assert_true(try_game(&napoleon1807, NULL, &state));
	cut(&napoleon1807, 997);
}

static size_t change(char *text, size_t size, uint64_t *state)
{
	static const char *const words[] = {"-1", "0", "99999999999", "1e300", "-1e300", "null", "[]", "{}", "\"\"", "true",
					    "3.5", "\"9999\"", "300", "[[[]]]", "\"\\u0000\""};
	size_t at = random_next(state) % size;
	uint32_t kind = random_next(state) % 4;
	if (kind < 2) {
		while (kind && at + 1 < size && (text[at] < '0' || text[at] > '9'))
			at++;
		text[at] = kind ? (char)('0' + random_next(state) % 10) : (char)random_next(state);
		return size;
	}
	const char *word = words[random_next(state) % (sizeof words / sizeof *words)];
	char *sign = memchr(text + at, kind == 2 ? ':' : ',', size - at);
	if (!sign)
		return size;
	return files_reword(text, size, sign, ",}]\n", word);
}

static void changed(const struct game *g, int rounds)
{
	uint64_t state = 11;
	int accepted = 0, refused = 0;
	for (int i = 0; g->file[i]; i++) {
		size_t size;
		char *text = files_small(g->file[i], ROOM, &size), *copy = malloc(size + ROOM);
		for (int round = 0; round < rounds; round++) {
			memcpy(copy, text, size);
			put(g->file[i], copy, change(copy, size, &state));
			/* A piece that is no more is missed by the scenario: that message may be about another file. */
			*(try_game(g, NULL, &state) ? &accepted : &refused) += 1;
		}
		put(g->file[i], text, size);
		free(text);
		free(copy);
	}
	assert_true(accepted > 10 && refused > 10);
}

static void changed_anywhere(void **unused)
{
	int more = wanted("GROGNARD_FUZZ_GAMES", 1);
	(void)unused;
	put_whole(&null_game);
	changed(&null_game, 300 * more);
	put_whole(&null_ford);
	changed(&null_ford, 200 * more);
	put_whole(&null_valley);
	changed(&null_valley, 200 * more);
	put_whole(&borodino);
	changed(&borodino, 60 * more);
	put_whole(&berezina);
	changed(&berezina, 20 * more);
	put_whole(&area1812);
	changed(&area1812, 40 * more);
	put_whole(&hex1812);
	changed(&hex1812, 40 * more);
	put_whole(&gamble);
	changed(&gamble, 40 * more);
	put_whole(&napoleon1807);
	changed(&napoleon1807, 30 * more);
}

static void refused(const struct game *g, int i, const char *says)
{
	struct error e = {0};
	struct match *m = match_new(data, g->scenario, NULL, NULL, 1, &e);
	if (m)
		fail_msg("%s was accepted: \"%s\" was expected", g->file[i], says);
	if (!strstr(e.reason, says))
		fail_msg("%s: %s: \"%s\" does not say \"%s\"", g->file[i], e.place, e.reason, says);
	if (!strstr(e.file, strrchr(g->file[i], '/') + 1))
		fail_msg("%s is damaged, but the message is about \"%s\"", g->file[i], e.file);
}

static void each_kind_of_damage(void **unused)
{
	char *deep = malloc(400), path[128];
	(void)unused;
	put_whole(&borodino);
	memset(deep, '[', 200);
	memset(deep + 200, ']', 200);
	for (int i = 0; borodino.file[i]; i++) {
		size_t size;
		char *text = files_small(borodino.file[i], ROOM, &size);
		const char *name = borodino.file[i];
		snprintf(path, sizeof path, "%s/%s", data, name);
		put(name, deep, 400);
		refused(&borodino, i, "nested");
		put(name, text, size);
		assert_int_equal(truncate(path, (8 << 20) + 1), 0);
		refused(&borodino, i, "larger than 8 MB");
		put(name, "", 0);
		refused(&borodino, i, "JSON");
		put(name, "[1, 2]", 6);
		refused(&borodino, i, "");
		put(name, "{\"id\": 1, \"id\": 2}", 18);
		refused(&borodino, i, "twice");
		put(name, "\xff\xfe{\0}\0", 6);
		refused(&borodino, i, "");
		assert_int_equal(remove(path), 0);
		refused(&borodino, i, "opened");
		assert_int_equal(mkdir(path, 0755), 0);
		refused(&borodino, i, "no regular file");
		assert_int_equal(rmdir(path), 0);
		assert_int_equal(mkfifo(path, 0644), 0);
		refused(&borodino, i, "no regular file");
		put(name, text, size);
		free(text);
	}
	free(deep);
}

static void another_format(void **unused)
{
	(void)unused;
	put_whole(&borodino);
	for (int i = 0; borodino.file[i]; i++) {
		size_t size;
		char *text = files_small(borodino.file[i], ROOM, &size), *copy = malloc(size + 32);
		static const char *const others[] = {"2", "\"1\"", "1.5", "null"};
		char *own = strstr(text, "\"format\": 1,");
		if (own)
			memset(own, ' ', strlen("\"format\": 1,"));
		for (size_t k = 0; k < sizeof others / sizeof *others; k++) {
			int n = sprintf(copy, "{\"format\": %s,", others[k]);
			memcpy(copy + n, strchr(text, '{') + 1, size - (size_t)(strchr(text, '{') + 1 - text));
			put(borodino.file[i], copy, (size_t)n + size - (size_t)(strchr(text, '{') + 1 - text));
			refused(&borodino, i, "format");
		}
		if (own)
			memcpy(own, "\"format\": 1,", strlen("\"format\": 1,"));
		put(borodino.file[i], text, size);
		free(copy);
		free(text);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cut_off_anywhere),
		cmocka_unit_test(changed_anywhere),
		cmocka_unit_test(each_kind_of_damage),
		cmocka_unit_test(another_format),
	};
	return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
