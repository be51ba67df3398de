/* Order texts as a hand would mean them. */
#include "match/inside.h"

#include <stdlib.h>
#include <string.h>

struct tried {
	union any_position at;
	struct error direct, take, then;
};

/* Can `take` and then the order be played from here? Fills t->take or t->then when not. */
static bool try_taken(const struct match *m, const struct order *take, const struct order *o, struct tried *t)
{
	const struct scenario *s = m->scenario;
	memcpy(&t->at, &m->at, s->rules->position_size);
	if (!rules_play(s, &t->at.common, take, NULL, &t->take))
		return false;
	struct prompt ask;
	rules_ask(s, &t->at.common, &ask);
	if (!(ask.verbs >> o->verb & 1))
		return false;
	return rules_play(s, &t->at.common, o, NULL, &t->then);
}

static void events_join(struct events *to, const struct events *more)
{
	int shift = to->accounts;
	for (int i = 0; i < more->accounts && to->accounts < MAX_ACCOUNTS; i++)
		to->account[to->accounts++] = more->account[i];
	for (int i = 0; i < more->n && to->n < MAX_EVENTS; i++) {
		struct event *ev = &to->at[to->n++];
		*ev = more->at[i];
		if (ev->account != NONE)
			ev->account = (int16_t)(ev->account + shift < MAX_ACCOUNTS ? ev->account + shift : NONE);
		int places;
		const int16_t *way = event_way_of(more, &more->at[i], &places);
		ev->way = NONE;
		event_way(to, ev, way, places);
	}
}

static bool play_both(struct match *m, const struct order *take, const struct order *o, struct events *ev,
		      struct error *e)
{
	if (!match_play(m, take, ev, e))
		return false;
	struct events *more = ev ? malloc(sizeof *more) : NULL;
	bool fine = match_play(m, o, more, e);
	if (fine && more)
		events_join(ev, more);
	free(more);
	if (!fine)
		match_undo(m);
	return fine;
}

/* Which of the refusals helps a person most. */
static void refuse(const struct prompt *ask, int verb, const struct tried *t, struct error *e)
{
	/* verbs of this decision, and what is done with a piece in hand */
	uint64_t about = ask->verbs | UINT64_C(1) << VERB_MARCH | UINT64_C(1) << VERB_PUT;
	if (!e)
		return;
	if (t->then.reason[0])
		*e = t->then;
	else
		*e = ask->depth == 0 && about >> verb & 1 && t->take.reason[0] ? t->take : t->direct;
}

/* A piece was only just taken up, and the order is about another: that one goes back first. */
static bool other_in_hand(const struct match *m, const struct prompt *ask, const struct order *o)
{
	if (!m->now || !ask->depth || o->piece == NONE || set_has(&ask->hand, o->piece) || set_count(&ask->hand) != 1)
		return false;
	const struct entry *last = &m->entry[m->now - 1];
	return last->order.verb == VERB_TAKE && last->order.side == ask->side && !last->seals;
}

static bool play_text(struct match *m, const char *text, bool again, struct events *ev, struct error *e)
{
	if (ev)
		events_clear(ev);
	struct prompt ask;
	match_ask(m, &ask);
	if (ask.side == NOBODY)
		return error_set(e, NULL, NULL, NULL, "the game is over");
	struct order o;
	if (!order_parse(m->scenario, text, ask.side, &o, e))
		return false;
	struct tried *t = calloc(1, sizeof *t);
	if (!t)
		return error_set(e, NULL, NULL, NULL, "there is no memory for another order");
	bool fine = match_play(m, &o, ev, &t->direct);
	bool takes = !fine && o.piece != NONE && o.verb != VERB_TAKE && o.verb != VERB_RELEASE &&
		     ask.verbs >> VERB_TAKE & 1;
	if (takes) {
		struct order take = order_make(VERB_TAKE, ask.side, o.piece, NONE, NONE);
		fine = try_taken(m, &take, &o, t) && play_both(m, &take, &o, ev, &t->then);
	}
	if (!fine && !again && other_in_hand(m, &ask, &o)) {
		int now = m->now;
		match_jump(m, now - 1);
		fine = play_text(m, text, true, ev, NULL);
		if (!fine)
			match_jump(m, now);
	}
	if (!fine)
		refuse(&ask, o.verb, t, e);
	free(t);
	return fine;
}

bool match_play_text(struct match *m, const char *text, struct events *ev, struct error *e)
{
	return play_text(m, text, false, ev, e);
}
