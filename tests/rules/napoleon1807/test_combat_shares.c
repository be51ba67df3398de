/* Shares of fatigue and losses (Movement 4, Combat 4): what the owner may do, against every share there is, counted out by brute force. */
#include "theatre.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CORPS = 3, MOST_SHARES = 4096 };

static const char *const name[CORPS] = {"R-OST", "R-SAC", "R-TUC"};

/* A final state as one number: points of each arm of each corps. */
static long code_of(const int foot[CORPS], const int horse[CORPS])
{
	long code = 0;
	for (int i = 0; i < CORPS; i++)
		code = code * 100 + foot[i] * 10 + horse[i];
	return code;
}

struct shares {
	int n;
	long at[MOST_SHARES];
};

static void put(struct shares *all, long code)
{
	for (int i = 0; i < all->n; i++)
		if (all->at[i] == code)
			return;
	assert_true(all->n < MOST_SHARES);
	all->at[all->n++] = code;
}

/* --- by the rows: every order that is listed, one after the other --- */

static void walk(struct game *g, struct shares *out)
{
	struct orders list;
	unsigned char before[POSITION_BYTES];
	if (frame_now(now(g))->row != ROW_LOSE) {
		int foot[CORPS], horse[CORPS];
		for (int i = 0; i < CORPS; i++) {
			const struct piece *k = &now(g)->piece[piece(g, name[i])];
			foot[i] = k->foot;
			horse[i] = k->horse;
		}
		put(out, code_of(foot, horse));
		return;
	}
	rules_orders(&g->s, now(g), &list);
	assert_true(list.n > 1);
	memcpy(before, g->memory, sizeof before);
	for (int i = 0; i < list.n; i++) {
		assert_true(rules_play(&g->s, now(g), &list.at[i], NULL, &g->e));
		walk(g, out);
		memcpy(g->memory, before, sizeof before);
	}
}

/* --- by brute force: every way to take so many points, kept when it is fair --- */

struct taken {
	int foot[CORPS], horse[CORPS]; /* left */
	int lost[CORPS], riders;
};

/* [Combat 4] Fair: nobody who had more to give gave less than another, but for points that no whole round was left for. */
static bool fair(const int had[CORPS], const struct taken *t, int points)
{
	int rounds = 0, all = 0;
	for (int i = 0; i < CORPS; i++)
		all += had[i];
	if (points >= all)
		return true;
	for (;; rounds++) {
		int sum = 0;
		for (int i = 0; i < CORPS; i++)
			sum += had[i] < rounds + 1 ? had[i] : rounds + 1;
		if (sum > points)
			break;
	}
	for (int i = 0; i < CORPS; i++)
		if (t->lost[i] < (had[i] < rounds ? had[i] : rounds))
			return false;
	return true;
}

static void count_out(const int foot[CORPS], const int horse[CORPS], int points, bool cavalry, struct shares *out)
{
	int had[CORPS], all = 0, riders = 0;
	for (int i = 0; i < CORPS; i++) {
		had[i] = foot[i] + horse[i];
		all += had[i];
		riders += horse[i];
	}
	int owed = points < all ? points : all, ways = 1;
	for (int i = 0; i < CORPS; i++)
		ways *= (foot[i] + 1) * (horse[i] + 1);
	for (int way = 0; way < ways; way++) {
		struct taken t = {.riders = 0};
		int sum = 0;
		for (int i = 0, w = way; i < CORPS; i++) {
			int f = w % (foot[i] + 1), h = w / (foot[i] + 1) % (horse[i] + 1);
			w /= (foot[i] + 1) * (horse[i] + 1);
			t.foot[i] = foot[i] - f;
			t.horse[i] = horse[i] - h;
			t.lost[i] = f + h;
			t.riders += h;
			sum += f + h;
		}
		if (sum == owed && fair(had, &t, points) && (!cavalry || points < 2 || !riders || t.riders))
			put(out, code_of(t.foot, t.horse));
	}
}

static int by_code(const void *a, const void *b)
{
	long x = *(const long *)a, y = *(const long *)b;
	return x < y ? -1 : x > y;
}

static void same(const int foot[CORPS], const int horse[CORPS], int points, bool cavalry)
{
	static struct shares rows, brute;
	char blocks[128];
	snprintf(blocks, sizeof blocks, "R-OST PEY %d/%d; R-SAC PEY %d/%d; R-TUC PEY %d/%d", foot[0], horse[0], foot[1], horse[1], foot[2], horse[2]);
	static struct game *g;
	if (!g) {
		g = theatre("eylau", NULL, blocks);
		idle(g);
	}
	for (int i = 0; i < CORPS; i++) {
		struct piece *k = &now(g)->piece[piece(g, name[i])];
		k->place = (int16_t)area(g, "PEY");
		k->foot = (uint8_t)foot[i];
		k->horse = (uint8_t)horse[i];
	}
	now(g)->header.track[TRACK_VP] = 10;
	now(g)->header.track[TRACK_CUBES_RUSSIAN] = 0;
	now(g)->card[n7_own(&g->s)->quarters[RUSSIAN]] = CARD_QUARTERS;
	rows.n = brute.n = 0;
	unsigned char before[POSITION_BYTES];
	memcpy(before, g->memory, sizeof before);
	n7_owe_losses(&g->s, pos(g), blocks_of(g, "R-OST R-SAC R-TUC"), points, cavalry, CITE_COMBAT_4, NULL);
	phases_run(&g->s, now(g), NULL);
	walk(g, &rows);
	memcpy(g->memory, before, sizeof before);
	count_out(foot, horse, points, cavalry, &brute);
	qsort(rows.at, (size_t)rows.n, sizeof *rows.at, by_code);
	qsort(brute.at, (size_t)brute.n, sizeof *brute.at, by_code);
	if (rows.n != brute.n || memcmp(rows.at, brute.at, (size_t)rows.n * sizeof *rows.at))
		fail_msg("%s, %d points: %d ends by the rows, %d by brute force", blocks, points, rows.n, brute.n);
}

/* [Combat 4] [reading 15] [reading 16] Every stack of three corps with up to two points of each arm, up to seven points lost: the rows lead to
 * every fair end and to no other. */
static void n7_combat_4_losses_every_way(void **unused)
{
	(void)unused;
	for (int code = 0; code < 729; code++) {
		int foot[CORPS], horse[CORPS], c = code, empty = 0;
		for (int i = 0; i < CORPS; i++, c /= 9) {
			foot[i] = c % 3;
			horse[i] = c / 3 % 3;
			empty += !(foot[i] + horse[i]);
		}
		/* every third stack will do, and none with a corps that is dead */
		if (empty || code % 3)
			continue;
		for (int points = 1; points <= 7; points++)
			same(foot, horse, points, true);
		same(foot, horse, 2, false);
	}
}

/* [Order of Battle] [Movement 4] [reading 15] The whole number falls on everybody, the rest is placed point by point, all of it on one if he likes. */
static void n7_movement_4_fatigue_evenly(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "R-OST PEY 2/1 +1; R-SAC PEY 3/1; R-TUC PEY 3/1 +6");
	idle(g);
	n7_tire_even(&g->s, pos(g), blocks_of(g, "R-OST R-SAC R-TUC"), 5, CITE_COMBAT_4, &g->ev);
	follow(g);
	is(g, "R-OST", "2/1 +2");
	is(g, "R-TUC", "3/1 +7");
	row_is(g, ROW_TIRE, RUSSIAN);
	refused(g, "tire R-BEN", "Combat 4");
	/* what is asked is asked by the rule that put it on */
	struct prompt ask;
	rules_ask(&g->s, now(g), &ask);
	assert_string_equal(n7_cites[ask.rule], "Combat 4");
	play(g, "tire R-TUC");
	is(g, "R-TUC", "3/1 +8");
	/* [Elimination] the ninth point kills; [reading 35] its points count */
	play(g, "tire R-TUC");
	is(g, "R-TUC", "lost");
	assert_int_equal(marker_at(g), 6);
	idle_again(g);
	leave(g);
}

/* [Combat 4] How many points are lost, and how many of them beyond the even shares the owner takes from whom he likes. */
static void n7_combat_4_asks_for_the_rest(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "R-OST PEY 2/1; R-SAC PEY 3/1; R-TUC PEY 3/1");
	struct prompt ask;
	idle(g);
	n7_owe_losses(&g->s, pos(g), blocks_of(g, "R-OST R-SAC R-TUC"), 5, true, CITE_COMBAT_4, &g->ev);
	follow(g);
	rules_ask(&g->s, now(g), &ask);
	assert_string_equal(ask.ask.at, "Strength points to be lost: 5, at least one of them cavalry; 2 of them from corps of your choice");
	play(g, "hit R-TUC 1");
	play(g, "hit R-TUC 0");
	rules_ask(&g->s, now(g), &ask);
	assert_string_equal(ask.ask.at, "Strength points to be lost: 3; 1 of them from a corps of your choice");
	leave(g);
}

/* [Movement 4] One corps bears all; the dead bear nothing; what is left when all are dead is lost. */
static void n7_movement_4_who_can_bear(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "R-OST PEY 2/1 +1; R-SAC PEY 1/0 +8; R-TUC PEY 1/0 +8");
	idle(g);
	n7_tire_even(&g->s, pos(g), blocks_of(g, "R-OST R-SAC R-TUC"), 4, CITE_COMBAT_4, &g->ev);
	follow(g);
	is(g, "R-SAC", "lost");
	is(g, "R-TUC", "lost");
	is(g, "R-OST", "2/1 +3");
	n7_tire_freely(&g->s, pos(g), blocks_of(g, "R-OST R-SAC"), 8, CITE_COMBAT_4, &g->ev);
	follow(g);
	is(g, "R-OST", "lost");
	/* nobody was asked */
	row_is(g, ROW_PLAY, FRENCH);
	leave(g);
}

/* [Supply] [Forage] Taken off freely, never below nothing. */
static void n7_supply_relief_is_free(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "R-OST PEY 2/1 +1; R-SAC PEY 3/1; R-TUC PEY 3/1 +6");
	idle(g);
	n7_relieve(&g->s, pos(g), blocks_of(g, "R-OST R-SAC R-TUC"), 2, CITE_EVENT + EV_SUPPLY, &g->ev);
	follow(g);
	row_is(g, ROW_TIRE, RUSSIAN);
	assert_false(offered(g, "ease R-SAC"));
	play(g, "ease R-OST");
	/* only one is left to be eased */
	is(g, "R-OST", "2/1 +0");
	is(g, "R-TUC", "3/1 +5");
	n7_relieve(&g->s, pos(g), blocks_of(g, "R-OST R-SAC R-TUC"), 7, CITE_EVENT + EV_SUPPLY, &g->ev);
	follow(g);
	is(g, "R-TUC", "3/1 +0");
	idle_again(g);
	leave(g);
}

/* [Combat 4] Who pays all he has is not asked with which arm. */
static void n7_combat_4_nothing_to_choose(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "R-OST PEY 1/1; R-SAC PEY 3/1");
	idle(g);
	n7_owe_losses(&g->s, pos(g), blocks_of(g, "R-OST"), 3, true, CITE_COMBAT_4, &g->ev);
	follow(g);
	is(g, "R-OST", "lost");
	/* what nobody can pay is lost [reading 16] */
	assert_int_equal(marker_at(g), 8);
	assert_int_not_equal(frame_now(now(g))->row, ROW_LOSE);
	leave(g);
}

/* [Combat 4] Refusals say what is wrong. */
static void n7_combat_4_refusals(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "R-OST PEY 2/1; R-SAC PEY 3/0");
	idle(g);
	n7_owe_losses(&g->s, pos(g), blocks_of(g, "R-OST R-SAC"), 2, true, CITE_COMBAT_4, &g->ev);
	follow(g);
	/* one each: Sacken has infantry alone, so Ostermann pays with his cavalry; nothing is left to ask */
	is(g, "R-OST", "2/0 +0");
	is(g, "R-SAC", "2/0 +0");
	idle_again(g);
	leave(g);
	g = theatre("eylau", NULL, "R-OST PEY 2/1; R-SAC PEY 3/1");
	idle(g);
	n7_owe_losses(&g->s, pos(g), blocks_of(g, "R-OST R-SAC"), 2, true, CITE_COMBAT_4, &g->ev);
	follow(g);
	row_is(g, ROW_LOSE, RUSSIAN);
	play(g, "hit R-SAC 0");
	is(g, "R-OST", "2/0 +0");
	leave(g);
	g = theatre("eylau", NULL, "R-OST PEY 3/1; R-SAC PEY 3/1");
	idle(g);
	n7_owe_losses(&g->s, pos(g), blocks_of(g, "R-OST R-SAC"), 4, true, CITE_COMBAT_4, &g->ev);
	follow(g);
	play(g, "hit R-OST 1");
	is(g, "R-OST", "2/0 +0");
	says(g, "hit R-OST 0", "Combat 4", "has borne its share");
	refused(g, "hit R-BEN 0", "Combat 4");
	leave(g);
	/* two points, both free: after an infantryman only a horseman will do */
	g = theatre("eylau", NULL, "R-OST PEY 3/1; R-SAC PEY 3/0; R-TUC PEY 3/1");
	idle(g);
	n7_owe_losses(&g->s, pos(g), blocks_of(g, "R-OST R-SAC R-TUC"), 2, true, CITE_COMBAT_4, &g->ev);
	follow(g);
	play(g, "hit R-OST 0");
	says(g, "hit R-SAC 0", "Combat 4", "cavalry");
	says(g, "hit R-SAC 1", "Combat 4", "no cavalry left");
	play(g, "hit R-TUC 1");
	idle_again(g);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_combat_4_losses_every_way),
		cmocka_unit_test(n7_movement_4_fatigue_evenly),
		cmocka_unit_test(n7_combat_4_asks_for_the_rest),
		cmocka_unit_test(n7_movement_4_who_can_bear),
		cmocka_unit_test(n7_supply_relief_is_free),
		cmocka_unit_test(n7_combat_4_nothing_to_choose),
		cmocka_unit_test(n7_combat_4_refusals),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
