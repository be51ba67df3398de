#include "core/dice.h"

#include <string.h>

/* PCG-XSH-RR 64/32 (O'Neill 2014). */
static uint32_t pcg(uint64_t *state, uint64_t stream)
{
	uint64_t old = *state;
	*state = old * UINT64_C(6364136223846793005) + (stream | 1);
	uint32_t mixed = (uint32_t)(((old >> 18) ^ old) >> 27);
	unsigned turn = (unsigned)(old >> 59);
	return (mixed >> turn) | (mixed << ((32 - turn) & 31));
}

/* SplitMix64 (Steele et al. 2014): spreads a small seed over all bits. */
static uint64_t spread(uint64_t *seed)
{
	uint64_t z = *seed += UINT64_C(0x9e3779b97f4a7c15);
	z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
	z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
	return z ^ (z >> 31);
}

void dice_seed(struct dice *d, uint64_t seed)
{
	memset(d, 0, sizeof *d);
	d->state = spread(&seed);
	d->stream = spread(&seed) | 1;
}

int dice_roll(struct dice *d, int sides)
{
	d->drawn++;
	if (d->forced) {
		int value = d->next[0];
		d->forced--;
		memmove(d->next, d->next + 1, MAX_FORCED - 1);
		d->next[MAX_FORCED - 1] = 0;
		return value < 1 ? 1 : value > sides ? sides : value;
	}
	uint32_t n = (uint32_t)sides, limit = UINT32_MAX - (UINT32_MAX % n + 1) % n, raw;
	do
		raw = pcg(&d->state, d->stream);
	while (raw > limit);
	return (int)(raw % n) + 1;
}

void dice_force(struct dice *d, const int *values, int n)
{
	memset(d->next, 0, sizeof d->next);
	d->forced = (uint8_t)(n < 0 ? 0 : n > MAX_FORCED ? MAX_FORCED : n);
	for (int i = 0; i < d->forced; i++)
		d->next[i] = (uint8_t)(values[i] < 0 ? 0 : values[i] > 255 ? 255 : values[i]);
}

uint32_t random_next(uint64_t *state)
{
	return (uint32_t)(spread(state) >> 32);
}

void random_shuffle(int16_t *list, int n, uint64_t *state)
{
	for (int i = n - 1; i > 0; i--) {
		int other = random_below(state, i + 1);
		int16_t kept = list[i];
		list[i] = list[other];
		list[other] = kept;
	}
}
