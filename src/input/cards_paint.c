/* Single cards as they lie anywhere, and slips of paper with words. */
#include "input/cards_own.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { BIG = 120, SMALL = 70, LARGE = 313, SLIP_LINES = 5, ROUND = 24 };

#define CREAM 0xf6e9c9ff

atlas_id card_art(struct table_view *t, int wide)
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

void card_sprite(const struct table_view *t, int card, int pile, char *out, size_t size)
{
	if (card >= 0)
		snprintf(out, size, "%s", t->s->card[card].id);
	else
		snprintf(out, size, "back/%s", pile_of(t->s, pile)->back ? pile_of(t->s, pile)->back : "");
}

/* What is drawn for cards of this size with some free space round it. */
struct rect card_padded(const struct rect *at)
{
	int pad = (at->w + 19) / 20;
	return (struct rect){at->x - pad, at->y - pad, at->w + 2 * pad, at->h + 2 * pad};
}

bool card_overlay(struct table_view *t, const char *sprite, const struct rect *at)
{
	atlas_id art = card_art(t, at->w);
	return art != NONE && canvas_sprite_in(t->c, art, sprite, card_padded(at), 255);
}

/* Without art: paper with its title, or a plain back. */
void card_plain(struct table_view *t, int card, const struct rect *at)
{
	canvas_fill(t->c, *at, card >= 0 ? CREAM : 0x5b3a2aff);
	canvas_frame(t->c, *at, 2, card >= 0 ? 0x6b4a1eff : CARD_PALE);
	if (card < 0)
		return;
	canvas_clip(t->c, (struct rect){at->x + 4, at->y, at->w - 8, at->h});
	canvas_text(t->c, FONT_TITLE, at->w > 200 ? 24 : 13, CARD_INK, at->x + 5, at->y + 6, t->s->card[card].title);
	canvas_unclip(t->c);
}

/* As large as it was drawn, or the large picture made smaller. */
void card_draw(struct table_view *t, int card, int pile, const struct rect *at)
{
	char name[96], file[200];
	atlas_id art = card_art(t, at->w);
	card_sprite(t, card, pile, name, sizeof name);
	if (art != NONE) {
		card_overlay(t, "shadow", at);
		if (canvas_sprite_in(t->c, art, name, card_padded(at), 255))
			return;
	}
	const char *back = card < 0 ? strchr(name, '/') + 1 : "";
	snprintf(file, sizeof file, "%s/view/card-%s%s%s.webp", t->s->game, card < 0 ? "back-" : "",
		 card < 0 ? back : name, at->w == LARGE ? "-313" : "");
	if (at->w < SMALL)
		canvas_fill(t->c, (struct rect){at->x + 2, at->y + 3, at->w, at->h}, 0x1d160e50);
	if (!canvas_picture(t->c, file, *at, 255))
		card_plain(t, card, at);
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
void card_round(struct table_view *t, const struct rect *r, uint32_t colour)
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
void card_count(struct table_view *t, int count, const struct rect *at)
{
	char text[12];
	float r = at->w > 60 ? 13 : 10, cx = (float)(at->x + at->w) - r / 2, cy = (float)(at->y + at->h) - r - 2; /* its name stands below */
	int size = at->w > 60 ? 15 : 12;
	snprintf(text, sizeof text, "%d", count);
	disc(t, cx + 1, cy + 2, r + 1, 0x1d160e60);
	disc(t, cx, cy, r + 1, CARD_INK);
	disc(t, cx, cy, r - 0.5f, 0xfdf6e3ff);
	int wide = canvas_text_width(t->c, FONT_DATA_BOLD, size, text);
	canvas_text(t->c, FONT_DATA_BOLD, size, CARD_INK, (int)cx - wide / 2,
		    (int)cy - canvas_line_height(t->c, FONT_DATA_BOLD, size) / 2, text);
}

void card_dashes(struct table_view *t, float x0, float y0, float x1, float y1, float on, float off, float thick,
		   uint32_t colour)
{
	float far = hypotf(x1 - x0, y1 - y0), dx = far > 0 ? (x1 - x0) / far : 0, dy = far > 0 ? (y1 - y0) / far : 0;
	for (float at = 0; at < far; at += on + off) {
		float to = fminf(at + on, far), xy[4] = {x0 + dx * at, y0 + dy * at, x0 + dx * to, y0 + dy * to};
		canvas_ribbon(t->c, xy, 2, thick, colour);
	}
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
int card_lines(struct table_view *t, enum font font, int size, uint32_t ink, const char *text, int cx, int y, int width,
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
void card_slip(struct table_view *t, int cx, int below, int width, uint32_t ink, const char *text)
{
	const struct rect *a = &t->whole;
	int wide = 0, high = card_lines(t, FONT_BODY, 17, ink, text, 0, -1, width, &wide);
	struct rect r = {cx - wide / 2 - 12, below - high - 10, wide + 24, high + 10};
	r.x = r.x + r.w > a->x + a->w - 4 ? a->x + a->w - 4 - r.w : r.x;
	r.x = r.x < a->x + 4 ? a->x + 4 : r.x;
	r.y = r.y < a->y + 4 ? a->y + 4 : r.y;
	canvas_fill(t->c, (struct rect){r.x + 2, r.y + 3, r.w, r.h}, 0x1d160e50);
	canvas_fill(t->c, r, 0xfbf3deff);
	canvas_frame(t->c, r, 1, 0x3b2a1cff);
	card_lines(t, FONT_BODY, 17, ink, text, r.x + r.w / 2, r.y + 4, width, &wide);
}
