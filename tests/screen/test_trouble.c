/* What goes wrong around the whole program: a full disk, a folder that is gone, windows of any size, the window closed
 * at a bad moment, the program killed.
 */
#include "trouble.h"
#include "app/script.h"
#include "check.h"
#include "files.h"
#include "core/file.h"
#include "render/canvas_ops.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* Files may not grow beyond this from now on. */
static void disk_room(rlim_t bytes)
{
	struct rlimit limit;
	assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
	limit.rlim_cur = bytes < limit.rlim_max ? bytes : limit.rlim_max;
	assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void a_full_disk_is_told_and_the_game_goes_on(void **unused)
{
	(void)unused;
	struct stage s;
	uint64_t state = 4;
	open_stage(&s, false, 1280, 720);
	start(&s, "borodino/7-september", "person", "person");
	for (int i = 0; i < 5; i++)
		play_any(&s, &state);
	on_disk(&s, file_of(&s, "autosave.grog"));
	disk_room(500); /* more than the settings need, less than the game */
	play_any(&s, &state);
	bool told = there(&s, "Saving has failed") || strstr(ui_text(desk_ui(s.d), "title"), "Saving has failed");
	bool says = strstr(ui_text(desk_ui(s.d), "message"), "autosave.grog") != NULL;
	key(&s, KEY_ENTER, 0);
	bool shut = !ui_modal(desk_ui(s.d));
	int before = match_now(desk_match(s.d));
	for (int i = 0; i < 5; i++)
		play_any(&s, &state);
	bool again = ui_modal(desk_ui(s.d));
	key(&s, KEY_F10, 0);
	press(&s, "menu-leave");
	bool true_asked = strstr(ui_text(desk_ui(s.d), "message"), "It is not on the disk as it stands") != NULL;
	press(&s, "yes"); /* it is refused once, and the path is named once */
	const char *named = strstr(ui_text(desk_ui(s.d), "message"), "autosave.grog");
	bool once = named && !strstr(named + 1, "autosave.grog");
	key(&s, KEY_ENTER, 0);
	disk_room(RLIM_INFINITY);
	assert_true(true_asked && once);
	assert_true(told && says);
	assert_true(shut);
	assert_false(again); /* said once */
	assert_true(match_now(desk_match(s.d)) >= before + 5);
	play_any(&s, &state);
	on_disk(&s, file_of(&s, "autosave.grog")); /* room again: all of it is there */
	close_stage(&s);
}

static void a_save_that_fails_leaves_the_old_one(void **unused)
{
	(void)unused;
	struct stage s;
	struct stat old, now;
	uint64_t state = 4;
	struct error e = {0};
	open_stage(&s, false, 1280, 720);
	start(&s, "borodino/7-september", "person", "person");
	play_any(&s, &state);
	assert_true(desk_save(s.d, "mine", &e));
	assert_int_equal(stat(file_of(&s, "saves/mine.grog"), &old), 0);
	play_any(&s, &state);
	disk_room(100);
	bool saved = desk_save(s.d, "mine", &e);
	disk_room(RLIM_INFINITY);
	assert_false(saved);
	assert_true(e.reason[0]);
	assert_non_null(strstr(e.file, "mine.grog"));
	assert_int_equal(stat(file_of(&s, "saves/mine.grog"), &now), 0);
	assert_int_equal(old.st_size, now.st_size);
	assert_int_equal(old.st_ino, now.st_ino);
	/* The same by dialog: it says so. */
	key(&s, 's', MOD_CTRL);
	disk_room(100);
	key(&s, KEY_ENTER, 0);
	const char *title = ui_text(desk_ui(s.d), "title");
	disk_room(RLIM_INFINITY);
	if (!strstr(title, "could not be saved"))
		fail_msg("the dialog on top is \"%s\"", title);
	close_stage(&s);
}

/* A file stands where the folder of saved games was: nothing can be kept there. */
static void block_folder(const struct stage *s)
{
	files_remove(s->folder);
	files_put(s->folder, "", 0);
}

/* The folder of saved games is gone for good: said, and the game goes on. */
static void a_folder_that_is_gone_is_told(void **unused)
{
	(void)unused;
	struct stage s;
	struct error e = {0};
	uint64_t state = 9;
	open_stage(&s, false, 1280, 720);
	block_folder(&s);
	start(&s, "borodino/7-september", "person", "person");
	assert_true(ui_modal(desk_ui(s.d)));
	assert_non_null(strstr(ui_text(desk_ui(s.d), "title"), "cannot be saved"));
	key(&s, KEY_ENTER, 0);
	for (int i = 0; i < 5; i++)
		play_any(&s, &state);
	assert_false(desk_save(s.d, "mine", &e));
	assert_true(e.reason[0]);
	close_stage(&s);
}

static void a_folder_removed_while_playing_is_made_again(void **unused)
{
	(void)unused;
	struct stage s;
	struct error e = {0};
	uint64_t state = 11;
	open_stage(&s, false, 1280, 720);
	start(&s, "borodino/7-september", "person", "person");
	play_any(&s, &state);
	assert_false(ui_modal(desk_ui(s.d)));
	files_remove(s.folder);
	play_any(&s, &state);
	assert_string_equal(ui_text(desk_ui(s.d), "title"), "The saved games are gone");
	on_disk(&s, file_of(&s, "autosave.grog"));
	key(&s, KEY_ENTER, 0);
	assert_int_equal(remove(file_of(&s, "autosave.grog")), 0);
	play_any(&s, &state); /* the file alone: it is simply written again */
	assert_false(ui_modal(desk_ui(s.d)));
	on_disk(&s, file_of(&s, "autosave.grog"));
	assert_true(desk_save(s.d, "mine", &e));
	on_disk(&s, file_of(&s, "saves/mine.grog"));
	close_stage(&s);
}

static void a_folder_lost_while_playing_is_told_at_once(void **unused)
{
	(void)unused;
	struct stage s;
	struct error e = {0};
	uint64_t state = 12;
	char elsewhere[64] = "/tmp/grognard-elsewhere-XXXXXX", name[80];
	open_stage(&s, false, 1280, 720);
	start(&s, "borodino/7-september", "person", "person");
	play_any(&s, &state);
	block_folder(&s);
	play_any(&s, &state);
	assert_string_equal(ui_text(desk_ui(s.d), "title"), "Saving has failed");
	assert_non_null(strstr(ui_text(desk_ui(s.d), "message"), "Ctrl+S"));
	key(&s, KEY_ENTER, 0);
	play_any(&s, &state);
	assert_false(ui_modal(desk_ui(s.d))); /* said once */
	assert_false(desk_save(s.d, "mine", &e));
	assert_non_null(mkdtemp(elsewhere));
	snprintf(name, sizeof name, "%s/rescued", elsewhere);
	assert_true(desk_save(s.d, name, &e));
	strcat(name, ".grog");
	on_disk(&s, name);
	assert_true(desk_save(s.d, name, &e));
	on_disk(&s, name);
	close_stage(&s);
	files_remove(elsewhere);
}

static bool quits(struct stage *s)
{
	key(s, 'q', MOD_CTRL);
	bool done = desk_done(s->d);
	key(s, KEY_ENTER, 0);
	return done;
}

static bool message_says(const struct stage *s, const char *part)
{
	return strstr(ui_text(desk_ui(s->d), "message"), part) != NULL;
}

/* Where nothing is kept that is said when a game is to be saved, and a place of the player's own is good all the same; what
 * was played is not given up unasked, unless it lies there. */
static void without_a_folder_it_is_saved_elsewhere(void **unused)
{
	(void)unused;
	struct stage s;
	struct error e = {0};
	uint64_t state = 14;
	char elsewhere[64] = "/tmp/grognard-elsewhere-XXXXXX", name[80];
	open_stage(&s, false, 1280, 720);
	assert_non_null(mkdtemp(elsewhere));
	snprintf(name, sizeof name, "%s/rescued.grog", elsewhere);
	desk_close(s.d);
	struct desk_options d = {.data = getenv("GROGNARD_DATA"), .config = &s.config, .silent = true};
	s.d = desk_open(s.c, &d, &e);
	assert_non_null(s.d);
	start(&s, "borodino/7-september", "person", "person");
	play_any(&s, &state);
	assert_false(desk_save(s.d, "mine", &e));
	assert_non_null(strstr(e.reason, "no folder for saved games"));
	key(&s, 's', MOD_CTRL);
	assert_true(there(&s, "There is no folder for saved games, and nothing is kept by itself: give it a place such as ~/folder/name or "
			      "/tmp/name."));
	key(&s, KEY_ESCAPE, 0);
	assert_false(quits(&s));
	play_any(&s, &state); /* what was agreed to give up is another game now */
	assert_false(quits(&s));
	play_any(&s, &state);
	assert_true(desk_save(s.d, name, &e));
	on_disk(&s, name);
	key(&s, KEY_F10, 0);
	press(&s, "menu-leave");
	assert_true(message_says(&s, "The game is saved as it stands."));
	key(&s, KEY_ESCAPE, 0);
	play_any(&s, &state);
	assert_false(quits(&s));
	assert_true(desk_save(s.d, name, &e));
	assert_true(quits(&s));
	close_stage(&s);
	files_remove(elsewhere);
}

static char *whole(const char *path, size_t *size)
{
	struct error e = {0};
	char *text = file_read(path, 1 << 20, size, &e);
	if (!text)
		fail_msg("%s: %s", path, e.reason);
	return text;
}

/* A game that is resumed lies as it was left. */
static void the_map_lies_where_it_was_left(void **unused)
{
	(void)unused;
	struct stage s;
	struct error e = {0};
	float x, y, was_x, was_y;
	int percent, was_percent;
	open_stage(&s, false, 1280, 720);
	start(&s, "borodino/7-september", "person", "person");
	table_see(desk_table(s.d), .3f, .6f, 100);
	desk_draw(s.d);
	table_eye(desk_table(s.d), &was_x, &was_y, &was_percent);
	assert_int_equal(was_percent, 100);
	assert_true(desk_order(s.d, "march FR-I-2 2921"));
	desk_close(s.d);
	struct desk_options d = {.data = getenv("GROGNARD_DATA"), .saves = s.folder, .config = &s.config, .silent = true};
	s.d = desk_open(s.c, &d, &e);
	assert_non_null(s.d);
	assert_true(desk_load(s.d, file_of(&s, "autosave.grog"), &e));
	desk_draw(s.d);
	table_eye(desk_table(s.d), &x, &y, &percent);
	assert_int_equal(percent, was_percent);
	assert_true(x > was_x - .001f && x < was_x + .001f && y > was_y - .001f && y < was_y + .001f);
	close_stage(&s);
}

/* Beside the chosen game stands its map, small, with the counters. */
static void a_saved_game_shows_its_map(void **unused)
{
	(void)unused;
	struct stage s;
	struct error e = {0};
	struct rect map;
	open_stage(&s, true, 1280, 720);
	start(&s, "borodino/7-september", "person", "person");
	assert_true(desk_save(s.d, "mine", &e));
	key(&s, 'o', MOD_CTRL);
	desk_draw(s.d);
	assert_true(ui_find(desk_ui(s.d), "glance", &map));
	assert_true(map.w > 100 && map.h > 60);
	close_stage(&s);
}

/* A byte in the middle was changed: the list of games says so, and says it before anything is loaded. */
static void a_damaged_game_is_marked(void **unused)
{
	(void)unused;
	struct stage s;
	struct error e = {0};
	size_t size;
	open_stage(&s, false, 1280, 720);
	start(&s, "borodino/7-september", "person", "person");
	assert_true(desk_order(s.d, "march FR-I-2 2921"));
	assert_true(desk_save(s.d, "mine", &e));
	char *text = file_read(file_of(&s, "saves/mine.grog"), 1 << 20, &size, &e);
	assert_non_null(text);
	char *order = strstr(text, "2921");
	assert_non_null(order);
	order[3] = '9';
	files_put(file_of(&s, "saves/mine.grog"), text, size);
	free(text);
	key(&s, 'o', MOD_CTRL);
	desk_draw(s.d);
	assert_non_null(strstr(ui_text(desk_ui(s.d), "damage"), "The file is damaged, line"));
	close_stage(&s);
}

/* A game that cannot be loaded at all says so beforehand, and why. */
static void a_useless_game_is_not_offered(void **unused)
{
	(void)unused;
	static const char game[] = "grognard-match 1\nform running\ngame borodino\nscenario schevardino\noptions imperial_guard=9\n"
				   "seed 7\n\n";
	struct stage s;
	open_stage(&s, false, 1280, 720);
	files_put(file_of(&s, "saves/mine.grog"), game, sizeof game - 1);
	press(&s, "load");
	const char *says = ui_text(desk_ui(s.d), "no-load");
	if (!strstr(says, "cannot be loaded: imperial_guard=9: the scenario"))
		fail_msg("it says \"%s\"", says);
	assert_false(there(&s, "damage"));
	key(&s, KEY_ENTER, 0);
	assert_null(desk_match(s.d));
	assert_true(there(&s, "no-load"));
	close_stage(&s);
}

/* Settings are on the disk as soon as the hand rests, whatever becomes of the program: the game last begun, where its map lies, and
 * the window. One that is maximised keeps the size that it had before. */
static void settings_are_written_when_the_hand_rests(void **unused)
{
	(void)unused;
	struct stage s;
	struct error e = {0};
	struct config now;
	struct input size = {.kind = INPUT_RESIZE, .width = 1000, .height = 700};
	open_stage(&s, false, 1280, 720);
	setenv("XDG_CONFIG_HOME", s.folder, 1);
	start(&s, "borodino/7-september", "person", "person");
	snprintf(s.config.last_scenario, sizeof s.config.last_scenario, "borodino/7-september");
	table_see(desk_table(s.d), .3f, .6f, 100);
	desk_draw(s.d);
	desk_input(s.d, &size);
	assert_true(config_load(&now, &e));
	assert_string_equal(now.last_scenario, ""); /* the hand is still about it */
	key(&s, KEY_ESCAPE, 0);
	assert_true(config_load(&now, &e));
	assert_string_equal(now.last_scenario, "borodino/7-september");
	assert_non_null(config_view(&now, "borodino"));
	assert_int_equal(config_view(&now, "borodino")->percent, 100);
	assert_true(now.width == 1000 && now.height == 700 && !now.maximised);
	s.c->maximised = true;
	size.width = 1920;
	desk_input(s.d, &size);
	key(&s, KEY_ESCAPE, 0);
	assert_true(config_load(&now, &e));
	assert_true(now.width == 1000 && now.height == 700 && now.maximised);
	close_stage(&s);
}

/* The game kept by itself, damaged at a line (or all of it): resuming or beginning anew leaves the damaged file. */
static void damaged_is_kept(bool all, bool resume)
{
	struct stage s;
	struct error e = {0};
	uint64_t state = 13;
	size_t size, kept_size;
	open_stage(&s, false, 1280, 720);
	start(&s, "borodino/7-september", "person", "person");
	for (int i = 0; i < 20; i++)
		play_any(&s, &state);
	int orders = match_length(desk_match(s.d));
	desk_close(s.d);
	char *text = whole(file_of(&s, "autosave.grog"), &size);
	memset(all ? text : text + size * 3 / 4, '?', all ? size : 9);
	files_put(file_of(&s, "autosave.grog"), text, size);
	struct desk_options d = {.data = getenv("GROGNARD_DATA"), .saves = s.folder, .config = &s.config, .silent = true};
	s.d = desk_open(s.c, &d, &e);
	assert_non_null(s.d);
	if (resume) {
		assert_int_equal(desk_load(s.d, file_of(&s, "autosave.grog"), &e), !all);
		if (!all)
			assert_in_range(match_length(desk_match(s.d)), 5, orders - 1);
	}
	start(&s, "borodino/5-september", "person", "person");
	char *kept = whole(file_of(&s, all ? "saves/damaged 1.grog" : resume ? "saves/7 September, damaged 1.grog" : "saves/7 September, unfinished 1.grog"), &kept_size);
	assert_int_equal(kept_size, size);
	assert_memory_equal(kept, text, size);
	free(kept);
	free(text);
	close_stage(&s);
}

static void a_damaged_game_is_kept_aside(void **unused)
{
	(void)unused;
	for (int i = 0; i < 4; i++)
		damaged_is_kept(i & 1, i & 2);
}

/* One by one: the keys that lead to each dialog, from the launcher (game false) or from a game. */
static const struct way {
	bool game;
	const char *press[3];
	int key;
	unsigned mods;
} ways[] = {
	{false, {NULL}, KEY_F1, 0}, {false, {"load"}, 0, 0}, {false, {"settings"}, 0, 0}, {false, {"about"}, 0, 0},
	{true, {NULL}, KEY_F1, 0}, {true, {NULL}, 's', MOD_CTRL}, {true, {NULL}, 'o', MOD_CTRL},
	{true, {NULL}, KEY_F10, 0}, {true, {"menu", "menu-settings"}, 0, 0}, {true, {"menu", "menu-about"}, 0, 0},
	{true, {"menu", "menu-leave"}, 0, 0}, {true, {"menu", "menu-quit"}, 0, 0}, {true, {NULL}, KEY_F9, 0},
};

static void go(struct stage *s, const struct way *w)
{
	if (w->game)
		start(s, "borodino/7-september", "person", "person");
	if (w->key)
		key(s, w->key, w->mods);
	for (int i = 0; i < 3 && w->press[i]; i++)
		press(s, w->press[i]);
}

static void quit(struct stage *s)
{
	struct input in = {.kind = INPUT_QUIT};
	assert_false(desk_done(s->d));
	desk_input(s->d, &in);
	assert_true(desk_done(s->d));
	if (desk_match(s->d))
		on_disk(s, file_of(s, "autosave.grog"));
}

static void closed_in_every_dialog(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
		struct stage s;
		open_stage(&s, false, 1280, 720);
		go(&s, &ways[i]);
		if (ways[i].key != KEY_F9 && !ui_modal(desk_ui(s.d)))
			fail_msg("way %zu leads to no dialog", i);
		quit(&s);
		close_stage(&s);
	}
}

static void closed_in_a_drag_and_in_an_animation(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, false, 1280, 720);
	start(&s, "borodino/7-september", "person", "person");
	struct input in = {.kind = INPUT_PRESS, .button = BUTTON_LEFT, .clicks = 1};
	int piece = scenario_piece(match_scenario(desk_match(s.d)), "FR-I-2");
	assert_true(table_find_piece(desk_table(s.d), piece, &in.x, &in.y));
	desk_input(s.d, &in);
	for (int i = 0; i < 10; i++) {
		in.kind = INPUT_MOTION;
		in.y -= 12;
		desk_input(s.d, &in);
		desk_draw(s.d);
	}
	quit(&s);
	close_stage(&s);
	open_stage(&s, false, 1280, 720);
	start(&s, "borodino/7-september", "simple", "person");
	for (int i = 0; i < 4000 && !table_animating(desk_table(s.d)); i++) {
		desk_work(s.d);
		desk_draw(s.d);
		canvas_advance(s.c, 4);
	}
	assert_true(table_animating(desk_table(s.d)));
	quit(&s);
	close_stage(&s);
}

/* A report is on the screen and the window is closed. */
static void closed_in_a_report(void **unused)
{
	(void)unused;
	struct stage s;
	uint64_t state = 5;
	open_stage(&s, false, 1280, 720);
	start(&s, "borodino/7-september", "person", "person");
	for (int i = 0; i < 900 && !there(&s, "result"); i++) {
		play_any(&s, &state);
		canvas_advance(s.c, 4000); /* what moves comes to rest, and then the report comes */
		desk_draw(s.d);
		desk_work(s.d);
	}
	assert_true(ui_waits(desk_ui(s.d)));
	assert_non_null(strstr(ui_text(desk_ui(s.d), "title"), "Battle "));
	quit(&s);
	close_stage(&s);
}

static void windows_of_any_size(void **unused)
{
	(void)unused;
	static const int sizes[][2] = {{320, 200}, {8000, 4000}, {200, 900}, {4000, 130}};
	for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
		struct stage s;
		open_stage(&s, true, sizes[k][0], sizes[k][1]);
		for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
			if (k == 1 && i % 4)
				continue; /* a picture of 32 million points takes its time */
			if (ways[i].game && !desk_match(s.d))
				start(&s, "borodino/7-september", "person", "person");
			if (ways[i].key)
				key(&s, ways[i].key, ways[i].mods);
			for (int p = 0; p < 3 && ways[i].press[p] && there(&s, ways[i].press[p]); p++)
				press(&s, ways[i].press[p]);
			desk_draw(s.d);
			for (int e = 0; e < 4 && ui_waits(desk_ui(s.d)); e++)
				key(&s, KEY_ESCAPE, 0);
			if (desk_match(s.d) && ui_modal(desk_ui(s.d)))
				fail_msg("a dialog stays open at %d x %d (way %zu)", sizes[k][0], sizes[k][1], i);
		}
		int w, h;
		canvas_size(s.c, &w, &h);
		assert_true(w >= 64 && h >= 64);
		close_stage(&s);
	}
}

/* The real program plays two simple opponents and is killed; what it leaves is a game that replays. */
static void killed_at_any_moment(void **unused)
{
	(void)unused;
	static const int after_ms[] = {150, 500, 1200};
	for (size_t i = 0; i < sizeof after_ms / sizeof *after_ms; i++) {
		char folder[] = "/tmp/grognard-killed-XXXXXX", path[160];
		struct stat st;
		assert_non_null(mkdtemp(folder));
		snprintf(path, sizeof path, "%s/grognard/autosave.grog", folder);
		pid_t child = fork();
		if (!child) {
			setenv("XDG_DATA_HOME", folder, 1);
			setenv("XDG_CONFIG_HOME", folder, 1);
			if (!freopen("/dev/null", "w", stderr))
				_exit(126);
			execl(getenv("GROGNARD_DESK"), "grognard", "--data", getenv("GROGNARD_DATA"), "--scenario",
			      "borodino/7-september", "--seats", "random,random", "--seed", "3", (char *)NULL);
			_exit(127);
		}
		for (int wait = 0; wait < 3000 && stat(path, &st); wait++)
			usleep(10000);
		usleep((useconds_t)after_ms[i] * 1000);
		assert_int_equal(kill(child, SIGKILL), 0);
		int status;
		waitpid(child, &status, 0);
		assert_true(WIFSIGNALED(status)); /* it was alive until then */
		struct error e = {0};
		struct match *m = match_load(getenv("GROGNARD_DATA"), path, &e);
		if (!m)
			fail_msg("nothing was left: %s", e.reason);
		if (e.reason[0] && !strstr(e.reason, "breaks off"))
			fail_msg("%s", e.reason);
		if (i == 2)
			assert_true(match_length(m) > 0);
		match_free(m);
		files_remove(folder);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_full_disk_is_told_and_the_game_goes_on),
		cmocka_unit_test(a_save_that_fails_leaves_the_old_one),
		cmocka_unit_test(a_folder_that_is_gone_is_told),
		cmocka_unit_test(a_folder_removed_while_playing_is_made_again),
		cmocka_unit_test(a_folder_lost_while_playing_is_told_at_once),
		cmocka_unit_test(without_a_folder_it_is_saved_elsewhere),
		cmocka_unit_test(the_map_lies_where_it_was_left),
		cmocka_unit_test(a_saved_game_shows_its_map), cmocka_unit_test(a_damaged_game_is_marked),
		cmocka_unit_test(a_useless_game_is_not_offered),
		cmocka_unit_test(settings_are_written_when_the_hand_rests),
		cmocka_unit_test(a_damaged_game_is_kept_aside),
		cmocka_unit_test(closed_in_every_dialog),
		cmocka_unit_test(closed_in_a_drag_and_in_an_animation),
		cmocka_unit_test(closed_in_a_report),
		cmocka_unit_test(windows_of_any_size),
		cmocka_unit_test(killed_at_any_moment),
	};
	signal(SIGXFSZ, SIG_IGN);
	return cmocka_run_group_tests(tests, NULL, NULL);
}
