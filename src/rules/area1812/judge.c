/* How good a position is: points, corps, hunger to come, what lies within reach, who stands in whose way. */
#include "rules/area1812/area1812.h"

enum { POINT = 420, CORPS = 240, PULL = 26, STEP = 10, LOOSE = 70, MASS = 8 };

struct scene {
	const struct land *g;
	const struct campaign *c;
	int left; /* turns to come, this one included */
};

/* How a battle of so much infantry (and cavalry) against so much tends to end for the attacker, in hundredths of the
 * smaller stack. */
static int battle_worth(int attack, int defence)
{
	if (!defence)
		return attack ? 100 : 0;
	int percent = 100 * attack / defence;
	return percent >= 300 ? 85 : percent >= 200 ? 60 : percent >= 160 ? 30 : percent >= 120 ? 8 : percent >= 100 ? -15 :
	       percent >= 80 ? -60 : -100;
}

/* Corps of a side are drawn towards the points they could win: French to places without a marker, Russians to those
 * with one. Farther than the turns that are left it is no use. */
static int pull(const struct scene *v, int side)
{
	int sum = 0;
	for (int at = 0; at < v->g->places; at++) {
		int corps = ar_corps(v->c, side, at), best = -9 * STEP;
		if (!corps)
			continue;
		for (int t = 0; t < v->g->places; t++) {
			int d = v->g->distance[at][t];
			if (!v->g->vp[t] || v->c->control[t] == (side == FRENCH) || d > v->left + 1)
				continue;
			int enemy = ar_corps(v->c, 1 - side, t), worth = PULL * v->g->vp[t] - STEP * d;
			if (enemy > corps)
				worth -= STEP * (enemy - corps);
			best = worth > best ? worth : best;
		}
		sum += best * (corps < 4 ? corps : 3 + (corps - 3) / 3);
	}
	return sum;
}

/* Battles that are about to be fought, the phasing side attacking; and who could be attacked next. */
static int contact(const struct scene *v)
{
	const struct campaign *c = v->c;
	int sum = 0;
	for (int at = 0; at < v->g->places; at++) {
		int ic[2] = {c->at[0][at][ARM_IC], c->at[1][at][ARM_IC]}, corps[2] = {ar_corps(c, 0, at), ar_corps(c, 1, at)};
		if (ar_units(c, FRENCH, at) && ar_units(c, RUSSIAN, at)) {
			int a = c->p.header.phasing, d = 1 - a, small = corps[a] < corps[d] ? corps[a] : corps[d];
			int worth = ic[0] || ic[1] ? battle_worth(ic[a], ic[d]) : 0;
			worth = worth * CORPS * (small ? small : 1) / 150;
			sum += a == FRENCH ? worth : -worth;
			continue;
		}
		for (int side = 0; side < 2; side++) {
			int near = 0;
			if (!corps[side])
				continue;
			for (int i = 0; i < v->g->links[at]; i++)
				near += c->at[1 - side][v->g->to[at][i]][ARM_IC];
			int worth = near ? battle_worth(near, ic[side]) : 0;
			if (worth <= 0)
				continue;
			worth = worth * CORPS * corps[side] / 350;
			sum += side == FRENCH ? -worth : worth;
		}
	}
	return sum;
}

/* Markers that nobody guards while Russians are near. */
static int loose_ends(const struct scene *v)
{
	int sum = 0;
	for (int t = 0; t < v->g->places; t++) {
		if (!v->g->vp[t] || !v->c->control[t] || ar_corps(v->c, FRENCH, t))
			continue;
		for (int at = 0; at < v->g->places; at++)
			if (v->g->distance[at][t] <= 2 && ar_corps(v->c, RUSSIAN, at)) {
				sum -= LOOSE * v->g->vp[t] / (v->g->distance[at][t] + 1);
				break;
			}
	}
	return sum;
}

/* Supply units belong near corps: a little for each step between. */
static int trains(const struct scene *v, int side)
{
	int sum = 0;
	for (int at = 0; at < v->g->places; at++) {
		int n = v->c->at[side][at][ARM_SU], best = 9;
		for (int to = 0; n && to < v->g->places; to++)
			if (v->g->distance[at][to] < best && ar_corps(v->c, side, to))
				best = v->g->distance[at][to];
		sum -= n * best * 6;
	}
	return sum;
}

/* Corps that stand together: they win battles together, and cavalry is of use where infantry fights. */
static int mass(const struct scene *v, int side)
{
	int sum = 0;
	for (int at = 0; at < v->g->places; at++) {
		int ic = v->c->at[side][at][ARM_IC], cc = v->c->at[side][at][ARM_CC];
		ic = ic < 7 ? ic : 7;
		sum += MASS * ic * (ic - 1) / 2 + (ic > 1 ? MASS * (cc < ic ? cc : ic) : 0);
	}
	return sum;
}

/* Generals without troops, and troops without generals (optional rules). */
static int lead(const struct scene *v, int side)
{
	int sum = 0;
	for (int at = 0; at < v->g->places; at++) {
		int leaders = v->c->at[side][at][ARM_LEADER], corps = ar_corps(v->c, side, at);
		if (leaders && !corps)
			sum -= 40 * leaders;
		if (corps > 2 && !leaders)
			sum -= 30;
	}
	return sum;
}

/* Where many corps stand together the land is eaten bare: what supply leaves behind. */
static int land_left(const struct scene *v, const struct ar_forecast *f, int side)
{
	int sum = 0;
	for (int r = 0; r < v->g->regions; r++)
		if (f->after[r] > v->c->depleted[r] && ar_region_corps(v->g, v->c, side, r))
			sum -= 14 * (f->after[r] - v->c->depleted[r]);
	return sum;
}

/* What a corps without supply is likely to cost: the die of this turn. */
static int hunger(const struct scene *v)
{
	int faces = 0;
	for (int die = 1; die <= 6; die++)
		faces += supply_starves(&v->g->charts, v->c->p.header.turn, die);
	return CORPS * faces / 6 + 10;
}

static int half(const struct scenario *s, const struct scene *v, int side)
{
	struct ar_forecast f;
	ar_forecast(s, v->c, side, &f);
	int sum = CORPS * ar_total(v->c, side) - hunger(v) * f.starving + pull(v, side) + trains(v, side) + mass(v, side) + land_left(v, &f, side);
	return ar_optional(s) ? sum + lead(v, side) : sum;
}

int ar_judge(const struct scenario *s, const struct position *p, enum side side)
{
	struct scene v = {land_of(s), campaign_of(p), s->last_turn - p->header.turn + 1};
	int sum;
	if (p->header.result.over)
		sum = 100000 * (2 - p->header.result.level) + p->header.result.score[FRENCH];
	else
		sum = POINT * p->header.track[TRACK_POINTS] + half(s, &v, FRENCH) - half(s, &v, RUSSIAN) + contact(&v) +
		      loose_ends(&v);
	return side == SIDE_0 ? sum : -sum;
}
