/* Orders and units in words. */
#include "words/berezina/own.h"

#include <stdio.h>
#include <string.h>


/* What the map calls an exit: "Zembin road". */
static const char *exit_name(const struct scenario *s, int exit)
{
	return json_string_or(cJSON_GetArrayItem(json_get(s->board.json, "exits"), exit), "what", "");
}

/* [10.1] How far it is off the map by an exit, in half points, for the combat unit of the French that is nearest on the west bank; NONE:
 * none has a way. */
static int way_to_exit(const struct scenario *s, const struct crossing *c, int exit)
{
	const struct ground *g = ground_of(s);
	int best = NONE;
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		int at = c->p.piece[i].place;
		if (!g->more[i].unit || g->more[i].engineer || at < 0 || g->bank[at] != WEST)
			continue;
		int way = bz_home(g, c, exit, at);
		if (way != NONE && (best == NONE || way < best))
			best = way;
	}
	return best;
}

static void say_exit(const struct scenario *s, const struct crossing *c, int place, struct text *out)
{
	int exit = ground_of(s)->exit_at[place], way = exit == NONE ? NONE : way_to_exit(s, c, exit);
	if (way == NONE)
		text_set(out, "By %s", s->board.at[place].id);
	else
		text_set(out, "By %s, %.40s: %d%s movement points from the crossing", s->board.at[place].id, exit_name(s, exit), way / 2,
			 way & 1 ? "\u00bd" : "");
}

/* [9.0] By a bridge, with what it risks, or under the stack that waits. */
static void say_crossing(const struct scenario *s, const struct position *p, const struct order *o, const char *name, const char *hex, struct text *out)
{
	char risk[120];
	if (o->number / 2 == 0) {
		text_set(out, "%s to %s, under the stack", name, hex);
		return;
	}
	bz_say_risk(s, crossing_of(p), o, risk, sizeof risk);
	text_set(out, "%s to %s by bridge %d%s%s", name, hex, o->number / 2, o->number & 1 ? ", under the stack" : "", risk);
}

static const char *const armies[ARMIES] = {"the Army of the Danube", "Wittgenstein's Army", "the Main Army"};

/* [5.4] Where one army alone is led, Yermaloff's units can follow no other. */
int berezina_all_of(const struct scenario *s, const struct position *p, const struct orders *list, struct text *out)
{
	(void)s, (void)p;
	int army = NONE;
	bool one = list->n > 1;
	for (int i = 0; i < list->n && one; i++) {
		const struct order *o = &list->at[i];
		one = o->verb == VERB_ATTACH && o->number >= 1 && o->number <= ARMIES && (army == NONE || army == o->number);
		army = o->number;
	}
	text_set(out, "%s%s", one ? "&All follow " : "", one ? armies[army - 1] : "");
	return one ? VERB_ATTACH : NONE;
}

void berezina_say(const struct scenario *s, const struct position *p, const struct order *o, struct text *out)
{
	const char *name = o->piece >= 0 && o->piece < s->pieces ? s->piece[o->piece].name : "";
	const char *hex = o->place >= 0 && o->place < s->board.count ? s->board.at[o->place].id : "";
	text_set(out, "%s", "");
	if (o->verb == VERB_BUILD && *name)
		bz_say_build(s, crossing_of(p), o, out);
	else if (o->verb == VERB_BY)
		say_crossing(s, p, o, name, hex, out);
	else if (o->verb == VERB_MARCH)
		text_set(out, "%s to %s", name, hex);
	else if (o->verb == VERB_EXIT)
		text_set(out, "%s leaves the map by %s", name, hex);
	else if (o->verb == VERB_ROLL)
		text_set(out, "Check %.*s first", bz_bare_name(name), name);
	else if (o->verb == VERB_FIRE)
		text_set(out, "Fire at %s", name);
	else if (o->verb == VERB_BOMBARD)
		text_set(out, "Fire at %s", hex);
	else if (o->verb == VERB_SCATTER)
		text_set(out, "Scatter the Rabble in %s", hex);
	else if (o->verb == VERB_ABANDON)
		text_set(out, "%s abandons its treasure", name);
	else if (o->verb == VERB_REMOVE)
		text_set(out, "%s is lost", name);
	else if (o->verb == VERB_LOSE)
		text_set(out, "%s loses a step", name);
	else if (o->verb == VERB_ATTACH && o->number >= 1 && o->number <= ARMIES)
		text_set(out, "%s follows %s", name, armies[o->number - 1]);
	else if (o->verb == VERB_NAME && hex[0])
		say_exit(s, crossing_of(p), o->place, out);
}

/* [3.1.3, 3.4] "moves 4 with his foot": a Russian leader goes at the pace of his men, of whom his enemy need not know. */
static void say_leader_moves(const struct scenario *s, const struct crossing *c, int piece, enum side viewer, char *out, size_t size)
{
	const struct ground *g = ground_of(s);
	int alone = bz_allowance(g, c, piece), move = bz_leader_points(g, c, piece);
	if (g->two_player && viewer != (enum side)RUSSIAN)
		snprintf(out, size, "moves %d at most", alone / 2);
	else
		snprintf(out, size, "moves %d%s", move / 2, move < alone ? " with his foot" : "");
}

/* [6.1] "moves 5 now"; of one that is on its way in the movement of its side "1\u00bd of 5 points left". */
static void say_moves(const struct scenario *s, const struct position *p, int piece, char *out, size_t size)
{
	const struct crossing *c = crossing_of(p);
	const char *const half = "\u00bd";
	int move = bz_allowance(ground_of(s), c, piece), used = p->piece[piece].used, left = used < move ? move - used : 0;
	bool leader = ground_of(s)->more[piece].leader;
	if (p->piece[piece].place >= 0 && used && frame_now(p)->row == ROW_FRENCH && s->piece[piece].side == FRENCH)
		snprintf(out, size, "%d%s of %d%s points left", left / 2, left & 1 ? half : "", move / 2, move & 1 ? half : "");
	else
		snprintf(out, size, "moves %d%s%s", move / 2, move & 1 ? half : "", leader ? "" : " now");
}

void berezina_about(const struct scenario *s, const struct position *p, int piece, enum side viewer, struct text *out)
{
	static const char letters[] = "ABCD";
	static const char *const faces[STEPS] = {"Unhurt", "One step lost", "Two steps lost", "Three steps lost"};
	const struct ground *g = ground_of(s);
	const struct crossing *c = crossing_of(p);
	const struct print_more *m = &g->more[piece];
	text_set(out, "%s", "");
	if ((!m->unit && !m->leader) || !bz_known_to(s, c, piece, (int)viewer))
		return;
	char moves[48];
	if (m->leader && s->piece[piece].side == RUSSIAN)
		say_leader_moves(s, c, piece, viewer, moves, sizeof moves);
	else
		say_moves(s, p, piece, moves, sizeof moves);
	if (m->leader) {
		text_set(out, "Leader: +%d to fire, %s", m->bonus, moves);
		return;
	}
	int steps = c->p.piece[piece].place == PLACE_LOST ? STEPS - 1 : c->p.piece[piece].steps;
	text_set(out, "Rating %c, %s. %s%s.", letters[bz_rating_of(g, c, piece) & 3], moves,
		 c->p.piece[piece].place == PLACE_LOST ? "Eliminated" : faces[steps & 3],
		 !m->treasure ? "" : has(c, piece, IS_POOR) ? ", its treasure is gone" : ", keeps its treasure");
	int army = m->formation == CORPS_YER && viewer == (enum side)RUSSIAN ? bz_army_of(g, c, piece) : ARMY_NONE;
	size_t used = strlen(out->at);
	if (army < ARMIES)
		snprintf(out->at + used, sizeof out->at - used, " Follows %s this turn.", armies[army]);
}
