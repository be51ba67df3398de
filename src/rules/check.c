#include "rules/check.h"
#include "rules/phases.h"

#include <stdlib.h>
#include <string.h>

struct check {
	const struct scenario *s;
	const struct position *p;
	union any_position copy;
	struct events events;
	struct orders list;
	struct prompt before, after;
};

static int16_t any_noun(int kind, int has, int n, uint64_t *state)
{
	if (random_below(state, 16) == 0)
		return (int16_t)(random_below(state, 4000) - 8);
	return (int16_t)(kind == has && n > 0 ? random_below(state, n) : NONE);
}

struct order rules_stranger(const struct scenario *s, enum side side, uint64_t *state)
{
	int verbs = 0;
	while (verb_at(s, verbs))
		verbs++;
	int verb = random_below(state, 64) == 0 ? random_below(state, 256) : random_below(state, verbs);
	const struct verb *v = verb_at(s, verb);
	if (random_below(state, 16) == 0)
		side = side_other(side);
	if (!v)
		return order_make(verb, side, NONE, NONE, NONE);
	int16_t number = NONE;
	if (v->number != NOUN_NONE && random_below(state, 2))
		number = (int16_t)(random_below(state, 8) ? random_below(state, 6) : random_below(state, 65536) - 32768);
	return order_make(verb, side, any_noun(v->piece, NOUN_PIECE, s->pieces, state),
			  any_noun(v->place, NOUN_PLACE, s->board.count, state), number);
}

static bool broken(const struct check *c, const struct order *o, struct error *e, const char *what)
{
	char text[64];
	order_print(c->s, o, text, sizeof text);
	return error_set(e, c->s->file, text, NULL, "%s", what);
}

static struct position *fresh(struct check *c)
{
	memcpy(&c->copy, c->p, c->s->rules->position_size);
	return &c->copy.common;
}

/* What only builds is tried freely on scratch copies: it must not seal. */
static bool check_builds(struct check *c, const struct order *o, const struct position *after, struct error *e)
{
	if (!phase_builds(c->s, c->p, o))
		return true;
	if (after->dice.drawn != c->p->dice.drawn)
		return broken(c, o, e, "it only builds, but a die was rolled");
	for (int i = 0; i < c->events.n; i++)
		if (c->events.at[i].seals)
			return broken(c, o, e, "it only builds, but an event seals");
	if (c->after.side != c->before.side)
		return broken(c, o, e, "it only builds, but another side decides after it");
	return true;
}

static bool check_listed(struct check *c, const struct order *o, struct error *e)
{
	struct position *p = fresh(c);
	struct error inner = {0};
	events_clear(&c->events);
	if (!rules_play(c->s, p, o, &c->events, &inner)) {
		broken(c, o, e, "is listed, but refused");
		return false;
	}
	if (!c->s->rules->sound(c->s, p, &inner)) {
		char text[64];
		order_print(c->s, o, text, sizeof text);
		return error_set(e, c->s->file, text, NULL, "leaves a position that is not sound: %.200s %.60s",
				 inner.place, inner.reason);
	}
	if (!memcmp(&c->copy, c->p, c->s->rules->position_size))
		return broken(c, o, e, "was played, but changes nothing");
	rules_ask(c->s, p, &c->after);
	return check_builds(c, o, p, e);
}

static bool check_stranger(struct check *c, const struct order *o, struct error *e)
{
	struct position *p = fresh(c);
	struct error inner = {0};
	if (orders_find(&c->list, o) != NONE)
		return true;
	events_clear(&c->events);
	if (rules_play(c->s, p, o, &c->events, &inner))
		return broken(c, o, e, "is not listed, but can be played");
	if (memcmp(&c->copy, c->p, c->s->rules->position_size))
		return broken(c, o, e, "was refused, but changed the position");
	if (!inner.reason[0])
		return broken(c, o, e, "was refused without a reason");
	if (c->events.n)
		return broken(c, o, e, "was refused, but told events");
	return true;
}

static bool check_list(struct check *c, struct error *e)
{
	bool over = c->before.side == NOBODY;
	if (over != (c->list.n == 0))
		return error_set(e, c->s->file, NULL, NULL, over ? "the game is over, but there are orders"
								 : "a dead end: there is no order");
	if (over && !c->before.result.over)
		return error_set(e, c->s->file, NULL, NULL, "nobody decides, but the game is not over");
	for (int i = 0; i < c->list.n; i++) {
		if (c->list.at[i].side != c->before.side)
			return broken(c, &c->list.at[i], e, "is listed for a side that does not decide");
		for (int k = 0; k < i; k++)
			if (order_same(&c->list.at[i], &c->list.at[k]))
				return broken(c, &c->list.at[i], e, "is listed twice");
	}
	return true;
}

static bool check_all(struct check *c, int strangers, uint64_t *state, struct error *e)
{
	const struct rules *r = c->s->rules;
	if (!r->sound(c->s, c->p, e))
		return false;
	rules_ask(c->s, c->p, &c->before);
	rules_orders(c->s, c->p, &c->list);
	if (!check_list(c, e))
		return false;
	for (int i = 0; i < c->list.n; i++)
		if (!check_listed(c, &c->list.at[i], e))
			return false;
	enum side side = c->before.side == NOBODY ? SIDE_0 : c->before.side;
	for (int i = 0; i < strangers; i++) {
		struct order o = rules_stranger(c->s, side, state);
		if (!check_stranger(c, &o, e))
			return false;
	}
	return true;
}

bool rules_check(const struct scenario *s, const struct position *p, int strangers, uint64_t *state, struct error *e)
{
	struct check *c = calloc(1, sizeof *c);
	if (!c)
		return error_set(e, s->file, NULL, NULL, "there is no memory for a check");
	c->s = s;
	c->p = p;
	bool fine = check_all(c, strangers, state, e);
	free(c);
	return fine;
}
