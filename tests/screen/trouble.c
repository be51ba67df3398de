#include "trouble.h"

#include "files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void open_stage(struct stage *s, bool sdl, int w, int h)
{
	struct canvas_options o = {.width = w, .height = h, .hidden = true, .title = "test",
				   .data = getenv("GROGNARD_DATA"), .renderer = "software"};
	struct error e = {0};
	*s = (struct stage){.config = {.width = w, .height = h, .scale = 100, .speed = 2}};
	strcpy(s->folder, "/tmp/grognard-trouble-XXXXXX");
	assert_non_null(mkdtemp(s->folder));
	s->c = sdl ? canvas_open(&o, &e) : canvas_open_null(w, h);
	if (!s->c)
		fail_msg("%s", e.reason);
	struct desk_options d = {.data = o.data, .saves = s->folder, .config = &s->config, .silent = true};
	s->d = desk_open(s->c, &d, &e);
	if (!s->d)
		fail_msg("%s: %s", e.file, e.reason);
	canvas_advance(s->c, 0);
	desk_draw(s->d);
}

void close_stage(struct stage *s)
{
	desk_close(s->d);
	canvas_close(s->c);
	files_remove(s->folder);
}

void start(struct stage *s, const char *scenario, const char *first, const char *second)
{
	const struct player *const player[2] = {player_find(first), player_find(second)};
	struct error e = {0};
	if (!desk_start(s->d, scenario, NULL, NULL, 7, player, &e))
		fail_msg("%s: %s", e.file, e.reason);
	desk_draw(s->d);
}

void key(struct stage *s, int k, unsigned mods)
{
	struct input in = {.kind = INPUT_KEY, .key = k, .mods = mods};
	desk_input(s->d, &in);
	desk_draw(s->d);
}

bool there(const struct stage *s, const char *name)
{
	struct rect r;
	return ui_find(desk_ui(s->d), name, &r);
}

void press(struct stage *s, const char *name)
{
	struct rect r;
	if (!ui_find(desk_ui(s->d), name, &r))
		fail_msg("there is no \"%s\"", name);
	struct input in = {.kind = INPUT_MOTION, .x = r.x + r.w / 2, .y = r.y + r.h / 2};
	desk_input(s->d, &in);
	in.kind = INPUT_PRESS;
	in.button = BUTTON_LEFT;
	in.clicks = 1;
	desk_input(s->d, &in);
	in.kind = INPUT_RELEASE;
	desk_input(s->d, &in);
	desk_draw(s->d);
}

const char *file_of(const struct stage *s, const char *name)
{
	static char path[2][160];
	static int next;
	next = !next;
	snprintf(path[next], sizeof path[0], "%s/%s", s->folder, name);
	return path[next];
}

void play_any(struct stage *s, uint64_t *state)
{
	char text[64];
	for (int before = match_now(desk_match(s->d)); match_now(desk_match(s->d)) == before;) {
		const struct orders *list = &desk_seat(s->d)->orders;
		assert_true(list->n > 0);
		order_print(match_scenario(desk_match(s->d)), &list->at[random_below(state, list->n)], text, sizeof text);
		assert_true(desk_order(s->d, text));
	}
	desk_draw(s->d);
}

void on_disk(const struct stage *s, const char *path)
{
	struct error e = {0};
	char here[65], there_hash[65];
	struct match *m = match_load(getenv("GROGNARD_DATA"), path, &e);
	if (!m || e.reason[0])
		fail_msg("%s: %s", path, e.reason);
	assert_int_equal(match_length(m), match_length(desk_match(s->d)));
	match_hash(m, there_hash);
	match_hash(desk_match(s->d), here);
	assert_string_equal(here, there_hash);
	match_free(m);
}
