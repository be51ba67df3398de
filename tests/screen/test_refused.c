/* The disk fails at every request in turn, once or for good, while a game is put away, kept, saved, renamed, deleted and the
 * settings are written: nothing is lost, it is said, nothing falls. Memory runs out at every place in turn: the program is
 * told so by memory_lost and begins anew (desk_again.h), or a message says what could not be done.
 */
#include "app/desk_own.h"
#include "core/memory.h"
#include "disk.h"
#include "files.h"
#include "memory/refuse.h"
#include "trouble.h"
#include "wanted.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

struct kept {
	int length;
	char hash[65];
};

static void note(const struct stage *s, struct kept *out)
{
	out->length = match_length(desk_match(s->d));
	match_hash(desk_match(s->d), out->hash);
}

static bool holds(const char *path, const struct kept *k)
{
	struct error e = {0};
	char hash[65] = "";
	struct match *m = match_load(getenv("GROGNARD_DATA"), path, &e);
	bool same = m && !e.reason[0] && match_length(m) == k->length;
	if (same)
		match_hash(m, hash);
	match_free(m);
	return same && !strcmp(hash, k->hash);
}

/* Is this game in any file of a folder? */
static bool lies_in(const char *folder, const struct kept *k)
{
	DIR *dir = opendir(folder);
	struct dirent *entry;
	char path[512];
	bool found = false;
	while (dir && !found && (entry = readdir(dir))) {
		snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
		found = strstr(entry->d_name, ".grog") && !strstr(entry->d_name, ".part-") && holds(path, k);
	}
	if (dir)
		closedir(dir);
	return found;
}

static bool on_table(const struct stage *s, const struct kept *k)
{
	struct kept now;
	if (!desk_match(s->d))
		return false;
	note(s, &now);
	return now.length >= k->length && !strstr(match_scenario(desk_match(s->d))->id, "7-september");
}

/* --- what is done meanwhile: true when it was --- */

static uint64_t state;

static bool an_order(struct stage *s)
{
	play_any(s, &state);
	return !*match_autosave_error(desk_match(s->d));
}

static bool another_game(struct stage *s)
{
	const struct player *const two[2] = {NULL, NULL};
	struct error e = {0};
	bool began = desk_start(s->d, "borodino/7-september", NULL, NULL, 8, two, &e);
	assert_true(began || e.reason[0]);
	if (!began)
		ui_error(desk_ui(s->d), "The game cannot begin", &e); /* as the launcher does */
	return began && !*match_autosave_error(desk_match(s->d));
}

static bool a_saved_game(struct stage *s)
{
	struct error e = {0};
	bool loaded = desk_load(s->d, file_of(s, "saves/mine.grog"), &e);
	assert_true(loaded || e.reason[0]);
	if (!loaded)
		ui_error(desk_ui(s->d), "The game cannot be loaded", &e);
	return loaded && !*match_autosave_error(desk_match(s->d));
}

static bool leaving(struct stage *s)
{
	desk_leave(s->d);
	return !desk_match(s->d);
}

/* The first key writes down the settings too, and that may be what fails. */
static void settings_aside(struct stage *s)
{
	if (ui_modal(desk_ui(s->d)) && !strcmp(ui_text(desk_ui(s->d), "title"), "The settings cannot be kept"))
		key(s, KEY_ESCAPE, 0);
}

static bool saving(struct stage *s)
{
	key(s, 's', MOD_CTRL);
	settings_aside(s);
	struct input in = {.kind = INPUT_TEXT, .text = "x"};
	desk_input(s->d, &in);
	key(s, KEY_ENTER, 0);
	DIR *dir = opendir(file_of(s, "saves"));
	struct dirent *entry;
	int n = 0;
	while (dir && (entry = readdir(dir)))
		n += strstr(entry->d_name, ".grog") && !strstr(entry->d_name, ".part-") && strcmp(entry->d_name, "mine.grog") != 0;
	if (dir)
		closedir(dir);
	return n > 0;
}

static bool renaming(struct stage *s)
{
	struct stat st;
	key(s, 'o', MOD_CTRL);
	settings_aside(s);
	press(s, "rename-it");
	struct input in = {.kind = INPUT_TEXT, .text = "x"};
	desk_input(s->d, &in);
	key(s, KEY_ENTER, 0);
	return stat(file_of(s, "saves/mine.grog"), &st) != 0;
}

static bool deleting(struct stage *s)
{
	struct stat st;
	key(s, 'o', MOD_CTRL);
	settings_aside(s);
	press(s, "delete-it");
	if (there(s, "yes"))
		press(s, "yes");
	return stat(file_of(s, "saves/mine.grog"), &st) != 0;
}

static bool a_setting(struct stage *s)
{
	struct error e = {0};
	s->config.guide = !s->config.guide;
	bool good = config_save(&s->config, &e);
	assert_true(good || e.reason[0]);
	if (!good)
		ui_error(desk_ui(s->d), "The settings cannot be kept", &e);
	return good;
}

static const struct deed {
	const char *name;
	bool (*do_it)(struct stage *);
	bool drops; /* the saved game may go */
} deeds[] = {
	{"an order", an_order, false}, {"another game", another_game, false}, {"a saved game", a_saved_game, false},
	{"leaving", leaving, false}, {"saving", saving, false}, {"renaming", renaming, false},
	{"deleting", deleting, true}, {"a setting", a_setting, false},
};

static void open_game(struct stage *s, const char *scenario, struct kept *saved, struct kept *table)
{
	struct error e = {0};
	char folder[100];
	open_stage(s, false, 1280, 720);
	snprintf(folder, sizeof folder, "%s/config", s->folder);
	setenv("XDG_CONFIG_HOME", folder, 1);
	state = 4;
	s->config.hands = HANDS_OPEN;
	start(s, scenario, "person", "person");
	for (int i = 0; i < 4; i++)
		play_any(s, &state);
	assert_true(desk_save(s->d, "mine", &e));
	note(s, saved);
	for (int i = 0; i < 3; i++)
		play_any(s, &state);
	note(s, table);
	while (ui_modal(desk_ui(s->d)))
		key(s, KEY_ENTER, 0);
}

/* False when nothing was refused any more. */
static bool disk_trial(const struct deed *d, const char *scenario, long n, bool for_good, int why)
{
	struct stage s;
	struct kept saved, table;
	open_game(&s, scenario, &saved, &table);
	disk_fails(n, for_good, why);
	bool done = d->do_it(&s), refused = disk_works();
	desk_draw(s.d);
	if (!done && !ui_modal(desk_ui(s.d)))
		fail_msg("%s, request %ld%s: it failed, and nothing is said", d->name, n, for_good ? " and on" : "");
	if (!refused)
		assert_true(done);
	if (!d->drops && !lies_in(file_of(&s, "saves"), &saved))
		fail_msg("%s, request %ld%s: the saved game is lost", d->name, n, for_good ? " and on" : "");
	if (on_table(&s, &table)) {
		for (int i = 0; i < 4 && ui_modal(desk_ui(s.d)); i++)
			key(&s, KEY_ESCAPE, 0);
		play_any(&s, &state);
		on_disk(&s, file_of(&s, "autosave.grog"));
	} else if (!lies_in(s.folder, &table) && !lies_in(file_of(&s, "saves"), &table)) {
		fail_msg("%s, request %ld%s: the game on the table is lost", d->name, n, for_good ? " and on" : "");
	}
	close_stage(&s);
	return refused;
}

static void a_disk_that_fails_loses_nothing(void **unused)
{
	(void)unused;
	static const int whys[] = {ENOSPC, EROFS, EIO, EACCES, ENOENT};
	for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
		for (int for_good = 0; for_good < 2; for_good++)
			for (long n = 1; disk_trial(&deeds[i], "borodino/5-september", n, for_good, whys[n % 5]); n++)
				;
}

/* The same on the tables of the other games, where what is written differs: every other request, for good, or each so manieth of
 * GROGNARD_DISK_EACH. */
static void a_disk_that_fails_loses_no_other_game(void **unused)
{
	(void)unused;
	static const char *const games[] = {"berezina/two-player", "area1812/3-retreat", "hex1812/3-retreat", "gamble/1812",
					    "napoleon1807/eylau-battle"};
	long each = wanted("GROGNARD_DISK_EACH", 2);
	for (size_t g = 0; g < sizeof games / sizeof *games; g++)
		for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
			for (long n = 1 + (long)(g + i) % each; disk_trial(&deeds[i], games[g], n, true, ENOSPC); n += each)
				;
}

/* A game that is played out, and cannot be put among the saved ones: said, and it stays where it was. */
static void a_finished_game_stays_where_it_is(void **unused)
{
	(void)unused;
	struct stage s;
	struct kept k;
	open_stage(&s, false, 1280, 720);
	state = 8;
	start(&s, "borodino/schevardino", "person", "person");
	while (!match_position(desk_match(s.d))->header.result.over)
		play_any(&s, &state);
	note(&s, &k);
	disk_fails(1, true, EROFS);
	desk_leave(s.d);
	assert_true(disk_works());
	assert_true(ui_modal(desk_ui(s.d)));
	assert_true(holds(file_of(&s, "autosave.grog"), &k));
	key(&s, KEY_ENTER, 0);
	start(&s, "borodino/schevardino", "person", "person"); /* now there is room */
	assert_true(lies_in(file_of(&s, "saves"), &k));
	close_stage(&s);
}

static int games_in(const char *folder)
{
	DIR *dir = opendir(folder);
	struct dirent *entry;
	int n = 0;
	while (dir && (entry = readdir(dir)))
		n += strstr(entry->d_name, ".grog") != NULL;
	if (dir)
		closedir(dir);
	return n;
}

/* A finished game that is opened from its file and looked at leaves no copy of it behind. */
static void a_finished_game_is_kept_once(void **unused)
{
	(void)unused;
	struct stage s;
	struct error e = {0};
	char path[1024];
	open_stage(&s, false, 1280, 720);
	state = 8;
	start(&s, "borodino/schevardino", "person", "person");
	while (!match_position(desk_match(s.d))->header.result.over)
		play_any(&s, &state);
	desk_leave(s.d);
	assert_int_equal(games_in(file_of(&s, "saves")), 1);
	snprintf(path, sizeof path, "%s", file_of(&s, "saves/The Schevardino Redoubt, finished 1.grog"));
	for (int times = 0; times < 2; times++) {
		assert_true(desk_load(s.d, path, &e));
		desk_leave(s.d);
		assert_int_equal(games_in(file_of(&s, "saves")), 1);
	}
	close_stage(&s);
}

static int reports_in(const char *folder)
{
	DIR *dir = opendir(folder);
	struct dirent *entry;
	int n = 0;
	while (dir && (entry = readdir(dir)))
		n += strstr(entry->d_name, ".txt") || strstr(entry->d_name, ".png") || strstr(entry->d_name, ".part-");
	if (dir)
		closedir(dir);
	return n;
}

/* Past the reports that come before it. */
static void to_the_end_page(struct stage *s)
{
	for (int i = 0; i < 40 && !there(s, "chapter-picture"); i++) {
		canvas_advance(s->c, 500);
		if (ui_modal(desk_ui(s->d)))
			key(s, KEY_ENTER, 0);
		desk_draw(s->d);
	}
	assert_true(there(s, "chapter-picture"));
}

/* The report of a whole game, as text and as a picture: said when it cannot be written, and no half of it is left. */
static void a_report_is_written_whole_or_not_at_all(void **unused)
{
	(void)unused;
	static const char *const ways[] = {"chapter-save", "chapter-picture"};
	static const int whys[] = {ENOSPC, EROFS, EIO, EACCES, ENOENT};
	struct stage s;
	open_stage(&s, true, 1280, 720);
	state = 8;
	start(&s, "borodino/schevardino", "person", "person");
	while (!match_position(desk_match(s.d))->header.result.over)
		play_any(&s, &state);
	to_the_end_page(&s);
	for (size_t i = 0; i < 2; i++) {
		bool refused = true;
		for (long n = 1; refused; n++) {
			int before = reports_in(file_of(&s, "saves"));
			assert_true(there(&s, ways[i]));
			disk_fails(n, false, whys[n % 5]);
			press(&s, ways[i]);
			refused = disk_works();
			const char *title = ui_text(desk_ui(s.d), "title");
			/* What fails after the file is in its place need not be told. */
			bool told = strstr(title, "could not be saved") != NULL, kept = reports_in(file_of(&s, "saves")) == before + 1;
			assert_true(told ? reports_in(file_of(&s, "saves")) == before : kept);
			assert_true(refused || kept);
			assert_true(n > 1 || told);
			key(&s, KEY_ENTER, 0);
		}
	}
	close_stage(&s);
}

/* What was played last is only in memory: leaving says so once, and then does it. */
static void what_is_not_on_the_disk_is_not_given_up_unasked(void **unused)
{
	(void)unused;
	struct stage s;
	struct kept saved, table;
	open_game(&s, "borodino/5-september", &saved, &table);
	disk_fails(1, true, ENOSPC);
	play_any(&s, &state);
	while (ui_modal(desk_ui(s.d)))
		key(&s, KEY_ENTER, 0);
	struct input quit = {.kind = INPUT_QUIT};
	desk_input(s.d, &quit);
	assert_false(desk_done(s.d));
	assert_string_equal(ui_text(desk_ui(s.d), "title"), "The game is not saved");
	desk_input(s.d, &quit);
	assert_true(desk_done(s.d));
	disk_works();
	close_stage(&s);
}

/* --- memory --- */

enum { BEGAN_ANEW = 7 };

static void begins_anew(void)
{
	_exit(BEGAN_ANEW);
}

static void an_evening(struct stage *s)
{
	static const int keys[] = {KEY_F1, KEY_ESCAPE, KEY_F10, KEY_ESCAPE, 'z', 'h', KEY_TAB, 'r'};
	struct error e = {0};
	desk_draw(s->d);
	desk_order(s->d, "march FR-I-2 2921");
	for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
		key(s, keys[i], 0);
		desk_work(s->d);
	}
	key(s, 'o', MOD_CTRL);
	key(s, KEY_ESCAPE, 0);
	desk_save(s->d, "late", &e);
	key(s, 'z', MOD_CTRL);
	another_game(s);
}

/* What is on the table is on the disk too. */
static bool still_kept(struct stage *s)
{
	struct kept k;
	if (!desk_match(s->d))
		return true;
	for (int i = 0; i < 6 && ui_modal(desk_ui(s->d)); i++)
		key(s, KEY_ESCAPE, 0);
	play_any(s, &state);
	note(s, &k);
	return holds(file_of(s, "autosave.grog"), &k);
}

static void memory_trial(struct stage *s, long n, bool *refused)
{
	int status;
	pid_t child = fork();
	if (!child) {
		memory_when_lost(begins_anew);
		refuse_from(n);
		an_evening(s);
		bool some = refuse_no_more();
		_exit(!still_kept(s) ? 2 : some);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	if (!WIFEXITED(status) || (WEXITSTATUS(status) > 1 && WEXITSTATUS(status) != BEGAN_ANEW))
		fail_msg("request %ld: the program falls, or the game is no longer kept (%#x)", n, (unsigned)status);
	*refused = WEXITSTATUS(status) != 0;
}

static void memory_that_runs_out_ends_nothing(void **unused)
{
	(void)unused;
	struct stage s;
	struct kept saved, table;
	bool refused = true;
	open_game(&s, "borodino/5-september", &saved, &table);
	for (long n = 1; refused; n += 1 + n / 4)
		memory_trial(&s, n, &refused);
	close_stage(&s);
}

/* Without a word on the screen, which asks for memory too. */
static bool begun(struct stage *s)
{
	const struct player *const two[2] = {NULL, NULL};
	struct error e = {0};
	bool began = desk_start(s->d, "borodino/7-september", NULL, NULL, 8, two, &e);
	assert_true(began || e.reason[0]);
	return began;
}

static bool loaded(struct stage *s)
{
	struct error e = {0};
	bool good = desk_load(s->d, file_of(s, "saves/mine.grog"), &e);
	assert_true(good || e.reason[0]);
	return good;
}

/* How often a deed asks for memory. */
static long requests_of(struct stage *s, bool (*deed)(struct stage *))
{
	int pipes[2];
	long n = 0;
	assert_int_equal(pipe(pipes), 0);
	pid_t child = fork();
	if (!child) {
		refuse_from(1L << 40);
		deed(s);
		n = (1L << 40) - refuse_left();
		_exit(write(pipes[1], &n, sizeof n) != sizeof n);
	}
	assert_int_equal(read(pipes[0], &n, sizeof n), sizeof n);
	waitpid(child, NULL, 0);
	close(pipes[0]);
	close(pipes[1]);
	return n;
}

/* What a child ends with: done, refused, no longer kept, begun anew. */
static int memory_ends(struct stage *s, bool (*deed)(struct stage *), long n, bool looks)
{
	int status;
	pid_t child = fork();
	if (!child) {
		memory_when_lost(begins_anew);
		refuse_from(n);
		bool done = deed(s);
		refuse_no_more();
		_exit(looks && !still_kept(s) ? 2 : !done);
	}
	assert_int_equal(waitpid(child, &status, 0), child);
	assert_true(WIFEXITED(status));
	return WEXITSTATUS(status);
}

/* The game on the table was put away for another, and for that one's seats or table there is no memory: it lies there as before,
 * and is kept by itself as before. Which requests those are is tried first; then each of them on a fresh table. */
static void without_memory_for_a_table_the_old_game_goes_on(void **unused)
{
	(void)unused;
	enum { WINDOW = 600, MOST = 12 }; /* requests before the end */
	static bool (*const two[])(struct stage *) = {begun, loaded};
	for (size_t i = 0; i < 2; i++) {
		struct stage s;
		struct kept saved, table;
		long at[MOST];
		int n = 0;
		open_game(&s, "borodino/5-september", &saved, &table);
		long all = requests_of(&s, two[i]);
		for (long k = all; k > 0 && k > all - WINDOW && n < MOST; k--)
			if (memory_ends(&s, two[i], k, false) == 1)
				at[n++] = k;
		close_stage(&s);
		assert_true(n > 4);
		for (int k = 0; k < n; k++) {
			open_game(&s, "borodino/5-september", &saved, &table);
			int ends = memory_ends(&s, two[i], at[k], true);
			if (ends != 0 && ends != 1 && ends != BEGAN_ANEW)
				fail_msg("deed %zu, request %ld: the game on the table is no longer kept", i, at[k]);
			close_stage(&s);
		}
	}
}

/* The real program begins anew in its own place, with the game it had. */
static void the_program_begins_anew(void **unused)
{
	(void)unused;
	char folder[] = "/tmp/grognard-anew-XXXXXX", script[160], path[160], line[1024] = "";
	assert_non_null(mkdtemp(folder));
	snprintf(script, sizeof script, "%s/script", folder);
	files_put(script, "order march FR-I-2 2921\nmemory-lost\n", 36);
	pid_t child = fork();
	if (!child) {
		setenv("XDG_DATA_HOME", folder, 1);
		setenv("XDG_CONFIG_HOME", folder, 1);
		if (!freopen("/dev/null", "w", stderr))
			_exit(126);
		execl(getenv("GROGNARD_DESK"), "grognard", "--data", getenv("GROGNARD_DATA"), "--scenario",
		      "borodino/7-september", "--seats", "person,person", "--script", script, (char *)NULL);
		_exit(127);
	}
	snprintf(path, sizeof path, "/proc/%d/cmdline", (int)child);
	bool anew = false, resumed = false;
	for (int wait = 0; wait < 3000 && !anew; wait++) {
		FILE *f = fopen(path, "r");
		size_t n = f ? fread(line, 1, sizeof line - 1, f) : 0;
		if (f)
			fclose(f);
		for (size_t i = 0; i < n; i++)
			anew |= !strcmp(&line[i], "--again");
		for (size_t i = 0; i < n; i++)
			resumed |= strlen(&line[i]) > 14 && !strcmp(&line[i + strlen(&line[i]) - 14], "/autosave.grog");
		usleep(10000);
	}
	usleep(300000);
	assert_int_equal(kill(child, SIGKILL), 0);
	int status;
	waitpid(child, &status, 0);
	assert_true(WIFSIGNALED(status)); /* it was alive until then */
	assert_true(anew && resumed);
	struct error e = {0};
	snprintf(path, sizeof path, "%s/grognard/autosave.grog", folder);
	struct match *m = match_load(getenv("GROGNARD_DATA"), path, &e);
	assert_non_null(m);
	assert_true(match_length(m) > 0);
	match_free(m);
	files_remove(folder);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_disk_that_fails_loses_nothing),
		cmocka_unit_test(a_disk_that_fails_loses_no_other_game),
		cmocka_unit_test(a_finished_game_stays_where_it_is),
		cmocka_unit_test(a_finished_game_is_kept_once),
		cmocka_unit_test(a_report_is_written_whole_or_not_at_all),
		cmocka_unit_test(what_is_not_on_the_disk_is_not_given_up_unasked),
		cmocka_unit_test(memory_that_runs_out_ends_nothing),
		cmocka_unit_test(without_memory_for_a_table_the_old_game_goes_on),
		cmocka_unit_test(the_program_begins_anew),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
