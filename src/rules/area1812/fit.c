/* Corps of a dealt ward are moved about until each place holds no more of them than can have come there. */
#include "rules/area1812/deal.h"

/* Closed corps in a place as they are dealt in a ward, by MOST_. */
static void dealt_in(const struct deal *d, int w, int place, int out[MOSTS])
{
	for (int what = 0; what < MOSTS; what++)
		out[what] = 0;
	for (int i = d->first[w]; i < d->first[w + 1]; i++)
		if (d->slot[i].place == place && d->slot[i].arm <= ARM_CC) {
			out[d->slot[i].arm] += d->slot[i].corps;
			out[MOST_CORPS] += d->slot[i].corps;
		}
}

/* Corps for which there is no room in a place. */
static int excess(const struct deal *d, int w, int place)
{
	int n[MOSTS], out = 0;
	dealt_in(d, w, place, n);
	for (int what = 0; what < MOSTS; what++)
		out += d->room[place][what] == UNBOUND ? 0 : n[what] - int_min(n[what], d->room[place][what]);
	return out;
}

/* The counters of a place lie together. */
static int excess_of_all(const struct deal *d, int w)
{
	int out = 0;
	for (int i = d->first[w]; i < d->first[w + 1]; i++)
		out += i > d->first[w] && d->slot[i].place == d->slot[i - 1].place ? 0 : excess(d, w, d->slot[i].place);
	return out;
}

/* May a counter in a place be this? A supply unit may not stand for the corps that a fortress feeds. */
static bool may_be(const struct deal *d, int place, int arm)
{
	enum pile_kind kind = ar_kind_of(d, place);
	if (arm > ARM_CC)
		return !ar_told_by_fortress(d, place) || !d->corps[place];
	return kind == ANY_PILE || kind == (arm == ARM_IC ? FOOT_PILE : HORSE_PILE);
}

static void swap(struct slot *a, struct slot *b)
{
	struct slot was = *a;
	a->arm = b->arm;
	a->corps = b->corps;
	b->arm = was.arm;
	b->corps = was.corps;
}

/* One corps of a pile goes to another of its arm, elsewhere. */
static bool shift(struct deal *d, int w, struct slot *a, struct slot *b, int below)
{
	if (a->arm > ARM_CC || a->arm != b->arm || a->corps < 2)
		return false;
	a->corps--;
	b->corps++;
	if (excess_of_all(d, w) < below)
		return true;
	a->corps++;
	b->corps--;
	return false;
}

/* What two counters are is exchanged. */
static bool exchange(struct deal *d, int w, struct slot *a, struct slot *b, int below)
{
	if (a->arm == b->arm || !may_be(d, a->place, b->arm) || !may_be(d, b->place, a->arm))
		return false;
	swap(a, b);
	if (excess_of_all(d, w) < below)
		return true;
	swap(a, b);
	return false;
}

/* A pile is given up to another of its arm, and becomes one of a corps that is too many elsewhere. */
static bool convert(struct deal *d, int w, struct slot *a, struct slot *b, int below)
{
	struct slot pile = *a, given = *b;
	if (a->arm > ARM_CC || b->arm > ARM_CC || a->arm == b->arm || a->corps < 2 || !may_be(d, b->place, a->arm))
		return false;
	a->corps--;
	b->arm = a->arm;
	b->corps = 1;
	for (int i = d->first[w]; i < d->first[w + 1]; i++) {
		struct slot *other = &d->slot[i];
		if (other->arm != given.arm)
			continue;
		other->corps = (uint8_t)(other->corps + given.corps);
		if (excess_of_all(d, w) < below)
			return true;
		other->corps = (uint8_t)(other->corps - given.corps);
	}
	*a = pile;
	*b = given;
	return false;
}

/* A change that leaves less than `below` too much, of the counters in `place` with those elsewhere. */
static bool change(struct deal *d, int w, int place, int below)
{
	static bool (*const ways[])(struct deal *, int, struct slot *, struct slot *, int) = {shift, exchange, convert};
	int low = d->first[w], n = d->first[w + 1] - low, start = random_below(d->state, n), from = random_below(d->state, n);
	for (int way = 0; way < 3; way++)
		for (int i = 0; i < n; i++)
			for (int k = 0; k < n; k++) {
				struct slot *a = &d->slot[low + (start + i) % n], *b = &d->slot[low + (from + k) % n];
				if (a->place == place && b->place != place && ways[way](d, w, a, b, below))
					return true;
			}
	return false;
}

/* A place of the ward that holds too much, or NONE. */
static int too_full(const struct deal *d, int w)
{
	for (int i = d->first[w]; i < d->first[w + 1]; i++)
		if (excess(d, w, d->slot[i].place))
			return d->slot[i].place;
	return NONE;
}

/* Where nothing makes it better, something that makes it no worse may open a way. */
bool ar_fit_ward(struct deal *d, int w)
{
	int place = too_full(d, w), turns = 40;
	while (place != NONE) {
		int now = excess_of_all(d, w);
		if (!change(d, w, place, now) && (!turns-- || !change(d, w, place, now + 1)))
			return false;
		place = too_full(d, w);
	}
	return true;
}
