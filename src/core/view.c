#include "core/view.h"

#include <stdio.h>
#include <string.h>

void view_clear(struct view *v, enum lie lie)
{
	memset(v, 0, sizeof *v);
	v->lie = (uint8_t)lie;
}

struct counter *view_add(struct view *v, int piece, int place, int side)
{
	struct counter *c = &v->counter[v->counters < MAX_COUNTERS ? v->counters++ : MAX_COUNTERS - 1];
	memset(c, 0, sizeof *c);
	c->piece = (int16_t)piece;
	c->place = (int16_t)(place >= 0 ? place : NONE);
	c->side = (int8_t)side;
	c->number = NONE;
	for (int i = 0; i < VIEW_FIGURES; i++)
		c->figure[i] = NONE;
	return c;
}

void view_mark(struct view *v, int place, int value, int side, const char *sprite, const char *tip)
{
	if (v->markers == VIEW_MARKERS)
		return;
	struct view_marker *m = &v->marker[v->markers++];
	m->place = (int16_t)place;
	m->value = (int16_t)value;
	m->other = NONE;
	m->side = (int8_t)side;
	snprintf(m->sprite, sizeof m->sprite, "%s", sprite);
	snprintf(m->tip, sizeof m->tip, "%s", tip);
}
