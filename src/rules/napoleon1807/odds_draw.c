/* Chances of cards and dice, counted out whole. */
#include "rules/napoleon1807/odds_draw.h"

#include <string.h>

/* In how many ways `k` of `n` can be drawn; n up to POOL_MOST, so that it has room (2^47). */
static uint64_t choose(int n, int k)
{
	uint64_t ways = 1;
	if (k < 0 || k > n)
		return 0;
	for (int i = 0; i < k; i++)
		ways = ways * (uint64_t)(n - i) / (uint64_t)(i + 1);
	return ways;
}

static int total(const int count[LOSS_MOST + 1])
{
	int n = 0;
	for (int i = 0; i <= LOSS_MOST; i++)
		n += count[i];
	return n;
}

/* CHANCE_ONE * part / all, in two steps of 15 bits each so that nothing runs over. */
static uint64_t share(uint64_t part, uint64_t all)
{
	uint64_t out = 0;
	for (int step = 0; step < 2; step++) {
		part <<= 15;
		out = out << 15 | part / all;
		part %= all;
	}
	return out;
}

/* What was there before (kept in `chance`) and n losses more with the chance more[n]. */
static void join(uint64_t chance[DRAWN_MOST + 1], const uint64_t more[DRAWN_MOST + 1])
{
	uint64_t sum[DRAWN_MOST + 1] = {0};
	for (int a = 0; a <= DRAWN_MOST; a++)
		for (int b = 0; chance[a] && b <= DRAWN_MOST; b++)
			sum[int_min(a + b, DRAWN_MOST)] += chance[a] * more[b];
	for (int n = 0; n <= DRAWN_MOST; n++)
		chance[n] = (sum[n] + CHANCE_ONE / 2) / CHANCE_ONE;
}

/* `cards` cards drawn without putting back: kind by kind, how many of the kind are among them. */
static void draw(const int count[LOSS_MOST + 1], int cards, uint64_t chance[DRAWN_MOST + 1])
{
	/* ways[k][n]: to draw k cards so far that show n losses */
	uint64_t ways[DRAWN_MOST + 1][DRAWN_MOST + 1] = {{1}}, next[DRAWN_MOST + 1][DRAWN_MOST + 1];
	uint64_t more[DRAWN_MOST + 1], all = choose(total(count), cards);
	for (int kind = 0; kind <= LOSS_MOST; kind++) {
		memset(next, 0, sizeof next);
		for (int k = 0; k <= cards; k++)
			for (int n = 0; n <= DRAWN_MOST; n++)
				for (int j = 0; ways[k][n] && j <= count[kind] && k + j <= cards; j++)
					next[k + j][int_min(n + j * kind, DRAWN_MOST)] += ways[k][n] * choose(count[kind], j);
		memcpy(ways, next, sizeof ways);
	}
	for (int n = 0; n <= DRAWN_MOST; n++)
		more[n] = share(ways[cards][n], all);
	join(chance, more);
}

void n7_loss_chances(const struct n7_pool *pool, int cards, uint64_t chance[DRAWN_MOST + 1])
{
	memset(chance, 0, sizeof(uint64_t) * (DRAWN_MOST + 1));
	chance[0] = CHANCE_ONE;
	cards = int_min(cards, DRAWN_MOST);
	for (int i = 0; pool->dice && i < cards; i++)
		draw(pool->live, 1, chance);
	if (pool->dice || cards <= 0)
		return;
	int first = int_min(cards, int_min(pool->pile, total(pool->live)));
	draw(pool->live, first, chance);
	draw(pool->back, int_min(cards - first, total(pool->back)), chance);
}

/* tenths of `cards` * marks / of, rounded */
static int mean(int cards, int marks, int of)
{
	return of ? (20 * cards * marks + of) / (2 * of) : 0;
}

int n7_mean_fatigue(const struct n7_pool *pool, int cards)
{
	int live = total(pool->live), back = total(pool->back);
	if (cards <= 0)
		return 0;
	if (pool->dice)
		return mean(cards, pool->live_fatigue, live);
	int first = int_min(cards, int_min(pool->pile, live));
	return mean(first, pool->live_fatigue, live) + mean(int_min(cards - first, back), pool->back_fatigue, back);
}

int n7_mean_losses(const uint64_t chance[DRAWN_MOST + 1])
{
	uint64_t sum = 0;
	for (int n = 0; n <= DRAWN_MOST; n++)
		sum += (uint64_t)n * chance[n];
	return (int)((10 * sum + CHANCE_ONE / 2) / CHANCE_ONE);
}
