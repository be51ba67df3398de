/* The Captain and the Marshal: whole plans of a phase, compared by playing them out.
 *
 * A plan is what one side does until a die falls, the enemy decides or the phase ends. Number 0 is what the game's counsel would
 * do anyway; the others are written in its other tempers. Each is looked at in the same worlds with the same dice, played on by
 * the quick player for both sides to the horizon, and judged there. The worse half drops out, the rest is looked at twice as
 * often. What is best in the end must beat number 0 by more than chance would, or number 0 is played. The Marshal of a game that
 * may end before the horizon compares how likely victory is there; what is clearly behind he does not look at again. Where looking ahead makes
 * no decision better (mind.aside) only those are compared that somebody asks about.
 *
 * A machine with explicit state: a step asks the quick player for one order, or plays one, so it can be left and resumed anywhere.
 */
#include "ai/planner_own.h"

#include "ai/proofs.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static void *begin(const struct scenario *s, const struct level *level)
{
	struct planner *m = calloc(1, sizeof *m);
	if (!m)
		return NULL;
	m->s = s;
	m->mind = mind_of(s);
	m->level = level;
	m->quick = simple_player.open(s, SIDE_0, 0);
	if (m->quick)
		return m;
	free(m);
	return NULL;
}

static void end(void *own)
{
	struct planner *m = own;
	if (!m)
		return;
	simple_player.close(m->quick);
	free(m);
}

/* The next order of the plan that is being carried out, as an index; NONE: there is none, or it does not fit. */
static int go_on(struct planner *m)
{
	const struct position *p = &m->known.common;
	if (m->given >= m->kept.orders || p->header.turn != m->kept_turn || p->frame[0].row != m->kept_row ||
	    p->dice.drawn != m->kept_drawn)
		return NONE;
	return orders_find(&m->list, &m->kept.order[m->given]);
}

/* Asked the same again it takes back what it had made of it. */
static void forget_answer(struct planner *m, uint64_t seed)
{
	if (m->seed == seed && m->carried)
		m->given--;
	else if (m->seed == seed)
		m->kept.orders = 0;
	m->seed = seed;
	m->carried = false;
}

static bool worth_a_thought(const struct planner *m, const struct position *p)
{
	return (!m->mind->aside || m->weighs || m->advises) && m->mind->thinks >> frame_now(p)->row & 1 && m->list.n > 1 && set_empty(&p->hand) && set_empty(&p->against);
}

static void ask(void *own, const struct position *known, const struct orders *list, uint64_t seed)
{
	struct planner *m = own;
	memcpy(&m->known, known, m->s->rules->position_size);
	m->list = *list;
	forget_answer(m, seed);
	m->plans = m->round = m->chosen = m->now = 0;
	m->played = 0;
	m->asked = false;
	m->plan[0].orders = 0;
	m->stage = DECIDED;
	if (!list->n)
		return;
	m->stage = CARRYING;
	m->side = (enum side)list->at[0].side;
	if (!m->weighs && go_on(m) != NONE)
		return;
	m->kept.orders = 0;
	bool thinks = worth_a_thought(m, known);
	m->advises = false;
	if (thinks) {
		m->stage = WRITING;
		if (m->weighs)
			planner_write_put(m);
		planner_begin_plan(m);
		return;
	}
	if (m->weighs) {
		m->stage = DECIDED;
		return;
	}
	m->stage = QUICK;
	planner_set(m, known);
	simple_manner(m->quick, &(struct manner){.tries = SIMPLE_TRIES, .reads = true});
}

static void carry_on(struct planner *m)
{
	m->plan[0].order[0] = m->list.at[go_on(m)];
	m->plan[0].orders = 1;
	m->given++;
	m->carried = true;
	m->stage = DECIDED;
}

/* The plan that was chosen is kept for the orders that follow. */
static void keep(struct planner *m)
{
	const struct position *p = &m->known.common;
	m->kept = m->plan[m->chosen];
	m->given = 1;
	m->kept_turn = p->header.turn;
	m->kept_row = p->frame[0].row;
	m->kept_drawn = p->dice.drawn;
}

static void answer_quickly(struct planner *m, long nodes)
{
	int index;
	if (!planner_quick_order(m, nodes, &index))
		return;
	m->plan[0].order[0] = m->list.at[index];
	m->plan[0].orders = 1;
	m->stage = DECIDED;
}

static bool think(void *own, long nodes)
{
	struct planner *m = own;
	long until = nodes > LONG_MAX - m->played ? LONG_MAX : m->played + nodes;
	while (m->stage != DECIDED && m->played < until) {
		bool thought = m->stage == WRITING || m->stage == LOOKING;
		if (m->stage == CARRYING)
			carry_on(m);
		else if (m->stage == QUICK)
			answer_quickly(m, nodes);
		else if (m->stage == WRITING)
			planner_write_on(m, nodes);
		else
			planner_look_on(m, nodes);
		if (m->asked)
			return false;
		if (m->stage == DECIDED && thought && !m->weighs)
			keep(m);
	}
	return m->stage == DECIDED;
}

static void say(const struct planner *m, struct text *words)
{
	if (m->plans > 1)
		text_set(words, "the best of %d plans", m->plans);
	else if (m->list.n == 1)
		text_set(words, "the only order there is");
	else if (m->carried)
		text_set(words, "what was planned before");
	else if (m->stage == DECIDED && !m->plans) /* it was not thought about */
		simple_player.answer(m->quick, NULL, words, NULL);
	else
		mind_say_usual(m->mind, &m->known.common, words);
}

/* While no plan has an order yet: what the quick player would do so far. NONE: he was not asked. */
static int first_idea(const struct planner *m)
{
	int index = m->asked ? simple_player.answer(m->quick, NULL, NULL, NULL) : NONE;
	return index == NONE ? NONE : orders_find(&m->list, &m->choice.at[index]);
}

static int answer(const void *own, struct account *why, struct text *words, int *permille)
{
	const struct planner *m = own;
	int best = m->stage == DECIDED ? m->chosen : m->stage == LOOKING ? planner_best(m) : 0;
	player_no_reasons(why);
	if (words)
		say(m, words);
	if (permille) {
		int rounds = m->level->halvings + 1;
		*permille = m->stage == DECIDED ? 1000 : m->stage == LOOKING ? 100 + 899 * m->round / rounds : 0;
	}
	int found = m->plan[best].orders ? orders_find(&m->list, &m->plan[best].order[0]) : first_idea(m);
	return !m->list.n ? NONE : found == NONE ? 0 : found;
}

static void weigh(void *own, const struct order *order, int n)
{
	struct planner *m = own;
	m->counts = m->advises = true;
	m->weighs = n > 0;
	m->put.orders = n < PLAN_ORDERS ? n : PLAN_ORDERS;
	if (n > 0)
		memcpy(m->put.order, order, (size_t)m->put.orders * sizeof *order);
}

static unsigned captain_sides(const struct scenario *s)
{
	return proof_sides("captain", s);
}

static void *begin_captain(const struct scenario *s, enum side side, uint64_t seed)
{
	static const struct level captain = {.plans = 8, .looks = 6, .halvings = 2, .most = 24, .horizon = 3, .doubt = 5, .thought = 60000};
	(void)side, (void)seed;
	return begin(s, &captain);
}

const struct player captain_player = {
	.id = "captain",
	.name = "The Captain",
	.looks = "eight plans for the whole phase, each played out through the enemy's answer; where that gains nothing, at what the enemy may do in secret or at a second way for the army",
	.sides = captain_sides,
	.open = begin_captain,
	.close = end,
	.ask = ask,
	.think = think,
	.answer = answer,
	.weigh = weigh,
	.thoughts = planner_thoughts,
};

static unsigned marshal_sides(const struct scenario *s)
{
	return proof_sides("marshal", s);
}

static void *begin_marshal(const struct scenario *s, enum side side, uint64_t seed)
{
	static const struct level marshal = {.plans = 20, .looks = 8, .halvings = 3, .most = 48, .horizon = 4, .doubt = 5, .thought = 300000};
	static const struct level hoping = {.plans = 20, .looks = 12, .halvings = 3, .most = LOOKS, .horizon = 4, .doubt = 5, .clear = 15,
					    .thought = 60000, .hopes = true};
	(void)side, (void)seed;
	return begin(s, mind_of(s)->hope ? &hoping : &marshal);
}

const struct player marshal_player = {
	.id = "marshal",
	.name = "The Marshal",
	.looks = "twenty plans for the whole phase, each played out through two turns",
	.sides = marshal_sides,
	.open = begin_marshal,
	.close = end,
	.ask = ask,
	.think = think,
	.answer = answer,
	.weigh = weigh,
	.thoughts = planner_thoughts,
};
