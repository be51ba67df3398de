/* What gestures cost and leave behind: a drag only lifts, a drop sends all as one, and what comes to nothing leaves no
 * trace. */
#include "hands.h"
#include "plays.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void a_drag_is_tried_once_and_played_twice(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	plays_begin(h->m);
	hands_hold(h, "FR-I-2", "2921", 0);
	assert_int_equal(plays_so_far(), 1); /* taken up on a copy, for the list */
	assert_int_equal(h->seat->draft->n, 0);
	assert_int_equal(match_length(h->m), 0);
	hands_drop(h);
	assert_int_equal(plays_so_far(), 1 + 2); /* take and march on the match */
	assert_int_equal(match_now(h->m), 2);
	assert_string_equal(hands_find(h, "FR-I-2"), "2921");
	plays_end();
	hands_close(h);
}

static void a_click_drafts_and_the_next_sends(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	plays_begin(h->m);
	hands_click(h, "FR-I-2", 0);
	assert_int_equal(plays_so_far(), 1);
	assert_int_equal(h->seat->draft->n, 1);
	assert_int_equal(match_length(h->m), 0);
	hands_click(h, "2921", 0);
	assert_int_equal(plays_so_far(), 1 + 2);
	assert_int_equal(match_now(h->m), 2);
	assert_int_equal(h->seat->draft->n, 0);
	plays_end();
	hands_close(h);
}

static void ask(void *who, const struct order *o, const struct outlook *out)
{
	(void)who;
	(void)o;
	(void)out;
}

/* Of each unit that follows another out of the tray it is found out once what putting it down would bring. */
static void a_column_is_foreseen_unit_by_unit(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("gamble/1812", SIDE_0);
	h->t->calls.ask = ask;
	hands_order(h, "rest");
	hands_order(h, "rest");
	hands_hold(h, "FR-IG-1", "2308", MOD_SHIFT);
	int given = match_now(h->m);
	plays_begin(h->m);
	hands_drop(h);
	assert_string_equal(hands_find(h, "FR-IG-2"), "2308");
	assert_true(plays_foreseen() > 2);
	assert_int_equal(2 * plays_foreseen(), match_now(h->m) - given); /* it is taken up and put down */
	plays_end();
	hands_close(h);
}

/* --- no trace --- */

static union any_position before;
static int length, now;

static void remember(const struct hands *h)
{
	memcpy(&before, h->seat->known, h->seat->scenario->rules->position_size);
	length = match_length(h->m);
	now = match_now(h->m);
}

static void as_before(const struct hands *h)
{
	assert_int_equal(h->seat->draft->n, 0);
	assert_memory_equal(&before, h->seat->known, h->seat->scenario->rules->position_size);
	assert_int_equal(match_length(h->m), length);
	assert_int_equal(match_now(h->m), now);
	assert_int_equal(h->t->hand, HAND_EMPTY);
	assert_true(seat_decides(h->seat) && h->seat->orders.n > 0);
}

static void a_refused_drag_leaves_no_trace(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	hands_order(h, "march FR-I-2 2921");
	assert_true(match_undo(h->m));
	remember(h);
	hands_drag(h, "FR-I-4", "3718", 0);
	assert_non_null(strstr(h->reason, "woods"));
	as_before(h);
	hands_drag(h, "FR-I-4", "3222", 0); /* onto a friend */
	as_before(h);
	hands_hold(h, "FR-I-4", "3020", 0);
	hands_key(h, KEY_ESCAPE, 0);
	hands_drop(h);
	as_before(h);
	hands_click(h, "FR-I-4", 0);
	hands_right(h);
	as_before(h);
	assert_true(match_redo(h->m)); /* what was only tried cuts nothing off */
	assert_string_equal(hands_find(h, "FR-I-2"), "2921");
	hands_close(h);
}

/* Whom a side has chosen, and where its keys are, is framed no more when the other decides. */
static void what_was_chosen_is_let_go_when_the_other_decides(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	hands_click(h, "FR-I-4", 0);
	hands_key(h, KEY_ESCAPE, 0);
	hands_click(h, "FR-I-4", 0);
	hands_key(h, KEY_UP, MOD_CTRL);
	assert_int_equal(table_selected(h->t), hands_piece(h, "FR-I-4"));
	hands_order(h, "done");
	hands_settle(h);
	while (h->seat->prompt.side == SIDE_0) {
		hands_order(h, "done");
		hands_settle(h);
	}
	assert_int_equal(table_selected(h->t), NONE);
	assert_int_equal(h->t->cursor, NONE);
	hands_close(h);
}

static void a_drag_of_the_map_leaves_what_is_in_hand(void **unused)
{
	(void)unused;
	static const int buttons[] = {BUTTON_RIGHT, BUTTON_MIDDLE};
	struct hands *h = hands_open_in("borodino/7-september", SIDE_0, 800, 600);
	hands_click(h, "FR-I-2", 0);
	table_zoom(h->t, 1);
	table_zoom(h->t, 1);
	hands_settle(h);
	for (int i = 0; i < 2; i++) {
		float x = h->t->scene.eye.x;
		struct input in = {.kind = INPUT_PRESS, .x = h->x, .y = h->y, .button = buttons[i], .clicks = 1};
		table_input(h->t, &in);
		hands_move(h, h->x + (i ? 90 : -90), h->y);
		in.kind = INPUT_RELEASE;
		in.x = h->x;
		table_input(h->t, &in);
		assert_int_equal(h->t->hand, HAND_HOLDS);
		assert_true(h->t->scene.eye.x != x);
	}
	hands_right(h); /* a click with it still puts back */
	assert_int_equal(h->t->hand, HAND_EMPTY);
	assert_int_equal(h->seat->draft->n, 0);
	hands_close(h);
}

/* The French march in the campaign of areas, and have marched once and taken it back. */
static struct hands *marching(void)
{
	struct hands *h = hands_open("area1812/1-invasion", SIDE_0);
	for (int i = 0; i < 4; i++)
		hands_order(h, "done");
	hands_order(h, "march FR-ic-18 R22");
	assert_true(match_undo(h->m));
	table_draw(h->t);
	remember(h);
	assert_true(now < length);
	return h;
}

static void a_group_that_is_not_put_down_leaves_no_trace(void **unused)
{
	(void)unused;
	struct hands *h = marching();
	hands_hold(h, "FR-ic-01", "R60", MOD_SHIFT);
	assert_true(h->seat->draft->n > 1);
	hands_drop(h); /* much too far */
	as_before(h);
	hands_hold(h, "FR-ic-01", "FP2", MOD_SHIFT);
	hands_key(h, KEY_ESCAPE, 0);
	hands_drop(h);
	as_before(h);
	hands_hold(h, "FR-cc-05", "R24", MOD_CTRL);
	assert_true(h->seat->draft->n > 1);
	hands_key(h, KEY_ESCAPE, 0);
	as_before(h);
	hands_drop(h);
	assert_true(match_redo(h->m));
	hands_close(h);
}

static void a_group_is_built_and_given_back(void **unused)
{
	(void)unused;
	struct hands *h = marching();
	hands_click(h, "FR-ic-15", 0);
	hands_key(h, '4', 0);
	assert_int_equal(set_count(&h->seat->prompt.hand), 4);
	assert_int_equal(h->seat->draft->n, 4);
	assert_int_equal(match_length(h->m), length);
	hands_key(h, KEY_ESCAPE, 0);
	as_before(h);
	hands_drag(h, "FR-ic-01", "FP2", MOD_SHIFT);
	assert_string_equal(hands_find(h, "FR-ic-01"), "FP2");
	assert_true(match_now(h->m) > now + 2);
	assert_int_equal(match_length(h->m), match_now(h->m)); /* now it is cut off */
	hands_close(h);
}

/* A group was taken up by other means than the hand, as by a line of the forces: another own stack that is clicked takes its place. */
static void another_stack_takes_the_place_of_one_that_no_hand_holds(void **unused)
{
	(void)unused;
	struct hands *h = marching();
	struct order take = order_make(VERB_TAKE, h->seat->prompt.side, hands_piece(h, "FR-ic-15"), NONE, NONE);
	assert_true(seat_play(h->seat, &take, NULL));
	int with = orders_like(&h->seat->orders, VERB_WITH, NONE, NONE, NONE);
	assert_true(with != NONE && seat_play(h->seat, &h->seat->orders.at[with], NULL));
	hands_click(h, "FR-ic-01", 0);
	assert_true(set_has(&h->seat->prompt.hand, hands_piece(h, "FR-ic-01")));
	assert_false(set_has(&h->seat->prompt.hand, hands_piece(h, "FR-ic-15")));
	assert_int_equal(h->seat->draft->n, 1);
	hands_key(h, KEY_ESCAPE, 0);
	as_before(h);
	hands_close(h);
}

/* Where no hand holds him who was taken up a click on a place sends him there, or says why he cannot go. */
static void a_click_sends_who_is_taken_up(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	struct order take = order_make(VERB_TAKE, SIDE_0, hands_piece(h, "FR-I-2"), NONE, NONE);
	assert_true(seat_play(h->seat, &take, NULL));
	hands_click(h, "2826", 0); /* too far */
	assert_non_null(strstr(h->reason, "cannot reach 2826"));
	assert_int_equal(match_now(h->m), 0);
	assert_true(h->seat->draft->n == 1 || seat_play(h->seat, &take, NULL));
	hands_click(h, "2921", 0);
	assert_string_equal(hands_find(h, "FR-I-2"), "2921");
	assert_int_equal(match_now(h->m), 2);
	hands_close(h);
}

static void another_piece_takes_the_place_of_one_in_hand(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	hands_click(h, "FR-I-4", 0);
	hands_click(h, "FR-I-5", 0);
	assert_int_equal(h->seat->draft->n, 1);
	assert_true(set_has(&h->seat->prompt.hand, hands_piece(h, "FR-I-5")));
	assert_int_equal(set_count(&h->seat->prompt.hand), 1);
	hands_right(h);
	assert_int_equal(h->seat->draft->n, 0);
	/* at the seat alone: the one that was only taken up goes back by itself */
	struct order take = order_make(VERB_TAKE, SIDE_0, hands_piece(h, "FR-I-4"), NONE, NONE);
	struct order march = order_make(VERB_MARCH, SIDE_0, hands_piece(h, "FR-I-2"), hands_place(h, "2921"), NONE);
	assert_true(seat_play(h->seat, &take, NULL));
	assert_true(seat_play(h->seat, &march, NULL));
	assert_int_equal(match_now(h->m), 2);
	assert_string_equal(hands_find(h, "FR-I-2"), "2921");
	assert_string_equal(hands_find(h, "FR-I-4"), "3321");
	hands_close(h);
}

static void an_attack_is_drafted_until_it_is_committed(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("retreat.grog", SIDE_0);
	remember(h);
	hands_click(h, "RU-III-3", 0);
	hands_click(h, "FR-G-OG", 0);
	assert_int_equal(h->seat->draft->n, 2);
	assert_int_equal(match_length(h->m), length);
	hands_key(h, KEY_ESCAPE, 0);
	assert_int_equal(h->seat->draft->n, 1); /* the one that was added last */
	hands_click(h, "FR-G-OG", 0);
	hands_click(h, "RU-III-3", 0); /* a second time: out, with what came after it */
	as_before(h);
	hands_drag(h, "FR-G-OG", "2319", 0); /* dropped on the enemy: he is the target, and it joins */
	assert_int_equal(h->seat->draft->n, 2);
	struct order commit = order_make(VERB_COMMIT, SIDE_0, NONE, NONE, NONE);
	assert_true(seat_play(h->seat, &commit, NULL));
	assert_int_equal(match_now(h->m), now + 3);
	hands_close(h);
}

static void who_looks_back_gives_no_order(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	hands_drag(h, "FR-I-2", "2921", 0);
	seat_look(h->seat, 0);
	hands_drag(h, "FR-I-4", "3020", 0);
	assert_int_equal(match_now(h->m), 2);
	hands_click(h, "3718", 0);
	assert_non_null(strstr(h->reason, "looking back"));
	seat_look(h->seat, 1);
	hands_drag(h, "FR-I-4", "3020", 0);
	assert_int_equal(match_now(h->m), 4);
	hands_close(h);
}

/* Two marches at different ends of the map, seen from near: the eye goes back till both are seen whole. One that is in sight
 * leaves the eye where it is. */
static void a_plan_out_of_sight_is_seen_whole(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	static const char *const ways[] = {"march FR-V-18 4021", "march FR-IV-C 1820"};
	struct order plan[2];
	struct error e;
	float x, y, first_x, first_y;
	int percent, first;
	for (int i = 0; i < 2; i++)
		assert_true(order_parse(h->seat->scenario, ways[i], SIDE_0, &plan[i], &e));
	table_see(h->t, 0.1f, 0.1f, 100);
	table_advise(h->t, plan, 2);
	hands_settle(h);
	for (int i = 0; i < 2; i++)
		assert_true(scene_sees(&h->t->scene, plan[i].place) && scene_sees(&h->t->scene, table_place_of(h->t, plan[i].piece)));
	table_see(h->t, 0.1f, 0.1f, 141);
	table_advise(h->t, plan, 2);
	hands_settle(h);
	table_eye(h->t, &x, &y, &percent);
	assert_true(percent < 141);
	table_look_at(h->t, plan[0].place);
	hands_settle(h);
	table_eye(h->t, &first_x, &first_y, &first);
	table_advise(h->t, plan, 1);
	hands_settle(h);
	table_eye(h->t, &x, &y, &percent);
	assert_int_equal(percent, first);
	assert_float_equal(x, first_x, 0.001f);
	assert_float_equal(y, first_y, 0.001f);
	bool one = false; /* where one end of the arrow alone is in sight, the other comes into it */
	sheet_centre(&h->t->scene.sheet, &h->seat->scenario->board, plan[0].place, &x, &y);
	for (int i = 0; i < 400 && !one; i++) {
		float off = 0.002f * (float)(i / 2) * (i & 1 ? 1 : -1);
		table_see(h->t, x / h->t->scene.eye.sheet_w, y / h->t->scene.eye.sheet_h + off, 141);
		hands_settle(h);
		one = scene_sees(&h->t->scene, plan[0].place) != scene_sees(&h->t->scene, table_place_of(h->t, plan[0].piece));
	}
	assert_true(one);
	table_advise(h->t, plan, 1);
	hands_settle(h);
	assert_true(scene_sees(&h->t->scene, plan[0].place) && scene_sees(&h->t->scene, table_place_of(h->t, plan[0].piece)));
	hands_close(h);
}

/* A box that lies on the middle of an arrow, or on an end of it, meets it; one beside it does not. */
static void a_box_meets_the_arrows_it_lies_on(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	struct order plan;
	struct error e;
	int x = 0, y = 0, to_x = 0, to_y = 0;
	assert_true(order_parse(h->seat->scenario, "march FR-I-4 3017", SIDE_0, &plan, &e));
	table_advise(h->t, &plan, 1);
	hands_settle(h);
	assert_true(table_find_place(h->t, table_place_of(h->t, plan.piece), &x, &y) && table_find_place(h->t, plan.place, &to_x, &to_y));
	assert_int_equal(table_advice_under(h->t, (struct rect){(x + to_x) / 2, (y + to_y) / 2, 4, 4}), 1);
	assert_int_equal(table_advice_under(h->t, (struct rect){to_x, to_y, 4, 4}), 1);
	assert_int_equal(table_advice_under(h->t, (struct rect){x, y, 4, 4}), 1);
	assert_int_equal(table_advice_under(h->t, (struct rect){(x + to_x) / 2 + 200, (y + to_y) / 2, 40, 4}), 0);
	assert_int_equal(table_advice_under(h->t, (struct rect){2 * to_x - x, 2 * to_y - y, 4, 4}), 0);
	table_advise(h->t, NULL, 0);
	assert_int_equal(table_advice_under(h->t, (struct rect){to_x, to_y, 4, 4}), 0);
	hands_close(h);
}

/* A menu that would have no more to offer than to take the unit up is not opened: it is taken up. */
static void the_right_button_takes_up_what_can_only_be_taken_up(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	hands_click(h, "FR-I-4", 0);
	hands_right(h);
	assert_int_equal(h->seat->draft->n, 0);
	hands_right(h);
	assert_int_equal(h->menu, 0);
	assert_int_equal(h->t->hand, HAND_HOLDS);
	assert_int_equal(h->seat->draft->n, 1);
	hands_right(h);
	assert_int_equal(h->t->hand, HAND_EMPTY);
	assert_int_equal(h->seat->draft->n, 0);
	hands_close(h);
}

/* Outlines of this colour round a place: sides of its hex are drawn there. */
static int outlined(struct hands *h, const char *place, uint32_t colour)
{
	float x, y;
	int n, found = 0;
	scene_centre(&h->t->scene, hands_place(h, place), &x, &y);
	float near = h->t->scene.sheet.radius * h->t->scene.eye.percent / 100;
	const struct canvas_item *item = canvas_drawn(h->c, &n);
	for (int i = 0; i < n; i++)
		found += item[i].kind == DRAWN_POLYGON && item[i].colour == colour &&
			 hypotf((float)item[i].at.x + (float)item[i].at.w / 2 - x, (float)item[i].at.y + (float)item[i].at.h / 2 - y) < near;
	return found;
}

/* The reach of a unit is a picture of its own, in another colour: where the beaten may be sent stays lit on it. */
static void what_is_asked_stays_lit_on_the_reach(void **unused)
{
	(void)unused;
	const uint32_t lit = 0xf4cf57ff, reach = 0x24507fff;
	struct hands *h = hands_open("retreat.grog", SIDE_0);
	hands_order(h, "attack RU-III-3");
	hands_order(h, "with FR-G-OG");
	hands_order(h, "commit");
	assert_true(h->seat->prompt.verbs & VERB(VERB_RETREAT));
	table_overlay(h->t, QUERY_REACH, hands_piece(h, "RU-VI-24"), NONE);
	assert_int_equal(table_overlay_shown(h->t), QUERY_REACH);
	canvas_present(h->c);
	table_draw(h->t);
	assert_true(outlined(h, "2318", lit) > 0);
	int far = 0, n;
	const struct canvas_item *item = canvas_drawn(h->c, &n);
	for (int i = 0; i < n; i++)
		far += item[i].kind == DRAWN_POLYGON && item[i].colour == reach;
	assert_true(far > 6);
	hands_close(h);
}

static int outlined_now(struct hands *h, const char *place, uint32_t colour)
{
	canvas_present(h->c);
	table_draw(h->t);
	return outlined(h, place, colour);
}

/* While something is still to be told nothing can be ordered, and nothing is lit. */
static void nothing_is_lit_while_something_is_told(void **unused)
{
	(void)unused;
	const uint32_t lit = 0xf4cf57ff;
	struct hands *h = hands_open("retreat.grog", SIDE_0);
	hands_order(h, "attack RU-III-3");
	hands_order(h, "with FR-G-OG");
	hands_order(h, "commit");
	assert_true(outlined_now(h, "2318", lit) > 0);
	table_hold(h->t, (struct spot){h->seat->now - 1, 0});
	assert_int_equal(outlined_now(h, "2318", lit), 0);
	table_let_go(h->t);
	assert_true(outlined_now(h, "2318", lit) > 0);
	hands_close(h);
}

static void a_box_tells_whether_anybody_stands_there(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	bool held;
	clear_box(h->t, hands_place(h, "2826"), &held);
	assert_false(held);
	clear_box(h->t, hands_place(h, hands_find(h, "FR-I-2")), &held);
	assert_true(held);
	hands_close(h);
}

/* The eye is on its way elsewhere when somebody may act: that it passes him just now does not help. */
static void the_eye_rests_where_somebody_may_act(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("borodino/7-september", SIDE_0);
	struct camera *eye = &h->t->scene.eye;
	struct view *v = &h->seat->view;
	int at = hands_place(h, "3322"), far = hands_place(h, "1606");
	float x, y;
	for (int i = 0; i < v->counters; i++)
		if (v->counter[i].piece == hands_piece(h, "FR-I-2"))
			v->counter[i].badges |= BADGE_READY;
	camera_step(eye, 4);
	sheet_centre(&h->t->scene.sheet, &h->t->s->board, at, &x, &y);
	camera_centre(eye, x, y);
	sheet_centre(&h->t->scene.sheet, &h->t->s->board, far, &x, &y);
	camera_glide(eye, x, y, canvas_now(h->c));
	look_where_asked(h->t);
	hands_settle(h);
	assert_true(scene_sees(&h->t->scene, at));
	hands_close(h);
}

/* Passes for whoever is asked, till the French may march or the hand is theirs to give. */
static void pass_till(struct hands *h, int row_has)
{
	for (int i = 0; i < 12 && !(h->seat->prompt.verbs >> row_has & 1 && seat_decides(h->seat)); i++)
		hands_order(h, "pass");
}

/* A stack that is dragged before it may march is in hand once it may, the cursor on its goal; when it has marched the cursor is put away. */
static void a_goal_leads_the_cursor_and_gives_it_back(void **unused)
{
	(void)unused;
	struct hands *h = hands_open("napoleon1807/eylau-battle", SIDE_0);
	int ney = hands_piece(h, "F-NEY"), from = h->seat->known->piece[ney].place, to = NONE;
	pass_till(h, VERB_TAKE);
	hands_drag(h, "F-NEY", "LOC", 0);
	assert_true(set_has(&h->seat->known->hand, ney));
	struct order commit = order_make(VERB_COMMIT, SIDE_0, NONE, NONE, NONE);
	assert_true(seat_play(h->seat, &commit, NULL));
	pass_till(h, VERB_HALT);
	hands_settle(h);
	assert_true(table_march_on(h->t));
	to = hands_place(h, "LOC");
	assert_int_equal(h->t->hand, HAND_HOLDS);
	assert_int_equal(h->t->cursor, to);
	assert_int_equal(h->seat->known->piece[ney].place, from);
	hands_key(h, KEY_ENTER, 0);
	assert_int_equal(h->seat->known->piece[ney].place, to);
	assert_int_equal(h->t->cursor, NONE);
	assert_false(table_march_on(h->t));
	hands_close(h);
}

/* How often this number stands over the place as it is drawn now. */
static int told_over(struct hands *h, const char *place, const char *number)
{
	float x, y, side = (float)scene_side(&h->t->scene);
	int n, found = 0;
	canvas_present(h->c);
	spoil(h->t);
	table_draw(h->t);
	scene_centre(&h->t->scene, hands_place(h, place), &x, &y);
	const struct canvas_item *item = canvas_drawn(h->c, &n);
	for (int i = 0; i < n; i++)
		found += item[i].kind == DRAWN_TEXT && !strcmp(item[i].name, number) && fabsf((float)item[i].at.x + (float)item[i].at.w / 2 - x) < side &&
			 (float)item[i].at.y + (float)item[i].at.h < y && (float)item[i].at.y > y - 4 * side;
	return found;
}

/* Where hexes are too small for a number in each, the one that is pointed at has it alone, clear of the counter that is held there. */
static void small_hexes_tell_the_cost_where_the_pointer_is(void **unused)
{
	(void)unused;
	struct hands *h = hands_open_in("borodino/7-september", SIDE_0, 800, 600);
	int x, y;
	char cost[12];
	assert_true(scene_side(&h->t->scene) < 34);
	hands_click(h, "FR-I-2", 0);
	assert_int_equal(h->t->hand, HAND_HOLDS);
	snprintf(cost, sizeof cost, "%d", h->t->lift.reach.value[hands_place(h, "2921")]);
	assert_int_equal(told_over(h, "2921", cost), 0);
	assert_true(table_find_place(h->t, hands_place(h, "2921"), &x, &y));
	hands_move(h, x, y);
	assert_int_equal(told_over(h, "2921", cost), 1);
	hands_key(h, KEY_ESCAPE, 0);
	hands_hold(h, "FR-I-2", "2921", 0);
	assert_int_equal(told_over(h, "2921", cost), 1);
	hands_drop(h);
	assert_int_equal(told_over(h, "2921", cost), 0);
	hands_close(h);
}

/* By the town and not by the cheapest way: what the parts of it take together, no more than the cavalry has. */
static void a_drawn_way_tells_what_it_costs(void **unused)
{
	(void)unused;
	struct hands *h = hands_open_in("berezina-way.json", SIDE_0, 800, 600);
	int x, y;
	hands_hold(h, "II-cast", "2111", 0);
	assert_int_equal(told_over(h, "2111", "4"), 1);
	hands_key(h, KEY_ESCAPE, 0);
	hands_hold(h, "II-cast", "2011", 0);
	assert_true(table_find_place(h->t, hands_place(h, "2111"), &x, &y));
	hands_move(h, x, y);
	assert_int_equal(told_over(h, "2111", "6"), 1);
	hands_close(h);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_drag_is_tried_once_and_played_twice),
		cmocka_unit_test(a_click_drafts_and_the_next_sends),
		cmocka_unit_test(a_column_is_foreseen_unit_by_unit),
		cmocka_unit_test(a_refused_drag_leaves_no_trace),
		cmocka_unit_test(what_was_chosen_is_let_go_when_the_other_decides),
		cmocka_unit_test(a_drag_of_the_map_leaves_what_is_in_hand),
		cmocka_unit_test(a_group_that_is_not_put_down_leaves_no_trace),
		cmocka_unit_test(a_group_is_built_and_given_back),
		cmocka_unit_test(another_stack_takes_the_place_of_one_that_no_hand_holds),
		cmocka_unit_test(a_click_sends_who_is_taken_up),
		cmocka_unit_test(another_piece_takes_the_place_of_one_in_hand),
		cmocka_unit_test(an_attack_is_drafted_until_it_is_committed),
		cmocka_unit_test(who_looks_back_gives_no_order),
		cmocka_unit_test(a_plan_out_of_sight_is_seen_whole),
		cmocka_unit_test(a_box_meets_the_arrows_it_lies_on),
		cmocka_unit_test(the_right_button_takes_up_what_can_only_be_taken_up),
		cmocka_unit_test(the_eye_rests_where_somebody_may_act),
		cmocka_unit_test(what_is_asked_stays_lit_on_the_reach),
		cmocka_unit_test(nothing_is_lit_while_something_is_told),
		cmocka_unit_test(a_box_tells_whether_anybody_stands_there),
		cmocka_unit_test(a_goal_leads_the_cursor_and_gives_it_back),
		cmocka_unit_test(small_hexes_tell_the_cost_where_the_pointer_is),
		cmocka_unit_test(a_drawn_way_tells_what_it_costs),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
