/* Tournaments: pairs with seats changed, going on after a kill, several files as one, what a bad line is told. */
#include "check.h"
#include "files.h"
#include "process.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char folder[] = "/tmp/grognard-tournament-XXXXXX";
static char file[64];

static int begin(void **unused)
{
	(void)unused;
	return mkdtemp(folder) && snprintf(file, sizeof file, "%s/games.jsonl", folder) > 0 ? 0 : -1;
}

static int end(void **unused)
{
	(void)unused;
	unlink(file);
	return rmdir(folder);
}

static void write_file(const char *text, const char *how)
{
	FILE *f = fopen(file, how);
	assert_non_null(f);
	fputs(text, f);
	fclose(f);
}

static struct run hold(const char *more)
{
	char arguments[512];
	snprintf(arguments, sizeof arguments, "tournament --scenario null/duel --players simple,random --out %s %s", file, more);
	return run_cli(arguments, NULL, 0);
}

static int number(const struct run *r, const char *key)
{
	char *text = run_line(r, run_lines(r) - 1);
	cJSON *json = cJSON_Parse(text);
	const cJSON *item = cJSON_GetObjectItemCaseSensitive(json, key);
	int n = cJSON_IsNumber(item) ? item->valueint : -1;
	cJSON_Delete(json);
	free(text);
	return n;
}

/* All lines of the file, in any order: a child may be quicker than one before it. */
static int count_of(const char *what)
{
	int n = 0;
	char line[4096];
	FILE *f = fopen(file, "r");
	assert_non_null(f);
	while (fgets(line, sizeof line, f))
		n += strstr(line, what) != NULL;
	fclose(f);
	return n;
}

static void seats_change_within_a_pair(void **unused)
{
	(void)unused;
	unlink(file);
	struct run r = hold("--pairs 3 --jobs 2");
	assert_int_equal(r.status, 0);
	assert_int_equal(number(&r, "played"), 6);
	free(r.out);
	assert_int_equal(count_of("\"seats\":[\"simple\",\"random\"]"), 3);
	assert_int_equal(count_of("\"seats\":[\"random\",\"simple\"]"), 3);
	for (int seed = 1; seed <= 3; seed++) {
		char key[32];
		snprintf(key, sizeof key, "\"seed\":\"%d\"", seed);
		assert_int_equal(count_of(key), 2);
	}
}

static void a_killed_one_goes_on_where_it_was(void **unused)
{
	(void)unused;
	write_file("{\"scenario\":\"null/du", "a");
	struct run r = hold("--pairs 4 --jobs 1");
	assert_int_equal(r.status, 0);
	assert_int_equal(number(&r, "played"), 2);
	assert_int_equal(number(&r, "found"), 6);
	free(r.out);
	assert_int_equal(count_of("\"hash\""), 8);
	assert_int_equal(count_of("null/du"), 8);
}

/* Two seconds of the processor are not enough for a game of two Captains. */
static void a_game_whose_process_is_killed_is_told(void **unused)
{
	(void)unused;
	char command[512], text[512] = "";
	unlink(file);
	snprintf(command, sizeof command, "ulimit -t 2; exec %s tournament --scenario hex1812/1-invasion --players captain --pairs 2 --jobs 1 --out %s 2>&1",
		 getenv("GROGNARD_CLI"), file);
	FILE *f = popen(command, "r");
	assert_non_null(f);
	size_t n = fread(text, 1, sizeof text - 1, f);
	assert_int_not_equal(pclose(f), 0);
	text[n] = 0;
	if (!strstr(text, "the process of a game was ended by signal"))
		fail_msg("it says %s", text);
	assert_int_equal(count_of("hash"), 0);
}

static void a_sure_thing_is_tested_no_longer(void **unused)
{
	(void)unused;
	unlink(file);
	struct run r = hold("--pairs 200 --jobs 1 --sprt 0,40");
	assert_int_equal(r.status, 0);
	int played = number(&r, "played");
	free(r.out);
	assert_in_range(played, 16, 200);
}

/* 3 of 4 points in two pairs, by hand: Wilson's interval of 3 in 4 is 30 to 95. */
static void the_table_adds_up(void **unused)
{
	(void)unused;
	unlink(file);
	static const char *const line =
		"{\"scenario\":\"x/y\",\"seed\":\"%d\",\"match\":[\"a\",\"b\"],\"game\":%d,\"side\":0,\"seats\":[\"%s\",\"%s\"],"
		"\"points\":%d,\"phases\":[2,4],\"thought\":[8000,2000],\"longest\":[5000,1000]}\n";
	char text[512];
	static const int points[] = {2, 2, 2, 0};
	for (int i = 0; i < 4; i++) {
		snprintf(text, sizeof text, line, i / 2, i % 2, i % 2 ? "b" : "a", i % 2 ? "a" : "b", points[i]);
		write_file(text, "a");
	}
	write_file("", "a");
	snprintf(text, sizeof text, "table %s", file);
	struct run r = run_cli(text, NULL, 0);
	assert_int_equal(r.status, 0);
	assert_int_equal(run_lines(&r), 3);
	char *row = run_line(&r, 2);
	assert_string_equal(row, "| x/y | a - b | 4 | 75 (30-95) | +191 (-147 to +528) | 100 (34-100) | 50 (9-91) | open | 2 / 5 |");
	free(row);
	free(r.out);
}

/* Both sit on the named side, the same player across; games with seats changed in the same file are others. */
static void two_are_compared_on_one_side(void **unused)
{
	(void)unused;
	unlink(file);
	struct run r = hold("--against simple --side blue --pairs 3 --jobs 2");
	assert_int_equal(r.status, 0);
	assert_int_equal(number(&r, "played"), 6);
	free(r.out);
	assert_int_equal(count_of("\"seats\":[\"simple\",\"simple\"]"), 3);
	assert_int_equal(count_of("\"seats\":[\"random\",\"simple\"]"), 3);
	r = hold("--against simple --side red --pairs 3 --jobs 2");
	assert_int_equal(number(&r, "found"), 0);
	free(r.out);
	r = hold("--pairs 3 --jobs 2");
	assert_int_equal(number(&r, "found"), 0);
	free(r.out);
	char text[128];
	snprintf(text, sizeof text, "table %s", file);
	r = run_cli(text, NULL, 0);
	assert_int_equal(run_lines(&r), 5);
	free(r.out);
}

/* By hand: two games of a won, one of two of b; the pairs make 3 of 4. A line without "against" whose far seat is neither's is the same. */
static void the_table_of_one_side_adds_up(void **unused)
{
	(void)unused;
	unlink(file);
	static const char *const line =
		"{\"scenario\":\"x/y\",\"seed\":\"%d\",\"match\":[\"a\",\"b\"],%s\"game\":%d,\"side\":1,\"seats\":[\"c\",\"%s\"],"
		"\"points\":%d,\"phases\":[2,4],\"thought\":[8000,20000],\"longest\":[5000,%d]}\n";
	char text[512];
	static const int points[] = {2, 0, 2, 2};
	for (int i = 0; i < 4; i++) {
		snprintf(text, sizeof text, line, i / 2, i ? "\"against\":\"c\"," : "", i % 2, i % 2 ? "b" : "a", points[i], i % 2 ? 9000 : 6000);
		write_file(text, "a");
	}
	snprintf(text, sizeof text, "table %s", file);
	struct run r = run_cli(text, NULL, 0);
	assert_int_equal(run_lines(&r), 3);
	char *row = run_line(&r, 2);
	assert_string_equal(row, "| x/y | a - b, both against c | 4 | 75 (30-95) | +191 (-147 to +528) | - | 100, 50 | open | 5 / 6 |");
	free(row);
	free(r.out);
}

static void a_wrong_side_is_refused(void **unused)
{
	(void)unused;
	unlink(file);
	struct run r = hold("--against simple --side green --pairs 1");
	assert_int_equal(r.status, 1);
	assert_non_null(strstr(r.out, "green is no side of duel"));
	free(r.out);
	r = hold("--side red --pairs 1");
	assert_int_equal(r.status, 2);
	free(r.out);
}

static void a_bad_line_is_named(void **unused)
{
	(void)unused;
	static const char *const bad[] = {"{}\n", "[1]\n", "nonsense\n", ("{\"scenario\":\"x/y\",\"seed\":\"x\",\"match\":[\"a\",\"b\"],\"game\":0,"
					  "\"side\":0,\"seats\":[\"a\",\"b\"],\"points\":1}\n"),
					 ("{\"scenario\":\"x/y\",\"seed\":\"1\",\"match\":[\"a\",\"b\"],\"game\":0,\"side\":0,"
					  "\"seats\":[\"a\",\"b\"],\"points\":1,\"thought\":[1e300,1]}\n")};
	char arguments[128];
	snprintf(arguments, sizeof arguments, "table %s", file);
	for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
		unlink(file);
		write_file(bad[i], "a");
		struct run r = run_cli(arguments, NULL, 0);
		assert_int_equal(r.status, 1);
		if (!strstr(r.out, "line 1"))
			fail_msg("%s gives %s", bad[i], r.out);
		free(r.out);
	}
	unlink(file);
	write_file("{\"scenario\":\"x/y\",\"seed\":\"1\",\"match\":[\"a\",\"b\"],\"game\":0,\"side\":0,\"seats\":[\"a\",\"b\"],"
		   "\"points\":1}\nnonsense\n", "a");
	struct run r = run_cli(arguments, NULL, 0);
	assert_int_equal(r.status, 1);
	assert_non_null(strstr(r.out, "line 2"));
	free(r.out);
}

/* Half an hour of thought is more microseconds than an int holds. */
static void long_thought_is_read(void **unused)
{
	(void)unused;
	char arguments[128];
	snprintf(arguments, sizeof arguments, "table %s", file);
	unlink(file);
	write_file("{\"scenario\":\"x/y\",\"seed\":\"1\",\"match\":[\"a\",\"b\"],\"game\":0,\"side\":0,\"seats\":[\"a\",\"b\"],"
		   "\"points\":1,\"phases\":[10,10],\"thought\":[40000000000,1000],\"longest\":[5000000000,100]}\n", "a");
	struct run r = run_cli(arguments, NULL, 0);
	assert_int_equal(r.status, 0);
	assert_non_null(strstr(r.out, "4000000 / 5000000"));
	free(r.out);
}

int main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(seats_change_within_a_pair),
		cmocka_unit_test(a_killed_one_goes_on_where_it_was),
		cmocka_unit_test(a_game_whose_process_is_killed_is_told),
		cmocka_unit_test(a_sure_thing_is_tested_no_longer),
		cmocka_unit_test(the_table_adds_up),
		cmocka_unit_test(two_are_compared_on_one_side),
		cmocka_unit_test(the_table_of_one_side_adds_up),
		cmocka_unit_test(a_wrong_side_is_refused),
		cmocka_unit_test(a_bad_line_is_named),
		cmocka_unit_test(long_thought_is_read),
	};
	return cmocka_run_group_tests(tests, begin, end);
}
