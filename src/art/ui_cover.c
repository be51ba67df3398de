#include "art/ui_cover.h"

#include "art/atlas.h"
#include "art/ink.h"
#include "art/ui_scene.h"
#include "art/ui_texture.h"
#include "core/json.h"

#include <stdio.h>
#include <string.h>

enum { WIDE = 360, HIGH = 480, OXBLOOD = 0x6b1f1a };

/* What the page says. */
struct page {
	const char *id, *title, *subtitle, *dates;
};

static const struct {
	const char *id;
	struct ui_weather weather;
} weathers[] = {
	{"borodino", {0x7f97a3, 0xf3c27c, 0xf7a34a, 0x9c9484, 0xa9995f, 0x8d8450, 0x33241a, false, false, false, false, false}},
	{"berezina", {0x8794a0, 0xe6ddd2, 0xf0dcc0, 0xaab0b4, 0xe4e6e6, 0xd5dadc, 0x2c2a2c, true, true, false, false, false}},
	/* The churchyard of Eylau, 8 February 1807. */
	{"napoleon1807", {0x98a6b0, 0xf0e2c8, 0xf4d8a0, 0xa9aeac, 0xe2e2d8, 0xd0d2c8, 0x2e2826, true, false, false, false, true}},
	/* The Niemen in the first light of 24 June 1812. */
	{"area1812", {0x6f8fa8, 0xf6cf9a, 0xfbd37c, 0x8f9f8a, 0x93a866, 0x7f9657, 0x2a241c, false, true, true, false, false}},
	/* Smolensk on fire, 17 August 1812. */
	{"hex1812", {0x5c5a68, 0xe99a58, 0xf7c878, 0x81706a, 0x93875a, 0x7d7749, 0x2b1d17, false, false, false, false, false}},
	/* Moscow in flames, and the snow that followed. */
	{"gamble", {0x5f6878, 0xeab07a, 0xf6c486, 0x8f9498, 0xdfe0de, 0xc9cbca, 0x2a2328, true, false, true, true, false}},
	{"", {0x8fb0bd, 0xf4e3b8, 0xfbe0a0, 0x9aa88f, 0x9fae6a, 0x8b9a58, 0x2f261b, false, false, false, false, false}},
};

static const struct ui_weather *weather_of(const char *id)
{
	size_t i = 0;
	while (*weathers[i].id && strcmp(weathers[i].id, id) != 0)
		i++;
	return &weathers[i].weather;
}

static uint32_t seed_of(const char *id)
{
	uint32_t h = 2166136261u;
	for (; *id; id++)
		h = (h ^ (unsigned char)*id) * 16777619u;
	return h % 9973;
}

static void rule(cairo_t *cr, double inset, double width)
{
	cairo_rectangle(cr, inset, inset, WIDE - 2 * inset, HIGH - 2 * inset);
	ink_colour(cr, INK_BROWN, .95);
	cairo_set_line_width(cr, width);
	cairo_stroke(cr);
}

static void lozenge(cairo_t *cr, double x, double y, double rx, double ry, unsigned rgb)
{
	cairo_move_to(cr, x - rx, y);
	cairo_line_to(cr, x, y - ry);
	cairo_line_to(cr, x + rx, y);
	cairo_line_to(cr, x, y + ry);
	cairo_close_path(cr);
	ink_colour(cr, rgb, 1);
	cairo_fill(cr);
}

/* A border of small lozenges between two rules. */
static void border(cairo_t *cr)
{
	rule(cr, 9, 2.6);
	rule(cr, 13.2, .8);
	rule(cr, 22.4, .8);
	for (int i = 0; i < 28; i++) {
		double x = 29.5 + (WIDE - 59) * i / 27.0;
		lozenge(cr, x, 17.8, 3.9, 1.5, INK_BROWN);
		lozenge(cr, x, HIGH - 17.8, 3.9, 1.5, INK_BROWN);
	}
	for (int i = 0; i < 38; i++) {
		double y = 29.5 + (HIGH - 59) * i / 37.0;
		lozenge(cr, 17.8, y, 1.5, 3.9, INK_BROWN);
		lozenge(cr, WIDE - 17.8, y, 1.5, 3.9, INK_BROWN);
	}
	for (int i = 0; i < 4; i++)
		lozenge(cr, i & 1 ? WIDE - 17.8 : 17.8, i & 2 ? HIGH - 17.8 : 17.8, 4.2, 4.2, OXBLOOD);
}

static void swelled_rule(cairo_t *cr, double y, double half)
{
	for (int side = -1; side <= 1; side += 2) {
		double m = WIDE / 2.0;
		cairo_move_to(cr, m + side * 9, y - .4);
		cairo_curve_to(cr, m + side * half * .35, y - 1.9, m + side * half * .6, y - .7, m + side * half, y);
		cairo_curve_to(cr, m + side * half * .6, y + .7, m + side * half * .35, y + 1.9, m + side * 9, y + .4);
		ink_colour(cr, INK_BROWN, 1);
		cairo_fill(cr);
	}
	lozenge(cr, WIDE / 2.0, y, 6, 3.8, OXBLOOD);
}

/* The last word of the title is set large, what stands before it small above; of "1812, Strategic Game" the first. */
static void title(cairo_t *cr, const struct ink_fonts *fonts, const char *text)
{
	char *upper = g_utf8_strup(text, -1), *last = strrchr(upper, ' '), *comma = strstr(upper, ", ");
	struct ink_style small = {.face = FACE_SERIF, .size = 19, .spacing = 4.5, .align = .5, .rgb = INK_BROWN};
	struct ink_style large = {.face = FACE_SERIF_BOLD, .size = 54, .spacing = 2, .align = .5, .rgb = OXBLOOD};

	if (comma)
		*comma = '\0';
	else if (last)
		*last++ = '\0';
	if (comma || last)
		ink_text_fit(cr, fonts, &small, WIDE / 2.0, 333, 280, comma ? comma + 2 : upper);
	ink_text_fit(cr, fonts, &large, WIDE / 2.0, 380, 282, comma || !last ? upper : last);
	g_free(upper);
}

static void words(cairo_t *cr, const struct ink_fonts *fonts, const struct page *page)
{
	struct ink_style italic = {.face = FACE_SERIF_ITALIC, .size = 21, .align = .5, .rgb = INK_BROWN};
	struct ink_style plain = {.face = FACE_SERIF, .size = 14.5, .spacing = 1.4, .align = .5, .rgb = INK_BROWN};

	title(cr, fonts, page->title);
	swelled_rule(cr, 397, 110);
	ink_text_fit(cr, fonts, &italic, WIDE / 2.0, 423, 290, page->subtitle);
	ink_text_fit(cr, fonts, &plain, WIDE / 2.0, 446, 290, page->dates);
}

static void plate(cairo_t *cr, const struct page *page)
{
	const double scale = 292 / 300.0;

	cairo_save(cr);
	cairo_translate(cr, 34, 34);
	cairo_scale(cr, scale, scale);
	ui_scene(cr, weather_of(page->id), seed_of(page->id));
	cairo_restore(cr);
}

/* The browning of the sheet toward its edges, over print and paper alike. */
static void age(cairo_t *cr)
{
	for (int i = 0; i < 12; i++) {
		double t = 24 * (i + .5) / 12;
		cairo_rectangle(cr, t / 2, t / 2, WIDE - t, HIGH - t);
		cairo_set_line_width(cr, t);
		ink_colour(cr, 0x6b4a24, .035);
		cairo_stroke(cr);
	}
}

static void draw(cairo_t *cr, const struct ink_fonts *fonts, const struct page *page, int scale)
{
	struct ui_brush brush = {cr, WIDE, HIGH, scale};

	ui_paper(&brush, INK_PAPER, WIDE * 2, HIGH * 2);
	plate(cr, page);
	cairo_rectangle(cr, 34, 34, 292, 260);
	ink_colour(cr, INK_BROWN, 1);
	cairo_set_line_width(cr, 1.6);
	cairo_stroke(cr);
	cairo_rectangle(cr, 30.5, 30.5, 299, 267);
	cairo_set_line_width(cr, .7);
	cairo_stroke(cr);
	border(cr);
	words(cr, fonts, page);
	age(cr);
}

/* The page `scale` times as large. */
static bool print(const struct page *page, const char *path, int scale, const struct ink_fonts *fonts, struct error *e)
{
	cairo_surface_t *s = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDE * scale, HIGH * scale);
	cairo_t *cr = cairo_create(s);

	cairo_scale(cr, scale, scale);
	draw(cr, fonts, page, scale);
	cairo_destroy(cr);
	return surface_write(s, path, e);
}

bool ui_cover(const char *game, const char *folder, const struct ink_fonts *fonts, struct error *e)
{
	cJSON *root = json_read(game, e);
	struct page page = {0};
	char small[512], large[512];
	bool fine;

	if (!root)
		return false;
	fine = json_need_string(root, "title", game, "", &page.title, e);
	if (fine) {
		page.id = json_string_or(root, "id", "");
		page.subtitle = json_string_or(root, "subtitle", "");
		page.dates = json_string_or(root, "dates", "");
		snprintf(small, sizeof small, "%s/cover.webp", folder);
		snprintf(large, sizeof large, "%s/cover-2.webp", folder);
		fine = print(&page, small, 1, fonts, e) && print(&page, large, 2, fonts, e);
	}
	cJSON_Delete(root);
	return fine;
}
