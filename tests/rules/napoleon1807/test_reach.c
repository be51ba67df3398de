/* What is lit, promised and refused: how far a stack goes, and why it does not go there. */
#include "theatre.h"
#include "words/now.h"

#include <string.h>

static struct overlay reach_of(struct game *g, const char *block)
{
	struct overlay out;
	n7_query(&g->s, now(g), (enum side)frame_now(now(g))->side, QUERY_REACH, piece(g, block), NONE, &out);
	return out;
}

static bool reaches(struct game *g, const char *block, const char *to)
{
	return reach_of(g, block).value[area(g, to)] >= 0;
}

/* The order is refused in these words. */
static void refused_march(struct game *g, const char *block, const char *to, const char *words)
{
	struct order o = order_make(VERB_MARCH, frame_now(now(g))->side, piece(g, block), area(g, to), NONE);
	assert_false(rules_allow(&g->s, now(g), &o, &g->e));
	assert_string_equal(g->e.reason, words);
}

static void advised(struct game *g, const char *words)
{
	assert_string_equal(advice(g).words.at, words);
}

/* [Strategic Retreat, reading 54] Lit is where the march may end; by areas that are not nearer a way leads on. */
static void n7_reach_of_a_strategic_retreat(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN WAR 3/2; R-OLS TIE 2/1");
	pos(g)->turn_rules = RULE_STRATEGIC;
	down(g, "TIE", "ELB");
	operations(g, RUSSIAN);
	/* before the movement card as well */
	assert_true(reaches(g, "R-OLS", "ELB"));
	assert_false(reaches(g, "R-OLS", "DIR"));
	next_cards(g, "RU10");
	operate(g, "R-OLS");
	row_is(g, ROW_MARCH, RUSSIAN);
	struct overlay reach = reach_of(g, "R-OLS");
	assert_int_equal(reach.value[area(g, "ELB")], 2);
	assert_int_equal(reach.from[area(g, "ELB")], area(g, "MBG"));
	assert_int_equal(reach.from[area(g, "MBG")], area(g, "TIE"));
	static const char *const not[] = {"MBG", "DAN", "DIR", "MEW", "STU"};
	for (int i = 0; i < 5; i++)
		assert_false(reaches(g, "R-OLS", not[i]));
	refused_march(g, "R-OLS", "MEW", "the march must end nearer to K\xc3\xb6nigsberg than it began");
	/* what is only on the way tells no fatigue of a halt */
	struct outlook out;
	odds_of_march(g, "MBG", &out);
	assert_non_null(strstr(out.warn[0].words.at, "only on the way: the march must end nearer to K\xc3\xb6nigsberg"));
	advised(g, "Drop it in a lit place or farther on: Olsufiev can reach Elbing");
	march(g, "MBG ELB");
	/* Danzig, which it should make for, is no end of this march */
	advised(g, "\u201cHalt in Elbing\u201d: no lit place brings it nearer to Danzig");
	leave(g);
}

/* Who stands in the contested town that he is to take is not told that nothing brings him nearer to it. */
static void n7_who_stands_where_he_is_to_go(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN ELB 3/2; R-OLS ELB 2/1");
	pos(g)->control[n7_own(&g->s)->town[area(g, "ELB")]] = RUSSIAN;
	operations(g, FRENCH);
	next_cards(g, "FR01");
	operate(g, "F-LAN");
	row_is(g, ROW_WAY, FRENCH);
	play(g, "choose 0");
	row_is(g, ROW_MARCH, FRENCH);
	advised(g, "\u201cHalt in Elbing\u201d: it stands where it is to go, Elbing");
	leave(g);
}

/* A point two or three links away is named, not the first link of the way. */
static void n7_the_whole_march_is_advised(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN WAR 3/2; R-LES MEH 2/1");
	for (int i = 0; i < n7_own(&g->s)->towns; i++)
		pos(g)->control[i] = RUSSIAN;
	pos(g)->control[n7_own(&g->s)->town[area(g, "ELB")]] = FRENCH;
	operations(g, RUSSIAN);
	next_cards(g, "RU01");
	operate(g, "R-LES");
	assert_true(points(g) >= 3);
	advised(g, "Drop it in a lit place or farther on: L'Estocq can reach Elbing");
	leave(g);
}

/* [Movement 2] [Organization] Among friends it stops; what a card could do is said to who holds one. */
static void n7_a_needless_halt_is_simply_said(void **unused)
{
	(void)unused;
	for (int held = 0; held < 2; held++) {
		struct game *g = theatre("eylau", NULL, "F-LAN WAR 3/2; F-SOU PRA 3/1; R-OST GUT 2/1");
		hold(g, held ? "FR37" : "FR27");
		operations(g, FRENCH);
		next_cards(g, "FR11");
		operate(g, "F-LAN");
		while (frame_now(now(g))->row == ROW_WINDOW)
			play(g, "pass");
		march(g, "PRA");
		row_is(g, ROW_MARCH, FRENCH);
		struct prompt prompt;
		rules_ask(&g->s, now(g), &prompt);
		assert_string_equal(prompt.ask.at, "The stack in Praga must stop among friends: halt");
		advised(g, held ? "Play a card, Organization for one, or press \u201cHalt in Praga\u201d" : "Press \u201cHalt in Praga\u201d");
		leave(g);
	}
}

/* More are asked for only where somebody could come along. */
static void n7_a_lone_block_is_asked_for_no_more(void **unused)
{
	(void)unused;
	for (int alone = 0; alone < 2; alone++) {
		struct game *g = theatre("eylau", NULL, alone ? "F-LAN WAR 3/2; R-OST GUT 2/1; R-GOL GUT 2/1 *" : "F-LAN WAR 3/2; R-OST GUT 2/1; R-GOL GUT 2/1");
		operations(g, RUSSIAN);
		play(g, "take R-OST");
		struct prompt prompt;
		rules_ask(&g->s, now(g), &prompt);
		assert_string_equal(prompt.ask.at, alone ? "The stack of Guttstadt: press Commit" : "Take more blocks of Guttstadt, or press Commit");
		leave(g);
	}
}

/* [Movement 2] Whoever of the stack is dragged: what bars the way is said. */
static void n7_a_march_is_refused_for_the_way(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LAN WAR 3/2; R-GOL GUT 2/1; R-OST GUT 2/1");
	down(g, "GUT", "LIE");
	operations(g, RUSSIAN);
	next_cards(g, "RU10");
	operate(g, "R-GOL R-OST");
	assert_int_equal(points(g), 2);
	refused_march(g, "R-GOL", "LIE", "the way to Liebstadt costs 3 points, and 2 are left");
	refused_march(g, "R-OST", "LIE", "the way to Liebstadt costs 3 points, and 2 are left");
	refused_march(g, "R-OST", "MOH", "Mohrungen is out of reach with 2 points left");
	leave(g);
}

/* [Reaction] [Last Effort] A neighbour is lit, no more; the refusal names what is wrong with the rest. */
static void n7_reach_of_a_reaction(void **unused)
{
	(void)unused;
	for (int effort = 0; effort < 2; effort++) {
		struct game *g = theatre("eylau", NULL, effort ? "F-LAN GUT 3/2; F-SOU LIE 3/1; R-SAC LIE 3/1; R-TUC WOR 2/1 *" :
								 "F-LAN GUT 3/2; R-TUC WOR 2/1");
		hold(g, effort ? "RU34" : "RU18");
		next_cards(g, "FR01");
		operations(g, FRENCH);
		operate(g, "F-LAN");
		play(g, effort ? "card RU34" : "card RU18");
		row_is(g, ROW_REACT, RUSSIAN);
		struct overlay reach = reach_of(g, "R-TUC");
		assert_int_equal(reach.band[0], 0);
		for (int i = 0; i < g->s.board.count; i++) {
			assert_int_equal(reach.value[i], NONE);
			struct overlay one;
			n7_query(&g->s, now(g), SIDE_1, QUERY_REACH, piece(g, "R-TUC"), i, &one);
			bool beside = n7_slot(&g->s, area(g, "WOR"), i) != NONE;
			assert_int_equal(one.value[i] >= 0, beside && i != area(g, "GUT"));
		}
		refused_march(g, "R-TUC", "ZIN", "Zinten is not beside Wormditt");
		refused_march(g, "R-TUC", "GUT", effort ? "Guttstadt is neither free nor contested" : "Guttstadt is not free");
		play(g, "take R-TUC");
		refused_march(g, "R-TUC", "ZIN", "Zinten is not beside Wormditt");
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_reach_of_a_strategic_retreat), cmocka_unit_test(n7_who_stands_where_he_is_to_go),
		cmocka_unit_test(n7_the_whole_march_is_advised),
		cmocka_unit_test(n7_a_needless_halt_is_simply_said), cmocka_unit_test(n7_a_lone_block_is_asked_for_no_more),
		cmocka_unit_test(n7_a_march_is_refused_for_the_way), cmocka_unit_test(n7_reach_of_a_reaction),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
