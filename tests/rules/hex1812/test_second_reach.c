/* Reach a second time: all walks tried, from the board and the pieces alone. */
#include "marches.h"

#include "core/dice.h"

#include <stdio.h>
#include <string.h>

struct walk {
	struct game *g;
	int piece, side;
	bool horse, fights;
	uint8_t best[PLACES];
};

static bool combat(struct game *g, int i)
{
	return g->s.piece[i].strength > 1 || g->s.piece[i].move == 4;
}

static bool horse(struct game *g, int i)
{
	return g->s.piece[i].move == 6 || g->s.piece[i].move == 4;
}

static int units(struct game *g, int at, int side, bool only_combat)
{
	int n = 0;
	for (int i = 0; i < g->s.pieces; i++)
		n += now(g)->piece[i].place == at && g->s.piece[i].side == side && (!only_combat || combat(g, i));
	return n;
}

static bool river(const struct link *l)
{
	return l->feature & EDGE_RIVER && !(l->feature & EDGE_BRIDGE);
}

static int zone(struct walk *w, int at)
{
	struct game *g = w->g;
	int best = 0;
	if (g->s.board.at[at].kind & KIND_FORTRESS)
		return 0;
	for (int i = 0; i < g->s.pieces; i++) {
		int from = now(g)->piece[i].place, k = from < 0 ? NONE : board_link(&g->s.board, at, from);
		if (k == NONE || g->s.piece[i].side == w->side || !combat(g, i) || g->s.board.at[from].kind & KIND_FORTRESS ||
		    river(&g->s.board.at[at].link[k]))
			continue;
		int own = horse(g, i) ? 2 : 1;
		best = own > best ? own : best;
	}
	return best;
}

static void go(struct walk *w, int at, int spent, int points, bool first)
{
	struct game *g = w->g;
	int here = zone(w, at);
	bool held = here > (w->horse ? 1 : 0);
	if (w->best[at] <= spent && !first)
		return;
	w->best[at] = (uint8_t)spent;
	if (held && !first)
		return;
	for (int d = 0; d < 6; d++) {
		const struct link *l = &g->s.board.at[at].link[d];
		if (l->to < 0 || g->s.board.at[l->to].missing || units(g, l->to, 1 - w->side, false))
			continue;
		if (held && zone(w, l->to) > (w->horse ? 1 : 0))
			continue;
		const struct place *to = &g->s.board.at[l->to];
		int cost = to->kind & KIND_FORTRESS ? 1 : to->terrain == TERRAIN_MARSH ? 3 :
			   to->terrain == TERRAIN_FOREST || to->terrain == TERRAIN_ROUGH ? 2 : 1;
		cost += river(l);
		if (w->fights && units(g, at, w->side, true) > (now(g)->piece[w->piece].place == at))
			cost++;
		if (w->horse && here == 1 && at != now(g)->piece[w->piece].place)
			cost += 2;
		if (spent + cost <= points)
			go(w, l->to, spent + cost, points, false);
	}
}

/* A search with a goal finds it by the same way at the same price as the search of everything. Returns how many hexes all of
 * them went out from. */
static long goals(struct game *g, int piece, int from, int points, const struct hx_reach *all)
{
	static struct hx_reach one;
	long looks = 0;
	for (int i = 0; i < all->n; i++) {
		int goal = all->at[i];
		hx_reach_to(&g->s, state(g), piece, from, points, goal, &one);
		looks += one.n;
		for (int at = goal; at != from; at = ground_of(&g->s)->to[at][(all->way[at] + 3) % DIRECTIONS])
			if (one.cost[at] != all->cost[at] || one.way[at] != all->way[at])
				fail_msg("%s to %s by %s: %d points in direction %d, not %d in %d", g->s.piece[piece].id,
					 g->s.board.at[goal].id, g->s.board.at[at].id, one.cost[at], one.way[at], all->cost[at],
					 all->way[at]);
	}
	for (int i = 0; i < PLACES; i++)
		if (all->cost[i] == FAR) {
			hx_reach_to(&g->s, state(g), piece, from, points, i, &one);
			assert_int_equal(one.cost[i], FAR);
			i += 16;
		}
	return looks;
}

/* [Movement C] [Zones of Control B] [Zones of Control C] [Stacking I] Random stacks close together: every cost is that of the cheapest
 * of all walks. */
static void hex1812_reach_against_all_walks(void **unused)
{
	(void)unused;
	static const char *const centres[] = {"6034", "3944", "2831", "2115", "3321", "1836"};
	static struct walk w;
	uint64_t state_of = 5;
	long looks = 0, most = 0;
	for (int round = 0; round < 60; round++) {
		struct game *g = marches(2 + round % 2 * 10, FRENCH, "");
		const struct ground *f = ground_of(&g->s);
		int at = hex(g, centres[round % 6]), mover = NONE;
		for (int i = 0; i < 14; i++) {
			int side = i & 1, to = at, k;
			do
				k = f->first[side] + random_below(&state_of, f->last[side] - f->first[side]);
			while (now(g)->piece[k].place >= 0 || f->kind[k] == KIND_DP);
			for (int step = random_below(&state_of, 4); step > 0; step--) {
				int next = f->to[to][random_below(&state_of, 6)];
				to = next == NONE ? to : next;
			}
			int owner = hx_owner(&g->s, state(g), to);
			if (owner == 1 - side)
				continue;
			hx_put(&g->s, state(g), k, to);
			mover = k;
		}
		w = (struct walk){.g = g, .piece = mover, .side = g->s.piece[mover].side, .horse = horse(g, mover), .fights = combat(g, mover)};
		memset(w.best, FAR, sizeof w.best);
		struct hx_reach r;
		int points = hx_allowance(&g->s, state(g), mover), from = now(g)->piece[mover].place;
		now(g)->header.phasing = (int8_t)w.side;
		hx_reach(&g->s, state(g), mover, from, points, &r);
		go(&w, from, 0, points, true);
		for (int i = 0; i < PLACES; i++)
			if (r.cost[i] != w.best[i])
				fail_msg("round %d: %s to %s costs %d, the cheapest walk %d", round, g->s.piece[mover].id, g->s.board.at[i].id,
					 r.cost[i], w.best[i]);
		looks += goals(g, mover, from, points, &r);
		most += (long)r.n * r.n;
		leave(g);
	}
	if (looks > most / 4)
		fail_msg("searches for a goal went out from %ld hexes, the searches of everything from %ld", looks, most);
}

static bool threatens(struct game *g, int side, const char *id, const char *at)
{
	struct overlay o;
	g->s.rules->query(&g->s, now(g), (enum side)side, QUERY_THREAT, NONE, hex(g, at), &o);
	return o.verdict[piece(g, id)] == 1;
}

/* [Combat M] Who is eliminated threatens nobody. [Winter M] Who has had his Movement Phase comes with the allowance of the next turn. */
static void hex1812_threats_come_in_the_next_movement(void **unused)
{
	(void)unused;
	struct game *g = marches(11, RUSSIAN, "RU-ic-01 6035; FR-ic-01 5930; FR-cc-01 6033");
	const char *far = NULL;
	assert_true(threatens(g, RUSSIAN, "FR-cc-01", "6035"));
	set_add(&state(g)->doomed, piece(g, "FR-cc-01"));
	assert_false(threatens(g, RUSSIAN, "FR-cc-01", "6035"));
	set_drop(&state(g)->doomed, piece(g, "FR-cc-01"));
	for (int at = 0; at < g->s.board.count && !far; at++) {
		if (g->s.board.at[at].missing || at == hex(g, "5930") || !threatens(g, RUSSIAN, "FR-ic-01", g->s.board.at[at].id))
			continue;
		now(g)->header.turn = 12;
		far = threatens(g, RUSSIAN, "FR-ic-01", g->s.board.at[at].id) ? NULL : g->s.board.at[at].id;
		now(g)->header.turn = 11;
	}
	assert_non_null(far);
	now(g)->header.phasing = FRENCH;
	frame_top(now(g))->row = ROW_DECLARE;
	assert_false(threatens(g, RUSSIAN, "FR-ic-01", far));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_reach_against_all_walks),
		cmocka_unit_test(hex1812_threats_come_in_the_next_movement),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
