#include "rules/area1812/apportion.h"

#include "core/dice.h"

#include <string.h>

/* For the wards from each on: bit i of the word for k says that they can take k single units and i infantry corps. */
struct sums {
	uint64_t can[MOST_WARDS + 1][MOST_SINGLES + 1];
};

/* Bits from low to high, of those that a word has. */
static uint64_t bits(int low, int high)
{
	uint64_t up_to = high >= MOST_FOOT ? ~UINT64_C(0) : (UINT64_C(1) << (high + 1)) - 1;
	return low > high || low > MOST_FOOT ? 0 : up_to & ~UINT64_C(0) << low;
}

/* Bit i: `n` counters, `foot` of them infantry and `horse` cavalry in any case, hold i infantry corps of `corps`. */
static uint64_t piles_hold(int n, int foot, int horse, int corps)
{
	if (n > corps || foot + horse > n)
		return 0;
	if (n == foot)
		return bits(corps, corps); /* nothing but infantry */
	if (n == horse)
		return 1;
	return n == 1 ? 1 | bits(corps, corps) : bits(foot, corps - horse); /* one pile is of one arm */
}

bool ar_piles_hold(int n, int foot, int horse, int corps, int infantry)
{
	return infantry <= MOST_FOOT && piles_hold(n, foot, horse, corps) >> infantry & 1;
}

/* Bit i: `singles` of its counters may be no corps, and the others hold i infantry corps. */
static uint64_t ward_holds(const struct ward *w, int singles)
{
	int n = w->any + w->foot + w->horse + w->bare - singles;
	uint64_t out = 0;
	if (singles < w->bare || singles < w->singles_least || n < w->piles_least || n < 0)
		return 0;
	if (!n)
		return !w->corps;
	uint64_t room = bits(w->corps - int_min(w->corps, w->most[1]), w->most[0]);
	for (int foot = 0; foot <= int_min(w->foot, n); foot++)
		for (int horse = 0; horse <= int_min(w->horse, n - foot); horse++)
			if (n - foot - horse <= w->any)
				out |= piles_hold(n, foot, horse, w->corps);
	for (int i = 0; i < w->bars; i++)
		if (w->barred[i][0] == singles)
			out &= ~(UINT64_C(1) << w->barred[i][1]);
	return out & room;
}

void ar_bar(struct ward *w)
{
	enum { PATIENCE = 3 }; /* the spread is by chance too */
	if (++w->missed % PATIENCE || w->bars == MOST_BARS)
		return;
	w->barred[w->bars][0] = (uint8_t)w->singles;
	w->barred[w->bars++][1] = (uint8_t)w->infantry;
}

/* All sums of a bit of `a` and a bit of `b`. */
static uint64_t add_up(uint64_t a, uint64_t b)
{
	uint64_t few = __builtin_popcountll(a) < __builtin_popcountll(b) ? a : b, many = a ^ b ^ few, out = 0;
	for (; few; few &= few - 1)
		out |= many << __builtin_ctzll(few);
	return out;
}

static void sums_make(struct sums *sums, const struct ward *ward, int wards, int singles)
{
	size_t row = (size_t)(singles + 1) * sizeof(uint64_t);
	memset(sums->can[wards], 0, row);
	sums->can[wards][0] = 1;
	for (int w = wards - 1; w >= 0; w--) {
		int slots = ward[w].any + ward[w].foot + ward[w].horse + ward[w].bare;
		memset(sums->can[w], 0, row);
		for (int k = 0; k <= int_min(slots, singles); k++) {
			uint64_t holds = ward_holds(&ward[w], k);
			for (int rest = 0; holds && k + rest <= singles; rest++)
				if (sums->can[w + 1][rest])
					sums->can[w][k + rest] |= add_up(holds, sums->can[w + 1][rest]);
		}
	}
}

/* What is still to be given out, and over how many counters. */
struct rest {
	int slots, singles, corps, infantry;
};

static int draw(int n, int marked, int of, uint64_t *state)
{
	int out = 0;
	for (; n > 0 && of > 0; n--, of--)
		if (random_below(state, of) < marked) {
			marked--;
			out++;
		}
	return out;
}

/* A ward drawn as if nothing bound the others: does what is left fit them? */
static bool propose(struct ward *w, const struct rest *rest, const uint64_t *then, uint64_t *state)
{
	int slots = w->any + w->foot + w->horse + w->bare;
	w->singles = w->bare + draw(slots - w->bare, rest->singles - w->bare, rest->slots - w->bare, state);
	if (slots - w->singles == 1)
		w->infantry = random_below(state, rest->corps) < rest->infantry ? w->corps : 0;
	else
		w->infantry = draw(w->corps, rest->infantry, rest->corps, state);
	if (w->singles > rest->singles || w->infantry > rest->infantry)
		return false;
	return ward_holds(w, w->singles) >> w->infantry & 1 && then[rest->singles - w->singles] >> (rest->infantry - w->infantry) & 1;
}

/* Any share of a ward that leaves what the others can take. */
static bool choose(struct ward *w, const struct rest *rest, const uint64_t *then, uint64_t *state)
{
	int n = 0, slots = w->any + w->foot + w->horse + w->bare;
	for (int k = 0; k <= int_min(slots, rest->singles); k++) {
		uint64_t holds = then[rest->singles - k] ? ward_holds(w, k) : 0;
		for (int i = 0; holds && i <= int_min(w->corps, rest->infantry); i++)
			if (holds >> i & 1 && then[rest->singles - k] >> (rest->infantry - i) & 1 && !random_below(state, ++n)) {
				w->singles = k;
				w->infantry = i;
			}
	}
	return n > 0;
}

bool ar_apportion(struct ward *ward, int wards, int singles, int infantry, uint64_t *state)
{
	enum { TRIES = 6 };
	struct sums sums;
	struct rest rest = {0, singles, 0, infantry};
	if (wards > MOST_WARDS || singles > MOST_SINGLES || infantry > MOST_FOOT)
		return false;
	sums_make(&sums, ward, wards, singles);
	if (!(sums.can[0][singles] >> infantry & 1))
		return false;
	for (int w = 0; w < wards; w++) {
		rest.slots += ward[w].any + ward[w].foot + ward[w].horse + ward[w].bare;
		rest.corps += ward[w].corps;
	}
	for (int w = 0; w < wards; w++) {
		const uint64_t *then = sums.can[w + 1];
		bool fits = false;
		for (int i = 0; i < TRIES && !fits && w < wards - 1; i++)
			fits = propose(&ward[w], &rest, then, state);
		if (!fits && !choose(&ward[w], &rest, then, state))
			return false;
		rest.slots -= ward[w].any + ward[w].foot + ward[w].horse + ward[w].bare;
		rest.corps -= ward[w].corps;
		rest.singles -= ward[w].singles;
		rest.infantry -= ward[w].infantry;
	}
	return true;
}
