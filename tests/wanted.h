/* How often a test does what it does at random. */
#ifndef GROGNARD_TESTS_WANTED_H
#define GROGNARD_TESTS_WANTED_H

/* The number in an environment variable (GROGNARD_FUZZ_GAMES, GROGNARD_CAMPAIGNS), without it the usual one; 1 at
 * least. */
int wanted(const char *variable, int usual);

#endif
