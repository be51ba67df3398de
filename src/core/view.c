#include "core/view.h"

#include <stdarg.h>
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

const struct counter *view_find(const struct view *v, int piece)
{
	for (int i = 0; i < v->counters && piece != NONE; i++)
		if (v->counter[i].piece == piece)
			return &v->counter[i];
	return NULL;
}

void view_track(struct view *v, int side, const char *name, const char *value, ...)
{
	va_list list;
	if (v->tracks == VIEW_TRACKS)
		return;
	struct track *t = &v->track[v->tracks++];
	t->side = (int8_t)side;
	snprintf(t->name, sizeof t->name, "%s", name);
	va_start(list, value);
	vsnprintf(t->value, sizeof t->value, value, list);
	va_end(list);
}

void view_army(struct view *v, int side, const char *name, int units)
{
	int before = v->tracks;
	view_track(v, side, name, "%d", units);
	if (v->tracks > before)
		v->track[before].army = true;
}

void view_turn_track(struct view *v, int side, const char *name, int number, enum track_turn turn)
{
	int before = v->tracks;
	view_track(v, side, name, "%d", number);
	if (v->tracks > before)
		v->track[before].turn = (uint8_t)turn;
}

void view_line(struct view *v, const char *format, ...)
{
	va_list list;
	if (v->lines == VIEW_LINES)
		return;
	va_start(list, format);
	vsnprintf(v->line[v->lines++], sizeof v->line[0], format, list);
	va_end(list);
}

void view_stands(struct view *v, const char *format, ...)
{
	va_list list;
	va_start(list, format);
	vsnprintf(v->stands, sizeof v->stands, format, list);
	va_end(list);
}

void view_score(struct view *v, const char *format, ...)
{
	va_list list;
	va_start(list, format);
	vsnprintf(v->score, sizeof v->score, format, list);
	va_end(list);
}

void view_left(struct view *v, int side, const char *format, ...)
{
	va_list list;
	va_start(list, format);
	vsnprintf(v->left[side], sizeof v->left[side], format, list);
	va_end(list);
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
	m->extent = 0;
	snprintf(m->sprite, sizeof m->sprite, "%s", sprite);
	snprintf(m->tip, sizeof m->tip, "%s", tip);
}

void view_mark_area(struct view *v, int place, int value, int side, const char *sprite, const char *tip, int extent)
{
	int before = v->markers;
	view_mark(v, place, value, side, sprite, tip);
	if (v->markers > before)
		v->marker[before].extent = (uint8_t)extent;
}

void view_mark_link(struct view *v, int place, int other, int side, const char *sprite, const char *tip)
{
	int before = v->markers;
	view_mark(v, place, NONE, side, sprite, tip);
	if (v->markers > before)
		v->marker[before].other = (int16_t)other;
}

void view_mark_bridge(struct view *v, int place, int other, int bridge, const char *tip)
{
	int before = v->markers;
	view_mark_link(v, place, other, NOBODY, bridge == BRIDGE_BUILT ? "bridge-b" : "bridge-broken", tip);
	if (v->markers > before)
		v->marker[before].bridge = (uint8_t)bridge;
}

void view_put(struct view *v, int side, const char *sprite, int card, int number, const char *box, ...)
{
	va_list list;
	if (v->boxes == VIEW_BOXES)
		return;
	struct view_box *b = &v->box[v->boxes++];
	b->side = (int8_t)side;
	b->card = (int16_t)card;
	b->number = (int16_t)number;
	snprintf(b->sprite, sizeof b->sprite, "%s", sprite);
	va_start(list, box);
	vsnprintf(b->box, sizeof b->box, box, list);
	va_end(list);
}

void view_point(struct view *v, int kind, int from, int to, int side, int value)
{
	if (v->arrows == VIEW_ARROWS)
		return;
	struct view_arrow *a = &v->arrow[v->arrows++];
	a->kind = (uint8_t)kind;
	a->from = (int16_t)from;
	a->to = (int16_t)to;
	a->side = (int8_t)side;
	a->value = (int16_t)value;
}

/* Field by field: views are compared byte for byte. */
void view_lay(struct view *v, int pile, int card, int side, bool ready)
{
	if (v->cards == VIEW_CARDS)
		return;
	struct view_card *c = &v->card[v->cards++];
	c->pile = (uint8_t)pile;
	c->card = (int16_t)card;
	c->side = (int8_t)side;
	c->ready = ready;
}
