/* Who fires at whom: shots together on one unit, so that it dies and its command goes back (6.3.6). */
#include "ai/berezina/own.h"

enum { UNSEEN = 30 };                                       /* worth of a shot into a hex where nothing is known */
enum { A_STEP = 10, WORN = 6, LAST_STEP = 45, BUILDS = 3 }; /* worth of a hit on the French */

/* Chances in sixths that this shot hits. */
static int chances(const struct scenario *s, const struct crossing *c, int firer, int target)
{
	struct account sum;
	bz_shot_sum(s, c, firer, target, &sum);
	int n = 1; /* a six always hits */
	for (int die = 2; die < 6; die++)
		n += table_result(&s->table[sum.table], sum.column, die + sum.die[0].drm) != 0;
	return n;
}

/* What a hit costs the French: a step is a point (14.0), the last one the unit, its treasure and two more. Who builds the bridges holds
 * up all others with him. */
static int hit_on_french(const struct scenario *s, const struct crossing *c, int target)
{
	const struct print_more *m = &ground_of(s)->more[target];
	int steps = c->p.piece[target].steps, worth = A_STEP + WORN * steps;
	if (steps == STEPS - 1)
		worth = LAST_STEP + (m->treasure && !has(c, target, IS_POOR) ? A_STEP : 0);
	return m->engineer ? BUILDS * worth : worth;
}

/* What it costs the Russians: a unit near its end is worth more, and most when its command must then go back. */
static int hit_on_russian(const struct scenario *s, const struct crossing *c, int target)
{
	const struct ground *g = ground_of(s);
	int steps = c->p.piece[target].steps, worth = 10 + 4 * steps;
	bool first = frame_now(&c->p)->count == 1;
	if (steps == STEPS - 1)
		worth += first ? 10 + 10 * c->wiped[g->more[target].formation] : 8;
	if (!g->more[target].artillery || g->more[target].cavalry)
		worth += 2;
	if (bz_rating_of(g, c, target) <= RATING_C)
		worth += 4;
	return worth;
}

static int shot_worth(const struct scenario *s, const struct crossing *c, int firer, int target)
{
	int worth = s->piece[target].side == FRENCH ? hit_on_french(s, c, target) : hit_on_russian(s, c, target);
	return worth * chances(s, c, firer, target) / (bz_retire_asked(s, c, firer, target) ? 4 : 1);
}

static int aim(const struct scenario *s, const struct crossing *c, int firer, const struct orders *list)
{
	int best = 0, most = -1;
	for (int i = 0; i < list->n; i++) {
		int verb = list->at[i].verb;
		if (verb != VERB_FIRE && verb != VERB_BOMBARD)
			continue;
		int value = verb == VERB_FIRE ? shot_worth(s, c, firer, list->at[i].piece) : UNSEEN;
		if (value > most) {
			best = i;
			most = value;
		}
	}
	return best;
}

/* Who fires next: the surest shot, so that later ones can finish what it began. */
static int firer(const struct scenario *s, const struct crossing *c, const struct orders *list)
{
	const struct ground *g = ground_of(s);
	int best = NONE, most = 0, foe = 1 - list->at[0].side;
	for (int i = 0; i < list->n; i++) {
		int unit = list->at[i].piece, top = 0;
		if (list->at[i].verb != VERB_TAKE)
			continue;
		for (int t = g->first[foe]; t < g->last[foe]; t++) {
			if (!g->more[t].unit || !on_map(c, t) || !bz_may_name(s, c, unit, t))
				continue;
			int value = shot_worth(s, c, unit, t);
			top = value > top ? value : top;
		}
		if (best == NONE || top > most) {
			best = i;
			most = top;
		}
	}
	return best == NONE ? 0 : best;
}

int bz_counsel_volley(const struct scenario *s, const struct crossing *c, const struct orders *list)
{
	int hand = set_next(&c->p.hand, 0);
	return hand == NONE ? firer(s, c, list) : aim(s, c, hand, list);
}
