/* A seat on what a referee tells from elsewhere: positions and decisions, sieved there. It checks orders on what it knows,
 * so refusals are the same and come at once; sends them; and shows the draft, waiting, till it is heard. Nothing above can
 * tell it from a seat on a match of this machine. It knows no match.
 */
#ifndef GROGNARD_MATCH_KNOWN_H
#define GROGNARD_MATCH_KNOWN_H

#include "match/seat.h"

struct known;

/* The wire to the referee. */
struct wire {
	void *who;
	/* Sends a message; returns at once. False with `e`: the line is broken, nothing was sent. */
	bool (*post)(void *who, const uint8_t *bytes, size_t n, struct error *e);
};

/* A seat of that side of a scenario that was loaded here (data and options must be those of the referee's). It waits,
 * without a position, for the first message. The source is in *own for known_hear; both end with seat_close. NULL with `e`
 * filled without memory. */
struct seat *known_seat(const struct scenario *s, enum side side, const struct wire *wire, struct known **own,
			struct error *e);

/* A message that came, of any bytes. False with what is wrong with it in `e`: then nothing has changed. */
bool known_hear(struct known *k, const uint8_t *bytes, size_t n, struct error *e);

/* The line is broken: what was sent and not answered will not be heard, and `refused` says so. What was drafted stands,
 * to be given when the line is there again and the referee has told anew. */
void known_broken(struct known *k);

#endif
