/* Plans are looked at: played out to the horizon in the same worlds with the same dice, and judged there. */
#include "ai/planner_own.h"

static void begin_look(struct planner *m)
{
	union any_position world;
	m->s->rules->imagine(m->s, &m->known.common, m->side, player_seed(m->seed, SIDE_0, m->look), &world.common);
	planner_set(m, &world.common);
	simple_manner(m->quick, &(struct manner){.tries = TRIES, .keeps = true});
}

/* The next plan that wants this look; false: the round is over. */
static bool next_look(struct planner *m)
{
	for (; m->look < m->until; m->look++, m->now = 0)
		for (; m->now < m->plans; m->now++)
			if (!m->plan[m->now].out && m->plan[m->now].looks == m->look)
				return true;
	return false;
}

void planner_begin_round(struct planner *m, int until)
{
	m->until = until < m->level->most ? until : m->level->most;
	m->now = 0;
	m->look = m->plan[0].looks;
	if (next_look(m))
		begin_look(m);
}

static int worth_now(const struct planner *m)
{
	return (m->level->hopes ? m->mind->hope : m->mind->judge)(m->s, &m->at.common, m->side);
}

/* How a game that was played out ended: with whose victory, and of what level; 0: it goes on. Only what ends alike is of one measure: the
 * judgement sets a level of victory above all points. */
static int16_t end_of(const struct result *r)
{
	return (int16_t)(r->over ? (r->level + 1) * (SIDES + 1) + r->winner + 1 : 0);
}

static void end_look(struct planner *m)
{
	struct plan *p = &m->plan[m->now];
	int value = worth_now(m);
	p->end[p->looks] = end_of(&m->at.common.header.result);
	p->value[p->looks++] = value;
	p->sum += value;
	for (int side = 0; side < SIDES; side++) {
		p->lost[side] += m->lost[side];
		p->won[side] += m->at.common.header.result.over && m->at.common.header.result.winner == side;
	}
	m->now++;
	if (next_look(m)) {
		if (planner_looked_enough(m))
			planner_decide(m);
		else
			begin_look(m);
		return;
	}
	if (m->round++ == m->level->halvings || m->until == m->level->most) {
		planner_decide(m);
		return;
	}
	planner_halve(m);
	planner_drop_beaten(m);
	if (planner_settled(m))
		planner_decide(m);
	else
		planner_begin_round(m, 2 * m->until);
}

static bool at_horizon(struct planner *m)
{
	const struct header *h = &m->at.common.header;
	if (h->turn != m->turn || h->phasing != m->phasing) {
		m->turn = h->turn;
		m->phasing = h->phasing;
		m->turns++;
	}
	return h->result.over || m->turns >= m->level->horizon + m->mind->ahead || m->step >= LONG_GAME;
}

/* The order of the plan that comes now; NULL where it does not fit any more. */
static const struct order *planned(struct planner *m, const struct plan *p)
{
	if (m->step >= p->orders || m->asked)
		return NULL;
	const struct order *o = &p->order[m->step];
	return rules_allow(m->s, &m->at.common, o, NULL) ? o : NULL;
}

void planner_look_on(struct planner *m, long nodes)
{
	int index;
	if (!m->asked && at_horizon(m)) {
		end_look(m);
		return;
	}
	const struct order *o = planned(m, &m->plan[m->now]);
	if (o) {
		planner_give(m, o);
		return;
	}
	if (planner_quick_order(m, nodes, &index))
		planner_give(m, &m->choice.at[index]);
}
