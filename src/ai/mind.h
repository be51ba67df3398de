/* How a game is played well: a judgement of positions, and the game's own way to decide. One const struct mind per game.
 *
 * A mind knows the law of its own game and nothing of matches, seats and screens. It changes nothing, keeps nothing
 * between two calls and reads no clock: the same arguments give the same answer. What it is shown is an imagined
 * position, or one of its own trials from there, never the truth of a match.
 */
#ifndef GROGNARD_AI_MIND_H
#define GROGNARD_AI_MIND_H

#include "ai/effort.h"
#include "rules/rules.h"

/* A figure of the judgement that may be set anew without a compiler. */
struct weight {
	const char *name; /* NULL ends a list */
	int low, value, high;
};

/* Every member but id and judge may be NULL. */
struct mind {
	const char *id;             /* of the game, as in struct rules */
	/* How good the position is for `side`: higher is better. What is good for one side is bad for the other, each in a measure of its own:
	 * what two sides find of one position is not to be compared. */
	int (*judge)(const struct scenario *s, const struct position *p, enum side side);
	/* How likely the side is to win where the position is judged so, a draw as half a victory, in hundredths of a game of a hundred. Where
	 * looking ahead may come to the end of the game, a judgement of the end and one before it are not of one measure; this is. */
	int (*hope)(const struct scenario *s, const struct position *p, enum side side);
	/* Index into `list`, the legal orders of `p`, or NONE to leave the choice to a search. `temper`: index into tempers,
	 * the one idea to decide by; 0 is the usual way. `state`: the player's own generator. `effort`: how much may be tried
	 * now, and what was found before; when it is tired afterwards the answer and `state` mean nothing, and it is called
	 * again. NULL: as much as it takes. */
	int (*counsel)(const struct scenario *s, const struct position *p, const struct orders *list, int temper,
		       uint64_t *state, struct effort *effort);
	/* What the counsel goes by in the decisions of each row of the table of phases, as the second half of a sentence; NULL for a
	 * row: nothing is to be said of it. No list: of none. */
	const char *const *goes_by;
	/* What a player calls them: "as usual", "press on", "avoid battle", or "" where it is told only by what the plan does; NULL ends it;
	 * no list: there is the usual way alone. */
	const char *const *tempers;
	int point;                  /* so much of the judgement is one of `points`; at least 1 */
	const char *points;         /* in which the judgement is told; no points of the game, whatever else counts in it: "points of strength" */
	bool lately;                /* the counsel is younger than the player "old", who goes without it */
	uint64_t thinks;            /* bit per row of the table of phases: its decisions are worth looking ahead for */
	bool aside;                 /* ...but only for whoever asks what a decision is worth: those that are made so are no better than the counsel's */
	int ahead;                  /* player-turns that looking ahead goes on beyond what is usual: for games in which they are short; less than 0: not so far */
	int price;                  /* how many times as much as usual an order of this counsel costs to find; 0: as much */
	/* Tenths of a standard error by which another plan must be surer than is usual to be preferred: where a few looks deceive. */
	int doubt;
	/* The same where it depends on the position from which it is looked ahead. No function: `doubt`. */
	int (*doubt_at)(const struct scenario *s, const struct position *p);
	/* May looking ahead stop here? No function: where a player-turn begins. */
	bool (*quiet)(const struct scenario *s, const struct position *p);
	const struct weight *weights; /* no list: the judgement has no such figures */
};

/* Why the counsel decides as it does where `p` stands, for a person who asks. */
void mind_say_usual(const struct mind *mind, const struct position *p, struct text *words);

/* The mind of the scenario's game. Every game of the program has one. */
const struct mind *mind_of(const struct scenario *s);

#endif
