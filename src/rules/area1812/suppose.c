/* What a side may suppose of the enemy's closed stack in a battle: what it guesses, within what all can see.
 *
 * Public are the closed counters of every stack, the corps that were counted when an area fed them, and how many units of
 * each kind live. Every closed counter is a pile of corps of one arm, or one supply unit, depot or leader.
 */
#include "rules/area1812/area1812.h"

/* Of the enemy, as the side sees him. */
struct seen {
	int room[MOSTS];        /* closed corps in the place at most, by MOST_ */
	int open[2], closed[2]; /* by arm of corps: open in the place, closed anywhere */
	int singles;            /* closed supply units, depots and leaders anywhere */
	int backs, elsewhere;   /* closed counters in the place, and in all others */
	int told;               /* closed corps that were counted in the place, or NONE */
};

/* [Supply H] What was counted in the region, where all that is closed there stands in this place. */
static int corps_told(const struct land *g, const struct campaign *c, int enemy, int place, const struct set *told,
		      int open_there)
{
	int r = g->region[place];
	for (int i = 0; i < g->parts[r]; i++)
		if (g->part[r][i] != place && c->backs[enemy][g->part[r][i]] && !set_has(told, g->part[r][i]))
			return NONE;
	return c->counted[enemy][r] == NONE ? NONE : c->counted[enemy][r] - open_there;
}

static void look(const struct scenario *s, const struct campaign *c, int side, int place, struct seen *out)
{
	const struct land *g = land_of(s);
	int enemy = 1 - side, open_there = 0;
	struct set told;
	ar_told_places(s, c, enemy, &told);
	*out = (struct seen){.backs = set_has(&told, place) ? 0 : c->backs[enemy][place]};
	for (int i = g->first[enemy]; i < g->last[enemy]; i++) {
		int at = c->p.piece[i].place, arm = g->arm[i];
		bool corps = arm <= ARM_CC;
		if (at < 0)
			continue;
		if (!ar_knows(s, c, i, side) && !set_has(&told, at))
			++*(corps ? &out->closed[arm] : &out->singles);
		else if (corps) {
			out->open[arm] += at == place;
			open_there += g->region[at] == g->region[place];
		}
	}
	for (int i = 0; i < g->places; i++)
		out->elsewhere += i == place || set_has(&told, i) ? 0 : c->backs[enemy][i];
	uint8_t most[MOSTS];
	ar_most(s, c, enemy, place, most);
	const int open[MOSTS] = {out->open[ARM_IC], out->open[ARM_CC], out->open[ARM_IC] + out->open[ARM_CC]};
	for (int what = 0; what < MOSTS; what++)
		out->room[what] = most[what] == UNBOUND ? UNBOUND : most[what] - open[what];
	out->told = corps_told(g, c, enemy, place, &told, open_there);
}

/* How many of the counters may be no corps at most, with so many closed corps of each arm; NONE: they cannot stand there
 * so. [Stacking B] Corps of an arm take from one counter to one each, and who is not under these counters is under
 * others. [Combat D] Without a corps no chit is laid. */
static int singles_most(const struct seen *k, int ic, int cc)
{
	int n = ic + cc, least = k->backs > n ? k->backs - n : 0, most = k->backs - (ic > 0) - (cc > 0);
	most = most < k->singles ? most : k->singles;
	if (ic < 0 || cc < 0 || ic > k->closed[ARM_IC] || cc > k->closed[ARM_CC] || (k->told != NONE && n != k->told) ||
	    ic > k->room[MOST_IC] || cc > k->room[MOST_CC] || n > k->room[MOST_CORPS] || k->open[ARM_IC] + k->open[ARM_CC] + n == 0 ||
	    least > most)
		return NONE;
	int others = k->closed[ARM_IC] + k->closed[ARM_CC] - n + k->singles; /* and those of these counters that are no corps */
	if (others - least < k->elsewhere || (!k->elsewhere && others > most))
		return NONE;
	return k->elsewhere ? most : others;
}

/* Is there a number of cavalry that goes with so much infantry? */
static bool goes(const struct seen *k, int ic)
{
	for (int cc = 0; cc <= k->closed[ARM_CC]; cc++)
		if (singles_most(k, ic, cc) != NONE)
			return true;
	return false;
}

/* The same of the infantry that goes with so much cavalry. */
static bool goes_with(const struct seen *k, int cc)
{
	for (int ic = 0; ic <= k->closed[ARM_IC]; ic++)
		if (singles_most(k, ic, cc) != NONE)
			return true;
	return false;
}

/* Of the closed corps of an arm: those numbers that are possible, and of them the nearest to what is wanted. `ic`: the
 * infantry that is supposed already, for the cavalry; NONE for the infantry itself. All in open and closed together. */
static int add_corps(struct outlook *out, const struct seen *k, int arm, int ic, int wanted)
{
	int low = NONE, high = 0, best = 0, open = k->open[arm];
	bool follows = false;
	for (int n = 0; n <= k->closed[arm]; n++) {
		if (!(arm == ARM_IC ? goes(k, n) : singles_most(k, ic, n) != NONE)) {
			follows |= arm == ARM_CC && goes_with(k, n);
			continue;
		}
		low = low == NONE ? n : low;
		high = n;
		if (n == low || n + open <= wanted)
			best = n;
	}
	low = low == NONE ? 0 : low;
	out->guess[out->guesses++] = (struct guess){(int16_t)(arm == ARM_IC ? TEXT_IC : TEXT_CC), (int16_t)(open + low),
						    (int16_t)(open + high), (int16_t)(open + best), follows};
	return best;
}

/* [Leaders C] The best general of the enemy that may be there, and the best that lies open there. */
static void best_general(const struct scenario *s, const struct campaign *c, int side, int place, int *open, int *closed)
{
	const struct land *g = land_of(s);
	*open = *closed = 0;
	for (int i = g->begin[1 - side][ARM_LEADER]; i < g->end[1 - side][ARM_LEADER]; i++) {
		int points = s->piece[i].strength, at = c->p.piece[i].place;
		if (at < 0 || g->horse[i])
			continue;
		if (!ar_knows(s, c, i, side))
			*closed = points > *closed ? points : *closed;
		else if (at == place)
			*open = points > *open ? points : *open;
	}
}

/* Would there be room for a closed general with other corps? */
static bool may_room(const struct seen *k)
{
	for (int ic = 0; ic <= k->closed[ARM_IC]; ic++)
		for (int cc = 0; cc <= k->closed[ARM_CC]; cc++)
			if (singles_most(k, ic, cc) > 0)
				return true;
	return false;
}

static void add_general(const struct scenario *s, const struct campaign *c, int side, int place, const struct seen *k,
			bool room, int wanted, struct outlook *out)
{
	int open, closed;
	best_general(s, c, side, place, &open, &closed);
	int high = room && closed > open ? closed : open;
	wanted = wanted < open ? open : wanted > high ? high : wanted;
	out->guess[out->guesses++] = (struct guess){TEXT_GENERAL, (int16_t)open, (int16_t)high, (int16_t)wanted,
						    !room && closed > open && may_room(k)};
}

bool ar_suppose(const struct scenario *s, const struct campaign *c, int side, int place, const int16_t *guess,
		struct outlook *out)
{
	struct seen k;
	look(s, c, side, place, &k);
	if (!k.backs)
		return false;
	int ic = add_corps(out, &k, ARM_IC, NONE, guess ? guess[GUESS_IC] : c->at[side][place][ARM_IC]);
	/* Unless the player says otherwise every counter is taken for a corps: supply units and leaders are few. */
	int own = c->at[side][place][ARM_CC], all = k.open[ARM_CC] + k.backs - ic;
	int cc = add_corps(out, &k, ARM_CC, ic, guess ? guess[GUESS_CC] : own > all ? own : all);
	if (ar_optional(s))
		add_general(s, c, side, place, &k, singles_most(&k, ic, cc) > 0, guess ? guess[GUESS_GENERAL] : 1, out);
	return true;
}
