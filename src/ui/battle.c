/* A battle of an area game as a sequence of pages, read off the log: the armies that met, then every table that was
 * thrown on with its sum, its cell and what came of it; back to earlier battles and on to later ones. */
#include "ui/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STORY_PAGES = 8 };

/* Lines of the log, [from, to). `result`: the line with the sum, NONE on the page of the armies. */
struct leaf {
	int result, from, to;
};

struct story {
	int attack, end; /* lines */
	bool over;
	int n;
	struct leaf leaf[STORY_PAGES];
};

static bool is_attack(const struct game *g, int line)
{
	return words_of(g->scenario)->steps && line >= 0 && line < g->log->lines && g->log->line[line].event.kind == EVENT_ATTACK;
}

static bool breaks(const struct event *e)
{
	return e->kind == EVENT_ATTACK || e->kind == EVENT_PHASE || e->kind == EVENT_TURN || e->kind == EVENT_END;
}

/* The armies are known to each other once a counter was turned. */
static bool met(const struct game *g, const struct story *b)
{
	for (int i = b->attack; i < b->end; i++)
		if (g->log->line[i].event.kind == EVENT_REVEAL)
			return true;
	return false;
}

static void add_leaf(struct story *b, int result, int from)
{
	if (b->n == STORY_PAGES)
		return;
	if (b->n)
		b->leaf[b->n - 1].to = from;
	b->leaf[b->n++] = (struct leaf){result, from, b->end};
}

static bool read_story(const struct game *g, int attack, struct story *b)
{
	memset(b, 0, sizeof *b);
	b->attack = attack;
	if (!is_attack(g, attack))
		return false;
	b->end = attack + 1;
	while (b->end < g->log->lines && !breaks(&g->log->line[b->end].event))
		b->end++;
	b->over = b->end < g->log->lines || g->ended || g->asked_place != g->log->line[attack].event.to;
	add_leaf(b, NONE, attack);
	for (int i = attack; i < b->end; i++)
		if (g->log->line[i].event.kind == EVENT_RESULT && g->log->line[i].event.account >= 0)
			add_leaf(b, i, i);
	return met(g, b);
}

int battle_of(const struct game *g, int line)
{
	struct story b;
	int at = line;
	if (!words_of(g->scenario)->steps || line < 0 || line >= g->log->lines)
		return NONE;
	while (at >= 0 && !breaks(&g->log->line[at].event))
		at--;
	return read_story(g, at, &b) ? at : NONE;
}

/* The next battle with something to tell in a direction, or NONE. */
static int battle_beside(const struct game *g, int attack, int step)
{
	struct story b;
	for (int i = attack + step; i >= 0 && i < g->log->lines; i += step)
		if (read_story(g, i, &b))
			return i;
	return NONE;
}

/* --- what is new --- */

static bool counts(const struct event *e)
{
	return e->kind == EVENT_ELIMINATE || e->kind == EVENT_RETREAT;
}

static bool moved_since(const struct game *g, const struct leaf *l, int heard)
{
	for (int i = l->from > heard ? l->from : heard; i < l->to; i++)
		if (counts(&g->log->line[i].event))
			return true;
	return false;
}

/* The first page of the battle that has not been told yet and is worth coming by itself, or NONE. */
static int news(const struct game *g, const struct story *b, int heard)
{
	bool result = b->n > 1 && b->leaf[b->n - 1].result >= heard;
	if (heard >= b->end || (!result && !b->over))
		return NONE;
	if (b->n == 1 || (heard <= b->leaf[1].from && moved_since(g, &b->leaf[0], heard)))
		return 0;
	for (int k = 1; k < b->n; k++)
		if (b->leaf[k].result >= heard || moved_since(g, &b->leaf[k], heard))
			return k;
	return NONE;
}

bool battle_next(struct ui *u)
{
	struct game *g = u->game;
	struct story b;
	int *heard = &g->log->battles_heard, at = *heard < g->log->lines ? *heard : g->log->lines - 1;
	while (at > 0 && !is_attack(g, at))
		at--;
	for (; at >= 0 && at < g->log->lines; at++) {
		int page = read_story(g, at, &b) ? news(g, &b, *heard) : NONE;
		if (page == NONE)
			continue;
		*heard = b.end;
		open_battle(u, at, page);
		return true;
	}
	*heard = g->log->lines;
	return false;
}

void battles_hear(struct game *g, bool silent)
{
	if (silent || g->log->battles_heard > g->log->lines)
		g->log->battles_heard = g->log->lines;
}

int battle_now(const struct game *g)
{
	struct story b;
	int at = g->log->lines - 1;
	while (at >= 0 && !breaks(&g->log->line[at].event))
		at--;
	read_story(g, at, &b);
	return at >= 0 && !in_the_past(g) && is_attack(g, at) && !b.over ? at : NONE;
}

/* --- the dialog --- */

static const char *battle_title(const struct game *g, int attack, char out[WORDS])
{
	char place[WORDS];
	snprintf(out, WORDS, "Battle of %.100s", say_place(g->scenario, g->log->line[attack].event.to, place));
	return out;
}

void open_battle(struct ui *u, int attack, int page)
{
	char title[WORDS];
	struct dialog *d = dialog_open(u, DIALOG_BATTLE, battle_title(u->game, attack, title));
	d->number = attack;
	d->chosen = page;
}

bool open_battle_of(struct ui *u, int line)
{
	struct story b;
	int at = battle_of(u->game, line), page = 0;
	if (at < 0 || !read_story(u->game, at, &b))
		return false;
	for (int k = 1; k < b.n; k++)
		page = line >= b.leaf[k].from ? k : page;
	open_battle(u, at, page);
	return true;
}

static void act_leaf(struct ui *u, struct widget *w)
{
	struct dialog *d = dialog_top(u);
	char title[WORDS];
	d->number = w->arg;
	d->chosen = w->arg2;
	text_copy(d->title, sizeof d->title, battle_title(u->game, w->arg, title));
	d->stale = true;
	if (!u->focus_seen) /* by mouse: Enter goes on with the pages */
		u->focus = NULL;
}

static const struct account *account_of(struct game *g, const struct leaf *l)
{
	const struct log_line *line = l->result >= 0 ? &g->log->line[l->result] : NULL;
	return line && chronicle_account(g->seat->chronicle, line->decision, line->event.account, g->account) ? g->account : NULL;
}

/* "Turn 5: Late August 1812. The French attack." */
static void when(struct game *g, struct widget *root, const struct story *b)
{
	const struct scenario *s = g->scenario;
	const struct heard *h = chronicle_heard(g->seat->chronicle, g->log->line[b->attack].decision);
	int turn = h ? h->turn : g->seat->known->header.turn;
	char text[WORDS * 2];
	const char *name = turn >= 0 && turn < 96 ? s->turn_name[turn] : "";
	snprintf(text, sizeof text, "%s%s turn %d. Attackers: %s%s", name, name[0] ? "," : "", turn,
		 say_side(s, g->log->line[b->attack].event.side), b->over ? "." : ". The battle goes on.");
	struct widget *w = widget_label(root, FONT_BODY_ITALIC, 14, text);
	w->align = 1;
	w->ink = INK_SOFT;
}

/* A page is named after its table: "Battle Plan", "Combat Results", "Pursuit". */
static void leaf_name(const struct scenario *s, int k, const struct account *a, char out[WORDS])
{
	const char *title = !k ? "The armies" : a && a->table >= 0 && a->table < s->tables ? s->table[a->table].title : "Report";
	size_t n = strlen(title);
	n = n > 6 && (!strcmp(title + n - 6, " Table") || !strcmp(title + n - 6, " Chart")) ? n - 6 : n;
	snprintf(out, WORDS, "%.*s", (int)n, title);
}

static void leaf_tabs(struct ui *u, struct dialog *d, const struct story *b)
{
	struct widget *row = widget_new(d->root, ROLE_ROW, "battle-tabs", "");
	row->gap = 3;
	widget_new(row, ROLE_SPACE, "left", "")->grow = 1;
	for (int k = 0; k < b->n; k++) {
		char name[40], text[WORDS], words[WORDS + 8];
		leaf_name(u->game->scenario, k, account_of(u->game, &b->leaf[k]), text);
		snprintf(words, sizeof words, "%d. %.60s", k + 1, text);
		snprintf(name, sizeof name, "leaf-%d", k);
		struct widget *w = widget_new(row, ROLE_TAB, name, words);
		w->on = k == d->chosen;
		w->arg = d->number;
		w->arg2 = k;
		w->act = act_leaf;
	}
	widget_new(row, ROLE_SPACE, "right", "")->grow = 1;
}

/* --- what came of it --- */

static bool same_fate(const struct event *a, const struct event *b)
{
	return a->kind == b->kind && a->side == b->side && (a->kind == EVENT_ELIMINATE || a->to == b->to);
}

/* "French losses", "Russian retreat to Roslavl, R45", with the counters. */
static void fate(struct ui *u, struct widget *root, const struct leaf *l, int first)
{
	struct game *g = u->game;
	const struct event *e = &g->log->line[first].event;
	struct faces faces = {.size = 30};
	char text[WORDS * 7], units[WORDS * 4], what[WORDS * 2], place[WORDS], icon[24];
	for (int i = l->from; i < first; i++)
		if (same_fate(&g->log->line[i].event, e))
			return; /* told before */
	for (int i = first; i < l->to; i++)
		if (same_fate(&g->log->line[i].event, e) && g->log->line[i].event.piece >= 0)
			face_add(g->scenario, &faces, g->log->line[i].event.piece);
	if (!faces.n)
		return;
	faces_say(g->scenario, &faces, units, sizeof units);
	if (e->kind == EVENT_ELIMINATE)
		snprintf(what, sizeof what, "%s losses", say_side(g->scenario, e->side));
	else
		snprintf(what, sizeof what, "%s retreat to %.100s", say_side(g->scenario, e->side),
			 say_place(g->scenario, e->to, place));
	snprintf(text, sizeof text, "%s: %s", what, units);
	struct widget *row = widget_new(root, ROLE_ROW, "fate", text), *label, *counters;
	row->gap = 6;
	side_icon(g->scenario, e->side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(row, ROLE_ICON, "flag", "")->icon, 24, icon);
	label = widget_label(row, FONT_DATA_BOLD, 14, what);
	label->wide = 190;
	label->ink = e->kind == EVENT_ELIMINATE ? WINE : INK;
	counters = faces_paint(row, &faces, units);
	counters->grow = 1;
	counters->wide = counters->narrowest = (faces.size + 28) * (faces.n < 4 ? faces.n : 4);
}

static void fates(struct ui *u, struct widget *root, const struct leaf *l)
{
	struct game *g = u->game;
	for (int i = l->from; i < l->to; i++)
		if (counts(&g->log->line[i].event))
			fate(u, root, l, i);
}

static void notes(struct ui *u, struct widget *root, const struct leaf *l)
{
	struct game *g = u->game;
	for (int i = l->from; i < l->to; i++) {
		const struct event *e = &g->log->line[i].event;
		char text[WORDS];
		if (e->kind != EVENT_NOTE)
			continue;
		text_copy(text, sizeof text, say_text(g->scenario, e->number));
		if (text[0] >= 'a' && text[0] <= 'z')
			text[0] = (char)(text[0] - 32);
		widget_label(root, FONT_BODY_ITALIC, 15, text);
	}
}

/* --- the pages --- */

static void army(struct ui *u, struct widget *root, const struct story *b, int side)
{
	struct game *g = u->game;
	struct faces faces = {.size = 44};
	char text[WORDS], icon[24];
	struct widget *column = widget_new(root, ROLE_COLUMN, side ? "army-1" : "army-0", "");
	column->grow = 1;
	column->wide = 270;
	column->gap = 6;
	for (int i = b->attack; i < b->leaf[0].to; i++)
		if (g->log->line[i].event.kind == EVENT_REVEAL && g->log->line[i].event.side == side && g->log->line[i].event.piece >= 0)
			face_add(g->scenario, &faces, g->log->line[i].event.piece);
	struct widget *head = widget_new(column, ROLE_ROW, "army-head", "");
	head->gap = 6;
	side_icon(g->scenario, side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(head, ROLE_ICON, "flag", "")->icon, 24, icon);
	snprintf(text, sizeof text, "%s, %s", side == g->log->line[b->attack].event.side ? "Attacker" : "Defender", say_side(g->scenario, side));
	widget_label(head, FONT_TITLE, 18, text)->ink = WINE;
	faces_show(u, column, &faces);
}

static void armies_page(struct ui *u, struct widget *body, const struct story *b, bool across)
{
	struct widget *both = widget_new(body, across ? ROLE_ROW : ROLE_COLUMN, "armies", "");
	int side = u->game->log->line[b->attack].event.side;
	both->gap = across ? 24 : 8;
	army(u, both, b, side);
	army(u, both, b, side_other((enum side)side));
	widget_new(body, ROLE_RULE, "rule", "");
	fates(u, body, &b->leaf[0]);
	notes(u, body, &b->leaf[0]);
}

/* `next`: where there is room for what is asked next, `end`: for the end of the battle. */
static void table_page(struct ui *u, struct widget *body, const struct leaf *l, const struct account *a, bool across,
		       struct widget **next, struct widget **end)
{
	const struct scenario *s = u->game->scenario;
	if (a->table >= 0 && a->table < s->tables && s->table[a->table].rows < 6) { /* a small chart goes across */
		account_ledgers(u, body, a, across);
		widget_new(body, ROLE_RULE, "rule", "");
		account_outcome(u, body, a);
		account_table(u, body, a);
		fates(u, body, l);
		notes(u, body, l);
		return;
	}
	struct widget *both = widget_new(body, across ? ROLE_ROW : ROLE_COLUMN, "sum-and-table", "");
	both->gap = across ? 22 : 8;
	struct widget *left = widget_new(both, ROLE_COLUMN, "sum", "");
	left->gap = 6;
	left->grow = 1;
	left->wide = 350;
	account_ledgers(u, left, a, false);
	widget_new(left, ROLE_RULE, "rule", "");
	account_outcome(u, left, a);
	struct widget *right = widget_new(both, ROLE_COLUMN, "chart", "");
	right->grow = 1;
	right->wide = 500;
	account_table(u, right, a);
	fates(u, right, l);
	notes(u, left, l);
	*next = right;
	*end = left;
}

static void say_toll(const struct game *g, const struct story *b, char out[WORDS])
{
	int lost[2] = {0, 0};
	for (int i = b->attack; i < b->end; i++)
		if (g->log->line[i].event.kind == EVENT_ELIMINATE && g->log->line[i].event.side >= 0)
			lost[g->log->line[i].event.side & 1]++;
	snprintf(out, WORDS, "%.40s %d, %.40s %d", say_side(g->scenario, 0), lost[0], say_side(g->scenario, 1), lost[1]);
}

/* What all of it has cost, when the battle is over. */
static void toll(struct ui *u, struct widget *root, const struct story *b)
{
	char text[WORDS * 2], lost[WORDS];
	say_toll(u->game, b, lost);
	snprintf(text, sizeof text, "Units lost in the battle: %s", lost);
	widget_new(root, ROLE_RULE, "rule", "");
	struct widget *w = widget_label(root, FONT_DATA_BOLD, 15, text);
	w->align = 1;
}

static struct widget *turn_to(struct widget *row, const char *name, const char *text, int attack, int page)
{
	struct widget *b = widget_button(row, name, text, act_leaf);
	b->arg = attack;
	b->arg2 = page;
	b->off = attack < 0 || page < 0;
	b->quiet = true;
	return b;
}

static void battle_foot(struct ui *u, struct dialog *d, struct widget *next, const struct story *b)
{
	struct widget *row = dialog_buttons(d->root), *go;
	bool last = d->chosen + 1 >= b->n;
	if (last) {
		go = dialog_close_button(row, "&Go on");
	} else {
		go = turn_to(row, "leaf-next", "&Next page", d->number, d->chosen + 1);
		go->quiet = false;
	}
	go->main = true;
	go->font = FONT_DATA_BOLD;
	text_copy(go->key, sizeof go->key, "Enter");
	if (last && !b->over)
		report_follow_up(u, next, row);
	turn_to(row, "leaf-back", "\u2039 Back", d->chosen > 0 ? d->number : NONE, d->chosen - 1);
	turn_to(row, "battle-before", "\u00ab Earlier battle", battle_beside(u->game, d->number, -1), 0);
	turn_to(row, "battle-after", "Later battle \u00bb", battle_beside(u->game, d->number, 1), 0);
	report_quiet(u, row);
}

void build_battle(struct ui *u, struct dialog *d)
{
	struct game *g = u->game;
	struct story b;
	if (!g || !read_story(g, d->number, &b)) {
		widget_label(d->root, FONT_BODY, 15, "This battle was taken back.");
		dialog_close_button(dialog_buttons(d->root), "&Go on");
		return;
	}
	bool across = u->width > points(u, 900);
	d->chosen = d->chosen < 0 ? 0 : d->chosen >= b.n ? b.n - 1 : d->chosen;
	when(g, d->root, &b);
	leaf_tabs(u, d, &b);
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "battle", "");
	body->grow = 1;
	body->gap = 8;
	struct widget *next = body, *end = body;
	const struct account *a = account_of(g, &b.leaf[d->chosen]);
	if (a)
		table_page(u, body, &b.leaf[d->chosen], a, across, &next, &end);
	else
		armies_page(u, body, &b, u->width > points(u, 640));
	if (b.over && d->chosen + 1 == b.n)
		toll(u, end, &b);
	battle_foot(u, d, next, &b);
}

/* --- on the combat tab --- */

static void pick_battle(struct ui *u, struct widget *w, int item, enum pick how)
{
	(void)how;
	if (w->items->at[item].id >= 0)
		open_battle(u, w->items->at[item].id, 0);
}

void build_battles(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct story b;
	struct widget *list = NULL;
	for (int i = g->log->lines - 1; i >= 0; i--) {
		char text[WORDS], lost[WORDS], place[WORDS];
		if (!read_story(g, i, &b))
			continue;
		if (!list) {
			widget_label(root, FONT_TITLE, 16, "Battles, units lost")->ink = WINE;
			list = widget_new(root, ROLE_LIST, "battles", "");
			list->items = calloc(1, sizeof *list->items);
			if (!list->items)
				abort();
			list->items_owned = true;
			list->pick = pick_battle;
		}
		snprintf(text, sizeof text, "%.60s", say_place(g->scenario, g->log->line[i].event.to, place));
		struct item *it = items_add(list->items, text);
		it->id = i;
		say_toll(g, &b, lost);
		text_copy(it->right, sizeof it->right, lost);
		side_icon(g->scenario, g->log->line[i].event.side, it->icon);
		if (!style_has(&u->style, u->canvas, it->icon))
			it->icon[0] = 0;
	}
	if (list)
		list->tall = (list->items->n > 12 ? 12 : list->items->n) * 24 + 8;
}

static void stack_here(struct ui *u, struct widget *root, int side, bool chosen, const char *title)
{
	struct game *g = u->game;
	const struct position *p = g->seat->known;
	struct faces faces = {.size = 30};
	char icon[24];
	for (int i = 0; i < g->scenario->pieces; i++)
		if (g->scenario->piece[i].side == side && p->piece[i].place == g->seat->prompt.place &&
		    set_has(&g->seat->prompt.hand, i) == chosen)
			face_add(g->scenario, &faces, i);
	if (!faces.n)
		return;
	struct widget *head = widget_new(root, ROLE_ROW, "stack", "");
	head->gap = 6;
	side_icon(g->scenario, side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(head, ROLE_ICON, "flag", "")->icon, 24, icon);
	widget_label(head, FONT_DATA_BOLD, 14, title)->ink = WINE;
	faces_show(u, root, &faces);
}

/* In these steps both stacks lie open. */
void build_battle_step(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	char text[WORDS];
	int side = g->seat->prompt.side;
	widget_label(root, FONT_TITLE, 17, say_place(g->scenario, g->seat->prompt.place, text))->ink = WINE;
	widget_label(root, FONT_BODY, 15, g->seat->prompt.ask.at);
	stack_here(u, root, side, true, "Chosen");
	stack_here(u, root, side, false, say_side(g->scenario, side));
	stack_here(u, root, side_other((enum side)side), true, "Chosen");
	stack_here(u, root, side_other((enum side)side), false, say_side(g->scenario, side_other((enum side)side)));
}
