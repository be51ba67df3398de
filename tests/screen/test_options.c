/* The programs started wrongly, and orders that are none: the exit status, and what the message says. */
#include "check.h"
#include "files.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>

static char home[64];

static int run(const char *command, char *out, size_t size)
{
	FILE *f = popen(command, "r");
	assert_non_null(f);
	size_t n = fread(out, 1, size - 1, f);
	out[n] = 0;
	char rest[4096];
	while (fread(rest, 1, sizeof rest, f) > 0)
		;
	int status = pclose(f);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 1000;
}

static void wrong_starts_are_told(void **unused)
{
	(void)unused;
	static const struct {
		const char *options, *says;
		int status;
	} starts[] = {
		{"--bogus", "unknown option: --bogus", 2},
		{"--seed", "a value is missing after: --seed", 2},
		{"--seed x", "a seed is a number: x", 2},
		{"--size 10x10", "10x10", 2},
		{"--size 99999x99999", "99999x99999", 2},
		{"--size 99999999999999999999x800", "99999999999999999999x800", 2},
		{"--size 1280x800x2", "1280x800x2", 2},
		{"--scenario null/duel --file x.json", "either --scenario or --file", 2},
		{"--seats person", "seats are two of", 2},
		{"--seats person,robot", "person,robot", 2},
		{"--seats person,person", "seats, seed and options need a game: --scenario or --file: person,person", 2},
		{"--seed 3 --script /dev/null", "need a game: --scenario or --file: 3", 2},
		{"--option gold=1", "need a game: --scenario or --file: gold=1", 2},
		{"a.grog b.grog", "only one game", 2},
		{"a.grog --seats person,simple", "a saved game has its own scenario, seats, seed and options: a.grog", 2},
		{"--seed 3 a.grog", "a saved game has its own", 2},
		{"a.grog --scenario null/duel", "a saved game has its own", 2},
		{"a.grog --file x.json", "a saved game has its own", 2},
		{"a.grog --option gold=1", "a saved game has its own", 2},
		{"--scenario borodino/none --script /dev/null", "none.json", 1},
		{"--scenario ../x --script /dev/null", "../x", 1},
		{"--scenario borodino/7-september --option gold=1 --script /dev/null", "gold=1", 1},
		{"--file nowhere.json --script /dev/null", "nowhere.json", 1},
		{"--file /dev/null --script /dev/null", "/dev/null", 1},
		{"nowhere.grog --script /dev/null", "nowhere.grog", 1},
		{"bad.grog --script /dev/null", "bad.grog: line 1: this is no saved game", 1},
		{"--script nowhere.script", "nowhere.script", 1},
		{"--script bad.script", "bad.script: 2: a script has no word", 1},
		{"--script long.script", "long.script: 2: a line has more than 511 bytes", 1},
		{"--script words.script", "words.script: 1: a line has more than 24 words", 1},
		{"--script quoted.script", "quoted.script: 1: a quotation mark is not closed", 1},
		{"--script /tmp", "/tmp: ", 1},
		{"--renderer crayon --script /dev/null", "crayon", 1},
		{"--data /nowhere --script /dev/null", "/nowhere", 1},
		{"--screenshot /nowhere/a.png", "/nowhere/a.png", 1},
		{"--version", "grognard 0.", 0},
		{"--help", "usage:", 0},
	};
	for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
		char command[2048], out[4096];
		snprintf(command, sizeof command, "cd '%s' && '%s' %s 2>&1", home, getenv("GROGNARD_DESK"), starts[i].options);
		int status = run(command, out, sizeof out);
		if (status != starts[i].status || !strstr(out, starts[i].says))
			fail_msg("grognard %s: status %d, not %d, and \"%.200s\"", starts[i].options, status,
				 starts[i].status, out);
	}
}

/* A damaged game is loaded as far as it is good, the message names the line; the settings' file is left alone. */
static void damage_is_told_and_survived(void **unused)
{
	(void)unused;
	char command[4096], out[4096];
	snprintf(command, sizeof command,
		 "cd '%s' && head -c 9000 '%s/matches/7-september.grog' >cut.grog && "
		 "printf 'expect text \"The game was damaged and is loaded as far as it is good\"\\nquit\\n' >cut.script && "
		 "'%s' cut.grog --script cut.script 2>&1",
		 home, getenv("GROGNARD_TESTS"), getenv("GROGNARD_DESK"));
	int status = run(command, out, sizeof out);
	if (status)
		fail_msg("%s", out);
	snprintf(command, sizeof command,
		 "cd '%s' && mkdir -p grognard && echo '{\"scale\": ' >grognard/config.json && '%s' --script /dev/null 2>&1", home,
		 getenv("GROGNARD_DESK"));
	status = run(command, out, sizeof out);
	if (status || !strstr(out, "config.json: line") || !strstr(out, "damaged"))
		fail_msg("status %d: %s", status, out);
}

/* Without a folder for what is to be kept the game is played all the same, and says so. */
static void it_starts_without_a_home(void **unused)
{
	(void)unused;
	char command[4096], out[4096];
	snprintf(command, sizeof command,
		 "cd '%s' && printf 'expect text \"Nothing is kept\"\nkey enter\nclick \"start\"\nexpect orders 0\nquit\n' >homeless.script && "
		 "env -u XDG_DATA_HOME -u XDG_CONFIG_HOME HOME=/dev/null/nobody '%s' --script homeless.script 2>&1", home,
		 getenv("GROGNARD_DESK"));
	int status = run(command, out, sizeof out);
	if (status || !strstr(out, "/dev/null/nobody"))
		fail_msg("status %d: %s", status, out);
}

/* A game whose files are broken is not on the shelf: the launcher says so, and so does the program where it was called. */
static void a_broken_game_is_told(void **unused)
{
	(void)unused;
	char command[4096], out[4096];
	snprintf(command, sizeof command,
		 "cd '%s' && mkdir data && cd data && for f in art assets fonts maps; do ln -s '%s'/$f .; done && cp -rL '%s/scenarios' . && "
		 "echo '{' >scenarios/borodino/game.json && "
		 "printf 'expect text fault \"Something is missing here:\"\nexpect text fault \"borodino/game.json: line \"\n"
		 "expect widget berezina\n' >b.script && '%s' --data . --script b.script 2>&1",
		 home, getenv("GROGNARD_DATA"), getenv("GROGNARD_DATA"), getenv("GROGNARD_DESK"));
	int status = run(command, out, sizeof out);
	if (status || !strstr(out, "grognard: ./scenarios/borodino/game.json: line "))
		fail_msg("status %d: %s", status, out);
	snprintf(command, sizeof command, "cd '%s/data' && echo '{\"scenarios\": 7}' >scenarios/borodino/game.json && '%s' --data . --script b.script 2>&1",
		 home, getenv("GROGNARD_DESK"));
	run(command, out, sizeof out);
	if (!strstr(out, "borodino/game.json: scenarios: names no scenario"))
		fail_msg("%s", out);
}

/* A program that began itself anew, because memory had run out, says so on the game it had. */
static void beginning_anew_is_told(void **unused)
{
	(void)unused;
	char command[4096], out[4096];
	snprintf(command, sizeof command,
		 "cd '%s' && printf 'expect text \"Memory ran out\"\nkey enter\nexpect orders 0\nquit\n' >anew.script && "
		 "'%s' --again --scenario borodino/7-september --seats person,person --script anew.script 2>&1", home, getenv("GROGNARD_DESK"));
	int status = run(command, out, sizeof out);
	if (status)
		fail_msg("status %d: %s", status, out);
}

/* Orders of the other side, off the map, of nobody, out of their phase: refused with a reason, nothing is changed. */
static void orders_that_are_none(void **unused)
{
	(void)unused;
	static const char *const orders[] = {
		"take RU-V-1G", "march RU-V-1G 2418", "march FR-I-2 9999", "march FR-I-2 0000", "march FR-I-2 -1",
		"march FR-I-2 2921 7", "march NOBODY 2921", "attack RU-V-1G", "retreat FR-I-2 3323", "advance FR-I-2 3323",
		"lose FR-I-2", "commit", "put FR-IC-1 2530", "choose 1", "choose 99999999999", "march FR-I-2 FR-I-4",
		"MARCH FR-I-2 2921", "march", "done done", "march FR-I-2 0101",
	};
	enum { ORDERS = sizeof orders / sizeof *orders };
	char path[128], command[1024], out[16384];
	snprintf(path, sizeof path, "%s/lines", home);
	FILE *f = fopen(path, "w");
	assert_non_null(f);
	fputs("{\"do\":\"hash\"}\n", f);
	for (int i = 0; i < ORDERS; i++)
		fprintf(f, "{\"do\":\"order\",\"order\":\"%s\"}\n", orders[i]);
	fputs("{\"do\":\"hash\"}\n", f);
	fclose(f);
	snprintf(command, sizeof command, "'%s' play --scenario borodino/7-september --seed 7 <'%s'", getenv("GROGNARD_CLI"),
		 path);
	assert_int_equal(run(command, out, sizeof out), 0);
	char *first = strtok(out, "\n"), *line = first;
	for (int i = 0; i < ORDERS; i++) {
		line = strtok(NULL, "\n");
		assert_non_null(line);
		if (!strstr(line, "\"ok\":false") || !strstr(line, "\"error\":\""))
			fail_msg("\"%s\" is answered by %s", orders[i], line);
	}
	line = strtok(NULL, "\n");
	assert_string_equal(first, line);
}

/* Below a folder with a long name no path would have room. */
static void a_long_name_of_the_data_folder_is_told(void **unused)
{
	(void)unused;
	enum { LONG = 301 };
	char name[LONG + 1], command[4096], out[8192];
	int n = snprintf(name, sizeof name, "%s/", home);
	memset(name + n, 'd', sizeof name - (size_t)n - 1);
	for (int i = n + 200; i < LONG; i += 200)
		name[i] = '/';
	name[LONG] = 0;
	snprintf(command, sizeof command, "mkdir -p '%s' && ln -s \"$(realpath '%s')\"/* '%s' && '%s' --data '%s' --script /dev/null 2>&1", name,
		 getenv("GROGNARD_DATA"), name, getenv("GROGNARD_DESK"), name);
	assert_int_equal(run(command, out, sizeof out), 1);
	assert_non_null(strstr(out, "more than 300 bytes"));
	snprintf(command, sizeof command, "'%s' --data '%s' games 2>&1", getenv("GROGNARD_CLI"), name);
	assert_int_equal(run(command, out, sizeof out), 2);
	assert_non_null(strstr(out, "does not fit its option"));
}

static int open_home(void **state)
{
	static char longest[700];
	static const char *const files[][2] = {{"bad.grog", "Dear Sir,\n"}, {"bad.script", "wait 1\nfly\n"}, {"long.script", longest},
					      {"words.script", "key a b c d e f g h i j k l m n o p q r s t u v w x\n"}, {"quoted.script", "expect text \"Memory\n"}};
	snprintf(longest, sizeof longest, "wait 1\nwait 1%600s\n", "");
	(void)state;
	strcpy(home, "/tmp/grognard-options-XXXXXX");
	if (!mkdtemp(home))
		return -1;
	for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
		char path[128];
		snprintf(path, sizeof path, "%s/%s", home, files[i][0]);
		FILE *f = fopen(path, "w");
		if (!f || fputs(files[i][1], f) < 0 || fclose(f))
			return -1;
	}
	setenv("XDG_CONFIG_HOME", home, 1);
	setenv("XDG_DATA_HOME", home, 1);
	return 0;
}

static int remove_home(void **state)
{
	(void)state;
	return files_remove(home);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(wrong_starts_are_told),
		cmocka_unit_test(it_starts_without_a_home),
		cmocka_unit_test(damage_is_told_and_survived),
		cmocka_unit_test(a_broken_game_is_told),
		cmocka_unit_test(beginning_anew_is_told),
		cmocka_unit_test(a_long_name_of_the_data_folder_is_told),
		cmocka_unit_test(orders_that_are_none),
	};
	return cmocka_run_group_tests(tests, open_home, remove_home);
}
