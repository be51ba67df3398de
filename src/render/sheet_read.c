/* The file of a sheet: how large it is, in which steps of zoom it was drawn, and where on it places, boxes and plates are. */
#include "render/sheet.h"

#include "core/json.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static int8_t heaps_of(const cJSON *item, int8_t otherwise)
{
	return cJSON_IsNumber(item) && item->valueint >= 1 && item->valueint <= 8 ? (int8_t)item->valueint : otherwise;
}

/* How many heaps have room beside one another: the board says it. */
static void read_heaps(struct sheet *s, const struct board *b)
{
	const cJSON *areas = json_get(b->json, "areas");

	for (int i = 0; i < b->count && i < SHEET_PLATES; i++) {
		const cJSON *heap = json_get(json_get(areas, b->at[i].id), "heap");
		s->heap[i].columns = heaps_of(cJSON_GetArrayItem(heap, 0), 3);
		s->heap[i].rows = heaps_of(cJSON_GetArrayItem(heap, 1), 1);
	}
}

/* Without a picture: room for all places and a margin. */
static void plain(struct sheet *s, const struct board *b)
{
	float right = 0, below = 0;

	s->drawn = false;
	s->radius = 76;
	s->origin_x = s->origin_y = 110;
	if (b->kind != BOARD_HEX) {
		s->origin_x = s->origin_y = 0;
		s->width = s->map_w = 3000;
		s->height = s->map_h = 2200;
		for (int i = 0; i < b->count && i < SHEET_PLATES; i++) {
			s->plate[i].x = b->at[i].x * s->map_w;
			s->plate[i].y = b->at[i].y * s->map_h + s->radius * 0.42f;
		}
		read_heaps(s, b);
		return;
	}
	for (int i = 0; i < b->count; i++) {
		right = fmaxf(right, b->at[i].x);
		below = fmaxf(below, b->at[i].y);
	}
	s->width = right * s->radius + 220;
	s->height = below * s->radius + 220;
}

/* A sheet is at most this wide and high: whatever is computed of it stays an int. Below NAMES_FROM percent the letters of a sheet are
 * less than eight pixels high. */
enum { LARGEST = 100000, NAMES_FROM = 45 };

static float offset(const cJSON *item)
{
	return cJSON_IsNumber(item) && fabs(item->valuedouble) <= LARGEST ? (float)item->valuedouble : 0;
}

static bool read_steps(struct sheet *s, const cJSON *json, const char *path, struct error *e)
{
	const cJSON *steps = json_get(json, "steps"), *item, *origin = json_get(json, "origin");
	int n = 0;

	if (cJSON_GetArraySize(origin) != 2)
		return error_set(e, path, "origin", NULL, "[x, y] is needed");
	s->origin_x = offset(cJSON_GetArrayItem(origin, 0));
	s->origin_y = offset(cJSON_GetArrayItem(origin, 1));
	cJSON_ArrayForEach(item, steps) {
		int percent = json_int_or(item, "percent", 0);
		for (int i = 0; i < ZOOM_STEPS; i++) {
			if (camera_percent_of(i) != percent)
				continue;
			int w = json_int_or(item, "width", 0), h = json_int_or(item, "height", 0);
			if (w < 1 || h < 1 || w > LARGEST || h > LARGEST)
				return error_set(e, path, "steps", NULL, "step %d has no width and height from 1 to %d",
						 percent, LARGEST);
			s->step[i].width = w;
			s->step[i].height = h;
			s->step[i].from = json_int_or(item, "from", 0);
			if (s->step[i].from && (s->step[i].from <= percent || s->step[i].from > 1000))
				return error_set(e, path, "steps", NULL, "step %d cannot be made from step %d", percent,
						 s->step[i].from);
			n++;
		}
	}
	return n > 0 || error_set(e, path, "steps", NULL, "there is no step of zoom the program knows");
}

static float number(const cJSON *json, const char *key, float otherwise)
{
	const cJSON *item = json_get(json, key);
	bool fits = cJSON_IsNumber(item) && item->valuedouble >= 1 && item->valuedouble <= LARGEST;
	return fits ? (float)item->valuedouble : otherwise;
}

static void read_slots(struct sheet *s, const cJSON *json)
{
	const cJSON *one;

	cJSON_ArrayForEach(one, json_get(json, "slots"))
	{
		if (s->slots == SHEET_SLOTS || cJSON_GetArraySize(one) != 2)
			continue;
		snprintf(s->slot[s->slots].sprite, sizeof s->slot[0].sprite, "%s", one->string ? one->string : "");
		s->slot[s->slots].x = offset(cJSON_GetArrayItem(one, 0));
		s->slot[s->slots++].y = offset(cJSON_GetArrayItem(one, 1));
	}
}

static void read_boxes(struct sheet *s, const cJSON *json)
{
	const cJSON *one;

	cJSON_ArrayForEach(one, json_get(json, "boxes"))
	{
		if (s->boxes == SHEET_BOXES || cJSON_GetArraySize(one) != 4)
			continue;
		snprintf(s->box[s->boxes].name, sizeof s->box[0].name, "%s", one->string ? one->string : "");
		s->box[s->boxes].x = offset(cJSON_GetArrayItem(one, 0));
		s->box[s->boxes].y = offset(cJSON_GetArrayItem(one, 1));
		s->box[s->boxes].w = offset(cJSON_GetArrayItem(one, 2));
		s->box[s->boxes++].h = offset(cJSON_GetArrayItem(one, 3));
	}
}

/* Where the turn marker lies on a printed record. */
static void read_turns(struct sheet *s, const cJSON *json)
{
	const cJSON *turn;

	cJSON_ArrayForEach(turn, json_get(json, "turns"))
	{
		const cJSON *number = cJSON_GetArrayItem(turn, 0);
		if (cJSON_GetArraySize(turn) != 3 || !cJSON_IsNumber(number) || number->valueint < 0 ||
		    number->valueint >= SHEET_TURNS)
			continue;
		s->turn[number->valueint].x = offset(cJSON_GetArrayItem(turn, 1));
		s->turn[number->valueint].y = offset(cJSON_GetArrayItem(turn, 2));
	}
}

/* Where on the sheet the map of areas is, and their plates; what is missing stays as without a picture. */
static void read_areas(struct sheet *s, const cJSON *json, const struct board *b)
{
	const cJSON *map = json_get(json, "map"), *plates = json_get(json, "plates");

	if (cJSON_GetArraySize(map) == 2) {
		s->map_w = fmaxf(offset(cJSON_GetArrayItem(map, 0)), 1);
		s->map_h = fmaxf(offset(cJSON_GetArrayItem(map, 1)), 1);
	}
	for (int i = 0; i < b->count && i < SHEET_PLATES; i++) {
		const cJSON *at = json_get(plates, b->at[i].id);
		if (cJSON_GetArraySize(at) != 6)
			continue;
		s->plate[i].x = offset(cJSON_GetArrayItem(at, 0));
		s->plate[i].y = offset(cJSON_GetArrayItem(at, 1));
		s->words[i].x = offset(cJSON_GetArrayItem(at, 2));
		s->words[i].y = offset(cJSON_GetArrayItem(at, 3));
		s->words[i].w = offset(cJSON_GetArrayItem(at, 4));
		s->words[i].h = offset(cJSON_GetArrayItem(at, 5));
	}
}

/* Where on the map of areas the signs of fortresses and cities stand. */
static void read_seats(struct sheet *s, const struct board *b)
{
	const cJSON *areas = json_get(b->json, "areas");

	for (int i = 0; i < b->count && i < SHEET_PLATES; i++) {
		const cJSON *at = json_get(json_get(areas, b->at[i].id), "fort_at");
		if (cJSON_GetArraySize(at) != 2)
			continue;
		s->seat[i].x = s->origin_x + offset(cJSON_GetArrayItem(at, 0)) * s->map_w;
		s->seat[i].y = s->origin_y + offset(cJSON_GetArrayItem(at, 1)) * s->map_h;
	}
}

bool sheet_open(struct sheet *s, const char *data, const struct board *b, struct error *e)
{
	char path[400];
	cJSON *json;
	bool ok;

	memset(s, 0, sizeof *s);
	s->names_from = NAMES_FROM;
	snprintf(s->game, sizeof s->game, "%s", b->sheet);
	plain(s, b);
	snprintf(path, sizeof path, "%s/art/%s/sheet.json", data, b->sheet);
	json = json_read(path, e);
	if (!json)
		return false;
	ok = read_steps(s, json, path, e);
	if (ok) {
		s->radius = number(json, "radius", 76);
		s->width = number(json, "width", s->width);
		s->height = number(json, "height", s->height);
		read_turns(s, json);
		read_slots(s, json);
		read_boxes(s, json);
		if (b->kind != BOARD_HEX)
			read_areas(s, json, b);
		if (b->kind == BOARD_AREAS)
			read_seats(s, b);
		if (b->kind == BOARD_POINTS)
			roads_read(&s->roads, b, json);
		s->tile = json_int_or(json, "tile", 512);
		s->names_from = json_int_or(json, "names_from", NAMES_FROM);
		s->drawn = s->tile >= 64 && s->tile <= 8192;
		ok = s->drawn || error_set(e, path, "tile", NULL, "must be a number from 64 to 8192");
	} else {
		plain(s, b);
	}
	cJSON_Delete(json);
	return ok;
}
