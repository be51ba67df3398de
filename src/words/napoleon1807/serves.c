/* Does a card that may be laid do anything? The rules let one lay it for nothing; nobody is advised to. */
#include "words/napoleon1807/own.h"

#include "rules/napoleon1807/odds.h"

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

/* [Combat 1D] An attack that will be called off is saved by no card that is added afterwards, only by a corps that comes, or by one that is
 * tired no more. What hurts the enemy at once serves all the same. */
static bool saves(const struct scenario *s, const struct n7_position *n, int event, int side)
{
	struct n7_position then = *n;
	if (event == EV_CANNON_SOUNDS || event == EV_ROUGEAUD) /* the one may bring a corps, the other no more than a card that comes too late */
		return event == EV_CANNON_SOUNDS;
	n7_fight_effect(s, &then, WINDOW_ATTACKER, side, event, NULL);
	n7_place_shares(s, &then);
	n7_mask enemy = n7_fight_blocks(n, side_other((enum side)side));
	for (int i = n7_mask_next(enemy, 0); i != NONE; i = n7_mask_next(enemy, i + 1))
		if (then.p.piece[i].fatigue != n->p.piece[i].fatigue || then.p.piece[i].place != n->p.piece[i].place)
			return true;
	return !then.p.header.result.over && !n7_fight_void(s, &then);
}

static bool in_combat(const struct n7_position *n, int row)
{
	return row == ROW_WINDOW && (n->fight.stage == FIGHT_DEFENDER_CARD || n->fight.stage == FIGHT_COUNT);
}

bool n7_serves(const struct scenario *s, const struct position *p, const struct order *o)
{
	const struct n7_position *n = n7_of(p);
	const struct n7_own *own = n7_own(s);
	int row = frame_now(p)->row;
	if (o->verb != VERB_CARD || o->number < 0 || (row != ROW_INITIATIVE && row != ROW_WINDOW && row != ROW_MARCH))
		return true; /* any card rests a corps, and a cancelled event is always something */
	if (in_combat(n, row) && n7_fight_void(s, n) && own->event[o->number] != EV_COUNTER_ORDER && !saves(s, n, own->event[o->number], o->side))
		return false;
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
