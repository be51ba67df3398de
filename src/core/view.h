/* All a side may see: the only thing the screen draws. Filled by rules.show, drawn by render, known to neither. */
#ifndef GROGNARD_CORE_VIEW_H
#define GROGNARD_CORE_VIEW_H

#include "core/base.h"

enum { MAX_COUNTERS = 320, VIEW_MARKERS = 128, VIEW_TRACKS = 24, VIEW_LINES = 16 };

/* Badges on a counter: bits. Each is drawn with a shape of its own. */
enum {
	BADGE_MUST_ATTACK = 1,
	BADGE_MUST_BE_ATTACKED = 2,
	BADGE_FIRED = 4,    /* has attacked / fired */
	BADGE_ATTACKS = 8,  /* chosen for the attack being built */
	BADGE_TARGET = 16,  /* chosen as its target */
	BADGE_FROZEN = 32,
	BADGE_RELEASED = 64,
	BADGE_MOVED = 128,
	BADGE_IN_HAND = 256,
	BADGE_PINNED = 512, /* in an enemy zone of control: may not move */
	BADGE_RETREATS = 1024,
	BADGE_LOSS = 2048,  /* a step-loss marker lies on it */
	BADGE_POOR = 4096,  /* has lost its treasure: turned round */
	BADGE_LOOSE = 8192, /* out of command */
	BADGE_READY = 16384 /* may act now: fire, where only some may */
};

/* Boxes beside the map. */
enum { BOX_NONE, BOX_ARRIVING, BOX_LATER, BOX_LOST, BOX_EXITED, BOX_UNUSED };

struct counter {
	int16_t piece;  /* NONE when its identity is hidden */
	int16_t place;  /* NONE when in a box */
	uint8_t height; /* in the stack, 0 at the bottom */
	int8_t side;
	uint8_t face;   /* 0 front, 1 reverse, 2 plain back */
	uint8_t box;    /* BOX_ */
	int16_t number; /* box: the turn it arrives, else NONE */
	uint16_t badges;
};

struct view_marker {
	int16_t place, value;
	int8_t side;
	char sprite[20]; /* name in the interface atlas: "destroyed" */
	char tip[60];
};

struct track {
	char name[32], value[64];
	int8_t side;
};

struct view {
	int counters, markers, tracks, lines;
	struct counter counter[MAX_COUNTERS];
	struct view_marker marker[VIEW_MARKERS];
	struct track track[VIEW_TRACKS];        /* turn, losses, points */
	char line[VIEW_LINES][96];              /* victory status at this moment, line by line */
	char turn[48], phase[64];               /* "Turn 4: 5 September, 1500"; "French Movement" */
	bool curtain;                           /* secrets on show: hot seat draws the curtain */
};

/* Adds a marker; one too many is dropped. */
void view_mark(struct view *v, int place, int value, int side, const char *sprite, const char *tip);

#endif
