/* Towns: clusters of red houses turned with the road; fortresses. */
#include "art/sheet_town.h"

#include <math.h>
#include <string.h>

static void house(cairo_t *cr, double w, double h, bool bent, bool snow, unsigned rgb)
{
	for (int layer = 0; layer < 2; layer++) {
		double o = layer ? 0 : 1.4;
		cairo_rectangle(cr, -w / 2 + o, -h / 2 + o * 1.15, w, h);
		if (bent)
			cairo_rectangle(cr, -w / 2 + o, h / 2 - .5 + o * 1.15, w * .45, h * .62);
		ink_colour(cr, layer ? rgb : 0x2a1c12, layer ? 1 : .35);
		if (!layer) {
			cairo_fill(cr);
			continue;
		}
		cairo_fill_preserve(cr);
		ink_colour(cr, 0x3a140e, 1);
		cairo_set_line_width(cr, 1.25);
		cairo_stroke(cr);
		/* Snow has slid off the sunny side. */
		if (snow) {
			cairo_rectangle(cr, -w / 2 + .6, -h / 2 + .6, w - 1.2, h / 2 - .6);
			ink_colour(cr, 0xf6fafc, 1);
			cairo_fill(cr);
		}
		/* The inner joint of a bent house goes, then the ridge. */
		if (bent) {
			cairo_rectangle(cr, -w / 2 + .7, h / 2 - 1.4, w * .45 - 1.4, 2);
			ink_colour(cr, rgb, 1);
			cairo_fill(cr);
		}
		cairo_move_to(cr, -w / 2 + 1, 0);
		cairo_line_to(cr, w / 2 - 1, 0);
		ink_colour(cr, 0x3a140e, .55);
		cairo_set_line_width(cr, .7);
		cairo_stroke(cr);
	}
}

void draw_houses(cairo_t *cr, double reach, double turn, uint32_t seed, bool snow)
{
	struct pcg rnd = pcg_start(seed);
	double cw = .18 * HEX_RADIUS, ch = .145 * HEX_RADIUS, r = reach * HEX_RADIUS;
	cairo_save(cr);
	cairo_rotate(cr, turn);
	for (int j = -4; j <= 4; j++)
		for (int i = -3; i <= 3; i++) {
			/* The road runs along the middle: no house stands on it. */
			double x = i * cw + (j & 1 ? cw / 2 : 0), y = (j + (j >= 0 ? .62 : .38)) * ch;
			double d = hypot(x, y) / r;
			double keep = pcg_unit(&rnd), w = pcg_range(&rnd, .72, 1.0), h = pcg_range(&rnd, .55, .78);
			bool bent = pcg_unit(&rnd) < .18;
			unsigned rgb = pcg_unit(&rnd) < .15 ? 0x7d2a22 : 0xb04a39;
			double jx = pcg_range(&rnd, -1.2, 1.2), jy = pcg_range(&rnd, -1.0, 1.0);
			double tilt = pcg_range(&rnd, -.1, .1);
			if (d > 1 || keep > 1.12 - .45 * d)
				continue;
			cairo_save(cr);
			cairo_translate(cr, x + jx, y + jy);
			cairo_rotate(cr, tilt);
			house(cr, w * cw * .86, h * ch, bent, snow, rgb);
			cairo_restore(cr);
		}
	cairo_restore(cr);
}

/* A trace of nine bastions: ditch, then rampart. */
void draw_fortress(cairo_t *cr)
{
	for (int layer = 0; layer < 2; layer++) {
		double r = (layer ? .60 : .70) * HEX_RADIUS;
		for (int i = 0; i < 9; i++) {
			double a = 2 * INK_PI * i / 9 - INK_PI / 2, step = 2 * INK_PI / 9;
			static const double trace[][2] = {{-.30, .76}, {-.22, .88}, {0, 1.12}, {.22, .88}, {.30, .76}};
			for (int k = 0; k < 5; k++) {
				double t = a + trace[k][0] * step, far = trace[k][1] * r;
				cairo_line_to(cr, far * cos(t), far * sin(t));
			}
		}
		cairo_close_path(cr);
		ink_colour(cr, layer ? 0xeadbb5 : 0xaebfb6, 1);
		cairo_fill_preserve(cr);
		cairo_set_line_width(cr, layer ? 3.4 : 1.6);
		ink_colour(cr, layer ? 0x2f2015 : 0x40545a, 1);
		cairo_stroke(cr);
	}
}

static double road_turn(const struct sheet *s, struct point c)
{
	double least = 30, turn = 0, d;
	for (int i = 0; i < s->road_count; i++) {
		int k = path_nearest(&s->roads[i].line, c.x, c.y, &d);
		if (d >= least)
			continue;
		least = d;
		struct point u = path_direction(&s->roads[i].line, k, 3);
		turn = atan2(u.y, u.x);
	}
	return turn;
}

int town_rank(const struct sheet *s, int place)
{
	const cJSON *list = json_get(s->board->json, "labels"), *one;
	cJSON_ArrayForEach(one, list) {
		const char *style = json_string_or(one, "style", "");
		if (!strncmp(style, "town", 4) && !strcmp(json_string_or(one, "text", ""), s->board->at[place].name))
			return style[4] - '0';
	}
	return 0;
}

void draw_towns(cairo_t *cr, const struct sheet *s, const struct box *view)
{
	for (int i = 0; i < s->board->count; i++) {
		const struct place *p = &s->board->at[i];
		struct point c = sheet_centre(s, i);
		struct box b = {c.x - HEX_RADIUS, c.y - HEX_RADIUS, 2 * HEX_RADIUS, 2 * HEX_RADIUS};
		bool town = p->terrain == TERRAIN_TOWN || p->kind & (KIND_TOWN | KIND_CITY);
		bool fort = p->kind & (KIND_FORTRESS | KIND_CITADEL);
		if ((!town && !fort) || !box_meets(&b, view))
			continue;
		cairo_save(cr);
		cairo_translate(cr, c.x, c.y);
		if (fort)
			draw_fortress(cr);
		double reach = p->kind & KIND_CITY || fort ? .43 : .33;
		int rank = town_rank(s, i);
		if (rank)
			reach = rank == 1 ? .52 : rank == 2 ? .38 : .25;
		draw_houses(cr, reach, road_turn(s, c), sheet_hash(c, 61), s->dress->snow);
		cairo_restore(cr);
	}
}
