/* Closed units are shared out so that all comes out even: against brute force on small armies. */
#include "field.h"

#include "rules/area1812/apportion.h"

#include <string.h>

/* One pile after the other, each of one or more corps of an arm it may be: is there a way? */
static bool fills(int any, int foot, int horse, int infantry, int cavalry)
{
	if (!any && !foot && !horse)
		return !infantry && !cavalry;
	for (int n = 1; (foot || any) && n <= infantry; n++)
		if (fills(any - !foot, foot - (foot > 0), horse, infantry - n, cavalry))
			return true;
	for (int n = 1; (horse || any) && !foot && n <= cavalry; n++)
		if (fills(any - !horse, foot, horse - (horse > 0), infantry, cavalry - n))
			return true;
	return false;
}

static void piles_hold_what_they_can(void **unused)
{
	(void)unused;
	for (int any = 0; any <= 3; any++)
		for (int foot = 0; foot <= 2; foot++)
			for (int horse = 0; horse <= 2; horse++)
				for (int corps = 0; corps <= 6; corps++)
					for (int infantry = 0; infantry <= corps; infantry++) {
						int n = any + foot + horse;
						if (n)
							assert_int_equal(ar_piles_hold(n, foot, horse, corps, infantry),
									 fills(any, foot, horse, infantry, corps - infantry));
					}
}

/* Can this ward do with so many single units and so many infantry corps? Every choice of counters is tried. */
static bool ward_takes(const struct ward *w, int singles, int infantry)
{
	for (int any = 0; any <= w->any; any++)
		for (int foot = 0; foot <= w->foot; foot++)
			for (int horse = 0; horse <= w->horse; horse++) {
				int piles = any + foot + horse;
				if (w->any + w->foot + w->horse + w->bare - piles == singles && piles >= w->piles_least &&
				    singles >= w->singles_least && infantry <= w->corps && infantry <= w->most[0] && w->corps - infantry <= w->most[1] &&
				    fills(any, foot, horse, infantry, w->corps - infantry))
					return true;
			}
	return false;
}

static bool possible(const struct ward *w, int n, int singles, int infantry)
{
	if (!n)
		return !singles && !infantry;
	for (int k = 0; k <= singles; k++)
		for (int i = 0; i <= infantry; i++)
			if (ward_takes(w, k, i) && possible(w + 1, n - 1, singles - k, infantry - i))
				return true;
	return false;
}

static struct ward any_ward(uint64_t *state)
{
	struct ward w = {.corps = random_below(state, 5), .any = random_below(state, 3)};
	if (!random_below(state, 3))
		w.foot = random_below(state, 2);
	if (!random_below(state, 3))
		w.horse = random_below(state, 2);
	for (int arm = 0; arm < 2; arm++)
		w.most[arm] = random_below(state, 4) ? MOST_FOOT : random_below(state, 5);
	w.bare = !random_below(state, 4);
	w.singles_least = !random_below(state, 6);
	w.piles_least = !random_below(state, 6);
	return w;
}

static void whatever_fits_is_found(void **unused)
{
	(void)unused;
	uint64_t state = 5;
	int fitted = 0, not = 0;
	for (int round = 0; round < 4000; round++) {
		struct ward ward[3];
		int n = 1 + random_below(&state, 3), corps = 0, singles = random_below(&state, 4);
		for (int i = 0; i < n; i++) {
			ward[i] = any_ward(&state);
			corps += ward[i].corps;
		}
		int infantry = random_below(&state, corps + 1), sum[2] = {0, 0};
		bool fits = ar_apportion(ward, n, singles, infantry, &state);
		assert_int_equal(fits, possible(ward, n, singles, infantry));
		fitted += fits;
		not += !fits;
		for (int i = 0; fits && i < n; i++) {
			assert_true(ward_takes(&ward[i], ward[i].singles, ward[i].infantry));
			sum[0] += ward[i].singles;
			sum[1] += ward[i].infantry;
		}
		assert_true(!fits || (sum[0] == singles && sum[1] == infantry));
	}
	assert_true(fitted > 200 && not > 200);
}

/* A single closed pile is infantry as often as a corps of the army is: one of two corps, with three others of one each, when two
 * of the five corps are infantry, in two cases of five. */
static void a_pile_is_infantry_as_often_as_the_army(void **unused)
{
	(void)unused;
	enum { ROUNDS = 5000 };
	uint64_t state = 9;
	int infantry = 0;
	for (int round = 0; round < ROUNDS; round++) {
		struct ward ward[4] = {{.corps = 2, .any = 1}, {.corps = 1, .any = 1}, {.corps = 1, .any = 1}, {.corps = 1, .any = 1}};
		for (int i = 0; i < 4; i++)
			ward[i].most[0] = ward[i].most[1] = MOST_FOOT;
		assert_true(ar_apportion(ward, 4, 0, 2, &state));
		assert_true(ward[0].infantry == 0 || ward[0].infantry == 2);
		infantry += ward[0].infantry == 2;
	}
	assert_in_range(infantry, ROUNDS * 37 / 100, ROUNDS * 43 / 100);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(piles_hold_what_they_can),
		cmocka_unit_test(whatever_fits_is_found),
		cmocka_unit_test(a_pile_is_infantry_as_often_as_the_army),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
