/* The order of battle: formation by formation, and what has become of each unit. */
#include "ui/forces_own.h"

#include "core/memory.h"
#include "match/forces.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The lasting states of a unit in the game's words, without what they mean: ", disrupted, without supply". */
static void say_states(const struct scenario *s, unsigned badges, char *out, size_t size)
{
	size_t used = 0;
	out[0] = 0;
	for (int i = 0; badge_of(s, i); i++) {
		const struct badge *b = badge_of(s, i);
		if (b->beside && badge_shows(s, badges, i) && used < size)
			used += (size_t)snprintf(out + used, size - used, ", %.*s", (int)strcspn(b->tip, ":"), b->tip);
	}
}

/* What has become of a piece, in a few words. */
static enum item_style fate(const struct game *g, int piece, char *out, size_t size)
{
	const struct counter *c = view_find(&g->seat->view, piece);
	const struct scenario *s = g->scenario;
	if (!c || c->box == BOX_UNUSED) {
		snprintf(out, size, "not in play");
		return ITEM_FADED;
	}
	if (c->box == BOX_LOST) {
		snprintf(out, size, "lost");
		return ITEM_FADED;
	}
	if (c->box == BOX_EXITED) {
		snprintf(out, size, "left the map");
		return ITEM_FADED;
	}
	if (c->box == BOX_ARRIVING || c->box == BOX_LATER) {
		snprintf(out, size, c->number >= 0 ? "turn %d" : "to come", scenario_turn_number(s, c->number));
		return ITEM_NOTE;
	}
	char states[64];
	say_states(s, c->badges, states, sizeof states);
	snprintf(out, size, "%.26s%s", c->place >= 0 ? board_called(&s->board, c->place).at : "", states);
	return ITEM_PLAIN;
}

/* "18 commanders, 3 trains and depots"; "" without any. */
static void say_helpers(const struct scenario *s, const struct forces *m, char *out, size_t size)
{
	const struct helper *h = words_of(s)->helpers;
	size_t used = 0;
	out[0] = 0;
	for (int i = 0; h && h[i].type && i < FORCES_HELPERS && used < size; i++) {
		int left = m->helpers[i] - m->helpers_lost[i];
		if (!left || !h[i].called)
			continue;
		char told[80];
		text_tallied(told, sizeof told, left, h[i].called);
		used += (size_t)snprintf(out + used, size - used, "%s%s", used ? ", " : "", told);
	}
}

static bool wanted(const struct game *g, const struct print *p)
{
	const char *f = g->find_forces;
	return text_holds(p->name, f) || text_holds(p->id, f) || text_holds(p->formation, f) ||
	       text_holds(p->commander, f);
}

/* A line of the list: units of one name that fare alike; those to come in one, with their turns. */
struct fared {
	int first, units;
	int low, high; /* turns in which they come, 0: they do not, or nobody knows when */
	enum item_style style;
	char name[WORDS + 80], state[64];
};

/* Adds a unit to the lines of its formation, to one that says the same where there is one. */
static void fared_add(const struct game *g, struct fared *line, int *n, int piece)
{
	struct fared new = {.first = piece, .units = 1};
	const struct counter *c = view_find(&g->seat->view, piece);
	char worth[80];
	int i = 0;
	say_piece(g->scenario, piece, new.name);
	if (c && say_worth(g->scenario, c, worth, sizeof worth))
		snprintf(new.name + strlen(new.name), sizeof worth, ": %.76s", worth);
	new.style = fate(g, piece, new.state, sizeof new.state);
	if (c && c->box == BOX_LATER && c->number > 0)
		new.low = new.high = c->number;
	while (i < *n && (strcmp(line[i].name, new.name) != 0 ||
			  (strcmp(line[i].state, new.state) != 0 && !(line[i].low && new.low))))
		i++;
	if (i == *n) {
		line[(*n)++] = new;
		return;
	}
	line[i].units++;
	if (!new.low)
		return;
	line[i].low = new.low < line[i].low ? new.low : line[i].low;
	line[i].high = new.high > line[i].high ? new.high : line[i].high;
	if (line[i].low < line[i].high)
		snprintf(line[i].state, sizeof line[i].state, "turns %d to %d", line[i].low, line[i].high);
}

/* Has a side formations at all? Where it has none its units stand without a heading. */
static bool in_formations(const struct scenario *s, int side)
{
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == side && s->piece[i].formation[0])
			return true;
	return false;
}

static void formation_head(const struct game *g, struct items *l, int side, const struct print *p)
{
	const struct scenario *s = g->scenario;
	struct forces m = forces_count(g->seat, (enum side)side, p->formation, NULL);
	int left = m.units - m.lost;
	char text[WORDS];
	snprintf(text, sizeof text, "%s%s%s", p->formation[0] ? p->formation : "Others", p->commander[0] ? ", " : "", p->commander);
	struct item *head = items_add(l, text);
	head->style = ITEM_GROUP;
	char helpers[WORDS];
	say_helpers(s, &m, helpers, sizeof helpers);
	if (!m.units && helpers[0])
		text_copy(head->right, sizeof head->right, helpers);
	else if (!words_of(s)->values)
		snprintf(head->right, sizeof head->right, "%d unit%s%s%.40s", left, left == 1 ? "" : "s", helpers[0] ? ", " : "", helpers);
	else if (m.points_lost)
		snprintf(head->right, sizeof head->right, "%d of %d points", m.points - m.points_lost, m.points);
	else
		snprintf(head->right, sizeof head->right, "%d point%s", m.points, m.points == 1 ? "" : "s");
}

static void list_formation(struct game *g, struct items *l, int side, int first)
{
	const struct scenario *s = g->scenario;
	const char *formation = s->piece[first].formation;
	struct fared *line = memory_zeroed((size_t)s->pieces * sizeof *line);
	int n = 0;
	for (int i = first; i < s->pieces; i++) {
		const struct print *p = &s->piece[i];
		const struct counter *c = view_find(&g->seat->view, i);
		if (p->side == side && !strcmp(p->formation, formation) && wanted(g, p) && c && c->box != BOX_UNUSED)
			fared_add(g, line, &n, i);
	}
	if (n && in_formations(s, side))
		formation_head(g, l, side, &s->piece[line[0].first]);
	for (int i = 0; i < n; i++) {
		char text[WORDS + 100];
		text_counted(text, sizeof text, line[i].units, line[i].name);
		struct item *it = items_add(l, text);
		it->indent = 1;
		it->id = line[i].first;
		it->style = (uint8_t)line[i].style;
		text_copy(it->name, sizeof it->name, s->piece[line[i].first].id);
		text_copy(it->right, sizeof it->right, line[i].state);
	}
	free(line);
}

/* Counters of a side whose units are not seen. */
static int closed_counters(const struct game *g, int side)
{
	const struct view *v = &g->seat->view;
	int n = 0;
	for (int i = 0; i < v->counters; i++)
		n += v->counter[i].side == side && v->counter[i].piece == NONE && v->counter[i].place >= 0;
	return n;
}

/* "2 units seen, 14 to come": where others lie closed, all that can be counted. */
static void say_seen(const struct game *g, int side, char out[WORDS])
{
	const struct view *v = &g->seat->view;
	int seen = 0, later = 0;
	for (int i = 0; i < v->counters; i++) {
		seen += v->counter[i].side == side && v->counter[i].piece != NONE && v->counter[i].place >= 0;
		later += v->counter[i].side == side && v->counter[i].piece != NONE && v->counter[i].box == BOX_LATER;
	}
	snprintf(out, WORDS, "%d unit%s seen, %d to come", seen, seen == 1 ? "" : "s", later);
}

/* "57 of 60 units, 211 of 230 points" */
static void say_left(const struct game *g, int side, char out[WORDS])
{
	if (closed_counters(g, side)) {
		say_seen(g, side, out);
		return;
	}
	struct forces m = forces_count(g->seat, (enum side)side, NULL, NULL);
	int n = snprintf(out, WORDS, "%d of %d units", m.units - m.lost, m.units);
	if (words_of(g->scenario)->values)
		snprintf(out + n, WORDS - (size_t)n, ", %d of %d points", m.points - m.points_lost, m.points);
}

/* Who is counted apart, below the heading of a side. */
static void list_helpers(const struct game *g, struct items *l, int side)
{
	struct forces m = forces_count(g->seat, (enum side)side, NULL, NULL);
	char helpers[WORDS], text[WORDS + 16];
	say_helpers(g->scenario, &m, helpers, sizeof helpers);
	if (!helpers[0])
		return;
	snprintf(text, sizeof text, "Besides %s", helpers);
	items_add(l, text)->style = ITEM_NOTE;
}

/* What both know of an army though its units lie closed. */
static void list_army(const struct game *g, struct items *l, int side)
{
	const struct view *v = &g->seat->view;
	for (int i = 0; i < v->tracks && closed_counters(g, side); i++) {
		const struct track *t = &v->track[i];
		if (!t->army || t->side != side)
			continue;
		struct item *it = items_add(l, t->name);
		it->indent = 1;
		text_copy(it->right, sizeof it->right, t->value);
	}
}

/* At the foot of a side: how many are left, and what they are worth together. */
static void list_totals(const struct game *g, struct items *l, int side)
{
	char text[WORDS];
	struct item *it = items_add(l, "Together");
	it->style = ITEM_GROUP;
	say_left(g, side, text);
	text_copy(it->right, sizeof it->right, text);
	list_army(g, l, side);
	if (!say_sums(g, side, text, sizeof text))
		return;
	it = items_add(l, text);
	it->style = ITEM_NOTE;
	it->indent = 1;
}

static bool formation_seen(const struct scenario *s, int piece)
{
	for (int i = 0; i < piece; i++)
		if (s->piece[i].side == s->piece[piece].side && !strcmp(s->piece[i].formation, s->piece[piece].formation))
			return true;
	return false;
}

static void act_find(struct ui *u, struct widget *w)
{
	(void)w;
	ui_stale(u, PANE_SIDE);
}

void build_order_of_battle(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct widget *find = widget_new(root, ROLE_FIELD, "find-force", "Find a unit, a corps or a commander");
	find->buffer = g->find_forces;
	find->buffer_size = sizeof g->find_forces;
	find->act = act_find;
	find->size = 14;
	struct widget *list = full_list(root, "forces", "No unit of that name.");
	list->pick = pick_piece;
	for (int side = 0; side < 2; side++) {
		char text[WORDS];
		int at = list->items->n;
		struct item *it = items_add(list->items, say_side(g->scenario, side));
		it->style = ITEM_HEADING;
		say_left(g, side, text);
		text_copy(it->right, sizeof it->right, text);
		side_icon(g->scenario, side, it->icon);
		if (!style_has(&u->style, u->canvas, it->icon))
			it->icon[0] = 0;
		if (!g->find_forces[0])
			list_helpers(g, list->items, side);
		for (int i = 0; i < g->scenario->pieces; i++)
			if (g->scenario->piece[i].side == side && !formation_seen(g->scenario, i))
				list_formation(g, list->items, side, i);
		if (list->items->n == at + 1 && g->find_forces[0]) {
			free(list->items->at[at].text);
			list->items->n--;
		}
		if (!g->find_forces[0])
			list_totals(g, list->items, side);
	}
}
