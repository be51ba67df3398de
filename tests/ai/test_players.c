/* Players: the same order however their thinking is cut, a legal answer at any moment, no more orders tried in a slice
 * than allowed, nothing of what they were shown changed. */
#include "seen.h"

#include "ai/mind.h"
#include "ai/proofs.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DECISIONS = 40, PLANNED = 8 };

static const char *const scenarios[] = {"borodino/5-september", "berezina/two-player", "area1812/3-retreat",
					 "null/duel", "null/ford", "null/valley"};

static void players_are_found_by_name(void **unused)
{
	(void)unused;
	static const char *const names[] = {"random", "simple", "automaton", "recruit", "captain", "marshal", "old"};
	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		assert_non_null(player_find(names[i]));
		assert_string_equal(player_find(names[i])->id, names[i]);
	}
	assert_ptr_equal(player_find("sergeant"), player_find("simple"));
	assert_ptr_equal(player_find("Captain"), player_find("captain"));
	assert_null(player_find("The Sergeant"));
	assert_null(player_find("person"));
	assert_null(player_find(""));
	for (int i = 0; players_all[i]; i++) {
		assert_ptr_equal(player_find(players_all[i]->id), players_all[i]);
		assert_true(*players_all[i]->name && *players_all[i]->looks);
	}
}

static void seeds_tell_decisions_apart(void **unused)
{
	(void)unused;
	uint64_t seen[3 * 50 * 3];
	int n = 0;
	for (uint64_t match = 1; match <= 3; match++)
		for (int number = 0; number < 50; number++)
			for (int side = NOBODY; side <= SIDE_1; side++) {
				uint64_t seed = player_seed(match, (enum side)side, number);
				assert_int_equal(seed, player_seed(match, (enum side)side, number));
				for (int i = 0; i < n; i++)
					assert_true(seen[i] != seed);
				seen[n++] = seed;
			}
}

static void offered_where_they_can_play(void **unused)
{
	(void)unused;
	struct seen_game *berezina = seen_open("berezina/crossing"), *borodino = seen_open("borodino/5-september");
	assert_int_equal(player_find("automaton")->sides(&berezina->s), 1u << SIDE_1);
	assert_int_equal(player_find("automaton")->sides(&borodino->s), 0);
	assert_true(player_plays(player_find("automaton"), &berezina->s, NULL));
	assert_false(player_plays(player_find("automaton"), &borodino->s, NULL));
	assert_true(player_plays(player_find("old"), &borodino->s, NULL));
	assert_int_equal(player_find("simple")->sides(&borodino->s), 3);
	assert_int_equal(player_find("random")->sides(&borodino->s), 0);
	seen_close(berezina);
	seen_close(borodino);
}

/* Each line of the table of proofs names a player, a scenario that there is and a side or two, each once; the player is offered
 * there and nowhere else. */
static void offered_where_they_are_proven(void **unused)
{
	(void)unused;
	static const char *const unproven[] = {"null/duel", "null/ford"};
	for (const struct proof *p = proofs_all; p->player; p++) {
		char id[140];
		snprintf(id, sizeof id, "%s/%s", p->game, p->scenario);
		struct seen_game *g = seen_open(id);
		assert_non_null(player_find(p->player));
		assert_in_range(p->sides, 1, 3);
		assert_int_equal(player_find(p->player)->sides(&g->s), p->sides);
		for (const struct proof *other = proofs_all; other < p; other++)
			assert_false(!strcmp(other->player, p->player) && !strcmp(other->game, p->game) && !strcmp(other->scenario, p->scenario));
		seen_close(g);
	}
	for (size_t i = 0; i < sizeof unproven / sizeof *unproven; i++) {
		struct seen_game *g = seen_open(unproven[i]);
		assert_int_equal(player_find("captain")->sides(&g->s) | player_find("marshal")->sides(&g->s), 0);
		seen_close(g);
	}
}

/* Thinks in slices of so many nodes, looking at the answer after each; the order. What was asked about is spoilt. */
static int in_slices(const struct player *player, void *own, const struct seen_game *g, long nodes, long *slices)
{
	static union any_position known;
	static struct orders list;
	int last = 0, permille = NONE, order;
	struct text words;
	known = g->known;
	list = g->list;
	player->ask(own, &known.common, &list, g->seed);
	memset(&known, 0xa5, sizeof known);
	memset(&list, 0xa5, sizeof list);
	order = player->answer(own, NULL, NULL, &permille);
	assert_in_range(order, 0, g->list.n - 1);
	assert_int_equal(permille, 0);
	for (bool done = false; !done; ++*slices) {
		done = player->think(own, nodes);
		order = player->answer(own, NULL, &words, &permille);
		assert_in_range(order, 0, g->list.n - 1);
		assert_in_range(permille, last, done ? 1000 : 999);
		assert_true(*words.at);
		last = permille;
	}
	assert_int_equal(permille, 1000);
	assert_true(player->think(own, nodes)); /* and stays so */
	assert_int_equal(player->answer(own, NULL, NULL, NULL), order);
	return order;
}

static void any_slice(const char *id, const char *name)
{
	const struct player *player = player_find(name);
	struct seen_game *g = seen_open(id);
	static const long nodes[] = {1, 7, 500, LONG_MAX};
	long slices[4] = {0};
	void *own = player->open(&g->s, SIDE_0, 1), *fresh;
	bool plans = player == player_find("captain");
	for (int n = 0; n < (plans ? PLANNED : DECISIONS); n++) {
		int order = player_decide(player, own, &g->known.common, &g->list, g->seed);
		for (int i = plans; i < 4; i++)
			assert_int_equal(in_slices(player, own, g, nodes[i], &slices[i]), order);
		if (!plans) { /* what was thought about before is forgotten */
			fresh = player->open(&g->s, SIDE_1, 2);
			assert_int_equal(player_decide(player, fresh, &g->known.common, &g->list, g->seed), order);
			player->close(fresh);
		}
		if (!seen_next(g, order))
			break;
	}
	assert_true((plans || slices[0] >= slices[1]) && slices[1] >= slices[2] && slices[2] >= slices[3]);
	if (!mind_of(&g->s)->counsel && player == player_find("simple"))
		assert_true(slices[0] > 2 * slices[1]);
	player->close(own);
	seen_close(g);
}

static void the_same_order_in_any_slices(void **unused)
{
	(void)unused;
	for (size_t i = 0; i < sizeof scenarios / sizeof *scenarios; i++)
		for (int k = 0; players_all[k]; k++)
			if (players_all[k] != player_find("marshal")) /* he does as the captain does, only longer */
				any_slice(scenarios[i], players_all[k]->id);
	any_slice("berezina/crossing", "automaton");
}

/* The rules of a game with its orders counted: whoever thinks plays no more than he may. */
static struct {
	const struct phase *phases;
	long played;
} counted;

static void count_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	counted.played++;
	counted.phases[frame_now(p)->row].act(s, p, o, ev);
}

/* Thinks in slices of so many nodes; the most that one of them played. */
static long most_in_slices(const struct player *player, void *own, const struct seen_game *g, long nodes, long *all)
{
	long most = 0, slices = 0;
	player->ask(own, &g->known.common, &g->list, g->seed);
	for (bool done = false; !done; slices++) {
		assert_true(slices < 100000); /* it comes to an end */
		counted.played = 0;
		done = player->think(own, nodes);
		most = counted.played > most ? counted.played : most;
		*all += counted.played;
	}
	return most;
}

/* `rows`: names of rows in which orders are tried, each of which must come up. */
static void no_longer_than_allowed(const char *id, int decisions, const char *const *rows)
{
	struct seen_game *g = seen_open(id);
	const struct player *player = player_find("simple");
	struct rules rules = *g->s.rules;
	struct phase phases[64];
	long tried[64] = {0};
	void *own = player->open(&g->s, SIDE_0, 1);
	counted.phases = rules.phases;
	for (int i = 0; i < rules.rows; i++) {
		phases[i] = rules.phases[i];
		phases[i].act = phases[i].act ? count_act : NULL;
	}
	rules.phases = phases;
	g->s.rules = &rules;
	for (int n = 0; n < decisions; n++) {
		long *all = &tried[frame_now(&g->at.common)->row], whole = 0, sliced = 0;
		assert_true(most_in_slices(player, own, g, LONG_MAX, &whole) == whole);
		int order = player->answer(own, NULL, NULL, NULL);
		for (long nodes = 1; nodes < 200 && whole; nodes = nodes * 5 + 2) {
			sliced = 0;
			assert_true(most_in_slices(player, own, g, nodes, &sliced) <= nodes);
			assert_true(sliced == whole); /* nothing is tried twice */
			assert_int_equal(player->answer(own, NULL, NULL, NULL), order);
		}
		*all += whole;
		if (!seen_next(g, order))
			break;
	}
	for (; *rows; rows++) {
		long in_row = 0;
		for (int i = 0; i < rules.rows; i++)
			in_row += strcmp(rules.phases[i].name, *rows) ? 0 : tried[i];
		if (!in_row)
			fail_msg("%s: nothing was tried in \"%s\"", id, *rows);
	}
	player->close(own);
	seen_close(g);
}

static void slices_are_no_longer_than_allowed(void **unused)
{
	(void)unused;
	static const char *const ford[] = {"Set-up", "March", NULL}, *const none[] = {NULL},
		     *const area[] = {"Battle Plans", "Retreat Before Combat", "Pursuit", "Retreat", NULL};
	no_longer_than_allowed("null/ford", DECISIONS, ford);
	no_longer_than_allowed("borodino/5-september", DECISIONS, none);
	no_longer_than_allowed("berezina/two-player", DECISIONS, none);
	no_longer_than_allowed("area1812/2-road-to-moscow", 1500, area);
}

static void reasons_of_the_printed_system(void **unused)
{
	(void)unused;
	struct seen_game *g = seen_open("berezina/crossing");
	const struct player *printed = player_find("automaton"), *simple = player_find("simple");
	void *own = printed->open(&g->s, SIDE_1, 1), *other = simple->open(&g->s, SIDE_0, 1);
	struct account why;
	int with_reasons = 0, order;
	for (int n = 0; n < 400; n++) {
		enum side side = (enum side)g->list.at[0].side;
		order = player_decide(printed, own, &g->known.common, &g->list, g->seed);
		assert_int_equal(printed->answer(own, &why, NULL, NULL), order);
		if (side == SIDE_1) {
			assert_int_equal(order, g->s.rules->automaton(&g->s, &g->known.common, &g->list, NULL));
			with_reasons += why.n > 0;
		} else { /* the printed system plays the Russians alone */
			assert_int_equal(order, seen_simple(g, other));
			assert_int_equal(why.n, 0);
		}
		if (!seen_next(g, order))
			break;
	}
	assert_in_range(with_reasons, 30, 400);
	printed->close(own);
	simple->close(other);
	seen_close(g);
}

static void chance_takes_every_order(void **unused)
{
	(void)unused;
	struct seen_game *g = seen_open("borodino/5-september");
	const struct player *player = player_find("random");
	void *own = player->open(&g->s, SIDE_0, 1);
	bool taken[MAX_ORDERS] = {false};
	int different = 0;
	for (int n = 0; n < 60 * g->list.n; n++) {
		bool *it = &taken[player_decide(player, own, &g->known.common, &g->list, player_seed(3, SIDE_0, n))];
		different += !*it;
		*it = true;
	}
	assert_int_equal(different, g->list.n);
	player->close(own);
	seen_close(g);
}

static void nothing_to_choose_from(void **unused)
{
	(void)unused;
	struct seen_game *g = seen_open("null/duel");
	struct orders none = {.n = 0};
	for (int i = 0; players_all[i]; i++) {
		void *own = players_all[i]->open(&g->s, SIDE_0, 1);
		assert_int_equal(player_decide(players_all[i], own, &g->known.common, &none, 1), NONE);
		players_all[i]->close(own);
		players_all[i]->close(NULL);
	}
	seen_close(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(players_are_found_by_name),
		cmocka_unit_test(seeds_tell_decisions_apart),
		cmocka_unit_test(offered_where_they_can_play),
		cmocka_unit_test(offered_where_they_are_proven),
		cmocka_unit_test(the_same_order_in_any_slices),
		cmocka_unit_test(slices_are_no_longer_than_allowed),
		cmocka_unit_test(reasons_of_the_printed_system),
		cmocka_unit_test(chance_takes_every_order),
		cmocka_unit_test(nothing_to_choose_from),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
