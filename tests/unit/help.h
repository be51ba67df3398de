/* What the unit tests share: a folder of their own, matches played at random. */
#ifndef GROGNARD_TESTS_UNIT_HELP_H
#define GROGNARD_TESTS_UNIT_HELP_H

#include "match/match.h"
#include "check.h"

/* Folder with maps/ and scenarios/. */
const char *help_data(void);

/* Group set-up and tear-down: a new empty folder, removed with all that is in it. */
int help_folder_make(void **state);
int help_folder_remove(void **state);
/* Path of a file in it; good until the next eight calls. */
const char *help_path(const char *name);

/* A match of the template game; fails the test when it cannot be made. */
struct match *help_match(uint64_t seed);
/* Plays up to `n` random orders, fewer when the game ends. Returns how many. */
int help_play(struct match *m, int n, uint64_t *state);
/* A match with about `n` orders in its record: seeds are tried until a game is long enough. */
struct match *help_long(int n, uint64_t *state);

/* Whole file as text with a zero; NULL when there is none. Free with free(). */
char *help_read(const char *path, size_t *size);
void help_write(const char *path, const void *bytes, size_t n);

/* Equal positions and records. */
void help_same(const struct match *a, const struct match *b);

#endif
