/* Counters side by side, those of one name as one with their number. */
#include "ui/game.h"

#include "core/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int across(struct ui *u, const struct faces *d, int width)
{
	int n = width / points(u, d->size + 28);
	return n < 1 ? 1 : n;
}

static int tall(struct ui *u, const struct widget *w, int width)
{
	const struct faces *d = w->data;
	int columns = across(u, d, width);
	return points(u, d->size + 6) * ((d->n + columns - 1) / columns);
}

static void paint(struct ui *u, const struct widget *w)
{
	const struct faces *d = w->data;
	int columns = across(u, d, w->at.w), step = points(u, d->size + 28), size = points(u, d->size);
	for (int i = 0; i < d->n; i++) {
		struct rect r = {w->at.x + i % columns * step, w->at.y + i / columns * points(u, d->size + 6), size, size};
		char times[16];
		if (d->piece[i] > FACE_BACK)
			chart_face(u, d->piece[i], false, r);
		else
			chart_back(u, FACE_BACK - d->piece[i], r);
		snprintf(times, sizeof times, "\u00d7%d", d->times[i]);
		if (d->times[i] > 1)
			canvas_text(u->canvas, FONT_DATA_BOLD, points(u, 15), INK, r.x + size + points(u, 3),
				    r.y + (size - points(u, 18)) / 2, times);
	}
}

static const char *face_name(const struct scenario *s, int piece)
{
	return piece > FACE_BACK ? s->piece[piece].name : "closed unit";
}

void face_add(const struct scenario *s, struct faces *d, int piece)
{
	for (int i = 0; i < d->n; i++)
		if (!strcmp(face_name(s, d->piece[i]), face_name(s, piece))) {
			d->times[i]++;
			return;
		}
	if (d->n == 24)
		return;
	d->piece[d->n] = piece;
	d->times[d->n++] = 1;
}

void faces_say(const struct scenario *s, const struct faces *d, char *out, size_t size)
{
	size_t used = 0;
	out[0] = 0;
	for (int i = 0; i < d->n; i++) {
		char all[96]; /* a name whole, however long */
		text_counted(all, sizeof all, d->times[i], face_name(s, d->piece[i]));
		if (used + strlen(all) + sizeof ", " > size)
			return;
		used += (size_t)snprintf(out + used, size - used, "%s%s", i ? ", " : "", all);
	}
}

struct widget *faces_paint(struct widget *root, const struct faces *faces, const char *words)
{
	struct faces *d = memory_zeroed(sizeof *d);
	*d = *faces;
	struct widget *w = widget_new(root, ROLE_CUSTOM, "faces", words);
	w->data = d;
	w->custom_tall = tall;
	w->custom_paint = paint;
	widget_tip(w, words);
	return w;
}

void faces_show(struct ui *u, struct widget *root, const struct faces *faces)
{
	char text[WORDS * 4];
	faces_say(u->game->scenario, faces, text, sizeof text);
	widget_label(root, FONT_BODY, 14, text)->ink = INK_SOFT;
	faces_paint(root, faces, text);
}
