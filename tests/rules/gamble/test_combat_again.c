/* A second calculation of whole combats, written the other way round: the stacks as plain numbers, one formula a side (11.2 to 11.7, 11.14,
 * 11.15), against what the account says, in random fights of the basic game. */
#include "war.h"

#include <stdio.h>
#include <string.h>

/* One stack as numbers. */
struct heap {
	int n[3], raw, forced, tired, chief, leaders, river;
};

static const char *const french[3][4] = {{"FR-I-1", "FR-I-2", "FR-II-1", "FR-II-3"}, {"FR-I-6", "FR-II-4", "FR-III-4", "FR-VI-3"},
					 {"FR-IG-6", "FR-IG-7", "FR-IX-3", "FR-X-4"}};
static const char *const russian[3][4] = {{"RU-1I-1", "RU-1II-1", "RU-1IV-1", "RU-2VII-1"}, {"RU-1I-3", "RU-1VI-3", "RU-1VI-4", "RU-2VIII-4"},
					  {"RU-1II-3", "RU-2VII-3", "RU-3rdArmy-1", "RU-Dan-6"}};

static int sum_of(const struct heap *h)
{
	return h->n[0] + h->n[1] + h->n[2];
}

static int cut(const struct heap *h, int value)
{
	return value / (h->tired >= 2 || (h->tired && h->forced) ? 4 : h->tired || h->forced ? 2 : 1);
}

static int types(const struct heap *h)
{
	return (h->n[0] > 0) + (h->n[1] > 0) + (h->n[2] > 0);
}

/* Value of a main stack with its support; `walls`: 0 none, 1 a fortress. The attacker pays for rivers and walls. */
static int worth(const struct heap *own, const struct heap *help, bool attacks, int walls)
{
	int value = cut(own, sum_of(own) + (types(own) == 2 ? 2 : types(own) == 3 ? 4 : 0));
	value -= attacks ? 3 * own->river + walls * (own->n[2] ? 1 : 2) : 0;
	value += own->chief < sum_of(own) ? own->chief : sum_of(own);
	if (sum_of(help))
		value += cut(help, sum_of(help)) - (attacks ? 2 * help->river + walls * (help->n[2] ? 0 : 1) : 0) + (help->leaders > 0);
	return value;
}

/* Puts a heap of pieces on a hex; the list goes on with what `from` counts. */
static void raise(struct game *g, const char *const (*names)[4], int *from, const char *at, const char *leader, uint64_t *seed, struct heap *out)
{
	struct position *p = now(g);
	memset(out, 0, sizeof *out);
	for (int kind = 0; kind < 3; kind++)
		for (int k = random_below(seed, 3); k > 0 && from[kind] < 4 && sum_of(out) < 3; k--) {
			p->piece[piece(g, names[kind][from[kind]++])].place = (int16_t)hex(g, at);
			out->n[kind]++;
		}
	if (!sum_of(out) && from[0] < 4) {
		p->piece[piece(g, names[0][from[0]++])].place = (int16_t)hex(g, at);
		out->n[0] = 1;
	}
	int here = hex(g, at), first = gb_next_fighter(&g->s, state(g), here, NOBODY, 0);
	if (random_below(seed, 3) == 0) {
		p->piece[first].flags |= FLAG_FORCED;
		out->forced = 1;
	}
	p->piece[first].fatigue = (uint8_t)random_below(seed, 3);
	out->tired = p->piece[first].fatigue;
	if (leader && random_below(seed, 2)) {
		int i = piece(g, leader);
		p->piece[i].place = (int16_t)here;
		out->chief = gb_own(&g->s)->cr[i];
		out->leaders = 1;
	}
}

/* [11.2] [11.3] [11.4] [11.5] [11.6] [11.7] Smolensk over its bridges, or from 1109 dry to 1108 without walls. */
static void one_fight(struct game *g, uint64_t seed)
{
	struct gamble *c = state(g);
	struct heap own, help, foe, friend;
	int from[2][3] = {{0}}, walls = random_below(&seed, 2);
	for (int i = 0; i < g->s.pieces; i++) {
		now(g)->piece[i].place = gb_is_unit(&g->s, i) ? AT_GONE : AT_POOL;
		now(g)->piece[i].flags = 0;
		now(g)->piece[i].fatigue = 0;
	}
	raise(g, french, from[0], walls ? "1009" : "1109", "FR-Davout", &seed, &own);
	raise(g, french, from[0], walls ? "0909" : "1208", "FR-Ney", &seed, &help);
	raise(g, russian, from[1], walls ? "1008" : "1108", "RU-Barclay", &seed, &foe);
	raise(g, russian, from[1], walls ? "0908" : "1007", "RU-Platov", &seed, &friend);
	own.river = help.river = walls;
	memset(&c->fight, 0, sizeof c->fight);
	c->fight = (struct gb_fight){.from = (int16_t)hex(g, walls ? "1009" : "1109"), .to = (int16_t)hex(g, walls ? "1008" : "1108"), .side = FRENCH,
				     .called = {1, 1}, .call = {{(int16_t)hex(g, walls ? "0909" : "1208")}, {(int16_t)hex(g, walls ? "0908" : "1007")}}};
	for (int side = 0; side < 2; side++) {
		int at = side ? c->fight.to : c->fight.from;
		for (int i = gb_next(&g->s, c, at, side, 0); i != NONE; i = gb_next(&g->s, c, at, side, i + 1))
			set_add(side ? &c->fight.defenders : &c->fight.attackers, i);
	}
	struct gb_sum sum;
	static struct account told_lines;
	account_clear(&told_lines);
	gb_add_up(&g->s, c, &sum, &told_lines);
	assert_int_equal(sum.value[0], worth(&own, &help, true, walls));
	assert_int_equal(sum.value[1], worth(&foe, &friend, false, walls));
	assert_int_equal(gb_good(&g->s, c, FRENCH), sum_of(&own) + sum_of(&help));
	/* the lines of the account lead to the same sums, fractions dropped where it says so */
	for (int ledger = 0; ledger < 2; ledger++) {
		int value = 0;
		for (int i = 0; i < told_lines.n; i++) {
			const struct line *l = &told_lines.at[i];
			if (l->ledger != ledger)
				continue;
			value = l->op == LINE_BASE ? l->num : l->op == LINE_ADD ? value + l->num : l->op == LINE_TIMES ? value * l->num / l->den : value;
			assert_true(l->op != LINE_SUM || l->num == value);
		}
		assert_int_equal(value, sum.value[ledger]);
	}
}

static void gamble_11_3_a_second_calculation(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "");
	for (uint64_t seed = 1; seed <= 3000; seed++)
		one_fight(g, seed * 7919);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_11_3_a_second_calculation),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
