/* The Supply Interphase: depots, sources, depletion, hunger. */
#include "marches.h"
#include "words/words.h"

#include <stdio.h>
#include <string.h>

/* The area of a hex. */
static int area_at(struct game *g, const char *id)
{
	return ground_of(&g->s)->region[hex(g, id)];
}

static void supply(struct game *g)
{
	run_row(g, ROW_SUPPLY, RUSSIAN);
	for (int i = 0; i < 20 && frame_now(now(g))->row >= ROW_ORDER && (frame_now(now(g))->row <= ROW_TRACK || frame_now(now(g))->row == ROW_EXPEND); i++)
		play(g, "pass");
}

/* [Supply] [Supply E] [Supply F] [Supply H] [Supply I] [Area Depletion Chart] Example 8: three French corps and one Russian off the
 * undepleted area of Tula in turn 8, another Russian fed by the fortress, a leader and a division that do not count: 50 %. */
static void hex1812_area_depletion_chart(void **unused)
{
	(void)unused;
	static const char three[] = "FR-ic-01 6027; FR-ic-02 6127; FR-id-01 6127; FR-cc-01 6126; FR-A 6027; RU-ic-01 6026";
	struct game *g = marches(8, FRENCH, three);
	int r = area_at(g, "6026");
	assert_int_equal(area_at(g, "6126"), r);
	assert_int_equal(area_at(g, "6127"), r);
	assert_int_equal(area_at(g, "6027"), r);
	supply(g); /* 3 */
	assert_int_equal(state(g)->depleted[r], DEPLETED_NOT);
	leave(g);
	g = marches(8, FRENCH, three);
	units_stand(g, "RU-ic-02 5927");
	assert_int_equal(area_at(g, "5927"), r);
	supply(g); /* 4 to 7 */
	assert_int_equal(state(g)->depleted[r], DEPLETED_HALF);
	leave(g);
}

/* What becomes of the undepleted area in turn 13; `track`: what its owner chooses where he is asked. */
static int winter_area(const char *units, int track)
{
	struct game *g = marches(13, FRENCH, units);
	int r = area_at(g, "6034"), state_now;
	run_row(g, ROW_SUPPLY, RUSSIAN);
	if (track != NONE) {
		row_is(g, ROW_TRACK, FRENCH);
		struct order o = order_make(VERB_CHOOSE, FRENCH, NONE, NONE, track);
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	}
	state_now = state(g)->depleted[r];
	leave(g);
	return state_now;
}

/* [Area Depletion Chart] Example 12: in winter two corps deplete nothing with a supply unit or without, three do without. */
static void hex1812_area_depletion_in_winter(void **unused)
{
	(void)unused;
	assert_int_equal(winter_area("FR-ic-01 6034; FR-ic-02 6034", NONE), DEPLETED_NOT);
	assert_int_equal(winter_area("FR-ic-01 6034; FR-ic-02 6034; FR-ic-03 6034", NONE), DEPLETED_HALF);
	assert_int_equal(winter_area("FR-ic-01 6034; FR-ic-02 6034; FR-ic-03 6034; FR-su-1 6034", CHOICE_WITH), DEPLETED_NOT);
	assert_int_equal(winter_area("FR-ic-01 6034; FR-ic-02 6034; FR-ic-03 6034; FR-su-1 6034", CHOICE_WITHOUT), DEPLETED_HALF);
}

/* [Supply A] [Supply F] [Unsupplied Chart] Units in a depleted area without a source roll each; others never do. */
static void hex1812_unsupplied_chart(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "FR-ic-01 6034; FR-id-01 6034; FR-A 6034; FR-su-1 3030");
	state(g)->depleted[area_at(g, "6034")] = DEPLETED_FULL;
	dice_are(g, (const int[]){3, 4, 0});
	supply(g);
	stands(g, "FR-ic-01", "6034");
	lost(g, "FR-id-01");
	stands(g, "FR-A", "6034");
	leave(g);
	g = marches(12, FRENCH, "FR-ic-01 6034; FR-id-01 6034");
	state(g)->depleted[area_at(g, "6034")] = DEPLETED_FULL;
	dice_are(g, (const int[]){3, 2, 0});
	supply(g);
	lost(g, "FR-ic-01");
	stands(g, "FR-id-01", "6034");
	leave(g);
}

/* [reading 18] Divisions deplete nothing. */
static void hex1812_divisions_deplete_nothing(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "FR-id-01 6034; FR-id-02 6034; FR-id-03 6034; FR-cd-01 6034; FR-id-04 6034; FR-id-05 6034");
	supply(g);
	assert_int_equal(state(g)->depleted[area_at(g, "6034")], DEPLETED_NOT);
	leave(g);
}

/* [Supply B] French supply units set up depots in undepleted areas, Russian ones strip them; the area is depleted at once. */
static void hex1812_supply_b(void **unused)
{
	(void)unused;
	struct game *g = marches(2, FRENCH, "FR-su-1 6034; FR-su-2 6034; FR-ic-01 5034");
	play(g, "done");
	row_is(g, ROW_DEPOT, FRENCH);
	struct prompt ask;
	rules_ask(&g->s, now(g), &ask);
	assert_non_null(strstr(ask.ask.at, "set up a depot"));
	refused(g, "strip FR-su-1", "Supply B");
	refused(g, "depot FR-ic-01", "Supply B");
	play(g, "depot FR-su-1");
	assert_int_equal(state(g)->depleted[area_at(g, "6034")], DEPLETED_FULL);
	assert_true(hx_top(state(g), hex(g, "6034")) != NONE);
	leave(g);
	g = marches(2, RUSSIAN, "RU-su-1 6034; RU-ic-01 5034");
	play(g, "done");
	refused(g, "depot RU-su-1", "Supply B");
	play(g, "strip RU-su-1");
	assert_int_equal(state(g)->depleted[area_at(g, "6034")], DEPLETED_FULL);
	leave(g);
}

/* [Supply D] [reading 18] A depot feeds five combat units for nothing; six use it up. [Disruption A] A disrupted one feeds nobody. */
static void hex1812_supply_d(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "FR-dp-01 6034; FR-ic-01 6034; FR-id-01 6034; FR-id-02 6034; FR-id-03 6034; FR-id-04 6034");
	state(g)->depleted[area_at(g, "6034")] = DEPLETED_FULL;
	supply(g);
	stands(g, "FR-dp-01", "6034");
	stands(g, "FR-ic-01", "6034");
	leave(g);
	g = marches(8, FRENCH, "FR-dp-01 6034; FR-ic-01 6034; FR-id-01 6034; FR-id-02 6034; FR-id-03 6034; FR-id-04 6034; FR-id-05 6034");
	state(g)->depleted[area_at(g, "6034")] = DEPLETED_FULL;
	supply(g);
	lost(g, "FR-dp-01");
	stands(g, "FR-id-05", "6034");
	leave(g);
	g = marches(8, FRENCH, "FR-dp-01 6034*; FR-ic-01 6034");
	state(g)->depleted[area_at(g, "6034")] = DEPLETED_FULL;
	dice_are(g, (const int[]){6, 0});
	supply(g);
	lost(g, "FR-ic-01");
	leave(g);
}

/* [Supply G] [reading 35] A supply unit next door feeds, unless the enemy is there or too many friends. */
static void hex1812_supply_g(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "FR-ic-01 6034");
	const struct ground *f = ground_of(&g->s);
	int r = area_at(g, "6034"), next = NONE, at = NONE;
	for (int i = 0; i < f->regions && next == NONE; i++)
		if (f->near[r] >> i & 1)
			next = i;
	at = f->box[next];
	state(g)->depleted[r] = DEPLETED_FULL;
	hx_put(&g->s, state(g), piece(g, "FR-su-1"), at);
	dice_are(g, (const int[]){6, 0});
	supply(g);
	stands(g, "FR-ic-01", "6034");
	now(g)->header.turn = 8;
	hx_put(&g->s, state(g), piece(g, "FR-id-01"), at);
	hx_put(&g->s, state(g), piece(g, "FR-id-02"), at);
	hx_put(&g->s, state(g), piece(g, "FR-id-03"), at);
	dice_are(g, (const int[]){6, 0});
	supply(g);
	lost(g, "FR-ic-01");
	leave(g);
}

/* [Supply J] [Fortresses A] [reading 34] A fortress of the own land, never entered by the enemy, feeds one combat unit on it. */
static void hex1812_supply_j(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "RU-ic-01 3944; RU-ic-02 3944; FR-ic-01 6034");
	state(g)->depleted[area_at(g, "3944")] = DEPLETED_FULL;
	dice_are(g, (const int[]){6, 6, 6, 0});
	supply(g);
	assert_int_equal((now(g)->piece[piece(g, "RU-ic-01")].place >= 0) + (now(g)->piece[piece(g, "RU-ic-02")].place >= 0), 1);
	now(g)->header.turn = 8;
	state(g)->passed[FRENCH] |= 1u << ground_of(&g->s)->fort[hex(g, "3944")];
	dice_are(g, (const int[]){6, 6, 0});
	supply(g);
	assert_true(hx_top(state(g), hex(g, "3944")) == NONE);

	leave(g);
}

static bool alive(struct game *g, const char *id)
{
	return now(g)->piece[piece(g, id)].place >= 0;
}

/* [Fortresses A] It feeds a corps before a division, however they lie in the stack; infantry before cavalry when its owner does not choose;
 * and a division where no corps stands. */
static void hex1812_whom_a_fortress_feeds(void **unused)
{
	(void)unused;
	static const struct { const char *units, *fed, *hungry; } cases[] = {
		{"RU-ic-01 3944; RU-id-01 3944", "RU-ic-01", "RU-id-01"}, {"RU-id-01 3944; RU-cc-01 3944", "RU-cc-01", "RU-id-01"},
		{"RU-cc-01 3944; RU-ic-01 3944", "RU-ic-01", "RU-cc-01"}, {"RU-cd-01 3944; RU-id-01 3944", "RU-id-01", "RU-cd-01"},
	};
	for (int k = 0; k < 4; k++) {
		char units[120];
		snprintf(units, sizeof units, "%s; FR-ic-01 6034", cases[k].units);
		struct game *g = marches(8, FRENCH, units);
		state(g)->depleted[area_at(g, "3944")] = DEPLETED_FULL;
		dice_are(g, (const int[]){6, 6, 6, 0});
		supply(g);
		if (!alive(g, cases[k].fed) || alive(g, cases[k].hungry))
			fail_msg("%s: not %s is fed", cases[k].units, cases[k].fed);
		leave(g);
	}
}

/* [Supply J] Any one unit: of two divisions in a fortress, one of each arm, the owner says which is fed, but only where the other starves. */
static void hex1812_supply_j_the_owner_chooses_a_division(void **unused)
{
	(void)unused;
	static const struct { int choice; const char *fed, *hungry; } cases[] = {
		{CHOICE_KEEP_INF, "RU-id-01", "RU-cd-01"}, {CHOICE_KEEP_CAV, "RU-cd-01", "RU-id-01"},
	};
	for (int k = 0; k < 2; k++) {
		struct game *g = marches(8, FRENCH, "RU-id-01 3944; RU-cd-01 3944; FR-ic-01 6034");
		struct order o = order_make(VERB_CHOOSE, RUSSIAN, NONE, NONE, cases[k].choice);
		state(g)->depleted[area_at(g, "3944")] = DEPLETED_FULL;
		dice_are(g, (const int[]){6, 6, 0});
		run_row(g, ROW_SUPPLY, RUSSIAN);
		row_is(g, ROW_KEEP, RUSSIAN);
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
		assert_true(alive(g, cases[k].fed) && !alive(g, cases[k].hungry));
		leave(g);
	}
	struct game *g = marches(8, FRENCH, "RU-id-01 3944; RU-cd-01 3944; FR-ic-01 6034");
	run_row(g, ROW_SUPPLY, RUSSIAN);
	assert_false(frame_now(now(g))->row == ROW_KEEP);
	leave(g);
}

/* [Supply F, Unsupplied Chart] The dice are for those who have no source, not for others of their side elsewhere. */
static void hex1812_hunger_is_of_one_area(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "FR-ic-01 6034; FR-id-01 6034; FR-ic-02 2134; FR-id-02 2134; RU-ic-01 3944");
	assert_int_not_equal(area_at(g, "6034"), area_at(g, "2134"));
	state(g)->depleted[area_at(g, "6034")] = DEPLETED_FULL;
	dice_are(g, (const int[]){6, 6, 6, 6, 6, 0});
	supply(g);
	assert_true(!alive(g, "FR-ic-01") && !alive(g, "FR-id-01"));
	assert_true(alive(g, "FR-ic-02") && alive(g, "FR-id-02") && alive(g, "RU-ic-01"));
	leave(g);
}

/* [Supply C] [Disruption A] A disrupted depot feeds nobody, and when its company has starved beside an enemy it vanishes. */
static void hex1812_hunger_leaves_a_depot_alone(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "FR-dp-01 6034*; FR-ic-01 6034; RU-cc-01 6035");
	state(g)->depleted[area_at(g, "6034")] = DEPLETED_FULL;
	state(g)->depleted[area_at(g, "6035")] = DEPLETED_NOT;
	dice_are(g, (const int[]){6, 0});
	supply(g);
	lost(g, "FR-ic-01");
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, AT_POOL);
	leave(g);
}

/* [Supply A] [Supply G] Nobody goes hungry while a source is open: divisions that have a depot leave the supply unit next door to those
 * who have not. */
static void hex1812_supply_a_a_depot_before_another_s_neighbour(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "FR-id-01 2225; FR-dp-01 2225; FR-id-02 2723; FR-su-1 3029");
	struct hx_forecast f;
	state(g)->depleted[area_at(g, "2225")] = state(g)->depleted[area_at(g, "2723")] = DEPLETED_FULL;
	hx_forecast(&g->s, state(g), &f);
	assert_true(set_empty(&f.starving));
	dice_are(g, (const int[]){6, 6, 0});
	supply(g);
	stands(g, "FR-id-01", "2225");
	stands(g, "FR-id-02", "2723");
	leave(g);
	/* alone it spares its depot */
	g = marches(8, FRENCH, "FR-id-01 2225; FR-dp-01 2225; FR-su-1 3029");
	state(g)->depleted[area_at(g, "2225")] = DEPLETED_FULL;
	hx_forecast(&g->s, state(g), &f);
	assert_int_equal(f.on_depot[area_at(g, "2225")], 0);
	leave(g);
}

/* [Supply A] A corps with two neighbours leaves a division its only one, left to the program or not. */
static void hex1812_supply_a_a_corps_leaves_others_their_last_source(void **unused)
{
	(void)unused;
	static const char units[] = "FR-ic-01 2225; FR-su-1 2320; FR-su-2 2029; FR-id-02 1614";
	for (int leaves = 0; leaves < 2; leaves++) {
		struct game *g = marches(8, FRENCH, units);
		state(g)->depleted[area_at(g, "2225")] = state(g)->depleted[area_at(g, "1614")] = DEPLETED_FULL;
		state(g)->leaves[FRENCH] = (uint8_t)leaves;
		dice_are(g, (const int[]){6, 6, 0});
		run_row(g, ROW_SUPPLY, RUSSIAN);
		assert_false(frame_now(now(g))->row == ROW_SOURCE); /* one source is left to it */
		stands(g, "FR-ic-01", "2225");
		stands(g, "FR-id-02", "1614");
		leave(g);
	}
}

/* [Supply A] What others have for their only source is refused while another is open, with the reason. */
static void hex1812_supply_a_refuses_the_last_source_of_others(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "FR-ic-01 2225; FR-ic-02 2225; FR-ic-03 2225; FR-ic-04 2225; FR-ic-05 2225; FR-ic-06 2225; FR-dp-01 2225; "
					    "FR-su-1 2320; FR-su-2 2029; FR-id-02 1614");
	state(g)->depleted[area_at(g, "2225")] = state(g)->depleted[area_at(g, "1614")] = DEPLETED_FULL;
	run_row(g, ROW_SUPPLY, RUSSIAN);
	row_is(g, ROW_SOURCE, FRENCH);
	says(g, "draw 2320 1", "Supply G", "last source of others");
	play(g, "draw 2029 2; draw 2225 4");
	stands(g, "FR-id-02", "1614");
	stands(g, "FR-dp-01", "2225");
	leave(g);
}

/* [Supply G] [reading 46] A supply unit feeds one area next door only: where divisions of two contend for it their owner says which draws,
 * the one that leaves more of them hungry too; left to the program the most are fed. */
static void hex1812_supply_g_divisions_contend(void **unused)
{
	(void)unused;
	static const struct { const char *order, *hungry; } cases[] = {
		{"name 2225", "FR-id-02"}, {"name 2723", "FR-id-01"}, {"pass", "FR-id-01"},
	};
	for (int k = 0; k < 3; k++) {
		struct game *g = marches(8, FRENCH, "FR-id-01 2225; FR-id-02 2723; FR-cd-01 2723; FR-su-1 3029");
		struct prompt ask;
		state(g)->depleted[area_at(g, "2225")] = state(g)->depleted[area_at(g, "2723")] = DEPLETED_FULL;
		dice_are(g, (const int[]){6, 6, 6, 0});
		run_row(g, ROW_SUPPLY, RUSSIAN);
		row_is(g, ROW_ORDER, FRENCH);
		rules_ask(&g->s, now(g), &ask);
		assert_non_null(strstr(ask.ask.at, "feeds divisions of one area next door only"));
		refused(g, "name 3029", "Supply G");
		play(g, cases[k].order);
		lost(g, cases[k].hungry);
		assert_true(alive(g, "FR-id-01") != alive(g, "FR-id-02"));
		leave(g);
	}
}

/* How many units of the area of a hex draw on the supply unit in that of another, as the account of the area tells it. */
static int told_on(struct game *g, const char *at, const char *host)
{
	const struct ground *f = ground_of(&g->s);
	int n = 0;
	for (int i = 0; i < g->ev.n; i++) {
		const struct event *e = &g->ev.at[i];
		const struct account *a = e->kind == EVENT_CHECK && e->to == f->box[area_at(g, at)] ? &g->ev.account[e->account] : NULL;
		for (int k = 0; a && k < a->n; k++)
			n += a->at[k].text == TEXT_DRAW_ON && a->at[k].place == f->box[area_at(g, host)] ? a->at[k].num : 0;
	}
	return n;
}

/* [Supply G] On whose supply unit divisions draw is told too, with corps of their area or alone: who goes hungry for it sees why. */
static void hex1812_supply_g_tells_where_divisions_draw(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "FR-id-01 2225; FR-id-02 2723; FR-cd-01 2723; FR-su-1 3029");
	state(g)->depleted[area_at(g, "2225")] = state(g)->depleted[area_at(g, "2723")] = DEPLETED_FULL;
	dice_are(g, (const int[]){6, 6, 6, 0});
	run_row(g, ROW_SUPPLY, RUSSIAN);
	play(g, "name 2723");
	assert_int_equal(told_on(g, "2723", "3029"), 2);
	assert_int_equal(told_on(g, "2225", "3029"), 0);
	leave(g);
	g = marches(8, FRENCH, "FR-id-01 2225; FR-ic-01 2225; FR-su-1 3029");
	state(g)->depleted[area_at(g, "2225")] = DEPLETED_FULL;
	run_row(g, ROW_SUPPLY, RUSSIAN);
	assert_int_equal(told_on(g, "2225", "3029"), 2);
	leave(g);
}

/* Eleven corps in a wholly depleted area with two depots apart. */
static const char eleven[] = "FR-ic-01 4731; FR-ic-02 4731; FR-ic-03 4731; FR-ic-04 4731; FR-ic-05 4731; FR-ic-06 5232; FR-ic-07 5232; FR-ic-08 5232; "
			     "FR-ic-09 5232; FR-ic-10 5232; FR-dp-01 4731; FR-dp-02 5232";

static struct game *crowded(const char *more, int turn)
{
	struct game *g = marches(turn, FRENCH, eleven);
	units_stand(g, more);
	assert_int_equal(area_at(g, "4731"), area_at(g, "5232"));
	state(g)->depleted[area_at(g, "4731")] = DEPLETED_FULL;
	run_row(g, ROW_SUPPLY, RUSSIAN);
	return g;
}

/* [Supply D] Whose depot a sixth user uses up is the owner's matter: he says which of two that lie apart; divisions count too. */
static void hex1812_supply_d_the_owner_says_which_depot(void **unused)
{
	(void)unused;
	static const char *const eleventh[] = {"FR-ic-11 4731", "FR-id-01 4731"};
	static const struct { const char *order, *goes, *stays; } cases[] = {
		{"name 4731", "FR-dp-01", "FR-dp-02"}, {"name 5232", "FR-dp-02", "FR-dp-01"},
	};
	for (int k = 0; k < 4; k++) {
		struct game *g = crowded(eleventh[k / 2], 8);
		struct prompt ask;
		row_is(g, ROW_EXPEND, FRENCH);
		rules_ask(&g->s, now(g), &ask);
		assert_non_null(strstr(ask.ask.at, "11 units use the depots of"));
		refused(g, "name 4732", "Supply D");
		assert_true(g->s.rules->sound(&g->s, now(g), &g->e));
		play(g, cases[k % 2].order);
		assert_int_equal(now(g)->piece[piece(g, cases[k % 2].goes)].place, AT_POOL);
		assert_true(now(g)->piece[piece(g, cases[k % 2].stays)].place >= 0);
		assert_true(set_empty(&now(g)->used));
		leave(g);
	}
}

static void unsound_with(struct game *g, uint8_t *at, int value)
{
	uint8_t was = *at;
	*at = (uint8_t)value;
	assert_false(g->s.rules->sound(&g->s, now(g), &g->e));
	*at = was;
	assert_true(g->s.rules->sound(&g->s, now(g), &g->e));
}

/* What the Supply Interphase notes of areas stands nowhere outside it, nor in it where there is no area; who has to use depots is no matter of
 * choice. [Supply D] Only a depot can be named to be used up. */
static void hex1812_shares_that_nobody_can_have(void **unused)
{
	(void)unused;
	struct game *g = crowded("FR-ic-11 4731", 8);
	struct campaign *c = state(g);
	uint8_t *const noted[] = {c->uses[0], c->uses[1], c->left[0], c->left[1], c->on_depot, c->guests,
				  c->host_of, c->track, c->keep[0], c->keep[1], c->riders};
	int here = area_at(g, "4731");
	row_is(g, ROW_EXPEND, FRENCH);
	unsound_with(g, &c->riders[here], c->riders[here] + 1);
	for (size_t i = 0; i < sizeof noted / sizeof noted[0]; i++)
		unsound_with(g, &noted[i][REGIONS - 1], 1);
	static const char *const none[] = {"FR-ic-11", "FR-dp-03"}; /* a corps; a depot that is not on the map */
	for (int i = 0; i < 2; i++) {
		set_add(&now(g)->used, piece(g, none[i]));
		assert_false(g->s.rules->sound(&g->s, now(g), &g->e));
		set_drop(&now(g)->used, piece(g, none[i]));
	}
	play(g, "name 4731");
	assert_int_equal(c->stage, 0);
	for (size_t i = 0; i < sizeof noted / sizeof noted[0]; i++)
		unsound_with(g, &noted[i][here], 1);
	leave(g);
}

/* [Supply D] Nobody is asked where none is used up, nor where all lie on one hex; left to the program the one nearest to the enemy goes,
 * of two as near the one without a supply unit. */
static void hex1812_supply_d_asks_only_for_a_cost(void **unused)
{
	(void)unused;
	struct game *g = crowded("RU-ic-01 6034", 8);
	assert_true(frame_now(now(g))->row != ROW_EXPEND);
	assert_true(now(g)->piece[piece(g, "FR-dp-01")].place >= 0 && now(g)->piece[piece(g, "FR-dp-02")].place >= 0);
	leave(g);
	g = marches(8, FRENCH, "FR-ic-01 4731; FR-ic-02 4731; FR-ic-03 4731; FR-ic-04 4731; FR-ic-05 4731; FR-ic-06 4731; FR-ic-07 4731; FR-ic-08 4731; "
			       "FR-ic-09 4731; FR-ic-10 4731; FR-ic-11 4731; FR-dp-01 4731; FR-dp-02 4731");
	state(g)->depleted[area_at(g, "4731")] = DEPLETED_FULL;
	run_row(g, ROW_SUPPLY, RUSSIAN);
	assert_true(frame_now(now(g))->row != ROW_EXPEND);
	assert_int_equal(now(g)->piece[piece(g, "FR-dp-01")].place, AT_POOL);
	leave(g);
	static const struct { const char *more, *goes; } cases[] = {
		{"FR-ic-11 4731; RU-ic-01 5335", "FR-dp-02"}, {"FR-ic-11 4731; RU-ic-01 4428", "FR-dp-01"}, {"FR-ic-11 4731; FR-su-1 4731", "FR-dp-02"},
	};
	for (int k = 0; k < 3; k++) {
		g = crowded(cases[k].more, 8);
		row_is(g, ROW_EXPEND, FRENCH);
		play(g, "pass");
		assert_int_equal(now(g)->piece[piece(g, cases[k].goes)].place, AT_POOL);
		leave(g);
	}
}

/* [Supply G] [reading 46] Nobody is asked where all can be fed. */
static void hex1812_supply_g_asks_only_for_a_cost(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "FR-id-01 2225; FR-id-02 2723; FR-su-1 3029; FR-su-2 2029");
	state(g)->depleted[area_at(g, "2225")] = state(g)->depleted[area_at(g, "2723")] = DEPLETED_FULL;
	dice_are(g, (const int[]){6, 6, 0});
	run_row(g, ROW_SUPPLY, RUSSIAN);
	assert_false(frame_now(now(g))->row == ROW_ORDER);
	assert_true(alive(g, "FR-id-01") && alive(g, "FR-id-02"));
	leave(g);
}

/* [Supply H] What a supply unit does is told as the chart has it: another track, and with no enemy in the area. */
static void hex1812_supply_h_is_told(void **unused)
{
	(void)unused;
	struct game *g = marches(8, FRENCH, "FR-su-1 6027; RU-ic-01 6026");
	struct text words;
	words_of(&g->s)->about(&g->s, now(g), piece(g, "FR-su-1"), SIDE_0, &words);
	assert_non_null(strstr(words.at, "no enemy combat units"));
	assert_non_null(strstr(words.at, "depleted by the better track"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(hex1812_area_depletion_chart),
		cmocka_unit_test(hex1812_supply_h_is_told),
		cmocka_unit_test(hex1812_area_depletion_in_winter),
		cmocka_unit_test(hex1812_unsupplied_chart),
		cmocka_unit_test(hex1812_divisions_deplete_nothing),
		cmocka_unit_test(hex1812_supply_b),
		cmocka_unit_test(hex1812_supply_d),
		cmocka_unit_test(hex1812_supply_g),
		cmocka_unit_test(hex1812_supply_a_a_depot_before_another_s_neighbour),
		cmocka_unit_test(hex1812_supply_a_a_corps_leaves_others_their_last_source),
		cmocka_unit_test(hex1812_supply_a_refuses_the_last_source_of_others),
		cmocka_unit_test(hex1812_supply_g_divisions_contend),
		cmocka_unit_test(hex1812_supply_g_tells_where_divisions_draw),
		cmocka_unit_test(hex1812_supply_d_the_owner_says_which_depot),
		cmocka_unit_test(hex1812_shares_that_nobody_can_have),
		cmocka_unit_test(hex1812_supply_d_asks_only_for_a_cost),
		cmocka_unit_test(hex1812_supply_g_asks_only_for_a_cost),
		cmocka_unit_test(hex1812_supply_j),
		cmocka_unit_test(hex1812_whom_a_fortress_feeds),
		cmocka_unit_test(hex1812_supply_j_the_owner_chooses_a_division),
		cmocka_unit_test(hex1812_hunger_is_of_one_area),
		cmocka_unit_test(hex1812_hunger_leaves_a_depot_alone),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
