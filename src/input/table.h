/* The table the game lies on: camera, map, counters, overlays, and the hand that moves counters.
 *
 * Shows what a seat sees and turns mouse and keys over the map into orders at that seat: what a click takes up is drafted
 * there, what is only dragged is not. Selection, camera and drag live here and never in the position. Knows no match
 * and no widgets: where a choice or a message is needed it asks through `struct table_calls`.
 */
#ifndef GROGNARD_INPUT_TABLE_H
#define GROGNARD_INPUT_TABLE_H

#include "match/chapter.h"
#include "match/seat.h"
#include "render/canvas.h"
#include "rules/rules.h"

struct table_view;

struct table_calls {
	void *who;
	/* The hand asks for an order; the owner gives it at the seat (seat_play), refreshes the table, shows what was heard.
	 * True: it was accepted. */
	bool (*order)(void *who, const struct order *o);
	/* A hint beside the pointer: why not, with its rule ("" hides it). */
	void (*hint)(void *who, int x, int y, const char *reason, const char *rule);
	/* Several orders fit one gesture: choose one of n at x, y. */
	void (*menu)(void *who, int x, int y, const struct order *orders, int n);
	/* What an order would bring, while the hand is about to give it; NULL: nothing any more. */
	void (*outlook)(void *who, int x, int y, const struct outlook *o);
	/* As order, but something may be lost for good: ask first. */
	void (*ask)(void *who, const struct order *order, const struct outlook *o);
	/* A piece that is not ours to move was clicked: tell what it has done. False: there is nothing to tell. */
	bool (*story)(void *who, int piece);
	/* At the seat of NOBODY a piece that lies open was dragged to a place, and no order that all can know does it: the owner may know
	 * one, and gives it or says that it is not possible. */
	bool (*put)(void *who, int piece, int place);
	/* Gives back what is drafted but for the first so many orders at the seat for which that of NOBODY speaks. */
	void (*undraft)(void *who, int keep);
	/* A unit that was set up is dragged to another place, or to none: back into the tray. False: that cannot be. */
	bool (*place_again)(void *who, int piece, int place);
	/* The pointer rests over a piece or place (NONE: neither): for the viewer panel. */
	void (*hover)(void *who, int piece, int place);
	/* All that was decided from this moment of the seat on was one gesture, and goes back as one. May be NULL. */
	void (*together)(void *who, int from);
	/* A card of the own hand is raised; NONE: none is any more. May be NULL. */
	void (*card)(void *who, int card);
};

/* A table looked at through a seat, which stays the caller's. NULL with `e` filled without memory. */
struct table_view *table_open(struct canvas *c, struct seat *seat, const char *data, const struct table_calls *calls,
			      struct error *e);
void table_close(struct table_view *t);

/* Does a little of what will be needed later; call while the hand rests. False when nothing is left to do. */
bool table_idle(struct table_view *t);
/* Art that is missing, in a sentence for a message said once; NULL when all is there. */
const char *table_notice(const struct table_view *t);
/* Eager: the picture is complete at the first draw, however long reading takes (screenshots, tests). */
void table_eager(struct table_view *t, bool eager);
/* The plain wheel scrolls and Ctrl + wheel zooms (a VASSAL habit). */
void table_wheel_scrolls(struct table_view *t, bool scrolls);

/* The small map in the corner is shown where the whole map is not in sight. It is at the beginning. */
void table_overview(struct table_view *t, bool on);

/* Letters of its nationality lie on every counter. */
void table_letters(struct table_view *t, bool on);

/* How large letters and signs that lie over the map are: legend, tray, small map. 100 at the beginning; in percent of points. */
void table_scale(struct table_view *t, int percent);

/* Stars on the places of the scenario's aim. */
void table_aims(struct table_view *t, bool on);

/* Another seat is looked through, of the same match or of another. */
void table_seat(struct table_view *t, struct seat *seat);
/* Lays out anew what the seat sees, if it has turned. The table does so by itself at the next input or draw. */
void table_refresh(struct table_view *t);
/* The part of the window the map has, with the strip of cards at its foot where the seat sees any. */
void table_place(struct table_view *t, struct rect area);

/* Where a stack lies spread out beside its place; false: none does. */
bool table_fan_box(const struct table_view *t, struct rect *out);

/* Pixels of the lower end of its part of the window that the cards and the tray take. */
int table_taken_below(struct table_view *t);
/* Something that asks lies over so many pixels of its upper end: what is asked about is shown below it. */
void table_covered(struct table_view *t, int pixels);

/* Where the pointer is, whoever the event is for: what is spread out under it closes when it goes elsewhere. */
void table_pointer(struct table_view *t, int x, int y);
/* The card that is read large is put down, the pile that is open closes: an order was given, or something else was pressed. */
void table_lower_card(struct table_view *t);

/* One event; true when it was for the table. */
bool table_input(struct table_view *t, const struct input *in);
/* A march that was drawn over several steps goes one on, where nothing has come between; or who was named by a drag may march now, and is in
 * hand with the cursor where the drag ended. Call while its side decides and nothing is being shown. True: something has changed. */
bool table_march_on(struct table_view *t);
/* A piece is in hand, the map cursor is out, or a card is raised: Enter and Escape are for the table first. */
bool table_grabs_keys(const struct table_view *t);
/* The piece that was taken from the tray and is in hand, or NONE. */
int table_holds(const struct table_view *t);
/* The same, or a piece of the map that is in hand or dragged. */
int table_lifts(const struct table_view *t);
/* Draws what has changed; true when an animation goes on (call again at the next tick). */
bool table_draw(struct table_view *t);
bool table_dirty(const struct table_view *t);
/* The whole map with all that lies on it, as large as it may be in `at`; its width by its height. */
void table_whole(struct table_view *t, struct rect at);
float table_shape(const struct table_view *t);

/* Moves the eye. Zoom steps: 25 35 50 71 100 141 percent. */
void table_look_at(struct table_view *t, int place);
/* Where a place and the counters that lie there are on the screen when the eye has come to rest, on a board of hexes with
 * the hexes `around` it; false when the middle of the place is not in sight then. */
bool table_box(const struct table_view *t, int place, bool around, struct rect *box);
/* Moves the eye so that the place lies in the middle of `free`, a part of the map's area, and says where. False when it
 * would not lie in there whole: then the eye stays where it is. */
bool table_lay_clear(struct table_view *t, int place, bool around, struct rect free, struct rect *box);
void table_zoom(struct table_view *t, int direction); /* a step nearer (1) or farther (-1) */
void table_fit(struct table_view *t);                 /* the whole map */
int table_percent(const struct table_view *t);        /* the zoom step */
/* Where the eye rests: the middle of the map's area in fractions of the sheet, and the zoom step in percent. And back there, at
 * once, with the step nearest to it. */
void table_eye(const struct table_view *t, float *x, float *y, int *percent);
void table_see(struct table_view *t, float x, float y, int percent);

/* Shows one of the queries for a piece or place (NONE, NONE: off). */
void table_overlay(struct table_view *t, enum query q, int piece, int place);
void table_overlay_off(struct table_view *t);
int table_overlay_shown(const struct table_view *t); /* enum query, or NONE */
void table_hide_counters(struct table_view *t, bool hide);
bool table_counters_hidden(const struct table_view *t);
int table_selected(const struct table_view *t);      /* the piece, or NONE */
void table_select(struct table_view *t, int piece);  /* NONE: nobody */
/* Takes a piece of the one who decides into the hand, as a click does (a list of arrivals); false when it cannot. */
bool table_pick(struct table_view *t, int piece);
/* Where the seat sees a piece; NONE when it is closed to it or not on the map. */
int table_place_of(const struct table_view *t, int piece);
/* Goes on to the next (+1) or the one before (-1): with a piece in hand of the places it may go to, else of the pieces that
 * can still act and then of the places of which one is to be named. */
void table_next(struct table_view *t, int step);
/* Lights places and pieces an event is about (log line hovered or clicked). */
void table_point_out(struct table_view *t, const struct event *ev);
/* Shows what these orders, one decision of the one who looks, would be; n 0: nothing any more. */
void table_advise(struct table_view *t, const struct order *orders, int n);
/* How many of these orders' arrows, with the places they begin at and lead to, the box on the screen would lie on. */
int table_advice_under(const struct table_view *t, struct rect box);
/* Animates (arrows, trails) what the seat has just heard: the events of its chronicle from <= x < to. Speed 0 = at once,
 * 1..3. `follow`: the eye goes where something moves or fights that is out of sight. */
void table_animate(struct table_view *t, struct spot from, struct spot to, int speed, bool follow);
/* What the seat heard from this event on is still to be told: the map shows what there was before it, and nothing can be
 * ordered on it. */
void table_hold(struct table_view *t, struct spot at);
/* All is told: the map shows what the seat sees. */
void table_let_go(struct table_view *t);
/* The eye goes to what is asked, if it is out of sight. */
void table_look_asked(struct table_view *t);
/* No dialog is open any more: where the eye was led for one it goes back. */
void table_read_over(struct table_view *t);
bool table_animating(const struct table_view *t);    /* is something of it still to be shown? */
void table_skip_animation(struct table_view *t);     /* what is told is shown at once */

/* For scripts and tests: where a piece or place is on the screen now; false when out of sight. */
bool table_find_piece(const struct table_view *t, int piece, int *x, int *y);
bool table_find_place(const struct table_view *t, int place, int *x, int *y);
/* The same of a card by its id, or a pile of cards by its name. */
bool table_find_card(const struct table_view *t, const char *name, int *x, int *y);
/* The card that is shown large, or NONE. */
int table_card_read(const struct table_view *t);

/* Is the card lit: one of the hand that can be played now, and does something then? */
bool table_card_lit(const struct table_view *t, int card);

#endif
