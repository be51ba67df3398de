/* A game that is over, looked at once more: which phases of the persons cost most. Every phase a person ordered is put beside
 * the plans of a player who compares plans, on what that side could know then, with the same dice and worlds for all.
 */
#ifndef GROGNARD_APP_DESK_WEIGH_H
#define GROGNARD_APP_DESK_WEIGH_H

#include "ai/player.h"
#include "match/seat.h"

struct review;

enum { REVIEW_MOST = 3, REVIEW_ORDERS = 256 };

/* What a phase cost. */
struct review_moment {
	int moment;          /* of the seat: before the first order of the phase */
	enum side side;
	int behind;          /* as thought.behind of what was done: by this they are ranked */
	int points_behind;   /* as in that thought, and what it is hundredths of */
	const char *points;
	int ends_worse, ends_better; /* looks in which the game ends worse, or better, than by the better plan */
	const char *manner;  /* of the better plan; NULL: the usual one */
	struct review_plan {
		int looks, lost[SIDES], won[SIDES], ended[SIDES + 1][THOUGHT_LEVELS]; /* as in a thought */
		int n;
		struct order order[REVIEW_ORDERS];
	} did, better;
};

/* Begins. `seat`: one that saw the game; it must outlive the review and hear nothing more meanwhile. What persons decided is looked at, whoever
 * plays their sides now; all, where no person decided anything. `player`: one that weighs. `wake` as thinker_start. NULL without memory. */
struct review *review_open(const struct seat *seat, const struct player *player, void (*wake)(void *who), void *who);
void review_close(struct review *r); /* NULL is allowed */

/* Goes on, where no thread does for some milliseconds; true when all was looked at. */
bool review_work(struct review *r);
/* Is there a thread, so that `wake` will be called? */
bool review_wakes(const struct review *r);

/* Is what both sides decided looked at: two persons', or, where no person played, two computer players'? */
bool review_of_both(const struct review *r);

/* How far it is, 0..1000. */
int review_permille(const struct review *r);

/* Does the seat still stand where it stood when the review began? If not it is about another game. */
bool review_holds(const struct review *r);

/* The phases that were clearly worse than the best plan found so far, the dearest first; their number, at most REVIEW_MOST. Only such as can
 * be told: by games that end worse, or by a tenth of a point at least, where other units do other things. */
int review_moments(const struct review *r, const struct review_moment **out);

/* Of hundredths, not less than 0, as they are told. */
static inline int desk_tenths(int hundredths)
{
	return (hundredths + 5) / 10;
}

#endif
