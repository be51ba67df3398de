/* The closed pieces of a side dealt anew over its closed stacks (15.1), from what is open of them and the seed alone.
 *
 * First all are shuffled over the slots; then two slots at a time are exchanged where that mends what does not fit: too many OF, no combat
 * unit, more blanks than units, cavalry that was not declared or is missing, more disrupted units than there are. */
#include "rules/gamble/closed.h"

#include <string.h>

enum { TRIALS = 30000, RESTARTS = 6 };

/* Slots of one hex: the group that marches there is a ward of its own. */
struct ward {
	int16_t place;
	uint8_t first, n;
	bool hand, led; /* the group in hand; a commander is with it */
};

struct stacks {
	const struct scenario *s;
	struct gamble *g;
	int owner, slots, wards, hexes;
	int16_t hex[PLACES];        /* where there are closed stacks */
	struct ward ward[MAX_PIECES];
	int16_t piece[MAX_PIECES];  /* by slot */
	uint8_t of_ward[MAX_PIECES];
	int16_t at[PLACES];         /* the first ward of a hex, or NONE */
	struct gb_stack facts[PLACES];
	uint8_t room[PLACES];       /* halves of OF for closed pieces */
	bool company[PLACES];       /* an open combat unit of the side stands there too */
	uint8_t good[PLACES];       /* so many of those are in good order */
	uint64_t *state;
};

/* --- what is closed --- */

static void add_ward(struct stacks *d, int place, bool hand, const struct set *closed)
{
	struct ward *w = &d->ward[d->wards];
	*w = (struct ward){.place = (int16_t)place, .first = (uint8_t)d->slots, .hand = hand};
	for (int i = set_next(closed, 0); i >= 0; i = set_next(closed, i + 1)) {
		if (d->g->p.piece[i].place != place || set_has(&d->g->p.hand, i) != hand)
			continue;
		d->of_ward[d->slots++] = (uint8_t)d->wards;
		w->led |= gb_is_commander(d->s, i);
		w->n++;
	}
	if (!w->n)
		return;
	if (d->at[place] == NONE)
		d->at[place] = (int16_t)d->wards;
	d->wards++;
}

/* The pieces in printed order, the slots in the order of the board. */
static void gather(struct stacks *d)
{
	const struct gb_own *own = gb_own(d->s);
	struct gb_survey v;
	struct set closed;
	int n = 0;
	bool seen[PLACES] = {0};
	set_clear(&closed);
	gb_survey(d->s, d->g, &v);
	memset(d->at, 0xff, sizeof d->at);
	for (int i = 0; i < d->s->pieces; i++) {
		int at = d->g->p.piece[i].place;
		if (d->s->piece[i].side != d->owner || at < 0)
			continue;
		if (gb_closed_among(d->s, d->g, &v, i)) {
			set_add(&closed, i);
			d->piece[n++] = (int16_t)i;
			seen[at] = true;
		} else if (gb_fights(d->s, i)) {
			d->company[at] = true;
			d->good[at] = (uint8_t)(d->good[at] + !gb_disrupted(d->g, i));
		}
	}
	for (int at = 0; at < own->places; at++) {
		if (!seen[at])
			continue;
		int open = v.of[at], hold = gb_capacity(d->s, d->g, at);
		gb_stack_facts(d->s, d->g, &v, at, d->owner, &d->facts[at]);
		for (int i = set_next(&closed, 0); i >= 0; i = set_next(&closed, i + 1))
			open -= d->g->p.piece[i].place == at ? own->of[i] : 0;
		d->room[at] = (uint8_t)(hold > open ? hold - open : 0);
		d->hex[d->hexes++] = (int16_t)at;
		add_ward(d, at, false, &closed);
		add_ward(d, at, true, &closed);
	}
}

/* --- what does not fit --- */

struct tally {
	int units, commanders, blanks, horse, of;
};

static void count_ward(const struct stacks *d, const struct ward *w, struct tally *out)
{
	const struct gb_own *own = gb_own(d->s);
	for (int k = w->first; k < w->first + w->n; k++) {
		int i = d->piece[k];
		out->units += own->kind[i] <= KIND_ART;
		out->commanders += own->kind[i] == KIND_COMMANDER;
		out->blanks += own->kind[i] == KIND_BLANK;
		out->horse += own->kind[i] == KIND_CAV;
		out->of += own->of[i];
	}
}

static int below(int n, int least)
{
	return n < least ? least - n : 0;
}

/* What is wrong with a hex, 0: all fits. */
static int faults(const struct stacks *d, int place)
{
	const struct gb_stack *f = &d->facts[place];
	struct tally all = {0};
	int bad = 0;
	for (int w = d->at[place]; w < d->wards && d->ward[w].place == place; w++) {
		struct tally own = {0};
		count_ward(d, &d->ward[w], &own);
		if (d->ward[w].hand) {
			bad += 2 * below(own.units, 1) + own.blanks;
			bad += d->ward[w].led ? below(own.commanders, 1) : own.commanders;
		}
		all.units += own.units;
		all.commanders += own.commanders;
		all.blanks += own.blanks;
		all.horse += own.horse;
		all.of += own.of;
	}
	bad += d->company[place] ? 0 : 3 * below(all.units, 1);
	bad += below(d->room[place], all.of) + below(all.units, all.blanks);
	bad += f->horse ? 2 * below(all.horse, 1) + below(all.units - 1, f->disrupted) :
			  below(f->disrupted, all.horse) + below(all.units, f->disrupted);
	int good = d->good[place] + all.units - f->disrupted;
	if (f->asked) /* [8.4] whether two besiege a city shows by the siege, of those who withdrew there, too */
		bad += f->two ? below(good, 2) : below(1, good);
	return bad;
}

static int place_of(const struct stacks *d, int slot)
{
	return d->ward[d->of_ward[slot]].place;
}

static void exchange(struct stacks *d, int a, int b)
{
	int16_t one = d->piece[a];
	d->piece[a] = d->piece[b];
	d->piece[b] = one;
}

/* A random slot of the next hex where something does not fit, from a random hex on; NONE: all fits. */
static int sore_slot(const struct stacks *d, const int *bad)
{
	int from = random_below(d->state, d->hexes);
	for (int k = 0; k < d->hexes; k++) {
		int at = d->hex[from + k < d->hexes ? from + k : from + k - d->hexes], n = 0;
		if (!bad[at])
			continue;
		const struct ward *first = &d->ward[d->at[at]];
		for (const struct ward *w = first; w < d->ward + d->wards && w->place == at; w++)
			n += w->n;
		return first->first + random_below(d->state, n);
	}
	return NONE;
}

/* Exchanges what mends, and what does no harm; now and then what does a little. */
static bool mend(struct stacks *d)
{
	int bad[PLACES] = {0};
	for (int w = 0; w < d->wards; w++)
		bad[d->ward[w].place] = faults(d, d->ward[w].place);
	for (int n = 0; n < TRIALS; n++) {
		int a = sore_slot(d, bad), b = random_below(d->state, d->slots);
		if (a == NONE)
			return true;
		int from = place_of(d, a), to = place_of(d, b), before = bad[from] + (to == from ? 0 : bad[to]);
		exchange(d, a, b);
		int one = faults(d, from), two = faults(d, to), after = one + (to == from ? 0 : two);
		if (after > before && !(after == before + 1 && random_below(d->state, 200) == 0)) {
			exchange(d, a, b);
			continue;
		}
		bad[from] = one;
		bad[to] = two;
	}
	return false;
}

/* --- who they are now --- */

/* Cavalry that was not declared is disrupted; of declared one unit is not. */
static void disrupt(const struct stacks *d, int place)
{
	const struct gb_stack *f = &d->facts[place];
	int16_t who[MAX_PIECES];
	int n = 0, spared = NONE, left = f->disrupted;
	for (int w = d->at[place]; w < d->wards && d->ward[w].place == place; w++)
		for (int k = d->ward[w].first; k < d->ward[w].first + d->ward[w].n; k++)
			if (gb_fights(d->s, d->piece[k]))
				who[n++] = d->piece[k];
	random_shuffle(who, n, d->state);
	for (int k = 0; k < n && f->horse && spared == NONE; k++)
		if (gb_own(d->s)->kind[who[k]] == KIND_CAV)
			spared = who[k];
	for (int pass = f->horse ? 1 : 0; pass < 2; pass++)
		for (int k = 0; k < n && left > 0; k++) {
			struct piece *piece = &d->g->p.piece[who[k]];
			if (who[k] == spared || piece->flags & FLAG_DISRUPTED || (!pass && gb_own(d->s)->kind[who[k]] != KIND_CAV))
				continue;
			piece->flags |= FLAG_DISRUPTED;
			left--;
		}
}

static void settle(const struct stacks *d, int slot)
{
	const struct ward *w = &d->ward[d->of_ward[slot]];
	const struct gb_stack *f = &d->facts[w->place];
	struct gamble *g = d->g;
	int i = d->piece[slot];
	struct piece *k = &g->p.piece[i];
	unsigned holds = g->p.frame[0].row == ROW_MOVE ? FLAG_HOLDS : 0; /* [8.4] open; but not whether commanders alone did, when the marches are over */
	unsigned stays = gb_fights(d->s, i) ? FLAG_FORAGE | FLAG_FORAGE_DUE | FLAG_FORCED | FLAG_TRIED | FLAG_SHUT_IN | holds :
			 gb_is_unit(d->s, i) ? FLAG_TRIED | holds : 0;
	k->place = w->place;
	k->flags = (uint16_t)(f->marks & stays);
	k->fatigue = gb_fights(d->s, i) ? f->fatigue : 0;
	set_drop(&g->p.used, i);
	set_drop(&g->p.free, i);
	set_drop(&g->p.hand, i);
	set_drop(&g->led, i);
	set_drop(&g->effects.barred, i);
	set_drop(&g->effects.chosen, i);
	if (f->moved && gb_is_unit(d->s, i))
		set_add(&g->p.used, i);
	if (f->barred && gb_is_unit(d->s, i))
		set_add(&g->effects.barred, i);
	if (f->chosen && gb_fights(d->s, i))
		set_add(&g->effects.chosen, i);
	if (!w->hand)
		return;
	set_add(&g->p.hand, i);
	if (gb_is_commander(d->s, i))
		set_add(&g->led, i);
}

void gb_deal_stacks(const struct scenario *s, struct gamble *g, int owner, uint64_t *state)
{
	struct stacks d = {.s = s, .g = g, .owner = owner, .state = state};
	bool fits = false;
	gather(&d);
	if (!d.slots)
		return;
	for (int n = 0; n < RESTARTS && !fits; n++) {
		random_shuffle(d.piece, d.slots, state);
		fits = mend(&d);
	}
	if (!fits)
		return; /* the position is not sound: it stays what it is */
	if (set_next(&g->p.hand, 0) >= 0 && s->piece[set_next(&g->p.hand, 0)].side == owner)
		g->murat = 0;
	for (int k = 0; k < d.slots; k++)
		settle(&d, k);
	for (int at = 0; at < gb_own(s)->places; at++)
		if (d.at[at] != NONE)
			disrupt(&d, at);
}
