/* Movement (8.2 to 8.4): what the files of a march share. march_step: where a group may go; march_take: who goes; march_walk: what
 * happens on the way; march: whose turn it is, and the row of the table of phases. */
#ifndef GROGNARD_RULES_GAMBLE_MARCH_H
#define GROGNARD_RULES_GAMBLE_MARCH_H

#include "rules/gamble/gamble.h"

/* Steps of the frame of ROW_MOVE. */
enum { STEP_FRESH, STEP_WAITS, STEP_LANDED, STEP_OVER };

/* The first of the group in hand, or NONE. */
static inline int gb_march_lead(const struct gamble *g)
{
	return set_next(&g->p.hand, 0);
}

/* --- march_step.c --- */
/* [8.4] A friendly unit, `from` or later, that can hold the hex open: none of the group in hand, none that has moved. NONE at the end. */
int gb_march_holder(const struct scenario *s, const struct gamble *g, int side, int place, int from);
/* [8.4] Did the group on this hex begin the phase next to enemy cavalry, wherever that has gone since? */
bool gb_march_watched(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int place);
/* Is a hex beside `from` open to a group of so many OF that brings `more` trains to raise what a hex holds? `begun`: it is on its way. */
bool gb_march_open(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int from, int of, int more, bool begun);
/* OF of a group, in halves; its combat units. */
int gb_march_of(const struct scenario *s, const struct set *group);
int gb_march_units(const struct scenario *s, const struct set *group);
/* [8.4] One group marches at a time: refuses, naming the one in hand. */
bool gb_march_others(const struct scenario *s, const struct gamble *g, struct error *e);
/* "Ney with 4 combat units (5 OF)", "Ledru (1½ OF)": who is in hand. */
void gb_march_called(const struct scenario *s, const struct gamble *g, struct text *out);
/* [15.2] How many raised trains go with this group. */
int gb_march_carries(const struct scenario *s, const struct gamble *g, const struct set *group);
/* [15.2, 4.1] Does the group stand where only its own trains make room? */
bool gb_march_must_end(const struct scenario *s, const struct gamble *g, const struct gb_survey *v);
/* [16.1] Does a card keep it where it is? */
bool gb_march_kept(const struct scenario *s, const struct gamble *g, int piece);

/* --- march_take.c --- */
/* May it be taken up first; go along with the group in hand; may all go that are left of the stack? */
bool gb_march_may_take(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int piece, struct error *e);
bool gb_march_may_with(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side, int piece, struct error *e);
bool gb_march_may_rest(const struct scenario *s, const struct gamble *g, const struct gb_survey *v, int side);
/* [8.4] May all of the stack in hand go that can, or has one to hold the hex? */
bool gb_march_all_may_go(const struct scenario *s, const struct gamble *g, int side, struct error *e);
/* All others of the stack in hand that can go along. */
void gb_march_companions(const struct scenario *s, const struct gamble *g, int side, struct set *out);

/* --- march_walk.c --- */
/* The train is spent. False when the order came to nothing (16.4, 16.5). */
bool gb_march_begin(const struct scenario *s, struct gamble *g, int side, struct events *ev);
/* [8.4] Where a friend holds this hex open against cavalry, one has to stay there this turn. */
void gb_march_hold(const struct scenario *s, struct gamble *g, const struct gb_survey *v, int side, int place);
/* The group goes to `to` by a way of n hexes, told and shown. */
void gb_march_walk(const struct scenario *s, struct gamble *g, int to, const int16_t *way, int n, struct events *ev);
/* [8.7, 8.8] What stood there alone is destroyed or flees. */
void gb_march_fall_on(const struct scenario *s, struct gamble *g, int side, int place, struct events *ev);

#endif
