/* Lines of the log that all games write alike. */
#ifndef GROGNARD_WORDS_NOTE_H
#define GROGNARD_WORDS_NOTE_H

#include "words/words.h"

/* What a game calls the piece of an event and a place (NONE: off the map), as they stand in a sentence. */
struct note_names {
	struct text (*piece)(const struct scenario *s, const struct event *ev);
	struct text (*place)(const struct scenario *s, int place);
};

/* "Turn 3: 7 September, 0600"; without a name where ev->number is no turn of the scenario. */
void tell_turn(const struct scenario *s, const struct event *ev, struct text *out);

/* "French: Movement"; the phase alone where no side acts. */
void tell_phase(const struct scenario *s, const struct event *ev, struct text *out);

/* The same words amid a sentence: "A Russian unit" begins small there, a name does not. */
struct text words_amid(struct text words);

/* Appends a pattern to `out`. In it @ is the side ("The French"), # the piece, $ the place (where nobody goes anywhere the place
 * he stands on), < the place it comes from. NULL appends nothing. */
void tell_pattern(const struct scenario *s, const struct event *ev, const char *pattern, const struct note_names *names,
		  struct text *out);

#endif
