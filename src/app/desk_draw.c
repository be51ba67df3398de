/* The screen: the table under the interface, or the curtain between two persons; and what was found missing while it was drawn. */
#include "app/desk_own.h"

#include <stdio.h>

static void paint_curtain(struct desk *d)
{
	int w, h, tw, size = 34;
	char text[120];

	canvas_size(d->c, &w, &h);
	canvas_fill(d->c, (struct rect){0, 0, w, h}, 0x3a2c1cff);
	canvas_frame(d->c, (struct rect){24, 24, w - 48, h - 48}, 3, 0xc9ac6cff);
	snprintf(text, sizeof text, "%s to decide", desk_seat(d)->scenario->side_name[d->viewer == SIDE_1]);
	tw = canvas_text_width(d->c, FONT_TITLE, size, text);
	canvas_text(d->c, FONT_TITLE, size, 0xf6e7c4ff, (w - tw) / 2, h / 2 - 50, text);
	snprintf(text, sizeof text, "Click or press Enter when the other player has turned away.");
	tw = canvas_text_width(d->c, FONT_BODY, 20, text);
	canvas_text(d->c, FONT_BODY, 20, 0xe5d3a6ff, (w - tw) / 2, h / 2 + 6, text);
}

/* What drawing found missing: each is told once. */
static void tell_missing(struct desk *d)
{
	const char *font = canvas_missing_font(d->c), *picture = canvas_broken_picture(d->c);
	char text[400];

	if (font && !d->font_told) {
		d->font_told = true;
		snprintf(text, sizeof text, "The font file %.300s cannot be used.", font);
		ui_message(d->ui, "A font is missing", text);
	}
	if (picture && !d->picture_told) {
		d->picture_told = true;
		snprintf(text, sizeof text, "The picture file %.300s cannot be read.", picture);
		ui_message(d->ui, "A picture is missing", text);
	}
}

bool desk_draw(struct desk *d)
{
	bool shows = ui_work(d->ui), moves = false;

	if (!d->redraw && !ui_dirty(d->ui) && !(d->table && (table_dirty(d->table) || table_animating(d->table))))
		return shows;
	d->redraw = false;
	if (d->curtain) {
		paint_curtain(d);
		canvas_present(d->c);
		return false;
	}
	if (d->table) {
		table_scale(d->table, ui_percent(d->ui));
		table_place(d->table, ui_map_area(d->ui));
		table_covered(d->table, ui_asks_over(d->ui));
		ui_held(d->ui, table_lifts(d->table));
		moves = table_draw(d->table);
	}
	moves = ui_draw(d->ui) || moves;
	canvas_present(d->c);
	if (d->m)
		desk_note_asked(d);
	d->redraw = moves;
	tell_missing(d);
	return moves || shows;
}
