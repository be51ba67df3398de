/* A saved game is loaded from a place of the player's own, where the list of saved games does not look. */
#include "ui/inner.h"

#include "match/saved.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLACE_ROOM = 250 };

/* What lies where the typed place points to; false with `e` when no game does. */
static bool look_there(const struct ui *u, const struct dialog *d, char *path, size_t size, struct match_info *out, struct error *e)
{
	if (!file_is_path(d->word))
		return error_set(e, NULL, NULL, NULL, "a place begins with / or ~/, such as ~/folder/name");
	file_saved(u->saves, d->word, path, size);
	return match_peek(path, out, e);
}

static void act_typed(struct ui *u, struct widget *w)
{
	(void)w;
	dialog_top(u)->stale = true;
}

/* The list under this dialog closes with it. */
static void act_load_there(struct ui *u, struct widget *w)
{
	char path[PLACE_ROOM + 700];
	struct match_info info;
	struct error e = {0};
	(void)w;
	if (!look_there(u, dialog_top(u), path, sizeof path, &info, &e))
		return;
	dialog_drop(u);
	dialog_close(u);
	if (u->calls.load)
		u->calls.load(u->calls.who, path);
}

/* "Borodino, 7 September, 0900", or why nothing can be loaded from there. */
static void say_there(struct ui *u, const struct dialog *d, const struct match_info *info, const struct error *e)
{
	char text[400];
	if (!e->reason[0])
		snprintf(text, sizeof text, "%s: %.90s%s%.60s", launcher_title(u, info->game),
			 info->title[0] ? info->title : info->scenario, info->turn[0] ? ", " : "", info->turn);
	else
		snprintf(text, sizeof text, "%.350s", d->word[0] ? e->reason : "as it was given when the game was saved, such as ~/folder/name");
	text_capital(text);
	struct widget *w = widget_label(d->root, FONT_BODY_ITALIC, 14, text);
	text_copy(w->name, sizeof w->name, "there");
	w->ink = d->word[0] && e->reason[0] ? WINE_SOFT : INK_SOFT;
}

void build_elsewhere(struct ui *u, struct dialog *d)
{
	char path[PLACE_ROOM + 700];
	struct match_info info = {0};
	struct error e = {0};
	bool good = look_there(u, d, path, sizeof path, &info, &e);
	widget_label(d->root, FONT_BODY, 16, "Where the game was saved:");
	struct widget *f = widget_new(d->root, ROLE_FIELD, "place", "~/folder/name");
	f->buffer = d->word;
	f->buffer_size = PLACE_ROOM;
	f->caret = (int)strlen(d->word);
	f->act = act_typed;
	f->size = 16;
	say_there(u, d, &info, &e);
	struct widget *row = dialog_buttons(d->root);
	struct widget *b = widget_button(row, "load-there", "&Load", act_load_there);
	b->main = true;
	b->off = !good;
	text_copy(b->key, sizeof b->key, "Enter");
	dialog_close_button(row, "Cancel");
}

void act_elsewhere(struct ui *u, struct widget *w)
{
	(void)w;
	dialog_open(u, DIALOG_ELSEWHERE, "Load from a place of your own");
}
