#include "rules/null/null.h"

#include <string.h>

int null_next(const struct scenario *s, const struct position *p, int place, int side, int from)
{
	for (int i = from; i < s->pieces; i++)
		if (p->piece[i].place == place && (side == NOBODY || s->piece[i].side == side))
			return i;
	return NONE;
}

int null_standing(const struct scenario *s, const struct position *p, int place)
{
	return null_next(s, p, place, NOBODY, 0);
}

int null_count(const struct scenario *s, const struct position *p, int place, int side)
{
	int n = 0;
	for (int i = null_next(s, p, place, side, 0); i >= 0; i = null_next(s, p, place, side, i + 1))
		n++;
	return n;
}

bool null_general(const struct scenario *s, int piece)
{
	return !strcmp(s->piece[piece].type, "general");
}

bool null_horse(const struct scenario *s, int piece)
{
	return !strcmp(s->piece[piece].type, "light");
}

bool null_known(const struct scenario *s, const struct position *p, int piece, enum side viewer)
{
	return s->piece[piece].side == viewer || p->piece[piece].known || p->header.result.over;
}

int null_strength(const struct scenario *s, const struct position *p, int piece)
{
	return null_with(s, NULL_BUILT) ? p->piece[piece].foot + p->piece[piece].horse : s->piece[piece].strength;
}

int null_value(const struct scenario *s, int card)
{
	return s->card[card].figure[0];
}

int null_hand(const struct position *p, enum side side)
{
	return deck_count(p, NULL_HAND_0 + side);
}

int null_alive(const struct scenario *s, const struct position *p, enum side side)
{
	int n = 0;
	for (int i = 0; i < s->pieces; i++)
		n += s->piece[i].side == side && p->piece[i].place >= 0;
	return n;
}

/* --- ways --- */

/* [3.2] Water, mountains and what is out of play cannot be entered; rivers are crossed at bridges and fords. */
bool null_solid(const struct scenario *s, int place)
{
	const struct place *at = &s->board.at[place];
	if (at->missing || at->kind & KIND_OFF_LIMITS)
		return false;
	return !null_with(s, NULL_RIVERS) || (at->terrain != TERRAIN_SEA && at->terrain != TERRAIN_LAKE &&
					      at->terrain != TERRAIN_MOUNTAIN && at->terrain != TERRAIN_SWAMP);
}

static bool passable(const struct scenario *s, const struct link *way)
{
	bool crossed = !(way->feature & EDGE_RIVER) || way->feature & (EDGE_BRIDGE | EDGE_FORD);
	return null_solid(s, way->to) && (crossed || !null_with(s, NULL_RIVERS));
}

static bool broken(const struct position *p, int a, int b)
{
	return null_marked(p, MARK_BROKEN, a, b, NONE) != NONE || null_marked(p, MARK_BROKEN, b, a, NONE) != NONE;
}

int null_way(const struct scenario *s, const struct position *p, int place, int link)
{
	const struct link *way = &s->board.at[place].link[link];
	if (way->to < 0 || !passable(s, way) || (null_with(s, NULL_EVENTS) && broken(p, place, way->to)))
		return NONE;
	return way->to;
}

bool null_joined(const struct scenario *s, const struct position *p, int from, int to)
{
	int link = board_link(&s->board, from, to);
	return link != NONE && null_way(s, p, from, link) == to;
}

bool null_room(const struct scenario *s, const struct position *p, int place, int side, int more)
{
	int most = null_with(s, NULL_STACKS) ? NULL_STACK_LIMIT : 1;
	return !null_count(s, p, place, side_other((enum side)side)) && null_count(s, p, place, side) + more <= most;
}

bool null_near(const struct scenario *s, const struct position *p, int place, int side)
{
	const struct place *here = &s->board.at[place];
	for (int i = 0; i < here->links; i++)
		if (here->link[i].to >= 0 && null_count(s, p, here->link[i].to, side_other((enum side)side)))
			return true;
	return false;
}

void null_supply(const struct scenario *s, const struct position *p, int side, int16_t *steps, int16_t *from)
{
	const struct null_own *own = null_own(s);
	for (int at = 0; at < s->board.count; at++) {
		bool home = at < 256 && set_has(&own->home[side], at) && !null_count(s, p, at, side_other((enum side)side));
		steps[at] = (int16_t)(home ? 0 : NONE);
		if (from)
			from[at] = (int16_t)(home ? at : NONE);
	}
	for (int n = 0, found = 1; found; n++) {
		found = 0;
		for (int at = 0; at < s->board.count; at++)
			for (int i = 0; steps[at] == n && i < s->board.at[at].links; i++) {
				int to = null_way(s, p, at, i);
				if (to == NONE || steps[to] != NONE || null_count(s, p, to, side_other((enum side)side)))
					continue;
				steps[to] = (int16_t)(n + 1);
				if (from)
					from[to] = from[at];
				found = 1;
			}
	}
}

/* --- markers and points --- */

int null_marked(const struct position *p, int kind, int place, int other, int side)
{
	for (int i = 0; i < MAX_MARKERS; i++) {
		const struct marker *m = &p->marker[i];
		if (m->place >= 0 && m->kind == kind && (place == NONE || m->place == place) && (other == NONE || m->other == other) &&
		    (side == NONE || m->side == side))
			return i;
	}
	return NONE;
}

void null_mark(struct position *p, int kind, int side, int place, int other, int value)
{
	for (int i = 0; i < MAX_MARKERS; i++)
		if (p->marker[i].place == NONE) {
			p->marker[i] = (struct marker){.kind = (uint8_t)kind, .side = (uint8_t)side, .place = (int16_t)place,
						       .other = (int16_t)other, .value = (int16_t)value};
			return;
		}
}

void null_unmark(struct position *p, int marker)
{
	p->marker[marker] = (struct marker){.place = NONE, .other = NONE};
}

/* [9.2] A village belongs to whoever stood there last. */
void null_hold(const struct scenario *s, struct position *p, int place, int side, struct events *ev)
{
	int at = null_marked(p, MARK_TOWN, place, NONE, NONE);
	(void)s;
	if (at == NONE || p->marker[at].side == side)
		return;
	p->marker[at].side = (uint8_t)side;
	event_note(ev, EVENT_CHANGE, side, NONE, NONE, place, p->marker[at].value, CITE_TOWNS);
}

int null_points(const struct scenario *s, const struct position *p, enum side side)
{
	int n = null_alive(s, p, side);
	for (int i = 0; i < s->pieces; i++)
		n += 2 * (s->piece[i].side == side && p->piece[i].place == NULL_EXITED);
	for (int i = 0; i < MAX_MARKERS; i++)
		if (p->marker[i].place >= 0 && p->marker[i].kind == MARK_TOWN && p->marker[i].side == side)
			n += p->marker[i].value;
	return n;
}
