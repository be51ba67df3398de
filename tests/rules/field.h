/* Sets up a position of any game, plays orders by their text and looks at what came of it. Each game has a field.h of
 * its own over this one.
 */
#ifndef GROGNARD_TESTS_RULES_FIELD_H
#define GROGNARD_TESTS_RULES_FIELD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/rules.h"

struct game {
	struct scenario s;
	struct events ev;
	struct error e;
	struct orders list;
	_Alignas(16) unsigned char memory[POSITION_BYTES];
};

/* Folder with maps/ and scenarios/. */
const char *data(void);

/* A new game of these rules ("borodino") from the keys of a scenario ("\"setup\":{...}"), with options as
 * "name=value" or NULL.
 */
struct game *field_in(const char *game, const char *keys, const char *option);
/* A scenario by its name ("borodino/shevardino"). */
struct game *scenario(const char *name, const char *option);
void leave(struct game *g);

struct position *now(struct game *g);
/* The index of a piece that must exist. */
int piece(struct game *g, const char *id);
int steps_of(struct game *g, const char *piece);

/* Plays orders parted by ';' for whoever decides; takes up the piece of a `march` or `exit` by itself. */
void play(struct game *g, const char *orders);
/* The order is refused with this rule, changes nothing, and is not listed. */
void refused(struct game *g, const char *order, const char *rule);
/* So is this one, and its reason says these words. */
void says(struct game *g, const char *order, const char *rule, const char *words);
bool offered(struct game *g, const char *order);
/* Values that the coming dice show, 0 at the end. */
void dice_are(struct game *g, const int *values);

/* The text of a scenario of one's own is accepted; with `old` in it replaced by `new` it is refused, and the message names file
 * and place and says this. */
void text_accepted(const char *whole);
void text_refused(const char *whole, const char *old, const char *new, const char *file, const char *place, const char *says);

/* What the test has changed in the data of the game is read anew and refused: the message names file and place and says this. */
void data_refused(struct game *g, const char *file, const char *place, const char *says);

/* In this hex, or "off the map". */
void stands(struct game *g, const char *piece, const char *hex);
bool happened(struct game *g, int kind, const char *piece);
/* The last order took the piece this way, "2609 2608"; "" when no event about it tells a way. */
void went(struct game *g, const char *piece, const char *way);
/* Whose turn it is, in which row of the sequence of play. */
void row_is(struct game *g, int row, int side);
/* The number of the rule that the question of now names: "8.4". */
const char *rule_asked(struct game *g);

/* Options as one text, parted by blanks. */
void options_set(struct game *g, const char *options);
/* A scenario with these options played to its end, a random order (or that which `pick` names, an index into g->list)
 * each time: no dead end, no broken invariant, every `every`-th position held against rules_check.
 */
void random_game(const char *name, const char *options, uint64_t seed, int every,
		 int (*pick)(struct game *g, uint64_t *state));

/* Does a line of the log about the last order hold these words? */
bool logged(struct game *g, const char *words);

/* The page of the game with this name, as an index; it must be there. */
int page_called(const struct scenario *s, const char *name);
/* Does a note of this page, of what the last order brought, hold these words? */
bool page_says(struct game *g, const char *name, const char *words);

#endif
