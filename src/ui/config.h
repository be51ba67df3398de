/* What the program remembers, under $XDG_CONFIG_HOME/grognard/config.json. */
#ifndef GROGNARD_UI_CONFIG_H
#define GROGNARD_UI_CONFIG_H

#include "core/base.h"

/* How two persons at one screen change places where one may not see all: under a curtain; with what both may see on the
 * table and the rest while a button is held; or with all that the one knows who decides. */
enum hands { HANDS_CURTAIN, HANDS_PEEK, HANDS_OPEN, HANDS };

struct config {
	int width, height;      /* window, points */
	bool full_screen;
	int scale;              /* interface scale, percent 100..200 */
	int speed;              /* animation 0 (off) .. 3 (slow) */
	int sound;              /* 0 (off) .. 100 */
	bool wheel_scrolls;     /* VASSAL habit */
	bool follow;            /* follow the opponent's moves */
	bool letters;           /* letters on counters (FR, RU) */
	bool asks_end;          /* ask before a phase ends in which something may be forgotten */
	bool guide;             /* "What now?" and the notes of a scenario stand under what is asked */
	bool aims;              /* the places it is all about bear stars */
	bool quiet;             /* no reports of battles by themselves */
	enum hands hands;
	char last_scenario[96];
	char player[2][24];     /* who played each side last: "person", "simple" */
};

/* Fills in defaults, then what the file says; a damaged file is reported in `e`, defaults stay. */
bool config_load(struct config *c, struct error *e);
bool config_save(const struct config *c, struct error *e);

/* "curtain", "peek", "open", and back (NONE for an unknown word). */
const char *hands_name(enum hands hands);
int hands_find(const char *name);

/* XDG folders, made with mode 0700 when absent: "config", "data" (saves), "cache". False with `e`. */
bool xdg_folder(const char *kind, char *out, size_t size, struct error *e);

#endif
