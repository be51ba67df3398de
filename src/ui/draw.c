/* The interface is drawn: panes round the map, which are kept while the map alone moves, and over it what lies open. */
#include "ui/inner.h"

#include "ui/game.h"

static bool is_kept(enum pane_id pane)
{
	return pane == PANE_BAR || pane == PANE_TIME || pane == PANE_SIDE;
}

static void paint_panes(struct ui *u, bool kept)
{
	for (int i = 0; i < PANES; i++)
		if (u->pane[i].used && is_kept((enum pane_id)i) == kept)
			widget_paint(u, u->pane[i].root);
}

/* The panes round the map cover what lies under them: while the map alone moves they are shown as they were drawn last. */
static void show_panes(struct ui *u)
{
	bool stands = u->game && canvas_layer_valid(u->canvas, UI_LAYER) && !u->dirty && !u->awaits;
	u->awaits = false;
	if (!stands && (!u->game || !canvas_layer_begin(u->canvas, UI_LAYER))) {
		paint_panes(u, true);
		return;
	}
	if (!stands) {
		paint_panes(u, true);
		canvas_layer_end(u->canvas);
	}
	for (int i = 0; i < PANES; i++) {
		if (!u->pane[i].used || !is_kept((enum pane_id)i))
			continue;
		canvas_clip(u->canvas, u->pane[i].root->at);
		canvas_layer_draw(u->canvas, UI_LAYER);
		canvas_unclip(u->canvas);
	}
}

bool ui_draw(struct ui *u)
{
	ui_settle(u);
	show_panes(u);
	paint_panes(u, false);
	for (int i = 0; i < u->dialogs; i++)
		dialog_draw(u, u->dialog[i]);
	hint_draw(u);
	if (u->game)
		u->game->drawn = u->game->seat->turned;
	u->dirty = false;
	u->patient = u->patient && u->awaits;
	return u->hot && u->hot->tip && !u->tip_shown;
}

bool picture_comes(struct ui *u, const char *file, struct rect r)
{
	bool comes = u->patient && canvas_picture_comes(u->canvas, file, r.w, r.h);
	u->awaits = u->awaits || comes;
	return comes;
}

bool ui_dirty(const struct ui *u)
{
	bool tip = u->hot && u->hot->tip && !u->tip_shown && canvas_now(u->canvas) - u->hot_since >= TIP_DELAY;
	return u->dirty || u->stale_layout || tip || (u->awaits && canvas_came(u->canvas));
}
