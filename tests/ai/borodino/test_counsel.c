/* Single decisions of Borodino's own player: a position, and what it does; and what it never does. */
#include "rules/borodino/field.h"

#include "ai/mind.h"

#include <string.h>

static int chosen(struct game *g)
{
	uint64_t mine = 3;
	rules_orders(&g->s, now(g), &g->list);
	return mind_of(&g->s)->counsel(&g->s, now(g), &g->list, 0, &mine, NULL);
}

/* Decides for a side till the running row is another one or the other side is asked. */
static void think(struct game *g, int row)
{
	int side = frame_now(now(g))->side;
	for (int n = 0; n < 300 && frame_now(now(g))->row == row && frame_now(now(g))->side == side; n++) {
		int i = chosen(g);
		assert_in_range(i, 0, g->list.n - 1);
		assert_true(rules_play(&g->s, now(g), &g->list.at[i], &g->ev, &g->e));
	}
}

static int at(struct game *g, const char *unit)
{
	return now(g)->piece[piece(g, unit)].place;
}

static int distance(struct game *g, const char *a, const char *b)
{
	return bo_hex_distance(field_of(&g->s), at(g, a), at(g, b));
}

/* [Zones of Control, Retreat] Two who come from both sides shut a unit in, and a beaten unit without a way back dies. */
static void borodino_counsel_closes_the_ring(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2504\",\"FR-I-4\":\"2704\",\"RU-VI-7\":\"2607\"}", NULL);
	think(g, ROW_MOVE);
	assert_int_equal(distance(g, "FR-I-2", "RU-VI-7"), 1);
	assert_int_equal(distance(g, "FR-I-4", "RU-VI-7"), 1);
	assert_int_equal(distance(g, "FR-I-2", "FR-I-4"), 2); /* on opposite sides, or one hex between */
	leave(g);
}

/* One weak unit does not walk up to three strong ones. */
static void borodino_counsel_walks_into_no_ring(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-I-2\":\"2504\",\"RU-VII-26\":\"2508\",\"RU-VI-24\":\"2608\",\"RU-VI-7\":\"2708\"}", NULL);
	think(g, ROW_MOVE);
	assert_true(distance(g, "FR-I-2", "RU-VII-26") > 1 && distance(g, "FR-I-2", "RU-VI-24") > 1 &&
		    distance(g, "FR-I-2", "RU-VI-7") > 1);
	leave(g);
}

/* [Artillery] Guns fire from two hexes, where nothing can happen to them. */
static void borodino_counsel_keeps_guns_out_of_contact(void **unused)
{
	(void)unused;
	struct game *g = scenario("borodino/7-september", NULL);
	const struct field *f = field_of(&g->s);
	int beside = 0;
	think(g, ROW_MOVE);
	for (int i = f->first[FRENCH]; i < f->last[FRENCH]; i++) {
		int place = now(g)->piece[i].place;
		if (place >= 0 && g->s.piece[i].arm == ARM_ART)
			beside += zone_against(f, state(g), FRENCH, place);
	}
	assert_int_equal(beside, 0);
	leave(g);
}

/* Another die changes no decision, nor does asking twice. */
static void borodino_counsel_reads_no_dice(void **unused)
{
	(void)unused;
	struct game *g = scenario("borodino/5-september", NULL);
	for (int n = 0; n < 60 && !now(g)->header.result.over; n++) {
		int first = chosen(g);
		struct dice kept = now(g)->dice;
		dice_seed(&now(g)->dice, 99 + (uint64_t)n);
		assert_int_equal(chosen(g), first);
		now(g)->dice = kept;
		assert_true(rules_play(&g->s, now(g), &g->list.at[first == NONE ? 0 : first], &g->ev, &g->e));
	}
	leave(g);
}

/* [Imperial Guard B] Losses of its own Combat Phase release Guard there too: who attacks is released first, for held it could not advance;
 * who does not attack waits. */
static void borodino_counsel_releases_guard_that_attacks(void **unused)
{
	(void)unused;
	struct game *g = field(DAY_7 ",\"setup\":{\"FR-G-OG\":\"2607\",\"FR-G-MG\":\"2608\",\"FR-G-YG\":\"2924\",\"RU-SIW\":\"2925\",\"RU-PHI\":\"2928\"},"
				     "\"losses\":{\"french\":20,\"russian\":20}" FRENCH_FIGHT, "imperial_guard=1");
	assert_true(offered(g, "release FR-G-MG"));
	think(g, ROW_FIGHT);
	assert_true(happened(g, EVENT_RELEASE, "FR-G-YG"));
	assert_false(happened(g, EVENT_RELEASE, "FR-G-MG"));
	leave(g);
}

/* Those who attack this enemy when the counsel has built its attack on him; none where it never does. */
static struct set attackers(struct game *g, const char *enemy)
{
	struct set none = {{0}};
	for (int n = 0; n < 60; n++) {
		int i = chosen(g);
		assert_in_range(i, 0, g->list.n - 1);
		if (g->list.at[i].verb == VERB_COMMIT && set_has(&now(g)->against, piece(g, enemy)))
			return now(g)->hand;
		assert_true(rules_play(&g->s, now(g), &g->list.at[i], &g->ev, &g->e));
	}
	return none;
}

/* [Victory Conditions, Combat] In the last fights of the evening who stands in the work that decides has to attack, and leaves it with a bad
 * result: he joins the surer of two attacks. */
static void borodino_counsel_risks_the_work_that_decides_where_it_is_surest(void **unused)
{
	(void)unused;
	struct game *g = field("\"first_turn\":7,\"last_turn\":7,\"victory\":\"5-september\"" RUSSIAN_FIGHT
			       ",\"held\":{\"3224\":\"russian\"},\"setup\":{\"FR-I-2\":\"3124\",\"FR-V-16\":\"3123\","
			       "\"RU-VIII-2GR\":\"3224\",\"RU-VIII-CG\":\"3222\",\"RU-VII-27\":\"3122\"}", NULL);
	struct set with = attackers(g, "FR-V-16");
	assert_true(set_has(&with, piece(g, "RU-VIII-2GR")));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(borodino_counsel_closes_the_ring),
		cmocka_unit_test(borodino_counsel_walks_into_no_ring),
		cmocka_unit_test(borodino_counsel_keeps_guns_out_of_contact),
		cmocka_unit_test(borodino_counsel_reads_no_dice),
		cmocka_unit_test(borodino_counsel_releases_guard_that_attacks),
		cmocka_unit_test(borodino_counsel_risks_the_work_that_decides_where_it_is_surest),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
