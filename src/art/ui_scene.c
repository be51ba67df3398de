#include "art/ui_scene.h"

#include "art/counter_base.h"
#include "art/ink.h"
#include "art/ui_bridge.h"
#include "art/ui_soldier.h"
#include "art/ui_village.h"

#include <math.h>

#define WIDE 300.0
#define HIGH 230.0
#define HORIZON 108.0
/* The sky above y = 0. */
#define ABOVE 37.0

static void sky(cairo_t *cr, const struct ui_weather *w)
{
	cairo_pattern_t *p = cairo_pattern_create_linear(0, -ABOVE, 0, HORIZON + 14);

	counter_stop(p, 0, w->zenith, 1);
	counter_stop(p, .6, ink_blend(w->zenith, w->horizon, .65), 1);
	counter_stop(p, 1, w->horizon, 1);
	cairo_rectangle(cr, 0, -ABOVE, WIDE, HIGH + ABOVE);
	cairo_set_source(cr, p);
	cairo_fill(cr);
	cairo_pattern_destroy(p);
}

static void sun(cairo_t *cr, const struct ui_weather *w, double x, double y)
{
	cairo_pattern_t *p = cairo_pattern_create_radial(x, y, 8, x, y, 95);

	counter_stop(p, 0, 0xfff3cf, .95);
	counter_stop(p, .12, w->sun, .75);
	counter_stop(p, 1, w->sun, 0);
	cairo_rectangle(cr, 0, -ABOVE, WIDE, HORIZON + 30 + ABOVE);
	cairo_set_source(cr, p);
	cairo_fill(cr);
	cairo_pattern_destroy(p);
	cairo_arc(cr, x, y, 12, 0, 2 * INK_PI);
	ink_colour(cr, 0xfffbe8, 1);
	cairo_fill(cr);
}

/* The engraver's ruling machine: level lines that swell where a cloud is. */
static void ruled_clouds(cairo_t *cr, const struct ui_weather *w, double sx, double sy, uint32_t seed)
{
	ink_colour(cr, w->ink, .55);
	for (double y = 2 - ABOVE; y < HORIZON + 8; y += 2.1) {
		for (double x = 0; x < WIDE; x += 1.5) {
			double n = noise_fbm(4, x / 74, y / 24, seed);
			double away = hypot(x - sx, (y - sy) * 1.2);
			double swell = ink_smoothstep(.40, .72, n) * ink_smoothstep(16, 60, away);
			swell = swell * .95 + .16 * (1 - y / (HORIZON + 30)) * ink_smoothstep(20, 90, away);
			if (swell < .06)
				continue;
			cairo_rectangle(cr, x, y - swell * .55, 1.6, swell * 1.1);
		}
	}
	cairo_fill(cr);
}

static double ridge(double x)
{
	return HORIZON + 26 - 30 * exp(-pow((x - 205) / 74, 2)) + 9 * sin(x / 70 + .6);
}

static double distance_line(double x, uint32_t seed)
{
	return HORIZON + 5 - 15 * noise_fbm(3, x / 80, 3.3, seed + 5);
}

/* Fills from the curve down to the lower edge. */
static void hill(cairo_t *cr, bool far, uint32_t seed, unsigned colour)
{
	cairo_move_to(cr, 0, HIGH);
	for (double x = 0; x <= WIDE; x += 3)
		cairo_line_to(cr, x, far ? distance_line(x, seed) : ridge(x));
	cairo_line_to(cr, WIDE, HIGH);
	cairo_close_path(cr);
	ink_colour(cr, colour, 1);
	cairo_fill(cr);
}

/* The slope darkens toward the spectator, so that the figures stand on something. */
static void foreground(cairo_t *cr, const struct ui_weather *w)
{
	cairo_pattern_t *p = cairo_pattern_create_linear(0, HORIZON, 0, HIGH);

	counter_stop(p, 0, w->field, 0);
	counter_stop(p, .45, w->field, .8);
	counter_stop(p, 1, ink_blend(w->field, w->ink, .35), 1);
	cairo_move_to(cr, 0, HIGH);
	for (double x = 0; x <= WIDE; x += 3)
		cairo_line_to(cr, x, ridge(x));
	cairo_line_to(cr, WIDE, HIGH);
	cairo_close_path(cr);
	cairo_set_source(cr, p);
	cairo_fill(cr);
	cairo_pattern_destroy(p);
}

/* Woods on the skyline, and the level strokes of the far plain. */
static void far_country(cairo_t *cr, const struct ui_weather *w, uint32_t seed)
{
	struct pcg random = pcg_start(seed + 77);
	unsigned colour = ink_blend(w->far, w->ink, .45);

	for (double x = 56; x < 150; x += 2.2) {
		if (noise_value(x / 16, 0, seed) < .42)
			continue;
		cairo_arc(cr, x, distance_line(x, seed) - .6, pcg_range(&random, 1.4, 3), 0, 2 * INK_PI);
		ink_colour(cr, colour, 1);
		cairo_fill(cr);
	}
	for (int i = 0; i < 260; i++) {
		double x = pcg_range(&random, -10, WIDE), y = distance_line(x, seed) + pcg_range(&random, 3, 34);
		double length = pcg_range(&random, 4, 16), drop = pcg_range(&random, -.4, .4);
		cairo_move_to(cr, x, y);
		cairo_line_to(cr, x + length, y + drop);
		ink_colour(cr, w->ink, .35);
		cairo_set_line_width(cr, .45);
		cairo_stroke(cr);
	}
}

/* A church with a bell tower, small against the light. */
static void church(cairo_t *cr, double x, double y, unsigned colour)
{
	ink_colour(cr, colour, 1);
	cairo_rectangle(cr, x, y - 9, 13, 12);
	cairo_rectangle(cr, x + 4.4, y - 14, 4.6, 6);
	cairo_rectangle(cr, x - 5, y - 18, 4.6, 21);
	cairo_fill(cr);
	for (int i = 0; i < 2; i++) {
		double cx = i ? x - 2.7 : x + 6.7, cy = i ? y - 18 : y - 14;
		cairo_move_to(cr, cx - 3, cy);
		cairo_curve_to(cr, cx - 4.4, cy - 4.4, cx - .6, cy - 4.6, cx, cy - 8.6);
		cairo_curve_to(cr, cx + .6, cy - 4.6, cx + 4.4, cy - 4.4, cx + 3, cy);
		cairo_fill(cr);
		cairo_rectangle(cr, cx - .35, cy - 12.4, .7, 5);
		cairo_rectangle(cr, cx - 1.4, cy - 11.2, 2.8, .7);
		cairo_fill(cr);
	}
}

/* Strokes that lie along the slope, closer and heavier toward the spectator. */
static void grass(cairo_t *cr, const struct ui_weather *w, uint32_t seed)
{
	struct pcg random = pcg_start(seed);

	for (int i = 0; i < 1500; i++) {
		double x = pcg_range(&random, -5, WIDE), t = pcg_unit(&random), low = ridge(x);
		double y = low + 1.5 + (HIGH - low) * t, length = 3 + 9 * t * pcg_unit(&random);
		double slope = ridge(x + 4) - ridge(x - 4);
		double shade = noise_fbm(3, x / 46, y / 22, seed + 1);
		if (shade < .42 && pcg_unit(&random) < .8)
			continue;
		cairo_move_to(cr, x, y);
		cairo_line_to(cr, x + length, y + slope * length / 8 * (1 - t * .7));
		ink_colour(cr, w->ink, .30 + .35 * shade);
		cairo_set_line_width(cr, .35 + .5 * t);
		cairo_stroke(cr);
	}
}

/* The great earthwork: a rampart with embrasures, its near face hatched. */
static void redoubt(cairo_t *cr, const struct ui_weather *w)
{
	static const double top[][2] = {{160, 111}, {170, 97},  {182, 96},  {184, 99.5}, {189, 99.5}, {191, 95.4},
					{206, 94},  {208, 97.6}, {213, 97.6}, {215, 93.8}, {231, 95},   {233, 98.6},
					{238, 98.8}, {240, 95.8}, {249, 97},  {262, 113}};
	const int n = (int)(sizeof top / sizeof *top);

	cairo_pattern_t *p = cairo_pattern_create_linear(0, 94, 0, 132);
	unsigned earth = ink_blend(w->ridge, 0x6b5233, .55);

	counter_stop(p, 0, earth, 1);
	counter_stop(p, .55, earth, 1);
	counter_stop(p, 1, earth, 0);
	cairo_move_to(cr, 140, 134);
	for (int i = 0; i < n; i++)
		cairo_line_to(cr, top[i][0], top[i][1]);
	cairo_line_to(cr, 284, 136);
	cairo_close_path(cr);
	cairo_set_source(cr, p);
	cairo_fill(cr);
	cairo_pattern_destroy(p);
	cairo_move_to(cr, 151, 119);
	for (int i = 0; i < n; i++)
		cairo_line_to(cr, top[i][0], top[i][1]);
	cairo_line_to(cr, 271, 120);
	ink_colour(cr, w->ink, .95);
	cairo_set_line_width(cr, 1.1);
	cairo_stroke(cr);
	for (double x = 158; x < 265; x += 1.5) {
		double lean = (x - 211) * .12, start = x < 170 ? 98 + (170 - x) * 1.3 : x > 250 ? 98 + (x - 250) * 1.2 : 100.4;
		cairo_move_to(cr, x, start + 2.5 * noise_value(x, 1, 5));
		cairo_line_to(cr, x + lean, 113 + 12 * noise_value(x, 2, 6));
		cairo_set_line_width(cr, .35 + .4 * noise_value(x / 9, 3, 7));
		cairo_stroke(cr);
	}
}

/* A billow: a pale ball, grey on the side away from the light. */
static void billow(cairo_t *cr, const struct ui_weather *w, double x, double y, double r, double alpha)
{
	cairo_pattern_t *p = cairo_pattern_create_radial(x - r * .4, y - r * .5, r * .15, x - r * .15, y - r * .2, r * 1.25);

	counter_stop(p, 0, 0xfffaf0, alpha);
	counter_stop(p, .5, ink_blend(0xf4e8d4, w->horizon, .22), alpha);
	counter_stop(p, 1, ink_blend(0xa39788, w->zenith, .35), alpha);
	cairo_arc(cr, x, y, r, 0, 2 * INK_PI);
	cairo_set_source(cr, p);
	cairo_fill(cr);
	cairo_pattern_destroy(p);
}

/* Three curls of ink under a billow. */
static void curls(cairo_t *cr, const struct ui_weather *w, double x, double y, double r, double alpha)
{
	ink_colour(cr, w->ink, alpha);
	for (int i = 0; i < 3; i++) {
		cairo_new_path(cr);
		cairo_arc(cr, x, y, r * (.86 - .17 * i), INK_PI * (.05 + .06 * i), INK_PI * (.55 - .05 * i));
		cairo_set_line_width(cr, .5 - .08 * i);
		cairo_stroke(cr);
	}
}

/* Smoke drifting from (x, y), growing as it goes. All edges first, then all bodies: one cloud, not many balls. */
static void smoke(cairo_t *cr, const struct ui_weather *w, double x, double y, double size, double drift, uint32_t seed)
{
	enum { BALLS = 26 };
	double ball[BALLS][3];
	struct pcg random = pcg_start(seed);

	for (int i = 0; i < BALLS; i++) {
		double t = (BALLS - 1 - i) / (BALLS - 1.0), spread = size * (.15 + .75 * t);
		ball[i][0] = x + drift * t + pcg_range(&random, -1, 1) * spread;
		ball[i][1] = y - size * (.2 + 1.3 * t * t + .3 * t) + pcg_range(&random, -.7, .7) * spread;
		ball[i][2] = size * (.34 + .40 * t) * pcg_range(&random, .7, 1.25);
	}
	for (int i = 0; i < BALLS; i++) {
		cairo_new_path(cr);
		cairo_arc(cr, ball[i][0], ball[i][1], ball[i][2] + .45, 0, 2 * INK_PI);
		ink_colour(cr, w->ink, .5);
		cairo_fill(cr);
	}
	for (int i = 0; i < BALLS; i++) {
		billow(cr, w, ball[i][0], ball[i][1], ball[i][2], .97);
		curls(cr, w, ball[i][0], ball[i][1], ball[i][2], i % 2 ? .38 : .2);
	}
}

static void flash(cairo_t *cr, double x, double y, double r)
{
	cairo_pattern_t *p = cairo_pattern_create_radial(x, y, 0, x, y, r);

	counter_stop(p, 0, 0xfffbe0, 1);
	counter_stop(p, .35, 0xffcf5c, .95);
	counter_stop(p, 1, 0xd8551e, 0);
	cairo_arc(cr, x, y, r, 0, 2 * INK_PI);
	cairo_set_source(cr, p);
	cairo_fill(cr);
	cairo_pattern_destroy(p);
}

/* Walls and domes on the ridge, the fire behind them. */
static void capital(cairo_t *cr, const struct ui_weather *w, uint32_t seed)
{
	static const double tower[][2] = {{150, 1.1}, {166, 1.5}, {184, 1.2}, {203, 2.1}, {228, 1.3}, {246, 1.6}, {270, 1.0}};
	enum { TOWERS = sizeof tower / sizeof *tower };
	unsigned wall = ink_blend(w->ridge, w->ink, .62);

	for (int i = 0; i < 3; i++)
		smoke(cr, w, 160 + 44 * i, ridge(160 + 44 * i) - 16, 15, 46, seed + 30 + (uint32_t)i);
	for (int i = 0; i < 5; i++)
		flash(cr, 152 + 27 * i, ridge(152 + 27 * i) - 12, 17 - 4 * (i & 1));
	cairo_move_to(cr, 138, ridge(138) + 4);
	for (double x = 138; x <= 288; x += 3)
		cairo_line_to(cr, x, ridge(x) - ((int)(x / 3) & 1 ? 7 : 9.5));
	cairo_line_to(cr, 288, ridge(288) + 4);
	for (double x = 288; x >= 138; x -= 6)
		cairo_line_to(cr, x, ridge(x) + 4);
	cairo_close_path(cr);
	ink_colour(cr, wall, 1);
	cairo_fill(cr);
	for (int i = 0; i < TOWERS; i++) {
		cairo_save(cr);
		cairo_translate(cr, tower[i][0], ridge(tower[i][0]) + 1);
		cairo_scale(cr, tower[i][1], tower[i][1]);
		church(cr, 0, 0, ink_blend(wall, w->far, .12 * (i & 1)));
		cairo_restore(cr);
	}
}

/* Lines of battle on the slope, from far to near. */
static void armies(cairo_t *cr, const struct ui_weather *w, uint32_t seed)
{
	struct ui_rank far = {0, 150, 0, 5.5, 2.6, ink_blend(w->ink, w->ridge, .25), 1, false};
	struct ui_rank middle = {6, 172, 150, 13, 6.0, ink_blend(w->ink, w->field, .12), 1, false};
	struct ui_rank near = {-6, 196, 211, 41, 13.5, w->ink, 1, true};

	for (double x = 14; x < 150 && !w->crossing; x += far.gap)
		ui_soldier(cr, x, ridge(x) + 1.5, far.height, far.colour, seed, false);
	for (double x = 264; x < WIDE; x += far.gap)
		ui_soldier(cr, x, ridge(x) + 1.5, far.height, far.colour, seed, false);
	for (int row = 0; row < 2 && !w->crossing; row++) {
		middle.y = 150 + 9 * row;
		middle.from = 62 + 10 * row;
		middle.to = 196 + 8 * row;
		ui_rank(cr, &middle, seed + (uint32_t)row);
	}
	if (!w->crossing) {
		ui_standard(cr, 128, 158, 27, w->ink, false);
		smoke(cr, w, 214, 160, 10, 40, seed + 40);
	}
	ui_rank(cr, &near, seed + 9);
	near.from = 4;
	near.y = 231;
	near.height = 50;
	near.gap = 15.5;
	near.to = 204;
	ui_rank(cr, &near, seed + 10);
	ui_standard(cr, 108, 216, 66, w->ink, true);
}

/* Fire from the crest, which lies lower without its earthwork. */
static void guns(cairo_t *cr, const struct ui_weather *w, uint32_t seed)
{
	cairo_save(cr);
	if (w->crossing)
		cairo_translate(cr, 6, 9);
	smoke(cr, w, 168, 98, 12, -24, seed + 30);
	flash(cr, 180, 97.5, 7);
	smoke(cr, w, 204, 95, 9, -12, seed + 31);
	flash(cr, 209, 95.4, 6);
	smoke(cr, w, 242, 96, 13, 24, seed + 32);
	cairo_restore(cr);
}

static void snow(cairo_t *cr, uint32_t seed)
{
	struct pcg random = pcg_start(seed);

	for (int i = 0; i < 420; i++) {
		double x = pcg_range(&random, 0, WIDE), y = pcg_range(&random, -ABOVE, HIGH);
		double radius = pcg_range(&random, .4, 1.2);
		cairo_new_path(cr);
		cairo_arc(cr, x, y, radius, 0, 2 * INK_PI);
		ink_colour(cr, 0xffffff, .85);
		cairo_fill(cr);
	}
}

void ui_scene(cairo_t *cr, const struct ui_weather *w, uint32_t seed)
{
	const double sx = 84, sy = 84;

	cairo_save(cr);
	cairo_translate(cr, 0, ABOVE);
	cairo_rectangle(cr, 0, -ABOVE, WIDE, HIGH + ABOVE);
	cairo_clip(cr);
	sky(cr, w);
	sun(cr, w, sx, sy);
	ruled_clouds(cr, w, sx, sy, seed);
	if (!w->quiet)
		smoke(cr, w, 226, 92, 24, 70, seed + 20);
	hill(cr, true, seed, w->far);
	far_country(cr, w, seed);
	if (!w->village)
		church(cr, 38, distance_line(40, seed) + 1, ink_blend(w->far, w->ink, .55));
	if (!w->quiet)
		smoke(cr, w, 128, 108, 6, 20, seed + 22);
	hill(cr, false, seed, w->ridge);
	foreground(cr, w);
	grass(cr, w, seed + 3);
	if (w->crossing)
		ui_bridge(cr, w, seed);
	else if (w->capital)
		capital(cr, w, seed);
	else if (w->village)
		ui_village(cr, w, seed);
	else
		redoubt(cr, w);
	if (!w->quiet)
		guns(cr, w, seed);
	armies(cr, w, seed);
	ui_gun(cr, 246, 214, 1.15, w->ink);
	if (w->snow)
		snow(cr, seed + 50);
	cairo_restore(cr);
}
