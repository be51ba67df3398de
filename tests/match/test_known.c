/* A seat on what a referee tells shows the same as one on the match itself, at every step of whole games of every
 * scenario: played, taken back with and without agreement, looked back at, with drafts, refusals, standing orders, and
 * opened at the end. Everything goes as bytes. */
#include "play.h"

#include "core/listing.h"
#include "match/chapter.h"
#include "match/known.h"
#include "match/referee.h"
#include "rules/check.h"
#include "wanted.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SEATS = 3, POSTS = 64, WANDERS = 250, SOME = 300 };

static const enum side sides[SEATS] = {SIDE_0, SIDE_1, NOBODY};

/* A wish on its way. */
struct posted {
	uint8_t *bytes;
	size_t n;
};

/* One who takes part from elsewhere, and one here who sees what he should see. */
struct chair {
	struct seat *local, *served, *seat;
	struct referee *referee;
	struct known *known;
	struct told told[2];        /* chapters that came: to the local seat, to the other */
	bool slow, broken;          /* wishes wait in `post`; none get through */
	struct posted post[POSTS];
	int posts;
};

struct game {
	struct match *m;
	const struct scenario *s;
	struct chair chair[SEATS];
	uint64_t state;
	int steps, refused, drafts, gone, offers, looks, opened, closed, compared;
};

/* --- the wire --- */

static void hear_news(struct chair *p)
{
	size_t n;
	struct error e = {0};
	const uint8_t *news = referee_news(p->referee, &n);
	if (news && !known_hear(p->known, news, n, &e))
		fail_msg("news are refused: %s: %s", e.place, e.reason);
	assert_null(referee_news(p->referee, &n));
}

static bool deliver(struct chair *p, const uint8_t *bytes, size_t n)
{
	struct error e = {0};
	if (!referee_hear(p->referee, bytes, n, &e))
		fail_msg("a wish is refused: %s: %s", e.place, e.reason);
	hear_news(p);
	return true;
}

static bool post(void *who, const uint8_t *bytes, size_t n, struct error *e)
{
	struct chair *p = who;
	if (p->broken)
		return error_set(e, NULL, NULL, NULL, "the line is broken");
	if (!p->slow)
		return deliver(p, bytes, n);
	assert_true(p->posts < POSTS);
	p->post[p->posts] = (struct posted){.bytes = malloc(n), .n = n};
	memcpy(p->post[p->posts++].bytes, bytes, n);
	return true;
}

/* What is on its way arrives. */
static void arrive(struct chair *p)
{
	for (int i = 0; i < p->posts; i++) {
		deliver(p, p->post[i].bytes, p->post[i].n);
		free(p->post[i].bytes);
	}
	p->posts = 0;
}

static void hear_all(struct game *g)
{
	for (int k = 0; k < SEATS; k++)
		hear_news(&g->chair[k]);
}

static void sit(struct game *g, int k)
{
	struct chair *p = &g->chair[k];
	struct wire wire = {.who = p, .post = post};
	p->served = play_seat(g->m, sides[k]);
	p->local = sides[k] == NOBODY ? p->served : play_seat(g->m, sides[k]);
	p->referee = referee_new(p->served, NULL);
	p->seat = known_seat(g->s, sides[k], &wire, &p->known, NULL);
	assert_true(p->seat->waiting && !seat_decides(p->seat));
	hear_news(p);
	chapter_told(p->local, p->local->now, &p->told[0]);
	chapter_told(p->seat, p->seat->now, &p->told[1]);
}

static void leave(struct chair *p)
{
	arrive(p);
	referee_free(p->referee);
	if (p->local != p->served)
		seat_close(p->local);
	seat_close(p->served);
	seat_close(p->seat);
}

/* --- the same is shown --- */

static void same_prompt(const struct prompt *a, const struct prompt *b)
{
	assert_int_equal(a->side, b->side);
	assert_int_equal(a->row, b->row);
	assert_int_equal(a->depth, b->depth);
	assert_int_equal(a->reaction, b->reaction);
	assert_int_equal(a->secret, b->secret);
	assert_true(a->verbs == b->verbs);
	play_same_bytes(&a->hand, &b->hand, sizeof a->hand);
	assert_int_equal(a->place, b->place);
	assert_int_equal(a->left, b->left);
	assert_int_equal(a->of, b->of);
	assert_string_equal(a->ask.at, b->ask.at);
	assert_string_equal(a->why_not.at, b->why_not.at);
	play_same_bytes(&a->result, &b->result, sizeof a->result);
}

static void same_status(const struct seat *a, const struct seat *b)
{
	assert_int_equal(a->side, b->side);
	assert_int_equal(a->viewer, b->viewer);
	assert_int_equal(a->open, b->open);
	assert_int_equal(a->persons, b->persons);
	assert_true(a->number == b->number);
	assert_int_equal(a->now, b->now);
	assert_int_equal(a->length, b->length);
	assert_int_equal(a->at, b->at);
	assert_int_equal(a->past_seal, b->past_seal);
	assert_int_equal(a->offer.made, b->offer.made);
	if (a->offer.made) {
		assert_int_equal(a->offer.by, b->offer.by);
		assert_int_equal(a->offer.to, b->offer.to);
		assert_string_equal(a->offer.what.at, b->offer.what.at);
	}
	assert_int_equal(a->standings.n, b->standings.n);
	for (int i = 0; i < a->standings.n; i++)
		play_same_bytes(&a->standings.at[i], &b->standings.at[i], sizeof a->standings.at[i]);
	assert_string_equal(a->refused.reason, b->refused.reason);
}

static void same_shown(const struct seat *a, const struct seat *b)
{
	play_same_bytes(a->known, b->known, a->scenario->rules->position_size);
	same_prompt(&a->prompt, &b->prompt);
	assert_int_equal(a->orders.n, b->orders.n);
	play_same_bytes(a->orders.at, b->orders.at, (size_t)a->orders.n * sizeof a->orders.at[0]);
	assert_int_equal(a->draft->n, b->draft->n);
	play_same_bytes(a->draft->at, b->draft->at, (size_t)a->draft->n * sizeof a->draft->at[0]);
	play_same_bytes(&a->view, &b->view, sizeof a->view);
}

/* The lines of the log, of this decision and those after it. */
static void same_log(const struct seat *a, const struct seat *b, int from)
{
	for (int i = from < NONE ? NONE : from; i < a->length; i++) {
		const struct heard *h = chronicle_heard(a->chronicle, i), *w = chronicle_heard(b->chronicle, i);
		assert_int_equal(h->serial, w->serial);
		for (int k = 0; k < h->n; k++) {
			struct text x, y;
			a->words->tell(a->scenario, &h->at[k], &x);
			b->words->tell(b->scenario, &w->at[k], &y);
			assert_string_equal(x.at, y.at);
		}
	}
}

static void same_chapters(struct chair *p)
{
	static struct chart chart[2];
	struct chapter ch[2];
	struct rows rows[2];
	int leaf[2], came = 0;
	while (chapter_news(p->local, &p->told[0], &ch[0], &leaf[0])) {
		assert_true(chapter_news(p->seat, &p->told[1], &ch[1], &leaf[1]));
		play_same_bytes(&ch[0], &ch[1], sizeof ch[0]);
		assert_int_equal(leaf[0], leaf[1]);
		assert_true(++came < 2000); /* each comes once */
		for (int i = 0; i < ch[0].leaves; i++) {
			if (ch[0].leaf[i].kind != LEAF_ROWS)
				continue;
			leaf_rows(p->local, &ch[0], i, &chart[0], &rows[0]);
			leaf_rows(p->seat, &ch[1], i, &chart[1], &rows[1]);
			assert_int_equal(rows[0].n, rows[1].n);
			for (int r = 0; r < rows[0].n; r++)
				play_same_bytes(rows_at(&rows[0], r), rows_at(&rows[1], r), sizeof(struct chart_row));
		}
	}
	assert_false(chapter_news(p->seat, &p->told[1], &ch[1], &leaf[1]));
	play_same_bytes(&p->told[0], &p->told[1], sizeof p->told[0]);
}

static void same_outlook(struct game *g, const struct chair *p)
{
	static struct outlook out[2];
	const struct seat *a = p->local, *b = p->seat;
	if (!a->orders.n)
		return;
	const struct order *o = &a->orders.at[random_below(&g->state, a->orders.n)];
	memset(out, 0, sizeof out);
	g->s->rules->odds(g->s, a->known, o, NULL, &out[0]);
	g->s->rules->odds(g->s, b->known, o, NULL, &out[1]);
	play_same_bytes(&out[0], &out[1], sizeof out[0]);
}

static void same_seats(struct game *g, struct chair *p, bool whole)
{
	int from = whole ? NONE - 1 : p->local->length - 3;
	same_status(p->local, p->seat);
	assert_int_equal(p->served->waiting, p->seat->waiting);
	if (p->local->waiting == p->seat->waiting) /* who asked waits, not who sits beside him */
		same_shown(p->local, p->seat);
	play_same_told(p->local->chronicle, p->seat->chronicle, from);
	same_log(p->local, p->seat, from);
	same_outlook(g, p);
	same_chapters(p);
	g->compared++;
}

static void same_everywhere(struct game *g, bool whole)
{
	hear_all(g);
	for (int k = 0; k < SEATS; k++)
		same_seats(g, &g->chair[k], whole);
}

/* --- what is done --- */

static struct chair *decides(struct game *g)
{
	for (int k = 0; k < SEATS; k++)
		if (g->chair[k].local->prompt.side == sides[k] && sides[k] != NOBODY)
			return &g->chair[k];
	return NULL;
}

static void same_error(const struct error *a, const struct error *b)
{
	assert_string_equal(a->reason, b->reason);
	assert_string_equal(a->rule, b->rule);
	assert_string_equal(a->place, b->place);
}

/* Elsewhere, and what is drafted here too; or here, as one who sits beside. */
static void play(struct game *g, struct chair *p, const struct order *o)
{
	struct error e[2] = {{.file = ""}, {.file = ""}};
	struct order order = *o;
	bool here = !random_below(&g->state, 4);
	struct seat *first = here ? p->local : p->seat, *second = here ? p->seat : p->local;
	int drafted = first->draft->n, length = match_length(g->m);
	bool fine = seat_play(first, &order, &e[0]);
	if (!fine) {
		assert_false(seat_play(second, &order, &e[1]));
		same_error(&e[0], &e[1]);
		g->refused++;
	} else if (match_length(g->m) == length && first->draft->n) {
		if (!seat_play(second, &order, &e[1]))
			fail_msg("not drafted: %s", e[1].reason);
		g->drafts += first->draft->n > drafted;
	}
}

static void play_listed(struct game *g, struct chair *p)
{
	struct order o = p->local->orders.at[random_below(&g->state, p->local->orders.n)];
	play(g, p, &o);
}

static void give_back(struct game *g, struct chair *p)
{
	int keep = p->seat->draft->n ? random_below(&g->state, p->seat->draft->n) : 0;
	seat_draft_back(p->seat, keep);
	seat_draft_back(p->local, keep);
}

static struct chair *any_chair(struct game *g, int n)
{
	return &g->chair[random_below(&g->state, n)];
}

/* Back or on again, by one of the two; the other is asked where he must be. */
static void go(struct game *g)
{
	struct chair *p = any_chair(g, 2), *other = &g->chair[p == g->chair];
	struct seat *seat = random_below(&g->state, 2) ? p->seat : p->local;
	int to = seat->now - 3 + random_below(&g->state, 7);
	if (!random_below(&g->state, 8) && seat->length)
		to = random_below(&g->state, seat->length);
	struct text what[2];
	enum back back = seat_may_go(p->local, to, &what[0]);
	assert_int_equal(back, seat_may_go(p->seat, to, &what[1]));
	assert_string_equal(what[0].at, what[1].at);
	if (to == seat->now) { /* from a moment looked back at */
		assert_int_equal(seat_go(p->local, to), seat_go(p->seat, to));
		return;
	}
	bool went = seat_go(seat, to);
	hear_all(g);
	g->gone += went;
	if (!other->local->offer.made)
		return;
	g->offers++;
	assert_true(other->seat->offer.made);
	same_everywhere(g, false);
	seat = random_below(&g->state, 2) ? other->seat : other->local;
	if (random_below(&g->state, 4))
		assert_true(seat_answer(seat, random_below(&g->state, 3)));
	hear_all(g);
}

static void look(struct game *g)
{
	struct chair *p = any_chair(g, SEATS);
	int at = random_below(&g->state, p->local->length + 1);
	seat_look(p->local, at);
	seat_look(p->seat, at);
	same_shown(p->local, p->seat);
	g->looks += at != p->local->now;
	if (random_below(&g->state, 3)) {
		seat_look(p->local, p->local->now);
		seat_look(p->seat, p->seat->now);
	}
}

static void stand(struct game *g)
{
	struct chair *p = any_chair(g, SEATS);
	struct standings list = {.n = random_below(&g->state, 3)};
	struct error e[2] = {{.file = ""}, {.file = ""}};
	for (int i = 0; i < list.n; i++)
		list.at[i] = (struct standing){.row = (uint8_t)random_below(&g->state, g->s->rules->rows + 1),
					       .answer = STANDING_PASS, .card = NONE, .place = NONE,
					       .lapses = (int16_t)random_below(&g->state, 4)};
	if (!seat_stand(p->seat, &list, &e[0])) {
		assert_false(seat_stand(p->local, &list, &e[1]));
		same_error(&e[0], &e[1]);
	}
	list.n = 0;
	hear_all(g);
	if (sides[p - g->chair] != NOBODY && random_below(&g->state, 2))
		assert_true(seat_stand(p->local, &list, NULL));
}

static void change_player(struct game *g)
{
	static const char *const who[] = {"person", "person", "simple"};
	match_player(g->m, (enum side)random_below(&g->state, 2), who[random_below(&g->state, 3)]);
}

static void stranger(struct game *g, struct chair *p)
{
	struct order o = rules_stranger(g->s, p->seat->side, &g->state);
	play(g, p, &o);
}

static void step(struct game *g)
{
	struct chair *p = decides(g);
	int what = random_below(&g->state, 40) + (g->steps++ > WANDERS ? 5 : 0); /* or no game would come to its end */
	if (p && (p->local->waiting || p->seat->waiting)) { /* an offer was not answered: it lapses */
		play_one(g->m, &g->state);
		return;
	}
	if (what == 0)
		go(g);
	else if (what == 1)
		look(g);
	else if (what == 2 && !random_below(&g->state, 4))
		stand(g);
	else if (what == 3 && !random_below(&g->state, 4))
		change_player(g);
	else if (what == 4 && p)
		give_back(g, p);
	else if (what < 9 && p)
		stranger(g, p);
	else if (p && p->local->orders.n)
		play_listed(g, p);
	else if (p) /* looked back at, or an answer is awaited */
		play_one(g->m, &g->state);
}

static void begin(struct game *g, struct match *m, uint64_t seed)
{
	memset(g, 0, sizeof *g);
	g->m = m;
	g->s = match_scenario(m);
	g->state = seed;
	for (int k = 0; k < SEATS; k++)
		sit(g, k);
	same_everywhere(g, true);
}

static void end(struct game *g)
{
	for (int k = 0; k < SEATS; k++)
		leave(&g->chair[k]);
	match_free(g->m);
}

/* At the end all opens; taken back it is closed. */
static void end_opens(struct game *g)
{
	if (!match_position(g->m)->header.result.over)
		return;
	g->opened += g->chair[0].seat->open;
	same_everywhere(g, true);
	match_undo(g->m);
	same_everywhere(g, true);
	g->closed += !g->chair[0].seat->open;
	match_redo(g->m);
	same_everywhere(g, true);
}

static void whole_game(struct game *sum, struct match *m, uint64_t seed, int most)
{
	static struct game g;
	begin(&g, m, seed);
	for (int n = 0; n < most && !match_position(m)->header.result.over; n++) {
		step(&g);
		same_everywhere(&g, n % 128 == 0);
	}
	same_everywhere(&g, true);
	end_opens(&g);
	end(&g);
	sum->refused += g.refused;
	sum->drafts += g.drafts;
	sum->gone += g.gone;
	sum->offers += g.offers;
	sum->looks += g.looks;
	sum->opened += g.opened;
	sum->closed += g.closed;
}

/* With its options as they are, or all turned. */
static struct match *match_of(const char *id, bool turned, uint64_t seed)
{
	static char text[MAX_OPTIONS][64];
	const char *list[MAX_OPTIONS + 1] = {NULL};
	struct error e = {0};
	struct match *m = play_match(id, seed);
	const struct scenario *s = match_scenario(m);
	if (!turned || !s->options)
		return m;
	for (int i = 0; i < s->options; i++) {
		const struct option *o = &s->option[i];
		snprintf(text[i], sizeof text[i], "%s=%d", o->id, o->value == o->low ? o->high : o->low);
		list[i] = text[i];
	}
	match_free(m);
	m = match_new(getenv("GROGNARD_DATA"), id, NULL, list, seed, &e);
	if (!m)
		fail_msg("%s: %s", id, e.reason);
	return m;
}

/* GROGNARD_KNOWN_STEPS cuts games short where all is slow. */
static void games_of(const char *game, struct game *sum)
{
	int most = wanted("GROGNARD_KNOWN_STEPS", 4000);
	char names[LISTING_MOST][LISTING_NAME], id[128];
	int n = listing_scenarios(getenv("GROGNARD_DATA"), game, names);
	assert_true(n > 0);
	for (int i = 0; i < n; i++)
		for (int turned = 0; turned < 2; turned++) {
			snprintf(id, sizeof id, "%.31s/%.63s", game, names[i]);
			whole_game(sum, match_of(id, turned, (uint64_t)i + 1), (uint64_t)i * 2 + (uint64_t)turned,
				   turned == i % 2 ? most : int_min(most, SOME));
		}
}

static void known_shows_what_local_shows(void **unused)
{
	(void)unused;
	struct game sum = {0};
	for (int i = 0; rules_all[i]; i++)
		games_of(rules_all[i]->id, &sum);
	assert_true(sum.refused > 100 && sum.drafts > 300 && sum.gone > 10 && sum.offers > 3 && sum.looks > 30);
	assert_true(sum.opened > 0 && sum.closed > 0);
}

/* --- a wire that takes its time, and breaks --- */

static struct game wired;

/* Two persons; SIDE_0 elsewhere, and what it sends waits. */
static struct chair *slow_game(const char *id)
{
	begin(&wired, play_match(id, 3), 3);
	struct chair *p = &wired.chair[0];
	while (!seat_decides(p->seat) || seat_may_go(p->seat, 0, NULL) == BACK_FREE) {
		assert_true(play_one(wired.m, &wired.state));
		hear_all(&wired);
	}
	p->slow = true;
	return p;
}

/* Sends an order that is not drafted; some may be drafted before it. */
static void send_one(struct chair *p, uint64_t *state)
{
	while (!p->posts) {
		struct order o = p->seat->orders.at[random_below(state, p->seat->orders.n)];
		assert_true(seat_play(p->seat, &o, NULL));
	}
}

/* The first order listed that is drafted. */
static bool draft_one(struct chair *p)
{
	for (int i = 0; i < p->seat->orders.n; i++) {
		struct order o = p->seat->orders.at[i];
		if (o.verb == VERB_TAKE)
			return seat_play(p->seat, &o, NULL) && p->seat->draft->n;
	}
	return false;
}

static void waits_till_it_is_heard(void **unused)
{
	(void)unused;
	for (int i = 0; play_games[i]; i++) {
		struct chair *p = slow_game(play_games[i]);
		struct error e = {0};
		int length = match_length(wired.m);
		bool drafted = draft_one(p);
		struct draft draft = *p->seat->draft;
		send_one(p, &wired.state);
		assert_true(p->seat->waiting && !seat_decides(p->seat));
		assert_int_equal(p->seat->orders.n, 0);
		assert_true(!drafted || p->seat->draft->n >= draft.n); /* it is still shown */
		assert_int_equal(match_length(wired.m), length);
		struct order done = order_make(VERB_DONE, SIDE_0, NONE, NONE, NONE);
		assert_false(seat_play(p->seat, &done, &e));
		assert_string_equal(e.reason, "what was ordered before is still on its way");
		assert_false(seat_go(p->seat, 0));
		arrive(p);
		assert_false(p->seat->waiting);
		assert_true(match_length(wired.m) > length);
		assert_int_equal(p->seat->draft->n, 0);
		assert_string_equal(p->seat->refused.reason, "");
		p->slow = false;
		same_everywhere(&wired, true);
		end(&wired);
	}
}

/* The match went back before it came: told, and what stands is shown. */
static void what_comes_too_late_is_refused(void **unused)
{
	(void)unused;
	for (int i = 0; play_games[i]; i++) {
		struct chair *p = slow_game(play_games[i]);
		send_one(p, &wired.state);
		assert_true(match_undo(wired.m));
		int now = match_now(wired.m), length = match_length(wired.m);
		if (i % 2) /* the news comes first, or together with the answer */
			hear_all(&wired);
		assert_true(p->seat->waiting);
		arrive(p);
		assert_false(p->seat->waiting);
		assert_non_null(strstr(p->seat->refused.reason, "moved on"));
		assert_int_equal(match_now(wired.m), now);
		assert_int_equal(match_length(wired.m), length);
		p->slow = false;
		memset(&p->seat->refused, 0, sizeof p->seat->refused);
		same_everywhere(&wired, true);
		end(&wired);
	}
}

/* Refused where the match is for another reason than the game's going on: the draft is still there. */
static void a_refusal_leaves_the_draft(void **unused)
{
	(void)unused;
	struct chair *p = slow_game("borodino/5-september");
	assert_true(draft_one(p));
	struct draft draft = *p->seat->draft;
	p->broken = true;
	struct error e = {0};
	struct order o = p->seat->orders.at[0];
	for (int i = 0; i < p->seat->orders.n; i++)
		if (p->seat->orders.at[i].verb == VERB_MARCH)
			o = p->seat->orders.at[i];
	assert_int_equal(o.verb, VERB_MARCH);
	assert_false(seat_play(p->seat, &o, &e));
	assert_string_equal(e.reason, "the line is broken");
	assert_false(p->seat->waiting);
	assert_int_equal(p->seat->draft->n, draft.n);
	p->broken = false;
	assert_true(seat_play(p->seat, &o, NULL));
	assert_true(p->seat->waiting);
	known_broken(p->known); /* it never came */
	free(p->post[0].bytes);
	p->posts = 0;
	assert_false(p->seat->waiting);
	assert_non_null(strstr(p->seat->refused.reason, "broke"));
	assert_int_equal(p->seat->draft->n, draft.n);
	play_some(wired.m, 9, &wired.state);
	referee_anew(p->referee);
	hear_news(p);
	p->slow = false;
	memset(&p->seat->refused, 0, sizeof p->seat->refused);
	same_everywhere(&wired, true);
	for (int n = 0; n < 50; n++) {
		step(&wired);
		same_everywhere(&wired, false);
	}
	end(&wired);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(known_shows_what_local_shows),
		cmocka_unit_test(waits_till_it_is_heard),
		cmocka_unit_test(what_comes_too_late_is_refused),
		cmocka_unit_test(a_refusal_leaves_the_draft),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
