/* Single decisions of the French that nobody plays: a position, and what they do. */
#include "rules/berezina/field.h"

#include "ai/berezina/own.h"
#include "ai/player.h"

static void counsel_plays(struct game *g)
{
	uint64_t state = 1;
	rules_orders(&g->s, now(g), &g->list);
	struct order o = g->list.at[mind_of(&g->s)->counsel(&g->s, now(g), &g->list, 0, &state, NULL)];
	assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
	assert_true(g->s.rules->sound(&g->s, now(g), &g->e));
}

/* It takes over an overfull hex and loses nobody. */
static void berezina_counsel_makes_room(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "french") ",\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5003\",\"II-8a\":\"5003\",\"II-8b\":\"5003\",\"L-oud\":\"5003\"}";
	struct game *g = field(keys, NULL);
	while (frame_now(now(g))->row == ROW_FRENCH)
		counsel_plays(g);
	assert_int_not_equal(frame_now(now(g))->row, ROW_OVERFULL);
	leave(g);
}

/* Where the phase has been ended for it, it gives up the worst. */
static void berezina_counsel_gives_up_the_worst(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"steps\":{\"II-6b\":3},\"setup\":{\"II-6a\":\"5003\",\"II-6b\":\"5003\",\"ENG-elbe\":\"5003\",\"LAN-jg1\":\"5515\"}", NULL);
	play(g, "done");
	row_is(g, ROW_OVERFULL, FRENCH);
	counsel_plays(g);
	lost(g, "II-6b");
	leave(g);
}

/* The French move to the end of this turn's phase as the counsel has it. */
static void counsel_marches(struct game *g)
{
	int turn = now(g)->header.turn;
	while (frame_now(now(g))->row == ROW_FRENCH && now(g)->header.turn == turn)
		counsel_plays(g);
}

/* The same by whoever looks farther than the usual way. */
static void captain_marches(struct game *g)
{
	static struct effort effort;
	int turn = now(g)->header.turn;
	while (frame_now(now(g))->row == ROW_FRENCH && now(g)->header.turn == turn) {
		uint64_t state = 1;
		effort_begin(&effort);
		effort.reads = true;
		rules_orders(&g->s, now(g), &g->list);
		struct order o = g->list.at[mind_of(&g->s)->counsel(&g->s, now(g), &g->list, 0, &state, &effort)];
		assert_true(rules_play(&g->s, now(g), &o, NULL, &g->e));
	}
}

static int bank_of(struct game *g, const char *id)
{
	int at = now(g)->piece[piece(g, id)].place;
	return at < 0 ? NONE : ground_of(&g->s)->bank[at];
}

static struct game *raiders(const char *russian_at)
{
	char keys[400];
	snprintf(keys, sizeof keys, AT(6, "french") ",\"setup\":{\"II-cast\":\"2012\",\"II-6a\":\"2111\",\"ENG-elbe\":\"2111\","
		 "\"TCH-jg\":\"%s\"}", russian_at);
	return field(keys, NULL);
}

/* Before there is a bridge horse wades to cover the engineers, but not into the arms of Russians. */
static void berezina_counsel_raids_a_clear_bank_only(void **unused)
{
	(void)unused;
	struct game *g = raiders("2018");
	counsel_marches(g);
	assert_int_equal(bank_of(g, "II-cast"), WEST);
	leave(g);
	g = raiders("2015");
	counsel_marches(g);
	assert_int_equal(bank_of(g, "II-cast"), EAST);
	leave(g);
}

/* Where no Russian comes near, Napoleon commands those who queue for the bridges till he must go. */
static void berezina_counsel_emperor_stays_with_the_queue(void **unused)
{
	(void)unused;
	static const char keys[] = ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4],[4,4]]},\"setup\":{\"L-nap\":\"2011\",\"III-16\":\"2011\","
				   "\"III-18\":\"2110\",\"III-10\":\"2110\",\"LAN-jg1\":\"5515\"}";
	char on[600], late[600];
	snprintf(on, sizeof on, AT(16, "french") "%s", keys);
	snprintf(late, sizeof late, AT(21, "french") "%s", keys);
	struct game *g = field(on, NULL);
	counsel_marches(g);
	assert_int_equal(bank_of(g, "L-nap"), EAST);
	leave(g);
	g = field(late, NULL);
	counsel_marches(g);
	assert_int_not_equal(bank_of(g, "L-nap"), EAST);
	leave(g);
}

/* Who has not the points for the bridge this turn (2011 is a town, so it costs all but one of them) steps up to it. */
static void berezina_counsel_steps_up_to_the_bridge(void **unused)
{
	(void)unused;
	struct game *g = field(AT(16, "french") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4],[4,4]]},\"setup\":{\"III-16\":\"2010\","
			       "\"LAN-jg1\":\"5515\"}", NULL);
	counsel_marches(g);
	assert_int_equal(now(g)->piece[piece(g, "III-16")].place, ground_of(&g->s)->ford[1][EAST]);
	leave(g);
}

/* Russians round the far end of the ford shut the way for now, not for ever: the army comes up all the same. */
static void berezina_counsel_does_not_sleep_before_a_ring(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "french") ",\"setup\":{\"III-16\":\"3210\",\"TCH-jg\":\"2013\",\"TCH-tver\":\"2113\","
			       "\"TCH-pavl\":\"1913\",\"TCH-hart\":\"2014\"}", NULL);
	const struct ground *ground = ground_of(&g->s);
	int ford = ground->ford[1][EAST], unit = piece(g, "III-16"), before = bz_distance(ground, now(g)->piece[unit].place, ford);
	counsel_marches(g);
	assert_true(bz_distance(ground, now(g)->piece[unit].place, ford) + 2 < before);
	leave(g);
}

/* The far halves stand, the near one is broken: there alone can he make the bridge carry again. */
static void berezina_counsel_last_engineer_goes_where_a_half_is_wanting(void **unused)
{
	(void)unused;
	struct game *g = field(AT(13, "french") ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[2,4],[1,1]]},\"setup\":{\"II-6a\":\"2014\","
			       "\"III-16\":\"2011\",\"ENG-elbe\":\"2013\",\"LAN-jg1\":\"5515\"}", NULL);
	counsel_marches(g);
	assert_int_equal(now(g)->piece[piece(g, "ENG-elbe")].place, ground_of(&g->s)->ford[1][EAST]);
	leave(g);
}

/* [7.1.2] A Russian of flesh and blood ends a worn unit rather than scratch the Guard, whom the printed one would name. */
static void berezina_counsel_russians_of_two_players_end_the_worn(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire2") ",\"two_player\":true,\"danube\":1,\"steps\":{\"III-16\":3},\"setup\":{\"DAN-01\":\"5004\","
			       "\"OG-gren\":\"5005\",\"III-16\":\"5005\"}", NULL);
	uint64_t state = 1;
	while (frame_now(now(g))->side == FRENCH || set_empty(&now(g)->hand))
		counsel_plays(g);
	rules_orders(&g->s, now(g), &g->list);
	const struct order *o = &g->list.at[mind_of(&g->s)->counsel(&g->s, now(g), &g->list, 0, &state, NULL)];
	assert_int_equal(o->verb, VERB_FIRE);
	assert_int_equal(o->piece, piece(g, "III-16"));
	leave(g);
}

/* Does the engineer stand at the ford after the march? */
static bool engineer_at_ford_after(const char *keys)
{
	struct game *g = field(keys, NULL);
	counsel_marches(g);
	int at = now(g)->piece[piece(g, "ENG-elbe")].place;
	int ford = ground_of(&g->s)->ford[1][EAST];
	leave(g);
	return at == ford;
}

/* The near half takes turns to build, so it is begun while the far bank is still held, but not before others have drawn its fire. */
static void berezina_counsel_engineers_begin_while_the_far_bank_is_held(void **unused)
{
	(void)unused;
	static const char units[] = ",\"setup\":{\"II-6a\":\"2112\",\"ENG-elbe\":\"2111\",\"TCH-jg\":\"2013\"}";
	char first[400], then[400];
	snprintf(first, sizeof first, AT(4, "french") "%s", units);
	snprintf(then, sizeof then, AT(5, "french") "%s", units);
	assert_false(engineer_at_ford_after(first));
	assert_true(engineer_at_ford_after(then));
}

/* Beyond the river with six or seven of the army still to come over. */
static bool guard_leaves(const char *seventh, int turn)
{
	char keys[700];
	snprintf(keys, sizeof keys,
		 AT(%d, "french") ",\"exit\":\"1013\","
		 "\"bridges\":{\"studianka\":[[4,4],[4,4]]},\"setup\":{\"II-6a\":\"2016\",\"III-10\":\"2110\",\"III-11\":\"2110\","
		 "\"III-18\":\"2211\",\"III-25\":\"2211\",\"IV-13\":\"2212\",\"IV-14\":\"2212\",\"LAN-jg1\":\"5515\"%s}", turn, seventh);
	struct game *g = field(keys, NULL);
	int unit = piece(g, "II-6a"), from = now(g)->piece[unit].place;
	counsel_marches(g);
	bool left = now(g)->piece[unit].place != from;
	leave(g);
	return left;
}

/* Good troops hold the roads to the bridges for many, not for the last few, and not till they are late themselves. */
static void berezina_counsel_guards_hold_for_many(void **unused)
{
	(void)unused;
	static const char seventh[] = ",\"IV-15\":\"2310\"";
	assert_false(guard_leaves(seventh, 17));
	assert_true(guard_leaves("", 17));
	assert_false(guard_leaves(seventh, 18));
	assert_true(guard_leaves(seventh, 19));
}

/* Columns by which `behind` is east of `ahead` after a march on this turn. */
static int behind_by(const char *behind, const char *ahead, int turn)
{
	char keys[400];
	snprintf(keys, sizeof keys,
		 AT(%d, "french") ",\"setup\":{\"%s\":\"3210\","
		 "\"%s\":\"3410\",\"TCH-jg\":\"2013\"}", turn, behind, ahead);
	struct game *g = field(keys, NULL);
	counsel_marches(g);
	int columns = now(g)->piece[piece(g, behind)].place / MAP_ROWS - now(g)->piece[piece(g, ahead)].place / MAP_ROWS;
	leave(g);
	return columns;
}

/* [5.1] The checks begin in the east: till it is wanted at the river the Guard waits for those who stand them badly. */
static void berezina_counsel_best_walk_last(void **unused)
{
	(void)unused;
	assert_in_range(behind_by("OG-gren", "III-16", 7), 0, 1); /* it goes when they have gone, and no less far */
	assert_true(behind_by("OG-gren", "III-16", 8) < 0);
	assert_true(behind_by("GC-gren", "III-16", 10) >= 0);
	assert_true(behind_by("GC-gren", "III-16", 11) < 0);
	assert_true(behind_by("YG-2", "III-16", 7) < 0);
	assert_true(behind_by("OG-gren", "II-6a", 7) < 0);
	assert_true(behind_by("OG-gren", "ENG-elbe", 7) < 0); /* engineers are checked last of all anyway */
}

/* It waits as well for those who come in within two turns: III Corps on turn 6, by 6005. */
static void berezina_counsel_waits_for_those_who_come(void **unused)
{
	(void)unused;
	static struct counsel k;
	struct game *g = scenario("berezina/crossing", NULL);
	now(g)->header.turn = 3;
	bz_counsel_make(&k, &g->s, state(g));
	assert_int_equal(k.tail, 0);
	now(g)->header.turn = 4;
	bz_counsel_make(&k, &g->s, state(g));
	assert_int_equal(k.tail, 60 - 10);
	leave(g);
}

#define BRIDGED ",\"exit\":\"1013\",\"bridges\":{\"studianka\":[[4,4],[4,4]]},\"setup\":"

/* The bank of a unit after the Captain's march; of the Sergeant's, who sends all one way, `other`. */
static int bank_after(const char *keys, const char *id, int *other)
{
	struct game *g = field(keys, NULL);
	counsel_marches(g);
	*other = bank_of(g, id);
	leave(g);
	g = field(keys, NULL);
	captain_marches(g);
	int bank = bank_of(g, id);
	leave(g);
	return bank;
}

/* [6.4, 10.1] Davout's corps wades at Borissow once nobody is near its far end, and on turn 20 at the latest; before he can have come nobody
 * does, and no other corps. */
static void berezina_captain_sends_davout_by_borissow(void **unused)
{
	(void)unused;
	int sergeant;
	assert_int_equal(bank_after(AT(18, "french") BRIDGED "{\"I-1\":\"5612\",\"LAN-jg1\":\"2616\"}", "I-1", &sergeant), WEST);
	assert_int_equal(sergeant, EAST);
	assert_int_equal(bank_after(AT(18, "french") ",\"danube\":1" BRIDGED "{\"I-1\":\"5612\",\"LAN-jg1\":\"5314\"}", "I-1", &sergeant), EAST);
	assert_int_equal(bank_after(AT(20, "french") ",\"danube\":1" BRIDGED "{\"I-1\":\"5612\",\"LAN-jg1\":\"5314\"}", "I-1", &sergeant), WEST);
	assert_int_equal(bank_after(AT(13, "french") BRIDGED "{\"I-1\":\"5612\",\"LAN-jg1\":\"2616\"}", "I-1", &sergeant), EAST);
	assert_int_equal(bank_after(AT(18, "french") BRIDGED "{\"IV-13\":\"5612\",\"LAN-jg1\":\"2616\"}", "IV-13", &sergeant), EAST);
}

/* [10.1] Over there the exit is one march away, and he leaves last, but in time for an exit that was not chosen. */
static void berezina_captain_davout_leaves_by_borissow(void **unused)
{
	(void)unused;
	struct game *g = field(AT(19, "french") BRIDGED "{\"I-1\":\"5818\",\"I-2\":\"5511\",\"L-dav\":\"5818\",\"LAN-jg1\":\"2616\"}", NULL);
	captain_marches(g);
	assert_int_equal(now(g)->piece[piece(g, "I-1")].place, PLACE_EXITED);
	leave(g);
	g = field(AT(23, "french") BRIDGED "{\"I-1\":\"5511\",\"I-2\":\"5511\",\"L-dav\":\"5919\",\"LAN-jg1\":\"2616\"}", NULL);
	captain_marches(g);
	assert_int_equal(now(g)->piece[piece(g, "L-dav")].place, PLACE_EXITED);
	leave(g);
}

/* [6.4, 8.3] Late in the queue horse that is as near to Veselovo wades there when no Russian is near. */
static void berezina_captain_sends_horse_by_veselovo(void **unused)
{
	(void)unused;
	int sergeant;
	assert_int_not_equal(bank_after(AT(15, "french") BRIDGED "{\"GC-pol\":\"1411\",\"LAN-jg1\":\"5515\"}", "GC-pol", &sergeant), EAST);
	assert_int_equal(sergeant, EAST);
	assert_int_equal(bank_after(AT(14, "french") BRIDGED "{\"GC-pol\":\"1411\",\"LAN-jg1\":\"5515\"}", "GC-pol", &sergeant), EAST);
	assert_int_equal(bank_after(AT(15, "french") BRIDGED "{\"OG-gren\":\"1411\",\"LAN-jg1\":\"5515\"}", "OG-gren", &sergeant), EAST);
	assert_int_equal(bank_after(AT(15, "french") ",\"danube\":1" BRIDGED "{\"GC-pol\":\"1411\",\"LAN-jg1\":\"1408\"}", "GC-pol", &sergeant), EAST);
}

/* What the Captain is asked for advice has his own way among its plans, and not the Sergeant's alone. */
static void berezina_advice_knows_the_captains_way(void **unused)
{
	(void)unused;
	struct game *g = field(AT(18, "french") BRIDGED "{\"I-1\":\"5612\",\"LAN-jg1\":\"2616\"}", NULL);
	static struct thought out[THOUGHTS];
	bool over = false;
	rules_orders(&g->s, now(g), &g->list);
	void *own = player_adviser()->open(&g->s, SIDE_0, 1);
	player_adviser()->weigh(own, NULL, 0);
	player_decide(player_adviser(), own, now(g), &g->list, 1);
	for (int i = player_adviser()->thoughts(own, out, NULL) - 1; i >= 0; i--)
		for (int k = 0; k < out[i].orders; k++) {
			const struct order *o = &out[i].order[k];
			over |= o->piece == piece(g, "I-1") && o->place >= 0 && ground_of(&g->s)->bank[o->place] == WEST;
		}
	assert_true(over);
	player_adviser()->close(own);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_counsel_makes_room),
		cmocka_unit_test(berezina_counsel_gives_up_the_worst),
		cmocka_unit_test(berezina_counsel_raids_a_clear_bank_only),
		cmocka_unit_test(berezina_counsel_emperor_stays_with_the_queue),
		cmocka_unit_test(berezina_counsel_steps_up_to_the_bridge),
		cmocka_unit_test(berezina_counsel_does_not_sleep_before_a_ring),
		cmocka_unit_test(berezina_counsel_last_engineer_goes_where_a_half_is_wanting),
		cmocka_unit_test(berezina_counsel_engineers_begin_while_the_far_bank_is_held),
		cmocka_unit_test(berezina_counsel_guards_hold_for_many),
		cmocka_unit_test(berezina_counsel_best_walk_last),
		cmocka_unit_test(berezina_counsel_waits_for_those_who_come),
		cmocka_unit_test(berezina_captain_sends_davout_by_borissow),
		cmocka_unit_test(berezina_captain_davout_leaves_by_borissow),
		cmocka_unit_test(berezina_captain_sends_horse_by_veselovo),
		cmocka_unit_test(berezina_advice_knows_the_captains_way),
		cmocka_unit_test(berezina_counsel_russians_of_two_players_end_the_worn),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
