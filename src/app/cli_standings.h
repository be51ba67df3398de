/* The games of a tournament, one line of JSON each, and what they prove: points, Elo, the sequential test. */
#ifndef GROGNARD_APP_CLI_STANDINGS_H
#define GROGNARD_APP_CLI_STANDINGS_H

#include "core/file.h"
#include "core/json.h"

enum { STANDINGS_NAME = 32, STANDINGS_SCENARIO = 192 };

/* One game. Two players are compared over pairs of games: in the first the one sits where the other sits in the second. Who sits
 * on the far side is the other of them, or somebody named who is the same in both: then the two are compared on one side. */
struct entry {
	char scenario[STANDINGS_SCENARIO]; /* with its options: "borodino/7-september guard=1" */
	char a[STANDINGS_NAME], b[STANDINGS_NAME], seat[2][STANDINGS_NAME];
	char against[STANDINGS_NAME]; /* who is across in both games, or "" */
	uint64_t seed;
	int game;      /* 0 or 1: of the pair; in the first a sits on `side`, in the second b does */
	int side;      /* enum side */
	int points;    /* half points of a in it: 0, 1, 2 */
	int phases[2]; /* by side, as what follows: microseconds of the processor */
	int64_t thought[2], longest[2];
};

struct cli_standings {
	struct entry *entry;
	int entries, room;
	size_t bytes; /* of the whole lines that were read */
};

/* What two players did in a scenario. */
struct compared {
	int pairs;              /* that are whole */
	double sum, squares;    /* of the pairs' points, 0..1 each */
	int games[2];           /* with a on this side */
	double points[2];       /* of a in them */
	int rivals;             /* games of b on the side of a, where the same player sits across from both */
	double rival;           /* points of b in them */
	double ratio;           /* log of the likelihood of the better against the worse hypothesis */
};

/* Adds a game; false without memory. A game that is there already is passed over. */
bool standings_add(struct cli_standings *t, const struct entry *e);
void standings_free(struct cli_standings *t);

/* The game with these players in these seats, or NULL. */
const struct entry *standings_find(const struct cli_standings *t, const struct entry *like);

/* Reads a line of `size` bytes, the `number`-th of its file. */
bool standings_line(struct cli_standings *t, const char *text, size_t size, const char *path, int number, struct error *e);

/* Reads all lines of a file; what is no game of a tournament is refused with the line's number. A last line without an end, as a
 * killed program leaves it, is passed over. A file that is not there has no games, where `new` is set. */
bool cli_standings_read(struct cli_standings *t, const char *path, bool new, struct error *e);

/* Do these two games count together: the same players in the same scenario, changing seats or on the same side of the same one? */
bool standings_together(const struct entry *x, const struct entry *y);

/* Of all games that count together with this one. `low` and `high`: Elo of the hypotheses of the sequential test. */
struct compared standings_compare(const struct cli_standings *t, const struct entry *like, double low, double high);

/* At this ratio, or at less than its negative, the sequential test ends: an error of 5 in a hundred either way. */
#define STANDINGS_PROVED 2.944

/* Wilson's interval of 95 % for a share of n. */
void standings_interval(double share, double n, double *low, double *high);

/* The difference in Elo that a share of the points stands for; shares near 0 and 1 count as 1 and 999 in a thousand. */
double standings_elo(double share);

#endif
