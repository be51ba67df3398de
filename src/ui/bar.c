/* The top bar: turn and phase, what is asked of whom, the buttons for it, and the tools, laid out as the window has room. */
#include "ui/bar_own.h"

/* Heights in points. Buttons in two rows fit beside a heading with two lines below it. */
enum { BAR_TALL = 62, LOW_TALL = 36, PART_TALL = 54, SMALL_HEAD = 24 };

/* Where the window is low or narrow every line counts: turn and phase in one, what is asked beside its buttons. */
static void small_bar(struct ui *u, struct widget *root)
{
	struct widget *row = widget_new(root, ROLE_ROW, "bar-row", ""), *w;
	row->gap = 10;
	row->tall = SMALL_HEAD;
	widget_new(row, ROLE_SPACE, "", "")->wide = 1;
	w = fitted(row, "turn", FONT_TITLE, 16, HEAD_TALL, u->game->seat->view.turn);
	widget_tip(w, u->game->scenario->title);
	struct widget *head = widget_new(row, ROLE_COLUMN, "head-part", "");
	head->grow = 1;
	heading(u, head);
	row = widget_new(root, ROLE_ROW, "bar-low", "");
	row->gap = 8;
	row->tall = LOW_TALL;
	widget_new(row, ROLE_SPACE, "", "")->wide = 1;
	ask_part(u, row, false);
	order_part(u, row);
	build_tools(u, row);
}

void build_bar(struct ui *u, struct widget *root)
{
	bool narrow = u->width < points(u, 700), tiny = u->width < points(u, 450);
	root->skin = SKIN_BAR;
	root->pad = 4;
	root->tall = (tiny ? BAR_TALL + LOW_TALL : narrow ? SMALL_HEAD + LOW_TALL + 10 : BAR_TALL) + guide_tall(u); /* whatever is asked: the map keeps its size */
	if (narrow && !tiny) {
		small_bar(u, root);
		guide_part(u, root);
		order_part_fits(u, root);
		return;
	}
	struct widget *row = widget_new(root, ROLE_ROW, "bar-row", "");
	row->gap = u->width < points(u, 1280) ? 10 : 16;
	row->tall = PART_TALL;
	widget_new(row, ROLE_SPACE, "", "")->wide = 1;
	turn_part(u, row);
	ask_part(u, row, true);
	if (tiny) {
		row = widget_new(root, ROLE_ROW, "bar-low", "");
		row->gap = 8;
		row->tall = LOW_TALL - 2;
	}
	order_part(u, row);
	build_tools(u, row);
	guide_part(u, root);
	order_part_fits(u, root);
}
