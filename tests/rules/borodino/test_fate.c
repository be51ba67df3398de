/* What is told before the die: who has no way back, what an exchange costs, what comes of a redoubt without a garrison. Units stand
 * on open ground round 2606 unless said. */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* Is a line like this among the warnings of the attack that is built? */
static bool warned(struct game *g, const char *words)
{
	static struct outlook out;
	g->s.rules->odds(&g->s, now(g), NULL, NULL, &out);
	for (int i = 0; i < out.warnings; i++)
		if (strstr(out.warn[i].words.at, words))
			return true;
	return false;
}

#define SHUT_IN ",\"setup\":{\"FR-G-OG\":\"2607\",\"RU-III-3\":\"2606\",\"RU-II-4\":\"2605\",\"FR-I-2\":\"2504\",\"FR-I-4\":\"2704\"}"

/* [Retreat, Combat Resolution Table Ex, Redoubts J] Before the die: who has no way back, what an exchange costs, an empty redoubt. */
static void borodino_odds_of_what_a_result_means(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 SHUT_IN FRENCH_FIGHT, NULL);
	play(g, "attack RU-III-3; with FR-G-OG");
	odds_are(g, "2-1", 22, 5);
	assert_true(warned(g, "Defender retreats: no way back for 3rd Division (Konovnitsyn), who would be eliminated"));
	assert_false(warned(g, "Attacker retreats"));
	leave(g);
	/* both sides may go back; the exchange takes the only attacker, or a part of two */
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-G-MG\":\"2607\",\"RU-SIW\":\"2606\"}", NULL);
	play(g, "attack RU-SIW; with FR-G-MG");
	assert_false(warned(g, "no way back"));
	assert_true(warned(g, "Exchange: it costs you Middle Guard (6)"));
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2506\",\"RU-III-3\":\"2606\"}", NULL);
	play(g, "attack RU-III-3; with FR-I-2; with FR-I-4");
	odds_are(g, "2-1", 24, 5);
	assert_true(warned(g, "Exchange: it costs you at least 5 strength points of 12"));
	assert_false(warned(g, "are owed"));
	leave(g);
	/* [Redoubts J] nobody is in it to go back */
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2619\",\"FR-I-A\":\"2620\",\"RU-III-3\":\"1610\"}", NULL);
	play(g, "assault 2618; with FR-I-2; with FR-I-A");
	assert_true(warned(g, "Great Redoubt (2618) has no garrison: a defender who retreats or is eliminated means that you may go in"));
	leave(g);
}

/* [Retreat] Two beaten units have one hex between them; or one has two, of which the other needs one. */
static void borodino_retreat_room_for_one_of_two(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2706\",\"RU-V-1G\":\"2606\","
			       "\"RU-COS-1\":\"2508\",\"RU-COS-2\":\"2906\"}", NULL);
	play(g, "attack RU-V-1G; with FR-I-2; with FR-I-4");
	assert_true(warned(g, "Attacker retreats: no way back for one of 2nd Division (Friant) and 4th Division (Dessaix), "
			      "who would be eliminated"));
	dice(g, 6);
	play(g, "commit; retreat FR-I-2 2707");
	lost(g, "FR-I-4");
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-2\":\"2607\",\"FR-I-4\":\"2706\",\"RU-V-1G\":\"2606\",\"RU-COS-2\":\"2906\"}", NULL);
	play(g, "attack RU-V-1G; with FR-I-2; with FR-I-4");
	assert_true(warned(g, "Attacker retreats: the enemy may leave 4th Division (Dessaix) no way back"));
	dice(g, 6);
	play(g, "commit; retreat FR-I-2 2707");
	lost(g, "FR-I-4");
	leave(g);
}

/* [Retreat, reading 18] Each has only the hex of the other: one of them is lost, and makes room. */
static void borodino_retreat_the_lost_one_makes_room_in_what_is_foreseen(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-G-A\":\"1010\",\"FR-IC-1\":\"0912\",\"FR-IC-2\":\"1112\","
			       "\"RU-COS-1\":\"1011\",\"RU-COS-2\":\"0910\"}", NULL);
	play(g, "attack RU-COS-1; attack RU-COS-2; with FR-G-A");
	assert_true(warned(g, "Defender retreats: no way back for one of 1st Cossacks and 2nd Cossacks, who would be eliminated"));
	leave(g);
}

/* [Combat Resolution Table Ex, Combat I] At least what is owed, and units are lost whole. */
static void borodino_exchange_costs_whole_units(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-III-10\":\"2607\",\"FR-I-2\":\"2706\",\"RU-MIL-1\":\"2606\"}", NULL);
	play(g, "attack RU-MIL-1; with FR-III-10; with FR-I-2");
	assert_true(warned(g, "Exchange: it costs you at least 6 strength points of 13, for 3 are owed and units are lost whole"));
	leave(g);
	/* neither alone is enough */
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-III-10\":\"2607\",\"FR-I-2\":\"2706\",\"RU-VIII-CG\":\"2606\",\"FR-IV-1\":\"2506\"}", NULL);
	play(g, "attack RU-VIII-CG; with FR-III-10; with FR-I-2; with FR-IV-1");
	assert_true(warned(g, "Exchange: it costs you at least 7 strength points of 20"));
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-4\":\"2607\",\"FR-IV-3\":\"2706\",\"RU-III-1GR\":\"2606\"}", NULL);
	play(g, "attack RU-III-1GR; with FR-I-4; with FR-IV-3"); /* 10 to 6: 1-1 */
	assert_false(warned(g, "Exchange"));
	leave(g);
	g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-I-4\":\"2607\",\"FR-IV-3\":\"2706\",\"RU-III-1GR\":\"2606\",\"FR-G-A\":\"2608\"}", NULL);
	play(g, "attack RU-III-1GR; with FR-I-4; with FR-IV-3; with FR-G-A"); /* the guns fire from two hexes off and pay nothing */
	odds_are(g, "3-1", 36, 6);
	assert_true(warned(g, "Exchange: it costs you all who attack beside it (10)"));
	leave(g);
}

/* [Redoubts J, Artillery G] Guns two hexes off do not go into the redoubt that they silence. */
static void borodino_artillery_g_nobody_goes_into_the_redoubt(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-G-A\":\"2620\",\"RU-III-3\":\"1610\"}", NULL);
	play(g, "assault 2618; with FR-G-A");
	assert_true(warned(g, "Great Redoubt (2618) has no garrison, and nobody of this attack may go in"));
	assert_false(warned(g, "means that you may go in"));
	dice(g, 1);
	play(g, "commit");
	assert_int_not_equal(frame_now(now(g))->row, ROW_ADVANCE);
	leave(g);
}

/* [Redoubts J] All the redoubts that are attacked at once are named. */
static void borodino_redoubts_j_both_are_open(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 FRENCH_FIGHT ",\"setup\":{\"FR-G-OG\":\"3118\",\"RU-III-3\":\"1610\"}", NULL);
	play(g, "assault 3018; assault 3218; with FR-G-OG");
	assert_true(warned(g, "3018) and "));
	assert_true(warned(g, "3218) have no garrison"));
	leave(g);
}

/* What is told of this march before it is made; "" where there is nothing to tell. */
static const char *told_of(struct game *g, const char *id, const char *to)
{
	static struct outlook out;
	struct order take = order_make(VERB_TAKE, FRENCH, piece(g, id), NONE, NONE), march = take;
	struct battle then = *state(g);
	march.verb = VERB_MARCH;
	march.place = (int16_t)board_find(&g->s.board, to);
	assert_true(rules_play(&g->s, &then.p, &take, NULL, &g->e));
	g->s.rules->odds(&g->s, &then.p, &march, NULL, &out);
	return out.warnings ? out.warn[0].words.at : "";
}

/* [Reinforcements, reading 2] Who marches onto an entry hex where others come in after it leads them aside. */
static void borodino_reinforcements_led_aside(void **unused)
{
	(void)unused;
	struct game *g = field(GRAND ",\"start\":{\"turn\":2},\"enter\":{\"FR-I-5\":{\"turn\":2,\"at\":\"B\"},\"FR-I-2\":{\"turn\":2,\"at\":\"B\"},"
			       "\"FR-I-4\":{\"turn\":3,\"at\":\"B\"}},\"setup\":{\"FR-IC-1\":\"2528\",\"RU-COS-1\":\"2005\"}", NULL);
	assert_string_equal(told_of(g, "FR-IC-1", "2530"), "2 units come in at 2530 this turn, and would have to go aside to 2430 or 2630");
	assert_string_equal(told_of(g, "FR-IC-1", "2529"), "");
	play(g, "put FR-I-5 2530; march FR-I-5 2527");
	assert_string_equal(told_of(g, "FR-IC-1", "2530"), "2nd Division comes in at 2530 this turn, and would have to go aside to 2430 or 2630");
	play(g, "put FR-I-2 2530; march FR-I-2 2627"); /* all are in: the hex is free for whom it likes */
	assert_string_equal(told_of(g, "FR-IC-1", "2530"), "");
	leave(g);
}

/* Before anybody is chosen: all that the target may defend with, "24 14 10". */
static void defends(const char *setup, const char *attack, const char *with)
{
	static struct outlook out;
	char keys[240], text[80] = "";
	snprintf(keys, sizeof keys, DAY_7 FRENCH_FIGHT ",\"setup\":{%s,\"RU-V-1G\":\"2618\"}", setup);
	struct game *g = field(keys, NULL);
	play(g, attack);
	g->s.rules->odds(&g->s, now(g), NULL, NULL, &out);
	assert_int_equal(out.sum.table, NONE);
	for (int i = 0; i < out.sum.n; i++) {
		assert_int_equal(out.sum.at[i].ledger, 1);
		if (out.sum.at[i].op == LINE_SUM)
			snprintf(text + strlen(text), sizeof text - strlen(text), "%s%d", *text ? " " : "", out.sum.at[i].num);
	}
	assert_string_equal(text, with);
	leave(g);
}

/* [Redoubts E, Redoubts F, Redoubts G] What a unit in a redoubt defends with hangs on who attacks it. */
static void borodino_redoubts_e_f_g_before_anybody_attacks(void **unused)
{
	(void)unused;
	defends("\"FR-I-2\":\"2619\"", "attack RU-V-1G", "24");
	defends("\"FR-I-A\":\"2616\"", "attack RU-V-1G", "10");
	defends("\"FR-I-A\":\"2616\",\"FR-I-2\":\"2619\"", "attack RU-V-1G", "24 14"); /* who stands before the front must attack */
	defends("\"FR-I-A\":\"2616\",\"FR-I-2\":\"2619\",\"RU-II-4\":\"2620\"", "attack RU-V-1G", "24 14 10");
}

enum { BATTLES = 400 };

static struct order any(struct game *g, uint64_t *seed)
{
	rules_orders(&g->s, now(g), &g->list);
	return g->list.at[random_next(seed) % (unsigned)g->list.n];
}

static int result_told(const struct game *g)
{
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_RESULT)
			return g->ev.at[i].number;
	return NONE;
}

/* Fights the attack out at random: what was foreseen of those who go back is what came. */
static void fight_out(struct game *g, const struct order *commit, uint64_t *seed)
{
	struct battle before = *state(g);
	struct set who = before.p.against, lost = {{0}};
	struct shut foreseen[2];
	bo_shut_find(&g->s, &before, &who, &foreseen[0]);
	struct set hurt = before.p.hand;
	for (int i = set_next(&hurt, 0); i >= 0; i = set_next(&hurt, i + 1))
		if (bo_is_safe_attack(&g->s, &before, i, before.p.header.phasing))
			set_drop(&hurt, i);
	bo_shut_find(&g->s, &before, &hurt, &foreseen[1]);
	events_clear(&g->ev);
	assert_true(rules_play(&g->s, now(g), commit, &g->ev, &g->e));
	int result = result_told(g);
	while (frame_now(now(g))->row == ROW_RETREAT || frame_now(now(g))->row == ROW_ACCEPT) {
		struct order o = any(g, seed);
		if (frame_now(now(g))->row == ROW_ACCEPT)
			o = order_make(VERB_STAND, o.side, NONE, NONE, NONE);
		assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
	}
	if (result != RESULT_AR && result != RESULT_DR)
		return;
	const struct shut *x = &foreseen[result == RESULT_AR];
	who = result == RESULT_AR ? hurt : who;
	for (int i = set_next(&who, 0); i >= 0; i = set_next(&who, i + 1))
		if (now(g)->piece[i].place == PLACE_LOST)
			set_add(&lost, i);
	assert_in_range(set_count(&lost), x->least, x->most);
	struct set rest = lost;
	set_less(&rest, &x->risk);
	assert_true(set_empty(&rest));
	rest = x->lost;
	set_less(&rest, &lost);
	assert_true(set_empty(&rest));
}

/* [Retreat, Displacement] What is foreseen comes true, whatever the winner does. */
static void borodino_retreat_as_foreseen(void **unused)
{
	(void)unused;
	uint64_t seed = 1812;
	for (int n = 0; n < BATTLES;) {
		struct game *g = scenario("borodino/7-september", NULL);
		while (!now(g)->header.result.over && n < BATTLES) {
			struct order o = any(g, &seed);
			n += o.verb == VERB_COMMIT;
			if (o.verb == VERB_COMMIT)
				fight_out(g, &o, &seed);
			else
				assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
		}
		leave(g);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_odds_of_what_a_result_means),
		cmocka_unit_test(borodino_retreat_room_for_one_of_two),
		cmocka_unit_test(borodino_retreat_the_lost_one_makes_room_in_what_is_foreseen),
		cmocka_unit_test(borodino_exchange_costs_whole_units),
		cmocka_unit_test(borodino_artillery_g_nobody_goes_into_the_redoubt),
		cmocka_unit_test(borodino_redoubts_j_both_are_open),
		cmocka_unit_test(borodino_redoubts_e_f_g_before_anybody_attacks),
		cmocka_unit_test(borodino_reinforcements_led_aside),
		cmocka_unit_test(borodino_retreat_as_foreseen),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
