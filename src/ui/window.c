/* A chance to interrupt: a strip below the bar says what happened, holds the orders that fit and the order that
 * declines, and how the same question is to be answered from now on. Where nothing is asked but something is answered
 * by itself, a slip at the same place says so.
 */
#include "ui/game.h"

#include "input/cards.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CARDS_MOST = 8, ORDERS_OF_CARD = 64, LINES_BACK = 30 };
enum { LOOMS_LARGE = 4, LOOM_TALL = 24, LOOM_SHOW = 58, LOOMS_PERCENT = 60, WAY_TALL = 26 }; /* LOOMS_PERCENT: of the map, where attacks are listed */
enum { BRIEF_WIDE = 700 }; /* points; in a narrower strip the head leaves its buttons room beside it */

static bool of_card(const struct game *g, const struct order *o)
{
	const struct verb *v = verb_at(g->scenario, o->verb);
	return v && v->number == NOUN_CARD && o->number >= 0 && o->number < g->scenario->cards;
}

/* The order that declines, or NULL. */
static const struct order *decline(const struct game *g)
{
	for (int i = 0; i < g->seat->orders.n; i++)
		if (order_declines(&g->seat->orders.at[i]))
			return &g->seat->orders.at[i];
	return NULL;
}

/* A reaction; or a chance of one's own that comes again and again, as a march gives it at each place, while nothing is settled for it. */
static bool is_chance(const struct game *g)
{
	const struct prompt *p = &g->seat->prompt;
	bool window = p->row < g->scenario->rules->rows && g->scenario->rules->phases[p->row].window;
	return p->reaction || (window && p->place >= 0 && standing_now(g, NONE, NONE) == STANDING_ASK);
}

bool window_open(const struct game *g)
{
	return g->may_act && is_chance(g) && !g->seat->prompt.depth && decline(g);
}

/* Is it worth a word that something is answered by itself? What the player never set is not. */
static bool stands(const struct game *g)
{
	return standing_own(g) && by_person(g, g->seat->side) && !g->ended;
}

void window_refresh(struct ui *u)
{
	struct game *g = u->game;
	u->pane[PANE_WINDOW].used = window_open(g) || stands(g);
	if (g->seat->prompt.place < 0)
		g->here_alone = false;
	ui_stale(u, PANE_WINDOW);
}

struct rect window_area(const struct ui *u, struct rect map)
{
	struct ui *any = (struct ui *)(uintptr_t)u;
	struct widget *root = u->pane[PANE_WINDOW].root;
	struct rect r = {map.x, map.y, map.w, 0};
	if (!u->pane[PANE_WINDOW].used)
		return r;
	if (!window_open(u->game)) {
		int wide = widget_wide(any, root);
		r.w = wide < map.w ? wide : map.w;
		r.x = map.x + map.w - r.w;
	}
	int most = root && widget_find(root, "window-looms") ? map.h * LOOMS_PERCENT / 100 : map.h / 2;
	r.h = widget_tall(any, root, r.w);
	r.h = r.h > most ? most : r.h;
	return r;
}

/* Is it asked about those who stand there? */
static bool asked_there(const struct game *g, int place)
{
	for (int i = 0; i < g->seat->orders.n; i++) {
		int piece = g->seat->orders.at[i].piece;
		if (place >= 0 && piece >= 0 && g->seat->known->piece[piece].place == place)
			return true;
	}
	return false;
}

/* Does it only follow from what was done: a note, a place that changes hands, the score? */
static bool follows(const struct game *g, const struct event *e)
{
	const struct words *w = g->seat->words;
	struct text why;
	return e->kind == EVENT_NOTE || e->kind == EVENT_CHANGE || (w->scores && w->scores(g->scenario, e, NULL, &why));
}

/* What was done: where the line only follows from a march or retreat of the other side in the same decision, that. */
static const struct log_line *deed_told(const struct game *g, const struct log_line *last)
{
	for (const struct log_line *l = last; l && l >= g->log->line && l->decision == last->decision && follows(g, &last->event); l--)
		if ((l->event.kind == EVENT_MOVE || l->event.kind == EVENT_RETREAT) && l->event.side == (int)side_other(g->seat->side))
			return l;
	return last;
}

/* What the log told last, up to the decision that is asked for, of a place that it is about; else the last of all. NULL where the
 * question itself tells it. */
static const struct log_line *last_told(const struct game *g)
{
	int last = g->seat->prompt.tells ? NONE : g->log->lines - 1;
	while (last >= 0 && g->log->line[last].decision >= g->seat->at) /* it was taken back, and may still be done again */
		last--;
	for (int i = last; i >= 0 && i > last - LINES_BACK; i--)
		if (asked_there(g, g->log->line[i].event.to))
			return deed_told(g, &g->log->line[i]);
	return last >= 0 ? deed_told(g, &g->log->line[last]) : NULL;
}

/* The attack that is being answered at the place that is asked about, before any die of it has fallen, and what its side did for it
 * last (a card played, say; or NULL): what that does to a unit is no heading. NULL: there is none. */
static const struct log_line *attack_told(const struct game *g, const struct log_line *last, const struct log_line **card)
{
	*card = NULL;
	for (const struct log_line *l = last; l && l >= g->log->line && l > last - LINES_BACK; l--) {
		int kind = l->event.kind;
		if (kind == EVENT_ATTACK)
			return l->event.to == g->seat->prompt.place ? l : NULL;
		if (kind == EVENT_RESULT || kind == EVENT_ROLL || kind == EVENT_PHASE)
			return NULL;
		bool card_like = kind == EVENT_CARD || kind >= EVENT_COMMON;
		if (card_like && !*card && l->event.piece == NONE && l->event.side == (int)side_other(g->seat->side))
			*card = l;
	}
	return NULL;
}

bool ui_on_window(const struct ui *u, int x, int y)
{
	return u->pane[PANE_WINDOW].used && rect_has(u->pane[PANE_WINDOW].root->at, x, y);
}

static void act_show_event(struct ui *u, struct widget *w)
{
	const struct log_line *l = last_told(u->game);
	(void)w;
	if (l && u->calls.point_out)
		u->calls.point_out(u->calls.who, &l->event);
	else if (!l)
		ui_look(u, NONE, u->game->seat->prompt.place);
}

/* How many attacks loom. */
static int looming(const struct game *g)
{
	const struct words *w = words_of(g->scenario);
	struct outlook out;
	struct text what;
	int n = 0;
	while (w->looms && w->looms(g->scenario, g->seat->known, n, &what, &out))
		n++;
	return n;
}

static void one_looming(struct ui *u, struct widget *list, int i, int size)
{
	struct game *g = u->game;
	struct outlook out;
	struct text what;
	char ways[240] = "", text[sizeof ways + sizeof what.at];
	words_of(g->scenario)->looms(g->scenario, g->seat->known, i, &what, &out);
	if (out.kind != OUTLOOK_UNKNOWN && out.cases > 0 && out.sum.table >= 0)
		say_ways(g->scenario, &out, ways, sizeof ways);
	snprintf(text, sizeof text, "%s%s%s", what.at, ways[0] ? ": " : "", ways);
	struct widget *row = widget_new(list, ROLE_ROW, "", ""), *w;
	row->gap = 8;
	w = widget_label(row, FONT_DATA, size, text);
	snprintf(w->name, sizeof w->name, "looms-%d", i + 1);
	w->grow = 1;
	w->narrowest = 140;
	w = widget_button(row, NULL, "Show", act_look_there);
	snprintf(w->name, sizeof w->name, "looms-show-%d", i + 1);
	w->mnemonic = 0;
	w->quiet = true;
	w->wide = w->narrowest = LOOM_SHOW; /* its word is never cut */
	w->tall = LOOM_TALL;
	w->arg = out.sum.place;
}

/* What is about to be fought, one below the other, many in smaller letters; what the strip has no room for is scrolled. */
static void what_looms(struct ui *u, struct widget *root, int n)
{
	if (!n)
		return;
	struct widget *list = widget_new(root, ROLE_SCROLL, "window-looms", "");
	list->grow = 1;
	list->gap = 2;
	for (int i = 0; i < n; i++)
		one_looming(u, list, i, n > LOOMS_LARGE ? 13 : 14);
}

/* "The Russians attack 4 times: what each may bring" */
static void say_looming(struct ui *u, int n, char *out, size_t size)
{
	const struct game *g = u->game;
	int side = side_other((enum side)g->seat->prompt.side);
	if (n > 1 && ui_map_area(u).w < points(u, BRIEF_WIDE))
		snprintf(out, size, "%.60s attack %d times", side_they(g->scenario, side).at, n);
	else if (n == 1)
		snprintf(out, size, "%.60s attack: what it may bring", side_they(g->scenario, side).at);
	else
		snprintf(out, size, "%.60s attack %d times: what each may bring", side_they(g->scenario, side).at, n);
}

/* What looms, if anything does; else what happened, in the words of the log: a click shows where. */
static void what_happened(struct ui *u, struct widget *row, int looms)
{
	struct game *g = u->game;
	const struct log_line *l = last_told(g), *card = NULL, *attack = attack_told(g, l, &card);
	char icon[24], text[WORDS], told[2 * WORDS];
	l = attack ? attack : l;
	if (l)
		snprintf(told, sizeof told, "%s%s%s", l->text, attack && card ? ". " : "", attack && card ? card->text : "");
	side_icon(g->scenario, l && l->event.side >= 0 ? l->event.side : (int)side_other(g->seat->side), icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(row, ROLE_ICON, "window-flag", "")->icon, 24, icon);
	if (looms)
		say_looming(u, looms, text, sizeof text);
	struct widget *w = widget_label(row, FONT_TITLE, 16, looms ? text : l ? told : g->seat->prompt.ask.at);
	text_copy(w->name, sizeof w->name, "window-what");
	w->grow = 1;
	w->narrowest = 140;
	if (looms) /* each of them is shown by itself */
		return;
	w = widget_button(row, "window-where", "Sho&w", act_show_event);
	w->quiet = true;
	w->narrowest = 72; /* its word is never cut */
	widget_tip(w, "Shows on the map where it happened");
}

/* One order is given, among several one is chosen. */
static void act_card(struct ui *u, struct widget *w)
{
	struct game *g = u->game;
	struct order list[ORDERS_OF_CARD];
	int n = 0, card = w->arg;
	for (int i = 0; i < g->seat->orders.n && n < ORDERS_OF_CARD; i++)
		if (of_card(g, &g->seat->orders.at[i]) && g->seat->orders.at[i].number == card)
			list[n++] = g->seat->orders.at[i];
	if (n == 1)
		ui_order_asked(u, &list[0]);
	else
		ui_menu(u, w->at.x, w->at.y + w->at.h, list, n);
}

static void card_buttons(struct ui *u, struct widget *flow)
{
	struct game *g = u->game;
	int done[CARDS_MOST], n = 0;
	for (int i = 0; i < g->seat->orders.n && n < CARDS_MOST; i++) {
		const struct order *o = &g->seat->orders.at[i];
		bool had = !of_card(g, o);
		for (int k = 0; k < n; k++)
			had |= done[k] == o->number;
		if (had)
			continue;
		done[n++] = o->number;
		const struct card *card = &g->scenario->card[o->number];
		struct widget *b = widget_button(flow, NULL, card->title, act_card);
		int key = cards_number(g->scenario, &g->seat->view, g->seat->side == SIDE_1, o->number);
		snprintf(b->name, sizeof b->name, "window-%.40s", card->id);
		if (key)
			snprintf(b->key, sizeof b->key, "%d", key % 10);
		b->arg = o->number;
		b->font = FONT_DATA_BOLD;
		struct text why = {""};
		b->quiet = g->seat->words->serves && !g->seat->words->serves(g->scenario, g->seat->known, o, &why);
		widget_tip(b, why.at[0] ? why.at : card->text[g->seat->side == SIDE_1]);
	}
}

/* For as long as the button says. */
static void act_pass_on(struct ui *u, struct widget *w)
{
	struct order o = w->order;
	standing_set(u, (enum standing_answer)w->arg, NONE, NONE, true);
	ui_order_asked(u, &o);
}

static void pass_on(struct ui *u, struct widget *flow, const char *name, const char *text, enum standing_answer answer, const char *tip)
{
	struct widget *b = widget_button(flow, name, text, act_pass_on);
	b->order = *decline(u->game);
	b->arg = (int)answer;
	widget_tip(b, tip);
}

/* May the same be asked again and again in the march of the other side that goes on? */
static bool in_their_march(const struct game *g)
{
	const struct prompt *p = &g->seat->prompt;
	return p->reaction && g->scenario->rules->phases[p->row].window && !standing_march_over(g->scenario, g->seat->known);
}

/* Could he do nothing but decline? */
static bool only_declines(const struct game *g)
{
	int declines = 0;
	for (int i = 0; i < g->seat->orders.n; i++)
		declines += order_declines(&g->seat->orders.at[i]);
	return declines && declines == g->seat->orders.n;
}

/* Who is asked only when he can is not asked this time either; that betrays an empty hand, as it does from then on. */
static void act_answer(struct ui *u, struct widget *w)
{
	struct game *g = u->game;
	enum standing_answer answer = (enum standing_answer)w->arg;
	bool over = answer == STANDING_WHEN_I_CAN && only_declines(g);
	struct order o = over ? *decline(g) : (struct order){0};
	standing_set(u, answer, g->card, g->here_alone ? g->seat->prompt.place : NONE, false);
	if (over)
		ui_order_asked(u, &o);
}

static void act_here(struct ui *u, struct widget *w)
{
	u->game->here_alone = w->on;
	ui_stale(u, PANE_WINDOW);
}

static void act_standing(struct ui *u, struct widget *w)
{
	(void)w;
	open_standing(u);
}

static void standing_link(struct ui *u, struct widget *row)
{
	char text[WORDS];
	snprintf(text, sizeof text, "Standing orders: %d", standing_own(u->game));
	struct widget *w = widget_button(row, "standing-orders", text, act_standing);
	w->quiet = true;
	w->tall = 24;
	w->ink = SEA;
	widget_tip(w, "What is answered by itself, to be read and taken back");
}

/* One of them stands for this row: for the card that is raised, and for the place alone if that is meant. */
static void answers(struct ui *u, struct widget *flow)
{
	static const struct {
		enum standing_answer answer;
		const char *text, *tip;
	} ways[] = {
		{STANDING_ASK, "&Ask me always", "You are asked each time."},
		{STANDING_WHEN_I_CAN, "&Only when I can", "You are asked only when you could do more than decline: if you cannot, this "
		 "chance goes by as well. The other player may notice: a quick answer betrays an empty hand."},
		{STANDING_PASS, "Pass al&ways", "You decline each time without being asked."},
		{STANDING_FIRST, "&First chance", "The first order that fits is given without asking you."},
		{STANDING_AIDE, "The &computer", "A computer player decides each time, from what your side knows."}};
	struct game *g = u->game;
	int at = g->here_alone ? g->seat->prompt.place : NONE;
	for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
		if (g->card >= 0 && ways[i].answer == STANDING_WHEN_I_CAN)
			continue;
		struct widget *w = widget_new(flow, ROLE_RADIO, NULL, ways[i].text);
		snprintf(w->name, sizeof w->name, "next-%s", standing_name(ways[i].answer));
		w->arg = (int)ways[i].answer;
		w->on = standing_now(g, g->card, at) == ways[i].answer;
		w->act = act_answer;
		widget_tip(w, ways[i].tip);
	}
}

/* How the same question is to be answered from now on. */
static void next_time(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	char text[WORDS], place[WORDS];
	struct widget *flow = widget_new(root, ROLE_FLOW, "window-ways", ""), *w; /* its head stands in the first row of it, not between two */
	flow->gap = 8;
	if (g->card >= 0)
		snprintf(text, sizeof text, "Next time, with %.60s:", g->scenario->card[g->card].title);
	else
		snprintf(text, sizeof text, "Next time:");
	w = widget_new(flow, ROLE_ROW, "window-head", "");
	w->tall = WAY_TALL;
	w = widget_label(w, FONT_BODY_ITALIC, 14, text);
	text_copy(w->name, sizeof w->name, "window-next");
	w->ink = INK_SOFT;
	answers(u, flow);
	if (g->seat->prompt.place >= 0) {
		snprintf(text, sizeof text, "only at %.60s", say_place(g->scenario, g->seat->prompt.place, place));
		w = widget_new(flow, ROLE_CHECK, "next-here", text);
		w->on = g->here_alone;
		w->act = act_here;
		widget_tip(w, "What you choose counts only when this place is in question.");
	}
	if (stands(g))
		standing_link(u, flow);
}

void build_window(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	root->pad = 6;
	root->gap = 3;
	root->skin = SKIN_TOOLTIP;
	if (!window_open(g)) {
		standing_link(u, root);
		return;
	}
	int looms = looming(g);
	struct widget *row = widget_new(root, ROLE_ROW, "window-row", "");
	row->gap = 8;
	what_happened(u, row, looms);
	struct widget *flow = widget_new(row, ROLE_FLOW, "window-orders", "");
	flow->gap = 4;
	flow->narrowest = 180;
	card_buttons(u, flow);
	prompt_buttons(u, flow, false);
	if (in_their_march(g))
		pass_on(u, flow, "pass-march", "Pass for this ma&rch", STANDING_PASS_MARCH,
			"Declines now and each time it is asked again, until the enemy's march is over or comes to a battle.");
	pass_on(u, flow, "pass-turn", "Pass for this &turn", STANDING_PASS,
		"Declines now and each time it is asked again, until the turn is over.");
	what_looms(u, root, looms);
	next_time(u, root);
}
