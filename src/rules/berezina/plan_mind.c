/* What a Russian piece that plans its way knows: its points, its leaders, the hexes by their cost (3.1.3, 5.4, 11.2). */
#include "rules/berezina/plan.h"

static void leaders_find(struct mind *m)
{
	const struct ground *g = m->g;
	m->leaders = 0;
	for (int k = 0; k < g->leaders[RUSSIAN]; k++) {
		int i = g->leader[RUSSIAN][k];
		if (on_map(m->c, i) && bz_army_of(g, m->c, i) == m->army)
			m->leader_at[m->leaders++] = m->c->p.piece[i].place;
	}
}

/* [3.1.3] With his men, at the pace of the foot, those who are just coming in included: else he would ride out of their
 * command [reading 40]. */
int bz_leader_points(const struct ground *g, const struct crossing *c, int piece)
{
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++)
		if (g->more[i].unit && !g->more[i].cavalry && g->more[i].formation == g->more[piece].formation &&
		    (on_map(c, i) || c->p.piece[i].place == PLACE_ENTERS))
			return g->box[c->p.header.track[TRACK_BOX]].foot;
	return g->box[c->p.header.track[TRACK_BOX]].cavalry;
}

/* [11.2] The entry hex of the group, or NONE. */
int bz_mind_entry(const struct scenario *s, const struct crossing *c, int piece)
{
	int entry = c->entry[ground_of(s)->more[piece].formation];
	return entry == NONE ? s->piece[piece].enter_place : entry;
}

int bz_russian_entry(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece)
{
	return bz_entry(ground_of(s), lay, RUSSIAN, bz_mind_entry(s, c, piece));
}

void bz_mind_make(struct mind *m, const struct scenario *s, const struct crossing *c, const struct lay *lay,
		      int piece, struct walk *w)
{
	const struct ground *g = ground_of(s);
	m->s = s;
	m->g = g;
	m->c = c;
	m->piece = piece;
	m->leader = g->more[piece].leader;
	m->entering = !on_map(c, piece);
	m->aim = NONE;
	m->army = bz_army_of(g, c, piece);
	m->command = !m->leader && m->army < ARMY_NONE && bz_is_active(g, c, piece);
	m->lay = lay;
	m->spent = c->p.piece[piece].used;
	m->points = m->leader ? bz_leader_points(g, c, piece) : bz_allowance(g, c, piece);
	m->start = m->entering ? bz_russian_entry(s, c, lay, piece) : c->p.piece[piece].place;
	if (m->entering && m->start != NONE)
		m->spent = bz_entry_cost(g, lay, RUSSIAN, m->start, m->leader);
	leaders_find(m);
	m->w = w;
	w->s = s;
	w->c = c;
	w->lay = lay;
	w->side = RUSSIAN;
}

/* Those of the ways over the river that are open at this moment somewhere. */
static unsigned ways_open(const struct mind *m, unsigned ways)
{
	unsigned open = 0;
	for (int f = 0; f < FORDS; f++)
		open |= (bz_ford_bridged(m->c, f) ? WALK_BRIDGE : 0u) | (bz_wadeable(m->c, f, !m->leader) ? WALK_FORD : 0u);
	return ways & open;
}

/* Looks anew from the start, unless it or a piece before it has looked from there by the same ways. */
void bz_mind_search(struct mind *m, unsigned ways, int limit)
{
	unsigned how = WALK_ZONES | (ways & ~(unsigned)(WALK_BRIDGE | WALK_FORD)) |
		       (ways & (WALK_BRIDGE | WALK_FORD) ? ways_open(m, ways) : 0u) | (m->leader ? WALK_LEADER : 0u);
	struct walk *w = m->w;
	if (w->begun && w->how == how && w->limit == limit && w->start == m->start && w->cost[m->start] == m->spent)
		return;
	w->begun = true;
	w->how = how;
	w->limit = limit;
	bz_walk_begin(w, m->start, m->spent);
}

bool bz_mind_beside_french(const struct mind *m, int at)
{
	for (int d = 0; d < DIRECTIONS; d++)
		if (m->g->to[at][d] >= 0 && m->lay->units[FRENCH][m->g->to[at][d]])
			return true;
	return false;
}
