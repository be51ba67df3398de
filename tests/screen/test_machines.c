/* Players who are no persons play whole games at the desk, each at a seat of his own: what is drafted on what they know
 * is accepted where the truth is. */
#include "app/desk.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATIENCE = 20000 };

static const char *const games[] = {"null/duel", "null/ford", "null/valley", "borodino/5-september",
				    "area1812/1-invasion", "berezina/two-player", NULL};

/* A report is closed, when the curtain is lifted; a person gives any listed order. False: nothing is to be done by hand. */
static bool by_hand(struct desk *d, uint64_t *state)
{
	const struct input lift = {.kind = INPUT_KEY, .key = KEY_ENTER}, close = {.kind = INPUT_KEY, .key = KEY_ESCAPE};
	char text[64];
	if (ui_modal(desk_ui(d))) {
		desk_input(d, &lift);
		desk_input(d, &close);
		return true;
	}
	desk_input(d, &(struct input){.kind = INPUT_KEY, .key = 'k'}); /* Look, where who decides is not looked through */
	const struct orders *list = &desk_seat(d)->orders;
	if (!seat_decides(desk_seat(d)) || !list->n)
		return false;
	order_print(desk_seat(d)->scenario, &list->at[random_below(state, list->n)], text, sizeof text);
	if (!desk_order(d, text))
		fail_msg("\"%s\" is listed and refused: %s", text, desk_hint(d));
	return true;
}

/* NULL: a person. */
static const struct player *by_name(const char *id)
{
	return id ? player_find(id) : NULL;
}

static void play(const char *scenario, uint64_t seed, const char *first, const char *second, enum hands hands)
{
	const struct player *const plays[2] = {by_name(first), by_name(second)};
	struct config config = {.width = 800, .height = 600, .scale = 100, .hands = hands};
	struct canvas *c = canvas_open_null(800, 600);
	struct desk_options o = {.data = getenv("GROGNARD_DATA"), .config = &config, .silent = true};
	struct error e = {0};
	struct desk *d = desk_open(c, &o, &e);
	uint64_t state = seed;
	int n = 0;
	if (!d || !desk_start(d, scenario, NULL, NULL, seed, plays, &e))
		fail_msg("%s: %s", scenario, e.reason);
	while (n < PATIENCE && (by_hand(d, &state) || desk_work(d) || table_animating(desk_table(d)))) {
		n++;
		if (table_animating(desk_table(d))) { /* the eye is on its way */
			canvas_advance(c, 1000);
			desk_draw(d);
		}
	}
	if (!desk_seat(d)->known->header.result.over)
		fail_msg("%s, seed %d: stuck after %d orders: %s", scenario, (int)seed, match_now(desk_match(d)),
			 ui_text(desk_ui(d), "message"));
	desk_close(d);
	canvas_close(c);
}

static void against_each_other(void **unused)
{
	(void)unused;
	for (int i = 0; games[i]; i++)
		play(games[i], 1, "random", "random", HANDS_CURTAIN);
}

static void against_a_person(void **unused)
{
	(void)unused;
	for (int i = 0; games[i]; i++) {
		play(games[i], 1, NULL, "random", HANDS_CURTAIN);
		play(games[i], 2, "random", NULL, HANDS_CURTAIN);
	}
}

static void persons_at_one_screen(void **unused)
{
	(void)unused;
	for (int i = 0; games[i]; i++)
		for (int hands = 0; hands < HANDS; hands++)
			play(games[i], 1, NULL, NULL, (enum hands)hands);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(against_each_other),
		cmocka_unit_test(against_a_person),
		cmocka_unit_test(persons_at_one_screen),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
