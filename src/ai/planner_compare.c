/* Plans are compared, look by look. */
#include "ai/planner_own.h"

enum { CLEARLY = 10 };

int planner_best(const struct planner *m)
{
	int best = 0;
	for (int i = 1; i < m->plans; i++)
		if (!m->plan[i].out && m->plan[i].looks && m->plan[i].looks == m->plan[0].looks && m->plan[i].sum > m->plan[best].sum)
			best = i;
	return best;
}

/* Does it beat another by so many tenths of a standard error of the differences, look by look? */
static bool beats(const struct plan *p, const struct plan *other, int far)
{
	int64_t sum = 0, squares = 0, n = 0;
	for (int k = 0; k < p->looks && k < other->looks; k++, n++) {
		int64_t d = (int64_t)p->value[k] - other->value[k];
		d = d > MOST ? MOST : d < -MOST ? -MOST : d;
		sum += d;
		squares += d * d;
	}
	int64_t spread = n * squares - sum * sum;
	return sum > 0 && n > 1 && sum * sum * (n - 1) >= spread / 100 * far * far;
}

static bool beats_doubt(const struct planner *m, const struct plan *p)
{
	int more = m->mind->doubt_at ? m->mind->doubt_at(m->s, &m->known.common) : m->mind->doubt;
	return beats(p, &m->plan[0], m->level->doubt + more);
}

void planner_decide(struct planner *m)
{
	int best = planner_best(m);
	m->chosen = best && (m->weighs || beats_doubt(m, &m->plan[best])) ? best : 0;
	m->stage = DECIDED;
}

static int others_in(const struct planner *m)
{
	int in = 0;
	for (int i = 1; i < m->plans; i++)
		in += !m->plan[i].out;
	return in;
}

void planner_halve(struct planner *m)
{
	for (int drop = others_in(m) / 2; drop > 0; drop--) {
		int worst = NONE;
		for (int i = 1; i < m->plans; i++)
			if (!m->plan[i].out && (worst == NONE || m->plan[i].sum < m->plan[worst].sum))
				worst = i;
		m->plan[worst].out = true;
	}
}

void planner_drop_beaten(struct planner *m)
{
	int best = planner_best(m);
	for (int i = 1; i < m->plans && m->level->clear; i++)
		m->plan[i].out |= i != best && beats(&m->plan[best], &m->plan[i], m->level->clear);
}

bool planner_settled(const struct planner *m)
{
	int in = others_in(m), best = planner_best(m);
	return !in || (m->level->clear && in == 1 && best && beats(&m->plan[best], &m->plan[0], m->level->clear + CLEARLY));
}

bool planner_looked_enough(const struct planner *m)
{
	return m->now == 0 && m->plan[0].looks > 1 && m->played * (m->mind->price ? m->mind->price : 1) >= m->level->thought;
}
