/* What the parts of the interface share: the state, the panes, the dialogs. Not for anyone outside src/ui. */
#ifndef GROGNARD_UI_INNER_H
#define GROGNARD_UI_INNER_H

#include "core/json.h"
#include "core/overlay.h"
#include "ui/style.h"
#include "ui/ui.h"
#include "ui/widget.h"

enum pane_id { PANE_LAUNCHER, PANE_BAR, PANE_TIME, PANE_SIDE, PANE_WINDOW, PANES };

struct pane {
	struct widget *root;
	bool used, stale;
	bool of_another; /* it shows another seat: built anew even while what was heard is held back */
	uint32_t turned; /* of the seat, when it was built */
};

enum dialog_kind {
	DIALOG_MESSAGE, DIALOG_CONFIRM, DIALOG_CHAPTER, DIALOG_SAVE, DIALOG_LOAD, DIALOG_HELP, DIALOG_ABOUT,
	DIALOG_SETTINGS, DIALOG_MENU, DIALOG_POPUP, DIALOG_BACK, DIALOG_STANDING, DIALOG_RENAME, DIALOG_ELSEWHERE,
	DIALOG_REVIEW, DIALOG_OPPONENT, DIALOGS
};

enum { UI_LAYER = 1, MAX_DIALOGS = 8, KEPT = 48, HINT_ROOM = 480, TIP_DELAY = 500 };

/* One window over the game. */
struct dialog {
	enum dialog_kind kind;
	struct widget *root;
	bool stale;
	char title[128], word[320], rule[48];
	char *text;                        /* of messages; owned */
	void (*yes)(struct ui *u, struct dialog *d); /* confirm */
	void (*other)(struct ui *u, struct dialog *d); /* confirm: instead of agreeing, goes to what it is about; or NULL */
	int16_t go_piece, go_place;        /* there */
	int16_t about;                     /* confirm: the place it is about, beside which it stands, or NONE */
	bool deaf;                         /* back: another is asked than who has the keys, so that neither Enter nor Space answers */
	bool costs;                        /* confirm: agreeing loses something for good, so that Enter and Space cancel */
	bool may_stop, stop;               /* confirm: not to be asked again is offered, and wanted */
	int number, x, y, chosen;
	struct items items;                /* popup, load, help */
	struct order *orders;              /* popup; owned */
	struct order order;                /* confirm: given when agreed */
	void *more;                        /* owned, freed by drop */
	void (*drop)(struct dialog *d);
	struct dialog *next_closed;
};

/* Scroll places and selections that outlive a rebuilding. */
struct kept {
	char name[64];
	int scroll, selected;
};

struct game;
struct launcher;

struct ui {
	struct canvas *canvas;
	struct style style;
	char data[256], saves[256];
	struct config *config;
	struct ui_calls calls;
	int width, height;
	struct pane pane[PANES];
	struct dialog *dialog[MAX_DIALOGS];
	int dialogs;
	struct dialog *closed;             /* to be freed when no widget of theirs runs */
	struct widget *focus, *hot, *grab;
	bool map_press;                    /* a button went down over the map and is not up yet */
	bool focus_seen;                   /* the ring shows once a key was used */
	int px, py;
	uint32_t hot_since;
	bool tip_shown;
	struct kept kept[KEPT];
	int kept_next;
	struct {
		char text[HINT_ROOM], rule[48];
		uint32_t turned; /* of the seat when it was said */
		int x, y;
		int place; /* what the pointer was on when it was said, or NONE */
		struct widget *card; /* the odds, shown in place of the text; owned; or NULL */
		struct rect at;
		bool held, through; /* the button is down on its link; it was dragged from there, which was meant for the map */
		int press_x, press_y;
	} hint;
	struct launcher *launcher;
	struct game *game;                 /* NULL in the launcher */
	int busy;                          /* widgets run: nothing may be freed */
	bool dirty, stale_layout;
	bool patient;    /* pictures are awaited: till all of the launcher's have come once */
	bool awaits;     /* one is read beside the loop, and another was drawn for it */
};

/* settle.c */
void ui_stale(struct ui *u, enum pane_id pane);  /* build it anew */
void ui_stale_all(struct ui *u);
void ui_settle(struct ui *u);                    /* builds and lays out what is stale */
struct rect ui_pane_area(const struct ui *u, enum pane_id pane);

/* focus.c */
void ui_focus(struct ui *u, struct widget *w);
void ui_focus_step(struct ui *u, int step);
/* The first widget of a dialog that should have the focus: a field, else the main button, else the first. */
struct widget *first_stop(struct widget *root);
/* Does the topmost dialog take the keys? The odds of what is being built leave them to the map. */
bool takes_keys(const struct ui *u);
bool key_pressed(struct ui *u, const struct input *in);

/* pointer.c: true when the event was for the interface. */
bool pointer_moves(struct ui *u, const struct input *in);
bool pointer_presses(struct ui *u, const struct input *in);
bool pointer_releases(struct ui *u, const struct input *in);
bool pointer_wheel(struct ui *u, const struct input *in);

/* draw.c: is a picture read beside the loop, so that the first sight of the launcher need not wait for it? Something stands in for it
 * then, and all is drawn again when it is there. */
bool picture_comes(struct ui *u, const char *file, struct rect r);

/* ui.c */
struct widget *ui_top_root(const struct ui *u);  /* of the topmost dialog, or NULL */
void ui_order(struct ui *u, const struct order *o);
/* The map shows a piece, a place, or both; NONE: not this. As a button, the place w->arg. */
void ui_look(struct ui *u, int piece, int place);
void act_look_there(struct ui *u, struct widget *w);
/* The settings are others now: the program applies and keeps them. */
void ui_config_changed(struct ui *u);

/* dialog.c */
struct dialog *dialog_open(struct ui *u, enum dialog_kind kind, const char *title);
void dialog_close(struct ui *u);                 /* the topmost; what waits to be told comes then */
void dialog_drop(struct ui *u);                  /* the topmost, and nothing more */
void dialog_close_all(struct ui *u);
void dialog_bury(struct ui *u);                  /* frees closed ones */
void dialog_build(struct ui *u, struct dialog *d);
void dialog_place(struct ui *u, struct dialog *d);
void dialog_draw(struct ui *u, struct dialog *d);
struct dialog *dialog_top(const struct ui *u);
void dialog_confirm(struct ui *u, const char *title, const char *text, const char *yes_text,
		    void (*yes)(struct ui *, struct dialog *));
void dialog_escape(struct ui *u);                /* Esc: the cancel button, else close */
struct widget *dialog_buttons(struct widget *root);
struct widget *dialog_close_button(struct widget *row, const char *text);

/* Builders of panes and dialogs, each in its own file. */
void build_launcher(struct ui *u, struct widget *root);
void build_bar(struct ui *u, struct widget *root);
void build_time(struct ui *u, struct widget *root);
void build_side(struct ui *u, struct widget *root);
void build_window(struct ui *u, struct widget *root);
void build_chapter(struct ui *u, struct dialog *d);
void build_save(struct ui *u, struct dialog *d);
void build_load(struct ui *u, struct dialog *d);
void build_rename(struct ui *u, struct dialog *d);
void build_elsewhere(struct ui *u, struct dialog *d);
void build_help(struct ui *u, struct dialog *d);
void build_about(struct ui *u, struct dialog *d);
void build_settings(struct ui *u, struct dialog *d);
void build_menu(struct ui *u, struct dialog *d);
void build_back(struct ui *u, struct dialog *d);
void build_standing(struct ui *u, struct dialog *d);
void build_opponent(struct ui *u, struct dialog *d);
void build_review(struct ui *u, struct dialog *d);

/* Opening them. */
void open_save(struct ui *u);
void open_load(struct ui *u);
void act_elsewhere(struct ui *u, struct widget *w); /* elsewhere.c: over the list of saved games, a place of the player's own is asked for */
bool load_idle(struct ui *u);                    /* files.c: looks up how one more of the listed games stands */
void open_help(struct ui *u, const char *rule);  /* NULL: the beginning */
void open_about(struct ui *u);
void open_settings(struct ui *u);
void open_game_menu(struct ui *u);
void open_standing(struct ui *u);
void open_opponent(struct ui *u);
/* May who plays be changed? Not when the game is over. */
bool may_change_places(const struct ui *u);
/* A choice for the side: a person (`index` NONE) or players_all[index], marked if that is who plays it `now` (NULL: a person). Its `arg` is the
 * index, its `arg2` the side. */
struct widget *player_radio(struct widget *group, int side, int index, const struct player *now, int size);
/* A line: what this player looks at. */
struct widget *player_looks(struct widget *root, const struct player *player, int size);
/* Which levels are offered for the other side of the scenario alone, and why; `side_name`: what the sides are called there. */
void player_missing(struct widget *root, const struct scenario *s, const char *const side_name[SIDES], int side, int size);
void act_help(struct ui *u, struct widget *w);   /* w->word: the rule */
void act_load(struct ui *u, struct widget *w);
void act_settings(struct ui *u, struct widget *w);

/* How two persons at one screen change places: a button for each way. */
void hands_choice(struct ui *u, struct widget *row);

/* A link to a rule of the help page. */
struct widget *rule_link(struct widget *parent, const char *rule);

/* tables.c: the tables of a game */
struct tables;
/* Those of a file tables.json; one that cannot be read has none. NULL: no memory. */
struct tables *tables_open(const char *path);
void tables_close(struct tables *t);
/* Their titles, the id of each its number; owned by the caller. */
struct items *tables_list(const struct tables *t);
/* All of them, and what their codes mean; the one in question, or NONE, is marked. `t` must outlive the widgets. */
void build_tables(struct widget *root, const struct tables *t, int target);

/* launcher.c */
void launcher_close(struct ui *u);
const char *ui_game_id(const struct ui *u);      /* of the game on, or chosen in the launcher */

/* shell.c */
const char *game_folder(const struct ui *u);     /* of the game on */
void ui_leave_game(struct ui *u);
void help_reveal(struct dialog *d);              /* help.c: after the layout of a new page */

/* Name of a side and title of a game by its id. */
const char *launcher_side(const struct ui *u, const char *game, int side);
const char *launcher_title(const struct ui *u, const char *game);

/* keys.c: what keys do when no widget wants them. */
void toggle_small_map(struct ui *u);
bool ui_shortcut(struct ui *u, const struct input *in);

/* hint.c */
void hint_draw(struct ui *u);
bool hint_press(struct ui *u, int x, int y);
bool hint_drag(struct ui *u, int x, int y); /* true when the press goes to the map below */
bool hint_release(struct ui *u);            /* true when it opened the rule */

static inline int points(const struct ui *u, int n)
{
	return n * u->style.percent / 100;
}

#endif
