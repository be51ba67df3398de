/* What combat (9 to 11), the advanced rules (16) and the cards keep in a position of the Invasion of Russia. Part of struct gamble. */
#ifndef GROGNARD_RULES_GAMBLE_FIGHT_H
#define GROGNARD_RULES_GAMBLE_FIGHT_H

#include "core/base.h"

enum { GB_FIGHT_BYTES = 160, GB_CARDS_BYTES = 160 };

/* The attack that is being ordered or resolved. */
struct gb_fight {
	uint8_t bytes[GB_FIGHT_BYTES];
};

/* What the cards of this turn and of the game changed. */
struct gb_effects {
	uint8_t bytes[GB_CARDS_BYTES];
};

#endif
