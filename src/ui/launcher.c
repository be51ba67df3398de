/* The first page: which game, which scenario, who plays, and go. */
#include "ui/inner.h"

#include "core/memory.h"
#include "ui/catalogue.h"
#include "ui/shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct launcher {
	struct catalogue catalogue;
	struct scenario *asked; /* what players are asked about: see offers */
	char autosave[512];
	struct match_info resume;
	bool can_resume;
	char no_resume[120]; /* why the last game cannot be resumed, though there is one; or "" */
	int game, scenario;
	int map_w, map_h; /* pixels of the picture of the chosen game's map; 0: there is none */
	int value[MAX_OPTIONS];
	const struct player *player[2]; /* NULL: a person */
};

void launcher_close(struct ui *u)
{
	if (u->launcher)
		free(u->launcher->asked);
	free(u->launcher);
	u->launcher = NULL;
}

static const struct game_head *chosen_game(const struct ui *u)
{
	const struct launcher *l = u->launcher;
	return l && l->game < l->catalogue.n ? &l->catalogue.game[l->game] : NULL;
}

const char *ui_game_id(const struct ui *u)
{
	if (u->game)
		return game_folder(u);
	const struct game_head *g = chosen_game(u);
	return g ? g->id : rules_all[0]->id;
}

/* The chosen scenario, as players are asked about it: it is known by its name alone, and nothing of it is read. */
static const struct scenario *asked_about(struct launcher *l)
{
	const struct game_head *g = &l->catalogue.game[l->game];
	l->asked->rules = g->rules;
	text_copy(l->asked->game, sizeof l->asked->game, g->id);
	text_copy(l->asked->id, sizeof l->asked->id, g->scenario[l->scenario].id);
	return l->asked;
}

/* Is the player offered for this side of it? */
static bool offers(struct launcher *l, const struct player *player, int side)
{
	return player->sides(asked_about(l)) >> side & 1;
}

/* Is there room for a picture of the map under the scenarios? */
static bool shows_map(const struct ui *u)
{
	return u->width >= points(u, 1100) && u->height >= points(u, 760);
}

/* Who is not offered any more gives way to the usual player. */
static void keep_offered(struct launcher *l)
{
	for (int side = 0; side < 2; side++)
		if (l->player[side] && !offers(l, l->player[side], side))
			l->player[side] = player_usual();
}

static void map_file(const struct launcher *l, char out[64])
{
	snprintf(out, 64, "%.48s/overview.webp", l->catalogue.game[l->game].scenario[l->scenario].sheet);
}

/* The scenario of this game that was played last; where none of it was, the one to begin with. */
static int scenario_first(const struct ui *u, const struct game_head *g)
{
	int first = 0;
	char name[160];
	for (int s = g->scenarios - 1; s >= 0; s--) {
		snprintf(name, sizeof name, "%s/%s", g->id, g->scenario[s].id);
		if (!strcmp(name, u->config->last_scenario))
			return s;
		if (g->scenario[s].begin_here)
			first = s;
	}
	return first;
}

static void take_game(struct ui *u, int game)
{
	struct launcher *l = u->launcher;
	char file[64];
	l->game = game;
	l->scenario = scenario_first(u, &l->catalogue.game[game]);
	map_file(l, file);
	if (shows_map(u) && !canvas_picture_size(u->canvas, file, &l->map_w, &l->map_h))
		l->map_w = l->map_h = 0;
	for (int i = 0; i < l->catalogue.game[game].options; i++)
		l->value[i] = l->catalogue.game[game].option[i].value;
	keep_offered(l);
}

/* Goes back to the game that was played last. */
static void remember(struct ui *u, struct launcher *l)
{
	for (int g = 0; g < l->catalogue.n; g++) {
		size_t n = strlen(l->catalogue.game[g].id);
		if (!strncmp(l->catalogue.game[g].id, u->config->last_scenario, n) && u->config->last_scenario[n] == '/')
			take_game(u, g);
	}
}

void ui_launcher(struct ui *u, const char *autosave)
{
	struct launcher *l = u->launcher;
	struct error e = {0};
	dialog_close_all(u);
	if (!l) {
		l = memory_zeroed(sizeof *l);
		l->asked = memory_zeroed(sizeof *l->asked);
		u->launcher = l;
		catalogue_read(&l->catalogue, u->data);
		for (int i = 0; i < 2; i++)
			l->player[i] = player_find(u->config->player[i]);
		if (l->catalogue.n) {
			take_game(u, 0);
			remember(u, l);
		}
	}
	text_copy(l->autosave, sizeof l->autosave, autosave ? autosave : "");
	l->can_resume = autosave && match_peek(autosave, &l->resume, &e);
	l->no_resume[0] = 0;
	if (autosave && !l->can_resume)
		snprintf(l->no_resume, sizeof l->no_resume, "The last game cannot be resumed: %.80s", e.reason);
	ui_leave_game(u);
	u->pane[PANE_LAUNCHER].used = true;
	u->pane[PANE_BAR].used = u->pane[PANE_TIME].used = u->pane[PANE_SIDE].used = u->pane[PANE_WINDOW].used = false;
	u->focus = u->hot = u->grab = NULL;
	u->patient = true;
	ui_stale_all(u);
}

const char *launcher_side(const struct ui *u, const char *game, int side)
{
	const struct launcher *l = u->launcher;
	for (int i = 0; l && i < l->catalogue.n; i++)
		if (!strcmp(l->catalogue.game[i].id, game))
			return l->catalogue.game[i].side[side];
	return side ? "Second" : "First";
}

const char *launcher_title(const struct ui *u, const char *game)
{
	const struct launcher *l = u->launcher;
	for (int i = 0; l && i < l->catalogue.n; i++)
		if (!strcmp(l->catalogue.game[i].id, game))
			return l->catalogue.game[i].title;
	return game;
}

static void act_game(struct ui *u, struct widget *w)
{
	struct launcher *l = u->launcher;
	take_game(u, w->arg);
	for (int i = 0; i < 2; i++) /* the game's own opponent before any other */
		if (l->player[i] && offers(l, player_find("automaton"), i))
			l->player[i] = player_find("automaton");
	ui_stale(u, PANE_LAUNCHER);
}

static bool is_offered(const struct game_head *g, const struct head *h, int option)
{
	if (h->all_options)
		return true;
	for (int k = 0; k < h->options; k++)
		if (!strcmp(h->option[k], g->option[option].id))
			return true;
	return false;
}

static void start_now(struct ui *u)
{
	struct launcher *l = u->launcher;
	const struct game_head *g = chosen_game(u);
	struct ui_start s;
	if (!g || !g->scenarios)
		return;
	memset(&s, 0, sizeof s);
	const struct head *h = &g->scenario[l->scenario];
	snprintf(s.scenario, sizeof s.scenario, "%.31s/%.63s", g->id, h->id);
	for (int i = 0; i < g->options; i++) {
		if (is_offered(g, h, i))
			snprintf(s.options[s.option_count++], sizeof s.options[0], "%.31s=%d", g->option[i].id, l->value[i]);
	}
	text_copy(u->config->last_scenario, sizeof u->config->last_scenario, s.scenario);
	for (int i = 0; i < 2; i++) {
		s.player[i] = l->player[i];
		text_copy(u->config->player[i], sizeof u->config->player[i], s.player[i] ? s.player[i]->id : "person");
	}
	if (u->calls.start)
		u->calls.start(u->calls.who, &s);
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

static void pick_scenario(struct ui *u, struct widget *w, int item, enum pick how)
{
	(void)w;
	u->launcher->scenario = item;
	keep_offered(u->launcher);
	ui_stale(u, PANE_LAUNCHER);
	if (how == PICK_ENTER)
		start_now(u);
}

static void act_option(struct ui *u, struct widget *w)
{
	u->launcher->value[w->arg] = w->on;
	ui_stale(u, PANE_LAUNCHER);
}

static void act_seat(struct ui *u, struct widget *w)
{
	u->launcher->player[w->arg2] = w->arg == NONE ? NULL : players_all[w->arg];
	ui_stale(u, PANE_LAUNCHER);
}

/* Letters of the sheet that are so large in a window of usual size: a large one is filled, not left empty. */
static int letters(const struct ui *u, int size)
{
	int percent = u->width >= points(u, 1880) && u->height >= points(u, 1000) ? 135 :
		      u->width >= points(u, 1500) && u->height >= points(u, 860) ? 112 : 100;
	return (size * percent + 50) / 100;
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

/* What lies in the chosen box: its scenarios. */
static void scenario_part(struct ui *u, struct widget *root)
{
	struct launcher *l = u->launcher;
	const struct game_head *g = chosen_game(u);
	struct widget *w = widget_label(root, FONT_TITLE, letters(u, 28), g->title);
	w->ink = WINE;
	text_copy(w->name, sizeof w->name, "game-title");
	char text[240];
	snprintf(text, sizeof text, "%s%s%s", g->subtitle, g->dates[0] ? ", " : "", g->dates);
	widget_label(root, FONT_TITLE_ITALIC, letters(u, 16), text);
	struct widget *list = widget_new(root, ROLE_LIST, "scenarios", "");
	list->items = memory_zeroed(sizeof *list->items);
	list->items_owned = true;
	list->size = letters(u, 16);
	list->custom_tall = list_whole;
	list->pick = pick_scenario;
	for (int i = 0; i < g->scenarios; i++) {
		struct item *it = items_add(list->items, g->scenario[i].title);
		snprintf(it->right, sizeof it->right, "%s%.27s", g->scenario[i].begin_here ? "Begin here: " : "", g->scenario[i].length);
		text_copy(it->name, sizeof it->name, g->scenario[i].id);
	}
	list->selected = l->scenario;
	w = widget_label(root, FONT_BODY_ITALIC, letters(u, 14), g->maker);
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
	map_file(l, file);
	if (picture_comes(u, file, r) || !canvas_picture(u->canvas, file, r, 255))
		return;
	canvas_frame(u->canvas, r, line, INK);
}

static int map_tall(struct ui *u, const struct widget *w, int width)
{
	(void)u, (void)w, (void)width;
	return 0; /* as high as the column leaves room */
}

static void map_part(struct ui *u, struct widget *root)
{
	if (!shows_map(u) || !u->launcher->map_w)
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
	struct widget *w = widget_label(root, FONT_BODY_ITALIC, letters(u, 14), line.at);
	text_copy(w->name, sizeof w->name, "machines");
}

/* What the chosen scenario is about, and what wins it. */
static void story_part(struct ui *u, struct widget *root)
{
	const struct head *h = &chosen_game(u)->scenario[u->launcher->scenario];
	struct widget *w = widget_label(root, FONT_TITLE, letters(u, 22), h->title);
	w->ink = WINE;
	w = widget_label(root, FONT_BODY, letters(u, 17), h->history);
	text_copy(w->name, sizeof w->name, "history");
	if (h->aim[0]) {
		w = widget_label(root, FONT_BODY_ITALIC, letters(u, 17), h->aim);
		w->ink = WINE;
		text_copy(w->name, sizeof w->name, "aim");
	}
	machines_line(u, root);
}

/* Two persons at one screen who hide things from each other: how they change places is asked. */
static bool hands_asked(const struct ui *u)
{
	const struct launcher *l = u->launcher;
	return !l->player[0] && !l->player[1] && chosen_game(u)->rules->hides;
}

/* Two persons, and secrets between them. */
static void hands_part(struct ui *u, struct widget *root)
{
	if (!hands_asked(u))
		return;
	widget_label(root, FONT_DATA_BOLD, letters(u, 16), "How they change places");
	struct widget *row = widget_new(root, ROLE_FLOW, "hands", "");
	row->gap = 10;
	hands_choice(u, row);
}

enum { LOW_LIST = 760, RESUME_TALL = 100 }; /* points: in a lower window who may play stands side by side; what the last game takes below it */

static void seat_part(struct ui *u, struct widget *root)
{
	const struct game_head *g = chosen_game(u);
	const char *const names[SIDES] = {g->side[0], g->side[1]};
	bool resumes = u->launcher->can_resume || u->launcher->no_resume[0], low = u->height < points(u, LOW_LIST + (resumes ? RESUME_TALL : 0));
	bool crowded = resumes && low && hands_asked(u); /* what two persons choose is in sight before all else */
	if (!crowded)
		widget_label(root, FONT_TITLE, letters(u, 20), "Who plays")->ink = WINE;
	for (int side = 0; side < 2; side++) {
		struct widget *head = widget_new(root, ROLE_ROW, "seat-head", "");
		head->gap = 6;
		char icon[24];
		snprintf(icon, sizeof icon, "flag-%.16s", g->nation[side]);
		if (style_has(&u->style, u->canvas, icon))
			text_copy(widget_new(head, ROLE_ICON, "flag", "")->icon, 24, icon);
		widget_label(head, FONT_DATA_BOLD, letters(u, 16), g->side[side]);
		struct widget *group = widget_new(root, low ? ROLE_FLOW : ROLE_COLUMN, "seats", "");
		group->gap = low ? 4 : group->gap;
		const struct player *now = u->launcher->player[side];
		player_radio(group, side, NONE, now, letters(u, 15))->act = act_seat;
		for (int i = 0; players_all[i]; i++)
			if (offers(u->launcher, players_all[i], side))
				player_radio(group, side, i, now, letters(u, 15))->act = act_seat;
		if (!crowded)
			player_missing(root, asked_about(u->launcher), names, side, letters(u, 14));
		if (now && !(resumes && u->height < points(u, LOW_LIST))) /* the tip of his button says it as well */
			player_looks(root, now, letters(u, 14));
	}
	hands_part(u, root);
}

static void act_number(struct ui *u, struct widget *w)
{
	u->launcher->value[w->arg2] = w->value;
	ui_stale(u, PANE_LAUNCHER);
}

/* An option that is a number: its title, a slider, the value. */
static struct widget *number_option(const struct ui *u, struct widget *root, const struct option *o, int i, int value)
{
	char text[96];
	snprintf(text, sizeof text, "%s: %d", o->title, value);
	widget_label(root, FONT_DATA, letters(u, 15), text);
	struct widget *w = widget_new(root, ROLE_SLIDER, o->id, "");
	w->low = o->low;
	w->high = o->high;
	w->value = value;
	w->arg2 = i;
	w->act = act_number;
	return w;
}

/* The option that has to be on for this one to count, when it is off; or NULL. */
static const struct option *missing(const struct launcher *l, const struct game_head *g, const struct option *o)
{
	for (int i = 0; i < g->options && o->needs[0]; i++)
		if (!strcmp(g->option[i].id, o->needs))
			return l->value[i] ? NULL : &g->option[i];
	return NULL;
}

static void one_option(const struct ui *u, const struct game_head *g, int i, struct widget *root)
{
	const struct launcher *l = u->launcher;
	const struct option *needed = missing(l, g, &g->option[i]);
	struct widget *w;
	char text[sizeof g->option[i].help + 96];
	if (g->option[i].high - g->option[i].low > 1) {
		w = number_option(u, root, &g->option[i], i, l->value[i]);
	} else {
		w = widget_new(root, ROLE_CHECK, g->option[i].id, g->option[i].title);
		w->on = l->value[i] && !needed;
		w->arg = i;
		w->act = act_option;
		w->size = letters(u, 15);
	}
	w->off = needed != NULL;
	snprintf(text, sizeof text, "%s%s%s%s", g->option[i].help, needed ? " Only with \u201c" : "", needed ? needed->title : "", needed ? "\u201d." : "");
	w = widget_label(root, FONT_BODY_ITALIC, letters(u, 14), text);
	w->ink = needed ? INK_FAINT : INK_SOFT;
}

static int options_offered(const struct ui *u)
{
	const struct game_head *g = chosen_game(u);
	int n = 0;
	for (int i = 0; i < g->options; i++)
		n += is_offered(g, &g->scenario[u->launcher->scenario], i);
	return n;
}

static void option_part(struct ui *u, struct widget *root)
{
	const struct launcher *l = u->launcher;
	const struct game_head *g = chosen_game(u);
	if (!options_offered(u))
		return;
	widget_label(root, FONT_TITLE, letters(u, 20), "Optional rules")->ink = WINE;
	for (int i = 0; i < g->options; i++)
		if (is_offered(g, &g->scenario[l->scenario], i))
			one_option(u, g, i, root);
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
	b->size = low ? 17 : letters(u, 20);
	b->tall = low ? 34 : letters(u, 46);
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
	bool large = shows_map(u) && u->launcher->map_w && u->width >= points(u, 1500);
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
		option_part(u, shows_map(u) && u->launcher->map_w ? middle : left);
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
