/* Standing orders: what a side answers by itself when it is asked in some row of the table of phases, so that a window
 * for a reaction need not stop the game every time. Kept in the match and in the saved game.
 */
#ifndef GROGNARD_MATCH_STANDING_H
#define GROGNARD_MATCH_STANDING_H

#include "rules/rules.h"

enum { STANDINGS = 16, STANDING_TURNS = 9999 }; /* a side has no more, and none lapses later: so it can be saved */

enum standing_answer {
	STANDING_ASK,        /* the player is asked */
	STANDING_WHEN_I_CAN, /* he is asked only when he can do more than decline; its speed betrays an empty hand */
	STANDING_PASS,       /* declines: `pass`, `stand` or `done`, whichever is offered */
	STANDING_FIRST,      /* takes the first chance: the card, or the first order that does not decline */
	STANDING_AIDE,       /* a computer player decides */
	STANDING_PASS_MARCH, /* declines, until what goes on by turns is over or comes to a battle (standing_march_over) */
	STANDING_ANSWERS
};

struct standing {
	uint8_t row, answer;
	int16_t card;  /* only about this card, or NONE: whatever is offered */
	int16_t place; /* only when this place is in question, or NONE: wherever it is */
	int16_t lapses; /* the turn from which on it stands no longer, or 0: it stands for good */
};

struct standings {
	int n;
	struct standing at[STANDINGS];
};

/* The answer to this prompt: an index into its orders; NONE when the player is to be asked (nothing fits, or something is
 * half done), and when an aide is (then `*aide` is set). The first of the list that fits counts. */
int standing_order(const struct standings *list, const struct prompt *ask, const struct orders *orders, bool *aide);

/* What a person begins with, who plays against a computer: where there are windows (phase.window) he is asked only when he can do more than
 * decline. Of two persons either is asked always: else whoever is not asked would tell the other that he holds nothing. `persons`: a bit for
 * each side that a person plays. */
void standing_usual(const struct scenario *s, unsigned persons, struct standings *out);

/* Is it one of those that a person begins with among such players, and none of his own? */
bool standing_is_usual(const struct scenario *s, unsigned persons, const struct standing *x);

/* Is no march under way any more in which a side that does not march may be asked something: do the sides begin the next thing by turns, or
 * nothing by turns at all, or do they fight? */
bool standing_march_over(const struct scenario *s, const struct position *p);

/* Leaves out those that stand no longer in this turn, and those for a march when it is over. True when there were any. */
bool standing_lapse(struct standings *list, int turn, bool march_over);

/* Do they fit this game? False with `e` filled. */
bool standing_sound(const struct scenario *s, const struct standings *list, struct error *e);

/* "ask", "pass", "first", "when-i-can", "aide", and back (NONE for an unknown word). */
const char *standing_name(enum standing_answer answer);
int standing_find(const char *name);

#endif
