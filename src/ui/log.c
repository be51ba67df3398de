/* The log: every decision told once, filtered, pointing at the map and at its report. */
#include "ui/reading.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void log_free(struct game *g)
{
	for (int i = 0; i <= SIDES; i++) {
		struct log *log = &g->own_log[i];
		for (int k = 0; k < log->lines; k++)
			free(log->line[k].text);
		free(log->line);
		free(log->logged);
		items_free(&log->items);
	}
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

/* Forgets all but the first `n` that were told, the set-up counted. */
static void forget_from(struct log *log, int n)
{
	if (n >= log->logged_count)
		return;
	int first = log->logged[n].first;
	for (int i = first; i < log->lines; i++)
		free(log->line[i].text);
	log->lines = first;
	log->logged_count = n;
	if (log->built > first)
		log->built = NONE; /* build the page anew */
}

static struct log_line *add(struct log *log, const char *text)
{
	if (log->lines == log->line_room) {
		log->line_room = log->line_room ? 2 * log->line_room : 256;
		log->line = memory_grown(log->line, log->line_room, sizeof *log->line);
	}
	struct log_line *l = &log->line[log->lines++];
	memset(l, 0, sizeof *l);
	l->text = memory_text(text);
	return l;
}

/* Did this event come of an order that rolled what had been rolled before? */
static bool again(const struct heard *h, int event)
{
	bool redone = h->redone;
	for (int i = 0; i < h->orders && h->order[i].first <= event; i++)
		redone = h->order[i].redone;
	return redone && h->at[event].kind == EVENT_ROLL;
}

void log_tell(const struct game *g, const struct heard *h, int event, struct text *out)
{
	const struct words *w = words_of(g->scenario);
	out->at[0] = 0;
	if (w->tell_all)
		w->tell_all(g->scenario, &h->at[event], h->n - event, out);
	else if (w->tell)
		w->tell(g->scenario, &h->at[event], out);
}

static void tell_event(struct game *g, int decision, const struct heard *h, int event)
{
	struct text t;
	log_tell(g, h, event, &t);
	if (!t.at[0])
		return;
	struct log_line *l = add(g->log, t.at);
	l->decision = decision;
	l->number = event;
	l->event = h->at[event];
	l->run = chronicle_run_of(g->seat->chronicle, decision, event);
	l->kind = (uint8_t)kind_of(&l->event);
	l->again = again(h, event);
}

/* "Taken back: a die of 5" */
static void tell_back(struct game *g, int decision, const char *back)
{
	char text[160];
	snprintf(text, sizeof text, "Taken back: %s", back);
	struct log_line *l = add(g->log, text);
	l->decision = decision;
	l->number = l->run = NONE;
	l->kind = LOG_OTHER;
	l->event = (struct event){.kind = EVENT_NOTE, .side = NOBODY, .seen = SEEN_ALL, .account = NONE, .piece = NONE, .by = NONE,
				  .from = NONE, .to = NONE, .number = NONE, .rule = NONE};
}

/* Tells what is new of a decision; the set-up is NONE. */
static void tell(struct game *g, int decision)
{
	const char *back = chronicle_back(g->seat->chronicle, decision);
	const struct heard *h = chronicle_heard(g->seat->chronicle, decision);
	struct log *log = g->log;
	if (decision + 1 == log->logged_count) {
		if (log->logged_count == log->logged_room) {
			log->logged_room = log->logged_room ? 2 * log->logged_room : 256;
			log->logged = memory_grown(log->logged, log->logged_room, sizeof *log->logged);
		}
		log->logged[log->logged_count++] = (struct logged){.serial = h->serial, .first = log->lines, .back = back[0] != 0};
		if (back[0])
			tell_back(g, decision, back);
	}
	struct logged *t = &log->logged[decision + 1];
	for (; t->n < h->n; t->n++)
		tell_event(g, decision, h, t->n);
}

void log_update(struct game *g)
{
	const struct chronicle *c = g->seat->chronicle;
	struct log *log = g->log;
	int n = chronicle_length(c) + 1, same = 0, lines;
	for (; same < log->logged_count && same < n; same++) {
		const struct heard *h = chronicle_heard(c, same - 1);
		const struct logged *t = &log->logged[same];
		bool last = same + 1 == log->logged_count;
		if (h->serial != t->serial || (last ? h->n < t->n : h->n != t->n) || t->back != (chronicle_back(c, same - 1)[0] != 0))
			break;
	}
	forget_from(log, same);
	lines = log->lines;
	for (int i = same ? same - 1 : 0; i < n; i++)
		tell(g, i - 1);
	g->log_fresh |= log->lines > lines;
}

static void undo_to(struct ui *u, int decision)
{
	if (u->calls.undo_to)
		u->calls.undo_to(u->calls.who, decision < 0 ? 0 : decision);
}

static const struct log_line *line_of(const struct game *g, const struct widget *list, int item)
{
	int i = item >= 0 && item < list->items->n ? list->items->at[item].id : NONE;
	return i >= 0 && i < g->log->lines ? &g->log->line[i] : NULL;
}

static void act_undo_to(struct ui *u, struct widget *w)
{
	undo_to(u, w->arg);
}

static void act_line_report(struct ui *u, struct widget *w)
{
	if (w->arg2 >= 0 && w->arg2 < u->game->log->lines)
		open_chapter_of(u, &u->game->log->line[w->arg2]);
}

static void line_chosen(struct ui *u, struct dialog *d)
{
	struct game *g = u->game;
	int line = d->number, chosen = d->items.at[d->chosen].id;
	if (line < 0 || line >= g->log->lines)
		return;
	struct log_line l = g->log->line[line];
	if (chosen == 0 && u->calls.point_out)
		u->calls.point_out(u->calls.who, &l.event);
	else if (chosen == 1)
		open_chapter_of(u, &l);
	else if (chosen == 2)
		undo_to(u, l.decision);
}

static void line_menu(struct ui *u, const struct log_line *l, int x, int y)
{
	struct dialog *d = dialog_open(u, DIALOG_POPUP, "");
	struct chapter ch;
	char title[WORDS];
	int leaf;
	d->x = x;
	d->y = y;
	d->number = (int)(l - u->game->log->line);
	d->yes = line_chosen;
	items_add(&d->items, "Show on the map")->id = 0;
	if (chapter_of(u->game, l, &ch, &leaf))
		items_add(&d->items, chapter_title(u->game, &ch, title))->id = 1;
	items_add(&d->items, "Undo to here")->id = 2;
}

/* The many small lines of a supply phase that has a page are one line, which leads to the page. */
static bool folds(const struct game *g, const struct log_line *x)
{
	const struct run *r = run_at(g, x->run);
	if (!r || words_of(g->scenario)->pages[r->page].kind != CHAPTER_SUPPLY)
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
		u->game->tab = TABS + run_at(u->game, l->run)->page;
		u->game->run_shown = l->run;
		ui_stale(u, PANE_SIDE);
		return;
	}
	if (how == PICK_ENTER)
		open_chapter_of(u, &kept);
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
	else if (event_is_loss(e))
		text_copy(out, 24, "skull");
	else if (e->kind == EVENT_ROLL && e->dice[0] >= 1 && e->dice[0] <= 6)
		snprintf(out, 24, "die-%d", e->dice[0]);
	else if (e->kind == EVENT_ARRIVE)
		text_copy(out, 24, "reinforcements");
	else if (e->kind == EVENT_END)
		text_copy(out, 24, "victory");
	else if (e->kind == EVENT_PHASE || (l->number != NONE && (l->kind == LOG_MOVES || e->kind == EVENT_RETREAT)))
		side_icon(s, e->side, out);
}

/* Units without names of their own, or closed ones, that do the same in one decision make one line with their number. */
static bool one_more(struct log *log, const struct log_line *x)
{
	struct item *last = log->items.n ? &log->items.at[log->items.n - 1] : NULL;
	const struct log_line *before = last ? &log->line[last->id] : NULL;
	bool closed = x->event.piece < 0 && x->kind != LOG_MOVES && x->event.kind != EVENT_RETREAT;
	if (!last || closed || before->decision != x->decision || before->event.kind != x->event.kind ||
	    strcmp(before->text, x->text) != 0)
		return false;
	last->more = last->more > 1 ? last->more + 1 : 2;
	snprintf(last->right, sizeof last->right, "\u00d7 %d", last->more);
	return true;
}

/* The line of the page that this run has already, or NULL. */
static struct item *folded(const struct game *g, int run)
{
	struct log *log = g->log;
	for (int i = log->items.n - 1; i >= 0 && log->line[log->items.at[i].id].run == run; i--)
		if (folds(g, &log->line[log->items.at[i].id]))
			return &log->items.at[i];
	return NULL;
}

/* "Supply: 23 corps off areas, 4 on depots" */
static void say_fold(const struct game *g, int run, char *text, size_t size)
{
	const struct run *r = run_at(g, run);
	const int16_t *sum = run_sum(r);
	size_t used = (size_t)snprintf(text, size, "%s", words_of(g->scenario)->pages[r->page].name);
	int told = 0;
	for (int i = 0; i < r->head.sums && used + 40 < size; i++)
		if (sum[i])
			used += (size_t)snprintf(text + used, size - used, "%s%d %s", told++ ? ", " : ": ", sum[i], r->head.sum[i]);
}

/* A run has one line, which says what it has come to and stands where the last of it does. True when it had it; `line`: the last now. */
static bool fold(const struct game *g, int line, char *text, size_t size)
{
	int run = g->log->line[line].run;
	struct item *has = folded(g, run);
	say_fold(g, run, text, size);
	if (!has)
		return false;
	has = items_last(&g->log->items, has);
	has->id = line;
	item_text(has, text);
	return true;
}

static void line_look(struct ui *u, const struct log_line *x, struct item *it)
{
	bool turn = x->event.kind == EVENT_TURN || x->event.kind == EVENT_PHASE;
	it->style = x->event.kind == EVENT_TURN ? ITEM_HEADING : x->event.kind == EVENT_PHASE ? ITEM_GROUP :
		    x->number == NONE ? ITEM_NOTE : ITEM_PLAIN;
	it->indent = turn ? 0 : 1;
	line_icon(u->game->scenario, x, it->icon);
	if (it->icon[0] && !style_has(&u->style, u->canvas, it->icon))
		it->icon[0] = 0;
	if (it->icon[0] && !turn)
		it->indent = 0;
}

static void add_line(struct ui *u, int i)
{
	struct game *g = u->game;
	const struct log_line *x = &g->log->line[i];
	bool always = x->event.kind == EVENT_TURN || x->event.kind == EVENT_PHASE || x->number == NONE;
	char text[320];
	if (g->filter != LOG_ALL && x->kind != g->filter && !always)
		return;
	if (one_more(g->log, x))
		return;
	if (!folds(g, x))
		snprintf(text, sizeof text, "%s%s", x->text, x->again ? " \u2014 rolled again" : "");
	else if (fold(g, i, text, sizeof text))
		return;
	struct item *it = items_add(&g->log->items, text);
	it->id = i;
	line_look(u, x, it);
}

/* Adds what is new to the page; all of it when the filter, the size or the past has changed. */
static void fill_log(struct ui *u)
{
	struct game *g = u->game;
	struct log *log = g->log;
	if (log->built < 0 || log->built_filter != g->filter || log->built_percent != u->style.percent) {
		items_clear(&log->items);
		log->built = 0;
		log->built_filter = g->filter;
		log->built_percent = u->style.percent;
	}
	for (; log->built < log->lines; log->built++)
		add_line(u, log->built);
	for (int i = 0; i < log->items.n; i++)
		log->items.at[i].faded = log->line[log->items.at[i].id].decision >= g->seat->at;
}

/* The last line that has happened at the moment that is looked at, counted from 1. */
static int last_line(const struct log *log)
{
	int n = log->items.n;
	while (n > 0 && log->items.at[n - 1].faded)
		n--;
	return n;
}

void build_log(struct ui *u, struct widget *root)
{
	static const char *const names[LOG_FILTERS] = {"All", "Moves", "Combat", "Other"};
	struct game *g = u->game;
	struct chapter ch;
	int leaf;
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
	list->items = &g->log->items;
	list->pick = pick_line;
	fill_log(u);
	for (int i = 0; i < KEPT; i++)
		if (!strcmp(u->kept[i].name, "log"))
			list->selected = u->kept[i].selected < list->items->n ? u->kept[i].selected : NONE;
	if (g->log_fresh)
		list->selected = NONE;
	int last = last_line(g->log);
	bool back = seat_looks_back(g->seat) || last < g->log->items.n; /* or what was taken back is still there */
	list->scroll = g->log_fresh && !back ? 1 << 24 : 0;
	if (g->log_fresh ? back : g->log->shown_at != g->seat->at) /* whoever looks back reads on from there, from the moment a game is opened */
		list->reveal = last;
	g->log->shown_at = g->seat->at;
	g->log_fresh = false;
	const struct log_line *l = line_of(g, list, list->selected);
	if (!l)
		return;
	struct widget *buttons = widget_new(root, ROLE_FLOW, "log-buttons", "");
	buttons->gap = 6;
	struct widget *b = widget_button(buttons, "undo-to-here", "Undo to here", act_undo_to);
	b->arg = l->decision;
	b->off = l->decision >= g->seat->at;
	b = widget_button(buttons, "line-report", "Report", act_line_report);
	b->arg2 = (int)(l - g->log->line);
	b->off = !chapter_of(g, l, &ch, &leaf);
}
