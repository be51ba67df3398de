/* What may be forgotten at the end of a phase: armies that would starve as they stand, supply units that the enemy could take. */
#include "words/area1812/own.h"

static bool beside_enemy(const struct land *g, const struct campaign *c, int side, int place)
{
	for (int k = 0; k < g->links[place]; k++)
		if (ar_corps(c, 1 - side, g->to[place][k]))
			return true;
	return false;
}

/* [Combat D] Supply units without a corps are lost to whoever comes. */
static void forget_alone(const struct land *g, const struct campaign *c, int side, struct forgotten *out)
{
	int n = 0, first = NONE;
	for (int i = g->begin[side][ARM_SU]; i < g->end[side][ARM_SU]; i++) {
		int at = c->p.piece[i].place;
		if (at < 0 || ar_corps(c, side, at) || !beside_enemy(g, c, side, at))
			continue;
		first = n++ ? first : i;
	}
	if (n)
		forgotten_add(out, first, c->p.piece[first].place, n == 1 ? "1 supply unit stands beside the enemy without a corps." :
			      "%d supply units stand beside the enemy without a corps.", n);
}

/* [Supply A, Unsupplied Chart] Asked where something can still be done about it, while units march: a depot is set up only where the
 * area itself still feeds everybody. */
void ar_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	const struct land *g = land_of(s);
	const struct campaign *c = campaign_of(p);
	int side = frame_now(p)->side, row = frame_now(p)->row, first = NONE;
	struct ar_forecast f;
	(void)list;
	if (row != ROW_MARCH)
		return;
	ar_forecast(s, c, side, &f);
	for (int r = 0; r < g->regions && first == NONE; r++)
		if (f.hungry[r])
			first = ar_part_of(g, c, side, r);
	if (f.starving)
		forgotten_add(out, NONE, first, f.starving == 1 ? "1 corps would starve where it stands." :
			      "%d corps would starve where they stand.", f.starving);
	forget_alone(g, c, side, out);
}

bool ar_holds(const struct scenario *s, const struct position *p, int side, int place)
{
	(void)s;
	return (campaign_of(p)->control[place] ? FRENCH : RUSSIAN) == side;
}
