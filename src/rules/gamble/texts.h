/* Lines of accounts and notes: indices into the texts of src/words/gamble, which says them. One line each, with what it means. */
#ifndef GROGNARD_RULES_GAMBLE_TEXTS_H
#define GROGNARD_RULES_GAMBLE_TEXTS_H

enum gb_text {
	/* notes (EVENT_NOTE) */
	TEXT_SET_UP,        /* side: its army stands */
	TEXT_DISRUPTED,     /* piece: is disrupted (flips), rule: why */
	TEXT_RALLIED,       /* piece: is in good order again */
	TEXT_OUT_OF_SUPPLY, /* piece: is out of General Supply */
	TEXT_KEEPS_RIGA,    /* piece: out of supply in Riga, keeps its order */
	TEXT_DEPOT_MADE,    /* side, to: a depot is set up there */
	TEXT_DEPOT_LOST,    /* side, to: its depot there is destroyed, a train fewer for good */
	TEXT_DEPOT_REMOVED, /* side, to: its depot there is taken off for want of trains; nothing lasting */
	TEXT_DEPOT_TURNED,  /* side, to: its depot there is a supply train now */
	TEXT_TRAIN_LAID,    /* side, to: a counter is laid face down */
	TEXT_TRAIN_USED,    /* side, to: a train is shown and used */
	TEXT_TRAIN_THROWN,  /* side: passes and throws a genuine train away */
	TEXT_DUMMY_SHOWN,   /* side, to: a dummy is shown and taken off */
	TEXT_TRAIN_IDLE,    /* side, to: a train that was not used is taken off */
	TEXT_OUT,           /* side: has nothing more to lay, move or order in this phase */
	TEXT_FORAGES,       /* side, to: the stack there gets a forage marker */
	TEXT_FORAGE_GOOD,   /* account line: the die feeds the stack */
	TEXT_FORAGE_BAD,    /* account line: it does not */
	TEXT_UNITS,         /* account line: combat units in the stack */
	TEXT_NO_ROUTE,      /* account line: no route to any depot */
	TEXT_EXPANDED,      /* side, to: a train raises what the hex holds */
	TEXT_TOO_MANY,      /* place: more units than the hex holds; the opponent takes the excess */
	TEXT_HEXES,         /* account line: hexes marched */
	TEXT_FORCED,        /* account line: hexes of forced march */
	TEXT_TURN_3,        /* account line: +1 for French stacks from turn 3 on */
	TEXT_WINTER,        /* account line: +1 in winter */
	TEXT_NAPOLEON,      /* account line: -1, Napoleon with them all the way */
	TEXT_LEADS_ALL,     /* account line: -1, a commander who may command all of them */
	TEXT_LEADER,        /* account line: -1, Napoleon or Davout leads them (16.4.4) */
	TEXT_MURAT,         /* account line: +1, Murat begins the move */
	TEXT_CARD,          /* account line: by a card */
	TEXT_GARBLED,       /* side, place: the order to move was garbled, the train is spent */
	TEXT_COSSACKS,      /* account line: cossacks fall on a lone unit */
	TEXT_LOST_ARRIVAL,  /* piece: cannot be placed and never arrives */
	TEXT_POINTS,        /* account line: victory points of a city (place) */
	TEXT_BONUS,         /* account line: the Russian points of success in battle */
	TEXT_TOTAL,         /* account line: a side's points */
	TEXT_RESERVE,       /* account line: die of a unit of the Cavalry Reserve */
	TEXT_QUARTERS,      /* the French go to winter quarters */
	TEXT_NAPOLEON_STAYS, TEXT_NAPOLEON_AWAY, TEXT_NAPOLEON_GONE, TEXT_NAPOLEON_BACK, /* 16.13 */
	TEXT_SOURCE,        /* to: the French choose this city as a source of supply */
	TEXT_SOURCE_LOST,   /* to: it is no source any more */
	TEXT_RETURNS,       /* piece: comes back into play */
	/* order and support tests */
	TEXT_RATING,        /* account line: rating of the best commander (piece NONE: nobody, 0) */
	TEXT_COMMANDS,      /* account line: Combat Commands spent */
	TEXT_RAW,           /* account line: conscripts in a support, minus */
	TEXT_NEEDED,        /* account line without value: the sum that is needed (num) */
	TEXT_NEEDED_SUPPORT, /* the same of a support, where a 1 is nothing special */
	TEXT_AUTOMATIC,     /* account line without value: a card makes the die needless */
	TEXT_DIE,           /* account line: the die */
	TEXT_ORDERED,       /* side, from, to: the attack goes ahead */
	TEXT_ABORTED,       /* side, from, to: a die of 1 aborts it, more may be tried later */
	TEXT_FAILED,        /* side, from, to: it fails, no more attacks this turn */
	TEXT_NO_MORE,       /* side: orders no more attacks this turn */
	TEXT_COMES,         /* side, from, to: the stack on from supports the combat for to */
	TEXT_STAYS_AWAY,    /* side, from, to: it does not come */
	/* the sum of a combat */
	TEXT_SPECIAL,       /* account line: what a commander (piece) adds to combat factors, 16.4 */
	TEXT_ARMS,          /* account line: two or three types of units */
	TEXT_HALVED,        /* account line, times 1/2: force marched or has fought */
	TEXT_QUARTERED,     /* account line, times 1/4: both, or has fought twice */
	TEXT_OVER_RIVER, TEXT_AT_FORTRESS, TEXT_AT_FORTRESS_GUNS, TEXT_AT_ROUGH, /* account lines: terrain of the attack (11.4) */
	TEXT_RATING_COUNTS, /* account line: rating of the commander (piece), at most the units he leads */
	TEXT_SUPPORT,       /* account line: units of a supporting stack (place), halved or quartered */
	TEXT_SUPPORT_RIVER, TEXT_SUPPORT_GROUND, /* account lines: -2 over a river, -1 into a fortress without guns or rough ground */
	TEXT_SUPPORT_LEADER, /* account line: a commander with the support */
	TEXT_ALL_DISRUPTED, /* account line without value: only disrupted units, the die alone counts (11.18) */
	TEXT_VALUE,         /* account sum: attack or defence value */
	TEXT_FINAL,         /* account sum: final value */
	TEXT_BASE_HITS,     /* account line: half the difference, rounded up */
	TEXT_HITS_DIE,      /* account line: what the die of 11.15 adds */
	TEXT_HITS_MOST,     /* account line without value: no more than so many (num) */
	TEXT_HITS,          /* account sum: hits */
	/* what follows */
	TEXT_TIE,           /* to: a tie, one hit on the attackers */
	TEXT_WINS,          /* side, to: wins the combat for to */
	TEXT_STANDS,        /* side, to: the defenders stay */
	TEXT_EVADES,        /* side, from, to: leaves before combat */
	TEXT_NO_WAY,        /* side, to: no hex to withdraw to */
	TEXT_PURSUED,       /* side, to: cavalry pursues */
	TEXT_ESCAPES,       /* piece, from, to: a commander without troops escapes */
	TEXT_CAUGHT,        /* piece, from: a commander is taken or killed */
	TEXT_DECISIVE,      /* side: a decisive victory */
	TEXT_DEPOT_STORMED, /* side (whose depot), to: a lone depot is destroyed by an attack */
	/* cards and politics */
	TEXT_NO_EFFECT,     /* side: the card is without effect */
	TEXT_RAISED,        /* side, piece: CR +1 this turn */
	TEXT_BARRED,        /* side, to: this stack may neither attack nor support this turn */
	TEXT_EARTHWORKS,    /* side, to: counts as a fortified city this turn */
	TEXT_DEPOT_RAIDED,  /* side, to: a card costs it its depot there; nothing lasting */
	TEXT_BRIDGE_BUILT, TEXT_BRIDGE_BROKEN, TEXT_BRIDGE_MENDED, /* from, to: the two hexes */
	TEXT_PENALTY,       /* side: gave no battle, a command fewer next turn */
	TEXT_RISING,        /* the Ukraine rises, the 3rd Army is gone */
	TEXT_NO_RISING,     /* no rising */
	TEXT_INDEPENDENT,   /* independence is declared */
	TEXT_NOT_INDEPENDENT, /* it is not */
	TEXT_TURNED,        /* to: a city of western Russia goes over to the French */
	TEXT_DESERTS,       /* piece: leaves La Grande Armee for good */
	TEXT_SWEDES, TEXT_NO_SWEDES, /* they come, they do not */
	TEXT_TO_PARIS,      /* piece: Napoleon leaves for Paris */
	/* closed stacks */
	TEXT_OPENED,        /* side, to: a combat opens its stack there */
	TEXT_SHOWN,         /* side, to: a card has its stack there shown, and it is closed again */
	TEXT_BLANK_LAID, TEXT_BLANK_TAKEN, /* side, to: a dummy is laid on a stack, taken off; for that side alone */
	TEXT_GUESS_UNITS, TEXT_GUESS_ARMS, TEXT_GUESS_RATING, /* guesses of an outlook */
	/* outlooks */
	TEXT_BEFORE_DICE,   /* account sum: all but the dice */
	TEXT_IF_ALONE, TEXT_IF_ALL, /* cases of an attack: nobody supports it; all who could come */
	/* side: what a card does to it this turn */
	TEXT_BAN_FORCED, TEXT_BAN_DUMMIES, TEXT_BAN_DEPOTS, TEXT_BAN_MOVE,
	TEXT_ATTRITION_WORSE, TEXT_ATTRITION_MILDER, TEXT_HORSE_WORSE, TEXT_HORSE_MILDER,
	TEXT_ASHES,         /* account line: as many faces of the die as the fire leaves nothing in Moscow on */
	TEXT_ROOM_GONE,     /* side, to: a train that made room there is spent, nobody is left for it */
	TEXT_NO_REFUGE,     /* piece, from: would have escaped, but no own stack is near enough */
	TEXT_SLIPS_AWAY,    /* side, from, to: leaves before combat by a card */
	TEXT_OVERRIDDEN,    /* side: a single instruction gives back the command that the other card took */
	TEXT_NAPOLEON_WAITS, TEXT_NAPOLEON_CALLED, /* 16.13: the die at the end of a turn keeps him in Paris; lets him come back */
	TEXT_STAYS_BEHIND,  /* piece, to: a commander leaves the march there (8.4) */
	TEXTS
};

#endif
