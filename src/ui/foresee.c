/* What an order would bring, in words beside the pointer; the question before something may be lost for good; and how
 * a piece came where it stands. */
#include "ui/reading.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Amid a list a sentence begins small, unless with the name of a side. */
static void begin_small(const struct scenario *s, char *word)
{
	size_t n = strcspn(word, " ");
	for (int side = 0; side < SIDES; side++)
		if (!strncmp(word, s->side_name[side], n))
			return;
	if (word[0] >= 'A' && word[0] <= 'Z' && word[1] >= 'a' && word[1] <= 'z')
		word[0] = (char)(word[0] + 32);
}

/* "hit 2 in 6, miss 4 in 6" */
size_t say_ways(const struct scenario *s, const struct outlook *o, char *out, size_t size)
{
	const struct table *t = &s->table[o->sum.table];
	size_t used = 0;
	out[0] = 0;
	for (int i = 0; i < o->on[0].n && used + 90 < size; i++) {
		int r = o->on[0].at[i].result, ways = o->on[0].at[i].ways, of = o->on[0].of;
		if (r < 0 || r >= t->results)
			continue;
		size_t from = used + 2;
		used += (size_t)snprintf(out + used, size - used, "%s%.70s ", used ? ", " : "", result_words(s, t->result[r]));
		if (from > 2)
			begin_small(s, out + from);
		if (of <= MOST_WAYS)
			used += (size_t)snprintf(out + used, size - used, "%d in %d", ways, of);
		else
			used += (size_t)snprintf(out + used, size - used, "%d %%", (ways * 100 + of / 2) / of);
	}
	return used;
}

static size_t say_sum(const struct scenario *s, const struct account *a, char *out, size_t size)
{
	size_t used = 0;
	out[0] = 0;
	for (int i = 0; i < a->n && used + 120 < size; i++) {
		const struct line *l = &a->at[i];
		const char *who = l->piece >= 0 ? s->piece[l->piece].name : "";
		if (l->op == LINE_ADD && l->den == 1)
			used += (size_t)snprintf(out + used, size - used, "%s%+d %.40s%s%.70s", used ? "; " : "", l->num, who, who[0] ? ", " : "",
						 say_text(s, l->text));
	}
	return used;
}

/* "arrives 2 in 6, stays 4 in 6 (+1 Davout)"; "" where nothing is thrown for. */
static size_t say_chances(const struct scenario *s, const struct outlook *o, char *out, size_t size)
{
	char ways[240] = "", sum[300] = "";
	out[0] = 0;
	if (o->kind == OUTLOOK_UNKNOWN || o->cases <= 0 || o->sum.table < 0 || o->sum.table >= s->tables)
		return 0;
	say_ways(s, o, ways, sizeof ways);
	say_sum(s, &o->sum, sum, sizeof sum);
	return (size_t)snprintf(out, size, "%s%s%s%s", ways, sum[0] ? " (" : "", sum, sum[0] ? ")" : "");
}

/* The warnings from number `from` on, a line each, behind what is `used` already. */
static size_t say_warnings(const struct outlook *o, int from, int to, char *out, size_t size, size_t used)
{
	for (int i = from; i < o->warnings && i < to && used + 8 < size; i++)
		if (o->warn[i].words.at[0])
			used += (size_t)snprintf(out + used, size - used, "%s%s", used ? "\n" : "", o->warn[i].words.at);
	return used;
}

static void say_outlook(const struct scenario *s, const struct outlook *o, char *out, size_t size)
{
	say_warnings(o, 0, o->warnings, out, size, say_chances(s, o, out, size));
}

void ui_outlook(struct ui *u, int x, int y, const struct outlook *o)
{
	char text[HINT_ROOM];
	if (!u->game || !o) {
		if (u->hint.text[0])
			u->dirty = true;
		u->hint.text[0] = u->hint.rule[0] = 0;
		return;
	}
	const struct scenario *s = u->game->scenario;
	int rule = o->warnings ? o->warn[0].rule : NONE;
	for (int i = 0; i < o->sum.n && rule == NONE; i++)
		rule = o->sum.at[i].rule;
	say_outlook(s, o, text, sizeof text);
	ui_hint(u, x, y, text, say_rule(s, rule));
	u->hint.card = odds_slip(u, o);
	if (u->hint.card && u->hint.rule[0])
		rule_link(u->hint.card, u->hint.rule);
}

/* What he is asked about, then its chances, then what else comes of it: the first warning says what is done, or the order does. */
static void say_question(const struct game *g, const struct order *order, const struct outlook *o, char *out, size_t size)
{
	char words[WORDS], chances[HINT_ROOM];
	size_t used;
	out[0] = 0;
	used = say_warnings(o, 0, 1, out, size, 0);
	if (!used) {
		say_choice(g, order, words);
		used = (size_t)snprintf(out, size, "%s", words);
	}
	if (say_chances(g->scenario, o, chances, sizeof chances) && used + 8 < size)
		used += (size_t)snprintf(out + used, size - used, "\n%s", chances);
	if (used < size)
		say_warnings(o, 1, o->warnings, out, size, used);
}

static void order_agreed(struct ui *u, struct dialog *d)
{
	ui_order(u, &d->order);
}

void ui_ask_order(struct ui *u, const struct order *order, const struct outlook *o)
{
	char text[2 * HINT_ROOM];
	if (!u->game)
		return;
	say_question(u->game, order, o, text, sizeof text);
	dialog_confirm(u, "Are you sure?", text, "&Do it", order_agreed);
	int at = order->place >= 0 ? order->place : order->piece >= 0 ? game_sees(u->game, order->piece) : u->game->seat->prompt.place;
	if (order->place < 0 && order->piece < 0 && o->sum.place >= 0) { /* it costs something where no order points */
		at = o->sum.place;
		ui_look(u, NONE, at);
	}
	dialog_top(u)->costs = true;
	dialog_top(u)->order = *order;
	dialog_top(u)->about = (int16_t)(at >= 0 ? at : NONE);
	ui_settle(u);
}

void ui_order_asked(struct ui *u, const struct order *order)
{
	const struct scenario *s = u->game ? u->game->scenario : NULL;
	if (u->calls.counts && !u->calls.counts(u->calls.who))
		return;
	struct outlook *out = s ? calloc(1, sizeof *out) : NULL;
	if (out && rules_costs(s, u->game->seat->known, order, out))
		ui_ask_order(u, order, out);
	else if (!forgotten_asked(u, order))
		ui_order(u, order);
	free(out);
}

static bool moved(const struct event *e, int piece)
{
	return e->piece == piece && (e->kind == EVENT_MOVE || e->kind == EVENT_RETREAT || e->kind == EVENT_DISPLACE ||
				     e->kind == EVENT_ARRIVE || e->kind == EVENT_ADVANCE);
}

/* The last line of the log that tells how a piece came where it is, or NONE. */
static int story_line(const struct game *g, int piece)
{
	for (int i = g->log->lines - 1; i >= 0; i--)
		if (g->log->line[i].decision < g->seat->at && moved(&g->log->line[i].event, piece))
			return i;
	return NONE;
}

bool ui_story(struct ui *u, int piece)
{
	struct game *g = u->game;
	if (!g || !g->scenario->rules->automaton || piece < 0 || piece >= g->scenario->pieces)
		return false;
	g->story = piece;
	g->hover_piece = g->last_piece = piece;
	g->hover_place = game_sees(g, piece);
	g->tab = TAB_VIEWER;
	ui_stale(u, PANE_SIDE);
	ui_settle(u);
	return true;
}

/* The order of its decision that an event came of, or NONE where the orders are not known. */
static int order_of(const struct heard *h, int event)
{
	int i = h->orders - 1;
	while (i >= 0 && h->order[i].first > event)
		i--;
	return i;
}

/* Why the printed automaton gave the order that this line tells of: asked again in the position before it. */
static bool reasons(struct game *g, const struct log_line *l, struct account *why)
{
	const struct rules *r = g->scenario->rules;
	const struct heard *h = chronicle_heard(g->seat->chronicle, l->decision);
	int k = h && l->decision >= 0 ? order_of(h, l->number) : NONE;
	if (k < 0 || h->order[k].order.piece != l->event.piece || h->person || !(r->automaton_plays >> h->side & 1))
		return false;
	if (!seat_known(g->seat, l->decision, g->before))
		return false;
	for (int i = 0; i < k; i++)
		if (!rules_play(g->scenario, g->before, &h->order[i].order, NULL, NULL))
			return false;
	struct orders *list = calloc(1, sizeof *list);
	if (list)
		rules_orders(g->scenario, g->before, list);
	int i = list && list->n ? r->automaton(g->scenario, g->before, list, why) : NONE;
	bool found = i >= 0 && order_same(&list->at[i], &h->order[k].order);
	free(list);
	return found;
}

/* The reasons line by line: what was weighed, where, by which rule. */
static void say_reasons(struct ui *u, struct widget *root, const struct account *why)
{
	const struct scenario *s = u->game->scenario;
	for (int i = 0; i < why->n; i++) {
		const struct line *l = &why->at[i];
		char text[WORDS * 2], place[WORDS] = "", number[WORDS] = "";
		if (l->place >= 0)
			say_place(s, l->place, place);
		if (l->op != LINE_NOTE)
			say_number(l->num, l->den, number);
		snprintf(text, sizeof text, "%s%s%s%s%s", say_text(s, l->text), place[0] ? ": " : "", place,
			 number[0] ? ", " : "", number);
		if (text[0] >= 'a' && text[0] <= 'z')
			text[0] = (char)(text[0] - 32);
		struct widget *row = widget_new(root, ROLE_ROW, "reason", text);
		row->gap = 8;
		widget_label(row, FONT_DATA, 14, text)->grow = 1;
		if (say_rule(s, l->rule)[0])
			rule_link(row, say_rule(s, l->rule));
	}
}

void build_story(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	int piece = g->hover_piece, i = piece >= 0 ? story_line(g, piece) : NONE;
	struct account why;
	if (g->story != piece || piece < 0)
		return;
	widget_new(root, ROLE_RULE, "rule", "");
	struct widget *w = widget_label(root, FONT_TITLE, 17, "Why here?");
	w->ink = WINE;
	text_copy(w->name, sizeof w->name, "story");
	if (i < 0) {
		widget_label(root, FONT_BODY, 14, "It has not moved yet.");
		return;
	}
	const struct log_line *l = &g->log->line[i];
	widget_label(root, FONT_BODY, 14, l->text);
	if (l->event.rule >= 0 && say_rule(g->scenario, l->event.rule)[0])
		rule_link(root, say_rule(g->scenario, l->event.rule));
	if (reasons(g, l, &why))
		say_reasons(u, root, &why);
}
