/* Does a game keep its secrets in a position? The equality test and the sieve of events, for tests, fuzzers and
 * playouts; slow, never called while playing.
 *
 * Equality: whatever a side may learn is byte for byte the same on the truth and on a position imagined for it: what is
 * shown, each query, the public part of the prompt; for the side that decides also the whole prompt, orders, odds and
 * refusals, and all of that again order by order while it builds something up (phase_builds), which never seals. Whoever
 * belongs to neither side (NOBODY) sees the same on both as well. What is imagined is honest (rules/honest.h).
 * Sieve: an event or line of an account that a side may see names no piece that the side does not know, by what it is
 * shown before or after the order or by an EVENT_REVEAL of that order. What the side that decides is told of its own
 * order is the same on both positions (with the same dice) up to the first EVENT_REVEAL, EVENT_CARD or EVENT_ELIMINATE that
 * it sees, or a phase or decision of the other side: whoever learns something is told so before what follows from it.
 */
#ifndef GROGNARD_WORDS_SECRETS_H
#define GROGNARD_WORDS_SECRETS_H

#include "words/words.h"

/* For both sides and NOBODY, with one imagined position each. `probes`: how many random pieces are asked about by every query,
 * how many listed orders are weighed and played, how many random orders are tried. `state`: generator for all that.
 * `*differ` (may be NULL) counts the imagined positions that are not like the truth (but for the dice). False with
 * the leak in `e`: who learns it and from what.
 */
bool rules_secrets(const struct scenario *s, const struct position *p, int probes, uint64_t *state, int *differ,
		   struct error *e);

/* The part of it that is about one order which is about to be played: its odds, what it tells the side that gives it, the
 * sieve for everybody. For every order of a whole game: what is told but once is hardly ever among rules_secrets' probes.
 * Games that hide nothing always pass. */
bool rules_secrets_of(const struct scenario *s, const struct position *p, const struct order *o, uint64_t *state,
		      struct error *e);

#endif
