#include "render/road.h"

#include "render/sheet.h"

#include <math.h>
#include <string.h>

static float number_at(const cJSON *list, int i)
{
	const cJSON *item = cJSON_GetArrayItem(list, i);
	return cJSON_IsNumber(item) && fabs(item->valuedouble) < 1e6 ? (float)item->valuedouble : 0;
}

static int end_of(const struct board *b, const cJSON *link, int i)
{
	const cJSON *id = cJSON_GetArrayItem(link, i);
	return cJSON_IsString(id) ? board_find(b, id->valuestring) : NONE;
}

static void read_road(struct roads *r, const struct board *b, const cJSON *json)
{
	const cJSON *link = json_get(json, "link"), *line = json_get(json, "line"), *cross = json_get(json, "crossing");
	int n = cJSON_GetArraySize(line) / 2, from = end_of(b, link, 0), to = end_of(b, link, 1);
	if (from == NONE || to == NONE || n < 2 || n > ROAD_MOST || r->n == ROADS || r->points + n > ROAD_POINTS)
		return;
	struct road *road = &r->road[r->n++];
	*road = (struct road){.from = (int16_t)from, .to = (int16_t)to, .first = (int16_t)r->points, .count = (int16_t)n,
			      .crosses = cJSON_GetArraySize(cross) == 3, .x = number_at(cross, 0), .y = number_at(cross, 1),
			      .degrees = number_at(cross, 2)};
	const cJSON *item = line->child;
	for (int i = 0; i < 2 * n && item; i++, item = item->next)
		r->point[r->points + i / 2][i & 1] = cJSON_IsNumber(item) ? (float)item->valuedouble : 0;
	r->points += n;
}

void roads_read(struct roads *r, const struct board *b, const cJSON *json)
{
	const cJSON *one;
	r->n = r->points = 0;
	cJSON_ArrayForEach(one, json_get(json, "roads")) read_road(r, b, one);
}

static const struct road *find(const struct roads *r, int from, int to)
{
	for (int i = 0; i < r->n; i++)
		if ((r->road[i].from == from && r->road[i].to == to) || (r->road[i].from == to && r->road[i].to == from))
			return &r->road[i];
	return NULL;
}

/* As the map's file gives it. */
static int board_road(const struct sheet *s, const struct board *b, int from, int to, float at[ROAD_MOST][2])
{
	float line[MAX_BENDS + 2][2];
	int link = b->kind == BOARD_POINTS ? board_link(b, from, to) : NONE;
	if (link == NONE) {
		sheet_centre(s, b, from, &at[0][0], &at[0][1]);
		sheet_centre(s, b, to, &at[1][0], &at[1][1]);
		return 2;
	}
	int n = board_line(b, from, link, line);
	for (int i = 0; i < n; i++) {
		at[i][0] = s->origin_x + line[i][0] * s->map_w;
		at[i][1] = s->origin_y + line[i][1] * s->map_h;
	}
	return n;
}

int road_line(const struct sheet *s, const struct board *b, int from, int to, float at[ROAD_MOST][2])
{
	const struct road *road = find(&s->roads, from, to);
	if (!road)
		return board_road(s, b, from, to, at);
	for (int i = 0; i < road->count; i++)
		memcpy(at[road->from == from ? i : road->count - 1 - i], s->roads.point[road->first + i], sizeof at[0]);
	return road->count;
}

static float degrees_of(float dx, float dy)
{
	return atan2f(dy, dx) * 57.29578f;
}

void road_spot(const struct sheet *s, const struct board *b, int from, int to, float *x, float *y, float *degrees)
{
	const struct road *road = find(&s->roads, from, to);
	float at[ROAD_MOST][2], half = 0;
	if (road && road->crosses) {
		*x = road->x;
		*y = road->y;
		*degrees = road->from == from ? road->degrees : road->degrees + 180;
		return;
	}
	int n = road_line(s, b, from, to, at), i = 1;
	for (int k = 1; k < n; k++)
		half += hypotf(at[k][0] - at[k - 1][0], at[k][1] - at[k - 1][1]) / 2;
	for (float far; i < n - 1 && (far = hypotf(at[i][0] - at[i - 1][0], at[i][1] - at[i - 1][1])) < half; i++)
		half -= far;
	float dx = at[i][0] - at[i - 1][0], dy = at[i][1] - at[i - 1][1], far = fmaxf(hypotf(dx, dy), 0.01f);
	*x = at[i - 1][0] + dx * half / far;
	*y = at[i - 1][1] + dy * half / far;
	*degrees = degrees_of(dx, dy);
}
