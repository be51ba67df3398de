/* Combats of whole random games, gone over again from what was told: cards, marks, losses, the way back, the marker. */
#include "theatre.h"

#include <string.h>

/* What one combat has told so far, kept over the orders it takes. */
struct story {
	bool on;
	int side, place;
	int counted[2], turned[2], losses[2], fatigue[2];
	int lost[2];     /* strength points told lost in the result, by who loses */
	int links, owed; /* of the retreat */
	long combats, retreats, pursuits;
};

static int line_of(const struct account *a, int ledger, int op)
{
	for (int i = a->n - 1; i >= 0; i--)
		if (a->at[i].ledger == ledger && a->at[i].op == op)
			return a->at[i].num;
	return 0;
}

static int sum_of(const struct account *a, int ledger)
{
	int sum = 0;
	for (int i = 0; i < a->n; i++)
		if (a->at[i].ledger == ledger && (a->at[i].op == LINE_ADD || a->at[i].op == LINE_BASE))
			sum += a->at[i].num;
	return sum;
}

/* [Combat 1] to [Combat 3] Every account adds up; as many cards are turned over as were counted, and their marks are those inflicted. */
static void check_account(const struct game *g, struct story *t, const struct event *ev)
{
	const struct account *a = &g->ev.account[ev->account];
	for (int k = 0; k < SIDES; k++) {
		int side = k ? side_other((enum side)t->side) : t->side;
		bool half = a->kind == ACCOUNT_PURSUIT || ev->rule == CITE_COMBAT_7 || ev->number == TEXT_CALLED_OFF;
		if (half && k)
			continue;
		assert_int_equal(line_of(a, k, LINE_SUM), sum_of(a, k));
		if (a->kind == ACCOUNT_COMBAT)
			t->counted[side] = line_of(a, k, LINE_SUM);
		if (a->kind == ACCOUNT_LOSSES) {
			assert_int_equal(t->turned[side], t->counted[side]);
			assert_int_equal(line_of(a, k, LINE_BASE), t->losses[side]);
			t->losses[side] = line_of(a, k, LINE_SUM);
		}
		if (a->kind == ACCOUNT_TIRED && ev->rule == CITE_COMBAT_4)
			assert_int_equal(line_of(a, k, LINE_BASE), t->fatigue[side]);
	}
}

static void card(const struct game *g, struct story *t, const struct event *ev)
{
	if (ev->rule != CITE_COMBAT_2)
		return;
	t->turned[ev->side]++;
	t->losses[ev->side] += n7_own(&g->s)->losses[ev->number];
	t->fatigue[ev->side] += n7_own(&g->s)->fatigue[ev->number];
}

/* [Combat 6] Each link leads away, and no more are gone than the losses differ. */
static void gone(const struct game *g, struct story *t, const struct event *ev)
{
	const struct n7_own *own = n7_own(&g->s);
	assert_true(own->far[t->place][ev->to] > own->far[t->place][ev->from]);
	assert_true(own->far[ev->from][ev->to] == 1);
	t->links = own->far[t->place][ev->to];
}

static void listen(const struct game *g, struct story *t)
{
	for (int i = 0; i < g->ev.n; i++) {
		const struct event *ev = &g->ev.at[i];
		if (ev->kind == EVENT_ATTACK) {
			long combats = t->combats + 1, retreats = t->retreats, pursuits = t->pursuits;
			*t = (struct story){.on = true, .side = ev->side, .place = ev->to, .combats = combats, .retreats = retreats, .pursuits = pursuits};
		} else if (t->on && ev->kind == EVENT_CARD) {
			card(g, t, ev);
		} else if (t->on && (ev->kind == EVENT_CHECK || ev->kind == EVENT_RESULT) && ev->account >= 0 &&
			   g->ev.account[ev->account].kind >= ACCOUNT_COMBAT && g->ev.account[ev->account].kind <= ACCOUNT_TIRED) {
			check_account(g, t, ev);
			t->pursuits += ev->number == TEXT_PURSUIT && ev->kind == EVENT_CHECK;
			if (ev->kind == EVENT_RESULT)
				t->owed = t->losses[0] > t->losses[1] ? t->losses[0] - t->losses[1] : t->losses[1] - t->losses[0];
		} else if (t->on && ev->kind == EVENT_POINT && ev->rule == CITE_COMBAT_4) {
			t->lost[ev->side]++;
		} else if (t->on && ev->kind == EVENT_RETREAT) {
			t->retreats++;
			gone(g, t, ev);
		}
	}
}

/* The combat is over: nobody gave more than was inflicted, nobody went farther than he had to but for Panic and Rear Guard. */
static void closes(const struct game *g, struct story *t)
{
	(void)g;
	for (int side = 0; side < SIDES; side++)
		assert_true(t->lost[side] <= t->losses[1 - side]);
	assert_true(t->links <= t->owed + 2);
	t->on = false;
}

/* Goes where enemies stand, attacks, and plays cards, more often than not. */
static int eager(struct game *g, uint64_t *state)
{
	int at = random_below(state, g->list.n), row = frame_now(now(g))->row;
	for (int i = 0; i < g->list.n; i++) {
		const struct order *o = &g->list.at[i];
		bool fights = (row == ROW_WAY || row == ROW_ATTACK) && o->number == CHOICE_FIGHT;
		bool meets = o->verb == VERB_MARCH && n7_corps(&g->s, pos(g), o->place, side_other((enum side)o->side));
		bool passes = row == ROW_OPERATIONS && o->verb == VERB_PASS;
		if ((fights || meets || (row == ROW_WINDOW && o->verb == VERB_CARD)) && random_below(state, 3))
			at = i;
		if (passes && at == i && random_below(state, 4))
			at = 0;
	}
	return at;
}

static void n7_combats_of_whole_games(void **unused)
{
	(void)unused;
	static const char *const names[] = {"pultusk", "eylau-battle", "friedland-battle"};
	struct story t = {.on = false};
	for (int seed = 1; seed <= 12; seed++) {
		char name[64] = "napoleon1807/";
		strcat(name, names[seed % 3]);
		struct game *g = scenario(name, seed % 2 ? "grognard=1" : NULL);
		uint64_t state = (uint64_t)seed;
		assert_true(g->s.rules->setup(&g->s, (uint64_t)seed, now(g), NULL, &g->e));
		while (!now(g)->header.result.over) {
			rules_orders(&g->s, now(g), &g->list);
			struct order o = g->list.at[eager(g, &state)];
			events_clear(&g->ev);
			assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
			listen(g, &t);
			if (t.on && pos(g)->fight.stage == FIGHT_NONE)
				closes(g, &t);
			if (!n7_sound(&g->s, now(g), &g->e))
				fail_msg("seed %d: %s", seed, g->e.reason);
		}
		t.on = false;
		leave(g);
	}
	/* enough has been seen */
	assert_true(t.combats > 60 && t.retreats > 30 && t.pursuits > 3);
}

int main(void)
{
	const struct CMUnitTest tests[] = {cmocka_unit_test(n7_combats_of_whole_games)};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
