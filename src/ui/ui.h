/* Everything that is not the map: launcher, panels, dialogs, menus, over the widget tree.
 *
 * The program (src/app/desk.c) owns one struct ui, one canvas and, while a game is on, its seats and one table.
 * The interface knows of a game what a seat knows, reports wishes through `struct ui_calls`, and gives no order itself.
 */
#ifndef GROGNARD_UI_UI_H
#define GROGNARD_UI_UI_H

#include "ai/player.h"
#include "match/chapter.h"
#include "match/saved.h"
#include "match/seat.h"
#include "render/canvas.h"
#include "rules/rules.h"
#include "ui/config.h"
#include "ui/saves.h"

struct ui;

struct ui_start { /* what the launcher chose */
	char scenario[96];
	char options[MAX_OPTIONS][48];
	int option_count;
	const struct player *player[2]; /* NULL: a person */
};

struct ui_calls {
	void *who;
	void (*start)(void *who, const struct ui_start *start);
	void (*load)(void *who, const char *file);
	void (*save)(void *who, const char *name);    /* a name; the owner makes the path */
	void (*resume)(void *who);                    /* go on with the autosaved game */
	void (*leave)(void *who);                     /* back to the launcher */
	void (*quit)(void *who);
	bool (*order)(void *who, const struct order *o); /* an order by button, list or menu */
	const struct player *(*played_by)(void *who, enum side side);                 /* NULL: a person */
	uint64_t (*seed)(void *who);                  /* of the game, asked only when that is over */
	void (*play_by)(void *who, enum side side, const struct player *player);     /* from now on; NULL: a person */
	void (*rest)(void *who);                      /* all that is listed, in its order: struct phase, each */
	void (*all_of)(void *who, int verb);          /* all that is listed with this verb, and may still be given then: struct words, all_of */
	bool (*counts)(void *who); /* is what presses now meant for what is asked now? See desk_key_counts */
	bool (*stand)(void *who, const struct standings *list); /* these are the standing orders now */
	void (*aide)(void *who);                      /* a computer player answers what is asked now, for who is asked */
	void (*undo)(void *who);
	void (*redo)(void *who);
	void (*drop)(void *who);                      /* what is built is given back, all of it */
	void (*join)(void *who);                      /* all that may join what is built join it */
	void (*undo_turn)(void *who);                 /* take back my turn */
	void (*undo_to)(void *who, int moment);       /* take back all from this moment on */
	void (*back)(void *who, bool yes, bool ask_again); /* the answer to ui_ask_back */
	void (*jump)(void *who, int moment);          /* look at a moment of the seat, 0 .. its length */
	void (*show_on)(void *who);                   /* look one decision further, and see it happen */
	void (*play_on)(void *who);                   /* play on from the moment that is looked at */
	void (*look)(void *who, int piece, int place); /* centre the map, select */
	void (*point_out)(void *who, const struct event *ev);
	void (*overlay)(void *who, enum query q, int piece, int place);
	int (*overlay_shown)(void *who);              /* the query on show, or NONE */
	void (*hide_counters)(void *who);
	bool (*counters_hidden)(void *who);
	void (*zoom)(void *who, int direction);
	void (*next_piece)(void *who, int step);
	void (*skip)(void *who);                      /* skip the opponent's animation */
	void (*peek)(void *who);                      /* Look went down: till the pointer is let go */
	void (*advise)(void *who);                    /* a hint is wanted */
	void (*decide)(void *who);                    /* who thinks is to decide now */
	void (*review)(void *who);                    /* the game is over: what cost most? */
	void (*review_show)(void *who, int which);    /* that entry of the review on the map */
	void (*settings)(void *who);                  /* the config has changed: apply it */
	bool (*glance)(void *who, const char *file, struct glance *out); /* how a saved game stands; false: none of it can be loaded, and `damage` says why */
	const char *(*unkept)(void *who);             /* why the game is not kept by itself; "" when it is. May be NULL */
	bool (*saved)(void *who);                     /* does it stand in a file of the player's as it is now? May be NULL */
	bool (*moves)(void *who);                     /* does something move on the map? What comes waits for it */
	/* Where a place and what lies there (and next to it: `around`) is on the screen; false when it is out of sight. */
	bool (*place_box)(void *who, int place, bool around, struct rect *box);
	/* Moves the map so that the place lies in the middle of `free`, and says where it then is; false when it does not
	 * come to lie in there whole: then the map stays. */
	bool (*lay_clear)(void *who, int place, bool around, struct rect free, struct rect *box);
	bool (*fan_box)(void *who, struct rect *out); /* where a stack lies spread out beside its place; false: none does. May be NULL */
	int (*advice_under)(void *who, struct rect box); /* on how many arrows of a hint the box would lie; may be NULL */
	int (*taken_below)(void *who); /* pixels of the lower end of the map that cards and the tray lie over; may be NULL */
	void (*whole_map)(void *who, struct rect at); /* draws the whole map with all that lies on it */
	float (*map_shape)(void *who);                /* its width by its height */
};

/* `autosave`: path of a game that was not ended (launcher offers it), or NULL. */
struct ui *ui_open(struct canvas *c, const char *data, const char *saves, struct config *config,
		   const struct ui_calls *calls, struct error *e);
void ui_close(struct ui *u);

void ui_launcher(struct ui *u, const char *autosave);        /* shows the launcher */
/* The first game or scenario that the launcher has not, for it cannot be read: its file and why; "" when all are there. */
const char *ui_fault(const struct ui *u);
void ui_game(struct ui *u, struct seat *seat);               /* shows the game's panels; NULL: none */
void ui_seat(struct ui *u, struct seat *seat);               /* another seat of the same game; ui_changed must follow */
/* The seat is NOBODY's, and a person decides who holds Look to see his own: orders that all know he has, which stay with the
 * caller. NULL: nothing of that kind. ui_changed must follow. */
void ui_peek(struct ui *u, const struct orders *open);
/* After every change of the seat, before anything else is called: its decisions from `from` on were heard just now and
 * come in reports. NONE: nothing comes by itself (a draft, undo, a look back, another seat). */
void ui_changed(struct ui *u, int from);
/* All that this seat of the game has heard so far was told: none of it comes by itself. */
void ui_told(struct ui *u, struct seat *seat);
/* What was heard may come as soon as nothing moves on the map any more: opens what is next; true when it did. */
bool ui_tell(struct ui *u);
/* How far what was heard has been told: nothing from this event on. False: all of it. */
bool ui_told_to(const struct ui *u, struct spot *to);
/* Its scale, pixels of a hundred points. */
int ui_percent(const struct ui *u);
/* The part of the window left for the map. */
struct rect ui_map_area(const struct ui *u);
/* Pixels of its upper end that the strip of a question lies over, where it is as wide as the map; else 0. */
int ui_asks_over(const struct ui *u);

bool ui_input(struct ui *u, const struct input *in);         /* true: it was for the interface */
/* Goes on with what is shown by itself; true while there is more to come. */
bool ui_work(struct ui *u);
/* The hand rests: something may be looked up that takes a moment. False when there is nothing to do. */
bool ui_idle(struct ui *u);
bool ui_draw(struct ui *u);                                  /* draws all; true while something moves */
bool ui_dirty(const struct ui *u);
bool ui_modal(const struct ui *u);                           /* a dialog is open: the map gets no input */
bool ui_lays(const struct ui *u);                            /* plans lie open over the map: Enter is theirs, whatever the map has out */
bool ui_waits(const struct ui *u);                           /* something is to be read first: nobody else goes on */
bool ui_stands_open(const struct ui *u);                     /* a dialog is open or waits, and be it that nobody waits for it */

void ui_hint(struct ui *u, int x, int y, const char *reason, const char *rule);
/* The slip of a refusal was pressed on its link, and then dragged: the map below was meant. Where it was pressed; once. */
bool ui_through(struct ui *u, int *x, int *y);
void ui_outlook(struct ui *u, int x, int y, const struct outlook *o); /* as a hint; NULL: away with it */
/* Something may be lost: gives the order if that is agreed to. */
void ui_ask_order(struct ui *u, const struct order *order, const struct outlook *o);
/* May this be taken back? Answered by calls.back. `may_stop`: whether not to be asked again is offered. */
void ui_ask_back(struct ui *u, const char *title, const char *text, const char *yes, bool may_stop);
/* The same of the other of two persons, who agrees by a click or Alt+A alone: no key that was meant for something else does it. */
void ui_ask_other(struct ui *u, const char *text);
/* A hint: what might be ordered now, and why in some lines; n 0: away with it. */
void ui_advise(struct ui *u, const struct order *orders, int n, const char *why);
/* A plan in words, as far as another does not do the same; "" when it does all of it, or no game is on. */
void ui_say_plan(const struct ui *u, const struct order *orders, int n, const struct order *other, int m, char *out, size_t size);
/* In its place: what was ordered at the moment that is looked at, and what would have been better. */
void ui_compare(struct ui *u, const struct order *did, int n, const struct order *better, int m);
/* The same in words, of a moment that is not looked at; "" when nothing is known of it. */
void ui_say_compare(struct ui *u, int moment, const struct order *did, int n, const struct order *better, int m, char *out, size_t size);

/* The review of a game that is over. */
struct review_entry {
	char title[160], plans[720], text[960]; /* when; what was ordered and what would have been; what came of both */
};
struct review_page {
	int permille; /* how far it is; NONE: all was looked at */
	bool both;    /* both sides' phases, not those of one person */
	int n;
	struct review_entry at[3];
};
/* Shows it, in the dialog that is open or (`opens`) in a new one. */
void ui_review(struct ui *u, const struct review_page *page, bool opens);
/* The degree of a result where it says more than who won: "Marginal victory"; "" where it does not. */
const char *ui_level(const struct scenario *s, const struct result *r);
/* Somebody thinks, and has come so far; NONE: nobody, or not for long. `advises`: about a hint. */
void ui_thinks(struct ui *u, int permille, bool advises);
bool ui_story(struct ui *u, int piece);                      /* how a piece came where it is; false: nothing to tell */
void ui_menu(struct ui *u, int x, int y, const struct order *orders, int n); /* one of several orders */
void ui_hover(struct ui *u, int piece, int place);           /* the viewer panel */
void ui_card(struct ui *u, int card);                        /* of the own hand, raised; NONE: none is */
void ui_held(struct ui *u, int piece);                       /* in hand or dragged: what helps now is told of it; NONE: none is */
void ui_message(struct ui *u, const char *title, const char *text);
void ui_error(struct ui *u, const char *title, const struct error *e);

/* Is this on the strip that asks about an interruption? What is pressed there may be meant for the card that is raised. */
bool ui_on_window(const struct ui *u, int x, int y);

/* For scripts and tests: a widget by its name or text, or "advice", the slip of a hint; false when none is visible. */
bool ui_find(const struct ui *u, const char *name, struct rect *r);
/* Is it there, and nothing of it cut off by what scrolls? */
bool ui_whole(const struct ui *u, const char *name);
/* Is it there, its letters no smaller than they are meant to be? */
bool ui_full(struct ui *u, const char *name);
/* Text of a widget ("" when none). */
const char *ui_text(const struct ui *u, const char *name);

#endif
