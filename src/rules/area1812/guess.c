/* What a side may think the other's closed stacks to be, dealt from what it sees alone: where they stand, with how many
 * counters, how many corps were counted where, how many units of each kind live. Two positions that look the same to
 * the side give the same deal; nothing is read off the place of a closed unit.
 *
 * Every counter is a supply unit, depot or leader, or a pile of corps of one arm. A corps beyond the first of its pile
 * joins a pile the more likely the bigger that is, so that great stacks are thought possible.
 */
#include "rules/area1812/area1812.h"

#include <string.h>

struct slot {
	int8_t place, arm; /* ARMS: not yet dealt */
	uint8_t corps;
};

struct table_of_guess {
	const struct land *g;
	struct campaign *c;
	int enemy, slots, pool[ARMS];
	int quota[REGIONS]; /* corps that are still to be put there, or NONE: never counted */
	int open[REGIONS];  /* slots that may become corps */
	struct slot slot[MAX_PIECES];
	uint64_t *state;
};

static int region_at(const struct table_of_guess *t, int slot)
{
	return t->g->region[t->slot[slot].place];
}

static void lay_out(const struct scenario *s, struct table_of_guess *t)
{
	struct campaign *c = t->c;
	for (int r = 0; r < t->g->regions; r++)
		t->quota[r] = c->counted[t->enemy][r];
	for (int i = t->g->first[t->enemy]; i < t->g->last[t->enemy]; i++) {
		int at = c->p.piece[i].place, arm = t->g->arm[i];
		if (at < 0)
			continue;
		if (!ar_knows(s, c, i, 1 - t->enemy)) {
			t->pool[arm]++;
			c->at[t->enemy][at][arm]--;
		} else if (arm <= ARM_CC && t->quota[t->g->region[at]] > 0) {
			t->quota[t->g->region[at]]--;
		}
	}
	for (int at = 0; at < t->g->places; at++)
		for (int i = 0; i < c->backs[t->enemy][at] && t->slots < MAX_PIECES; i++) {
			t->slot[t->slots++] = (struct slot){(int8_t)at, ARMS, 0};
			t->open[t->g->region[at]]++;
		}
}

/* A counter that is no corps: where too many counters lie for the corps counted there, if there is such a region. */
static int single_slot(struct table_of_guess *t)
{
	int n = 0, chosen = NONE, most = 0;
	for (int i = 0; i < t->slots; i++) {
		int r = region_at(t, i), quota = t->quota[r];
		if (t->slot[i].arm != ARMS || (quota > 0 && t->open[r] == 1))
			continue;
		int press = quota == NONE || t->open[r] <= quota ? 1 : 2;
		if (press < most)
			continue;
		n = press > most ? 0 : n;
		most = press;
		if (!random_below(t->state, ++n))
			chosen = i;
	}
	return chosen;
}

static void deal_singles(struct table_of_guess *t)
{
	for (int arm = ARM_SU; arm < ARMS; arm++)
		for (; t->pool[arm]; t->pool[arm]--) {
			int i = single_slot(t);
			if (i == NONE)
				return;
			t->slot[i].arm = (int8_t)arm;
			t->open[region_at(t, i)]--;
		}
}

static void put(struct table_of_guess *t, int i)
{
	int r = region_at(t, i);
	t->slot[i].corps++;
	t->pool[t->slot[i].arm]--;
	if (t->quota[r] > 0)
		t->quota[r]--;
}

/* A pile to grow: in a region that lacks corps (or, without `lacks`, was never counted), of an arm that is left. */
static int pile(struct table_of_guess *t, bool lacks)
{
	int weight = 0, chosen = NONE;
	for (int i = 0; i < t->slots; i++) {
		int quota = t->quota[region_at(t, i)];
		if (t->slot[i].arm > ARM_CC || !t->pool[t->slot[i].arm] || (lacks ? quota <= 0 : quota != NONE))
			continue;
		weight += t->slot[i].corps;
		if (random_below(t->state, weight) < t->slot[i].corps)
			chosen = i;
	}
	return chosen;
}

static void deal_corps(struct table_of_guess *t)
{
	for (int i = 0; i < t->slots; i++) {
		int left = t->pool[ARM_IC] + t->pool[ARM_CC];
		if (t->slot[i].arm != ARMS || !left)
			continue;
		t->slot[i].arm = random_below(t->state, left) < t->pool[ARM_IC] ? ARM_IC : ARM_CC;
		put(t, i);
	}
	for (int lacks = 1; lacks >= 0; lacks--)
		for (int i; (i = pile(t, lacks)) != NONE;)
			put(t, i);
}

/* Units of an arm to a place: the lowest numbers first, so that like deals are the same to the byte. */
static void fill(const struct scenario *s, struct table_of_guess *t, const struct campaign *truth, int arm, int *next, int place, int n)
{
	for (; n > 0 && *next < t->g->end[t->enemy][arm]; ++*next) {
		if (truth->p.piece[*next].place < 0 || ar_knows(s, truth, *next, 1 - t->enemy))
			continue;
		t->c->p.piece[*next].place = (int16_t)place;
		t->c->at[t->enemy][place][arm]++;
		n--;
	}
}

/* What found no counter of its kind stands with the first stack that there is. */
static void hand_out(const struct scenario *s, struct table_of_guess *t, const struct campaign *truth)
{
	for (int arm = 0; arm < ARMS; arm++) {
		int next = t->g->begin[t->enemy][arm];
		for (int i = 0; i < t->slots; i++)
			if (t->slot[i].arm == arm)
				fill(s, t, truth, arm, &next, t->slot[i].place, arm <= ARM_CC ? t->slot[i].corps : 1);
		fill(s, t, truth, arm, &next, t->slot[0].place, t->pool[arm]);
	}
}

bool ar_guess(const struct scenario *s, const struct campaign *c, int side, uint64_t *state, struct campaign *out)
{
	struct table_of_guess t = {.g = land_of(s), .c = out, .enemy = 1 - side, .state = state};
	*out = *c;
	dice_seed(&out->p.dice, 1);
	if (c->battle.place != NONE && !c->battle.chits)
		out->battle.plan[t.enemy] = NONE;
	lay_out(s, &t);
	if (!t.slots)
		return false;
	deal_singles(&t);
	deal_corps(&t);
	hand_out(s, &t, c);
	return true;
}
