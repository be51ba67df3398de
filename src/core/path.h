/* The queue behind cheapest ways (Dijkstra's method): places taken in the order of a small whole cost, then of their
 * number.
 *
 * A bit per place in a ring of buckets, one for each cost that can be waiting: adding is one store, and a bucket
 * comes out sorted. The caller keeps the costs; a place that was added again at a lower cost comes out twice, and he
 * passes over the dearer one.
 */
#ifndef GROGNARD_CORE_PATH_H
#define GROGNARD_CORE_PATH_H

#include "core/base.h"

/* Steps cost from 1 to PATH_STEP. */
enum { PATH_RING = 64, PATH_STEP = PATH_RING - 1 };

struct path_queue {
	int words;                 /* of a bucket */
	int ring;                  /* buckets in use, a power of two */
	int now;                   /* the cost taken last */
	uint64_t full;             /* a bit per bucket that holds something */
	uint64_t used[PATH_RING];  /* a bit per word of the bucket that was written: the others hold anything */
	uint64_t bucket[PATH_RING * (MAX_PLACES / 64)];
};

/* Empties the queue for a board of `places` and steps of 1 to `step`; the first place may cost `from` or more. */
void path_begin(struct path_queue *q, int places, int step, int from);

/* Adds a place. `cost` lies at most `step` above the cost taken last. */
static inline void path_add(struct path_queue *q, int place, int cost)
{
	int at = cost & (q->ring - 1), word = place >> 6;
	uint64_t *bits = q->bucket + at * q->words + word, bit = UINT64_C(1) << (place & 63);
	*bits = q->used[at] >> word & 1 ? *bits | bit : bit;
	q->used[at] |= UINT64_C(1) << word;
	q->full |= UINT64_C(1) << at;
}

/* Takes all places of the lowest cost into out[], lowest number first, and sets q->now to that cost. Returns how many;
 * 0 when nothing waits. */
int path_take(struct path_queue *q, int16_t *out);

#endif
