/* Players who are no persons, thinking at this machine about what is asked of a seat: the opponent on his own seat, the
 * hint as a player on the person's. One decision at a time, beside the loop of the program; whoever undoes, loads or
 * quits waits for a slice of it at most.
 */
#ifndef GROGNARD_APP_DESK_MIND_H
#define GROGNARD_APP_DESK_MIND_H

#include "ai/player.h"
#include "match/seat.h"

struct desk_mind;

enum { ADVICE_MOST = 256 };

/* `wake`: called with `who` on another thread when there is something new to look at (canvas_wake). NULL: there is no
 * other thread, desk_mind_done does the work. NULL without memory. */
struct desk_mind *desk_mind_open(void (*wake)(void *who), void *who);
void desk_mind_close(struct desk_mind *m); /* NULL is allowed */

/* Begins to think about the decision asked of this seat, which must be its own and none that sees all; goes on where it is
 * the one thought about already. `number`: match_lot of the match. A player that listens has heard of all decisions
 * before. False with `e` filled when nothing is to be decided there, or without memory. */
bool desk_mind_think(struct desk_mind *m, const struct player *player, const struct seat *seat, uint64_t number,
		     struct error *e);

/* The same for a hint: on the person's seat, of which it changes nothing, and for so many rules_play at most. Where an
 * order builds it goes on to think about the next one, till the decision is whole. */
bool desk_mind_advise(struct desk_mind *m, const struct player *player, const struct seat *seat, uint64_t number,
		      struct error *e);

/* The order that desk_mind_think comes to, here and now; whatever else was thought about is not any more. False where
 * nothing is to be decided, and without memory. */
bool desk_mind_decide(struct desk_mind *m, const struct player *player, const struct seat *seat, uint64_t number,
		      struct order *out);

/* Has it decided? `permille` (may be NULL): how far it is; 1000 when nothing is thought about. */
bool desk_mind_done(struct desk_mind *m, int *permille);

/* Is anything thought about? */
bool desk_mind_thinks(const struct desk_mind *m);

/* Will `wake` be called before it has decided? If not, desk_mind_done is to be called again soon. */
bool desk_mind_wakes(const struct desk_mind *m);

/* Ends the thinking: the order, the best so far when it had not decided yet, and why in a sentence (may be NULL). False
 * when nothing was thought about. */
bool desk_mind_answer(struct desk_mind *m, struct order *out, struct text *words);

/* Ends the thinking about a hint: the orders, and why the first in a sentence. Their number; 0 when no hint was
 * thought about. `*plans`: the `*n` plans that were
 * compared for it, the hint first, till the next is thought about; none where it compares none. */
int desk_mind_advice(struct desk_mind *m, struct order out[ADVICE_MOST], struct text *words, const struct thought **plans, int *n);

/* Ends the thinking, if there is any. */
void desk_mind_stop(struct desk_mind *m);

/* The match goes: so do the players that remember it. */
void desk_mind_forget(struct desk_mind *m);

#endif
