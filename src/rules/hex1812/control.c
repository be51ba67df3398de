/* Fortresses and Moscow: who controls them, and which are besieged. */
#include "rules/hex1812/hex1812.h"

/* [Fortresses] Who holds it. */
bool hx_controls(const struct scenario *s, const struct campaign *c, int side, int place)
{
	int fort = ground_of(s)->fort[place];
	return fort != NONE && (c->control >> fort & 1) == (side == FRENCH);
}

/* [Fortresses G] The last to move through or onto it. [Victory A] The points follow at once. [Fortresses A] Who has been there
 * is remembered: it feeds nobody any more. */
void hx_settle(const struct scenario *s, struct campaign *c, int place, int side, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int fort = g->fort[place];
	if (fort == NONE)
		return;
	c->passed[side] |= 1u << fort;
	if (hx_controls(s, c, side, place))
		return;
	c->control ^= 1u << fort;
	int16_t *points = &c->p.header.track[TRACK_POINTS];
	*points = (int16_t)(*points + (side == FRENCH ? g->worth[fort] : -g->worth[fort]));
	event_note(ev, EVENT_CHANGE, side, NONE, NONE, place, side == FRENCH ? TEXT_CONTROL_ON : TEXT_CONTROL_OFF, CITE_FORTRESS_G);
}

/* [Fortresses F, reading 20] Every hex beside it on the map holds an enemy or lies in his zone, whoever of ours stands there. */
bool hx_besieged(const struct scenario *s, const struct campaign *c, int side, int place)
{
	const struct ground *g = ground_of(s);
	int enemy = 1 - side;
	if (!hx_is_fortress(s, place))
		return false;
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = g->to[place][d];
		if (at != NONE && hx_owner(s, c, at) != enemy && hx_zone(s, c, enemy, at) == ZONE_NONE)
			return false;
	}
	return true;
}

uint32_t hx_sieges(const struct scenario *s, const struct campaign *c)
{
	const struct ground *g = ground_of(s);
	uint32_t out = 0;
	for (int i = 0; i < g->fortresses; i++) {
		int owner = hx_controls(s, c, FRENCH, g->fortress[i]) ? FRENCH : RUSSIAN;
		out |= hx_besieged(s, c, owner, g->fortress[i]) ? 1u << i : 0;
	}
	return out;
}

int hx_siege_points(const struct scenario *s, const struct campaign *c)
{
	const struct ground *g = ground_of(s);
	uint32_t besieged = hx_sieges(s, c);
	int points = 0;
	for (int i = 0; i < g->fortresses; i++) {
		if (!(besieged >> i & 1))
			continue;
		points += hx_controls(s, c, FRENCH, g->fortress[i]) ? -g->worth[i] : g->worth[i];
		points += c->p.piece[g->napoleon].place == g->fortress[i] ? g->napoleon_worth : 0;
	}
	return points;
}

int hx_due_points(const struct scenario *s, const struct campaign *c)
{
	return c->p.header.track[TRACK_POINTS] + (c->p.header.turn >= s->last_turn ? hx_siege_points(s, c) : 0);
}
