#include "core/chart.h"

#include <stdio.h>
#include <string.h>

void chart_clear(struct chart *s)
{
	memset(&s->head, 0, sizeof s->head);
	memset(s->sum, 0, sizeof s->sum);
	s->n = 0;
}

struct chart_row *chart_add(struct chart *s, enum chart_style style)
{
	struct chart_row *r = &s->row[s->n < CHART_ROWS ? s->n++ : CHART_ROWS - 1];
	memset(r, 0, sizeof *r);
	r->style = (uint8_t)style;
	r->side = NONE;
	r->piece = r->piece2 = r->place = r->rule = r->hit_table = r->hit_row = r->hit_column = NONE;
	return r;
}

void chart_cell(struct chart_row *r, int n, const char *words)
{
	text_copy(r->cell[n], CHART_TEXT, words);
}

void chart_listed(char *list, size_t size, int n, const char *words)
{
	size_t used = strlen(list);
	if (n && used + 4 < size)
		snprintf(list + used, size - used, "%s%d %s", used ? ", " : "", n, words);
}

void chart_hit(struct chart_row *r, int table, int row, int column)
{
	r->hit_table = (int16_t)table;
	r->hit_row = (int16_t)row;
	r->hit_column = (int16_t)column;
}

void chart_column(struct chart *s, const char *name, int wide, bool spare, bool right)
{
	int n = s->head.columns;
	if (n == CHART_CELLS)
		return;
	snprintf(s->head.name[n], sizeof s->head.name[n], "%s", name);
	s->head.wide[n] = (uint8_t)wide;
	s->head.spare[n] = spare;
	s->head.right[n] = right;
	s->head.columns = n + 1;
}

void chart_title(struct chart *s, const char *words)
{
	snprintf(s->head.title, sizeof s->head.title, "%s", words);
}

void chart_total(struct chart *s, int column, const char *words, int n, int rule)
{
	struct chart_row *r = chart_add(s, CHART_TOTAL);
	r->rule = (int16_t)rule;
	chart_cell(r, 0, words);
	snprintf(r->cell[column], sizeof r->cell[column], "%d", n);
}
