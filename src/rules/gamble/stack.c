/* === 4 Occupying a hex === Who stands where, what a hex holds, who is near. */
#include "rules/gamble/cards.h"

#include <string.h>

bool gb_advanced(const struct scenario *s)
{
	return scenario_value(s, "advanced") != 0;
}

bool gb_cards(const struct scenario *s)
{
	return scenario_value(s, "cards") != 0;
}

bool gb_leaders(const struct scenario *s)
{
	return scenario_value(s, "leaders") != 0;
}

bool gb_horses(const struct scenario *s)
{
	return scenario_value(s, "horses") != 0;
}

bool gb_political(const struct scenario *s)
{
	return scenario_value(s, "politics") != 0;
}

bool gb_raises(const struct scenario *s)
{
	return scenario_value(s, "capacity") != 0;
}

/* [16.7] */
bool gb_reserve(const struct scenario *s)
{
	return scenario_value(s, "reserve") != 0;
}

bool gb_may_winter(const struct scenario *s)
{
	return json_bool_or(s->json, "two_year", false);
}

struct called gb_place(const struct scenario *s, int place)
{
	return board_called(&s->board, place);
}

const char *gb_name(const struct scenario *s, int piece)
{
	return s->piece[piece].name;
}

/* A stack is all units on a hex; [reading 20] depots are none. [4.2] Who attacks a hex does not stand on it and fills nothing there. */
void gb_survey(const struct scenario *s, const struct gamble *g, struct gb_survey *out)
{
	const struct gb_own *own = gb_own(s);
	memset(out, 0, sizeof *out);
	memset(out->side, NOBODY, sizeof out->side);
	memset(out->depot, NOBODY, sizeof out->depot);
	for (int i = 0; i < s->pieces; i++) {
		int at = g->p.piece[i].place, kind = own->kind[i];
		if (at < 0)
			continue;
		if (kind > KIND_COMMANDER) {
			if (g->p.piece[i].flags & FLAG_DEPOT)
				out->depot[at] = s->piece[i].side;
			continue;
		}
		out->side[at] = s->piece[i].side;
		if (kind == KIND_COMMANDER) {
			out->commanders[at]++;
			continue;
		}
		out->units[at]++;
		out->of[at] = (uint8_t)(out->of[at] + own->of[i]);
		if (gb_disrupted(g, i))
			continue;
		out->good[at]++;
		out->horse[at] = (uint8_t)(out->horse[at] + (kind == KIND_CAV));
	}
}

static int next_of(const struct gamble *g, const struct set *of, int place, int from)
{
	for (int i = set_next(of, from); i >= 0; i = set_next(of, i + 1))
		if (g->p.piece[i].place == place)
			return i;
	return NONE;
}

int gb_next(const struct scenario *s, const struct gamble *g, int place, int side, int from)
{
	return next_of(g, side == NOBODY ? &gb_own(s)->units : &gb_own(s)->units_of[side], place, from);
}

int gb_next_fighter(const struct scenario *s, const struct gamble *g, int place, int side, int from)
{
	return next_of(g, side == NOBODY ? &gb_own(s)->fighters : &gb_own(s)->fighters_of[side], place, from);
}

int gb_next_commander(const struct scenario *s, const struct gamble *g, int place, int side, int from)
{
	return next_of(g, side == NOBODY ? &gb_own(s)->commanders : &gb_own(s)->commanders_of[side], place, from);
}

int gb_next_counter(const struct scenario *s, const struct gamble *g, int place, int side, int from)
{
	struct set all = gb_own(s)->trains[side];
	set_join(&all, &gb_own(s)->dummies[side]);
	return next_of(g, &all, place, from);
}

int gb_depot(const struct scenario *s, const struct gamble *g, int place, int side)
{
	const struct set *trains = &gb_own(s)->trains[side];
	for (int i = next_of(g, trains, place, 0); i >= 0; i = next_of(g, trains, place, i + 1))
		if (g->p.piece[i].flags & FLAG_DEPOT)
			return i;
	return NONE;
}

/* Face-down ones first: what the enemy knows already is kept. */
int gb_train(const struct scenario *s, const struct gamble *g, int place, int side)
{
	const struct set *trains = &gb_own(s)->trains[side];
	int found = NONE;
	for (int i = next_of(g, trains, place, 0); i >= 0; i = next_of(g, trains, place, i + 1))
		if (!(g->p.piece[i].flags & (FLAG_DEPOT | FLAG_CAPACITY)) && !g->p.piece[i].used &&
		    (found == NONE || !(g->p.piece[i].flags & FLAG_OPEN)))
			found = i;
	return found;
}

/* What was laid for a depot alone goes before what may still move or rally somebody. */
int gb_idle_train(const struct scenario *s, const struct gamble *g, int place, int side)
{
	const struct set *trains = &gb_own(s)->trains[side];
	int found = NONE;
	for (int i = next_of(g, trains, place, 0); i >= 0; i = next_of(g, trains, place, i + 1))
		if (!(g->p.piece[i].flags & (FLAG_DEPOT | FLAG_CAPACITY)) && (found == NONE || g->p.piece[i].used))
			found = i;
	return found;
}

/* [4.1] Six OF. [15.2] Three more for each of at most two trains. */
int gb_capacity(const struct scenario *s, const struct gamble *g, int place)
{
	const struct gb_figures *f = gb_figures(s);
	int n = 0;
	if (!gb_raises(s))
		return f->stack.holds;
	for (int side = 0; side < SIDES; side++)
		for (int i = gb_next_counter(s, g, place, side, 0); i >= 0; i = gb_next_counter(s, g, place, side, i + 1))
			n += (g->p.piece[i].flags & FLAG_CAPACITY) != 0;
	return f->stack.holds + f->stack.train * int_min(n, f->stack.trains);
}

int gb_direction(const struct scenario *s, int from, int to)
{
	const struct gb_own *own = gb_own(s);
	for (int d = 0; d < DIRECTIONS; d++)
		if (own->to[from][d] == to)
			return d;
	return NONE;
}

/* [16.1] Cards build and break bridges. */
unsigned gb_bridges(const struct scenario *s, const struct gamble *g, int place, int direction)
{
	unsigned between = gb_own(s)->side[place][direction];
	if (!(between & SIDE_RIVER))
		return between;
	int marker = gb_bridge_marked(g, place, gb_own(s)->to[place][direction]);
	if (marker == NONE)
		return between;
	return g->p.marker[marker].kind == MARK_BUILT ? between | SIDE_BRIDGE : between & ~(unsigned)SIDE_BRIDGE;
}

/* [16.1] Where all is frozen every river is bridged. */
unsigned gb_between(const struct scenario *s, const struct gamble *g, int place, int direction)
{
	unsigned between = gb_bridges(s, g, place, direction);
	return between & SIDE_RIVER && g->effects.allow & ALLOW_FROZEN ? between | SIDE_BRIDGE : between;
}

bool gb_bridges_changed(const struct gamble *g)
{
	bool any = g->effects.allow & ALLOW_FROZEN;
	for (int k = 0; k < MAX_MARKERS; k++)
		any |= g->p.marker[k].kind != MARK_NONE;
	return any;
}

/* [1.1] Russia is friendly to the Russians, all else to the French, whoever stands there. [16.9] After independence a city of western
 * Russia is French from the first day on which French units hold it. */
bool gb_friendly(const struct scenario *s, const struct gamble *g, int side, int place)
{
	bool french = !gb_own(s)->russia[place] || (g->state & STATE_INDEPENDENCE && gb_turned(g, place));
	return french == (side == FRENCH);
}

/* [8.4, reading 6] The general exception. */
bool gb_besieged(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place)
{
	const struct gb_own *own = gb_own(s);
	if (!own->city[place] || v->units[place] != 1)
		return false;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = own->to[place][d];
		if (to != NONE && v->side[to] == 1 - v->side[place] && v->good[to] >= gb_figures(s)->siege.besiegers && !(gb_between(s, g, place, d) & SIDE_RIVER))
			return true;
	}
	return false;
}

/* [6.2, 8.4] Cavalry in good order next to the hex; to movement every river is a screen, to supply only one without a bridge.
 * [14.6] French cavalry bars no forest, marsh or rough ground. */
bool gb_cavalry_near(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place, bool any_river)
{
	const struct gb_own *own = gb_own(s);
	if (side == RUSSIAN && own->rough[place])
		return false;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = own->to[place][d];
		if (to == NONE || !v->horse[to] || v->side[to] != 1 - side)
			continue;
		if (!(any_river ? own->side[place][d] & SIDE_RIVER : gb_unbridged(gb_between(s, g, place, d))))
			return true;
	}
	return false;
}

/* [1.1] November and after. [16.13] Not in the second year. [16.1] Nor for the French in a spell of thaw. */
bool gb_winter(const struct scenario *s, const struct gamble *g, int side)
{
	if (side == FRENCH && g->effects.allow & ALLOW_NO_WINTER)
		return false;
	return gb_own(s)->winter[g->p.header.turn] && !(g->state & STATE_TWO_YEARS);
}

int gb_corps(const struct scenario *s, int side, const char *name)
{
	for (int i = 0; i < s->pieces; i++)
		if (s->piece[i].side == side && !strcmp(s->piece[i].corps, name))
			return gb_own(s)->corps[i];
	return 0;
}
