/* The saved games of a folder, newest first, with what is known of each without playing it. */
#ifndef GROGNARD_UI_SAVES_H
#define GROGNARD_UI_SAVES_H

#include "match/saved.h"

struct saved {
	char *name, *path;       /* without and with folder and ending */
	char when[40];
	char fault[200];         /* why it cannot be loaded */
	int64_t time;
	struct match_info info;
	bool good;
};

struct saves {
	int n, room;
	struct saved *at;
};

/* All of a folder, however many; a folder that cannot be read holds none. NULL without memory. */
struct saves *saves_read(const char *folder);
void saves_free(struct saves *l);
/* Takes one out of the list: its file is gone. */
void saves_drop(struct saves *l, int i);

/* "unfinished 2: 1812, Retreat from Moscow, Turn 21": its name and what it is. */
void saves_line(const struct saved *f, char *out, size_t size);

#endif
