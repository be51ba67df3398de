/* Plans are written: what one side does until a die falls, the enemy decides or the phase ends. */
#include "ai/planner_own.h"

#include <string.h>

static int tempers_of(const struct mind *mind)
{
	int n = 0;
	while (mind->tempers && mind->tempers[n])
		n++;
	return n ? n : 1;
}

void planner_begin_plan(struct planner *m)
{
	struct plan *p = &m->plan[m->plans];
	int number = m->round; /* one that comes to the same as another leaves its place to the next */
	memset(p, 0, sizeof *p);
	p->temper = number % tempers_of(m->mind);
	m->now = number;
	planner_set(m, &m->known.common);
	m->row = frame_now(&m->known.common)->row;
	m->drawn = m->known.common.dice.drawn;
	/* the usual way is the one he goes when nobody asks what it is worth */
	simple_manner(m->quick, &(struct manner){.tries = number ? TRIES : SIMPLE_TRIES, .temper = number, .keeps = number > 0, .reads = !number});
}

/* A plan ends where something happens that it cannot foresee, or another phase begins. */
static bool plan_ends(const struct planner *m, const struct plan *p)
{
	const struct position *at = &m->at.common;
	return at->header.result.over || at->dice.drawn != m->drawn || at->header.turn != m->turn ||
	       at->header.phasing != m->phasing || at->frame[0].row != m->known.common.frame[0].row || p->orders == PLAN_ORDERS ||
	       (int)frame_now(at)->side != (int)m->side;
}

static bool same_plan(const struct plan *a, const struct plan *b)
{
	if (a->orders != b->orders)
		return false;
	for (int i = 0; i < a->orders; i++)
		if (!order_same(&a->order[i], &b->order[i]))
			return false;
	return true;
}

static void end_plan(struct planner *m)
{
	bool new = true;
	for (int i = 0; i < m->plans && new; i++)
		new = !same_plan(&m->plan[i], &m->plan[m->plans]);
	if (new)
		m->plans++;
	m->round++;
	if (m->round < m->level->plans && m->plans < PLANS) {
		planner_begin_plan(m);
		return;
	}
	if (m->plans == 1) {
		m->stage = DECIDED;
		return;
	}
	m->stage = LOOKING;
	m->round = 0;
	planner_begin_round(m, m->level->looks);
}

void planner_write_put(struct planner *m)
{
	struct plan *p = &m->plan[0];
	planner_begin_plan(m);
	p->put = true;
	while (p->orders < m->put.orders && !plan_ends(m, p) && rules_allow(m->s, &m->at.common, &m->put.order[p->orders], NULL)) {
		p->order[p->orders] = m->put.order[p->orders];
		planner_give(m, &p->order[p->orders++]);
	}
	m->plans = 1;
}

void planner_write_on(struct planner *m, long nodes)
{
	struct plan *p = &m->plan[m->plans];
	int index;
	if (plan_ends(m, p)) {
		end_plan(m);
		return;
	}
	if (!planner_quick_order(m, nodes, &index))
		return;
	p->order[p->orders++] = m->choice.at[index];
	planner_give(m, &m->choice.at[index]);
}
