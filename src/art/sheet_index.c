#include "art/sheet_index.h"

#include "art/area_label.h"
#include "art/area_panel.h"
#include "art/area_plan.h"
#include "art/hex_panel.h"
#include "art/points_panel.h"
#include "art/points_plan.h"
#include "art/sheet_out.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Px from one point to the next of a road that arrows follow; most boxes of a sheet. */
enum { STRIDE = 70, MOST_BOXES = 256 };

/* How large the map is on the sheet; middle of each plate, and what its words cover. */
static void write_plates(FILE *file, const struct sheet *s)
{
	fprintf(file, " \"map\": [%.3f, %.3f],\n \"plates\": {", s->span.x, s->span.y);
	for (int i = 0; i < s->board->count; i++) {
		struct box w = s->words[i];
		fprintf(file, "%s\"%s\": [%.1f, %.1f, %.1f, %.1f, %.1f, %.1f]", i ? ", " : "", s->board->at[i].id,
			s->plate[i].x, s->plate[i].y, w.x, w.y, w.w, w.h);
	}
	fprintf(file, "},\n");
}

static void write_turn(FILE *file, int *written, int number, double x, double y)
{
	fprintf(file, "%s[%d, %.1f, %.1f]", (*written)++ ? ", " : "", number, x, y);
}

static void write_areas(FILE *file, const struct sheet *s)
{
	int first = 0, turns = area_turns(s, &first), written = 0;
	write_area_slots(file);
	fprintf(file, " \"turns\": [");
	for (int i = 0; i < turns; i++) {
		struct point p = area_turn(s, i);
		write_turn(file, &written, first + i, p.x, p.y);
	}
	fprintf(file, "],\n");
}

/* Where the turn marker lies on a sheet of hexes, px at 100 %. */
static void write_hex_turns(FILE *file, const struct sheet *s)
{
	int first = 0, turns = hex_turns(s, &first), written = 0;
	if (!turns)
		return;
	/* A flag lies on the corner where the worth of a fortress is printed, and off the figures of a counter. */
	fprintf(file, " \"slots\": {\"control\": [%.1f, %.1f]},\n", .56 * s->scale * HEX_RADIUS, -1.02 * s->scale * HEX_RADIUS);
	fprintf(file, " \"turns\": [");
	for (int i = 0; i < turns; i++) {
		struct point p = hex_turn(s, i);
		write_turn(file, &written, first + i, s->scale * p.x, s->scale * p.y);
	}
	fprintf(file, "],\n");
}

/* Boxes of the panels by their ids; those called turn-1, turn-2 ... also where the turn marker lies. */
static void write_boxes(FILE *file, const struct sheet *s)
{
	struct points_box box[MOST_BOXES];
	int n = points_boxes(s->board, box, MOST_BOXES), written = 0;
	fprintf(file, " \"boxes\": {");
	for (int i = 0; i < n && i < MOST_BOXES; i++)
		fprintf(file, "%s\"%s\": [%.1f, %.1f, %.1f, %.1f]", i ? ", " : "", box[i].id, box[i].at.x, box[i].at.y,
			box[i].at.w, box[i].at.h);
	fprintf(file, "},\n \"turns\": [");
	for (int i = 0; i < n && i < MOST_BOXES; i++)
		if (!strncmp(box[i].id, "turn-", 5))
			write_turn(file, &written, atoi(box[i].id + 5), box[i].at.x + box[i].at.w / 2,
				   box[i].at.y + box[i].at.h / 2);
	fprintf(file, "],\n");
}

/* The drawn line of each link as the file has it, from its first to its second place. */
static void write_roads(FILE *file, const struct sheet *s)
{
	const cJSON *link;
	int number = 0;
	fprintf(file, " \"roads\": [");
	cJSON_ArrayForEach(link, json_get(s->board->json, "links"))
	{
		struct path p = path_resample(&s->roads[number].line, STRIDE);
		fprintf(file, "%s\n  {\"link\": [\"%s\", \"%s\"], \"line\": [", number ? "," : "",
			cJSON_GetArrayItem(link, 0)->valuestring, cJSON_GetArrayItem(link, 1)->valuestring);
		for (int i = 0; i < p.count; i++)
			fprintf(file, "%s%.1f, %.1f", i ? ", " : "", p.at[i].x, p.at[i].y);
		const struct crossing *c = points_crossing(s, number);
		if (c)
			fprintf(file, "], \"crossing\": [%.1f, %.1f, %.1f", c->at.x, c->at.y,
				atan2(c->along.y, c->along.x) * 180 / INK_PI);
		fprintf(file, "]}");
		path_free(&p);
		number++;
	}
	fprintf(file, "],\n");
}

int sheet_step_from(const int *percent, int steps, int of)
{
	int largest = 0;
	for (int i = 0; i < steps; i++)
		largest = percent[i] > largest ? percent[i] : largest;
	return of < largest && of * 2 > largest ? largest : 0;
}

static void write_steps(FILE *file, const struct sheet *s, double k, const int *percent, int steps)
{
	fprintf(file, " \"names_from\": %d,\n \"steps\": [", SHEET_NAMES_FROM);
	for (int i = 0; i < steps; i++) {
		int from = sheet_step_from(percent, steps, percent[i]);
		fprintf(file, "%s{\"percent\": %d, \"width\": %d, \"height\": %d", i ? ",\n  " : "", percent[i],
			(int)floor(k * s->w * percent[i] / 100), (int)floor(k * s->h * percent[i] / 100));
		if (from)
			fprintf(file, ", \"from\": %d", from);
		fprintf(file, "}");
	}
	fprintf(file, "]}\n");
}

static void write_all(FILE *file, const struct sheet *s, const int *percent, int steps)
{
	enum board_kind kind = s->board->kind;
	double k = s->scale;
	fprintf(file, "{\"radius\": %.0f, \"origin\": [%.3f, %.3f], \"width\": %.0f, \"height\": %.0f, \"tile\": %d,\n",
		kind == BOARD_HEX ? k * HEX_RADIUS : AREA_UNIT, k * s->origin.x, k * s->origin.y, floor(k * s->w), floor(k * s->h),
		TILE);
	if (kind != BOARD_HEX)
		write_plates(file, s);
	if (kind == BOARD_AREAS)
		write_areas(file, s);
	if (kind == BOARD_HEX)
		write_hex_turns(file, s);
	if (kind == BOARD_POINTS) {
		write_boxes(file, s);
		write_roads(file, s);
	}
	write_steps(file, s, k, percent, steps);
}

bool sheet_index_write(const struct sheet *s, const char *dir, const int *percent, int steps, struct error *e)
{
	char path[512];
	snprintf(path, sizeof path, "%s/sheet.json", dir);
	FILE *file = fopen(path, "w");
	if (!file)
		return error_set(e, path, NULL, NULL, "%s", strerror(errno));
	write_all(file, s, percent, steps);
	bool failed = ferror(file) != 0;
	return (!fclose(file) && !failed) || error_set(e, path, NULL, NULL, "cannot be written");
}
