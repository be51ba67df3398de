/* What goes over the wire between a referee, where the match is, and who sits elsewhere: news one way, wishes the other.
 * Flat, and whole in themselves but for what was told before. Bytes that come may be anything: what is read is in range of
 * the scenario, positions are sound, and a message that is not so is refused as a whole.
 */
#ifndef GROGNARD_MATCH_MESSAGE_H
#define GROGNARD_MATCH_MESSAGE_H

#include "match/parcel.h"
#include "match/seat.h"

enum { NEWS_BYTES = 8 << 20, NEWS_DECISIONS = 20000, NEWS_RUNS = 4096, WISH_BYTES = 16384 };

/* --- news: from the referee --- */

/* A decision as the side has heard it. */
struct news_decision {
	struct heard heard;
	const char *back;       /* see chronicle_back */
	const int16_t *run;     /* of each event; NULL: none belongs to any */
};

/* A run of a page: of the rows told before the first `keep` stay, those here follow. */
struct news_run {
	int keep;
	struct run run;
};

/* The position at a moment, as imagined_plain gives it. */
struct news_position {
	int moment;
	const uint8_t *at;      /* position_size bytes */
};

struct news {
	uint32_t answered;      /* the number of the last wish that was heard */
	uint32_t version;       /* grows with what changes the game; orders say for which one they were meant */
	bool anew;              /* forget what was told: all of it comes again */
	bool open;
	uint64_t number;
	uint8_t persons;
	enum back past_seal;
	bool waiting;           /* the other is asked to agree */
	struct offer offer;
	struct standings standings;
	struct error refused;   /* the wish answered came to nothing; reason "": it did not */

	bool moved;             /* something in the game is new: all that follows; else none of it is there */
	int from, length, now;  /* decisions from..length-1 follow; `from` NONE: the set-up too */
	const struct news_decision *decision;
	int runs_from, runs, run_open; /* runs runs_from..runs-1 follow */
	const struct news_run *run;
	int positions;          /* in order of moments */
	const struct news_position *position;
};

/* Appends it. The positions are told as what differs from `last`, the one told last before (at first, and where it begins anew,
 * all zeros), which is the last one of these afterwards. */
void news_write(const struct scenario *s, enum side side, const struct news *news, union any_position *last,
		struct parcel *out);

/* Reads it. What it points to is freed with news_free; `last` as above, and changed only when all was good. False with
 * what is wrong in `e`. */
struct news_read {
	struct news news;
	void *memory;
};
bool news_read(const struct scenario *s, enum side side, const uint8_t *bytes, size_t n, union any_position *last,
	       struct news_read *out, struct error *e);
void news_free(struct news_read *read);

/* --- wishes: from who sits elsewhere --- */

enum wish_kind { WISH_ORDERS, WISH_GO, WISH_ANSWER, WISH_STAND, WISHES };

struct wish {
	uint8_t kind;           /* enum wish_kind */
	uint32_t number;        /* one more than that of the wish before; the first is 1 */
	uint32_t version;       /* of the news it was meant for */
	struct draft orders;    /* ORDERS: all of them or none */
	int to;                 /* GO: the moment */
	bool yes;               /* ANSWER */
	struct standings standings; /* STAND */
};

void wish_write(const struct wish *wish, struct parcel *out);
bool wish_read(const uint8_t *bytes, size_t n, struct wish *out, struct error *e);

#endif
