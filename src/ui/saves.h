/* The saved games of a folder, newest first, with what is known of each without playing it. What only playing tells (how it
 * stands, where the counters lie) is asked for once and kept in an index beside them.
 */
#ifndef GROGNARD_UI_SAVES_H
#define GROGNARD_UI_SAVES_H

#include "match/saved.h"

enum { GLANCE_MOST = 192, GLANCE_SIDE = 4096 };

/* A saved game as both sides may see it. */
struct glance {
	char map[48];            /* the folder of the picture of its map */
	char stands[64];         /* "French, marginal"; or "" */
	char damage[120];        /* where and why it breaks off, or why none of it can be loaded; "" when all of it is well */
	bool useless;            /* none of it can be loaded, and nothing else is known */
	bool over;               /* else that is how it would stand, if it ended now */
	int n;
	struct {
		uint16_t x, y;   /* of the sheet, 0 .. GLANCE_SIDE - 1 */
		uint8_t side;
	} at[GLANCE_MOST];       /* counters on the map */
};

struct saved {
	char *name, *path;       /* without and with folder and ending */
	char when[40];
	char fault[200];         /* why it cannot be loaded */
	int64_t time, size;      /* nanoseconds; bytes */
	struct match_info info;
	struct glance *glance;   /* NULL: not known yet */
	bool good;
};

struct saves {
	int n, room;
	char *folder;
	bool fresh;              /* something is known that the index has not */
	struct saved *at;
};

/* All of a folder, however many; a folder that cannot be read holds none. NULL without memory. */
struct saves *saves_read(const char *folder);
void saves_free(struct saves *l);
/* Takes one out of the list: its file is gone. */
void saves_drop(struct saves *l, int i);
/* Gives its file another name ("a name", without folder and ending); never that of another file. False with `e`. */
bool saves_rename(struct saves *l, int i, const char *name, struct error *e);

/* Can anything of it be loaded, as far as that is known? */
bool saved_loads(const struct saved *f);

/* The glance of a game is known from now on. */
void saves_glance(struct saves *l, int i, const struct glance *g);
/* Writes the index anew if it is out of date. One that cannot be written is no loss. */
void saves_keep(struct saves *l);

/* "Guards: Napoleon at the Berezina, Solitaire, 25 November, 0400 (so far: French, marginal)": its name and what it is, and that it is
 * damaged, cannot be loaded or is of a later version, as far as that is known; `game`: the title of its game, or "". What the name or the turn says already is not said again. */
void saves_line(const struct saved *f, const char *game, char *out, size_t size);

#endif
