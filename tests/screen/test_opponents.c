/* The desk with an opponent who thinks on a thread: it plays what it plays without one, the loop is woken for it, and
 * taking back, another game and the end of the program find it in the midst of thinking. */
#include "check.h"

#include "app/desk.h"

#include <sched.h>
#include <stdlib.h>

struct room {
	struct canvas *c;
	struct config config;
	struct desk *d;
};

/* The side `thinks` is the simple player's, the other a person's. */
static void start(struct room *r, const char *scenario, int thinks)
{
	const struct player *player[2] = {NULL, NULL};
	struct error e = {0};
	player[thinks] = player_find("simple");
	if (!desk_start(r->d, scenario, NULL, NULL, 7, player, &e))
		fail_msg("%s: %s", e.file, e.reason);
}

static void room_open(struct room *r, bool threads, int thinks)
{
	struct error e = {0};
	*r = (struct room){.config = {.width = 1280, .height = 720, .scale = 100, .quiet = true}};
	r->c = canvas_open_null(1280, 720);
	struct desk_options o = {.data = getenv("GROGNARD_DATA"), .config = &r->config, .silent = true, .threads = threads};
	r->d = desk_open(r->c, &o, &e);
	if (!r->d)
		fail_msg("%s", e.reason);
	canvas_advance(r->c, 0);
	start(r, "borodino/7-september", thinks);
}

static void room_close(struct room *r)
{
	desk_close(r->d);
	canvas_close(r->c);
}

static void key(struct room *r, int k, unsigned mods)
{
	struct input in = {.kind = INPUT_KEY, .key = k, .mods = mods};
	desk_input(r->d, &in);
}

/* One turn of the main loop; where that would wait for the hand, it waits to be woken. */
static void turn(struct room *r)
{
	struct input in;
	bool works = desk_work(r->d), moves = desk_draw(r->d);
	canvas_advance(r->c, 16);
	while (!works && !moves && desk_match(r->d) && !canvas_input(r->c, &in, 0))
		sched_yield();
	if (!works && !moves)
		desk_input(r->d, &in);
}

static int orders(const struct room *r)
{
	return match_now(desk_match(r->d));
}

static void the_thread_changes_nothing(void **unused)
{
	(void)unused;
	enum { MOST = 80 };
	struct room with, without;
	room_open(&with, true, SIDE_0);
	room_open(&without, false, SIDE_0);
	while (orders(&without) < MOST && match_position(desk_match(without.d))->header.phasing == SIDE_0) {
		desk_work(without.d);
		desk_draw(without.d);
		canvas_advance(without.c, 16);
	}
	assert_in_range(orders(&without), 20, MOST);
	while (orders(&with) < orders(&without))
		turn(&with);
	for (int i = 0; i < orders(&without); i++) {
		struct order one = match_order(desk_match(with.d), i), two = match_order(desk_match(without.d), i);
		assert_true(order_same(&one, &two));
	}
	room_close(&with);
	room_close(&without);
}

/* A player-turn of the person with nothing done in it. */
static void pass_turn(struct room *r)
{
	for (int i = 0; i < 3 && !desk_work(r->d) && match_position(desk_match(r->d))->header.phasing == SIDE_0; i++)
		desk_order(r->d, "done");
	assert_int_equal(match_position(desk_match(r->d))->header.phasing, SIDE_1);
}

static void taken_back_in_the_midst(void **unused)
{
	(void)unused;
	struct room r;
	room_open(&r, true, SIDE_1);
	for (int turns = 0; turns < 12; turns++) {
		pass_turn(&r);
		for (int i = 0; i < turns; i++)
			turn(&r);
		desk_work(r.d); /* the thread has begun, and may be anywhere */
		for (int i = 0; i < 5 && orders(&r); i++) {
			key(&r, 'z', MOD_CTRL);
			if (ui_modal(desk_ui(r.d))) /* past a seal: yes */
				key(&r, KEY_ENTER, 0);
		}
		assert_int_equal(orders(&r), 0);
		for (int i = 0; i < 20; i++) /* and nothing of it is played afterwards */
			assert_false(desk_work(r.d));
		assert_int_equal(orders(&r), 0);
	}
	room_close(&r);
}

static void another_game_and_the_end_in_the_midst(void **unused)
{
	(void)unused;
	struct room r;
	room_open(&r, true, SIDE_0);
	for (int i = 0; i < 8; i++) {
		desk_work(r.d);
		start(&r, i % 2 ? "borodino/7-september" : "area1812/1-invasion", i & 1);
		assert_int_equal(orders(&r), 0);
	}
	desk_work(r.d);
	room_close(&r);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_thread_changes_nothing),
		cmocka_unit_test(taken_back_in_the_midst),
		cmocka_unit_test(another_game_and_the_end_in_the_midst),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
