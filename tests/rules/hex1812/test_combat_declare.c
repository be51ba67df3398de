/* Declaring attacks: Combat A to C, Stacking J, Fortresses D and E. */
#include "battlefield.h"

/* [Combat A] [Combat B] Adjacent enemies, each unit once, voluntarily. */
static void hex1812_attacks_are_adjacent_and_voluntary(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6036; RU-ic-01 6035; RU-ic-02 6033");
	row_is(g, ROW_DECLARE, FRENCH);
	assert_true(offered(g, "done"));
	assert_true(offered(g, "declare FR-ic-01 6033"));
	refused(g, "declare FR-ic-02 6033", "Combat A");
	refused(g, "declare FR-ic-01 6134", "Combat A");
	refused(g, "declare RU-ic-01 6034", "Combat A");
	play(g, "declare FR-ic-01 6035");
	refused(g, "declare FR-ic-01 6033", "Combat B");
	play(g, "declare FR-ic-02 6035"); /* [Combat C] a hex may be attacked more than once */
	assert_int_equal(state(g)->attacks, 2);
	assert_int_equal(state(g)->battles, 2);
	leave(g);
}

/* [Combat] Nobody to attack: there is nothing to decide. */
static void hex1812_without_enemies_no_combat(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; RU-ic-01 6036; FR-A 6037");
	assert_true(frame_now(now(g))->row != ROW_DECLARE);
	leave(g);
}

/* [Stacking J] [Combat A] A stack must attack; [Disruption A] whoever in it can. */
static void hex1812_stacks_must_attack(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; FR-A 6034; RU-ic-01 6035");
	says(g, "done", "Stacking J", "6034");
	play(g, "declare FR-ic-01 6035");
	assert_true(offered(g, "commit"));
	assert_int_equal(set_count(&state(g)->pledged), 3);
	leave(g);
	/* [Stacking K] leaders and supply units make no stack */
	g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-su-1 6034; FR-A 6034; RU-ic-01 6035");
	assert_true(offered(g, "done"));
	leave(g);
	/* [reading 29] nor are the disrupted owed */
	g = battlefield(2, FRENCH, "FR-ic-01 6034*; FR-ic-02 6034*; FR-ic-03 6036; RU-ic-01 6035");
	assert_true(offered(g, "done"));
	refused(g, "declare FR-ic-01 6035", "Disruption A");
	leave(g);
	/* [reading 37] one of two is disrupted: the other attacks without it */
	g = battlefield(2, FRENCH, "FR-ic-01 6034*; FR-ic-02 6034; RU-ic-01 6035");
	assert_false(offered(g, "done"));
	play(g, "declare FR-ic-02 6035");
	assert_int_equal(set_count(&state(g)->pledged), 1);
	leave(g);
}

/* [reading 29] A stack that could not part owes nothing. */
static void hex1812_who_could_not_part_owes_nothing(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; RU-ic-01 6035");
	set_add(&state(g)->excused, piece(g, "FR-ic-01"));
	assert_true(offered(g, "done"));
	assert_true(offered(g, "declare FR-ic-01 6035"));
	leave(g);
}

/* [Combat G] [Leaders C] Supply units never attack, leaders not alone. */
static void hex1812_who_never_attacks(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-A 6034; FR-su-1 6034; FR-ic-01 6036; RU-ic-01 6035");
	refused(g, "declare FR-A 6035", "Leaders C");
	refused(g, "declare FR-su-1 6035", "Combat G");
	leave(g);
}

/* [Combat B] All on a hex attack together, whoever is named. */
static void hex1812_one_hex_one_attack(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; RU-ic-01 6035; RU-ic-02 6033");
	int n = 0;
	rules_orders(&g->s, now(g), &g->list);
	for (int i = 0; i < g->list.n; i++)
		n += g->list.at[i].verb == VERB_DECLARE;
	assert_int_equal(n, 4);
	play(g, "declare FR-ic-02 6033");
	refused(g, "declare FR-ic-01 6035", "Combat B");
	assert_true(set_has(&state(g)->pledged, piece(g, "FR-ic-01")));
	leave(g);
}

/* [Combat B] A unit that has eliminated an enemy on the march does not attack. [reading 27] */
static void hex1812_an_elimination_is_the_attack(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6036; RU-ic-01 6035");
	set_add(&state(g)->spent, piece(g, "FR-ic-01"));
	refused(g, "declare FR-ic-01 6035", "Combat B");
	assert_true(offered(g, "declare FR-ic-02 6035"));
	leave(g);
}

/* [Fortresses D] Several hexes join against a fortress; [reading 32] then nobody attacks it alone. [Combat B] Never elsewhere. */
static void hex1812_joint_attacks_on_fortresses(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 2114; FR-ic-02 2214; FR-ic-03 2014; RU-id-01 2115");
	refused(g, "join FR-ic-02 2115", "Fortresses D");
	play(g, "declare FR-ic-01 2115");
	assert_true(offered(g, "declare FR-ic-02 2115"));
	assert_true(offered(g, "join FR-ic-02 2115"));
	play(g, "join FR-ic-02 2115");
	refused(g, "declare FR-ic-03 2115", "Fortresses D");
	play(g, "join FR-ic-03 2115");
	assert_int_equal(state(g)->battles, 1);
	assert_int_equal(state(g)->attacks, 3);
	leave(g);
	/* [reading 32] two single attacks: no third joins either of them */
	g = battlefield(2, FRENCH, "FR-ic-01 2114; FR-ic-02 2214; FR-ic-03 2014; RU-id-01 2115");
	play(g, "declare FR-ic-01 2115; declare FR-ic-02 2115");
	refused(g, "join FR-ic-03 2115", "Fortresses D");
	play(g, "declare FR-ic-03 2115");
	leave(g);
	g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6036; RU-ic-01 6035");
	play(g, "declare FR-ic-01 6035");
	refused(g, "join FR-ic-02 6035", "Combat B");
	leave(g);
}

/* Hexes and strengths of the battle that was declared first. */
static void first_battle_is(struct game *g, int froms, int tos, int attack, int defence)
{
	struct hx_clash clash;
	struct hx_sum sum;
	hx_clash_of(state(g), state(g)->attack[0].battle, &clash);
	hx_clash_add(&g->s, state(g), &clash, &sum, NULL);
	assert_int_equal(clash.froms, froms);
	assert_int_equal(clash.tos, tos);
	assert_int_equal(sum.attack, attack);
	assert_int_equal(sum.defence, defence);
}

/* [Combat B, Fortresses D, Fortresses E] All hexes of a battle count in it, each once: those that join against a fortress, those that are
 * attacked out of one; a second battle beside it is one of its own. */
static void hex1812_a_battle_is_of_all_its_hexes(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 2114; FR-ic-02 2214; FR-ic-03 2014; RU-id-01 2115; FR-ic-04 6034; RU-id-02 6035");
	struct hx_clash alone = {.side = FRENCH, .froms = 1, .tos = 1, .from = {(int16_t)hex(g, "2114")}, .to = {(int16_t)hex(g, "2115")}};
	struct hx_sum one;
	hx_clash_add(&g->s, state(g), &alone, &one, NULL);
	play(g, "declare FR-ic-01 2115");
	first_battle_is(g, 1, 1, 5, one.defence);
	play(g, "join FR-ic-02 2115; declare FR-ic-04 6035; join FR-ic-03 2115");
	first_battle_is(g, 3, 1, 15, one.defence);
	leave(g);
	static const struct { const char *order; int hexes; } sallies[] = {{"declare RU-ic-01 2114", 2}, {"declare RU-ic-01 2015", 4}};
	for (int k = 0; k < 2; k++) {
		g = battlefield(2, RUSSIAN, "RU-ic-01 2115; FR-id-01 2114; FR-id-02 2214; FR-id-03 2015; FR-id-04 2116");
		struct hx_clash out = {.side = RUSSIAN, .froms = 1, .from = {(int16_t)hex(g, "2115")}};
		play(g, sallies[k].order);
		for (int i = 0; i < state(g)->attacks; i++)
			out.to[out.tos++] = state(g)->attack[i].to;
		hx_clash_add(&g->s, state(g), &out, &one, NULL);
		first_battle_is(g, 1, sallies[k].hexes, 5, one.defence);
		leave(g);
	}
}

/* [Fortresses E] Out of a fortress all adjacent enemies are attacked at once, those over rivers all or none. */
static void hex1812_sallies(void **unused)
{
	(void)unused;
	const char *round_riga = "RU-ic-01 2115; FR-id-01 2114; FR-id-02 2214; FR-id-03 2015; FR-id-04 2116";
	struct game *g = battlefield(2, RUSSIAN, round_riga);
	play(g, "declare RU-ic-01 2114");
	assert_int_equal(state(g)->attacks, 2);
	assert_int_equal(state(g)->battles, 1);
	leave(g);
	g = battlefield(2, RUSSIAN, round_riga);
	play(g, "declare RU-ic-01 2015"); /* over the bridge: all four */
	assert_int_equal(state(g)->attacks, 4);
	assert_int_equal(state(g)->battles, 1);
	refused(g, "declare RU-ic-01 2114", "Combat B");
	leave(g);
}

/* [Combat] All attacks stand as arrows until they are fought. */
static void hex1812_declared_attacks_are_arrows(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; RU-ic-01 6035");
	static struct view v;
	g->s.rules->show(&g->s, now(g), SIDE_0, &v);
	assert_int_equal(v.arrows, 0);
	play(g, "declare FR-ic-01 6035");
	g->s.rules->show(&g->s, now(g), SIDE_1, &v);
	assert_int_equal(v.arrows, 1);
	assert_int_equal(v.arrow[0].from, hex(g, "6034"));
	assert_int_equal(v.arrow[0].to, hex(g, "6035"));
	assert_int_equal(v.arrow[0].kind, ARROW_IS_ATTACK);
	leave(g);
}

/* [Leaders C] A leader adds to the combat units of his hex; one of those is named. */
static void hex1812_leaders_do_not_declare(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-A 6034; FR-ic-01 6034; RU-ic-01 6035");
	refused(g, "declare FR-A 6035", "Leaders C");
	play(g, "declare FR-ic-01 6035");
	assert_true(set_has(&state(g)->pledged, piece(g, "FR-A")));
	leave(g);
}

/* [Combat] All attacks are stated, each once, before the first is fought. */
static void hex1812_each_attack_is_declared_once(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6038; RU-ic-01 6035; RU-ic-02 6039");
	int n = 0;
	play(g, "declare FR-ic-01 6035; declare FR-ic-02 6039; commit");
	for (int i = 0; i < g->ev.n; i++)
		n += g->ev.at[i].kind == EVENT_NOTE && g->ev.at[i].number == TEXT_DECLARED;
	assert_int_equal(n, 2);
	leave(g);
}

static int duty(struct game *g, int side, const char *id)
{
	struct overlay o;
	g->s.rules->query(&g->s, now(g), (enum side)side, QUERY_DUTY, NONE, NONE, &o);
	return o.verdict[piece(g, id)];
}

/* [Stacking J] Who must still attack: units of a stack beside an enemy, till their attack is declared; neither the disrupted nor the other
 * side's. */
static void hex1812_stacking_j_is_a_duty_till_declared(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; FR-ic-03 6034*; FR-ic-04 6038; RU-ic-01 6035; RU-ic-02 6035");
	assert_int_equal(duty(g, FRENCH, "FR-ic-01"), 1);
	assert_int_equal(duty(g, FRENCH, "FR-ic-02"), 1);
	assert_int_not_equal(duty(g, FRENCH, "FR-ic-03"), 1);
	assert_int_not_equal(duty(g, FRENCH, "FR-ic-04"), 1);
	assert_int_not_equal(duty(g, RUSSIAN, "RU-ic-01"), 1);
	play(g, "declare FR-ic-01 6035");
	assert_int_not_equal(duty(g, FRENCH, "FR-ic-01"), 1);
	assert_int_not_equal(duty(g, FRENCH, "FR-ic-02"), 1);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_attacks_are_adjacent_and_voluntary),
		cmocka_unit_test(hex1812_without_enemies_no_combat),
		cmocka_unit_test(hex1812_stacks_must_attack),
		cmocka_unit_test(hex1812_who_could_not_part_owes_nothing),
		cmocka_unit_test(hex1812_who_never_attacks),
		cmocka_unit_test(hex1812_one_hex_one_attack),
		cmocka_unit_test(hex1812_an_elimination_is_the_attack),
		cmocka_unit_test(hex1812_joint_attacks_on_fortresses),
		cmocka_unit_test(hex1812_a_battle_is_of_all_its_hexes),
		cmocka_unit_test(hex1812_sallies),
		cmocka_unit_test(hex1812_declared_attacks_are_arrows),
		cmocka_unit_test(hex1812_leaders_do_not_declare),
		cmocka_unit_test(hex1812_each_attack_is_declared_once),
		cmocka_unit_test(hex1812_stacking_j_is_a_duty_till_declared),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
