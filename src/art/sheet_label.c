/* Names: of towns, works, rivers, roads, woods. Each is put where it covers least. */
#include "art/sheet_label.h"

#include "art/sheet_mask.h"
#include "art/sheet_town.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

struct ink_style label_style(const struct sheet *s, enum ink_face face, double size, double spacing, unsigned rgb)
{
	return (struct ink_style){.face = face, .size = size * HEX_RADIUS, .spacing = spacing * HEX_RADIUS,
				  .align = .5, .rgb = rgb, .halo = .055 * HEX_RADIUS, .halo_rgb = s->dress->paper,
				  .halo_alpha = .8};
}

static void upper(char *text)
{
	for (; *text; text++)
		*text = (char)toupper((unsigned char)*text);
}

/* How bad it is to put this text box there: what it covers, and leaving the board. */
static double badness(const struct sheet *s, struct box b)
{
	struct box in = box_grow(s->inner, -6);
	double bad = mask_share(&s->avoid, b);
	if (b.x < in.x || b.y < in.y || b.x + b.w > in.x + in.w || b.y + b.h > in.y + in.h)
		bad += 2;
	return bad;
}

/* Eight places round a point, the pleasant ones first; `near` and `far` are the clear distances down and aside. */
void label_put_round(struct sheet *s, const struct ink_fonts *f, struct label *l, struct point c, double down,
		     double aside)
{
	struct ink_extent x = ink_measure(f, &l->style, l->text);
	double w = x.width, h = -x.y, best = 1e9;
	struct point at[8] = {{0, down + h}, {0, -down}, {aside + w / 2, h / 2}, {-aside - w / 2, h / 2},
			      {aside * .7 + w / 2, -down * .62}, {aside * .7 + w / 2, down * .62 + h},
			      {-aside * .7 - w / 2, -down * .62}, {-aside * .7 - w / 2, down * .62 + h}};
	/* Eight places, then the same a little and rather farther off. */
	for (int i = 0; i < 24; i++) {
		double ring = (i / 8) * .34 * HEX_RADIUS, far = hypot(at[i & 7].x, at[i & 7].y) + .1;
		struct point p = {c.x + at[i & 7].x * (1 + ring / far), c.y + at[i & 7].y * (1 + ring / far)};
		struct box b = {p.x - w / 2 - 3, p.y - h - 3, w + 6, h + x.h + x.y + 8};
		double bad = badness(s, b) + .010 * (i & 7) + .05 * (i / 8);
		if (bad < best) {
			best = bad;
			l->at = p;
		}
	}
	/* Wider than the text, so that names keep apart; deeper, because trees stand up into what is above them. */
	mask_box(&s->avoid, (struct box){l->at.x - w / 2 - 12, l->at.y - h - 5, w + 24, h + x.h + x.y + 24});
}

struct box label_beside(struct point c, double ring, double angle, double w, double h)
{
	double x = c.x + ring * cos(angle) + w / 2 * ink_clamp(1.6 * cos(angle), -1, 1);
	double y = c.y + ring * sin(angle) + h / 2 * ink_clamp(1.6 * sin(angle), -1, 1);
	return (struct box){x - w / 2, y - h / 2, w, h};
}

static bool named_in_title(const struct sheet *s, const char *name)
{
	return strstr(s->board->title, name) != NULL;
}

/* The middle of the hexes a label is tied to. */
static struct point label_point(const struct sheet *s, const cJSON *at)
{
	struct point sum = {0, 0};
	int n = 0;
	const cJSON *one;
	cJSON_ArrayForEach(one, at) {
		int place = cJSON_IsString(one) ? board_find(s->board, one->valuestring) : NONE;
		if (place == NONE)
			continue;
		struct point c = sheet_centre(s, place);
		sum.x += c.x;
		sum.y += c.y;
		n++;
	}
	return n ? (struct point){sum.x / n, sum.y / n} : (struct point){-1, -1};
}

/* True when the map has one name for several works and this is one of them. */
static bool group_named(const struct sheet *s, int place)
{
	struct point c = sheet_centre(s, place);
	const cJSON *list = json_get(s->board->json, "labels"), *one;
	cJSON_ArrayForEach(one, list) {
		if (strcmp(json_string_or(one, "style", ""), "place") != 0)
			continue;
		struct point p = label_point(s, json_get(one, "at"));
		if (hypot(p.x - c.x, p.y - c.y) < 2 * HEX_RADIUS)
			return true;
	}
	return false;
}

static void name_place(struct sheet *s, const struct ink_fonts *f, int i)
{
	const struct place *p = &s->board->at[i];
	bool town = p->terrain == TERRAIN_TOWN || p->kind & (KIND_TOWN | KIND_CITY | KIND_FORTRESS);
	bool work = p->terrain == TERRAIN_REDOUBT;
	if (!p->name[0] || s->outside[i] || (!town && !work) || (work && group_named(s, i)) || town_rank(s, i))
		return;
	struct label *l = sheet_label_add(s);
	l->place = true;
	snprintf(l->text, sizeof l->text, "%s", p->name);
	if (work)
		l->style = label_style(s, FACE_SERIF_ITALIC, .25, .004, 0x5b1f1b);
	else if (p->kind & (KIND_CITY | KIND_FORTRESS) || named_in_title(s, p->name)) {
		upper(l->text);
		l->style = label_style(s, FACE_SERIF_BOLD, .37, .05, 0x24170e);
	} else
		l->style = label_style(s, FACE_SERIF, .30, .008, 0x24170e);
	label_put_round(s, f, l, sheet_centre(s, i), (work ? .62 : .40) * HEX_RADIUS, (work ? .62 : .44) * HEX_RADIUS);
}

/* A piece of a line of the wanted length, running left to right, shifted to its upper side. */
static bool lay_along(const struct path *line, int middle, double length, double above, struct path *out)
{
	struct path even = path_resample(line, 3);
	double share = (double)middle / (line->count > 1 ? line->count - 1 : 1);
	int m = (int)(share * (even.count - 1)), half = (int)(length / 6) + 3;
	/* Better shift it along than off the end. */
	m = m < half ? half : m > even.count - 1 - half ? even.count - 1 - half : m;
	bool good = m >= half;
	if (good) {
		bool back = even.at[m + half].x < even.at[m - half].x;
		/* A moving average: letters do not follow every wiggle. */
		for (int i = m - half; i <= m + half; i++) {
			int k = back ? 2 * m - i : i, n = 0;
			double x = 0, y = 0;
			for (int j = k - 18; j <= k + 18; j++)
				if (j >= 0 && j < even.count) {
					x += even.at[j].x;
					y += even.at[j].y;
					n++;
				}
			path_add(out, x / n, y / n);
		}
		struct path base = {0};
		for (int i = 0; i < out->count; i++) {
			struct point d = path_direction(out, i, 6);
			path_add(&base, out->at[i].x + d.y * above, out->at[i].y - d.x * above);
		}
		path_free(out);
		*out = path_resample(&base, 3);
		path_free(&base);
		path_bound(out);
	}
	path_free(&even);
	return good;
}

/* Covered share under the letters of a curve. */
static double curve_badness(const struct sheet *s, const struct path *p, double height)
{
	struct box in = box_grow(s->inner, -6);
	double sum = 0;
	int all = 0;
	for (int i = 0; i < p->count; i += 2) {
		struct point d = path_direction(p, i, 7);
		for (double up = -3; up <= height + 2; up += 4) {
			double x = p->at[i].x + d.y * up, y = p->at[i].y - d.x * up;
			bool off = x < in.x || y < in.y || x > in.x + in.w || y > in.y + in.h;
			sum += off ? 3 : mask_at(&s->avoid, x, y);
			all++;
		}
	}
	return all ? sum / all : 9;
}

/* Tries the line a bit to the left and right of the wanted point, above and below it. */
bool label_put_along(struct sheet *s, const struct ink_fonts *f, struct label *l, const struct path *line, int middle,
		     double gap)
{
	struct ink_extent x = ink_measure(f, &l->style, l->text);
	double h = -x.y, best = 1e9, each = path_length(line) / line->count;
	for (int shift = -9; shift <= 9; shift++)
		for (int way = 0; way < 8; way++) {
			int k = middle + (int)(shift * 32 / each), side = way & 1;
			double off = gap + (way >> 1) * 5;
			struct path p = {0};
			if (k < 0 || k >= line->count ||
			    !lay_along(line, k, x.width + 8, side ? -off - h * .8 : off, &p))
				continue;
			double bend = 1 - hypot(p.at[p.count - 1].x - p.at[0].x, p.at[p.count - 1].y - p.at[0].y) /
					      fmax(1, path_length(&p));
			double bad = curve_badness(s, &p, h) + .02 * abs(shift) + .04 * side + .05 * (way >> 1) + 5 * bend;
			if (bad < best) {
				best = bad;
				path_free(&l->curve);
				l->curve = p;
			} else
				path_free(&p);
		}
	for (int i = 0; i < l->curve.count; i += 2)
		mask_box(&s->avoid, (struct box){l->curve.at[i].x - 7, l->curve.at[i].y - h - 2, 14, h + 17});
	return l->curve.count > 0;
}

void label_drawn_river(struct sheet *s, const struct ink_fonts *f, const char *text, struct point near,
		       const struct river_names *how)
{
	const cJSON *list = json_get(json_get(s->board->json, "decor"), "rivers");
	for (int i = 0; i < s->river_count; i++) {
		const struct ribbon *r = &s->rivers[i];
		bool great = r->rank == LINE_GREAT;
		if (strcmp(json_string_or(cJSON_GetArrayItem(list, i), "name", ""), text) != 0)
			continue;
		struct label *l = sheet_label_add(s);
		snprintf(l->text, sizeof l->text, "%s", text);
		l->style = label_style(s, FACE_SERIF_ITALIC, great ? how->great : how->other,
				       great ? how->great_spacing : how->spacing, 0x2b4a58);
		int middle = path_nearest(&r->line, near.x, near.y, NULL);
		if (!label_put_along(s, f, l, &r->line, middle, r->half[middle] + how->gap))
			s->label_count--;
	}
}

static void name_water(struct sheet *s, const struct ink_fonts *f, const cJSON *at, const char *text, bool stream)
{
	struct point c = label_point(s, at);
	double least = 2 * HEX_RADIUS, d;
	int best = -1, middle = 0;
	for (int i = 0; i < s->river_count; i++) {
		int k = path_nearest(&s->rivers[i].line, c.x, c.y, &d);
		if ((s->rivers[i].rank == LINE_BROOK) == stream && d < least) {
			least = d;
			best = i;
			middle = k;
		}
	}
	if (best < 0)
		return;
	bool great = s->rivers[best].rank == LINE_GREAT;
	struct label *l = sheet_label_add(s);
	snprintf(l->text, sizeof l->text, "%s", text);
	l->style = label_style(s, FACE_SERIF_ITALIC, stream ? .25 : great ? .40 : .32, great ? .10 : .05, 0x2b4a58);
	double half = s->rivers[best].half[middle];
	label_put_along(s, f, l, &s->rivers[best].line, middle, half + (stream ? .09 : .12) * HEX_RADIUS);
}

static void name_road(struct sheet *s, const struct ink_fonts *f, const cJSON *at, const char *text)
{
	struct point c = label_point(s, at);
	double least = HEX_RADIUS, d;
	int best = -1, middle = 0;
	for (int i = 0; i < s->road_count; i++) {
		int k = path_nearest(&s->roads[i].line, c.x, c.y, &d);
		if (d < least) {
			least = d;
			best = i;
			middle = k;
		}
	}
	if (best < 0)
		return;
	struct label *l = sheet_label_add(s);
	snprintf(l->text, sizeof l->text, "%s", text);
	l->style = label_style(s, FACE_SERIF_ITALIC, .235, .02, 0x4a2f18);
	label_put_along(s, f, l, &s->roads[best].line, middle, .13 * HEX_RADIUS);
}

/* Outside the frame, where the road leaves the sheet. */
static void name_edge(struct sheet *s, const struct ink_fonts *f, const cJSON *at, const char *text)
{
	struct point c = label_point(s, at);
	struct label *l = sheet_label_add(s);
	snprintf(l->text, sizeof l->text, "%s", text);
	l->style = label_style(s, FACE_SERIF_ITALIC, .32, .02, 0x3b2a1c);
	l->style.halo = 0;
	double half = ink_measure(f, &l->style, l->text).width / 2;
	struct box in = box_grow(s->inner, 70);
	double aside = fmin(c.x - in.x, in.x + in.w - c.x), down = fmin(c.y - in.y, in.y + in.h - c.y);
	if (s->dress->snow && aside < down) {
		bool left = c.x < s->w / 2;
		l->turn = left ? -INK_PI / 2 : INK_PI / 2;
		l->at = (struct point){left ? in.x + 22 : in.x + in.w - 22, c.y};
		return;
	}
	l->at.x = ink_clamp(c.x, half + 60, s->w - half - 60);
	l->at.y = c.y > s->map_h / 2 ? s->map_h - 22 : 40;
}

/* A town by its rank: one name for all its hexes. */
static void name_town(struct sheet *s, const struct ink_fonts *f, const cJSON *at, const char *text, int rank)
{
	struct label *l = sheet_label_add(s);
	l->place = label_names_place(s, text);
	snprintf(l->text, sizeof l->text, "%s", text);
	double down = .46;
	if (rank == 1) {
		upper(l->text);
		l->style = label_style(s, FACE_SERIF_BOLD, .46, .07, 0x24170e);
		down = .62;
	} else if (rank == 2)
		l->style = label_style(s, FACE_SERIF_BOLD, .34, .012, 0x24170e);
	else {
		l->style = label_style(s, FACE_SERIF, .285, .008, 0x24170e);
		down = .34;
	}
	label_put_round(s, f, l, label_point(s, at), down * HEX_RADIUS, (down + .05) * HEX_RADIUS);
}

static void name_ford(struct sheet *s, const struct ink_fonts *f, const cJSON *at, const char *text)
{
	struct label *l = sheet_label_add(s);
	snprintf(l->text, sizeof l->text, "%s", text);
	l->style = label_style(s, FACE_SERIF_ITALIC, .25, .004, 0x7a1f1a);
	label_put_round(s, f, l, label_point(s, at), .26 * HEX_RADIUS, .34 * HEX_RADIUS);
}

static void name_woods(struct sheet *s, const struct ink_fonts *f, const cJSON *at, const char *text)
{
	struct label *l = sheet_label_add(s);
	snprintf(l->text, sizeof l->text, "%s", text);
	l->style = label_style(s, FACE_SERIF_ITALIC, .32, .04, s->dress->woods_name);
	l->style.halo_rgb = s->dress->woods_halo;
	label_put_round(s, f, l, label_point(s, at), -.1 * HEX_RADIUS, .1 * HEX_RADIUS);
}

/* Wide letters over open water. */
static void name_sea(struct sheet *s, const cJSON *at, const char *text, bool gulf)
{
	struct label *l = sheet_label_add(s);
	snprintf(l->text, sizeof l->text, "%s", text);
	l->style = label_style(s, FACE_SERIF_ITALIC, gulf ? .42 : .84, gulf ? .05 : .30, 0x3e6270);
	l->style.halo = 0;
	l->at = label_point(s, at);
}

/* A state, or with less weight a country within one: wide faint letters that other names may stand on. */
static void name_country(struct sheet *s, const cJSON *at, const char *text, bool state)
{
	struct label *l = sheet_label_add(s);
	snprintf(l->text, sizeof l->text, "%s", text);
	l->style = label_style(s, FACE_SERIF, state ? .54 : .38, state ? .22 : .16, 0x4a2f18);
	l->style.halo = 0;
	l->style.alpha = state ? .34 : .30;
	l->at = label_point(s, at);
}

/* True when the place the label stands at has been named with the same words. */
static bool told_already(const struct sheet *s, const cJSON *at, const char *text)
{
	struct point c = label_point(s, at);
	int place = sheet_place_at(s, c.x, c.y);
	const struct place *p = place == NONE ? NULL : &s->board->at[place];
	return p && strcmp(p->name, text) == 0 &&
	       (p->terrain == TERRAIN_TOWN || p->kind & (KIND_TOWN | KIND_CITY | KIND_FORTRESS));
}

static void name_listed(struct sheet *s, const struct ink_fonts *f, const cJSON *one)
{
	const char *text = json_string_or(one, "text", ""), *kind = json_string_or(one, "style", "place");
	const cJSON *at = json_get(one, "at");
	if (!*text || label_point(s, at).x < 0)
		return;
	if (strcmp(kind, "river") == 0 || strcmp(kind, "stream") == 0)
		name_water(s, f, at, text, *kind == 's');
	else if (strncmp(kind, "town", 4) == 0)
		name_town(s, f, at, text, kind[4] - '0');
	else if (strcmp(kind, "ford") == 0)
		name_ford(s, f, at, text);
	else if (strcmp(kind, "road") == 0)
		name_road(s, f, at, text);
	else if (strcmp(kind, "edge") == 0)
		name_edge(s, f, at, text);
	else if (strcmp(kind, "sea") == 0 || strcmp(kind, "gulf") == 0)
		name_sea(s, at, text, *kind == 'g');
	else if (strcmp(kind, "country") == 0 || strcmp(kind, "region") == 0)
		name_country(s, at, text, *kind == 'c');
	else if (strcmp(kind, "woods") == 0)
		name_woods(s, f, at, text);
	else if (!told_already(s, at, text)) {
		struct label *l = sheet_label_add(s);
		snprintf(l->text, sizeof l->text, "%s", text);
		l->style = label_style(s, FACE_SERIF_ITALIC, .27, .02, 0x24170e);
		label_put_round(s, f, l, label_point(s, at), .78 * HEX_RADIUS, .80 * HEX_RADIUS);
	}
}

void plan_labels(struct sheet *s, const struct ink_fonts *f)
{
	for (int i = 0; i < s->board->count; i++)
		name_place(s, f, i);
	const cJSON *list = json_get(s->board->json, "labels"), *one;
	cJSON_ArrayForEach(one, list)
		name_listed(s, f, one);
}

/* Letter by letter, each turned with the line under it. */
static void draw_curved(cairo_t *cr, const struct ink_fonts *f, const struct label *l)
{
	struct ink_style one = l->style;
	one.align = 0;
	one.spacing = 0;
	struct ink_extent whole = ink_measure(f, &l->style, l->text);
	double length = path_length(&l->curve), start = (length - whole.width) / 2;
	double each = length / (l->curve.count - 1);
	for (int pass = 0; pass < 2; pass++) {
		char before[64] = "";
		for (size_t i = 0; l->text[i];) {
			size_t n = 1;
			while (((unsigned char)l->text[i + n] & 0xc0) == 0x80)
				n++;
			char letter[8] = "";
			memcpy(letter, l->text + i, n);
			double x = start;
			if (i)
				x += ink_measure(f, &l->style, before).width + l->style.spacing;
			double w = ink_measure(f, &one, letter).width;
			double t = ink_clamp((x + w / 2) / each, 0, l->curve.count - 1.001);
			int k = (int)t;
			struct point d = path_direction(&l->curve, k, 7), p = l->curve.at[k], q = l->curve.at[k + 1];
			p = (struct point){ink_mix(p.x, q.x, t - k), ink_mix(p.y, q.y, t - k)};
			cairo_save(cr);
			cairo_translate(cr, p.x, p.y);
			cairo_rotate(cr, atan2(d.y, d.x));
			/* All halos first, or one letter's halo would cut into the last letter. */
			struct ink_style now = one;
			if (pass)
				now.halo = 0;
			else
				now.alpha = .01;
			ink_text(cr, f, &now, -w / 2, 0, letter);
			cairo_restore(cr);
			memcpy(before + i, letter, n);
			before[i + n] = 0;
			i += n;
		}
	}
}

bool label_names_place(const struct sheet *s, const char *text)
{
	for (int i = 0; i < s->board->count; i++)
		if (!strcmp(s->board->at[i].name, text))
			return true;
	return false;
}

bool names_printed(cairo_t *cr, const struct sheet *s)
{
	cairo_matrix_t m;
	cairo_get_matrix(cr, &m);
	return 100 * m.xx / s->scale >= SHEET_NAMES_FROM;
}

void draw_labels(cairo_t *cr, const struct sheet *s, const struct ink_fonts *f, const struct box *view)
{
	bool printed = names_printed(cr, s);
	for (int i = 0; i < s->label_count; i++) {
		const struct label *l = &s->labels[i];
		if (l->place && !printed)
			continue;
		if (l->curve.count) {
			struct box b = box_grow(l->curve.box, 40);
			if (box_meets(&b, view))
				draw_curved(cr, f, l);
			continue;
		}
		double far = l->turn != 0 ? 400 : 40;
		struct box b = {l->at.x - 400, l->at.y - far, 800, 2 * far};
		if (!box_meets(&b, view))
			continue;
		cairo_save(cr);
		cairo_translate(cr, l->at.x, l->at.y);
		cairo_rotate(cr, l->turn);
		ink_text(cr, f, &l->style, 0, 0, l->text);
		cairo_restore(cr);
	}
}
