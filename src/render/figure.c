#include "render/figure.h"

#include <math.h>
#include <stdio.h>

/* Smaller counters show no number, or no picture beside it. */
enum { NUMBER_FROM = 30, PICTURE_FROM = 44 };

static void plate(struct scene *sc, const struct figure *f, int value, float cx, float cy, float side, uint8_t alpha)
{
	bool left = f->corner == CORNER_UPPER_LEFT || f->corner == CORNER_LOWER_LEFT;
	bool upper = f->corner == CORNER_UPPER_LEFT || f->corner == CORNER_UPPER_RIGHT;
	int size = (int)fmaxf(roundf(side * 0.2f), 11), tall = size + 1, sign = f->sprite && side >= PICTURE_FROM ? size : 0;
	char text[12];

	snprintf(text, sizeof text, "%d", value);
	int wide = canvas_text_width(sc->c, FONT_DATA_BOLD, size, text) + sign + 5;
	/* Half beyond the corner: what is printed in the middle stays free. */
	int x = (int)lroundf(left ? cx - side / 2 - (float)wide * 0.25f : cx + side / 2 - (float)wide * 0.75f);
	int y = (int)lroundf(upper ? cy - side / 2 - (float)tall * 0.3f : cy + side / 2 - (float)tall * 0.7f);
	canvas_fill(sc->c, (struct rect){x - 1, y - 1, wide + 2, tall + 2}, 0x1d160e00u | alpha);
	canvas_fill(sc->c, (struct rect){x, y, wide, tall}, 0xfff3d400u | alpha);
	if (sign)
		scene_sign(sc, f->sprite, (float)x + 2 + (float)sign / 2, (float)y + (float)tall / 2, (float)sign, alpha);
	canvas_text(sc->c, FONT_DATA_BOLD, size, 0x24170e00u | alpha, x + sign + 3,
		    y + (tall - canvas_line_height(sc->c, FONT_DATA_BOLD, size)) / 2, text);
}

void figures_draw(struct scene *sc, const struct counter *k, float cx, float cy, float side, uint8_t alpha)
{
	if (side < NUMBER_FROM || k->face == COUNTER_ACTED)
		return;
	for (int i = 0; figure_of(sc->s, i); i++)
		if (k->figure[i] != NONE)
			plate(sc, figure_of(sc->s, i), k->figure[i], cx, cy, side, alpha);
}
