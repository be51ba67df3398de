/* The board: every chit against each of the enemy's. */
#include "ui/weigh_own.h"

#include <stdio.h>

enum { BOARD_CASES = 4, BOARD_LEAST = 700, CELL_WIDE = 60 };

bool choices_as_board(const struct ui *u)
{
	return plans_asked(u->game) && u->game->outlook.cases == BOARD_CASES && u->width >= points(u, BOARD_LEAST);
}

/* The enemy's chits above the columns. */
static void board_head(struct ui *u, struct widget *root)
{
	const struct outlook *o = &u->game->outlook;
	struct widget *row = widget_new(root, ROLE_ROW, "board-head", ""), *w;
	row->gap = 4;
	widget_new(row, ROLE_SPACE, "", "")->wide = CHIT_WIDE + 4 + 52;
	for (int k = 0; k < o->cases; k++) {
		char text[WORDS];
		snprintf(text, sizeof text, "If %.150s", say_text(u->game->scenario, o->on[k].if_text));
		w = widget_label(row, FONT_DATA_BOLD, 13, text);
		w->align = 1;
		w->grow = 1;
		w->wide = CELL_WIDE;
		w->ink = WINE;
	}
}

static void board_row(struct ui *u, struct widget *root, int order, const struct outlook *o)
{
	struct game *g = u->game;
	const struct order *is = &g->seat->orders.at[order];
	struct widget *row = widget_new(root, ROLE_ROW, "board-row", "");
	row->gap = 4;
	row->skin = is->number == g->choice ? SKIN_INSET : SKIN_NONE;
	row->kept = true;
	choice_chit(u, row, is);
	row->last->wide = row->last->narrowest = 52;
	for (int k = 0; k < o->cases; k++) {
		account_bar(u, row, o, k, g->seat->prompt.side);
		row->last->grow = 1;
		row->last->wide = CELL_WIDE;
	}
}

void choice_board(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct outlook other;
	bool changes = false;
	board_head(u, root);
	for (int i = 0; i < g->seat->orders.n; i++) {
		if (!weighed(g, i, &other))
			continue;
		board_row(u, root, i, &other);
		for (int k = 0; k < other.cases; k++)
			changes |= account_changes(&other, k);
	}
	widget_label(root, FONT_BODY_ITALIC, 13, changes ?
		     "Green hurts the enemy, red you; dark frame: roles change, A was attacked. Click or letter reads, Space lays a chit" :
		     "Green hurts the enemy, red you. A click or its letter reads a chit; Space lays it, or Lay at once")->ink = INK_SOFT;
}
