/* Battles in the judgement: what one tends to cost both sides when the chits are chosen well. */
#include "ai/area1812/judge.h"

struct meeting {
	int ic[2], points, best[2], place, attacker;
};

/* The attacker's gain in hundredths of the smaller stack, by what he has against each hundred of the other: solved at first with the Battle
 * Plan Chart and the Combat Results Table for many sizes of stacks, then set with the other figures. */
static int gain(const struct ar_nature *n, int percent, int drm)
{
	static const int mark[ODDS_MARKS] = {0, 50, 66, 75, 100, 133, 166, 200, 300, 500};
	int i = 1;
	while (i < ODDS_MARKS - 1 && percent > mark[i])
		i++;
	percent = percent < 500 ? percent : 500;
	int span = mark[i] - mark[i - 1], step = n->gains[i] - n->gains[i - 1];
	return n->gains[i - 1] + step * (percent - mark[i - 1]) / span + n->drm * drm;
}

static int modifier(const struct scene *v, const struct meeting *m)
{
	int a = m->attacker, drm = ar_optional(v->s) ? m->best[a] - m->best[1 - a] : a == FRENCH ? 1 : -1;
	return drm - (a == FRENCH && set_has(&v->g->fortress, m->place));
}

/* For the attacker. */
static int worth(const struct scene *v, const struct meeting *m)
{
	int a = m->ic[m->attacker], d = m->ic[1 - m->attacker];
	if (ar_optional(v->s))
		a = a < m->points ? a : m->points;
	if (!a || !d)
		return 0;
	int small = a < d ? a : d;
	return gain(v->n, PERCENT * a / d, modifier(v, m)) * small * v->corps / PERCENT;
}

static int lead(const struct scene *v, int side, int place, int *best)
{
	struct ar_lead led;
	ar_lead(v->s, v->c, side, place, false, &led);
	*best = led.best;
	return led.points;
}

static bool to_come(const struct scene *v, int place)
{
	int row = frame_now(&v->c->p)->row;
	bool moving = row == ROW_MARCH || row == ROW_FORCE || row == ROW_DEPOT || row == ROW_ARRIVE || row == ROW_ATTRITION;
	return moving || set_has(&v->c->todo, place);
}

/* Infantry meets a stack without it: what cannot ride off is lost. */
static int ridden_down(const struct scene *v, int side, int place)
{
	int8_t ways[MAX_LINKS];
	const uint8_t *n = v->c->at[side][place];
	int lost = v->corps * v->n->train_cut / 100 * n[ARM_SU] * !n[ARM_CC];
	if (ar_ways(v->g, v->c, side, place, ways))
		return lost + v->n->rides * n[ARM_CC];
	return lost + v->corps * n[ARM_CC] + v->corps * v->n->chief_cut / 100 * n[ARM_LEADER];
}

static int met(const struct scene *v, int place)
{
	const struct campaign *c = v->c;
	int phasing = c->p.header.phasing, a = to_come(v, place) ? phasing : 1 - phasing, value;
	struct meeting m = {.ic = {c->at[0][place][ARM_IC], c->at[1][place][ARM_IC]}, .place = place, .attacker = a};
	if (!m.ic[0] && !m.ic[1])
		return 0;
	if (!m.ic[0] || !m.ic[1]) {
		int side = m.ic[0] ? RUSSIAN : FRENCH;
		value = ridden_down(v, side, place);
		return side == FRENCH ? -value : value;
	}
	m.points = lead(v, a, place, &m.best[a]);
	lead(v, 1 - a, place, &m.best[1 - a]);
	value = worth(v, &m);
	return a == FRENCH ? value : -value;
}

/* All infantry around a stack of the other side, with its generals. */
static int could_come(const struct scene *v, int side, int place)
{
	struct meeting m = {.place = place, .attacker = 1 - side};
	int8_t ways[MAX_LINKS];
	m.ic[side] = v->c->at[side][place][ARM_IC];
	for (int i = 0; i < v->g->links[place]; i++) {
		int from = v->g->to[place][i], best;
		int n = v->c->at[1 - side][from][ARM_IC];
		if (!n)
			continue;
		m.ic[1 - side] += n;
		m.points += lead(v, 1 - side, from, &best);
		m.best[1 - side] = best > m.best[1 - side] ? best : m.best[1 - side];
	}
	if (!m.ic[1 - side])
		return 0;
	if (!m.ic[side])
		return ridden_down(v, side, place) * v->n->could_ride / 100;
	lead(v, side, place, &m.best[side]);
	int value = worth(v, &m);
	if (value > 0 && ar_ways(v->g, v->c, side, place, ways) < 2)
		value = value * v->n->trapped / 100;
	return value > 0 ? value : 0;
}

int ar_judge_battles(const struct scene *v)
{
	int sum = 0, next = 1 - v->c->p.header.phasing;
	for (int side = 0; side < 2; side++)
		for (int i = 0; i < v->stacks[side]; i++) {
			int at = v->stack[side][i];
			if (ar_units(v->c, 1 - side, at)) {
				sum += side == FRENCH || !ar_corps(v->c, FRENCH, at) ? met(v, at) : 0;
				continue;
			}
			int value = could_come(v, side, at) * (next == side ? v->n->later : v->n->next) / PERCENT;
			value = value * (side == v->side ? v->t->peril : v->t->chance) / PERCENT;
			if (v->marches[1 - side] > 0)
				sum += side == FRENCH ? -value : value;
		}
	return sum;
}
