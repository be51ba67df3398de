/* The seeded generator, and forced dice for tests. Integers only; the one source of chance below render.
 *
 * The state lies in the position, so undo restores it. PCG32 (O'Neill), two 64-bit words. A position may hold up
 * to 16 forced rolls, which come out first.
 */
#ifndef GROGNARD_CORE_DICE_H
#define GROGNARD_CORE_DICE_H

#include "core/base.h"

enum { MAX_FORCED = 16 };

struct dice {
	_Alignas(8) uint64_t state;
	_Alignas(8) uint64_t stream;
	uint32_t drawn;  /* rolls so far */
	uint8_t forced;  /* how many of next[] wait */
	uint8_t next[MAX_FORCED];
	uint8_t spare[3];
};

/* Starts the generator from a seed; forgets forced rolls. */
void dice_seed(struct dice *d, uint64_t seed);

/* One roll of 1..sides (sides 1..255), each equally likely (no modulo bias). Takes a forced roll first if one
 * waits; a forced value outside 1..sides is brought into range by clamping. */
int dice_roll(struct dice *d, int sides);

/* Makes the coming rolls `n` (0..16) given values; more are ignored. */
void dice_force(struct dice *d, const int *values, int n);

/* A raw generator on the side (AI, deals of imagine): next 32 bits of a 64-bit state. */
uint32_t random_next(uint64_t *state);

/* The same as a number from 0 to n - 1 (n > 0): the high half of a product, every number as likely as the others but for
 * one part in millions. */
static inline int random_below(uint64_t *state, int n)
{
	return (int)((uint64_t)random_next(state) * (uint32_t)n >> 32);
}

/* Puts `n` numbers into a random order, each order as likely as the others. */
void random_shuffle(int16_t *list, int n, uint64_t *state);

#endif
