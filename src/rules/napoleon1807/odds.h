/* What the files of outlooks share: attacks (odds.c) and marches (odds_march.c). */
#ifndef GROGNARD_RULES_NAPOLEON1807_ODDS_H
#define GROGNARD_RULES_NAPOLEON1807_ODDS_H

#include "rules/napoleon1807/n7.h"
#include "rules/napoleon1807/odds_draw.h"

/* [Combat 1D] Would an attack of the stack in operation, where it is, be called off for want of a card? `moving`: it has marched there. */
bool n7_attack_void(const struct scenario *s, const struct n7_position *n, bool moving);

/* [Combat 1D] Will the attack of the fight that runs be called off, as it stands? */
bool n7_fight_void(const struct scenario *s, const struct n7_position *n);

/* The stack of the operation of `then` attacks where it is then; `now` is what the side knows of today. */
void n7_attack_odds(const struct scenario *s, const struct n7_position *now, const struct n7_position *then, bool moving, const int16_t *guess,
		    struct outlook *out);
/* Shares of fatigue that wait for their owner in a position that is only thought of: placed as he would, where they hurt least. */
void n7_place_shares(const struct scenario *s, struct n7_position *n);
/* What a side suffers by the enemy's cards: chances of so many marks of each kind, and what cards of both sides add to them or take off. */
struct n7_suffered {
	uint64_t fatigue[DRAWN_MOST + 1], losses[DRAWN_MOST + 1];
	int more_fatigue, more_losses;
};
/* [Combat 4] [Elimination] Warnings where a corps of this side may die of that, with its name, and where Napoleon would be left alone. The
 * point more of The Guard, which comes with a defeat alone, is not among it, nor what retreat and pursuit cost. */
void n7_death_odds(const struct scenario *s, const struct n7_position *n, int side, const struct n7_suffered *by, struct outlook *out);
/* Blocks of the enemy of a side in an area, as far as it can know: vedettes alone, corps, or somebody who may be one [Fog of War]. */
enum { N7_NOBODY_THERE, N7_VEDETTES_THERE, N7_CORPS_THERE, N7_HIDDEN_THERE };
int n7_who_is_there(const struct scenario *s, const struct n7_position *n, int place, int side);
/* [Combat 6] The beaten stack one link back. */
void n7_retreat_odds(const struct scenario *s, const struct n7_position *n, int to, struct outlook *out);
/* [Movement 2] One link on, or several by the cheapest way; nothing is told of what is out of reach. */
void n7_march_odds(const struct scenario *s, const struct n7_position *n, int to, struct outlook *out);
/* [Movement 1] A stack that is being named would march; `named`: it is whole, and is asked about as it is begun. */
void n7_points_odds(const struct scenario *s, const struct n7_position *n, n7_mask who, int side, bool named, struct outlook *out);
/* [Movement 1] How many of the movement cards that may come up, of `all`, would let these blocks of one area cross a link. */
int n7_cards_that_move(const struct scenario *s, const struct n7_position *n, n7_mask who, int side, int *all);

#endif
