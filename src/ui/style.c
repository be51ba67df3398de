/* The art of the interface atlas, and what stands in for a sprite that is not there. */
#include "ui/style.h"

#include "ui/config.h"

#include <stdio.h>
#include <string.h>

int style_guess(const struct canvas *c)
{
	int w, h;
	float dpi, density = canvas_density(c);
	canvas_screen(c, &w, &h, &dpi);
	if (density > 1) /* a point is more than a pixel already */
		return config_scale_for((int)((float)w / density), (int)((float)h / density), 0);
	return config_scale_for(w, h, dpi);
}

void style_open(struct style *s, struct canvas *c, int percent)
{
	struct error e;
	if (!percent)
		percent = style_guess(c);
	percent = percent < 100 ? 100 : percent > 200 ? 200 : percent;
	float density = canvas_density(c);
	s->percent = (int)((float)percent * (density < 1 ? 1 : density > 4 ? 4 : density));
	s->atlas_scale = s->percent >= 150 ? 2 : 1;
	s->atlas = canvas_atlas(c, s->atlas_scale == 2 ? "ui-2" : "ui-1", &e);
}

bool style_has(const struct style *s, struct canvas *c, const char *sprite)
{
	int w, h;
	return s->atlas >= 0 && canvas_sprite_size(c, s->atlas, sprite, &w, &h);
}

void style_slice(const struct style *s, struct canvas *c, const char *sprite, struct rect r, uint32_t fill,
		 uint32_t line)
{
	if (r.w <= 0 || r.h <= 0)
		return;
	if (style_has(s, c, sprite)) {
		canvas_slice(c, s->atlas, sprite, r);
		return;
	}
	canvas_fill(c, r, fill);
	if (line & 0xff)
		canvas_frame(c, r, s->percent >= 150 ? 2 : 1, line);
}

bool style_icon(const struct style *s, struct canvas *c, const char *sprite, struct rect r, uint8_t alpha)
{
	if (!sprite[0] || !style_has(s, c, sprite))
		return false;
	return canvas_sprite_in(c, s->atlas, sprite, r, alpha);
}

void style_rule(const struct style *s, struct canvas *c, struct rect r)
{
	float middle = (float)r.y + (float)r.h / 2, half = (float)s->percent / 100;
	float x0 = (float)r.x, x1 = (float)(r.x + r.w), centre = (x0 + x1) / 2, gap = half * 7;
	if (r.w < 8)
		return;
	if (style_has(s, c, "title-rule")) {
		int w, h;
		canvas_sprite_size(c, s->atlas, "title-rule", &w, &h);
		struct rect to = {r.x, r.y + (r.h - h) / 2, r.w, h};
		if (r.w > w) {
			to.x += (r.w - w) / 2;
			to.w = w;
		}
		canvas_sprite_in(c, s->atlas, "title-rule", to, 255);
		return;
	}
	float left[] = {x0, middle, centre - gap, middle - half, centre - gap, middle + half};
	float right[] = {x1, middle, centre + gap, middle + half, centre + gap, middle - half};
	float lozenge[] = {centre - gap * .6f, middle, centre, middle - gap * .45f, centre + gap * .6f, middle, centre,
			   middle + gap * .45f};
	canvas_polygon(c, left, 3, WINE);
	canvas_polygon(c, right, 3, WINE);
	canvas_polygon(c, lozenge, 4, WINE);
}

static void pip(struct canvas *c, float x, float y, float radius)
{
	float xy[16];
	static const float cosine[8] = {1, .7071f, 0, -.7071f, -1, -.7071f, 0, .7071f};
	for (int i = 0; i < 8; i++) {
		xy[2 * i] = x + radius * cosine[i];
		xy[2 * i + 1] = y + radius * cosine[(i + 6) % 8];
	}
	canvas_polygon(c, xy, 8, INK);
}

void style_die(const struct style *s, struct canvas *c, int value, struct rect r)
{
	char name[16];
	snprintf(name, sizeof name, "die-%d", value);
	if (style_icon(s, c, name, r, 255))
		return;
	canvas_fill(c, r, PAPER_LIGHT);
	canvas_frame(c, r, s->percent >= 150 ? 3 : 2, INK);
	if (value < 1 || value > 6) {
		char text[16];
		int size = r.h * 3 / 5;
		snprintf(text, sizeof text, "%d", value);
		canvas_text(c, FONT_DATA_BOLD, size, INK,
			    r.x + (r.w - canvas_text_width(c, FONT_DATA_BOLD, size, text)) / 2, r.y + r.h / 6, text);
		return;
	}
	static const unsigned char pips[7][7] = {{0}, {0, 0, 0, 1}, {1, 0, 0, 0, 0, 0, 1}, {1, 0, 0, 1, 0, 0, 1},
		{1, 1, 0, 0, 0, 1, 1}, {1, 1, 0, 1, 0, 1, 1}, {1, 1, 1, 0, 1, 1, 1}};
	static const float px[7] = {.26f, .74f, .26f, .5f, .74f, .26f, .74f};
	static const float py[7] = {.26f, .26f, .5f, .5f, .5f, .74f, .74f};
	for (int i = 0; i < 7; i++)
		if (pips[value][i])
			pip(c, (float)r.x + px[i] * (float)r.w, (float)r.y + py[i] * (float)r.h, (float)r.w * .095f);
}

void style_shadow(const struct style *s, struct canvas *c, struct rect r)
{
	int step = s->percent >= 150 ? 2 : 1;
	/* what throws it covers that, but for its corners */
	struct rect inner = {r.x + 6 * step, r.y + 6 * step, r.w - 12 * step, r.h - 12 * step};
	for (int i = 8; i > 0; i--) {
		struct rect out = {r.x - i * step + 2 * step, r.y - i * step + 3 * step, r.w + 2 * i * step,
				   r.h + 2 * i * step};
		canvas_fill_round(c, out, inner, 0x1a0f080c);
	}
}

void style_fill(const struct style *s, struct canvas *c, const char *sprite, struct rect r, uint32_t colour)
{
	int w, h;
	if (r.w <= 0 || r.h <= 0)
		return;
	if (s->atlas < 0 || !canvas_sprite_size(c, s->atlas, sprite, &w, &h) || w < 16 || h < 16) {
		canvas_fill(c, r, colour);
		return;
	}
	canvas_clip(c, r);
	for (int y = r.y; y < r.y + r.h; y += h)
		for (int x = r.x; x < r.x + r.w; x += w)
			canvas_sprite(c, s->atlas, sprite, x, y, 255);
	canvas_unclip(c);
}
