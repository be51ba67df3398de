/* How far it is off the map by an exit (10.1) and to a ford, as players are told: held against a reckoning from the bare board, and against
 * what the law lets a unit do.
 */
#include "turns.h"

#include <string.h>

#include "words/words.h"

/* Half points of a step, from the map and the printed costs alone: clear 1, woods 2, swamp 3 (frozen 2), town 3, road ½, trail 1, a stream
 * and each level up 1 more; NONE over the river. */
static int step(const struct board *b, int at, const struct link *l, bool frozen)
{
	const struct place *from = &b->at[at], *to = &b->at[l->to];
	bool town = to->terrain == TERRAIN_TOWN, swamp = to->terrain == TERRAIN_SWAMP;
	if (l->feature & (EDGE_RIVER | EDGE_FORD))
		return NONE;
	if (l->feature & (EDGE_ROAD | EDGE_TRAIL))
		return town ? 6 : l->feature & EDGE_ROAD ? 1 : 2;
	return (town || (swamp && !frozen) ? 6 : swamp || to->terrain == TERRAIN_WOODS ? 4 : 2) + (l->feature & EDGE_STREAM ? 2 : 0) +
	       (to->elevation > from->elevation ? 2 * (to->elevation - from->elevation) : 0);
}

/* From every hex to `goal`, where `last` more are paid: every way is tried until none is cheaper. */
static void reckon(const struct board *b, int goal, int last, bool frozen, int far[MAX_PLACES])
{
	bool better = true;
	for (int i = 0; i < b->count; i++)
		far[i] = i == goal ? last : 1 << 20;
	while (better) {
		better = false;
		for (int i = 0; i < b->count; i++)
			for (int d = 0; d < b->at[i].links; d++) {
				const struct link *l = &b->at[i].link[d];
				int cost = l->to == NONE ? NONE : step(b, i, l, frozen);
				if (cost == NONE || cost + far[l->to] >= far[i])
					continue;
				far[i] = cost + far[l->to];
				better = true;
			}
	}
}

static void berezina_10_1_the_way_off_the_map(void **unused)
{
	(void)unused;
	static const char *const exits[] = {"1013", "3328", "5128", "5428", "6019"};
	static const int last[] = {1, 2, 2, 2, 1}; /* roads at 1013 and 6019, else a clear hex more */
	static int far[MAX_PLACES];
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"2013\"}", NULL);
	const struct ground *own = ground_of(&g->s);
	for (int frozen = 0; frozen < 2; frozen++)
		for (int i = 0; i < 5; i++) {
			int exit = own->exit_at[place(g, exits[i])], held = 0;
			state(g)->happened[EVENT_H] = (uint8_t)frozen;
			reckon(&g->s.board, place(g, exits[i]), last[i], frozen, far);
			for (int at = 0; at < g->s.board.count; at++) {
				if (own->bank[at] != WEST)
					continue;
				assert_int_equal(bz_home(own, state(g), exit, at), far[at] < 1 << 20 ? far[at] : NONE);
				held++;
			}
			assert_true(held > 500);
		}
	leave(g);
}

/* [6.1] A unit leaves the map in one move just from where it is told that its points are enough. */
static void berezina_10_1_it_leaves_from_as_far_as_told(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"exit\":\"5428\",\"setup\":{\"II-6a\":\"2013\"}", NULL);
	const struct ground *own = ground_of(&g->s);
	int unit = piece(g, "II-6a"), points = bz_allowance(own, state(g), unit), yes = 0, no = 0;
	struct lay lay;
	for (int at = 0; at < g->s.board.count; at++) {
		static struct walk w;
		now(g)->piece[unit].place = (int16_t)at;
		if (own->bank[at] != WEST || own->ford_at[at] != NONE)
			continue;
		bz_lay_make(&g->s, state(g), &lay);
		bz_french_walk(&g->s, state(g), &lay, unit, &w);
		for (int i = 0; i < EXITS; i++) {
			if (at == own->exit[i] || bz_distance(own, at, own->exit[i]) == 1) /* one hex is free (6.1.7) */
				continue;
			bool may = bz_french_may_exit(&g->s, state(g), &w, unit, own->exit[i]);
			assert_int_equal(may, bz_home(own, state(g), i, at) <= points);
			yes += may;
			no += !may;
		}
	}
	assert_true(yes > 30 && no > 30);
	leave(g);
}

static void in_words(struct game *g, const char *exit, const char *words)
{
	struct order o = order_make(VERB_NAME, FRENCH, NONE, place(g, exit), NONE);
	struct text text;
	words_of(&g->s)->say(&g->s, now(g), &o, &text);
	if (!strstr(text.at, words))
		fail_msg("\"%s\" lacks \"%s\"", text.at, words);
}

/* The choice between the exits, from the middle ford: the costs of the way there, not of the way back. */
static void berezina_10_1_the_exits_as_they_are_told(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"5613\",\"II-6b\":\"2013\",\"ENG-elbe\":\"4413\"}", NULL);
	for (int i = 0; i < EXITS; i++) {
		int exit = ground_of(&g->s)->exit[i];
		char words[64];
		static int far[MAX_PLACES];
		reckon(&g->s.board, exit, ground_of(&g->s)->on_road[exit] & SIDE_ROAD ? 1 : 2, false, far);
		int a = far[place(g, "5613")], b = far[place(g, "2013")], least = a < b ? a : b;
		snprintf(words, sizeof words, ": %d%s movement points", least / 2, least & 1 ? "\u00bd" : "");
		in_words(g, g->s.board.at[exit].id, words);
	}
	leave(g);
}

/* [6.1.2] So is the way to an end of a ford, on its bank. */
static void berezina_6_1_2_the_way_to_a_ford(void **unused)
{
	(void)unused;
	static int far[MAX_PLACES];
	struct game *g = field(AT(9, "french") ",\"setup\":{\"II-6a\":\"2013\"}", NULL);
	const struct ground *own = ground_of(&g->s);
	for (int i = 0; i < FORDS; i++)
		for (int bank = EAST; bank <= WEST; bank++) {
			reckon(&g->s.board, own->ford[i][bank], 0, false, far);
			for (int at = 0; at < g->s.board.count; at++)
				assert_int_equal(bz_to_ford(own, state(g), i, bank, at), far[at] < 1 << 20 ? far[at] : NONE);
		}
	leave(g);
}

/* [6.1.3] Who comes in on the army road is sent on along it, past Borissow to the ford of Studianka, not across country. */
static void berezina_11_4_who_comes_in_keeps_to_the_road(void **unused)
{
	(void)unused;
	struct game *g = field(AT(3, "french") ",\"enter\":{\"OG-gren\":{\"turn\":3,\"at\":\"6005\"}}", NULL);
	int unit = piece(g, "OG-gren"), best = NONE, least = 0, aim;
	play(g, "take OG-gren");
	rules_orders(&g->s, now(g), &g->list);
	for (int i = 0; i < g->list.n; i++) {
		const struct order *o = &g->list.at[i];
		int far = o->verb == VERB_MARCH ? words_of(&g->s)->far(&g->s, now(g), unit, o->place, &aim) : NONE;
		if (far == NONE)
			continue;
		assert_int_equal(aim, place(g, "2012"));
		if (best == NONE || far < least) {
			best = o->place;
			least = far;
		}
	}
	assert_int_equal(best, place(g, "5410"));
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_10_1_the_way_off_the_map),
		cmocka_unit_test(berezina_10_1_it_leaves_from_as_far_as_told),
		cmocka_unit_test(berezina_10_1_the_exits_as_they_are_told),
		cmocka_unit_test(berezina_6_1_2_the_way_to_a_ford),
		cmocka_unit_test(berezina_11_4_who_comes_in_keeps_to_the_road),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
