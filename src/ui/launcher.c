/* The first page: which game, which scenario, who plays, and go. */
#include "ui/inner.h"

#include "ui/catalogue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct launcher {
	struct catalogue catalogue;
	struct scenario *asked; /* what players are asked about: see offers */
	char autosave[512];
	struct match_info resume;
	bool can_resume;
	int game, scenario;
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

/* Is the player offered for this side of the chosen scenario? It is known by its name alone: nothing of it is read. */
static bool offers(struct launcher *l, const struct player *player, int side)
{
	const struct game_head *g = &l->catalogue.game[l->game];
	l->asked->rules = g->rules;
	text_copy(l->asked->game, sizeof l->asked->game, g->id);
	text_copy(l->asked->id, sizeof l->asked->id, g->scenario[l->scenario].id);
	return player->sides(l->asked) >> side & 1;
}

/* Who is not offered any more gives way to the first who is. */
static void keep_offered(struct launcher *l)
{
	for (int side = 0; side < 2; side++)
		for (int i = 0; l->player[side] && !offers(l, l->player[side], side); i++)
			l->player[side] = players_all[i];
}

static void take_game(struct launcher *l, int game)
{
	l->game = game;
	l->scenario = 0;
	for (int i = 0; i < l->catalogue.game[game].options; i++)
		l->value[i] = l->catalogue.game[game].option[i].value;
	keep_offered(l);
}

/* Goes back to what was played last. */
static void remember(struct ui *u, struct launcher *l)
{
	char name[160];
	for (int g = 0; g < l->catalogue.n; g++)
		for (int s = 0; s < l->catalogue.game[g].scenarios; s++) {
			snprintf(name, sizeof name, "%s/%s", l->catalogue.game[g].id, l->catalogue.game[g].scenario[s].id);
			if (!strcmp(name, u->config->last_scenario)) {
				take_game(l, g);
				l->scenario = s;
			}
		}
}

void ui_launcher(struct ui *u, const char *autosave)
{
	struct launcher *l = u->launcher;
	struct error e;
	dialog_close_all(u);
	if (!l) {
		l = calloc(1, sizeof *l);
		if (l)
			l->asked = calloc(1, sizeof *l->asked);
		if (!l || !l->asked) {
			fputs("grognard: out of memory\n", stderr);
			abort();
		}
		u->launcher = l;
		catalogue_read(&l->catalogue, u->data);
		for (int i = 0; i < 2; i++)
			l->player[i] = player_find(u->config->player[i]);
		if (l->catalogue.n) {
			take_game(l, 0);
			remember(u, l);
		}
	}
	text_copy(l->autosave, sizeof l->autosave, autosave ? autosave : "");
	l->can_resume = autosave && match_peek(autosave, &l->resume, &e);
	ui_leave_game(u);
	u->pane[PANE_LAUNCHER].used = true;
	u->pane[PANE_BAR].used = u->pane[PANE_TIME].used = u->pane[PANE_SIDE].used = u->pane[PANE_WINDOW].used = false;
	u->focus = u->hot = u->grab = NULL;
	ui_stale_all(u);
	ui_settle(u);
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
	take_game(l, w->arg);
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

/* The box: its picture, or a plain printed lid. */
static void cover_paint(struct ui *u, const struct widget *w)
{
	struct rect r = w->at;
	if (r.w * 4 > r.h * 3) {
		r.x += (r.w - r.h * 3 / 4) / 2;
		r.w = r.h * 3 / 4;
	} else {
		r.h = r.w * 4 / 3;
	}
	style_shadow(&u->style, u->canvas, r);
	if (canvas_picture(u->canvas, w->word, r, 255))
		return;
	canvas_fill(u->canvas, r, WINE);
	struct rect in = {r.x + points(u, 10), r.y + points(u, 10), r.w - points(u, 20), r.h - points(u, 20)};
	canvas_frame(u->canvas, in, points(u, 2), GOLD);
	struct text_style s = {FONT_TITLE, points(u, 28), PAPER, PAPER, false, 1};
	text_draw(u->canvas, &s, w->text, in.x + points(u, 8), in.y + in.h / 3, in.w - points(u, 16));
}

static int cover_tall(struct ui *u, const struct widget *w, int width)
{
	int tall = width * 4 / 3, most = u->height * (u->height < points(u, 700) ? 42 : 58) / 100;
	(void)w;
	return tall < most ? tall : most;
}

static void cover_part(struct ui *u, struct widget *root)
{
	const struct game_head *g = chosen_game(u);
	if (u->width < points(u, 920) && u->height < points(u, 500))
		return;
	struct widget *w = widget_new(root, ROLE_CUSTOM, "cover", g->title);
	w->custom_paint = cover_paint;
	w->custom_tall = cover_tall;
	snprintf(w->word, sizeof w->word, "%s/cover.webp", g->id);
}

static void games_part(struct ui *u, struct widget *root)
{
	struct launcher *l = u->launcher;
	if (l->catalogue.n < 2)
		return;
	struct widget *row = widget_new(root, ROLE_FLOW, "games", "");
	row->gap = 6;
	for (int i = 0; i < l->catalogue.n; i++) {
		struct widget *b = widget_button(row, l->catalogue.game[i].id, l->catalogue.game[i].title, act_game);
		b->on = i == l->game;
		b->arg = i;
	}
}

static void scenario_part(struct ui *u, struct widget *root)
{
	struct launcher *l = u->launcher;
	const struct game_head *g = chosen_game(u);
	const struct head *h = &g->scenario[l->scenario];
	struct widget *w = widget_label(root, FONT_TITLE, 34, g->title);
	w->ink = WINE;
	text_copy(w->name, sizeof w->name, "game-title");
	char text[240];
	snprintf(text, sizeof text, "%s%s%s", g->subtitle, g->dates[0] ? ", " : "", g->dates);
	widget_label(root, FONT_TITLE_ITALIC, 17, text);
	widget_new(root, ROLE_SPACE, "gap", "")->tall = 6;
	struct widget *list = widget_new(root, ROLE_LIST, "scenarios", "");
	list->items = calloc(1, sizeof *list->items);
	if (!list->items)
		abort();
	list->items_owned = true;
	list->size = 16;
	list->tall = g->scenarios * 24 + 8;
	list->pick = pick_scenario;
	for (int i = 0; i < g->scenarios; i++) {
		struct item *it = items_add(list->items, g->scenario[i].title);
		text_copy(it->right, sizeof it->right, g->scenario[i].length);
		text_copy(it->name, sizeof it->name, g->scenario[i].id);
	}
	list->selected = l->scenario;
	widget_new(root, ROLE_SPACE, "gap", "")->tall = 4;
	w = widget_label(root, FONT_TITLE, 20, h->title);
	w->ink = WINE;
	int size = u->width >= points(u, 1500) ? 20 : 17;
	w = widget_label(root, FONT_BODY, size, h->history);
	text_copy(w->name, sizeof w->name, "history");
	if (h->aim[0]) {
		w = widget_label(root, FONT_BODY_ITALIC, size, h->aim);
		w->ink = WINE;
		text_copy(w->name, sizeof w->name, "aim");
	}
	w = widget_label(root, FONT_BODY_ITALIC, 15, g->maker);
	w->ink = INK_SOFT;
}

/* A person (`index` NONE) or one of players_all. */
static void player_radio(struct ui *u, struct widget *group, int side, int index)
{
	const struct player *player = index == NONE ? NULL : players_all[index];
	char name[48];
	snprintf(name, sizeof name, "seat-%d-%.24s", side, player ? player->id : "person");
	struct widget *w = widget_new(group, ROLE_RADIO, name, player ? player->name : "A person at this screen");
	w->on = u->launcher->player[side] == player;
	w->arg = index;
	w->arg2 = side;
	w->act = act_seat;
	w->size = 15;
}

/* Two persons, and secrets between them. */
static void hands_part(struct ui *u, struct widget *root)
{
	const struct launcher *l = u->launcher;
	if (l->player[0] || l->player[1] || !chosen_game(u)->rules->hides)
		return;
	widget_label(root, FONT_DATA_BOLD, 16, "How they change places");
	struct widget *row = widget_new(root, ROLE_FLOW, "hands", "");
	row->gap = 10;
	hands_choice(u, row);
}

static void seat_part(struct ui *u, struct widget *root)
{
	const struct game_head *g = chosen_game(u);
	widget_label(root, FONT_TITLE, 20, "Who plays")->ink = WINE;
	for (int side = 0; side < 2; side++) {
		struct widget *head = widget_new(root, ROLE_ROW, "seat-head", "");
		head->gap = 6;
		char icon[24];
		snprintf(icon, sizeof icon, "flag-%.16s", g->nation[side]);
		if (style_has(&u->style, u->canvas, icon))
			text_copy(widget_new(head, ROLE_ICON, "flag", "")->icon, 24, icon);
		widget_label(head, FONT_DATA_BOLD, 16, g->side[side]);
		struct widget *group = widget_new(root, ROLE_COLUMN, "seats", "");
		player_radio(u, group, side, NONE);
		for (int i = 0; players_all[i]; i++)
			if (offers(u->launcher, players_all[i], side))
				player_radio(u, group, side, i);
	}
	hands_part(u, root);
}

static void act_number(struct ui *u, struct widget *w)
{
	u->launcher->value[w->arg2] = w->value;
	ui_stale(u, PANE_LAUNCHER);
}

/* An option that is a number: its title, a slider, the value. */
static void number_option(struct widget *root, const struct option *o, int i, int value)
{
	char text[96];
	snprintf(text, sizeof text, "%s: %d", o->title, value);
	widget_label(root, FONT_DATA, 15, text);
	struct widget *w = widget_new(root, ROLE_SLIDER, o->id, "");
	w->low = o->low;
	w->high = o->high;
	w->value = value;
	w->arg2 = i;
	w->act = act_number;
}

static void one_option(struct launcher *l, const struct game_head *g, int i, struct widget *root)
{
	struct widget *w = NULL;
	if (g->option[i].high - g->option[i].low > 1) {
		number_option(root, &g->option[i], i, l->value[i]);
	} else {
		w = widget_new(root, ROLE_CHECK, g->option[i].id, g->option[i].title);
		w->on = l->value[i] != 0;
		w->arg = i;
		w->act = act_option;
		w->size = 15;
	}
	w = widget_label(root, FONT_BODY_ITALIC, 14, g->option[i].help);
	w->ink = INK_SOFT;
}

static int options_offered(const struct ui *u)
{
	const struct game_head *g = chosen_game(u);
	int n = 0;
	for (int i = 0; i < g->options; i++)
		n += is_offered(g, &g->scenario[u->launcher->scenario], i);
	return n;
}

/* In two columns where there is room for them. */
static void option_part(struct ui *u, struct widget *root, bool two)
{
	struct launcher *l = u->launcher;
	const struct game_head *g = chosen_game(u);
	int all = options_offered(u), n = 0;
	struct widget *column[2] = {root, root};
	if (!all)
		return;
	widget_label(root, FONT_TITLE, 20, "Optional rules")->ink = WINE;
	struct widget *row = two ? widget_new(root, ROLE_ROW, "option-columns", "") : NULL;
	for (int k = 0; k < 2 && two; k++) {
		column[k] = widget_new(row, ROLE_COLUMN, "option-column", "");
		column[k]->grow = 1;
		column[k]->wide = 200;
		column[k]->gap = 3;
	}
	if (row)
		row->gap = 18;
	for (int i = 0; i < g->options; i++)
		if (is_offered(g, &g->scenario[l->scenario], i))
			one_option(l, g, i, column[n++ >= (all + 1) / 2]);
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
	b->size = low ? 17 : 20;
	b->tall = low ? 34 : 46;
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

static void foot_part(struct ui *u, struct widget *root)
{
	static const struct {
		const char *name, *text, *icon;
		void (*act)(struct ui *, struct widget *);
	} buttons[] = {{"load", "&Load a game", "load", act_load}, {"settings", "S&ettings", "settings", act_settings},
		       {"help", "&Help", "help", act_help}, {"about", "&About this game", "crown", act_about},
		       {"quit", "&Quit", "close", act_quit}};
	struct widget *row = widget_new(root, ROLE_FLOW, "foot", "");
	row->gap = 8;
	for (size_t i = 0; i < sizeof buttons / sizeof buttons[0]; i++) {
		struct widget *b = widget_button(row, buttons[i].name, buttons[i].text, buttons[i].act);
		text_copy(b->icon, sizeof b->icon, buttons[i].icon);
		b->size = 15;
	}
	(void)u;
}

static void head_part(struct ui *u, struct widget *root)
{
	bool small = u->height < points(u, 560);
	struct widget *w = widget_label(root, FONT_TITLE, small ? 26 : 44, "GROGNARD");
	w->align = 1;
	if (!small) {
		w = widget_label(root, FONT_TITLE_ITALIC, 17, "Wargames of the age of Napoleon");
		w->align = 1;
		w->ink = INK_SOFT;
	}
	widget_new(root, ROLE_RULE, "rule", "");
}

/* Three columns: the box, what is played, who plays. What is too long scrolls inside its column. */
static void wide_body(struct ui *u, struct widget *body)
{
	bool big = u->width >= points(u, 1500), many = options_offered(u) > 4;
	struct widget *left = widget_new(body, ROLE_COLUMN, "launcher-left", "");
	left->gap = 10;
	left->wide = big ? 470 : u->width >= points(u, 1180) ? 340 : 270;
	cover_part(u, left);
	games_part(u, left);
	struct widget *middle = widget_new(body, ROLE_SCROLL, "launcher-middle", "");
	middle->grow = 1;
	middle->gap = 6;
	middle->wide = 400;
	scenario_part(u, middle);
	if (many)
		option_part(u, middle, u->width >= points(u, 1180));
	struct widget *right = widget_new(body, ROLE_COLUMN, "launcher-right", "");
	right->gap = 8;
	right->wide = 280;
	struct widget *seats = widget_new(right, ROLE_SCROLL, "launcher-seats", "");
	seats->grow = 1;
	seats->gap = 8;
	seat_part(u, seats);
	if (!many)
		option_part(u, seats, false);
	go_part(u, right);
}

/* One column that scrolls; how to begin stays in sight below it. */
static void narrow_body(struct ui *u, struct widget *root)
{
	struct widget *body = widget_new(root, ROLE_SCROLL, "launcher-body", "");
	body->grow = 1;
	body->gap = 12;
	cover_part(u, body);
	games_part(u, body);
	scenario_part(u, body);
	seat_part(u, body);
	option_part(u, body, u->width >= points(u, 560) && options_offered(u) > 4);
	go_part(u, root);
}

void build_launcher(struct ui *u, struct widget *root)
{
	struct launcher *l = u->launcher;
	bool wide = u->width >= points(u, 920), low = u->height < points(u, 560);
	root->skin = SKIN_TITLE;
	root->pad = low ? 16 : 34;
	root->gap = low ? 6 : 12;
	if (u->height < points(u, 320)) { /* too low for parts that stay: all of it scrolls */
		root = widget_new(root, ROLE_SCROLL, "launcher-all", "");
		root->grow = 1;
		root->gap = 6;
		wide = false;
	}
	head_part(u, root);
	if (!l->catalogue.n) {
		widget_label(root, FONT_BODY, 18, "No game was found. Is the program installed completely?");
		widget_label(root, FONT_BODY_ITALIC, 15, l->catalogue.fault)->ink = WINE_SOFT;
		foot_part(u, root);
		return;
	}
	if (wide) {
		int margin = (u->width - points(u, 1480)) / 2 * 100 / u->style.percent;
		struct widget *body = widget_new(root, ROLE_ROW, "launcher-outer", "");
		body->grow = 1;
		body->gap = 36;
		if (margin > 0)
			widget_new(body, ROLE_SPACE, "margin", "")->wide = margin;
		wide_body(u, body);
		if (margin > 0)
			widget_new(body, ROLE_SPACE, "margin", "")->wide = margin;
	} else {
		narrow_body(u, root);
	}
	if (!low)
		widget_new(root, ROLE_RULE, "rule", "");
	foot_part(u, root);
}
