/* What may be forgotten at the end of a phase: engineers at a ford, hexes that hold too many, units without a leader near. */
#include "words/berezina/own.h"

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

/* [5.2] Who is too far from his leader when the turn begins has two points less: told while leaders can still be moved. */
static void out_of_command(const struct scenario *s, const struct position *p, struct forgotten *out)
{
	const struct ground *g = ground_of(s);
	const struct crossing *c = crossing_of(p);
	struct set in;
	int n = 0, first = NONE;
	bz_command_find(s, c, &in);
	for (int i = g->first[FRENCH]; i < g->last[FRENCH]; i++) {
		if (!is_unit(g, i) || g->more[i].engineer || !on_map(c, i) || set_has(&in, i))
			continue;
		first = first == NONE ? i : first;
		n++;
	}
	if (n == 1)
		forgotten_add(out, first, p->piece[first].place, "As the leaders stand, 1 unit is out of command and moves %d less next turn (5.2): %s.",
			      g->penalty / 2, s->piece[first].name);
	else if (n)
		forgotten_add(out, first, p->piece[first].place, "As the leaders stand, %d units are out of command and move %d less next turn (5.2).", n,
			      g->penalty / 2);
}

void berezina_forgets(const struct scenario *s, const struct position *p, const struct orders *list, struct forgotten *out)
{
	if (frame_now(p)->row == ROW_FRENCH)
		overfull(s, p, out);
	if (frame_now(p)->row == ROW_FRENCH && p->header.turn < s->last_turn)
		out_of_command(s, p, out);
	engineers(s, p, list, out);
}
