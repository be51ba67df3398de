/* What lies on the table, drawn: counters, badges, markers, overlays, arrows, over the sheet and under the camera.
 * Knows what `struct view` and `struct overlay` hold and nothing of any game. */
#ifndef GROGNARD_RENDER_SCENE_H
#define GROGNARD_RENDER_SCENE_H

#include "core/overlay.h"
#include "core/scenario.h"
#include "core/view.h"
#include "render/camera.h"
#include "render/sheet.h"
#include "words/words.h"

/* A counter as it lies on the sheet: centre in sheet pixels. In drawing order, lowest first. */
struct lying {
	int counter; /* index into view.counter */
	int place, piece;
	float x, y;
	int stack, height; /* how many lie there, and which it is from below */
	int heap, count;   /* which heap (or whose stack of blocks) of its place it lies on; how many lie on that heap, else 0 */
	float depth;       /* what lies further down is drawn later */
};

/* A set of places. */
struct places {
	uint64_t bits[MAX_PLACES / 64];
};
static inline bool places_has(const struct places *p, int i)
{
	return p->bits[(unsigned)i >> 6] >> ((unsigned)i & 63) & 1;
}
static inline void places_add(struct places *p, int i)
{
	p->bits[(unsigned)i >> 6] |= UINT64_C(1) << ((unsigned)i & 63);
}

/* What is seen of a block from the front, pixels at 100 percent. */
enum { BLOCK_FRONT_WIDE = 104, BLOCK_FRONT_HIGH = 82 };

/* Where the screen writes on the blocks of a step, in pixels from the upper left corner of their sprite. `foot` and `horse`
 * are the middles of numbers of this size, `track` the middles of the first and the last disc of this radius; of upright
 * ones and of those that have acted. */
struct block_art {
	float side;               /* how wide a front is; 0: there is no art */
	float anchor_x, anchor_y; /* the middle of its foot */
	float size, disc;
	float foot[2][4], horse[2][4], track[2][4];
};

struct scene {
	struct canvas *c;
	const struct scenario *s;
	struct sheet sheet;
	struct camera eye;
	char notice[300];              /* art that is missing, once said; "" when all is there */
	atlas_id counters[ZOOM_STEPS]; /* NONE: not there */
	atlas_id signs[2];             /* interface pictures, 1x and 2x */
	bool looked[ZOOM_STEPS];
	atlas_id block_atlas[ZOOM_STEPS]; /* as counters; read when blocks lie on the table */
	struct block_art block[ZOOM_STEPS];
	bool blocks_looked;
	uint8_t lies;             /* enum lie of the view that was laid last */
	char data[300];           /* folder with art/ */
	bool letters; /* those of its nationality lie over the cockade of each counter */
	int lying;
	struct lying lie[MAX_COUNTERS];
};

/* Opens the art of the scenario's game; what is missing is drawn plainly and told in `notice`. */
void scene_open(struct scene *sc, struct canvas *c, const struct scenario *s, const char *data);
/* The art of the blocks, once a view has some: read at the first call. */
void scene_look_for_blocks(struct scene *sc);
/* Works out where the counters of `v` lie. Those hidden by `skip` (pieces; may be NULL) lie nowhere; those of `above` (may be NULL)
 * lie on their stack: who is asked for is not sought under others. Blocks keep their places. */
void scene_lay(struct scene *sc, const struct view *v, const struct set *skip, const struct set *above);

/* Of a counter's side: pixels of the sheet, and pixels of the screen now. */
float scene_counter_size(const struct scene *sc);
int scene_side(const struct scene *sc);
/* What a counter covers on the screen now: of blocks the front. */
void scene_front(const struct scene *sc, float *w, float *h);
void scene_centre(const struct scene *sc, int place, float *sx, float *sy); /* on the screen */
/* Where a counter of the view stands on the screen: the middle of its hex, of its heap where many share an area, or of the
 * front of a block. */
void scene_stand(const struct scene *sc, int counter, int place, float *sx, float *sy);
/* The six corners of a place's hex, `grow` times its size (other boards: of a hexagon round its middle). */
void scene_hex(const struct scene *sc, int place, float grow, float xy[12]);
bool scene_sees(const struct scene *sc, int place);
/* The uppermost counter at a point of the screen: index into lie, or NONE. */
int scene_hit(const struct scene *sc, int sx, int sy);

/* One counter with its middle at cx, cy; `side` pixels large. */
void scene_counter(struct scene *sc, const struct counter *k, float cx, float cy, float side, uint8_t alpha);
/* Reads one more set of counters ahead of the zoom that will need it; false when all are there. */
bool scene_warm(struct scene *sc);
/* A large face from the view-step atlas in a square of `side`. */
void scene_face(struct scene *sc, const struct counter *k, int x, int y, int side);
void scene_badges(struct scene *sc, unsigned badges, float cx, float cy, float side);
/* A disc with its middle at x, y. */
void scene_disc(struct scene *sc, float x, float y, float r, uint32_t colour);
/* How many there are, in letters of this size, with its middle there: on a disc. */
void scene_number(struct scene *sc, int n, float x, float y, int letters);
/* The colour of what may be clicked. */
#define LIT_COLOUR 0xf4cf57ff
/* All counters that lie there. Blocks that are in hand have a frame, and those of `lit` (pieces; may be NULL) another. */
void scene_counters(struct scene *sc, const struct view *v, const struct set *lit);
/* All their badges. */
void scene_counter_badges(struct scene *sc, const struct view *v);
/* mark.c: the marker of the turn on the printed record, where there is one. */
void scene_turn(struct scene *sc, int turn);
/* What lies in the boxes that are printed on the sheet. */
void scene_boxes(struct scene *sc, const struct view *v);
/* band.c: bands along the border of the areas of which markers speak as a whole. Under everything else. */
void scene_bands(struct scene *sc, const struct view *v);
/* Markers at their places, side by side. One with a far end lies on the link between the two: "axis" as a thin arrow,
 * "bridge" as planks across the water, all others as their picture. */
void scene_markers(struct scene *sc, const struct view *v);
/* A sign of the interface atlas with its middle at cx, cy; false when there is none. */
bool scene_sign(struct scene *sc, const char *name, float cx, float cy, float side, uint8_t alpha);

/* overlay.c */
void scene_dim(struct scene *sc, const struct places *lit);
void scene_outline(struct scene *sc, const struct places *in, uint32_t colour, float thick);
/* Tints places that may be clicked. */
void scene_light(struct scene *sc, const struct places *in);
/* Rules a place; `deep`: tints it too. */
void scene_hatch(struct scene *sc, int place, bool friendly, bool deep);
/* Level 1: half, 2: wholly; with a pattern of its own. */
void scene_tint(struct scene *sc, int place, int level);
/* Places under a thin wash of a colour. */
void scene_wash(struct scene *sc, const struct places *in, uint32_t colour);
/* Where a marker with that picture lies at an area, on the screen; "value": where numbers of overlays stand. */
void scene_slot(const struct scene *sc, int place, const char *sprite, float *x, float *y);
/* Names of places at the small steps of the zoom, where those on the sheet cannot be read; `first` (NULL: none) before all others, for one
 * of these is to be chosen. Those that are named. */
struct places scene_names(struct scene *sc, const struct places *first);
/* What lies on a hex, on the screen: the left edge and the middle of its uppermost counter, and the right edge of all. False: nothing does,
 * or it lies otherwise than in one pile; then they are left as they are. */
bool scene_pile(const struct scene *sc, int place, float *left, float *middle, float *right);
/* Where the star of a place that it is all about stands on the screen, and how far its tips reach. */
void scene_star(const struct scene *sc, int place, float *x, float *y, float *r);
void scene_value(struct scene *sc, int place, const char *text, uint32_t paper, uint32_t ink);
/* The same in letters of that size, pixels, over the place and what is held there; under it where the map ends. */
void scene_value_over(struct scene *sc, int place, int size, const char *text, uint32_t paper, uint32_t ink);
void scene_ring(struct scene *sc, float cx, float cy, float side, uint32_t colour, float thick);
/* The frame of a counter that is in hand. */
void scene_in_hand(struct scene *sc, float cx, float cy, float side);
void scene_frame(struct scene *sc, struct rect r, uint32_t colour, float thick);
void scene_line(struct scene *sc, float x0, float y0, float x1, float y1, float thick, uint32_t colour);
#define THREAT 0x7d1f3cff
/* From what threatens to what is threatened, on the screen, in dashes of that colour; `gap` pixels are left free at both ends. */
void scene_threat(struct scene *sc, float x0, float y0, float x1, float y1, float gap);
/* The way that a piece of this nation and side would take through places. */
void scene_route(struct scene *sc, const int *place, int n, const char *nation, int side);

#endif
