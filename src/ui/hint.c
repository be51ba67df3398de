/* The hint beside the pointer, with its rule as a link, and the tips of widgets. */
#include "ui/inner.h"

#include "ui/beside.h"
#include "ui/game.h"

#include <stdio.h>
#include <string.h>

void ui_hint(struct ui *u, int x, int y, const char *reason, const char *rule)
{
	char named[HINT_ROOM];
	if (u->game && reason) {
		say_names(u->game->scenario, reason, named, sizeof named);
		say_asked(u->game, named, u->hint.text, sizeof u->hint.text);
	} else {
		text_copy(u->hint.text, sizeof u->hint.text, reason ? reason : "");
	}
	text_capital(u->hint.text);
	text_copy(u->hint.rule, sizeof u->hint.rule, rule ? rule : "");
	widget_free(u->hint.card);
	u->hint.card = NULL;
	u->hint.turned = u->game ? u->game->seat->turned : 0;
	u->hint.x = x;
	u->hint.y = y;
	u->hint.place = u->game ? u->game->hover_place : NONE;
	u->dirty = true;
}

enum { SLIP_PAD = 8, SLIP_MOST = 320, SLIP_LINK = 18 };

static struct text_style slip_style(struct ui *u)
{
	return (struct text_style){FONT_BODY, points(u, 15), INK, SEA, false, 0};
}

static int link_width(struct ui *u, const char *rule)
{
	return rule[0] ? canvas_text_width(u->canvas, FONT_DATA, points(u, 13), rule) : 0;
}

/* Where a slip of this size lies whose corner is to be here: inside the window. */
static struct rect slip_inside(struct ui *u, int x, int y, int wide, int tall)
{
	struct rect r = {x, y, wide, tall};
	if (r.x + r.w > u->width)
		r.x = u->width - r.w;
	if (r.y + r.h > u->height)
		r.y = y - r.h - points(u, 24);
	r.x = r.x < 0 ? 0 : r.x;
	r.y = r.y < 0 ? 0 : r.y;
	return r;
}

static struct rect slip_box(struct ui *u, int x, int y, const char *text, const char *rule)
{
	struct text_style s = slip_style(u);
	int pad = points(u, SLIP_PAD), most = points(u, SLIP_MOST), link = link_width(u, rule);
	int width = canvas_text_width(u->canvas, s.font, s.size, text) + 2;
	width = width > most ? most : width < link ? link : width;
	if (width > u->width - 4 * pad)
		width = u->width - 4 * pad;
	return slip_inside(u, x, y, width + 2 * pad, text_height(u->canvas, &s, text, width) + 2 * pad + (rule[0] ? points(u, SLIP_LINK) : 0));
}

/* Who is spoken of, as boxes on the screen: what was pointed at, and where the stack in hand stands. How many. */
enum { SPOKEN = 4 };
static int spoken_of(struct ui *u, struct rect box[SPOKEN])
{
	int n = 0, place = u->hint.place;
	const struct set *hand = u->game ? &u->game->seat->known->hand : NULL;
	if (!u->calls.place_box || !hand)
		return 0;
	if (place >= 0 && u->calls.place_box(u->calls.who, place, false, &box[n]) && rect_has(box[n], u->hint.x, u->hint.y))
		n++;
	for (int i = set_next(hand, 0), last = NONE; i >= 0 && n < SPOKEN; i = set_next(hand, i + 1)) {
		int at = game_sees(u->game, i);
		if (at >= 0 && at != last && u->calls.place_box(u->calls.who, at, false, &box[n]))
			n++;
		last = at;
	}
	return n;
}

/* What a refusal should not lie on: the window that is open and a stack that lies spread out, then who is spoken of, then the side panel with
 * its buttons. */
enum { OFF = SPOKEN + 3 };
struct off {
	struct rect box[OFF];
	int n, spoken; /* all of them; those up to the end of who is spoken of */
	int windows;
	struct rect spread; /* the stack; no width: none lies so */
};

static void find_off(struct ui *u, struct off *out)
{
	const struct dialog *d = dialog_top(u);
	memset(out, 0, sizeof *out);
	if (d)
		out->box[out->n++] = d->root->at;
	if (u->calls.fan_box && u->calls.fan_box(u->calls.who, &out->spread))
		out->box[out->n++] = out->spread;
	out->windows = out->n;
	out->n += spoken_of(u, out->box + out->n);
	out->spoken = out->n;
	if (u->game && u->pane[PANE_SIDE].used && u->pane[PANE_SIDE].root)
		out->box[out->n++] = u->pane[PANE_SIDE].root->at;
}

static bool lies_on(struct rect r, const struct off *off, int n)
{
	bool on = false;
	for (int i = 0; i < n; i++)
		on |= rect_touches(r, off->box[i]);
	return on;
}

/* Below and right of the pointer; where it would lie there on what it should not, below or above a stack that is spread out, or on another side of
 * what was pointed at or of the pointer. Where all is in the way, on the side panel before it lies on who is spoken of, and on him before it lies on the window. */
static void beside_spoken(struct ui *u, int *x, int *y)
{
	struct off off;
	struct rect size = slip_box(u, 0, 0, u->hint.text, u->hint.rule), point = {u->hint.x, u->hint.y, 1, 1};
	int edge = points(u, 8), left = u->hint.x - points(u, 14) - size.w, above = u->hint.y - points(u, 18) - size.h;
	find_off(u, &off);
	*x = u->hint.x + points(u, 14);
	*y = u->hint.y + points(u, 18);
	const struct rect *b = off.spoken > off.windows ? &off.box[off.windows] : &point;
	int below = off.spread.w ? off.spread.y + off.spread.h + edge : *y, over = off.spread.w ? off.spread.y - size.h - edge : *y;
	struct { int x, y; } at[] = {{*x, *y}, {*x, below}, {*x, over}, {b->x + b->w + edge, *y}, {*x, b->y + b->h + edge}, {b->x - size.w - edge, *y}, {*x, b->y - size.h - edge},
				     {b->x - size.w - edge, b->y - size.h - edge}, {b->x + b->w + edge, b->y - size.h - edge},
				     {left, *y}, {*x, above}, {left, above}, {left, b->y + b->h + edge}};
	const int less[] = {off.n, off.spoken, off.windows};
	for (size_t k = 0; k < sizeof less / sizeof *less; k++)
		for (size_t i = 0; i < sizeof at / sizeof *at; i++) {
			struct rect r = slip_inside(u, at[i].x, at[i].y, size.w, size.h);
			if (lies_on(r, &off, less[k]))
				continue;
			*x = r.x;
			*y = r.y;
			return;
		}
}

/* A paper slip with a text and perhaps a link; returns where it lies. */
static struct rect slip(struct ui *u, int x, int y, const char *text, const char *rule)
{
	struct text_style s = slip_style(u);
	struct rect r = slip_box(u, x, y, text, rule);
	int pad = points(u, SLIP_PAD), line = points(u, SLIP_LINK);
	style_shadow(&u->style, u->canvas, r);
	style_slice(&u->style, u->canvas, "tooltip", r, PAPER_LIGHT, INK_SOFT);
	text_draw(u->canvas, &s, text, r.x + pad, r.y + pad, r.w - 2 * pad);
	if (rule[0]) {
		int link = link_width(u, rule), ly = r.y + r.h - pad - line + points(u, 1);
		canvas_text(u->canvas, FONT_DATA, points(u, 13), SEA, r.x + pad, ly, rule);
		canvas_line(u->canvas, r.x + pad, ly + line - 3, r.x + pad + link, ly + line - 3, 1, SEA);
	}
	return r;
}

/* A card is left of the pointer where it has no room right of it: what is pointed at stays in sight. Where that is one of a stack that lies
 * spread out, the card stands beside them all. */
static struct rect card_slip(struct ui *u, struct widget *card, int x, int y)
{
	int wide = widget_wide(u, card), away = points(u, 14);
	struct rect map = ui_map_area(u), window = {0, 0, u->width, u->height}, none = {0, 0, 0, 0}, fan, beside;
	bool left = x + away + wide > map.x + map.w && x - away - wide >= map.x;
	struct rect r = slip_inside(u, left ? x - away - wide : x + away, y + points(u, 18), wide, widget_tall(u, card, wide));
	if (u->calls.fan_box && u->calls.fan_box(u->calls.who, &fan) && rect_touches(r, fan) &&
	    (beside_place(map, fan, none, r.w, r.h, points(u, 6), &beside) || beside_place(window, fan, none, r.w, r.h, points(u, 6), &beside)))
		r = beside;
	widget_place(u, card, r);
	style_shadow(&u->style, u->canvas, r);
	widget_paint(u, card);
	return r;
}

/* What of the map nothing lies over that could be clicked: below the strip of a question, above the cards and the tray. */
static struct rect free_of_map(struct ui *u)
{
	struct rect map = ui_map_area(u);
	int top = ui_asks_over(u), low = u->calls.taken_below ? u->calls.taken_below(u->calls.who) : 0;
	map.y += top;
	map.h -= top + low;
	return map;
}

/* Above the map in the middle; else where it lies on the fewest of the arrows and places it is about: below, in a corner, at a side. */
static void advice_draw(struct ui *u)
{
	struct game *g = u->game;
	struct rect map = free_of_map(u), r = slip_box(u, map.x, map.y, g->advice, "");
	int edge = points(u, 12), middle = map.x + map.w / 2 - points(u, SLIP_MOST / 2), left = map.x + edge, right = map.x + map.w - edge - r.w;
	int high = map.y + edge, low = map.y + map.h - edge - r.h, half = map.y + (map.h - r.h) / 2, least = 0;
	const struct { int x, y; } at[] = {{middle, high}, {middle, low}, {left, high}, {right, high}, {right, low}, {left, low}, {left, half}, {right, half}};
	for (size_t i = 0; i < sizeof at / sizeof *at && (!i || least); i++) {
		struct rect box = slip_inside(u, at[i].x, at[i].y, r.w, r.h);
		int meets = advice_meets(u, box);
		if (i && meets >= least)
			continue;
		least = meets;
		r = box;
	}
	g->advice_at = slip(u, r.x, r.y, g->advice, "");
}

/* A word that has no place of its own: above the map, in the middle, or beside the dialog that lies there. */
static void told_draw(struct ui *u)
{
	struct rect map = free_of_map(u);
	int edge = points(u, 12);
	struct rect r = slip_box(u, map.x + map.w / 2 - points(u, SLIP_MOST / 2), map.y + edge, u->hint.text, u->hint.rule);
	const struct dialog *d = dialog_top(u);
	if (d && rect_touches(r, d->root->at))
		r.x = d->root->at.x - r.w - edge >= map.x ? map.x + edge : map.x + map.w - r.w - edge;
	if (d && rect_touches(r, d->root->at)) /* its foot has more room than its title */
		r.y = map.y + map.h - r.h - edge;
	u->hint.at = slip(u, r.x, r.y, u->hint.text, u->hint.rule);
}

void hint_draw(struct ui *u)
{
	if (u->game && u->game->advice[0] && !u->hint.text[0] && !ui_modal(u))
		advice_draw(u);
	if (u->hint.text[0] && !ui_modal(u) && u->hint.x < 0) {
		told_draw(u);
	} else if (u->hint.text[0] && !ui_modal(u) && u->hint.card) {
		u->hint.at = card_slip(u, u->hint.card, u->hint.x, u->hint.y);
	} else if (u->hint.text[0] && !ui_modal(u)) {
		int x, y;
		beside_spoken(u, &x, &y);
		u->hint.at = slip(u, x, y, u->hint.text, u->hint.rule);
	}
	const struct widget *w = u->hot;
	if (!w || !w->tip || !w->tip[0] || u->grab || u->hint.text[0] || canvas_now(u->canvas) - u->hot_since < TIP_DELAY)
		return;
	u->tip_shown = true;
	struct rect seen = widget_seen(w);
	slip(u, seen.x, seen.y + seen.h + points(u, 6), w->tip, "");
}

bool hint_press(struct ui *u, int x, int y)
{
	if (!u->hint.text[0])
		return false;
	u->dirty = true;
	if (u->hint.rule[0] && rect_has(u->hint.at, x, y)) {
		u->hint.held = true;
		u->hint.press_x = x;
		u->hint.press_y = y;
		return true;
	}
	u->hint.text[0] = 0;
	return false;
}

bool hint_drag(struct ui *u, int x, int y)
{
	int far = points(u, 5), dx = x - u->hint.press_x, dy = y - u->hint.press_y;
	if (!u->hint.held || (dx > -far && dx < far && dy > -far && dy < far))
		return false;
	u->hint.held = false;
	u->hint.text[0] = 0;
	u->hint.through = u->map_press = u->dirty = true;
	return true;
}

bool hint_release(struct ui *u)
{
	char rule[48];
	if (!u->hint.held)
		return false;
	u->hint.held = false;
	u->hint.text[0] = 0;
	text_copy(rule, sizeof rule, u->hint.rule);
	open_help(u, rule);
	return true;
}

bool ui_through(struct ui *u, int *x, int *y)
{
	bool through = u->hint.through;
	u->hint.through = false;
	*x = u->hint.press_x;
	*y = u->hint.press_y;
	return through;
}
