/* The map goes no further than the story: till a fight is told nobody is seen to have fallen or fled in it, and what tells of
 * it does not lie over its place. Looked at frame by frame, in windows of many sizes. */
#include "app/desk.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAME = 16, PATIENCE = 40000, BATTLES = 3 };

struct stage {
	struct canvas *c;
	struct config config;
	struct desk *d;
	int looked;  /* decisions of the chronicle whose fates are all told */
	int battles; /* whose dialogs have come */
	int held;    /* frames in which somebody had fallen or fled, and was not seen to */
	char title[128];
};

/* The computer plays the other side. */
static void open_stage(struct stage *s, const char *scenario, int w, int h, int scale)
{
	const struct player *const plays[2] = {NULL, player_find("simple")};
	struct error e = {0};
	*s = (struct stage){.config = {.width = w, .height = h, .scale = scale, .speed = 2, .follow = true, .hands = HANDS_CURTAIN}};
	s->c = canvas_open_null(w, h);
	struct desk_options o = {.data = getenv("GROGNARD_DATA"), .config = &s->config, .silent = true};
	s->d = desk_open(s->c, &o, &e);
	if (!s->d || !desk_start(s->d, scenario, NULL, NULL, 7, plays, &e))
		fail_msg("%s: %s", e.file, e.reason);
	canvas_advance(s->c, 0);
}

static void close_stage(struct stage *s)
{
	desk_close(s->d);
	canvas_close(s->c);
}

static void key(struct stage *s, int k)
{
	canvas_advance(s->c, 300);
	desk_input(s->d, &(struct input){.kind = INPUT_KEY, .key = k});
}

/* Is an event of this decision told: has its battle come to the screen, on a leaf that has it? */
static bool told(const struct stage *s, struct spot at)
{
	struct spot to;
	return !ui_told_to(desk_ui(s->d), &to) || spot_before(at, to);
}

/* Whoever fell or fled stands where he was until that is told. */
static void watch_map(struct stage *s)
{
	const struct seat *seat = desk_seat(s->d);
	struct spot at = {s->looked, 0};
	bool all = true;
	for (bool more = at.decision < seat->now; more; more = spot_next(seat, &at)) {
		const struct event *e = spot_event(seat, at);
		if (!e || !event_is_fate(e) || e->from < 0 || e->piece == NONE || told(s, at))
			continue;
		all = false;
		s->held++;
		if (table_place_of(desk_table(s->d), e->piece) != e->from)
			fail_msg("%s is seen to be gone before it is told", seat->scenario->piece[e->piece].id);
	}
	if (all)
		s->looked = seat->now;
}

/* Does the dialog of a battle leave its place in sight? Asked when the map has come to rest. */
static void watch_dialog(struct stage *s, struct rect dialog)
{
	const struct seat *seat = desk_seat(s->d);
	const struct board *b = &seat->scenario->board;
	struct rect box;
	for (int i = 0; i < b->count; i++) {
		char title[128];
		snprintf(title, sizeof title, "Battle %s %.100s", b->at[i].name[0] ? "of" : "at", board_called(b, i).at);
		if (strcmp(title, s->title))
			continue;
		if (!table_box(desk_table(s->d), i, false, &box))
			fail_msg("%s: its place is out of sight", title);
		int x = box.x + box.w / 2, y = box.y + box.h / 2;
		if (x >= dialog.x && y >= dialog.y && x < dialog.x + dialog.w && y < dialog.y + dialog.h)
			fail_msg("%s lies over its place", title);
	}
}

/* The order that ends what is asked, else the first there is. */
static void order_any(struct stage *s)
{
	const struct seat *seat = desk_seat(s->d);
	char text[64];
	int first = 0;
	for (int i = 0; i < seat->orders.n; i++)
		if (seat->orders.at[i].verb == VERB_DONE)
			first = i;
	order_print(seat->scenario, &seat->orders.at[first], text, sizeof text);
	if (!desk_order(s->d, text))
		fail_msg("\"%s\": %s", text, desk_hint(s->d));
}

static void play(const char *scenario, int w, int h, int scale)
{
	struct stage s;
	struct rect dialog;
	open_stage(&s, scenario, w, h, scale);
	for (int i = 0; i < PATIENCE && s.battles < BATTLES && !desk_seat(s.d)->known->header.result.over; i++) {
		bool works = desk_work(s.d), moves;
		watch_map(&s);
		moves = desk_draw(s.d) || table_animating(desk_table(s.d));
		watch_map(&s);
		canvas_advance(s.c, FRAME);
		bool up = ui_find(desk_ui(s.d), "dialog", &dialog);
		const char *title = up ? ui_text(desk_ui(s.d), "title") : "";
		if (works || moves)
			continue;
		if (up && !strncmp(title, "Battle ", 7) && strcmp(title, s.title)) {
			snprintf(s.title, sizeof s.title, "%s", title);
			s.battles++;
			watch_dialog(&s, dialog);
		}
		if (ui_waits(desk_ui(s.d)) || desk_curtain(s.d))
			key(&s, KEY_ENTER);
		else if (seat_decides(desk_seat(s.d)))
			order_any(&s);
	}
	if (!s.battles || !s.held)
		fail_msg("%s: %d battles were told, in %d frames something was held back", scenario, s.battles, s.held);
	close_stage(&s);
}

static void borodino(void **state)
{
	(void)state;
	play("borodino/7-september", 1280, 800, 100);
	play("borodino/7-september", 900, 640, 100);
	play("borodino/7-september", 1024, 600, 100);
	play("borodino/7-september", 1280, 800, 200);
}

static void area_of_1812(void **state)
{
	(void)state;
	play("area1812/3-retreat", 1280, 800, 100);
	play("area1812/3-retreat", 900, 640, 100);
	play("area1812/3-retreat", 1024, 600, 100);
	play("area1812/3-retreat", 1920, 1080, 200);
	play("area1812/2-road-to-moscow", 900, 640, 100);
	play("area1812/2-road-to-moscow", 1280, 800, 200);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(borodino), cmocka_unit_test(area_of_1812)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
