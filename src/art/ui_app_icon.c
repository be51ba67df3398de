#include "art/ui_app_icon.h"

#include "art/counter_base.h"
#include "art/counter_face.h"
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
static void pair(cairo_t *cr, const struct ink_fonts *fonts, enum counter_detail detail, unsigned flags)
{
	cairo_save(cr);
	cairo_translate(cr, 41, 2.6);
	cairo_rotate(cr, .21);
	cairo_scale(cr, .56, .56);
	counter_shadow(cr);
	counter_face(cr, fonts, &behind, detail, flags);
	cairo_restore(cr);
	cairo_save(cr);
	cairo_translate(cr, 3, 24);
	cairo_scale(cr, .70, .70);
	counter_shadow(cr);
	counter_face(cr, fonts, &front, detail, flags);
	cairo_restore(cr);
}

/* The symbol alone, on whole pixels: nothing else survives below 24. */
static void symbol_only(cairo_t *cr, const struct counter_style *style, int size)
{
	int x = size < 20 ? 2 : 3, w = size - 1 - 2 * x, h = size < 20 ? 8 : 11, y = (size - 1 - h) / 2;

	ink_rounded(cr, .5, .5, size - .5, size - .5, 2);
	ink_colour(cr, 0x1c120a, .45);
	cairo_fill(cr);
	ink_rounded(cr, 0, 0, size - 1, size - 1, 2);
	ink_colour(cr, style->body, 1);
	cairo_fill(cr);
	cairo_rectangle(cr, x, y, w, h);
	ink_colour(cr, 0xffffff, 1);
	cairo_fill(cr);
	ink_rounded(cr, .5, .5, size - 2, size - 2, 1.6);
	ink_colour(cr, 0x14213f, 1);
	cairo_set_line_width(cr, 1);
	cairo_stroke(cr);
	cairo_rectangle(cr, x + .5, y + .5, w - 1, h - 1);
	cairo_stroke(cr);
	cairo_set_line_width(cr, size < 20 ? 1.1 : 1.5);
	cairo_move_to(cr, x + 1, y + 1);
	cairo_line_to(cr, x + w - 1, y + h - 1);
	cairo_move_to(cr, x + 1, y + h - 1);
	cairo_line_to(cr, x + w - 1, y + 1);
	cairo_stroke(cr);
}

/* One counter for the smallest sizes. */
static void single(cairo_t *cr, const struct ink_fonts *fonts, int size)
{
	struct counter_piece digits = front;
	double pixel = 100.0 / (size - 1);

	if (size < 24) {
		symbol_only(cr, counter_style_of("france", NULL), size);
		return;
	}
	cairo_scale(cr, (size - 1) / 100.0, (size - 1) / 100.0);
	ink_colour(cr, 0x1c120a, .4);
	ink_rounded(cr, pixel * .8, pixel * .8, 100, 100, 12);
	cairo_fill(cr);
	snprintf(digits.value, sizeof digits.value, "12");
	counter_face(cr, fonts, &digits, DETAIL_BARE, 0);
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
		pair(cr, fonts, counter_detail_of(size * 7 / 10), 0);
	}
	cairo_destroy(cr);
	snprintf(path, sizeof path, "%s/grognard-%d.png", outdir, size);
	status = cairo_surface_write_to_png(s, path);
	cairo_surface_destroy(s);
	if (status != CAIRO_STATUS_SUCCESS)
		return error_set(e, path, NULL, NULL, "could not be written (%s)", cairo_status_to_string(status));
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
	pair(cr, fonts, DETAIL_FULL, COUNTER_PLAIN);
	cairo_destroy(cr);
	cairo_surface_finish(s);
	status = cairo_surface_status(s);
	cairo_surface_destroy(s);
	if (status != CAIRO_STATUS_SUCCESS)
		return error_set(e, path, NULL, NULL, "could not be written (%s)", cairo_status_to_string(status));
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
