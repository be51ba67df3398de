#include "core/outlook.h"

#include "core/scenario.h"

#include <string.h>

void outlook_clear(struct outlook *out)
{
	memset(out, 0, sizeof *out);
	out->kind = OUTLOOK_UNKNOWN;
	account_clear(&out->sum);
}

int outlook_case(struct outlook *out, int if_text, int if_number, const int *ways, int results)
{
	int i = out->cases < OUTLOOK_CASES ? out->cases++ : OUTLOOK_CASES - 1;
	memset(&out->on[i], 0, sizeof out->on[i]);
	out->on[i].if_text = (int16_t)if_text;
	out->on[i].if_number = (int16_t)if_number;
	out->on[i].attacker = NOBODY;
	for (int r = 0; r < results; r++) {
		if (!ways[r])
			continue;
		out->on[i].at[out->on[i].n].result = (int16_t)r;
		out->on[i].at[out->on[i].n++].ways = ways[r];
		out->on[i].of += ways[r];
	}
	return i;
}

void outlook_table(struct outlook *out, const struct scenario *s, int table, int column, int drm)
{
	const struct table *t = &s->table[table];
	int ways[TABLE_MAX_RESULTS];
	table_chances(t, column, drm, ways);
	out->kind = OUTLOOK_EXACT;
	out->sum.table = (int16_t)table;
	out->sum.column = (int16_t)column;
	outlook_case(out, NONE, NONE, ways, t->results);
}

struct warning *outlook_warn(struct outlook *out, int rule)
{
	struct warning *w = &out->warn[out->warnings < OUTLOOK_WARNINGS ? out->warnings++ : OUTLOOK_WARNINGS - 1];
	memset(w, 0, sizeof *w);
	w->rule = (int16_t)rule;
	return w;
}
