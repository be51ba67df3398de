/* Which stack does what: each group of ready corps is set where it could come in one march, and the board is judged. */
#include "ai/napoleon1807/own.h"

#include <string.h>

enum { MEAN_CARD = 4, BEST_CARD = 5, MOST_POINTS = 5, OTHERS = 6, GROUPS = 8 + OTHERS, PART_LINKS = 2 };
enum { LOSS = 136, THIRDS = 3, FATIGUE_CARD = 180, DEAD = 198, WINS = 41, PINNED = 6, WEARY = 45 };

/* What differs from side to side; set with the figures of the judgement. least: who passes does no more this turn, while the enemy goes on;
 * so an operation may cost something before it is worse than that. careful: a fight is worth less to who would win as it stands. eager: and
 * so much more to this side in any case. */
static const struct {
	int16_t least, careful, eager;
} army[SIDES] = {
	[FRENCH] = {.least = -24, .careful = 57, .eager = -11},
	[RUSSIAN] = {.least = -28, .careful = 49, .eager = 3},
};

/* What the end changes in the last two turns, the last first. Who would not win as it stands has nothing to save: he is so much keener to
 * fight, and would do so much more before he passes. Who would win has all to lose: a fight is worth so much less. */
enum { LAST_TURNS = 2 };
static const struct {
	int16_t keen, restless, cautious;
} ending[LAST_TURNS] = {{.keen = 100, .restless = 150, .cautious = 400}, {.keen = 60, .restless = 100, .cautious = 0}};

/* [Movement 1] The farthest march that is thought of is one by this card; and of a hundred cards of a deck so many bring this many points or
 * more. The Russians reach for what less than a third of their cards bring: most of their marches need not arrive, only draw near. */
static const int8_t card_hoped[SIDES] = {[FRENCH] = 3, [RUSSIAN] = MEAN_CARD};
static const int8_t card_brings[SIDES][BEST_CARD + 1] = {[FRENCH] = {100, 100, 88, 74, 48, 26}, [RUSSIAN] = {100, 100, 86, 60, 31, 7}};

/* --- fights --- */

/* Would the game be won if it ended now? */
static bool is_ahead(const struct eye *v, int side)
{
	return n7_winner_at(v->s, n7_end_marker(v->s, v->n, v->own->corps)) == side;
}

/* What a fight is worth more to a side, or less, for who would win as it stands. */
static int by_standing(const struct eye *v, int side)
{
	bool ahead = is_ahead(v, side);
	int worth = ahead ? -army[side].careful : 0;
	if (v->left < LAST_TURNS)
		worth += ahead ? -ending[v->left].cautious : ending[v->left].keen;
	return worth;
}

/* What a fatigue in hundredths, that lies between two whole ones, costs a corps; more than it survives is its death [Combat 4]. */
static int wears(const struct eye *v, int piece, int fatigue)
{
	int most = v->own->figures.fatigue.most, dead = DEAD * n7_strength(v->n, piece), low = fatigue / 100;
	int a = low > most ? dead : n7_tiredness(low, false), b = low + 1 > most ? dead : n7_tiredness(low + 1, false);
	return a + (b - a) * (fatigue % 100) / 100;
}

/* What so many cards do to these corps: a loss on each third card, fatigue that they share. */
static int harm(const struct eye *v, n7_mask who, int cards)
{
	int count = n7_mask_count(who);
	if (!count || cards <= 0)
		return 0;
	int sum = cards * LOSS / THIRDS, each = cards * FATIGUE_CARD / count;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		int fatigue = 100 * v->n->p.piece[i].fatigue;
		sum += wears(v, i, fatigue + each) - wears(v, i, fatigue);
	}
	return sum;
}

int n7_fight_worth(const struct eye *v, n7_mask who, int side, int place, bool moving)
{
	int cards[SIDES];
	if (!n7_eye_fight(v, who, side, place, moving, cards))
		return -1000;
	n7_mask enemies = v->corps[!side][place] & v->own->corps;
	int worth = harm(v, enemies, cards[side]) - harm(v, who & v->own->corps, cards[!side]) + WINS * (cards[side] - cards[!side]);
	worth += army[side].eager + by_standing(v, side);
	for (int i = n7_mask_next(enemies, 0); i != NONE; i = n7_mask_next(enemies, i + 1)) {
		const struct piece *k = &v->n->p.piece[i];
		worth += k->flags & FLAG_ACTIVATED ? 0 : PINNED; /* he loses his operation and his rest */
		worth += k->fatigue >= 6 ? WEARY : 0;            /* two points more may kill it */
	}
	return worth;
}

/* --- ways --- */

/* A stack of the side goes through areas where nobody's corps stand, and stops where somebody does. `v`: all others; `points`: what the march
 * may cost; cost[]: what it costs to come there, N7_FAR: out of reach; back[]: the area before it. */
static void spread(const struct eye *v, int side, int from, int points, uint8_t cost[N7_PLACES], int16_t back[N7_PLACES])
{
	const struct scenario *s = v->s;
	const struct n7_position *n = v->n;
	const struct n7_own *own = v->own;
	int16_t queue[N7_PLACES * N7_DEGREES * 4];
	int head = 0, tail = 0;
	memset(cost, N7_FAR, N7_PLACES);
	cost[from] = 0;
	back[from] = NONE;
	queue[tail++] = (int16_t)from;
	while (head < tail) {
		int at = queue[head++];
		if (at != from && (v->corps[FRENCH][at] | v->corps[RUSSIAN][at]) & own->corps)
			continue;
		for (int k = 0; k < own->degree[at]; k++) {
			int to = own->to[at][k], c = cost[at] + (n7_broken(s, n, at, k) ? own->figures.march.bridge : 1);
			if (c > points || c >= cost[to] || (at == from && !n7_axis_allows(s, n, side, at, k, NULL)))
				continue;
			cost[to] = (uint8_t)c;
			back[to] = (int16_t)at;
			if (tail < (int)(sizeof queue / sizeof *queue))
				queue[tail++] = (int16_t)to;
		}
	}
}

int n7_next_step(const struct scenario *s, const struct n7_position *n, int side, int from, int to)
{
	uint8_t cost[N7_PLACES];
	int16_t back[N7_PLACES];
	struct eye v;
	n7_eye_open(&v, s, n);
	n7_eye_take(&v, side, n7_group(n) & ~v.own->vedettes, from);
	spread(&v, side, from, n7_points_left(s, n) > 0 ? n7_points_left(s, n) : 1, cost, back);
	if (to == from || cost[to] == N7_FAR)
		return NONE;
	while (back[to] != from)
		to = back[to];
	return to;
}

/* --- which stacks there are --- */

static n7_mask ready_there(const struct scenario *s, const struct n7_position *n, int side, int place, bool commanders)
{
	n7_mask who = commanders ? n7_stack(s, n, place, side) : n7_corps(s, n, place, side), out = 0;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1))
		if (!(n->p.piece[i].flags & FLAG_ACTIVATED))
			out |= n7_bit(i);
	return out;
}

/* The strongest of these, the less tired of two. */
static int best_corps(const struct n7_position *n, n7_mask who)
{
	int best = NONE, most = 0;
	for (int i = n7_mask_next(who, 0); i != NONE; i = n7_mask_next(who, i + 1)) {
		int worth = 8 * n7_strength(n, i) - n->p.piece[i].fatigue;
		if (best == NONE || worth > most) {
			best = i;
			most = worth;
		}
	}
	return best;
}

/* [Movement 1A] Each corps more costs the stack a point: those who command with so many of the best corps as come so many links by a good
 * card; none: not even two would. */
static n7_mask part_of(const struct scenario *s, const struct n7_position *n, int side, n7_mask all, int links)
{
	n7_mask left = all & n7_own(s)->corps, who = all & n7_own(s)->commanders;
	while (left) {
		n7_mask next = n7_bit(best_corps(n, left));
		if (n7_points_of(s, n, who | next, side, MEAN_CARD, 0, NULL) < links)
			break;
		who |= next;
		left &= ~next;
	}
	return n7_mask_count(who & n7_own(s)->corps) > 1 ? who : 0;
}

/* One more, unless it is among them. */
static int add_group(n7_mask out[GROUPS], int count, n7_mask who)
{
	for (int i = 0; i < count; i++)
		if (out[i] == who)
			return count;
	out[count] = who;
	return count + 1;
}

/* Each corps alone, all of them, all but the tired, with and without those who command; of a heap that a good card does not move, parts. */
static int groups_at(const struct scenario *s, const struct n7_position *n, int side, int place, n7_mask out[GROUPS])
{
	const struct n7_own *own = n7_own(s);
	n7_mask all = ready_there(s, n, side, place, true), corps = all & own->corps, rested = 0;
	bool alone = !(n7_corps(s, n, place, side) & ~corps) && all & own->commanders; /* nobody would stay with them */
	int count = 0;
	for (int i = n7_mask_next(corps, 0); i != NONE && count < GROUPS - OTHERS; i = n7_mask_next(corps, i + 1)) {
		if (!alone || corps != n7_bit(i))
			out[count++] = n7_bit(i);
		rested |= n->p.piece[i].fatigue < own->figures.fatigue.tired ? n7_bit(i) : 0;
	}
	if (corps)
		count = add_group(out, count, all);
	if (corps && n7_mask_count(corps) > 1 && !alone)
		count = add_group(out, count, corps);
	if (rested && rested != corps)
		count = add_group(out, count, rested | (all & own->commanders));
	bool stuck = corps && n7_points_of(s, n, all, side, MEAN_CARD, 0, NULL) <= 0;
	for (int links = 1; stuck && links <= PART_LINKS; links++) {
		n7_mask part = part_of(s, n, side, all, links);
		if (part)
			count = add_group(out, count, part);
	}
	return count;
}

/* In its place among the best; of a stack only what it does best. */
static void insert(struct operation out[OPERATIONS], int *count, const struct operation *o)
{
	int at = 0;
	while (at < *count && out[at].who != o->who)
		at++;
	if (at < *count && out[at].worth >= o->worth)
		return;
	if (at == *count)
		at = *count < OPERATIONS ? (*count)++ : OPERATIONS;
	for (; at > 0 && out[at - 1].worth < o->worth; at--)
		if (at < OPERATIONS)
			out[at] = out[at - 1];
	if (at < OPERATIONS)
		out[at] = *o;
}

/* [Movement 1] What is gained where only some cards bring the stack there. `bare`: its points without the card. */
static int by_chance(int worth, int side, int bare, int cost)
{
	int card = cost - bare;
	return worth <= 0 || card <= 0 ? worth : worth * card_brings[side][card > BEST_CARD ? BEST_CARD : card] / 100;
}

static void try_group(struct trial *t, int now, int least, struct operation out[OPERATIONS], int *count)
{
	const struct scenario *s = t->v.s;
	const struct n7_position *n = t->n;
	n7_mask who = t->who;
	int side = t->side, from = t->from;
	uint8_t cost[N7_PLACES];
	int16_t back[N7_PLACES];
	bool fights;
	int bare = n7_points_of(s, n, who, side, 0, 0, NULL), points = bare + card_hoped[side];
	spread(&t->v, side, from, points > MOST_POINTS ? MOST_POINTS : points, cost, back);
	for (int to = 0; to < N7_PLACES; to++) {
		bool here = to == from;
		if (cost[to] == N7_FAR || (here && !t->contested))
			continue;
		int worth = n7_trial(t, to, cost[to], &fights) - now;
		if (here && !fights)
			continue;
		worth = here ? worth : by_chance(worth, side, bare, cost[to]);
		if (worth > least)
			insert(out, count, &(struct operation){who, (int16_t)from, (int16_t)to, fights, worth});
	}
}

int n7_least(const struct scenario *s, const struct n7_position *n, int side)
{
	struct eye v;
	n7_eye_open(&v, s, n);
	return army[side].least - (v.left < LAST_TURNS && !is_ahead(&v, side) ? ending[v.left].restless : 0);
}

int n7_best_operations(const struct scenario *s, const struct n7_position *n, int side, n7_mask held, bool all, struct operation out[OPERATIONS])
{
	int found = 0, least = held || all ? -100000 : n7_least(s, n, side);
	struct n7_fixed fixed;
	struct trial t;
	struct eye v;
	n7_eye_open(&v, s, n);
	n7_fix(&v, &fixed);
	int now = n7_judge_fixed(&v, &fixed, (enum side)side);
	for (int k = 0; k < v.ats[side]; k++) {
		n7_mask group[GROUPS];
		int from = v.at[side][k], count = groups_at(s, n, side, from, group);
		for (int i = 0; i < count; i++)
			if (!(held & ~group[i])) {
				n7_trial_open(&t, &v, &fixed, side, group[i], from);
				try_group(&t, now, least, out, &found);
			}
	}
	return found;
}

int n7_best_ends(const struct scenario *s, const struct n7_position *n, int out[ENDS])
{
	uint8_t cost[N7_PLACES];
	int16_t back[N7_PLACES];
	int side = n->op.side, at = n->op.at, left = n7_points_left(s, n), worth[ENDS], found = 0;
	bool fights;
	struct n7_fixed fixed;
	struct trial t;
	struct eye v;
	n7_eye_open(&v, s, n);
	n7_fix(&v, &fixed);
	n7_trial_open(&t, &v, &fixed, side, n7_group(n), at);
	spread(&t.v, side, at, left > 0 ? left : 0, cost, back);
	for (int to = 0; to < N7_PLACES; to++) {
		if (cost[to] == N7_FAR)
			continue;
		int w = n7_trial(&t, to, n->op.spent + cost[to], &fights), i = found < ENDS ? found++ : ENDS;
		for (; i > 0 && worth[i - 1] < w; i--)
			if (i < ENDS) {
				worth[i] = worth[i - 1];
				out[i] = out[i - 1];
			}
		if (i < ENDS) {
			worth[i] = w;
			out[i] = to;
		}
	}
	return found;
}
