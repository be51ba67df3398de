/* The buttons of what is asked: the orders, or the list of them, and what becomes of that which is being built. */
#include "ui/bar_own.h"

#include <stdio.h>
#include <string.h>

enum { BUTTONS_MOST = 4, PLACES_MOST = 8, ENDS = 2, MAX_ORDERS_LISTED = 48, HELD_MOST = 2 };

void act_order(struct ui *u, struct widget *w)
{
	struct order order = w->order;
	order_lone(u, &order);
}

void order_on(const struct game *g, struct widget *w, const char *prefix, const struct order *o)
{
	char text[64];
	order_print(g->scenario, o, text, sizeof text);
	snprintf(w->name, sizeof w->name, "%.8s%.55s", prefix, text);
	w->order = *o;
}

void say_reason(const struct scenario *s, const char *reason, char *out, size_t size)
{
	say_names(s, reason, out, size);
	text_capital(out);
}

static void act_why_not(struct ui *u, struct widget *w)
{
	ui_hint(u, w->at.x, w->at.y + w->at.h + points(u, 4), u->game->seat->prompt.why_not.at, "");
}

struct widget *order_button(struct ui *u, struct widget *row, const struct order *o)
{
	char text[WORDS];
	say_order(u->game, o, text);
	struct widget *b = widget_button(row, NULL, text, act_order);
	order_on(u->game, b, "", o);
	b->font = FONT_DATA_BOLD;
	return b;
}

static void act_skip(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.skip)
		u->calls.skip(u->calls.who);
}

/* Does an earlier order read the same in a list? Then it is the same deed, given by another place: a battle by either of its hexes. */
static bool reads_again(const struct game *g, int i)
{
	char text[WORDS], other[WORDS];
	say_choice(g, &g->seat->orders.at[i], text);
	while (--i >= 0) {
		say_choice(g, &g->seat->orders.at[i], other);
		if (!strcmp(other, text))
			return true;
	}
	return false;
}

/* Is it only asked which of a few places is meant? They are a list, too: not all of them need be in sight. */
static bool places_asked(const struct game *g)
{
	int n = g->seat->orders.n, lines = 0;
	for (int i = 0; i < n; i++)
		if (verb_at(g->scenario, g->seat->orders.at[i].verb)->gesture != GESTURE_PLACE)
			return false;
	if (!g->may_act || n < 2 || n > ENDS * PLACES_MOST)
		return false;
	for (int i = 0; i < n; i++)
		lines += !reads_again(g, i);
	return lines > 1 && lines <= PLACES_MOST;
}

bool bar_open_choices(struct ui *u)
{
	struct widget *w = NULL;
	for (int i = 0; i < PANES && !w; i++)
		w = u->pane[i].used && u->pane[i].root ? widget_find(u->pane[i].root, "choices-list") : NULL;
	if (w)
		w->act(u, w);
	return w != NULL;
}

/* Is what has a button, beside the end of the phase, only what may be spent, by one verb for several pieces? Then *out is such an order
 * about none of them. */
static bool only_spends(const struct game *g, struct order *out)
{
	int n = 0;
	for (int i = 0; i < g->seat->orders.n && g->may_act; i++) {
		const struct order *o = &g->seat->orders.at[i];
		if (!order_by_button(g, o) || o->verb == VERB_DONE)
			continue;
		if (!(words_of(g->scenario)->buttons >> o->verb & 1) || (n++ && o->verb != out->verb))
			return false;
		*out = *o;
		out->piece = NONE;
	}
	return n > 0;
}

/* More choices than the bar has room for, and places, open as a list. */
static void act_choices(struct ui *u, struct widget *w)
{
	struct game *g = u->game;
	struct order orders[MAX_ORDERS_LISTED], any;
	int n = 0;
	bool spends = only_spends(g, &any); /* the end of the phase stands beside the list */
	bool places = places_asked(g);
	for (int i = 0; i < g->seat->orders.n && n < MAX_ORDERS_LISTED; i++)
		if ((order_by_button(g, &g->seat->orders.at[i]) && !(spends && g->seat->orders.at[i].verb == VERB_DONE)) || (places && !reads_again(g, i)))
			orders[n++] = g->seat->orders.at[i];
	ui_menu(u, w->at.x, w->at.y + w->at.h, orders, n);
}

static void act_open_choices(struct ui *u, struct widget *w)
{
	(void)w;
	u->game->side_open = u->game->side_by_hand = true;
	u->game->tab = TAB_COMBAT;
	u->stale_layout = true;
	ui_stale_all(u);
}

/* How many orders of the prompt have a button in the bar. */
static int bar_buttons(const struct game *g)
{
	int n = 0;
	for (int i = 0; i < g->seat->orders.n && g->may_act; i++)
		n += order_by_button(g, &g->seat->orders.at[i]);
	return n;
}

static void act_drop(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.drop)
		u->calls.drop(u->calls.who);
}

static void act_join(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.join)
		u->calls.join(u->calls.who);
}

static void act_rest(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.rest)
		u->calls.rest(u->calls.who);
}

/* Where only the order is asked, all may have their turn in the printed one; so may the one that is next, where others follow when it is
 * taken up and has gone. */
static void rest_button(struct ui *u, struct widget *flow)
{
	const struct game *g = u->game;
	const struct prompt *p = &g->seat->prompt;
	int least = p->verbs & VERB(VERB_TAKE) ? 1 : 2;
	if (!g->may_act || g->seat->orders.n < least || !g->scenario->rules->phases[p->row].each)
		return;
	struct widget *w = widget_button(flow, "rest-in-order", "In printed &order", act_rest);
	widget_tip(w, "All that are listed, one after the other, in the order of their list");
}

static void act_all_of(struct ui *u, struct widget *w)
{
	if (u->calls.all_of)
		u->calls.all_of(u->calls.who, w->arg);
}

/* One button for all that are asked about. `main`: nothing else is what Space gives. */
static void all_button(struct ui *u, struct widget *flow, bool main)
{
	char text[WORDS];
	int verb = say_all_of(u->game, text);
	if (verb == NONE)
		return;
	struct widget *w = widget_button(flow, "all-of", text, act_all_of);
	w->arg = verb;
	w->main = main;
	if (main)
		text_copy(w->key, sizeof w->key, "Space");
	widget_tip(w, "One after the other, as if each were clicked");
}

bool bar_all_of(struct ui *u)
{
	char text[WORDS];
	int verb = say_all_of(u->game, text);
	if (verb != NONE && u->calls.all_of)
		u->calls.all_of(u->calls.who, verb);
	return verb != NONE;
}

/* May somebody still join what is built? */
static bool may_join(const struct seat *seat)
{
	for (int i = 0; i < seat->orders.n; i++)
		if (seat->orders.at[i].verb == VERB_WITH)
			return true;
	return false;
}

/* Of an attack or the like that is being built. */
static void building_buttons(struct ui *u, struct widget *flow, int tall)
{
	struct widget *w;
	if (may_join(u->game->seat)) {
		w = widget_button(flow, "join-all", "Add &all that may join", act_join);
		w->tall = tall;
	}
	w = widget_button(flow, "drop-draft", "&Cancel", act_drop);
	w->tall = tall;
	widget_tip(w, "Gives back all of it; Esc takes the last one out");
}

/* It stands where it will when it is offered. */
static void missing_button(struct ui *u, struct widget *flow, int missing, int tall)
{
	const struct game *g = u->game;
	struct order o = order_make(missing, g->seat->prompt.side, NONE, NONE, NONE);
	struct widget *b = order_button(u, flow, &o);
	char why[320];
	b->act = act_why_not;
	b->quiet = false;
	b->ink = INK_FAINT;
	b->tall = tall;
	say_reason(g->scenario, g->seat->prompt.why_not.at, why, sizeof why);
	widget_tip(b, why);
}

/* "Choose: Spend 1 Command…": what the list is about. */
static const char *say_choices(struct ui *u, int n, char out[WORDS])
{
	const struct game *g = u->game;
	char first[WORDS] = "";
	struct order any;
	bool cards = false;
	if (only_spends(g, &any)) {
		say_order(g, &any, first);
		snprintf(out, WORDS, "%.100s\u2026", first);
		return out;
	}
	for (int i = 0; i < g->seat->orders.n && !first[0]; i++)
		if (order_by_button(g, &g->seat->orders.at[i])) {
			say_choice(g, &g->seat->orders.at[i], first);
			cards = card_of_order(g->scenario, &g->seat->orders.at[i]) != NONE;
		}
	if (!first[0])
		snprintf(out, WORDS, "C&hoose");
	else if (cards) /* each is a line of its own, and a long one */
		snprintf(out, WORDS, "C&hoose one of %d cards", n);
	else if (u->width < points(u, 900))
		snprintf(out, WORDS, "C&hoose one of %d", n);
	else
		snprintf(out, WORDS, "C&hoose: %.60s\u2026", first);
	return out;
}

/* One button for all that come to the same; NULL: they do not. */
static struct widget *any_button(struct ui *u, struct widget *flow)
{
	const struct game *g = u->game;
	char text[WORDS];
	if (!say_all_one(g, text))
		return NULL;
	struct widget *b = widget_button(flow, NULL, text, act_order);
	order_on(g, b, "", &g->seat->orders.at[0]);
	b->font = FONT_DATA_BOLD;
	b->main = true;
	text_copy(b->key, sizeof b->key, "Space");
	return b;
}

/* Are its orders a list? `crowded`: their buttons would not all stand in the bar. Two always do, one over the other, and a list of one spares nothing. */
static bool listed(const struct game *g, int n, bool crowded)
{
	int ends = orders_like(&g->seat->orders, VERB_DONE, NONE, NONE, NONE) != NONE;
	return n > BUTTONS_MOST || (crowded && n > 2 && n - ends > 1);
}

void prompt_buttons(struct ui *u, struct widget *flow, bool crowded)
{
	struct game *g = u->game;
	struct order first;
	if (any_button(u, flow))
		return;
	bool any = default_order(g, &first), builds = g->may_act && seat_builds(g->seat);
	int n = bar_buttons(g), missing = order_missing(g);
	int tall = n + (missing != NONE) + (builds ? 1 + may_join(g->seat) : 0) > 2 ? 25 : 0;
	bool list = listed(g, n, crowded);
	if (list || places_asked(g)) {
		char label[WORDS];
		struct order spent;
		struct widget *b = widget_button(flow, "choices-list", say_choices(u, n, label), act_choices);
		b->font = FONT_DATA_BOLD;
		b->main = !only_spends(g, &spent);
	}
	for (int i = 0; i < g->seat->orders.n && g->may_act; i++) {
		const struct order *o = &g->seat->orders.at[i];
		if (!order_by_button(g, o))
			continue;
		if (list && o->verb != VERB_DONE)
			continue;
		struct widget *b = order_button(u, flow, o);
		b->tall = tall;
		if (any && order_same(&first, o)) {
			b->main = true;
			text_copy(b->key, sizeof b->key, "Space");
		}
	}
	if (any && !order_by_button(g, &first)) { /* it is given on the map; here because all others come to the same */
		struct widget *b = order_button(u, flow, &first);
		b->main = true;
		text_copy(b->key, sizeof b->key, "Space");
		widget_tip(b, g->seat->orders.n > 1 ? "Whatever is chosen here comes to the same." : "There is nothing else to do.");
	}
	all_button(u, flow, !any);
	struct order held[HELD_MOST];
	for (int i = 0, k = buttons_of_held(g, held, HELD_MOST); i < k; i++)
		order_button(u, flow, &held[i]);
	if (missing != NONE)
		missing_button(u, flow, missing, tall);
	if (builds)
		building_buttons(u, flow, tall);
	rest_button(u, flow);
	aided_button(u, flow);
}

static void order_buttons(struct ui *u, struct widget *flow, bool crowded)
{
	struct game *g = u->game;
	if (plans_asked(g)) { /* they are weighed and laid on the page of the battle */
		struct widget *b = widget_button(flow, "open-choices", "To the &plans \u203a", act_open_choices);
		b->hidden = odds_up(u) || (g->side_open && g->tab == TAB_COMBAT);
		return;
	}
	peek_buttons(u, flow);
	think_part(u, flow);
	if (window_open(g)) /* they stand below */
		return;
	prompt_buttons(u, flow, crowded);
	if (computer_decides(g) && !g->ended && g->permille == NONE && !ui_waits(u)) { /* who thinks moves nothing */
		struct widget *skip = widget_button(flow, "skip", "S&kip", act_skip);
		text_copy(skip->icon, sizeof skip->icon, "step");
		text_copy(skip->key, sizeof skip->key, "Space");
		widget_tip(skip, "Skip the animation of the opponent's moves");
	}
}

void order_part(struct ui *u, struct widget *row)
{
	struct widget *flow = widget_new(row, ROLE_FLOW, "orders", "");
	flow->gap = 2;
	flow->narrowest = u->width < points(u, 450) ? 70 : 120;
	order_buttons(u, flow, false);
}

void order_part_fits(struct ui *u, struct widget *root)
{
	struct widget *flow = widget_find(root, "orders");
	struct rect at = {0, 0, u->width, points(u, root->tall)};
	widget_place(u, root, at);
	if (widget_tall(u, flow, flow->at.w) <= points(u, flow->up->tall))
		return;
	widget_clear(flow);
	order_buttons(u, flow, true);
}
