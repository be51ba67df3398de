/* Lines with soft edges as the SDL canvas draws them: as thick as asked for, growing evenly, square at their ends. */
#include "check.h"
#include "render/canvas.h"

#include <SDL_image.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static struct canvas *c;
static char path[] = "/tmp/grognard-stroke-XXXXXX";

static int open_canvas(void **state)
{
	struct canvas_options o = {.width = 320, .height = 240, .hidden = true, .renderer = "software", .title = "t",
				   .data = getenv("GROGNARD_DATA")};
	struct error e = {0};
	int fd = mkstemp(path);
	(void)state;
	if (fd < 0)
		return -1;
	close(fd);
	c = canvas_open(&o, &e);
	return c ? 0 : -1;
}

static int close_canvas(void **state)
{
	(void)state;
	canvas_close(c);
	return remove(path);
}

/* The picture's brightness in column x, summed: so many white pixels. */
static double white_in(SDL_Surface *s, int x)
{
	double sum = 0;
	for (int y = 0; y < s->h; y++)
		sum += ((const uint8_t *)s->pixels)[y * s->pitch + x * 4 + 1] / 255.0;
	return sum;
}

static SDL_Surface *draw(const float *xy, int n, float from, float to)
{
	struct error e = {0};
	canvas_clear(c, 0x000000ff);
	canvas_taper(c, xy, n, from, to, 0xffffffff);
	if (!canvas_shot(c, path, &e))
		fail_msg("%s", e.reason);
	SDL_Surface *raw = IMG_Load(path), *out = SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_ARGB8888, 0);
	SDL_FreeSurface(raw);
	assert_non_null(out);
	return out;
}

static void near(double is, double want)
{
	if (is < want - 0.2 || is > want + 0.2)
		fail_msg("%.2f is not %.2f", is, want);
}

static void a_line_is_as_thick_as_asked(void **unused)
{
	(void)unused;
	const float xy[] = {40, 100.5f, 160, 100.5f, 280, 100.5f};
	SDL_Surface *s = draw(xy, 3, 7, 7);
	for (int x = 45; x < 276; x += 23)
		near(white_in(s, x), 7);
	near(white_in(s, 30), 0);
	near(white_in(s, 39), 0); /* square: nothing before its beginning */
	near(white_in(s, 282), 0);
	SDL_FreeSurface(s);
}

static void it_grows_evenly(void **unused)
{
	(void)unused;
	const float xy[] = {40, 100, 70, 100, 240, 100};
	SDL_Surface *s = draw(xy, 3, 4, 24);
	for (int x = 50; x <= 230; x += 30)
		near(white_in(s, x), 4 + 20 * (x + 0.5 - 40) / 200);
	SDL_FreeSurface(s);
}

static double white_of(SDL_Surface *s)
{
	double sum = 0;
	for (int x = 0; x < s->w; x++)
		sum += white_in(s, x);
	return sum;
}

/* However it leans, it covers its length times its thickness. */
static void it_is_as_thick_at_every_slant(void **unused)
{
	(void)unused;
	for (int i = 0; i < 72; i++) {
		double turn = 6.283185307 * i / 72 + 0.003;
		const float xy[] = {160, 120, 160 + (float)(100 * cos(turn)), 120 + (float)(100 * sin(turn))};
		SDL_Surface *s = draw(xy, 2, 6, 6);
		double white = white_of(s);
		if (white < 596 || white > 604)
			fail_msg("at %d degrees it covers %.1f pixels, not 600", i * 5, white);
		SDL_FreeSurface(s);
	}
}

/* Drawn again elsewhere it is the same, also when so many others came between that it had to give way. */
static void it_is_found_again(void **unused)
{
	(void)unused;
	for (int round = 0; round < 600; round++) {
		const float other[] = {10, 10, 40 + (float)(round % 300), 30 + (float)(round % 7)};
		canvas_ribbon(c, other, 2, 5, 0x808080ff);
		if (round % 50 == 0)
			canvas_present(c);
	}
	for (int dx = 0; dx < 40; dx += 13) {
		const float xy[] = {(float)(40 + dx), 60, (float)(140 + dx), 60};
		SDL_Surface *s = draw(xy, 2, 9, 9);
		near(white_in(s, 90 + dx), 9);
		SDL_FreeSurface(s);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_line_is_as_thick_as_asked),
		cmocka_unit_test(it_grows_evenly),
		cmocka_unit_test(it_is_as_thick_at_every_slant),
		cmocka_unit_test(it_is_found_again),
	};
	return cmocka_run_group_tests(tests, open_canvas, close_canvas);
}
