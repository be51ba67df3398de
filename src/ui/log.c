/* The log: every order told once, filtered, pointing at the map and at its report. */
#include "ui/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void log_free(struct game *g)
{
	for (int i = 0; i < g->lines; i++)
		free(g->line[i].text);
	free(g->line);
	free(g->told);
	pages_free(g);
	items_free(&g->log_items);
	g->line = NULL;
	g->told = NULL;
	g->lines = g->line_room = g->told_count = g->told_room = 0;
}

void *grown(void *p, int n, size_t size)
{
	void *q = realloc(p, (size_t)n * size);
	if (!q) {
		fputs("grognard: out of memory\n", stderr);
		abort();
	}
	return q;
}

static enum log_filter kind_of(const struct event *e)
{
	switch (e->kind) {
	case EVENT_TAKE:
	case EVENT_MOVE:
	case EVENT_ARRIVE:
	case EVENT_EXIT:
		return LOG_MOVES;
	case EVENT_RETREAT:
	case EVENT_DISPLACE:
	case EVENT_ADVANCE:
	case EVENT_ELIMINATE:
	case EVENT_ATTACK:
	case EVENT_ROLL:
	case EVENT_RESULT:
	case EVENT_LAPSE:
		return LOG_COMBAT;
	default:
		return LOG_OTHER;
	}
}

/* Forgets what was told of orders from `n` on. */
static void forget_from(struct game *g, int n)
{
	if (n >= g->told_count)
		return;
	int first = g->told[n].first;
	g->run_open = g->told[n].run;
	pages_forget(g, n);
	for (int i = first; i < g->lines; i++)
		free(g->line[i].text);
	g->lines = first;
	g->told_count = n;
	if (g->log_built > first)
		g->log_built = NONE; /* build the page anew */
}

static void tell_event(struct game *g, int order, const struct event *e)
{
	struct text t;
	t.at[0] = 0;
	if (words_of(g->scenario)->tell)
		words_of(g->scenario)->tell(g->scenario, e, &t);
	if (!t.at[0])
		return;
	if (g->lines == g->line_room) {
		g->line_room = g->line_room ? 2 * g->line_room : 256;
		g->line = grown(g->line, g->line_room, sizeof *g->line);
	}
	struct log_line *l = &g->line[g->lines++];
	l->order = order;
	l->event = *e;
	l->run = g->run_open;
	l->kind = (uint8_t)kind_of(e);
	l->text = strdup(t.at);
	if (!l->text)
		abort();
}

/* What came of the set-up by itself: the first turn, its die of attrition, ... */
static void tell_setup(struct game *g)
{
	g->setup_told = true;
	if (!match_retell(g->match, NONE, g->events, g->before))
		return;
	for (int k = 0; k < g->events->n; k++) {
		pages_hear(g, NONE, k);
		tell_event(g, NONE, &g->events->at[k]);
	}
	for (int i = 0; i < g->runs; i++)
		g->run[i].told = true; /* nobody has played yet: no page comes by itself */
}

static void tell_order(struct game *g, int i)
{
	if (g->told_count == g->told_room) {
		g->told_room = g->told_room ? 2 * g->told_room : 256;
		g->told = grown(g->told, g->told_room, sizeof *g->told);
	}
	struct told *t = &g->told[g->told_count++];
	memset(t, 0, sizeof *t);
	t->order = match_order(g->match, i);
	t->redone = match_redone(g->match, i);
	t->first = g->lines;
	t->run = g->run_open;
	events_clear(g->events);
	if (!match_retell(g->match, i, g->events, g->before))
		return;
	for (int k = 0; k < g->events->n; k++) {
		bool dice = g->events->at[k].kind == EVENT_ROLL || g->events->at[k].dice[0];
		t->seals |= dice || g->events->at[k].kind == EVENT_REVEAL;
		pages_hear(g, i, k);
		tell_event(g, i, &g->events->at[k]);
	}
}

void log_update(struct ui *u)
{
	struct game *g = u->game;
	int n = match_length(g->match), now = match_now(g->match), same = 0;
	while (same < g->told_count && same < n) {
		struct order o = match_order(g->match, same);
		struct told *t = &g->told[same];
		if (!order_same(&o, &t->order) || t->redone != match_redone(g->match, same))
			break;
		if (same < now) {
			uint32_t check = match_check(g->match, same + 1);
			if (t->checked && t->check != check)
				break;
			t->check = check;
			t->checked = true;
		}
		same++;
	}
	forget_from(g, same);
	if (!g->setup_told)
		tell_setup(g);
	g->log_fresh |= same < n;
	for (int i = same; i < n; i++)
		tell_order(g, i);
}

bool game_report_of(struct ui *u, const struct log_line *l)
{
	struct game *g = u->game;
	if (l->run >= 0 && l->run < g->runs) {
		open_run(u, l->run);
		return true;
	}
	for (int i = 0; words_of(g->scenario)->steps && i < g->lines; i++)
		if (g->line[i].order == l->order && !memcmp(&g->line[i].event, &l->event, sizeof l->event) && open_battle_of(u, i))
			return true;
	events_clear(g->events);
	if (!match_retell(g->match, l->order, g->events, NULL))
		return false;
	int account = l->event.account;
	for (int i = 0; account < 0 && i < g->events->n; i++)
		if (kind_of(&g->events->at[i]) == LOG_COMBAT && l->kind == LOG_COMBAT)
			account = g->events->at[i].account;
	if (account < 0 || account >= g->events->accounts)
		return false;
	char title[WORDS];
	report_title(g->scenario, &g->events->account[account], false, title);
	open_report(u, &g->events->account[account], title);
	return true;
}

static void undo_to_agreed(struct ui *u, struct dialog *d)
{
	if (u->calls.jump)
		u->calls.jump(u->calls.who, d->number);
}

static void undo_to(struct ui *u, int order)
{
	struct game *g = u->game;
	int start = order < 0 ? 0 : match_decision_start(g->match, order);
	if (!game_seals_since(g, start) || start >= match_now(g->match)) {
		if (u->calls.jump)
			u->calls.jump(u->calls.who, start);
		return;
	}
	dialog_confirm(u, "Take back dice?",
		       "Dice were rolled after this moment. If you play on from here the log will mark the new rolls as "
		       "rolled again.", "&Go back", undo_to_agreed);
	dialog_top(u)->number = start;
}

static const struct log_line *line_of(const struct game *g, const struct widget *list, int item)
{
	int i = item >= 0 && item < list->items->n ? list->items->at[item].id : NONE;
	return i >= 0 && i < g->lines ? &g->line[i] : NULL;
}

static void act_undo_to(struct ui *u, struct widget *w)
{
	undo_to(u, w->arg);
}

static void act_line_report(struct ui *u, struct widget *w)
{
	if (w->arg2 >= 0 && w->arg2 < u->game->lines)
		game_report_of(u, &u->game->line[w->arg2]);
}

static void line_chosen(struct ui *u, struct dialog *d)
{
	struct game *g = u->game;
	int line = d->number, chosen = d->items.at[d->chosen].id;
	if (line < 0 || line >= g->lines)
		return;
	struct log_line l = g->line[line];
	if (chosen == 0 && u->calls.point_out)
		u->calls.point_out(u->calls.who, &l.event);
	else if (chosen == 1)
		game_report_of(u, &l);
	else if (chosen == 2)
		undo_to(u, l.order);
}

static void line_menu(struct ui *u, const struct log_line *l, int x, int y)
{
	struct dialog *d = dialog_open(u, DIALOG_POPUP, "");
	d->x = x;
	d->y = y;
	d->number = (int)(l - u->game->line);
	d->yes = line_chosen;
	items_add(&d->items, "Show on the map")->id = 0;
	if (l->run >= 0)
		items_add(&d->items, "Report of this phase")->id = 1;
	else if (l->kind == LOG_COMBAT || l->event.account >= 0)
		items_add(&d->items, "Report of this battle")->id = 1;
	items_add(&d->items, "Undo to here")->id = 2;
}

/* On a map of areas the many small lines of a phase that has a page of its own are one line, which leads to the page. */
static bool folds(const struct game *g, const struct log_line *x)
{
	if (x->run < 0 || x->run >= g->runs || !words_of(g->scenario)->steps ||
	    !words_of(g->scenario)->pages[g->run[x->run].page].comes)
		return false;
	return x->event.kind == EVENT_CHECK || x->event.kind == EVENT_REVEAL || x->event.kind == EVENT_MARKER;
}

static void pick_line(struct ui *u, struct widget *w, int item, enum pick how)
{
	const struct log_line *l = line_of(u->game, w, item);
	if (!l)
		return;
	if (how == PICK_MENU) {
		struct rect r = list_item_rect(u, w, item);
		bool mouse = rect_has(r, u->px, u->py);
		line_menu(u, l, mouse ? u->px : r.x + points(u, 30), mouse ? u->py : r.y + r.h);
		return;
	}
	struct log_line kept = *l;
	if (folds(u->game, l) && (how == PICK_ENTER || !u->focus_seen)) {
		u->game->tab = TABS + u->game->run[l->run].page;
		u->game->run_shown = l->run;
		ui_stale(u, PANE_SIDE);
		return;
	}
	if (how == PICK_ENTER)
		game_report_of(u, &kept);
	if (u->calls.point_out)
		u->calls.point_out(u->calls.who, &kept.event);
	ui_stale(u, PANE_SIDE);
}

static void act_filter(struct ui *u, struct widget *w)
{
	u->game->filter = (enum log_filter)w->arg;
	ui_stale(u, PANE_SIDE);
}

static void line_icon(const struct scenario *s, const struct log_line *l, char out[24])
{
	const struct event *e = &l->event;
	out[0] = 0;
	if (e->kind == EVENT_ATTACK)
		text_copy(out, 24, "fire");
	else if (e->kind == EVENT_ELIMINATE)
		text_copy(out, 24, "skull");
	else if (e->kind == EVENT_ROLL && e->dice[0] >= 1 && e->dice[0] <= 6)
		snprintf(out, 24, "die-%d", e->dice[0]);
	else if (e->kind == EVENT_ARRIVE)
		text_copy(out, 24, "reinforcements");
	else if (e->kind == EVENT_END)
		text_copy(out, 24, "victory");
	else if (e->kind == EVENT_PHASE)
		side_icon(s, e->side, out);
}

/* Units without names of their own that do the same in one order make one line with their number. */
static bool one_more(struct game *g, const struct log_line *x)
{
	struct item *last = g->log_items.n ? &g->log_items.at[g->log_items.n - 1] : NULL;
	const struct log_line *before = last ? &g->line[last->id] : NULL;
	if (!last || x->event.piece < 0 || before->order != x->order || before->event.kind != x->event.kind ||
	    strcmp(before->text, x->text) != 0)
		return false;
	last->more = last->more > 1 ? last->more + 1 : 2;
	snprintf(last->right, sizeof last->right, "\u00d7 %d", last->more);
	return true;
}

/* "Supply: 23 corps off areas, 4 on stores". False when the run has a line already. */
static bool fold(const struct game *g, const struct log_line *x, char *text, size_t size)
{
	const struct run *r = &g->run[x->run];
	const int16_t *sum = run_sum(g, r);
	size_t used = (size_t)snprintf(text, size, "%s", words_of(g->scenario)->pages[r->page].name);
	int told = 0;
	for (int i = g->log_items.n - 1; i >= 0 && g->line[g->log_items.at[i].id].run == x->run; i--)
		if (folds(g, &g->line[g->log_items.at[i].id]))
			return false;
	for (int i = 0; i < r->head.sums && used + 40 < size; i++)
		if (sum[i])
			used += (size_t)snprintf(text + used, size - used, "%s%d %s", told++ ? ", " : ": ", sum[i], r->head.sum[i]);
	return true;
}

static void add_line(struct ui *u, int i)
{
	struct game *g = u->game;
	const struct log_line *x = &g->line[i];
	bool turn = x->event.kind == EVENT_TURN || x->event.kind == EVENT_PHASE;
	bool again = x->order >= 0 && g->told[x->order].redone && x->event.kind == EVENT_ROLL;
	char text[320];
	if ((x->event.seen & seen_mask(g)) != seen_mask(g)) /* at one screen both sides look, in turn */
		return;
	if (g->filter != LOG_ALL && x->kind != g->filter && !turn)
		return;
	if (one_more(g, x))
		return;
	if (folds(g, x)) {
		if (!fold(g, x, text, sizeof text))
			return;
	} else
		snprintf(text, sizeof text, "%s%s", x->text, again ? " \u2014 rolled again" : "");
	struct item *it = items_add(&g->log_items, text);
	it->id = i;
	it->style = x->event.kind == EVENT_TURN ? ITEM_HEADING : x->event.kind == EVENT_PHASE ? ITEM_GROUP : ITEM_PLAIN;
	it->indent = turn ? 0 : 1;
	line_icon(g->scenario, x, it->icon);
	if (it->icon[0] && !style_has(&u->style, u->canvas, it->icon))
		it->icon[0] = 0;
	if (it->icon[0] && !turn)
		it->indent = 0;
}

/* Adds what is new to the page; all of it when the filter, the size or the past has changed. */
static void fill_log(struct ui *u)
{
	struct game *g = u->game;
	int now = match_now(g->match);
	if (g->log_built < 0 || g->log_built_viewer != (int)g->viewer || g->log_built_filter != g->filter || g->log_built_percent != u->style.percent) {
		items_clear(&g->log_items);
		g->log_built = 0;
		g->log_built_filter = g->filter;
		g->log_built_percent = u->style.percent;
		g->log_built_viewer = (int)g->viewer;
	}
	for (; g->log_built < g->lines; g->log_built++)
		add_line(u, g->log_built);
	for (int i = 0; i < g->log_items.n; i++)
		g->log_items.at[i].faded = g->line[g->log_items.at[i].id].order >= now;
}

void build_log(struct ui *u, struct widget *root)
{
	static const char *const names[LOG_FILTERS] = {"All", "Moves", "Combat", "Other"};
	struct game *g = u->game;
	struct widget *row = widget_new(root, ROLE_FLOW, "log-filters", "");
	row->gap = 8;
	for (int i = 0; i < LOG_FILTERS; i++) {
		char name[32];
		snprintf(name, sizeof name, "log-%s", names[i]);
		struct widget *b = widget_new(row, ROLE_RADIO, name, names[i]);
		b->on = g->filter == (enum log_filter)i;
		b->arg = i;
		b->act = act_filter;
	}
	struct widget *list = widget_new(root, ROLE_LIST, "log", "Nothing has happened yet.");
	list->grow = 1;
	list->items = &g->log_items;
	list->pick = pick_line;
	fill_log(u);
	for (int i = 0; i < KEPT; i++)
		if (!strcmp(u->kept[i].name, "log"))
			list->selected = u->kept[i].selected < list->items->n ? u->kept[i].selected : NONE;
	if (g->log_fresh)
		list->selected = NONE;
	list->scroll = g->log_fresh ? 1 << 24 : 0;
	g->log_fresh = false;
	const struct log_line *l = line_of(g, list, list->selected);
	if (!l)
		return;
	struct widget *buttons = widget_new(root, ROLE_FLOW, "log-buttons", "");
	buttons->gap = 6;
	struct widget *b = widget_button(buttons, "undo-to-here", "Undo to here", act_undo_to);
	b->arg = l->order;
	b->off = l->order >= match_now(g->match);
	b = widget_button(buttons, "line-report", "Report", act_line_report);
	b->arg2 = (int)(l - g->line);
	b->off = l->kind != LOG_COMBAT && l->run < 0 && l->event.account < 0;
}
