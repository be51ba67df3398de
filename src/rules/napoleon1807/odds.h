/* What the files of outlooks share: attacks (odds.c) and marches (odds_march.c). */
#ifndef GROGNARD_RULES_NAPOLEON1807_ODDS_H
#define GROGNARD_RULES_NAPOLEON1807_ODDS_H

#include "rules/napoleon1807/n7.h"

/* The stack of the operation of `then` attacks where it is then; `now` is what the side knows of today. */
void n7_attack_odds(const struct scenario *s, const struct n7_position *now, const struct n7_position *then, bool moving, const int16_t *guess,
		    struct outlook *out);
/* Shares of fatigue that wait for their owner in a position that is only thought of: placed as he would, where they hurt least. */
void n7_place_shares(const struct scenario *s, struct n7_position *n);
/* [Movement 2] One link on. */
void n7_march_odds(const struct scenario *s, const struct n7_position *n, int to, struct outlook *out);
/* [Movement 1] A stack that is being named would march. */
void n7_points_odds(const struct scenario *s, const struct n7_position *n, n7_mask who, int side, struct outlook *out);

#endif
