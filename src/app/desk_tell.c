/* What was heard, and its sounds: read from the chronicle of the seat that is looked through. */
#include "app/desk_own.h"

struct mark mark_now(const struct seat *seat)
{
	const struct heard *last = chronicle_heard(seat->chronicle, seat->now - 1);
	return (struct mark){.decisions = seat->now, .events = last->n, .serial = last->serial};
}

bool mark_news(const struct seat *seat, const struct mark *since, int *decision, int *event)
{
	const struct heard *last = chronicle_heard(seat->chronicle, since->decisions - 1);
	bool same = last && last->serial == since->serial && since->decisions <= seat->now;
	bool more = same && last->n > since->events;
	/* told anew from the beginning, for the hands are opened: only the last of it is news */
	*decision = !same ? seat->now - 1 : more ? since->decisions - 1 : since->decisions;
	*event = more ? since->events : 0;
	return *decision < seat->now;
}

static void sound_of(struct desk *d, int kind)
{
	switch (kind) {
	case EVENT_MOVE:
	case EVENT_ARRIVE:
	case EVENT_RETREAT:
	case EVENT_ADVANCE:
		sound_play(d->sound, SOUND_COUNTER);
		break;
	case EVENT_ROLL:
		sound_play(d->sound, SOUND_DICE);
		break;
	case EVENT_ATTACK:
		sound_play(d->sound, SOUND_CANNON);
		break;
	default:
		break;
	}
}

void desk_sound(struct desk *d, struct spot from, struct spot to)
{
	const struct seat *seat = desk_seat(d);

	for (bool more = true; more && spot_before(from, to); more = spot_next(seat, &from))
		if (spot_event(seat, from))
			sound_of(d, spot_event(seat, from)->kind);
}
