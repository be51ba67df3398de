/* Counters that a stack shows: they should tell nothing. Most stacks show as few as they can, some one or two more,
 * some all that they have; which, follows from what is in the stack, and that the enemy does not know. */
#include "ai/area1812/own.h"

enum { SIGHT = 2, WAYS = 5 };

static bool watched(const struct land *g, const struct campaign *c, int side, int place)
{
	for (int at = 0; at < g->places; at++)
		if (g->distance[place][at] <= SIGHT && ar_units(c, 1 - side, at))
			return true;
	return false;
}

/* A number that hangs on the stack and the turn, the same whenever it is asked for. */
static unsigned whim(const struct land *g, const struct campaign *c, int side, int place)
{
	uint64_t state = (uint64_t)c->p.header.turn * 71 + (uint64_t)place;
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (c->p.piece[i].place == place)
			state = state * 131 + (uint64_t)i;
	return random_next(&state);
}

int ar_counsel_markers(const struct belief *b, const struct orders *list)
{
	static const int more[WAYS] = {0, 0, 1, 2, 99};
	const struct land *g = land_of(b->s);
	const struct campaign *c = &b->guess[0];
	for (int i = 0; i < list->n; i++) {
		const struct order *o = &list->at[i];
		int least, most;
		if (o->verb != VERB_MARKERS || !watched(g, c, b->side, o->place))
			continue;
		ar_markers_range(b->s, c, b->side, o->place, &least, &most);
		int want = least + more[whim(g, c, b->side, o->place) % WAYS];
		if (o->number == (want < most ? want : most))
			return i;
	}
	return NONE;
}
