/* What the desktop does when memory runs out: every order is on disk before the next is asked for, so the program begins
 * anew in its own place and lays that game on the table. */
#ifndef GROGNARD_APP_DESK_AGAIN_H
#define GROGNARD_APP_DESK_AGAIN_H

#include "app/desk.h"

/* From now on until again_forget: `program` is argv[0], `data` the data folder; `begun_again`: this program was itself
 * begun so. Whoever runs out of memory in its first seconds ends with a message, for beginning anew does not help. */
void again_when_lost(const struct desk *d, const char *program, const char *data, bool begun_again);
void again_forget(void);

/* Says in the program begun anew what has happened. */
void again_tell(struct desk *d);

#endif
