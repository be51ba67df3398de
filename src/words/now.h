/* What now: the deed that helps most at this moment, named for somebody who does not know the game, and what he is told
 * of the moment besides. Read off the list of legal orders alone, so it never names what is not possible; where several may be
 * clicked, or go back, it names none of them, for the law does not say which is good.
 */
#ifndef GROGNARD_WORDS_NOW_H
#define GROGNARD_WORDS_NOW_H

#include "words/words.h"

struct now {
	int order;         /* index into the list of what is named; NONE: the list is empty */
	bool leads;        /* the order takes a unit up, and then ... */
	struct order then; /* ... this one is legal, the one that the words promise */
	struct text words; /* "Drag a lit unit: 2nd Division (Friant) can reach Schevardino (3224)" */
};

/* `p`: the position as the side that is asked knows it; `prompt` and `list`: what is asked there and all legal orders; `held`: the piece
 * that the player has in hand or drags though no order took it up, as from the tray, or NONE.
 * Units go towards the places of their side's aim that are not held, or are in danger (words.h); who alone holds one of those stays. */
void now_look(const struct scenario *s, const struct position *p, const struct prompt *prompt, const struct orders *list, int held,
	      struct now *out);

/* Is the piece, with those who are in hand with it, the last of its side in a place of its aim that it holds and the enemy could reach? */
bool now_would_empty(const struct scenario *s, const struct position *p, int piece);

/* What its leaving comes to: "Moscow (5919) would be left empty, and the enemy can reach it". The piece must stand on the map. */
void now_say_empty(const struct scenario *s, const struct position *p, int piece, struct text *out);

/* What is about to cost the side that is asked something: a place that is left empty as the one in hand goes, else the game's own
 * warning, else the first thing that would be forgotten if the phase ended now and is told before, else that this is the
 * last turn; "" when nothing is. */
void now_warn(const struct scenario *s, const struct position *p, const struct prompt *prompt, const struct orders *list, int held,
	      struct text *out);

/* What the scenario's file tells at this moment, or "". */
const char *now_note(const struct scenario *s, const struct position *p, const struct prompt *prompt);

#endif
