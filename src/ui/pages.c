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

/* The page that collects what happens in this row of the table of phases, or NONE. */
static int page_of_row(const struct game *g, int row)
{
	for (int i = 0; i < page_count(g); i++)
		if (words_of(g->scenario)->pages[i].row == row && row != NONE)
			return i;
	return NONE;
}

static void begin_run(struct game *g, int page, int order, int event)
{
	struct run *r;
	int turn = g->before->header.turn;
	for (int i = 0; i <= event && i < g->events->n; i++)
		if (g->events->at[i].kind == EVENT_TURN)
			turn = g->events->at[i].number;
	if (g->runs == g->run_room) {
		g->run_room = g->run_room ? 2 * g->run_room : 32;
		g->run = grown(g->run, g->run_room, sizeof *g->run);
	}
	r = &g->run[g->runs];
	memset(r, 0, sizeof *r);
	r->page = page;
	r->turn = turn;
	r->first = order;
	r->nth = 1;
	for (int i = 0; i < g->runs; i++)
		r->nth += g->run[i].page == page && g->run[i].turn == turn;
	g->run_open = g->runs++;
}

static void add_row(struct run *r, const struct chart_row *row, int order, int seen)
{
	if (r->n == r->room) {
		r->room = r->room ? 2 * r->room : 16;
		r->row = grown(r->row, r->room, sizeof *r->row);
	}
	struct run_row *to = &r->row[r->n++];
	memset(to, 0, sizeof *to);
	to->row = *row;
	to->order = order;
	to->seen = (uint8_t)seen;
	if (r->n > 1)
		memcpy(to->sum, r->row[r->n - 2].sum, sizeof to->sum);
}

/* Does the chart tell the second viewer just what the first was told, in the rows from `first` on? */
static bool told_alike(const struct run *r, int first, const struct chart *c)
{
	if (r->n - first != c->n)
		return false;
	for (int i = 0; i < c->n; i++)
		if (memcmp(&r->row[first + i].row, &c->row[i], sizeof c->row[i]))
			return false;
	return true;
}

void pages_hear(struct game *g, int order, int event)
{
	const struct words *words = words_of(g->scenario);
	const struct event *e = &g->events->at[event];
	if (!words->pages)
		return;
	if (!order && !event && g->before->depth && g->run_open < 0) { /* a game that begins amid a phase */
		int page = page_of_row(g, frame_now(g->before)->row);
		if (page != NONE)
			begin_run(g, page, order, event);
	}
	if (e->kind == EVENT_PHASE || e->kind == EVENT_TURN) {
		int page = e->kind == EVENT_PHASE ? page_of_row(g, e->number) : NONE;
		g->run_open = NONE;
		if (page != NONE)
			begin_run(g, page, order, event);
	}
	if (g->run_open < 0)
		return;
	struct run *r = &g->run[g->run_open];
	int16_t more[2][CHART_SUMS] = {{0}};
	int first = r->n;
	bool same;
	for (int viewer = 0; viewer < 2; viewer++) {
		if (!(e->seen >> viewer & 1))
			continue;
		chart_clear(g->chart);
		words->page(g->scenario, r->page, g->before, g->events, event, (enum side)viewer, g->chart);
		if (g->chart->head.columns)
			r->head = g->chart->head;
		memcpy(more[viewer], g->chart->sum, sizeof more[viewer]);
		same = viewer && told_alike(r, first, g->chart);
		for (int i = 0; i < g->chart->n; i++)
			if (same)
				r->row[first + i].seen |= SEEN_1;
			else
				add_row(r, &g->chart->row[i], order, 1 << viewer);
		g->run_grew |= g->chart->n > 0;
	}
	for (int i = 0; i < CHART_SUMS && r->n; i++)
		for (int viewer = 0; viewer < 2; viewer++)
			r->row[r->n - 1].sum[viewer][i] = (int16_t)(r->row[r->n - 1].sum[viewer][i] + more[viewer][i]);
}

void pages_forget(struct game *g, int order)
{
	while (g->runs && g->run[g->runs - 1].first >= order)
		free(g->run[--g->runs].row);
	if (g->runs) {
		struct run *r = &g->run[g->runs - 1];
		while (r->n && r->row[r->n - 1].order >= order)
			r->n--;
	}
	if (g->run_open >= g->runs)
		g->run_open = NONE;
	if (g->run_shown >= g->runs)
		g->run_shown = NONE;
	if (g->page_due >= g->runs)
		g->page_due = NONE;
}

void pages_free(struct game *g)
{
	pages_forget(g, NONE);
	free(g->run);
	g->run = NULL;
	g->run_room = 0;
}

bool page_tells(const struct game *g, int run, const struct event *e, int *next)
{
	if (e->kind == EVENT_PHASE) {
		int page = page_of_row(g, e->number);
		*next = NONE;
		for (int i = 0; i < g->runs && page != NONE; i++)
			if (g->run[i].page == page)
				*next = i;
		return *next >= 0;
	}
	return run >= 0;
}

/* The run of this page that is looked at: the chosen one or the latest that has brought something. */
static int run_of(const struct game *g, int page)
{
	if (g->run_shown >= 0 && g->run_shown < g->runs && g->run[g->run_shown].page == page)
		return g->run_shown;
	int latest = NONE;
	for (int i = g->runs - 1; i >= 0; i--) {
		if (g->run[i].page != page)
			continue;
		if (g->run[i].n)
			return i;
		latest = latest < 0 ? i : latest;
	}
	return latest;
}

bool run_tells(const struct game *g, int run)
{
	const struct run *r = &g->run[run];
	for (int i = 0; i < r->n; i++)
		if ((r->row[i].seen & seen_mask(g)) == seen_mask(g))
			return true;
	return false;
}

/* The next run of the same page in a direction that has brought something, or NONE. */
static int run_beside(const struct game *g, int run, int step)
{
	for (int i = run + step; i >= 0 && i < g->runs; i += step)
		if (g->run[i].page == g->run[run].page && run_tells(g, i))
			return i;
	return NONE;
}

static const char *say_run(const struct game *g, int run, bool day, char out[WORDS])
{
	const struct run *r = &g->run[run];
	const char *name = r->turn >= 0 && r->turn < 96 ? g->scenario->turn_name[r->turn] : "";
	bool several = r->nth > 1;
	for (int i = 0; i < g->runs; i++)
		several |= i != run && g->run[i].page == r->page && g->run[i].turn == r->turn;
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
		if ((r->row[i].seen & seen_mask(g)) != seen_mask(g))
			continue;
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
		if ((r->row[i].seen & seen_mask(u->game)) != seen_mask(u->game) || row < 0 || row >= TABLE_MAX_ROWS || column < 0 || column >= TABLE_MAX_COLUMNS || hit[row][column] == 255)
			continue;
		hit[row][column]++;
		any = true;
	}
	if (any)
		widget_new(root, ROLE_RULE, "rule", "");
	if (any)
		account_hits(u, root, r->head.table, (const uint8_t (*)[TABLE_MAX_COLUMNS])hit);
}

const int16_t *run_sum(const struct game *g, const struct run *r)
{
	static const int16_t none[CHART_SUMS];
	return r->n ? r->row[r->n - 1].sum[g->viewer == SIDE_1] : none;
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
	const struct run *r = &g->run[run];
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
	if (run == run_of(g, page) && g->run_grew)
		body->scroll = 1 << 24;
	g->run_grew = false;
	chart_sums(u, root, &r->head, run_sum(g, r));
}

/* A page read off the position, now. */
static void build_read(struct ui *u, struct widget *root, int page)
{
	struct game *g = u->game;
	struct chart *s = g->chart;
	const char *group = "";
	chart_clear(s);
	words_of(g->scenario)->page(g->scenario, page, match_position(g->match), NULL, 0, g->viewer, s);
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
	if (!g || d->number < 0 || d->number >= g->runs) {
		dialog_close_button(dialog_buttons(d->root), "&Go on");
		return;
	}
	const struct run *r = &g->run[d->number];
	bool narrow = u->width < points(u, 700);
	chart_titles(u, d->root, &r->head, narrow);
	struct widget *body = widget_new(d->root, ROLE_SCROLL, "run-page", "");
	body->grow = 1;
	run_rows(u, body, r, narrow);
	run_hits(u, body, r);
	chart_sums(u, d->root, &r->head, run_sum(g, r));
	struct widget *row = dialog_buttons(d->root);
	struct widget *b = dialog_close_button(row, "&Go on");
	b->main = true;
	b->font = FONT_DATA_BOLD;
	text_copy(b->key, sizeof b->key, "Enter");
	beside_button(row, "run-before", "\u2039 Earlier", run_beside(g, d->number, -1));
	beside_button(row, "run-after", "Later \u203a", run_beside(g, d->number, 1));
	report_quiet(u, row);
}
