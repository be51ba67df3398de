/* What a query answers: a value and the way there for each place, a verdict for each piece, and the account that
 * explains it. Filled by rules, drawn by render, known to neither. */
#ifndef GROGNARD_CORE_OVERLAY_H
#define GROGNARD_CORE_OVERLAY_H

#include "core/event.h"

enum query {
	QUERY_REACH,   /* where `piece` could go now: value = points spent; from = the place before; with `place`: the way there alone */
	QUERY_ZOC,     /* zones of control of side: value = bits 1 (own), 2 (enemy); where there are zones of two kinds 4, 8: the stronger one */
	QUERY_FIRE,    /* places `piece` can bombard or attack */
	QUERY_THREAT,  /* what could attack `piece` (or `place`): verdict per enemy piece, value = places it could come from; from = what a
	                * place attacks that does so by itself, a redoubt */
	QUERY_SUPPLY,   /* boards of areas: value = how far an area is depleted, in percent */
	QUERY_SUPPLY_NEXT,
	QUERY_SIGHT,
	QUERY_COMMAND,
	QUERY_DUTY,    /* verdict per piece: 1 must attack still, 2 must be attacked still, 3 done */
	QUERIES
};

struct overlay {
	uint8_t kind;
	uint8_t parts;             /* values are counted in this part of a point: 1, or 2 for halves */
	int16_t step;              /* values over it are as sure, but take an order more than the first: shaded like it; 0: none do */
	int16_t band[2];           /* values over the first, over the second are a matter of luck: shaded apart; 0: none are */
	int16_t value[MAX_PLACES]; /* NONE: not concerned */
	int16_t from[MAX_PLACES];  /* the way: the place before, or NONE */
	uint8_t verdict[MAX_PIECES];
	struct account why;
};

/* Everything NONE, no verdict, empty account. */
void overlay_clear(struct overlay *o, enum query kind);

/* "reach", "zoc" ... and back; NONE for an unknown word. */
const char *query_name(enum query q);
int query_find(const char *name);

#endif
