/* Single decisions of the Invasion of Russia's own player: a position, and what it does. */
#include "rules/gamble/campaign.h"

#include "ai/gamble/own.h"

#include <stdio.h>

static const struct order *chosen(struct game *g)
{
	uint64_t mine = 3;
	rules_orders(&g->s, now(g), &g->list);
	int i = mind_of(&g->s)->counsel(&g->s, now(g), &g->list, 0, &mine, NULL);
	assert_in_range(i, 0, g->list.n - 1);
	return &g->list.at[i];
}

static void obey(struct game *g)
{
	const struct order *o = chosen(g);
	if (!rules_play(&g->s, now(g), o, &g->ev, &g->e))
		fail_msg("%s (%s)", g->e.reason, g->e.rule);
}

/* The Movement Phase of a side as it likes, twenty orders at most. */
static void march(struct game *g, int side)
{
	begins(g, ROW_MOVE, side);
	for (int n = 0; n < 20 && frame_now(now(g))->row == ROW_MOVE; n++)
		obey(g);
}

/* [11.18] Three disrupted divisions beside a strong stack are as good as a decisive victory. */
static void gamble_counsel_attacks_whoever_is_broken(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 0710; FR-I-2 0710; FR-I-3 0710; FR-Davout 0710; RU-1II-1 0711*; RU-1II-2 0711*; RU-1III-2 0711*");
	combat_begins(g, FRENCH, 4, 3);
	const struct order *o = chosen(g);
	assert_int_equal(o->verb, VERB_TAKE);
	assert_int_equal(now(g)->piece[o->piece].place, hex(g, "0710"));
	obey(g);
	if (chosen(g)->verb == VERB_ATTACK_PLACE)
		assert_int_equal(chosen(g)->place, hex(g, "0711"));
	leave(g);
}

static void gamble_counsel_lets_the_strong_alone(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-II-3 0710; FR-Oudinot 0710; RU-1V-1 0711; RU-1V-2 0711; RU-1V-3 0711; RU-1VI-1 0711; RU-Kutuzov 0711");
	combat_begins(g, FRENCH, 4, 3);
	assert_int_equal(chosen(g)->verb, VERB_PASS);
	leave(g);
}

/* [14.7] An empty city that counts is entered, and by as few hexes as it takes. */
static void gamble_counsel_takes_an_empty_city(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 2, "FR-I-1 1907; FR-I-2 1907; FR-Davout 1907; RU-Riga-1 0313");
	depot(g, FRENCH, "1907");
	train(g, FRENCH, "1907");
	march(g, FRENCH);
	assert_int_equal(now(g)->piece[piece(g, "FR-I-1")].place == hex(g, "1808") || now(g)->piece[piece(g, "FR-I-2")].place == hex(g, "1808"), 1);
	leave(g);
}

/* [16.9] Independence promises every city that counts; who holds half of them lets it be. */
static void gamble_counsel_promises_no_more_than_it_holds(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 6, "FR-V-1 1317; FR-Poniatowski 1317; RU-1V-1 1008");
	frame_push(now(g), ROW_ORDER, SIDE_0)->count = 1;
	frame_push(now(g), ROW_POLITICS, SIDE_0);
	assert_int_equal(chosen(g)->number, CHOICE_NO_INDEPENDENCE);
	leave(g);
}

/* [8.1] The train goes to those who stand before Moscow, though fewer can be rallied there than at home. */
static void gamble_counsel_rallies_where_it_matters(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 8, "FR-I-1 0708*; FR-I-2 0708; FR-Davout 0708; FR-II-1 2207*; FR-II-2 2207*; FR-Oudinot 2207; RU-Riga-1 0313");
	depot(g, FRENCH, "0708");
	depot(g, FRENCH, "2207");
	train(g, FRENCH, "2207");
	int last = set_next(&gb_own(&g->s)->trains[FRENCH], 0);
	while (now(g)->piece[last].place != hex(g, "2207") || now(g)->piece[last].flags & FLAG_DEPOT)
		last = set_next(&gb_own(&g->s)->trains[FRENCH], last + 1);
	now(g)->piece[last].place = AT_TRAY;
	begins(g, ROW_ALLOT, FRENCH);
	const struct order *o = chosen(g);
	assert_int_equal(o->verb, VERB_PUT);
	assert_int_equal(o->place, hex(g, "0708"));
	leave(g);
}

static int wintering(const char *units)
{
	struct game *g = long_war(NULL, 7, units);
	begins(g, ROW_QUARTERS, FRENCH);
	int choice = chosen(g)->number;
	leave(g);
	return choice;
}

/* [16.13] Winter quarters are for those who are far from winning: the east has to be given up for them. */
static void gamble_counsel_winters_only_far_behind(void **unused)
{
	(void)unused;
	assert_int_equal(wintering("FR-I-1 2207; FR-Davout 2207; RU-1V-1 1008"), CHOICE_WINTER_QUARTERS);
	assert_int_equal(wintering("FR-I-1 0407; FR-I-2 1808; FR-I-3 1610; FR-I-4 1208; FR-I-5 1008; FR-Davout 0407; RU-1V-1 0110"), CHOICE_CAMPAIGN_ON);
}

/* [7.8] St Petersburg is in reach of Pskov: the next depot is one on the road to Moscow. */
static void gamble_counsel_goes_on_to_the_other_capital(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 6, "FR-I-1 1403; FR-I-2 1403; FR-Davout 1403; RU-Riga-1 0313");
	struct gb_eye v;
	const char *const chain[] = {"2208", "1808", "1606", "1403"};
	for (size_t i = 0; i < sizeof chain / sizeof *chain; i++)
		depot(g, FRENCH, chain[i]);
	gb_eye_open(&v, &g->s, gamble_of(now(g)), FRENCH, TEMPER_USUAL, true);
	assert_int_not_equal(v.link, NONE);
	assert_true(board_distance(&g->s.board, v.link, hex(g, "0407")) < board_distance(&g->s.board, hex(g, "1403"), hex(g, "0407")));
	leave(g);
}

/* [6.2] The line from 0914 goes through the city of 0612 as long as somebody is there: whoever goes on shuts it behind himself, and does not
 * go where he was fed only as long as he stood there. */
static void gamble_counsel_shuts_no_line_behind_itself(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 7, "FR-I-1 0612; FR-I-2 0612; FR-Davout 0612; RU-Riga-1 0313");
	struct gb_eye v;
	struct gb_plan plan;
	depot(g, FRENCH, "0914");
	train(g, FRENCH, "0612");
	begins(g, ROW_MOVE, FRENCH);
	gb_eye_open(&v, &g->s, gamble_of(now(g)), FRENCH, TEMPER_USUAL, true);
	assert_true(gb_own(&g->s)->city[hex(g, "0612")] && gb_fed(&v, hex(g, "0411")));
	gb_plan_march(&v, hex(g, "0612"), &plan);
	assert_true(plan.to != NONE && plan.to != hex(g, "0411"));
	leave(g);
}

/* [6.6, 14.7] A commander needs no bread: alone in a city that counts he stays, though troops without one stand near. */
static void gamble_counsel_holds_a_city_by_its_commander(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 9, "FR-Davout 1008; FR-I-1 1209; FR-I-2 1209; FR-I-3 1209; FR-I-4 1209; FR-I-5 1209; RU-Riga-1 0313");
	begins(g, ROW_COMMANDERS, FRENCH);
	assert_int_not_equal(chosen(g)->verb, VERB_TAKE);
	leave(g);
}

/* [6.4, 14.7] The game is lost with the emperor: he risks most alone, less with a few who starve, nothing among those who are fed, or far
 * from every enemy. */
static void gamble_counsel_fears_for_the_emperor(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 8, "FR-Napoleon 1210; FR-I-1 1210; FR-II-1 1610; RU-1V-1 0909; RU-1V-2 0909");
	struct gb_eye v;
	depot(g, FRENCH, "1610");
	gb_eye_open(&v, &g->s, gamble_of(now(g)), FRENCH, TEMPER_USUAL, false);
	int starving = hex(g, "1210"), fed = hex(g, "1610");
	assert_false(gb_fed(&v, starving));
	assert_int_equal(gb_forsaken(&v, fed, 1), 0);
	assert_true(gb_forsaken(&v, starving, 5) > 0);
	assert_true(gb_forsaken(&v, starving, 1) > gb_forsaken(&v, starving, 5));
	assert_true(gb_forsaken(&v, starving, 0) > gb_forsaken(&v, starving, 1));
	assert_int_equal(gb_forsaken(&v, hex(g, "2010"), 1), 0);
	leave(g);
}

/* [7.1] A depot takes a train in every turn: one that feeds a single broken division and opens no road goes. */
static void gamble_counsel_gives_up_a_depot_for_few(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 6, "FR-I-1 2208; FR-Davout 2208; RU-1V-1 1008; RU-1V-2 1008; RU-1V-3 1008; RU-Barclay 1008; RU-Riga-1 0313*; RU-Essen 0313");
	depot(g, RUSSIAN, "1008");
	depot(g, RUSSIAN, "0313");
	begins(g, ROW_CONVERT, RUSSIAN);
	const struct order *o = chosen(g);
	assert_int_equal(o->verb, VERB_NAME);
	assert_int_equal(o->place, hex(g, "0313"));
	leave(g);
}

static const struct gb_goal *goal_at(const struct gb_eye *v, int place)
{
	for (int k = 0; k < v->goals; k++)
		if (v->goal[k].at == place)
			return &v->goal[k];
	fail_msg("no goal at %s", v->s->board.at[place].id);
	return NULL;
}

/* [14.7] Of two equal enemy stacks the one that could walk into a weakly held Moscow is worth more. */
static void gamble_counsel_hunts_who_threatens_a_city(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 9, "FR-I-1 0407; FR-Davout 0407; FR-II-1 1505; FR-II-2 1505; FR-Oudinot 1505; RU-1V-1 0409; RU-1V-2 1503");
	struct gb_eye v;
	gb_eye_open(&v, &g->s, gamble_of(now(g)), FRENCH, TEMPER_USUAL, true);
	assert_true(goal_at(&v, hex(g, "1503"))->worth > 0);
	assert_true(goal_at(&v, hex(g, "0409"))->worth > goal_at(&v, hex(g, "1503"))->worth + 50);
	leave(g);
}

/* What each idea is about: enemy stacks, cities, strength brought together. */
static void gamble_tempers_want_other_things(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 9, "FR-I-1 0407; FR-Davout 0407; FR-II-1 1505; FR-II-2 1505; FR-Oudinot 1505; RU-1V-1 0409; RU-1V-2 1503");
	struct gb_eye usual, v;
	int prey = hex(g, "1503"), city = hex(g, "1008");
	gb_eye_open(&usual, &g->s, gamble_of(now(g)), FRENCH, TEMPER_USUAL, true);
	gb_eye_open(&v, &g->s, gamble_of(now(g)), FRENCH, TEMPER_HUNT, true);
	assert_true(goal_at(&v, prey)->worth > 2 * goal_at(&usual, prey)->worth && goal_at(&v, city)->worth == goal_at(&usual, city)->worth);
	gb_eye_open(&v, &g->s, gamble_of(now(g)), FRENCH, TEMPER_CITIES, true);
	assert_true(goal_at(&v, prey)->worth < goal_at(&usual, prey)->worth && goal_at(&v, city)->worth > goal_at(&usual, city)->worth);
	gb_eye_open(&v, &g->s, gamble_of(now(g)), FRENCH, TEMPER_MASS, true);
	assert_true(goal_at(&v, prey)->need > 2 * goal_at(&usual, prey)->need);
	leave(g);
}

/* What I Corps gains by marching on Moscow, fed from one hex, when hunger and attrition count so much. */
static int gain_of(int turn, int bread, const char *place, const char *fed_from, const char *to)
{
	char units[64];
	struct gb_eye v;
	struct gb_plan plan;
	snprintf(units, sizeof units, "FR-I-1 %s; FR-I-2 %s; FR-Ney %s; RU-Riga-1 0313", place, place, place);
	struct game *g = war(NULL, turn, units);
	depot(g, FRENCH, fed_from);
	train(g, FRENCH, place);
	begins(g, ROW_MOVE, FRENCH);
	gb_eye_open(&v, &g->s, gamble_of(now(g)), FRENCH, TEMPER_USUAL, true);
	v.t.bread = bread;
	gb_plan_march(&v, hex(g, place), &plan);
	assert_true(plan.to == hex(g, to));
	leave(g);
	return plan.gain;
}

/* [6.4, 8.5] Two hexes out of supply, and three within it, are dear to who thinks of bread. */
static void gamble_tempers_mind_bread(void **unused)
{
	(void)unused;
	assert_true(gain_of(11, 100, "0608", "0808", "0407") >= gain_of(11, 250, "0608", "0808", "0407") + 10);
	assert_true(gain_of(9, 100, "0708", "0607", "0407") > gain_of(9, 250, "0708", "0607", "0407"));
}

/* [6.4, 14.7] Moscow without a depot near is held by one division as well as by three: the others keep their bread. */
static void gamble_counsel_sends_one_to_a_barren_city(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 9, "FR-I-1 0908; FR-I-2 0908; FR-I-3 0908; FR-I-4 0908; FR-Davout 0908; RU-Riga-1 0313");
	depot(g, FRENCH, "1008");

	train(g, FRENCH, "0908");
	march(g, FRENCH);
	int there = 0;
	for (int i = 1; i <= 4; i++) {
		char id[8];
		snprintf(id, sizeof id, "FR-I-%d", i);
		there += now(g)->piece[piece(g, id)].place == hex(g, "0407");
	}
	assert_int_equal(there, 1);
	leave(g);
}

/* What is good for one side is as bad for the other. */
static void gamble_judgement_has_two_sides(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1808; FR-Davout 1808; RU-1II-1 0711; RU-Barclay 0711");
	const struct mind *m = mind_of(&g->s);
	int before = m->judge(&g->s, now(g), SIDE_0);
	assert_int_equal(before, -m->judge(&g->s, now(g), SIDE_1));
	now(g)->piece[piece(g, "FR-Davout")].place = now(g)->piece[piece(g, "FR-I-1")].place = (int16_t)hex(g, "1809");
	assert_true(m->judge(&g->s, now(g), SIDE_0) < before); /* Wilno is given up */
	leave(g);
}

/* [8.7] A depot that nobody guards is a train for the rest of the war: the Russians turn back for it from a city that the French hold. */
static void gamble_counsel_raids_a_lone_depot(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "RU-1V-1 1408; RU-1V-2 1408; RU-1V-3 1408; RU-Barclay 1408; FR-I-1 1808; FR-Davout 1808");
	depot(g, RUSSIAN, "1308");
	depot(g, FRENCH, "1210");
	train(g, RUSSIAN, "1408");
	march(g, RUSSIAN);
	assert_int_equal(gamble_of(now(g))->lost[FRENCH], 1);
	leave(g);
}

static int judged(struct game *g)
{
	return mind_of(&g->s)->judge(&g->s, now(g), SIDE_0);
}

/* [14.7] A decisive victory is a point at any time, and more while there is time to use the command it brings. */
static void gamble_judgement_keeps_victories(void **unused)
{
	(void)unused;
	int last = 1000;
	for (int turn = 2; turn <= 16; turn += 7) {
		struct game *g = war(NULL, turn, "FR-I-1 1808; FR-Davout 1808; RU-1II-1 0711; RU-Barclay 0711");
		int before = judged(g);
		now(g)->header.track[TRACK_BONUS]--;
		int gain = judged(g) - before;
		assert_in_range(gain, 100, turn < 16 ? last - 1 : last);
		last = gain;
		leave(g);
	}
}

/* [8.7] A French train lost for good is missed in every turn to come. */
static void gamble_judgement_misses_trains(void **unused)
{
	(void)unused;
	int last = 1000;
	for (int turn = 3; turn <= 15; turn += 6) {
		struct game *g = war(NULL, turn, "FR-I-1 1808; FR-Davout 1808; RU-1II-1 0711; RU-Barclay 0711");
		int before = judged(g);
		state(g)->lost[FRENCH]++;
		int cost = before - judged(g);
		assert_in_range(cost, 1, last - 1);
		last = cost;
		state(g)->lost[RUSSIAN]++;
		assert_in_range(judged(g) - before + cost, 1, cost);
		leave(g);
	}
}

/* [14.7] In summer who stands before a city says more about it than who holds it; in the last turn the holder has it. */
static void gamble_judgement_looks_around_cities(void **unused)
{
	(void)unused;
	static const char *const before[] = {"FR-I-1 1808; FR-Davout 1808; RU-1V-1 0711", "FR-I-1 1810; FR-I-2 1810; FR-I-3 1810; FR-Davout 1810; RU-1V-1 0711"};
	int better[2];
	for (int k = 0; k < 2; k++) {
		int value[2];
		for (int i = 0; i < 2; i++) {
			struct game *g = war(NULL, k ? 16 : 3, before[i]);
			value[i] = judged(g);
			leave(g);
		}
		better[k] = value[1] - value[0];
	}
	assert_true(better[0] > 0 && better[1] < 0);
}

/* Units count, those who have bread more than those who starve; depots do. */
static void gamble_judgement_counts_the_army(void **unused)
{
	(void)unused;
	static const char *const armies[] = {"RU-1II-1 0711; FR-I-1 2308", "RU-1II-1 0711; FR-I-1 2308; FR-I-2 2308", "RU-1II-1 0711; FR-I-1 2308; FR-I-2 2308"};
	int value[3];
	for (int i = 0; i < 3; i++) {
		struct game *g = war(NULL, 5, armies[i]);
		depot(g, FRENCH, i < 2 ? "2407" : "0711");
		value[i] = judged(g);
		leave(g);
	}
	assert_true(value[1] > value[0] && value[2] < value[1]);
	struct game *g = war(NULL, 5, armies[0]);
	depot(g, FRENCH, "2208");
	depot(g, RUSSIAN, "0711");
	int one_each = judged(g);
	depot(g, FRENCH, "2407"); /* it feeds nobody who was not fed */
	int more = judged(g);
	depot(g, RUSSIAN, "0407");
	assert_true(more > one_each && judged(g) == one_each);
	leave(g);
}

/* What is over is as it is scored, and won. */
static void gamble_judgement_of_the_end(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 16, "FR-I-1 1808; FR-Davout 1808; RU-1II-1 0711; RU-Barclay 0711");
	now(g)->header.result.over = true;
	now(g)->header.result.winner = RUSSIAN;
	int points = 100 * (gb_points(&g->s, state(g), FRENCH) - gb_points(&g->s, state(g), RUSSIAN));
	assert_int_equal(judged(g), points - 100000);
	leave(g);
}

/* [11.12, 14.7] A victory that left most of the stack disrupted: one division goes on with a commander, the emperor stays with the rest. */
static void gamble_counsel_leaves_the_emperor_with_most(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-IG-1 1908; FR-IG-2 1908; FR-IG-3 1908; FR-IG-4 1908; FR-Napoleon 1908; FR-Davout 1908;"
				      "RU-1II-1 1808; RU-1II-2 1808; RU-1VI-1 1808; FR-X-1 1610; RU-Dan-1 1609");
	combat_begins(g, FRENCH, 4, 0);
	play(g, "take FR-IG-1; assault 1808; spend 4");
	dice(g, "6 4 4 6 1 1"); /* the order; beaten by four; three hits back */
	play(g, "commit");
	for (int n = 0; n < 20 && frame_now(now(g))->row != ROW_ADVANCE; n++)
		obey(g);
	row_is(g, ROW_ADVANCE, FRENCH);
	for (int n = 0; n < 6 && frame_now(now(g))->row == ROW_ADVANCE; n++)
		obey(g);
	static const char *const guard[] = {"FR-IG-1", "FR-IG-2", "FR-IG-3", "FR-IG-4"};
	int on = 0;
	for (int i = 0; i < 4; i++)
		on += now(g)->piece[scenario_piece(&g->s, guard[i])].place == hex(g, "1808");
	assert_int_equal(on, 1);
	stands(g, "FR-Davout", "1808");
	stands(g, "FR-Napoleon", "1908");
	leave(g);
}

/* [16.1] Card 24: the frost takes a unit of the stack in the open. Who was disrupted already would be lost; the other one is only disrupted. */
static void gamble_counsel_spares_whom_a_card_would_kill(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 12, "FR-I-1 1808; FR-Davout 1808; RU-1V-1 1008; RU-Barclay 1008; FR-II-1 1709*; FR-II-2 1709");
	dice(g, "5");
	lays(g, RUSSIAN, 24);
	row_is(g, ROW_STRIKE, FRENCH);
	obey(g);
	assert_true(now(g)->piece[piece(g, "FR-II-1")].place == hex(g, "1709") && gb_disrupted(state(g), piece(g, "FR-II-2")));
	leave(g);
}

/* [16.1] Card 35: who may rally a unit does, though he might leave it. */
static void gamble_counsel_takes_what_a_card_gives(void **unused)
{
	(void)unused;
	struct game *g = war("advanced=1", 4, "FR-I-1 1808*; FR-I-6 1808; FR-Davout 1808; RU-1V-1 1008*; RU-Barclay 1008");
	depot(g, RUSSIAN, "1008");
	lays(g, RUSSIAN, 35);
	row_is(g, ROW_REVIVE, RUSSIAN);
	assert_true(offered(g, "done"));
	obey(g);
	assert_false(gb_disrupted(state(g), piece(g, "RU-1V-1")));
	leave(g);
}

/* [11.19] A commander flees to troops that want one; but not to a broken division that a strong stack has beside it, though it has none: rather to
 * a stack that has. */
static void gamble_counsel_flees_to_those_who_last(void **unused)
{
	(void)unused;
	for (int doomed = 0; doomed < 2; doomed++) {
		struct game *g = war(NULL, 5, doomed ? "FR-I-1 1809; FR-Davout 1809; FR-II-1 1508; FR-II-2 1508; FR-III-1 1508; FR-III-2 1508; RU-1V-1 1608*;"
						       "RU-1V-2 2006; RU-1VI-1 2006; RU-Essen 2006; RU-Barclay 1808"
						     : "FR-I-1 1809; FR-Davout 1809; RU-1V-1 1608; RU-1V-3 1608; RU-Essen 1608; RU-1V-2 2006; RU-1VI-1 2006; RU-Barclay 1808");
		train(g, FRENCH, "1809");
		begins(g, ROW_MOVE, FRENCH);
		play(g, "take FR-I-1; with FR-Davout");
		dice(g, "3");
		play(g, "march FR-I-1 1808");
		row_is(g, ROW_ESCAPE, RUSSIAN);
		assert_true(offered(g, "put RU-Barclay 1608") && offered(g, "put RU-Barclay 2006"));
		obey(g);
		stands(g, "RU-Barclay", "2006");
		leave(g);
	}
}

/* [11.11] One and a half OF too much: the line division is enough where the veterans would not be, and who is disrupted already would be lost. */
static void gamble_counsel_is_hit_least_for_want_of_room(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "FR-I-1 1109; RU-1I-1 1108; RU-1II-1 1108; RU-1VI-1 1108*; RU-1VI-2 1007; RU-1IV-2 1007; FR-X-1 1610; RU-Dan-1 1609");
	combat_begins(g, FRENCH, 4, 0);
	play(g, "take FR-I-1; assault 1108; spend 4");
	dice(g, "6 4 4 1"); /* the order; 1 + 4 to 2 + 4 */
	play(g, "commit");
	while (frame_now(now(g))->row != ROW_WITHDRAW)
		play(g, "done");
	play(g, "send RU-1I-1 1007");
	row_is(g, ROW_OVERFLOW, RUSSIAN);
	assert_true(offered(g, "hit RU-1I-1") && offered(g, "hit RU-1VI-1"));
	while (frame_now(now(g))->row == ROW_OVERFLOW)
		obey(g);
	assert_true(disrupted(g, "RU-1II-1") && !lost(g, "RU-1II-1"));
	assert_true(!disrupted(g, "RU-1I-1") && !lost(g, "RU-1VI-1"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_counsel_attacks_whoever_is_broken),
		cmocka_unit_test(gamble_counsel_lets_the_strong_alone),
		cmocka_unit_test(gamble_counsel_takes_an_empty_city),
		cmocka_unit_test(gamble_counsel_promises_no_more_than_it_holds),
		cmocka_unit_test(gamble_counsel_rallies_where_it_matters),
		cmocka_unit_test(gamble_counsel_winters_only_far_behind),
		cmocka_unit_test(gamble_counsel_goes_on_to_the_other_capital),
		cmocka_unit_test(gamble_counsel_shuts_no_line_behind_itself),
		cmocka_unit_test(gamble_counsel_holds_a_city_by_its_commander),
		cmocka_unit_test(gamble_counsel_fears_for_the_emperor),
		cmocka_unit_test(gamble_counsel_gives_up_a_depot_for_few),
		cmocka_unit_test(gamble_counsel_hunts_who_threatens_a_city),
		cmocka_unit_test(gamble_counsel_sends_one_to_a_barren_city),
		cmocka_unit_test(gamble_counsel_leaves_the_emperor_with_most),
		cmocka_unit_test(gamble_tempers_want_other_things),
		cmocka_unit_test(gamble_tempers_mind_bread),
		cmocka_unit_test(gamble_counsel_raids_a_lone_depot),
		cmocka_unit_test(gamble_counsel_spares_whom_a_card_would_kill),
		cmocka_unit_test(gamble_counsel_takes_what_a_card_gives),
		cmocka_unit_test(gamble_counsel_flees_to_those_who_last),
		cmocka_unit_test(gamble_counsel_is_hit_least_for_want_of_room),
		cmocka_unit_test(gamble_judgement_has_two_sides),
		cmocka_unit_test(gamble_judgement_keeps_victories),
		cmocka_unit_test(gamble_judgement_misses_trains),
		cmocka_unit_test(gamble_judgement_looks_around_cities),
		cmocka_unit_test(gamble_judgement_counts_the_army),
		cmocka_unit_test(gamble_judgement_of_the_end),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
