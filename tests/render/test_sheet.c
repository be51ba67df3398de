/* The tiles of a map's picture, on a canvas that shows nothing: what stands in for those that are still to be read. */
#include "check.h"
#include "render/canvas_ops.h"
#include "render/sheet.h"

#include <stdlib.h>
#include <string.h>

enum { WIDE = 1480, HIGH = 958, SIDE = 4096, COARSE = 0, FINE = 2 };

static struct canvas_ops ops;
static char ready[40]; /* how the files begin that are there */
static long pixels;    /* drawn within the area, also more than once */

static bool is_ready(const struct canvas *c, const char *file, int w, int h)
{
	(void)c;
	(void)w;
	(void)h;
	return !strncmp(file, ready, strlen(ready));
}

/* Somebody reads it beside the loop. */
static bool comes(struct canvas *c, const char *file, int w, int h)
{
	(void)c;
	(void)file;
	(void)w;
	(void)h;
	return true;
}

static int overlap(int at, int size, int most)
{
	int first = at > 0 ? at : 0, last = at + size < most ? at + size : most;
	return last > first ? last - first : 0;
}

static bool draws(struct canvas *c, const char *file, int w, int h, const struct rect *from, struct rect to)
{
	(void)w;
	(void)h;
	(void)from;
	assert_true(is_ready(c, file, 0, 0));
	pixels += (long)overlap(to.x, to.w, WIDE) * overlap(to.y, to.h, HIGH);
	return true;
}

static struct canvas *open_canvas(void)
{
	struct canvas *c = canvas_open_null(WIDE, HIGH);
	assert_non_null(c);
	ops = *c->ops;
	ops.tile_ready = is_ready;
	ops.tile_comes = comes;
	ops.tile = draws;
	c->ops = &ops;
	return c;
}

/* Four tiles at the coarsest step, sixteen at twice that. */
static void sheet_of(struct sheet *s)
{
	memset(s, 0, sizeof *s);
	strcpy(s->game, "map");
	s->drawn = true;
	s->width = s->height = SIDE;
	s->tile = 512;
	s->step[COARSE].width = s->step[COARSE].height = SIDE * camera_percent_of(COARSE) / 100;
	s->step[FINE].width = s->step[FINE].height = SIDE * camera_percent_of(FINE) / 100;
}

/* While the zoom goes on the coarser step shows where the finer one is to come, and nowhere else: each of its tiles is drawn
 * within the holes, for drawing them whole at each hole would cover what is there already, and take three times as long. */
static void what_stands_in_covers_the_holes_alone(void **unused)
{
	(void)unused;
	struct canvas *c = open_canvas();
	struct sheet s;
	struct board b = {.kind = BOARD_AREAS};
	struct camera eye;
	long area = (long)WIDE * HIGH;
	sheet_of(&s);
	strcpy(ready, "map/sheet-25/");
	for (int tenths = 400; tenths < 640; tenths += 3) {
		camera_open(&eye, SIDE, SIDE);
		eye.percent = (float)tenths / 10;
		camera_area(&eye, (struct rect){0, 0, WIDE, HIGH});
		camera_centre(&eye, SIDE / 2.0f, SIDE / 2.0f);
		pixels = 0;
		assert_true(sheet_draw(&s, c, &eye, &b, 2));
		if (pixels < area || pixels > area + area / 50)
			fail_msg("at %d tenths of a percent %ld pixels are drawn to cover %ld", tenths, pixels, area);
	}
	canvas_close(c);
}

/* All that the camera sees is drawn once when it is there. */
static void tiles_that_are_there_are_drawn_once(void **unused)
{
	(void)unused;
	struct canvas *c = open_canvas();
	struct sheet s;
	struct board b = {.kind = BOARD_AREAS};
	struct camera eye;
	long area = (long)WIDE * HIGH;
	sheet_of(&s);
	strcpy(ready, "map/");
	for (int percent = 40; percent < 64; percent++) {
		camera_open(&eye, SIDE, SIDE);
		eye.percent = (float)percent;
		camera_area(&eye, (struct rect){0, 0, WIDE, HIGH});
		camera_centre(&eye, SIDE / 2.0f, SIDE / 2.0f);
		pixels = 0;
		assert_false(sheet_draw(&s, c, &eye, &b, 2));
		if (pixels < area || pixels > area + area / 50)
			fail_msg("at %d percent %ld pixels are drawn to cover %ld", percent, pixels, area);
	}
	canvas_close(c);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_stands_in_covers_the_holes_alone),
		cmocka_unit_test(tiles_that_are_there_are_drawn_once),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
