/* Many small pictures on one large one, with an index: build-time only.
 *
 * First every sprite is announced with its size and the function that draws it, then the whole is packed,
 * drawn and written, as one PNG or as pages of WebP, with an index in JSON. The same sprites in the same order give the same bytes.
 */
#ifndef GROGNARD_ART_ATLAS_H
#define GROGNARD_ART_ATLAS_H

#include "core/base.h"

#include <cairo.h>

struct atlas;

/* Draws one sprite; (0, 0) is its upper left corner and drawing is clipped to its size. */
typedef void atlas_draw(cairo_t *cr, const void *what);

/* NULL when memory is out. Free with atlas_free. */
struct atlas *atlas_new(void);
void atlas_free(struct atlas *atlas);

/* Announces a sprite of w x h px. `what` must live until atlas_write. False when the name is taken or too long,
 * or memory is out. */
bool atlas_add(struct atlas *atlas, const char *name, int w, int h, atlas_draw *draw, const void *what,
	       struct error *e);

/* The borders of a sprite that is stretched in nine parts: left, top, right, bottom. */
bool atlas_slice(struct atlas *atlas, const char *name, const int border[4], struct error *e);

/* Writes an ARGB32 image surface, as WebP when `path` ends so, else as PNG, and destroys it. */
bool surface_write(cairo_surface_t *surface, const char *path, struct error *e);

/* Draws and writes one picture of its own, w x h px, transparent where nothing is drawn. See surface_write. */
bool picture_write(const char *path, int w, int h, atlas_draw *draw, const void *what, struct error *e);

/* Draws and writes `stem`.png and `stem`.json. `members` is put at the head of the JSON object ("" or "\"side\":105,"). */
bool atlas_write(struct atlas *atlas, const char *stem, const char *members, struct error *e);
/* The same as a folder of that name: index.json and pages of 512 px each way (more only where a sprite needs it) as
 * 00.webp, 01.webp ..., so that the program reads no more than it shows. The pages lie one below the other: a sprite at
 * y is at y % page of page y / page, where "page" is a member of the index. */
bool atlas_write_pages(struct atlas *atlas, const char *stem, const char *members, struct error *e);

#endif
