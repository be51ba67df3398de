/* What a hint means, on the map: who is named has a ring, arrows lead where he would go or whom he would attack. */
#include "input/own.h"

#include "render/arrow.h"

#include <string.h>

enum { ADVICE_COLOUR = 0x2fd0e4ff };

void table_advise(struct table_view *t, const struct order *orders, int n)
{
	t->advised = n < ADVISED_MOST ? n : ADVISED_MOST;
	bool looked = false;
	for (int i = 0; i < t->advised; i++) {
		t->advice[i] = orders[i];
		int place = t->advice[i].place != NONE ? t->advice[i].place : table_place_of(t, t->advice[i].piece);
		if (place >= 0 && !looked && !scene_sees(&t->scene, place))
			table_look_at(t, place);
		looked |= place >= 0; /* the first is in sight: it leads to the others */
	}
	spoil(t);
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

/* Whom an order before this one, or after it, names of the enemy: he is meant by those who only join in. */
static int enemy_named(const struct table_view *t, int side)
{
	for (int i = 0; i < t->advised; i++)
		if (t->advice[i].piece >= 0 && t->s->piece[t->advice[i].piece].side != side)
			return table_place_of(t, t->advice[i].piece);
	return NONE;
}

void advice_under(struct table_view *t)
{
	for (int i = 0; i < t->advised; i++) {
		const struct order *o = &t->advice[i];
		if (o->piece >= 0)
			point_at(t, o->piece, o->place != NONE ? o->place : enemy_named(t, t->s->piece[o->piece].side));
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
