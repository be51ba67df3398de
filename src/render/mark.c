/* Markers on the map: at their places, and on the links between two. */
#include "render/arrow.h"
#include "render/region.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static bool stands_on(const struct scene *sc, int place)
{
	for (int i = 0; i < sc->lying; i++)
		if (sc->lie[i].place == place)
			return true;
	return false;
}

/* A value printed on the sheet that a counter covers: repeated on a shield that hangs from its lower edge, between it and the counter
 * below, where no badge of the neighbours reaches. */
static void covered_value(struct scene *sc, const struct view_marker *m)
{
	float x, y, side = (float)scene_side(sc), r = fmaxf(side * 0.14f, 7);
	int size = (int)(r * 1.25f), w;
	char text[12];

	if (m->value <= 0 || !stands_on(sc, m->place) || side < 36)
		return;
	snprintf(text, sizeof text, "%d", m->value);
	scene_centre(sc, m->place, &x, &y);
	x = roundf(x - side * 0.27f);
	y = roundf(y + side * 0.46f + r);
	for (int rim = 1; rim >= 0; rim--) {
		float a = r + (float)rim * 1.6f;
		float xy[10] = {x - a, y - a, x + a, y - a, x + a, y + a * 0.35f, x, y + a * 1.15f, x - a, y + a * 0.35f};
		canvas_polygon(sc->c, xy, 5, rim ? 0x2b2013ff : 0xd9b777ff);
	}
	w = canvas_text_width(sc->c, FONT_DATA_BOLD, size, text);
	canvas_text(sc->c, FONT_DATA_BOLD, size, 0x2b2013ff, (int)x - w / 2,
		    (int)(y - r * 0.12f) - canvas_line_height(sc->c, FONT_DATA_BOLD, size) / 2, text);
}

/* Several markers of a place lie side by side, or beside a pile one below the other: how far this one is from the middle, in markers. */
static float marker_aside(const struct view *v, int marker)
{
	int before = 0, all = 0;

	for (int i = 0; i < v->markers; i++) {
		if (v->marker[i].place != v->marker[marker].place || v->marker[i].other >= 0)
			continue;
		before += i < marker;
		all++;
	}
	return (float)before - (float)(all - 1) / 2;
}

void scene_turn(struct scene *sc, int turn)
{
	float x, y;

	if (turn < 0 || turn >= SHEET_TURNS || sc->sheet.turn[turn].x <= 0) /* it has no box of its own, as one of a second year has */
		turn = scenario_turn_number(sc->s, turn);
	if (turn < 0 || turn >= SHEET_TURNS || sc->sheet.turn[turn].x <= 0)
		return;
	camera_to_screen(&sc->eye, sc->sheet.turn[turn].x, sc->sheet.turn[turn].y, &x, &y);
	scene_sign(sc, "turn-marker", x, y, fmaxf(62 * sc->eye.percent / 100, 14), 255);
}

/* A card fills its box, as far as its shape allows. */
static void card_in_box(struct scene *sc, int card, struct rect r)
{
	char file[120];
	int wide = r.h * 5 / 7 < r.w ? r.h * 5 / 7 : r.w, high = wide * 7 / 5;
	struct rect at = {r.x + (r.w - wide) / 2, r.y + (r.h - high) / 2, wide, high};

	snprintf(file, sizeof file, "%.30s/view/card-%.31s.webp", sc->s->game, sc->s->card[card].id);
	if (wide > 8)
		canvas_picture(sc->c, file, at, 255);
}

/* In the colour of its side, with a pale rim. */
static void number_in_box(struct scene *sc, int number, int side, float x, float y, float k)
{
	char text[12];
	int size = (int)fmaxf(40 * k, 9), w, h = canvas_line_height(sc->c, FONT_DATA_BOLD, size);
	uint32_t ink = side == SIDE_0 ? 0x24396bff : side == SIDE_1 ? 0x25421fff : 0x2b2013ff;

	snprintf(text, sizeof text, "%d", number);
	w = canvas_text_width(sc->c, FONT_DATA_BOLD, size, text);
	canvas_text(sc->c, FONT_DATA_BOLD, size, 0xfdf6e4b0, (int)x - w / 2 + 1, (int)y - h / 2 + 1, text);
	canvas_text(sc->c, FONT_DATA_BOLD, size, ink, (int)x - w / 2, (int)y - h / 2, text);
}

static void in_box(struct scene *sc, const struct view_box *b, int before)
{
	float k = sc->eye.percent / 100, x, y, x0, y0;
	int i = 0;

	while (i < sc->sheet.boxes && strcmp(sc->sheet.box[i].name, b->box))
		i++;
	if (i == sc->sheet.boxes)
		return;
	camera_to_screen(&sc->eye, sc->sheet.box[i].x, sc->sheet.box[i].y, &x0, &y0);
	x = x0 + sc->sheet.box[i].w * k / 2 + (float)before * 14 * k;
	y = y0 + sc->sheet.box[i].h * k * .56f - (float)before * 10 * k;
	if (b->card >= 0 && b->card < sc->s->cards)
		card_in_box(sc, b->card, (struct rect){(int)x0, (int)y0, (int)(sc->sheet.box[i].w * k), (int)(sc->sheet.box[i].h * k)});
	if (b->sprite[0])
		scene_sign(sc, b->sprite, x, y, fmaxf(72 * k, 14), 255);
	if (b->number != NONE)
		number_in_box(sc, b->number, b->side, x, y, k);
}

void scene_boxes(struct scene *sc, const struct view *v)
{
	for (int i = 0; i < v->boxes; i++) {
		int before = 0;
		for (int j = 0; j < i; j++)
			before += !strcmp(v->box[j].box, v->box[i].box) && v->box[i].sprite[0] && v->box[j].sprite[0];
		in_box(sc, &v->box[i], before);
	}
}

static void at_place(struct scene *sc, const struct view *v, int marker)
{
	const struct view_marker *m = &v->marker[marker];
	float x, y, k = sc->eye.percent / 100, side = fmaxf(sc->sheet.radius * 0.62f * k, 16);

	if (region_board(sc)) {
		scene_slot(sc, m->place, m->sprite, &x, &y);
		scene_sign(sc, m->sprite, x, y, fmaxf(54 * k, 16), 255);
		return;
	}
	if (sheet_has_slot(&sc->sheet, m->sprite)) {
		scene_slot(sc, m->place, m->sprite, &x, &y);
		scene_sign(sc, m->sprite, x, y, fmaxf(sc->sheet.radius * 0.5f * k, 14), 255);
		return;
	}
	float left, right;
	if (scene_pile(sc, m->place, &left, &y, &right)) { /* off what is printed on a counter: at the right edge of all of them */
		side = fmaxf(sc->sheet.radius * 0.5f * k, 14);
		if (!scene_sign(sc, m->sprite, right + side * 0.15f, y + marker_aside(v, marker) * side * 0.9f, side, 255))
			covered_value(sc, m);
		return;
	}
	scene_centre(sc, m->place, &x, &y);
	x += marker_aside(v, marker) * side;
	/* Blocks stand on the lower half of a point, and what marks it above them. */
	y += sc->s->board.kind == BOARD_POINTS ? -(sheet_disc(&sc->s->board, m->place) + 16) * k : sc->sheet.radius * 0.42f * k;
	if (!scene_sign(sc, m->sprite, x, y, side, 255))
		covered_value(sc, m);
}

/* Planks between two parapets with splayed ends, along the link. */
static void draw_bridge(struct scene *sc, float x, float y, float ux, float uy, float k)
{
	float half = 15 * k, wide = 5.4f * k;
	const float deck[4] = {x - ux * half, y - uy * half, x + ux * half, y + uy * half};
	canvas_ribbon(sc->c, deck, 2, 2 * wide, 0xe9d3a0ff);
	for (float at = -half; at <= half; at += 3.6f * k) {
		const float plank[4] = {x + ux * at - uy * wide, y + uy * at + ux * wide, x + ux * at + uy * wide, y + uy * at - ux * wide};
		canvas_ribbon(sc->c, plank, 2, 1.2f, 0x7a5a30ff);
	}
	for (int side = -1; side <= 1; side += 2) {
		float nx = -uy * wide * (float)side, ny = ux * wide * (float)side, end = half + 3 * k;
		const float rail[8] = {x - ux * end + nx * 1.7f, y - uy * end + ny * 1.7f, x - ux * half + nx, y - uy * half + ny,
				       x + ux * half + nx, y + uy * half + ny, x + ux * end + nx * 1.7f, y + uy * end + ny * 1.7f};
		canvas_ribbon(sc->c, rail, 4, fmaxf(2.6f * k, 1.5f), 0x2a1b10ff);
	}
}

static void on_link(struct scene *sc, const struct view_marker *m)
{
	float x, y, degrees, k = sc->eye.percent / 100;

	if (!strcmp(m->sprite, "axis")) {
		scene_axis(sc, m->place, m->other, m->side);
		return;
	}
	road_spot(&sc->sheet, &sc->s->board, m->place, m->other, &x, &y, &degrees);
	camera_to_screen(&sc->eye, x, y, &x, &y);
	if (!strcmp(m->sprite, "bridge"))
		draw_bridge(sc, x, y, cosf(degrees / 57.29578f), sinf(degrees / 57.29578f), fmaxf(k, 0.5f));
	else
		scene_sign(sc, m->sprite, x, y, fmaxf(38 * k, 14), 255);
}

void scene_markers(struct scene *sc, const struct view *v)
{
	int n = sc->s->board.count;

	for (int i = 0; i < v->markers; i++) {
		const struct view_marker *m = &v->marker[i];
		if (m->place < 0 || m->place >= n || !m->sprite[0] || !scene_sees(sc, m->place))
			continue;
		if (m->other >= 0 && m->other < n)
			on_link(sc, m);
		else
			at_place(sc, v, i);
	}
}
