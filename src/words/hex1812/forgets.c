/* What may be forgotten at the end of a phase, and what is about to cost something. */
#include "words/hex1812/own.h"

/* [Supply A, Unsupplied Chart] Units that would go hungry as they stand: asked where something can still be done about it, while units
 * march and while depots are set up. */
static void hungry(const struct scenario *s, const struct campaign *c, int side, struct forgotten *out)
{
	struct hx_forecast f;
	hx_forecast(s, c, &f);
	for (int i = set_next(&f.starving, 0); i >= 0; i = set_next(&f.starving, i + 1)) {
		if (s->piece[i].side != side)
			continue;
		forgotten_add(out, i, c->p.piece[i].place, f.without[side] == 1 ? "1 unit would go hungry where it stands." :
			      "%d units would go hungry where they stand.", f.without[side]);
		return;
	}
}

/* [Supply B] An area that could still be made a depot, or stripped, before combat. */
static void idle_supply(const struct scenario *s, const struct campaign *c, int side, const struct orders *list, struct forgotten *out)
{
	int n = 0, first = NONE;
	for (int i = 0; i < list->n; i++) {
		if (list->at[i].verb != VERB_DEPOT || hx_count(s, c, side, ground_of(s)->region[c->p.piece[list->at[i].piece].place], LARDER_UNITS))
			continue;
		first = first == NONE ? list->at[i].piece : first;
		n++;
	}
	if (n)
		forgotten_add(out, first, c->p.piece[first].place, n == 1 ? "1 supply unit stands in an undepleted area where nobody lives off it." :
			      "%d supply units stand in undepleted areas where nobody lives off them.", n);
}

void hx_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side, row = frame_now(p)->row;
	if (row == ROW_MARCH || row == ROW_DEPOT)
		hungry(s, c, side, out);
	if (row == ROW_DEPOT)
		idle_supply(s, c, side, list, out);
}

/* [Victory B] At the end of a turn the French total is held against the index; below it a corps is lost. */
void hx_warn(const struct scenario *s, const struct position *p, enum side viewer, struct text *out)
{
	text_set(out, "%s", "");
	if (viewer == (enum side)FRENCH)
		larder_short(hx_due_points(s, campaign_of(p)), ground_of(s)->index[p->header.turn], out);
}

bool hx_holds(const struct scenario *s, const struct position *p, int side, int place)
{
	return hx_controls(s, campaign_of(p), side, place);
}
