#include "art/block_sheet.h"

#include "art/atlas.h"
#include "art/counter_block.h"
#include "art/counter_sheet.h"
#include "art/ink.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { NAME_BYTES = 64 };
#define VIEW_SCALE 2.1

/* One sprite to draw: a front, a back, or a disc of fatigue. */
struct job {
	const struct ink_fonts *fonts;
	const struct counter_piece *piece;
	const struct counter_style *style; /* of a back */
	bool acted;
	double scale;
};

static void draw(cairo_t *cr, const void *what)
{
	const struct job *j = what;
	double side = BLOCK_WIDE * j->scale;
	cairo_scale(cr, j->scale, j->scale);
	if (j->piece)
		block_front(cr, j->fonts, j->piece, side, j->acted);
	else if (j->style)
		block_back(cr, j->fonts, j->style, side, j->acted);
	else {
		double r = block_places(side, false).disc;
		cairo_translate(cr, r + 1, r + 1);
		block_fatigue(cr, r);
	}
}

static int whole(double units, double scale)
{
	return (int)ceil(units * scale);
}

static bool add(struct atlas *atlas, struct job *jobs, int *count, const struct job *job, const char *name,
		struct error *e)
{
	struct job *kept = &jobs[(*count)++];
	double disc = 2 * block_places(BLOCK_WIDE * job->scale, false).disc + 2;
	bool block = job->piece || job->style;
	*kept = *job;
	return atlas_add(atlas, name, whole(block ? BLOCK_WHOLE_WIDE : disc, job->scale),
			 whole(block ? BLOCK_WHOLE_HIGH : disc, job->scale), draw, kept, e);
}

static bool add_all(const struct counter_list *list, struct atlas *atlas, struct job *jobs, struct job job,
		    struct error *e)
{
	char name[NAME_BYTES];
	int count = 0;
	if (!add(atlas, jobs, &count, &job, "fatigue", e))
		return false;
	for (int i = 0; i < list->count; i++)
		for (int acted = 0; acted < 2; acted++) {
			const struct counter_piece *p = &list->piece[i];
			job.acted = acted;
			job.piece = p;
			snprintf(name, sizeof name, "%s%s", p->id, acted ? "!" : "");
			if (!add(atlas, jobs, &count, &job, name, e))
				return false;
			job.piece = NULL;
			job.style = counter_style_of(p->side, p->nation);
			snprintf(name, sizeof name, "back/%s%s", p->side, acted ? "!" : "");
			if (counter_first_of(list, i, false) && !add(atlas, jobs, &count, &job, name, e))
				return false;
		}
	return true;
}

static void write_places(char *out, size_t size, double scale)
{
	struct block_places up = block_places(BLOCK_WIDE * scale, false);
	int n = snprintf(out, size, "\"side\":%.0f,\"anchor\":[%.1f,%.1f],\"size\":%.1f,\"disc\":%.1f,",
			 BLOCK_WIDE * scale, up.foot.x * scale, up.foot.y * scale, up.size * scale, up.disc * scale);
	for (int acted = 0; acted < 2; acted++) {
		struct block_places b = block_places(BLOCK_WIDE * scale, acted);
		n += snprintf(out + n, size - (size_t)n,
			      "\"%s\":{\"foot\":[%.1f,%.1f],\"horse\":[%.1f,%.1f],\"track\":[%.1f,%.1f,%.1f,%.1f]},",
			      acted ? "acted" : "upright", b.figure[0].x * scale, b.figure[0].y * scale,
			      b.figure[1].x * scale, b.figure[1].y * scale, b.track[0].x * scale, b.track[0].y * scale,
			      b.track[1].x * scale, b.track[1].y * scale);
	}
}

static bool make(const struct counter_list *list, int step, const char *outdir, const struct ink_fonts *fonts,
		 struct error *e)
{
	struct atlas *atlas = atlas_new();
	struct job *jobs = ink_memory(NULL, 4 * (size_t)list->count + 1, sizeof *jobs);
	struct job job = {.fonts = fonts, .scale = counter_step(step)->scale};
	char stem[400], members[480];
	if (!atlas) {
		free(jobs);
		return error_set(e, NULL, NULL, NULL, "out of memory");
	}
	snprintf(stem, sizeof stem, "%s/blocks-%s", outdir, counter_step(step)->name);
	write_places(members, sizeof members, job.scale);
	bool done = add_all(list, atlas, jobs, job, e) && atlas_write_pages(atlas, stem, members, e);
	atlas_free(atlas);
	free(jobs);
	return done;
}

static bool write_view(const struct job *job, const char *outdir, const char *name, struct error *e)
{
	char path[480];
	snprintf(path, sizeof path, "%s/view/block-%s.webp", outdir, name);
	return picture_write(path, whole(BLOCK_WHOLE_WIDE, job->scale), whole(BLOCK_WHOLE_HIGH, job->scale), draw, job,
			     e);
}

static bool make_views(const struct counter_list *list, const char *outdir, const struct ink_fonts *fonts,
		       struct error *e)
{
	struct job job = {.fonts = fonts, .scale = VIEW_SCALE};
	char name[NAME_BYTES];
	for (int i = 0; i < list->count; i++) {
		job.piece = &list->piece[i];
		if (!write_view(&job, outdir, job.piece->id, e))
			return false;
		job.style = counter_style_of(job.piece->side, job.piece->nation);
		snprintf(name, sizeof name, "back-%s", job.piece->side);
		job.piece = NULL;
		if (counter_first_of(list, i, false) && !write_view(&job, outdir, name, e))
			return false;
	}
	return true;
}

bool block_sheets(const struct counter_list *list, const char *outdir, const struct ink_fonts *fonts, struct error *e)
{
	for (int i = 0; counter_step(i); i++)
		if (!make(list, i, outdir, fonts, e))
			return false;
	return make_views(list, outdir, fonts, e);
}
