/* What stands in the first chapters and the special rules: ground, units, turns, commanders (2 to 5, 14, 16.3 to 16.6). */
#include "campaign.h"

#include <stdio.h>

static bool passable(struct game *g, int side, const char *at)
{
	return gb_passable(&g->s, side, hex(g, at));
}

/* [2.2] [14.6] Nobody enters sea, lakes and mountains, the French no forest, marsh or rough ground either. [2.3] All goes from hex to
 * neighbouring hex, and nothing leads off the map. */
static void gamble_2_2_ground(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "");
	int closed = 0, rough = 0;
	for (int at = 0; at < PLACES; at++) {
		const struct place *k = &g->s.board.at[at];
		bool dead = k->missing || k->terrain == TERRAIN_LAKE || k->terrain == TERRAIN_MOUNTAIN || k->terrain == TERRAIN_SEA;
		bool hard = k->terrain == TERRAIN_FOREST || k->terrain == TERRAIN_MARSH || k->terrain == TERRAIN_ROUGH;
		assert_int_equal(gb_passable(&g->s, RUSSIAN, at), !dead);
		assert_int_equal(gb_passable(&g->s, FRENCH, at), !dead && !hard);
		closed += dead;
		rough += hard;
		for (int d = 0; d < DIRECTIONS; d++)
			assert_true(gb_own(&g->s)->to[at][d] == NONE || board_distance(&g->s.board, at, gb_own(&g->s)->to[at][d]) == 1);
	}
	assert_true(closed > 0 && rough > 0);
	assert_true(passable(g, FRENCH, "2208"));
	leave(g);
}

/* One look at all hexsides: hexes are set nearer where a neighbour says so. */
static bool set_nearer(struct game *g, int side, int *way)
{
	const struct gb_own *own = gb_own(&g->s);
	bool any = false;
	for (int k = 0; k < PLACES * DIRECTIONS; k++) {
		int at = k / DIRECTIONS, to = own->to[at][k % DIRECTIONS];
		if (way[at] == FAR || to == NONE || !gb_passable(&g->s, side, to) || way[to] <= way[at] + 1)
			continue;
		way[to] = way[at] + 1;
		any = true;
	}
	return any;
}

static void hold_ways(struct game *g, int side, int start)
{
	int way[PLACES];
	for (int at = 0; at < PLACES; at++)
		way[at] = at == start ? 0 : FAR;
	while (set_nearer(g, side, way))
		;
	for (int at = 0; at < PLACES; at++)
		assert_int_equal(gb_own(&g->s)->way[side][start][at], way[at]);
}

/* [2.3] [14.6] Ways between hexes over ground that the side may enter, found once more by setting hexes nearer till nothing changes. */
static void gamble_2_3_ways(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "");
	const char *const from[] = {"2208", "0909", "1806", "1009"};
	for (int side = 0; side < SIDES; side++)
		for (size_t k = 0; k < sizeof from / sizeof *from; k++)
			hold_ways(g, side, hex(g, from[k]));
	leave(g);
}

/* [14.6] French cavalry looks into no forest: the Russians pass it there, not on open ground. */
static void gamble_14_6_cavalry_and_forests(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-6 1009; RU-1I-3 0909");
	struct gb_survey v;
	gb_survey(&g->s, state(g), &v);
	for (int at = 0; at < PLACES; at++)
		if (gb_own(&g->s)->rough[at])
			assert_false(gb_cavalry_near(&g->s, state(g), &v, RUSSIAN, at, true));
	leave(g);
}

/* [3.2] [3.4] A veteran occupies 1, a line unit 1 1/2, a conscript 2, a commander nothing; the last have ratings. [3.3] Units are turned and come
 * back. [1.2] Fractions are dropped nowhere here: halves are counted. */
static void gamble_3_2_occupancy(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-IV-1 2208; FR-IV-2 2208; FR-VIII-3 2208; FR-Napoleon 2208");
	struct gb_survey v;
	const struct gb_own *own = gb_own(&g->s);
	for (int i = set_next(&own->fighters, 0); i >= 0; i = set_next(&own->fighters, i + 1))
		assert_int_equal(own->of[i], 2 + own->class[i]);
	gb_survey(&g->s, state(g), &v);
	assert_int_equal(v.units[hex(g, "2208")], 3);
	assert_int_equal(own->cr[own->napoleon], 4);
	assert_int_equal(own->of[own->napoleon], 0);
	int unit = piece(g, "FR-IV-1");
	gb_hit(&g->s, state(g), unit, CITE_6_4, &g->ev);
	assert_true(disrupted(g, "FR-IV-1"));
	gb_rally(&g->s, state(g), unit, CITE_8_1, &g->ev);
	assert_false(disrupted(g, "FR-IV-1"));
	gb_hit(&g->s, state(g), unit, CITE_6_4, &g->ev);
	gb_hit(&g->s, state(g), unit, CITE_6_4, &g->ev);
	assert_true(lost(g, "FR-IV-1"));
	leave(g);
}

/* [4.2] Who attacks a hex does not fill it: twelve halves stand on each side of the line. */
static void gamble_4_2_attackers_fill_nothing(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 1009; FR-I-2 1009; RU-1V-1 1008");
	struct gb_survey v;
	set_add(&now(g)->hand, piece(g, "FR-I-1"));
	gb_survey(&g->s, state(g), &v);
	assert_int_equal(v.of[hex(g, "1008")], 2);
	assert_int_equal(v.of[hex(g, "1009")], 4);
	leave(g);
}

/* [5.1] General supply, active supply, movement, combat, commanders, cossacks, arrivals: [5.2] then a new turn, [5.3] [14.3] [14.4] to the end of
 * the sixteenth. */
static void gamble_5_1_a_turn(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 15, "");
	begins(g, ROW_TURN, FRENCH);
	int row = ROW_TURN, turn = 15;
	while (!now(g)->header.result.over) {
		const struct frame *f = frame_now(now(g));
		if (now(g)->header.turn == turn)
			assert_true(f->row >= row);
		turn = now(g)->header.turn;
		row = f->row;
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[g->list.n - 1];
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
	assert_int_equal(now(g)->header.turn, 16);
	leave(g);
}

/* [14.2] The basic game is played without the commanders that [16.3] the advanced game adds, each with a rating of one. */
static void gamble_14_2_commanders(void **unused)
{
	(void)unused;
	static const char *const more[] = {"RU-Baggovout", "RU-Borosdin", "RU-Docturov", "RU-Raevsky", "RU-Schouwalov", "RU-Tuchkov", "FR-Reynier"};
	for (int advanced = 0; advanced < 2; advanced++) {
		struct game *g = scenario("gamble/1812", advanced ? "advanced=1" : NULL);
		for (int i = 0; i < 7; i++) {
			assert_int_equal(now(g)->piece[piece(g, more[i])].place == AT_GONE, !advanced);
			assert_int_equal(gb_own(&g->s)->cr[piece(g, more[i])], 1);
		}
		assert_true(now(g)->piece[piece(g, "FR-Napoleon")].place != AT_GONE);
		leave(g);
	}
}

/* The sum of the attrition die for a march of so many hexes. */
static int attrition(struct game *g, const char *lead, int steps)
{
	char order[64];
	begins(g, ROW_MOVE, FRENCH);
	snprintf(order, sizeof order, "take %s; rest", lead);
	play(g, order);
	snprintf(order, sizeof order, "march %s %s", lead, reached(g, steps));
	dice(g, "2 3 3");
	play(g, order);
	return gb_attrition_more(&g->s, state(g), FRENCH, &(struct account){.n = 0});
}

/* [14.5] Napoleon with them all the way takes one off in the basic game. */
static void gamble_14_5_napoleon_marches(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 1, "FR-I-1 2208; FR-I-2 2208; FR-Napoleon 2208");
	train(g, FRENCH, "2208");
	assert_int_equal(attrition(g, "FR-I-1", 3), -1);
	leave(g);
	g = war(NULL, 1, "FR-I-1 2208; FR-I-2 2208; FR-Ney 2208");
	train(g, FRENCH, "2208");
	assert_int_equal(attrition(g, "FR-I-1", 3), 0);
	leave(g);
}

/* [16.4.4] Davout with another corps: one off. [16.4.6] Murat begins: one more. */
static void gamble_16_4_4_and_16_4_6_on_the_march(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 1, "FR-II-1 2208; FR-II-2 2208; FR-Davout 2208");
	train(g, FRENCH, "2208");
	assert_int_equal(attrition(g, "FR-II-1", 3), -1);
	leave(g);
	g = war("advanced=1", 1, "FR-II-1 2208; FR-II-2 2208; FR-Murat 2208");
	train(g, FRENCH, "2208");
	assert_int_equal(attrition(g, "FR-II-1", 3), 1);
	leave(g);
}

/* [16.5] To turn 5 a Russian order is garbled on 1 or 2, and the train is spent. [16.4.2] Constantine hesitates besides, at any time. */
static void gamble_16_5_and_16_4_2_garbled_orders(void **unused)
{
	(void)unused;
	static const struct {
		int turn;
		const char *dice;
		bool goes;
	} tries[] = {{5, "2", false}, {5, "3 2", false}, {5, "3 3 1", true}, {6, "2", false}, {6, "3 1", true}};
	for (int i = 0; i < 5; i++) {
		struct game *g = war("advanced=1", tries[i].turn, "RU-1V-1 1008; RU-Constantine 1008; FR-I-1 2208; FR-Davout 2208");
		train(g, RUSSIAN, "1008");
		train(g, FRENCH, "2208");
		begins(g, ROW_MOVE, RUSSIAN);
		play(g, "take RU-1V-1; rest");
		dice(g, tries[i].dice);
		play(g, "march RU-1V-1 1007");
		assert_int_equal(now(g)->piece[piece(g, "RU-1V-1")].place == hex(g, "1007"), tries[i].goes);
		assert_int_equal(counters(g, RUSSIAN, "1008"), 0);
		leave(g);
	}
}

/* [16.6] In the first two turns horses die before men. */
static void gamble_16_6_horses_first(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 1, "FR-IV-1 2208; FR-IV-2 2208; FR-IV-5 2208; FR-Junot 2208");
	train(g, FRENCH, "2208");
	int horse = piece(g, "FR-IV-5");
	assert_int_equal(gb_own(&g->s)->kind[horse], KIND_CAV);
	begins(g, ROW_MOVE, FRENCH);
	play(g, "take FR-IV-1; rest");
	char order[64];
	snprintf(order, sizeof order, "march FR-IV-1 %s", reached(g, 3));
	play(g, order);
	dice(g, "6");
	play(g, "halt");
	assert_true(lost(g, "FR-IV-5") && !lost(g, "FR-IV-1") && !lost(g, "FR-IV-2"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_2_2_ground),
		cmocka_unit_test(gamble_2_3_ways),
		cmocka_unit_test(gamble_14_6_cavalry_and_forests),
		cmocka_unit_test(gamble_3_2_occupancy),
		cmocka_unit_test(gamble_4_2_attackers_fill_nothing),
		cmocka_unit_test(gamble_5_1_a_turn),
		cmocka_unit_test(gamble_14_2_commanders),
		cmocka_unit_test(gamble_14_5_napoleon_marches),
		cmocka_unit_test(gamble_16_4_4_and_16_4_6_on_the_march),
		cmocka_unit_test(gamble_16_5_and_16_4_2_garbled_orders),
		cmocka_unit_test(gamble_16_6_horses_first),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
