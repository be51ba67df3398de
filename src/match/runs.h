/* What the pages of a game collect while their phases run: rows, as the events are heard. */
#ifndef GROGNARD_MATCH_RUNS_H
#define GROGNARD_MATCH_RUNS_H

#include "match/chronicle.h"

struct run_kept {
	struct run run;
	struct run_row *row;
	int room;
};

struct runs {
	int n, room, open;  /* open: the one that goes on, or NONE */
	struct run_kept *at;
	struct chart *chart; /* to be filled by the rules; NULL: the game has no page that collects */
};

/* How far the runs had come, to go back to. */
struct runs_mark {
	int n, open, rows; /* rows of the last run */
	int16_t sum[CHART_SUMS];
};

void runs_start(struct runs *r, const struct scenario *s);
void runs_free(struct runs *r);

/* Room for one more run, empty, which is counted from now on. */
struct run_kept *runs_next(struct runs *r);

struct runs_mark runs_mark(const struct runs *r);
void runs_back(struct runs *r, const struct runs_mark *to);

/* A game that begins amid a phase of a page: its run begins with the first order. */
void runs_begin_amid(struct runs *r, const struct scenario *s, const struct position *before, int decision);

/* Event i of what `viewer` was told of a decision (NOBODY: whatever is told); `before`: before its order. Returns the run
 * it belongs to, or NONE. */
int runs_hear(struct runs *r, const struct scenario *s, enum side viewer, const struct position *before,
	      const struct heard *h, int i, int decision);

#endif
