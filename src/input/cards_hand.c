/* Gestures and keys on the cards: raise, read, play, drag to the map, open a pile. */
#include "input/own.h"

#include <math.h>
#include <string.h>

/* A card of the hand is shown large after so long, others after longer. */
enum { HOVER_HAND = 140, HOVER_OTHER = 500, WHEEL_STEP = 40, ORDERS_MOST = 64, LEAST_LARGE = 300 };

/* Whose hand lies in the middle. Where the table shows what both may see: that of him who decides, so that it lies still when he looks. */
static int own_side(const struct table_view *t)
{
	const struct seat *seat = t->seat;
	return (seat->viewer == NOBODY ? seat->prompt.side : seat->viewer) == SIDE_1 ? SIDE_1 : SIDE_0;
}

static struct card_slot *slot(struct table_view *t, int i)
{
	return &t->cards.lie.slot[i];
}

static bool readable(const struct table_view *t, int i)
{
	return i >= 0 && i < t->cards.lie.n && t->cards.lie.slot[i].card >= 0;
}

static bool in_hand(const struct table_view *t, int i)
{
	return readable(t, i) && t->cards.lie.slot[i].lies == CARD_IN_HAND;
}

/* The owner is told which card of the hand is meant. */
static void raise(struct table_view *t, int i)
{
	struct card_table *k = &t->cards;
	int before = k->raised_card;

	k->raised = readable(t, i) ? i : NONE;
	k->raised_pile = k->raised == NONE ? NONE : slot(t, i)->pile;
	k->raised_card = k->raised == NONE ? NONE : slot(t, i)->card;
	k->hover_shown = false;
	if (k->raised_card != before && t->calls.card)
		t->calls.card(t->calls.who, in_hand(t, i) ? k->raised_card : NONE);
	touch(t);
}

void cards_lower(struct table_view *t)
{
	t->cards.spread.pile = t->cards.chosen = NONE;
	t->cards.hover = NONE; /* it is not shown again till the pointer moves */
	raise(t, NONE);
}

bool cards_raised(const struct table_view *t)
{
	return t->cards.raised != NONE || t->cards.spread.pile != NONE;
}

static struct rect above(const struct table_view *t)
{
	return t->scene.eye.area;
}

void cards_fill(struct table_view *t)
{
	struct card_table *k = &t->cards;
	int again = NONE;

	cards_lay(&k->lie, t->s, t->view, own_side(t), t->whole);
	spread_lay(&k->spread, t->view, &k->lie, above(t));
	k->hover = NONE;
	k->hover_shown = false;
	for (int i = 0; i < k->lie.n && k->raised_card != NONE; i++)
		if (k->lie.slot[i].card == k->raised_card && k->lie.slot[i].pile == k->raised_pile)
			again = i;
	if (again == NONE)
		raise(t, NONE);
	k->raised = again;
	if (k->chosen >= k->spread.n)
		k->chosen = NONE;
}

/* How many of the places where the card could be played are under the box. */
static int covered(const struct table_view *t, int card, const struct rect *box)
{
	struct order list[ORDERS_MOST];
	int n = card_orders(t, card, NONE, list, ORDERS_MOST), under = 0;
	float x, y;
	for (int i = 0; i < n; i++) {
		if (card_place(t, &list[i]) < 0)
			continue;
		scene_centre(&t->scene, card_place(t, &list[i]), &x, &y);
		under += rect_has(*box, (int)x, (int)y);
	}
	return under;
}

/* Above its place on the strip; while a place is to be chosen rather at an end of the map, if less is hidden there. */
static struct rect large_of(const struct table_view *t, const struct card_slot *s)
{
	struct rect area = above(t);
	int low = t->cards.lie.strip.y - 14, ends[2] = {area.x, area.x + area.w};
	struct rect best = card_large(area, s->at.x + s->shows / 2, low);
	int least = covered(t, s->card, &best);
	for (int i = 0; i < 2; i++) {
		struct rect other = card_large(area, ends[i], low);
		int under = covered(t, s->card, &other);
		if (under < least) {
			least = under;
			best = other;
		}
	}
	return best;
}

int cards_shown(const struct table_view *t, struct rect *large, int *at)
{
	const struct card_table *k = &t->cards;
	const struct card_spread *y = &k->spread;
	struct rect area = above(t);
	int in = k->chosen != NONE ? k->chosen : spread_at(y, t->px, t->py);

	*at = NONE;
	if (t->hand == HAND_CARD_DRAGS || !k->lie.strip.w)
		return NONE;
	if (y->pile != NONE) {
		if (in == NONE || y->card[in] == NONE)
			return NONE;
		bool room = y->frame.y - area.y >= LEAST_LARGE;
		int x = y->at[in].x + y->at[in].w / 2, far = x > area.x + area.w / 2 ? area.x : area.x + area.w;
		*large = card_large(area, room ? x : far, room ? y->frame.y - 8 : k->lie.strip.y - 14);
		return y->card[in];
	}
	*at = k->raised != NONE ? k->raised : k->hover_shown ? k->hover : NONE;
	if (!readable(t, *at))
		return *at = NONE;
	const struct card_slot *s = &k->lie.slot[*at];
	*large = card_large(area, s->at.x + s->shows / 2, k->lie.strip.y - 14);
	if (k->raised != NONE && s->lies == CARD_IN_HAND)
		*large = large_of(t, s);
	return s->card;
}

static bool on_large(const struct table_view *t, int x, int y)
{
	struct rect large;
	int at;
	return t->cards.raised != NONE && cards_shown(t, &large, &at) != NONE && rect_has(large, x, y);
}

bool cards_over(const struct table_view *t, int x, int y)
{
	const struct card_table *k = &t->cards;
	return rect_has(k->lie.strip, x, y) || cards_at(&k->lie, x, y) != NONE ||
	       (k->spread.pile != NONE && rect_has(k->spread.frame, x, y)) || on_large(t, x, y);
}

/* --- the mouse --- */

bool cards_press(struct table_view *t, const struct input *in)
{
	struct card_table *k = &t->cards;
	int at = on_large(t, in->x, in->y) ? k->raised : cards_at(&k->lie, in->x, in->y);

	if (k->spread.pile != NONE && rect_has(k->spread.frame, in->x, in->y)) {
		k->chosen = spread_at(&k->spread, in->x, in->y);
		touch(t);
		return true;
	}
	if (k->spread.pile != NONE && (at == NONE || slot(t, at)->pile == k->spread.pile)) {
		cards_lower(t); /* a click beside it closes the pile */
		return true;
	}
	if (at == NONE && !rect_has(k->lie.strip, in->x, in->y))
		return false;
	if (at == NONE || in->button != BUTTON_LEFT) {
		cards_lower(t);
		return true;
	}
	t->cursor = NONE; /* the mouse goes on */
	t->press_x = in->x;
	t->press_y = in->y;
	t->press_button = in->button;
	k->pressed = at;
	t->hand = HAND_CARD;
	touch(t);
	return true;
}

/* Where the card that is dragged is meant to be played: below the pointer, or where it could be so near by. NONE: it
 * needs no place. */
static int target(const struct table_view *t, int card)
{
	struct order list[ORDERS_MOST];
	int n = card_orders(t, card, NONE, list, ORDERS_MOST), best = place_under(t, t->px, t->py);
	float least = (float)scene_side(&t->scene) * 0.8f, x, y;

	if (cards_over(t, t->px, t->py) || (n && !card_needs_place(t, card)))
		return NONE;
	for (int i = 0; i < n; i++)
		if (card_place(t, &list[i]) == best)
			return best;
	for (int i = 0; i < n; i++) {
		int place = card_place(t, &list[i]);
		if (place < 0)
			continue;
		scene_centre(&t->scene, place, &x, &y);
		float away = hypotf(x - (float)t->px, y - (float)t->py);
		if (away < least) {
			least = away;
			best = place;
		}
	}
	return best;
}

void cards_motion(struct table_view *t, bool far)
{
	struct card_table *k = &t->cards;

	if (t->hand == HAND_CARD && far && in_hand(t, k->pressed)) {
		raise(t, k->pressed);
		k->spread.pile = NONE;
		t->hand = HAND_CARD_DRAGS;
	}
	if (t->hand != HAND_CARD_DRAGS)
		return;
	int card = slot(t, k->pressed)->card;
	k->target = target(t, card);
	card_tell(t, card, k->target);
	touch(t);
}

/* A card that only begins an order and was dropped on a unit: it is for that one. Where it cannot be, why not is said, and what was begun
 * after `kept` orders is given back. */
static void give_unit_below(struct table_view *t, int kept)
{
	int at = seat_builds(t->seat) ? scene_hit(&t->scene, t->px, t->py) : NONE;
	int counter = at == NONE ? NONE : t->scene.lie[at].counter;
	int piece = counter < 0 || counter >= t->view->counters ? NONE : t->view->counter[counter].piece;
	struct order list[ORDERS_MOST];
	int n = 0;

	for (int i = 0; piece != NONE && i < t->seat->orders.n && n < ORDERS_MOST; i++) {
		const struct verb *v = verb_at(t->s, t->seat->orders.at[i].verb);
		if (v && v->gesture == GESTURE_PIECE && t->seat->orders.at[i].piece == piece)
			list[n++] = t->seat->orders.at[i];
	}
	if (n) {
		hand_give(t, list, n, t->px, t->py);
	} else if (piece != NONE && own_piece(t, piece)) {
		hand_explain(t, piece, NONE, t->px, t->py);
		hand_undraft(t, kept);
	}
}

/* Has this card been played, and only its unit is not named yet? */
static bool waits_for_unit(const struct table_view *t, int card)
{
	return seat_builds(t->seat) && frame_now(t->seat->known)->number == card && !(t->seat->prompt.verbs & VERB(VERB_CARD));
}

static void drop(struct table_view *t)
{
	struct card_table *k = &t->cards;
	int card = slot(t, k->pressed)->card;
	bool back = cards_over(t, t->px, t->py);

	t->hand = HAND_EMPTY; /* from now on the card could be seen large, and be under the pointer */
	spoil(t);
	bool on_map = !back && rect_has(t->scene.eye.area, t->px, t->py), waits = on_map && waits_for_unit(t, card);
	int kept = t->seat->draft->n;
	if (waits || (on_map && card_give(t, card, k->target, t->px, t->py)))
		give_unit_below(t, kept);
	raise(t, NONE);
	k->target = NONE;
}

/* A click on a card: the first raises it, the second plays it. A pile is opened. */
static void click(struct table_view *t)
{
	struct card_table *k = &t->cards;
	struct card_slot *at = slot(t, k->pressed);

	if (at->lies == CARD_ON_PILE && at->card != NONE) {
		raise(t, NONE);
		k->spread.pile = at->pile;
		k->spread.scroll = 0;
		k->chosen = NONE;
		spread_lay(&k->spread, t->view, &k->lie, above(t));
		k->spread.scroll = k->spread.content; /* the uppermost lies last */
		spread_lay(&k->spread, t->view, &k->lie, above(t));
		spoil(t);
		return;
	}
	k->spread.pile = k->chosen = NONE;
	if (k->raised != k->pressed)
		raise(t, k->pressed);
	else if (at->lies == CARD_IN_HAND)
		card_give(t, at->card, NONE, t->px, t->py);
	else
		raise(t, NONE);
}

void cards_release(struct table_view *t)
{
	touch(t);
	if (t->hand == HAND_CARD_DRAGS) {
		drop(t);
		cards_hover(t);
		return;
	}
	t->hand = HAND_EMPTY;
	if (cards_over(t, t->px, t->py))
		click(t);
}

bool cards_click_map(struct table_view *t, int place, int x, int y)
{
	int card = in_hand(t, t->cards.raised) ? t->cards.raised_card : NONE;

	if (card != NONE && place >= 0 && card_needs_place(t, card)) {
		card_give(t, card, place, x, y);
		return true;
	}
	cards_lower(t);
	return false;
}

void cards_hover(struct table_view *t)
{
	struct card_table *k = &t->cards;
	int at = rect_has(k->spread.frame, t->px, t->py) && k->spread.pile != NONE ? NONE : cards_at(&k->lie, t->px, t->py);

	if (k->spread.pile != NONE)
		touch(t); /* the card under the pointer is shown */
	if (at == k->hover)
		return;
	bool shown = k->hover_shown && in_hand(t, at);
	k->hover = at;
	k->hover_since = canvas_now(t->c);
	k->hover_shown = shown;
	touch(t);
}

bool cards_tick(struct table_view *t, uint32_t now)
{
	struct card_table *k = &t->cards;

	if (k->hover == NONE || k->hover_shown || k->raised != NONE || t->hand != HAND_EMPTY || !readable(t, k->hover))
		return false;
	if (now - k->hover_since < (in_hand(t, k->hover) ? HOVER_HAND : HOVER_OTHER))
		return true;
	k->hover_shown = true;
	return false;
}

bool cards_wheel(struct table_view *t, int x, int y, int steps)
{
	struct card_table *k = &t->cards;

	if (!cards_over(t, x, y))
		return false;
	if (k->spread.pile != NONE) {
		k->spread.scroll -= steps * WHEEL_STEP;
		spread_lay(&k->spread, t->view, &k->lie, above(t));
	}
	return true;
}

/* --- keys --- */

/* What is on the screen is what is decided about: a key pressed before the screen showed it counts for nothing. */
static bool seen(const struct table_view *t)
{
	return t->cards.drawn == t->seat->turned;
}

bool cards_digit(struct table_view *t, int n)
{
	for (int i = 0; i < t->cards.lie.n && seen(t); i++)
		if (t->cards.lie.slot[i].key == n && readable(t, i)) {
			t->cards.spread.pile = NONE;
			raise(t, i);
			return true;
		}
	return false;
}

/* The next card that can be read to that side; from one end to the other. */
static void step(struct table_view *t, int by)
{
	int n = t->cards.lie.n, at = t->cards.raised;

	for (int i = 0; i < n; i++) {
		at = (at + by + n) % n;
		if (readable(t, at)) {
			raise(t, at);
			return;
		}
	}
}

static bool spread_key(struct table_view *t, int key)
{
	struct card_table *k = &t->cards;
	struct card_spread *y = &k->spread;
	int by = key == KEY_RIGHT || key == KEY_DOWN ? 1 : key == KEY_LEFT || key == KEY_UP ? -1 : 0;

	if (key == KEY_ESCAPE || key == KEY_ENTER) {
		cards_lower(t);
		return true;
	}
	if (!by || !y->n)
		return false;
	k->chosen = k->chosen == NONE ? y->n - 1 : (k->chosen + by + y->n) % y->n;
	const struct rect *at = &y->at[k->chosen];
	if (at->y < y->body.y)
		y->scroll -= y->body.y - at->y;
	else if (at->y + at->h > y->body.y + y->body.h)
		y->scroll += at->y + at->h - y->body.y - y->body.h;
	spread_lay(y, t->view, &k->lie, above(t));
	touch(t);
	return true;
}

bool cards_key(struct table_view *t, int key)
{
	struct card_table *k = &t->cards;

	if (k->spread.pile != NONE)
		return spread_key(t, key);
	if (k->raised == NONE)
		return false;
	if (key == KEY_LEFT || key == KEY_RIGHT) {
		step(t, key == KEY_RIGHT ? 1 : -1);
		return true;
	}
	if (key == KEY_ESCAPE) {
		cards_lower(t);
		return true;
	}
	if (key != KEY_ENTER)
		return false;
	if (seen(t)) {
		const struct rect *at = &slot(t, k->raised)->at;
		k->pressed = k->raised;
		t->px = at->x + at->w / 2;
		t->py = at->y;
		click(t);
	}
	return true;
}

/* --- for scripts and tests --- */

bool cards_find(const struct table_view *t, const char *name, int *px, int *py)
{
	const struct card_spread *y = &t->cards.spread;
	for (int i = 0; i < y->n && y->pile != NONE; i++) {
		const struct rect *at = &y->at[i];
		if (y->card[i] == NONE || strcmp(t->s->card[y->card[i]].id, name) != 0)
			continue;
		*px = at->x + at->w / 2;
		*py = at->y + at->h / 2;
		return rect_has(y->body, *px, *py);
	}
	for (int i = 0; i < t->cards.lie.n; i++) {
		const struct card_slot *s = &t->cards.lie.slot[i];
		bool pile = s->lies == CARD_ON_PILE && !strcmp(pile_of(t->s, s->pile)->name, name);
		if (!pile && (s->card < 0 || strcmp(t->s->card[s->card].id, name) != 0))
			continue;
		*px = s->at.x + s->shows / 2;
		*py = s->at.y + s->at.h / 2;
		return true;
	}
	return false;
}
