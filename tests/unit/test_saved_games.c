/* Saved games that are damaged, cut off, edited, foreign; folders that refuse; programs that are killed. */
#include "help.h"

#include "match/saved.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static struct match *load(const char *path, struct error *e)
{
	memset(e, 0, sizeof *e);
	return match_load(help_data(), path, e);
}

/* Saves a game of about `n` orders and returns its text. */
static char *saved(int n, const char *name, size_t *size, struct match **out)
{
	uint64_t state = 21;
	struct match *m = help_long(n, &state);
	assert_true(match_save(m, help_path(name), NULL));
	*out = m;
	char *text = help_read(help_path(name), size);
	assert_non_null(text);
	return text;
}

static void whole_games_come_back(void **unused)
{
	(void)unused;
	uint64_t state = 2;
	for (int round = 0; round < 20; round++) {
		struct match *m = help_match((uint64_t)round);
		help_play(m, 20 + round * 5, &state);
		match_jump(m, match_length(m) / (1 + round % 3));
		struct error e;
		assert_true(match_save(m, help_path("whole.grog"), &e));
		struct match *again = load(help_path("whole.grog"), &e);
		assert_non_null(again);
		assert_string_equal(e.reason, "");
		help_same(m, again);
		match_free(again);
		match_free(m);
	}
}

/* Whatever of a file is left, a prefix of the record comes back, or a reason. */
static void check_prefix(const struct match *m, const char *path, bool damaged)
{
	struct error e;
	struct match *again = load(path, &e);
	if (damaged)
		assert_true(e.reason[0]);
	if (!again) {
		assert_true(e.reason[0]);
		return;
	}
	assert_true(match_length(again) <= match_length(m));
	for (int i = 0; i < match_length(again); i++) {
		struct order x = match_order(m, i), y = match_order(again, i);
		assert_true(order_same(&x, &y));
		assert_int_equal(match_check(m, i + 1), match_check(again, i + 1));
	}
	match_free(again);
}

static void cut_off_at_every_byte(void **unused)
{
	(void)unused;
	size_t size;
	struct match *m;
	char *text = saved(40, "cut.grog", &size, &m);
	for (size_t n = 0; n < size; n++) {
		help_write(help_path("cut.grog"), text, n);
		check_prefix(m, help_path("cut.grog"), true);
	}
	free(text);
	match_free(m);
}

static void changed_at_any_byte(void **unused)
{
	(void)unused;
	size_t size;
	struct match *m;
	char *text = saved(40, "changed.grog", &size, &m);
	char *orders = strstr(text, "\n\n");
	assert_non_null(orders);
	uint64_t state = 77;
	for (int round = 0; round < 1500; round++) {
		size_t at = random_next(&state) % size;
		char kept = text[at];
		text[at] = (char)(random_next(&state) & 255);
		help_write(help_path("changed.grog"), text, size);
		/* In the head a change may make another game (a seed); below it only a shorter record. */
		if (text + at > orders + 1) {
			check_prefix(m, help_path("changed.grog"), text[at] != kept);
		} else {
			struct error e;
			struct match *again = load(help_path("changed.grog"), &e);
			if (text[at] != kept)
				assert_true(e.reason[0]);
			match_free(again);
		}
		text[at] = kept;
	}
	free(text);
	match_free(m);
}

static void the_wrong_line_is_named(void **unused)
{
	(void)unused;
	size_t size;
	uint64_t state = 21;
	/* a game in which nothing is hidden: its lines can be read */
	struct match *m = match_new(help_data(), "borodino/5-september", NULL, NULL, 1, NULL);
	assert_non_null(m);
	assert_int_equal(help_play(m, 40, &state), 40);
	assert_true(match_save(m, help_path("line.grog"), NULL));
	char *text = help_read(help_path("line.grog"), &size);
	char *at = strstr(text, "\n\n") + 2;
	int line = 1;
	for (char *c = text; c < at; c++)
		line += *c == '\n';
	for (int i = 0; i < 5; i++, line++)
		at = strchr(at, '\n') + 1;
	char *check = strchr(at, '\t') + 1;
	*check = *check == '0' ? '1' : '0';
	help_write(help_path("line.grog"), text, size);
	struct error e;
	struct match *again = load(help_path("line.grog"), &e);
	assert_non_null(again);
	assert_int_equal(match_length(again), 5);
	char want[32];
	snprintf(want, sizeof want, "line %d", line);
	assert_string_equal(e.place, want); /* said once */
	assert_null(strstr(e.reason, want));
	assert_non_null(strstr(e.reason, "another position"));
	match_free(again);
	free(text);
	match_free(m);
}

static void refuse(const char *name, const char *text, size_t n, const char *says)
{
	struct error e;
	help_write(help_path(name), text, n);
	struct match *m = load(help_path(name), &e);
	if (m)
		fail_msg("%s was loaded", name);
	if (!strstr(e.reason, says))
		fail_msg("%s: \"%s\" does not say \"%s\"", name, e.reason, says);
	assert_string_equal(e.file, help_path(name));
	struct match_info info;
	match_peek(help_path(name), &info, &e);
}

static void foreign_files_are_refused(void **unused)
{
	(void)unused;
	char noise[4096];
	uint64_t state = 6;
	for (size_t i = 0; i < sizeof noise; i++)
		noise[i] = (char)random_next(&state);
	refuse("noise.grog", noise, sizeof noise, "");
	refuse("empty.grog", "", 0, "empty");
	refuse("text.grog", "Dear Sir,\n", 10, "no saved game");
	static const char future[] = "grognard-match 2\nprogram 9.0\n\n";
	refuse("future.grog", future, sizeof future - 1, "a later version of the program saved it, in format 2");
	static const char game[] = "grognard-match 1\ngame chess\nscenario a\nseed 1\n\n";
	refuse("game.grog", game, sizeof game - 1, "no game \"chess\"");
	static const char path[] = "grognard-match 1\ngame ../null\nscenario duel\nseed 1\n\n";
	refuse("path.grog", path, sizeof path - 1, "");
	static const char seed[] = "grognard-match 1\ngame null\nscenario duel\nseed 1x\n\n";
	refuse("seed.grog", seed, sizeof seed - 1, "seed");
	static const char option[] = "grognard-match 1\ngame null\nscenario duel\nseed 1\noptions cheat=1\n\n";
	refuse("option.grog", option, sizeof option - 1, "option");
	static const char zero[] = "grognard-match 1\ngame null\0\nscenario duel\nseed 1\n\n";
	refuse("zero.grog", zero, sizeof zero - 1, "zero byte");
	struct error e;
	assert_null(load(help_path("absent.grog"), &e));
	assert_true(e.reason[0]);
	assert_null(load("/tmp", &e));
	assert_non_null(strstr(e.reason, "regular"));
	assert_null(load("/dev/zero", &e));
}

/* Of what a later version saved it is known that it did: it is not damaged. */
static void a_later_version_is_known(void **unused)
{
	(void)unused;
	static const char *const heads[] = {"grognard-match 9\n\n", "grognard-match 1\n\n", "grognard-match x\n\n"};
	struct match_info info;
	for (int i = 0; i < 3; i++) {
		help_write(help_path("later.grog"), heads[i], strlen(heads[i]));
		assert_false(match_peek(help_path("later.grog"), &info, NULL));
		assert_int_equal(info.later, i == 0);
	}
}

/* A text that went through Windows or the mail ends its lines with CR LF, and is the same game. `more`: so many lines more, for a
 * list reads the ends of a long one only. */
static void with_other_line_ends(int more)
{
	uint64_t state = 21;
	size_t size, n = 0;
	struct match_info plain, info;
	struct error e;
	struct match *m = help_long(40, &state);
	assert_true(match_autosave(m, help_path("lines.grog"), &e));
	match_autosave(m, NULL, NULL);
	char *text = help_read(help_path("lines.grog"), &size), *out = malloc(2 * size + (size_t)more * 14);
	assert_true(text && out);
	for (size_t i = 0; i < size; i++) {
		if (text[i] == '\n')
			out[n++] = '\r';
		out[n++] = text[i];
	}
	for (int i = 0; i < more; i++)
		n += (size_t)sprintf(out + n, "turn Hour 9\r\n");
	assert_true(match_peek(help_path("lines.grog"), &plain, &e));
	help_write(help_path("lines.grog"), out, n);
	assert_true(match_peek(help_path("lines.grog"), &info, &e));
	if (more)
		assert_string_equal(info.turn, "Hour 9");
	memcpy(info.turn, plain.turn, sizeof info.turn);
	assert_memory_equal(&info, &plain, sizeof info);
	struct match *again = load(help_path("lines.grog"), &e);
	assert_non_null(again);
	assert_string_equal(e.reason, "");
	help_same(m, again);
	match_free(again);
	match_free(m);
	free(out);
	free(text);
}

static void lines_may_end_as_elsewhere(void **unused)
{
	(void)unused;
	with_other_line_ends(0);
	with_other_line_ends(3000);
}

static void huge_files_are_refused(void **unused)
{
	(void)unused;
	const char *path = help_path("huge.grog");
	help_write(path, "grognard-match 1\n", 17);
	assert_int_equal(truncate(path, (off_t)70 << 20), 0); /* sparse */
	struct error e;
	assert_null(load(path, &e));
	assert_non_null(strstr(e.reason, "more than"));
	struct match_info info;
	assert_false(match_peek(path, &info, &e));
	unlink(path);
}

static void custom_scenarios_travel_along(void **unused)
{
	(void)unused;
	char path[300];
	size_t size;
	snprintf(path, sizeof path, "%s/scenarios/null/duel.json", help_data());
	char *text = help_read(path, &size);
	assert_non_null(text);
	help_write(help_path("mine.json"), text, size);
	struct error e = {0};
	struct match *m = match_new(help_data(), NULL, help_path("mine.json"), NULL, 3, &e);
	if (!m)
		fail_msg("%s", e.reason);
	uint64_t state = 1;
	help_play(m, 30, &state);
	assert_true(match_save(m, help_path("mine.grog"), &e));
	unlink(help_path("mine.json"));
	struct match *again = load(help_path("mine.grog"), &e);
	if (!again)
		fail_msg("%s", e.reason);
	assert_string_equal(e.reason, "");
	help_same(m, again);
	assert_true(match_save(again, help_path("mine2.grog"), &e));
	free(text);
	match_free(again);
	match_free(m);
}

/* What no scenario may say none may say that comes in a saved game, and the reason is told. */
static void custom_scenarios_are_held_to_their_bounds(void **unused)
{
	(void)unused;
	static const struct { const char *game, *keys, *says; } cases[] = {
		{"borodino", "\"first_turn\":27,\"last_turn\":40,\"victory\":\"7-september\",\"exited_points\":{\"french\":61}", "60 points decide the game"},
		{"borodino", "\"first_turn\":27,\"last_turn\":40,\"victory\":\"7-september\",\"strength\":{\"FR-I-2\":0}", "the strength 0 is not from 1 to 99"},
		{"borodino", "\"first_turn\":27,\"last_turn\":40,\"victory\":\"7-september\",\"strength\":{\"FR-I-2\":100}", "the strength 100 is not from 1 to 99"},
		{"borodino", "\"first_turn\":0,\"last_turn\":4,\"victory\":\"6-september\"", "must be a whole number from 1"},
		{"borodino", "\"first_turn\":11,\"last_turn\":14,\"victory\":\"6-september\",\"enter\":{\"FR-G-YG\":{\"turn\":15,\"at\":\"B\"}}", "arrives in turn 15, but the last turn is 14"},
		{"chess", "\"first_turn\":1,\"last_turn\":4", "there is no game \"chess\""},
		{"area1812", "\"first_turn\":3,\"last_turn\":13,\"reinforcements\":\"yes\"", "must be true or false"},
		{"hex1812", "\"first_turn\":11,\"last_turn\":19,\"reinforcements\":\"yes\"", "must be true or false"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		char own[400], text[600];
		int n = snprintf(own, sizeof own, "{\"format\":1,\"game\":\"%s\",\"id\":\"own\",%s}", cases[i].game, cases[i].keys);
		n = snprintf(text, sizeof text, "grognard-match 1\ngame %s\nscenario own\nseed 1\ncustom %d\n%s\n\n", cases[i].game, n, own);
		refuse("bounds.grog", text, (size_t)n, cases[i].says);
	}
}

static void nested_custom_scenarios_are_refused(void **unused)
{
	(void)unused;
	enum { DEEP = 100000 };
	char *text = calloc(1, DEEP * 2 + 200);
	int n = sprintf(text, "grognard-match 1\ngame null\nscenario duel\nseed 1\ncustom %d\n", DEEP * 2);
	memset(text + n, '[', DEEP);
	memset(text + n + DEEP, ']', DEEP);
	strcpy(text + n + 2 * DEEP, "\n\n");
	refuse("deep.grog", text, strlen(text), "nested");
	n = sprintf(text, "grognard-match 1\ngame null\nscenario duel\nseed 1\ncustom 99999999999999999999\n\n");
	refuse("long.grog", text, (size_t)n, "number");
	n = sprintf(text, "grognard-match 1\ngame null\nscenario duel\nseed 1\ncustom 5000\n{}\n\n");
	refuse("short.grog", text, (size_t)n, "breaks off");
	free(text);
}

static void a_lost_file_leaves_the_old_one(const char *path, const char *old, size_t size)
{
	size_t now;
	char *text = help_read(path, &now);
	assert_non_null(text);
	assert_int_equal(now, size);
	assert_memory_equal(text, old, size);
	free(text);
}

/* Runs in a child without privileges: exit status 0 when saving was refused with a reason. */
static int try_save(const struct match *m, const char *path)
{
	struct error e = {0};
	if (match_save(m, path, &e))
		return 1;
	return e.reason[0] && !strcmp(e.file, path) ? 0 : 2;
}

static void folders_that_refuse(void **unused)
{
	(void)unused;
	size_t size;
	struct match *m;
	char *text = saved(30, "kept.grog", &size, &m);
	mkdir(help_path("locked"), 0755);
	help_write(help_path("locked/a.grog"), text, size);
	chmod(help_path("locked"), 0555);
	pid_t child = fork();
	if (!child) {
		if (!getuid() && (setgid(65534) || setuid(65534)))
			_exit(3);
		_exit(try_save(m, help_path("locked/a.grog")));
	}
	int status;
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	chmod(help_path("locked"), 0755);
	a_lost_file_leaves_the_old_one(help_path("locked/a.grog"), text, size);
	struct error e = {0};
	assert_false(match_save(m, help_path("no/such/folder.grog"), &e));
	assert_true(e.reason[0]);
	assert_false(match_save(m, help_path("kept.grog/under"), &e));
	assert_false(match_save(m, help_path("locked"), &e)); /* a folder is not written over */
	assert_false(match_autosave(m, help_path("no/such/folder.grog"), &e));
	free(text);
	match_free(m);
}

static void a_full_disk_leaves_the_old_file(void **unused)
{
	(void)unused;
	size_t size;
	struct match *m;
	char *text = saved(60, "full.grog", &size, &m);
	pid_t child = fork();
	if (!child) {
		struct rlimit limit = {300, 300};
		signal(SIGXFSZ, SIG_IGN);
		if (setrlimit(RLIMIT_FSIZE, &limit))
			_exit(3);
		_exit(try_save(m, help_path("full.grog")));
	}
	int status;
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_int_equal(status, 0);
	a_lost_file_leaves_the_old_one(help_path("full.grog"), text, size);
	free(text);
	match_free(m);
}

static void autosave_holds_every_step(void **unused)
{
	(void)unused;
	uint64_t state = 31;
	struct error e = {0};
	struct match *m = help_match(3);
	assert_true(match_autosave(m, help_path("auto.grog"), &e));
	for (int i = 0; i < 250; i++) {
		uint32_t what = random_next(&state) % 12;
		int die[2] = {(int)(random_next(&state) % 6) + 1, 3};
		if (what == 0)
			match_undo(m);
		else if (what == 1)
			match_redo(m);
		else if (what == 2)
			match_jump(m, (int)(random_next(&state) % (uint32_t)(match_length(m) + 1)));
		else if (what == 3)
			match_force(m, die, 1 + (int)(random_next(&state) % 2), &e);
		else
			help_play(m, 1, &state);
		assert_string_equal(match_autosave_error(m), "");
		struct match *again = load(help_path("auto.grog"), &e);
		assert_non_null(again);
		assert_string_equal(e.reason, "");
		help_same(m, again);
		match_free(again);
	}
	match_free(m);
}

/* Plays for ever with autosave, telling after each order how far it is. */
static void play_for_ever(const char *path, int told, uint64_t seed)
{
	uint64_t state = seed;
	struct match *m = help_match(seed);
	if (!match_autosave(m, path, NULL))
		_exit(1);
	for (;;) {
		if (!help_play(m, 1, &state))
			match_jump(m, 0);
		int now = match_length(m);
		if (write(told, &now, sizeof now) != sizeof now)
			_exit(1);
		if (random_next(&state) % 8 == 0)
			match_undo(m);
	}
}

static void killed_at_any_moment(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	for (int round = 0; round < 25; round++) {
		int pipes[2];
		assert_int_equal(pipe(pipes), 0);
		unlink(help_path("killed.grog"));
		pid_t child = fork();
		if (!child) {
			close(pipes[0]);
			play_for_ever(help_path("killed.grog"), pipes[1], (uint64_t)round);
		}
		close(pipes[1]);
		int count = 0, last = 0, wait = 1 + (int)(random_next(&state) % 60);
		while (count < wait && read(pipes[0], &last, sizeof last) == sizeof last)
			count++;
		usleep(random_next(&state) % 3000);
		assert_int_equal(kill(child, SIGKILL), 0);
		waitpid(child, NULL, 0);
		close(pipes[0]);
		struct error e;
		struct match *m = load(help_path("killed.grog"), &e);
		if (!m)
			fail_msg("nothing was left: %s", e.reason);
		assert_int_equal(count, wait);
		assert_true(match_length(m) > 0);
		/* At most the line that was being written is lost. */
		if (e.reason[0])
			assert_non_null(strstr(e.reason, "breaks off"));
		match_free(m);
	}
}

static void aside(const char *name, int ago)
{
	struct timespec t[2] = {{.tv_sec = time(NULL) - ago}, {.tv_sec = time(NULL) - ago}};
	help_write(help_path(name), "x", 1);
	assert_int_equal(utimensat(AT_FDCWD, help_path(name), t, 0), 0);
}

/* Of what the program put aside itself the newest stay; a game that the player named is his, however old. */
static void what_is_put_aside_is_thinned(void **unused)
{
	(void)unused;
	static const char *const own[] = {"Eylau.grog", "unfinished.grog", "my unfinished 3.grog", "Eylau, finished 2.grog", "Eylau, unfinished 1.txt"};
	char name[64], folder[512];
	snprintf(folder, sizeof folder, "%s", help_path("a"));
	*strrchr(folder, '/') = 0;
	saved_thin(folder); /* nothing is there */
	for (size_t i = 0; i < sizeof own / sizeof *own; i++)
		aside(own[i], 90000);
	for (int i = 1; i <= ASIDE_KEPT + 5; i++) { /* of each kind */
		snprintf(name, sizeof name, "Eylau, unfinished %d.grog", i);
		aside(name, 1000 + 100 * i);
		snprintf(name, sizeof name, i % 2 ? "Eylau, damaged %d.grog" : "damaged %d.grog", i);
		aside(name, 5000 + 100 * i);
	}
	saved_thin(folder);
	for (size_t i = 0; i < sizeof own / sizeof *own; i++)
		assert_int_equal(access(help_path(own[i]), F_OK), 0);
	for (int i = 1; i <= ASIDE_KEPT + 5; i++) {
		snprintf(name, sizeof name, "Eylau, unfinished %d.grog", i);
		assert_int_equal(access(help_path(name), F_OK) == 0, i <= ASIDE_KEPT);
		snprintf(name, sizeof name, i % 2 ? "Eylau, damaged %d.grog" : "damaged %d.grog", i);
		assert_int_equal(access(help_path(name), F_OK) == 0, i <= ASIDE_KEPT);
	}
	saved_thin("/nowhere/at/all");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_put_aside_is_thinned),
		cmocka_unit_test(whole_games_come_back),
		cmocka_unit_test(cut_off_at_every_byte),
		cmocka_unit_test(changed_at_any_byte),
		cmocka_unit_test(the_wrong_line_is_named),
		cmocka_unit_test(foreign_files_are_refused),
		cmocka_unit_test(a_later_version_is_known),
		cmocka_unit_test(lines_may_end_as_elsewhere),
		cmocka_unit_test(huge_files_are_refused),
		cmocka_unit_test(custom_scenarios_travel_along),
		cmocka_unit_test(custom_scenarios_are_held_to_their_bounds),
		cmocka_unit_test(nested_custom_scenarios_are_refused),
		cmocka_unit_test(folders_that_refuse),
		cmocka_unit_test(a_full_disk_leaves_the_old_file),
		cmocka_unit_test(autosave_holds_every_step),
		cmocka_unit_test(killed_at_any_moment),
	};
	return cmocka_run_group_tests(tests, help_folder_make, help_folder_remove);
}
