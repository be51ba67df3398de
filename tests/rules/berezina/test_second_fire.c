/* Lines of sight, targets, the order of the morale checks and the victory sum against second calculations, in
 * positions thrown together at random.
 */
#include "scatter.h"

#include <math.h>
#include <string.h>

enum { TRIALS = 40 };

static const struct place *hex(struct game *g, int at)
{
	return &g->s.board.at[at];
}

/* --- 7.4.1: a straight edge over the drawn hexes --- */

/* How far the segment from (x0,y0) to (x1,y1) runs inside a hex of radius 1, as a share of its length. */
static double inside(const struct place *h, double x0, double y0, double x1, double y1, double shrink)
{
	double in = 0, out = 1;
	for (int k = 0; k < 6; k++) {
		double angle = (k + 0.5) * 3.14159265358979 / 3, nx = cos(angle), ny = sin(angle);
		double apothem = sqrt(3.0) / 2 * shrink;
		double a = nx * (x0 - (double)h->x) + ny * (y0 - (double)h->y) - apothem;
		double b = nx * (x1 - (double)h->x) + ny * (y1 - (double)h->y) - apothem;
		if (a > 0 && b > 0)
			return 0;
		if (a > 0 && a / (a - b) > in)
			in = a / (a - b);
		if (b > 0 && a / (a - b) < out)
			out = a / (a - b);
	}
	return out > in ? out - in : 0;
}

static bool obstacle(struct game *g, int at, int from, int to)
{
	const struct place *h = hex(g, at);
	return h->terrain == TERRAIN_WOODS || h->terrain == TERRAIN_TOWN ||
	       (h->elevation > hex(g, from)->elevation && h->elevation > hex(g, to)->elevation);
}

static bool second_sight(struct game *g, int from, int to)
{
	double x0 = (double)hex(g, from)->x, y0 = (double)hex(g, from)->y;
	double x1 = (double)hex(g, to)->x, y1 = (double)hex(g, to)->y;
	for (int at = 0; at < HEXES; at++) {
		if (at == from || at == to || bz_distance(ground_of(&g->s), at, from) > 3 || !obstacle(g, at, from, to))
			continue;
		if (inside(hex(g, at), x0, y0, x1, y1, 0.999) > 0.01)
			return false;
		for (int d = 0; d < DIRECTIONS; d++) { /* along a side: blocked when both hexes block */
			int other = hex(g, at)->link[d].to;
			if (other >= 0 && (other == from || other == to))
				continue;
			double both = inside(hex(g, at), x0, y0, x1, y1, 1.001);
			if (both > 0.2 && inside(hex(g, at), x0, y0, x1, y1, 0.999) <= 0 &&
			    (other < 0 || (obstacle(g, other, from, to) && inside(hex(g, other), x0, y0, x1, y1, 1.001) > 0.2 &&
					   inside(hex(g, other), x0, y0, x1, y1, 0.999) <= 0)))
				return false;
		}
	}
	return true;
}

static void berezina_7_4_1_sight_by_a_straight_edge(void **unused)
{
	(void)unused;
	struct game *g = scenario("berezina/crossing", NULL);
	const struct ground *ground = ground_of(&g->s);
	int open = 0, shut = 0;
	for (int from = 0; from < HEXES; from++) {
		if (hex(g, from)->column < 13 || hex(g, from)->column > 57 || hex(g, from)->row < 3 || hex(g, from)->row > 25)
			continue;
		for (int to = 0; to < HEXES; to++) {
			int far = bz_distance(ground, from, to);
			if (far < 2 || far > 3)
				continue;
			bool want = second_sight(g, from, to);
			if (bz_sight(&g->s, from, to) != want)
				fail_msg("from %s to %s: %s", hex(g, from)->id, hex(g, to)->id, want ? "open" : "blocked");
			open += want;
			shut += !want;
		}
	}
	assert_true(open > 1000 && shut > 1000);
	leave(g);
}

/* --- 7.1, 7.1.2, 7.4: targets --- */

static const cJSON *counter_of(struct game *g, int i)
{
	return json_get(json_get(g->s.tables_json, "counters"), g->s.piece[i].id);
}

static bool is_gun(struct game *g, int i)
{
	return json_bool_or(counter_of(g, i), "artillery", false);
}

static bool a_unit(struct game *g, int i)
{
	return counter_of(g, i) && !json_bool_or(counter_of(g, i), "leader", false);
}

static int apart(struct game *g, int a, int b)
{
	return bz_distance(ground_of(&g->s), now(g)->piece[a].place, now(g)->piece[b].place);
}

static bool in_reach(struct game *g, int firer, int target)
{
	static const int nights[] = {5, 6, 11, 12, 17, 18, 23, 24};
	int most = is_gun(g, firer) ? 3 : 1;
	for (int i = 0; i < 8; i++)
		if (now(g)->header.turn == nights[i])
			most = 1;
	int far = apart(g, firer, target);
	return far == 1 || (far <= most && second_sight(g, now(g)->piece[firer].place, now(g)->piece[target].place));
}

/* 7.1: nobody twice before the others of the hex once; 7.4: both guns of a hex at one hex. */
static bool allowed(struct game *g, int firer, int target)
{
	const struct piece *p = now(g)->piece;
	if (!in_reach(g, firer, target))
		return false;
	for (int i = 0; i < g->s.pieces; i++) {
		if (!a_unit(g, i) || p[i].place < 0 || i == firer)
			continue;
		if (p[i].place == p[target].place && p[target].fatigue && !p[i].fatigue)
			return false;
		if (p[i].place == p[firer].place && is_gun(g, i) && is_gun(g, firer) && p[i].on >= 0 &&
		    p[i].on != p[target].place)
			return false;
	}
	return true;
}

static int rating(struct game *g, int i)
{
	static const char track[] = "DDDDDDCCCCCCBBBA";
	const struct piece *p = &now(g)->piece[i];
	const char *word = cJSON_GetArrayItem(json_get(counter_of(g, i), "rating"), p->steps >= 2)->valuestring;
	if (strncmp(word, "track", 5))
		return word[0] - 'A';
	int letter = track[now(g)->header.track[TRACK_BOX]] - 'A' + (word[5] ? 1 : 0);
	return letter > 3 ? 3 : letter;
}

/* 7.1.2: of the nearest sort (adjacent, else in range) those shot at least, then the best rating. */
static bool best_target(struct game *g, int firer, int target)
{
	bool beside = false;
	for (int i = 0; i < g->s.pieces; i++)
		beside |= g->s.piece[i].side == FRENCH && a_unit(g, i) && now(g)->piece[i].place >= 0 && apart(g, firer, i) == 1;
	if (beside && apart(g, firer, target) > 1)
		return false;
	for (int i = 0; i < g->s.pieces; i++) {
		if (g->s.piece[i].side != FRENCH || !a_unit(g, i) || now(g)->piece[i].place < 0 || !allowed(g, firer, i) ||
		    (beside && apart(g, firer, i) > 1))
			continue;
		int by = now(g)->piece[i].fatigue - now(g)->piece[target].fatigue;
		if (by < 0 || (!by && rating(g, i) < rating(g, target)))
			return false;
	}
	return true;
}

static bool in_list(struct game *g, int verb, int piece)
{
	for (int i = 0; i < g->list.n; i++)
		if (g->list.at[i].verb == verb && g->list.at[i].piece == piece)
			return true;
	return false;
}

static void compare_targets(struct game *g, int firer, int *shots)
{
	int side = g->s.piece[firer].side;
	set_add(&now(g)->hand, firer);
	rules_orders(&g->s, now(g), &g->list);
	set_clear(&now(g)->hand);
	for (int i = 0; i < g->s.pieces; i++) {
		if (g->s.piece[i].side == side || !a_unit(g, i) || now(g)->piece[i].place < 0)
			continue;
		bool want = allowed(g, firer, i) && (side == FRENCH || best_target(g, firer, i));
		*shots += want;
		if (in_list(g, VERB_FIRE, i) != want)
			fail_msg("%s in %s at %s in %s: %s", g->s.piece[firer].id, hex(g, now(g)->piece[firer].place)->id,
				 g->s.piece[i].id, hex(g, now(g)->piece[i].place)->id, want ? "may" : "may not");
	}
}

/* Some units have fired, some were fired at. */
static void shots_throw(struct game *g, uint64_t *dice)
{
	set_clear(&now(g)->used);
	for (int i = 0; i < g->s.pieces; i++) {
		struct piece *p = &now(g)->piece[i];
		p->on = NONE;
		p->fatigue = (uint8_t)(p->place >= 0 && a_unit(g, i) ? pick(dice, 3) : 0);
		if (p->place < 0 || !a_unit(g, i) || pick(dice, 3))
			continue;
		set_add(&now(g)->used, i);
		for (int k = 0; is_gun(g, i) && k < g->s.pieces; k++)
			if (g->s.piece[k].side != g->s.piece[i].side && a_unit(g, k) && now(g)->piece[k].place >= 0 &&
			    in_reach(g, i, k) && !pick(dice, 3))
				p->on = now(g)->piece[k].place;
	}
}

static void berezina_7_1_targets_by_a_second_calculation(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"exit\":\"1013\",\"setup\":{\"II-6a\":\"5003\",\"LAN-jg1\":\"5004\"}", NULL);
	uint64_t dice = 71;
	int shots = 0;
	for (int trial = 0; trial < TRIALS; trial++) {
		scatter_all(g, &dice, 3 + trial % 4);
		shots_throw(g, &dice);
		now(g)->header.turn = (int16_t)(8 + trial % 4);
		now(g)->header.track[TRACK_BOX] = (int16_t)pick(&dice, 16);
		for (int i = 0; i < g->s.pieces; i++) {
			if (!a_unit(g, i) || now(g)->piece[i].place < 0)
				continue;
			frame_top(now(g))->side = (uint8_t)g->s.piece[i].side;
			compare_targets(g, i, &shots);
		}
	}
	assert_true(shots > 2000);
	leave(g);
}

/* 7.1.1: who may be taken up in a step of the order of fire. */
static void berezina_7_1_1_firers_by_a_second_calculation(void **unused)
{
	(void)unused;
	struct game *g = field(AT(9, "fire1") ",\"exit\":\"1013\",\"setup\":{\"II-6a\":\"5003\",\"LAN-jg1\":\"5004\"}", NULL);
	uint64_t dice = 711;
	int takes = 0;
	for (int trial = 0; trial < TRIALS; trial++) {
		scatter_all(g, &dice, 3 + trial % 4);
		for (int i = 0; i < RABBLE; i++)
			state(g)->rabble[i] = NONE;
		shots_throw(g, &dice);
		now(g)->header.track[TRACK_BOX] = (int16_t)pick(&dice, 16);
		struct frame *f = frame_top(now(g));
		f->step = (uint8_t)(trial % 8);
		f->side = f->step & 1;
		rules_orders(&g->s, now(g), &g->list);
		struct orders list = g->list;
		for (int i = 0; i < g->s.pieces; i++) {
			bool want = false;
			for (int k = 0; k < g->s.pieces && a_unit(g, i) && now(g)->piece[i].place >= 0 &&
					g->s.piece[i].side == f->side && rating(g, i) == f->step / 2 &&
					!set_has(&now(g)->used, i);
			     k++)
				want |= g->s.piece[k].side != f->side && a_unit(g, k) && now(g)->piece[k].place >= 0 &&
					allowed(g, i, k);
			g->list = list;
			if (in_list(g, VERB_TAKE, i) != want)
				fail_msg("%s in step %d: %s", g->s.piece[i].id, f->step, want ? "fires" : "does not fire");
			takes += want;
		}
	}
	assert_true(takes > 100);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(berezina_7_4_1_sight_by_a_straight_edge),
		cmocka_unit_test(berezina_7_1_targets_by_a_second_calculation),
		cmocka_unit_test(berezina_7_1_1_firers_by_a_second_calculation),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
