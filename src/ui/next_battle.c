/* The order of battles of an area game: what waits to be fought, each with a button and what is seen of both sides. */
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

static bool waits(const struct game *g, int place)
{
	for (int i = 0; i < g->seat->view.markers; i++)
		if (g->seat->view.marker[i].place == place && !strcmp(g->seat->view.marker[i].sprite, "battle"))
			return true;
	return false;
}

bool battles_asked(const struct game *g)
{
	for (int i = 0; i < g->seat->orders.n; i++)
		if (g->seat->orders.at[i].verb != VERB_NAME || !waits(g, g->seat->orders.at[i].place))
			return false;
	return g->may_act && g->seat->orders.n > 1;
}

/* The counters of a side as the one who looks sees them. */
static void side_here(struct ui *u, struct widget *root, int side, int place)
{
	struct game *g = u->game;
	struct faces faces = {.size = 30};
	char text[WORDS * 4], icon[24];
	for (int i = 0; i < g->seat->view.counters; i++) {
		const struct counter *k = &g->seat->view.counter[i];
		if (k->place == place && k->side == side)
			face_add(g->scenario, &faces, k->piece >= 0 ? k->piece : FACE_BACK - side);
	}
	struct widget *row = widget_new(root, ROLE_ROW, "army", ""), *counters;
	row->gap = 6;
	side_icon(g->scenario, side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(row, ROLE_ICON, "flag", "")->icon, 24, icon);
	faces_say(g->scenario, &faces, text, sizeof text);
	counters = faces_paint(row, &faces, text);
	counters->grow = 1;
}

static void one_battle(struct ui *u, struct widget *root, const struct order *o)
{
	struct game *g = u->game;
	char place[WORDS];
	struct widget *b = widget_button(root, NULL, say_place(g->scenario, o->place, place), act_order);
	order_on(g, b, "plan-", o);
	b->mnemonic = 0;
	b->font = FONT_DATA_BOLD;
	side_here(u, root, o->side, o->place);
	side_here(u, root, side_other((enum side)o->side), o->place);
	widget_new(root, ROLE_RULE, "rule", "");
}

void build_next_battles(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	widget_label(root, FONT_TITLE, 17, "The next battle")->ink = WINE;
	widget_label(root, FONT_BODY_ITALIC, 13, "A button, or a click on the area, begins the battle.")->ink = INK_SOFT;
	for (int i = 0; i < g->seat->orders.n; i++)
		one_battle(u, root, &g->seat->orders.at[i]);
	build_battles(u, root);
}
