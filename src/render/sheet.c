#include "render/sheet.h"

#include "core/outline.h"
#include "render/tabletop.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const float ROOT3 = 1.7320508f;
static const uint32_t GROUND = 0x3b3226ff; /* where a tile cannot be read, and beside a sheet without art */

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

void sheet_centre(const struct sheet *s, const struct board *b, int place, float *x, float *y)
{
	const struct place *p = &b->at[place];

	if (b->kind != BOARD_HEX) {
		*x = s->origin_x + p->x * s->map_w;
		*y = s->origin_y + p->y * s->map_h;
		return;
	}
	*x = s->origin_x + p->x * s->radius;
	*y = s->origin_y + p->y * s->radius;
}

void sheet_plate(const struct sheet *s, const struct board *b, int place, float *x, float *y)
{
	if (b->kind != BOARD_HEX && place < SHEET_PLATES) {
		*x = s->plate[place].x;
		*y = s->plate[place].y;
		return;
	}
	sheet_centre(s, b, place, x, y);
	*y += s->radius * 0.42f;
}

bool sheet_has_slot(const struct sheet *s, const char *sprite)
{
	for (int i = 0; i < s->slots; i++)
		if (strncmp(sprite, s->slot[i].sprite, strlen(s->slot[i].sprite)) == 0)
			return true;
	return false;
}

void sheet_slot(const struct sheet *s, const struct board *b, int place, const char *sprite, float *x, float *y)
{
	sheet_plate(s, b, place, x, y);
	for (int i = 0; i < s->slots; i++)
		if (strncmp(sprite, s->slot[i].sprite, strlen(s->slot[i].sprite)) == 0) {
			*x += s->slot[i].x;
			*y += s->slot[i].y;
			return;
		}
}

float sheet_disc(const struct board *b, int place)
{
	return b->at[place].kind & KIND_CITADEL ? 40 : b->at[place].kind & KIND_FORTIFIED ? 31 : 27;
}

/* A point is meant by what lies this near to its middle: its disc and what stands on it. */
enum { POINT_NEAR = 64 };

int sheet_place_at(const struct sheet *s, const struct board *b, float x, float y)
{
	if (b->outline)
		return board_area_at(b, (x - s->origin_x) / s->map_w, (y - s->origin_y) / s->map_h);
	int best = NONE;
	float nearest = b->kind == BOARD_HEX ? s->radius : b->kind == BOARD_POINTS ? POINT_NEAR : 90;

	for (int i = 0; i < b->count; i++) {
		float px, py;
		if (b->at[i].missing)
			continue;
		sheet_centre(s, b, i, &px, &py);
		float d = hypotf(px - x, py - y);
		if (d < nearest) {
			nearest = d;
			best = i;
		}
	}
	return best;
}

struct pass {
	const struct sheet *s;
	struct canvas *c;
	const struct camera *eye;
	struct rect area; /* what is to be covered */
	int reads;
	bool beside;      /* the others are read beside the loop, if that can be */
	bool missing;
};

static void draw_beneath(const struct pass *p, struct rect hole);
static int coarsest(const struct sheet *s);


/* A tile of a step: its file, and its place and size on the whole picture of that step. */
struct tile {
	char file[96];
	bool made; /* from the file of a larger step */
	int x, y, w, h;
};

/* A tile that fills `at`, or the part of it inside the area: SDL scales all of what is clipped, so it is cut here. */
static void draw_tile(const struct pass *p, const struct tile *t, struct rect at)
{
	struct rect a = p->area;
	int x0 = at.x > a.x ? at.x : a.x, x1 = at.x + at.w < a.x + a.w ? at.x + at.w : a.x + a.w;
	int y0 = at.y > a.y ? at.y : a.y, y1 = at.y + at.h < a.y + a.h ? at.y + at.h : a.y + a.h;
	int w = t->w, h = t->h, kept_w = t->made ? w : 0, kept_h = t->made ? h : 0;
	if (x1 <= x0 || y1 <= y0)
		return;
	if (at.w == w) {
		if (!canvas_tile(p->c, t->file, kept_w, kept_h, NULL, at))
			canvas_fill(p->c, at, GROUND);
		return;
	}
	float kx = (float)w / (float)at.w, ky = (float)h / (float)at.h;
	int u0 = (int)floorf((float)(x0 - at.x) * kx), u1 = (int)ceilf((float)(x1 - at.x) * kx);
	int v0 = (int)floorf((float)(y0 - at.y) * ky), v1 = (int)ceilf((float)(y1 - at.y) * ky);
	struct rect from = {u0, v0, (u1 < w ? u1 : w) - u0, (v1 < h ? v1 : h) - v0};
	struct rect to = {at.x + (int)lroundf((float)u0 / kx), at.y + (int)lroundf((float)v0 / ky), 0, 0};
	to.w = at.x + (int)lroundf((float)(u0 + from.w) / kx) - to.x;
	to.h = at.y + (int)lroundf((float)(v0 + from.h) / ky) - to.y;
	if (!canvas_tile(p->c, t->file, kept_w, kept_h, &from, to))
		canvas_fill(p->c, to, GROUND);
}

/* Where tile n of a step of `size` px begins. Tiles of a step made from another cover what that one's cover. */
static int tile_begin(const struct pass *p, int step, int n, int size)
{
	int from = p->s->step[step].from, percent = camera_percent_of(step);
	int at = from ? (n * p->s->tile * percent + from / 2) / from : n * p->s->tile;
	return at < size ? at : size;
}

static struct tile tile_of(const struct pass *p, int step, int column, int row)
{
	int w = p->s->step[step].width, h = p->s->step[step].height, from = p->s->step[step].from;
	struct tile t = {.made = from != 0};
	t.x = tile_begin(p, step, column, w);
	t.y = tile_begin(p, step, row, h);
	t.w = tile_begin(p, step, column + 1, w) - t.x;
	t.h = tile_begin(p, step, row + 1, h) - t.y;
	snprintf(t.file, sizeof t.file, "%s/sheet-%d/%02d-%02d.webp", p->s->game, from ? from : camera_percent_of(step),
		 column, row);
	return t;
}

/* The first tile that reaches beyond `at`, in pixels of the step. */
static int first_tile(const struct pass *p, int step, float at, int size)
{
	int n = (int)floorf(at * (p->s->step[step].from ? (float)p->s->step[step].from / (float)camera_percent_of(step) : 1) /
			    (float)p->s->tile);
	for (n = n > 0 ? n : 0; n > 0 && (float)tile_begin(p, step, n, size) > at; n--)
		;
	return n;
}

static bool is_ready(const struct pass *p, const struct tile *t)
{
	return canvas_tile_ready(p->c, t->file, t->made ? t->w : 0, t->made ? t->h : 0);
}

static bool comes(const struct pass *p, const struct tile *t)
{
	return canvas_tile_comes(p->c, t->file, t->made ? t->w : 0, t->made ? t->h : 0);
}

static void draw_or_wait(struct pass *p, const struct tile *t, struct rect at)
{
	bool ready = is_ready(p, t);

	if (!ready && p->beside && comes(p, t))
		ready = is_ready(p, t);
	else if (!ready)
		ready = p->reads-- > 0;
	if (ready) {
		draw_tile(p, t, at);
		return;
	}
	p->missing = true;
	draw_beneath(p, at);
}

/* Keeps what is there, and asks for the rest. */
static void keep_tile(struct pass *p, const struct tile *t, struct rect at)
{
	(void)at;
	comes(p, t);
}

/* Notes what is not there. */
static void miss_tile(struct pass *p, const struct tile *t, struct rect at)
{
	(void)at;
	p->missing |= !is_ready(p, t);
}

/* All visible tiles of one step, as they lie scaled to the camera. */
static void each_tile(struct pass *p, int step, void (*tile)(struct pass *, const struct tile *, struct rect))
{
	float k = p->eye->percent / (float)camera_percent_of(step);
	int ox, oy, w = p->s->step[step].width, h = p->s->step[step].height;

	camera_origin(p->eye, &ox, &oy);
	int first_x = first_tile(p, step, (float)(p->area.x - ox) / k, w);
	int first_y = first_tile(p, step, (float)(p->area.y - oy) / k, h);
	for (int row = first_y; tile_begin(p, step, row, h) < h; row++) {
		for (int column = first_x; tile_begin(p, step, column, w) < w; column++) {
			struct tile t = tile_of(p, step, column, row);
			int x0 = ox + (int)lroundf((float)t.x * k), x1 = ox + (int)lroundf((float)(t.x + t.w) * k);
			int y0 = oy + (int)lroundf((float)t.y * k), y1 = oy + (int)lroundf((float)(t.y + t.h) * k);
			if (y0 >= p->area.y + p->area.h)
				return;
			if (x0 >= p->area.x + p->area.w)
				break;
			tile(p, &t, (struct rect){x0, y0, x1 - x0, y1 - y0});
		}
	}
}

static float apart(int step, float percent)
{
	return fabsf(logf((float)camera_percent_of(step) / percent));
}

/* The step nearest to what the camera asks for that is there in all of the hole; the coarsest, read at once, when none is. */
static int step_beneath(const struct pass *p, struct rect hole)
{
	int best = NONE;

	for (int i = 0; i < ZOOM_STEPS; i++) {
		struct pass look = {p->s, p->c, p->eye, hole, 0, false, false};
		if (!p->s->step[i].width || (best != NONE && apart(i, p->eye->percent) >= apart(best, p->eye->percent)))
			continue;
		each_tile(&look, i, miss_tile);
		best = look.missing ? best : i;
	}
	return best == NONE ? coarsest(p->s) : best;
}

/* What shows where a tile is still to be read, so that no hole does. */
static void draw_beneath(const struct pass *p, struct rect hole)
{
	struct pass beneath = {p->s, p->c, p->eye, hole, ALL_READS, false, false};
	each_tile(&beneath, step_beneath(p, hole), draw_or_wait);
}

/* The coarsest step stays at hand, as far as a zoom outwards can come to see it: that shows it first. */
static void keep_coarsest(const struct pass *p)
{
	struct rect a = p->area;
	struct pass around = {p->s, p->c, p->eye, {a.x - 3 * a.w, a.y - 3 * a.h, 7 * a.w, 7 * a.h}, 0, true, false};
	each_tile(&around, coarsest(p->s), keep_tile);
}

static int coarsest(const struct sheet *s)
{
	int i = 0;
	while (i < ZOOM_STEPS - 1 && !s->step[i].width)
		i++;
	return i;
}

static int nearest_step(const struct sheet *s, float percent)
{
	int best = NONE;

	for (int i = 0; i < ZOOM_STEPS; i++) {
		if (!s->step[i].width)
			continue;
		if (best == NONE || apart(i, percent) < apart(best, percent))
			best = i;
	}
	return best;
}

bool sheet_names_printed(const struct sheet *s, float percent)
{
	int step = nearest_step(s, percent);
	return (step == NONE ? percent : (float)camera_percent_of(step)) >= (float)s->names_from;
}

static uint32_t ground(enum terrain t)
{
	switch (t) {
	case TERRAIN_WOODS:
	case TERRAIN_FOREST:
		return 0xb9c196ff;
	case TERRAIN_MARSH:
	case TERRAIN_SWAMP:
		return 0xbfd0bcff;
	case TERRAIN_ROUGH:
	case TERRAIN_MOUNTAIN:
		return 0xd3bd95ff;
	case TERRAIN_TOWN:
		return 0xd9a58cff;
	case TERRAIN_REDOUBT:
		return 0xd8b878ff;
	case TERRAIN_SEA:
	case TERRAIN_LAKE:
		return 0x9fc0ccff;
	default:
		return 0xeee0b9ff;
	}
}

static void plain_hex(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b, int i)
{
	float x, y, sx, sy, xy[12], r = s->radius * eye->percent / 100;

	sheet_centre(s, b, i, &x, &y);
	camera_to_screen(eye, x, y, &sx, &sy);
	if (sx < (float)eye->area.x - r || sy < (float)eye->area.y - r ||
	    sx > (float)(eye->area.x + eye->area.w) + r || sy > (float)(eye->area.y + eye->area.h) + r)
		return;
	for (int k = 0; k < 6; k++) {
		static const float dx[6] = {-0.5f, 0.5f, 1, 0.5f, -0.5f, -1}, dy[6] = {-1, -1, 0, 1, 1, 0};
		xy[2 * k] = sx + (r - 0.6f) * dx[k];
		xy[2 * k + 1] = sy + (r - 0.6f) * dy[k] * (dy[k] != 0 ? ROOT3 / 2 : 1);
	}
	canvas_polygon(c, xy, 6, ground((enum terrain)b->at[i].terrain));
	if (r > 24) {
		int size = (int)(r / 4.5f), w = canvas_text_width(c, FONT_DATA, size, b->at[i].id);
		canvas_text(c, FONT_DATA, size, 0x6b5637ff, (int)sx - w / 2, (int)(sy - r * 0.84f), b->at[i].id);
	}
}

/* A disc, with a ring more the stronger it is fortified, and its name. */
static void plain_point(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b, int i)
{
	const char *name = b->at[i].name[0] ? b->at[i].name : b->at[i].id;
	float x, y, r = sheet_disc(b, i) * eye->percent / 100, xy[48];
	int size = (int)(22 * eye->percent / 100), rings = b->at[i].kind & (KIND_CITADEL | KIND_FORTIFIED) ? 4 : 2;

	sheet_centre(s, b, i, &x, &y);
	camera_to_screen(eye, x, y, &x, &y);
	for (int ring = 0; ring < rings; ring++) {
		for (int k = 0; k < 24; k++) {
			xy[2 * k] = x + (r - 2.4f * (float)ring) * cosf(6.2831853f * (float)k / 24);
			xy[2 * k + 1] = y + (r - 2.4f * (float)ring) * sinf(6.2831853f * (float)k / 24);
		}
		canvas_polygon(c, xy, 24, ring & 1 ? b->at[i].kind & KIND_WOODED ? 0xc9d0a4ff : 0xf3e6c2ff : 0x2f2015ff);
	}
	if (size >= 9)
		canvas_text(c, FONT_DATA, size, 0x24170eff, (int)(x + r + 4), (int)y - size / 2, name);
}

static void plain_link(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b, int from,
		       int to)
{
	float at[ROAD_MOST][2];
	int n = road_line(s, b, from, to, at);
	for (int i = 0; i < n; i++)
		camera_to_screen(eye, at[i][0], at[i][1], &at[i][0], &at[i][1]);
	canvas_ribbon(c, at[0], n, 3, 0x5b4630ff);
}

static void plain_links(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b)
{
	for (int i = 0; i < b->count; i++)
		for (int k = 0; k < b->at[i].links; k++)
			if (b->at[i].link[k].to > i)
				plain_link(s, c, eye, b, i, b->at[i].link[k].to);
}

bool sheet_draw(const struct sheet *s, struct canvas *c, const struct camera *eye, const struct board *b, int reads)
{
	struct pass p = {s, c, eye, eye->area, reads, reads != ALL_READS, false};
	int step = nearest_step(s, eye->percent), ox, oy;

	camera_origin(eye, &ox, &oy);
	struct rect all = {ox, oy, (int)(s->width * eye->percent / 100), (int)(s->height * eye->percent / 100)};
	if (!s->drawn || step == NONE) {
		canvas_fill(c, eye->area, GROUND);
		canvas_fill(c, all, 0x8d7b58ff);
		if (b->kind != BOARD_HEX)
			plain_links(s, c, eye, b);
		for (int i = 0; i < b->count; i++)
			if (b->kind == BOARD_POINTS)
				plain_point(s, c, eye, b, i);
			else if (!b->at[i].missing)
				plain_hex(s, c, eye, b, i);
		return false;
	}
	/* The tiles cover the rest, but for parts of a pixel at the edges. */
	tabletop_draw(c, eye->area, all);
	each_tile(&p, step, draw_or_wait);
	if (p.beside)
		keep_coarsest(&p);
	return p.missing;
}
