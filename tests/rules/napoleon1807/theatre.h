/* Positions of Napoleon 1807 for tests: a few blocks on an empty map, cards in hand, the cards that come next. */
#ifndef GROGNARD_TESTS_NAPOLEON1807_THEATRE_H
#define GROGNARD_TESTS_NAPOLEON1807_THEATRE_H

#include "rules/field.h"
#include "words/now.h"
#include "rules/napoleon1807/n7.h"

/* A scenario ("eylau") with options ("grognard=1"), both may be combined with NULL; only the blocks named stand, with infantry/cavalry, fatigue,
 * and * when activated: "F-LAN PEY 3/2 +2; R-OST PEY 2/1 +6 *; R-BEN PEY". Hands are empty, no weather, the marker stands on 10. No row runs. */
struct game *theatre(const char *scenario, const char *options, const char *blocks);
struct n7_position *pos(struct game *g);
int area(struct game *g, const char *id);
int card_of(struct game *g, const char *id);
/* A French operation that has come to its end, and a card of it: what a test opens lies on top. */
void idle(struct game *g);
/* The rows that were opened run, to the next question. */
void follow(struct game *g);
/* All of it is over: a side is asked for its next operation. */
void idle_again(struct game *g);
/* These cards, parted by blanks, are in the hands of their sides, from the piles. */
void hold(struct game *g, const char *cards);
/* These come next, in this order over both sides. */
void next_cards(struct game *g, const char *cards);
/* A marker of retreat of a side lies in an area towards a neighbour. */
void axis(struct game *g, int side, const char *in, const char *to);
/* A bridge is down. */
void down(struct game *g, const char *a, const char *b);
/* The operations phase, this side's turn. */
void operations(struct game *g, int side);
/* These blocks ("F-LAN F-NAP") of one side are taken for an operation, by orders; whoever is asked next is asked. */
void operate(struct game *g, const char *blocks);
/* The same, and they fight where they stand: the first window of the combat, or whatever comes next, is open. */
void attack(struct game *g, const char *blocks);
/* They begin a combat as if they had moved there: no operation is asked for. */
void assault(struct game *g, const char *blocks);
/* A set of blocks. */
n7_mask blocks_of(struct game *g, const char *blocks);
/* "2/1 +4": strength and fatigue; "lost". */
void is(struct game *g, const char *block, const char *state);
int marker_at(struct game *g);
/* The value of the last line with this text in an account of this kind; fails when there is none. */
int told(struct game *g, int kind, int ledger, int text);
bool noted(struct game *g, int text);
/* What an event (EV_) brought in the last account that names it; 0 when none does. */
int line_by(struct game *g, int event);
/* Fatigue that was put on corps by an event in the last order. */
int tired_by(struct game *g, int event);
/* A card is played; the other side, which holds its Counter Order, answers with it or passes. */
void lay(struct game *g, const char *card, bool countered);

/* The stack of the operation marches over these areas: "HOH ALL GUT". */
void march(struct game *g, const char *way);
/* It may not march there next, by this rule. */
void barred(struct game *g, const char *to, const char *rule);
/* Points it has left. */
int points(struct game *g);

/* What now? of whoever decides; a card is named only where it is the order. */
struct now advice(struct game *g);
/* What is said before an order, and before the stack in operation marches there, by whoever decides and without a guess. */
void odds_of(struct game *g, const char *order, struct outlook *out);
void odds_of_march(struct game *g, const char *to, struct outlook *out);

#endif
