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
			out->value[plan.end[i]] = plan.spent[i];
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

static bool fires_from(const struct scenario *s, const struct crossing *c, int piece, int from, int place)
{
	const struct ground *g = ground_of(s);
	int far = bz_distance(g, from, place);
	return far == 1 || (g->more[piece].artillery && far > 1 && far <= bz_gun_range(s, c) && bz_sight(s, from, place));
}

/* The columns of hexes within so many of a hex: [first, last). */
static void columns_near(int place, int far, int *first, int *last)
{
	int column = place / MAP_ROWS;
	*first = (column > far ? column - far : 0) * MAP_ROWS;
	*last = int_min(column + far + 1, MAP_COLUMNS) * MAP_ROWS;
}

static void fire(const struct scenario *s, const struct crossing *c, int piece, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	int from = c->p.piece[piece].place, first, last;
	if (from < 0 || !g->more[piece].unit)
		return;
	columns_near(from, bz_gun_range(s, c), &first, &last);
	for (int i = first; i < last; i++)
		if (fires_from(s, c, piece, from, i))
			out->value[i] = (int16_t)bz_distance(g, from, i);
}

static void seen_from(const struct scenario *s, int place, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	int first, last;
	columns_near(place, g->figures.fire.range, &first, &last);
	for (int i = first; i < last; i++)
		if (bz_distance(g, place, i) == 1 || (bz_distance(g, place, i) <= g->figures.fire.range && i != place && bz_sight(s, place, i)))
			out->value[i] = (int16_t)bz_distance(g, place, i);
}

/* Hexes from which a piece can fire at the place after its own next move. The Russians of the solitaire game move as
 * they must, as things stand; anybody else may go as far as his points carry him. */
static int fires_after(const struct scenario *s, const struct crossing *c, const struct lay *lay, int piece, int place)
{
	const struct ground *g = ground_of(s);
	int n = 0;
	if (s->piece[piece].side == RUSSIAN && !g->two_player) {
		struct plan plan;
		if (!bz_is_active(g, c, piece))
			return 0;
		bz_plan_find(s, c, piece, &plan);
		for (int i = 0; i < plan.n; i++)
			n += fires_from(s, c, piece, plan.end[i], place);
		return n;
	}
	struct walk w;
	struct crossing then = *c;
	then.p.piece[piece].used = 0;
	w.s = s;
	w.c = &then;
	w.lay = lay;
	w.side = s->piece[piece].side;
	w.how = WALK_ZONES | WALK_STOP | WALK_BRIDGE | WALK_FORD | WALK_CAP | WALK_FREE_ROAD; /* stacks may be hidden */
	w.limit = bz_allowance(g, c, piece);
	if (w.side == RUSSIAN && !bz_is_active(g, c, piece))
		return 0;
	bz_walk_find(&w, c->p.piece[piece].place, 0);
	for (int i = 0; i < w.n; i++)
		n += fires_from(s, c, piece, w.at[i], place);
	return n;
}

/* Is the place nearer than the piece could come in its next move, all by the cheapest steps, with the range of its fire? [6.1.7]
 * One hex is free whatever it costs. */
static bool may_come(const struct scenario *s, const struct crossing *c, int piece, int place)
{
	const struct ground *g = ground_of(s);
	int hexes = bz_allowance(g, c, piece) / g->cheapest, range = g->more[piece].artillery ? bz_gun_range(s, c) : 1;
	return bz_distance(g, c->p.piece[piece].place, place) <= (hexes > 1 ? hexes : 1) + range;
}

/* Enemies that could attack the place: now, or after their next move, as far as the viewer knows them. */
static void threat(const struct scenario *s, const struct crossing *c, int side, int place, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	int foe = 1 - side;
	struct lay lay;
	bz_lay_make(s, c, &lay);
	for (int i = g->first[foe]; i < g->last[foe]; i++) {
		int at = c->p.piece[i].place;
		if (at < 0 || !g->more[i].unit || !bz_known_to(s, c, i, side))
			continue;
		int n = fires_from(s, c, i, at, place) ? 1 : 0;
		if (!n && may_come(s, c, i, place))
			n = fires_after(s, c, &lay, i, place);
		if (n) {
			out->verdict[i] = 1;
			out->value[at] = (int16_t)n;
		}
	}
}

/* Where a French unit would be in command of one of its leaders; for a leader, the reach of his own command. */
static void command_range(const struct scenario *s, const struct crossing *c, int piece, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	struct lay lay;
	struct walk w;
	bz_lay_make(s, c, &lay);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		if (!g->more[i].leader || !on_map(c, i) ||
		    !(i == piece || (g->more[piece].unit &&
				     (i == g->napoleon || g->more[i].formation == g->more[piece].formation))))
			continue;
		bz_command_walk(s, c, &lay, i, &w);
		for (int k = 0; k < w.n; k++)
			if (out->value[w.at[k]] == NONE || out->value[w.at[k]] > w.cost[w.at[k]])
				out->value[w.at[k]] = w.cost[w.at[k]];
	}
}

static void command(const struct scenario *s, const struct crossing *c, int side, int piece, struct overlay *out)
{
	const struct ground *g = ground_of(s);
	struct set in;
	out->parts = 2;
	if (side == FRENCH) {
		if (piece >= 0 && s->piece[piece].side == FRENCH)
			command_range(s, c, piece, out);
		bz_command_find(s, c, &in);
		for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
			if (g->more[i].unit && on_map(c, i))
				out->verdict[i] = set_has(&in, i) ? 1 : 2;
		return;
	}
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		if (!g->more[i].unit || !on_map(c, i))
			continue;
		for (int k = g->first[RUSSIAN]; k < g->last[RUSSIAN] && out->verdict[i] != 1; k++)
			if (g->more[k].leader && on_map(c, k) && bz_army_of(g, c, k) == bz_army_of(g, c, i))
				out->verdict[i] = bz_distance(g, c->p.piece[i].place, c->p.piece[k].place) <=
								  g->figures.command.leader_hexes ? 1 : 2;
	}
}

void berezina_query(const struct scenario *s, const struct position *p, enum side side, enum query q, int piece,
		    int place, struct overlay *out)
{
	const struct crossing *c = crossing_of(p);
	bool known = piece >= 0 && piece < s->pieces && bz_known_to(s, c, piece, (int)side);
	bool looks_on = side == NOBODY && ground_of(s)->two_player; /* what threatens and who commands is one side's to know */
	overlay_clear(out, q);
	struct lay lay;
	switch (q) {
	case QUERY_REACH:
		out->parts = 2;
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
		if (place >= 0 && place < HEXES && !looks_on)
			threat(s, c, (int)side & 1, place, out);
		break;
	case QUERY_COMMAND:
		if (looks_on)
			break; /* who is in command hangs on leaders that may be hidden: each side is told of its own */
		known = known && on_map(c, piece) && (s->piece[piece].side == (int)side || !ground_of(s)->two_player);
		command(s, c, known ? s->piece[piece].side : (int)side & 1, known ? piece : NONE, out);
		break;
	default:
		break;
	}
}
