/* Reach of every unit in games played at random, against a second calculation straight from the map file's sides:
 * points, zones, closed fronts, night and the Imperial Guard. */
#include "field.h"

#include <string.h>

enum { FAR = 99 };

static int enemy_at(struct game *g, int side, int at)
{
	for (int i = 0; i < g->s.pieces; i++)
		if (now(g)->piece[i].place == at)
			return g->s.piece[i].side != side;
	return 0;
}

static bool friend_at(struct game *g, int side, int at, int but)
{
	for (int i = 0; i < g->s.pieces; i++)
		if (i != but && now(g)->piece[i].place == at && g->s.piece[i].side == side)
			return true;
	return false;
}

static bool is_wet(const struct link *l)
{
	return l->feature & (EDGE_RIVER | EDGE_BRIDGE | EDGE_FORD);
}

/* Front hex of redoubt i, by the map file alone. */
static bool is_front(struct game *g, int i, int at)
{
	const cJSON *one = cJSON_GetArrayItem(json_get(g->s.board.json, "redoubts"), i), *item;
	cJSON_ArrayForEach(item, json_get(one, "front"))
		if (board_find(&g->s.board, item->valuestring) == at)
			return true;
	return false;
}

static bool pins(struct game *g, int side, int at)
{
	for (int d = 0; d < DIRECTIONS; d++) {
		const struct link *l = &g->s.board.at[at].link[d];
		if (l->to >= 0 && !is_wet(l) && enemy_at(g, side, l->to))
			return true;
	}
	for (int i = 0; side == FRENCH && i < REDOUBTS; i++) {
		int hex = field_of(&g->s)->redoubt_at[i];
		bool silent = state(g)->destroyed >> i & 1 || enemy_at(g, RUSSIAN, hex);
		if (!silent && is_front(g, i, at))
			return true;
	}
	return false;
}

static int points(struct game *g, int side, int at, const struct link *l)
{
	const struct place *from = &g->s.board.at[at], *to = &g->s.board.at[l->to];
	bool road = l->feature & EDGE_ROAD;
	if ((from->terrain == TERRAIN_WOODS || to->terrain == TERRAIN_WOODS) && !road)
		return FAR;
	if (is_wet(l) && !(l->feature & (EDGE_BRIDGE | EDGE_FORD)))
		return FAR;
	for (int i = 0; side == FRENCH && i < REDOUBTS; i++) {
		int hex = field_of(&g->s)->redoubt_at[i];
		if (!(state(g)->destroyed >> i & 1) &&
		    ((hex == at && is_front(g, i, l->to)) || (hex == l->to && is_front(g, i, at))))
			return FAR;
	}
	return 1 + (l->feature & EDGE_FORD ? 2 : 0) + (l->feature & EDGE_STREAM && !road ? 1 : 0);
}

static bool barred(struct game *g, int piece, int start, int to)
{
	int side = g->s.piece[piece].side, near = bo_nearest_enemy(&g->s, state(g), side, to);
	if (field_of(&g->s)->hex[to] & HEX_OUT || enemy_at(g, side, to))
		return true;
	if (state(g)->guard_rule && g->s.piece[piece].guard && !set_has(&state(g)->released, piece) && near <= 4)
		return true;
	if (!is_night(&g->s, state(g)))
		return false;
	return start > 3 ? near < 3 : near <= start;
}

static void second_reach(struct game *g, int piece, int cost[HEXES])
{
	int side = g->s.piece[piece].side, start = now(g)->piece[piece].place;
	bool night = is_night(&g->s, state(g)), more = true;
	int near = bo_nearest_enemy(&g->s, state(g), side, start);
	for (int i = 0; i < HEXES; i++)
		cost[i] = FAR;
	if (!night && pins(g, side, start))
		return;
	cost[start] = 0;
	while (more) {
		more = false;
		for (int at = 0; at < HEXES; at++) {
			if (cost[at] == FAR || (at != start && !night && pins(g, side, at)))
				continue;
			for (int d = 0; d < DIRECTIONS; d++) {
				const struct link *l = &g->s.board.at[at].link[d];
				int sum = l->to < 0 ? FAR : cost[at] + points(g, side, at, l);
				if (sum > g->s.piece[piece].move || sum >= cost[l->to] || barred(g, piece, near, l->to))
					continue;
				cost[l->to] = sum;
				more = true;
			}
		}
	}
}

/* [Night Movement A] The French move after the Russians, by the hour of their own player-turn; after the last turn nobody does. */
static void second_reach_next(struct game *g, int piece, int cost[HEXES])
{
	struct position *p = (struct position *)g->memory;
	bool next = g->s.piece[piece].side == SIDE_0 && p->header.phasing == SIDE_1;
	p->header.turn += next;
	second_reach(g, piece, cost);
	for (int at = 0; at < HEXES && p->header.turn > g->s.last_turn; at++)
		cost[at] = FAR;
	p->header.turn -= next;
}

static void compare(struct game *g, int piece)
{
	static struct overlay over;
	int cost[HEXES], side = g->s.piece[piece].side;
	g->s.rules->query(&g->s, now(g), (enum side)side, QUERY_REACH, piece, NONE, &over);
	second_reach_next(g, piece, cost);
	for (int at = 0; at < HEXES; at++) {
		int want = cost[at] == FAR || friend_at(g, side, at, piece) ? NONE : cost[at];
		if (over.value[at] != want)
			fail_msg("turn %d, %s to %s: %d, not %d", now(g)->header.turn, g->s.piece[piece].id,
				 g->s.board.at[at].id, over.value[at], want);
	}
}

static bool held_back(struct game *g, int piece)
{
	return now(g)->header.turn <= figures_of(&g->s)->freeze.last && set_has(&state(g)->frozen, piece) &&
	       !set_has(&now(g)->free, piece);
}

static void play_at_random(const char *name, const char *option, int orders, uint64_t seed)
{
	struct game *g = scenario(name, option);
	uint64_t random = seed;
	for (int n = 0; n < orders && !now(g)->header.result.over; n++) {
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[random_next(&random) % (uint32_t)g->list.n];
		int piece = (int)(random_next(&random) % (uint32_t)g->s.pieces);
		if (n % 2 == 0 && frame_now(now(g))->row == ROW_MOVE && set_empty(&now(g)->hand) &&
		    now(g)->piece[piece].place >= 0 && !held_back(g, piece))
			compare(g, piece);
		events_clear(&g->ev);
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
	leave(g);
}

/* [Movement 3, Movement 5, Movement 9, Movement 10, Zones of Control C, Zones of Control H, Redoubts B] */
static void borodino_reach_by_day(void **unused)
{
	(void)unused;
	play_at_random("borodino/7-september", NULL, 1500, 3);
	play_at_random("borodino/6-september", NULL, 1500, 4);
}

/* [Imperial Guard A, Night Movement A, Night Movement B] */
static void borodino_reach_with_guard_and_nights(void **unused)
{
	(void)unused;
	play_at_random("borodino/grand-battle", "imperial_guard=1", 4000, 5);
	play_at_random("borodino/7-september", "imperial_guard=1", 800, 6);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_reach_by_day),
		cmocka_unit_test(borodino_reach_with_guard_and_nights),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
