/* What the files of the table share with each other and with nobody else. */
#ifndef GROGNARD_INPUT_OWN_H
#define GROGNARD_INPUT_OWN_H

#include "input/cards.h"
#include "input/table.h"
#include "render/scene.h"

#include <stddef.h>

struct asked; /* asked.h */

enum { TABLE_LAYER = 0, MAX_TRAVELS = 128, TILE_READS = 2, MAX_ROUTE = 96, TRAY_MOST = 96, TRAY_ZONES = 24, FAN_MOST = 54, ADVISED_MOST = 192 };

enum hand {
	HAND_EMPTY,
	HAND_PRESSED, /* the button is down on a counter, not yet moved */
	HAND_DRAGS,   /* a counter follows the pointer */
	HAND_HOLDS,   /* picked up by click or key; waits for a place */
	HAND_GROUND,  /* the button is down on the map: will pan when moved */
	HAND_PANS,
	HAND_OVERVIEW, /* the button is down on the overview map */
	HAND_CARD,     /* the button is down on a card, not yet moved */
	HAND_CARD_DRAGS /* a card follows the pointer */
};

/* What could be done with the piece that is lifted. Lifting drafts nothing: taking it up is only tried. */
struct lift {
	int piece;   /* NONE: nothing is lifted */
	int counter; /* in the view */
	bool taken;  /* `take` comes first */
	int n;
	struct order drop[MAX_ORDERS];
	int extras;  /* orders about the piece that need no place: to leave the map */
	struct order extra[4];
	int aims;    /* orders about others once it is taken up: whom to fire at, which place to attack */
	struct order aim[32];
	struct places lit;
	bool reaches; /* reach holds the costs and the ways */
	struct overlay reach;
	const struct position *from; /* in which the orders can be given: `at`, or what the seat knows */
	union any_position at;       /* once the piece is taken up */
};

enum { WAY_STOPS = 12 };

/* The way that is drawn with a dragged piece. */
struct way {
	int n;                      /* hexes the pointer went over, its own first; 0: nothing is drawn */
	int16_t over[MAX_ROUTE];
	int16_t place;              /* the end for which what follows was found out, or NONE */
	int told;                   /* n then */
	bool parts;                 /* it goes by other hexes than the cheapest way and can be marched so */
	int stops, length;
	int16_t stop[WAY_STOPS];    /* where the march is given anew */
	int route[MAX_ROUTE];
	struct overlay reach;       /* from the last stop */
	union any_position at;      /* there, taken up again */
};

/* What an order would bring (foresee.c). */
struct foreseen {
	bool costs;  /* something may be lost for good */
	bool crowds; /* more would stand there after it than may stay */
	struct outlook outlook;
};

/* A march that is given step by step (stride.c). */
struct stride {
	bool on;
	int piece;            /* it is given with */
	int16_t place, at;    /* where it is to end; where the last step ended */
	int row;              /* of the table of phases, in which it is given */
	int began, told;      /* moments of the seat: before the first step, before the last */
};

/* Where those who were named are to march (goal.c). */
struct goal {
	bool on;
	bool leads;           /* the cursor was put there for them */
	int piece, row;       /* one of them; the row in which they were named */
	int16_t place;
	int8_t side;
};

/* A counter on its way. */
struct travel {
	int piece;    /* NONE: only a look at the place, if it is out of sight */
	struct counter face;
	bool follow, led; /* the eye is to see it; the eye had to go there */
	int from, to; /* from NONE: it appears */
	int kind;     /* enum event_kind */
	int side;
};

struct fan {
	bool open;
	int place, n;
	int counter[FAN_MOST];
	struct rect tray, face[FAN_MOST];
};

/* Units that wait to be placed. All rectangles are of the window. */
struct tray {
	int n;
	int counter[TRAY_MOST], tile_of[TRAY_MOST];
	int tiles, zones;
	struct tray_tile {
		int counter, count, zone; /* counter: the first of it */
		struct rect face;
	} tile[TRAY_MOST];
	struct tray_zone {
		struct places lit; /* where its units may go */
		int left;
		char words[64];
		struct rect at;
	} zone[TRAY_ZONES];
	bool folded, open;     /* folded: by its owner; open: tiles are to be seen */
	bool brief;            /* there is no room to say how units are placed */
	int scroll, content, wide;
	struct rect frame, body, fold; /* frame.w 0: not shown */
};

/* The cards, and what is done with them. */
struct card_table {
	struct cards lie;
	struct card_spread spread;
	int raised;          /* the slot that was raised by click or key, or NONE */
	int raised_pile, raised_card; /* what lies there, to find it again */
	int chosen;          /* of the pile that is open: the card that a key chose, or NONE */
	int hover;           /* the slot under the pointer, or NONE */
	uint32_t hover_since;
	bool hover_shown;    /* it is shown large */
	int pressed;         /* the slot on which the button went down */
	int target;          /* where the card that is dragged or shown could be played, or NONE */
	bool fits;           /* `line` says what would come of it; else why it cannot be */
	struct text line;
	int said_card, said_place; /* of which card and place `line` tells, */
	uint32_t said;       /* and for which refresh of the seat */
	uint32_t drawn;      /* the refresh that is on the screen: keys count for no other */
	atlas_id art[2];     /* cards 120 and 70 pixels wide */
	const struct scenario *art_of;
};

/* A part of the sheet. */
struct extent {
	float left, top, right, low;
};

struct table_view {
	struct canvas *c;
	struct seat *seat;
	const struct view *view;      /* what the map shows: what the seat sees, or what there was before what is still to be told */
	const struct position *known; /* of the same moment */
	bool held;                    /* the second of these */
	struct spot hold;             /* what comes from here on is still to be told */
	struct view held_view;
	union any_position held_at;
	const struct scenario *s;
	struct table_calls calls;
	struct scene scene;
	uint32_t turned;         /* the seat as it is laid out */
	enum side viewer;        /* through whose eyes */
	int percent;             /* of points: letters and signs that lie over the map */
	bool dirty, stale, hidden, aims, ctrl_scrolls, looked, looked_at, framed;
	int anew;                   /* frames in a row in which the map was drawn anew */
	bool bare;                  /* it is on the screen, and kept nowhere else */
	unsigned grounds; /* bits of the sides who have been shown where they may set up */
	uint32_t ground_turned; /* and at which state of the seat it was last shown */
	struct {
		bool on, owed;      /* owed: home it goes as soon as the one who looks is asked again */
		bool asked;         /* the place of a question led it: home it goes when none of a place is asked any more */
		bool entries;       /* so that those in the tray can be put down: home it goes when nobody waits there any more */
		bool read;          /* so that a dialog leaves its place in sight, which is still open */
		struct camera home; /* as it was before */
		float x, y;         /* where to */
	} led; /* the eye was led away by what the other side did, by what is asked, or so that a dialog leaves its place in sight */
	bool once_covered;        /* a question has lain over the map */
	bool waited, set_up;      /* somebody lay in the tray, or it was the set-up, when the one who looks was last asked */
	struct extent framed_part; /* framed: the part of the sheet that the first look is about */
	struct camera first_seen; /* framed: what the first look showed, until the player looks elsewhere */
	int reads;

	int selected, cursor;
	int8_t decides;          /* the side that decided when it was laid out, or NOBODY */
	int px, py, hover_piece, hover_place;
	uint32_t hover_since;
	bool rests; /* the pointer has not moved since something was decided, or since Esc: what comes to lie under it is not spread out */
	bool pointer_in;

	enum hand hand;
	int press_x, press_y, press_button, press_piece, press_place, press_counter;
	int against; /* where the enemy stands who was clicked, and whom several could attack; NONE: none was clicked just before */
	unsigned press_mods;
	bool begins;                /* a drag: the map does not move away under the pointer with what is drafted for it */
	bool map_held, map_dragged; /* with a piece in hand: the button is down on what drags the map; and has dragged it */
	bool other_held;            /* or on another piece, which goes in its place when it is dragged */
	bool press_fan;       /* on a counter of the stack that is spread out */
	int kept;             /* orders that were drafted before something was taken into the hand */
	float grip_x, grip_y; /* middle of the lifted counter, seen from the pointer */
	struct lift lift;
	struct way way;
	struct stride stride;
	struct foreseen foreseen; /* of the order that was looked at last */
	struct goal goal;
	int entered;             /* the turn, row and side for which those who wait were shown where they come in; 0: none yet */
	int covered;             /* pixels of the upper end of the map that a question lies over */
	uint32_t scrolled;

	bool overlay_on;
	enum query overlay_query;
	int overlay_piece, overlay_place;
	struct overlay overlay;
	int asked_row;           /* of the table of phases: what was asked last, reactions apart */
	int overlay_row;         /* of the table of phases: what was asked when it was turned on */
	bool legend_folded;
	struct rect legend;      /* w 0: not shown */

	int told_piece, told_place; /* what the outlook was given for */

	struct rect whole; /* the part of the window the table has: the map, and the strip of cards below it */
	struct fan fan;
	struct tray tray;
	struct card_table cards;
	const struct places *zone_shown; /* of the tray, under the pointer; or NULL */
	int advised; /* orders of a hint that is shown */
	struct order advice[ADVISED_MOST];
	struct event pointed;
	bool pointing;

	struct {
		bool on;
		struct counter face;
		float x0, y0, x1, y1; /* screen */
		uint32_t began;
	} back; /* a counter gliding back to where it was */

	struct travel travel[MAX_TRAVELS];
	int travels, travelled; /* those before `travelled` have arrived */
	uint32_t leg_began, leg_ms;
	bool leads;      /* afterwards the eye sees again what is to be decided */
	int trails_off;    /* the moment at which the trails were taken away, or NONE */
	bool trails_again; /* those of the last player-turn are shown again */
	int dropped; /* piece the hand itself put down: it needs no animation */
	struct rect overview; /* w 0: not shown */
	bool overview_off;    /* put away by the player */
	bool overview_folded; /* to its sign, by a click on it */
	struct rect overview_sign; /* w 0: not shown */
};

/* Pixels of so many points. */
static inline int pt(const struct table_view *t, int n)
{
	return n * t->percent / 100;
}

static inline void touch(struct table_view *t)
{
	t->dirty = true;
}

/* The resting picture must be drawn anew. */
static inline void spoil(struct table_view *t)
{
	t->dirty = t->stale = true;
}

/* Is the one who looks asked something here and now? What he may do is lit then. */
static inline bool is_asked(const struct table_view *t)
{
	return !t->held && seat_decides(t->seat);
}

/* May something be ordered here and now: by him, or at the seat of NOBODY, where nothing is lit, about what lies open? */
static inline bool may_act(const struct table_view *t)
{
	return is_asked(t) || (!t->held && seat_speaks(t->seat));
}

/* reasons.c: the same, with the reason in `e` where it is false. */
bool may_act_or_why(const struct table_view *t, struct error *e);

/* The decisions of which the map shows all. */
static inline int shown_to(const struct table_view *t)
{
	return t->held ? t->hold.decision : t->seat->at;
}

/* Does an event of this kind tell where a piece goes? */
static inline bool event_moves(int kind)
{
	return kind == EVENT_MOVE || kind == EVENT_ARRIVE || kind == EVENT_RETREAT || kind == EVENT_DISPLACE ||
	       kind == EVENT_ADVANCE;
}

/* held.c: finds what the map shows, after every change of the seat or of what is held back. */
void held_look(struct table_view *t);

/* lift.c: what a piece could do. */
bool lift_piece(struct table_view *t, int piece);
/* Where it could be put down, without lifting it. */
void lift_places(const struct table_view *t, int piece, struct places *out);
void lift_clear(struct table_view *t);
int lift_orders(const struct table_view *t, int place, struct order *out, int most);
/* Does it take its piece off the map where it is to leave? */
bool leaves_map(const struct table_view *t, const struct order *o);
/* aims.c: is this place of the aim still one? */
bool is_aim(const struct table_view *t, int place);
/* The place that an order of lift.aim is about. */
int lift_aim_at(const struct table_view *t, int i);
/* The order that takes the piece up, or NULL. */
const struct order *lift_take(const struct table_view *t, int piece);
/* The cheapest way to a place of this reach, both ends with it; 0 when it is out of reach. */
int reach_route(const struct table_view *t, const struct overlay *reach, int place, int *out, int most);

/* clear.c: the map moves by what is needed so that all these places lie clear of the tray and the small map; one of them, where
 * there is no room for all. */
void clear_places(struct table_view *t, const struct places *want);
/* Does any of them lie so already? */
bool clear_any(struct table_view *t, const struct places *want);
/* Does the small map lie over the place, or what lies there, where the eye will come to rest? */
bool under_small_map(const struct table_view *t, int place);
/* Where a place and all that lies there is on the screen now; `held`: are there any? */
struct rect clear_box(const struct table_view *t, int place, bool *held);
/* Before and after the eye is led somewhere; both at once, where it is found afterwards that it was led. */
void eye_leaves(struct table_view *t);
void eye_led(struct table_view *t);
void eye_led_from(struct table_view *t, const struct camera *before);
/* The eye stops on its way, for something else comes first; where it was going, or was to come back to, is its home now. */
void eye_stays(struct table_view *t);
/* Where the eye comes to rest when it has gone where it is going. */
struct camera eye_at_rest(const struct camera *eye);
/* What led the eye away is over: it goes back to where it was, if no hand has moved the map since; and what is asked is in sight. */
void eye_home(struct table_view *t);

/* way.c: the way the pointer draws while it drags. */
void way_begin(struct table_view *t);               /* with the lifted piece */
void way_motion(struct table_view *t, int x, int y); /* from where the pointer was */
/* Is the march to this place to be given in parts (t->way.stop)? */
bool way_in_parts(struct table_view *t, int place);
/* The position in which its last part is given, or in which the one march is. */
const struct position *way_from(struct table_view *t, int place);
/* What is marched: both ends with it; 0 when nothing tells. */
int way_route(struct table_view *t, int place, int *out, int most);
/* What that costs, in the measure of what is lifted; NONE when nothing tells. */
int way_cost(struct table_view *t, int place);

/* stride.c: a drop over several steps, where a march is ordered step by step. */
/* Does the lifted piece march to this place over several steps? The order to it, which can be asked about and not given. */
bool stride_far(const struct table_view *t, int place, struct order *whole);
/* Gives the first step; table_march_on the others. False: it was refused, or he is asked first. */
bool stride_begin(struct table_view *t, int place);
/* What the hand does now comes first: the march stands where it is. */
void stride_stop(struct table_view *t);

/* goal.c: a drag has named who is to march, and where to. */
void goal_set(struct table_view *t, int piece, int place);
/* They may march now: they are taken into the hand, and the cursor stands where they were to go; or it is said why they cannot. True: they are
 * in hand. */
bool goal_comes(struct table_view *t);
/* They went there, or somewhere else: the cursor is put away that was put there for them. */
void goal_over(struct table_view *t);

/* pile.c: a pile that is dragged with Shift where units march one by one. */
/* Who else of its side lies with the piece that is dragged so, from above; their number, 0 where it is dragged otherwise. */
int pile_others(const struct table_view *t, int piece, int16_t out[FAN_MOST]);
/* The first has marched from one place to another: they follow, one after the other, and it is told who stays and why. */
void pile_follows(struct table_view *t, const int16_t *who, int n, int from, int to);

/* mouse.c: buttons over the map. True: it was meant for the map. */
bool hand_press(struct table_view *t, const struct input *in);
bool hand_motion(struct table_view *t, const struct input *in);
bool hand_release(struct table_view *t, const struct input *in);
/* The counter that is meant by one that lies uppermost: when it has nothing to do, whoever below it can be taken up, from above. */
int hand_able(const struct table_view *t, int counter);

/* hand.c: gestures become orders. Most orders of a menu. */
enum { MENU_MOST = 64 };
bool hand_play(struct table_view *t, const struct order *o);
/* Plays the one order there is, or has one of them chosen. */
bool hand_give(struct table_view *t, const struct order *list, int n, int x, int y);
/* The orders with this gesture for the piece and the place (NONE: any), MENU_MOST at most, with or without those that only take
 * it up. Their number. */
int hand_orders(const struct table_view *t, enum gesture g, int piece, int place, struct order *out, bool take);
/* What a click or Enter means on a piece and the place it stands on. */
bool hand_act_at(struct table_view *t, int piece, int place, int x, int y);
/* All orders that name the piece or the place: right button, Shift+Enter. */
bool hand_menu(struct table_view *t, int piece, int place, int x, int y);
/* Does the order leave one of those who march behind, while the others could halt or go on? */
bool hand_leaves(const struct table_view *t, const struct order *o);
bool hand_pick(struct table_view *t, int piece);
/* Where groups march a second unit joins the one in hand; false: it may not. */
bool hand_join(struct table_view *t, int piece);
/* Another own piece while one is in hand: it may take its place, when that one was only taken up. */
bool hand_in_place(const struct table_view *t, int piece);
/* A group that was no more than taken up gives way to another own stack that is wanted and can do nothing while it is in hand; to
 * one of its own stack, where that one is `grabbed` to go alone. */
void hand_give_way(struct table_view *t, int piece, bool grabbed);
/* The orders by which what is in hand is put down in this place, MENU_MOST at most: of a group, one piece speaks for all. */
int drops_of_hand(const struct table_view *t, int place, struct order *out);
/* With a piece in hand another own one is meant, where it cannot be put down: it is taken up instead. False: none is. */
bool hand_other(struct table_view *t, int piece, int place, int x, int y);
/* Nothing stays in hand. With `glide` the counter is seen going back. */
void hand_put_back(struct table_view *t, bool glide);
/* The same, and what was drafted since it was taken into the hand is given back. */
void hand_let_go(struct table_view *t);
/* Gives back what is drafted but for the first so many orders; false when there was no more. */
bool hand_undraft(struct table_view *t, int keep);

/* edge.c: the orders by which who is lifted leaves the map, where he is let go outside of the board at this point of the screen; how many. */
int edge_orders(const struct table_view *t, int x, int y, struct order *out, int most);
/* Can the lifted piece leave the map, but not where it is let go? Then `e` says where. */
bool edge_elsewhere(const struct table_view *t, struct error *e);
/* True: there is an exit, and he may not leave by it, with the reason in `e`. */
bool edge_refuses(const struct table_view *t, int piece, int x, int y, struct error *e);

/* drop.c: what is lifted comes down there (NONE: nowhere). */
void hand_drop(struct table_view *t, int place, int x, int y);
/* drop.c: no order goes there, but luck, or an order more, might bring the piece there: it marches as far on the way as is sure, in one order,
 * and what it may try from there is asked. False: it is not so. */
bool hand_go_as_far(struct table_view *t, int piece, int place, int x, int y);
/* What lies open at the seat of NOBODY: whoever decides may move it, and nothing is lit. */
bool hand_may_put(const struct table_view *t, int piece);

/* reasons.c: why nothing comes of a gesture, in a hint beside the pointer; false. */
bool hand_refuse(struct table_view *t, const struct error *e, int x, int y);
/* For a piece, a place, or the one put down on the other; what is to be done instead where no rule is in the way. */
bool hand_explain(struct table_view *t, int piece, int place, int x, int y);
/* What is to be done now, behind a sentence of its own ("": none). */
bool hand_tell_now(struct table_view *t, const char *first, int x, int y);
/* A place that no single order reaches for sure, but luck, or an order more, might. */
struct beyond {
	int points; /* that it takes in all */
	bool luck;  /* by luck only; else by an order more */
	int sure;   /* the last place on the way to it where the piece may march now, or NONE */
};
bool beyond_sure(const struct table_view *t, int piece, int place, struct beyond *out);
/* True: the order is refused, with the reason in `e`. */
bool hand_would_fail(const struct table_view *t, const struct order *o, struct error *e);

/* group.c: units of an area that march together. The number of a heap that is wanted in hand, or one more than now. */
enum { GROUP_ONE_MORE = -1, GROUP_ALL = 1000 };
bool group_take(struct table_view *t, int piece, int wanted);
bool group_marches(const struct table_view *t); /* do the verbs of this decision let units march in groups? */
bool group_stack(struct table_view *t, int piece); /* all that may go along with the piece */
bool group_more(const struct table_view *t, int piece); /* is another unit of its heap free to join? */
/* Where blocks of all kinds lie in one stack the next of it joins those in hand, whatever he is: at last the commander. */
bool group_next(struct table_view *t, int place);

/* foresee.c: what an order would bring, `at` the position in which it is given; till the next is looked at. */
const struct foreseen *foresee(struct table_view *t, const struct position *at, const struct order *o);
/* True when it may lose something for good; the owner has been asked to ask. */
bool foresee_asks(struct table_view *t, const struct order *o, const struct foreseen *f);
/* It is told before it is given. */
void foresee_drop(struct table_view *t, int place);  /* of the lifted piece */
/* Of a click on this piece in this place, or on the place alone (NONE): what is asked of the piece, or that who is chosen goes there. */
void foresee_click(struct table_view *t, int piece, int place);
void foresee_end(struct table_view *t);

/* cursor.c: where the keys are on the map. table_next is there too. */
bool cursor_key(struct table_view *t, int key); /* a step of it; false: no such key */
/* Who is meant at it: the piece that was told, else the uppermost that can do something; NONE: nobody. */
int cursor_piece(const struct table_view *t);
void cursor_lead(struct table_view *t, int place); /* there, and what would come of it is told */
bool cursor_back(struct table_view *t); /* lay it off the screen? Then the map goes there, and what it would act on is told */

/* pointer.c: what comes of where the pointer is, as time goes by; true while something is still to come. */
bool pointer_tick(struct table_view *t, uint32_t now);

/* keys.c */
bool keys_input(struct table_view *t, const struct input *in);

/* small_map.c: where it lies (nowhere while all of the map is in sight); it leads the eye to what is clicked on it, and folds by its sign. */
void overview_place(struct table_view *t);
void overview_draw(struct table_view *t);
bool overview_go(struct table_view *t, int x, int y); /* false: it does not lie there */
bool overview_sign_press(struct table_view *t, int x, int y);

/* show.c, fan.c, travel.c */
void show_layer(struct table_view *t);
void show_moving(struct table_view *t);
bool lifted(const struct table_view *t); /* Is a unit in hand, dragged or held? */
void legend_draw(struct table_view *t, const struct asked *a); /* legend.c: what the overlay means, beside what is asked */
void fold_sign(const struct table_view *t, struct rect r, bool folded); /* by which a panel over the map folds */
bool legend_press(struct table_view *t, int x, int y); /* folds it away, or out again */
void fan_open(struct table_view *t, int place);
void fan_close(struct table_view *t);
void fan_draw(struct table_view *t);
int fan_hit(const struct table_view *t, int x, int y); /* counter in the view, or NONE */
void tray_fill(struct table_view *t); /* after every change of the view */
void tray_lay(struct table_view *t);
bool tray_press(struct table_view *t, int x, int y);            /* its sign for folding */
bool tray_wheel(struct table_view *t, int x, int y, int steps);
bool tray_find(const struct table_view *t, int piece, int *x, int *y);
const struct places *tray_zone_at(const struct table_view *t, int x, int y); /* of the tile there, or NULL */
void tray_draw(struct table_view *t);
/* How far what is `content` high has been scrolled in a body, `gap` to the right of it; nothing where all of it is seen. */
void scroll_mark(struct table_view *t, struct rect body, int gap, int content, int scroll);
int tray_hit(const struct table_view *t, int x, int y); /* counter in the view, or NONE */
bool tray_covers(const struct table_view *t, int x, int y);
/* cards_play.c: what can be done with a card of the own hand. */
bool cards_asked(const struct table_view *t);           /* is the decision about cards, and mine? */
/* The card that has been played and waits for what it is for (the unit that it rests), or NONE: no other can be played before. */
int cards_waits(const struct table_view *t);
/* The orders that play it there (NONE: anywhere, the first of all). */
int card_orders(const struct table_view *t, int card, int place, struct order *out, int most);
bool cards_declined(const struct table_view *t);        /* does the one button there is decline? */
bool card_needs_place(const struct table_view *t, int card);
/* Can it be played now, and does it do anything then? Of one that could be played for nothing `why` says it (may be NULL). */
bool card_serves(const struct table_view *t, int card, struct text *why);
int card_place(const struct table_view *t, const struct order *o); /* where that order plays it, or NONE */
bool card_give(struct table_view *t, int card, int place, int x, int y); /* plays it, or says why not */
void card_tell(struct table_view *t, int card, int place);         /* fills cards.line and cards.fits */

/* cards_hand.c: gestures and keys. */
void cards_fill(struct table_view *t);                   /* after every change of the view or the window */
bool cards_over(const struct table_view *t, int x, int y); /* is a point over the strip, or over what belongs to it? */
bool cards_press(struct table_view *t, const struct input *in);
void cards_motion(struct table_view *t, bool far);
void cards_release(struct table_view *t);
bool cards_click_map(struct table_view *t, int place, int x, int y); /* with a card raised; false: the click is for the map */
void cards_hover(struct table_view *t);
bool cards_wheel(struct table_view *t, int x, int y, int steps);
bool cards_key(struct table_view *t, int key);
bool cards_digit(struct table_view *t, int n);
bool cards_tick(struct table_view *t, uint32_t now);     /* true while something is still to come */
void cards_lower(struct table_view *t);
bool cards_raised(const struct table_view *t);           /* something is raised or open */
bool cards_find(const struct table_view *t, const char *name, int *x, int *y); /* a card by its id, a pile by its name */
/* The card that is to be read large and where, or NONE. `slot`: where it lies on the strip, or NONE. */
int cards_shown(const struct table_view *t, struct rect *large, int *slot);

/* cards_draw.c */
void cards_draw(struct table_view *t);

bool travel_tick(struct table_view *t, uint32_t now);
void travel_draw(struct table_view *t);
void travel_skip_set(const struct table_view *t, struct set *out);

/* trail.c: what marched. How many of its ways are shown; none till something new is heard; the last turn's again, or not. */
void trails_draw(struct table_view *t);
int trails_shown(const struct table_view *t);
void trails_clear(struct table_view *t);
void trails_turn(struct table_view *t);

/* aims.c: the stars on the places that the scenario is about. */
void aims_draw(struct table_view *t);
/* advice.c: of a hint, what lies under the counters, and on them. */
void advice_under(struct table_view *t);
void advice_over(struct table_view *t);

/* find.c: the counter of a piece in the view, or NONE. */
int view_counter(const struct table_view *t, int piece);
/* The counter under a point, its piece and place. */
int counter_under(const struct table_view *t, int x, int y);
int place_under(const struct table_view *t, int x, int y);
bool own_piece(const struct table_view *t, int piece);
bool can_act(const struct table_view *t, int piece); /* is it on the map, and does an order name it? */
bool may_drag(const struct table_view *t, int piece); /* own units, and those of the enemy that are ours to send back */
/* sight.c: frames the armies in what the tray and the cards leave free (first_seen has it, with an area of no width where they have no room);
 * whether that is still what is seen, so that a window of another size is framed anew; and where the eye goes when somebody first decides. */
void sight_armies(struct table_view *t);
bool sight_as_framed(const struct table_view *t);
/* More or less of the map is covered than before: what was framed, now or to come back to, is framed in what is free; nothing when a
 * hand has moved the map. */
void sight_anew(struct table_view *t);
/* The set-up is over: the armies are framed as they stand now, wherever a hand has moved the map while it placed them. */
void sight_begun(struct table_view *t);
void sight_first(struct table_view *t);
/* Own counters that lie under the small map come out from under it, and those that came this turn into sight. */
void sight_uncover(struct table_view *t);
/* Where those who wait in the tray may be put down comes out from under it. */
void sight_entries(struct table_view *t);
/* The eye goes to what is to be decided, where that has a place and is out of sight. */
void look_where_asked(struct table_view *t);
/* asked.c (and asked.h): the place that what is asked is about (how it is supplied, who retreats from it), or NONE. */
int area_asked(const struct table_view *t);
/* How far the piece might come with luck, beyond where it may go now; false when luck adds nothing. */
bool reach_by_luck(const struct table_view *t, int piece, struct overlay *out);
/* show.c: all but the places of `sure` and what luck may bring is dimmed, that is tinted and outlined in two shades; the points
 * spent on each of them. */
void bands_draw(struct table_view *t, const struct overlay *o, const struct places *sure);
void bands_values(struct table_view *t, const struct overlay *o, const struct places *sure);

#endif
