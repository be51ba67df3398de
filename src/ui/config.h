/* What the program remembers, under $XDG_CONFIG_HOME/grognard/config.json. */
#ifndef GROGNARD_UI_CONFIG_H
#define GROGNARD_UI_CONFIG_H

#include "core/base.h"

/* How two persons at one screen change places where one may not see all: under a curtain; with what both may see on the
 * table and the rest while a button is held; or with all that the one knows who decides. */
enum hands { HANDS_CURTAIN, HANDS_PEEK, HANDS_OPEN, HANDS };

/* Where the map of a game was left. */
struct config_view {
	char game[32];          /* "": none */
	float x, y;             /* the middle of the window on the sheet, fractions of it */
	int percent;
};

enum { CONFIG_VIEWS = 8 };

struct config {
	int width, height;      /* window, points; of one that is maximised: what it was before */
	bool full_screen, maximised;
	int scale;              /* interface scale, percent 100..200; 0: as the screen asks for */
	struct config_view view[CONFIG_VIEWS]; /* the latest first */
	int speed;              /* animation 0 (off) .. 3 (slow) */
	int sound;              /* 0 (off) .. 100 */
	bool wheel_scrolls;     /* VASSAL habit */
	bool follow;            /* follow the opponent's moves */
	bool small_map;         /* in the corner of the map */
	bool letters;           /* letters on counters (FR, RU) */
	bool asks_end;          /* ask before a phase ends in which something may be forgotten */
	bool guide;             /* "What now?" and the notes of a scenario stand under what is asked */
	bool aims;              /* the places it is all about bear stars */
	bool quiet;             /* no reports of battles by themselves */
	enum hands hands;
	char last_scenario[96];
	char player[2][24];     /* who played each side last: "person", "simple" */
};

/* Fills in defaults, then what the file says. False with `e` for a damaged file, and then the defaults stay; or for the first setting
 * that does not fit: its own default stays, and all others are as the file says. */
bool config_load(struct config *c, struct error *e);
bool config_save(const struct config *c, struct error *e);

/* Where the map of a game was left; NULL: never. And: it is left so now. */
const struct config_view *config_view(const struct config *c, const char *game);
void config_leave_view(struct config *c, const struct config_view *view);

/* The interface scale that a screen of so many pixels asks for, percent 100..200: large screens are looked at from as far as
 * small ones, and where an inch has many pixels (0: not known) letters need many. */
int config_scale_for(int width, int height, float dpi);

/* "curtain", "peek", "open", and back (NONE for an unknown word). */
const char *hands_name(enum hands hands);
int hands_find(const char *name);

/* XDG folders, made with mode 0700 when absent: "config", "data" (saves), "cache". False with `e`. */
bool xdg_folder(const char *kind, char *out, size_t size, struct error *e);

#endif
