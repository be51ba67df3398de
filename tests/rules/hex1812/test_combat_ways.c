/* Ways of retreat: Combat E, Retreat Procedure. Everything is found a second time by trying all walks. */
#include "battlefield.h"

#include "core/dice.h"

#include <stdlib.h>
#include <string.h>

/* --- all walks, from the board and the pieces alone --- */

struct brute {
	struct game *g;
	int side, piece;
	enum hx_drive drive;
	bool been[PLACES];
	int16_t least[PLACES]; /* fewest controlled hexes on a way that may end there, or 99 */
};

static bool is_combat(struct game *g, int i)
{
	int move = g->s.piece[i].move;
	return move == 5 || move == 6 || move == 4 || (move == 3 && g->s.piece[i].strength == 2);
}

static bool is_horse(struct game *g, int i)
{
	return g->s.piece[i].move == 6 || g->s.piece[i].move == 4;
}

/* Units of a side on a hex; only combat units. */
static int units(struct game *g, int at, int side, bool combat)
{
	int n = 0;
	for (int i = 0; i < g->s.pieces; i++)
		n += now(g)->piece[i].place == at && g->s.piece[i].side == side && (!combat || is_combat(g, i));
	return n;
}

/* 0: no zone of the enemy, 1: of infantry, 2: of cavalry. Friends on the hex cancel it. */
static int zone(struct game *g, int side, int at)
{
	int best = 0;
	if (g->s.board.at[at].kind & KIND_FORTRESS || units(g, at, side, false))
		return 0;
	for (int i = 0; i < g->s.pieces; i++) {
		int from = now(g)->piece[i].place, k = from < 0 ? NONE : board_link(&g->s.board, at, from);
		if (k == NONE || g->s.piece[i].side == side || !is_combat(g, i) || g->s.board.at[from].kind & KIND_FORTRESS)
			continue;
		unsigned edge = g->s.board.at[at].link[k].feature;
		if (edge & EDGE_RIVER && !(edge & EDGE_BRIDGE))
			continue;
		if (best < 1 + is_horse(g, i))
			best = 1 + is_horse(g, i);
	}
	return best;
}

static int price(struct game *g, int to)
{
	const struct place *at = &g->s.board.at[to];
	if (at->kind & KIND_FORTRESS)
		return 1;
	return at->terrain == TERRAIN_FOREST || at->terrain == TERRAIN_ROUGH ? 2 : at->terrain == TERRAIN_MARSH ? 3 : 1;
}

/* Depots that vanish when a combat unit of the other side comes. */
static bool only_depots(struct game *g, int at)
{
	for (int i = 0; i < g->s.pieces; i++)
		if (now(g)->piece[i].place == at && strncmp(g->s.piece[i].id, "FR-dp", 5) != 0)
			return false;
	return true;
}

static bool open_to(struct brute *b, int from, int k)
{
	struct game *g = b->g;
	const struct link *l = &g->s.board.at[from].link[k];
	if (l->to < 0 || g->s.board.at[l->to].missing || (l->feature & EDGE_RIVER && !(l->feature & EDGE_BRIDGE)))
		return false;
	if (units(g, l->to, 1 - b->side, false) && !(is_combat(g, b->piece) && only_depots(g, l->to)))
		return false;
	return b->drive != DRIVE_BEFORE || zone(g, b->side, l->to) < 2;
}

static bool haven(struct brute *b, int at)
{
	return b->drive != DRIVE_BEFORE && b->g->s.board.at[at].kind & KIND_FORTRESS &&
	       hx_controls(&b->g->s, state(b->g), b->side, at);
}

static bool may_end(struct brute *b, int at)
{
	if (b->drive == DRIVE_BEFORE)
		return !is_combat(b->g, b->piece) || !units(b->g, at, b->side, true);
	return b->drive != DRIVE_SCATTER || haven(b, at) || !units(b->g, at, b->side, false);
}

static void try_all(struct brute *b, int at, int left, int zones)
{
	bool first = at == now(b->g)->piece[b->piece].place, stop = !first && haven(b, at), more = false, dear = false;
	b->been[at] = true;
	for (int k = 0; k < 6; k++) {
		if (!open_to(b, at, k) || b->been[b->g->s.board.at[at].link[k].to])
			continue;
		int to = b->g->s.board.at[at].link[k].to, cost = b->drive >= DRIVE_ONE ? 1 : price(b->g, to);
		if (cost > left) {
			dear = true;
			continue;
		}
		more = true;
		if (!stop)
			try_all(b, to, left - cost, zones + (zone(b->g, b->side, to) > 0 && !haven(b, to)));
	}
	if (!first && may_end(b, at) && (stop || !left || (!more && dear)) && zones < b->least[at])
		b->least[at] = (int16_t)zones;
	b->been[at] = false;
}

/* Marks the ends that the rules allow. */
static void ends_by_force(struct brute *b, bool *in)
{
	struct game *g = b->g;
	int least = 99, near = 9999, at = now(g)->piece[b->piece].place;
	int points = b->drive == DRIVE_ONE ? 1 : b->drive == DRIVE_TWO ? 2 : hx_allowance(&g->s, state(g), b->piece);
	memset(b->been, 0, sizeof b->been);
	for (int i = 0; i < PLACES; i++) {
		b->least[i] = 99;
		in[i] = false;
	}
	try_all(b, at, points, 0);
	for (int i = 0; i < PLACES; i++)
		least = b->least[i] < least ? b->least[i] : least;
	if (b->drive == DRIVE_BEFORE) {
		for (int i = 0; i < PLACES; i++)
			in[i] = b->least[i] < 99;
		return;
	}
	for (int f = 0; f < PLACES; f++)
		if (f != at && g->s.board.at[f].kind & KIND_FORTRESS && hx_controls(&g->s, state(g), b->side, f) &&
		    board_distance(&g->s.board, at, f) < near)
			near = board_distance(&g->s.board, at, f);
	bool any = false;
	for (int f = 0; f < PLACES; f++) {
		if (f == at || !(g->s.board.at[f].kind & KIND_FORTRESS) || !hx_controls(&g->s, state(g), b->side, f) ||
		    board_distance(&g->s.board, at, f) != near)
			continue;
		any = true;
		int best = 9999;
		for (int i = 0; i < PLACES; i++)
			if (b->least[i] == least && least < 99 && board_distance(&g->s.board, i, f) < best)
				best = board_distance(&g->s.board, i, f);
		for (int i = 0; i < PLACES; i++)
			in[i] |= b->least[i] == least && least < 99 && board_distance(&g->s.board, i, f) == best;
	}
	for (int i = 0; i < PLACES && !any; i++)
		in[i] = b->least[i] == least && least < 99;
}

/* The way is one: neighbours, no hex twice, nothing entered that is shut. */
static void way_is_one(struct brute *b, int end)
{
	struct hx_way way;
	bool seen[PLACES] = {false};
	assert_true(hx_way_to(&b->g->s, state(b->g), b->piece, b->drive, end, &way));
	assert_int_equal(way.at[0], now(b->g)->piece[b->piece].place);
	assert_int_equal(way.at[way.n - 1], end);
	int zones = 0;
	for (int i = 0; i < way.n; i++) {
		assert_false(seen[way.at[i]]);
		seen[way.at[i]] = true;
		if (i) {
			int k = board_link(&b->g->s.board, way.at[i - 1], way.at[i]);
			assert_true(k != NONE && open_to(b, way.at[i - 1], k));
			zones += zone(b->g, b->side, way.at[i]) > 0 && !haven(b, way.at[i]);
		}
	}
	if (b->drive != DRIVE_BEFORE)
		assert_int_equal(zones, b->least[end]);
}

/* Random units of both sides within three hexes of a random hex; where one of them may retreat to. */
static long compare(struct game *g, uint64_t *seed, enum hx_drive drive)
{
	static struct brute b;
	bool in[PLACES];
	struct hx_ends ends;
	int around[64], n = 0, centre;
	do
		centre = random_below(seed, g->s.board.count);
	while (g->s.board.at[centre].missing);
	for (int i = 0; i < g->s.board.count && n < 64; i++)
		if (!g->s.board.at[i].missing && board_distance(&g->s.board, i, centre) <= 3)
			around[n++] = i;
	for (int i = 0; i < g->s.pieces; i++)
		hx_put(&g->s, state(g), i, AT_LOST);
	int who = random_below(seed, g->s.pieces);
	hx_put(&g->s, state(g), who, centre);
	for (int k = random_below(seed, 12); k > 0; k--) {
		int i = random_below(seed, g->s.pieces), at = around[random_below(seed, n)];
		if (i != who && !units(g, at, 1 - g->s.piece[i].side, false))
			hx_put(&g->s, state(g), i, at);
	}
	b = (struct brute){.g = g, .side = g->s.piece[who].side, .piece = who, .drive = drive};
	ends_by_force(&b, in);
	hx_ends(&g->s, state(g), who, drive, &ends);
	int found = 0;
	for (int i = 0; i < PLACES; i++)
		found += in[i];
	assert_int_equal(found, ends.n);
	for (int i = 0; i < ends.n; i++)
		assert_true(in[ends.at[i]]);
	assert_int_equal(hx_has_way(&g->s, state(g), who, drive), found > 0);
	if (ends.n)
		way_is_one(&b, ends.at[random_below(seed, ends.n)]);
	return ends.steps;
}

/* [Combat E] [Retreat Procedure] [Retreat Procedure 1] [Retreat Procedure 2] [reading 28] [reading 29] */
static void hex1812_ways_against_all_walks(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034");
	uint64_t seed = 1812;
	long most = 0;
	for (int n = 0; n < 320; n++) {
		now(g)->header.turn = (int16_t)(n % 5 ? 2 : 14);
		long steps = compare(g, &seed, (enum hx_drive)(n % 4));
		most = steps > most ? steps : most;
	}
	assert_true(most < 60000); /* a leader tries 224,000 walks on open ground */
	leave(g);
}

/* --- by hand --- */

/* [Combat E] [reading 28] Before combat a corps on open ground with five points ends on any hex within five, not where it
 * stands, and not on friends. */
static void hex1812_before_combat_the_whole_allowance(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-id-01 6032; RU-id-01 6034");
	struct hx_ends ends;
	hx_ends(&g->s, state(g), piece(g, "RU-id-01"), DRIVE_BEFORE, &ends);
	assert_int_equal(ends.n, 36 - 2); /* all within three but the enemy's hex and the one behind it */
	leave(g);
}

/* [Combat D 1] [Combat E] Total zones bar the way before combat, partial ones do not. */
static void hex1812_before_combat_total_zones_bar(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-cd-01 6033; FR-cd-02 6035; FR-cd-03 6135; FR-cd-04 5934; RU-id-01 6034");
	ends_are(g, "RU-id-01", DRIVE_BEFORE, "");
	leave(g);
	g = battlefield(2, FRENCH, "FR-id-01 6033; FR-id-02 6035; FR-id-03 6135; FR-id-04 5934; RU-id-01 6034");
	assert_true(hx_has_way(&g->s, state(g), piece(g, "RU-id-01"), DRIVE_BEFORE));
	leave(g);
	/* [Combat D 1] a friend on the hex opens it: through 6134 now */
	g = battlefield(2, FRENCH, "FR-cd-01 6033; FR-cd-02 6035; FR-cd-03 6135; FR-cd-04 5934; RU-id-01 6034; RU-A 6134; RU-J 6233");
	assert_true(hx_has_way(&g->s, state(g), piece(g, "RU-id-01"), DRIVE_BEFORE));
	leave(g);
}

/* [Retreat Procedure] One hex, as far from zones as can be, then towards the nearest fortress: Tula lies to the north. [Combat Results Table r2] */
static void hex1812_one_hex_towards_the_fortress(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6035; RU-ic-01 6034");
	ends_are(g, "RU-ic-01", DRIVE_ONE, "6033");
	ends_are(g, "RU-ic-01", DRIVE_TWO, "6032");
	leave(g);
	g = battlefield(2, FRENCH, "FR-cc-01 6032; FR-ic-01 6035; RU-ic-01 6034"); /* 6033 lies in a zone */
	ends_are(g, "RU-ic-01", DRIVE_ONE, "5934 6134");
	leave(g);
}

/* [Combat Results Table rs] Who scatters ends alone or in a friendly fortress. [Retreat Procedure] He stops there. */
static void hex1812_scattered_into_a_fortress(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6030; RU-cc-01 6029; RU-ic-01 6026");
	ends_are(g, "RU-cc-01", DRIVE_SCATTER, "6026"); /* three hexes, not six; friends in it do not matter */
	leave(g);
}

/* [Combat Results Table rs] The nearest end that is taken by a friend is none. */
static void hex1812_scattered_ends_alone(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6038; RU-id-01 6037; RU-A 6034");
	ends_are(g, "RU-id-01", DRIVE_SCATTER, "5935 6035 6135");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_ways_against_all_walks),
		cmocka_unit_test(hex1812_before_combat_the_whole_allowance),
		cmocka_unit_test(hex1812_before_combat_total_zones_bar),
		cmocka_unit_test(hex1812_one_hex_towards_the_fortress),
		cmocka_unit_test(hex1812_scattered_into_a_fortress),
		cmocka_unit_test(hex1812_scattered_ends_alone),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
