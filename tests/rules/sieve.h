/* Random play under the equality test and the sieve of events (src/words/secrets.h). */
#ifndef GROGNARD_TESTS_RULES_SIEVE_H
#define GROGNARD_TESTS_RULES_SIEVE_H

#include "rules/field.h"

struct sieve {
	int every, probes, imagined; /* at every how many orders; how much is asked; how often */
	int steps, differ;           /* counted: orders played; imagined positions that are not like the truth */
};

/* Plays a game to its end with random orders. False with the leak in g->e. */
bool sieve_play(struct game *g, uint64_t seed, struct sieve *sieve);
/* The same with a new game of a scenario; a leak fails the test. */
void sieve_scenario(const char *name, const char *option, uint64_t seed, struct sieve *sieve);

#endif
