#include "match/rows.h"

#include "core/memory.h"
#include "match/tale.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct view *rows_view(const struct seat *seat, int at)
{
	union any_position *known = memory_grown(NULL, 1, sizeof *known);
	struct view *v = memory_grown(NULL, 1, sizeof *v);
	if (!seat_known(seat, at, &known->common))
		memcpy(known, seat->known, seat->scenario->rules->position_size);
	seat->scenario->rules->show(seat->scenario, &known->common, seat->viewer, v);
	free(known);
	return v;
}

void rows_view_free(struct view *v)
{
	free(v);
}

void rows_fit(const char *text, char *out, size_t size)
{
	size_t n = strlen(text);
	if (n >= size)
		for (n = size - 4; n > 0 && ((unsigned char)text[n] & 0xC0) == 0x80;)
			n--;
	snprintf(out, size, "%.*s%s", (int)n, text, text[n] ? "\u2026" : "");
}

void rows_place(const struct scenario *s, int place, char cell[CHART_TEXT])
{
	rows_fit(board_called(&s->board, place).at, cell, 40);
}

const struct track *rows_track_in(const struct view *v, const char *name, int side)
{
	for (int i = 0; i < v->tracks; i++)
		if (v->track[i].side == side && !strcmp(v->track[i].name, name))
			return &v->track[i];
	return NULL;
}

void rows_track(const struct scenario *s, const struct track *t, char cell[CHART_TEXT])
{
	snprintf(cell, CHART_TEXT, "%.31s%s%.29s", t->name, t->side >= 0 ? ", " : "", t->side >= 0 ? s->side_name[t->side & 1] : "");
}

int run_stands(const struct seat *seat, const struct run *r)
{
	int n = r->n, stands = seat->at > seat->now ? seat->at : seat->now;
	while (n > 0 && r->row[n - 1].decision >= stands)
		n--;
	return n;
}

/* What a page has collected lies in the chronicle. */
static void rows_of_run(const struct seat *seat, int i, struct rows *out)
{
	static const int16_t none[CHART_SUMS];
	const struct run *r = chronicle_run(seat->chronicle, i);
	if (!r)
		return;
	out->head = &r->head;
	out->n = run_stands(seat, r);
	out->first = out->n ? &r->row[0].row : NULL;
	out->step = sizeof r->row[0];
	out->sum = out->n ? r->row[out->n - 1].sum : none;
}

void leaf_rows(const struct seat *seat, const struct chapter *ch, int leaf, struct chart *scratch, struct rows *out)
{
	chart_clear(scratch);
	*out = (struct rows){.head = &scratch->head, .sum = scratch->sum, .first = scratch->row, .step = sizeof scratch->row[0]};
	if (ch->run != NONE)
		rows_of_run(seat, ch->run, out);
	else if (ch->kind == CHAPTER_DISPATCH)
		rows_of_dispatch(seat, ch, scratch);
	else if (ch->kind == CHAPTER_GAME)
		rows_of_game(seat, leaf, scratch);
	if (ch->run == NONE)
		out->n = scratch->n;
}
