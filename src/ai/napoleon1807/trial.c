/* One stack set where it could come, place after place: the board is copied once, and what nobody's march changes is counted once. */
#include "ai/napoleon1807/own.h"

enum { FREE_POINTS = 3, MOST_FATIGUE = 8 };

static n7_mask corps_there(const struct trial *t, int side, int place)
{
	return t->v.corps[side][place] & t->v.own->corps;
}

void n7_trial_open(struct trial *t, const struct eye *v, const struct n7_fixed *fixed, int side, n7_mask who, int from)
{
	t->n = v->n;
	t->at = *v->n;
	t->v = *v;
	t->v.n = &t->at;
	t->who = who;
	t->side = side;
	t->from = from;
	t->contested = corps_there(t, FRENCH, from) && corps_there(t, RUSSIAN, from);
	t->fixed = *fixed;
	t->fixed.men[side] -= n7_men(&t->v, who);
	n7_eye_take(&t->v, side, who & ~t->v.own->vedettes, from);
}

/* Activated and as tired as the march makes it. */
static void set_there(struct trial *t, int to, int points)
{
	const struct n7_own *own = t->v.own;
	struct n7_position *n = &t->at;
	bool meets = corps_there(t, !t->side, to);
	for (int i = n7_mask_next(t->who, 0); i != NONE; i = n7_mask_next(t->who, i + 1)) {
		struct piece *k = &n->p.piece[i];
		int fatigue = k->fatigue + (points > FREE_POINTS ? points - FREE_POINTS : 0);
		k->place = (int16_t)to;
		k->flags |= FLAG_ACTIVATED;
		if (own->kind[i] == KIND_CORPS)
			k->fatigue = (uint8_t)(fatigue > MOST_FATIGUE ? MOST_FATIGUE : fatigue);
	}
	int lead = n7_mask_next(t->who & own->corps, 0), more = (t->contested && to != t->from) + (meets && to != t->from);
	if (lead != NONE)
		n->p.piece[lead].fatigue = (uint8_t)(n->p.piece[lead].fatigue + more);
	if (!meets && own->town[to] != NONE && n->control[own->town[to]] != t->side) {
		n->control[own->town[to]] = (int8_t)t->side;
		n->p.header.track[TRACK_VP] = (int16_t)(n->p.header.track[TRACK_VP] + (t->side == FRENCH ? -1 : 1) * own->town_points[own->town[to]]);
	}
	if (!meets && own->fortress[to] != NONE && n->citadel[own->fortress[to]] == t->side)
		n->siege[own->fortress[to]] = NOBODY;
}

static void take_back(struct trial *t, int to)
{
	const struct n7_own *own = t->v.own;
	struct n7_position *n = &t->at;
	for (int i = n7_mask_next(t->who, 0); i != NONE; i = n7_mask_next(t->who, i + 1))
		n->p.piece[i] = t->n->p.piece[i];
	if (own->town[to] != NONE)
		n->control[own->town[to]] = t->n->control[own->town[to]];
	if (own->fortress[to] != NONE)
		n->siege[own->fortress[to]] = t->n->siege[own->fortress[to]];
	n->p.header.track[TRACK_VP] = t->n->p.header.track[TRACK_VP];
}

/* As the board is while it stands there. */
static int worth_now(struct trial *t, int to, bool *fights)
{
	struct n7_fixed fixed = t->fixed;
	fixed.men[t->side] += n7_men(&t->v, t->who);
	int worth = n7_judge_fixed(&t->v, &fixed, (enum side)t->side), fight = 0;
	if (corps_there(t, !t->side, to))
		fight = n7_fight_worth(&t->v, t->who, t->side, to, to != t->from);
	*fights = fight > 0;
	return worth + (fight > 0 ? fight : 0);
}

int n7_trial(struct trial *t, int to, int points, bool *fights)
{
	n7_mask seen = t->who & ~t->v.own->vedettes;
	set_there(t, to, points);
	n7_eye_set(&t->v, t->side, seen, to);
	int worth = worth_now(t, to, fights);
	n7_eye_take(&t->v, t->side, seen, to);
	take_back(t, to);
	return worth;
}
