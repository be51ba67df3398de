/* How a side without a person plays. It decides from what its side sees alone: closed stacks of the enemy are guessed
 * (guess.c), so that all positions with one view give one decision. */
#ifndef GROGNARD_AI_AREA1812_OWN_H
#define GROGNARD_AI_AREA1812_OWN_H

#include "ai/mind.h"
#include "rules/area1812/area1812.h"

enum { GUESSES = 3 };

/* The one idea to decide by: per cent that parts of the judgement count. */
struct temper {
	int ground; /* points and who weighs more around them */
	int mass;   /* corps that stand together */
	int bread;  /* of the own side */
	int peril;  /* battles that the enemy could seek next */
	int chance; /* and those that this side could seek */
};
/* Of a side; 0 is its usual one, so is any number beyond the last. */
struct temper ar_temper(int side, int number);
extern const char *const ar_temper_names[];

enum { SPAN = 9, ODDS_MARKS = 10 };

/* What an army goes by in any temper: all in the measure of `point` unless it says per cent; weights around a place count only against
 * each other. */
struct ar_nature {
	struct temper usual;
	int his_army, his_mass, his_bread; /* per cent that the same of the other army counts */
	int point, held;                   /* a point; per cent of it that is held already */
	int by_distance[SPAN];             /* weight of a corps so many marches off */
	int garrison, patrol, holder;      /* of infantry in the place, of cavalry alone, of the owner */
	int crowd;                         /* per cent that a corps beyond the first few in a stack weighs */
	int corps, corps_turn, corps_last; /* an infantry corps, more for each turn to come; in the last turn */
	int horse, train;                  /* per cent of that: cavalry, a supply unit */
	int politics, lack;                /* per cent of a corps that is lost to the index; each point short of it */
	int mass[3], mass_horse;           /* tenths for two corps together, enemies next door, two marches off, farther; per cent with cavalry */
	int lone, lone_near;               /* a leader alone; per cent more beside enemies */
	int lone_train, lone_depot, train_off; /* a train and a depot alone beside enemies; tenths for each march from the army */
	int emperor, emperor_far;          /* Napoleon alone; per cent of it far from enemies */
	int next, later, trapped;          /* per cent of a battle that the enemy could seek next, later; without a way out */
	int gains[ODDS_MARKS], drm;        /* an attack, per cent of the smaller stack, by odds (danger.c); more for each point on the die */
	int train_cut, chief_cut, rides, could_ride; /* infantry meets a stack without it: per cent of a corps for trains, for leaders; a corps that gets away; per cent if it could yet */
	int eaten, eaten_late, strays;     /* land eaten up by degrees, late in the year; a corps that must march on for bread */
	int starve, starve_more, starve_next; /* a hungry corps: per cent of what the die takes, and more; per cent of it in turns to come */
	int march_gain, force_gain, spoil_gain; /* what a march, a forced march, land laid waste must better at least */
	struct { int corps, field, far_field, outnumbered, withdraw_at; } fight;   /* how a battle is thought to be decided (habit.c) */
	struct { int corps, eaten, train, points, enemy; } refuge;                  /* where a stack goes that has to */
};
const struct ar_nature *ar_nature_of(int side);

/* What the side thinks the position may be: `n` guesses, of equal weight. */
struct belief {
	const struct scenario *s;
	int side, n;
	struct temper t;
	struct campaign guess[GUESSES];
};

int ar_judge(const struct scenario *s, const struct position *p, enum side side);
/* The same in a temper of that side. */
int ar_judge_in(const struct temper *t, const struct scenario *s, const struct position *p, enum side side);
/* Of a side that decides where `c` stands, in a temper of its own, from so many guesses, at most GUESSES. The guesses of a turn stay the same
 * from order to order, so that no order undoes what the last one meant. */
void ar_believe(const struct scenario *s, const struct campaign *c, int side, int temper, int guesses, struct belief *b);
/* Mean judgement for the side of the guesses. */
int ar_belief_judge(const struct belief *b);

/* Each returns an index into `list`. */
int ar_counsel_march(const struct belief *b, const struct orders *list);
int ar_counsel_force(const struct belief *b, const struct orders *list);
int ar_counsel_depot(const struct belief *b, const struct orders *list);
/* A chit: the battle is fought with every pair of chits against guessed stacks, and one is drawn from the best mixture
 * of them. */
int ar_counsel_plan(const struct belief *b, const struct orders *list, uint64_t *state, struct effort *effort);
/* A chit by one who asks first what the enemy would draw his from. */
int ar_counsel_read(const struct scenario *s, const struct campaign *c, const struct orders *list, uint64_t *state, struct effort *effort);
/* Any other decision in a battle: each order is tried and the battle fought to its end with every die. */
int ar_counsel_battle(const struct belief *b, const struct orders *list, struct effort *effort);
/* How many counters a stack should show, or NONE to leave all as they are. */
int ar_counsel_markers(const struct belief *b, const struct orders *list);

/* The first order with this verb and (unless NONE) number; or NONE. */
int ar_order_find(const struct orders *list, int verb, int number);

#endif
