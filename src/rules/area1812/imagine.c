/* The same in all that a side may know, dealt anew in all it may not: the enemy's closed stacks and his chit. */
#include "rules/area1812/area1812.h"

#include <string.h>

/* The closed units of the enemy, and how many of each arm stand in each place. */
struct deal {
	const struct scenario *s;
	const struct land *g;
	struct campaign *c;
	int enemy, n, closed[PLACES][ARMS];
	struct set stays; /* places where at least one of them stays */
	int16_t piece[MAX_PIECES];
	bool corps_only; /* supply is being decided: numbers of corps and the trains stay */
};

static bool is_corps(const struct deal *d, int piece)
{
	return d->g->arm[piece] <= ARM_CC;
}

/* Units whose place the running decision rests on stay where they are. */
static bool fixed(const struct deal *d, int piece)
{
	const struct position *p = &d->c->p;
	const struct frame *f = frame_now(p);
	int row = f->row;
	if (set_has(&p->hand, piece))
		return true;
	if (row == ROW_MARCH && f->side == d->enemy && f->place == p->piece[piece].place)
		return true;
	if (row == ROW_DEPOT && f->side == d->enemy && !is_corps(d, piece))
		return true;
	return d->corps_only && !is_corps(d, piece);
}

static void gather(struct deal *d)
{
	memset(d->closed, 0, sizeof d->closed);
	set_clear(&d->stays);
	d->n = 0;
	for (int i = d->g->first[d->enemy]; i < d->g->last[d->enemy]; i++) {
		if (ar_knows(d->s, d->c, i, 1 - d->enemy))
			continue;
		d->closed[d->c->p.piece[i].place][d->g->arm[i]]++;
		if (fixed(d, i))
			set_add(&d->stays, d->c->p.piece[i].place);
		else
			d->piece[d->n++] = (int16_t)i;
	}
}

/* In a place where a corps of this arm was looked for in vain there is none. */
static bool named_in_vain(const struct deal *d, int place, int arm)
{
	const struct campaign *c = d->c;
	return set_has(&c->named, place) && ((arm == ARM_IC && c->want_ic) || (arm == ARM_CC && c->want_cc));
}

static bool counts_change(const struct deal *d, int from, int to)
{
	const int8_t *counted = d->c->counted[d->enemy];
	int a = d->g->region[from], b = d->g->region[to];
	return a != b && (counted[a] != NONE || counted[b] != NONE || d->corps_only);
}

static void shift(struct deal *d, int piece, int to)
{
	int arm = d->g->arm[piece], from = d->c->p.piece[piece].place;
	d->c->at[d->enemy][from][arm]--;
	d->c->at[d->enemy][to][arm]++;
	d->c->p.piece[piece].place = (int16_t)to;
	d->closed[from][arm]--;
	d->closed[to][arm]++;
}

/* Could the closed units of a place stand under so many counters? */
static bool holds(const struct deal *d, int place, int seen)
{
	int least, most;
	ar_markers_bounds(d->closed[place], &least, &most);
	return least <= seen && seen <= most;
}

static bool fits(const struct deal *d, int place)
{
	return holds(d, place, d->c->backs[d->enemy][place]);
}

static void try_swap(struct deal *d, int a, int b)
{
	int from = d->c->p.piece[a].place, to = d->c->p.piece[b].place;
	if (named_in_vain(d, to, d->g->arm[a]) || named_in_vain(d, from, d->g->arm[b]))
		return;
	if (is_corps(d, a) != is_corps(d, b) && counts_change(d, from, to))
		return;
	shift(d, a, to);
	shift(d, b, from);
	if (fits(d, from) && fits(d, to))
		return;
	shift(d, a, from);
	shift(d, b, to);
}

static void try_shift(struct deal *d, int a, int to)
{
	int from = d->c->p.piece[a].place;
	if (from == to || named_in_vain(d, to, d->g->arm[a]))
		return;
	if (is_corps(d, a) && counts_change(d, from, to))
		return;
	shift(d, a, to);
	if (!fits(d, from) || !fits(d, to))
		shift(d, a, from);
}

/* All that is closed in one place changes with all that is closed in another: a pile under one counter is of one kind,
 * and no unit of it could be changed for one of another kind alone. */
static void try_exchange(struct deal *d, int from, int to)
{
	int seen = d->c->backs[d->enemy][from];
	if (from == to || set_has(&d->stays, from) || set_has(&d->stays, to) || counts_change(d, from, to))
		return;
	for (int arm = ARM_IC; arm <= ARM_CC; arm++)
		if (named_in_vain(d, from, arm) || named_in_vain(d, to, arm))
			return;
	if (!holds(d, from, d->c->backs[d->enemy][to]) || !holds(d, to, seen))
		return;
	for (int i = 0; i < d->n; i++) {
		int at = d->c->p.piece[d->piece[i]].place;
		if (at == from || at == to)
			shift(d, d->piece[i], at == from ? to : from);
	}
}

/* Whole piles or single units change places, or one unit goes to another closed stack; while supply is decided only
 * corps change places. */
static void shuffle(struct deal *d, uint64_t *state)
{
	for (int i = 0; d->n > 1 && i < 4 * d->n; i++) {
		int a = d->piece[random_below(state, d->n)], b = d->piece[random_below(state, d->n)];
		int how = random_below(state, 5);
		if (!how)
			try_exchange(d, d->c->p.piece[a].place, d->c->p.piece[b].place);
		else if (how < 3)
			try_swap(d, a, b);
		else if (!d->corps_only)
			try_shift(d, a, d->c->p.piece[b].place);
	}
}

void ar_imagine(const struct scenario *s, const struct position *truth, enum side side, uint64_t seed,
		struct position *out)
{
	struct campaign *c = campaign_at(out);
	int enemy = 1 - (int)side;
	uint64_t state = seed ^ UINT64_C(0x9e3779b97f4a7c15);
	memcpy(out, truth, sizeof *c);
	if (!truth->header.result.over) {
		struct deal d = {.s = s, .g = land_of(s), .c = c, .enemy = enemy, .corps_only = c->stage != 0};
		gather(&d);
		shuffle(&d, &state);
		struct ar_battle *b = &c->battle;
		if (b->place != NONE && b->plan[enemy] != NONE && !b->chits)
			b->plan[enemy] = (int8_t)((b->phasing == enemy ? PLAN_A : PLAN_E) + random_below(&state, 4));
	}
	dice_seed(&out->dice, (uint64_t)random_next(&state) << 32 | random_next(&state));
}
