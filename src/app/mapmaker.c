/* mapmaker: draws the paper map of a board. Build-time only. */
#include "art/area_chart.h"
#include "art/area_key.h"
#include "art/area_plan.h"
#include "art/hex_panel.h"
#include "art/hex_region.h"
#include "art/points_panel.h"
#include "art/points_plan.h"
#include "art/sheet_dress.h"
#include "art/sheet_key.h"
#include "art/sheet_out.h"
#include "art/sheet_record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int usage(void)
{
	fputs("usage: mapmaker sheet MAP.json OUTDIR [--steps 25,35,50,71,100,141] [--dress NAME]\n"
	      "                                     [--fonts DIR]\n",
	      stderr);
	return 2;
}

static int complain(const struct error *e)
{
	char line[1024];
	error_print(e, line, sizeof line);
	fprintf(stderr, "mapmaker: %s\n", line);
	return 1;
}

/* "25,50,100" -> numbers; 0 when it is no such list. */
static int read_steps(const char *text, int *percent)
{
	int count = 0;
	for (;;) {
		char *end;
		long n = strtol(text, &end, 10);
		if (end == text || n < 10 || n > 200 || count == MAX_STEPS)
			return 0;
		percent[count++] = (int)n;
		if (*end == 0)
			return count;
		if (*end != ',')
			return 0;
		text = end + 1;
	}
}

static bool can_be_drawn(const struct board *b, struct error *e)
{
	if (!dress_check(b, e))
		return false;
	if (b->kind == BOARD_HEX)
		return key_check(b, e) && record_check(b, e) && regions_check(b, e) && hex_panels_check(b, e);
	if (b->kind == BOARD_POINTS)
		return points_check(b, e) && points_panels_check(b, e);
	if (!board_has_borders(b))
		return error_set(e, b->file, "areas", NULL, "areas without borders have no drawn sheet");
	if (!area_size_check(b, e))
		return false;
	return !area_has_panels(b) || (area_key_check(b, e) && area_charts_check(b, e));
}

/* Another season than the map's own. */
static void wear(struct board *b, const char *dress)
{
	cJSON_DeleteItemFromObjectCaseSensitive(b->json, "dress");
	cJSON_AddStringToObject(b->json, "dress", dress);
}

static int make_sheet(const char *map, const char *dir, const char *dress, const char *fonts, const int *percent,
		      int steps)
{
	struct board board;
	struct sheet sheet;
	struct ink_fonts face;
	struct error e;
	memset(&e, 0, sizeof e);
	if (!ink_fonts_open(&face, fonts, &e))
		return complain(&e);
	bool good = board_load(&board, map, &e);
	if (good && dress)
		wear(&board, dress);
	if (good) {
		good = can_be_drawn(&board, &e);
		if (good) {
			sheet_plan(&sheet, &board, &face);
			good = (board.kind != BOARD_POINTS || points_bridges_check(&sheet, &e)) &&
			       sheet_write(&sheet, dir, fonts, percent, steps, &e);
			plan_free(&sheet);
		}
		board_free(&board);
	}
	ink_fonts_close(&face);
	return good ? 0 : complain(&e);
}

int main(int argc, char **argv)
{
	int percent[MAX_STEPS] = {25, 35, 50, 71, 100, 141}, steps = 6;
	const char *fonts = NULL, *dress = NULL;
	if (argc < 4 || strcmp(argv[1], "sheet") != 0)
		return usage();
	for (int i = 4; i < argc; i += 2) {
		if (i + 1 >= argc)
			return usage();
		if (strcmp(argv[i], "--steps") == 0)
			steps = read_steps(argv[i + 1], percent);
		else if (strcmp(argv[i], "--dress") == 0)
			dress = argv[i + 1];
		else if (strcmp(argv[i], "--fonts") == 0)
			fonts = argv[i + 1];
		else
			return usage();
		if (steps == 0)
			return usage();
	}
	return make_sheet(argv[2], argv[3], dress, fonts, percent, steps);
}
