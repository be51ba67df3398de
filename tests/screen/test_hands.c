/* Two persons at one screen: while the table shows what both may see, nothing a side knows alone is drawn. Two games that
 * differ in secrets only are the same drawing by drawing; while Look is held, and with open hands, they are not. */
#include "app/desk.h"
#include "app/script.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct stage {
	struct canvas *c;
	struct config config;
	struct desk *d;
};

static void open_stage(struct stage *s, const char *scenario, const char *file, uint64_t seed, enum hands hands)
{
	const struct player *const persons[2] = {NULL, NULL};
	struct error e = {0};
	*s = (struct stage){.config = {.width = 1280, .height = 800, .scale = 100, .hands = hands}};
	s->c = canvas_open_null(1280, 800);
	struct desk_options o = {.data = getenv("GROGNARD_DATA"), .config = &s->config, .silent = true, .eager = true};
	s->d = desk_open(s->c, &o, &e);
	if (!s->d || !desk_start(s->d, scenario, file, NULL, seed, persons, &e))
		fail_msg("%s: %s", e.file, e.reason);
	canvas_advance(s->c, 0);
	script_settle(s->d, s->c);
	while (ui_modal(desk_ui(s->d))) { /* a picture may be missing */
		desk_input(s->d, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
		script_settle(s->d, s->c);
	}
}

static void close_stage(struct stage *s)
{
	desk_close(s->d);
	canvas_close(s->c);
}

static void act(struct stage *s, struct input in)
{
	desk_input(s->d, &in);
	script_settle(s->d, s->c);
}

static void look(struct stage *s, bool down)
{
	act(s, (struct input){.kind = down ? INPUT_KEY : INPUT_KEY_UP, .key = 'k'});
}

static void order(struct stage *s, const char *text)
{
	if (!desk_order(s->d, text))
		fail_msg("%s: %s", text, desk_hint(s->d));
	script_settle(s->d, s->c);
}

static void click(struct stage *s, const char *name)
{
	struct rect r;
	assert_true(ui_find(desk_ui(s->d), name, &r));
	struct input in = {.kind = INPUT_PRESS, .x = r.x + r.w / 2, .y = r.y + r.h / 2, .button = BUTTON_LEFT, .clicks = 1};
	act(s, in);
	in.kind = INPUT_RELEASE;
	act(s, in);
}

/* All of it drawn anew. */
static const struct canvas_item *drawing(struct stage *s, int *n)
{
	struct input in = {.kind = INPUT_EXPOSE};
	canvas_layer_spoil(s->c, 0);
	desk_input(s->d, &in);
	desk_draw(s->d);
	return canvas_drawn(s->c, n);
}

static bool same_drawing(struct stage *a, struct stage *b)
{
	int n, m;
	const struct canvas_item *x = drawing(a, &n), *y = drawing(b, &m);
	assert_in_range(n, 100, 8000); /* the list is whole */
	for (int i = 0; i < n && n == m; i++)
		if (x[i].kind != y[i].kind || x[i].colour != y[i].colour || strcmp(x[i].name, y[i].name) != 0 ||
		    memcmp(&x[i].at, &y[i].at, sizeof x[i].at) != 0)
			return false;
	return n == m;
}

/* Both show nobody's seat alike, and the seat of who decides differently; nothing of that is left afterwards. */
static void alike_till_looked_at(struct stage *a, struct stage *b)
{
	assert_int_equal(desk_seat(a->d)->side, NOBODY);
	assert_int_equal(desk_seat(b->d)->side, NOBODY);
	assert_true(same_drawing(a, b));
	look(a, true);
	look(b, true);
	assert_int_not_equal(desk_seat(a->d)->side, NOBODY);
	assert_false(same_drawing(a, b));
	look(a, false);
	look(b, false);
	assert_int_equal(desk_seat(a->d)->side, NOBODY);
	assert_true(same_drawing(a, b));
}

/* The counter that stands there, in truth. */
static const char *standing(const struct stage *s, const char *place)
{
	const struct scenario *sc = match_scenario(desk_match(s->d));
	const struct position *p = match_position(desk_match(s->d));
	for (int i = 0; i < sc->pieces; i++)
		if (p->piece[i].place == board_find(&sc->board, place))
			return sc->piece[i].id;
	fail_msg("nobody stands in %s", place);
	return "";
}

static void march(struct stage *s, const char *from, const char *to)
{
	char text[64];
	snprintf(text, sizeof text, "march %s %s", standing(s, from), to);
	order(s, text);
}

static void games_that_differ_in_secrets_look_alike(void **unused)
{
	(void)unused;
	for (uint64_t seed = 2; seed < 6; seed++) {
		struct stage a, b;
		open_stage(&a, "null/duel", NULL, 1, HANDS_PEEK);
		open_stage(&b, "null/duel", NULL, seed, HANDS_PEEK);
		alike_till_looked_at(&a, &b);
		order(&a, "plan 0");
		order(&b, "plan 1");
		alike_till_looked_at(&a, &b);
		order(&a, "plan 1");
		order(&b, "plan 0");
		alike_till_looked_at(&a, &b);
		march(&a, "B1", "C1");
		march(&b, "B1", "C1");
		alike_till_looked_at(&a, &b);
		char text[64];
		snprintf(text, sizeof text, "take %s", standing(&a, "B3")); /* only one of them has begun something */
		order(&a, text);
		assert_true(same_drawing(&a, &b));
		look(&a, true);
		look(&a, false);
		assert_true(same_drawing(&a, &b));
		close_stage(&b);
		close_stage(&a);
	}
}

static void what_was_pointed_at_is_forgotten(void **unused)
{
	(void)unused;
	struct stage a, b;
	open_stage(&a, "null/duel", NULL, 1, HANDS_PEEK);
	open_stage(&b, "null/duel", NULL, 2, HANDS_PEEK);
	order(&a, "plan 0");
	order(&b, "plan 0");
	order(&a, "plan 0");
	order(&b, "plan 0");
	look(&a, true);
	struct event ev = event_make(EVENT_MOVE, SIDE_0, 0, 1, 2, NONE, NONE);
	table_select(desk_table(a.d), scenario_piece(desk_seat(a.d)->scenario, standing(&a, "A1")));
	table_point_out(desk_table(a.d), &ev);
	ui_message(desk_ui(a.d), "A report", "of what one side knows");
	ui_hint(desk_ui(a.d), 100, 100, "The general cannot march.", "");
	script_settle(a.d, a.c);
	look(&a, false);
	table_fit(desk_table(a.d));
	table_fit(desk_table(b.d));
	script_settle(a.d, a.c);
	script_settle(b.d, b.c);
	assert_false(ui_modal(desk_ui(a.d)));
	assert_true(same_drawing(&a, &b));
	close_stage(&b);
	close_stage(&a);
}

/* The key that is held is no key of the next one who decides, however long it goes on to repeat. */
static void held_across_a_change_of_player(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "null/duel", NULL, 1, HANDS_PEEK);
	look(&s, true);
	assert_int_equal(desk_seat(s.d)->side, SIDE_0);
	order(&s, "plan 0");
	assert_int_equal(desk_seat(s.d)->side, NOBODY);
	act(&s, (struct input){.kind = INPUT_KEY, .key = 'k', .again = true});
	assert_int_equal(desk_seat(s.d)->side, NOBODY);
	order(&s, "plan 0"); /* the first one decides again, and holds it still */
	assert_int_equal(desk_seat(s.d)->side, NOBODY);
	look(&s, true);
	assert_int_equal(desk_seat(s.d)->side, SIDE_0);
	close_stage(&s);
}

/* In a battle of areas: which plan was laid, and by whom is another matter. */
static void a_battle_plan_is_not_drawn(void **unused)
{
	(void)unused;
	struct stage s[2];
	char file[400];
	snprintf(file, sizeof file, "%s/screen/area-two.json", getenv("GROGNARD_TESTS"));
	for (int i = 0; i < 2; i++) {
		open_stage(&s[i], NULL, file, 7, HANDS_PEEK);
		for (int n = 0; n < 40; n++) {
			struct prompt ask;
			match_ask(desk_match(s[i].d), &ask);
			if (ask.verbs >> VERB_PLAN & 1)
				break;
			order(&s[i], ask.verbs >> VERB_NAME & 1 ? "name R44" : "done");
			act(&s[i], (struct input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
		}
	}
	assert_true(same_drawing(&s[0], &s[1]));
	order(&s[0], "plan 0");
	order(&s[1], "plan 3");
	assert_int_equal(desk_seat(s[0].d)->side, NOBODY);
	assert_true(same_drawing(&s[0], &s[1]));
	close_stage(&s[0]);
	close_stage(&s[1]);
}

/* While the battles of the other's turn are told bar and pages stand still: but not as the other had them. */
static void held_pages_are_not_those_of_the_other(void **unused)
{
	(void)unused;
	static const char *const orders[] = {"done", "done", "done", "done", "take FR-ic-18", "with FR-ic-17",
		"march FR-ic-18 R22", "done", "done", "done", "plan 0", "plan 7", "pass", "lose FR-ic-01"};
	const struct input enter = {.kind = INPUT_KEY, .key = KEY_ENTER};
	struct stage s;
	int n;
	open_stage(&s, "area1812/1-invasion", NULL, 7, HANDS_CURTAIN);
	for (size_t i = 0; i < sizeof orders / sizeof *orders; i++) {
		for (int k = 0; k < 9 && (ui_modal(desk_ui(s.d)) || desk_curtain(s.d)); k++)
			act(&s, enter);
		if (i + 1 == sizeof orders / sizeof *orders)
			click(&s, "tab-forces");
		order(&s, orders[i]);
	}
	assert_int_equal(desk_seat(s.d)->side, SIDE_1);
	assert_true(desk_curtain(s.d));
	act(&s, enter);
	assert_true(ui_modal(desk_ui(s.d))); /* the first of several chapters */
	const struct canvas_item *drawn = drawing(&s, &n);
	for (int i = 0; i < n; i++) /* of all French corps the Russians do not know the kind */
		assert_string_not_equal(drawn[i].name, "38 of 38 units");
	close_stage(&s);
}

/* The rules of a game, but that the sides take turns in one of its rows. */
static struct {
	struct rules rules;
	struct phase rows[64];
} turns;

static void take_turns(const struct match *m, const char *row)
{
	struct scenario *s = (struct scenario *)(uintptr_t)match_scenario(m);
	turns.rules = *s->rules;
	for (int i = 0; i < s->rules->rows; i++) {
		turns.rows[i] = s->rules->phases[i];
		turns.rows[i].alternates = !strcmp(turns.rows[i].name, row);
	}
	turns.rules.phases = turns.rows;
	s->rules = &turns.rules;
}

/* Where the sides take turns, and in what those rows call, no curtain falls at every change. */
static void turn_by_turn_they_peek_under_a_curtain_too(void **unused)
{
	(void)unused;
	struct stage s;
	const struct input lift = {.kind = INPUT_KEY, .key = KEY_ENTER};
	open_stage(&s, "null/duel", NULL, 7, HANDS_CURTAIN);
	take_turns(desk_match(s.d), "March");
	assert_int_equal(desk_seat(s.d)->side, SIDE_0);
	order(&s, "plan 0");
	assert_true(desk_curtain(s.d));
	act(&s, lift);
	order(&s, "plan 1");
	assert_false(desk_curtain(s.d)); /* Blue marches */
	assert_int_equal(desk_seat(s.d)->side, NOBODY);
	march(&s, "B3", "C3");
	order(&s, "done");
	assert_false(desk_curtain(s.d)); /* Red */
	assert_int_equal(desk_seat(s.d)->side, NOBODY);
	march(&s, "D3", "C3");
	assert_int_equal(desk_seat(s.d)->side, NOBODY); /* Blue answers */
	look(&s, true);
	assert_int_equal(desk_seat(s.d)->side, SIDE_0);
	look(&s, false);
	order(&s, "stand");
	assert_int_equal(desk_seat(s.d)->side, NOBODY); /* Red goes on */
	assert_false(desk_curtain(s.d));
	while (ui_modal(desk_ui(s.d)))
		act(&s, lift);
	look(&s, true);
	assert_int_equal(desk_seat(s.d)->side, SIDE_1);
	look(&s, false);
	order(&s, "done");
	assert_true(desk_curtain(s.d)); /* plans again */
	close_stage(&s);
}

/* Two who have looked on till the end are told the end, not all that was before it. */
static void at_the_end_of_peeking_the_end_is_told(void **unused)
{
	(void)unused;
	static struct orders list;
	const struct input expose = {.kind = INPUT_EXPOSE};
	uint64_t state = 7;
	struct rect r;
	struct stage s;
	open_stage(&s, "null/duel", NULL, 7, HANDS_PEEK);
	struct match *m = (struct match *)(uintptr_t)desk_match(s.d);
	while (!match_position(m)->header.result.over) {
		match_orders(m, &list);
		struct order o = list.at[random_below(&state, list.n)];
		assert_true(match_play(m, &o, 1, NULL));
		act(&s, expose);
	}
	assert_false(ui_modal(desk_ui(s.d)));
	assert_true(ui_find(desk_ui(s.d), "look-back", &r));
	close_stage(&s);
}

/* Who decides sees his own side at once. */
static void open_hands_differ(void **unused)
{
	(void)unused;
	struct stage a, b;
	open_stage(&a, "null/duel", NULL, 1, HANDS_OPEN);
	open_stage(&b, "null/duel", NULL, 2, HANDS_OPEN);
	assert_int_equal(desk_seat(a.d)->side, SIDE_0);
	assert_false(same_drawing(&a, &b));
	order(&a, "plan 0");
	assert_int_equal(desk_seat(a.d)->side, SIDE_1);
	assert_false(desk_curtain(a.d));
	close_stage(&b);
	close_stage(&a);
}

/* Does anything of that name lie under the point? */
static bool drawn_at(struct stage *s, const char *part, int x, int y)
{
	int n;
	const struct canvas_item *drawn = drawing(s, &n);
	for (int i = 0; i < n; i++)
		if (strstr(drawn[i].name, part) && rect_has(drawn[i].at, x, y))
			return true;
	return false;
}

/* The hand of the one who decides lies with its backs up where its faces are while he looks, whichever side he is. */
static void a_hand_lies_still_when_it_is_looked_at(void **unused)
{
	(void)unused;
	static const char *const backs[SIDES] = {"back/french", "back/russian"};
	struct stage s;
	open_stage(&s, "napoleon1807/eylau", NULL, 7, HANDS_PEEK);
	for (int side = 0; side < SIDES; side++) {
		int x, y;
		look(&s, true);
		const struct seat *seat = desk_seat(s.d);
		const struct view_card *card = seat->view.card;
		assert_int_equal(seat->side, side);
		while (card->card < 0 || card->side != side || pile_of(seat->scenario, card->pile)->kind != PILE_HAND)
			card++;
		assert_true(table_find_card(desk_table(s.d), seat->scenario->card[card->card].id, &x, &y));
		look(&s, false);
		assert_true(drawn_at(&s, backs[side], x, y));
		order(&s, "pass");
	}
	close_stage(&s);
}

/* Who looks and wants to go back asks the other, who does not see what he has looked at; holding the key on changes nothing. */
static void a_question_ends_looking(void **unused)
{
	(void)unused;
	struct stage s;
	open_stage(&s, "napoleon1807/eylau", NULL, 7, HANDS_PEEK);
	order(&s, "pass");
	look(&s, true);
	assert_int_equal(desk_seat(s.d)->side, SIDE_1);
	act(&s, (struct input){.kind = INPUT_KEY, .key = 'z', .mods = MOD_CTRL});
	assert_true(ui_modal(desk_ui(s.d)));
	assert_int_equal(desk_seat(s.d)->side, NOBODY);
	act(&s, (struct input){.kind = INPUT_KEY, .key = 'k', .again = true});
	assert_int_equal(desk_seat(s.d)->side, NOBODY);
	look(&s, false);
	assert_true(ui_modal(desk_ui(s.d)));
	click(&s, "yes");
	assert_int_equal(match_now(desk_match(s.d)), 0);
	close_stage(&s);
}

/* Where nothing is hidden nothing changes. */
static void without_secrets_no_peeking(void **unused)
{
	(void)unused;
	for (int hands = 0; hands < HANDS; hands++) {
		struct stage s;
		open_stage(&s, "borodino/7-september", NULL, 1, (enum hands)hands);
		assert_int_equal(desk_seat(s.d)->side, SIDE_0);
		while (desk_seat(s.d)->side == SIDE_0) {
			order(&s, "done");
			assert_false(desk_curtain(s.d));
			look(&s, true);
			assert_true(seat_decides(desk_seat(s.d)));
			look(&s, false);
			assert_true(seat_decides(desk_seat(s.d)));
		}
		close_stage(&s);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(games_that_differ_in_secrets_look_alike),
		cmocka_unit_test(what_was_pointed_at_is_forgotten),
		cmocka_unit_test(held_across_a_change_of_player),
		cmocka_unit_test(a_battle_plan_is_not_drawn),
		cmocka_unit_test(held_pages_are_not_those_of_the_other),
		cmocka_unit_test(turn_by_turn_they_peek_under_a_curtain_too),
		cmocka_unit_test(at_the_end_of_peeking_the_end_is_told),
		cmocka_unit_test(open_hands_differ),
		cmocka_unit_test(a_question_ends_looking),
		cmocka_unit_test(a_hand_lies_still_when_it_is_looked_at),
		cmocka_unit_test(without_secrets_no_peeking),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
