/* The top bar: turn and phase, what is asked of whom, the buttons for it, and the tools. */
#include "ui/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool order_by_button(const struct scenario *s, const struct order *o)
{
	const struct verb *v = verb_at(s, o->verb);
	return v && v->gesture == GESTURE_BUTTON;
}

bool default_order(const struct game *g, struct order *out)
{
	int buttons = 0, only = NONE, commit = NONE, done = NONE;
	if (!g->may_act)
		return false;
	for (int i = 0; i < g->orders.n; i++) {
		if (!order_by_button(g->scenario, &g->orders.at[i]))
			continue;
		buttons++;
		only = i;
		if (g->orders.at[i].verb == VERB_COMMIT)
			commit = i;
		if (g->orders.at[i].verb == VERB_DONE)
			done = i;
	}
	int best = commit >= 0 ? commit : buttons == 1 ? only : done;
	if (best < 0)
		return false;
	*out = g->orders.at[best];
	return true;
}

void act_order(struct ui *u, struct widget *w)
{
	char order[128];
	text_copy(order, sizeof order, w->word);
	ui_order(u, order);
}

static void act_done(struct ui *u, struct widget *w)
{
	char order[128];
	text_copy(order, sizeof order, w->word);
	ui_end_phase(u, order);
}

static void act_why_not(struct ui *u, struct widget *w)
{
	ui_hint(u, w->at.x, w->at.y + w->at.h + points(u, 4), u->game->prompt.why_not.at, "");
}

static void act_undo(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.undo)
		u->calls.undo(u->calls.who);
}

static void act_redo(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.redo)
		u->calls.redo(u->calls.who);
}

static void undo_turn_agreed(struct ui *u, struct dialog *d)
{
	(void)d;
	if (u->calls.undo_turn)
		u->calls.undo_turn(u->calls.who);
}

void undo_turn_asked(struct ui *u)
{
	struct game *g = u->game;
	int now = match_now(g->match);
	if (now <= 0)
		return;
	int start = match_turn_start(g->match, now < match_length(g->match) ? now : now - 1);
	if (game_seals_since(g, start))
		dialog_confirm(u, "Take back the turn?",
			       "Dice were rolled in this turn. They will be rolled again, and the log will say so.",
			       "&Take back", undo_turn_agreed);
	else
		undo_turn_agreed(u, NULL);
}

static void act_undo_turn(struct ui *u, struct widget *w)
{
	(void)w;
	undo_turn_asked(u);
}

static void act_save(struct ui *u, struct widget *w)
{
	(void)w;
	open_save(u);
}

static void act_menu(struct ui *u, struct widget *w)
{
	(void)w;
	open_game_menu(u);
}

static void act_eye(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.hide_counters)
		u->calls.hide_counters(u->calls.who);
}

static void act_overlay(struct ui *u, struct widget *w)
{
	ui_overlay(u, (enum query)w->arg);
}

static void act_zoom(struct ui *u, struct widget *w)
{
	if (u->calls.zoom)
		u->calls.zoom(u->calls.who, w->arg);
}

static struct widget *tool(struct widget *row, const char *name, const char *icon, const char *tip,
			   void (*act)(struct ui *, struct widget *))
{
	struct widget *w = widget_button(row, name, "", act);
	text_copy(w->icon, sizeof w->icon, icon);
	widget_tip(w, tip);
	w->quiet = true;
	w->wide = 32;
	w->narrowest = 26;
	return w;
}

/* The turns of the game as small boxes, the present one filled. */
static void track_paint(struct ui *u, const struct widget *w)
{
	const struct scenario *s = u->game->scenario;
	int turn = match_position(u->game->match)->header.turn, n = s->last_turn - s->first_turn + 1;
	if (n < 1 || n > 200)
		return;
	int step = w->at.w / n, most = points(u, 17);
	step = step > most ? most : step < 2 ? 2 : step;
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

static int track_tall(struct ui *u, const struct widget *w, int width)
{
	(void)w;
	(void)width;
	return points(u, 20);
}

static void turn_part(struct ui *u, struct widget *row)
{
	struct game *g = u->game;
	struct widget *column = widget_new(row, ROLE_COLUMN, "turn-part", "");
	column->wide = u->width < points(u, 700) ? 200 : 250;
	struct widget *w = widget_label(column, FONT_TITLE, 18, g->view.turn);
	text_copy(w->name, sizeof w->name, "turn");
	w = widget_new(column, ROLE_CUSTOM, "turn-track", g->view.turn);
	w->custom_paint = track_paint;
	w->custom_tall = track_tall;
	widget_tip(w, g->scenario->title);
}

static bool computer_decides(const struct game *g)
{
	return !g->may_act && g->prompt.side >= 0 && match_seated(g->match, g->prompt.side) != SEAT_PERSON;
}

static void ask_part(struct ui *u, struct widget *row)
{
	struct game *g = u->game;
	const struct prompt *p = &g->prompt;
	char text[400];
	struct widget *column = widget_new(row, ROLE_COLUMN, "ask-part", "");
	column->grow = 1;
	column->narrowest = 150;
	column->wide = 240;
	struct widget *head = widget_new(column, ROLE_ROW, "phase-row", "");
	head->gap = 6;
	char icon[24];
	side_icon(g->scenario, p->side, icon);
	if (style_has(&u->style, u->canvas, icon))
		text_copy(widget_new(head, ROLE_ICON, "flag", "")->icon, 24, icon);
	struct widget *w = widget_label(head, FONT_TITLE, 17, g->ended ? over_words(g) : g->view.phase);
	text_copy(w->name, sizeof w->name, "phase");
	w->grow = 1;
	w->ink = WINE;
	if (g->ended)
		snprintf(text, sizeof text, "See the victory page, or look back through the game below.");
	else if (computer_decides(g))
		snprintf(text, sizeof text, "%s: the computer is deciding.", say_side(g->scenario, p->side));
	else if (!g->may_act && p->side >= 0)
		snprintf(text, sizeof text, "%s: the other player decided here.", say_side(g->scenario, p->side));
	else if (p->of > 0)
		snprintf(text, sizeof text, "%s (%d of %d)", p->ask.at, p->left, p->of);
	else
		snprintf(text, sizeof text, "%s", p->ask.at);
	w = widget_label(column, FONT_BODY, 15, text);
	text_copy(w->name, sizeof w->name, "ask");
	if (g->may_act && p->why_not.at[0] && ((p->verbs >> VERB_DONE) & 1)) {
		char why[320];
		say_names(g->scenario, p->why_not.at, why, sizeof why);
		w = widget_label(column, FONT_BODY_ITALIC, 13, why);
		text_copy(w->name, sizeof w->name, "why-not");
		w->ink = INK_SOFT;
	}
}

static struct widget *order_button(struct ui *u, struct widget *row, const struct order *o)
{
	char text[WORDS], order[64];
	say_order(u->game->scenario, o, text);
	order_print(u->game->scenario, o, order, sizeof order);
	struct widget *b = widget_button(row, order, text, act_order);
	text_copy(b->word, sizeof b->word, order);
	b->font = FONT_DATA_BOLD;
	if (o->verb == VERB_DONE)
		b->act = act_done;
	return b;
}

static void act_skip(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.skip)
		u->calls.skip(u->calls.who);
}

static void order_part(struct ui *u, struct widget *row)
{
	struct game *g = u->game;
	struct order first;
	bool any = default_order(g, &first), done = false;
	struct widget *flow = widget_new(row, ROLE_FLOW, "orders", "");
	flow->gap = 6;
	flow->narrowest = 120;
	for (int i = 0; i < g->orders.n && g->may_act; i++) {
		const struct order *o = &g->orders.at[i];
		if (!order_by_button(g->scenario, o))
			continue;
		struct widget *b = order_button(u, flow, o);
		done |= o->verb == VERB_DONE;
		if (any && order_same(&first, o)) {
			b->main = true;
			text_copy(b->key, sizeof b->key, "Space");
		}
	}
	if (computer_decides(g) && !g->ended) {
		struct widget *skip = widget_button(flow, "skip", "S&kip", act_skip);
		text_copy(skip->icon, sizeof skip->icon, "step");
		text_copy(skip->key, sizeof skip->key, "Space");
		widget_tip(skip, "Skip the animation of the opponent's moves");
	}
	if (g->may_act && !done && ((g->prompt.verbs >> VERB_DONE) & 1) && !g->prompt.depth) {
		struct order o = order_make(VERB_DONE, g->prompt.side, NONE, NONE, NONE);
		struct widget *b = order_button(u, flow, &o);
		b->act = act_why_not;
		b->quiet = false;
		b->ink = INK_FAINT;
		char why[320];
		say_names(g->scenario, g->prompt.why_not.at, why, sizeof why);
		widget_tip(b, why);
	}
}

/* What can be asked about the map. On a board of areas nobody fires or controls zones; areas feed armies. */
static void query_tools(struct game *g, struct widget *flow)
{
	bool areas = g->scenario->board.outline != NULL;
	unsigned more = g->scenario->rules->overlays;
	tool(flow, "zoc", areas ? "control-small" : "zoc", areas ? "Who controls what counts (Z)" : "Zones of control (Z)",
	     act_overlay)->arg = QUERY_ZOC;
	tool(flow, "reach", "reach", "Reach of the selected unit (R)", act_overlay)->arg = QUERY_REACH;
	tool(flow, "threat", "threat", "What could attack it (T)", act_overlay)->arg = QUERY_THREAT;
	if (!areas)
		tool(flow, "fire", "fire", "What it can fire at (F)", act_overlay)->arg = QUERY_FIRE;
	if (more >> QUERY_COMMAND & 1)
		tool(flow, "command", "crown", "Who is in command (C)", act_overlay)->arg = QUERY_COMMAND;
	if (more >> QUERY_SUPPLY & 1)
		tool(flow, "supply", "depleted-50-small", "How far areas are depleted (G)", act_overlay)->arg = QUERY_SUPPLY;
	if (more >> QUERY_SUPPLY_NEXT & 1)
		tool(flow, "supply-next", "skull", "If supply came now: areas depleted, corps without (N)",
		     act_overlay)->arg = QUERY_SUPPLY_NEXT;
}

static void tool_part(struct ui *u, struct widget *row)
{
	struct game *g = u->game;
	struct widget *flow = widget_new(row, ROLE_FLOW, "tools", "");
	flow->gap = 2;
	flow->narrowest = 110;
	tool(flow, "undo", "undo", "Undo (Ctrl+Z)", act_undo)->off = match_now(g->match) == 0;
	tool(flow, "redo", "redo", "Redo (Ctrl+Shift+Z)", act_redo)->off =
		match_now(g->match) == match_length(g->match);
	struct widget *w = tool(flow, "take-back", "undo", "Take back my whole turn", act_undo_turn);
	w->off = match_now(g->match) == 0;
	w->wide = 0;
	widget_text(w, "Turn");
	query_tools(g, flow);
	tool(flow, "hide", "eye", "Hide the counters (H)", act_eye);
	tool(flow, "zoom-out", "zoom-out", "Zoom out (-)", act_zoom)->arg = -1;
	tool(flow, "zoom-in", "zoom-in", "Zoom in (+)", act_zoom)->arg = 1;
	tool(flow, "save", "save", "Save (Ctrl+S)", act_save);
	tool(flow, "help", "help", "Rules help (F1)", act_help);
	w = tool(flow, "menu", "menu", "Menu: load, settings, leave (F10)", act_menu);
	w->wide = 0;
	widget_text(w, "&Menu");
}

void build_bar(struct ui *u, struct widget *root)
{
	root->skin = SKIN_BAR;
	root->pad = 8;
	root->gap = 4;
	bool narrow = u->width < points(u, 1000);
	struct widget *row = widget_new(root, ROLE_ROW, "bar-row", "");
	row->gap = 16;
	if (!narrow) {
		turn_part(u, row);
		ask_part(u, row);
		order_part(u, row);
		tool_part(u, row);
		return;
	}
	turn_part(u, row);
	ask_part(u, row);
	struct widget *low = widget_new(root, ROLE_FLOW, "bar-low", "");
	low->gap = 8;
	order_part(u, low);
	tool_part(u, low);
}
