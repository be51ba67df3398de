/* The top bar: turn and phase, what is asked of whom, the buttons for it, and the tools. */
#include "ui/reading.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Heights in points. Buttons in two rows fit beside a heading with two lines below it. */
enum { BAR_TALL = 62, LOW_TALL = 36, PART_TALL = 54, HEAD_TALL = 20, ASK_TALL = 34, SMALL_HEAD = 24, WHY_ASK_TALL = 18, LEAST_LETTERS = 10, CUT_LETTERS = 12,
       BUTTONS_MOST = 4, PLACES_MOST = 8, HEAD_LETTERS = 40, WHY_LETTERS = 36, MAX_ORDERS_LISTED = 48 };

/* Does this card lie in a hand, where it can be clicked? */
static bool card_in_hand(const struct game *g, int card)
{
	for (int i = 0; i < g->seat->view.cards; i++)
		if (g->seat->view.card[i].card == card && pile_of(g->scenario, g->seat->view.card[i].pile)->kind == PILE_HAND)
			return true;
	return false;
}

bool order_by_button(const struct game *g, const struct order *o)
{
	const struct verb *v = verb_at(g->scenario, o->verb);
	if (!v || o->place != NONE || o->piece != NONE)
		return v && v->gesture == GESTURE_BUTTON;
	return v->gesture == GESTURE_BUTTON || v->gesture == GESTURE_NUMBER || (v->number == NOUN_CARD && !card_in_hand(g, o->number));
}

bool default_order(const struct game *g, struct order *out)
{
	int buttons = 0, only = NONE, commit = NONE, done = NONE, pass = NONE;
	bool rests = words_of(g->scenario)->rests >> g->seat->prompt.row & 1;
	char any[WORDS];
	if (!g->may_act)
		return false;
	if (say_all_one(g, any)) {
		*out = g->seat->orders.at[0];
		return true;
	}
	for (int i = 0; plans_asked(g) && g->choice_made && i < g->seat->orders.n; i++)
		if (g->seat->orders.at[i].verb == VERB_PLAN && g->seat->orders.at[i].number == g->choice) {
			*out = g->seat->orders.at[i];
			return true;
		}
	for (int i = 0; i < g->seat->orders.n; i++) {
		if (!order_by_button(g, &g->seat->orders.at[i]))
			continue;
		buttons++;
		if (g->seat->orders.at[i].verb != VERB_CHOOSE || g->seat->orders.n == 1) /* a choice beside other deeds is made on purpose */
			only = i;
		if (g->seat->orders.at[i].verb == VERB_COMMIT)
			commit = i;
		if (g->seat->orders.at[i].verb == (rests ? VERB_REST : VERB_DONE))
			done = i;
		if (g->seat->orders.at[i].verb == VERB_PASS)
			pass = i;
	}
	int best = commit >= 0 ? commit : buttons == 1 && only >= 0 ? only : done >= 0 ? done : pass;
	if (best < 0 && orders_alike(g))
		best = 0;
	if (best < 0)
		return false;
	*out = g->seat->orders.at[best];
	return true;
}

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

/* A reason that stands by itself, as a sentence. */
static void say_reason(const struct scenario *s, const char *reason, char *out, size_t size)
{
	say_names(s, reason, out, size);
	text_capital(out);
}

static void act_why_not(struct ui *u, struct widget *w)
{
	ui_hint(u, w->at.x, w->at.y + w->at.h + points(u, 4), u->game->seat->prompt.why_not.at, "");
}

static int track_step(const struct ui *u, const struct widget *w, int turns)
{
	int step = turns > 0 ? w->at.w / turns : 2, most = points(u, 17);
	return step > most ? most : step < 2 ? 2 : step;
}

/* The turns of the game as small boxes, the present one filled. */
static void track_paint(struct ui *u, const struct widget *w)
{
	const struct scenario *s = u->game->scenario;
	int turn = u->game->seat->known->header.turn, n = s->last_turn - s->first_turn + 1;
	if (n < 1 || n > 200)
		return;
	int step = track_step(u, w, n);
	for (int i = 0; i < n; i++) {
		struct rect r = {w->at.x + i * step, w->at.y + points(u, 3), step - (step > 5 ? 2 : 1), w->at.h - points(u, 6)};
		int t = s->first_turn + i;
		if (r.x + r.w > w->at.x + w->at.w)
			break;
		canvas_fill(u->canvas, r, t < turn ? 0xb59a66ffu : t == turn ? WINE : PAPER_LIGHT);
		canvas_frame(u->canvas, r, 1, t == turn ? INK : INK_SOFT);
		if (t == turn && step >= points(u, 15)) {
			char number[16];
			int size = points(u, 10);
			snprintf(number, sizeof number, "%d", t);
			canvas_text(u->canvas, FONT_DATA_BOLD, size, PAPER_LIGHT,
				    r.x + (r.w - canvas_text_width(u->canvas, FONT_DATA_BOLD, size, number)) / 2,
				    r.y + (r.h - canvas_line_height(u->canvas, FONT_DATA_BOLD, size)) / 2, number);
		}
	}
}

/* A click on the box of a turn that was, or is, looks at its beginning. */
static void track_press(struct ui *u, struct widget *w)
{
	const struct seat *seat = u->game->seat;
	const struct scenario *s = u->game->scenario;
	int n = s->last_turn - s->first_turn + 1, step = track_step(u, w, n), turn;
	if (n < 1 || n > 200 || u->px < w->at.x)
		return;
	turn = s->first_turn + (u->px - w->at.x) / step;
	for (int i = 0; i < seat->length && u->calls.jump; i++) {
		if (chronicle_heard(seat->chronicle, i)->turn != turn)
			continue;
		u->calls.jump(u->calls.who, i);
		return;
	}
}

static int track_tall(struct ui *u, const struct widget *w, int width)
{
	(void)w;
	(void)width;
	return points(u, 20);
}

static int fitted_size(struct ui *u, const struct widget *w)
{
	struct text_style s;
	widget_style(u, w, &s);
	while (s.size > points(u, LEAST_LETTERS) && text_height(u->canvas, &s, w->text, w->at.w) > w->at.h)
		s.size--;
	return s.size;
}

static void fitted_paint(struct ui *u, const struct widget *w)
{
	struct text_style s;
	widget_style(u, w, &s);
	s.size = fitted_size(u, w);
	if (w->act && u->hot == w)
		s.ink = SEA;
	int tall = text_height(u->canvas, &s, w->text, w->at.w);
	if (tall > w->at.h && w->at.h < 2 * canvas_line_height(u->canvas, s.font, s.size)) { /* one line, cut; the tip has all of it */
		s.size = points(u, w->size > CUT_LETTERS ? CUT_LETTERS : w->size);
		tall = canvas_line_height(u->canvas, s.font, s.size);
		text_line(u->canvas, s.font, s.size, s.ink, w->at.x, w->at.y + (w->at.h - tall) / 2, w->at.w, w->text);
		return;
	}
	text_draw(u->canvas, &s, w->text, w->at.x, w->at.y + (tall < w->at.h ? (w->at.h - tall) / 2 : 0), w->at.w);
}

static int fitted_wide(struct ui *u, const struct widget *w)
{
	return canvas_text_width(u->canvas, (enum font)w->font, points(u, w->size), w->text) + 2;
}

struct widget *fitted(struct widget *parent, const char *name, enum font font, int size, int tall, const char *text)
{
	struct widget *w = widget_new(parent, ROLE_CUSTOM, name, text);
	w->font = (uint8_t)font;
	w->size = size;
	w->tall = tall;
	w->narrowest = 60;
	w->custom_paint = fitted_paint;
	w->custom_wide = fitted_wide;
	return w;
}

static void turn_part(struct ui *u, struct widget *row)
{
	struct game *g = u->game;
	char tip[140];
	struct widget *column = widget_new(row, ROLE_COLUMN, "turn-part", "");
	column->wide = column->narrowest = u->width < points(u, 1280) ? 170 : 224;
	fitted(column, "turn", FONT_TITLE, 18, HEAD_TALL, g->seat->view.turn);
	struct widget *w = widget_new(column, ROLE_SPACE, "", "");
	w->tall = 6;
	w = widget_new(column, ROLE_CUSTOM, "turn-track", g->seat->view.turn);
	w->custom_paint = track_paint;
	w->custom_tall = track_tall;
	w->act = track_press;
	snprintf(tip, sizeof tip, "%.80s. Click a turn to look at its beginning", g->scenario->title);
	widget_tip(w, tip);
}

static bool computer_decides(const struct game *g)
{
	return !g->may_act && g->seat->prompt.side >= 0 && !by_person(g, g->seat->prompt.side) && !seat_looks_back(g->seat);
}

enum { LEFT_NARROWEST = 240 }; /* points; as wide as it asks up to there: a number is not broken in two lines, the sentence beside it is cut */

void give_and_take(struct ui *u, struct widget *row)
{
	const struct game *g = u->game;
	const struct view *v = &g->seat->view;
	for (int side = 0; side < SIDES && !g->ended; side++) {
		char icon[24];
		bool acts = g->seat->prompt.side == side;
		if (!v->left[side][0])
			continue;
		side_icon(g->scenario, side, icon);
		struct widget *part = widget_new(row, ROLE_ROW, side ? "left-1" : "left-0", ""), *w;
		part->gap = 4;
		part->pad = 2;
		part->skin = acts ? SKIN_INSET : SKIN_NONE;
		if (style_has(&u->style, u->canvas, icon))
			text_copy(widget_new(part, ROLE_ICON, "flag", "")->icon, 24, icon);
		w = widget_label(part, acts ? FONT_DATA_BOLD : FONT_DATA, 14, v->left[side]);
		part->narrowest = w->narrowest = LEFT_NARROWEST;
		w->ink = acts ? WINE : INK_SOFT;
		widget_tip(part, acts ? "is next, with this left" : "has this left");
	}
	if (v->score[0] && u->width >= points(u, 900)) {
		struct widget *w = widget_label(row, FONT_DATA_BOLD, 14, v->score);
		text_copy(w->name, sizeof w->name, "score");
		w->ink = INK_SOFT;
		widget_tip(w, v->stands);
	}
}

/* Who decides, and in which phase. A phase is named after the side whose turn it is: where the other one decides it is
 * said who. */
static void heading(struct ui *u, struct widget *column)
{
	struct game *g = u->game;
	const struct prompt *p = &g->seat->prompt;
	const struct rules *r = g->scenario->rules;
	const char *phase = g->ended ? over_words(g) : g->seat->view.phase, *decides = say_side(g->scenario, p->side);
	char icon[24], text[WORDS];
	struct widget *row = widget_new(column, ROLE_ROW, "phase-row", ""), *w;
	row->gap = 6;
	row->tall = HEAD_TALL;
	side_icon(g->scenario, p->side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(row, ROLE_ICON, "flag", "")->icon, 24, icon);
	bool other = !g->ended && p->side >= 0 && strncmp(phase, decides, strlen(decides)) != 0;
	/* where there is no room for both, who decides comes first */
	bool alone = other && u->width < points(u, 1500) && strlen(decides) + strlen(" to decide:") + strlen(phase) > HEAD_LETTERS;
	bool brief = alone && strlen(decides) + strlen(": ") + strlen(phase) <= HEAD_LETTERS;
	alone = alone && !brief;
	if (other) {
		snprintf(text, sizeof text, brief ? "%s:" : alone ? "%s to decide" : "%s to decide:", decides);
		fitted(row, "decides", FONT_TITLE, 17, HEAD_TALL, text)->ink = WINE;
	}
	if (alone) {
		widget_tip(row->last, phase);
	} else {
		w = fitted(row, "phase", FONT_TITLE, 17, HEAD_TALL, phase);
		w->ink = other ? INK_SOFT : WINE;
	}
	if (g->ended && u->width >= points(u, 900))
		fitted(row, "verdict", FONT_TITLE, 17, HEAD_TALL, won_words(g, text))->ink = WINE;
	const char *rule = g->ended || p->side < 0 || p->row >= r->rows ? "" : say_rule(g->scenario, p->rule);
	struct widget *named = widget_find(row, "phase");
	if (rule[0] && named && text_holds(phase, rule) && u->width < points(u, 1500)) { /* its own words: it is the link itself */
		char tip[WORDS];
		snprintf(tip, sizeof tip, "The rule %.60s", rule);
		named->act = act_help;
		text_copy(named->word, sizeof named->word, rule);
		widget_tip(named, tip);
	} else if (rule[0] && u->width >= points(u, 900)) {
		w = rule_link(row, rule);
		w->size = 13;
	}
	if (!guide_tall(u))
		give_and_take(u, row);
}

/* Who decided at a moment looked back at, who sits there now or not; at the present one who is to. */
static const char *who_decided(const struct game *g)
{
	const struct heard *h = seat_looks_back(g->seat) ? chronicle_heard(g->seat->chronicle, g->seat->at) : NULL;
	bool sits = by_person(g, g->seat->prompt.side);
	if (!(h ? h->person : sits))
		return "computer";
	return sits ? "other player" : "person who played it then";
}

/* What is asked, and why it cannot be ended yet. */
static void ask_lines(struct ui *u, struct widget *column)
{
	struct game *g = u->game;
	const struct prompt *p = &g->seat->prompt;
	char text[400], asked[320], why[320] = "";
	struct widget *w;
	say_asked(g, p->ask.at, asked, sizeof asked);
	if (g->ended)
		snprintf(text, sizeof text, "See the victory page, or look back through the game below.");
	else if (computer_decides(g) && ui_waits(u))
		snprintf(text, sizeof text, "%s: the computer goes on when what lies open is closed.", say_side(g->scenario, p->side));
	else if (computer_decides(g))
		snprintf(text, sizeof text, "%s: the computer is deciding.", say_side(g->scenario, p->side));
	else if (g->open && p->open)
		snprintf(text, sizeof text, "%s. Hold Look to answer.", asked);
	else if (g->open)
		snprintf(text, sizeof text, "%s to decide. Hold Look for what only this side may see.", say_side(g->scenario, p->side));
	else if (!g->may_act && p->side >= 0 && p->side != g->seat->side)
		snprintf(text, sizeof text, "%s: the %s decided here.", say_side(g->scenario, p->side), who_decided(g));
	else if (seat_looks_back(g->seat))
		snprintf(text, sizeof text, SEAT_LOOKS_BACK);
	else if (p->of > 0)
		snprintf(text, sizeof text, "%s (%d of %d)", asked, p->left, p->of);
	else
		snprintf(text, sizeof text, "%s", asked);
	if (g->may_act && p->why_not.at[0] && p->verbs & (VERB(VERB_DONE) | VERB(VERB_COMMIT)))
		say_reason(g->scenario, p->why_not.at, why, sizeof why);
	/* where one line has no room for it, it has those of the question, which it answers */
	bool alone = strlen(why) > WHY_LETTERS && u->width < points(u, 1500) && order_missing(g) != NONE;
	if (!alone) {
		w = fitted(column, "ask", FONT_BODY, 15, why[0] ? WHY_ASK_TALL : ASK_TALL, text);
		widget_tip(w, text);
	}
	if (!why[0])
		return;
	w = fitted(column, "why-not", FONT_BODY_ITALIC, 13, alone ? ASK_TALL : ASK_TALL - WHY_ASK_TALL, why);
	widget_tip(w, alone ? text : why);
	w->ink = INK_SOFT;
}

static struct widget *ask_part(struct ui *u, struct widget *row, bool with_heading)
{
	struct widget *column = widget_new(row, ROLE_COLUMN, "ask-part", "");
	column->grow = 1;
	column->narrowest = 150;
	column->wide = 240;
	if (with_heading)
		heading(u, column);
	ask_lines(u, column);
	return column;
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

/* Is it only asked which of a few places is meant? They are a list, too: not all of them need be in sight. */
static bool places_asked(const struct game *g)
{
	int n = g->seat->orders.n;
	for (int i = 0; i < n; i++)
		if (verb_at(g->scenario, g->seat->orders.at[i].verb)->gesture != GESTURE_PLACE)
			return false;
	return g->may_act && n > 1 && n <= PLACES_MOST;
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

/* More choices than the bar has room for, and places, open as a list. */
static void act_choices(struct ui *u, struct widget *w)
{
	struct game *g = u->game;
	struct order orders[MAX_ORDERS_LISTED];
	int n = 0;
	for (int i = 0; i < g->seat->orders.n && n < MAX_ORDERS_LISTED; i++)
		if (order_by_button(g, &g->seat->orders.at[i]) || places_asked(g))
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

int order_missing(const struct game *g)
{
	const struct prompt *p = &g->seat->prompt;
	if (!g->may_act || window_open(g) || orders_like(&g->seat->orders, VERB_DONE, NONE, NONE, NONE) != NONE)
		return NONE;
	if (!p->depth)
		return p->verbs & VERB(VERB_DONE) ? VERB_DONE : NONE;
	return p->why_not.at[0] && p->verbs & VERB(VERB_COMMIT) && orders_like(&g->seat->orders, VERB_COMMIT, NONE, NONE, NONE) == NONE
		       ? VERB_COMMIT : NONE;
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
	bool cards = false;
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

void prompt_buttons(struct ui *u, struct widget *flow)
{
	struct game *g = u->game;
	struct order first;
	if (any_button(u, flow))
		return;
	bool any = default_order(g, &first), builds = g->may_act && seat_builds(g->seat);
	int n = bar_buttons(g), missing = order_missing(g);
	int tall = n + (missing != NONE) + (builds ? 1 + may_join(g->seat) : 0) > 2 ? 25 : 0;
	if (n > BUTTONS_MOST || places_asked(g)) {
		char label[WORDS];
		struct widget *b = widget_button(flow, "choices-list", say_choices(u, n, label), act_choices);
		b->font = FONT_DATA_BOLD;
		b->main = true;
	}
	for (int i = 0; i < g->seat->orders.n && g->may_act; i++) {
		const struct order *o = &g->seat->orders.at[i];
		if (!order_by_button(g, o))
			continue;
		if (n > BUTTONS_MOST && o->verb != VERB_DONE)
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
	if (missing != NONE)
		missing_button(u, flow, missing, tall);
	if (builds)
		building_buttons(u, flow, tall);
	rest_button(u, flow);
	aided_button(u, flow);
}

static void order_part(struct ui *u, struct widget *row)
{
	struct game *g = u->game;
	struct widget *flow = widget_new(row, ROLE_FLOW, "orders", "");
	flow->gap = 2;
	flow->narrowest = u->width < points(u, 450) ? 70 : 120;
	if (plans_asked(g)) { /* they are weighed and laid on the page of the battle */
		struct widget *b = widget_button(flow, "open-choices", "To the &plans \u203a", act_open_choices);
		b->hidden = odds_up(u) || (g->side_open && g->tab == TAB_COMBAT);
		return;
	}
	peek_buttons(u, flow);
	think_part(u, flow);
	if (window_open(g)) /* they stand below */
		return;
	prompt_buttons(u, flow);
	if (computer_decides(g) && !g->ended && g->permille == NONE && !ui_waits(u)) { /* who thinks moves nothing */
		struct widget *skip = widget_button(flow, "skip", "S&kip", act_skip);
		text_copy(skip->icon, sizeof skip->icon, "step");
		text_copy(skip->key, sizeof skip->key, "Space");
		widget_tip(skip, "Skip the animation of the opponent's moves");
	}
}

/* Where the window is low or narrow every line counts: turn and phase in one, what is asked beside its buttons. */
static void small_bar(struct ui *u, struct widget *root)
{
	struct widget *row = widget_new(root, ROLE_ROW, "bar-row", ""), *w;
	row->gap = 10;
	row->tall = SMALL_HEAD;
	widget_new(row, ROLE_SPACE, "", "")->wide = 1;
	w = fitted(row, "turn", FONT_TITLE, 16, HEAD_TALL, u->game->seat->view.turn);
	widget_tip(w, u->game->scenario->title);
	struct widget *head = widget_new(row, ROLE_COLUMN, "head-part", "");
	head->grow = 1;
	heading(u, head);
	row = widget_new(root, ROLE_ROW, "bar-low", "");
	row->gap = 8;
	row->tall = LOW_TALL;
	widget_new(row, ROLE_SPACE, "", "")->wide = 1;
	ask_part(u, row, false);
	order_part(u, row);
	build_tools(u, row);
}

void build_bar(struct ui *u, struct widget *root)
{
	bool narrow = u->width < points(u, 700), tiny = u->width < points(u, 450);
	root->skin = SKIN_BAR;
	root->pad = 4;
	root->tall = (tiny ? BAR_TALL + LOW_TALL : narrow ? SMALL_HEAD + LOW_TALL + 10 : BAR_TALL) + guide_tall(u); /* whatever is asked: the map keeps its size */
	if (narrow && !tiny) {
		small_bar(u, root);
		guide_part(u, root);
		return;
	}
	struct widget *row = widget_new(root, ROLE_ROW, "bar-row", "");
	row->gap = u->width < points(u, 1280) ? 10 : 16;
	row->tall = PART_TALL;
	widget_new(row, ROLE_SPACE, "", "")->wide = 1;
	turn_part(u, row);
	ask_part(u, row, true);
	if (tiny) {
		row = widget_new(root, ROLE_ROW, "bar-low", "");
		row->gap = 8;
		row->tall = LOW_TALL - 2;
	}
	order_part(u, row);
	build_tools(u, row);
	guide_part(u, root);
}
