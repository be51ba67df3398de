/* One change to a corps or to the victory marker, with all that follows from it at once (elimination, victory, Winter Quarters). */
#include "rules/napoleon1807/n7.h"

/* Of a block whose name, strength and fatigue are open to both, or to its owner alone. */
static void tell(const struct scenario *s, const struct n7_position *n, struct events *ev, int kind, int piece, int number, int cite)
{
	int side = s->piece[piece].side;
	struct event *told = event_note(ev, kind, side, piece, n->p.piece[piece].place, NONE, number, cite);
	if (told && !n7_known(s, n, piece, side_other((enum side)side)))
		told->seen = side_bit(side);
}

void n7_score(const struct scenario *s, struct n7_position *n, int side, int points, int place, int cite, struct events *ev)
{
	const struct n7_figures *f = n7_figures(s);
	int16_t *track = &n->p.header.track[TRACK_VP];
	if (points <= 0 || n->p.header.result.over)
		return;
	/* [Victory] The French gain downwards. */
	*track = (int16_t)(side == FRENCH ? *track - points : *track + points);
	if (*track < f->victory.french)
		*track = (int16_t)f->victory.french;
	if (*track > f->victory.russian)
		*track = (int16_t)f->victory.russian;
	event_note(ev, EVENT_MARKER_VP, side, NONE, NONE, place, *track, cite);
	/* [Victory at once] [reading 39] An end of the track ends the game before anything else. */
	if (*track == f->victory.french || *track == f->victory.russian)
		n7_finish(s, n, *track == f->victory.french ? FRENCH : RUSSIAN, LEVEL_TRACK, ev);
}

/* [Winter Quarters] [reading 33] A lost point is laid on the card of its side; with the last one the card goes to the discards. */
static void lay_cube(const struct scenario *s, struct n7_position *n, int side, struct events *ev)
{
	int card = n7_own(s)->quarters[side];
	if (card < 0 || n->p.card[card] != CARD_QUARTERS)
		return;
	if (++n->p.header.track[TRACK_CUBES + side] < n7_figures(s)->quarters.cubes)
		return;
	n7_discard(s, n, card);
	event_note(ev, EVENT_DISCARDED, side, NONE, NONE, NONE, card, CITE_EVENT + EV_WINTER_QUARTERS);
}

/* [Victory at once] A strength point has left the game: one victory point for the enemy. */
static void count_lost(const struct scenario *s, struct n7_position *n, int side, int place, int cite, struct events *ev)
{
	n->p.header.track[TRACK_LOST + side]++;
	event_note(ev, EVENT_FALLEN, side, NONE, place, NONE, 1, cite);
	lay_cube(s, n, side, ev);
	n7_score(s, n, side_other((enum side)side), 1, place, cite, ev);
}

void n7_take_off(const struct scenario *s, struct n7_position *n, int piece, int cite, struct events *ev)
{
	struct piece *k = &n->p.piece[piece];
	int side = s->piece[piece].side, place = k->place, points = n7_strength(n, piece);
	if (place < 0)
		return;
	k->place = AT_LOST;
	k->flags = 0;
	k->foot = k->horse = k->fatigue = k->used = 0;
	set_drop(&n->p.used, piece);
	set_drop(&n->p.hand, piece);
	set_drop(&n->fight.attackers, piece);
	set_drop(&n->fight.defenders, piece);
	if (n->care == piece)
		n->care = NONE;
	event_note(ev, EVENT_ELIMINATE, side, piece, place, NONE, points, cite);
	/* [reading 35] All points that it had left count. */
	for (int i = 0; i < points; i++)
		count_lost(s, n, side, place, cite, ev);
	/* [Victory Napoleon] */
	if (piece == n7_own(s)->napoleon)
		n7_finish(s, n, RUSSIAN, LEVEL_NAPOLEON, ev);
	if (!n->p.header.result.over)
		n7_leave_nobody(s, n, place, ev);
}

void n7_kill(const struct scenario *s, struct n7_position *n, int piece, int cite, struct events *ev)
{
	int place = n->p.piece[piece].place;
	if (place < 0)
		return;
	n7_take_off(s, n, piece, cite, ev);
	if (!n->p.header.result.over)
		n7_settle(s, n, place, ev);
}

/* Where blocks stood before something befell them together. */
struct places {
	int16_t at[N7_BLOCKS];
};

static struct places places_of(const struct n7_position *n, n7_mask who)
{
	struct places out = {{0}};
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		out.at[i] = n->p.piece[i].place;
	return out;
}

/* All of them have had their share: the ground of those who died of it. */
static void settle_dead(const struct scenario *s, struct n7_position *n, n7_mask who, const struct places *were, struct events *ev)
{
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		if (were->at[i] >= 0 && n->p.piece[i].place < 0 && !n->p.header.result.over)
			n7_settle(s, n, were->at[i], ev);
}

/* The fatigue alone, and who dies of it; the ground is not settled. */
static void tire(const struct scenario *s, struct n7_position *n, int piece, int points, int cite, struct events *ev)
{
	struct piece *k = &n->p.piece[piece];
	if (points <= 0 || k->place < 0 || !n7_is_corps(s, piece) || n->p.header.result.over)
		return;
	/* [Order of Battle] */
	k->fatigue = (uint8_t)(k->fatigue + points);
	tell(s, n, ev, EVENT_TIRED, piece, points, cite);
	/* [Elimination] */
	if (k->fatigue > n7_figures(s)->fatigue.most)
		n7_take_off(s, n, piece, CITE_ELIMINATION, ev);
}

void n7_tire_together(const struct scenario *s, struct n7_position *n, n7_mask who, int points, int cite, struct events *ev)
{
	struct places were = places_of(n, who);
	for (int i = n7_mask_next(who, 0); i >= 0; i = n7_mask_next(who, i + 1))
		tire(s, n, i, points, cite, ev);
	settle_dead(s, n, who, &were, ev);
}

void n7_add_fatigue(const struct scenario *s, struct n7_position *n, int piece, int points, int cite, struct events *ev)
{
	n7_tire_together(s, n, n7_bit(piece), points, cite, ev);
}

void n7_ease(const struct scenario *s, struct n7_position *n, int piece, int points, int cite, struct events *ev)
{
	struct piece *k = &n->p.piece[piece];
	points = int_min(points, k->fatigue);
	if (points <= 0)
		return;
	k->fatigue = (uint8_t)(k->fatigue - points);
	tell(s, n, ev, EVENT_EASED, piece, points, cite);
}

/* The point alone, and the corps if it was the last; the ground is not settled. */
static void lose(const struct scenario *s, struct n7_position *n, int piece, enum n7_arm arm, int cite, struct events *ev)
{
	struct piece *k = &n->p.piece[piece];
	if (arm == ARM_HORSE)
		k->horse--;
	else
		k->foot--;
	tell(s, n, ev, EVENT_POINT, piece, (int)arm, cite);
	/* [Fog of War] Where the point was lost is seen where the block is. */
	count_lost(s, n, s->piece[piece].side, n7_known(s, n, piece, side_other((enum side)s->piece[piece].side)) ? k->place : NONE, cite, ev);
	/* [Elimination] */
	if (!n7_strength(n, piece))
		n7_take_off(s, n, piece, CITE_ELIMINATION, ev);
}

void n7_lose_point(const struct scenario *s, struct n7_position *n, int piece, enum n7_arm arm, int cite, struct events *ev)
{
	struct places were = places_of(n, n7_bit(piece));
	lose(s, n, piece, arm, cite, ev);
	settle_dead(s, n, n7_bit(piece), &were, ev);
}

void n7_lose_last_together(const struct scenario *s, struct n7_position *n, n7_mask who, int cite, struct events *ev)
{
	struct places were = places_of(n, who);
	for (int i = n7_mask_next(who, 0); i >= 0 && !n->p.header.result.over; i = n7_mask_next(who, i + 1))
		lose(s, n, i, n->p.piece[i].foot ? ARM_FOOT : ARM_HORSE, cite, ev);
	settle_dead(s, n, who, &were, ev);
}
