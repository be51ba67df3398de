/* The field of the 1812 area game. */
#ifndef GROGNARD_TESTS_AREA1812_FIELD_H
#define GROGNARD_TESTS_AREA1812_FIELD_H

#include "rules/field.h"

#include "rules/area1812/area1812.h"

/* Keys of a scenario without reinforcements and control; the stacks of both sides, then more keys after a comma. */
#define STACKS(turn, russian, french)                                                                                  \
	"\"first_turn\":" #turn ",\"last_turn\":13,\"points\":0,\"reinforcements\":false,\"historical\":{\"russian\":[" \
	russian "],\"french\":[" french "]}"

/* A position in the Russian Basic Movement Segment: the Russian attrition die cost nothing. Options as one text,
 * parted by blanks. */
struct game *field(const char *keys, const char *options);
/* On to the French Basic Movement Segment of the same turn; the Russians do nothing, nor does attrition. */
void to_french(struct game *g);
/* On to this row and side: "done", "stand", whatever comes last in the list. Fails after too many orders. */
void go_on_to(struct game *g, int row, int side);
/* Dice in the order given, 0 at the end. */
#define DICE(g, ...) dice_are(g, (const int[]){__VA_ARGS__, 0})

/* A random order of g->list, but seldom a forced march: chance alone would march the armies to death in five turns. */
int tempered(struct game *g, uint64_t *state);

static inline struct campaign *state(struct game *g)
{
	return campaign_at(now(g));
}

/* Closes the stack of a side in a place under as few counters as can be: nobody knows any more what is there. */
void close_stack(struct game *g, int side, const char *place);

/* A unit and all the others of its stack. */
void march_all(struct game *g, const char *id, const char *to);

int place_of(struct game *g, const char *id);
int region_of(struct game *g, const char *id);
/* Units of an arm of a side in a place. */
int count_of(struct game *g, int side, const char *place, int arm);
/* The last account of this kind, and its first line with this text; NULL without one. */
const struct account *account_of(struct game *g, int kind);
const struct line *line_of(struct game *g, int kind, int text);
/* The result of the last battle table (TABLE_) that was used, by its name; "" without one. */
const char *result_of(struct game *g, int table);

#endif
