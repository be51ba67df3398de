/* Mandatory retreats of Russian commands (6.3.6): alone by themselves, with two players a decision. */
#include "rules/berezina/berezina.h"

enum { MOST_ENDS = 24 };

/* [6.3.6] Two combat units of its command were destroyed in the first joint combat of this turn, whichever turn that is: a
 * command that waits for its release marches, so it goes back, too; one that is frozen does not move [reading 23]. */
bool bz_goes_back(const struct ground *g, const struct crossing *c, int piece)
{
	return c->wiped[g->more[piece].formation] >= g->figures.retreat.units &&
	       (bz_is_active(g, c, piece) || bz_is_waiting(g, c, piece));
}

static bool may_back(const struct ground *g, const struct lay *lay, int at, int d)
{
	int to = g->to[at][d];
	return to >= 0 && !(g->side[at][d] & SIDE_RIVER) && !lay->units[FRENCH][to] && !lay->leaders[FRENCH][to] &&
	       !lay->rabble[to] && !lay->zone[FRENCH][to];
}

/* The way back of a piece: hexes two steps off, each step farther from the French; without any, those one step off. */
struct ends {
	int n, steps;
	int16_t at[MOST_ENDS], by[MOST_ENDS]; /* by: the hex before it */
};

static void ends_add(struct ends *out, int by, int at, int steps)
{
	if (steps < out->steps)
		return;
	if (steps > out->steps) {
		out->steps = steps;
		out->n = 0;
	}
	for (int i = 0; i < out->n; i++)
		if (out->at[i] == at)
			return;
	if (out->n == MOST_ENDS)
		return;
	out->by[out->n] = (int16_t)by;
	out->at[out->n++] = (int16_t)at;
}

/* [6.3.6] Two hexes away from the French whatever the ground costs, not into zones nor over the river; one where two are not to
 * be had. */
static void ends_find(const struct scenario *s, const struct crossing *c, int piece, struct ends *out)
{
	const struct ground *g = ground_of(s);
	int start = c->p.piece[piece].place;
	struct lay lay;
	bz_lay_make(s, c, &lay);
	out->n = out->steps = 0;
	int near = bz_nearest_unit(s, c, FRENCH, start);
	for (int d = 0; d < DIRECTIONS; d++) {
		if (!may_back(g, &lay, start, d))
			continue;
		int one = g->to[start][d], near_one = bz_nearest_unit(s, c, FRENCH, one);
		if (near_one <= near)
			continue;
		for (int k = -1; k < (g->figures.retreat.hexes > 1 ? DIRECTIONS : 0); k++) {
			if (k >= 0 && !may_back(g, &lay, one, k))
				continue;
			int end = k < 0 ? one : g->to[one][k];
			if (end == start || (k >= 0 && bz_nearest_unit(s, c, FRENCH, end) <= near_one) ||
			    (g->more[piece].unit && lay.units[RUSSIAN][end] >= STACK))
				continue;
			ends_add(out, k < 0 ? start : one, end, k < 0 ? 1 : 2);
		}
	}
}

/* Of these hexes the farthest from the French, then the cheapest ground, then the lowest [reading 23]. */
static int ends_best(const struct scenario *s, const struct crossing *c, const struct ends *ends)
{
	static const int dear[] = {0, 1, 2, 2};
	const struct ground *g = ground_of(s);
	int best = NONE, best_key = 0;
	for (int i = 0; i < ends->n; i++) {
		int at = ends->at[i], key = -bz_nearest_unit(s, c, FRENCH, at) * 8 + dear[g->land[at]];
		if (best != NONE && (key > best_key || (key == best_key && at > best)))
			continue;
		best = at;
		best_key = key;
	}
	return best;
}

static void go_back(const struct scenario *s, struct crossing *c, int piece, const struct ends *ends, int to, struct events *ev)
{
	int from = c->p.piece[piece].place, i = 0;
	mark(c, piece, IS_MOVED);
	if (to == NONE)
		return;
	while (ends->at[i] != to)
		i++;
	bz_put_on(s, c, piece, to, false);
	struct event goes = event_make(EVENT_RETREAT, RUSSIAN, piece, from, to, NONE, CITE_RETREATS);
	if (ends->steps == 2)
		event_way(ev, &goes, (int16_t[]){(int16_t)from, ends->by[i], (int16_t)to}, 3);
	bz_note_known(s, c, ev, goes);
}

/* Does a formation retreat when this army has its turn? Who is frozen stays [reading 23]. */
static bool duty(const struct ground *g, const struct crossing *c, int formation, int army)
{
	int i = g->first[RUSSIAN];
	while (i < g->last[RUSSIAN] && g->more[i].formation != formation)
		i++;
	return i < g->last[RUSSIAN] && bz_goes_back(g, c, i) &&
	       (formation == CORPS_YER ? army == ARMY_DANUBE : g->more[i].army == army);
}

static bool due(const struct ground *g, const struct crossing *c, int piece, int army)
{
	return on_map(c, piece) && !has(c, piece, IS_MOVED) && (g->more[piece].unit || g->more[piece].leader) &&
	       duty(g, c, g->more[piece].formation, army);
}

void bz_retreat_duty(const struct scenario *s, struct crossing *c, int army, struct events *ev)
{
	const struct ground *g = ground_of(s);
	bool any = false;
	for (int k = CORPS_TCH; k < FORMATIONS; k++) {
		if (!duty(g, c, k, army))
			continue;
		any = true;
		event_note(ev, EVENT_NOTE, RUSSIAN, NONE, NONE, NONE, k, CITE_RETREATS);
		for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN] && !g->two_player; i++)
			if (g->more[i].formation == k && due(g, c, i, army)) {
				struct ends ends;
				ends_find(s, c, i, &ends);
				go_back(s, c, i, &ends, ends_best(s, c, &ends), ev);
			}
		bz_watch(s, c, ev);
	}
	if (any && g->two_player)
		frame_push(&c->p, ROW_BACK, SIDE_1)->number = (int16_t)army;
}

/* [6.3.6] Who has no way back stays without a penalty, and does nothing else in this phase [reading 42]. */
void bz_back_enter(const struct scenario *s, struct position *p, struct events *ev)
{
	const struct ground *g = ground_of(s);
	struct crossing *c = crossing_at(p);
	(void)ev;
	if (!phase_empty(s, p))
		return;
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++)
		if (due(g, c, i, frame_now(p)->number))
			mark(c, i, IS_MOVED);
	phase_return(p);
}

void bz_back_ask(const struct scenario *s, const struct position *p, struct prompt *out)
{
	(void)s;
	(void)p;
	prompt_ask(out, VERB(VERB_RETREAT), 0,
		   "Two units of a command are destroyed: where does each of its pieces go back to?");
}

void bz_back_list(const struct scenario *s, const struct position *p, struct orders *out)
{
	const struct ground *g = ground_of(s);
	const struct crossing *c = crossing_of(p);
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		struct ends ends;
		if (!due(g, c, i, frame_now(p)->number))
			continue;
		ends_find(s, c, i, &ends);
		int best = ends_best(s, c, &ends);
		if (best != NONE)
			orders_add(out, order_make(VERB_RETREAT, RUSSIAN, i, best, NONE));
		for (int k = 0; k < ends.n; k++)
			if (ends.at[k] != best)
				orders_add(out, order_make(VERB_RETREAT, RUSSIAN, i, ends.at[k], NONE));
	}
}

bool bz_back_can(const struct scenario *s, const struct position *p, const struct order *o, struct error *e)
{
	return phase_listed(s, p, o, CITE_RETREATS,
		      "each piece of the command goes back two hexes, each farther from the French, outside their zones and on its "
		      "bank, to a hex with room; one hex where two are not to be had",
		      e);
}

void bz_back_act(const struct scenario *s, struct position *p, const struct order *o, struct events *ev)
{
	struct crossing *c = crossing_at(p);
	struct ends ends;
	phase_again(p);
	ends_find(s, c, o->piece, &ends);
	go_back(s, c, o->piece, &ends, o->place, ev);
	bz_watch(s, c, ev);
}
