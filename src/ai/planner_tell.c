/* The plans that were compared, for those who want to know why. */
#include "ai/planner_own.h"

#include <string.h>

enum { HOPE_POINT = 100 };

_Static_assert((int)PLANS <= (int)THOUGHTS, "every plan is a thought");

/* How often the looks at a plan ended so. */
static void count_ends(const struct plan *p, int ended[SIDES + 1][THOUGHT_LEVELS])
{
	for (int k = 0; k < p->looks; k++) {
		int level = p->end[k] / (SIDES + 1) - 1;
		if (level >= 0 && level < THOUGHT_LEVELS)
			ended[p->end[k] % (SIDES + 1)][level]++;
	}
}

/* A plan that dropped out early was looked at less often, and is compared over those looks with the best. */
static void fill_thought(const struct planner *m, const struct plan *p, const struct plan *best, struct thought *out)
{
	int64_t sum = 0, squares = 0, alike = 0, n = p->looks < best->looks ? p->looks : best->looks;
	memset(out, 0, sizeof *out);
	out->order = p->order;
	out->orders = p->orders;
	out->manner = p->put || !p->temper || !m->mind->tempers ? NULL : m->mind->tempers[p->temper];
	out->looks = p->looks;
	for (int k = 0; k < n; k++) {
		int64_t d = (int64_t)best->value[k] - p->value[k];
		d = d > MOST ? MOST : d < -MOST ? -MOST : d;
		sum += d;
		squares += d * d;
		alike += p->end[k] == best->end[k] ? d : 0;
		out->worse += p->end[k] != best->end[k] && d > 0;
		out->better += p->end[k] != best->end[k] && d < 0;
	}
	out->points_behind = n && !m->level->hopes ? (int)(100 * alike / n / m->mind->point) : 0;
	out->behind = n ? (int)(100 * sum / n / (m->level->hopes ? HOPE_POINT : m->mind->point)) : 0;
	out->points = m->level->hopes ? "games of a hundred" : m->mind->points;
	out->sure = sum > 0 && n > 1 && sum * sum * (n - 1) >= 4 * (n * squares - sum * sum);
	for (int side = 0; side < SIDES && p->looks; side++)
		out->lost[side] = 100 * p->lost[side] / p->looks;
	memcpy(out->won, p->won, sizeof out->won);
	count_ends(p, out->ended);
}

/* Which of two comes first: what was chosen, then by what they came to. */
static bool comes_before(const struct planner *m, int a, int b, int chosen)
{
	if (a == chosen || b == chosen)
		return a == chosen;
	return m->plan[a].sum * m->plan[b].looks > m->plan[b].sum * m->plan[a].looks;
}

int planner_thoughts(const void *own, struct thought out[THOUGHTS], int *put)
{
	const struct planner *m = own;
	int best = m->stage == DECIDED ? m->chosen : planner_best(m), order[PLANS], n = 0;
	bool compared = m->plans > 1 && (m->stage == DECIDED || m->stage == LOOKING) && m->plan[best].looks;
	for (int i = 0; i < m->plans && compared; i++) {
		int at = n;
		if (!m->plan[i].looks)
			continue;
		for (; at > 0 && comes_before(m, i, order[at - 1], best); at--)
			order[at] = order[at - 1];
		order[at] = i;
		n++;
	}
	if (put)
		*put = NONE;
	for (int k = 0; k < n; k++) {
		fill_thought(m, &m->plan[order[k]], &m->plan[best], &out[k]);
		if (put && m->plan[order[k]].put)
			*put = k;
	}
	return n;
}
