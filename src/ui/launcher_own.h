/* What the files of the launcher share with each other and with nobody else. */
#ifndef GROGNARD_UI_LAUNCHER_OWN_H
#define GROGNARD_UI_LAUNCHER_OWN_H

#include "ui/catalogue.h"
#include "ui/inner.h"

struct launcher {
	struct catalogue catalogue;
	struct scenario *asked; /* what players are asked about: see player_offered */
	char autosave[512];
	struct match_info resume;
	bool can_resume;
	char no_resume[120]; /* why the last game cannot be resumed, though there is one; or "" */
	int game, scenario;
	int map_w, map_h; /* pixels of the picture of the chosen game's map; 0: there is none */
	int value[MAX_OPTIONS];
	const struct player *player[2]; /* NULL: a person */
};

/* launcher.c: what is chosen. The game, NULL where none was found. */
const struct game_head *chosen_game(const struct ui *u);
void take_game(struct ui *u, int game);
/* The chosen scenario, as players are asked about it: it is known by its name alone, and nothing of it is read. */
const struct scenario *scenario_asked(struct launcher *l);
/* Is the player offered for this side of it? */
bool player_offered(struct launcher *l, const struct player *player, int side);
/* Who is not offered any more gives way to the usual player. */
void players_keep_offered(struct launcher *l);
/* Is this option of the game one of the scenario's? */
bool option_offered(const struct game_head *g, const struct head *h, int option);
void start_now(struct ui *u);
/* The picture of its map, and is there room for it? */
void launcher_map_file(const struct launcher *l, char out[64]);
bool launcher_shows_map(const struct ui *u);
/* Letters of the sheet that are so large in a window of usual size: a large one is filled, not left empty. */
int sheet_letters(const struct ui *u, int size);

/* launcher_scenario.c: parts of the page. */
void scenario_part(struct ui *u, struct widget *root);
void story_part(struct ui *u, struct widget *root);
void map_part(struct ui *u, struct widget *root);

/* launcher_seats.c */
void seat_part(struct ui *u, struct widget *root);
void option_part(struct ui *u, struct widget *root);
int options_offered(const struct ui *u); /* their number */

#endif
