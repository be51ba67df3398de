/* What the files of the Captain and the Marshal (players.h) share with each other and with nobody else. */
#ifndef GROGNARD_AI_PLANNER_OWN_H
#define GROGNARD_AI_PLANNER_OWN_H

#include "ai/mind.h"
#include "ai/players.h"
#include "ai/simple.h"

enum { PLANS = 24, PLAN_ORDERS = 256, LOOKS = 96, TRIES = 60, LONG_GAME = 4000, MOST = 1000000 };

struct level {
	int plans, looks, halvings; /* plans written; looks at each in the first round; rounds after it, each with twice as many */
	int most;                   /* looks at a plan in all of them, at most LOOKS */
	int horizon;                /* player-turns that are played to their end, that of the decision is the first */
	int doubt;                  /* tenths of a standard error by which number 0 must be beaten */
	int clear;                  /* the same by which a plan is behind the best when it is not looked at any more; 0: only the worse half drops out */
	long thought;               /* orders given while looking, each at its game's price, after which no further look begins */
	bool hopes;                 /* compares by how likely it is to win (mind.hope), not by the judgement */
};

struct plan {
	struct order order[PLAN_ORDERS];
	int orders, temper;
	int value[LOOKS], looks;
	int16_t end[LOOKS];         /* how the game ended there, see end_of */
	int64_t sum;
	int lost[SIDES], won[SIDES]; /* see rules.lost, in all looks; looks in which the game ends so */
	bool out, put;              /* put: what a person did */
};

struct planner {
	const struct scenario *s;
	const struct mind *mind;
	const struct level *level;
	void *quick;               /* the simple player: plan 0, the other plans, both sides in what is played out */
	struct manner manner;      /* in which it was asked last */
	union any_position known;
	struct orders list;
	uint64_t seed;
	enum { QUICK, CARRYING, WRITING, LOOKING, DECIDED } stage;
	int chosen;

	struct plan plan[PLANS];
	int plans;                 /* that are written; the next one is being written */
	int now, look, until;      /* LOOKING: this plan, its look, and how many all shall have in this round */
	int round;
	long played, whole;        /* orders given while looking; about how many there will be */

	union any_position at;     /* what is being played out, or written */
	struct orders choice;
	bool asked;                /* the quick player is at work */
	int step, turns;           /* orders given in it; player-turns begun in it */
	enum side side;
	int16_t turn, row;
	int8_t phasing;
	uint32_t drawn;

	/* The plan that is being carried out, so many orders of it by now. Whoever comes fresh to the middle of it, as after something
	 * was taken back, thinks anew. */
	struct plan kept;
	int given;
	bool carried;              /* the last answer was of it */
	int16_t kept_turn, kept_row;
	uint32_t kept_drawn;

	/* For those who want to know why. */
	bool counts;               /* what is lost */
	bool advises;              /* the next decision is told to somebody who wants to know why */
	bool weighs;               /* no answer is wanted, only what `put` is worth */
	struct plan put;           /* its orders */
	struct events ev;
	int lost[SIDES];           /* in the look that goes on */
};

/* planner_play.c: what is played out, or written, in m->at, from this position on. */
void planner_set(struct planner *m, const struct position *from);
/* One order of the quick player in `at`; true: *index has it. */
bool planner_quick_order(struct planner *m, long nodes, int *index);
/* Plays an order there, and counts it. */
void planner_give(struct planner *m, const struct order *o);

/* planner_write.c: writing plans. Another one, in the next temper; */
void planner_begin_plan(struct planner *m);
/* What a person did, as far as it can be done here, is the first of the plans. */
void planner_write_put(struct planner *m);
/* the next order of the plan that is being written, or its end, after so many nodes of the quick player at most. */
void planner_write_on(struct planner *m, long nodes);

/* planner_look.c: looking at them. A round, in which each plan shall have so many looks; */
void planner_begin_round(struct planner *m, int until);
/* the next order of a look, or its end. */
void planner_look_on(struct planner *m, long nodes);

/* planner_compare.c: which of them is best, and which are not looked at any more. The best of those looked at as often as number 0. */
int planner_best(const struct planner *m);
/* The best of all is chosen, or number 0. */
void planner_decide(struct planner *m);
/* The worse half of the others drops out. */
void planner_halve(struct planner *m);
/* So does whoever is clearly behind the best. */
void planner_drop_beaten(struct planner *m);
/* Nothing is left to be compared, or what is left is clear. */
bool planner_settled(const struct planner *m);
/* All plans have had the same looks, and it has looked at as much as it may in one thought. */
bool planner_looked_enough(const struct planner *m);

/* planner_tell.c: as player.thoughts has it. */
int planner_thoughts(const void *own, struct thought out[THOUGHTS], int *put);

#endif
