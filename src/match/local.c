#include "match/local.h"

#include <stdlib.h>
#include <string.h>

struct local {
	struct match *m;
	struct seat *seat;
	bool closed;                /* whatever the others see */
	uint64_t number;            /* of the match, for all to know */
	int wanted;                 /* orders that should stand, once the other has agreed; or NONE */
	union any_position truth, dealt;
};

/* --- what a side may know --- */

static bool is_over(const struct match *m)
{
	return match_position(m)->header.result.over;
}

static uint8_t persons_of(const struct match *m)
{
	uint8_t out = 0;
	for (int i = 0; i < SIDES; i++)
		if (!match_played_by(m, (enum side)i))
			out |= (uint8_t)(1 << i);
	return out;
}

static bool is_open(const struct local *l)
{
	return !l->closed && (is_over(l->m) || !persons_of(l->m));
}

/* The same while nothing new is heard, and no help to find the truth. */
static uint64_t seed_of(const struct local *l, int at)
{
	uint64_t state = l->number ^ (uint64_t)(l->seat->side + 2) << 32 ^ (uint64_t)at;
	return (uint64_t)random_next(&state) << 32 | random_next(&state);
}

/* The position as this side may know it. For NOBODY what one side hides is dealt anew, and then what the other hides. */
static void deal(struct local *l, const struct position *truth, int at, struct position *out)
{
	const struct scenario *s = match_scenario(l->m);
	enum side side = l->seat->side;
	uint64_t seed = seed_of(l, at);
	if (l->seat->open) {
		memcpy(out, truth, s->rules->position_size);
		dice_seed(&out->dice, seed);
	} else if (side == NOBODY) {
		s->rules->imagine(s, truth, SIDE_0, seed, &l->dealt.common);
		s->rules->imagine(s, &l->dealt.common, SIDE_1, seed, out);
	} else {
		s->rules->imagine(s, truth, side, seed, out);
	}
}

static bool local_known(void *who, int at, struct position *out)
{
	struct local *l = who;
	int n = at == l->seat->now ? match_now(l->m) : chronicle_hearings_before(l->seat->chronicle, at);
	match_at(l->m, n, &l->truth.common);
	deal(l, &l->truth.common, at, out);
	return true;
}

/* --- listening --- */

static void local_played(void *who, int i, const struct position *before, const struct events *events)
{
	struct local *l = who;
	struct chronicle *c = seat_chronicle(l->seat);
	struct hearing h = {.events = events};
	union any_position known;
	struct order o;
	struct text back;
	chronicle_mark(c, i == NONE ? 0 : i);
	if (l->seat->words->pages) {
		deal(l, before, chronicle_now(c), &known.common);
		h.before = &known.common;
	}
	if (i != NONE) {
		struct match_fact fact = match_fact(l->m, i);
		o = match_order(l->m, i);
		match_taken(l->m, i, &back);
		h.order = &o;
		h.starts = fact.starts;
		h.seals = fact.seals;
		h.redone = fact.redone;
		h.turn = fact.turn;
		h.phasing = fact.phasing;
		h.row = fact.row;
		h.back = back.at;
	}
	chronicle_hear(c, &h);
}

static void tell_again(struct local *l)
{
	struct match_listener me = {.who = l, .played = local_played};
	chronicle_clear(seat_chronicle(l->seat), l->seat->open);
	match_recount(l->m, &me);
}

static void keep_up(struct local *l)
{
	struct seat *seat = l->seat;
	seat->persons = persons_of(l->m);
	seat->past_seal = seat->persons == 0 ? BACK_FREE : seat->persons == 3 ? BACK_BOTH : BACK_ASK;
	if (seat->side != NOBODY)
		seat->standings = *match_standing(l->m, seat->side);
}

static void local_moved(void *who)
{
	struct local *l = who;
	struct chronicle *c = seat_chronicle(l->seat);
	bool open = is_open(l);
	l->wanted = NONE;
	l->seat->waiting = false;
	memset(&l->seat->offer, 0, sizeof l->seat->offer);
	chronicle_cut(c, match_length(l->m));
	if (open != l->seat->open) {
		l->seat->open = open;
		tell_again(l);
	}
	chronicle_mark(c, match_now(l->m));
	keep_up(l);
	seat_refresh(l->seat);
}

/* --- acting --- */

static bool local_send(void *who, const struct order *orders, int n, struct error *e)
{
	struct local *l = who;
	return match_play(l->m, orders, n, e);
}

/* Another seat on the match, `i` counting from 0; NULL when there are no more. */
static struct local *other_seat(const struct local *l, int *i)
{
	const struct match_listener *x;
	while ((x = match_listener(l->m, (*i)++)))
		if (x->played == local_played && x->who != l)
			return x->who;
	return NULL;
}

/* Asks the other person at the table. False when there is none. */
static bool offer_back(struct local *l, int n, int to)
{
	bool asked = false;
	struct local *x;
	for (int i = 0; (x = other_seat(l, &i));) {
		struct chronicle *c = seat_chronicle(x->seat);
		if (x->seat->side == NOBODY || x->seat->side == l->seat->side)
			continue;
		struct offer *offer = &x->seat->offer;
		offer->made = asked = true;
		offer->by = l->seat->side;
		chronicle_mark(c, n);
		offer->to = chronicle_now(c);
		chronicle_mark(c, match_now(l->m));
		chronicle_seals(l->seat->chronicle, to, l->seat->now, &offer->what);
		x->seat->turned++;
	}
	if (asked) {
		l->wanted = n;
		l->seat->waiting = true;
		l->seat->turned++;
	}
	return asked;
}

static bool local_go(void *who, int to)
{
	struct local *l = who;
	int n = chronicle_hearings_before(l->seat->chronicle, to);
	if (seat_may_go(l->seat, to, NULL) == BACK_BOTH && offer_back(l, n, to))
		return false;
	return match_jump(l->m, n);
}

static bool local_answer(void *who, bool yes)
{
	struct local *l = who, *x;
	memset(&l->seat->offer, 0, sizeof l->seat->offer);
	l->seat->turned++;
	for (int i = 0; (x = other_seat(l, &i));) {
		int n = x->wanted;
		if (n == NONE)
			continue;
		x->wanted = NONE;
		x->seat->waiting = false;
		x->seat->turned++;
		if (yes)
			match_jump(l->m, n);
		return true;
	}
	return false;
}

static bool local_stand(void *who, const struct standings *list, struct error *e)
{
	struct local *l = who;
	return match_stand(l->m, l->seat->side, list, e);
}

static void local_close(void *who)
{
	struct local *l = who;
	match_unlisten(l->m, l);
	free(l);
}

static struct seat *take_seat(struct match *m, enum side side, bool closed, struct error *e)
{
	struct local *l = calloc(1, sizeof *l);
	struct source source = {.who = l, .send = local_send, .known = local_known, .go = local_go,
				.answer = local_answer, .stand = local_stand, .close = local_close};
	struct match_listener me = {.who = l, .played = local_played, .moved = local_moved};
	struct seat *seat = NULL;
	if (l) {
		l->m = m;
		l->closed = closed;
		if (match_listen(m, &me))
			seat = seat_over(match_scenario(m), side, is_open(l), &source);
	}
	if (!seat) {
		match_unlisten(m, l);
		free(l);
		error_set(e, NULL, NULL, NULL, "there is no memory for a seat");
		return NULL;
	}
	l->seat = seat;
	l->number = match_public(m);
	tell_again(l);
	local_moved(l);
	return seat;
}

struct seat *local_seat(struct match *m, enum side side, struct error *e)
{
	return take_seat(m, side, false, e);
}

struct seat *local_player_seat(struct match *m, enum side side, struct error *e)
{
	return take_seat(m, side, true, e);
}
