/* Somebody thinks: how far he is, the button that ends it; and what comes of a hint in words. */
#include "ui/beside.h"
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

enum { THINK_TALL = 25 }; /* two rows of buttons fit into the bar */

void act_advise(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.advise)
		u->calls.advise(u->calls.who);
}

static void act_decide(struct ui *u, struct widget *w)
{
	(void)w;
	if (u->calls.decide)
		u->calls.decide(u->calls.who);
}

static void progress_paint(struct ui *u, const struct widget *w)
{
	int y = w->at.y + w->at.h / 2 - points(u, 5), wide = (int)((int64_t)w->at.w * w->value / w->high);
	struct rect whole = {w->at.x, y, w->at.w, points(u, 10)}, part = {whole.x, y, wide, whole.h};
	canvas_fill(u->canvas, whole, PAPER_DARK);
	canvas_fill(u->canvas, part, WINE);
	canvas_frame(u->canvas, whole, 1, INK_SOFT);
}

static int progress_tall(struct ui *u, const struct widget *w, int width)
{
	(void)w, (void)width;
	return points(u, THINK_TALL);
}

struct widget *progress_bar(struct widget *parent, int permille)
{
	char text[48];
	snprintf(text, sizeof text, "%d %%", permille / 10);
	struct widget *w = widget_new(parent, ROLE_CUSTOM, "progress", text);
	w->high = 1000;
	w->value = permille;
	w->custom_paint = progress_paint;
	w->custom_tall = progress_tall;
	return w;
}

void think_part(struct ui *u, struct widget *flow)
{
	const struct game *g = u->game;
	if (g->permille == NONE)
		return;
	struct widget *w = progress_bar(flow, g->permille);
	w->wide = 90;
	widget_tip(w, g->advises ? "A hint is being thought about" : "The computer is thinking");
	w = widget_button(flow, "decide-now", "Deci&de now", act_decide);
	w->tall = THINK_TALL;
	text_copy(w->key, sizeof w->key, "Ctrl+D");
	widget_tip(w, "No more thinking: the best that was found so far");
}

void ui_thinks(struct ui *u, int permille, bool advises)
{
	struct game *g = u->game;
	if (!g || (g->permille / 10 == permille / 10 && g->advises == advises && (g->permille == NONE) == (permille == NONE)))
		return;
	g->permille = permille;
	g->advises = advises;
	ui_stale(u, PANE_BAR);
	ui_settle(u);
}

/* The places of a plan, as far as there is room for them. */
static void note_places(struct game *g, const struct order *orders, int n)
{
	for (int i = 0; i < n && g->advised_n < (int)(sizeof g->advised / sizeof *g->advised); i++) {
		int place = orders[i].place >= 0 ? orders[i].place : orders[i].piece >= 0 ? game_sees(g, orders[i].piece) : NONE;
		if (place >= 0)
			g->advised[g->advised_n++] = (int16_t)place;
	}
}

int advice_meets(const struct ui *u, struct rect r)
{
	const struct game *g = u->game;
	struct rect box;
	int n = u->calls.advice_under ? u->calls.advice_under(u->calls.who, r) : 0;
	for (int i = 0; i < g->advised_n; i++)
		n += u->calls.place_box && u->calls.place_box(u->calls.who, g->advised[i], false, &box) && rect_touches(box, r);
	return n;
}

void ui_advise(struct ui *u, const struct order *orders, int n, const char *why)
{
	struct game *g = u->game;
	char all[340];
	if (!g)
		return;
	say_plan(g, orders, n, all, sizeof all);
	g->advice[0] = 0;
	g->advised_n = 0;
	note_places(g, orders, n);
	if (n)
		snprintf(g->advice, sizeof g->advice, "Hint: %s.\nWhy: %.420s.", all, why);
	u->dirty = true;
}

void ui_say_plan(const struct ui *u, const struct order *orders, int n, const struct order *other, int m, char *out, size_t size)
{
	out[0] = 0;
	if (u->game)
		say_plan_beside(u->game, orders, n, other, m, out, size);
}

/* "Ordered: ... The Captain: ...", without what is the same in both. */
static void say_both(const struct game *g, const struct order *did, int n, const struct order *better, int m, const char *arrows, char *out, size_t size)
{
	char was[300], instead[300], both[60] = "";
	int same = say_plan_beside(g, did, n, better, m, was, sizeof was);
	say_plan_beside(g, better, m, did, n, instead, sizeof instead);
	if ((!was[0] && !instead[0]) || (same == 1 && (!was[0] || !instead[0]))) { /* nothing else is done; or one does nothing but the end of it */
		say_plan(g, did, n, was, sizeof was);
		say_plan(g, better, m, instead, sizeof instead);
	} else if (same) {
		if (!was[0] || !instead[0])
			text_copy(was[0] ? instead : was, sizeof was, "nothing else");
		snprintf(both, sizeof both, "\nThe same in both: %d more.", same);
	}
	snprintf(out, size, "Ordered: %s.\nThe Captain%s: %s.%s", was, arrows, instead, both);
}

void ui_compare(struct ui *u, const struct order *did, int n, const struct order *better, int m)
{
	struct game *g = u->game;
	if (!g)
		return;
	g->advised_n = 0;
	note_places(g, better, m);
	note_places(g, did, n);
	say_both(g, did, n, better, m, " (arrows)", g->advice, sizeof g->advice);
	u->dirty = true;
}

void ui_say_compare(struct ui *u, int moment, const struct order *did, int n, const struct order *better, int m, char *out, size_t size)
{
	struct game *g = u->game;
	const struct position *now = g ? g->seat->known : NULL;
	out[0] = 0;
	if (!g || !seat_known(g->seat, moment, g->before))
		return;
	g->seat->known = g->before; /* its orders are told in the words of then */
	say_both(g, did, n, better, m, "", out, size);
	g->seat->known = now;
}
