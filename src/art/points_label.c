#include "art/points_label.h"

#include "art/points_plan.h"
#include "art/sheet_label.h"
#include "art/sheet_mask.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Px at 100 %, by kind of point. */
static const struct {
	enum ink_face face;
	double size, spacing;
	bool capitals;
} names[] = {
	[POINT_OPEN] = {FACE_SERIF, 22, .3, false},
	[POINT_WOODED] = {FACE_SERIF, 22, .3, false},
	[POINT_FORTIFIED] = {FACE_SERIF_BOLD, 25, .4, false},
	[POINT_CITADEL] = {FACE_SERIF_BOLD, 31, 2, true},
};

static void put_text(struct label *l, const char *text, bool capitals)
{
	char *upper = capitals ? g_utf8_strup(text, -1) : NULL;
	snprintf(l->text, sizeof l->text, "%s", upper ? upper : text);
	g_free(upper);
}

/* How bad it is to put a name there: what it covers, other points near it, the edge of the sheet. */
static double badness(const struct sheet *s, int place, struct box b)
{
	struct box in = box_grow(s->inner, -6), near = box_grow(b, 16);
	double bad = 1.6 * mask_share(&s->avoid, box_grow(b, 2));
	if (b.x < in.x || b.y < in.y || b.x + b.w > in.x + in.w || b.y + b.h > in.y + in.h)
		bad += 9;
	for (int i = 0; i < s->board->count; i++) {
		struct point c = sheet_centre(s, i);
		double r = point_reach(&s->board->at[i]);
		struct box disc = {c.x - r, c.y - r, 2 * r, 2 * r};
		if (i != place && box_meets(&near, &disc))
			bad += .25;
	}
	return bad;
}

/* Close to its point, where it covers least; rather to the right or left than elsewhere. */
static void put_beside(struct sheet *s, const struct ink_fonts *f, struct label *l, int place, double clear)
{
	enum { WAYS = 24, RINGS = 3 };
	struct ink_extent x = ink_measure(f, &l->style, l->text);
	struct point c = sheet_centre(s, place);
	double w = x.width, h = -x.y, tail = x.h + x.y, least = 1e9;
	struct box best = {0};
	for (int i = 0; i < WAYS * RINGS; i++) {
		double a = 2 * INK_PI * (i % WAYS) / WAYS;
		/* Letters hang below their line. */
		struct box b = label_beside(c, clear + 5 * (i / WAYS) + (sin(a) < -.4 ? tail : 0), a, w, h);
		double bad = .08 * (i / WAYS) + .05 * (cos(a) < -.3) + .04 * fabs(sin(2 * a)) + .05 * fabs(sin(a));
		bad += badness(s, place, (struct box){b.x, b.y, w, h + tail});
		if (bad < least) {
			least = bad;
			best = b;
		}
	}
	l->at = (struct point){best.x + w / 2, best.y + h};
	s->words[place] = (struct box){best.x, best.y, w, h + tail};
	/* Trees stand up into what is above them. */
	mask_box(&s->avoid, (struct box){best.x - 8, best.y - 4, w + 16, h + tail + 16});
}

static void name_point(struct sheet *s, const struct ink_fonts *f, int place)
{
	const struct place *p = &s->board->at[place];
	enum point_kind kind = point_kind(p);
	double reach = point_reach(p);
	s->plate[place] = sheet_centre(s, place);
	if (!p->name[0])
		return;
	struct label *l = sheet_label_add(s);
	l->place = true;
	put_text(l, p->name, names[kind].capitals);
	l->style = label_style(s, names[kind].face, names[kind].size / HEX_RADIUS, names[kind].spacing / HEX_RADIUS,
			       0x24170e);
	l->style.halo = 4;
	/* The corners of walls stand out. */
	put_beside(s, f, l, place, (kind == POINT_FORTIFIED ? 1.12 * reach : reach) + 8);
}

static void name_river(struct sheet *s, const struct ink_fonts *f, const cJSON *one)
{
	static const struct river_names how = {.30, .27, .05, .05, 6};
	label_drawn_river(s, f, json_string_or(one, "text", ""), sheet_spot(s, json_get(one, "at")), &how);
}

/* Along a line of its own, or level at a point. */
static void name_water(struct sheet *s, const struct ink_fonts *f, const cJSON *one)
{
	struct label *l = sheet_label_add(s);
	struct path p = {0}, bent;
	const cJSON *at;
	put_text(l, json_string_or(one, "text", ""), true);
	l->style = label_style(s, FACE_SERIF_ITALIC, .46, .15, 0x274350);
	l->style.halo_rgb = s->dress->sea;
	l->at = sheet_spot(s, json_get(one, "at"));
	cJSON_ArrayForEach(at, json_get(one, "line"))
	{
		struct point q = sheet_spot(s, at);
		path_add(&p, q.x, q.y);
	}
	if (p.count > 1) {
		bent = path_spline(&p, 16);
		l->curve = path_resample(&bent, 3);
		path_bound(&l->curve);
		path_free(&bent);
		double wide = ink_measure(f, &l->style, l->text).width, room = path_length(&l->curve);
		if (wide > room) {
			l->style.size *= room / wide;
			l->style.spacing *= room / wide;
		}
	}
	path_free(&p);
}

static void name_land(struct sheet *s, const struct ink_fonts *f, const cJSON *one)
{
	struct label *l = sheet_label_add(s);
	put_text(l, json_string_or(one, "text", ""), true);
	l->style = label_style(s, FACE_SERIF, .45, .62, 0x5a2a24);
	l->style.alpha = .42;
	l->style.halo = 0;
	l->at = sheet_spot(s, json_get(one, "at"));
	struct ink_extent x = ink_measure(f, &l->style, l->text);
	mask_box(&s->avoid, (struct box){l->at.x - x.width / 2 - 6, l->at.y + x.y - 4, x.width + 12, x.h + 18});
}

static void name_exit(struct sheet *s, const struct ink_fonts *f, const cJSON *one)
{
	struct label *l = sheet_label_add(s);
	put_text(l, json_string_or(one, "text", ""), false);
	l->style = label_style(s, FACE_SERIF_ITALIC, .25, .01, 0x5a3a24);
	label_put_round(s, f, l, sheet_spot(s, json_get(one, "at")), 2, 2);
}

static void name_listed(struct sheet *s, const struct ink_fonts *f, const char *style)
{
	const cJSON *one;
	cJSON_ArrayForEach(one, json_get(s->board->json, "labels"))
	{
		if (strcmp(json_string_or(one, "style", ""), style) != 0)
			continue;
		if (*style == 'w')
			name_water(s, f, one);
		else if (*style == 'r')
			name_river(s, f, one);
		else if (*style == 'l')
			name_land(s, f, one);
		else
			name_exit(s, f, one);
	}
}

void plan_points_labels(struct sheet *s, const struct ink_fonts *f)
{
	size_t n = (size_t)s->board->count;
	s->plate = ink_memory(NULL, n, sizeof *s->plate);
	s->words = ink_memory(NULL, n, sizeof *s->words);
	memset(s->words, 0, n * sizeof *s->words);
	name_listed(s, f, "land");
	name_listed(s, f, "water");
	name_listed(s, f, "river");
	/* The largest first: they have the least room. */
	for (int kind = POINT_CITADEL; kind >= POINT_OPEN; kind--)
		for (int i = 0; i < s->board->count; i++)
			if ((int)point_kind(&s->board->at[i]) == kind)
				name_point(s, f, i);
	name_listed(s, f, "exit");
}
