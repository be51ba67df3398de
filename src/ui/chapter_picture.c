/* A game on one sheet, as a picture: who won, the map as it lies, and what the leaves tell in rows. */
#include "ui/reading.h"

#include <stdio.h>
#include <string.h>

/* Points; letters are drawn half as large again as usual. A sheet is as long as it must be, and no longer than this. */
enum { SHEET_WIDE = 1000, SHEET_PERCENT = 150, SHEET_LONGEST = 5000 };

static void headline(struct ui *u, struct widget *root, const struct chapter *ch)
{
	const struct scenario *s = u->game->scenario;
	char title[WORDS], text[WORDS * 2];
	centred(root, FONT_TITLE, 26, "title", s->title);
	snprintf(text, sizeof text, "%.100s, after %d decisions", chapter_title(u->game, ch, title), u->game->seat->now);
	centred(root, FONT_BODY_ITALIC, 15, "when", text)->ink = INK_SOFT;
	say_game(u, text, sizeof text);
	centred(root, FONT_BODY_ITALIC, 15, "players", text)->ink = INK_SOFT;
	chapter_verdict(u, root);
}

/* Every throw is for those who read the text. */
static struct widget *sheet_of(struct ui *u, const struct chapter *ch)
{
	struct widget *root = widget_new(NULL, ROLE_COLUMN, "picture", "");
	root->skin = SKIN_PAGE;
	root->pad = 30;
	root->gap = 10;
	headline(u, root, ch);
	build_map(root);
	for (int i = 0; i < ch->leaves; i++) {
		char name[WORDS];
		if (ch->leaf[i].kind != LEAF_ROWS || i == GAME_THROWS)
			continue;
		widget_new(root, ROLE_RULE, "rule", "");
		centred(root, FONT_TITLE, 20, "head", leaf_name(u->game, ch, i, name));
		build_rows(u, root, ch, i, "picture-rows");
	}
	return root;
}

/* Laid out and drawn in a window of its own size. */
static bool draw(struct ui *u, const struct chapter *ch, const char *path, struct error *e)
{
	struct rect at = {0, 0, points(u, SHEET_WIDE), points(u, SHEET_LONGEST)};
	u->width = at.w;
	u->height = at.h;
	struct widget *root = sheet_of(u, ch);
	int tall = widget_tall(u, root, at.w);
	at.h = tall < at.h ? tall : at.h;
	bool fine = canvas_paper_begin(u->canvas, at.w, at.h, e);
	if (fine) {
		widget_place(u, root, at);
		widget_paint(u, root);
		fine = canvas_paper_end(u->canvas, path, e);
	}
	widget_free(root);
	return fine;
}

void chapter_picture(struct ui *u, const struct chapter *ch)
{
	struct style style = u->style;
	int width = u->width, height = u->height;
	char path[480];
	struct error e = {0};
	bool fine = u->saves[0];
	chapter_file_name(u, ch, "png", path, sizeof path);
	if (!fine) {
		error_set(&e, path, NULL, NULL, "nothing is kept on disk here");
	} else {
		style_open(&u->style, u->canvas, SHEET_PERCENT);
		fine = draw(u, ch, path, &e);
		u->style = style;
		u->width = width;
		u->height = height;
	}
	u->dirty = true;
	chapter_saved(u, path, fine ? NULL : &e);
}
