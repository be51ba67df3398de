/* Saving under a name, and choosing a saved game from a list with a preview. */
#include "ui/inner.h"

#include "core/memory.h"
#include "render/overview.h"
#include "ui/game.h"
#include "ui/saves.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NAME_ROOM = 96 };

/* A name that makes a file name: no slashes, no leading dot. */
static bool name_good(const char *name)
{
	if (file_is_path(name))
		return name[strlen(name) - 1] != '/';
	if (!name[0] || name[0] == '.' || name[0] == ' ')
		return false;
	for (; *name; name++)
		if (*name == '/' || *name == '\\' || (unsigned char)*name < 32)
			return false;
	return true;
}

static void act_name(struct ui *u, struct widget *w)
{
	(void)w;
	dialog_top(u)->number = 1; /* typed in: the name is no longer a suggestion */
	dialog_top(u)->stale = true;
}

static void name_field(struct dialog *d)
{
	widget_label(d->root, FONT_BODY, 16, "Name of the saved game:");
	struct widget *f = widget_new(d->root, ROLE_FIELD, "save-name", "a name");
	f->buffer = d->word;
	f->buffer_size = NAME_ROOM - 6;
	f->caret = (int)strlen(d->word);
	f->chosen = d->number != 1;
	f->act = act_name;
	f->size = 16;
}

static void drop_load(struct dialog *d)
{
	if (d->more)
		saves_keep(d->more);
	saves_free(d->more);
	d->more = NULL;
}

void open_load(struct ui *u)
{
	struct saves *l = saves_read(u->saves);
	if (!l)
		return;
	struct dialog *d = dialog_open(u, DIALOG_LOAD, "Load a game");
	d->more = l;
	d->drop = drop_load;
	d->chosen = l->n ? 0 : NONE;
}

void act_load(struct ui *u, struct widget *w)
{
	(void)w;
	open_load(u);
}

static void load_chosen(struct ui *u)
{
	struct dialog *d = dialog_top(u);
	struct saves *l = d->more;
	if (d->chosen < 0 || d->chosen >= l->n)
		return;
	char *path = saved_loads(&l->at[d->chosen]) ? strdup(l->at[d->chosen].path) : NULL;
	if (!path)
		return;
	dialog_close(u);
	if (u->calls.load)
		u->calls.load(u->calls.who, path);
	free(path);
}

/* The list is under the question, and stays there with what is left. */
static void remove_agreed(struct ui *u, struct dialog *asks)
{
	char *path = asks->more;
	struct dialog *d;
	struct saves *l;

	if (unlink(path) && errno != ENOENT) {
		ui_message(u, "This game cannot be deleted", strerror(errno));
		return;
	}
	d = dialog_top(u);
	if (!d || d->kind != DIALOG_LOAD)
		return;
	l = d->more;
	saves_drop(l, d->chosen);
	if (d->chosen == l->n)
		d->chosen = l->n - 1; /* NONE of none */
	d->stale = true;
}

static void act_remove(struct ui *u, struct widget *w)
{
	struct dialog *d = dialog_top(u);
	struct saves *l = d->more;
	char text[200], *path;
	(void)w;
	if (d->chosen < 0 || d->chosen >= l->n || !(path = strdup(l->at[d->chosen].path)))
		return;
	snprintf(text, sizeof text, "\"%.90s\" will be gone for good.", l->at[d->chosen].name);
	dialog_confirm(u, "Delete this game?", text, "&Delete", remove_agreed);
	dialog_top(u)->costs = true;
	dialog_top(u)->more = path;
}

/* The new name was agreed to; the list is under this dialog. */
static void rename_agreed(struct ui *u, const char *name)
{
	struct dialog *d = dialog_top(u);
	struct error e = {0};
	if (!d || d->kind != DIALOG_LOAD)
		return;
	if (!saves_rename(d->more, d->chosen, name, &e))
		ui_message(u, "This game cannot be renamed", e.reason);
	d->stale = true;
}

static void act_rename_it(struct ui *u, struct widget *w)
{
	struct dialog *d = dialog_top(u);
	char name[NAME_ROOM];
	(void)w;
	if (!name_good(d->word) || file_is_path(d->word))
		return;
	text_copy(name, sizeof name, d->word);
	dialog_close(u);
	rename_agreed(u, name);
}

static void act_rename(struct ui *u, struct widget *w)
{
	struct dialog *d = dialog_top(u);
	struct saves *l = d->more;
	(void)w;
	if (d->chosen < 0 || d->chosen >= l->n)
		return;
	const char *name = l->at[d->chosen].name;
	d = dialog_open(u, DIALOG_RENAME, "Rename this game");
	text_copy(d->word, NAME_ROOM - 6, name);
}

void build_rename(struct ui *u, struct dialog *d)
{
	(void)u;
	name_field(d);
	bool good = name_good(d->word) && !file_is_path(d->word);
	widget_label(d->root, FONT_BODY_ITALIC, 14,
		     good ? "Only its name changes." : "A name may not be empty, begin with a dot or hold a slash or backslash.")->ink = INK_SOFT;
	struct widget *row = dialog_buttons(d->root);
	struct widget *b = widget_button(row, "rename-it", "&Rename", act_rename_it);
	b->main = true;
	b->off = !good;
	text_copy(b->key, sizeof b->key, "Enter");
	dialog_close_button(row, "Cancel");
}

/* How a game stands is looked up when it is chosen, and ahead of that while the hand rests. */
static bool look_up(struct ui *u, struct saves *l, int i)
{
	struct glance g = {0};
	if (l->at[i].glance || !l->at[i].good || !u->calls.glance)
		return false;
	if (!u->calls.glance(u->calls.who, l->at[i].path, &g)) { /* it is not asked again */
		g.map[0] = 0;
		g.n = 0;
		g.useless = true;
	}
	saves_glance(l, i, &g);
	return true;
}

bool load_idle(struct ui *u)
{
	struct dialog *d = dialog_top(u);
	struct saves *l = d && d->kind == DIALOG_LOAD ? d->more : NULL;
	for (int i = 0; l && i < l->n; i++)
		if (look_up(u, l, i)) {
			d->stale = true;
			u->dirty = true;
			return true;
		}
	return false;
}

/* The map with a mark where each side stands. */
static void glance_paint(struct ui *u, const struct widget *w)
{
	const struct glance *g = w->data;
	struct rect r = {w->at.x, w->at.y, w->at.h * w->arg2 / (w->arg > 0 ? w->arg : 1), w->at.h};
	r.x += (w->at.w - r.w) / 2;
	overview_sheet(u->canvas, g->map, r);
	for (int i = 0; i < g->n; i++)
		overview_mark(u->canvas, r.x + g->at[i].x * r.w / GLANCE_SIDE, r.y + g->at[i].y * r.h / GLANCE_SIDE, g->at[i].side);
	canvas_frame(u->canvas, r, points(u, 1), INK);
}

/* As wide as there is room, but not so high that the words above go out of sight. */
static int glance_tall(struct ui *u, const struct widget *w, int width)
{
	int tall = width * w->arg / (w->arg2 > 0 ? w->arg2 : 1), most = points(u, 310);
	return tall < most ? tall : most;
}

static void glance_part(struct ui *u, struct widget *root, const struct glance *g)
{
	char file[64];
	struct widget *w;
	snprintf(file, sizeof file, "%.47s/overview.webp", g->map);
	if (!g->map[0])
		return;
	w = widget_new(root, ROLE_CUSTOM, "glance", "");
	w->data = malloc(sizeof *g);
	if (!w->data || !canvas_picture_size(u->canvas, file, &w->arg2, &w->arg)) {
		w->hidden = true;
		return;
	}
	memcpy(w->data, g, sizeof *g);
	w->custom_paint = glance_paint;
	w->custom_tall = glance_tall;
}

static void act_load_it(struct ui *u, struct widget *w)
{
	(void)w;
	load_chosen(u);
}

static void pick_file(struct ui *u, struct widget *w, int item, enum pick how)
{
	struct dialog *d = dialog_top(u);
	d->chosen = item;
	d->stale = true;
	if (how == PICK_ENTER)
		load_chosen(u);
	else if (how == PICK_REMOVE)
		act_remove(u, w);
}

static void fact(struct widget *root, const char *name, const char *value)
{
	if (!value[0])
		return;
	struct widget *row = widget_new(root, ROLE_ROW, name, "");
	row->gap = 8;
	struct widget *w = widget_label(row, FONT_DATA, 14, name);
	w->wide = 80;
	w->ink = INK_SOFT;
	w = widget_label(row, FONT_BODY, 16, value);
	w->grow = 1;
}

static void warn(struct widget *root, const char *name, const char *text)
{
	struct widget *w = widget_label(root, FONT_BODY_ITALIC, 15, text);
	text_copy(w->name, sizeof w->name, name);
	w->wide = 240; /* the list keeps its room */
	w->ink = WINE_SOFT;
}

static void no_preview(struct widget *root, const char *why)
{
	char text[260];
	snprintf(text, sizeof text, "This game cannot be loaded: %.200s", why);
	warn(root, "no-load", text);
}

static void preview(struct ui *u, struct widget *root, const struct saved *f)
{
	widget_label(root, FONT_TITLE, 19, f->name)->ink = WINE;
	widget_new(root, ROLE_RULE, "rule", "");
	if (!f->good) {
		no_preview(root, f->fault);
		return;
	}
	fact(root, "Scenario", f->info.title[0] ? f->info.title : f->info.scenario);
	fact(root, "Game", launcher_title(u, f->info.game));
	fact(root, "Turn", f->info.turn);
	if (!saved_loads(f)) {
		no_preview(root, f->glance->damage);
	} else if (f->glance && f->glance->damage[0]) {
		char text[200];
		snprintf(text, sizeof text, "The file is damaged, %s. Loaded, the game goes on from before that.", f->glance->damage);
		warn(root, "damage", text);
	}
	if (f->glance && f->glance->stands[0]) {
		char text[96];
		snprintf(text, sizeof text, "%s%s", f->glance->over ? "" : "If it ended now: ", f->glance->stands);
		fact(root, "It stands", text);
	}
	for (int i = 0; i < 2; i++)
		fact(root, launcher_side(u, f->info.game, i), f->info.player[i] ? f->info.player[i]->name : "A person");
	fact(root, "Saved", f->when);
	if (f->glance)
		glance_part(u, root, f->glance);
}

void build_load(struct ui *u, struct dialog *d)
{
	struct saves *l = d->more;
	bool wide = u->width > points(u, 560);
	struct widget *body = widget_new(d->root, wide ? ROLE_ROW : ROLE_COLUMN, "load-body", "");
	body->grow = 1;
	body->gap = 12;
	struct widget *list = widget_new(body, ROLE_LIST, "saved-games", "There is no saved game yet.");
	list->grow = 1;
	list->main = true;
	list->size = 14;
	list->items = memory_zeroed(sizeof *list->items);
	list->items_owned = true;
	list->pick = pick_file;
	list->removes = true;
	bool any = d->chosen >= 0 && d->chosen < l->n;
	if (any)
		look_up(u, l, d->chosen);
	for (int i = 0; i < l->n; i++) {
		char line[320];
		saves_line(&l->at[i], launcher_title(u, l->at[i].info.game), line, sizeof line);
		struct item *it = items_add(list->items, line);
		text_copy(it->right, sizeof it->right, l->at[i].when);
		text_copy(it->name, sizeof it->name, l->at[i].name);
		it->faded = !saved_loads(&l->at[i]); /* what is damaged is loaded as far as it is good */
	}
	list->selected = d->chosen;
	struct widget *right = widget_new(body, ROLE_SCROLL, "preview", "");
	right->grow = 1;
	right->gap = 5;
	right->pad = 6;
	right->skin = SKIN_INSET;
	if (any)
		preview(u, right, &l->at[d->chosen]);
	struct widget *row = dialog_buttons(d->root);
	struct widget *b = widget_button(row, "load-it", "&Load", act_load_it);
	b->main = true;
	b->off = !any || !saved_loads(&l->at[d->chosen]);
	text_copy(b->key, sizeof b->key, "Enter");
	b = widget_button(row, "rename-it", "&Rename ...", act_rename);
	b->off = !any;
	b = widget_button(row, "delete-it", "&Delete ...", act_remove);
	b->off = !any;
	text_copy(b->key, sizeof b->key, "Del");
	widget_button(row, "elsewhere", "Other &place ...", act_elsewhere);
	dialog_close_button(row, "Cancel");
}

void open_save(struct ui *u)
{
	if (!u->game)
		return;
	struct dialog *d = dialog_open(u, DIALOG_SAVE, "Save the game");
	const struct scenario *s = u->game->scenario;
	if (u->saves[0]) /* else only the player can say where */
		snprintf(d->word, NAME_ROOM - 6, "%.40s, turn %d", s->title, scenario_turn_number(s, u->game->seat->known->header.turn));
}

/* A plain name needs the folder of saved games. */
static bool can_save(const struct ui *u, const char *name)
{
	return name_good(name) && (u->saves[0] || file_is_path(name));
}

/* What would be lost without saving, or why it cannot be saved under this name. */
static const char *save_says(const struct ui *u, const char *name)
{
	if (!u->saves[0])
		return "There is no folder for saved games, and nothing is kept by itself: give it a place such as ~/folder/name or /tmp/name.";
	if (!name_good(name))
		return "A name may not be empty, begin with a dot or hold a slash or backslash; a place of your own is ~/folder/name.";
	if (u->calls.unkept && u->calls.unkept(u->calls.who)[0])
		return "The game cannot be kept by itself at present: if this folder refuses too, a place of your own is ~/folder/name or /tmp/name.";
	return "The game is also kept by itself after every order, so nothing is lost without this.";
}

static void replace_agreed(struct ui *u, struct dialog *d)
{
	if (u->calls.save)
		u->calls.save(u->calls.who, d->more);
}

static void act_save_it(struct ui *u, struct widget *w)
{
	struct dialog *d = dialog_top(u);
	char path[512], name[NAME_ROOM];
	struct stat st;
	(void)w;
	if (!can_save(u, d->word))
		return;
	text_copy(name, sizeof name, d->word);
	file_saved(u->saves, name, path, sizeof path);
	dialog_close(u);
	if (stat(path, &st)) {
		if (u->calls.save)
			u->calls.save(u->calls.who, name);
		return;
	}
	dialog_confirm(u, "Replace it?", "A game of this name was saved before. It will be replaced.", "&Replace",
		       replace_agreed);
	dialog_top(u)->costs = true;
	dialog_top(u)->more = memory_text(name);
}

void build_save(struct ui *u, struct dialog *d)
{
	name_field(d);
	widget_label(d->root, FONT_BODY_ITALIC, 14, save_says(u, d->word))->ink = INK_SOFT;
	struct widget *row = dialog_buttons(d->root);
	struct widget *b = widget_button(row, "save-it", "&Save", act_save_it);
	b->main = true;
	b->off = !can_save(u, d->word);
	text_copy(b->key, sizeof b->key, "Enter");
	dialog_close_button(row, "Cancel");
}
