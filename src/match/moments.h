/* The positions of all moments of a game as one side knows them, packed: each as what differs from the one before.
 */
#ifndef GROGNARD_MATCH_MOMENTS_H
#define GROGNARD_MATCH_MOMENTS_H

#include "match/parcel.h"

struct moments {
	size_t size;         /* of a position */
	int n, room;
	struct parcel *at;
};

/* Keeps this as the position at moment `at` (0..n). Those after it stay. A program without memory ends. */
void moments_put(struct moments *m, int at, const uint8_t *position);

/* The position at a moment into `out` (`size` bytes); false when there is none. */
bool moments_get(const struct moments *m, int at, uint8_t *out);

/* Forgets all but the first n. 0 frees everything. */
void moments_cut(struct moments *m, int n);

#endif
