#include "field.h"

#include <stdio.h>
#include <string.h>

struct game *field(const char *keys, const char *option)
{
	return field_in("borodino", keys, option);
}

struct battle *state(struct game *g)
{
	return battle_at(now(g));
}

void lost(struct game *g, const char *id)
{
	assert_int_equal(now(g)->piece[piece(g, id)].place, PLACE_LOST);
}

void dice(struct game *g, int value)
{
	dice_are(g, (const int[]){value, 0});
}

void odds_are(struct game *g, const char *column, int attack2, int defence)
{
	struct outlook look;
	struct strengths sum = bo_strength_sum(&g->s, state(g), now(g)->header.phasing, NULL);
	assert_int_equal(sum.attack2, attack2);
	assert_int_equal(sum.defence, defence);
	g->s.rules->odds(&g->s, now(g), NULL, NULL, &look);
	assert_int_equal(look.kind, OUTLOOK_EXACT);
	assert_string_equal(g->s.table[look.sum.table].column[look.sum.column], column);
	int ways = 0;
	for (int i = 0; i < look.on[0].n; i++)
		ways += look.on[0].at[i].ways;
	assert_int_equal(ways, 6);
}

void hexes_offered(struct game *g, int verb, const char *id, const char *hexes)
{
	char out[256] = "";
	int who = piece(g, id);
	rules_orders(&g->s, now(g), &g->list);
	for (int at = 0; at < g->s.board.count; at++)
		for (int i = 0; i < g->list.n; i++)
			if (g->list.at[i].verb == verb && g->list.at[i].piece == who && g->list.at[i].place == at)
				snprintf(out + strlen(out), sizeof out - strlen(out), "%s%s", *out ? " " : "",
					 g->s.board.at[at].id);
	assert_string_equal(out, hexes);
}

int redoubt(struct game *g, const char *hex)
{
	return field_of(&g->s)->redoubt[board_find(&g->s.board, hex)];
}
