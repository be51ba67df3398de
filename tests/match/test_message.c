/* News are read in the bounds of the scenario: what lies just outside of them is refused, by the name of what is wrong. */
#include "play.h"

#include "match/message.h"
#include "match/referee.h"

#include <stdlib.h>
#include <string.h>

/* All that a seat was told of a game, to be told again with something else in it. */
struct letter {
	struct match *m;
	struct seat *seat;
	const struct scenario *s;
	struct news_read read;
	struct news news;
	struct news_decision *decision;
	struct news_run *run;
	struct run_row *row;      /* of the last run with rows */
	struct event *event;      /* of the last decision with orders and events */
	struct heard_order *order;
	struct heard *heard;      /* that decision */
	struct run *page;         /* that run */
	int pages;
};

static void *copy(const void *from, int n, size_t size)
{
	void *to = calloc((size_t)n, size);
	assert_non_null(to);
	return memcpy(to, from, (size_t)n * size);
}

static void open_decision(struct letter *l)
{
	int n = l->news.length - l->news.from, i = n - 1;
	l->decision = copy(l->news.decision, n, sizeof *l->decision);
	l->news.decision = l->decision;
	while (!l->decision[i].heard.orders || !l->decision[i].heard.n)
		i--;
	l->heard = &l->decision[i].heard;
	l->order = copy(l->heard->order, l->heard->orders, sizeof *l->order);
	l->event = copy(l->heard->at, l->heard->n, sizeof *l->event);
	l->heard->order = l->order;
	l->heard->at = l->event;
}

static void open_run(struct letter *l)
{
	int n = l->news.runs - l->news.runs_from, i = n - 1;
	l->run = copy(l->news.run, n, sizeof *l->run);
	l->news.run = l->run;
	while (!l->run[i].run.n)
		i--;
	l->page = &l->run[i].run;
	l->row = copy(l->page->row, l->page->n, sizeof *l->row);
	l->page->row = l->row;
}

static void letter_open(struct letter *l, const char *id, enum side side)
{
	union any_position last = {.bytes = {0}};
	uint64_t state = 7;
	size_t n;
	memset(l, 0, sizeof *l);
	l->m = play_match(id, 7);
	l->s = match_scenario(l->m);
	play_some(l->m, 400, &state);
	l->seat = play_seat(l->m, side);
	struct referee *r = referee_new(l->seat, NULL);
	const uint8_t *bytes = referee_news(r, &n);
	assert_true(news_read(l->s, side, bytes, n, &last, &l->read, NULL));
	referee_free(r);
	l->news = l->read.news;
	open_decision(l);
	open_run(l);
	while (l->seat->words->pages[l->pages].name)
		l->pages++;
}

static void letter_close(struct letter *l)
{
	free(l->decision);
	free(l->order);
	free(l->event);
	free(l->run);
	free(l->row);
	news_free(&l->read);
	seat_close(l->seat);
	match_free(l->m);
}

static bool reads(const struct letter *l, struct error *e)
{
	union any_position told = {.bytes = {0}}, heard = {.bytes = {0}};
	struct parcel p = {0};
	struct news_read read;
	news_write(l->s, l->seat->side, &l->news, &told, &p);
	bool good = news_read(l->s, l->seat->side, p.at, p.n, &heard, &read, e);
	news_free(&read);
	free(p.at);
	return good;
}

static void accepted(const struct letter *l)
{
	struct error e = {0};
	if (!reads(l, &e))
		fail_msg("%s: %s", e.place, e.reason);
}

static void refused(const struct letter *l, const char *what)
{
	struct error e = {0};
	assert_false(reads(l, &e));
	assert_string_equal(e.place, what);
}

static void try_one(const struct letter *l, bool good, const char *what)
{
	if (good)
		accepted(l);
	else
		refused(l, what);
}

/* A field may be as low and as high as this, and nothing beyond. */
static void within(const struct letter *l, int *field, int low, int high, const char *what)
{
	const int was = *field;
	for (int i = 0; i < 4; i++) {
		*field = i < 2 ? low - i : high + i - 2;
		try_one(l, *field >= low && *field <= high, what);
	}
	*field = was;
}

static void within_short(const struct letter *l, int16_t *field, int low, int high, const char *what)
{
	const int16_t was = *field;
	for (int i = 0; i < 4; i++) {
		*field = (int16_t)(i < 2 ? low - i : high + i - 2);
		try_one(l, *field >= low && *field <= high, what);
	}
	*field = was;
}

static int count(const char *const *list)
{
	int n = 0;
	while (list[n])
		n++;
	return n;
}

static void pages_lie_within_the_game(void **unused)
{
	(void)unused;
	static struct letter l;
	letter_open(&l, "berezina/crossing", SIDE_0);
	accepted(&l);
	within(&l, &l.page->page, 0, l.pages - 1, "page");
	within(&l, &l.page->nth, 1, INT16_MAX, "number of a page");
	within(&l, &l.page->first, NONE, l.news.length - 1, "first decision of a page");
	within(&l, &l.run[0].keep, 0, INT16_MAX, "rows that stay");
	within(&l, &l.row->decision, NONE, l.news.length - 1, "decision of a row");
	within(&l, &l.news.run_open, NONE, l.news.runs - 1, "run that goes on");
	within_short(&l, &l.row->row.piece, NONE, l.s->pieces - 1, "piece of a row");
	within_short(&l, &l.row->row.piece2, NONE, l.s->pieces - 1, "piece of a row");
	within_short(&l, &l.row->row.place, NONE, l.s->board.count - 1, "place of a row");
	within_short(&l, &l.row->row.rule, NONE, count(l.s->rules->cites) - 1, "rule of a row");
	within_short(&l, &l.row->row.hit_table, NONE, l.s->tables - 1, "table of a row");
	within_short(&l, &l.row->row.hit_row, NONE, UINT8_MAX, "cell of a table");
	within_short(&l, &l.row->row.hit_column, NONE, UINT8_MAX, "cell of a table");
	within(&l, &l.page->head.alarm, 0, INT16_MAX, "alarm of a page");
	letter_close(&l);
}

static void decisions_lie_within_the_game(void **unused)
{
	(void)unused;
	static struct letter l;
	letter_open(&l, "berezina/crossing", SIDE_0);
	const uint8_t row = l.heard->row, verb = l.order->order.verb;
	within(&l, &l.news.now, 0, l.news.length, "decisions that stand");
	within_short(&l, &l.heard->turn, int_min(0, l.s->first_turn), l.s->last_turn, "turn of a decision");
	within_short(&l, &l.order->order.piece, NONE, l.s->pieces - 1, "piece of an order");
	within_short(&l, &l.order->order.place, NONE, l.s->board.count - 1, "place of an order");
	within(&l, &l.order->first, 0, l.heard->n, "first event of an order");
	within_short(&l, &l.event->piece, NONE, l.s->pieces - 1, "piece of an event");
	within_short(&l, &l.event->by, NONE, l.s->pieces - 1, "doer of an event");
	within_short(&l, &l.event->rule, NONE, count(l.s->rules->cites) - 1, "rule of an event");
	within_short(&l, &l.event->account, NONE, l.heard->accounts - 1, "account of an event");
	l.heard->row = (uint8_t)l.s->rules->rows;
	refused(&l, "row of a decision");
	l.heard->row = (uint8_t)(l.s->rules->rows - 1);
	accepted(&l);
	l.heard->row = row;
	l.order->order.verb = UINT8_MAX;
	refused(&l, "verb");
	l.order->order.verb = verb;
	letter_close(&l);
}

/* The number of an event is what its kind counts: a row of the sequence of play, a text. */
static void numbers_of_events_speak_of_something(void **unused)
{
	(void)unused;
	static struct letter l;
	letter_open(&l, "berezina/crossing", SIDE_0);
	const uint8_t kind = l.event->kind;
	l.event->kind = EVENT_PHASE;
	within_short(&l, &l.event->number, NONE, l.s->rules->rows - 1, "event");
	l.event->kind = EVENT_NOTE;
	within_short(&l, &l.event->number, NONE, count(l.seat->words->texts) - 1, "event");
	l.event->kind = kind;
	accepted(&l);
	letter_close(&l);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(pages_lie_within_the_game),
		cmocka_unit_test(decisions_lie_within_the_game),
		cmocka_unit_test(numbers_of_events_speak_of_something),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
