/* Back and forth at the desk: what is drafted goes back first, looking back moves no match, and what is taken back past a
 * seal has its price. */
#include "app/desk.h"
#include "app/script.h"
#include "check.h"
#include "plays.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct stage {
	struct canvas *c;
	struct config config;
	struct desk *d;
};

/* NULL: a person. */
static const struct player *by_name(const char *id)
{
	return id ? player_find(id) : NULL;
}

static void open_stage(struct stage *s, const char *scenario, const char *first, const char *second)
{
	const struct player *const seat[2] = {by_name(first), by_name(second)};
	struct error e = {0};
	*s = (struct stage){.config = {.width = 1280, .height = 800, .scale = 100, .quiet = true}};
	s->c = canvas_open_null(1280, 800);
	struct desk_options o = {.data = getenv("GROGNARD_DATA"), .config = &s->config, .silent = true};
	s->d = desk_open(s->c, &o, &e);
	if (!s->d || !desk_start(s->d, scenario, NULL, NULL, 7, seat, &e))
		fail_msg("%s: %s", e.file, e.reason);
	canvas_advance(s->c, 0);
	script_settle(s->d, s->c);
}

static void close_stage(struct stage *s)
{
	desk_close(s->d);
	canvas_close(s->c);
}

static bool there(const struct stage *s, const char *name)
{
	struct rect r;
	return ui_find(desk_ui(s->d), name, &r);
}

static void act(struct stage *s, struct input in)
{
	desk_input(s->d, &in);
	desk_draw(s->d);
}

static void click(struct stage *s, const char *name)
{
	struct rect r;
	if (!ui_find(desk_ui(s->d), name, &r))
		fail_msg("there is no \"%s\"", name);
	struct input in = {.kind = INPUT_MOTION, .x = r.x + r.w / 2, .y = r.y + r.h / 2, .clicks = 1};
	act(s, in);
	in.button = BUTTON_LEFT;
	in.kind = INPUT_PRESS;
	act(s, in);
	in.kind = INPUT_RELEASE;
	act(s, in);
	script_settle(s->d, s->c);
}

static void key(struct stage *s, int k, unsigned mods)
{
	act(s, (struct input){.kind = INPUT_KEY, .key = k, .mods = mods});
	script_settle(s->d, s->c);
}

static void order(struct stage *s, const char *text)
{
	if (!desk_order(s->d, text))
		fail_msg("%s: %s", text, desk_hint(s->d));
	script_settle(s->d, s->c);
	while (ui_waits(desk_ui(s->d)))
		key(s, KEY_ENTER, 0);
}

static int now(const struct stage *s)
{
	return match_now(desk_match(s->d));
}

static bool asks(const struct stage *s)
{
	return there(s, "message") && there(s, "yes") && ui_modal(desk_ui(s->d));
}

static void what_is_drafted_goes_back_one_by_one(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "borodino/7-september", NULL, NULL);
	order(&s, "march FR-I-2 2921");
	order(&s, "take FR-I-4");
	assert_int_equal(now(&s), 2);
	assert_int_equal(desk_seat(s.d)->draft->n, 1);
	key(&s, 'z', MOD_CTRL);
	assert_int_equal(desk_seat(s.d)->draft->n, 0);
	assert_int_equal(now(&s), 2);
	key(&s, 'z', MOD_CTRL);
	assert_int_equal(now(&s), 0);
	order(&s, "take FR-I-4"); /* what is only drafted cuts nothing off */
	key(&s, KEY_ESCAPE, 0);
	assert_int_equal(desk_seat(s.d)->draft->n, 0);
	key(&s, 'y', MOD_CTRL);
	assert_int_equal(now(&s), 2);
	close_stage(&s);
}

/* The whole program knows what a drag has done from the two orders that the match plays, and from nothing played again. */
static void a_drag_is_played_twice(void **unused)
{
	(void)unused;
	struct stage s;
	struct input in = {.kind = INPUT_MOTION};
	int x, y;
	open_stage(&s, "borodino/7-september", NULL, NULL);
	const struct scenario *sc = desk_seat(s.d)->scenario;
	assert_true(table_find_piece(desk_table(s.d), scenario_piece(sc, "FR-I-2"), &in.x, &in.y));
	assert_true(table_find_place(desk_table(s.d), board_find(&sc->board, "2921"), &x, &y));
	act(&s, in);
	s.config.guide = false; /* it looks at what others could do */
	plays_begin(desk_match(s.d));
	in.kind = INPUT_PRESS;
	in.button = BUTTON_LEFT;
	act(&s, in);
	for (int step = 1; step <= 8; step++)
		act(&s, (struct input){.kind = INPUT_MOTION, .x = in.x + (x - in.x) * step / 8, .y = in.y + (y - in.y) * step / 8});
	assert_int_equal(plays_so_far(), 1); /* taken up on a copy */
	act(&s, (struct input){.kind = INPUT_RELEASE, .x = x, .y = y, .button = BUTTON_LEFT});
	script_settle(s.d, s.c);
	assert_int_equal(plays_so_far(), 1 + 2);
	assert_int_equal(now(&s), 2);
	plays_end();
	close_stage(&s);
}

/* Whether all answers to a question come to the same is tried once, however often the bar is built while it stands. */
static void a_question_is_tried_once(void **unused)
{
	(void)unused;
	struct stage s;
	char file[400];
	snprintf(file, sizeof file, "%s/screen/n7-alike.json", getenv("GROGNARD_TESTS"));
	open_stage(&s, "napoleon1807/eylau", NULL, NULL);
	s.config.hands = HANDS_OPEN;
	const struct player *const seat[2] = {NULL, NULL};
	assert_true(desk_start(s.d, NULL, file, NULL, 7, seat, NULL));
	script_settle(s.d, s.c);
	s.config.guide = false; /* it looks at what others could do */
	const char *const given[] = {"take F-LAN", "commit", "choose 1", "card FR43", "pass"};
	for (size_t i = 0; i < sizeof given / sizeof given[0]; i++)
		order(&s, given[i]);
	plays_begin(desk_match(s.d));
	order(&s, "pass");
	assert_int_equal(desk_seat(s.d)->orders.n, 2);
	int tried = plays_so_far();
	for (int i = 0; i < 3; i++)
		act(&s, (struct input){.kind = INPUT_RESIZE, .width = 1280, .height = 800});
	assert_int_equal(plays_so_far(), tried);
	plays_end();
	int before = now(&s);
	canvas_advance(s.c, 400); /* a hand reads first what is asked */
	key(&s, KEY_SPACE, 0);
	assert_int_equal(now(&s), before + 1);
	close_stage(&s);
}

static void looking_back_moves_no_match(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "borodino/7-september", NULL, NULL);
	order(&s, "march FR-I-2 2921");
	order(&s, "march FR-I-4 3020");
	click(&s, "to-begin");
	assert_int_equal(desk_seat(s.d)->at, 0);
	assert_int_equal(now(&s), 4);
	assert_false(desk_order(s.d, "march FR-I-5 3021"));
	key(&s, 'y', MOD_CTRL); /* a step on */
	assert_int_equal(desk_seat(s.d)->at, 1);
	key(&s, 'z', MOD_CTRL);
	assert_int_equal(desk_seat(s.d)->at, 0);
	click(&s, "step-on");
	click(&s, "play-on");
	assert_true(asks(&s));
	assert_int_equal(now(&s), 4);
	key(&s, KEY_ESCAPE, 0);
	assert_int_equal(now(&s), 4);
	assert_true(seat_looks_back(desk_seat(s.d)));
	click(&s, "play-on");
	key(&s, KEY_ENTER, 0);
	assert_int_equal(now(&s), 2);
	assert_true(seat_decides(desk_seat(s.d)));
	assert_int_equal(match_length(desk_match(s.d)), 4); /* nothing is cut off yet */
	close_stage(&s);
}

/* The computer's whole turn goes back with one key, asked about until that is no longer wanted. */
static void back_over_the_turn_of_a_computer(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "borodino/7-september", NULL, "simple");
	order(&s, "march FR-I-2 2921");
	int before = now(&s);
	order(&s, "done");
	int after = now(&s);
	assert_true(after > before + 10);
	assert_int_equal(desk_seat(s.d)->prompt.side, SIDE_0);
	key(&s, 'z', MOD_CTRL);
	assert_true(asks(&s));
	assert_non_null(strstr(ui_text(desk_ui(s.d), "message"), "what the Russian side decided"));
	key(&s, KEY_ESCAPE, 0);
	assert_int_equal(now(&s), after);
	key(&s, 'z', MOD_CTRL);
	click(&s, "ask-no-more");
	click(&s, "yes");
	assert_int_equal(now(&s), before);
	assert_true(seat_decides(desk_seat(s.d)));
	key(&s, 'y', MOD_CTRL);
	assert_int_equal(now(&s), after);
	key(&s, 'z', MOD_CTRL); /* not asked again in this game */
	assert_int_equal(now(&s), before);
	const struct player *const seat[2] = {by_name(NULL), by_name("simple")};
	assert_false(desk_start(s.d, "borodino/7-september", NULL, NULL, 7, seat, NULL)); /* nothing is kept here, which is said once */
	assert_true(desk_start(s.d, "borodino/7-september", NULL, NULL, 7, seat, NULL));
	order(&s, "done");
	key(&s, 'z', MOD_CTRL); /* but in another */
	assert_true(asks(&s));
	close_stage(&s);
}

/* Of two at one screen the other is asked, at his own seat. */
static void two_persons_must_agree(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "borodino/7-september", NULL, NULL);
	order(&s, "march FR-I-2 2921");
	key(&s, 'z', MOD_CTRL); /* no price: nobody is asked */
	assert_int_equal(now(&s), 0);
	key(&s, 'y', MOD_CTRL);
	order(&s, "done");
	while (desk_seat(s.d)->side == SIDE_0)
		order(&s, "done");
	int after = now(&s);
	for (int yes = 0; yes < 2; yes++) {
		assert_int_equal(desk_seat(s.d)->side, SIDE_1);
		key(&s, 'z', MOD_CTRL);
		assert_int_equal(desk_seat(s.d)->side, SIDE_0);
		assert_true(desk_seat(s.d)->offer.made);
		assert_true(asks(&s));
		assert_false(there(&s, "ask-no-more"));
		assert_int_equal(now(&s), after);
		key(&s, KEY_ENTER, 0); /* of him who asks, pressed once too often */
		key(&s, KEY_SPACE, 0);
		assert_true(asks(&s));
		assert_int_equal(now(&s), after);
		key(&s, yes ? 'a' : KEY_ESCAPE, yes ? MOD_ALT : 0);
		assert_int_equal(now(&s), yes ? after - 1 : after);
	}
	assert_true(seat_decides(desk_seat(s.d)));
	assert_int_equal(desk_seat(s.d)->side, SIDE_0);
	close_stage(&s);
}

/* Whose seat is on the screen changes under cover where there are secrets, for a question too. */
static void the_question_comes_under_cover(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "area1812/1-invasion", NULL, NULL);
	enum side first = desk_seat(s.d)->side;
	while (desk_seat(s.d)->side == first)
		order(&s, "done");
	key(&s, KEY_ENTER, 0); /* the curtain */
	int after = now(&s);
	key(&s, 'z', MOD_CTRL);
	assert_int_equal(desk_seat(s.d)->side, first);
	assert_int_equal(now(&s), after);
	key(&s, KEY_ENTER, 0); /* lifts the curtain, and answers nothing */
	assert_int_equal(now(&s), after);
	assert_true(asks(&s));
	click(&s, "yes");
	assert_true(now(&s) < after);
	assert_true(seat_decides(desk_seat(s.d)));
	close_stage(&s);
}

/* Nobody plays: who looks on goes back freely, and the machines wait until they are told to play on. */
static void machines_wait_for_who_looks_on(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "borodino/5-september", NULL, NULL);
	const struct player *const seat[2] = {by_name("random"), by_name("random")};
	assert_true(desk_start(s.d, "borodino/5-september", NULL, NULL, 7, seat, NULL));
	for (int i = 0; i < 60; i++) {
		desk_work(s.d);
		desk_draw(s.d);
		canvas_advance(s.c, 400);
	}
	int before = now(&s);
	assert_true(before > 5);
	act(&s, (struct input){.kind = INPUT_KEY, .key = 'z', .mods = MOD_CTRL});
	assert_false(ui_modal(desk_ui(s.d)));
	int back = now(&s);
	assert_true(back < before);
	for (int i = 0; i < 10; i++) {
		desk_work(s.d);
		desk_draw(s.d);
		canvas_advance(s.c, 400);
	}
	assert_int_equal(now(&s), back);
	close_stage(&s);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_is_drafted_goes_back_one_by_one),
		cmocka_unit_test(a_drag_is_played_twice),
		cmocka_unit_test(a_question_is_tried_once),
		cmocka_unit_test(looking_back_moves_no_match),
		cmocka_unit_test(back_over_the_turn_of_a_computer),
		cmocka_unit_test(two_persons_must_agree),
		cmocka_unit_test(the_question_comes_under_cover),
		cmocka_unit_test(machines_wait_for_who_looks_on),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
