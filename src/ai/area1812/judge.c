/* How good a position is: points held and points that could change hands, corps, battles to come, bread, the index. For the
 * French; the Russians want the opposite, each by figures of its own (nature.c). Three parts lie apart: danger.c (battles), bread.c
 * (supply) and this file (ground).
 */
#include "ai/area1812/judge.h"

enum { REACH = 6, GUARDS = 4, MASS_TO = 8, FORESEEN = 2 };

/* Marches that a side still has, the running one not counted. */
static int marches_left(const struct scenario *s, const struct campaign *c, int side)
{
	int left = s->last_turn - c->p.header.turn;
	return left + (side == FRENCH && c->p.header.phasing == RUSSIAN);
}

/* Of a stack; beyond a few corps a part of them counts. */
static int heft(const struct ar_nature *own, const uint8_t *n)
{
	int corps = n[ARM_IC] + (2 * n[ARM_CC] + 1) / 3;
	return corps <= GUARDS ? corps : GUARDS + (corps - GUARDS) * own->crowd / 100;
}

void ar_scene(const struct scenario *s, const struct campaign *c, int side, struct scene *v)
{
	v->side = side;
	v->n = ar_nature_of(side);
	v->s = s;
	v->g = land_of(s);
	v->c = c;
	v->left = s->last_turn - c->p.header.turn + 1;
	v->corps = v->left > 1 ? v->n->corps + v->n->corps_turn * v->left : v->n->corps_last;
	for (int who = 0; who < SIDES; who++) {
		v->marches[who] = marches_left(s, c, who);
		v->stacks[who] = 0;
		for (int at = 0; at < v->g->places; at++)
			if (ar_corps(c, who, at)) {
				v->heft[who][v->stacks[who]] = (int16_t)heft(v->n, c->at[who][at]);
				v->stack[who][v->stacks[who]++] = (int8_t)at;
			}
	}
}

/* What corps of a side weigh at a place, in time to come: who stands there most, who is far off little. */
static int weight(const struct scene *v, int side, int place)
{
	int sum = 0;
	for (int i = 0; i < v->stacks[side]; i++) {
		int at = v->stack[side][i], d = v->g->distance[at][place];
		if (!d) /* whoever would have the place has to drive them out */
			sum += v->c->at[side][at][ARM_IC] ? v->n->garrison : v->n->patrol;
		if (d < SPAN && d <= v->marches[side])
			sum += v->n->by_distance[d] * v->heft[side][i];
	}
	return sum;
}

/* A part of a point is held now, the rest will be his who weighs more around it. */
static int ground(const struct scene *v)
{
	int sum = 0;
	for (int t = 0; t < v->g->places; t++) {
		if (!v->g->vp[t])
			continue;
		int french = weight(v, FRENCH, t) + (v->c->control[t] ? v->n->holder : 0);
		int russian = weight(v, RUSSIAN, t) + (v->c->control[t] ? 0 : v->n->holder);
		sum += v->g->vp[t] * (v->n->point * v->n->held / PERCENT * v->c->control[t] + v->n->point * (PERCENT - v->n->held) / PERCENT * french / (french + russian));
	}
	return sum;
}

static int army(const struct scene *v, int side)
{
	const uint8_t *n = v->c->alive[side];
	return v->corps * (PERCENT * n[ARM_IC] + v->n->horse * n[ARM_CC] + v->n->train * n[ARM_SU]) / PERCENT;
}

/* Points of battles and of Napoleon: nobody can take them back. */
static int kept_points(const struct scene *v)
{
	const int16_t *track = v->c->p.header.track;
	return v->n->point * (track[TRACK_VICTORIES] + (track[TRACK_NAPOLEON] ? v->g->napoleon_worth : 0));
}

/* Below the index a corps goes every turn; the nearer the French are to it, the sooner that ends. */
static int politics(const struct scene *v)
{
	int turn = v->c->p.header.turn, points = v->c->p.header.track[TRACK_POINTS], sum = 0;
	for (int t = turn; t < turn + FORESEEN && t < v->s->last_turn; t++) {
		int lacks = v->g->index[t] - points;
		if (lacks > 0)
			sum -= v->corps * v->n->politics / (100 * (t - turn + 2)) + v->n->lack * (lacks < 4 ? lacks : 4);
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
		sum -= n[ARM_LEADER] * (v->n->lone + (enemy <= 1 ? v->n->lone * v->n->lone_near / 100 : 0)) + n[ARM_SU] * v->n->train_off * own / 10;
		if (enemy <= 1)
			sum -= v->n->lone_train * n[ARM_SU] + v->n->lone_depot * n[ARM_DP];
		if (side == FRENCH && at == emperor)
			sum -= enemy <= 2 ? v->n->emperor : v->n->emperor * v->n->emperor_far / 100;
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
		int near = nearest(v, 1 - side, at), worth = near <= 1 ? v->n->mass[0] : near == 2 ? v->n->mass[1] : v->n->mass[2];
		ic = ic < MASS_TO ? ic : MASS_TO;
		sum += worth * (50 * ic * (ic - 1) + v->n->mass_horse * (ic > 1 ? cc < ic ? cc : ic : 0)) / 100;
		if (!ar_optional(v->s) || ic < 2)
			continue;
		ar_lead(v->s, v->c, side, at, false, &led);
		sum += 2 * worth * (led.points < ic ? led.points : ic) + worth * led.best;
	}
	return sum / 10;
}

static int part(int value, int percent)
{
	return value * percent / PERCENT;
}

int ar_judge(const struct scenario *s, const struct position *p, enum side side)
{
	struct temper usual = ar_temper((int)side, 0);
	return ar_judge_in(&usual, s, p, side);
}

/* What an army and its bread weigh; the other one's in its own measure. */
static int worth_of(const struct scene *v, int side)
{
	bool own = side == v->side;
	return part(army(v, side), own ? PERCENT : v->n->his_army) + loners(v, side) + part(mass(v, side), own ? v->t->mass : v->n->his_mass) +
	       part(ar_judge_bread(v, side), own ? v->t->bread : v->n->his_bread);
}

int ar_judge_in(const struct temper *t, const struct scenario *s, const struct position *p, enum side side)
{
	const struct result *r = &p->header.result;
	struct scene v;
	int sum;
	if (r->over) {
		sum = 100000 * (2 - r->level) + ar_nature_of((int)side)->point * r->score[FRENCH];
		return side == SIDE_0 ? sum : -sum;
	}
	ar_scene(s, campaign_of(p), (int)side, &v);
	v.t = t;
	sum = worth_of(&v, FRENCH) - worth_of(&v, RUSSIAN) + part(ground(&v), t->ground) + kept_points(&v) + politics(&v) + ar_judge_battles(&v);
	return side == SIDE_0 ? sum : -sum;
}
