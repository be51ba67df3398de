#include "stage.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct stage *stage_open(const char *map, enum lie lie)
{
	struct stage *st = calloc(1, sizeof *st);
	struct error e = {0};
	char path[512];
	assert_non_null(st);
	if (!scenario_load(&st->s, getenv("GROGNARD_DATA"), "null/duel", NULL, &e))
		fail_msg("%s: %s", e.place, e.reason);
	board_free(&st->s.board);
	snprintf(path, sizeof path, "%s/maps/%s.json", getenv("GROGNARD_DATA"), map);
	if (!board_load(&st->s.board, path, &e))
		fail_msg("%s: %s", e.place, e.reason);
	scene_open(&st->sc, canvas_open_null(3200, 2400), &st->s, "/nowhere");
	camera_area(&st->sc.eye, (struct rect){0, 0, 3200, 2400});
	camera_step(&st->sc.eye, 4);
	camera_centre(&st->sc.eye, st->sc.sheet.width / 2, st->sc.sheet.height / 2);
	view_clear(&st->v, lie);
	return st;
}

void stage_close(struct stage *st)
{
	canvas_close(st->sc.c);
	scenario_free(&st->s);
	free(st);
}

int stage_place(const struct stage *st, const char *id)
{
	int place = board_find(&st->s.board, id);
	if (place == NONE)
		fail_msg("there is no place %s", id);
	return place;
}

struct counter *stage_put(struct stage *st, const char *piece, const char *place)
{
	int i = scenario_piece(&st->s, piece), height = 0, at = stage_place(st, place);
	assert_int_not_equal(i, NONE);
	for (int k = 0; k < st->v.counters; k++)
		height += st->v.counter[k].place == at;
	struct counter *k = view_add(&st->v, i, at, st->s.piece[i].side);
	k->height = (uint8_t)height;
	return k;
}

void stage_lay(struct stage *st)
{
	scene_lay(&st->sc, &st->v, NULL, NULL);
}

const struct lying *stage_lying(const struct stage *st, const struct counter *k)
{
	for (int i = 0; i < st->sc.lying; i++)
		if (&st->v.counter[st->sc.lie[i].counter] == k)
			return &st->sc.lie[i];
	fail_msg("it does not lie on the table");
	return NULL;
}

int stage_drawn(const struct stage *st, int kind, const char *name)
{
	int n, found = 0;
	const struct canvas_item *item = canvas_drawn(st->sc.c, &n);
	for (int i = 0; i < n; i++)
		found += (int)item[i].kind == kind && (!name || !strcmp(item[i].name, name));
	return found;
}

bool stage_drawn_at(const struct stage *st, int kind, float x, float y, uint32_t colour)
{
	int n;
	const struct canvas_item *item = canvas_drawn(st->sc.c, &n);
	for (int i = 0; i < n; i++) {
		const struct rect *r = &item[i].at;
		if ((int)item[i].kind == kind && item[i].colour == colour && x >= (float)r->x && y >= (float)r->y &&
		    x <= (float)(r->x + r->w) && y <= (float)(r->y + r->h))
			return true;
	}
	return false;
}

void stage_clear(struct stage *st)
{
	canvas_present(st->sc.c);
	canvas_fill(st->sc.c, (struct rect){-9, -9, 1, 1}, 0);
}
