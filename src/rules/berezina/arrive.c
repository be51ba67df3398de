/* Russian reinforcements (11.2): the dice at the start of a turn, entry hexes, and who is released by them. */
#include "rules/berezina/berezina.h"

#include <string.h>

/* [11.2, 11.4] Another hex is the nearest free one: for Russians of that edge of the map, for French of that bank [reading 15]. */
int bz_entry(const struct ground *g, const struct lay *lay, int side, int wanted)
{
	int best = NONE;
	if (wanted == NONE)
		return NONE;
	for (int k = -1; k < g->rims && best != wanted; k++) {
		int at = k < 0 ? wanted : g->rim[k];
		bool alike = side == FRENCH ? g->bank[at] == g->bank[wanted] : g->edge[at] & g->edge[wanted];
		if (!g->edge[at] || !alike || lay->units[1 - side][at] || lay->rabble[at])
			continue;
		if (best == NONE || bz_distance(g, at, wanted) < bz_distance(g, best, wanted))
			best = at;
	}
	return best;
}

/* [11.2] From turn 12 a die with better chances every turn; on the last turn of its table he comes by himself. */
static void wittgenstein(const struct scenario *s, struct crossing *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	const struct table *t = &s->table[g->table[TABLE_WITTGENSTEIN]]; /* its columns are turns */
	int turn = c->p.header.turn - (c->happened[EVENT_J] ? g->figures.arrival.wittgenstein_delay : 0);
	int first = t->range[0].low, last = t->range[t->columns - 1].low;
	if (c->arrived[CORPS_WIT] || turn < first)
		return;
	bool comes = turn >= last;
	if (!comes)
		comes = table_result(t, turn - first, event_roll(&c->p, ev, RUSSIAN, 6, 1, CITE_ARRIVALS));
	event_note(ev, EVENT_NOTE, RUSSIAN, NONE, NONE, NONE, comes ? TEXT_WITTGENSTEIN : TEXT_NO_WITTGENSTEIN, CITE_ARRIVALS);
	if (comes)
		c->arrived[CORPS_WIT] = c->p.header.turn;
}

/* [11.2] From turn 15 two dice for the Avant Garde, and a turn after it the Main Army. [13.44] With Kutusov on the heels both
 * come without a die, on turn 15 or 14 [reading 45]. */
static void main_army(const struct scenario *s, struct crossing *c, struct events *ev)
{
	const struct ground *g = ground_of(s);
	int turn = c->p.header.turn, smells = scenario_value(s, "kutusov_smells_blood");
	if (c->arrived[CORPS_AVG]) {
		if (!c->arrived[CORPS_MAIN] && c->arrived[CORPS_AVG] < turn) {
			c->arrived[CORPS_MAIN] = (int16_t)turn;
			event_note(ev, EVENT_NOTE, RUSSIAN, NONE, NONE, NONE, TEXT_MAIN, CITE_ARRIVALS);
		}
		return;
	}
	bool comes = smells && turn >= g->figures.arrival.main + 1 - smells;
	if (!smells && turn >= (c->happened[EVENT_I] ? g->figures.arrival.main_early : g->figures.arrival.main)) {
		int sum = event_roll(&c->p, ev, RUSSIAN, 6, 1, CITE_ARRIVALS);
		sum += event_roll(&c->p, ev, RUSSIAN, 6, 1, CITE_ARRIVALS) + (c->happened[EVENT_I] ? g->figures.arrival.main_bonus : 0);
		comes = table_result(&s->table[g->table[TABLE_MAIN]], 0, sum);
	} else if (!comes) {
		return;
	}
	event_note(ev, EVENT_NOTE, RUSSIAN, NONE, NONE, NONE, comes ? TEXT_AVANT_GARDE : TEXT_NO_MAIN, CITE_ARRIVALS);
	if (comes)
		c->arrived[CORPS_AVG] = (int16_t)turn;
}

void bz_arrivals_roll(const struct scenario *s, struct crossing *c, struct events *ev)
{
	if (!ground_of(s)->placing)
		return; /* a described position brings its own arrivals */
	wittgenstein(s, c, ev);
	main_army(s, c, ev);
}

void bz_group_enters(const struct scenario *s, struct crossing *c, int formation, int entry, struct events *ev)
{
	const struct ground *g = ground_of(s);
	c->entry[formation] = (int16_t)entry;
	event_note(ev, EVENT_MARKER, RUSSIAN, NONE, NONE, entry, TEXT_ENTRY, CITE_ARRIVALS);
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++)
		if (g->more[i].formation == formation && (g->more[i].unit || g->more[i].leader) &&
		    c->p.piece[i].place == PLACE_LATER)
			c->p.piece[i].place = PLACE_ENTERS;
}

/* [11.2] Of the hexes that a result names, the one nearest to a French unit; ties: the lowest [reading 35]. */
static int entry_choice(const struct scenario *s, const struct crossing *c, const char *hexes)
{
	int best = NONE, best_far = 1000;
	for (const char *at = hexes; *at; at += at[4] ? 5 : 4) {
		char id[5] = {at[0], at[1], at[2], at[3], 0};
		int hex = board_find(&s->board, id), far = hex == NONE ? 1000 : bz_nearest_unit(s, c, FRENCH, hex);
		if (far < best_far || (far == best_far && hex < best)) {
			best = hex;
			best_far = far;
		}
	}
	return best;
}

/* [11.2] A die for where a group comes in; [13.44] on the heels of the French at 6005. */
static void entry_roll(const struct scenario *s, struct crossing *c, int formation, int table, struct events *ev)
{
	const struct table *t = &s->table[ground_of(s)->table[table]];
	int entry;
	if (scenario_value(s, "kutusov_smells_blood") && formation != CORPS_WIT)
		entry = ground_of(s)->figures.arrival.main_heels;
	else
		entry = entry_choice(s, c, t->result[table_result(t, 0, event_roll(&c->p, ev, RUSSIAN, 6, 1, CITE_ARRIVALS))]);
	bz_group_enters(s, c, formation, entry, ev);
}

/* [11.2] Groups with a turn and a hex of their own: Tchichagov's on turn 3, Yermaloff's on 14. */
static void dated(const struct scenario *s, struct crossing *c)
{
	const struct ground *g = ground_of(s);
	for (int i = g->first[RUSSIAN]; i < g->last[RUSSIAN]; i++) {
		int f = g->more[i].formation;
		if (c->p.piece[i].place != PLACE_LATER || s->piece[i].enter_turn == NONE ||
		    s->piece[i].enter_turn > c->p.header.turn)
			continue;
		c->p.piece[i].place = PLACE_ENTERS;
		if (f < FORMATIONS && !c->arrived[f]) {
			c->arrived[f] = c->p.header.turn;
			c->entry[f] = s->piece[i].enter_place;
		}
	}
}

/* [11.2] Groups come in at the start of the Russian Movement Phase; the Avant Garde releases all Russians [reading 34]. */
void bz_arrivals_enter(const struct scenario *s, struct crossing *c, struct events *ev)
{
	int turn = c->p.header.turn;
	dated(s, c);
	if (c->arrived[CORPS_WIT] == turn && c->entry[CORPS_WIT] == NONE)
		entry_roll(s, c, CORPS_WIT, TABLE_WITTGENSTEIN_ENTRY, ev);
	if (c->arrived[CORPS_AVG] == turn && c->entry[CORPS_AVG] == NONE) {
		entry_roll(s, c, CORPS_AVG, TABLE_AVANT_GARDE_ENTRY, ev);
		bz_release_all(c, ev);
	}
	if (c->arrived[CORPS_MAIN] == turn && c->entry[CORPS_MAIN] == NONE)
		entry_roll(s, c, CORPS_MAIN, TABLE_MAIN_ENTRY, ev);
}
