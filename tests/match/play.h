/* What the tests of matches and seats share: matches of every game, played at random. */
#ifndef GROGNARD_TESTS_MATCH_PLAY_H
#define GROGNARD_TESTS_MATCH_PLAY_H

#include "match/local.h"
#include "check.h"

/* One scenario of each kind: with and without secrets, hexes, areas and points, for one and for two. */
extern const char *const play_games[];

/* A match of a scenario, "borodino/5-september"; persons on both sides. Fails the test when it cannot be made. */
struct match *play_match(const char *id, uint64_t seed);

/* A seat on it; fails the test without one. */
struct seat *play_seat(struct match *m, enum side side);

/* Plays a random order; false when the game is over. */
bool play_one(struct match *m, uint64_t *state);

/* Plays up to n of them; returns how many. */
int play_some(struct match *m, int n, uint64_t *state);

/* assert_memory_equal, fast where they are. */
void play_same_bytes(const void *a, const void *b, size_t n);

/* The chronicles tell the same of the same decisions, from this one on (NONE: of all, and of all runs of pages). */
void play_same_told(const struct chronicle *a, const struct chronicle *b, int from);

/* And they have heard it in the same hearings. */
void play_same_chronicle(const struct chronicle *a, const struct chronicle *b);

/* A new file in a folder of the test's own; the group's set-up and tear-down. */
const char *play_path(const char *name);
int play_folder_make(void **state);
int play_folder_remove(void **state);

#endif
