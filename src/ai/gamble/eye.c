/* What is on the map, and which stack goes for what. */
#include "ai/gamble/own.h"

#include <limits.h>
#include <string.h>

enum { LAST_OF_1812 = 16 };

static bool winter_next(const struct gb_eye *v)
{
	int next = v->g->p.header.turn + 1;
	return next < GB_TURNS && v->own->winter[next] && !(v->g->state & STATE_TWO_YEARS);
}

static void find_dangers(struct gb_eye *v)
{
	for (int at = 0; at < v->own->places; at++)
		if (v->v.side[at] == v->foe && v->v.good[at] && v->dangers < MAX_STACKS)
			v->danger[v->dangers++] = (struct gb_danger){(int16_t)at, (int16_t)gb_might_on(v, at, v->foe)};
}

static int foes_near(const struct gb_eye *v, int place, int far)
{
	int n = 0;
	for (int i = 0; i < v->dangers; i++)
		if (board_distance(&v->s->board, place, v->danger[i].at) <= far)
			n += v->v.units[v->danger[i].at];
	return n;
}

enum { NEED_MORE = 4, AIM_NEAR = 32, AIM_DONE = 29 };

static void add_goal(struct gb_eye *v, int at, int worth, bool prey)
{
	if (v->goals == MAX_GOALS || worth <= 0)
		return;
	struct gb_goal *x = &v->goal[v->goals++];
	x->at = (int16_t)at;
	x->worth = (int16_t)worth;
	x->prey = prey;
	x->need = (int16_t)((NEED_MORE + gb_might_on(v, at, v->foe) + (prey ? v->v.good[at] : foes_near(v, at, 1) / 2)) * v->t.need / 100);
	x->way = v->own->way[v->side][at];
	x->fed = FAR;
	for (int i = 0; i < v->own->places; i++)
		if (v->v.depot[i] == v->side && x->way[i] < x->fed)
			x->fed = x->way[i];
}

/* [7.8, 14.7] The road to a capital: the fewest depots, each in reach of the one before, till one stands a march from it. */
enum { CAPITALS = 2 };

struct road {
	uint8_t links[PLACES]; /* depots to be set up till one stands there, FAR: none */
	int16_t before[PLACES];
	const struct gb_goal *capital[CAPITALS];
	bool changed;          /* gb_bridges_changed */
	uint8_t doors[PLACES]; /* the directions in which a route may leave a hex, a bit each, with LOOKED and BARS; 0: not looked at yet */
	uint8_t gap[CAPITALS][PLACES]; /* hexes to a capital from the nearest hex that a depot there would feed */
};

enum { LOOKED = 1 << DIRECTIONS, BARS = 2 << DIRECTIONS };

/* Found once a hex, for many routes go over it. A route passes through no city of the enemy that nobody of ours holds: it bars. */
static unsigned doors_of(const struct gb_eye *v, struct road *r, int at)
{
	if (r->doors[at])
		return r->doors[at];
	unsigned doors = LOOKED;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = v->own->to[at][d];
		if (to != NONE && gb_passable(v->s, v->side, to) && !gb_river_bars(v->s, v->g, r->changed, at, d))
			doors |= 1u << d;
	}
	if (v->own->city[at] && !gb_friendly(v->s, v->g, v->side, at) && v->v.side[at] != v->side)
		doors |= BARS;
	r->doors[at] = (uint8_t)doors;
	return doors;
}

/* Cities that a depot there could link to. */
static void link_on(const struct gb_eye *v, int start, int range, struct road *r, int16_t *queue, int *last)
{
	uint8_t way[PLACES];
	int16_t hexes[PLACES];
	int first = 0, end = 0;
	memset(way, FAR, sizeof way);
	way[start] = 0;
	hexes[end++] = (int16_t)start;
	while (first < end) {
		int at = hexes[first++];
		for (int k = 0; k < CAPITALS; k++)
			if (r->capital[k] && way[at] <= v->range && r->capital[k]->way[at] < r->gap[k][start])
				r->gap[k][start] = r->capital[k]->way[at];
		if (way[at] >= range)
			continue;
		unsigned doors = doors_of(v, r, at);
		for (int d = 0; d < DIRECTIONS && (at == start || !(doors & BARS)); d++) {
			int to = v->own->to[at][d];
			if (!(doors >> d & 1) || way[to] != FAR)
				continue;
			way[to] = (uint8_t)(way[at] + 1);
			hexes[end++] = (int16_t)to;
			if (!v->own->city[to] || r->links[to] != FAR)
				continue;
			r->links[to] = (uint8_t)(r->links[start] + 1);
			r->before[to] = (int16_t)start;
			queue[(*last)++] = (int16_t)to;
		}
	}
}

enum { A_LINK = 9, GUARDED = 5 };

/* [6.4, 8.4] Who stands without bread gets no train, so the last march, a forced one, begins on ground that is fed. */
static int last_march(const struct gb_eye *v)
{
	return v->own->figures.march.forced;
}

/* What it costs besides that the capital is held. */
static int guarded(const struct gb_eye *v, const struct gb_goal *x)
{
	return v->v.side[x->at] == v->foe ? GUARDED * v->v.units[x->at] : 0;
}

/* A capital in reach of a depot that hangs together with a source needs no other. */
static void strike_off(const struct gb_eye *v, struct road *r)
{
	for (int at = 0; at < v->own->places; at++)
		for (int k = 0; k < CAPITALS; k++)
			if (v->own->city[at] && !r->links[at] && r->gap[k][at] <= last_march(v))
				r->capital[k] = NULL;
}

/* The city from whose ground a capital can be marched on, by the fewest new depots, if that is less than was found so far. */
static int last_link(const struct gb_eye *v, const struct road *r, int capital, int *least)
{
	const struct gb_goal *x = r->capital[capital];
	int best = NONE;
	for (int at = 0; at < v->own->places; at++) {
		bool site = v->own->city[at] && at != v->own->moscow && at != v->own->petersburg && r->links[at] != FAR && r->gap[capital][at] <= last_march(v);
		int cost = A_LINK * r->links[at] + x->way[at] + guarded(v, x);
		if (site && cost < *least) {
			*least = cost;
			best = at;
		}
	}
	return best;
}

/* Nothing that takes so many depots would be better than what was found with fewer. */
static bool settled(const struct gb_eye *v, const struct road *r, int links)
{
	int least = INT_MAX, next = INT_MAX;
	for (int k = 0; k < CAPITALS; k++) {
		if (!r->capital[k])
			continue;
		last_link(v, r, k, &least);
		next = int_min(next, A_LINK * links + guarded(v, r->capital[k]));
	}
	return next >= least;
}

/* Cities that a chain could reach from the depots that hang together with a source, as far as they matter. */
static void find_road(const struct gb_eye *v, struct road *r)
{
	int16_t queue[PLACES], hangs[PLACES];
	bool reach[PLACES];
	int first = 0, last = 0, links = 0;
	int range = gb_winter(v->s, v->g, v->side) ? v->own->figures.supply.winter : v->own->figures.supply.range;
	gb_chain(v->s, v->g, &v->v, v->side, reach, hangs);
	r->changed = gb_bridges_changed(v->g);
	memset(r->links, FAR, sizeof r->links);
	memset(r->doors, 0, sizeof r->doors);
	memset(r->gap, FAR, sizeof r->gap);
	for (int at = 0; at < v->own->places; at++)
		if (v->v.depot[at] == v->side && reach[at]) {
			r->links[at] = 0;
			r->before[at] = NONE;
			queue[last++] = (int16_t)at;
		}
	for (; first < last && !r->links[queue[first]]; first++)
		link_on(v, queue[first], range, r, queue, &last);
	strike_off(v, r);
	for (; first < last; first++) {
		int next = r->links[queue[first]];
		if (next > links && settled(v, r, next))
			return;
		links = next;
		link_on(v, queue[first], range, r, queue, &last);
	}
}

static void find_capitals(const struct gb_eye *v, struct road *r)
{
	r->capital[0] = r->capital[1] = NULL;
	for (int k = 0; k < v->goals; k++) {
		if (v->goal[k].at == v->own->moscow)
			r->capital[0] = &v->goal[k];
		else if (v->goal[k].at == v->own->petersburg)
			r->capital[1] = &v->goal[k];
	}
}

/* Where the next depot has to stand; NONE: no capital is wanted, or each is in reach of a depot or of none. */
static int next_link(const struct gb_eye *v)
{
	struct road r;
	int best = NONE, least = INT_MAX;
	if (v->side != FRENCH || v->left < 2)
		return NONE;
	find_capitals(v, &r);
	if (!r.capital[0] && !r.capital[1])
		return NONE;
	find_road(v, &r);
	for (int k = 0; k < CAPITALS; k++) { /* one in reach needs no depot: the road goes on to the other one */
		int last = r.capital[k] ? last_link(v, &r, k, &least) : NONE;
		if (last != NONE)
			best = last;
	}
	if (best == NONE)
		return NONE;
	while (r.before[best] != NONE && r.links[best] > 1)
		best = r.before[best];
	return best;
}

bool gb_eye_holds(const struct gb_eye *v, int place)
{
	return v->own->points[place] && v->v.side[place] == v->side && !gb_friendly(v->s, v->g, v->side, place);
}

enum { CAPITAL = 120, MENACE = 4, COVER = 39, INTRUDER = 24, PREY = 7, PREY_BROKEN = 9, ALL_BROKEN = 160, HALF_BROKEN = 85, MANY = 92, HUNT = 5, HUNT_BROKEN = 17 };

/* [14.7] Three or more that are broken already are as good as a decisive victory. */
static int prey_worth(const struct gb_eye *v, int at)
{
	int units = v->v.units[at], broken = units - v->v.good[at];
	int whole = units < gb_figures(v->s)->result.decisive ? 0 : broken == units ? ALL_BROKEN : 2 * broken >= units ? HALF_BROKEN : MANY;
	return PREY + PREY_BROKEN * broken + whole;
}

/* In a city it counts besides when all are broken. */
static int garrison_worth(const struct gb_eye *v, int at)
{
	return v->v.side[at] == v->foe && !v->v.good[at] && v->v.units[at] >= gb_figures(v->s)->result.decisive ? prey_worth(v, at) : 0;
}

/* [14.7] Cities that count and are not ours; own ones with an enemy near and nobody in them. */
static void city_goals(struct gb_eye *v)
{
	for (int at = 0; at < v->own->places; at++) {
		int points = v->own->points[at];
		bool ours = gb_friendly(v->s, v->g, v->side, at);
		if (!points)
			continue;
		if (v->v.side[at] == v->foe || (!ours && v->v.side[at] != v->side))
			add_goal(v, at, ((ours ? v->n->city_back : points > 1 ? CAPITAL : v->n->city) * points + garrison_worth(v, at)) * v->t.pull / 100, false);
		else if (ours && !v->v.units[at] && foes_near(v, at, MENACE))
			add_goal(v, at, COVER * points, false);
	}
}

/* [14.7] What an enemy stack in good order is worth besides that stands near cities of ours that count and are weakly held. */
static int menaces(const struct gb_eye *v, int at)
{
	int sum = 0;
	for (int i = 0; i < v->own->places; i++)
		if (gb_eye_holds(v, i) && v->v.good[i] < 2 && v->v.good[at] && board_distance(&v->s->board, i, at) <= MENACE)
			sum += INTRUDER * v->own->points[i];
	return sum;
}

/* Enemy stacks not far from own ones; the weaker the better. */
static void prey_goals(struct gb_eye *v)
{
	for (int at = 0; at < v->own->places; at++) {
		int near = FAR;
		if (v->v.side[at] != v->foe || !v->v.units[at] || v->own->points[at])
			continue;
		for (int i = 0; i < v->own->places; i++)
			if (v->v.side[i] == v->side && v->v.good[i] && board_distance(&v->s->board, i, at) < near)
				near = board_distance(&v->s->board, i, at);
		bool broken = !v->v.good[at] && v->v.units[at] >= gb_figures(v->s)->result.decisive;
		if (near <= (broken ? HUNT_BROKEN : HUNT))
			add_goal(v, at, (prey_worth(v, at) + menaces(v, at)) * v->t.pull / 100 * v->t.prey / 100, true);
	}
}

enum { THREE_A_TURN = 3, LINK = 129 };

/* Each stack with a commander the goal that is worth most for its way, goals that have enough last. */
static void choose_aims(struct gb_eye *v)
{
	int sent[MAX_GOALS] = {0};
	for (;;) {
		int best = 0, stack = NONE, goal = NONE;
		for (int at = 0; at < v->own->places; at++) {
			if (v->v.side[at] != v->side || !v->v.good[at] || !v->v.commanders[at] || v->aim[at] != NONE)
				continue;
			for (int k = 0; k < v->goals; k++) {
				int way = v->goal[k].way[at];
				if (way == FAR || way > THREE_A_TURN * v->left + 2)
					continue; /* too late for that */
				int value = 1000 * v->goal[k].worth / (AIM_NEAR + 10 * way);
				if (sent[k] >= v->goal[k].need)
					value = 10 * value / (AIM_DONE + 10 * (sent[k] / (v->goal[k].need + 1)));
				if (value > best) {
					best = value;
					stack = at;
					goal = k;
				}
			}
		}
		if (stack == NONE)
			return;
		v->aim[stack] = (int8_t)goal;
		sent[goal] += gb_might_on(v, stack, v->side);
	}
}

enum { MARCH = 2 };

/* Where stacks come to stand that march to their goals, two hexes at a time, which costs nobody. */
static void look_ahead(struct gb_eye *v)
{
	for (int at = 0; at < v->own->places; at++) {
		v->heads[at] = (int16_t)at;
		if (v->aim[at] == NONE)
			continue;
		const struct gb_goal *x = &v->goal[v->aim[at]];
		for (int n = 0; n < MARCH; n++)
			for (int d = 0, from = v->heads[at]; d < DIRECTIONS && v->heads[at] == from; d++) {
				int to = v->own->to[from][d];
				if (to != NONE && x->way[to] < x->way[from] && v->v.side[to] != v->foe)
					v->heads[at] = (int16_t)to;
			}
	}
}

enum { WANT_MORE = 16 };

/* [7.6] Stacks in enemy land that need a train against hunger next turn, and the trains that there will be. */
static void count_want(struct gb_eye *v)
{
	int stacks = 0, next = v->g->p.header.turn + 1, trains;
	v->want = 0;
	if (v->side != FRENCH || v->left < 3 || next < gb_figures(v->s)->forage.from || next >= GB_TURNS)
		return;
	trains = v->own->table[FRENCH][next] - v->g->lost[FRENCH];
	for (int at = 0; at < v->own->places; at++) {
		trains -= v->v.depot[at] == FRENCH;
		stacks += v->v.side[at] == FRENCH && v->v.units[at] > 1 && v->v.depot[at] != FRENCH && !gb_friendly(v->s, v->g, FRENCH, at);
	}
	if (stacks && stacks > trains)
		v->want = 100 * (stacks - int_min(trains, stacks)) / stacks;
	v->want = int_min(v->want + WANT_MORE, 100);
}

/* [6.2] An enemy city lets a line pass only while somebody of ours is in it. */
static void find_gates(struct gb_eye *v)
{
	for (int at = 0; at < v->own->places; at++) {
		if (v->v.side[at] != v->side || !v->own->city[at] || gb_friendly(v->s, v->g, v->side, at) || v->v.depot[at] == v->side)
			continue;
		struct gb_survey without = v->v;
		struct gb_supply then;
		int starve = 0;
		without.side[at] = NOBODY;
		without.units[at] = without.good[at] = without.commanders[at] = without.horse[at] = 0;
		gb_ranges(v->s, v->g, &without, v->side, &then);
		for (int i = 0; i < v->own->places; i++)
			starve += i != at && v->v.side[i] == v->side && v->supply.steps[i] != FAR && then.steps[i] == FAR ? v->v.units[i] : 0;
		v->gate[at] = starve > 1;
	}
}

enum { LONG = 11, LOSING = 84 };

/* Units win nothing once the war is over. [14.7] */
static int care_of(const struct gb_eye *v)
{
	if (v->side == RUSSIAN)
		return v->n->care;
	int care = 100 * int_min(v->left, LONG) / LONG;
	bool losing = gb_points(v->s, v->g, FRENCH) < gb_points(v->s, v->g, RUSSIAN);
	return care * (losing && v->left < LONG ? LOSING : v->n->care) / 100;
}

void gb_eye_open(struct gb_eye *v, const struct scenario *s, const struct gamble *g, int side, int temper, bool far)
{
	v->s = s;
	v->own = gb_own(s);
	v->g = g;
	v->side = side;
	v->foe = 1 - side;
	v->n = gb_nature_of(side);
	v->t = gb_temper_of(side, temper);
	v->left = (g->p.header.turn <= LAST_OF_1812 ? LAST_OF_1812 : s->last_turn) - g->p.header.turn + 1;
	v->range = winter_next(v) ? v->own->figures.supply.winter : v->own->figures.supply.range;
	v->care = care_of(v);
	v->goals = v->dangers = 0;
	v->link = NONE;
	gb_survey(s, g, &v->v);
	gb_ranges(s, g, &v->v, side, &v->supply);
	memset(v->aim, NONE, sizeof v->aim);
	memset(v->gate, 0, sizeof v->gate);
	find_dangers(v);
	if (!far)
		return;
	city_goals(v);
	prey_goals(v);
	v->link = (int16_t)next_link(v);
	if (v->link != NONE && v->v.side[v->link] != v->side)
		add_goal(v, v->link, LINK, false);
	choose_aims(v);
	look_ahead(v);
	count_want(v);
	find_gates(v);
}
