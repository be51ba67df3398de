/* What combat (9 to 11), the advanced rules (16) and the cards keep in a position of the Invasion of Russia. Part of struct gamble.
 * Plain memory; unused bytes zero. */
#ifndef GROGNARD_RULES_GAMBLE_FIGHT_H
#define GROGNARD_RULES_GAMBLE_FIGHT_H

#include "core/event.h"

enum { GB_SUPPORTS = 6 };

/* Events of combat and cards. COMMANDS: side, number; 9.1: of this turn; 10.3: spent by the defender; 16.1: more or fewer by a card.
 * TRAINS: side, number: more or fewer this turn by a card. IN_FORCE: number: the card whose text holds from now on. */
enum { EVENT_COMMANDS = EVENT_COMMON, EVENT_TRAINS, EVENT_IN_FORCE, EVENTS_OF_COMBAT };

/* How far the combat has come: gb_fight.stage is what happens next. */
enum gb_stage {
	STAGE_NONE,
	STAGE_EVADE,    /* [11.1] cavalry may leave */
	STAGE_SUPPORT,  /* [10.3] the attacker calls supports */
	STAGE_PLEDGE,   /* [10.3] the defender spends commands */
	STAGE_TEST,     /* [10.4] dice for the attacker's supports; [10.5] the defender calls his */
	STAGE_FIGHT,    /* [11.3] to [11.9] */
	STAGE_LOSER,    /* [11.14] hits of the winner */
	STAGE_WINNER,   /* [11.15] hits of the loser */
	STAGE_WITHDRAW, /* [11.10] to [11.12] */
	STAGE_PURSUIT,  /* [11.16] */
	STAGE_LEAVE,    /* the stack goes; what finds no room goes on */
	STAGE_ADVANCE,  /* [11.12] [11.13] */
	STAGE_COUNT     /* [14.7] decisive victories */
};

/* gb_fight.flags */
enum {
	FIGHT_AUTOMATIC = 1,    /* card: no die for the order, +1 */
	FIGHT_NO_RIVER = 2,     /* card */
	FIGHT_GUARD = 4,        /* card: +2 for the French side of it */
	FIGHT_EVADED = 8,       /* nobody fights */
	FIGHT_LONE = 16,        /* only commanders or a depot are attacked */
	FIGHT_WITHDREW = 32,
	FIGHT_ALL_ADVANCE = 64, /* [11.12, 11.13] by three or with nobody left; else cavalry alone */
	FIGHT_FOUGHT = 128      /* the dice have fallen */
};

/* The attack that is being ordered or resolved. All zero when there is none. */
struct gb_fight {
	int16_t from, to;        /* attacking stack, hex attacked */
	int16_t retreat;         /* hex the defenders withdraw to, or NONE */
	int16_t margin;          /* FAV less FDV */
	int16_t call[2][GB_SUPPORTS]; /* hexes of supporting stacks; who stays away is taken out */
	uint8_t called[2];
	uint8_t spent[2];        /* commands of each side */
	uint8_t good[2];         /* combat units in good order before the combat, supports included */
	uint8_t lost[2];         /* combat units eliminated: [14.7] */
	uint8_t owed[2];         /* hits still to be allotted */
	uint8_t main_owed[2];    /* those of them that the main stack must bear [11.17] */
	uint8_t taken[2];        /* hits allotted so far */
	uint8_t stage, flags, side, hits; /* side: who attacks; hits: enum gb_hits of the running ROW_HITS */
	uint8_t odd[2];          /* [11.17] stacks with an odd number of hits: bit 0 the main one, bit 1 + n support n */
	uint8_t spare[4];        /* no byte without a name: compilers fill holes as they like */
	struct set attackers;    /* ordered to attack, commanders of the stack too */
	struct set defenders;    /* stood on the hex attacked */
	struct set leaving;      /* must go on for want of room */
};

/* Why ROW_HITS asks. */
enum gb_hits { HITS_COMBAT, HITS_EXTRA, HITS_PURSUIT, HITS_ROAD };

/* What a side may not do this turn: gb_effects.ban[side]. */
enum {
	BAN_FORCED_MARCH = 1, BAN_DUMMIES = 2,
	BAN_DEPOT_RUSSIA = 4,   /* no new depot in Russia */
	BAN_MOVE_VIII = 8,      /* no move of VIII Corps */
	BAN_MOVE_DRISSA = 16,   /* none of units in or next to 1507 */
	BAN_MOVE_NAPOLEON = 32  /* none with Napoleon */
};

/* gb_effects.allow: this turn. */
enum {
	ALLOW_TOGETHER = 1,     /* 16.4(1) does not apply */
	ALLOW_NO_CHAOS = 2,     /* no rolls of 16.5 */
	ALLOW_DEPOTS_SAFE = 4,  /* no French depot may be lost to a card */
	ALLOW_SLIP_AWAY = 8,    /* one French stack may withdraw before combat */
	ALLOW_AUTOMATIC = 16,   /* one Russian stack with cavalry attacks without a die and with +1 */
	ALLOW_NO_RIVER = 32,    /* one French attack without river reductions */
	ALLOW_GUARD = 64,       /* one French stack with Guard infantry: +2 */
	ALLOW_CUT_ROAD = 128,   /* French stacks that withdraw next to Russian cavalry take a hit */
	ALLOW_NO_WINTER = 256,  /* no winter for the French */
	ALLOW_FROZEN = 512,     /* every river counts as bridged and reduces nothing; 8.4 still sees it */
	ALLOW_NO_COSSACKS = 1024, ALLOW_COSSACKS_TWO = 2048, /* stacks of two as well */
	ALLOW_RIVERS_WORSE = 4096, /* French attacks over rivers: -1 */
	ALLOW_NAPOLEON_LEAVES = 8192, /* at the end of the turn */
	ALLOW_DANUBE = 16384,   /* the first later group of Kiev arrives this turn as well */
	ALLOW_MUST_ATTACK = 32768 /* who could attack and does not loses a command next turn */
};

/* gb_effects.lasting: for the game. */
enum { LASTING_JEROME = 1 /* VIII Corps may force march from next turn on */, LASTING_JEROME_NEXT = 2 };

/* What the cards of this turn and of the game changed. All but `lasting`, `cc_next`, `forage`, `forage_safe` ends with the turn. */
struct gb_effects {
	uint16_t ban[2], allow;
	uint8_t lasting;
	int8_t cc[2], cc_next[2];
	int8_t attrition[2];       /* added to attrition dice of all stacks of a side */
	int8_t attrition_horse[2]; /* and of those with cavalry */
	int8_t spared[2];          /* stacks that may go without a roll, named when the march has ended */
	int8_t longer[2];          /* stacks that may go one hex more, named when the march begins */
	int8_t longer_spares[2];   /* 1: and those do not roll for attrition */
	int8_t cossacks;           /* more faces that hit */
	int8_t chaos;              /* [16.5] lowest die with which a stack of Barclay, Bagration or Tormasov moves; 0: no card */
	int8_t forage;             /* units more that each stack counts for at the next forage check */
	int8_t forage_safe;        /* all forage dice of the next check succeed */
	int8_t moscow_check;       /* the French stack in Moscow is out of supply at this or less; 0: no card */
	uint8_t could, ordered;    /* SEEN_ bits: who could attack when combat began; who has ordered */
	uint8_t decisive[2];       /* [9.2] decisive victories of this turn */
	uint8_t cities;            /* [9.2] CITY_ bits: of this turn, for the first time */
	uint8_t strikes;           /* ROW_STRIKE: units still to be struck */
	uint8_t strike;            /* its STRIKE_ bits */
	uint8_t taken;             /* SEEN_ bits: from whom the card of this turn with two instructions took a command */
	int16_t raised[2];         /* commander with CR +1, or NONE */
	int16_t fortress;          /* hex that counts as a fortified city for French attacks, or NONE */
	struct set barred;         /* pieces that may neither attack nor support this turn */
	struct set chosen;         /* ROW_STRIKE: who may be struck */
};

enum { STRIKE_DISRUPTS = 1, STRIKE_ONE_A_STACK = 2 };
enum { CITY_MOSCOW_TAKEN = 1, CITY_PETERSBURG_TAKEN = 2, CITY_MOSCOW_LEFT = 4, CITY_PETERSBURG_LEFT = 8 };

/* Markers of the position: a bridge that a card built or broke between place and other; value: the turn with which it ends, 0
 * never. Burnt: broken till idle French foot or guns have stood beside it through a movement phase after turn `value`. */
enum { MARK_NONE, MARK_BUILT, MARK_BROKEN, MARK_BURNT };

/* Where a card is: position.card[]. */
enum { CARD_NOWHERE, CARD_DECK_1, CARD_DECK_2, CARD_HAND_FRENCH, CARD_HAND_RUSSIAN, CARD_LAID_FRENCH, CARD_LAID_RUSSIAN, CARD_DISCARD,
       CARD_OUT, CARD_HELD_OUT };

#endif
