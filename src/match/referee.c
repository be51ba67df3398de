#include "match/referee.h"

#include "core/memory.h"
#include "match/imagined.h"
#include "match/message.h"
#include "match/source.h"
#include "match/tale.h"
#include "rules/phases.h"

#include <stdlib.h>
#include <string.h>

/* What was told of a run: of its head, and of each row. */
struct run_told {
	uint64_t head;
	uint64_t *row;
	int rows;
};

/* What is said beside the game. */
struct status {
	uint8_t persons;
	enum back past_seal;
	bool waiting;
	struct offer offer;
	struct standings standings;
};

/* What was told: a number for each thing, another one when it is another. */
struct told_so_far {
	bool any, open;
	int length, now, runs, run_open, moments;
	uint64_t setup, *decision, *moment;
	struct run_told *run;
	struct status status;
};

struct referee {
	struct seat *seat;
	uint32_t turned;       /* of the seat, when it was looked at last */
	uint32_t heard, answered; /* the last wish, and the last one that was answered */
	uint32_t version;
	struct error refused;
	struct told_so_far told;
	union any_position last, plain, scratch;
	struct parcel out;
};

/* What is to be told. Its lists are given back with change_free. */
struct change {
	struct news news;
	struct news_decision *decision;
	struct news_run *run;
	struct news_position *position;
	uint8_t *bytes;
	bool said;             /* the status is another */
};

struct referee *referee_new(struct seat *seat, struct error *e)
{
	struct referee *r = calloc(1, sizeof *r);
	if (!r) {
		error_set(e, NULL, NULL, NULL, "there is no memory for a referee");
		return NULL;
	}
	r->seat = seat;
	return r;
}

void referee_anew(struct referee *r)
{
	struct told_so_far *t = &r->told;
	for (int i = 0; i < t->runs; i++)
		free(t->run[i].row);
	free(t->decision);
	free(t->moment);
	free(t->run);
	memset(t, 0, sizeof *t);
	memset(&r->last, 0, sizeof r->last);
}

void referee_free(struct referee *r)
{
	if (!r)
		return;
	referee_anew(r);
	free(r->out.at);
	free(r);
}

/* --- is it the same as was told? --- */

static uint64_t mixed(uint64_t h, uint64_t value)
{
	h = (h ^ value) * UINT64_C(0x9e3779b97f4a7c15);
	return h ^ h >> 29;
}

static uint64_t mark_bytes(const void *bytes, size_t n)
{
	uint64_t h = n, word;
	const uint8_t *at = bytes;
	for (; n >= sizeof word; n -= sizeof word, at += sizeof word) {
		memcpy(&word, at, sizeof word);
		h = mixed(h, word);
	}
	for (; n; n--)
		h = mixed(h, *at++);
	return h;
}

/* A decision has another serial when it was cut and something else came in its place: it only grows. */
static uint64_t mark_decision(const struct chronicle *c, int i)
{
	const struct heard *h = chronicle_heard(c, i);
	const char *back = chronicle_back(c, i);
	const int part[] = {h->n, h->orders, h->accounts, h->seals, h->redone, h->person};
	return mixed(mixed(mark_bytes(part, sizeof part), h->serial), mark_bytes(back, strlen(back)));
}

static uint64_t mark_head(const struct run *run)
{
	const int part[] = {run->page, run->turn, run->nth, run->first};
	return mixed(mark_bytes(part, sizeof part), mark_bytes(&run->head, sizeof run->head));
}

/* A row comes of an event of its decision. */
static uint64_t mark_row(const struct chronicle *c, const struct run_row *row)
{
	return mixed(mixed(mixed(0, (uint64_t)row->decision + 1), chronicle_heard(c, row->decision)->serial),
		     mark_bytes(row->sum, sizeof row->sum));
}

/* How many rows from the first on are those that were told. */
static int rows_told(const struct chronicle *c, const struct run_told *told, const struct run *run)
{
	int n = 0;
	while (n < told->rows && n < run->n && told->row[n] == mark_row(c, &run->row[n]))
		n++;
	return n;
}

static bool run_is_told(const struct chronicle *c, const struct run_told *told, const struct run *run)
{
	return told->rows == run->n && told->head == mark_head(run) && rows_told(c, told, run) == run->n;
}

static struct status status_of(const struct seat *seat)
{
	return (struct status){.persons = seat->persons, .past_seal = seat->past_seal, .waiting = seat->waiting,
			       .offer = seat->offer, .standings = seat->standings};
}

static bool same_offer(const struct offer *a, const struct offer *b)
{
	return a->made == b->made &&
	       (!a->made || (a->by == b->by && a->to == b->to && !strcmp(a->what.at, b->what.at)));
}

static bool same_standings(const struct standings *a, const struct standings *b)
{
	return a->n == b->n && !memcmp(a->at, b->at, (size_t)a->n * sizeof a->at[0]);
}

static bool same_status(const struct status *a, const struct status *b)
{
	return a->persons == b->persons && a->past_seal == b->past_seal && a->waiting == b->waiting &&
	       same_offer(&a->offer, &b->offer) && same_standings(&a->standings, &b->standings);
}

/* --- what is to be told --- */

static void find_decisions(const struct referee *r, struct change *x)
{
	const struct chronicle *c = r->seat->chronicle;
	const struct told_so_far *t = &r->told;
	struct news *news = &x->news;
	int i = 0, both = int_min(t->length, news->length);
	while (i < both && t->decision[i] == mark_decision(c, i))
		i++;
	news->from = news->anew || t->setup != mark_decision(c, NONE) ? NONE : i;
	news->moved |= news->from != t->length || news->length != t->length;
}

/* The run of each event, or NULL. */
static int16_t *runs_of(const struct chronicle *c, int i, const struct heard *h)
{
	int16_t *run = NULL;
	for (int k = 0; k < h->n; k++) {
		int at = chronicle_run_of(c, i, k);
		if (!run && at != NONE) {
			run = memory_grown(NULL, h->n, sizeof *run);
			for (int n = 0; n < k; n++)
				run[n] = NONE;
		}
		if (run)
			run[k] = (int16_t)at;
	}
	return run;
}

static void tell_decisions(const struct referee *r, struct change *x)
{
	const struct chronicle *c = r->seat->chronicle;
	int from = x->news.from, n = x->news.length - from;
	x->decision = memory_grown(NULL, n + 1, sizeof *x->decision);
	for (int i = 0; i < n; i++) {
		struct news_decision *d = &x->decision[i];
		d->heard = *chronicle_heard(c, from + i);
		d->back = chronicle_back(c, from + i);
		d->run = runs_of(c, from + i, &d->heard);
	}
	x->news.decision = x->decision;
}

static void find_runs(const struct referee *r, struct change *x)
{
	const struct chronicle *c = r->seat->chronicle;
	const struct told_so_far *t = &r->told;
	int i = 0, n = chronicle_runs(c), open = chronicle_run_open(c);
	while (i < n && i < t->runs && run_is_told(c, &t->run[i], chronicle_run(c, i)))
		i++;
	x->news.runs_from = i;
	x->news.runs = n;
	x->news.run_open = open;
	x->news.moved |= i != t->runs || n != t->runs || open != t->run_open;
}

static void tell_runs(const struct referee *r, struct change *x)
{
	const struct chronicle *c = r->seat->chronicle;
	const struct told_so_far *t = &r->told;
	int from = x->news.runs_from, n = x->news.runs - from;
	x->run = memory_grown(NULL, n + 1, sizeof *x->run);
	for (int i = 0; i < n; i++) {
		struct news_run *to = &x->run[i];
		to->run = *chronicle_run(c, from + i);
		to->keep = i == 0 && from < t->runs ? rows_told(c, &t->run[from], &to->run) : 0;
		if (to->keep)
			to->run.row += to->keep;
		to->run.n -= to->keep;
	}
	x->news.run = x->run;
}

/* One moment, when it was not told so. */
static void find_position(struct referee *r, struct change *x, int moment)
{
	const struct seat *seat = r->seat;
	struct viewer v = {.s = seat->scenario, .side = seat->side, .open = seat->open, .number = seat->number};
	size_t size = seat->scenario->rules->position_size;
	int n = x->news.positions;
	if (!seat_known(seat, moment, &r->scratch.common))
		return;
	imagined_plain(&v, &r->scratch.common, &r->plain.common);
	if (!x->news.anew && moment < r->told.moments && r->told.moment[moment] == mark_bytes(&r->plain, size))
		return;
	x->position = memory_grown(x->position, n + 1, sizeof *x->position);
	x->bytes = memory_grown(x->bytes, n + 1, size);
	memcpy(x->bytes + (size_t)n * size, &r->plain, size);
	x->position[n].moment = moment;
	x->news.positions = n + 1;
	x->news.moved = true;
}

/* What has changed lies where decisions have, and where the mark was and is. */
static void find_positions(struct referee *r, struct change *x)
{
	const struct news *news = &x->news;
	int was = r->told.now, first = news->from < 0 ? 0 : news->from;
	for (int i = 0; i <= news->length; i++)
		if (i >= first || i == was || i == news->now)
			find_position(r, x, i);
	for (int i = 0; i < news->positions; i++)
		x->position[i].at = x->bytes + (size_t)i * r->seat->scenario->rules->position_size;
	x->news.position = x->position;
}

static void find_change(struct referee *r, struct change *x)
{
	const struct seat *seat = r->seat;
	struct status s = status_of(seat);
	struct news *news = &x->news;
	memset(x, 0, sizeof *x);
	news->anew = news->moved = !r->told.any;
	news->open = seat->open;
	news->number = seat->number;
	news->persons = s.persons;
	news->past_seal = s.past_seal;
	news->waiting = s.waiting;
	news->offer = s.offer;
	news->standings = s.standings;
	news->length = seat->length;
	news->now = seat->now;
	news->moved |= news->now != r->told.now;
	x->said = !same_status(&s, &r->told.status);
	find_decisions(r, x);
	find_runs(r, x);
	find_positions(r, x);
}

static void change_free(struct change *x)
{
	for (int i = 0; x->decision && i < x->news.length - x->news.from; i++)
		free((void *)(uintptr_t)x->decision[i].run);
	free(x->decision);
	free(x->run);
	free(x->position);
	free(x->bytes);
}

/* --- and then it is told --- */

static void mark_decisions(struct referee *r, const struct news *news)
{
	struct told_so_far *t = &r->told;
	const struct chronicle *c = r->seat->chronicle;
	t->decision = memory_grown(t->decision, news->length + 1, sizeof *t->decision);
	t->setup = mark_decision(c, NONE);
	for (int i = news->from < 0 ? 0 : news->from; i < news->length; i++)
		t->decision[i] = mark_decision(c, i);
	t->length = news->length;
	t->now = news->now;
}

static void mark_runs(struct referee *r, const struct news *news)
{
	struct told_so_far *t = &r->told;
	const struct chronicle *c = r->seat->chronicle;
	while (t->runs > news->runs_from)
		free(t->run[--t->runs].row);
	t->run = memory_grown(t->run, news->runs + 1, sizeof *t->run);
	for (; t->runs < news->runs; t->runs++) {
		const struct run *run = chronicle_run(c, t->runs);
		struct run_told *to = &t->run[t->runs];
		*to = (struct run_told){.head = mark_head(run), .rows = run->n, .row = memory_grown(NULL, run->n + 1, sizeof *to->row)};
		for (int i = 0; i < run->n; i++)
			to->row[i] = mark_row(c, &run->row[i]);
	}
	t->run_open = news->run_open;
}

static void mark_told(struct referee *r, const struct news *news)
{
	struct told_so_far *t = &r->told;
	mark_decisions(r, news);
	mark_runs(r, news);
	t->moment = memory_grown(t->moment, news->length + 1, sizeof *t->moment);
	t->moments = news->length + 1;
	for (int i = 0; i < news->positions; i++)
		t->moment[news->position[i].moment] =
			mark_bytes(news->position[i].at, r->seat->scenario->rules->position_size);
	t->any = true;
	t->open = news->open;
	t->status = status_of(r->seat);
}

static void tell(struct referee *r, struct change *x)
{
	struct news *news = &x->news;
	r->version += news->moved || x->said;
	news->version = r->version;
	news->answered = r->answered = r->heard;
	news->refused = r->refused;
	tell_decisions(r, x);
	tell_runs(r, x);
	news_write(r->seat->scenario, r->seat->side, news, &r->last, &r->out);
	mark_told(r, news);
	memset(&r->refused, 0, sizeof r->refused);
}

const uint8_t *referee_news(struct referee *r, size_t *n)
{
	struct change x;
	*n = r->out.n = 0;
	if (r->told.any && r->seat->turned == r->turned && r->answered == r->heard)
		return NULL;
	r->turned = r->seat->turned;
	if (r->told.any && r->told.open != r->seat->open) /* other decisions are heard */
		referee_anew(r);
	find_change(r, &x);
	if (x.news.moved || x.said || r->answered != r->heard)
		tell(r, &x);
	change_free(&x);
	*n = r->out.n;
	return r->out.n ? r->out.at : NULL;
}

/* --- wishes --- */

/* Has the game gone on since the news that the wish was meant for? */
static bool is_stale(struct referee *r, uint32_t version)
{
	if (!r->told.any || version != r->version || r->told.open != r->seat->open)
		return true;
	if (r->seat->turned == r->turned)
		return false;
	struct change x;
	find_change(r, &x);
	change_free(&x);
	return x.news.moved || x.said;
}

/* All but the last only build. Otherwise an order could be sent that is good for one result of a die before it, and its
 * refusal would tell the die and take nothing. */
static bool builds_up(struct referee *r, const struct draft *d, struct error *e)
{
	const struct scenario *s = r->seat->scenario;
	memcpy(&r->scratch, r->seat->known, s->rules->position_size);
	for (int i = 0; i + 1 < d->n; i++) {
		if (!phase_builds(s, &r->scratch.common, &d->at[i]))
			return error_set(e, NULL, NULL, NULL, "what does not build is ordered by itself");
		if (!rules_play(s, &r->scratch.common, &d->at[i], NULL, e))
			return false;
	}
	return d->n > 0 || error_set(e, NULL, NULL, NULL, "there is no order to play");
}

static bool go(struct seat *seat, int to, struct error *e)
{
	return seat_go(seat, to) || seat->waiting || error_set(e, NULL, NULL, NULL, "there is no going there now");
}

static bool carry_out(struct referee *r, const struct wish *wish, struct error *e)
{
	if (is_stale(r, wish->version))
		return error_set(e, NULL, NULL, NULL, "The game had moved on before this came: it was not carried out.");
	switch ((enum wish_kind)wish->kind) {
	case WISH_ORDERS:
		return builds_up(r, &wish->orders, e) && seat_send(r->seat, wish->orders.at, wish->orders.n, e);
	case WISH_GO:
		return go(r->seat, wish->to, e);
	case WISH_ANSWER:
		return seat_answer(r->seat, wish->yes) ||
		       error_set(e, NULL, NULL, NULL, "nothing is offered any more");
	case WISH_STAND:
		return seat_stand(r->seat, &wish->standings, e);
	case WISHES:
		break;
	}
	return false;
}

bool referee_hear(struct referee *r, const uint8_t *bytes, size_t n, struct error *e)
{
	struct wish *wish = malloc(sizeof *wish);
	struct error refused = {0};
	bool fine = wish && n <= WISH_BYTES && wish_read(bytes, n, wish, e);
	if (fine && wish->number <= r->heard)
		fine = error_set(e, NULL, "number of the message", NULL, "it was heard before");
	else if (!wish || n > WISH_BYTES)
		error_set(e, NULL, "message", NULL, "it is longer than any can be");
	if (fine) {
		r->heard = wish->number;
		if (!carry_out(r, wish, &refused))
			r->refused = refused;
	}
	free(wish);
	return fine;
}
