/* What the files of the forces share with each other and with nobody else. */
#ifndef GROGNARD_UI_FORCES_OWN_H
#define GROGNARD_UI_FORCES_OWN_H

#include "ui/game.h"

/* forces.c: a list that fills what is left, with what is said where it is empty; */
struct widget *full_list(struct widget *root, const char *name, const char *empty);
/* a click on a line of it shows its unit. */
void pick_piece(struct ui *u, struct widget *w, int item, enum pick how);

/* forces_army.c */
void build_order_of_battle(struct ui *u, struct widget *root);

/* forces_come.c */
void build_arrivals(struct ui *u, struct widget *root);

#endif
