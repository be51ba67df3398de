/* Invariants of a combat and of the rows that share points. */
#include "rules/napoleon1807/n7.h"

#include <string.h>

static bool wrong(struct error *e, const char *what)
{
	return error_set(e, NULL, "fight", NULL, "%s", what);
}

static bool of_side(const struct scenario *s, const struct set *who, int side)
{
	n7_mask all = n7_own(s)->side[side] & ~n7_own(s)->vedettes;
	return !who->bits[1] && !who->bits[2] && !who->bits[3] && !(who->bits[0] & ~all);
}

/* Who fights lies open in the combat area; the beaten where they have come to. */
static bool in_the_field(const struct n7_position *n, int side)
{
	const struct n7_fight *f = &n->fight;
	n7_mask who = n7_fight_blocks(n, side);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		if (!n->p.piece[i].known || n->p.piece[i].place != (f->crossed && side == f->loser ? f->at : f->place))
			return false;
	return true;
}

static int frames_of(const struct n7_position *n, int row)
{
	int count = 0;
	for (int i = 0; i < n->p.depth; i++)
		count += n->p.frame[i].row == row;
	return count;
}

static bool fight_sound(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	const struct n7_fight *f = &n->fight;
	static const struct n7_fight none;
	if (f->stage == FIGHT_NONE)
		return !memcmp(f, &none, sizeof none) || wrong(e, "something is left of a combat that is over");
	if (f->stage >= FIGHT_STAGES || f->side > 1 || f->loser > 1 || f->flags & ~(uint32_t)FIGHT_FLAGS || f->spare)
		return wrong(e, "a stage, side or event is out of range");
	if (f->place < 0 || f->place >= s->board.count || f->at < 0 || f->at >= s->board.count || f->storm < NONE || f->storm >= s->pieces)
		return wrong(e, "an area or corps is out of range");
	if (f->links > N7_PLACES || f->crossed > N7_PLACES || f->cards[0] < 0 || f->cards[1] < 0)
		return wrong(e, "a count is out of range");
	for (size_t i = 0; i < sizeof f->more; i++)
		if (f->more[i])
			return wrong(e, "a byte that is not used is not 0");
	if (!of_side(s, &f->attackers, f->side) || !of_side(s, &f->defenders, side_other((enum side)f->side)))
		return wrong(e, "a block fights for the other side");
	if (!in_the_field(n, FRENCH) || !in_the_field(n, RUSSIAN))
		return wrong(e, "a block that fights is closed, or not where its stack is");
	if (f->storm >= 0 && !(n7_own(s)->corps & n7_own(s)->side[FRENCH] & n7_bit(f->storm)))
		return wrong(e, "Snow Storm leaves out who is no French corps");
	/* A retreat of no link is asked for by no frame: the loser stands in the combat area till he has gone one. */
	return (f->at == f->place) == !f->crossed || wrong(e, "the beaten stack is not where it has gone");
}

/* Points are still due from corps only while a row asks for them. */
static bool dues_sound(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	bool asked = frame_now(&n->p)->row == ROW_LOSE && !n->p.header.result.over;
	for (int i = 0; i < s->pieces; i++) {
		const struct piece *k = &n->p.piece[i];
		if (k->used && (!asked && !n->p.header.result.over))
			return wrong(e, "points are due that nobody asks for");
		if (k->used > n7_strength(n, i))
			return wrong(e, "more points are due than the corps has");
	}
	return true;
}

/* The rows that ask for shares: whose corps, how many points. */
static bool share_sound(const struct scenario *s, const struct n7_position *n, const struct frame *f, struct error *e)
{
	n7_mask who = n7_mask_get(f);
	if (f->side > 1 || f->step > 1 || f->count >= CITES || f->number < 0 || who & ~(n7_own(s)->side[f->side] & n7_own(s)->corps))
		return wrong(e, "a share of points is out of range");
	if (f->row == ROW_TIRE && f->number < 1)
		return wrong(e, "a share of points is empty");
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		if (n->p.piece[i].place >= 0)
			return true;
	return wrong(e, "nobody is left to share points");
}

/* What a row of a combat, of shares or of recovery needs to be asked at all. */
static bool row_sound(const struct scenario *s, const struct n7_position *n, const struct frame *f, struct error *e)
{
	bool runs = f == frame_now(&n->p);
	n7_mask hand = n7_set_mask(&n->p.hand);
	switch (f->row) {
	case ROW_TIRE:
	case ROW_LOSE:
		return share_sound(s, n, f, e);
	case ROW_RETREAT:
		return (n->fight.stage && f->side == n->fight.loser && n->fight.links && (!runs || hand == n7_going_back(s, n))) ||
		       wrong(e, "a stack goes back that has not been beaten");
	case ROW_JOIN:
	case ROW_SNOWED:
		return (n->fight.stage && n7_fight_corps(s, n, FRENCH) && n7_fight_corps(s, n, RUSSIAN) && f->side < SIDES) ||
		       wrong(e, "a row of a combat runs without one");
	case ROW_REST:
		return (f->side < SIDES && f->number >= NONE && f->number < s->cards && !(n7_mask_get(f) & ~n7_own(s)->corps) &&
			(f->number < 0 || n->p.card[f->number] == CARD_HAND + f->side)) ||
		       wrong(e, "the card that is held for a corps is not in the hand");
	case ROW_RECOVERY:
		return f->piece < N7_BLOCKS || wrong(e, "recovery has come to no block");
	default:
		return true;
	}
}

bool n7_fight_sound(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	if (n->p.header.result.over)
		return true;
	if (!fight_sound(s, n, e) || !dues_sound(s, n, e))
		return false;
	if (frames_of(n, ROW_COMBAT) != (n->fight.stage != FIGHT_NONE))
		return wrong(e, "a combat runs without its frame, or a frame without its combat");
	for (int i = 0; i < n->p.depth; i++)
		if (!row_sound(s, n, &n->p.frame[i], e))
			return false;
	int row = frame_now(&n->p)->row;
	bool mine = row == ROW_TIRE || row == ROW_LOSE || row == ROW_RETREAT || row == ROW_JOIN || row == ROW_SNOWED || row == ROW_REST;
	return !mine || !phase_empty(s, &n->p) || wrong(e, "there is nothing to choose in the row that asks");
}
