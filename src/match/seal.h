/* Lines of a saved game that neither side may read while the game is on: the seed, who sits where, the orders.
 *
 * Each seal stands on all lines before it: whoever cuts lines out, changes a line or puts one in breaks every seal that
 * follows, and the closing line is sealed too. The key is in the program, so a seal keeps the hands of a player with a
 * text editor off, not somebody who takes the program apart: for that the truth would have to lie on a third machine.
 */
#ifndef GROGNARD_MATCH_SEAL_H
#define GROGNARD_MATCH_SEAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SEAL_TEXT = 96, SEAL_LINE = 192 };

/* What the next seal stands on: the lines before it. Begins as zeros. */
struct seal_chain {
	uint8_t digest[32];
};

/* More of the file, whole lines: it does not matter in how many calls. */
void seal_link(struct seal_chain *chain, const char *lines, size_t n);

/* Seals a text of less than SEAL_TEXT bytes; all sealed texts are of one length. False when it is longer. */
bool seal_close(const struct seal_chain *chain, const char *text, char out[SEAL_LINE]);
/* Opens one that stands there; false when it is none, was changed, or other lines stand before it. */
bool seal_open(const struct seal_chain *chain, const char *sealed, char out[SEAL_TEXT]);
/* Opens one of the first kind, which stood on nothing. */
bool seal_open_loose(const char *sealed, char out[SEAL_TEXT]);

#endif
