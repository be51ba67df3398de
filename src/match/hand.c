#include "match/hand.h"

#include <stdlib.h>
#include <string.h>

struct tried {
	union any_position at;
	struct prompt ask; /* of the position the order is tried from */
	struct error direct, take, then;
};

/* Is the verb among these? One that the game does not have is not. */
static bool is_about(uint64_t verbs, int verb)
{
	return verb < 64 && verbs >> verb & 1;
}

static bool wants_taking(const struct prompt *ask, const struct order *o)
{
	return o->piece != NONE && o->verb != VERB_TAKE && o->verb != VERB_RELEASE && ask->verbs >> VERB_TAKE & 1;
}

/* Can `take` and then the order be played from here? Fills t->take or t->then when not. */
static bool try_taken(const struct scenario *s, const struct position *from, const struct order *take,
		      const struct order *o, struct tried *t)
{
	struct prompt ask;
	memcpy(&t->at, from, s->rules->position_size);
	if (!rules_play(s, &t->at.common, take, NULL, &t->take))
		return false;
	rules_ask(s, &t->at.common, &ask);
	if (!is_about(ask.verbs, o->verb))
		return false;
	return rules_play(s, &t->at.common, o, NULL, &t->then);
}

/* Where it is known that the order is not legal as it is and that its piece can be taken up: both as one, and nothing
 * is tried before. */
static bool play_taken(const struct hand *h, const struct order *o)
{
	const struct order *take = NULL;
	if (!h->legal || o->piece == NONE || o->verb == VERB_TAKE || o->verb == VERB_RELEASE)
		return false;
	for (int i = 0; i < h->legal->n; i++) {
		const struct order *legal = &h->legal->at[i];
		if (order_same(legal, o))
			return false;
		if (legal->verb == VERB_TAKE && legal->piece == o->piece)
			take = legal;
	}
	if (!take)
		return false;
	struct order both[2] = {*take, *o};
	return h->play(h->who, 0, both, 2, NULL);
}

/* Which of the refusals helps a person most. */
static void refuse(int verb, const struct tried *t, struct error *e)
{
	/* verbs of this decision, and what is done with a piece in hand */
	uint64_t about = t->ask.verbs | VERB(VERB_MARCH) | VERB(VERB_PUT);
	if (!e)
		return;
	if (t->then.reason[0])
		*e = t->then;
	else
		*e = t->ask.depth == 0 && is_about(about, verb) && t->take.reason[0] ? t->take : t->direct;
}

/* A piece was only just taken up, and the order is about another, or releases it: that one goes back first. */
static bool other_in_hand(const struct hand *h, const struct prompt *ask, const struct order *o)
{
	bool piece = o->piece >= 0 && o->piece < h->scenario->pieces;
	bool other = piece && (!set_has(&ask->hand, o->piece) || (o->verb == VERB_RELEASE && !is_about(ask->verbs, VERB_RELEASE)));
	return h->last && ask->depth && other &&
	       set_count(&ask->hand) == 1 && h->last->verb == VERB_TAKE && h->last->side == (uint8_t)ask->side;
}

/* The order in place of the last one. Tried on a copy first, so that a refusal takes nothing back. */
static bool play_instead(const struct hand *h, const struct order *o, struct tried *t)
{
	const struct scenario *s = h->scenario;
	rules_ask(s, h->before, &t->ask);
	memcpy(&t->at, h->before, s->rules->position_size);
	if (rules_play(s, &t->at.common, o, NULL, NULL))
		return h->play(h->who, 1, o, 1, NULL);
	struct order both[2] = {order_make(VERB_TAKE, t->ask.side, o->piece, NONE, NONE), *o};
	return wants_taking(&t->ask, o) && try_taken(s, h->before, &both[0], o, t) &&
	       h->play(h->who, 1, both, 2, NULL);
}

/* Who is in hand has marched, and another is to march: he halts first, and all is one. */
static bool play_halted(const struct hand *h, const struct prompt *ask, const struct order *o, struct tried *t)
{
	const struct order all[3] = {order_make(VERB_HALT, ask->side, NONE, NONE, NONE), order_make(VERB_TAKE, ask->side, o->piece, NONE, NONE), *o};
	if (o->verb != VERB_MARCH || o->piece == NONE || !ask->depth || !is_about(ask->verbs, VERB_HALT) || set_has(&ask->hand, o->piece))
		return false;
	memcpy(&t->at, h->at, h->scenario->rules->position_size);
	for (int i = 0; i < 3; i++)
		if (!rules_play(h->scenario, &t->at.common, &all[i], NULL, NULL))
			return false;
	return h->play(h->who, 0, all, 3, NULL);
}

bool hand_means(const struct hand *h, const struct order *o, struct error *e)
{
	struct tried *t = calloc(1, sizeof *t);
	if (!t)
		return error_set(e, NULL, NULL, NULL, "there is no memory for another order");
	bool fine = play_taken(h, o) || h->play(h->who, 0, o, 1, &t->direct);
	if (!fine) {
		rules_ask(h->scenario, h->at, &t->ask);
		struct prompt ask = t->ask;
		struct order both[2] = {order_make(VERB_TAKE, ask.side, o->piece, NONE, NONE), *o};
		fine = wants_taking(&ask, o) && try_taken(h->scenario, h->at, &both[0], o, t) &&
		       h->play(h->who, 0, both, 2, &t->then);
		if (!fine)
			refuse(o->verb, t, e);
		if (!fine && other_in_hand(h, &ask, o))
			fine = play_instead(h, o, t);
		fine = fine || play_halted(h, &ask, o, t);
	}
	free(t);
	return fine;
}
