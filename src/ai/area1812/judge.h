/* What the parts of the judgement share. All values are for the French unless a side is named. */
#ifndef GROGNARD_AI_AREA1812_JUDGE_H
#define GROGNARD_AI_AREA1812_JUDGE_H

#include "ai/area1812/own.h"

enum { PERCENT = 100 };

struct scene {
	const struct scenario *s;
	const struct land *g;
	const struct campaign *c;
	const struct ar_nature *n;
	const struct temper *t; /* of this side */
	int side;
	int left;       /* turns to come, this one included */
	int corps;      /* what an infantry corps is worth: the less, the nearer the end */
	int marches[2]; /* that a side still has after this segment */
	int stacks[2];
	int8_t stack[2][PLACES]; /* places with corps */
	int16_t heft[2][PLACES]; /* what each of these stacks weighs */
};

void ar_scene(const struct scenario *s, const struct campaign *c, int side, struct scene *v);
/* Battles at hand and battles that could be sought next. */
int ar_judge_battles(const struct scene *v);
/* Hunger now, land eaten up, nowhere to go for bread; for `side`. */
int ar_judge_bread(const struct scene *v, int side);

#endif
