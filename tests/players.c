#include "players.h"

#include "check.h"

void players_open(struct players *p, const struct scenario *s, const char *const name[SIDES], uint64_t seed)
{
	p->s = s;
	p->seed = seed;
	for (int i = 0; i < SIDES; i++) {
		p->player[i] = player_find(name[i]);
		assert_non_null(p->player[i]);
		p->own[i] = p->player[i]->open(s, (enum side)i, player_seed(seed, (enum side)i, 0));
		assert_non_null(p->own[i]);
	}
}

void players_close(struct players *p)
{
	for (int i = 0; i < SIDES; i++)
		p->player[i]->close(p->own[i]);
}

int players_order(struct players *p, const struct position *truth, const struct orders *list, int number)
{
	enum side side = (enum side)list->at[0].side;
	p->s->rules->imagine(p->s, truth, side, player_seed(p->seed, NOBODY, number), &p->known.common);
	rules_orders(p->s, &p->known.common, &p->list);
	assert_int_equal(p->list.n, list->n);
	int order = player_decide(p->player[side], p->own[side], &p->known.common, &p->list,
				  player_seed(p->seed, side, number));
	assert_in_range(order, 0, list->n - 1);
	assert_true(order_same(&p->list.at[order], &list->at[order]));
	return order;
}
