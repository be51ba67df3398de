/* Arrivals: who is still to come, turn by turn, and where. */
#include "ui/forces_own.h"

#include <stdio.h>
#include <string.h>

enum { ARRIVES_NOW = -2 };

static bool arrives(const struct counter *c, int turn)
{
	bool waits = c->box == BOX_ARRIVING || c->box == BOX_LATER;
	return waits && c->piece >= 0 && (c->box == BOX_ARRIVING ? turn == ARRIVES_NOW : c->number == turn);
}

static void arrival_words(const struct game *g, int piece, struct text *out)
{
	const struct words *words = words_of(g->scenario);
	out->at[0] = 0;
	if (words->comes)
		words->comes(g->scenario, g->seat->known, piece, out);
}

/* Does counter `b` come with `a`: of the same side, by the same way? */
static bool comes_with(const struct game *g, const struct counter *a, const struct counter *b)
{
	struct text one, two;
	arrival_words(g, a->piece, &one);
	arrival_words(g, b->piece, &two);
	return a->side == b->side && !strcmp(one.at, two.at);
}

/* "2 Infantry Corps, Cavalry Corps, Tormassov" of the counters that come with this one in this turn. */
static void say_company(const struct game *g, int turn, int first, char *out, size_t size)
{
	const struct counter *c = g->seat->view.counter;
	size_t used = 0;
	out[0] = 0;
	for (int i = first; i < g->seat->view.counters && used + 48 < size; i++) {
		const char *name;
		int n = 0;
		bool before = false;
		if (!arrives(&c[i], turn) || !comes_with(g, &c[first], &c[i]))
			continue;
		name = g->scenario->piece[c[i].piece].name;
		for (int k = first; k < g->seat->view.counters; k++) {
			if (!arrives(&c[k], turn) || strcmp(g->scenario->piece[c[k].piece].name, name) != 0 ||
			    !comes_with(g, &c[first], &c[k]))
				continue;
			before |= k < i;
			n++;
		}
		if (before)
			continue;
		used += (size_t)snprintf(out + used, size - used, "%s", used ? ", " : "");
		if (n > 1)
			used += (size_t)snprintf(out + used, size - used, "%d ", n);
		used += (size_t)snprintf(out + used, size - used, "%.40s", name);
	}
}

/* Where the game says where units come in, those that come together are one line, and the way in another. */
static void list_company(struct game *g, struct items *l, int turn, int first)
{
	const struct counter *c = g->seat->view.counter;
	char text[240];
	struct text way;
	for (int i = 0; i < first; i++)
		if (arrives(&c[i], turn) && comes_with(g, &c[i], &c[first]))
			return; /* told with it */
	say_company(g, turn, first, text, sizeof text);
	struct item *it = items_add(l, text);
	it->id = c[first].piece;
	it->indent = 1;
	side_icon(g->scenario, c[first].side, it->icon);
	arrival_words(g, c[first].piece, &way);
	if (!way.at[0])
		return;
	it = items_add(l, way.at);
	it->id = c[first].piece;
	it->indent = 2;
	it->style = ITEM_NOTE;
}

static void list_arrival(struct game *g, struct items *l, const struct counter *c)
{
	const struct scenario *s = g->scenario;
	const struct print *p = &s->piece[c->piece];
	char text[WORDS];
	struct item *it = items_add(l, say_piece(s, c->piece, text));
	it->id = c->piece;
	it->indent = 1;
	side_icon(s, c->side, it->icon);
	if (p->enter_place >= 0)
		snprintf(it->right, sizeof it->right, "at %.20s", s->board.at[p->enter_place].id);
	else if (p->enter[0])
		snprintf(it->right, sizeof it->right, "entry %.12s", p->enter);
	else
		snprintf(it->right, sizeof it->right, "%s", say_side(s, c->side));
}

static void list_turn(struct game *g, struct items *l, int turn)
{
	const struct scenario *s = g->scenario;
	char text[WORDS];
	bool headed = false;
	for (int i = 0; i < g->seat->view.counters; i++) {
		const struct counter *c = &g->seat->view.counter[i];
		if (!arrives(c, turn))
			continue;
		if (!headed) {
			const char *name = scenario_turn(s, turn);
			snprintf(text, sizeof text, "Turn %d%s%s", scenario_turn_number(s, turn), name[0] ? ": " : "", name);
			items_add(l, turn == ARRIVES_NOW ? "To be placed now" : turn < 0 ? "Later" : text)->style = ITEM_HEADING;
			headed = true;
		}
		if (words_of(s)->comes)
			list_company(g, l, turn, i);
		else
			list_arrival(g, l, c);
	}
}

void build_arrivals(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct widget *w = widget_label(root, FONT_BODY_ITALIC, 14, words_of(g->scenario)->comes ? "Troops that are still to come, and where" :
				  "Troops still on the march to the field");
	w->ink = INK_SOFT;
	struct widget *list = full_list(root, "arrivals", "Nobody else is expected.");
	list->pick = pick_piece;
	list_turn(g, list->items, ARRIVES_NOW);
	for (int turn = 0; turn <= g->scenario->last_turn; turn++)
		list_turn(g, list->items, turn);
	list_turn(g, list->items, NONE);
	for (int i = 0; i < list->items->n; i++)
		if (list->items->at[i].icon[0] && !style_has(&u->style, u->canvas, list->items->at[i].icon))
			list->items->at[i].icon[0] = 0;
}
