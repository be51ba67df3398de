/* How Napoleon 1807 is played when no person does: what the files of the counsel share.
 *
 * eye: who stands where and what it would bring into a fight; judge: how good the board is, and how likely victory; trial: the same with a
 * stack elsewhere; operate: which stack does what in the next operation; cards: which card is worth laying; counsel: the decisions. All
 * figures are hundredths of a point of victory, but for what n7_hope says.
 */
#ifndef GROGNARD_AI_NAPOLEON1807_OWN_H
#define GROGNARD_AI_NAPOLEON1807_OWN_H

#include "ai/mind.h"
#include "rules/napoleon1807/n7.h"

/* --- eye.c --- */

/* The corps of both sides, area by area. */
struct eye {
	const struct scenario *s;
	const struct n7_own *own;
	const struct n7_position *n;
	int16_t at[2][N7_PLACES]; /* areas with corps of a side */
	int ats[2];
	n7_mask corps[2][N7_PLACES];
	int8_t cards[2][N7_PLACES]; /* that they would turn over there as defenders, ground left out */
	int8_t fresh[2][N7_PLACES]; /* of those that have not been activated, as attackers */
	int left;                   /* turns after this one */
};

void n7_eye_open(struct eye *v, const struct scenario *s, const struct n7_position *n);

/* These blocks, commanders and corps, come to stand in an area, or leave it where they stand: how tired they are and whether activated is
 * told by the position, which must not have changed in between. */
void n7_eye_set(struct eye *v, int side, n7_mask who, int place);
void n7_eye_take(struct eye *v, int side, n7_mask who, int place);

/* Combat cards of a stack without ground and events. */
int n7_eye_cards(const struct eye *v, n7_mask who);

/* Cards that the ground gives a defender of this side there. */
int n7_eye_ground(const struct eye *v, int side, int place);

/* Cards that each side turns over if these fight in the area now (n7_count_cards); false: the attack would be called off. */
bool n7_eye_fight(const struct eye *v, n7_mask who, int side, int place, bool moving, int cards[SIDES]);

/* --- judge.c --- */

int n7_judge(const struct scenario *s, const struct position *p, enum side side);

/* As mind.hope. */
int n7_hope(const struct scenario *s, const struct position *p, enum side side);

/* What so much fatigue of a corps costs, 0 to 8 and all above as 8; `rests`: it is not activated, and would lose it by itself. */
int n7_tiredness(int fatigue, bool rests);

/* What a march of others does not change. */
struct n7_fixed {
	int men[SIDES]; /* n7_men of all */
	int hands;
};

void n7_fix(const struct eye *v, struct n7_fixed *out);

/* What these corps are worth as they are. */
int n7_men(const struct eye *v, n7_mask who);

/* The judgement of a game that goes on, as it is seen. */
int n7_judge_fixed(const struct eye *v, const struct n7_fixed *fixed, enum side side);

/* --- trial.c --- */

/* A stack that is set here and there. */
struct trial {
	const struct n7_position *n; /* as it is; must outlive it */
	struct n7_position at;
	struct eye v;                /* of `at` */
	struct n7_fixed fixed;       /* without the stack */
	n7_mask who;
	int side, from;
	bool contested;              /* where it comes from */
};

void n7_trial_open(struct trial *t, const struct eye *v, const struct n7_fixed *fixed, int side, n7_mask who, int from);

/* What the board is worth to the side with the stack there after a march of so many points; `fights`: it would attack there. */
int n7_trial(struct trial *t, int to, int points, bool *fights);

/* --- operate.c --- */

/* What a stack could do. */
struct operation {
	n7_mask who;
	int16_t from, to;  /* to == from: it fights where it stands */
	bool fights;
	int worth;         /* against doing nothing; a little less than nothing is still better than to pass for the rest of the turn */
};

enum { OPERATIONS = 16 };

/* The best operation of each stack of a side, the best first; how many. `all`: those too that are worse than to pass; without them there
 * may be none. `held`: blocks that must be in them: then there is one. */
int n7_best_operations(const struct scenario *s, const struct n7_position *n, int side, n7_mask held, bool all, struct operation out[OPERATIONS]);

/* What an operation must be worth to be better than to pass. */
int n7_least(const struct scenario *s, const struct n7_position *n, int side);

enum { ENDS = 8 };

/* The best ends of the march of the operation that runs, the best first: areas, of which one may be that in which it is; how many, at
 * least 1. */
int n7_best_ends(const struct scenario *s, const struct n7_position *n, int out[ENDS]);

/* The next area on the shortest way for a stack of this side, that goes through nobody; NONE: there is none. */
int n7_next_step(const struct scenario *s, const struct n7_position *n, int side, int from, int to);

/* Is it worth fighting there? In hundredths of a point, for those who attack. */
int n7_fight_worth(const struct eye *v, n7_mask who, int side, int place, bool moving);

/* --- cards.c --- */

/* What laying a card brings now, above what it is worth in the hand; 0 or less: keep it. */
int n7_card_worth(const struct scenario *s, const struct n7_position *n, int side, int card, int window);

/* What a card is worth in the hand, so many turns before the end. */
int n7_card_kept(const struct n7_own *own, int card, int left);

#endif
