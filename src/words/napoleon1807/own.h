/* Napoleon 1807: what is said of it. */
#ifndef GROGNARD_WORDS_NAPOLEON1807_OWN_H
#define GROGNARD_WORDS_NAPOLEON1807_OWN_H

#include "rules/napoleon1807/n7.h"
#include "rules/napoleon1807/show.h"
#include "words/words.h"

/* --- texts.c: lines of accounts, and notes. In a note @ is the side ("The French"), # the piece, $ the place, < the place it comes
 * from. --- */
extern const char *const n7_texts[TEXTS + 1];

/* --- tell.c: the log --- */
void n7_tell(const struct scenario *s, const struct event *ev, struct text *out);
int n7_scores(const struct scenario *s, const struct event *ev, const struct event *last, struct text *why);
void n7_tell_all(const struct scenario *s, const struct event *ev, int n, struct text *out);
/* Movement points and the fatigue of a march are looked up. */
bool n7_quiet(const struct event *ev);
int n7_unit_lost(const struct event *ev);
const char *n7_tally(const struct scenario *s, const struct event *ev);
bool n7_strikes(const struct event *ev);
/* "Lannes", "A Russian block"; "Preussisch Eylau (PEY)"; never empty. */
struct text n7_block_called(const struct scenario *s, const struct event *ev);
struct text n7_area_called(const struct scenario *s, int place);
/* The title of a card, "a card" when it is not known. */
const char *n7_card_called(const struct scenario *s, int card);

/* --- say.c: orders and blocks --- */
void n7_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
void n7_explain(const struct scenario *s, const struct order *o, struct text *out);
void n7_comes(const struct scenario *s, const struct position *p, int piece, struct text *out);
void n7_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out);

/* --- forgets.c --- */
/* [Cold] The fatigue, 1 or 0, that Cold is still to put on whoever is activated, before anybody recovers. */
int n7_cold_comes(const struct position *p);
void n7_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out);
bool n7_holds(const struct scenario *s, const struct position *p, int side, int place);
void n7_gained(const struct scenario *s, const struct position *before, const struct position *after, int side, int place, struct text *out);
void n7_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out);

/* --- far.c: words.far --- */
int n7_far(const struct scenario *s, const struct position *p, int piece, int place, int *aim);

/* --- serves.c: words.serves --- */
bool n7_serves(const struct scenario *s, const struct position *p, const struct order *o, struct text *why);

/* --- page.c --- */
enum { N7_PAGE_RECOVERY = 1 }; /* its index in n7_pages: each side's loss of points is told under a heading of its own */
extern const struct page n7_pages[];
void n7_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p, enum side viewer,
	     struct chart *out);

#endif
