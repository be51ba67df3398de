#include "app/desk_mind.h"

#include "ai/thinker.h"

#include <stdlib.h>

/* A player with what it remembers of its side. */
struct listener {
	const struct player *player; /* NULL: there is none yet */
	void *own;
	int heard;                   /* decisions it has heard of; NONE: not of the set-up either */
	uint32_t serial;             /* of the last one */
};

struct desk_mind {
	void (*wake)(void *);
	void *who;
	struct listener side[SIDES];
	struct thinker *thinker; /* NULL: nothing is thought about */
	struct listener *at_work;
	const struct seat *seat;
	uint32_t turned;         /* of the seat when it began */
	struct orders list;
	union any_position known;
};

struct desk_mind *desk_mind_open(void (*wake)(void *who), void *who)
{
	struct desk_mind *m = calloc(1, sizeof *m);
	if (!m)
		return NULL;
	m->wake = wake;
	m->who = who;
	return m;
}

void desk_mind_close(struct desk_mind *m)
{
	if (!m)
		return;
	desk_mind_forget(m);
	free(m);
}

void desk_mind_stop(struct desk_mind *m)
{
	thinker_stop(m->thinker);
	m->thinker = NULL;
}

static void leave(struct listener *l)
{
	if (l->player)
		l->player->close(l->own);
	*l = (struct listener){.heard = NONE};
}

void desk_mind_forget(struct desk_mind *m)
{
	desk_mind_stop(m);
	for (int i = 0; i < SIDES; i++)
		leave(&m->side[i]);
}

/* Was something taken back that it has heard of? Then it knows too much. */
static bool knows_too_much(const struct listener *l, const struct seat *seat)
{
	if (l->heard > chronicle_now(seat->chronicle))
		return true;
	return l->heard > 0 && chronicle_heard(seat->chronicle, l->heard - 1)->serial != l->serial;
}

/* Tells it what its seat has heard since; the decision that goes on, when it is its own, is not over yet. */
static void tell(struct desk_mind *m, struct listener *l, const struct seat *seat)
{
	const struct chronicle *c = seat->chronicle;
	int now = chronicle_now(c);
	if (now && seat->prompt.depth && chronicle_heard(c, now - 1)->side == (int8_t)seat->side)
		now--;
	for (; l->heard < now; l->heard++) {
		const struct heard *what = chronicle_heard(c, l->heard);
		if (seat_known(seat, l->heard + 1, &m->known.common))
			l->player->hear(l->own, what, &m->known.common);
		l->serial = what->serial;
	}
}

/* The player of this seat, who has heard of all that was before. NULL without memory. */
static struct listener *listener_of(struct desk_mind *m, const struct player *player, const struct seat *seat,
				    uint64_t number)
{
	struct listener *l = &m->side[seat->side];
	if (l->player != player || (player->hear && knows_too_much(l, seat))) {
		leave(l);
		l->own = player->open(seat->scenario, seat->side, player_seed(number, seat->side, 0));
		if (!l->own)
			return NULL;
		l->player = player;
	}
	if (player->hear)
		tell(m, l, seat);
	return l;
}

/* Orders that the side has given, those of the draft too: the number of its next decision. */
static int orders_given(const struct seat *seat)
{
	int n = 1 + seat->draft->n;
	for (int i = 0; i < chronicle_now(seat->chronicle); i++) {
		const struct heard *what = chronicle_heard(seat->chronicle, i);
		for (int k = 0; k < what->orders; k++)
			n += what->order[k].order.side == (uint8_t)seat->side;
	}
	return n;
}

/* What the side of the seat may know. Where no person plays a seat sees all, and a player may not. */
static const struct position *closed(struct desk_mind *m, const struct seat *seat, uint64_t seed)
{
	if (!seat->open)
		return seat->known;
	seat->scenario->rules->imagine(seat->scenario, seat->known, seat->side, seed, &m->known.common);
	return &m->known.common;
}

bool desk_mind_think(struct desk_mind *m, const struct player *player, const struct seat *seat, uint64_t number,
		     struct error *e)
{
	if (m->thinker && m->seat == seat && m->turned == seat->turned && m->at_work->player == player)
		return true;
	desk_mind_stop(m);
	if (!seat->orders.n)
		return error_set(e, NULL, NULL, NULL, "nothing is to be decided here");
	m->at_work = listener_of(m, player, seat, number);
	if (m->at_work) {
		int given = orders_given(seat);
		m->list = seat->orders;
		player->ask(m->at_work->own, closed(m, seat, player_seed(number, NOBODY, given)), &m->list,
			    player_seed(number, seat->side, given));
		m->thinker = thinker_start(player, m->at_work->own, m->wake, m->who);
	}
	m->seat = seat;
	m->turned = seat->turned;
	return m->thinker || error_set(e, NULL, NULL, NULL, "there is no memory for somebody who thinks");
}

bool desk_mind_done(struct desk_mind *m, int *permille)
{
	if (permille)
		*permille = 1000;
	if (!m->thinker)
		return false;
	thinker_slice(m->thinker);
	return thinker_done(m->thinker, permille);
}

bool desk_mind_wakes(const struct desk_mind *m)
{
	return m->thinker && thinker_wakes(m->thinker);
}

bool desk_mind_answer(struct desk_mind *m, struct order *out, struct text *words)
{
	if (!m->thinker)
		return false;
	desk_mind_stop(m);
	int i = m->at_work->player->answer(m->at_work->own, NULL, words, NULL);
	*out = m->list.at[i];
	return true;
}
