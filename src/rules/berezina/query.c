/* Overlays: reach, zones of control, fire, command, threat. */
#include "rules/berezina/berezina.h"

static void reach(const struct scenario *s, const struct crossing *c, int piece, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	if (!g->more[piece].unit && !g->more[piece].leader)
		return;
	if (s->piece[piece].side == RUSSIAN) {
		struct plan plan;
		bz_plan_find(s, c, piece, &plan);
		for (int i = 0; i < plan.n; i++)
			out->value[plan.end[i]] = plan.cost[i];
		return;
	}
	struct lay lay;
	struct walk w;
	bz_lay_make(s, c, &lay);
	bz_french_walk(s, c, &lay, piece, &w);
	for (int i = 0; i < w.n; i++) {
		out->value[w.at[i]] = w.cost[w.at[i]];
		out->from[w.at[i]] = w.from[w.at[i]];
	}
}

static void fire(const struct scenario *s, const struct crossing *c, int piece, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	int from = c->p.piece[piece].place;
	if (from < 0 || !g->more[piece].unit)
		return;
	for (int i = 0; i < HEXES; i++) {
		int far = bz_distance(g, from, i);
		if (far == 1 || (g->more[piece].artillery && far > 1 && far <= bz_gun_range(s, c) && bz_sight(g, from, i)))
			out->value[i] = (int16_t)far;
	}
}

static void seen_from(const struct scenario *s, int place, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	for (int i = 0; i < HEXES; i++)
		if (bz_distance(g, place, i) == 1 || (bz_distance(g, place, i) <= 3 && i != place && bz_sight(g, place, i)))
			out->value[i] = (int16_t)bz_distance(g, place, i);
}

/* Enemies that can fire at the place now, as far as the viewer knows them. */
static void threat(const struct scenario *s, const struct crossing *c, int side, int place, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	int foe = 1 - side;
	for (int i = g->first[foe]; i < g->last[foe]; i++) {
		int at = c->p.piece[i].place;
		if (at < 0 || !g->more[i].unit || !bz_known_to(s, c, i, side))
			continue;
		int far = bz_distance(g, at, place);
		if (far == 1 || (g->more[i].artillery && far > 1 && far <= bz_gun_range(s, c) && bz_sight(g, at, place))) {
			out->verdict[i] = 1;
			out->value[at] = (int16_t)far;
		}
	}
}

static void command(const struct scenario *s, const struct crossing *c, int side, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	struct set in;
	if (side == FRENCH) {
		bz_command_find(s, c, &in);
		for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
			if (g->more[i].unit && on_map(c, i))
				out->verdict[i] = set_has(&in, i) ? 1 : 2;
		return;
	}
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		if (!g->more[i].unit || !on_map(c, i))
			continue;
		out->verdict[i] = 2;
		for (int k = g->first[RUSSIAN]; k < g->last[RUSSIAN]; k++)
			if (g->more[k].leader && on_map(c, k) && bz_army_of(g, c, k) == bz_army_of(g, c, i) &&
			    bz_distance(g, c->p.piece[i].place, c->p.piece[k].place) <= 4)
				out->verdict[i] = 1;
	}
}

void berezina_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece,
		    int place, struct overlay *out)
{
	const struct crossing *c = crossing_of(p);
	bool known = piece >= 0 && piece < s->pieces && bz_known_to(s, c, piece, (int)side);
	overlay_clear(out, q);
	struct lay lay;
	switch (q) {
	case QUERY_REACH:
		if (known && (s->piece[piece].side == (int)side || !ground_of(s)->two_player))
			reach(s, c, piece, out); /* the enemy's hangs on leaders that may be hidden */
		break;
	case QUERY_ZOC:
		bz_lay_make(s, c, &lay);
		for (int i = 0; i < HEXES; i++) {
			int bits = lay.zone[side & 1][i] | lay.zone[1 - (side & 1)][i] << 1;
			if (bits)
				out->value[i] = (int16_t)bits;
		}
		break;
	case QUERY_FIRE:
		if (known)
			fire(s, c, piece, out);
		break;
	case QUERY_SIGHT:
		if (place >= 0 && place < HEXES)
			seen_from(s, place, out);
		break;
	case QUERY_THREAT:
		if (known && on_map(c, piece))
			place = p->piece[piece].place;
		if (place >= 0 && place < HEXES)
			threat(s, c, (int)side & 1, place, out);
		break;
	case QUERY_COMMAND:
		command(s, c, (int)side & 1, out);
		break;
	default:
		break;
	}
}
