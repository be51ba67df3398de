/* More than a hundred thousand random presses, keys, wheels and resizes over the whole program, without a display. It must not
 * crash, and whatever is on the table must stay sound. */
#include "app/desk.h"
#include "wanted.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { WIDTH = 1280, HEIGHT = 720 };

/* GROGNARD_FUZZ_INPUTS says how many (default 100000). */
static int inputs(void)
{
	return wanted("GROGNARD_FUZZ_INPUTS", 100000);
}

static int below(uint64_t *state, int n)
{
	return (int)(random_next(state) % (uint32_t)n);
}

static unsigned some_mods(uint64_t *state)
{
	int r = below(state, 12);
	return r == 0 ? MOD_CTRL : r == 1 ? MOD_SHIFT : r == 2 ? MOD_CTRL | MOD_SHIFT : r == 3 ? MOD_ALT : 0;
}

static int some_key(uint64_t *state)
{
	static const int often[] = {KEY_ESCAPE, KEY_ENTER, KEY_TAB, KEY_SPACE, KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT,
				    KEY_ENTER, KEY_TAB, KEY_PAD_8, KEY_PAD_2, KEY_PAD_9, KEY_PAD_5};
	int r = below(state, 3);

	if (r == 0)
		return often[below(state, (int)(sizeof often / sizeof *often))];
	return r == 1 ? 33 + below(state, 90) : KEY_UP + below(state, KEY_INSERT - KEY_UP + 1);
}

/* Mostly where something is: near pieces and anywhere on the screen. */
static void some_point(struct desk *d, uint64_t *state, struct input *in, int w, int h)
{
	const struct match *m = desk_match(d);

	in->x = below(state, w + 40) - 20;
	in->y = below(state, h + 40) - 20;
	if (m && below(state, 2))
		table_find_piece(desk_table(d), below(state, match_scenario(m)->pieces), &in->x, &in->y);
	else if (m && match_scenario(m)->cards && below(state, 3))
		table_find_card(desk_table(d), match_scenario(m)->card[below(state, match_scenario(m)->cards)].id, &in->x, &in->y);
	else if (m && below(state, 3))
		table_find_place(desk_table(d), below(state, match_scenario(m)->board.count), &in->x, &in->y);
}

static struct input some_input(struct desk *d, uint64_t *state, int w, int h)
{
	struct input in = {0};
	int kind = below(state, 100);

	in.mods = some_mods(state);
	some_point(d, state, &in, w, h);
	if (kind < 35) {
		in.kind = INPUT_MOTION;
	} else if (kind < 75) {
		in.kind = kind < 55 ? INPUT_PRESS : INPUT_RELEASE;
		in.button = below(state, 8) ? BUTTON_LEFT : 1 + below(state, 3);
		in.clicks = 1 + below(state, 2);
	} else if (kind < 80) {
		in.kind = INPUT_WHEEL;
		in.dy = below(state, 5) - 2;
		in.dx = below(state, 3) - 1;
	} else if (kind < 97) {
		in.kind = INPUT_KEY;
		in.key = some_key(state);
	} else {
		in.kind = INPUT_TEXT;
		in.text[0] = (char)(32 + below(state, 95));
	}
	return in;
}

/* From where `in` points to a place of the map. */
static void drag_to(struct desk *d, uint64_t *state, struct input *in, int place)
{
	in->kind = INPUT_PRESS;
	desk_input(d, in);
	if (below(state, 4))
		table_find_place(desk_table(d), place, &in->x, &in->y);
	in->kind = INPUT_MOTION;
	desk_input(d, in);
	desk_draw(d);
	in->kind = INPUT_RELEASE;
	desk_input(d, in);
}

/* A drag that may well be legal: a piece that has an order, to its place or to one near by. */
static void some_drag(struct desk *d, uint64_t *state)
{
	const struct seat *seat = desk_seat(d);
	struct input in = {.button = BUTTON_LEFT, .clicks = 1};
	int at;

	if (!seat->orders.n)
		return;
	struct order o = seat->orders.at[below(state, seat->orders.n)];
	const struct verb *v = verb_at(seat->scenario, o.verb);
	if (v && v->number == NOUN_CARD && table_find_card(desk_table(d), seat->scenario->card[o.number].id, &in.x, &in.y)) {
		drag_to(d, state, &in, o.place != NONE ? o.place : below(state, seat->scenario->board.count));
		return;
	}
	if (o.piece == NONE || !table_find_piece(desk_table(d), o.piece, &in.x, &in.y))
		return;
	in.kind = INPUT_PRESS;
	desk_input(d, &in);
	at = seat->known->piece[o.piece].place;
	if (o.place == NONE && at >= 0)
		for (int steps = below(state, 4); steps > 0; steps--) {
			const struct place *p = &seat->scenario->board.at[at];
			int to = p->links ? p->link[below(state, p->links)].to : NONE;
			at = to == NONE ? at : to;
		}
	table_find_place(desk_table(d), o.place != NONE ? o.place : at, &in.x, &in.y);
	in.kind = INPUT_MOTION;
	desk_input(d, &in);
	desk_draw(d);
	in.kind = INPUT_RELEASE;
	desk_input(d, &in);
}

static void click(struct desk *d, const char *widget)
{
	struct rect r;
	if (!ui_find(desk_ui(d), widget, &r))
		return;
	for (int kind = INPUT_MOTION; kind <= INPUT_RELEASE; kind++) {
		struct input in = {.kind = (enum input_kind)kind, .x = r.x + r.w / 2, .y = r.y + r.h / 2,
				   .button = BUTTON_LEFT, .clicks = 1};
		desk_input(d, &in);
	}
}

/* The game goes on: a dialog is closed, who looks back comes to the end, a listed order is given. */
static void go_on(struct desk *d, uint64_t *state)
{
	const struct seat *seat = desk_seat(d);
	struct input in = {.kind = INPUT_KEY, .key = below(state, 2) ? KEY_ENTER : KEY_ESCAPE};
	char text[64];

	if (ui_waits(desk_ui(d))) {
		desk_input(d, &in);
	} else if (seat_looks_back(seat)) {
		click(d, below(state, 4) ? "to-end" : "play-on");
	} else if (seat->orders.n) {
		order_print(seat->scenario, &seat->orders.at[below(state, seat->orders.n)], text, sizeof text);
		desk_order(d, text);
	}
}

static void check(const struct desk *d)
{
	const struct match *m = desk_match(d);
	struct error e = {0};

	if (m && !match_scenario(m)->rules->sound(match_scenario(m), match_position(m), &e))
		fail_msg("the position is broken: %s", e.reason);
	if (m && !match_scenario(m)->rules->sound(match_scenario(m), desk_seat(d)->known, &e))
		fail_msg("what the seat knows is broken: %s", e.reason);
}

static void fuzz(const char *scenario, uint64_t seed, const char *second, int inputs)
{
	static const int sizes[][2] = {{WIDTH, HEIGHT}, {320, 200}, {1920, 1080}, {8000, 4000}, {640, 900}};
	const struct player *const player[2] = {NULL, second ? player_find(second) : NULL};
	struct canvas *c = canvas_open_null(WIDTH, HEIGHT);
	struct config config = {.width = WIDTH, .height = HEIGHT, .scale = 100, .speed = 1};
	struct desk_options o = {.data = getenv("GROGNARD_DATA"), .config = &config, .silent = true};
	struct error e = {0};
	struct desk *d = desk_open(c, &o, &e);
	uint64_t state = seed;
	int w = WIDTH, h = HEIGHT;

	if (!d)
		fail_msg("%s: %s", e.file, e.reason);
	if (scenario && !desk_start(d, scenario, NULL, NULL, seed, player, &e))
		fail_msg("%s: %s", e.file, e.reason);
	for (int i = 0; i < inputs; i++) {
		struct input in = some_input(d, &state, w, h);
		if (below(&state, 3000) == 0) {
			int k = below(&state, 5);
			w = in.width = sizes[k][0];
			h = in.height = sizes[k][1];
			in.kind = INPUT_RESIZE;
			canvas_resize(c, w, h);
		}
		desk_input(d, &in);
		if (desk_match(d) && below(&state, 6) == 0)
			some_drag(d, &state);
		if (desk_match(d) && below(&state, 10) == 0)
			go_on(d, &state);
		canvas_advance(c, (uint32_t)below(&state, 60));
		if (below(&state, 4) == 0)
			desk_draw(d);
		if (below(&state, 4) == 0)
			desk_work(d);
		if (i % 500 == 0)
			check(d);
		if (!desk_match(d) && scenario && below(&state, 200) == 0)
			desk_start(d, scenario, NULL, NULL, seed + (uint64_t)i, player, &e);
	}
	check(d);
	desk_close(d);
	canvas_close(c);
}

static void launcher_stands_it(void **unused)
{
	(void)unused;
	fuzz(NULL, 1, "person", inputs() / 10);
}

static void two_persons_stand_it(void **unused)
{
	(void)unused;
	fuzz("borodino/5-september", 2, "person", inputs() * 4 / 10);
}

static void person_and_machine_stand_it(void **unused)
{
	(void)unused;
	fuzz("borodino/7-september", 3, "random", inputs() * 3 / 10);
}

static void campaign_of_areas_stands_it(void **unused)
{
	(void)unused;
	fuzz("area1812/1-invasion", 5, NULL, inputs() / 10);
	fuzz("area1812/1-invasion", 6, "random", inputs() / 20);
}

static void berezina_for_two_stands_it(void **unused)
{
	(void)unused;
	fuzz("berezina/two-player", 7, NULL, inputs() / 20);
}

/* A person crosses the river, the printed system answers. */
static void berezina_against_the_system_stands_it(void **unused)
{
	(void)unused;
	fuzz("berezina/crossing", 10, "automaton", inputs() / 20);
}

static void campaign_on_hexes_stands_it(void **unused)
{
	(void)unused;
	fuzz("hex1812/1-invasion", 11, NULL, inputs() / 20);
	fuzz("hex1812/3-retreat", 12, "simple", inputs() / 40);
}

/* Trains, depots and event cards; closed stacks are a machine's here. */
static void invasion_of_russia_stands_it(void **unused)
{
	(void)unused;
	fuzz("gamble/1812", 13, NULL, inputs() / 40);
	fuzz("gamble/two-year", 14, "simple", inputs() / 80);
}

/* Hands of cards, windows for them, stacks that march link by link. */
static void napoleon_1807_stands_it(void **unused)
{
	(void)unused;
	fuzz("napoleon1807/eylau-battle", 15, "person", inputs() / 40);
	fuzz("napoleon1807/friedland", 16, "simple", inputs() / 80);
}

static void template_game_stands_it(void **unused)
{
	(void)unused;
	fuzz("null/duel", 4, "person", inputs() / 10);
	fuzz("null/ford", 8, "person", inputs() / 10);
	fuzz("null/valley", 9, "person", inputs() / 10);
}

/* Cards are played to places, chances to interrupt are answered by themselves. */
static void cards_stand_it(void **unused)
{
	(void)unused;
	fuzz("null/valley", 8, "person", inputs() / 10);
	fuzz("null/valley", 9, "random", inputs() / 20);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(launcher_stands_it), cmocka_unit_test(two_persons_stand_it),
		cmocka_unit_test(person_and_machine_stand_it), cmocka_unit_test(template_game_stands_it),
		cmocka_unit_test(cards_stand_it), cmocka_unit_test(campaign_of_areas_stands_it),
		cmocka_unit_test(berezina_for_two_stands_it), cmocka_unit_test(berezina_against_the_system_stands_it),
		cmocka_unit_test(campaign_on_hexes_stands_it), cmocka_unit_test(invasion_of_russia_stands_it),
		cmocka_unit_test(napoleon_1807_stands_it),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
