/* A stage for tests of the interface: a null canvas, the interface on it, hands that press and type, and a record
 * of what it asked for. */
#ifndef GROGNARD_TESTS_UNIT_UI_STAGE_H
#define GROGNARD_TESTS_UNIT_UI_STAGE_H

#include "check.h"
#include "match/local.h"
#include "ui/inner.h"

struct stage {
	struct events told; /* see stage_told */
	struct canvas *canvas;
	struct config config;
	struct ui *ui;
	struct match *match;
	struct seat *seat[SIDES]; /* the first one is looked through, if not said otherwise */
	char folder[64];
	/* what was asked for last */
	char order[128], saved[128], loaded[512], start[96];
	const char *damage; /* what a glance at a saved game finds wrong with it, or NULL */
	bool useless;       /* and so nothing of it can be loaded */
	int starts, undos, redos, jumped, left, quits, looked, pointed, settings, glances, next;
	enum query overlay;
	int overlay_place;
	/* the map there would be: where the place that is asked for lies, whether something moves */
	struct rect place_at;
	bool map_seen, moving, still; /* still: it cannot be moved so that a place lies clear */
	int cleared; /* times it was moved */
};

struct stage *stage_open(int width, int height);
void stage_close(struct stage *s);
/* Begins a game: "borodino/7-september". */
void stage_game(struct stage *s, const char *scenario, uint64_t seed);
/* Looks through the seat of a side. */
void stage_look(struct stage *s, enum side side);
/* Plays an order and tells the interface. */
void stage_order(struct stage *s, const struct order *o);
/* What the last order told; valid until the next call. */
const struct events *stage_told(struct stage *s);
/* Plays up to n random orders, telling the interface of each; dialogs are closed. Returns how many. */
int stage_play(struct stage *s, int n, uint64_t *state);

void press(struct stage *s, const char *name);            /* a click on the middle of a widget; it must be there */
void press_at(struct stage *s, int x, int y, int button);
void key(struct stage *s, int k, unsigned mods);
void type(struct stage *s, const char *text);
void wheel(struct stage *s, const char *name, int steps);
bool there(const struct stage *s, const char *name);
const char *data_here(void);

#endif
