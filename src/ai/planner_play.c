/* The quick player, who plays what is played out and writes the plans. */
#include "ai/planner_own.h"

#include <string.h>

bool planner_quick_order(struct planner *m, long nodes, int *index)
{
	if (!m->asked) {
		rules_orders(m->s, &m->at.common, &m->choice);
		if (m->choice.n == 1) {
			*index = 0;
			return true;
		}
		simple_player.ask(m->quick, &m->at.common, &m->choice, player_seed(m->seed, NOBODY, m->step + (m->now + 1) * LONG_GAME));
		m->asked = true;
	}
	if (!simple_player.think(m->quick, nodes))
		return false;
	*index = simple_player.answer(m->quick, NULL, NULL, NULL);
	m->asked = false;
	return true;
}

/* Who is lost by the events of an order. */
static void count_lost(struct planner *m)
{
	for (int i = 0; i < m->ev.n; i++)
		rules_add_lost(m->s, &m->ev.at[i], m->lost);
}

void planner_give(struct planner *m, const struct order *o)
{
	if (m->counts)
		events_clear(&m->ev);
	rules_play(m->s, &m->at.common, o, m->counts ? &m->ev : NULL, NULL);
	if (m->counts)
		count_lost(m);
	m->step++;
	m->played++;
}

void planner_set(struct planner *m, const struct position *from)
{
	memcpy(&m->at, from, m->s->rules->position_size);
	m->step = m->turns = m->lost[0] = m->lost[1] = 0;
	m->turn = from->header.turn;
	m->phasing = from->header.phasing;
	m->asked = false;
}
