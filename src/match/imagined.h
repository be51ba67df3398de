/* The position that a side is shown: imagined, from what it may know and numbers that all may know. Where a match is and
 * elsewhere the same bytes come of it, for imagining what was imagined gives the same (struct rules).
 */
#ifndef GROGNARD_MATCH_IMAGINED_H
#define GROGNARD_MATCH_IMAGINED_H

#include "rules/rules.h"

/* Who is shown it. */
struct viewer {
	const struct scenario *s;
	enum side side;     /* NOBODY: what both may see */
	bool open;          /* sees all but the dice to come */
	uint64_t number;    /* of the match, for all to know */
};

/* `from` as the viewer is shown it at a moment: the same bytes for the truth and for all that was imagined of it for him,
 * and no help to find the truth. Into `out` (POSITION_BYTES), another position than `from`. */
void imagined_at(const struct viewer *v, const struct position *from, int moment, struct position *out);

/* The same at no moment: nothing but what he may know, to be sent to him and imagined there. */
void imagined_plain(const struct viewer *v, const struct position *from, struct position *out);

#endif
