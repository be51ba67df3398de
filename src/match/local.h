/* Seats over a match of this machine. */
#ifndef GROGNARD_MATCH_LOCAL_H
#define GROGNARD_MATCH_LOCAL_H

#include "match/match.h"
#include "match/source.h"

/* A seat of one side, or of NOBODY, who looks on. It listens to the match, so that whatever is played, undone or redone
 * there, by other seats too, is heard at once. Any number may sit on one match; close them before it is freed. NULL with
 * `e` filled without memory. */
struct seat *local_seat(struct match *m, enum side side, struct error *e);

/* The same for a player who is no person: it sees no more than its side may, even where no person plays and all other
 * seats are open. */
struct seat *local_player_seat(struct match *m, enum side side, struct error *e);

#endif
