#include "core/position.h"

#include <assert.h>
#include <string.h>

static void frame_blank(struct frame *f)
{
	memset(f, 0, sizeof *f);
	f->piece = f->place = f->target = f->number = NONE;
}

struct frame *frame_push(struct position *p, int row, enum side side)
{
	assert(p->depth < MAX_FRAMES);
	struct frame *f = &p->frame[p->depth++];
	frame_blank(f);
	f->row = (uint8_t)row;
	f->side = (uint8_t)side;
	return f;
}

void frame_pop(struct position *p)
{
	assert(p->depth > 0);
	frame_blank(&p->frame[--p->depth]);
}

void position_clear(struct position *p, size_t size)
{
	memset(p, 0, size);
	p->header.result.winner = NOBODY;
	for (int i = 0; i < MAX_FRAMES; i++)
		frame_blank(&p->frame[i]);
	for (int i = 0; i < MAX_PIECES; i++)
		p->piece[i].place = p->piece[i].on = NONE;
	for (int i = 0; i < MAX_MARKERS; i++)
		p->marker[i].place = p->marker[i].other = NONE;
}
