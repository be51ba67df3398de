#include "play.h"

#include "files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *const play_games[] = {"null/duel", "borodino/5-september", "borodino/grand-battle", "area1812/1-invasion",
				  "berezina/crossing", "berezina/two-player", "null/ford", "null/valley", NULL};

static char folder[64];

int play_folder_make(void **state)
{
	(void)state;
	strcpy(folder, "/tmp/grognard-test-XXXXXX");
	return mkdtemp(folder) ? 0 : -1;
}

int play_folder_remove(void **state)
{
	(void)state;
	return files_remove(folder);
}

const char *play_path(const char *name)
{
	static char path[160];
	snprintf(path, sizeof path, "%s/%s", folder, name);
	return path;
}

struct match *play_match(const char *id, uint64_t seed)
{
	struct error e = {0};
	struct match *m = match_new(getenv("GROGNARD_DATA"), id, NULL, NULL, seed, &e);
	if (!m)
		fail_msg("%s: %s: %s", id, e.file, e.reason);
	return m;
}

struct seat *play_seat(struct match *m, enum side side)
{
	struct seat *seat = local_seat(m, side, NULL);
	assert_non_null(seat);
	return seat;
}

bool play_one(struct match *m, uint64_t *state)
{
	static struct orders list;
	match_orders(m, &list);
	if (!list.n)
		return false;
	struct order o = list.at[random_below(state, list.n)];
	assert_true(match_play(m, &o, 1, NULL));
	return true;
}

int play_some(struct match *m, int n, uint64_t *state)
{
	int played = 0;
	while (played < n && play_one(m, state))
		played++;
	return played;
}

void play_same_bytes(const void *a, const void *b, size_t n)
{
	if (n && memcmp(a, b, n)) /* the other way takes its time */
		assert_memory_equal(a, b, n);
}

static void same_heard(const struct chronicle *a, const struct chronicle *b, int i)
{
	static struct account x, y;
	const struct heard *p = chronicle_heard(a, i), *q = chronicle_heard(b, i);
	assert_int_equal(p->side, q->side);
	assert_int_equal(p->phasing, q->phasing);
	assert_int_equal(p->row, q->row);
	assert_int_equal(p->turn, q->turn);
	assert_int_equal(p->seals, q->seals);
	assert_int_equal(p->redone, q->redone);
	assert_int_equal(p->person, q->person);
	assert_int_equal(p->orders, q->orders);
	for (int k = 0; k < p->orders; k++) {
		assert_true(order_same(&p->order[k].order, &q->order[k].order));
		assert_int_equal(p->order[k].first, q->order[k].first);
		assert_int_equal(p->order[k].seals, q->order[k].seals);
		assert_int_equal(p->order[k].redone, q->order[k].redone);
	}
	assert_int_equal(p->n, q->n);
	play_same_bytes(p->at, q->at, (size_t)p->n * sizeof p->at[0]);
	for (int k = 0; k < p->n; k++)
		if (p->at[k].way != NONE)
			play_same_bytes(p->way + p->at[k].way, q->way + q->at[k].way,
					    (size_t)(1 + p->way[p->at[k].way]) * sizeof *p->way);
	assert_int_equal(p->accounts, q->accounts);
	for (int k = 0; k < p->accounts; k++) {
		assert_true(chronicle_account(a, i, k, &x) && chronicle_account(b, i, k, &y));
		play_same_bytes(&x, &y, sizeof x);
	}
	assert_string_equal(chronicle_back(a, i), chronicle_back(b, i));
	for (int k = 0; k < p->n; k++)
		assert_int_equal(chronicle_run_of(a, i, k), chronicle_run_of(b, i, k));
}

static void same_run(const struct run *a, const struct run *b)
{
	assert_int_equal(a->page, b->page);
	assert_int_equal(a->turn, b->turn);
	assert_int_equal(a->nth, b->nth);
	assert_int_equal(a->first, b->first);
	assert_int_equal(a->n, b->n);
	play_same_bytes(a->row, b->row, (size_t)a->n * sizeof a->row[0]);
}

void play_same_told(const struct chronicle *a, const struct chronicle *b, int from)
{
	assert_int_equal(chronicle_length(a), chronicle_length(b));
	assert_int_equal(chronicle_now(a), chronicle_now(b));
	for (int i = from < NONE ? NONE : from; i < chronicle_length(a); i++)
		same_heard(a, b, i);
	assert_int_equal(chronicle_runs(a), chronicle_runs(b));
	assert_int_equal(chronicle_run_open(a), chronicle_run_open(b));
	for (int i = from > NONE && chronicle_runs(a) > 3 ? chronicle_runs(a) - 3 : 0; i < chronicle_runs(a); i++)
		same_run(chronicle_run(a, i), chronicle_run(b, i));
}

void play_same_chronicle(const struct chronicle *a, const struct chronicle *b)
{
	play_same_told(a, b, NONE);
	assert_int_equal(chronicle_hearings(a), chronicle_hearings(b));
	for (int i = NONE; i < chronicle_length(a); i++)
		assert_int_equal(chronicle_hearings_before(a, i), chronicle_hearings_before(b, i));
}
