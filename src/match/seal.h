/* Lines of a saved game that neither side may read while the game is on: the seed, who sits where, the orders.
 *
 * The key is in the program, so a seal keeps the eyes of a player with a text editor out, not somebody who takes the
 * program apart: for that the truth would have to lie on a third machine.
 */
#ifndef GROGNARD_MATCH_SEAL_H
#define GROGNARD_MATCH_SEAL_H

#include <stdbool.h>

enum { SEAL_TEXT = 96, SEAL_LINE = 192 };

/* Seals a text of less than SEAL_TEXT bytes; all sealed texts are of one length. False when it is longer. */
bool seal_close(const char *text, char out[SEAL_LINE]);
/* Opens one; false when it is none, or was changed. */
bool seal_open(const char *sealed, char out[SEAL_TEXT]);

#endif
