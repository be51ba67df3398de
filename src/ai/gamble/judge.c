/* How good a position is, in hundredths of the point that the French will be ahead at the end.
 *
 * What counts how much when was found by playing on: of a thousand games the positions of every turn were set against what the game
 * came to. A city held in summer says nearly nothing about its owner in winter, who stands around it says more; a decisive victory
 * stays, and brings commands; a train lost for good is missed in every turn to come.
 */
#include "ai/gamble/own.h"

enum { WON = 100000, SOON = 16, NEAR = 7, HOLDER = 80, EARLY = 7, GLORY = 9, DEPOT = 15, RUSSIAN_TRAIN = 10, TRAIN_MOST = 150 };

/* Turns to come, this one included, in which something can change hands; 1 to SOON. */
static int turns_left(const struct scenario *s, const struct gamble *g)
{
	int left = gb_last_turn(s, g) - g->p.header.turn + 1;
	return left < 1 ? 1 : int_min(left, SOON);
}

/* Stacks that weigh around cities. */
struct stacks {
	int n, at[MAX_STACKS], weight[MAX_STACKS];
	int8_t side[MAX_STACKS];
};

static void find_stacks(const struct gb_eye *v, struct stacks *out)
{
	out->n = 0;
	for (int at = 0; at < v->own->places && out->n < MAX_STACKS; at++) {
		if (!v->v.units[at])
			continue;
		out->at[out->n] = at;
		out->side[out->n] = v->v.side[at];
		out->weight[out->n++] = 10 * v->v.good[at] + 4 * (v->v.units[at] - v->v.good[at]);
	}
}

/* [14.7] Points by who weighs more around each city, whoever has it a little more. */
static int around_cities(const struct gb_eye *v)
{
	static const int by_way[NEAR] = {12, 6, 4, 3, 2, 1, 1};
	struct stacks stacks;
	int sum = 0;
	find_stacks(v, &stacks);
	for (int city = 0; city < v->own->places; city++) {
		if (!v->own->points[city])
			continue;
		bool french = gb_friendly(v->s, v->g, FRENCH, city) || v->v.side[city] == FRENCH;
		int weight[2] = {[FRENCH] = french ? HOLDER : 0, [RUSSIAN] = french ? 0 : HOLDER};
		for (int i = 0; i < stacks.n; i++) {
			int side = stacks.side[i], way = v->own->way[side][stacks.at[i]][city];
			weight[side] += way < NEAR ? by_way[way] * stacks.weight[i] : 0;
		}
		sum += 100 * v->own->points[city] * (weight[FRENCH] - weight[RUSSIAN]) / (weight[FRENCH] + weight[RUSSIAN]);
	}
	return sum;
}

/* Cities: of a hundred of their points as they stand, and of who weighs around them, so many, by turns left. */
static int ground(const struct gb_eye *v, int left)
{
	static const int held[] = {0, 72, 50, 35, 26, 18, 12, 8, 5, 4, 3, 2, 0}, around[] = {0, 33, 55, 66, 72, 78, 80, 80, 78, 70, 62, 58, 50};
	int k = int_min(left, (int)(sizeof held / sizeof *held) - 1);
	int now = gb_territory(v->s, v->g, FRENCH) - gb_territory(v->s, v->g, RUSSIAN);
	return held[k] * now + around[k] * around_cities(v) / 100;
}

/* Units, those who would starve now for less. */
static int army(const struct gb_eye *v, int side, const struct set *hungry)
{
	int sum = 0;
	for (int i = 0; i < v->s->pieces; i++) {
		int at = v->g->p.piece[i].place;
		if (v->s->piece[i].side != side || !gb_is_unit(v->s, i) || i == v->own->napoleon || (at < 0 && at != AT_LATER))
			continue;
		sum += gb_worth(v, i) * (at >= 0 && set_has(hungry, i) ? 60 : 100) / 100;
	}
	return sum;
}

/* [8.7, 14.7] Trains and decisive victories stay lost and won. */
static int for_good(const struct gb_eye *v, int left)
{
	int turn = v->g->p.header.turn, train = int_min(TRAIN_MOST, left * left);
	int glory = 100 + (turn < EARLY ? GLORY * (EARLY - turn) : 0);
	return -glory * v->g->p.header.track[TRACK_BONUS] - train * v->g->lost[FRENCH] + RUSSIAN_TRAIN * left * v->g->lost[RUSSIAN] / SOON;
}

int gb_judge(const struct scenario *s, const struct position *p, enum side side)
{
	const struct gamble *g = gamble_of(p);
	int sum, left = turns_left(s, g);
	if (p->header.result.over) {
		sum = 100 * (gb_points(s, g, FRENCH) - gb_points(s, g, RUSSIAN));
		sum += p->header.result.winner == FRENCH ? WON : p->header.result.winner == RUSSIAN ? -WON : 0;
		return side == SIDE_0 ? sum : -sum;
	}
	struct gb_eye v;
	struct set hungry;
	gb_eye_open(&v, s, g, FRENCH, TEMPER_USUAL, false);
	gb_hungry(s, g, &v.v, &hungry);
	sum = ground(&v, left) + for_good(&v, left) + DEPOT * (gb_depots(&v, FRENCH) - gb_depots(&v, RUSSIAN)) * left / SOON;
	sum += (army(&v, FRENCH, &hungry) - army(&v, RUSSIAN, &hungry)) * (2 + left) / (2 * SOON);
	return side == SIDE_0 ? sum : -sum;
}
