/* For whoever does not know the game yet: what helps most now, what is about to cost something, and what the file of the
 * scenario tells at this moment. All of it can be switched off. */
#include "ui/game.h"

#include <string.h>

/* Heights in points; where the window is narrow the line is two lines. */
enum { LINE_TALL = 20, NARROW_TALL = 34, NOTE_TALL = 42, NARROW_NOTE = 64, NARROW = 1000, LOW = 560, MARGIN = 10 };

static bool narrow(const struct ui *u)
{
	return u->width < points(u, NARROW);
}

static bool wanted(const struct ui *u)
{
	const struct game *g = u->game;
	return u->config->guide && (g->seat->persons || g->scenario->notes);
}

static int line_tall(const struct ui *u)
{
	return narrow(u) && u->height >= points(u, LOW) ? NARROW_TALL : LINE_TALL;
}

static int note_tall(const struct ui *u)
{
	return !u->game->scenario->notes ? 0 : narrow(u) ? NARROW_NOTE : NOTE_TALL;
}

int guide_tall(const struct ui *u)
{
	return wanted(u) ? line_tall(u) + note_tall(u) : 0;
}

void guide_refresh(struct ui *u)
{
	struct game *g = u->game;
	const struct seat *seat = g->seat;
	memset(&g->now, 0, sizeof g->now);
	text_set(&g->warning, "%s", "");
	if (!g->may_act || !wanted(u))
		return;
	now_look(g->scenario, seat->known, &seat->prompt, &seat->orders, g->held, &g->now);
	now_warn(g->scenario, seat->known, &seat->prompt, &seat->orders, g->held, &g->warning);
}

static struct widget *line(struct ui *u, struct widget *root, const char *name, int tall)
{
	struct widget *row = widget_new(root, ROLE_ROW, name, "");
	row->gap = 8;
	row->tall = tall;
	widget_new(row, ROLE_SPACE, "", "")->wide = u->width < points(u, 1280) ? 1 : MARGIN;
	return row;
}

/* A line that is cut where it is too long says all of it in its tip. */
static struct widget *words(struct widget *row, const char *name, enum font font, int size, int tall, const char *text)
{
	struct widget *w = fitted(row, name, font, size, tall, text);
	widget_tip(w, text);
	return w;
}

static void note_part(struct ui *u, struct widget *root)
{
	const struct seat *seat = u->game->seat;
	int tall = note_tall(u);
	if (!tall)
		return;
	struct widget *row = line(u, root, "note-row", tall - 2), *w;
	const char *note = u->game->may_act ? now_note(u->game->scenario, seat->known, &seat->prompt) : "";
	bool told = note[0]; /* between the notes it says what it is all about */
	w = words(row, "note", told ? FONT_BODY : FONT_BODY_ITALIC, 16, tall - 2, told ? note : u->game->scenario->aim);
	w->ink = told ? INK : INK_SOFT;
	w->grow = 1;
}

void guide_part(struct ui *u, struct widget *root)
{
	const struct game *g = u->game;
	if (!wanted(u))
		return;
	note_part(u, root);
	int tall = line_tall(u) - 2;
	struct widget *row = line(u, root, "now-row", tall), *w;
	give_and_take(u, row);
	if (!g->may_act)
		return;
	w = fitted(row, "now-head", FONT_DATA_BOLD, 13, tall, "What now?");
	w->ink = WINE;
	widget_tip(w, "What helps most at this moment. The settings switch it off");
	w = words(row, "now", FONT_BODY, 15, tall, g->now.words.at);
	w->grow = 1;
	w->narrowest = 200;
	if (!g->warning.at[0])
		return;
	w = words(row, "warning", FONT_BODY_BOLD, 15, tall, g->warning.at);
	w->ink = 0xa3261cff;
	w->narrowest = 160;
	widget_new(row, ROLE_SPACE, "", "")->wide = 4;
}
