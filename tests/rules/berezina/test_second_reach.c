/* French marches and command ranges in positions thrown together at random, against a second calculation straight
 * from the map file: terrain, roads, zones, bridges, fords, Rabble, the free hex.
 */
#include "second.h"

#include <string.h>

enum { TRIALS = 90 };

static bool zone(struct game *g, int at)
{
	return zone_in(g, RUSSIAN, at);
}

static void free_hex(struct game *g, const struct way *w, int cost[HEXES])
{
	for (int d = 0; d < DIRECTIONS; d++) {
		const struct link *l = &hex(g, w->start)->link[d];
		if (l->to >= 0 && cost[l->to] == FAR && second_step(g, w, w->start, l) < FAR)
			cost[l->to] = w->limit;
	}
}

static int printed_points(struct game *g, int i)
{
	const cJSON *more = json_get(json_get(g->s.tables_json, "counters"), g->s.piece[i].id);
	return 2 * json_int_or(more, "move", 0) - (now(g)->piece[i].flags & IS_LOOSE ? 4 : 0);
}

static bool listed(struct game *g, int verb, int i, int at)
{
	for (int k = 0; k < g->list.n; k++)
		if ((g->list.at[k].verb == verb || (verb == VERB_MARCH && g->list.at[k].verb == VERB_BY)) &&
		    g->list.at[k].piece == i && g->list.at[k].place == at)
			return true;
	return false;
}

static void compare_orders(struct game *g, const struct way *w, const int cost[HEXES])
{
	set_add(&now(g)->hand, w->piece);
	rules_orders(&g->s, now(g), &g->list);
	set_clear(&now(g)->hand);
	for (int at = 0; at < HEXES; at++) {
		bool want = cost[at] < FAR && at != w->start;
		bool road = hex(g, at)->road && ground_of(&g->s)->on_road[at] & SIDE_ROAD;
		bool leaves = hex(g, at)->kind & KIND_EXIT && cost[at] < FAR &&
			      (at == w->start || (!zone(g, at) && cost[at] + (road ? 1 : 2) <= w->limit));
		if (listed(g, VERB_MARCH, w->piece, at) != want || listed(g, VERB_EXIT, w->piece, at) != leaves)
			fail_msg("%s from %s to %s: %s%s", g->s.piece[w->piece].id, hex(g, w->start)->id, hex(g, at)->id,
				 want ? "may go" : "may not go", leaves ? ", may leave" : "");
	}
}

static void compare_reach(struct game *g, int i)
{
	static struct overlay over;
	int cost[HEXES];
	struct way w = {.unit = ground_of(&g->s)->more[i].unit, .zones = true, .wade = true, .bridges = true, .cap = true, .stop = true,
			.piece = i, .limit = printed_points(g, i), .start = now(g)->piece[i].place};
	second_way(g, &w, cost);
	free_hex(g, &w, cost);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, i, NONE, &over);
	for (int at = 0; at < HEXES; at++)
		if (over.value[at] != (cost[at] == FAR ? NONE : cost[at]))
			fail_msg("%s from %s to %s: %d half points, not %d", g->s.piece[i].id, hex(g, w.start)->id,
				 hex(g, at)->id, cost[at], over.value[at]);
	compare_orders(g, &w, cost);
}

static struct game *any_field(void)
{
	return field(AT(9, "french") ",\"exit\":\"1013\",\"setup\":{\"II-6a\":\"5003\"}", NULL);
}

/* [6.1.2, 6.1.3] */
static void berezina_6_1_reach_by_a_second_calculation(void **unused)
{
	(void)unused;
	struct game *g = any_field();
	uint64_t state = 61;
	int looked = 0;
	for (int trial = 0; trial < TRIALS; trial++) {
		scatter_all(g, &state, 4 + trial % 6);
		for (int i = trial % 3; i < g->s.pieces; i += 3)
			if (g->s.piece[i].side == FRENCH && now(g)->piece[i].place >= 0) {
				compare_reach(g, i);
				looked++;
			}
	}
	assert_true(looked > 300);
	leave(g);
}

/* 5.2: three points from the leader of the corps or Napoleon, stacks and zones forgotten. */
static bool commanded(struct game *g, int unit, int cost[HEXES])
{
	const char *corps = json_string_or(json_get(json_get(g->s.tables_json, "counters"), g->s.piece[unit].id), "formation", "");
	if (!strcmp(corps, "ENG"))
		return true;
	for (int i = 0; i < g->s.pieces; i++) {
		const cJSON *more = json_get(json_get(g->s.tables_json, "counters"), g->s.piece[i].id);
		const char *his = json_string_or(more, "formation", "");
		if (!json_bool_or(more, "leader", false) || now(g)->piece[i].place < 0 ||
		    (strcmp(his, corps) && strcmp(g->s.piece[i].id, "L-nap")))
			continue;
		struct way w = {.unit = true, .bridges = true, .free_road = true, .past = true, .piece = NONE, .limit = 6,
				.start = now(g)->piece[i].place};
		second_way(g, &w, cost);
		if (cost[now(g)->piece[unit].place] < FAR)
			return true;
	}
	return false;
}

static void berezina_5_2_command_by_a_second_calculation(void **unused)
{
	(void)unused;
	static struct overlay over;
	struct game *g = any_field();
	uint64_t state = 52;
	int cost[HEXES], in = 0, out = 0;
	for (int trial = 0; trial < TRIALS / 3; trial++) {
		scatter_all(g, &state, 5 + trial % 4);
		g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_COMMAND, NONE, NONE, &over);
		for (int i = trial % 2; i < ground_of(&g->s)->last[FRENCH]; i += 2) {
			if (!ground_of(&g->s)->more[i].unit || now(g)->piece[i].place < 0)
				continue;
			bool want = commanded(g, i, cost);
			if ((over.verdict[i] == 1) != want)
				fail_msg("%s in %s is %s command", g->s.piece[i].id, hex(g, now(g)->piece[i].place)->id,
					 want ? "in" : "out of");
			in += want;
			out += !want;
		}
	}
	assert_true(in > 50 && out > 50);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_6_1_reach_by_a_second_calculation),
		cmocka_unit_test(berezina_5_2_command_by_a_second_calculation),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
