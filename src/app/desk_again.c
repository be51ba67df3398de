#include "app/desk_again.h"

#include "core/memory.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { TOO_SOON = 20 }; /* seconds */

static struct {
	const struct desk *d;
	char program[512], data[512], file[600];
	bool begun_again;
	time_t since;
} kept;

static void say(const char *words)
{
	if (write(STDERR_FILENO, words, strlen(words)) < 0)
		return;
}

/* Nothing here asks for memory. What is open is closed by the system, the lock of the game with it. */
static void begin_again(void)
{
	char again[] = "--again", data[] = "--data";
	char *line[] = {kept.program, data, kept.data, again, NULL, NULL};

	if (!kept.d)
		return;
	if (kept.begun_again && time(NULL) - kept.since < TOO_SOON) {
		say("grognard: out of memory once more; the game is kept and can be resumed when there is some\n");
		_exit(1);
	}
	if (desk_match(kept.d)) {
		snprintf(kept.file, sizeof kept.file, "%s", desk_kept_in(kept.d));
		if (*kept.file)
			line[4] = kept.file;
	}
	say("grognard: out of memory: begins anew\n");
	execv("/proc/self/exe", line);
	execvp(kept.program, line);
}

void again_when_lost(const struct desk *d, const char *program, const char *data, bool begun_again)
{
	kept.d = d;
	snprintf(kept.program, sizeof kept.program, "%s", program);
	snprintf(kept.data, sizeof kept.data, "%s", data);
	kept.begun_again = begun_again;
	kept.since = time(NULL);
	memory_when_lost(begin_again);
}

void again_forget(void)
{
	memory_when_lost(NULL);
	kept.d = NULL;
}

void again_tell(struct desk *d)
{
	ui_message(desk_ui(d), "Memory ran out",
		   "The program had to begin anew. The game is here as it stood after the last order. "
		   "Other programs that are closed leave more memory to this one.");
}
