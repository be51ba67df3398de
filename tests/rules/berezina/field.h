/* Sets up a position of the Berezina, plays orders by their text and looks at what came of it. */
#ifndef GROGNARD_TESTS_BEREZINA_FIELD_H
#define GROGNARD_TESTS_BEREZINA_FIELD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/berezina/berezina.h"

struct game {
	struct scenario s;
	struct events ev;
	struct error e;
	struct orders list;
	_Alignas(16) unsigned char memory[POSITION_BYTES];
};

/* Keys of a scenario that begins in a phase of a turn; more keys follow a comma. */
#define AT(turn, phase) "\"first_turn\":1,\"last_turn\":25,\"start\":{\"turn\":" #turn ",\"phase\":\"" phase "\"}"

/* Folder with maps/ and scenarios/. */
const char *data(void);

/* A new game from the keys of a scenario ("\"setup\":{...}"), with options as "name=value" or NULL. */
struct game *field(const char *keys, const char *option);
/* A scenario of the game by its name. */
struct game *scenario(const char *name, const char *option);
void leave(struct game *g);

struct position *now(struct game *g);
struct crossing *state(struct game *g);

/* Plays orders parted by ';' for whoever decides; takes up the piece of a `march` or `exit` by itself. */
void play(struct game *g, const char *orders);
/* The order is refused with this rule, changes nothing, and is not listed. */
void refused(struct game *g, const char *order, const char *rule);
bool offered(struct game *g, const char *order);

void stands(struct game *g, const char *piece, const char *hex);
void lost(struct game *g, const char *piece);
bool happened(struct game *g, int kind, const char *piece);
void row_is(struct game *g, int row, int side);
/* Values that the coming dice show, 0 at the end. */
void dice_are(struct game *g, const int *values);
int steps_of(struct game *g, const char *piece);
int box(struct game *g);

#endif
