/* The games that can be played and their scenarios, read quickly for the launcher: heads only. */
#ifndef GROGNARD_UI_CATALOGUE_H
#define GROGNARD_UI_CATALOGUE_H

#include "core/scenario.h"
#include "rules/rules.h"

enum { CATALOGUE_GAMES = 8, CATALOGUE_SCENARIOS = 16 };

struct head {
	char id[64], title[96], length[64];
	char sheet[64];    /* the folder of art/ with the sheet it is played on */
	char history[1200], aim[320];
	int first, games;  /* points of 100 that the first side makes in so many games of equal machines; games 0: unknown */
	bool begin_here;   /* for whoever never played the game */
	int options;
	char option[MAX_OPTIONS][32];
	bool all_options;        /* the scenario does not say which: all of the game */
};

struct game_head {
	const struct rules *rules;
	char id[32], title[96], subtitle[96], dates[64], maker[160];
	char side[2][32], nation[2][16];
	int options, scenarios;
	struct option option[MAX_OPTIONS];
	struct head scenario[CATALOGUE_SCENARIOS];
};

struct catalogue {
	int n;
	struct game_head game[CATALOGUE_GAMES];
	char fault[400];         /* the first that could not be read, and why, or "" */
};

/* Reads game.json and the scenarios of every game of rules_all but the template. */
void catalogue_read(struct catalogue *c, const char *data);

#endif
