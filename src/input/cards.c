#include "input/cards.h"

#include <string.h>

enum { BIG_WIDE = 120, SMALL_WIDE = 70, TINY_WIDE = 46, LARGE_WIDE = 313, LARGE_HIGH = 438 };
/* Of the strip: its height, the area from which on it is high, what is left free at its foot and its ends. */
enum { HIGH = 124, LOW = 84, HIGH_FROM = 850, LEAST_WIDE = 200, LEAST_HIGH = 160, FOOT = 14, NAME = 22, END = 16 };
enum { BIG_STEP = 134, SMALL_STEP = 76, CLOSE_STEP = 14, KEYS = 10 };
enum { SPREAD_EDGE = 20, SPREAD_HEAD = 26, SPREAD_GAP = 8, SPREAD_ABOVE = 12 };

/* Which cards are where. */
enum part { LEFT, MIDDLE, RIGHT, PARTS };

/* How much room is given to what is no card of the own hand: less and less. */
struct squeeze {
	int pile, laid, gap, step; /* widths of cards of piles and in force; between piles; of another hand */
	bool part[PARTS];
};

static const struct squeeze squeezes[] = {
	{SMALL_WIDE, SMALL_WIDE, 18, 15, {true, true, true}},
	{SMALL_WIDE, SMALL_WIDE, 14, 5, {true, true, true}},
	{TINY_WIDE, TINY_WIDE, 10, 5, {true, true, true}},
	{TINY_WIDE, TINY_WIDE, 10, 5, {true, true, false}},
	{TINY_WIDE, TINY_WIDE, 10, 5, {false, true, false}}};

/* The last that shows all there is: before it the own hand is to lie open, from it on a strip of each card is enough. */
enum { SQUEEZES = sizeof squeezes / sizeof *squeezes, WHOLE = 2 };

int card_high(int wide)
{
	return (wide * 7 + 2) / 5;
}

int cards_high(const struct view *v, struct rect area)
{
	if (!v->cards || area.w < LEAST_WIDE || area.h < LEAST_HIGH)
		return 0;
	return area.h >= HIGH_FROM ? HIGH : LOW;
}

static int count(const struct view *v, int pile)
{
	int n = 0;
	for (int i = 0; i < v->cards; i++)
		n += v->card[i].pile == pile;
	return n;
}

static enum part part_of(const struct pile *p, int own)
{
	if (p->kind == PILE_HAND && p->side == own)
		return MIDDLE;
	return p->side == NOBODY || (p->side == own && p->kind != PILE_HAND) ? LEFT : RIGHT;
}

/* How far the cards of a pile reach, and the space behind it. */
static int pile_wide(const struct pile *p, int n, const struct squeeze *q)
{
	if (p->kind == PILE_UP || p->kind == PILE_DOWN)
		return q->pile + q->gap;
	if (!n)
		return 0;
	return p->kind == PILE_LAID ? n * (q->laid + 4) + q->gap : TINY_WIDE + (n - 1) * q->step + q->gap;
}

static int part_wide(const struct scenario *s, const struct view *v, int own, enum part part, const struct squeeze *q)
{
	int wide = 0;
	for (int i = 0; i < CARD_PILES && pile_of(s, i) && q->part[part]; i++)
		if (part_of(pile_of(s, i), own) == part)
			wide += pile_wide(pile_of(s, i), count(v, i), q);
	return wide ? wide + END : END;
}

static struct card_slot *add(struct cards *k, int pile, int card, int lies, int x, int wide)
{
	struct card_slot *at = &k->slot[k->n < CARD_SLOTS ? k->n++ : CARD_SLOTS - 1];
	int foot = k->named && lies != CARD_IN_HAND ? NAME : FOOT, high = card_high(wide);
	*at = (struct card_slot){.at = {x, k->strip.y + k->strip.h - foot - high, wide, high}, .shows = wide,
				 .card = card, .pile = (uint8_t)pile, .lies = (uint8_t)lies};
	if (k->strip.y - at->at.y > k->over)
		k->over = k->strip.y - at->at.y;
	return at;
}

/* The uppermost of a pile, or that it is empty. */
static void lay_top(struct cards *k, const struct view *v, int pile, int x, const struct squeeze *q)
{
	int top = NONE, n = 0;
	for (int i = 0; i < v->cards; i++)
		if (v->card[i].pile == pile) {
			top = v->card[i].card;
			n++;
		}
	add(k, pile, top, CARD_ON_PILE, x, q->pile)->count = n;
}

/* Side by side: those of a hand step by step, each on the one before. */
static void lay_row(struct cards *k, const struct view *v, int pile, int lies, int x, int wide, int step)
{
	int n = count(v, pile), done = 0;
	for (int i = 0; i < v->cards; i++) {
		if (v->card[i].pile != pile)
			continue;
		struct card_slot *at = add(k, pile, v->card[i].card, lies, x + done * step, wide);
		at->count = n;
		done++;
		at->shows = done < n && step < wide ? step : wide;
	}
}

static void lay_pile(struct cards *k, const struct pile *p, const struct view *v, int pile, int x,
		     const struct squeeze *q)
{
	if (p->kind == PILE_UP || p->kind == PILE_DOWN)
		lay_top(k, v, pile, x, q);
	else if (p->kind == PILE_LAID)
		lay_row(k, v, pile, CARD_LAID, x, q->laid, q->laid + 4);
	else
		lay_row(k, v, pile, CARD_IN_FAN, x, TINY_WIDE, q->step);
}

/* Other hands come before the piles of their side. */
static void lay_part(struct cards *k, const struct scenario *s, const struct view *v, int own, enum part part, int x,
		     const struct squeeze *q)
{
	for (int hands = 1; hands >= 0; hands--)
		for (int i = 0; i < CARD_PILES && pile_of(s, i) && q->part[part]; i++) {
			const struct pile *p = pile_of(s, i);
			if (part_of(p, own) != part || (p->kind == PILE_HAND) != hands)
				continue;
			lay_pile(k, p, v, i, x, q);
			x += pile_wide(p, count(v, i), q);
		}
}

static int hand_size(const struct scenario *s, const struct view *v, int own)
{
	int n = 0;
	for (int i = 0; i < CARD_PILES && pile_of(s, i); i++)
		n += part_of(pile_of(s, i), own) == MIDDLE ? count(v, i) : 0;
	return n;
}

/* The own hand in the room that is left for it: as large and as wide apart as it goes. */
static void lay_hand(struct cards *k, const struct scenario *s, const struct view *v, int own, int left, int room)
{
	int n = hand_size(s, v, own), key = 0;
	bool big = k->strip.h == HIGH && n * (BIG_WIDE + 4) <= room;
	int wide = big ? BIG_WIDE : SMALL_WIDE, step = big ? BIG_STEP : SMALL_STEP;
	if (n > 1 && wide + (n - 1) * step > room)
		step = (room - wide) / (n - 1) > 1 ? (room - wide) / (n - 1) : 1;
	k->wide = wide;
	k->high = card_high(wide);
	int x = left + (room - (wide + (n - 1) * step)) / 2, first = k->n;
	for (int i = 0; i < CARD_PILES && pile_of(s, i); i++)
		if (part_of(pile_of(s, i), own) == MIDDLE) {
			lay_row(k, v, i, CARD_IN_HAND, x, wide, step);
			x += count(v, i) * step;
		}
	for (int i = first; i < k->n; i++) {
		k->slot[i].key = ++key;
		k->slot[i].shows = i + 1 < k->n && step < wide ? step : wide;
	}
}

void cards_lay(struct cards *k, const struct scenario *s, const struct view *v, int own, struct rect area)
{
	int high = cards_high(v, area), n = hand_size(s, v, own), level = 0, left = 0, right = 0;
	memset(k, 0, sizeof *k);
	k->rule = NONE;
	if (!high)
		return;
	k->strip = (struct rect){area.x, area.y + area.h - high, area.w, high};
	for (; level < SQUEEZES; level++) {
		const struct squeeze *q = &squeezes[level];
		left = part_wide(s, v, own, LEFT, q);
		right = part_wide(s, v, own, RIGHT, q);
		int wants = n ? SMALL_WIDE + (n - 1) * (level < WHOLE ? SMALL_STEP : CLOSE_STEP) : 0;
		if (level == SQUEEZES - 1 || area.w - left - right >= wants)
			break;
	}
	const struct squeeze *q = &squeezes[level];
	k->named = high == HIGH;
	lay_part(k, s, v, own, LEFT, area.x + END, q);
	lay_hand(k, s, v, own, area.x + left, area.w - left - right);
	if (right > END) {
		k->rule = area.x + area.w - right - END / 2;
		lay_part(k, s, v, own, RIGHT, area.x + area.w - right + END / 2, q);
	}
}

int cards_number(const struct scenario *s, const struct view *v, int own, int card)
{
	int key = 0;
	for (int i = 0; i < CARD_PILES && pile_of(s, i); i++)
		for (int k = 0; k < v->cards && part_of(pile_of(s, i), own) == MIDDLE; k++) {
			if (v->card[k].pile != i)
				continue;
			key++;
			if (v->card[k].card == card)
				return key <= KEYS ? key : 0;
		}
	return 0;
}

int cards_at(const struct cards *k, int x, int y)
{
	for (int i = k->n - 1; i >= 0 && k->strip.w; i--) {
		const struct card_slot *at = &k->slot[i];
		if (x >= at->at.x && y >= at->at.y && x < at->at.x + at->shows && y < at->at.y + at->at.h)
			return i;
	}
	return NONE;
}

void spread_lay(struct card_spread *y, const struct view *v, const struct cards *k, struct rect area)
{
	y->n = 0;
	for (int i = 0; i < v->cards && y->pile != NONE; i++)
		if (v->card[i].pile == y->pile)
			y->card[y->n++] = v->card[i].card;
	y->frame = (struct rect){0, 0, 0, 0};
	if (!y->n || !k->strip.w)
		y->pile = NONE;
	if (y->pile == NONE)
		return;
	int wide = SMALL_WIDE, high = card_high(wide), room = area.w - 4 * SPREAD_EDGE;
	int columns = (room + SPREAD_GAP) / (wide + SPREAD_GAP), most = area.h * 9 / 20 - SPREAD_HEAD;
	columns = columns < 1 ? 1 : columns > y->n ? y->n : columns;
	int rows = (y->n + columns - 1) / columns;
	y->content = rows * (high + SPREAD_GAP) - SPREAD_GAP;
	int tall = y->content < most ? y->content : most < high / 2 ? high / 2 : most;
	y->scroll = y->scroll > y->content - tall ? y->content - tall : y->scroll;
	y->scroll = y->scroll < 0 ? 0 : y->scroll;
	int least = 240 < room ? 240 : room, inner = columns * (wide + SPREAD_GAP) - SPREAD_GAP;
	y->frame.w = (inner > least ? inner : least) + 2 * SPREAD_EDGE;
	y->frame.h = tall + SPREAD_HEAD + 2 * SPREAD_EDGE;
	y->frame.x = area.x + (area.w - y->frame.w) / 2;
	y->frame.y = area.y + area.h - k->over - SPREAD_ABOVE - y->frame.h;
	y->body = (struct rect){y->frame.x + SPREAD_EDGE, y->frame.y + SPREAD_EDGE + SPREAD_HEAD,
				y->frame.w - 2 * SPREAD_EDGE, tall};
	int left = (y->body.w - inner) / 2;
	for (int i = 0; i < y->n; i++)
		y->at[i] = (struct rect){y->body.x + left + i % columns * (wide + SPREAD_GAP),
					 y->body.y + i / columns * (high + SPREAD_GAP) - y->scroll, wide, high};
}

int spread_at(const struct card_spread *y, int px, int py)
{
	if (y->pile == NONE || !rect_has(y->body, px, py))
		return NONE;
	for (int i = 0; i < y->n; i++)
		if (rect_has(y->at[i], px, py))
			return i;
	return NONE;
}

struct rect card_large(struct rect area, int x, int below)
{
	int room = below - area.y - 8, high = room < LARGE_HIGH ? room < 40 ? 40 : room : LARGE_HIGH;
	struct rect r = {0, below - high, (high * LARGE_WIDE + LARGE_HIGH / 2) / LARGE_HIGH, high};
	r.x = x - r.w / 2;
	if (r.x + r.w > area.x + area.w - 6)
		r.x = area.x + area.w - 6 - r.w;
	if (r.x < area.x + 6)
		r.x = area.x + 6;
	return r;
}
