#include "match/source.h"

#include "match/hand.h"
#include "rules/phases.h"

#include <stdlib.h>
#include <string.h>

/* A seat and what is behind it. */
struct inside {
	struct seat seat; /* first: a pointer to it is one to this */
	struct source source;
	struct draft draft;
	struct chronicle *chronicle;
	union any_position base;    /* at the moment looked at, without the draft */
	union any_position known;   /* with it */
	union any_position scratch; /* an order is tried here before it is drafted */
};

static struct inside *inside(struct seat *seat)
{
	return (struct inside *)(void *)seat;
}

static const struct inside *look_inside(const struct seat *seat)
{
	return (const struct inside *)(const void *)seat;
}

static size_t position_bytes(const struct seat *seat)
{
	return seat->scenario->rules->position_size;
}

struct seat *seat_over(const struct scenario *s, enum side side, bool open, const struct source *source)
{
	struct inside *in = calloc(1, sizeof *in);
	if (!in)
		return NULL;
	in->source = *source;
	in->chronicle = chronicle_new(s, side, open);
	in->seat.scenario = s;
	in->seat.words = words_of(s);
	in->seat.side = in->seat.viewer = side;
	in->seat.open = open;
	in->seat.known = &in->known.common;
	in->seat.draft = &in->draft;
	in->seat.chronicle = in->chronicle;
	in->seat.prompt.side = in->seat.speaks = NOBODY;
	return &in->seat;
}

void seat_close(struct seat *seat)
{
	struct inside *in = inside(seat);
	if (!seat)
		return;
	in->source.close(in->source.who);
	chronicle_free(in->chronicle);
	free(in);
}

struct chronicle *seat_chronicle(struct seat *seat)
{
	return inside(seat)->chronicle;
}

/* --- what it sees --- */

/* Of another's decision only who decides and in which row, by which rule, where something is hidden; and the question, when it is open. */
static void close_prompt(struct prompt *ask)
{
	struct prompt open = {.side = ask->side, .row = ask->row, .rule = ask->rule, .reaction = ask->reaction, .secret = ask->secret,
			      .open = ask->open, .place = NONE, .left = NONE, .of = NONE, .result = ask->result};
	if (ask->open)
		open.ask = ask->ask;
	*ask = open;
}

/* Does it name nothing that is closed to the seat, and nothing that is chosen in secret: no card, no number? */
static bool names_open(const struct seat *seat, const struct order *o)
{
	return o->number == NONE && (o->piece == NONE || view_find(&seat->view, o->piece));
}

/* May a seat of NOBODY speak at this decision? A reaction is read in full, and answered, only by who looks. */
static bool may_speak(const struct seat *seat)
{
	return seat->speaks != NOBODY && seat->prompt.side == seat->speaks && seat->at == seat->now && !seat->open && !seat->prompt.reaction &&
	       !seat->prompt.secret;
}

static void list_open(struct seat *seat, const struct position *p)
{
	struct orders *list = &seat->orders;
	int n = 0;
	rules_orders(seat->scenario, p, list);
	for (int i = 0; i < list->n; i++)
		if (names_open(seat, &list->at[i]))
			list->at[n++] = list->at[i];
	list->n = n;
}

bool seat_speaks(const struct seat *seat)
{
	for (int i = 0; i < seat->orders.n && may_speak(seat); i++)
		if (seat->orders.at[i].piece != NONE || seat->orders.at[i].place != NONE)
			return true;
	return false;
}

/* Through whose eyes the table is seen. */
static enum side viewer_of(const struct seat *seat)
{
	if (seat->side != NOBODY || !seat->open)
		return seat->side;
	return seat->prompt.side != NOBODY ? seat->prompt.side : seat->viewer != NOBODY ? seat->viewer : SIDE_0;
}

/* What is taken up before everybody's eyes, who else may not see what is in a hand. */
static void show_hand(struct view *v, const struct set *hand)
{
	for (int i = 0; i < v->counters; i++)
		if (v->counter[i].piece != NONE && set_has(hand, v->counter[i].piece))
			v->counter[i].badges |= BADGE_IN_HAND;
}

static void compute(struct inside *in)
{
	struct seat *seat = &in->seat;
	const struct scenario *s = seat->scenario;
	const struct position *p = &in->known.common;
	rules_ask(s, p, &seat->prompt);
	bool mine = seat->prompt.side != NOBODY && seat->prompt.side == seat->side;
	seat->viewer = viewer_of(seat);
	s->rules->show(s, p, seat->viewer, &seat->view);
	if (seat->speaks != NOBODY && in->draft.n)
		show_hand(&seat->view, &p->hand);
	seat->orders.n = 0;
	if (mine && seat->at == seat->now && !seat->waiting)
		rules_orders(s, p, &seat->orders);
	if (may_speak(seat))
		list_open(seat, p);
	else if (!mine && !seat->open && rules_hides(s))
		close_prompt(&seat->prompt);
	seat->turned++;
}

/* Looks at this moment anew, with nothing drafted. */
static void look_at(struct inside *in, int at)
{
	in->draft.n = 0;
	in->seat.at = at;
	if (in->source.known(in->source.who, at, &in->base.common))
		memcpy(&in->known, &in->base, position_bytes(&in->seat));
	compute(in);
}

void seat_refresh(struct seat *seat)
{
	struct inside *in = inside(seat);
	seat->now = chronicle_now(in->chronicle);
	seat->length = chronicle_length(in->chronicle);
	look_at(in, seat->now);
}

void seat_wait(struct seat *seat, bool waiting)
{
	seat->waiting = waiting;
	compute(inside(seat));
}

void seat_look(struct seat *seat, int at)
{
	at = at < 0 ? 0 : at > seat->length ? seat->length : at;
	if (at != seat->at)
		look_at(inside(seat), at);
}

bool seat_known(const struct seat *seat, int at, struct position *out)
{
	const struct inside *in = look_inside(seat);
	return at >= 0 && at <= seat->length && in->source.known(in->source.who, at, out);
}

bool seat_saw(const struct seat *seat, int at, struct position *known, struct view *out)
{
	if (!seat_known(seat, at, known))
		return false;
	seat->scenario->rules->show(seat->scenario, known, seat->viewer, out);
	return true;
}

bool seat_stood(const struct seat *seat, int i)
{
	const struct heard *h = i >= 0 && i < seat->length ? chronicle_heard(seat->chronicle, i) : NULL;
	if (!h || seat->side == NOBODY || h->side != (int)seat->side || !seat->standings.n)
		return false;
	struct {
		union any_position at;
		struct prompt ask;
		struct orders list;
	} *then = malloc(sizeof *then);
	bool aide = false, answers = false;
	if (then && seat_known(seat, i, &then->at.common)) {
		rules_ask(seat->scenario, &then->at.common, &then->ask);
		rules_orders(seat->scenario, &then->at.common, &then->list);
		answers = standing_order(&seat->standings, &then->ask, &then->list, &aide) != NONE;
	}
	free(then);
	return answers || aide;
}

/* --- orders --- */

bool seat_may_order(const struct seat *seat, struct error *e)
{
	if (seat_decides(seat))
		return true;
	return error_set(e, NULL, NULL, NULL, "%s", seat->prompt.side == NOBODY ? "the game is over" :
			 seat_looks_back(seat) ? SEAT_LOOKS_BACK :
			 seat->waiting ? "what was ordered before is still on its way" : "it is not your decision now");
}

/* The position after the first `keep` orders of the draft. */
static void after_draft(const struct inside *in, int keep, union any_position *out)
{
	size_t size = position_bytes(&in->seat);
	if (keep == in->draft.n) {
		memcpy(out, &in->known, size);
		return;
	}
	memcpy(out, &in->base, size);
	for (int i = 0; i < keep; i++)
		rules_play(in->seat.scenario, &out->common, &in->draft.at[i], NULL, NULL);
}

static bool send_all(struct inside *in, int keep, const struct order *orders, int n, struct error *e)
{
	struct draft all;
	memcpy(all.at, in->draft.at, (size_t)keep * sizeof all.at[0]);
	memcpy(all.at + keep, orders, (size_t)n * sizeof all.at[0]);
	return in->source.send(in->source.who, all.at, keep + n, e);
}

/* Is what was begun done with, or is it another's turn to decide? */
static bool closed(const struct scenario *s, const struct position *p, enum side side)
{
	struct prompt ask;
	rules_ask(s, p, &ask);
	return ask.side != side || !ask.depth;
}

/* For hand_means: drafts what builds, or sends the whole. What does not build is not tried here, nor what is sent with
 * it: the source accepts or refuses them, with the draft before. */
static bool draft_or_send(void *who, int drop, const struct order *orders, int n, struct error *e)
{
	struct inside *in = who;
	const struct scenario *s = in->seat.scenario;
	int keep = in->draft.n - drop;
	if (keep + n > DRAFT_MOST)
		return error_set(e, NULL, NULL, NULL, "no more than %d orders can be built up", DRAFT_MOST);
	after_draft(in, keep, &in->scratch);
	for (int k = 0; k < n; k++)
		if (!phase_builds(s, &in->scratch.common, &orders[k]))
			return send_all(in, keep, orders, n, e);
	for (int k = 0; k < n; k++) {
		if (!phase_builds(s, &in->scratch.common, &orders[k]))
			return send_all(in, keep, orders, n, e);
		if (!rules_play(s, &in->scratch.common, &orders[k], NULL, e))
			return false;
	}
	if (closed(s, &in->scratch.common, in->seat.side))
		return send_all(in, keep, orders, n, e);
	memcpy(in->draft.at + keep, orders, (size_t)n * sizeof orders[0]);
	in->draft.n = keep + n;
	memcpy(&in->known, &in->scratch, position_bytes(&in->seat));
	compute(in);
	return true;
}

/* The hand at this seat. `before` is filled when the last order of the draft could go back. */
static struct hand hand_of(const struct inside *in, union any_position *before)
{
	struct hand h = {.scenario = in->seat.scenario, .at = &in->known.common, .legal = &in->seat.orders};
	if (in->draft.n && in->draft.at[in->draft.n - 1].verb == VERB_TAKE) {
		h.last = &in->draft.at[in->draft.n - 1];
		after_draft(in, in->draft.n - 1, before);
		h.before = &before->common;
	}
	return h;
}

bool seat_play(struct seat *seat, const struct order *o, struct error *e)
{
	struct inside *in = inside(seat);
	if (!seat_may_order(seat, e))
		return false;
	union any_position *before = malloc(sizeof *before);
	if (!before)
		return error_set(e, NULL, NULL, NULL, "there is no memory for another order");
	struct hand h = hand_of(in, before);
	h.who = in;
	h.play = draft_or_send;
	bool fine = hand_means(&h, o, e);
	free(before);
	return fine;
}

bool seat_play_text(struct seat *seat, const char *text, struct error *e)
{
	struct order o;
	return seat_may_order(seat, e) && order_parse(seat->scenario, text, seat->side, &o, e) && seat_play(seat, &o, e);
}

void seat_draft_back(struct seat *seat, int keep)
{
	struct inside *in = inside(seat);
	if (keep < 0 || keep >= in->draft.n)
		return;
	after_draft(in, keep, &in->scratch);
	in->draft.n = keep;
	memcpy(&in->known, &in->scratch, position_bytes(seat));
	compute(in);
}

/* As much of a draft at another seat as names nothing closed here, on this seat's own position. False: it is what is shown already. */
static bool follow(struct inside *in, const struct draft *draft)
{
	const struct seat *seat = &in->seat;
	int n = 0;
	if (!draft->n && !in->draft.n) /* nobody drafts here, as almost always */
		return false;
	memcpy(&in->scratch, &in->base, position_bytes(seat));
	while (n < draft->n && names_open(seat, &draft->at[n]) && rules_play(seat->scenario, &in->scratch.common, &draft->at[n], NULL, NULL))
		n++;
	if (n == in->draft.n && !memcmp(in->draft.at, draft->at, (size_t)n * sizeof draft->at[0]))
		return false;
	in->draft.n = n;
	memcpy(in->draft.at, draft->at, (size_t)n * sizeof draft->at[0]);
	memcpy(&in->known, &in->scratch, position_bytes(seat));
	return true;
}

void seat_speak(struct seat *nobody, const struct seat *hand)
{
	static const struct draft none;
	struct inside *in = inside(nobody);
	enum side speaks = hand && seat_decides(hand) ? hand->side : NOBODY;
	bool changes = speaks != nobody->speaks;
	nobody->speaks = speaks;
	if (changes)
		compute(in);
	if (follow(in, may_speak(nobody) ? hand->draft : &none))
		compute(in);
}

struct trial {
	const struct inside *in;
	union any_position at;
};

/* For hand_means: plays on a copy and leaves it there. */
static bool play_trial(void *who, int drop, const struct order *orders, int n, struct error *e)
{
	struct trial *t = who;
	after_draft(t->in, t->in->draft.n - drop, &t->at);
	for (int k = 0; k < n; k++)
		if (!rules_play(t->in->seat.scenario, &t->at.common, &orders[k], NULL, e))
			return false;
	return true;
}

bool seat_try(const struct seat *seat, const struct order *o, struct position *out, struct error *e)
{
	const struct inside *in = look_inside(seat);
	if (!seat_speaks(seat) && !seat_may_order(seat, e))
		return false;
	struct trial *t = malloc(sizeof *t);
	union any_position *before = malloc(sizeof *before);
	bool fine = t && before;
	if (fine) {
		struct hand h = hand_of(in, before);
		t->in = in;
		h.who = t;
		h.play = play_trial;
		fine = hand_means(&h, o, e);
		if (fine && out)
			memcpy(out, &t->at, position_bytes(seat));
	} else {
		error_set(e, NULL, NULL, NULL, "there is no memory to try an order");
	}
	free(before);
	free(t);
	return fine;
}

bool seat_can(const struct seat *seat, const struct order *o, struct error *e)
{
	return seat_try(seat, o, NULL, e);
}

/* --- other moments --- */

enum back seat_may_go(const struct seat *seat, int to, struct text *what)
{
	if (what)
		what->at[0] = 0;
	if (to < 0 || to > seat->length)
		return BACK_NEVER;
	if (to >= seat->now || !chronicle_seals(seat->chronicle, to, seat->now, what))
		return BACK_FREE;
	return seat->past_seal;
}

bool seat_go(struct seat *seat, int to)
{
	struct inside *in = inside(seat);
	if (seat->waiting || seat_may_go(seat, to, NULL) == BACK_NEVER)
		return false;
	if (to != seat->now)
		return in->source.go(in->source.who, to);
	if (!seat_looks_back(seat))
		return false;
	seat_look(seat, to);
	return true;
}

bool seat_send(struct seat *seat, const struct order *orders, int n, struct error *e)
{
	struct inside *in = inside(seat);
	return seat_may_order(seat, e) && in->source.send(in->source.who, orders, n, e);
}

bool seat_answer(struct seat *seat, bool yes)
{
	struct inside *in = inside(seat);
	return seat->offer.made && in->source.answer(in->source.who, yes);
}

bool seat_stand(struct seat *seat, const struct standings *list, struct error *e)
{
	struct inside *in = inside(seat);
	if (seat->side == NOBODY)
		return error_set(e, NULL, NULL, NULL, "who looks on gives no orders");
	return in->source.stand(in->source.who, list, e);
}

int seat_waiting(const struct seat *seat, const struct view *v, const struct counter *k)
{
	const struct print *print = seat->scenario->piece;
	int n = 1;

	for (int i = 0; i < seat->scenario->pieces && k->piece != NONE && k->place < 0; i++)
		n += print[i].side == print[k->piece].side && seat->known->piece[i].place == seat->known->piece[k->piece].place &&
		     !strcmp(print[i].type, print[k->piece].type) && !view_find(v, i);
	return n;
}
