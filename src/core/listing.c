#include "core/listing.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_BYTES = 4096 };

static int by_name(const void *a, const void *b)
{
	return strcmp(a, b);
}

/* Names that end in `end`, without it, sorted. Hidden files are left out. */
static int list(const char *folder, const char *end, char names[LISTING_MOST][LISTING_NAME])
{
	DIR *dir = opendir(folder);
	int n = 0;
	if (!dir)
		return 0;
	for (struct dirent *at; (at = readdir(dir)) && n < LISTING_MOST;) {
		size_t whole = strlen(at->d_name), tail = strlen(end);
		if (at->d_name[0] == '.' || whole <= tail || whole - tail >= LISTING_NAME ||
		    strcmp(at->d_name + whole - tail, end))
			continue;
		memcpy(names[n], at->d_name, whole - tail);
		names[n++][whole - tail] = 0;
	}
	closedir(dir);
	qsort(names, (size_t)n, sizeof names[0], by_name);
	return n;
}

int listing_json(const char *folder, char names[LISTING_MOST][LISTING_NAME])
{
	return list(folder, ".json", names);
}

int listing_games(const char *data, char names[LISTING_MOST][LISTING_NAME])
{
	char folder[PATH_BYTES];
	snprintf(folder, sizeof folder, "%s/scenarios", data);
	return list(folder, "", names);
}

int listing_scenarios(const char *data, const char *game, char names[LISTING_MOST][LISTING_NAME])
{
	static const char *const others[] = {"game", "pieces", "tables", "cards", "rulebook"};
	char folder[PATH_BYTES];
	snprintf(folder, sizeof folder, "%s/scenarios/%s", data, game);
	int n = listing_json(folder, names), kept = 0;
	for (int i = 0; i < n; i++) {
		bool other = false;
		for (size_t k = 0; k < sizeof others / sizeof others[0]; k++)
			other = other || !strcmp(names[i], others[k]);
		if (!other && kept++ != i)
			memcpy(names[kept - 1], names[i], sizeof names[0]);
	}
	return kept;
}
