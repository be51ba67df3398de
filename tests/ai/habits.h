/* Habits of a fool: what no level from the Sergeant up may do. */
#ifndef GROGNARD_TESTS_AI_HABITS_H
#define GROGNARD_TESTS_AI_HABITS_H

#include "rules/rules.h"

struct game; /* of a field */

/* Sergeant and Captain play on from where the game stands, each for himself and with several seeds, till another row or another side
 * is asked; after that it must be as `holds` says of `g`, whose position `p` is. The game is left as it was. */
void habit_holds(const struct scenario *s, struct position *p, const char *what, bool (*holds)(struct game *g), struct game *g);

#define habit_is(g, what, holds) habit_holds(&(g)->s, now(g), what, holds, g)

#endif
