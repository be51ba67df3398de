/* What holds in every position, whatever its bytes were before. */
#include "rules/napoleon1807/n7.h"

#include <string.h>

static bool wrong(struct error *e, const char *where, const char *what)
{
	return error_set(e, NULL, where, NULL, "%s", what);
}

static bool over(const struct n7_position *n)
{
	return n->p.header.result.over;
}

/* --- cards --- */

/* [Playing cards] A card lies in a pile of its own side; Winter Quarters and Mud where they may. */
static bool card_fits(const struct scenario *s, const struct n7_position *n, int card)
{
	const struct n7_own *own = n7_own(s);
	int at = n->p.card[card], side = s->card[card].side, colour = n7_event(own->event[card])->colour;
	if (own->event[card] == EV_MUD)
		return at == CARD_APART || at == CARD_WEATHER;
	if (own->event[card] == EV_WINTER_QUARTERS)
		return n7_quarters(s) ? at == CARD_QUARTERS || at == CARD_ASIDE || at == CARD_DECK + side || at == CARD_DISCARD + side : at == CARD_NONE;
	if (!own->plays[card])
		return at == CARD_NONE;
	if (at == CARD_WEATHER)
		return colour == COLOUR_RED;
	if (at == CARD_HAND + side || at == CARD_LAID + side)
		return colour != COLOUR_RED;
	return at == CARD_DECK + side || at == CARD_DISCARD + side || (at == CARD_TURN + side && colour == COLOUR_BLUE);
}

static bool cards_sound(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	int laid = 0, plays = 0;
	for (int i = 0; i < s->cards; i++) {
		if (!card_fits(s, n, i))
			return wrong(e, s->card[i].id, "lies in a pile that is not its own");
		if (set_has(&n->seen, i) && n->p.card[i] != CARD_HAND && n->p.card[i] != CARD_HAND_RUSSIAN)
			return wrong(e, s->card[i].id, "was seen in a hand and is in none");
		laid += n->p.card[i] == CARD_LAID || n->p.card[i] == CARD_LAID_RUSSIAN;
	}
	if (set_next(&n->seen, s->cards) >= 0)
		return wrong(e, "seen", "a card that the game does not have");
	for (int i = 0; i < n->p.depth; i++) {
		const struct frame *f = &n->p.frame[i];
		if (f->row != ROW_PLAY)
			continue;
		if (f->number < 0 || f->number >= s->cards || f->count >= WINDOWS)
			return wrong(e, "frame", "plays no card of this game");
		plays += n->p.card[f->number] == CARD_LAID + f->side;
	}
	return over(n) || laid == plays || wrong(e, "cards", "a card is laid that nobody plays");
}

/* --- blocks --- */

static bool block_sound(const struct scenario *s, const struct n7_position *n, int i, struct error *e)
{
	const struct n7_figures *f = n7_figures(s);
	const struct piece *k = &n->p.piece[i];
	const char *id = s->piece[i].id;
	bool corps = n7_is_corps(s, i), here = k->place >= 0 || k->place == AT_RESERVE;
	if (k->place < AT_WAITING || k->place == NONE || k->flags & ~FLAG_ACTIVATED || k->steps || k->on != NONE || k->known > SEEN_ALL)
		return wrong(e, id, "is in no box, or bears no such mark");
	if (k->place == AT_WAITING && !n7_is_vedette(s, i))
		return wrong(e, id, "is no vedette and waits to be placed");
	if (k->place == AT_RESERVE && n7_own(s)->start[i] != AT_RESERVE)
		return wrong(e, id, "does not come by a card");
	if (k->place == AT_REMOVED && i != n7_own(s)->kamenski)
		return wrong(e, id, "only Kamenski leaves by a card");
	if (corps && here ? !(k->foot + k->horse) || k->foot + k->horse > f->strength.most : k->foot || k->horse)
		return wrong(e, id, "has no such strength");
	if (k->fatigue > (corps && k->place >= 0 ? f->fatigue.most : 0))
		return wrong(e, id, "has more fatigue than it could bear");
	return n7_grognard(s) || k->known == SEEN_ALL || wrong(e, id, "is hidden without the Rules of the Grognard");
}

/* [Commanders and Corps] [Vedettes] Who may be where with whom. */
static bool company_sound(const struct scenario *s, const struct n7_position *n, int i, struct error *e)
{
	const struct n7_own *own = n7_own(s);
	int at = n->p.piece[i].place, side = s->piece[i].side;
	if (at < 0 || over(n))
		return true;
	if (n7_is_commander(s, i) && !n7_corps(s, n, at, side))
		return wrong(e, s->piece[i].id, "is alone");
	if (!n7_is_vedette(s, i))
		return true;
	if (n7_blocks(s, n, at, side_other((enum side)side)))
		return wrong(e, s->piece[i].id, "stands among enemies");
	return own->fortress[at] == NONE || n->citadel[own->fortress[at]] == side || wrong(e, s->piece[i].id, "is in a citadel of the enemy");
}

/* Strength points: what a side had and gained it has, or has lost. */
static bool points_sound(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	const struct n7_own *own = n7_own(s);
	int sum[2] = {0, 0};
	for (int i = 0; i < s->pieces; i++)
		if (n7_is_corps(s, i) && n->p.piece[i].place != AT_UNUSED)
			sum[s->piece[i].side] += own->foot[i] + own->horse[i] - n7_strength(n, i);
	for (int side = 0; side < 2; side++) {
		const int16_t *t = n->p.header.track;
		if (t[TRACK_LOST + side] < 0 || t[TRACK_GAINED + side] < 0 || t[TRACK_CUBES + side] < 0 ||
		    t[TRACK_CUBES + side] > n7_figures(s)->quarters.cubes)
			return wrong(e, "tracks", "a count is out of range");
		if (!over(n) && sum[side] != t[TRACK_LOST + side] - t[TRACK_GAINED + side])
			return wrong(e, s->side_id[side], "strength points have come or gone unseen");
	}
	int vp = n->p.header.track[TRACK_VP];
	return (vp >= n7_figures(s)->victory.french && vp <= n7_figures(s)->victory.russian) || wrong(e, "victory", "the marker is off its track");
}

/* --- the board --- */

static bool place_sound(const struct scenario *s, const struct n7_position *n, int at, struct error *e)
{
	const struct n7_own *own = n7_own(s);
	if (!n->axis[at])
		return true;
	if (n->axis[at] > 2 * N7_DEGREES || n7_axis_slot(n, at) >= own->degree[at])
		return wrong(e, s->board.at[at].id, "an axis of retreat lies on no link");
	return true;
}

/* [Axis of Retreat] The marker lies where both are, or were till a moment ago. Of a combat that is sound. */
static bool axes_sound(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	for (int at = 0; at < N7_PLACES && !over(n); at++)
		if (n->axis[at] && !n7_contested(s, n, at) && !n7_fight_takes(s, n, at))
			return wrong(e, s->board.at[at].id, "an axis of retreat lies where nobody fights");
	return true;
}

static bool holder(int side, bool nobody)
{
	return side == FRENCH || side == RUSSIAN || (nobody && side == NOBODY);
}

static bool ground_sound(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	const struct n7_own *own = n7_own(s);
	for (int i = 0; i < N7_TOWNS; i++) {
		bool town = i < own->towns, fortress = i < own->fortresses;
		if (!holder(n->control[i], !town) || (!town && n->control[i] != NOBODY))
			return wrong(e, "control", "nobody holds a town, or there is none");
		if (!holder(n->citadel[i], !fortress) || (!fortress && n->citadel[i] != NOBODY))
			return wrong(e, "citadel", "nobody holds a citadel, or there is none");
		if (!holder(n->siege[i], true) || (n->siege[i] != NOBODY && n->siege[i] == n->citadel[i]))
			return wrong(e, "siege", "somebody besieges himself");
	}
	for (int i = 0; i < N7_LINKS; i++) {
		bool down = n->broken[i >> 6] >> (i & 63) & 1;
		int slot = i < own->links ? n7_slot(s, own->end[i][0], own->end[i][1]) : NONE;
		if (down && (slot == NONE || !own->bridge[own->end[i][0]][slot]))
			return wrong(e, "bridges", "a bridge is destroyed where there is none");
	}
	for (int i = 0; i < MAX_MARKERS; i++)
		if (n->p.marker[i].kind || n->p.marker[i].side || n->p.marker[i].place != NONE || n->p.marker[i].other != NONE || n->p.marker[i].value)
			return wrong(e, "marker", "this game has no markers of that kind");
	return true;
}

/* --- the sequence of play --- */

#define ROW(row) (UINT64_C(1) << ROW_##row)
/* Which rows may have called a row; 0: it stands at the bottom. */
static const uint64_t callers[ROWS] = {
	[ROW_INACTIVITY] = ROW(DRAW), [ROW_BLUE] = ROW(PLAY), [ROW_OPERATION] = ROW(OPERATIONS), [ROW_WAY] = ROW(OPERATION),
	[ROW_MARCH] = ROW(OPERATION), [ROW_ATTACK] = ROW(OPERATION), [ROW_WINDOW] = ROW(OPERATION) | ROW(MARCH) | ROW(COMBAT),
	[ROW_PLAY] = ROW(OPERATION) | ROW(MARCH) | ROW(COMBAT) | ROW(INITIATIVE) | ROW(PLAY), [ROW_COUNTER] = ROW(PLAY), [ROW_REACT] = ROW(PLAY),
	[ROW_BRIDGE] = ROW(PLAY), [ROW_ANSWER] = ROW(PLAY), [ROW_RETREAT] = ROW(COMBAT), [ROW_JOIN] = ROW(PLAY), [ROW_SNOWED] = ROW(PLAY),
	[ROW_REST] = ROW(RECOVERY), [ROW_COMBAT] = ROW(OPERATION),
	[ROW_TIRE] = ROW(OPERATION) | ROW(PLAY) | ROW(COMBAT) | ROW(MARCH) | ROW(REACT), [ROW_LOSE] = ROW(COMBAT) | ROW(PLAY) | ROW(RECOVERY),
};

/* Rows that are about a card have it in their number. */
static bool names_card(int row)
{
	return row == ROW_BLUE || row == ROW_PLAY || row == ROW_COUNTER || row == ROW_REACT || row == ROW_BRIDGE || row == ROW_ANSWER;
}

static bool frames_sound(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	bool operation = false;
	for (int i = 0; i < n->p.depth && !over(n); i++) {
		const struct frame *f = &n->p.frame[i];
		bool called = i ? callers[f->row] >> n->p.frame[i - 1].row & 1 : !callers[f->row];
		if (!called || (i + 1 < n->p.depth && !n7_phases[f->row].enter))
			return wrong(e, "frame", "a row runs that nothing called");
		if (names_card(f->row) && (f->number < 0 || f->number >= s->cards))
			return wrong(e, "frame", "is about no card of this game");
		if (f->row == ROW_WINDOW && f->count >= WINDOWS)
			return wrong(e, "frame", "is no window of this game");
		operation |= f->row == ROW_OPERATION;
		if (f->row == ROW_OPERATION && f->side != n->op.side)
			return wrong(e, "operation", "is not of the side that operates");
	}
	return over(n) || operation == (n->op.from != NONE) || wrong(e, "operation", "runs without its row, or a row without it");
}

static bool operation_sound(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	const struct n7_operation *o = &n->op, none = {.from = NONE, .at = NONE, .last = NONE};
	int most = s->board.count - 1;
	if (o->from == NONE)
		return (!memcmp(o, &none, sizeof none) && set_empty(&n->p.used)) || wrong(e, "operation", "something is left of one that is over");
	if (o->from < 0 || o->from > most || o->at < 0 || o->at > most || o->last < NONE || o->last > most || o->side > 1 || o->laid > SEEN_ALL ||
	    o->flags & ~OP_FLAGS || o->value < 0 || o->value > 9 || o->plus < -9 || o->plus > 9 || o->spent > 60 || o->links > 60 || o->cancelled > 1)
		return wrong(e, "operation", "a count is out of range");
	if (o->links ? o->last == NONE || n7_slot(s, o->last, o->at) == NONE : o->last != NONE || o->at != o->from)
		return wrong(e, "operation", "the stack has not come there by a link");
	for (int i = set_next(&n->p.used, 0); i >= 0; i = set_next(&n->p.used, i + 1))
		if (s->piece[i].side != o->side || n->p.piece[i].place < 0)
			return wrong(e, "operation", "a block operates that cannot");
	return true;
}

/* What is in hand lies together and is of the side that decides. */
static bool hand_sound(const struct scenario *s, const struct n7_position *n, struct error *e)
{
	int first = set_next(&n->p.hand, 0);
	for (int i = first; i >= 0 && !over(n); i = set_next(&n->p.hand, i + 1))
		if (s->piece[i].side != frame_now(&n->p)->side || n->p.piece[i].place != n->p.piece[first].place || n->p.piece[i].place < 0)
			return wrong(e, "hand", "what is in hand does not lie together");
	return true;
}

bool n7_sound(const struct scenario *s, const struct position *p, struct error *e)
{
	const struct n7_position *n = n7_of(p);
	static const uint8_t zero[sizeof n->spare];
	if (!phases_sound(s, p, e))
		return false;
	if (n->weather > 15 || n->wet > 1 || n->turn_rules > RULES || n->passed > SEEN_ALL || n->first > 1 || memcmp(n->spare, zero, sizeof zero))
		return wrong(e, "turn", "something is in force that the game does not have");
	if (n->care < NONE || n->care >= s->pieces || (n->care >= 0 && (!n7_is_corps(s, n->care) || s->piece[n->care].side != FRENCH)))
		return wrong(e, "care", "is for no French corps");
	for (int i = 0; i < s->pieces; i++)
		if (!block_sound(s, n, i, e))
			return false;
	if (!cards_sound(s, n, e) || !ground_sound(s, n, e) || !operation_sound(s, n, e) || !frames_sound(s, n, e) || !hand_sound(s, n, e))
		return false;
	for (int i = 0; i < s->pieces; i++)
		if (!company_sound(s, n, i, e))
			return false;
	for (int at = 0; at < N7_PLACES; at++)
		if (!place_sound(s, n, at, e))
			return false;
	return points_sound(s, n, e) && n7_fight_sound(s, n, e) && axes_sound(s, n, e);
}
