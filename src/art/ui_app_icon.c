#include "art/ui_app_icon.h"

#include "art/counter_base.h"
#include "art/counter_face.h"
#include "art/counter_symbol.h"
#include "art/ink.h"

#include <cairo-svg.h>
#include <stdio.h>

enum { SMALL = 32, VECTOR = 256 };

/* The French counter in front says the year; the Russian one behind is mostly hidden. */
static const struct counter_piece front = {.id = "icon-front", .side = "french", .nation = "france", .size = "XX",
					   .corps = "I", .unit = "2", .value = "18-12", .kind = COUNTER_INFANTRY};
static const struct counter_piece behind = {.id = "icon-behind", .side = "russian", .nation = "russia", .size = "XX",
					    .value = "10-4", .kind = COUNTER_CAVALRY};

/* Two counters, one askew behind the other, in a square of 100. */
static void pair(cairo_t *cr, const struct ink_fonts *fonts, enum counter_detail detail)
{
	cairo_save(cr);
	cairo_translate(cr, 41, 2.6);
	cairo_rotate(cr, .21);
	cairo_scale(cr, .56, .56);
	counter_shadow(cr);
	counter_face(cr, fonts, &behind, detail, 0);
	cairo_restore(cr);
	cairo_save(cr);
	cairo_translate(cr, 3, 24);
	cairo_scale(cr, .70, .70);
	counter_shadow(cr);
	counter_face(cr, fonts, &front, detail, 0);
	cairo_restore(cr);
}

/* One counter, its symbol on whole pixels; too small for figures below 24. */
static void single(cairo_t *cr, const struct ink_fonts *fonts, int size)
{
	const struct counter_style *style = counter_style_of("france", NULL);
	double pixel = 100.0 / (size - 1), line = (size < 24 ? 1 : 2) * pixel;
	struct counter_box box = {pixel * 3 + line / 2, 0, 0, 0, line};
	struct counter_piece digits = front;

	cairo_scale(cr, (size - 1) / 100.0, (size - 1) / 100.0);
	ink_colour(cr, 0x1c120a, .4);
	ink_rounded(cr, pixel * .8, pixel * .8, 100, 100, 12);
	cairo_fill(cr);
	if (size >= 24) {
		snprintf(digits.value, sizeof digits.value, "12");
		counter_face(cr, fonts, &digits, DETAIL_BARE, 0);
		return;
	}
	counter_body(cr, style->body, 1);
	box.w = 100 - 2 * box.x;
	box.h = box.w * .68;
	box.h = (int)(box.h / pixel) * pixel;
	box.y = (int)((100 - box.h) / 2 / pixel) * pixel + line / 2;
	counter_symbol(cr, &box, &front, style, false);
	counter_bevel(cr);
}

static bool png(const char *outdir, const struct ink_fonts *fonts, int size, struct error *e)
{
	cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size, size);
	cairo_t *cr = cairo_create(s);
	cairo_status_t status;
	char path[512];

	if (size <= SMALL) {
		single(cr, fonts, size);
	} else {
		cairo_scale(cr, size / 100.0, size / 100.0);
		pair(cr, fonts, counter_detail_of(size * 7 / 10));
	}
	cairo_destroy(cr);
	snprintf(path, sizeof path, "%s/grognard-%d.png", outdir, size);
	status = cairo_surface_write_to_png(s, path);
	cairo_surface_destroy(s);
	if (status != CAIRO_STATUS_SUCCESS)
		return error_set(e, path, NULL, NULL, "%s", cairo_status_to_string(status));
	return true;
}

static bool svg(const char *outdir, const struct ink_fonts *fonts, struct error *e)
{
	char path[512];
	cairo_surface_t *s;
	cairo_t *cr;
	cairo_status_t status;

	snprintf(path, sizeof path, "%s/grognard.svg", outdir);
	s = cairo_svg_surface_create(path, VECTOR, VECTOR);
	cr = cairo_create(s);
	cairo_scale(cr, VECTOR / 100.0, VECTOR / 100.0);
	pair(cr, fonts, DETAIL_FULL);
	cairo_destroy(cr);
	cairo_surface_finish(s);
	status = cairo_surface_status(s);
	cairo_surface_destroy(s);
	if (status != CAIRO_STATUS_SUCCESS)
		return error_set(e, path, NULL, NULL, "%s", cairo_status_to_string(status));
	return true;
}

bool ui_app_icons(const char *outdir, const struct ink_fonts *fonts, struct error *e)
{
	static const int sizes[] = {16, 22, 24, 32, 48, 64, 128, 256, 512};

	for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
		if (!png(outdir, fonts, sizes[i], e))
			return false;
	}
	return svg(outdir, fonts, e);
}
