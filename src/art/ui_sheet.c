#include "art/ui_sheet.h"

#include "art/atlas.h"
#include "art/ui_item.h"

#include <stdio.h>

enum { MOST = 192, NAME_BYTES = 48, ICON = 24, MARKER = 64 };

/* One sprite to draw: an item, or a drawing wrapped as one. */
struct job {
	struct ui_item item;
	int scale;
};

struct sheet {
	struct job jobs[MOST];
	int count;
	int scale;
	struct atlas *atlas;
};

static void draw(cairo_t *cr, const void *what)
{
	const struct job *job = what;
	struct ui_brush brush = {cr, job->item.w, job->item.h, job->scale};

	cairo_scale(cr, job->scale, job->scale);
	job->item.draw(&brush, job->item.what);
}

static bool add(struct sheet *sheet, const struct ui_item *item, const char *name, struct error *e)
{
	struct job *job = &sheet->jobs[sheet->count];
	int border[4], sum = 0;

	if (sheet->count == MOST)
		return error_set(e, NULL, name, NULL, "more than %d sprites", MOST);
	sheet->count++;
	job->item = *item;
	job->scale = sheet->scale;
	if (!atlas_add(sheet->atlas, name, item->w * sheet->scale, item->h * sheet->scale, draw, job, e))
		return false;
	for (int i = 0; i < 4; i++) {
		border[i] = item->border[i] * sheet->scale;
		sum += border[i];
	}
	return !sum || atlas_slice(sheet->atlas, name, border, e);
}

static bool add_items(struct sheet *sheet, const struct ui_item *items, int count, struct error *e)
{
	for (int i = 0; i < count; i++) {
		if (!add(sheet, &items[i], items[i].name, e))
			return false;
	}
	return true;
}

static bool add_icons(struct sheet *sheet, struct error *e)
{
	int count;
	const struct ui_drawing *icons = ui_icons(&count);

	for (int i = 0; i < count; i++) {
		struct ui_item item = {icons[i].name, ICON, ICON, {0, 0, 0, 0}, ui_icon_draw, &icons[i]};
		if (!add(sheet, &item, icons[i].name, e))
			return false;
	}
	return true;
}

static bool add_markers(struct sheet *sheet, struct error *e)
{
	int count;
	const struct ui_drawing *markers = ui_markers(&count);

	for (int i = 0; i < 2 * count; i++) {
		const struct ui_drawing *m = &markers[i / 2];
		int side = i % 2 ? MARKER / 2 : MARKER;
		struct ui_item item = {m->name, side, side, {0, 0, 0, 0}, ui_marker_draw, m};
		char name[NAME_BYTES];
		snprintf(name, sizeof name, "%s%s", m->name + (m->name[0] == '@'), i % 2 ? "-small" : "");
		if (!add(sheet, &item, name, e))
			return false;
	}
	return true;
}

static bool fill(struct sheet *sheet, const char *stem, struct error *e)
{
	int panels, controls;
	const struct ui_item *panel = ui_panel_items(&panels), *control = ui_control_items(&controls);
	char members[32];

	snprintf(members, sizeof members, "\"scale\":%d,", sheet->scale);
	return add_items(sheet, panel, panels, e) && add_items(sheet, control, controls, e) && add_icons(sheet, e) &&
	       add_markers(sheet, e) && atlas_write(sheet->atlas, stem, members, e);
}

bool ui_sheets(const char *outdir, struct error *e)
{
	struct sheet sheet;
	char stem[400];
	bool done = true;

	for (int scale = 1; done && scale <= 2; scale++) {
		sheet.count = 0;
		sheet.scale = scale;
		sheet.atlas = atlas_new();
		if (!sheet.atlas)
			return error_set(e, NULL, NULL, NULL, "out of memory");
		snprintf(stem, sizeof stem, "%s/ui-%d", outdir, scale);
		done = fill(&sheet, stem, e);
		atlas_free(sheet.atlas);
	}
	return done;
}
