/* Who plays when no person does. A player sees an imagined position, never the truth. */
#ifndef GROGNARD_AI_AI_H
#define GROGNARD_AI_AI_H

#include "match/saved.h"
#include "rules/rules.h"

/* Chooses one of the legal orders for the side to decide. `state`: the player's own generator, seeded by the
 * caller. Returns an index into `list` (never NONE when list->n > 0). `why` (may be NULL) says the reason. */
int ai_random(const struct scenario *s, const struct position *p, const struct orders *list, uint64_t *state);
int ai_simple(const struct scenario *s, const struct position *p, const struct orders *list, uint64_t *state);

/* By seat; PLAYER_PERSON is answered as random. */
int ai_choose(enum player_kind seat, const struct scenario *s, const struct position *p, const struct orders *list,
	      uint64_t *state);

#endif
