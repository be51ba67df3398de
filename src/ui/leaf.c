/* A leaf of a chapter, large or as a page: the sum of what was thrown for with its table, who met, rows of a chart. */
#include "ui/reading.h"

#include <stdio.h>
#include <string.h>

enum { SMALL_TABLE = 8, STACKED_WIDE = 600, BESIDE_WIDE = 900, ROWS_WIDE = 800, ARMIES_WIDE = 640 };

/* --- who met --- */

static void army(struct ui *u, struct widget *root, const struct chapter *ch, const struct leaf *l, int side)
{
	struct game *g = u->game;
	struct faces faces = {.size = 44};
	char text[WORDS], icon[24];
	struct widget *column = widget_new(root, ROLE_COLUMN, side ? "army-1" : "army-0", "");
	column->grow = 1;
	column->wide = 270;
	column->gap = 6;
	for (struct spot at = l->from; spot_before(at, l->to); spot_next(g->seat, &at)) {
		const struct event *e = spot_event(g->seat, at);
		if (e && e->kind == EVENT_REVEAL && e->side == side && e->piece >= 0)
			face_add(g->scenario, &faces, e->piece);
	}
	struct widget *head = widget_new(column, ROLE_ROW, "army-head", "");
	head->gap = 6;
	side_icon(g->scenario, side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(head, ROLE_ICON, "flag", "")->icon, 24, icon);
	snprintf(text, sizeof text, "%s, %s", side == ch->side ? "Attacker" : "Defender", say_side(g->scenario, side));
	widget_label(head, FONT_TITLE, 18, text)->ink = WINE;
	faces_show(u, column, &faces);
}

static void armies(struct ui *u, struct widget *body, const struct chapter *ch, const struct leaf *l, bool narrow)
{
	bool across = !narrow && u->width > points(u, 640);
	struct widget *both = widget_new(body, across ? ROLE_ROW : ROLE_COLUMN, "armies", "");
	int first = ch->side >= 0 ? ch->side : SIDE_0;
	both->gap = across ? 24 : 8;
	army(u, both, ch, l, first);
	army(u, both, ch, l, side_other((enum side)first));
	widget_new(body, ROLE_RULE, "rule", "");
	build_fates(u, body, l);
	build_notes(u, body, l);
}

/* --- what was thrown for --- */

static const struct table *table_of(const struct scenario *s, const struct account *a)
{
	return a->table >= 0 && a->table < s->tables ? &s->table[a->table] : NULL;
}

/* A tall table stands beside its sum. */
static bool beside_sum(const struct ui *u, const struct account *a, bool narrow)
{
	const struct table *t = table_of(u->game->scenario, a);
	return !narrow && t && t->rows > SMALL_TABLE && u->width > points(u, BESIDE_WIDE);
}

static void sum_above(struct ui *u, struct widget *body, const struct leaf *l, const struct account *a, bool narrow)
{
	build_fates(u, body, l);
	account_ledgers(u, body, a, !narrow && u->width > points(u, 560));
	account_table(u, body, a);
	build_notes(u, body, l);
}

static void sum_beside(struct ui *u, struct widget *body, const struct leaf *l, const struct account *a)
{
	struct widget *both = widget_new(body, ROLE_ROW, "sum-and-table", "");
	both->gap = 22;
	struct widget *left = widget_new(both, ROLE_COLUMN, "sum", "");
	left->gap = 6;
	left->grow = 1;
	left->wide = 340;
	build_fates(u, left, l);
	account_ledgers(u, left, a, false);
	build_notes(u, left, l);
	struct widget *right = widget_new(both, ROLE_COLUMN, "chart", "");
	right->gap = 6;
	right->grow = 1;
	right->wide = 460;
	account_table(u, right, a);
}

/* --- rows --- */

/* The table, with how often each of its cells decided; nothing when none did. */
static void hits_of(struct ui *u, struct widget *root, const struct rows *rows, int table)
{
	uint8_t hit[TABLE_MAX_ROWS][TABLE_MAX_COLUMNS] = {{0}};
	bool any = false;
	for (int i = 0; i < rows->n; i++) {
		const struct chart_row *r = rows_at(rows, i);
		int row = r->hit_row, column = r->hit_column;
		if (r->hit_table != table || row < 0 || row >= TABLE_MAX_ROWS || column < 0 || column >= TABLE_MAX_COLUMNS || hit[row][column] == 255)
			continue;
		hit[row][column]++;
		any = true;
	}
	if (!any)
		return;
	widget_new(root, ROLE_RULE, "rule", "");
	account_hits(u, root, table, (const uint8_t (*)[TABLE_MAX_COLUMNS])hit);
}

static void hits(struct ui *u, struct widget *root, const struct rows *rows)
{
	for (int table = 0; table < u->game->scenario->tables; table++)
		hits_of(u, root, rows, table);
}

static void act_battle(struct ui *u, struct widget *w)
{
	struct chapter ch;
	if (chapter_at(u->game->seat, (struct spot){w->arg, w->arg2}, &ch))
		open_chapter(u, &ch, 0, false);
}

/* The battles that lie in the chapter, each with its toll. */
static void battles_within(struct ui *u, struct widget *body, const struct chapter *ch)
{
	struct game *g = u->game;
	struct chapter battle;
	bool any = false;
	for (struct spot at = ch->from; chapter_battle(g->seat, at, ch->to, 1, &battle); at = battle.to) {
		char text[WORDS * 2], title[WORDS], lost[WORDS];
		if (!any)
			chart_between(body, FONT_TITLE, 15, "Battles")->ink = WINE;
		any = true;
		struct widget *row = widget_new(body, ROLE_ROW, "battle-row", "");
		row->tall = 20;
		widget_new(row, ROLE_SPACE, "", "")->wide = 5; /* where the cells of the rows begin and end */
		chart_sign(u, row, "fire");
		snprintf(text, sizeof text, "%s", chapter_title(g, &battle, title));
		struct widget *link = widget_new(row, ROLE_LINK, NULL, "");
		widget_text(link, text);
		snprintf(link->name, sizeof link->name, "battle-%d-%d", battle.from.decision, battle.from.event);
		link->arg = battle.from.decision;
		link->arg2 = battle.from.event;
		link->act = act_battle;
		link->size = 13;
		link->grow = 1;
		if (battle.vain)
			text[0] = 0;
		else
			snprintf(text, sizeof text, "%s lost: %s", chapter_lost_of(g->seat, 2), say_toll(g, &battle, lost));
		widget_label(row, FONT_DATA, 13, text)->align = 2;
		widget_new(row, ROLE_SPACE, "", "")->wide = 5;
	}
}

/* In a page only what was searched for. The battles of a dispatch come before its marches. */
static void lines(struct ui *u, struct widget *body, const struct chapter *ch, const struct rows *rows, bool narrow)
{
	struct game *g = u->game;
	const char *group = "";
	bool battles = ch->kind == CHAPTER_DISPATCH;
	for (int i = 0; i < rows->n; i++) {
		const struct chart_row *r = rows_at(rows, i);
		if (narrow && g->find_rows[0] && !chart_holds(g->scenario, r, g->find_rows))
			continue;
		if (battles && !strcmp(r->group, DISPATCH_MARCHES)) {
			battles_within(u, body, ch);
			battles = false;
		}
		chart_line(u, body, rows->head, r, group, narrow);
		if (r->style != CHART_REMARK || r->group[0])
			group = r->group;
	}
	if (battles)
		battles_within(u, body, ch);
	else if (!rows->n)
		widget_label(body, FONT_BODY_ITALIC, 14, "Nothing yet.")->ink = INK_SOFT;
}

static void chart(struct ui *u, struct widget *root, const struct chapter *ch, int leaf, bool narrow, const char *tag)
{
	struct game *g = u->game;
	struct rows rows;
	leaf_rows(g->seat, ch, leaf, g->chart, &rows);
	struct widget *heads = widget_new(root, ROLE_ROW, "chart-heads", "");
	chart_titles(u, heads, rows.head, narrow);
	heads->first->grow = 1;
	widget_new(heads, ROLE_SPACE, "", "")->wide = BAR_POINTS; /* the rows below leave it to their scroll bar */
	struct widget *body = widget_new(root, ROLE_SCROLL, tag, "");
	body->grow = 1;
	lines(u, body, ch, &rows, narrow);
	chart_foot(body, rows.head);
	if (!narrow)
		hits(u, body, &rows);
	if (narrow && rows.n > g->run_rows && ch->run != NONE) /* what is new is at the end */
		body->scroll = 1 << 24;
	chart_sums(u, root, rows.head, rows.sum);
}

/* --- the map --- */

/* Points: what a dialog has beside the map, and how wide the map is beside the rows that tell the end. */
enum { MAP_ROOM = 372, MAP_BESIDE = 300, MAP_LEAST = 120 };

static int map_tall(struct ui *u, const struct widget *w, int width)
{
	float shape = u->calls.map_shape ? u->calls.map_shape(u->calls.who) : 1;
	int tall = (int)((float)width / (shape > 0 ? shape : 1)), most = u->height - points(u, MAP_ROOM);
	(void)w;
	most = most < points(u, MAP_LEAST) ? points(u, MAP_LEAST) : most;
	return tall < most ? tall : most;
}

static void map_paint(struct ui *u, const struct widget *w)
{
	if (u->calls.whole_map)
		u->calls.whole_map(u->calls.who, w->at);
}

struct widget *build_map(struct widget *root)
{
	struct widget *w = widget_new(root, ROLE_CUSTOM, "whole-map", "The map as it lies");
	w->custom_tall = map_tall;
	w->custom_paint = map_paint;
	return w;
}

void build_rows(struct ui *u, struct widget *root, const struct chapter *ch, int leaf, const char *tag)
{
	chart(u, root, ch, leaf, false, tag);
}

/* How it ended, with the map beside it where there is room. */
static void end_and_map(struct ui *u, struct widget *root, const struct chapter *ch, const char *tag)
{
	struct widget *both = widget_new(root, ROLE_ROW, "end-and-map", ""), *left, *map;
	both->grow = 1;
	both->gap = 14;
	left = widget_new(both, ROLE_COLUMN, "end", "");
	left->grow = 1;
	left->wide = 300;
	build_rows(u, left, ch, GAME_END, tag);
	map = build_map(both);
	map->wide = MAP_BESIDE;
}

/* --- all of them --- */

static bool account_of(struct game *g, const struct chapter *ch, int leaf)
{
	return leaf_account(g->seat, &ch->leaf[leaf], g->account);
}

void build_result(struct ui *u, struct widget *root, const struct chapter *ch, int leaf)
{
	if (ch->leaf[leaf].kind == LEAF_EVENTS) /* nothing was thrown for there: what all of it came to */
		leaf = ch->leaves - 1;
	const struct leaf *l = &ch->leaf[leaf];
	char text[WORDS * 4];
	if (l->kind == LEAF_CARDS) {
		(void)(turned_result(u, root, l->from, l->to) || turned_result(u, root, ch->from, ch->to));
		turned_cost(u, root, ch, l);
	} else if (account_of(u->game, ch, leaf)) {
		account_outcome(u, root, u->game->account);
		if (say_trapped(u->game, l, text, sizeof text))
			centred(root, FONT_BODY, 15, "trapped", text)->ink = WINE;
	}
}

void build_leaf(struct ui *u, struct widget *root, const struct chapter *ch, int leaf, bool narrow, const char *tag)
{
	const struct leaf *l = &ch->leaf[leaf];
	if (l->kind == LEAF_MAP) {
		build_map(root)->grow = 1;
		return;
	}
	if (l->kind == LEAF_ROWS && ch->kind == CHAPTER_GAME && leaf == GAME_END && !narrow && u->width > points(u, ROWS_WIDE)) {
		end_and_map(u, root, ch, tag);
		return;
	}
	if (l->kind == LEAF_ROWS) {
		chart(u, root, ch, leaf, narrow, tag);
		return;
	}
	struct widget *body = widget_new(root, ROLE_SCROLL, tag, "");
	body->grow = 1;
	body->gap = 8;
	if (report_low(u))
		build_result(u, body, ch, leaf);
	if (!account_of(u->game, ch, leaf))
		armies(u, body, ch, l, narrow);
	else if (l->kind == LEAF_CARDS)
		build_turned(u, body, ch, l, narrow);
	else if (beside_sum(u, u->game->account, narrow))
		sum_beside(u, body, l, u->game->account);
	else
		sum_above(u, body, l, u->game->account, narrow);
}

int leaf_wide(struct ui *u, const struct chapter *ch, int leaf)
{
	const struct leaf *l = &ch->leaf[leaf];
	if (l->kind == LEAF_ROWS || l->kind == LEAF_MAP)
		return ROWS_WIDE;
	if (!account_of(u->game, ch, leaf))
		return ARMIES_WIDE;
	if (l->kind == LEAF_CARDS)
		return turned_wide(u);
	return beside_sum(u, u->game->account, false) ? BESIDE_WIDE : STACKED_WIDE;
}

static void table_name(const char *title, char out[WORDS])
{
	size_t n = strlen(title);
	n = n > 6 && (!strcmp(title + n - 6, " Table") || !strcmp(title + n - 6, " Chart")) ? n - 6 : n;
	snprintf(out, WORDS, "%.*s", (int)n, title);
}

/* Of several tests in one battle each is called by its place. */
static void add_place(const struct game *g, const struct leaf *l, char out[WORDS])
{
	size_t n = strlen(out);
	if (spot_event(g->seat, l->from)->kind == EVENT_NOTE && g->account->place >= 0)
		snprintf(out + n, WORDS - n, ", %.60s", board_called(&g->scenario->board, g->account->place).at);
}

/* What it is called by its kind alone. */
static const char *plain_name(struct game *g, const struct chapter *ch, int leaf, char out[WORDS])
{
	const struct leaf *l = &ch->leaf[leaf];
	struct rows rows;
	text_copy(out, WORDS, l->kind == LEAF_MAP ? "The map" : "The armies");
	if (l->kind == LEAF_ROWS) {
		leaf_rows(g->seat, ch, leaf, g->chart, &rows);
		text_copy(out, WORDS, rows.head->title);
	} else if (l->kind == LEAF_CARDS) {
		text_copy(out, WORDS, leaf && ch->leaf[leaf - 1].kind == LEAF_CARDS ? "What followed" : "The cards");
	} else if (account_of(g, ch, leaf)) {
		const struct table *t = table_of(g->scenario, g->account);
		if (t)
			table_name(t->title, out);
		else
			check_title(g->scenario, g->account, out);
		add_place(g, l, out);
	}
	return out;
}

/* Of several leaves that are called the same each bears its number among them: "Bridge Breakdown Table 2 (9.0)". */
const char *leaf_name(struct game *g, const struct chapter *ch, int leaf, char out[WORDS])
{
	char other[WORDS];
	int same = 0, before = 0;
	plain_name(g, ch, leaf, out);
	for (int i = 0; i < ch->leaves; i++)
		if (i != leaf && !strcmp(plain_name(g, ch, i, other), out)) {
			same++;
			before += i < leaf;
		}
	if (same) {
		size_t n = strcspn(out, "(");
		n -= n && out[n] && out[n - 1] == ' ';
		text_copy(other, sizeof other, out + n); /* its rule stays at the end */
		snprintf(out + n, WORDS - n, " %d%.40s", before + 1, other);
	}
	return out;
}
