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
	TEXT_ROUTE,         /* account line: a route to this depot (place), so many hexes (number) */
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
	TEXT_ATTRITION,     /* account line: the sum of an attrition roll */
	TEXT_GARBLED,       /* side, place: the order to move was garbled, the train is spent */
	TEXT_COSSACKS,      /* account line: cossacks fall on a lone unit */
	TEXT_LOST_ARRIVAL,  /* piece: cannot be placed and never arrives */
	TEXT_POINTS,        /* account line: victory points of a city (place) */
	TEXT_BONUS,         /* account line: the Russian points of success in battle */
	TEXT_TOTAL,         /* account line: a side's points */
	TEXT_RESERVE,       /* account line: die of a unit of the Cavalry Reserve */
	TEXT_QUARTERS,      /* the French go to winter quarters */
	TEXT_QUARTERS_LOST, /* account line: units lost in winter quarters */
	TEXT_NAPOLEON_STAYS, TEXT_NAPOLEON_AWAY, TEXT_NAPOLEON_GONE, TEXT_NAPOLEON_BACK, /* 16.13 */
	TEXT_SOURCE,        /* to: the French choose this city as a source of supply */
	TEXT_SOURCE_LOST,   /* to: it is no source any more */
	TEXT_RETURNS,       /* piece: comes back into play */
	/* combat and advanced rules: appended below by whoever writes them */
	TEXTS
};

#endif
