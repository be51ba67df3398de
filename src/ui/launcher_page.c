/* The page of the launcher: the boxes of the games, and below them in columns, or in one, what can be chosen and how to begin. */
#include "ui/launcher_own.h"

#include "ui/shelf.h"

#include <stdio.h>

static void act_game(struct ui *u, struct widget *w)
{
	struct launcher *l = u->launcher;
	take_game(u, w->arg);
	for (int i = 0; i < 2; i++) /* the game's own opponent before any other */
		if (l->player[i] && player_offered(l, player_find("automaton"), i))
			l->player[i] = player_find("automaton");
	ui_stale(u, PANE_LAUNCHER);
}

static void act_start(struct ui *u, struct widget *w)
{
	(void)w;
	start_now(u);
}

static void act_resume(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.resume)
		u->calls.resume(u->calls.who);
}

static void act_quit(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.quit)
		u->calls.quit(u->calls.who);
}

static void act_about(struct ui *u, struct widget *w)
{
	(void)w;
	open_about(u);
}

/* The boxes on their shelf; in a window too low for one a button for each game. */
static void games_part(struct ui *u, struct widget *root)
{
	struct launcher *l = u->launcher;
	bool shelf = shelf_fits(u);
	if (!shelf && l->catalogue.n < 2)
		return;
	struct widget *row = shelf ? shelf_new(u, root, l->catalogue.n) : widget_new(root, ROLE_FLOW, "games", "");
	for (int i = 0; i < l->catalogue.n; i++) {
		const struct game_head *g = &l->catalogue.game[i];
		if (shelf) {
			shelf_box(row, g->id, g->title, i == l->game, i, act_game);
			continue;
		}
		struct widget *b = widget_button(row, g->id, g->title, act_game);
		b->on = i == l->game;
		b->arg = i;
	}
	if (shelf)
		shelf_end(row);
	else
		row->gap = 6;
}

static void go_part(struct ui *u, struct widget *root)
{
	struct launcher *l = u->launcher;
	bool low = u->height < points(u, 560);
	if (low) {
		root = widget_new(root, ROLE_FLOW, "go", "");
		root->gap = 8;
	}
	struct widget *b = widget_button(root, "start", "&Start the game", act_start);
	b->main = true;
	b->font = FONT_TITLE;
	b->size = low ? 17 : sheet_letters(u, 20);
	b->tall = low ? 34 : sheet_letters(u, 46);
	if (l->no_resume[0]) {
		struct widget *why = widget_label(root, FONT_BODY_ITALIC, 14, l->no_resume);
		text_copy(why->name, sizeof why->name, "no-resume");
		why->ink = WINE_SOFT;
	}
	if (!l->can_resume)
		return;
	char text[200];
	b = widget_button(root, "resume", "&Resume the last game", act_resume);
	b->size = 16;
	b->tall = low ? 34 : 36;
	snprintf(text, sizeof text, "%.90s, %.40s", l->resume.title, l->resume.turn);
	struct widget *w = widget_label(root, FONT_BODY_ITALIC, 14, text);
	w->align = 1;
	w->ink = INK_SOFT;
}

/* The name of the house, and what else can be done here. In a small window the buttons are pictures that say what they do
 * under the pointer. */
static void head_part(struct ui *u, struct widget *root)
{
	static const struct {
		const char *name, *text, *icon;
		char letter;
		void (*act)(struct ui *, struct widget *);
	} buttons[] = {{"load", "&Load a game", "load", 'l', act_load}, {"settings", "S&ettings", "settings", 'e', act_settings},
		       {"help", "&Help", "help", 'h', act_help}, {"about", "&About this game", "crown", 'a', act_about},
		       {"quit", "&Quit", "close", 'q', act_quit}};
	bool low = u->height < points(u, 560), words = u->width >= points(u, 860), tiny = u->width < points(u, 400);
	struct widget *row = widget_new(root, tiny ? ROLE_FLOW : ROLE_ROW, "head", ""), *w;
	row->gap = 8;
	row->pad = low ? 5 : 10;
	widget_new(row, ROLE_SPACE, "margin", "")->wide = low ? 4 : 18;
	if (!tiny) {
		w = widget_label(row, FONT_TITLE, low ? 22 : 34, "GROGNARD");
		w->ink = 0xe6c987ffu;
	}
	if (u->width >= points(u, 1100)) {
		w = widget_label(row, FONT_TITLE_ITALIC, 17, "Wargames of the age of Napoleon");
		w->ink = 0xc7ab78ffu;
	}
	widget_new(row, ROLE_SPACE, "between", "")->grow = 1;
	for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++) {
		struct widget *b = widget_button(row, buttons[i].name, words ? buttons[i].text : "", buttons[i].act);
		text_copy(b->icon, sizeof b->icon, buttons[i].icon);
		b->mnemonic = buttons[i].letter;
		b->size = 15;
		if (!words) {
			char plain[32], *to = plain;
			for (const char *from = buttons[i].text; *from; from++)
				if (*from != '&')
					*to++ = *from;
			*to = 0;
			widget_tip(b, plain);
		}
	}
	widget_new(row, ROLE_SPACE, "margin", "")->wide = low ? 0 : 12;
}

static struct widget *column(struct widget *body, const char *name, int wide, int grow)
{
	struct widget *w = widget_new(body, ROLE_SCROLL, name, "");
	w->wide = wide;
	w->grow = grow;
	w->gap = 7;
	return w;
}

/* Side by side: the scenarios, the story, in a large window the map, the options, who plays. What is too long scrolls inside its column. */
static void wide_body(struct ui *u, struct widget *body)
{
	bool apart = options_offered(u) && u->width >= points(u, options_offered(u) > 4 ? 1180 : 1500);
	bool large = launcher_shows_map(u) && u->launcher->map_w && u->width >= points(u, 1500);
	struct widget *left = column(body, "launcher-left", large ? 370 : 300, large ? 2 : 3), *middle;
	scenario_part(u, left);
	if (!large)
		map_part(u, left);
	middle = column(body, "launcher-middle", large ? 400 : 320, large ? 2 : 5);
	story_part(u, middle);
	if (large)
		map_part(u, body);
	if (apart)
		option_part(u, column(body, "launcher-options", large ? 290 : 250, 2));
	struct widget *right = widget_new(body, ROLE_COLUMN, "launcher-right", "");
	right->gap = 8;
	right->wide = 260;
	right->grow = 1;
	seat_part(u, column(right, "launcher-seats", 0, 1));
	if (!apart) /* who plays stays in sight; under the scenarios where no map lies there */
		option_part(u, launcher_shows_map(u) && u->launcher->map_w ? middle : left);
	go_part(u, right);
}

/* One column that scrolls; how to begin stays in sight below it. */
static void narrow_body(struct ui *u, struct widget *root)
{
	struct widget *body = column(root, "launcher-body", 0, 1);
	if (!shelf_fits(u))
		games_part(u, body);
	scenario_part(u, body);
	story_part(u, body);
	seat_part(u, body);
	option_part(u, body);
	go_part(u, root);
}

/* A game or a scenario that cannot be read is not on the shelf, and that is told. */
static void fault_part(const struct ui *u, struct widget *root)
{
	char text[500];
	if (!u->launcher->catalogue.fault[0] || !u->launcher->catalogue.n)
		return;
	snprintf(text, sizeof text, "Something is missing here: %s", u->launcher->catalogue.fault);
	struct widget *w = widget_label(root, FONT_BODY_ITALIC, 15, text);
	text_copy(w->name, sizeof w->name, "fault");
	w->align = 1;
	w->ink = 0xe6c987ffu;
}

/* Nothing to choose from. */
static void no_game(const struct ui *u, struct widget *sheet)
{
	widget_label(sheet, FONT_BODY, 18, "No game was found. Is the program installed completely?");
	widget_label(sheet, FONT_BODY_ITALIC, 15, u->launcher->catalogue.fault)->ink = WINE_SOFT;
}

void build_launcher(struct ui *u, struct widget *root)
{
	bool wide = u->width >= points(u, 920) && shelf_fits(u), low = u->height < points(u, 560);
	root->skin = SKIN_LEATHER;
	if (!shelf_fits(u)) { /* too low for parts that stay: all of it scrolls */
		root = widget_new(root, ROLE_SCROLL, "launcher-all", "");
		root->grow = 1;
	}
	head_part(u, root);
	if (shelf_fits(u) && u->launcher->catalogue.n)
		games_part(u, root);
	fault_part(u, root);
	struct widget *sheet = widget_new(root, wide ? ROLE_ROW : ROLE_COLUMN, "launcher-sheet", "");
	sheet->skin = SKIN_PANEL;
	sheet->grow = 1;
	sheet->pad = low ? 20 : 28;
	sheet->gap = wide ? 32 : 6;
	if (!u->launcher->catalogue.n)
		no_game(u, sheet);
	else if (wide)
		wide_body(u, sheet);
	else
		narrow_body(u, sheet);
}
