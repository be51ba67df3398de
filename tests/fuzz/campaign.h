/* Whole games of the Berezina without people, for the tests that watch how they end. */
#ifndef GROGNARD_TESTS_FUZZ_CAMPAIGN_H
#define GROGNARD_TESTS_FUZZ_CAMPAIGN_H

#include "core/scenario.h"

struct campaign {
	int games, won, lost;
	int beaten; /* games in which random play of the French came off worse */
};

enum { CAMPAIGNS_MANY = 40 }; /* of so many games both sides must have won some */

/* The scenario ("berezina/crossing") with these assignments of options, NULL-ended. */
struct scenario *campaign_open(const char *id, const char *const *options);
void campaign_close(struct scenario *s);

/* Plays one game to its end, sound after every order, and returns the French points. Every so often the players are
 * asked twice: the same position and generator give the same answer, and thinking changes nothing. */
int campaign_play(const struct scenario *s, const char *const player[SIDES], uint64_t seed, bool *french_win);

/* The simple player against the Russian system, then random play from the same seed; counts both. */
void campaign_count(const struct scenario *s, uint64_t seed, struct campaign *all);

/* What must hold of many games: somebody wins and somebody loses, random play is worse 19 times in 20. */
void campaign_judge(const struct campaign *all);

#endif
