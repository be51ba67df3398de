/* A player who thinks beside the loop of a program: a thread calls its think in slices and looks at a flag between them,
 * or the loop calls the slices itself. The order is the same either way.
 *
 *	player->ask(own, known, list, seed);
 *	t = thinker_start(player, own, LONG_MAX, wake, who);
 *	... whenever woken: thinker_slice(t); if (thinker_done(t, &permille)) ...
 *	thinker_stop(t);
 *	player->answer(own, ...);
 */
#ifndef GROGNARD_AI_THINKER_H
#define GROGNARD_AI_THINKER_H

#include "ai/player.h"

struct thinker;

/* After player->ask. `most`: so many rules_play at most, LONG_MAX till it has decided; what is best by then counts as its
 * decision. From here to thinker_stop nothing else may touch `own`, nor change its scenario. `wake` is called
 * with `who` on the thread, whenever the player has come further and when it has decided; it must return at once. NULL:
 * there is no thread, as where none could be had: thinker_slice does the work. NULL without memory. */
struct thinker *thinker_start(const struct player *player, void *own, long most, void (*wake)(void *who), void *who);

/* Has the player decided? `permille` (may be NULL): how far it is. */
bool thinker_done(struct thinker *t, int *permille);

/* Without a thread one slice, of some milliseconds, if there is one to do; otherwise nothing. True when the player has
 * decided. */
bool thinker_slice(struct thinker *t);

/* Is there a thread, so that `wake` will be called? */
bool thinker_wakes(const struct thinker *t);

/* Waits for the end of a slice at most; then `own` is the caller's again, with the best answer so far. NULL is
 * allowed. */
void thinker_stop(struct thinker *t);

#endif
