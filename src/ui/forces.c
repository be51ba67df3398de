/* The forces: order of battle or arrivals. */
#include "ui/forces_own.h"

#include "core/memory.h"

struct widget *full_list(struct widget *root, const char *name, const char *empty)
{
	struct widget *list = widget_new(root, ROLE_LIST, name, empty);
	list->items = memory_zeroed(sizeof *list->items);
	list->items_owned = true;
	list->grow = 1;
	return list;
}

void pick_piece(struct ui *u, struct widget *w, int item, enum pick how)
{
	int piece = w->items->at[item].id;
	(void)how;
	if (piece < 0)
		return;
	const struct counter *c = view_find(&u->game->seat->view, piece);
	u->game->hover_piece = piece;
	u->game->hover_place = c ? c->place : NONE;
	ui_stale(u, PANE_SIDE);
	if (c && c->place >= 0)
		ui_look(u, piece, c->place);
}

static void act_which(struct ui *u, struct widget *w)
{
	u->game->arrivals = w->arg;
	ui_stale(u, PANE_SIDE);
}

void build_forces(struct ui *u, struct widget *root)
{
	static const struct {
		const char *name, *text;
	} which[] = {{"order-of-battle", "Order of battle"}, {"arrivals-only", "Arrivals"}};
	struct widget *row = widget_new(root, ROLE_FLOW, "which-forces", "");
	row->gap = 10;
	for (int i = 0; i < 2; i++) {
		struct widget *w = widget_new(row, ROLE_RADIO, which[i].name, which[i].text);
		w->on = u->game->arrivals == i;
		w->arg = i;
		w->act = act_which;
	}
	if (u->game->arrivals)
		build_arrivals(u, root);
	else
		build_order_of_battle(u, root);
}
