/* Chapters as pages of the side panel: what the game's pages collect and read off the position, and the battles. */
#include "ui/reading.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int page_count(const struct game *g)
{
	const struct page *p = words_of(g->scenario)->pages;
	int n = 0;
	while (p && p[n].name)
		n++;
	return n;
}

/* The run of this page that is looked at: the chosen one or the latest that has brought something. */
static int run_of(const struct game *g, int page)
{
	int latest = NONE;
	if (run_at(g, g->run_shown) && run_at(g, g->run_shown)->page == page)
		return g->run_shown;
	for (int i = runs_of(g) - 1; i >= 0; i--) {
		if (run_at(g, i)->page != page)
			continue;
		if (run_stands(g->seat, run_at(g, i)))
			return i;
		latest = latest < 0 ? i : latest;
	}
	return latest;
}

/* The next run of the same page in a direction that has brought something, or NONE. */
static int run_beside(const struct game *g, int run, int step)
{
	for (int i = run + step; i >= 0 && i < runs_of(g); i += step)
		if (run_at(g, i)->page == run_at(g, run)->page && run_stands(g->seat, run_at(g, i)))
			return i;
	return NONE;
}

static void act_beside(struct ui *u, struct widget *w)
{
	u->game->run_shown = w->arg;
	ui_stale(u, PANE_SIDE);
}

static void act_large(struct ui *u, struct widget *w)
{
	struct chapter ch;
	if (chapter_run(u->game->seat, w->arg, &ch))
		open_chapter(u, &ch, 0, false);
}

static void act_find_rows(struct ui *u, struct widget *w)
{
	(void)w;
	ui_stale(u, PANE_SIDE);
}

static void beside_button(struct widget *row, const char *name, const char *text, int run)
{
	struct widget *b = widget_button(row, name, text, act_beside);
	b->arg = run;
	b->off = run < 0;
	b->quiet = true;
}

static void find_field(struct game *g, struct widget *root)
{
	struct widget *find = widget_new(root, ROLE_FIELD, "find-rows",
					 g->scenario->board.kind == BOARD_HEX ? "Find hex or unit" : "Find area or unit");
	find->buffer = g->find_rows;
	find->buffer_size = sizeof g->find_rows;
	find->act = act_find_rows;
	find->grow = 1;
}

const int16_t *run_sum(const struct run *r)
{
	static const int16_t none[CHART_SUMS];
	return r->n ? r->row[r->n - 1].sum : none;
}

enum { DECIDED_MOST = 8 };

/* While the page's own question is asked: what stands to be decided, the most urgent first. */
static void to_be_decided(struct ui *u, struct widget *root, int page)
{
	struct game *g = u->game;
	struct chart *s = g->chart;
	if (!g->may_act || !(words_of(g->scenario)->pages[page].asked >> g->seat->prompt.row & 1))
		return;
	chart_clear(s);
	words_of(g->scenario)->page(g->scenario, page, NULL, 0, g->seat->known, g->seat->viewer, s);
	if (!s->n)
		return;
	struct widget *part = widget_new(root, ROLE_COLUMN, "to-be-decided", "");
	chart_titles(u, part, &s->head, true);
	for (int i = 0; i < s->n && i < DECIDED_MOST; i++)
		chart_line(u, part, &s->head, &s->row[i], "", true);
	widget_new(part, ROLE_RULE, "rule", "");
}

static void build_collected(struct ui *u, struct widget *root, int page)
{
	struct game *g = u->game;
	struct chapter ch;
	int run = run_of(g, page);
	char text[WORDS * 2], name[40];
	if (run < 0 || !chapter_run(g->seat, run, &ch)) {
		const struct rules *r = g->scenario->rules;
		const struct phase *phase = &r->phases[words_of(g->scenario)->pages[page].row];
		snprintf(text, sizeof text, "Here stands, turn by turn, what happens in the phase %.60s (%.40s). Nothing of it has happened yet.",
			 phase->name, say_rule(g->scenario, phase->rule));
		struct widget *w = widget_label(root, FONT_BODY_ITALIC, 14, text);
		w->ink = INK_SOFT;
		text_copy(w->name, sizeof w->name, "run-none");
		return;
	}
	chapter_title(g, &ch, text);
	text[strcspn(text, ":")] = 0; /* the turn is enough */
	struct widget *title = widget_label(root, FONT_TITLE, 16, text);
	title->ink = WINE;
	text_copy(title->name, sizeof title->name, "run-title");
	struct widget *row = widget_new(root, ROLE_ROW, "run-tools", "");
	row->gap = 4;
	beside_button(row, "run-before", "\u2039 Earlier", run_beside(g, run, -1));
	beside_button(row, "run-after", "Later \u203a", run_beside(g, run, 1));
	find_field(g, row);
	struct widget *large = widget_button(row, "run-large", "Large", act_large);
	large->arg = run;
	snprintf(name, sizeof name, "run-%d", run);
	to_be_decided(u, root, run_at(g, run)->page);
	build_leaf(u, root, &ch, 0, true, name);
	g->run_rows = run_stands(g->seat, run_at(g, run));
}

/* Why a page read off the position is empty. */
static const char *say_empty(const struct game *g)
{
	if (g->seat->prompt.result.over)
		return "The game is over: nothing more is to come.";
	return g->seat->viewer == NOBODY ? "Each side has its own; who only looks on reads none." : "Nothing stands here now.";
}

/* A page read off the position, now. */
static void build_read(struct ui *u, struct widget *root, int page)
{
	struct game *g = u->game;
	struct chart *s = g->chart;
	const char *group = "";
	chart_clear(s);
	words_of(g->scenario)->page(g->scenario, page, NULL, 0, g->seat->known, g->seat->viewer, s);
	if (!s->n && !s->head.foot[0]) {
		struct widget *empty = widget_label(root, FONT_BODY_ITALIC, 14, say_empty(g));
		empty->ink = INK_SOFT;
		text_copy(empty->name, sizeof empty->name, "page-empty");
		return;
	}
	chart_titles(u, root, &s->head, true);
	for (int i = 0; i < s->n; i++) {
		chart_line(u, root, &s->head, &s->row[i], group, true);
		group = s->row[i].group;
	}
}

void build_page(struct ui *u, struct widget *root, int page)
{
	struct game *g = u->game;
	char name[40];
	if (page < 0 || page >= page_count(g))
		return;
	if (words_of(g->scenario)->pages[page].row != NONE) {
		build_collected(u, root, page);
		return;
	}
	snprintf(name, sizeof name, "page-body-%d", page);
	struct widget *body = widget_new(root, ROLE_SCROLL, name, "");
	body->grow = 1;
	build_read(u, body, page);
	chart_foot(root, &u->game->chart->head); /* it sums up the whole list: below what is scrolled */
}

void build_points(struct ui *u, struct widget *root)
{
	for (int i = 0; i < page_count(u->game); i++)
		if (words_of(u->game->scenario)->pages[i].in_victory) {
			struct widget *part = widget_new(root, ROLE_COLUMN, "points", "");
			build_read(u, part, i);
			chart_foot(part, &u->game->chart->head);
		}
}

/* --- battles --- */

static void pick_battle(struct ui *u, struct widget *w, int item, enum pick how)
{
	struct item *it = &w->items->at[item];
	struct chapter ch;
	if (how == PICK_SELECT && u->focus_seen)
		return;
	if (chapter_at(u->game->seat, (struct spot){it->id, it->more}, &ch))
		open_chapter(u, &ch, 0, false);
}

static struct widget *battle_list(const struct game *g, struct widget *root)
{
	char text[WORDS];
	snprintf(text, sizeof text, "Battles, %.60s lost", chapter_lost_of(g->seat, 2));
	widget_label(root, FONT_TITLE, 16, text)->ink = WINE;
	struct widget *list = widget_new(root, ROLE_LIST, "battles", "");
	list->items = memory_zeroed(sizeof *list->items);
	list->items_owned = true;
	list->pick = pick_battle;
	return list;
}

void build_chapter_list(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct chapter ch;
	struct widget *list = NULL;
	struct spot first = {NONE, 0}, end = {g->seat->at, 0}; /* nothing that was taken back, or comes later than what is shown */
	for (; chapter_battle(g->seat, first, end, -1, &ch); end = ch.from) {
		char lost[WORDS], place[WORDS];
		list = list ? list : battle_list(g, root);
		struct item *it = items_add(list->items, ch.place >= 0 ? say_place(g->scenario, ch.place, place) : "A battle");
		it->id = ch.from.decision;
		it->more = ch.from.event;
		text_copy(it->right, sizeof it->right, ch.vain ? "none fought" : say_toll(g, &ch, lost));
		side_icon(g->scenario, ch.side, it->icon);
		if (!style_has(&u->style, u->canvas, it->icon))
			it->icon[0] = 0;
	}
	if (list)
		list->tall = (list->items->n > 12 ? 12 : list->items->n) * 24 + 8;
}
