#include "seen.h"

#include <stdlib.h>
#include <string.h>

void seen_shown(const struct seen_game *g, const struct position *truth, union any_position *out)
{
	g->s.rules->imagine(&g->s, truth, (enum side)g->list.at[0].side, player_seed(11, NOBODY, g->orders), &out->common);
}

/* What the side to decide knows, its orders, and the seed of its decision. */
static bool look(struct seen_game *g)
{
	rules_orders(&g->s, &g->at.common, &g->list);
	if (!g->list.n)
		return false;
	enum side side = (enum side)g->list.at[0].side;
	g->seed = player_seed(11, side, g->orders);
	seen_shown(g, &g->at.common, &g->known);
	return true;
}

struct seen_game *seen_open(const char *id)
{
	struct seen_game *g = calloc(1, sizeof *g);
	struct error e = {0};
	assert_non_null(g);
	if (!scenario_load(&g->s, getenv("GROGNARD_DATA"), id, NULL, &e) ||
	    !g->s.rules->setup(&g->s, 5, &g->at.common, NULL, &e))
		fail_msg("%s: %s: %s", e.file, e.place, e.reason);
	assert_true(look(g));
	return g;
}

void seen_close(struct seen_game *g)
{
	scenario_free(&g->s);
	free(g);
}

bool seen_next(struct seen_game *g, int order)
{
	struct error e = {0};
	assert_in_range(order, 0, g->list.n - 1);
	if (!rules_play(&g->s, &g->at.common, &g->list.at[order], NULL, &e))
		fail_msg("order %d: %s", g->orders, e.reason);
	g->orders++;
	return look(g);
}

int seen_simple(struct seen_game *g, void *own)
{
	return player_decide(player_find("simple"), own, &g->known.common, &g->list, g->seed);
}

void seen_go_on_to(struct seen_game *g, const char *row)
{
	void *own = player_find("simple")->open(&g->s, SIDE_0, 1);
	assert_non_null(own);
	while (strcmp(g->s.rules->phases[frame_now(&g->at.common)->row].name, row) != 0)
		assert_true(seen_next(g, seen_simple(g, own)));
	player_find("simple")->close(own);
}
