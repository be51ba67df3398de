/* Is what a game imagines honest? For tests, fuzzers and playouts; slow, never called while playing.
 *
 * For each side and for NOBODY: the imagined position is sound and its dice are others; with one seed the truth and every
 * position imagined for that side give the same bytes, and so, for NOBODY, does what was imagined for either side: what is
 * not read off the truth cannot differ.
 */
#ifndef GROGNARD_RULES_HONEST_H
#define GROGNARD_RULES_HONEST_H

#include "rules/rules.h"

/* `state`: generator of the seeds. False with whom the game deals what in `e`. */
bool rules_honest(const struct scenario *s, const struct position *p, uint64_t *state, struct error *e);

#endif
