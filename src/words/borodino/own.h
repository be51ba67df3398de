/* The Battle of Borodino: what is said of it. */
#ifndef GROGNARD_WORDS_BORODINO_OWN_H
#define GROGNARD_WORDS_BORODINO_OWN_H

#include "rules/borodino/borodino.h"
#include "words/words.h"

extern const char *const borodino_texts[TEXTS + 1];
bool borodino_trapped(const struct event *ev);
void borodino_tell(const struct scenario *s, const struct event *ev, struct text *out);
void borodino_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out);
void borodino_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out);
void borodino_ground(const struct scenario *s, const struct position *p, int place, struct text *out);
void borodino_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out);
bool borodino_settled(const struct scenario *s, const struct position *p, int piece);
bool borodino_holds(const struct scenario *s, const struct position *p, int side, int place);
bool borodino_aims(const struct scenario *s, const struct position *p, int side, int place);
bool borodino_enough(const struct scenario *s, const struct position *p, int side);
bool borodino_exposed(const struct scenario *s, const struct position *p, int piece, int place);
bool borodino_stood(const struct scenario *s, int side, int place);

#endif
