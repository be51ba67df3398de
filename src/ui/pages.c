/* The pages of a game: those that are read off the position, and those that collect what a phase has brought. */
#include "ui/game.h"

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
		if (run_at(g, i)->n)
			return i;
		latest = latest < 0 ? i : latest;
	}
	return latest;
}

/* The next run of the same page in a direction that has brought something, or NONE. */
static int run_beside(const struct game *g, int run, int step)
{
	for (int i = run + step; i >= 0 && i < runs_of(g); i += step)
		if (run_at(g, i)->page == run_at(g, run)->page && run_at(g, i)->n)
			return i;
	return NONE;
}

static const char *say_run(const struct game *g, int run, bool day, char out[WORDS])
{
	const struct run *r = run_at(g, run);
	const char *name = r->turn >= 0 && r->turn < 96 ? g->scenario->turn_name[r->turn] : "";
	bool several = r->nth > 1;
	for (int i = 0; i < runs_of(g); i++)
		several |= i != run && run_at(g, i)->page == r->page && run_at(g, i)->turn == r->turn;
	snprintf(out, WORDS, "%s%s, turn %d%s%.40s", r->head.title[0] ? r->head.title : words_of(g->scenario)->pages[r->page].name,
		 !several ? "" : r->nth == 1 ? " (1st)" : r->nth == 2 ? " (2nd)" : " (later)", r->turn,
		 day && name[0] ? ": " : "", day ? name : "");
	return out;
}

static void act_beside(struct ui *u, struct widget *w)
{
	struct dialog *d = dialog_top(u);
	if (d && d->kind == DIALOG_PAGE) {
		char title[WORDS];
		d->number = w->arg;
		text_copy(d->title, sizeof d->title, say_run(u->game, w->arg, true, title));
		d->stale = true;
	} else {
		u->game->run_shown = w->arg;
		ui_stale(u, PANE_SIDE);
	}
}

static void act_large(struct ui *u, struct widget *w)
{
	open_run(u, w->arg);
}

static void act_find_rows(struct ui *u, struct widget *w)
{
	(void)w;
	ui_stale(u, PANE_SIDE);
	for (int i = 0; i < u->dialogs; i++)
		u->dialog[i]->stale = true;
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

static void run_rows(struct ui *u, struct widget *body, const struct run *r, bool narrow)
{
	struct game *g = u->game;
	const char *group = "";
	for (int i = 0; i < r->n; i++) {
		if (g->find_rows[0] && !chart_holds(g->scenario, &r->row[i].row, g->find_rows))
			continue;
		chart_line(u, body, &r->head, &r->row[i].row, group, narrow);
		if (r->row[i].row.style != CHART_REMARK)
			group = r->row[i].row.group;
	}
	if (!r->n)
		widget_label(body, FONT_BODY_ITALIC, 14, "Nothing yet.")->ink = INK_SOFT;
}

static void run_hits(struct ui *u, struct widget *root, const struct run *r)
{
	uint8_t hit[TABLE_MAX_ROWS][TABLE_MAX_COLUMNS] = {{0}};
	bool any = false;
	for (int i = 0; i < r->n; i++) {
		int row = r->row[i].row.hit_row, column = r->row[i].row.hit_column;
		if (row < 0 || row >= TABLE_MAX_ROWS || column < 0 || column >= TABLE_MAX_COLUMNS || hit[row][column] == 255)
			continue;
		hit[row][column]++;
		any = true;
	}
	if (any)
		widget_new(root, ROLE_RULE, "rule", "");
	if (any)
		account_hits(u, root, r->head.table, (const uint8_t (*)[TABLE_MAX_COLUMNS])hit);
}

const int16_t *run_sum(const struct run *r)
{
	static const int16_t none[CHART_SUMS];
	return r->n ? r->row[r->n - 1].sum : none;
}

static void build_collected(struct ui *u, struct widget *root, int page)
{
	struct game *g = u->game;
	int run = run_of(g, page);
	char text[WORDS];
	if (run < 0) {
		widget_label(root, FONT_BODY_ITALIC, 14, "Nothing of this has happened yet.")->ink = INK_SOFT;
		return;
	}
	const struct run *r = run_at(g, run);
	say_run(g, run, false, text);
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
	chart_titles(u, root, &r->head, true);
	char name[40];
	snprintf(name, sizeof name, "run-%d", run);
	struct widget *body = widget_new(root, ROLE_SCROLL, name, "");
	body->grow = 1;
	run_rows(u, body, r, true);
	if (r->n > g->run_rows)
		body->scroll = 1 << 24;
	g->run_rows = r->n;
	chart_sums(u, root, &r->head, run_sum(r));
}

/* A page read off the position, now. */
static void build_read(struct ui *u, struct widget *root, int page)
{
	struct game *g = u->game;
	struct chart *s = g->chart;
	const char *group = "";
	chart_clear(s);
	words_of(g->scenario)->page(g->scenario, page, NULL, 0, g->seat->known, g->seat->viewer, s);
	chart_titles(u, root, &s->head, true);
	for (int i = 0; i < s->n; i++) {
		chart_line(u, root, &s->head, &s->row[i], group, true);
		group = s->row[i].group;
	}
	if (s->head.foot[0]) {
		struct widget *foot = widget_label(root, FONT_BODY_ITALIC, 13, s->head.foot);
		foot->markup = true;
		foot->ink = INK_SOFT;
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
}

void build_points(struct ui *u, struct widget *root)
{
	for (int i = 0; i < page_count(u->game); i++)
		if (words_of(u->game->scenario)->pages[i].in_victory)
			build_read(u, widget_new(root, ROLE_COLUMN, "points", ""), i);
}

void open_run(struct ui *u, int run)
{
	char title[WORDS];
	say_run(u->game, run, true, title);
	dialog_open(u, DIALOG_PAGE, title)->number = run;
}

void build_run(struct ui *u, struct dialog *d)
{
	struct game *g = u->game;
	const struct run *r = g ? run_at(g, d->number) : NULL;
	if (!r) {
		dialog_close_button(dialog_buttons(d->root), "&Go on");
		return;
	}
	bool narrow = u->width < points(u, 700);
	chart_titles(u, d->root, &r->head, narrow);
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "run-page", "");
	body->grow = 1;
	run_rows(u, body, r, narrow);
	run_hits(u, body, r);
	chart_sums(u, d->root, &r->head, run_sum(r));
	struct widget *row = dialog_buttons(d->root);
	struct widget *b = dialog_close_button(row, "&Go on");
	b->main = true;
	b->font = FONT_DATA_BOLD;
	text_copy(b->key, sizeof b->key, "Enter");
	beside_button(row, "run-before", "\u2039 Earlier", run_beside(g, d->number, -1));
	beside_button(row, "run-after", "Later \u203a", run_beside(g, d->number, 1));
	report_quiet(u, row);
}
