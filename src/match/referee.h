/* A referee serves a seat of this machine to somebody who sits elsewhere: he tells what the seat comes to know, and gives
 * there what is wished. He knows a seat and no match: what the seat may not know he cannot tell. And he tells only what
 * has changed, by decisions and not by orders, so that what the enemy does unseen makes no message, and none longer: on
 * any position that looks the same to the side the same bytes go out.
 *
 * His seat is for him alone: nothing is drafted there, and it does not look back.
 */
#ifndef GROGNARD_MATCH_REFEREE_H
#define GROGNARD_MATCH_REFEREE_H

#include "match/seat.h"

struct referee;

/* Serves a seat, which stays the caller's and must outlive him. NULL with `e` filled without memory. */
struct referee *referee_new(struct seat *seat, struct error *e);
void referee_free(struct referee *r);

/* What there is to be told since the last time: a message of *n bytes, valid until the next call; NULL when there is
 * nothing. To be asked after everything that may have changed the seat, and after each referee_hear. The first one holds
 * all of it; so does the first one after referee_anew. */
const uint8_t *referee_news(struct referee *r, size_t *n);

/* The line was broken and is there again: everything is told from the beginning. */
void referee_anew(struct referee *r);

/* A message that came, of any bytes. A wish that cannot be met (an order refused; meant for a game that has gone on since)
 * is answered by the next news. False with `e` for what is no message, or not the next one: nothing is done, and the line
 * had better be cut. */
bool referee_hear(struct referee *r, const uint8_t *bytes, size_t n, struct error *e);

#endif
