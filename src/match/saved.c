#include "match/saved.h"

#include "match/head.h"
#include "match/inside.h"

#include <ctype.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool file_is_path(const char *name)
{
	return name[0] == '/' || !strncmp(name, "~/", 2);
}

void file_saved(const char *folder, const char *name, char *out, size_t size)
{
	const char *home = name[0] == '~' ? getenv("HOME") : NULL, *end = strrchr(name, '.');
	if (!file_is_path(name))
		snprintf(out, size, "%s/%s.grog", folder, name);
	else
		snprintf(out, size, "%s%s%s", home ? home : "", name + (name[0] == '~'),
			 end && !strcmp(end, ".grog") ? "" : ".grog");
}

/* The name of the turn without what was taken back in it, or who gives the orders from there on. */
static void name_turn(const char *text, struct match_info *out)
{
	const char *taken = strstr(text, TAKEN_BACK), *end = taken ? taken : strstr(text, GIVEN_BY);
	int n = end ? (int)(end - text) : (int)strlen(text);
	if (n)
		snprintf(out->turn, sizeof out->turn, "%.*s", n < (int)sizeof out->turn ? n : (int)sizeof out->turn - 1, text);
}

enum { FIRST_PART = 16 << 10, LAST_PART = 8 << 10 };

/* What the lines behind the head say; true when one of them names a turn. The last may be cut off. */
static bool look_through(struct lines *l, struct match_info *out)
{
	char line[BODY_LINE];
	bool broken = false, named = false;
	struct error inner = {0};
	while (lines_next(l, line, sizeof line, &broken, &inner) && !broken) {
		out->begun |= strchr(line, '\t') || !strncmp(line, "seal ", 5);
		if (!strncmp(line, "turn ", 5)) {
			name_turn(line + 5, out);
			named = true;
		}
	}
	return named;
}

/* The last lines of a file of `whole` bytes, of which the first `seen` were read: more and more of them, till one names a
 * turn. */
static void look_behind(const char *path, size_t seen, size_t whole, struct match_info *out)
{
	bool named = false;
	for (size_t part = LAST_PART; !named && seen < whole; part *= 4) {
		size_t from = whole > part && whole - part > seen ? whole - part : seen, size;
		char *text = file_read_part(path, from, whole - from, &size, NULL, NULL);
		if (!text)
			return;
		char *line = from == seen ? text : memchr(text, '\n', size); /* what stands before that is cut off */
		struct lines l = {.text = line ? line : text, .size = line ? size - (size_t)(line - text) : 0};
		named = look_through(&l, out);
		free(text);
		if (from == seen)
			return;
	}
}

static void take_head(const struct head *h, struct match_info *out)
{
	memcpy(out->game, h->game, sizeof out->game);
	memcpy(out->scenario, h->scenario, sizeof out->scenario);
	memcpy(out->title, h->title, sizeof out->title);
	memcpy(out->turn, h->turn, sizeof out->turn);
	memcpy(out->saved, h->saved, sizeof out->saved);
	memcpy(out->player, h->seat, sizeof out->player);
}

bool match_peek(const char *path, struct match_info *out, struct error *e)
{
	size_t size = 0, whole = 0;
	memset(out, 0, sizeof *out);
	char *text = file_read_part(path, 0, FIRST_PART, &size, &whole, e);
	struct head *h = text ? malloc(sizeof *h) : NULL;
	bool mended = h && lines_mend(text, &size); /* then places in the text are none in the file */
	struct lines l = {.text = text, .size = size};
	bool fine = h && !(mended && whole > FIRST_PART) && head_read(&l, path, h, whole > FIRST_PART ? NULL : e);
	if (h && !fine && whole > FIRST_PART) { /* a scenario of its own may be as long as this */
		free(text);
		text = file_read(path, MATCH_MAX_BYTES, &size, e);
		if (text)
			lines_mend(text, &size);
		l = (struct lines){.text = text, .size = size};
		fine = text && head_read(&l, path, h, e);
	}
	out->later = h && h->later;
	if (fine) {
		take_head(h, out);
		look_through(&l, out);
	}
	if (fine && !mended)
		look_behind(path, l.from, whole, out); /* its last line may be cut off */
	free(h);
	free(text);
	return fine;
}

static const char *const aside[] = {"unfinished ", "damaged "};

/* "Borodino, unfinished 12.grog", "damaged 3.grog" */
static bool is_aside(const char *name, const char *as)
{
	size_t word = strlen(as), n = strlen(name), tail = strlen(".grog");
	if (n <= tail || strcmp(name + n - tail, ".grog"))
		return false;
	size_t at = n - tail;
	while (at > 0 && isdigit((unsigned char)name[at - 1]))
		at--;
	return at < n - tail && at >= word && !strncmp(name + at - word, as, word) &&
	       (at == word || (at >= word + 2 && !strncmp(name + at - word - 2, ", ", 2)));
}

/* How many there are, and which is the oldest. */
static int count_aside(DIR *dir, const char *as, char oldest[256])
{
	struct timespec least = {0};
	struct dirent *entry;
	int n = 0;
	rewinddir(dir);
	while ((entry = readdir(dir))) {
		struct stat st;
		if (!is_aside(entry->d_name, as) || fstatat(dirfd(dir), entry->d_name, &st, AT_SYMLINK_NOFOLLOW) || !S_ISREG(st.st_mode))
			continue;
		if (!n++ || st.st_mtim.tv_sec < least.tv_sec || (st.st_mtim.tv_sec == least.tv_sec && st.st_mtim.tv_nsec < least.tv_nsec)) {
			least = st.st_mtim;
			snprintf(oldest, 256, "%s", entry->d_name);
		}
	}
	return n;
}

void saved_thin(const char *folder)
{
	DIR *dir = opendir(folder);
	char oldest[256];
	for (size_t i = 0; dir && i < sizeof aside / sizeof *aside; i++)
		while (count_aside(dir, aside[i], oldest) > ASIDE_KEPT && !unlinkat(dirfd(dir), oldest, 0))
			;
	if (dir)
		closedir(dir);
}
