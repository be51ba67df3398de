/* Combat Phases of random stacks played at random to their end: every list against every refusal, every position sound. */
#include "battlefield.h"

#include "core/dice.h"
#include "rules/check.h"

#include <stdio.h>
#include <string.h>

/* Up to so many random units within two hexes of a random one, no hex shared, some disrupted. */
static void random_units(struct game *g, uint64_t *seed, char *out, size_t size)
{
	int owner[PLACES], around[24], n = 0, centre;
	size_t used = 0;
	struct set seen = {{0}};
	memset(owner, 0xff, sizeof owner);
	do
		centre = random_below(seed, g->s.board.count);
	while (g->s.board.at[centre].missing);
	for (int i = 0; i < g->s.board.count && n < 24; i++)
		if (!g->s.board.at[i].missing && board_distance(&g->s.board, i, centre) <= 2)
			around[n++] = i;
	for (int k = 4 + random_below(seed, 14); k > 0; k--) {
		int i = random_below(seed, g->s.pieces), at = around[random_below(seed, n)];
		if (set_has(&seen, i) || (owner[at] != NOBODY && owner[at] != g->s.piece[i].side))
			continue;
		set_add(&seen, i);
		owner[at] = g->s.piece[i].side;
		used += (size_t)snprintf(out + used, size - used, "%s %s%s;", g->s.piece[i].id, g->s.board.at[at].id,
					 random_below(seed, 8) ? "" : "*");
	}
}

static bool in_combat(struct game *g)
{
	int row = now(g)->frame[0].row;
	return !now(g)->header.result.over && row >= ROW_DECLARE && row < ROW_COMBAT_END;
}

/* Nobody is on two sides of the field, or on none: pieces on the map, on hexes of their own. */
static void field_is_sound(struct game *g)
{
	struct error e;
	if (!g->s.rules->sound(&g->s, now(g), &e))
		fail_msg("%s %s", e.place, e.reason);
	for (int i = 0; i < g->s.pieces; i++)
		for (int k = 0; k < i; k++)
			if (now(g)->piece[i].place >= 0 && now(g)->piece[i].place == now(g)->piece[k].place)
				assert_int_equal(g->s.piece[i].side, g->s.piece[k].side);
	assert_true(!state(g)->fighting || frame_now(now(g))->row == ROW_RETREAT || frame_now(now(g))->row == ROW_PAY);
}

/* [Combat] [Combat A] [Combat D] [Combat E] [Combat H] [Combat J] [Retreat Procedure] [Disruption] */
static void hex1812_combat_at_random(void **unused)
{
	(void)unused;
	struct game *list = battlefield(2, FRENCH, "FR-ic-01 6034");
	uint64_t seed = 4;
	for (int n = 0; n < 60; n++) {
		char units[900] = "";
		random_units(list, &seed, units, sizeof units);
		struct game *g = battlefield(1 + random_below(&seed, 18), random_below(&seed, 2), units);
		int steps = 0;
		for (; in_combat(g) && steps < 400; steps++) {
			if (!(steps % 5) && !rules_check(&g->s, now(g), 6, &seed, &g->e))
				fail_msg("%s: %s %s", units, g->e.place, g->e.reason);
			rules_orders(&g->s, now(g), &g->list);
			assert_true(g->list.n > 0);
			struct order o = g->list.at[random_below(&seed, g->list.n)];
			events_clear(&g->ev);
			if (!rules_play(&g->s, now(g), &o, &g->ev, &g->e))
				fail_msg("%s", g->e.reason);
			field_is_sound(g);
		}
		assert_true(steps < 400);
		leave(g);
	}
	leave(list);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_combat_at_random),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
