#include "ui/saves.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

static const char ending[] = ".grog";

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
	f->time = (int64_t)st.st_mtime;
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
	return l;
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
	if (l)
		free(l->at);
	free(l);
}

void saves_line(const struct saved *f, char *out, size_t size)
{
	const char *title = f->info.title[0] ? f->info.title : f->info.scenario;

	if (!f->good)
		snprintf(out, size, "%.90s", f->name);
	else
		snprintf(out, size, "%.90s: %.60s%s%.40s", f->name, title, f->info.turn[0] ? ", " : "", f->info.turn);
}
