/* What is told, and to whom: the sieve. */
#include "rules/null/null.h"

#include <string.h>

void null_say_piece(const struct scenario *s, const struct position *p, struct events *ev, enum event_kind kind,
		    int piece, int from, int to)
{
	enum side side = (enum side)s->piece[piece].side;
	struct event named = event_make((int)kind, side, piece, from, to, NONE, CITE_MARCH);
	bool open = null_known(s, p, piece, side_other(side));
	if (kind == EVENT_MOVE)
		event_step(ev, &named);
	if (!open && kind == EVENT_TAKE) { /* what is in the hand of the other side nobody sees */
		named.seen = side_bit(side);
		open = true;
	}
	event_note_piece(ev, named, open);
}

void null_reveal(const struct scenario *s, struct position *p, int piece, struct events *ev)
{
	if (p->piece[piece].known)
		return;
	p->piece[piece].known = SEEN_ALL;
	struct event *at = event_note(ev, EVENT_REVEAL, s->piece[piece].side, piece, NONE, p->piece[piece].place, NONE, NONE);
	if (at)
		at->seals = true;
}
