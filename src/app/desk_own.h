/* What the files of the desk share. */
#ifndef GROGNARD_APP_DESK_OWN_H
#define GROGNARD_APP_DESK_OWN_H

#include "ai/ai.h"
#include "app/desk.h"
#include "app/sound.h"
#include "match/local.h"

enum { SPOTS = 400, TALLIES = 12 };

struct desk {
	struct canvas *c;
	struct desk_options o;
	struct ui *ui;
	struct match *m;
	struct table_view *table;
	struct sound *sound;
	struct events *events; /* of the order just played */
	enum side viewer;
	enum player_kind plays[SIDES];
	struct seat *seat[SIDES + 1]; /* on the match, by side; the last one is NOBODY's */
	bool quit, reviewing, curtain, busy, redraw, autosave_failed, font_told, picture_told;
	uint64_t random;       /* the players' own generator */
	int turn_began;        /* orders played when the other side's turn to decide began, or NONE */
	int moves, attacks, lost[SIDES]; /* of that turn, for its summary */
	struct {
		const char *words; /* "march|marches" */
		int n;
	} tally[TALLIES];          /* the same in the game's own words, in the order in which they first happened */
	bool by_machine;       /* no person gave the order just played */
	int lock;              /* holds the autosave file against a second program */
	char autosave[512], folder[512], hint[400];
};

/* desk.c: when the folder of saved games is gone it is made again, with the game on the table in it. False when it was
 * there or cannot be made.
 */
bool desk_save_anew(struct desk *d);

/* desk_calls.c: what the interface and the table ask for. */
void desk_ui_calls(struct desk *d, struct ui_calls *out);
void desk_table_calls(struct desk *d, struct table_calls *out);
void desk_leave(struct desk *d);

/* desk.c: the seat that is looked through now; NULL without a game. */
struct seat *desk_seat(const struct desk *d);

/* desk_turn.c: whose turn it is, who looks, orders and what follows from them. */
bool desk_play(struct desk *d, const char *text);
void desk_refresh(struct desk *d, const struct events *ev);
/* Is something closed to one side on the table? */
bool desk_hides(const struct desk *d, enum side viewer);
bool desk_person_decides(const struct desk *d, enum side *side);
void desk_undo(struct desk *d);
void desk_redo(struct desk *d);
void desk_undo_turn(struct desk *d);
void desk_jump(struct desk *d, int order);
void desk_play_on(struct desk *d);

#endif
