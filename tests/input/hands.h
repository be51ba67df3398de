/* A hand at a table without the rest of the program: gestures go in as events, orders go to the seat as the desk gives
 * them. */
#ifndef GROGNARD_TESTS_INPUT_HANDS_H
#define GROGNARD_TESTS_INPUT_HANDS_H

#include "check.h"
#include "input/own.h"
#include "match/local.h"

struct hands {
	struct canvas *c;
	struct match *m;
	struct seat *seat;
	struct table_view *t;
	int x, y;        /* where the pointer is */
	char reason[320]; /* of the last order or gesture that was refused; "" when none was */
	int menu;        /* choices of the last menu */
};

/* A side's table: a scenario by its name ("borodino/7-september"), or a saved game or a position among the scripts ("retreat.grog"). Fails
 * the test when it cannot be laid. */
struct hands *hands_open(const char *game, enum side side);
/* In a window of this size. */
struct hands *hands_open_in(const char *game, enum side side, int width, int height);
void hands_close(struct hands *h);

/* Played before the hand comes in, as typed. */
void hands_order(struct hands *h, const char *text);

int hands_piece(const struct hands *h, const char *id);
int hands_place(const struct hands *h, const char *id);

/* The pointer goes there; what moves comes to rest. */
void hands_move(struct hands *h, int x, int y);
void hands_settle(struct hands *h);

/* Pieces, places and cards by their ids, piles of cards by their names. */
void hands_click(struct hands *h, const char *what, unsigned mods);
void hands_hold(struct hands *h, const char *piece, const char *place, unsigned mods); /* the button stays down */
void hands_drop(struct hands *h);
void hands_drag(struct hands *h, const char *piece, const char *place, unsigned mods);
void hands_key(struct hands *h, int key, unsigned mods);
void hands_right(struct hands *h); /* the right button, where the pointer is */

/* Where the seat knows the piece to be. */
const char *hands_find(const struct hands *h, const char *piece);

#endif
