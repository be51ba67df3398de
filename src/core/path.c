#include "core/path.h"

#include <assert.h>
#include <string.h>

void path_begin(struct path_queue *q, int places, int step, int from)
{
	assert(places <= MAX_PLACES && step >= 1 && step <= PATH_STEP && from >= 0);
	q->words = (places + 63) / 64;
	q->ring = 1;
	while (q->ring <= step)
		q->ring *= 2;
	q->now = from;
	q->full = 0;
	memset(q->used, 0, (size_t)q->ring * sizeof *q->used);
}

int path_take(struct path_queue *q, int16_t *out)
{
	if (!q->full)
		return 0;
	while (!(q->full >> (q->now & (q->ring - 1)) & 1))
		q->now++;
	int at = q->now & (q->ring - 1), n = 0;
	const uint64_t *bucket = q->bucket + at * q->words;
	for (uint64_t used = q->used[at]; used; used &= used - 1) {
		int word = __builtin_ctzll(used);
		for (uint64_t left = bucket[word]; left; left &= left - 1)
			out[n++] = (int16_t)(word * 64 + __builtin_ctzll(left));
	}
	q->used[at] = 0;
	q->full &= ~(UINT64_C(1) << at);
	return n;
}
