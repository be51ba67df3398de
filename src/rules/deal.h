/* What the games share of `imagine`: dealing anew what a side may not know.
 *
 * A deal reads open facts alone, in a fixed order: what is closed is gathered in printed order, the slots that are seen are
 * laid out in the order of the board, and the seed says who takes which. Nothing is read off who stands there in truth, so
 * that all positions that look the same to the side give the same bytes, an imagined one too.
 */
#ifndef GROGNARD_RULES_DEAL_H
#define GROGNARD_RULES_DEAL_H

#include "core/position.h"
#include "core/scenario.h"

/* The `imagine` of a game without secrets, and of any game that is over: the whole position, with other dice. `side` is not
 * looked at; `out` has position_size bytes. */
void imagine_open(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		  struct position *out);

/* The generator of a deal: `seed` in any form, spread by random_next. */
static inline uint64_t deal_begin(uint64_t seed)
{
	return seed ^ UINT64_C(0x9e3779b97f4a7c15);
}

/* The end of a deal: other dice, none of them forced. */
void deal_dice(struct position *p, uint64_t *state);

/* `who[i]` takes the slot of the piece `slot[i]`: place, losses, all that struct piece holds, membership in the four sets,
 * and the nouns of frames follow. Both lists hold the same `n` pieces, each once. */
void deal_pieces(struct position *p, const int16_t *slot, const int16_t *who, int n);

#endif
