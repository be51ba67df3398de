/* What the log says: who marches, who is lost and why, what a die is rolled for, results in words. */
#include "field.h"

#include "words/words.h"

#include <stdio.h>
#include <string.h>

/* All that the last orders told to those who may see all of `mask`, a line each. */
static const char *told(struct game *g, unsigned mask)
{
	static char out[8192];
	struct text line;
	out[0] = 0;
	for (int i = 0; i < g->ev.n; i++) {
		if ((g->ev.at[i].seen & mask) != mask)
			continue;
		words_of(&g->s)->tell(&g->s, &g->ev.at[i], &line);
		if (line.at[0])
			snprintf(out + strlen(out), sizeof out - strlen(out), "%s\n", line.at);
	}
	return out;
}

static void tells(struct game *g, unsigned mask, const char *line)
{
	if (!strstr(told(g, mask), line))
		fail_msg("\"%s\" is not in\n%s", line, told(g, mask));
}

/* [Combat E, Combat I, Pursuit Table] The plans are opened, the pursuit has its die and its losses, which are its own. */
static void area1812_log_of_a_pursuit(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":2,\"cc\":2,\"leaders\":\"G\"}", "{\"at\":\"R35\",\"ic\":2,\"cc\":3}"),
			       "optional_rules=1");
	to_french(g);
	march_all(g, "FR-ic-01", "R44");
	DICE(g, 2);
	go_on_to(g, ROW_PLAN, FRENCH);
	play(g, "plan 2");
	play(g, "plan 7");
	tells(g, 0, "French Cavalry Corps is seen in Smolensk (R44)\n");
	while (frame_now(now(g))->row == ROW_RETIRE)
		play(g, "stand");
	tells(g, 0, "The French open C Assault\nThe Russians open H Cordon\n");
	play(g, "choose 10");
	tells(g, 0, "The French roll a 2 for the pursuit\n");
	tells(g, 0, "Pursuit in Smolensk (R44): Attacker loses one more than there are defenders\n");
	tells(g, 0, "French Cavalry Corps is lost in Smolensk (R44): the pursuit\n");
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_ELIMINATE)
			assert_string_equal(g->s.rules->cites[g->ev.at[i].rule], "Combat I");
	leave(g);
}

static void tells_not(struct game *g, const char *line)
{
	if (strstr(told(g, 0), line))
		fail_msg("\"%s\" is in\n%s", line, told(g, 0));
}

/* [Combat Step 5, Combat F] Plans that cost both sides their last corps leave nobody to be weighed: no combat is told, 0 against 0. */
static void area1812_log_of_a_battle_without_corps(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":1,\"leaders\":\"G\"}", "{\"at\":\"R35\",\"ic\":1,\"leaders\":\"A\"}"),
			       "optional_rules=1");
	to_french(g);
	march_all(g, "FR-ic-01", "R44");
	go_on_to(g, ROW_PLAN, FRENCH);
	play(g, "plan 2");
	play(g, "plan 6");
	while (frame_now(now(g))->row == ROW_RETIRE)
		play(g, "stand");
	tells(g, 0, "Battle plans in Smolensk (R44): Each loses a corps, combat\n");
	tells(g, 0, "Smolensk (R44): no corps is left on either side, and there is no combat\nSmolensk (R44): the battle is over\n");
	tells_not(g, "Combat in");
	assert_null(account_of(g, ACCOUNT_COMBAT));
	leave(g);
}

/* [Combat D] Cavalry is lost for want of infantry, what is with it for want of a corps: leaders fall to the enemy's cavalry too. */
static void area1812_log_of_a_stack_without_infantry(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":1}", "{\"at\":\"R35\",\"cc\":1,\"su\":1,\"leaders\":\"A\"}"), "optional_rules=1");
	events_clear(&g->ev);
	ar_lose_stack(&g->s, state(g), FRENCH, place_of(g, "R35"), CITE_COMBAT_D, &g->ev);
	tells(g, 0, "French Cavalry Corps is lost in Orsha (R35): no infantry is with it against infantry\n");
	tells(g, 0, "Napoleon is lost in Orsha (R35): no corps is left with him\n");
	tells(g, 0, "French Supply Unit is lost in Orsha (R35): no corps is left with it\n");
	leave(g);
}

/* [Stacking, Attrition] A march is told to the other side without what marches; places have their names first. */
static void area1812_log_of_marches_and_attrition(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":2}", "{\"at\":\"R35\",\"ic\":2,\"leaders\":\"J\"}"), NULL);
	to_french(g);
	tells(g, 0, "The French roll a 1 for attrition\n");
	play(g, "take FR-ic-01; march FR-ic-01 R36");
	tells(g, 1u << FRENCH, "French Infantry Corps marches from Orsha (R35) to Minsk (R36)\n");
	tells(g, 1u << RUSSIAN, "A closed French counter marches from Orsha (R35) to Minsk (R36)\n");
	leave(g);
}

/* [reading 22] Of a loss of both arms it is told which lapses. */
static void area1812_log_of_a_loss_that_lapses(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":2}", "{\"at\":\"R35\",\"ic\":2}"), NULL);
	go_on_to(g, ROW_FORCE, RUSSIAN);
	events_clear(&g->ev);
	DICE(g, 6);
	play(g, "done");
	tells(g, 0, "The French: no cavalry corps is left anywhere: its loss lapses\n");
	tells(g, 0, "French Infantry Corps is lost in Orsha (R35): attrition\n");
	tells_not(g, "no infantry corps is left");
	leave(g);
}

/* [reading 21] Where from and where to is told of a forced march, to both sides, also where the die keeps the corps in its place. */
static void area1812_log_of_a_forced_march_that_fails(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":2}", "{\"at\":\"R35\",\"ic\":2}"), NULL);
	to_french(g);
	go_on_to(g, ROW_FORCE, FRENCH);
	DICE(g, 4);
	play(g, "take FR-ic-01; march FR-ic-01 R36");
	assert_int_equal(now(g)->piece[piece(g, "FR-ic-01")].place, place_of(g, "R35"));
	tells(g, 1u << FRENCH | 1u << RUSSIAN, "Forced march from Orsha (R35) to Minsk (R36): ");
	leave(g);
}

/* [Stacking B] Of a stack the enemy is told how many counters lie there then. [Supply B] What is done with depots stands under its
 * own heading, which comes with the first of it. */
static void area1812_log_of_stacks_and_depots(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"R36\",\"ic\":2,\"cc\":1,\"su\":1}"), NULL);
	to_french(g);
	events_clear(&g->ev);
	march_all(g, "FR-ic-01", "R35");
	tells(g, 1u << RUSSIAN, "A closed French stack marches from Minsk (R36) to Orsha (R35): 3 counters there\n");
	go_on_to(g, ROW_DEPOT, FRENCH);
	assert_true(frame_now(now(g))->side == FRENCH);
	events_clear(&g->ev);
	play(g, "depot FR-su-1");
	tells(g, 0, "French: Depots\nOrsha (R35): a depot is set up\n");
	events_clear(&g->ev);
	play(g, "burn FR-dp-01");
	tells(g, 0, "Orsha (R35): a depot is given up\n");
	leave(g);
	g = field(STACKS(5, "{\"at\":\"R63\",\"ic\":1,\"su\":1}", "{\"at\":\"R36\",\"ic\":1}"), NULL);
	go_on_to(g, ROW_DEPOT, RUSSIAN); /* who has no depots has no heading of them */
	events_clear(&g->ev);
	play(g, "strip RU-su-1");
	tells(g, 0, "Russian: Supply Units\n");
	leave(g);
}

/* [Supply F, Supply H] Enemies that were not counted change what is left of the area, never who is fed there. */
static void area1812_nobody_starves_perhaps(void **unused)
{
	(void)unused;
	static struct overlay o;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":2}", "{\"at\":\"R35\",\"ic\":3}"), NULL);
	to_french(g);
	play(g, "take FR-ic-01; march FR-ic-01 R44; done");
	state(g)->backs[RUSSIAN][place_of(g, "R44")] = 1;
	state(g)->counted[RUSSIAN][region_of(g, "R44")] = NONE;
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_SUPPLY_NEXT, NONE, NONE, &o);
	int verdict = o.verdict[piece(g, "FR-ic-01")];
	assert_int_equal(verdict, 3);
	const struct showing *k = words_of(&g->s)->showings;
	while (k->query != QUERY_SUPPLY_NEXT)
		k++;
	assert_int_equal(strncmp(k->verdict[verdict].means, "supplied", 8), 0);
	leave(g);
}

static int forgotten_of(struct game *g, const char *words)
{
	struct forgotten f = {.n = 0};
	int n = 0;
	rules_orders(&g->s, now(g), &g->list);
	words_of(&g->s)->forgets(&g->s, now(g), &g->list, &f);
	for (int i = 0; i < f.n; i++)
		n += strstr(f.at[i].what.at, words) != NULL;
	return n;
}

/* [Combat D] Whoever ends the march is told of supply units that stand beside the enemy without a corps. */
static void area1812_lone_supply_is_not_forgotten(void **unused)
{
	(void)unused;
	static const char *const french[] = {"{\"at\":\"R44\",\"su\":1}", "{\"at\":\"R44\",\"ic\":1,\"su\":1}", "{\"at\":\"FW9\",\"su\":1}"};
	for (int i = 0; i < 3; i++) {
		char keys[400];
		snprintf(keys, sizeof keys, STACKS(5, "{\"at\":\"R50\",\"ic\":1}", "%s"), french[i]);
		struct game *g = field(keys, NULL);
		to_french(g);
		assert_int_equal(frame_now(now(g))->row, ROW_MARCH);
		assert_int_equal(forgotten_of(g, "1 supply unit stands beside the enemy"), i == 0);
		leave(g);
	}
}

/* [Unsupplied Chart] At the end of the march; when depots are set up no march can help any more, or it is not begun. */
static void area1812_hunger_is_asked_about_while_units_march(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(9, "{\"at\":\"R63\",\"ic\":1}", "{\"at\":\"R36\",\"ic\":2},{\"at\":\"R44\",\"su\":1}")
			       ",\"depleted_100\":[\"R36\"]", NULL);
	go_on_to(g, ROW_DEPOT, FRENCH);
	assert_int_equal(now(g)->header.phasing, RUSSIAN);
	assert_int_equal(forgotten_of(g, "2 corps would starve"), 0);
	to_french(g);
	assert_int_equal(forgotten_of(g, "2 corps would starve"), 1);
	leave(g);
}

/* [Combat D] Where both know that a side has no infantry no chit is opened, and the question says so. */
static void area1812_any_chit_will_do_without_infantry(void **unused)
{
	(void)unused;
	for (int foot = 0; foot < 2; foot++) {
		char keys[400];
		snprintf(keys, sizeof keys, STACKS(5, "{\"at\":\"R44\",%s}", "{\"at\":\"R35\",\"ic\":3}"),
			 foot ? "\"ic\":1" : "\"cc\":2");
		struct game *g = field(keys, NULL);
		struct prompt asked;
		to_french(g);
		march_all(g, "FR-ic-01", "R44");
		go_on_to(g, ROW_PLAN, FRENCH);
		rules_ask(&g->s, now(g), &asked);
		assert_int_equal(strstr(asked.ask.at, "Any will do") != NULL, !foot);
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_log_of_a_pursuit),
		cmocka_unit_test(area1812_log_of_a_battle_without_corps),
		cmocka_unit_test(area1812_log_of_a_stack_without_infantry),
		cmocka_unit_test(area1812_log_of_marches_and_attrition),
		cmocka_unit_test(area1812_log_of_a_loss_that_lapses),
		cmocka_unit_test(area1812_log_of_a_forced_march_that_fails),
		cmocka_unit_test(area1812_log_of_stacks_and_depots),
		cmocka_unit_test(area1812_nobody_starves_perhaps),
		cmocka_unit_test(area1812_hunger_is_asked_about_while_units_march),
		cmocka_unit_test(area1812_any_chit_will_do_without_infantry),
		cmocka_unit_test(area1812_lone_supply_is_not_forgotten),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
