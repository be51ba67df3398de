/* Automatic elimination: Combat K to O. */
#include "marches.h"

/* [Combat K] [Combat M] Example 6: a 5-5 and Victor against a 2-3, 500 %: its zone is gone at once, its hex costs one more, and it is
 * taken away when combat begins. [reading 27] It was their attack. */
static void hex1812_combat_k(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; FR-P 6035; RU-id-01 6034; FR-cc-01 5936; FR-ic-02 6134");
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	assert_true(set_has(&state(g)->spent, piece(g, "FR-ic-01")));
	assert_int_equal(hx_zone(&g->s, state(g), RUSSIAN, hex(g, "6033")), ZONE_NONE);
	assert_int_equal(points_to(g, "FR-cc-01", "6034") - points_to(g, "FR-cc-01", "5935"), 2);
	play(g, "take FR-cc-01; march FR-cc-01 6033; halt; done");
	lost(g, "RU-id-01");
	leave(g);
}

/* [Combat K] 400 % is not enough. */
static void hex1812_combat_k_needs_500(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; FR-N 6035; RU-id-01 6034");
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	assert_false(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	leave(g);
}

/* [Combat L] [Supply C] [reading 17] Depots alone vanish as combat units come by, and are no obstacle. */
static void hex1812_combat_l(void **unused)
{
	(void)unused;
	struct game *g = marches(2, RUSSIAN, "RU-cd-01 6036; FR-dp-01 6034; FR-dp-02 6134; FR-A 6134; RU-A 5834");
	play(g, "take RU-cd-01");
	assert_true(offered(g, "march RU-cd-01 6034"));
	play(g, "march RU-cd-01 6035");
	lost(g, "FR-dp-01");
	stands(g, "FR-dp-02", "6134");
	leave(g);
}

/* [Combat N] Supply units are removed at once, and the march goes on. */
static void hex1812_combat_n(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6037; RU-su-1 6034");
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	lost(g, "RU-su-1");
	assert_false(set_empty(&now(g)->hand));
	assert_true(offered(g, "march FR-ic-01 6034"));
	leave(g);
}

/* [Combat K] [Combat N] Who stands beside supply units alone when the phase begins eliminates them too, without a march and without an
 * attack spent; the side whose turn it is not does not, nor do the disrupted, and combat units are not struck so. */
static void hex1812_combat_k_as_the_phase_begins(void **unused)
{
	(void)unused;
	struct game *g = marches(2, RUSSIAN, "RU-ic-01 6035; FR-su-1 6036; FR-dp-01 6036; FR-su-2 6133; RU-su-1 6132; FR-ic-01 6131");
	lost(g, "FR-su-1");
	lost(g, "FR-dp-01");
	stands(g, "FR-su-2", "6133");
	stands(g, "RU-su-1", "6132");
	assert_true(happened(g, EVENT_ATTACK, "FR-su-1"));
	assert_true(offered(g, "take RU-ic-01"));
	play(g, "done");
	leave(g);
	g = marches(2, RUSSIAN, "RU-ic-01 6035; RU-ic-02 6035; RU-ic-03 6035; FR-id-01 6036; FR-su-1 6036; FR-su-2 5134");
	assert_true(set_empty(&state(g)->doomed));
	stands(g, "FR-su-1", "6036");
	leave(g);
	g = marches(2, RUSSIAN, "RU-cd-01 6035*; FR-su-1 6036");
	stands(g, "FR-su-1", "6036");
	leave(g);
}

/* [Combat O] Cavalry and leaders never; [reading 27] in a mixed hex they stay and bar it. */
static void hex1812_combat_o(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; FR-P 6035; RU-cd-01 6034; RU-A 6034");
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	assert_true(set_empty(&state(g)->doomed));
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6035; FR-ic-02 6035; FR-A 6035; FR-ic-03 6037; RU-cd-01 6034; RU-id-01 6034; FR-cc-01 5936");
	play(g, "take FR-ic-03; march FR-ic-03 6035");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	assert_false(set_has(&state(g)->doomed, piece(g, "RU-cd-01")));
	assert_int_equal(points_to(g, "FR-cc-01", "6034"), FAR);
	leave(g);
}

/* [Fortresses E] [Combat K] Out of a fortress all enemies beside it count together: ten to four is no 500 %, to two it is. Those over
 * a river stay out of it. */
static void hex1812_elimination_out_of_a_fortress(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6126; FR-P 6026; RU-id-01 6025; RU-id-02 6127");
	play(g, "take FR-ic-01; march FR-ic-01 6026");
	assert_true(set_empty(&state(g)->doomed));
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 3533; FR-P 3532; RU-id-01 3432; RU-id-02 3632");
	play(g, "take FR-ic-01; march FR-ic-01 3532");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	assert_false(set_has(&state(g)->doomed, piece(g, "RU-id-02")));
	assert_true(set_has(&state(g)->spent, piece(g, "FR-ic-01")));
	leave(g);
	g = marches(2, FRENCH, "FR-ic-01 6126; FR-ic-02 6026; FR-A 6026; RU-id-01 6025; RU-id-02 6127");
	play(g, "take FR-ic-01; march FR-ic-01 6026");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-02")));
	leave(g);
}

/* [Combat K] What makes up the 500 % is told item by item, as of a battle. */
static void hex1812_an_elimination_is_told_item_by_item(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; FR-P 6035; RU-id-01 6034");
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	const struct account *a = NULL;
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_ATTACK)
			a = &g->ev.account[g->ev.at[i].account];
	assert_non_null(a);
	assert_int_equal(a->kind, ACCOUNT_AUTOMATIC);
	int sum[2] = {0, 0};
	for (int i = 0; i < a->n; i++)
		if (a->at[i].op == LINE_SUM)
			sum[a->at[i].ledger & 1] = a->at[i].num;
	assert_int_equal(sum[0], 10);
	assert_int_equal(sum[1], 2);
	leave(g);
}

static int declared(const struct game *g)
{
	int n = 0;
	for (int i = 0; i < g->ev.n; i++)
		n += g->ev.at[i].kind == EVENT_NOTE && g->ev.at[i].number == TEXT_DECLARED;
	return n;
}

static int strength_of(struct game *g, const char *at)
{
	struct hx_clash clash;
	struct hx_sum sum;
	hx_clash_of(state(g), hx_battle_named(state(g), hex(g, at)), &clash);
	hx_clash_add(&g->s, state(g), &clash, &sum, NULL);
	return sum.attack;
}

/* [Combat B] [Combat J] [Stacking J] An elimination over a river is fought and done: no odds are shown of it, it is not declared again, and
 * who comes to the hex later has an attack of his own, without those whose attack it was. These may advance in the end. */
static void hex1812_combat_j_after_an_elimination(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 2825; FR-ic-02 2825; FR-A 2725; FR-ic-03 2724; RU-id-01 2826; RU-A 2824");
	struct outlook look;
	play(g, "take FR-A; march FR-A 2825");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	play(g, "take FR-ic-03; march FR-ic-03 2825; halt; done");
	row_is(g, ROW_DECLARE, FRENCH);
	g->s.rules->odds(&g->s, now(g), NULL, NULL, &look);
	assert_int_equal(look.sum.n, 0);
	refused(g, "commit", "Stacking J");
	play(g, "declare FR-ic-03 2824");
	g->s.rules->odds(&g->s, now(g), NULL, NULL, &look);
	assert_int_equal(look.sum.place, hex(g, "2824"));
	play(g, "commit");
	assert_int_equal(declared(g), 1);
	play(g, "done");
	assert_int_equal(strength_of(g, "2824"), 5);
	dice(g, 1);
	play(g, "name 2824");
	row_is(g, ROW_ADVANCE, FRENCH);
	assert_false(offered(g, "advance FR-ic-03 2826"));
	play(g, "advance FR-ic-01 2826");
	stands(g, "FR-ic-01", "2826");
	leave(g);
}

/* [Fortresses D] [Combat B] Nobody joins an attack that was made on the march. */
static void hex1812_nobody_joins_an_elimination(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 3432; FR-ic-02 3432; FR-ic-03 3432; FR-ic-05 3432; FR-A 3432; FR-ic-06 3431; FR-ic-04 3534; RU-id-01 3532; RU-L 3532");
	play(g, "take FR-ic-06; march FR-ic-06 3432");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-01")));
	play(g, "take FR-ic-04; march FR-ic-04 3533; halt; done");
	row_is(g, ROW_DECLARE, FRENCH);
	assert_false(offered(g, "join FR-ic-04 3532"));
	assert_true(offered(g, "declare FR-ic-04 3532"));
	leave(g);
}

/* [Combat M] Who is eliminated lends nobody strength: out of a fortress the others beside it are reckoned with alone. */
static void hex1812_combat_m_the_doomed_defend_nobody(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6126; FR-P 6026; RU-id-01 6025; RU-id-02 6127");
	set_add(&state(g)->doomed, piece(g, "RU-id-01"));
	odds_are(g, "6126", "6025", 5, 0, HX_PERCENT_MOST);
	play(g, "take FR-ic-01; march FR-ic-01 6026");
	assert_true(set_has(&state(g)->doomed, piece(g, "RU-id-02")));
	leave(g);
}

/* [Combat M] [Supply G] Supply is foretold without the doomed: their area may feed its neighbour again, and they are no mouths. */
static void hex1812_the_doomed_do_not_eat(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-ic-01 6036; FR-P 6035; RU-id-01 6034");
	struct hx_forecast f;
	hx_forecast(&g->s, state(g), &f);
	assert_int_equal(f.units[RUSSIAN], 1);
	play(g, "take FR-ic-01; march FR-ic-01 6035");
	hx_forecast(&g->s, state(g), &f);
	assert_int_equal(f.units[RUSSIAN], 0);
	assert_int_equal(f.units[FRENCH], 1);
	stands(g, "RU-id-01", "6034");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_combat_k),
		cmocka_unit_test(hex1812_combat_k_needs_500),
		cmocka_unit_test(hex1812_combat_l),
		cmocka_unit_test(hex1812_combat_n),
		cmocka_unit_test(hex1812_combat_k_as_the_phase_begins),
		cmocka_unit_test(hex1812_combat_o),
		cmocka_unit_test(hex1812_elimination_out_of_a_fortress),
		cmocka_unit_test(hex1812_an_elimination_is_told_item_by_item),
		cmocka_unit_test(hex1812_combat_j_after_an_elimination),
		cmocka_unit_test(hex1812_nobody_joins_an_elimination),
		cmocka_unit_test(hex1812_combat_m_the_doomed_defend_nobody),
		cmocka_unit_test(hex1812_the_doomed_do_not_eat),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
