#include "second.h"

#include <string.h>

const struct place *hex(struct game *g, int at)
{
	return &g->s.board.at[at];
}

static bool wet(const struct link *l)
{
	return l->feature & (EDGE_RIVER | EDGE_FORD | EDGE_BRIDGE);
}

int units_in(struct game *g, int side, int at, int but)
{
	int n = 0;
	for (int i = 0; i < g->s.pieces; i++)
		n += i != but && g->s.piece[i].side == side && ground_of(&g->s)->more[i].unit && now(g)->piece[i].place == at;
	return n;
}

bool rabble_in(struct game *g, int at)
{
	for (int i = 0; i < RABBLE; i++)
		if (state(g)->rabble[i] == at)
			return true;
	return false;
}

bool zone_in(struct game *g, int side, int at)
{
	if (hex(g, at)->kind & KIND_EARTHWORKS)
		return false;
	for (int d = 0; d < DIRECTIONS; d++) {
		const struct link *l = &hex(g, at)->link[d];
		if (l->to >= 0 && !wet(l) && units_in(g, side, l->to, NONE))
			return true;
	}
	return false;
}

static int ground_points(struct game *g, int at)
{
	switch (hex(g, at)->terrain) {
	case TERRAIN_WOODS:
		return 4;
	case TERRAIN_SWAMP:
		return state(g)->happened[EVENT_H] ? 4 : 6;
	case TERRAIN_TOWN:
		return 6;
	default:
		return 2;
	}
}

static int dry_points(struct game *g, int at, const struct link *l, bool road)
{
	int climb = hex(g, l->to)->elevation - hex(g, at)->elevation;
	bool town = hex(g, l->to)->terrain == TERRAIN_TOWN;
	if (road && l->feature & EDGE_ROAD)
		return town ? 6 : 1;
	if (road && l->feature & EDGE_TRAIL)
		return town ? 6 : 2;
	return ground_points(g, l->to) + (l->feature & EDGE_STREAM ? 2 : 0) + (climb > 0 ? 2 * climb : 0);
}

/* 8.3, 6.4: over a finished bridge with room, else by the ford, else not at all. */
static int river_points(struct game *g, const struct way *w, int at, const struct link *l, bool road)
{
	const struct crossing *c = state(g);
	int f = ground_of(&g->s)->ford_at[at];
	bool stands = false, open = false;
	if (!(l->feature & EDGE_FORD))
		return FAR;
	for (int n = 0; n < PONTOONS; n++) {
		bool up = c->half[f][0][n] == 4 && c->half[f][1][n] == 4;
		stands |= up;
		open |= up && w->bridges && (!w->unit || !w->cap || c->crossed[f][n] < 5);
	}
	if (f == FORD_BORISSOW && c->road >= ROAD_RUSSIAN) {
		stands = true;
		open |= w->bridges && (w->side == RUSSIAN || c->road != ROAD_RUSSIAN) && (!w->unit || !w->cap || c->crossed[f][2] < 5);
	}
	if (stands)
		return open ? dry_points(g, at, l, road) + 2 : FAR;
	if (!w->wade || (w->unit && c->thaw >= now(g)->header.turn))
		return FAR;
	return dry_points(g, at, l, false) + 2;
}

/* Who stands where, counted once for a whole search. */
struct crowd {
	int units[2][HEXES];
	bool zone[2][HEXES], rabble[HEXES];
};

static void crowd_make(struct game *g, const struct way *w, struct crowd *out)
{
	memset(out, 0, sizeof *out);
	for (int i = 0; i < g->s.pieces; i++)
		if (i != w->piece && ground_of(&g->s)->more[i].unit && now(g)->piece[i].place >= 0)
			out->units[g->s.piece[i].side][now(g)->piece[i].place]++;
	for (int at = 0; at < HEXES; at++) {
		out->rabble[at] = rabble_in(g, at);
		for (int d = 0; d < DIRECTIONS && !(hex(g, at)->kind & KIND_EARTHWORKS); d++) {
			const struct link *l = &hex(g, at)->link[d];
			for (int side = 0; side < 2 && l->to >= 0 && !wet(l); side++)
				out->zone[side][at] |= out->units[side][l->to] > 0;
		}
	}
}

static int step(struct game *g, const struct way *w, const struct crowd *c, int at, const struct link *l)
{
	int foe = 1 - w->side;
	if (l->to < 0 || c->units[foe][l->to] || ((w->unit || w->side == RUSSIAN) && !w->past && c->rabble[l->to]))
		return FAR;
	int friends = c->units[w->side][l->to];
	if (w->zones && c->zone[foe][at] && c->zone[foe][l->to] && !friends)
		return FAR;
	bool road = !w->unit || w->free_road || !friends;
	int sum = wet(l) ? river_points(g, w, at, l, road) : dry_points(g, at, l, road);
	return sum + (!w->unit && !w->past && c->rabble[l->to] ? 6 : 0);
}

int second_step(struct game *g, const struct way *w, int at, const struct link *l)
{
	struct crowd crowd;
	crowd_make(g, w, &crowd);
	return step(g, w, &crowd, at, l);
}

void second_way(struct game *g, const struct way *w, int cost[HEXES])
{
	bool more = true, ended[HEXES];
	struct crowd crowd;
	crowd_make(g, w, &crowd);
	for (int i = 0; i < HEXES; i++) {
		cost[i] = FAR;
		ended[i] = w->stop && i != w->start && crowd.zone[1 - w->side][i];
	}
	cost[w->start] = w->spent;
	while (more) {
		more = false;
		for (int at = 0; at < HEXES; at++) {
			bool over = w->stop && w->unit && strcmp(hex(g, at)->area, hex(g, w->start)->area);
			for (int d = 0; cost[at] < FAR && !ended[at] && !over && d < DIRECTIONS; d++) {
				const struct link *l = &hex(g, at)->link[d];
				int sum = cost[at] + step(g, w, &crowd, at, l);
				if (sum > w->limit || sum >= cost[l->to])
					continue;
				cost[l->to] = sum;
				more = true;
			}
		}
	}
}
