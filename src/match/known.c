#include "match/known.h"

#include "match/imagined.h"
#include "match/message.h"
#include "match/moments.h"
#include "match/source.h"

#include <stdlib.h>
#include <string.h>

struct known {
	struct seat *seat;
	struct wire wire;
	bool joined;             /* the first message has come */
	bool asked;              /* the referee's seat awaits the answer of the other */
	uint32_t sent, answered; /* wishes */
	uint32_t version;        /* of the news heard last */
	struct moments moments;
	union any_position last; /* told last */
	union any_position plain, tried;
	struct wish wish;
	struct parcel out;
};

static bool is_waiting(const struct known *k)
{
	return !k->joined || k->asked || k->sent > k->answered;
}

/* --- what is known --- */

static bool known_at(void *who, int at, struct position *out)
{
	struct known *k = who;
	const struct seat *seat = k->seat;
	struct viewer v = {.s = seat->scenario, .side = seat->side, .open = seat->open, .number = seat->number};
	if (!moments_get(&k->moments, at, k->plain.bytes))
		return false;
	imagined_at(&v, &k->plain.common, at, out);
	return true;
}

/* Would they be accepted on what is known? The reasons are those of the referee. */
static bool accepted(struct known *k, const struct order *orders, int n, struct error *e)
{
	if (!known_at(k, k->seat->now, &k->tried.common))
		return error_set(e, NULL, NULL, NULL, "nothing has been heard of the game yet");
	for (int i = 0; i < n; i++)
		if (!rules_play(k->seat->scenario, &k->tried.common, &orders[i], NULL, e))
			return false;
	return true;
}

/* --- wishes --- */

static bool post(struct known *k, enum wish_kind kind, struct error *e)
{
	struct wish *w = &k->wish;
	w->kind = (uint8_t)kind;
	w->number = ++k->sent;
	w->version = k->version;
	k->out.n = 0;
	wish_write(w, &k->out);
	memset(&k->seat->refused, 0, sizeof k->seat->refused);
	seat_wait(k->seat, true);
	if (k->wire.post(k->wire.who, k->out.at, k->out.n, e))
		return true;
	k->sent--;
	seat_wait(k->seat, is_waiting(k));
	return false;
}

static bool known_send(void *who, const struct order *orders, int n, struct error *e)
{
	struct known *k = who;
	if (n < 1 || n > DRAFT_MOST)
		return error_set(e, NULL, NULL, NULL, "no more than %d orders can be built up", DRAFT_MOST);
	if (!accepted(k, orders, n, e))
		return false;
	k->wish.orders.n = n;
	memcpy(k->wish.orders.at, orders, (size_t)n * sizeof *orders);
	return post(k, WISH_ORDERS, e);
}

static bool known_go(void *who, int to)
{
	struct known *k = who;
	bool both = seat_may_go(k->seat, to, NULL) == BACK_BOTH;
	k->wish.to = to;
	return post(k, WISH_GO, NULL) && !both;
}

static bool known_answer(void *who, bool yes)
{
	struct known *k = who;
	struct offer offer = k->seat->offer;
	memset(&k->seat->offer, 0, sizeof k->seat->offer);
	k->wish.yes = yes;
	if (post(k, WISH_ANSWER, NULL))
		return true;
	k->seat->offer = offer;
	return false;
}

static bool known_stand(void *who, const struct standings *list, struct error *e)
{
	struct known *k = who;
	if (!standing_sound(k->seat->scenario, list, e))
		return false;
	k->wish.standings = *list;
	return post(k, WISH_STAND, e);
}

static void known_close(void *who)
{
	struct known *k = who;
	moments_cut(&k->moments, 0);
	free(k->out.at);
	free(k);
}

/* --- news --- */

static bool misfit(struct error *e, const char *place, const char *reason)
{
	return error_set(e, NULL, place, NULL, "%s", reason);
}

/* Do the rows that stay speak of decisions that are there? */
static bool rows_possible(const struct run *run, int rows, int length)
{
	bool fine = true;
	for (int i = 0; i < rows; i++)
		fine &= run->row[i].decision < length;
	return fine;
}

static bool runs_fit(const struct chronicle *c, const struct news *news, struct error *e)
{
	int there = news->anew ? 0 : chronicle_runs(c);
	if (news->runs_from > there)
		return misfit(e, "first run told", "one before it was never told");
	for (int i = 0; i < news->runs_from; i++) {
		const struct run *run = chronicle_run(c, i);
		if (run->first >= news->length || !rows_possible(run, run->n, news->length))
			return misfit(e, "runs", "one speaks of a decision that was taken back");
	}
	for (int i = 0; i < news->runs - news->runs_from; i++) {
		const struct run *run = i == 0 && news->runs_from < there ? chronicle_run(c, news->runs_from) : NULL;
		int keep = news->run[i].keep;
		if (keep > (run ? run->n : 0) || (run && !rows_possible(run, keep, news->length)))
			return misfit(e, "rows that stay", "they are not there");
	}
	return true;
}

static bool runs_of_events_fit(const struct chronicle *c, const struct news *news, struct error *e)
{
	int from = news->from < 0 ? 0 : news->from;
	bool fine = true;
	for (int i = NONE; i < from && news->from != NONE; i++)
		for (int k = 0; k < chronicle_heard(c, i)->n; k++)
			fine &= chronicle_run_of(c, i, k) < news->runs;
	for (int i = 0; i < news->length - news->from; i++)
		for (int k = 0; news->decision[i].run && k < news->decision[i].heard.n; k++)
			fine &= news->decision[i].run[k] < news->runs;
	return fine || misfit(e, "run of an event", "there is none");
}

/* Is every moment there afterwards? */
static bool positions_fit(const struct known *k, const struct news *news, struct error *e)
{
	int there = news->anew ? 0 : int_min(k->moments.n, news->length + 1);
	for (int i = 0; i < news->positions && news->position[i].moment <= there; i++)
		there += news->position[i].moment == there;
	return there == news->length + 1 || misfit(e, "positions", "one is missing");
}

static bool fits(const struct known *k, const struct news *news, struct error *e)
{
	const struct chronicle *c = k->seat->chronicle;
	int length = news->moved ? news->length : chronicle_length(c);
	if (!news->anew && !k->joined)
		return misfit(e, "message", "the beginning is missing");
	if (news->anew && (!news->moved || news->from != NONE))
		return misfit(e, "message", "it begins anew and does not tell everything");
	if (!news->anew && news->open != k->seat->open)
		return misfit(e, "message", "what was closed opens, and is not told anew");
	if (news->offer.made && news->offer.to > length)
		return misfit(e, "offer", "there is no such moment");
	if (!news->moved)
		return true;
	if (!news->anew && news->from > chronicle_length(c))
		return misfit(e, "first decision told", "one before it was never told");
	return runs_fit(c, news, e) && runs_of_events_fit(c, news, e) && positions_fit(k, news, e);
}

static void take_game(struct known *k, const struct news *news)
{
	struct chronicle *c = seat_chronicle(k->seat);
	if (news->anew) {
		chronicle_clear(c, news->open);
		moments_cut(&k->moments, 0);
		k->seat->open = news->open;
		k->seat->number = news->number;
	}
	for (int i = news->from; i < news->length; i++) {
		const struct news_decision *d = &news->decision[i - news->from];
		chronicle_take(c, i, &d->heard, d->back, d->run);
	}
	for (int i = news->runs_from; i < news->runs; i++)
		chronicle_take_run(c, i, news->run[i - news->runs_from].keep, &news->run[i - news->runs_from].run);
	chronicle_take_end(c, news->length, news->now, news->runs, news->run_open);
	moments_cut(&k->moments, news->length + 1);
	for (int i = 0; i < news->positions; i++)
		moments_put(&k->moments, news->position[i].moment, news->position[i].at);
}

static void take(struct known *k, const struct news *news)
{
	struct seat *seat = k->seat;
	k->joined = true;
	k->version = news->version;
	if (news->answered > k->answered)
		k->answered = news->answered;
	if (k->answered > k->sent)
		k->sent = k->answered; /* of whoever sat here before */
	k->asked = news->waiting;
	seat->persons = news->persons;
	seat->past_seal = news->past_seal;
	seat->offer = news->offer;
	seat->standings = news->standings;
	if (news->refused.reason[0])
		seat->refused = news->refused;
	seat->waiting = is_waiting(k);
	if (news->moved) {
		take_game(k, news);
		seat_refresh(seat);
	} else {
		seat_wait(seat, seat->waiting);
	}
}

bool known_hear(struct known *k, const uint8_t *bytes, size_t n, struct error *e)
{
	struct news_read read;
	union any_position *last = malloc(sizeof *last);
	if (!last)
		return error_set(e, NULL, NULL, NULL, "there is no memory for a message");
	memcpy(last, &k->last, sizeof *last);
	bool fine = news_read(k->seat->scenario, k->seat->side, bytes, n, last, &read, e);
	if (fine && fits(k, &read.news, e)) {
		memcpy(&k->last, last, sizeof k->last);
		take(k, &read.news);
	} else {
		fine = false;
	}
	free(last);
	news_free(&read);
	return fine;
}

void known_broken(struct known *k)
{
	bool lost = k->sent > k->answered;
	k->answered = k->sent;
	if (lost)
		error_set(&k->seat->refused, NULL, NULL, NULL, "The line broke before this was answered.");
	seat_wait(k->seat, is_waiting(k));
}

/* --- taking a seat --- */

struct seat *known_seat(const struct scenario *s, enum side side, const struct wire *wire, struct known **own,
			struct error *e)
{
	struct known *k = calloc(1, sizeof *k);
	struct source source = {.who = k, .send = known_send, .known = known_at, .go = known_go, .answer = known_answer,
				.stand = known_stand, .close = known_close};
	struct seat *seat = k ? seat_over(s, side, false, &source) : NULL;
	if (!seat) {
		free(k);
		error_set(e, NULL, NULL, NULL, "there is no memory for a seat");
		return NULL;
	}
	k->seat = seat;
	k->wire = *wire;
	k->moments.size = s->rules->position_size;
	seat->waiting = true;
	*own = k;
	return seat;
}
