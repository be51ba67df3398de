/* What the files of the bar share with each other and with nobody else. */
#ifndef GROGNARD_UI_BAR_OWN_H
#define GROGNARD_UI_BAR_OWN_H

#include "ui/reading.h"

enum { HEAD_TALL = 20 }; /* points: of a line of its headings */

/* bar_turn.c */
void turn_part(struct ui *u, struct widget *row);

/* bar_ask.c: who decides, and in which phase. A phase is named after the side whose turn it is: where the other one decides it is
 * said who. */
void heading(struct ui *u, struct widget *column);
/* What is asked, below its heading or without one. */
struct widget *ask_part(struct ui *u, struct widget *row, bool with_heading);
bool computer_decides(const struct game *g);

/* bar_buttons.c */
void order_part(struct ui *u, struct widget *row);
/* The whole bar is built: where the buttons would not stand in their row, which is as tall as it says, they are a list. */
void order_part_fits(struct ui *u, struct widget *root);
/* A reason that stands by itself, as a sentence. */
void say_reason(const struct scenario *s, const char *reason, char *out, size_t size);

#endif
