/* The inside of a match, for the files of this folder only. */
#ifndef GROGNARD_MATCH_INSIDE_H
#define GROGNARD_MATCH_INSIDE_H

#include "match/file.h"
#include "match/match.h"

enum { KEYFRAME = 64, MATCH_MAX_BYTES = 64 << 20, SIDES_OF_MATCH = 2 };

/* One order of the record, and what was true before and after it. */
struct entry {
	struct order order;
	uint32_t check;  /* of the position after it, before dice are forced */
	uint32_t drawn;  /* dice drawn after it */
	int16_t turn;    /* before it */
	int8_t phasing;  /* before it */
	bool starts;     /* nothing was half done before it */
	bool seals;      /* a die, a reveal, the other side's decision */
	bool redone;     /* it rolled dice that had been rolled before and were taken back */
};

/* Dice fixed before order `at`. */
struct fix {
	int at, n;
	int value[MAX_FORCED];
};

struct match {
	struct scenario *scenario;
	char *custom;         /* whole text of a custom scenario, or NULL */
	size_t custom_size;
	uint64_t seed;
	uint8_t player[SIDES_OF_MATCH];
	struct entry *entry;
	int length, room, now;
	int last_turn;        /* after the last order of the record */
	struct fix *fix;
	int fixes, fix_room;
	uint8_t *keyframe;    /* position_size bytes each: after 0, 64, 128 ... orders, before dice are forced */
	int keyframes, keyframe_room;
	uint32_t start_check;
	uint32_t rolled;      /* dice drawn in what was cut off: a later die with a lower number is rolled again */
	union any_position at;
	struct events *events; /* scratch of the last order played */
	char autosave[4096];   /* path, or empty */
	int autosave_fd;       /* -1: the next change writes the file anew */
	bool pointer_noted;    /* the autosave ends with a `now` line: it cannot be appended to */
	char autosave_error[900];
};

/* Starts a match over a scenario that has been loaded and had its options set; owns it from then on, even when it
 * fails. NULL with `e` filled on error. */
struct match *match_start(struct scenario *s, char *custom, size_t custom_size, uint64_t seed, struct error *e);

/* Plays one order at the end of the record; for loading and for match_play. The position is unchanged on refusal. */
bool match_append(struct match *m, const struct order *o, struct error *e);

/* Drops the last order of the record (it went differently than the file says). */
void match_drop_last(struct match *m);

/* Notes dice fixed at now, and fixes them in the position. */
bool match_fix(struct match *m, const int *values, int n, struct error *e);

/* The position after `n` orders. */
void match_state(const struct match *m, int n, union any_position *out);

/* Dice fixed before order `at`, or NULL. */
const struct fix *match_fix_at(const struct match *m, int at);

const char *player_name(enum player_kind kind);
int player_find(const char *name); /* NONE for an unknown word */

/* The whole record as text. `whole`: with the closing line; without it lines can be appended. */
void record_write(const struct match *m, bool whole, struct buffer *out);

/* The lines of orders `from` to the end, with their dice. */
void record_lines(const struct match *m, int from, struct buffer *out);

/* Brings the autosave file up to date after: orders from `from` on were appended at the end of the record (and
 * nothing else changed); the pointer moved; anything else. */
void autosave_played(struct match *m, int from);
void autosave_moved(struct match *m);
void autosave_anew(struct match *m);

#endif
