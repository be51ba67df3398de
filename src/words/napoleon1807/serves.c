/* Does a card that may be laid do anything? The rules let one lay it for nothing; nobody is advised to. */
#include "words/napoleon1807/own.h"

static bool tired(const struct n7_position *n, n7_mask who)
{
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1))
		if (n->p.piece[i].fatigue)
			return true;
	return false;
}

/* [For the Tsar] [Supply] Corps on the map that have fatigue to lose. */
static bool any_tired(const struct scenario *s, const struct n7_position *n, int side)
{
	for (int at = 0; at < N7_PLACES; at++)
		if (tired(n, n7_corps(s, n, at, side)))
			return true;
	return false;
}

/* [Fatigue] No effect on vedettes, and none where Napoleon spares the stack the point; of blocks that stand upright nobody can tell. */
static bool tires(const struct scenario *s, const struct n7_position *n, int side)
{
	struct n7_position with = *n;
	n7_mask who = n7_group(n);
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1))
		if (!n7_known(s, n, i, side))
			return true;
	with.op.flags |= OP_FATIGUE;
	return n7_march_fatigue(s, &with, NULL) > n7_march_fatigue(s, n, NULL);
}

/* [Audacity] Is there a wood, a fortified town or a citadel that the Russians lose their card for? */
static bool ground_helps(const struct scenario *s, const struct n7_position *n)
{
	const struct n7_own *own = n7_own(s);
	int at = n->fight.place, town = own->town[at], fortress = own->fortress[at];
	return own->wooded[at] || (town != NONE && n->control[town] == RUSSIAN) || (fortress != NONE && n->citadel[fortress] == RUSSIAN);
}

bool n7_serves(const struct scenario *s, const struct position *p, const struct order *o)
{
	const struct n7_position *n = n7_of(p);
	const struct n7_own *own = n7_own(s);
	int row = frame_now(p)->row;
	if (o->verb != VERB_CARD || o->number < 0 || (row != ROW_INITIATIVE && row != ROW_WINDOW && row != ROW_MARCH))
		return true; /* any card rests a corps, and a cancelled event is always something */
	switch (own->event[o->number]) {
	case EV_FOR_THE_TSAR:
	case EV_SUPPLY:
		return any_tired(s, n, o->side);
	case EV_MARIE_WALEWSKA: /* [Marie Walewska] */
		return own->napoleon >= 0 && n->p.piece[own->napoleon].place >= 0;
	case EV_FORAGE: /* [Forage] Two points given up for fatigue that is not there */
		return tired(n, n7_group(n) & own->corps);
	case EV_FATIGUE:
		return tires(s, n, o->side);
	case EV_AUDACITY:
		return ground_helps(s, n);
	default:
		return true;
	}
}
