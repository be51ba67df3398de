/* What the tests of chapters share. */
#ifndef GROGNARD_TESTS_MATCH_CHAPTERS_H
#define GROGNARD_TESTS_MATCH_CHAPTERS_H

#include "play.h"

#include "match/chapter.h"

/* The first event that the seat heard of. */
struct spot chapters_first(const struct seat *seat);

/* Is it an event that has to be told, with an account? */
bool chapters_tells(const struct seat *seat, struct spot at);

/* Fails the test unless leaves lie one after the other and fill the chapter from the first leaf on, and it is found again. */
void chapters_sound(const struct seat *seat, const struct chapter *ch);

#endif
