/* What the files of weighed choices share with each other and with nobody else. */
#ifndef GROGNARD_UI_WEIGH_OWN_H
#define GROGNARD_UI_WEIGH_OWN_H

#include "ui/reading.h"

enum { CHIT_WIDE = 88 }; /* points */

/* weigh.c: the chances of the i-th order, with what is taken for what is hidden; false where it is no choice, or nothing is known of it. */
bool weighed(const struct game *g, int i, struct outlook *out);
/* What is told is of the choice with this number. */
void choice_look(struct ui *u, int number);

/* weigh_chit.c */
/* The chit, which is looked at by a click, and the button that lays it, side by side or one below the other. */
void choice_chit(struct ui *u, struct widget *both, const struct order *o);
/* The chits side by side; what each means in general is their tip, case by case it follows below. */
void choice_chits(struct ui *u, struct widget *root);
/* A button gives its order. */
void act_lay(struct ui *u, struct widget *w);

/* weigh_board.c: every chit against each of the enemy's. */
void choice_board(struct ui *u, struct widget *root);

#endif
