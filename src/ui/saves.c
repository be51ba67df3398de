#include "ui/saves.h"

#include "core/file.h"
#include "ui/text.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char ending[] = ".grog", index_name[] = ".known-games", index_head[] = "grognard-known 3\n";

enum { INDEX_MOST = 64 << 20 };

static int newer(const void *a, const void *b)
{
	const struct saved *x = a, *y = b;
	if (x->time != y->time)
		return x->time < y->time ? 1 : -1;
	return strcmp(x->name, y->name);
}

static bool is_save(const char *name)
{
	size_t n = strlen(name), tail = sizeof ending - 1;
	return n > tail && name[0] != '.' && !strcmp(name + n - tail, ending);
}

static void drop(struct saved *f)
{
	free(f->name);
	free(f->path);
	free(f->glance);
}

/* "/folder/name.grog" into a fresh entry; false when it is no game's file, or without memory. */
static bool describe(struct saved *f, const char *folder, const char *name)
{
	size_t room = strlen(folder) + strlen(name) + 2;
	struct error e = {0};
	struct stat st;
	struct tm t;

	memset(f, 0, sizeof *f);
	f->name = strdup(name);
	f->path = malloc(room);
	if (!f->name || !f->path)
		return false;
	f->name[strlen(name) - strlen(ending)] = 0;
	snprintf(f->path, room, "%s/%s", folder, name);
	if (stat(f->path, &st) || !S_ISREG(st.st_mode))
		return false;
	f->time = (int64_t)st.st_mtim.tv_sec * 1000000000 + st.st_mtim.tv_nsec;
	f->size = (int64_t)st.st_size;
	if (localtime_r(&st.st_mtime, &t))
		strftime(f->when, sizeof f->when, "%d %b %Y, %H:%M", &t);
	f->good = match_peek(f->path, &f->info, &e);
	if (!f->good)
		snprintf(f->fault, sizeof f->fault, "%.199s", e.reason[0] ? e.reason : "This file cannot be read.");
	return true;
}

static struct saved *one_more(struct saves *l)
{
	if (l->n == l->room) {
		int room = l->room ? 2 * l->room : 32;
		struct saved *at = realloc(l->at, (size_t)room * sizeof *at);
		if (!at)
			return NULL;
		l->at = at;
		l->room = room;
	}
	return &l->at[l->n];
}

/* --- the index: a line for each game, "time size map counters over stands damage" with tabs between, and its name ---
 * A counter is seven hex digits: three for x, three for y, one for the side. `over`: 1 or 0, or 2 of what is useless. */

static bool read_spots(const char *text, struct glance *g)
{
	for (g->n = 0; *text && g->n < GLANCE_MOST; text += 7) {
		unsigned x, y, side;
		if (strspn(text, "0123456789abcdef") < 7 || sscanf(text, "%3x%3x%1x", &x, &y, &side) != 3)
			return false;
		g->at[g->n].x = (uint16_t)x;
		g->at[g->n].y = (uint16_t)y;
		g->at[g->n++].side = (uint8_t)side;
	}
	return true;
}

static int by_name(const void *key, const void *saved)
{
	return strcmp(key, (*(struct saved *const *)saved)->name);
}

static int names(const void *a, const void *b)
{
	return strcmp((*(struct saved *const *)a)->name, (*(struct saved *const *)b)->name);
}

/* One line; what does not fit, or is of a file that has changed since, is passed over. */
static void read_known(char *line, struct saved **sorted, int n)
{
	enum { TIME, SIZE, MAP, SPOTS, OVER, STANDS, DAMAGE, NAME, PARTS };
	char *part[PARTS], *rest = line;
	int k = 0;
	for (; k < PARTS && rest; k++)
		part[k] = strsep(&rest, "\t");
	struct saved **at = k == PARTS && !rest ? bsearch(part[NAME], sorted, (size_t)n, sizeof *sorted, by_name) : NULL;
	struct saved *f = at ? *at : NULL;
	if (!f || f->glance || strtoll(part[TIME], NULL, 10) != f->time || strtoll(part[SIZE], NULL, 10) != f->size)
		return;
	struct glance *g = calloc(1, sizeof *g);
	if (!g || strlen(part[MAP]) >= sizeof g->map || strlen(part[STANDS]) >= sizeof g->stands || strlen(part[DAMAGE]) >= sizeof g->damage ||
	    !read_spots(part[SPOTS], g)) {
		free(g);
		return;
	}
	strcpy(g->map, part[MAP]);
	strcpy(g->stands, part[STANDS]);
	strcpy(g->damage, part[DAMAGE]);
	g->over = part[OVER][0] == '1';
	g->useless = part[OVER][0] == '2';
	f->glance = g;
}

static bool index_path(const struct saves *l, char *out, size_t size)
{
	int n = snprintf(out, size, "%s/%s", l->folder, index_name);
	return n > 0 && (size_t)n < size;
}

static void read_index(struct saves *l)
{
	char path[4096], *rest;
	size_t size, head = sizeof index_head - 1;
	char *text = index_path(l, path, sizeof path) ? file_read(path, INDEX_MOST, &size, NULL) : NULL;
	struct saved **sorted = text && l->n ? malloc((size_t)l->n * sizeof *sorted) : NULL;
	if (sorted && !strncmp(text, index_head, head)) {
		for (int i = 0; i < l->n; i++)
			sorted[i] = &l->at[i];
		qsort(sorted, (size_t)l->n, sizeof *sorted, names);
		rest = text + head;
		while (rest && *rest)
			read_known(strsep(&rest, "\n"), sorted, l->n);
	}
	free(sorted);
	free(text);
}

void saves_keep(struct saves *l)
{
	char path[4096];
	struct buffer b = {0};
	if (!l->fresh || !index_path(l, path, sizeof path))
		return;
	l->fresh = false;
	buffer_print(&b, "%s", index_head);
	for (int i = 0; i < l->n; i++) {
		const struct saved *f = &l->at[i];
		const struct glance *g = f->glance;
		if (!g || strpbrk(f->name, "\t\n"))
			continue;
		buffer_print(&b, "%" PRId64 "\t%" PRId64 "\t%s\t", f->time, f->size, g->map);
		for (int k = 0; k < g->n; k++)
			buffer_print(&b, "%03x%03x%x", g->at[k].x & 0xfff, g->at[k].y & 0xfff, g->at[k].side & 0xf);
		buffer_print(&b, "\t%d\t%s\t%s\t%s\n", g->useless ? 2 : g->over, g->stands, g->damage, f->name);
	}
	if (!b.failed)
		file_write(path, b.at, b.n, NULL);
	free(b.at);
}

void saves_glance(struct saves *l, int i, const struct glance *g)
{
	struct saved *f = &l->at[i];
	if (!f->glance && !(f->glance = malloc(sizeof *f->glance)))
		return;
	*f->glance = *g;
	l->fresh = true;
}

/* --- the list --- */

struct saves *saves_read(const char *folder)
{
	struct saves *l = calloc(1, sizeof *l);
	DIR *dir = l ? opendir(folder) : NULL;
	struct dirent *entry;
	struct saved *f;

	while (dir && (entry = readdir(dir))) {
		if (!is_save(entry->d_name))
			continue;
		if (!(f = one_more(l)))
			break;
		if (describe(f, folder, entry->d_name))
			l->n++;
		else
			drop(f);
	}
	if (dir)
		closedir(dir);
	if (l && l->n)
		qsort(l->at, (size_t)l->n, sizeof *l->at, newer);
	if (!l || !(l->folder = strdup(folder))) {
		saves_free(l);
		return NULL;
	}
	read_index(l);
	return l;
}

/* Unlike rename alone it never takes the place of another file. False with errno. */
static bool move_file(const char *from, const char *to)
{
	struct stat there;
	if (!link(from, to))
		return !unlink(from);
	if (errno == EEXIST)
		return false;
	if (!lstat(to, &there)) { /* a file system without links */
		errno = EEXIST;
		return false;
	}
	return !rename(from, to);
}

bool saves_rename(struct saves *l, int i, const char *name, struct error *e)
{
	struct saved *f = &l->at[i];
	size_t room = strlen(l->folder) + strlen(name) + sizeof ending + 1;
	char *path = malloc(room), *copy = strdup(name);
	bool fine = path && copy;
	if (fine)
		snprintf(path, room, "%s/%s%s", l->folder, name, ending);
	if (!fine)
		error_set(e, NULL, NULL, NULL, "there is no memory for the name");
	else if (!move_file(f->path, path))
		fine = error_set(e, NULL, NULL, NULL, "%s", errno == EEXIST ? "Another game has that name." : strerror(errno));
	if (!fine) {
		free(path);
		free(copy);
		return false;
	}
	free(f->path);
	free(f->name);
	f->path = path;
	f->name = copy;
	l->fresh = true;
	return true;
}

void saves_drop(struct saves *l, int i)
{
	drop(&l->at[i]);
	l->n--;
	memmove(&l->at[i], &l->at[i + 1], (size_t)(l->n - i) * sizeof *l->at);
}

void saves_free(struct saves *l)
{
	for (int i = 0; l && i < l->n; i++)
		drop(&l->at[i]);
	if (l) {
		free(l->at);
		free(l->folder);
	}
	free(l);
}

bool saved_loads(const struct saved *f)
{
	return f->good && !(f->glance && f->glance->useless);
}

/* What is wrong with it, in a word; NULL when nothing is. */
static const char *wrong(const struct saved *f)
{
	if (f->info.later)
		return "of a later version";
	if (!saved_loads(f))
		return "cannot be loaded";
	return f->glance && f->glance->damage[0] ? "damaged" : NULL;
}

void saves_line(const struct saved *f, const char *game, char *out, size_t size)
{
	const char *title = f->info.title[0] ? f->info.title : f->info.scenario;
	const char *stands = f->glance ? f->glance->stands : "";
	bool told = text_holds(f->name, title) || !strncmp(f->info.turn, title, strlen(title));
	const char *part[] = {game, told ? "" : title, f->info.turn};
	size_t used = (size_t)snprintf(out, size, "%.90s", f->name);

	for (int i = 0, n = 0; f->good && i < 3 && used < size; i++)
		if (part[i][0])
			used += (size_t)snprintf(out + used, size - used, "%s%.60s", n++ ? ", " : ": ", part[i]);
	if (used < size && wrong(f))
		used += (size_t)snprintf(out + used, size - used, " (%s)", wrong(f));
	else if (stands[0] && used < size)
		snprintf(out + used, size - used, " (%s%.60s)", f->glance->over ? "" : "so far: ", stands);
}
