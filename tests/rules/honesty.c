#include "rules/honesty.h"

#include <string.h>

/* On the map, and not shown by name to the viewer. */
static void find_hidden(struct game *g, enum side viewer, struct set *hidden)
{
	static struct view view;
	g->s.rules->show(&g->s, now(g), viewer, &view);
	set_clear(hidden);
	for (int i = 0; i < g->s.pieces; i++)
		if (now(g)->piece[i].place >= 0 && g->s.piece[i].side != viewer)
			set_add(hidden, i);
	for (int i = 0; i < view.counters; i++)
		if (view.counter[i].piece != NONE)
			set_drop(hidden, view.counter[i].piece);
}

void shares_add(struct game *g, int seeds, struct shares *out)
{
	static union any_position deal[2];
	for (int viewer = NOBODY; viewer < SIDES; viewer++) {
		struct set hidden;
		find_hidden(g, (enum side)viewer, &hidden);
		for (int k = 0; k <= seeds; k++) {
			const struct piece *one = deal[k & 1].common.piece, *other = deal[~k & 1].common.piece;
			g->s.rules->imagine(&g->s, now(g), (enum side)viewer, (uint64_t)k, &deal[k & 1].common);
			for (int i = set_next(&hidden, 0); k && i >= 0; i = set_next(&hidden, i + 1)) {
				out->of++;
				out->kept += one[i].place == now(g)->piece[i].place;
				out->chance += one[i].place == other[i].place;
			}
		}
	}
}

void shares_play(struct game *g, uint64_t seed, int every, int (*pick)(struct game *g, uint64_t *state), struct shares *out)
{
	enum { SEEDS = 8 };
	uint64_t state = seed;
	assert_true(g->s.rules->setup(&g->s, seed, now(g), NULL, &g->e));
	for (int n = 0; !now(g)->header.result.over; n++) {
		if (n % every == 0)
			shares_add(g, SEEDS, out);
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[pick ? pick(g, &state) : random_below(&state, g->list.n)];
		assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
	}
}

void shares_fair(const struct shares *shares, int percent)
{
	assert_true(shares->of > 1000);
	if (shares->kept * 100 > shares->chance * 100 + percent * shares->of)
		fail_msg("%ld of %ld hidden pieces stay in their true places, by chance %ld", shares->kept, shares->of,
			 shares->chance);
}
