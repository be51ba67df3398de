/* How many of an army's closed units of each kind stand in each of several wards, by chance, so that all comes out even.
 *
 * A ward is a region whose corps were counted, or all others together. Its closed counters are seen: each is one unit that
 * is no corps, or a pile of corps of one arm. Known are the corps of each ward, and of the army the units that are no corps
 * and the infantry. Every spread that fits can come; none that does not.
 */
#ifndef GROGNARD_RULES_AREA1812_APPORTION_H
#define GROGNARD_RULES_AREA1812_APPORTION_H

#include <stdbool.h>
#include <stdint.h>

enum { MOST_WARDS = 66, MOST_SINGLES = 100, MOST_FOOT = 63, MOST_BARS = 12 };

struct ward {
	int corps;            /* exactly so many */
	int any, foot, horse; /* counters that may be corps of either arm, of infantry only, of cavalry only */
	int bare;             /* counters that can be no corps */
	int singles_least;    /* units that must be there and are no corps */
	int most[2];          /* infantry and cavalry at most, up to MOST_FOOT */
	int piles_least;      /* places that must hold corps: so many counters are some */
	int singles, infantry; /* what comes out */
	int bars, missed;      /* shares that are not to be drawn again; how often one could not be spread */
	uint8_t barred[MOST_BARS][2];
};

/* What came out for this ward could not be spread over its places: after some of that it is not drawn again. */
void ar_bar(struct ward *w);

/* May `n` counters that are corps, `foot` of them infantry and `horse` cavalry in any case, be `infantry` of `corps`? */
bool ar_piles_hold(int n, int foot, int horse, int corps, int infantry);

/* Fills in what each ward takes of `singles` units that are no corps and of `infantry` corps, the rest being cavalry.
 * False when nothing fits; at most MOST_FOOT infantry corps. */
bool ar_apportion(struct ward *ward, int wards, int singles, int infantry, uint64_t *state);

#endif
