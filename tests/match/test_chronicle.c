/* What a seat has heard is what the record says, told to that side, at every step of whole games with taking back, doing
 * again and other ways of going on. */
#include "play.h"

#include "match/tale.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 3, ROUNDS = 12 };

static const enum side sides[SEATS] = {SIDE_0, SIDE_1, NOBODY};

static unsigned mask_of(const struct seat *seat)
{
	return seat->open ? 0 : seat->side == NOBODY ? SEEN_ALL : 1u << seat->side;
}

/* Another seat of the same side, told from the record. */
static void told_from_the_record(struct match *m, const struct seat *seat)
{
	struct seat *again = play_seat(m, seat->side);
	play_same_chronicle(seat->chronicle, again->chronicle);
	assert_int_equal(again->now, seat->now);
	assert_int_equal(again->length, seat->length);
	assert_memory_equal(again->known, seat->known, match_scenario(m)->rules->position_size);
	seat_close(again);
}

/* What was told of the last order stands at the end of the chronicle, with its accounts. */
static void told_last(const struct match *m, const struct seat *seat)
{
	static struct account account;
	struct tale tale = {0};
	int i = chronicle_now(seat->chronicle) - 1;
	const struct heard *h = chronicle_heard(seat->chronicle, i);
	struct events *told = malloc(sizeof *told);
	match_told(m, told);
	tale_add(&tale, told, mask_of(seat));
	free(told);
	assert_true(h->n >= tale.n && h->accounts >= tale.accounts);
	for (int k = 0; k < tale.n; k++) {
		struct event e = h->at[h->n - tale.n + k];
		if (e.account != NONE)
			e.account = (int16_t)(e.account - (h->accounts - tale.accounts));
		assert_int_equal(e.way == NONE, tale.at[k].way == NONE);
		if (e.way != NONE) { /* the same places, wherever they lie */
			const int16_t *way = h->way + e.way, *wanted = tale.way + tale.at[k].way;
			assert_memory_equal(way, wanted, (size_t)(1 + *wanted) * sizeof *way);
		}
		e.way = tale.at[k].way;
		assert_memory_equal(&e, &tale.at[k], sizeof e);
		if (e.account == NONE)
			continue;
		assert_true(chronicle_account(seat->chronicle, i, h->accounts - tale.accounts + e.account, &account));
		struct account want;
		tale_account(&tale, e.account, &want);
		assert_memory_equal(&account, &want, sizeof want);
	}
	tale_free(&tale);
}

/* Somewhere else in the record: one or several decisions back or on. */
static void wander(struct match *m, struct seat *const *seat, uint64_t *state)
{
	int back = 1 + random_below(state, 5), on = random_below(state, 4);
	for (int i = 0; i < back; i++)
		match_undo(m);
	for (int i = 0; i < on; i++)
		match_redo(m);
	if (!random_below(state, 6)) /* amid a decision */
		match_jump(m, random_below(state, match_length(m) + 1));
	for (int k = 0; k < SEATS; k++)
		told_from_the_record(m, seat[k]);
}

static void whole_game(const char *id, uint64_t seed, int most)
{
	struct match *m = play_match(id, seed);
	struct seat *seat[SEATS];
	uint64_t state = seed;
	int heard = 0;
	for (int k = 0; k < SEATS; k++)
		seat[k] = play_seat(m, sides[k]);
	for (int n = 0; n < most && play_one(m, &state); n++) {
		for (int k = 0; k < SEATS && !seat[k]->open; k++)
			told_last(m, seat[k]);
		if (!random_below(&state, most / ROUNDS))
			wander(m, seat, &state);
	}
	for (int k = 0; k < SEATS; k++) {
		told_from_the_record(m, seat[k]);
		heard += seat[k]->now;
		seat_close(seat[k]);
	}
	assert_true(heard > 0);
	match_free(m);
}

static void chronicles_equal_the_record(void **unused)
{
	(void)unused;
	for (int i = 0; play_games[i]; i++)
		for (uint64_t seed = 1; seed < 4; seed++)
			whole_game(play_games[i], seed, 700);
}

/* Where nothing is hidden decisions are those of the record, their orders and events all of it. */
static void open_games_are_heard_whole(void **unused)
{
	(void)unused;
	struct match *m = play_match("borodino/grand-battle", 5);
	struct events *ev = malloc(sizeof *ev);
	uint64_t state = 5;
	play_some(m, 300, &state);
	struct seat *seat = play_seat(m, SIDE_1);
	int order = 0;
	for (int i = 0; i < seat->length; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		int n = 0;
		assert_int_equal(chronicle_hearings_before(seat->chronicle, i), order);
		assert_true(match_decision_start(m, order) == order || match_order(m, order).side != match_order(m, order - 1).side);
		for (int k = 0; k < h->orders; k++, order++) {
			struct order o = match_order(m, order);
			assert_true(order_same(&o, &h->order[k].order));
			assert_int_equal(h->order[k].first, n);
			assert_true(match_retell(m, order, ev, NULL));
			n += ev->n;
		}
		assert_int_equal(h->n, n);
	}
	assert_int_equal(order, match_length(m));
	free(ev);
	seat_close(seat);
	match_free(m);
}

/* Of what the enemy does unseen not even the number is told. */
static void unseen_orders_are_not_counted(void **unused)
{
	(void)unused;
	int saved = 0;
	for (uint64_t seed = 1; seed < 4; seed++) {
		struct match *m = play_match("area1812/1-invasion", seed);
		struct seat *seat = play_seat(m, SIDE_0), *other = play_seat(m, SIDE_1);
		uint64_t state = seed;
		play_some(m, 150, &state);
		assert_false(seat->open);
		int whole = 0;
		for (int i = 0; i < match_length(m); i++)
			whole += match_fact(m, i).starts;
		saved += 2 * whole - seat->length - other->length;
		for (int i = 0; i < seat->length; i++) {
			const struct heard *h = chronicle_heard(seat->chronicle, i);
			if (h->side != SIDE_0) {
				assert_int_equal(h->orders, 0);
				assert_true(h->n > 0);
			}
			for (int k = 0; k < h->n; k++)
				assert_true(h->at[k].seen & SEEN_0);
		}
		seat_close(seat);
		seat_close(other);
		match_free(m);
	}
	assert_true(saved > 0);
}

/* At the end all is told, to everybody; and taken back it is closed again. */
static void the_end_opens_everything(void **unused)
{
	(void)unused;
	struct match *m = play_match("null/duel", 3);
	struct seat *seat = play_seat(m, SIDE_0);
	uint64_t state = 3;
	int secrets = 0;
	assert_false(seat->open);
	while (play_one(m, &state))
		;
	assert_true(seat->open);
	for (int i = 0; i < seat->length; i++) {
		const struct heard *h = chronicle_heard(seat->chronicle, i);
		assert_true(h->orders > 0);
		for (int k = 0; k < h->n; k++)
			secrets += !(h->at[k].seen & SEEN_0);
	}
	assert_true(secrets > 0);
	assert_int_equal(seat->prompt.side, NOBODY);
	assert_true(seat->prompt.result.over);
	assert_true(match_undo(m));
	assert_false(seat->open);
	told_from_the_record(m, seat);
	assert_true(match_redo(m));
	assert_true(seat->open);
	seat_close(seat);
	match_free(m);
}

static void decisions_are_found(void **unused)
{
	(void)unused;
	struct match *m = play_match("borodino/5-september", 2);
	struct seat *seat = play_seat(m, SIDE_0);
	uint64_t state = 2;
	play_some(m, 400, &state);
	const struct chronicle *c = seat->chronicle;
	int n = chronicle_length(c), both = 1 << SIDE_0 | 1 << SIDE_1;
	assert_int_equal(chronicle_before(c, 0, (unsigned)both), NONE);
	assert_int_equal(chronicle_after(c, n - 1, (unsigned)both), n);
	for (int i = 0; i < n; i++) {
		const struct heard *h = chronicle_heard(c, i);
		int before = chronicle_before(c, i, 1u << h->side), after = chronicle_after(c, i, 1u << h->side);
		assert_true(before < i && after > i);
		for (int k = before + 1; k < after; k++)
			assert_true(k == i || chronicle_heard(c, k)->side != h->side);
		int turn = chronicle_turn(c, i);
		assert_int_equal(chronicle_heard(c, turn)->turn, h->turn);
		assert_int_equal(chronicle_heard(c, turn)->phasing, h->phasing);
		if (turn) {
			const struct heard *x = chronicle_heard(c, turn - 1);
			assert_true(x->turn != h->turn || x->phasing != h->phasing);
		}
	}
	assert_null(chronicle_heard(c, n));
	assert_null(chronicle_heard(c, -2));
	assert_null(chronicle_run(c, chronicle_runs(c)));
	seat_close(seat);
	match_free(m);
}

static void hear(struct chronicle *c, enum side by, bool starts, const char *back)
{
	static struct events nothing;
	struct order o = order_make(VERB_DONE, by, NONE, NONE, NONE);
	struct hearing h = {.order = &o, .starts = starts, .back = back, .events = &nothing};
	chronicle_hear(c, &h);
}

/* It is said with the decision that it was heard in; before the first of them, as when the enemy goes on unseen, with the first. Of several
 * in one decision the first is said. */
static void what_was_taken_back_is_said_once(void **unused)
{
	(void)unused;
	struct match *m = play_match("area1812/1-invasion", 1);
	struct chronicle *c = chronicle_new(match_scenario(m), SIDE_0, false);
	hear(c, SIDE_1, true, "a die of 5");
	assert_int_equal(chronicle_length(c), 0);
	hear(c, SIDE_0, true, NULL);
	hear(c, SIDE_0, true, NULL);
	hear(c, SIDE_0, true, "a die of 2");
	hear(c, SIDE_0, false, "a die of 3");
	assert_int_equal(chronicle_length(c), 3);
	assert_string_equal(chronicle_back(c, 0), "a die of 5");
	assert_string_equal(chronicle_back(c, 1), "");
	assert_string_equal(chronicle_back(c, 2), "a die of 2");
	/* and no more when that was taken back as well */
	chronicle_cut(c, 3);
	hear(c, SIDE_0, true, NULL);
	assert_string_equal(chronicle_back(c, 2), "");
	chronicle_cut(c, 1);
	hear(c, SIDE_0, true, NULL);
	assert_string_equal(chronicle_back(c, 0), "a die of 5");
	chronicle_cut(c, 0);
	hear(c, SIDE_0, true, NULL);
	assert_string_equal(chronicle_back(c, 0), "");
	chronicle_free(c);
	match_free(m);
}

/* The rows of pages come from what the side knew before the order; the truth would give the same. */
struct watcher {
	struct match *m;
	struct chronicle *c;
};

static void watch(void *who, int i, const struct position *before, const struct events *events)
{
	struct watcher *w = who;
	struct hearing h = {.events = events, .before = before};
	struct order o;
	struct text back;
	if (i != NONE) {
		struct match_fact f = match_fact(w->m, i);
		o = match_order(w->m, i);
		match_taken(w->m, i, &back);
		h = (struct hearing){.order = &o, .starts = f.starts, .seals = f.seals, .redone = f.redone, .person = f.person, .turn = f.turn,
				     .phasing = f.phasing, .row = f.row, .back = back.at, .events = events,
				     .before = before};
	}
	chronicle_hear(w->c, &h);
}

static void pages_need_no_truth(void **unused)
{
	(void)unused;
	int rows = 0;
	for (int i = 0; play_games[i]; i++) {
		struct match *m = play_match(play_games[i], 9);
		uint64_t state = 9;
		play_some(m, 900, &state);
		for (int k = 0; k < SEATS; k++) {
			struct seat *seat = play_seat(m, sides[k]);
			struct watcher w = {.m = m, .c = chronicle_new(match_scenario(m), sides[k], seat->open)};
			struct match_listener listener = {.who = &w, .played = watch};
			assert_true(match_recount(m, &listener));
			play_same_chronicle(seat->chronicle, w.c);
			for (int r = 0; r < chronicle_runs(w.c); r++)
				rows += chronicle_run(w.c, r)->n;
			chronicle_free(w.c);
			seat_close(seat);
		}
		match_free(m);
	}
	assert_true(rows > 100);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(chronicles_equal_the_record),
		cmocka_unit_test(open_games_are_heard_whole),
		cmocka_unit_test(unseen_orders_are_not_counted),
		cmocka_unit_test(the_end_opens_everything),
		cmocka_unit_test(decisions_are_found),
		cmocka_unit_test(what_was_taken_back_is_said_once),
		cmocka_unit_test(pages_need_no_truth),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
