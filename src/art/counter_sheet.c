#include "art/counter_sheet.h"

#include "art/atlas.h"
#include "art/block_sheet.h"
#include "art/counter_base.h"
#include "art/counter_face.h"
#include "art/counter_piece.h"
#include "art/ink.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_BYTES = 64 };

/* Side of a counter in px at 100 %: .80 of the height of a hex of radius 76. */
#define FULL_SIDE (.80 * 1.7320508075688772 * 76)

const struct counter_step *counter_step(int i)
{
	static const struct counter_step steps[] = {{"25", .25}, {"35", .35}, {"50", .5},
						    {"71", .71}, {"100", 1},  {"141", 1.41}};
	return i >= 0 && (size_t)i < sizeof steps / sizeof *steps ? &steps[i] : NULL;
}

enum { VIEW_SIDE = 220, VIEW_PAD = 17 };

enum job_kind { JOB_FACE, JOB_BACK, JOB_GHOST, JOB_SHADOW, JOB_LETTERS };

/* One sprite to draw. */
struct job {
	enum job_kind kind;
	const struct ink_fonts *fonts;
	const struct counter_piece *piece;
	const struct counter_style *style;
	enum counter_detail detail;
	unsigned flags;
	double side, pad;
};

/* The sprites of the step being made. Large: kept off the stack. */
struct sheet {
	const struct counter_list *list;
	struct job jobs[6 * COUNTER_MOST + 2];
	int job_count;
};

static void draw(cairo_t *cr, const void *what)
{
	const struct job *job = what;

	cairo_translate(cr, job->pad, job->pad);
	cairo_scale(cr, job->side / 100, job->side / 100);
	if (job->kind == JOB_FACE || job->kind == JOB_BACK || job->kind == JOB_SHADOW)
		counter_shadow(cr);
	switch (job->kind) {
	case JOB_FACE:
		counter_face(cr, job->fonts, job->piece, job->detail, job->flags);
		break;
	case JOB_BACK:
		counter_back(cr, job->style, 1812);
		break;
	case JOB_GHOST:
		counter_ghost(cr);
		break;
	case JOB_LETTERS:
		counter_letters(cr, job->fonts, job->style, job->detail);
		break;
	case JOB_SHADOW:
		break;
	}
}

static bool add(struct sheet *sheet, struct atlas *atlas, const char *name, const struct job *job, struct error *e)
{
	struct job *kept = &sheet->jobs[sheet->job_count++];
	int whole = (int)(job->side + 2 * job->pad);

	*kept = *job;
	return atlas_add(atlas, name, whole, whole, draw, kept, e);
}

/* A piece has its face, "~" reduced, "!" disrupted and "~!" both, the last three only where there are two faces. Of one
 * that is turned, when it is disrupted or becomes a depot, "~" is that face, and the last two are none. */
static unsigned turned_flag(const struct counter_piece *piece)
{
	return piece->turned ? COUNTER_DISRUPTED : piece->depot ? COUNTER_TURNED : 0;
}

static bool add_faces(struct sheet *sheet, struct atlas *atlas, struct job job, struct error *e)
{
	static const char *const marks[] = {"", "~", "!", "~!"};
	static const unsigned flags[] = {0, COUNTER_REDUCED, COUNTER_DISRUPTED, COUNTER_REDUCED | COUNTER_DISRUPTED};
	char name[NAME_BYTES];

	job.kind = JOB_FACE;
	for (int i = 0; i < sheet->list->count; i++) {
		job.piece = &sheet->list->piece[i];
		for (int j = 0; j < (turned_flag(job.piece) ? 2 : job.piece->two_faces ? 4 : 1); j++) {
			snprintf(name, sizeof name, "%s%s", job.piece->id, marks[j]);
			job.flags = j && turned_flag(job.piece) ? turned_flag(job.piece) : flags[j];
			if (!add(sheet, atlas, name, &job, e))
				return false;
		}
	}
	return true;
}

static bool add_common(struct sheet *sheet, struct atlas *atlas, struct job job, struct error *e)
{
	char name[NAME_BYTES];

	for (int i = 0; i < sheet->list->count; i++) {
		const struct counter_piece *piece = &sheet->list->piece[i];
		job.kind = JOB_BACK;
		job.style = counter_style_of(piece->side, piece->nation);
		snprintf(name, sizeof name, "back/%s", piece->side);
		if (counter_first_of(sheet->list, i, false) && !add(sheet, atlas, name, &job, e))
			return false;
		job.kind = JOB_LETTERS;
		job.style = counter_style_of(piece->nation, piece->side);
		snprintf(name, sizeof name, "letters/%s", piece->nation);
		if (counter_first_of(sheet->list, i, true) && !add(sheet, atlas, name, &job, e))
			return false;
	}
	job.kind = JOB_GHOST;
	if (!add(sheet, atlas, "ghost", &job, e))
		return false;
	job.kind = JOB_SHADOW;
	return add(sheet, atlas, "shadow", &job, e);
}

static bool make(struct sheet *sheet, const struct counter_step *step, const char *outdir, const struct ink_fonts *fonts,
		 struct error *e)
{
	struct atlas *atlas = atlas_new();
	struct job job = {.fonts = fonts};
	char stem[400], members[64];
	bool done;

	if (!atlas)
		return error_set(e, NULL, NULL, NULL, "out of memory");
	job.side = round(FULL_SIDE * step->scale);
	job.pad = ceil(job.side * COUNTER_SHADOW / 100);
	job.detail = counter_detail_of((int)job.side);
	sheet->job_count = 0;
	snprintf(stem, sizeof stem, "%s/counters-%s", outdir, step->name);
	snprintf(members, sizeof members, "\"side\":%d,\"pad\":%d,", (int)job.side, (int)job.pad);
	done = add_faces(sheet, atlas, job, e) && add_common(sheet, atlas, job, e) &&
	       atlas_write_pages(atlas, stem, members, e);
	atlas_free(atlas);
	return done;
}

/* One large face as a picture of its own: seldom two are on the screen, and all together would be 27 MB. */
static bool write_view(const struct job *job, const char *outdir, const char *name, struct error *e)
{
	int whole = (int)(job->side + 2 * job->pad);
	char path[480];

	snprintf(path, sizeof path, "%s/view/%s.webp", outdir, name);
	return picture_write(path, whole, whole, draw, job, e);
}

static bool make_views(const struct counter_list *list, const char *outdir, const struct ink_fonts *fonts,
		       struct error *e)
{
	struct job job = {.fonts = fonts, .side = VIEW_SIDE, .pad = VIEW_PAD, .detail = counter_detail_of(VIEW_SIDE)};
	char name[NAME_BYTES];

	for (int i = 0; i < list->count; i++) {
		job.piece = &list->piece[i];
		job.kind = JOB_FACE;
		for (int reverse = 0; reverse <= (job.piece->two_faces ? 1 : 0); reverse++) {
			job.flags = !reverse ? 0 : turned_flag(job.piece) ? turned_flag(job.piece) : COUNTER_REDUCED;
			snprintf(name, sizeof name, "%s%s", job.piece->id, reverse ? "~" : "");
			if (!write_view(&job, outdir, name, e))
				return false;
		}
		job.kind = JOB_BACK;
		job.style = counter_style_of(job.piece->side, job.piece->nation);
		snprintf(name, sizeof name, "back-%s", job.piece->side);
		if (counter_first_of(list, i, false) && !write_view(&job, outdir, name, e))
			return false;
	}
	return true;
}

static bool make_counters(const struct counter_list *list, const char *outdir, const struct ink_fonts *fonts,
			  struct error *e)
{
	struct sheet *sheet = ink_memory(NULL, 1, sizeof *sheet);
	bool good = true;

	sheet->list = list;
	for (int i = 0; good && counter_step(i); i++)
		good = make(sheet, counter_step(i), outdir, fonts, e);
	good = good && make_views(list, outdir, fonts, e);
	free(sheet);
	return good;
}

bool counter_sheets(const char *pieces, const char *outdir, const struct ink_fonts *fonts, struct error *e)
{
	struct counter_list *list = ink_memory(NULL, 1, sizeof *list);
	bool good = counter_list_read(list, pieces, e) && (!list->counters || make_counters(list, outdir, fonts, e)) &&
		    (!list->blocks || block_sheets(list, outdir, fonts, e));

	if (!good && !e->file[0])
		snprintf(e->file, sizeof e->file, "%s", pieces);
	free(list);
	return good;
}
