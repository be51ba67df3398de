/* Which of the closed counters of a ward are piles of corps, of which arm, and how great. */
#include "rules/area1812/deal.h"

/* Was a corps of this arm looked for there in vain (Attrition)? */
static bool in_vain(const struct deal *d, int place, int arm)
{
	const struct campaign *c = d->c;
	const struct frame *f = frame_now(&c->p);
	return f->row == ROW_ATTRITION && f->side != d->side && set_has(&c->named, place) &&
	       (arm == ARM_IC ? c->want_ic : c->want_cc);
}

bool ar_told_by_fortress(const struct deal *d, int place)
{
	return ar_declares(d) && d->c->fort[place] == d->side + 1 && !ar_corps(d->c, d->side, place);
}

enum pile_kind ar_kind_of(const struct deal *d, int place)
{
	bool none = ar_told_by_fortress(d, place) && !d->corps[place];
	none = none || !d->room[place][MOST_CORPS];
	bool no_foot = none || !d->room[place][MOST_IC] || in_vain(d, place, ARM_IC);
	bool no_horse = none || !d->room[place][MOST_CC] || in_vain(d, place, ARM_CC);
	return no_foot ? no_horse ? NO_PILE : HORSE_PILE : no_horse ? FOOT_PILE : ANY_PILE;
}

/* Is this the last counter in the place of a fortress that can be the corps it feeds? */
static bool must_be_pile(const struct deal *d, int w, int place)
{
	int n = 0;
	if (!ar_told_by_fortress(d, place) || !d->corps[place])
		return false;
	for (int i = d->first[w]; i < d->first[w + 1]; i++)
		n += d->slot[i].place == place && d->slot[i].arm == ARMS;
	return n == 1;
}

/* How many counters of each kind are piles: any numbers that can hold the ward's infantry and cavalry. */
static void count_piles(const struct deal *d, const struct ward *w, int piles[PILE_KINDS])
{
	int n = w->any + w->foot + w->horse + w->bare - w->singles, ways = 0;
	for (int foot = 0; foot <= w->foot && foot <= n; foot++)
		for (int horse = 0; horse <= w->horse && foot + horse <= n; horse++)
			if (n - foot - horse <= w->any && ar_piles_hold(n, foot, horse, w->corps, w->infantry) &&
			    !random_below(d->state, ++ways)) {
				piles[FOOT_PILE] = foot;
				piles[HORSE_PILE] = horse;
				piles[ANY_PILE] = n - foot - horse;
			}
}

/* The others are units that are no corps, by chance; which, is dealt later. */
static void pick_singles(struct deal *d, int w, const int piles[PILE_KINDS], const int16_t *order, int n)
{
	const struct ward *ward = &d->ward[w];
	int left[PILE_KINDS] = {ward->any - piles[ANY_PILE], ward->foot - piles[FOOT_PILE], ward->horse - piles[HORSE_PILE], ward->bare};
	for (int k = 0; k < n; k++) {
		struct slot *slot = &d->slot[order[k]];
		int *more = &left[ar_kind_of(d, slot->place)];
		if (!*more || must_be_pile(d, w, slot->place))
			continue;
		slot->arm = ARM_SU;
		--*more;
	}
}

/* How many of the piles that may be of either arm are infantry. */
static int piles_of_foot(const struct deal *d, const struct ward *w, const int piles[PILE_KINDS])
{
	int cavalry = w->corps - w->infantry, low = piles[HORSE_PILE] + piles[ANY_PILE] - cavalry,
	    high = w->infantry - piles[FOOT_PILE], out = 0;
	int some = w->infantry && !piles[FOOT_PILE], all_but = piles[ANY_PILE] - (cavalry && !piles[HORSE_PILE]);
	for (int i = 0; i < piles[ANY_PILE]; i++)
		out += random_below(d->state, w->corps) < w->infantry;
	low = low < some ? some : low;
	high = high > all_but ? all_but : high;
	return out < low ? low : out > high ? high : out;
}

/* One more corps for one of the piles of its arm. */
static void grow(struct deal *d, int w, int arm)
{
	int sum = 0, i = d->first[w];
	for (int k = i; k < d->first[w + 1]; k++)
		sum += d->slot[k].arm == arm ? d->slot[k].corps : 0;
	for (int n = random_below(d->state, sum); n >= 0; i++)
		n -= d->slot[i].arm == arm ? d->slot[i].corps : 0;
	d->slot[i - 1].corps++;
}

static void pile_up(struct deal *d, int w, const int piles[PILE_KINDS], const int16_t *order, int n)
{
	const struct ward *ward = &d->ward[w];
	int foot = ward->corps ? piles_of_foot(d, ward, piles) : 0, left[2] = {ward->infantry, ward->corps - ward->infantry};
	for (int k = 0; k < n; k++) {
		struct slot *slot = &d->slot[order[k]];
		enum pile_kind kind = ar_kind_of(d, slot->place);
		if (slot->arm != ARMS)
			continue;
		slot->arm = kind == FOOT_PILE || (kind == ANY_PILE && foot-- > 0) ? ARM_IC : ARM_CC;
		slot->corps = 1;
		left[slot->arm]--;
	}
	for (int arm = ARM_IC; arm <= ARM_CC; arm++)
		while (left[arm]-- > 0)
			grow(d, w, arm);
}

void ar_deal_ward(struct deal *d, int w)
{
	int16_t order[MAX_PIECES];
	int n = d->first[w + 1] - d->first[w], piles[PILE_KINDS] = {0};
	for (int i = 0; i < n; i++)
		order[i] = (int16_t)(d->first[w] + i);
	random_shuffle(order, n, d->state);
	count_piles(d, &d->ward[w], piles);
	pick_singles(d, w, piles, order, n);
	pile_up(d, w, piles, order, n);
}
