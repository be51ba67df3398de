/* The common field, and what only this game has. */
#ifndef GROGNARD_TESTS_AREA1812_FIELD_H
#define GROGNARD_TESTS_AREA1812_FIELD_H

#include "rules/field.h"

#include "rules/area1812/area1812.h"

/* A position from the keys of a scenario. */
static inline struct game *field(const char *keys, const char *option)
{
	return field_in("area1812", keys, option);
}

static inline struct campaign *state(struct game *g)
{
	return campaign_at(now(g));
}

/* The number of a place that must exist. */
int place_of(struct game *g, const char *id);
int region_of(struct game *g, const char *id);
/* Units of an arm of a side in a place. */
int count_of(struct game *g, int side, const char *place, int arm);
/* The first line of the last account of this kind with this text, or NULL; and the account. */
const struct account *account_of(struct game *g, int kind);
const struct line *line_of(struct game *g, int kind, int text);
/* Plays "done" and whatever else ends a phase until this row and side decide. Fails after too many orders. */
void go_on_to(struct game *g, int row, int side);

#endif
