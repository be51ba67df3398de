/* What the files of the desk share. */
#ifndef GROGNARD_APP_DESK_OWN_H
#define GROGNARD_APP_DESK_OWN_H

#include "app/desk.h"
#include "app/desk_mind.h"
#include "app/desk_weigh.h"
#include "app/sound.h"
#include "match/local.h"

/* How far a chronicle has been shown: decisions, and events of the last of them, the set-up when there is none. */
struct mark {
	int decisions, events;
	uint32_t serial;
};

/* What is held down so that the table shows the seat of the one who decides. */
enum looking { LOOKS_NOT, LOOKS_BY_KEY, LOOKS_BY_BUTTON };

/* A moment of a match: orders recorded and played, and the check of the position. */
struct as_saved {
	int length, now;
	uint32_t check;
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
	struct spot told;             /* how far the map has gone in what its seat heard */
	bool holds;                   /* and no further, for now */
	bool looks_later;             /* the eye goes to what is asked when all is read */
	bool hears;                   /* what was heard is being taken note of: nothing opens yet */
	uint32_t turned;              /* of the seat that is looked through, when it was shown */
	enum looking looking;
	enum side looks_for;          /* who decided when it went down: never across a change of player */
	bool advises;                 /* a hint is thought about */
	bool advised;                 /* and one is shown */
	uint32_t thinks_since;        /* of whoever thinks; clock of the canvas */
	struct orders open;           /* of the one who decides, what all know he may order */
	bool quit, curtain, redraw, autosave_failed, gives_up, font_told, picture_told;
	bool settings_changed; /* and not on the disk yet */
	bool halted;           /* players who are no persons wait: they would cut off what was taken back, or cannot go on */
	bool back_unasked;     /* taking back past a seal is no longer asked about in this game */
	int back_to;           /* the moment that was asked about */
	bool plays_on;         /* it was asked about to play on from there: machines do so too */
	struct {
		int from, to;
		uint32_t serial;
	} gesture;             /* the decisions of the last gesture that gave several; serial: of the last of them */
	struct desk_mind *mind; /* of players who are no persons */
	struct review *review;  /* of the game on the table, which is over; or NULL */
	bool reviews;           /* and it goes on */
	struct {
		bool on;
		int turn, side, row;
	} asked;               /* what was asked when it was last drawn */
	uint32_t asked_at;     /* since when that is on the screen */
	bool by_key, key_again; /* a key is being dealt with, which repeats */
	bool by_machine;       /* no person gave the order just played */
	int lock;              /* holds the autosave file against a second program */
	char autosave[512], folder[512], hint[400];
	bool saved;            /* the game on the table was saved under a name, or loaded whole, and stood like this then */
	struct as_saved as_saved;
	char opened[512];      /* the file that the game on the table was opened from, over, and nobody has gone back in it since; or "" */
};

/* desk_keep.c: the first autosave file that no other running program holds becomes this one's. */
void desk_take_autosave(struct desk *d);

/* When the folder of saved games is gone it is made again, with the game on the table in it. False when it was there or
 * cannot be made. */
bool desk_save_anew(struct desk *d);

/* The game on the table is kept by itself from now on; when it cannot be that is said, and tried again at every order. The
 * other does the same for one that stays although another was to take its place: always false. */
void desk_keep(struct desk *d);
bool desk_kept_again(struct desk *d);

/* The game on the table lies in a file of the player's as it stands; and does it still? */
void desk_note_saved(struct desk *d);
bool desk_is_saved(const struct desk *d);

/* Why the game on the table is not kept by itself; "" when it is. */
const char *desk_unkept(const struct desk *d);

/* May the game on the table go? No, once, where its last orders are nowhere on the disk and cannot be put there: `e` says so. */
bool desk_may_give_up(struct desk *d, struct error *e);

/* The program ends, unless what was played last would be lost with it: that is said first. */
void desk_quit(struct desk *d);

/* Is there something in the autosave file that would be lost with it? A game, or what can no longer be read. */
bool desk_worth_keeping(const struct desk *d);
/* The game that was kept by itself gives way: it is put among the saved games, as "The Retreat, unfinished 3", "The Retreat, finished 3" or,
 * where nothing of it can be read, "damaged 3". False with `e`, and the file is where it was. */
bool desk_keep_old_game(struct desk *d, const char *what, struct error *e);

/* The game on the table is no longer kept by itself. One that has ended goes among the saved games: false with `e` when it
 * cannot, and stays in the autosave file. */
bool desk_put_away(struct desk *d, struct error *e);

/* Where the map lies now is where it will lie when the game is resumed. */
void desk_note_view(struct desk *d);

/* desk_glance.c: struct ui_calls.glance; `who` is the desk. */
bool desk_glance(void *who, const char *file, struct glance *out);

/* desk_game.c: nothing of a game lies on the table any more. */
void desk_drop_game(struct desk *d);
/* The side is played by somebody else from now on, a person (NULL) instead of a machine or the other way round: seats that know
 * what those who sit there may know, and a table for who looks then. False with `e`: all is as it was. */
bool desk_sit(struct desk *d, enum side side, const struct player *player, struct error *e);
/* Back to the launcher; the game goes among the saved games where it is over. */
void desk_leave(struct desk *d);

/* desk_calls.c: what the interface and the table ask for. */
void desk_ui_calls(struct desk *d, struct ui_calls *out);
void desk_table_calls(struct desk *d, struct table_calls *out);

/* desk_turn.c: whose turn it is, who looks, orders and what follows from them. */
bool desk_play(struct desk *d, const struct order *o);
bool desk_play_text(struct desk *d, const char *text);
/* Another player decides for this side from now on; NULL: a person. */
void desk_play_by(struct desk *d, enum side side, const struct player *player);
/* Everything that is listed has its turn, in the order of the list, until something else is asked. */
void desk_rest(struct desk *d);
/* Every order with this verb, one after the other, while the same is asked. */
void desk_all_of(struct desk *d, int verb);
/* Notes what is asked on the screen that was just drawn. */
void desk_note_asked(struct desk *d);
/* Is a key that is being dealt with meant for what is asked now? It counts for what was on the screen when it went down, and
 * not before one can have read that another player or another phase is asked. True too when no key is. */
bool desk_key_counts(const struct desk *d);
/* Every unit joins that may join what is built, in the order they are listed, until none is left. */
void desk_join(struct desk *d);
/* After whatever may have changed: who looks now, and all that is shown. What was heard is told. */
void desk_refresh(struct desk *d);
/* The same, and nothing is told of what was heard: another game, another moment. */
void desk_show(struct desk *d);
/* The seat of NOBODY speaks for the one who decides, where it is looked through in his stead; what is drafted there is shown. */
void desk_speak(struct desk *d);
/* Who is to look now. */
enum side desk_looks(const struct desk *d);
bool desk_person_decides(const struct desk *d, enum side *side);
bool desk_is_person(const struct desk *d, enum side side);
/* The seat at which orders are given and taken back: that of who decides where the table shows only what both of two
 * persons know, else the one that is looked through. */
struct seat *desk_hand(const struct desk *d);
/* Is the seat of the one who decides closed for now, and may be looked at? Of two persons at one screen only. */
bool desk_peeks(const struct desk *d);
/* The curtain falls if the other person must turn away before what is looked at is shown. */
void desk_draw_curtain(struct desk *d);
/* "Not possible", without a reason, and how it may be learned. False. */
bool desk_refuse_plainly(struct desk *d);

/* desk_think.c: a hint, and how long somebody thinks. */
void desk_advise(struct desk *d);
/* Goes on with a hint; true when there is more to do soon. */
bool desk_advice_work(struct desk *d);
/* No hint is thought about or shown any more; false when there was none. */
bool desk_advice_end(struct desk *d);
/* Shows how far somebody is who thinks for longer than a blink; `permille` NONE: nobody thinks. */
void desk_thinks(struct desk *d, int permille);
/* Answers for a side whose standing order leaves it to a computer player: match_aide. */
int desk_aide(void *who, const struct match *m, enum side side, const struct orders *list);
/* desk_review.c: its page is wanted, and the review goes on where it was. */
void desk_review(struct desk *d);
/* Goes on with it; true when there is more to do soon. */
bool desk_review_work(struct desk *d);
/* That entry on the map. */
void desk_review_show(struct desk *d, int which);
/* The game goes, or goes on. */
void desk_review_end(struct desk *d);

/* Whoever thinks decides now: a hint is given, or desk_machine_decides. */
void desk_decide(struct desk *d);
/* The player who is no person gives the best order that he has found so far. */
void desk_machine_decides(struct desk *d);

/* desk_peek.c: two persons at a table that shows what both may see. */
/* The button or key goes down. */
void desk_peek(struct desk *d, enum looking how);
/* Of every event first: was it letting go of what is held, or the key going on to repeat? */
bool desk_peek_input(struct desk *d, const struct input *in);
/* Nobody looks any more, whatever is still held down. */
void desk_peek_end(struct desk *d);
/* A key that nobody else wanted. */
void desk_peek_key(struct desk *d, const struct input *in);
/* What lies open is put down on a place. False: not possible, and that is all that is said. */
bool desk_put(struct desk *d, int piece, int place);

/* Tells the interface; after every change. */
void desk_peek_show(struct desk *d);

/* desk_placed.c: a unit that the person has set up in this row is put elsewhere, or (NONE) back into the tray; what he has placed since
 * stays. Where that cannot be nothing changes, and it is said why. False: he has not placed it, or that cannot be taken back freely. */
bool desk_place_again(struct desk *d, int piece, int place);

/* desk_back.c: back and forth, and what it costs. Moments are those of the seat that is looked through. */
void desk_undo(struct desk *d);
void desk_redo(struct desk *d);
/* Gives back all that is drafted. */
void desk_drop(struct desk *d);
void desk_undo_turn(struct desk *d);
/* All decisions of the seat that gives orders from this moment on were one gesture: undo and redo go over them at once. */
void desk_together(struct desk *d, int from);
void desk_undo_to(struct desk *d, int moment);
void desk_look(struct desk *d, int moment);
/* How much was played before the moment that is looked back at, NONE where the present is looked at; and that moment again, at whatever
 * seat looks now (NONE: nothing, and nothing behind a curtain). */
int desk_looks_at(const struct desk *d);
void desk_look_again(struct desk *d, int played);
/* Looks one decision further, which is seen and heard as when it was new. */
void desk_show_on(struct desk *d);
void desk_play_on(struct desk *d);
/* The answer to what was asked about going back. */
void desk_back_answered(struct desk *d, bool yes, bool ask_again);
/* Asks the person whose seat an offer was made to. */
void desk_ask_offer(struct desk *d);

/* desk_story.c: the map goes as far as the story. Of what was heard it shows the events before `from` only, till what
 * follows is told; or all of it. */
void desk_story_begin(struct desk *d, struct spot from);
void desk_story_skip(struct desk *d);
/* Goes on with it as far as it has been told; after whatever may have changed that. */
void desk_story_on(struct desk *d);

/* desk_tell.c: what was heard. */
struct mark mark_now(const struct seat *seat);
/* The first decision of which something is new since then, and its first new event; false when nothing is. */
bool mark_news(const struct seat *seat, const struct mark *since, int *decision, int *event);
/* The sounds of the events from <= x < to. */
void desk_sound(struct desk *d, struct spot from, struct spot to);

/* Of two plans: does a side win fewer of its games by one than by the other, or lose more? A victory counts in the judgement for more than
 * all points. `won`, `than`: games won by each side, as in a thought. */
static inline bool desk_fares_worse(const int won[SIDES], const int than[SIDES], enum side mine)
{
	enum side other = side_other(mine);
	return won[mine] < than[mine] || won[other] > than[other];
}

/* desk_think.c: "is 1.3 behind", "wins 2 of 12 games, the first 6 of 12": what a plan is worth against the first. The first was played although
 * another came out better where that is no more than chance. */
struct text desk_say_behind(const struct thought *first, const struct thought *t, enum side mine);

#endif
