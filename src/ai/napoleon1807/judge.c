/* How good the board is: what the score would be now, what the men are worth for the rest of the game, and who is in reach of
 * whom and of what counts. What is good for the French is as bad for the Russians. */
#include "ai/napoleon1807/own.h"

#include <string.h>

/* Those that are not plain were set, all at once, by two hundred thousand games of the player against itself, with each figure a little
 * more on one side and a little less on the other. So they are figures of one whole: none says much alone. */
enum { WON = 20000, POINT = 100 };
enum { STRENGTH = 37, TWO_CARDS = 38, READY = 7, REACH_MOST = 8, NEAR = 7, NEAR_CARD = 4, EMPEROR = 9, LONELY = 120 };
enum { CONTACT = 36, OUT_OF_TIME = 28, BESIEGED = 40 };
enum { GUARD_CARD = 25, THERE = 100, BESIDE = 47, GROUND = 50, GUARD_MOST = 350 };

/* What differs from army to army. */
static const struct {
	int16_t corps, reach, pull;
} army[SIDES] = {
	[FRENCH] = {.corps = 33, .reach = 15, .pull = 5},
	[RUSSIAN] = {.corps = 37, .reach = 19, .pull = 8},
};

/* By turns that follow this one, the last turn first: per cent that men and goals count, and what it is worth to be ahead. */
enum { LEFT = 8 };
static const int16_t men_left[LEFT] = {80, 68, 71, 91, 89, 102, 91, 92};
static const int16_t goals_left[LEFT] = {133, 155, 103, 107, 123, 84, 101, 102};
static const int16_t ahead_left[LEFT] = {410, 262, 237, 202, 130, 122, 94, 48};

static int by_left(const struct eye *v, const int16_t list[LEFT])
{
	return list[v->left < LEFT ? v->left : LEFT - 1];
}

/* [Recovery] Who is tired when the turn ends pays; who is not activated rests. */
int n7_tiredness(int fatigue, bool rests)
{
	static const int16_t cost[] = {0, 5, 17, 32, 68, 158, 232, 311, 326};
	int c = cost[fatigue > 8 ? 8 : fatigue];
	return rests ? c / 4 : c;
}

static int corps_worth(const struct eye *v, int piece)
{
	const struct piece *k = &v->n->p.piece[piece];
	int strength = n7_strength(v->n, piece), side = v->s->piece[piece].side;
	int worth = army[side].corps + STRENGTH * strength + (strength >= v->own->figures.strength.two_cards ? TWO_CARDS : 0);
	worth = worth * by_left(v, men_left) / 100; /* what he can still do: his points are in the score */
	worth -= n7_tiredness(k->fatigue, !(k->flags & FLAG_ACTIVATED));
	return worth + (k->flags & FLAG_ACTIVATED ? 0 : READY);
}

int n7_men(const struct eye *v, n7_mask who)
{
	int sum = 0;
	who &= v->own->corps;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1))
		sum += corps_worth(v, i);
	return sum;
}

/* A stack as the sums over all stacks want it. */
struct force {
	int at, cards;
	int can;     /* cards of those who may still come from there: on the last turn whoever has been activated comes no more */
	int may;     /* cards of those who could come in one march, the fresh first */
	int in_time; /* links that they go before the end */
};

struct forces {
	int n[SIDES];
	struct force of[SIDES][N7_PLACES]; /* in the order of eye.at */
};

static void gather(const struct eye *v, struct forces *out)
{
	for (int side = 0; side < SIDES; side++) {
		out->n[side] = v->ats[side];
		for (int k = 0; k < v->ats[side]; k++) {
			struct force *f = &out->of[side][k];
			f->at = v->at[side][k];
			f->cards = v->cards[side][f->at];
			int fresh = v->fresh[side][f->at];
			f->can = v->left ? f->cards : fresh;
			f->may = fresh > 0 ? fresh : f->can / 2;
			f->in_time = 3 * v->left + (fresh > 0 && f->cards > 0 ? 3 : 0);
		}
	}
}

/* In hundredths: how sure a side can be of a place by the end that it has not yet. */
static int chance(const struct eye *v, const struct forces *all, int side, int place)
{
	enum { FARS = 16 };
	static const uint8_t by_far[FARS + 1] = {100, 57, 49, 43, 36, 31, 25, 20, 12, 11, 8, 9, 6, 4, 2, 5, 2};
	const uint8_t *far_from = v->own->far[place];
	int best = 0, guard = 0, near = 0;
	for (const struct force *f = all->of[side], *end = f + all->n[side]; f < end; f++) {
		int far = far_from[f->at], c = by_far[far < FARS ? far : FARS];
		if (far > f->in_time)
			c = c * OUT_OF_TIME / 100;
		best = c > best ? c : best;
		near += far <= 2 ? f->can : 0;
	}
	for (const struct force *f = all->of[!side], *end = f + all->n[!side]; f < end; f++) {
		int far = far_from[f->at];
		guard += far == 0 ? THERE * f->cards : far == 1 ? BESIDE * f->can : 0;
	}
	guard += guard ? GROUND * n7_eye_ground(v, !side, place) : 0;
	best += NEAR_CARD * (near < 8 ? near : 8);
	best -= GUARD_CARD * (guard < GUARD_MOST ? guard : GUARD_MOST) / GROUND;
	return best < 1 ? 1 : best > 95 ? 95 : best;
}

/* [Victory] Towns change hands for good when they are entered, citadels and objectives count at the end. */
static int goals(const struct eye *v, const struct forces *all, int side)
{
	const struct n7_own *own = v->own;
	const struct n7_position *n = v->n;
	int sum = 0;
	for (int i = 0; i < own->towns; i++)
		if (n->control[i] != side)
			sum += own->town_points[i] * chance(v, all, side, own->town_at[i]);
	for (int i = 0; i < own->fortresses; i++) {
		if (n->citadel[i] == side)
			continue;
		if (n->siege[i] == side)
			sum += own->fortress_points[i] * (100 - chance(v, all, !side, own->fortress_at[i]) * BESIEGED / 100);
		else
			sum += own->fortress_points[i] * chance(v, all, side, own->fortress_at[i]);
	}
	for (int i = 0; i < own->objectives; i++)
		if (own->objective[i].side == side)
			sum += own->objective[i].points * chance(v, all, side, own->objective[i].place);
	return sum * by_left(v, goals_left) / 100; /* an army that waits for the last turn comes too late */
}

/* What its enemies could bring to a stack: cards in one march, cards within four links; how far the nearest is. */
struct meeting {
	int come, near, nearest;
};

/* A stack of the enemy is so far. */
static void note_meeting(struct meeting *m, int far, const struct force *f)
{
	m->come += far == 1 || far == 2 ? f->may : 0;
	m->near += far <= 4 ? f->cards : 0;
	m->nearest = far < m->nearest ? far : m->nearest;
}

/* Of all stacks, in the order of eye.at: each pair is looked at once for both sides. */
static void meetings(const struct eye *v, const struct forces *all, struct meeting out[SIDES][N7_PLACES])
{
	for (int j = 0; j < all->n[RUSSIAN]; j++)
		out[RUSSIAN][j] = (struct meeting){.nearest = N7_FAR};
	for (int k = 0; k < all->n[FRENCH]; k++) {
		const struct force *f = &all->of[FRENCH][k];
		const uint8_t *far_from = v->own->far[f->at];
		struct meeting mine = {.nearest = N7_FAR};
		for (int j = 0; j < all->n[RUSSIAN]; j++) {
			const struct force *his = &all->of[RUSSIAN][j];
			int far = far_from[his->at];
			note_meeting(&mine, far, his);
			note_meeting(&out[RUSSIAN][j], far, f);
		}
		out[FRENCH][k] = mine;
	}
}

/* Fights that stand before the side: where both are, and whom it could come at in one march. `his`: meetings of the enemy's stacks. */
static int contacts(const struct eye *v, int side, const struct meeting *his)
{
	int sum = 0;
	for (int k = 0; k < v->ats[!side]; k++) {
		int at = v->at[!side][k], holds = v->cards[!side][at] + n7_eye_ground(v, !side, at);
		if (v->corps[side][at])
			sum += CONTACT * (v->cards[side][at] - v->cards[!side][at]);
		int over = his[k].come + v->cards[side][at] - holds;
		sum += over > 0 ? army[side].reach * (over < REACH_MOST ? over : REACH_MOST) : 0;
		sum += his[k].near > holds ? NEAR : 0;
	}
	return sum;
}

/* Whoever is far from all enemies and all that counts might as well be at home. */
static int march_to_the_guns(const struct eye *v, int side, const struct meeting *own)
{
	int sum = 0;
	for (int k = 0; k < v->ats[side]; k++)
		if (own[k].nearest != N7_FAR && own[k].nearest > 1)
			sum -= army[side].pull * (own[k].nearest - 1) * v->cards[side][v->at[side][k]];
	return sum;
}

/* [Victory Napoleon] Napoleon's stack must not be overwhelmed; with a single corps, which fatigue kills, he is lost to anybody who comes. */
static int emperor(const struct eye *v)
{
	int at = v->own->napoleon == NONE ? NONE : v->n->p.piece[v->own->napoleon].place, come = 0;
	if (at < 0)
		return 0;
	for (int k = 0; k < v->ats[RUSSIAN]; k++)
		come += v->own->far[v->at[RUSSIAN][k]][at] <= 2 ? v->cards[RUSSIAN][v->at[RUSSIAN][k]] : 0;
	int over = come - v->cards[FRENCH][at];
	bool lonely = come > 0 && n7_mask_count(v->corps[FRENCH][at] & v->own->corps) < 2;
	return (over > 0 ? -EMPEROR * over : 0) - (lonely ? LONELY : 0);
}

static int hand(const struct eye *v, int side)
{
	const uint8_t *end = v->n->p.card + v->s->cards;
	int sum = 0;
	for (const uint8_t *c = v->n->p.card; (c = memchr(c, CARD_HAND + side, (size_t)(end - c))); c++)
		sum += n7_card_kept(v->own, (int)(c - v->n->p.card), v->left);
	return sum;
}

void n7_fix(const struct eye *v, struct n7_fixed *out)
{
	for (int side = 0; side < SIDES; side++) {
		out->men[side] = 0;
		for (int k = 0; k < v->ats[side]; k++)
			out->men[side] += n7_men(v, v->corps[side][v->at[side][k]]);
	}
	out->hands = hand(v, FRENCH) - hand(v, RUSSIAN);
}

static int side_worth(const struct eye *v, const struct forces *all, int side, const struct meeting met[SIDES][N7_PLACES])
{
	return goals(v, all, side) + contacts(v, side, met[!side]) + march_to_the_guns(v, side, met[side]);
}

/* What the French have, less what the Russians have. */
static int board(const struct eye *v, const struct n7_fixed *fixed)
{
	struct meeting met[SIDES][N7_PLACES];
	struct forces all;
	gather(v, &all);
	meetings(v, &all, met);
	int men = fixed->men[FRENCH] - fixed->men[RUSSIAN];
	return men + fixed->hands + side_worth(v, &all, FRENCH, met) - side_worth(v, &all, RUSSIAN, met) + emperor(v);
}

/* [Victory at the end] The track in the box where a side wins is worth more than a step to it, the more the nearer the end. */
static int track(const struct eye *v)
{
	int end = v->n->p.header.track[TRACK_VP] + (v->left < 2 ? n7_end_points(v->s, v->n, v->own->corps) : 0);
	int sum = POINT * (v->own->vp_start - v->n->p.header.track[TRACK_VP]);
	int ahead = by_left(v, ahead_left);
	int winner = n7_winner_at(v->s, end);
	return sum + (winner == FRENCH ? ahead : winner == RUSSIAN ? -ahead : 0);
}

static int seen_by(int sum, enum side side)
{
	return side == SIDE_0 ? sum : -sum;
}

int n7_judge_fixed(const struct eye *v, const struct n7_fixed *fixed, enum side side)
{
	return seen_by(track(v) + board(v, fixed), side);
}

int n7_judge(const struct scenario *s, const struct position *p, enum side side)
{
	const struct result *r = &p->header.result;
	struct n7_fixed fixed;
	struct eye v;
	if (r->over)
		return seen_by((r->winner == NOBODY ? 0 : r->winner == FRENCH ? WON : -WON) + POINT * (n7_own(s)->vp_start - p->header.track[TRACK_VP]), side);
	n7_eye_open(&v, s, n7_of(p));
	n7_fix(&v, &fixed);
	return n7_judge_fixed(&v, &fixed, side);
}

/* --- who is likely to win --- */

/* By turns that follow this one: the judgement for the French at which both are as likely to win, where the track lies in the middle of a draw;
 * and how much more makes them surer by a step of e in their odds. Fitted to games of the Sergeant against itself. */
enum { HOPES = 4, CERTAIN = 10000, STEPS = 4, FARTHEST = 32 };
static const struct {
	int16_t even, step;
} hope_left[HOPES] = {{180, 470}, {130, 560}, {50, 545}, {50, 680}};

/* The chance at odds of e to the power of a quarter of the index. */
static const int16_t chance_at[FARTHEST + 1] = {5000, 5622, 6225, 6792, 7311, 7773, 8176, 8520, 8808, 9047, 9241, 9399, 9526, 9627, 9707, 9770, 9820,
						9859, 9890, 9914, 9933, 9948, 9959, 9968, 9975, 9981, 9985, 9988, 9991, 9993, 9994, 9996, 9997};

static int chance_of(int over, int step)
{
	int far = STEPS * (over < 0 ? -over : over), k = far / step;
	int chance = k >= FARTHEST ? chance_at[FARTHEST] : chance_at[k] + (chance_at[k + 1] - chance_at[k]) * (far % step) / step;
	return over < 0 ? CERTAIN - chance : chance;
}

int n7_hope(const struct scenario *s, const struct position *p, enum side side)
{
	const struct n7_own *own = n7_own(s);
	const struct result *r = &p->header.result;
	int left = s->last_turn - p->header.turn, k = left < 0 ? 0 : left < HOPES ? left : HOPES - 1;
	if (r->over)
		return r->winner == NOBODY ? CERTAIN / 2 : r->winner == (int)side ? CERTAIN : 0;
	int even = hope_left[k].even + POINT * (2 * own->vp_start - own->french_at_most - own->russian_at_least) / 2;
	int french = chance_of(n7_judge(s, p, SIDE_0) - even, hope_left[k].step);
	return side == SIDE_0 ? french : CERTAIN - french;
}
