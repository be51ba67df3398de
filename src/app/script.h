/* Scripts: lines that press the mouse and keys of the program and say what is expected. The reference page lists the
 * words. Events go through desk_input as real ones do; time is virtual. */
#ifndef GROGNARD_APP_SCRIPT_H
#define GROGNARD_APP_SCRIPT_H

#include "app/desk.h"

/* Runs the file to its end or to `quit`. False with the file, the line in `place` and the reason in `e`. */
bool script_run(struct desk *d, struct canvas *c, const char *file, struct error *e);

/* Lets time pass until nothing moves and nobody but a person is to decide (at most a minute of virtual time). */
void script_settle(struct desk *d, struct canvas *c);

#endif
