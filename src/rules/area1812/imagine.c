/* The same in all that a side may know, dealt anew in all it may not: the enemy's closed stacks and his chit. */
#include "rules/area1812/area1812.h"

#include "rules/deal.h"

static void take_back_setup(const struct scenario *s, struct campaign *c, int side)
{
	const struct land *g = land_of(s);
	const struct ar_deploy *plan = &g->deploy[scenario_value(s, "free_setup") ? 1 : 0];
	set_clear(&c->marked);
	for (int i = g->first[side]; i < g->last[side]; i++)
		if (plan->group[i] != NONE && c->p.piece[i].place >= 0)
			ar_place(s, c, i, AT_TRAY);
	for (int at = 0; at < g->places; at++) {
		c->backs[side][at] = 0;
		ar_markers_settle(s, c, side, at);
	}
}

const struct campaign *ar_seen_by(const struct scenario *s, const struct campaign *c, int viewer, struct campaign *copy)
{
	int side = c->p.header.result.over ? NONE : frame_now(&c->p)->side;
	if (side == NONE || frame_now(&c->p)->row != ROW_SETUP || !ar_places_unseen(c, side, viewer))
		return c;
	*copy = *c;
	take_back_setup(s, copy, side);
	return copy;
}

/* What the side that decides has half done. What it sends back before a battle it has declared. */
static void drop_hand(struct campaign *c, int side)
{
	struct frame *f = frame_top(&c->p);
	if (f->side != side || f->row == ROW_SEND || set_empty(&c->p.hand))
		return;
	set_clear(&c->p.hand);
	if (f->row == ROW_MARCH)
		f->piece = f->place = NONE;
}

static void imagine_side(const struct scenario *s, struct campaign *c, int side, enum side viewer, uint64_t *state)
{
	struct ar_battle *b = &c->battle;
	const struct frame *f = frame_now(&c->p);
	drop_hand(c, side);
	c->leaves[side] = 0;
	for (int i = set_next(&c->p.used, 0); i >= 0 && c->stage; i = set_next(&c->p.used, i + 1))
		if (s->piece[i].side == side) /* [Supply D] which depots he names is seen when they go */
			set_drop(&c->p.used, i);
	if (f->row == ROW_SETUP && f->side == side)
		take_back_setup(s, c, side);
	else
		ar_deal(s, c, side, (int)viewer, state);
	if (b->place != NONE && b->plan[side] != NONE && !b->chits)
		b->plan[side] = (int8_t)((b->phasing == side ? PLAN_A : PLAN_E) + random_below(state, 4));
}

void ar_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		struct position *out)
{
	uint64_t state = deal_begin(seed);
	imagine_open(s, truth, side, seed, out);
	for (int other = 0; other < 2 && !truth->header.result.over; other++)
		if (other != (int)side)
			imagine_side(s, campaign_at(out), other, side, &state);
}
