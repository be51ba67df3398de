/* What a hint means, on the map: who is named has a ring, arrows lead where he would go or whom he would attack. */
#include "input/own.h"

#include "render/arrow.h"

#include <math.h>

enum { ADVICE_COLOUR = 0x2fd0e4ff };

/* Where its orders begin and lead to; so many are they. */
static int advice_places(const struct table_view *t, int place[2 * ADVISED_MOST])
{
	int n = 0;
	for (int i = 0; i < t->advised; i++) {
		int from = table_place_of(t, t->advice[i].piece), to = t->advice[i].place;
		if (from >= 0)
			place[n++] = from;
		if (to >= 0 && to != from)
			place[n++] = to;
	}
	return n;
}

/* The eye goes where all of it is seen, at the zoom it has or the nearest one that shows it whole. */
static void see_advice(struct table_view *t, const int *place, int n)
{
	struct camera *eye = &t->scene.eye;
	float left = eye->sheet_w, top = eye->sheet_h, right = 0, low = 0, x, y, room = t->scene.sheet.radius;
	for (int i = 0; i < n; i++) {
		sheet_centre(&t->scene.sheet, &t->s->board, place[i], &x, &y);
		left = fminf(left, x - room);
		right = fmaxf(right, x + room);
		top = fminf(top, y - room);
		low = fmaxf(low, y + room);
	}
	float k = eye->percent / 100;
	if ((right - left) * k <= (float)eye->area.w && (low - top) * k <= (float)eye->area.h)
		camera_glide(eye, (left + right) / 2, (top + low) / 2, canvas_now(t->c));
	else
		camera_frame(eye, left, top, right, low);
}

void table_advise(struct table_view *t, const struct order *orders, int n)
{
	int place[2 * ADVISED_MOST], places, seen = 0;
	t->advised = n < ADVISED_MOST ? n : ADVISED_MOST;
	for (int i = 0; i < t->advised; i++)
		t->advice[i] = orders[i];
	places = advice_places(t, place);
	for (int i = 0; i < places; i++)
		seen += scene_sees(&t->scene, place[i]);
	if (seen < places) /* no arrow leads out of the picture */
		see_advice(t, place, places);
	spoil(t);
}

/* The part of a way from a to b along one axis that lies between low and high, cut from [*from, *to], which goes from 0 to 1. */
static void cut_way(float a, float b, float low, float high, float *from, float *to)
{
	if (fabsf(b - a) < 0.5f) {
		if (a < low || a > high)
			*to = -1;
		return;
	}
	float in = (low - a) / (b - a), out = (high - a) / (b - a);
	*from = fmaxf(*from, fminf(in, out));
	*to = fminf(*to, fmaxf(in, out));
}

/* Whom an order before this one, or after it, names of the enemy: he is meant by those who only join in. */
static int enemy_named(const struct table_view *t, int side)
{
	for (int i = 0; i < t->advised; i++)
		if (t->advice[i].piece >= 0 && t->s->piece[t->advice[i].piece].side != side)
			return table_place_of(t, t->advice[i].piece);
	return NONE;
}

/* Where the arrow of an order leads; NONE: it has none. */
static int leads_to(const struct table_view *t, const struct order *o)
{
	return o->place != NONE || o->piece < 0 ? o->place : enemy_named(t, t->s->piece[o->piece].side);
}

/* Does the box lie on the way from one place to the other (or the same one), each with a hex round it? */
static bool lies_on_way(const struct table_view *t, struct rect box, int from, int to)
{
	struct camera eye = eye_at_rest(&t->scene.eye);
	float ax, ay, bx, by, in = 0, out = 1, room = t->scene.sheet.radius * eye.percent / 100;
	sheet_centre(&t->scene.sheet, &t->s->board, from, &ax, &ay);
	sheet_centre(&t->scene.sheet, &t->s->board, to, &bx, &by);
	camera_to_screen(&eye, ax, ay, &ax, &ay);
	camera_to_screen(&eye, bx, by, &bx, &by);
	cut_way(ax, bx, (float)box.x - room, (float)(box.x + box.w) + room, &in, &out);
	cut_way(ay, by, (float)box.y - room, (float)(box.y + box.h) + room, &in, &out);
	return in <= out;
}

int table_advice_under(const struct table_view *t, struct rect box)
{
	int n = 0;
	for (int i = 0; i < t->advised; i++) {
		int from = table_place_of(t, t->advice[i].piece), to = leads_to(t, &t->advice[i]);
		if (from >= 0 || to >= 0)
			n += lies_on_way(t, box, from >= 0 ? from : to, to >= 0 ? to : from);
	}
	return n;
}

static void point_at(struct table_view *t, int piece, int to)
{
	int from = table_place_of(t, piece);
	const struct print *who = &t->s->piece[piece];
	int16_t way[2] = {(int16_t)from, (int16_t)to};
	struct march m = {.place = way, .n = 2, .nation = who->nation, .side = (int8_t)who->side, .look = MARCH_GOES, .number = NONE};

	if (from >= 0 && to >= 0 && from != to)
		scene_march(&t->scene, &m);
}

void advice_under(struct table_view *t)
{
	for (int i = 0; i < t->advised; i++) {
		const struct order *o = &t->advice[i];
		if (o->piece >= 0)
			point_at(t, o->piece, leads_to(t, o));
	}
}

void advice_over(struct table_view *t)
{
	struct places in = {{0}};
	float x, y, side = (float)scene_side(&t->scene);

	for (int i = 0; i < t->advised; i++) {
		int piece = t->advice[i].piece, at = piece >= 0 ? view_counter(t, piece) : NONE;
		if (t->advice[i].place >= 0)
			places_add(&in, t->advice[i].place);
		if (at == NONE || t->view->counter[at].place < 0)
			continue;
		scene_stand(&t->scene, at, t->view->counter[at].place, &x, &y);
		scene_ring(&t->scene, x, y, side, ADVICE_COLOUR, side * 0.05f > 3 ? side * 0.05f : 3);
	}
	if (t->advised)
		scene_outline(&t->scene, &in, ADVICE_COLOUR, 4);
}
