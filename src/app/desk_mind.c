#include "app/desk_mind.h"

#include "ai/thinker.h"
#include "rules/phases.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { ADVICE_NODES = 120000 }; /* a few seconds of any game */

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
	bool advises;            /* a hint: */
	uint64_t number;
	int advised;             /* orders found so far */
	struct order advice[ADVICE_MOST];
	struct thought thought[THOUGHTS]; /* of whole plans that were compared for it */
	int thoughts;
	struct text why;         /* the first of them that is a choice */
	bool chose;              /* there was one */
	union any_position at;   /* with them */
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

static void stop_thinker(struct desk_mind *m)
{
	thinker_stop(m->thinker);
	m->thinker = NULL;
}

void desk_mind_stop(struct desk_mind *m)
{
	stop_thinker(m);
	m->advises = false;
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

/* Asks about `known`, with the orders that are in m->list. */
static bool begin(struct desk_mind *m, const struct position *known, int given, uint64_t number, long most)
{
	const struct listener *l = m->at_work;
	l->player->ask(l->own, known, &m->list, player_seed(number, m->seat->side, given));
	m->thinker = thinker_start(l->player, l->own, most, m->wake, m->who);
	return m->thinker;
}

static bool no_memory(struct error *e)
{
	return error_set(e, NULL, NULL, NULL, "there is no memory for somebody who thinks");
}

static bool thinks_about(const struct desk_mind *m, const struct player *player, const struct seat *seat, bool advises)
{
	return m->thinker && m->seat == seat && m->turned == seat->turned && m->at_work->player == player &&
	       m->advises == advises;
}

/* Another decision, and the player who shall think about it. */
static bool turn_to(struct desk_mind *m, const struct player *player, const struct seat *seat, uint64_t number,
		    struct error *e)
{
	desk_mind_stop(m);
	if (seat->open)
		return error_set(e, NULL, NULL, NULL, "whoever sees all is no player");
	if (!seat->orders.n)
		return error_set(e, NULL, NULL, NULL, "nothing is to be decided here");
	m->at_work = listener_of(m, player, seat, number);
	m->list = seat->orders;
	m->seat = seat;
	m->turned = seat->turned;
	m->number = number;
	m->advised = m->thoughts = 0;
	return m->at_work || no_memory(e);
}

bool desk_mind_think(struct desk_mind *m, const struct player *player, const struct seat *seat, uint64_t number,
		     struct error *e)
{
	if (thinks_about(m, player, seat, false))
		return true;
	if (!turn_to(m, player, seat, number, e))
		return false;
	m->advises = false;
	int given = orders_given(seat);
	return begin(m, seat->known, given, number, LONG_MAX) || no_memory(e);
}

bool desk_mind_advise(struct desk_mind *m, const struct player *player, const struct seat *seat, uint64_t number,
		      struct error *e)
{
	if (thinks_about(m, player, seat, true))
		return true;
	if (!turn_to(m, player, seat, number, e))
		return false;
	m->advises = true;
	if (player->weigh)
		player->weigh(m->at_work->own, NULL, 0);
	memcpy(&m->at, seat->known, seat->scenario->rules->position_size);
	return begin(m, &m->at.common, orders_given(seat), number, ADVICE_NODES) || no_memory(e);
}

/* Is the first answer a whole plan, the best of several? Then it is the hint. */
static bool is_whole_plan(struct desk_mind *m)
{
	const struct listener *l = m->at_work;
	if (!m->advised || !m->chose)
		l->player->answer(l->own, NULL, &m->why, NULL);
	m->chose = (m->advised && m->chose) || m->list.n > 1;
	m->thoughts = !m->advised && l->player->thoughts ? l->player->thoughts(l->own, m->thought, NULL) : 0;
	if (!m->thoughts)
		return false;
	m->advised = m->thought[0].orders < ADVICE_MOST ? m->thought[0].orders : ADVICE_MOST;
	memcpy(m->advice, m->thought[0].order, (size_t)m->advised * sizeof m->advice[0]);
	return true;
}

/* The hint goes on while its orders only build. What was built has no secret in it, so it is the same where the truth is. */
static bool goes_on(struct desk_mind *m)
{
	const struct scenario *s = m->seat->scenario;
	stop_thinker(m);
	if (is_whole_plan(m))
		return false;
	struct order o = m->list.at[m->at_work->player->answer(m->at_work->own, NULL, NULL, NULL)];
	m->advice[m->advised++] = o;
	if (m->advised == ADVICE_MOST || !phase_builds(s, &m->at.common, &o) ||
	    !rules_play(s, &m->at.common, &o, NULL, NULL))
		return false;
	rules_orders(s, &m->at.common, &m->list);
	if (!m->list.n || m->list.at[0].side != (uint8_t)m->seat->side)
		return false;
	return begin(m, &m->at.common, orders_given(m->seat) + m->advised, m->number, ADVICE_NODES);
}

bool desk_mind_done(struct desk_mind *m, int *permille)
{
	if (permille)
		*permille = 1000;
	if (!m->thinker)
		return m->advises && m->advised;
	thinker_slice(m->thinker);
	if (!thinker_done(m->thinker, permille))
		return false;
	return !m->advises || !goes_on(m);
}

bool desk_mind_decide(struct desk_mind *m, const struct player *player, const struct seat *seat, uint64_t number,
		      struct order *out)
{
	if (!turn_to(m, player, seat, number, NULL))
		return false;
	uint64_t seed = player_seed(number, seat->side, orders_given(seat));
	*out = m->list.at[player_decide(player, m->at_work->own, seat->known, &m->list, seed)];
	return true;
}

bool desk_mind_thinks(const struct desk_mind *m)
{
	return m->thinker;
}

bool desk_mind_wakes(const struct desk_mind *m)
{
	return m->thinker && thinker_wakes(m->thinker);
}

bool desk_mind_answer(struct desk_mind *m, struct order *out, struct text *words)
{
	if (!m->thinker || m->advises)
		return false;
	stop_thinker(m);
	int i = m->at_work->player->answer(m->at_work->own, NULL, words, NULL);
	*out = m->list.at[i];
	return true;
}

int desk_mind_advice(struct desk_mind *m, struct order out[ADVICE_MOST], struct text *words, const struct thought **plans, int *n)
{
	*plans = m->thought;
	*n = 0;
	if (!m->advises || (!m->thinker && !m->advised))
		return 0;
	if (m->thinker) { /* the best so far */
		stop_thinker(m);
		if (!is_whole_plan(m))
			m->advice[m->advised++] = m->list.at[m->at_work->player->answer(m->at_work->own, NULL, NULL, NULL)];
	}
	*words = m->why;
	memcpy(out, m->advice, sizeof m->advice);
	*n = m->thoughts;
	m->advises = false;
	return m->advised;
}
