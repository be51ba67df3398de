/* Napoleon's Greatest Gamble: what is said of it. */
#ifndef GROGNARD_WORDS_GAMBLE_OWN_H
#define GROGNARD_WORDS_GAMBLE_OWN_H

#include "rules/gamble/forecast.h"
#include "rules/gamble/show.h"
#include "words/words.h"

/* --- texts.c: what stands in lines of accounts --- */
extern const char *const gb_texts[TEXTS + 1];

/* --- tell.c, notes.c: the log --- */
void gb_tell(const struct scenario *s, const struct event *ev, struct text *out);
const char *gb_die_for(int rule, int side);
/* [10.2] Its order was aborted, or failed. */
bool gb_vain(const struct event *ev);
const char *gb_tally(const struct scenario *s, const struct event *ev);
/* A note of the law in a whole sentence: EVENT_NOTE. */
void gb_tell_note(const struct scenario *s, const struct event *ev, struct text *out);
/* "The French", "A Russian stack", "Wilno (1808)"; never empty. */
struct text gb_unit_called(const struct scenario *s, const struct event *ev);
struct text gb_place_called(const struct scenario *s, int place);

/* --- say.c, explain.c: orders and pieces --- */
void gb_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
void gb_explain(const struct scenario *s, const struct order *o, struct text *out);
void gb_comes(const struct scenario *s, const struct position *p, int piece, struct text *out);
void gb_printed(const struct scenario *s, int piece, struct text *out);
void gb_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out);

/* --- forgets.c --- */
void gb_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out);
bool gb_holds_aim(const struct scenario *s, const struct position *p, int side, int place);
void gb_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out);

/* --- page.c, page_supply.c --- */
extern const struct page gb_pages[];
void gb_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p, enum side viewer,
	     struct chart *out);
void gb_page_forecast(const struct scenario *s, const struct gamble *g, int side, struct chart *out);
void gb_page_depots(const struct scenario *s, const struct gamble *g, int side, struct chart *out);
void gb_page_supply(const struct scenario *s, const struct gamble *before, int viewer, const struct heard *h, int i, struct chart *out);

#endif
