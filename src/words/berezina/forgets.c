/* What may be forgotten at the end of a phase: engineers at a ford, hexes that hold too many, units without a leader near. */
#include "words/berezina/own.h"

#include <stdio.h>

/* [8.1] Every engineer unit in a ford hex may work once. */
static void engineers(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	struct set idle;
	set_clear(&idle);
	for (int i = 0; i < list->n; i++)
		if (list->at[i].verb == VERB_BUILD)
			set_add(&idle, list->at[i].piece);
	int n = set_count(&idle), first = set_next(&idle, 0);
	if (n == 1)
		forgotten_add(out, first, p->piece[first].place, "Engineers at a ford have not worked: %s.", s->piece[first].name);
	else if (n)
		forgotten_add(out, first, p->piece[first].place, "%d units of engineers at a ford have not worked.", n);
}

/* [3.1.4] Who is over two in a hex when movement ends is lost. */
static void overfull(const struct scenario *s, const struct position *p, struct forgotten *out)
{
	struct lay lay;
	int16_t hexes[MAX_PIECES];
	bz_lay_make(s, crossing_of(p), &lay);
	int lost = bz_surplus(&lay, FRENCH);
	if (bz_overfull(&lay, FRENCH, hexes) > 0)
		forgotten_add(out, NONE, hexes[0], "%d %s lost, for more than two stand in a hex.", lost,
			      lost == 1 ? "unit is" : "units are");
}

/* Has any French piece been moved in this phase? */
static bool begun(const struct ground *g, const struct crossing *c)
{
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++)
		if (c->p.piece[i].used || has(c, i, IS_MOVED))
			return true;
	return false;
}

/* [5.2] Who is too far from his leader when the turn begins has two points less: told while leaders can still be moved. */
static void out_of_command(const struct scenario *s, const struct position *p, struct forgotten *out)
{
	enum { NAMED = 2 };
	const struct ground *g = ground_of(s);
	const struct crossing *c = crossing_of(p);
	struct set in;
	struct text names = {""};
	int n = 0, first = NONE;
	size_t used = 0;
	bz_command_find(s, c, &in);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		if (!is_unit(g, i) || g->more[i].engineer || !on_map(c, i) || set_has(&in, i))
			continue;
		if (n++ < NAMED)
			used += (size_t)snprintf(names.at + used, sizeof names.at - used, "%s%.60s", first == NONE ? "" : "; ", s->piece[i].name);
		first = first == NONE ? i : first;
	}
	if (n > NAMED)
		snprintf(names.at + used, sizeof names.at - used, "; %d more", n - NAMED);
	if (!n)
		return;
	forgotten_add(out, first, p->piece[first].place, "Out of command as the leaders stand, %d less to move next turn (5.2): %.150s.",
		      g->penalty / 2, names.at);
	out->at[out->n - 1].at_end = !begun(g, c);
}

void berezina_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	if (frame_now(p)->row == ROW_FRENCH)
		overfull(s, p, out);
	if (frame_now(p)->row == ROW_FRENCH && p->header.turn < s->last_turn)
		out_of_command(s, p, out);
	engineers(s, p, list, out);
}
