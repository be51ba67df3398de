/* Draws counters, interface art, covers and icons at build time. */
#include "art/card_sheet.h"
#include "art/counter_sheet.h"
#include "art/ink.h"
#include "art/ui_cover.h"
#include "art/ui_app_icon.h"
#include "art/ui_sheet.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

enum { WRONG_USE = 2 };

static int usage(void)
{
	fputs("usage: artmaker counters PIECES.json OUTDIR [--fonts DIR]\n"
	      "       artmaker cards CARDS.json OUTDIR [--fonts DIR]\n"
	      "       artmaker ui OUTDIR [--fonts DIR]\n"
	      "       artmaker cover GAME.json OUTDIR [--fonts DIR]\n"
	      "       artmaker icon OUTDIR [--fonts DIR]\n",
	      stderr);
	return WRONG_USE;
}

/* Takes "--fonts DIR" out of the arguments. False when DIR is missing or an option is unknown. */
static bool take_options(int *argc, char **argv, const char **fonts)
{
	int kept = 0;

	for (int i = 0; i < *argc; i++) {
		if (strcmp(argv[i], "--fonts") == 0) {
			if (++i == *argc)
				return false;
			*fonts = argv[i];
		} else if (argv[i][0] == '-') {
			return false;
		} else {
			argv[kept++] = argv[i];
		}
	}
	*argc = kept;
	return true;
}

/* Makes every folder that `path` names before its last slash. */
static bool make_parents(const char *path, struct error *e)
{
	char part[512];

	if (strlen(path) >= sizeof part)
		return error_set(e, path, NULL, NULL, "the path is too long");
	for (const char *slash = strchr(path, '/'); slash; slash = strchr(slash + 1, '/')) {
		if (slash == path)
			continue;
		snprintf(part, sizeof part, "%.*s", (int)(slash - path), path);
		if (mkdir(part, 0777) != 0 && errno != EEXIST)
			return error_set(e, part, NULL, NULL, "cannot be made: %s", strerror(errno));
	}
	return true;
}

/* Makes the folder `path` as well. */
static bool make_folder(const char *path, struct error *e)
{
	char slashed[520];

	snprintf(slashed, sizeof slashed, "%s/", path);
	return make_parents(slashed, e);
}

/* `path` and its folder view, for the large faces. */
static bool make_views(const char *path, struct error *e)
{
	char view[480];
	snprintf(view, sizeof view, "%s/view", path);
	return make_folder(view, e);
}

static bool run(int argc, char **argv, const struct ink_fonts *fonts, struct error *e, bool *known)
{
	*known = true;
	if (argc == 3 && !strcmp(argv[0], "counters"))
		return make_views(argv[2], e) && counter_sheets(argv[1], argv[2], fonts, e);
	if (argc == 3 && !strcmp(argv[0], "cards"))
		return make_views(argv[2], e) && card_sheets(argv[1], argv[2], fonts, e);
	if (argc == 2 && !strcmp(argv[0], "ui"))
		return make_folder(argv[1], e) && ui_sheets(argv[1], e);
	if (argc == 3 && !strcmp(argv[0], "cover"))
		return make_folder(argv[2], e) && ui_cover(argv[1], argv[2], fonts, e);
	if (argc == 2 && !strcmp(argv[0], "icon"))
		return make_folder(argv[1], e) && ui_app_icons(argv[1], fonts, e);
	*known = false;
	return false;
}

int main(int argc, char **argv)
{
	struct error e = {0};
	struct ink_fonts fonts;
	const char *dir = NULL;
	char line[1024];
	bool good, known = true;
	int left = argc - 1;

	if (argc < 3 || !take_options(&left, argv + 1, &dir))
		return usage();
	if (!ink_fonts_open(&fonts, dir, &e)) {
		good = false;
	} else {
		good = run(left, argv + 1, &fonts, &e, &known);
		ink_fonts_close(&fonts);
	}
	if (!known)
		return usage();
	if (good)
		return 0;
	error_print(&e, line, sizeof line);
	fprintf(stderr, "artmaker: %s\n", line);
	return 1;
}
