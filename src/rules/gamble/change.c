/* Units come, go, are disrupted and die; depots fall. */
#include "rules/gamble/closed.h"

void gb_finish(const struct scenario *s, struct gamble *g, int winner, int level, struct events *ev)
{
	(void)s;
	g->p.header.result.over = 1;
	g->p.header.result.winner = (int8_t)winner;
	g->p.header.result.level = (int16_t)level;
	event_note(ev, EVENT_END, winner, NONE, NONE, NONE, level, CITE_14_7);
}

/* [3.3] Turned onto its reverse. */
void gb_disrupt(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev)
{
	if (gb_disrupted(g, piece))
		return;
	g->p.piece[piece].flags |= FLAG_DISRUPTED;
	gb_tell_of(s, g, ev, event_make(EVENT_NOTE, s->piece[piece].side, piece, g->p.piece[piece].place, NONE, TEXT_DISRUPTED, cite), false);
}

void gb_rally(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev)
{
	if (!gb_disrupted(g, piece))
		return;
	g->p.piece[piece].flags &= (uint16_t)~FLAG_DISRUPTED;
	gb_tell_of(s, g, ev, event_make(EVENT_NOTE, s->piece[piece].side, piece, g->p.piece[piece].place, NONE, TEXT_RALLIED, cite), false);
}

/* [15.2] Room is made for a stack: when no combat unit of it is left on the hex, its trains are spent. */
static void settle_room(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev)
{
	const struct set *trains = &gb_own(s)->trains[side];
	if (!gb_raises(s) || place < 0 || gb_next_fighter(s, g, place, side, 0) != NONE)
		return;
	for (int i = set_next(trains, 0); i >= 0; i = set_next(trains, i + 1)) {
		if (g->p.piece[i].place != place || !(g->p.piece[i].flags & FLAG_CAPACITY))
			continue;
		gb_put_away(s, g, i);
		event_note(ev, EVENT_NOTE, side, NONE, NONE, place, TEXT_ROOM_GONE, CITE_15_2);
	}
}

static void take_off(const struct scenario *s, struct gamble *g, int piece, int box, struct events *ev)
{
	struct piece *k = &g->p.piece[piece];
	int from = k->place;
	k->place = (int16_t)box;
	k->flags = 0;
	k->fatigue = 0;
	set_drop(&g->p.hand, piece);
	set_drop(&g->p.used, piece);
	set_drop(&g->p.free, piece);
	set_drop(&g->led, piece);
	gb_settle_blanks(s, g, s->piece[piece].side, from);
	settle_room(s, g, s->piece[piece].side, from, ev);
}

void gb_fall(const struct scenario *s, struct gamble *g, int piece)
{
	if (g->state & STATE_TWO_YEARS && g->p.header.turn > gb_figures(s)->two_year.end)
		set_add(&g->fallen, piece);
}

/* [14.7] With Napoleon the war is lost. */
void gb_eliminate(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev)
{
	event_note(ev, EVENT_ELIMINATE, s->piece[piece].side, piece, g->p.piece[piece].place, NONE, 1, cite);
	take_off(s, g, piece, AT_LOST, ev);
	gb_fall(s, g, piece);
	if (piece == gb_own(s)->napoleon)
		gb_finish(s, g, RUSSIAN, LEVEL_NAPOLEON, ev);
}

void gb_remove(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev)
{
	if (gb_closed(s, g, piece))
		gb_declare(s, ev);
	event_note(ev, EVENT_EXIT, s->piece[piece].side, piece, g->p.piece[piece].place, NONE, NONE, cite);
	take_off(s, g, piece, AT_GONE, ev);
}

void gb_hit(const struct scenario *s, struct gamble *g, int piece, int cite, struct events *ev)
{
	if (gb_disrupted(g, piece))
		gb_eliminate(s, g, piece, cite, ev);
	else
		gb_disrupt(s, g, piece, cite, ev);
}

void gb_move(const struct scenario *s, struct gamble *g, int piece, int to, int kind, int cite, struct events *ev)
{
	int from = g->p.piece[piece].place;
	struct event *told = gb_tell_of(s, g, ev, event_make(kind, s->piece[piece].side, piece, from, to, NONE, cite), false);
	if (board_link(&s->board, from, to) != NONE)
		event_step(ev, told);
	g->p.piece[piece].place = (int16_t)to;
	gb_settle_blanks(s, g, s->piece[piece].side, from);
	settle_room(s, g, s->piece[piece].side, from, ev);
}

void gb_put_away(const struct scenario *s, struct gamble *g, int counter)
{
	(void)s;
	struct piece *k = &g->p.piece[counter];
	k->place = AT_POOL;
	k->flags = 0;
	k->used = 0;
}

/* [8.7] Gone, and a train less for the rest of the game. A train that lies there waiting to become a depot is no depot yet: it is
 * thrown away. */
void gb_overrun(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev)
{
	int enemy = 1 - side;
	for (int i = gb_next_counter(s, g, place, enemy, 0); i >= 0; i = gb_next_counter(s, g, place, enemy, 0)) {
		bool depot = g->p.piece[i].flags & FLAG_DEPOT;
		if (depot)
			g->lost[enemy]++;
		event_note(ev, EVENT_NOTE, enemy, NONE, NONE, place, depot ? TEXT_DEPOT_LOST : TEXT_TRAIN_IDLE, CITE_8_7);
		gb_put_away(s, g, i);
	}
}
