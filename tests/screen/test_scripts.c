/* Runs every script of this folder (or the one GROGNARD_SCRIPT names) with the real program on the dummy display, each in an
 * empty home. A script says on its first line with which options: "#! --scenario borodino/5-september"; @ stands for this
 * folder. NAME-2.script is another run in the home of NAME-1.script, which is run before it. */
#include "files.h"

#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

enum { MAX_SCRIPTS = 480 };

static char scripts[MAX_SCRIPTS][256];
static char home[64];

/* The same with @ for the folder of the script. */
static void expand(const char *script, const char *in, char *out, size_t size)
{
	size_t n = 0, folder = (size_t)(strrchr(script, '/') - script);

	for (; *in && n + folder + 2 < size; in++) {
		if (*in == '@')
			n += (size_t)snprintf(out + n, size - n, "%.*s", (int)folder, script);
		else
			out[n++] = *in;
	}
	out[n] = 0;
}

/* The words after "#!" of the first line. */
static void options_of(const char *script, char *out, size_t size)
{
	FILE *in = fopen(script, "r");

	*out = 0;
	if (in && fgets(out, (int)size, in) && !strncmp(out, "#!", 2)) {
		out[strcspn(out, "\r\n")] = 0;
		memmove(out, out + 2, strlen(out) - 1);
	} else {
		*out = 0;
	}
	if (in)
		fclose(in);
}

static void play(const char *script)
{
	char command[2400], options[400], whole[900];
	int status;

	options_of(script, options, sizeof options);
	expand(script, options, whole, sizeof whole);
	snprintf(command, sizeof command, "cd '%s' && '%s' --data '%s' --size 1280x800 %s --script '%s'", home,
		 getenv("GROGNARD_DESK"), getenv("GROGNARD_DATA"), whole, script);
	status = system(command);
	if (!WIFEXITED(status) || WEXITSTATUS(status))
		fail_msg("%s failed", script);
}

static int empty_home(void **state)
{
	(void)state;
	return files_remove(home) || mkdir(home, 0700) ? -1 : 0;
}

/* The script after which this one is another run: its name with 1 instead of 2; false when there is none. */
static bool first_run(const char *script, char out[256])
{
	size_t n = strlen(script), digit = n - strlen("2.script");
	if (n < 9 || strcmp(script + digit - 1, "-2.script") != 0)
		return false;
	memcpy(out, script, n + 1);
	out[digit] = '1';
	return true;
}

static void run(void **state)
{
	char before[256];
	if (first_run(*state, before))
		play(before);
	play(*state);
}

static int by_text(const void *a, const void *b)
{
	return strcmp(a, b);
}

static int find_scripts(void)
{
	char folder[200];
	int n = 0;
	struct dirent *entry;
	DIR *dir;

	snprintf(folder, sizeof folder, "%s/screen", getenv("GROGNARD_TESTS") ? getenv("GROGNARD_TESTS") : "tests");
	dir = opendir(folder);
	while (dir && (entry = readdir(dir)) && n < MAX_SCRIPTS) {
		size_t length = strlen(entry->d_name);
		if (length > 7 && length < 50 && !strcmp(entry->d_name + length - 7, ".script"))
			snprintf(scripts[n++], sizeof scripts[0], "%.190s/%.60s", folder, entry->d_name);
	}
	if (dir)
		closedir(dir);
	qsort(scripts, (size_t)n, sizeof scripts[0], by_text);
	return n;
}

static int remove_home(void **state)
{
	(void)state;
	return files_remove(home);
}

int main(void)
{
	const char *only = getenv("GROGNARD_SCRIPT");
	struct CMUnitTest tests[MAX_SCRIPTS] = {{0}};
	int n = find_scripts();

	if (!getenv("GROGNARD_DESK") || !n) {
		fprintf(stderr, "GROGNARD_DESK, GROGNARD_DATA and GROGNARD_TESTS say where all is\n");
		return 1;
	}
	if (n == MAX_SCRIPTS) { /* none may be left out unseen */
		fprintf(stderr, "there are more scripts than there is room for: MAX_SCRIPTS\n");
		return 1;
	}
	if (only) {
		snprintf(scripts[0], sizeof scripts[0], "%s", only);
		n = 1;
	}
	snprintf(home, sizeof home, "/tmp/grognard-scripts-XXXXXX");
	if (!mkdtemp(home))
		return 1;
	setenv("HOME", home, 1);
	setenv("XDG_CONFIG_HOME", home, 1);
	setenv("XDG_DATA_HOME", home, 1);
	setenv("SDL_VIDEODRIVER", "dummy", 1);
	setenv("SDL_AUDIODRIVER", "dummy", 1);
	for (int i = 0; i < n; i++)
		tests[i] = (struct CMUnitTest){strrchr(scripts[i], '/') ? strrchr(scripts[i], '/') + 1 : scripts[i],
					       run, empty_home, NULL, scripts[i]};
	return _cmocka_run_group_tests("scripts", tests, (size_t)n, NULL, remove_home);
}
