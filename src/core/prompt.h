/* What is asked: whose decision it is, and about what. Filled by the rules, read by whoever decides and whoever looks. */
#ifndef GROGNARD_CORE_PROMPT_H
#define GROGNARD_CORE_PROMPT_H

#include "core/position.h"

struct order;

/* Whose decision it is, and about what. */
struct prompt {
	enum side side;      /* NOBODY: the game is over, see result */
	uint8_t row, depth;  /* row of the table of phases; depth 0: nothing half done */
	int16_t rule;        /* index into cites: that of the row, or what it is asked for here */
	bool reaction, secret;
	bool open;           /* the question names nothing that is closed to anybody: who looks on may read it */
	bool tells;          /* and says what it is about: no event has told that */
	bool few;            /* only few of an army may march or come: those are lit */
	uint64_t verbs;      /* bit per verb this decision is about, legal now or not */
	struct set hand;
	struct set vain;     /* places (of the first 256) that may be named, though all know that nothing comes of it: they are not lit */
	int16_t place, left, of; /* "2 of 5 hits"; NONE when not counted */
	struct text ask, why_not; /* the question; why what ends this (`done`, or `commit` of what is built) is not offered ("" when it is) */
	struct result result;
};

/* What nearly every row asks: its verbs (VERB(v) | ...), the depth, and the question. */
void prompt_ask(struct prompt *out, uint64_t verbs, int depth, const char *format, ...) PRINTF_LIKE(4, 5);

/* Do units march and come as the player likes, and not only few of them? Then who may is not lit: it would be nearly everybody. */
bool prompt_is_free(const struct prompt *p);

/* May the order's place be named, though all know that nothing comes of it? */
bool prompt_in_vain(const struct prompt *p, const struct order *o);

#endif
