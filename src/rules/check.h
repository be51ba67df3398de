/* Does a game keep its promises in a position? For tests, fuzzers and playouts; slow, never called while playing.
 *
 * Invariants hold; there is an order unless the game is over; none stands twice in the list; each can be played and
 * leaves a sound position; verbs that build roll no die, show nothing and leave the decision with the same side;
 * random orders that are not listed are refused with a reason and without changing one byte.
 */
#ifndef GROGNARD_RULES_CHECK_H
#define GROGNARD_RULES_CHECK_H

#include "rules/rules.h"

/* `state`: generator for the random orders, `strangers` of them. False with the broken promise in `e`. */
bool rules_check(const struct scenario *s, const struct position *p, int strangers, uint64_t *state, struct error *e);

/* A random order for this game: any verb, mostly with the nouns that the verb has, sometimes nonsense. */
struct order rules_stranger(const struct scenario *s, enum side side, uint64_t *state);

#endif
