#include "field.h"

#include <string.h>

int place_of(struct game *g, const char *id)
{
	int at = board_find(&g->s.board, id);
	if (at == NONE)
		fail_msg("there is no area %s", id);
	return at;
}

int region_of(struct game *g, const char *id)
{
	const struct land *land = land_of(&g->s);
	for (int r = 0; r < land->regions; r++)
		if (!strcmp(land->region_id[r], id))
			return r;
	fail_msg("there is no region %s", id);
	return NONE;
}

int count_of(struct game *g, int side, const char *place, int arm)
{
	return state(g)->at[side][place_of(g, place)][arm];
}

const struct account *account_of(struct game *g, int kind)
{
	for (int i = g->ev.accounts - 1; i >= 0; i--)
		if (g->ev.account[i].kind == kind)
			return &g->ev.account[i];
	return NULL;
}

const struct line *line_of(struct game *g, int kind, int text)
{
	const struct account *a = account_of(g, kind);
	for (int i = 0; a && i < a->n; i++)
		if (a->at[i].text == text)
			return &a->at[i];
	return NULL;
}

void go_on_to(struct game *g, int row, int side)
{
	for (int n = 0; n < 200; n++) {
		const struct frame *f = frame_now(now(g));
		if (now(g)->header.result.over)
			break;
		if (f->row == row && f->side == side)
			return;
		g->s.rules->orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[g->list.n - 1]; /* "done", "stand", "rest" and the like come last */
		if (!g->s.rules->play(&g->s, now(g), &o, &g->ev, &g->e))
			fail_msg("%s", g->e.reason);
	}
	fail_msg("row %d of side %d never comes", row, side);
}
