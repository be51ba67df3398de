/* The equality test: whatever a side may learn is byte for byte the same on the truth and on imagined positions, at
 * every step of random play. And the sieve: events that a side may see name nothing that it may not know.
 * Here: the stacks of the two-player game (3.4).
 */
#include "rules/check.h"
#include "rules/berezina/berezina.h"
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { IMAGINED = 3, STRANGERS = 10, EVERY = 60, SAMPLE = 23, MAX_REPORT = 1 << 23 };

union any_position {
	struct position common;
	uint8_t bytes[POSITION_BYTES];
};

/* All that a side learns, one byte after the other. */
struct report {
	uint8_t *at;
	size_t n;
};

struct game {
	struct scenario s;
	union any_position truth, other;
	struct orders list;
	struct report a, b;
	struct order stranger[STRANGERS];
	struct events ev;
	union {
		struct view view;
		struct overlay overlay;
		struct outlook outlook;
		struct prompt prompt;
		struct orders orders;
	} out;
};

static void put(struct report *r, const void *bytes, size_t n)
{
	assert_true(r->n + n <= MAX_REPORT);
	memcpy(r->at + r->n, bytes, n);
	r->n += n;
}

/* What both sides may ask at any time. Unwritten bytes of the answers are zeroed before, so that they compare. */
static void learn_always(struct game *g, const struct position *p, enum side viewer, struct report *r)
{
	const struct rules *rules = g->s.rules;
	memset(&g->out, 0, sizeof g->out);
	rules->show(&g->s, p, viewer, &g->out.view);
	put(r, &g->out.view, sizeof g->out.view);
	for (int q = 0; q < QUERIES; q++)
		for (int i = 0; i < g->s.pieces; i += SAMPLE) {
			memset(&g->out, 0, sizeof g->out);
			rules->query(&g->s, p, viewer, (enum query)q, i, i % g->s.board.count, &g->out.overlay);
			put(r, g->out.overlay.value, (size_t)g->s.board.count * sizeof g->out.overlay.value[0]);
			put(r, g->out.overlay.from, (size_t)g->s.board.count * sizeof g->out.overlay.from[0]);
			put(r, g->out.overlay.verdict, sizeof g->out.overlay.verdict);
			put(r, &g->out.overlay.why, sizeof g->out.overlay.why);
		}
	memset(&g->out, 0, sizeof g->out);
	rules->ask(&g->s, p, &g->out.prompt);
	int open[4] = {g->out.prompt.side, g->out.prompt.row, g->out.prompt.reaction, g->out.prompt.secret};
	put(r, open, sizeof open);
}

/* What only the side that decides is told. */
static void learn_deciding(struct game *g, const struct position *p, struct report *r)
{
	const struct rules *rules = g->s.rules;
	memset(&g->out, 0, sizeof g->out);
	rules->ask(&g->s, p, &g->out.prompt);
	put(r, &g->out.prompt, sizeof g->out.prompt);
	memset(&g->out, 0, sizeof g->out);
	rules->orders(&g->s, p, &g->out.orders);
	put(r, &g->out.orders, sizeof g->out.orders);
	for (int i = 0; i < g->list.n; i++) {
		memset(&g->out, 0, sizeof g->out);
		rules->odds(&g->s, p, &g->list.at[i], &g->out.outlook);
		put(r, &g->out.outlook, sizeof g->out.outlook);
	}
	for (int i = 0; i < STRANGERS; i++) {
		union any_position copy;
		struct error e;
		memset(&e, 0, sizeof e);
		memcpy(&copy, p, rules->position_size);
		bool fine = rules->play(&g->s, &copy.common, &g->stranger[i], NULL, &e);
		put(r, &fine, sizeof fine);
		put(r, &e, sizeof e);
	}
}

static void learn(struct game *g, const struct position *p, enum side viewer, bool decides, struct report *r)
{
	r->n = 0;
	learn_always(g, p, viewer, r);
	if (decides)
		learn_deciding(g, p, r);
}

/* An imagined position is one that could be, and nothing tells it from the truth. Returns whether it differs. */
static bool compare(struct game *g, enum side viewer, bool decides, uint64_t seed)
{
	const struct rules *rules = g->s.rules;
	struct error e = {0};
	memset(&g->other, 0, sizeof g->other);
	rules->imagine(&g->s, &g->truth.common, viewer, seed, &g->other.common);
	if (!rules->sound(&g->s, &g->other.common, &e))
		fail_msg("an imagined position is not sound: %s %s", e.place, e.reason);
	learn(g, &g->other.common, viewer, decides, &g->b);
	assert_int_equal(g->a.n, g->b.n);
	if (memcmp(g->a.at, g->b.at, g->a.n)) {
		size_t at = 0;
		while (g->a.at[at] == g->b.at[at])
			at++;
		fail_msg("side %d learns the truth at byte %zu of %zu of its report in row %d (account %zu, prompt %zu)",
			 viewer, at, g->a.n, frame_now(&g->truth.common)->row, sizeof(struct account),
			 sizeof(struct prompt));
	}
	assert_int_not_equal(g->other.common.dice.state, g->truth.common.dice.state);
	return memcmp(g->other.common.piece, g->truth.common.piece, sizeof g->truth.common.piece) != 0;
}

static void play_and_compare(struct game *g, uint64_t seed, int imagined, int *steps, int *different)
{
	const struct rules *rules = g->s.rules;
	uint64_t state = seed;
	memset(&g->truth, 0, sizeof g->truth);
	assert_true(rules->setup(&g->s, seed, &g->truth.common, NULL, NULL));
	while (!g->truth.common.header.result.over) {
		rules->orders(&g->s, &g->truth.common, &g->list);
		enum side decides = (enum side)g->list.at[0].side;
		for (int i = 0; i < STRANGERS; i++)
			g->stranger[i] = rules_stranger(&g->s, decides, &state);
		for (int viewer = 0; viewer < SIDES && *steps % EVERY == 0; viewer++) {
			bool mine = viewer == (int)decides;
			learn(g, &g->truth.common, (enum side)viewer, mine, &g->a);
			for (int i = 0; i < imagined; i++)
				*different += compare(g, (enum side)viewer, mine, state + (uint64_t)i);
		}
		++*steps;
		struct order o = g->list.at[random_next(&state) % (uint32_t)g->list.n];
		assert_true(rules->play(&g->s, &g->truth.common, &o, NULL, NULL));
	}
}

static struct game *open_game(const char *option)
{
	struct game *g = calloc(1, sizeof *g);
	struct error e = {0};
	if (!scenario_load(&g->s, getenv("GROGNARD_DATA"), "berezina/two-player", NULL, &e))
		fail_msg("%s: %s", e.file, e.reason);
	if (option)
		assert_true(scenario_option(&g->s, option, &e));
	g->a.at = malloc(MAX_REPORT);
	g->b.at = malloc(MAX_REPORT);
	return g;
}

static void close_game(struct game *g)
{
	scenario_free(&g->s);
	free(g->a.at);
	free(g->b.at);
	free(g);
}

static void berezina_3_4_truth_and_imagination_look_the_same(void **unused)
{
	(void)unused;
	struct game *g = open_game(NULL);
	int steps = 0, different = 0;
	play_and_compare(g, 100, IMAGINED, &steps, &different);
	play_and_compare(g, 101, IMAGINED, &steps, &different);
	assert_true(steps > 200);
	assert_true(different > 20);
	close_game(g);
}

static void check_event(const struct game *g, const struct event *ev, int side)
{
	const struct position *after = &g->truth.common;
	if (ev->piece != NONE && ev->kind == EVENT_TAKE && g->s.piece[ev->piece].side != side)
		assert_true(bz_known_to(&g->s, crossing_of(after), ev->piece, side));
}

static void berezina_3_4_events_are_a_sieve(void **unused)
{
	(void)unused;
	struct game *g = open_game(NULL);
	uint64_t state = 7;
	memset(&g->truth, 0, sizeof g->truth);
	events_clear(&g->ev);
	assert_true(g->s.rules->setup(&g->s, 7, &g->truth.common, &g->ev, NULL));
	for (;;) {
		for (int i = 0; i < g->ev.n; i++)
			for (int side = 0; side < SIDES; side++)
				if (g->ev.at[i].seen >> side & 1)
					check_event(g, &g->ev.at[i], side);
		g->s.rules->orders(&g->s, &g->truth.common, &g->list);
		if (!g->list.n)
			break;
		struct order o = g->list.at[random_next(&state) % (uint32_t)g->list.n];
		events_clear(&g->ev);
		assert_true(g->s.rules->play(&g->s, &g->truth.common, &o, &g->ev, NULL));
	}
	close_game(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_3_4_truth_and_imagination_look_the_same),
		cmocka_unit_test(berezina_3_4_events_are_a_sieve),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
