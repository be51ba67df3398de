/* The drawn sheet agrees with the board: where the board has woods the picture is wooded, and nowhere else. */
#include "core/board.h"

#include <SDL_image.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

enum { PERCENT = 25, MAX_TILES = 8 };

struct picture {
	double radius, x, y;
	int tile;
	SDL_Surface *at[MAX_TILES][MAX_TILES];
};

static void picture_open(struct picture *p, const char *data)
{
	char path[600];
	struct error e;
	snprintf(path, sizeof path, "%s/art/borodino/sheet.json", data);
	cJSON *json = json_read(path, &e);
	assert_non_null(json);
	p->radius = json_int_or(json, "radius", 0);
	p->tile = json_int_or(json, "tile", 0);
	p->x = cJSON_GetArrayItem(json_get(json, "origin"), 0)->valuedouble;
	p->y = cJSON_GetArrayItem(json_get(json, "origin"), 1)->valuedouble;
	cJSON_Delete(json);
	for (int c = 0; c < MAX_TILES; c++)
		for (int r = 0; r < MAX_TILES; r++) {
			snprintf(path, sizeof path, "%s/art/borodino/sheet-%d/%02d-%02d.webp", data, PERCENT, c, r);
			SDL_Surface *raw = IMG_Load(path);
			p->at[c][r] = raw ? SDL_ConvertSurfaceFormat(raw, SDL_PIXELFORMAT_ARGB8888, 0) : NULL;
			SDL_FreeSurface(raw);
		}
	assert_non_null(p->at[0][0]);
}

static void picture_close(struct picture *p)
{
	for (int c = 0; c < MAX_TILES; c++)
		for (int r = 0; r < MAX_TILES; r++)
			SDL_FreeSurface(p->at[c][r]);
}

/* Mean brightness of the middle of a hex, 0..765; negative beyond the picture. */
static double brightness(const struct picture *p, const struct place *hex)
{
	double cx = (p->x + (double)hex->x * p->radius) * PERCENT / 100, sum = 0;
	double cy = (p->y + (double)hex->y * p->radius) * PERCENT / 100, half = p->radius * PERCENT / 100 * .45;
	int n = 0;
	for (int y = (int)(cy - half); y <= (int)(cy + half); y++)
		for (int x = (int)(cx - half); x <= (int)(cx + half); x++, n++) {
			const SDL_Surface *s = p->at[x / p->tile][y / p->tile];
			if (x < 0 || y < 0 || !s || x % p->tile >= s->w || y % p->tile >= s->h)
				return -1;
			const uint32_t *row =
				(const uint32_t *)((const uint8_t *)s->pixels + (y % p->tile) * s->pitch);
			uint32_t c = row[x % p->tile];
			sum += (c >> 16 & 255) + (c >> 8 & 255) + (c & 255);
		}
	return sum / n;
}

static void woods_are_where_the_board_has_them(void **unused)
{
	(void)unused;
	const char *data = getenv("GROGNARD_DATA");
	char path[600];
	struct board b;
	struct error e;
	static struct picture p;
	snprintf(path, sizeof path, "%s/maps/borodino.json", data);
	assert_true(board_load(&b, path, &e));
	picture_open(&p, data);
	int woods = 0, clear = 0, wrong = 0;
	for (int i = 0; i < b.count; i++) {
		const struct place *hex = &b.at[i];
		if ((hex->terrain != TERRAIN_WOODS && hex->terrain != TERRAIN_CLEAR) || hex->road || hex->column < 14)
			continue; /* further north lie the title and the key */
		bool wooded = hex->terrain == TERRAIN_WOODS, dark = brightness(&p, hex) < 520;
		woods += wooded;
		clear += !wooded;
		wrong += wooded != dark;
		if (wooded != dark)
			print_message("%s %s: brightness %.0f\n", hex->id, wooded ? "woods" : "clear", brightness(&p, hex));
	}
	picture_close(&p);
	board_free(&b);
	assert_true(woods > 200 && clear > 300);
	assert_in_range(wrong, 0, (unsigned)(woods + clear) / 50);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(woods_are_where_the_board_has_them)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
