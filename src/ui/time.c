/* The bar below the map: back and forth through the whole game so far, and playing on from any moment. */
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

static void jump(struct ui *u, int order)
{
	struct game *g = u->game;
	int n = match_length(g->match);
	order = order < 0 ? 0 : order > n ? n : order;
	if (u->calls.jump && order != match_now(g->match))
		u->calls.jump(u->calls.who, order);
}

/* Where one side has secrets the moments are whole decisions: from the single orders of a group the other side could
 * count the units in it. The end of a phase in which nothing was done is none: whether a side was asked at all may
 * depend on what it hides.
 */
static bool begins(const struct game *g, int i)
{
	if (match_decision_start(g->match, i) != i || !g->view.curtain || !i)
		return match_decision_start(g->match, i) == i;
	return match_order(g->match, i).verb != VERB_DONE || match_order(g->match, i).side != match_order(g->match, i - 1).side;
}

/* How many decisions begin before this order. */
static int begun(const struct game *g, int orders)
{
	int n = 0;
	for (int i = 0; i < orders && i < match_length(g->match); i++)
		n += begins(g, i);
	return n;
}

/* The order with which the n-th of them begins, or the end. */
static int order_of(const struct game *g, int decision)
{
	int length = match_length(g->match), i = 0;
	for (int n = 0; i < length; i++)
		if (begins(g, i) && n++ == decision)
			break;
	return i;
}

static void act_begin(struct ui *u, struct widget *w)
{
	(void)w;
	jump(u, 0);
}

static void act_end(struct ui *u, struct widget *w)
{
	(void)w;
	jump(u, match_length(u->game->match));
}

/* One whole decision back or on. */
static void act_step(struct ui *u, struct widget *w)
{
	const struct game *g = u->game;
	int now = match_now(g->match);
	if (w->arg < 0 && now > 0)
		jump(u, order_of(g, begun(g, now) - 1));
	else if (w->arg > 0 && now < match_length(g->match))
		jump(u, order_of(g, begun(g, now + 1)));
}

static void act_turn(struct ui *u, struct widget *w)
{
	const struct match *m = u->game->match;
	int now = match_now(m), n = match_length(m);
	if (w->arg < 0 && now > 0) {
		jump(u, match_turn_start(m, now - 1));
	} else if (w->arg > 0 && now < n) {
		int to = now + 1;
		while (to < n && match_turn_start(m, to) <= now)
			to++;
		jump(u, to);
	}
}

static void act_slide(struct ui *u, struct widget *w)
{
	jump(u, u->game->view.curtain ? order_of(u->game, w->value) : w->value);
}

static void play_on_agreed(struct ui *u, struct dialog *d)
{
	(void)d;
	if (u->calls.play_on)
		u->calls.play_on(u->calls.who);
}

static void act_play_on(struct ui *u, struct widget *w)
{
	(void)w;
	dialog_confirm(u, "Play on from here?", "All that came after this moment is cut off the record of the game.",
		       "&Play on", play_on_agreed);
}

static struct widget *step_button(struct widget *row, const char *name, const char *sign, const char *tip,
				  void (*act)(struct ui *, struct widget *), int arg, bool off)
{
	struct widget *b = widget_button(row, name, sign, act);
	widget_tip(b, tip);
	b->arg = arg;
	b->off = off;
	b->wide = 30;
	b->narrowest = 24;
	b->font = FONT_DATA_BOLD;
	return b;
}

void build_time(struct ui *u, struct widget *root)
{
	const struct match *m = u->game->match;
	bool whole = u->game->view.curtain;
	int now = whole ? begun(u->game, match_now(m)) : match_now(m);
	int n = whole ? begun(u->game, match_length(m)) : match_length(m);
	bool back = match_now(m) < match_length(m);
	char text[64];
	root->skin = SKIN_BAR;
	root->pad = 5;
	struct widget *row = widget_new(root, ROLE_ROW, "time-row", "");
	row->gap = 4;
	step_button(row, "to-begin", "|\u00ab", "To the beginning", act_begin, 0, now == 0);
	step_button(row, "turn-back", "\u00ab", "One player-turn back", act_turn, -1, now == 0);
	step_button(row, "step-back", "\u2039", "One decision back", act_step, -1, now == 0);
	struct widget *s = widget_new(row, ROLE_SLIDER, "time-slider", "");
	s->low = 0;
	s->high = n > 0 ? n : 1;
	s->value = now;
	s->grow = 1;
	s->act = act_slide;
	s->off = n == 0;
	widget_tip(s, "Moment of the game on show");
	step_button(row, "step-on", "\u203a", "One decision on", act_step, 1, !back);
	step_button(row, "turn-on", "\u00bb", "One player-turn on", act_turn, 1, !back);
	step_button(row, "to-end", "\u00bb|", "To the end", act_end, 0, !back);
	if (back) {
		snprintf(text, sizeof text, "%d of %d", now, n);
		widget_button(row, "play-on", "Play on from here", act_play_on)->font = FONT_DATA_BOLD;
	} else {
		snprintf(text, sizeof text, "%d %s%s", n, whole ? "decision" : "order", n == 1 ? "" : "s");
	}
	struct widget *count = widget_label(row, FONT_DATA, 13, text);
	count->ink = INK_SOFT;
	text_copy(count->name, sizeof count->name, "moment");
}
