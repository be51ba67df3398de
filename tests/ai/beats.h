/* Whole games of the simple player against random play. */
#ifndef GROGNARD_TESTS_AI_BEATS_H
#define GROGNARD_TESTS_AI_BEATS_H

/* Fails unless the simple player wins nineteen games of twenty as `side` of this scenario ("borodino/5-september"; `option`: one
 * that is set, or NULL), with the seeds 1 to `games`. */
void beats_chance(const char *id, const char *option, int side, int games);

/* Eleven games of twelve, where games end in draws: one is half a game won. */
void outdoes_chance(const char *id, const char *option, int side, int games);

/* How many of those games it wins. */
int wins_against_chance(const char *id, const char *option, int side, int games);

#endif
