/* What is asked of a battle: which of several is fought next, and its steps that are no weighing. */
#include "ui/game.h"
#include "ui/reading.h"

#include <stdio.h>
#include <string.h>

/* Do both sides stand there, as far as can be seen? */
static bool both_stand(const struct game *g, int place)
{
	bool stands[SIDES] = {false, false};
	for (int i = 0; i < g->seat->view.counters; i++)
		if (g->seat->view.counter[i].place == place && g->seat->view.counter[i].side >= 0)
			stands[g->seat->view.counter[i].side & 1] = true;
	return stands[0] && stands[1];
}

bool clashes_asked(const struct game *g)
{
	for (int i = 0; i < g->seat->orders.n; i++)
		if (g->seat->orders.at[i].verb != VERB_NAME || !both_stand(g, g->seat->orders.at[i].place))
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

static void one_clash(struct ui *u, struct widget *root, const struct order *o)
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

void build_clashes(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	widget_label(root, FONT_TITLE, 17, "The next battle")->ink = WINE;
	widget_label(root, FONT_BODY_ITALIC, 13, "A button, or a click on the place, begins the battle.")->ink = INK_SOFT;
	for (int i = 0; i < g->seat->orders.n; i++)
		one_clash(u, root, &g->seat->orders.at[i]);
}

static void stack_here(struct ui *u, struct widget *root, int side, bool chosen, const char *title)
{
	struct game *g = u->game;
	const struct position *p = g->seat->known;
	struct faces faces = {.size = 30};
	char icon[24];
	for (int i = 0; i < g->scenario->pieces; i++)
		if (g->scenario->piece[i].side == side && p->piece[i].place == g->seat->prompt.place &&
		    set_has(&g->seat->prompt.hand, i) == chosen)
			face_add(g->scenario, &faces, i);
	if (!faces.n)
		return;
	struct widget *head = widget_new(root, ROLE_ROW, "stack", "");
	head->gap = 6;
	side_icon(g->scenario, side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(head, ROLE_ICON, "flag", "")->icon, 24, icon);
	widget_label(head, FONT_DATA_BOLD, 14, title)->ink = WINE;
	faces_show(u, root, &faces);
}

/* In these steps both stacks lie open. */
void build_clash_step(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	char text[WORDS];
	int side = g->seat->prompt.side;
	widget_label(root, FONT_TITLE, 17, say_place(g->scenario, g->seat->prompt.place, text))->ink = WINE;
	say_asked(g, g->seat->prompt.ask.at, text, sizeof text);
	widget_label(root, FONT_BODY, 15, text);
	stack_here(u, root, side, true, "Chosen");
	stack_here(u, root, side, false, say_side(g->scenario, side));
	stack_here(u, root, side_other((enum side)side), true, "Chosen");
	stack_here(u, root, side_other((enum side)side), false, say_side(g->scenario, side_other((enum side)side)));
}
