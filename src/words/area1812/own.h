/* 1812, Strategic Game (Area Version): what is said of it. */
#ifndef GROGNARD_WORDS_AREA1812_OWN_H
#define GROGNARD_WORDS_AREA1812_OWN_H

#include "rules/area1812/area1812.h"
#include "words/words.h"

extern const char *const ar_texts[TEXTS + 1];
void ar_tell(const struct scenario *s, const struct event *ev, struct text *out);
/* The whole area, which supply knows alone: "Kaluga (R53)" for R53a. */
struct text ar_area(const struct scenario *s, int at);
/* The same where no half of it is meant: "Mosalsk/Kaluga (R53)". */
struct text ar_whole_area(const struct scenario *s, int at);

/* --- page.c, supply_page.c --- */
extern const struct page ar_pages[];
void ar_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p,
	     enum side viewer, struct chart *out);
/* The forecast now; what event `i` of the interphase told, `before` the position it began in. */
void ar_page_forecast(const struct scenario *s, const struct campaign *c, int viewer, struct chart *out);
void ar_page_supply(const struct scenario *s, const struct campaign *before, const struct heard *h, int i,
		    struct chart *out);

/* --- say.c, supply.c, explain.c --- */
void ar_order_words(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
/* An order of the Supply Interphase; leaves `out` as it is for others. */
void ar_supply_words(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
/* Any chit will do where none is opened. */
int ar_all_of(const struct scenario *s, const struct position *p, const struct orders *list, struct text *out);
void ar_all_one(const struct scenario *s, const struct position *p, struct text *out);
void ar_explain(const struct scenario *s, const struct order *o, struct text *out);
void ar_comes(const struct scenario *s, const struct position *p, int piece, struct text *out);
const char *ar_tally(const struct scenario *s, const struct event *ev);
void ar_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out);
/* --- warn.c --- */
void ar_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out);

/* --- forgets.c --- */
void ar_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out);
bool ar_holds(const struct scenario *s, const struct position *p, int side, int place);

#endif
