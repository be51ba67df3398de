/* Which depot is used up, where a region has them in several places. */
#include "rules/larder/larder.h"

#include <limits.h>

/* A depot of a region that can be used: by piece. */
static bool is_here(const struct larder *l, int piece, int region)
{
	return l->law->depot(l->s, l->p, piece) && l->region[l->p->piece[piece].place] == region;
}

int larder_depot_users(const struct larder *l, int region)
{
	return l->on_depot[region] + (l->law->riders ? l->law->riders(l->s, l->p, region) : 0);
}

bool larder_expends(const struct larder *l, int region)
{
	return larder_depot_users(l, region) > l->feeds * larder_count(l, l->law->depots_of, region, LARDER_DEPOTS);
}

int larder_depots(const struct larder *l, int region, int16_t out[LARDER_REGIONS])
{
	int n = 0;
	for (int i = 0; i < l->s->pieces && n < LARDER_REGIONS; i++) {
		bool seen = !is_here(l, i, region);
		for (int k = 0; k < n && !seen; k++)
			seen = l->p->piece[out[k]].place == l->p->piece[i].place;
		if (!seen)
			out[n++] = (int16_t)i;
	}
	return n;
}

int larder_named_depot(const struct larder *l, int region)
{
	for (int i = set_next(&l->p->used, 0); i >= 0; i = set_next(&l->p->used, i + 1))
		if (is_here(l, i, region))
			return i;
	return NONE;
}

/* Does a supply unit stand with it? */
static bool is_tended(const struct larder *l, int piece)
{
	return l->law->tended(l->s, l->p, l->p->piece[piece].place);
}

/* The one nearest to the enemy is lost soonest anyhow; of those as near one that no supply unit could carry on. */
int larder_best_depot(const struct larder *l, int region)
{
	int16_t at[LARDER_REGIONS];
	int best = INT_MAX, chosen = NONE, n = larder_depots(l, region, at);
	for (int i = 0; i < n; i++) {
		int rank = 2 * l->law->danger(l->s, l->p, l->p->piece[at[i]].place) + is_tended(l, at[i]);
		if (rank >= best)
			continue;
		best = rank;
		chosen = at[i];
	}
	return chosen;
}

int larder_expended(const struct larder *l, int region)
{
	int named = larder_named_depot(l, region);
	return named != NONE ? named : larder_best_depot(l, region);
}
