/* The printed solitaire system of a game; what it leaves open, or does not play, the simple player decides. */
#include "ai/players.h"

#include <stdlib.h>
#include <string.h>

struct printed {
	const struct scenario *s;
	void *simple;
	union any_position known;
	struct orders list;
	uint64_t seed;
	enum { ASKED, PRINTED, LEFT_OPEN } stage;
	int chosen;
};

static unsigned sides(const struct scenario *s)
{
	return s->rules->automaton ? s->rules->automaton_plays : 0;
}

static void *begin(const struct scenario *s, enum side side, uint64_t seed)
{
	struct printed *a = calloc(1, sizeof *a);
	if (!a)
		return NULL;
	a->s = s;
	a->simple = simple_player.open(s, side, seed);
	if (a->simple)
		return a;
	free(a);
	return NULL;
}

static void end(void *own)
{
	struct printed *a = own;
	if (!a)
		return;
	simple_player.close(a->simple);
	free(a);
}

static void ask(void *own, const struct position *known, const struct orders *list, uint64_t seed)
{
	struct printed *a = own;
	memcpy(&a->known, known, a->s->rules->position_size);
	a->list = *list;
	a->seed = seed;
	a->stage = ASKED;
	a->chosen = NONE;
}

/* The printed text is looked up at one go: it tries nothing. */
static void look_up(struct printed *a)
{
	if (a->list.n && a->s->rules->automaton)
		a->chosen = a->s->rules->automaton(a->s, &a->known.common, &a->list, NULL);
	a->stage = a->chosen == NONE ? LEFT_OPEN : PRINTED;
	if (a->stage == LEFT_OPEN)
		simple_player.ask(a->simple, &a->known.common, &a->list, a->seed);
}

static bool think(void *own, long nodes)
{
	struct printed *a = own;
	if (a->stage == ASKED)
		look_up(a);
	return a->stage == PRINTED || simple_player.think(a->simple, nodes);
}

static int answer(const void *own, struct account *why, struct text *words, int *permille)
{
	const struct printed *a = own;
	if (a->stage == LEFT_OPEN)
		return simple_player.answer(a->simple, why, words, permille);
	player_no_reasons(why);
	if (why && a->stage == PRINTED)
		a->s->rules->automaton(a->s, &a->known.common, &a->list, why);
	if (words)
		text_set(words, "as the printed system has it");
	if (permille)
		*permille = a->stage == PRINTED ? 1000 : 0;
	return a->stage == PRINTED ? a->chosen : a->list.n ? 0 : NONE;
}

const struct player automaton_player = {
	.id = "automaton",
	.name = "The printed automaton",
	.looks = "what the rulebook of the game tells a side that nobody plays",
	.sides = sides,
	.open = begin,
	.close = end,
	.ask = ask,
	.think = think,
	.answer = answer,
};
