/* Where a Russian piece must go: the priorities of 6.3.1 and what readings.md makes of them. */
#include "rules/berezina/berezina.h"

#include <string.h>

enum { FAR_LIMIT = 8000, FAR_COST = 9999, NOT_COVERED = 100, NOT_THERE = 255 };

/* The hexes are looked at in the order of their cost, and no further than the answer needs. */
struct mind {
	const struct scenario *s;
	const struct ground *g;
	const struct crossing *c;
	int piece, start, spent, points, army;
	bool entering, leader, command; /* command: 5.4 limits where it ends */
	int aim;                        /* what it is bound for, or NONE */
	int leaders;                    /* of its army, on the map */
	int16_t leader_at[MAX_LEADERS];
	const struct lay *lay;
	struct walk *w;
	int16_t target[HEXES];          /* of the class looked for: whom one fires at from here, or NONE */
	int targets;                    /* hexes that have one */
};

static void leaders_find(struct mind *m)
{
	const struct ground *g = m->g;
	m->leaders = 0;
	for (int k = 0; k < g->leaders[RUSSIAN]; k++) {
		int i = g->leader[RUSSIAN][k];
		if (on_map(m->c, i) && bz_army_of(g, m->c, i) == m->army)
			m->leader_at[m->leaders++] = m->c->p.piece[i].place;
	}
}

/* Distance to the nearest leader of its army, 99 without one. */
static int leader_near(const struct mind *m, int at)
{
	int near = 99;
	for (int i = 0; i < m->leaders; i++) {
		near = int_min(near, bz_distance(m->g, at, m->leader_at[i]));
	}
	return near;
}

/* [5.4, 6.1.6] No unit ends its march farther than four hexes from every leader of its army. */
static bool covered(const struct mind *m, int at)
{
	return !m->command || !m->leaders || leader_near(m, at) <= m->g->figures.command.leader_hexes;
}

static bool room(const struct mind *m, int at)
{
	int here = m->lay->units[RUSSIAN][at] - (!m->leader && m->c->p.piece[m->piece].place == at);
	return m->leader || here < STACK;
}

/* [3.1.3] With his men, at the pace of the foot, those who are just coming in included: else he would ride out of their
 * command [reading 38]. */
static int leader_points(const struct ground *g, const struct crossing *c, const struct scenario *s, int piece)
{
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++)
		if (g->more[i].unit && !g->more[i].cavalry && g->more[i].formation == g->more[piece].formation &&
		    (on_map(c, i) || c->p.piece[i].place == PLACE_ENTERS))
			return g->box[c->p.header.track[TRACK_BOX]].foot;
	(void)s;
	return g->box[c->p.header.track[TRACK_BOX]].cavalry;
}

/* [11.2] The entry hex of the group, or NONE. */
static int entry_wanted(const struct scenario *s, const struct crossing *c, int piece)
{
	int entry = c->entry[ground_of(s)->more[piece].formation];
	return entry == NONE ? s->piece[piece].enter_place : entry;
}

int bz_russian_entry(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece)
{
	return bz_entry(ground_of(s), lay, RUSSIAN, entry_wanted(s, c, piece));
}

static void mind_make(struct mind *m, const struct scenario *s, const struct crossing *c, const struct lay *lay,
		      int piece, struct walk *w)
{
	const struct ground *g = ground_of(s);
	m->s = s;
	m->g = g;
	m->c = c;
	m->piece = piece;
	m->leader = g->more[piece].leader;
	m->entering = !on_map(c, piece);
	m->aim = NONE;
	m->army = bz_army_of(g, c, piece);
	m->command = !m->leader && m->army < ARMY_NONE && bz_is_active(g, c, piece);
	m->lay = lay;
	m->spent = c->p.piece[piece].used;
	m->points = m->leader ? leader_points(g, c, s, piece) : bz_allowance(g, c, piece);
	m->start = m->entering ? bz_russian_entry(s, c, lay, piece) : c->p.piece[piece].place;
	if (m->entering && m->start != NONE)
		m->spent = bz_entry_cost(g, lay, RUSSIAN, m->start, m->leader);
	leaders_find(m);
	m->w = w;
	w->s = s;
	w->c = c;
	w->lay = lay;
	w->side = RUSSIAN;
}

/* Those of the ways over the river that are open at this moment somewhere. */
static unsigned ways_open(const struct mind *m, unsigned ways)
{
	unsigned open = 0;
	for (int f = 0; f < FORDS; f++)
		open |= (bz_ford_bridged(m->c, f) ? WALK_BRIDGE : 0u) | (bz_wadeable(m->c, f, !m->leader) ? WALK_FORD : 0u);
	return ways & open;
}

/* Looks anew from the start, unless it or a piece before it has looked from there by the same ways. */
static void search(struct mind *m, unsigned ways, int limit)
{
	unsigned how = WALK_ZONES | (ways & ~(unsigned)(WALK_BRIDGE | WALK_FORD)) |
		       (ways & (WALK_BRIDGE | WALK_FORD) ? ways_open(m, ways) : 0u) | (m->leader ? WALK_LEADER : 0u);
	struct walk *w = m->w;
	if (w->begun && w->how == how && w->limit == limit && w->start == m->start && w->cost[m->start] == m->spent)
		return;
	w->begun = true;
	w->how = how;
	w->limit = limit;
	bz_walk_begin(w, m->start, m->spent);
}

/* The k-th hex in the order of cost, or NONE beyond the last. */
static int hex_by_cost(struct mind *m, int k)
{
	while (k >= m->w->n)
		if (!bz_walk_more(m->w))
			return NONE;
	return m->w->at[k];
}

/* [6.3.1] The firing hexes of a class, each with the lowest French hex that makes it one. Without crossings only those of
 * its own bank count: no other is ever reached. */
static void targets_find(struct mind *m, int class)
{
	const struct ground *g = m->g;
	int own = g->bank[m->start];
	memset(m->target, 0xff, sizeof m->target);
	m->targets = 0;
	for (int i = 0; i < m->lay->stands[FRENCH]; i++) {
		int foe = m->lay->stand[FRENCH][i];
		if ((g->bank[foe] == own) != (class == 1) || (class == 2 && !g->by_river[foe]))
			continue;
		for (int d = 0; d < DIRECTIONS; d++) {
			int at = g->to[foe][d];
			if (at < 0 || m->lay->units[FRENCH][at] || (class < 3 && g->bank[at] != own))
				continue;
			m->targets += m->target[at] == NONE;
			if (m->target[at] == NONE || foe < m->target[at])
				m->target[at] = (int16_t)foe;
		}
	}
}

static int dear(const struct ground *g, int at)
{
	return g->works[at] || g->land[at] == LAND_TOWN || g->land[at] == LAND_WOODS ? 0 : 1;
}

static bool beside_french(const struct mind *m, int at)
{
	for (int d = 0; d < DIRECTIONS; d++)
		if (m->g->to[at][d] >= 0 && m->lay->units[FRENCH][m->g->to[at][d]])
			return true;
	return false;
}

static bool army_on_bank(const struct mind *m, int bank)
{
	for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++)
		if (m->g->more[i].unit && on_map(m->c, i) && m->g->bank[m->c->p.piece[i].place] == bank &&
		    bz_army_of(m->g, m->c, i) == m->army)
			return true;
	return false;
}

/* May this step of the way be made now (bridge cap, limits of leaders)? */
static bool may_pass(const struct mind *m, int at, int to)
{
	const struct ground *g = m->g;
	if (m->leader)
		return (!beside_french(m, to) || m->lay->units[RUSSIAN][to]) &&
		       (g->bank[at] == g->bank[to] || army_on_bank(m, g->bank[to]));
	if (g->bank[at] == g->bank[to] || !bz_ford_bridged(m->c, g->ford_at[at]))
		return true;
	for (int n = 0; n < BRIDGES; n++)
		if (bz_bridge_open(m->g, m->c, g->ford_at[at], n, RUSSIAN))
			return true;
	return false;
}

/* How far along the way with the lowest hexes this turn; NONE when not even the start would do [reading 37]. [6.3.2] The first hex is free to who has
 * not moved; for the next ones the points must last. [3.2.4] A French zone ends the march. */
static int travel(const struct mind *m, int goal, uint8_t on_way[HEXES])
{
	int16_t way[HEXES];
	int n = bz_walk_route(m->w, goal, way, on_way), at = m->start, spent = m->spent;
	int end = (m->entering ? room(m, at) : true) && covered(m, at) ? at : NONE;
	bool stopped = m->entering && m->lay->zone[FRENCH][at];
	for (int i = 0; i < n && !stopped; i++) {
		int cost = m->w->cost[way[i]] - m->w->cost[at];
		bool free = i == 0 && !m->entering && !m->spent;
		if ((spent + cost > m->points && !free) || !may_pass(m, at, way[i]))
			break;
		spent += cost;
		at = way[i];
		if (room(m, at) && covered(m, at))
			end = at;
		stopped = m->lay->zone[FRENCH][at];
	}
	return end;
}

/* Can it end this turn in this hex, by the cheapest way there? [6.3.2] Beyond its points only where the first hex is free. */
static bool ends_in(const struct mind *m, int at)
{
	uint8_t on_way[HEXES];
	if (m->w->cost[at] > m->points && (m->entering || m->spent || bz_distance(m->g, m->start, at) > 1))
		return false;
	return at != m->start && room(m, at) && covered(m, at) && travel(m, at, on_way) == at;
}

/* [6.3.1 (5)] Of all cheapest ways to the goal those that bring it nearest this turn: where they end, first the one with the
 * lowest hexes if it is among them. (6) With two players all of them, for the Russian to choose from; else one. */
static int nearest_ends(const struct mind *m, int goal, int16_t ends[PLAN_ENDS])
{
	const struct walk *w = m->w;
	uint8_t on_way[HEXES];
	int end = travel(m, goal, on_way), n = 0, first = m->spent + m->g->dearest, reach = m->points > first ? m->points : first;
	if (end == NONE)
		return 0;
	ends[n++] = (int16_t)end;
	int nearest = w->cost[end];
	for (int k = 0; k < w->n && w->cost[w->at[k]] <= reach && end != goal; k++) {
		int at = w->at[k], cost = w->cost[at];
		if (!on_way[at] || at == end || cost < nearest || (cost == nearest && !m->g->two_player) || !ends_in(m, at))
			continue;
		n = cost > nearest ? 0 : n;
		nearest = cost;
		if (n < PLAN_ENDS)
			ends[n++] = (int16_t)at;
	}
	return n;
}

static void add_end(struct plan *out, int end, int goal, int target, int cost)
{
	for (int i = 0; i < out->n; i++)
		if (out->end[i] == end)
			return;
	if (out->n == PLAN_ENDS)
		return;
	out->end[out->n] = (int16_t)end;
	out->goal[out->n] = (int16_t)goal;
	out->target[out->n] = (int16_t)target;
	out->cost[out->n++] = (int16_t)cost;
}

static void towards_leader(struct mind *m, struct plan *out);

/* Turns goals of equal worth into the ends of this turn; in a goal already, or without a step, it stays. */
static void finish(struct mind *m, const int16_t *goal, const int16_t *target, int n, struct plan *out)
{
	int16_t end[PLAN_ENDS];
	out->n = 0;
	if (n && m->aim == NONE)
		m->aim = goal[0];
	for (int i = 0; i < n; i++)
		if (goal[i] == m->start && !m->entering)
			return;
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < n; i++) {
			if (dear(m->g, goal[i]) != pass)
				continue;
			int ends = nearest_ends(m, goal[i], end);
			if (!ends && m->command) {
				towards_leader(m, out);
				return;
			}
			for (int k = 0; k < ends; k++)
				if (m->entering || end[k] != m->start)
					add_end(out, end[k], goal[i], target ? target[i] : NONE, m->w->cost[goal[i]]);
		}
}

/* To the cheapest hex with room in the command of a leader, else to the one that is nearest to one. */
static void towards_leader(struct mind *m, struct plan *out)
{
	int16_t goal;
	int best = NONE, hexes = m->g->figures.command.leader_hexes, nearest_yet = INT16_MAX;
	out->kind = PLAN_COMMAND;
	out->class = 0;
	search(m, WALK_BRIDGE, FAR_LIMIT);
	for (int k = 0, at; nearest_yet > hexes && (at = hex_by_cost(m, k)) != NONE; k++) {
		int near = leader_near(m, at);
		if (room(m, at) && near < nearest_yet) {
			best = at;
			nearest_yet = near;
		}
	}
	if (best == NONE)
		return;
	goal = (int16_t)best;
	m->command = false;
	finish(m, &goal, NULL, 1, out);
}

/* [6.1.5] Stragglers close a hex to all but who stands there. */
static bool no_rabble(const struct mind *m, int at)
{
	return !m->lay->rabble[at] || at == m->start;
}

static bool any_room(const struct mind *m)
{
	for (int i = 0; i < m->lay->stands[FRENCH]; i++)
		for (int d = 0; d < DIRECTIONS; d++) {
			int at = m->g->to[m->lay->stand[FRENCH][i]][d];
			if (at >= 0 && m->target[at] != NONE && no_rabble(m, at) && room(m, at))
				return true;
		}
	return false;
}

/* The cheapest firing hexes with room; the cheapest full one, or NONE, for when there are none. */
static int firing(struct mind *m, int16_t goal[PLAN_ENDS], int *full_at)
{
	int n = 0, cost = 0, seen = 0;
	bool roomy = any_room(m);
	*full_at = NONE;
	for (int k = 0, at; n < PLAN_ENDS && seen < m->targets; k++) {
		if (n && k == m->w->n)
			break; /* all of that cost are in */
		at = hex_by_cost(m, k);
		if (at == NONE || (n && m->w->cost[at] > cost))
			break;
		if (m->target[at] == NONE)
			continue;
		seen++;
		if (!no_rabble(m, at))
			continue;
		if (room(m, at)) {
			cost = m->w->cost[at];
			goal[n++] = (int16_t)at;
		} else if (*full_at == NONE) {
			*full_at = at;
			if (!roomy)
				break;
		}
	}
	return n;
}

/* The hexes with room nearest by `far`, and of those the cheapest. */
static int nearest(struct mind *m, const uint8_t far[HEXES], int16_t goal[PLAN_ENDS])
{
	int n = 0, best = 1 << 30, least = NOT_THERE;
	bool crosses = m->w->how & (WALK_BRIDGE | WALK_FORD);
	for (int at = 0; at < HEXES; at++)
		if (far[at] < least && room(m, at) && !m->lay->units[FRENCH][at] &&
		    (crosses || m->g->bank[at] == m->g->bank[m->start]))
			least = far[at];
	for (int k = 0, at; (at = hex_by_cost(m, k)) != NONE; k++) {
		int key = far[at] * 16384 + m->w->cost[at];
		if (best < (least + 1) * 16384 && m->w->cost[at] > best - least * 16384)
			break; /* nearer there is none, cheaper neither */
		if (far[at] == NOT_THERE || !room(m, at))
			continue;
		if (key < best) {
			best = key;
			n = 0;
		}
		if (key == best && n < PLAN_ENDS)
			goal[n++] = (int16_t)at;
	}
	return n;
}

/* All firing hexes are full: the hex with room nearest to that target. */
static int behind(struct mind *m, int foe, int16_t goal[PLAN_ENDS])
{
	uint8_t far[HEXES];
	for (int at = 0; at < HEXES; at++)
		far[at] = (uint8_t)bz_distance(m->g, at, foe);
	return nearest(m, far, goal);
}

/* [6.3.1] Over the river only by a bridge, or by a ford that can be waded; [6.3.3] Tchlaplatz not before the French have crossed. */
static bool class_allowed(const struct mind *m, int class)
{
	if (class < 3)
		return true;
	if (m->g->more[m->piece].formation == CORPS_TCH && !m->c->crossing)
		return false;
	bool any = false;
	for (int f = 0; f < FORDS; f++)
		any |= class == 3 ? bz_ford_bridged(m->c, f) : bz_wadeable(m->c, f, true);
	return any;
}

static bool aim(struct mind *m, int class, struct plan *out)
{
	static const unsigned ways[] = {0, 0, 0, WALK_BRIDGE, WALK_BRIDGE | WALK_FORD};
	int16_t goal[PLAN_ENDS], target[PLAN_ENDS];
	int full_at;
	targets_find(m, class);
	if (!m->targets)
		return false;
	search(m, ways[class], FAR_LIMIT);
	int n = firing(m, goal, &full_at);
	if (!n && full_at == NONE)
		return false;
	out->kind = n ? PLAN_FIRE : PLAN_FULL;
	out->class = class;
	if (!n)
		n = behind(m, m->target[full_at], goal);
	for (int i = 0; i < n; i++)
		target[i] = m->target[out->kind == PLAN_FULL ? full_at : goal[i]];
	finish(m, goal, target, n, out);
	return true;
}

/* The ford nearest to the French engineers [reading 39]; [3.4] with two players to those whom the Russians see. */
static void guard_ford(struct mind *m, struct plan *out)
{
	const struct ground *g = m->g;
	int best_ford = NONE, best = 999, bank = g->bank[m->start];
	for (int pass = 0; pass < 2 && best_ford == NONE; pass++)
		for (int f = 0; f < FORDS; f++)
			for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
				if (!g->more[i].unit || !on_map(m->c, i) ||
				    (!pass && (!g->more[i].engineer || !bz_known_to(m->s, m->c, i, RUSSIAN))))
					continue;
				int at = m->c->p.piece[i].place;
				int near = bz_distance(g, at, g->ford[f][EAST]), other = bz_distance(g, at, g->ford[f][WEST]);
				near = other < near ? other : near;
				if (near < best) {
					best = near;
					best_ford = f;
				}
			}
	out->kind = PLAN_NONE;
	out->class = 0;
	if (best_ford == NONE && !m->entering)
		return;
	search(m, 0, FAR_LIMIT);
	int16_t goal[PLAN_ENDS];
	int n = 0;
	if (best_ford == NONE)
		goal[n++] = (int16_t)m->start;
	else
		n = behind(m, g->ford[best_ford][bank], goal);
	finish(m, goal, NULL, n, out);
}

/* Hexes from each hex to the waiting area of its formation. */
static const uint8_t *area_far(const struct mind *m)
{
	return m->g->wait_far[m->g->more[m->piece].formation != CORPS_DAN];
}

/* The hex where they come in is no place to wait. */
static bool in_area(const struct mind *m, int at)
{
	return !area_far(m)[at] && at != entry_wanted(m->s, m->c, m->piece);
}

/* [6.3.5] Leaders wait with the last unit of the formation that still walks [reading 32]. */
static void wait_leader(struct mind *m, struct plan *out)
{
	int last = NONE;
	for (int pass = 0; pass < 2 && last == NONE; pass++)
		for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++)
			if (m->g->more[i].unit && m->g->more[i].formation == m->g->more[m->piece].formation &&
			    on_map(m->c, i) && (pass || !in_area(m, m->c->p.piece[i].place)))
				last = i;
	if (last == NONE)
		return;
	int16_t goal = m->c->p.piece[last].place;
	m->points = bz_allowance(m->g, m->c, last);
	search(m, 0, FAR_LIMIT);
	for (int k = 0, at; (at = hex_by_cost(m, k)) != NONE; k++)
		if (at == goal) {
			finish(m, &goal, NULL, 1, out);
			return;
		}
}

/* [6.3.5] A leader who waits does not come in before his men. */
static bool stays_with_men(const struct mind *m)
{
	if (!m->leader || !bz_is_waiting(m->g, m->c, m->piece))
		return false;
	for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++)
		if (m->g->more[i].unit && m->g->more[i].formation == m->g->more[m->piece].formation &&
		    m->c->p.piece[i].place == PLACE_ENTERS)
			return true;
	return false;
}

/* [11.2] "Empty hexes": without another unit or stragglers [reading 32]. */
static bool own_hex(const struct mind *m, int at)
{
	int others = m->lay->units[RUSSIAN][at] - (m->c->p.piece[m->piece].place == at);
	return in_area(m, at) && !others && !m->lay->units[FRENCH][at] && !m->lay->rabble[at];
}

static bool any_own_hex(const struct mind *m)
{
	const uint8_t *far = area_far(m), *end = far + HEXES;
	for (const uint8_t *at = far; (at = memchr(at, 0, (size_t)(end - at))); at++)
		if (own_hex(m, (int)(at - far)))
			return true;
	return false;
}

/* [6.3.5, 11.2] The cheapest hex of the area that is empty; there he remains. With none left who is in the area stays, who is not
 * goes to the nearest hex outside [reading 32]. */
static void wait_unit(struct mind *m, struct plan *out)
{
	const uint8_t *far = area_far(m);
	uint8_t outside[HEXES];
	int16_t goal[PLAN_ENDS];
	int best = NONE;
	if (!m->entering && own_hex(m, m->start))
		return;
	bool any = any_own_hex(m);
	if (any || m->entering || !in_area(m, m->start))
		search(m, 0, FAR_LIMIT);
	for (int k = 0, at; any && best == NONE && (at = hex_by_cost(m, k)) != NONE; k++)
		if (own_hex(m, at))
			best = at;
	if (best == NONE && !m->entering && in_area(m, m->start))
		return;
	if (best == NONE) {
		for (int at = 0; at < HEXES; at++)
			outside[at] = far[at] ? far[at] : NOT_THERE;
		best = nearest(m, outside, goal) ? goal[0] : m->start;
	}
	goal[0] = (int16_t)best;
	finish(m, goal, NULL, 1, out);
}

/* [5.4] Would every unit of the army that has a leader within four hexes still have one if this leader rode to `at`? */
static bool keeps(const struct mind *m, int at)
{
	int hexes = m->g->figures.command.leader_hexes;
	for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++) {
		int here = m->c->p.piece[i].place;
		if (!m->g->more[i].unit || here < 0 || bz_army_of(m->g, m->c, i) != m->army)
			continue;
		bool others = false, gone = false;
		for (int k = 0; k < m->leaders; k++) {
			if (!gone && m->leader_at[k] == m->start)
				gone = true; /* he who rides */
			else
				others |= bz_distance(m->g, here, m->leader_at[k]) <= hexes;
		}
		if (!others && bz_distance(m->g, here, m->start) <= hexes &&
		    bz_distance(m->g, here, at) > hexes)
			return false;
	}
	return true;
}

/* A leader left alone joins a unit of his army, if he can still reach one [reading 38]. */
static void join(struct mind *m, struct plan *out)
{
	uint8_t on_way[HEXES];
	int16_t goal[PLAN_ENDS];
	int n = 0, cost = 0;
	out->kind = PLAN_JOIN;
	m->points = m->g->box[m->c->p.header.track[TRACK_BOX]].cavalry;
	if (m->lay->units[RUSSIAN][m->start] || m->lay->zone[FRENCH][m->start])
		return;
	search(m, WALK_BRIDGE | WALK_FORD, m->points);
	for (int k = 0, at; n < PLAN_ENDS && (at = hex_by_cost(m, k)) != NONE; k++) {
		bool own = false;
		if (!m->lay->units[RUSSIAN][at])
			continue;
		for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++)
			own |= m->g->more[i].unit && m->c->p.piece[i].place == at && bz_army_of(m->g, m->c, i) == m->army;
		if (!own || (n && m->w->cost[at] > cost))
			continue;
		if (travel(m, at, on_way) != at || !keeps(m, at))
			continue;
		cost = m->w->cost[at];
		goal[n++] = (int16_t)at;
	}
	finish(m, goal, NULL, n, out);
}

static bool bound(const struct mind *m)
{
	int f = m->g->more[m->piece].formation;
	if (m->c->this_event == EVENT_D + 1 && m->c->danube && (f == CORPS_LAN || f == CORPS_DAN) && !m->entering)
		return !beside_french(m, m->start);
	return m->c->this_event == EVENT_J + 1 && f == CORPS_WIT && !m->entering;
}

/* [6.3, 6.3.1] Who is active and in no French zone goes for the first class of targets that it can reach [reading 36]; who waits
 * walks to his place, who is frozen stays. */
static void go_or_stay(struct mind *m, struct plan *out)
{
	bool joining = m->leader && has(m->c, m->piece, IS_CHECKED);
	out->kind = PLAN_STAY;
	out->class = out->n = 0;
	if (m->start == NONE || (!m->entering && m->lay->zone[FRENCH][m->start]) || bound(m))
		return;
	if (bz_is_waiting(m->g, m->c, m->piece)) {
		out->kind = PLAN_WAIT;
		if (m->leader)
			wait_leader(m, out);
		else
			wait_unit(m, out);
		return;
	}
	if (!bz_is_active(m->g, m->c, m->piece))
		return;
	if (joining) {
		join(m, out);
		return;
	}
	for (int class = 1; class <= 4; class++)
		if (class_allowed(m, class) && aim(m, class, out))
			return;
	guard_ford(m, out);
}

/* [11.2, 5.4] Groups enter: four hexes from a leader, and a way that is full, keep nobody off the map while a hex has room that
 * his points reach. Nearest to where he was bound, in command before out of it [reading 34]. */
static void come_in(struct mind *m, struct plan *out)
{
	uint8_t far[HEXES];
	int16_t goal[PLAN_ENDS];
	int aim = m->aim == NONE ? m->start : m->aim;
	search(m, WALK_STOP, m->lay->zone[FRENCH][m->start] ? m->spent : m->points);
	memset(far, NOT_THERE, sizeof far);
	for (int k = 0, at; (at = hex_by_cost(m, k)) != NONE; k++)
		far[at] = (uint8_t)(bz_distance(m->g, at, aim) + (covered(m, at) ? 0 : NOT_COVERED));
	m->command = false;
	finish(m, goal, NULL, nearest(m, far, goal), out);
}

static void plan_make(struct mind *m, struct plan *out)
{
	bool command = m->command, frozen = !bz_is_active(m->g, m->c, m->piece) && !bz_is_waiting(m->g, m->c, m->piece);
	go_or_stay(m, out);
	if (!m->entering || out->n || m->start == NONE || frozen || stays_with_men(m))
		return;
	m->command = command;
	come_in(m, out);
}

void bz_plan_walk(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, struct walk *w,
		  struct plan *out)
{
	struct mind m;
	mind_make(&m, s, c, lay, piece, w);
	plan_make(&m, out);
}

void bz_plan_find(const struct scenario *s, const struct crossing *c, int piece, struct plan *out)
{
	struct lay lay;
	struct walk w;
	bz_lay_make(s, c, &lay);
	w.begun = false;
	bz_plan_walk(s, c, &lay, piece, &w, out);
}

int bz_plan_cost(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, struct walk *w)
{
	struct plan plan;
	bz_plan_walk(s, c, lay, piece, w, &plan);
	return plan.n ? plan.cost[0] : FAR_COST;
}
