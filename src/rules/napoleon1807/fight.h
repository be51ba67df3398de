/* What a combat of Napoleon 1807 keeps in a position, and what combat, allotting, retreat, pursuit, recovery, sieges and victory
 * offer the rest of the law. Part of struct n7_position. Plain memory; unused bytes zero.
 *
 * fight_share: how points are shared, arithmetic alone; fight_change: fatigue, losses, deaths, the victory marker; fight_allot: who asks
 * for the rest of a share; fight_cards: cards counted; fight: the stages of a combat; fight_events: what the cards of W5 to W8 do;
 * fight_retreat: retreat link by link; recover: the recovery phase; victory: citadels and the end; odds: chances.
 */
#ifndef GROGNARD_RULES_NAPOLEON1807_FIGHT_H
#define GROGNARD_RULES_NAPOLEON1807_FIGHT_H

#include "core/outlook.h"
#include "core/scenario.h"
#include "rules/phases.h"

struct n7_position;

/* What a strength point is: number of the order `hit`. */
enum n7_arm { ARM_FOOT, ARM_HORSE, ARMS };

/* How far the combat has come: n7_fight.stage is what happens next. */
enum n7_stage {
	FIGHT_NONE,
	FIGHT_ATTACKER_CARD,    /* [Combat 1A] W5 of the attacker */
	FIGHT_DEFENDER_CARD,    /* W5 of the defender */
	FIGHT_COUNT,            /* [Combat 1B] to 3: cards counted and revealed */
	FIGHT_FATIGUE,          /* [Combat 4] of the attacker */
	FIGHT_LOSSES,
	FIGHT_FATIGUE_BACK,     /* of the defender */
	FIGHT_LOSSES_BACK,
	FIGHT_RETREAT,          /* [Combat 6] link by link; W6 after the first */
	FIGHT_RETREAT_TIRES,    /* its fatigue */
	FIGHT_PANIC,            /* W6 after the last link */
	FIGHT_PANIC_GOES,       /* one link more */
	FIGHT_PANIC_TIRES,
	FIGHT_ORDERLY,          /* W7 of the loser */
	FIGHT_CHARGE,           /* W7 of the winner */
	FIGHT_PURSUIT,          /* [Combat 7] */
	FIGHT_REAR_GUARD,       /* the corps has gone back: its point, then its fatigue */
	FIGHT_REAR_GUARD_TIRES,
	FIGHT_END,
	FIGHT_STAGES
};

/* n7_fight.flags: events in force in this combat, and what came of it. */
enum n7_fight_flag {
	FIGHT_MOVING = 1 << 0,         /* [Combat 1C] the attackers have moved in this operation */
	FIGHT_ASSAULT_COLUMN = 1 << 1,
	FIGHT_AUDACITY = 1 << 2,
	FIGHT_ELAN = 1 << 3,
	FIGHT_QUICK = 1 << 4,          /* Quick Deployment */
	FIGHT_GUARD = 1 << 5,          /* The Guard */
	FIGHT_ROUGEAUD = 1 << 6,       /* one more card of Ney's */
	FIGHT_POSITION = 1 << 7,       /* Reinforced Position */
	FIGHT_SACRIFICE = 1 << 8,
	FIGHT_BATTERY = 1 << 9,        /* Great Battery */
	FIGHT_GRAPESHOT = 1 << 10,
	FIGHT_SQUARE = 1 << 11,
	FIGHT_SNOW_STORM = 1 << 12,    /* n7_fight.storm is left out */
	FIGHT_GREAT_CHARGE = 1 << 13,
	FIGHT_ORDERLY_RETREAT = 1 << 14,
	FIGHT_PANICKED = 1 << 15,
	FIGHT_REAR = 1 << 16,          /* Rear Guard: no cards, no winner, no pursuit */
	FIGHT_RIVER = 1 << 17,         /* the first link of the retreat has been looked at */
	FIGHT_FLAGS = (1 << 18) - 1
};

/* The combat that runs. All zero when there is none (stage FIGHT_NONE). */
struct n7_fight {
	struct set attackers, defenders; /* blocks that take part, commanders too; who dies is taken out */
	int16_t place;            /* combat area */
	int16_t at;               /* where the loser has come to */
	int16_t storm;            /* Snow Storm: the corps that is left out */
	int16_t spare;            /* no byte without a name */
	uint32_t flags;
	uint8_t stage, side;      /* side: the attacker */
	uint8_t loser;            /* who goes back, from FIGHT_RETREAT on */
	uint8_t links, crossed;   /* the retreat still owes; it has crossed */
	uint8_t fatigue_owed;     /* cumulated in the retreat */
	int8_t cards[2];          /* counted, by side */
	uint8_t losses[2], fatigue[2]; /* inflicted by each side */
	uint8_t horse[2];         /* cavalry points of each side when the combat began */
	uint8_t more[6];          /* no byte without a name */
};

_Static_assert(sizeof(struct n7_fight) == 96, "no hole in a fight");

/* A set of blocks in one number: bit n is piece n. Blocks are fewer than 64. */
typedef uint64_t n7_mask;

static inline n7_mask n7_bit(int piece)
{
	return UINT64_C(1) << (unsigned)piece;
}

/* The blocks that a row of allotting asks about lie in frame.spare[0..3]. Who deals blocks anew (imagine) maps them too. */
n7_mask n7_mask_get(const struct frame *f);
void n7_mask_put(struct frame *f, n7_mask who);

/* --- fight_share.c: arithmetic of sharing, no position --- */

/* [Movement 4] [Combat 4] The whole number everybody gets of `points` shared by `n` (n > 0); *rest is placed freely. */
int n7_even(int points, int n, int *rest);
/* [Combat 4, reading 16] The same for losses, where who has not enough room pays all he has and the others the rest: fills due[] for
 * `n` corps with room[] points. Returns the rest that is placed freely; what nobody can pay is void. */
int n7_even_losses(int points, int n, const uint8_t *room, uint8_t *due);

/* --- fight_change.c: one change, told, with all that follows from it at once --- */

/* Fatigue on one corps (vedettes and commanders have none). More than eight kills it. */
void n7_add_fatigue(const struct scenario *s, struct n7_position *n, int piece, int points, int cite, struct events *ev);
/* Takes fatigue off one corps, never below 0. */
void n7_ease(const struct scenario *s, struct n7_position *n, int piece, int points, int cite, struct events *ev);
/* A strength point less: victory marker, Winter Quarters, death of a corps without points. */
void n7_lose_point(const struct scenario *s, struct n7_position *n, int piece, enum n7_arm arm, int cite, struct events *ev);
/* The same on several corps of either side at once: who dies of it is off the map before any area is settled. */
void n7_tire_together(const struct scenario *s, struct n7_position *n, n7_mask who, int points, int cite, struct events *ev);
/* [Recovery 3] Corps of either side that have one strength point each lose it at once: all are off the map before any area is settled. */
void n7_lose_last_together(const struct scenario *s, struct n7_position *n, n7_mask who, int cite, struct events *ev);
/* A block leaves the game: its points count; a commander left without a corps goes with the last; the area is settled. */
void n7_kill(const struct scenario *s, struct n7_position *n, int piece, int cite, struct events *ev);
/* The same, and the area is not settled: for those who die together. Settle it when all of them are off. */
void n7_take_off(const struct scenario *s, struct n7_position *n, int piece, int cite, struct events *ev);
/* [Victory] The marker moves so many boxes in favour of a side; the game may be over. */
void n7_score(const struct scenario *s, struct n7_position *n, int side, int points, int place, int cite, struct events *ev);

/* --- fight_allot.c: shares. Each may open a row on top in which the owner places what is left: set what your own row does next, call
 * one of them, return; your row is entered again. `who`: corps of one side; the others in it are passed over. --- */

/* Evenly, the rest freely. */
void n7_tire_even(const struct scenario *s, struct n7_position *n, n7_mask who, int points, int cite, struct events *ev);
/* All of it freely (Rain, Mud, Skirmishers, Ambush). */
void n7_tire_freely(const struct scenario *s, struct n7_position *n, n7_mask who, int points, int cite, struct events *ev);
/* Takes fatigue off, freely (Forage, Supply). */
void n7_relieve(const struct scenario *s, struct n7_position *n, n7_mask who, int points, int cite, struct events *ev);
/* [Combat 4] Strength points. `cavalry`: of two points or more one is a cavalry point. */
void n7_owe_losses(const struct scenario *s, struct n7_position *n, n7_mask who, int points, bool cavalry, int cite, struct events *ev);


/* --- fight.c: a combat; n7.h has what the rest of the law calls --- */

/* The corps of a side that fight, alive; its blocks, commanders too. */
n7_mask n7_fight_corps(const struct scenario *s, const struct n7_position *n, int side);
n7_mask n7_fight_blocks(const struct n7_position *n, int side);
/* The side that won by marks: NOBODY in a tie. */
int n7_fight_winner(const struct n7_fight *f);
/* Cavalry points of some corps. */
int n7_cavalry(const struct n7_position *n, n7_mask who);

/* --- fight_cards.c: [Combat 1] cards counted --- */

/* Counts by side for the fight of n->fight, steps B to I; false when the attack is cancelled at step D. `a` may be NULL. */
bool n7_count_cards(const struct scenario *s, const struct n7_position *n, int out[2], struct account *a);

/* --- fight_reveal.c: [Combat 2] [Combat 3] [Combat 7] cards or dice --- */

/* Both sides reveal what they have counted: fills losses and fatigue inflicted. */
void n7_reveal_combat(const struct scenario *s, struct n7_position *n, struct events *ev);
/* The winner reveals his pursuit; returns its fatigue. */
int n7_reveal_pursuit(const struct scenario *s, struct n7_position *n, struct events *ev);
/* [Combat 7] Cards of the pursuit of the combat that runs; 0 when there is none. */
int n7_pursuit_cards(const struct scenario *s, const struct n7_position *n);

/* --- fight_retreat.c --- */

/* [Combat 6] The places to which the loser may go next; how many. */
int n7_ways_back(const struct scenario *s, const struct n7_position *n, int16_t out[MAX_LINKS]);
/* The blocks that go back: those that fight, and commanders who would stay alone. */
n7_mask n7_going_back(const struct scenario *s, const struct n7_position *n);
/* [Combat 6] Fatigue for the link to there: two for each enemy corps where it leads and two for a destroyed bridge. */
int n7_link_tires(const struct scenario *s, const struct n7_position *n, int to, int enemies);
/* Goes one link. */
void n7_go_back(const struct scenario *s, struct n7_position *n, int to, struct events *ev);

/* --- victory.c --- */

/* Corps as far as a viewer can know: a block that he cannot tell may be one, and counts as one [Fog of War]. What follows takes these, or
 * those of n7_own for the truth. */
n7_mask n7_corps_seen(const struct scenario *s, const struct n7_position *n, int viewer);
/* Who is alone in an area with one of these corps at least, or NOBODY. */
int n7_alone(const struct scenario *s, const struct n7_position *n, int place, n7_mask corps);
/* [Victory at the end] [reading 25] Who earns a citadel: the enemy of its marker, besieging it or alone in it; else NOBODY. */
int n7_earns(const struct scenario *s, const struct n7_position *n, int fortress, n7_mask corps);
/* By how much the marker would move for citadels and objectives if the scenario ended now; less than 0: a French gain. */
int n7_end_points(const struct scenario *s, const struct n7_position *n, n7_mask corps);
/* [Victory] Where the marker would stand then, on a track without ends; where it stands when the game is over. */
int n7_end_marker(const struct scenario *s, const struct n7_position *n, n7_mask corps);
/* [Victory at the end] Who wins with the marker there: FRENCH, RUSSIAN, or NOBODY for a draw. */
int n7_winner_at(const struct scenario *s, int marker);
/* The same in words: "French win", "a draw". */
const char *n7_who_wins(const struct scenario *s, int marker);
const char *n7_who_won(const struct n7_position *n); /* the same of a game that is over, whatever ended it */

#endif
