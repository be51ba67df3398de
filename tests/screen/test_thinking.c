/* Somebody thinks at the desk: a hint, which plays nothing and knows what the seat knows; a computer player, whose progress
 * is seen, who can be told to decide now, and loses nothing while something else is looked at. */
#include "app/desk.h"
#include "app/desk_mind.h"
#include "app/script.h"
#include "check.h"
#include "match/local.h"
#include "ui/game.h"
#include "ui/inner.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct stage {
	struct canvas *c;
	struct config config;
	struct desk *d;
};

static void open_sized(struct stage *s, const char *scenario, const char *first, const char *second, bool slices, int wide, int high)
{
	const struct player *const plays[2] = {first ? player_find(first) : NULL, second ? player_find(second) : NULL};
	struct error e = {0};
	*s = (struct stage){.config = {.width = wide, .height = high, .scale = 100, .quiet = true, .hands = HANDS_OPEN}};
	s->c = canvas_open_null(wide, high);
	struct desk_options o = {.data = getenv("GROGNARD_DATA"), .config = &s->config, .silent = true, .slices = slices};
	s->d = desk_open(s->c, &o, &e);
	if (!s->d || !desk_start(s->d, scenario, NULL, NULL, 7, plays, &e))
		fail_msg("%s: %s", e.file, e.reason);
	canvas_advance(s->c, 0);
}

static void open_stage(struct stage *s, const char *scenario, const char *first, const char *second, bool slices)
{
	open_sized(s, scenario, first, second, slices, 1280, 800);
}

static void close_stage(struct stage *s)
{
	desk_close(s->d);
	canvas_close(s->c);
}

static void key(struct stage *s, int k, unsigned mods)
{
	struct input in = {.kind = INPUT_KEY, .key = k, .mods = mods};
	desk_input(s->d, &in);
	desk_draw(s->d);
}

static void settle(struct stage *s)
{
	script_settle(s->d, s->c);
	while (ui_modal(desk_ui(s->d))) {
		key(s, KEY_ENTER, 0);
		script_settle(s->d, s->c);
	}
}

static bool there(const struct stage *s, const char *name)
{
	struct rect r;
	return ui_find(desk_ui(s->d), name, &r);
}

static void order(struct stage *s, const char *text)
{
	if (!desk_order(s->d, text))
		fail_msg("%s: %s", text, desk_hint(s->d));
}

static int now(const struct stage *s)
{
	return match_now(desk_match(s->d));
}

/* The hint in words; "" when there is none. */
static const char *advice(const struct stage *s)
{
	return ui_text(desk_ui(s->d), "advice");
}

static int drawn(struct stage *s, int kind, uint32_t colour)
{
	int n, found = 0;
	struct input in = {.kind = INPUT_EXPOSE};
	canvas_layer_spoil(s->c, 0);
	desk_input(s->d, &in);
	desk_draw(s->d);
	const struct canvas_item *item = canvas_drawn(s->c, &n);
	for (int i = 0; i < n; i++)
		found += (int)item[i].kind == kind && (!colour || item[i].colour == colour);
	return found;
}

/* Tilsit lies at the upper edge, where the slip would, or in the middle of the map: is the slip of the hint about it in the lower half? */
static bool slip_is_low(bool in_the_middle)
{
	struct stage s;
	struct rect slip, place;
	float x, y;
	int percent;
	open_stage(&s, "gamble/1812", NULL, "simple", false);
	settle(&s);
	for (int i = 0; i < 2; i++) {
		order(&s, "rest");
		settle(&s);
	}
	int tilsit = board_find(&match_scenario(desk_match(s.d))->board, "2207");
	struct rect map = ui_map_area(desk_ui(s.d));
	table_look_at(desk_table(s.d), tilsit);
	settle(&s);
	table_eye(desk_table(s.d), &x, &y, &percent);
	for (int i = 0; !in_the_middle && i < 20 && table_box(desk_table(s.d), tilsit, false, &place) && place.y > map.y + map.h / 8; i++) {
		table_see(desk_table(s.d), x, y += 0.02f, percent);
		settle(&s);
	}
	key(&s, 'h', MOD_CTRL);
	settle(&s);
	assert_non_null(strstr(advice(&s), "Tilsit"));
	assert_true(ui_find(desk_ui(s.d), "advice", &slip));
	assert_true(table_box(desk_table(s.d), tilsit, false, &place));
	assert_true(slip.x + slip.w < place.x || place.x + place.w < slip.x || slip.y + slip.h < place.y || place.y + place.h < slip.y);
	close_stage(&s);
	return slip.y > map.y + map.h / 2;
}

static void a_hint_does_not_lie_on_its_place(void **unused)
{
	(void)unused;
	assert_true(slip_is_low(false));
	assert_false(slip_is_low(true));
}

static void a_hint_is_shown_and_not_played(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "borodino/7-september", NULL, "simple", false);
	settle(&s);
	int before = drawn(&s, DRAWN_POLYGON, 0);
	uint32_t turned = desk_seat(s.d)->turned;
	assert_string_equal(advice(&s), "");
	key(&s, 'h', MOD_CTRL);
	settle(&s);
	assert_memory_equal(advice(&s), "Hint: ", 6);
	assert_non_null(strstr(advice(&s), " to "));
	assert_non_null(strstr(advice(&s), "Why: the best of "));
	assert_non_null(strstr(advice(&s), "Compared in points of strength: ")); /* by what they were ranked */
	assert_true(strstr(advice(&s), " behind") || strstr(advice(&s), " ahead") || strstr(advice(&s), " level"));
	assert_null(strstr(advice(&s), "Take"));
	assert_null(strstr(advice(&s), "March "));
	assert_int_equal(now(&s), 0);
	assert_int_equal(desk_seat(s.d)->draft->n, 0);
	assert_int_equal(desk_seat(s.d)->turned, turned);
	assert_true(drawn(&s, DRAWN_POLYGON, 0) > before);
	key(&s, KEY_ESCAPE, 0);
	assert_string_equal(advice(&s), "");
	assert_int_equal(drawn(&s, DRAWN_POLYGON, 0), before);
	key(&s, 'h', MOD_CTRL);
	settle(&s);
	assert_true(*advice(&s));
	order(&s, "march FR-I-2 2921"); /* it was about another position */
	assert_string_equal(advice(&s), "");
	close_stage(&s);
}

/* Who is taken up for a march, or for an attack, is named with it. */
static void a_hint_tells_deeds(void **unused)
{
	(void)unused;
	static const struct {
		const char *scenario, *told, *never;
	} rows[] = {{"area1812/1-invasion", " to ", "goes along"}, {"napoleon1807/friedland", "Activate the stack: ", "Take"},
		    {"hex1812/1-invasion", " to ", "March "}};
	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		struct stage s;
		open_stage(&s, rows[i].scenario, i ? NULL : "simple", i ? "simple" : NULL, false);
		settle(&s);
		for (int k = 0; k < 40 && !strstr(advice(&s), rows[i].told) && !desk_seat(s.d)->open; k++) {
			key(&s, 'h', MOD_CTRL);
			settle(&s);
			if (strstr(advice(&s), rows[i].never))
				fail_msg("%s: \"%s\"", rows[i].scenario, advice(&s));
			if (strstr(advice(&s), rows[i].told))
				break;
			key(&s, KEY_ESCAPE, 0);
			canvas_advance(s.c, 900);
			settle(&s);
			key(&s, KEY_SPACE, 0);
			settle(&s);
		}
		if (!strstr(advice(&s), rows[i].told))
			fail_msg("%s: \"%s\"", rows[i].scenario, advice(&s));
		close_stage(&s);
	}
}

/* Its slip lies over nothing that answers the question. */
static void a_hint_covers_no_choice(void **unused)
{
	(void)unused;
	static const char *const choices[] = {"pass-turn", "looms-show-1", "looms-1", "next-ask"};
	struct stage s;
	struct rect r;
	open_stage(&s, "hex1812/2-road-to-moscow", NULL, "simple", false);
	settle(&s);
	const struct order stand = order_make(VERB_DONE, SIDE_0, NONE, NONE, NONE);
	ui_advise(desk_ui(s.d), &stand, 1, "who waits for the attack is where he should be");
	desk_draw(s.d);
	const struct rect slip = desk_ui(s.d)->game->advice_at;
	assert_true(slip.w > 0);
	for (size_t i = 0; i < sizeof choices / sizeof *choices; i++) {
		if (!ui_find(desk_ui(s.d), choices[i], &r))
			fail_msg("there is no %s", choices[i]);
		assert_false(rect_touches(r, slip));
	}
	close_stage(&s);
}

/* The odds of an attack stand beside all who are in it, wherever the map lies. */
static void odds_cover_nobody_of_the_attack(void **unused)
{
	(void)unused;
	char path[400];
	struct stage s;
	struct rect at, box;
	struct error e = {0};
	open_sized(&s, "borodino/7-september", NULL, NULL, false, 1024, 700);
	snprintf(path, sizeof path, "%s/screen/exchange.grog", getenv("GROGNARD_TESTS"));
	assert_true(desk_load(s.d, path, &e));
	s.config.quiet = false;
	settle(&s);
	order(&s, "attack RU-III-3");
	order(&s, "with FR-I-2");
	order(&s, "with FR-I-5");
	for (int move = 0; move < 8; move++) {
		table_look_at(desk_table(s.d), move * 300 + 200);
		script_settle(s.d, s.c);
		desk_draw(s.d);
		assert_true(ui_find(desk_ui(s.d), "odds-body", &at));
		const struct seat *seat = desk_seat(s.d);
		assert_true(seat->draft->n > 2);
		for (int i = 0; i < seat->draft->n; i++) {
			int place = seat->known->piece[seat->draft->at[i].piece].place;
			if (table_box(desk_table(s.d), place, false, &box) && rect_touches(box, at))
				fail_msg("%d: the hex of %s is covered", move, seat->scenario->piece[seat->draft->at[i].piece].id);
		}
		key(&s, KEY_ESCAPE, 0);
		order(&s, "with FR-I-5");
	}
	close_stage(&s);
}

/* What is drafted is thought on from; and a hint that is followed is a whole decision. */
/* Where a march ends is said by where it goes; a halt by itself is an order like any other. */
static void a_hint_says_once_where_a_march_ends(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "gamble/1812", NULL, "simple", false);
	settle(&s);
	const struct scenario *sc = match_scenario(desk_match(s.d));
	int davout = scenario_piece(sc, "FR-Davout"), kovno = board_find(&sc->board, "2007");
	const struct order plan[] = {order_make(VERB_TAKE, SIDE_0, davout, NONE, NONE), order_make(VERB_MARCH, SIDE_0, davout, kovno, NONE),
				     order_make(VERB_HALT, SIDE_0, NONE, NONE, NONE), order_make(VERB_PASS, SIDE_0, NONE, NONE, NONE)};
	ui_advise(desk_ui(s.d), plan, 4, "so");
	assert_non_null(strstr(advice(&s), " to Kovno (2007); "));
	assert_null(strstr(advice(&s), "Halt"));
	ui_advise(desk_ui(s.d), plan + 2, 1, "so");
	assert_non_null(strstr(advice(&s), "Halt"));
	close_stage(&s);
}

static void a_hint_goes_on_with_the_draft(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "borodino/7-september", NULL, "simple", false);
	settle(&s);
	order(&s, "take FR-I-2");
	key(&s, 'h', MOD_CTRL);
	settle(&s);
	const struct scenario *sc = desk_seat(s.d)->scenario;
	assert_non_null(strstr(advice(&s), sc->piece[scenario_piece(sc, "FR-I-2")].name));
	assert_int_equal(desk_seat(s.d)->draft->n, 1);
	assert_int_equal(now(&s), 0);
	close_stage(&s);
}

/* Two games that differ in what the enemy hides alone. */
static void a_hint_knows_what_the_seat_knows(void **unused)
{
	(void)unused;
	struct stage a, b;
	char first[500];
	open_stage(&a, "null/duel", NULL, NULL, false);
	open_stage(&b, "null/duel", NULL, NULL, false);
	settle(&a);
	settle(&b);
	order(&a, "plan 1");
	order(&b, "plan 1");
	order(&a, "plan 0");
	order(&b, "plan 1");
	for (int n = 0; n < 8; n++) {
		assert_int_equal(desk_seat(a.d)->side, SIDE_0);
		key(&a, 'h', MOD_CTRL);
		key(&b, 'h', MOD_CTRL);
		settle(&a);
		settle(&b);
		assert_true(*advice(&a));
		assert_string_equal(advice(&a), advice(&b));
		snprintf(first, sizeof first, "%s", advice(&a));
		const struct orders *list = &desk_seat(a.d)->orders;
		char text[64];
		order_print(desk_seat(a.d)->scenario, &list->at[0], text, sizeof text);
		if (!strcmp(text, "done"))
			break;
		order(&a, text);
		order(&b, text);
	}
	assert_true(*first);
	close_stage(&b);
	close_stage(&a);
}

/* Nobody else's decision is thought about for him. */
static void no_hint_where_nothing_is_decided(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "borodino/7-september", NULL, "simple", true);
	key(&s, 'h', MOD_CTRL);
	for (int n = 0; n < 10000 && !*advice(&s); n++)
		desk_work(s.d);
	assert_true(*advice(&s));
	key(&s, KEY_ESCAPE, 0);
	key(&s, 'h', MOD_CTRL);
	desk_work(s.d);
	assert_string_equal(advice(&s), "");
	key(&s, 'd', MOD_CTRL); /* the best so far */
	assert_true(*advice(&s));
	key(&s, 'h', MOD_CTRL);
	desk_work(s.d);
	key(&s, KEY_ESCAPE, 0); /* no hint after all */
	for (int n = 0; n < 100; n++)
		desk_work(s.d);
	assert_string_equal(advice(&s), "");
	assert_int_equal(now(&s), 0);
	order(&s, "done");
	while (desk_seat(s.d)->prompt.side == SIDE_0)
		order(&s, "done");
	key(&s, 'h', MOD_CTRL);
	desk_work(s.d);
	assert_string_equal(advice(&s), "");
	close_stage(&s);
}

/* Till the computer has thought so long that it is seen, in the middle of a decision. */
static void think_for_long(struct stage *s)
{
	for (int n = 0; n < 4000 && !there(s, "progress"); n++) {
		const struct seat *seat = desk_seat(s->d);
		while (ui_modal(desk_ui(s->d)))
			key(s, KEY_ENTER, 0);
		if (seat->prompt.side == SIDE_0 && seat->orders.n) { /* the person plays whatever stands last in the list */
			char text[64];
			order_print(seat->scenario, &seat->orders.at[seat->orders.n - 1], text, sizeof text);
			order(s, text);
			assert_false(there(s, "progress")); /* less than a blink */
		}
		desk_work(s->d);
		canvas_advance(s->c, 400);
		desk_draw(s->d);
	}
	assert_true(there(s, "progress"));
	assert_true(there(s, "decide-now"));
}

static int permille(const struct stage *s)
{
	return atoi(ui_text(desk_ui(s->d), "progress")); /* per cent, as it is written */
}

static void the_computer_decides_now(void **unused)
{
	(void)unused;
	struct stage s;
	char path[] = "/tmp/grognard-thinking-XXXXXX", hash[65], again[65];
	int fd = mkstemp(path);
	struct error e = {0};
	assert_true(fd >= 0);
	open_stage(&s, "area1812/2-road-to-moscow", NULL, "simple", true);
	think_for_long(&s);
	int before = now(&s);
	key(&s, 'd', MOD_CTRL);
	assert_false(there(&s, "progress"));
	for (int n = 0; n < 2000 && now(&s) < before + 30; n++) { /* and so on, now and then */
		desk_work(s.d);
		if (n % 7 == 3)
			key(&s, 'd', MOD_CTRL);
		canvas_advance(s.c, 16);
		desk_draw(s.d);
	}
	assert_true(now(&s) > before);
	assert_true(match_save(desk_match(s.d), path, &e));
	match_hash(desk_match(s.d), hash);
	struct match *m = match_load(getenv("GROGNARD_DATA"), path, &e);
	assert_non_null(m);
	match_hash(m, again);
	assert_string_equal(hash, again);
	match_free(m);
	close_stage(&s);
	remove(path);
}

/* The menu is opened, Esc pressed, an earlier moment looked at: the thinking goes on where it was. */
static void nothing_is_lost_meanwhile(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "area1812/2-road-to-moscow", NULL, "simple", true);
	think_for_long(&s);
	for (int n = 0; n < 3 && there(&s, "progress"); n++)
		desk_work(s.d);
	int far = permille(&s), before = now(&s);
	assert_in_range(far, 0, 99);
	key(&s, KEY_ESCAPE, 0);
	key(&s, KEY_F10, 0);
	assert_true(ui_modal(desk_ui(s.d)));
	for (int n = 0; n < 1000; n++)
		assert_false(desk_work(s.d));
	assert_int_equal(now(&s), before);
	key(&s, KEY_ESCAPE, 0);
	desk_input(s.d, &(struct input){.kind = INPUT_EXPOSE});
	seat_look(desk_seat(s.d), 0);
	desk_work(s.d);
	seat_look(desk_seat(s.d), desk_seat(s.d)->now);
	desk_work(s.d);
	assert_true(now(&s) > before || permille(&s) >= far); /* it went on from there */
	close_stage(&s);
}

/* Slice by slice beside everything else the same opponent as at one go. */
static void the_same_orders_without_haste(void **unused)
{
	(void)unused;
	struct stage at_once, sliced;
	open_stage(&at_once, "borodino/7-september", "simple", "simple", false);
	open_stage(&sliced, "borodino/7-september", "simple", "simple", true);
	for (int n = 0; now(&at_once) < 12 && n < 10000; n++) {
		desk_work(at_once.d);
		canvas_advance(at_once.c, 1000);
		desk_draw(at_once.d);
	}
	for (int n = 0; now(&sliced) < 12 && n < 100000; n++) {
		desk_work(sliced.d);
		canvas_advance(sliced.c, 100);
		desk_draw(sliced.d);
	}
	assert_in_range(now(&at_once), 12, 100);
	assert_int_equal(now(&at_once), now(&sliced));
	for (int i = 0; i < now(&sliced); i++) {
		struct order a = match_order(desk_match(at_once.d), i), b = match_order(desk_match(sliced.d), i);
		assert_true(order_same(&a, &b));
	}
	close_stage(&sliced);
	close_stage(&at_once);
}

static int row_named(const struct scenario *s, const char *name)
{
	int row = 0;
	while (row < s->rules->rows && strcmp(s->rules->phases[row].name, name) != 0)
		row++;
	return row;
}

/* Plays on at random with the person's seat till the match has so many orders, or is over. */
static void play_on(struct stage *s, int most)
{
	uint64_t state = 3;
	for (int n = 0; n < 2000 && now(s) < most; n++) {
		settle(s);
		const struct seat *seat = desk_seat(s->d);
		if (!seat->orders.n)
			break;
		char text[64];
		order_print(seat->scenario, &seat->orders.at[random_below(&state, seat->orders.n)], text, sizeof text);
		order(s, text);
	}
	settle(s);
}

/* The order that the computer gives at this seat in the match as it is. */
static struct order computed(struct match *m, enum side side)
{
	struct error e = {0};
	struct order o = {0};
	struct seat *seat = local_seat(m, side, &e);
	struct desk_mind *mind = desk_mind_open(NULL, NULL);
	if (!desk_mind_think(mind, player_find("simple"), seat, match_public(m), &e))
		fail_msg("%s", e.reason);
	while (!desk_mind_done(mind, NULL))
		;
	assert_true(desk_mind_answer(mind, &o, NULL));
	desk_mind_close(mind);
	seat_close(seat);
	return o;
}

/* Where a standing order leaves the reaction to the computer the person is not asked, and what it answered stands in the
 * record: after loading, and after undo, it answers the same. */
static void an_aide_answers_as_the_computer_would(void **unused)
{
	(void)unused;
	struct stage s;
	struct error e = {0};
	char path[] = "/tmp/grognard-aide-XXXXXX";
	int fd = mkstemp(path), answers = 0;
	assert_true(fd >= 0);
	open_stage(&s, "null/duel", NULL, "random", false);
	settle(&s);
	const struct scenario *sc = desk_seat(s.d)->scenario;
	struct standings list = {.n = 1};
	list.at[0] = (struct standing){.row = (uint8_t)row_named(sc, "Assault"), .answer = STANDING_AIDE, .card = NONE, .place = NONE};
	assert_true(seat_stand(desk_seat(s.d), &list, &e));
	play_on(&s, 400);
	assert_true(match_save(desk_match(s.d), path, &e));
	struct match *m = match_load(getenv("GROGNARD_DATA"), path, &e);
	assert_non_null(m);
	assert_string_equal(e.reason, "");
	int n = match_length(m);
	for (int i = 0; i < n; i++) {
		struct order given = match_order(m, i), o;
		struct match_fact fact = match_fact(m, i);
		if (given.side != SIDE_0 || fact.row != list.at[0].row)
			continue;
		match_jump(m, i);
		o = computed(m, SIDE_0);
		assert_true(order_same(&o, &given));
		answers++;
	}
	assert_in_range(answers, 2, n);
	match_free(m);
	close_stage(&s);
	remove(path);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_hint_does_not_lie_on_its_place),
		cmocka_unit_test(a_hint_is_shown_and_not_played),
		cmocka_unit_test(a_hint_tells_deeds),
		cmocka_unit_test(a_hint_says_once_where_a_march_ends),
		cmocka_unit_test(a_hint_goes_on_with_the_draft),
		cmocka_unit_test(a_hint_covers_no_choice),
		cmocka_unit_test(odds_cover_nobody_of_the_attack),
		cmocka_unit_test(a_hint_knows_what_the_seat_knows),
		cmocka_unit_test(no_hint_where_nothing_is_decided),
		cmocka_unit_test(the_computer_decides_now),
		cmocka_unit_test(nothing_is_lost_meanwhile),
		cmocka_unit_test(the_same_orders_without_haste),
		cmocka_unit_test(an_aide_answers_as_the_computer_would),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
