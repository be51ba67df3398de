/* What the files that draw the cards share: single cards, slips of paper, and the parts of the picture. */
#ifndef GROGNARD_INPUT_CARDS_OWN_H
#define GROGNARD_INPUT_CARDS_OWN_H

#include "input/own.h"

#define CARD_GOLD 0xf2b62eff
#define CARD_INK 0x2b2013ff
#define CARD_PALE 0xe0cba0ff
#define CARD_WINE 0x8a1f1cff

/* cards_paint.c. A card that is drawn for its size, with its shadow; other sizes are the large picture made smaller. */
atlas_id card_art(struct table_view *t, int wide);
void card_sprite(const struct table_view *t, int card, int pile, char *out, size_t size);
/* A sprite of a card has some free space round the card. */
struct rect card_padded(const struct rect *at);
/* "glow", "veil", "gap"; false when there is none for this size. */
bool card_overlay(struct table_view *t, const char *sprite, const struct rect *at);
void card_plain(struct table_view *t, int card, const struct rect *at); /* without art */
void card_draw(struct table_view *t, int card, int pile, const struct rect *at);
/* A box with corners as round as a card's. */
void card_round(struct table_view *t, const struct rect *r, uint32_t colour);
/* How many cards a pile has, at its lower right corner. */
void card_count(struct table_view *t, int count, const struct rect *at);
void card_dashes(struct table_view *t, float x0, float y0, float x1, float y1, float on, float off, float thick,
		 uint32_t colour);
/* The lines of a text, one below the other round cx. Drawn from y on, or only measured (y < 0). Returns the height;
 * `widest` grows to the width of the widest. */
int card_lines(struct table_view *t, enum font font, int size, uint32_t ink, const char *text, int cx, int y, int width,
	       int *widest);
/* A slip of paper with a few words, its lower edge at `below`. */
void card_slip(struct table_view *t, int cx, int below, int width, uint32_t ink, const char *text);

/* Can it be played now, somewhere? */
static inline bool card_playable(const struct table_view *t, int card)
{
	struct order any;
	return card_orders(t, card, NONE, &any, 1) > 0;
}

/* Could it be seen whole, so that its place is left open while it is shown large? */
static inline bool card_leaves_gap(const struct card_slot *s)
{
	return s->lies == CARD_IN_HAND && s->shows == s->at.w;
}

/* cards_large.c: the card that is read, the pile that is open, where a card may be played, the one that is dragged. */
void card_draw_large(struct table_view *t, int card, int at, const struct rect *r);
void card_draw_spread(struct table_view *t);
void card_draw_rings(struct table_view *t, int card, int meant);
void card_draw_dragged(struct table_view *t);

#endif
