/* Napoleon at the Berezina: what is said of it. */
#ifndef GROGNARD_WORDS_BEREZINA_OWN_H
#define GROGNARD_WORDS_BEREZINA_OWN_H

#include "rules/berezina/berezina.h"
#include "words/words.h"

enum { PAGE_BRIDGES, PAGE_VICTORY, PAGE_MORALE, PAGE_FIRE, PAGES };

extern const char *const berezina_texts[TEXTS + 1];
extern const struct page berezina_pages[];

void berezina_tell(const struct scenario *s, const struct event *ev, struct text *out);
void berezina_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p,
		   enum side viewer, struct chart *out);

void bz_page_bridges(const struct scenario *s, const struct crossing *c, int viewer, struct chart *out);
void bz_page_victory(const struct scenario *s, const struct crossing *c, struct chart *out);
void bz_page_morale(const struct scenario *s, const struct position *p, const struct heard *h, int i,
		    struct chart *out);
void bz_page_fire(const struct scenario *s, const struct position *p, const struct heard *h, int i, int viewer,
		  struct chart *out);

/* [9.0] The bridge of an order to cross, as it would stand after it: " (4 of 5: one end breaks 1 in 6)"; "" where it never breaks. */
void bz_say_risk(const struct scenario *s, const struct crossing *c, const struct order *o, char *out, size_t size);
/* An order to build: what stands there on this bank, and the chances. */
void bz_say_build(const struct scenario *s, const struct crossing *c, const struct order *o, struct text *out);

void berezina_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
int berezina_all_of(const struct scenario *s, const struct position *p, const struct orders *list, struct text *out);
void berezina_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out);
void berezina_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out);
bool berezina_aims(const struct scenario *s, const struct position *p, int side, int place);
int berezina_far(const struct scenario *s, const struct position *p, int piece, int place, int *aim);
void berezina_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out);

#endif
