/* What the players share. */
#ifndef GROGNARD_AI_PLAYERS_H
#define GROGNARD_AI_PLAYERS_H

#include "ai/player.h"

extern const struct player automaton_player;
extern const struct player random_player;
extern const struct player simple_player;
extern const struct player recruit_player;
extern const struct player old_player;
extern const struct player captain_player;
extern const struct player marshal_player;

/* An account without a line. `why` may be NULL. */
void player_no_reasons(struct account *why);

#endif
