/* Who is left of a side or of a corps of it, as a seat sees it: one count for the list of forces and for the losses of a game. */
#ifndef GROGNARD_MATCH_FORCES_H
#define GROGNARD_MATCH_FORCES_H

#include "match/seat.h"

enum { FORCES_HELPERS = 6 };

/* Units are those that fight; commanders, trains and markers (struct helper of the words) are counted apart, by their kinds. Who is
 * not in play is not counted. Points are the printed strength of units: the number on a leader or a train is of another kind. */
struct forces {
	int units, lost, points, points_lost;
	int helpers[FORCES_HELPERS], helpers_lost[FORCES_HELPERS]; /* by the place of their kind in the table */
};

/* Of the side, of one formation of it ("": of those in none) and of one name; NULL: of all. */
struct forces forces_count(const struct seat *seat, enum side side, const char *formation, const char *name);

#endif
