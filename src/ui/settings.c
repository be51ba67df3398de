/* The settings, the menu of a game on, and what this game is made from. */
#include "ui/inner.h"

#include "ui/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void open_settings(struct ui *u)
{
	dialog_open(u, DIALOG_SETTINGS, "Settings");
}

void act_settings(struct ui *u, struct widget *w)
{
	(void)w;
	open_settings(u);
}

static void applied(struct ui *u)
{
	style_open(&u->style, u->canvas, u->config->scale);
	ui_stale_all(u);
	ui_config_changed(u);
}

enum { SET_FULL, SET_WHEEL, SET_FOLLOW, SET_LETTERS, SET_SMALL_MAP, SET_ASKS_END, SET_GUIDE, SET_AIMS, SET_QUIET };

static void act_check(struct ui *u, struct widget *w)
{
	bool *at[] = {[SET_FULL] = &u->config->full_screen, [SET_WHEEL] = &u->config->wheel_scrolls,
		      [SET_FOLLOW] = &u->config->follow, [SET_LETTERS] = &u->config->letters, [SET_SMALL_MAP] = &u->config->small_map,
		      [SET_ASKS_END] = &u->config->asks_end, [SET_GUIDE] = &u->config->guide,
		      [SET_AIMS] = &u->config->aims, [SET_QUIET] = &u->config->quiet};
	*at[w->arg] = w->on;
	u->stale_layout = true;
	applied(u);
}

static void act_scale(struct ui *u, struct widget *w)
{
	u->config->scale = w->arg;
	applied(u);
}

static void act_speed(struct ui *u, struct widget *w)
{
	u->config->speed = w->arg;
	applied(u);
}

static void act_hands(struct ui *u, struct widget *w)
{
	u->config->hands = (enum hands)w->arg;
	applied(u);
}

static void act_sound(struct ui *u, struct widget *w)
{
	u->config->sound = w->value;
	applied(u);
}

static void act_close_settings(struct ui *u, struct widget *w)
{
	(void)w;
	dialog_close(u);
}

static void check_box(struct widget *root, const char *name, const char *text, bool on, int which)
{
	struct widget *w = widget_new(root, ROLE_CHECK, name, text);
	w->on = on;
	w->arg = which;
	w->act = act_check;
	w->size = 15;
}

static struct widget *setting_row(struct widget *root, const char *text)
{
	struct widget *row = widget_new(root, ROLE_ROW, text, "");
	row->gap = 8;
	struct widget *w = widget_label(row, FONT_DATA, 15, text);
	w->wide = 120;
	row = widget_new(row, ROLE_FLOW, "choices", "");
	row->wide = 300; /* else the words before many choices give way to them, and the rows begin at several places */
	row->grow = 1;
	row->gap = 10;
	return row;
}

static void radio(struct widget *row, const char *name, const char *text, bool on, int arg,
		  void (*act)(struct ui *, struct widget *))
{
	struct widget *w = widget_new(row, ROLE_RADIO, name, text);
	w->on = on;
	w->arg = arg;
	w->act = act;
	w->size = 15;
}

void hands_choice(struct ui *u, struct widget *row)
{
	static const struct {
		const char *words, *tip;
	} all[HANDS] = {
		{"Curtain", "A curtain falls when the other person is to decide; where the sides take turns, and for a reaction, Peek"},
		{"Peek", "The table shows what both may see; who decides holds Look to see the rest"},
		{"Open", "The table shows what the side knows that decides; there is no curtain"}};
	char name[32];
	for (int i = 0; i < HANDS; i++) {
		snprintf(name, sizeof name, "hands-%s", hands_name((enum hands)i));
		struct widget *w = widget_new(row, ROLE_RADIO, name, all[i].words);
		w->on = u->config->hands == (enum hands)i;
		w->arg = i;
		w->act = act_hands;
		w->size = 15;
		widget_tip(w, all[i].tip);
	}
}

static void scale_choice(struct ui *u, struct widget *row)
{
	static const int scales[] = {100, 125, 150, 175, 200};
	const struct config *c = u->config;
	char text[32], name[32];
	snprintf(text, sizeof text, "Automatic (%d %%)", style_guess(u->canvas));
	radio(row, "scale-0", text, !c->scale, 0, act_scale);
	for (int i = 0; i < 5; i++) {
		snprintf(text, sizeof text, "%d %%", scales[i]);
		snprintf(name, sizeof name, "scale-%d", scales[i]);
		radio(row, name, text, c->scale == scales[i], scales[i], act_scale);
	}
}

static void sound_choice(struct ui *u, struct widget *row)
{
	const struct config *c = u->config;
	char text[32];
	struct widget *s = widget_new(row, ROLE_SLIDER, "sound", "");
	s->low = 0;
	s->high = 100;
	s->value = c->sound;
	s->arg = 5;
	s->wide = 220;
	s->act = act_sound;
	snprintf(text, sizeof text, c->sound ? "%d %%" : "off", c->sound);
	widget_label(row, FONT_DATA, 15, text);
}

static void switches(struct widget *body, const struct config *c)
{
	check_box(body, "full-screen", "&Full screen (F11)", c->full_screen, SET_FULL);
	check_box(body, "wheel-scrolls", "The &wheel scrolls the map; with Ctrl it zooms", c->wheel_scrolls, SET_WHEEL);
	check_box(body, "follow", "F&ollow the moves of the opponent", c->follow, SET_FOLLOW);
	check_box(body, "letters", "&Letters of nationality on counters", c->letters, SET_LETTERS);
	check_box(body, "small-map", "The small &map in the corner (M)", c->small_map, SET_SMALL_MAP);
	check_box(body, "asks-end", "&Ask before a phase ends in which something may be forgotten", c->asks_end, SET_ASKS_END);
	check_box(body, "guide", "What &now? under what is asked, with the notes of a scenario", c->guide, SET_GUIDE);
	check_box(body, "aims", "&Stars on the places it is all about", c->aims, SET_AIMS);
	check_box(body, "quiet-reports", "&No reports by themselves; the log keeps them", c->quiet, SET_QUIET);
}

void build_settings(struct ui *u, struct dialog *d)
{
	static const char *const speeds[] = {"Off", "Fast", "Normal", "Slow"};
	char name[32];
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "settings", "");
	body->grow = 1;
	body->gap = 10;
	scale_choice(u, setting_row(body, "Size of letters"));
	struct widget *row = setting_row(body, "Animation");
	for (int i = 0; i < 4; i++) {
		snprintf(name, sizeof name, "speed-%d", i);
		radio(row, name, speeds[i], u->config->speed == i, i, act_speed);
	}
	sound_choice(u, setting_row(body, "Sound"));
	hands_choice(u, setting_row(body, "Two persons"));
	widget_new(body, ROLE_RULE, "rule", "");
	switches(body, u->config);
	row = dialog_buttons(d->root);
	struct widget *b = widget_button(row, "close", "Close", act_close_settings);
	b->main = b->cancel = true;
	text_copy(b->key, sizeof b->key, "Esc");
}

void open_game_menu(struct ui *u)
{
	dialog_open(u, DIALOG_MENU, "Menu");
}

static void leave_agreed(struct ui *u, struct dialog *d)
{
	(void)d;
	if (u->calls.leave)
		u->calls.leave(u->calls.who);
}

static void quit_agreed(struct ui *u, struct dialog *d)
{
	(void)d;
	if (u->calls.quit)
		u->calls.quit(u->calls.who);
}

enum { MENU_ADVISE, MENU_REVIEW, MENU_SAVE, MENU_LOAD, MENU_UNDO_TURN, MENU_STANDING, MENU_OPPONENT, MENU_HELP, MENU_ABOUT, MENU_SETTINGS, MENU_LEAVE,
       MENU_QUIT };

/* The game is kept or saved, or it is told that it is not; then no single key leaves it. */
static void ask_leaving(struct ui *u, const char *title, const char *yes, void (*agreed)(struct ui *, struct dialog *))
{
	const char *why = u->calls.unkept ? u->calls.unkept(u->calls.who) : "";
	bool saved = why[0] && u->calls.saved && u->calls.saved(u->calls.who);
	char text[500];
	snprintf(text, sizeof text, "It is not on the disk as it stands, and what was played last is lost with it: %.250s\n\n"
		 "Save it elsewhere first: Ctrl+S and a place such as ~/rescued or /tmp/rescued.", why);
	dialog_confirm(u, title, saved ? "The game is saved as it stands." : why[0] ? text :
		       "The game is kept as it stands and can be resumed.", yes, agreed);
	dialog_top(u)->costs = why[0] && !saved;
}

static void act_menu_item(struct ui *u, struct widget *w)
{
	int what = w->arg;
	dialog_close(u);
	switch (what) {
	case MENU_ADVISE:
		act_advise(u, w);
		break;
	case MENU_REVIEW:
		act_review(u, w);
		break;
	case MENU_SAVE:
		open_save(u);
		break;
	case MENU_LOAD:
		open_load(u);
		break;
	case MENU_UNDO_TURN:
		if (u->calls.undo_turn)
			u->calls.undo_turn(u->calls.who);
		break;
	case MENU_STANDING:
		open_standing(u);
		break;
	case MENU_OPPONENT:
		open_opponent(u);
		break;
	case MENU_HELP:
		open_help(u, NULL);
		break;
	case MENU_ABOUT:
		open_about(u);
		break;
	case MENU_SETTINGS:
		open_settings(u);
		break;
	case MENU_LEAVE:
		ask_leaving(u, "Leave the game?", "&Leave", leave_agreed);
		break;
	default:
		ask_leaving(u, "Quit?", "&Quit", quit_agreed);
		break;
	}
}

/* At the end of a game, and while it is looked at from there. */
static bool may_review(const struct game *g)
{
	return g->ended || (seat_looks_back(g->seat) && g->review.n);
}

void build_menu(struct ui *u, struct dialog *d)
{
	static const struct {
		const char *name, *text, *key, *icon;
		int what;
	} entries[] = {
		{"menu-save", "&Save", "Ctrl+S", "save", MENU_SAVE},
		{"menu-load", "&Load", "Ctrl+O", "load", MENU_LOAD},
		{"menu-take-back", "&Take back my turn", "", "undo", MENU_UNDO_TURN},
		{"menu-standing", "Standing &orders", "", "step", MENU_STANDING},
		{"menu-opponent", "Who &plays", "", "oob", MENU_OPPONENT},
		{"menu-advise", "H&int", "Ctrl+H", "target", MENU_ADVISE},
		{"menu-review", "Revie&w of the game", "", "eye", MENU_REVIEW},
		{"menu-help", "&Rules and help", "F1", "help", MENU_HELP},
		{"menu-about", "&About this game", "", "crown", MENU_ABOUT},
		{"menu-settings", "S&ettings", "", "settings", MENU_SETTINGS},
		{"menu-leave", "Lea&ve the game", "", "home", MENU_LEAVE},
		{"menu-quit", "&Quit", "Ctrl+Q", "close", MENU_QUIT},
	};
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "menu-body", "");
	body->grow = 1;
	body->gap = 3;
	for (size_t i = 0; i < sizeof entries / sizeof entries[0]; i++) {
		if ((entries[i].what == MENU_STANDING && !u->game->seat->standings.n) || (entries[i].what == MENU_OPPONENT && !may_change_places(u)) ||
		    (entries[i].what == (may_review(u->game) ? MENU_ADVISE : MENU_REVIEW)))
			continue;
		struct widget *b = widget_button(body, entries[i].name, entries[i].text, act_menu_item);
		text_copy(b->key, sizeof b->key, entries[i].key);
		text_copy(b->icon, sizeof b->icon, entries[i].icon);
		b->arg = entries[i].what;
		b->quiet = true;
		b->size = 15;
	}
	struct widget *row = dialog_buttons(d->root);
	dialog_close_button(row, "Back to the game")->main = true;
}

void open_about(struct ui *u)
{
	dialog_open(u, DIALOG_ABOUT, "About this game");
}

/* A member of game.json that may be a text or a list of texts. */
static void texts(struct widget *root, const cJSON *json)
{
	if (cJSON_IsString(json))
		widget_label(root, FONT_BODY, 16, json->valuestring);
	const cJSON *line;
	if (cJSON_IsArray(json))
		cJSON_ArrayForEach(line, json)
			if (cJSON_IsString(line))
				widget_label(root, FONT_BODY, 16, line->valuestring);
}

/* Do the texts say of anything where it comes from? */
static bool speaks_of_sources(const cJSON *json)
{
	const cJSON *line;
	bool speaks = cJSON_IsString(json) && (text_holds(json->valuestring, "reconstructed") || text_holds(json->valuestring, "derived"));
	if (cJSON_IsArray(json))
		cJSON_ArrayForEach(line, json)
			speaks |= speaks_of_sources(line);
	return speaks;
}

void build_about(struct ui *u, struct dialog *d)
{
	struct error e;
	char path[400], text[400];
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "about", "");
	body->grow = 1;
	body->gap = 8;
	body->pad = 4;
	snprintf(path, sizeof path, "%s/scenarios/%s/game.json", u->data, ui_game_id(u));
	cJSON *game = json_read(path, &e);
	struct widget *w = widget_label(body, FONT_TITLE, 24, json_string_or(game, "title", ui_game_id(u)));
	w->align = 1;
	w->ink = WINE;
	snprintf(text, sizeof text, "%s\nDesign: %s\n%s", json_string_or(game, "subtitle", ""),
		 json_string_or(game, "designer", "unknown"), json_string_or(game, "publisher", ""));
	widget_label(body, FONT_BODY_ITALIC, 16, text)->align = 1;
	widget_new(body, ROLE_RULE, "rule", "");
	texts(body, json_get(game, "about"));
	if (speaks_of_sources(json_get(game, "about")))
		widget_label(body, FONT_BODY_ITALIC, 15, "Derived: it follows from what the rules print. Found: it stands in reports of play. Reconstructed: rebuilt, for "
						     "nothing printed was at hand.")->ink = INK_SOFT;
	cJSON_Delete(game);
	struct widget *row = dialog_buttons(d->root);
	dialog_close_button(row, "Close")->main = true;
	struct widget *b = widget_button(row, "about-readings", "How unclear rules are &read", act_help);
	text_copy(b->word, sizeof b->word, "How unclear rules are read");
}
