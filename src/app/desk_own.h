/* What the files of the desk share. */
#ifndef GROGNARD_APP_DESK_OWN_H
#define GROGNARD_APP_DESK_OWN_H

#include "app/desk.h"
#include "app/desk_mind.h"
#include "app/sound.h"
#include "match/local.h"

/* How far a chronicle has been shown: decisions, and events of the last of them, the set-up when there is none. */
struct mark {
	int decisions, events;
	uint32_t serial;
};

struct desk {
	struct canvas *c;
	struct desk_options o;
	struct ui *ui;
	struct match *m;
	struct table_view *table;
	struct sound *sound;
	enum side viewer;             /* whose seat is looked through; NOBODY's where no person plays */
	const struct player *plays[SIDES]; /* NULL: a person */
	struct seat *seat[SIDES + 1]; /* on the match, by side; the last one is NOBODY's */
	struct mark shown[SIDES + 1]; /* of each seat's chronicle */
	struct mark told;             /* of the one that is looked through, when the other side's turn to decide began */
	uint32_t turned;              /* of the seat that is looked through, when it was shown */
	bool quit, curtain, busy, redraw, autosave_failed, font_told, picture_told;
	bool settings_changed; /* and not on the disk yet */
	bool halted;           /* players who are no persons wait: they would cut off what was taken back, or cannot go on */
	bool back_unasked;     /* taking back past a seal is no longer asked about in this game */
	int back_to;           /* the moment that was asked about */
	struct desk_mind *mind; /* of players who are no persons */
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

/* desk_turn.c: whose turn it is, who looks, orders and what follows from them. */
bool desk_play(struct desk *d, const struct order *o);
bool desk_play_text(struct desk *d, const char *text);
/* After whatever may have changed: who looks now, and all that is shown. What was heard is told. */
void desk_refresh(struct desk *d);
/* The same, and nothing is told of what was heard: another game, another moment. */
void desk_show(struct desk *d);
/* Who is to look now. */
enum side desk_looks(const struct desk *d);
/* Is something closed to one side on the table? */
bool desk_hides(const struct desk *d, enum side viewer);
bool desk_person_decides(const struct desk *d, enum side *side);
bool desk_is_person(const struct desk *d, enum side side);

/* desk_back.c: back and forth, and what it costs. Moments are those of the seat that is looked through. */
void desk_undo(struct desk *d);
void desk_redo(struct desk *d);
void desk_undo_turn(struct desk *d);
void desk_undo_to(struct desk *d, int moment);
void desk_look(struct desk *d, int moment);
void desk_play_on(struct desk *d);
/* The answer to what was asked about going back. */
void desk_back_answered(struct desk *d, bool yes, bool ask_again);
/* Asks the person whose seat an offer was made to. */
void desk_ask_offer(struct desk *d);

/* desk_tell.c: what was heard, and what came of the other side's turn. */
struct mark mark_now(const struct seat *seat);
/* The first decision of which something is new since then, and its first new event; false when nothing is. */
bool mark_news(const struct seat *seat, const struct mark *since, int *decision, int *event);
void desk_sound(struct desk *d, int decision, int event);
/* A summary of what `side` has done since d->told. */
void desk_summary(struct desk *d, enum side side);

#endif
