/* The cards of a game: what is printed on them, read from scenarios/<game>/cards.json. Where a card is stands in the position
 * (deck.h).
 *
 * "cards": [{"id", "title", "side" (none: everybody's), "text", or "texts": {side: text}, "figure": [up to four numbers]}];
 * what else stands there is for who draws them.
 */
#ifndef GROGNARD_CORE_CARD_H
#define GROGNARD_CORE_CARD_H

#include "core/base.h"
#include "core/json.h"

struct scenario;

enum { CARD_FIGURES = 4, CARD_ID = 32 }; /* CARD_ID: bytes, with the end */

/* Texts lie in the file that was read, which lives as long as the scenario. */
struct card {
	const char *id, *title;
	const char *text[SIDES]; /* as each side reads it */
	int8_t side;             /* whose it is, or NOBODY */
	int8_t figures;
	int16_t figure[CARD_FIGURES]; /* the game's own numbers: value, losses ...; 0 where there is none */
};

/* Reads all cards of `s` from s->cards_json (`file` in messages), sides being known. False with `e` filled: a card without
 * id, title or text, an id that stands twice, is a number, has a blank or is too long, an unknown side, too many. */
bool cards_read(struct scenario *s, const char *file, struct error *e);

/* The card with this id, or NONE. */
int card_find(const struct scenario *s, const char *id);

#endif
