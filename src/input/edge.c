/* Who is dragged over the edge of the board leaves it, where there is an exit; or why he does not. */
#include "input/own.h"

#include <math.h>

enum { BESIDE_EXIT = 3 }; /* counters: so far from his exit he may be let go */

/* The place that lies nearest to where he is let go, or NONE. */
static int nearest_place(const struct table_view *t, int x, int y)
{
	float px, py, nearest = 0;
	int at = NONE;

	for (int i = 0; i < t->s->board.count; i++) {
		scene_centre(&t->scene, i, &px, &py);
		float far = hypotf(px - (float)x, py - (float)y);
		if (at == NONE || far < nearest) {
			nearest = far;
			at = i;
		}
	}
	return at;
}

/* Is the board left by the edge there? */
static bool by_exit(const struct table_view *t, int x, int y)
{
	int at = nearest_place(t, x, y);
	bool exit = at != NONE && t->s->board.at[at].kind & KIND_EXIT;

	for (int d = 0; at != NONE && d < t->s->board.at[at].links; d++) { /* the edge is ragged */
		int next = t->s->board.at[at].link[d].to;
		exit |= next != NONE && t->s->board.at[next].kind & KIND_EXIT;
	}
	return exit;
}

/* Is it let go beside the place where it stands, or beyond the edge of the map there, however far the map has slid away below it? */
static bool beside(const struct table_view *t, int place, int x, int y)
{
	float px, py;
	int nearest = nearest_place(t, x, y);

	scene_centre(&t->scene, place, &px, &py);
	return hypotf((float)x - px, (float)y - py) <= BESIDE_EXIT * (float)scene_side(&t->scene) ||
	       (nearest != NONE && board_distance(&t->s->board, nearest, place) <= BESIDE_EXIT);
}

/* The order by which the lifted piece leaves the map where it stands. */
static bool leaves_by(const struct table_view *t, const struct order *o)
{
	int stands = t->seat->known->piece[t->lift.piece].place;
	return stands != NONE && o->piece == t->lift.piece && leaves_map(t, o) && o->place == stands;
}

int edge_orders(const struct table_view *t, int x, int y, struct order *out, int most)
{
	int piece = t->lift.piece, stands = t->seat->known->piece[piece].place, n = 0;

	for (int i = 0; i < t->lift.n && n < most; i++) {
		const struct order *o = &t->lift.drop[i];
		if (leaves_by(t, o) && beside(t, stands, x, y))
			out[n++] = *o;
	}
	for (int i = 0; i < t->lift.extras && n < most && by_exit(t, x, y); i++)
		out[n++] = t->lift.extra[i];
	return n;
}

bool edge_elsewhere(const struct table_view *t, struct error *e)
{
	for (int i = 0; i < t->lift.n; i++)
		if (leaves_by(t, &t->lift.drop[i]))
			return error_set(e, NULL, NULL, NULL, "It leaves the map beside %s only: let it go there, or click it twice",
					 board_called(&t->s->board, t->lift.drop[i].place).at), true;
	return false;
}

bool edge_refuses(const struct table_view *t, int piece, int x, int y, struct error *e)
{
	if (!may_act(t) || !by_exit(t, x, y))
		return false;
	for (int verb = 0; verb < 64; verb++) {
		const struct verb *v = t->seat->prompt.verbs & t->seat->words->leaves & UINT64_C(1) << verb ? verb_at(t->s, verb) : NULL;
		struct order o = order_make(verb, t->seat->prompt.side, piece, NONE, NONE);
		if (v && !v->place && hand_would_fail(t, &o, e))
			return true;
	}
	return false;
}
