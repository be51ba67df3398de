/* The part of a position that all games share. A game's own position begins with it.
 *
 * Plain memory: no pointers, unused bytes zero, copied by memcpy, equal when the bytes are equal. Whatever a
 * player would expect undo to restore is in here, and nothing else is.
 */
#ifndef GROGNARD_CORE_POSITION_H
#define GROGNARD_CORE_POSITION_H

#include "core/base.h"
#include "core/dice.h"

struct scenario;

/* Why and how a game ended. winner NOBODY with over set is a draw. */
struct result {
	int8_t over;   /* 1 when the game has ended */
	int8_t winner; /* enum side */
	int16_t level; /* the game's own number for the degree of victory, see rules.level_name */
	int16_t score[2];
};

struct header {
	int16_t turn;
	int8_t phasing;  /* enum side: whose player-turn it is */
	uint8_t spare;
	struct result result;
	int16_t track[MAX_TRACKS]; /* the game's own counts: losses, victory points ... */
	uint8_t unused[4];
};

/* One running phase or sub-procedure: a row of the game's table of phases and how far it has come. */
struct frame {
	uint8_t row, side, step, count;
	int16_t piece, place, target, number;
	int16_t spare[6];
};

struct piece {
	int16_t place; /* place, or NONE (in no place), or below NONE a box of the game's own */
	int16_t on;    /* piece it stands on or belongs to, or NONE */
	uint16_t flags;
	uint8_t steps, used, fatigue, foot, horse, known;
};

struct marker {
	uint8_t kind, side;
	int16_t place, other, value;
};

struct position {
	struct header header;
	struct dice dice;
	struct frame frame[MAX_FRAMES];
	int32_t depth;          /* frames in use; frame[depth - 1] is the running one */
	int32_t unused;
	struct set hand, against, used, free; /* in hand; chosen enemies; spent; the game's own */
	struct piece piece[MAX_PIECES];
	struct marker marker[MAX_MARKERS];
	uint8_t card[MAX_CARDS];
};

/* The bytes of a position lie alike on every machine, whatever its words: saved games and the wire carry checks of them.
 * There is no padding, here or in a game's own part: what is left over has a name. */
_Static_assert(sizeof(struct header) == 64 && sizeof(struct dice) == 40 && sizeof(struct frame) == 24, "layout");
_Static_assert(sizeof(struct piece) == 12 && sizeof(struct marker) == 8 && sizeof(struct set) == 32, "layout");
_Static_assert(offsetof(struct position, dice) == 64 && offsetof(struct position, frame) == 104, "layout");
_Static_assert(offsetof(struct position, depth) == 296 && offsetof(struct position, hand) == 304, "layout");
_Static_assert(offsetof(struct position, piece) == 432 && offsetof(struct position, marker) == 3504, "layout");
_Static_assert(offsetof(struct position, card) == 4272 && sizeof(struct position) == 4384, "layout");

/* Room for a position of whatever game; the first position_size bytes of it are used. */
union any_position {
	struct position common;
	uint8_t bytes[POSITION_BYTES];
};

/* The running frame; there is always one while the game is not over. */
static inline struct frame *frame_top(struct position *p)
{
	return &p->frame[p->depth - 1];
}

static inline const struct frame *frame_now(const struct position *p)
{
	return &p->frame[p->depth - 1];
}

/* Opens a frame for `row` on top, all fields zero and nouns NONE, and returns it. Asserts that one is free. */
struct frame *frame_push(struct position *p, int row, enum side side);

/* Closes the running frame and clears its bytes. */
void frame_pop(struct position *p);

/* May the common part be looked at, whatever its bytes are? Turn, side, frames with `rows` rows of the sequence of play,
 * nouns, sets, markers, cards, forced dice: all in the range of the scenario, nothing used before it is checked, and what is not in
 * use is blank. Tracks, boxes, flags, where each card is are the game's own and for its `sound`. False with what is wrong in `e`. */
bool position_sound(const struct scenario *s, const struct position *p, int rows, struct error *e);

/* Zeroes `size` bytes and sets every noun of the common part to NONE. */
void position_clear(struct position *p, size_t size);

#endif
