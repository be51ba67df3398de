#include "art/card_sheet.h"

#include "art/atlas.h"
#include "art/card_face.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_BYTES = 64, OVERLAYS = 4 };

static const int widths[] = {120, 70};

/* One sprite to draw: a face, a back, or one of the overlays. */
struct job {
	const struct ink_fonts *fonts;
	const struct card *card;
	const struct card_back *back;
	void (*overlay)(cairo_t *cr, double width);
	bool large;
	double width, pad;
};

static const struct {
	const char *name;
	void (*draw)(cairo_t *cr, double width);
} overlays[OVERLAYS] = {{"shadow", card_shadow}, {"glow", card_glow}, {"veil", card_veil}, {"gap", card_gap}};

static void draw(cairo_t *cr, const void *what)
{
	const struct job *j = what;
	cairo_translate(cr, j->pad, j->pad);
	if (j->overlay)
		j->overlay(cr, j->width);
	else if (j->back)
		card_back_draw(cr, j->fonts, j->back, j->width);
	else
		card_face(cr, j->fonts, j->card, j->large, j->width);
}

static bool add(struct atlas *atlas, struct job *jobs, int *count, const struct job *job, const char *name,
		struct error *e)
{
	struct job *kept = &jobs[(*count)++];
	*kept = *job;
	return atlas_add(atlas, name, (int)(job->width + 2 * job->pad),
			 (int)(round(job->width * HAND_HIGH / HAND_WIDE) + 2 * job->pad), draw, kept, e);
}

static bool add_all(const struct card_file *file, struct atlas *atlas, struct job *jobs, struct job job,
		    struct error *e)
{
	int count = 0;
	char name[NAME_BYTES];
	for (int i = 0; i < file->cards; i++) {
		job.card = &file->card[i];
		if (!add(atlas, jobs, &count, &job, job.card->id, e))
			return false;
	}
	for (int i = 0; i < file->backs; i++) {
		job.back = &file->back[i];
		snprintf(name, sizeof name, "back/%s", job.back->id);
		if (!add(atlas, jobs, &count, &job, name, e))
			return false;
	}
	for (int i = 0; i < OVERLAYS; i++) {
		job.overlay = overlays[i].draw;
		if (!add(atlas, jobs, &count, &job, overlays[i].name, e))
			return false;
	}
	return true;
}

static bool make_hand(const struct card_file *file, int width, const char *outdir, const struct ink_fonts *fonts,
		      struct error *e)
{
	struct atlas *atlas = atlas_new();
	struct job *jobs = ink_memory(NULL, (size_t)(file->cards + file->backs + OVERLAYS), sizeof *jobs);
	struct job job = {.fonts = fonts, .width = width, .pad = ceil(width / 20.0)};
	char stem[400], members[96];
	if (!atlas) {
		free(jobs);
		return error_set(e, NULL, NULL, NULL, "out of memory");
	}
	snprintf(stem, sizeof stem, "%s/cards-%d", outdir, width);
	snprintf(members, sizeof members, "\"width\":%d,\"height\":%d,\"pad\":%d,", width,
		 (int)lround(width * 1.0 * HAND_HIGH / HAND_WIDE), (int)job.pad);
	bool done = add_all(file, atlas, jobs, job, e) && atlas_write_pages(atlas, stem, members, e);
	atlas_free(atlas);
	free(jobs);
	return done;
}

/* All faces and backs so wide, each a picture of its own. Text is set for this width: made smaller it would blur. */
static bool make_views(const struct card_file *file, int width, const char *outdir, const struct ink_fonts *fonts,
		       struct error *e)
{
	struct job job = {.fonts = fonts, .large = true, .width = width};
	char path[480], size[16] = "";
	if (width != CARD_WIDE)
		snprintf(size, sizeof size, "-%d", width);
	for (int i = 0; i < file->cards + file->backs; i++) {
		bool back = i >= file->cards;
		job.card = back ? NULL : &file->card[i];
		job.back = back ? &file->back[i - file->cards] : NULL;
		snprintf(path, sizeof path, "%s/view/card-%s%s%s.webp", outdir, back ? "back-" : "",
			 back ? job.back->id : job.card->id, size);
		if (!picture_write(path, width, (width * CARD_HIGH + CARD_WIDE / 2) / CARD_WIDE, draw, &job, e))
			return false;
	}
	return true;
}

static bool texts_fit(const struct card_file *file, const char *path, const struct ink_fonts *fonts, struct error *e)
{
	for (int i = 0; i < file->cards; i++)
		for (int large = 0; large < 2; large++) {
			struct card_plan plan;
			card_plan(&plan, fonts, &file->card[i], large);
			if (!plan.fits)
				return error_set(e, path, file->card[i].id, NULL, "the %s is too long for the card",
						 large ? "text" : "title");
		}
	return true;
}

bool card_sheets(const char *cards, const char *outdir, const struct ink_fonts *fonts, struct error *e)
{
	struct card_file file;
	if (!card_file_read(&file, cards, e))
		return false;
	bool good = texts_fit(&file, cards, fonts, e);
	for (size_t i = 0; good && i < sizeof widths / sizeof *widths; i++)
		good = make_hand(&file, widths[i], outdir, fonts, e);
	good = good && make_views(&file, CARD_WIDE, outdir, fonts, e) && make_views(&file, CARD_READ_WIDE, outdir, fonts, e);
	card_file_free(&file);
	return good;
}
