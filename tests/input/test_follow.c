/* The eye follows what the other side does, and never tells what its viewer may not know. */
#include "check.h"
#include "input/own.h"
#include "match/hearing.h"
#include "match/match.h"
#include "match/source.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static struct canvas *c;
static struct match *m;
static struct seat *seat;
static struct table_view *t;
static int told; /* the decision told of last */

/* A source of which the test tells what was heard; the position stays the one of the beginning. */
static bool known(void *who, int moment, struct position *out)
{
	(void)moment;
	memcpy(out, match_position(who), match_scenario(who)->rules->position_size);
	return true;
}

static void leave(void *who)
{
	(void)who;
}

static struct seat *seat_told(void)
{
	struct source source = {.who = m, .known = known, .close = leave};
	struct seat *one = seat_over(match_scenario(m), SIDE_0, false, &source);

	if (one)
		seat_refresh(one);
	return one;
}

/* 7 September, French to move and looking on, at 100 percent over 3322: 1606 and 1609 are far out of sight. */
static int open_table(void **state)
{
	struct error e = {0};
	struct table_calls calls = {0};

	(void)state;
	c = canvas_open_null(1000, 700);
	m = match_new(getenv("GROGNARD_DATA"), "borodino/7-september", NULL, NULL, 7, &e);
	seat = m ? seat_told() : NULL;
	t = seat ? table_open(c, seat, "/nowhere", &calls, &e) : NULL;
	if (!t)
		return -1;
	camera_step(&t->scene.eye, 4);
	float x, y;
	sheet_centre(&t->scene.sheet, &t->s->board, board_find(&t->s->board, "3322"), &x, &y);
	camera_centre(&t->scene.eye, x, y);
	return 0;
}

/* Napoleon 1807, the French looking on, the lower end of the map over Gilgenburg: the cards stand over its foot. */
static int open_cards(void **state)
{
	struct error e = {0};
	struct table_calls calls = {0};

	(void)state;
	c = canvas_open_null(1000, 700);
	m = match_new(getenv("GROGNARD_DATA"), "napoleon1807/eylau", NULL, NULL, 7, &e);
	seat = m ? seat_told() : NULL;
	t = seat ? table_open(c, seat, "/nowhere", &calls, &e) : NULL;
	if (!t)
		return -1;
	camera_step(&t->scene.eye, 4);
	return 0;
}

static int close_table(void **state)
{
	(void)state;
	table_close(t);
	seat_close(seat);
	match_free(m);
	canvas_close(c);
	return 0;
}

static int at(const char *id)
{
	return board_find(&t->s->board, id);
}

/* What the next decision of the Russians brings. */
static struct events ev;

static void brings(enum event_kind kind, const char *piece, const char *from, const char *to, unsigned seen)
{
	struct event *e = event_note(&ev, (int)kind, SIDE_1, NONE, NONE, NONE, NONE, NONE);
	assert_true(!piece || scenario_piece(t->s, piece) != NONE);
	e->piece = (int16_t)(piece ? scenario_piece(t->s, piece) : NONE);
	e->from = (int16_t)(from ? at(from) : NONE);
	e->to = (int16_t)at(to);
	e->seen = (uint8_t)seen;
}

/* The seat hears of it. */
static void hear(void)
{
	struct order march = order_make(VERB_MARCH, SIDE_1, NONE, NONE, NONE);
	struct hearing h = {.order = &march, .starts = true, .turn = 1, .phasing = SIDE_1, .events = &ev};

	told = chronicle_length(seat->chronicle);
	chronicle_hear(seat_chronicle(seat), &h);
	seat_refresh(seat);
	events_clear(&ev);
}

/* A decision with one event. */
static void tell(enum event_kind kind, const char *piece, const char *from, const char *to, unsigned seen)
{
	events_clear(&ev);
	brings(kind, piece, from, to, seen);
	hear();
}

static bool in_view(const char *place)
{
	int x, y;
	return table_find_place(t, at(place), &x, &y);
}

/* Runs until all is at rest; true when the eye has moved, and both places were in sight at one moment (NULL: none). It is at
 * home again afterwards, for it is the viewer's turn to decide. */
static bool eye_goes(bool follow, const char *one, const char *other)
{
	float x = t->scene.eye.x, y = t->scene.eye.y;
	bool away = false, saw = !one;

	table_animate(t, (struct spot){told, 0}, (struct spot){told + 1, 0}, 2, follow);
	for (int i = 0; i < 400 && (table_draw(t) || table_animating(t)); i++) {
		canvas_advance(c, 16);
		away = away || fabsf(t->scene.eye.x - x) + fabsf(t->scene.eye.y - y) > 1;
		saw = saw || (in_view(one) && in_view(other));
	}
	assert_false(table_animating(t));
	assert_true(fabsf(t->scene.eye.x - x) + fabsf(t->scene.eye.y - y) < 2);
	return away && saw;
}

static bool eye_moves(bool follow)
{
	return eye_goes(follow, NULL, NULL);
}

static void the_eye_goes_where_something_moves(void **unused)
{
	(void)unused;
	tell(EVENT_MOVE, "RU-UVR", "1606", "1609", SEEN_ALL);
	assert_false(in_view("1606"));
	assert_true(eye_goes(true, "1606", "1609"));
}

/* Who moves the map himself meanwhile finds it where he left it. */
static void the_eye_stays_where_a_hand_has_put_it(void **unused)
{
	(void)unused;
	tell(EVENT_MOVE, "RU-UVR", "1606", "1609", SEEN_ALL);
	table_animate(t, (struct spot){told, 0}, (struct spot){told + 1, 0}, 2, true);
	while (!in_view("1609")) {
		table_draw(t);
		canvas_advance(c, 16);
	}
	while (camera_moves(&t->scene.eye)) {
		table_draw(t);
		canvas_advance(c, 16);
	}
	camera_pan(&t->scene.eye, 40, 0);
	float x = t->scene.eye.x, y = t->scene.eye.y;
	for (int i = 0; i < 400 && (table_draw(t) || table_animating(t)); i++)
		canvas_advance(c, 16);
	assert_true(fabsf(t->scene.eye.x - x) + fabsf(t->scene.eye.y - y) < 2);
}

static void the_eye_stays_when_it_is_not_to_follow(void **unused)
{
	(void)unused;
	tell(EVENT_MOVE, "RU-UVR", "1606", "1609", SEEN_ALL);
	assert_false(eye_moves(false));
}

static void the_eye_goes_to_a_battle_and_to_a_stack_without_a_name(void **unused)
{
	(void)unused;
	tell(EVENT_ATTACK, NULL, NULL, "1609", SEEN_ALL);
	assert_true(eye_goes(true, "1609", "1609"));
	assert_int_equal(trails_shown(t), 0);
	tell(EVENT_MOVE, NULL, "1606", "1609", SEEN_ALL);
	assert_true(eye_goes(true, "1606", "1609"));
	assert_int_equal(trails_shown(t), 1);
}

/* A group marches by one way: its other pieces are told of after the first, without any. */
static void who_goes_along_has_no_arrow_of_his_own(void **unused)
{
	(void)unused;
	events_clear(&ev);
	brings(EVENT_MOVE, "RU-UVR", "1606", "1609", SEEN_ALL);
	brings(EVENT_MOVE, NULL, "1606", "1609", SEEN_ALL);
	brings(EVENT_MOVE, NULL, "1606", "1609", SEEN_ALL);
	hear();
	assert_int_equal(trails_shown(t), 1);
	brings(EVENT_MOVE, "RU-UVR", "1606", "1609", SEEN_ALL);
	brings(EVENT_MOVE, NULL, "1606", "1608", SEEN_ALL); /* another goal */
	hear();
	assert_int_equal(trails_shown(t), 3);
}

static void the_eye_stays_where_all_is_in_sight(void **unused)
{
	(void)unused;
	assert_true(in_view("3322"));
	tell(EVENT_MOVE, NULL, "3322", "3321", SEEN_ALL);
	assert_false(eye_moves(true));
	tell(EVENT_ATTACK, NULL, NULL, "3321", SEEN_ALL);
	assert_false(eye_moves(true));
}

static void the_eye_betrays_nothing(void **unused)
{
	(void)unused;
	tell(EVENT_MOVE, "RU-UVR", "1606", "1609", SEEN_1);
	assert_false(eye_moves(true));
	tell(EVENT_MOVE, NULL, "1606", "1609", SEEN_1);
	assert_false(eye_moves(true));
	tell(EVENT_ATTACK, NULL, NULL, "1609", SEEN_1);
	assert_false(eye_moves(true));
	tell(EVENT_SECRET, NULL, NULL, "1609", SEEN_ALL);
	assert_false(eye_moves(true));
}

/* What the cards stand over is out of sight: the eye goes there. */
static void the_eye_looks_behind_the_cards(void **unused)
{
	(void)unused;
	for (int behind = 0; behind < 2; behind++) {
		float x, y, place_x, place_y;
		table_draw(t);
		int over = t->cards.lie.over, margin = scene_side(&t->scene);
		assert_true(over > 4);
		/* Gilgenburg comes to lie where it would be in sight but for the cards, or just above them */
		const struct rect *a = &t->scene.eye.area;
		sheet_centre(&t->scene.sheet, &t->s->board, at("GIL"), &place_x, &place_y);
		camera_centre(&t->scene.eye, place_x, place_y);
		camera_to_sheet(&t->scene.eye, (float)(a->x + a->w / 2), (float)(a->y + margin + 1 + (behind ? 0 : over)), &x, &y);
		camera_centre(&t->scene.eye, place_x, y);
		tell(EVENT_ATTACK, NULL, NULL, "GIL", SEEN_ALL);
		assert_int_equal(eye_moves(true), behind);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(the_eye_goes_where_something_moves, open_table, close_table),
		cmocka_unit_test_setup_teardown(the_eye_stays_where_a_hand_has_put_it, open_table, close_table),
		cmocka_unit_test_setup_teardown(the_eye_stays_when_it_is_not_to_follow, open_table, close_table),
		cmocka_unit_test_setup_teardown(the_eye_goes_to_a_battle_and_to_a_stack_without_a_name, open_table, close_table),
		cmocka_unit_test_setup_teardown(who_goes_along_has_no_arrow_of_his_own, open_table, close_table),
		cmocka_unit_test_setup_teardown(the_eye_stays_where_all_is_in_sight, open_table, close_table),
		cmocka_unit_test_setup_teardown(the_eye_betrays_nothing, open_table, close_table),
		cmocka_unit_test_setup_teardown(the_eye_looks_behind_the_cards, open_cards, close_table),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
