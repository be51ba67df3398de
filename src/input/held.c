/* While something is still to be told the map shows what there was before it: its end is not to be seen there first. */
#include "input/own.h"

static void take_away(struct view *v, int i)
{
	v->counters--;
	for (; i < v->counters; i++)
		v->counter[i] = v->counter[i + 1];
}

/* What one event did to the counters; what it did to their strength is seen when its decision is over. */
static void follow(struct view *v, const struct event *e)
{
	int i = 0;

	while (i < v->counters && (e->piece == NONE || v->counter[i].piece != e->piece))
		i++;
	if (i == v->counters)
		return;
	if (e->kind == EVENT_ELIMINATE || e->kind == EVENT_EXIT)
		take_away(v, i);
	else if (event_moves(e->kind) && e->to >= 0)
		v->counter[i].place = e->to;
}

void held_look(struct table_view *t)
{
	const struct heard *h = chronicle_heard(t->seat->chronicle, t->hold.decision);

	t->view = &t->seat->view;
	t->known = t->seat->known;
	if (!t->held || !seat_saw(t->seat, t->hold.decision < 0 ? 0 : t->hold.decision, &t->held_at.common, &t->held_view))
		return;
	for (int i = 0; h && i < t->hold.event && i < h->n; i++)
		follow(&t->held_view, &h->at[i]);
	t->view = &t->held_view;
	t->known = &t->held_at.common;
}
