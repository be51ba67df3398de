/* The inside of a chronicle, for the files that fill it: hearings, order by order (chronicle.c), or decisions as another
 * chronicle of the same side has heard them (retold.c). */
#ifndef GROGNARD_MATCH_CHRONICLE_OWN_H
#define GROGNARD_MATCH_CHRONICLE_OWN_H

#include "match/hearing.h"
#include "match/runs.h"
#include "match/tale.h"

struct decision {
	struct heard heard;
	struct tale tale;
	struct heard_order *order;
	int order_room;
	int16_t *run;        /* of each event: the run it belongs to, or NONE */
	int run_room;
	int begin, made;     /* the hearings it begins with, and that it was first heard with */
	int back;            /* the hearing that says what was taken back, or NONE */
};

/* One hearing, and how far the chronicle had come before it. */
struct step {
	char *back;
	int decisions, orders, n, accounts, begin;
	uint8_t seals;
	bool redone, begun;
	int8_t last;
	struct runs_mark runs;
};

struct chronicle {
	const struct scenario *s;
	enum side side;
	bool open;
	struct decision setup, *at;
	int decisions, room;
	struct step *step;
	int steps, step_room, mark;
	int begin;      /* the hearing with which the decision begins that goes on */
	bool begun;     /* that decision has been heard */
	int8_t last;    /* who gave the order heard last, or NOBODY */
	uint32_t serial;
	struct runs runs;
};

/* An empty decision, with the serial of a new one. */
void decision_begin(struct chronicle *c, struct decision *d);

/* Forgets what it holds. */
void decision_drop(struct decision *d);

/* What `heard` shows is what was collected. */
void decision_settle(struct decision *d);

/* Room for one more decision, one more step. */
struct decision *chronicle_next(struct chronicle *c);
struct step *chronicle_step(struct chronicle *c);

#endif
