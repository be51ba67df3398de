/* Which neighbour feeds which depleted region, where there are fewer neighbours than hungry regions. */
#include "rules/larder/larder.h"

#include <string.h>

struct match {
	uint64_t hosts[LARDER_REGIONS]; /* of a region, those that are free */
	int need[LARDER_REGIONS];
	int8_t of[LARDER_REGIONS];      /* of a neighbour: the region it feeds, or NONE */
};

/* Corps count twice. [Supply D] Depots feed any number, so nobody of their region needs a neighbour. */
static int mouths(const struct larder *l, int side, int region)
{
	if (l->depleted[region] != DEPLETED_FULL)
		return 0;
	int n = 2 * l->left[side][region] + (l->law->small ? l->law->small(l->s, l->p, side, region) : 0);
	return n && !larder_count(l, side, region, LARDER_DEPOTS) ? n : 0;
}

/* The neighbour that feeds the region already, or NONE. */
static int settled(const struct larder *l, uint64_t hosts, int region)
{
	for (; hosts; hosts &= hosts - 1)
		if (l->host_of[__builtin_ctzll(hosts)] == region + 1)
			return __builtin_ctzll(hosts);
	return NONE;
}

static void open(const struct larder *l, int side, int region, int claim, struct match *m, uint8_t host[LARDER_REGIONS])
{
	struct larder_sources from;
	for (int r = 0; r < l->regions; r++) {
		m->of[r] = NONE;
		m->hosts[r] = 0;
		m->need[r] = claim != NONE && r == region ? 0 : mouths(l, side, r);
		if (!m->need[r])
			continue;
		larder_sources(l, side, r, &from);
		int own = settled(l, from.hosts, r);
		if (own != NONE) {
			host[r] = (uint8_t)(own + 1);
			m->need[r] = 0;
		}
		m->hosts[r] = from.hosts & ~(claim == NONE ? 0 : UINT64_C(1) << claim);
	}
}

/* Finds a neighbour for the region; who has one moves over to another if he can. */
static bool seat(struct match *m, int region, uint64_t *tried)
{
	for (uint64_t left = m->hosts[region]; left; left &= left - 1) {
		int h = __builtin_ctzll(left);
		if (*tried >> h & 1)
			continue;
		*tried |= UINT64_C(1) << h;
		if (m->of[h] != NONE && !seat(m, m->of[h], tried))
			continue;
		m->of[h] = (int8_t)region;
		return true;
	}
	return false;
}

/* The most mouths first, and by code: who has been given a neighbour keeps one, so the fewest go hungry. */
int larder_match(const struct larder *l, int side, int region, int claim, uint8_t host[LARDER_REGIONS])
{
	struct match m;
	int hungry = 0;
	memset(host, 0, LARDER_REGIONS);
	open(l, side, region, claim, &m, host);
	for (;;) {
		int next = NONE;
		uint64_t tried = 0;
		for (int r = 0; r < l->regions; r++)
			if (m.need[r] > (next == NONE ? 0 : m.need[next]))
				next = r;
		if (next == NONE)
			break;
		hungry += seat(&m, next, &tried) ? 0 : m.need[next];
		m.need[next] = 0;
	}
	for (int h = 0; h < l->regions; h++)
		if (m.of[h] != NONE)
			host[m.of[h]] = (uint8_t)(h + 1);
	return hungry;
}

bool larder_starves(const struct larder *l, int side, int region)
{
	uint8_t host[LARDER_REGIONS];
	if (!mouths(l, side, region))
		return false;
	larder_match(l, side, NONE, NONE, host);
	return !host[region];
}

/* Who is matched to one of these neighbours. */
static uint64_t fed_by(const struct larder *l, const uint8_t host[LARDER_REGIONS], uint64_t hosts)
{
	uint64_t out = 0;
	for (int r = 0; r < l->regions; r++)
		if (host[r] && hosts >> (host[r] - 1) & 1)
			out |= UINT64_C(1) << r;
	return out;
}

/* From those whom the match leaves hungry to those who have the neighbours that could feed them, and so on: each of them is fed only at the
 * cost of another. */
uint64_t larder_rivals(const struct larder *l, int side)
{
	struct match m;
	uint8_t host[LARDER_REGIONS];
	uint64_t rivals = 0, hosts = 0, before;
	if (!l->law->small)
		return 0;
	larder_match(l, side, NONE, NONE, host);
	open(l, side, NONE, NONE, &m, host);
	for (int r = 0; r < l->regions; r++)
		if (m.need[r] && m.hosts[r] && !host[r])
			rivals |= UINT64_C(1) << r;
	do {
		before = rivals;
		for (int r = 0; r < l->regions; r++)
			hosts |= rivals >> r & 1 ? m.hosts[r] : 0;
		rivals |= fed_by(l, host, hosts);
	} while (rivals != before);
	return rivals;
}
