/* A game between two players without a match around it: as quick as may be, nothing is kept to go back to. */
#ifndef GROGNARD_APP_CLI_GAME_H
#define GROGNARD_APP_CLI_GAME_H

#include "ai/player.h"

struct cli_game {
	const struct scenario *s;
	const struct player *player[SIDES];
	void *own[SIDES];  /* what they remember */
	uint64_t seed;
	union any_position at, seen;
	struct orders list;
	long orders;
	bool sound;        /* every promise of the rules is checked at every step */
	uint64_t check;    /* of the strangers for that */
	bool timed;        /* how long they think is measured: */
	int phases[SIDES]; /* decisions in a row in one phase of one side count as one */
	int64_t thought[SIDES], longest[SIDES], phase; /* microseconds of the processor: in all, in one phase; in this one */
	int16_t turn, row;                             /* of this phase */
	int8_t side;
};

/* The first position. Members up to player, sound and timed are the caller's; the rest is filled. */
bool cli_game_begin(struct cli_game *g, const struct scenario *s, uint64_t seed, struct error *e);

/* Opens its players anew; those of an earlier game are closed. */
bool cli_game_seat(struct cli_game *g, struct error *e);

/* Plays to the end. False with `e` filled when the game breaks a promise, by number of orders too. */
bool cli_game_play(struct cli_game *g, struct error *e);

/* Closes the players. */
void cli_game_leave(struct cli_game *g);

/* The side that decides in the list of orders. */
enum side cli_game_side(const struct cli_game *g);

#endif
