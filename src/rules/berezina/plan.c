/* Where a Russian piece must go: the priorities of 6.3.1 and the readings 31 to 36 of the facts. */
#include "rules/berezina/berezina.h"

#include <string.h>

enum { NEAR_LIMIT = 48, FAR_LIMIT = 8000, FAR_COST = 9999, LEADER_HEXES = 4 };

struct mind {
	const struct scenario *s;
	const struct ground *g;
	const struct crossing *c;
	int piece, start, spent, points, army;
	bool entering, leader, command; /* command: 5.4 limits where it ends */
	bool room_matters;
	struct lay lay;
	struct walk w;
};

static bool army_leader(const struct mind *m, int i)
{
	return m->g->more[i].leader && m->s->piece[i].side == RUSSIAN && on_map(m->c, i) &&
	       bz_army_of(m->g, m->c, i) == m->army;
}

static bool covered(const struct mind *m, int at)
{
	bool any = false;
	if (!m->command)
		return true;
	for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++) {
		if (!army_leader(m, i))
			continue;
		any = true;
		if (bz_distance(m->g, at, m->c->p.piece[i].place) <= LEADER_HEXES)
			return true;
	}
	return !any;
}

static bool room(const struct mind *m, int at)
{
	int here = m->lay.units[RUSSIAN][at] - (!m->leader && m->c->p.piece[m->piece].place == at);
	return m->leader || !m->room_matters || here < STACK;
}

static bool really_room(const struct mind *m, int at)
{
	int here = m->lay.units[RUSSIAN][at] - (!m->leader && m->c->p.piece[m->piece].place == at);
	return m->leader || here < STACK;
}

static int leader_points(const struct ground *g, const struct crossing *c, const struct scenario *s, int piece)
{
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++)
		if (g->more[i].unit && !g->more[i].cavalry && g->more[i].formation == g->more[piece].formation &&
		    on_map(c, i))
			return g->box[c->p.header.track[TRACK_BOX]].foot;
	(void)s;
	return g->box[c->p.header.track[TRACK_BOX]].cavalry;
}

int bz_russian_entry(const struct scenario *s, const struct crossing *c, int piece)
{
	const struct ground *g = ground_of(s);
	int wanted = c->entry[g->more[piece].formation], best = NONE;
	if (wanted == NONE)
		wanted = s->piece[piece].enter_place;
	if (wanted == NONE)
		return NONE;
	struct lay lay;
	bz_lay_make(s, c, &lay);
	for (int i = 0; i < HEXES; i++) {
		if (!(g->edge[i] & g->edge[wanted]) || lay.units[FRENCH][i] || lay.rabble[i] ||
		    (g->more[piece].leader && lay.leaders[FRENCH][i]))
			continue;
		if (best == NONE || bz_distance(g, i, wanted) < bz_distance(g, best, wanted))
			best = i;
	}
	return best;
}

static void mind_make(struct mind *m, const struct scenario *s, const struct crossing *c, int piece)
{
	const struct ground *g = ground_of(s);
	m->s = s;
	m->g = g;
	m->c = c;
	m->piece = piece;
	m->leader = g->more[piece].leader;
	m->entering = !on_map(c, piece);
	m->army = bz_army_of(g, c, piece);
	m->command = !m->leader && m->army < ARMY_NONE && bz_is_active(g, c, piece);
	m->room_matters = true;
	bz_lay_make(s, c, &m->lay);
	m->spent = c->p.piece[piece].used;
	m->points = m->leader ? leader_points(g, c, s, piece) : bz_allowance(g, c, piece);
	m->start = m->entering ? bz_russian_entry(s, c, piece) : c->p.piece[piece].place;
	if (m->entering && m->start != NONE)
		m->spent = bz_entry_cost(g, &m->lay, RUSSIAN, m->start, m->leader);
	m->w.s = s;
	m->w.c = c;
	m->w.lay = &m->lay;
	m->w.side = RUSSIAN;
}

static void search(struct mind *m, unsigned how, int limit)
{
	m->w.how = WALK_ZONES | how | (m->leader ? WALK_LEADER : 0u);
	m->w.limit = limit;
	bz_walk_find(&m->w, m->start, m->spent);
}

/* The French unit hex that makes `at` a firing hex of this class; the lowest, or NONE. */
static int target_from(const struct mind *m, int at, int class)
{
	const struct ground *g = m->g;
	int own = g->bank[m->start], best = NONE;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = g->to[at][d];
		if (to < 0 || !m->lay.units[FRENCH][to] || (g->bank[to] == own) != (class == 1))
			continue;
		bool river = class != 2;
		for (int k = 0; k < DIRECTIONS && !river; k++)
			river = g->side[to][k] & SIDE_RIVER;
		if (river && (best == NONE || to < best))
			best = to;
	}
	return best;
}

static int dear(const struct ground *g, int at)
{
	return g->works[at] || g->land[at] == LAND_TOWN || g->land[at] == LAND_WOODS ? 0 : 1;
}

static bool beside_french(const struct mind *m, int at)
{
	for (int d = 0; d < DIRECTIONS; d++)
		if (m->g->to[at][d] >= 0 && m->lay.units[FRENCH][m->g->to[at][d]])
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
		return (!beside_french(m, to) || m->lay.units[RUSSIAN][to]) &&
		       (g->bank[at] == g->bank[to] || army_on_bank(m, g->bank[to]));
	if (g->bank[at] == g->bank[to] || !bz_ford_bridged(m->c, g->ford_at[at]))
		return true;
	for (int n = 0; n < BRIDGES; n++)
		if (bz_bridge_open(m->c, g->ford_at[at], n, RUSSIAN))
			return true;
	return false;
}

/* Reading 33: how far along the way this turn; NONE when not even the start would do. */
static int travel(const struct mind *m, int goal)
{
	int16_t way[HEXES];
	int n = bz_walk_route(&m->w, goal, way), at = m->start, spent = m->spent;
	int end = (m->entering ? really_room(m, at) : true) && covered(m, at) ? at : NONE;
	bool stopped = m->entering && m->lay.zone[FRENCH][at];
	for (int i = 0; i < n && !stopped; i++) {
		int cost = m->w.cost[way[i]] - m->w.cost[at];
		bool free = i == 0 && !m->entering && !m->spent;
		if ((spent + cost > m->points && !free) || !may_pass(m, at, way[i]))
			break;
		spent += cost;
		at = way[i];
		if (really_room(m, at) && covered(m, at))
			end = at;
		stopped = m->lay.zone[FRENCH][at];
	}
	return end;
}

static void add_end(struct plan *out, int end, int goal, int target, int cost)
{
	for (int i = 0; i < out->n; i++)
		if (out->end[i] == end)
			return;
	if (out->n == 48)
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
	out->n = 0;
	for (int i = 0; i < n; i++)
		if (goal[i] == m->start && !m->entering)
			return;
	for (int pass = 0; pass < 2; pass++)
		for (int i = 0; i < n; i++) {
			if (dear(m->g, goal[i]) != pass)
				continue;
			int end = travel(m, goal[i]);
			if (end == NONE && !m->entering && out->kind != PLAN_COMMAND && m->command) {
				towards_leader(m, out);
				return;
			}
			if (end != NONE && (m->entering || end != m->start))
				add_end(out, end, goal[i], target ? target[i] : NONE, m->w.cost[goal[i]]);
		}
}

static void towards_leader(struct mind *m, struct plan *out)
{
	int16_t goal[1];
	int best = NONE, best_key = 1 << 30;
	out->kind = PLAN_COMMAND;
	out->class = 0;
	search(m, WALK_BRIDGE, FAR_LIMIT);
	for (int k = 0; k < m->w.n; k++) {
		int at = m->w.at[k], near = 99;
		if (!really_room(m, at))
			continue;
		for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++)
			if (army_leader(m, i) && bz_distance(m->g, at, m->c->p.piece[i].place) < near)
				near = bz_distance(m->g, at, m->c->p.piece[i].place);
		int key = (near <= LEADER_HEXES ? 0 : near) * 16384 + m->w.cost[at];
		if (key < best_key) {
			best = at;
			best_key = key;
		}
	}
	if (best == NONE)
		return;
	goal[0] = (int16_t)best;
	m->command = false;
	finish(m, goal, NULL, 1, out);
}

/* Firing hexes of a class in the last search: the cheapest with room. */
static int firing(struct mind *m, int class, int16_t goal[48], int16_t target[48], bool *full, int *full_at)
{
	int n = 0, cost = 0;
	*full = false;
	for (int k = 0; k < m->w.n && n < 48; k++) {
		int at = m->w.at[k];
		if (n && m->w.cost[at] > cost)
			break;
		int foe = m->lay.rabble[at] && at != m->start ? NONE : target_from(m, at, class);
		if (foe == NONE)
			continue;
		if (!room(m, at)) {
			if (!*full)
				*full_at = at;
			*full = true;
			continue;
		}
		cost = m->w.cost[at];
		goal[n] = (int16_t)at;
		target[n++] = (int16_t)foe;
	}
	return n;
}

/* All firing hexes are full: the hex with room nearest to that target. */
static int behind(struct mind *m, int foe, int16_t goal[48])
{
	int n = 0, best = 1 << 30;
	for (int k = 0; k < m->w.n; k++) {
		int at = m->w.at[k];
		if (!room(m, at))
			continue;
		int key = bz_distance(m->g, at, foe) * 16384 + m->w.cost[at];
		if (key < best) {
			best = key;
			n = 0;
		}
		if (key == best && n < 48)
			goal[n++] = (int16_t)at;
	}
	return n;
}

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

/* Does any French unit stand where this class looks? */
static bool class_wanted(const struct mind *m, int class)
{
	int own = m->g->bank[m->start];
	for (int i = m->g->first[FRENCH]; i < m->g->last[FRENCH]; i++)
		if (m->g->more[i].unit && on_map(m->c, i) && (m->g->bank[m->c->p.piece[i].place] == own) == (class == 1))
			return true;
	return false;
}

static bool aim(struct mind *m, int class, struct plan *out)
{
	static const unsigned ways[] = {0, 0, 0, WALK_BRIDGE, WALK_BRIDGE | WALK_FORD};
	int16_t goal[48], target[48];
	bool full = false;
	int full_at = NONE;
	for (int limit = NEAR_LIMIT;; limit = FAR_LIMIT) {
		search(m, ways[class], limit + m->spent);
		int n = firing(m, class, goal, target, &full, &full_at);
		if (n) {
			out->kind = PLAN_FIRE;
			out->class = class;
			finish(m, goal, target, n, out);
			return true;
		}
		if (limit == FAR_LIMIT)
			break;
	}
	if (!full)
		return false;
	int foe = target_from(m, full_at, class), n = behind(m, foe, goal);
	for (int i = 0; i < n; i++)
		target[i] = (int16_t)foe;
	out->kind = PLAN_FULL;
	out->class = class;
	finish(m, goal, target, n, out);
	return true;
}

/* Reading 36: the ford nearest to the French engineers. */
static void guard_ford(struct mind *m, struct plan *out)
{
	const struct ground *g = m->g;
	int best_ford = NONE, best = 999, bank = g->bank[m->start];
	for (int pass = 0; pass < 2 && best_ford == NONE; pass++)
		for (int f = 0; f < FORDS; f++)
			for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
				if (!g->more[i].unit || !on_map(m->c, i) || (!pass && !g->more[i].engineer))
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
	int16_t goal[48];
	int n = 0;
	if (best_ford == NONE)
		goal[n++] = (int16_t)m->start;
	else
		n = behind(m, g->ford[best_ford][bank], goal);
	finish(m, goal, NULL, n, out);
}

static const int16_t *area_of(const struct mind *m, int *n)
{
	bool town = m->g->more[m->piece].formation != CORPS_DAN;
	*n = town ? m->g->waits_town : m->g->waits_works;
	return town ? m->g->wait_town : m->g->wait_works;
}

static bool in_area(const struct mind *m, int at)
{
	int n;
	const int16_t *area = area_of(m, &n);
	for (int i = 0; i < n; i++)
		if (area[i] == at)
			return true;
	return false;
}

/* Reading 35 for leaders: with the last unit of the formation that still walks. */
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
	if (m->w.cost[goal] != NONE)
		finish(m, &goal, NULL, 1, out);
}

static void wait_unit(struct mind *m, struct plan *out)
{
	int n, best = NONE, outside = NONE, best_key = 1 << 30;
	const int16_t *area = area_of(m, &n);
	if (!m->entering && in_area(m, m->start))
		return;
	search(m, 0, FAR_LIMIT);
	for (int i = 0; i < n; i++) {
		int at = area[i], cost = m->w.cost[at];
		if (cost == NONE || m->lay.units[RUSSIAN][at] || m->lay.units[FRENCH][at] || m->lay.rabble[at])
			continue;
		if (cost < best_key || (cost == best_key && at < best)) {
			best = at;
			best_key = cost;
		}
	}
	for (int k = 0; best == NONE && k < m->w.n; k++) {
		int at = m->w.at[k], near = 99;
		if (in_area(m, at) || !really_room(m, at))
			continue;
		for (int i = 0; i < n; i++)
			if (bz_distance(m->g, at, area[i]) < near)
				near = bz_distance(m->g, at, area[i]);
		if (near * 16384 + m->w.cost[at] < best_key) {
			best_key = near * 16384 + m->w.cost[at];
			outside = at;
		}
	}
	int16_t goal = (int16_t)(best != NONE ? best : outside != NONE ? outside : m->start);
	finish(m, &goal, NULL, 1, out);
}

/* Reading 34: a leader left alone joins a unit of his army, if he can still reach one. */
static void join(struct mind *m, struct plan *out)
{
	int16_t goal[48];
	int n = 0, cost = 0;
	out->kind = PLAN_JOIN;
	m->points = m->g->box[m->c->p.header.track[TRACK_BOX]].cavalry;
	if (m->lay.units[RUSSIAN][m->start] || m->lay.zone[FRENCH][m->start])
		return;
	search(m, WALK_BRIDGE | WALK_FORD, m->points);
	for (int k = 0; k < m->w.n && n < 48; k++) {
		int at = m->w.at[k];
		bool own = false;
		for (int i = m->g->first[RUSSIAN]; i < m->g->last[RUSSIAN]; i++)
			own |= m->g->more[i].unit && m->c->p.piece[i].place == at && bz_army_of(m->g, m->c, i) == m->army;
		if (!own || (n && m->w.cost[at] > cost))
			continue;
		if (travel(m, at) != at)
			continue;
		cost = m->w.cost[at];
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

static void plan_make(struct mind *m, struct plan *out)
{
	bool joining = m->leader && has(m->c, m->piece, IS_CHECKED);
	out->kind = PLAN_STAY;
	out->class = out->n = 0;
	if (m->start == NONE || (!m->entering && m->lay.zone[FRENCH][m->start]) || bound(m))
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
		if (class_allowed(m, class) && class_wanted(m, class) && aim(m, class, out))
			return;
	guard_ford(m, out);
}

void bz_plan_find(const struct scenario *s, const struct crossing *c, int piece, struct plan *out)
{
	struct mind m;
	mind_make(&m, s, c, piece);
	plan_make(&m, out);
	out->how = m.w.how;
}

int bz_plan_cost(const struct scenario *s, const struct crossing *c, int piece)
{
	struct mind m;
	struct plan plan;
	mind_make(&m, s, c, piece);
	plan_make(&m, &plan);
	return plan.n ? plan.cost[0] : FAR_COST;
}
