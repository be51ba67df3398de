/* What is told, and to whom: the sieve. */
#include "rules/null/null.h"

#include <string.h>

struct event *null_say(struct events *ev, enum event_kind kind, enum side side, uint8_t seen, int number)
{
	if (!ev)
		return NULL;
	struct event *at = events_add(ev, kind, side);
	at->seen = seen;
	at->number = (int16_t)number;
	return at;
}

static void say_one(struct events *ev, enum event_kind kind, enum side side, uint8_t seen, int piece, int from, int to)
{
	struct event *at = null_say(ev, kind, side, seen, NONE);
	at->piece = (int16_t)piece;
	at->from = (int16_t)from;
	at->to = (int16_t)to;
	at->rule = CITE_MARCH;
}

void null_say_piece(const struct scenario *s, const struct position *p, struct events *ev, enum event_kind kind,
		    int piece, int from, int to)
{
	if (!ev)
		return;
	enum side side = (enum side)s->piece[piece].side, other = side_other(side);
	if (null_known(s, p, piece, other)) {
		say_one(ev, kind, side, SEEN_ALL, piece, from, to);
		return;
	}
	say_one(ev, kind, side, null_bit(side), piece, from, to);
	if (kind != EVENT_TAKE) /* what is in the hand of the other side nobody sees */
		say_one(ev, kind, side, null_bit(other), NONE, from, to);
}
