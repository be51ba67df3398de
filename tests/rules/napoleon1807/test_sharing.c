/* Arithmetic of Napoleon 1807: points shared, chances of cards and dice. Each against a second calculation. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <string.h>

#include "core/dice.h"
#include "rules/napoleon1807/fight.h"
#include "rules/napoleon1807/odds_draw.h"

enum { STACK = 4, ROOM = 4 };

/* [Combat 4, reading 16] Dealt out in rounds: a round is dealt while everybody who still has points can be given one. */
static int dealt(int points, int n, const uint8_t *room, uint8_t *due)
{
	memset(due, 0, STACK);
	for (;;) {
		int open = 0;
		for (int i = 0; i < n; i++)
			open += due[i] < room[i];
		if (!open || open > points)
			return open ? points : 0;
		for (int i = 0; i < n; i++)
			due[i] = (uint8_t)(due[i] + (due[i] < room[i]));
		points -= open;
	}
}

/* [Movement 4] [Combat 4] Every stack of up to four corps with up to four points each, every number of losses. */
static void n7_combat_4_losses_are_shared_evenly(void **unused)
{
	(void)unused;
	for (int n = 1; n <= STACK; n++)
		for (int code = 0; code < 625; code++)
			for (int points = 0; points <= STACK * ROOM + 2; points++) {
				uint8_t room[STACK], due[STACK] = {0}, second[STACK];
				for (int i = 0, c = code; i < STACK; i++, c /= 5)
					room[i] = (uint8_t)(c % 5);
				int rest = n7_even_losses(points, n, room, due);
				assert_int_equal(rest, dealt(points, n, room, second));
				assert_memory_equal(due, second, (size_t)n);
			}
}

/* [Movement 4] Fatigue knows no room: five among three are one each and two placed freely. */
static void n7_march_4_fatigue_is_shared_evenly(void **unused)
{
	(void)unused;
	int rest;
	assert_int_equal(n7_even(5, 3, &rest), 1);
	assert_int_equal(rest, 2);
	assert_int_equal(n7_even(2, 3, &rest), 0);
	assert_int_equal(rest, 2);
	assert_int_equal(n7_even(6, 2, &rest), 3);
	assert_int_equal(rest, 0);
}

/* A set of blocks survives its frame. */
static void masks_are_kept_in_frames(void **unused)
{
	(void)unused;
	struct frame f = {0};
	n7_mask who = n7_bit(0) | n7_bit(15) | n7_bit(31) | n7_bit(47) | n7_bit(63);
	n7_mask_put(&f, who);
	assert_true(n7_mask_get(&f) == who);
	assert_int_equal(f.spare[4], 0);
}

/* --- chances against counting every hand of cards one by one --- */

/* Cards of a small pile by their losses, in order: `losses[i]` of card i. Counts how many ways of `k` of them show each sum. */
static void count_hands(const int *losses, int n, int k, int from, int sum, long ways[DRAWN_MOST + 1])
{
	if (!k) {
		ways[sum]++;
		return;
	}
	for (int i = from; i <= n - k; i++)
		count_hands(losses, n, k - 1, i + 1, sum + losses[i], ways);
}

static void near_to(uint64_t chance, long ways, long of)
{
	double want = (double)ways / (double)of * CHANCE_ONE, off = (double)chance - want;
	assert_true(off > -64 && off < 64);
}

static void n7_odds_of_cards_are_those_of_every_hand(void **unused)
{
	(void)unused;
	static const int losses[] = {0, 0, 0, 0, 1, 1, 2, 0, 1, 3, 0};
	enum { N = sizeof losses / sizeof *losses };
	struct n7_pool pool = {.pile = N, .live = {6, 3, 1, 1}, .live_fatigue = 13};
	for (int k = 0; k <= N; k++) {
		long ways[DRAWN_MOST + 1] = {0}, of = 0;
		uint64_t chance[DRAWN_MOST + 1];
		count_hands(losses, N, k, 0, 0, ways);
		for (int i = 0; i <= DRAWN_MOST; i++)
			of += ways[i];
		n7_loss_chances(&pool, k, chance);
		for (int i = 0; i <= DRAWN_MOST; i++)
			near_to(chance[i], ways[i], of);
		/* 8 losses on eleven cards */
		assert_int_equal(n7_mean_losses(chance), (20 * 8 * k + N) / (2 * N));
		assert_int_equal(n7_mean_fatigue(&pool, k), (20 * 13 * k + N) / (2 * N));
	}
}

/* [reading 34] The pile runs out: all of it, then cards of the shuffled discards. */
static void n7_odds_of_a_pile_that_runs_out(void **unused)
{
	(void)unused;
	struct n7_pool pool = {.pile = 2, .live = {1, 1}, .live_fatigue = 2, .back = {1, 3}, .back_fatigue = 8};
	uint64_t chance[DRAWN_MOST + 1];
	n7_loss_chances(&pool, 3, chance);
	near_to(chance[1], 1, 4);
	near_to(chance[2], 3, 4);
	assert_int_equal(n7_mean_fatigue(&pool, 3), 40);
	/* no more than there are */
	n7_loss_chances(&pool, 9, chance);
	near_to(chance[4], 1, 1);
	n7_loss_chances(&pool, -1, chance);
	near_to(chance[0], 1, 1);
	assert_int_equal(n7_mean_fatigue(&pool, -1), 0);
}

/* [dice] Of every throw of four dice. */
static void n7_odds_of_dice_are_those_of_every_throw(void **unused)
{
	(void)unused;
	static const int face[6] = {0, 0, 0, 0, 1, 1};
	struct n7_pool pool = {.dice = true, .live = {4, 2}, .live_fatigue = 7};
	long ways[DRAWN_MOST + 1] = {0};
	uint64_t chance[DRAWN_MOST + 1];
	for (int throw = 0; throw < 1296; throw++)
		ways[face[throw % 6] + face[throw / 6 % 6] + face[throw / 36 % 6] + face[throw / 216]]++;
	n7_loss_chances(&pool, 4, chance);
	for (int i = 0; i <= DRAWN_MOST; i++)
		near_to(chance[i], ways[i], 1296);
	assert_int_equal(n7_mean_fatigue(&pool, 4), 47); /* 4.67 */
	assert_int_equal(n7_mean_losses(chance), 13);    /* 1.33 */
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(n7_combat_4_losses_are_shared_evenly),
		cmocka_unit_test(n7_march_4_fatigue_is_shared_evenly),
		cmocka_unit_test(masks_are_kept_in_frames),
		cmocka_unit_test(n7_odds_of_cards_are_those_of_every_hand),
		cmocka_unit_test(n7_odds_of_a_pile_that_runs_out),
		cmocka_unit_test(n7_odds_of_dice_are_those_of_every_throw),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
