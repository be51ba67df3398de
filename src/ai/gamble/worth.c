/* What units, hexes and battles are worth, in hundredths of a victory point. */
#include "ai/gamble/own.h"

int gb_worth(const struct gb_eye *v, int piece)
{
	static const int classes[] = {[CLASS_VETERAN] = 24, [CLASS_LINE] = 20, [CLASS_CONSCRIPT] = 17};
	static const int kinds[KINDS] = {[KIND_CAV] = 3, [KIND_ART] = 2};
	if (piece == v->own->napoleon)
		return 600;
	if (gb_is_commander(v->s, piece))
		return 10 + 8 * v->own->cr[piece];
	return (classes[v->own->class[piece]] + kinds[v->own->kind[piece]]) * (gb_disrupted(v->g, piece) ? 60 : 100) / 100;
}

int gb_might(const struct gb_eye *v, const struct set *who)
{
	int n = 0, rating = 0, arms = 0;
	bool has[KINDS] = {false};
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1)) {
		if (gb_is_commander(v->s, i)) {
			int r = gb_rating(v->s, v->g, i);
			rating = r > rating ? r : rating;
		} else if (gb_fights(v->s, i) && !gb_disrupted(v->g, i)) {
			n++;
			arms += !has[v->own->kind[i]];
			has[v->own->kind[i]] = true;
		}
	}
	return n + (arms > 1 ? 2 * (arms - 1) : 0) + int_min(rating, n);
}

int gb_might_on(const struct gb_eye *v, int place, int side)
{
	struct set who;
	set_clear(&who);
	for (int i = gb_next(v->s, v->g, place, side, 0); i >= 0; i = gb_next(v->s, v->g, place, side, i + 1))
		set_add(&who, i);
	return gb_might(v, &who);
}

enum { STRIKES_FROM = 4, MARGIN = 2, PER_POINT = 3 };

/* The strongest enemy stack that could come beside the hex, half of the next one with it. */
int gb_risk(const struct gb_eye *v, int place, int units, int might)
{
	int first = 0, second = 0;
	for (int i = 0; i < v->dangers; i++) {
		if (board_distance(&v->s->board, place, v->danger[i].at) > STRIKES_FROM)
			continue;
		if (v->danger[i].might > first) {
			second = first;
			first = v->danger[i].might;
		} else if (v->danger[i].might > second) {
			second = v->danger[i].might;
		}
	}
	int over = first + second / 4 - might + MARGIN - (v->own->fortress[place] ? 2 : 0) - (v->own->rough[place] ? 2 : 0);
	if (over <= 0)
		return 0;
	return int_min(over * PER_POINT * (1 + units) / 2, 18 * units) * v->t.risk / 100;
}

/* [6.4] Disrupted, and lost when disrupted already; the French far more than the Russians. [16.13] Turn by turn the same. */
int gb_hunger(const struct gb_eye *v, const struct set *who, int place)
{
	int sum = 0;
	bool winter = gb_winter(v->s, v->g, v->side);
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1)) {
		if (!gb_fights(v->s, i) || v->supply.steps[place] != FAR ||
		    (v->own->nation[i] == NATION_AUSTRIAN && v->supply.austrian[place] != FAR))
			continue;
		bool dies = v->side == FRENCH && gb_disrupted(v->g, i) && (winter || v->own->class[i] != CLASS_VETERAN);
		sum += dies ? 16 : gb_disrupted(v->g, i) ? 2 : 10;
	}
	return v->left > 1 ? sum : 0;
}

/* --- a fight --- */

struct clash {
	int good[2], all[2]; /* units in good order, and all: of attacker and defender */
	int base;            /* values without dice: attacker less defender */
	int prize;           /* for driving them out */
	bool broken;
};

/* So many hits on so many units, those in good order first: what is lost. */
static int loss(int hits, int good, int all)
{
	int bear = good + all, taken = int_min(hits, bear), kills = taken > good ? taken - good : 0;
	return 9 * (taken - kills) + 14 * kills + (kills >= 3 ? 50 : 0);
}

/* [11.8 to 11.17] The value of one pair of dice, for the attacker. */
static int outcome(const struct clash *x, int margin)
{
	if (!margin)
		return -9;
	int winner = margin > 0 ? 0 : 1, size = margin > 0 ? margin : -margin;
	int win = int_min(size, 2 * x->good[winner]), lose = int_min((size + 1) / 2, x->good[1 - winner]);
	int hurt = loss(winner ? lose : win, x->good[1], x->all[1]), pay = loss(winner ? win : lose, x->good[0], x->all[0]);
	return hurt - pay + (margin >= 3 ? x->prize : 0);
}

static int prize_of(const struct gb_eye *v, int to)
{
	return 4 + 45 * v->own->points[to] + (v->v.depot[to] == v->foe ? 20 : 0);
}

static struct set on_hex(const struct gb_eye *v, int place, int side)
{
	struct set who;
	set_clear(&who);
	for (int i = gb_next(v->s, v->g, place, side, 0); i >= 0; i = gb_next(v->s, v->g, place, side, i + 1))
		set_add(&who, i);
	return who;
}

int gb_promise(const struct gb_eye *v, int from, int to)
{
	int side = v->v.side[from], sum = 0;
	struct gamble trial = *v->g;
	struct gb_sum values;
	if (!v->v.units[to])
		return prize_of(v, to);
	trial.fight = (struct gb_fight){.from = (int16_t)from, .to = (int16_t)to, .retreat = NONE, .side = (uint8_t)side,
					.attackers = on_hex(v, from, side), .defenders = on_hex(v, to, 1 - side)};
	gb_add_up(v->s, &trial, &values, NULL);
	struct clash x = {.good = {v->v.good[from], v->v.good[to]}, .all = {v->v.units[from], v->v.units[to]},
			  .base = values.value[0] - (values.broken ? 0 : values.value[1]), .prize = prize_of(v, to)};
	for (int a = 1; a <= 6; a++)
		for (int d = 1; d <= 6; d++)
			sum += outcome(&x, x.base + a - d);
	return sum / 36;
}
