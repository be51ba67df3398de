#include "core/position.h"

#include "core/scenario.h"

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

/* --- soundness --- */

static bool in_range(int value, int low, int high)
{
	return value >= low && value <= high;
}

static bool blank(const void *bytes, size_t n)
{
	for (const uint8_t *at = bytes; n; n--)
		if (*at++)
			return false;
	return true;
}

static bool header_sound(const struct scenario *s, const struct header *h, struct error *e)
{
	const struct result *r = &h->result;
	if (!in_range(h->turn, s->first_turn, s->last_turn))
		return error_set(e, NULL, "turn", NULL, "turn %d is not played", h->turn);
	if (!in_range(h->phasing, SIDE_0, SIDE_1) || !in_range(r->over, 0, 1) || !in_range(r->winner, NOBODY, SIDE_1))
		return error_set(e, NULL, "header", NULL, "names a side that does not play");
	if (!r->over && (r->winner != NOBODY || r->level || r->score[0] || r->score[1]))
		return error_set(e, NULL, "result", NULL, "the game goes on, but has one");
	return (!h->spare && blank(h->unused, sizeof h->unused)) ||
	       error_set(e, NULL, "header", NULL, "bytes that mean nothing are not zero");
}

static bool dice_sound(const struct dice *d, struct error *e)
{
	return (d->forced <= MAX_FORCED && blank(d->spare, sizeof d->spare)) ||
	       error_set(e, NULL, "dice", NULL, "%d rolls are forced", d->forced);
}

static bool frames_sound(const struct scenario *s, const struct position *p, int rows, struct error *e)
{
	struct frame none;
	frame_blank(&none);
	if (!in_range(p->depth, p->header.result.over ? 0 : 1, MAX_FRAMES) || p->unused)
		return error_set(e, NULL, "depth", NULL, "%d frames are open", (int)p->depth);
	for (int i = 0; i < MAX_FRAMES; i++) {
		const struct frame *f = &p->frame[i];
		bool fine = i < p->depth ? f->row < rows && f->side < SIDES && in_range(f->piece, NONE, s->pieces - 1) &&
						   in_range(f->target, NONE, s->pieces - 1) &&
						   in_range(f->place, NONE, s->board.count - 1)
					 : !memcmp(f, &none, sizeof none);
		if (!fine)
			return error_set(e, NULL, "frame", NULL, "frame %d does not hold what it may", i);
	}
	return true;
}

static bool pieces_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	int most = s->board.count > s->pieces ? s->board.count : s->pieces;
	for (int i = 0; i < MAX_PIECES; i++) {
		const struct piece *k = &p->piece[i];
		if (!in_range(k->place, INT16_MIN, i < s->pieces ? s->board.count - 1 : NONE) || !in_range(k->on, NONE, most - 1))
			return error_set(e, NULL, i < s->pieces ? s->piece[i].id : "piece", NULL, "stands nowhere (%d)", k->place);
	}
	for (int i = 0; i < MAX_MARKERS; i++)
		if (!in_range(p->marker[i].place, NONE, s->board.count - 1) ||
		    !in_range(p->marker[i].other, NONE, s->board.count - 1))
			return error_set(e, NULL, "marker", NULL, "marker %d lies nowhere", i);
	return blank(&p->card[s->cards], (size_t)(MAX_CARDS - s->cards)) ||
	       error_set(e, NULL, "card", NULL, "there is a card that the game does not have");
}

bool position_sound(const struct scenario *s, const struct position *p, int rows, struct error *e)
{
	const struct set *sets[] = {&p->hand, &p->against, &p->used, &p->free};
	static const char *const names[] = {"hand", "against", "used", "free"};
	for (int i = 0; i < 4; i++)
		if (set_next(sets[i], s->pieces) != NONE)
			return error_set(e, NULL, names[i], NULL, "holds a piece that the game does not have");
	return header_sound(s, &p->header, e) && dice_sound(&p->dice, e) && frames_sound(s, p, rows, e) &&
	       pieces_sound(s, p, e);
}
