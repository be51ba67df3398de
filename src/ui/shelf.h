/* The shelf of the launcher: the boxes of the games stand side by side on a board, the chosen one in front. */
#ifndef GROGNARD_UI_SHELF_H
#define GROGNARD_UI_SHELF_H

#include "ui/inner.h"

/* Is the window high enough for a shelf of boxes? Below it the games are plain buttons. */
bool shelf_fits(const struct ui *u);

/* An empty shelf that will hold `n` boxes; all of them fit into the width of the window. */
struct widget *shelf_new(struct ui *u, struct widget *root, int n);

/* The next box on it: that of the game `id`, one of a group of which one is chosen (`on`). `arg` is for `act`. */
struct widget *shelf_box(struct widget *shelf, const char *id, const char *title, bool on, int arg,
			 void (*act)(struct ui *, struct widget *));

/* What ends the row of boxes, so that they stand in the middle. */
void shelf_end(struct widget *shelf);

/* The largest letters, pixels, in which the names of all its boxes fit their plates of brass; 0: one would be cut, there are no plates. */
int shelf_letters(struct ui *u, const struct widget *shelf);

#endif
