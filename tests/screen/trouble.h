/* The whole program on a folder of its own, for tests of what goes wrong around it. */
#ifndef GROGNARD_TESTS_SCREEN_TROUBLE_H
#define GROGNARD_TESTS_SCREEN_TROUBLE_H

#include "app/desk.h"

#include "check.h"

struct stage {
	struct canvas *c;
	struct config config;
	struct desk *d;
	char folder[64]; /* of the saved games */
};

/* With a real canvas (`sdl`) or the null one. */
void open_stage(struct stage *s, bool sdl, int w, int h);
void close_stage(struct stage *s);

/* A game of two players by their names ("person"). */
void start(struct stage *s, const char *scenario, const char *first, const char *second);
void key(struct stage *s, int k, unsigned mods);
/* A widget of the interface, by its name: is it there, and a click on it. */
bool there(const struct stage *s, const char *name);
void press(struct stage *s, const char *name);
/* The path of a file in the folder; good till the next but one is asked for. */
const char *file_of(const struct stage *s, const char *name);
/* Plays listed orders as if by hand until one is played in earnest: what only builds is a draft. */
void play_any(struct stage *s, uint64_t *state);
/* What is in this file is what is on the table. */
void on_disk(const struct stage *s, const char *path);

#endif
