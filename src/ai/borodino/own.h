/* How Borodino is played when no person does: what the files of the counsel share.
 *
 * A Movement Phase is planned as one board, not unit by unit: where shall everybody stand at its end? The board is worth
 * what our fights there promise, less what the enemy's answer takes, and how near the army has come to what counts.
 * Everything is thought out afresh from the position at every decision, so the same position always gets the same answer.
 * temper: what an army goes by; fights: who attacks whom, and what it promises; answer: what the enemy can do to a board; ways: distances over the
 * ground; plan: the board at the end of a Movement Phase; counsel: the decisions.
 */
#ifndef GROGNARD_AI_BORODINO_OWN_H
#define GROGNARD_AI_BORODINO_OWN_H

#include "ai/mind.h"
#include "rules/borodino/borodino.h"

#define BIT(i) (UINT64_C(1) << (i))

enum { TARGETS = SIDE_PIECES + REDOUBTS, ODDS = 10, NEAR_ENEMY = REDOUBTS };

/* What it is all about, for one side of one scenario. Values are hundredths of a point of strength. */
struct temper {
	int foe, own;  /* worth of a point that the enemy loses, that we lose */
	int risk;      /* per cent of the enemy's answer that count */
	int press;     /* tenths, for each point of strength and step nearer to the goal */
	int goal;      /* a redoubt 0..4, or NEAR_ENEMY */
	int work;      /* a redoubt won or lost */
	int shy;       /* a unit in an enemy zone */
	int tries;     /* single moves that are tried */
	int garrison;  /* for each step from a redoubt that wants a garrison to the nearest unit ... */
	int soon;      /* ... so many turns before the end; 99: always */
	int late;      /* per cent that redoubts count more in the last turns */
	int back;      /* per cent of its strength that a beaten unit which gets away is worth */
	int leave;     /* per cent of the redoubt `goal` that an attack from it risks */
};

/* --- temper.c --- */

struct temper bo_temper(const struct scenario *s, int side);

/* The same with one idea in mind. `temper`: as usual, bold, careful, forward, back, hold; further ones begin anew, with other
 * chances in the building of the board. */
void bo_temper_turn(struct temper *t, int temper);

/* --- fights.c --- */

/* A board on which `side` temper: what an army goes by; fights: who attacks whom, and what each attack is worth. Targets are enemy units by piece - first,
 * and empty redoubts from SIDE_PIECES on. */
struct fights {
	const struct scenario *s;
	const struct field *f;
	const struct temper *t;
	struct battle *b;
	int side, foe;
	int ways[ODDS][TABLE_MAX_RESULTS]; /* of six */
	int work;                      /* worth of a redoubt now */
	int post;                      /* the redoubt that decides, where giving it up counts; or NONE */
	struct duty duty;
	int8_t as[SIDE_PIECES];        /* the target of each own unit, or NONE */
	uint64_t on[TARGETS];          /* own units on a target */
	int worth[TARGETS];
	int8_t cut[SIDE_PIECES], own_cut[SIDE_PIECES]; /* has no way back; NONE: not looked at yet */
	uint64_t in_zone;              /* own units in enemy zones */
};

/* `b` is looked at, and may be changed between two calls of bo_fights_allot. */
void bo_fights_begin(struct fights *q, const struct scenario *s, struct battle *b, int side, const struct temper *t);

/* Allots everybody who can fight on the board as it is now: what it promises. */
int bo_fights_allot(struct fights *q);

/* The odds column of an attack, its strength given twice over so that halves are whole. */
int bo_odds_of(const struct fights *q, int attack2, int defence);

/* --- ways.c --- */

enum { FAR_AWAY = 255 };

/* Steps over the ground, units left out of account, from each hex to the nearest of these. */
void bo_way_fill(const struct field *f, uint8_t far[HEXES], const int16_t *from, int n);

/* --- plan.c --- */

struct board_plan {
	struct fights q;
	struct battle now;             /* the board as planned so far */
	struct temper t;
	uint64_t reach[HEXES];         /* own units that may move and can end here */
	uint64_t come[HEXES];          /* enemies that could be here after their next march, our zones left out of account */
	uint64_t movable, guns, foe_guns;
	int16_t end[SIDE_PIECES][160];
	int ends[SIDE_PIECES];
	int strong[SIDE_PIECES], strongs; /* enemies on the map, strongest first */
	uint8_t way[HEXES];            /* to the goal */
	uint8_t to_work[REDOUBTS][HEXES];
	unsigned want;                 /* redoubts that want a garrison of ours, a bit each */
	int garrison, work;            /* as in the temper, by how late it is */
	bool night;
};

/* The board at the end of this Movement Phase; false: nobody can move. */
bool bo_plan_march(struct board_plan *p, const struct scenario *s, const struct battle *b, int temper);

/* --- answer.c --- */

/* What the enemy's best answer to the board takes, each of his units used once. */
int bo_answer(const struct board_plan *p);

#endif
