/* Movement A to E, Stacking, Zones of Control, Depot Movement, Winter. */
#include "marches.h"

#include <stdio.h>

/* A clear hex with clear ground round it, far from towns: column 60, row 34. */

/* [Movement] [Movement A] [Movement B] [Movement C] Units go one by one, not more than their allowance, and need not go at all. */
static void hex1812_units_move_one_by_one(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-cc-01 5834; RU-ic-01 3030");
	assert_true(offered(g, "done"));
	refused(g, "take RU-ic-01", "Movement");
	play(g, "take FR-ic-01");
	refused(g, "take FR-cc-01", "Movement");
	refused(g, "halt", "Movement");
	refused(g, "march FR-ic-01 6045", "Movement");
	play(g, "march FR-ic-01 6036; halt");
	refused(g, "take FR-ic-01", "Movement C");
	play(g, "take FR-cc-01; march FR-cc-01 5836; halt; done");
	assert_true(frame_now(now(g))->row != ROW_MARCH);
	leave(g);
}

/* [Movement D] Never onto enemies. */
static void hex1812_movement_d(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-cc-01 6034; RU-ic-01 6036");
	play(g, "take FR-cc-01");
	refused(g, "march FR-cc-01 6036", "Movement D");
	leave(g);
}

/* [Movement E] [Terrain Effects Chart] Each hex costs its ground, an unbridged river one more: on the whole map, against
 * the board itself. */
static void hex1812_terrain_effects_chart(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034");
	const struct ground *f = ground_of(&g->s);
	for (int i = 0; i < PLACES; i++)
		for (int d = 0; d < DIRECTIONS; d++) {
			const struct link *l = &g->s.board.at[i].link[d];
			if (g->s.board.at[i].missing || l->to == NONE || g->s.board.at[l->to].missing) {
				assert_int_equal(f->to[i][d], NONE);
				continue;
			}
			const struct place *to = &g->s.board.at[l->to];
			int cost = to->kind & KIND_FORTRESS ? 1 : to->terrain == TERRAIN_MARSH ? 3 :
				   to->terrain == TERRAIN_FOREST || to->terrain == TERRAIN_ROUGH ? 2 : 1;
			cost += l->feature & EDGE_RIVER && !(l->feature & EDGE_BRIDGE);
			assert_int_equal(f->cost[i][d], cost);
			assert_int_equal(f->defence[l->to], to->kind & KIND_FORTRESS ? 3 : to->terrain == TERRAIN_ROUGH ? 2 : 1);
		}
	leave(g);
}

/* [Stacking I] [Stacking K] Example 14: leaving combat units costs one more; a supply unit there costs nothing. */
static void hex1812_stacking_i(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-su-1 6034; FR-A 6034");
	int alone = points_to(g, "FR-ic-01", "6035");
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6034; FR-su-1 6034; FR-A 6034; FR-cd-01 6034");
	assert_int_equal(points_to(g, "FR-ic-01", "6035"), alone + 1);
	assert_int_equal(points_to(g, "FR-A", "6035"), alone);
	assert_int_equal(points_to(g, "FR-su-1", "6035"), alone);
	leave(g);
}

/* [Stacking J] Combat units end on each other only to attack; who stands stacked must part or attack; leaders and supply units may
 * stay together. */
static void hex1812_stacking_j(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; FR-ic-03 6036; FR-A 6036; FR-su-1 6036");
	refused(g, "done", "Stacking J");
	play(g, "take FR-ic-01; march FR-ic-01 6033; halt; take FR-ic-03; march FR-ic-03 6037; halt; take FR-ic-02");
	refused(g, "march FR-ic-02 6033", "Stacking J");
	refused(g, "march FR-ic-02 6037", "Stacking J");
	play(g, "march FR-ic-02 6035; halt");
	assert_true(offered(g, "done"));
	play(g, "take FR-A");
	assert_true(offered(g, "march FR-A 6035"));
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6036; RU-cc-01 6037; RU-ic-01 6038");
	play(g, "take FR-ic-01");
	assert_true(offered(g, "march FR-ic-01 6036"));
	play(g, "march FR-ic-01 6036");
	assert_true(offered(g, "done"));
	play(g, "done");
	row_is(g, ROW_DECLARE, FRENCH);
	refused(g, "done", "Stacking J");
	leave(g);
}

/* [Stacking J] [reading 12] Only the end of the phase asks for hexes of their own: two change places, and who makes room marches next. */
static void hex1812_stacking_j_changes_places(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6036; FR-cc-01 5834; FR-A 5834");
	play(g, "take FR-ic-01");
	assert_true(offered(g, "march FR-ic-01 6036"));
	play(g, "march FR-ic-01 6036; halt");
	assert_false(offered(g, "done"));
	refused(g, "done", "Stacking J");
	refused(g, "take FR-cc-01", "Stacking J");
	refused(g, "take FR-A", "Stacking J");
	assert_true(offered(g, "take FR-ic-02"));
	play(g, "take FR-ic-02; march FR-ic-02 6034; halt");
	stands(g, "FR-ic-01", "6036");
	stands(g, "FR-ic-02", "6034");
	assert_true(offered(g, "take FR-cc-01"));
	assert_true(offered(g, "done"));
	leave(g);
}

/* [Stacking J] [reading 12] Nobody comes onto who cannot make room: the disrupted, who has marched, two at once. */
static void hex1812_stacking_j_nobody_is_stuck(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6036*; FR-ic-03 6032; FR-ic-04 5934; FR-ic-05 5934");
	play(g, "take FR-ic-03; march FR-ic-03 6033; halt; take FR-ic-01");
	refused(g, "march FR-ic-01 6036", "Stacking J");
	refused(g, "march FR-ic-01 6033", "Stacking J");
	refused(g, "march FR-ic-01 5934", "Stacking J");
	leave(g);
}

/* [reading 29] A stack of which nobody can leave has no duty. */
static void hex1812_who_cannot_part_owes_nothing(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034*; FR-ic-02 6034*");
	assert_true(offered(g, "done"));
	leave(g);
}

/* [Zones of Control] [Zones of Control A] [Zones of Control F] Cavalry total, infantry partial, both together total; others none. */
static void hex1812_zones_of_control_a(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "RU-ic-01 6034; FR-ic-01 5838");
	assert_int_equal(hx_zone(&g->s, state(g), RUSSIAN, hex(g, "6035")), ZONE_PARTIAL);
	leave(g);
	g = marches(2, FRENCH, "RU-ic-01 6034; RU-cd-01 6036; FR-ic-01 5838");
	assert_int_equal(hx_zone(&g->s, state(g), RUSSIAN, hex(g, "6035")), ZONE_TOTAL);
	assert_int_equal(hx_zone(&g->s, state(g), RUSSIAN, hex(g, "6033")), ZONE_PARTIAL);
	leave(g);
	g = marches(2, FRENCH, "RU-su-1 6034; RU-A 6034; FR-ic-01 5838");
	assert_int_equal(hx_zone(&g->s, state(g), RUSSIAN, hex(g, "6035")), ZONE_NONE);
	leave(g);
}

/* [Zones of Control B] Infantry and non-combat units stop in any zone, cavalry in total ones, and go out of it only where none is. */
static void hex1812_zones_of_control_b(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "RU-ic-01 6034; FR-ic-01 6036; FR-A 6136; FR-cc-01 5936");
	assert_int_equal(points_to(g, "FR-ic-01", "6035"), 1);
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	assert_true(set_empty(&now(g)->hand)); /* it stops there, and no forced march takes it on */
	play(g, "take FR-A; march FR-A 6035");
	assert_true(set_empty(&now(g)->hand));
	leave(g);
	g = marches(2, FRENCH, "RU-ic-01 6034; FR-ic-01 6035");
	play(g, "take FR-ic-01");
	assert_true(points_to(g, "FR-ic-01", "5934") > 1); /* not out of one zone into another at once */
	assert_true(offered(g, "march FR-ic-01 6036"));
	leave(g);
}

/* [Zones of Control C] [reading 11] Example 15: a 3-6 enters and leaves a partly controlled clear hex for 1 + 2 + 1; not the hex
 * where it began the phase. */
static void hex1812_zones_of_control_c(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "RU-ic-01 6035; FR-cc-01 6032; FR-cc-02 6135");
	int in = points_to(g, "FR-cc-01", "6034"), clear = points_to(g, "FR-cc-01", "6033");
	assert_int_equal(in, clear + 1);
	play(g, "take FR-cc-01; march FR-cc-01 6034");
	assert_false(set_empty(&now(g)->hand)); /* cavalry is not stopped by a partial zone */
	assert_int_equal(state(g)->march.left, 6 - in);
	struct hx_reach r;
	hx_reach(&g->s, state(g), piece(g, "FR-cc-01"), hex(g, "6034"), state(g)->march.left, &r);
	assert_int_equal(r.cost[hex(g, "6033")], 3);
	leave(g);
	g = marches(2, FRENCH, "RU-ic-01 6035; FR-cc-01 6034");
	assert_int_equal(points_to(g, "FR-cc-01", "6033"), 1);
	leave(g);
}

/* [Zones of Control D] [Zones of Control E] [Fortresses B] Over no unbridged river, over bridged ones; not into or out of fortresses. */
static void hex1812_zones_of_control_d(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034");
	int bare = 0, bridged = 0, forts = 0;
	for (int at = 0; at < PLACES && bare + bridged + forts < 60; at++)
		for (int d = 0; d < DIRECTIONS && !g->s.board.at[at].missing; d++) {
			const struct link *l = &g->s.board.at[at].link[d];
			if (l->to == NONE || g->s.board.at[l->to].missing || hx_top(state(g), at) != NONE)
				continue;
			bool fort = (g->s.board.at[at].kind | g->s.board.at[l->to].kind) & KIND_FORTRESS;
			bool river = l->feature & EDGE_RIVER && !(l->feature & EDGE_BRIDGE);
			hx_put(&g->s, state(g), piece(g, "RU-cc-01"), at);
			assert_int_equal(hx_zone(&g->s, state(g), RUSSIAN, l->to), fort || river ? ZONE_NONE : ZONE_TOTAL);
			bare += river;
			bridged += !river && l->feature & EDGE_BRIDGE;
			forts += fort;
		}
	assert_true(bare > 3 && bridged > 3 && forts > 3);
	leave(g);
}

/* [Depot Movement L] A depot goes with a supply unit of its hex, from the beginning of its march, or not at all. */
static void hex1812_depot_movement_l(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-su-1 6034; FR-dp-01 6034; FR-dp-02 6036; FR-ic-01 6036");
	refused(g, "take FR-dp-01", "Depot Movement L");
	play(g, "take FR-su-1");
	refused(g, "with FR-dp-02", "Depot Movement L");
	refused(g, "with FR-ic-01", "Depot Movement L");
	play(g, "with FR-dp-01");
	refused(g, "with FR-dp-01", "Movement C");
	play(g, "march FR-su-1 6035");
	stands(g, "FR-dp-01", "6035");
	refused(g, "with FR-dp-02", "Depot Movement L");
	play(g, "halt");
	leave(g);
}

/* [Winter M] [reading 22] From turn 12 every allowance is one less: example 11, a 3-6 moves 5. */
static void hex1812_winter_m(void **unused)
{
	(void)unused;
	struct game *g = marches(11, FRENCH, "FR-cc-01 6034; FR-id-01 5934; FR-A 5834");
	assert_int_equal(hx_allowance(&g->s, state(g), piece(g, "FR-cc-01")), 6);
	leave(g);
	g = marches(12, FRENCH, "FR-cc-01 6034; FR-id-01 5934; FR-A 5834; FR-su-1 5734");
	assert_int_equal(hx_allowance(&g->s, state(g), piece(g, "FR-cc-01")), 5);
	assert_int_equal(hx_allowance(&g->s, state(g), piece(g, "FR-id-01")), 2);
	assert_int_equal(hx_allowance(&g->s, state(g), piece(g, "FR-A")), 7);
	assert_int_equal(hx_allowance(&g->s, state(g), piece(g, "FR-su-1")), 2);
	leave(g);
}

/* [Movement E] [Terrain Effects Chart] Example 7: three clear hexes through one unbridged river hexside are four points. */
static void hex1812_river_march_of_the_example(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 0228");
	assert_int_equal(points_to(g, "FR-ic-01", "0430"), 4);
	assert_int_equal(board_distance(&g->s.board, hex(g, "0228"), hex(g, "0430")), 3);
	play(g, "take FR-ic-01; march FR-ic-01 0430");
	assert_int_equal(state(g)->march.left, 1);
	leave(g);
}

/* [Movement] Units go one by one: nobody else marches while one is in hand, and to its own hex it does not. */
static void hex1812_who_is_in_hand_marches(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6034; FR-ic-02 5034");
	play(g, "take FR-ic-01");
	const struct order other = order_make(VERB_MARCH, FRENCH, piece(g, "FR-ic-02"), hex(g, "6035"), NONE);
	const struct order nowhere = order_make(VERB_MARCH, FRENCH, piece(g, "FR-ic-01"), hex(g, "6034"), NONE);
	assert_false(rules_allow(&g->s, now(g), &other, &g->e));
	assert_string_equal(g->e.rule, "Movement");
	assert_false(rules_allow(&g->s, now(g), &nowhere, &g->e));
	assert_string_equal(g->e.rule, "Movement");
	leave(g);
}

/* [Stacking J] [Disruption A] [Disruption B] Nobody ends on a friend who will be disrupted in combat, for all of a stack have to attack; on
 * one who recovers before it he does. Leaders are no matter. */
static void hex1812_stacking_j_not_onto_the_disrupted(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; FR-A 6036; FR-ic-02 6034*; RU-ic-01 6033");
	now(g)->piece[piece(g, "FR-ic-02")].fatigue = TIME_RUSSIAN_FIGHT;
	play(g, "take FR-A");
	assert_true(offered(g, "march FR-A 6034"));
	play(g, "march FR-A 6035; halt; take FR-ic-01");
	assert_true(offered(g, "march FR-ic-01 6035"));
	says(g, "march FR-ic-01 6034", "Stacking J", "is disrupted");
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6036; FR-ic-02 6034*; RU-ic-01 6033");
	now(g)->piece[piece(g, "FR-ic-02")].fatigue = TIME_FRENCH_MOVE;
	now(g)->piece[piece(g, "FR-ic-02")].foot = 1;
	play(g, "take FR-ic-01; march FR-ic-01 6034; done");
	row_is(g, ROW_DECLARE, FRENCH);
	refused(g, "done", "Stacking J");
	assert_true(offered(g, "declare FR-ic-02 6033"));
	leave(g);
}

/* FR-cd-01 marches a double march by the option: the first die 5, the second 4, and it will arrive disrupted. */
static void weary_march(struct game *g, const char *first)
{
	play(g, first);
	dice(g, 5);
	play(g, "choose 2");
	dice(g, 4);
	play(g, "choose 4");
	assert_true(set_has(&state(g)->weary, piece(g, "FR-cd-01")));
}

/* [Stacking J] [Disruption A] Nor does who is disrupted when his forced march ends, beside an enemy; onto a friend who then makes room he
 * comes, and that one goes. */
static void hex1812_stacking_j_not_when_the_march_disrupts(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6035; FR-ic-02 6035; FR-cd-01 6041; FR-cc-01 5834; RU-cc-01 6034");
	weary_march(g, "take FR-cd-01; march FR-cd-01 6037");
	assert_false(offered(g, "march FR-cd-01 6035"));
	says(g, "march FR-cd-01 6035", "Stacking J", "arrives disrupted");
	play(g, "march FR-cd-01 6036; halt");
	assert_true(disrupted(g, "FR-cd-01"));
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6035; FR-cd-01 6041; FR-cc-01 5834; RU-cc-01 6034");
	weary_march(g, "take FR-cd-01; march FR-cd-01 6037");
	play(g, "march FR-cd-01 6035");
	assert_true(disrupted(g, "FR-cd-01"));
	refused(g, "take FR-cc-01", "Stacking J");
	says(g, "done", "Stacking J", "must part");
	play(g, "take FR-ic-01; march FR-ic-01 6036; halt; done");
	leave(g);
}

/* [Stacking J] [Disruption A] Nor does he stay where he was when the dice told it, with friends who attack. */
static void hex1812_stacking_j_who_tires_on_friends_goes_on(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6035; FR-ic-02 6035; FR-cd-01 6037; RU-ic-01 6034");
	weary_march(g, "take FR-cd-01; march FR-cd-01 6035");
	says(g, "halt", "Stacking J", "disrupted");
	play(g, "march FR-cd-01 6036");
	assert_true(disrupted(g, "FR-cd-01"));
	leave(g);
}

/* [Stacking J] [Disruption A] Who begins the phase beside an enemy with a friend who does not attack leaves him if he can; who cannot
 * stays. */
static void hex1812_stacking_j_leaves_the_disrupted(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6035; FR-ic-02 6035*; RU-ic-01 6034");
	now(g)->piece[piece(g, "FR-ic-02")].fatigue = TIME_RUSSIAN_FIGHT;
	assert_false(offered(g, "done"));
	says(g, "done", "Stacking J", "must part: French");
	play(g, "take FR-ic-01; march FR-ic-01 6036; halt; done");
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6035; FR-ic-02 6035*; RU-cc-01 6034; RU-cc-02 6036");
	now(g)->piece[piece(g, "FR-ic-02")].fatigue = TIME_RUSSIAN_FIGHT;
	assert_true(offered(g, "done"));
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6035; FR-ic-02 6035*; RU-ic-01 6034");
	now(g)->piece[piece(g, "FR-ic-02")].fatigue = TIME_FRENCH_MOVE; /* he recovers before combat */
	now(g)->piece[piece(g, "FR-ic-02")].foot = 1;
	assert_true(offered(g, "done"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_units_move_one_by_one),
		cmocka_unit_test(hex1812_movement_d),
		cmocka_unit_test(hex1812_terrain_effects_chart),
		cmocka_unit_test(hex1812_stacking_i),
		cmocka_unit_test(hex1812_stacking_j),
		cmocka_unit_test(hex1812_stacking_j_changes_places),
		cmocka_unit_test(hex1812_stacking_j_nobody_is_stuck),
		cmocka_unit_test(hex1812_who_cannot_part_owes_nothing),
		cmocka_unit_test(hex1812_zones_of_control_a),
		cmocka_unit_test(hex1812_zones_of_control_b),
		cmocka_unit_test(hex1812_zones_of_control_c),
		cmocka_unit_test(hex1812_zones_of_control_d),
		cmocka_unit_test(hex1812_depot_movement_l),
		cmocka_unit_test(hex1812_winter_m),
		cmocka_unit_test(hex1812_river_march_of_the_example),
		cmocka_unit_test(hex1812_who_is_in_hand_marches),
		cmocka_unit_test(hex1812_stacking_j_not_onto_the_disrupted),
		cmocka_unit_test(hex1812_stacking_j_not_when_the_march_disrupts),
		cmocka_unit_test(hex1812_stacking_j_who_tires_on_friends_goes_on),
		cmocka_unit_test(hex1812_stacking_j_leaves_the_disrupted),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
