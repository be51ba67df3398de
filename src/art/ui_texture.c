#include "art/ui_texture.h"

#include "art/ink.h"

#include <math.h>

/* The brightness of a material at a point in points. */
typedef double material(double x, double y);

static double paper(double x, double y)
{
	double cloud = noise_fbm(4, x / 60, y / 60, 11) - .5;
	double fibre = noise_fbm(2, x / 1.6, y / 7, 13) + noise_fbm(2, x / 7, y / 1.6, 14) - 1;
	return 1 + .11 * cloud + .035 * fibre + .014 * (noise_white((int)floor(x * 2), (int)floor(y * 2), 15) - .5);
}

/* Grain: light skins between dark creases. */
static double leather(double x, double y)
{
	double crease = fabs(noise_fbm(2, x / 3.2, y / 3.2, 21) - .5) * 2;
	double cloud = noise_fbm(3, x / 70, y / 70, 22) - .5;
	return .86 + .26 * sqrt(crease) + .20 * cloud;
}

/* Blends the far end into the near one, so that the right edge meets the left one. */
static double seamless(material *m, double x, double y, double across, double down)
{
	double u, v;

	x -= floor(x / across) * across;
	y -= floor(y / down) * down;
	u = ink_smoothstep(.72, 1, x / across);
	v = ink_smoothstep(.72, 1, y / down);
	return ink_mix(ink_mix(m(x, y), m(x - across, y), u), ink_mix(m(x, y - down), m(x - across, y - down), u), v);
}

static uint32_t shade(unsigned rgb, double m)
{
	uint32_t out = 0xff;

	for (int shift = 16; shift >= 0; shift -= 8)
		out = out << 8 | (uint32_t)ink_clamp(round((rgb >> shift & 255) * m), 0, 255);
	return out;
}

static void texture(const struct ui_brush *b, unsigned rgb, material *m, double across, double down)
{
	int w = (int)ceil(b->w * b->scale), h = (int)ceil(b->h * b->scale);
	cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, w, h);
	unsigned char *data = cairo_image_surface_get_data(image);
	int stride = cairo_image_surface_get_stride(image);

	for (int y = 0; y < h; y++) {
		uint32_t *row = (uint32_t *)(void *)(data + (ptrdiff_t)y * stride);
		for (int x = 0; x < w; x++)
			row[x] = shade(rgb, seamless(m, (x + .5) / b->scale, (y + .5) / b->scale, across, down));
	}
	cairo_surface_mark_dirty(image);
	cairo_save(b->cr);
	cairo_scale(b->cr, 1.0 / b->scale, 1.0 / b->scale);
	cairo_set_source_surface(b->cr, image, 0, 0);
	cairo_paint(b->cr);
	cairo_restore(b->cr);
	cairo_surface_destroy(image);
}

void ui_paper(const struct ui_brush *b, unsigned rgb, double across, double down)
{
	texture(b, rgb, paper, across, down);
}

void ui_leather(const struct ui_brush *b, unsigned rgb, double across, double down)
{
	texture(b, rgb, leather, across, down);
}
