/* What a French march brings, before it is given: the die of a ford, a crowded bridge, command, contact, the exit. */
#include "rules/berezina/berezina.h"

#include <stdio.h>
#include <string.h>

static void ford(const struct scenario *s, const struct crossing *c, int piece, int at, struct outlook *out)
{
	const struct ground *g = ground_of(s);
	int dies = 0;
	if (c->happened[EVENT_K])
		return;
	outlook_table(out, s, g->table[TABLE_FORD], 0, bz_ford_drm(s, c, piece, &out->sum));
	out->sum.kind = ACCOUNT_CHECK;
	out->sum.side = FRENCH;
	out->sum.place = (int16_t)at;
	for (int i = 0; i < out->on[0].n; i++) {
		int steps;
		bool loot;
		bz_ford_loss(g, out->on[0].at[i].result, &steps, &loot);
		dies += c->p.piece[piece].steps + steps >= STEPS ? out->on[0].at[i].ways : 0;
	}
	if (!dies)
		return;
	struct warning *w = outlook_warn(out, CITE_FORD);
	w->loses = true;
	text_set(&w->words, "It has %d step%s left and drowns in %d of %d.", STEPS - c->p.piece[piece].steps,
		 STEPS - c->p.piece[piece].steps == 1 ? "" : "s", dies, out->on[0].of);
}

static void bridge(const struct ground *g, const struct crossing *c, int ford, int code, struct outlook *out)
{
	int n = code / 2 - 1;
	for (int i = 0; n < 0 && i < BRIDGES; i++)
		if (bz_bridge_open(g, c, ford, i, FRENCH))
			n = i;
	if (n < 0 || n >= BRIDGES)
		return;
	int after = c->crossed[ford][n] + 1, most = g->figures.bridge.most;
	struct warning *w = outlook_warn(out, CITE_BRIDGE);
	if (n == ROAD_BRIDGE)
		text_set(&w->words, "Crossing %d of %d; this bridge never breaks.", after, most);
	else if (after == g->figures.breakdown.few_pieces + 1)
		text_set(&w->words, "Crossing %d of %d: from now on the bridge may break (9.0).", after, most);
	else if (after == most)
		text_set(&w->words, "The last of %d crossings of this bridge in this turn.", most);
	else
		text_set(&w->words, "Crossing %d of %d of this bridge.", after, most);
}

/* As the leaders stand now. */
static void command(const struct scenario *s, const struct crossing *c, int piece, int at, struct outlook *out)
{
	const struct ground *g = ground_of(s);
	struct crossing then = *c;
	struct set in;
	if (!g->more[piece].unit || g->more[piece].engineer)
		return;
	then.p.piece[piece].place = (int16_t)at;
	bz_command_find(s, &then, &in);
	if (!set_has(&in, piece))
		text_set(&outlook_warn(out, CITE_COMMAND)->words,
			 "Out of command there, as the leaders stand now: 2 points less next turn.");
}

/* [5.3] Does a French piece in this hex stand beside a Russian one, or on the west bank? */
static bool meets(const struct ground *g, const struct lay *lay, int at)
{
	bool near = g->bank[at] == WEST;
	for (int d = 0; d < DIRECTIONS; d++) {
		int to = g->to[at][d];
		near |= to >= 0 && (lay->units[RUSSIAN][to] || lay->leaders[RUSSIAN][to]);
	}
	return near;
}

/* [5.3] The first contact or crossing, anywhere on the way, sets the Russian track going. */
static void contact(const struct crossing *c, const struct walk *w, int at, struct outlook *out)
{
	bool any = false;
	if (c->contact)
		return;
	for (; at != NONE; at = w->from[at])
		any |= meets(ground_of(w->s), w->lay, at);
	if (any)
		text_set(&outlook_warn(out, CITE_TRACK)->words, "This sets the Russian Morale Track going.");
}

static void leaving(const struct scenario *s, const struct crossing *c, int at, struct outlook *out)
{
	const struct ground *g = ground_of(s);
	if (c->exit == at)
		return;
	struct warning *w = outlook_warn(out, CITE_VICTORY);
	w->loses = c->p.header.turn > g->other_exit_last;
	if (w->loses)
		text_set(&w->words, "This is not the chosen exit, and it is after turn %d: it counts as lost.",
			 g->other_exit_last);
	else
		text_set(&w->words, "This is not the chosen exit; it counts in full to turn %d.", g->other_exit_last);
}

/* The limit of 3.1.1 holds when the phase ends. */
static void crowd(const struct ground *g, const struct lay *lay, int piece, int at, struct outlook *out)
{
	int there = lay->units[FRENCH][at] + 1;
	if (!g->more[piece].unit || there <= STACK)
		return;
	struct warning *w = outlook_warn(out, CITE_STACK);
	w->crowds = true;
	text_set(&w->words, "%d units there: before the phase ends %d must go on, or be lost.", there, there - STACK);
}

void bz_done_outlook(const struct scenario *s, const struct crossing *c, struct outlook *out)
{
	struct lay lay;
	struct text hexes;
	bz_lay_make(s, c, &lay);
	bz_overfull_words(s, &lay, FRENCH, &hexes);
	if (!hexes.at[0])
		return;
	struct warning *w = outlook_warn(out, CITE_VIOLATION);
	w->loses = true;
	text_set(&w->words, "Too many units in %.120s: those over two are lost, you choose which.", hexes.at);
}

void bz_march_outlook(const struct scenario *s, const struct crossing *c, const struct order *o, struct outlook *out)
{
	const struct ground *g = ground_of(s);
	struct lay lay;
	struct walk w;
	if (!g->more[o->piece].unit && !g->more[o->piece].leader)
		return;
	bz_lay_make(s, c, &lay);
	bz_french_walk(s, c, &lay, o->piece, &w);
	if (has(c, o->piece, IS_MOVED) ||
	    !(o->verb == VERB_EXIT ? bz_french_may_exit(s, c, &w, o->piece, o->place) : bz_french_may_end(c, &w, o->piece, o->place)))
		return;
	int before = w.from[o->place];
	if (before != NONE && g->more[o->piece].unit && g->bank[before] != g->bank[o->place]) {
		int at = g->ford_at[o->place];
		if (bz_ford_bridged(c, at))
			bridge(g, c, at, o->number == NONE ? 0 : o->number, out);
		else
			ford(s, c, o->piece, o->place, out);
	}
	if (o->verb == VERB_EXIT) {
		leaving(s, c, o->place, out);
		return;
	}
	crowd(g, &lay, o->piece, o->place, out);
	contact(c, &w, o->place, out);
	command(s, c, o->piece, o->place, out);
}
