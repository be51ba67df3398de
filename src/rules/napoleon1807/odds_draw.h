/* Chances of cards and dice, counted out whole: what a number of cards drawn from piles will show. Integers only; no position. */
#ifndef GROGNARD_RULES_NAPOLEON1807_ODDS_DRAW_H
#define GROGNARD_RULES_NAPOLEON1807_ODDS_DRAW_H

#include "core/base.h"

enum { DRAWN_MOST = 40, LOSS_MOST = 3, POOL_MOST = 50 };
/* A chance is a part of this: certainty. */
enum { CHANCE_ONE = 1 << 30 };

/* Where the cards come from. `live`: those that may lie in the pile (of the other side: its hand too), by the losses they show; `back`:
 * those shuffled when it runs out. At most POOL_MOST each. Dice: `live` are the faces, thrown one by one. */
struct n7_pool {
	bool dice;
	int pile; /* how many cards the pile has */
	int live[LOSS_MOST + 1], back[LOSS_MOST + 1];
	int live_fatigue, back_fatigue; /* marks of fatigue on all of them */
};

/* chance[n]: of n losses on `cards` cards (0 or less: none for sure), n up to DRAWN_MOST; what is more counts as that. */
void n7_loss_chances(const struct n7_pool *pool, int cards, uint64_t chance[DRAWN_MOST + 1]);
/* The mean number of marks of fatigue on `cards` cards, and of losses, in tenths, rounded. */
int n7_mean_fatigue(const struct n7_pool *pool, int cards);
int n7_mean_losses(const uint64_t chance[DRAWN_MOST + 1]);

#endif
