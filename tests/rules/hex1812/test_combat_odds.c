/* Strengths and odds: Combat F to I, Leaders, Fortresses C, Terrain Effects Chart. */
#include "battlefield.h"

#include "core/dice.h"

/* [Leaders B] [reading 13] Example 3: one corps with Napoleon is worth 10, seven are worth 60. */
static void hex1812_leaders_never_add_more_than_there_is(void **unused)
{
	(void)unused;
	struct game *g = battlefield(1, FRENCH, "FR-ic-01 6034; FR-A 6034; RU-ic-01 6035");
	odds_are(g, "6034", "6035", 10, 5, 200);
	leave(g);
	g = battlefield(1, FRENCH, "FR-ic-01 6034; FR-ic-02 6034; FR-ic-03 6034; FR-ic-04 6034; FR-ic-05 6034; FR-ic-06 6034; "
				   "FR-ic-07 6034; FR-A 6034; RU-ic-01 6035");
	odds_are(g, "6034", "6035", 60, 5, 1200);
	leave(g);
}

/* [Leaders A] [Terrain Effects Chart] [Combat H, reading 6] Example 4, its sum: 20 to (5 + 4) x 2 behind a bridge is 111. */
static void hex1812_example_of_play_110_percent(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 2825; FR-id-01 2825; FR-cc-01 2825; FR-C 2825; RU-ic-01 2826; RU-B 2826");
	odds_are(g, "2825", "2826", 20, 18, 111);
	chances_are(g, "declare FR-ic-01 2826", "Ar1 Drs 2, Dr1 1, Dr2 1, Drs 2");
	leave(g);
}

static bool says_of_the_river(const struct account *a, int text)
{
	for (int i = 0; i < a->n; i++)
		if (a->at[i].text == text)
			return true;
	return false;
}

/* [Combat I] The sum names the unbridged river where there is one, and whether it is too weak for it. */
static void hex1812_the_sum_names_the_unbridged_river(void **unused)
{
	(void)unused;
	static const struct { const char *units, *order; int text; } cases[] = {
		{"FR-ic-01 6034; RU-ic-01 6035", "6035", NONE},
		{"FR-ic-01 2830; FR-ic-02 2830; FR-ic-03 2830; RU-ic-01 2831", "2831", TEXT_WEAK},
		{"FR-ic-01 2830; FR-ic-02 2830; FR-ic-03 2830; FR-ic-04 2830; RU-ic-01 2831", "2831", TEXT_UNBRIDGED},
	};
	for (int k = 0; k < 3; k++) {
		struct outlook look;
		struct game *g = battlefield(2, FRENCH, cases[k].units);
		struct order o = order_make(VERB_DECLARE, FRENCH, piece(g, "FR-ic-01"), hex(g, cases[k].order), NONE);
		g->s.rules->odds(&g->s, now(g), &o, NULL, &look);
		assert_true(look.sum.n > 0);
		assert_int_equal(says_of_the_river(&look.sum, TEXT_WEAK), cases[k].text == TEXT_WEAK);
		assert_int_equal(says_of_the_river(&look.sum, TEXT_UNBRIDGED), cases[k].text == TEXT_UNBRIDGED);
		leave(g);
	}
}

/* [Combat I] Example 9, its chances: fifteen against five behind an unbridged river is 150: lost; sixteen is 160. */
static void hex1812_unbridged_rivers_want_160_percent(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 2830; FR-ic-02 2830; FR-ic-03 2830; RU-ic-01 2831");
	odds_are(g, "2830", "2831", 15, 10, 150);
	chances_are(g, "declare FR-ic-01 2831", "Ae 1");
	static struct outlook look;
	struct order o = order_make(VERB_DECLARE, FRENCH, piece(g, "FR-ic-01"), hex(g, "2831"), NONE);
	g->s.rules->odds(&g->s, now(g), &o, NULL, &look);
	assert_string_equal(g->s.table[look.sum.table].column[look.sum.column], "140-159%");
	assert_true(look.warnings && look.warn[0].loses);
	assert_true(says_of_the_river(&look.sum, TEXT_WEAK));
	leave(g);
	g = battlefield(2, FRENCH, "FR-ic-01 2830; FR-ic-02 2830; FR-ic-03 2830; FR-cd-01 2830; RU-ic-01 2831");
	odds_are(g, "2830", "2831", 16, 10, 160);
	chances_are(g, "declare FR-ic-01 2831", "Drs 5, \u00bdex 1");
	leave(g);
}

/* [Fortresses C] Example 10, its sum: a division in Bobruisk defends with six. */
static void hex1812_fortresses_triple(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 3533; FR-ic-02 3533; RU-id-01 3532");
	odds_are(g, "3533", "3532", 10, 6, 166);
	leave(g);
	/* [Terrain Effects Chart] over the river too it is the better of the two, not both */
	g = battlefield(2, FRENCH, "FR-ic-01 3632; FR-ic-02 3632; RU-id-01 3532");
	odds_are(g, "3632", "3532", 10, 6, 166);
	leave(g);
}

/* [Fortresses C] Nobody is driven from a fortress, and the chances say so; of Ar1 Drs only the attackers' retreat is left. */
static void hex1812_chances_against_a_fortress(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 3533; FR-ic-02 3533; RU-id-01 3532");
	chances_are(g, "declare FR-ic-01 3532", "\u00bdex 1, no effect 5");
	leave(g);
	g = battlefield(2, FRENCH, "FR-ic-01 3533; FR-id-01 3533; RU-id-01 3532");
	odds_are(g, "3533", "3532", 7, 6, 116);
	chances_are(g, "declare FR-ic-01 3532", "Ar1 2, no effect 4");
	leave(g);
	/* [Fortresses E] out of a fortress, against the field: they go back as ever */
	g = battlefield(2, FRENCH, "FR-ic-01 3532; FR-ic-02 3532; RU-ic-01 3533");
	chances_are(g, "declare FR-ic-01 3533", "Drs 1, \u00bdex 1, De 4");
	leave(g);
}

/* [Combat G, Leaders C, reading 36] Strengths in parentheses count only where no combat unit stands. */
static void hex1812_strengths_in_parentheses(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; RU-B 6035; RU-su-1 6035; RU-su-2 6033");
	odds_are(g, "6034", "6035", 5, 2, 250);
	odds_are(g, "6034", "6033", 5, 1, 500);
	leave(g);
	g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-su-1 6034; RU-id-01 6035; RU-su-1 6035");
	odds_are(g, "6034", "6035", 5, 2, 250);
	leave(g);
	/* a depot adds nothing, not even a leader's bonus does without combat units */
	g = battlefield(2, RUSSIAN, "RU-ic-01 6034; FR-A 6035; FR-dp-01 6035");
	odds_are(g, "6034", "6035", 5, 1, 500);
	leave(g);
}

/* [Disruption A, reading 37] The disrupted defend like others and do not attack. */
static void hex1812_disrupted_units_defend_normally(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-ic-02 6034*; RU-ic-01 6035*; RU-id-01 6035");
	odds_are(g, "6034", "6035", 5, 7, 71);
	leave(g);
}

/* [Combat H, reading 6] Percentages are cut: 5 to 7 is 71, 7 to 8 is 87, 8 to 7 is 114. */
static void hex1812_percentages_are_cut(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-id-01 6034; RU-ic-01 6035; RU-cc-01 6035");
	odds_are(g, "6034", "6035", 7, 8, 87);
	leave(g);
	g = battlefield(2, FRENCH, "FR-ic-01 6034; FR-cc-01 6034; RU-ic-01 6035; RU-id-01 6035");
	odds_are(g, "6034", "6035", 8, 7, 114);
	leave(g);
}

/* [Fortresses D, reading 33] Units of several hexes against a fortress share one limit of bonuses; [reading 33] only if all came
 * over rivers would the river count. */
static void hex1812_joint_attacks_share_one_limit(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 2114; FR-id-01 2214; FR-A 2214; RU-ic-01 2115");
	odds_are(g, "2114 2214", "2115", 14, 15, 93);
	leave(g);
	g = battlefield(2, FRENCH, "FR-ic-01 2116; FR-ic-02 2114; RU-id-01 2115");
	odds_are(g, "2116 2114", "2115", 10, 6, 166);
	leave(g);
}

/* [Fortresses E, reading 32] Out of a fortress each hex has its own multiplier, then they add up. */
static void hex1812_sallies_add_up_hex_by_hex(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, RUSSIAN, "RU-ic-01 2115; RU-ic-02 2115; FR-id-01 2114; FR-id-02 2015; FR-C 2015");
	odds_are(g, "2115", "2114 2015", 10, 2 + (2 + 2) * 2, 100);
	leave(g);
}

/* --- everything once more, reckoned another way --- */

struct side_sum {
	int units, bonus, lone;
};

static struct side_sum count(struct game *g, int at, int side, bool attack)
{
	struct side_sum out = {0, 0, 0};
	for (int i = 0; i < g->s.pieces; i++) {
		if (now(g)->piece[i].place != at || g->s.piece[i].side != side)
			continue;
		bool combat = g->s.piece[i].strength > 1 || g->s.piece[i].move == 4;
		if (attack && disrupted(g, g->s.piece[i].id))
			continue;
		if (combat)
			out.units += g->s.piece[i].strength;
		else
			out.lone += g->s.piece[i].strength;
		if (g->s.piece[i].move == 8)
			out.bonus += hx_bonus(&g->s, i, attack);
	}
	return out;
}

static int multiplier(struct game *g, const int *from, int froms, int to)
{
	const struct place *at = &g->s.board.at[to];
	int best = at->kind & KIND_FORTRESS ? 3 : at->terrain == TERRAIN_ROUGH ? 2 : 1, rivers = 0;
	for (int i = 0; i < froms; i++)
		rivers += (at->link[board_link(&g->s.board, to, from[i])].feature & EDGE_RIVER) != 0;
	return rivers == froms && best < 2 ? 2 : best;
}

static int capped(struct side_sum sum)
{
	return sum.units + (sum.bonus < sum.units ? sum.bonus : sum.units);
}

/* [Combat F] [Combat G] [Leaders B] [Terrain Effects Chart] Random stacks round random hexes, reckoned from the board alone. */
static void hex1812_odds_reckoned_twice(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 6034");
	uint64_t state_ = 7;
	for (int n = 0; n < 3000; n++) {
		int to = random_below(&state_, g->s.board.count), from = g->s.board.at[to].link[random_below(&state_, 6)].to;
		if (from < 0 || g->s.board.at[to].missing || g->s.board.at[from].missing)
			continue;
		for (int i = 0; i < g->s.pieces; i++)
			hx_put(&g->s, state(g), i, AT_LOST);
		for (int k = 0; k < 8; k++) {
			int i = random_below(&state_, g->s.pieces);
			hx_put(&g->s, state(g), i, g->s.piece[i].side == FRENCH ? from : to);
		}
		struct hx_clash clash = {.side = FRENCH, .froms = 1, .tos = 1, .from = {(int16_t)from}, .to = {(int16_t)to}};
		struct hx_sum sum;
		hx_clash_add(&g->s, state(g), &clash, &sum, NULL);
		struct side_sum own = count(g, from, FRENCH, true), foe = count(g, to, RUSSIAN, false);
		int defence = (foe.units ? capped(foe) : foe.lone) * multiplier(g, &from, 1, to);
		assert_int_equal(sum.attack, capped(own));
		assert_int_equal(sum.defence, defence);
		if (defence)
			assert_int_equal(sum.percent, 100 * capped(own) / defence);
	}
	leave(g);
}

/* [Combat H] Every line of an account adds up to its sums. */
static void hex1812_accounts_add_up(void **unused)
{
	(void)unused;
	struct game *g = battlefield(2, FRENCH, "FR-ic-01 2825; FR-id-01 2825; FR-cc-01 2825; FR-C 2825; RU-ic-01 2826; RU-B 2826");
	struct hx_clash clash = {.side = FRENCH, .froms = 1, .tos = 1, .from = {(int16_t)hex(g, "2825")}, .to = {(int16_t)hex(g, "2826")}};
	struct hx_sum sum;
	struct account a;
	int total[2] = {0, 0};
	account_clear(&a);
	hx_clash_add(&g->s, state(g), &clash, &sum, &a);
	for (int i = 0; i < a.n; i++) {
		const struct line *l = &a.at[i];
		if (l->op == LINE_BASE || l->op == LINE_ADD)
			total[l->ledger] += l->num;
		if (l->op == LINE_TIMES)
			total[l->ledger] *= l->num;
		if (l->op == LINE_SUM)
			assert_int_equal(total[l->ledger], l->num);
	}
	assert_int_equal(total[0], sum.attack);
	assert_int_equal(total[1], sum.defence);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_leaders_never_add_more_than_there_is),
		cmocka_unit_test(hex1812_example_of_play_110_percent),
		cmocka_unit_test(hex1812_the_sum_names_the_unbridged_river),
		cmocka_unit_test(hex1812_unbridged_rivers_want_160_percent),
		cmocka_unit_test(hex1812_fortresses_triple),
		cmocka_unit_test(hex1812_chances_against_a_fortress),
		cmocka_unit_test(hex1812_strengths_in_parentheses),
		cmocka_unit_test(hex1812_disrupted_units_defend_normally),
		cmocka_unit_test(hex1812_percentages_are_cut),
		cmocka_unit_test(hex1812_joint_attacks_share_one_limit),
		cmocka_unit_test(hex1812_sallies_add_up_hex_by_hex),
		cmocka_unit_test(hex1812_odds_reckoned_twice),
		cmocka_unit_test(hex1812_accounts_add_up),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
