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
