/* The desktop program without its main loop: one canvas, the interface, and while a game is on a match, a table and
 * the players who are no persons. Runs on any canvas, the null one too: a test presses its keys.
 *
 * One turn of the main loop: desk_work (players who are no persons), desk_draw, desk_input for what the hand did.
 */
#ifndef GROGNARD_APP_DESK_H
#define GROGNARD_APP_DESK_H

#include "input/table.h"
#include "match/match.h"
#include "match/seat.h"
#include "render/canvas.h"
#include "ui/config.h"
#include "ui/ui.h"

struct desk;

struct desk_options {
	const char *data;
	const char *saves;   /* folder for autosave.grog and saves/; NULL: nothing is kept on disk (tests) */
	const char *notice;  /* why nothing is kept, told at once; or NULL */
	struct config *config; /* changed by the settings dialog; owned by the caller */
	bool eager;          /* the map is complete at the first draw */
	bool threads;        /* players who are no persons think beside the loop, and canvas_wake tells when they have
				decided; else desk_work waits for them */
	bool slices;         /* without threads desk_work does a slice of their thinking each time, and waits for nothing */
	bool silent;
};

/* Opens the interface with the launcher. NULL with `e` filled. The canvas stays the caller's. */
struct desk *desk_open(struct canvas *c, const struct desk_options *o, struct error *e);
/* Safe at any moment; the game is on disk already. */
void desk_close(struct desk *d);

/* Begins a game. `name` or `file` as for match_new; `options` ends with NULL (may be NULL). `player`: who plays each side,
 * NULL for a person. False with `e`: what was on the table stays there. */
bool desk_start(struct desk *d, const char *name, const char *file, const char *const *options, uint64_t seed,
		const struct player *const player[2], struct error *e);
/* A damaged game is loaded as far as it is good, and that is told; the file it came from stays as it was, the one kept
 * by itself among the saved games as "damaged 1".
 */
bool desk_load(struct desk *d, const char *path, struct error *e);
/* Among the saved games by this name, or where "/..." or "~/..." says; where it lies now is told on the screen. */
bool desk_save(struct desk *d, const char *name, struct error *e);

/* One event of the hand. */
void desk_input(struct desk *d, const struct input *in);
/* The hand rests: something may be read ahead. False when there is nothing to do. */
bool desk_idle(struct desk *d);
/* Goes on with whatever goes on by itself: a hint, a review, the next report, what is told on the map, a march of several steps; or one
 * order of a player who is no person, if he has decided. True when there is more to do soon. */
bool desk_work(struct desk *d);
/* Draws and presents when something has changed; true when something moves and drawing should go on. */
bool desk_draw(struct desk *d);
/* The program should end. */
bool desk_done(const struct desk *d);

/* For scripts and tests. */
const struct match *desk_match(const struct desk *d); /* NULL: the launcher */
struct seat *desk_seat(const struct desk *d);         /* that is looked through; only while a game is on */
struct table_view *desk_table(struct desk *d);
bool desk_curtain(const struct desk *d);              /* nothing of the game is to be seen */
struct ui *desk_ui(struct desk *d);
const char *desk_kept_in(const struct desk *d);       /* the file that always holds the game on the table, "" when none does */
const char *desk_hint(const struct desk *d);          /* the last hint beside the pointer, "" when none */
bool desk_order(struct desk *d, const char *text);    /* as if a hand had given it */

#endif
