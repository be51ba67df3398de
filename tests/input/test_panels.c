/* What lies over the map says what it means, folds away, and leaves what a player wants to see in sight. */
#include "hands.h"

#include "input/asked.h"

#include <math.h>
#include <string.h>

static bool touch_each_other(struct rect a, struct rect b)
{
	return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void click_at(struct hands *h, int x, int y)
{
	struct input press = {.kind = INPUT_PRESS, .x = x, .y = y, .button = BUTTON_LEFT, .clicks = 1}, release = press;
	hands_move(h, x, y);
	release.kind = INPUT_RELEASE;
	table_input(h->t, &press);
	table_input(h->t, &release);
	hands_settle(h);
}

static void an_overlay_has_its_legend(void **unused)
{
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	(void)unused;
	table_draw(h->t);
	assert_int_equal(h->t->legend.w, 0);
	table_overlay(h->t, QUERY_ZOC, NONE, NONE);
	table_draw(h->t);
	int tall = h->t->legend.h;
	assert_true(h->t->legend.w > 0);
	click_at(h, h->t->legend.x + 20, h->t->legend.y + 12);
	assert_true(h->t->legend.w > 0 && h->t->legend.h < tall);
	assert_true(h->t->overlay_on);
	table_overlay_off(h->t);
	table_draw(h->t);
	assert_int_equal(h->t->legend.w, 0);
	hands_close(h);
}

/* How many hexes round Dorogobuzh are ruled in this pattern, drawn anew. */
static int ruled(struct hands *h, const char *pattern)
{
	int n, found = 0;
	table_see(h->t, 0.72f, 0.42f, 71);
	hands_settle(h);
	canvas_present(h->c);
	spoil(h->t);
	table_draw(h->t);
	const struct canvas_item *item = canvas_drawn(h->c, &n);
	for (int i = 0; i < n; i++)
		found += item[i].kind == DRAWN_POLYGON && !strcmp(item[i].name, pattern);
	return found;
}

/* While a unit is in hand, clicked or dragged, the zones that are asked for are seen: those of the enemy, who alone stop it. */
static void the_enemys_zones_are_seen_with_a_unit_in_hand(void **unused)
{
	struct hands *h = hands_open_in("hex-road9.grog", SIDE_0, 1280, 800);
	(void)unused;
	table_overlay(h->t, QUERY_ZOC, NONE, NONE);
	int enemy = ruled(h, "hatch-enemy"), own = ruled(h, "hatch-friend"), tall = h->t->legend.h;
	assert_true(enemy > 0 && own > 0);
	hands_click(h, "FR-ic-08", 0);
	assert_true(lifted(h->t) && h->t->overlay_on);
	assert_int_equal(ruled(h, "hatch-enemy"), enemy);
	assert_int_equal(ruled(h, "hatch-friend"), 0);
	assert_true(h->t->legend.w > 0 && h->t->legend.h < tall); /* one's own have no line */
	hands_key(h, KEY_ESCAPE, 0);
	hands_hold(h, "FR-ic-08", "4925", 0);
	assert_true(lifted(h->t) && ruled(h, "hatch-enemy") > 0);
	hands_close(h);
}

static void every_overlay_has_words_for_what_it_draws(void **unused)
{
	static const char *const games[] = {"borodino/7-september", "berezina/crossing", "area1812/1-invasion", "hex1812/1-invasion"};
	(void)unused;
	for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
		struct hands *h = hands_open(games[i], SIDE_0);
		for (const struct showing *at = showings_of(h->t->s); at->words; at++) {
			if (at->ink & (INK_OUTLINE | INK_WAY))
				assert_non_null(at->means[0]);
			if (at->ink & (INK_HATCH | INK_TINT))
				assert_true(at->means[1] && at->means[2]);
			for (int v = 1; v < 4 && at->ink & INK_RING; v++)
				assert_true(!at->verdict[v].colour || at->verdict[v].means);
		}
		hands_close(h);
	}
}

static void the_small_map_folds_to_a_sign(void **unused)
{
	struct hands *h = hands_open_in("borodino/7-september", SIDE_0, 1000, 700);
	(void)unused;
	table_see(h->t, 0.5f, 0.5f, 100);
	hands_settle(h);
	struct rect was = h->t->overview, sign = h->t->overview_sign;
	assert_true(was.w > 0 && sign.w > 0);
	click_at(h, sign.x + sign.w / 2, sign.y + sign.h / 2);
	assert_int_equal(h->t->overview.w, 0);
	sign = h->t->overview_sign;
	assert_true(sign.w > 0 && sign.w * sign.h < was.w * was.h / 8);
	click_at(h, sign.x + sign.w / 2, sign.y + sign.h / 2);
	assert_int_equal(h->t->overview.w, was.w);
	hands_close(h);
}

/* Where the charts of a sheet lie below the map, all hexes may be on the screen and the sheet not: there is nothing more to look for. */
static void the_small_map_goes_when_the_map_is_in_sight(void **unused)
{
	struct hands *h = hands_open_in("gamble/1812", SIDE_0, 1280, 800);
	const struct board *b = &h->t->s->board;
	const struct camera *eye = &h->t->scene.eye;
	float left = 1e6f, top = 1e6f, right = 0, low = 0, x, y;
	(void)unused;
	table_see(h->t, 0.5f, 0.5f, 71);
	hands_settle(h);
	assert_true(h->t->overview.w > 0);
	for (int place = 0; place < b->count; place++) {
		sheet_centre(&h->t->scene.sheet, b, place, &x, &y);
		left = fminf(left, x), top = fminf(top, y), right = fmaxf(right, x), low = fmaxf(low, y);
	}
	struct camera whole = *eye;
	camera_frame(&whole, left, top, right, low);
	table_see(h->t, (left + right) / 2 / eye->sheet_w, (top + low) / 2 / eye->sheet_h, (int)whole.percent);
	hands_settle(h);
	assert_true(eye->sheet_h * eye->percent / 100 > (float)eye->area.h);
	assert_int_equal(h->t->overview.w, 0);
	hands_close(h);
}

static void what_is_seen_from_a_place_is_shown(void **unused)
{
	struct hands *h = hands_open("berezina/crossing", SIDE_0);
	const struct showing *sight = showing_of(h->t->s, QUERY_SIGHT);
	int n = 0;
	(void)unused;
	assert_non_null(sight);
	assert_non_null(sight->icon);
	for (int i = 0; i < h->t->view->counters; i++)
		if (h->t->view->counter[i].place >= 0 && h->t->view->counter[i].piece >= 0) {
			table_overlay(h->t, QUERY_SIGHT, h->t->view->counter[i].piece, NONE);
			break;
		}
	for (int i = 0; i < h->t->s->board.count; i++)
		n += h->t->overlay.value[i] > 0;
	assert_true(n > 0);
	hands_close(h);
}

/* A stack that is spread out is wholly on the map, and not over the stack itself. */
static void a_stack_is_spread_out_in_sight(void **unused)
{
	struct hands *h = hands_open_in("area1812/1-invasion", SIDE_0, 700, 420);
	const struct rect *a = &h->t->scene.eye.area;
	int looked = 0;
	(void)unused;
	for (int i = 0; i < h->t->s->board.count; i++) {
		fan_open(h->t, i);
		if (!h->t->fan.open)
			continue;
		struct rect r = h->t->fan.tray;
		looked++;
		assert_true(r.x >= a->x && r.y >= a->y && r.x + r.w <= a->x + a->w && r.y + r.h <= a->y + a->h);
		for (int k = 0; k < h->t->fan.n; k++)
			assert_true(touch_each_other(h->t->fan.face[k], r));
	}
	assert_true(looked > 0);
	hands_close(h);
}

/* Wherever a stack lies, and at every size of the window, it is spread out off the cards of the hand, which stand out over the map. */
static void a_stack_is_spread_out_off_the_hand(void **unused)
{
	(void)unused;
	int looked = 0;
	for (int high = 420; high <= 700; high += 140) {
		struct hands *h = hands_open_in("napoleon1807/friedland", SIDE_0, 700, high);
		const struct rect *a = &h->t->scene.eye.area;
		assert_true(h->t->cards.lie.over > 0);
		for (int i = 0; i < h->t->s->board.count; i += 4) {
			table_look_at(h->t, i);
			hands_settle(h);
			for (int k = 0; k < h->t->s->board.count; k++) {
				fan_open(h->t, k);
				struct rect r = h->t->fan.tray;
				looked += h->t->fan.open;
				assert_true(!h->t->fan.open || r.y + r.h <= a->y + a->h - h->t->cards.lie.over);
			}
		}
		hands_close(h);
	}
	assert_true(looked > 0);
}

/* A stack is spread out as large as it must be to be read, and no longer once somebody was taken out of it. */
static void a_stack_is_not_in_the_way(void **unused)
{
	struct hands *h = hands_open("area1812/1-invasion", SIDE_0);
	(void)unused;
	for (int i = 0; i < 4; i++)
		hands_order(h, "done");
	assert_string_equal(hands_find(h, "FR-ic-18"), "FW9");
	hands_drag(h, "FR-ic-18", "R22", 0);
	assert_string_equal(hands_find(h, "FR-ic-18"), "R22");
	assert_false(h->t->fan.open);
	hands_close(h);
	h = hands_open("hex1812/2-road-to-moscow", SIDE_0);
	fan_open(h->t, h->t->scene.lie[0].place);
	assert_true(h->t->fan.open);
	assert_in_range(h->t->fan.face[0].w, 60, 96);
	hands_close(h);
}

/* Under a pointer that rests a stack is spread out once: not again after Esc, nor after the next decision, till it moves. */
static void a_stack_is_spread_out_once(void **unused)
{
	struct hands *h = hands_open("area1812/1-invasion", SIDE_0);
	(void)unused;
	for (int i = 0; i < 4; i++)
		hands_order(h, "done");
	hands_settle(h);
	hands_click(h, "FR-ic-18", 0);
	hands_key(h, KEY_ESCAPE, 0);
	hands_move(h, h->x + 2, h->y);
	canvas_advance(h->c, 500);
	table_draw(h->t);
	assert_true(h->t->fan.open);
	for (int k = 0; k < 3 && h->t->fan.open; k++)
		hands_key(h, KEY_ESCAPE, 0);
	assert_false(h->t->fan.open);
	canvas_advance(h->c, 500);
	table_draw(h->t);
	assert_false(h->t->fan.open);
	hands_move(h, h->x - 300, h->y);
	hands_move(h, h->x + 300, h->y);
	canvas_advance(h->c, 500);
	table_draw(h->t);
	assert_true(h->t->fan.open);
	hands_order(h, "done");
	hands_settle(h);
	canvas_advance(h->c, 500);
	table_draw(h->t);
	assert_false(h->t->fan.open);
	hands_close(h);
}

static int names_drawn(struct hands *h, const struct places *first)
{
	struct places named = scene_names(&h->t->scene, first);
	int n = 0;
	for (int i = 0; i < h->t->s->board.count; i++)
		n += places_has(&named, i);
	return n;
}

/* Where names give way to each other, that one is drawn whose place is to be chosen. */
static void lit_places_are_named_first(void **unused)
{
	struct hands *h = hands_open_in("napoleon1807/eylau", SIDE_1, 1280, 800);
	int mute = 0;
	(void)unused;
	table_see(h->t, 0.5f, 0.5f, 35);
	hands_settle(h);
	struct places usual = scene_names(&h->t->scene, NULL);
	for (int i = 0; i < h->t->s->board.count; i++) {
		if (places_has(&usual, i) || !scene_sees(&h->t->scene, i))
			continue;
		struct places first = {{0}};
		places_add(&first, i);
		struct places named = scene_names(&h->t->scene, &first);
		mute += !places_has(&named, i);
		assert_true(names_drawn(h, &first) > 8);
	}
	assert_in_range(mute, 0, 6); /* a place that counters stand all round, or at the edge of the sheet */
	hands_close(h);
}

/* Where the sheet's own names cannot be read they are drawn, and nowhere else. */
static void names_are_drawn_at_small_steps(void **unused)
{
	struct hands *h = hands_open_in("borodino/7-september", SIDE_0, 1280, 800);
	(void)unused;
	table_see(h->t, 0.5f, 0.5f, 35);
	hands_settle(h);
	assert_true(names_drawn(h, NULL) > 8);
	table_see(h->t, 0.5f, 0.5f, 71);
	hands_settle(h);
	assert_int_equal(names_drawn(h, NULL), 0);
	hands_close(h);
}

/* Does a name that was drawn lie over this spot? */
static bool named_over(struct hands *h, int x, int y)
{
	int n;
	const struct canvas_item *item = canvas_drawn(h->c, &n);
	for (int i = 0; i < n; i++)
		if (item[i].kind == DRAWN_TEXT && rect_has(item[i].at, x, y))
			return true;
	return false;
}

/* What a fortress is worth can be read: no name lies over its sign. */
static void names_leave_fortresses_free(void **unused)
{
	struct hands *h = hands_open_in("area1812/3-retreat", SIDE_0, 1280, 800);
	const struct sheet *sheet = &h->t->scene.sheet;
	float x, y;
	(void)unused;
	for (float down = 0.3f; down < 0.8f; down += 0.2f) {
		table_see(h->t, 0.5f, down, 25);
		hands_settle(h);
		canvas_present(h->c);
		assert_true(names_drawn(h, NULL) > 8);
		for (int i = 0; i < h->t->s->board.count; i++) {
			camera_to_screen(&h->t->scene.eye, sheet->seat[i].x, sheet->seat[i].y, &x, &y);
			assert_false(sheet->seat[i].x > 0 && named_over(h, (int)x, (int)y));
		}
	}
	hands_close(h);
}

/* Where a unit of the tray may be put lies clear of the tray and of the small map, wherever the eye was. */
static void entries_lie_clear_of_the_tray(void **unused)
{
	struct hands *h = hands_open_in("borodino/5-september", SIDE_0, 1000, 700);
	struct places lit = {{0}};
	int place = 0, x, y;
	struct rect box;
	lift_places(h->t, hands_piece(h, "FR-IC-1"), &lit);
	while (place < h->t->s->board.count && !places_has(&lit, place))
		place++;
	(void)unused;
	for (int corner = 0; corner < 2; corner++) {
		struct camera *eye = &h->t->scene.eye;
		float sx, sy, at_x, at_y;
		table_see(h->t, 0.5f, 0.5f, 71);
		hands_settle(h);
		int right = corner ? eye->area.x + eye->area.w - 90 : h->t->overview.x + 50, low = eye->area.y + eye->area.h - 40;
		sheet_centre(&h->t->scene.sheet, &h->t->s->board, place, &sx, &sy);
		camera_to_screen(eye, sx, sy, &at_x, &at_y);
		camera_pan(eye, (float)right - at_x, (float)low - at_y);
		table_draw(h->t);
		hands_settle(h);
		assert_true(table_find_piece(h->t, hands_piece(h, "FR-IC-1"), &x, &y));
		click_at(h, x, y);
		assert_int_equal(h->t->hand, HAND_HOLDS);
		assert_true(places_has(&h->t->lift.lit, place));
		assert_true(table_box(h->t, place, false, &box)); /* not below the small map */
		assert_true(box.x + box.w <= eye->area.x + eye->area.w && box.y + box.h <= h->t->tray.frame.y);
		hands_key(h, KEY_ESCAPE, 0);
	}
	hands_close(h);
}

/* Of a few units that are asked for each is seen whole, in whatever corner of the map the first of them lay. */
static void few_who_are_asked_for_are_seen_whole(void **unused)
{
	struct hands *h = hands_open_in("berezina-fire.json", SIDE_0, 1000, 700);
	struct camera *eye = &h->t->scene.eye;
	struct asked asked;
	(void)unused;
	asked_find(h->t, &asked);
	int first = set_next(&asked.pieces, 0);
	assert_true(first != NONE && set_count(&asked.pieces) <= 3);
	for (int corner = 0; corner < 4; corner++) {
		float sx, sy, at_x, at_y;
		struct rect box;
		table_see(h->t, 0.5f, 0.5f, 71);
		hands_settle(h);
		sheet_centre(&h->t->scene.sheet, &h->t->s->board, table_place_of(h->t, first), &sx, &sy);
		camera_to_screen(eye, sx, sy, &at_x, &at_y);
		camera_pan(eye, (float)(corner % 2 ? 12 : eye->area.w - 12) - at_x, (float)(corner / 2 ? 12 : eye->area.h - 12) - at_y);
		table_look_asked(h->t);
		hands_settle(h);
		for (int i = first; i >= 0; i = set_next(&asked.pieces, i + 1)) {
			assert_true(table_box(h->t, table_place_of(h->t, i), false, &box)); /* not below the small map */
			assert_true(rect_within(box, eye->area));
		}
	}
	hands_close(h);
}

/* Of the places that a question lights none lies out of sight or under the small map while there is room for all. */
static void all_places_of_a_question_are_in_sight(void **unused)
{
	struct hands *h = hands_open_in("retreat.grog", SIDE_0, 1000, 700);
	const char *orders[] = {"attack RU-III-3", "with FR-G-OG", "commit"};
	int lit = 0;
	(void)unused;
	for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
		hands_order(h, orders[i]);
	hands_settle(h);
	struct asked asked;
	asked_find(h->t, &asked);
	assert_true(asked_lights(&asked));
	for (int corner = 0; corner < 4; corner++) { /* the place of the fight lies in each corner of the map */
		struct camera *eye = &h->t->scene.eye;
		float sx, sy, at_x, at_y;
		int place = NONE;
		for (int i = 0; i < h->seat->orders.n; i++)
			place = h->seat->orders.at[i].place >= 0 ? h->seat->orders.at[i].place : place;
		assert_int_not_equal(place, NONE);
		table_see(h->t, 0.5f, 0.5f, 71);
		hands_settle(h);
		sheet_centre(&h->t->scene.sheet, &h->t->s->board, place, &sx, &sy);
		camera_to_screen(eye, sx, sy, &at_x, &at_y);
		camera_pan(eye, (float)(corner % 2 ? 12 : eye->area.w - 12) - at_x, (float)(corner / 2 ? 12 : eye->area.h - 12) - at_y);
		table_look_asked(h->t);
		hands_settle(h);
		lit = 0;
		for (int i = 0; i < h->seat->orders.n; i++) {
			struct rect box;
			place = h->seat->orders.at[i].place;
			lit += place >= 0;
			if (place >= 0)
				assert_true(table_box(h->t, place, false, &box) && box.x >= 0 && box.y >= 0 &&
					    box.x + box.w <= eye->area.w && box.y + box.h <= eye->area.h);
		}
		assert_true(lit > 1);
	}
	hands_close(h);
}

static int written(struct hands *h, const char *text, uint32_t colour)
{
	int n, found = 0;
	const struct canvas_item *item = canvas_drawn(h->c, &n);
	for (int i = 0; i < n; i++)
		found += item[i].kind == DRAWN_TEXT && item[i].colour == colour && !strcmp(item[i].name, text);
	return found;
}

/* A block hides the name of its own place no more than of another: it goes beside the stack. */
static void places_with_blocks_keep_their_names(void **unused)
{
	struct hands *h = hands_open_in("napoleon1807/friedland", SIDE_0, 1158, 880);
	int held = 0, named = 0;
	(void)unused;
	table_see(h->t, 0.5f, 0.4f, 35);
	hands_settle(h);
	canvas_present(h->c);
	spoil(h->t);
	table_draw(h->t);
	for (int i = 0; i < h->t->s->board.count; i++) {
		bool here = false;
		for (int k = 0; k < h->t->scene.lying; k++)
			here |= h->t->scene.lie[k].place == i && scene_sees(&h->t->scene, i);
		held += here;
		named += here && written(h, h->t->s->board.at[i].name, 0x2b2013ff) > 0;
	}
	assert_true(held > 12);
	assert_true(named >= held - 1);
	hands_close(h);
}

/* The disc with the number of a tile is whole, and over no words. */
static void a_tile_has_room_for_its_number(void **unused)
{
	struct hands *h = hands_open_in("area1812/2-road-to-moscow", SIDE_1, 1158, 880);
	const struct tray *y = &h->t->tray;
	(void)unused;
	assert_true(y->open && y->tiles > 0);
	for (int i = 0; i < y->tiles; i++) {
		const struct rect *r = &y->tile[i].face;
		int low = r->y + r->h + r->h * 17 / 100 + 2;
		assert_true(low <= y->body.y + y->body.h);
		for (int z = 0; z < y->zones; z++)
			assert_true(low <= y->zone[z].at.y || y->zone[z].at.y < r->y);
	}
	hands_close(h);
}

static bool draws_text(struct hands *h, const char *text)
{
	int n;
	canvas_present(h->c);
	spoil(h->t);
	table_draw(h->t);
	const struct canvas_item *item = canvas_drawn(h->c, &n);
	for (int i = 0; i < n; i++)
		if (item[i].kind == DRAWN_TEXT && !strcmp(item[i].name, text))
			return true;
	return false;
}

/* An army that is laid out is called so, though its units wait in the tray like those who arrive. */
static void the_tray_says_who_waits_in_it(void **unused)
{
	static const struct {
		const char *game, *title;
		enum side side;
	} trays[] = {
		{"berezina/crossing", "Set-up", SIDE_0}, {"gamble/1812", "Set-up", SIDE_1}, {"borodino/5-september", "Arriving", SIDE_0},
		{"hex1812/2-road-to-moscow", "Arriving", SIDE_1}, {"area1812/2-road-to-moscow", "Arriving", SIDE_1},
	};
	(void)unused;
	for (size_t i = 0; i < sizeof trays / sizeof *trays; i++) {
		struct hands *h = hands_open_in(trays[i].game, trays[i].side, 1280, 900);
		assert_true(h->t->tray.n > 0);
		assert_true(draws_text(h, trays[i].title));
		hands_close(h);
	}
}

/* Who is taken up from the map is in hand; only who comes from the tray arrives. */
static void who_is_on_the_map_does_not_arrive(void **unused)
{
	struct hands *h = hands_open_in("borodino/6-september", SIDE_0, 1280, 900);
	(void)unused;
	hands_click(h, "FR-I-5", 0);
	assert_true(draws_text(h, "5th Division (Compans): click a lit hex, Esc puts back"));
	assert_true(draws_text(h, "In hand"));
	assert_false(draws_text(h, "Arriving"));
	hands_key(h, KEY_ESCAPE, 0);
	hands_click(h, "FR-IIC-2", 0);
	assert_true(draws_text(h, "2nd Heavy Cavalry: click a lit hex, Esc puts back"));
	assert_true(draws_text(h, "Arriving"));
	hands_close(h);
}

/* Where nobody comes on before something else is answered the tray does not say that he may be placed; of whom it is asked there is said. */
static void the_tray_says_who_comes_later(void **unused)
{
	struct hands *h = hands_open_in("berezina-follows.json", SIDE_1, 1280, 900);
	(void)unused;
	assert_true(draws_text(h, "3 of 4 asked for: click one that is lit"));
	hands_order(h, "attach YER-1 1");
	assert_true(draws_text(h, "2 of 4 asked for: click one that is lit"));
	hands_order(h, "attach YER-2 1");
	hands_order(h, "attach YER-3 1");
	assert_true(draws_text(h, "4 to place, after what is asked now"));
	hands_close(h);
}

/* Units that are set up in zones stand together under the words for these, and those of a kind share a tile. */
static void a_set_up_in_zones_has_headings(void **unused)
{
	struct hands *h = hands_open_in("hex1812/2-road-to-moscow free_setup=1", SIDE_1, 1280, 900);
	const struct tray *y = &h->t->tray;
	(void)unused;
	assert_true(y->zones > 1 && y->tiles < y->n);
	assert_true(draws_text(h, "within 3 hexes of Vyasma (5022): 11 left"));
	for (int i = 0; i < y->zones; i++)
		assert_true(draws_text(h, y->zone[i].words));
	hands_close(h);
}

/* Nor is the number of cards over the name of its pile. */
static void a_pile_has_its_name_beside_its_number(void **unused)
{
	struct hands *h = hands_open_in("napoleon1807/friedland", SIDE_0, 1600, 1000);
	int n, piles = 0;
	(void)unused;
	canvas_present(h->c);
	spoil(h->t);
	table_draw(h->t);
	const struct canvas_item *item = canvas_drawn(h->c, &n);
	for (int i = 0; i < n; i++) {
		if (item[i].kind != DRAWN_TEXT || strcmp(item[i].name, "Draw pile") != 0)
			continue;
		piles++;
		for (int k = 0; k < n; k++)
			assert_false(item[k].kind == DRAWN_POLYGON && item[k].colour == 0xfdf6e3ff && touch_each_other(item[i].at, item[k].at));
	}
	assert_int_equal(piles, 2);
	hands_close(h);
}

/* They are as large as all other letters, and stand beside one another however large. */
static void legend_and_tray_grow_with_the_letters(void **unused)
{
	struct hands *h = hands_open_in("berezina/crossing", SIDE_0, 1100, 500);
	(void)unused;
	table_see(h->t, 0.5f, 0.5f, 71);
	table_overlay(h->t, QUERY_COMMAND, NONE, NONE);
	table_draw(h->t);
	int tall = h->t->legend.h, sign = h->t->overview_sign.w, fold = h->t->tray.fold.w;
	assert_true(tall > 0 && sign > 0 && fold > 0);
	table_scale(h->t, 200);
	table_draw(h->t);
	assert_true(h->t->legend.h > tall * 9 / 5);
	assert_true(h->t->overview_sign.w > sign * 9 / 5 && h->t->tray.fold.w > fold * 9 / 5);
	assert_false(touch_each_other(h->t->tray.frame, h->t->overview));
	assert_true(h->t->tray.frame.x >= 0 && h->t->tray.tile[0].face.w >= 2 * 38);
	hands_close(h);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(an_overlay_has_its_legend),
		cmocka_unit_test(the_enemys_zones_are_seen_with_a_unit_in_hand),
		cmocka_unit_test(every_overlay_has_words_for_what_it_draws),
		cmocka_unit_test(the_small_map_goes_when_the_map_is_in_sight),
		cmocka_unit_test(the_small_map_folds_to_a_sign),
		cmocka_unit_test(what_is_seen_from_a_place_is_shown),
		cmocka_unit_test(a_stack_is_spread_out_in_sight), cmocka_unit_test(a_stack_is_not_in_the_way),
		cmocka_unit_test(a_stack_is_spread_out_off_the_hand),
		cmocka_unit_test(a_stack_is_spread_out_once),
		cmocka_unit_test(entries_lie_clear_of_the_tray),
		cmocka_unit_test(names_leave_fortresses_free),
		cmocka_unit_test(names_are_drawn_at_small_steps), cmocka_unit_test(lit_places_are_named_first),
		cmocka_unit_test(legend_and_tray_grow_with_the_letters),
		cmocka_unit_test(all_places_of_a_question_are_in_sight),
		cmocka_unit_test(few_who_are_asked_for_are_seen_whole),
		cmocka_unit_test(places_with_blocks_keep_their_names),
		cmocka_unit_test(a_tile_has_room_for_its_number),
		cmocka_unit_test(the_tray_says_who_waits_in_it),
		cmocka_unit_test(who_is_on_the_map_does_not_arrive),
		cmocka_unit_test(the_tray_says_who_comes_later),
		cmocka_unit_test(a_set_up_in_zones_has_headings),
		cmocka_unit_test(a_pile_has_its_name_beside_its_number),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
