/* What the files that read a scenario share with each other and with nobody else. Each part is read into `s` from its files, whole
 * (game_json, pieces_json, json); false with `e` filled on any fault. `file`: the path of the file that is read, for errors. */
#ifndef GROGNARD_CORE_SCENARIO_OWN_H
#define GROGNARD_CORE_SCENARIO_OWN_H

#include "core/scenario.h"

enum { LAST_TURN = MAX_TURNS - 1 };

/* scenario.c: what the file of any game's scenario may hold. */
extern const char *const scenario_common_keys[];

/* scenario_options.c: the options of the game, those that the scenario offers. */
bool scenario_read_options(struct scenario *s, const char *file, struct error *e);

/* scenario_pieces.c: the pieces as they are printed, */
bool scenario_read_pieces(struct scenario *s, const char *file, struct error *e);
/* where the scenario puts them, when and where they arrive, once the board and the pieces are there, */
bool scenario_read_setup(struct scenario *s, struct error *e);
bool scenario_read_arrivals(struct scenario *s, struct error *e);
/* A piece that is stronger or weaker here than its print has a counter of its own. */
bool scenario_read_strengths(struct scenario *s, struct error *e);

/* scenario_told.c: what players are told of it: what it is about, */
bool scenario_read_aim(struct scenario *s, struct error *e);
/* What games of equal machines made of it; only the launcher tells. */
bool scenario_read_machines(const struct scenario *s, struct error *e);
/* Which names of phases there are is for rules.load's caller to say. */
bool scenario_read_notes(struct scenario *s, struct error *e);

#endif
