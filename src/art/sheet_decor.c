#include "art/sheet_decor.h"

#include "art/sheet_field.h"
#include "art/sheet_hill.h"

#include <math.h>

/* A round spot [x, y, reach], fractions of the map's width and height; the reach is of its width. */
struct spot {
	struct point at;
	double reach;
};

static struct spot spot_read(const struct sheet *s, const cJSON *json)
{
	return (struct spot){sheet_spot(s, json), fmax(json_number_at(json, 2), .001) * s->span.x};
}

/* The greatest of what is there and of a dome that has `level` at its reach and twice that in its middle. */
static void raise_dome(struct field *f, const struct spot *p, double level)
{
	double out = 2 * p->reach;
	int x0 = (int)fmax(0, (p->at.x - out - f->x) / f->step), x1 = (int)fmin(f->w - 1, (p->at.x + out - f->x) / f->step);
	int y0 = (int)fmax(0, (p->at.y - out - f->y) / f->step), y1 = (int)fmin(f->h - 1, (p->at.y + out - f->y) / f->step);
	for (int y = y0; y <= y1; y++)
		for (int x = x0; x <= x1; x++) {
			double d = hypot(f->x + x * f->step - p->at.x, f->y + y * f->step - p->at.y);
			float *at = &f->at[(size_t)y * (size_t)f->w + (size_t)x];
			*at = fmaxf(*at, (float)(level * (2 - d / p->reach)));
		}
}

static void raise_all(const struct sheet *s, struct field *f, const cJSON *list)
{
	const cJSON *one, *spot;
	cJSON_ArrayForEach(one, list) cJSON_ArrayForEach(spot, json_get(one, "spots"))
	{
		struct spot p = spot_read(s, spot);
		raise_dome(f, &p, .5);
	}
}

void plan_decor_woods(struct sheet *s)
{
	struct field f = field_make(s, 4);
	raise_all(s, &f, json_get(json_get(s->board->json, "decor"), "woods"));
	for (int y = 0; y < f.h; y++)
		for (int x = 0; x < f.w; x++) {
			float *at = &f.at[(size_t)y * (size_t)f.w + (size_t)x];
			double px = (f.x + x * f.step) / HEX_RADIUS, py = (f.y + y * f.step) / HEX_RADIUS;
			if (*at > .05f)
				*at += (float)(.9 * (noise_fbm(4, px * .62, py * .62, 202) - .5));
		}
	field_contour(&f, .5, &s->woods);
	field_free(&f);
}

void plan_decor_hills(struct sheet *s)
{
	struct field f = field_make(s, 4);
	raise_all(s, &f, json_get(json_get(s->board->json, "decor"), "hills"));
	for (int y = 0; y < f.h; y++)
		for (int x = 0; x < f.w; x++) {
			float *at = &f.at[(size_t)y * (size_t)f.w + (size_t)x];
			double px = (f.x + x * f.step) / HEX_RADIUS, py = (f.y + y * f.step) / HEX_RADIUS;
			if (*at > .02f)
				*at = (float)(.82 * ink_smoothstep(.16, .74, (double)*at + 1.5 * (noise_fbm(4, px * .55, py * .55, 404) - .52)));
		}
	plan_hachures(s, &f, 1);
	field_free(&f);
}
