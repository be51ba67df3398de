/* What may be forgotten at the end of a phase: armies that would starve as they stand. */
#include "words/area1812/own.h"

/* [Supply A, Unsupplied] Asked where something can still be done about it: while units march, and while depots are set up. */
void ar_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	const struct land *g = land_of(s);
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side, row = frame_now(p)->row, first = NONE;
	struct ar_forecast f;
	(void)list;
	if (row != ROW_MARCH && row != ROW_DEPOT)
		return;
	ar_forecast(s, c, side, &f);
	for (int r = 0; r < g->regions && first == NONE; r++)
		if (f.hungry[r])
			first = ar_part_of(g, c, side, r);
	if (f.starving)
		forgotten_add(out, NONE, first, f.starving == 1 ? "1 corps would starve where it stands." :
			      "%d corps would starve where they stand.", f.starving);
}

bool ar_holds(const struct scenario *s, const struct position *p, int side, int place)
{
	(void)s;
	return (campaign_of(p)->control[place] ? FRENCH : RUSSIAN) == side;
}
