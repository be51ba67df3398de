#include "core/view.h"

#include <stdio.h>

void view_mark(struct view *v, int place, int value, int side, const char *sprite, const char *tip)
{
	if (v->markers == VIEW_MARKERS)
		return;
	struct view_marker *m = &v->marker[v->markers++];
	m->place = (int16_t)place;
	m->value = (int16_t)value;
	m->side = (int8_t)side;
	snprintf(m->sprite, sizeof m->sprite, "%s", sprite);
	snprintf(m->tip, sizeof m->tip, "%s", tip);
}
