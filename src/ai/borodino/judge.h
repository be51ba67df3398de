/* How good a position of Borodino is for a side, in hundredths of a point of strength. */
#ifndef GROGNARD_AI_BORODINO_JUDGE_H
#define GROGNARD_AI_BORODINO_JUDGE_H

#include "ai/mind.h"

int bo_judge(const struct scenario *s, const struct position *p, enum side side);

#endif
