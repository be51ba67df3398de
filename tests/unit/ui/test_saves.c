/* The list of saved games: all of them, newest first, in folders of any name, and what cannot be loaded says why. */
#include "ui/saves.h"
#include "check.h"
#include "files.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { MANY = 700 };

static char folder[600];

static int make_folder(void **state)
{
	char deep[200];
	(void)state;
	strcpy(folder, "/tmp/grognard-saves-XXXXXX");
	if (!mkdtemp(folder))
		return -1;
	memset(deep, 'd', sizeof deep - 1); /* two of them: longer than any buffer for a path once was */
	deep[sizeof deep - 1] = 0;
	for (int i = 0; i < 2; i++) {
		strcat(strcat(folder, "/"), deep);
		if (mkdir(folder, 0700))
			return -1;
	}
	return 0;
}

static int remove_folder(void **state)
{
	(void)state;
	folder[strlen("/tmp/grognard-saves-XXXXXX")] = 0;
	return files_remove(folder);
}

static void put(const char *name, const char *text, time_t ago)
{
	char path[900];
	struct timespec t[2] = {{.tv_sec = time(NULL) - ago}, {.tv_sec = time(NULL) - ago}};
	snprintf(path, sizeof path, "%s/%s", folder, name);
	files_put(path, text, strlen(text));
	assert_int_equal(utimensat(AT_FDCWD, path, t, 0), 0);
}

static void all_of_a_folder(void **state)
{
	static const char game[] = "grognard-match 1\nform running\ngame null\nscenario duel\ntitle The Duel\nseed 7\nturn Hour 1\n\n";
	char name[32], line[240];
	struct saves *l;
	(void)state;
	for (int i = 0; i < MANY; i++) {
		snprintf(name, sizeof name, "game %d.grog", i);
		put(name, game, 1000 + i);
	}
	put("newest.grog", "rubbish", 10);
	put("no game.txt", game, 5);
	put(".hidden.grog", game, 5);
	l = saves_read(folder);
	assert_non_null(l);
	assert_int_equal(l->n, MANY + 1);
	assert_string_equal(l->at[0].name, "newest");
	assert_false(l->at[0].good);
	assert_string_equal(l->at[0].fault, "this is no saved game of Grognard");
	for (int i = 0; i < MANY; i++) {
		snprintf(name, sizeof name, "game %d", i);
		assert_string_equal(l->at[i + 1].name, name);
		assert_true(l->at[i + 1].good);
	}
	saves_line(&l->at[1], "The Two Villages", line, sizeof line);
	assert_string_equal(line, "game 0: The Two Villages, The Duel, Hour 1");
	saves_line(&l->at[0], "", line, sizeof line);
	assert_string_equal(line, "newest (cannot be loaded)");
	saves_drop(l, MANY);
	saves_drop(l, 0);
	assert_int_equal(l->n, MANY - 1);
	assert_string_equal(l->at[0].name, "game 0");
	assert_string_equal(l->at[MANY - 2].name, "game 698");
	saves_free(l);
}

/* Of a game too long to be read whole its first and last lines are read: the turn is the last that was named. */
static void the_ends_of_a_long_game_are_enough(void **state)
{
	static const char head[] = "grognard-match 1\nform running\ngame null\nscenario duel\ntitle The Duel\nseed 7\nturn Hour 1\n\n",
			  foot[] = "\nturn Hour 9\nmarch A1 0101\t00000000\n";
	struct match_info info;
	char path[900];
	int fd;
	(void)state;
	snprintf(path, sizeof path, "%s/long.grog", folder);
	put("long.grog", head, 1);
	fd = open(path, O_WRONLY);
	assert_true(fd >= 0);
	assert_int_equal(lseek(fd, (off_t)1 << 32, SEEK_SET), (off_t)1 << 32); /* a hole: it takes no room */
	assert_int_equal(write(fd, foot, sizeof foot - 1), sizeof foot - 1);
	close(fd);
	assert_true(match_peek(path, &info, NULL));
	assert_string_equal(info.turn, "Hour 9");
	assert_true(info.begun);
	unlink(path);
}

static void what_is_known_of_a_game_is_kept(void **state)
{
	static const char game[] = "grognard-match 1\nform running\ngame null\nscenario duel\ntitle The Duel\nseed 7\nturn Hour 1\n\n";
	struct glance g = {.map = "null", .stands = "3 to 2", .damage = "line 9", .n = 2, .at = {{4095, 17, 1}, {0, 2048, 0}}};
	struct error e;
	struct saves *l;
	char line[320];
	(void)state;
	put("a.grog", game, 10);
	put("b.grog", game, 20);
	l = saves_read(folder);
	assert_null(l->at[0].glance);
	saves_glance(l, 0, &g);
	saves_glance(l, 1, &g);
	assert_true(saves_rename(l, 0, "c", &e));
	assert_false(saves_rename(l, 1, "c", &e));
	saves_keep(l);
	saves_free(l);
	put("b.grog", game, 5); /* it was saved again: now it may stand otherwise */
	l = saves_read(folder);
	assert_string_equal(l->at[0].name, "b");
	assert_null(l->at[0].glance);
	assert_string_equal(l->at[1].name, "c");
	assert_non_null(l->at[1].glance);
	assert_memory_equal(l->at[1].glance, &g, sizeof g);
	l->at[1].glance->damage[0] = 0;
	saves_line(&l->at[1], "", line, sizeof line);
	assert_string_equal(line, "c: The Duel, Hour 1 (so far: 3 to 2)");
	l->at[1].glance->over = true;
	saves_line(&l->at[1], "", line, sizeof line);
	assert_string_equal(line, "c: The Duel, Hour 1 (3 to 2)");
	strcpy(l->at[1].glance->damage, "line 9: the seal is broken");
	saves_line(&l->at[1], "", line, sizeof line);
	assert_string_equal(line, "c: The Duel, Hour 1 (damaged)");
	l->at[1].glance->useless = true;
	saves_line(&l->at[1], "", line, sizeof line);
	assert_string_equal(line, "c: The Duel, Hour 1 (cannot be loaded)");
	l->fresh = true;
	saves_keep(l);
	saves_free(l);
	l = saves_read(folder);
	assert_false(saved_loads(&l->at[1]));
	assert_true(saved_loads(&l->at[0]));
	struct saved later = {.name = (char[]){"e"}, .info = {.later = true}};
	saves_line(&later, "", line, sizeof line);
	assert_string_equal(line, "e (of a later version)");
	/* nothing is said twice: neither what the name nor what the turn says */
	struct saved twice = {.name = (char[]){"The Duel, unfinished 2"}, .good = true, .info = {.title = "The Duel", .turn = "Hour 1"}};
	saves_line(&twice, "The Two Villages", line, sizeof line);
	assert_string_equal(line, "The Duel, unfinished 2: The Two Villages, Hour 1");
	twice = (struct saved){.name = (char[]){"d"}, .good = true, .info = {.title = "7 September", .turn = "7 September, 0600"}};
	saves_line(&twice, "", line, sizeof line);
	assert_string_equal(line, "d: 7 September, 0600");
	saves_free(l);
	put(".known-games", "grognard-known 2\n\n1\t2\t\t12\t0\t\t\tc\n\t\t\t\t\t\t\t\nx", 1); /* damaged: nothing is known, nothing breaks */
	l = saves_read(folder);
	assert_null(l->at[1].glance);
	saves_free(l);
}

static void no_folder_holds_none(void **state)
{
	struct saves *l = saves_read("/nowhere/at/all");
	(void)state;
	assert_non_null(l);
	assert_int_equal(l->n, 0);
	saves_free(l);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(all_of_a_folder),
		cmocka_unit_test(the_ends_of_a_long_game_are_enough),
		cmocka_unit_test(what_is_known_of_a_game_is_kept),
		cmocka_unit_test(no_folder_holds_none),
	};
	return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
