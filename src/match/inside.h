/* The inside of a match, for the files of this folder only. */
#ifndef GROGNARD_MATCH_INSIDE_H
#define GROGNARD_MATCH_INSIDE_H

#include "core/file.h"
#include "match/match.h"
#include "match/seal.h"
#include "match/tale.h"

enum { KEYFRAME = 64, MATCH_MAX_BYTES = 64 << 20, SIDES_OF_MATCH = 2 };

/* One order of the record, and what was true before and after it. */
struct entry {
	struct order order;
	uint32_t check;   /* of the position after it, before dice are forced */
	uint32_t drawn;   /* dice drawn after it */
	int16_t turn;     /* before it */
	int8_t phasing;   /* before it */
	uint8_t row;      /* before it */
	uint8_t seals;    /* SEAL_ bits */
	uint8_t dice[4];  /* the first of those that all could see it roll */
	bool starts;      /* nothing was half done before it */
	bool redone;      /* it rolled dice that had been rolled before and were taken back */
	bool person;      /* a person played its side then */
};

/* Dice fixed before order `at`. */
struct fix {
	int at, n;
	int value[MAX_FORCED];
};

/* What was taken back past a seal before order `at` was given: "a die of 5". */
struct taken {
	int at;
	char words[96];
};

/* An order of several that are played as one, kept until all of them are accepted. */
struct batch {
	struct entry entry;
	union any_position before;
	struct tale tale;
};

struct match {
	struct scenario *scenario;
	char *custom;         /* whole text of a custom scenario, or NULL */
	size_t custom_size;
	uint64_t seed;
	const struct player *player[SIDES_OF_MATCH]; /* NULL: a person */
	struct entry *entry;
	int length, room, now;
	int last_turn;        /* after the last order of the record */
	struct fix *fix;
	int fixes, fix_room;
	struct taken *taken;
	int takens, taken_room;
	uint8_t *keyframe;    /* position_size bytes each: after 0, 64, 128 ... orders, before dice are forced */
	int keyframes, keyframe_room;
	uint32_t start_check;
	uint32_t rolled;      /* dice drawn in what was cut off: a later die with a lower number is rolled again */
	struct prompt ask;    /* of now */
	union any_position at, next; /* next: what is being played, until it is accepted */
	struct batch *batch;
	int batch_room;
	struct events *events; /* scratch of the order being played */
	struct tale told;      /* of all orders of the last play */
	struct match_listener *listener;
	int listeners;
	struct standings standing[SIDES_OF_MATCH];
	match_aide *aide;
	void *aide_who;
	bool standing_aside;   /* no standing order answers: one is being carried out */
	char autosave[4096];   /* path, or empty */
	int autosave_fd;       /* -1: the next change writes the file anew */
	struct seal_chain autosaved; /* its lines */
	bool pointer_noted;    /* the autosave ends with a `now` line: it cannot be appended to */
	char autosave_error[900];
};

/* Starts a match over a scenario that has been loaded and had its options set; stands on it from then on, even when it
 * fails (scenario_drop). NULL with `e` filled on error. */
struct match *match_start(struct scenario *s, char *custom, size_t custom_size, uint64_t seed, struct error *e);

/* Plays one order at the end of the record, for loading: nobody is told. The position is unchanged on refusal. */
bool match_append(struct match *m, const struct order *o, struct error *e);

/* Drops the last order of the record (it went differently than the file says). */
void match_drop_last(struct match *m);

/* Keeps the position after `n` orders if it is one to be kept. False without memory. */
bool match_keyframe(struct match *m, int n, const union any_position *at);

/* After m->at or m->now has changed: asks anew. */
void match_settle(struct match *m);

/* Forgets all that comes after now; what is lost past a seal is noted. */
void match_cut(struct match *m);

/* Notes dice fixed at now, and fixes them in the position. */
bool match_fix(struct match *m, const int *values, int n, struct error *e);

/* The position after `n` orders. */
void match_state(const struct match *m, int n, union any_position *out);

/* Dice fixed before order `at`, or NULL; and fixed in a position. */
const struct fix *match_fix_at(const struct match *m, int at);
void match_fix_apply(const struct match *m, int at, struct position *p);

/* Tells the listeners of order i (NONE: the set-up), and that all has been told. */
void match_tell(const struct match *m, int i, const struct position *before, const struct events *events);
void match_told_all(const struct match *m);

/* Notes what was taken back before the order to come. False without memory. */
bool match_note_taken(struct match *m, int at, const char *words);

/* Before order i: the first note of it, or NULL; the one after `note` of the same order, or NULL. */
const struct taken *match_taken_at(const struct match *m, int i);
const struct taken *match_taken_next(const struct match *m, const struct taken *note);

/* Carries out the standing orders of whoever decides now, as long as there are any. */
void match_stand_by(struct match *m);

/* More room for one more of `size` bytes; NULL when memory ran out. */
void *match_grown(void *at, int n, int *room, size_t size);

/* Between the name of a turn and who gives the orders of a side from there on: "; by: french person". */
#define GIVEN_BY "; by: "
#define GIVER_PERSON "person"
#define GIVER_COMPUTER "computer"

/* Between the name of a turn and what was taken back in it, in a saved game. */
#define TAKEN_BACK "; taken back: "

/* Who plays, in a saved game: the id of a player, or "person" (NULL). False for any other word. */
bool player_read(const char *word, const struct player **out);

/* Lines of a saved game being written, and what its next seal stands on. */
struct paper {
	struct buffer b;
	struct seal_chain chain;
	size_t linked; /* so much of b is in the chain */
};

/* The whole record as text on an empty paper. `whole`: with the closing line; without it lines can be appended. */
void record_write(const struct match *m, bool whole, struct paper *out);

/* The lines of orders `from` to the end, with their dice; and the one that says how many orders stand played. The
 * paper's chain is that of all that was written before. */
void record_lines(const struct match *m, int from, struct paper *out);
void record_now(const struct match *m, struct paper *out);

/* What was written is in the chain: the paper can be emptied and written on. */
void record_linked(struct paper *out);

/* Brings the autosave file up to date after: orders from `from` on were appended at the end of the record (and
 * nothing else changed); the pointer moved; anything else. */
void autosave_played(struct match *m, int from);
void autosave_moved(struct match *m);
void autosave_anew(struct match *m);

#endif
