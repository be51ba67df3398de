/* Blocks: how they stand at a point, what a click hits, what is written on them. */
#include "render/block.h"
#include "stage.h"

#include <math.h>
#include <string.h>

static int open_points(void **state)
{
	*state = stage_open("null-points", LIE_BLOCK);
	return 0;
}

static int close_stage(void **state)
{
	stage_close(*state);
	return 0;
}

/* Each stands behind the next, to the left and higher by more than its band with the name. */
static void a_stack_shows_all_names(void **state)
{
	struct stage *st = *state;
	struct counter *k[3] = {stage_put(st, "BL-1", "BRI"), stage_put(st, "BL-2", "BRI"), stage_put(st, "BL-3", "BRI")};
	float cx, cy;
	stage_lay(st);
	sheet_centre(&st->sc.sheet, &st->s.board, k[0]->place, &cx, &cy);
	for (int i = 0; i < 3; i++) {
		const struct lying *l = stage_lying(st, k[i]);
		assert_int_equal(l->stack, 3);
		assert_int_equal(l->height, i);
		if (i < 2) {
			assert_true(stage_lying(st, k[i + 1])->y - l->y >= 23);
			assert_true(stage_lying(st, k[i + 1])->x > l->x);
		}
	}
	const struct lying *front = stage_lying(st, k[2]);
	assert_true(fabsf(front->x - cx) < 1 && fabsf(front->y + BLOCK_FRONT_HIGH / 2.0f - cy - 52) < 1); /* its foot */
}

/* A name beside the point is left free, by the sheet's word. */
static void a_stack_leans_away_from_the_name(void **state)
{
	struct stage *st = *state;
	struct counter *k = stage_put(st, "BL-1", "BRI");
	int at = k->place;
	float cx, cy;
	sheet_centre(&st->sc.sheet, &st->s.board, at, &cx, &cy);
	st->sc.sheet.words[at].x = cx + 35;
	st->sc.sheet.words[at].y = cy - 10;
	st->sc.sheet.words[at].w = 110;
	st->sc.sheet.words[at].h = 20;
	stage_lay(st);
	assert_true(stage_lying(st, k)->x < cx - 20);
	st->sc.sheet.words[at].x = cx - 55; /* above */
	st->sc.sheet.words[at].y = cy - 60;
	stage_lay(st);
	assert_true(fabsf(stage_lying(st, k)->x - cx) < 1 && stage_lying(st, k)->y > cy);
}

static void enemies_stand_apart(void **state)
{
	struct stage *st = *state;
	struct counter *blue = stage_put(st, "BL-1", "HOH"), *red = stage_put(st, "RD-1", "HOH");
	stage_lay(st);
	assert_true(stage_lying(st, red)->x - stage_lying(st, blue)->x > BLOCK_FRONT_WIDE);
}

/* Where enemies face each other a number says how many stand there; a stack alone shows its names. */
static void a_number_says_how_many_face_each_other(void **state)
{
	struct stage *st = *state;
	struct counter *blue = stage_put(st, "BL-1", "HOH"), *red = stage_put(st, "RD-1", "HOH"), *behind = stage_put(st, "RD-2", "HOH");
	struct counter *alone = stage_put(st, "BL-2", "BRI");
	stage_lay(st);
	assert_int_equal(stage_lying(st, blue)->count, 1);
	assert_int_equal(stage_lying(st, red)->count, 2);
	assert_int_equal(stage_lying(st, behind)->count, 2);
	assert_int_equal(stage_lying(st, alone)->count, 0);
}

/* The front, no more; of several the foremost. */
static void a_click_hits_the_front(void **state)
{
	struct stage *st = *state;
	struct counter *back = stage_put(st, "BL-1", "BRI"), *front = stage_put(st, "BL-2", "BRI");
	float x, y;
	stage_lay(st);
	camera_to_screen(&st->sc.eye, stage_lying(st, front)->x, stage_lying(st, front)->y, &x, &y);
	int hit = scene_hit(&st->sc, (int)x, (int)y);
	assert_int_not_equal(hit, NONE);
	assert_ptr_equal(&st->v.counter[st->sc.lie[hit].counter], front);
	assert_int_equal(scene_hit(&st->sc, (int)x, (int)y + BLOCK_FRONT_HIGH / 2 + 4), NONE);
	camera_to_screen(&st->sc.eye, stage_lying(st, back)->x, stage_lying(st, back)->y, &x, &y);
	hit = scene_hit(&st->sc, (int)x - 40, (int)y - 30); /* what is seen of it */
	assert_ptr_equal(&st->v.counter[st->sc.lie[hit].counter], back);
	scene_stand(&st->sc, 0, back->place, &x, &y);
	assert_int_equal(scene_hit(&st->sc, (int)x - 40, (int)y - 30), hit);
}

/* Its owner reads name and numbers; of a closed one nobody does. Without art it is drawn plainly. */
static void names_are_for_their_owner(void **state)
{
	struct stage *st = *state;
	struct counter *k = stage_put(st, "BL-2", "BRI");
	stage_lay(st);
	stage_clear(st);
	st->sc.block_atlas[0] = NONE;
	for (int i = 0; i < ZOOM_STEPS; i++)
		st->sc.block_atlas[i] = NONE;
	scene_counters(&st->sc, &st->v, NULL);
	assert_int_equal(stage_drawn(st, DRAWN_TEXT, "Guard"), 1);
	k->face = COUNTER_ACTED;
	stage_clear(st);
	scene_counters(&st->sc, &st->v, NULL);
	assert_int_equal(stage_drawn(st, DRAWN_TEXT, "Guard"), 0);
	assert_true(stage_drawn(st, DRAWN_POLYGON, NULL) >= 2); /* upper and right face */
}

/* With art the sprite says which face, by its name. */
static void faces_have_sprites(void **state)
{
	static const struct {
		int face;
		const char *sprite;
	} faces[] = {{COUNTER_FRONT, "BL-2"}, {COUNTER_REVERSE, "BL-2!"}, {COUNTER_BACK, "back/blue"}, {COUNTER_ACTED, "back/blue!"}};
	struct stage *st = *state;
	struct counter *k = stage_put(st, "BL-2", "BRI");
	stage_lay(st);
	st->sc.block[4] = (struct block_art){.side = 104, .anchor_x = 64, .anchor_y = 103, .size = 21, .disc = 4.7f};
	for (int i = 0; i < 4; i++) {
		k->face = (uint8_t)faces[i].face;
		stage_clear(st);
		scene_counters(&st->sc, &st->v, NULL);
		assert_int_equal(stage_drawn(st, DRAWN_SPRITE, faces[i].sprite), 1);
	}
}

/* Frames of this colour, each of four sides. */
static int framed(const struct stage *st, uint32_t colour)
{
	int n, sides = 0;
	const struct canvas_item *drawn = canvas_drawn(st->sc.c, &n);
	for (int i = 0; i < n; i++)
		sides += drawn[i].kind == DRAWN_FILL && drawn[i].colour == colour;
	return sides / 4;
}

/* Of a stack each block that is in hand is framed, and each that is asked for; the badges add no frame for all of it. */
static void each_block_in_hand_is_framed(void **state)
{
	const uint32_t gold = 0xf2c230ff;
	struct stage *st = *state;
	struct counter *k[3] = {stage_put(st, "BL-1", "BRI"), stage_put(st, "BL-2", "BRI"), stage_put(st, "BL-3", "BRI")};
	struct set lit = {0};
	k[0]->badges = k[2]->badges = BADGE_IN_HAND;
	stage_lay(st);
	stage_clear(st);
	scene_counters(&st->sc, &st->v, NULL);
	scene_counter_badges(&st->sc, &st->v);
	assert_int_equal(framed(st, gold), 2);
	assert_int_equal(framed(st, LIT_COLOUR), 0);
	for (int i = 0; i < 3; i++)
		set_add(&lit, k[i]->piece);
	stage_clear(st);
	scene_counters(&st->sc, &st->v, &lit);
	assert_int_equal(framed(st, gold), 2);
	assert_int_equal(framed(st, LIT_COLOUR), 1);
}

/* A badge that has no picture frames its block, unless it is asked for or in hand. */
static void whoever_operates_is_framed(void **state)
{
	struct stage *st = *state;
	struct counter *k[2] = {stage_put(st, "BL-1", "BRI"), stage_put(st, "BL-2", "BRI")};
	st->s.rules = rules_find("napoleon1807");
	const struct badge *operates = badge_of(&st->s, 8);
	assert_null(operates->sprite);
	k[0]->badges = k[1]->badges = BADGE_COMMON;
	stage_lay(st);
	stage_clear(st);
	scene_counters(&st->sc, &st->v, NULL);
	assert_int_equal(framed(st, operates->colour), 2);
	k[1]->badges |= BADGE_IN_HAND;
	stage_clear(st);
	scene_counters(&st->sc, &st->v, NULL);
	assert_int_equal(framed(st, operates->colour), 1);
}

/* The last thing that is drawn is a frame of this colour? */
static bool frame_on_top(const struct stage *st, uint32_t colour)
{
	int n;
	const struct canvas_item *drawn = canvas_drawn(st->sc.c, &n);
	return n && drawn[n - 1].kind == DRAWN_FILL && drawn[n - 1].colour == colour;
}

/* One alone of a stack has his frame over those before him; where all have one each hides what is behind him. */
static void one_of_a_stack_is_framed_over_all(void **state)
{
	struct stage *st = *state;
	struct counter *k[2] = {stage_put(st, "BL-1", "BRI"), stage_put(st, "BL-2", "BRI")};
	struct set lit = {0};
	k[0]->badges = BADGE_IN_HAND;
	stage_lay(st);
	stage_clear(st);
	scene_counters(&st->sc, &st->v, NULL);
	assert_true(frame_on_top(st, 0xf2c230ff));
	set_add(&lit, k[1]->piece);
	stage_clear(st);
	scene_counters(&st->sc, &st->v, &lit);
	assert_true(frame_on_top(st, LIT_COLOUR));
	assert_int_equal(framed(st, 0xf2c230ff), 1);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(a_stack_shows_all_names, open_points, close_stage),
		cmocka_unit_test_setup_teardown(a_stack_leans_away_from_the_name, open_points, close_stage),
		cmocka_unit_test_setup_teardown(enemies_stand_apart, open_points, close_stage),
		cmocka_unit_test_setup_teardown(a_number_says_how_many_face_each_other, open_points, close_stage),
		cmocka_unit_test_setup_teardown(a_click_hits_the_front, open_points, close_stage),
		cmocka_unit_test_setup_teardown(names_are_for_their_owner, open_points, close_stage),
		cmocka_unit_test_setup_teardown(faces_have_sprites, open_points, close_stage),
		cmocka_unit_test_setup_teardown(each_block_in_hand_is_framed, open_points, close_stage),
		cmocka_unit_test_setup_teardown(whoever_operates_is_framed, open_points, close_stage),
		cmocka_unit_test_setup_teardown(one_of_a_stack_is_framed_over_all, open_points, close_stage),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
