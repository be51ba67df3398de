/* Files written so that the old one survives: through links, with its permissions; what a killed program left is swept. */
#include "core/file.h"
#include "help.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static char *copied(const char *name)
{
	static char path[2][512];
	static int k;
	k = !k;
	snprintf(path[k], sizeof path[k], "%s", help_path(name));
	return path[k];
}

static void holds(const char *path, const char *text)
{
	size_t n;
	char *got = file_read(path, 100, &n, NULL);
	assert_non_null(got);
	assert_string_equal(got, text);
	free(got);
}

static void a_link_is_written_through(void **unused)
{
	struct error e = {0};
	struct stat st;
	char *file = copied("file"), *link = copied("link");
	(void)unused;
	assert_true(file_write(file, "one", 3, &e));
	assert_int_equal(symlink(file, link), 0);
	assert_true(file_write(link, "two", 3, &e));
	holds(file, "two");
	assert_int_equal(lstat(link, &st), 0);
	assert_true(S_ISLNK(st.st_mode));
}

static void permissions_stay(void **unused)
{
	struct error e = {0};
	struct stat st;
	char *file = copied("mode");
	(void)unused;
	assert_true(file_write(file, "one", 3, &e));
	assert_int_equal(chmod(file, 0640), 0);
	assert_true(file_write(file, "two", 3, &e));
	assert_int_equal(stat(file, &st), 0);
	assert_int_equal(st.st_mode & 0777, 0640);
}

static void made(const char *name, time_t ago)
{
	struct timespec t[2] = {{.tv_sec = time(NULL) - ago}, {.tv_sec = time(NULL) - ago}};
	help_write(help_path(name), "x", 1);
	assert_int_equal(utimensat(AT_FDCWD, help_path(name), t, 0), 0);
}

/* Only what has the sign of an unfinished file and is so old that nobody is writing it any more. */
static void leftovers_are_swept(void **unused)
{
	(void)unused;
	made("a.grog.part-abc123", FILE_SWEEP_AFTER + 60);
	made("b.grog.part-abc123", FILE_SWEEP_AFTER - 60);
	made("c.grog", FILE_SWEEP_AFTER + 60);
	made(".part-abc123", FILE_SWEEP_AFTER + 60);
	char folder[512];
	snprintf(folder, sizeof folder, "%s", help_path("a"));
	*strrchr(folder, '/') = 0;
	file_sweep(folder);
	assert_int_not_equal(access(help_path("a.grog.part-abc123"), F_OK), 0);
	assert_int_equal(access(help_path("b.grog.part-abc123"), F_OK), 0);
	assert_int_equal(access(help_path("c.grog"), F_OK), 0);
	assert_int_equal(access(help_path(".part-abc123"), F_OK), 0);
	file_sweep("/nowhere/at/all");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_link_is_written_through),
		cmocka_unit_test(permissions_stay),
		cmocka_unit_test(leftovers_are_swept),
	};
	return cmocka_run_group_tests(tests, help_folder_make, help_folder_remove);
}
