/* Second look: Retreat Before Combat and the eliminations after it, stacks of every kind against each other, by a
 * second reading of Combat A to D.
 */
#include "field.h"

#include <stdio.h>
#include <string.h>

struct stack {
	int n[ARMS];    /* still in the area */
	int away[ARMS]; /* retreated */
	int lost;       /* corps */
	int cavalry;    /* what the owner sends back: so many, */
	bool train, staff; /* and supply units, and leaders */
};

static struct game *g;
static unsigned char memory[POSITION_BYTES];
static int place;

static int below(uint64_t *random, int n)
{
	return (int)(random_next(random) % (uint32_t)n);
}

/* The French attack R50; a second battle at Riga keeps the Combat Phase from ending. */
static void open_stage(void)
{
	g = field(STACKS(5, "{\"at\":\"R50\",\"ic\":2,\"cc\":3,\"su\":1,\"leaders\":\"ABG\"},{\"at\":\"R30\",\"ic\":1}",
			 "{\"at\":\"R44\",\"ic\":2,\"cc\":3,\"su\":1,\"dp\":1,\"leaders\":\"ABE\"},{\"at\":\"R30\",\"ic\":1}"),
		  "optional_rules=1");
	to_french(g);
	march_all(g, "FR-su-1", "R50");
	go_on_to(g, ROW_PLAN, FRENCH);
	place = place_of(g, "R50");
	assert_int_equal(state(g)->battle.place, place);
	memcpy(memory, g->memory, sizeof memory);
}

static void deal(struct stack at[2], uint64_t *random)
{
	static const int most[ARMS] = {3, 4, 2, 2, 4};
	memcpy(g->memory, memory, sizeof memory);
	memset(at, 0, 2 * sizeof *at);
	for (int side = 0; side < 2; side++) {
		for (int arm = 0; arm < ARMS; arm++) {
			int n = below(random, most[arm]);
			n = arm == ARM_IC && below(random, 2) ? 0 : arm == ARM_DP && side == RUSSIAN ? 0 : n;
			at[side].n[arm] = n;
			while (state(g)->at[side][place][arm] > n)
				ar_place(&g->s, state(g), ar_find(&g->s, state(g), side, place, arm, NULL), AT_LOST);
		}
		at[side].cavalry = below(random, 4);
		at[side].train = below(random, 2);
		at[side].staff = below(random, 2);
	}
}

static int units(const struct stack *k)
{
	return k->n[ARM_IC] + k->n[ARM_CC] + k->n[ARM_SU] + k->n[ARM_DP] + k->n[ARM_LEADER];
}

static void move(struct stack *k, int arm, int n)
{
	k->n[arm] -= n;
	k->away[arm] += n;
}

/* Combat A to C: who goes. */
static void go_back(struct stack *k, const struct stack *enemy)
{
	bool must = !k->n[ARM_IC] && enemy->n[ARM_IC];
	int cavalry = must || k->cavalry > k->n[ARM_CC] ? k->n[ARM_CC] : k->cavalry;
	move(k, ARM_CC, cavalry);
	if (cavalry && k->train)
		move(k, ARM_SU, k->n[ARM_SU]);
	if (k->staff)
		move(k, ARM_LEADER, k->n[ARM_LEADER]);
}

/* Combat D. */
static bool doomed(const struct stack *k, const struct stack *enemy)
{
	if (!k->n[ARM_IC] && enemy->n[ARM_IC])
		return true;
	return !k->n[ARM_IC] && !k->n[ARM_CC] && enemy->n[ARM_CC];
}

static void resolve(struct stack at[2])
{
	go_back(&at[RUSSIAN], &at[FRENCH]);
	if (!units(&at[RUSSIAN]))
		return;
	go_back(&at[FRENCH], &at[RUSSIAN]);
	bool dies[2] = {doomed(&at[0], &at[1]), doomed(&at[1], &at[0])};
	for (int side = 0; side < 2; side++) {
		if (!dies[side] || !units(&at[1 - side]))
			continue;
		at[side].lost = at[side].n[ARM_IC] + at[side].n[ARM_CC];
		memset(at[side].n, 0, sizeof at[side].n);
	}
}

/* The order that the owner's wishes ask for; a supply unit only once cavalry is in hand. */
static int chosen(const struct stack at[2])
{
	const struct frame *f = frame_now(now(g));
	const struct land *land = land_of(&g->s);
	const struct stack *k = &at[f->side];
	int held = 0, stand = NONE, commit = NONE;
	bool must = !k->n[ARM_IC] && at[1 - f->side].n[ARM_IC];
	if (f->row == ROW_PLAN)
		return 3; /* Probe against Cordon: no effect */
	for (int i = set_next(&now(g)->hand, 0); i >= 0; i = set_next(&now(g)->hand, i + 1))
		held += land->arm[i] == ARM_CC;
	for (int i = 0; f->row == ROW_RETIRE && i < g->list.n; i++) {
		const struct order *o = &g->list.at[i];
		int arm = o->verb == VERB_RETIRE ? land->arm[o->piece] : NONE;
		if ((arm == ARM_CC && (must || held < k->cavalry)) || (arm == ARM_SU && k->train) ||
		    (arm == ARM_LEADER && k->staff))
			return i;
		stand = o->verb == VERB_STAND ? i : stand;
		commit = o->verb == VERB_COMMIT ? i : commit;
	}
	return commit != NONE ? commit : stand != NONE ? stand : 0;
}

static void compare(const struct stack start[2], const struct stack at[2])
{
	const struct campaign *c = state(g);
	for (int side = 0; side < 2; side++)
		for (int arm = 0; arm < ARMS; arm++) {
			int here = c->at[side][place][arm], alive = c->alive[side][arm] - (arm == ARM_IC);
			if (here != at[side].n[arm] || alive != at[side].n[arm] + at[side].away[arm] ||
			    c->lost[side] != at[side].lost)
				fail_msg("%d+%d+%d+%d+%d attack %d+%d+%d+%d+%d: arm %d of side %d: %d stay, should %d, "
					 "%d live, should %d", start[0].n[0], start[0].n[1], start[0].n[2], start[0].n[3],
					 start[0].n[4], start[1].n[0], start[1].n[1], start[1].n[2], start[1].n[3],
					 start[1].n[4], arm, side, here, at[side].n[arm], alive,
					 at[side].n[arm] + at[side].away[arm]);
		}
}

/* [Combat Step 3, Combat A, Combat B, Combat C, Combat D, Combat Situation Summary, Leaders B, reading 31] */
static void area1812_retreats_before_combat_by_a_second_reading(void **unused)
{
	(void)unused;
	uint64_t random = 4;
	open_stage();
	for (int i = 0; i < 4000; i++) {
		struct stack start[2], at[2];
		deal(start, &random);
		if (!units(&start[0]) || !units(&start[1]))
			continue;
		memcpy(at, start, sizeof at);
		while (state(g)->battle.place == place) {
			rules_orders(&g->s, now(g), &g->list);
			struct order o = g->list.at[chosen(start)];
			events_clear(&g->ev);
			assert_true(rules_play(&g->s, now(g), &o, &g->ev, &g->e));
		}
		resolve(at);
		compare(start, at);
	}
	leave(g);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(area1812_retreats_before_combat_by_a_second_reading),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
