/* A scene of the template game for tests: one of its maps, counters put where a test wants them, on a canvas that shows
 * nothing. */
#ifndef GROGNARD_TESTS_RENDER_STAGE_H
#define GROGNARD_TESTS_RENDER_STAGE_H

#include "check.h"
#include "render/scene.h"

struct stage {
	struct scenario s;
	struct scene sc;
	struct view v;
};

/* The map "null-points", with a camera on the whole of it at 100 percent. Without art. */
struct stage *stage_open(const char *map, enum lie lie);
void stage_close(struct stage *st);

/* A place of the map that must exist. */
int stage_place(const struct stage *st, const char *id);
/* Puts a piece at a place, above those that are there; returns its counter. */
struct counter *stage_put(struct stage *st, const char *piece, const char *place);
/* Works out where all lie. */
void stage_lay(struct stage *st);
/* The one that lies there, by its counter. */
const struct lying *stage_lying(const struct stage *st, const struct counter *k);

/* How many things of this kind were drawn; those that hold the point, too. */
int stage_drawn(const struct stage *st, int kind, const char *name);
bool stage_drawn_at(const struct stage *st, int kind, float x, float y, uint32_t colour);
/* Forgets what was drawn. */
void stage_clear(struct stage *st);

#endif
