/* A game as its players see it: position after position, what the side to decide knows of it, for players to think
 * about. */
#ifndef GROGNARD_TESTS_AI_SEEN_H
#define GROGNARD_TESTS_AI_SEEN_H

#include "check.h"

#include "ai/player.h"

struct seen_game {
	struct scenario s;
	union any_position at, known; /* the truth; what the side to decide may know of it */
	struct orders list;
	uint64_t seed;                /* of this decision */
	int orders;
};

/* "borodino/5-september", at its first decision. */
struct seen_game *seen_open(const char *id);
void seen_close(struct seen_game *g);
/* What the side to decide would be shown if this were the truth: as g->known is shown of g->at. */
void seen_shown(const struct seen_game *g, const struct position *truth, union any_position *out);
/* Plays the order and goes on to the next decision; false at the end of the game. */
bool seen_next(struct seen_game *g, int order);
/* On by the simple player, for both sides, till a row of this name is decided. */
void seen_go_on_to(struct seen_game *g, const char *row);
/* The simple player's order here, thought out at one go. */
int seen_simple(struct seen_game *g, void *own);

#endif
