/* What happens where a stack comes and where it goes: vedettes, axis of retreat, control, sieges, commanders left alone. */
#include "rules/napoleon1807/n7.h"

void n7_activate(const struct scenario *s, struct n7_position *n, n7_mask who, int cite, struct events *ev)
{
	(void)s;
	(void)cite;
	(void)ev;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1))
		if (n->p.piece[i].place >= 0)
			n->p.piece[i].flags |= FLAG_ACTIVATED;
}

/* [Fog of War] Laid flat, face up. */
void n7_reveal(const struct scenario *s, struct n7_position *n, n7_mask who, struct events *ev)
{
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		if (n->p.piece[i].known)
			continue;
		n->p.piece[i].known = SEEN_ALL;
		struct event *at = event_note(ev, EVENT_REVEAL, s->piece[i].side, i, NONE, n->p.piece[i].place, NONE, CITE_FOG);
		if (at)
			at->seals = true;
	}
}

/* [Fog of War] Upright again, all of them alike. */
void n7_conceal(const struct scenario *s, struct n7_position *n, n7_mask who)
{
	for (int i = n7_mask_next(who, 0); i != NONE && n7_grognard(s); i = n7_mask_next(who, i + 1))
		n->p.piece[i].known = 0;
}

/* --- what follows where somebody came, left or died --- */

static n7_mask vedettes_at(const struct scenario *s, const struct n7_position *n, int place, int side)
{
	return n7_blocks(s, n, place, side) & n7_own(s)->vedettes;
}

/* [Axis of Retreat] The marker goes when the area is not contested any more. */
static void axis_off(const struct scenario *s, struct n7_position *n, int place, struct events *ev)
{
	if (!n->axis[place] || n7_contested(s, n, place))
		return;
	event_note(ev, EVENT_NOTE, n7_axis_side(n, place), NONE, place, n7_own(s)->to[place][n7_axis_slot(n, place)], TEXT_AXIS_GONE, CITE_AXIS);
	n->axis[place] = 0;
}

/* [Victory control] [reading 26] Who stands in a fortified town, or crosses it, while it is not contested holds it. Vedettes will do
 * [Vedettes special cases]. */
static void hold_town(const struct scenario *s, struct n7_position *n, int place, struct events *ev)
{
	int town = n7_own(s)->town[place];
	if (town == NONE)
		return;
	bool here[2] = {n7_blocks(s, n, place, FRENCH) != 0, n7_blocks(s, n, place, RUSSIAN) != 0};
	int side = here[FRENCH] ? FRENCH : RUSSIAN;
	if (here[FRENCH] == here[RUSSIAN] || n->control[town] == side)
		return;
	n->control[town] = (int8_t)side;
	event_note(ev, EVENT_CHANGE, side, NONE, NONE, place, NONE, CITE_VICTORY_CONTROL);
	n7_score(s, n, side, n7_own(s)->town_points[town], place, CITE_VICTORY_CONTROL, ev);
}

/* [Siege] Lifted at once where corps of the citadel's own side stand alone. */
static void lift_siege(const struct scenario *s, struct n7_position *n, int place, struct events *ev)
{
	int fortress = n7_own(s)->fortress[place];
	if (fortress == NONE || n->siege[fortress] == NOBODY)
		return;
	int side = n->citadel[fortress];
	if (!n7_corps(s, n, place, side) || n7_corps(s, n, place, side_other((enum side)side)))
		return;
	n->siege[fortress] = NOBODY;
	event_note(ev, EVENT_NOTE, side, NONE, NONE, place, TEXT_SIEGE_LIFTED, CITE_SIEGE);
}

void n7_leave_nobody(const struct scenario *s, struct n7_position *n, int place, struct events *ev)
{
	for (int side = 0; side < 2; side++) {
		n7_mask alone = n7_blocks(s, n, place, side) & n7_own(s)->commanders;
		if (alone && !n7_corps(s, n, place, side)) {
			n7_take_off(s, n, n7_mask_next(alone, 0), CITE_COMMANDERS, ev); /* and looks again */
			return;
		}
	}
}

void n7_settle(const struct scenario *s, struct n7_position *n, int place, struct events *ev)
{
	n7_leave_nobody(s, n, place, ev);
	if (n->p.header.result.over || n7_fight_takes(s, n, place))
		return;
	axis_off(s, n, place, ev);
	hold_town(s, n, place, ev);
	lift_siege(s, n, place, ev);
}

/* --- a stack comes --- */

/* [Vedettes] Enemies in the area kill vedettes: those that come, and those that are there. Where vedettes of both sides meet all die, at the
 * same time: none of them holds the area after the other. The area is settled when they are off. */
static void meet_vedettes(const struct scenario *s, struct n7_position *n, n7_mask who, int side, int to, struct events *ev)
{
	int enemy = side_other((enum side)side);
	n7_mask theirs = vedettes_at(s, n, to, enemy), dead = theirs;
	if (who & n7_own(s)->vedettes && n7_blocks(s, n, to, enemy))
		dead |= vedettes_at(s, n, to, side);
	for (int i = n7_mask_next(dead, 0); i != NONE; i = n7_mask_next(dead, i + 1))
		n7_take_off(s, n, i, CITE_VEDETTES, ev);
}

/* [Axis of Retreat] A new enemy stack that comes over the link of the axis takes the marker off: 2 fatigue, shared evenly. Not in a retreat
 * [reading 21]. */
static void cut_axis(const struct scenario *s, struct n7_position *n, int side, int from, int to, struct events *ev)
{
	int enemy = side_other((enum side)side);
	if (n7_axis_side(n, to) != enemy || n7_own(s)->to[to][n7_axis_slot(n, to)] != from)
		return;
	n->axis[to] = 0;
	event_note(ev, EVENT_NOTE, enemy, NONE, to, from, TEXT_AXIS_CUT, CITE_AXIS);
	n7_tire_even(s, n, n7_corps(s, n, to, enemy), 2, CITE_AXIS, ev);
}

/* [Axis of Retreat] The first corps of a side among enemies mark the link they came by. */
static void place_axis(const struct scenario *s, struct n7_position *n, int side, int from, int to, struct events *ev)
{
	n->axis[to] = (uint8_t)(1 + side * N7_DEGREES + n7_slot(s, to, from));
	event_note(ev, EVENT_NOTE, side, NONE, to, from, TEXT_AXIS, CITE_AXIS);
}

static void step(const struct scenario *s, struct n7_position *n, n7_mask who, int from, int to, enum n7_how how, struct events *ev)
{
	/* By which rule it goes. */
	static const int16_t cite[] = {
		[ENTER_MARCH] = CITE_MOVE_2, [ENTER_REACTION] = CITE_EVENT + EV_REACTION, [ENTER_LAST_EFFORT] = CITE_EVENT + EV_LAST_EFFORT,
		[ENTER_RETREAT] = CITE_COMBAT_6, [ENTER_CANNON] = CITE_EVENT + EV_CANNON_SOUNDS,
	};
	int count = n7_mask_count(who);
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		int side = s->piece[i].side;
		/* A stack is told once: its first block says how many it is. */
		struct event named = event_make(how == ENTER_RETREAT ? EVENT_RETREAT : EVENT_MOVE, side, i, from, to, count, cite[how]);
		count = 0;
		event_step(ev, &named);
		event_note_piece(ev, named, n7_known(s, n, i, side_other((enum side)side)));
		n->p.piece[i].place = (int16_t)to;
	}
}

void n7_enter(const struct scenario *s, struct n7_position *n, n7_mask who, int from, int to, enum n7_how how, struct events *ev)
{
	int side = s->piece[n7_mask_next(who, 0)].side;
	bool stack = who & n7_own(s)->corps, friends = n7_corps(s, n, to, side) != 0;
	step(s, n, who, from, to, how, ev);
	meet_vedettes(s, n, who, side, to, ev);
	if (stack && how == ENTER_MARCH && !friends && n7_contested(s, n, to))
		place_axis(s, n, side, from, to, ev);
	n7_settle(s, n, from, ev);
	n7_settle(s, n, to, ev);
	if (stack && how != ENTER_RETREAT && how != ENTER_REACTION && !n->p.header.result.over)
		cut_axis(s, n, side, from, to, ev);
}
