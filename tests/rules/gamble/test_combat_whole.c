/* A second calculation of what follows the dice of a combat (11.8 to 11.17, 14.7): random stacks fight, whoever is asked answers at random,
 * and what the events tell is counted against what is worked out here from the two final values and the printed map. */
#include "war.h"

#include <stdio.h>
#include <string.h>

enum { NAMES = 8 };
static const char *const names[2][NAMES] = {{"FR-I-1", "FR-I-2", "FR-II-1", "FR-II-3", "FR-I-6", "FR-II-4", "FR-IG-6", "FR-IX-3"},
					    {"RU-1I-1", "RU-1II-1", "RU-1IV-1", "RU-2VII-1", "RU-1I-3", "RU-1VI-3", "RU-1II-3", "RU-Dan-6"}};

/* How things stood before, and what the events have told of it. */
struct tale {
	int from, to, margin, back;          /* back: the die of the loser */
	int good[2], bears[2], main_bears[2]; /* in good order; hits that can be borne, by all and by the main stack */
	int hits[2], main_hits[2], dead[2];  /* hits of 11.17 but for one more; eliminated in all */
	int pursued, cut_off;                /* eliminated by 11.16; by 11.12 */
	bool fights[MAX_PIECES], heads[MAX_PIECES]; /* takes part; in a main stack */
	bool weak[MAX_PIECES], gone[MAX_PIECES];    /* disrupted, eliminated, by the hits of 11.17 alone */
	int at[MAX_PIECES];                  /* where the French stood */
	bool went, fought;
};

static int least(int a, int b)
{
	return a < b ? a : b;
}

static bool combat_unit(const struct game *g, int i)
{
	return g->s.piece[i].arm <= KIND_ART;
}

/* Some of the next pieces of a side on a hex, one in four disrupted. */
static void put(struct game *g, int side, int *used, int n, const char *at, bool fresh, uint64_t *seed)
{
	for (; n > 0 && *used < NAMES; n--) {
		struct piece *k = &now(g)->piece[piece(g, names[side][(*used)++])];
		k->place = (int16_t)hex(g, at);
		k->flags = fresh || random_below(seed, 4) ? 0 : FLAG_DISRUPTED;
	}
}

/* Attackers in 1109, defenders in 1108; others beside 1108 who may be called, and two who still could attack elsewhere ([10.6]). */
static void raise(struct game *g, uint64_t *seed)
{
	struct position *p = now(g);
	int used[2] = {0};
	while (p->depth)
		frame_pop(p);
	set_clear(&p->hand);
	for (int i = 0; i < g->s.pieces; i++) {
		p->piece[i].place = gb_is_unit(&g->s, i) ? AT_GONE : AT_POOL;
		p->piece[i].flags = 0;
		p->piece[i].fatigue = 0;
	}
	put(g, FRENCH, &used[0], 1 + random_below(seed, 3), "1109", true, seed);
	put(g, FRENCH, &used[0], random_below(seed, 3), "1208", false, seed);
	put(g, FRENCH, &used[0], random_below(seed, 2), "1007", false, seed);
	put(g, RUSSIAN, &used[1], 1 + random_below(seed, 3), "1108", false, seed);
	put(g, RUSSIAN, &used[1], random_below(seed, 3), "1008", false, seed);
	p->piece[piece(g, "FR-Davout")].place = (int16_t)hex(g, "1109");
	p->piece[piece(g, "RU-Kutuzov")].place = (int16_t)hex(g, "1008");
	p->piece[piece(g, "FR-X-1")].place = (int16_t)hex(g, "1610");
	p->piece[piece(g, "RU-Dan-1")].place = (int16_t)hex(g, "1609");
	gb_effects_clear(state(g));
}

static bool any_good(struct game *g, int place)
{
	for (int i = 0; i < g->s.pieces; i++)
		if (combat_unit(g, i) && now(g)->piece[i].place == place && !now(g)->piece[i].flags)
			return true;
	return false;
}

/* Everybody who is in the main stacks, or in a support with a unit in good order: all are called, and a six brings them. */
static int look(struct game *g, struct tale *t)
{
	int called = 0, beside[] = {hex(g, "1208"), hex(g, "1007"), hex(g, "1008")};
	for (int k = 0; k < 3; k++)
		called += any_good(g, beside[k]);
	for (int i = 0; i < g->s.pieces; i++) {
		int side = g->s.piece[i].side, at = now(g)->piece[i].place, worth;
		t->at[i] = side == FRENCH && g->s.piece[i].arm <= KIND_COMMANDER ? at : NONE;
		t->heads[i] = combat_unit(g, i) && (at == t->from || at == t->to);
		t->fights[i] = t->heads[i];
		for (int k = 0; k < 3; k++)
			t->fights[i] |= combat_unit(g, i) && at == beside[k] && any_good(g, at);
		if (!t->fights[i])
			continue;
		t->weak[i] = now(g)->piece[i].flags & FLAG_DISRUPTED;
		worth = t->weak[i] ? 1 : 2;
		t->good[side] += !t->weak[i];
		t->bears[side] += worth;
		t->main_bears[side] += t->heads[i] ? worth : 0;
	}
	return called;
}

/* [11.17] A hit: first disrupted, then eliminated. */
static void hear_hit(struct tale *t, int i, int side, bool dies, bool extra)
{
	assert_true(t->fights[i] && dies == t->weak[i] && !t->gone[i] && (dies || !extra));
	t->gone[i] = dies;
	t->weak[i] = true;
	t->hits[side] += !extra;
	t->main_hits[side] += t->heads[i] && !extra;
}

/* What was told since the last order; `extra`: who takes one hit more, or NONE. */
static void listen(struct game *g, struct tale *t, int extra)
{
	for (int n = 0; n < g->ev.n; n++) {
		const struct event *e = &g->ev.at[n];
		bool dies = e->kind == EVENT_ELIMINATE, falls = e->kind == EVENT_NOTE && e->number == TEXT_DISRUPTED;
		int i = e->piece;
		t->went |= e->kind == EVENT_RETREAT && e->from == t->to && i >= 0 && combat_unit(g, i);
		if ((!dies && !falls) || i < 0 || !combat_unit(g, i))
			continue;
		int side = g->s.piece[i].side;
		t->dead[side] += dies;
		if (e->rule == CITE_11_17)
			hear_hit(t, i, side, dies, extra == i);
		t->pursued += e->rule == CITE_11_16;
		t->cut_off += e->rule == CITE_11_12;
	}
	if (t->fought || !(noted(g, TEXT_WINS) || noted(g, TEXT_TIE)))
		return;
	t->fought = true;
	t->margin = told(g, ACCOUNT_COMBAT, 0, TEXT_FINAL) - told(g, ACCOUNT_COMBAT, 1, TEXT_FINAL);
}

/* [11.11] Ways back by the printed map: no unbridged river, no enemy who is left, not beside the attackers. */
static int ways(struct game *g, const struct tale *t)
{
	const struct place *k = &g->s.board.at[t->to];
	int n = 0;
	for (int d = 0; d < 6; d++) {
		const struct link *l = &k->link[d];
		bool wet = l->to >= 0 && l->feature & EDGE_RIVER && !(l->feature & EDGE_BRIDGE), held = false;
		if (l->to < 0 || wet || board_distance(&g->s.board, l->to, t->from) < 2)
			continue;
		for (int i = 0; i < g->s.pieces; i++)
			held |= t->at[i] == l->to && !t->gone[i];
		n += !held;
	}
	return n;
}

/* [11.9] [11.14] [11.15] What each side owes. */
static void owed(const struct tale *t, int *out)
{
	static const int change[] = {0, -2, -1, 0, 0, 1, 2};
	int size = t->margin < 0 ? -t->margin : t->margin, winner = t->margin > 0 ? FRENCH : RUSSIAN, back = (size + 1) / 2 + change[t->back];
	out[FRENCH] = 1;
	out[RUSSIAN] = 0;
	if (!t->margin)
		return;
	out[1 - winner] = least(size, 2 * t->good[winner]);
	out[winner] = least(back < 0 ? 0 : back, t->good[1 - winner]);
}

/* Of a main stack after the hits of 11.17: how many are left, of them disrupted, and cavalry in good order. */
static void left(struct game *g, const struct tale *t, int side, int *n, int *weak, int *horse)
{
	*n = *weak = *horse = 0;
	for (int i = 0; i < g->s.pieces; i++) {
		if (g->s.piece[i].side != side || !t->heads[i] || t->gone[i])
			continue;
		++*n;
		*weak += t->weak[i];
		*horse += !t->weak[i] && g->s.piece[i].arm == KIND_CAV;
	}
}

static void hold(struct game *g, const struct tale *t)
{
	int open = ways(g, t), due[2], n[2], weak[2], horse[2], winner = t->margin > 0 ? FRENCH : RUSSIAN;
	owed(t, due);
	for (int side = 0; side < 2; side++) {
		int taken = least(due[side], t->bears[side]), half = least((due[side] + 1) / 2, t->main_bears[side]);
		assert_int_equal(t->hits[side], taken);
		assert_true(t->main_hits[side] >= least(half, taken));
		left(g, t, side, &n[side], &weak[side], &horse[side]);
	}
	bool must = t->margin >= 3 && n[RUSSIAN], caught = t->pursued && n[RUSSIAN] == 1; /* the last one is taken on its way */
	if (n[FRENCH]) {
		/* [11.12] who must and cannot go is lost; [11.9] after a tie nobody goes */
		assert_int_equal(t->cut_off, must && !open ? n[RUSSIAN] : 0);
		assert_true(t->went ? open && t->margin : !(must && open) || caught);
	}
	/* [11.16] cavalry takes one disrupted unit of those who go without any */
	assert_int_equal(t->pursued, (t->went || caught) && horse[FRENCH] && !horse[RUSSIAN] && weak[RUSSIAN]);
	/* [14.7] three more than the winner lost */
	bool decisive = t->margin && t->dead[1 - winner] - t->dead[winner] >= 3;
	assert_int_equal(state(g)->effects.decisive[winner], decisive);
	assert_int_equal(state(g)->effects.decisive[1 - winner], 0);
}

static void answer(struct game *g, struct tale *t, uint64_t *seed)
{
	rules_orders(&g->s, now(g), &g->list);
	int row = frame_now(now(g))->row, pick = random_below(seed, g->list.n);
	for (int i = 0; i < g->list.n; i++)
		if ((row == ROW_SUPPORT && g->list.at[i].verb == VERB_NAME) || (row == ROW_EVADE && g->list.at[i].verb == VERB_STAND)) {
			pick = i;
			break;
		}
	struct order o = g->list.at[pick];
	int extra = row == ROW_HITS && state(g)->fight.hits == HITS_EXTRA && o.verb == VERB_HIT ? o.piece : NONE;
	events_clear(&g->ev);
	assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
	listen(g, t, extra);
}

static void one_combat(struct game *g, uint64_t seed)
{
	struct tale t = {.from = hex(g, "1109"), .to = hex(g, "1108"), .back = 1 + random_below(&seed, 6)};
	char values[64] = "";
	raise(g, &seed);
	int called = look(g, &t);
	combat_begins(g, FRENCH, 7, 0);
	play(g, "take FR-I-1; assault 1108; spend 7");
	events_clear(&g->ev);
	struct order commit = order_make(VERB_COMMIT, FRENCH, NONE, NONE, NONE);
	/* the order, every support, both final values, the loser: then as it comes */
	int n = snprintf(values, sizeof values, "6");
	for (int k = 0; k < called; k++)
		n += snprintf(values + n, sizeof values - (size_t)n, " 6");
	snprintf(values + n, sizeof values - (size_t)n, " %d %d %d", 1 + random_below(&seed, 6), 1 + random_below(&seed, 6), t.back);
	dice(g, values);
	assert_true(rules_play(&g->s, now(g), &commit, &g->ev, &g->e));
	listen(g, &t, NONE);
	for (int k = 0; frame_now(now(g))->row != ROW_ORDER && k < 60; k++)
		answer(g, &t, &seed);
	row_is(g, ROW_ORDER, RUSSIAN);
	assert_true(t.fought);
	hold(g, &t);
}

static void gamble_11_17_whole_combats_calculated_twice(void **unused)
{
	(void)unused;
	struct game *g = war(NULL, 5, "");
	for (uint64_t seed = 1; seed <= 1500; seed++)
		one_combat(g, seed * 6151);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(gamble_11_17_whole_combats_calculated_twice),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
