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
	saves_line(&l->at[1], line, sizeof line);
	assert_string_equal(line, "game 0: The Duel, Hour 1");
	saves_line(&l->at[0], line, sizeof line);
	assert_string_equal(line, "newest");
	saves_drop(l, MANY);
	saves_drop(l, 0);
	assert_int_equal(l->n, MANY - 1);
	assert_string_equal(l->at[0].name, "game 0");
	assert_string_equal(l->at[MANY - 2].name, "game 698");
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
		cmocka_unit_test(no_folder_holds_none),
	};
	return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
