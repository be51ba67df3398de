/* The first lines of a saved game, up to the empty one. */
#ifndef GROGNARD_MATCH_HEAD_H
#define GROGNARD_MATCH_HEAD_H

#include "match/match.h"
#include "match/seal.h"

enum { HEAD_LINE = 1024, BODY_LINE = 256 }; /* the longest line of it, and of what follows it */

/* Where a reader stands in a text in memory. */
struct lines {
	const char *text;
	size_t size, at;
	size_t from; /* where the line last read begins */
	int number;  /* of the line last read, from 1 */
	struct seal_chain chain; /* of the lines before `linked`: see lines_unseal */
	size_t linked;
};

/* How the seals of a file hold. */
enum seals {
	SEALS_NONE,  /* an open game */
	SEALS_LOOSE, /* sealed by an older program: each line by itself */
	SEALS_CHAIN  /* each seal stands on all lines before it */
};

struct head {
	bool later;  /* a later version of the program wrote it: nothing else is known of it */
	char program[32], saved[32], game[32], scenario[64], title[96], turn[48];
	char options[HEAD_LINE];
	char seat_side[2][24];
	const struct player *seat[2];
	int seats;
	uint64_t seed;
	uint32_t rolled;
	bool whole, has_seed;
	enum seals seals;
	const struct player *sealed_seat[2]; /* of the sides in their order, when sealed: those above can be written by anybody */
	const char *custom; /* inside the text read, or NULL */
	size_t custom_size;
};

/* Is the text one that went through Windows or the mail, which end lines with CR LF? Then all of it ends them with LF alone from
 * now on, and `size` is less. True when something was changed. */
bool lines_mend(char *text, size_t *size);

/* The next line without its line feed into `out` (`size` bytes). False at the end of the text, or, with `e` filled,
 * when the line is too long or holds a zero byte. `broken` (may be NULL) is set when the last line has no line feed. */
bool lines_next(struct lines *l, char *out, size_t size, bool *broken, struct error *e);

/* Opens the seal of the line last read; false when it is broken. */
bool lines_unseal(struct lines *l, enum seals seals, const char *sealed, char out[SEAL_TEXT]);

/* Reads the head; false with `e` filled (the place says which line). `file` stands in errors. */
bool head_read(struct lines *l, const char *file, struct head *h, struct error *e);

#endif
