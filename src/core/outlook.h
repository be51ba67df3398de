/* What an order brings before it is given: the chances of each result, case by case where the enemy's secrets decide, and
 * warnings. Filled by rules.odds; whoever asks may give it guesses of his own about what is hidden.
 */
#ifndef GROGNARD_CORE_OUTLOOK_H
#define GROGNARD_CORE_OUTLOOK_H

#include "core/event.h"
#include "core/table.h"

struct scenario;

enum { OUTLOOK_CASES = 8, OUTLOOK_GUESSES = 3, OUTLOOK_WARNINGS = 6, OUTLOOK_WORDS = 160 };

/* EXACT: one case. BY_CASE: one of the cases will hold. UNKNOWN: nothing can be said, there is no case. */
enum outlook_kind { OUTLOOK_EXACT, OUTLOOK_BY_CASE, OUTLOOK_RANGE, OUTLOOK_UNKNOWN };

struct outlook {
	enum outlook_kind kind;
	struct account sum;
	int cases;
	struct {
		int16_t if_text, if_number; /* what makes it this case: index into texts, or NONE; a number with it, or NONE */
		int8_t attacker;  /* whose side the results call so in this case, or NOBODY */
		char how[OUTLOOK_WORDS]; /* what leads to the chances, in words; or "" */
		int n, of;
		struct {
			int16_t result; /* index into the results of sum.table */
			int ways;       /* of `of` */
		} at[TABLE_MAX_RESULTS];
	} on[OUTLOOK_CASES];
	int guesses;      /* numbers of the enemy that are hidden, and what is taken for them */
	struct guess {
		int16_t text, low, high, value; /* text: index into texts */
		bool follows;                   /* another range would be possible with other values of those before it */
	} guess[OUTLOOK_GUESSES];
	int warnings;     /* what else the order brings about */
	struct warning {
		struct text words;
		int16_t rule; /* index into cites, or NONE */
		bool loses;   /* something may be lost for good: worth asking twice; without words where the chances say it */
		bool crowds;  /* more would stand there than may stay: nobody is put there unless he himself is meant */
	} warn[OUTLOOK_WARNINGS];
};

/* Nothing can be said: UNKNOWN, without cases, guesses and warnings; an empty account without table and place. */
void outlook_clear(struct outlook *out);

/* Opens a case (if_text, if_number: see there) and adds its chances: ways[0] .. ways[results - 1] of their sum, those that
 * cannot come left out. Returns its index, to fill in more; the last case is written over when there is no more room. */
int outlook_case(struct outlook *out, int if_text, int if_number, const int *ways, int results);

/* The chances are those of a column of a table, with a modifier of the dice: EXACT. */
void outlook_table(struct outlook *out, const struct scenario *s, int table, int column, int drm);

/* One more warning, to be worded; the last one is written over when there is no more room. */
struct warning *outlook_warn(struct outlook *out, int rule);

#endif
