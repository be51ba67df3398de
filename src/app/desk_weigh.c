#include "app/desk_weigh.h"

#include "ai/thinker.h"

#include <stdlib.h>
#include <string.h>

enum { REVIEW_NODES = 60000 }; /* a phase: a second or two of any game */

struct review {
	const struct seat *seat;
	bool persons;               /* only what persons decided is looked at */
	bool both;                  /* and both sides were persons', or none */
	const struct player *player;
	void *own;
	void (*wake)(void *);
	void *who;
	int length;
	uint32_t serial;            /* of the last decision, when it began */
	int at, from;               /* the next decision to look at; the first of the phase that is looked at */
	struct thinker *thinker;
	struct orders list;
	union any_position known;
	union any_position after[2]; /* where two plans come to */
	struct order did[REVIEW_ORDERS];
	int n;
	struct review_moment moment[REVIEW_MOST];
	int moments;
};

static uint32_t last_serial(const struct seat *seat)
{
	int n = chronicle_now(seat->chronicle);
	return n ? chronicle_heard(seat->chronicle, n - 1)->serial : 0;
}

/* For which sides persons decided, a bit each. */
static unsigned persons_sides(const struct seat *seat)
{
	unsigned sides = 0;
	for (int i = 0; i < chronicle_now(seat->chronicle); i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		if (h->person && h->side != NOBODY)
			sides |= 1u << h->side;
	}
	return sides;
}

struct review *review_open(const struct seat *seat, const struct player *player, void (*wake)(void *who), void *who)
{
	struct review *r = calloc(1, sizeof *r);
	unsigned persons = persons_sides(seat);
	if (!r)
		return NULL;
	r->seat = seat;
	r->persons = persons;
	r->both = !persons || persons == 3;
	r->player = player;
	r->wake = wake;
	r->who = who;
	r->length = chronicle_now(seat->chronicle);
	r->serial = last_serial(seat);
	r->own = player->open(seat->scenario, SIDE_0, player_seed(seat->number, NOBODY, 0));
	if (r->own)
		return r;
	free(r);
	return NULL;
}

void review_close(struct review *r)
{
	if (!r)
		return;
	thinker_stop(r->thinker);
	r->player->close(r->own);
	free(r);
}

bool review_holds(const struct review *r)
{
	return chronicle_now(r->seat->chronicle) == r->length && last_serial(r->seat) == r->serial;
}

bool review_of_both(const struct review *r)
{
	return r->both;
}

int review_permille(const struct review *r)
{
	return r->length ? 1000 * (r->thinker ? r->from : r->at) / r->length : 1000;
}

/* --- phase by phase --- */

/* All that this side ordered from there on in the same phase, as far as it is known. */
static void gather(struct review *r, int from)
{
	const struct chronicle *c = r->seat->chronicle;
	const struct heard *first = chronicle_heard(c, from);
	r->n = 0;
	for (int i = from; i < r->length; i++) {
		const struct heard *h = chronicle_heard(c, i);
		if (h->side != first->side || h->row != first->row || h->turn != first->turn || h->phasing != first->phasing || h->person != first->person)
			return;
		for (int k = 0; k < h->orders && r->n < REVIEW_ORDERS; k++)
			r->did[r->n++] = h->order[k].order;
	}
}

/* Begins to look at the phase that begins with decision r->at; false when there is nothing to compare there. */
static bool begin_phase(struct review *r)
{
	const struct heard *h = chronicle_heard(r->seat->chronicle, r->at);
	if (h->side == NOBODY || (r->persons && !h->person) || !h->orders || !seat_known(r->seat, r->at, &r->known.common))
		return false;
	gather(r, r->at);
	rules_orders(r->seat->scenario, &r->known.common, &r->list);
	if (!r->n || r->list.n < 2 || r->list.at[0].side != (uint8_t)h->side)
		return false;
	r->player->weigh(r->own, r->did, r->n);
	r->player->ask(r->own, &r->known.common, &r->list, player_seed(r->seat->number, (enum side)h->side, r->at));
	if (r->player->think(r->own, 0)) /* it is not worth a thought */
		return false;
	r->from = r->at;
	r->thinker = thinker_start(r->player, r->own, REVIEW_NODES, r->wake, r->who);
	return r->thinker;
}

/* --- what comes of it --- */

static void copy_plan(const struct thought *t, struct review_plan *out)
{
	out->looks = t->looks;
	out->n = t->orders < REVIEW_ORDERS ? t->orders : REVIEW_ORDERS;
	memcpy(out->order, t->order, (size_t)out->n * sizeof out->order[0]);
	memcpy(out->lost, t->lost, sizeof out->lost);
	memcpy(out->won, t->won, sizeof out->won);
	memcpy(out->ended, t->ended, sizeof out->ended);
}

/* Does the first of two plans hold all that the second orders? */
static bool holds_all(const struct order *a, int n, const struct order *b, int m)
{
	bool all = true;
	for (int k = 0; k < m && all; k++) {
		bool found = false;
		for (int i = 0; i < n && !found; i++)
			found = order_same(&a[i], &b[k]);
		all = found;
	}
	return all;
}

/* An entry of the same deeds in the same turn, or NONE: a march that went on after a die is looked at from both of its moments. */
static int entry_of(const struct review *r, const struct thought *did)
{
	const struct heard *now = chronicle_heard(r->seat->chronicle, r->from);
	for (int i = 0; i < r->moments; i++) {
		const struct review_plan *m = &r->moment[i].did;
		const struct heard *h = chronicle_heard(r->seat->chronicle, r->moment[i].moment);
		bool same = holds_all(m->order, m->n, did->order, did->orders) || holds_all(did->order, did->orders, m->order, m->n);
		if (same && h->turn == now->turn && h->side == now->side)
			return i;
	}
	return NONE;
}

/* One of the dearest takes its place among them; of two of the same deeds the dearer stays. */
static void note(struct review *r, const struct thought *did, const struct thought *better)
{
	int same = entry_of(r, did);
	if (same != NONE && r->moment[same].behind >= did->behind)
		return;
	if (same != NONE)
		memmove(&r->moment[same], &r->moment[same + 1], (size_t)(--r->moments - same) * sizeof r->moment[0]);
	int at = r->moments;
	while (at > 0 && r->moment[at - 1].behind < did->behind)
		at--;
	if (at == REVIEW_MOST)
		return;
	r->moments += r->moments < REVIEW_MOST;
	memmove(&r->moment[at + 1], &r->moment[at], (size_t)(r->moments - at - 1) * sizeof r->moment[0]);
	struct review_moment *m = &r->moment[at];
	m->moment = r->from;
	m->side = (enum side)chronicle_heard(r->seat->chronicle, r->from)->side;
	m->behind = did->behind;
	m->points_behind = did->points_behind;
	m->points = did->points;
	m->ends_worse = did->worse;
	m->ends_better = did->better;
	m->manner = better->manner;
	copy_plan(did, &m->did);
	copy_plan(better, &m->better);
}

/* The phase goes on after so many orders, where a die fell or the other side answered. */
static void step_over(struct review *r, int orders)
{
	do
		orders -= chronicle_heard(r->seat->chronicle, r->at++)->orders;
	while (orders > 0 && r->at < r->length);
}

/* Plays a plan on what was known, up to where a die falls. */
static void carry_out(struct review *r, const struct thought *t, union any_position *out)
{
	const struct scenario *s = r->seat->scenario;
	union any_position next;
	seat_known(r->seat, r->from, &out->common);
	for (int i = 0; i < t->orders; i++) {
		memcpy(&next, out, s->rules->position_size);
		if (!rules_play(s, &next.common, &t->order[i], NULL, NULL) || next.common.dice.drawn != out->common.dice.drawn)
			return;
		memcpy(out, &next, s->rules->position_size);
	}
}

/* How many pieces of this one's name and state there are; what they stand on is no matter where both lie in one place. */
static int alike(const struct scenario *s, const struct position *p, int piece, const struct piece *state)
{
	int n = 0;
	for (int i = 0; i < s->pieces; i++) {
		struct piece other = p->piece[i];
		other.on = state->on;
		n += s->piece[i].side == s->piece[piece].side && !strcmp(s->piece[i].name, s->piece[piece].name) && !memcmp(&other, state, sizeof other);
	}
	return n;
}

/* Do both plans come to the same, whatever their order, and whichever of several like units goes? */
static bool same_end(struct review *r, const struct thought *did, const struct thought *better)
{
	const struct scenario *s = r->seat->scenario;
	const struct position *a = &r->after[0].common, *b = &r->after[1].common;
	carry_out(r, did, &r->after[0]);
	carry_out(r, better, &r->after[1]);
	for (int i = 0; i < s->pieces; i++)
		if (alike(s, a, i, &a->piece[i]) != alike(s, b, i, &a->piece[i]))
			return false;
	return frame_now(a)->row == frame_now(b)->row && !memcmp(a->header.track, b->header.track, sizeof a->header.track) &&
	       !memcmp(a->marker, b->marker, sizeof a->marker) && !memcmp(a->card, b->card, sizeof a->card);
}

/* What can be told of it: games that end worse, or points. */
static bool tells(const struct thought *did)
{
	return did->worse > did->better || desk_tenths(did->points_behind) > 0;
}

static void end_phase(struct review *r)
{
	struct thought t[THOUGHTS];
	int put;
	thinker_stop(r->thinker);
	r->thinker = NULL;
	r->player->thoughts(r->own, t, &put);
	step_over(r, put == NONE ? 0 : t[put].orders);
	if (put != NONE && t[put].sure && t[put].behind > 0 && tells(&t[put]) && !same_end(r, &t[put], &t[0]))
		note(r, &t[put], &t[0]);
}

bool review_work(struct review *r)
{
	if (r->thinker) {
		thinker_slice(r->thinker);
		if (!thinker_done(r->thinker, NULL))
			return false;
		end_phase(r);
	}
	while (r->at < r->length)
		if (begin_phase(r))
			return false;
		else
			r->at++;
	return true;
}

bool review_wakes(const struct review *r)
{
	return r->thinker && thinker_wakes(r->thinker);
}

int review_moments(const struct review *r, const struct review_moment **out)
{
	*out = r->moment;
	return r->moments;
}
