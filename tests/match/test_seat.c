/* Seats: what they show is what the rules show that side of the truth; a draft given back leaves no trace; looking back
 * moves one seat alone; taking back past a seal has its price. */
#include "play.h"

#include "match/hash.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 3 };

static const enum side sides[SEATS] = {SIDE_0, SIDE_1, NOBODY};

union answer {
	struct view view;
	struct prompt prompt;
	struct orders orders;
};

static union answer truth;

/* --- what a seat shows --- */

static bool may_see_prompt(const struct seat *seat)
{
	return seat->open || seat->prompt.side == seat->side || !rules_hides(seat->scenario);
}

static void shows_the_truth(const struct seat *seat, const struct position *p)
{
	const struct scenario *s = seat->scenario;
	memset(&truth, 0, sizeof truth);
	s->rules->show(s, p, seat->viewer, &truth.view);
	assert_memory_equal(&truth.view, &seat->view, sizeof truth.view);
	memset(&truth, 0, sizeof truth);
	rules_ask(s, p, &truth.prompt);
	assert_int_equal(truth.prompt.side, seat->prompt.side);
	assert_int_equal(truth.prompt.row, seat->prompt.row);
	assert_int_equal(truth.prompt.reaction, seat->prompt.reaction);
	assert_int_equal(truth.prompt.secret, seat->prompt.secret);
	if (may_see_prompt(seat))
		assert_memory_equal(&truth.prompt, &seat->prompt, sizeof truth.prompt);
	else
		assert_true((seat->prompt.open || !seat->prompt.ask.at[0]) && set_empty(&seat->prompt.hand) && !seat->prompt.verbs);
	memset(&truth, 0, sizeof truth);
	if (seat_decides(seat))
		rules_orders(s, p, &truth.orders);
	assert_int_equal(truth.orders.n, seat->orders.n);
	if (seat->orders.n)
		assert_memory_equal(truth.orders.at, seat->orders.at, (size_t)seat->orders.n * sizeof truth.orders.at[0]);
}

/* The truth with the draft of a seat played on it. */
static void with_draft(const struct match *m, const struct seat *seat, union any_position *out)
{
	memcpy(out, match_position(m), seat->scenario->rules->position_size);
	for (int i = 0; i < seat->draft->n; i++)
		assert_true(rules_play(seat->scenario, &out->common, &seat->draft->at[i], NULL, NULL));
}

static bool builds(const struct seat *seat)
{
	return seat->draft->n > 0;
}

/* Plays a listed order at the seat that decides, and looks at all of them. */
static void play_at_seats(struct match *m, struct seat *const *seat, uint64_t *state)
{
	struct prompt ask;
	union any_position at;
	match_ask(m, &ask);
	struct seat *mine = seat[ask.side];
	assert_true(mine->orders.n > 0);
	struct order o = mine->orders.at[random_below(state, mine->orders.n)];
	int length = match_length(m), drafted = mine->draft->n;
	struct error e = {0};
	if (!seat_play(mine, &o, &e))
		fail_msg("a listed order is refused: %s", e.reason);
	if (builds(mine)) {
		assert_int_equal(match_length(m), length);
		assert_int_equal(mine->draft->n, drafted + 1);
	} else {
		assert_true(match_length(m) >= length + drafted + 1);
	}
	for (int k = 0; k < SEATS; k++) {
		with_draft(m, seat[k], &at);
		shows_the_truth(seat[k], &at.common);
	}
}

static void seats_show_the_truth_of_their_side(void **unused)
{
	(void)unused;
	for (int i = 0; play_games[i]; i++) {
		struct match *m = play_match(play_games[i], 7);
		struct seat *seat[SEATS];
		uint64_t state = 7;
		int drafts = 0;
		for (int k = 0; k < SEATS; k++)
			shows_the_truth(seat[k] = play_seat(m, sides[k]), match_position(m));
		for (int n = 0; n < 400 && !match_position(m)->header.result.over; n++) {
			play_at_seats(m, seat, &state);
			drafts += builds(seat[0]) || builds(seat[1]);
		}
		assert_true(drafts > 0);
		for (int k = 0; k < SEATS; k++)
			seat_close(seat[k]);
		match_free(m);
	}
}

/* What is known stays what it is while nothing is heard, has other dice, and hides what it should. */
static void what_is_known_is_dealt_once(void **unused)
{
	(void)unused;
	int differs = 0;
	for (int i = 0; play_games[i]; i++) {
		struct match *m = play_match(play_games[i], 3);
		size_t size = match_scenario(m)->rules->position_size;
		struct seat *seat = play_seat(m, SIDE_0);
		uint64_t state = 3;
		for (int n = 0; n < 60 && play_one(m, &state); n++) {
			union any_position kept, open;
			memcpy(&kept, seat->known, size);
			seat_refresh(seat);
			assert_memory_equal(&kept, seat->known, size);
			assert_true(seat_known(seat, seat->now, &open.common));
			assert_memory_equal(&kept, &open, size);
			assert_memory_not_equal(&kept.common.dice, &match_position(m)->dice, sizeof kept.common.dice);
			kept.common.dice = match_position(m)->dice;
			bool same = !memcmp(&kept, match_position(m), size);
			assert_true(same || rules_hides(match_scenario(m)));
			differs += !same;
		}
		seat_close(seat);
		match_free(m);
	}
	assert_true(differs > 0);
}

/* --- drafts --- */

static struct seat kept_seat;
static union any_position kept_known;

static void keep(const struct seat *seat)
{
	kept_seat = *seat;
	memcpy(&kept_known, seat->known, seat->scenario->rules->position_size);
}

/* The seat is byte for byte what it was; `turned` may have grown. */
static void is_kept(const struct seat *seat, bool turned)
{
	if (turned)
		kept_seat.turned = seat->turned;
	/* a list keeps bytes beyond its length */
	assert_int_equal(kept_seat.orders.n, seat->orders.n);
	memcpy(&kept_seat.orders, &seat->orders, sizeof seat->orders);
	assert_memory_equal(&kept_seat, seat, sizeof *seat);
	assert_memory_equal(&kept_known, seat->known, seat->scenario->rules->position_size);
}

static void a_draft_given_back_leaves_no_trace(void **unused)
{
	(void)unused;
	int drafts = 0;
	for (int i = 0; play_games[i]; i++) {
		struct match *m = play_match(play_games[i], 5);
		struct seat *seat[2] = {play_seat(m, SIDE_0), play_seat(m, SIDE_1)};
		uint64_t state = 5;
		for (int n = 0; n < 200 && !match_position(m)->header.result.over; n++) {
			struct prompt ask;
			char hash[2][HASH_DIGITS];
			match_ask(m, &ask);
			struct seat *mine = seat[ask.side];
			int length = match_length(m);
			match_hash(m, hash[0]);
			keep(mine);
			for (int k = random_below(&state, 3); k >= 0 && match_length(m) == length; k--) {
				struct order o = mine->orders.at[random_below(&state, mine->orders.n)];
				assert_true(seat_play(mine, &o, NULL));
			}
			if (match_length(m) == length && builds(mine)) {
				drafts++;
				seat_draft_back(mine, 0);
				assert_int_equal(match_length(m), length);
				match_hash(m, hash[1]);
				assert_string_equal(hash[0], hash[1]);
				is_kept(mine, true);
				play_one(m, &state);
			}
		}
		seat_close(seat[0]);
		seat_close(seat[1]);
		match_free(m);
	}
	assert_true(drafts > 50);
}

/* Finds an order of this verb in the list. */
static const struct order *listed(const struct orders *list, int verb)
{
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == verb)
			return &list->at[i];
	return NULL;
}

/* One by one, and shorter by one each time. */
static void drafts_go_back_one_by_one(void **unused)
{
	(void)unused;
	struct match *m = play_match("area1812/1-invasion", 1);
	struct seat *seat[2] = {play_seat(m, SIDE_0), play_seat(m, SIDE_1)};
	uint64_t state = 1;
	int deepest = 0;
	for (int n = 0; n < 60 && deepest < 3; n++) {
		struct prompt ask;
		match_ask(m, &ask);
		struct seat *mine = seat[ask.side];
		union any_position at[8];
		const struct order *o = listed(&mine->orders, VERB_TAKE);
		int steps = 0;
		for (; o && steps < 8; steps++) {
			memcpy(&at[steps], mine->known, mine->scenario->rules->position_size);
			struct order next = *o;
			assert_true(seat_play(mine, &next, NULL));
			assert_int_equal(mine->draft->n, steps + 1);
			o = listed(&mine->orders, VERB_WITH);
		}
		deepest = steps > deepest ? steps : deepest;
		while (steps > 0) {
			seat_draft_back(mine, --steps);
			assert_int_equal(mine->draft->n, steps);
			assert_memory_equal(mine->known, &at[steps], mine->scenario->rules->position_size);
		}
		play_some(m, 5, &state);
	}
	assert_true(deepest >= 3);
	seat_close(seat[0]);
	seat_close(seat[1]);
	match_free(m);
}

/* --- plays counted: the rules of a scenario with every act counted --- */

static const struct rules *counted_rules;
static int acts;

static void counted_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	acts++;
	counted_rules->phases[frame_now(p)->row].act(s, p, o, ev);
}

static struct rules rules;
static struct phase phases[64];

static void count_acts(struct match *m)
{
	struct scenario *s = (struct scenario *)(uintptr_t)match_scenario(m);
	counted_rules = s->rules;
	rules = *s->rules;
	assert_true(rules.rows <= 64);
	for (int i = 0; i < rules.rows; i++) {
		phases[i] = counted_rules->phases[i];
		if (phases[i].act)
			phases[i].act = counted_act;
	}
	rules.phases = phases;
	s->rules = &rules;
	acts = 0;
}

/* A drag is `take` and `march`: one play in the draft and two in the match, and one refresh for each order given. */
static void a_drag_is_played_three_times(void **unused)
{
	(void)unused;
	struct match *m = play_match("borodino/7-september", 1);
	struct seat *seat = play_seat(m, SIDE_0), *other = play_seat(m, SIDE_1), *none = play_seat(m, NOBODY);
	count_acts(m);
	const struct order *take = listed(&seat->orders, VERB_TAKE);
	assert_non_null(take);
	uint32_t turned[3] = {seat->turned, other->turned, none->turned};
	struct order o = *take;
	assert_true(seat_play(seat, &o, NULL));
	assert_int_equal(acts, 1);
	assert_int_equal(match_length(m), 0);
	const struct order *march = listed(&seat->orders, VERB_MARCH);
	assert_non_null(march);
	o = *march;
	acts = 0;
	assert_true(seat_play(seat, &o, NULL));
	assert_int_equal(acts, 2);
	assert_int_equal(match_length(m), 2);
	assert_int_equal(seat->turned, turned[0] + 2);
	assert_int_equal(other->turned, turned[1] + 1);
	assert_int_equal(none->turned, turned[2] + 1);
	seat_close(seat);
	seat_close(other);
	seat_close(none);
	match_free(m);
}

/* --- as a hand means it --- */

static int neighbour_free(const struct seat *seat, const struct order *take, struct order *march)
{
	union any_position at;
	static struct orders list;
	assert_true(seat_try(seat, take, &at.common, NULL));
	rules_orders(seat->scenario, &at.common, &list);
	const struct order *o = listed(&list, VERB_MARCH);
	if (o)
		*march = *o;
	return o != NULL;
}

static void pieces_are_taken_up_first(void **unused)
{
	(void)unused;
	struct match *m = play_match("borodino/7-september", 1);
	struct seat *seat = play_seat(m, SIDE_0);
	struct order take[2], march[2];
	int n = 0;
	for (int i = 0; i < seat->orders.n && n < 2; i++) {
		take[n] = seat->orders.at[i];
		n += take[n].verb == VERB_TAKE && neighbour_free(seat, &take[n], &march[n]);
	}
	assert_int_equal(n, 2);
	assert_int_equal(seat->draft->n, 0);
	assert_int_equal(match_length(m), 0);
	/* with nothing in hand */
	assert_true(seat_can(seat, &march[0], NULL));
	assert_int_equal(match_length(m), 0);
	assert_true(seat_play(seat, &march[0], NULL));
	assert_int_equal(match_length(m), 2);
	assert_true(match_undo(m));
	/* with another only just taken up, which goes back */
	assert_true(seat_play(seat, &take[1], NULL));
	assert_true(seat_can(seat, &march[0], NULL));
	assert_true(seat_play(seat, &march[0], NULL));
	assert_int_equal(match_length(m), 2);
	assert_int_equal(match_order(m, 0).piece, march[0].piece);
	assert_int_equal(match_order(m, 1).piece, march[0].piece);
	/* as text */
	char text[64];
	assert_true(match_undo(m));
	order_print(seat->scenario, &march[1], text, sizeof text);
	assert_true(seat_play_text(seat, text, NULL));
	assert_int_equal(match_length(m), 2);
	assert_int_equal(match_order(m, 1).piece, march[1].piece);
	seat_close(seat);
	match_free(m);
}

/* Any order at all, from any moment: refused it changes nothing, and the reason is that of the match. */
static void refusals_leave_no_trace(void **unused)
{
	(void)unused;
	int refused = 0;
	for (int i = 0; play_games[i]; i++) {
		struct match *m = play_match(play_games[i], 11);
		struct seat *seat[2] = {play_seat(m, SIDE_0), play_seat(m, SIDE_1)};
		const struct scenario *s = match_scenario(m);
		uint64_t state = 11;
		for (int n = 0; n < 250 && !match_position(m)->header.result.over; n++) {
			struct prompt ask;
			struct error e = {0}, want = {0};
			match_ask(m, &ask);
			struct seat *mine = seat[ask.side];
			int verb = random_below(&state, VERB_COMMON), length = match_length(m);
			const struct verb *v = verb_at(s, verb);
			struct order o = order_make(verb, ask.side, v->piece ? random_below(&state, s->pieces) : NONE,
						    v->place ? random_below(&state, s->board.count) : NONE, NONE);
			keep(mine);
			if (!seat_play(mine, &o, &e)) {
				refused++;
				assert_true(e.reason[0]);
				assert_int_equal(match_length(m), length);
				is_kept(mine, false);
				char text[64];
				order_print(s, &o, text, sizeof text);
				if (!mine->draft->n && !match_play_text(m, text, NULL, &want))
					assert_string_equal(e.reason, want.reason);
			}
			if (!random_below(&state, 3) && seat[ask.side]->orders.n)
				play_one(m, &state);
		}
		seat_close(seat[0]);
		seat_close(seat[1]);
		match_free(m);
	}
	assert_true(refused > 300);
}

static void others_cannot_order(void **unused)
{
	(void)unused;
	struct match *m = play_match("borodino/5-september", 1);
	struct seat *seat[SEATS];
	struct error e = {0};
	for (int k = 0; k < SEATS; k++)
		seat[k] = play_seat(m, sides[k]);
	struct order o = seat[0]->orders.at[0];
	for (int k = 1; k < SEATS; k++) {
		assert_false(seat_play(seat[k], &o, &e));
		assert_string_equal(e.reason, "it is not your decision now");
		assert_int_equal(seat[k]->orders.n, 0);
		assert_false(seat_decides(seat[k]));
	}
	assert_true(seat_decides(seat[0]));
	for (int k = 0; k < SEATS; k++)
		seat_close(seat[k]);
	match_free(m);
}

/* --- other moments --- */

/* Plays at random until so many decisions stand, then returns the match's orders at each of them in `orders`. */
static void looking_back_moves_one_seat(void **unused)
{
	(void)unused;
	for (int i = 0; play_games[i]; i++) {
		struct match *m = play_match(play_games[i], 13);
		struct seat *a = play_seat(m, SIDE_0), *b = play_seat(m, SIDE_1);
		size_t size = match_scenario(m)->rules->position_size;
		uint64_t state = 13;
		play_some(m, 120, &state);
		if (a->open) /* some random games are short */
			assert_true(match_undo(m));
		int now = match_now(m);
		union any_position mine, then;
		memcpy(&mine, match_position(m), size);
		keep(b);
		for (int at = a->now; at >= 0; at--) {
			seat_look(a, at);
			assert_int_equal(a->at, at);
			match_at(m, at == a->now ? now : chronicle_hearings_before(a->chronicle, at), &then.common);
			shows_the_truth(a, &then.common);
		}
		assert_int_equal(match_now(m), now);
		assert_memory_equal(&mine, match_position(m), size);
		is_kept(b, false);
		struct error e = {0};
		struct order o = order_make(VERB_DONE, SIDE_0, NONE, NONE, NONE);
		if (a->now) {
			assert_true(seat_looks_back(a));
			assert_false(seat_play(a, &o, &e));
			assert_true(e.reason[0]);
		}
		seat_look(a, a->now + 1000);
		assert_int_equal(a->at, a->length);
		seat_look(a, a->now);
		assert_false(seat_looks_back(a));
		seat_close(a);
		seat_close(b);
		match_free(m);
	}
}

/* Back to every moment and on again: the match stands where the seat is. */
static void going_back_and_on(void **unused)
{
	(void)unused;
	for (int i = 0; play_games[i]; i++) {
		struct match *m = play_match(play_games[i], 17);
		struct seat *a = play_seat(m, SIDE_0), *b = play_seat(m, SIDE_1);
		size_t size = match_scenario(m)->rules->position_size;
		uint64_t state = 17;
		match_player(m, SIDE_1, "simple");
		play_some(m, 150, &state);
		if (a->open)
			assert_true(match_undo(m));
		int length = a->length;
		for (int to = a->now - 1; to >= 0; to -= 1 + random_below(&state, 4)) {
			assert_true(seat_may_go(a, to, NULL) != BACK_NEVER);
			assert_true(seat_go(a, to));
			assert_int_equal(a->now, to);
			assert_int_equal(a->at, to);
			assert_int_equal(a->length, length);
			shows_the_truth(a, match_position(m));
			shows_the_truth(b, match_position(m));
			assert_int_equal(seat_may_go(a, to + 1, NULL), BACK_FREE);
		}
		assert_false(seat_go(a, -1));
		assert_false(seat_go(a, length + 1));
		assert_int_equal(seat_may_go(a, -1, NULL), BACK_NEVER);
		assert_true(seat_go(a, length));
		union any_position end;
		match_at(m, match_length(m), &end.common);
		assert_memory_equal(&end, match_position(m), size);
		/* another way cuts what came after */
		int to = a->now / 2;
		assert_true(seat_go(a, to));
		while (!seat_decides(a) && !seat_decides(b))
			play_one(m, &state);
		struct seat *mine = seat_decides(a) ? a : b;
		do {
			struct order o = mine->orders.at[random_below(&state, mine->orders.n)];
			assert_true(seat_play(mine, &o, NULL));
		} while (builds(mine));
		assert_int_equal(a->now, a->length);
		seat_close(a);
		seat_close(b);
		match_free(m);
	}
}

static int dice_of(const struct heard *h)
{
	int n = 0;
	for (int k = 0; k < h->n; k++)
		n += h->at[k].dice[0] && h->at[k].seen == SEEN_ALL;
	return n;
}

/* A match in which the last decision of SIDE_0 rolled one die, and SIDE_0 decides again. */
static struct match *roll_one(uint64_t *state)
{
	struct prompt ask;
	for (uint64_t seed = 1; seed < 100; seed++) {
		struct match *m = play_match("borodino/7-september", seed);
		struct seat *seat = play_seat(m, SIDE_0);
		*state = seed;
		for (int n = 0; n < 300 && play_one(m, state); n++) {
			const struct heard *h = chronicle_heard(seat->chronicle, seat->now - 1);
			match_ask(m, &ask);
			if (h->side != SIDE_0 || dice_of(h) != 1 || ask.side != SIDE_0 || ask.depth)
				continue;
			seat_close(seat);
			return m;
		}
		seat_close(seat);
		match_free(m);
	}
	fail_msg("nobody rolls a single die");
	return NULL;
}

static int die_of(const struct heard *h)
{
	for (int k = 0; k < h->n; k++)
		if (h->at[k].dice[0])
			return h->at[k].dice[0];
	return 0;
}

static void taking_back_past_a_seal_is_asked_for(void **unused)
{
	(void)unused;
	uint64_t state;
	struct match *m = roll_one(&state);
	match_player(m, SIDE_1, "simple");
	struct seat *seat = play_seat(m, SIDE_0);
	struct text what, want;
	int to = seat->now - 1;
	assert_int_equal(seat->past_seal, BACK_ASK);
	assert_int_equal(seat_may_go(seat, to, &what), BACK_ASK);
	text_set(&want, "a die of %d", die_of(chronicle_heard(seat->chronicle, to)));
	assert_string_equal(what.at, want.at);
	/* nobody is asked for what only builds or marches */
	assert_int_equal(seat_may_go(seat, seat->now, &what), BACK_FREE);
	assert_string_equal(what.at, "");
	assert_true(seat_go(seat, to));
	assert_string_equal(chronicle_back(seat->chronicle, to), "");
	do {
		struct order o = seat->orders.at[random_below(&state, seat->orders.n)];
		assert_true(seat_play(seat, &o, NULL));
	} while (builds(seat));
	assert_string_equal(chronicle_back(seat->chronicle, to), want.at);
	match_taken(m, chronicle_hearings_before(seat->chronicle, to), &what);
	assert_string_equal(what.at, want.at);
	/* back again without a seal: the note stays, there is no second one */
	int now = seat->now;
	assert_true(seat_go(seat, to));
	do {
		struct order o = seat->orders.at[0];
		assert_true(seat_play(seat, &o, NULL));
	} while (builds(seat));
	assert_true(seat->now <= now);
	assert_true(strstr(chronicle_back(seat->chronicle, to), want.at) == chronicle_back(seat->chronicle, to));
	seat_close(seat);
	match_free(m);
}

static void the_answer_is_lost_too(void **unused)
{
	(void)unused;
	struct match *m = play_match("borodino/5-september", 6);
	match_player(m, SIDE_1, "simple");
	struct seat *seat = play_seat(m, SIDE_0);
	uint64_t state = 6;
	struct text what;
	for (int n = 0; n < 1000; n++) {
		assert_true(play_one(m, &state));
		int i = seat->now - 1;
		if (seat->prompt.side == SIDE_0 && chronicle_heard(seat->chronicle, i)->side == SIDE_1)
			break;
	}
	/* the whole turn of the other goes back with one step */
	int to = chronicle_before(seat->chronicle, seat->now, 1u << SIDE_0);
	assert_true(to < seat->now - 1);
	assert_int_equal(seat_may_go(seat, to, &what), BACK_ASK);
	assert_non_null(strstr(what.at, "what the Russian side decided"));
	assert_true(seat_go(seat, to));
	assert_true(seat_decides(seat));
	seat_close(seat);
	match_free(m);
}

static void two_must_agree(void **unused)
{
	(void)unused;
	uint64_t state;
	struct match *m = roll_one(&state);
	struct seat *a = play_seat(m, SIDE_0), *b = play_seat(m, SIDE_1), *none = play_seat(m, NOBODY);
	struct text what;
	int to = a->now - 1, now = match_now(m);
	assert_int_equal(seat_may_go(a, to, &what), BACK_BOTH);
	for (int yes = 0; yes < 2; yes++) {
		assert_false(seat_go(a, to));
		assert_int_equal(match_now(m), now);
		assert_true(a->waiting && b->offer.made);
		assert_false(none->offer.made || a->offer.made);
		assert_int_equal(b->offer.by, SIDE_0);
		assert_int_equal(b->offer.to, to);
		assert_string_equal(b->offer.what.at, what.at);
		assert_false(seat_answer(a, true));
		assert_true(seat_answer(b, yes));
		assert_false(a->waiting || b->offer.made);
		assert_int_equal(a->now, yes ? to : a->length);
		assert_false(seat_answer(b, true));
	}
	/* an offer lapses with the next order */
	assert_true(seat_go(a, a->length));
	assert_false(seat_go(a, to));
	assert_true(b->offer.made);
	assert_true(play_one(m, &state));
	assert_false(a->waiting || b->offer.made);
	assert_false(seat_answer(b, true));
	seat_close(a);
	seat_close(b);
	seat_close(none);
	match_free(m);
}

/* Nobody plays: the table is open, and who looks on may go anywhere. */
static void an_open_table(void **unused)
{
	(void)unused;
	struct match *m = play_match("area1812/1-invasion", 2);
	match_player(m, SIDE_0, "random");
	match_player(m, SIDE_1, "random");
	struct seat *none = play_seat(m, NOBODY);
	uint64_t state = 2;
	assert_true(none->open);
	play_some(m, 50, &state);
	assert_int_equal(none->viewer, none->prompt.side);
	shows_the_truth(none, match_position(m));
	struct position *known = malloc(POSITION_BYTES);
	size_t size = none->scenario->rules->position_size;
	memcpy(known, none->known, size);
	known->dice = match_position(m)->dice;
	assert_memory_equal(known, match_position(m), size);
	free(known);
	assert_int_equal(seat_may_go(none, 0, NULL), BACK_FREE);
	assert_true(seat_go(none, 0));
	assert_int_equal(match_now(m), 0);
	match_player(m, SIDE_0, "person"); /* somebody sits down: it is closed */
	assert_false(none->open);
	assert_int_equal(none->viewer, NOBODY);
	shows_the_truth(none, match_position(m));
	seat_close(none);
	match_free(m);
}

/* The seat of NOBODY speaks for who decides: it lists what names nothing closed, no card and no number, and shows what is drafted of that. */
static void speaks_of_what_lies_open(const char *id)
{
	struct match *m = play_match(id, 3);
	struct seat *seat[SIDES] = {play_seat(m, SIDE_0), play_seat(m, SIDE_1)}, *none = play_seat(m, NOBODY);
	uint64_t state = 3;
	int drafted = 0, spoken = 0;
	for (int i = 0; i < 200 && play_one(m, &state); i++) {
		const struct seat *hand = seat[none->prompt.side == SIDE_1];
		struct seat *mine = seat[hand->side];
		seat_speak(none, hand);
		assert_false(seat_decides(none));
		spoken += seat_speaks(none);
		for (int k = 0; k < none->orders.n; k++) {
			const struct order *o = &none->orders.at[k];
			assert_int_equal(o->number, NONE);
			assert_true(o->piece == NONE || view_find(&none->view, o->piece));
		}
		const struct order *take = seat_speaks(none) ? listed(&none->orders, VERB_TAKE) : NULL;
		struct order o = take ? *take : (struct order){0};
		if (take && seat_play(mine, &o, NULL) && mine->draft->n) {
			seat_speak(none, hand);
			assert_int_equal(none->draft->n, mine->draft->n);
			assert_true(set_has(&none->known->hand, o.piece));
			seat_draft_back(mine, 0);
			seat_speak(none, hand);
			assert_int_equal(none->draft->n, 0);
			drafted++;
		}
	}
	assert_true(spoken > 0 && drafted > 0);
	seat_speak(none, NULL);
	assert_int_equal(none->orders.n, 0);
	seat_close(seat[0]);
	seat_close(seat[1]);
	seat_close(none);
	match_free(m);
}

static void nobody_speaks_for_who_decides(void **unused)
{
	(void)unused;
	speaks_of_what_lies_open("napoleon1807/friedland-battle");
	speaks_of_what_lies_open("area1812/1-invasion");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(seats_show_the_truth_of_their_side),
		cmocka_unit_test(what_is_known_is_dealt_once),
		cmocka_unit_test(a_draft_given_back_leaves_no_trace),
		cmocka_unit_test(drafts_go_back_one_by_one),
		cmocka_unit_test(a_drag_is_played_three_times),
		cmocka_unit_test(pieces_are_taken_up_first),
		cmocka_unit_test(refusals_leave_no_trace),
		cmocka_unit_test(others_cannot_order),
		cmocka_unit_test(looking_back_moves_one_seat),
		cmocka_unit_test(going_back_and_on),
		cmocka_unit_test(taking_back_past_a_seal_is_asked_for),
		cmocka_unit_test(the_answer_is_lost_too),
		cmocka_unit_test(two_must_agree),
		cmocka_unit_test(an_open_table),
		cmocka_unit_test(nobody_speaks_for_who_decides),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
