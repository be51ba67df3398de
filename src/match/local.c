#include "match/local.h"

#include "match/imagined.h"

#include <stdlib.h>
#include <string.h>

/* Of a chronicle what changes with everything that a side comes to hear: its length, its mark, its last decision. */
struct sight {
	int length, now, n, orders;
	uint32_t serial;
	uint8_t seals;
	bool redone, back;
};

/* So many orders further on is played from what was looked at last. */
enum { FURTHER = 32 };

struct local {
	struct match *m;
	struct seat *seat;
	bool closed;                /* whatever the others see */
	int wanted;                 /* orders that should stand, once the other has agreed; or NONE */
	struct sight sight;         /* at the last refresh */
	int read, begun;            /* the orders before `truth` and before `first`, or NONE */
	union any_position truth;   /* looked at last; the next look is often a little further on */
	union any_position first;   /* before the last order that began a decision */
	union any_position present, dealt; /* present: as it was known at the last refresh */
};

/* --- what a side may know --- */

static bool is_over(const struct match *m)
{
	return match_position(m)->header.result.over;
}

static bool is_open(const struct local *l)
{
	return !l->closed && (is_over(l->m) || !match_persons(l->m));
}

static struct viewer viewer_of(const struct local *l)
{
	const struct seat *seat = l->seat;
	return (struct viewer){.s = seat->scenario, .side = seat->side, .open = seat->open, .number = seat->number};
}

/* The truth after n orders. */
static const struct position *truth_after(struct local *l, int n)
{
	if (l->read == NONE || n < l->read || n - l->read > FURTHER)
		match_at(l->m, n, &l->truth.common);
	else
		match_on(l->m, l->read, n, &l->truth.common);
	l->read = n;
	return &l->truth.common;
}

static bool local_known(void *who, int at, struct position *out)
{
	struct local *l = who;
	struct viewer v = viewer_of(l);
	if (at == l->sight.now) {
		memcpy(out, &l->present, l->seat->scenario->rules->position_size);
		return true;
	}
	int n = chronicle_hearings_before(l->seat->chronicle, at);
	imagined_at(&v, n == l->begun ? &l->first.common : truth_after(l, n), at, out);
	return true;
}

/* --- listening --- */

/* Keeps what a decision begins with: it is what the moment before it is asked for first. */
static void keep_first(struct local *l, int i, const struct position *before)
{
	struct match_fact fact = match_fact(l->m, i);
	l->read = NONE;
	if (i <= l->begun)
		l->begun = NONE;
	if (!fact.starts && i && match_order(l->m, i).side == match_order(l->m, i - 1).side)
		return;
	memcpy(&l->first, before, l->seat->scenario->rules->position_size);
	l->begun = i;
}

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
		struct viewer v = viewer_of(l);
		imagined_at(&v, before, chronicle_now(c), &known.common);
		h.before = &known.common;
	}
	if (i != NONE) {
		struct match_fact fact = match_fact(l->m, i);
		keep_first(l, i, before);
		o = match_order(l->m, i);
		match_taken(l->m, i, &back);
		h.order = &o;
		h.starts = fact.starts;
		h.seals = fact.seals;
		h.redone = fact.redone;
		h.person = fact.person;
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

/* What is said of the match beside what happens in it. False when nothing of it has changed. */
static bool keep_up(struct local *l)
{
	struct seat *seat = l->seat;
	const struct standings *list = seat->side == NOBODY ? &seat->standings : match_standing(l->m, seat->side);
	uint8_t persons = match_persons(l->m);
	if (persons == seat->persons && !memcmp(list, &seat->standings, sizeof *list))
		return false;
	seat->persons = persons;
	seat->past_seal = persons == 3 ? BACK_BOTH : persons ? BACK_ASK : BACK_FREE;
	seat->standings = *list;
	return true;
}

/* An offer lapses when the match moves on. False when there was none. */
static bool lapse(struct local *l)
{
	bool made = l->seat->waiting || l->seat->offer.made;
	l->wanted = NONE;
	l->seat->waiting = false;
	memset(&l->seat->offer, 0, sizeof l->seat->offer);
	return made;
}

static struct sight sight_of(const struct seat *seat)
{
	const struct chronicle *c = seat->chronicle;
	int length = chronicle_length(c);
	const struct heard *last = chronicle_heard(c, length - 1);
	return (struct sight){.length = length, .now = chronicle_now(c), .n = last->n, .orders = last->orders,
			      .serial = last->serial, .seals = last->seals, .redone = last->redone,
			      .back = chronicle_back(c, length - 1)[0] != 0};
}

static bool same_sight(const struct sight *a, const struct sight *b)
{
	return a->length == b->length && a->now == b->now && a->n == b->n && a->orders == b->orders &&
	       a->serial == b->serial && a->seals == b->seals && a->redone == b->redone && a->back == b->back;
}

/* Has the side anything new to see? Not what the enemy does unseen: not even that he did something is shown. */
static bool sees_news(struct local *l)
{
	struct viewer v = viewer_of(l);
	struct sight sight = sight_of(l->seat);
	imagined_at(&v, match_position(l->m), sight.now, &l->dealt.common);
	bool same = same_sight(&sight, &l->sight) &&
		    !memcmp(&l->dealt, &l->present, l->seat->scenario->rules->position_size);
	l->sight = sight;
	memcpy(&l->present, &l->dealt, sizeof l->dealt);
	return !same;
}

static void local_moved(void *who)
{
	struct local *l = who;
	struct chronicle *c = seat_chronicle(l->seat);
	bool open = is_open(l), opens = open != l->seat->open, told = lapse(l);
	chronicle_cut(c, match_length(l->m));
	if (opens) {
		l->seat->open = open;
		tell_again(l);
	}
	chronicle_mark(c, match_now(l->m));
	told |= keep_up(l);
	if (sees_news(l) || opens)
		seat_refresh(l->seat);
	else if (told)
		seat_wait(l->seat, false);
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
		seat_wait(l->seat, true);
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

/* What this side offered is answered, by whoever sat there: nobody else is asked any more. */
static void answered(struct local *asker)
{
	struct local *x;
	for (int i = 0; (x = other_seat(asker, &i));) {
		struct offer *offer = &x->seat->offer;
		if (!offer->made || offer->by != asker->seat->side)
			continue;
		memset(offer, 0, sizeof *offer);
		x->seat->turned++;
	}
	asker->wanted = NONE;
	seat_wait(asker->seat, false);
}

static bool local_answer(void *who, bool yes)
{
	struct local *l = who, *x;
	enum side by = l->seat->offer.by;
	memset(&l->seat->offer, 0, sizeof l->seat->offer);
	l->seat->turned++;
	for (int i = 0; (x = other_seat(l, &i));) {
		int n = x->wanted;
		if (n == NONE || x->seat->side != by)
			continue;
		answered(x);
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
	l->wanted = l->read = l->begun = NONE;
	seat->number = match_public(m);
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
