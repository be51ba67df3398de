/* The way that is drawn with a piece while it is dragged, in games where it matters by which hexes it goes. The hexes that the
 * pointer went over are kept; where the cheapest way to the hex under it goes by others, and the rules let the piece march by these,
 * the march is given in parts. */
#include "input/own.h"

#include <math.h>
#include <string.h>

void way_begin(struct table_view *t)
{
	int at = t->lift.piece == NONE ? NONE : t->seat->known->piece[t->lift.piece].place;

	t->way.n = t->way.stops = 0;
	t->way.place = NONE;
	if (t->seat->words->draws && t->s->board.kind == BOARD_HEX && at >= 0 && t->lift.n)
		t->way.over[t->way.n++] = (int16_t)at;
}

/* Back over a hex of the way takes back what came after it. */
static void go_over(struct way *w, int place)
{
	for (int i = 0; i < w->n; i++)
		if (w->over[i] == place) {
			w->n = i + 1;
			return;
		}
	if (w->n < MAX_ROUTE)
		w->over[w->n++] = (int16_t)place;
}

/* Well inside the hex: its corners are only grazed. */
static bool within(const struct table_view *t, int place, float x, float y)
{
	float cx, cy, corner[12];

	scene_centre(&t->scene, place, &cx, &cy);
	scene_hex(&t->scene, place, 1, corner);
	return hypotf(x - cx, y - cy) < 0.6f * hypotf(corner[0] - cx, corner[1] - cy);
}

void way_motion(struct table_view *t, int x, int y)
{
	float dx = (float)(x - t->px), dy = (float)(y - t->py);
	int steps = (int)(hypotf(dx, dy) / fmaxf(4, (float)scene_side(&t->scene) / 4)) + 1;

	for (int i = 1; i <= steps && t->way.n; i++) {
		float part = (float)i / (float)steps, at_x = (float)t->px + dx * part, at_y = (float)t->py + dy * part;
		int place = tray_covers(t, (int)at_x, (int)at_y) ? NONE : place_under(t, (int)at_x, (int)at_y);
		if (place != NONE && within(t, place, at_x, at_y))
			go_over(&t->way, place);
	}
}

/* The farthest of the hexes that the cheapest way leads to over all those before it; NONE when not even the next is. */
static int farthest(const struct table_view *t, const struct overlay *reach, const int16_t *over, int n)
{
	for (int k = n - 1; k > 0; k--) {
		int route[MAX_ROUTE], length = reach_route(t, reach, over[k], route, MAX_ROUTE), met = 0;
		for (int i = 0; i < length && met <= k; i++)
			met += route[i] == over[met];
		if (met == k + 1)
			return k;
	}
	return NONE;
}

static void add_route(const struct table_view *t, const struct overlay *reach, int place, struct way *w)
{
	int route[MAX_ROUTE], n = reach_route(t, reach, place, route, MAX_ROUTE);

	for (int i = w->length ? 1 : 0; i < n && w->length < MAX_ROUTE; i++)
		w->route[w->length++] = route[i];
}

/* Marches one part on the copy and takes the piece up again; false when the march is over there, or its die is still to fall. */
static bool try_part(const struct table_view *t, struct way *w, int place)
{
	struct position *p = &w->at.common;
	int piece = t->lift.piece, row = frame_now(p)->row, side = frame_now(p)->side;
	uint64_t dice = p->dice.drawn;
	struct order march = order_make(VERB_MARCH, side, piece, place, NONE), take = order_make(VERB_TAKE, side, piece, NONE, NONE);

	if (!rules_play(t->s, p, &march, NULL, NULL) || p->header.result.over || frame_now(p)->row != row ||
	    frame_now(p)->side != side || p->piece[piece].place != place || p->dice.drawn != dice)
		return false;
	if (!set_has(&p->hand, piece) && !rules_play(t->s, p, &take, NULL, NULL))
		return false;
	overlay_clear(&w->reach, QUERY_REACH);
	t->s->rules->query(t->s, p, t->seat->viewer, QUERY_REACH, piece, NONE, &w->reach);
	return true;
}

/* Fills stops and route; false when the cheapest way will do, or the drawn one cannot be marched. */
static bool find_parts(const struct table_view *t, struct way *w, int place)
{
	int16_t over[MAX_ROUTE + 1];
	int n = w->n, k;

	memcpy(over, w->over, (size_t)n * sizeof *over);
	if (n && over[n - 1] != place)
		over[n++] = (int16_t)place;
	w->length = w->stops = 0;
	k = n > 1 && t->lift.reaches ? farthest(t, &t->lift.reach, over, n) : NONE;
	if (k == NONE || k == n - 1)
		return false;
	memcpy(&w->at, t->lift.from, t->s->rules->position_size);
	w->reach = t->lift.reach;
	for (int at = 0; k != n - 1; k = farthest(t, &w->reach, over + at, n - at)) {
		if (k == NONE || w->stops == WAY_STOPS)
			return false;
		at += k;
		if (at == n - 1)
			break;
		add_route(t, &w->reach, over[at], w);
		w->stop[w->stops++] = over[at];
		if (!try_part(t, w, over[at]))
			return false;
	}
	struct order last = order_make(VERB_MARCH, frame_now(&w->at.common)->side, t->lift.piece, place, NONE);
	add_route(t, &w->reach, place, w);
	return rules_allow(t->s, &w->at.common, &last, NULL);
}

bool way_in_parts(struct table_view *t, int place)
{
	struct way *w = &t->way;

	if (t->hand != HAND_DRAGS || !w->n || place == NONE)
		return false;
	if (w->place != place || w->told != w->n) {
		w->place = (int16_t)place;
		w->told = w->n;
		w->parts = find_parts(t, w, place);
	}
	return w->parts;
}

const struct position *way_from(struct table_view *t, int place)
{
	return way_in_parts(t, place) ? &t->way.at.common : t->lift.from;
}

/* The way to this one place, as the game tells it. */
static int only_route(struct table_view *t, int place, int *out, int most)
{
	struct overlay *one = &t->way.reach;

	overlay_clear(one, QUERY_REACH);
	t->s->rules->query(t->s, t->lift.from, t->seat->viewer, QUERY_REACH, t->lift.piece, place, one);
	int n = reach_route(t, one, place, out, most);
	return n > 1 ? n : 0;
}

int way_route(struct table_view *t, int place, int *out, int most)
{
	if (!way_in_parts(t, place))
		return t->lift.reaches ? reach_route(t, &t->lift.reach, place, out, most) : only_route(t, place, out, most);
	int n = t->way.length < most ? t->way.length : most;
	memcpy(out, t->way.route, (size_t)n * sizeof *out);
	return n;
}

int way_cost(struct table_view *t, int place)
{
	if (way_in_parts(t, place))
		return t->way.reach.value[place]; /* what the parts before it took is counted in */
	return t->lift.reaches ? t->lift.reach.value[place] : NONE;
}
