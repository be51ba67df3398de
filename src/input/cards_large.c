/* What lies over the table of the cards: the one that is read, the pile that is open, the one that is dragged. */
#include "input/cards_own.h"

#include <math.h>
#include <stdio.h>

#define TURNED 6.0f
#define THREAD 0x9c2b24ff

/* --- the card that is read --- */

/* What the card that is read would do, or why it does nothing now or cannot be played; of one that was raised how it is played. */
static void say_read(struct table_view *t, int card, bool raised, bool can, bool lit, const struct text *why, struct text *out)
{
	card_tell(t, card, NONE);
	if (!raised || !can)
		text_set(out, "%s", t->cards.line.at);
	else
		text_set(out, "%s%s%s", why->at, lit ? "" : ". ",
			 card_needs_place(t, card) ? "Drag it to its place" : lit ? "Enter plays it" : "Enter plays it all the same");
}

void card_draw_large(struct table_view *t, int card, int at, const struct rect *r)
{
	const struct card_slot *s = at == NONE ? NULL : &t->cards.lie.slot[at];
	if (s) { /* a wedge to its place */
		float x = (float)(s->at.x + s->shows / 2), y = (float)(r->y + r->h - 2);
		float wedge[6] = {x - 13, y, x + 13, y, x, y + 18};
		if (x - 13 > (float)r->x && x + 13 < (float)(r->x + r->w))
			canvas_polygon(t->c, wedge, 3, CARD_GOLD);
	}
	for (int i = 6; i > 0; i--)
		card_round(t, &(struct rect){r->x - i + 2, r->y - i + 5, r->w + 2 * i, r->h + 2 * i}, 0x1d160e1c);
	struct text why = {""}, words;
	bool can = s && s->lies == CARD_IN_HAND && card_playable(t, card), lit = can && card_serves(t, card, &why);
	for (int i = 6; i > 3 && lit; i--)
		card_round(t, &(struct rect){r->x - i, r->y - i, r->w + 2 * i, r->h + 2 * i}, 0xf6c54460);
	if (lit)
		card_round(t, &(struct rect){r->x - 3, r->y - 3, r->w + 6, r->h + 6}, CARD_GOLD);
	card_draw(t, card, s ? s->pile : 0, r);
	if (!s || s->lies != CARD_IN_HAND || (!cards_asked(t) && cards_waits(t) == NONE))
		return;
	/* how it is played stands on its empty place, where it leaves one */
	say_read(t, card, at == t->cards.raised && !(lit && card_leaves_gap(s)), can, lit, &why, &words);
	/* above it: its foot has its figures */
	card_slip(t, r->x + r->w / 2, r->y - 8, r->w - 30, lit ? CARD_INK : CARD_WINE, words.at);
}

void card_draw_spread(struct table_view *t)
{
	const struct card_spread *y = &t->cards.spread;
	char text[120];
	if (y->pile == NONE)
		return;
	canvas_fill(t->c, (struct rect){y->frame.x + 3, y->frame.y + 4, y->frame.w, y->frame.h}, 0x1d160e60);
	canvas_slice(t->c, t->scene.signs[0], "panel", y->frame);
	snprintf(text, sizeof text, "%.60s: %d", pile_of(t->s, y->pile)->name, y->n);
	canvas_text(t->c, FONT_TITLE, 17, CARD_INK, y->body.x + 2, y->frame.y + 14, text);
	int wide = canvas_text_width(t->c, FONT_BODY_ITALIC, 14, "Esc closes");
	canvas_text(t->c, FONT_BODY_ITALIC, 14, 0x5b4630ff, y->body.x + y->body.w - wide - 2, y->frame.y + 16,
		    "Esc closes");
	canvas_clip(t->c, y->body);
	for (int i = 0; i < y->n; i++)
		card_draw(t, y->card[i], y->pile, &y->at[i]);
	canvas_unclip(t->c);
	scroll_mark(t, y->body, 4, y->content, y->scroll);
}

/* --- where a card may be played --- */

static void arc(struct table_view *t, float cx, float cy, float r, float from, float to, float thick, uint32_t colour)
{
	float xy[16];
	for (int i = 0; i < 8; i++) {
		float a = from + (to - from) * (float)i / 7;
		xy[2 * i] = cx + r * cosf(a);
		xy[2 * i + 1] = cy + r * sinf(a);
	}
	canvas_ribbon(t->c, xy, 8, thick, colour);
}

/* A dashed ring, or the full one with four ticks of the place that is meant. */
static void draw_ring(struct table_view *t, int place, bool meant)
{
	enum { DASHES = 16 };
	float x, y, r = (float)scene_side(&t->scene) * 0.66f, turn = 6.2831853f / DASHES;
	r = r < 16 ? 16 : r;
	scene_centre(&t->scene, place, &x, &y);
	for (int i = 0; i < DASHES; i++) {
		float from = (float)i * turn, to = meant ? from + turn * 1.05f : from + turn * 0.6f;
		arc(t, x, y, r, from, to, 6, 0x3b2a1c90);
		arc(t, x, y, r, from, to, meant ? 4.5f : 3.5f, CARD_GOLD);
	}
	for (int i = 0; i < 4 && meant; i++) {
		float a = (float)i * 1.5707963f + 0.7853982f, c = cosf(a), s = sinf(a);
		float tick[4] = {x + c * (r - 9), y + s * (r - 9), x + c * (r + 9), y + s * (r + 9)};
		canvas_ribbon(t->c, tick, 2, 4, CARD_GOLD);
	}
}

void card_draw_rings(struct table_view *t, int card, int meant)
{
	enum { MOST = 256 };
	struct order list[MOST];
	int n = card_orders(t, card, NONE, list, MOST);
	struct places done = {{0}};
	canvas_clip(t->c, t->scene.eye.area);
	for (int i = 0; i < n; i++) {
		int place = card_place(t, &list[i]);
		if (place < 0 || places_has(&done, place))
			continue;
		places_add(&done, place);
		draw_ring(t, place, place == meant);
	}
	canvas_unclip(t->c);
}

/* The card hangs at the lower right of the pointer, turned a little, a thread to where it would be played. */
void card_draw_dragged(struct table_view *t)
{
	const struct card_table *k = &t->cards;
	const struct card_slot *s = &k->lie.slot[k->pressed];
	char name[96];
	float x, y;
	bool over = cards_over(t, t->px, t->py), places = card_needs_place(t, s->card);
	struct rect at = {t->px + 20, t->py + 14, s->at.w, s->at.h};
	if (at.y + at.h / 3 > t->whole.y + t->whole.h)
		at.y = t->whole.y + t->whole.h - at.h / 3;
	card_draw_rings(t, s->card, over ? NONE : k->target);
	if (!over && k->target >= 0 && places && k->fits) {
		scene_centre(&t->scene, k->target, &x, &y);
		card_dashes(t, (float)at.x + 8, (float)at.y + 16, x, y, 6, 5, 2.5f, THREAD);
	}
	struct rect to = card_padded(&at), low = {to.x + 6, to.y + 8, to.w, to.h};
	atlas_id art = card_art(t, at.w);
	card_sprite(t, s->card, s->pile, name, sizeof name);
	canvas_sprite_turned(t->c, art, "shadow", low, TURNED);
	if (!canvas_sprite_turned(t->c, art, name, to, TURNED))
		card_plain(t, s->card, &at);
	if (card_serves(t, s->card, NULL))
		canvas_sprite_turned(t->c, art, "glow", to, TURNED);
	int up = 18 + (k->target >= 0 && places ? scene_side(&t->scene) / 2 : 0);
	if (!over)
		card_slip(t, t->px, t->py - up, 340, k->fits ? CARD_INK : CARD_WINE, k->line.at);
}
