/* What units, hexes and battles are worth, in hundredths of a victory point. */
#include "ai/gamble/own.h"

enum { SICK = 59, COMMANDER = 10, RATING = 10 };

int gb_worth(const struct gb_eye *v, int piece)
{
	static const int classes[] = {[CLASS_VETERAN] = 22, [CLASS_LINE] = 25, [CLASS_CONSCRIPT] = 20};
	static const int kinds[KINDS] = {[KIND_CAV] = 4, [KIND_ART] = 3};
	if (piece == v->own->napoleon)
		return 600;
	if (gb_is_commander(v->s, piece))
		return COMMANDER + RATING * v->own->cr[piece];
	return (classes[v->own->class[piece]] + kinds[v->own->kind[piece]]) * (gb_disrupted(v->g, piece) ? SICK : 100) / 100;
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

/* Everybody of a side who stands there. */
static struct set on_hex(const struct gb_eye *v, int place, int side)
{
	struct set who;
	set_clear(&who);
	if (v->v.side[place] != side)
		return who;
	for (int i = gb_next(v->s, v->g, place, side, 0); i >= 0; i = gb_next(v->s, v->g, place, side, i + 1))
		set_add(&who, i);
	return who;
}

int gb_might_on(const struct gb_eye *v, int place, int side)
{
	struct set who = on_hex(v, place, side);
	return gb_might(v, &who);
}

/* SECOND: per cent; SHELTER, ROUGH: tenths. */
enum { SECOND = 25, SHELTER = 22, ROUGH = 21, RISK_MOST = 21 };

enum { HUNTED_FROM = 8, FORSAKEN = 247, STARVES = 62, ESCORT = 3 };

int gb_forsaken(const struct gb_eye *v, int place, int units)
{
	int hunters = 0;
	for (int i = 0; i < v->dangers; i++)
		hunters += board_distance(&v->s->board, place, v->danger[i].at) <= HUNTED_FROM;
	if (!hunters || v->left < 1 || gb_friendly(v->s, v->g, v->side, place))
		return 0;
	return units < 1 ? FORSAKEN : gb_fed(v, place) ? 0 : units < ESCORT ? 2 * STARVES : STARVES;
}

/* The strongest enemy stack that could come beside the hex, part of the next one with it. In tenths. */
int gb_risk(const struct gb_eye *v, int place, int units, int might)
{
	int first = 0, second = 0;
	for (int i = 0; i < v->dangers; i++) {
		if (board_distance(&v->s->board, place, v->danger[i].at) > v->n->strikes_from)
			continue;
		if (v->danger[i].might > first) {
			second = first;
			first = v->danger[i].might;
		} else if (v->danger[i].might > second) {
			second = v->danger[i].might;
		}
	}
	int over = 10 * (first - might) + second * SECOND / 10 + v->n->margin - (v->own->fortress[place] ? SHELTER : 0) -
		   (v->own->rough[place] ? ROUGH : 0);
	if (over <= 0)
		return 0;
	return int_min(over * v->n->per_point * (1 + units) / 200, RISK_MOST * units) * v->t.risk / 100;
}

int gb_progress(const struct gb_eye *v, int place)
{
	int most = 0;
	for (int k = 0; k < v->goals; k++)
		if (!v->goal[k].prey && v->goal[k].way[place] != FAR && v->goal[k].fed - v->goal[k].way[place] > most)
			most = v->goal[k].fed - v->goal[k].way[place];
	return int_min(most, 5);
}

int gb_depots(const struct gb_eye *v, int side)
{
	int n = 0;
	for (int at = 0; at < v->own->places; at++)
		n += v->v.depot[at] == side;
	return n;
}

int gb_nearest_depot(const struct gb_eye *v, int place)
{
	int best = FAR;
	for (int at = 0; at < v->own->places; at++)
		if (v->v.depot[at] == v->side && board_distance(&v->s->board, at, place) < best)
			best = board_distance(&v->s->board, at, place);
	return best;
}

bool gb_fed(const struct gb_eye *v, int place)
{
	return v->supply.steps[place] <= v->range;
}

enum { HUNGRY_AGAIN = 5, DEATH = 18, FRENCH_HUNGER = 21, RUSSIAN_HUNGER = 8 };

/* [6.4] Would it be lost, were it without supply? */
static bool dies_hungry(const struct gb_eye *v, int piece)
{
	bool winter = gb_winter(v->s, v->g, v->side);
	return v->side == FRENCH && gb_disrupted(v->g, piece) && (winter || v->own->class[piece] != CLASS_VETERAN);
}

/* [6.4] Disrupted, and lost when disrupted already; the French far more than the Russians. */
int gb_starving(const struct gb_eye *v, int piece)
{
	return (dies_hungry(v, piece) ? DEATH : gb_disrupted(v->g, piece) ? HUNGRY_AGAIN : v->side == FRENCH ? FRENCH_HUNGER : RUSSIAN_HUNGER) * v->care / 100;
}

int gb_hunger(const struct gb_eye *v, const struct set *who, int place)
{
	int sum = 0;
	for (int i = set_next(who, 0); i >= 0 && v->left > 1; i = set_next(who, i + 1))
		if (gb_fights(v->s, i) && !gb_fed(v, place) &&
		    !(v->own->nation[i] == NATION_AUSTRIAN && v->supply.austrian[place] <= v->range))
			sum += gb_starving(v, i);
	return sum;
}

int gb_forage(const struct gb_eye *v, const struct set *who, int place)
{
	int n = 0, sum = 0;
	if (v->side != FRENCH || v->left < 2 || gb_friendly(v->s, v->g, FRENCH, place) || v->v.depot[place] == FRENCH)
		return 0;
	for (int i = set_next(who, 0); i >= 0; i = set_next(who, i + 1))
		if (gb_fights(v->s, i)) {
			n++;
			sum += gb_starving(v, i);
		}
	return sum * int_min(n, 6) / 6;
}

/* [6.4, 11.14] Is the own stack on a hex lost next: all of it starves, or an enemy who can come without forcing his march is stronger by all
 * the hits it can bear? */
bool gb_doomed(const struct gb_eye *v, int place)
{
	int reach = gb_figures(v->s)->march.normal + 1, bears = v->v.units[place] + v->v.good[place], might = gb_might_on(v, place, v->side);
	bool starves = v->v.units[place] && v->left > 1 && !gb_fed(v, place);
	for (int i = gb_next_fighter(v->s, v->g, place, v->side, 0); i >= 0 && starves; i = gb_next_fighter(v->s, v->g, place, v->side, i + 1))
		starves = dies_hungry(v, i);
	for (int i = 0; i < v->dangers && !starves; i++)
		if (board_distance(&v->s->board, place, v->danger[i].at) <= reach && v->danger[i].might - might >= bears)
			return true;
	return starves;
}

/* --- a fight --- */

struct clash {
	const struct gb_nature *n; /* of the attacker */
	int good[2], all[2]; /* units in good order, and all: of attacker and defender */
	int base;            /* values without dice: attacker less defender */
	int prize;           /* for driving them out */
	int decisive, point[2]; /* so many more dead are a decisive victory: what it is worth to either */
};

enum { PRIZE = 6, PRIZE_CITY = 83, PRIZE_DEPOT = 22 };

/* So many hits on a side's units, those in good order first: units that die. `worth`: what is lost. */
static int kills(const struct clash *x, int whom, int hits, int *worth)
{
	int taken = int_min(hits, x->good[whom] + x->all[whom]), dead = taken > x->good[whom] ? taken - x->good[whom] : 0;
	*worth = whom ? x->n->hit * (taken - dead) + x->n->kill * dead : x->n->own_hit * (taken - dead) + x->n->own_kill * dead;
	return dead;
}

/* [11.8, 11.12, 11.14, 11.15, 11.17, 14.7] The value of one pair of dice, for the attacker. */
static int outcome(const struct clash *x, int margin)
{
	int hurt, pay, size = margin > 0 ? margin : -margin, win = margin > 0 ? 0 : 1;
	if (!margin)
		return -x->n->own_hit;
	int most = int_min(size, 2 * x->good[win]), least = int_min((size + 1) / 2, x->good[1 - win]);
	int won = kills(x, 1, win ? least : most, &hurt) - kills(x, 0, win ? most : least, &pay);
	return hurt - pay + (margin >= 3 ? x->prize : 0) + (won >= x->decisive ? x->point[0] : won <= -x->decisive ? -x->point[1] : 0);
}

/* [14.7] What a decisive victory of the side is worth: the whole while there is a point to win. */
static int victory_of(const struct gb_eye *v, int side, int whole)
{
	int bonus = v->g->p.header.track[TRACK_BONUS];
	return (side == FRENCH ? bonus > 0 : bonus < gb_figures(v->s)->score.battle_most) ? whole : whole / 4;
}

static int prize_of(const struct gb_eye *v, int to)
{
	return PRIZE + PRIZE_CITY * v->own->points[to] + (v->v.depot[to] == v->foe ? PRIZE_DEPOT : 0);
}

/* [10.4, 10.5, 11.5, 11.7] What stacks of a side beside the hex add on average, in sixths: with a command spent for them. */
static int supports(const struct gb_eye *v, int side, int from, int to)
{
	int sum = 0;
	for (int d = 0; d < DIRECTIONS; d++) {
		int at = v->own->to[to][d];
		if (at == NONE || at == from || v->v.side[at] != side || !v->v.good[at])
			continue;
		int best = gb_best(v->s, v->g, at, side), rating = best == NONE ? 0 : gb_rating(v->s, v->g, best);
		bool attacks = side == v->v.side[from], wet = attacks && gb_between(v->s, v->g, to, d) & SIDE_RIVER;
		int value = v->v.good[at] + (best != NONE) - (wet ? 2 : 0);
		sum += value > 0 ? value * int_min(rating + 1, 6) : 0;
	}
	return sum;
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
	struct clash x = {.n = v->n, .good = {v->v.good[from], v->v.good[to]}, .all = {v->v.units[from], v->v.units[to]},
			  .base = values.value[0] + supports(v, side, from, to) / 6 -
				  (values.broken ? 0 : values.value[1] + supports(v, 1 - side, from, to) / 6), .prize = prize_of(v, to), .decisive = gb_figures(v->s)->result.decisive,
			  .point = {victory_of(v, side, v->n->victory), victory_of(v, 1 - side, v->n->defeat)}};
	for (int a = 1; a <= 6; a++)
		for (int d = 1; d <= 6; d++)
			sum += outcome(&x, x.base + a - d);
	return sum / 36;
}
