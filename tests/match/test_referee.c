/* A referee tells nothing of what his side may not know: two matches that look the same to it, though they are others, send
 * the same bytes in the same messages, and what the enemy does unseen sends none. Nor does he carry out what would tell
 * the dice. */
#include "play.h"

#include "match/imagined.h"
#include "match/known.h"
#include "match/message.h"
#include "match/referee.h"
#include "match/tale.h"

#include <stdlib.h>
#include <string.h>

enum { TWO = 2, GAMES = 14, STEPS = 350 };

/* Two matches, and what is told of each. */
struct twins {
	const struct scenario *s;
	struct match *m[TWO];
	struct seat *seat[TWO];
	struct referee *referee[TWO];
	enum side side;
	uint64_t state;
	int others, unseen, gone; /* orders that differ; that one match has alone; goings back */
	size_t bytes;
};

/* What comes of an order to the side. */
struct outcome {
	union any_position after, plain;
	struct events events;
	struct tale tale;
	struct prompt ask;
};

static void outcome_of(const struct twins *t, int k, const struct order *o, struct outcome *out)
{
	struct viewer v = {.s = t->s, .side = t->side};
	size_t size = t->s->rules->position_size;
	memcpy(&out->after, match_position(t->m[k]), size);
	events_clear(&out->events);
	assert_true(rules_play(t->s, &out->after.common, o, &out->events, NULL));
	imagined_plain(&v, &out->after.common, &out->plain.common);
	rules_ask(t->s, &out->after.common, &out->ask);
	tale_cut(&out->tale, 0, 0);
	tale_add(&out->tale, &out->events, 1u << t->side);
}

static bool same_tale(const struct tale *a, const struct tale *b)
{
	bool same = a->n == b->n && a->accounts == b->accounts && a->ways == b->ways &&
		    (!a->ways || !memcmp(a->way, b->way, (size_t)a->ways * sizeof *a->way));
	for (int i = 0; same && i < a->n; i++)
		same = !memcmp(&a->at[i], &b->at[i], sizeof a->at[i]);
	for (int i = 0; same && i < a->accounts; i++) {
		struct account x, y;
		tale_account(a, i, &x);
		tale_account(b, i, &y);
		same = !memcmp(&x, &y, sizeof x);
	}
	return same;
}

/* Do both look the same to the side? The same dice are to come, too, or they would soon differ. */
static bool looks_same(const struct twins *t, const struct outcome *a, const struct outcome *b)
{
	return !a->after.common.header.result.over && !b->after.common.header.result.over &&
	       !memcmp(&a->plain, &b->plain, t->s->rules->position_size) && same_tale(&a->tale, &b->tale) &&
	       a->after.common.dice.drawn == b->after.common.dice.drawn && a->ask.depth == b->ask.depth;
}

static void same_bytes_sent(struct twins *t)
{
	size_t n[TWO];
	const uint8_t *sent[TWO];
	for (int k = 0; k < TWO; k++)
		sent[k] = referee_news(t->referee[k], &n[k]);
	assert_int_equal(n[0], n[1]);
	assert_true(!sent[0] == !sent[1]);
	play_same_bytes(sent[0], sent[1], n[0]);
	t->bytes += n[0];
}

/* One match goes on alone, unseen: nothing is sent. */
static void go_on_unseen(struct twins *t, int k)
{
	static struct orders list;
	static struct outcome out;
	struct viewer v = {.s = t->s, .side = t->side};
	union any_position before;
	struct prompt ask;
	size_t n, size = t->s->rules->position_size;
	match_ask(t->m[k], &ask);
	if (ask.side == t->side || ask.side == NOBODY)
		return;
	match_orders(t->m[k], &list);
	memset(&before, 0, sizeof before);
	memset(&out.plain, 0, sizeof out.plain);
	imagined_plain(&v, match_position(t->m[k]), &before.common);
	for (int i = 0; i < list.n; i++) {
		const struct order *o = &list.at[random_below(&t->state, list.n)];
		outcome_of(t, k, o, &out);
		if (out.tale.n || memcmp(&before, &out.plain, size) || out.ask.side != ask.side ||
		    out.after.common.dice.drawn != match_position(t->m[k])->dice.drawn)
			continue;
		uint32_t turned = t->seat[k]->turned;
		assert_true(match_play(t->m[k], o, 1, NULL));
		assert_null(referee_news(t->referee[k], &n));
		assert_int_equal(t->seat[k]->turned, turned);
		t->unseen++;
		return;
	}
}

/* An order in each that looks the same, where there is one another one; false when the two cannot go on together. */
static bool play_both(struct twins *t)
{
	static struct orders list[TWO];
	static struct outcome out[TWO];
	for (int k = 0; k < TWO; k++)
		match_orders(t->m[k], &list[k]);
	if (!list[0].n || !list[1].n || list[0].at[0].side != list[1].at[0].side)
		return false;
	bool own = list[0].at[0].side == (uint8_t)t->side, found = false;
	struct order o = list[0].at[random_below(&t->state, list[0].n)], other = o;
	memset(out[0].plain.bytes, 0, sizeof out[0].plain);
	memset(out[1].plain.bytes, 0, sizeof out[1].plain);
	outcome_of(t, 0, &o, &out[0]);
	for (int n = 0, from = random_below(&t->state, list[1].n); n < list[1].n && !found; n++) {
		other = list[1].at[(from + n) % list[1].n];
		if ((own || !rules_hides(t->s)) && !order_same(&o, &other)) /* it is told */
			continue;
		outcome_of(t, 1, &other, &out[1]);
		found = looks_same(t, &out[0], &out[1]);
	}
	if (!found)
		return false;
	assert_true(match_play(t->m[0], &o, 1, NULL) && match_play(t->m[1], &other, 1, NULL));
	t->others += !order_same(&o, &other);
	return true;
}

/* The side goes back and on; the enemy is no person and is not asked. */
static void go_both(struct twins *t)
{
	int to = random_below(&t->state, t->seat[0]->length + 1);
	if (t->seat[0]->now == to || t->seat[0]->length < 4)
		return;
	for (int k = 0; k < TWO; k++)
		seat_go(t->seat[k], to);
	same_bytes_sent(t);
	for (int k = 0; k < TWO; k++)
		seat_go(t->seat[k], t->seat[k]->length);
	t->gone++;
}

static void twins_of(struct twins *t, const char *id, uint64_t seed)
{
	t->side = (enum side)(seed % 2);
	t->state = seed;
	for (int k = 0; k < TWO; k++) {
		t->m[k] = play_match(id, seed);
		match_player(t->m[k], side_other(t->side), "simple");
		t->seat[k] = play_seat(t->m[k], t->side);
		t->referee[k] = referee_new(t->seat[k], NULL);
	}
	t->s = match_scenario(t->m[0]);
	same_bytes_sent(t);
	for (int n = 0; n < STEPS && play_both(t); n++) {
		same_bytes_sent(t);
		if (!random_below(&t->state, 3))
			go_on_unseen(t, random_below(&t->state, TWO));
		if (!random_below(&t->state, 40))
			go_both(t);
		same_bytes_sent(t);
	}
	for (int k = 0; k < TWO; k++) {
		referee_free(t->referee[k]);
		seat_close(t->seat[k]);
		match_free(t->m[k]);
	}
}

static void what_looks_the_same_sends_the_same(void **unused)
{
	(void)unused;
	static const char *const hidden[] = {"null/duel", "area1812/1-invasion", "area1812/3-retreat", "berezina/two-player",
					     "berezina/crossing"};
	struct twins all = {0};
	for (int i = 0; i < 5; i++)
		for (uint64_t seed = 1; seed <= GAMES; seed++) {
			struct twins t = {0};
			twins_of(&t, hidden[i], seed);
			all.others += t.others;
			all.unseen += t.unseen;
			all.gone += t.gone;
		}
	assert_true(all.others > 40 && all.unseen > 15 && all.gone > 100);
}

/* --- wishes that would tell more than they may --- */

struct sent {
	uint8_t bytes[WISH_BYTES];
	size_t n;
};

static uint32_t news_of(struct referee *r, const struct scenario *s, enum side side, union any_position *last,
			struct error *refused)
{
	struct news_read read;
	size_t n;
	const uint8_t *bytes = referee_news(r, &n);
	assert_non_null(bytes);
	assert_true(news_read(s, side, bytes, n, last, &read, NULL));
	uint32_t version = read.news.version;
	if (refused)
		*refused = read.news.refused;
	news_free(&read);
	return version;
}

static bool wish(struct referee *r, const struct wish *w)
{
	struct parcel p = {0};
	wish_write(w, &p);
	bool fine = referee_hear(r, p.at, p.n, NULL);
	free(p.at);
	return fine;
}

/* First an order that rolls a die, then one that is good for some of its results alone: refused as a whole, whatever the
 * die is, and before it is rolled. */
static void dice_are_not_tried_out(void **unused)
{
	(void)unused;
	static struct wish w;
	struct match *m = play_match("borodino/7-september", 1);
	const struct scenario *s = match_scenario(m);
	struct seat *seat = play_seat(m, SIDE_0);
	struct referee *r = referee_new(seat, NULL);
	union any_position last = {.bytes = {0}};
	struct error refused = {0};
	w.version = news_of(r, s, SIDE_0, &last, NULL);
	w.kind = WISH_ORDERS;
	w.number = 1;
	w.orders.n = 2;
	w.orders.at[0] = w.orders.at[1] = order_make(VERB_DONE, SIDE_0, NONE, NONE, NONE);
	assert_true(wish(r, &w));
	news_of(r, s, SIDE_0, &last, &refused);
	assert_string_equal(refused.reason, "what does not build is ordered by itself");
	assert_int_equal(match_length(m), 0);
	/* the same again is no new wish; one that builds is not refused */
	assert_false(wish(r, &w));
	w.number = 2;
	w.orders.n = 1;
	assert_true(wish(r, &w));
	news_of(r, s, SIDE_0, &last, &refused);
	assert_string_equal(refused.reason, "");
	assert_int_equal(match_length(m), 1);
	/* the other's orders are not his, nor is a game that was not told yet */
	w.number = 3;
	w.orders.at[0].side = SIDE_1;
	assert_true(wish(r, &w));
	w.version = news_of(r, s, SIDE_0, &last, &refused);
	assert_true(refused.reason[0]);
	w.number = 4;
	w.version++;
	assert_true(wish(r, &w));
	news_of(r, s, SIDE_0, &last, &refused);
	assert_non_null(strstr(refused.reason, "moved on"));
	assert_int_equal(match_length(m), 1);
	referee_free(r);
	seat_close(seat);
	match_free(m);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(what_looks_the_same_sends_the_same),
		cmocka_unit_test(dice_are_not_tried_out),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
