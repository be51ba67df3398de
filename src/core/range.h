/* Numbers as charts print them: "3", "3-4", "5+", "5-" (5 or less), "-2", "+3", "60-79%", "1st-3rd", "7th on". The one reader of
 * them.
 */
#ifndef GROGNARD_CORE_RANGE_H
#define GROGNARD_CORE_RANGE_H

#include "core/base.h"

struct range {
	int16_t low, high; /* both belong to it; low > high: no number does */
};

/* Reads the whole text; false, with the empty range, when it is none (a word, or its end before its beginning). An open end
 * is INT16_MIN or INT16_MAX. */
bool range_read(const char *text, struct range *out);

static inline bool range_has(struct range r, int n)
{
	return n >= r.low && n <= r.high;
}

#endif
