/* Single decisions of the player of Napoleon 1807: a position, and what it does; and what it never does. */
#include "rules/napoleon1807/theatre.h"

#include "ai/napoleon1807/own.h"
#include "ai/player.h"

/* The simple player plays both till the side's operation is over: what it did shows on the board. */
static void think(struct game *g, int side)
{
	bool begun = false;
	const struct player *simple = player_find("simple");
	void *own = simple->open(&g->s, (enum side)side, 1);
	for (int n = 0; n < 200 && !now(g)->header.result.over && !(begun && frame_now(now(g))->row == ROW_OPERATIONS && set_empty(&now(g)->hand)); n++) {
		begun = true;
		rules_orders(&g->s, now(g), &g->list);
		const struct order *o = &g->list.at[player_decide(simple, own, now(g), &g->list, 7)];
		bool passes = o->verb == VERB_PASS && frame_now(now(g))->row == ROW_OPERATIONS;
		if (!rules_play(&g->s, now(g), o, &g->ev, &g->e))
			fail_msg("%s (%s)", g->e.reason, g->e.rule);
		if (passes)
			break;
	}
	simple->close(own);
}

static int at(struct game *g, const char *block)
{
	return now(g)->piece[piece(g, block)].place;
}

static bool activated(struct game *g, const char *block)
{
	return now(g)->piece[piece(g, block)].flags & FLAG_ACTIVATED;
}

/* N1, N6: an attack that counts fewer cards than the enemy is not made. */
static void napoleon1807_never_attacks_on_a_card_less(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-LEF PEY 3/0; R-OST PEY 2/1; R-TUC PEY 3/1; R-BEN PEY");
	operations(g, FRENCH);
	think(g, FRENCH);
	assert_int_equal(now(g)->piece[piece(g, "R-OST")].fatigue + now(g)->piece[piece(g, "R-TUC")].fatigue, 0);
	leave(g);
}

/* Two cards more on a single corps: it is attacked. */
static void napoleon1807_falls_on_a_lone_corps(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU PEY 6/1; F-DAV PEY 5/1; F-NAP PEY; R-TUC PEY 3/1");
	operations(g, FRENCH);
	think(g, FRENCH);
	assert_true(activated(g, "F-SOU") || at(g, "R-TUC") < 0);
	leave(g);
}

/* The fist goes for the enemy beside it, where it would turn over two cards more even as a moving attack. */
static void napoleon1807_counts_the_moving_attack(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU PEY 6/1; R-TUC PEY 3/1");
	struct eye v;
	n7_eye_open(&v, &g->s, pos(g));
	n7_mask who = blocks_of(g, "F-SOU");
	int place = area(g, "PEY"), moving[SIDES], standing[SIDES];
	assert_true(n7_eye_fight(&v, who, FRENCH, place, true, moving));
	assert_true(n7_eye_fight(&v, who, FRENCH, place, false, standing));
	assert_int_equal(standing[FRENCH], moving[FRENCH] + 1);
	assert_int_equal(standing[RUSSIAN], moving[RUSSIAN]);
	leave(g);
}

/* A town of the enemy's that nobody holds is walked into. */
static void napoleon1807_takes_an_open_town(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU GUT 6/1; R-TUC KON 3/1; R-BEN KON");
	int town = n7_own(&g->s)->town[area(g, "HLS")];
	assert_int_equal(pos(g)->control[town], RUSSIAN);
	operations(g, FRENCH);
	think(g, FRENCH);
	assert_int_equal(pos(g)->control[town], FRENCH);
	leave(g);
}

/* What the Sergeant lays in the initiative phase, these blocks on the map and this card in his hand. */
static bool lays(const char *blocks, const char *card, enum side side)
{
	struct game *g = theatre("eylau", NULL, blocks);
	const struct player *simple = player_find("simple");
	hold(g, card);
	frame_push(now(g), ROW_INITIATIVE, SIDE_0);
	follow(g);
	if (side == SIDE_1 && frame_now(now(g))->side == SIDE_0)
		play(g, "pass");
	rules_orders(&g->s, now(g), &g->list);
	void *own = simple->open(&g->s, side, 1);
	const struct order *o = &g->list.at[player_decide(simple, own, now(g), &g->list, 7)];
	bool laid = o->verb == VERB_CARD && o->number == card_of(g, card);
	simple->close(own);
	leave(g);
	return laid;
}

/* [Supply] [Epidemic] [Initiative] A blue card is laid for what it does now: Supply where somebody is tired, an Epidemic on those whom another
 * point would hurt. */
static void napoleon1807_lays_blue_cards_where_they_help(void **unused)
{
	(void)unused;
	assert_true(lays("F-SOU PEY 6/1; R-TUC KON 3/1 +6; R-BEN KON", "RU47", SIDE_1));
	assert_false(lays("F-SOU PEY 6/1; R-TUC KON 3/1; R-BEN KON", "RU47", SIDE_1));
	assert_true(lays("F-SOU PEY 6/1 +6; F-DAV PEY 5/1 +5; R-TUC KON 3/1; R-BEN KON", "RU31", SIDE_1));
	assert_false(lays("F-SOU PEY 6/1; R-TUC KON 3/1; R-BEN KON", "RU31", SIDE_1));
	assert_true(lays("F-SOU PEY 6/1; R-TUC KON 3/1; R-BEN KON", "FR02", SIDE_0));
}

/* What is good for one side is as bad for the other, and a point on the track counts as one. */
static void napoleon1807_judges_for_both(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU GUT 6/1; R-TUC KON 3/1; R-BEN KON");
	operations(g, FRENCH);
	now(g)->header.track[TRACK_VP] = 17; /* far from the boxes where something is won */
	int before = n7_judge(&g->s, now(g), SIDE_0);
	assert_int_equal(before, -n7_judge(&g->s, now(g), SIDE_1));
	now(g)->header.track[TRACK_VP]--;
	assert_int_equal(n7_judge(&g->s, now(g), SIDE_0), before + 100);
	leave(g);
}

/* How likely a victory is: between none and a sure one, more with every point, for both sides together one game; and at the end what it came to. */
static void napoleon1807_hopes_for_both(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU GUT 6/1; R-TUC KON 3/1; R-BEN KON");
	int last = 0;
	operations(g, FRENCH);
	for (int marker = 20; marker >= 0; marker--) {
		now(g)->header.track[TRACK_VP] = (int16_t)marker;
		int hope = n7_hope(&g->s, now(g), SIDE_0);
		assert_true(hope > last && hope < 10000);
		assert_int_equal(hope + n7_hope(&g->s, now(g), SIDE_1), 10000);
		last = hope;
	}
	now(g)->header.result.over = 1;
	now(g)->header.result.winner = FRENCH;
	assert_int_equal(n7_hope(&g->s, now(g), SIDE_0), 10000);
	assert_int_equal(n7_hope(&g->s, now(g), SIDE_1), 0);
	now(g)->header.result.winner = NOBODY;
	assert_int_equal(n7_hope(&g->s, now(g), SIDE_1), 5000);
	leave(g);
}

/* A stack that is tried in one place after the other is judged as if it had marched there, and nothing is left of it where it was tried. */
static void napoleon1807_tries_a_stack_without_a_trace(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU GUT 6/1 +2; F-DAV PEY 5/1; R-TUC KON 3/1; R-OST HLS 2/1; R-BEN KON");
	static const char *const places[] = {"HLS", "PEY", "KON", "GUT", "PEY"};
	operations(g, FRENCH);
	static struct trial t; /* large */
	struct n7_fixed fixed;
	struct eye v;
	n7_eye_open(&v, &g->s, pos(g));
	n7_fix(&v, &fixed);
	assert_int_equal(n7_judge_fixed(&v, &fixed, SIDE_0), n7_judge(&g->s, now(g), SIDE_0));
	n7_trial_open(&t, &v, &fixed, FRENCH, blocks_of(g, "F-SOU"), area(g, "GUT"));
	for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
		int to = area(g, places[i]), points = (int)i;
		bool fights, meets = n7_corps(&g->s, pos(g), to, RUSSIAN);
		int worth = n7_trial(&t, to, points, &fights);
		struct n7_position there = *pos(g);
		struct piece *soult = &there.p.piece[piece(g, "F-SOU")];
		soult->place = (int16_t)to;
		soult->flags |= FLAG_ACTIVATED;
		soult->fatigue = (uint8_t)(soult->fatigue + (points > 3 ? points - 3 : 0) + meets);
		int judged = n7_judge(&g->s, &there.p, SIDE_0);
		if (fights)
			assert_true(meets && worth > judged);
		else
			assert_int_equal(worth, judged);
	}
	leave(g);
}

/* --- plans that are compared --- */

extern const struct mind napoleon1807_mind;

/* What the counsel orders in this temper. */
static const struct order *in_temper(struct game *g, int temper)
{
	uint64_t state = 1;
	rules_orders(&g->s, now(g), &g->list);
	int index = napoleon1807_mind.counsel(&g->s, now(g), &g->list, temper, &state, NULL);
	assert_true(index >= 0 && index < g->list.n);
	return &g->list.at[index];
}

static int tempers(void)
{
	int n = 0;
	while (napoleon1807_mind.tempers[n])
		n++;
	return n;
}

/* Each of two stacks goes first in one, and one passes; the best is the usual. */
static void napoleon1807_plans_differ_in_who_goes_first(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU PEY 6/1; F-DAV GUT 5/1; R-TUC PEY 3/1; R-OST KON 2/1; R-BEN KON");
	int first[N7_BLOCKS] = {0}, passes = 0;
	operations(g, FRENCH);
	assert_int_equal(in_temper(g, 0)->verb, VERB_TAKE);
	for (int t = 0; t < tempers(); t++) {
		const struct order *o = in_temper(g, t);
		assert_true(o->verb == VERB_TAKE || o->verb == VERB_PASS);
		if (o->verb == VERB_TAKE)
			first[o->piece]++;
		else
			passes++;
	}
	assert_true(first[piece(g, "F-SOU")] > 0);
	assert_true(first[piece(g, "F-DAV")] > 0);
	assert_true(passes > 0);
	leave(g);
}

/* Marches end elsewhere, two by two. */
static void napoleon1807_plans_differ_in_where_a_march_ends(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU GUT 6/1; R-TUC KON 3/1; R-BEN KON");
	struct set to = {{0}};
	next_cards(g, "FR01");
	operate(g, "F-SOU");
	row_is(g, ROW_MARCH, FRENCH);
	for (int t = 0; t < tempers(); t += 2) {
		const struct order o = *in_temper(g, t);
		assert_true(order_same(&o, in_temper(g, t + 1)));
		if (o.verb == VERB_MARCH)
			set_add(&to, o.place);
	}
	assert_true(set_count(&to) > 1);
	leave(g);
}

/* Whether to attack is tried both ways. */
static void napoleon1807_plans_differ_in_attacking(void **unused)
{
	(void)unused;
	struct game *g = theatre("eylau", NULL, "F-SOU GUT 6/1; R-TUC HLS 2/1; R-OST KON 2/1; R-BEN KON");
	next_cards(g, "FR01");
	operate(g, "F-SOU");
	march(g, "HLS");
	row_is(g, ROW_ATTACK, FRENCH);
	int usual = in_temper(g, 0)->number, other = usual == CHOICE_FIGHT ? CHOICE_STAY : CHOICE_FIGHT;
	assert_int_equal(in_temper(g, 1)->number, other);
	assert_int_equal(in_temper(g, 2)->number, usual);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(napoleon1807_never_attacks_on_a_card_less),
		cmocka_unit_test(napoleon1807_falls_on_a_lone_corps),
		cmocka_unit_test(napoleon1807_counts_the_moving_attack),
		cmocka_unit_test(napoleon1807_takes_an_open_town),
		cmocka_unit_test(napoleon1807_lays_blue_cards_where_they_help),
		cmocka_unit_test(napoleon1807_judges_for_both),
		cmocka_unit_test(napoleon1807_hopes_for_both),
		cmocka_unit_test(napoleon1807_tries_a_stack_without_a_trace),
		cmocka_unit_test(napoleon1807_plans_differ_in_who_goes_first),
		cmocka_unit_test(napoleon1807_plans_differ_in_where_a_march_ends),
		cmocka_unit_test(napoleon1807_plans_differ_in_attacking),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
