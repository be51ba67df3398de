/* Cards on the strip: they lie inside the window and do not hide each other, what is under the pointer is what is drawn
 * there, and every gesture that plays a card plays it, or says why not. */
#include "hands.h"

#include "match/match.h"

#include <stdlib.h>
#include <string.h>

/* --- where they lie --- */

/* The table as the screen gives it to the map, from 1024 x 600 to 1920 x 1080, with the side panel and without. */
static const struct rect areas[] = {{0, 62, 656, 498}, {0, 62, 994, 498}, {0, 62, 912, 698}, {0, 62, 1250, 698},
				    {0, 62, 1552, 978}, {0, 62, 1890, 978}, {10, 90, 200, 160}, {0, 0, 7600, 3900}};

enum { AREAS = sizeof areas / sizeof *areas, BLUE_HAND = 0, RED_HAND, DRAW, DISCARD, BLUE_LAID, RED_LAID };

/* The template game's piles with so many cards. */
static struct view some_cards(const struct scenario *s, int hand, int theirs, int drawn, int discards)
{
	struct view v;
	view_clear(&v, LIE_HEAP);
	for (int i = 0; i < drawn; i++)
		view_lay(&v, DRAW, NONE, NOBODY, false);
	for (int i = 0; i < hand; i++)
		view_lay(&v, BLUE_HAND, i % s->cards, SIDE_0, i & 1);
	for (int i = 0; i < theirs; i++)
		view_lay(&v, RED_HAND, NONE, SIDE_1, false);
	for (int i = 0; i < discards; i++)
		view_lay(&v, DISCARD, i % s->cards, NOBODY, false);
	return v;
}

static bool inside(const struct rect *r, const struct rect *in)
{
	return r->x >= in->x && r->y >= in->y && r->x + r->w <= in->x + in->w && r->y + r->h <= in->y + in->h;
}

/* The one that was painted last at a point, as the drawing does it. */
static int painted(const struct cards *k, int x, int y)
{
	int found = NONE;
	for (int i = 0; i < k->n; i++) {
		const struct rect *r = &k->slot[i].at;
		if (x >= r->x && x < r->x + r->w && y >= r->y && y < r->y + r->h)
			found = i;
	}
	return found;
}

static void check_layout(const struct cards *k, const struct rect *area, int hand)
{
	int key = 0;
	assert_true(inside(&k->strip, area));
	for (int i = 0; i < k->n; i++) {
		const struct card_slot *s = &k->slot[i];
		assert_true(inside(&s->at, area));
		assert_true(s->shows > 0 && s->shows <= s->at.w && s->at.h == card_high(s->at.w));
		if (s->lies == CARD_IN_HAND)
			assert_int_equal(s->key, ++key);
		for (int j = i + 1; j < k->n; j++) /* only those of one hand lie on each other */
			assert_true(k->slot[j].pile == s->pile || k->slot[j].at.x >= s->at.x + s->at.w ||
				    k->slot[j].at.x + k->slot[j].at.w <= s->at.x);
	}
	assert_int_equal(key, hand);
	for (int y = area->y; y < area->y + area->h; y += 7)
		for (int x = area->x; x < area->x + area->w; x += 3)
			if (y >= k->strip.y - k->over)
				assert_int_equal(cards_at(k, x, y), painted(k, x, y));
			else
				assert_int_equal(cards_at(k, x, y), NONE);
}

static void cards_lie_inside_and_apart(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("null/duel", SIDE_0);
	struct cards k;
	for (size_t a = 0; a < AREAS; a++)
		for (int hand = 0; hand <= 14; hand++) {
			struct view v = some_cards(h->seat->scenario, hand, hand / 2, 30, hand);
			cards_lay(&k, h->seat->scenario, &v, SIDE_0, areas[a]);
			assert_int_equal(k.strip.w, areas[a].w);
			check_layout(&k, &areas[a], hand);
		}
	hands_close(h);
}

/* Eight cards in hand lie side by side in a window of 1280 x 800 without the panel, and large ones in the larger. */
static void cards_are_as_large_as_the_window_allows(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("null/duel", SIDE_0);
	struct view v = some_cards(h->seat->scenario, 8, 4, 20, 3);
	struct cards k;
	cards_lay(&k, h->seat->scenario, &v, SIDE_0, areas[3]);
	assert_int_equal(k.wide, 70);
	for (int i = 0; i < k.n; i++)
		assert_true(k.slot[i].lies != CARD_IN_HAND || k.slot[i].shows == 70);
	v = some_cards(h->seat->scenario, 6, 4, 20, 3);
	cards_lay(&k, h->seat->scenario, &v, SIDE_0, areas[4]);
	assert_int_equal(k.wide, 120);
	assert_true(k.over > 40 && k.strip.h == 124);
	view_clear(&v, LIE_HEAP);
	cards_lay(&k, h->seat->scenario, &v, SIDE_0, areas[4]);
	assert_int_equal(k.strip.w, 0);
	assert_int_equal(cards_high(&v, areas[4]), 0);
	hands_close(h);
}

/* The second seat has its own hand in the middle, and backs of the other's. */
static void each_side_has_its_own_hand(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("null/duel", SIDE_0);
	struct view v = some_cards(h->seat->scenario, 5, 3, 20, 3);
	struct cards k;
	cards_lay(&k, h->seat->scenario, &v, SIDE_1, areas[2]);
	int mine = 0, theirs = 0;
	for (int i = 0; i < k.n; i++) {
		mine += k.slot[i].lies == CARD_IN_HAND && k.slot[i].pile == RED_HAND;
		theirs += k.slot[i].lies == CARD_IN_FAN && k.slot[i].pile == BLUE_HAND;
	}
	assert_int_equal(mine, 3);
	assert_int_equal(theirs, 5);
	assert_int_equal(cards_number(h->seat->scenario, &v, SIDE_0, 3), 4);
	assert_int_equal(cards_number(h->seat->scenario, &v, SIDE_1, 3), 0);
	hands_close(h);
}

static void a_pile_is_spread_out_to_be_read(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("null/duel", SIDE_0);
	for (size_t a = 0; a < AREAS; a++)
		for (int n = 1; n < 90; n += 11) {
			struct view v = some_cards(h->seat->scenario, 2, 2, 5, n);
			struct cards k;
			struct card_spread y = {.pile = DISCARD};
			struct rect map = areas[a];
			cards_lay(&k, h->seat->scenario, &v, SIDE_0, map);
			map.h -= k.strip.h;
			spread_lay(&y, &v, &k, map);
			assert_int_equal(y.n, n);
			if (a == 6) /* too small to be of use: it only must not crash */
				continue;
			assert_true(inside(&y.frame, &map));
			for (int i = 0; i < n; i++)
				for (int j = i + 1; j < n; j++)
					assert_true(y.at[j].x >= y.at[i].x + y.at[i].w ||
						    y.at[j].y >= y.at[i].y + y.at[i].h);
			y.scroll = 100000; /* the last one can be seen */
			spread_lay(&y, &v, &k, map);
			assert_int_equal(spread_at(&y, y.at[n - 1].x + 5, y.at[n - 1].y + y.at[n - 1].h - 5), n - 1);
			v = some_cards(h->seat->scenario, 2, 2, 5, 0);
			spread_lay(&y, &v, &k, map);
			assert_int_equal(y.pile, NONE);
		}
	hands_close(h);
}

/* --- what is done with them --- */

/* A table where Blue is asked for a card. */
static struct hands *asked(int width, int height)
{
	struct hands *h = hands_open_in("null/duel", SIDE_0, width, height);
	struct orders *list = malloc(sizeof *list);
	uint32_t state = 3;
	assert_non_null(list);
	while (!h->seat->prompt.reaction || h->seat->prompt.side != SIDE_0) {
		match_orders(h->m, list);
		assert_true(list->n > 0);
		state = state * 1664525u + 1013904223u;
		assert_true(match_play(h->m, &list->at[(state >> 8) % (uint32_t)list->n], 1, NULL));
	}
	free(list);
	hands_settle(h);
	assert_true(seat_decides(h->seat) && h->seat->orders.n > 1);
	return h;
}

/* The n-th card of Blue's hand. */
static const char *in_hand(const struct hands *h, int n)
{
	for (int i = 0; i < h->seat->view.cards; i++)
		if (h->seat->view.card[i].pile == BLUE_HAND && !n--)
			return h->seat->scenario->card[h->seat->view.card[i].card].id;
	return "";
}

static int number_of(const struct hands *h, const char *id)
{
	return card_find(h->seat->scenario, id);
}

static bool played(const struct hands *h, int card, int before)
{
	if (match_now(h->m) == before)
		return false;
	struct order o = match_order(h->m, before);
	return o.verb == VERB_CARD && o.number == card;
}

static void a_click_raises_and_a_second_plays(void **unused)
{
	(void)unused;
	struct hands *h = asked(1280, 800);
	int now = match_now(h->m), card = number_of(h, in_hand(h, 0));
	const char *id = h->seat->scenario->card[card].id;
	hands_click(h, id, 0);
	assert_int_equal(match_now(h->m), now);
	assert_int_equal(table_card_read(h->t), card);
	assert_true(table_grabs_keys(h->t));
	hands_click(h, id, 0);
	assert_true(played(h, card, now));
	assert_int_equal(h->t->cards.raised, NONE);
	hands_close(h);
}

/* The large picture is the card: a click on it plays too; one beside it lowers the card. */
static void the_large_picture_plays_and_the_map_lowers(void **unused)
{
	(void)unused;
	struct hands *h = asked(1280, 800);
	int now = match_now(h->m), card = number_of(h, in_hand(h, 0)), slot;
	struct rect large;
	hands_click(h, in_hand(h, 0), 0);
	assert_int_equal(cards_shown(h->t, &large, &slot), card);
	hands_move(h, large.x - 30, large.y + 20);
	table_input(h->t, &(struct input){.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = h->x, .y = h->y});
	table_input(h->t, &(struct input){.kind = INPUT_RELEASE, .button = BUTTON_LEFT, .x = h->x, .y = h->y});
	assert_int_equal(h->t->cards.raised, NONE);
	assert_int_equal(match_now(h->m), now);
	hands_click(h, in_hand(h, 0), 0);
	hands_move(h, large.x + large.w / 2, large.y + 60);
	table_input(h->t, &(struct input){.kind = INPUT_PRESS, .button = BUTTON_LEFT, .x = h->x, .y = h->y});
	table_input(h->t, &(struct input){.kind = INPUT_RELEASE, .button = BUTTON_LEFT, .x = h->x, .y = h->y});
	assert_true(played(h, card, now));
	hands_close(h);
}

static void a_digit_raises_and_enter_plays(void **unused)
{
	(void)unused;
	struct hands *h = asked(1280, 800);
	int now = match_now(h->m), first = number_of(h, in_hand(h, 0)), second = number_of(h, in_hand(h, 1));
	bool two = second >= 0;
	hands_key(h, '1', 0);
	assert_int_equal(table_card_read(h->t), first);
	hands_key(h, KEY_ESCAPE, 0);
	assert_int_equal(table_card_read(h->t), NONE);
	hands_key(h, '1', 0);
	hands_key(h, KEY_RIGHT, 0);
	assert_int_equal(table_card_read(h->t), two ? second : first);
	hands_key(h, KEY_LEFT, 0);
	assert_int_equal(table_card_read(h->t), first);
	hands_key(h, '9', 0); /* there is no such card */
	assert_int_equal(match_now(h->m), now);
	hands_key(h, KEY_ENTER, 0);
	assert_true(played(h, first, now));
	hands_close(h);
}

/* A key that was pressed before the screen showed what is asked is for nobody. */
static void a_key_counts_for_what_is_on_the_screen(void **unused)
{
	(void)unused;
	struct hands *h = asked(1280, 800);
	int now = match_now(h->m);
	hands_key(h, '1', 0);
	seat_refresh(h->seat); /* something was heard and is not drawn yet */
	table_input(h->t, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
	assert_int_equal(match_now(h->m), now);
	hands_key(h, KEY_ESCAPE, 0);
	seat_refresh(h->seat);
	table_input(h->t, &(struct input){.kind = INPUT_KEY, .key = '1'});
	assert_int_equal(h->t->cards.raised, NONE);
	hands_settle(h);
	hands_key(h, '1', 0);
	assert_int_not_equal(h->t->cards.raised, NONE);
	hands_close(h);
}

static void a_drag_to_the_map_plays(void **unused)
{
	(void)unused;
	struct hands *h = asked(1280, 800);
	int now = match_now(h->m), card = number_of(h, in_hand(h, 0)), x, y;
	hands_hold(h, in_hand(h, 0), "C2", 0);
	assert_int_equal(h->t->hand, HAND_CARD_DRAGS);
	assert_true(h->t->cards.fits && strstr(h->t->cards.line.at, h->seat->scenario->card[card].title));
	hands_key(h, KEY_ESCAPE, 0); /* it goes back */
	hands_drop(h);
	assert_int_equal(match_now(h->m), now);
	assert_int_equal(h->t->hand, HAND_EMPTY);
	hands_hold(h, in_hand(h, 0), "C2", 0);
	assert_true(table_find_card(h->t, in_hand(h, 0), &x, &y));
	hands_move(h, x, y - 40); /* back to the strip, where cards stand out above it */
	hands_drop(h);
	assert_int_equal(match_now(h->m), now);
	assert_int_equal(h->t->cards.raised, NONE);
	hands_drag(h, in_hand(h, 0), "C2", 0);
	assert_true(played(h, card, now));
	hands_close(h);
}

/* Outside a window the same gestures say why not, and change nothing. */
static void what_cannot_be_played_says_why(void **unused)
{
	(void)unused;
	struct hands *h = hands_open_in("null/duel", SIDE_0, 1280, 800);
	int now = match_now(h->m);
	assert_string_not_equal(in_hand(h, 0), "");
	hands_click(h, in_hand(h, 0), 0);
	assert_string_equal(h->reason, "");
	hands_click(h, in_hand(h, 0), 0);
	assert_string_equal(h->reason, "It cannot be played now.");
	hands_drag(h, in_hand(h, 1), "C2", 0);
	assert_string_equal(h->reason, "It cannot be played now.");
	assert_int_equal(match_now(h->m), now);
	hands_close(h);
	h = asked(1280, 800);
	seat_look(h->seat, 0);
	hands_settle(h);
	hands_drag(h, in_hand(h, 0), "C2", 0);
	assert_non_null(strstr(h->reason, "looking back"));
	hands_close(h);
}

static void discards_are_opened_and_read(void **unused)
{
	(void)unused;
	struct hands *h = asked(1280, 800);
	int card = number_of(h, in_hand(h, 0)), x, y;
	hands_click(h, "Discards", 0); /* none yet, or some */
	hands_key(h, KEY_ESCAPE, 0);
	hands_drag(h, in_hand(h, 0), "C2", 0);
	hands_click(h, "Discards", 0);
	assert_int_equal(h->t->cards.spread.pile, DISCARD);
	assert_true(table_find_card(h->t, h->seat->scenario->card[card].id, &x, &y));
	hands_move(h, x, y);
	assert_int_equal(table_card_read(h->t), card);
	hands_move(h, 300, 80);
	assert_int_equal(table_card_read(h->t), NONE);
	hands_key(h, KEY_LEFT, 0);
	assert_int_not_equal(table_card_read(h->t), NONE);
	hands_key(h, KEY_ESCAPE, 0);
	assert_int_equal(h->t->cards.spread.pile, NONE);
	hands_click(h, "Deck", 0); /* backs tell nothing */
	assert_int_equal(h->t->cards.spread.pile, NONE);
	assert_int_equal(table_card_read(h->t), NONE);
	hands_close(h);
}

/* Resting on a card shows it, at once on those beside it, and no more when the pointer leaves the table. */
static void a_resting_pointer_reads(void **unused)
{
	(void)unused;
	struct hands *h = asked(1280, 800);
	int x, y, card = number_of(h, in_hand(h, 0));
	assert_true(table_find_card(h->t, in_hand(h, 0), &x, &y));
	hands_move(h, x, y);
	assert_int_equal(table_card_read(h->t), NONE);
	hands_settle(h);
	assert_int_equal(table_card_read(h->t), card);
	assert_true(h->t->hover_piece == NONE && h->t->hover_place == NONE);
	table_pointer(h->t, -5, 20);
	assert_int_equal(table_card_read(h->t), NONE);
	hands_close(h);
}

static bool serves_nothing(const struct scenario *s, const struct position *p, const struct order *o, struct text *why)
{
	(void)s, (void)p, (void)o;
	if (why)
		text_set(why, "It does nothing now");
	return false;
}

/* How often a text was drawn, or a veil over a card. */
static int drawn(const struct hands *h, const char *text)
{
	int n, found = 0;
	const struct canvas_item *item = canvas_drawn(h->t->c, &n);
	for (int i = 0; i < n; i++)
		found += text ? item[i].kind == DRAWN_TEXT && strstr(item[i].name, text) != NULL
			      : (item[i].kind == DRAWN_SPRITE && strstr(item[i].name, "veil")) || (item[i].kind == DRAWN_FILL && item[i].colour == 0x4a3d2c58);
	return found;
}

static void draw_anew(struct hands *h)
{
	canvas_present(h->t->c);
	h->t->stale = true;
	table_draw(h->t);
}

/* A card of the hand is lit or veiled, never between; at rest over it, it is said what it would do, or why it does nothing now. */
static void a_card_that_does_nothing_is_veiled_and_says_why(void **unused)
{
	(void)unused;
	struct hands *h = asked(1280, 800);
	struct words words = *h->seat->words;
	const struct words *usual = h->seat->words;
	int x, y, card = h->seat->orders.at[0].number, lit = 0;
	for (int i = 0; i < h->seat->orders.n; i++)
		card = h->seat->orders.at[i].verb == VERB_CARD ? h->seat->orders.at[i].number : card;
	for (int i = 0; i < h->seat->scenario->cards; i++)
		lit += table_card_lit(h->t, i);
	draw_anew(h);
	int veiled = drawn(h, NULL);
	words.serves = serves_nothing;
	h->seat->words = &words;
	draw_anew(h);
	assert_true(lit > 0);
	assert_int_equal(drawn(h, NULL), veiled + lit);
	assert_true(table_find_card(h->t, h->seat->scenario->card[card].id, &x, &y));
	hands_move(h, x, y);
	hands_settle(h);
	assert_int_equal(table_card_read(h->t), card);
	draw_anew(h);
	assert_true(drawn(h, "It does nothing now") > 0);
	h->seat->words = usual;
	h->seat->turned++;
	hands_settle(h);
	hands_close(h);
}

/* --- a card that is played to a place --- */

/* Blue may play Feint to a point where one of his blocks stands. */
static struct hands *valley(void)
{
	struct hands *h = hands_open_in("null/valley", SIDE_0, 1280, 800);
	struct orders *list = malloc(sizeof *list);
	uint32_t state = 11;
	assert_non_null(list);
	for (int i = 0; i < 4000; i++) {
		struct order first;
		int card = number_of(h, in_hand(h, 0));
		if (seat_decides(h->seat) && card >= 0 && !h->seat->prompt.depth && card_needs_place(h->t, card) &&
		    card_orders(h->t, card, NONE, &first, 1))
			break;
		match_orders(h->m, list);
		assert_true(list->n > 0);
		state = state * 1664525u + 1013904223u;
		assert_true(match_play(h->m, &list->at[(state >> 8) % (uint32_t)list->n], 1, NULL));
	}
	free(list);
	hands_settle(h);
	return h;
}

/* A place where it can be played, and one where it cannot. */
static void two_places(const struct hands *h, int card, int *good, int *bad)
{
	struct order o;
	*good = *bad = NONE;
	for (int i = 0; i < h->seat->scenario->board.count; i++)
		*(card_orders(h->t, card, i, &o, 1) ? good : bad) = i;
	assert_true(*good != NONE && *bad != NONE);
}

static void a_card_is_dragged_to_its_place(void **unused)
{
	(void)unused;
	struct hands *h = valley();
	int now = match_now(h->m), card = number_of(h, in_hand(h, 0)), good, bad;
	two_places(h, card, &good, &bad);
	const struct place *at = h->seat->scenario->board.at;
	hands_hold(h, in_hand(h, 0), at[bad].id, 0);
	assert_false(h->t->cards.fits);
	assert_true(h->t->cards.line.at[0]);
	hands_drop(h);
	assert_string_not_equal(h->reason, "");
	assert_int_equal(match_now(h->m), now);
	assert_int_equal(h->t->cards.raised, NONE);
	hands_hold(h, in_hand(h, 0), at[good].id, 0);
	assert_true(h->t->cards.fits && h->t->cards.target == good);
	hands_drop(h);
	assert_true(match_now(h->m) > now);
	struct order o = match_order(h->m, now);
	assert_true(o.number == card && o.place == good);
	hands_close(h);
}

/* Raised, it is played by a click on its place; Enter has one of the places chosen. */
static void a_raised_card_is_played_by_a_click_on_its_place(void **unused)
{
	(void)unused;
	struct hands *h = valley();
	int now = match_now(h->m), card = number_of(h, in_hand(h, 0)), good, bad, slot;
	struct order list[64];
	struct rect large;
	two_places(h, card, &good, &bad);
	const struct place *at = h->seat->scenario->board.at;
	hands_key(h, '1', 0);
	assert_int_equal(cards_shown(h->t, &large, &slot), card);
	if (card_orders(h->t, card, NONE, list, 64) > 1) {
		hands_key(h, KEY_ENTER, 0);
		assert_true(h->menu > 1);
	}
	assert_int_equal(match_now(h->m), now);
	int x, y;
	assert_true(table_find_place(h->t, good, &x, &y));
	hands_click(h, at[bad].id, 0);
	assert_int_equal(match_now(h->m), now);
	hands_key(h, '1', 0);
	hands_click(h, at[good].id, 0);
	struct order o = match_order(h->m, now);
	assert_true(match_now(h->m) > now && o.number == card && o.place == good);
	hands_close(h);
}

/* The first look at the map is at what the cards that stand out over it leave free; before Eylau not all have room there, as large as the numbers
 * on them need. */
static void no_block_begins_behind_the_cards(void **unused)
{
	(void)unused;
	static const char *const games[] = {"napoleon1807/friedland", "napoleon1807/pultusk"};
	static const int sizes[][2] = {{912, 678}, {1158, 880}};
	for (int i = 0; i < 4; i++) {
		struct hands *h = hands_open_in(games[i / 2], SIDE_0, sizes[i & 1][0], sizes[i & 1][1]);
		const struct table_calls none = {0};
		struct error e = {0};
		struct table_view *t = table_open(h->c, h->seat, getenv("GROGNARD_DATA"), &none, &e);
		assert_non_null(t);
		assert_true(t->scene.lying > 9 && t->cards.lie.over > 0);
		for (int k = 0; k < t->scene.lying; k++) {
			float x, y;
			camera_to_screen(&t->scene.eye, t->scene.lie[k].x, t->scene.lie[k].y, &x, &y);
			if (y > (float)(t->cards.lie.strip.y - t->cards.lie.over))
				fail_msg("%s: %s lies behind the cards", games[i / 2], h->seat->scenario->piece[t->view->counter[t->scene.lie[k].counter].piece].id);
		}
		table_close(t);
		hands_close(h);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(cards_lie_inside_and_apart), cmocka_unit_test(cards_are_as_large_as_the_window_allows),
		cmocka_unit_test(each_side_has_its_own_hand), cmocka_unit_test(a_pile_is_spread_out_to_be_read),
		cmocka_unit_test(a_click_raises_and_a_second_plays),
		cmocka_unit_test(the_large_picture_plays_and_the_map_lowers),
		cmocka_unit_test(a_digit_raises_and_enter_plays),
		cmocka_unit_test(a_key_counts_for_what_is_on_the_screen), cmocka_unit_test(a_drag_to_the_map_plays),
		cmocka_unit_test(what_cannot_be_played_says_why), cmocka_unit_test(discards_are_opened_and_read),
		cmocka_unit_test(a_resting_pointer_reads), cmocka_unit_test(a_card_that_does_nothing_is_veiled_and_says_why),
		cmocka_unit_test(a_card_is_dragged_to_its_place),
		cmocka_unit_test(a_raised_card_is_played_by_a_click_on_its_place),
		cmocka_unit_test(no_block_begins_behind_the_cards),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
