/* grognard-cli driven as a process: every command, every answer, wrong usage, bad input. */
#include "check.h"
#include "files.h"
#include "process.h"

#include <cjson/cJSON.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static cJSON *line(const struct run *r, int k)
{
	char *text = run_line(r, k);
	if (!text)
		fail_msg("there is no line %d", k);
	cJSON *json = cJSON_Parse(text);
	if (!json)
		fail_msg("line %d is no JSON: %s", k, text);
	free(text);
	return json;
}

static bool fine(const cJSON *json)
{
	return cJSON_IsTrue(cJSON_GetObjectItemCaseSensitive(json, "ok"));
}

static const char *text_of(const cJSON *json, const char *key)
{
	const cJSON *item = cJSON_GetObjectItemCaseSensitive(json, key);
	return cJSON_IsString(item) ? item->valuestring : "";
}

static double number_of(const cJSON *json, const char *key)
{
	const cJSON *item = cJSON_GetObjectItemCaseSensitive(json, key);
	return cJSON_IsNumber(item) ? item->valuedouble : -1;
}

static struct run play(const char *input)
{
	struct run r = run_cli("play --scenario null/duel --seed 7", input, strlen(input));
	assert_int_equal(r.status, 0);
	return r;
}

static void wrong_usage_is_two(void **unused)
{
	(void)unused;
	static const char *const wrong[] = {"", "dance", "play", "play --scenario", "playout --scenario null/duel --seed x",
					    "playout --scenario null/duel --players random", "games extra", "replay",
					    "games --seed 3", "play --scenario null/duel --file x", "--bogus games",
					    "perft --scenario null/duel --depth 21",
					    "playout --scenario null/duel --players random,clever"};
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		struct run r = run_cli(wrong[i], NULL, 0);
		if (r.status != 2)
			fail_msg("\"%s\" gives status %d", wrong[i], r.status);
		cJSON *json = line(&r, 0);
		assert_false(fine(json));
		assert_true(text_of(json, "error")[0]);
		cJSON_Delete(json);
		free(r.out);
	}
	struct run r = run_cli("rules", NULL, 0); /* what is missing is no file */
	cJSON *json = line(&r, 0);
	assert_string_equal(text_of(json, "error"), "a name is missing behind rules");
	cJSON_Delete(json);
	free(r.out);
}

static void failures_are_one(void **unused)
{
	(void)unused;
	static const char *const wrong[] = {"play --scenario null/none", "play --scenario nothing",
					    "play --file /nowhere.json", "play --scenario null/duel --option x=1",
					    "playout --scenario null/duel --option open_hands=7", "replay /nowhere.grog", "rules nothing",
					    "replay /dev/null", "--data /nowhere games", "--data /nowhere verify",
					    "perft --scenario ../../etc/passwd --depth 1"};
	for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
		struct run r = run_cli(wrong[i], NULL, 0);
		if (r.status != 1)
			fail_msg("\"%s\" gives status %d", wrong[i], r.status);
		cJSON *json = line(&r, run_lines(&r) - 1);
		assert_false(fine(json));
		assert_true(text_of(json, "error")[0] || number_of(json, "wrong") > 0);
		cJSON_Delete(json);
		free(r.out);
	}
}

static void games_and_verify(void **unused)
{
	(void)unused;
	struct run r = run_cli("games", NULL, 0), all = run_cli("games --all", NULL, 0);
	assert_int_equal(r.status, 0);
	cJSON *json = line(&r, 0), *more = line(&all, 0);
	int n = cJSON_GetArraySize(cJSON_GetObjectItem(json, "games"));
	assert_true(n >= 1);
	assert_true(cJSON_GetArraySize(cJSON_GetObjectItem(more, "games")) > n); /* those not offered to players */
	const cJSON *first = cJSON_GetArrayItem(cJSON_GetObjectItem(json, "games"), 0);
	assert_string_equal(text_of(first, "id"), "borodino");
	assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(first, "sides")), 2);
	assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(first, "scenarios")), 5);
	cJSON_Delete(json);
	cJSON_Delete(more);
	free(r.out);
	free(all.out);
	r = run_cli("verify", NULL, 0);
	assert_int_equal(r.status, 0);
	json = line(&r, run_lines(&r) - 1);
	assert_true(fine(json));
	assert_int_equal(number_of(json, "files"), run_lines(&r) - 1);
	cJSON_Delete(json);
	free(r.out);
}

static void copy_to(const char *folder, const char *name)
{
	size_t n;
	char *text = files_original(name, 0, &n), path[320];
	snprintf(path, sizeof path, "%.60s/%.250s", folder, name);
	files_put(path, text, n);
	free(text);
}

/* Copies the files of the null game and takes the folders of the others away; how many files there are. */
static int fill(const char *folder)
{
	static const char *const names[] = {"maps/null.json", "maps/null-hex.json", "maps/null-points.json", "scenarios/null/cards.json",
					    "scenarios/null/duel.json", "scenarios/null/ford.json", "scenarios/null/game.json",
					    "scenarios/null/pieces.json", "scenarios/null/tables.json", "scenarios/null/valley.json"};
	static const char *const others[] = {"borodino", "berezina", "area1812", "hex1812", "gamble", "napoleon1807"};
	const int n = sizeof names / sizeof *names;
	for (int i = 0; i < n; i++)
		copy_to(folder, names[i]);
	for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
		char path[128];
		snprintf(path, sizeof path, "%.60s/scenarios/%s", folder, others[i]);
		assert_int_equal(rmdir(path), 0);
	}
	return n;
}

/* Every file under the folder is looked at, each is reported by its name, and what is wrong is counted and told. */
static void verify_names_what_is_wrong(void **unused)
{
	(void)unused;
	static const char *const damaged[] = {NULL, "maps/null-hex.json", "scenarios/null/duel.json", "scenarios/null/tables.json"};
	for (int k = 0; k < 4; k++) {
		char folder[64], path[200], arguments[100];
		assert_int_equal(files_data_folder(folder), 0);
		int files = fill(folder), named = 0, wrong = 0;
		snprintf(path, sizeof path, "%s/%s", folder, damaged[k] ? damaged[k] : "");
		if (damaged[k])
			files_put(path, "{\"format\":1,", 12);
		snprintf(arguments, sizeof arguments, "--data %s verify", folder);
		struct run r = run_cli(arguments, NULL, 0);
		assert_int_equal(r.status, damaged[k] != NULL);
		cJSON *sum = line(&r, run_lines(&r) - 1);
		assert_int_equal(number_of(sum, "files"), files);
		assert_int_equal(run_lines(&r) - 1, files);
		assert_int_equal(fine(sum), !damaged[k]);
		for (int i = 0; i < files; i++) {
			cJSON *one = line(&r, i);
			wrong += !fine(one);
			named += damaged[k] && !fine(one) && strstr(text_of(one, "file"), strrchr(path, '/')) && text_of(one, "error")[0];
			cJSON_Delete(one);
		}
		assert_int_equal(number_of(sum, "wrong"), wrong);
		assert_int_equal(named > 0, damaged[k] != NULL);
		cJSON_Delete(sum);
		free(r.out);
		files_remove(folder);
	}
}

static void a_game_by_lines(void **unused)
{
	(void)unused;
	struct run r = play("{\"do\":\"ask\"}\n{\"do\":\"orders\"}\n{\"do\":\"order\",\"order\":\"plan 0\"}\n"
			    "{\"do\":\"order\",\"order\":\"plan 9\"}\n{\"do\":\"hash\"}\n{\"do\":\"undo\"}\n"
			    "{\"do\":\"undo\"}\n{\"do\":\"redo\"}\n{\"do\":\"hash\"}\n"
			    "{\"do\":\"show\",\"side\":\"red\"}\n{\"do\":\"query\",\"what\":\"zoc\"}\n"
			    "{\"do\":\"odds\",\"order\":\"plan 0\"}\n{\"do\":\"jump\",\"to\":0}\n"
			    "{\"do\":\"dice\",\"next\":[3,5]}\n");
	static const bool good[] = {1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1};
	cJSON *json[14];
	assert_int_equal(run_lines(&r), 14);
	for (int i = 0; i < 14; i++) {
		json[i] = line(&r, i);
		if (fine(json[i]) != good[i])
			fail_msg("line %d: %s", i, text_of(json[i], "error"));
	}
	const cJSON *ask = cJSON_GetObjectItem(json[0], "ask");
	assert_string_equal(text_of(ask, "side"), "blue");
	assert_int_equal(cJSON_GetArraySize(cJSON_GetObjectItem(json[1], "orders")), 2);
	const cJSON *event = cJSON_GetArrayItem(cJSON_GetObjectItem(json[2], "events"), 0);
	assert_string_equal(text_of(event, "kind"), "secret");
	assert_string_equal(text_of(event, "seen"), "blue");
	assert_string_equal(text_of(json[3], "rule"), "2.1");
	assert_string_equal(text_of(json[4], "hash"), text_of(json[8], "hash"));
	const cJSON *counters = cJSON_GetObjectItem(cJSON_GetObjectItem(json[9], "view"), "counters"), *counter;
	int hidden = 0;
	cJSON_ArrayForEach(counter, counters) hidden += !cJSON_GetObjectItem(counter, "piece");
	assert_int_equal(hidden, 5);
	for (int i = 0; i < 14; i++)
		cJSON_Delete(json[i]);
	free(r.out);
}

/* Each case of the odds says whose attack it speaks of; a query before them leaves nothing behind; tracks say whose they
 * are. */
static void odds_tell_whose_they_are(void **unused)
{
	(void)unused;
	char input[1024];
	snprintf(input, sizeof input,
		 "{\"do\":\"load\",\"file\":\"%s/matches/road-to-moscow.grog\"}\n{\"do\":\"jump\",\"to\":37}\n"
		 "{\"do\":\"odds\",\"order\":\"plan 1\"}\n{\"do\":\"query\",\"what\":\"supply\"}\n"
		 "{\"do\":\"odds\",\"order\":\"plan 1\"}\n{\"do\":\"show\",\"side\":\"french\"}\n"
		 "{\"do\":\"jump\",\"to\":89}\n{\"do\":\"odds\",\"order\":\"plan 1\"}\n",
		 getenv("GROGNARD_TESTS"));
	struct run r = run_cli("play --scenario area1812/2-road-to-moscow --seed 3", input, strlen(input));
	cJSON *first = line(&r, 2), *again = line(&r, 4), *shown = line(&r, 5), *hidden = line(&r, 7);
	const cJSON *one, *track;
	char *before = cJSON_PrintUnformatted(first), *after = cJSON_PrintUnformatted(again);
	int owned = 0, cases = 0;
	assert_string_equal(before, after);
	cJSON_ArrayForEach(one, cJSON_GetObjectItem(cJSON_GetObjectItem(first, "odds"), "cases"))
	{
		assert_string_equal(text_of(one, "attacker"), "russian");
		cases++;
	}
	assert_int_equal(cases, 4);
	cJSON_ArrayForEach(track, cJSON_GetObjectItem(cJSON_GetObjectItem(shown, "view"), "tracks"))
		owned += text_of(track, "side")[0] != 0;
	assert_int_not_equal(owned, 0);
	const cJSON *guess = cJSON_GetArrayItem(cJSON_GetObjectItem(cJSON_GetObjectItem(hidden, "odds"), "guesses"), 0);
	assert_string_equal(text_of(guess, "what"), "infantry corps");
	assert_true(number_of(guess, "low") <= number_of(guess, "value") && number_of(guess, "value") <= number_of(guess, "high"));
	cJSON_Delete(hidden);
	free(before);
	free(after);
	cJSON_Delete(first);
	cJSON_Delete(again);
	cJSON_Delete(shown);
	free(r.out);
}

/* A game that can no longer be kept says so with every order, and goes on. */
static void a_failed_autosave_is_told(void **unused)
{
	(void)unused;
	struct run r = play("{\"do\":\"autosave\",\"file\":\"/dev/full\"}\n{\"do\":\"order\",\"order\":\"plan 0\"}\n");
	cJSON *json = line(&r, 1);
	assert_true(fine(json));
	assert_non_null(strstr(text_of(json, "autosave_error"), "/dev/full"));
	cJSON_Delete(json);
	free(r.out);
}

static void bad_lines_are_answered(void **unused)
{
	(void)unused;
	static const char *const bad[] = {
		"{", "}", "[]", "null", "17", "\"do\"", "{\"do\":null}", "{\"do\":\"\"}", "{\"do\":\"dance\"}",
		"{\"do\":\"order\"}", "{\"do\":\"order\",\"order\":5}", "{\"do\":\"order\",\"order\":\"\"}",
		"{\"do\":\"order\",\"order\":\"march BL-1 \\u0000\"}", "{\"do\":\"order\",\"order\":\"\xff\xfe\"}",
		"{\"do\":\"jump\"}", "{\"do\":\"jump\",\"to\":-1}", "{\"do\":\"jump\",\"to\":1e400}",
		"{\"do\":\"jump\",\"to\":0.5}", "{\"do\":\"dice\",\"next\":[0]}", "{\"do\":\"dice\",\"next\":[1.5]}",
		"{\"do\":\"dice\",\"next\":\"6\"}", "{\"do\":\"dice\",\"next\":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}",
		"{\"do\":\"show\",\"side\":\"green\"}", "{\"do\":\"show\",\"side\":1}", "{\"do\":\"query\"}",
		"{\"do\":\"query\",\"what\":\"gold\"}", "{\"do\":\"query\",\"what\":\"reach\",\"piece\":\"X\"}",
		"{\"do\":\"query\",\"what\":\"reach\",\"place\":7}", "{\"do\":\"load\",\"file\":\"/nowhere\"}",
		"{\"do\":\"save\",\"file\":\"/nowhere/x.grog\"}", "{\"do\":\"save\"}", "{\"do\":\"redo\"}",
		"{\"do\":\"ask\",\"do\":\"ask\"}", "{\"do\":\"ask\"} x", "\xc3\x28", "{\"do\":\"odds\",\"order\":\"x\"}"};
	enum { BAD = sizeof bad / sizeof bad[0] };
	char *input = calloc(1, 8192);
	for (size_t i = 0; i < BAD; i++) {
		strcat(input, bad[i]);
		strcat(input, "\n");
	}
	strcat(input, "\n   \n{\"do\":\"hash\"}"); /* blank lines are skipped; the last line has no line feed */
	struct run r = play(input);
	assert_int_equal(run_lines(&r), BAD + 1);
	for (int i = 0; i < (int)BAD; i++) {
		cJSON *json = line(&r, i);
		if (fine(json) || !text_of(json, "error")[0])
			fail_msg("\"%s\" was not refused", bad[i]);
		cJSON_Delete(json);
	}
	cJSON *json = line(&r, BAD);
	assert_true(fine(json));
	assert_int_equal(number_of(json, "now"), 0);
	cJSON_Delete(json);
	free(input);
	free(r.out);
}

static void long_and_binary_input(void **unused)
{
	(void)unused;
	size_t big = (size_t)3 << 20;
	char *input = malloc(big + 64);
	memset(input, 'x', big);
	strcpy(input + big, "\n{\"do\":\"hash\"}\n");
	struct run r = run_cli("play --scenario null/duel", input, strlen(input));
	assert_int_equal(r.status, 0);
	assert_int_equal(run_lines(&r), 2);
	cJSON *json = line(&r, 0), *hash = line(&r, 1);
	assert_false(fine(json));
	assert_true(fine(hash));
	cJSON_Delete(json);
	cJSON_Delete(hash);
	free(r.out);
	unsigned state = 5;
	for (size_t i = 0; i < 65536; i++)
		input[i] = (char)((state = state * 1103515245u + 12345u) >> 16);
	r = run_cli("play --scenario null/duel", input, 65536);
	assert_int_equal(r.status, 0);
	free(r.out);
	memset(input, '[', 1000000);
	r = run_cli("play --scenario null/duel", input, 1000000);
	assert_int_equal(r.status, 0);
	assert_int_equal(run_lines(&r), 1);
	free(r.out);
	r = run_cli("play --scenario null/duel", NULL, 0);
	assert_int_equal(r.status, 0);
	assert_int_equal(run_lines(&r), 0);
	free(r.out);
	free(input);
}

static void saving_loading_replaying(void **unused)
{
	(void)unused;
	char path[] = "/tmp/grognard-cli-XXXXXX", input[512], arguments[128];
	int fd = mkstemp(path);
	assert_true(fd >= 0);
	close(fd);
	snprintf(input, sizeof input,
		 "{\"do\":\"order\",\"order\":\"done\"}\n{\"do\":\"order\",\"order\":\"done\"}\n{\"do\":\"hash\"}\n"
		 "{\"do\":\"save\",\"file\":\"%s\"}\n{\"do\":\"jump\",\"to\":0}\n{\"do\":\"load\",\"file\":\"%s\"}\n"
		 "{\"do\":\"hash\"}\n",
		 path, path);
	struct run r = run_cli("play --scenario borodino/7-september --seed 7", input, strlen(input));
	assert_int_equal(r.status, 0);
	cJSON *before = line(&r, 2), *after = line(&r, 6);
	assert_string_equal(text_of(before, "hash"), text_of(after, "hash"));
	snprintf(arguments, sizeof arguments, "replay %s", path);
	struct run again = run_cli(arguments, NULL, 0);
	assert_int_equal(again.status, 0);
	cJSON *json = line(&again, 0);
	assert_string_equal(text_of(json, "hash"), text_of(before, "hash"));
	assert_int_equal(number_of(json, "orders"), 2);
	/* One hex digit of the last check: refused, and the line is named. */
	FILE *f = fopen(path, "r+");
	char text[2048];
	size_t n = fread(text, 1, sizeof text - 1, f);
	text[n] = 0;
	char *tab = strrchr(text, '\t');
	assert_non_null(tab);
	fseek(f, tab + 1 - text, SEEK_SET);
	fputc(tab[1] == '0' ? '1' : '0', f);
	fclose(f);
	struct run wrong = run_cli(arguments, NULL, 0);
	assert_int_equal(wrong.status, 1);
	cJSON *refusal = line(&wrong, 0);
	assert_false(fine(refusal));
	assert_memory_equal(text_of(refusal, "place"), "line ", 5);
	assert_int_equal(number_of(refusal, "orders"), 1);
	cJSON_Delete(before);
	cJSON_Delete(after);
	cJSON_Delete(json);
	cJSON_Delete(refusal);
	free(r.out);
	free(again.out);
	free(wrong.out);
	remove(path);
}

/* Players who think, and the recruit, come to positions that chance alone does not: these games told secrets once. */
static void thinking_players_keep_secrets(void **unused)
{
	(void)unused;
	static const char *const games[] = {
		"napoleon1807/pultusk --seed 85 --games 1 --players recruit,simple --option grognard=1",
		"napoleon1807/pultusk --seed 1007 --games 1 --players recruit,simple --option grognard=1",
		"napoleon1807/pultusk --seed 1028 --games 1 --players simple,recruit --option grognard=1",
		"napoleon1807/pultusk --seed 536 --games 1 --players simple,recruit --option grognard=1",
		"napoleon1807/friedland-battle --seed 523 --games 1 --players recruit,recruit --option grognard=1",
		"napoleon1807/friedland --seed 533 --games 1 --players recruit,random --option grognard=1",
		"area1812/3-retreat --seed 1 --games 1 --players recruit,simple --option optional_rules=1",
	};
	for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
		char arguments[200];
		snprintf(arguments, sizeof arguments, "playout --sound --scenario %s", games[i]);
		struct run r = run_cli(arguments, NULL, 0);
		if (r.status)
			fail_msg("%s: %s", games[i], r.out);
		free(r.out);
	}
}

static void playouts_repeat(void **unused)
{
	(void)unused;
	static const char arguments[] = "playout --scenario null/duel --games 5 --seed 3 --players simple,random --sound";
	struct run a = run_cli(arguments, NULL, 0), b = run_cli(arguments, NULL, 0);
	assert_int_equal(a.status, 0);
	assert_int_equal(run_lines(&a), 6);
	for (int i = 0; i < 5; i++) {
		char *x = run_line(&a, i), *y = run_line(&b, i);
		assert_string_equal(x, y);
		free(x);
		free(y);
	}
	cJSON *sum = line(&a, 5), *wins = cJSON_GetObjectItem(sum, "wins");
	assert_int_equal(number_of(sum, "games"), 5);
	assert_int_equal(number_of(wins, "blue") + number_of(wins, "red") + number_of(wins, "nobody"), 5);
	int counted = 0;
	cJSON *winner, *level;
	cJSON_ArrayForEach(winner, cJSON_GetObjectItem(sum, "levels")) cJSON_ArrayForEach(level, winner) counted += level->valueint;
	assert_int_equal(counted, 5);
	cJSON *points = cJSON_GetObjectItem(cJSON_GetObjectItem(sum, "points"), "blue");
	assert_int_equal(cJSON_GetArraySize(points), 5);
	for (int i = 1; i < 5; i++)
		assert_true(cJSON_GetArrayItem(points, i)->valueint >= cJSON_GetArrayItem(points, i - 1)->valueint);
	cJSON_Delete(sum);
	free(a.out);
	free(b.out);
	a = run_cli("signature", NULL, 0);
	b = run_cli("signature", NULL, 0);
	assert_int_equal(a.status, 0);
	assert_string_equal(a.out, b.out);
	free(a.out);
	free(b.out);
	a = run_cli("perft --scenario null/duel --depth 3", NULL, 0);
	assert_string_equal(a.out, "{\"depth\":1,\"sequences\":2}\n{\"depth\":2,\"sequences\":4}\n"
				   "{\"depth\":3,\"sequences\":16}\n");
	free(a.out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(wrong_usage_is_two),
		cmocka_unit_test(failures_are_one),
		cmocka_unit_test(games_and_verify),
		cmocka_unit_test(verify_names_what_is_wrong),
		cmocka_unit_test(a_game_by_lines),
		cmocka_unit_test(odds_tell_whose_they_are),
		cmocka_unit_test(a_failed_autosave_is_told),
		cmocka_unit_test(bad_lines_are_answered),
		cmocka_unit_test(long_and_binary_input),
		cmocka_unit_test(saving_loading_replaying),
		cmocka_unit_test(playouts_repeat),
		cmocka_unit_test(thinking_players_keep_secrets),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
