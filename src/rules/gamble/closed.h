/* Closed stacks (15.1): what is open of them, what is told of them, and the blank counters that lie among their units. */
#ifndef GROGNARD_RULES_GAMBLE_CLOSED_H
#define GROGNARD_RULES_GAMBLE_CLOSED_H

#include "rules/gamble/gamble.h"

/* What both sides know of a closed stack. */
struct gb_stack {
	uint8_t height;     /* counters: combat units, commanders and blanks; trains lie apart */
	uint8_t disrupted;  /* combat units among them that are disrupted: every cause of it is open */
	uint8_t fatigue;    /* combats of this turn, of the unit that has most */
	bool horse;         /* cavalry in good order (6.2, 8.4) */
	bool moved;         /* all of it has moved this turn */
	bool barred, chosen; /* struck or barred by a card of this turn */
	bool asked, two;    /* beside an enemy city; then, whether two units are in good order (8.4) */
	uint16_t marks;     /* FLAG_ markers that lie on it */
};

/* gb_closed in a game with closed stacks that is not over, by a survey of the position. */
bool gb_closed_among(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int piece);
/* The facts of the stack of a side on a hex; only those of closed pieces. height 0: nothing is closed there. */
void gb_stack_facts(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int place, int side, struct gb_stack *out);
/* Deals the closed pieces of `owner` anew over his closed stacks, from the facts and the seed alone. */
void gb_deal_stacks(const struct scenario *s, struct gamble *g, int owner, uint64_t *state);

/* Adds an event about a piece: named for all, or, when the piece is closed now or `closed` says so, for its side alone and unnamed for the
 * other. Returns the named one (NULL without a list), so that an account can be given to it. */
struct event *gb_tell_of(const struct scenario *s, const struct gamble *g, struct events *ev, struct event named, bool closed);
/* What closed stacks hold decides what comes now: said before it, so that nobody learns of it unawares. */
void gb_declare(const struct scenario *s, struct events *ev);

/* Blanks of a side on a hex, and how many more may lie there. */
int gb_blanks(const struct scenario *s, const struct gamble *g, int place, int side);
int gb_blank_room(const struct scenario *s, const struct gamble *g, int place, int side);
/* Blanks that are too many on a hex go back to their owner. */
void gb_settle_blanks(const struct scenario *s, struct gamble *g, int side, int place);
/* A group has gone: blanks that are too many where it stood go with it, as far as they may. */
void gb_follow_blanks(const struct scenario *s, struct gamble *g, int side, int from, int to);
/* The enemy may look into the stack: TEXT_ `text` and then each of its counters, of `cite`. It stays closed to whatever is asked later. */
void gb_show_stack(const struct scenario *s, const struct gamble *g, int side, int place, int text, int cite, struct events *ev);
/* A combat opens a stack: all is shown, its blanks go back to their owner. */
void gb_open_stack(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev);
/* Both sides lay blanks: at the beginning of a turn, or before combat. Which of the two stands in the step of ROW_BLANKS. */
enum { BLANKS_BEFORE_TURN, BLANKS_BEFORE_COMBAT };
void gb_begin_blanks(const struct scenario *s, struct position *p, bool combat);

/* What a side may think of closed enemies in a combat: `guess` units in good order, kinds of unit and rating (NULL: what is likely). Puts such a
 * stack of pieces on the hex of the fight and on those that could support it, and fills in the guesses. */
void gb_suppose(const struct scenario *s, struct gamble *g, const int16_t *guess, struct outlook *out);

PHASE_FUNCTIONS(gb_blanks)

#endif
