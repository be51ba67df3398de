/* All a side may see: the only thing the screen draws. Filled by rules.show, drawn by render, known to neither. */
#ifndef GROGNARD_CORE_VIEW_H
#define GROGNARD_CORE_VIEW_H

#include "core/base.h"

enum { MAX_COUNTERS = 320, VIEW_MARKERS = 128, VIEW_TRACKS = 24, VIEW_LINES = 16, VIEW_ARROWS = 64, VIEW_CARDS = 128,
       VIEW_FIGURES = 4, VIEW_BOXES = 32 };

/* How counters share a place: one alone; a pile; heaps of a kind, side by side in an area; upright blocks. */
enum lie { LIE_ONE, LIE_PILE, LIE_HEAP, LIE_BLOCK };

/* Badges on a counter: bits. These are common to all games; a game's own follow from BADGE_COMMON on. Their pictures
 * and words stand in words.badges. */
enum {
	BADGE_MOVED = 1,
	BADGE_IN_HAND = 2,
	BADGE_TARGET = 4,   /* chosen as the target of the attack being built */
	BADGE_ATTACKS = 8,  /* chosen for the attack being built */
	BADGE_FIRED = 16,   /* has attacked / fired */
	BADGE_READY = 32,   /* may act now: fire, where only some may */
	BADGE_FROZEN = 64,  /* may not move yet */
	BADGE_RETREATS = 128,
	BADGE_COMMON = 256
};

/* Boxes beside the map. */
enum { BOX_NONE, BOX_ARRIVING, BOX_LATER, BOX_LOST, BOX_EXITED, BOX_UNUSED };

/* What is seen of a counter. */
enum { COUNTER_FRONT, COUNTER_REVERSE, COUNTER_BACK, COUNTER_ACTED };

struct counter {
	int16_t piece;  /* NONE when its identity is hidden */
	int16_t place;  /* NONE when in a box */
	uint8_t height; /* in the stack, 0 at the bottom */
	int8_t side;
	uint8_t face;   /* COUNTER_FRONT ...; COUNTER_ACTED: the back of a block that has acted */
	uint8_t box;    /* BOX_ */
	int16_t number; /* box: the turn it arrives, else NONE */
	int16_t figure[VIEW_FIGURES]; /* values on the counter, at the corners words.figures says, or NONE */
	uint32_t badges;
};

enum { BRIDGE_AS_PRINTED, BRIDGE_BUILT, BRIDGE_BROKEN };

struct view_marker {
	int16_t place, value;
	int16_t other;   /* its far end, on a link: axis of retreat, bridge, vedette; or NONE */
	int8_t side;
	uint8_t extent;  /* boards of hexes: it speaks of the whole area of its place, 1: half of it, 2: all; 0: of its place */
	uint8_t bridge;  /* BRIDGE_: what it makes of the link that it lies on */
	char sprite[20]; /* name in the interface atlas: "destroyed"; "": it is told where it lies, not drawn */
	char tip[60];
};

/* What stands between two places: a declared attack, an axis, a route of supply. */
enum { ARROW_IS_ATTACK, ARROW_IS_AXIS, ARROW_IS_SUPPLY };
struct view_arrow {
	int16_t from, to;
	int16_t value;   /* a number beside it, or NONE */
	int8_t side;
	uint8_t kind;    /* ARROW_IS_ */
};

struct view_card {
	int16_t card;    /* index into scenario.card; NONE: only its back is seen */
	uint8_t pile;    /* index into words.piles */
	int8_t side;     /* whose, or NOBODY */
	bool ready;      /* could be played now */
};

/* What lies in a box that is printed on the sheet: a marker, a card, a number. */
struct view_box {
	char box[24];    /* "victory-12", as the map's panels call it */
	char sprite[20]; /* of the interface; "" none */
	int16_t card;    /* index into scenario.card, or NONE */
	int16_t number;  /* written there, or NONE */
	int8_t side;     /* in whose colour, or NOBODY */
};

struct track {
	char name[32], value[64];
	int8_t side;
	bool army; /* so many of a kind a side has in play, for all to know: told where its closed units cannot be listed */
	uint8_t turn; /* enum track_turn */
};

/* What the end of a turn leaves of a track: TRACK_LASTS what it has become; TRACK_OF_TURN nothing, but it stood as it was all through the
 * turn; TRACK_ANEW nothing, it counts from naught again. */
enum track_turn { TRACK_LASTS, TRACK_OF_TURN, TRACK_ANEW };

struct view {
	int counters, markers, tracks, lines, arrows, cards, boxes;
	uint8_t lie;                            /* enum lie */
	struct counter counter[MAX_COUNTERS];
	struct view_marker marker[VIEW_MARKERS];
	struct view_arrow arrow[VIEW_ARROWS];
	struct view_card card[VIEW_CARDS];      /* pile by pile, the uppermost last */
	struct view_box box[VIEW_BOXES];
	struct track track[VIEW_TRACKS];        /* turn, losses, points */
	char line[VIEW_LINES][96];              /* victory status at this moment, line by line */
	char turn[48], phase[64];               /* "Turn 4: 5 September, 1500"; "French Movement" */
	char stands[64];                        /* how the game stands now, in a few words for lists: "French, marginal"; or "" */
	char score[24];   /* the same in two words, in sight in the bar where there is room: "Marker 9"; "" where a game has no such number */
	char left[2][40];                       /* where the sides take turns: what each has left to do it with, "5 trains"; "" elsewhere */
	bool curtain;                           /* secrets on show: hot seat draws the curtain */
};

/* An empty view in which counters share a place so. */
void view_clear(struct view *v, enum lie lie);

/* Appends a counter without badges and figures and returns it; `piece` NONE: unknown; `place` below 0: in a box. One too
 * many gives the last one again. */
struct counter *view_add(struct view *v, int piece, int place, int side);

/* The counter of a piece, NULL where the view has none of it; of NONE, which closed counters bear, there is none. */
const struct counter *view_find(const struct view *v, int piece);

/* Adds a track: its name and its value in words; one too many is dropped. */
void view_track(struct view *v, int side, const char *name, const char *value, ...) PRINTF_LIKE(4, 5);

/* The same of a kind of units that a side has in play. */
void view_army(struct view *v, int side, const char *name, int units);

/* The same of a number that belongs to the running turn alone. */
void view_turn_track(struct view *v, int side, const char *name, int number, enum track_turn turn);

/* Adds a line about how victory stands; one too many is dropped. */
void view_line(struct view *v, const char *format, ...) PRINTF_LIKE(2, 3);

/* Says how the game stands. */
void view_stands(struct view *v, const char *format, ...) PRINTF_LIKE(2, 3);

/* How it stands in two words. */
void view_score(struct view *v, const char *format, ...) PRINTF_LIKE(2, 3);

/* Where the sides take turns: what this one has left. */
void view_left(struct view *v, int side, const char *format, ...) PRINTF_LIKE(3, 4);

/* Adds a marker; one too many is dropped. */
void view_mark(struct view *v, int place, int value, int side, const char *sprite, const char *tip);

/* The same about the whole area of the place, `extent` 1 or 2. */
void view_mark_area(struct view *v, int place, int value, int side, const char *sprite, const char *tip, int extent);

/* The same on the link from `place` to its neighbour `other`. */
void view_mark_link(struct view *v, int place, int other, int side, const char *sprite, const char *tip);
/* One that says what became of the bridge of a link: `bridge` BRIDGE_BUILT or BRIDGE_BROKEN. Nobody's. */
void view_mark_bridge(struct view *v, int place, int other, int bridge, const char *tip);

/* Lays a marker, a card or a number (each may be missing: "", NONE) in a box that is printed on the sheet; one too many is dropped. */
void view_put(struct view *v, int side, const char *sprite, int card, int number, const char *box, ...) PRINTF_LIKE(6, 7);

/* Adds an arrow, ARROW_IS_, with a number or NONE; one too many is dropped. */
void view_point(struct view *v, int kind, int from, int to, int side, int value);

/* Lays a card (or NONE: a back) on a pile; one too many is dropped. */
void view_lay(struct view *v, int pile, int card, int side, bool ready);

#endif
