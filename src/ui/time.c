/* The bar below the map: back and forth through the decisions of the game so far, and playing on from any
 * moment. */
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

enum { AGAIN_MS = 450 };

static void jump(struct ui *u, int moment)
{
	const struct seat *seat = u->game->seat;
	moment = moment < 0 ? 0 : moment > seat->length ? seat->length : moment;
	if (u->calls.jump && moment != seat->at)
		u->calls.jump(u->calls.who, moment);
}

void again_start(struct ui *u, int from, int to)
{
	struct game *g = u->game;
	g->again_from = from;
	g->again_to = to;
	g->again_at = NONE;
}

bool again_next(struct ui *u)
{
	struct game *g = u->game;
	uint32_t now = canvas_now(u->canvas);
	if (!g || g->again_to == NONE)
		return false;
	if (g->again_at == NONE) { /* what comes by itself is read first, and the other side goes on till somebody here decides */
		if (u->dialogs || g->waits || !(g->may_act || g->ended))
			return false;
		g->again_at = g->again_from;
		g->again_since = now;
		jump(u, g->again_from);
		return true;
	}
	if (u->dialogs || g->seat->at != g->again_at) { /* somebody looks elsewhere */
		g->again_to = NONE;
		return false;
	}
	if (now - g->again_since < AGAIN_MS || (u->calls.moves && u->calls.moves(u->calls.who)))
		return false;
	g->again_since = now;
	if (g->again_at >= g->again_to)
		g->again_to = NONE;
	else
		g->again_at++;
	jump(u, g->again_to == NONE ? g->seat->length : g->again_at);
	return true;
}

static void act_begin(struct ui *u, struct widget *w)
{
	(void)w;
	jump(u, 0);
}

static void act_end(struct ui *u, struct widget *w)
{
	(void)w;
	jump(u, u->game->seat->length);
}

/* One whole decision back or on. */
static void act_step(struct ui *u, struct widget *w)
{
	jump(u, u->game->seat->at + w->arg);
}

static void act_turn(struct ui *u, struct widget *w)
{
	const struct seat *seat = u->game->seat;
	int to = seat->at + 1;
	if (w->arg < 0) {
		jump(u, seat->at > 0 ? chronicle_turn(seat->chronicle, seat->at - 1) : 0);
		return;
	}
	while (to < seat->length && chronicle_turn(seat->chronicle, to) <= seat->at)
		to++;
	jump(u, to);
}

static void act_slide(struct ui *u, struct widget *w)
{
	jump(u, w->value);
}

static void act_play_on(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.play_on)
		u->calls.play_on(u->calls.who);
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
	int now = u->game->seat->at, n = u->game->seat->length;
	bool back = in_the_past(u->game);
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
		snprintf(text, sizeof text, "%d decision%s", n, n == 1 ? "" : "s");
	}
	struct widget *count = widget_label(row, FONT_DATA, 13, text);
	count->ink = INK_SOFT;
	text_copy(count->name, sizeof count->name, "moment");
}
