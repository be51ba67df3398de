/* mapmaker: draws the paper map of a board. Build-time only. */
#include "art/area_chart.h"
#include "art/area_key.h"
#include "art/sheet_dress.h"
#include "art/sheet_key.h"
#include "art/sheet_out.h"
#include "art/sheet_record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int usage(void)
{
	fputs("usage: mapmaker sheet MAP.json OUTDIR [--steps 25,35,50,71,100,141] [--fonts DIR]\n", stderr);
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

static int make_sheet(const char *map, const char *dir, const char *fonts, const int *percent, int steps)
{
	struct board board;
	struct sheet sheet;
	struct ink_fonts face;
	struct error e;
	memset(&e, 0, sizeof e);
	if (!ink_fonts_open(&face, fonts, &e))
		return complain(&e);
	bool good = board_load(&board, map, &e);
	if (good) {
		good = board.kind == BOARD_HEX || board.outline ||
		       error_set(&e, map, "areas", NULL, "only hexes and areas with borders have a drawn sheet");
		good = good && dress_check(&board, &e) && key_check(&board, &e) && record_check(&board, &e);
		good = good && (board.kind == BOARD_HEX || (area_key_check(&board, &e) && area_charts_check(&board, &e)));
		if (good) {
			sheet_plan(&sheet, &board, &face);
			good = sheet_write(&sheet, dir, fonts, percent, steps, &e);
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
	const char *fonts = NULL;
	if (argc < 4 || strcmp(argv[1], "sheet") != 0)
		return usage();
	for (int i = 4; i < argc; i += 2) {
		if (i + 1 >= argc)
			return usage();
		if (strcmp(argv[i], "--steps") == 0)
			steps = read_steps(argv[i + 1], percent);
		else if (strcmp(argv[i], "--fonts") == 0)
			fonts = argv[i + 1];
		else
			return usage();
		if (steps == 0)
			return usage();
	}
	return make_sheet(argv[2], argv[3], fonts, percent, steps);
}
