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
	return (row == ROW_WINDOW || row == ROW_COUNTER) && (n->fight.stage == FIGHT_DEFENDER_CARD || n->fight.stage == FIGHT_COUNT);
}

/* [Aide-de-camp] Is there a card in the enemy's hand that this side has not been shown? */
static bool unseen_hand(const struct n7_position *n, int side)
{
	int hand = CARD_HAND + side_other((enum side)side);
	for (int i = deck_next(&n->p, hand, 0); i != NONE; i = deck_next(&n->p, hand, i + 1))
		if (!set_has(&n->seen, i))
			return true;
	return false;
}

/* [Care] A corps that is short of infantry has to be ready still as the turn ends. */
static bool any_cared_for(const struct scenario *s, const struct n7_position *n)
{
	const struct n7_own *own = n7_own(s);
	n7_mask who = own->corps & own->side[FRENCH];
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		const struct piece *k = &n->p.piece[i];
		if (k->place >= 0 && !(k->flags & FLAG_ACTIVATED) && k->foot < own->foot[i])
			return true;
	}
	return false;
}

#define NOTHING "It does nothing now: "

static bool no(struct text *why, const char *text)
{
	if (why)
		text_set(why, "%s", text);
	return false;
}

/* Does this event do anything, laid now by this side? */
static bool does(const struct scenario *s, const struct n7_position *n, int row, int event, int side, struct text *why)
{
	const struct n7_own *own = n7_own(s);
	if (in_combat(n, row) && event != EV_COUNTER_ORDER && n7_fight_void(s, n) && !saves(s, n, event, side))
		return no(why, NOTHING "the attack will be called off all the same");
	switch (event) {
	case EV_FOR_THE_TSAR:
	case EV_SUPPLY:
		return any_tired(s, n, side) || no(why, NOTHING "none of your corps has fatigue");
	case EV_AIDE_DE_CAMP:
		return unseen_hand(n, side) || no(why, NOTHING "you have been shown all that the enemy holds");
	case EV_CARE:
		return any_cared_for(s, n) || no(why, NOTHING "no ready corps is short of infantry");
	case EV_MARIE_WALEWSKA: /* [Marie Walewska] */
		return (own->napoleon >= 0 && n->p.piece[own->napoleon].place >= 0) || no(why, NOTHING "Napoléon is not on the map");
	case EV_FORAGE: /* [Forage] Two points given up for fatigue that is not there */
		return tired(n, n7_group(n) & own->corps) || no(why, NOTHING "the stack has no fatigue to lose");
	case EV_CONFUSION: /* [Confusion] */
		return n7_points_left(s, n) > 0 || no(why, NOTHING "the stack has no points left to march on");
	case EV_FATIGUE:
		return tires(s, n, side) || no(why, n->op.flags & OP_VEDETTES ? NOTHING "vedettes take no fatigue" : NOTHING "Napoléon spares the stack the point");
	case EV_AUDACITY:
		return ground_helps(s, n) || no(why, NOTHING "the defenders have no card for their ground");
	default:
		return true;
	}
}

/* [Counter Order] Of upright blocks nobody can tell what a card does to them. */
static bool counters(const struct scenario *s, const struct n7_position *n, int row, int side, struct text *why)
{
	if (row != ROW_COUNTER || n7_grognard(s))
		return true;
	int laid = n7_own(s)->event[frame_now(&n->p)->number];
	return does(s, n, row, laid, side_other((enum side)side), NULL) || no(why, NOTHING "what the enemy has played does nothing by itself");
}

/* [Recovery 2] [Recovery 3] Does the card bring a corps so far down that it keeps its strength point? */
static bool rests(const struct scenario *s, const struct n7_position *n, int card, int side)
{
	const struct n7_own *own = n7_own(s);
	int tired_from = n7_figures(s)->fatigue.tired;
	n7_mask who = own->corps & own->side[side] & ~n7_mask_get(frame_now(&n->p));
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		const struct piece *k = &n->p.piece[i];
		if (k->place >= 0 && k->fatigue >= tired_from && k->fatigue - own->recovery[card] < tired_from)
			return true;
	}
	return false;
}

bool n7_serves(const struct scenario *s, const struct position *p, const struct order *o, struct text *why)
{
	const struct n7_position *n = n7_of(p);
	int row = frame_now(p)->row;
	if (o->verb != VERB_CARD || o->number < 0)
		return true;
	int event = n7_own(s)->event[o->number];
	if (row == ROW_REST)
		return rests(s, n, o->number, o->side) || no(why, "It takes off fatigue, but saves no corps a strength point");
	if (row == ROW_COUNTER)
		return counters(s, n, row, o->side, why);
	return (row != ROW_INITIATIVE && row != ROW_WINDOW && row != ROW_MARCH) || does(s, n, row, event, o->side, why);
}
