/* Drawing the cards: the strip and what lies on it, the one that is read, the pile that is open, the one that is dragged. */
#include "input/own.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { BIG = 120, SMALL = 70, LARGE = 313, SLIP_LINES = 5, ROUND = 24, BANDS = 2, TAG = 16 };

#define TURNED 6.0f
#define GOLD 0xf2b62eff
#define GOLD_DARK 0x8a6216ff
#define CREAM 0xf6e9c9ff
#define INK 0x2b2013ff
#define PALE 0xe0cba0ff
#define WINE 0x8a1f1cff
#define THREAD 0x9c2b24ff

static bool dragged(const struct table_view *t, int slot)
{
	return t->hand == HAND_CARD_DRAGS && slot == t->cards.pressed;
}

/* --- single cards --- */

static atlas_id art_of(struct table_view *t, int wide)
{
	struct card_table *k = &t->cards;
	char name[64];
	for (int i = 0; i < 2 && k->art_of != t->s; i++) {
		snprintf(name, sizeof name, "%s/cards-%d", t->s->game, i ? SMALL : BIG);
		k->art[i] = canvas_atlas(t->c, name, NULL);
	}
	k->art_of = t->s;
	return wide == BIG ? k->art[0] : wide == SMALL ? k->art[1] : NONE;
}

static void sprite_name(const struct table_view *t, int card, int pile, char *out, size_t size)
{
	if (card >= 0)
		snprintf(out, size, "%s", t->s->card[card].id);
	else
		snprintf(out, size, "back/%s", pile_of(t->s, pile)->back ? pile_of(t->s, pile)->back : "");
}

/* What is drawn for cards of this size with some free space round it. */
static struct rect padded(const struct rect *at)
{
	int pad = (at->w + 19) / 20;
	return (struct rect){at->x - pad, at->y - pad, at->w + 2 * pad, at->h + 2 * pad};
}

static bool overlay(struct table_view *t, const char *sprite, const struct rect *at)
{
	atlas_id art = art_of(t, at->w);
	return art != NONE && canvas_sprite_in(t->c, art, sprite, padded(at), 255);
}

/* Without art: paper with its title, or a plain back. */
static void plain(struct table_view *t, int card, const struct rect *at)
{
	canvas_fill(t->c, *at, card >= 0 ? CREAM : 0x5b3a2aff);
	canvas_frame(t->c, *at, 2, card >= 0 ? 0x6b4a1eff : PALE);
	if (card < 0)
		return;
	canvas_clip(t->c, (struct rect){at->x + 4, at->y, at->w - 8, at->h});
	canvas_text(t->c, FONT_TITLE, at->w > 200 ? 24 : 13, INK, at->x + 5, at->y + 6, t->s->card[card].title);
	canvas_unclip(t->c);
}

/* As large as it was drawn, or the large picture made smaller. */
static void draw_card(struct table_view *t, int card, int pile, const struct rect *at)
{
	char name[96], file[200];
	atlas_id art = art_of(t, at->w);
	sprite_name(t, card, pile, name, sizeof name);
	if (art != NONE) {
		overlay(t, "shadow", at);
		if (canvas_sprite_in(t->c, art, name, padded(at), 255))
			return;
	}
	const char *back = card < 0 ? strchr(name, '/') + 1 : "";
	snprintf(file, sizeof file, "%s/view/card-%s%s%s.png", t->s->game, card < 0 ? "back-" : "", card < 0 ? back : name,
		 at->w == LARGE ? "-313" : "");
	if (at->w < SMALL)
		canvas_fill(t->c, (struct rect){at->x + 2, at->y + 3, at->w, at->h}, 0x1d160e50);
	if (!canvas_picture(t->c, file, *at, 255))
		plain(t, card, at);
}

static void disc(struct table_view *t, float cx, float cy, float r, uint32_t colour)
{
	float xy[2 * ROUND];
	for (int i = 0; i < ROUND; i++) {
		xy[2 * i] = cx + r * cosf((float)i * 6.2831853f / ROUND);
		xy[2 * i + 1] = cy + r * sinf((float)i * 6.2831853f / ROUND);
	}
	canvas_polygon(t->c, xy, ROUND, colour);
}

/* A box with corners as round as a card's. */
static void rounded(struct table_view *t, const struct rect *r, uint32_t colour)
{
	enum { EACH = 7 };
	float xy[8 * EACH], round = (float)r->w * 0.052f;
	float left = (float)r->x + round, top = (float)r->y + round, right = (float)(r->x + r->w) - round;
	float low = (float)(r->y + r->h) - round;
	for (int i = 0; i < 4 * EACH; i++) {
		float a = ((float)(i / EACH) + (float)(i % EACH) / (EACH - 1)) * 1.5707963f;
		xy[2 * i] = (i / EACH == 0 || i / EACH == 3 ? right : left) + round * cosf(a);
		xy[2 * i + 1] = (i / EACH < 2 ? low : top) + round * sinf(a);
	}
	canvas_polygon(t->c, xy, 4 * EACH, colour);
}

/* How many cards a pile has, at its lower right corner. */
static void draw_count(struct table_view *t, int count, const struct rect *at)
{
	char text[12];
	float r = at->w > 60 ? 13 : 10, cx = (float)(at->x + at->w) - r / 2, cy = (float)(at->y + at->h) - r / 2;
	int size = at->w > 60 ? 15 : 12;
	snprintf(text, sizeof text, "%d", count);
	disc(t, cx + 1, cy + 2, r + 1, 0x1d160e60);
	disc(t, cx, cy, r + 1, INK);
	disc(t, cx, cy, r - 0.5f, 0xfdf6e3ff);
	canvas_text(t->c, FONT_DATA_BOLD, size, INK, (int)cx - canvas_text_width(t->c, FONT_DATA_BOLD, size, text) / 2,
		    (int)cy - canvas_line_height(t->c, FONT_DATA_BOLD, size) / 2, text);
}

/* --- words --- */

/* How much of the text goes into a line of this width: whole words, one at least. */
static size_t line_of(struct table_view *t, enum font font, int size, const char *text, int width)
{
	char line[200];
	size_t best = 0;
	for (size_t n = 1; n < sizeof line; n++) {
		if (text[n] && text[n] != ' ')
			continue;
		snprintf(line, sizeof line, "%.*s", (int)n, text);
		if (best && canvas_text_width(t->c, font, size, line) > width)
			break;
		best = n;
		if (!text[n])
			break;
	}
	return best ? best : strlen(text);
}

/* The lines of a text, one below the other round cx. Drawn from y on, or only measured (y < 0). Returns the height, and
 * the width of the widest. */
static int lines(struct table_view *t, enum font font, int size, uint32_t ink, const char *text, int cx, int y, int width,
		 int *widest)
{
	int high = canvas_line_height(t->c, font, size), used = 0;
	char line[200];
	for (int i = 0; *text && i < SLIP_LINES; i++) {
		size_t n = line_of(t, font, size, text, width);
		snprintf(line, sizeof line, "%.*s", (int)n, text);
		int wide = canvas_text_width(t->c, font, size, line);
		*widest = wide > *widest ? wide : *widest;
		if (y >= 0)
			canvas_text(t->c, font, size, ink, cx - wide / 2, y + used, line);
		used += high;
		text += n;
		text += *text == ' ';
	}
	return used;
}

/* A slip of paper with a few words, its lower edge at `below`. */
static void slip(struct table_view *t, int cx, int below, int width, uint32_t ink, const char *text)
{
	const struct rect *a = &t->whole;
	int wide = 0, high = lines(t, FONT_BODY, 17, ink, text, 0, -1, width, &wide);
	struct rect r = {cx - wide / 2 - 12, below - high - 10, wide + 24, high + 10};
	r.x = r.x + r.w > a->x + a->w - 4 ? a->x + a->w - 4 - r.w : r.x;
	r.x = r.x < a->x + 4 ? a->x + 4 : r.x;
	r.y = r.y < a->y + 4 ? a->y + 4 : r.y;
	canvas_fill(t->c, (struct rect){r.x + 2, r.y + 3, r.w, r.h}, 0x1d160e50);
	canvas_fill(t->c, r, 0xfbf3deff);
	canvas_frame(t->c, r, 1, 0x3b2a1cff);
	lines(t, FONT_BODY, 17, ink, text, r.x + r.w / 2, r.y + 4, width, &wide);
}

/* --- the strip --- */

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

static void dashes(struct table_view *t, float x0, float y0, float x1, float y1, float on, float off, float thick,
		   uint32_t colour)
{
	float far = hypotf(x1 - x0, y1 - y0), dx = far > 0 ? (x1 - x0) / far : 0, dy = far > 0 ? (y1 - y0) / far : 0;
	for (float at = 0; at < far; at += on + off) {
		float to = fminf(at + on, far), xy[4] = {x0 + dx * at, y0 + dy * at, x0 + dx * to, y0 + dy * to};
		canvas_ribbon(t->c, xy, 2, thick, colour);
	}
}

/* Where a card was taken from, or none lies. */
static void draw_gap(struct table_view *t, const struct rect *at)
{
	float x0 = (float)at->x + 1, y0 = (float)at->y + 1, x1 = x0 + (float)at->w - 2, y1 = y0 + (float)at->h - 2;
	if (overlay(t, "gap", at))
		return;
	canvas_fill(t->c, *at, 0x2a1c1080);
	dashes(t, x0, y0, x1, y0, 6, 4, 1.5f, PALE);
	dashes(t, x1, y0, x1, y1, 6, 4, 1.5f, PALE);
	dashes(t, x1, y1, x0, y1, 6, 4, 1.5f, PALE);
	dashes(t, x0, y1, x0, y0, 6, 4, 1.5f, PALE);
}

static bool playable(const struct table_view *t, int card)
{
	struct order any;
	return card_orders(t, card, NONE, &any, 1) > 0;
}

/* Could it be seen whole, so that its place is left open while it is shown large? */
static bool leaves_gap(const struct card_slot *s)
{
	return s->lies == CARD_IN_HAND && s->shows == s->at.w;
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
	canvas_frame(t->c, r, 1, GOLD_DARK);
	canvas_text(t->c, FONT_DATA_BOLD, 13, INK, x - canvas_text_width(t->c, FONT_DATA_BOLD, 13, text) / 2,
		    y + (TAG - canvas_line_height(t->c, FONT_DATA_BOLD, 13)) / 2, text);
}

static void draw_hand_card(struct table_view *t, const struct card_slot *s, bool asked)
{
	bool can = asked && playable(t, s->card);
	draw_card(t, s->card, s->pile, &s->at);
	if (can && !overlay(t, "glow", &s->at))
		canvas_frame(t->c, s->at, 3, GOLD);
	if (asked && !can && !overlay(t, "veil", &s->at))
		canvas_fill(t->c, s->at, 0x4a3d2c58);
}

/* What to do with the card that was taken up, on its empty place. */
static void draw_place_words(struct table_view *t, const struct card_slot *s)
{
	bool big = s->at.w > 100;
	int size = big ? 15 : 12, wide = 0;
	const char *words = card_needs_place(t, s->card) ? "drag it to its place" :
			    big && cards_declined(t) ? "Enter plays it, Space: none" : "Enter plays it";
	if (t->hand == HAND_CARD_DRAGS || !playable(t, s->card))
		return;
	int high = lines(t, FONT_BODY_ITALIC, size, PALE, words, 0, -1, s->at.w - 8, &wide);
	lines(t, FONT_BODY_ITALIC, size, PALE, words, s->at.x + s->at.w / 2, s->at.y + (s->at.h - high) / 2, s->at.w - 8, &wide);
}

static void draw_slot(struct table_view *t, int i, int read, bool asked)
{
	const struct card_slot *s = &t->cards.lie.slot[i];
	bool away = dragged(t, i) || (i == read && leaves_gap(s));
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
		draw_card(t, s->card, s->pile, &s->at);
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
	canvas_text(t->c, FONT_BODY_ITALIC, size, PALE,
		    (s->at.x + right - canvas_text_width(t->c, FONT_BODY_ITALIC, size, name)) / 2, s->at.y + s->at.h + 1, name);
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
		draw_slot(t, i, read, asked);
	for (int i = 0; i < k->n; i++) {
		draw_name(t, i);
		if (counted(k, i))
			draw_count(t, k->slot[i].count, &k->slot[i].at);
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
	if (!s || s->lies == CARD_IN_HAND || t->hand != HAND_EMPTY || k->spread.pile != NONE || (k->hover_shown && s->card >= 0))
		return;
	bool opens = s->lies == CARD_ON_PILE && s->card >= 0;
	snprintf(text, sizeof text, "%.60s: %d %s%s", pile_of(t->s, s->pile)->name, s->count, s->count == 1 ? "card" : "cards",
		 opens ? ", click to read" : "");
	int top = s->at.y < k->lie.strip.y ? s->at.y : k->lie.strip.y;
	slip(t, s->at.x + s->at.w / 2, top - 4, 300, INK, text);
}

/* --- the card that is read --- */

static void draw_large(struct table_view *t, int card, int at, const struct rect *r)
{
	const struct card_slot *s = at == NONE ? NULL : &t->cards.lie.slot[at];
	if (s) { /* a wedge to its place */
		float x = (float)(s->at.x + s->shows / 2), y = (float)(r->y + r->h - 2);
		float wedge[6] = {x - 13, y, x + 13, y, x, y + 18};
		if (x - 13 > (float)r->x && x + 13 < (float)(r->x + r->w))
			canvas_polygon(t->c, wedge, 3, GOLD);
	}
	for (int i = 6; i > 0; i--)
		rounded(t, &(struct rect){r->x - i + 2, r->y - i + 5, r->w + 2 * i, r->h + 2 * i}, 0x1d160e1c);
	bool can = s && s->lies == CARD_IN_HAND && playable(t, card);
	for (int i = 6; i > 3 && can; i--)
		rounded(t, &(struct rect){r->x - i, r->y - i, r->w + 2 * i, r->h + 2 * i}, 0xf6c54460);
	if (can)
		rounded(t, &(struct rect){r->x - 3, r->y - 3, r->w + 6, r->h + 6}, GOLD);
	draw_card(t, card, s ? s->pile : 0, r);
	bool asked = s && s->lies == CARD_IN_HAND && at == t->cards.raised && cards_asked(t);
	if (asked && can && leaves_gap(s))
		return;
	if (!asked)
		return;
	card_tell(t, card, NONE);
	slip(t, r->x + r->w / 2, r->y + r->h - 10, r->w - 30, can ? INK : WINE,
	     !can ? t->cards.line.at : card_needs_place(t, card) ? "Drag it to its place" : "Enter plays it");
}

static void draw_spread(struct table_view *t)
{
	const struct card_spread *y = &t->cards.spread;
	char text[120];
	if (y->pile == NONE)
		return;
	canvas_fill(t->c, (struct rect){y->frame.x + 3, y->frame.y + 4, y->frame.w, y->frame.h}, 0x1d160e60);
	canvas_slice(t->c, t->scene.signs[0], "panel", y->frame);
	snprintf(text, sizeof text, "%.60s: %d", pile_of(t->s, y->pile)->name, y->n);
	canvas_text(t->c, FONT_TITLE, 17, INK, y->body.x + 2, y->frame.y + 14, text);
	int wide = canvas_text_width(t->c, FONT_BODY_ITALIC, 14, "Esc closes");
	canvas_text(t->c, FONT_BODY_ITALIC, 14, 0x5b4630ff, y->body.x + y->body.w - wide - 2, y->frame.y + 16, "Esc closes");
	canvas_clip(t->c, y->body);
	for (int i = 0; i < y->n; i++)
		draw_card(t, y->card[i], y->pile, &y->at[i]);
	canvas_unclip(t->c);
	if (y->content <= y->body.h)
		return;
	struct rect bar = {y->body.x + y->body.w + 4, y->body.y, 4, y->body.h};
	canvas_fill(t->c, bar, 0x8a663040);
	bar.y += y->scroll * y->body.h / y->content;
	bar.h = y->body.h * y->body.h / y->content;
	canvas_fill(t->c, bar, 0x8a6630ff);
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
		arc(t, x, y, r, from, to, meant ? 4.5f : 3.5f, GOLD);
	}
	for (int i = 0; i < 4 && meant; i++) {
		float a = (float)i * 1.5707963f + 0.7853982f, c = cosf(a), s = sinf(a);
		float tick[4] = {x + c * (r - 9), y + s * (r - 9), x + c * (r + 9), y + s * (r + 9)};
		canvas_ribbon(t->c, tick, 2, 4, GOLD);
	}
}

static void draw_rings(struct table_view *t, int card, int meant)
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
static void draw_dragged(struct table_view *t)
{
	const struct card_table *k = &t->cards;
	const struct card_slot *s = &k->lie.slot[k->pressed];
	char name[96];
	float x, y;
	bool over = cards_over(t, t->px, t->py), places = card_needs_place(t, s->card);
	struct rect at = {t->px + 20, t->py + 14, s->at.w, s->at.h};
	if (at.y + at.h / 3 > t->whole.y + t->whole.h)
		at.y = t->whole.y + t->whole.h - at.h / 3;
	draw_rings(t, s->card, over ? NONE : k->target);
	if (!over && k->target >= 0 && places && k->fits) {
		scene_centre(&t->scene, k->target, &x, &y);
		dashes(t, (float)at.x + 8, (float)at.y + 16, x, y, 6, 5, 2.5f, THREAD);
	}
	struct rect to = padded(&at), low = {to.x + 6, to.y + 8, to.w, to.h};
	atlas_id art = art_of(t, at.w);
	sprite_name(t, s->card, s->pile, name, sizeof name);
	canvas_sprite_turned(t->c, art, "shadow", low, TURNED);
	if (!canvas_sprite_turned(t->c, art, name, to, TURNED))
		plain(t, s->card, &at);
	if (playable(t, s->card))
		canvas_sprite_turned(t->c, art, "glow", to, TURNED);
	if (!over)
		slip(t, t->px, t->py - 18 - (k->target >= 0 && places ? scene_side(&t->scene) / 2 : 0), 340, k->fits ? INK : WINE,
		     k->line.at);
}

void cards_draw(struct table_view *t)
{
	struct rect large;
	int at, card = cards_shown(t, &large, &at);
	if (!t->cards.lie.strip.w)
		return;
	canvas_clip(t->c, t->whole);
	if (t->cards.raised != NONE && t->hand != HAND_CARD_DRAGS && t->cards.lie.slot[t->cards.raised].lies == CARD_IN_HAND)
		draw_rings(t, t->cards.raised_card, NONE);
	draw_strip(t, at);
	draw_spread(t);
	draw_caption(t);
	if (card != NONE)
		draw_large(t, card, at, &large);
	if (t->hand == HAND_CARD_DRAGS)
		draw_dragged(t);
	canvas_unclip(t->c);
}
