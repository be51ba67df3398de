/* Numbers, texts and positions in a row of bytes, the same on every machine, and back again. What is unpacked may come from
 * anywhere: every number is held against its range, and nothing is read past the end.
 */
#ifndef GROGNARD_MATCH_PARCEL_H
#define GROGNARD_MATCH_PARCEL_H

#include "core/base.h"

/* Being packed. Zeroed is empty; `at` is given back with free(). Memory that runs out ends the program. */
struct parcel {
	uint8_t *at;
	size_t n, room;
};

/* A number in as few bytes as it needs: 1 for -64..63. */
void parcel_number(struct parcel *p, int64_t value);
/* All 64 bits of one that is as likely large as small. */
void parcel_word(struct parcel *p, uint64_t value);
void parcel_text(struct parcel *p, const char *text);
/* `now`, of `size` bytes, as what differs from `base`. */
void parcel_change(struct parcel *p, const uint8_t *base, const uint8_t *now, size_t size);

/* Being unpacked. After the first fault `bad` is set, `e` says what was wrong, and whatever is unpacked is the lowest
 * value in range, no text, no more to come. */
struct unpacking {
	const uint8_t *at;
	size_t left;
	bool bad;
	struct error *e;
};

/* `what` names it in the error: "piece". */
int64_t unpack_number(struct unpacking *u, int64_t low, int64_t high, const char *what);
uint64_t unpack_word(struct unpacking *u);
/* How many things follow, of at least one byte each. */
int unpack_count(struct unpacking *u, int most, const char *what);
/* A text of less than `size` bytes, without any below the blank. */
void unpack_text(struct unpacking *u, char *out, size_t size, const char *what);
void unpack_change(struct unpacking *u, const uint8_t *base, uint8_t *out, size_t size);
/* A fault that was found by who unpacks; false, for the first one alone is told. */
bool unpack_fault(struct unpacking *u, const char *what, const char *reason);
/* Was all of it good, with nothing left over? */
bool unpack_end(struct unpacking *u);

#endif
