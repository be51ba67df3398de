#include "render/block.h"

#include "core/json.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Pixels at 100 percent: the front, what is seen of its upper and right face; the large picture of a block. */
enum { WIDE = BLOCK_FRONT_WIDE, HIGH = BLOCK_FRONT_HIGH, DEEP = 9, SHEAR = 7, VIEW_WIDE = 135, VIEW_HIGH = 115 };
enum { BEHIND_X = 15, BEHIND_Y = 25, STACK_HIGH = 100, LEAN = 24, APART = 58, TRACK_CELLS = 8 };
enum { FIGURE_LEAST = 7, PLAIN_LEAST = 24 }; /* pixels: figures of less are not written, nor on a plain block of less */
enum { INK = 0x24170eff, FAINT = 0xa89a80ff };

/* --- what the art says --- */

static void read_spot(float out[4], const cJSON *list)
{
	const cJSON *item;
	int n = 0;
	cJSON_ArrayForEach(item, list) if (n < 4 && cJSON_IsNumber(item)) out[n++] = (float)item->valuedouble;
}

static float number(const cJSON *json, const char *key)
{
	const cJSON *item = json_get(json, key);
	return cJSON_IsNumber(item) ? (float)item->valuedouble : 0;
}

void block_read(struct block_art *out, const char *data, const char *game, int percent)
{
	static const char *const poses[] = {"upright", "acted"};
	struct error e;
	char path[400];
	memset(out, 0, sizeof *out);
	snprintf(path, sizeof path, "%s/art/%s/blocks-%d/index.json", data, game, percent);
	cJSON *json = json_read(path, &e);
	float anchor[4] = {0};
	read_spot(anchor, json_get(json, "anchor"));
	out->anchor_x = anchor[0];
	out->anchor_y = anchor[1];
	out->side = number(json, "side");
	out->size = number(json, "size");
	out->disc = number(json, "disc");
	for (int acted = 0; acted < 2; acted++) {
		const cJSON *pose = json_get(json, poses[acted]);
		read_spot(out->foot[acted], json_get(pose, "foot"));
		read_spot(out->horse[acted], json_get(pose, "horse"));
		read_spot(out->track[acted], json_get(pose, "track"));
	}
	cJSON_Delete(json);
}

/* --- how they stand --- */

/* Where the foot of a stack goes, seen from the middle of its point: off the name. */
static void foot_of(const struct scene *sc, int place, float *x, float *y)
{
	const struct sheet *s = &sc->sheet;
	*x = 0;
	*y = 52;
	if (sc->s->board.kind != BOARD_POINTS || place >= SHEET_PLATES || s->words[place].w <= 0)
		return;
	float px, py, left = s->words[place].x, right = left + s->words[place].w;
	sheet_centre(s, &sc->s->board, place, &px, &py);
	float middle = s->words[place].y + s->words[place].h / 2;
	if (left > px || right < px)
		*x = left > px ? -LEAN : LEAN;
	else
		*y = middle < py ? 66 : 14;
}

static void lay_stack(struct lying *first, int n, float x, float y)
{
	float up = n > 1 ? fminf(BEHIND_Y, (float)STACK_HIGH / (float)(n - 1)) : 0, left = up * BEHIND_X / BEHIND_Y;
	for (int i = 0; i < n; i++) {
		float back = (float)(n - 1 - i);
		first[i].x = x - left * back;
		first[i].y = y - (float)HIGH / 2 - up * back;
		first[i].depth = y;
		first[i].stack = n;
		first[i].height = i;
	}
}

void block_lay(const struct scene *sc, struct lying *first, int n)
{
	float x, y, aside, down;
	int own = 0;
	while (own < n && !first[own].heap)
		own++;
	sheet_centre(&sc->sheet, &sc->s->board, first->place, &x, &y);
	foot_of(sc, first->place, &aside, &down);
	bool both = own && own < n;
	lay_stack(first, own, both ? x - APART : x + aside, y + down);
	lay_stack(first + own, n - own, both ? x + APART : x + aside, y + down);
	/* enemies hide one another's rear ranks: how many stand there is said by a number */
	for (int i = 0; both && i < n; i++)
		first[i].count = i < own ? own : n - own;
}

/* --- how they look --- */

static bool is_acted(const struct counter *k)
{
	return k->face == COUNTER_ACTED || k->face == COUNTER_REVERSE;
}

static bool is_closed(const struct counter *k)
{
	return k->piece == NONE || k->face == COUNTER_BACK || k->face == COUNTER_ACTED;
}

static void sprite_of(const struct scene *sc, const struct counter *k, char *out, size_t size)
{
	snprintf(out, size, "%s%s%s", is_closed(k) ? "back/" : "", is_closed(k) ? sc->s->side_id[k->side == 1] : sc->s->piece[k->piece].face,
		 is_acted(k) ? "!" : "");
}

static void middle_text(struct scene *sc, int size, uint32_t colour, float x, float y, const char *text)
{
	int w = canvas_text_width(sc->c, FONT_DATA_BOLD, size, text), h = canvas_line_height(sc->c, FONT_DATA_BOLD, size);
	canvas_text(sc->c, FONT_DATA_BOLD, size, colour, (int)lroundf(x - (float)w / 2), (int)lroundf(y - (float)h / 2), text);
}

/* As many discs as the track has room for. */
static void draw_track(struct scene *sc, int step, const float at[4], float x, float y, float grow, int value, float r, uint8_t alpha)
{
	for (int i = 0; i < value && i < TRACK_CELLS; i++) {
		float part = (float)i / (TRACK_CELLS - 1), wide = 2 * r * grow;
		float cx = x + (at[0] + (at[2] - at[0]) * part) * grow, cy = y + (at[1] + (at[3] - at[1]) * part) * grow;
		struct rect to = {(int)lroundf(cx - wide / 2), (int)lroundf(cy - wide / 2), (int)lroundf(wide), (int)lroundf(wide)};
		canvas_sprite_in(sc->c, sc->block_atlas[step], "fatigue", to, alpha);
	}
}

/* The numbers that change in play. x, y: upper left corner of the sprite, which is `grow` times as large as drawn. */
static void draw_figures(struct scene *sc, const struct counter *k, int step, float x, float y, float grow, uint8_t alpha)
{
	const struct block_art *art = &sc->block[step];
	int acted = is_acted(k), size = (int)lroundf(art->size * grow);
	for (int i = 0; figure_of(sc->s, i); i++) {
		const char *spot = figure_of(sc->s, i)->spot;
		if (k->figure[i] == NONE || !spot)
			continue;
		if (!strcmp(spot, "track")) {
			draw_track(sc, step, art->track[acted], x, y, grow, k->figure[i], art->disc, alpha);
			continue;
		}
		const float *at = strcmp(spot, "horse") ? art->foot[acted] : art->horse[acted];
		char text[12];
		snprintf(text, sizeof text, "%d", k->figure[i]);
		if (size >= FIGURE_LEAST)
			middle_text(sc, size, ((k->figure[i] ? INK : FAINT) & 0xffffff00u) | alpha, x + at[0] * grow, y + at[1] * grow, text);
	}
}

static uint32_t shade(uint32_t colour, int percent, uint8_t alpha)
{
	uint32_t out = alpha;
	for (int i = 1; i < 4; i++) {
		int v = (int)(colour >> (8 * i) & 255);
		v = percent > 0 ? v + (255 - v) * percent / 100 : v + v * percent / 100;
		out |= (uint32_t)v << (8 * i);
	}
	return out;
}

/* Without art: front, upper and right face in the colour of the side, name and numbers in rows. */
static void plain_block(struct scene *sc, const struct counter *k, float cx, float cy, float wide, uint8_t alpha)
{
	static const uint32_t wood[2] = {0x3a5a9800, 0x4a744400};
	float u = wide / WIDE, l = cx - WIDE * u / 2, t = cy - HIGH * u / 2, r = l + WIDE * u, b = t + HIGH * u;
	float deep = (is_acted(k) ? 3 : DEEP) * u, shear = (is_acted(k) ? 2 : SHEAR) * u;
	const float top[8] = {l, t, l + shear, t - deep, r + shear, t - deep, r, t};
	const float right[8] = {r, t, r + shear, t - deep, r + shear, b - deep, r, b};
	uint32_t colour = wood[k->side == 1];
	char text[64], *end = text;
	canvas_polygon(sc->c, top, 4, shade(colour, 40, alpha));
	canvas_polygon(sc->c, right, 4, shade(colour, -42, alpha));
	struct rect front = {(int)l, (int)t, (int)(WIDE * u), (int)(HIGH * u)};
	canvas_fill(sc->c, front, shade(colour, is_acted(k) ? 45 : 0, alpha));
	canvas_frame(sc->c, front, 1, 0x1a100a00u | alpha);
	if (is_closed(k) || wide < PLAIN_LEAST)
		return;
	struct rect sticker = {(int)(l + 4 * u), (int)(t + 26 * u), (int)((WIDE - 8) * u), (int)((HIGH - 30) * u)};
	canvas_fill(sc->c, sticker, 0xfaf2dc00u | alpha);
	middle_text(sc, (int)(17 * u), 0xffffff00u | alpha, cx, t + 14 * u, sc->s->piece[k->piece].name);
	*end = 0;
	for (int i = 0; figure_of(sc->s, i); i++)
		if (k->figure[i] != NONE)
			end += snprintf(end, (size_t)(text + sizeof text - end), "%s%d", end > text ? " " : "", k->figure[i]);
	middle_text(sc, (int)(22 * u), (INK & 0xffffff00u) | alpha, cx, t + 52 * u, text);
}

/* The step whose blocks are nearest to this width, rather a smaller one; NONE without art. */
static int best_step(const struct scene *sc, float wide)
{
	int best = NONE;
	for (int i = 0; i < ZOOM_STEPS; i++)
		if (sc->block_atlas[i] != NONE && sc->block[i].side > 0 && (best == NONE || sc->block[i].side <= wide * 1.01f))
			best = i;
	return best;
}

int block_told_step(const struct scene *sc)
{
	int step = 0;
	while (step < ZOOM_STEPS - 1) {
		float wide = scene_counter_size(sc) * (float)camera_percent_of(step) / 100;
		if (sc->block_atlas[step] == NONE ? wide >= PLAIN_LEAST : lroundf(sc->block[step].size) >= FIGURE_LEAST)
			break;
		step++;
	}
	return step;
}

void block_draw(struct scene *sc, const struct counter *k, float cx, float cy, float wide, uint8_t alpha)
{
	int step = best_step(sc, wide), w, h;
	char name[48];
	sprite_of(sc, k, name, sizeof name);
	if (step == NONE || !canvas_sprite_size(sc->c, sc->block_atlas[step], name, &w, &h)) {
		plain_block(sc, k, cx, cy, wide, alpha);
		return;
	}
	float grow = wide / sc->block[step].side;
	if (fabsf(grow - 1) < 0.02f)
		grow = 1;
	float x = roundf(cx - sc->block[step].anchor_x * grow), y = roundf(cy + wide * HIGH / WIDE / 2 - sc->block[step].anchor_y * grow);
	struct rect to = {(int)x, (int)y, (int)lroundf((float)w * grow), (int)lroundf((float)h * grow)};
	canvas_sprite_in(sc->c, sc->block_atlas[step], name, to, alpha);
	if (!is_closed(k))
		draw_figures(sc, k, step, x, y, grow, alpha);
}

/* The step that is drawn at 100 percent: the large picture has the same places. */
static int whole_step(const struct scene *sc)
{
	for (int i = 0; i < ZOOM_STEPS; i++)
		if (sc->block_atlas[i] != NONE && camera_percent_of(i) == 100)
			return i;
	return NONE;
}

bool block_face(struct scene *sc, const struct counter *k, int x, int y, int side)
{
	int step = whole_step(sc);
	float grow = (float)side / (WIDE + 2 * SHEAR);
	char file[160];
	snprintf(file, sizeof file, "%s/view/block-%s%s.webp", sc->s->game, is_closed(k) ? "back-" : "",
		 is_closed(k) ? sc->s->side_id[k->side == 1] : sc->s->piece[k->piece].id);
	struct rect to = {x + side / 2 - (int)(VIEW_WIDE * grow / 2), y + side / 2 - (int)(VIEW_HIGH * grow / 2), (int)(VIEW_WIDE * grow),
			  (int)(VIEW_HIGH * grow)};
	if (step == NONE || !canvas_picture(sc->c, file, to, 255))
		return false;
	struct counter upright = *k;
	upright.face = is_closed(k) ? COUNTER_BACK : COUNTER_FRONT;
	if (!is_closed(k))
		draw_figures(sc, &upright, step, (float)to.x, (float)to.y, grow, 255);
	return true;
}
