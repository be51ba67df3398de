/* What the files of scripts share. */
#ifndef GROGNARD_APP_SCRIPT_OWN_H
#define GROGNARD_APP_SCRIPT_OWN_H

#include "app/script.h"

enum { MAX_WORDS = 24, SCRIPT_REST = 512 };

struct script {
	struct desk *d;
	struct canvas *c;
	const char *folder; /* for pictures without a folder: as given */
	int words;
	char *word[MAX_WORDS];
	bool quoted[MAX_WORDS];
	char rest[SCRIPT_REST]; /* the line after its first word */
	int x, y;           /* where the pointer is */
	unsigned mods;      /* keys held while the mouse is used: "shift+drag A B" */
	bool quit;
};

/* One line, cut into words. False with the reason. */
bool script_line(struct script *s, struct error *e);

/* script_expect.c: the word "expect". */
bool script_expect(struct script *s, struct error *e);
/* The place or piece of this name; NONE: no game is on, or it has none. */
int script_place(const struct script *s, const char *id);
int script_piece(const struct script *s, const char *id);
/* Where a piece is: as the seat sees it, or, where it is closed to the seat, in truth. */
int script_place_of(const struct script *s, int piece);

#endif
