#include "scatter.h"

int pick(uint64_t *state, int n)
{
	return (int)(random_next(state) % (uint32_t)n);
}

/* Does anything stand here that this piece may not join? */
static bool shut(struct game *g, int i, int at)
{
	const struct ground *ground = ground_of(&g->s);
	int stack = 0;
	for (int k = 0; k < g->s.pieces; k++) {
		if (now(g)->piece[k].place != at || k == i)
			continue;
		if (g->s.piece[k].side != g->s.piece[i].side)
			return true;
		stack += ground->more[k].unit;
	}
	for (int k = 0; k < RABBLE; k++)
		if (state(g)->rabble[k] == at && g->s.piece[i].side == RUSSIAN)
			return true;
	return ground->more[i].unit && stack >= STACK;
}

static void bridges_throw(struct game *g, uint64_t *dice)
{
	struct crossing *c = state(g);
	for (int f = 0; f < FORDS; f++)
		for (int n = 0; n < PONTOONS; n++) {
			bool done = !pick(dice, 3);
			for (int bank = 0; bank < 2; bank++)
				c->half[f][bank][n] = (int8_t)(done ? HALF_FINIS : pick(dice, HALF_FINIS));
			c->crossed[f][n] = (uint8_t)(done ? pick(dice, 6) : 0);
			c->crossed_french[f][n] = c->crossed[f][n];
		}
	c->road = (uint8_t)pick(dice, ROAD_INTACT + 1);
	c->crossed[FORD_BORISSOW][ROAD_BRIDGE] = (uint8_t)(c->road >= ROAD_RUSSIAN ? pick(dice, 6) : 0);
	c->happened[EVENT_H] = (uint8_t)pick(dice, 2);
	c->happened[EVENT_K] = (uint8_t)!pick(dice, 3);
	c->thaw = (int16_t)(pick(dice, 3) ? 0 : 25);
}

void scatter_all(struct game *g, uint64_t *dice, int radius)
{
	const struct ground *ground = ground_of(&g->s);
	struct crossing *c = state(g);
	int centre = ground->ford[pick(dice, FORDS)][pick(dice, 2)];
	for (int i = 0; i < g->s.pieces; i++) {
		struct piece *p = &now(g)->piece[i];
		if (!ground->more[i].unit && !ground->more[i].leader)
			continue;
		p->place = PLACE_OUT;
		p->steps = (uint8_t)(ground->more[i].unit ? pick(dice, STEPS) : 0);
		p->flags = (uint16_t)(g->s.piece[i].side == FRENCH && ground->more[i].unit && !pick(dice, 4) ? IS_LOOSE : 0);
		if (i == ground->no_ney || pick(dice, 2))
			continue;
		int at = pick(dice, HEXES);
		if (bz_distance(ground, at, centre) <= radius && !shut(g, i, at))
			p->place = (int16_t)at;
	}
	for (int i = 0; i < g->s.pieces; i++) { /* the circle is small: throw until most are in it */
		struct piece *p = &now(g)->piece[i];
		for (int k = 0; k < 60 && p->place == PLACE_OUT && i % 3 && i != ground->no_ney; k++) {
			int at = pick(dice, HEXES);
			if (bz_distance(ground, at, centre) <= radius && !shut(g, i, at))
				p->place = (int16_t)at;
		}
	}
	for (int i = 0; i < RABBLE; i++) {
		int at = pick(dice, HEXES);
		c->rabble[i] = NONE;
		bool russian = false;
		for (int k = ground->first[RUSSIAN]; k < ground->last[RUSSIAN]; k++)
			russian |= now(g)->piece[k].place == at;
		if (bz_distance(ground, at, centre) <= radius && !russian)
			c->rabble[i] = (int16_t)at;
	}
	c->exit = ground->exit[pick(dice, EXITS)];
	c->contact = c->crossing = 1;
	c->tch = 1;
	bridges_throw(g, dice);
}
