/* Random play of every scenario: no dead end, no broken invariant, list and refusal agree, every game ends. */
#include "field.h"
#include "words/words.h"

#include <stdlib.h>
#include <string.h>

enum { GAMES = 3, MOST_STEPS = 40000, GUESSES = 12 };

static bool listed(const struct orders *list, const struct order *o)
{
	for (int i = 0; i < list->n; i++)
		if (order_same(&list->at[i], o))
			return true;
	return false;
}

/* An order that could be meant, legal or not. */
static struct order guess(struct game *g, uint64_t *seed)
{
	const struct position *p = now(g);
	struct order o = order_make((int)(random_next(seed) % (VERB_COMMON + 3)), frame_now(p)->side, NONE, NONE, NONE);
	const struct verb *v = verb_at(&g->s, o.verb);
	int near = p->piece[random_next(seed) % (unsigned)g->s.pieces].place;
	if (near < 0)
		near = (int)(random_next(seed) % HEXES);
	int next = g->s.board.at[near].link[random_next(seed) % 6].to;
	if (v->piece == NOUN_PIECE)
		o.piece = (int16_t)(random_next(seed) % (unsigned)g->s.pieces);
	if (v->place == NOUN_PLACE)
		o.place = (int16_t)(next >= 0 ? next : near);
	return o;
}

static void try_out(struct game *g, const struct order *o, bool legal)
{
	static struct events ev;
	_Alignas(16) unsigned char copy[POSITION_BYTES];
	struct position *p = (struct position *)(void *)copy;
	char text[64];
	memcpy(copy, g->memory, sizeof copy);
	events_clear(&ev);
	bool played = rules_play(&g->s, p, o, &ev, &g->e);
	order_print(&g->s, o, text, sizeof text);
	if (played != legal)
		fail_msg("%s: listed %d, played %d: %s", text, legal, played, g->e.reason);
	if (!played)
		assert_memory_equal(copy, g->memory, sizeof copy);
	else if (!g->s.rules->sound(&g->s, p, &g->e))
		fail_msg("after %s: %s %s", text, g->e.place, g->e.reason);
	for (int i = 0; i < ev.n; i++) {
		struct text line;
		words_of(&g->s)->tell(&g->s, &ev.at[i], &line);
	}
}

static void step(struct game *g, uint64_t *seed)
{
	struct position *p = now(g);
	static struct prompt ask;
	rules_orders(&g->s, p, &g->list);
	assert_true(g->list.n > 0);
	rules_ask(&g->s, p, &ask);
	assert_int_equal(ask.side, frame_now(p)->side);
	struct order pick = g->list.at[random_next(seed) % (unsigned)g->list.n];
	for (int i = 0; i < 3; i++)
		try_out(g, &g->list.at[random_next(seed) % (unsigned)g->list.n], true);
	assert_true((ask.verbs >> pick.verb & 1) != 0);
	for (int i = 0; i < GUESSES; i++) {
		struct order o = guess(g, seed);
		try_out(g, &o, listed(&g->list, &o));
	}
	assert_true(rules_play(&g->s, p, &pick, NULL, &g->e));
}

static void play_out(const char *name, const char *option)
{
	for (uint64_t i = 0; i < GAMES; i++) {
		struct game *g = scenario(name, option);
		uint64_t seed = 1812 + i;
		int steps = 0;
		while (!now(g)->header.result.over && steps++ < MOST_STEPS)
			step(g, &seed);
		assert_true(now(g)->header.result.over);
		leave(g);
	}
}

static void borodino_random_5_september(void **unused)
{
	(void)unused;
	play_out("borodino/5-september", NULL);
	play_out("borodino/5-september", "imperial_guard=1");
}

static void borodino_random_6_september(void **unused)
{
	(void)unused;
	play_out("borodino/6-september", NULL);
	play_out("borodino/6-september", "imperial_guard=1");
}

static void borodino_random_7_september(void **unused)
{
	(void)unused;
	play_out("borodino/7-september", NULL);
	play_out("borodino/7-september", "imperial_guard=1");
}

static void borodino_random_grand_battle(void **unused)
{
	(void)unused;
	play_out("borodino/grand-battle", "additional_forces=1");
	play_out("borodino/grand-battle", "imperial_guard=1");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_random_5_september),
		cmocka_unit_test(borodino_random_6_september),
		cmocka_unit_test(borodino_random_7_september),
		cmocka_unit_test(borodino_random_grand_battle),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
