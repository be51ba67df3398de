/* Text in several lines: wrapping, cutting, and the small inline markup of help pages.
 *
 * Markup (only where asked for): **bold**, *italic*, `code`, [words](#anchor). Everything else is shown as it stands.
 */
#ifndef GROGNARD_UI_TEXT_H
#define GROGNARD_UI_TEXT_H

#include "render/canvas.h"

enum { LINK_ROOM = 96 };

struct text_style {
	enum font font;
	int size;         /* pixels */
	uint32_t ink, link;
	bool markup;
	int align;        /* 0 left, 1 middle, 2 right */
};

/* Height of `text` wrapped at `width` pixels; at least one line. */
int text_height(struct canvas *c, const struct text_style *s, const char *text, int width);

/* Draws it wrapped with the upper left corner at x, y. Returns the height. */
int text_draw(struct canvas *c, const struct text_style *s, const char *text, int x, int y, int width);

/* The target of the link under the point px, py, if the text were drawn at x, y. */
bool text_link_at(struct canvas *c, const struct text_style *s, const char *text, int x, int y, int width, int px,
		  int py, char out[LINK_ROOM]);

/* The n-th link (from 0) of a text with markup; false when there are fewer. */
bool text_link(const char *text, int n, char out[LINK_ROOM]);

/* Draws one line, cut with an ellipsis when it is wider than `width`. Returns the width drawn. */
int text_line(struct canvas *c, enum font f, int size, uint32_t ink, int x, int y, int width, const char *text);

/* Where `part` occurs first in `whole`, letters compared without case (ASCII); NULL where it does not. An empty part always does. */
const char *text_find(const char *whole, const char *part);
bool text_holds(const char *whole, const char *part);

/* The text without its markup, cut where `out` ends. */
void text_plain(const char *text, char *out, size_t size);

#endif
