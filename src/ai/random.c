/* Any legal order, each as likely as the others. */
#include "ai/players.h"

#include <stdlib.h>

struct chance {
	int n; /* orders it is asked about */
	uint64_t state;
	int chosen; /* NONE before it has decided */
};

/* It is there for trials, not offered for games. */
static unsigned sides(const struct scenario *s)
{
	(void)s;
	return 0;
}

static void *begin(const struct scenario *s, enum side side, uint64_t seed)
{
	(void)s, (void)side, (void)seed;
	return calloc(1, sizeof(struct chance));
}

static void ask(void *own, const struct position *known, const struct orders *list, uint64_t seed)
{
	struct chance *c = own;
	(void)known;
	*c = (struct chance){list->n, seed, NONE};
}

static bool think(void *own, long nodes)
{
	struct chance *c = own;
	(void)nodes;
	if (c->n && c->chosen == NONE)
		c->chosen = random_below(&c->state, c->n);
	return true;
}

static int answer(const void *own, struct account *why, struct text *words, int *permille)
{
	const struct chance *c = own;
	player_no_reasons(why);
	if (words)
		text_set(words, "any of %d orders", c->n);
	if (permille)
		*permille = c->n && c->chosen == NONE ? 0 : 1000;
	return c->n && c->chosen == NONE ? 0 : c->chosen;
}

const struct player random_player = {
	.id = "random",
	.name = "Chance",
	.looks = "nothing: any legal order is as good as another",
	.sides = sides,
	.open = begin,
	.close = free,
	.ask = ask,
	.think = think,
	.answer = answer,
};
