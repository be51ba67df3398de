/* Who plays when no person does. A player sees the imagined positions of its side, never the truth, and thinks in
 * slices that can be stopped after any order tried; it reads no clock and counts in integers: the same seed, level and
 * position give the same order, however the slices are cut.
 *
 * The course of a decision: ask, then think until it is decided (or stopped), then answer. thinker.h does so beside the
 * loop of a program. Of the functions only think takes time.
 */
#ifndef GROGNARD_AI_PLAYER_H
#define GROGNARD_AI_PLAYER_H

#include "rules/rules.h"

struct heard;

enum { THOUGHT_LEVELS = 8 }; /* of victory, in any game */

/* A whole plan that was compared with others: what its side would order till a die falls, the other side decides or the phase
 * ends, and what came of it where it was played out. */
struct thought {
	const struct order *order; /* of the player; until it is asked again */
	int orders;
	const char *manner;  /* in which it was written: "press on"; "": it is called by what it does; NULL: the usual one, or it was given */
	int looks;           /* so often it was played out */
	int behind;          /* by so much the judgement of it is lower than that of the first, on average, in hundredths of `points`; 0 for
			      * the first, less than 0 where it is higher though not surely */
	const char *points;  /* as the mind of its game has them: "points of strength" */
	int points_behind;   /* as behind, but only what comes of looks that end alike by both: with the same level of victory, or not yet. Where games
			      * end otherwise the judgement is not of one measure, and is no sum of points. 0 where points are no measure at all */
	int worse, better;   /* looks that end otherwise than by the first, and are judged lower or higher */
	bool sure;           /* by more than twice the error of that figure */
	int lost[SIDES];     /* what each side loses in it, in the measure of rules.lost, hundredths on average */
	int won[SIDES];      /* how often the game ended there with the victory of each side */
	int ended[SIDES + 1][THOUGHT_LEVELS]; /* how often with each level of rules.levels: [0] without a winner, else [side + 1] */
};

enum { THOUGHTS = 24 };

struct player {
	const char *id;    /* in saved games and on command lines: "simple" */
	const char *name;  /* "The Sergeant" */
	const char *looks; /* what it looks at, in a sentence for those who choose an opponent */
	/* The sides it is offered for, a bit each, in this scenario, of which rules, game and id are enough. It answers for
	 * any side. */
	unsigned (*sides)(const struct scenario *s);
	/* A player for one side of one match; `seed` as player_seed(match seed, side, 0). The scenario must outlive it and
	 * may be shared. NULL without memory. */
	void *(*open)(const struct scenario *s, enum side side, uint64_t seed);
	void (*close)(void *own); /* NULL is allowed */
	/* What its side heard of one decision, each in turn, and what it knows after it. After something was taken back the
	 * player is opened and hears all anew. NULL: it does not listen. */
	void (*hear)(void *own, const struct heard *what, const struct position *known);
	/* One decision: a position imagined for its side, where that side is to decide, and its legal orders, all copied.
	 * `seed`: player_seed of the match, the side and the decision's number. */
	void (*ask)(void *own, const struct position *known, const struct orders *list, uint64_t seed);
	/* Goes on for at most so many rules_play. True: it has decided, and further calls do nothing. */
	bool (*think)(void *own, long nodes);
	/* The order as an index into the list asked about: the best so far at any moment, NONE for an empty list. Each of
	 * the others may be NULL. `why`: lines in the game's own texts, none where it has none; `words`: the same in a
	 * sentence; `permille`: how far it has come, 1000 when it has decided, never less than before. */
	int (*answer)(const void *own, struct account *why, struct text *words, int *permille);
	/* The next decision asked about is not to be made: what that side ordered there (`n` orders, copied; n 0: nothing of the
	 * kind) is put beside the player's own plans, and is one of the thoughts. The losses of thoughts are counted from then
	 * on. NULL: it compares no plans. */
	void (*weigh)(void *own, const struct order *order, int n);
	/* What it compared for the last answer, the best first, their number (at most THOUGHTS); 0 when it compared nothing.
	 * `put` (may be NULL): which of them is the one that was put beside them, NONE when there is none. NULL as weigh. */
	int (*thoughts)(const void *own, struct thought out[THOUGHTS], int *put);
};

/* All players in the order in which they are offered, NULL at the end. */
extern const struct player *const players_all[];

/* Who plays, hints and stands in where nobody was named; offered for every side of every game. */
const struct player *player_usual(void);

/* Who advises a person, and looks at a game once more when it is over: it compares plans. */
const struct player *player_adviser(void);

/* The level than which this one has to be proven better before it is offered for a side; NULL: nothing is to be proven of it. */
const struct player *player_below(const struct player *player);

/* The player with this id, or whose name this is without "The", in small or capital letters ("sergeant" is "simple"), or NULL. */
const struct player *player_find(const char *name);

/* Can he play this scenario at all? False, with the reason in `e` (may be NULL), for the printed automaton of a game that has none. */
bool player_plays(const struct player *player, const struct scenario *s, struct error *e);

/* The seed of a decision: a hash of the match's seed (or of any number that stands for it), of the side and of the
 * decision's number, so that undoing, resuming and replaying meet the same opponent. NOBODY: of the position that is
 * dealt to the player. */
uint64_t player_seed(uint64_t match_seed, enum side side, int number);

/* Asks and thinks to the end: the answer. */
int player_decide(const struct player *player, void *own, const struct position *known, const struct orders *list,
		  uint64_t seed);

#endif
