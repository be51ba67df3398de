/* Drawing the strip of cards and what lies on it. */
#include "input/cards_own.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { BANDS = 2, TAG = 16 };

#define CREAM 0xf6e9c9ff

static bool dragged(const struct table_view *t, int slot)
{
	return t->hand == HAND_CARD_DRAGS && slot == t->cards.pressed;
}

static uint32_t mix(uint32_t a, uint32_t b, int part, int of)
{
	uint32_t out = 0;
	for (int shift = 8; shift < 32; shift += 8) {
		int x = (int)(a >> shift & 255), y = (int)(b >> shift & 255);
		out |= (uint32_t)(x + (y - x) * part / of) << shift;
	}
	return out | 255;
}

/* Walnut: darker downward, with grain. */
static void draw_wood(struct table_view *t)
{
	struct rect r = t->cards.lie.strip;
	uint32_t grain = 12345;
	for (int y = 0; y < r.h; y += BANDS)
		canvas_fill(t->c, (struct rect){r.x, r.y + y, r.w, BANDS}, mix(0x6b4f33ff, 0x4a3520ff, y, r.h));
	for (int y = 3; y < r.h - 3; y += 3) {
		grain = grain * 1664525u + 1013904223u;
		int x = (int)(grain >> 8) % r.w, wide = r.w / 5 + (int)(grain >> 20) % (r.w / 3 + 1);
		wide = x + wide > r.w ? r.w - x : wide;
		canvas_fill(t->c, (struct rect){r.x + x, r.y + y, wide, 1}, grain >> 30 & 1 ? 0x1d120a30 : 0x93704a2c);
	}
	canvas_fill(t->c, (struct rect){r.x, r.y - 3, r.w, 3}, 0x1d160e40);
	canvas_frame(t->c, r, 2, 0x2a1c10ff);
	canvas_frame(t->c, (struct rect){r.x + 4, r.y + 4, r.w - 8, r.h - 8}, 1, 0xb98a2ecc);
	for (int i = 0; i < 4; i++) {
		struct rect corner = {i & 1 ? r.x + r.w - 8 : r.x + 2, i & 2 ? r.y + r.h - 8 : r.y + 2, 6, 6};
		canvas_fill(t->c, corner, 0x7a2420ff);
		canvas_frame(t->c, corner, 1, 0xb98a2eff);
	}
	if (t->cards.lie.rule != NONE) {
		canvas_fill(t->c, (struct rect){t->cards.lie.rule, r.y + 10, 1, r.h - 20}, 0xb98a2ea0);
		canvas_fill(t->c, (struct rect){t->cards.lie.rule + 1, r.y + 10, 1, r.h - 20}, 0x1d120a80);
	}
}

/* Where a card was taken from, or none lies. */
static void draw_gap(struct table_view *t, const struct rect *at)
{
	float x0 = (float)at->x + 1, y0 = (float)at->y + 1, x1 = x0 + (float)at->w - 2, y1 = y0 + (float)at->h - 2;
	if (card_overlay(t, "gap", at))
		return;
	canvas_fill(t->c, *at, 0x2a1c1080);
	card_dashes(t, x0, y0, x1, y0, 6, 4, 1.5f, CARD_PALE);
	card_dashes(t, x1, y0, x1, y1, 6, 4, 1.5f, CARD_PALE);
	card_dashes(t, x1, y1, x0, y1, 6, 4, 1.5f, CARD_PALE);
	card_dashes(t, x0, y1, x0, y0, 6, 4, 1.5f, CARD_PALE);
}

/* The number of its key, on its lower edge. */
static void draw_key(struct table_view *t, const struct card_slot *s)
{
	char text[12];
	snprintf(text, sizeof text, "%d", s->key % 10);
	int x = s->at.x + (s->shows < s->at.w ? s->shows : s->at.w) / 2, y = s->at.y + s->at.h - 8;
	struct rect r = {x - TAG / 2, y, TAG, TAG};
	if (s->key > 10 || s->shows < TAG - 4)
		return;
	canvas_fill(t->c, (struct rect){r.x + 1, r.y + 1, r.w, r.h}, 0x1d160e60);
	canvas_fill(t->c, r, CREAM);
	canvas_frame(t->c, r, 1, 0x8a6216ff);
	canvas_text(t->c, FONT_DATA_BOLD, 13, CARD_INK, x - canvas_text_width(t->c, FONT_DATA_BOLD, 13, text) / 2,
		    y + (TAG - canvas_line_height(t->c, FONT_DATA_BOLD, 13)) / 2, text);
}

/* Lit: it can be played now, and does something then, or is being played; else it is veiled. */
static void draw_hand_card(struct table_view *t, const struct card_slot *s, bool asked)
{
	bool lit = asked && (s->card == cards_waits(t) || (card_playable(t, s->card) && card_serves(t, s->card, NULL)));
	card_draw(t, s->card, s->pile, &s->at);
	if (lit && !card_overlay(t, "glow", &s->at))
		canvas_frame(t->c, s->at, 3, CARD_GOLD);
	if (asked && !lit && !card_overlay(t, "veil", &s->at))
		canvas_fill(t->c, s->at, 0x4a3d2c58);
}

/* What to do with the card that was taken up, on its empty place. */
static void draw_place_words(struct table_view *t, const struct card_slot *s)
{
	bool big = s->at.w > 100;
	int size = big ? 15 : 12, wide = 0;
	const char *words = card_needs_place(t, s->card) ? "drag it to its place" :
			    big && cards_declined(t) ? "Enter plays it, Space: none" : "Enter plays it";
	if (t->hand == HAND_CARD_DRAGS || !card_playable(t, s->card))
		return;
	int high = card_lines(t, FONT_BODY_ITALIC, size, CARD_PALE, words, 0, -1, s->at.w - 8, &wide);
	card_lines(t, FONT_BODY_ITALIC, size, CARD_PALE, words, s->at.x + s->at.w / 2, s->at.y + (s->at.h - high) / 2,
		   s->at.w - 8, &wide);
}

static void draw_slot(struct table_view *t, int i, int read, bool asked)
{
	const struct card_slot *s = &t->cards.lie.slot[i];
	bool away = dragged(t, i) || (i == read && card_leaves_gap(s));
	if (away || (s->lies == CARD_ON_PILE && !s->count)) {
		draw_gap(t, &s->at);
		if (i == read)
			draw_place_words(t, s);
	} else if (s->lies == CARD_IN_HAND) {
		draw_hand_card(t, s, asked);
	} else {
		for (int k = s->lies == CARD_ON_PILE ? s->count > 2 ? 2 : s->count - 1 : 0; k > 0; k--) {
			struct rect below = {s->at.x + 2 * k, s->at.y - 2 * k, s->at.w, s->at.h};
			canvas_fill(t->c, below, 0xcdb98cff);
			canvas_frame(t->c, below, 1, 0x3b2a1cff);
		}
		card_draw(t, s->card, s->pile, &s->at);
	}
}

/* Below a pile its name; below another hand once for all of it. */
static void draw_name(struct table_view *t, int i)
{
	const struct cards *k = &t->cards.lie;
	const struct card_slot *s = &k->slot[i];
	const char *name = pile_of(t->s, s->pile)->name;
	bool first = s->lies != CARD_IN_HAND && (i == 0 || k->slot[i - 1].pile != s->pile);
	if (!k->named || !first)
		return;
	int right = s->at.x + s->at.w, size = 14;
	for (int j = i; j < k->n && k->slot[j].pile == s->pile; j++)
		right = k->slot[j].at.x + k->slot[j].at.w;
	while (size > 10 && canvas_text_width(t->c, FONT_BODY_ITALIC, size, name) > right - s->at.x + 16)
		size--;
	int wide = canvas_text_width(t->c, FONT_BODY_ITALIC, size, name);
	canvas_text(t->c, FONT_BODY_ITALIC, size, CARD_PALE, (s->at.x + right - wide) / 2, s->at.y + s->at.h + 1, name);
}

/* Where a place for the count is: on a pile, and on the last card of another hand. */
static bool counted(const struct cards *k, int i)
{
	const struct card_slot *s = &k->slot[i];
	bool last = i + 1 == k->n || k->slot[i + 1].pile != s->pile;
	return s->count && (s->lies == CARD_ON_PILE || (s->lies == CARD_IN_FAN && last));
}

static void draw_strip(struct table_view *t, int read)
{
	const struct cards *k = &t->cards.lie;
	bool asked = cards_asked(t);
	draw_wood(t);
	for (int i = 0; i < k->n; i++)
		draw_slot(t, i, read, asked || cards_waits(t) != NONE);
	for (int i = 0; i < k->n; i++) {
		draw_name(t, i);
		if (counted(k, i))
			card_count(t, k->slot[i].count, &k->slot[i].at);
		if (asked && k->slot[i].key && !dragged(t, i))
			draw_key(t, &k->slot[i]);
	}
}

/* What lies there, over a pile or a hand under the pointer. */
static void draw_caption(struct table_view *t)
{
	const struct card_table *k = &t->cards;
	const struct card_slot *s = k->hover == NONE ? NULL : &k->lie.slot[k->hover];
	char text[120];
	if (!s || s->lies == CARD_IN_HAND || t->hand != HAND_EMPTY || k->spread.pile != NONE ||
	    (k->hover_shown && s->card >= 0))
		return;
	bool opens = s->lies == CARD_ON_PILE && s->card >= 0;
	snprintf(text, sizeof text, "%.60s: %d %s%s", pile_of(t->s, s->pile)->name, s->count,
		 s->count == 1 ? "card" : "cards", opens ? ", click to read" : "");
	int top = s->at.y < k->lie.strip.y ? s->at.y : k->lie.strip.y;
	card_slip(t, s->at.x + s->at.w / 2, top - 4, 300, CARD_INK, text);
}

void cards_draw(struct table_view *t)
{
	struct rect large;
	int at, card = cards_shown(t, &large, &at);
	if (!t->cards.lie.strip.w)
		return;
	canvas_clip(t->c, t->whole);
	int raised = t->hand == HAND_CARD_DRAGS ? NONE : t->cards.raised;
	if (raised != NONE && t->cards.lie.slot[raised].lies == CARD_IN_HAND)
		card_draw_rings(t, t->cards.raised_card, NONE);
	draw_strip(t, at);
	card_draw_spread(t);
	draw_caption(t);
	if (card != NONE)
		card_draw_large(t, card, at, &large);
	if (t->hand == HAND_CARD_DRAGS)
		card_draw_dragged(t);
	canvas_unclip(t->c);
}
