/* Combat by rule: the worked examples, every cell of the Battle Plan Chart, retreats, pursuit, leaders. */
#include "field.h"

#include <stdio.h>
#include <string.h>

#define ATTACK(french) "{\"at\":\"R35\"," french "}"
#define DEFEND(russian) "{\"at\":\"R44\"," russian "}"

/* The French go from R35 to R44 with all they have, and the battle begins. The attrition die is 1, then these. */
static struct game *french_attack(const char *french, const char *russian, const char *options, const int *dice)
{
	char keys[512];
	snprintf(keys, sizeof keys, STACKS(5, "{\"at\":\"R44\",%s}", "{\"at\":\"R35\",%s}"), russian, french);
	struct game *g = field(keys, options);
	to_french(g);
	march_all(g, "FR-ic-01", "R44");
	dice_are(g, dice);
	go_on_to(g, ROW_PLAN, FRENCH);
	return g;
}

/* The Russians come from R50. */
static struct game *russian_attack(const char *russian, const char *french, const char *options, const int *dice)
{
	char keys[512];
	snprintf(keys, sizeof keys, STACKS(5, "{\"at\":\"R50\",%s}", "{\"at\":\"R44\",%s}"), russian, french);
	struct game *g = field(keys, options);
	march_all(g, "RU-ic-01", "R44");
	dice_are(g, dice);
	go_on_to(g, ROW_PLAN, RUSSIAN);
	return g;
}

#define D(...) (const int[]){__VA_ARGS__, 0}

/* Both chits, then nobody retreats before combat. */
static void chits(struct game *g, const char *attacker, const char *defender)
{
	char text[64];
	snprintf(text, sizeof text, "plan %s; plan %s", attacker, defender);
	play(g, text);
	while (!now(g)->header.result.over && frame_now(now(g))->row == ROW_RETIRE)
		play(g, "stand");
}

/* [Example of a Battle, Combat, Combat Step 1, Combat Step 2, Combat Step 3, Combat Step 4, Combat Step 5]
 * [Combat Step 6, Leaders, Leaders C, Leaders D, Pursuit Table D+1 ex] */
static void area1812_rulebook_battle(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":7,\"cc\":3,\"su\":1,\"leaders\":\"ABPE\"",
				       "\"ic\":3,\"cc\":2,\"su\":1,\"leaders\":\"AB\"", "optional_rules=1", D(3, 3));
	play(g, "plan 0");
	row_is(g, ROW_PLAN, RUSSIAN);
	refused(g, "plan 0", "Combat Step 1");
	play(g, "plan 4");
	assert_int_equal(now(g)->piece[piece(g, "FR-A")].known, SEEN_ALL);
	row_is(g, ROW_RETIRE, RUSSIAN);
	play(g, "stand");
	row_is(g, ROW_RETIRE, FRENCH);
	play(g, "stand"); /* the first choice of the cell is barred: 2 cavalry corps against 3 */
	const struct account *a = account_of(g, ACCOUNT_COMBAT);
	assert_non_null(a);
	assert_int_equal(line_of(g, ACCOUNT_COMBAT, TEXT_POINTS_CAP)->num, -1);
	assert_string_equal(g->s.table[a->table].column[a->column], "200-299%");
	assert_int_equal(a->row, 3 - CRT_LOW);
	assert_int_equal(a->die[0].drm, 0);
	assert_string_equal(result_of(g, TABLE_CRT), "Dr(A)");
	row_is(g, ROW_CHASE, FRENCH);
	stands(g, "RU-ic-01", "R44"); /* not applied until step 7 */
	play(g, "choose 10");
	a = account_of(g, ACCOUNT_PURSUIT);
	assert_int_equal(a->column, 0);
	assert_int_equal(a->row, 6 - CRT_LOW);
	assert_string_equal(result_of(g, TABLE_PURSUIT), "D+1 ex");
	play(g, "spend 3");
	row_is(g, ROW_LOSE, RUSSIAN);
	assert_int_equal(state(g)->battle.owed[RUSSIAN], 4);
	static struct prompt ask;
	rules_ask(&g->s, now(g), &ask); /* where it is to be lost */
	assert_int_equal(ask.place, place_of(g, "R44"));
	refused(g, "lose FR-cc-01", "Combat I"); /* of the defender */
	refused(g, "lose RU-su-1", "Combat I"); /* no corps */
	refused(g, "lose RU-ic-19", "Combat I"); /* in no battle */
	play(g, "lose RU-cc-01");
	for (int i = 0; i < g->ev.n; i++)
		if (g->ev.at[i].kind == EVENT_ELIMINATE)
			assert_int_equal(g->ev.at[i].rule, CITE_PURSUIT);
	play(g, "lose RU-cc-02");
	assert_int_equal(count_of(g, RUSSIAN, "R44", ARM_IC), 1);
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_CC), 0);
	row_is(g, ROW_WAY, FRENCH);
	refused(g, "name R57", "Combat K"); /* no neighbour */
	leave(g);
}

/* [Example of a Battle, Combat Step 7, Combat K, Combat Results Table r(A), reading 36] */
static void area1812_rulebook_battle_retreat(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":7,\"cc\":3,\"su\":1,\"leaders\":\"ABPE\"",
				       "\"ic\":3,\"cc\":2,\"su\":1,\"leaders\":\"AB\"", "optional_rules=1", D(3, 3));
	chits(g, "0", "4");
	play(g, "choose 10; spend 3; lose RU-cc-01; lose RU-cc-02; name R50");
	stands(g, "RU-su-1", "R50");
	stands(g, "RU-A", "R50");
	stands(g, "RU-B", "R50");
	assert_int_equal(count_of(g, RUSSIAN, "R50", ARM_IC), 1);
	assert_int_equal(state(g)->lost[RUSSIAN], 4);
	assert_int_equal(state(g)->lost[FRENCH], 3);
	assert_int_equal(state(g)->battle.place, NONE);
	leave(g);
}

/* [Leaders, Leaders D, reading 52] */
static void area1812_leaders_napoleon_attacks_kutusov(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3,\"leaders\":\"A\"", "\"ic\":3,\"leaders\":\"D\"", "optional_rules=1", D(4));
	chits(g, "1", "5");
	const struct account *a = account_of(g, ACCOUNT_COMBAT);
	assert_int_equal(a->die[0].drm, 3 - 2 - 1); /* and the fortress of Smolensk */
	assert_int_equal(a->at[1].num, 3);
	leave(g);
}

/* [Combat F, Combat Results Table, reading 2, reading 32] */
static void area1812_odds_columns(void **unused)
{
	(void)unused;
	static const struct { int a, d, percent; const char *column; int result; } want[] = {
		{6, 4, 150, "140-159%", 0}, {8, 4, 200, "200-299%", 0}, {4, 4, 100, "100-119%", 0},
		{7, 6, 116, "100-119%", 0}, {5, 7, 71, "60-79%", 0}, {4, 7, 57, NULL, CRT_AE}, {5, 1, 500, NULL, CRT_DE},
		{0, 2, 0, NULL, CRT_AE}, {2, 0, 1000, NULL, CRT_DE}, {0, 0, 0, NULL, CRT_PURSUIT}, {6, 5, 120, "120-139%", 0},
		{9, 5, 180, "180-199%", 0}, {8, 2, 400, "400-499%", 0}};
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":1}", "{\"at\":\"R44\",\"ic\":1}"), NULL);
	for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
		struct ar_clash in = {.place = place_of(g, "R50"), .attacker = FRENCH, .ic = {want[i].a, want[i].d}};
		struct ar_sum sum;
		ar_clash_add(&g->s, &in, &sum, NULL);
		assert_int_equal(sum.percent, want[i].percent);
		if (want[i].column)
			assert_string_equal(g->s.table[land_of(&g->s)->table[TABLE_CRT]].column[sum.column], want[i].column);
		else
			assert_int_equal(sum.result, want[i].result);
	}
	leave(g);
}

/* [Combat G, Combat H, Combat Results Table r(D)] */
static void area1812_fortress_costs_the_french_one(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":4", "\"ic\":3", NULL, D(5));
	chits(g, "1", "5");
	const struct account *a = account_of(g, ACCOUNT_COMBAT);
	assert_int_equal(a->die[0].drm, 0);
	assert_int_equal(a->row, 5 - CRT_LOW);
	assert_string_equal(g->s.table[a->table].column[a->column], "120-139%");
	assert_string_equal(result_of(g, TABLE_CRT), "Dr(D)");
	row_is(g, ROW_WAY, RUSSIAN);
	leave(g);
}

/* [Combat H, Combat Results Table ½ex, reading 37, reading 38] */
static void area1812_russians_subtract_one_and_half_exchange(void **unused)
{
	(void)unused;
	struct game *g = russian_attack("\"ic\":6", "\"ic\":4", NULL, D(1));
	chits(g, "1", "5");
	assert_int_equal(account_of(g, ACCOUNT_COMBAT)->die[0].drm, -1); /* no fortress bonus against Russians */
	assert_string_equal(result_of(g, TABLE_CRT), "½ex");
	assert_int_equal(count_of(g, RUSSIAN, "R44", ARM_IC), 3);
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_IC), 2);
	leave(g);
}

/* [Combat E, Battle Plan Chart A -1c, Battle Plan Chart D -1c] */
static void area1812_assault_against_counter_attack(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3,\"cc\":1", "\"ic\":3,\"cc\":1", NULL, D(3));
	chits(g, "2", "6");
	row_is(g, ROW_LOSE, FRENCH);
	play(g, "lose FR-ic-02");
	row_is(g, ROW_LOSE, RUSSIAN);
	play(g, "lose RU-ic-01");
	assert_string_equal(g->s.table[land_of(&g->s)->table[TABLE_CRT]].column[account_of(g, ACCOUNT_COMBAT)->column],
			    "100-119%");
	assert_int_equal(state(g)->lost[FRENCH] >= 1, 1);
	leave(g);
}

/* [Battle Plan Chart A cx2] */
static void area1812_outflank_against_entrench_doubles(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3", "\"ic\":4", NULL, D(3));
	chits(g, "0", "5");
	assert_string_equal(g->s.table[land_of(&g->s)->table[TABLE_CRT]].column[account_of(g, ACCOUNT_COMBAT)->column],
			    "140-159%");
	assert_int_equal(line_of(g, ACCOUNT_COMBAT, TEXT_DOUBLE)->ledger, 0);
	leave(g);
}

/* [Battle Plan Chart D cx2, Combat Results Table e, reading 37] */
static void area1812_outflank_against_counter_attack(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3", "\"ic\":4", NULL, D(1));
	chits(g, "0", "6"); /* 2 against 4 doubled: 25 percent, no die */
	assert_string_equal(result_of(g, TABLE_CRT), "Ae");
	assert_int_equal(account_of(g, ACCOUNT_COMBAT)->dice, 0);
	assert_int_equal(state(g)->alive[FRENCH][ARM_IC], 0);
	assert_int_equal(count_of(g, RUSSIAN, "R44", ARM_IC), 4);
	leave(g);
}

/* [Battle Plan Chart e mod] */
static void area1812_cordon_softens_eliminations(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":5", "\"ic\":1", NULL, D(1));
	chits(g, "1", "7");
	assert_string_equal(result_of(g, TABLE_CRT), "Dr(A)"); /* 500 percent: De */
	row_is(g, ROW_WAY, FRENCH);
	leave(g);
	g = french_attack("\"ic\":4", "\"ic\":3", NULL, D(1)); /* 1 +1 -1 = 1 at 133 percent is Ar(A) in any case */
	struct ar_sum sum = {.column = 3, .drm = -2};
	assert_int_equal(ar_clash_result(&g->s, &sum, 1, false), CRT_A_HALF);
	assert_int_equal(ar_clash_result(&g->s, &sum, 1, true), CRT_AR_A);
	leave(g);
}

/* [Combat Results Table e, reading 32, reading 37] */
static void area1812_both_lose_a_corps_and_the_last_goes(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3", "\"ic\":1,\"su\":1", NULL, D(2));
	chits(g, "2", "6");
	assert_string_equal(result_of(g, TABLE_CRT), "De");
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_IC), 2);
	assert_int_equal(state(g)->alive[RUSSIAN][ARM_IC], 0);
	assert_int_equal(state(g)->alive[RUSSIAN][ARM_SU], 0);
	leave(g);
}

/* [Battle Plan Chart Dr(D), Battle Plan Chart stop, reading 35] */
static void area1812_withdraw_and_stop(void **unused)
{
	(void)unused;
	for (int a = 1; a <= 3; a += 2) { /* Contact and Probe */
		struct game *g = french_attack("\"ic\":3", "\"ic\":2,\"su\":1", NULL, D(6));
		chits(g, a == 1 ? "1" : "3", "4");
		row_is(g, ROW_WAY, RUSSIAN);
		play(g, "name R51");
		assert_int_equal(count_of(g, RUSSIAN, "R51", ARM_IC), 2);
		stands(g, "RU-su-1", "R51");
		assert_null(account_of(g, ACCOUNT_COMBAT));
		leave(g);
	}
}

/* [Battle Plan Chart Cav Dr(D), Battle Plan Chart D choice, reading 33] */
static void area1812_withdraw_against_outflank_needs_more_cavalry(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3,\"cc\":1", "\"ic\":2,\"cc\":2", NULL, D(3));
	chits(g, "0", "4");
	row_is(g, ROW_CHOICE, RUSSIAN);
	play(g, "choose 8");
	row_is(g, ROW_WAY, RUSSIAN);
	leave(g);
	g = french_attack("\"ic\":3,\"cc\":1", "\"ic\":2,\"cc\":1", NULL, D(3));
	chits(g, "0", "4");
	assert_non_null(account_of(g, ACCOUNT_COMBAT));
	leave(g);
}

/* [Battle Plan Chart D choice, Battle Plan Chart D -1c, reading 33] */
static void area1812_withdraw_against_assault_costs_a_corps(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3", "\"ic\":2", NULL, D(3));
	chits(g, "2", "4");
	row_is(g, ROW_CHOICE, RUSSIAN);
	play(g, "choose 8; name R50");
	assert_int_equal(count_of(g, RUSSIAN, "R50", ARM_IC), 1);
	assert_int_equal(state(g)->lost[RUSSIAN], 1);
	leave(g);
	g = french_attack("\"ic\":3", "\"ic\":2", NULL, D(3));
	chits(g, "2", "4");
	play(g, "choose 9");
	assert_int_equal(account_of(g, ACCOUNT_COMBAT)->at[1].num, 3);
	assert_non_null(account_of(g, ACCOUNT_COMBAT));
	leave(g);
}

/* [Battle Plan Chart stop] */
static void area1812_no_effect_stops(void **unused)
{
	(void)unused;
	for (int d = 5; d <= 7; d += 2) { /* Probe against Entrench and Cordon */
		struct game *g = french_attack("\"ic\":3", "\"ic\":2", NULL, D(6));
		chits(g, "3", d == 5 ? "5" : "7");
		assert_int_equal(count_of(g, RUSSIAN, "R44", ARM_IC), 2);
		assert_int_equal(count_of(g, FRENCH, "R44", ARM_IC), 3);
		assert_int_equal(state(g)->battle.place, NONE);
		leave(g);
	}
}

/* [Battle Plan Chart A&D switch, Battle Plan Chart go PS-RAC, Combat E, Combat L, reading 34, reading 35] */
static void area1812_contact_against_counter_attack_switches(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3,\"cc\":1", "\"ic\":2,\"cc\":3", NULL, D(6));
	chits(g, "1", "6");
	row_is(g, ROW_CHASE, RUSSIAN); /* now the attacker, with two cavalry corps more */
	play(g, "choose 10");
	assert_string_equal(result_of(g, TABLE_PURSUIT), "D+1 ex");
	play(g, "spend 1");
	row_is(g, ROW_LOSE, FRENCH);
	play(g, "lose FR-cc-01");
	row_is(g, ROW_WAY, FRENCH); /* his own way, after the pursuit */
	refused(g, "name R41b", "Combat K");
	play(g, "name R35");
	assert_int_equal(count_of(g, FRENCH, "R35", ARM_IC), 2);
	assert_int_equal(count_of(g, RUSSIAN, "R44", ARM_CC), 2);
	leave(g);
}

/* [Battle Plan Chart A&D switch, reading 34, reading 38] */
static void area1812_probe_against_counter_attack_turns_the_modifiers(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":2", "\"ic\":4", NULL, D(6));
	chits(g, "3", "6");
	const struct account *a = account_of(g, ACCOUNT_COMBAT);
	assert_int_equal(a->side, RUSSIAN);
	assert_int_equal(a->die[0].drm, -1); /* Russians attack; no fortress helps the French */
	assert_string_equal(g->s.table[a->table].column[a->column], "200-299%");
	leave(g);
}

/* [Battle Plan Chart go PS-RAC, reading 35] */
static void area1812_cordon_against_assault_retreats_after_pursuit(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":2,\"cc\":1", "\"ic\":2", NULL, D(2));
	chits(g, "2", "7");
	row_is(g, ROW_CHASE, FRENCH);
	play(g, "stand");
	row_is(g, ROW_WAY, RUSSIAN);
	leave(g);
}

/* [Battle Plan Chart A -1c, Battle Plan Chart D -1c] */
static void area1812_a_minus_one_and_d_minus_one(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3", "\"ic\":2", NULL, D(3));
	chits(g, "2", "5"); /* Assault against Entrench: the attacker loses one */
	assert_int_equal(account_of(g, ACCOUNT_COMBAT)->at[0].num, 2);
	leave(g);
	g = french_attack("\"ic\":3", "\"ic\":2", NULL, D(3));
	chits(g, "0", "7"); /* Outflank against Cordon: the defender does */
	assert_string_equal(g->s.table[land_of(&g->s)->table[TABLE_CRT]].column[account_of(g, ACCOUNT_COMBAT)->column],
			    "300-399%");
	leave(g);
}

/* [Combat A, Combat B, Combat C, Leaders B] */
static void area1812_retreat_before_combat_by_cavalry(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3", "\"cc\":2,\"su\":1,\"leaders\":\"G\"", "optional_rules=1", D(6));
	play(g, "plan 0; plan 4");
	row_is(g, ROW_RETIRE, RUSSIAN);
	refused(g, "stand", "Combat C");
	refused(g, "retire RU-su-1", "Combat B"); /* no cavalry goes yet */
	play(g, "retire RU-cc-01; retire RU-su-1");
	refused(g, "commit", "Combat C");
	play(g, "retire RU-cc-02; retire RU-G; commit");
	row_is(g, ROW_SEND, FRENCH);
	refused(g, "name R57", "Combat B"); /* no neighbour */
	play(g, "name R35; rest"); /* R35 is free of units now */
	stands(g, "RU-su-1", "R35");
	stands(g, "RU-G", "R35");
	leave(g);
}

/* [Combat D] Without infantry against infantry who stays behind is lost; that is told before, and not
 * where it is not so. */
static void area1812_who_is_left_behind_is_told_before(void **unused)
{
	(void)unused;
	struct outlook out;
	struct order commit = order_make(VERB_COMMIT, RUSSIAN, NONE, NONE, NONE);
	struct game *g = french_attack("\"ic\":3", "\"cc\":2,\"su\":1,\"leaders\":\"G\"", "optional_rules=1", D(6));
	play(g, "plan 0; plan 4; retire RU-cc-01; retire RU-cc-02");
	g->s.rules->odds(&g->s, now(g), &commit, NULL, &out);
	assert_int_equal(out.warnings, 1);
	assert_true(out.warn[0].loses);
	assert_string_equal(out.warn[0].words.at, "Left in Smolensk (R44) and lost: 1 supply unit, Platov");
	play(g, "retire RU-su-1; retire RU-G");
	g->s.rules->odds(&g->s, now(g), &commit, NULL, &out);
	assert_int_equal(out.warnings, 0);
	leave(g);
	g = french_attack("\"ic\":3", "\"ic\":1,\"cc\":2,\"su\":1", NULL, D(6));
	play(g, "plan 0; plan 4; retire RU-cc-02");
	g->s.rules->odds(&g->s, now(g), &commit, NULL, &out);
	assert_int_equal(out.warnings, 0);
	leave(g);
	g = french_attack("\"ic\":1,\"cc\":1", "\"cc\":1,\"su\":1", NULL, D(6));
	play(g, "plan 0; plan 4; retire RU-cc-01; commit; name R45; stand"); /* what was told comes true */
	assert_int_equal(count_of(g, RUSSIAN, "R44", ARM_SU), 0);
	assert_true(happened(g, EVENT_ELIMINATE, "RU-su-1"));
	leave(g);
}

/* [Combat A, reading 31] */
static void area1812_retreat_before_combat_apart(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3", "\"cc\":2,\"su\":1", NULL, D(6));
	play(g, "plan 0; plan 4; retire RU-cc-01; retire RU-cc-02; retire RU-su-1; commit; name R45; name R50");
	stands(g, "RU-cc-01", "R45");
	stands(g, "RU-su-1", "R45");
	stands(g, "RU-cc-02", "R50");
	assert_int_equal(state(g)->battle.place, NONE);
	assert_int_equal(state(g)->control[place_of(g, "R44")], 1);
	leave(g);
	g = french_attack("\"ic\":3", "\"ic\":1,\"cc\":2,\"su\":1", NULL, D(6));
	play(g, "plan 0; plan 4; retire RU-cc-02; commit; name R45");
	stands(g, "RU-cc-02", "R45");
	stands(g, "RU-cc-01", "R44");
	leave(g);
}

/* On to the French turn: the Russian attack asks nobody for a chit, and both stacks are shown. */
static void battle_without_chits(struct game *g)
{
	bool shown = false;
	go_on_to(g, ROW_MARCH, FRENCH);
	for (int i = 0; i < g->ev.n; i++) {
		assert_int_not_equal(g->ev.at[i].kind, EVENT_SECRET);
		shown |= g->ev.at[i].kind == EVENT_REVEAL;
	}
	assert_true(shown);
}

/* [Combat D, Combat Situation Summary, Playing Pieces Supply Units and Depots, reading 29, reading 30] */
static void area1812_automatic_eliminations(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"su\":1}", "{\"at\":\"R44\",\"ic\":1}"), NULL);
	battle_without_chits(g); /* no corps against corps */
	assert_int_equal(state(g)->alive[RUSSIAN][ARM_SU], 0);
	leave(g);
	g = field(STACKS(5, "{\"at\":\"R44\",\"cc\":1}", "{\"at\":\"R44\",\"cc\":1,\"dp\":1}"), NULL);
	play(g, "done; done");
	go_on_to(g, ROW_PLAN, RUSSIAN);
	chits(g, "0", "4"); /* cavalry alone on both sides: no effect */
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_CC), 1);
	assert_int_equal(count_of(g, RUSSIAN, "R44", ARM_CC), 1);
	leave(g);
	g = field(STACKS(5, "{\"at\":\"R44\",\"su\":1}", "{\"at\":\"R44\",\"su\":1,\"dp\":1}"), NULL);
	battle_without_chits(g); /* no corps at all: no effect */
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_DP), 1);
	assert_int_equal(count_of(g, RUSSIAN, "R44", ARM_SU), 1);
	leave(g);
	g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":1}", "{\"at\":\"R44\",\"dp\":1}"), NULL);
	battle_without_chits(g); /* a depot that stands alone */
	assert_int_equal(state(g)->alive[FRENCH][ARM_DP], 0);
	leave(g);
}

/* [Combat K, Battle Plan Chart Dr(D)] */
static void area1812_nowhere_to_retreat(void **unused)
{
	(void)unused;
	/* Memel's neighbours are full of Frenchmen. */
	struct game *g = field(STACKS(5, "{\"at\":\"FP5\",\"ic\":1,\"su\":1}",
				      "{\"at\":\"FP3\",\"ic\":1},{\"at\":\"FP4\",\"ic\":1},{\"at\":\"FW9\",\"ic\":3},"
				      "{\"at\":\"R19\",\"ic\":1},{\"at\":\"R20\",\"ic\":1},{\"at\":\"R21\",\"ic\":1}"), NULL);
	to_french(g);
	play(g, "take FR-ic-03; with FR-ic-04; march FR-ic-03 FP5");
	go_on_to(g, ROW_PLAN, FRENCH);
	chits(g, "1", "4");
	assert_int_equal(state(g)->alive[RUSSIAN][ARM_IC], 0);
	assert_int_equal(state(g)->alive[RUSSIAN][ARM_SU], 0);
	leave(g);
}

/* [Leaders C, reading 39] */
static void area1812_no_general_no_attack(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":4", "\"ic\":1,\"leaders\":\"A\"", "optional_rules=1", D(6));
	chits(g, "1", "5");
	assert_string_equal(result_of(g, TABLE_CRT), "no general");
	assert_int_equal(count_of(g, RUSSIAN, "R44", ARM_IC), 1);
	assert_int_equal(state(g)->battle.place, NONE);
	leave(g);
	g = french_attack("\"ic\":4,\"leaders\":\"E\"", "\"ic\":1", "optional_rules=1", D(6)); /* Murat leads no infantry */
	chits(g, "2", "5");
	assert_string_equal(result_of(g, TABLE_CRT), "no general");
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_IC), 3); /* what the plans did stands */
	leave(g);
}

/* [Pursuit Table A+1/D-1 ex, Leaders D] */
static void area1812_pursuit_both_lose(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":2,\"cc\":3", "\"ic\":2,\"cc\":2,\"leaders\":\"G\"", "optional_rules=1", D(2));
	chits(g, "2", "7"); /* Assault against Cordon: pursuit at once */
	play(g, "choose 10"); /* 2 - 2 for Platov: 0 in the first column */
	assert_string_equal(result_of(g, TABLE_PURSUIT), "A+1/D-1 ex");
	assert_int_equal(count_of(g, FRENCH, "R44", ARM_CC), 0); /* four and one: he has but three */
	assert_int_equal(state(g)->battle.owed[RUSSIAN], 2); /* three less one */
	row_is(g, ROW_LOSE, RUSSIAN);
	leave(g);
}

/* [Combat I, Combat Step 6] */
static void area1812_pursuit_needs_more_cavalry(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":2,\"cc\":2", "\"ic\":2,\"cc\":2", NULL, D(2));
	chits(g, "2", "7");
	row_is(g, ROW_WAY, RUSSIAN);
	leave(g);
}

/* [reading 41] */
static void area1812_depots_follow_supply_units(void **unused)
{
	(void)unused;
	struct game *g = russian_attack("\"ic\":3", "\"ic\":1,\"su\":1,\"dp\":2", NULL, D(1));
	chits(g, "1", "4");
	row_is(g, ROW_WAY, FRENCH);
	play(g, "name R35");
	assert_int_equal(count_of(g, FRENCH, "R35", ARM_DP), 1);
	assert_int_equal(state(g)->alive[FRENCH][ARM_DP], 1);
	leave(g);
}

/* [Combat, Sequence of Play A3, reading 29] */
static void area1812_order_of_battles(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R44\",\"ic\":1},{\"at\":\"R57\",\"ic\":1},{\"at\":\"R30\",\"ic\":1}",
				      "{\"at\":\"R44\",\"ic\":1},{\"at\":\"R57\",\"ic\":1}"), NULL);
	go_on_to(g, ROW_BATTLES, RUSSIAN);
	refused(g, "name R30", "Combat");
	play(g, "name R57");
	assert_int_equal(state(g)->battle.place, place_of(g, "R57"));
	chits(g, "3", "5");
	assert_int_equal(state(g)->battle.place, place_of(g, "R44")); /* the last one needs no name */
	leave(g);
}

/* [Combat Step 1, reading 30] */
static void area1812_chits_stay_closed(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":3", "\"ic\":2,\"cc\":1", NULL, D(6));
	play(g, "plan 2");
	struct view view;
	g->s.rules->show(&g->s, now(g), SIDE_1, &view);
	bool laid = false;
	for (int i = 0; i < view.tracks; i++)
		laid = laid || (view.track[i].side == FRENCH && !strcmp(view.track[i].value, "laid"));
	assert_true(laid);
	for (int i = 0; i < g->ev.n; i++)
		assert_false(g->ev.at[i].seen & SEEN_1 && g->ev.at[i].kind == EVENT_SECRET && g->ev.at[i].number != NONE);
	leave(g);
}

static void area1812_odds_before_a_plan(void **unused)
{
	(void)unused;
	struct game *g = french_attack("\"ic\":4", "\"ic\":3", NULL, D(6));
	struct outlook out;
	struct order o = order_make(VERB_PLAN, FRENCH, NONE, NONE, PLAN_B);
	g->s.rules->odds(&g->s, now(g), &o, NULL, &out);
	assert_int_equal(out.kind, OUTLOOK_BY_CASE);
	assert_int_equal(out.cases, 4); /* the set-up is open: one case for each enemy chit */
	assert_int_equal(out.on[0].at[0].result, CRT_WITHDRAWS);
	assert_int_equal(out.on[1].of, 6);
	int ways = 0;
	for (int i = 0; i < out.on[1].n; i++)
		ways += out.on[1].at[i].ways;
	assert_int_equal(ways, 6);
	for (int i = 0; i < out.on[3].n; i++) /* Cordon: nothing is eliminated */
		assert_false(out.on[3].at[i].result == CRT_DE || out.on[3].at[i].result == CRT_AE);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_rulebook_battle),
		cmocka_unit_test(area1812_rulebook_battle_retreat),
		cmocka_unit_test(area1812_leaders_napoleon_attacks_kutusov),
		cmocka_unit_test(area1812_odds_columns),
		cmocka_unit_test(area1812_fortress_costs_the_french_one),
		cmocka_unit_test(area1812_russians_subtract_one_and_half_exchange),
		cmocka_unit_test(area1812_assault_against_counter_attack),
		cmocka_unit_test(area1812_outflank_against_entrench_doubles),
		cmocka_unit_test(area1812_outflank_against_counter_attack),
		cmocka_unit_test(area1812_cordon_softens_eliminations),
		cmocka_unit_test(area1812_both_lose_a_corps_and_the_last_goes),
		cmocka_unit_test(area1812_withdraw_and_stop),
		cmocka_unit_test(area1812_withdraw_against_outflank_needs_more_cavalry),
		cmocka_unit_test(area1812_withdraw_against_assault_costs_a_corps),
		cmocka_unit_test(area1812_no_effect_stops),
		cmocka_unit_test(area1812_contact_against_counter_attack_switches),
		cmocka_unit_test(area1812_probe_against_counter_attack_turns_the_modifiers),
		cmocka_unit_test(area1812_cordon_against_assault_retreats_after_pursuit),
		cmocka_unit_test(area1812_a_minus_one_and_d_minus_one),
		cmocka_unit_test(area1812_retreat_before_combat_by_cavalry),
		cmocka_unit_test(area1812_who_is_left_behind_is_told_before),
		cmocka_unit_test(area1812_retreat_before_combat_apart),
		cmocka_unit_test(area1812_automatic_eliminations),
		cmocka_unit_test(area1812_nowhere_to_retreat),
		cmocka_unit_test(area1812_no_general_no_attack),
		cmocka_unit_test(area1812_pursuit_both_lose),
		cmocka_unit_test(area1812_pursuit_needs_more_cavalry),
		cmocka_unit_test(area1812_depots_follow_supply_units),
		cmocka_unit_test(area1812_order_of_battles),
		cmocka_unit_test(area1812_chits_stay_closed),
		cmocka_unit_test(area1812_odds_before_a_plan),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
