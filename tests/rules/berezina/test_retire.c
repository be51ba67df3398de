/* Cavalry retreats before combat (7.5), displacement and overstacks (3.1.4). */
#include "turns.h"

#include <string.h>

/* OG-gren of 5004 fires at the Russian of 5005: does it wait for the shot? */
static void stands_fire(const char *setup, const char *firer, const char *target, bool want)
{
	char keys[500], orders[100];
	snprintf(keys, sizeof keys, AT(9, "fire1") ",\"exit\":\"1013\",\"dice\":[6,6],\"setup\":{%s}", setup);
	struct game *g = field(keys, NULL);
	snprintf(orders, sizeof orders, "take %s; fire %s", firer, target);
	play(g, orders);
	if ((steps_of(g, target) > 0) != want)
		fail_msg("%s: %s", setup, want ? "it does not stand" : "it stands");
	leave(g);
}

static void berezina_7_5_who_goes_back(void **unused)
{
	(void)unused;
	stands_fire("\"OG-gren\":\"5004\",\"LAN-ajit\":\"5005\"", "OG-gren", "LAN-ajit", false);
	stands_fire("\"OG-gren\":\"5004\",\"LAN-hart\":\"5005\"", "OG-gren", "LAN-hart", false);
	stands_fire("\"OG-gren\":\"5004\",\"LAN-ajit\":\"5005\",\"DAN-01\":\"5005\"", "OG-gren", "LAN-ajit", true); /* foot in the stack */
	stands_fire("\"GC-gren\":\"5004\",\"LAN-ajit\":\"5005\"", "GC-gren", "LAN-ajit", true);
	stands_fire("\"GC-hart\":\"5004\",\"LAN-ajit\":\"5005\"", "GC-hart", "LAN-ajit", true);
	stands_fire("\"OG-gren\":\"5004\",\"GC-gren\":\"5104\",\"LAN-ajit\":\"5005\"", "OG-gren", "LAN-ajit", true); /* not by foot alone */
	stands_fire("\"OG-gren\":\"5612\",\"LAN-ajit\":\"5613\"", "OG-gren", "LAN-ajit", false); /* frozen, but no move */
}

/* 7.5.1: out of reach the shot is lost; a gun that still reaches fires at the new hex. */
static void berezina_7_5_1_guns_may_follow(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"dice\":[6],\"setup\":{\"OG-art\":\"5004\",\"LAN-ajit\":\"5005\"}", NULL);
	play(g, "take OG-art; fire LAN-ajit");
	assert_int_equal(steps_of(g, "LAN-ajit"), 1);
	assert_int_equal(apart(g, "OG-art", "LAN-ajit"), 2);
	leave(g);
	g = field(AT(9, "fire1") ",\"dice\":[6],\"setup\":{\"OG-art\":\"5004\",\"LAN-ajit\":\"5007\"}", NULL);
	play(g, "take OG-art; fire LAN-ajit");
	assert_int_equal(steps_of(g, "LAN-ajit"), 0);
	assert_int_equal(apart(g, "OG-art", "LAN-ajit"), 4);
	leave(g);
}

/* What the odds promise is what six dice bring: of the shot at the stack, or of the one that is lost. */
static int hits_of(const char *keys, const char *firer, const char *target, char *warning)
{
	struct game *g = field(keys, NULL);
	struct outlook out;
	char text[60];
	snprintf(text, sizeof text, "take %s", firer);
	play(g, text);
	struct order o = order_make(VERB_FIRE, frame_now(now(g))->side, piece(g, target), NONE, NONE);
	g->s.rules->odds(&g->s, now(g), &o, NULL, &out);
	assert_int_equal(out.kind, OUTLOOK_EXACT);
	assert_int_equal(out.cases, 1);
	int told = 0, hits = 0;
	for (int i = 0; i < out.on[0].n; i++)
		told += out.on[0].at[i].result ? out.on[0].at[i].ways : 0;
	snprintf(warning, 120, "%.119s", out.warnings ? out.warn[0].words.at : "");
	for (int die = 1; die <= 6; die++) {
		_Alignas(16) unsigned char kept[POSITION_BYTES];
		memcpy(kept, g->memory, sizeof kept);
		dice_are(g, (const int[]){die, 0});
		assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
		hits += steps_of(g, target) > 0;
		memcpy(g->memory, kept, sizeof kept);
	}
	assert_int_equal(told, hits);
	leave(g);
	return told;
}

static void berezina_7_5_odds_of_fire_at_horse_that_goes(void **unused)
{
	(void)unused;
	char warning[120];
	static const char *const lost = AT(9, "fire1") ",\"setup\":{\"OG-gren\":\"5004\",\"LAN-ajit\":\"5005\"}";
	static const char *const far = AT(9, "fire1") ",\"setup\":{\"OG-art\":\"5004\",\"LAN-ajit\":\"5007\"}";
	static const char *const followed = AT(9, "fire1") ",\"setup\":{\"OG-art\":\"5004\",\"LAN-ajit\":\"5005\"}";
	static const char *const stands = AT(9, "fire1") ",\"setup\":{\"OG-gren\":\"5004\",\"DAN-01\":\"5005\"}";
	assert_int_equal(hits_of(lost, "OG-gren", "LAN-ajit", warning), 0);
	assert_non_null(strstr(warning, "the shot is lost"));
	assert_int_equal(hits_of(far, "OG-art", "LAN-ajit", warning), 0);
	assert_true(hits_of(followed, "OG-art", "LAN-ajit", warning) > 0);
	assert_non_null(strstr(warning, "fires at it there"));
	assert_true(hits_of(stands, "OG-gren", "DAN-01", warning) > 0);
	assert_string_equal(warning, "");
}

/* With two players the owner chooses: the odds are told case by case. */
static void berezina_7_5_odds_by_case_for_two(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"two_player\":true,\"setup\":{\"OG-art\":\"5004\",\"LAN-ajit\":\"5005\"}", NULL);
	struct outlook out;
	play(g, "take OG-art");
	struct order o = order_make(VERB_FIRE, FRENCH, piece(g, "LAN-ajit"), NONE, NONE);
	g->s.rules->odds(&g->s, now(g), &o, NULL, &out);
	assert_int_equal(out.kind, OUTLOOK_BY_CASE);
	for (int i = 0; i < out.cases; i++)
		assert_true(out.on[i].if_text == TEXT_IF_BACK || out.on[i].if_text == TEXT_IF_AWAY);
	leave(g);
}

static void berezina_7_5_once_a_phase_and_with_the_leader(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"dice\":[6,6],\"setup\":{\"OG-gren\":\"5004\",\"OG-art\":\"5004\",\"LAN-ajit\":\"5005\",\"LAN-asta\":\"5005\","
					      "\"R-lang\":\"5005\"}", NULL);
	play(g, "take OG-gren; fire LAN-ajit");
	assert_int_equal(apart(g, "LAN-ajit", "LAN-asta"), 0);
	assert_int_equal(apart(g, "LAN-ajit", "R-lang"), 0);
	assert_int_equal(apart(g, "LAN-ajit", "OG-gren"), 2);
	play(g, "take OG-art; fire LAN-asta"); /* now it stands */
	assert_int_equal(steps_of(g, "LAN-asta"), 1);
	assert_int_equal(apart(g, "LAN-ajit", "OG-gren"), 2);
	leave(g);
}

/* [3.2.5] Not into zones, unless friends stand there; not over the river, not into Rabble. */
static void berezina_7_5_2_where_to(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "fire1") ",\"track\":15,\"danube\":1,\"dice\":[1,1,1],\"rabble\":[\"4905\"],\"setup\":{\"GC-pol\":\"5005\",\"L-bes\":\"5005\",\"DAN-01\":\"5004\","
						  "\"DAN-02\":\"5206\"%s}";
	char text[500];
	snprintf(text, sizeof text, keys, "");
	struct game *g = field(text, NULL);
	row_is(g, ROW_RETIRE, FRENCH);
	refused(g, "retreat GC-pol 4905", "7.5"); /* Rabble */
	refused(g, "retreat GC-pol 5105", "7.5"); /* a Russian zone */
	refused(g, "retreat GC-pol 4904", "7.5");
	refused(g, "retreat GC-pol 5007", "7.5"); /* one hex */
	play(g, "retreat GC-pol 5006");
	stands(g, "L-bes", "5006");
	assert_int_equal(steps_of(g, "GC-pol"), 0);
	leave(g);
	snprintf(text, sizeof text, keys, ",\"OG-gren\":\"4904\"");
	g = field(text, NULL);
	run_to_row(g, ROW_RETIRE);
	assert_true(offered(g, "retreat GC-pol 4904"));
	leave(g);
	g = field(AT(9, "fire1") ",\"exit\":\"1013\",\"track\":15,\"danube\":1,\"dice\":[6],\"setup\":{\"GC-pol\":\"5612\",\"DAN-01\":\"5512\",\"DAN-02\":\"5611\","
				 "\"DAN-03\":\"5712\",\"DAN-04\":\"5511\",\"DAN-05\":\"5711\"}", NULL);
	assert_false(frame_now(now(g))->row == ROW_RETIRE); /* only the river is open behind it */
	assert_true(steps_of(g, "GC-pol") > 0);
	leave(g);
}

/* --- 3.1.4 --- */

static const char crowd[] = AT(9, "fire1") ",\"track\":15,\"danube\":1,\"dice\":[1,1,1],\"setup\":{\"GC-pol\":\"5005\",\"GC-dut\":\"5005\","
					   "\"OG-gren\":\"5006\",\"OG-chas\":\"5006\",\"DAN-01\":\"5004\"%s}";

static void berezina_3_1_4_those_who_stood_there_make_room(void **unused)
{
	(void)unused;
	char text[600];
	snprintf(text, sizeof text, crowd, ",\"II-6a\":\"4906\",\"II-6b\":\"4906\"");
	struct game *g = field(text, NULL);
	run_to_row(g, ROW_RETIRE);
	play(g, "retreat GC-pol 5006");
	row_is(g, ROW_DISPLACE, FRENCH);
	refused(g, "retreat GC-dut 5007", "3.1.4"); /* he has just come */
	refused(g, "retreat OG-gren 4906", "3.1.4"); /* full */
	refused(g, "retreat OG-gren 5008", "3.1.4");
	play(g, "retreat OG-gren 5007; retreat OG-chas 5106");
	stands(g, "OG-gren", "5007");
	stands(g, "OG-chas", "5106");
	stands(g, "GC-dut", "5006");
	assert_false(frame_now(now(g))->row == ROW_DISPLACE);
	leave(g);
}

/* [3.2.5] Not into zones; where nobody can make room, one of the arriving is lost, and its owner says which. */
static void berezina_3_1_4_without_room_the_arriving_are_lost(void **unused)
{
	(void)unused;
	char text[700];
	snprintf(text, sizeof text, crowd, ",\"II-6a\":\"4905\",\"II-6b\":\"4905\",\"II-8a\":\"4906\",\"II-8b\":\"4906\",\"II-9a\":\"5007\","
					   "\"II-9b\":\"5007\",\"II-17\":\"5105\",\"III-10\":\"5105\",\"III-11\":\"5106\",\"III-16\":\"5106\"");
	struct game *g = field(text, NULL);
	run_to_row(g, ROW_RETIRE);
	play(g, "retreat GC-pol 5006");
	row_is(g, ROW_DISPLACE, FRENCH);
	refused(g, "remove OG-gren", "3.1.4");
	assert_true(offered(g, "remove GC-dut"));
	play(g, "remove GC-pol"); /* and the other must follow: the hex is still overfull */
	lost(g, "GC-pol");
	lost(g, "GC-dut");
	stands(g, "OG-gren", "5006");
	leave(g);
}

/* Who came back earlier in the phase stands there like anybody: he makes room and is not the one lost. */
static void berezina_3_1_4_an_earlier_comer_makes_room(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"track\":15,\"danube\":1,\"dice\":[1,1,1,1],\"setup\":{\"GC-pol\":\"5005\",\"GC-dut\":\"4906\",\"IVC-sacr\":\"4906\","
					      "\"DAN-01\":\"5004\",\"DAN-02\":\"4806\"}", NULL);
	run_to_row(g, ROW_RETIRE);
	while (frame_now(now(g))->row == ROW_RETIRE && frame_now(now(g))->target != piece(g, "GC-pol"))
		play(g, "retreat GC-dut 5006");
	if (frame_now(now(g))->row != ROW_RETIRE)
		run_to_row(g, ROW_RETIRE);
	play(g, "retreat GC-pol 5006");
	row_is(g, ROW_DISPLACE, FRENCH);
	assert_true(offered(g, "retreat GC-dut 5007"));
	refused(g, "retreat GC-pol 5007", "3.1.4");
	play(g, "retreat GC-dut 5007");
	stands(g, "GC-pol", "5006");
	stands(g, "IVC-sacr", "5006");
	leave(g);
}

/* The Russians: the weakest makes room, by itself. */
static void berezina_3_1_4_russians_make_room_by_themselves(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"steps\":{\"DAN-02\":2},\"rabble\":[\"5005\",\"4903\",\"5102\",\"5003\"],\"setup\":{\"OG-gren\":\"5103\",\"LAN-ajit\":\"5004\","
					      "\"DAN-01\":\"4904\",\"DAN-02\":\"4904\"}", NULL);
	play(g, "take OG-gren; fire LAN-ajit");
	stands(g, "LAN-ajit", "4904");
	stands(g, "DAN-01", "4904");
	assert_int_equal(apart(g, "DAN-02", "DAN-01"), 1);
	assert_int_equal(steps_of(g, "LAN-ajit"), 0);
	leave(g);
}

/* Forced back, they do not choose a full hex where nobody can make room when another is open. */
static void berezina_7_5_russians_do_not_go_where_they_would_die(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"rabble\":[\"4903\",\"4905\",\"4804\",\"4805\"],\"setup\":{\"OG-gren\":\"5103\",\"LAN-ajit\":\"5004\","
					      "\"DAN-01\":\"4904\",\"DAN-02\":\"4904\",\"DAN-03\":\"5005\",\"DAN-04\":\"5005\"}", NULL);
	play(g, "take OG-gren; fire LAN-ajit");
	stands(g, "LAN-ajit", "5005");
	stands(g, "DAN-01", "4904");
	assert_int_equal(apart(g, "DAN-03", "LAN-ajit") + apart(g, "DAN-04", "LAN-ajit"), 1);
	leave(g);
}

/* [3.4] Who goes back to a hex beside the enemy, be it over the river, is seen there while the combat lasts: he is shown, for after
 * the last shot the stack is closed again. */
static void berezina_3_4_who_comes_beside_the_enemy_is_shown(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"two_player\":true,\"exit\":\"1013\",\"setup\":{\"GC-chas\":\"5611\",\"II-hart\":\"5611\",\"LAN-jg1\":\"5613\"}", NULL);
	bool chas = bz_known_to(&g->s, state(g), piece(g, "GC-chas"), RUSSIAN), hart = bz_known_to(&g->s, state(g), piece(g, "II-hart"), RUSSIAN);
	assert_true(chas != hart);
	events_clear(&g->ev);
	bz_retire_to(&g->s, state(g), piece(g, "GC-chas"), place(g, "5612"), &g->ev);
	assert_int_equal(count_events(g, EVENT_REVEAL, "GC-chas"), !chas);
	assert_int_equal(count_events(g, EVENT_REVEAL, "II-hart"), !hart);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_7_5_who_goes_back),
		cmocka_unit_test(berezina_7_5_1_guns_may_follow),
		cmocka_unit_test(berezina_7_5_odds_of_fire_at_horse_that_goes),
		cmocka_unit_test(berezina_7_5_odds_by_case_for_two),
		cmocka_unit_test(berezina_3_4_who_comes_beside_the_enemy_is_shown),
		cmocka_unit_test(berezina_7_5_once_a_phase_and_with_the_leader),
		cmocka_unit_test(berezina_7_5_2_where_to),
		cmocka_unit_test(berezina_3_1_4_those_who_stood_there_make_room),
		cmocka_unit_test(berezina_3_1_4_without_room_the_arriving_are_lost),
		cmocka_unit_test(berezina_3_1_4_an_earlier_comer_makes_room),
		cmocka_unit_test(berezina_3_1_4_russians_make_room_by_themselves),
		cmocka_unit_test(berezina_7_5_russians_do_not_go_where_they_would_die),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
