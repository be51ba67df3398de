#include "stage.h"

#include "ui/game.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *data_here(void)
{
	const char *data = getenv("GROGNARD_DATA");
	return data ? data : ".";
}

static void call_start(void *who, const struct ui_start *start)
{
	struct stage *s = who;
	s->starts++;
	text_copy(s->start, sizeof s->start, start->scenario);
}

static void call_load(void *who, const char *file)
{
	struct stage *s = who;
	text_copy(s->loaded, sizeof s->loaded, file);
}

static void call_save(void *who, const char *name)
{
	struct stage *s = who;
	text_copy(s->saved, sizeof s->saved, name);
}

static struct seat *looked_through(struct stage *s)
{
	return s->ui->game->seat;
}

/* Something was heard. Where nothing is hidden, whoever decides looks, as at a table with two persons. */
static void heard(struct stage *s)
{
	struct prompt ask;
	match_ask(s->match, &ask);
	if (!s->seat[0]->view.curtain && ask.side != NOBODY)
		ui_seat(s->ui, s->seat[ask.side]);
	ui_changed(s->ui, looked_through(s)->now - 1);
}

static bool call_order(void *who, const struct order *o)
{
	struct stage *s = who;
	order_print(match_scenario(s->match), o, s->order, sizeof s->order);
	if (!match_play(s->match, o, 1, NULL))
		return false;
	heard(s);
	return true;
}

static void call_undo(void *who)
{
	struct stage *s = who;
	s->undos++;
	match_undo(s->match);
	ui_changed(s->ui, NONE);
}

static void call_redo(void *who)
{
	struct stage *s = who;
	s->redos++;
	match_redo(s->match);
	ui_changed(s->ui, NONE);
}

static void call_jump(void *who, int moment)
{
	struct stage *s = who;
	s->jumped = moment;
	seat_look(looked_through(s), moment);
	ui_changed(s->ui, NONE);
}

static void call_show_on(void *who)
{
	struct stage *s = who;
	call_jump(s, looked_through(s)->at + 1);
}

static void call_undo_to(void *who, int moment)
{
	struct stage *s = who;
	s->jumped = moment;
	seat_go(looked_through(s), moment);
	ui_changed(s->ui, NONE);
}

static void call_leave(void *who)
{
	struct stage *s = who;
	s->left++;
	ui_launcher(s->ui, NULL);
	ui_work(s->ui);
}

static void call_quit(void *who)
{
	struct stage *s = who;
	s->quits++;
}

static void call_look(void *who, int piece, int place)
{
	struct stage *s = who;
	(void)place;
	s->looked = piece;
}

static void call_point_out(void *who, const struct event *ev)
{
	struct stage *s = who;
	s->pointed += ev != NULL;
}

static void call_settings(void *who)
{
	struct stage *s = who;
	s->settings++;
}

static bool call_glance(void *who, const char *file, struct glance *out)
{
	struct stage *s = who;
	(void)file;
	s->glances++;
	if (!s->useless)
		snprintf(out->stands, sizeof out->stands, "level, %d", s->glances);
	snprintf(out->damage, sizeof out->damage, "%s", s->damage ? s->damage : "");
	return !s->useless;
}

static void call_overlay(void *who, enum query q, int piece, int place)
{
	struct stage *s = who;
	(void)piece;
	s->overlay_place = place;
	s->overlay = q;
}

static void call_next(void *who, int step)
{
	struct stage *s = who;
	s->next += step;
}

static bool call_moves(void *who)
{
	return ((struct stage *)who)->moving;
}

static bool call_place_box(void *who, int place, bool around, struct rect *box)
{
	struct stage *s = who;
	(void)around;
	*box = s->place_at;
	return s->map_seen && place >= 0;
}

/* A map without edges: the place comes to lie in the middle, if it fits. */
static bool call_lay_clear(void *who, int place, bool around, struct rect free, struct rect *box)
{
	struct stage *s = who;
	(void)around;
	if (!s->map_seen || s->still || place < 0 || s->place_at.w > free.w || s->place_at.h > free.h)
		return false;
	s->place_at.x = free.x + (free.w - s->place_at.w) / 2;
	s->place_at.y = free.y + (free.h - s->place_at.h) / 2;
	s->cleared++;
	*box = s->place_at;
	return true;
}

struct stage *stage_open(int width, int height)
{
	struct stage *s = calloc(1, sizeof *s);
	struct error e;
	assert_non_null(s);
	s->canvas = canvas_open_null(width, height);
	assert_non_null(s->canvas);
	snprintf(s->folder, sizeof s->folder, "/tmp/grognard-ui-XXXXXX");
	assert_non_null(mkdtemp(s->folder));
	s->config.scale = 100;
	snprintf(s->config.player[1], sizeof s->config.player[1], "simple");
	s->looked = NONE;
	struct ui_calls calls = {.who = s, .start = call_start, .load = call_load, .save = call_save,
		.order = call_order, .undo = call_undo, .redo = call_redo, .undo_to = call_undo_to, .jump = call_jump, .show_on = call_show_on, .leave = call_leave,
		.quit = call_quit, .look = call_look, .point_out = call_point_out, .settings = call_settings, .glance = call_glance,
		.overlay = call_overlay, .next_piece = call_next, .moves = call_moves, .place_box = call_place_box,
		.lay_clear = call_lay_clear};
	s->ui = ui_open(s->canvas, data_here(), s->folder, &s->config, &calls, &e);
	assert_non_null(s->ui);
	ui_launcher(s->ui, NULL);
	ui_work(s->ui);
	return s;
}

void stage_close(struct stage *s)
{
	ui_close(s->ui);
	for (int i = 0; i < SIDES; i++)
		seat_close(s->seat[i]);
	match_free(s->match);
	canvas_close(s->canvas);
	rmdir(s->folder);
	free(s);
}

void stage_game(struct stage *s, const char *scenario, uint64_t seed)
{
	struct error e;
	ui_game(s->ui, NULL);
	for (int i = 0; i < SIDES; i++)
		seat_close(s->seat[i]);
	match_free(s->match);
	s->match = match_new(data_here(), scenario, NULL, NULL, seed, &e);
	assert_non_null(s->match);
	for (int i = 0; i < SIDES; i++) {
		s->seat[i] = local_seat(s->match, (enum side)i, &e);
		assert_non_null(s->seat[i]);
	}
	ui_game(s->ui, s->seat[0]);
}

void stage_look(struct stage *s, enum side side)
{
	ui_seat(s->ui, s->seat[side]);
	ui_changed(s->ui, NONE);
}

void stage_order(struct stage *s, const struct order *o)
{
	assert_true(match_play(s->match, o, 1, NULL));
	heard(s);
}

const struct events *stage_told(struct stage *s)
{
	match_told(s->match, &s->told);
	return &s->told;
}

int stage_play(struct stage *s, int n, uint64_t *state)
{
	struct orders *list = calloc(1, sizeof *list);
	int played = 0;
	assert_non_null(list);
	for (; played < n; played++) {
		list->n = 0;
		match_orders(s->match, list);
		if (!list->n)
			break;
		stage_order(s, &list->at[random_next(state) % (unsigned)list->n]);
		ui_draw(s->ui);
		for (int i = 0; i < 8 && ui_waits(s->ui); i++)
			key(s, KEY_ESCAPE, 0);
		assert_false(ui_waits(s->ui));
	}
	free(list);
	return played;
}

void press_at(struct stage *s, int x, int y, int button)
{
	struct input in = {.kind = INPUT_MOTION, .x = x, .y = y};
	ui_input(s->ui, &in);
	in.kind = INPUT_PRESS;
	in.button = button;
	in.clicks = 1;
	ui_input(s->ui, &in);
	in.kind = INPUT_RELEASE;
	ui_input(s->ui, &in);
}

void press(struct stage *s, const char *name)
{
	struct rect r;
	if (!ui_find(s->ui, name, &r))
		fail_msg("there is no \"%s\" on the screen", name);
	press_at(s, r.x + r.w / 2, r.y + r.h / 2, BUTTON_LEFT);
}

void key(struct stage *s, int k, unsigned mods)
{
	struct input in = {.kind = INPUT_KEY, .key = k, .mods = mods};
	ui_draw(s->ui); /* it is pressed at what is seen */
	ui_input(s->ui, &in);
}

void type(struct stage *s, const char *text)
{
	for (; *text; text++) {
		struct input in = {.kind = INPUT_TEXT, .text = {*text}};
		ui_input(s->ui, &in);
	}
}

void wheel(struct stage *s, const char *name, int steps)
{
	struct rect r;
	assert_true(ui_find(s->ui, name, &r));
	struct input in = {.kind = INPUT_WHEEL, .x = r.x + r.w / 2, .y = r.y + r.h / 2, .dy = steps};
	ui_input(s->ui, &in);
}

bool there(const struct stage *s, const char *name)
{
	struct rect r;
	return ui_find(s->ui, name, &r);
}
