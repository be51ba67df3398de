/* Dice fixed by hand: part of the record. */
#include "match/inside.h"

#include <string.h>

const struct fix *match_fix_at(const struct match *m, int at)
{
	for (int i = m->fixes; i-- > 0 && m->fix[i].at >= at;)
		if (m->fix[i].at == at)
			return &m->fix[i];
	return NULL;
}

void match_fix_apply(const struct match *m, int at, struct position *p)
{
	const struct fix *f = match_fix_at(m, at);
	if (f)
		dice_force(&p->dice, f->value, f->n);
}

static bool possible(const int *values, int n, struct error *e)
{
	if (n < 0 || n > MAX_FORCED)
		return error_set(e, NULL, NULL, NULL, "0 to %d dice can be fixed, not %d", MAX_FORCED, n);
	for (int i = 0; i < n; i++)
		if (values[i] < 1 || values[i] > 255)
			return error_set(e, NULL, NULL, NULL, "a fixed die must be 1 to 255, not %d", values[i]);
	return true;
}

bool match_fix(struct match *m, const int *values, int n, struct error *e)
{
	if (!possible(values, n, e))
		return false;
	struct fix *at = match_grown(m->fix, m->fixes, &m->fix_room, sizeof *at);
	if (!at)
		return error_set(e, NULL, NULL, NULL, "there is no memory for fixed dice");
	m->fix = at;
	if (!m->fixes || at[m->fixes - 1].at != m->now)
		m->fixes++;
	struct fix *f = &at[m->fixes - 1];
	memset(f, 0, sizeof *f);
	f->at = m->now;
	f->n = n;
	if (n)
		memcpy(f->value, values, (size_t)n * sizeof *values);
	dice_force(&m->at.common.dice, f->value, n);
	return true;
}

bool match_force(struct match *m, const int *values, int n, struct error *e)
{
	if (!possible(values, n, e))
		return false;
	match_cut(m);
	bool fine = match_fix(m, values, n, e);
	autosave_anew(m);
	match_told_all(m);
	return fine;
}
