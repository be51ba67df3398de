/* The queue behind cheapest ways, against costs that are lowered until nothing changes. */
#include "help.h"

#include "core/dice.h"
#include "core/path.h"

enum { PLACES = 200, LINKS = 5, GAMES = 200 };

struct net {
	int to[PLACES][LINKS], step[PLACES][LINKS], start;
};

static void net_make(struct net *n, uint64_t *state, int dearest)
{
	n->start = (int)(random_next(state) % PLACES);
	for (int at = 0; at < PLACES; at++)
		for (int k = 0; k < LINKS; k++) {
			n->to[at][k] = (int)(random_next(state) % PLACES);
			n->step[at][k] = 1 + (int)(random_next(state) % (unsigned)dearest);
		}
}

static void lower_all(const struct net *n, int from, int cost[PLACES])
{
	for (int i = 0; i < PLACES; i++)
		cost[i] = i == n->start ? from : 1 << 20;
	for (bool again = true; again;) {
		again = false;
		for (int at = 0; at < PLACES; at++)
			for (int k = 0; k < LINKS; k++)
				if (cost[at] + n->step[at][k] < cost[n->to[at][k]]) {
					cost[n->to[at][k]] = cost[at] + n->step[at][k];
					again = true;
				}
	}
}

static void path_takes_places_by_cost_then_number(void **unused)
{
	(void)unused;
	static struct net net;
	static struct path_queue queue;
	static int want[PLACES], cost[PLACES];
	int16_t taken[PLACES];
	uint64_t state = 1;
	for (int game = 0; game < GAMES; game++) {
		int dearest = 1 + game % PATH_STEP, from = game % 7, n, last = from - 1, count = 0;
		net_make(&net, &state, dearest);
		lower_all(&net, from, want);
		for (int i = 0; i < PLACES; i++)
			cost[i] = 1 << 20;
		cost[net.start] = from;
		path_begin(&queue, PLACES, dearest, from);
		path_add(&queue, net.start, from);
		while ((n = path_take(&queue, taken))) {
			assert_true(queue.now > last);
			last = queue.now;
			for (int i = 0; i < n; i++) {
				int at = taken[i];
				assert_true(!i || taken[i - 1] < at);
				if (cost[at] != queue.now)
					continue;
				assert_int_equal(want[at], queue.now);
				count++;
				for (int k = 0; k < LINKS; k++)
					if (queue.now + net.step[at][k] < cost[net.to[at][k]]) {
						cost[net.to[at][k]] = queue.now + net.step[at][k];
						path_add(&queue, net.to[at][k], cost[net.to[at][k]]);
					}
			}
		}
		for (int i = 0; i < PLACES; i++)
			count -= want[i] < 1 << 20;
		assert_int_equal(count, 0);
	}
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(path_takes_places_by_cost_then_number)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
