/* Saved games as a list of them needs them: their paths, and what each is, without playing it. */
#ifndef GROGNARD_MATCH_SAVED_H
#define GROGNARD_MATCH_SAVED_H

#include "core/base.h"

struct player;

/* Does the player name a place of his own for a saved game, "/..." or "~/..."? */
bool file_is_path(const char *name);

/* The path of a saved game: such a place, with ".grog" at its end, or this name in `folder`. */
void file_saved(const char *folder, const char *name, char *out, size_t size);

/* What a saved game is, from its first and last lines, without playing it: for lists with a preview. However long it is, no
 * more is read of it than that takes. */
struct match_info {
	char game[32], scenario[64], title[96], turn[48], saved[32];
	bool begun; /* an order was given */
	bool later; /* a later version of the program saved it, and this one cannot read it */
	const struct player *player[2]; /* NULL: a person */
};

/* False with `e` filled when it is none. */
bool match_peek(const char *path, struct match_info *out, struct error *e);

/* What the program itself put aside in this folder, games called "..., unfinished 3" or "..., damaged 3": of either the newest ASIDE_KEPT
 * stay, the older ones are removed. Games with any other name are the player's, whatever their age. */
enum { ASIDE_KEPT = 5 };
void saved_thin(const char *folder);

#endif
