/* [Reaction] [Last Effort] A stack goes to an area nearby while the enemy's operation waits. */
#include "rules/napoleon1807/n7.h"

static bool last_effort(const struct scenario *s, const struct position *p)
{
	return n7_own(s)->event[frame_now(p)->number] == EV_LAST_EFFORT;
}

/* [Last Effort] Into a contested area too; only who has been activated. A block of the enemy that stands upright may be a corps [Fog of War]: an
 * area that looks held is not free. */
static bool way_open(const struct scenario *s, const struct n7_position *n, int side, int to, bool effort)
{
	return n7_looks_free(s, n, to, side) || (effort && n7_contested(s, n, to));
}

static bool any_way(const struct scenario *s, const struct n7_position *n, int side, int from, bool effort)
{
	const struct n7_own *own = n7_own(s);
	for (int k = 0; k < own->degree[from]; k++)
		if (way_open(s, n, side, own->to[from][k], effort))
			return true;
	return false;
}

/* May this block be of a stack that reacts, as far as it alone goes? */
static bool may_go(const struct scenario *s, const struct n7_position *n, int side, int piece, bool effort)
{
	const struct piece *k = &n->p.piece[piece];
	if (s->piece[piece].side != side || n7_is_vedette(s, piece) || k->place < 0 || !n7_free(s, n, k->place, side))
		return false;
	return !effort || k->flags & FLAG_ACTIVATED;
}

/* [Commanders and Corps] Would those who stay behind, without `going`, keep a corps for their commanders? Else the commanders have to be able
 * to go too. */
static bool rest_fits(const struct scenario *s, const struct n7_position *n, int side, int place, n7_mask going, bool effort)
{
	const struct n7_own *own = n7_own(s);
	n7_mask rest = n7_stack(s, n, place, side) & ~going, left = rest & own->commanders;
	if (rest & own->corps)
		return true;
	for (int i = n7_mask_next(left, 0); i != NONE; i = n7_mask_next(left, i + 1))
		if (!may_go(s, n, side, i, effort))
			return false;
	return true;
}

/* May it be taken into the stack that is being chosen? */
static bool may_take(const struct scenario *s, const struct n7_position *n, int side, int piece, bool effort)
{
	const struct n7_own *own = n7_own(s);
	n7_mask held = n7_set_mask(&n->p.hand);
	int place = n->p.piece[piece].place;
	if (!may_go(s, n, side, piece, effort) || held & n7_bit(piece) || !any_way(s, n, side, place, effort))
		return false;
	if (held && n->p.piece[n7_mask_next(held, 0)].place != place)
		return false;
	if (n7_is_corps(s, piece))
		return rest_fits(s, n, side, place, held | n7_bit(piece), effort);
	n7_mask corps = n7_corps(s, n, place, side) & ~held;
	if (held & own->corps)
		return true;
	for (int i = n7_mask_next(corps, 0); i != NONE; i = n7_mask_next(corps, i + 1))
		if (may_go(s, n, side, i, effort) && rest_fits(s, n, side, place, held | n7_bit(piece) | n7_bit(i), effort))
			return true;
	return false;
}

/* May the stack in hand go as it is? */
static bool complete(const struct scenario *s, const struct n7_position *n, int side)
{
	const struct n7_own *own = n7_own(s);
	n7_mask held = n7_set_mask(&n->p.hand);
	if (!(held & own->corps))
		return false;
	n7_mask rest = n7_stack(s, n, n->p.piece[n7_mask_next(held, 0)].place, side) & ~held;
	return !(rest & own->commanders) || rest & own->corps;
}

bool n7_may_react(const struct scenario *s, const struct n7_position *n, int side, bool effort)
{
	for (int i = 0; i < s->pieces; i++)
		if (n7_is_corps(s, i) && may_take(s, n, side, i, effort))
			return true;
	return false;
}

void n7_react_reach(const struct scenario *s, const struct n7_position *n, int piece, int place, struct overlay *out)
{
	int side = s->piece[piece].side, from = n->p.piece[piece].place;
	bool effort = last_effort(s, &n->p);
	if (place < 0 || place >= s->board.count || !may_go(s, n, side, piece, effort))
		return;
	if (n7_slot(s, from, place) == NONE || !way_open(s, n, side, place, effort))
		return;
	out->value[place] = 1;
	out->from[place] = (int16_t)from;
}

void n7_react_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	(void)s;
	(void)ev;
	if (frame_now(p)->step)
		phase_return(p);
}

void n7_react_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	bool effort = last_effort(s, p);
	prompt_ask(out, VERB(VERB_TAKE) | VERB(VERB_WITH) | VERB(VERB_MARCH), !set_empty(&p->hand),
		   "%s: which %s, and where does it go?", s->card[frame_now(p)->number].title, effort ? "activated stack makes its last effort" : "stack reacts");
	out->rule = (int16_t)(CITE_EVENT + n7_own(s)->event[frame_now(p)->number]);
	out->reaction = true;
}

void n7_react_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct n7_own *own = n7_own(s);
	const struct n7_position *n = n7_of(p);
	int side = frame_now(p)->side, lead = set_next(&p->hand, 0);
	bool effort = last_effort(s, p);
	for (int i = 0; i < s->pieces; i++)
		if (may_take(s, n, side, i, effort))
			orders_add(out, order_make(lead == NONE ? VERB_TAKE : VERB_WITH, side, i, NONE, NONE));
	if (lead == NONE || !complete(s, n, side))
		return;
	int from = p->piece[lead].place;
	for (int k = 0; k < own->degree[from]; k++)
		if (way_open(s, n, side, own->to[from][k], effort))
			orders_add(out, order_make(VERB_MARCH, side, lead, own->to[from][k], NONE));
}

/* A march is refused for where it leads, when that is what keeps it. */
static bool way_fits(const struct scenario *s, const struct position *p, const struct order *o, const char *cite, struct error *e)
{
	const struct n7_position *n = n7_of(p);
	bool effort = last_effort(s, p);
	int lead = set_next(&p->hand, 0), who = lead == NONE ? o->piece : lead, from = who < 0 || who >= s->pieces ? NONE : p->piece[who].place;
	if (from < 0 || o->place < 0 || o->place >= s->board.count || !may_go(s, n, frame_now(p)->side, who, effort))
		return true;
	if (n7_slot(s, from, o->place) == NONE)
		return error_set(e, NULL, NULL, cite, "%s is not beside %s", n7_place(s, o->place).at, n7_place(s, from).at);
	return way_open(s, n, frame_now(p)->side, o->place, effort) ||
	       error_set(e, NULL, NULL, cite, effort ? "%s is neither free nor contested" : "%s is not free", n7_place(s, o->place).at);
}

bool n7_react_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	int cite = CITE_EVENT + n7_own(s)->event[frame_now(p)->number];
	if (o->verb == VERB_MARCH && !way_fits(s, p, o, n7_cites[cite], e))
		return false;
	return phase_listed(s, p, o, cite, "take blocks of one of your stacks in a free area, and a free area beside it", e);
}

/* [Last Effort] Two fatigue for each corps. */
static void go(const struct scenario *s, struct n7_position *n, int to, bool effort, struct events *ev)
{
	n7_mask who = n7_set_mask(&n->p.hand), corps = who & n7_own(s)->corps;
	int from = n->p.piece[n7_mask_next(who, 0)].place;
	set_clear(&n->p.hand);
	frame_top(&n->p)->step = 1;
	phase_again(&n->p);
	n7_enter(s, n, who, from, to, effort ? ENTER_LAST_EFFORT : ENTER_REACTION, ev);
	for (int i = n7_mask_next(corps, 0); i != NONE && effort && !n->p.header.result.over; i = n7_mask_next(corps, i + 1))
		n7_add_fatigue(s, n, i, 2, CITE_EVENT + EV_LAST_EFFORT, ev);
}

void n7_react_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	if (o->verb == VERB_MARCH)
		go(s, n7_at(p), o->place, last_effort(s, p), ev);
	else
		set_add(&p->hand, o->piece);
}
