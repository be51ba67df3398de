/* What neither a rule's own test nor random play notices: corners of the rules, and what is said before and after an order. */
#include "theatre.h"
#include "words/words.h"

#include "rules/napoleon1807/show.h"

#include <stdio.h>
#include <string.h>

/* The first of what is offered is done until another row asks. */
static void go_through(struct game *g, int row)
{
	while (!now(g)->header.result.over && frame_now(now(g))->row == row) {
		rules_orders(&g->s, now(g), &g->list);
		assert_true(g->list.n > 0);
		assert_true(rules_play(&g->s, now(g), &g->list.at[0], &g->ev, &g->e));
		assert_true(g->s.rules->sound(&g->s, now(g), &g->e));
	}
}

/* [Combat 6] [reading 28] The commander who was not chosen shares the whole retreat, not its first link alone. */
static void n7_combat_6_commander_all_the_way(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 4/0; F-NAP PEY; R-OST PEY 5/0; R-PLA KON 0/2");
	axis(g, FRENCH, "PEY", "LAN");
	next_cards(g, "FR01 RU31 RU40");
	attack(g, "F-NEY");
	go_through(g, ROW_RETREAT);
	assert_false(now(g)->header.result.over);
	int at = now(g)->piece[piece(g, "F-NEY")].place;
	assert_int_equal(n7_own(&g->s)->far[area(g, "PEY")][at], 2);
	assert_int_equal(now(g)->piece[piece(g, "F-NAP")].place, at);
	leave(g);
}

/* [Commanders and Corps] The corps he was to go with dies of the rain: he does not march alone, though another corps stands with him. */
static void n7_commander_without_his_corps(void **unused)
{
	(void)unused;
	struct game *g = theatre("friedland", NULL, "F-NEY GIL 4/0 +8; F-NAP GIL; F-SOU GIL 5/1; R-OST KON 4/0");
	pos(g)->weather = WEATHER_RAIN;
	operate(g, "F-NEY F-NAP");
	is(g, "F-NEY", "lost");
	stands(g, "F-NAP", "GIL");
	row_is(g, ROW_OPERATIONS, RUSSIAN);
	assert_true(now(g)->piece[piece(g, "F-NAP")].flags & FLAG_ACTIVATED);
	leave(g);
	/* [Fog of War] the end of his operation can be imagined by who does not know that he is left over */
	g = theatre("friedland", "grognard=1", "F-NEY GIL 4/0 +8; F-NAP GIL; F-SOU GIL 5/1; F-DAV THO 5/1; R-OST KON 4/0");
	pos(g)->weather = WEATHER_RAIN;
	hold(g, "FR01");
	operate(g, "F-NEY F-NAP");
	row_is(g, ROW_WINDOW, FRENCH);
	static _Alignas(16) unsigned char memory[POSITION_BYTES];
	for (uint64_t seed = 1; seed < 200; seed++) {
		n7_imagine(&g->s, now(g), SIDE_1, seed, (struct position *)(void *)memory);
		if (!n7_sound(&g->s, (struct position *)(void *)memory, &g->e))
			fail_msg("seed %d: %s %s", (int)seed, g->e.place, g->e.reason);
	}
	leave(g);
}

static int cards_of(const struct outlook *out, int ledger)
{
	for (int i = 0; i < out->sum.n; i++)
		if (out->sum.at[i].ledger == ledger && (out->sum.at[i].text == TEXT_LINE_CARDS || out->sum.at[i].text == TEXT_LINE_CANCELLED))
			return out->sum.at[i].num;
	return NONE;
}

/* [Movement 4] The odds of a march share its fatigue evenly, as it will be: not all of it on the freshest corps. */
static void n7_odds_share_fatigue_evenly(void **unused)
{
	(void)unused;
	/* two corps, the fourth point spent: 2 fatigue, 1 more for the enemy there: one each, the third on the fresh one */
	struct game *g = theatre("eylau", NULL, "F-NEY LAN 4/0 +4; F-SOU LAN 4/0; R-OST PEY 4/0; R-PLA KON 0/2");
	struct outlook out;
	next_cards(g, "FR02");
	operate(g, "F-NEY F-SOU");
	go_through(g, ROW_WINDOW);
	pos(g)->op.spent = 3;
	pos(g)->op.plus = 3;
	odds_of_march(g, "PEY", &out);
	assert_int_equal(cards_of(&out, 0), 2 * 1 - 1 - 1);
	leave(g);
}

/* [Axis of Retreat] Who comes in over the enemy's axis gives him 2 fatigue before the attack: the odds know it. */
static void n7_odds_over_the_enemys_axis(void **unused)
{
	(void)unused;
	struct outlook out;
	struct game *g = theatre("eylau", NULL, "F-DAV LAN 5/0; F-SOU PEY 4/0 *; R-OST PEY 4/0 +3; R-PLA KON 0/2");
	axis(g, RUSSIAN, "PEY", "LAN");
	next_cards(g, "FR01");
	operate(g, "F-DAV");
	go_through(g, ROW_WINDOW);
	odds_of_march(g, "PEY", &out);
	assert_int_equal(cards_of(&out, 1), 0);
	leave(g);
}

/* [Rain] The fatigue of activation falls before the fight: the odds of a stack that is being named know it. */
static void n7_odds_in_the_rain(void **unused)
{
	(void)unused;
	struct game *g = theatre("friedland", NULL, "F-NEY PEY 5/0 +4; R-OST PEY 4/0; R-PLA KON 0/2");
	struct outlook out;
	pos(g)->weather = WEATHER_RAIN;
	operations(g, FRENCH);
	odds_of(g, "take F-NEY", &out);
	assert_int_equal(cards_of(&out, 0), 1);
	leave(g);
}

/* [Skirmishers] One point on a stack whose corps would all be tired by it costs a card, whoever takes it. */
static void n7_odds_of_skirmishers(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY PEY 5/0; R-OST PEY 5/0 +4; R-SAC PEY 5/0 +4; R-PLA KON 0/2");
	struct outlook out;
	hold(g, "FR43");
	attack(g, "F-NEY");
	odds_of(g, "pass", &out);
	assert_int_equal(cards_of(&out, 1), 4);
	odds_of(g, "card FR43", &out);
	assert_int_equal(cards_of(&out, 1), 3);
	leave(g);
}

/* Tenths of fatigue that the side that asks suffers on average. */
static int suffers(const struct outlook *out)
{
	int n[8];
	assert_int_equal(sscanf(out->on[0].how, "On average they suffer %d.%d losses and %d.%d fatigue, you %d.%d and %d.%d", &n[0], &n[1], &n[2], &n[3],
				&n[4], &n[5], &n[6], &n[7]), 8);
	return 10 * n[6] + n[7];
}

/* [The Guard] A lost combat costs each corps 1 fatigue more: the average knows it. */
static void n7_odds_of_the_guard(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-BES PEY 4/0; F-SOU PEY 5/0; R-OST PEY 8/0; R-SAC PEY 8/0; R-PLA KON 0/2");
	struct outlook out;
	int card = NONE;
	for (int i = 0; i < g->s.cards; i++)
		if (n7_own(&g->s)->event[i] == EV_THE_GUARD)
			card = i;
	hold(g, g->s.card[card].id);
	attack(g, "F-BES F-SOU");
	odds_of(g, "pass", &out);
	int without = suffers(&out);
	struct order o = order_make(VERB_CARD, FRENCH, NONE, NONE, card);
	n7_odds(&g->s, now(g), &o, NULL, &out);
	assert_true(suffers(&out) > without);
	leave(g);
}

/* [Victory at the end] Who would win now is told with the objectives of the scenario, as the final count has them. */
static void n7_victory_with_objectives(void **unused)
{
	(void)unused;
	static struct view seen;
	struct game *g = theatre("pultusk", NULL, "F-LAN ROZ 3/2; R-OST ALB 2/1");
	now(g)->header.track[TRACK_VP] = (int16_t)(n7_own(&g->s)->french_at_most + 2);
	operations(g, FRENCH);
	g->s.rules->show(&g->s, now(g), SIDE_0, &seen);
	assert_non_null(strstr(seen.stands, "French win"));
	leave(g);
}

static bool tracked(const struct view *v, const char *value)
{
	for (int i = 0; i < v->tracks; i++)
		if (!strcmp(v->track[i].value, value))
			return true;
	return false;
}

/* [Mud] [Cold] Both in force: both are told. */
static void n7_mud_and_cold(void **unused)
{
	(void)unused;
	static struct view seen;
	struct game *g = theatre("eylau", NULL, "F-LAN ROZ 3/2; R-OST ALB 2/1");
	operations(g, FRENCH);
	pos(g)->weather = WEATHER_MUD;
	g->s.rules->show(&g->s, now(g), SIDE_0, &seen);
	assert_true(tracked(&seen, "Mud"));
	pos(g)->weather = WEATHER_MUD | WEATHER_COLD;
	g->s.rules->show(&g->s, now(g), SIDE_0, &seen);
	assert_true(tracked(&seen, "Mud and Cold"));
	leave(g);
}

/* All that the last orders told, a line each. */
static const char *log_of(struct game *g)
{
	static char out[8192];
	struct text line;
	out[0] = 0;
	for (int i = 0; i < g->ev.n; i++) {
		words_of(&g->s)->tell(&g->s, &g->ev.at[i], &line);
		if (line.at[0] && strlen(out) + strlen(line.at) + 2 < sizeof out)
			strcat(strcat(out, line.at), "\n");
	}
	return out;
}

static void tells(struct game *g, const char *line)
{
	if (!strstr(log_of(g), line))
		fail_msg("\"%s\" is not in\n%s", line, log_of(g));
}

/* [Reaction] [Last Effort] [Cannon Sounds] Who goes by a card does not march: the log says so, by the card's own rule. */
static void n7_log_of_stacks_that_go_by_a_card(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY GIL 4/1; R-OST ALB 4/0; R-PLA KON 0/2");
	hold(g, "RU18");
	operate(g, "F-NEY");
	play(g, "card RU18; take R-OST");
	rules_orders(&g->s, now(g), &g->list);
	for (int i = 0; i < g->list.n; i++)
		if (g->list.at[i].verb == VERB_MARCH) {
			events_clear(&g->ev);
			assert_true(rules_play(&g->s, now(g), &g->list.at[i], &g->ev, &g->e));
			break;
		}
	tells(g, " slips away from ");
	leave(g);
	g = theatre("eylau", NULL, "F-NEY PEY 4/1; F-DAV LAN 4/1; R-OST PEY 4/0; R-PLA KON 0/2");
	hold(g, "FR04");
	attack(g, "F-NEY");
	play(g, "card FR04; take F-DAV; commit");
	tells(g, " marches to the sound of the guns from ");
	leave(g);
}

/* [Aide-de-camp] [Cossacks] Cards that are looked at or taken out of a hand are not turned over for a value. */
static void n7_log_of_cards_of_a_hand(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY GIL 4/1; R-OST ALB 4/0");
	hold(g, "FR01 RU26 RU41");
	frame_push(now(g), ROW_INITIATIVE, SIDE_0);
	follow(g);
	play(g, "card FR01");
	tells(g, "The Russians hold Cossacks\n");
	assert_null(strstr(log_of(g), "The Russians turn over Cossacks"));
	leave(g);
	g = theatre("eylau", NULL, "F-NEY GIL 4/1; R-OST ALB 4/0");
	hold(g, "FR02 RU26");
	frame_push(now(g), ROW_INITIATIVE, SIDE_1);
	follow(g);
	play(g, "card RU26");
	tells(g, "The French lose Anticipation to the Cossacks\n");
	assert_null(strstr(log_of(g), "turn over Anticipation"));
	leave(g);
}

/* [Recovery 2] A corps that has had its card is not among those that could still be helped. */
static void n7_forgets_who_has_had_a_card(void **unused)
{
	(void)unused;
	struct forgotten f = {0};
	struct game *g = theatre("eylau", NULL, "F-NEY GIL 4/1 +6 *; F-SOU GIL 5/1 +2 *; R-OST ALB 4/0");
	hold(g, "FR01 FR02");
	frame_push(now(g), ROW_RECOVERY, SIDE_0)->piece = NONE;
	follow(g);
	row_is(g, ROW_REST, FRENCH);
	words_of(&g->s)->forgets(&g->s, now(g), &g->list, &f);
	assert_int_equal(f.n, 1);
	play(g, "card FR01; ease F-NEY");
	row_is(g, ROW_REST, FRENCH);
	f = (struct forgotten){0};
	words_of(&g->s)->forgets(&g->s, now(g), &g->list, &f);
	assert_int_equal(f.n, 0);
	leave(g);
}

/* [Recovery 2] [Recovery 3] A corps that no card of the hand brings below 5 is not to be helped: that is said, and nobody is reminded of it. */
static void n7_no_card_is_enough(void **unused)
{
	(void)unused;
	static const struct { const char *blocks, *words; int reminded; } cases[] = {
		{"F-NEY GIL 4/1 +7 *; R-OST ALB 4/0", "1 tired corps loses a strength point at the end of the turn: no card in your hand is enough for it", 0},
		{"F-NEY GIL 4/1 +7 *; F-SOU GIL 5/1 +8 *; R-OST ALB 4/0",
		 "2 tired corps lose a strength point each at the end of the turn: no card in your hand is enough for any of them", 0},
		{"F-NEY GIL 4/1 +7 *; F-SOU GIL 5/1 +5 *; R-OST ALB 4/0",
		 "2 tired corps lose a strength point each at the end of the turn unless cards let them recover", 1},
	};
	for (int k = 0; k < 3; k++) {
		struct game *g = theatre("eylau", NULL, cases[k].blocks);
		struct forgotten f = {0};
		struct text out;
		hold(g, "FR01 FR02"); /* they rest by 1 and 2 */
		frame_push(now(g), ROW_RECOVERY, SIDE_0)->piece = NONE;
		follow(g);
		row_is(g, ROW_REST, FRENCH);
		words_of(&g->s)->warn(&g->s, now(g), SIDE_0, &out);
		assert_string_equal(out.at, cases[k].words);
		words_of(&g->s)->forgets(&g->s, now(g), &g->list, &f);
		assert_int_equal(f.n, cases[k].reminded);
		leave(g);
	}
}

/* [Cold] What the cold costs stands in the report of the recovery. */
static void n7_cold_is_part_of_recovery(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-NEY GIL 4/1 +1 *; R-OST ALB 4/0");
	int phase = NONE, cold = NONE;
	pos(g)->weather = WEATHER_COLD;
	hold(g, "FR02");
	events_clear(&g->ev);
	frame_push(now(g), ROW_RECOVERY, SIDE_0)->piece = NONE;
	follow(g);
	for (int i = g->ev.n - 1; i >= 0; i--) {
		if (g->ev.at[i].kind == EVENT_PHASE && g->ev.at[i].number == ROW_RECOVERY)
			phase = i;
		if (g->ev.at[i].kind == EVENT_TIRED)
			cold = i;
	}
	assert_true(phase != NONE && cold > phase);
	leave(g);
}

/* [Movement 2] [Vedettes] The reach: nothing once the march is over; by Ford one point; vedettes pass friends and enter no enemy citadel. */
static void n7_reach_as_the_march_has_it(void **unused)
{
	(void)unused;
	static struct overlay o;
	struct game *g = theatre("eylau", NULL, "F-NEY LAN 4/0; R-OST PEY 4/0; R-PLA KON 0/2");
	next_cards(g, "FR02");
	operate(g, "F-NEY");
	go_through(g, ROW_WINDOW);
	march(g, "PEY");
	row_is(g, ROW_ATTACK, FRENCH);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, piece(g, "F-NEY"), NONE, &o);
	for (int at = 0; at < g->s.board.count; at++)
		assert_int_equal(o.value[at], NONE);
	leave(g);
	/* before the card is turned over what the best would bring */
	g = theatre("eylau", NULL, "F-NEY PEY 4/0; R-OST PEY 4/0; R-PLA KON 0/2");
	operate(g, "F-NEY");
	row_is(g, ROW_WAY, FRENCH);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, piece(g, "F-NEY"), NONE, &o);
	assert_int_equal(o.value[area(g, "LAN")], 1);
	leave(g);
	/* over a bridge that is down by Ford */
	g = theatre("friedland", NULL, "F-NEY WAR 4/0; R-OST KON 4/0");
	operations(g, FRENCH);
	int at = area(g, "WAR"), slot = 0;
	while (!n7_own(&g->s)->bridge[at][slot])
		slot++;
	int to = n7_own(&g->s)->to[at][slot];
	n7_break(&g->s, pos(g), at, slot, true);
	next_cards(g, "FR01");
	operate(g, "F-NEY");
	go_through(g, ROW_WINDOW);
	row_is(g, ROW_MARCH, FRENCH);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, piece(g, "F-NEY"), NONE, &o);
	assert_in_range(o.value[to], 2, 3);
	pos(g)->op.flags |= OP_FORD;
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, piece(g, "F-NEY"), NONE, &o);
	assert_int_equal(o.value[to], 1);
	leave(g);
}

/* [Strategic Retreat] The reach offers no link that the march may not take, and none at all in Konigsberg. */
static void n7_reach_of_a_strategic_retreat(void **unused)
{
	(void)unused;
	static struct overlay o;
	struct game *g = theatre("eylau", NULL, "F-NEY WAR 4/0; R-OST PEY 4/0; R-PLA KON 0/2");
	const struct n7_own *own = n7_own(&g->s);
	int pey = area(g, "PEY"), barred_links = 0, open_links = 0;
	pos(g)->turn_rules = RULE_STRATEGIC;
	operations(g, RUSSIAN);
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_REACH, piece(g, "R-PLA"), NONE, &o);
	for (int at = 0; at < g->s.board.count; at++)
		assert_int_equal(o.value[at], NONE);
	next_cards(g, "RU26");
	operate(g, "R-OST");
	go_through(g, ROW_WINDOW);
	row_is(g, ROW_MARCH, RUSSIAN);
	pos(g)->op.plus = (int8_t)(1 - n7_points_left(&g->s, pos(g)) + pos(g)->op.plus);
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_REACH, piece(g, "R-OST"), NONE, &o);
	for (int slot = 0; slot < own->degree[pey]; slot++) {
		bool may = n7_may_cross(&g->s, pos(g), slot, NULL);
		assert_int_equal(o.value[own->to[pey][slot]] != NONE, may);
		*(may ? &open_links : &barred_links) += 1;
	}
	assert_true(open_links > 0 && barred_links > 0);
	leave(g);
}

static int vedette_of(struct game *g, int side)
{
	for (int i = 0; i < g->s.pieces; i++)
		if (n7_is_vedette(&g->s, i) && g->s.piece[i].side == side)
			return i;
	return NONE;
}

/* [Vedettes special cases] Friends do not stop a vedette, and it enters no citadel of the enemy: so its reach. */
static void n7_reach_of_vedettes(void **unused)
{
	(void)unused;
	static struct overlay o;
	struct game *g = theatre("eylau", "grognard=1", "F-NEY GIL 4/0; F-SOU HOH 5/0; R-OST ALB 4/0");
	operations(g, FRENCH);
	int v = vedette_of(g, FRENCH);
	now(g)->piece[v].place = (int16_t)area(g, "GIL");
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, v, NONE, &o);
	assert_int_equal(o.value[area(g, "ALL")], 2);
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, piece(g, "F-NEY"), NONE, &o);
	assert_true(o.value[area(g, "ALL")] != 2);
	int kon = area(g, "KON"), beside = n7_own(&g->s)->to[kon][0];
	now(g)->piece[v].place = (int16_t)beside;
	g->s.rules->query(&g->s, now(g), SIDE_0, QUERY_REACH, v, NONE, &o);
	assert_int_equal(o.value[kon], NONE);
	leave(g);
}

/* [Movement 1] Who could come: the best card with the symbols, the weather and the cards in force. */
static void n7_threat_with_all_that_adds_points(void **unused)
{
	(void)unused;
	static struct overlay o;
	struct game *g = theatre("eylau", NULL, "F-BES GIL 4/0; F-NAP GIL; F-SOU THO 5/1; R-OST ALB 4/0");
	int gil = area(g, "GIL"), seven = 0, five = 0;
	operations(g, FRENCH);
	while (n7_own(&g->s)->far[gil][seven] != 7)
		seven++;
	while (n7_own(&g->s)->far[gil][five] != 5)
		five++;
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_THREAT, NONE, seven, &o);
	assert_int_equal(o.value[gil], 1);
	now(g)->piece[piece(g, "F-NAP")].place = (int16_t)area(g, "THO");
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_THREAT, NONE, seven, &o);
	assert_int_equal(o.value[gil], NONE);
	pos(g)->weather = WEATHER_MUD;
	g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_THREAT, NONE, five, &o);
	assert_int_equal(o.value[gil], NONE);
	leave(g);
}

/* Areas to which a block in `at` could come, by the overlay of the other side. */
static int threatened(struct game *g, int at, bool *could)
{
	static struct overlay o;
	int n = 0;
	for (int place = 0; place < g->s.board.count; place++) {
		g->s.rules->query(&g->s, now(g), SIDE_1, QUERY_THREAT, NONE, place, &o);
		could[place] = o.value[at] == 1;
		n += could[place];
	}
	return n;
}

/* [Movement 2] A bridge that is down costs three points to whoever could come, too. */
static void n7_threat_counts_bridges_that_are_down(void **unused)
{
	(void)unused;
	static bool before[MAX_PLACES], after[MAX_PLACES];
	struct game *g = theatre("friedland", NULL, "F-NEY WAR 4/0; R-OST KON 4/0");
	int at = area(g, "WAR"), over = NONE;
	operations(g, FRENCH);
	int all = threatened(g, at, before);
	for (int slot = 0; slot < n7_own(&g->s)->degree[at]; slot++)
		if (n7_own(&g->s)->bridge[at][slot]) {
			n7_break(&g->s, pos(g), at, slot, true);
			over = n7_own(&g->s)->to[at][slot];
		}
	assert_int_not_equal(over, NONE);
	assert_true(threatened(g, at, after) < all);
	assert_true(before[over] && after[over]);
	for (int place = 0; place < g->s.board.count; place++)
		assert_true(before[place] || !after[place]);
	leave(g);
}

/* [Kamenski] That he leaves is told; [Cold] and who will be tired by it is warned of. */
static void n7_words_of_kamenski_and_cold(void **unused)
{
	(void)unused;
	struct text words;
	struct game *g = theatre("pultusk", NULL, "F-NEY GIL 4/1; R-OST ALB 4/0; R-KAM ALB");
	int card = NONE;
	for (int i = 0; i < g->s.cards; i++)
		if (n7_own(&g->s)->event[i] == EV_KAMENSKI)
			card = i;
	hold(g, g->s.card[card].id);
	frame_push(now(g), ROW_INITIATIVE, SIDE_0);
	follow(g);
	struct order o = order_make(VERB_CARD, FRENCH, NONE, NONE, card);
	events_clear(&g->ev);
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	tells(g, "Kamenski leaves the game\n");
	leave(g);
	g = theatre("eylau", NULL, "F-NEY GIL 4/1 +4 *; F-SOU GIL 5/1 +5; R-OST ALB 4/0");
	operations(g, FRENCH);
	words_of(&g->s)->warn(&g->s, now(g), SIDE_0, &words);
	assert_string_equal(words.at, "");
	pos(g)->weather = WEATHER_COLD;
	words_of(&g->s)->warn(&g->s, now(g), SIDE_0, &words);
	assert_int_equal(words.at[0], '1');
	/* who is ready loses nothing if it stays so */
	words_of(&g->s)->about(&g->s, now(g), piece(g, "F-SOU"), SIDE_0, &words);
	assert_non_null(strstr(words.at, "unless it stays ready"));
	leave(g);
	/* the longest that is said of a corps has room: its last words are there */
	g = theatre("eylau", NULL, "F-NEY GIL 4/1; F-MUR GIL 0/7 +6 *; F-DAV GIL 5/1 +6 *; F-BES GIL 5/5 +6 *");
	operations(g, FRENCH);
	for (int i = 0; i < g->s.pieces; i++) {
		if (now(g)->piece[i].place < 0 || !n7_is_corps(&g->s, i))
			continue;
		pos(g)->care = (int16_t)i;
		words_of(&g->s)->about(&g->s, now(g), i, SIDE_0, &words);
		assert_non_null(strstr(words.at, "ready at the end"));
	}
	leave(g);
}

/* [Victory at the end] The page of towns says whether an objective is held. */
static void n7_page_of_objectives(void **unused)
{
	(void)unused;
	static struct chart page;
	struct game *g = theatre("pultusk", NULL, "F-LAN ROZ 3/2; R-OST ALB 2/1");
	operations(g, FRENCH);
	chart_clear(&page);
	words_of(&g->s)->page(&g->s, 0, NULL, NONE, now(g), SIDE_0, &page);
	assert_string_equal(page.row[page.n - 1].cell[2], "held");
	now(g)->piece[piece(g, "R-OST")].place = now(g)->piece[piece(g, "F-LAN")].place;
	chart_clear(&page);
	words_of(&g->s)->page(&g->s, 0, NULL, NONE, now(g), SIDE_0, &page);
	assert_string_equal(page.row[page.n - 1].cell[2], "");
	leave(g);
}

/* [Victory] A game that is over tells how it ended, and not how it would end. */
static void n7_page_of_a_game_that_is_over(void **unused)
{
	(void)unused;
	static struct chart page;
	static struct view seen;
	struct game *g = theatre("eylau", NULL, "F-LAN ROZ 3/2; R-OST ALB 2/1");
	operations(g, FRENCH);
	chart_clear(&page);
	words_of(&g->s)->page(&g->s, 0, NULL, NONE, now(g), SIDE_0, &page);
	assert_string_equal(page.row[0].cell[0], "now");
	assert_string_equal(page.row[1].cell[0], "if it ended now");
	pos(g)->p.header.track[TRACK_VP] = 20;
	n7_finish(&g->s, pos(g), RUSSIAN, LEVEL_TRACK, NULL);
	chart_clear(&page);
	words_of(&g->s)->page(&g->s, 0, NULL, NONE, now(g), SIDE_0, &page);
	assert_string_equal(page.row[0].cell[0], "at the end");
	assert_string_equal(page.row[0].cell[2], "Russians win");
	assert_string_equal(page.row[0].cell[3], "20");
	assert_string_equal(page.row[1].cell[0], "French win");
	g->s.rules->show(&g->s, now(g), SIDE_0, &seen);
	assert_string_equal(seen.stands, "Marker 20 at the end: Russians win");
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_combat_6_commander_all_the_way),
		cmocka_unit_test(n7_commander_without_his_corps),
		cmocka_unit_test(n7_odds_share_fatigue_evenly),
		cmocka_unit_test(n7_odds_over_the_enemys_axis),
		cmocka_unit_test(n7_odds_in_the_rain),
		cmocka_unit_test(n7_odds_of_skirmishers),
		cmocka_unit_test(n7_odds_of_the_guard),
		cmocka_unit_test(n7_victory_with_objectives),
		cmocka_unit_test(n7_mud_and_cold),
		cmocka_unit_test(n7_log_of_stacks_that_go_by_a_card),
		cmocka_unit_test(n7_log_of_cards_of_a_hand),
		cmocka_unit_test(n7_forgets_who_has_had_a_card), cmocka_unit_test(n7_no_card_is_enough), cmocka_unit_test(n7_page_of_a_game_that_is_over),
		cmocka_unit_test(n7_cold_is_part_of_recovery),
		cmocka_unit_test(n7_reach_as_the_march_has_it),
		cmocka_unit_test(n7_reach_of_a_strategic_retreat),
		cmocka_unit_test(n7_reach_of_vedettes),
		cmocka_unit_test(n7_threat_with_all_that_adds_points),
		cmocka_unit_test(n7_threat_counts_bridges_that_are_down),
		cmocka_unit_test(n7_words_of_kamenski_and_cold),
		cmocka_unit_test(n7_page_of_objectives),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
