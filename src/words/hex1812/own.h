/* 1812, the hex game: what is said of it. */
#ifndef GROGNARD_WORDS_HEX1812_OWN_H
#define GROGNARD_WORDS_HEX1812_OWN_H

#include "rules/hex1812/hex1812.h"
#include "words/words.h"

/* "The French", "The Russians" */
#define THEY(s, side) side_they(s, side).at

extern const char *const hx_texts[TEXTS + 1];
bool hx_trapped(const struct event *ev);
void hx_tell(const struct scenario *s, const struct event *ev, struct text *out);
const char *hx_tally(const struct scenario *s, const struct event *ev);

/* --- battle.c: false when it is no event or order of the Combat Phase --- */
bool hx_tell_battle(const struct scenario *s, const struct event *ev, struct text *out);
bool hx_say_battle(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);

/* [Combat D] The attacks that are declared, while the defenders may still leave. */
bool hx_looms(const struct scenario *s, const struct position *p, int i, struct text *what, struct outlook *out);

/* Is an attack worth advice? All other orders are. */
bool hx_serves(const struct scenario *s, const struct position *p, const struct order *o, struct text *why);

/* --- say.c --- */
void hx_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
void hx_explain(const struct scenario *s, const struct order *o, struct text *out);
void hx_comes(const struct scenario *s, const struct position *p, int piece, struct text *out);
void hx_printed(const struct scenario *s, int piece, struct text *out);
void hx_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out);

/* --- ground.c --- */
void hx_ground(const struct scenario *s, const struct position *p, int place, struct text *out);

/* --- supply.c: an order of the Supply Interphase; leaves `out` as it is for others --- */
void hx_supply_words(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);

/* --- forgets.c --- */
void hx_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out);
bool hx_holds(const struct scenario *s, const struct position *p, int side, int place);
void hx_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out);

/* --- page.c, supply_page.c --- */
extern const struct page hx_pages[];
void hx_page(const struct scenario *s, int page, const struct heard *h, int event, const struct position *p, enum side viewer,
	     struct chart *out);
void hx_page_supply(const struct scenario *s, const struct campaign *before, const struct heard *h, int i, struct chart *out);
void hx_page_forecast(const struct scenario *s, const struct campaign *c, enum side viewer, struct chart *out);

#endif
