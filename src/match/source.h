/* What is behind a seat: a source. There are two, and nothing above can tell which: local.h stands on a match of this
 * machine, known.h on what a referee tells from elsewhere. */
#ifndef GROGNARD_MATCH_SOURCE_H
#define GROGNARD_MATCH_SOURCE_H

#include "match/hearing.h"
#include "match/seat.h"

/* Where a seat gets what it knows, and where its orders go. All return at once. */
struct source {
	void *who;
	/* All of them or none; false with `e`. True: they are played, or on their way (then the source sets `waiting`). */
	bool (*send)(void *who, const struct order *orders, int n, struct error *e);
	/* The position at a moment as this side may know it, the same bytes while nothing new is heard. */
	bool (*known)(void *who, int at, struct position *out);
	bool (*go)(void *who, int to);
	bool (*answer)(void *who, bool yes);
	bool (*stand)(void *who, const struct standings *list, struct error *e);
	void (*close)(void *who);
};

/* A seat over a source, without a position yet: call seat_refresh when the source can answer. NULL without memory. The
 * source keeps up what is not found out from `known`: number, open, persons, waiting, past_seal, offer, refused,
 * standings. */
struct seat *seat_over(const struct scenario *s, enum side side, bool open, const struct source *source);

/* The chronicle to be filled. */
struct chronicle *seat_chronicle(struct seat *seat);

/* After something was heard, or the mark was moved: gives back the draft, goes to the present, asks `known` once and
 * computes prompt, orders and view. */
void seat_refresh(struct seat *seat);

/* Something was said that is no news of the game; an answer is awaited from now on, or no longer. What is drafted and
 * where the seat looks stays. */
void seat_wait(struct seat *seat, bool waiting);

/* Gives orders as they are, for a hand elsewhere that has built them up: all of them or none. False with `e`. */
bool seat_send(struct seat *seat, const struct order *orders, int n, struct error *e);

#endif
