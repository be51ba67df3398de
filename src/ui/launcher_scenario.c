/* What lies in the chosen box: its scenarios, the picture of its map, and what the chosen scenario is about. */
#include "ui/launcher_own.h"

#include "core/memory.h"

#include <stdio.h>

static void pick_scenario(struct ui *u, struct widget *w, int item, enum pick how)
{
	(void)w;
	u->launcher->scenario = item;
	players_keep_offered(u->launcher);
	ui_stale(u, PANE_LAUNCHER);
	if (how == PICK_ENTER)
		start_now(u);
}

/* What lies in the chosen box: its scenarios. */
void scenario_part(struct ui *u, struct widget *root)
{
	struct launcher *l = u->launcher;
	const struct game_head *g = chosen_game(u);
	struct widget *w = widget_label(root, FONT_TITLE, sheet_letters(u, 28), g->title);
	w->ink = WINE;
	text_copy(w->name, sizeof w->name, "game-title");
	char text[240];
	snprintf(text, sizeof text, "%s%s%s", g->subtitle, g->dates[0] ? ", " : "", g->dates);
	widget_label(root, FONT_TITLE_ITALIC, sheet_letters(u, 16), text);
	struct widget *list = widget_new(root, ROLE_LIST, "scenarios", "");
	list->items = memory_zeroed(sizeof *list->items);
	list->items_owned = true;
	list->size = sheet_letters(u, 16);
	list->custom_tall = list_whole;
	list->pick = pick_scenario;
	for (int i = 0; i < g->scenarios; i++) {
		struct item *it = items_add(list->items, g->scenario[i].title);
		snprintf(it->right, sizeof it->right, "%s%.27s", g->scenario[i].begin_here ? "Begin here: " : "", g->scenario[i].length);
		text_copy(it->name, sizeof it->name, g->scenario[i].id);
	}
	list->selected = l->scenario;
	w = widget_label(root, FONT_BODY_ITALIC, sheet_letters(u, 14), g->maker);
	w->ink = INK_SOFT;
}

/* The map of the chosen game, whole: in what is left below its scenarios, or in a column of its own. */
static void map_paint(struct ui *u, const struct widget *w)
{
	const struct launcher *l = u->launcher;
	char file[64];
	int line = points(u, 1), wide = w->at.w, high = l->map_w ? (int)((int64_t)wide * l->map_h / l->map_w) : 0;
	if (high > w->at.h && l->map_h) {
		high = w->at.h;
		wide = (int)((int64_t)high * l->map_w / l->map_h);
	}
	if (high < points(u, 60))
		return;
	struct rect r = {w->at.x + (w->up->role == ROLE_COLUMN ? (w->at.w - wide) / 2 : 0), w->at.y, wide, high};
	launcher_map_file(l, file);
	if (picture_comes(u, file, r) || !canvas_picture(u->canvas, file, r, 255))
		return;
	canvas_frame(u->canvas, r, line, INK);
}

static int map_tall(struct ui *u, const struct widget *w, int width)
{
	(void)u, (void)w, (void)width;
	return 0; /* as high as the column leaves room */
}

void map_part(struct ui *u, struct widget *root)
{
	if (!launcher_shows_map(u) || !u->launcher->map_w)
		return;
	if (root->role == ROLE_ROW) {
		root = widget_new(root, ROLE_COLUMN, "launcher-map", "");
		root->wide = 420;
		root->grow = 8;
	}
	struct widget *w = widget_new(root, ROLE_CUSTOM, "map-picture", "");
	w->grow = 1;
	w->custom_paint = map_paint;
	w->custom_tall = map_tall;
}

/* Points of 100 up to which a scenario is an even game, and up to which one side is favoured only a little. */
enum { EVEN = 55, LITTLE = 65 };

/* What games between two Sergeants have made of it. */
static void machines_line(struct ui *u, struct widget *root)
{
	const struct game_head *g = chosen_game(u);
	const struct head *h = &g->scenario[u->launcher->scenario];
	int ahead = h->first < 50 ? 1 : 0, made = ahead ? 100 - h->first : h->first;
	struct text line;
	if (!h->games)
		return;
	text_set(&line, "%s%s: in %d games between two Sergeants the %s side makes %d points of 100.", made > EVEN ? g->side[ahead] : "Even",
		 made > LITTLE ? " favoured" : made > EVEN ? " favoured a little" : "", h->games, g->side[ahead], made);
	struct widget *w = widget_label(root, FONT_BODY_ITALIC, sheet_letters(u, 14), line.at);
	text_copy(w->name, sizeof w->name, "machines");
}

/* What the chosen scenario is about, and what wins it. */
void story_part(struct ui *u, struct widget *root)
{
	const struct head *h = &chosen_game(u)->scenario[u->launcher->scenario];
	struct widget *w = widget_label(root, FONT_TITLE, sheet_letters(u, 22), h->title);
	w->ink = WINE;
	w = widget_label(root, FONT_BODY, sheet_letters(u, 17), h->history);
	text_copy(w->name, sizeof w->name, "history");
	if (h->aim[0]) {
		w = widget_label(root, FONT_BODY_ITALIC, sheet_letters(u, 17), h->aim);
		w->ink = WINE;
		text_copy(w->name, sizeof w->name, "aim");
	}
	machines_line(u, root);
}
