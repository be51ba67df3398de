/* Second look: battles, against a second resolution written from the rules text alone: every pair of chits, many sizes
 * of stacks, all dice, both sides attacking, fortress or not, with generals and without.
 */
#include "field.h"

#include <stdio.h>
#include <string.h>

/* --- the second resolution --- */

struct stack {
	int ic, cc, su, dp, points, best, horse; /* horse: best leader of cavalry */
	int lost;
	bool fled;
};

/* What the players of the second resolution do. */
struct policy {
	bool withdraw, chase, horse_first; /* choices of the defender, of the pursuer; what is lost first */
	int bid;
};

struct affair {
	struct stack at[2]; /* by side */
	int attacker;       /* side, now */
	bool optional, fortress;
	int ic[2], cc[2];   /* at the beginning */
	int chit_a, chit_d, die[2], dice;
	int namer;          /* who named the way, or NONE */
	struct policy policy;
};

static void lose(struct affair *x, int side, int n)
{
	struct stack *k = &x->at[side];
	for (; n > 0 && k->ic + k->cc; n--) {
		bool cavalry = k->cc && (x->policy.horse_first || !k->ic);
		k->lost++;
		if (cavalry)
			k->cc--;
		else
			k->ic--;
	}
}

static void destroy(struct affair *x, int side)
{
	struct stack *k = &x->at[side];
	k->lost += k->ic + k->cc;
	k->ic = k->cc = k->su = k->dp = k->points = k->best = k->horse = 0;
}

static bool corps(const struct stack *k)
{
	return k->ic + k->cc > 0;
}

static void flee(struct affair *x, int side, int namer)
{
	struct stack *k = &x->at[side];
	if (!corps(k) && !k->su && !k->dp && !k->points && !k->horse)
		return;
	k->fled = true;
	x->namer = namer;
	if (k->dp > k->su && corps(&x->at[1 - side]))
		k->dp = k->su;
}

static const char *const chart[12] = { /* rows -2 to 9 of the Combat Results Table, as in the rules text */
	"Ae Ae Ae Ah AA AA AA AA xx xx", "Ae Ae Ae Ah AA xx xx xx xx DA", "Ae Ae Ah AA xx xx xx xx xx Dh",
	"Ae Ae AA AA xx xx xx DA DA De", "Ae Ah AA xx xx DD DA DA DA De", "Ae Ah AA xx DD DD DA DA Dh De",
	"Ah AD xx DD DD DD DA Dh De De", "Ah AD xx DD DD DD Dh De De De", "AD xx DD DD Dh Dh De De De De",
	"AD xx DD DD De De De De De De", "xx DD Dh De De De De De De De", "xx DD De De De De De De De De"};

static void half(struct affair *x, int side)
{
	struct stack *k = &x->at[side];
	int n = k->ic - k->ic / 2;
	k->ic -= n;
	k->lost += n;
}

static int clamp(int row)
{
	return row < -2 ? 0 : row > 9 ? 11 : row + 2;
}

/* False when the battle is over. *way: side that retreats in step 7; *namer: who says where. */
static bool fight(struct affair *x, const int times[2], bool soft, int *way, int *namer)
{
	static const int ends[] = {80, 100, 120, 140, 160, 180, 200, 300, 400};
	int a = x->attacker, d = 1 - a, n = x->at[a].ic, m = x->at[d].ic * times[d], drm;
	char result[3] = "--";
	if (x->optional && x->at[a].points == 0)
		return false;
	if (x->optional && n > x->at[a].points)
		n = x->at[a].points;
	n *= times[a];
	drm = x->optional ? x->at[a].best - x->at[d].best : a == FRENCH ? 1 : -1;
	drm -= a == FRENCH && x->fortress;
	if (n && (!m || 100 * n >= 500 * m)) {
		memcpy(result, "De", 2);
	} else if (m && 100 * n < 60 * m) {
		memcpy(result, "Ae", 2);
	} else if (m) {
		int column = 0;
		while (column < 9 && 100 * n / m >= ends[column])
			column++;
		memcpy(result, chart[clamp(x->die[x->dice++] + drm)] + 3 * column, 2);
	}
	if (soft && result[1] == 'e')
		result[1] = result[0] == 'A' ? 'D' : 'A';
	else if (soft && result[1] == 'h')
		result[1] = result[0] == 'A' ? 'A' : 'D';
	int whom = result[0] == 'A' ? a : d;
	if (result[1] == 'e')
		destroy(x, whom);
	if (result[1] == 'h')
		half(x, whom);
	if (result[0] == 'x') {
		half(x, a);
		half(x, d);
	}
	if (result[1] == 'A' || result[1] == 'D') {
		*way = whom;
		*namer = result[1] == 'A' ? a : d;
	}
	return true;
}

static void pursue(struct affair *x)
{
	static const char *const rows[12] = {"bbbbb", "bbbbb", "bbbb1", "bb-11", "--112", "--122",
					     "--122", "-1222", "11222", "11222", "12222", "12222"};
	int a = x->attacker, d = 1 - a, more = x->at[a].cc - x->at[d].cc;
	if (more <= 0 || !corps(&x->at[d]) || !x->policy.chase)
		return;
	int drm = x->optional ? x->at[a].horse - x->at[d].horse : 0;
	char result = rows[clamp(x->die[x->dice++] + drm)][more > 5 ? 4 : more - 1];
	int give = 0, take = 0;
	if (result == 'b') {
		give = x->at[d].ic + x->at[d].cc + 1;
		take = x->at[a].cc - 1;
	} else if (result != '-') {
		give = x->policy.bid % (x->at[a].cc + 1);
		take = give + (result == '1' ? 1 : 2);
	}
	give = give > x->at[a].cc ? x->at[a].cc : give;
	x->at[a].cc -= give;
	x->at[a].lost += give;
	lose(x, d, take);
}

static bool any(const struct stack *k)
{
	return corps(k) || k->su || k->dp || k->points || k->horse;
}

static void resolve(struct affair *x)
{
	int a = x->attacker, d = 1 - a, times[2] = {1, 1}, way = NONE, namer = NONE;
	bool stop = false, combat = true, soft = false;
	char cell[3] = {(char)('A' + x->chit_a), (char)('A' + x->chit_d), 0};
	bool leaves = x->policy.withdraw && (strcmp(cell, "AE") != 0 || x->at[d].cc > x->at[a].cc);
	if (!strcmp(cell, "BE") || !strcmp(cell, "DE") || ((!strcmp(cell, "AE") || !strcmp(cell, "CE")) && leaves)) {
		stop = true;
		way = namer = d;
	}
	stop = stop || !strcmp(cell, "DF") || !strcmp(cell, "DH");
	if (!strcmp(cell, "CF") || !strcmp(cell, "AG") || !strcmp(cell, "CG"))
		lose(x, a, 1);
	if ((!strcmp(cell, "CE") && leaves) || !strcmp(cell, "CG") || !strcmp(cell, "AH"))
		lose(x, d, 1);
	if (!strcmp(cell, "AF"))
		times[a] = 2;
	if (!strcmp(cell, "AG"))
		times[d] = 2;
	if (!strcmp(cell, "BG") || !strcmp(cell, "DG")) {
		x->attacker = d;
		d = a;
		a = x->attacker;
	}
	if (!strcmp(cell, "BG") || !strcmp(cell, "CH")) {
		combat = false;
		way = namer = d;
	}
	soft = !strcmp(cell, "BH");
	if (!any(&x->at[0]) || !any(&x->at[1]))
		return;
	if (!stop && combat && !fight(x, times, soft, &way, &namer))
		return;
	if (!stop && any(&x->at[0]) && any(&x->at[1])) {
		pursue(x);
		for (int i = 0; i < 2; i++)
			if (!corps(&x->at[i]) && corps(&x->at[1 - i])) {
				destroy(x, i);
				return;
			}
	}
	if (way != NONE && any(&x->at[0]) && any(&x->at[1]))
		flee(x, way, namer);
}

/* --- the same by the game --- */

struct stage {
	struct game *g;
	unsigned char memory[POSITION_BYTES];
	int place, first; /* side that attacks */
	bool optional, fortress;
};

/* A battle that waits for the first chit; 8 and 6 corps on both sides, trains, leaders. Another one, at Riga, keeps the
 * Combat Phase from ending with it. */
static void open_stage(struct stage *t, int first, bool fortress, bool optional)
{
	char keys[512];
	const char *at = fortress ? "R44" : "R50", *from = fortress ? "R50" : "R44";
	snprintf(keys, sizeof keys,
		 STACKS(5, "{\"at\":\"%s\",\"ic\":8,\"cc\":6,\"su\":1,\"leaders\":\"ABG\"},{\"at\":\"R30\",\"ic\":1}",
			"{\"at\":\"%s\",\"ic\":8,\"cc\":6,\"su\":2,\"dp\":2,\"leaders\":\"ABGDE\"},{\"at\":\"R30\",\"ic\":1}"),
		 first == RUSSIAN ? from : at, first == FRENCH ? from : at);
	t->g = field(keys, optional ? "optional_rules=1" : NULL);
	t->first = first;
	t->place = place_of(t->g, at);
	t->optional = optional;
	t->fortress = fortress;
	if (first == FRENCH)
		to_french(t->g);
	march_all(t->g, first == FRENCH ? "FR-su-1" : "RU-su-1", at);
	go_on_to(t->g, ROW_PLAN, first);
	assert_int_equal(state(t->g)->battle.place, t->place);
	memcpy(t->memory, t->g->memory, sizeof t->memory);
}

/* Takes units away until so many of an arm are left. */
static void leave_of(struct stage *t, int side, int arm, int n)
{
	struct campaign *c = state(t->g);
	while (c->at[side][t->place][arm] > n)
		ar_place(&t->g->s, c, ar_find(&t->g->s, c, side, t->place, arm, NULL), AT_LOST);
}

static int below(uint64_t *state, int n)
{
	return (int)(random_next(state) % (uint32_t)n);
}

/* Some leaders stay away; what those who are there are worth. */
static void leaders_of(struct stage *t, int side, struct stack *k, uint64_t *random)
{
	const struct land *g = land_of(&t->g->s);
	struct campaign *c = state(t->g);
	for (int i = g->begin[side][ARM_LEADER]; i < g->end[side][ARM_LEADER]; i++) {
		int points = t->g->s.piece[i].strength;
		if (c->p.piece[i].place != t->place)
			continue;
		if (below(random, 3) == 0) {
			ar_place(&t->g->s, c, i, AT_LOST);
		} else if (g->horse[i]) {
			k->horse = points > k->horse ? points : k->horse;
		} else {
			k->points += points;
			k->best = points > k->best ? points : k->best;
		}
	}
}

static void deal(struct stage *t, struct affair *x, uint64_t *random)
{
	memcpy(t->g->memory, t->memory, sizeof t->memory);
	memset(x, 0, sizeof *x);
	for (int side = 0; side < 2; side++) {
		struct stack *k = &x->at[side];
		k->ic = 1 + below(random, 8);
		k->cc = below(random, 7);
		k->su = below(random, 2);
		k->dp = side == FRENCH ? below(random, 3) : 0;
		x->ic[side] = k->ic;
		x->cc[side] = k->cc;
		leave_of(t, side, ARM_IC, k->ic);
		leave_of(t, side, ARM_CC, k->cc);
		leave_of(t, side, ARM_SU, k->su);
		leave_of(t, side, ARM_DP, k->dp);
		leaders_of(t, side, k, random);
	}
	x->attacker = t->first;
	x->optional = t->optional;
	x->fortress = t->fortress;
	x->chit_a = below(random, 4);
	x->chit_d = 4 + below(random, 4);
	x->die[0] = 1 + below(random, 6);
	x->die[1] = 1 + below(random, 6);
	x->namer = NONE;
	x->policy.withdraw = below(random, 2);
	x->policy.chase = below(random, 4) != 0;
	x->policy.horse_first = below(random, 2);
	x->policy.bid = below(random, 7);
}

static int verb_order(struct game *g, int verb, int number)
{
	for (int i = 0; i < g->list.n; i++)
		if (g->list.at[i].verb == verb && (number == NONE || g->list.at[i].number == number))
			return i;
	fail_msg("nobody offers verb %d, number %d", verb, number);
	return 0;
}

/* The order of the list that the policy gives; who names a way is noted. */
static int chosen(struct stage *t, const struct affair *x, int *namer)
{
	struct game *g = t->g;
	const struct frame *f = frame_now(now(g));
	const struct land *land = land_of(&g->s);
	int cc = state(g)->at[f->side][t->place][ARM_CC];
	switch (f->row) {
	case ROW_PLAN:
		return verb_order(g, VERB_PLAN, f->side == t->first ? x->chit_a : x->chit_d);
	case ROW_RETIRE:
		return verb_order(g, VERB_STAND, NONE);
	case ROW_CHOICE:
		return verb_order(g, VERB_CHOOSE, x->policy.withdraw ? CHOICE_WITHDRAW : CHOICE_FIGHT);
	case ROW_CHASE:
		return x->policy.chase ? verb_order(g, VERB_CHOOSE, NONE) : verb_order(g, VERB_STAND, NONE);
	case ROW_BID:
		return verb_order(g, VERB_SPEND, x->policy.bid % (cc + 1));
	case ROW_LOSE:
		for (int i = 0; i < g->list.n; i++)
			if ((land->arm[g->list.at[i].piece] == ARM_CC) == x->policy.horse_first)
				return i;
		return 0;
	case ROW_WAY:
		*namer = f->side;
		return 0;
	default:
		fail_msg("row %d has no place in this battle", f->row);
		return 0;
	}
}

static void agree(struct stage *t, const struct affair *x, const char *what, int game, int second)
{
	if (game != second)
		fail_msg("%s%s, %d+%d against %d+%d, chits %c %c, dice %d %d%s%s%s: %s is %d, should be %d",
			 t->first == FRENCH ? "French attack" : "Russians attack", t->optional ? " with generals" : "",
			 x->ic[t->first], x->cc[t->first], x->ic[1 - t->first], x->cc[1 - t->first],
			 'A' + x->chit_a, 'A' + x->chit_d, x->die[0], x->die[1], x->policy.withdraw ? ", withdraws" : "",
			 x->policy.chase ? ", pursues" : "", x->policy.horse_first ? ", cavalry first" : "", what, game, second);
}

static void compare(struct stage *t, const struct affair *x, int namer)
{
	static const char *const names[] = {"infantry", "cavalry", "supply units", "depots"};
	const struct campaign *c = state(t->g);
	for (int side = 0; side < 2; side++) {
		const struct stack *k = &x->at[side];
		int want[] = {k->ic, k->cc, k->su, k->dp}, stayed = 0;
		for (int arm = ARM_IC; arm <= ARM_DP; arm++) {
			agree(t, x, names[arm], c->alive[side][arm], want[arm] + (arm == ARM_IC)); /* Riga */
			stayed += c->at[side][t->place][arm];
		}
		if (k->fled)
			agree(t, x, "what stays behind", stayed, k->dp > k->su && !corps(&x->at[1 - side]) ? k->dp - k->su : 0);
		else
			agree(t, x, "what stays", stayed, k->ic + k->cc + k->su + k->dp);
		agree(t, x, "corps lost", c->lost[side], k->lost);
	}
	agree(t, x, "who names the way", namer, x->namer);
}

static void battles(int first, bool fortress, bool optional, int n)
{
	static struct stage t;
	uint64_t random = (uint64_t)(1 + first * 4 + fortress * 2 + optional);
	open_stage(&t, first, fortress, optional);
	for (int i = 0; i < n; i++) {
		struct affair x;
		int namer = NONE, dice[3] = {0};
		deal(&t, &x, &random);
		memcpy(dice, x.die, sizeof x.die);
		dice_are(t.g, dice);
		while (!now(t.g)->header.result.over && state(t.g)->battle.place == t.place) {
			rules_orders(&t.g->s, now(t.g), &t.g->list);
			struct order o = t.g->list.at[chosen(&t, &x, &namer)];
			events_clear(&t.g->ev);
			assert_true(rules_play(&t.g->s, now(t.g), &o, &t.g->ev, &t.g->e));
		}
		resolve(&x);
		compare(&t, &x, namer);
	}
	leave(t.g);
}

enum { MANY = 6000 };

/* [Combat E, Combat F, Combat I, Combat J, Combat K, Battle Plan Chart, Battle Plan Chart go CRS-PS-RAC]
 * [Combat Results Table, Combat Results Table e, Combat Results Table ½e, Combat Results Table ½ex]
 * [Pursuit Table, Pursuit Table A+1/D-1 ex, Pursuit Table D+1 ex, Pursuit Table D+2 ex, reading 3]
 * [reading 40, reading 41] */
static void area1812_second_resolution_standard(void **unused)
{
	(void)unused;
	for (int i = 0; i < 4; i++)
		battles(i & 1, i >> 1, false, MANY);
}

/* [Leaders C, Leaders D, reading 39, reading 52] */
static void area1812_second_resolution_with_generals(void **unused)
{
	(void)unused;
	for (int i = 0; i < 4; i++)
		battles(i & 1, i >> 1, true, MANY);
}

/* --- the chances that are shown before a chit is laid --- */

/* What really comes of these chits and this die if a defender who may withdraw fights: a result of the table, or what
 * the forecast calls it otherwise. */
static int comes(struct stage *t, struct affair *x, const unsigned char *dealt, int defender, int die)
{
	int namer = NONE;
	memcpy(t->g->memory, dealt, sizeof t->memory);
	x->chit_d = 4 + defender;
	events_clear(&t->g->ev);
	dice_are(t->g, (const int[]){die, 1, 0});
	while (state(t->g)->battle.place == t->place && !*result_of(t->g, TABLE_CRT)) {
		rules_orders(&t->g->s, now(t->g), &t->g->list);
		struct order o = t->g->list.at[chosen(t, x, &namer)];
		assert_true(rules_play(&t->g->s, now(t->g), &o, &t->g->ev, &t->g->e));
	}
	for (int i = t->g->ev.n - 1; i >= 0; i--)
		if (t->g->ev.at[i].kind == EVENT_RESULT && t->g->ev.at[i].number / RESULT_STEP == TABLE_CRT)
			return t->g->ev.at[i].number % RESULT_STEP;
	if (x->chit_a == 1 && defender == 2)
		return CRT_YOU_FLEE; /* the attacker was asked: after the change of roles it is he who retreats */
	if (x->chit_a == 2 && defender == 3)
		return CRT_HE_FLEES;
	if (defender == 0)
		return CRT_WITHDRAWS;
	return x->chit_a == 3 ? CRT_STOP : NONE; /* NONE: a stack is gone before it comes to combat */
}

static void odds_agree(struct stage *t, struct affair *x)
{
	static unsigned char dealt[POSITION_BYTES];
	memcpy(dealt, t->g->memory, sizeof dealt);
	for (x->chit_a = 0; x->chit_a < 4; x->chit_a++) {
		struct outlook out;
		struct order o = order_make(VERB_PLAN, t->first, NONE, NONE, x->chit_a);
		memcpy(t->g->memory, dealt, sizeof dealt);
		t->g->s.rules->odds(&t->g->s, now(t->g), &o, NULL, &out);
		assert_int_equal(out.cases, 4);
		for (int d = 0; d < 4; d++) {
			int ways[CRT_ALL] = {0};
			for (int die = 1; die <= 6; die++) {
				int result = comes(t, x, dealt, d, die);
				ways[result == NONE ? 0 : result] += result == NONE ? 7 : 1; /* 7: nothing to compare */
			}
			for (int i = 0; i < out.on[d].n && ways[0] < 7; i++)
				agree(t, x, t->g->s.table[land_of(&t->g->s)->table[TABLE_CRT]].result[out.on[d].at[i].result], out.on[d].at[i].ways, ways[out.on[d].at[i].result]);
		}
	}
}

static void area1812_chances_agree_with_what_comes(void **unused)
{
	static struct stage t;
	(void)unused;
	for (int i = 0; i < 8; i++) {
		uint64_t random = (uint64_t)(77 + i);
		open_stage(&t, i & 1, i & 2, i & 4);
		for (int k = 0; k < 40; k++) {
			struct affair x;
			deal(&t, &x, &random);
			x.policy.horse_first = true; /* the forecast thinks so of both */
			x.policy.withdraw = false;
			odds_agree(&t, &x);
		}
		leave(t.g);
	}
}

/* [Battle Plan Chart D choice] What the defender chooses is told: the attacker must know whether he is to pursue or
 * to wait. */
static void area1812_the_choice_of_the_defender_is_told(void **unused)
{
	(void)unused;
	for (int choice = CHOICE_WITHDRAW; choice <= CHOICE_FIGHT; choice++) {
		struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":3}", "{\"at\":\"R44\",\"ic\":3},{\"at\":\"R22\",\"ic\":1}"), NULL);
		char order[32];
		bool told = false;
		to_french(g);
		march_all(g, "FR-ic-01", "R50");
		play(g, "done; done; plan 2; plan 4");
		row_is(g, ROW_CHOICE, RUSSIAN);
		DICE(g, 3);
		events_clear(&g->ev);
		snprintf(order, sizeof order, "choose %d", choice);
		play(g, order);
		for (int i = 0; i < g->ev.n; i++)
			told = told || (g->ev.at[i].kind == EVENT_NOTE &&
					g->ev.at[i].number == (choice == CHOICE_FIGHT ? TEXT_STANDS : TEXT_WITHDRAWS));
		assert_true(told);
		leave(g);
	}
}

/* [Battle Plan Chart] All results of a cell are followed: an attacker who loses his last corps by it does not save
 * the defender's. */
static void area1812_both_lose_a_corps_though_one_stack_is_gone(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":3}", "{\"at\":\"R44\",\"ic\":1},{\"at\":\"R22\",\"ic\":1}"), NULL);
	to_french(g);
	play(g, "take FR-ic-01; march FR-ic-01 R50; done; done; plan 2; plan 6");
	assert_int_equal(count_of(g, FRENCH, "R50", ARM_IC), 0);
	assert_int_equal(count_of(g, RUSSIAN, "R50", ARM_IC), 2);
	leave(g);
}

/* [Pursuit Table D+1 ex] A pursuer who gives up all he has left still has his enemy's loss. */
static void area1812_pursuit_with_the_last_cavalry(void **unused)
{
	(void)unused;
	struct game *g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":1,\"cc\":1},{\"at\":\"R63\",\"ic\":1}",
				      "{\"at\":\"R44\",\"ic\":1,\"cc\":2},{\"at\":\"R22\",\"ic\":1}"), NULL);
	to_french(g);
	play(g, "take FR-ic-01; rest; march FR-ic-01 R50; done; done; plan 1; plan 5; stand");
	DICE(g, 3, 6); /* half exchange at 100 percent; D+1 */
	play(g, "stand");
	assert_int_equal(state(g)->alive[RUSSIAN][ARM_IC], 1);
	row_is(g, ROW_CHASE, FRENCH);
	play(g, "choose 10; spend 2");
	assert_int_equal(state(g)->alive[FRENCH][ARM_CC], 0);
	assert_int_equal(state(g)->alive[RUSSIAN][ARM_CC], 0);
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_second_resolution_standard),
		cmocka_unit_test(area1812_second_resolution_with_generals),
		cmocka_unit_test(area1812_chances_agree_with_what_comes),
		cmocka_unit_test(area1812_the_choice_of_the_defender_is_told),
		cmocka_unit_test(area1812_both_lose_a_corps_though_one_stack_is_gone),
		cmocka_unit_test(area1812_pursuit_with_the_last_cavalry),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
