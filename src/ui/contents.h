/* The contents of the rules help: the paragraphs of a rulebook that the program obeys or the help explains, each with its
 * heading there. */
#ifndef GROGNARD_UI_CONTENTS_H
#define GROGNARD_UI_CONTENTS_H

#include "core/json.h"
#include "ui/markdown.h"
#include "ui/widget.h"

/* Reads rulebook.json at `path` and appends to `out`, for each paragraph that has a heading in `m` or that something obeys, a
 * line with its number and title; `id` is the block of the heading that bears its number, or that its "help" names, NONE
 * without one.
 * Returns how many lines there are. False rulebooks and no rulebook: 0, with `e` filled. */
int contents_read(const char *path, const struct markdown *m, struct items *out, struct error *e);

#endif
