/* What the files of "What now?" share with each other and with nobody else. In all of them `k` is what is looked at. */
#ifndef GROGNARD_WORDS_NOW_OWN_H
#define GROGNARD_WORDS_NOW_OWN_H

#include "words/now.h"

enum { NAME = 120 }; /* bytes of a name, its end with them */

/* How far every place lies from the nearest aim, in steps, and which one that is. */
struct way_to {
	bool any;
	int16_t far[MAX_PLACES], aim[MAX_PLACES];
};

/* What is looked at, and what comes of it. */
struct look {
	const struct scenario *s;
	const struct position *p;
	const struct prompt *prompt;
	const struct orders *list;
	const struct way_to *way;
	const struct words *w;
	uint64_t edges; /* verbs by which a piece of the game leaves the map over an edge */
	int held; /* in hand, though no order took it up; or NONE */
	struct now *out;
};

/* The first order with this verb, or NONE. */
static inline int first_of(const struct orders *list, int verb)
{
	return orders_like(list, verb, NONE, NONE, NONE);
}

/* now_aim.c: what is to be won, how far it is, and where the map is left. Does a unit of the side stand there? */
bool now_unit_in(const struct scenario *s, const struct position *p, int side, int place);
/* Does another combat unit of its side stand where the piece does? `held`: those in hand count too. */
bool now_company(const struct scenario *s, const struct position *p, int piece, bool held);
/* Steps are counted from the aims of the side that are not held, or stand empty where the enemy can reach them or none may; where there is none
 * from those that are threatened. `any` is false where all is safe: then no place is far or near. */
void now_find_ways(const struct look *k, int side, struct way_to *w);
/* How far the place is from what the piece should make for, and what that is, as the game has it or in steps from the aims. */
int now_far(const struct look *k, int piece, int place, int *aim);
/* The same without the aim. */
int now_farness(const struct look *k, int piece, int place);
/* Where the order brings its piece: who leaves the map by what he made for has arrived. */
int now_far_after(const struct look *k, const struct order *o);
/* Does it stand alone of its side where something is to be won, held or not? Nobody is advised to leave that. */
bool now_keeps_aim(const struct look *k, int piece);
/* Does the order take its piece off the map? */
bool now_leaves(const struct look *k, const struct order *o);
/* The first order that takes a piece off the map over an edge, by no place of its own, or NONE. */
int now_first_over_edge(const struct look *k, const struct orders *list);
/* The verbs of the game that do so, a bit each. */
uint64_t now_edge_verbs(const struct scenario *s);

/* now_orders.c: what the listed orders are about. Those with this verb, about this piece (NONE: about any). */
int now_count(const struct orders *list, int verb, int piece);
/* The pieces that its orders are about. */
int now_pieces(const struct orders *list, int verb);
/* Does it move a piece to a place by a drag? */
bool now_moves(const struct look *k, const struct order *o);
/* A beaten enemy is sent where the one who decides likes it best: away from what it is about. */
bool now_of_enemy(const struct look *k, const struct order *o);
/* Does it send a piece against an enemy? */
bool now_attacks(const struct look *k, const struct order *o);
/* Is it a way back, or that of an enemy who is driven? Which of several is good is not told by what is to be won. */
bool now_goes_back(const struct look *k, const struct order *o);
/* Of the orders that move a piece (`piece` NONE: any) to a place the one that ends nearest to an aim, for an enemy the one
 * that ends farthest from all.
 */
int now_nearest(const struct look *k, const struct orders *list, int piece);
/* The order of the list is what is named (`order` NONE: false). */
bool now_names(const struct look *k, int order);

/* now_names.c: how those are called who are spoken of; each returns `out`. A piece by its name, and a unit of many of one name
 * with where it stands: "Infantry Corps in Vilna". */
const char *now_piece_name(const struct scenario *s, int piece, char out[NAME]);
const char *now_unit_name(const struct look *k, int piece, char out[NAME]);
const char *now_place_name(const struct scenario *s, int place, char out[NAME]);
/* Words of a button without the mark of its shortcut. */
void now_without_letter(const char *words, char out[NAME]);
/* What stands on the button, without the mark of its shortcut. */
const char *now_button_name(const struct look *k, const struct order *o, char out[NAME]);
/* "Drag a lit unit"; where nearly every unit may, none is lit. */
const char *now_lit(const struct look *k);

/* now_reach.c: where somebody goes, in words. "2nd Division (Friant) can reach 2826, on the way to Schevardino (3224)"; who is set up or
 * comes by an own choice may stand there; who is beaten goes back, and where to is not told by what is to be won. */
void now_say_reach(const struct look *k, const struct order *o, struct text *out);
/* Who goes back and where to, named where there is one alone: of several none is, for it may be the worst. */
void now_say_back(const struct look *k, const struct order *o, struct text *out);
/* The button with which nothing more is clicked: ", or press “End phase”"; "" where there is none. */
void now_say_instead(const struct look *k, struct text *out);

/* What may be advised: each fills k->out, or is false where there is nothing of its kind.
 * now_hand.c. A unit is in hand: where it goes. */
bool now_in_hand(const struct look *k);

/* now_take.c. Instead of `best`, an order of the list that puts a piece down, or NONE, the one by which the program itself would place it
 * where the rest can be left to it: two advices at once are none. */
int now_usual(const struct look *k, const struct orders *list, int best);
/* Who is taken up comes nearer to what is to be won, or onto the map. */
bool now_to_take(const struct look *k);
/* Who is taken up can leave the map over an edge. */
bool now_to_leave(const struct look *k);
/* A unit is taken up for something else than a march, and one may as well not: no button ends the phase. */
bool now_to_begin(const struct look *k);

/* now_drag.c. A unit moves that is not taken up first: it comes on, goes back or goes forward. */
bool now_to_move(const struct look *k);

/* now_click.c. Something on the map is to be clicked. */
bool now_to_click(const struct look *k);
/* A card is to be played: one that does something, or any where one must. */
bool now_to_play(const struct look *k);

/* now_press.c. What is built may be carried out: an attack on a place, or an operation of those who will march from where they stand. */
bool now_to_commit(const struct look *k);
/* Only who knows what he does ends this by himself: the usual is advised. */
bool now_to_rest(const struct look *k);
/* All come to the same, and have one button. */
bool now_to_press_any(const struct look *k);
/* Each has his own answer and there is no other question: one button gives all of them. */
bool now_to_press_all(const struct look *k);
/* Nothing but buttons is left. */
void now_to_press(const struct look *k);

#endif
