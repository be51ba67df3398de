/* What the files of both games of 1812 say alike: lines of units in set-ups and arrivals, Victory Points of each turn, and how a
 * campaign ends by them. */
#ifndef GROGNARD_RULES_LARDER_MUSTER_H
#define GROGNARD_RULES_LARDER_MUSTER_H

#include "core/chart.h"
#include "rules/phases.h"

/* How a game counts its units: by number the kinds that have a key, by letter its leaders. */
struct muster {
	const char *const *known; /* every key that a line may have; NULL ends them */
	const char *const *keys;  /* of the kinds 0, 1 ..., "ic"; NULL ends them */
	const uint8_t *kind;      /* of each piece */
	int chief;                /* the kind of the leaders: FR-A, RU-B ... */
	int first;                /* the side whose leaders are called FR; the other's RU */
};

/* The units of one line ("ic":2, "leaders":"AB") into out[]: how many, or NONE with the reason. next[kind]: the first counter of that
 * kind and side that is still to be had, end[kind]: behind the last; `taken`: leaders that stand somewhere already. */
int muster_line(const struct scenario *s, const struct muster *m, int side, int *next, const int *end, struct set *taken,
		const cJSON *line, int out[MAX_PIECES], const char *file, const char *where, struct error *e);

/* The counters of a game, to be filled in: from which piece to before which each kind of a side (side * kinds + kind) and each side goes,
 * the kind of each, and Napoleon. */
struct muster_counters {
	int *begin, *end, *first, *last;
	uint8_t *kind;
	int *napoleon;
};

/* From the list of pieces, which names the French first, each side's kinds in the order of `types`; `order` says it in words. False with the
 * reason where it does not, a side has none, or FR-A is missing. */
bool muster_counters(const struct scenario *s, const char *const *types, int kinds, const char *order, const struct muster_counters *out,
		     struct error *e);

enum { MUSTER_REGION = 12 }; /* bytes of the id of a region */

/* The regions that the scenario lists under `key` are depleted so from the beginning, each named but once. */
bool muster_depleted(const struct scenario *s, const char *key, int state, const char (*id)[MUSTER_REGION], int regions, uint8_t *depleted,
		     struct error *e);

enum { MUSTER_LEVELS = 5, MUSTER_TURNS = 31 };

/* [Victory B, Victory C] From the tables: index[1 .. MUSTER_TURNS] what each turn asks for, least[0 .. MUSTER_LEVELS) from which
 * points on a degree of victory counts, best first, and what Napoleon's loss counts. */
bool muster_points(const struct scenario *s, int *index, int *least, int *napoleon, struct error *e);

/* What ends a game-turn in a game that is won by points. */
struct muster_turn {
	const int *least; /* from which points on a degree of victory counts, best first */
	int points;       /* the track that has them */
	int french, russian;
	int row;          /* with which the next turn begins, the Russian first */
	int rule;         /* by which the last one ends the game */
};

/* [Victory C] After the last turn of the scenario the game ends by its points: the French win by the first two degrees, nobody by the
 * third. Else the next turn begins. */
void muster_next_turn(const struct scenario *s, struct position *p, const struct muster_turn *t, struct events *ev);

/* The page of Victory Points: its head, and a row for each place that counts. Its numbers stand in cell MUSTER_POINTS. */
enum { MUSTER_POINTS = 2 };
void muster_page(struct chart *out);
void muster_held(struct chart *out, int place, const char *name, bool french, int worth, int rule);

#endif
