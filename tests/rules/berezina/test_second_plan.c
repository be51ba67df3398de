/* Where the printed Russians go (6.3.1), in positions thrown together at random, against a second
 * calculation: the class of the target, the cheapest firing hexes with room, and where the march ends.
 */
#include "second.h"

#include <string.h>

enum { TRIALS = 150 };

struct look {
	struct way way;
	int class, best;     /* class 0: none has a firing hex */
	bool room;	     /* some firing hex has room */
	bool fires[HEXES];   /* cheapest firing hexes with room */
	int cost[HEXES];
};

static bool by_river(struct game *g, int at)
{
	for (int d = 0; d < DIRECTIONS; d++)
		if (hex(g, at)->link[d].feature & (EDGE_RIVER | EDGE_FORD))
			return true;
	return false;
}

static bool firing_hex(struct game *g, const struct look *l, int class, int at)
{
	char own = hex(g, l->way.start)->area[0];
	if (l->cost[at] >= FAR || (rabble_in(g, at) && at != l->way.start))
		return false;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = hex(g, at)->link[d].to;
		if (to < 0 || !units_in(g, FRENCH, to, NONE) || (hex(g, to)->area[0] == own) != (class == 1))
			continue;
		if (class != 2 || by_river(g, to))
			return true;
	}
	return false;
}

static bool class_open(struct game *g, int piece, int class)
{
	const struct crossing *c = state(g);
	bool any = false;
	if (class >= 3 && ground_of(&g->s)->more[piece].formation == CORPS_TCH && !c->crossing)
		return false;
	for (int f = 0; f < FORDS; f++) {
		bool up = f == FORD_BORISSOW && c->road >= ROAD_RUSSIAN;
		for (int n = 0; n < PONTOONS; n++)
			up |= c->half[f][0][n] == 4 && c->half[f][1][n] == 4;
		any |= class == 3 ? up : !up && c->thaw < now(g)->header.turn;
	}
	return class < 3 || any;
}

static void look_round(struct game *g, int piece, struct look *l)
{
	l->way = (struct way){.unit = true, .zones = true, .side = RUSSIAN, .piece = piece, .limit = FAR - 1,
			      .start = now(g)->piece[piece].place};
	l->best = FAR;
	l->room = false;
	for (l->class = 1; l->class <= 4; l->class++) {
		bool any = false;
		if (!class_open(g, piece, l->class))
			continue;
		l->way.bridges = l->class >= 3;
		l->way.wade = l->class == 4;
		second_way(g, &l->way, l->cost);
		for (int at = 0; at < HEXES; at++) {
			l->fires[at] = firing_hex(g, l, l->class, at);
			any |= l->fires[at];
			l->fires[at] &= units_in(g, RUSSIAN, at, piece) < STACK;
			if (l->fires[at] && l->cost[at] < l->best)
				l->best = l->cost[at];
		}
		l->room = l->best < FAR;
		if (any)
			return;
	}
	l->class = 0;
}

/* Hexes to the nearest leader of his army; FAR without any. */
static int to_leader(struct game *g, int piece, int at)
{
	const struct ground *ground = ground_of(&g->s);
	int near = FAR;
	for (int i = 0; i < g->s.pieces; i++)
		if (ground->more[i].leader && g->s.piece[i].side == RUSSIAN && now(g)->piece[i].place >= 0 &&
		    ground->more[i].army == ground->more[piece].army)
			near = int_min(near, bz_distance(ground, at, now(g)->piece[i].place));
	return near;
}

static bool covered(struct game *g, int piece, int at)
{
	int near = to_leader(g, piece, at);
	return near <= 4 || near == FAR;
}

/* On a cheapest way to its goal, within its points (or one hex), with room and in command. */
static void check_end(struct game *g, const struct look *l, int piece, const struct plan *plan, int i)
{
	int end = plan->end[i], goal = plan->goal[i], from[HEXES];
	const char *id = g->s.piece[piece].id;
	struct way rest = l->way;
	if (plan->kind == PLAN_FIRE && (!l->fires[goal] || l->cost[goal] != l->best))
		fail_msg("%s is bound for %s, which is no cheapest firing hex", id, hex(g, goal)->id);
	if (units_in(g, RUSSIAN, end, piece) >= STACK)
		fail_msg("%s ends in a full hex, %s", id, hex(g, end)->id);
	if (plan->kind == PLAN_FIRE && !covered(g, piece, end))
		fail_msg("%s ends out of command in %s", id, hex(g, end)->id);
	bool next = bz_distance(ground_of(&g->s), end, l->way.start) == 1;
	if (!next && l->cost[end] > bz_allowance(ground_of(&g->s), state(g), piece))
		fail_msg("%s goes too far, to %s", id, hex(g, end)->id);
	rest.start = end;
	second_way(g, &rest, from);
	if (l->cost[end] + from[goal] != l->cost[goal])
		fail_msg("%s leaves its way to %s in %s", id, hex(g, goal)->id, hex(g, end)->id);
}

/* [5.4] Out of command he goes to the cheapest hex with room in it, over bridges alone; where there is none that he can come to,
 * to one that is nearest to a leader. */
static void check_command(struct game *g, struct look *l, int piece, const struct plan *plan)
{
	int best = FAR, near = FAR;
	assert_false(covered(g, piece, l->way.start));
	l->way.bridges = true;
	l->way.wade = false;
	second_way(g, &l->way, l->cost);
	for (int at = 0; at < HEXES; at++) {
		if (l->cost[at] >= FAR || units_in(g, RUSSIAN, at, piece) >= STACK)
			continue;
		near = int_min(near, to_leader(g, piece, at));
		if (covered(g, piece, at))
			best = int_min(best, l->cost[at]);
	}
	assert_int_equal(plan->class, 0);
	for (int i = 0; i < plan->n; i++) {
		int goal = plan->goal[i];
		assert_true(units_in(g, RUSSIAN, goal, piece) < STACK);
		if (best < FAR ? l->cost[goal] != best || !covered(g, piece, goal) : to_leader(g, piece, goal) != near)
			fail_msg("%s goes to %s to be in command", g->s.piece[piece].id, hex(g, goal)->id);
		check_end(g, l, piece, plan, i);
	}
}

static void compare(struct game *g, int piece, int kinds[8])
{
	struct look l;
	struct plan plan;
	look_round(g, piece, &l);
	bz_plan_find(&g->s, state(g), piece, &plan);
	kinds[plan.kind]++;
	if (plan.kind == PLAN_COMMAND) {
		check_command(g, &l, piece, &plan);
		return;
	}
	int want = !l.class ? PLAN_NONE : l.room ? PLAN_FIRE : PLAN_FULL;
	if (plan.kind != want || plan.class != l.class)
		fail_msg("%s in %s: plan %d of class %d, not %d of class %d", g->s.piece[piece].id, hex(g, l.way.start)->id, plan.kind,
			 plan.class, want, l.class);
	if (plan.kind == PLAN_FIRE && l.fires[l.way.start] && !l.cost[l.way.start])
		assert_int_equal(plan.n, 0);
	for (int i = 0; i < plan.n && plan.kind == PLAN_FIRE; i++)
		check_end(g, &l, piece, &plan, i);
}

static void berezina_6_3_1_plans_by_a_second_calculation(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "russian") ",\"danube\":1,\"exit\":\"1013\",\"track\":9,\"setup\":{\"II-6a\":\"5003\",\"DAN-01\":\"5009\"}", NULL);
	const struct ground *ground = ground_of(&g->s);
	uint64_t dice = 631;
	int kinds[8] = {0}, looked = 0;
	for (int trial = 0; trial < TRIALS; trial++) {
		scatter_all(g, &dice, 3 + trial % 8);
		for (int i = 0; i < ground->last[FRENCH]; i++) /* few French, else every Russian stands in a zone */
			if (pick(&dice, 1 + trial % 5 * (trial % 3 + 1) * 3))
				now(g)->piece[i].place = PLACE_OUT;
		state(g)->all_active = 1;
		state(g)->crossing = (int16_t)pick(&dice, 2);
		for (int i = ground->first[RUSSIAN]; i < ground->last[RUSSIAN]; i++) {
			if (!ground->more[i].unit || now(g)->piece[i].place < 0 || ground->more[i].formation == CORPS_YER ||
			    zone_in(g, FRENCH, now(g)->piece[i].place) || (i + trial) % 4)
				continue;
			compare(g, i, kinds);
			looked++;
		}
	}
	assert_true(looked > 200);
	assert_true(kinds[PLAN_FIRE] > 50 && kinds[PLAN_FULL] > 0 && kinds[PLAN_COMMAND] > 50);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_6_3_1_plans_by_a_second_calculation),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
