/* The grid of a sheet: sizes, hex centres, what is out of play. */
#include "art/sheet_plan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int column_of(const struct board *b, int place)
{
	return (int)lround((double)b->at[place].x / 1.5);
}

static int row_of(const struct board *b, int place)
{
	return (int)floor((double)b->at[place].y / sqrt(3) + .25);
}

static void mark_outside(struct sheet *s)
{
	const struct board *b = s->board;
	for (int i = 0; i < b->count; i++)
		s->outside[i] = b->at[i].missing;
	/* Ground that is drawn, but no piece can ever reach. */
	const cJSON *list = json_get(json_get(b->json, "north_bank"), "hexes"), *one;
	cJSON_ArrayForEach(one, list) {
		int place = cJSON_IsString(one) ? board_find(b, one->valuestring) : NONE;
		if (place != NONE)
			s->outside[place] = true;
	}
}

void plan_grid(struct sheet *s, const struct board *b)
{
	memset(s, 0, sizeof *s);
	s->board = b;
	s->dress = dress_of(b);
	double deepest = 0;
	for (int i = 0; i < b->count; i++)
		deepest = fmax(deepest, (double)b->at[i].y);
	double margin = SHEET_FRAME + SHEET_PAD;
	s->w = ceil((1.5 * (b->columns - 1) + 2) * HEX_RADIUS + 2 * margin);
	s->h = ceil(deepest * HEX_RADIUS + 2 * HEX_HALF + 2 * margin);
	s->map_h = s->h;
	s->scale = json_int_or(json_get(b->json, "grid"), "hex_px", (int)HEX_RADIUS) / HEX_RADIUS;
	s->road_line = .074;
	s->road_fill = .038;
	/* A board without ground out of play has its panels below. */
	if (strcmp(json_string_or(b->json, "panels", ""), "below") == 0)
		s->h += json_int_or(b->json, "band", SHEET_BAND);
	s->origin = (struct point){margin + HEX_RADIUS, margin + HEX_HALF};
	s->inner = (struct box){SHEET_FRAME, SHEET_FRAME, s->w - 2 * SHEET_FRAME, s->map_h - 2 * SHEET_FRAME};
	s->cell = ink_memory(NULL, (size_t)(b->columns * b->rows), sizeof *s->cell);
	s->outside = ink_memory(NULL, (size_t)b->count, sizeof *s->outside);
	for (int i = 0; i < b->columns * b->rows; i++)
		s->cell[i] = NONE;
	for (int i = 0; i < b->count; i++) {
		int c = column_of(b, i), r = row_of(b, i);
		if (c >= 0 && c < b->columns && r >= 0 && r < b->rows)
			s->cell[c * b->rows + r] = i;
		if (c == 1 && r == 0)
			s->odd_low = b->at[i].y > .5f;
	}
	mark_outside(s);
	plan_blank_mask(s);
}

void plan_blank_mask(struct sheet *s)
{
	s->avoid.w = (int)ceil(s->w / 2);
	s->avoid.h = (int)ceil(s->h / 2);
	s->avoid.at = ink_memory(NULL, (size_t)s->avoid.w * (size_t)s->avoid.h, 1);
	memset(s->avoid.at, 0, (size_t)s->avoid.w * (size_t)s->avoid.h);
}

struct point sheet_point(const struct sheet *s, double x, double y)
{
	return (struct point){s->origin.x + x * s->span.x, s->origin.y + y * s->span.y};
}

struct point sheet_spot(const struct sheet *s, const cJSON *at)
{
	return sheet_point(s, json_number_at(at, 0), json_number_at(at, 1));
}

struct point sheet_centre(const struct sheet *s, int place)
{
	const struct place *p = &s->board->at[place];
	if (s->board->kind != BOARD_HEX)
		return sheet_point(s, (double)p->x, (double)p->y);
	return (struct point){s->origin.x + (double)p->x * HEX_RADIUS, s->origin.y + (double)p->y * HEX_RADIUS};
}

struct point sheet_corner(const struct sheet *s, int place, int corner)
{
	struct point c = sheet_centre(s, place);
	double a = corner * INK_PI / 3;
	return (struct point){c.x + HEX_RADIUS * cos(a), c.y + HEX_RADIUS * sin(a)};
}

int sheet_cell(const struct sheet *s, int column, int row)
{
	int c = column < 0 ? 0 : column >= s->board->columns ? s->board->columns - 1 : column;
	int r = row < 0 ? 0 : row >= s->board->rows ? s->board->rows - 1 : row;
	return s->cell[c * s->board->rows + r];
}

struct point sheet_cell_centre(const struct sheet *s, int column, int row)
{
	bool low = (column & 1) == 1 ? s->odd_low : !s->odd_low;
	return (struct point){s->origin.x + 1.5 * HEX_RADIUS * column,
			      s->origin.y + HEX_HALF * (2 * row + (low ? 1 : 0))};
}

int sheet_place_at(const struct sheet *s, double x, double y)
{
	int guess = (int)floor((x - s->origin.x) / (1.5 * HEX_RADIUS) + .5), best = NONE;
	double least = 1e18;
	for (int c = guess - 1; c <= guess + 1; c++) {
		struct point zero = sheet_cell_centre(s, c, 0);
		int r = (int)floor((y - zero.y) / (2 * HEX_HALF) + .5);
		struct point p = sheet_cell_centre(s, c, r);
		double d = hypot(p.x - x, p.y - y);
		if (d < least) {
			least = d;
			best = sheet_cell(s, c, r);
		}
	}
	return best;
}

bool sheet_on_board(const struct sheet *s, double x, double y)
{
	int place = sheet_place_at(s, x, y);
	if (place == NONE)
		return false;
	struct point c = sheet_centre(s, place);
	double dx = fabs(x - c.x), dy = fabs(y - c.y);
	return dy <= HEX_HALF && dx * sqrt(3) + dy <= sqrt(3) * HEX_RADIUS;
}

uint32_t sheet_hash(struct point p, uint32_t seed)
{
	return (uint32_t)(noise_white((int)lround(p.x / 4), (int)lround(p.y / 4), seed) * 4294967295.0);
}

struct label *sheet_label_add(struct sheet *s)
{
	if (s->label_count == s->label_room) {
		s->label_room = s->label_room ? s->label_room * 2 : 64;
		s->labels = ink_memory(s->labels, (size_t)s->label_room, sizeof *s->labels);
	}
	struct label *l = &s->labels[s->label_count++];
	memset(l, 0, sizeof *l);
	return l;
}

struct plant *sheet_plant_add(struct sheet *s)
{
	if (s->plant_count == s->plant_room) {
		s->plant_room = s->plant_room ? s->plant_room * 2 : 4096;
		s->plants = ink_memory(s->plants, (size_t)s->plant_room, sizeof *s->plants);
	}
	struct plant *p = &s->plants[s->plant_count++];
	memset(p, 0, sizeof *p);
	return p;
}

void plan_free(struct sheet *s)
{
	struct paths *shapes[] = {&s->woods, &s->forest_edge, &s->marsh, &s->sea, &s->scenery, &s->height[0],
				  &s->height[1], &s->beyond};
	for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
		paths_free(shapes[i]);
	for (int i = 0; i < 16; i++)
		paths_free(&s->waterline[i]);
	for (int i = 0; i < s->river_count; i++) {
		path_free(&s->rivers[i].line);
		free(s->rivers[i].half);
	}
	for (int i = 0; i < s->road_count; i++)
		path_free(&s->roads[i].line);
	for (int i = 0; i < s->label_count; i++)
		path_free(&s->labels[i].curve);
	for (int i = 0; s->area && i < s->board->count; i++)
		path_free(&s->area[i]);
	for (int i = 0; i < s->border_count; i++)
		path_free(&s->borders[i].line);
	free(s->area);
	free(s->borders);
	free(s->region);
	free(s->shade);
	free(s->plate);
	free(s->words);
	free(s->cell);
	free(s->outside);
	free(s->avoid.at);
	free(s->rivers);
	free(s->roads);
	free(s->crossings);
	free(s->plants);
	free(s->hachures);
	free(s->labels);
	memset(s, 0, sizeof *s);
}
