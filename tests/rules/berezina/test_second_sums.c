/* The order of the morale checks and the victory sum against second calculations, in positions thrown together. */
#include "scatter.h"

#include <string.h>

enum { TRIALS = 60 };

static const cJSON *counter_of(struct game *g, int i)
{
	return json_get(json_get(g->s.tables_json, "counters"), g->s.piece[i].id);
}

static const char *corps(struct game *g, int i)
{
	return json_string_or(counter_of(g, i), "formation", "");
}

static bool is_leader(struct game *g, int i)
{
	return json_bool_or(counter_of(g, i), "leader", false);
}

/* --- 5.1: from the south-east, engineers last, IX Corps before them under 13.46 --- */

static int check_key(struct game *g, int i, bool victor)
{
	const struct place *h = &g->s.board.at[now(g)->piece[i].place];
	int last = !strcmp(corps(g, i), "ENG") ? 2 : victor && !strcmp(corps(g, i), "IX") ? 1 : 0;
	return last * 10000 + (60 - h->column) * 100 + h->row;
}

/* Ends the turn, lets the phase A of the next run and returns how many units were checked. */
static int checks_follow(struct game *g, bool victor, uint64_t *dice)
{
	int key[MAX_PIECES], before = -1, n = 0, units = 0, sum = 0;
	bool checked[MAX_PIECES] = {false};
	for (int i = 0; i < g->s.pieces; i++) {
		key[i] = g->s.piece[i].side == FRENCH && counter_of(g, i) && !is_leader(g, i) && now(g)->piece[i].place >= 0
				 ? check_key(g, i, victor) : -1;
		units += key[i] >= 0;
	}
	struct order o = order_make(VERB_DONE, SIDE_0, NONE, NONE, NONE);
	for (;;) {
		events_clear(&g->ev);
		assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
		for (int e = 0; e < g->ev.n; e++) {
			const struct event *ev = &g->ev.at[e];
			if (ev->kind != EVENT_CHECK || ev->rule != CITE_FMET)
				continue;
			assert_true(key[ev->piece] >= before && !checked[ev->piece]);
			for (int i = 0; i < g->s.pieces; i++) /* nobody before it is left out */
				assert_false(key[i] >= 0 && key[i] < key[ev->piece] && !checked[i]);
			assert_true(!n || sum > 4);
			before = key[ev->piece];
			checked[ev->piece] = true;
			sum = ev->dice[0] + ev->dice[1];
			n++;
		}
		if (frame_now(now(g))->row == ROW_FRENCH)
			break;
		rules_orders(&g->s, now(g), &g->list);
		assert_true(g->list.n > 0);
		o = g->list.at[pick(dice, g->list.n)];
	}
	assert_true(sum <= 4 || n == units);
	return n;
}

static void checks_in_order(const char *option, uint64_t seed)
{
	int checks = 0;
	uint64_t dice = seed;
	for (int trial = 0; trial < TRIALS; trial++) {
		struct game *g = field(AT(9, "engineer") ",\"exit\":\"1013\",\"setup\":{\"ENG-elbe\":\"2012\"}", option);
		scatter_all(g, &dice, 4 + trial % 4);
		for (int i = 0; i < RABBLE; i++)
			state(g)->rabble[i] = NONE;
		now(g)->dice.state += (uint64_t)trial * 7919;
		checks += checks_follow(g, option != NULL, &dice);
		leave(g);
	}
	assert_true(checks > 3 * TRIALS);
}

static void berezina_5_1_order_of_checks_in_any_position(void **unused)
{
	(void)unused;
	checks_in_order(NULL, 51);
	checks_in_order("victor_determined=1", 1346);
}

/* --- 10.1 --- */

static bool russian_beside(struct game *g, int at)
{
	for (int d = 0; d < DIRECTIONS; d++) {
		const struct link *l = &g->s.board.at[at].link[d];
		for (int i = 0; l->to >= 0 && !(l->feature & (EDGE_RIVER | EDGE_FORD)) && i < g->s.pieces; i++)
			if (g->s.piece[i].side == RUSSIAN && counter_of(g, i) && !is_leader(g, i) &&
			    now(g)->piece[i].place == l->to)
				return !(g->s.board.at[at].kind & KIND_EARTHWORKS);
	}
	return false;
}

static int points_of(struct game *g, int i)
{
	const struct piece *p = &now(g)->piece[i];
	bool napoleon = !strcmp(g->s.piece[i].id, "L-nap"), leader = is_leader(g, i);
	const char *c = corps(g, i);
	if (p->place == PLACE_LOST)
		return napoleon ? -20 : -2;
	if (p->place == PLACE_EXITED && p->flags & IS_LATE)
		return -2;
	if (p->place == PLACE_EXITED && leader)
		return napoleon ? 15 : 3;
	if (p->place == PLACE_EXITED)
		return 4 - p->steps + (json_bool_or(counter_of(g, i), "treasure", false) && !(p->flags & IS_POOR)) +
		       (!strcmp(c, "OG") || !strcmp(c, "YG") || !strcmp(c, "GC"));
	if (p->place >= 0)
		return g->s.board.at[p->place].area[0] == 'E' || russian_beside(g, p->place) ? -2 : 0;
	return 0;
}

static void berezina_10_1_victory_points_in_any_position(void **unused)
{
	(void)unused;
	static const int boxes[] = {PLACE_EXITED, PLACE_EXITED, PLACE_EXITED, PLACE_LOST, 0, 0};
	static const int least[] = {255, 240, 215, 165, 85, -9999};
	uint64_t dice = 101;
	int levels = 0;
	struct game *g = field(AT(25, "french") ",\"exit\":\"1013\",\"setup\":{\"II-6a\":\"5003\"}", NULL);
	for (int trial = 0; trial < 4 * TRIALS; trial++) {
		int sum = 0, level = 0;
		struct result result;
		scatter_all(g, &dice, 4 + trial % 5);
		for (int i = 0; i < ground_of(&g->s)->last[FRENCH]; i++) {
			struct piece *p = &now(g)->piece[i];
			int box = boxes[pick(&dice, 3 + trial % 4)]; /* from all away to half of them */
			if (!counter_of(g, i) || i == ground_of(&g->s)->no_ney)
				continue;
			if (box)
				p->place = (int16_t)box;
			if (p->place == PLACE_EXITED && !pick(&dice, 9))
				p->flags |= IS_LATE;
			if (json_bool_or(counter_of(g, i), "treasure", false) && pick(&dice, 2))
				p->flags |= IS_POOR;
			sum += points_of(g, i);
		}
		while (sum < least[level])
			level++;
		bz_score_now(&g->s, state(g), &result);
		assert_int_equal(result.score[0], sum);
		assert_int_equal(result.level, level);
		assert_int_equal(result.winner, level < 3 ? FRENCH : RUSSIAN);
		levels |= 1 << level;
	}
	assert_true((levels & 0x1e) == 0x1e);
	leave(g);
}

/* [reading 32] The whole army leaves, one after the other. */
static void berezina_10_2_degrees_of_victory(void **unused)
{
	(void)unused;
	static const int least[] = {255, 240, 215, 165, 85};
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"setup\":{\"II-6a\":\"5003\"}", NULL);
	const struct ground *ground = ground_of(&g->s);
	bool seen[6] = {false};
	for (int i = ground->first[FRENCH]; i < ground->last[FRENCH]; i++)
		now(g)->piece[i].place = PLACE_LATER;
	for (int i = ground->first[FRENCH]; i < ground->last[FRENCH]; i++) {
		struct result result;
		int level = 0;
		if (ground->more[i].unit || ground->more[i].leader)
			now(g)->piece[i].place = PLACE_EXITED;
		bz_score_now(&g->s, state(g), &result);
		while (level < 5 && result.score[FRENCH] < least[level])
			level++;
		seen[level] = true;
		assert_int_equal(result.level, level);
		assert_int_equal(result.winner, level < 3 ? FRENCH : RUSSIAN);
	}
	for (int i = 0; i < 6; i++)
		assert_true(seen[i]);
	leave(g);
}

/* What the Russians lose or keep brings nobody a point. */
static void berezina_10_0_only_the_french_have_points(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "french") ",\"exit\":\"1013\",\"lost\":[\"DAN-01\",\"DAN-02\",\"OG-gren\"],\"setup\":{\"II-6a\":\"1013\"}", NULL);
	struct result result;
	bz_score_now(&g->s, state(g), &result);
	assert_int_equal(result.score[FRENCH], -2); /* its own loss; nothing for the Russian ones */
	assert_int_equal(result.score[RUSSIAN], 0);
	play(g, "exit II-6a 1013");
	bz_score_now(&g->s, state(g), &result);
	assert_int_equal(result.score[FRENCH], 3);
	assert_int_equal(result.score[RUSSIAN], 0);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_5_1_order_of_checks_in_any_position),
		cmocka_unit_test(berezina_10_1_victory_points_in_any_position),
		cmocka_unit_test(berezina_10_2_degrees_of_victory),
		cmocka_unit_test(berezina_10_0_only_the_french_have_points),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
