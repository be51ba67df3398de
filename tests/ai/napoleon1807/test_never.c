/* What a sensible player of Napoleon 1807 never does: a position, the fool's order, and that the Sergeant does not give it, whatever the
 * seed. N numbers are those of the list of fools' habits. */
#include "rules/napoleon1807/theatre.h"

#include "ai/napoleon1807/own.h"
#include "ai/player.h"

enum { SEEDS = 10, MOST = 200 };

/* What was done till an operation, or the recovery, was over. */
struct did {
	bool passed, fought;
	int cards; /* laid */
};

/* The simple player plays both sides from here till the operation is over, the recovery is, or the game. */
static struct did think(struct game *g, uint64_t seed, int until)
{
	struct did did = {0};
	const struct player *simple = player_find("simple");
	void *own = simple->open(&g->s, SIDE_0, seed);
	for (int n = 0; n < MOST && !now(g)->header.result.over; n++) {
		if (n && frame_now(now(g))->row == until && set_empty(&now(g)->hand))
			break;
		rules_orders(&g->s, now(g), &g->list);
		const struct order *o = &g->list.at[player_decide(simple, own, now(g), &g->list, seed)];
		did.passed |= o->verb == VERB_PASS && frame_now(now(g))->row == ROW_OPERATIONS;
		did.fought |= o->verb == VERB_CHOOSE && o->number == CHOICE_FIGHT;
		did.cards += o->verb == VERB_CARD;
		if (!rules_play(&g->s, now(g), o, &g->ev, &g->e))
			fail_msg("%s (%s)", g->e.reason, g->e.rule);
		if (did.passed)
			break;
	}
	simple->close(own);
	return did;
}

static int at(struct game *g, const char *block)
{
	return now(g)->piece[piece(g, block)].place;
}

/* --- attacks without hope --- */

/* N1: four points that have marched count no card at all; the attack would be called off. */
static void napoleon1807_never_attacks_without_a_card(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed <= SEEDS; seed++) {
		struct game *g = theatre("eylau", NULL, "F-AUG HOH 3/1 +3; R-SAC ALL 2/1");
		operations(g, FRENCH);
		assert_false(think(g, seed, ROW_OPERATIONS).fought);
		leave(g);
	}
}

/* N6: one corps against three behind the walls of a town, no card in hand, nothing to lose by waiting. */
static void napoleon1807_never_storms_a_held_town_alone(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed <= SEEDS; seed++) {
		struct game *g = theatre("eylau", NULL, "F-SOU GUT 6/1; F-NAP GUT; R-OST HLS 5/1; R-TUC HLS 5/1; R-DOK HLS 5/1; R-BEN HLS");
		operations(g, FRENCH);
		struct did did = think(g, seed, ROW_OPERATIONS);
		assert_false(did.fought);
		leave(g);
	}
}

/* A tired corps that the next blow would kill does not begin a fight with equals. */
static void napoleon1807_never_fights_a_dying_corps_even(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed <= SEEDS; seed++) {
		struct game *g = theatre("eylau", NULL, "F-SOU PEY 6/1 +8; F-NAP PEY; R-TUC PEY 5/1; R-OST PEY 2/1");
		operations(g, FRENCH);
		assert_false(think(g, seed, ROW_OPERATIONS).fought);
		leave(g);
	}
}

static int judged(const char *blocks)
{
	struct game *g = theatre("friedland", NULL, blocks);
	int worth = n7_judge(&g->s, now(g), SIDE_0);
	leave(g);
	return worth;
}

/* N3: Napoleon is better off behind with two corps than among enemies with one, which a fight or two may tire to death, and him with it. */
static void napoleon1807_never_likes_napoleon_with_one_corps(void **unused)
{
	(void)unused;
	assert_true(judged("F-NAP OST; F-LAN OST 4/1; F-MOR OST 3/1; F-BES MYS 3/2; R-TOL MYS 2/1") >
		    judged("F-NAP MYS; F-LAN OST 4/1; F-MOR OST 3/1; F-BES MYS 3/2; R-TOL MYS 2/1"));
}

/* --- an army that sleeps --- */

/* Last turn, two points short, and an empty citadel worth three within a march. */
static void napoleon1807_never_sleeps_before_an_open_citadel(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed <= SEEDS; seed++) {
		struct game *g = theatre("eylau", NULL, "F-SOU PEY 6/1; F-NAP PEY; R-TUC RAS 3/1; R-BEN RAS");
		now(g)->header.turn = (int16_t)g->s.last_turn;
		now(g)->header.track[TRACK_VP] = (int16_t)(n7_own(&g->s)->french_at_most + 2);
		next_cards(g, "FR01"); /* four points */
		operations(g, FRENCH);
		assert_false(think(g, seed, ROW_OPERATIONS).passed);
		assert_int_equal(at(g, "F-SOU"), area(g, "KON"));
		leave(g);
	}
}

/* Eight corps beside four of the enemy, too many for a card to move all of them, do not stand there till the game is drawn. */
static void napoleon1807_never_sleeps_in_a_heap(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed <= SEEDS; seed++) {
		struct game *g = theatre("friedland-battle", NULL,
					 "F-NAP BAR; F-DAV BAR 6/1; F-SOU BAR 5/1; F-VIC BAR 5/1; F-NEY BAR 3/1; F-BES BAR 3/2; F-MOR BAR 3/1; F-MUR BAR 0/4; "
					 "F-LAN BAR 3/1; R-BEN SCH; R-GOR SCH 3/1; R-DOK SCH 3/1; R-BAG SCH 2/1; R-GOL SCH 0/3");
		now(g)->header.turn = (int16_t)(g->s.last_turn - 1);
		now(g)->header.track[TRACK_VP] = (int16_t)(n7_own(&g->s)->french_at_most + 3);
		next_cards(g, "FR01"); /* four points */
		operations(g, FRENCH);
		struct did did = think(g, seed, ROW_OPERATIONS);
		assert_false(did.passed);
		assert_true(did.fought);
		leave(g);
	}
}

/* --- the last turn --- */

/* A fight that costs as much as it brings, on the last turn: who would win as it stands leaves it, who would not dares it. */
static void napoleon1807_never_forgets_how_it_stands_on_the_last_turn(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed <= SEEDS; seed++)
		for (int wins = 0; wins < 2; wins++) {
			struct game *g = theatre("friedland-battle", NULL, "F-SOU PEY 4/1; F-MAS PEY 4/1; R-TUC PEY 3/1; R-OST PEY 2/1");
			now(g)->header.turn = (int16_t)g->s.last_turn;
			now(g)->header.track[TRACK_VP] = (int16_t)(n7_own(&g->s)->french_at_most + (wins ? 0 : 3));
			operations(g, FRENCH);
			assert_int_equal(think(g, seed, ROW_OPERATIONS).fought, !wins);
			leave(g);
		}
}

/* --- what counts is not left --- */

/* Whatever the seed, L'Estocq is in Königsberg after the Russian operation of the last turn, who would win by it as it stands. */
static void stays_in_koenigsberg(const char *scenario, const char *blocks)
{
	for (uint64_t seed = 1; seed <= SEEDS; seed++) {
		struct game *g = theatre(scenario, NULL, blocks);
		now(g)->header.turn = (int16_t)g->s.last_turn;
		now(g)->header.track[TRACK_VP] = (int16_t)(n7_own(&g->s)->russian_at_least + 1);
		operations(g, RUSSIAN);
		think(g, seed, ROW_OPERATIONS);
		assert_int_equal(at(g, "R-LES"), area(g, "KON"));
		leave(g);
	}
}

/* N7: on the last turn the only corps in a citadel stays there while an enemy stands two links off and has yet to move. */
static void napoleon1807_never_leaves_the_citadel_on_the_last_turn(void **unused)
{
	(void)unused;
	stays_in_koenigsberg("eylau", "F-SOU PEY 6/1; R-LES KON 3/1; R-BEN KON; R-TUC RAS 2/1");
}

/* N7: nor does it go to stand beside it: who has marched comes back no more. */
static void napoleon1807_never_guards_the_citadel_from_beside(void **unused)
{
	(void)unused;
	stays_in_koenigsberg("friedland-battle", "F-DAV BRD 6/1; F-SOU KRE 5/1; R-LES KON 3/1; R-KMY KON 1/1; R-SAC UDE 2/1 *");
}

/* --- cards --- */

/* N8: a corps that would lose a point of fatigue this turn has the card that saves it. */
static void napoleon1807_never_keeps_the_card_that_saves_a_point(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed <= SEEDS; seed++) {
		struct game *g = theatre("eylau", NULL, "F-SOU PEY 6/1 *; R-OLS ALB 2/1 +6 *; R-BEN ALB *");
		hold(g, "RU04"); /* it takes off three */
		while (now(g)->depth)
			frame_pop(now(g));
		frame_push(now(g), ROW_RECOVERY, SIDE_0);
		phases_run(&g->s, now(g), &g->ev);
		assert_true(think(g, seed, ROW_INITIATIVE).cards);
		assert_int_equal(n7_strength(pos(g), piece(g, "R-OLS")), 3);
		leave(g);
	}
}

/* A card held for its event is not thrown after one point of fatigue that costs nothing. */
static void napoleon1807_never_throws_a_card_after_one_point(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed <= SEEDS; seed++) {
		struct game *g = theatre("eylau", NULL, "F-SOU PEY 6/1 +1 *; R-OLS ALB 2/1; R-BEN ALB");
		hold(g, "FR43");
		while (now(g)->depth)
			frame_pop(now(g));
		frame_push(now(g), ROW_RECOVERY, SIDE_0);
		phases_run(&g->s, now(g), &g->ev);
		row_is(g, ROW_REST, FRENCH);
		assert_int_equal(think(g, seed, ROW_INITIATIVE).cards, 0);
		leave(g);
	}
}

/* No card before and on the march. */
static void declines(struct game *g)
{
	while (frame_now(now(g))->row == ROW_WINDOW)
		play(g, "pass");
}

/* Napoleon spares his stack the one point that the card Fatigue would bring. */
static void napoleon1807_never_tires_who_is_spared(void **unused)
{
	(void)unused;
	for (uint64_t seed = 1; seed <= SEEDS; seed++)
		for (int spared = 0; spared < 2; spared++) {
			struct game *g = theatre("eylau", NULL, "F-NAP HOH; F-SOU HOH 5/1; F-BES HOH 3/2; F-NEY HOH 4/1; R-ESS STR 3/1");
			hold(g, "RU10");
			next_cards(g, "FR01");
			operate(g, spared ? "F-SOU F-BES F-NAP" : "F-SOU F-BES");
			declines(g);
			march(g, "ALL");
			declines(g);
			play(g, "halt");
			row_is(g, ROW_WINDOW, RUSSIAN);
			assert_int_equal(think(g, seed, ROW_OPERATIONS).cards, !spared);
			leave(g);
		}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(napoleon1807_never_tires_who_is_spared),
		cmocka_unit_test(napoleon1807_never_attacks_without_a_card),
		cmocka_unit_test(napoleon1807_never_storms_a_held_town_alone),
		cmocka_unit_test(napoleon1807_never_fights_a_dying_corps_even),
		cmocka_unit_test(napoleon1807_never_likes_napoleon_with_one_corps),
		cmocka_unit_test(napoleon1807_never_sleeps_before_an_open_citadel),
		cmocka_unit_test(napoleon1807_never_sleeps_in_a_heap),
		cmocka_unit_test(napoleon1807_never_forgets_how_it_stands_on_the_last_turn),
		cmocka_unit_test(napoleon1807_never_leaves_the_citadel_on_the_last_turn),
		cmocka_unit_test(napoleon1807_never_guards_the_citadel_from_beside),
		cmocka_unit_test(napoleon1807_never_keeps_the_card_that_saves_a_point),
		cmocka_unit_test(napoleon1807_never_throws_a_card_after_one_point),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
