/* What events and their accounts name (3.4): in random play of the two-player game a side is told no name that it
 * neither knew before the order nor knows after it; and every sort of event that could betray one does hide some.
 */
#include "field.h"

#include <string.h>

static bool may_know(struct game *g, const struct crossing *before, int piece, int side)
{
	return piece < 0 || g->s.piece[piece].side == side || bz_known_to(&g->s, state(g), piece, side) ||
	       (before->deployed && bz_known_to(&g->s, before, piece, side));
}

static void check_event(struct game *g, const struct crossing *before, const struct event *ev, int side)
{
	if (!may_know(g, before, ev->piece, side))
		fail_msg("an event of kind %d (rule %d) names %s to side %d", ev->kind, ev->rule, g->s.piece[ev->piece].id, side);
	if (ev->account == NONE || !(g->ev.account[ev->account].seen >> side & 1))
		return;
	const struct account *sum = &g->ev.account[ev->account];
	for (int i = 0; i < sum->n; i++)
		if (!may_know(g, before, sum->at[i].piece, side))
			fail_msg("the account of an event of kind %d names %s to side %d", ev->kind,
				 g->s.piece[sum->at[i].piece].id, side);
}

/* Counts by kind the events that hide a name. */
static void sift(struct game *g, uint64_t seed, int hidden[EVENT_TRACK + 1])
{
	uint64_t dice = seed;
	union any_position before;
	memset(&before, 0, sizeof before);
	events_clear(&g->ev);
	assert_true(g->s.rules->setup(&g->s, seed, now(g), &g->ev, NULL));
	for (;;) {
		for (int i = 0; i < g->ev.n; i++) {
			const struct event *ev = &g->ev.at[i];
			hidden[ev->kind] += ev->seen != SEEN_ALL && ev->piece != NONE;
			for (int side = 0; side < SIDES; side++)
				if (ev->seen >> side & 1)
					check_event(g, crossing_of(&before.common), ev, side);
		}
		rules_orders(&g->s, now(g), &g->list);
		if (!g->list.n)
			return;
		struct order o = g->list.at[random_next(&dice) % (uint32_t)g->list.n];
		memcpy(before.bytes, g->memory, sizeof before.bytes);
		events_clear(&g->ev);
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, NULL));
	}
}

static void berezina_3_4_events_are_a_sieve(void **unused)
{
	(void)unused;
	static const int must[] = {EVENT_TAKE, EVENT_MOVE, EVENT_ARRIVE, EVENT_RESULT, EVENT_CHECK, EVENT_LAPSE, EVENT_RETREAT};
	int hidden[EVENT_TRACK + 1] = {0};
	struct game *g = scenario("berezina/two-player", "random_events=1");
	for (uint64_t seed = 7; seed < 15; seed++)
		sift(g, seed, hidden);
	for (size_t i = 0; i < sizeof must / sizeof *must; i++)
		if (!hidden[must[i]])
			fail_msg("no event of kind %d hid anything", must[i]);
	leave(g);
}

static bool tells(struct game *g, int kind, int rule, const char *id, int side)
{
	for (int i = 0; i < g->ev.n; i++) {
		const struct event *ev = &g->ev.at[i];
		if (ev->kind == kind && ev->rule == rule && ev->seen >> side & 1 && (id ? ev->piece == piece(g, id) : ev->piece == NONE))
			return true;
	}
	return false;
}

/* By which hexes a hidden piece goes is for its own side: they tell how far, and over what, it can go. */
static void berezina_3_4_the_way_of_a_hidden_unit(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"two_player\":true,\"exit\":\"1013\",\"setup\":{\"II-6a\":\"5006\",\"II-6b\":\"5006\"}", NULL);
	const char *low = has(state(g), piece(g, "II-6a"), IS_TOP) ? "II-6b" : "II-6a", *top = low[4] == 'a' ? "II-6b" : "II-6a";
	int told[SIDES] = {0, 0}, n;
	char order[60];
	snprintf(order, sizeof order, "march %s 5003", low);
	play(g, order);
	went(g, low, "5006 5005 5004 5003");
	for (int i = 0; i < g->ev.n; i++)
		for (int side = 0; side < SIDES; side++)
			told[side] += g->ev.at[i].seen >> side & 1 && event_way_of(&g->ev, &g->ev.at[i], &n);
	assert_int_equal(told[FRENCH], 1);
	assert_int_equal(told[RUSSIAN], 0);
	snprintf(order, sizeof order, "march %s 5004", top);
	play(g, order);
	went(g, top, "5006 5005 5004");
	assert_true(g->ev.at[0].seen == SEEN_ALL);
	leave(g);
}

/* The lower unit of a stack wades and goes below another: the enemy hears that somebody wades, no more. */
static void berezina_6_4_the_ford_die_of_a_hidden_unit(void **unused)
{
	(void)unused;
	static const char keys[] = AT(9, "french") ",\"two_player\":true,\"exit\":\"1013\",\"dice\":[5],\"setup\":{\"II-6a\":\"2012\","
						   "\"II-6b\":\"2012\",\"II-8a\":\"2013\",\"LAN-jg1\":\"2513\"}";
	struct game *g = field(keys, NULL);
	const char *low = has(state(g), piece(g, "II-6a"), IS_TOP) ? "II-6b" : "II-6a", *top = low[4] == 'a' ? "II-6b" : "II-6a";
	char order[60];
	snprintf(order, sizeof order, "take %s; by %s 2013 1", low, low);
	play(g, order);
	assert_false(bz_known_to(&g->s, state(g), piece(g, low), RUSSIAN));
	assert_true(tells(g, EVENT_CHECK, CITE_FORD, low, FRENCH));
	assert_false(tells(g, EVENT_CHECK, CITE_FORD, low, RUSSIAN));
	assert_true(tells(g, EVENT_NOTE, CITE_FORD, NULL, RUSSIAN));
	assert_false(tells(g, EVENT_RESULT, CITE_FORD, low, RUSSIAN));
	leave(g);
	g = field(keys, NULL);
	snprintf(order, sizeof order, "march %s 2013", top);
	play(g, order);
	assert_true(tells(g, EVENT_CHECK, CITE_FORD, top, RUSSIAN));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_3_4_events_are_a_sieve),
		cmocka_unit_test(berezina_3_4_the_way_of_a_hidden_unit),
		cmocka_unit_test(berezina_6_4_the_ford_die_of_a_hidden_unit),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
