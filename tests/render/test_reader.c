/* Pictures read beside the loop: they come as they are in their files, once; what nobody asks for any more is not read. */
#include "check.h"
#include "render/canvas.h"
#include "render/sdl_reader.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { FILES = 40, SIDE = 48, PATIENCE_MS = 20000 };

static char folder[] = "/tmp/grognard-reader-XXXXXX";

static void name(int i, char *out, size_t size)
{
	snprintf(out, size, "%s/%02d.png", folder, i);
}

static uint32_t colour(int i)
{
	return 0xff000000u | (uint32_t)(i * 5) << 16 | (uint32_t)(255 - i) << 8 | 77;
}

static int make_files(void **state)
{
	char path[64];
	(void)state;
	if (!mkdtemp(folder))
		return -1;
	for (int i = 0; i < FILES; i++) {
		SDL_Surface *s = SDL_CreateRGBSurfaceWithFormat(0, SIDE, SIDE, 32, SDL_PIXELFORMAT_ARGB8888);
		SDL_FillRect(s, NULL, colour(i));
		name(i, path, sizeof path);
		if (IMG_SavePNG(s, path))
			return -1;
		SDL_FreeSurface(s);
	}
	name(FILES, path, sizeof path);
	FILE *out = fopen(path, "w"); /* no picture at all */
	return out && fputs("nothing", out) >= 0 && !fclose(out) ? 0 : -1;
}

static int remove_files(void **state)
{
	char path[64];
	(void)state;
	for (int i = 0; i <= FILES; i++) {
		name(i, path, sizeof path);
		remove(path);
	}
	return rmdir(folder);
}

/* Asks, in picture `tick`, till it is there. */
static SDL_Surface *wait_for(struct sdl_reader *r, int i, int side, uint32_t tick)
{
	SDL_Surface *out = NULL;
	char path[64];
	name(i, path, sizeof path);
	for (int ms = 0; sdl_reader_get(r, path, side, side, true, tick, &out) == READING_COMES; ms++) {
		if (ms > PATIENCE_MS)
			fail_msg("%s does not come", path);
		SDL_Delay(1);
	}
	return out;
}

static void pictures_come_as_they_are_and_shrunk(void **unused)
{
	(void)unused;
	struct sdl_reader *r = sdl_reader_open();
	assert_non_null(r);
	for (int i = 0; i < 6; i++) {
		int side = i & 1 ? SIDE / 2 : SIDE;
		SDL_Surface *s = wait_for(r, i, i & 1 ? side : 0, (uint32_t)i);
		assert_non_null(s);
		assert_int_equal(s->w, side);
		assert_int_equal(s->h, side);
		assert_int_equal(((const uint32_t *)s->pixels)[side + 3], colour(i));
		SDL_FreeSurface(s);
	}
	assert_int_equal(sdl_reader_count(r), 6);
	assert_null(wait_for(r, FILES, 0, 7));
	sdl_reader_close(r);
}

/* Begun before it was needed: it is waited for, and read once. What nobody asked for is not there to be taken. */
static void what_is_being_read_is_waited_for(void **unused)
{
	(void)unused;
	struct sdl_reader *r = sdl_reader_open();
	SDL_Surface *s = NULL;
	char path[64];
	assert_non_null(r);
	name(8, path, sizeof path);
	assert_false(sdl_reader_take(r, path, 0, 0, true, &s));
	for (int tries = 0; !s; tries++) { /* where it was not begun nobody reads it */
		assert_true(tries < PATIENCE_MS);
		assert_int_equal(sdl_reader_get(r, path, 0, 0, true, 1, &s), READING_COMES);
		SDL_Delay(1);
		int before = sdl_reader_count(r);
		if (!sdl_reader_take(r, path, 0, 0, true, &s))
			assert_int_equal(before, 0);
	}
	assert_int_equal(((const uint32_t *)s->pixels)[3], colour(8));
	assert_int_equal(sdl_reader_count(r), 1);
	SDL_FreeSurface(s);
	s = NULL;
	assert_false(sdl_reader_take(r, path, 0, 0, true, &s));
	sdl_reader_close(r);
}

/* A zoom passes by: of all that was asked for on the way no more is read than what may wait to be fetched. */
static void what_nobody_asks_for_any_more_is_not_read(void **unused)
{
	(void)unused;
	struct sdl_reader *r = sdl_reader_open();
	SDL_Surface *s;
	char path[64];
	assert_non_null(r);
	for (int i = 1; i < FILES; i++) {
		name(i, path, sizeof path);
		assert_int_equal(sdl_reader_get(r, path, 0, 0, true, 1, &s), READING_COMES);
	}
	s = wait_for(r, 0, 0, 9);
	assert_non_null(s);
	SDL_FreeSurface(s);
	if (sdl_reader_count(r) > 8)
		fail_msg("%d pictures were read for one", sdl_reader_count(r));
	sdl_reader_close(r); /* with whatever is still to be read */
}

static struct canvas *open_canvas(bool beside)
{
	struct canvas_options o = {.width = 320, .height = 240, .hidden = true, .beside = beside, .renderer = "software",
				   .title = "t", .data = getenv("GROGNARD_DATA")};
	struct error e = {0};
	struct canvas *c = canvas_open(&o, &e);
	if (!c)
		fail_msg("%s", e.reason);
	return c;
}

/* The canvas: a tile is asked for, comes, and is drawn without being read again. */
static void a_tile_comes_to_the_canvas(void **unused)
{
	(void)unused;
	struct canvas *c = open_canvas(true);
	struct error e = {0};
	char path[64], shot[80];
	name(5, path, sizeof path);
	for (int ms = 0; !canvas_tile_ready(c, path, 0, 0); ms++) {
		assert_true(ms < PATIENCE_MS);
		assert_true(canvas_tile_comes(c, path, 0, 0));
		canvas_present(c);
		SDL_Delay(1);
	}
	assert_int_equal(remove(path), 0);
	assert_true(canvas_tile(c, path, 0, 0, NULL, (struct rect){10, 10, SIDE, SIDE}));
	snprintf(shot, sizeof shot, "%s/05.png", folder);
	assert_true(canvas_shot(c, shot, &e));
	SDL_Surface *raw = IMG_Load(shot), *s = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_ARGB8888, 0);
	assert_int_equal(((const uint32_t *)s->pixels)[20 * s->pitch / 4 + 20], colour(5));
	SDL_FreeSurface(raw);
	SDL_FreeSurface(s);
	canvas_close(c);
}

/* A picture that the first sight of a page need not wait for: it says when it has come, and is drawn then without its file. */
static void a_picture_is_awaited_and_says_that_it_came(void **unused)
{
	(void)unused;
	struct canvas *c = open_canvas(true);
	char path[64];
	name(6, path, sizeof path);
	assert_false(canvas_came(c)); /* nobody has asked */
	assert_true(canvas_picture_comes(c, path, SIDE / 2, SIDE / 2));
	canvas_present(c);
	for (int ms = 0; !canvas_came(c); ms++) {
		assert_true(ms < PATIENCE_MS);
		SDL_Delay(1);
	}
	assert_false(canvas_picture_comes(c, path, SIDE / 2, SIDE / 2));
	assert_int_equal(remove(path), 0);
	assert_true(canvas_picture(c, path, (struct rect){0, 0, SIDE / 2, SIDE / 2}, 255));
	assert_false(canvas_picture_comes(c, path, SIDE / 2, SIDE / 2));
	canvas_close(c);
	c = open_canvas(false); /* nobody reads beside: it is read where it is drawn */
	assert_false(canvas_picture_comes(c, path, SIDE, SIDE));
	assert_false(canvas_came(c));
	canvas_close(c);
}

/* What the head of a WebP file says of its size, in its three kinds: nothing more of the file is there. */
static void a_size_is_told_by_the_head_alone(void **unused)
{
	static const uint8_t heads[3][30] = {
		{'R', 'I', 'F', 'F', 0, 0, 0, 0, 'W', 'E', 'B', 'P', 'V', 'P', '8', ' ', 0, 0, 0, 0, 0x50, 0, 0, 0x9d, 1, 0x2a, 0x40,
		 1, 6, 0x41},
		{'R', 'I', 'F', 'F', 0, 0, 0, 0, 'W', 'E', 'B', 'P', 'V', 'P', '8', 'L', 0, 0, 0, 0, 0x2f, 0x3f, 0x41, 0x41, 0x10},
		{'R', 'I', 'F', 'F', 0, 0, 0, 0, 'W', 'E', 'B', 'P', 'V', 'P', '8', 'X', 10, 0, 0, 0, 0, 0, 0, 0, 0x3f, 1, 0, 5, 1, 0},
	};
	struct canvas *c = open_canvas(false);
	char path[64];
	int w = 0, h = 0;
	(void)unused;
	name(FILES, path, sizeof path);
	assert_false(canvas_picture_size(c, path, &w, &h)); /* no picture */
	for (int i = 0; i < 3; i++) {
		FILE *out = fopen(path, "wb");
		assert_true(out && fwrite(heads[i], sizeof heads[i], 1, out) == 1 && !fclose(out));
		assert_true(canvas_picture_size(c, path, &w, &h));
		assert_int_equal(w, 320);
		assert_int_equal(h, 262);
	}
	name(7, path, sizeof path);
	assert_true(canvas_picture_size(c, path, &w, &h)); /* not WebP */
	assert_int_equal(w, SIDE);
	assert_true(canvas_picture_size(c, "borodino/overview.webp", &w, &h));
	assert_true(w > 100 && h > 100);
	canvas_close(c);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(pictures_come_as_they_are_and_shrunk),
		cmocka_unit_test(what_nobody_asks_for_any_more_is_not_read),
		cmocka_unit_test(what_is_being_read_is_waited_for),
		cmocka_unit_test(a_tile_comes_to_the_canvas),
		cmocka_unit_test(a_picture_is_awaited_and_says_that_it_came),
		cmocka_unit_test(a_size_is_told_by_the_head_alone),
	};
	return cmocka_run_group_tests(tests, make_files, remove_files);
}
