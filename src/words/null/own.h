/* The template game: what is said of it. */
#ifndef GROGNARD_WORDS_NULL_OWN_H
#define GROGNARD_WORDS_NULL_OWN_H

#include "rules/null/null.h"
#include "words/words.h"

enum { PAGE_VILLAGES, PAGE_ASSAULTS, PAGE_SUPPLY, PAGES };

extern const struct page null_pages[PAGES + 1];

/* "Blauendorf", or the number of a place without a name; the box of lost counters for NONE. */
const char *null_place_name(const struct scenario *s, int place);
void null_tell(const struct scenario *s, const struct event *ev, struct text *out);
void null_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
void null_explain(const struct scenario *s, const struct order *o, struct text *out);
void null_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out);
void null_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p,
	       enum side viewer, struct chart *out);

#endif
