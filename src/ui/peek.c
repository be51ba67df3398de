/* A table that shows two persons what both may see: Look, and the orders that all know the one has who decides. */
#include "ui/game.h"

static void hold_look(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.peek)
		u->calls.peek(u->calls.who);
}

void peek_buttons(struct ui *u, struct widget *flow)
{
	const struct orders *open = u->game->open;
	if (!open)
		return;
	struct widget *b = widget_button(flow, "look", "Loo&k", NULL);
	b->hold = hold_look;
	b->font = FONT_DATA_BOLD;
	text_copy(b->icon, sizeof b->icon, "eye");
	text_copy(b->key, sizeof b->key, "K");
	widget_tip(b, u->config->hands == HANDS_CURTAIN ?
		   "Where the sides take turns, and for a reaction, no curtain falls: as long as this is held the table shows what the side knows that "
		   "decides, and its orders can be given" :
		   "As long as it is held the table shows what the side knows that decides, and its orders can be given");
	for (int i = 0; i < open->n; i++)
		if (order_by_button(u->game, &open->at[i]))
			order_button(u, flow, &open->at[i]);
}
