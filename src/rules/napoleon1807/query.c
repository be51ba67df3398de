/* What the map can show: how far a stack goes, what could come to an area, who is ready and who is tired. */
#include "rules/napoleon1807/n7.h"

enum { BEST_CARD = 5, WORST_CARD = 1, USUAL_CARD = 3 };

/* The stack that a question about a block is about: what is in hand (its own side alone sees that) or under way with it, else it alone. */
static n7_mask stack_of(const struct scenario *s, const struct n7_position *n, int viewer, int piece)
{
	if (set_has(&n->p.hand, piece) && s->piece[piece].side == viewer)
		return n7_set_mask(&n->p.hand);
	if (set_has(&n->p.used, piece))
		return n7_set_mask(&n->p.used);
	return n7_bit(piece);
}

/* [Movement 2] Does a stack of the side have to stop here? Blocks of whatever kind, as far as the viewer can see; vedettes stop
 * nobody, and no friend stops them [Vedettes special cases]. */
static bool stops(const struct scenario *s, const struct n7_position *n, int viewer, int side, int place, n7_mask who)
{
	int whom = who & n7_own(s)->vedettes ? side_other((enum side)side) : NOBODY;
	for (int i = n7_next(s, n, place, whom, 0); i != NONE; i = n7_next(s, n, place, whom, i + 1))
		if (!(who & n7_bit(i)) && !(n7_is_vedette(s, i) && n7_known(s, n, i, viewer)))
			return true;
	return false;
}

/* Is it the stack of the operation, its movement card turned over? */
static bool marches(const struct n7_position *n, n7_mask who)
{
	return n->op.from != NONE && n->op.value && n7_group(n) & who;
}

/* [Movement 2] What a link costs a stack that stands in `from`: of one that marches Ford and Forced March are counted for its next link. */
static int price_of(const struct scenario *s, const struct n7_position *n, n7_mask who, int from, int at, int slot)
{
	if (at == from && marches(n, who))
		return n7_cost(s, n, at, slot);
	return n7_broken(s, n, at, slot) ? n7_own(s)->figures.march.bridge : 1;
}

/* Areas nearest first, by what the way costs. `most`: points. */
static void spread(const struct scenario *s, const struct n7_position *n, int viewer, int from, int side, n7_mask who, int most, struct overlay *out)
{
	const struct n7_own *own = n7_own(s);
	bool contested = n7_contested(s, n, from);
	for (int cost = 0; cost <= most; cost++)
		for (int at = 0; at < s->board.count; at++) {
			if ((at == from ? 0 : out->value[at]) != cost || (at == from && cost) || (at != from && stops(s, n, viewer, side, at, who)))
				continue;
			for (int slot = 0; slot < own->degree[at]; slot++) {
				int to = own->to[at][slot], price = cost + price_of(s, n, who, from, at, slot);
				if (to == from || price > most || (out->value[to] != NONE && out->value[to] <= price))
					continue;
				if (at == from && marches(n, who) && !n7_may_cross(s, n, slot, NULL))
					continue;
				if (who & own->vedettes && n7_vedettes_barred(s, n, side, to))
					continue;
				if (at == from && contested && !n7_axis_allows(s, n, side, from, slot, NULL))
					continue;
				out->value[to] = (int16_t)price;
				out->from[to] = (int16_t)at;
			}
		}
}

/* [Strategic Retreat] Areas in which the march may not end are taken out; of those that a way to one goes through the way alone is kept. */
static void only_nearer(const struct scenario *s, const struct n7_position *n, int side, int stood, struct overlay *out)
{
	bool through[N7_PLACES] = {false};
	for (int i = 0; i < s->board.count; i++)
		if (out->value[i] != NONE && !n7_nearer_end(s, n, side, stood, i))
			out->value[i] = NONE;
	for (int i = 0; i < s->board.count; i++)
		for (int at = i; out->value[i] != NONE && at != NONE; at = out->from[at])
			through[at] = true;
	for (int i = 0; i < s->board.count; i++)
		if (!through[i])
			out->from[i] = NONE;
}

/* [Movement 1] Before the card is known: as far as the best one takes the stack; what needs better cards is shaded apart. */
static void reach(const struct scenario *s, const struct n7_position *n, int viewer, int piece, struct overlay *out)
{
	int from = n->p.piece[piece].place, side = s->piece[piece].side;
	bool goes = marches(n, n7_bit(piece));
	if (goes && n->op.flags & (OP_STOPPED | OP_AMONG)) /* it goes no farther */
		return;
	n7_mask who = stack_of(s, n, viewer, piece);
	bool confined = side == RUSSIAN && n->turn_rules & RULE_STRATEGIC && from == n7_own(s)->konigsberg; /* [Strategic Retreat] */
	if (from < 0 || (!goes && confined) || (!goes && n->p.piece[piece].flags & FLAG_ACTIVATED))
		return;
	if (goes) {
		spread(s, n, viewer, from, side, who, n->op.flags & OP_FREE_LINK ? 1 : n7_points_left(s, n), out);
		only_nearer(s, n, side, n->op.stood, out);
		return;
	}
	out->band[0] = (int16_t)n7_points_of(s, n, who, side, WORST_CARD, 0, NULL);
	out->band[1] = (int16_t)n7_points_of(s, n, who, side, USUAL_CARD, 0, NULL);
	if (out->band[0] < 1)
		out->band[0] = 1;
	if (out->band[1] < out->band[0])
		out->band[1] = out->band[0];
	spread(s, n, viewer, from, side, who, n7_points_of(s, n, who, side, BEST_CARD, 0, NULL), out);
	only_nearer(s, n, side, n7_own(s)->far[n7_own(s)->konigsberg][from], out);
}

/* [Movement 1] As far as a block could come with the best card, its ready commanders beside it; of one that is not known the weather and
 * the cards in force alone are counted. */
static int comes_far(const struct scenario *s, const struct n7_position *n, int viewer, int piece)
{
	int side = s->piece[piece].side;
	n7_mask who = 0, leaders = n7_stack(s, n, n->p.piece[piece].place, side) & n7_own(s)->commanders;
	for (int i = n7_mask_next(leaders, 0); n7_known(s, n, piece, viewer) && i != NONE; i = n7_mask_next(leaders, i + 1))
		if (n7_known(s, n, i, viewer) && !(n->p.piece[i].flags & FLAG_ACTIVATED))
			who |= n7_bit(i);
	if (n7_known(s, n, piece, viewer))
		who |= n7_bit(piece);
	return n7_points_of(s, n, who, side, BEST_CARD, 0, NULL);
}

/* [Movement 2] Is there a way for it, bridges that are down and stacks that stop it counted? Links alone say that there is none. */
static bool comes(const struct scenario *s, const struct n7_position *n, int viewer, int piece, int place)
{
	int at = n->p.piece[piece].place, most = comes_far(s, n, viewer, piece);
	struct overlay ways;
	if (n7_own(s)->far[at][place] > most)
		return false;
	overlay_clear(&ways, QUERY_REACH);
	spread(s, n, viewer, at, s->piece[piece].side, n7_known(s, n, piece, viewer) ? n7_bit(piece) : 0, most, &ways);
	return at == place || ways.value[place] != NONE;
}

/* Enemy blocks that are ready and could come to the area with the best card, as far as their backs tell. */
static void threat(const struct scenario *s, const struct n7_position *n, int viewer, int place, struct overlay *out)
{
	if (place < 0 || place >= s->board.count || (viewer != FRENCH && viewer != RUSSIAN))
		return;
	for (int i = 0; i < s->pieces; i++) {
		int at = n->p.piece[i].place;
		if (at < 0 || s->piece[i].side == viewer || n->p.piece[i].flags & FLAG_ACTIVATED || !comes(s, n, viewer, i, place))
			continue;
		out->value[at] = 1;
		if (n7_known(s, n, i, viewer) && n7_is_corps(s, i))
			out->verdict[i] = 1;
	}
}

/* Who can still be activated, who has been, who is tired: of those that are known. */
static void duty(const struct scenario *s, const struct n7_position *n, int viewer, struct overlay *out)
{
	for (int i = 0; i < s->pieces; i++) {
		const struct piece *k = &n->p.piece[i];
		if (k->place < 0 || !n7_known(s, n, i, viewer) || !n7_is_corps(s, i))
			continue;
		out->verdict[i] = k->fatigue >= n7_figures(s)->fatigue.tired ? 2 : k->flags & FLAG_ACTIVATED ? 3 : 1;
	}
}

void n7_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece, int place, struct overlay *out)
{
	const struct n7_position *n = n7_of(p);
	overlay_clear(out, q);
	/* Asked about a block that the side does not know, the answer is empty: it would say where it stands. */
	bool known = piece >= 0 && piece < s->pieces && n7_known(s, n, piece, (int)side);
	if (q == QUERY_REACH && known && p->depth && frame_now(p)->row == ROW_REACT && s->piece[piece].side == (int)side)
		n7_react_reach(s, n, piece, place, out);
	else if (q == QUERY_REACH && known)
		reach(s, n, (int)side, piece, out);
	else if (q == QUERY_THREAT)
		threat(s, n, (int)side, known ? n->p.piece[piece].place : place, out);
	else if (q == QUERY_DUTY)
		duty(s, n, (int)side, out);
}
