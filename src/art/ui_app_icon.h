/* The icon of the program. */
#ifndef GROGNARD_ART_UI_APP_ICON_H
#define GROGNARD_ART_UI_APP_ICON_H

#include "core/base.h"

struct ink_fonts;

/* Writes grognard-<n>.png for each usual size and grognard.svg into `outdir`. */
bool ui_app_icons(const char *outdir, const struct ink_fonts *fonts, struct error *e);

#endif
