/* Where the places of a board, their plates and their boxes lie on its sheet. */
#include "render/sheet.h"

#include "core/outline.h"

#include <math.h>
#include <string.h>

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
