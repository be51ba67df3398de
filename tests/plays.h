/* How often the rules carry out an order (on the match, on drafts, on copies), and say what one would bring. */
#ifndef GROGNARD_TESTS_PLAYS_H
#define GROGNARD_TESTS_PLAYS_H

#include "match/match.h"

/* Counts the plays and outlooks of a match's scenario from now on. One match at a time, until plays_end. */
void plays_begin(const struct match *m);
int plays_so_far(void);
int plays_foreseen(void);
void plays_end(void);

#endif
