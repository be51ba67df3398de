/* How good a position is: points held and points that could change hands, corps, battles to come, bread, the index.
 *
 * A point is worth 420, for the French; the Russians want the opposite. Three parts lie apart: danger.c (battles), bread.c
 * (supply) and this file (ground). What corps, trains and points are worth was fitted: the positions of 1800 games of the
 * first two scenarios, turn by turn, against the points they ended with. An infantry corps lost in August costs a point
 * and a half, in December half of one; who holds a town says little till the end, who weighs around it says much.
 */
#include "ai/area1812/judge.h"

enum { POINT = 420, HELD = 20, REACH = 6, GUARDS = 4, HOLDER = 6, GARRISON = 48, PATROL = 12, LONE = 240, LONE_TRAIN = 180, EMPEROR = 500, FORESEEN = 2, LACK = 10 };
/* Infantry, and what it gains by every turn to come; per cent of it that cavalry and a supply unit are worth. */
enum { CORPS = 250, CORPS_TURN = 35, CORPS_LAST = 150, HORSE = 60, TRAIN = 40 };

/* Marches that a side still has, the running one not counted. */
static int marches_left(const struct scenario *s, const struct campaign *c, int side)
{
	int left = s->last_turn - c->p.header.turn;
	return left + (side == FRENCH && c->p.header.phasing == RUSSIAN);
}

/* Of a stack; beyond a few corps a third of them counts. */
static int heft(const uint8_t *n)
{
	int corps = n[ARM_IC] + (2 * n[ARM_CC] + 1) / 3;
	return corps <= GUARDS ? corps : GUARDS + (corps - GUARDS) / 3;
}

void ar_scene(const struct scenario *s, const struct campaign *c, struct scene *v)
{
	v->s = s;
	v->g = land_of(s);
	v->c = c;
	v->left = s->last_turn - c->p.header.turn + 1;
	v->corps = v->left > 1 ? CORPS + CORPS_TURN * v->left : CORPS_LAST;
	for (int side = 0; side < 2; side++) {
		v->marches[side] = marches_left(s, c, side);
		v->stacks[side] = 0;
		for (int at = 0; at < v->g->places; at++)
			if (ar_corps(c, side, at)) {
				v->heft[side][v->stacks[side]] = (int16_t)heft(c->at[side][at]);
				v->stack[side][v->stacks[side]++] = (int8_t)at;
			}
	}
}

/* What corps of a side weigh at a place, in time to come: who stands there most, who is far off little. */
static int weight(const struct scene *v, int side, int place)
{
	static const int by_distance[REACH] = {24, 12, 6, 3, 2, 1};
	int sum = 0;
	for (int i = 0; i < v->stacks[side]; i++) {
		int at = v->stack[side][i], d = v->g->distance[at][place];
		if (!d) /* whoever would have the place has to drive them out */
			sum += v->c->at[side][at][ARM_IC] ? GARRISON : PATROL;
		if (d < REACH && d <= v->marches[side])
			sum += by_distance[d] * v->heft[side][i];
	}
	return sum;
}

/* A fifth of a point is held now, the rest will be his who weighs more around it. */
static int ground(const struct scene *v)
{
	int sum = 0;
	for (int t = 0; t < v->g->places; t++) {
		if (!v->g->vp[t])
			continue;
		int french = weight(v, FRENCH, t) + (v->c->control[t] ? HOLDER : 0);
		int russian = weight(v, RUSSIAN, t) + (v->c->control[t] ? 0 : HOLDER);
		sum += v->g->vp[t] * (POINT * HELD / PERCENT * v->c->control[t] + POINT * (PERCENT - HELD) / PERCENT * french / (french + russian));
	}
	return sum;
}

static int army(const struct scene *v, int side)
{
	const uint8_t *n = v->c->alive[side];
	return v->corps * (PERCENT * n[ARM_IC] + HORSE * n[ARM_CC] + TRAIN * n[ARM_SU]) / PERCENT;
}

/* Points of battles and of Napoleon: nobody can take them back. */
static int kept_points(const struct scene *v)
{
	const int16_t *track = v->c->p.header.track;
	return POINT * (track[TRACK_VICTORIES] + (track[TRACK_NAPOLEON] ? v->g->napoleon_worth : 0));
}

/* Below the index a corps goes every turn; the nearer the French are to it, the sooner that ends. */
static int politics(const struct scene *v)
{
	int turn = v->c->p.header.turn, points = v->c->p.header.track[TRACK_POINTS], sum = 0;
	for (int t = turn; t < turn + FORESEEN && t < v->s->last_turn; t++) {
		int lacks = v->g->index[t] - points;
		if (lacks > 0)
			sum -= v->corps * 2 / (t - turn + 2) + LACK * (lacks < 4 ? lacks : 4);
	}
	return sum;
}

static int nearest(const struct scene *v, int side, int place)
{
	int best = 99;
	for (int i = 0; i < v->stacks[side]; i++)
		if (v->g->distance[v->stack[side][i]][place] < best)
			best = v->g->distance[v->stack[side][i]][place];
	return best;
}

/* Supply units, depots and leaders without a corps beside them; supply units far from the army. */
static int loners(const struct scene *v, int side)
{
	int sum = 0, emperor = v->c->p.piece[v->g->napoleon].place;
	for (int at = 0; at < v->g->places; at++) {
		const uint8_t *n = v->c->at[side][at];
		if (ar_corps(v->c, side, at) || !(n[ARM_SU] + n[ARM_DP] + n[ARM_LEADER]))
			continue;
		int enemy = nearest(v, 1 - side, at), own = nearest(v, side, at);
		own = own < REACH ? own : REACH;
		sum -= n[ARM_LEADER] * (LONE + (enemy <= 1 ? LONE / 4 : 0)) + n[ARM_SU] * 6 * own;
		if (enemy <= 1)
			sum -= LONE_TRAIN * n[ARM_SU] + LONE_TRAIN / 4 * n[ARM_DP];
		if (side == FRENCH && at == emperor)
			sum -= enemy <= 2 ? EMPEROR : EMPEROR / 4;
	}
	return sum;
}

/* Corps that stand together win battles together; cavalry is of use where infantry fights; generals lead (optional
 * rules). */
static int mass(const struct scene *v, int side)
{
	int sum = 0;
	struct ar_lead led;
	if (!v->marches[0] && !v->marches[1])
		return 0;
	for (int i = 0; i < v->stacks[side]; i++) {
		int at = v->stack[side][i], ic = v->c->at[side][at][ARM_IC], cc = v->c->at[side][at][ARM_CC];
		int near = nearest(v, 1 - side, at), worth = near <= 1 ? 6 : near == 2 ? 4 : 2;
		ic = ic < 8 ? ic : 8;
		sum += worth * (ic * (ic - 1) / 2 + (ic > 1 ? cc < ic ? cc : ic : 0));
		if (!ar_optional(v->s) || ic < 2)
			continue;
		ar_lead(v->s, v->c, side, at, false, &led);
		sum += 2 * worth * (led.points < ic ? led.points : ic) + worth * led.best;
	}
	return sum;
}

static const struct temper tempers[] = {
	{.ground = 100, .mass = 100, .bread = 100, .peril = 100, .chance = 100},
	{.ground = 150, .mass = 70, .bread = 120, .peril = 90, .chance = 70},
	{.ground = 90, .mass = 200, .bread = 90, .peril = 60, .chance = 180},
	{.ground = 80, .mass = 120, .bread = 100, .peril = 220, .chance = 60},
	{.ground = 160, .mass = 30, .bread = 70, .peril = 130, .chance = 100},
	{.ground = 80, .mass = 60, .bread = 220, .peril = 100, .chance = 80},
	{.ground = 130, .mass = 150, .bread = 50, .peril = 70, .chance = 130},
};
const char *const ar_temper_names[] = {"as usual", "columns", "fist", "refuse", "raid", "bread", "push", NULL};
_Static_assert(sizeof tempers / sizeof *tempers + 1 == sizeof ar_temper_names / sizeof *ar_temper_names, "every temper has a name");

const struct temper *ar_temper(int number)
{
	return &tempers[number > 0 && number < (int)(sizeof tempers / sizeof *tempers) ? number : 0];
}

static int part(int value, int percent)
{
	return value * percent / PERCENT;
}

int ar_judge(const struct scenario *s, const struct position *p, enum side side)
{
	return ar_judge_in(&tempers[0], s, p, side);
}

int ar_judge_in(const struct temper *t, const struct scenario *s, const struct position *p, enum side side)
{
	const struct campaign *c = campaign_of(p);
	int french = side == SIDE_0 ? t->bread : 100, russian = side == SIDE_0 ? 100 : t->bread;
	struct scene v;
	int sum;
	if (p->header.result.over) {
		sum = 100000 * (2 - p->header.result.level) + POINT * p->header.result.score[FRENCH];
		return side == SIDE_0 ? sum : -sum;
	}
	ar_scene(s, c, &v);
	v.t = t;
	v.side = (int)side;
	sum = army(&v, FRENCH) - army(&v, RUSSIAN);
	sum += part(ground(&v), t->ground) + kept_points(&v) + politics(&v) + ar_judge_battles(&v);
	sum += loners(&v, FRENCH) - loners(&v, RUSSIAN) + part(mass(&v, FRENCH) - mass(&v, RUSSIAN), t->mass);
	sum += part(ar_judge_bread(&v, FRENCH), french) - part(ar_judge_bread(&v, RUSSIAN), russian);
	return side == SIDE_0 ? sum : -sum;
}
