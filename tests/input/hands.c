#include "hands.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 2400, HEIGHT = 1600, STEPS = 8, FRAME = 16 };

static bool order(void *who, const struct order *o)
{
	struct hands *h = who;
	struct error e = {0};
	bool fine = seat_play(h->seat, o, &e);
	snprintf(h->reason, sizeof h->reason, "%s", fine ? "" : e.reason);
	if (fine)
		table_refresh(h->t);
	return fine;
}

static void hint(void *who, int x, int y, const char *reason, const char *rule)
{
	struct hands *h = who;
	(void)x;
	(void)y;
	(void)rule;
	if (*reason)
		snprintf(h->reason, sizeof h->reason, "%s", reason);
}

static void menu(void *who, int x, int y, const struct order *orders, int n)
{
	struct hands *h = who;
	(void)x;
	(void)y;
	(void)orders;
	h->menu = n;
}

static void outlook(void *who, int x, int y, const struct outlook *o)
{
	(void)who;
	(void)x;
	(void)y;
	(void)o;
}

static void hover(void *who, int piece, int place)
{
	(void)who;
	(void)piece;
	(void)place;
}

/* A scenario, with an option behind a space: "hex1812/2-road-to-moscow free_setup=1"; or a saved game, or a position, among the scripts. */
static struct match *open_match(const char *game, struct error *e)
{
	char path[400], name[100];
	const char *option = strchr(game, ' '), *options[] = {option ? option + 1 : NULL, NULL};
	snprintf(name, sizeof name, "%.*s", option ? (int)(option - game) : (int)strlen(game), game);
	snprintf(path, sizeof path, "%s/screen/%s", getenv("GROGNARD_TESTS"), game);
	if (strstr(game, ".json"))
		return match_new(getenv("GROGNARD_DATA"), NULL, path, NULL, 7, e);
	if (!strstr(game, ".grog"))
		return match_new(getenv("GROGNARD_DATA"), name, NULL, options, 7, e);
	return match_load(getenv("GROGNARD_DATA"), path, e);
}

void hands_settle(struct hands *h)
{
	for (int i = 0; i < 400 && (table_draw(h->t) || table_animating(h->t)); i++)
		canvas_advance(h->c, FRAME);
}

struct hands *hands_open_in(const char *game, enum side side, int width, int height)
{
	struct error e = {0};
	struct hands *h = calloc(1, sizeof *h);
	struct table_calls calls = {.who = h, .order = order, .hint = hint, .menu = menu, .outlook = outlook,
				    .hover = hover};
	assert_non_null(h);
	h->m = open_match(game, &e);
	if (!h->m)
		fail_msg("%s: %s", game, e.reason);
	h->c = canvas_open_null(width, height);
	h->seat = local_seat(h->m, side, &e);
	assert_non_null(h->seat);
	h->t = table_open(h->c, h->seat, getenv("GROGNARD_DATA"), &calls, &e);
	assert_non_null(h->t);
	table_eager(h->t, true);
	table_fit(h->t);
	canvas_advance(h->c, 0);
	hands_settle(h);
	return h;
}

struct hands *hands_open(const char *game, enum side side)
{
	return hands_open_in(game, side, WIDTH, HEIGHT);
}

void hands_close(struct hands *h)
{
	table_close(h->t);
	seat_close(h->seat);
	match_free(h->m);
	canvas_close(h->c);
	free(h);
}

void hands_order(struct hands *h, const char *text)
{
	struct error e = {0};
	if (!match_play_text(h->m, text, NULL, &e))
		fail_msg("%s: %s", text, e.reason);
	hands_settle(h);
}

int hands_piece(const struct hands *h, const char *id)
{
	return scenario_piece(h->seat->scenario, id);
}

int hands_place(const struct hands *h, const char *id)
{
	int place = board_find(&h->seat->scenario->board, id);
	assert_int_not_equal(place, NONE);
	return place;
}

/* In the whole map, which all that is on it is in. */
static void find(struct hands *h, const char *what, int *x, int *y)
{
	int piece = hands_piece(h, what);
	table_fit(h->t);
	hands_settle(h);
	if (table_find_card(h->t, what, x, y))
		return;
	bool seen = piece != NONE ? table_find_piece(h->t, piece, x, y) : table_find_place(h->t, hands_place(h, what), x, y);
	if (!seen)
		fail_msg("%s is not in sight", what);
}

static void act(struct hands *h, struct input in)
{
	in.x = h->x;
	in.y = h->y;
	table_input(h->t, &in);
	table_draw(h->t);
}

void hands_move(struct hands *h, int x, int y)
{
	int x0 = h->x, y0 = h->y;
	for (int i = 1; i <= STEPS; i++) {
		h->x = x0 + (x - x0) * i / STEPS;
		h->y = y0 + (y - y0) * i / STEPS;
		act(h, (struct input){.kind = INPUT_MOTION});
		canvas_advance(h->c, FRAME);
	}
}

static void press(struct hands *h, enum input_kind kind, int button, unsigned mods)
{
	act(h, (struct input){.kind = kind, .button = button, .clicks = 1, .mods = mods});
}

void hands_click(struct hands *h, const char *what, unsigned mods)
{
	int x, y;
	h->reason[0] = 0;
	find(h, what, &x, &y);
	hands_move(h, x, y);
	press(h, INPUT_PRESS, BUTTON_LEFT, mods);
	press(h, INPUT_RELEASE, BUTTON_LEFT, mods);
	hands_settle(h);
}

void hands_hold(struct hands *h, const char *piece, const char *place, unsigned mods)
{
	int x, y, to_x, to_y;
	h->reason[0] = 0;
	find(h, piece, &x, &y);
	find(h, place, &to_x, &to_y);
	hands_move(h, x, y);
	press(h, INPUT_PRESS, BUTTON_LEFT, mods);
	hands_move(h, to_x, to_y);
}

void hands_drop(struct hands *h)
{
	press(h, INPUT_RELEASE, BUTTON_LEFT, 0);
	hands_settle(h);
}

void hands_drag(struct hands *h, const char *piece, const char *place, unsigned mods)
{
	hands_hold(h, piece, place, mods);
	hands_drop(h);
}

void hands_key(struct hands *h, int key, unsigned mods)
{
	act(h, (struct input){.kind = INPUT_KEY, .key = key, .mods = mods});
	hands_settle(h);
}

void hands_right(struct hands *h)
{
	press(h, INPUT_PRESS, BUTTON_RIGHT, 0);
	press(h, INPUT_RELEASE, BUTTON_RIGHT, 0);
	hands_settle(h);
}

const char *hands_find(const struct hands *h, const char *piece)
{
	int at = h->seat->known->piece[hands_piece(h, piece)].place;
	return at >= 0 ? h->seat->scenario->board.at[at].id : "";
}
