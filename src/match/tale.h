/* What happened, at its length: events and accounts as they are kept, where a struct events has room for 1,024 and 120.
 */
#ifndef GROGNARD_MATCH_TALE_H
#define GROGNARD_MATCH_TALE_H

#include "core/event.h"

/* Events of one order or of several, one after the other. Zeroed is empty; free with tale_free. Memory that runs out
 * ends the program, as everywhere a game is told. */
struct tale {
	int n, room, accounts, account_room, ways, way_room;
	struct event *at;      /* account: index into those of this tale */
	uint8_t **account;     /* packed */
	int16_t *way;          /* as in struct events */
};

void tale_free(struct tale *t);

/* Is event i for those with these bits, all of which must see it (0: for anybody)? What both sides know is public, though each was told it in
 * words of its own. */
bool tale_tells(const struct events *ev, int i, unsigned mask);

/* Appends what may be seen with all bits of `mask` (0: everything, as it is). An account that may not be seen, or that no
 * event speaks of which may, is left out, and events lose it. */
void tale_add(struct tale *t, const struct events *more, unsigned mask);

/* Appends everything for one from whom nothing is hidden: what the other side is told without names comes but once, with them. */
void tale_add_open(struct tale *t, const struct events *more);

/* Cuts off all but the first n events and accounts. */
void tale_cut(struct tale *t, int n, int accounts);

/* Account k (0 <= k < accounts) at its full size. */
void tale_account(const struct tale *t, int k, struct account *out);

/* Events from `first` on as a struct events, with the accounts from `account` on. */
void tale_events(const struct tale *t, int first, int account, struct events *out);

#endif
