/* Sets up a position of Borodino, plays orders by their text and looks at what came of it. */
#ifndef GROGNARD_TESTS_BORODINO_FIELD_H
#define GROGNARD_TESTS_BORODINO_FIELD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/borodino/borodino.h"

struct game {
	struct scenario s;
	struct events ev;
	struct error e;
	struct orders list;
	_Alignas(16) unsigned char memory[POSITION_BYTES];
};

#define DAY_5 "\"first_turn\":1,\"last_turn\":8,\"victory\":\"5-september\""
#define DAY_6 "\"first_turn\":11,\"last_turn\":24,\"victory\":\"6-september\""
#define DAY_7 "\"first_turn\":27,\"last_turn\":40,\"victory\":\"7-september\""
#define GRAND "\"first_turn\":1,\"last_turn\":40,\"victory\":\"7-september\",\"night\":[9,10,25,26]"
#define FRENCH_MOVE ""
#define FRENCH_FIGHT ",\"start\":{\"side\":\"french\",\"phase\":\"combat\"}"
#define RUSSIAN_MOVE ",\"start\":{\"side\":\"russian\",\"phase\":\"movement\"}"
#define RUSSIAN_FIGHT ",\"start\":{\"side\":\"russian\",\"phase\":\"combat\"}"

/* Folder with maps/ and scenarios/. */
const char *data(void);

/* A new game from the keys of a scenario ("\"setup\":{...}"), with options as "name=value" or NULL. */
struct game *field(const char *keys, const char *option);
/* A scenario of the game by its name. */
struct game *scenario(const char *name, const char *option);
void leave(struct game *g);

struct position *now(struct game *g);
struct battle *state(struct game *g);

/* Plays orders parted by ';' for whoever decides; takes up the piece of a `march` or `exit` by itself. */
void play(struct game *g, const char *orders);
/* The order is refused with this rule, changes nothing, and is not listed. */
void refused(struct game *g, const char *order, const char *rule);
bool offered(struct game *g, const char *order);
void dice(struct game *g, int value);

void stands(struct game *g, const char *piece, const char *hex);
void lost(struct game *g, const char *piece);
bool happened(struct game *g, int kind, const char *piece);
/* The odds of the attack being built: column and twice the strengths. */
void odds_are(struct game *g, const char *column, int attack2, int defence);
void row_is(struct game *g, int row, int side);
void hexes_offered(struct game *g, int verb, const char *piece, const char *hexes);

/* The number of the redoubt in this hex. */
int redoubt(struct game *g, const char *hex);

#endif
