/* The closed units of a side dealt anew over its closed counters, from what others see alone: where the counters lie, how
 * many corps were counted where, what attrition looked for in vain, what supply has been declared, and how many units of
 * each kind live.
 *
 * Every counter is a supply unit, depot or leader, or a pile of corps of one arm. A corps beyond the first of its pile joins
 * a pile the more likely the bigger that is, so that great stacks are thought possible.
 */
#include "rules/area1812/deal.h"

/* --- what is closed --- */

bool ar_comes_now(const struct scenario *s, const struct campaign *c, int piece)
{
	const struct land *g = land_of(s);
	int turn = c->p.header.turn, entry = g->deploy[scenario_value(s, "free_setup") ? 1 : 0].entry[piece];
	if (entry == NONE)
		return false;
	return g->entry[entry].turn == turn || (turn == s->first_turn && g->entry[entry].turn < turn);
}

/* Is this one of the reinforcements that are placed now? Whoever looks on does not see the tray. */
static bool is_coming(const struct deal *d, int piece)
{
	const struct frame *f = frame_now(&d->c->p);
	return f->row == ROW_ARRIVE && f->side == d->side && ar_comes_now(d->s, d->c, piece);
}

/* Takes all that is closed off the map. */
static void gather(struct deal *d)
{
	struct campaign *c = d->c;
	for (int i = d->g->first[d->side]; i < d->g->last[d->side]; i++) {
		int at = c->p.piece[i].place, arm = d->g->arm[i];
		bool coming = is_coming(d, i), waits = coming && at == AT_ARRIVES;
		if (!waits && (at < 0 || ar_knows(d->s, c, i, d->viewer)))
			continue;
		if (at >= 0 && set_has(&d->told_at, at)) {
			set_drop(&c->p.used, i);
			continue;
		}
		c->p.piece[i].known &= SEEN_ALL;
		set_drop(&c->p.used, i); /* who has marched its owner alone knows */
		d->wait += waits;
		if (coming)
			d->coming[d->comes++] = (int16_t)i;
		else
			d->unit[arm][d->units[arm]++] = (int16_t)i;
		if (waits)
			continue;
		c->at[d->side][at][arm]--;
		c->alive[d->side][arm]--;
		d->corps[at] = (uint8_t)(d->corps[at] + (arm <= ARM_CC));
	}
}

/* [reading 17] What of the corps that may be in a place does not lie open there; all that is closed has been gathered. */
static void make_room(struct deal *d, const struct campaign *before)
{
	for (int at = 0; at < d->g->places; at++) {
		uint8_t *room = d->room[at];
		const uint8_t *open = d->c->at[d->side][at];
		ar_most(d->s, before, d->side, at, room);
		const int n[MOSTS] = {open[ARM_IC], open[ARM_CC], open[ARM_IC] + open[ARM_CC]};
		for (int what = 0; what < MOSTS; what++)
			if (room[what] != UNBOUND)
				room[what] = (uint8_t)(room[what] - int_min(room[what], n[what]));
	}
}

/* --- the counters that are seen --- */

/* Closed corps of a region where both know how many they are, counted or declared for supply; else NONE. */
static int corps_told(const struct deal *d, int region)
{
	const struct campaign *c = d->c;
	int n = 0;
	if (!ar_declares(d))
		return c->counted[d->side][region] == NONE ? NONE :
		       c->counted[d->side][region] - ar_region_corps(d->g, c, d->side, region);
	for (int i = 0; i < d->g->parts[region]; i++)
		n += d->corps[d->g->part[region][i]];
	return n;
}

/* Of which it is not known what they are. */
static int counters(const struct deal *d, int place)
{
	return set_has(&d->told_at, place) ? 0 : d->c->backs[d->side][place];
}

static void add_slots(struct deal *d, struct ward *w, int place)
{
	int *kinds[PILE_KINDS] = {&w->any, &w->foot, &w->horse, &w->bare}, n = counters(d, place);
	for (int i = 0; i < n && d->slots < MAX_PIECES; i++)
		d->slot[d->slots++] = (struct slot){(int8_t)place, ARMS, 0};
	*kinds[ar_kind_of(d, place)] += n;
	for (int arm = ARM_IC; n && arm <= ARM_CC; arm++)
		w->most[arm] = int_min(MOST_FOOT, w->most[arm] + int_min(d->room[place][arm], d->room[place][MOST_CORPS]));
	w->piles_least += n && ar_told_by_fortress(d, place) && d->corps[place];
}

/* Must a closed unit of this kind be there? A supply unit feeds guests or helps the area, a depot is used. */
static bool needs(const struct deal *d, int region, int arm)
{
	const struct campaign *c = d->c;
	if (!ar_declares(d) || ar_region(d->g, c, d->side, region, arm))
		return false;
	if (arm == ARM_DP)
		return d->side == FRENCH && c->on_depot[region];
	return !ar_region(d->g, c, 1 - d->side, region, ARMS) && (c->guests[region] || c->track[region] == 1);
}

static bool has_counters(const struct deal *d, int region)
{
	int n = 0;
	for (int i = 0; i < d->g->parts[region]; i++)
		n += counters(d, d->g->part[region][i]);
	return n > 0;
}

static void add_region(struct deal *d, int region, int corps)
{
	struct ward *w = &d->ward[d->wards];
	for (int i = 0; i < d->g->parts[region]; i++)
		add_slots(d, w, d->g->part[region][i]);
	if (corps == NONE)
		return;
	w->corps = corps;
	w->singles_least = needs(d, region, ARM_SU) + needs(d, region, ARM_DP);
	d->told += corps;
	d->first[++d->wards] = d->slots;
}

/* Each region that was counted is a ward, all others together are the last. */
static void lay_out(struct deal *d)
{
	for (int counted = 1; counted >= 0; counted--)
		for (int r = 0; r < d->g->regions; r++) {
			int corps = has_counters(d, r) ? corps_told(d, r) : NONE;
			if (has_counters(d, r) && counted == (corps != NONE))
				add_region(d, r, corps);
		}
	d->first[++d->wards] = d->slots;
}

/* --- how many of each kind stand where --- */

/* With the first of those who come waiting in the tray: does it come out even? */
static bool share_out(struct deal *d)
{
	int n[ARMS];
	for (int arm = 0; arm < ARMS; arm++)
		n[arm] = d->units[arm];
	for (int k = d->wait; k < d->comes; k++)
		n[d->g->arm[d->coming[k]]]++;
	d->ward[d->wards - 1].corps = n[ARM_IC] + n[ARM_CC] - d->told;
	return d->ward[d->wards - 1].corps >= 0 &&
	       ar_apportion(d->ward, d->wards, n[ARM_SU] + n[ARM_DP] + n[ARM_LEADER], n[ARM_IC], d->state);
}

/* Of those who wait so many are no corps and so many infantry: brings such to the front. */
static bool let_wait(struct deal *d, int singles, int infantry)
{
	int want[3] = {infantry, d->wait - singles - infantry, singles}, placed = 0;
	for (int k = 0; k < d->comes; k++) {
		int arm = d->g->arm[d->coming[k]], *left = &want[arm <= ARM_CC ? arm : ARM_SU];
		int16_t one = d->coming[k];
		if (!*left)
			continue;
		--*left;
		d->coming[k] = d->coming[placed];
		d->coming[placed++] = one;
	}
	return placed == d->wait;
}

/* Who waits is drawn; if that leaves what the counters cannot hold, whoever can. */
static bool share(struct deal *d)
{
	enum { TRIES = 8 };
	for (int i = 0; i < (d->wait ? TRIES : 1); i++) {
		random_shuffle(d->coming, d->comes, d->state);
		if (share_out(d))
			return true;
	}
	for (int singles = 0; singles <= d->wait; singles++)
		for (int infantry = 0; d->wait && singles + infantry <= d->wait; infantry++)
			if (let_wait(d, singles, infantry) && share_out(d))
				return true;
	return false;
}

/* --- who it is --- */

/* Supply units and depots that must be in a region, then the others, over the counters that are no corps. */
static void name_singles(struct deal *d)
{
	int16_t single[MAX_PIECES];
	int n = 0, left[ARMS];
	for (int i = 0; i < d->slots; i++)
		if (d->slot[i].arm == ARM_SU)
			single[n++] = (int16_t)i;
	for (int arm = ARM_SU; arm < ARMS; arm++)
		left[arm] = d->units[arm];
	random_shuffle(single, n, d->state);
	for (int k = 0; k < n; k++)
		d->slot[single[k]].arm = ARMS;
	for (int k = 0; k < n; k++)
		for (int arm = ARM_SU; arm <= ARM_DP && d->slot[single[k]].arm == ARMS; arm++) {
			int r = d->g->region[d->slot[single[k]].place];
			bool there = false;
			for (int i = 0; i < n; i++)
				there |= d->slot[single[i]].arm == arm && d->g->region[d->slot[single[i]].place] == r;
			if (there || !needs(d, r, arm) || !left[arm])
				continue;
			d->slot[single[k]].arm = (int8_t)arm;
			left[arm]--;
		}
	for (int k = 0, arm = ARM_SU; k < n; k++) {
		while (arm < ARM_LEADER && !left[arm])
			arm++;
		if (d->slot[single[k]].arm != ARMS)
			continue;
		d->slot[single[k]].arm = (int8_t)arm;
		left[arm]--;
	}
}

/* Who is placed joins the others; who waits goes back into the tray. */
static void part_those_who_come(struct deal *d)
{
	struct campaign *c = d->c;
	for (int k = 0; k < d->comes; k++) {
		int i = d->coming[k], arm = d->g->arm[i];
		if (k >= d->wait)
			d->unit[arm][d->units[arm]++] = (int16_t)i;
		c->p.piece[i].place = AT_ARRIVES;
		c->p.piece[i].known = 0;
	}
}

static void hand_out(struct deal *d)
{
	struct campaign *c = d->c;
	int next[ARMS] = {0};
	for (int arm = 0; arm < ARMS; arm++)
		random_shuffle(d->unit[arm], d->units[arm], d->state);
	for (int i = 0; i < d->slots; i++) {
		const struct slot *slot = &d->slot[i];
		for (int k = slot->arm <= ARM_CC ? slot->corps : 1; k > 0; k--) {
			int piece = d->unit[slot->arm][next[slot->arm]++];
			c->p.piece[piece].place = slot->place;
			c->at[d->side][slot->place][slot->arm]++;
			c->alive[d->side][slot->arm]++;
		}
	}
}

/* [Supply A] Whoever has named no source yet still needs one for each of his corps, as they were dealt. */
static void need_sources(const struct deal *d)
{
	struct campaign *c = d->c;
	for (int r = 0; r < d->g->regions && c->stage && !ar_declares(d); r++)
		c->left[d->side][r] = (uint8_t)(ar_region_corps(d->g, c, d->side, r) - ar_fed(d->s, c, d->side, r));
}

/* All counters are named; does no place hold more than may be there? A share of a ward that cannot be spread so is not drawn
 * again. */
static bool name_counters(struct deal *d)
{
	for (int i = 0; i < d->slots; i++) {
		d->slot[i].arm = ARMS;
		d->slot[i].corps = 0;
	}
	bool fits = true;
	for (int w = 0; w < d->wards; w++) {
		ar_deal_ward(d, w);
		if (ar_fit_ward(d, w))
			continue;
		ar_bar(&d->ward[w]);
		fits = false;
	}
	return fits;
}

/* Shares, and names the counters, till all have room; where every share has been barred, from the beginning. False: nothing
 * comes out even. */
static bool deal_out(struct deal *d)
{
	enum { TRIES = 60 };
	bool shared = d->slots && share(d), named = shared && name_counters(d);
	for (int i = 1; i < TRIES && shared && !named; i++) {
		bool again = share(d);
		for (int w = 0; w < d->wards && !again; w++)
			d->ward[w].bars = 0;
		named = (again || share(d)) && name_counters(d);
	}
	return shared;
}

bool ar_deal(const struct scenario *s, struct campaign *c, int side, int viewer, uint64_t *state)
{
	struct deal d = {.s = s, .g = land_of(s), .c = c, .side = side, .viewer = viewer, .state = state};
	struct campaign before = *c;
	ar_told_places(s, c, side, &d.told_at);
	gather(&d);
	make_room(&d, &before);
	lay_out(&d);
	if (!deal_out(&d)) {
		*c = before; /* all lies open, or the position is not sound */
		return false;
	}
	part_those_who_come(&d);
	name_singles(&d);
	hand_out(&d);
	need_sources(&d);
	return true;
}
