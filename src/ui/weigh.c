/* Choices among buttons whose chances are known. A battle plan is looked at before it is laid, case by case, with what
 * the player takes for the numbers that are hidden; open choices stand side by side with what each of them means. */
#include "ui/reading.h"

#include <stdio.h>
#include <string.h>

/* A plan, a choice among buttons, how much is spent; a card of the hand while one may be played, or none. */
static bool may_weigh(const struct game *g, const struct order *o)
{
	if (g->seat->prompt.verbs >> VERB_CARD & 1)
		return o->verb == VERB_CARD || o->verb == VERB_PASS;
	bool spends = o->verb == VERB_SPEND && !(g->seat->prompt.verbs >> VERB_COMMIT & 1); /* else it is a part of what is built */
	return order_by_button(g, o) && (o->verb == VERB_PLAN || o->verb == VERB_CHOOSE || spends);
}

static bool weighed(const struct game *g, int i, struct outlook *out)
{
	const struct order *o = &g->seat->orders.at[i];
	const struct rules *r = g->scenario->rules;
	if (!may_weigh(g, o))
		return false;
	bool guessed = g->guessed && g->guessed_at == g->seat->turned;
	r->odds(g->scenario, g->seat->known, o, guessed ? g->guess : NULL, out);
	return out->kind != OUTLOOK_UNKNOWN && out->cases > 0;
}

void weigh_choices(struct game *g)
{
	struct outlook other;
	int first = NONE, shown = NONE;
	char any[WORDS];
	g->choices = 0;
	if (!g->may_act || !g->scenario->rules->odds || say_all_one(g, any))
		return;
	for (int i = 0; i < g->seat->orders.n; i++) {
		if (!weighed(g, i, &other))
			continue;
		g->choices++;
		first = first == NONE ? i : first;
		if (g->seat->orders.at[i].number == g->choice)
			shown = i;
	}
	if (first == NONE)
		return;
	shown = shown == NONE ? first : shown;
	g->choice = g->seat->orders.at[shown].number;
	weighed(g, shown, &g->outlook);
}

bool say_all_one(const struct game *g, char out[WORDS])
{
	struct text own = {""};
	if (g->may_act && g->seat->orders.n > 1 && words_of(g->scenario)->all_one)
		words_of(g->scenario)->all_one(g->scenario, g->seat->known, &own);
	text_copy(out, WORDS, own.at);
	return out[0] != 0;
}

int say_all_of(const struct game *g, char out[WORDS])
{
	struct text own = {""};
	int verb = NONE;
	if (g->may_act && words_of(g->scenario)->all_of)
		verb = words_of(g->scenario)->all_of(g->scenario, g->seat->known, &g->seat->orders, &own);
	text_copy(out, WORDS, own.at);
	return verb;
}

bool plans_asked(const struct game *g)
{
	return g->choices > 1 && (g->seat->prompt.verbs >> VERB_PLAN & 1);
}

static void look_at(struct ui *u, int number)
{
	struct game *g = u->game;
	g->choice = number;
	g->choice_made = true;
	weigh_choices(g);
	odds_stale(u);
}

static void act_look_at(struct ui *u, struct widget *w)
{
	look_at(u, w->arg);
}

/* The letter printed on a chit, or 0: "A Outflank". */
static char chit_letter(const char *text)
{
	return text[0] >= 'A' && text[0] <= 'Z' && text[1] == ' ' ? text[0] : 0;
}

bool choice_key(struct ui *u, int key)
{
	struct game *g = u->game;
	struct outlook other;
	char text[WORDS];
	if (key == KEY_ENTER && ui_lays(u)) { /* the framed one is chosen by the first, and laid by the next, which is its button's */
		look_at(u, g->choice);
		return true;
	}
	for (int i = 0; plans_asked(g) && i < g->seat->orders.n; i++) {
		if (!weighed(g, i, &other))
			continue;
		say_order(g, &g->seat->orders.at[i], text);
		if (!chit_letter(text) || (chit_letter(text) | 0x20) != key)
			continue;
		if (!odds_up(u)) {
			g->side_open = true;
			g->tab = TAB_COMBAT;
			u->stale_layout = true;
			ui_stale_all(u);
		}
		look_at(u, g->seat->orders.at[i].number);
		ui_focus(u, NULL); /* Space lays it, whatever was pressed before */
		return true;
	}
	return false;
}

/* --- a choice as a chit with its name --- */

enum { CHIT_TALL = 50, CHIT_LOW = 45, LINE_OF_GUESSES = 2 }; /* more guesses than that take a line that the chits must spare */
enum { CHIT_WIDE = 88, NAME_POINTS = 13, BOARD_CASES = 4, BOARD_LEAST = 700, CELL_WIDE = 60 };

static int chit_tall(struct ui *u, const struct widget *w, int width)
{
	(void)w;
	(void)width;
	return points(u, u->game->outlook.guesses > LINE_OF_GUESSES ? CHIT_LOW : CHIT_TALL);
}

static void chit_paint(struct ui *u, const struct widget *w)
{
	char letter[2] = {chit_letter(w->text), 0};
	uint32_t ink = w->on ? PAPER_LIGHT : INK;
	struct text_style s = {.font = FONT_DATA_BOLD, .size = points(u, NAME_POINTS), .ink = ink, .align = 1};
	const char *name = letter[0] ? w->text + 2 : w->text;
	int size = points(u, 24), pad = points(u, 3), inner = w->at.w - 2 * pad, top = w->at.y + pad;
	canvas_fill(u->canvas, w->at, w->on ? WINE : u->hot == w ? PAPER_LIGHT : PAPER_DARK);
	canvas_frame(u->canvas, w->at, w->value ? points(u, 2) : 1, w->value && !w->on ? WINE : INK);
	if (letter[0]) {
		int wide = canvas_text_width(u->canvas, FONT_TITLE, size, letter);
		canvas_text(u->canvas, FONT_TITLE, size, ink, w->at.x + (w->at.w - wide) / 2, top - points(u, 1), letter);
		top += points(u, 27);
	}
	while (s.size > points(u, 9) && text_height(u->canvas, &s, name, inner) > w->at.y + w->at.h - top)
		s.size--;
	while (s.size > points(u, 8) && !strchr(name, ' ') && canvas_text_width(u->canvas, s.font, s.size, name) > inner)
		s.size--;
	int tall = text_height(u->canvas, &s, name, inner), room = w->at.y + w->at.h - pad - top;
	text_draw(u->canvas, &s, name, w->at.x + pad, top + (room > tall ? (room - tall) / 2 : 0), inner);
	if (u->focus == w && u->focus_seen)
		canvas_frame(u->canvas, w->at, points(u, 3), SEA);
}

static void act_lay(struct ui *u, struct widget *w)
{
	struct order order = w->order;
	ui_order(u, &order);
}

/* What an order means, in a sentence. */
static void explained(const struct game *g, const struct order *o, struct text *out)
{
	out->at[0] = 0;
	if (words_of(g->scenario)->explain)
		words_of(g->scenario)->explain(g->scenario, o, out);
}

/* The chit, which is looked at by a click, and the button that lays it, side by side or one below the other. */
static void choice_chit(struct ui *u, struct widget *both, const struct order *o)
{
	struct game *g = u->game;
	char text[WORDS];
	struct text own;
	explained(g, o, &own);
	say_order(g, o, text);
	struct widget *w = widget_new(both, ROLE_CUSTOM, NULL, text);
	snprintf(w->name, sizeof w->name, "weigh-%d", o->number);
	w->stop = true;
	w->value = o->number == g->choice;    /* what is told below is of it */
	w->on = w->value && g->choice_made;   /* and Space lays it */
	w->arg = o->number;
	w->act = act_look_at;
	w->custom_tall = chit_tall;
	w->custom_paint = chit_paint;
	widget_tip(w, own.at[0] ? own.at : text);
	if (both->role == ROLE_ROW)
		w->wide = w->narrowest = CHIT_WIDE;
	w = widget_button(both, NULL, "Lay", act_lay);
	w->tall = 24;
	w->font = FONT_DATA_BOLD;
	w->align = 1;
	w->main = g->choice_made && o->number == g->choice;
	order_on(g, w, "plan-", o);
}

/* The chits side by side; what each means in general is their tip, case by case it follows below. */
static void choice_chits(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct outlook other;
	struct widget *row = widget_new(root, ROLE_ROW, "choices", "");
	row->gap = 5;
	row->kept = true;
	for (int i = 0; i < g->seat->orders.n; i++) {
		if (!weighed(g, i, &other))
			continue;
		struct widget *column = widget_new(row, ROLE_COLUMN, "choice", "");
		column->gap = 3;
		column->grow = 1;
		column->wide = 60; /* all alike */
		choice_chit(u, column, &g->seat->orders.at[i]);
	}
	widget_label(root, FONT_BODY_ITALIC, 13,
		     "Click a chit, or press its letter, to look at it; then Space lays it, or Lay at once.")->ink = INK_SOFT;
}

/* --- what is hidden --- */

bool choices_as_board(const struct ui *u)
{
	return plans_asked(u->game) && u->game->outlook.cases == BOARD_CASES && u->width >= points(u, BOARD_LEAST);
}

static void act_guess(struct ui *u, struct widget *w)
{
	struct game *g = u->game;
	for (int i = 0; i < g->outlook.guesses; i++)
		g->guess[i] = g->outlook.guess[i].value;
	g->guess[w->arg] = (int16_t)(g->guess[w->arg] + w->arg2);
	g->guessed = true;
	g->guessed_at = g->seat->turned;
	g->guessed_on = g->seat->prompt.place;
	if (g->outlook_on)
		game_look_ahead(g);
	else
		weigh_choices(g);
	odds_stale(u);
}

enum { STEP_TALL = 25 }; /* points */

static void step_button(struct widget *row, int i, int step, bool off)
{
	char name[32];
	snprintf(name, sizeof name, "guess-%d-%s", i, step > 0 ? "more" : "less");
	struct widget *b = widget_button(row, name, step > 0 ? "+" : "\u2212", act_guess);
	b->arg = i;
	b->arg2 = step;
	b->off = off;
	b->wide = b->narrowest = 26;
	b->tall = STEP_TALL;
	b->align = 1;
}

/* "infantry corps (0 to 3)"; "cavalry corps (with 1 infantry corps: 0)": a range that others set is not told as its own. */
static void say_guess(const struct game *g, int i, char *out, size_t size)
{
	const struct guess *x = &g->outlook.guess[i], *before = &g->outlook.guess[i - (i > 0)];
	char with[80] = "", range[32] = "no other number can be";
	if (x->follows && i == 1)
		snprintf(with, sizeof with, "with %d %.60s: ", before->value, say_text(g->scenario, before->text));
	else if (x->follows)
		snprintf(with, sizeof with, "with these numbers: ");
	if (x->low < x->high)
		snprintf(range, sizeof range, "%d to %d", x->low, x->high);
	else if (x->follows)
		snprintf(range, sizeof range, "only %d", x->low);
	snprintf(out, size, "%.80s (%s%s)", say_text(g->scenario, x->text), with, range);
	text_capital(out);
}

void build_guesses(struct ui *u, struct widget *root)
{
	const struct outlook *o = &u->game->outlook;
	bool across = choices_as_board(u);
	if (across && o->guesses) {
		root = widget_new(root, ROLE_FLOW, "guesses", "");
		root->gap = 10;
	}
	for (int i = 0; i < o->guesses; i++) {
		const struct guess *x = &o->guess[i];
		char text[WORDS];
		struct widget *row = widget_new(root, ROLE_ROW, "guess", "");
		row->gap = 6;
		say_guess(u->game, i, text, sizeof text);
		widget_label(row, FONT_DATA, 14, text)->grow = !across;
		step_button(row, i, -1, x->value <= x->low);
		snprintf(text, sizeof text, "%d", x->value);
		struct widget *n = widget_label(row, FONT_DATA_BOLD, 16, text);
		n->align = 1;
		n->wide = n->narrowest = 24;
		n->ink = WINE;
		step_button(row, i, 1, x->value >= x->high);
	}
}

/* One side in a line: "Attacker, French: 7 infantry corps, 3 cavalry corps", or the guesses. */
static void side_line(struct ui *u, struct widget *root, int ledger)
{
	struct game *g = u->game;
	const struct account *a = &g->outlook.sum;
	int side = ledger ? side_other((enum side)a->side) : a->side;
	char text[WORDS * 3], icon[24];
	size_t used;
	bool guessed = false;
	struct widget *row = widget_new(root, ROLE_ROW, ledger ? "side-1" : "side-0", "");
	row->gap = 6;
	side_icon(g->scenario, side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(row, ROLE_ICON, "flag", "")->icon, 24, icon);
	used = (size_t)snprintf(text, sizeof text, "%s, %s", ledger ? "Defender" : "Attacker", say_side(g->scenario, side));
	for (int i = 0, n = 0; i < a->n && used + 80 < sizeof text; i++) {
		if (a->at[i].ledger != ledger)
			continue;
		guessed |= a->at[i].op == LINE_NOTE;
		used += (size_t)snprintf(text + used, sizeof text - used, n++ ? ", " : ": ");
		char who[WORDS];
		if (a->at[i].piece != NONE) { /* "Kutusov 2" */
			used += (size_t)snprintf(text + used, sizeof text - used, "%.40s %d", say_piece_short(g->scenario, a->at[i].piece, who),
						 a->at[i].num);
			continue;
		}
		if (a->at[i].op != LINE_NOTE)
			used += (size_t)snprintf(text + used, sizeof text - used, "%d ", a->at[i].num);
		used += (size_t)snprintf(text + used, sizeof text - used, "%.60s", say_text(g->scenario, a->at[i].text));
	}
	struct widget *label = widget_label(row, guessed ? FONT_BODY_ITALIC : FONT_DATA_BOLD, 14, text);
	label->grow = 1;
	label->ink = guessed ? INK_SOFT : INK;
	if (guessed)
		build_guesses(u, root);
}

/* --- case by case --- */

static void how(struct widget *root, const char *words)
{
	char text[WORDS];
	text_copy(text, sizeof text, words);
	if (text[0] >= 'a' && text[0] <= 'z')
		text[0] = (char)(text[0] - 32);
	if (text[0])
		widget_label(root, FONT_BODY_ITALIC, 13, text)->ink = INK_SOFT;
}

void odds_warnings(struct widget *root, const struct outlook *o)
{
	for (int i = 0; i < o->warnings; i++)
		if (o->warn[i].words.at[0]) {
			struct widget *w = widget_label(root, FONT_BODY, 14, o->warn[i].words.at);
			w->ink = WINE;
			text_copy(w->name, sizeof w->name, "warned");
		}
}

/* --- the board: every chit against each of the enemy's --- */

/* The enemy's chits above the columns. */
static void board_head(struct ui *u, struct widget *root)
{
	const struct outlook *o = &u->game->outlook;
	struct widget *row = widget_new(root, ROLE_ROW, "board-head", ""), *w;
	row->gap = 4;
	widget_new(row, ROLE_SPACE, "", "")->wide = CHIT_WIDE + 4 + 52;
	for (int k = 0; k < o->cases; k++) {
		char text[WORDS];
		snprintf(text, sizeof text, "If %.150s", say_text(u->game->scenario, o->on[k].if_text));
		w = widget_label(row, FONT_DATA_BOLD, 13, text);
		w->align = 1;
		w->grow = 1;
		w->wide = CELL_WIDE;
		w->ink = WINE;
	}
}

static void board_row(struct ui *u, struct widget *root, int order, const struct outlook *o)
{
	struct game *g = u->game;
	const struct order *is = &g->seat->orders.at[order];
	struct widget *row = widget_new(root, ROLE_ROW, "board-row", "");
	row->gap = 4;
	row->skin = is->number == g->choice ? SKIN_INSET : SKIN_NONE;
	row->kept = true;
	choice_chit(u, row, is);
	row->last->wide = row->last->narrowest = 52;
	for (int k = 0; k < o->cases; k++) {
		account_bar(u, row, o, k, g->seat->prompt.side);
		row->last->grow = 1;
		row->last->wide = CELL_WIDE;
	}
}

static void choice_board(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	struct outlook other;
	bool changes = false;
	board_head(u, root);
	for (int i = 0; i < g->seat->orders.n; i++) {
		if (!weighed(g, i, &other))
			continue;
		board_row(u, root, i, &other);
		for (int k = 0; k < other.cases; k++)
			changes |= account_changes(&other, k);
	}
	widget_label(root, FONT_BODY_ITALIC, 13, changes ?
		     "Green hurts the enemy, red you; dark frame: roles change, A was attacked. Click or letter reads, Space lays a chit" :
		     "Green hurts the enemy, red you. A click or its letter reads a chit; Space lays it, or Lay at once")->ink = INK_SOFT;
}

/* The results that come up in any of its cases, a bit each. */
static uint32_t results_in(const struct outlook *o)
{
	uint32_t out = 0;
	for (int k = 0; k < o->cases; k++)
		for (int i = 0; i < o->on[k].n; i++)
			out |= UINT32_C(1) << (o->on[k].at[i].result & 31);
	return out;
}

/* The codes that came up, in words; of the board those of all its rows. */
static void legend(struct ui *u, struct widget *root, bool on_board)
{
	const struct scenario *s = u->game->scenario;
	const struct outlook *o = &u->game->outlook;
	const struct table *t = &s->table[o->sum.table];
	struct outlook other;
	uint32_t seen = results_in(o);
	char text[WORDS * 4] = "";
	size_t used = 0;
	for (int i = 0; on_board && i < u->game->seat->orders.n; i++)
		if (weighed(u->game, i, &other))
			seen |= results_in(&other);
	for (int r = 0; r < t->results && r < 32; r++) {
		const char *words = result_words(s, t->result[r]);
		if (seen >> r & 1 && strlen(t->result[r]) <= 6 && strcmp(words, t->result[r]) && used + 80 < sizeof text)
			used += (size_t)snprintf(text + used, sizeof text - used, "%s**%s** %s", used ? "; " : "", t->result[r], words);
	}
	if (!text[0])
		return;
	struct widget *w = widget_label(root, FONT_BODY, 13, text);
	text_copy(w->name, sizeof w->name, "codes");
	w->markup = true;
	w->ink = INK_SOFT;
}

/* With the board the chances stand there, and how they come about is a line for each. */
static void by_case(struct ui *u, struct widget *root, bool on_board)
{
	struct game *g = u->game;
	const struct outlook *o = &g->outlook;
	struct widget *hows = on_board ? widget_new(root, ROLE_COLUMN, "hows", "") : NULL;
	if (hows)
		hows->gap = 2;
	for (int k = 0; on_board && k < o->cases; k++) {
		struct widget *row = widget_new(hows, ROLE_ROW, "how", ""), *w;
		char text[WORDS];
		snprintf(text, sizeof text, "If %.150s", say_text(g->scenario, o->on[k].if_text));
		row->gap = 8;
		w = widget_label(row, FONT_DATA_BOLD, 13, text);
		w->wide = 160;
		w->ink = WINE;
		how(row, o->on[k].how);
		row->last->grow = 1;
	}
	if (!on_board) {
		side_line(u, root, 0);
		side_line(u, root, 1);
		widget_new(root, ROLE_RULE, "rule", "");
	}
	for (int k = 0; !on_board && k < o->cases; k++) {
		char text[WORDS];
		snprintf(text, sizeof text, "If %.150s", say_text(g->scenario, o->on[k].if_text));
		widget_label(root, FONT_DATA_BOLD, 14, text)->ink = WINE;
		how(root, o->on[k].how);
		account_bar(u, root, o, k, g->seat->prompt.side);
	}
	odds_warnings(root, o);
	legend(u, root, on_board);
}

/* What is chosen stands on the button. */
static struct widget *choose_button(struct ui *u, struct widget *root, const struct order *o, const char *text)
{
	struct widget *w = widget_button(root, NULL, text, act_lay);
	w->mnemonic = 0;
	w->font = FONT_DATA_BOLD;
	order_on(u->game, w, "plan-", o);
	return w;
}

/* A result that is certain and is told in words needs no bar. */
static bool certain(const struct scenario *s, const struct outlook *o)
{
	return o->on[0].n == 1 && o->on[0].how[0] && strlen(s->table[o->sum.table].result[o->on[0].at[0].result]) > 6;
}

/* Open choices one below the other: what each means, its chances, and its button. */
static void side_by_side(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	for (int i = 0; i < g->seat->orders.n; i++) {
		char text[WORDS];
		if (!weighed(g, i, &g->outlook))
			continue;
		say_choice(g, &g->seat->orders.at[i], text);
		if (g->choices > 1)
			choose_button(u, root, &g->seat->orders.at[i], text);
		else
			widget_label(root, FONT_TITLE, 17, text)->ink = WINE;
		how(root, g->outlook.on[0].how);
		odds_warnings(root, &g->outlook);
		if (!certain(g->scenario, &g->outlook))
			account_chances(u, root, &g->outlook);
		if (g->outlook.sum.n)
			account_ledgers(u, root, &g->outlook.sum, false);
		widget_new(root, ROLE_RULE, "rule", "");
	}
	weigh_choices(g);
}

void choice_lines(struct ui *u, struct widget *root)
{
	struct game *g = u->game;
	for (int i = 0; i < g->seat->orders.n && !plans_asked(g); i++) {
		struct outlook out;
		char name[WORDS], ways[WORDS * 2] = "", text[WORDS * 4];
		if (!g->choices || !weighed(g, i, &out))
			continue;
		say_choice(g, &g->seat->orders.at[i], name);
		if (!certain(g->scenario, &out))
			say_ways(g->scenario, &out, ways, sizeof ways);
		snprintf(text, sizeof text, "**%.60s:** %.120s%s%s", name, out.on[0].how, ways[0] && out.on[0].how[0] ? ": " : "", ways);
		struct widget *w = widget_label(root, FONT_BODY, 14, text);
		w->markup = true;
		w->ink = INK_SOFT;
	}
}

void build_choices(struct ui *u, struct widget *root, bool titled)
{
	struct game *g = u->game;
	char place[WORDS];
	bool cases = g->outlook.cases > 1;
	if (titled && g->seat->prompt.place >= 0) {
		struct widget *title = widget_label(root, FONT_TITLE, 17, say_place(g->scenario, g->seat->prompt.place, place));
		title->ink = WINE;
	}
	bool on_board = !titled && choices_as_board(u);
	if (on_board) {
		side_line(u, root, 0);
		side_line(u, root, 1);
		choice_board(u, root);
	} else if (g->choices > 1 && cases) {
		choice_chits(u, root);
	}
	if (cases)
		by_case(u, root, on_board);
	else
		side_by_side(u, root);
	if (!cases && g->outlook.sum.column >= 0)
		account_table(u, root, &g->outlook.sum);
}
