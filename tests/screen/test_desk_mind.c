/* Thinking for the seats of a match: opponents and the hint. The same order with a thread and without; the same opponent
 * after undo; stopped, asked elsewhere and forgotten at any moment; a player that listens hears each decision once. */
#include "check.h"

#include "app/desk_mind.h"
#include "app/desk_own.h"
#include "match/local.h"

#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct game {
	struct match *m;
	struct seat *seat[SIDES];
	struct desk_mind *mind;
	sem_t woken;
};

static void wake(void *who)
{
	sem_post(who);
}

static void game_open(struct game *g, const char *scenario, bool threads)
{
	struct error e = {0};
	g->m = match_new(getenv("GROGNARD_DATA"), scenario, NULL, NULL, 5, &e);
	if (!g->m)
		fail_msg("%s: %s", e.file, e.reason);
	match_player(g->m, SIDE_1, "simple");
	for (int i = 0; i < SIDES; i++)
		assert_non_null(g->seat[i] = local_seat(g->m, (enum side)i, &e));
	sem_init(&g->woken, 0, 0);
	g->mind = desk_mind_open(threads ? wake : NULL, &g->woken);
	assert_non_null(g->mind);
}

static void game_close(struct game *g)
{
	desk_mind_close(g->mind);
	sem_destroy(&g->woken);
	for (int i = 0; i < SIDES; i++)
		seat_close(g->seat[i]);
	match_free(g->m);
}

/* The seat that is asked; NULL at the end of the game. */
static struct seat *asked(struct game *g)
{
	for (int i = 0; i < SIDES; i++)
		if (seat_decides(g->seat[i]))
			return g->seat[i];
	return NULL;
}

static void think(struct game *g, const char *player, const struct seat *seat)
{
	struct error e = {0};
	if (!desk_mind_think(g->mind, player_find(player), seat, match_public(g->m), &e))
		fail_msg("%s", e.reason);
}

/* Waits for the order. */
static struct order ordered(struct game *g)
{
	struct order o;
	struct text words;
	int permille = 0, last = 0;
	while (!desk_mind_done(g->mind, &permille)) {
		assert_in_range(permille, last, 1000);
		last = permille;
		while (desk_mind_wakes(g->mind) && sem_wait(&g->woken))
			;
	}
	assert_int_equal(permille, 1000);
	assert_true(desk_mind_answer(g->mind, &o, &words));
	assert_true(*words.at);
	assert_false(desk_mind_answer(g->mind, &o, NULL));
	return o;
}

static bool plays(struct game *g, struct order o)
{
	struct error e = {0};
	if (!match_play(g->m, &o, 1, &e))
		fail_msg("%s", e.reason);
	return asked(g) != NULL;
}

/* The first `most` orders of a game between two simple players. */
static int play_some(const char *scenario, bool threads, struct order *out, int most)
{
	struct game g;
	int n = 0;
	game_open(&g, scenario, threads);
	do {
		think(&g, "simple", asked(&g));
		assert_int_equal(desk_mind_wakes(g.mind), threads);
		out[n] = ordered(&g);
	} while (plays(&g, out[n++]) && n < most);
	game_close(&g);
	return n;
}

enum { MOST = 120 };

static void the_same_with_a_thread_and_without(void **unused)
{
	(void)unused;
	static const char *const scenarios[] = {"null/duel", "borodino/7-september", "area1812/3-retreat"};
	struct order with[MOST], without[MOST];
	for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios; i++) {
		int n = play_some(scenarios[i], true, with, MOST);
		assert_int_equal(play_some(scenarios[i], false, without, MOST), n);
		for (int k = 0; k < n; k++)
			assert_true(order_same(&with[k], &without[k]));
	}
}

/* What was taken back is decided again as before, and after loading too: nothing but the match says how. */
static void after_undo_the_same_opponent(void **unused)
{
	(void)unused;
	struct game g;
	struct order first[MOST];
	char path[] = "/tmp/grognard-mind-XXXXXX";
	int fd = mkstemp(path);
	struct error e = {0};
	assert_true(fd >= 0);
	game_open(&g, "area1812/3-retreat", false);
	for (int n = 0; n < MOST; n++) {
		think(&g, "simple", asked(&g));
		first[n] = ordered(&g);
		plays(&g, first[n]);
		if (n == MOST / 2)
			assert_true(match_save(g.m, path, &e));
	}
	match_jump(g.m, MOST / 3);
	for (int n = MOST / 3; n < MOST; n++) {
		think(&g, "simple", asked(&g));
		struct order o = ordered(&g);
		assert_true(order_same(&o, &first[n]));
		plays(&g, o);
	}
	game_close(&g);
	g.m = match_load(getenv("GROGNARD_DATA"), path, &e);
	assert_non_null(g.m);
	struct seat *seat[SIDES];
	for (int i = 0; i < SIDES; i++)
		assert_non_null(seat[i] = g.seat[i] = local_seat(g.m, (enum side)i, &e));
	sem_init(&g.woken, 0, 0);
	g.mind = desk_mind_open(NULL, NULL);
	for (int n = match_now(g.m); n < MOST; n++) {
		think(&g, "simple", asked(&g));
		struct order o = ordered(&g);
		assert_true(order_same(&o, &first[n]));
		plays(&g, o);
	}
	game_close(&g);
	remove(path);
}

static void stopped_and_asked_elsewhere(void **unused)
{
	(void)unused;
	struct game g;
	struct order o, first;
	game_open(&g, "borodino/7-september", true);
	assert_false(desk_mind_done(g.mind, NULL));
	assert_false(desk_mind_answer(g.mind, &o, NULL));
	desk_mind_stop(g.mind);
	for (int n = 0; n < 20; n++) {
		struct seat *seat = asked(&g);
		think(&g, "simple", seat);
		think(&g, "simple", seat); /* goes on */
		first = ordered(&g);
		think(&g, "simple", seat);
		assert_true(desk_mind_answer(g.mind, &o, NULL)); /* decide now: some order that can be played */
		bool listed = false;
		for (int i = 0; i < seat->orders.n; i++)
			listed |= order_same(&seat->orders.at[i], &o);
		assert_true(listed);
		think(&g, "simple", seat);
		desk_mind_stop(g.mind);
		assert_false(desk_mind_done(g.mind, NULL));
		assert_false(desk_mind_wakes(g.mind));
		think(&g, "simple", seat);
		plays(&g, o); /* the ground is pulled away: the next question is another one */
		think(&g, "simple", asked(&g));
		desk_mind_stop(g.mind);
		match_jump(g.m, match_now(g.m) - 1);
		plays(&g, first);
	}
	think(&g, "simple", asked(&g));
	desk_mind_forget(g.mind); /* another game is loaded */
	desk_mind_forget(g.mind);
	think(&g, "simple", asked(&g));
	game_close(&g); /* and quitting */
}

static void a_hint_at_the_persons_seat(void **unused)
{
	(void)unused;
	struct game g;
	struct error e = {0};
	struct order o;
	game_open(&g, "borodino/7-september", false);
	struct seat *seat = g.seat[SIDE_0];
	assert_true(seat_decides(seat));
	assert_false(desk_mind_think(g.mind, player_find("simple"), g.seat[SIDE_1], match_public(g.m), &e));
	assert_true(*e.reason);
	think(&g, "simple", seat);
	o = ordered(&g);
	assert_int_equal(match_now(g.m), 0); /* it plays nothing */
	assert_true(seat_play(seat, &o, &e));
	if (o.verb == VERB_TAKE) { /* taken up: the hint goes on with the draft */
		assert_int_equal(seat->draft->n, 1);
		think(&g, "simple", seat);
		o = ordered(&g);
		assert_int_equal(o.verb, VERB_MARCH);
		assert_int_equal(match_now(g.m), 0);
		assert_true(seat_can(seat, &o, &e));
	}
	game_close(&g);
}

/* A player that notes what it hears, and plays any order. */
static struct {
	int opened, heard, orders;
	int now; /* decisions it was told of since it was opened */
} noted;

static void *noter_open(const struct scenario *s, enum side side, uint64_t seed)
{
	(void)s, (void)side, (void)seed;
	noted.opened++;
	noted.now = 0;
	return &noted;
}

static void noter_close(void *own)
{
	(void)own;
}

static void noter_hear(void *own, const struct heard *what, const struct position *known)
{
	(void)own;
	assert_non_null(known);
	assert_int_equal(what->side == NOBODY, !noted.now); /* the set-up first */
	noted.heard++;
	noted.now++;
	noted.orders += what->orders;
}

static int chosen;

static void noter_ask(void *own, const struct position *known, const struct orders *list, uint64_t seed)
{
	(void)own, (void)known;
	chosen = random_below(&seed, list->n);
}

static bool noter_think(void *own, long nodes)
{
	(void)own, (void)nodes;
	return true;
}

static int noter_answer(const void *own, struct account *why, struct text *words, int *permille)
{
	(void)own, (void)why;
	if (words)
		text_set(words, "noted");
	if (permille)
		*permille = 1000;
	return chosen;
}

static void a_listener_hears_each_decision_once(void **unused)
{
	(void)unused;
	static const struct player noter = {.id = "noter", .open = noter_open, .close = noter_close, .hear = noter_hear,
					    .ask = noter_ask, .think = noter_think, .answer = noter_answer};
	struct game g;
	struct error e = {0};
	struct order o;
	int opened = 1;
	memset(&noted, 0, sizeof noted);
	game_open(&g, "borodino/7-september", false);
	for (int n = 0; n < 600; n++) {
		struct seat *seat = asked(&g);
		if (seat->side == SIDE_1) {
			assert_true(desk_mind_think(g.mind, &noter, seat, match_public(g.m), &e));
			/* all that is over, and the set-up */
			bool mine = seat->prompt.depth && chronicle_heard(seat->chronicle, seat->now - 1)->side == SIDE_1;
			assert_int_equal(noted.now, seat->now - mine + 1);
			assert_int_equal(noted.opened, opened);
			assert_true(desk_mind_done(g.mind, NULL));
			assert_true(desk_mind_answer(g.mind, &o, NULL));
		} else {
			think(&g, "random", seat);
			o = ordered(&g);
		}
		plays(&g, o);
		if (n % 200 == 150) { /* it forgets what was taken back */
			match_jump(g.m, match_turn_start(g.m, match_now(g.m) - 1) / 2);
			opened += noted.now > 0;
		}
	}
	assert_in_range(noted.opened, 3, opened);
	assert_true(noted.heard > noted.now && noted.orders > 300);
	game_close(&g);
}

/* A player that checks that it is told nothing its side may not know. */
struct careful {
	enum side side;
	int secrets;
};
static struct careful careful[SIDES];

static void *careful_open(const struct scenario *s, enum side side, uint64_t seed)
{
	(void)s, (void)seed;
	careful[side].side = side;
	return &careful[side];
}

static void careful_hear(void *own, const struct heard *what, const struct position *known)
{
	struct careful *c = own;
	(void)known;
	for (int i = 0; i < what->n; i++) {
		assert_true(what->at[i].seen >> c->side & 1);
		if (what->at[i].kind == EVENT_SECRET && what->at[i].side != (int)c->side) {
			assert_int_equal(what->at[i].number, NONE);
			c->secrets++;
		}
	}
}

/* Where no person plays all seats are open, but for those of the players. */
static void a_player_hears_no_secrets_where_all_is_open(void **unused)
{
	(void)unused;
	static const struct player listens = {.id = "careful", .open = careful_open, .close = noter_close, .hear = careful_hear,
					      .ask = noter_ask, .think = noter_think, .answer = noter_answer};
	struct error e = {0};
	struct order o;
	struct match *m = match_new(getenv("GROGNARD_DATA"), "null/duel", NULL, NULL, 5, &e);
	assert_non_null(m);
	for (int i = 0; i < SIDES; i++)
		assert_true(match_player(m, (enum side)i, "simple"));
	struct seat *onlooker = local_seat(m, NOBODY, &e), *open = local_seat(m, SIDE_0, &e), *closed[SIDES];
	struct desk_mind *mind = desk_mind_open(NULL, NULL);
	for (int i = 0; i < SIDES; i++)
		assert_non_null(closed[i] = local_player_seat(m, (enum side)i, &e));
	assert_true(onlooker->open && open->open && !closed[0]->open && !closed[1]->open);
	assert_false(desk_mind_think(mind, &listens, open, match_public(m), &e));
	assert_true(*e.reason);
	for (int n = 0; n < 200; n++) {
		struct prompt ask;
		match_ask(m, &ask);
		if (ask.side == NOBODY)
			break;
		if (!desk_mind_think(mind, &listens, closed[ask.side], match_public(m), &e))
			fail_msg("%s", e.reason);
		assert_true(desk_mind_done(mind, NULL));
		assert_true(desk_mind_answer(mind, &o, NULL));
		assert_true(seat_play(closed[ask.side], &o, &e));
	}
	assert_true(careful[0].secrets > 1 && careful[1].secrets > 1);
	assert_false(closed[0]->open); /* not when it is over either */
	desk_mind_close(mind);
	for (int i = 0; i < SIDES; i++)
		seat_close(closed[i]);
	seat_close(open);
	seat_close(onlooker);
	match_free(m);
}

/* How other plans rank is said in figures: points, or games where those were decided otherwise. */
static void plans_rank_in_figures(void **unused)
{
	(void)unused;
	static const struct thought first = {.looks = 12, .won = {6, 2}};
	static const struct { struct thought t; const char *words; } cases[] = {
		{{.looks = 12, .behind = 132, .points_behind = 132, .won = {6, 2}}, "is 1.3 behind"},
		{{.looks = 12, .behind = 2, .points_behind = 2, .won = {6, 2}}, "is level"},
		{{.looks = 12, .behind = -70, .points_behind = -70, .won = {6, 2}}, "looks 0.7 better, which is within chance"},
		{{.looks = 10, .behind = 900, .won = {2, 2}}, "wins 2 of 10 games, the first 6 of 12"},
		{{.looks = 12, .behind = 900, .won = {6, 5}}, "loses 5 of 12 games, the first 2 of 12"},
		{{.looks = 12, .behind = 9000, .points_behind = 40, .worse = 3, .better = 1, .won = {6, 2}}, "ends at a worse level in 3 of 12 games"},
	};
	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		assert_string_equal(desk_say_behind(&first, &cases[i].t, SIDE_0).at, cases[i].words);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(the_same_with_a_thread_and_without),
		cmocka_unit_test(after_undo_the_same_opponent),
		cmocka_unit_test(stopped_and_asked_elsewhere),
		cmocka_unit_test(a_hint_at_the_persons_seat), cmocka_unit_test(plans_rank_in_figures),
		cmocka_unit_test(a_listener_hears_each_decision_once),
		cmocka_unit_test(a_player_hears_no_secrets_where_all_is_open),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
